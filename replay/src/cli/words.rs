//! The words of the command line, in both languages. Words of a game are the game's own.

use kanso_engine::{Lang, SeatResult, Text};

macro_rules! texts {
    ( $( $(#[$doc:meta])* $name:ident = $en:literal, $ja:literal; )* ) => {
        $( $(#[$doc])* pub const $name: Text = Text::new($en, $ja); )*

        #[cfg(test)]
        const ALL: &[(&str, Text)] = &[ $( (stringify!($name), $name) ),* ];
    };
}

texts! {
    /// A line that is longer than any that is taken.
    TYPED_TOO_LONG = "a line of more than 131072 bytes: it was passed over",
        "131072バイトを超える行は無視しました";
    /// Who plays.
    SEATS = "seats", "席";
    /// The value of an option that an eye is not told.
    NOT_TOLD = "not told", "非公開";
    /// When the game was made.
    CREATED = "made", "作成";
    /// The card set of a game.
    CARDS = "cards", "カードセット";
    /// The revision of the rules that a game was made by.
    REVISION = "rules revision", "ルール改訂";
    /// A note.
    NOTE = "note", "メモ";
    /// Entered by hand.
    ENTERED = "entered", "入力";
    /// Heading of what may fall.
    MAY_FALL = "what fell?", "何が出ましたか";
    /// The game is over.
    OVER = "The game is over", "ゲーム終了";
    /// Won.
    WIN = "wins", "勝ち";
    /// Drew.
    DRAW = "draws", "引き分け";
    /// Lost.
    LOSS = "loses", "負け";
    /// One step back.
    BACK = "back to", "戻りました";
    /// Nothing to take back.
    NO_BACK = "there is nothing to take back", "これ以上は戻れません";
    /// What to do where the table agrees to a step back.
    BACK_IF_AGREED = "`u!` takes it back if the table agrees", "卓の全員が同意するなら `u!` で戻せます";
    /// A reveal without a card.
    REVEAL_WHAT = "say which card it is: reveal CARD, or reveal EVENT CARD", "どのカードかを入力してください：reveal カード、または reveal イベント番号 カード";
    /// Nothing that was assumed can have been it.
    NOT_ASSUMED =
        "no draw that was assumed can have been that; `kanso correct` mends what was entered",
        "仮に置いた引きの中に、それでありうるものはありません。入力の訂正は `kanso correct` です";
    /// Nothing is refused.
    NOTHING_REFUSED = "all that could be tried here is allowed", "ここで試せることはすべて可能です";
    /// Nothing that could be tried has such words.
    NO_WHY = "no action that could be tried here has these words", "該当する行動はありません";
    /// Allowed after all.
    ALLOWED = "allowed", "可能";
    /// What a player typed cannot be done.
    REFUSED = "no:", "不可：";
    /// Behind how many choices of a short list are not shown.
    LIST_MORE = "(`l` lists all, `l TEXT` those with TEXT in them)", "件（`l`で全部、`l 文字`で絞り込み）";
    /// Before what of the table is not shown.
    ALSO = "also", "ほかに";
    /// How to see the whole table, and the rest.
    TABLE_HINT = "t table, l list, ? X what is X, h help", "t 盤面、l 一覧、? X Xの説明、h ヘルプ";
    /// How many more things are called so.
    MORE_CALLED_SO = "… and # more with these words", "…ほか#件";
    /// How many more rules have the words.
    MORE_RULES = "… and # more rules with these words", "…ほかにも#件のルールにこの言葉があります";
    /// What can stand behind a question mark.
    ASK_HOW =
        "write what is to be told: ?N for choice N, ? NAME for a card or a piece, ? ID for a rule",
        "何の説明か入力してください：?N（N番の行動）、? 名前（カードや駒）、? ID（ルール）";
    /// Somebody cannot pass here.
    NO_PASS = "this is no window to pass in", "ここはパスできる場面ではありません";
    /// Behind a command that something was typed behind.
    STANDS_ALONE = " stands alone: nothing was done", "のあとには何も付けられません。何もしていません";
    /// What cannot be unknown.
    LIES_OPEN = "everybody sees it: enter what fell", "全員に見えるものです。実際の結果を入力してください";
    /// Nothing happened yet.
    NOTHING_YET = "nothing has happened yet", "まだ何も起きていません";
    /// No number on the list.
    NO_NUMBER = "no such number; `l` lists the choices", "その番号はありません。`l`で一覧を表示します";
    /// There is nothing to be weighed.
    NO_WORTH = "there is no choice here that this eye could weigh", "ここにはこの視点で比べられる選択肢がありません";
    /// What the shares are.
    WORTH_HOW = "if the greedy bot plays on; it errs, too. *: the best of them by more than the error", "欲張りボットが最後までプレイした場合の値で、ボットも間違えます。*は確かな最善";
    /// A choice that is more than what was named.
    BUT_SO = "but this can be done:", "次の形なら実行できます：";
    /// Words that several choices have.
    WHICH = "which of these?", "どれですか";
    /// Heading of what short names stand for.
    SHORT_NAMES = "Short names", "略称";
    /// Heading of what marks mean.
    MARKS = "Marks", "記号";
    /// A table without short names and marks.
    NOTHING_SHORT = "everything on this table is written out", "略称や記号はありません";
    /// The choices of somebody else.
    CHOICES_UNTOLD = "this eye is not told what can be chosen here", "ここで選べる行動は、この席には知らされません";
    /// A choice of somebody else, by its number or words.
    CHOICES_UNSEEN =
        "this eye is not told what can be chosen here: `b` lets a bot decide, --eye of the seat that is asked shows it",
        "ここで選べる行動は、この席には知らされません。`b`でボットに任せるか、--eyeに選ぶ席を指定してください";
    /// A place of a board where nothing stands.
    NOTHING_THERE = "nothing stands there", "何もない";
    /// A note without words.
    NOTE_WHAT = "write the note behind it: n TEXT", "「n メモの内容」と入力してください";
    /// A bot of a seat nobody has.
    BOT_ON = "from now on a bot decides for", "以後ボットが担当します：";
    /// Not this seat's turn.
    NO_DECISION = "no decision is awaited here", "いまは選択の場面ではありません";
    /// All is kept.
    KEPT = "Every acknowledged step is in the file", "確定した行動はすべてファイルに保存されています";
    /// How to go on.
    GO_ON = "go on with", "続きは";
    /// How to have a line shown first.
    SHOW_FIRST = "to show it first", "主表示にするには";
    /// How to see it.
    SEE = "see it with", "観戦・検討は";
    /// What the table shows of these events is a guess.
    ASSUMED_IN = "assumed, not seen, at", "仮（未確認）";
    /// A new line was made.
    NEW_LINE = "a new line leaves here", "ここから分岐します";
    /// The unknown.
    UNKNOWN_HINT = "? if nobody knows it yet", "まだ誰も知らないなら ?";
    /// Some of the unknown.
    UNKNOWN_HINTS =
        "? if nobody knows them yet; with some known, ? in the place of each other one",
        "まだ誰も知らないなら ?。一部だけ分かるときは、分からないものを1個ずつ ? に";
    /// The help of `play`.
    PLAY_HELP =
"  N        take choice N (or type its notation, or words that only it has)
  l [X]    list the choices one by one [with X in them]
  t [X]    draw the whole table [or the part called X]; k what its marks mean
  log [N]  what happened since you decided last [or the last N events]
  ?N       what choice N is about, and the rules behind it
  ? X      what X is: a card, a piece, a rule (? Snare, ? #31)
  u        take back the last decision, if nothing was learned or done since;
           at a real table also what was entered; what comes then is shown first
  u!       take it back over luck, a reveal or another seat: the table agrees
  reveal [EVENT] X   a card that was assumed (?) has shown, of that event; where it is
           played, just play it
  v        what each choice is worth: share of the win if the greedy bot plays on
  why X    why something with X in it is not allowed
  p        pass, where one may only answer; p on: until somebody does something
  p X      pass until X: card, phase, turn, or words that are told (p battle)
  b [SEAT] let a bot decide once, or for a seat from now on
  n TEXT   a note at this place
  end X    the players stop for good; X: concede [SEAT], agree, abandon
  ?        (asked what was drawn) nobody knows it yet; `K01 ? ?`: one is known,
           two are not; `K01*2` is K01 twice
  q        leave; every acknowledged step is in the file
  Where the game has a word of the same name, write .q, .u and so on.",
"  N        N番を選ぶ（表記や、一つに絞れる言葉でも可）
  l [X]    できることを一つずつ一覧（Xを含むもの）  一覧
  t [X]    盤面をすべて表示（またはXという部分だけ）  盤面。k：記号の凡例  凡例
  log [N]  前に決めてから起きたこと（または最後のN個のイベント）  経過
  ?N       N番の行動の内容と、根拠となるルール
  ? X      Xの説明：カード、駒、ルール（? 名前、? #31）
  v        それぞれの行動の価値：欲張りボットが最後までプレイしたときの勝率  価値
  why X    Xを含む行動がなぜできないか  なぜ X
  p        割り込みの場面でパス。p on：誰かが動くまでパスを続ける  パス
  p X      Xまでパスを続ける：カード、フェイズ、ターン、または出てくる言葉
  u        最後の決定を取り消す（その後に何も判明していない場合）。実際の卓では
           入力も取り消せる。続きの行動が主表示の分岐になる  戻る
  u!       運の結果、公開、他の席の決定を越えて取り消す（卓の合意による）  戻る!
  reveal [イベント] X  そのイベントで仮（?）に置いたカードが判明した。
           使うときはそのまま入力するだけでよい  判明 X
  b [席]   ボットに一度任せる／席を任せ続ける
  n 文     この場面にメモを残す  メモ 文
  end X    ここでゲームを打ち切る（X：concede [席]＝投了、agree＝合意、
           abandon＝打ち切り）
  ?        （何を引いたか聞かれたとき）まだ誰も知らない。「K01 ? ?」なら1個だけ
           分かっている。「K01*2」はK01が2枚
  q        終了。確定した行動はすべて保存済み
  ゲームの言葉と重なるときは .q や .u のように入力";
    /// Shown first.
    PROMOTED = "shown first", "主表示";
    /// Folded away.
    FOLDED = "folded", "折りたたみ";
    /// Hidden.
    DELETED = "deleted", "削除済み";
    /// Own luck.
    FRESH = "fresh luck", "別の運";
    /// Closed.
    SEALED = "sealed", "終局";
    /// What `end` needs.
    END_HOW =
        "say how it ends: `end concede [SEAT]`, `end agree` or `end abandon`",
        "`end concede [席]`（投了）、`end agree`（合意）、`end abandon`（打ち切り）のどれかを入力してください";
    /// A line is ended at its end.
    END_WHERE =
        "only the end of a line can be closed; take a choice here first, or leave and play on there",
        "終局にできるのは最後の場面だけです。ここで行動を選ぶか、最後の場面から再開してください";
    /// Several are asked at once.
    END_WHO = "say who concedes: `end concede SEAT`", "投了する席を入力してください：`end concede 席`";
    /// Both sides stopped.
    AGREED = "the players agreed to stop", "合意により終了";
    /// Nobody goes on.
    ABANDONED = "abandoned", "打ち切り";
    /// As many events as a line may have.
    EVENT_LIMIT = "stopped at the limit of events", "イベント数の上限で終了";
    /// What a choice does on a line that was closed.
    CLOSED_HINT =
        "a choice here becomes a line of its own",
        "ここで手を選ぶと新しい分岐になります";
    /// Nothing is wrong with the file.
    VERIFIED = "verified: the whole game is sound", "検証済み：問題なし";
    /// Something is wrong with the file.
    NOT_SOUND = "not sound; what is wrong tells", "問題あり。詳しくは";
    /// Both lines are the same so far.
    SAME_UNTIL = "the same up to event", "ここまで共通：";
    /// How a dispute was decided.
    RULING = "ruling", "裁定";
    /// Nobody has decided it.
    NOT_SETTLED = "not settled", "未裁定";
    /// What a claimed reading came to.
    UNDER_IT = "under it", "その解釈で";
    /// What a claimed answer came to.
    BY_RULES_IN_FORCE = "by the rules in force", "現行のルールで";
    /// A dispute comes to what it came to.
    REPRODUCED = "reproduces", "再現";
    /// It does not.
    NOT_REPRODUCED = "does not reproduce", "再現せず";
    /// Before why it does not.
    BECAUSE = ", because ", "：";
    /// A file that could not be looked at.
    NOT_CHECKED = "could not be checked", "確認不能";
    /// The course that was played.
    AS_PLAYED = "as it was played", "記録どおり";
    /// Whose claim a course is.
    CLAIMED_BY = "claimed by", "主張";
    /// Nothing stands at the contested place.
    NO_ANSWER = "no answer", "未回答";
    /// An answer that a course refuses.
    REFUSED_HERE = "refused", "不可";
    /// Where two courses part.
    FIRST_DIFFERENCE = "first difference", "最初の違い";
    /// The rules that act there, as it was played.
    RULES_AS_PLAYED = "rules as it was played", "記録で働くルール";
    /// And under the other reading.
    RULES_HERE = "rules here", "ここで働くルール";
    /// The other reading changes nothing that was played.
    RECORD_SAME = "everything that was played comes to the same", "記録のイベントはすべて同じ結果になる";
    /// Heading of the ends.
    HOW_EACH_ENDS = "How each ends", "それぞれの結末";
    /// Games that have a reading as it is claimed.
    ALREADY_SO = "played so already", "すでにその解釈のもの";
    /// Games that do not know the reading.
    ANOTHER_GAME = "of another game", "別のゲーム";
    /// Files that could not be compared.
    NOT_COMPARED = "could not be compared", "比較できないもの";
    /// Before the files of a golden.
    GOLDEN_MADE = "golden made", "ゴールデンを作成";
    /// Before the files of a golden that is there.
    GOLDEN = "its golden", "ゴールデン";
    /// A dispute has the same ruling already, and its golden is there.
    SETTLED_SO = "it is settled so already; nothing was written",
        "すでに同じ裁定があります。何も書き込んでいません";
    /// A dispute has the same ruling already; its golden was not there, or a part of it.
    SETTLED_FINISHED = "it is settled so already; its golden was finished",
        "すでに同じ裁定があります。ゴールデンを完成させました";
    /// Nothing differs.
    NO_DIFFERENCE = "no difference", "違いはありません";
}

/// How a seat fared, in words.
pub const fn result(result: SeatResult) -> Text {
    match result {
        SeatResult::Win => WIN,
        SeatResult::Draw => DRAW,
        SeatResult::Loss => LOSS,
    }
}

/// How many more attempts one rule refuses.
pub fn alike(count: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("… and {count} more alike"),
        Lang::Ja => format!("…ほか{count}件も同様"),
    }
}

/// What is said where a note was kept; `about` is the place or the line it is about.
pub fn noted(about: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("noted: {about}"),
        Lang::Ja => format!("メモしました：{about}"),
    }
}

/// Events, counted.
pub fn events(count: u32, lang: Lang) -> String {
    match lang {
        Lang::En => counted(count, "event"),
        Lang::Ja => format!("{count}イベント"),
    }
}

/// How many fields of a state differ, where the table has told what it shows of them.
pub fn inner_fields(count: usize, is_silent: bool, lang: Lang) -> String {
    let fields = counted(u32::try_from(count).unwrap_or(u32::MAX), "inner field");
    let differ = if count == 1 { "differs" } else { "differ" };
    match (lang, is_silent) {
        (Lang::En, true) => format!("nothing on the table; {fields} {differ} (--raw)"),
        (Lang::En, false) => {
            format!("{} of the state {differ} in all (--raw)", counted(count as u32, "field"))
        }
        (Lang::Ja, true) => format!("盤面は同じ。内部の項目{count}件が異なる（--raw）"),
        (Lang::Ja, false) => format!("局面の項目は全部で{count}件異なる（--raw）"),
    }
}

/// How many events fit what was looked for.
pub fn found(count: u32, lang: Lang) -> String {
    match (lang, count) {
        (Lang::En, 0) => "nothing was found".to_owned(),
        (Lang::En, 1) => "1 event fits".to_owned(),
        (Lang::En, _) => format!("{count} events fit"),
        (Lang::Ja, 0) => "該当するイベントはありません".to_owned(),
        (Lang::Ja, _) => format!("該当するイベント：{count}件"),
    }
}

/// Things, counted in English.
pub fn counted(count: u32, thing: &str) -> String {
    let many = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{many}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_in_both_languages() {
        for (name, text) in ALL {
            assert!(!text.en.trim().is_empty(), "{name} in English");
            let japanese = text.ja.chars().any(|sign| sign as u32 >= 0x3000);
            assert!(japanese, "{name} in Japanese");
        }
    }
}
