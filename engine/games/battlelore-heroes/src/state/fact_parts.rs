//! What facts are about: pieces and heroes as they are named, steps, reasons, places of cards.

use crate::prelude::*;
use arrayvec::ArrayVec;

/// Most cards that one fact tells.
pub const TOLD_MAX: usize = 32;
/// Command cards that are told.
pub type CommandList = ArrayVec<Command, TOLD_MAX>;
/// Lore cards that are told.
pub type LoreList = ArrayVec<Lore, TOLD_MAX>;
/// Artifact cards that are told.
pub type ArtifactList = ArrayVec<Artifact, TOLD_MAX>;
/// Hexes of a way, in order.
pub type Way = ArrayVec<Hex, 16>;

/// A camp and the seat that holds it: a battle itself names camps alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whose {
    /// The camp.
    pub camp: Camp,
    /// Who holds it.
    pub seat: Seat,
}

/// A hero as it is named. Source: chapter 9.9 of the specification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroName {
    /// Its number.
    pub id: HeroId,
    /// Its class.
    pub class: Class,
    /// How many heroes of its class came before it.
    pub no: u16,
}

/// A piece as it is named. Source: BL-7.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Whose camp.
    pub camp: Camp,
    /// Who holds the camp.
    pub seat: Seat,
    /// Where it stands.
    pub at: Hex,
    /// The troop or creature; none: a Champion.
    pub unit: Option<UnitKind>,
    /// The Champion, or the Leader of the troop.
    pub hero: Option<HeroName>,
}

impl Piece {
    /// What it does in the third person: troops are many, creatures and Champions one.
    pub(crate) const fn does(&self, one: &'static str, many: &'static str) -> &'static str {
        match self.unit {
            Some(UnitKind::Troop(_)) => many,
            Some(UnitKind::Creature(_)) | None => one,
        }
    }
}

vocabulary! {
    /// A phase or step that begins, or that is passed over. Source: 5.1 and 5.5 of the specification.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum StepName;
    /// T1.
    Command => "Command card" / "戦術カード";
    /// T1b.
    Alongside => "Lore card with the Command card" / "同時に使うロアカード";
    /// T2.
    Order => "orders" / "命令";
    /// T3.
    Move => "moves" / "移動";
    /// T4.
    Combat => "battles" / "戦闘";
    /// The window `TurnEnd`.
    TurnEnd => "items at the end of the turn" / "手番の終わりに使うもの";
    /// T5a.
    DrawCommand => "draw of Command cards" / "戦術カードの補充";
    /// T5b.
    LoreGain => "Lore at the end of the turn" / "手番の終わりのロア";
    /// T5c.
    LoreDraw => "draw of Lore cards" / "ロアカードのドロー";
    /// T6.
    EndTurn => "the turn ends" / "手番の終了";
    /// C1.
    PreAttack => "before the attack roll" / "攻撃のダイスの前";
    /// C2.
    PreDefend => "defence before the roll" / "ダイスの前の防御";
    /// C4.
    PostAttack => "after the attack roll" / "攻撃のダイスの後";
    /// C5.
    PostDefend => "defence after the roll" / "ダイスの後の防御";
    /// The window `Check`.
    Check => "before the casualty check" / "負傷チェックの前";
    /// The window `CheckReroll`.
    CheckReroll => "after the casualty check" / "負傷チェックの後";
    /// The window `Wounded`.
    Wounded => "before the wound" / "負傷の直前";
    /// C8b.
    AfterBattle => "after the battle" / "戦闘の後";
    /// C9.
    Answer => "battle back or evade" / "反撃か回避";
    /// BH-15.5.
    Passing => "passing attack" / "特別攻撃";
    /// C10: the window `FollowOn`.
    FollowOn => "after gaining ground" / "前進の後";
    /// C10: the bonus melee.
    Bonus => "bonus melee" / "追加の白兵戦";
    /// The window `Counter`.
    Counter => "answer to a Lore card" / "ロアカードへの対抗";
    /// The window `ChestSeen`.
    ChestSeen => "token of the chest" / "宝箱のトークン";
    /// `DrawTrophy`.
    Trophy => "trophy" / "戦果のカード";
    /// H1, K1.
    Enlist => "enlisting" / "ヒーローの登録";
    /// K1: an inheritance.
    Inherit => "inheritance" / "アーティファクトの譲渡";
    /// H5.
    Equip => "equipment" / "装備";
    /// H6.
    Deploy => "deployment" / "ヒーローの配置";
    /// K3.
    Party => "party" / "出すヒーロー";
    /// AAA (4).
    Purchase => "purchase of artifacts" / "アーティファクトの購入";
    /// AAA (5): trades.
    Trade => "trades for draws" / "引く枚数との交換";
    /// AAA (5): the card that is kept.
    Keep => "card to keep" / "残すカード";
    /// AAA (5): Master Physician.
    Physician => "healing by the Master Physician" / "《名医》による回復";
    /// AAA (7): a skill.
    LevelUp => "level up" / "レベルアップ";
    /// AAA (7): the War Council.
    Join => "seat in the War Council" / "ウォーカウンシルへの参加";
}

