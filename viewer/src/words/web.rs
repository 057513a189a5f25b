//! The window in a browser.

words! {
    NOT_KEPT: "This browser keeps nothing for this page, as in a private window: what you do is gone when the page is closed. Save the file before you leave", "このブラウザーはこのページの内容を保存できません（プライベートウィンドウなど）。ページを閉じると失われるので、閉じる前にファイルを保存してください";
    TAKEN: "Another tab of this browser writes the games: here they are only read. Close the other tab and load this one again to go on here", "このブラウザーの別のタブが対局を書き込んでいるため、ここでは見るだけになります。ここで続けるには、別のタブを閉じてから再読み込みしてください";
    LOST: "The browser did not keep the last change of {file}: {why}. Save the file now", "ブラウザーが{file}の最後の変更を保存できませんでした（{why}）。今すぐファイルを保存してください";
    DELETE: "Delete this game from the browser…", "この対局をブラウザーから削除…";
    DELETE_ASK: "{name} is deleted from this browser, with its lines and notes. Unless you saved it as a file or sent it as a link, it is gone for ever", "{name}を、変化やメモも含めてこのブラウザーから削除します。ファイルに保存したりリンクで送ったりしていなければ、元に戻せません";
    DELETE_DO: "Delete", "削除";
    DELETED: "Deleted: {file}", "削除しました：{file}";
    NO_LINK: "The link holds no whole game: {why}. Ask for it again, or for the file", "リンクの対局が欠けています（{why}）。もう一度送ってもらうか、ファイルをもらってください";
}
