//! What a player of BattleLore with Heroes can say.
//!
//! Source: the event catalogue of the specification (5.11). An action names pieces by the hex they
//! stand in, heroes by their numbers, cards by their kinds, and never a seat or a camp (BL-7.1). Lists
//! inside an action are ascending; the order of the actions is that of their variants and fields. A
//! field that exists only under a reading is none under every other value.

use crate::cards::{Artifact, Command, Lore, Scenario, Skill};
use crate::vocabulary::{
    Camp, ChestToken, Class, Council, FACES, GloryUse, HeroId, Hex, Path, Section,
};
use kanso_engine::Ascending;
use serde::{Deserialize, Serialize};

/// Most Lore cards that are kept of the first four. Source: BL-5.4, BL-R20.
pub const KEPT_MAX: usize = 3;
/// Most artifacts that a hero can choose among when it equips: all it can own for a moment.
pub const EQUIPPED_MAX: usize = 8;
/// Most heroes of a party. Source: the scenarios' `hero_cap`.
pub const PARTY_MAX: usize = 2;
/// Most hexes that one card is aimed at.
pub const TARGETS_MAX: usize = 3;

/// Lore cards that are kept. Source: BL-5.4.
pub type KeptLore = Ascending<Lore, KEPT_MAX>;
/// Artifacts that a hero equips. Source: BH-17.4.
pub type Equipment = Ascending<Artifact, EQUIPPED_MAX>;
/// Heroes that take part. Source: BH-21.6.
pub type PartyHeroes = Ascending<HeroId, PARTY_MAX>;
/// Hexes that a card is aimed at.
pub type TargetHexes = Ascending<Hex, TARGETS_MAX>;
/// How many dice of each face, by its code.
pub type FaceCounts = [u8; FACES as usize];

/// What a card, a skill or an artifact is aimed at. Source: 5.11 of the specification.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Targets {
    /// Nothing.
    None,
    /// A hex: the piece in it, or the hex itself.
    Hex(Hex),
    /// A piece, and where it goes.
    Move {
        /// Where the piece stands.
        piece: Hex,
        /// Where it goes.
        dest: Hex,
    },
    /// The pieces in several hexes.
    Hexes(TargetHexes),
    /// A section.
    Section(Section),
    /// Dice of the roll.
    Faces(FaceCounts),
    /// An artifact card.
    Card(Artifact),
}

/// A skill or an artifact: what a hero uses. Source: BL-12.11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemId {
    /// A skill.
    Skill(Skill),
    /// An equipped artifact.
    Artifact(Artifact),
}

