//! Two lines side by side.

words! {
    COMPARE: "Side by side", "並べて比較";
    ITSELF: "A line cannot be compared with itself: choose another one", "同じ変化どうしは比較できません。別の変化を選んでください";
    LATER: "That line leaves later, and hindsight is off", "その変化はこの先で分かれます（「この先も表示」がオフ）";
    CLOSE: "Back to one line", "1つの変化に戻る";
    BOARDS: "Boards", "盤面";
    BESIDE: "Beside each other", "左右に並べる";
    NO_ROOM: "There is not enough room for two tables beside each other", "左右に並べるには画面が狭すぎます";
    FLIP: "Flip in place", "重ねて切り替え";
    FLIP_WHAT: "Choose in the list of lines which one to compare with", "比較する変化を一覧から選んでください";
    ROWS: "Events", "出来事";
    DIFFERENT: "What differs", "違い";
    DIFFER_ONE: "1 thing differs", "違いは1件";
    DIFFER: "{count} things differ", "違いは{count}件";
    SAME_TABLE: "Both tables are the same", "盤面に違いはありません";
    FIELDS: "Raw fields", "生の状態";
    FIELDS_WHY: "For developers: the fields of the state that differ, as the program names them", "開発者向け：異なる状態の項目を内部の名前で表示";
    TO_FORK: "Go to where they part", "分かれた場面へ移動";
    SHARED: "The same up to event {event}", "出来事{event}まで同じ";
    SAME_SO_FAR: "The same so far", "ここまでは同じ";
    SHARED_NONE: "Different from the first event on", "最初の出来事から異なる";
    SAME_EVENTS: "Both lines have the same events", "どちらの変化も同じ内容です";
    LEFT: "Left: {name}", "左：{name}";
    RIGHT: "Right: {name}", "右：{name}";
    EVENTS: "{count} events", "出来事{count}件";
    LUCK: "Chance", "運";
    SAME_STATE: "The state is the same on both lines", "どちらの変化でも状態は同じです";
    FIELDS_OF: "{count} fields differ", "{count}か所が異なる";
    ABSENT: "absent", "なし";
    ONLY_ALL: "The whole state is shown only to the eye that sees everything", "状態の全体は、視点が「すべて」のときだけ表示されます";
    ENDED: "the line has ended", "終了";
}
