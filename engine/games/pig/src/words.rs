//! What Pig says, in both languages.

use super::{Action, Fact, Pig, Refusal, State};
use kanso_engine::game::Words;
use kanso_engine::{Lang, Outcome, Seat};
use std::fmt;

fn name(game: &Pig, seat: Seat) -> &str {
    &game.names[seat.index()]
}

pub(super) fn prompt(game: &Pig, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
    let seat = name(game, state.turn);
    match (lang, state.rolling) {
        (Lang::En, true) => write!(to, "the die of {seat}"),
        (Lang::Ja, true) => write!(to, "{seat}のさいころ"),
        (Lang::En, false) => write!(to, "{seat}: roll or hold ({} this turn)", state.turn_total),
        (Lang::Ja, false) => {
            write!(to, "{seat}：振るかホールドか（この手番{}点）", state.turn_total)
        }
    }
}

pub(super) fn action(state: &State, action: Action, lang: Lang, to: Words<'_>) -> fmt::Result {
    match (lang, action) {
        (Lang::En, Action::Roll) => write!(to, "roll"),
        (Lang::Ja, Action::Roll) => write!(to, "さいころを振る"),
        (Lang::En, Action::Hold) => write!(to, "hold, banking {}", state.turn_total),
        (Lang::Ja, Action::Hold) => write!(to, "ホールドして{}点を得る", state.turn_total),
    }
}

pub(super) fn outcome(outcome: &Outcome, lang: Lang, to: Words<'_>) -> fmt::Result {
    let Outcome::Roll(faces) = outcome else { return Ok(()) };
    match lang {
        Lang::En => write!(to, "the die shows {}", faces[0]),
        Lang::Ja => write!(to, "出目は{}", faces[0]),
    }
}

pub(super) fn fact(game: &Pig, fact: Fact, lang: Lang, to: Words<'_>) -> fmt::Result {
    match (lang, fact) {
        (Lang::En, Fact::Rolls { seat }) => write!(to, "{} rolls", name(game, seat)),
        (Lang::Ja, Fact::Rolls { seat }) => {
            write!(to, "{}がさいころを振る", name(game, seat))
        }
        (Lang::En, Fact::Adds { face, total }) => write!(to, "{face} more: {total} this turn"),
        (Lang::Ja, Fact::Adds { face, total }) => write!(to, "{face}点を加え、この手番は{total}点"),
        (Lang::En, Fact::Loses { seat, total }) => {
            write!(to, "a 1: {} loses {total} and the turn", name(game, seat))
        }
        (Lang::Ja, Fact::Loses { seat, total }) => {
            write!(to, "1の目。{}は{total}点を失い、手番が終わる", name(game, seat))
        }
        (Lang::En, Fact::Banks { seat, total, score }) => {
            write!(to, "{} banks {total} and has {score}", name(game, seat))
        }
        (Lang::Ja, Fact::Banks { seat, total, score }) => {
            write!(to, "{}が{total}点を得て{score}点", name(game, seat))
        }
        (Lang::En, Fact::Wins { seat, score }) => {
            write!(to, "{} wins with {score}", name(game, seat))
        }
        (Lang::Ja, Fact::Wins { seat, score }) => {
            write!(to, "{}が{score}点で勝利", name(game, seat))
        }
    }
}

pub(super) fn refusal(refusal: Refusal, lang: Lang, to: Words<'_>) -> fmt::Result {
    match (lang, refusal) {
        (Lang::En, Refusal::NothingToBank { .. }) => {
            write!(to, "nothing was rolled in this turn yet")
        }
        (Lang::Ja, Refusal::NothingToBank { .. }) => {
            write!(to, "この手番ではまだ得点がありません")
        }
    }
}

pub(super) fn phase(game: &Pig, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
    match lang {
        Lang::En => write!(to, "turn of {}", name(game, state.turn)),
        Lang::Ja => write!(to, "{}の手番", name(game, state.turn)),
    }
}
