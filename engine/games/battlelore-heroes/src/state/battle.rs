//! The state of one battle: board, hands, tokens, and the records of what is going on.
//!
//! Source: 3.2 of the specification and the tasks of 5.12. The scenario and the seats that hold the
//! camps stand outside (BH-21.5). A piece is found by its hex (BL-7.1).

mod records;
mod units;

pub use records::{
    Announced, Check, CheckCause, CheckStep, Damage, DamageBy, DamageKind, DamageStep, Fight,
    FightKind, FightStep, Fighter, Gain, GainStep, Retreat, RetreatCause, RetreatStep, Search,
    SearchStep,
};
pub use units::Units;

use crate::prelude::*;
use crate::vocabulary::Face;
use arrayvec::ArrayVec;

/// Most dice of a roll. Source: BL-4.12.
pub const DICE_MAX: usize = 32;
/// Lore tokens. Source: the components of the specification (1.1).
pub const LORE_TOKENS: u8 = 48;
/// Most units that one card reaches.
pub const REACHED_MAX: usize = 8;

/// Faces of a roll, as rolled.
pub type Faces = ArrayVec<Face, DICE_MAX>;

/// By what a piece was ordered in this turn. Source: BL-7.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ordered {
    /// The section of the order that was used, if it was a section's.
    pub section: Option<Section>,
    /// True if the Command card ordered it, not a Lore card, a skill or an artifact.
    pub by_card: bool,
}

/// What a piece has done in this turn, and what it may do more. Source: 3.2 of the specification.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Doing {
    /// Its order.
    pub ordered: Option<Ordered>,
    /// True if it has moved.
    pub has_moved: bool,
    /// Hexes it has moved.
    pub moved: u8,
    /// Battles it has made; a search or a power counts.
    pub battles: u8,
    /// Hexes that it may move more.
    pub hexes: u8,
    /// True if stop terrain does not stop it.
    pub no_stop: bool,
    /// Dice more in melee.
    pub melee_dice: u8,
    /// The Lore card that gives them (Charge!).
    pub melee_by: Option<Lore>,
    /// Dice more in its first battle (Leadership).
    pub first_dice: u8,
    /// Far Sight, and dice more: its next ranged battle needs no line of sight.
    pub far_sight: Option<(Lore, u8)>,
    /// True if it gave up its battle (Call to Arms, a troop that waits for nothing).
    pub gave_up: bool,
    /// BH-R8 `yes`: whether a Glory token was spent on its move.
    pub glory_spent: bool,
    /// True if a hero joined it, so that it may not move (BH-8.9).
    pub was_joined: bool,
    /// True if it rushed: the last hex counts as not moved (BL-8.5).
    pub rushed: bool,
}

/// A troop or a creature on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Unit {
    /// Its place among the scenario's units, from 0: it stays its own wherever it goes.
    pub number: u8,
    /// Where it stands.
    pub at: Hex,
    /// Whose it is.
    pub camp: Camp,
    /// What it is.
    pub kind: UnitKind,
    /// Figures, `1..=4`.
    pub figures: u8,
    /// Glory tokens. Source: BH-12.1.
    pub glory: u8,
    /// True if a spider's web holds it in its owner's next turn.
    pub webbed: bool,
    /// Its turn.
    pub doing: Doing,
}

vocabulary! {
    /// Where a hero is in a battle. Source: 3.2 of the specification.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum HeroStatus;
    /// On the board.
    OnMap => "on the map" / "マップ上";
    /// Not placed, or kept home.
    NotDeployed => "not deployed" / "配置せず";
    /// It left over its baseline.
    Exited => "left the map" / "離脱";
    /// Wounded, on the opponent's victory track.
    Captured => "captured" / "捕虜";
    /// Wounded with no skull left; it lies on the track too.
    Dead => "dead" / "死亡";
}

/// Whether a Leader is to leave its troop. Source: BH-6.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Detachment {
    /// Not ordered.
    #[default]
    None,
    /// Ordered, not made yet.
    Ordered,
    /// Made: the hero neither battles nor searches in this turn.
    Made,
    /// BH-6.7: it lapsed.
    Lapsed,
}

/// How often something was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Used {
    /// What.
    pub item: ItemId,
    /// In which player turn last.
    pub turn: u16,
    /// How often in this battle.
    pub times: u8,
}

