//! The head of a story, and its end: what is played, and how it stood.

use super::phrases;
use crate::log::record::{Cards, Header, LuckSource};
use kanso_engine::cards::{hex, set_digest};
use kanso_engine::game::EVENT_LIMIT_END;
use kanso_engine::{Eye, Game, Lang, Meta, OptionValue, Standing};
use std::fmt::{self, Write};

/// Writes what the game is played with: seats, options, readings that differ from the defaults of its
/// revision, cards, luck. The value of an option is named to those whom the game tells it, the seed to
/// [`Eye::All`] alone.
pub fn write_head<G: Game>(
    game: &G,
    header: &Header,
    lang: Lang,
    eye: Eye,
    to: &mut dyn Write,
) -> fmt::Result {
    let (meta, colon) = (G::meta(), phrases::colon(lang));
    let said = |text: kanso_engine::Text| text.in_lang(lang);
    writeln!(to, "{}", meta.name.in_lang(lang))?;
    let names = game.names().join(phrases::comma(lang));
    writeln!(to, "{}{colon}{names}", said(phrases::SEATS))?;
    if !meta.options.is_empty() {
        write!(to, "{}{colon}", said(phrases::OPTIONS))?;
        for (at, spec) in meta.options.iter().enumerate() {
            let value = header.options.get(at).unwrap_or(&OptionValue::Listed(0));
            let value = if game.tells_option(at, eye) {
                spec.said(value, lang).unwrap_or("?")
            } else {
                said(phrases::NOT_TOLD)
            };
            let comma = if at == 0 { "" } else { phrases::comma(lang) };
            write!(to, "{comma}{} = {value}", spec.called(lang))?;
        }
        writeln!(to)?;
    }
    for (spec, value) in header.chosen_readings(meta) {
        let id = meta.rules[spec.rule.index()].id;
        writeln!(to, "{}{colon}{id} {} = {value}", said(phrases::READING), spec.name)?;
    }
    if let Some(name) = card_set_name(meta, &header.cards, lang) {
        writeln!(to, "{}{colon}{name}", said(phrases::CARDS))?;
    }
    if header.opening.is_some() {
        writeln!(to, "{}", said(phrases::OPENING))?;
    }
    let luck = match &header.luck {
        LuckSource::Seeded { seed, .. } if eye == Eye::All => {
            format!("{} {}", said(phrases::SEEDED), hex(seed))
        }
        LuckSource::Seeded { .. } => said(phrases::SEEDED).to_owned(),
        LuckSource::Table { .. } => said(phrases::TABLE).to_owned(),
        LuckSource::TakenOver { .. } => said(phrases::TAKEN_OVER).to_owned(),
        LuckSource::Committed { commitment, .. } => {
            format!("{} {}", said(phrases::COMMITTED), hex(commitment))
        }
    };
    writeln!(to, "{}{colon}{luck}", said(phrases::LUCK))?;
    writeln!(to, "{}{colon}{}", said(phrases::REVISION), header.revision)
}

/// What a card set is called: its name, or the first bytes of its digest; none for a game without
/// cards.
pub fn card_set_name(meta: &Meta, cards: &Cards, lang: Lang) -> Option<String> {
    match cards {
        Cards::None => None,
        Cards::BuiltIn(digest) => {
            let known = meta.sets.iter().find(|set| set_digest(set.text) == *digest);
            Some(known.map_or_else(|| hex(&digest[..8]), |set| set.name.to_owned()))
        }
        Cards::Own(text) => {
            let digest = hex(&set_digest(text)[..8]);
            Some(format!("{} {digest}", phrases::OWN_CARDS.in_lang(lang)))
        }
    }
}

/// What the card set of a game is called, where nobody can take it for granted: the game comes with
/// several, or the set is somebody's own.
pub fn card_set_to_tell(meta: &Meta, cards: &Cards, lang: Lang) -> Option<String> {
    let is_plain = meta.sets.len() < 2 && !matches!(cards, Cards::Own(_));
    if is_plain { None } else { card_set_name(meta, cards, lang) }
}

/// Writes how a game ended and how each seat stands, with its figures.
pub fn write_standing<G: Game>(
    game: &G,
    standing: &Standing,
    lang: Lang,
    to: &mut dyn Write,
) -> fmt::Result {
    let meta = G::meta();
    let reason = meta.ends.get(usize::from(standing.reason)).unwrap_or(&EVENT_LIMIT_END);
    writeln!(to, "══ {} ══", phrases::over(lang, reason.name.in_lang(lang)))?;
    let widths = game.names().iter().map(|name| crate::draw::width::width(name));
    let widest = widths.max().unwrap_or(0);
    for (name, seat) in game.names().iter().zip(&standing.seats) {
        let pad = widest - crate::draw::width::width(name);
        write!(to, "  {name}{:pad$}  {}", "", phrases::result(lang, seat.result))?;
        let mut separator = phrases::colon(lang);
        for (figure, value) in meta.figures.iter().zip(&seat.figures) {
            if let Some(value) = value {
                write!(to, "{separator}{} {}", figure.name.in_lang(lang), figure.told(*value))?;
                separator = phrases::comma(lang);
            }
        }
        writeln!(to)?;
    }
    Ok(())
}