/// Why dice are more or fewer. Source: BL-9.9.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceBy {
    /// A skill or an artifact of a hero.
    Item(HeroId, ItemId),
    /// BH-R12 `plus-weapon`: the weapon of a Leader.
    Leader(HeroId),
    /// A Lore card.
    Lore(Lore),
    /// A Command card in play.
    Command,
    /// A Glory token.
    Glory,
    /// BL-4.5: a bow that moved.
    MovedBow,
}

/// Whose dice reach a target.
pub use crate::battle::DamageBy;

/// Who wounded a hero. Source: BH-11.10.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WoundedBy {
    /// A piece in a battle roll.
    Piece(Piece),
    /// A hero by its skill or artifact.
    Hero(HeroName),
    /// Nobody.
    Nobody,
}

/// Where an artifact card goes or comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ArtifactPlace {
    /// Into the deck.
    Deck,
    /// Among the cards that come back in AAA step (6).
    Aside,
    /// Under the sheet.
    Sheet,
    /// Equipped.
    Equipped,
}

vocabulary! {
    /// Why an artifact card goes.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum ReturnCause;
    /// BH-4.3, BH-4.4: not kept, or drawn anew.
    NotKept => "not kept" / "残さなかった";
    /// BH-17.9: a potion was used.
    Potion => "the potion is used up" / "ポーションを使い切った";
    /// BH-11.8: its hero was wounded.
    Wound => "their hero was wounded" / "ヒーローが負傷した";
    /// BH-13.2: its hero is dead.
    Death => "their hero is dead" / "ヒーローが死亡した";
    /// BH-17.3, BH-19.12: one too many.
    TooMany => "a hero owns six at most" / "1人が持てるのは6枚まで";
    /// BH-19.17: a pair for a draw.
    Pair => "given up for a draw" / "引く枚数と引き換え";
    /// BH-20.1: its hero joined the War Council.
    Council => "their hero joined the War Council" / "ヒーローがウォーカウンシルに参加した";
    /// BH-R3: a special card at the start.
    Special => "a special card" / "特別なカード";
}

/// How a hero came out of a battle. Source: BH-21.4.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeroOutcome {
    /// Who.
    pub hero: HeroName,
    /// Whose.
    pub camp: Camp,
    /// Where it was at the end.
    pub status: HeroStatus,
    /// Skulls lost.
    pub skulls: u8,
    /// Experience tokens gained.
    pub experience: u8,
    /// Treasure tokens gained.
    pub treasure: u8,
    /// Artifacts gained.
    pub gained: Vec<Artifact>,
    /// Artifacts lost.
    pub lost: Vec<Artifact>,
    /// Potions used.
    pub potions: Vec<Artifact>,
}

/// Why a hero gets an Experience token. Source: BH-18.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ExperienceFor {
    /// It wounded an enemy hero.
    Wound,
    /// It killed a creature.
    Kill(Creature),
    /// It completed a quest.
    Quest,
    /// An Experience card.
    Card,
    /// A chest.
    Chest,
    /// It took part.
    Part,
}

vocabulary! {
    /// Why a hero gets a Treasure token.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum TreasureFor;
    Chest => "a chest" / "宝箱";
    /// It stood on the map at the end.
    Spoils => "it stood on the map at the end" / "戦闘の終了時にマップ上にいた";
    Card => "a Treasure card" / "《財宝》のカード";
    /// BH-R25 `own-sheet-to-captor`: the ransom of an enemy hero.
    Ransom => "the ransom of an enemy hero" / "敵ヒーローの身代金";
}
