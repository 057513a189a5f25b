//! Simulating: a whole game played by bots, as the bytes of a log.
//!
//! A typed loop without a trace; the same header, bots and limit give the same bytes. A game that is
//! over is sealed by its rules, one that reaches [`EVENTS_MAX`] by the limit of events; one that is
//! stopped before is not sealed.

use crate::games::{Games, Of, UnknownGame};
use crate::log::LogError;
use crate::log::bulk::{BuildError, LogBuilder};
use crate::log::checkpoint::CheckpointData;
use crate::log::frame::TooLong;
use crate::log::record::{Header, LuckSource, SealEnd};
use crate::luck::{LUCK_VERSION, seed_of_game};
use crate::player::Player;
use crate::review::{Bot, seal_standing};
use kanso_engine::game::EVENTS_MAX;
use kanso_engine::{Awaiting, Game, Setup};
use std::sync::atomic::{AtomicBool, Ordering};

/// How often the stop flag is looked at, in events.
const LOOK_EVENTS: u32 = 1_024;
/// Games that are tried until one goes on for long enough.
const TRIES: u32 = 12;

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Simulated {
    /// The log, whole.
    pub bytes: Vec<u8>,
    /// How many events it has.
    pub events: u32,
    /// How it ended; none: it was stopped, or reached the limit that was given.
    pub end: Option<SealEnd>,
}

