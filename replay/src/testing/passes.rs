//! A game that only tests play: seats that pass by themselves, several times within one event.
//!
//! In turn a seat plays or passes aloud, six times in all; it may peek first, in secret. It may hold back in
//! secret, and what others played before then works once more for everybody to see. What is
//! played works after a window in which both seats pass by themselves, and the other seat passes by
//! itself once more behind it. A pass by itself is told to the passing seat alone, with its cause.
//!
//! It needs the engine alone, so that the tests of the program can include this file, too.

use kanso_engine::game::Words;
use kanso_engine::words::{Tell, Teller};
use kanso_engine::{
    Awaiting, Bot, EndReason, Event, Eye, Figure, Item, ItemWords, Lang, Marks, Meta, OptionSpec,
    Outcome, Rule, Rules, Scene, Seat, SeatResult, SeatStanding, Seats, Setup, SetupError,
    Standing, Table, Telling, Text, Trace, Turn, Wording, actions, facts, tables,
};
use serde::{Deserialize, Serialize};
use std::fmt;

kanso_engine::rules! {
    PS_1 = "PS-1", acts, "", "A seat plays, peeks or passes.", "出す、覗く、またはパスする。";
    PS_2 = "PS-2", acts, "", "Whoever has nothing to say passes by itself.", "応じないなら自動でパスする。";
    PS_3 = "PS-3", acts, "", "What was played works.", "出したものが効果を表す。";
}

/// Decisions that end the game.
const TURNS: u32 = 6;
/// Causes of a pass by itself, by the option `cause`.
const CAUSES: [&str; 2] = ["nothing usable", "own announcement"];

