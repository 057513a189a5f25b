//! Notes.

words! {
    TAB_NOTES: "Notes", "メモ";
    NEW: "A note to where you stand", "この場面にメモを書く";
    HINT: "What should be remembered of this moment?", "この場面について残したいことは？";
    AUTHOR: "Author", "書いた人";
    AUTHOR_HINT: "Your name (may be empty)", "名前（空欄可）";
    WRITE: "Write it", "書き込む";
    WRITE_KEY: "Ctrl+Enter writes it, too", "Ctrl+Enterでも書き込めます";
    NONE: "There are no notes yet. A note stays with its moment, and one can jump back to it", "メモはまだありません。メモは場面に結びつき、いつでもその場面に戻れます";
    NONE_FOUND: "No note has this text", "該当するメモはありません";
    LATER: "Notes to later moments and to other lines are not shown without hindsight", "「この先も表示」がオフの間、後の場面や他の変化のメモは表示されません";
    FIND: "Find in notes", "メモを検索";
    AT: "after {event}", "出来事{event}の後";
    AT_START: "at the start", "開始時";
    ABOUT_LINE: "about “{line}”", "変化「{line}」について";
    ON_LINE: "{at}, {line}", "変化「{line}」 {at}";
    BY: "{at}, by {author}", "{at}（{author}さん）";
    HERE: "here", "この場面";
    GO: "Go to this moment", "この場面へ移動";
    WITHDRAW: "Withdraw", "取り下げる";
    WITHDRAW_NOTE: "Withdraw the note {at}", "{at}のメモを取り下げる";
    WITHDRAW_HINT: "It is no longer shown; the file still has it", "表示されなくなりますが、ファイルには残ります";
    READ_ONLY: "No note can be written: {why}", "メモを書き込めません：{why}";
}
