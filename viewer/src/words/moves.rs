//! What can be done.

words! {
    TAB_MOVES: "Moves", "選択肢";
}
