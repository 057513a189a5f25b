//! What happened.

words! {
    TAB_HAPPENED: "Event", "出来事";
    START: "Start of the game", "対局の開始";
}
