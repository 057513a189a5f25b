//! Pig: the public-domain dice game, as small as a game of Kansō can be.
//!
//! A seat rolls one die as often as it likes and adds up the faces; a 1 loses the turn's points;
//! holding banks them; the first to reach the goal wins. `engine/ADDING_A_GAME.md` builds this
//! folder step by step.
//!
//! # Readings
//!
//! - PG-R1 `goal-moment`: the goal counts banked points; under `at-once` the turn's total too.

#![warn(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]

pub mod action;
pub mod fact;
#[cfg(test)]
mod laws;
pub mod readings;
pub mod rule_list;
pub mod state;

pub use action::Action;
pub use fact::{Fact, Refusal};
pub use state::{SeatState, State};

use kanso_engine::game::prelude::*;
use readings::{GoalMoment, Readings};
use rule_list::{PG_1_1, PG_1_2, PG_1_3, PG_1_4, PG_1_5, RULES};
use std::fmt;

/// Faces of the die. Source: PG-1.1.
const FACES: u8 = 6;
/// The face that loses the turn. Source: PG-1.3.
const LOSING_FACE: u8 = 1;
/// The option `goal`.
const GOAL: Text = Text::new("points to win", "勝利に必要な得点");
/// Its values.
const GOAL_WORDS: &[&str] = &["100", "50", "200", "1000", "100000", "10000000"];
/// The goals, in their order.
const GOALS: [u32; 6] = [100, 50, 200, 1_000, 100_000, 10_000_000];

/// Pig for two to eight seats.
#[derive(Clone, Debug)]
pub struct Pig {
    names: Vec<String>,
    goal: u32,
    readings: Readings,
}

static META: Meta = Meta {
    id: "pig",
    name: Text::new("Pig", "ピッグ"),
    about: Text::new("push your luck with one die", "さいころ1個のチキンレース"),
    seats: 2..=8,
    options: &[OptionSpec::listed("goal", GOAL_WORDS, GOAL).in_japanese("目標点", &[])],
    readings: Readings::SPECS,
    rules: RULES,
    prefix: "PG",
    action_variants: Action::NAMES.len() as u8,
    ends: &[EndReason::new("goal-reached", "a seat reached the goal", "目標点に到達")],
    figures: &[Figure::whole("points", "得点")],
    ..Meta::NONE
};

impl Pig {
    fn end_turn(state: &mut State) {
        state.turn = state.turn.next(state.seats.len() as u8);
        state.turns_done += 1;
        state.turn_total = 0;
    }

    fn win(state: &mut State, seat: Seat, score: u32, trace: &mut Trace<Fact>) {
        state.winner = Some(seat);
        trace.fact(PG_1_5, || Fact::Wins { seat, score });
    }
}

impl Rules for Pig {
    const ID: &'static str = "pig";
    type State = State;
    type Action = Action;
    type Fact = Fact;
    type Refusal = Refusal;
    type Opening = NoOpening;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup<NoOpening>) -> Result<Self, SetupError> {
        setup.check_shape(&META)?;
        Ok(Self {
            names: setup.names.clone(),
            goal: GOALS[setup.listed(0)],
            readings: Readings::from_values(&setup.readings).expect("check_shape saw to it"),
        })
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn start(&self) -> State {
        State {
            turn: Seat::at(0),
            turns_done: 0,
            turn_total: 0,
            rolling: false,
            winner: None,
            seats: vec![SeatState { score: 0 }; self.names.len()],
        }
    }

    #[inline]
    fn awaiting(&self, state: &State) -> Awaiting {
        if state.rolling {
            // One stream of dice for each seat, so that a what-if of one leaves the others alone.
            return Awaiting::Chance(Chance::roll(Stream(u8::from(state.turn)), 1, FACES));
        }
        match state.winner {
            Some(_) => Awaiting::Over,
            None => Awaiting::Decision(Seats::one(state.turn)),
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        let figures = state.seats.iter().map(|has| vec![Some(has.score as i32)]);
        Some(Standing::won_by(0, Seats::one(state.winner?), figures))
    }

    #[inline]
    fn check(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Hold if state.turn_total == 0 => Err(Refusal::NothingToBank),
            Action::Roll | Action::Hold => Ok(()),
        }
    }

    #[inline]
    fn decide(&self, state: &mut State, action: &Action, trace: &mut Trace<Fact>) {
        let seat = state.turn;
        match action {
            Action::Roll => {
                state.rolling = true;
                trace.fact(PG_1_1, || Fact::Rolls { seat });
            }
            Action::Hold => {
                let total = state.turn_total;
                let score = state.seats[seat.index()].score + total;
                state.seats[seat.index()].score = score;
                trace.fact(PG_1_4, || Fact::Banks { seat, total, score });
                if score >= self.goal {
                    Self::win(state, seat, score, trace);
                } else {
                    Self::end_turn(state);
                }
            }
        }
    }

    #[inline]
    fn settle(&self, state: &mut State, outcome: &Outcome, trace: &mut Trace<Fact>) {
        let Outcome::Roll(faces) = outcome else { return };
        let (seat, face, total) = (state.turn, faces[0], state.turn_total);
        state.rolling = false;
        if face == LOSING_FACE {
            trace.fact(PG_1_3, || Fact::Loses { seat, total });
            Self::end_turn(state);
            return;
        }
        let total = total + u32::from(face);
        state.turn_total = total;
        trace.fact(PG_1_2, || Fact::Adds { face, total });
        let score = state.seats[seat.index()].score + total;
        if self.readings.goal_moment == GoalMoment::AtOnce && score >= self.goal {
            state.seats[seat.index()].score = score;
            state.turn_total = 0;
            Self::win(state, seat, score, trace);
        }
    }

    fn marks(&self, state: &State) -> Marks {
        let round = state.turns_done / state.seats.len() as u32 + 1;
        Marks::of_turn(round as u16, state.turn, state.turns_done)
    }
}

