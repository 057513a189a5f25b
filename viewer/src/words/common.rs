//! Words that several panels use.

words! {
    OK: "OK", "決定";
    CANCEL: "Cancel", "取消";
    CLOSE: "Close", "閉じる";
}
