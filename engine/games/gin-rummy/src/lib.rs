//! Gin Rummy: the public-domain card game for two.
//!
//! Ten cards each; a turn draws one and discards one. A seat whose cards outside of melds count ten at
//! most may knock; the other one lays off what fits, and the lower deadwood scores. The first seat that
//! has the points of the goal wins the match.
//!
//! # Sources
//!
//! The game is in the public domain; the rules are numbered and worded in `data/rule_list.rs`.
//!
//! # Readings
//!
//! - GR-R1 `undercut-on-tie`: equal deadwood is an undercut; under `no` nobody wins the hand.
//! - GR-R2 `bonuses`: 25 for gin and for an undercut; or 20 each, or 20 and 10.
//! - GR-R3 `big-gin`: there is none; under `on` eleven melded cards score 31.

#![warn(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]

mod bot;
pub mod data;
mod prelude;
pub mod rules;
pub mod state;
mod table;
#[cfg(test)]
mod tests;

pub use state::action::Action;
pub use state::fact::Fact;
pub use state::opening::{Opening, OpeningSeat};
pub use state::refusal::Refusal;
pub use state::{SeatState, State};

use crate::prelude::*;
use data::readings::Readings;
use data::rule_list::RULES;
use kanso_engine::game::{Item, ItemWords, Turn};
use kanso_engine::resample::Dealer;
use kanso_engine::words::At;
use rules::{check, course, scoring};
use std::fmt;
use table::{scene, secrets, words};

/// The goals of the option `goal`, in the order of its values; the last one is for measuring, as a
/// match to it goes on for long. Source: GR-6.1.
const GOALS: [u32; 6] = [100, 50, 150, 200, 250, 100_000];

/// Gin Rummy for two seats.
#[derive(Clone, Debug)]
pub struct GinRummy {
    names: Vec<String>,
    goal: u32,
    readings: Readings,
    start: State,
}

static META: Meta = Meta {
    id: "gin-rummy",
    name: Text::new("Gin Rummy", "ジン・ラミー"),
    about: Text::new(
        "two hands, melds and a well-timed knock",
        "手札をメルドにまとめ、ノックの機をうかがう",
    ),
    revisions: &[],
    seats: state::SEATS..=state::SEATS,
    is_party: false,
    options: &[OptionSpec::listed(
        "goal",
        &["100", "50", "150", "200", "250", "100000"],
        Text::new("points to win the match", "マッチの勝利に必要な得点"),
    )
    .in_japanese("目標点", &[])],
    readings: Readings::SPECS,
    rules: RULES,
    prefix: "GR",
    sets: &[],
    action_variants: Action::NAMES.len() as u8,
    ends: &[EndReason::new("goal-reached", "a seat reached the goal", "目標点に到達")],
    figures: &[
        Figure::whole("total", "合計"),
        Figure::whole("points", "得点"),
        Figure::whole("hands won", "勝ったディール"),
    ],
};

impl Rules for GinRummy {
    const ID: &'static str = "gin-rummy";
    type State = State;
    type Action = Action;
    type Fact = Fact;
    type Refusal = Refusal;
    type Opening = Opening;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup<Opening>) -> Result<Self, SetupError> {
        setup.check_shape(&META)?;
        let goal = GOALS[setup.listed(0)];
        let start = match &setup.opening {
            Some(opening) => opening.state(goal).map_err(SetupError::Opening)?,
            None => State::new(vec![SeatState::default(); state::SEATS.into()]),
        };
        let readings = Readings::from_values(&setup.readings).expect("check_shape saw to it");
        Ok(Self { names: setup.names.clone(), goal, readings, start })
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn start(&self) -> State {
        self.start.clone()
    }

    fn awaiting(&self, state: &State) -> Awaiting {
        course::awaiting(state)
    }

    fn bag(&self, state: &State, into: &mut Bag) {
        for card in state.stock().iter() {
            into.add(card.into(), 1);
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        scoring::standing(state)
    }

    fn conceivable(&self, state: &State, _: Seat, into: &mut Vec<Action>) {
        check::conceivable(state, into);
    }

    fn check(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        check::check(self, state, *action)
    }

    fn decide(&self, state: &mut State, action: &Action, trace: &mut Trace<Fact>) {
        course::decide(state, *action, trace);
    }

    fn settle(&self, state: &mut State, outcome: &Outcome, trace: &mut Trace<Fact>) {
        course::settle(state, outcome, trace);
    }

    fn advance(&self, state: &mut State, trace: &mut Trace<Fact>) -> bool {
        course::advance(self, state, trace)
    }

    fn marks(&self, state: &State) -> Marks {
        // The first offer of a hand is another turn than the last one of the hand before.
        let turn = Turn::of_seat(state.turn, state.turns_done + state.deals_done);
        Marks {
            chapter: Some(0),
            round: (state.deals_done + 1) as u16,
            turn: state.step.is_turn().then_some(turn),
            phase: state.step.phase(),
        }
    }
}

impl Wording for GinRummy {
    fn say_prompt(&self, state: &State, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result {
        words::prompt(At::new(self, state, lang, eye), to)
    }

    fn say_outcome(
        &self,
        state: &State,
        outcome: &Outcome,
        lang: Lang,
        eye: Eye,
        to: Words<'_>,
    ) -> fmt::Result {
        words::outcome(At::new(self, state, lang, eye), outcome, to)
    }

    fn say_phase(&self, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
        words::phase(At::new(self, state, lang, Eye::Public), to)
    }

    fn item(&self, _: &State, item: Item) -> ItemWords {
        words::item(self, item)
    }

    fn tells(&self, state: &State, event: &Event<Action>, eye: Eye) -> Telling {
        secrets::tells(state, event, eye)
    }

    fn tells_choices(&self, state: &State, eye: Eye) -> bool {
        secrets::tells_choices(state, eye)
    }

    fn resample(&self, state: &State, _: &[Fact], eye: Eye, deal: &mut Dealer<'_>) -> State {
        secrets::resample(state, eye, deal)
    }

    fn round_name() -> Text {
        Text::new("Hand", "ディール")
    }
}

impl Table for GinRummy {
    fn scene(&self, state: &State, eye: Eye) -> Scene {
        scene::scene(self, state, eye)
    }
}

impl Bot for GinRummy {
    fn score(&self, state: &State, action: &Action) -> i64 {
        bot::score(state, *action)
    }

    fn outlook(&self, state: &State) -> Option<Vec<u16>> {
        bot::outlook(state, self.goal)
    }

    fn concludes(&self, _: &State, action: &Action) -> bool {
        matches!(action, Action::Knock { .. } | Action::BigGin)
    }

    fn lengthen(setup: &mut Setup<Opening>) {
        setup.options[0] = OptionValue::Listed(GOALS.len() as u8 - 1);
    }
}
