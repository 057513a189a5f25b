//! The board as a picture.

words! {
    SVG: "SVG: sharp at every size", "SVG（どの大きさでも鮮明）";
    PNG: "PNG: an ordinary picture", "PNG（普通の画像）";
    WHAT: "The page of the board as it is seen now, on light ground", "今見えている盤面を、明るい背景で保存します";
}
