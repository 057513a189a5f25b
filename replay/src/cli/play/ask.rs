//! What a player may do, and why not: lists of choices grouped by what they touch, what can fall,
//! and the rules behind both.

use crate::cli::{Failure, Io, table, words};
use kanso_engine::{Awaiting, Eye, Lang};
use kanso_replay::draw::width::width;
use kanso_replay::review::{Choice, Conceived, OutcomeItem, Review};
use std::fmt::Write as _;

/// Most choices that are listed one by one unless a text is asked for.
const LISTED_MAX: usize = 60;
/// Fewest choices of a thing that are listed in columns.
const LISTED_IN_COLUMNS: usize = 4;
/// Most refused attempts that are told where a player typed words.
const MEANT_MAX: usize = 4;
/// Most refused attempts that `why` tells.
const WHY_MAX: usize = 12;

/// Lists the choices with `text` in them, or what can fall.
pub fn show(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    match review.awaiting() {
        Some(Awaiting::Decision(_)) => choices(review, eye, text, io),
        Some(Awaiting::Chance(_)) => outcomes(&review.items(eye), io),
        Some(Awaiting::Over) | None => Ok(()),
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
    // Headings over one choice each would only say everything twice.
    let headed = groups.len() > 1 && groups.iter().any(|(_, members)| members.len() > 1);
    if !headed {
        let members = groups.drain(..).flat_map(|(_, members)| members).collect::<Vec<_>>();
        groups.push((String::new(), members));
    }
    let total: usize = groups.iter().map(|(_, members)| members.len()).sum();
    let short = text.is_empty() && total > LISTED_MAX;
    let width = all.len().to_string().len();
    for (id, members) in &groups {
        let name = names.get(id).map_or(id.as_str(), |name| io.label(name));
        if headed && !name.is_empty() {
            writeln!(io.out, "  {}", io.style.strong(name))?;
        }
        let shown = if short { (LISTED_MAX / groups.len()).max(1) } else { members.len() };
        in_columns(&members[..shown.min(members.len())], width, io)?;
        if members.len() > shown {
            let more = format!("… {} {}", members.len() - shown, io.say(words::MORE));
            writeln!(io.out, "  {:>width$}  {}", "", io.style.faint(&more))?;
        }
    }
    Ok(())
}

/// Choices one below the other, in as many columns as the terminal has room for.
fn in_columns(choices: &[&Choice], digits: usize, io: &mut Io<'_>) -> Result<(), Failure> {
    let notation = |choice: &Choice| {
        if choice.notation == choice.words { String::new() } else { choice.notation.clone() }
    };
    let taken = |choice: &Choice| digits + 6 + width(&choice.words) + width(&notation(choice));
    let widest = choices.iter().map(|choice| taken(choice)).max().unwrap_or(1);
    let columns = if choices.len() < LISTED_IN_COLUMNS { 1 } else { (io.columns / widest).max(1) };
    let rows = choices.len().div_ceil(columns);
    for row in 0..rows {
        let mut line = String::new();
        for choice in choices.iter().skip(row).step_by(rows) {
            let number = format!("{:>digits$}", choice.number + 1);
            let said = notation(choice);
            write!(line, "  {}  {}", io.style.id(&number), choice.words)?;
            if !said.is_empty() {
                write!(line, "  {}", io.style.faint(&said))?;
            }
            let missing = widest.saturating_sub(digits + 4 + width(&choice.words));
            let missing =
                missing.saturating_sub(if said.is_empty() { 0 } else { 2 + width(&said) });
            write!(line, "{:missing$}", "")?;
        }
        writeln!(io.out, "{}", line.trim_end())?;
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
        Some(Awaiting::Decision(_)) => {
            review.choices(lang, eye).iter().any(|choice| choice.notation == text)
        }
        Some(Awaiting::Chance(_)) => {
            let ends = [' ', '\u{3000}', ',', '、', '*', '×'];
            let first = text.split(ends).next().unwrap_or_default().to_lowercase();
            !first.is_empty()
                && review.items(eye).iter().any(|item| {
                    Lang::ALL.iter().any(|lang| {
                        item.words.word.in_lang(*lang).to_lowercase() == first
                            || item.words.short.in_lang(*lang).to_lowercase() == first
                    })
                })
        }
        Some(Awaiting::Over) | None => false,
    }
}

/// What a player means who types words instead of a notation.
pub enum Meant {
    /// One choice, by its number.
    Choice(u32),
    /// One of several choices, or something that is refused: which or why was told.
    Told,
    /// Nothing that there is.
    Nothing,
}

/// The choice that has every word of `text` in its words or its notation; of several those are
/// listed, and where there is none it is told why what has them is not allowed.
pub fn meant(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<Meant, Failure> {
    let all_words = |notation: &str, words: &str| {
        text.split_whitespace().all(|word| has(notation, word) || has(words, word))
    };
    let all = review.choices(io.lang, eye);
    let found: Vec<_> =
        all.iter().filter(|choice| all_words(&choice.notation, &choice.words)).collect();
    match found[..] {
        [only] => return Ok(Meant::Choice(only.number)),
        [] => {}
        _ => {
            writeln!(io.out, "{}", io.say(words::WHICH))?;
            let shown = found.len().min(WHY_MAX);
            in_columns(&found[..shown], all.len().to_string().len(), io)?;
            if found.len() > shown {
                writeln!(io.out, "  … +{}", found.len() - shown)?;
            }
            return Ok(Meant::Told);
        }
    }
    let refused: Vec<_> = review
        .conceivable(io.lang, eye)
        .into_iter()
        .filter(|tried| tried.refusal.is_some() && all_words(&tried.notation, &tried.words))
        .collect();
    if refused.is_empty() {
        return Ok(Meant::Nothing);
    }
    tell_refused(review, &refused.iter().collect::<Vec<_>>(), MEANT_MAX, io)?;
    Ok(Meant::Told)
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
    tell_refused(review, &found, WHY_MAX, io)
}

/// Tells of the first `most` attempts what stands against them.
fn tell_refused(
    review: &dyn Review,
    found: &[&Conceived],
    most: usize,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let mut told = found.iter().take(most).peekable();
    while let Some(tried) = told.next() {
        tell_why(tried, io)?;
        // A rule that refuses several in a row is told once, behind the last of them.
        let rule = |tried: &Conceived| tried.refusal.as_ref().map(|refusal| refusal.rule.clone());
        if let Some(id) = rule(tried)
            && told.peek().and_then(|next| rule(next)).as_ref() != Some(&id)
        {
            rule_line(review, &id, io)?;
        }
    }
    if found.len() > most {
        writeln!(io.out, "… +{}", found.len() - most)?;
    }
    Ok(())
}

fn tell_why(tried: &Conceived, io: &mut Io<'_>) -> Result<(), Failure> {
    let notation = io.style.id(&tried.notation);
    match (&tried.refusal, tried.choice) {
        (Some(refusal), _) => {
            writeln!(io.out, "{notation}: {} {}", io.say(words::REFUSED), refusal.words)?;
        }
        (None, Some(number)) => {
            writeln!(io.out, "{notation}: {} ({})", io.say(words::ALLOWED), number + 1)?;
        }
        (None, None) => {
            writeln!(io.out, "{notation}: {}", io.say(words::ALLOWED))?;
        }
    }
    Ok(())
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
