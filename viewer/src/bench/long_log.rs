//! Long games to measure with, of every registered game.

use kanso_engine::{Game, Setup};
use kanso_games::registry::{self, Visitor};
use kanso_replay::log::record::{Header, LuckSource};
use kanso_replay::luck::{LUCK_VERSION, seed_of_game};
use kanso_replay::review::Bot;
use kanso_replay::simulate::{Simulated, simulate_game};
use std::sync::atomic::AtomicBool;

/// Games that are tried until one goes on for long enough.
const TRIES: u32 = 12;

/// A log of so many events: of the first game, by its number, that goes on for so long; of the
/// longest there is, where none does.
///
/// # Errors
///
/// The game cannot be set up or played, in words.
pub fn long_log(game: &str, events: u32) -> Result<Simulated, String> {
    struct Long(u32);
    impl Visitor for Long {
        type Out = Result<Simulated, String>;

        fn visit<G: Game>(self) -> Self::Out {
            // Two seats or more: a game for one may be lost at once.
            let mut setup = Setup::new::<G>((*G::meta().seats.start()).max(2));
            G::lengthen(&mut setup);
            let mut longest: Option<Simulated> = None;
            for number in 0..TRIES {
                let seed = seed_of_game("bench", number);
                let luck = LuckSource::Seeded { version: LUCK_VERSION, seed };
                let header = Header::new::<G>(&setup, luck, None);
                let stop = AtomicBool::new(false);
                let played = simulate_game::<G>(&header, &[Bot::Patient], Some(self.0), &stop)
                    .map_err(|error| error.to_string())?;
                if longest.as_ref().is_none_or(|longest| longest.events < played.events) {
                    longest = Some(played);
                }
                if longest.as_ref().is_some_and(|longest| longest.events >= self.0) {
                    break;
                }
            }
            longest.ok_or_else(|| "no game was played".to_owned())
        }
    }
    registry::visit(game, Long(events)).map_err(|error| error.to_string())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_log_of_some_length() {
        for meta in registry::games() {
            let log = long_log(meta.id, 300).expect("it can be played");
            assert!(log.events >= 200, "{}: {}", meta.id, log.events);
        }
    }
}
