//! A new line from where one stands.

words! {
    LEAVES: "It leaves “{name}” after event {event}, which stays as it is", "「{name}」の出来事{event}の後から分かれます。元の変化はそのまま残ります";
    LEAVES_START: "It leaves “{name}” at the start, which stays as it is", "「{name}」の開始時から分かれます。元の変化はそのまま残ります";
    WITHIN: "You stand within an event. A line leaves before it or after it", "出来事の途中です。変化は出来事の前か後から分かれます";
    BEFORE_EVENT: "Go before it", "出来事の前へ";
    AFTER_EVENT: "Go after it", "出来事の後へ";
    OVER: "The game is over here. Step back to where something is asked", "ここで終局しています。選択や運のある場面まで戻ってください";
    BEGIN: "How it begins", "始め方";
    OPEN: "Open: play on by hand", "決めずに始める（自分で続ける）";
    CHOOSE: "With this action:", "この手で始める：";
    FALLS: "With this outcome:", "この結果で始める：";
    BY_LUCK: "With what its luck gives", "運に任せて始める";
    INSTEAD: "On the line you leave: {words}", "元の変化では：{words}";
    NAME: "Name", "名前";
    NAME_HINT: "made up from how it begins", "空欄なら始め方から付けます";
    LUCK: "Luck", "運";
    SAME: "The same", "同じ運";
    SAME_MORE: "What would have fallen falls here, too", "元の変化で出るはずのものが、ここでも出ます";
    ENTERED: "Entered by hand, as on the line you leave", "元の変化と同じく手で入力";
    FRESH: "Fresh", "新しい運";
    FRESH_MORE: "From a seed that nobody knows", "誰も知らない種から決まります";
    ANEW: "Unseen by {who}: dealt anew", "{who}から伏せたものを配り直す";
    ANEW_MORE: "Fresh luck, and what {who} has not seen so far is dealt anew: to {who} the game looks the same up to here, but other cards are hidden", "新しい運で、{who}がまだ見ていないものも配り直します。ここまで{who}から見える内容は変わりません";
    ANEW_NAME: "unseen by {who}, anew", "{who}から伏せたものを配り直し";
    SEED: "From a seed:", "種を指定：";
    SEED_TEXT: "Seed", "種";
    SEED_HINT: "any text", "任意の文字列";
    MAKE: "Make the line", "変化を作る";
    NOT_TOLD: "This eye is not told what can happen here: the line begins open", "この視点には選択肢が知らされないため、決めずに始めます";
}
