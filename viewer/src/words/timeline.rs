//! The timeline, and where one stands on it.

words! {
    TIMELINE: "Timeline", "タイムライン";
    TIMELINE_HOW: "Drag to go through the game. Point to look without going there. Ctrl and the wheel zoom, the wheel moves, Shift and drag makes a loop", "ドラッグで対局をたどる。ポイントするとその場面を覗ける。Ctrl+ホイールで拡大縮小、ホイールで移動、Shift+ドラッグでループ範囲";
    OVERVIEW: "The whole game", "対局全体";

    UNIT_EVENT: "Event", "出来事";
    UNIT_DECISION: "Decision", "決定";
    UNIT_TURN: "Turn", "手番";
    UNIT_PHASE: "Phase", "フェイズ";
    UNIT_ROUND: "Round", "ラウンド";
    UNIT_BEAT: "Beat", "処理";
    UNIT_NOTE: "Note", "メモ";
    BEAT_HOW: "What follows by itself within an event, one thing at a time", "一つの出来事の中で自動的に進む処理を一つずつ";

    PREVIOUS_EVENT: "Previous event", "前の出来事";
    NEXT_EVENT: "Next event", "次の出来事";
    PREVIOUS_DECISION: "Previous decision", "前の決定";
    NEXT_DECISION: "Next decision", "次の決定";
    PREVIOUS_TURN: "Previous turn", "前の手番";
    NEXT_TURN: "Next turn", "次の手番";
    PREVIOUS_PHASE: "Previous phase", "前のフェイズ";
    NEXT_PHASE: "Next phase", "次のフェイズ";
    PREVIOUS_ROUND: "Previous round", "前のラウンド";
    NEXT_ROUND: "Next round", "次のラウンド";
    PREVIOUS_BEAT: "Previous beat", "前の処理";
    NEXT_BEAT: "Next beat", "次の処理";
    PREVIOUS_NOTE: "Previous note", "前のメモ";
    NEXT_NOTE: "Next note", "次のメモ";
    TO_START: "To the start", "最初へ";
    TO_END: "To the end", "最後へ";
    SINCE: "Since my last turn", "前回の自分の手番から";
    NO_LAST_TURN: "No turn of this seat has ended before this moment", "この席の手番はまだ終わっていません";

    PLAY: "Play", "再生";
    PAUSE: "Pause", "一時停止";
    SPEED: "Speed: {speed} steps a second", "速さ：毎秒{speed}コマ";
    FASTER: "Play faster", "速く再生";
    SLOWER: "Play slower", "ゆっくり再生";
    LOOP: "Loop", "ループ";
    LOOP_HOW: "Play this turn again and again; Shift and drag on the timeline for any part", "この手番を繰り返し再生。範囲はタイムライン上でShift+ドラッグ";
    LOOP_OFF_HOW: "Stop looping", "ループをやめる";
    LOOPED: "Loop: {from} to {to}", "ループ：{from}～{to}";

    AXIS_DECISIONS: "Decisions only", "決定のみ";
    AXIS_DECISIONS_HOW: "The timeline stops where a decision is asked", "決定の場面だけで止まる";
    ZOOM_IN: "Zoom the timeline in", "タイムラインを拡大";
    ZOOM_OUT: "Zoom the timeline out", "タイムラインを縮小";
    ZOOM_FIT: "Show the whole timeline", "タイムライン全体を表示";

    LANE_CHANCE: "Chance", "運";
    LANE_NOTES: "Notes", "メモ";
    LANE_RECORD: "Record", "記録";
    RULER: "Turn", "手番";
    CHAPTER_N: "Chapter {chapter}", "第{chapter}章";

    MARK_CHECKPOINT: "Checkpoint: the state is fixed by a digest here", "チェックポイント：ここの状態は要約値で固定されています";
    MARK_ENTERED: "Entered by a person", "人が入力した出来事";
    MARK_FILLED: "Filled in from the line's luck", "変化の乱数で補われた出来事";
    MARK_ASSUMED: "Assumed: nobody at the table knows it yet", "仮定：卓上の誰もまだ知らない";
    MARK_FINDING: "Verification found something here", "検証でここに問題が見つかりました";
    MARK_DISPUTE: "This is disputed", "ここが争点です";
    MARK_FOUND: "Found by the search", "検索に一致";

    AT_START: "Start of the game", "対局の開始";
    AT_EVENT: "Event {number}", "出来事{number}";
    AT_EVENT_OF: "Event {number} of {count}", "出来事{number} / {count}";
    AT_BEAT: "beat {beat}", "処理{beat}";
    AT_BEAT_OF: "beat {beat} of {beats}", "処理{beat} / {beats}";
    AT_BEFORE: "before it", "その直前";
    AT_TURN: "Turn {turn}: {name}", "第{turn}手番：{name}";
    AT_TURN_OF_NOBODY: "Turn {turn}", "第{turn}手番";
    PREVIEW: "Looking at: {place}", "表示中：{place}";
    LATER: "What comes later is hidden", "この先は隠されています";

    ADDRESS_EVENT: "after event 12", "出来事12のあと";
    ADDRESS_BEAT: "within event 12, after its third beat", "出来事12の途中、三つ目の処理のあと";
    ADDRESS_TURN: "start of turn 5", "第5手番の開始";
    ADDRESS_ROUND: "start of round 3, as the rulebook counts", "第3ラウンドの開始";
    ADDRESS_PHASE: "start of the second phase of turn 5; its name does, too", "第5手番の二つ目のフェイズの開始（名前でも可）";
    ADDRESS_CHAPTER: "start of chapter 2", "第2章の開始";
    ADDRESS_END: "end of the line", "変化の終わり";
    ADDRESS_LINE: "any of these on another line, by its number or name", "別の変化では、番号か名前を前に付ける";
    ADDRESS_HERE: "You are at {address}", "現在地：{address}";
    NO_ADDRESS: "“{text}” is no place: write 12, 12.3, t5, r3, t5.2, c2 or end, with a line before it as in 1@12", "「{text}」は場所として読めません。12、12.3、t5、r3、t5.2、c2、end、または1@12のように変化を付けて書いてください";
    NO_LINE: "There is no line “{line}”", "「{line}」という変化はありません";
    MANY_LINES: "{count} lines are called “{name}”: use the number", "「{name}」という変化が{count}本あります。番号で指定してください";
    NO_EVENT: "There is no event {event} on this line", "この変化に出来事{event}はありません";
    NO_EVENT_OF: "There is no event {event}: this line has {events}", "出来事{event}はありません。この変化の出来事は{events}個です";
    NO_BEAT: "Event {event} has no beat {beat}", "出来事{event}に処理{beat}はありません";
    NO_TURN: "There is no turn {turn} on this line", "この変化に第{turn}手番はありません";
    NO_ROUND: "There is no round {round} on this line", "この変化に{round}というラウンドはありません";
    NO_PHASE: "There is no phase {phase} on this line", "この変化に{phase}というフェイズはありません";
    NO_CHAPTER: "There is no chapter {chapter} on this line", "この変化に第{chapter}章はありません";
}
