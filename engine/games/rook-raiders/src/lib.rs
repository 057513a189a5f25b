//! Rook & Raiders: each of one to four seats defends its own castle against the same monsters.
//!
//! Source: rulebook Ver. 1.02 (Minotakeya GAMES). The rules are numbered by subject (`rule_list`);
//! each is cited at the line that applies it. The course of a round is a stack of tasks (`state`),
//! run by `course`; the chapters do what happens: `setup`, `command`, `movement`, `skill`, `roll`,
//! `benefit`, `declaration`, `invasion`, `elimination`, `summon`, `end_phase`. `check` and `legal`
//! only look.
//!
//! # Readings
//!
//! The open questions of the rulebook, RR-R1 to RR-R44, are switches: `readings`; `revisions` says
//! which answers were corrected. Beyond what those say: an answer in a window of RR-R12 opens no
//! window itself (or passing would never end); an attack on one unit that a level-up knocked out
//! (RR-13.7) hits nobody (RR-9.8: the targets stay); a medal that a seat takes after it has
//! declared lies open at once, like those that it has shown.
//!
//! # Not modelled
//!
//! - RR-1.2, black monster cards: they never run out.
//! - RR-1.4, personal stocks of markers and cubes, but under RR-R26 `printed`.
//! - RR-9.3, honour marks that were spent: they have no further effect.

#![warn(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]
#![expect(
    clippy::unused_self,
    reason = "a rule is asked of the game, whether or not it reads cards and readings"
)]

mod bot;
mod data;
mod prelude;
mod rules;
pub mod state;
mod table;
#[cfg(test)]
mod tests;

pub use action::Action;
pub use data::{cards, readings, revisions, rule_list};
pub use fact::Fact;
pub use opening::Opening;
pub use question::Question;
pub use refusal::Refusal;
pub use rules::course::flow::Phase;
pub use state::derived::{HONOR_TOKENS, LEVEL_UP_COSTS, THREAT_MAX};
pub use state::{SeatState, State, Task};
pub use state::{action, fact, opening, question, refusal};

use crate::prelude::*;
use kanso_engine::game::{CardRow, Item, ItemWords};
use kanso_engine::resample::Dealer;
use kanso_engine::scene::{Badge, Throw};
use kanso_engine::words::At;
use readings::Readings;
use rule_list::RULES;
use state::board::Reach;
use std::fmt;
use std::sync::Arc;

/// A trace of this game.
pub(crate) type Tracing = Trace<Fact>;

/// How hard a solo game is. Source: RR-10.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difficulty {
    /// No limit of rounds.
    Off,
    /// The unit deck is the limit.
    Easy,
    /// Three cards fewer.
    Normal,
    /// Six cards fewer.
    Hard,
}

impl Difficulty {
    /// In the order of the option's values.
    pub const ALL: [Self; 4] = [Self::Off, Self::Easy, Self::Normal, Self::Hard];
}

/// Rook & Raiders for one to four seats.
#[derive(Clone, Debug)]
pub struct RookRaiders {
    names: Vec<String>,
    difficulty: Difficulty,
    readings: Readings,
    cards: Arc<CardSet>,
    reach: Reach,
    /// The opening, before what runs by itself.
    opening: Option<State>,
}

static META: Meta = Meta {
    id: "rook-raiders",
    name: Text::new("Rook & Raiders", "ルーク&レイダース"),
    about: Text::new(
        "defend your castle against the same monsters as everybody else",
        "全員が同じモンスターから自分の城を守る",
    ),
    revisions: revisions::REVISIONS,
    seats: 1..=4,
    is_party: false,
    options: &[OptionSpec::listed(
        "difficulty",
        &["off", "easy", "normal", "hard"],
        Text::new("solo: how soon the last round comes", "1人用：最終ラウンドの早さ"),
    )
    .in_japanese("難易度", &["なし", "Easy", "Normal", "Hard"])],
    readings: Readings::SPECS,
    rules: RULES,
    prefix: "RR",
    sets: cards::SETS,
    action_variants: Action::NAMES.len() as u8,
    ends: &[
        EndReason::new("declared", "victory was declared", "勝利宣言"),
        EndReason::new("last-survivor", "one seat is left", "最後の1人"),
        EndReason::new("nobody-left", "the last seats fell together", "全員脱落"),
        EndReason::new("solo-cleared", "all monsters are slain", "モンスター全滅"),
        EndReason::new("solo-breach", "a monster is in the castle", "城内への侵入"),
        EndReason::new(
            "solo-last-round",
            "monsters are left after the last round",
            "最終ラウンド終了",
        ),
        EndReason::new("round-limit", "the limit of rounds", "ラウンド数の上限"),
    ],
    figures: &[
        Figure::whole("threat", "脅威ポイント"),
        Figure::whole("honour marks", "栄誉マーク"),
        Figure::whole("gold", "金"),
        Figure::whole("eliminated in round", "脱落したラウンド"),
    ],
};

