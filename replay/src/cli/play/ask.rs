//! What a player may do, and why not: lists of choices grouped by what they touch, what can fall,
//! and the rules behind both.

use super::why;
use crate::cli::{Failure, Io, table, words};
use crate::draw::width::{width, wrap};
use crate::meant::{self, Meant, has};
use crate::outcome_words::{self, UNKNOWN};
use crate::plain_text::{begins, plain};
use crate::review::{Choice, Conceived, OutcomeItem, RefusalInfo, Review};
use crate::tell;
use kanso_engine::scene::Body;
use kanso_engine::{Awaiting, ChanceKind, Eye, Item, Lang};
use std::fmt::Write as _;

/// Fewest choices of a thing that are listed in columns.
const LISTED_IN_COLUMNS: usize = 4;
/// How far what is told of a place stands from the edge.
const INDENT: usize = 4;
/// Most refused attempts that are told where a player typed words.
const MEANT_MAX: usize = 4;
/// Most refused attempts that `why` tells.
const WHY_MAX: usize = 12;
/// Most attempts that are told of one rule.
const ALIKE_MAX: usize = 3;

/// Lists the choices with `text` in them, or what can fall.
pub fn show(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    match review.awaiting() {
        Some(Awaiting::Decision(_)) => choices(review, eye, text, io),
        Some(Awaiting::Chance(chance)) => {
            let open = !review.may_be_unknown();
            outcomes(&review.items(eye), (chance.kind, open), io)
        }
        Some(Awaiting::Over) | None => Ok(()),
    }
}

fn choices(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    let all = review.choices(io.lang, eye);
    if all.is_empty() {
        writeln!(io.out, "  {}", io.say(words::CHOICES_UNTOLD))?;
        return Ok(());
    }
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
    if groups.is_empty() {
        writeln!(io.out, "  {}", meant::nothing_called(text, io.lang))?;
        return Ok(());
    }
    // Headings over one choice each would only say everything twice.
    let headed = groups.len() > 1 && groups.iter().any(|(_, members)| members.len() > 1);
    if !headed {
        let members = groups.drain(..).flat_map(|(_, members)| members).collect::<Vec<_>>();
        groups.push((String::new(), members));
    }
    let width = all.len().to_string().len();
    for (id, members) in &groups {
        let name = names.get(id).map_or(id.as_str(), |name| io.label(name));
        if headed && !name.is_empty() {
            writeln!(io.out, "  {}", io.style.strong(name))?;
        }
        in_columns(members, width, io)?;
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

/// What can fall; `open`: everybody sees it.
fn outcomes(
    items: &[OutcomeItem],
    (kind, open): (ChanceKind, bool),
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    if items.is_empty() {
        let untold = outcome_words::untold(kind, io.lang);
        writeln!(io.out, "  {} {untold}", io.style.strong(io.say(words::MAY_FALL)))?;
        return Ok(());
    }
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
            // What each of several dice can show is no pile with so many of it.
            let is_face = matches!(item.item, Item::Face(_));
            let many = item.count > 1 && !is_face;
            let times = if many { format!(" ×{}", item.count) } else { String::new() };
            format!("{}{name}{times}", io.style.id(&word))
        })
        .collect();
    let dice = items.iter().find_map(|item| match item.item {
        Item::Face(_) if item.count > 1 => Some(item.count),
        Item::Face(_) | Item::Kind(_) | Item::Pick(_) | Item::Place(_) => None,
    });
    let dice = match (dice, io.lang) {
        (None, _) => String::new(),
        (Some(count), Lang::En) => format!("{count} dice, each of them "),
        (Some(count), Lang::Ja) => format!("ダイス{count}個、それぞれ "),
    };
    let asked = io.style.strong(io.say(words::MAY_FALL));
    writeln!(io.out, "  {asked} {dice}{}", words.join(", "))?;
    if open {
        return Ok(());
    }
    let several = outcome_words::items_awaited(kind) > 1;
    let hint = if several { words::UNKNOWN_HINTS } else { words::UNKNOWN_HINT };
    writeln!(io.out, "  {}", io.style.faint(io.say(hint)))?;
    Ok(())
}

