//! What is being opened, or could not be.

words! {
    BUSY: "Opening {file}…", "{file}を開いています…";
    MAKING: "Setting the game up…", "対局を準備しています…";
    MISSING_TITLE: "There is no such file", "ファイルが見つかりません";
    MISSING_NEXT: "It may have been moved or renamed: look for it, or forget it", "移動されたか、名前が変わったのかもしれません。探して開くか、履歴から消してください";
    UNREADABLE_TITLE: "The file cannot be read", "ファイルを読めません";
    UNREADABLE_NEXT: "Check that you may read it, and that its disk is there", "読み取りの権限と、ディスクがつながっているかを確かめてください";
    EMPTY_TITLE: "The file holds no game", "対局が入っていないファイルです";
    EMPTY_NEXT: "It ends before it says which game it is, as if making it was interrupted: begin the game again", "作成が途中で止まったようで、何のゲームかが書かれる前に終わっています。対局を作り直してください";
    NOT_A_LOG_TITLE: "This is no game of Kansō", "Kansōの棋譜ではありません";
    NOT_A_LOG_NEXT: "Games are files that end in .kanso; `kanso import FILE -o OUT` makes one of the text form", "棋譜は.kansoで終わるファイルです。テキスト形式は`kanso import FILE -o OUT`で変換できます";
    HEADER_LOST_TITLE: "The beginning of the file is damaged", "ファイルの先頭が壊れています";
    HEADER_LOST_NEXT: "Without it nobody can say which game this is: look for a copy", "何のゲームかを知る手がかりが失われています。控えのファイルを探してください";
    UNKNOWN_GAME_TITLE: "This program does not know the game “{game}”", "「{game}」というゲームを知りません";
    UNKNOWN_GAME_NEXT: "A newer Kansō may know it; the file is left as it is", "新しいKansōなら開けるかもしれません。ファイルはそのままです";
    NEWER_TITLE: "Made by a newer Kansō, or altered", "新しいKansōで作られたか、書き換えられたファイルです";
    NEWER_NEXT: "Open it with the newest Kansō. If that cannot read it either, the file was altered: look for another copy of it. It is left as it is", "最新のKansōで開いてください。それでも読めなければ、書き換えられたファイルです。別の控えを探してください。ファイルはそのままです";
    UNPLAYABLE_TITLE: "The game cannot be set up as the file says", "ファイルの設定では対局を準備できません";
    UNPLAYABLE_NEXT: "`kanso export FILE --format jsonl` shows the set-up as text", "`kanso export FILE --format jsonl`で設定をテキストとして確認できます";
    DETAIL: "In the words of the program: {why}", "プログラムの報告：{why}";
    FAILED: "{file} was not opened: {why}. {next}", "{file}を開けません：{why}。{next}";
    TRY_AGAIN: "Try again", "もう一度試す";
    FORGET: "Forget it", "履歴から消す";
    BACK: "Back", "戻る";
    WRITE_EXISTS: "{file} is there already, and nothing is written over: choose another name", "{file}は既にあり、上書きはしません。別の名前を選んでください";
    WRITE_NO_FOLDER: "There is no such folder for {file}: make it first, or choose another", "{file}を置くフォルダーがありません。先に作るか、別の場所を選んでください";
    WRITE_DENIED: "{file} may not be written: choose a place where you may write", "{file}に書き込む権限がありません。書き込める場所を選んでください";
    WRITE_FULL: "The disk is full: {file} was not written", "ディスクがいっぱいのため、{file}に書き込めませんでした";
    WRITE_OTHER: "{file} was not written: {why}", "{file}に書き込めませんでした：{why}";
    BEGIN_ALIKE: "Two seats are called {name}: give each a name of its own", "「{name}」という席が2つあります。別々の名前を付けてください";
    BEGIN_UNREAD: "{file} cannot be read: {why}", "{file}を読めません：{why}";
    BEGIN_REFUSED: "The game cannot be set up so: {why}", "この設定では始められません：{why}";
    BEGIN_NO_SEED: "The system gives no random seed ({why}): type one", "システムから乱数の種を得られません（{why}）。種を入力してください";
    PICK_LOG: "Open a game", "棋譜を開く";
    PICK_FOLDER: "Choose a folder of games", "棋譜のフォルダーを選ぶ";
    PICK_FILE: "Choose a file", "ファイルを選ぶ";
    PICK_KIND: "Games of Kansō", "Kansōの棋譜";
    PICKED_NOTHING: "Nothing was chosen; a file can also be dropped on this window, or its path typed on the page of games", "何も選ばれませんでした。ウィンドウへのドロップや、対局一覧でのパス入力でも開けます";
    ONE_AT_A_TIME: "One game at a time: {file} is opened, the others are left", "一度に開けるのは1局です。{file}だけを開きます";
    DROP_HERE: "Drop it to open it", "ここにドロップすると開きます";
    NO_DISPLAY: "kanso-viewer: there is no display to open a window on. Start it from a desktop, or read the game here with `kanso review FILE`", "kanso-viewer: ウィンドウを開く画面がありません。デスクトップから起動するか、`kanso review FILE` で対局を読んでください";
    NO_PICTURE: "kanso-viewer: no picture was taken: {why}", "kanso-viewer: 画像を保存できませんでした: {why}";
    NO_WINDOW: "kanso-viewer: the window could not be drawn: {why}. It needs OpenGL 2 or later; without it, read the game with `kanso review FILE`", "kanso-viewer: ウィンドウを描けません: {why}。OpenGL 2以降が必要です。使えないときは `kanso review FILE` で対局を読んでください";
}
