//! What a player of Brave Architect can say: how it is typed, what it is about and how it is told.
//!
//! Source: the event catalogue of the specification (5.17). An action names the hero it concerns by
//! its race where several seats may answer or another hero may be meant. Lists inside an action are
//! ascending; the order of the actions is that of their variants and fields.

use crate::cards::COST_MAX;
use crate::prelude::*;
use crate::table::notation::{boost_word, for_another, joined, square_words};
use crate::table::scene::ids::{
    ATTACK, TURN, aim_ids, all, asked_of, asked_pawn, attack_source, hero_item, hero_pawn, of,
    own_item, paid_ids, pawn, persistent, pieced, recovered, shared, slammed,
};
use crate::table::words::{
    ability_name, attack_name, boosted, chosen_face, chosen_set, hidden_card, is_asked_alone,
    lying_on, race_hero, slam_cost, way,
};
use crate::vocabulary::{SEATS_MAX, SLOTS};
use arrayvec::ArrayVec;
use kanso_engine::Ascending;

/// Most cards that an effect makes a seat discard at once.
pub const DISCARDS_MAX: usize = 4;

/// Cards that pay. Source: BA-7.3.
pub type PaidCards = Ascending<CardKind, { COST_MAX as usize }>;
/// Cards that are discarded. Source: BA-21.13.
pub type Discards = Ascending<CardKind, DISCARDS_MAX>;
/// Who gets which item. Source: BA-16.1.
pub type Gets = Ascending<Get, SEATS_MAX>;
/// Fallen parts in the order in which they are destroyed. Source: BA-R40.
pub type SlotOrder = ArrayVec<Slot, SLOTS>;

/// A card set of the draft. Source: BA-2.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DraftSet {
    /// A race with its player card and two deck cards.
    Race(Race),
    /// A weapon with its player card and six deck cards.
    Weapon(Weapon),
    /// A sub-weapon with its player card and one deck card.
    Sub(Sub),
    /// A skill, one deck card.
    Skill(CardKind),
}

vocabulary! {
    /// A sort of card set. Source: BA-2.2.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Category;
    Race => "race" / "種族";
    Weapon => "weapon" / "武器";
    Sub => "sub-weapon" / "サブウェポン";
    Skill => "skill" / "スキル";
}

impl DraftSet {
    /// Its sort.
    pub const fn category(self) -> Category {
        match self {
            Self::Race(_) => Category::Race,
            Self::Weapon(_) => Category::Weapon,
            Self::Sub(_) => Category::Sub,
            Self::Skill(_) => Category::Skill,
        }
    }
}

/// How a cost is paid. Source: BA-7.3.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Pay {
    /// Hand cards.
    pub cards: PaidCards,
    /// Tension.
    pub tension: u8,
}

vocabulary! {
    /// One of the two dice of a roll; the only one is the first.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Die;
    First => "the first die" / "1つ目のダイス";
    Second => "the second die" / "2つ目のダイス";
}

/// What an effect is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// A stat.
    Stat(Stat),
    /// A hero.
    Hero(Race),
    /// A square of the enemy.
    Slot(Slot),
    /// A die and the face that it shall show.
    Die {
        /// Which.
        die: Die,
        /// `1..=6`.
        face: u8,
    },
}

/// A hand card or a card on the sheet. Source: BA-7.10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A deck card: of an attack in hand, of an ability in play.
    Card(CardKind),
    /// The own weapon's face: its right half attacks, its left half is an ability.
    Face(FaceKind),
    /// The own sub-weapon.
    Sub(Sub),
}

/// Which hero gets which item. Source: BA-16.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Get {
    /// Who.
    pub hero: Race,
    /// What.
    pub item: ItemKind,
}

