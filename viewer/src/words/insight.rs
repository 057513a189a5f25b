//! Who was winning when, where it turned, what was missed.

words! {
    TAB_INSIGHT: "Insight", "形勢";
    ANALYSE: "Analyse the game", "この対局を解析する";
    ANALYSE_REST: "Analyse the rest", "続きを解析する";
    ANALYSE_OR_STOP: "Analyse the line, or stop", "解析する・やめる";
    ANALYSE_HOW: "From each moment the game is played on to its end, many times, by the greedy bot. So one sees who was winning when, what luck did, and which choices cost what", "各局面から欲張りボットが終局まで何度も指し継ぎます。いつ誰が優勢だったか、運の影響、選択の損失がわかります";
    NO_ORACLE: "Shares of the win if the greedy bot plays on. It errs, too, and ± tells only what few playouts leave open: no oracle", "欲張りボットが指し継いだときの勝率です。±は試行回数による誤差だけで、ボット自身の間違いは含みません。絶対の答えではありません";
    FOR_EYE: "For this eye: what it may not know is dealt anew each time", "この視点のための解析：見えないものは毎回配り直します";
    NO_EVENTS: "The curve begins with the first event", "最初の出来事から形勢が表示されます";
    NOT_YET: "The game was not analysed yet: I does it", "まだ解析していません。Iキーで解析します";
    FAILED: "It could not be analysed: {why}", "解析できませんでした：{why}";
    STOP: "Stop", "やめる";
    VALUES_DONE: "Who was winning when: {done} of {of}", "形勢を計算中：{done} / {of}";
    COSTS_DONE: "What choices cost: {done} of {of}", "選択の損失を計算中：{done} / {of}";
    BEGINS: "It begins…", "準備中…";
    LEFT: "about {seconds} s left", "残り約{seconds}秒";

    SEAT: "Seat", "席";
    WIN: "Win", "勝率";
    LUCK: "Luck", "運";
    CHOICES: "Choices", "選択";
    COST: "Missed", "損失";
    SEATS_HOW: "In points of 100, from the start to the end. What lies between is luck and choices together; missed is what the seat's own choices cost against the best that was found", "100ポイント中、開始から終わりまで。その差は運と選択の合計です。損失は、自分の選択が見つかった最善より損をした分です";
    SEAT_TOLD: "{name}: from {start} to {end} points; luck {luck} ±{error}, choices {choices}", "{name}：勝率{start}から{end}へ。運{luck} ±{error}、選択{choices}";
    SEAT_COST: ", missed {cost} ±{error}", "、損失{cost} ±{error}";
    WITH_ERROR: "{points} ±{error}", "{points} ±{error}（誤差）";
    PARTY: "The party", "パーティ";

    TURNED: "Where it turned", "勝負どころ";
    NO_TURN: "Nothing changed the shares for sure", "はっきり形勢が動いた所はありません";
    NEXT_TURNING: "Next turning point", "次の勝負どころ";
    PREVIOUS_TURNING: "Previous turning point", "前の勝負どころ";
    TURNING: "Event {number}: {name} {points} points by luck: {words}", "出来事{number} {name} {points}（運）：{words}";
    TURNING_CHOICE: "Event {number}: {name} {points} points by a choice: {words}", "出来事{number} {name} {points}（選択）：{words}";

    MISSED: "What was missed", "逃した手";
    NOTHING_MISSED: "No choice that surely cost 2 points", "はっきり2ポイント以上損をした選択はありません";
    MISSED_AT: "Event {number}, {name}: {words} {mark}, it cost {points} points ±{error}", "出来事{number} {name}：{words} {mark} 損失{points} ±{error}";
    BETTER: "better: {words}", "最善：{words}";
    BETTER_HOW: "Step into it: a line begins here", "この手で新しい変化を始める";
    INACCURACY: "An inaccuracy: it cost 2 points or more", "疑問手：2ポイント以上の損失";
    MISTAKE: "A mistake: it cost 5 points or more", "悪手：5ポイント以上の損失";
    BLUNDER: "A blunder: it cost 10 points or more", "大悪手：10ポイント以上の損失";

    WORTH: "{name}'s share of the win after it: {share} % ±{error}", "この手のあとの{name}の勝率：{share}% ±{error}";
    WORTH_BEST: "the best that was found: {name}'s share of the win after it is {share} % ±{error}", "見つかった最善：この手のあとの{name}の勝率は{share}% ±{error}";
    WEIGH: "What is each choice worth?", "それぞれの手の価値は？";
    WEIGH_OR_NOT: "Tell what each choice is worth, or no longer", "それぞれの手の価値を表示・消す";
    WEIGHING: "Finding out what they are worth…", "手の価値を計算中…";
    WEIGH_OFF: "Tell it no longer", "価値を消す";

    LEARN: "Learn from mistakes", "悪手から学ぶ";
    LEARN_FROM: "{name}: {count}", "{name}：{count}問";
    LEARN_HOW: "The places where a seat lost most: choose, and see how good it is", "大きく損をした局面で、自分なら何を選ぶか試します";
    LESSON_HEAD: "{name}, {at} of {count}", "{name}　{at} / {count}問目";
    LESSON_ASKS: "Here {name} missed something. What would you choose? Pick it on the table or in the list of moves", "ここで{name}は手を逃しました。あなたなら何を選びますか？盤面か「着手」の一覧で選んでください";
    LESSON_BEST: "{words}: that is the best that was found", "{words}：見つかった最善の手です";
    LESSON_GOOD: "{words}: as good as the best that was found", "{words}：最善に劣らない手です";
    LESSON_PLAYED: "{words}: that was played, and it cost {points} points", "{words}：実際に選ばれた手で、{points}ポイントの損でした";
    LESSON_BETTER: "{words}: better than what was played, but there is more", "{words}：実際の手より良いですが、もっと良い手があります";
    LESSON_WORSE: "{words}: no better than what was played", "{words}：実際の手と変わらないか、もっと悪い手です";
    LESSON_UNKNOWN: "{words}: nobody looked at it closely; the bot likes others better", "{words}：詳しく調べられていません。ボットは別の手を好みます";
    LESSON_WAS: "played: {words}  {share} %", "実際の手：{words}　{share}%";
    AGAIN: "Try again", "もう一度";
    SHOW: "Show the answer", "答えを見る";
    NEXT: "Next", "次へ";
    FINISH: "To the end", "結果へ";
    TRY_IT: "Play it as a line", "変化として指してみる";
    LESSON_OVER: "{found} of {count} found at the first try", "{count}問中{found}問を一度で正解";
    END_LESSON: "Back to the game", "対局に戻る";
    BACK_THERE: "Back to the question", "問題の局面へ戻る";

    SHARE_OF: "{name} {share} % ±{error}", "{name}の勝率{share}% ±{error}";
    LUCK_ROW: "luck: {name} {points} points", "運：{name} {points}ポイント";
    CHOICE_ROW: "a choice that turned it: {name} {points} points", "形勢を動かした選択：{name} {points}ポイント";
}
