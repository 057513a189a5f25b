//! What a player may do, and why not: lists of choices grouped by what they touch, what can fall,
//! and the rules behind both.

use crate::cli::{Failure, Io, table, words};
use kanso_engine::{Awaiting, Eye, Lang};
use kanso_replay::review::{Choice, Conceived, OutcomeItem, Review};

/// Most choices that are listed one by one unless a text is asked for.
const LISTED_MAX: usize = 60;
/// Most refused attempts that `why` tells.
const WHY_MAX: usize = 12;

/// Lists the choices with `text` in them, or what can fall.
pub fn show(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    match review.awaiting() {
        Awaiting::Decision(_) => choices(review, eye, text, io),
        Awaiting::Chance(_) => outcomes(&review.items(eye), io),
        Awaiting::Over => Ok(()),
    }
}

fn choices(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    let all = review.choices(io.lang, eye);
    let names = table::names(&review.scene(eye));
    let group = |choice: &Choice| choice.ids.first().cloned().unwrap_or_default();
    let mut groups: Vec<(String, Vec<&Choice>)> = Vec::new();
    let chosen = all.iter().filter(|choice| {
        let id = group(choice);
        let name = names.get(&id).map_or("", |name| io.label(name));
        has(&choice.notation, text) || has(&choice.words, text) || has(name, text)
    });
    for choice in chosen {
        let id = group(choice);
        match groups.iter_mut().find(|(other, _)| *other == id) {
            Some((_, members)) => members.push(choice),
            None => groups.push((id, vec![choice])),
        }
    }
    let total: usize = groups.iter().map(|(_, members)| members.len()).sum();
    let short = text.is_empty() && total > LISTED_MAX;
    let width = all.len().to_string().len();
    for (id, members) in &groups {
        let name = names.get(id).map_or(id.as_str(), |name| io.label(name));
        if groups.len() > 1 && !name.is_empty() {
            writeln!(io.out, "  {}", io.style.strong(name))?;
        }
        let shown = if short { (LISTED_MAX / groups.len()).max(1) } else { members.len() };
        for choice in members.iter().take(shown) {
            let number = format!("{:>width$}", choice.number + 1);
            let notation =
                if choice.notation == choice.words { "" } else { choice.notation.as_str() };
            let notation = io.style.faint(notation);
            let line = format!("  {}  {}  {notation}", io.style.id(&number), choice.words);
            writeln!(io.out, "{}", line.trim_end())?;
        }
        if members.len() > shown {
            let more = format!("… {} {}", members.len() - shown, io.say(words::MORE));
            writeln!(io.out, "  {:>width$}  {}", "", io.style.faint(&more))?;
        }
    }
    Ok(())
}

fn outcomes(items: &[OutcomeItem], io: &mut Io<'_>) -> Result<(), Failure> {
    let words: Vec<_> = items
        .iter()
        .map(|item| {
            let (word, short) = (io.label(&item.words.word), io.label(&item.words.short));
            let name = io.label(&item.words.name);
            let word = if short.is_empty() || short == word {
                word.to_owned()
            } else {
                format!("{word}/{short}")
            };
            let name = if name == word { String::new() } else { format!(" {name}") };
            let times = if item.count > 1 { format!(" ×{}", item.count) } else { String::new() };
            format!("{}{name}{times}", io.style.id(&word))
        })
        .collect();
    writeln!(io.out, "  {} {}", io.style.strong(io.say(words::MAY_FALL)), words.join(", "))?;
    writeln!(io.out, "  {}", io.style.faint(io.say(words::UNKNOWN_HINT)))?;
    Ok(())
}

/// Whether the game has a word or a notation that is written so here.
pub fn is_word(review: &dyn Review, eye: Eye, text: &str, lang: Lang) -> bool {
    match review.awaiting() {
        Awaiting::Decision(_) => {
            review.choices(lang, eye).iter().any(|choice| choice.notation == text)
        }
        Awaiting::Chance(_) => {
            let first = text.split([' ', '\u{3000}', ',', '、']).next().unwrap_or_default();
            !first.is_empty()
                && review.items(eye).iter().any(|item| {
                    Lang::ALL.iter().any(|lang| {
                        item.words.word.in_lang(*lang) == first
                            || item.words.short.in_lang(*lang) == first
                    })
                })
        }
        Awaiting::Over => false,
    }
}

/// Tells why what has `text` in it is not allowed.
pub fn why(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    let all = review.conceivable(io.lang, eye);
    let found: Vec<_> = all
        .iter()
        .filter(|tried| has(&tried.notation, text) || has(&tried.words, text))
        .filter(|tried| !text.is_empty() || tried.refusal.is_some())
        .collect();
    if found.is_empty() {
        writeln!(io.out, "{}: {text}", io.say(words::NO_WHY))?;
    }
    for tried in found.iter().take(WHY_MAX) {
        tell_why(review, tried, io)?;
    }
    if found.len() > WHY_MAX {
        writeln!(io.out, "… +{}", found.len() - WHY_MAX)?;
    }
    Ok(())
}

fn tell_why(review: &dyn Review, tried: &Conceived, io: &mut Io<'_>) -> Result<(), Failure> {
    let notation = io.style.id(&tried.notation);
    match (&tried.refusal, tried.choice) {
        (Some(refusal), _) => {
            writeln!(io.out, "{notation}: {} {}", io.say(words::REFUSED), refusal.words)?;
            rule_line(review, &refusal.rule, io)
        }
        (None, Some(number)) => {
            writeln!(io.out, "{notation}: {} ({})", io.say(words::ALLOWED), number + 1)?;
            Ok(())
        }
        (None, None) => {
            writeln!(io.out, "{notation}: {}", io.say(words::ALLOWED))?;
            Ok(())
        }
    }
}

/// Tells the rules behind a choice, by its number from 1: those that act as soon as it is taken.
pub fn rule(review: &dyn Review, eye: Eye, number: u32, io: &mut Io<'_>) -> Result<(), Failure> {
    let facts = number.checked_sub(1).and_then(|number| review.preview(number, io.lang, eye));
    let Some(facts) = facts else {
        writeln!(io.out, "{}", io.say(words::NO_NUMBER))?;
        return Ok(());
    };
    for fact in facts {
        writeln!(io.out, "  {}", fact.words)?;
        rule_line(review, &fact.rule, io)?;
    }
    Ok(())
}

fn rule_line(review: &dyn Review, id: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    let line = review.rule_line(id, io.lang).unwrap_or_default();
    writeln!(io.out, "    {}  {line}", io.style.id(id))?;
    Ok(())
}

/// Whether `text` stands in `words`, in whatever case.
fn has(words: &str, text: &str) -> bool {
    text.is_empty() || words.to_lowercase().contains(&text.to_lowercase())
}
