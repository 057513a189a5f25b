//! The board.

words! {
    BOARD: "The table", "盤面";
}
