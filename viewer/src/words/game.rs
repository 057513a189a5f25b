//! The whole game, turn by turn.

words! {
    TAB_GAME: "Game", "棋譜";
    NO_EVENTS: "No events yet", "まだ何も起きていません";
    ROW: "Event {number}, {who}: {words}", "出来事{number} {who}：{words}";
    ROW_CHANCE: "Event {number}, chance: {words}", "出来事{number} 運：{words}";
    TURN: "Turn {number}, {name}", "第{number}手番 {name}";
    TURN_NOBODY: "Turn {number}, nobody's", "第{number}手番";
    FOLD: "{turn}: fold its events away", "{turn}：出来事を折りたたむ";
    UNFOLD: "{turn}: unfold its {count} events", "{turn}：出来事{count}件を開く";
    COUNT: "{count} events", "{count}件";
    BRANCH: "Line {name}", "変化 {name}";
    NOTE: "Note: {text}", "メモ：{text}";
}
