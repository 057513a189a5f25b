//! The state of BattleLore with Heroes: the campaign, the battle that is on, and the tasks that are
//! going on.
//!
//! Source: chapter 3 of the specification, 5.8 and 5.12. What follows from the rest is never stored;
//! `derived` computes it. What is going on stands on one stack of tasks; a task with much to remember
//! keeps it in a record of the battle (`battle`) or of the campaign. Nothing inside a battle knows a
//! player's number: it names camps (BH-21.5).

pub mod action;
pub mod battle;
pub(crate) mod derived;
pub mod fact;
pub(crate) mod fact_parts;
pub mod opening;
pub mod question;
pub mod refusal;
pub(crate) mod setup;

use crate::prelude::*;
use kanso_engine::Deck;

/// Most Active sheets of a player. Source: BH-21.6.
pub const ACTIVE_MAX: usize = 8;
/// Most skills of a hero. Source: BH-18.1.
pub const SKILLS_MAX: usize = 3;
/// Most artifacts that a hero owns. Source: BH-17.3.
pub const ARTIFACTS_OWNED_MAX: usize = 6;
/// Lost battles after which an advisor leaves. Source: BH-20.5.
pub const DEFEATS_MAX: u8 = 5;

/// What a hero is to its player. Source: BH-21.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SheetStatus {
    /// It can take part.
    Active,
    /// No skull is left.
    Dead,
    /// It sits in the War Council.
    Advisor,
    /// It left the War Council and may bequeath once.
    Instructor,
    /// It has bequeathed.
    Discarded,
}

/// What a hero had when it became a legend. Source: BH-20.1.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legacy {
    /// Skills, ascending.
    #[serde(default)]
    pub skills: Vec<Skill>,
    /// Artifacts, ascending.
    #[serde(default)]
    pub artifacts: Vec<Artifact>,
}

/// A character sheet. Source: BH-21.2.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// Its number.
    pub id: HeroId,
    /// Its class, for life (BH-4.1).
    pub class: Class,
    /// How many heroes of its class were enlisted before it, by either player.
    #[serde(default)]
    pub name_no: u16,
    /// Skulls marked off, `0..=5`.
    #[serde(default)]
    pub skulls_marked: u8,
    /// Skill cards, ascending, at most [`SKILLS_MAX`].
    #[serde(default)]
    pub skills: Vec<Skill>,
    /// All artifact cards, ascending, those that it has equipped too; a special card may stand twice.
    #[serde(default)]
    pub artifacts: Vec<Artifact>,
    /// Treasure tokens.
    #[serde(default)]
    pub treasure: u16,
    /// Experience tokens.
    #[serde(default)]
    pub experience: u16,
    /// Battles it took part in.
    #[serde(default)]
    pub battles: u16,
    /// Enemy heroes it wounded.
    #[serde(default)]
    pub wounds: u16,
    /// What it is.
    #[serde(default = "active")]
    pub status: SheetStatus,
    /// What it had when it became a legend.
    #[serde(default)]
    pub legacy: Legacy,
    /// True if it has bequeathed.
    #[serde(default)]
    pub gift_used: bool,
}

const fn active() -> SheetStatus {
    SheetStatus::Active
}

impl Sheet {
    /// A new hero's.
    pub const fn new(id: HeroId, class: Class, name_no: u16) -> Self {
        Self {
            id,
            class,
            name_no,
            skulls_marked: 0,
            skills: Vec::new(),
            artifacts: Vec::new(),
            treasure: 0,
            experience: 0,
            battles: 0,
            wounds: 0,
            status: SheetStatus::Active,
            legacy: Legacy { skills: Vec::new(), artifacts: Vec::new() },
            gift_used: false,
        }
    }

    /// True if it has a skill card.
    pub fn has_skill(&self, skill: Skill) -> bool {
        self.skills.contains(&skill)
    }

    /// Puts a skill card on it.
    pub(crate) fn learn(&mut self, skill: Skill) {
        self.skills.push(skill);
        self.skills.sort_unstable();
    }

    /// Puts an artifact on it.
    pub(crate) fn own(&mut self, card: Artifact) {
        self.artifacts.push(card);
        self.artifacts.sort_unstable();
    }

    /// Takes an artifact off it; says whether it was there.
    pub(crate) fn disown(&mut self, card: Artifact) -> bool {
        let at = self.artifacts.iter().position(|own| *own == card);
        at.map(|at| self.artifacts.remove(at)).is_some()
    }
}