#[derive(Clone, Debug)]
pub(crate) struct Passes {
    names: Vec<String>,
    cause: &'static str,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct PassesState {
    turn: Seat,
    turns: u32,
    /// Beats still to come, the next one last.
    coming: Vec<Coming>,
    /// How often what a seat played has worked.
    seats: Vec<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Coming {
    Pass(Seat),
    Work(Seat),
}

actions! {
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum PassesAction of Passes as at;
    Play as "play" at ["table"] "play" / "play";
    Peek as "peek" at ["table"] "peek" / "peek";
    Pass as "pass" at ["table"] "pass" / "pass";
    Hold as "hold" at ["table"] "hold" / "hold";
}

facts! {
    pub(crate) enum PassesFact of Passes as t;
    Plays { seat: Seat } at ["table"] "seat {seat} plays" / "seat {seat} plays" with { seat = seat };
    Peeks { seat: Seat } at ["table"] secret unless (t.eye.sees(*seat))
        "seat {seat} peeks" / "seat {seat} peeks" with { seat = seat };
    Passes { seat: Seat } at ["table"]
        "seat {seat} passes" / "seat {seat} passes" with { seat = seat };
    PassesByItself { seat: Seat, cause: &'static str } at ["table"]
        secret unless (t.eye.sees(*seat))
        "seat {seat} passes by itself: {cause}" / "seat {seat} passes by itself: {cause}"
        with { seat = seat, cause = cause };
    Works { seat: Seat } at ["table"]
        "what seat {seat} played works" / "what seat {seat} played works" with { seat = seat };
}

/// Everything is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PassesRefusal {}

static META: Meta = Meta {
    id: "passes",
    name: Text::new("Passes", "パス"),
    about: Text::new("for tests", "試験用"),
    revisions: &[],
    seats: 2..=2,
    is_party: false,
    options: &[OptionSpec {
        name: "cause",
        values: &["nothing", "own"],
        own: None,
        only_with: None,
        about: Text::new("why seats pass by themselves", "自動パスの理由"),
        ja: kanso_engine::OptionWords::TYPED,
    }],
    readings: &[],
    rules: RULES,
    prefix: "PS",
    sets: &[],
    action_variants: 4,
    ends: &[EndReason { id: "done", name: Text::new("all was played", "終わり") }],
    figures: &[Figure::whole("works", "効果")],
};

impl Rules for Passes {
    const ID: &'static str = "passes";
    type State = PassesState;
    type Action = PassesAction;
    type Fact = PassesFact;
    type Refusal = PassesRefusal;
    type Opening = ();

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup<()>) -> Result<Self, SetupError> {
        setup.check_shape(&META)?;
        Ok(Self { names: setup.names.clone(), cause: CAUSES[setup.listed(0)] })
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn start(&self) -> PassesState {
        PassesState { turn: Seat::at(0), turns: 0, coming: Vec::new(), seats: vec![0; 2] }
    }

    fn awaiting(&self, state: &PassesState) -> Awaiting {
        if state.turns == TURNS {
            return Awaiting::Over;
        }
        Awaiting::Decision(Seats::one(state.turn))
    }

    fn standing(&self, state: &PassesState) -> Option<Standing> {
        let seats = state.seats.iter().map(|works| SeatStanding {
            result: SeatResult::Draw,
            figures: vec![Some(*works as i32)],
        });
        (state.turns == TURNS).then(|| Standing { reason: 0, seats: seats.collect() })
    }

    fn conceivable(&self, _: &PassesState, _: Seat, into: &mut Vec<PassesAction>) {
        use PassesAction::{Hold, Pass, Peek, Play};
        into.extend([Play, Peek, Pass, Hold]);
    }

    fn check(&self, _: &PassesState, _: &PassesAction) -> Result<(), PassesRefusal> {
        Ok(())
    }

    fn decide(
        &self,
        state: &mut PassesState,
        action: &PassesAction,
        trace: &mut Trace<PassesFact>,
    ) {
        let (seat, other) = (state.turn, state.turn.next(2));
        match action {
            PassesAction::Peek => {
                trace.fact(PS_1, || PassesFact::Peeks { seat });
                return;
            }
            PassesAction::Hold => {
                state.coming = vec![Coming::Work(other)];
                return;
            }
            PassesAction::Play => {
                state.coming = vec![
                    Coming::Pass(other),
                    Coming::Work(seat),
                    Coming::Pass(seat),
                    Coming::Pass(other),
                ];
                trace.fact(PS_1, || PassesFact::Plays { seat });
            }
            PassesAction::Pass => trace.fact(PS_1, || PassesFact::Passes { seat }),
        }
        state.turn = other;
        state.turns += 1;
    }

    fn advance(&self, state: &mut PassesState, trace: &mut Trace<PassesFact>) -> bool {
        let Some(coming) = state.coming.pop() else { return false };
        match coming {
            Coming::Pass(seat) => {
                trace.fact(PS_2, || PassesFact::PassesByItself { seat, cause: self.cause });
            }
            Coming::Work(seat) => {
                state.seats[seat.index()] += 1;
                trace.fact(PS_3, || PassesFact::Works { seat });
            }
        }
        true
    }

    fn marks(&self, state: &PassesState) -> Marks {
        Marks {
            chapter: Some(0),
            round: 1,
            turn: Some(Turn::of_seat(state.turn, state.turns)),
            phase: 0,
        }
    }
}

impl tables::Refusal<Passes> for PassesRefusal {
    fn rule(&self) -> Rule {
        match *self {}
    }
}

impl Tell<Passes> for PassesRefusal {
    fn tell(&self, _: Teller<'_, Passes>, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Wording for Passes {
    fn say_prompt(&self, _: &PassesState, _: Lang, _: Eye, to: Words<'_>) -> fmt::Result {
        write!(to, "your turn")
    }

    fn say_outcome(
        &self,
        _: &PassesState,
        outcome: &Outcome,
        _: Lang,
        _: Eye,
        to: Words<'_>,
    ) -> fmt::Result {
        write!(to, "{outcome:?}")
    }

    fn is_routine(&self, fact: &PassesFact) -> bool {
        matches!(fact, PassesFact::PassesByItself { .. })
    }

    fn is_routine_action(&self, _: &PassesState, action: &PassesAction) -> bool {
        *action == PassesAction::Pass
    }

    fn say_routine(&self, count: u32, lang: Lang, to: Words<'_>) -> fmt::Result {
        match (lang, count) {
            (Lang::En, 1) => write!(to, "1 pass by itself"),
            (Lang::En, _) => write!(to, "{count} passes by themselves"),
            (Lang::Ja, _) => write!(to, "自動パス{count}回"),
        }
    }

    fn say_phase(&self, _: &PassesState, _: Lang, to: Words<'_>) -> fmt::Result {
        write!(to, "the only phase")
    }

    fn item(&self, _: &PassesState, item: Item) -> ItemWords {
        ItemWords::plain(format!("{item:?}"))
    }

    fn tells(&self, state: &PassesState, event: &Event<PassesAction>, eye: Eye) -> Telling {
        match event {
            Event::Decision(PassesAction::Peek | PassesAction::Hold) if !eye.sees(state.turn) => {
                Telling::Nothing
            }
            Event::Decision(_) | Event::Chance(_) => Telling::Whole,
        }
    }

    fn tells_choices(&self, state: &PassesState, eye: Eye) -> bool {
        eye.sees(state.turn)
    }
}

impl Table for Passes {
    fn scene(&self, _: &PassesState, _: Eye) -> Scene {
        Scene::default()
    }
}

impl Bot for Passes {
    fn score(&self, _: &PassesState, action: &PassesAction) -> i64 {
        i64::from(*action == PassesAction::Play)
    }
}