impl RookRaiders {
    /// The cards it is played with.
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// The option `difficulty`.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// The readings in force.
    pub fn readings(&self) -> &Readings {
        &self.readings
    }
}

impl Rules for RookRaiders {
    const ID: &'static str = "rook-raiders";
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
        let difficulty = Difficulty::ALL[setup.listed(0)];
        if setup.seats > 1 && difficulty != Difficulty::Off {
            return Err(SetupError::Conflict(format!(
                "difficulty is for the solo game; {} seats play",
                setup.seats
            )));
        }
        let cards = CardSet::chosen(&setup.cards)?;
        let reach = Reach::new(&cards);
        let mut game = Self {
            names: setup.names.clone(),
            difficulty,
            readings: Readings::from_values(&setup.readings).expect("check_shape saw to it"),
            cards,
            reach,
            opening: None,
        };
        if let Some(opening) = &setup.opening {
            game.opening = Some(opening.state(&game).map_err(SetupError::Opening)?);
        }
        Ok(game)
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn start(&self) -> State {
        let Some(opening) = &self.opening else { return self.laid_out() };
        let mut state = opening.clone();
        while self.beat(&mut state, &mut Trace::off()) {}
        state
    }

    #[inline]
    fn awaiting(&self, state: &State) -> Awaiting {
        self.awaits(state)
    }

    fn bag(&self, state: &State, into: &mut Bag) {
        self.draw_bag(state, into);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        self.final_standing(state)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.legal_actions(state, into);
    }

    fn conceivable(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        self.conceivable_actions(state, seat, into);
    }

    #[inline]
    fn check(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        self.check_action(state, action)
    }

    #[inline]
    fn decide(&self, state: &mut State, action: &Action, trace: &mut Tracing) {
        self.decide_action(state, action, trace);
    }

    #[inline]
    fn settle(&self, state: &mut State, outcome: &Outcome, trace: &mut Tracing) {
        self.outcome(state, outcome, trace);
    }

    #[inline]
    fn advance(&self, state: &mut State, trace: &mut Tracing) -> bool {
        self.beat(state, trace)
    }

    fn marks(&self, state: &State) -> Marks {
        rules::course::flow::marks(state)
    }

    fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        self.cards.card_row(row)
    }
}

impl Wording for RookRaiders {
    fn say_prompt(&self, state: &State, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result {
        table::words::prompt(At::new(self, state, lang, eye), to)
    }

    fn say_outcome(
        &self,
        state: &State,
        outcome: &Outcome,
        lang: Lang,
        eye: Eye,
        to: Words<'_>,
    ) -> fmt::Result {
        table::words::outcome(self, state, outcome, lang, eye, to)
    }

    fn say_phase(&self, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
        table::words::phase(self, state, lang, to)
    }

    fn item(&self, state: &State, item: Item) -> ItemWords {
        table::words::item(self, state, item)
    }

    fn tells(&self, state: &State, event: &Event<Action>, eye: Eye) -> Telling {
        self.tells_event(state, event, eye)
    }

    fn tells_choices(&self, state: &State, eye: Eye) -> bool {
        self.tells_list(state, eye)
    }

    fn resample(&self, state: &State, _: &[Fact], eye: Eye, deal: &mut Dealer<'_>) -> State {
        self.deal_anew(state, eye, deal)
    }

    fn pays(&self, state: &State, action: &Action, into: &mut Vec<Badge>) {
        self.price(state, action, into);
    }

    fn chance(&self, state: &State, action: &Action) -> Option<Badge> {
        self.hit_chance(state, action)
    }

    fn is_apart(&self, _: &State, action: &Action) -> bool {
        Self::is_beside(action)
    }
}

impl Table for RookRaiders {
    fn scene(&self, state: &State, eye: Eye) -> Scene {
        table::scene::scene(self, state, eye)
    }

    fn throw(&self, state: &State, faces: &[u8]) -> Throw {
        self.thrown(state, faces)
    }
}

impl Bot for RookRaiders {
    fn score(&self, state: &State, action: &Action) -> i64 {
        bot::score(self, state, action)
    }

    fn concludes(&self, _: &State, action: &Action) -> bool {
        matches!(action, Action::Declare)
    }

    fn lengthen(setup: &mut Setup<Opening>) {
        let limit = Readings::SPECS.iter().position(|spec| spec.rule == RR_R40);
        if let Some(limit) = limit {
            setup.readings[limit] = readings::RoundLimit::None as u8;
        }
    }
}
