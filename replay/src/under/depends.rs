//! Which readings a game depends on: each is given each of its other values.

use super::pair::Pair;
use super::terms::reading_id;
use crate::bug::outlived;
use crate::log::record::Probe;
use kanso_engine::prelude::*;
use kanso_engine::{Bag, Event, Game, Setup, SetupError, Violation};

/// A game where one reading has another value.
pub(crate) struct Flipped<G> {
    /// The reading, by its place on the game's list.
    pub reading: usize,
    game: G,
}

impl<G: Game> Flipped<G> {
    /// The game with this value, as an index of the reading's values.
    ///
    /// # Errors
    ///
    /// [`SetupError`], when it does not go together with the rest of the set-up.
    pub fn new(setup: &Setup<G::Opening>, reading: usize, value: u8) -> Result<Self, SetupError> {
        let mut setup = setup.clone();
        setup.readings[reading] = value;
        Ok(Self { reading, game: G::new(&setup)? })
    }

    /// The game with each other value of this reading that goes together with the rest.
    pub fn other_values(setup: &Setup<G::Opening>, reading: usize) -> impl Iterator<Item = Self> {
        let values = 0..G::meta().readings[reading].values.len() as u8;
        let others = values.filter(move |value| *value != setup.readings[reading]);
        others.filter_map(move |value| Self::new(setup, reading, value).ok())
    }

    /// True if one event comes to another thing under the other value than as it was played, from the
    /// same state: it is refused, something else happens, is seen, is asked next or may be done next.
    /// A state that this value would never have come to can be more than its rules outlive: that is
    /// another thing, too.
    pub fn matters_in(&self, game: &G, state: &G::State, event: &Event<G::Action>) -> bool {
        let differs = || {
            let mut pair = Pair::at(game, &self.game, state);
            if pair.fits(event).is_err() {
                return true;
            }
            pair.play(event);
            pair.play_beside(event);
            pair.differs() || pair.choices_differ()
        };
        outlived(differs).unwrap_or(true)
    }

    /// True if the game starts otherwise under the other value.
    pub fn matters_at_start(&self, game: &G) -> bool {
        let mut pair = Pair::new(game, &self.game);
        pair.differs() || pair.choices_differ()
    }

    /// True if a line comes to another thing under the other value: an event or a refusal does not
    /// stand, something else happens, is asked, may be done or is seen by anybody at the table.
    pub fn matters_to(&self, game: &G, line: &Line<'_, G>, look: Look) -> bool {
        let mut pair = Pair::new(game, &self.game);
        let mut probes = line.probes.iter().peekable();
        for events in 0..=line.events.len() {
            while let Some(probe) = probes.next_if(|probe| probe.events as usize == events) {
                if self.refuses_otherwise(game, &pair, &probe.action) {
                    return true;
                }
            }
            let differs = match look {
                Look::Course => pair.differs() || pair.choices_differ(),
                Look::EveryEye => pair.looks_otherwise(line.seats),
            };
            if differs {
                return true;
            }
            let Some(event) = line.events.get(events).filter(|event| pair.allows(event)) else {
                break;
            };
            if pair.fits(event).is_err() {
                return true;
            }
            pair.forget();
            pair.play(event);
            pair.play_beside(event);
        }
        false
    }

    fn refuses_otherwise(&self, game: &G, pair: &Pair<'_, G>, action: &G::Action) -> bool {
        let tried = Event::Decision(action.clone());
        let refused = |game: &G, state| match game.allows(state, &tried, &mut Bag::new()) {
            Err(Violation::Rule(refusal)) => Some(game.rule_id(game.refusal_rule(&refusal))),
            // What else is asked is seen by itself.
            Ok(()) | Err(Violation::NotAwaited(_) | Violation::Impossible(_)) => None,
        };
        refused(game, &pair.state) != refused(&self.game, &pair.beside)
    }
}

/// The ids of the readings that an event depends on: under another value of each it comes to another
/// thing, as [`Flipped::matters_in`] has it.
pub(crate) fn readings_behind<G: Game>(
    game: &G,
    setup: &Setup<G::Opening>,
    state: &G::State,
    event: &Event<G::Action>,
) -> Vec<&'static str> {
    let matters = |reading: &usize| {
        Flipped::other_values(setup, *reading)
            .any(|other: Flipped<G>| other.matters_in(game, state, event))
    };
    (0..setup.readings.len()).filter(matters).map(reading_id::<G>).collect()
}

/// What is compared of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// What happens, what is asked and what may be done: the most readings are about that.
    Course,
    /// The table of every seat and of those who only watch: it takes ten times as long, and a few
    /// readings are about nothing else.
    EveryEye,
}

/// A line as it was played, compared up to the first event that is not allowed.
pub(crate) struct Line<'a, G: Game> {
    /// How many seats play.
    pub seats: u8,
    /// Its events.
    pub events: &'a [Event<G::Action>],
    /// Its probes, in the order of their events.
    pub probes: &'a [Probe<G::Action>],
}
