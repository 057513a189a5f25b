//! Searching events.

words! {
    TAB_FIND: "Find", "検索";
}
