//! What is dealt anew for an eye: it cannot tell the state from the real one, and nothing of the real
//! one is left in it that the eye may not know.

use super::told::moment;
use super::{Dice, Player};
use crate::game::{Awaiting, Game, Play as _};
use crate::resample::Dealer;
use crate::{Bag, Event, Eye, Mode, Setup, Telling, Trace, bot};

/// After the real state and a dealt one, so many events are played on.
const PLAYED_ON: usize = 40;

/// Plays a game and checks at every `every`-th moment what is dealt for each eye; says how many of the
/// dealt states were other ones than the real one.
///
/// Given to `is_sound` is each dealt state beside the real one: what a game keeps of its own (each card
/// once, hands as large as they were) is checked there.
///
/// # Panics
///
/// When a law is broken: the message is the law.
pub fn resamples<G: Game>(
    setup: &Setup<G::Opening>,
    player: Player,
    dice: &mut Dice,
    every: usize,
    mut is_sound: impl FnMut(&G, &G::State, &G::State),
) -> usize {
    let game = G::new(setup).expect("the set-up is one of this game");
    let (events, _) = super::play::<G>(setup, player, dice, 100_000, u32::MAX);
    let eyes: Vec<Eye> = Eye::every(game.names().len() as u8).collect();
    let mut told: Vec<Vec<G::Fact>> = vec![Vec::new(); eyes.len()];
    let (mut state, mut others) = (game.start(), 0);
    for (nth, event) in events.iter().enumerate() {
        if nth.is_multiple_of(every.max(1)) {
            for (eye, told) in eyes.iter().zip(&told) {
                let dealt = at_a_moment(&game, &state, told, *eye, dice);
                is_sound(&game, &state, &dealt);
                others += usize::from(dealt != state);
            }
        }
        let mut trace = Trace::new(Mode::Facts);
        game.perform(&mut state, event, &mut trace);
        for cited in trace.facts() {
            for (eye, told) in eyes.iter().zip(&mut told) {
                if game.tells_fact(&cited.fact, *eye) == Telling::Whole {
                    told.push(cited.fact.clone());
                }
            }
        }
    }
    others
}

/// What is dealt by the numbers that follow from one.
pub fn dealt<G: Game>(
    game: &G,
    state: &G::State,
    told: &[G::Fact],
    eye: Eye,
    seed: u64,
) -> G::State {
    let mut dice = Dice::new(seed);
    let mut below = |bound: u32| dice.below(bound.into()) as u32;
    game.resample(state, told, eye, &mut Dealer::new(&mut below))
}

fn at_a_moment<G: Game>(
    game: &G,
    state: &G::State,
    told: &[G::Fact],
    eye: Eye,
    dice: &mut Dice,
) -> G::State {
    let (one, two) = (dice.below(u64::MAX), dice.below(u64::MAX));
    let first = dealt(game, state, told, eye, one);
    if eye == Eye::All {
        assert_eq!(first, *state, "who sees all is dealt nothing");
    }
    assert_eq!(
        moment(game, &first, eye),
        moment(game, state, eye),
        "an eye cannot tell what is dealt from what is: {eye:?}"
    );
    assert_eq!(
        dealt(game, &first, told, eye, two),
        dealt(game, state, told, eye, two),
        "what is dealt tells nothing of what was there: {eye:?}"
    );
    plays_on(game, first.clone(), dice);
    first
}

/// Plays on from a dealt state: it is one of the game.
fn plays_on<G: Game>(game: &G, mut state: G::State, dice: &mut Dice) {
    let (mut bag, mut legal) = (Bag::new(), Vec::new());
    for nth in 0..PLAYED_ON {
        bag.clear();
        let event = match game.awaiting(&state) {
            Awaiting::Over => return,
            Awaiting::Chance(chance) => {
                game.bag(&state, &mut bag);
                Event::Chance(dice.outcome(chance, &bag))
            }
            Awaiting::Decision(_) => {
                legal.clear();
                game.legal(&state, &mut legal);
                let at = if nth.is_multiple_of(2) {
                    bot::greedy(game, &state, &legal)
                        .expect("a decision that is asked has an answer")
                } else {
                    dice.below(legal.len() as u64) as usize
                };
                Event::Decision(legal.swap_remove(at))
            }
        };
        game.perform(&mut state, &event, &mut Trace::off());
    }
}
