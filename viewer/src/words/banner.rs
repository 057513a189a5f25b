//! Messages above the table.

words! {
    DISMISS: "Put away", "閉じる";
}