/// True if an eye may be told what can be chosen here.
pub fn is_told(review: &dyn Review, eye: Eye, lang: Lang) -> bool {
    !review.choices(lang, eye).is_empty()
}

/// True if the game has a word, a notation or a sentence that is written so here.
pub fn is_word(review: &dyn Review, eye: Eye, text: &str, lang: Lang) -> bool {
    match review.awaiting() {
        Some(Awaiting::Decision(_)) => {
            let typed = plain(text);
            let is_named = |choice: &Choice| {
                [&choice.notation, &choice.words].into_iter().any(|own| plain(own) == typed)
            };
            let named = |lang: &Lang| review.choices(*lang, eye).iter().any(is_named);
            [lang].iter().chain(Lang::ALL.iter().filter(|other| **other != lang)).any(named)
        }
        Some(Awaiting::Chance(_)) => {
            let typed = plain(text);
            let first = typed.split([' ', ',', '、', '*', '×']).next().unwrap_or_default();
            let has_first = |item: &OutcomeItem| {
                let (word, short) = (&item.words.word, &item.words.short);
                [&word.en, &word.ja, &short.en, &short.ja]
                    .into_iter()
                    .any(|own| plain(own) == first)
            };
            // One `?` alone is a command of the same meaning.
            typed != UNKNOWN
                && !first.is_empty()
                && (review.items(eye).iter().any(has_first) || review.says_outcome(text, eye))
        }
        Some(Awaiting::Over) | None => false,
    }
}

/// What a player means who types a notation or words: the number of the choice, or which of several
/// choices it could be or why it is refused is told. Where nothing is meant, that is told, and what
/// stands at each place that is named.
pub fn meant(
    review: &dyn Review,
    eye: Eye,
    text: &str,
    io: &mut Io<'_>,
) -> Result<Option<u32>, Failure> {
    match meant::meant(review, eye, text, io.lang) {
        Meant::Choice(number) => return Ok(Some(number)),
        Meant::Several(found) => {
            writeln!(io.out, "{}", io.say(words::WHICH))?;
            let shown: Vec<_> = found.iter().take(WHY_MAX).collect();
            let highest = found.last().map_or(0, |choice| choice.number + 1);
            in_columns(&shown, highest.to_string().len(), io)?;
            if found.len() > WHY_MAX {
                writeln!(io.out, "  … +{}", found.len() - WHY_MAX)?;
            }
        }
        Meant::More(tried, more) => {
            tell_refused(review, &tried.iter().collect::<Vec<_>>(), MEANT_MAX, io)?;
            writeln!(io.out, "{}", io.say(words::BUT_SO))?;
            in_columns(&[&*more], (more.number + 1).to_string().len(), io)?;
        }
        Meant::Refused(ref tried) if let Some(refusal) = only_refusal(tried, text) => {
            let (rule, words) = (&refusal.rule, &refusal.words);
            writeln!(io.out, "{}{rule}{colon}{words}", io.refused(), colon = tell::colon(io.lang))?;
            writeln!(io.out, "  {}", review.rule_line(rule, io.lang).unwrap_or_default())?;
        }
        Meant::Refused(tried) => {
            tell_refused(review, &tried.iter().collect::<Vec<_>>(), MEANT_MAX, io)?;
        }
        Meant::Nothing if !is_told(review, eye, io.lang) => {
            let (no, untold) = (io.say(words::REFUSED), io.say(words::CHOICES_UNSEEN));
            writeln!(io.out, "{} {untold}", io.style.bad(no))?;
            places(review, eye, text, io)?;
        }
        Meant::Nothing => {
            let nothing = meant::nothing_called(text, io.lang);
            writeln!(io.out, "{}{nothing}", io.refused())?;
            if let Some(told) = meant::there_is(review, eye, text, io.lang) {
                writeln!(io.out, "  {told}")?;
            }
            places(review, eye, text, io)?;
        }
    }
    Ok(None)
}