/// The advisor of a player. Source: BH-20.1, BH-20.5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Guest {
    /// Who.
    pub hero: HeroId,
    /// Lost battles since it joined, `0..5`.
    pub defeats: u8,
}

/// What a seat has whatever battle is on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SeatState {
    /// Its character sheets, ascending; in a battle by itself those of its party.
    pub roster: Vec<Sheet>,
    /// The advisor on its guest spot.
    pub guest: Option<Guest>,
    /// In a battle with an opening: skill cards on sheets at home (BH-21.8), ascending.
    pub home_skills: Vec<Skill>,
}

/// A hero that is being made. Source: chapter 4.2 of the specification, H2 to H4.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Recruit {
    /// Who.
    pub hero: HeroId,
    /// The cards shown, ascending.
    pub shown: Vec<Artifact>,
    /// Cards replaced by a redraw.
    pub replaced: Vec<Artifact>,
    /// The card kept.
    pub kept: Option<Artifact>,
}

/// A battle of a campaign. Source: BH-21.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PlayedBattle {
    /// Which scenario.
    pub scenario: Scenario,
    /// Who chose it.
    pub chooser: Seat,
    /// The camp that seat 0 holds; seat 1 holds the other.
    pub camp: Camp,
    /// How it ended; none while it is on.
    pub result: Option<BattleEnd>,
}

/// How a battle ended. Source: BL-15.2 to BL-15.4, BL-R10.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BattleEnd {
    /// Who won; none: a draw.
    pub winner: Option<Camp>,
    /// Why.
    pub reason: EndCause,
    /// Banners of South and North.
    pub banners: [u8; 2],
}

vocabulary! {
    /// What ended a battle.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum EndCause;
    /// BL-15.2: a target was reached.
    Banners => "the banners are won" / "必要な数のバナーを獲得";
    /// BL-15.3: a camp has no piece left.
    NoPiece => "no piece is left on one side" / "一方のユニットがなくなった";
    /// BL-15.4: the last turn was played.
    TurnLimit => "the last turn is played" / "最後の手番が終わった";
}

/// A hero in the After Adventure Action. Source: BH-19.16.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Adventurer {
    /// Who.
    pub hero: HeroId,
    /// Whose.
    pub seat: Seat,
    /// True if it took part, which is more than going through the steps under BH-R69 `yes`.
    pub took_part: bool,
    /// True if it stood on the map at the end.
    pub on_map: bool,
    /// True if its player won (BH-R24).
    pub won: bool,
}

vocabulary! {
    /// A step of the After Adventure Action, or of what comes before it. Source: BH-19.19, BH-21.4.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum AaaStep;
    /// Before (1): cards of dead heroes go back to their decks (BH-13.2).
    Fallen => "after the battle" / "戦闘後";
    /// Before (1): potions that were used and not returned go back.
    Potions => "after the battle" / "戦闘後";
    /// Before (1): advisors count a defeat (BH-20.5).
    Advisors => "after the battle" / "戦闘後";
    /// (1): captured heroes come home.
    Homecoming => "after the battle: heroes come home" / "戦闘後：ヒーローの帰還";
    /// (2): spoils.
    Spoils => "after the battle: spoils" / "戦闘後：戦利品";
    /// (3): experience.
    Experience => "after the battle: experience" / "戦闘後：経験トークン";
    /// (4): artifacts are bought.
    Purchase => "after the battle: purchase" / "戦闘後：購入";
    /// (4), under BH-R45 `always-at-once`: a card too many goes.
    BuyLimit => "after the battle: one artifact too many" / "戦闘後：多すぎるアーティファクト";
    /// (5): special cards owned before are exchanged; with them a physician may restore a skull.
    Exchange => "after the battle: special cards" / "戦闘後：特別なカードの交換";
    /// (5): cards and tokens are traded for draws.
    Trade => "after the battle: trades" / "戦闘後：引く枚数との交換";
    /// (5): cards are revealed.
    Reveal => "after the battle: artifact cards" / "戦闘後：アーティファクトを引く";
    /// (5): one of them is kept.
    Choose => "after the battle: artifact cards" / "戦闘後：アーティファクトを引く";
    /// (5): a revealed card is replaced.
    Redraw => "after the battle: artifact cards" / "戦闘後：アーティファクトを引く";
    /// (5): a Master Physician that was kept.
    Physician => "after the battle: Master Physician" / "戦闘後：《名医》による回復";
    /// (5), under BH-R45 `always-at-once`: a card too many goes.
    KeepLimit => "after the battle: one artifact too many" / "戦闘後：多すぎるアーティファクト";
    /// (6): cards come back, cards too many go.
    Return => "after the battle: return of cards" / "戦闘後：カードの返還";
    /// (7): a skill.
    LevelUp => "after the battle: level up" / "戦闘後：レベルアップ";
    /// (7): the War Council.
    Join => "after the battle: War Council" / "戦闘後：ウォーカウンシルへの参加";
    /// (8): the sheets are written.
    Sheets => "after the battle" / "戦闘後";
}

