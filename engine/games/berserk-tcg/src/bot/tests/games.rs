//! Whole games of this bot: how they go, and that it looks at nothing hidden.

use crate::Opening;
use crate::bot::score;
use crate::prelude::*;
use crate::state::{EndReason, Known, other};
use kanso_engine::bot;
use kanso_engine::laws::Dice;

/// Values of an option that chooses a deck.
const DECKS: u8 = 4;

fn setup(decks: [u8; 2]) -> Setup<Opening> {
    let mut setup = Setup::new::<BerserkTcg>(2);
    for (option, deck) in decks.into_iter().enumerate() {
        setup.options[option] = OptionValue::Listed(deck);
    }
    setup
}

/// Plays a game in which this chooses; the last state.
fn play(
    game: &BerserkTcg,
    dice: &mut Dice,
    mut choose: impl FnMut(&State, &[Action], &mut Dice) -> usize,
) -> State {
    let mut state = game.start();
    let (mut legal, mut bag) = (Vec::new(), Bag::new());
    loop {
        let event = match game.awaiting(&state) {
            Awaiting::Over => return state,
            Awaiting::Chance(chance) => {
                bag.clear();
                game.bag(&state, &mut bag);
                Event::Chance(dice.outcome(chance, &bag))
            }
            Awaiting::Decision(_) => {
                legal.clear();
                game.legal(&state, &mut legal);
                let at = choose(&state, &legal, dice);
                Event::Decision(legal[at].clone())
            }
        };
        game.perform(&mut state, &event, &mut Trace::off());
    }
}

/// Games of all pairs of decks, so many each.
fn of_all_pairs(each: u64, mut one: impl FnMut(&BerserkTcg, &mut Dice)) {
    for pair in 0..DECKS * DECKS {
        let game = BerserkTcg::new(&setup([pair / DECKS, pair % DECKS])).expect("decks of the set");
        for seed in 0..each {
            one(&game, &mut Dice::new(u64::from(pair) * 1_000 + seed));
        }
    }
}

/// Measured over 1,600 such games: 93 in 100 end by cities, the others by a deck, after 10 turns in
/// the median and 16 in the mean, with 115 decisions and 27 outcomes of chance each.
#[test]
fn greedy_games_are_about_cities_and_end_soon() {
    let (mut by_cities, mut turns, mut decisions) = (0, Vec::new(), 0);
    of_all_pairs(10, |game, dice| {
        let last = play(game, dice, |state, legal, _| {
            decisions += 1;
            bot::greedy(game, state, legal).expect("something is legal")
        });
        let ending = last.ending.expect("it is over");
        by_cities += u32::from(ending.reason == EndReason::Cities);
        turns.push(last.turn_no);
    });
    turns.sort_unstable();
    let games = turns.len() as u32;
    assert!((85..=98).contains(&(100 * by_cities / games)), "{by_cities} of {games}");
    assert!((8..=13).contains(&turns[turns.len() / 2]), "median: {turns:?}");
    assert!((90..=140).contains(&(decisions / games)), "{decisions} in {games} games");
}

#[test]
fn patient_games_last_until_a_deck_runs_out() {
    of_all_pairs(1, |game, dice| {
        let last = play(game, dice, |state, legal, _| {
            bot::patient(game, state, legal).expect("something is legal")
        });
        let ending = last.ending.expect("it is over");
        assert_eq!(ending.reason, EndReason::DeckOut);
        assert!(last.turn_no > 50, "turn {}", last.turn_no);
    });
}

/// The same table, but for a card that this seat may not know and that is exchanged with another
/// such card or with one of the other seat's deck; none if there is no such card.
fn exchanged(state: &State, seat: Seat, dice: &mut Dice) -> Option<State> {
    let foe = other(seat);
    let hidden = state.cards.iter().filter(|card| {
        let face_down = matches!(card.zone, Zone::Hand | Zone::Transit | Zone::Set | Zone::Aside);
        face_down && card.controller == foe && card.known == Known::No
    });
    let hidden: Vec<CardId> = hidden.map(|card| card.id).collect();
    let one = *hidden.get(dice.below(hidden.len() as u64) as usize)?;
    let two = hidden[dice.below(hidden.len() as u64) as usize];
    let mut after = state.clone();
    let (kind, twin) = (state.card(one).kind, state.card(two).kind);
    let deck = &mut after.seats[foe.index()].deck;
    let kinds: Vec<Kind> = deck.bag().iter().map(|(kind, _)| kind).collect();
    let drawn = kinds.get(dice.below(2 * kinds.len() as u64) as usize);
    if let Some(drawn) = drawn.copied() {
        assert!(deck.take_kind(drawn), "the deck has it");
        deck.add_to_bag(kind.into(), 1);
        after.card_mut(one).kind = CardKind::try_from(drawn).expect("a deck holds cards");
    } else {
        after.card_mut(one).kind = twin;
        after.card_mut(two).kind = kind;
    }
    (after != *state).then_some(after)
}

#[test]
fn hidden_cards_change_no_score() {
    let mut looked = 0;
    of_all_pairs(3, |game, dice| {
        play(game, dice, |state, legal, dice| {
            let seat = state.asked().expect("a decision is asked").seat;
            if let Some(after) = exchanged(state, seat, dice) {
                looked += 1;
                for action in legal {
                    let scores = [state, &after].map(|state| score(game, state, action));
                    assert_eq!(scores[0], scores[1], "{action:?} of seat {}", seat.index());
                }
            }
            // Half of the time anything, so that the table is not only what greed makes of it.
            if dice.below(2) == 0 {
                bot::greedy(game, state, legal).expect("something is legal")
            } else {
                dice.below(legal.len() as u64) as usize
            }
        });
    });
    assert!(looked > 5_000, "{looked} tables had something to exchange");
}
