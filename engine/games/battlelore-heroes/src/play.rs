//! The face of the game towards the kernel: every question is answered by the file that knows.

use crate::cards;
use crate::prelude::*;
use crate::readings::{Readings, TurnLimit};
use crate::rules::course::flow;
use crate::table::words::{self, At};
use crate::table::{offer, scene};
use crate::{bot, rule_list};
use kanso_engine::OwnSpec;
use kanso_engine::game::{CardRow, Item, ItemWords, SeatResult, SeatStanding};
use kanso_engine::resample::Dealer;
use kanso_engine::scene::{Badge, Throw};
use rule_list::RULES;
use std::fmt;

/// Most battles of a campaign.
pub const BATTLES_MAX: u16 = 100;
/// Battles of a campaign when nothing is said. Source: chapter 4.1 of the specification.
pub const BATTLES_DEFAULT: u16 = 8;

static META: Meta = Meta {
    id: "battlelore-heroes",
    name: Text::new("BattleLore: Heroes", "バトルロア ヒーローズ"),
    about: Text::new(
        "a battle of two armies on a hex board, with heroes that live on from battle to battle",
        "ヘクス盤で2つの軍が戦う。ヒーローは戦闘を重ねて生き続ける",
    ),
    revisions: crate::revisions::REVISIONS,
    seats: 2..=2,
    is_party: false,
    options: &[
        OptionSpec::listed(
            "mode",
            &["battle", "campaign"],
            Text::new(
                "one battle, or a campaign of several in which heroes live on",
                "1回の戦闘か、ヒーローが戦闘を重ねて生き続けるキャンペーンか",
            ),
        )
        .in_japanese("形式", &["戦闘", "キャンペーン"]),
        OptionSpec {
            name: "scenario",
            values: &["SCN01", "SCN02", "SCN03", "SCN04"],
            own: None,
            only_with: Some(("mode", "battle")),
            about: Text::new(
                "the scenario of a single battle; in a campaign it is chosen before each battle",
                "1回の戦闘のシナリオ（キャンペーンでは各戦闘の前に選ぶ）",
            ),
            ja: OptionWords { name: "シナリオ", values: &[] },
        },
        OptionSpec {
            name: "battles",
            values: &["8"],
            own: Some(OwnSpec {
                form: Text::new("a number of battles from 1 to 100", "1から100までの戦闘の数"),
                file: None,
            }),
            only_with: Some(("mode", "campaign")),
            about: Text::new("how many battles a campaign has", "キャンペーンの戦闘の数"),
            ja: OptionWords { name: "戦闘の数", values: &[] },
        },
    ],
    readings: Readings::SPECS,
    rules: RULES,
    prefix: "BL",
    sets: cards::SETS,
    action_variants: Action::NAMES.len() as u8,
    ends: &[
        EndReason { id: "banners", name: Text::new("banners", "バナー") },
        EndReason { id: "no-piece", name: Text::new("no piece left", "全滅") },
        EndReason { id: "turn-limit", name: Text::new("last turn played", "最終手番") },
        EndReason { id: "campaign", name: Text::new("all battles fought", "全戦終了") },
    ],
    figures: &[
        Figure::whole("banners", "バナー"),
        Figure::whole("turns", "手番の数"),
        Figure::whole("battles won", "勝った戦闘"),
        Figure::whole("heroes alive", "生きているヒーロー"),
    ],
};

/// Places of the options.
const MODE: usize = 0;
const SCENARIO: usize = 1;
const BATTLES: usize = 2;
/// The end of a campaign among the ends.
const CAMPAIGN_END: u8 = 3;

impl BattleLore {
    /// The cards it is played with.
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// The readings in force.
    pub fn readings(&self) -> &Readings {
        &self.readings
    }

    /// The agreed number of battles; none: a game of one battle.
    pub const fn agreed_battles(&self) -> Option<u16> {
        self.battles
    }

    /// The number of battles that an option means.
    fn battles_of(value: &OptionValue) -> Result<u16, SetupError> {
        let OptionValue::Own(text) = value else { return Ok(BATTLES_DEFAULT) };
        let plain = !text.starts_with('0') && text.bytes().all(|sign| sign.is_ascii_digit());
        let number = text.parse().ok().filter(|number| plain && (1..=BATTLES_MAX).contains(number));
        number.ok_or_else(|| {
            META.options[BATTLES].refuses(format!("{text} is no number from 1 to {BATTLES_MAX}"))
        })
    }

    /// How a battle by itself ended.
    fn battle_standing(&self, state: &State, end: &BattleEnd) -> Standing {
        let reason = match end.reason {
            EndCause::Banners => 0,
            EndCause::NoPiece => 1,
            EndCause::TurnLimit => 2,
        };
        let turns = i32::from(state.battle().turn);
        let seats = Camp::ALL.map(|camp| SeatStanding {
            result: result(end.winner.map(|winner| winner == camp)),
            figures: vec![Some(i32::from(end.banners[camp.index()])), Some(turns), None, None],
        });
        Standing { reason, seats: seats.into() }
    }