/// The After Adventure Action. Source: BH-19.1 to BH-19.19.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Aaa {
    /// Its heroes in the order of BH-19.19, in step (4) of BH-R50; none before step (2).
    pub heroes: Vec<Adventurer>,
    /// The step.
    pub step: AaaStep,
    /// The hero whose turn it is in the step, its place in the list; up to step (1) its place in
    /// the parties in the same order.
    pub at: u8,
    /// Purchases of this hero in this step (BH-R66).
    pub bought: u8,
    /// Pairs paid by this hero.
    pub pairs: u8,
    /// Revealed cards, ascending.
    pub shown: Vec<Artifact>,
    /// Revealed cards that were replaced.
    pub replaced: Vec<Artifact>,
    /// BH-R63 `step-6`: pairs that go back in step (6).
    pub returned: Vec<Artifact>,
    /// Heroes that have levelled up: in this step, or under BH-R59 `any-time` in the battle.
    pub levelled: Vec<HeroId>,
}

/// A campaign. Source: BH-21.1.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Campaign {
    /// Its battles so far, with the one that is on.
    pub battles: Vec<PlayedBattle>,
    /// Artifact cards out of the deck until step (6), ascending.
    pub aside: Vec<Artifact>,
    /// The parties of the next battle, or of the one that is on.
    pub parties: [Option<Vec<HeroId>>; 2],
    /// K2: what was chosen.
    pub chosen: Option<PlayedBattle>,
    /// The After Adventure Action that is going on.
    pub aaa: Option<Aaa>,
    /// Who won, once it is over; none: a draw (BH-21.7).
    pub winner: Option<Seat>,
}

/// One thing to be done; the last one is next. Source: 5.12 of the specification.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// H1, K1: a seat enlists.
    Enlist(Seat),
    /// H2: a new hero's first skill.
    FirstSkill(HeroId),
    /// H3: three cards are drawn.
    FirstArtifacts(HeroId),
    /// H4: one of them is chosen.
    ChooseArtifact(HeroId),
    /// H4: one of them is drawn anew.
    RedrawArtifact(HeroId),
    /// K1: an instructor may bequeath to a new hero.
    Inherit(HeroId),
    /// K2: the scenario.
    ChooseScenario,
    /// K3: a seat's party.
    ChooseParty(Seat),
    /// K4: the battle begins.
    BeginBattle,
    /// K5: the After Adventure Action.
    Aaa,
    /// K6: the next battle, or the end.
    NextBattle,

    /// Set-up 3: a camp's War Council.
    Council(Camp),
    /// Set-up 4: the councils are revealed.
    RevealCouncils,
    /// Set-up 5: a camp's Command hand.
    DealCommands(Camp),
    /// Set-up 6: a camp's first Lore cards.
    DealLore(Camp),
    /// Set-up 7: those it keeps.
    KeepLore(Camp),
    /// Set-up 8: the first tokens.
    FirstTokens,
    /// H5: what a hero takes along.
    Equip(HeroId),
    /// H6: where a hero stands.
    Deploy(HeroId),

    /// A turn begins.
    BeginTurn,
    /// T1.
    Command,
    /// T1b.
    Alongside,
    /// BL-16.6: the dice of a Command card.
    CommandDice,
    /// T2: the orders are given.
    BeginOrders,
    /// T2.
    Order,
    /// T3.
    Move,
    /// T4.
    Combat,
    /// T5: the window `TurnEnd`.
    TurnEnd,
    /// BH-R59 `any-time`: skills at the start of T5.
    LevelUp,
    /// T5a: the hand is filled up; with a Scout card more cards are drawn in the second part.
    DrawCommands {
        /// True if the Scout card's cards are drawn.
        scout: bool,
        /// Cards still to be drawn.
        left: u8,
    },
    /// T5a: one of the cards drawn with a Scout card.
    KeepCommand,
    /// T5b.
    LoreGain,
    /// T5c, or Spy Network: Lore cards are drawn.
    DrawLore {
        /// Who draws.
        camp: Camp,
        /// Cards still to be drawn.
        left: u8,
        /// True if one of them is kept.
        choose: bool,
    },
    /// T5c: one of two Lore cards.
    KeepLoreCard,
    /// T5c: Lore cards too many.
    DiscardLore,
    /// T6.
    EndTurn,

    /// A Lore card is announced: record `announced`.
    Announced,
    /// False Orders: a card out of the hand of this camp.
    FalseOrders(Camp),
    /// A battle: the last of the records `fights`.
    Fight,
    /// A retreat or an evade: record `retreat`.
    Retreat,
    /// A casualty check: record `check`.
    Check,
    /// Dice of a card, a power or an item: record `damage`.
    Damage,
    /// A search: record `search`.
    Search,
    /// An artifact card on its way: record `gain`.
    Gain,
}

