//! What somebody means who types words instead of a notation.

use kanso_engine::{Eye, Lang};
use kanso_replay::review::{Choice, Conceived, Review};
use kanso_replay::tell;

/// Most choices that are told where none is meant.
const TOLD_MAX: usize = 12;

/// What words mean where a decision is awaited.
pub enum Meant {
    /// One choice, by its number.
    Choice(u32),
    /// One of several choices.
    Several(Vec<Choice>),
    /// Something that is refused: each such attempt.
    Refused(Vec<Conceived>),
    /// Nothing that there is.
    Nothing,
}

/// What has every word of `text` in its words or its notation: choices, or where there is none,
/// attempts that are refused.
pub fn meant(review: &dyn Review, eye: Eye, text: &str, lang: Lang) -> Meant {
    let all_words = |notation: &str, words: &str| {
        text.split_whitespace().all(|word| has(notation, word) || has(words, word))
    };
    let mut found = review.choices(lang, eye);
    found.retain(|choice| all_words(&choice.notation, &choice.words));
    match &found[..] {
        [only] => return Meant::Choice(only.number),
        [] => {}
        _ => return Meant::Several(found),
    }
    let mut tried = review.conceivable(lang, eye);
    tried.retain(|tried| tried.refusal.is_some() && all_words(&tried.notation, &tried.words));
    if tried.is_empty() { Meant::Nothing } else { Meant::Refused(tried) }
}

/// Whether `text` stands in `words`, in whatever case.
pub fn has(words: &str, text: &str) -> bool {
    text.is_empty() || words.to_lowercase().contains(&text.to_lowercase())
}

/// What there is where nothing is meant: what the first word of `text` goes with, or else the first
/// words of the choices. None where an eye is told no choice.
pub fn there_is(review: &dyn Review, eye: Eye, text: &str, lang: Lang) -> Option<String> {
    let choices = review.choices(lang, eye);
    let parted: Vec<_> = choices.iter().map(|choice| first_and_rest(&choice.notation)).collect();
    let first = first_and_rest(text.trim()).0;
    let of_first = parted.iter().filter(|(own, _)| own.eq_ignore_ascii_case(first));
    let rests: Vec<_> = of_first.map(|(_, rest)| *rest).filter(|rest| !rest.is_empty()).collect();
    let mut firsts = Vec::new();
    for (first, _) in &parted {
        if !firsts.contains(first) {
            firsts.push(*first);
        }
    }
    if firsts.is_empty() {
        return None;
    }
    Some(match (lang, rests.is_empty()) {
        (Lang::En, false) => format!("{first} goes with {}", some(&rests, lang)),
        (Lang::En, true) => format!("the choices begin with {}", some(&firsts, lang)),
        (Lang::Ja, false) => format!("{first}に続くもの：{}", some(&rests, lang)),
        (Lang::Ja, true) => format!("選べる手の始まり：{}", some(&firsts, lang)),
    })
}

/// The first word of a notation, and what stands behind it.
fn first_and_rest(notation: &str) -> (&str, &str) {
    notation.split_once(' ').unwrap_or((notation, ""))
}

/// A list of words, cut where it is long.
fn some(words: &[&str], lang: Lang) -> String {
    let more = match (words.len() > TOLD_MAX, lang) {
        (false, _) => "",
        (true, Lang::En) => ", …",
        (true, Lang::Ja) => "など",
    };
    format!("{}{more}", words[..words.len().min(TOLD_MAX)].join(tell::comma(lang)))
}
