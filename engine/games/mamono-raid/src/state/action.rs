//! What a player of Mamono Raid can say: how it is typed, what it is about and how it is told.
//!
//! Source: MR-5.49. Cells and cards are named by their numbers, never a seat. Lists inside an action
//! are ascending; the order of the actions is that of their variants and fields. In notation a field
//! that is absent or counts nothing is left out: `use_skill SO22 x2 head.0 tail.1`.

use crate::cards::TARGETS_MAX;
use crate::prelude::*;
use crate::rules::chapter::bazaar::MEDIC_PRICE;
use crate::table::names::symbol_sign;
use crate::table::notation::{beside, named, single, way_word};
use crate::table::scene::ids::{self, asked_id, each, item_id, of_asked, paid_with, skill_id};
use crate::table::words::LIFE;
use crate::table::words::action::{
    Does, Taking, chip_to_place, gather_ac, held_starter, item_action, item_price, level_payment,
    owner, price, whole_cost,
};
use kanso_engine::Ascending;

/// Most chips of one payment in experience, with a needless one.
pub const PAID_CHIPS_MAX: usize = 6;
/// Most cards of one release: a party has at most twelve skills.
pub const RELEASES_MAX: usize = 12;

/// Cells whose chips are taken.
pub type Targets = Ascending<Spot, { TARGETS_MAX as usize + 1 }>;
/// Cards and how many chips leave each.
pub type Releases = Ascending<Release, RELEASES_MAX>;
/// Experience chips that are paid.
pub type PaidChips = Ascending<XpChip, PAID_CHIPS_MAX>;

/// Life chips that leave one skill card. Source: MR-5.22.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Release {
    /// Which card.
    pub skill: SkillKind,
    /// How many chips, at least 1.
    pub count: u8,
}

/// How a starting chip is to count (MR-R32 `when-taken`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// 2 points for its own character.
    Own,
    /// 1 point for any.
    Any,
}

