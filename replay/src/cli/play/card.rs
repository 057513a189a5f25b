//! What a thing is: a card, a piece, whatever the table shows or a choice is about.

use super::ask;
use crate::cli::{Failure, Io, words};
use crate::draw::width::wrap;
use crate::meant::{self, Meant};
use crate::review::{CardNamed, Review};
use crate::tell;
use kanso_engine::scene::{Body, Scene, Token};
use kanso_engine::{Eye, Label, Lang};

/// Most things that are told of.
const TOLD_MAX: usize = 6;
/// Most rules that are told where no thing is called so.
const RULES_MAX: usize = 4;
/// How far what is told of a thing stands from the edge.
const INDENT: usize = 4;

/// Tells what is called so: things of the table that the eye sees, and rows of the card set.
pub fn named(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    let is_place = ask::place(review, eye, text, io)?;
    let scene = review.scene(eye);
    let mut tokens: Vec<&Token> = Vec::new();
    for token in self::tokens(&scene).into_iter().filter(|token| is_named(token, text)) {
        // Two that are alike are told once.
        if !tokens.iter().any(|known| is_alike(known, token)) {
            tokens.push(token);
        }
    }
    let mut told = Vec::new();
    for token in tokens.iter().take(TOLD_MAX) {
        thing(review, token, &mut told, io)?;
    }
    let cards: Vec<_> =
        review.cards_named(text).into_iter().filter(|card| !told.contains(&card.id)).collect();
    for card in cards.iter().take(TOLD_MAX) {
        row(review, card, &mut told, io)?;
    }
    let more = tokens.len().saturating_sub(TOLD_MAX) + cards.len().saturating_sub(TOLD_MAX);
    if more > 0 {
        writeln!(io.out, "  {}", io.say(words::MORE_CALLED_SO).replace('#', &more.to_string()))?;
    }
    if tokens.is_empty() && cards.is_empty() && !is_place {
        let id = text.trim().to_uppercase();
        if review.rule_line(&id, io.lang).is_some() {
            return ask::rule_line(review, &id, io);
        }
        let rules = review.rules_about(text, io.lang);
        for id in rules.iter().take(RULES_MAX) {
            ask::rule_line(review, id, io)?;
        }
        if rules.len() > RULES_MAX {
            let more = (rules.len() - RULES_MAX).to_string();
            writeln!(io.out, "  {}", io.say(words::MORE_RULES).replace('#', &more))?;
        }
        if !rules.is_empty() {
            return Ok(());
        }
        if let Meant::Choice(number) = meant::meant(review, eye, text, io.lang) {
            return choice(review, eye, number + 1, io);
        }
        writeln!(io.out, "{}", meant::nothing_found(text, io.lang))?;
    }
    Ok(())
}

/// Tells what a choice is about, by its number from 1: what it says, the things that it touches, and
/// the rules behind it.
pub fn choice(review: &dyn Review, eye: Eye, number: u32, io: &mut Io<'_>) -> Result<(), Failure> {
    let choices = review.choices(io.lang, eye);
    let found = number.checked_sub(1).and_then(|at| choices.get(at as usize));
    let Some(choice) = found else {
        // Why there is none, it says.
        return ask::rule(review, eye, number, &[], io);
    };
    writeln!(io.out, "{}  {}", io.style.strong(&choice.words), io.style.faint(&choice.notation))?;
    let scene = review.scene(eye);
    let (mut told, mut things) = (Vec::new(), Vec::<&Token>::new());
    for token in tokens(&scene) {
        let is_new = things.iter().all(|known| known.id != token.id);
        if is_new && choice.ids.contains(&token.id) && things.len() < TOLD_MAX {
            things.push(token);
        }
    }
    for token in things {
        thing(review, token, &mut told, io)?;
    }
    for card in review.cards_in(&choice.words).iter().take(TOLD_MAX) {
        if !told.contains(&card.id) {
            row(review, card, &mut told, io)?;
        }
    }
    ask::rule(review, eye, number, &told, io)
}

