//! Why an action is refused, by which rule, and how that is told.
//!
//! Source: the rules cited at each row. What is no answer to what is asked is refused by BA-5.2,
//! the order of things. What was asked stands beside what stands against it.

use crate::action::Category;
use crate::cards::home_of;
use crate::prelude::*;
use crate::table::words::{HAND_CARDS, TENSION, attack_name, bare_name, missed, no_way};

pub use crate::state::question::Question;

/// Why a square cannot be moved to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoWay {
    /// BA-6.3: the hero stands there.
    Start,
    /// BA-6.4: another hero is there.
    Occupied(Seat),
    /// BA-6.4: the enemy is there.
    Enemy,
    /// No way with so many points.
    TooFar {
        /// The points.
        points: u8,
    },
}

/// Why a square of the enemy is no target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoTarget {
    /// BA-9.3: out of range.
    OutOfRange {
        /// How far it is.
        distance: u8,
        /// How far the attack reaches.
        range: u8,
    },
    /// BA-9.4: another square of the enemy lies between.
    Blocked(Slot),
    /// BA-22.10: its part has fallen already.
    Fallen,
}

vocabulary! {
    /// What an effect is to be aimed at.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum WantedAim;
    Nothing => "nothing to aim at" / "対象の指定なし";
    Stat => "a stat" / "ステータスの指定";
    Hero => "a hero" / "キャラの指定";
    Slot => "a square of the dragon" / "敵のマスの指定";
    Die => "a die and a face that it does not show" / "ダイスと別の目の指定";
}

