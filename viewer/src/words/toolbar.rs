//! The bar at the top.

words! {
    GAMES: "Games", "対局一覧";
    EYE_ALL: "Everything", "すべて";
    EYE_PUBLIC: "The public", "公開情報";
    EYE: "Eye", "視点";
}