/// Tells a thing: its name, its value, its marks, what it says, and the rows of the card set that
/// its name has in it.
fn thing(
    review: &dyn Review,
    token: &Token,
    told: &mut Vec<String>,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let mut head = io.style.strong(io.label(&token.name));
    if let Some(gauge) = token.gauge {
        head = format!("{head}  {}/{}", gauge.value, gauge.max);
    }
    writeln!(io.out, "  {head}")?;
    let marks: Vec<_> = token
        .badges
        .iter()
        .map(|badge| (io.label(&badge.text).to_owned(), io.label(&badge.meaning).to_owned()))
        .filter(|(text, meaning)| !meaning.is_empty() && text != meaning)
        .map(|(text, meaning)| format!("{text} {meaning}"))
        .collect();
    if !marks.is_empty() {
        wrapped(&marks.join(if io.lang == Lang::Ja { "／" } else { "; " }), io)?;
    }
    let name = io.label(&token.name);
    let cards = review.cards_in(name);
    let detail = io.label(&token.detail);
    // Of a card its row says the same, and has its number: of several of one name the one that does. What
    // the thing says more than its row is told.
    let body = |card: &CardNamed| {
        let line = review.rule_line(&card.id, io.lang)?;
        let colon = tell::colon(io.lang);
        let named =
            line.strip_prefix(io.label(&card.name)).and_then(|rest| rest.strip_prefix(colon));
        Some(named.map_or_else(|| line.clone(), str::to_owned))
    };
    let own = cards.iter().find_map(|card| {
        let rest = detail.strip_prefix(body(card)?.as_str())?;
        Some((card.id.clone(), rest.trim_start_matches([';', '；', '。', ' ']).to_owned()))
    });
    let rest = own.as_ref().map_or_else(|| detail.to_owned(), |(_, rest)| rest.clone());
    let mut lines = cards.iter().filter_map(|card| review.rule_line(&card.id, io.lang));
    if !rest.is_empty() && rest != name && !lines.any(|line| line.contains(&rest)) {
        wrapped(&rest, io)?;
    }
    for card in cards {
        let is_other = own.as_ref().is_some_and(|(id, _)| *id != card.id);
        if !is_other && !told.contains(&card.id) {
            ask::rule_line(review, &card.id, io)?;
            told.push(card.id);
        }
    }
    Ok(())
}

fn row(
    review: &dyn Review,
    card: &CardNamed,
    told: &mut Vec<String>,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    told.push(card.id.clone());
    ask::rule_line(review, &card.id, io)
}

fn wrapped(text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    let columns = io.columns.saturating_sub(INDENT).max(20);
    for line in text.lines().flat_map(|line| wrap(line, columns)) {
        writeln!(io.out, "{:INDENT$}{line}", "")?;
    }
    Ok(())
}

/// True if a token is called so: its name, its short name or its number has every word of the text.
fn is_named(token: &Token, text: &str) -> bool {
    let has =
        |label: &Label, word: &str| meant::has(&label.en, word) || meant::has(&label.ja, word);
    // The number of one of many is a mark.
    let numbers = || token.badges.iter().filter(|badge| badge.text.en.starts_with('#'));
    !text.trim().is_empty()
        && text.split_whitespace().all(|word| {
            has(&token.name, word)
                || has(&token.short, word)
                || word.starts_with('#') && numbers().any(|badge| badge.text.en == word)
        })
}

/// True if two tokens look the same and say the same.
fn is_alike(one: &Token, other: &Token) -> bool {
    one.name == other.name
        && one.gauge == other.gauge
        && one.badges == other.badges
        && one.detail == other.detail
}

/// Every token of a table, each once, in reading order.
fn tokens(scene: &Scene) -> Vec<&Token> {
    let mut tokens: Vec<&Token> = Vec::new();
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        let held: Vec<&Token> = match &region.body {
            Body::Board(board) => board.cells.iter().flat_map(|cell| &cell.tokens).collect(),
            Body::Row(slots) => slots.iter().filter_map(|slot| slot.token.as_ref()).collect(),
            Body::Track(steps) => steps.iter().flat_map(|step| &step.tokens).collect(),
            Body::Sheet(_) => Vec::new(),
        };
        for token in held {
            if tokens.iter().all(|known| known.id != token.id) {
                tokens.push(token);
            }
        }
    }
    tokens
}
