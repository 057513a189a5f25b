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
    PASS_AROUND: "One phone goes around", "1台を順に回す";
    PASS_AROUND_WHY: "Each player sees what that player may know, behind a curtain", "各自に、その人が知ってよいものだけを見せます";
    HAND_TO: "For {name} alone", "{name}だけに見せます";
    HAND_TO_WHY: "Hand the phone over", "端末を渡してください";
    HOLD: "Hold to look", "長押しで開く";
    ONLY_KNOWS: "Only {name} knows; go on", "{name}だけが知っている：先へ進む";
    LOOKS: "{name} looks", "{name}が見ています";
    CLOSE: "Close", "閉じる";
    PLACE_OF: "{number} of {count}", "{count}件中{number}";
}
