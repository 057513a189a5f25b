//! What the tests of this crate share: a list of games, headers, played games, a small game with everything that Pig
//! lacks, and one whose seats pass by themselves.

mod draws;
mod passes;

pub(crate) use draws::{Draws, DrawsAction};
pub(crate) use passes::{Passes, PassesAction};

use crate::games::Games;
use crate::lines::Tree;
use crate::log::record::{Header, LuckSource, Record, Step};
use crate::luck::{Counters, Luck, Seed};
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Game, Setup, Trace};
use kanso_pig::{Action, Pig};
use std::sync::LazyLock;

/// Runs a generic function once for each game of [`games`].
macro_rules! for_each_game {
    ($run:ident) => {
        $run::<kanso_pig::Pig>();
        $run::<kanso_gin_rummy::GinRummy>();
        $run::<kanso_rook_raiders::RookRaiders>();
        $run::<kanso_berserk_tcg::BerserkTcg>();
        $run::<kanso_mamono_raid::MamonoRaid>();
        $run::<kanso_brave_architect::BraveArchitect>();
        $run::<kanso_battlelore_heroes::BattleLore>();
    };
}
pub(crate) use for_each_game;

/// Games of all kinds, each with a digest of its own.
pub(crate) fn games() -> Games {
    static GAMES: LazyLock<Games> = LazyLock::new(|| {
        Games::none()
            .with_digest::<Pig>([1; 32])
            .with_digest::<kanso_gin_rummy::GinRummy>([2; 32])
            .with_digest::<kanso_rook_raiders::RookRaiders>([3; 32])
            .with_digest::<kanso_berserk_tcg::BerserkTcg>([4; 32])
            .with_digest::<kanso_mamono_raid::MamonoRaid>([5; 32])
            .with_digest::<kanso_brave_architect::BraveArchitect>([6; 32])
            .with_digest::<kanso_battlelore_heroes::BattleLore>([7; 32])
    });
    *GAMES
}

/// The seed of the test games.
pub(crate) const SEED: Seed = [0; 32];

pub(crate) fn seeded(seed: Seed) -> LuckSource {
    LuckSource::Seeded { version: 1, seed }
}

/// The header of a seeded game of Pig for two.
pub(crate) fn pig_header(goal: &str) -> Header {
    let mut setup = Setup::new::<Pig>(2);
    setup.set_option(Pig::meta(), "goal", goal).expect("Pig has such a goal");
    Header::new::<Pig>(&setup, seeded(SEED), None)
}

/// The header of a seeded game of draws.
pub(crate) fn draws_header(seed: Seed) -> Header {
    Header::new::<Draws>(&Setup::new::<Draws>(2), seeded(seed), None)
}

/// The header of a game of passes between Ada and Ben, whose seats pass by themselves by this cause.
pub(crate) fn passes_header(cause: &str) -> Header {
    let mut setup = Setup::new::<Passes>(2);
    setup.names = vec!["Ada".to_owned(), "Ben".to_owned()];
    setup.set_option(Passes::meta(), "cause", cause).expect("there is such a cause");
    Header::new::<Passes>(&setup, seeded(SEED), None)
}

/// A game with at most so many events: seeded chance, and of each legal list the action that
/// `choose` takes.
pub(crate) fn played<G: Game>(
    header: &Header,
    events: u32,
    mut choose: impl FnMut(&G::State, &[G::Action]) -> usize,
) -> Vec<Event<G::Action>> {
    let game: G = header.game::<G>().expect("a sound header");
    let LuckSource::Seeded { seed, .. } = header.luck else { panic!("a seeded game") };
    let luck = Luck::new(&seed);
    let (mut state, mut counters, mut bag) = (game.start(), Counters::default(), Bag::new());
    let mut all = Vec::new();
    while all.len() < events as usize {
        let event = match game.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Decision(_) => {
                let mut legal = Vec::new();
                game.legal(&state, &mut legal);
                let at = choose(&state, &legal);
                Event::Decision(legal.swap_remove(at))
            }
            Awaiting::Chance(chance) => {
                let outcome = luck.falls(&game, &state, chance, &counters, &mut bag);
                counters.count(chance.stream);
                Event::Chance(outcome)
            }
        };
        game.apply(&mut state, &event, &mut bag, &mut Trace::off()).expect("it is legal");
        all.push(event);
    }
    all
}

/// The tree of one line with these events.
pub(crate) fn tree_of<A>(header: &Header, events: Vec<Event<A>>) -> Tree<A> {
    let mut tree = Tree::new(header.clone()).expect("a header of now");
    tree.push(1, Record::Step(Step { line: 0, events })).expect("one line");
    tree
}

/// Pig, holding at `hold`.
pub(crate) fn pig_events(header: &Header, events: u32, hold: u32) -> Vec<Event<Action>> {
    played::<Pig>(
        header,
        events,
        |state, legal| {
            if state.turn_total >= hold { legal.len() - 1 } else { 0 }
        },
    )
}

pub(crate) fn pig_tree(header: &Header, events: u32, hold: u32) -> Tree<Action> {
    tree_of(header, pig_events(header, events, hold))
}

/// The game of draws, choices taken in turn.
pub(crate) fn draws_events(header: &Header, events: u32) -> Vec<Event<DrawsAction>> {
    let mut turn = 0;
    played::<Draws>(header, events, |_, legal| {
        turn += 1;
        turn % legal.len()
    })
}

pub(crate) fn draws_tree(header: &Header, events: u32) -> Tree<DrawsAction> {
    tree_of(header, draws_events(header, events))
}
