//! Why something may not be done in the trading card game, by which rule, and how it is said.
//!
//! Source: the rules cited at each row; the order in which they are tried is that of BK-5.49. A
//! refusal carries what was asked and what stands against it; the line of the rule itself is shown
//! beside its words and is not repeated in them. It is told to the seat that is asked, and to nobody
//! else (BK-3.16).

use crate::prelude::*;
use crate::table::words::CARD;

vocabulary! {
    /// A kind of action that has its moment, as what the moment is for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Tried;
    /// Move, set, use, declare a battle, end Main.
    MainAction => "for an action of the Main phase" / "メインフェイズの行動をする";
    /// A set card, paid or unpaid, or skip it.
    Open => "to open a card" / "オープンする";
    OpenQuick => "to open a card by Quick" / "Quickでオープンする";
    /// Or none.
    Vanguard => "to name a vanguard" / "先陣を指定する";
    /// Or none.
    Fighter => "to name a fighter" / "戦闘キャラクターを指定する";
    Pass => "to pass" / "パスする";
    /// To some other question.
    Answer => "for this answer" / "この答えを出す";
}

impl Tried {
    /// The rule that says when its moment is.
    const fn rule(self, open_phase: bool) -> Rule {
        match self {
            Self::MainAction | Self::Answer => BK_5_17,
            Self::Open if open_phase => BK_5_6,
            Self::Open => BK_5_8,
            Self::OpenQuick | Self::Pass => BK_7_1,
            Self::Vanguard => BK_5_34,
            Self::Fighter => BK_5_38,
        }
    }
}

impl Question {
    /// The rule that says what can be chosen.
    const fn offers_by(self) -> Rule {
        match self {
            Self::Assign => BK_6_45,
            Self::PayCost => BK_5_10,
            Self::ChooseTargets | Self::Sacrifice => BK_5_12,
            Self::Take | Self::Bottom | Self::Place => BK_9_18,
            Self::Search => BK_9_22,
            Self::Vanguard => BK_5_34,
            Self::Fighter => BK_5_38,
            Self::Window => BK_7_1,
            Self::OpenPhase | Self::BattleOpen => BK_5_8,
            Self::Mulligan
            | Self::MainAction
            | Self::CityDraw
            | Self::DiscardToLimit
            | Self::TriggerOrder
            | Self::Discard => BK_5_17,
        }
    }
}

/// That something may be done, or why not.
pub type Checked = Result<(), Refusal>;

