//! Words that several panels use.

words! {
    OK: "OK", "決定";
    CANCEL: "Cancel", "取消";
    CLOSE: "Close", "閉じる";
    NO_PLACE: "There is no such place in this game", "その場所はこの対局にありません";
}
