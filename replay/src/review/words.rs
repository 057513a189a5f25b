//! Words of the kernel's own refusals, which no game has.

use super::{RefusalInfo, Review};
use crate::outcome_words::say_impossible;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Eye, Game, Lang, Seat, Violation};

/// What a function that writes words has written.
pub(crate) fn written(write: impl FnOnce(&mut String) -> Result<(), std::fmt::Error>) -> String {
    let mut text = String::new();
    write(&mut text).expect("a string takes every text");
    text
}

/// Whose turn an event begins, in words: the name of its seat, or for a turn of nobody the phase.
pub fn whose_turn(review: &dyn Review, of: Option<Seat>, event: u32, lang: Lang) -> String {
    let name = of.and_then(|seat| review.names().get(seat.index()));
    name.cloned().unwrap_or_else(|| written(|to| review.say_phase_of(event, lang, to)))
}

/// A violation in words, with the rule that refuses.
pub(crate) fn violation<G: Game>(
    game: &G,
    violation: &Violation<G::Refusal>,
    lang: Lang,
    eye: Eye,
) -> RefusalInfo {
    let none = String::new;
    match violation {
        Violation::Rule(refusal) => RefusalInfo {
            rule: game.rule_id(game.refusal_rule(refusal)),
            words: written(|to| game.say_refusal(refusal, lang, eye, to)),
        },
        Violation::Impossible(impossible) => {
            RefusalInfo { rule: none(), words: say_impossible(*impossible, lang) }
        }
        Violation::NotAwaited(awaiting) => {
            RefusalInfo { rule: none(), words: awaited(game, *awaiting, lang) }
        }
    }
}

/// What is awaited, in words.
pub(crate) fn awaited<G: Game>(game: &G, awaiting: Awaiting, lang: Lang) -> String {
    match (lang, awaiting) {
        (Lang::En, Awaiting::Over) => "the game is over".to_owned(),
        (Lang::Ja, Awaiting::Over) => "ゲームは終了している".to_owned(),
        (Lang::En, Awaiting::Chance(_)) => "a chance outcome is awaited".to_owned(),
        (Lang::Ja, Awaiting::Chance(_)) => "運の結果を待っている".to_owned(),
        (_, Awaiting::Decision(seats)) => {
            let names: Vec<_> =
                seats.iter().filter_map(|seat| game.names().get(seat.index())).cloned().collect();
            match lang {
                Lang::En => format!("a decision of {} is awaited", names.join(" or ")),
                Lang::Ja => format!("{}の決定を待っている", names.join("または")),
            }
        }
    }
}

/// What is awaited, for an error.
pub(crate) fn awaited_kind(awaiting: Awaiting) -> &'static str {
    match awaiting {
        Awaiting::Decision(_) => "a decision",
        Awaiting::Chance(_) => "a chance outcome",
        Awaiting::Over => "nothing any more",
    }
}