/// Why the only attempt that a notation or its beginning names is refused: what was tried need not
/// be told again.
fn only_refusal<'a>(tried: &'a [Conceived], text: &str) -> Option<&'a RefusalInfo> {
    let [only] = tried else { return None };
    only.refusal.as_ref().filter(|_| begins(&plain(&only.notation), &plain(text)))
}

/// Tells what stands at each place of a board that a word of a text names; of several boards, on which.
fn places(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    let is_named =
        |label: &str| text.split_whitespace().any(|word| word.eq_ignore_ascii_case(label));
    for place in standing(review, eye, &is_named, io) {
        writeln!(io.out, "{}", place.line)?;
    }
    Ok(())
}

/// Tells what stands at the place of a board that is called so, and what ground it is; false: no place is.
pub fn place(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<bool, Failure> {
    let text = plain(text);
    let found = standing(review, eye, &|label| plain(label) == text, io);
    for Place { line, ground, .. } in &found {
        writeln!(io.out, "{line}")?;
        let columns = io.columns.saturating_sub(INDENT).max(20);
        for line in ground.lines().flat_map(|line| wrap(line, columns)) {
            writeln!(io.out, "{:INDENT$}{line}", "")?;
        }
    }
    Ok(!found.is_empty())
}

/// A place of a board.
#[derive(PartialEq, Eq)]
struct Place {
    is_empty: bool,
    /// What it is called, and what stands there.
    line: String,
    /// What is to say about the ground.
    ground: String,
}

/// The places of boards that are named, each with what stands there.
fn standing(
    review: &dyn Review,
    eye: Eye,
    is_named: &dyn Fn(&str) -> bool,
    io: &Io<'_>,
) -> Vec<Place> {
    let scene = review.scene(eye);
    let regions = scene.pages.iter().flat_map(|page| &page.regions);
    let boards: Vec<_> = regions
        .filter_map(|region| match &region.body {
            Body::Board(board) => Some((io.label(&region.name), board)),
            Body::Row(_) | Body::Track(_) | Body::Sheet(_) => None,
        })
        .collect();
    let cells =
        boards.iter().flat_map(|(name, board)| board.cells.iter().map(|cell| (*name, cell)));
    let mut found = Vec::new();
    for (board, cell) in cells {
        let label = io.label(&cell.label);
        if label.is_empty() || !is_named(label) {
            continue;
        }
        let names: Vec<_> = cell.tokens.iter().map(|token| io.label(&token.name)).collect();
        let there = match names[..] {
            [] => io.say(words::NOTHING_THERE).to_owned(),
            [..] => names.join(tell::comma(io.lang)),
        };
        let on = if boards.len() > 1 && !board.is_empty() {
            format!(" ({board})")
        } else {
            String::new()
        };
        let line = format!("  {label}{on}{}{there}", tell::colon(io.lang));
        let ground = io.label(&cell.detail).to_owned();
        found.push(Place { is_empty: names.is_empty(), line, ground });
    }
    // A place with two sides has two cells: where something stands is told, and nothing twice.
    if found.iter().any(|place| !place.is_empty) {
        found.retain(|place| !place.is_empty);
    }
    found.dedup();
    found
}

/// Tells why what has every word of `text` in it is not allowed. Where nothing has, what the first
/// words name is told.
pub fn why(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    let all = review.conceivable(io.lang, eye);
    let words: Vec<&str> = text.split_whitespace().collect();
    let with = |words: &[&str]| -> Vec<_> {
        let has_all = |tried: &&Conceived| {
            words.iter().all(|word| has(&tried.notation, word) || has(&tried.words, word))
        };
        let meant = |tried: &&Conceived| !words.is_empty() || tried.refusal.is_some();
        all.iter().filter(has_all).filter(meant).collect()
    };
    let found = with(&words);
    if !found.is_empty() {
        return tell_refused(review, &found, WHY_MAX, io);
    }
    if matches!(review.awaiting(), Some(Awaiting::Decision(_))) && all.is_empty() {
        writeln!(io.out, "{}", io.say(words::CHOICES_UNTOLD))?;
        return why::named(review, eye, text, io);
    }
    why::nothing(review, eye, text, io)?;
    if review.cards_named(text).is_empty() {
        let fewer = (1..words.len()).rev().map(|count| with(&words[..count]));
        if let Some(found) = fewer.into_iter().find(|found| !found.is_empty()) {
            return tell_refused(review, &found, WHY_MAX, io);
        }
    }
    Ok(())
}

/// Tells of at most `most` attempts what stands against them: by the rules that refuse them, of each
/// rule the first few, so that many cells that are out of reach hide no other reason.
fn tell_refused(
    review: &dyn Review,
    found: &[&Conceived],
    most: usize,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let mut by_rule: Vec<(Option<&str>, Vec<&Conceived>)> = Vec::new();
    for tried in found {
        let rule = tried.refusal.as_ref().map(|refusal| refusal.rule.as_str());
        match by_rule.iter_mut().find(|(of, _)| *of == rule) {
            Some((_, alike)) => alike.push(tried),
            None => by_rule.push((rule, vec![tried])),
        }
    }
    let (mut room, mut untold) = (most, 0);
    for (rule, alike) in by_rule {
        let told = alike.len().min(ALIKE_MAX).min(room);
        if told == 0 {
            untold += alike.len();
            continue;
        }
        room -= told;
        for tried in &alike[..told] {
            tell_why(tried, io)?;
        }
        if alike.len() > told {
            writeln!(io.out, "    {}", words::alike(alike.len() - told, io.lang))?;
        }
        if let Some(id) = rule {
            rule_line(review, id, io)?;
        }
    }
    if untold > 0 {
        writeln!(io.out, "… +{untold}")?;
    }
    Ok(())
}

fn tell_why(tried: &Conceived, io: &mut Io<'_>) -> Result<(), Failure> {
    let notation = io.style.id(&tried.notation);
    match (&tried.refusal, tried.choice) {
        (Some(refusal), _) => {
            writeln!(io.out, "{notation}: {}{}", io.refused(), refusal.words)?;
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

/// Tells the rules behind a choice, by its number from 1: those that act as soon as it is taken, and
/// the cards that it is about, but for those that were told.
pub fn rule(
    review: &dyn Review,
    eye: Eye,
    number: u32,
    told: &[String],
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let facts = number.checked_sub(1).and_then(|number| review.preview(number, io.lang, eye));
    let Some(facts) = facts else {
        let untold = matches!(review.awaiting(), Some(Awaiting::Decision(_)))
            && !is_told(review, eye, io.lang);
        let said = if untold { words::CHOICES_UNTOLD } else { words::NO_NUMBER };
        writeln!(io.out, "{}", io.say(said))?;
        return Ok(());
    };
    for fact in &facts {
        writeln!(io.out, "  {}", fact.words)?;
        if !told.contains(&fact.rule) {
            rule_line(review, &fact.rule, io)?;
        }
    }
    let is_told = |id: &String| told.contains(id) || facts.iter().any(|fact| fact.rule == *id);
    for id in review.choice_rows(number - 1, eye).iter().filter(|id| !is_told(id)) {
        rule_line(review, id, io)?;
    }
    Ok(())
}

/// Tells the line of a rule or of a card row.
pub fn rule_line(review: &dyn Review, id: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    let line = review.rule_line(id, io.lang).unwrap_or_default();
    writeln!(io.out, "    {}  {line}", io.style.id(id))?;
    Ok(())
}