refusals! {
    /// Why an action is refused: what was asked, and what stands against it.
    pub enum Refusal of BerserkTcg as t;

    /// BK-5.17, BK-5.8, BK-5.6, BK-7.1, BK-5.34, BK-5.38: not now.
    WrongMoment { tried: Tried, asked: Question, open_phase: bool } by (tried.rule(*open_phase))
        "this is not the moment {tried}: {asked} is asked" /
        "今は{tried}時ではない：たずねているのは「{asked}」";
    /// What was named is not among what can be chosen: another question's piece, an unknown number.
    NotOffered { asked: Question } by (asked.offers_by())
        "this cannot be chosen here: {asked} is asked" /
        "ここでは選べない：たずねているのは「{asked}」";
    /// BK-5.7: a card is opened from the hand.
    HandCard { card: CardRef } by BK_5_7
        "{card} is in the hand: it must be set first" / "{card}は手札にある：先にセットが要る";
    /// BK-5.20: a card that is not in the hand is set.
    NotInHand { seat: Seat } by BK_5_20
        "{seat} has no such card in hand" / "{seat}の手札にそのカードはない";
    /// BK-R15 `no`: the card was set this turn, or turned face-down.
    SetThisTurn { card: CardRef } by BK_R15
        "{card} became a set card this turn" / "{card}はこのターンにセットカードになった";
    /// BK-5.37: the card lies at another city than the battle.
    NotAtBattle { card: CardRef, city: City, battle: City } by BK_5_37
        "{card} lies at {city}, the battle is at {battle}" / "{card}は{city}、戦闘は{battle}";
    /// BK-5.14 under BK-R14 `free` or BK-R13 `yes`: the card was shown already.
    ShownAlready { card: CardRef } by BK_5_14
        "{card} was shown already" / "{card}はすでに見せた";
    /// BK-R13 `no`: no unpaid opening in a window.
    UnpaidInWindow by BK_R13
        "an interrupt cannot just show a card" / "割り込みでは、支払わずに見せることはできない";
    /// BK-7.1: the card has no Quick.
    NotQuick { card: CardRef } by BK_7_1 "{card} has no Quick" / "{card}にはQuickがない";
    /// BK-5.9: the level is above the city level.
    LevelTooHigh { card: CardRef, level: u8, city_level: u8 } by BK_5_9
        "{card} has level {level}, the city level is {city_level}" /
        "{card}はレベル{level}、都市Lv.は{city_level}";
    /// BK-5.11: a card of its Unique name is in play.
    UniqueInPlay { card: CardRef, other: CardRef } by BK_5_11
        "{card} is Unique, and {other} is in play" / "{card}はUniqueで、{other}が場にある";
    /// BK-5.12: the condition for use does not hold.
    ConditionFails { card: CardRef } by BK_5_12
        "the condition of {card} does not hold" / "{card}の使用条件を満たしていない";
    /// BK-5.12: there is no legal target, or each payment takes it away.
    NoTarget { card: CardRef, paid_away: bool } by BK_5_12
        when (*paid_away) "every way to pay for {card} takes its target away" /
            "どう支払っても{card}の標的がなくなる"
        "{card} has no target" / "{card}の標的がない";
    /// BK-5.10: so many hand cards cannot pay for a card opened or used, or a character to sacrifice
    /// is missing.
    CannotPay { card: CardRef, cost: Cost, hand: u8, sacrifice: bool, used: bool } by BK_5_10
        when (*sacrifice) "there is no character to trash for {card}" /
            "{card}のためにトラッシュするキャラクターがいない"
        when (*used) "using {card} costs {cost}; {cards} in hand cannot pay it" /
            "{card}の特殊能力のコストは{cost}：手札{hand}枚では払えない"
        "{card} costs {cost}; {cards} in hand cannot pay it" /
        "{card}のコストは{cost}：手札{hand}枚では払えない"
        with { cards = t.count(*hand, &CARD) };
    /// BK-6.14: the card is not in play under one's own control.
    NotInPlay { card: CardRef } by BK_6_14
        "{card} is not in play under the player's control" /
        "{card}は自分がコントロールする場のカードではない";
    /// BK-5.23: the ability, counted from 0, has no cost, or there is no such ability.
    NoCost { card: CardRef, ability: u8, absent: bool } by BK_5_23
        when (*absent) "{card} has no ability {number}" / "{card}に{number}つ目の特殊能力はない"
        "ability {number} of {card} has no cost and cannot be used" /
        "{card}の{number}つ目の特殊能力はコストがなく、使用できない"
        with { number = u16::from(*ability) + 1 };
    /// BK-5.22: an ability without Quick is for Main.
    OnlyInMain { card: CardRef } by BK_5_22
        "the ability of {card} has no Quick: it is for the Main phase" /
        "{card}の特殊能力にはQuickがない：使えるのはメインフェイズだけ";
    /// BK-3.9: the card is locked and cannot pay the lock mark.
    LockedForCost { card: CardRef } by BK_3_9
        "{card} is locked and cannot be locked as a cost" /
        "{card}はロック状態で、コストとしてロックできない";
    /// BK-5.18: a locked character does not move.
    LockedForMove { card: CardRef } by BK_5_18
        "{card} is locked and cannot move" / "{card}はロック状態で、移動できない";
    /// BK-R69 `from-next-turn`: it entered this turn.
    EnteredThisTurn { card: CardRef } by BK_R69
        "{card} entered this turn" / "{card}はこのターンに登場した";
    /// BK-5.19: too far.
    TooFar { card: CardRef, to: City, distance: u8, movement: u8 } by BK_5_19
        "{to} is at distance {distance}, and {card} has Move {movement}" /
        "{to}までの距離は{distance}、{card}のMoveは{movement}";
    /// BK-5.19 under BK-R20 `no`: a move to the own city.
    AlreadyThere { card: CardRef, city: City } by BK_5_19
        "{card} is at {city} already" / "{card}はすでに{city}にいる";
    /// BK-R22 `no`: the enemy occupies the city.
    EnemyCity { city: City } by BK_R22
        "the enemy occupies {city}" / "{city}は敵が占領している";
    /// BK-5.24: one's own city is not attacked.
    OwnCity { city: City } by BK_5_24
        "the player occupies {city}" / "{city}は自分が占領している";
    /// BK-5.25: one battle per city and turn.
    DeclaredAlready { city: City } by BK_5_25
        "a battle was declared at {city} this turn" /
        "{city}にはこのターンすでに戦闘宣言をした";
    /// BK-R23 `no`: nobody is there to attack.
    NobodyToAttack { city: City } by BK_R23
        "the player has nobody at {city} who can attack" /
        "{city}には攻撃できる自分のキャラクターがいない";
    /// BK-R64 `no`: no battle in turn 1.
    NoBattleInTurnOne by BK_R64 "this is turn 1" / "今は第1ターン";
    /// BK-5.34, BK-5.38: the character, the vanguard or another, is not at the battle.
    FighterElsewhere { card: CardRef, battle: City, vanguard: bool }
        by (if *vanguard { BK_5_34 } else { BK_5_38 })
        "{card} is not at {battle}, where the battle is" /
        "{card}は戦闘の起きている{battle}にいない";
    /// BK-5.34, BK-5.38: a locked character is not named.
    FighterLocked { card: CardRef, vanguard: bool } by (if *vanguard { BK_5_34 } else { BK_5_38 })
        when (*vanguard) "{card} is locked and cannot be the vanguard" /
            "{card}はロック状態で、先陣に指定できない"
        "{card} is locked and cannot be named" / "{card}はロック状態で、指定できない";
    /// BK-5.38: it fights already.
    FightsAlready { card: CardRef } by BK_5_38
        "{card} fights already" / "{card}はすでに戦闘に参加している";
    /// BK-6.18: who was to be struck is no enemy fighter.
    NoEnemyFighter { card: CardRef } by BK_6_18
        "{card} is no enemy fighter" / "{card}は敵の戦闘参加キャラクターではない";
    /// BK-6.45: targets ascend; each amount is at least 1; the last one takes the rest.
    AssignOutOfOrder { card: CardRef, amount: u8, rest: u16, last: bool } by BK_6_45
        when (*last) "{card} is the last target and takes all {rest}, not {amount}" /
            "{card}は最後の対象なので、{amount}点ではなく残り{rest}点すべてを受ける"
        "{amount} to {card}: 1 to {rest} can be assigned, to each target once, by ascending number" /
        "{card}に{amount}点：割り振れるのは1～{rest}点、対象は番号順に1度ずつ";
    /// BK-R30 `all`: the whole Power is assigned.
    MustAssignAll { rest: u16 } by BK_R30
        "{rest} is still to be assigned" / "まだ{rest}点を割り振らなければならない";
    /// BK-R31 `lethal-first`: another fighter has not been assigned enough, or could not be.
    LethalFirst { card: CardRef, amount: u8, enough: u16 } by BK_R31
        when (u16::from(*amount) > *enough)
            "{enough} is enough for {card}, and others have not been assigned enough" /
            "{card}には{enough}点で足り、ほかにまだ足りない対象がいる"
        "with {amount} to {card} more is left than the targets after it need, while one has too little" /
        "{card}に{amount}点では、残りが後の対象に必要な分より多く、足りない対象がいる";
    /// BK-R37: one card is no choice here.
    DrawOne by BK_R37 "two cards are drawn or none" / "引くのは2枚か0枚";
    /// BK-5.10: these cards, and perhaps a character, do not pay the cost.
    WrongPayment { cost: Cost, sacrifice: bool } by BK_5_10
        when (*sacrifice) "the cost is {cost}, and a character to trash that fits the text" /
            "コストは{cost}と、条件に合うキャラクター1体のトラッシュ"
        "the cost is {cost}" / "コストは{cost}";
    /// BK-5.10: of a cost that is paid in parts this card is not the next one: they ascend by card
    /// number, and the rest stays payable (BK-5.51).
    WrongPart { cost: Cost } by BK_5_10
        "the cost is {cost}: cards are paid by ascending card number, and its rest must stay payable" /
        "コストは{cost}：カード番号の順に払い、残りも払えるようにする";
    /// BK-5.12: after this payment a target is missing.
    PaymentTakesTarget { card: CardRef } by BK_5_12
        "this payment would leave {card} without a target" /
        "この支払いでは{card}の標的がなくなる";
    /// BK-9.30: the enemy cannot target it.
    Untargetable { card: CardRef } by BK_9_30
        "the enemy cannot target {card}" / "{card}は敵の標的にならない";
    /// BK-5.12: what is named does not fit the text of the card, or fewer targets are named than must
    /// be.
    UnfitTarget { card: CardRef, missing: bool } by BK_5_12
        when (*missing) "a target of {card} is missing" / "{card}の標的が足りない"
        "this is no target of {card}" / "{card}の標的にはできない";
    /// BK-9.18: the card does not match, or one must be taken.
    CannotTake { must: bool } by BK_9_18
        when (*must) "one card must be taken" / "1枚は手札に加えなければならない"
        "this card does not fit the text" / "このカードは条件に合わない";
    /// BK-9.22: the card does not match, or none is in the deck.
    CannotFind { kind: CardKind, absent: bool } by BK_9_22
        when (*absent) "{kind} is not in the deck" / "{kind}はデッキにない"
        "{kind} does not fit the text" / "{kind}は条件に合わない";
    /// BK-5.11: a card of its Unique name is in play and it could not enter.
    FindUnique { kind: CardKind } by BK_5_11
        "{kind} is Unique, and one is in play" / "{kind}はUniqueで、すでに場にある";
    /// BK-R51 `must-find`: a matching card is there.
    MustFind by BK_R51 "there is a card that fits" / "条件に合うカードがある";
}
