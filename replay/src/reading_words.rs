//! A reading of the rules as a question and its answers.
//!
//! The line of a reading on a rule list says all in one: the question, then each value between
//! backticks with what it means (``When? `early`: at once; `late`: at the end.``). Here it is taken
//! apart for who wants to lay the answers out.

/// A reading as a question and its answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadingWords {
    /// What is asked.
    pub question: String,
    /// What each value answers, in the order of the values.
    pub answers: Vec<String>,
}

/// Takes the line of a reading apart. A line that does not say what each value means is a question as it
/// is, and the values answer it by their names.
pub fn reading_words(line: &str, values: &[&str]) -> ReadingWords {
    taken_apart(line, values).unwrap_or_else(|| ReadingWords {
        question: line.to_owned(),
        answers: values.iter().map(|value| (*value).to_owned()).collect(),
    })
}

fn taken_apart(line: &str, values: &[&str]) -> Option<ReadingWords> {
    let places: Vec<_> = values.iter().map(|value| place_of(line, value)).collect::<Option<_>>()?;
    let first = places.iter().map(|(from, _)| *from).min()?;
    let question = line[..first].trim().to_owned();
    let answer = |(_, words): &(usize, usize)| {
        let next = places.iter().map(|(from, _)| *from).filter(|from| from > words).min();
        let text = line[*words..next.unwrap_or(line.len())].trim();
        text.trim_end_matches([';', '；', '。', '、', '.', ',']).to_owned()
    };
    let answers: Vec<_> = places.iter().map(answer).collect();
    let is_whole = !question.is_empty() && answers.iter().all(|answer| !answer.is_empty());
    is_whole.then_some(ReadingWords { question, answers })
}

/// Where a value is told of: the place of its backtick, and of the first letter of what it means.
fn place_of(line: &str, value: &str) -> Option<(usize, usize)> {
    let named = format!("`{value}`");
    line.match_indices(&named).find_map(|(from, _)| {
        let behind = &line[from + named.len()..];
        let words = behind.trim_start().strip_prefix([':', '：', '＝', '='])?;
        Some((from, line.len() - words.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, values: &[&str], question: &str, answers: &[&str]) {
        let words = reading_words(line, values);
        assert_eq!(words.question, question);
        assert_eq!(words.answers, answers);
    }

    #[test]
    fn a_line_is_a_question_and_what_each_value_answers() {
        let line = "When? `early`: at once; even `late` ones; `late`: at the end.";
        check(line, &["early", "late"], "When?", &["at once; even `late` ones", "at the end"]);
        check(line, &["late", "early"], "When?", &["at the end", "at once; even `late` ones"]);
        let line = "いつか。`early`：すぐに。`late`：最後に。";
        check(line, &["early", "late"], "いつか。", &["すぐに", "最後に"]);
        let line = "いつか。`early`＝すぐに、`late`＝最後に。";
        check(line, &["early", "late"], "いつか。", &["すぐに", "最後に"]);
    }

    #[test]
    fn what_says_no_answers_is_left_as_it_is() {
        for line in ["", "When?", "When? `early`: at once.", "`early`: at once; `late`: not."] {
            check(line, &["early", "late"], line, &["early", "late"]);
        }
    }
}
