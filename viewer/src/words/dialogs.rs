//! Dialogs.

words! {
    NOTE: "Write a note", "メモを書く";
    LINE_NOTE: "Write a note about the line", "変化についてのメモを書く";
    NOTE_TEXT: "Note", "メモ";
    WRITE: "Write it", "書き込む";
    BRANCH: "Try another line", "別の変化を試す";
    OUTCOME: "What fell?", "何が出ましたか";
    WHAT_IF: "What if something else fell?", "別の結果が出ていたら？";
    OUTCOME_TEXT: "It showed", "出目など";
    ENTER: "Enter it", "記録する";
    SEAL: "End the game here", "ここで終局にする";
    CORRECT: "What really happened?", "実際には何が起きましたか";
    ADDRESS: "Go to a place", "場所へ移動";
    ADDRESS_TEXT: "Address, such as 12, t5 or 1@end", "場所（12、t5、1@endなど）";
    GO: "Go there", "移動する";
    RENAME: "Rename the line", "変化の名前を変える";
    NAME: "Name", "名前";
    RENAME_DO: "Rename", "変更する";
    DELETE_LINE: "Delete the line", "変化を削除";
    EXTRACT: "Save the line as a game of its own", "変化を独立した棋譜として保存";
    EXTRACT_TEXT: "The line becomes the main line of a new file, with its notes. This file stays as it is", "この変化が新しいファイルの本譜になります（メモも含む）。元のファイルはそのままです";
    PATH: "File", "ファイル";
    SAVE: "Save", "保存する";
    SAVE_AS: "Save as a new file", "新しいファイルに保存";
    EXPORT_BOARD: "Save the board as a picture", "盤面を画像として保存";
    EXPORT_GAME: "Export the game", "対局を書き出す";
    NEW_GAME: "New game", "新しい対局";
    TYPED: "What was typed here would be lost: finish it, or quit once more", "入力中の内容が失われます。入力を終えるか、もう一度終了してください";
    HELP: "Keys", "キー操作";
    FINDINGS: "What verification found", "検証の結果";
}