/// What a battle brought a hero. Source: BH-21.4.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    /// Skulls marked off.
    pub skulls: u8,
    /// Experience tokens gained.
    pub experience: u8,
    /// Treasure tokens gained.
    pub treasure: u8,
    /// Artifact cards gained, in order.
    pub gained: Vec<Artifact>,
    /// Artifact cards lost, in order.
    pub lost: Vec<Artifact>,
    /// Potions used, in order.
    pub potions: Vec<Artifact>,
}

/// A hero in a battle; its sheet has the rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hero {
    /// Who.
    pub id: HeroId,
    /// Whose.
    pub camp: Camp,
    /// Where it is.
    pub status: HeroStatus,
    /// Its hex, while it is on the board.
    pub at: Option<Hex>,
    /// True if it is mounted, fixed at deployment (BH-1.2).
    pub mounted: bool,
    /// Equipped artifacts, ascending; all of them stand on its sheet too.
    pub equipped: Vec<Artifact>,
    /// BH-R9 `may-stay-champion`, BH-R74 `battles-by-its-order`: whether it stands with a troop
    /// without leading it.
    pub apart: bool,
    /// True if it joined a troop in this turn.
    pub joined: bool,
    /// Whether it is to leave its troop, or has.
    pub detachment: Detachment,
    /// Chest hexes searched in this battle.
    pub searches: u8,
    /// BH-R59 `any-time`: whether it learned a skill in this battle.
    pub levelled: bool,
    /// What it used.
    pub used: Vec<Used>,
    /// True if a spider's web holds it in its owner's next turn.
    pub webbed: bool,
    /// Its turn, as a Champion or as a part of its combined unit.
    pub doing: Doing,
    /// What the battle brought it.
    pub tally: Tally,
    /// BH-R57 `last-attacking-hero`: the enemy hero that rolled its dice against it last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacked_by: Option<HeroId>,
    /// BH-R74 `battles-by-its-order`: whether it takes the lead of its troop when the turn ends.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub leads_later: bool,
}

/// Face-down tokens of a chest hex. Source: BH-16.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Chest {
    /// Where.
    pub at: Hex,
    /// How many, `1..=3`.
    pub tokens: u8,
}

/// A discarded Lore card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LoreDiscard {
    /// Which.
    pub card: Lore,
    /// Who laid it face down; none: all see it.
    pub hidden_by: Option<Camp>,
}

/// What one camp has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Side {
    /// The levels that were chosen, or fixed by the scenario.
    pub council: Option<Council>,
    /// The class of the advisor on the guest spot.
    pub advisor: Option<Class>,
    /// Command cards, ascending.
    pub commands: Vec<Command>,
    /// Lore cards, ascending; during set-up the four that were drawn.
    pub lores: Vec<Lore>,
    /// Lore tokens.
    pub tokens: u8,
    /// True if it played a Lore card in this player turn.
    pub lore_played: bool,
    /// Enemy units eliminated, in order. Captured heroes follow from their status.
    pub track: Vec<UnitKind>,
    /// BL-R16 `kept-once-gained`: markers kept, by their places in the scenario.
    pub markers: Vec<u8>,
    /// The Command card of its last turn; none: it had none, or played a Lore card instead.
    pub last_command: Option<Command>,
    /// True if it has completed the scenario's quest.
    pub quest_done: bool,
}

/// The Command card in play. Source: BL-6.5a.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct InPlay {
    /// The card.
    pub card: Command,
    /// What it acts as: the copied card under Counter Attack; none if Counter Attack has none to copy.
    pub acts_as: Option<Command>,
    /// Where the troop stands that is healed (BL-16.4).
    pub heals: Option<Hex>,
    /// Command cards held when it was played, this one included.
    pub held: u8,
}

/// What an order can be given to. Source: BL-7.2, BL-7.5, BL-7.6, BL-17.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    /// Pieces and detachments in a section.
    Section(Section),
    /// Any piece or detachment.
    Any,
    /// Foot troops, foot Champions, detachments of foot Leaders.
    Foot,
    /// Mounted troops, mounted Champions, detachments of mounted Leaders.
    Mounted,
    /// A troop without a Leader, or a creature.
    Unled,
    /// Missile troops.
    Missile,
    /// Troops and creatures of a colour.
    Colour(Colour),
    /// Horn of Command: troops beside a hero.
    Beside(HeroId),
    /// Lead by Example: the next piece beside the last one of the chain.
    Chain(Hex),
}

