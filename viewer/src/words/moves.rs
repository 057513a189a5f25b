//! What can be done, what fell, what really happened.

words! {
    TAB_MOVES: "Moves", "着手";
    NARROW: "Type to narrow", "文字で絞り込む";
    NARROW_HINT: "a few letters, then Enter", "数文字入力してEnter";
    NONE_LIKE_THIS: "Nothing that can be done has this in it", "該当する選択肢はありません";
    MORE: "{count} more: type to narrow", "ほかに{count}件。文字で絞り込めます";
    RECORDED_HERE: "{words}  (as recorded)", "{words}（棋譜の手）";
    ONLY_WITH: "Only with {names}", "{names}の選択肢だけを表示中";
    ALL_AGAIN: "Show all", "すべて表示";
    NOT_TOLD: "This eye is not told what can be done here", "この視点には選択肢が知らされません";
    LOOK_AS: "Look as {name}", "{name}の視点で見る";
    LOOK_ALL: "Look as everybody", "全員の視点で見る";
    WITHIN_EVENT: "You are within an event: it goes on by itself", "出来事の途中です。続きは自動で進みます";
    TO_ITS_END: "To the end of the event", "出来事の最後へ";
    CLOSED: "This line is closed: a choice here begins a new line", "この変化は終局しています。ここで選ぶと新しい変化になります";
    GOES_ON: "Anything but what is recorded begins a new line", "棋譜と違う手を選ぶと新しい変化になります";
    OVER: "The game is over", "ゲームは終わりました";
    READ_ONLY: "The file cannot be changed now: {why}", "いまはこのファイルを変更できません：{why}";

    WHY_NOT: "Why not?", "なぜできない？";
    WHY_NONE: "Everything that could be tried is allowed", "考えられる手はすべて可能です";
    WHY_NONE_LIKE: "Nothing that is refused has this in it", "該当する「できない手」はありません";
    NOT_ALLOWED: "Not allowed", "できません";
    RULE: "Rule {id}", "ルール{id}";

    ENTER_OUTCOME: "Enter what fell…", "出た結果を入力…";
    LET_FALL: "Let it fall", "運に任せて進める";
    NOBODY_KNOWS: "Nobody knows yet", "まだ誰も知らない";
    NOBODY_REST: "Nobody knows the others yet", "残りはまだ誰も知らない";
    NOBODY_KNOWS_MORE: "Something that can be is filled in and marked, to be corrected when it shows", "仮の結果を入れて印を付けます。判明したら訂正できます";
    TYPE_OUTCOME: "It showed", "出たもの";
    DIE: "Die showing {face}", "ダイスの目{face}";
    PICKED: "{count} of {all}:", "{all}個中{count}個：";
    TAKE_OUT: "Take it out again", "取り消す";
    NONE_FALLS: "Nothing that can fall here has this in it", "ここで出るものに該当しません";
    NOT_TOLD_FALL: "This eye is not told what can fall here", "この視点には何が出うるか知らされません";
    NO_CHANCE: "Nothing falls here: a decision is asked", "ここで求められているのは選択です";
    ENTER: "Enter it", "記録する";

    WAS_CHANCE: "What fell before this", "直前に出た結果";
    ANOTHER_OUTCOME: "Try another outcome…", "別の結果を試す…";
    CORRECT_THIS: "This was entered wrongly…", "入力の誤りを訂正…";
    TAKE_BACK: "Take back", "一手戻す";
    NO_BACK: "There is nothing to take back", "これ以上は戻せません";
    BACK_IF_AGREED: "This cannot be taken back: {why}. If the table agrees, Ctrl+Shift+Z does", "取り消せません：{why}。卓の全員が同意するならCtrl+Shift+Zで戻せます";
    MENDED: "The game goes on as {name}, which is shown first from now on; what was taken back stays in the file", "以後は「{name}」が本筋として最初に表示されます。取り消した手もファイルに残ります";
    NEW_LINE: "A new line begins here: {name}", "ここから新しい変化になります：{name}";

    RECORDED: "Recorded here: {words}", "棋譜の記録：{words}";
    CORRECT_SHOWS: "To correct the record is to see all of it, what is hidden and what comes later", "訂正するには、隠された情報や後の展開も含めて棋譜全体を見る必要があります";
    SHOW_ALL: "Show everything", "すべて表示する";
    AS_RECORDED: "This is what is recorded", "記録されている内容と同じです";
    NOTHING_BEHIND: "Nothing is recorded behind this place: step back to before what is wrong", "この先に記録はありません。誤りの直前まで戻ってください";
    STEP_BACK: "One event back", "一つ戻る";
    LINE_NAME: "Name of the line", "変化の名前";
    CORRECTED: "event {event} corrected", "出来事{event}の訂正";
    CORRECT_DO: "Correct it", "訂正する";
    CORRECTED_LINE: "The corrected game is a line of its own: {name}", "訂正した棋譜は別の変化になりました：{name}";
    COUNTS: "{kept} later events kept, {dropped} dropped, {filled} filled in", "以降の出来事：そのまま{kept}件、除外{dropped}件、補完{filled}件";
    DROPPED: "No longer fits", "合わなくなったもの";
    STOPS: "Here a person has to answer; {count} recorded events wait", "ここからは入力が必要です（残り{count}件）";
    STOPPED_AT: "Recorded was: {words}", "元の記録：{words}";
    GO_ON_WITH: "Go on with it", "この答えで続ける";
    PLAY_FROM_HERE: "Play on from there", "そこから続ける";
    DONE: "Done", "完了";

    BOTS: "Bots", "ボット";
    BOT_PLAYS: "A bot plays", "ボットが進行中";
    STOP_BOTS: "Stop", "止める";
    BOT_KIND: "How it decides", "考え方";
    GREEDY: "Greedy: what counts most at once", "目先の得を取る";
    RANDOM: "Random: anything that is allowed", "でたらめに選ぶ";
    PATIENT: "Patient: greedy, but it ends nothing", "終わらせずに続ける";
    BEGINNER: "Beginner: greedy, but half of its choices are at random", "欲張りだが、半分はでたらめ";
    CASUAL: "Casual: greedy, but one choice in five is at random", "欲張りだが、5回に1回はでたらめ";
    SEARCH_QUICK: "Quick search: plays its likeliest choices out a few times each", "有力な手を数回ずつ最後まで試す";
    SEARCH: "Search: plays its likeliest choices out many times, and knows only what its seat may know", "有力な手を何度も最後まで試す。自席から見える情報だけを使う";
    SEARCH_DEEP: "Deep search: as search, four times as long", "4倍の時間をかけて試す";
    BOT_ONCE: "Decide once", "一手だけ任せる";
    BOT_ON: "Play to the end", "最後まで任せる";
    SEAT_BOT: "{name} is played by", "{name}の担当";
    PERSON: "a person", "人";
    THINKS: "{name} thinks", "{name}が考えています";
    SINCE: "Since your move: {count} events", "自分の手から：{count}手";
    SINCE_ONE: "Since your move: {count} event", "自分の手から：{count}手";
    SINCE_PLAY: "Play them", "見る";
    SINCE_PLAY_WHY: "Goes back to your move and plays what came of it", "自分の手の直後に戻り、そこからの進行を再生します";

    SEAL: "End the game here…", "ここで終局にする…";
    SEAL_HOW: "The players stop before the rules do. How?", "ルールによる決着の前に終えます。どのように終わりましたか";
    CONCEDES: "{name} concedes", "{name}の投了";
    AGREED: "The players agreed to stop", "合意により終了";
    ABANDONED: "Nobody goes on", "打ち切り";
    SEAL_DO: "End it", "終局にする";
    SEAL_AFTER: "The line is closed; what is played from here later becomes a line of its own", "この変化は閉じられます。あとでここから遊ぶと新しい変化になります";
    SEAL_WHERE: "Only the end of a line can be closed", "終局にできるのは変化の最後だけです";
    SEALED_NOW: "The game was ended here", "終局にしました";
}

use kanso_engine::Text;
use kanso_replay::review::Bot;

/// How a bot decides.
pub const fn bot(bot: Bot) -> Text {
    match bot {
        Bot::Greedy => GREEDY,
        Bot::Random => RANDOM,
        Bot::Patient => PATIENT,
        Bot::Beginner => BEGINNER,
        Bot::Casual => CASUAL,
        Bot::SearchQuick => SEARCH_QUICK,
        Bot::Search => SEARCH,
        Bot::SearchDeep => SEARCH_DEEP,
    }
}
