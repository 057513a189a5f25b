//! What happened, event by event?

use super::asked;
use super::facts::variant;
use crate::games::Games;
use crate::lines::Tree;
use crate::log::record::MAIN_LINE;
use crate::log::{LogError, read_game};
use crate::tell::walk::Walk;
use crate::under::Said;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Event, Game, Mode, Seat};
use serde::{Deserialize, Serialize};

/// An event of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventTold {
    /// Its number, from 1.
    pub event: u32,
    /// The round in which it happened, as the rulebook counts.
    pub round: u16,
    /// The number of the turn, counted over the whole game; none between turns.
    pub turn: Option<u32>,
    /// The seat that decides, from 0; for chance whose turn it was; none: nobody's.
    pub seat: Option<u8>,
    /// The kind of the action, as [`UseKind::Action`](super::UseKind::Action) has it; none: it fell.
    pub action: Option<String>,
    /// In words, for the eye that sees everything.
    pub words: Said,
    /// Ids of the rules by which something happened, in their order.
    pub rules: Vec<String>,
}

/// The events of a game. The game is the main line of its log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EventsRow {
    /// Id of the game, where it can be read.
    pub game: Option<String>,
    /// The events, in their order.
    pub events: Vec<EventTold>,
    /// What is wrong: the log cannot be read, or an event is not allowed. What is told is what is before.
    pub wrong: Option<String>,
}

/// Tells the events of a log.
pub fn events(games: Games, bytes: &[u8]) -> EventsRow {
    asked(games, bytes, EventsRow::default(), |game, row| game.row_of_events(bytes, row))
}

/// As [`events`], for a log of this game.
pub(super) fn events_of<G: Game>(bytes: &[u8], row: EventsRow) -> EventsRow {
    let mut row = row;
    if let Err(error) = fill::<G>(bytes, &mut row) {
        row.wrong = Some(error.to_string());
    }
    row
}

fn fill<G: Game>(bytes: &[u8], row: &mut EventsRow) -> Result<(), LogError> {
    let (game, log) = read_game::<G>(bytes)?;
    let tree = match Tree::grow(log.header, log.records) {
        Ok(tree) => tree,
        Err(error) => {
            row.wrong = Some(error.to_string());
            return Ok(());
        }
    };
    let mut walk = Walk::new(&game, Mode::Facts);
    let events = tree.stretches(MAIN_LINE, 0).flat_map(|stretch| stretch.events);
    for (at, event) in (1..).zip(events.take(tree.shown_len(MAIN_LINE) as usize)) {
        if walk.step(event).is_err() {
            row.wrong = Some(format!("event {at} is not allowed"));
            break;
        }
        let marks = game.marks(walk.before());
        let seat = match game.awaiting(walk.before()) {
            Awaiting::Decision(asked) => asked.iter().next(),
            Awaiting::Chance(_) | Awaiting::Over => marks.turn.and_then(|turn| turn.of),
        };
        let action = match event {
            Event::Decision(action) => Some(variant(action)),
            Event::Chance(_) => None,
        };
        let mut rules: Vec<String> = Vec::new();
        for (_, cited) in walk.facts() {
            let id = game.rule_id(cited.rule);
            if !rules.contains(&id) {
                rules.push(id);
            }
        }
        row.events.push(EventTold {
            event: at,
            round: marks.round,
            turn: marks.turn.map(|turn| turn.number),
            seat: seat.map(Seat::index).map(|seat| seat as u8),
            action,
            words: Said::event(&game, walk.before(), event),
            rules,
        });
    }
    Ok(())
}
