//! What is said of words that no attempt has in it, but that the game knows: a card that nobody could
//! try now, or a rule.

use crate::cli::{Failure, Io, words};
use crate::review::{CardNamed, Review};
use crate::tell;
use kanso_engine::scene::{Body, Scene};
use kanso_engine::{Awaiting, Eye, Label, Lang};

/// Most cards that are told of.
const CARDS_MAX: usize = 6;

/// Tells why nothing that could be tried has these words in it: which card or rule they name, or their
/// first ones, and where such a card lies, as far as the eye sees.
pub fn nothing(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    if text.trim().is_empty() {
        writeln!(io.out, "{}", io.say(words::NOTHING_REFUSED))?;
        return Ok(());
    }
    if review.cards_named(text).is_empty() {
        writeln!(io.out, "{}{}{text}", io.say(words::NO_WHY), tell::colon(io.lang))?;
    }
    named(review, eye, text, io)
}

/// Tells of the cards or the rule that a text names.
pub fn named(review: &dyn Review, eye: Eye, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    let cards = review.cards_named(text);
    if cards.is_empty() {
        return rule(review, &text.trim().to_uppercase(), io);
    }
    let scene = review.scene(eye);
    for card in cards.iter().take(CARDS_MAX) {
        let name = io.label(&card.name).to_owned();
        let said = said(review, eye, &places(&scene, card, io.lang), io.lang);
        writeln!(io.out, "{name}{}{said}", tell::colon(io.lang))?;
        rule(review, &card.id, io)?;
    }
    if cards.len() > CARDS_MAX {
        writeln!(io.out, "… +{}", cards.len() - CARDS_MAX)?;
    }
    Ok(())
}

/// Why a card that lies in these places cannot be tried.
fn said(review: &dyn Review, eye: Eye, places: &[String], lang: Lang) -> String {
    let asked = match review.awaiting() {
        Some(Awaiting::Decision(seats)) => seats.iter().collect(),
        Some(Awaiting::Chance(_) | Awaiting::Over) | None => Vec::new(),
    };
    let list = places.join(tell::comma(lang));
    let own = eye == Eye::All || asked.iter().any(|seat| eye == Eye::Seat(*seat));
    let names: Vec<_> = asked.iter().map(|seat| &*review.names()[seat.index()]).collect();
    let names = names.join(tell::comma(lang));
    match (lang, places.is_empty()) {
        (Lang::En, false) => format!("nothing can be tried with it now. It lies here: {list}"),
        (Lang::Ja, false) => format!("今は何にも使えません。ある場所：{list}"),
        (Lang::En, true) if own && !asked.is_empty() => format!("{names} does not hold it"),
        (Lang::Ja, true) if own && !asked.is_empty() => format!("{names}は持っていません"),
        (Lang::En, true) => "it lies nowhere that is seen from here".to_owned(),
        (Lang::Ja, true) => "ここから見える所にはありません".to_owned(),
    }
}

/// The regions in which a card is seen, in reading order.
fn places(scene: &Scene, card: &CardNamed, lang: Lang) -> Vec<String> {
    // A piece is often named with its owner: "Ada's human knights".
    let wanted = card.name.in_lang(lang).to_lowercase();
    let named = |label: &Label| label.in_lang(lang).to_lowercase().contains(&wanted);
    let mut places: Vec<String> = Vec::new();
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        let is_here = match &region.body {
            Body::Board(board) => {
                board.cells.iter().flat_map(|cell| &cell.tokens).any(|token| named(&token.name))
            }
            Body::Row(slots) => {
                slots.iter().filter_map(|slot| slot.token.as_ref()).any(|token| named(&token.name))
            }
            Body::Track(steps) => {
                steps.iter().flat_map(|step| &step.tokens).any(|token| named(&token.name))
            }
            Body::Sheet(lines) => lines.iter().any(|line| named(&line.label) || named(&line.value)),
        };
        let name = region.name.in_lang(lang).to_owned();
        if is_here && !name.is_empty() && !places.contains(&name) {
            places.push(name);
        }
    }
    places
}

/// The line of a rule or a card row, if there is one.
fn rule(review: &dyn Review, id: &str, io: &mut Io<'_>) -> Result<(), Failure> {
    if let Some(line) = review.rule_line(id, io.lang) {
        writeln!(io.out, "    {}  {line}", io.style.id(id))?;
    }
    Ok(())
}