/// A decision. Append-only. Source: the event catalogue of the specification (5.11).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// BL-12.14 and wherever one may do nothing.
    Pass,
    /// BL-13.1: the levels of the War Council.
    ChooseCouncil {
        /// The levels.
        council: Council,
    },
    /// BL-5.4: the Lore cards kept of the first four.
    KeepLore {
        /// Which.
        cards: KeptLore,
    },
    /// BH-4.1: a hero is enlisted.
    Enlist {
        /// Of which class.
        class: Class,
    },
    /// BH-4.1: no more heroes are enlisted.
    DoneEnlisting,
    /// BH-4.2: the first skill.
    ChooseSkill {
        /// Which.
        skill: Skill,
    },
    /// BH-4.4, BH-17.1: a card is drawn anew.
    Redraw {
        /// The card that is replaced.
        card: Artifact,
    },
    /// BH-4.3: the first artifact.
    KeepArtifact {
        /// Which.
        card: Artifact,
    },
    /// BH-17.4: what a hero takes into battle.
    Equip {
        /// Which.
        cards: Equipment,
    },
    /// BH-5.3: a hero is placed.
    PlaceHero {
        /// Who.
        hero: HeroId,
        /// Where.
        hex: Hex,
        /// BH-R1 `owner-chooses-per-battle`: whether a hero with Riding is mounted.
        mounted: Option<bool>,
    },
    /// BH-5.4: a hero is kept home.
    KeepHome {
        /// Who.
        hero: HeroId,
    },
    /// BL-6.5a: a Command card.
    PlayCommand {
        /// Which.
        card: Command,
        /// BL-16.4: where the troop stands that Rally the Ranks heals.
        mode: Option<Hex>,
    },
    /// BL-12.6: a Lore card.
    PlayLore {
        /// Which.
        card: Lore,
        /// At what.
        targets: Targets,
    },
    /// BL-6.5a: a Lore card instead of a Command card.
    PlayLoreInLieu {
        /// Which.
        card: Lore,
    },
    /// BL-12.11: a skill or an artifact.
    UseItem {
        /// Whose.
        hero: HeroId,
        /// What.
        item: ItemId,
        /// At what.
        targets: Targets,
    },
    /// BL-7.1: a piece is ordered.
    Order {
        /// Where it stands.
        piece: Hex,
        /// BH-R9 `may-stay-champion`: the Champion that stands with a troop there.
        hero: Option<HeroId>,
        /// BL-R13 `owner-chooses`: the section whose order is used.
        section: Option<Section>,
    },
    /// BH-6.3: a Leader is ordered to detach.
    OrderDetach {
        /// Who.
        hero: HeroId,
        /// BL-R13 `owner-chooses`: the section whose order is used.
        section: Option<Section>,
    },
    /// BL-7.3: no more orders.
    DoneOrdering,
    /// BL-8.1: a piece moves.
    Move {
        /// Where it stands.
        piece: Hex,
        /// Where it goes.
        dest: Hex,
        /// BH-12.2: whether a Glory token takes it one hex farther.
        glory: bool,
        /// BH-R9 `may-stay-champion`: the Champion that stands with a troop there.
        hero: Option<HeroId>,
        /// BH-R8 `yes`: whether the troop leaves its Leader behind.
        leave: Option<bool>,
        /// BH-R9 `may-stay-champion`: whether a Champion that ends with a troop joins it.
        join: Option<bool>,
    },
    /// BH-9.1: a Leader leaves its troop.
    Detach {
        /// Who.
        hero: HeroId,
        /// Where it goes.
        dest: Hex,
        /// BH-R9 `may-stay-champion`: whether it joins the troop there.
        join: Option<bool>,
    },
    /// BH-8.5: a hero leaves the map.
    ExitMap {
        /// Who.
        hero: HeroId,
    },
    /// BH-R8 `yes`: a Glory token is spent on a move (BL-6.4).
    SpendGlory {
        /// Where the piece stands.
        piece: Hex,
    },
    /// BL-8.1: no more moves.
    DoneMoving,
    /// BL-9.8a: a battle.
    Battle {
        /// Where the attacker stands.
        attacker: Hex,
        /// Where the target stands.
        target: Hex,
        /// BH-12.2: whether a Glory token gives a die.
        glory: bool,
        /// BH-R9 `may-stay-champion`: the Champion that stands with a troop there.
        hero: Option<HeroId>,
    },
    /// BH-16.3: a hero searches.
    Search {
        /// Who.
        hero: HeroId,
    },
    /// BH:SKL18: one of the tokens shown.
    ChooseToken {
        /// Of which kind.
        kind: ChestToken,
    },
    /// BL-14.3: a creature uses its power.
    CreaturePower {
        /// Where it stands.
        creature: Hex,
        /// Against whom.
        target: Hex,
    },
    /// BL-6.5e: no more battles.
    DoneCombat,
    /// BL-R1 `any-path`: flags are ignored before the path is chosen (BL-6.4).
    IgnoreFlags {
        /// By boldness.
        ignored: u8,
        /// By a Glory token.
        glory: Option<GloryUse>,
    },
    /// BL-10.9: flags are ignored, the rest is retreated.
    Retreat {
        /// Flags ignored by boldness.
        ignored: u8,
        /// What a Glory token does.
        glory: Option<GloryUse>,
        /// The way; empty if nothing is left to retreat.
        path: Path,
    },
    /// BL-11.1: a bold unit attacks its attacker.
    BattleBack {
        /// BH-12.2: whether a Glory token gives a die.
        glory: bool,
    },
    /// BH-15.4: a Champion gives way instead.
    Evade {
        /// The way.
        path: Path,
    },
    /// BH-15.5: a Champion that passes is attacked.
    PassingAttack,
    /// BL-11.3: the attacker takes the hex.
    GainGround,
    /// The attacker stays; a hero does not join the council.
    Stay,
    /// BL-11.4: the attacker rides on.
    Pursue {
        /// Where to.
        hex: Hex,
    },
    /// BH-17.6: a trophy is drawn.
    DrawTrophy,
    /// A trophy or a healing is declined.
    Decline,
    /// BH-17.11: a card is not drawn anew.
    AcceptCard,
    /// BH-17.3, BH-19.12: a card too many goes.
    DiscardArtifact {
        /// Which.
        card: Artifact,
    },
    /// BH-17.5: what was found is equipped.
    EquipNow,
    /// BH-17.5: what was found goes under the sheet.
    PutUnder,
    /// BL-16.5: the card kept of those drawn with a Scout card.
    KeepCommand {
        /// Which.
        card: Command,
    },
    /// BL-12.3.
    TakeTwoTokens,
    /// BL-12.3.
    TokenAndCard,
    /// BL-12.3.
    TwoCardsKeepOne,
    /// BL-12.3: the Lore card kept of two.
    KeepLoreCard {
        /// Which.
        card: Lore,
    },
    /// BL-12.8: a Lore card too many goes.
    DiscardLore {
        /// Which.
        card: Lore,
    },
    /// BH-20.6: an instructor gives its best artifact.
    GiveInheritance {
        /// Who.
        instructor: HeroId,
    },
    /// BH-21.6: the next battle.
    ChooseScenario {
        /// Which.
        scenario: Scenario,
        /// The camp that the chooser holds.
        camp: Camp,
    },
    /// BH-21.6: who goes.
    ChooseParty {
        /// Which heroes.
        heroes: PartyHeroes,
    },
    /// BH-19.5: an artifact is bought.
    BuyArtifact {
        /// Which.
        card: Artifact,
    },
    /// BH-19.6: two artifacts are returned for a draw more.
    ReturnPair {
        /// Which.
        cards: Ascending<Artifact, 2>,
    },
    /// BH-19.6: two Experience tokens are paid for a draw more.
    SpendPair,
    /// BH-19.6: no more trades.
    DoneTrading,
    /// BH-19.8: a card of those revealed.
    KeepCard {
        /// Which.
        card: Artifact,
    },
    /// BH-19.8: none of those revealed.
    KeepNone,
    /// BH-19.10: a skull is restored.
    RestoreSkull,
    /// BH-19.13: a skill is learned.
    LevelUp {
        /// Who.
        hero: HeroId,
        /// What.
        skill: Skill,
    },
    /// BH-20.1: a hero joins the War Council.
    JoinCouncil,
}

/// How many variants [`Action`] has.
pub const ACTION_VARIANTS: u8 = 60;