    /// How a campaign ended. Source: BH-21.7.
    fn campaign_standing(&self, state: &State) -> Option<Standing> {
        let campaign = state.campaign.as_ref()?;
        let seats = [Seat::at(0), Seat::at(1)];
        let wins = seats.map(|seat| Self::wins(state, seat));
        let alive = seats.map(|seat| Self::living(state, seat));
        let seats = [0_usize, 1].map(|seat| SeatStanding {
            result: result(campaign.winner.map(|winner| winner == Seat::at(seat))),
            figures: vec![None, None, Some(i32::from(wins[seat])), Some(i32::from(alive[seat]))],
        });
        Some(Standing { reason: CAMPAIGN_END, seats: seats.into() })
    }
}

/// Won, lost, or drawn if there is no winner.
const fn result(won: Option<bool>) -> SeatResult {
    match won {
        Some(true) => SeatResult::Win,
        Some(false) => SeatResult::Loss,
        None => SeatResult::Draw,
    }
}

impl Rules for BattleLore {
    const ID: &'static str = "battlelore-heroes";
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
        let battles = Self::battles_of(&setup.options[BATTLES])?;
        let scenario = Scenario::new(setup.listed(SCENARIO) as u8);
        let mut game = Self {
            names: setup.names.clone(),
            scenario: scenario.expect("check_shape saw to it"),
            battles: (setup.listed(MODE) == 1).then_some(battles),
            readings: Readings::from_values(&setup.readings).expect("check_shape saw to it"),
            cards: CardSet::chosen(&setup.cards)?,
            opening: None,
        };
        if let Some(opening) = &setup.opening {
            game.opening = Some(opening.state(&game).map_err(SetupError::Opening)?);
        }
        Ok(game)
    }

    fn option_by_names(name: &str, word: &str, cards: &CardChoice) -> Option<String> {
        if name != META.options[SCENARIO].name {
            return None;
        }
        let set = CardSet::chosen(cards).ok()?;
        let named = set.scenarios.iter().find(|row| row.face.name.is_called(word));
        named.map(|row| row.face.id.clone())
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn start(&self) -> State {
        let mut state = match &self.opening {
            Some(opening) => opening.clone(),
            None => self.start_state(),
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
        if !state.tasks.is_empty() {
            return None;
        }
        match &state.ended {
            Some(end) => Some(self.battle_standing(state, end)),
            None => self.campaign_standing(state),
        }
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

    fn turns_before(&self, state: &State) -> u32 {
        flow::turns_before(state)
    }

    fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        self.cards.card_row(row)
    }

    fn excerpt(&self, setup: &Setup<Opening>, state: &State) -> Option<Setup<Opening>> {
        self.excerpt_of(setup, state)
    }
}

impl Wording for BattleLore {
    fn say_prompt(&self, state: &State, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result {
        words::prompt(self, state, lang, eye, to)
    }

    fn say_outcome(
        &self,
        state: &State,
        outcome: &Outcome,
        lang: Lang,
        eye: Eye,
        to: Words<'_>,
    ) -> fmt::Result {
        words::outcome(self, state, outcome, lang, eye, to)
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

    fn resample(&self, state: &State, told: &[Fact], eye: Eye, deal: &mut Dealer<'_>) -> State {
        self.deal_anew(state, told, eye, deal)
    }

    fn pays(&self, state: &State, action: &Action, into: &mut Vec<Badge>) {
        offer::price(At::new(self, state, Lang::En, Eye::All), action, into);
    }

    fn chance(&self, state: &State, action: &Action) -> Option<Badge> {
        offer::chance(self, state, action)
    }

    fn is_its_last(&self, state: &State, action: &Action) -> bool {
        offer::loses_battle(self, state, action)
    }

    fn touches(&self, state: &State, action: &Action, ids: &mut Vec<String>) {
        scene::touches::touches(At::new(self, state, Lang::En, Eye::All), action, ids);
    }
}

impl Table for BattleLore {
    fn scene(&self, state: &State, eye: Eye) -> Scene {
        scene::scene(self, state, eye)
    }

    fn throw(&self, state: &State, faces: &[u8]) -> Throw {
        offer::thrown(self, state, faces)
    }
}

impl Bot for BattleLore {
    fn score(&self, state: &State, action: &Action) -> i64 {
        bot::score(self, state, action)
    }

    fn scores(&self, state: &State, legal: &[Action], into: &mut Vec<i64>) {
        bot::scores(self, state, legal, into);
    }

    fn outlook(&self, state: &State) -> Option<Vec<u16>> {
        bot::outlook(state)
    }

    fn lengthen(setup: &mut Setup<Opening>) {
        let limit = Readings::SPECS.iter().position(|spec| spec.rule == BL_R24);
        if let Some(limit) = limit {
            setup.readings[limit] = TurnLimit::None as u8;
        }
    }
}
