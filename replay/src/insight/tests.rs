//! Values against what is known exactly: Pig, solved.

use super::*;
use crate::luck::{Counters, Luck, Thought, seed_of_game};
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Eye, Seat, Setup, Trace, bot};
use kanso_pig::{Action, Pig, SeatState, State};
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

const GOAL: usize = 100;

/// Chances of the seat to move to win at Pig for two, for each seat that may be to move, from each own score,
/// other's score and turn's total.
struct Exact {
    goal: usize,
    wins: [Vec<f64>; 2],
}

/// What the seat to move does: hold, roll, or whichever is better.
enum Plan<'a> {
    Best,
    Of(&'a dyn Fn(usize, usize, usize) -> bool),
}

impl Exact {
    fn at(&self, own: usize, other: usize, turn: usize) -> usize {
        // The most that a turn can come to before its total alone wins.
        (own * self.goal + other) * (self.goal + 6) + turn
    }

    /// The chance with `turn` points on the way, before a decision of `mover`.
    fn deciding(&self, mover: usize, own: usize, other: usize, turn: usize) -> f64 {
        if own + turn >= self.goal { 1.0 } else { self.wins[mover][self.at(own, other, turn)] }
    }

    /// The chance while the die is in the air.
    fn rolling(&self, mover: usize, own: usize, other: usize, turn: usize) -> f64 {
        let lost = 1.0 - self.deciding(1 - mover, other, own, 0);
        let won: f64 = (2..=6).map(|face| self.deciding(mover, own, other, turn + face)).sum();
        (lost + won) / 6.0
    }

