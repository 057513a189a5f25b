//! Nim: a heap of tokens, of which two seats take in turn; a game that is not one of the built-in ones.

use kanso_engine::game::*;
use kanso_engine::{Seat, Seats, Setup, SetupError, Text, Trace, actions, facts, refusals};
use serde::{Deserialize, Serialize};

kanso_engine::rules! {
    NM_1_1 = "NM-1.1", acts refuses, "", "On its turn a seat takes one to three tokens of the heap.", "手番では、山から1〜3個を取る。";
    NM_1_2 = "NM-1.2", acts, "", "When the heap is empty, the game is over.", "山がなくなったら終了。";
    NM_R1 = "NM-R1", reading, "", "Who wins: `last-wins`: whoever takes the last token; `last-loses`: the other seat.", "勝者は誰か。`last-wins`＝最後の1個を取った方、`last-loses`＝もう一方。";
}

kanso_engine::readings! {
    /// The readings in force.
    pub struct Readings {
        /// NM-R1: who wins.
        last_token: LastToken = NM_R1, "last-token" {
            Wins = "last-wins",
            Loses = "last-loses",
        }
    }
}

facts! {
    /// One thing that happened.
    pub enum Fact of Nim as t;
    Takes { seat: Seat, count: u8, left: u8 } at ["heap"]
        "{seat} takes {count}, {left} left" / "{seat}が{count}個取り、残り{left}個";
    Wins { seat: Seat } at ["heap"] "{seat} wins" / "{seat}の勝ち";
}

refusals! {
    /// Why an action is refused.
    pub enum Refusal of Nim as t;
    TooFew { left: u8 } by NM_1_1 "the heap has only {left}" / "山には{left}個しかない";
}

actions! {
    /// A decision.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    pub enum Action of Nim as at;
    Take { count: u8 } as "take {count}" at ["heap"] "take {count}" / "{count}個取る";
}

/// All that a game is at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    pub turn: Seat,
    pub turns_done: u32,
    pub heap: u8,
    pub winner: Option<Seat>,
    pub seats: Vec<SeatState>,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatState {
    pub taken: u8,
}

/// Nim for two.
pub struct Nim {
    names: Vec<String>,
    readings: Readings,
}

static META: Meta = Meta {
    id: "nim",
    name: Text::new("Nim", "ニム"),
    about: Text::new("one heap of tokens, without luck", "運のない石取りゲーム"),
    revisions: &[],
    seats: 2..=2,
    is_party: false,
    options: &[],
    readings: Readings::SPECS,
    rules: RULES,
    prefix: "NM",
    sets: &[],
    action_variants: Action::NAMES.len() as u8,
    ends: &[EndReason::new("empty", "the heap is empty", "山がなくなった")],
    figures: &[Figure::whole("taken", "取った数")],
};

impl Rules for Nim {
    const ID: &'static str = "nim";
    type State = State;
    type Action = Action;
    type Fact = Fact;
    type Refusal = Refusal;
    type Opening = ();

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup<()>) -> Result<Self, SetupError> {
        setup.check_shape(&META)?;
        let readings = Readings::from_values(&setup.readings).expect("check_shape saw to it");
        Ok(Self { names: setup.names.clone(), readings })
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn start(&self) -> State {
        let seats = vec![SeatState { taken: 0 }; 2];
        State { turn: Seat::at(0), turns_done: 0, heap: 12, winner: None, seats }
    }

    fn awaiting(&self, state: &State) -> Awaiting {
        state.winner.map_or(Awaiting::Decision(Seats::one(state.turn)), |_| Awaiting::Over)
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        let figures = state.seats.iter().map(|has| vec![Some(has.taken.into())]);
        Some(Standing::won_by(0, Seats::one(state.winner?), figures))
    }

    fn conceivable(&self, _: &State, _: Seat, into: &mut Vec<Action>) {
        into.extend((1..=3).map(|count| Action::Take { count }));
    }

    fn check(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        let Action::Take { count } = *action;
        if count > state.heap { Err(Refusal::TooFew { left: state.heap }) } else { Ok(()) }
    }

    fn decide(&self, state: &mut State, action: &Action, trace: &mut Trace<Fact>) {
        let (Action::Take { count }, seat) = (*action, state.turn);
        state.heap -= count;
        state.seats[seat.index()].taken += count;
        let left = state.heap;
        trace.fact(NM_1_1, || Fact::Takes { seat, count, left });
        state.turn = seat.next(2);
        state.turns_done += 1;
        if left == 0 {
            let wins = self.readings.last_token == LastToken::Wins;
            let winner = if wins { seat } else { state.turn };
            state.winner = Some(winner);
            trace.fact(NM_1_2, || Fact::Wins { seat: winner });
        }
    }

    fn marks(&self, state: &State) -> Marks {
        Marks::of_turn((state.turns_done / 2 + 1) as u16, state.turn, state.turns_done)
    }
}

impl Wording for Nim {}
impl Table for Nim {}
impl Bot for Nim {}