actions! {
    /// A decision. Append-only. `markers` are gather markers paid; `bonus` is true if the flipped
    /// bonus shield pays, too. Source: MR-5.49.
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action of MamonoRaid as at;

    /// MR-4.19: take a starting experience chip; MR-R32 `when-taken`: how it counts.
    PickStarter { symbol: Character, way: Option<Way> }
        as "pick_starter {symbol}{way}" (way = way_word(*way)) at [ids::starter(*symbol)]
        when (way.is_none())
            "take the {starter}" / "初期経験値チップ（{symbol}、{sign}）を取る"
        when (*way == Some(Way::Own))
            "take the {starter} as {symbol} 2" / "{starter}を「{symbol}2」として取る"
        "take the {starter} as {any} 1" / "{starter}を「{any}1」として取る"
        with {
            starter = at.told(&Starter(*symbol)), any = at.told(&Symbol::Multi),
            sign = symbol_sign(Symbol::of(*symbol)).ja,
        };
    /// MR-5.13: use a skill.
    UseSkill {
        skill: SkillKind,
        /// MR-5.16: life chips on a stack skill.
        x: Option<u8>,
        /// MR-5.14: the chips that are taken; empty for a skill that takes none.
        targets: Targets,
        /// MR-5.22: what Clear Mind releases.
        release: Releases,
        /// MR-R23 `choose`: damage chips turned.
        heal: Option<u8>,
    }
        as "use_skill {skill}{x}{targets}{release}{heal}"
        (x = named("x", *x), heal = named("heal ", *heal))
        at [
            skill_id(at, *skill), each(targets, |spot| Some(ids::cell(spot))),
            each(release, |one| skill_id(at, one.skill)),
        ]
        when (x.is_some())
            "{skill} (AC {ac}, {x}){does}" / "{skill}（AC{ac}、{x}）{does}"
        "{skill} (AC {ac}){does}" / "{skill}（AC{ac}）{does}"
        with {
            ac = whole_cost(at, *skill, &[]), x = at.count(x.unwrap_or(0), &LIFE),
            does = at.told(&Does {
                skill: Some(*skill), heals: at.game.cards.skill(*skill).heal, targets, release,
                named: *heal,
            }),
        };
    /// MR-5.23: gather materials.
    Gather as "gather" at [Service::Gather, of_asked(at, "home")]
        "gather materials (AC {ac})" / "素材回収（AC{ac}）"
        with { ac = gather_ac(at) };
    /// MR-5.24: use an item instead of a skill; MR-R23 `choose`: damage chips turned.
    UseItem { item: ItemKind, heal: Option<u8> }
        as "use_item {item}{heal}" (heal = named("heal ", *heal))
        at [item_id(at, *item)]
        when (item_action(at, *item).is_none()) "use {item}" / "{item}を使う"
        "use {item} (AC {ac}){does}" / "{item}を使う（AC{ac}）{does}"
        with {
            ac = item_action(at, *item).map_or(0, |(ac, _)| ac),
            does = at.told(&Does {
                skill: None, heals: item_action(at, *item).map(|(_, most)| most), targets: &[],
                release: &[], named: *heal,
            }),
        };
    /// MR-5.25: go back to the safe zone. The space comes first: it is what is chosen.
    Pass { space: Space } as "pass {space}"
        at [ids::safe(*space), asked_id(at, ids::pawn)]
        "pass to {space}{taking}" / "パスして{space}へ{taking}"
        with { taking = at.told(&Taking(*space)) };
    /// MR-7.3: swap an own part card with one of another seat.
    SwapParts { mine: PartKind, theirs: PartKind } as "swap_parts {mine} {theirs}"
        at [ids::part(at.game, *mine), ids::part(at.game, *theirs)]
        when (owner(at, *theirs).is_none()) "give {mine} for {theirs}" / "{mine}を{theirs}と交換"
        "give {mine} for {owner}'s {theirs}" / "{mine}を{owner}の{theirs}と交換"
        with { owner = at.told(&owner(at, *theirs)) };
    /// MR-7.3: swap nothing.
    Decline as "decline" at [of_asked(at, "cards")]
        "swap no part card" / "部位カードを交換しない";
    /// MR-5.33: buy a life chip.
    BuyLife { markers: u8, bonus: bool }
        as "buy_life{paid}" (paid = single(*markers, *bonus))
        at [Service::ExtraLife, paid_with(at, *markers, *bonus)]
        "{life} ({price})" / "{life}を購入（{price}）"
        with {
            life = at.told(&Service::ExtraLife),
            price = price(at, at.game.cards.board.life_price, *markers, *bonus),
        };
    /// MR-5.34: buy an item. Its name comes first: a list of wares has no room for the same verb
    /// before each.
    BuyItem { item: ItemKind, markers: u8, bonus: bool }
        as "buy_item {item}{paid}" (paid = beside(*markers, *bonus))
        at [ids::item(at.game, *item), paid_with(at, *markers, *bonus)]
        "{item} ({price})" / "{item}を購入（{price}）"
        with { price = price(at, item_price(at, *item), *markers, *bonus) };
    /// MR-5.38: level up a character by a skill card.
    LevelUp {
        character: Character,
        skill: SkillKind,
        chips: PaidChips,
        /// True if the starting chip is paid.
        starter: bool,
        markers: u8,
        bonus: bool,
    }
        as "level_up {character} {skill}{chips}{starter}{paid}"
        (starter = if *starter { " starter" } else { "" }, paid = beside(*markers, *bonus))
        at [
            ids::skill(at.game, *skill),
            each(chips, |chip| asked_id(at, |seat| ids::xp(seat, chip))),
            starter.then(|| held_starter(at).map(ids::starter)), paid_with(at, *markers, *bonus),
        ]
        "{character} to level {level} with {skill} for {paid}" /
        "{character}をレベル{level}に：{paid}で{skill}を修得"
        with {
            level = at.game.cards.skill(*skill).level,
            paid = level_payment(at, chips, *starter, *markers, *bonus),
        };
    /// MR-5.32: leave the bazaar.
    Done as "done" at [of_asked(at, "shop")]
        "leave the dungeon bazaar" / "ダンジョンバザールを終える";
    /// MR-5.44: put a sword or ring chip on a skill.
    PlaceChip { skill: SkillKind } as "place_chip {skill}"
        at [skill_id(at, *skill)]
        "put the {chip} on {skill}" / "{chip}を{skill}に置く"
        with { chip = at.told(&chip_to_place(at.state)) };
    /// MR-R1 `active-seat-chooses`: which part comes first.
    ChooseResult { part: Part } as "choose_result {part}" at [part]
        "the result of the {part} first" / "{part}のリザルト処理を先に行う";
    /// MR-R20 `field-medic`: pay to turn a damage chip.
    FieldMedic { markers: u8, bonus: bool }
        as "field_medic{paid}" (paid = single(*markers, *bonus))
        at [Service::Third, paid_with(at, *markers, *bonus)]
        "call {medic} ({price})" / "{medic}を呼ぶ（{price}）"
        with {
            medic = at.told(&Service::Third), price = price(at, MEDIC_PRICE, *markers, *bonus),
        };
    /// MR-R37 `ask-owner`: use an item in the enemy phase, or not.
    UseEnemyItem { item: ItemKind, yes: bool }
        as "use_enemy_item {item} {yes}" (yes = if *yes { "yes" } else { "no" })
        at [item_id(at, *item)]
        when (*yes) "use {item}" / "{item}を使う"
        "do not use {item}" / "{item}を使わない";
}