/// Why no game was played.
#[derive(Debug, thiserror::Error)]
pub enum SimulateError {
    /// No game is called like this.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The header sets up no game.
    #[error(transparent)]
    Header(#[from] LogError),
    /// Only seeded luck can be simulated.
    #[error("a game with luck of a table cannot be simulated: give it a seed")]
    NotSeeded,
    /// Nobody decides.
    #[error("name at least one bot")]
    NoBots,
    /// A record fits no frame.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// The log fits no frame.
    #[error(transparent)]
    TooLong(#[from] TooLong),
}

/// Plays the game of a header: `bots` decide in seat order, the last one for all seats behind it;
/// at most `limit` events; until `stop` is set.
///
/// # Errors
///
/// [`SimulateError`].
pub fn simulate(
    games: Games,
    header: &Header,
    bots: &[Bot],
    limit: Option<u32>,
    stop: &AtomicBool,
) -> Result<Simulated, SimulateError> {
    games.get(&header.game)?.simulate(header, bots, limit, stop)
}

/// A log of so many events, to measure with: of the first game, by its number, that goes on for so
/// long; of the longest there is, where none does.
///
/// # Errors
///
/// [`SimulateError`]: no game has this id, or it cannot be played.
pub fn long_log(games: Games, game: &str, events: u32) -> Result<Simulated, SimulateError> {
    games.get(game)?.simulate_long(events)
}

/// What simulating does with a game.
pub trait SimulateOps {
    /// As [`simulate`], for a header of this game.
    fn simulate(
        &self,
        header: &Header,
        bots: &[Bot],
        limit: Option<u32>,
        stop: &AtomicBool,
    ) -> Result<Simulated, SimulateError>;

    /// As [`long_log`], of this game.
    fn simulate_long(&self, events: u32) -> Result<Simulated, SimulateError>;
}

impl<G: Game> SimulateOps for Of<G> {
    fn simulate(
        &self,
        header: &Header,
        bots: &[Bot],
        limit: Option<u32>,
        stop: &AtomicBool,
    ) -> Result<Simulated, SimulateError> {
        simulate_game::<G>(header, bots, limit, stop)
    }

    fn simulate_long(&self, events: u32) -> Result<Simulated, SimulateError> {
        // Two seats or more: a game for one may be lost at once.
        let mut setup = Setup::new::<G>((*G::meta().seats.start()).max(2));
        G::lengthen(&mut setup);
        let played = |number| {
            let seed = seed_of_game("bench", number);
            let luck = LuckSource::Seeded { version: LUCK_VERSION, seed };
            let header = Header::new::<G>(&setup, luck, None);
            simulate_game::<G>(&header, &[Bot::Patient], Some(events), &AtomicBool::new(false))
        };
        let mut longest = played(0)?;
        for number in 1..TRIES {
            if longest.events >= events {
                break;
            }
            let other = played(number)?;
            if longest.events < other.events {
                longest = other;
            }
        }
        Ok(longest)
    }
}

/// As [`simulate`], for a game whose type is known.
///
/// # Errors
///
/// [`SimulateError`].
pub fn simulate_game<G: Game>(
    header: &Header,
    bots: &[Bot],
    limit: Option<u32>,
    stop: &AtomicBool,
) -> Result<Simulated, SimulateError> {
    let LuckSource::Seeded { seed, .. } = &header.luck else {
        return Err(SimulateError::NotSeeded);
    };
    if bots.is_empty() {
        return Err(SimulateError::NoBots);
    }
    let game = header.game::<G>()?;
    let mut log = LogBuilder::<G::Action>::new(header)?;
    let mut player = Player::new(&game, seed, bots);
    let limit = limit.unwrap_or(EVENTS_MAX).min(EVENTS_MAX);
    let end = loop {
        let events = player.events();
        if let (Awaiting::Over, Some(standing)) = (player.awaiting(), game.standing(player.state()))
        {
            break Some((SealEnd::Rules(standing.reason), seal_standing(&standing)));
        }
        if events == EVENTS_MAX {
            break Some((SealEnd::EventLimit, Vec::new()));
        }
        let stopped = events.is_multiple_of(LOOK_EVENTS) && stop.load(Ordering::Relaxed);
        if events == limit || stopped {
            break None;
        }
        let Some(event) = player.next(bots) else { break None };
        player.push(&event);
        log.event(&event, || CheckpointData::of(events + 1, player.state()))?;
    };
    let (events, data) = (player.events(), CheckpointData::of(player.events(), player.state()));
    let sealed = if let Some((end, standing)) = end {
        log.seal(end, standing, data)?;
        Some(end)
    } else {
        log.checkpoint(data)?;
        None
    };
    Ok(Simulated { bytes: log.finish()?, events, end: sealed })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Draws, draws_header, games, pig_header};

    fn run(bots: &[Bot], limit: Option<u32>) -> Simulated {
        simulate(games(), &pig_header("100"), bots, limit, &AtomicBool::new(false))
            .expect("a game of Pig")
    }

    #[test]
    fn the_same_seed_gives_the_same_bytes() {
        let greedy = run(&[Bot::Greedy], None);
        assert_eq!(greedy, run(&[Bot::Greedy, Bot::Greedy], None));
        assert_ne!(greedy.bytes, run(&[Bot::Random], None).bytes);
        assert_eq!(greedy.end, Some(SealEnd::Rules(0)));
    }

    #[test]
    fn a_limit_or_a_stop_leaves_an_unsealed_log() {
        let short = run(&[Bot::Random], Some(10));
        assert_eq!((short.events, short.end), (10, None));
        let stop = AtomicBool::new(true);
        let none =
            simulate(games(), &pig_header("100"), &[Bot::Random], None, &stop).expect("stopped");
        assert_eq!((none.events, none.end), (0, None));
    }

    #[test]
    fn a_game_that_goes_on_for_ever_ends_at_the_limit_of_events() {
        let header = pig_header("10000000");
        let long = simulate(games(), &header, &[Bot::Greedy], None, &AtomicBool::new(false));
        let long = long.expect("a long game");
        assert_eq!((long.events, long.end), (EVENTS_MAX, Some(SealEnd::EventLimit)));
        assert!(long.bytes.len() < 11 * EVENTS_MAX as usize);
    }

    #[test]
    fn draws_are_played_to_the_end_by_any_bots() {
        for bots in [&[Bot::Greedy][..], &[Bot::Random], &[Bot::Greedy, Bot::Random]] {
            let stop = AtomicBool::new(false);
            let played = simulate_game::<Draws>(&draws_header([9; 32]), bots, None, &stop);
            assert_eq!(played.expect("played").end, Some(SealEnd::Rules(0)));
        }
    }

    #[test]
    fn only_a_seed_can_be_simulated_and_somebody_must_decide() {
        let stop = AtomicBool::new(false);
        let mut header = pig_header("100");
        assert!(matches!(simulate(games(), &header, &[], None, &stop), Err(SimulateError::NoBots)));
        header.luck = LuckSource::Table { version: 1, seed: [0; 32] };
        let refused = simulate(games(), &header, &[Bot::Greedy], None, &stop);
        assert!(matches!(refused, Err(SimulateError::NotSeeded)));
    }
}
