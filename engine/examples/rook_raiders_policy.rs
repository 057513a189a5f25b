//! Plays Rook & Raiders with its own policy and prints how the games end: a check of rules and bot.
//!
//! ```text
//! cargo run --release -p kanso-engine --features positions --example rook_raiders_policy -- 300
//! ```
//!
//! The number is the games for each row; 300 without one. The chance is the generator of the laws.
#![expect(clippy::print_stdout, reason = "it prints a table")]

use kanso_engine::games::rook_raiders::{RookRaiders, State};
use kanso_engine::laws::Dice;
use kanso_engine::{Awaiting, Bag, Event, Game as _, Play as _, SeatResult, Setup, Trace, bot};
use std::collections::BTreeMap;
use std::env;

/// Seats and difficulty of each row.
const ROWS: [(u8, &str); 7] =
    [(1, "off"), (1, "easy"), (1, "normal"), (1, "hard"), (2, "off"), (3, "off"), (4, "off")];

/// What the games of one row came to.
#[derive(Default)]
struct Tally {
    games: u32,
    events: u64,
    decisions: u64,
    longest_list: usize,
    wins: u32,
    draws: u32,
    fallen: u32,
    most_units: usize,
    most_gold: u32,
    /// By end reason and round.
    ends: BTreeMap<(&'static str, u32), u32>,
}

fn main() {
    let games = env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(300);
    for greedy in [true, false] {
        println!("{}", if greedy { "the policy" } else { "any legal action" });
        for (seats, difficulty) in ROWS {
            let mut tally = Tally::default();
            for seed in 0..games {
                play(seats, difficulty, greedy, seed, &mut tally);
            }
            print(seats, difficulty, &tally);
        }
    }
}

fn play(seats: u8, difficulty: &str, greedy: bool, seed: u64, tally: &mut Tally) {
    let mut setup = Setup::new::<RookRaiders>(seats);
    setup
        .set_option(RookRaiders::meta(), "difficulty", difficulty)
        .expect("one of its difficulties");
    let game = RookRaiders::new(&setup).expect("a set-up of this game");
    let (mut state, mut dice, mut bag) = (game.start(), Dice::new(seed), Bag::new());
    let mut legal = Vec::new();
    loop {
        let event = match game.awaiting(&state) {
            Awaiting::Over => break,
            Awaiting::Chance(chance) => {
                bag.clear();
                game.bag(&state, &mut bag);
                Event::Chance(dice.outcome(chance, &bag))
            }
            Awaiting::Decision(_) => {
                legal.clear();
                game.legal(&state, &mut legal);
                tally.decisions += 1;
                tally.longest_list = tally.longest_list.max(legal.len());
                let at = if greedy {
                    bot::greedy(&game, &state, &legal).expect("a decision has an answer")
                } else {
                    dice.below(legal.len() as u64) as usize
                };
                Event::Decision(legal[at].clone())
            }
        };
        game.perform(&mut state, &event, &mut Trace::off());
        tally.events += 1;
        look(&state, tally);
    }
    close(&game, &state, tally);
}

fn look(state: &State, tally: &mut Tally) {
    for seat in &state.seats {
        tally.most_units = tally.most_units.max(seat.units().count());
        tally.most_gold = tally.most_gold.max(seat.gold);
    }
}

fn close(game: &RookRaiders, state: &State, tally: &mut Tally) {
    let standing = game.standing(state).expect("a game that is over has a standing");
    let has = |result| standing.seats.iter().any(|seat| seat.result == result);
    tally.games += 1;
    tally.wins += u32::from(has(SeatResult::Win));
    tally.draws += u32::from(has(SeatResult::Draw));
    tally.fallen += state.seats.iter().filter(|seat| seat.fallen.is_some()).count() as u32;
    let reason = RookRaiders::meta().ends[usize::from(standing.reason)].id;
    *tally.ends.entry((reason, state.round)).or_default() += 1;
}

fn print(seats: u8, difficulty: &str, tally: &Tally) {
    let per_game = |sum: u64| sum / u64::from(tally.games.max(1));
    println!(
        "  seats {seats} {difficulty}: won {}, drawn {} of {}; fallen seats {}; events {}, \
         decisions {}; longest list {}, most units {}, most gold {}",
        tally.wins,
        tally.draws,
        tally.games,
        tally.fallen,
        per_game(tally.events),
        per_game(tally.decisions),
        tally.longest_list,
        tally.most_units,
        tally.most_gold
    );
    for ((reason, round), count) in &tally.ends {
        println!("    {reason} in round {round}: {count}");
    }
}
