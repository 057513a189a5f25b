//! Mamono Raid: two to four parties of four raid one huge monster and compete for its parts.
//!
//! Source: rulebook Ver. 1.80 (second edition). The rules are numbered by subject (`rule_list`);
//! each is cited at the line that applies it. What is to be done stands on a stack of tasks
//! (`state`), run by `course`; the chapters do what happens: `setup`, `enemy_phase`, `turn`,
//! `skill`, `result`, `bazaar`, `level_up`, `scoring`. `check` and `legal` only look.
//!
//! # Readings
//!
//! The open questions of the rulebook, MR-R1 to MR-R40 (one number is not in use), are switches:
//! `readings`; `revisions` says which answers were corrected. Beyond what those say: MR-R31 `to-first` is about the second place alone, and a seat
//! that MR-R40 `may-return` calls back leaves its safe space only if it came from the AP track.
//!
//! # Not modelled
//!
//! - MR-3.8, the single coins: a purse is worth what it is worth.
//! - MR-4.8, the two part cards of each part that go to the box unseen: nobody ever learns which.

#![warn(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)]
#![expect(
    clippy::unused_self,
    reason = "a rule is asked of the game, whether or not it reads cards and readings"
)]

/// Words in both languages, each as [`format!`] takes it.
macro_rules! label {
    ($en:literal / $ja:literal) => {
        kanso_engine::Label::new(
            $crate::worded(format_args!($en)),
            $crate::worded(format_args!($ja)),
        )
    };
}

mod bot;
mod data;
mod prelude;
mod rules;
pub mod state;
mod table;
#[cfg(test)]
mod tests;

pub use action::Action;
pub use data::{cards, readings, revisions, rule_list, vocabulary};
pub use fact::Fact;
pub use opening::Opening;
pub use question::Question;
pub use refusal::Refusal;
pub use rules::course::flow::Phase;
pub use state::derived::{Ranked, Ranking};
pub use state::{SeatState, State, Task};
pub use state::{action, fact, opening, question, refusal};

use crate::prelude::*;
use kanso_engine::game::{CardRow, Item, ItemWords};
use kanso_engine::scene::Badge;
use readings::Readings;
use rule_list::RULES;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// Words as they stand, or made where something is to be put into them.
fn worded(words: fmt::Arguments<'_>) -> Cow<'static, str> {
    words.as_str().map_or_else(|| words.to_string().into(), Cow::Borrowed)
}

/// A trace of this game.
pub(crate) type Tracing = Trace<Fact>;

/// Mamono Raid for two to four seats.
#[derive(Clone, Debug)]
pub struct MamonoRaid {
    names: Vec<String>,
    /// The option `first-seat`, read under MR-R26 `given`.
    first_seat: Seat,
    readings: Readings,
    cards: Arc<CardSet>,
    /// The opening, before what runs by itself.
    opening: Option<State>,
}

static META: Meta = Meta {
    id: "mamono-raid",
    name: Text::new("Mamono Raid", "マモノレイド"),
    about: Text::new(
        "parties of four raid one huge monster and compete for its parts",
        "4人組のパーティで巨大なマモノに挑み、部位を奪い合う",
    ),
    revisions: revisions::REVISIONS,
    seats: 2..=4,
    is_party: false,
    options: &[OptionSpec::listed(
        "first-seat",
        &["0", "1", "2", "3"],
        Text::new(
            "who starts, under the reading start-player = given",
            "最初のプレイヤー（読み start-player = given のとき）",
        ),
    )
    .in_japanese("最初のプレイヤーの席", &[])],
    readings: Readings::SPECS,
    rules: RULES,
    prefix: "MR",
    sets: cards::SETS,
    action_variants: Action::NAMES.len() as u8,
    ends: &[
        EndReason { id: "core", name: Text::new("the core is complete", "コア破壊") },
        EndReason {
            id: "guard",
            name: Text::new("nobody raided for six rounds", "6ラウンド続けて獲得なし"),
        },
    ],
    figures: &[
        Figure::in_halves("points", "勝利点"),
        Figure::whole("place", "順位"),
        Figure::in_halves("skills", "スキル"),
        Figure::in_halves("parts", "部位"),
        Figure::in_halves("items", "アイテム"),
        Figure::in_halves("core", "コア"),
        Figure::in_halves("death penalties", "デスペナルティ"),
    ],
};

impl MamonoRaid {
    /// The cards it is played with.
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// The readings in force.
    pub fn readings(&self) -> &Readings {
        &self.readings
    }
}

impl Rules for MamonoRaid {
    const ID: &'static str = "mamono-raid";
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
        let first = setup.listed(0);
        if first >= usize::from(setup.seats) {
            return Err(SetupError::Conflict(format!(
                "first-seat is {first}, where {} seats are numbered 0 to {}",
                setup.seats,
                setup.seats - 1
            )));
        }
        let mut game = Self {
            names: setup.names.clone(),
            first_seat: Seat::at(first),
            readings: Readings::from_values(&setup.readings).expect("check_shape saw to it"),
            cards: CardSet::chosen(&setup.cards)?,
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
        let mut state = match &self.opening {
            Some(opening) => opening.clone(),
            None => self.laid_out(),
        };
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
        rules::course::flow::marks(self, state)
    }

    fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        self.cards.card_row(row)
    }
}

impl Wording for MamonoRaid {
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
        table::words::outcome(At::new(self, state, lang, eye), outcome, to)
    }

    fn say_phase(&self, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
        table::words::phase(At::new(self, state, lang, Eye::Public), to)
    }

    fn item(&self, state: &State, item: Item) -> ItemWords {
        table::words::item(self, state, item)
    }

    /// MR-3.23: nothing is secret.
    fn tells(&self, _: &State, _: &Event<Action>, _: Eye) -> Telling {
        Telling::Whole
    }

    fn tells_choices(&self, _: &State, _: Eye) -> bool {
        true
    }

    fn pays(&self, state: &State, action: &Action, into: &mut Vec<Badge>) {
        table::offer::price(At::new(self, state, Lang::En, Eye::All), action, into);
    }
}

impl Table for MamonoRaid {
    fn scene(&self, state: &State, eye: Eye) -> Scene {
        table::scene::scene(self, state, eye)
    }
}

impl Bot for MamonoRaid {
    fn score(&self, state: &State, action: &Action) -> i64 {
        bot::score(self, state, action)
    }

    fn concludes(&self, state: &State, action: &Action) -> bool {
        matches!(action, Action::UseSkill { targets, .. }
            if self.takes_the_last_of_the_core(state, targets))
    }

    fn lengthen(setup: &mut Setup<Opening>) {
        let guard = Readings::SPECS.iter().position(|spec| spec.rule == MR_R28);
        if let Some(guard) = guard {
            setup.readings[guard] = readings::StalemateGuard::Never as u8;
        }
    }
}
