//! One event as one eye is told it.

use super::walk::Walk;
use super::{Routine, phrases};
use kanso_engine::prelude::*;
use kanso_engine::{Event, Eye, Game, Lang, Odds, Rule, Telling, Violation};
use std::fmt::{self, Write};

/// What an event has in common for all eyes, worked out once.
pub(super) struct Happening<'e, G: Game> {
    /// The event.
    pub event: &'e Event<G::Action>,
    /// The action by itself; empty for chance.
    pub notation: String,
    /// The odds of an outcome.
    pub odds: Option<Odds>,
    /// True if the decision had one choice.
    pub forced: bool,
}

impl<'e, G: Game> Happening<'e, G> {
    pub(super) fn new(
        game: &G,
        before: &G::State,
        event: &'e Event<G::Action>,
        forced: bool,
    ) -> Result<Self, fmt::Error> {
        let mut notation = String::new();
        let odds = match event {
            Event::Decision(action) => {
                game.notate(before, action, &mut notation)?;
                None
            }
            Event::Chance(outcome) => game.odds(before, outcome),
        };
        Ok(Self { event, notation, odds, forced })
    }
}

/// Writes the last event of the walk under this number; says whether the eye is told of it. What follows
/// before everybody's eyes behind a decision that is nobody else's business belongs to what was told last,
/// and has no number: that somebody was asked is not told either.
pub(super) fn write_event<G: Game>(
    walk: &Walk<'_, G>,
    happening: &Happening<'_, G>,
    number: u32,
    (lang, eye, routine): (Lang, Eye, Routine),
    to: &mut String,
) -> Result<bool, fmt::Error> {
    let (game, before) = (walk.game(), walk.before());
    let telling = game.tells(before, happening.event, eye);
    let is_told = telling != Telling::Nothing;
    if is_told {
        write!(to, "{number:>4} ")?;
        game.say_prompt(before, lang, eye, to)?;
        to.push_str("\n     ");
        write_what(walk, happening, telling, (lang, eye), to)?;
    }
    write_facts(walk, is_told, (lang, eye, routine), to)?;
    Ok(is_told)
}

/// The decision or the outcome, with the end of its line.
fn write_what<G: Game>(
    walk: &Walk<'_, G>,
    happening: &Happening<'_, G>,
    telling: Telling,
    (lang, eye): (Lang, Eye),
    to: &mut String,
) -> fmt::Result {
    let (game, before) = (walk.game(), walk.before());
    let told = game.tells_choices(before, eye);
    match happening.event {
        Event::Decision(action) => {
            to.push_str("> ");
            let start = to.len();
            game.say_action(before, action, lang, eye, to)?;
            let notation = &happening.notation;
            if telling == Telling::Whole && to[start..] != **notation {
                write!(to, "  `{notation}`")?;
            }
            if happening.forced && told && telling == Telling::Whole {
                write!(to, " ({})", phrases::ONLY_CHOICE.in_lang(lang))?;
            }
        }
        Event::Chance(outcome) => {
            to.push_str("* ");
            game.say_outcome(before, outcome, lang, eye, to)?;
            let odds = happening.odds.as_ref().filter(|_| told && telling == Telling::Whole);
            if let Some(odds) = odds {
                write!(to, " ({})", phrases::odds(lang, odds))?;
            }
        }
    }
    to.push('\n');
    Ok(())
}

/// What happened, beat by beat; beats have numbers within an event that has one.
fn write_facts<G: Game>(
    walk: &Walk<'_, G>,
    numbered: bool,
    (lang, eye, routine): (Lang, Eye, Routine),
    to: &mut String,
) -> fmt::Result {
    let game = walk.game();
    let (mut shown_beat, mut last_beat, mut told_beats) = (1, 1, 1);
    let mut left_out = 0;
    for (beat, cited) in walk.facts() {
        let telling = game.tells_fact(&cited.fact, eye);
        if telling == Telling::Nothing {
            continue;
        }
        if beat != last_beat {
            last_beat = beat;
            told_beats += 1;
        }
        if routine == Routine::LeftOut && game.is_routine(&cited.fact) {
            left_out += 1;
            continue;
        }
        write_left_out(game, &mut left_out, lang, to)?;
        if beat == shown_beat || !numbered {
            to.push_str("       ");
        } else {
            shown_beat = beat;
            // How many beats there were that tell an eye nothing is none of its business.
            let beat = if eye == Eye::All { beat } else { told_beats };
            write!(to, "     .{beat} ")?;
        }
        game.say_fact(&cited.fact, lang, eye, to)?;
        let card = cited.rule.index() >= G::meta().rules.len();
        // A card's own row would give away the card that is told as "a card".
        if !(card && telling == Telling::Shrunk) {
            to.push_str(" [");
            write_rule(game, cited.rule, to)?;
            to.push(']');
        }
        to.push('\n');
    }
    write_left_out(game, &mut left_out, lang, to)
}

/// Writes how many routine facts were left out here, if any were, and counts anew.
fn write_left_out<G: Game>(
    game: &G,
    left_out: &mut u32,
    lang: Lang,
    to: &mut String,
) -> fmt::Result {
    let count = std::mem::take(left_out);
    if count > 0 {
        let mut words = String::new();
        game.say_routine(count, lang, &mut words)?;
        writeln!(to, "       {}", phrases::aside(lang, &words))?;
    }
    Ok(())
}

/// Writes why an event is not allowed, with the rule.
pub(super) fn write_violation<G: Game>(
    game: &G,
    violation: &Violation<G::Refusal>,
    (lang, eye): (Lang, Eye),
    to: &mut String,
) -> fmt::Result {
    write!(to, "     ! {}{}", phrases::REFUSED.in_lang(lang), phrases::colon(lang))?;
    match violation {
        Violation::Rule(refusal) => {
            game.say_refusal(refusal, lang, eye, to)?;
            to.push_str(" [");
            write_rule(game, game.refusal_rule(refusal), to)?;
            to.push(']');
        }
        Violation::Impossible(impossible) => write!(to, "{impossible}")?,
        Violation::NotAwaited(_) => to.push_str(phrases::NOT_AWAITED.in_lang(lang)),
    }
    to.push('\n');
    Ok(())
}

/// The id of a rule or card row.
fn write_rule<G: Game>(game: &G, rule: Rule, to: &mut String) -> fmt::Result {
    match G::meta().rules.get(rule.index()) {
        Some(entry) => to.write_str(entry.id),
        None => to.write_str(&game.rule_id(rule)),
    }
}
