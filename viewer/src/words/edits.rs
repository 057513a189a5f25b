//! Why an edit was not made.

use kanso_engine::Lang;
use kanso_replay::outcome_words::say_impossible;
use kanso_replay::review::EditError;

words! {
    READ_ONLY: "This game cannot be changed: {why}", "この棋譜は変更できません：{why}";
    NO_CHOICE: "There is no choice {number}: the list has {count}", "{number}番の選択肢はありません（全{count}件）";
    NOT_AWAITED: "Something else is asked here", "ここで求められているのは別のことです";
    REFUSED: "Not allowed by {rule}: {words}", "{rule}により不可：{words}";
    IMPOSSIBLE: "This cannot fall here: {why}", "ここでは出ない結果です：{why}";
    NO_LUCK: "This line has no luck of its own: enter what fell, or branch with fresh luck", "この変化には乱数がありません。出た結果を入力するか、新しい運で分岐してください";
    SEALED: "This line is closed: branch from it", "この変化は終局しています。分岐してください";
    WITHIN_EVENT: "Step to the end of this event first", "先にこの出来事の最後まで進めてください";
    ADDRESS: "This place is not in the game: {why}", "その場所はこの棋譜にありません：{why}";
    NO_NOTE: "There is no note {number}", "{number}番のメモはありません";
    NOT_WRITTEN: "The file could not be written: {why}", "ファイルに書き込めませんでした：{why}";
}

/// Why an edit was not made, in one language.
pub fn say(error: &EditError, lang: Lang) -> String {
    let fill = |text, places: &[(&str, &str)]| super::fill(text, lang, places);
    match error {
        EditError::ReadOnly { reason } => fill(READ_ONLY, &[("why", reason)]),
        EditError::NoChoice { number, count } => {
            // People count from one.
            let number = (number + 1).to_string();
            fill(NO_CHOICE, &[("number", &number), ("count", &count.to_string())])
        }
        EditError::NotAwaited { .. } => fill(NOT_AWAITED, &[]),
        EditError::Text(words) | EditError::NotPossible(words) => words.clone(),
        EditError::Refused { rule, words } => fill(REFUSED, &[("rule", rule), ("words", words)]),
        EditError::Impossible(why) => fill(IMPOSSIBLE, &[("why", &say_impossible(*why, lang))]),
        EditError::NoLuck => fill(NO_LUCK, &[]),
        EditError::Sealed { .. } => fill(SEALED, &[]),
        EditError::WithinEvent { .. } => fill(WITHIN_EVENT, &[]),
        EditError::Address(why) => fill(ADDRESS, &[("why", &why.to_string())]),
        EditError::NoNote { number } => fill(NO_NOTE, &[("number", &number.to_string())]),
        EditError::File(why) => fill(NOT_WRITTEN, &[("why", why)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Impossible;

    #[test]
    fn what_cannot_fall_is_said_in_one_language() {
        let error = EditError::Impossible(Impossible::Count { wanted: 2, found: 1 });
        assert_eq!(say(&error, Lang::Ja), "ここでは出ない結果です：2個必要なところに1個です");
        assert!(say(&error, Lang::En).is_ascii());
    }
}
