//! Why something may not be done in Mamono Raid, by which rule, and how it is said.
//!
//! Source: the rules cited at each row. What was asked stands beside what stands against it; the line
//! of the rule itself is shown beside the words and is not repeated here.

use crate::prelude::*;
use crate::readings::{ClearMindSelf, ElixirLimit};
use crate::table::words::{
    CHIP, COPPER, ClearMind, DAMAGE_CHIP, Filter, GATHERED, LIFE, MARKER, XP_POINT,
};

/// Why a chip is no target. Source: MR-5.14.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Miss {
    /// The cell is not used with so many seats, or its line is closed.
    NotInUse,
    /// A part card covers it.
    Covered,
    /// No chip lies there.
    NoChip,
    /// The skill takes no such chip: too many points, or too precious, or not this sort at all.
    Filter,
    /// It is named twice.
    Twice,
}

/// Why an item cannot be had. Source: MR-5.34.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoItem {
    /// The set has no such card.
    Unknown,
    /// Other seats have all of them.
    NotOnDisplay,
    /// The seat has an item of this name.
    SameName(ItemKind),
    /// MR-R19 `top-first`: its "-1" card lies on top.
    Below(ItemKind),
    /// MR-R21 `not-same-round`: the seat used it up in this round.
    Recycled,
}

impl NoItem {
    /// The item that stands in the way.
    const fn other(self) -> Option<ItemKind> {
        match self {
            Self::SameName(other) | Self::Below(other) => Some(other),
            Self::Unknown | Self::NotOnDisplay | Self::Recycled => None,
        }
    }
}

/// The greatest x of a skill that stacks as many life chips as there are. Source: MR-5.16.
pub const X_UNLIMITED: u8 = u8::MAX;

