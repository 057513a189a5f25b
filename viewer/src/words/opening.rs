//! What is being opened, or could not be.

words! {
    NOTHING_TITLE: "No game is open", "対局が開かれていません";
    NOTHING_NEXT: "Drop a log on this window, or choose a folder of games", "棋譜ファイルをこのウィンドウにドロップするか、フォルダーを選んでください";
    MISSING_TITLE: "There is no such file", "ファイルが見つかりません";
    TRY_AGAIN: "Try again", "もう一度試す";
    NO_DISPLAY: "kanso-viewer: there is no display to open a window on. Start it from a desktop, or read the game here with `kanso review FILE`", "kanso-viewer: ウィンドウを開く画面がありません。デスクトップから起動するか、`kanso review FILE` で対局を読んでください";
    NO_PICTURE: "kanso-viewer: no picture was taken: {why}", "kanso-viewer: 画像を保存できませんでした: {why}";
    NO_WINDOW: "kanso-viewer: the window could not be drawn: {why}. It needs OpenGL 2 or later; without it, read the game with `kanso review FILE`", "kanso-viewer: ウィンドウを描けません: {why}。OpenGL 2以降が必要です。使えないときは `kanso review FILE` で対局を読んでください";
}
