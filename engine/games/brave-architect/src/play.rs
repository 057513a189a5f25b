//! The face of the game towards the kernel: every question is answered by the file that knows.

use crate::cards;
use crate::prelude::*;
use crate::readings::{Readings, RoundLimit};
use crate::rules::course::flow;
use crate::table::scene;
use crate::table::words;
use crate::{bot, revisions, rule_list};
use kanso_engine::game::{CardRow, Item, ItemWords};
use kanso_engine::resample::Dealer;
use kanso_engine::scene::{Badge, Throw};
use rule_list::RULES;
use std::fmt;

static META: Meta = Meta {
    id: "brave-architect",
    name: Text::new("Brave Architect", "勇者アーキテクト"),
    about: Text::new(
        "heroes built by their players fight one huge dragon together",
        "自分たちで作った勇者が力を合わせ、1体の巨大な竜と戦う",
    ),
    revisions: revisions::REVISIONS,
    seats: 2..=4,
    is_party: true,
    options: &[
        OptionSpec::listed(
            "map",
            &["meadow", "volcano"],
            Text::new(
                "the side of the map: the volcano has lava",
                "マップの面（火山には溶岩がある）",
            ),
        )
        .in_japanese("マップ", &["草原", "火山"]),
        OptionSpec::listed(
            "difficulty",
            &["normal", "easy"],
            Text::new(
                "easy: the enemy is that of a game for two, whatever the number of seats",
                "easy: 人数にかかわらず、敵は2人用",
            ),
        )
        .in_japanese("難易度", &["ノーマル", "イージー"]),
        OptionSpec::listed(
            "first-seat",
            &["0", "1", "2", "3"],
            Text::new("who takes the first card set", "最初にカードを選ぶプレイヤー"),
        )
        .in_japanese("最初にカードを選ぶ席", &[]),
    ],
    readings: Readings::SPECS,
    rules: RULES,
    prefix: "BA",
    sets: cards::SETS,
    action_variants: Action::NAMES.len() as u8,
    ends: &[
        EndReason { id: "victory", name: Text::new("the core is destroyed", "敵コア破壊") },
        EndReason { id: "defeat", name: Text::new("two heroes are down", "2人ダウン") },
        EndReason {
            id: "stalled", name: Text::new("stopped after 60 rounds", "60ターンで終了")
        },
    ],
    figures: &[
        Figure::whole("HP left", "残りHP"),
        Figure::whole("rounds", "ターン数"),
        Figure::whole("parts destroyed", "破壊した敵パーティ"),
        Figure::whole("core HP left", "敵コアの残りHP"),
    ],
};

/// Places of the options.
const MAP: usize = 0;
const DIFFICULTY: usize = 1;
const FIRST_SEAT: usize = 2;

impl BraveArchitect {
    /// The cards it is played with.
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// The readings in force.
    pub fn readings(&self) -> &Readings {
        &self.readings
    }

    /// The side of the map in use.
    pub const fn map(&self) -> MapSide {
        self.map
    }
}

impl Rules for BraveArchitect {
    const ID: &'static str = "brave-architect";
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
        let first = setup.listed(FIRST_SEAT);
        if first >= usize::from(setup.seats) {
            return Err(SetupError::Conflict(format!(
                "first-seat is {first}, where {} seats are numbered 0 to {}",
                setup.seats,
                setup.seats - 1
            )));
        }
        let map = if setup.listed(MAP) == 0 { MapSide::Meadow } else { MapSide::Volcano };
        let mut game = Self {
            names: setup.names.clone(),
            map,
            is_easy: setup.listed(DIFFICULTY) == 1,
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
        while self.beat(&mut state, &mut Tracing::off()) {}
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
        flow::marks(self, state)
    }

    fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        self.cards.card_row(row)
    }
}

impl Wording for BraveArchitect {
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
        words::phase(self, state, lang, to)
    }

    fn say_routine(&self, count: u32, lang: Lang, to: Words<'_>) -> fmt::Result {
        words::routine(count, lang, to)
    }

    fn item(&self, state: &State, item: Item) -> ItemWords {
        words::item(self, state, item)
    }

    fn is_routine(&self, fact: &Fact) -> bool {
        Self::is_silent(fact)
    }

    fn is_routine_action(&self, _: &State, action: &Action) -> bool {
        Self::is_pass(action)
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
        self.attack_chance(state, action)
    }

    fn is_apart(&self, _: &State, action: &Action) -> bool {
        Self::is_beside(action)
    }

    fn rows_of_action(&self, state: &State, action: &Action, rows: &mut Vec<usize>) {
        let mut own = Vec::new();
        self.rows_about(state, action, &mut own);
        rows.extend(own.into_iter().map(usize::from));
    }

    fn round_name() -> Text {
        Text::new("Round", "ターン")
    }
}

impl Table for BraveArchitect {
    fn scene(&self, state: &State, eye: Eye) -> Scene {
        scene::scene(self, state, eye)
    }

    fn throw(&self, state: &State, faces: &[u8]) -> Throw {
        self.thrown(state, faces)
    }
}

impl Bot for BraveArchitect {
    fn score(&self, state: &State, action: &Action) -> i64 {
        bot::score(self, state, action)
    }

    fn scores(&self, state: &State, legal: &[Action], into: &mut Vec<i64>) {
        bot::scores(self, state, legal, into);
    }

    fn concludes(&self, state: &State, action: &Action) -> bool {
        match action {
            Action::Attack { targets, .. } => targets.meets(self.exposed(state)),
            _ => false,
        }
    }

    fn lengthen(setup: &mut Setup<Opening>) {
        let limit = Readings::SPECS.iter().position(|spec| spec.rule == BA_R85);
        if let Some(limit) = limit {
            setup.readings[limit] = RoundLimit::None as u8;
        }
    }
}
