//! What happened.

words! {
    TAB_HAPPENED: "Event", "出来事";
    START: "Start of the game", "対局の開始";
    EVENT: "Event {number}", "出来事{number}";
    TURN: "{name}'s turn", "{name}の手番";
    CHANCE: "Chance", "運";
    ODDS: "How probable this was", "これが起こる確率";
    ENTERED: "Entered by hand", "手入力";
    ENTERED_WHY:
        "A person entered what really happened, so it is not compared with the generator",
        "実際に起きたことを人が入力したもの。乱数とは照合しない";
    FILLED: "Filled in by luck", "運で補完";
    FILLED_WHY:
        "The corrected line asked for luck that the other one never had; it fell by this line's seed",
        "訂正で新たに必要になった運を、この変化の乱数で補ったもの";
    KEPT: "From “{line}”", "「{line}」から";
    KEPT_WHY:
        "It was played on that line, as event {number} there",
        "その変化の出来事{number}として起きたもの";
    ASSUMED: "Assumed", "仮";
    ASSUMED_WHY:
        "Nobody at the table knows it yet; it can be corrected when it shows",
        "まだ誰も知らないので仮に補ったもの。判明したら訂正できる";
    JUDGE: "Call it {meaning}", "「{meaning}」と評価する";
    ABOUT_TO: "About to happen", "これから起きる";
    BEFORE: "The table before the next event", "次の出来事の直前の盤面";
    NOTHING_TOLD: "This eye is told nothing of this event", "この視点には知らされない出来事";
    STEP_OF: "Beat {step} of {steps}", "処理{step} / {steps}";
    STEP: "Beat {step}", "処理{step}";
    WHOLE: "Show the whole event", "出来事全体を表示";
    TO_COME: "Comes later in this event", "この出来事でこの後に起きる";
    SHOW_ALL: "Show all {count} lines", "{count}行すべてを表示";
    SHOW_ROUTINE: "Show routine steps", "決まった手順も表示";
    HIDE_ROUTINE: "Leave out routine steps", "決まった手順を省く";
    NOTHING_CAME: "Nothing else came of it", "ほかには何も起きなかった";
    RULE: "Rule {id}", "ルール{id}";
    RULE_PIN: "Click to keep it in view", "クリックで表示したままにする";
    RULE_CLOSE: "Close the rule", "ルールを閉じる";
    RULE_UNKNOWN: "This rule has no line of its own", "このルールの説明はない";
    HEADING: "Rulebook: {heading}", "ルールブック：{heading}";
    DOES: "This rule {does}", "働き：{does}";
    ACTS: "acts", "何かを起こす";
    REFUSES: "refuses", "行動を禁じる";
    DEFINES: "defines", "言葉を定める";
    READING: "answers an open question", "解釈の選択";
    IN_FORCE: "In this game: {value}", "この対局では：{value}";
    NOTES_HERE: "Notes", "メモ";
    ANOTHER_ACTION: "Try another action…", "別の手を試す…";
    WRITE_NOTE: "Write a note…", "メモを書く…";
    OVER: "The game is over", "対局終了";
    CLOSED: "The game was closed", "対局は打ち切られた";
    CONCEDED: "{name} concedes", "{name}の投了";
    AGREED: "The players agreed to stop", "合意により終了";
    ABANDONED: "Abandoned", "中断のまま終了";
    EVENT_LIMIT: "Stopped at the limit of events", "出来事の数の上限で終了";
    WIN: "wins", "勝ち";
    DRAW: "draws", "引き分け";
    LOSS: "loses", "負け";
    SEATS: "Seats", "席";
    OPTIONS: "Options", "オプション";
    READINGS: "Readings", "解釈";
    CARDS: "Card set", "カードセット";
    REVISION: "Revision of the rules", "ルール改訂";
    NOT_TOLD: "not told", "非公開";
    CREATED: "Made", "作成";
    LUCK: "Luck", "運";
    LUCK_SEEDED: "from a seed", "乱数（シードあり）";
    LUCK_TABLE: "of a real table, entered by hand", "実際の卓での結果を手入力";
    LUCK_TAKEN: "taken over from another game", "別の対局から引き継ぎ";
    LUCK_COMMITTED: "committed to a secret", "封印した乱数";
}
