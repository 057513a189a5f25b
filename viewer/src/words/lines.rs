//! The tree of lines.

words! {
    LINES: "Lines", "変化";
    MAIN: "Main line", "本譜";
    NUMBERED: "Line {number}", "変化{number}";
    BRANCH: "Try another line…", "別の変化を試す…";
    PLAY_ON: "Let bots play on", "ボットに続けさせる";
    STOP_BOTS: "Stop the bots", "ボットを止める";
    FIND: "Find a line", "変化を探す";
    NONE_FOUND: "No line has this name", "その名前の変化はありません";
    LATER: "Lines that leave from here on are not shown without hindsight", "「この先も表示」がオフの間、ここから先の変化は表示されません";
    ALONE: "There is one line so far. Try another action or another outcome: this one stays as it is", "変化はまだありません。別の手や別の結果を試しても、本譜はそのまま残ります";

    OPEN_AT: "after {event}: still open", "{event}から：未定";
    LEAVES_AT: "after {event}", "{event}から";
    DECIDES_AT: "after {event}, {who}: {words}", "{event}から {who}：{words}";
    FALLS_AT: "after {event}, chance: {words}", "{event}から 運：{words}";
    EVENTS: "{count} events", "出来事{count}件";

    SHOWN_FIRST: "shown first", "最初に表示";
    FRESH_LUCK: "fresh luck", "新しい運";
    DELETED: "deleted", "削除済み";
    COMPARED: "side by side", "比較中";
    FOLDED: "{count} folded away", "{count}本を折りたたみ中";
    BROKEN: "breaks a rule", "規則に反する";
    BROKEN_BY: "The next event breaks a rule, so the line can be shown no further: {words}", "次の出来事が規則に反するため、この先は表示できません：{words}";
    WINS: "{who} wins", "{who}の勝ち";
    DRAW: "a draw", "引き分け";
    NOBODY: "nobody wins", "勝者なし";
    GOES_ON: "goes on", "続行中";
    ENDED: "over", "終局";
    EVENT_LIMIT: "ended at the limit of events", "件数の上限で終了";
    CONCEDED: "{who} conceded", "{who}の投了";
    AGREED: "ended by agreement", "合意により終了";
    ABANDONED: "abandoned", "打ち切り";

    MENU: "Actions for {name}", "{name}の操作";
    FOLD: "Fold the lines below {name}", "{name}の下の変化を折りたたむ";
    UNFOLD: "Unfold the lines below {name}", "{name}の下の変化を開く";
    DO_FOLD: "Fold the lines below", "下の変化を折りたたむ";
    DO_UNFOLD: "Unfold the lines below", "下の変化を開く";
    COMPARE: "Compare with the shown line", "表示中の変化と比較する";
    STOP_COMPARING: "Stop comparing", "比較をやめる";
    TO_FORK: "Go to where it leaves", "分かれた場面へ移動";
    TO_END: "Go to its end", "最後の場面へ移動";
    RENAME: "Rename…", "名前を変える…";
    PROMOTE: "Show first when the file is opened", "開いたとき最初に表示する";
    EXTRACT: "Save as a game of its own…", "独立した棋譜として保存…";
    DELETE: "Delete…", "削除…";
    DELETE_ASK: "“{name}” is no longer listed. Lines that leave it stay, below the line that it leaves", "「{name}」は一覧から消えます。そこから分かれた変化は、元の変化の下に残ります";
    DELETE_KEPT: "Its events stay in the file. “Deleted lines too” lists it, and its menu has it back", "内容はファイルに残ります。「削除済みも表示」で一覧に出し、メニューから元に戻せます";
    UNDELETE: "Have it back", "元に戻す";
    SHOW_DELETED: "Deleted lines too", "削除済みも表示";
    TRIM: "Hide what comes after this place", "この場面より後を隠す";
    TRIM_UNDO: "Show what was hidden at its end", "隠した続きを表示する";
    TRIMMED: "{count} events hidden at its end", "後の出来事{count}件を非表示";
    WRITE_NOTE: "Write a note about it…", "この変化についてメモを書く…";
    DELETE_DO: "Delete", "削除する";
    READ_ONLY: "Nothing can be changed: {why}", "変更できません：{why}";

    MADE: "There is a new line: {name}", "新しい変化ができました：{name}";
    NO_SEED: "The system gives no random seed ({why}). Type a seed of your own", "システムから乱数の種を得られません（{why}）。種を入力してください";
}