actions! {
    /// A decision. Append-only. Source: the event catalogue of the specification.
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action of BraveArchitect as t;

    /// BA-2.2: take a card set.
    DraftPick { set: DraftSet } as "take {set}" at [of(t.game, *set)]
        "take {set}" / "{set}を取る"
        with { set = chosen_set(t.t, *set) };
    /// BA-2.4: choose a face of the weapon.
    ChooseStyle { style: Style } as "style {style}"
        at [chosen_face(t, *style).map(|face| of(t.game, face))]
        "choose {style}" / "{style}を選ぶ";
    /// BA-4.2: place the hero.
    PlaceHero { at: Square } as "place {at}" at [*at]
        "start on {at}" / "{at}に配置する";
    /// BA-5.3: the hero that acts next.
    NextHero { hero: Race } as "next {hero}" at [hero_pawn(t, *hero)]
        "{hero} acts next" / "次は{hero}の手番"
        with { hero = race_hero(t, *hero) };
    /// BA-5.3: nobody does anything more before the enemy acts.
    Proceed as "proceed" at [TURN]
        "let the dragon act" / "敵の行動に進む";
    /// BA-6.1: the area move.
    Move { to: Square } as "move {to}" at [*to, asked_pawn(t)]
        "move {way}" / "{way}移動"
        with { way = way(t, MoveBy::Area, *to) };
    /// BA-6.7: an extra move.
    ExtraMove { to: Square } as "extra {to}" at [*to, asked_pawn(t)]
        "make the extra move {way}" / "{way}追加移動"
        with { way = way(t, MoveBy::Extra, *to) };
    /// BA-7.2: play a card that is no attack.
    Play {
        card: CardKind,
        /// How it is paid.
        pay: Pay,
        /// What it is aimed at.
        aim: Option<Aim>,
        /// BA-8.5: whether its boost is paid.
        boost: bool,
    }
        as "play {card}{pay}{aim}{boost}" (boost = boost_word(*boost))
        at [of(t.game, *card), aim_ids(t, *aim), paid_ids(t, pay)]
        "play {card}{pay}{aim}{boost}" / "{card}をプレイ{pay}{aim}{boost}"
        with { boost = boosted(t, Source::Card(*card), *boost) };
    /// BA-9.1: attack.
    Attack {
        /// With what.
        source: Source,
        /// How it is paid.
        pay: Pay,
        /// Which squares of the enemy.
        targets: Slots,
        /// The one that receives what counts once (BA-9.10).
        primary: Slot,
        /// True if a boost that is chosen at play is paid.
        boost: bool,
    }
        as "attack {source}{targets}{pay}{boost}"
            (targets = square_words(*targets, *primary), boost = boost_word(*boost))
        at [of(t.game, *source), *targets, paid_ids(t, pay)]
        when (targets.len() > 1)
            "attack {on} with {attack}{pay}, {primary} first{boost}" /
            "{attack}で{on}を攻撃{pay}（主な攻撃対象は{primary}）{boost}"
        "attack {on} with {attack}{pay}{boost}" / "{attack}で{on}を攻撃{pay}{boost}"
        with {
            on = lying_on(t, targets.iter()), attack = attack_name(t.t, *source),
            boost = boosted(t, *source, *boost),
        };
    /// BA-7.10: use an ability of a sheet card.
    UseAbility { ability: Source, pay: Pay, aim: Option<Aim> } as "use {ability}{pay}{aim}"
        at [of(t.game, *ability), aim_ids(t, *aim), paid_ids(t, pay)]
        "use {ability}{pay}{aim}" / "{ability}を使う{pay}{aim}"
        with { ability = ability_name(t.t, *ability) };
    /// BA-7.6: use a placed card.
    UsePlaced { card: CardKind, aim: Option<Aim> } as "placed {card}{aim}"
        at [of(t.game, *card), aim_ids(t, *aim)]
        "use the placed card {card}{aim}" / "設置した{card}を使う{aim}";
    /// BA-16.4: a hero uses a consumable, for itself or for another.
    UseItem { hero: Race, item: ItemKind, target: Race }
        as "item {hero} {item}{target}" (target = for_another(t.game, *hero, *target))
        at [hero_item(t, *hero, *item), hero_pawn(t, *target)]
        when (hero == target && is_asked_alone(t, *hero)) "use {item}" / "{item}を使う"
        when (is_asked_alone(t, *hero)) "use {item} for {target}" / "{target}に{item}を使う"
        when (hero == target) "{hero} uses {item}" / "{hero}が{item}を使う"
        "{hero} uses {item} for {target}" / "{hero}が{target}に{item}を使う"
        with { hero = race_hero(t, *hero), target = race_hero(t, *target) };
    /// BA-8.2: two tension for one HP.
    TensionHeal { hero: Race } as "heal {hero}" at [hero_pawn(t, *hero)]
        when (is_asked_alone(t, *hero))
            "heal 1 HP for 2 tension" / "テンション2を消費してHPを1回復する"
        "{hero} heals 1 HP for 2 tension" / "{hero}がテンション2を消費してHPを1回復"
        with { hero = race_hero(t, *hero) };
    /// BA-5.6: end the hero turn without an attack.
    EndTurn as "end" at [asked_pawn(t)]
        "end the turn without an attack" / "攻撃せずに手番を終える";
    /// BA-9.21: end the hero turn after an attack.
    Stop as "stop" at [asked_pawn(t)]
        "end the turn" / "手番を終える";
    /// BA-21.4: the move after the attack.
    PostAttackMove { to: Square } as "run {to}" at [*to, asked_pawn(t)]
        "move after the attack {way}" / "{way}攻撃後に移動"
        with { way = way(t, MoveBy::AfterAttack, *to) };
    /// BA-20.4: pay the boost.
    Boost as "boost" at [attack_source(t), ATTACK]
        "pay the tension" / "テンションを消費する";
    /// BA-20.1: nothing (more) in this window.
    Pass as "pass" at [asked_pawn(t)]
        "pass" / "パス";
    /// BA-20.10: the square that a slammed hero goes to.
    SlamSide { to: Square } as "slam {to}" at [*to, slammed(t).map(pawn)]
        "to {to}{cost}" / "{to}{cost}へ"
        with { cost = slam_cost(t, *to) };
    /// BA-21.13: discard hand cards.
    Discard { cards: Discards } as "discard{cards}" (cards = joined(t.game, cards))
        at [all(t.game, cards)]
        "discard {cards}" / "{cards}を捨てる"
        with { cards = t.told(&**cards) };
    /// BA-21.14: take a weapon card to the hand.
    RecoverWeapon { card: CardKind } as "recover {card}" at [recovered(t, *card)]
        "take {card} to the hand" / "{card}を手札に加える"
        with { card = hidden_card(t.t, *card, t.game.shows_recovered(t.state, t.eye)) };
    /// BA-21.26: take one of the revealed items.
    TakeItem { item: ItemKind } as "pick {item}" at [of(t.game, *item)]
        "take {item}" / "{item}を取る";
    /// BA-16.1: who gets which item, ascending by hero; who goes without is left out.
    AssignItems { gets: Gets } as "share{gets}" at [shared(t, gets)]
        when (gets.is_empty()) "no item for anybody" / "誰にも渡さない"
        "{gets}" / "{gets}";
    /// BA-16.3: a piece of equipment.
    ChooseEquipment { piece: Piece } as "wear {piece}"
        at [pieced(t).map(|(seat, item)| own_item(t.game, seat, item)), asked_of(t, "items")]
        "wear {piece}" / "{piece}を装備する";
    /// BA-R17 `owner-chooses`: the card under a persistent card that goes.
    UpkeepPick { card: CardKind } as "upkeep {card}" at [persistent(t).map(|card| of(t.game, card))]
        "discard {card}" / "{card}を捨てる";
    /// BA-R40 `attacker-chooses-order`: in which order fallen parts are destroyed, by one slot of
    /// each, its lowest.
    DestructionOrder { slots: SlotOrder } as "order{slots}" at [slots.to_vec()]
        "destroy in this order: {parts}" / "この順番で破壊する：{parts}"
        with { parts = lying_on(t, slots.iter().copied()) };
}
