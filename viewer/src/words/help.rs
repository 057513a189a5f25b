//! The keys, and what the pointer does.

words! {
    GROUP_GO: "Going through the game", "対局をたどる";
    GROUP_PLAYBACK: "Playing by itself", "自動再生";
    GROUP_LOOK: "Looking", "見る";
    GROUP_PLAY: "Lines and moves", "変化と着手";
    GROUP_FILE: "Files", "ファイル";
    GROUP_WINDOW: "Window", "ウィンドウ";
    GROUP_POINTER: "With the pointer", "マウス操作";

    ADDRESS: "Go to a place by its address…", "場所を指定して移動…";
    PLAY_OR_PAUSE: "Play or pause", "再生・一時停止";
    LOOP_TURN: "Loop this turn, or stop looping", "この手番をループ・解除";
    AXIS: "Stop at every event, or at decisions only", "すべての出来事・決定のみの切替";

    TAB_GAME: "Show the game", "「棋譜」を表示";
    TAB_HAPPENED: "Show what happened", "「出来事」を表示";
    TAB_MOVES: "Show the moves", "「着手」を表示";
    TAB_STATE: "Show the state", "「状態」を表示";
    TAB_FIND: "Show the search", "「検索」を表示";
    TAB_NOTES: "Show the notes", "「メモ」を表示";
    TAB_INSIGHT: "Show who was winning when", "「形勢」を表示";
    FIND: "Search events", "出来事を検索";
    FIND_NEXT: "Next event found", "次の検索結果";
    FIND_PREVIOUS: "Previous event found", "前の検索結果";
    EYE: "Look with the next eye: everything, the public, each seat", "視点を切り替える（すべて・公開情報・各席）";
    HINDSIGHT: "Show or hide what comes later", "この先を表示・隠す";
    FIT: "Fit the board to the window", "盤面を画面に合わせる";
    FLIP: "Two lines: flip from one to the other in place", "2つの変化を同じ場所で切り替える";
    COPY: "Copy the address of this place", "この場所の表記をコピー";
    COPY_LINK: "Copy a link to this moment, with the whole game", "対局全体を含む、この場所へのリンクをコピー";
    EXPORT: "Save the board as a picture…", "盤面を画像として保存…";

    BAR: "Take what the bar above the board offers, by its place", "盤面の上のバーの選択肢を番号で選ぶ";
    ANSWER: "Answer what is asked, by typing", "求められている手や結果を入力";
    TAKE_BACK: "Take back what a person did last", "人の最後の操作を戻す";
    TAKE_BACK_AGREED: "Take it back over luck or other seats: the table agrees", "運の結果や他の席の手を越えて戻す（卓の合意による）";
    BRANCH: "Try another line from here…", "ここから別の変化を試す…";
    NOTE: "Write a note here…", "ここにメモを書く…";
    OUTCOME: "Enter what falls, or let the throw that is shown fall otherwise…", "出た目などを入力、または表示中の結果を変えてみる…";
    CORRECT: "Correct the event that is shown…", "表示中の出来事を訂正…";
    NEXT_GAME: "Next game of the folder", "フォルダーの次の対局";
    PREVIOUS_GAME: "Previous game of the folder", "フォルダーの前の対局";
    LET_GO: "Stop, or let go: bots, playing, loop, comparison, rule, selection", "停止・解除（ボット、再生、ループ、比較、ルール、選択）";

    OPEN: "Open a file…", "ファイルを開く…";
    OPEN_FOLDER: "Open a folder…", "フォルダーを開く…";
    NEW: "New game…", "新しい対局…";
    SAVE_AS: "Save as a new file…", "新しいファイルに保存…";
    RELOAD: "Read the file again", "ファイルを読み直す";
    CLOSE: "Close the game", "対局を閉じる";
    QUIT: "Quit", "終了";

    PANEL_LINES: "Show or hide the lines", "変化の一覧を表示・隠す";
    PANEL_TIMELINE: "Show or hide the timeline", "タイムラインを表示・隠す";
    PANEL_SIDE: "Show or hide the right panel", "右のパネルを表示・隠す";
    LARGER: "Larger text", "文字を大きく";
    SMALLER: "Smaller text", "文字を小さく";
    USUAL_SIZE: "Text of the usual size", "文字を標準の大きさに";
    THEME: "Light or dark", "明るい・暗い配色の切替";
    LANG: "English or Japanese", "英語・日本語の切替";
    HELP: "These keys", "このキー一覧";

    POINTER_SCRUB: "Drag on the timeline", "タイムラインをドラッグ";
    POINTER_SCRUB_DOES: "Go through the game", "対局をたどる";
    POINTER_HOVER: "Point at the timeline", "タイムラインをポイント";
    POINTER_HOVER_DOES: "Look there without going there", "移動せずにその場面を覗く";
    POINTER_ZOOM: "Ctrl and wheel, or pinch", "Ctrl+ホイール、ピンチ";
    POINTER_ZOOM_DOES: "Zoom the timeline", "タイムラインを拡大縮小";
    POINTER_WHEEL: "Wheel on the timeline", "タイムライン上でホイール";
    POINTER_WHEEL_DOES: "Move along it while it is zoomed in", "拡大中に左右へ移動";
    POINTER_LOOP: "Shift and drag on the timeline", "タイムラインをShift+ドラッグ";
    POINTER_LOOP_DOES: "Loop a part of the game", "範囲をループ再生";
    POINTER_BOARD: "Click a piece, then where it goes, or drag it there", "駒と行き先を順にクリック、または駒を行き先へドラッグ";
    POINTER_BOARD_DOES: "Make a move; another move than the one played makes a line", "着手する。実際と違う手なら新しい変化になる";

    KEY_SPACE: "Space", "スペース";
}