/// Orders of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Grant {
    /// To what.
    pub filter: Filter,
    /// How many are left.
    pub left: u8,
    /// True if they are the Command card's.
    pub by_card: bool,
}

/// What was ordered with a face of Battle Lore. Source: BL-7.6, BH-7.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Faced {
    /// A troop of a colour.
    Troop(Colour),
    /// A creature of a colour.
    Creature(Colour),
    /// A Champion, or a detachment.
    Hero,
}

/// The orders of a turn. Source: the zone `order_pool` (3.2).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Orders {
    /// Orders by kind, in the order in which they are used: sections from left to right first.
    pub grants: Vec<Grant>,
    /// Faces of Battle Lore, by their codes.
    pub faces: FaceCounts,
    /// What was ordered with them.
    pub faced: Vec<Faced>,
}

impl Orders {
    /// How many orders are left besides those of the dice.
    pub fn left(&self) -> u8 {
        self.grants.iter().map(|grant| grant.left).sum()
    }

    /// True if no order is left: no piece can be ordered.
    pub fn are_used(&self) -> bool {
        self.grants.iter().all(|grant| grant.left == 0)
            && self.faces.iter().all(|count| *count == 0)
    }
}

/// A blessed section. Source: BL:LCL05.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Holy {
    /// Whose pieces are bolder there, until the start of its next turn.
    pub camp: Camp,
    /// Where.
    pub section: Section,
    /// Levels.
    pub levels: u8,
}

/// One battle. Source: 3.2 of the specification.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Battle {
    /// The player turn, from 1; 0 during set-up.
    pub turn: u16,
    /// What South and North have.
    pub sides: [Side; 2],
    /// Troops and creatures, in board order.
    pub units: Units,
    /// Heroes of both parties, ascending.
    pub heroes: Vec<Hero>,
    /// Chest hexes with tokens, in board order.
    pub chests: Vec<Chest>,
    /// Chest tokens that nobody has seen.
    pub chest_bag: Bag,
    /// Command cards that nobody holds.
    pub command_deck: Bag,
    /// The Command discard, the newest last.
    pub command_discard: Vec<Command>,
    /// Lore cards that nobody holds.
    pub lore_deck: Bag,
    /// The Lore discard, the newest last.
    pub lore_discard: Vec<LoreDiscard>,
    /// The Command card in play.
    pub in_play: Option<InPlay>,
    /// The Lore card played instead of one, until the end of the turn.
    pub in_lieu: Option<Lore>,
    /// The dice of Battle Lore or Rally the Ranks, until the end of the turn.
    pub command_faces: Faces,
    /// Orders left.
    pub orders: Orders,
    /// Cards drawn with a Scout card.
    pub scouted: Vec<Command>,
    /// Lore cards of which one is kept.
    pub browsed: Vec<Lore>,
    /// Blessed sections.
    pub holy: Vec<Holy>,
    /// The Lore card that is announced.
    pub announced: Option<Announced>,
    /// Battles that are going on, the innermost last.
    pub fights: Vec<Fight>,
    /// The retreat that is going on.
    pub retreat: Option<Retreat>,
    /// The casualty check that is going on.
    pub check: Option<Check>,
    /// Dice of a card that are going on.
    pub damage: Option<Damage>,
    /// The search that is going on.
    pub search: Option<Search>,
    /// The artifact card on its way.
    pub gain: Option<Gain>,
}

impl Unit {
    /// A unit that has done nothing yet, the scenario's first; who lays out more numbers them.
    pub const fn new(at: Hex, camp: Camp, kind: UnitKind, figures: u8) -> Self {
        let doing = Doing {
            ordered: None,
            has_moved: false,
            moved: 0,
            battles: 0,
            hexes: 0,
            no_stop: false,
            melee_dice: 0,
            melee_by: None,
            first_dice: 0,
            far_sight: None,
            gave_up: false,
            glory_spent: false,
            was_joined: false,
            rushed: false,
        };
        Self { number: 0, at, camp, kind, figures, glory: 0, webbed: false, doing }
    }
}