    /// Both seats by their plans.
    fn solved(goal: usize, plans: [&Plan<'_>; 2]) -> Self {
        let wins = || vec![0.5; goal * goal * (goal + 6)];
        let mut exact = Self { goal, wins: [wins(), wins()] };
        // Scores only grow: those that are nearer to the goal are solved first, and of one pair of scores
        // each turn may pass to the other and back.
        for sum in (0..2 * goal - 1).rev() {
            for own in (sum + 1).saturating_sub(goal)..=sum.min(goal - 1) {
                let other = sum - own;
                loop {
                    let first = exact.improve(0, own, other, plans[0]);
                    let second = exact.improve(1, other, own, plans[1]);
                    if first.max(second) < 1e-12 {
                        break;
                    }
                }
            }
        }
        exact
    }

    fn improve(&mut self, mover: usize, own: usize, other: usize, plan: &Plan<'_>) -> f64 {
        let mut change = 0.0_f64;
        for turn in (0..self.goal - own).rev() {
            let hold = 1.0 - self.deciding(1 - mover, other, own + turn, 0);
            let roll = self.rolling(mover, own, other, turn);
            let wins = match plan {
                Plan::Best if turn == 0 => roll,
                Plan::Best => hold.max(roll),
                Plan::Of(holds) if holds(own, other, turn) => hold,
                Plan::Of(_) => roll,
            };
            let at = self.at(own, other, turn);
            let place = &mut self.wins[mover][at];
            change = change.max((*place - wins).abs());
            *place = wins;
        }
        change
    }

    /// The chance of seat 0.
    fn of(&self, state: &State) -> f64 {
        if let Some(winner) = state.winner {
            return f64::from(u8::from(winner == Seat::at(0)));
        }
        let mover = state.turn.index();
        let own = state.seats[mover].score as usize;
        let other = state.seats[1 - mover].score as usize;
        let turn = state.turn_total as usize;
        let wins = if state.rolling {
            self.rolling(mover, own, other, turn)
        } else {
            self.deciding(mover, own, other, turn)
        };
        if mover == 0 { wins } else { 1.0 - wins }
    }

    /// The share of seat 0, whoever goes on, from where both have so many points.
    fn share(&self, from: usize) -> f64 {
        f64::midpoint(self.deciding(0, from, from, 0), 1.0 - self.deciding(1, from, from, 0))
    }
}

fn pig() -> Pig {
    Pig::new(&Setup::new::<Pig>(2)).expect("for two")
}

fn pig_to(goal: usize) -> Pig {
    let mut setup = Setup::new::<Pig>(2);
    setup.set_option(Pig::meta(), "goal", &goal.to_string()).expect("a goal");
    Pig::new(&setup).expect("for two")
}

/// The state in which the seat to move decides.
fn deciding(own: usize, other: usize, turn: usize) -> State {
    let seats = [own, other].map(|score| SeatState { score: score as u32 }).to_vec();
    State {
        turn: Seat::at(0),
        turns_done: 0,
        turn_total: turn as u32,
        rolling: false,
        winner: None,
        seats,
    }
}

/// Whether the greedy bot holds, which is asked for each of its decisions.
fn greedy_holds(game: &Pig, own: usize, other: usize, turn: usize) -> bool {
    let (state, mut legal) = (deciding(own, other, turn), Vec::new());
    game.legal(&state, &mut legal);
    bot::greedy(game, &state, &legal).map(|at| legal[at]) == Some(Action::Hold)
}

/// The chances of the greedy bot against itself.
static GREEDY: LazyLock<Exact> = LazyLock::new(|| {
    // Each decision is asked once, however often it is looked at.
    let game = pig();
    let at = |own: usize, other: usize, turn: usize| (own * GOAL + other) * GOAL + turn;
    let mut held = vec![false; GOAL * GOAL * GOAL];
    for own in 0..GOAL {
        for other in 0..GOAL {
            for turn in 0..GOAL - own {
                held[at(own, other, turn)] = greedy_holds(&game, own, other, turn);
            }
        }
    }
    let holds = |own: usize, other: usize, turn: usize| held[at(own, other, turn)];
    let plan = Plan::Of(&holds);
    Exact::solved(GOAL, [&plan, &plan])
});

/// A game of greedy bots that err in one decision of `often`.
fn played(game: &Pig, number: u32, often: u32) -> Vec<Event<Action>> {
    let luck = Luck::new(&seed_of_game("insight", number));
    let (mut state, mut counters, mut bag) = (game.start(), Counters::default(), Bag::new());
    let mut events = Vec::new();
    loop {
        let event = match game.awaiting(&state) {
            Awaiting::Over => return events,
            Awaiting::Chance(chance) => {
                let fell = luck.falls(game, &state, chance, &counters, &mut bag);
                counters.count(chance.stream);
                Event::Chance(fell)
            }
            Awaiting::Decision(_) => {
                let mut legal = Vec::new();
                game.legal(&state, &mut legal);
                let nth = events.len() as u32 * 7 + number;
                let best = bot::greedy(game, &state, &legal).expect("something is legal");
                let errs = legal.len() > 1 && nth.is_multiple_of(often);
                Event::Decision(legal[if errs { 1 - best } else { best }])
            }
        };
        game.perform(&mut state, &event, &mut Trace::off());
        events.push(event);
    }
}

fn analysed(game: &Pig, number: u32, events: &[Event<Action>], request: &Request) -> Analysis {
    let stop = AtomicBool::new(false);
    analyse(game, events, &number.to_le_bytes(), request, (&(), &(), &stop))
        .expect("nobody stops it")
}

fn request(playouts: u32, costs: bool) -> Request {
    Request { eye: Eye::All, policy: Policy::Greedy, effort: Effort::playouts(playouts), costs }
}

#[test]
fn the_best_player_of_pig_who_begins_wins_as_often_as_is_known() {
    // Neller and Presser, 2004: 53.06 %.
    let wins = Exact::solved(GOAL, [&Plan::Best, &Plan::Best]).deciding(0, 0, 0, 0);
    assert!((wins - 0.5306).abs() < 0.0001, "{wins}");
}

/// The bot that thinks, by its table of decisions, against the greedy one: as exact chains.
#[test]
fn who_thinks_wins_more_at_pig_than_the_greedy_bot() {
    const SHORT: usize = 50;
    // Scores only grow: the second half of a game needs no table of the first.
    const FROM: usize = 25;
    let game = pig_to(SHORT);
    let (mut desk, mut nth) = (Desk::default(), 0);
    let mut holds_at = std::collections::BTreeMap::new();
    for own in FROM..SHORT {
        for other in FROM..SHORT {
            for turn in 1..SHORT - own {
                let (state, mut legal) = (deciding(own, other, turn), Vec::new());
                game.legal(&state, &mut legal);
                let seat = Seat::at(0);
                let asked = Asked { game: &game, state: &state, told: &[], seat, legal: &legal };
                let thought = Thought::of_analysis(b"a table of Pig").within(nth);
                let best = think(&asked, Thinking::with(12), &thought, &mut desk);
                holds_at.insert((own, other, turn), legal[best] == Action::Hold);
                nth += 1;
            }
        }
    }
    let thinks = |own: usize, other: usize, turn: usize| {
        holds_at.get(&(own, other, turn)).copied().unwrap_or(false)
    };
    let holds = |own: usize, other: usize, turn: usize| greedy_holds(&game, own, other, turn);
    let (thinks, greedy) = (Plan::Of(&thinks), Plan::Of(&holds));
    let share = |plan: &Plan<'_>| Exact::solved(SHORT, [plan, &greedy]).share(FROM);
    let (even, thinking, best) = (share(&greedy), share(&thinks), share(&Plan::Best));
    println!("{even} {thinking} {best}");
    assert!((even - 0.5).abs() < 1e-9, "{even}");
    assert!(even < thinking && thinking <= best, "{thinking} of {best}");
}

#[test]
fn values_of_pig_are_those_of_its_exact_solution() {
    let (game, exact) = (pig(), &*GREEDY);
    let (mut all, mut near, mut by_error) = (0_u32, 0_u32, 0.0);
    for number in 0..30 {
        let events = played(&game, number, 9);
        let analysis = analysed(&game, number, &events, &request(64, false));
        let (mut state, mut event) = (game.start(), 0);
        for value in &analysis.events {
            while event < value.at as usize {
                game.perform(&mut state, &events[event], &mut Trace::off());
                event += 1;
            }
            let (said, error) = (f64::from(value.value[0].0), f64::from(value.error[0].0));
            let off = said - exact.of(&state) * f64::from(SHARE);
            all += 1;
            near += u32::from(off.abs() <= 3.0 * error + 1.0);
            by_error += off / error.max(1.0);
        }
    }
    assert!(all > 2_500, "{all} moments");
    assert!(near * 100 >= all * 99, "{near} of {all} within three errors");
    // Moments of one game err together: what is left of their mean is no more than its games allow.
    let mean = by_error / f64::from(all);
    assert!(mean.abs() < 0.5, "{mean} errors off on the average");
}

#[test]
fn luck_and_choices_make_up_what_became_of_each_seat() {
    let game = pig();
    for number in 0..4 {
        let analysis = analysed(&game, number, &played(&game, number, 5), &request(32, true));
        for (at, seat) in analysis.seats.iter().enumerate() {
            assert_eq!(seat.end - seat.start, seat.luck + seat.choices);
            let changes = 1..analysis.events.len();
            let sum: Share = changes.map(|event| analysis.change(event, at)).sum();
            assert_eq!(sum, seat.end - seat.start);
            assert!(seat.cost >= Share(0) && seat.error.0 > 0);
        }
        for event in &analysis.events {
            assert_eq!(
                event.value.iter().copied().sum::<Share>(),
                Share(SHARE),
                "one win is shared"
            );
        }
    }
}

#[test]
fn what_costs_most_is_what_errs_most() {
    let (game, exact) = (pig(), &*GREEDY);
    let (mut found, mut real) = (0.0, 0.0);
    let mut sure = 0;
    for number in 0..10 {
        let events = played(&game, number, 6);
        let analysis = analysed(&game, number, &events, &request(256, true));
        let mut state = game.start();
        let mut states = vec![state.clone()];
        for event in &events {
            game.perform(&mut state, event, &mut Trace::off());
            states.push(state.clone());
        }
        for event in &analysis.events {
            let Some(choice) = &event.choice else { continue };
            let (before, after) = (&states[event.at as usize - 1], &states[event.at as usize]);
            let mut legal = Vec::new();
            game.legal(before, &mut legal);
            let of = |state: &State| match before.turn.index() {
                0 => exact.of(state),
                _ => 1.0 - exact.of(state),
            };
            let best = legal.iter().map(|action| {
                let mut other = before.clone();
                game.perform(&mut other, &Event::Decision(*action), &mut Trace::off());
                of(&other)
            });
            let cost = best.fold(0.0, f64::max) - of(after);
            let (said, error) = (f64::from(choice.cost.0), f64::from(choice.error.0));
            let off = (said / f64::from(SHARE) - cost).abs() * f64::from(SHARE);
            assert!(off <= 4.5 * error + 1.0, "{said} ± {error} of {cost}: event {}", event.at);
            if choice.mark.is_some() {
                (found, real, sure) = (found + said, real + cost * f64::from(SHARE), sure + 1);
            }
        }
    }
    assert!(sure >= 10, "{sure} marks");
    // Marks go to costs that look large, so they look a little larger than they are.
    assert!(found < 1.5 * real, "{found} found of {real}");
}

#[test]
fn the_same_is_found_again_and_a_stop_is_one() {
    let game = pig();
    let events = played(&game, 1, 7);
    let one = analysed(&game, 1, &events, &request(64, true));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
    let alone = pool.install(|| analysed(&game, 1, &events, &request(64, true)));
    assert_eq!(one, alone, "whatever the number of threads");
    assert_ne!(one, analysed(&game, 2, &events, &request(64, true)), "another game has other luck");
    let stop = AtomicBool::new(true);
    let stopped = analyse(&game, &events, &[], &request(64, true), (&(), &(), &stop));
    assert_eq!(stopped, Err(Stopped));
}

#[test]
fn who_sees_no_less_finds_the_same() {
    // Nothing is secret in Pig: an eye's values are those of all, each moment for itself.
    let game = pig();
    let events = played(&game, 3, 7);
    let all = analysed(&game, 3, &events, &request(64, false));
    let eye = Request { eye: Eye::Public, ..request(64, false) };
    let public = analysed(&game, 3, &events, &eye);
    let values =
        |of: &Analysis| of.events.iter().map(|event| event.value.clone()).collect::<Vec<_>>();
    assert_eq!(values(&all), values(&public));
}

/// Notes what it is told.
#[derive(Default)]
struct Noted(std::sync::Mutex<Vec<(u32, Vec<Share>)>>);

impl Watch for Noted {
    fn valued(&self, event: u32, value: &[Share], error: &[Share]) {
        assert_eq!(value.len(), error.len());
        self.0.lock().expect("nobody panics").push((event, value.to_vec()));
    }
}

#[test]
fn who_looks_on_is_told_every_moment_while_it_is_found() {
    let game = pig();
    let events = played(&game, 2, 7);
    let (noted, stop) = (Noted::default(), AtomicBool::new(false));
    let analysis = analyse(&game, &events, &[], &request(32, false), (&(), &noted, &stop));
    let analysis = analysis.expect("nobody stops it");
    let mut told = noted.0.into_inner().expect("nobody panicked");
    told.sort();
    let found: Vec<_> =
        analysis.events.iter().map(|event| (event.event, event.value.clone())).collect();
    assert_eq!(told, found, "each of them once");
}

#[test]
fn what_choices_are_worth_is_what_they_come_to() {
    let (game, exact) = (pig(), &*GREEDY);
    let events = played(&game, 5, 9);
    let (mut state, stop) = (game.start(), AtomicBool::new(false));
    let (mut weighed, mut sure) = (0, 0);
    for (nth, event) in events.iter().enumerate() {
        let tell = std::cell::RefCell::new(Vec::new());
        let note = |worths: &Worths| tell.borrow_mut().push(worths.clone());
        let asked = (Eye::All, Effort::playouts(128));
        let found = worths(&game, &events[..nth], b"worth", asked, (&note, &stop));
        let found = found.expect("nobody stops it");
        let mut legal = Vec::new();
        if let Awaiting::Decision(_) = game.awaiting(&state) {
            game.legal(&state, &mut legal);
        }
        assert_eq!(found.is_some(), legal.len() > 1, "event {nth}");
        if let Some(found) = found {
            weighed += 1;
            let mut exactly = Vec::new();
            for worth in &found.choices {
                let mut after = state.clone();
                let action = Event::Decision(legal[worth.place as usize]);
                game.perform(&mut after, &action, &mut Trace::off());
                let wins = exact.of(&after);
                let wins = if found.seat == 0 { wins } else { 1.0 - wins } * f64::from(SHARE);
                let off = (f64::from(worth.value.0) - wins).abs();
                assert!(off <= 4.5 * f64::from(worth.error.0), "{worth:?} of {wins}");
                assert_eq!(worth.playouts, 128);
                exactly.push(wins);
            }
            assert!(found.choices.is_sorted_by(|one, two| one.value >= two.value));
            if found.is_sure {
                sure += 1;
                assert!(exactly[0] > exactly[1] - 100.0, "what is surely best is");
            }
            let rounds = tell.into_inner();
            assert_eq!(rounds.len(), 4, "8, 16, 32, 64 before the last");
        }
        game.perform(&mut state, event, &mut Trace::off());
    }
    assert!(weighed > 10 && sure > 0, "{weighed} weighed, {sure} sure");
}

#[test]
fn who_plays_on_makes_the_values_and_is_kept_apart() {
    let game = pig();
    let events = played(&game, 4, 3);
    let of = |policy, costs| Request { policy, ..request(12, costs) };
    let (keep, stop) = (Cache::in_memory(), AtomicBool::new(false));
    let kept = |request: &Request| {
        analyse(&game, &events, &[4, 0, 0, 0], request, (&keep, &(), &stop)).expect("not stopped")
    };
    let tail = events.len().saturating_sub(12);
    let greedy = kept(&of(Policy::Greedy, false));
    let search = kept(&of(Policy::Search, false));
    assert_eq!((greedy.policy.name(), search.policy.name()), ("greedy", "search"));
    assert_ne!(greedy.events, search.events, "another bot plays on otherwise");
    assert_eq!(kept(&of(Policy::Greedy, false)), greedy);
    assert_eq!(kept(&of(Policy::Search, false)), search);
    assert_eq!(analysed(&game, 4, &events, &of(Policy::Search, false)), search, "as without");
    for seat in &search.seats {
        assert_eq!(seat.end - seat.start, seat.luck + seat.choices);
    }
    // Near the end both know who wins.
    for (one, two) in greedy.events[tail..].iter().zip(&search.events[tail..]) {
        let by = (one.value[0] - two.value[0]).0.abs();
        assert!(by < 4 * (one.error[0] + two.error[0]).0 + 1_500, "{one:?} {two:?}");
    }
}