refusals! {
    /// Why an action is refused. Prices and purses are in copper units.
    #[derive(Copy)]
    pub enum Refusal of MamonoRaid as t;

    /// MR-5.1: something else is asked.
    OtherQuestion { awaited: Question } by MR_5_1
        "this answers another question: {awaited} is asked now" /
        "別の質問への答えです。今たずねているのは「{awaited}」";
    /// MR-4.19: not among the chips that lie there.
    StarterGone { symbol: Character } by MR_4_19
        "the {symbol} is not among those that are left" / "{symbol}は残っているチップの中にない"
        with { symbol = t.told(&Starter(*symbol)) };
    /// MR-5.49: `way`, or its absence, under the reading in force.
    Way { wanted: bool } by MR_5_49
        when (*wanted)
            "say whether the chip is to count 2 for its own class or 1 for any" /
            "そのクラスの2点とするか、マルチの1点とするかを選ばなければならない"
        "how the chip counts is chosen when it is paid, not now" /
        "チップの数え方は今ではなく、支払う時に選ぶ";
    /// MR-5.13: the seat has no such skill.
    NoSuchSkill { skill: SkillKind } by MR_5_13
        "the party does not have {skill}" / "パーティは{skill}を修得していない";
    /// MR-3.7: life chips lie on it.
    Used { skill: SkillKind, locked: u8 } by MR_3_7
        "{skill} is used: {locked} on it" / "{skill}は使用済み（{locked}が置かれている）"
        with { locked = t.count(*locked, &LIFE) };
    /// MR-5.11: the pawn would pass the AP marker.
    BeyondLimit { space: u8, cost: u8, limit: u8 } by MR_5_11
        "AC {cost} would take the pawn to AP space {space}, beyond the AP marker on {limit}" /
        "AC{cost}ではAPトラックの{space}まで進み、APマーカー（{limit}）を追い越してしまう";
    /// MR-5.14: no target.
    Missed { skill: SkillKind, spot: Spot, why: Miss } by MR_5_14
        when (*why == Miss::NotInUse)
            "{skill} cannot take anything from {spot}: the cell is not in use" /
            "{skill}で{spot}からは獲得できない：使われていないマス"
        when (*why == Miss::Covered)
            "{skill} cannot take anything from {spot}: a part of the monster covers it" /
            "{skill}で{spot}からは獲得できない：部位に隠されている"
        when (*why == Miss::NoChip)
            "{skill} cannot take anything from {spot}: no chip lies there" /
            "{skill}で{spot}からは獲得できない：エネミーチップがない"
        when (*why == Miss::Twice)
            "{spot} is named twice for {skill}" / "{skill}の対象に{spot}が2回ある"
        "{skill} cannot take the chip on {spot}: it takes {what}" /
        "{skill}では{spot}のチップを獲得できない：獲得できるのは{what}"
        with { what = t.told(&Filter(*skill)) };
    /// MR-5.14: an attack names a chip.
    NoTarget { skill: SkillKind } by MR_5_14
        "{skill} must take a chip, and none is named" /
        "{skill}で獲得するエネミーチップが選ばれていない";
    /// MR-5.14: too many.
    TooManyTargets { skill: SkillKind, named: u8, most: u8 } by MR_5_14
        "{skill} takes {most} at most, not {named}" /
        "{skill}で獲得できるのは{most}まで（{named}枚が選ばれている）"
        with { most = t.count(*most, &CHIP) };
    /// MR-5.14: a stack attack takes exactly x; MR-R7 `exact-when-possible`: a skill for two takes
    /// two.
    TargetCount { skill: SkillKind, named: u8, wanted: u8 } by MR_5_14
        "{skill} must take exactly {wanted} here, not {named}" /
        "{skill}で獲得するのはちょうど{wanted}（{named}枚が選ばれている）"
        with { wanted = t.count(*wanted, &CHIP) };
    /// MR-5.14: the skill takes no chips.
    NoAttack { skill: SkillKind } by MR_5_14
        "{skill} takes no enemy chips" / "{skill}はエネミーチップを獲得するスキルではない";
    /// MR-5.16: too few life chips in hand.
    NoLife { skill: SkillKind, wanted: u8, life: u8 } by MR_5_16
        "{skill} needs {wanted} in hand, and there are {life}" /
        "{skill}には手元の{wanted}が必要だが、{life}枚しかない"
        with { wanted = t.count(*wanted, &LIFE) };
    /// MR-5.16: x out of range, or not named; `most` is the greatest x of the card, 0 where it does
    /// not stack.
    WrongX { skill: SkillKind, x: Option<u8>, most: u8 } by MR_5_16
        when (*most == 0)
            "{skill} does not stack life chips: no number is named for it" /
            "{skill}はライフチップを重ねるスキルではなく、枚数は指定しない"
        when (x.is_none() && *most == X_UNLIMITED)
            "say how many life chips {skill} stacks (1 or more)" /
            "{skill}に重ねるライフチップの枚数（1以上）を選ばなければならない"
        when (*most == X_UNLIMITED)
            "{skill} stacks 1 life chip or more, not {x}" /
            "{skill}に重ねるライフチップは1枚以上（{x}枚が選ばれている）"
        when (x.is_none())
            "say how many life chips {skill} stacks (1 to {most})" /
            "{skill}に重ねるライフチップの枚数（1〜{most}）を選ばなければならない"
        "{skill} stacks 1 to {most} life chips, not {x}" /
        "{skill}に重ねられるライフチップは1〜{most}枚（{x}枚が選ばれている）";
    /// MR-5.17: too few markers at home.
    NoMarkers { wanted: u8, home: u8 } by MR_5_17
        "this takes {wanted}, and the marker home holds {home}" /
        "置き場から{wanted}が必要だが、{home}枚しかない"
        with { wanted = t.count(*wanted, &MARKER) };
    /// MR-5.22: a wrong number is released.
    ReleaseCount { named: u32, wanted: u32 } by MR_5_22
        "{skill} must take back {wanted}, not {named}" /
        "{skill}で戻すのは{wanted}でなければならない（{named}枚が選ばれている）"
        with { skill = t.told(&ClearMind), wanted = t.count(*wanted, &LIFE) };
    /// MR-5.22: more than lie on a card, or nothing from a card that is named.
    ReleaseFrom { skill: SkillKind, named: u8, there: u8 } by MR_5_22
        when (*named == 0)
            "{skill} is named, but no life chip is to come back from it" /
            "{skill}を選んだのに、戻すライフチップが0枚"
        when (named <= there)
            "{skill} is named twice: say at once how many life chips come back from it" /
            "{skill}が2回選ばれている：戻すライフチップの枚数はまとめて選ぶ"
        "{named} cannot come back from {skill}: {there} may be taken off it" /
        "{skill}から{named}枚は戻せない（外せるのは{there}）"
        with { there = t.count(*there, &LIFE) };
    /// MR-5.22, MR-R12: from Clear Mind itself; none under `other-skills-only`.
    ReleaseSelf { most: u8 } by MR_5_22
        when (*most == 0 && t.game.readings.clear_mind_self == ClearMindSelf::SelfAllowed)
            "at least 1 life chip stays on {skill}: one alone does not come back" /
            "{skill}の上には少なくとも1枚が残る：1枚だけでは自身から戻せない"
        when (*most == 0)
            "{skill} cannot take life chips back from itself" /
            "{skill}自身からはライフチップを戻せない"
        "{skill} can take back {most} at most from itself" / "{skill}自身から戻せるのは{most}まで"
        with { skill = t.told(&ClearMind), most = t.count(*most, &LIFE) };
    /// MR-5.22: the skill releases nothing.
    NoRelease { skill: SkillKind } by MR_5_22
        "{skill} takes no life chips back from other skills" /
        "{skill}は他のスキルからライフチップを戻すスキルではない";
    /// MR-5.49: `heal`, or its absence, under the reading in force.
    HealField { wanted: bool } by MR_5_49
        when (*wanted)
            "say how many damage chips are turned back" /
            "ダメージチップを何枚戻すかを選ばなければならない"
        "the number of damage chips turned back is not chosen here" /
        "ここではダメージチップを戻す枚数を選ばない";
    /// MR-5.49: more than there is to heal.
    HealTooMuch { heal: u8, most: u8 } by MR_5_49
        "{heal} cannot be turned back here, only {most}" /
        "ここで戻せるのは{most}枚まで（{heal}が選ばれている）"
        with { heal = t.count(*heal, &DAMAGE_CHIP) };
    /// MR-5.24: the seat has no such item, or the set has it not.
    ItemNotOwned { item: Option<ItemKind> } by MR_5_24
        when (item.is_none())
            "there is no such item in this game" / "そのアイテムはこのゲームにない"
        "the party does not own {item}" / "{item}を所有していない";
    /// MR-5.24: the item is not used so.
    NoAction { item: ItemKind } by MR_5_24
        "{item} is not used in place of a skill" / "{item}はスキルのかわりに使うアイテムではない";
    /// MR-5.25: the space is taken.
    SpaceTaken { space: Space, by: Seat } by MR_5_25
        "{space} is taken by {by}" / "{space}には{by}の人型コマがある";
    /// MR-5.25: the space is not there with so many seats.
    SpaceAbsent { space: Space } by MR_5_25
        "{space} is not in use with so many players" / "{space}はこの人数では使わない";
    /// MR-5.25, MR-R14 `must-move-if-possible`: another space is free.
    MustMove { space: Space } by MR_5_25
        "the pawn may not stay on {space} while another space is free" /
        "他に空いたマスがある間は{space}に留まれない";
    /// MR-5.33: once in a phase.
    LifeBought by MR_5_33
        when (t.game.readings.elixir_limit == ElixirLimit::Shared)
            "a life chip came already in this end phase: Extra life and items bring one together" /
            "この終了フェイズのライフチップはもう得た：《追加ライフチップ》とアイテムを合わせて1枚まで"
        "Extra life was bought already in this end phase" /
        "《追加ライフチップ》はこの終了フェイズですでに購入した";
    /// MR-5.33: no chip is left on Extra life.
    NoLifeLeft by MR_5_33
        "no life chip is left on Extra life" /
        "《追加ライフチップ》の上にライフチップが残っていない";
    /// MR-5.33, MR-R20: the purse and what is named beside it do not pay the price of a service.
    CannotPayOne { service: Service, purse: u32, named: u32, price: u8 }
        by (match service {
            Service::ExtraLife => MR_5_33,
            Service::Gather | Service::Third => MR_5_1,
        })
        when (*named == 0)
            "this costs {price}, the purse holds {purse} and nothing else is named" /
            "価格は{price}だが、所持金は{purse}で、他の支払いも選ばれていない"
        "this costs {price}, and the purse of {purse} and what is named beside it are less" /
        "価格は{price}だが、所持金の{purse}と他の支払いを合わせても足りない"
        with { price = t.count(*price, &COPPER), purse = t.count(*purse, &COPPER) };
    /// MR-8.4: the seat has no flipped bonus shield that pays.
    NoBonus by MR_8_4
        "there is no turned bonus shield to pay with" /
        "支払いに使える裏返したボーナスシールドチップがない";
    /// MR-5.34: the item cannot be had.
    NoItem { item: ItemKind, why: NoItem } by MR_5_34
        when (*why == NoItem::Unknown) "the game has no {item}" / "{item}はこのゲームにない"
        when (*why == NoItem::NotOnDisplay)
            "no {item} is left on display" / "{item}はカード置き場に残っていない"
        when (*why == NoItem::SameName(*item))
            "{item} is owned already" / "{item}はすでに所有している"
        when (matches!(why, NoItem::SameName(_)))
            "{item} has the same name as {other}, which is owned already" /
            "{item}は所有している{other}と同名"
        when (matches!(why, NoItem::Below(_)))
            "{item} lies under {other}, which must be bought first" /
            "{item}は{other}の下にあり、先に{other}が購入されなければならない"
        "{item} was used up in this round and cannot be bought back yet" /
        "{item}はこのラウンドに使ったため、まだ買い戻せない"
        with { other = t.told(&why.other()) };
    /// MR-5.34: the purse and what is named beside it do not pay the price.
    TooExpensive { item: ItemKind, price: u8, has: u32 } by MR_5_34
        "{item} costs {price}, and this payment comes to {has}" /
        "{item}の価格は{price}だが、この支払いでは{has}しかない"
        with { price = t.count(*price, &COPPER), has = t.count(*has, &COPPER) };
    /// MR-5.36: more markers than lie on Gather materials.
    GatherShort { named: u8, gather: u8 } by MR_5_36
        "{named} cannot pay: Gather materials holds {gather} of the player's own" /
        "{named}は支払えない（自分が置いているのは{gather}枚）"
        with { named = t.count(*named, &GATHERED) };
    /// MR-5.36: markers and the bonus shield are worth more than the price.
    OverPrice { named: u32, price: u8 } by MR_5_36
        "what is named beside the purse is worth {named}, more than the price of {price}" /
        "所持金以外の支払いの{named}は価格の{price}を超えている"
        with { named = t.count(*named, &COPPER), price = t.count(*price, &COPPER) };
    /// MR-5.38: not the next level.
    WrongLevel { character: Character, level: u8, wanted: u8 } by MR_5_38
        "the {character} is on level {level} and cannot learn a skill of level {wanted} now" /
        "{character}はレベル{level}で、今はレベル{wanted}のスキルを修得できない";
    /// MR-5.38, MR-R22 `one-per-character`: already in this phase.
    LevelledAlready { character: Character } by MR_5_38
        "the {character} has reached a new level already in this end phase" /
        "{character}はこの終了フェイズですでにレベルアップした";
    /// MR-5.39: experience of another character.
    ForeignXp { chip: XpChip, character: Character } by MR_5_39
        "experience {chip} does not count for the {character}" /
        "経験値「{chip}」は{character}には使えない";
    /// MR-5.39: more chips of a sort than the seat has.
    XpNotHeld { chip: XpChip, named: u8, held: u8 } by MR_5_39
        "experience {chip}: {named} would be paid, and the party has {held}" /
        "経験値「{chip}」を{named}枚支払おうとしたが、{held}枚しかない";
    /// MR-5.39: the seat has no starting chip any more.
    NoStarter by MR_5_39
        when (t.game.readings.starter_choice_time == StarterChoiceTime::WhenTaken)
            "the starting experience chip became experience when it was taken" /
            "初期経験値チップは取った時に経験値になった"
        "the starting experience chip is spent already" / "初期経験値チップはもう残っていない";
    /// MR-5.39: too few points, of so many that the party could pay.
    TooFewPoints { points: u32, need: u8, has: u32 } by MR_5_39
        when (points == has)
            "the level needs {need}, and {points} would be paid" /
            "レベルアップに必要なのは{need}だが、支払うのは{points}点"
        "the level needs {need}, and {points} would be paid of the {has} that the party has for it" /
        "レベルアップに必要なのは{need}だが、支払うのは{points}点（使えるのは全部で{has}点）"
        with { need = t.count(*need, &XP_POINT) };
    /// MR-5.39, MR-R18: more than is needed without any one of them.
    Needless { points: u32, need: u8 } by MR_5_39
        "{points} would be paid for {need}: leave out what is not needed" /
        "必要な{need}に対して{points}点で、払わなくてよいものが含まれている"
        with { need = t.count(*need, &XP_POINT) };
    /// MR-5.40: no card of this kind is left.
    SkillGone { skill: SkillKind } by MR_5_40
        "no {skill} is left on display" / "{skill}はカード置き場に残っていない";
    /// MR-5.40: the card is another character's.
    OtherCharacter { skill: SkillKind, character: Character } by MR_5_40
        "{skill} is not a skill of the {character}" / "{skill}は{character}のスキルではない";
    /// MR-5.40: the character has a skill of this level.
    SecondOfLevel { has: SkillKind } by MR_5_40
        "only one skill of a level can be learned: {has} is there already" /
        "同じレベルのスキルはひとつしか修得できない（{has}を修得済み）";
    /// MR-5.44: the chip does not fit there.
    Unsuitable { chip: SkillChip, skill: SkillKind } by MR_5_44
        when (*chip == SkillChip::Sword)
            "the sword chip goes on an own skill that takes experience chips, not on {skill}" /
            "剣チップは経験値を獲得する自分のスキルに置く。{skill}には置けない"
        "the ring chip goes on an own skill with AC 2 or more, not on {skill}" /
        "指輪チップはAC2以上の自分のスキルに置く。{skill}には置けない";
    /// MR-7.3: not an own part card.
    NotMine { card: PartKind } by MR_7_3
        "{card} is not a part card of the player who swaps" /
        "{card}は交換するプレイヤーの部位カードではない";
    /// MR-7.3: not a part card of another seat.
    NotTheirs { card: PartKind } by MR_7_3
        "{card} is not a part card of another player" /
        "{card}は他のプレイヤーの部位カードではない";
    /// MR-7.3, MR-R25 `mandatory`: a swap must be made.
    MustSwap by MR_7_3
        "a part card must be swapped" / "部位カードを交換しなければならない";
    /// MR-5.28: the line is not complete (MR-R1 `active-seat-chooses`).
    NotComplete { part: Part } by MR_5_1
        "the {part} does not break now: it has no result that could come first" /
        "{part}は今は破壊されないため、先に行うリザルト処理がない";
    /// MR-R20 `reminder-only`: nobody heals for a copper.
    NoMedic by MR_5_1
        "there is no field medic in this game: the third service card is a reminder" /
        "このゲームに衛生兵はいない：3枚目のサービスカードは早見表";
    /// MR-R20 `field-medic`: once in a phase.
    MedicUsed by MR_5_1
        "the field medic was called already in this end phase" /
        "衛生兵はこの終了フェイズですでに呼んだ";
    /// MR-R20 `field-medic`: no damage chip.
    NoDamage by MR_5_1
        "there is no damage chip for the field medic to turn back" /
        "衛生兵が戻すダメージチップがない";
    /// MR-5.8: another item is asked about (MR-R37 `ask-owner`).
    OtherItem { asked: ItemKind } by MR_5_1
        "it is {asked} that is asked about now" / "今たずねているのは{asked}を使うかどうか";
}