impl Hero {
    /// A hero that is not placed yet.
    pub fn new(id: HeroId, camp: Camp) -> Self {
        Self {
            id,
            camp,
            status: HeroStatus::NotDeployed,
            at: None,
            mounted: false,
            equipped: Vec::new(),
            apart: false,
            joined: false,
            detachment: Detachment::None,
            searches: 0,
            levelled: false,
            used: Vec::new(),
            webbed: false,
            doing: Doing::default(),
            tally: Tally::default(),
            attacked_by: None,
            leads_later: false,
        }
    }
}

impl Battle {
    /// What a camp has.
    pub const fn side(&self, camp: Camp) -> &Side {
        &self.sides[camp.index()]
    }

    /// What a camp has, to be changed.
    pub(crate) const fn side_mut(&mut self, camp: Camp) -> &mut Side {
        &mut self.sides[camp.index()]
    }

    /// Lore tokens in the pool. Source: BL-12.1.
    pub fn pool(&self) -> u8 {
        let held: u8 = self.sides.iter().map(|side| side.tokens).sum();
        LORE_TOKENS.saturating_sub(held)
    }

    /// The troop or creature in a hex.
    pub fn unit(&self, at: Hex) -> Option<&Unit> {
        self.units.at(at)
    }

    /// The troop or creature in a hex, to be changed.
    pub(crate) fn unit_mut(&mut self, at: Hex) -> Option<&mut Unit> {
        self.units.at_mut(at)
    }

    /// A hero of this battle.
    pub fn find_hero(&self, hero: HeroId) -> Option<&Hero> {
        let place = self.heroes.binary_search_by_key(&hero, |hero| hero.id).ok()?;
        Some(&self.heroes[place])
    }

    /// A hero of this battle.
    ///
    /// # Panics
    ///
    /// If it takes no part: a bug of the caller.
    pub fn hero(&self, hero: HeroId) -> &Hero {
        self.find_hero(hero).expect("a hero of this battle")
    }

    /// A hero of this battle, to be changed.
    ///
    /// # Panics
    ///
    /// If it takes no part: a bug of the caller.
    pub(crate) fn hero_mut(&mut self, hero: HeroId) -> &mut Hero {
        let place = self.heroes.binary_search_by_key(&hero, |hero| hero.id);
        &mut self.heroes[place.expect("a hero of this battle")]
    }

    /// The heroes of a camp in a hex: one at most while nobody passes.
    pub fn hero_at(&self, at: Hex, camp: Camp) -> Option<&Hero> {
        self.heroes.iter().find(|hero| hero.at == Some(at) && hero.camp == camp)
    }

    /// BH-R9: a hero that stayed apart with a troop is alone when the troop is gone.
    pub(crate) fn leave_alone(&mut self, at: Hex, camp: Camp) {
        let here = |hero: &&mut Hero| hero.at == Some(at) && hero.camp == camp;
        if let Some(hero) = self.heroes.iter_mut().find(here) {
            hero.apart = false;
        }
    }

    /// The innermost battle that is going on.
    pub fn fight(&self) -> Option<&Fight> {
        self.fights.last()
    }

    /// The innermost battle that is going on, to be changed.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn fight_mut(&mut self) -> &mut Fight {
        self.fights.last_mut().expect("a battle is going on")
    }

    /// The retreat that is going on, to be changed.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn retreat_mut(&mut self) -> &mut Retreat {
        self.retreat.as_mut().expect("a retreat is going on")
    }

    /// The casualty check that is going on, to be changed.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn check_mut(&mut self) -> &mut Check {
        self.check.as_mut().expect("a casualty check is going on")
    }

    /// The dice of a card that are going on, to be changed.
    ///
    /// # Panics
    ///
    /// If there are none: a bug of the caller.
    pub(crate) fn damage_mut(&mut self) -> &mut Damage {
        self.damage.as_mut().expect("dice of a card are going on")
    }

    /// The search that is going on, to be changed.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn search_mut(&mut self) -> &mut Search {
        self.search.as_mut().expect("a search is going on")
    }

    /// The artifact card on its way, to be changed.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub(crate) fn gain_mut(&mut self) -> &mut Gain {
        self.gain.as_mut().expect("an artifact card is on its way")
    }
}