/// All that a game is at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// What each seat has.
    pub seats: Vec<SeatState>,
    /// The artifact deck.
    pub artifacts: Deck,
    /// The hero that is being made.
    pub recruit: Option<Recruit>,
    /// The battle that is on; in a game of one battle also after its end.
    pub battle: Option<Battle>,
    /// In a game of one battle: how it ended.
    pub ended: Option<BattleEnd>,
    /// The campaign; none in a game of one battle.
    pub campaign: Option<Campaign>,
    /// What is to be done; the last one is next. Empty: the game is over.
    pub tasks: Vec<Task>,
}

impl State {
    /// What a seat has.
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    /// What a seat has, to be changed.
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// The seat that holds a camp. Source: chapter 1 of the specification, BH-21.6.
    pub fn seat_of(&self, camp: Camp) -> Seat {
        let first = self.campaign.as_ref().and_then(|campaign| campaign.battles.last());
        match first {
            Some(battle) if battle.camp != Camp::South => Seat::at(camp.other().index()),
            Some(_) | None => Seat::at(camp.index()),
        }
    }

    /// The camp that a seat holds.
    pub fn camp_of(&self, seat: Seat) -> Camp {
        let south = self.seat_of(Camp::South) == seat;
        if south { Camp::South } else { Camp::North }
    }

    /// The sheet of a hero and whose it is, if there is such a hero.
    pub fn find_sheet(&self, hero: HeroId) -> Option<(Seat, &Sheet)> {
        self.seats.iter().enumerate().find_map(|(seat, has)| {
            let at = has.roster.binary_search_by_key(&hero, |sheet| sheet.id).ok()?;
            Some((Seat::at(seat), &has.roster[at]))
        })
    }

    /// The sheet of a hero.
    ///
    /// # Panics
    ///
    /// If there is no such hero: a bug of the caller.
    pub fn sheet(&self, hero: HeroId) -> &Sheet {
        self.find_sheet(hero).expect("a hero has a sheet: BH-21.2").1
    }

    /// The sheet of a hero, to be changed.
    ///
    /// # Panics
    ///
    /// If there is no such hero: a bug of the caller.
    pub(crate) fn sheet_mut(&mut self, hero: HeroId) -> &mut Sheet {
        let sheets = self.seats.iter_mut().flat_map(|has| has.roster.iter_mut());
        sheets.into_iter().find(|sheet| sheet.id == hero).expect("a hero has a sheet: BH-21.2")
    }

    /// Whose hero it is.
    ///
    /// # Panics
    ///
    /// If there is no such hero: a bug of the caller.
    pub fn owner(&self, hero: HeroId) -> Seat {
        self.find_sheet(hero).expect("a hero has a sheet: BH-21.2").0
    }

    /// The battle that is on.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub fn battle(&self) -> &Battle {
        self.battle.as_ref().expect("a battle is on")
    }

    /// The battle that is on, to be changed.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn battle_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle is on")
    }

    /// The campaign, to be changed.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn campaign_mut(&mut self) -> &mut Campaign {
        self.campaign.as_mut().expect("a campaign is played")
    }

    /// The After Adventure Action that is going on, to be changed.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn aaa_mut(&mut self) -> &mut Aaa {
        self.campaign_mut().aaa.as_mut().expect("an After Adventure Action is going on")
    }
}