refusals! {
    /// Why an action is refused.
    #[derive(Copy)]
    pub enum Refusal of BraveArchitect as t;

    /// BA-5.2: something else is asked. Heals can come after the damage (BA-R55), and are no answer
    /// before it then.
    OtherQuestion { awaited: Question } by BA_5_2
        when (*awaited == Question::Damage && !t.game.offers_tension_heal(*awaited))
            "something else is asked: which placed card to use against the damage" /
            "いま尋ねられているのは別のこと：ダメージに対して使う設置カード"
        "something else is asked: {awaited}" / "いま尋ねられているのは別のこと：{awaited}";

    // The set-up.
    /// BA-2.2: the seat has filled this category.
    CategoryFilled { set: DraftSet } by BA_2_2
        when (set.category() == Category::Skill)
            "{set} cannot be taken: the seat has both its skills already" /
            "{set}は取れない：スキルはもう2つとも取り終えている"
        "{set} cannot be taken: the seat has its {category} already" /
        "{set}は取れない：{category}はもう取り終えている"
        with { category = t.told(&set.category()) };
    /// BA-2.2, BA-R2: this pass is for another category.
    OtherCategory { set: DraftSet } by BA_2_2
        when (matches!(set, DraftSet::Skill(card) if home_of(*card) != Home::Skill))
            "{card} is no skill: it comes with another card set" /
            "{card}はスキルではなく、別のカードセットに含まれる"
        "{set} cannot be taken: this pass of the draft is for another kind of set" /
        "{set}は取れない：今の周で取るのは別の種類のカードセット"
        with { card = bare_name(t, *set) };
    /// BA-2.3: a seat has taken the set.
    SetTaken { set: DraftSet, by: Seat } by BA_2_3
        "{by} has taken {set}" / "{set}は{by}がすでに取っている";
    /// BA-4.2: outside the start zone.
    OutsideZone { at: Square } by BA_4_2
        "{at} is outside the start zone ({zone})" / "{at}はマップの青いマス（{zone}）ではない"
        with { zone = t.told(&t.game.cards.board.start) };
    /// BA-4.3: another hero is there.
    StartOccupied { at: Square, by: Seat } by BA_4_3
        "{by}'s hero stands on {at}" / "{at}には{by}のキャラがいる";

    // Who acts.
    /// No hero of this race is in the game.
    NoSuchHero { hero: Race } by BA_5_2
        "no {hero} is in the game" / "{hero}はこのゲームにいない";
    /// BA-5.2: the hero has acted in this round.
    HasActed { hero: Race } by BA_5_2
        "the {hero} has had its hero turn in this round" / "{hero}はこのターンの手番を終えている";
    /// BA-12.2: the hero is down.
    IsDown { hero: Race } by BA_12_2
        "the {hero} is down: it can do nothing until it comes back" /
        "{hero}はダウン中：復帰するまで何もできない";
    /// BA-5.2: a hero still has to act.
    StillToAct { hero: Race } by BA_5_2
        "the {hero} still has to act: the dragon acts after all standing heroes" /
        "{hero}の手番がまだ残っている：敵の行動はダウンしていない全キャラの手番のあと";

    // Moves.
    /// BA-6.1: the area move is used.
    MoveUsed by BA_6_1
        "the hero has moved in this hero turn" / "この手番の移動はもう済んでいる";
    /// BA-6.7: no extra move is granted.
    NoExtraMove by BA_6_7 "there is no extra move to make" / "行える追加移動がない";
    /// BA-22.8: no move after the attack is granted, or it is used.
    NoPostMove { used: bool } by BA_22_8
        when (*used) "the move after the attack is used" / "攻撃後の移動はもう済んでいる"
        "no move after an attack is granted" / "攻撃後の移動の効果を得ていない";
    /// BA-6.1, BA-6.3, BA-6.4, BA-6.7, BA-22.8: no way there; `rule` is that of the move that it is
    /// too far for.
    Unreachable { to: Square, why: NoWay, rule: Rule }
        by (match why {
            NoWay::Start => BA_6_3,
            NoWay::Occupied(_) | NoWay::Enemy => BA_6_4,
            NoWay::TooFar { .. } => *rule,
        })
        say no_way;

    // Costs.
    /// BA-7.3: the card is not in the hand.
    NotInHand { card: CardKind } by BA_7_3 "{card} is not in the hand" / "{card}は手札にない";
    /// BA-7.3: a card cannot pay for itself.
    PaysForItself { card: CardKind } by BA_7_3
        "{card} cannot pay for itself" / "{card}を自分自身のコストにはできない";
    /// BA-7.3: a card is named twice.
    PaidTwice { card: CardKind } by BA_7_3
        "{card} cannot pay twice" / "{card}を二重にコストにはできない";
    /// BA-7.3: not exactly the cost.
    WrongPayment { cost: u8, paid: u8 } by BA_7_3
        "the cost is {cost} in cards and tension together, not {paid}" /
        "コストはカードとテンション合わせて{cost}で、{paid}ではない";
    /// BA-7.3, BA-8.5, BA-22.17, BA-8.3: too little tension for what the rule asks for.
    NoTension { wanted: u8, tension: u8, rule: Rule } by (*rule)
        when (*tension == 0) "{wanted} needed, the hero has none" / "{wanted}が必要だが、0しかない"
        "{wanted} needed, the hero has {tension}" / "{wanted}が必要だが、{tension}しかない"
        with { wanted = t.count(*wanted, &TENSION) };
    /// BA-22.17: no card pays for this.
    TensionOnly { tension: u8 } by BA_22_17
        "this costs exactly {tension}, which no card replaces" /
        "コストはちょうど{tension}で、カードでは代用できない"
        with { tension = t.count(*tension, &TENSION) };
    /// BA-7.4: a cost-trigger card is not played by itself.
    CostTriggerAlone { card: CardKind } by BA_7_4
        "{card} is not played by itself: it acts when it pays for an attack" /
        "{card}は単独ではプレイできない：攻撃のコストにしたときに効果がある";
    /// BA-5.2: an attack card is played by attacking, another card is no attack.
    WrongClass { card: CardKind } by BA_5_2
        when (t.game.cards.card(*card).attack().is_some())
            "{card} is an attack: it is played by attacking" /
            "{card}は攻撃カードで、攻撃としてプレイする"
        "{card} is no attack" / "{card}は攻撃カードではない";
    /// BA-8.5: the card has no boost that is chosen at play.
    NoBoost { source: Source } by BA_8_5
        "{source} has no boost that is chosen at play" /
        "{source}にはプレイ時に選ぶテンション消費の効果がない";

    // What is aimed at.
    /// The card wants an aim of another sort, or none.
    WrongAim { source: Source, wanted: WantedAim } by BA_5_2
        when (*wanted == WantedAim::Nothing)
            "{source} wants nothing to aim at" / "{source}には対象を指定しない"
        "{source} wants {wanted}" / "{source}に必要なのは{wanted}";
    /// BA-18.3: the hero is out of range; it has no distance if there is no way.
    HeroOutOfRange { hero: Race, distance: Option<u8>, range: u8 } by BA_18_3
        when (distance.is_none())
            "no way around the dragon leads to the {hero}; the range is {range}" /
            "敵に遮られ、{hero}まで射程{range}が届く道がない"
        "the {hero} is {distance} away, the range is {range}" /
        "{hero}までの距離は{distance}で、射程は{range}";
    /// BA-22.11: the hero has all its HP.
    FullHp { hero: Race } by BA_22_11
        "the {hero} has all its HP" / "{hero}のHPは減っていない";
    /// BA:K17: too many HP. `rule` is the row of the card.
    TooManyHp { card: CardKind, rule: Rule, most: u8, hp: u8 } by (*rule)
        "{card} needs at most {most} HP, the hero has {hp}" /
        "{card}はHP{most}以下のときだけ使える（いまのHP{hp}）";
    /// BA:DW1, BA-21.14: no weapon card can be recovered. `rule` is the row of the card.
    NoWeaponCard { rule: Rule } by (*rule)
        "neither discard pile nor deck has a weapon card" / "捨て札にも山札にも武器カードがない";
    /// BA-7.10: the card is not on the own sheet or in play.
    NotOnSheet { source: Source } by BA_7_10
        "{source} is not on the own sheet or in play" / "{source}は自分のシートにも場にもない";
    /// BA-7.10: the card has no such half, wherever it is.
    NoSuchUse { source: Source, attack: bool } by BA_7_10
        when (*attack) "{source} has no attack" / "{source}で攻撃はできない"
        "{source} has no ability to use" / "{source}に使える能力はない";
    /// BA-7.10, BA-R83: used in this hero turn.
    SheetUsed { source: Source } by BA_7_10
        "{source} is used in this hero turn already" / "{source}はこの手番でもう使った";
    /// BA-9.3, BA-9.4: no target.
    Missed { slot: Slot, why: NoTarget }
        by (match why {
            NoTarget::OutOfRange { .. } => BA_9_3,
            NoTarget::Blocked(_) => BA_9_4,
            NoTarget::Fallen => BA_22_10,
        })
        say missed;
    /// BA-22.10: no square that a counter can strike.
    NoCounter { slot: Slot, why: NoTarget } by BA_22_10 say missed;
    /// BA-9.5: none, or too many.
    TargetCount { named: u8, most: u8 } by BA_9_5
        when (*named == 0)
            "an attack has a target, at most {most}" / "攻撃対象を選ぶ必要がある（最大{most}）"
        "{named} targets are too many: the attack has {most} at most" /
        "この攻撃の攻撃対象は最大{most}で、{named}は選べない";
    /// BA-9.5: two squares of one part, or two of the core.
    SameThing { one: Slot, other: Slot } by BA_9_5
        "{one} and {other} are squares of one part, or both of the core" /
        "{one}と{other}は同じ敵パーティか、どちらも敵コアのマス";
    /// BA-9.5: the primary target is not among the targets.
    PrimaryElsewhere { primary: Slot } by BA_9_5
        "{primary} receives what counts once, but is no target" /
        "一度だけの効果を与える{primary}が攻撃対象に入っていない";

    // Follow-up attacks.
    /// BA-9.12: neither its icon nor a right allows a further attack.
    NoPursuit { source: Source } by BA_9_12
        "{attack} cannot follow up: it has no pursuit icon, and there is no right to one more attack" /
        "{attack}では追撃できない：追撃のアイコンも追撃の権利もない"
        with { attack = attack_name(t, *source) };
    /// BA-9.12, BA-R35 `no`: no further attack after a miss.
    MissedBefore by BA_9_12
        "the attack before missed: nothing follows it up" / "直前の攻撃が空振りのため追撃できない";
    /// BA-22.8: no attack after the move.
    MovedAfterAttack by BA_22_8
        "the hero has moved after its attack: it attacks no more" /
        "攻撃後に移動したため、もう攻撃できない";

    // Placed cards and items.
    /// BA-7.6: the card does not lie on the play sheet.
    NotPlaced { card: CardKind } by BA_7_6
        "{card} is no placed card on the own play sheet" /
        "{card}は自分のプレイシートの設置カードではない";
    /// BA-7.6: this is not its time.
    WrongTime { card: CardKind } by BA_7_6
        "this is not the time for {card}" / "いまは{card}を使えるタイミングではない";
    /// BA-16.4: the hero has no such item.
    NoItem { item: ItemKind } by BA_16_4
        "the hero has no {item}" / "{item}を持っていない";
    /// BA-16.4: equipment is not used up.
    NoConsumable { item: ItemKind } by BA_16_4
        "{item} is equipment, which is worn and not used" / "{item}は装備品で、消耗品ではない";
    /// BA-16.4: not for this hero, or not now.
    ItemTarget { item: ItemKind, target: Race } by BA_16_4
        "{item} cannot be used for the {target} now" / "いま{item}を{target}に使うことはできない";
    /// BA-5.3: not in this hero's turn, or not its window.
    OtherHero { hero: Race } by BA_5_2
        "this is not for the {hero}: another hero is asked" / "いま行動できるのは{hero}ではない";
    /// BA-8.3: a heal by tension would change nothing.
    NoUse by BA_8_3
        "the hero has all its HP: tension heals nothing" /
        "HPが減っていないため、テンションで回復できない";

    // Choices.
    /// BA-20.10: not one of the two squares.
    NoSlamSide { to: Square } by BA_5_2
        "the wall slam does not lead to {to}" / "壁ドンで{to}には移動できない";
    /// BA-20.11: not so many cards.
    DiscardCount { named: u8, wanted: u8 } by BA_5_2
        "{wanted} must be discarded, not {named}" / "捨てるのは{wanted}で、{named}枚ではない"
        with { wanted = t.count(*wanted, &HAND_CARDS) };
    /// BA-20.11: a card is named twice.
    DiscardedTwice { card: CardKind } by BA_5_2
        "{card} cannot be discarded twice" / "{card}を二重に捨て札にはできない";
    /// BA-21.14: the card is not among those that can be recovered.
    NotRecoverable { card: CardKind } by BA_21_14
        "{card} is not among the weapon cards that can be taken" /
        "{card}は手札に加えられる武器カードではない";
    /// BA-16.1, BA-21.26: the item is not revealed (any more).
    NotRevealed { item: ItemKind } by BA_5_2
        "{item} is not among the revealed items" / "{item}は公開されていない";
    /// BA-16.1: every revealed card is given, at most one to a hero.
    WrongShares by BA_5_2
        "every revealed item is given once, at most one to each hero" /
        "公開したアイテムはそれぞれ1回ずつ、各キャラに1枚まで渡す";
    /// BA-16.3: the hero has the piece, or it is not on the card.
    NoSuchPiece { piece: Piece, held: bool } by BA_16_3
        when (*held) "the hero wears {piece} already" / "{piece}はすでに装備している"
        "{piece} is not on the card" / "{piece}はこのカードにない";
    /// BA-R17: the card does not lie under the persistent card.
    NotUnder { card: CardKind } by BA_5_2
        "{card} does not lie under the persistent card" / "{card}は持続カードの下にない";
    /// BA-R40: not each fallen part once.
    WrongOrder by BA_5_2
        "each fallen part is named once, by its first square" /
        "HPが0の敵パーティをそれぞれ1回ずつ（最初のマスで）選ぶ";
}
