//! The window on a phone or a tablet.

words! {
    MENU: "Menu", "メニュー";
    UNDO: "Undo", "戻す";
    RECORD: "Record", "棋譜";
    TABLE: "Table", "盤面";
    NOTE: "Note", "メモ";
    MORE: "More", "その他";
    KEPT: "Kept", "保存済み";
    KEEPING: "Keeping…", "保存中…";
    KEPT_WHY: "All that was done is kept by this browser: it is there when the page is loaded anew", "行ったことはすべてこのブラウザーに保存済みで、再読み込みしても残ります";
    PLACE_OF: "{number} of {count}", "{count}件中{number}";
}