impl Wording for Pig {
    fn say_prompt(&self, state: &State, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result {
        let t = Teller::new(self, lang, eye);
        let (seat, total) = (t.seat(state.turn), state.turn_total);
        if state.rolling {
            return say! { t, to; "the die of {seat}" / "{seat}のさいころ" };
        }
        say! { t, to;
            "{seat}: roll or hold ({total} this turn)" /
            "{seat}：振るかホールドか（この手番{total}点）"
        }
    }
}

/// Id of the line with the turn's total.
const TOTAL_ID: &str = "turn/total";

impl Table for Pig {
    fn scene(&self, state: &State, _: Eye) -> Scene {
        let mut lines = Vec::new();
        for (index, has) in state.seats.iter().enumerate() {
            let (seat, score, goal) = (Seat::at(index), has.score, self.goal);
            let tone = Tone::of_turn(seat, state.turn, state.winner);
            let name = Label::same(self.names[index].clone());
            let points = Label::new(format!("{score} of {goal}"), format!("{score} / {goal}点"));
            lines.push(Line::new(seat.id(), name, points, tone));
        }
        let tone = if state.rolling { Tone::Warning } else { Tone::Plain };
        lines.push(Line::new(TOTAL_ID, Text::new("This turn", "この手番"), state.turn_total, tone));
        let (name, body) = (Text::new("Points", "得点"), Body::Sheet(lines));
        Scene::of_page(vec![Region::new("scores", name, (0, 0), Tone::Plain, body)])
    }
}

impl Bot for Pig {
    fn score(&self, state: &State, action: &Action) -> i64 {
        /// The turn's total at which one more roll loses more than it gains on average.
        const HOLD_AT: u32 = 20;
        let score = state.seats[state.turn.index()].score + state.turn_total;
        let hold = state.turn_total >= HOLD_AT || score >= self.goal;
        i64::from(hold == (*action == Action::Hold))
    }

    fn lengthen(setup: &mut Setup<NoOpening>) {
        setup.options[0] = OptionValue::Listed(GOALS.len() as u8 - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::laws::refused::Refused;
    use kanso_engine::{Bag, Event, Mode, Violation};

    fn play(game: &Pig, events: &[Event<Action>]) -> (State, Vec<Fact>) {
        let (mut state, mut trace) = (game.start(), Trace::new(Mode::Facts));
        for event in events {
            game.apply(&mut state, event, &mut Bag::new(), &mut trace).expect("allowed");
        }
        let facts = trace.facts().iter().map(|cited| cited.fact.clone()).collect();
        (state, facts)
    }

    fn roll(face: u8) -> [Event<Action>; 2] {
        [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[face]))]
    }

    #[test]
    fn a_one_loses_the_turn_and_holding_banks_it() {
        let game = Pig::new(&Setup::new::<Pig>(2)).expect("two play Pig");
        let hold = [Event::Decision(Action::Hold)];
        let events = [&roll(6)[..], &roll(1), &roll(4), &hold].concat();
        let (state, facts) = play(&game, &events);
        assert_eq!(state.seats, [SeatState { score: 0 }, SeatState { score: 4 }]);
        assert_eq!(state.turn, Seat::at(0));
        assert!(facts.contains(&Fact::Loses { seat: Seat::at(0), total: 6 }));
    }

    #[test]
    fn holding_with_nothing_is_refused_and_a_die_on_the_table_cannot_be_decided() {
        let game = Pig::new(&Setup::new::<Pig>(2)).expect("two play Pig");
        let mut state = game.start();
        let mut bag = Bag::new();
        let hold = Event::Decision(Action::Hold);
        assert_eq!(
            game.allows(&state, &hold, &mut bag),
            Err(Violation::Rule(Refusal::NothingToBank))
        );
        game.perform(&mut state, &Event::Decision(Action::Roll), &mut Trace::off());
        assert!(matches!(game.allows(&state, &hold, &mut bag), Err(Violation::NotAwaited(_))));
        let seven = Event::Chance(Outcome::roll(&[7]));
        assert!(matches!(game.allows(&state, &seven, &mut bag), Err(Violation::Impossible(_))));
    }

    #[test]
    fn every_refusal_is_made_in_a_position_and_says_there_what_is_listed() {
        let game = Pig::new(&Setup::new::<Pig>(2)).expect("two play Pig");
        let (after_a_one, _) = play(&game, &[roll(6), roll(1)].concat());
        let mut refused = Refused::new();
        for state in [game.start(), after_a_one] {
            let why = game.check(&state, &Action::Hold).expect_err("nothing was rolled");
            refused.note(&game, &state, &Action::Hold, &why);
        }
        refused.compare(Refusal::NAMES, include_str!("told.txt"));
    }

    #[test]
    fn the_goals_are_those_that_the_option_says() {
        let said = META.options[0].values.iter().map(|value| value.parse());
        assert_eq!(said.collect::<Result<Vec<u32>, _>>(), Ok(GOALS.to_vec()));
    }

    #[test]
    fn the_goal_is_reached_at_once_only_under_that_reading() {
        let events: Vec<_> = (0..9).flat_map(|_| roll(6)).collect();
        for (value, over) in [("by-holding", false), ("at-once", true)] {
            let mut setup = Setup::new::<Pig>(2);
            setup.set_option(&META, "goal", "50").expect("there is such a goal");
            setup.set_reading(&META, "PG-R1", value).expect("there is such a value");
            let game = Pig::new(&setup).expect("two play Pig");
            let (state, _) = play(&game, &events);
            assert_eq!(game.standing(&state).is_some(), over, "{value}");
        }
    }
}
