//! Why something may not be done in Rook & Raiders, by which rule, and how it is said.
//!
//! Source: the rules cited at each row (RR-13.11). A refusal carries what was asked and what stands
//! against it, as far as its words need it; the line of the rule itself is shown beside them and is not
//! repeated here.

use crate::prelude::*;
use crate::readings::HealPartial;
use crate::table::words::{CARD, MARK, POINT, PORTION, STEP, TOKEN, TROPHY, UNIT, skill_word};
use kanso_engine::Cell;

impl Question {
    /// The rule by which it names units of the own board.
    const fn names_units_by(self) -> Rule {
        match self {
            Self::RestChoose => RR_4_9,
            Self::FatigueChoose => RR_8_5,
            Self::SupportHeal => RR_8_4,
            _ => RR_4_3,
        }
    }
}

vocabulary! {
    /// What an honour mark would be paid for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum BenefitFor;
    WillPower => "will power" / "意思の力";
    /// A full-speed move.
    FullMove => "full speed" / "全力移動";
}

refusals! {
    /// Why an action is refused: what was asked, and what stands against it.
    pub enum Refusal of RookRaiders as t;

    /// RR-R43 `no`: no level-up in the end phase.
    NoBenefitInEndPhase by RR_R43
        "a level-up was asked for in the end phase" / "エンドフェイズにレベルアップしようとした";
    /// RR-13.1: something else is asked.
    OtherQuestion { awaited: Question } by RR_13_1
        "this answers another question: {awaited} is asked now" /
        "別の質問への答えです。今たずねているのは「{awaited}」";
    /// RR-2.11, RR-4.17: the card is not in the hand.
    NotInHand { seat: Seat, card: Option<UnitKind>, set_up: bool }
        by (if *set_up { RR_2_11 } else { RR_4_17 })
        when (card.is_none()) "there is no such card in this game" / "そのカードはこのゲームにない"
        "{card} is not in the hand of {seat}" / "{card}は{seat}の手札にない";
    /// RR-1.7, RR-4.14: the cell is not in the home area.
    NotHome { cell: Cell, set_up: bool } by (if *set_up { RR_1_7 } else { RR_4_14 })
        "{cell} is not in the home area (columns 5 and 6)" /
        "{cell}は自軍エリア（5・6列目）ではない";
    /// RR-3.3: the command was executed in this round.
    CommandUsed { command: Command } by RR_3_3
        "{command} was already executed in this round" /
        "{command}はこのラウンドですでに実行された";
    /// RR-4.3, RR-4.9, RR-8.4, RR-8.5, RR-9.4: no such unit on the own board.
    NoSuchUnit { unit: UnitId, asked: Question, level_up: bool }
        by (if *level_up { RR_9_4 } else { asked.names_units_by() })
        "there is no unit {unit} on the player's own board" /
        "自分のボードにユニット{unit}はいない"
        with { unit = unit.0 };
    /// RR-4.3: the unit has acted.
    UnitHasActed { unit: UnitRef } by RR_4_3 "{unit} has acted" / "{unit}は行動済み";
    /// RR-R26 `printed`: no action marker is left.
    NoMarkerLeft by RR_R26 "no action marker is left" / "アクションマーカーが残っていない";
    /// RR-5.5: off the board or on a circle.
    NoUnitCell { unit: UnitRef, dest: Cell } by RR_5_5
        "{unit} cannot go to {dest}: a circle, or off the board" /
        "{unit}は{dest}に入れない：魔法陣かボードの外";
    /// RR-5.3: an own unit stands there.
    OwnUnitThere { unit: UnitRef, other: UnitRef } by RR_5_3
        "{unit} cannot stop there: {other} stands on the cell" /
        "{unit}は止まれない：{other}がいる";
    /// RR-5.4: a monster stands there.
    MonsterThere { unit: UnitRef, monster: MonsterRef } by RR_5_4
        "{unit} cannot go there: {monster} stands on the cell" /
        "{unit}は入れない：{monster}がいる";
    /// RR-5.1: too far.
    TooFar { unit: UnitRef, dest: Cell, steps: u8, movement: u8 } by RR_5_1
        "{dest} is {steps} from {unit}, whose movement is {movement}" /
        "{dest}は{unit}から{steps}先、移動力は{movement}"
        with { steps = t.count(*steps, &STEP) };
    /// RR-9.13: too far even at full speed.
    TooFarAtFullSpeed { unit: UnitRef, dest: Cell, steps: u8, movement: u8 } by RR_9_13
        "{dest} is {steps} from {unit}, whose movement at full speed is {movement}" /
        "{dest}は{unit}から{steps}先、全力移動でも移動力は{movement}"
        with { steps = t.count(*steps, &STEP) };
    /// RR-5.4: near enough, but monsters are in the way.
    MonstersInTheWay { unit: UnitRef, dest: Cell } by RR_5_4
        "monsters block the way of {unit} to {dest}" /
        "{unit}から{dest}への道をモンスターがふさいでいる";
    /// RR-4.6b: the unit would neither move nor use a skill.
    EmptyAction { unit: UnitRef } by RR_4_6B
        "{unit} would neither move nor use its skill" /
        "{unit}は移動もスキル使用もしないことになる";
    /// RR-9.10, RR-9.12: no mark of the named form.
    NoSuchMark { seat: Seat, benefit: BenefitFor, pay_tokens: u8, tokens: u32, trophies: u8 }
        by (match benefit { BenefitFor::WillPower => RR_9_10, BenefitFor::FullMove => RR_9_12 })
        when (*pay_tokens > 1; asked = t.count(*pay_tokens, &TOKEN))
            "{benefit} for {asked}: it costs {cost}" / "{benefit}に{asked}：コストは{cost}"
        "{benefit} for {asked}: {seat} has {tokens} and {trophies}" /
        "{benefit}に{asked}：{seat}の所持は{tokens}、{trophies}"
        with {
            asked = t.count(1, if *pay_tokens == 0 { &TROPHY } else { &TOKEN }),
            cost = t.count(benefit.cost(), &MARK),
            tokens = t.count(*tokens, &TOKEN), trophies = t.count(*trophies, &TROPHY),
        };
    /// RR-R21 `tokens-first`: trophies are paid while tokens are left.
    TokensFirst { seat: Seat, pay_tokens: u8, wanted: u8 } by RR_R21
        "{seat} would pay {given}: tokens come first, {wanted} here" /
        "{seat}が支払おうとしたのは{given}：先に栄誉トークンから、ここでは{wanted}枚"
        with { given = t.count(*pay_tokens, &TOKEN) };
    /// RR-13.4: full speed without need.
    NoNeedForFullSpeed { unit: UnitRef, dest: Cell } by RR_13_4
        "{unit} needs no full speed to {dest}" / "{unit}が{dest}へ行くのに全力移動は要らない";
    /// RR-5.7: the unit has another skill.
    OtherSkill { unit: UnitRef } by RR_5_7
        "{unit} has another skill: {skill}" / "{unit}のスキルは別のもの：{skill}"
        with { skill = skill_word(t, unit.kind) };
    /// RR-R42 `must-if-possible`: a granted skill must be used.
    GrantMustBeUsed { unit: UnitRef } by RR_R42
        "{unit} was granted its skill and can use it" / "{unit}は歌で与えられたスキルを使える";
    /// RR-5.6: the monster is not in range, or there is none.
    NotInRange { unit: UnitRef, target: MonsterId, held: Option<MonsterRef> } by RR_5_6
        when (held.is_none())
            "there is no monster {number} on the player's own board" /
            "自分のボードにモンスター{number}はいない"
        "{held} is not in range of {unit}" / "{held}は{unit}の射程にいない"
        with { number = target.0 };
    /// RR-5.6: no monster is in range.
    NobodyInRange { unit: UnitRef } by RR_5_6
        "no monster is in range of {unit}" / "{unit}の射程にモンスターがいない";
    /// RR-5.15, RR-R19: another number of portions.
    WrongPortions { unit: UnitRef, given: u8, wanted: u8, capped: bool }
        by (if *capped { RR_R19 } else { RR_5_15 })
        when (*capped)
            "{unit} divides {wanted} here, all the HP left in its range, not {given}" /
            "{unit}が割り振るのは射程内の残りHPの合計に当たる{wanted}で、{given}点ではない"
        "{unit} divides {wanted}, not {given}" / "{unit}が割り振るのは{wanted}で、{given}点ではない"
        with { wanted = t.count(*wanted, &PORTION) };
    /// RR-R19 `forbidden`: more portions than HP left.
    Overkill { target: MonsterRef, given: u8, left: u8 } by RR_R19
        "{given} on {target}, which has {left} HP left" / "{target}の残りHP{left}に対して{given}"
        with { given = t.count(*given, &PORTION) };
    /// RR-5.17: the unit has no damage, or is out of range.
    CannotHeal { unit: UnitRef, target: UnitRef, in_range: bool } by RR_5_17
        when (!*in_range) "{target} is not in range of {unit}" / "{target}は{unit}の射程にいない"
        "{target} has no damage" / "{target}にはダメージがない";
    /// RR-13.4: another number of points than must be healed.
    WrongPoints { unit: UnitRef, given: u8, wanted: u8 } by RR_13_4
        when (*wanted == 0)
            "nobody in range of {unit} has damage" / "{unit}の射程にダメージを受けたユニットがいない"
        when (*wanted > 1 && heals_freely(t.game); wanted = wanted)
            "{unit} heals 1 to {wanted} points here, not {given}" /
            "{unit}がここで回復するのは1～{wanted}点で、{given}点ではない"
        "{unit} heals {wanted} here, not {given}" / "{unit}はここでは{wanted}で、{given}点ではない"
        with { wanted = t.count(*wanted, &POINT) };
    /// RR-5.17: more points than damage.
    HealsTooMuch { target: UnitRef, given: u8, damage: u8 } by RR_5_17
        "{given} for {target}, which has {damage} damage" / "ダメージ{damage}の{target}に{given}"
        with { given = t.count(*given, &POINT) };
    /// RR-5.19: the ally is not in range.
    AllyNotInRange { unit: UnitRef, ally: UnitRef } by RR_5_19
        "{ally} is not in range of {unit}" / "{ally}は{unit}の射程にいない";
    /// RR-R15 `no`: the singer itself.
    SingerItself { unit: UnitRef } by RR_R15
        "{unit} would sing for itself" / "{unit}が自分自身に歌うことになる";
    /// RR-R16 `forbidden`: another Bard.
    AnotherBard { unit: UnitRef, ally: UnitRef } by RR_R16
        "{unit} would sing for another singer, {ally}" / "{unit}が別の歌い手{ally}に歌うことになる";
    /// RR-R17 `needs-usable-skill`: the ally could not use its skill.
    IdleAlly { unit: UnitRef, ally: UnitRef } by RR_R17
        "{ally} has no use for its skill now" / "{ally}は今スキルを使えない";
    /// RR-9.4: not a basic unit.
    NotBasic { unit: UnitRef } by RR_9_4
        "{unit} is not a basic unit (★)" / "{unit}は基本職ユニット（★）ではない";
    /// RR-9.6: no level-up card is left.
    PileEmpty { unit: UnitRef, card: UnitKind } by RR_9_6
        "no {card} card is left for {unit}" / "{unit}のための{card}のカードが残っていない";
    /// RR-9.5: too few marks.
    MarksShort { seat: Seat, cost: u8, marks: u32 } by RR_9_5
        "the level-up costs {cost}, {seat} has {marks}" /
        "レベルアップのコストは{cost}、{seat}の所持は{marks}枚"
        with { cost = t.count(*cost, &MARK) };
    /// RR-9.3: the payment cannot be made with these tokens and trophies.
    BadPayment { seat: Seat, cost: u8, pay_tokens: u8, tokens: u32, trophies: u8 } by RR_9_3
        "{paid} of {cost} cannot be paid like this: {seat} has {tokens} and {trophies}" /
        "{cost}のうち{paid}という払い方はできない：{seat}の所持は{tokens}、{trophies}"
        with {
            paid = t.count(*pay_tokens, &TOKEN), cost = t.count(*cost, &MARK),
            tokens = t.count(*tokens, &TOKEN), trophies = t.count(*trophies, &TROPHY),
        };
    /// RR-9.9: not the attacking unit.
    NotTheAttacker { unit: UnitRef } by RR_9_9
        "{unit} is not the unit that attacks" / "{unit}は攻撃しているユニットではない";
    /// RR-9.8: not a targeted unit.
    NotTargeted { unit: UnitRef, song: bool } by RR_9_8
        when (*song) "{unit} is not the unit that the song is for" / "{unit}はこの歌の対象ではない"
        "{unit} is not a target of this attack" / "{unit}はこの攻撃の対象ではない";
    /// RR-R11 `forbidden`: after a re-roll.
    NoLevelUpAfterReroll { unit: UnitRef } by RR_R11
        "{unit} has already rolled again" / "{unit}はすでにダイスを振りなおしている";
    /// RR-R10: will power rolls both dice again, or one die, not as asked.
    OtherReroll { one_die: bool } by RR_R10
        when (*one_die) "one die was asked for: here both are rolled again" /
            "1個だけ振りなおそうとした：ここでは2個とも振りなおす"
        "both dice were asked for: here one is rolled again" /
        "2個とも振りなおそうとした：ここでは1個だけ振りなおす";
    /// RR-9.11: already rolled again.
    AlreadyRerolled by RR_9_11
        "this roll was already made again" / "このダイスはすでに振りなおした";
    /// RR-4.9, RR-8.5: the unit is ready.
    UnitIsReady { unit: UnitRef, rest: bool } by (if *rest { RR_4_9 } else { RR_8_5 })
        "{unit} is ready already" / "{unit}はすでに未行動";
    /// RR-4.9, RR-8.5: another number of units.
    WrongUnitCount { given: u8, wanted: u8, rest: bool } by (if *rest { RR_4_9 } else { RR_8_5 })
        when (given == wanted) "a unit was named twice" / "同じユニットが2度選ばれている"
        "{wanted} must be named, not {given}" / "選ぶのは{wanted}で、{given}体ではない"
        with { wanted = t.count(*wanted, &UNIT) };
    /// RR-4.19: no mercenaries when the card runs by itself.
    NoMercenaryInAuto by RR_4_19
        "the card runs by itself: only the hand is open" / "AUTOの募兵で配置できるのは手札だけ";
    /// RR-4.18: nobody is in the slot.
    SlotEmpty { slot: u8 } by RR_4_18
        "there is no mercenary in place {place}" / "傭兵{place}の枠にカードはない"
        with { place = u16::from(*slot) + 1 };
    /// RR-4.15: the cell is taken.
    CellTaken { cell: Cell } by RR_4_15 "{cell} is taken" / "{cell}は空いていない";
    /// RR-4.15: too little gold.
    GoldShort { seat: Seat, card: UnitKind, cost: u8, gold: u32 } by RR_4_15
        "{card} costs {cost} gold, {seat} has {gold}" /
        "{card}のコストは{cost}金、{seat}の所持金は{gold}";
    /// RR-8.4: the unit has no damage.
    Undamaged { unit: UnitRef } by RR_8_4 "{unit} has no damage" / "{unit}にはダメージがない";
    /// RR-11.4: monsters are left in the deck, or the threat is too high.
    CannotDeclare { seat: Seat, deck: u8, threat: i16 } by RR_11_4
        when (t.eye.sees(*seat); cards = t.count(*deck, &CARD))
            "{cards} in the monster deck, threat of {seat} {threat}" /
            "モンスターの山札の残りは{cards}、{seat}の脅威ポイントは{threat}"
        "{seat} cannot declare now" / "{seat}は今は勝利宣言できない";
}

/// What is asked for, unless a rule stands against it: the first that does.
pub(crate) type Checked<T = ()> = Result<T, Refusal>;

/// True if a healer may use fewer points than it could. Source: RR-R20.
fn heals_freely(game: &RookRaiders) -> bool {
    game.readings.heal_partial == HealPartial::FreeChoice
}
