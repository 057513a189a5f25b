//! The Berserk trading card game: two captains with decks of their own fight over five cities.
//!
//! Source: the official rulebook. The rules are numbered by subject (`rule_list`); each is cited at
//! the line that applies it. The course of a turn is that of BK-6.38 and BK-6.39: what is going on
//! is a stack of tasks, what pends is a list of items (`state`); `course` runs them. The chapters do
//! what happens: `setup`, `phase`, `battle`, `exchange`, `announce`, `stack`, `window`, `trigger`,
//! `effect`, `state_check`, `zones`. `check`, `answer`, `payment`, `target`, `values` and `legal` only
//! look.
//!
//! # Readings
//!
//! The open questions of the rulebook, BK-R1 to BK-R69, are switches: `readings`; `revisions` says
//! which answers were corrected.
//!
//! # Not modelled
//!
//! - BK-3.8, looking at one's own set cards: it changes nothing.
//! - BK-8.4, conceding: the seal of the log says so.

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
pub use refusal::Refusal;
pub use state::State;
pub use state::{action, fact, opening, refusal};

use crate::prelude::*;
use cards::deck::Deck;
use kanso_engine::game::{CardRow, Item, ItemWords};
use kanso_engine::resample::Dealer;
use kanso_engine::scene::Badge;
use readings::Readings;
use rule_list::RULES;
use std::fmt;
use std::sync::Arc;

/// A trace of this game.
pub(crate) type Tracing = Trace<Fact>;

/// The Berserk trading card game for two seats.
#[derive(Clone, Debug)]
pub struct BerserkTcg {
    names: Vec<String>,
    readings: Readings,
    cards: Arc<CardSet>,
    /// What each seat brings.
    decks: [Deck; 2],
    /// True if both deck lists are told to everybody (BK-4.7, `open-list`).
    open_list: bool,
    /// Who is first by the option `first-seat`; none by chance.
    first_seat: Option<Seat>,
    /// What texts of the card set can do all the time.
    standing: rules::chapter::values::Standing,
    /// The opening, before what runs by itself.
    opening: Option<State>,
}

impl BerserkTcg {
    /// The cards it is played with.
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// The readings in force.
    pub fn readings(&self) -> &Readings {
        &self.readings
    }

    /// What a seat brings.
    pub fn deck(&self, seat: Seat) -> &Deck {
        &self.decks[seat.index()]
    }
}

static META: Meta = Meta {
    id: "berserk-tcg",
    name: Text::new("Berserk TCG", "ベルセルクTCG"),
    about: Text::new(
        "two decks, five cities in a row, set cards and interrupts",
        "2人のデッキで5つの都市を争い、伏せたカードと割り込みで戦う",
    ),
    revisions: revisions::REVISIONS,
    seats: 2..=2,
    is_party: false,
    options: data::options::OPTIONS,
    readings: Readings::SPECS,
    rules: RULES,
    prefix: "BK",
    sets: cards::SETS,
    action_variants: Action::NAMES.len() as u8,
    ends: &[
        EndReason {
            id: "cities",
            name: Text::new("three cities with the royal capital", "王都を含む3都市を占領"),
        },
        EndReason { id: "deck-out", name: Text::new("a deck ran out", "デッキ切れ") },
        EndReason {
            id: "both",
            name: Text::new("both seats met a condition at once", "両者が同時に条件を満たした"),
        },
    ],
    figures: &[
        Figure::whole("cities occupied", "占領都市"),
        Figure::whole("cards in the deck", "デッキの残り枚数"),
    ],
};

impl Rules for BerserkTcg {
    const ID: &'static str = "berserk-tcg";
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
        let cards = CardSet::chosen(&setup.cards)?;
        let readings = Readings::from_values(&setup.readings).expect("check_shape saw to it");
        let data::options::Chosen { decks, open_list, first_seat } =
            data::options::chosen(setup, &cards, &readings)?;
        let names = setup.names.clone();
        let standing = rules::chapter::values::Standing::of(&cards);
        let mut game =
            Self { names, readings, cards, decks, open_list, first_seat, standing, opening: None };
        if let Some(opening) = &setup.opening {
            for seat in state::SEATS {
                let deck = &mut game.decks[seat.index()];
                *deck = opening.deck(seat, deck);
            }
            game.opening = Some(opening.state(&game).map_err(SetupError::Opening)?);
        }
        Ok(game)
    }

    fn option_from_file(name: &str, text: &str, cards: &CardChoice) -> Result<String, SetupError> {
        data::options::list_of_file(name, text, cards)
    }

    fn option_by_names(name: &str, word: &str, cards: &CardChoice) -> Option<String> {
        data::options::list_by_names(name, word, cards)
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
        rules::course::flow::marks(state)
    }

    fn turns_before(&self, state: &State) -> u32 {
        state.turn_no.saturating_sub(1)
    }

    fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        self.cards.card_row(row)
    }
}

impl Wording for BerserkTcg {
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
        table::words::phase(self, state, lang, to)
    }

    fn say_routine(&self, count: u32, lang: Lang, to: Words<'_>) -> fmt::Result {
        table::words::routine(count, lang, to)
    }

    fn item(&self, state: &State, item: Item) -> ItemWords {
        table::words::item(self, state, item)
    }

    fn is_routine(&self, fact: &Fact) -> bool {
        self.is_silent(fact)
    }

    fn is_routine_action(&self, _: &State, action: &Action) -> bool {
        self.is_pass(action)
    }

    fn tells(&self, state: &State, event: &Event<Action>, eye: Eye) -> Telling {
        self.tells_event(state, event, eye)
    }

    fn tells_option(&self, option: usize, eye: Eye) -> bool {
        self.tells_deck_list(option, eye)
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

    fn is_apart(&self, _: &State, action: &Action) -> bool {
        Self::is_beside(action)
    }

    fn tells_fact(&self, fact: &Fact, eye: Eye) -> Telling {
        self.tells_of(fact, eye)
    }

    fn touches(&self, state: &State, action: &Action, ids: &mut Vec<String>) {
        table::scene::touches(self, state, action, ids);
    }

    fn points(&self, fact: &Fact, ids: &mut Vec<String>) {
        table::scene::points(self, fact, ids);
    }
}

impl Table for BerserkTcg {
    fn scene(&self, state: &State, eye: Eye) -> Scene {
        table::scene::scene(self, state, eye)
    }
}

impl Bot for BerserkTcg {
    fn score(&self, state: &State, action: &Action) -> i64 {
        bot::score(self, state, action)
    }

    fn concludes(&self, state: &State, action: &Action) -> bool {
        bot::concludes(self, state, action)
    }

    fn lengthen(setup: &mut Setup<Opening>) {
        data::options::lengthen(setup);
    }
}
