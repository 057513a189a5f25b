//! What can happen in Rook & Raiders, with its words, what it is about and who is told.
//!
//! Source: the rules cited at each row. A fact carries all that its words need; the rule that it
//! happened by is beside it in the trace. What is kept from an eye: RR-13.14.

use crate::cards::Effect;
use crate::prelude::*;
use crate::state::{EndReason, Role, SLOTS};
use crate::table::scene::ids::{
    CHIPS_DOWN, DICE, DISCARD, MONSTER_DECK, ROUND, UNIT_DECK, chip, hand, mercenary, monster,
    monster_ref, of_seat, pile, sheets, unit_ref,
};
use crate::table::words::{
    ACTION, CARD, Figures, Left, Modifier, SEAT, SeatCount, TROPHY, UNIT, game_over, hp, payment,
};
use arrayvec::ArrayVec;
use kanso_engine::Cell;

/// A unit as it stood when something happened to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitRef {
    /// Whose board.
    pub seat: Seat,
    /// Its number.
    pub id: UnitId,
    /// Its card.
    pub kind: UnitKind,
    /// Its cell.
    pub cell: Cell,
}

/// A monster as it stood when something happened to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonsterRef {
    /// Whose board.
    pub seat: Seat,
    /// Its number.
    pub id: MonsterId,
    /// Its card.
    pub kind: MonsterKind,
    /// Its cell.
    pub cell: Cell,
}

vocabulary! {
    /// How a seat fell: what is inside.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum FallCause;
    /// RR-6.15: a red monster.
    Boss => "a boss" / "ボス";
    /// RR-6.16: the second blue one.
    SecondMonster => "a second monster" / "2体目";
    /// RR-10.2: any, in the castle of the only seat.
    Solo => "a monster" / "モンスター";
}

facts! {
    /// One thing that happened. `slot` and `place` count from 0.
    pub enum Fact of RookRaiders as t;

    // The set-up.
    /// RR-2.3: cards leave the unit deck before the game.
    CardsDiscarded { cards: ArrayVec<UnitKind, 6> } at [DISCARD]
        "{count} leave the unit deck: {cards}" / "ユニットの山札から{count}を除外：{cards}"
        with { count = t.count(cards.len() as i64, &CARD) };
    /// RR-2.4, RR-8.6, RR-R31: a mercenary is turned up.
    MercenaryTurned { slot: u8, card: UnitKind } at [mercenary(*slot)]
        "mercenary {place}: {card}" / "傭兵{place}：{card}"
        with { place = slot + 1 };
    /// RR-2.8, RR-8.7: the command cards are laid out.
    CommandsLaidOut { row: ArrayVec<Command, 5> } at [row]
        "the command cards: {row}" / "コマンドカードの並び：{row}";
    /// RR-8.7: with four living seats the command cards stay as they lie.
    CommandsStay at ["commands"]
        "with four seats the command cards stay as they lie" /
        "4人なのでコマンドカードは並べ直さない";
    /// RR-2.9: who starts.
    StartSeatDrawn { seat: Seat } at [of_seat(*seat, "sheet")]
        "{seat} is the start player" / "スタートプレイヤーは{seat}";
    /// RR-2.10: who turns the first two monsters.
    FirstSummoner { seat: Seat } at [of_seat(*seat, "sheet")]
        "{seat} summons the first monsters" / "最初のモンスターは{seat}が召喚する";
    /// RR-2.11: a seat places its first unit (RR-R35 `hidden`: face down for the others).
    UnitPlaced { unit: UnitRef, hidden: bool }
        at [if *hidden { of_seat(unit.seat, "board") } else { unit_ref(unit) }]
        shrunk unless (!*hidden || t.eye.sees(unit.seat))
        when (*hidden && !t.eye.sees(unit.seat))
            "{seat}: one unit placed, face down" / "{seat}：ユニット1体を伏せて配置"
        "{seat}: {unit} placed" / "{seat}：{unit}を配置"
        with { seat = t.seat(unit.seat) };
    /// RR-R35 `hidden`: a first unit is turned up.
    UnitShown { unit: UnitRef } at [unit]
        "{seat}: {unit} turned up" / "{seat}：{unit}を公開"
        with { seat = t.seat(unit.seat) };

    // The main phase.
    /// RR-3.2: a seat takes its turn.
    TurnTaken { seat: Seat } at [of_seat(*seat, "sheet")]
        "turn of {seat}" / "{seat}の手番";
    /// RR-3.3: a seat picks a command; its card moves to the front.
    CommandPicked { seat: Seat, command: Command, place: u8 } at [command]
        "{seat} picks {command}: command {place} of this round" /
        "{seat}が{command}を選択（このラウンド{place}枚目）"
        with { place = place + 1 };
    /// RR-3.5: a command runs by itself.
    CommandRuns { command: Command, place: u8 } at [command]
        "{command} runs by itself: command {place} of this round" /
        "{command}をAUTOで実行（このラウンド{place}枚目）"
        with { place = place + 1 };
    /// RR-3.4: a follower's share of a command begins.
    ShareBegins { seat: Seat, command: Command } at [command, of_seat(*seat, "board")]
        "{seat} follows with {command}" / "{seat}がFOLLOWERとして{command}を実行";
    /// RR:K01 … RR:K05: what a command gives a seat.
    CommandGives { seat: Seat, command: Command, role: Role, effect: Effect }
        at [command, of_seat(*seat, "board")]
        "{seat}, {role} of {command}: {effect}" / "{seat}（{command}・{role}）：{effect}";
    /// RR-3.6: the fifth card is not executed.
    FifthCardStays { command: Command } at [command]
        "{command} lies fifth and is not executed in this round" /
        "5枚目の{command}はこのラウンドでは実行しない";
    /// RR-4.1, RR-4.10, RR-4.13: a seat gets gold.
    GoldGained { seat: Seat, amount: u32, gold: u32, picked: Option<Command> }
        at [of_seat(*seat, "gold")]
        when (picked.is_some())
            "{seat} gets {amount} gold for picking {picked} and has {gold}" /
            "{seat}は{picked}を選んで{amount}金を得る（所持金{gold}）"
        "{seat} gets {amount} gold and has {gold}" / "{seat}は{amount}金を得る（所持金{gold}）";
    /// RR-R27 `capped-27`: gold beyond the limit is lost.
    GoldLost { seat: Seat, amount: u32 } at [of_seat(*seat, "gold")]
        "{seat} can hold no more: {amount} gold lost" / "{seat}はこれ以上持てず、{amount}金を失う";
    /// RR-4.2: a seat may act with so many units in a Raid.
    RaidActions { seat: Seat, count: u8 } at [of_seat(*seat, "board")]
        "{seat} may act with up to {count} in this Raid" /
        "{seat}はこの奇襲で{count}までアクションできる"
        with { count = t.count(*count, &UNIT) };
    /// RR-4.8: a seat takes an honour token.
    HonorGained { seat: Seat, tokens: u32 } at [of_seat(*seat, "marks")]
        "{seat} takes an honour token and has {tokens}" /
        "{seat}は栄誉トークン1枚を得る（計{tokens}枚）";
    /// RR-4.8, RR-R25: no honour token is left to take.
    HonorSupplyEmpty { seat: Seat } at [of_seat(*seat, "marks")]
        "no honour token is left for {seat}" / "栄誉トークンの残りがなく、{seat}は得られない";
    /// RR-4.9, RR-8.5: units become ready.
    UnitsReady { seat: Seat, units: ArrayVec<UnitRef, 2> } at [units]
        when (units.len() == 1) "{seat}: {units} is ready again" / "{seat}：{units}が未行動に戻る"
        "{seat}: {units} are ready again" / "{seat}：{units}が未行動に戻る";
    /// RR-4.6: a seat gives up actions.
    ActionsGivenUp { seat: Seat, left: u8 } at [of_seat(*seat, "board")]
        "{seat} leaves {left} unused" / "{seat}は残りの{left}を使わない"
        with { left = t.count(*left, &ACTION) };
    /// RR-4.21: a seat's actions are lost, as no unit can use them.
    ActionsLost { seat: Seat, left: u8 } at [of_seat(*seat, "board")]
        "{seat} has no unit for {left}" / "{seat}には動けるユニットがなく、{left}を失う"
        with { left = t.count(*left, &ACTION) };
    /// RR-4.5: a unit gets its action marker.
    UnitActed { unit: UnitRef } at [unit]
        "{seat}: {unit} has acted" / "{seat}：{unit}は行動済み"
        with { seat = t.seat(unit.seat) };
    /// RR-4.17: a unit comes from the hand to the board.
    DeployedFromHand { unit: UnitRef } at [unit]
        "{seat} deploys {unit} from the hand" / "{seat}が手札から{unit}を配置"
        with { seat = t.seat(unit.seat) };
    /// RR-4.18: a mercenary comes to the board.
    MercenaryHired { unit: UnitRef, slot: u8 } at [unit, mercenary(*slot)]
        "{seat} hires mercenary {place}: {unit}" / "{seat}が傭兵{place}を雇用：{unit}"
        with { seat = t.seat(unit.seat), place = slot + 1 };
    /// RR-4.23: a deployment is paid.
    GoldPaid { seat: Seat, amount: u32, gold: u32 } at [of_seat(*seat, "gold")]
        "{seat} pays {amount} gold and has {gold}" / "{seat}は{amount}金を支払う（所持金{gold}）";

    // Units.
    /// RR-5.1: a unit moves.
    UnitMoved { unit: UnitRef, from: Cell } at [unit]
        "{seat}: {unit} moves from {from} to {dest}" / "{seat}：{unit}が{from}から{dest}へ移動"
        with { seat = t.seat(unit.seat), dest = t.told(&unit.cell), unit = t.told(&unit.kind) };
    /// RR-9.12: a unit moves at full speed.
    FullMove { unit: UnitRef } at [unit]
        "{seat}: {unit} moves at full speed, 1 cell farther" /
        "{seat}：{unit}が全力移動（移動力+1）"
        with { seat = t.seat(unit.seat) };
    /// RR:U01 … RR:L04: a unit uses its skill.
    SkillUsed { unit: UnitRef } at [unit]
        "{seat}: {unit} uses its skill" / "{seat}：{unit}がスキルを使用"
        with { seat = t.seat(unit.seat) };
    /// RR-5.9: a unit attacks a monster with dice.
    DiceDeclared { unit: UnitRef, target: MonsterRef } at [unit, target]
        "{seat}: {unit} attacks {target}, defence {defense}" /
        "{seat}：{unit}が{target}を攻撃（防御力{defense}）"
        with { seat = t.seat(unit.seat), defense = t.game.cards.monster(target.kind).defense };
    /// RR-5.10: the dice fall.
    Rolled { unit: UnitRef, dice: [u8; 2], modifier: i8 } at [unit_ref(unit), DICE]
        "{seat} rolls for {unit}: {a} + {b}{plus} = {total}" /
        "{seat}、{unit}のダイス：{a} + {b}{plus} = {total}"
        with {
            seat = t.seat(unit.seat), a = dice[0], b = dice[1], plus = Modifier(*modifier),
            total = t.told(&(i16::from(dice[0]) + i16::from(dice[1]) + i16::from(*modifier))),
        };
    /// RR-5.11: an attack total against a defence.
    DiceHit { target: MonsterRef, total: i16, defense: u8, damage: u8, now: u8 } at [target]
        "{total} against {defense}: {damage} damage to {target}, {left}" /
        "{total} 対 {defense}：{target}に{damage}ダメージ、{left}"
        with { left = Left(hp(t.game, target.kind), *now, t) };
    /// RR-5.13: a double 6.
    Critical { target: MonsterRef, damage: u8, now: u8 } at [target]
        "critical: {damage} damage to {target}, {left}" /
        "クリティカル：{target}に{damage}ダメージ、{left}"
        with { left = Left(hp(t.game, target.kind), *now, t) };
    /// RR-5.13: a double 1.
    Fumble { target: MonsterRef } at [target]
        "fumble: no damage to {target}" / "ファンブル：{target}にダメージなし";
    /// RR-R23 `recheck`: the target is out of the new card's range.
    TargetOutOfRange { target: MonsterRef } at [target]
        "{target} is out of the new card's range: no damage" /
        "{target}は新しいカードの射程外：ダメージなし";
    /// RR-5.15: portions of damage on one monster.
    PortionsHit { target: MonsterRef, damage: u8, now: u8 } at [target]
        "{damage} damage to {target}, {left}" / "{target}に{damage}ダメージ、{left}"
        with { left = Left(hp(t.game, target.kind), *now, t) };
    /// RR-5.16: damage in an area.
    AreaHit { target: MonsterRef, damage: u8, now: u8 } at [target]
        "{damage} damage to {target}, {left}" / "{target}に{damage}ダメージ、{left}"
        with { left = Left(hp(t.game, target.kind), *now, t) };
    /// RR-5.12: a monster is slain and becomes an honour mark.
    MonsterSlain { monster: MonsterRef, trophies: u8 }
        at [monster, of_seat(monster.seat, "marks")]
        "{seat} slays {monster} and has {trophies}" / "{seat}が{monster}を倒す（{trophies}）"
        with { seat = t.seat(monster.seat), trophies = t.count(*trophies, &TROPHY) };
    /// RR-5.17, RR-8.4: damage is taken off a unit.
    Healed { unit: UnitRef, amount: u8, now: u8 } at [unit]
        "{seat}: {unit} is healed by {amount}, {left}" / "{seat}：{unit}を{amount}回復、{left}"
        with { seat = t.seat(unit.seat), left = Left(t.game.cards.unit(unit.kind).hp, *now, t) };
    /// RR-5.19: a song hurts its ally.
    SongDamage { ally: UnitRef, damage: u8, now: u8 } at [ally]
        "{seat}: the song deals {damage} damage to {ally}, {left}" /
        "{seat}：歌で{ally}に{damage}ダメージ、{left}"
        with { seat = t.seat(ally.seat), left = Left(t.game.cards.unit(ally.kind).hp, *now, t) };
    /// RR-5.20: a song lets an ally use its skill.
    SkillGranted { ally: UnitRef } at [ally]
        "{seat}: {ally} may use its skill" / "{seat}：{ally}がスキルを使える"
        with { seat = t.seat(ally.seat) };
    /// RR-5.22: a granted skill is not used.
    GrantEnds { ally: UnitRef, declined: bool } at [ally]
        when (*declined) "{seat}: {ally} leaves its skill unused" /
            "{seat}：{ally}はスキルを使わない"
        "{seat}: {ally} has no use for its skill" / "{seat}：{ally}にはスキルの使い道がない"
        with { seat = t.seat(ally.seat) };
    /// RR-6.9: a unit is knocked out; its card goes to the hand.
    KnockedOut { unit: UnitRef } at [unit, hand(t.game, unit.seat, unit.kind)]
        "{seat}: {unit} is knocked out and returns to the hand" /
        "{seat}：{unit}が気絶し、手札に戻る"
        with { seat = t.seat(unit.seat) };
    /// RR-R26 `printed`: damage for which no cube is left.
    DamageNotPut { seat: Seat, amount: u8 } at [of_seat(*seat, "board")]
        "{seat}: no cube is left for {amount} damage" /
        "{seat}：キューブが足りず、{amount}ダメージを置けない";

    // Benefits.
    /// RR-9.3: honour marks are paid.
    MarksPaid { seat: Seat, tokens: u8, trophies: u8 } at [of_seat(*seat, "marks")]
        "{seat} pays {marks}" / "{seat}は{marks}を支払う"
        with { marks = payment(t, *tokens, *trophies) };
    /// RR-9.6b: a unit is levelled up.
    LevelledUp { unit: UnitRef, from: UnitKind } at [unit, pile(t.game, unit.kind)]
        "{seat}: {from} ({cell}) levels up to {unit}" /
        "{seat}：{from}（{cell}）が{unit}にレベルアップ"
        with { seat = t.seat(unit.seat), cell = t.told(&unit.cell), unit = t.told(&unit.kind) };
    /// RR-9.8: a level-up may interrupt an attack (RR-R18: a song's damage).
    InterruptOffered { seat: Seat, attacker: Option<MonsterRef> }
        at [attacker.as_ref().map_or_else(|| of_seat(*seat, "board"), monster_ref)]
        when (attacker.is_some())
            "{seat} may level up before {attacker} hits" /
            "{seat}は{attacker}の攻撃の前にレベルアップできる"
        "{seat} may level up before the song's damage" /
        "{seat}は歌のダメージの前にレベルアップできる";
    /// RR-9.10: dice are rolled again.
    Rerolled { seat: Seat, die: Option<Die> }
        at [die.map_or(DICE.to_vec(), |die| vec![DICE[die.index()]])]
        when (die.is_none())
            "will power: {seat} rolls both dice again" / "意思の力：{seat}がダイスを2個とも振りなおす"
        "will power: {seat} rolls the {die} die again" / "意思の力：{seat}が{die}のダイスを振りなおす";

    // The enemy phase.
    /// RR:M01 … RR:M07: a monster acts.
    MonsterActs { monster: MonsterRef } at [monster]
        "{seat}: {monster} acts" / "{seat}：{monster}の行動"
        with { seat = t.seat(monster.seat) };
    /// RR-6.4, RR-6.5: a monster hits a unit.
    UnitHit { monster: MonsterRef, target: UnitRef, damage: u8, now: u8 } at [monster, target]
        "{seat}: {monster} deals {damage} damage to {target}, {left}" /
        "{seat}：{monster}が{target}に{damage}ダメージ、{left}"
        with {
            seat = t.seat(monster.seat), left = Left(t.game.cards.unit(target.kind).hp, *now, t),
        };
    /// RR-6.7: a monster gets a bonus move.
    BonusMove { monster: MonsterRef } at [monster]
        "{seat}: {monster} gets a bonus move" / "{seat}：{monster}のボーナス移動"
        with { seat = t.seat(monster.seat) };
    /// RR-6.11: a monster moves.
    MonsterMoved { monster: MonsterRef, from: Cell } at [monster]
        "{seat}: {monster} moves from {from} to {dest}" /
        "{seat}：{monster}が{from}から{dest}へ移動"
        with {
            seat = t.seat(monster.seat), dest = t.told(&monster.cell),
            monster = t.told(&monster.kind),
        };
    /// RR-6.12: a monster overtakes another one on its destination.
    Overtakes { monster: MonsterRef } at [monster]
        "{seat}: {monster} overtakes" / "{seat}：{monster}が追い越す"
        with { seat = t.seat(monster.seat) };
    /// RR-6.13: a unit, or a full lane, stops a monster short of its movement.
    MonsterBlocked { monster: MonsterRef, stays: bool } at [monster]
        when (*stays) "{seat}: {monster} cannot move" / "{seat}：{monster}は動けない"
        "{seat}: {monster} is stopped short" / "{seat}：{monster}は途中で止められる"
        with { seat = t.seat(monster.seat) };
    /// RR-6.14, RR-R34: a monster enters the castle.
    MonsterInCastle { monster: MonsterRef } at [monster, of_seat(monster.seat, "castle")]
        "{seat}: {monster} enters the castle" / "{seat}：{monster}が城内に侵入"
        with { seat = t.seat(monster.seat) };
    /// RR-6.16: the first blue monster in a castle stays there.
    FirstBreach { seat: Seat, kind: MonsterKind } at [of_seat(*seat, "castle")]
        "{seat}: {monster} stays in the castle; another monster would take it" /
        "{seat}：{monster}は城内に残る。次の侵入で陥落"
        with { monster = t.told(kind) };
    /// RR-6.15, RR-6.16, RR-10.2: a castle is lost.
    CastleFalls { seat: Seat, cause: FallCause } at [of_seat(*seat, "castle")]
        "the castle of {seat} falls: {cause} is inside" / "{seat}の城が落ちる：{cause}の侵入";
    /// RR-6.17: the other monsters of a fallen seat do nothing more.
    InvasionEndsEarly { seat: Seat } at [of_seat(*seat, "board")]
        "the other monsters of {seat} do nothing more" / "{seat}の残りのモンスターは行動しない";
    /// RR-12.1: a seat is eliminated.
    SeatEliminated { seat: Seat, round: u32 } at [of_seat(*seat, "sheet")]
        "{seat} is eliminated in round {round}" / "{seat}は第{round}ラウンドに脱落";
    /// RR-R38 `returned`: what a fallen seat had goes back.
    MaterialReturned { seat: Seat } at [of_seat(*seat, "sheet")]
        "the cards and tokens of {seat} go back" / "{seat}のカードとトークンを戻す";
    /// RR-12.4: the eliminations of a step are judged.
    EliminationsJudged { fallen: Seats, living: u8 } at [sheets(*fallen)]
        "fallen: {fallen}; {living} left" / "脱落：{fallen}。残り{living}"
        with { living = t.count(*living, &SEAT) };
    /// RR-12.5, RR-R37: another seat stands in for the fallen start player.
    StartSeatReplaced { fallen: Seat, seat: Seat, card_moves: bool } at [of_seat(*seat, "sheet")]
        when (*card_moves) "{seat} takes the start-player card of {fallen}" /
            "{seat}が{fallen}のスタートプレイヤーカードを受け取る"
        "{seat} summons in place of {fallen}" / "{fallen}に代わって{seat}が召喚する";
    /// RR-7.1: no monster is left to summon.
    NoMonsterLeft at [MONSTER_DECK]
        "the monster deck is empty: no summon" / "モンスターの山札がない：召喚なし";
    /// RR-7.2: a waiting monster enters.
    WaitingEnters { monster: MonsterRef } at [monster]
        "{seat}: {monster} enters from the waiting line" / "{seat}：待機列から{monster}が登場"
        with { seat = t.seat(monster.seat) };
    /// RR-7.3: all chips are turned down again.
    ChipsTurnedDown at [CHIPS_DOWN]
        "all summon chips are turned down again" / "召喚チップをすべて裏に戻す";
    /// RR-7.3: a chip is turned up.
    ChipTurned { seat: Seat, lane: Lane } at [chip(*lane)]
        "{seat} turns the summon chip {lane}" / "{seat}が召喚チップ{lane}をめくる";
    /// RR:C01 … RR:C03: which lane the chip opens.
    LaneOpened { lane: Lane } at [chip(*lane)]
        "monsters come into lane {lane}" / "ライン{lane}にモンスターが現れる";
    /// RR-7.4, RR:M01 … RR:M07: a monster card is turned up.
    MonsterTurned { seat: Seat, id: MonsterId, kind: MonsterKind } at [MONSTER_DECK]
        "{seat} turns up {monster}" / "{seat}が{monster}をめくる"
        with { monster = t.told(kind) };
    /// RR-7.6, RR-7.7: a monster comes to a board.
    Summoned { monster: MonsterRef, adjacent: bool } at [monster]
        when (!*adjacent) "{seat}: {monster} is summoned" / "{seat}：{monster}を召喚"
        "{seat}: {monster} is summoned next to the monsters before it" /
        "{seat}：{monster}を隣接召喚"
        with { seat = t.seat(monster.seat) };
    /// RR-7.8: a monster joins a waiting line.
    JoinsWaiting { seat: Seat, id: MonsterId, kind: MonsterKind, lane: Lane }
        at [monster(*seat, *id)]
        "{seat}: {monster} joins the waiting line of lane {lane}" /
        "{seat}：{monster}がライン{lane}の待機列に加わる"
        with { monster = t.told(kind) };

    // The end phase.
    /// RR-8.2: how many monsters each seat faces.
    SupportCounted { counts: ArrayVec<(Seat, u8), 4>, slots: u8 }
        at [counts.iter().map(|(seat, _)| of_seat(*seat, "board")).collect::<Vec<_>>()]
        "monsters faced: {counts}; up to {slots} supported" /
        "モンスターの数：{counts}。援護は{slots}まで"
        with {
            counts = t.list(counts.iter().map(|entry| SeatCount(t, entry)), "none", "なし"),
            slots = t.count(*slots, &SEAT),
        };
    /// RR-8.3: who is supported.
    Supported { seats: Queue }
        at [seats.iter().map(|seat| of_seat(*seat, "board")).collect::<Vec<_>>()]
        when (seats.is_empty()) "nobody is supported" / "援護を受けるプレイヤーはいない"
        "support for {seats}" / "{seats}が援護を受ける";
    /// RR-8.4: a seat lets its support go.
    SupportDeclined { seat: Seat } at [of_seat(*seat, "board")]
        "{seat} lets the support go" / "{seat}は援護を使わない";
    /// RR-8.6: the mercenaries are discarded.
    MercenariesDiscarded { cards: ArrayVec<UnitKind, SLOTS> } at [DISCARD]
        "mercenaries discarded: {cards}" / "傭兵を捨て札にする：{cards}";
    /// RR-8.6: the discard pile becomes the unit deck.
    DeckRefilled { count: u32 } at [UNIT_DECK, DISCARD]
        "the discard pile becomes the unit deck: {count}" /
        "捨て札を新しい山札にする：{count}"
        with { count = t.count(*count, &CARD) };
    /// RR-8.6: a slot stays empty.
    SlotStaysEmpty { slot: u8 } at [mercenary(*slot)]
        "no card is left for mercenary {place}" / "カードがなく、傭兵{place}の枠は空のまま"
        with { place = slot + 1 };
    /// RR-8.8: the start-player card goes on.
    StartCardPasses { seat: Seat } at [of_seat(*seat, "sheet")]
        "{seat} is the new start player" / "スタートプレイヤーは{seat}に移る";
    /// RR-8.8: a round begins.
    RoundBegins { round: u32 } at [ROUND] "round {round} begins" / "第{round}ラウンド開始";
    /// RR-10.4: the next round is the last.
    LastRoundAnnounced { round: u32 } at [ROUND]
        "the unit deck has run out: round {round} is the last" /
        "ユニットの山札がなくなり、第{round}ラウンドが最終ラウンドになる";

    // The end of the game.
    /// RR-11.1: a seat takes a medal.
    MedalTaken { seat: Seat, boss: MonsterKind } at [of_seat(*seat, "medals")]
        "{seat} takes one medal for {boss}" / "{seat}は{boss}を倒して勲章1枚を得る";
    /// RR:V01 … RR:V04: what the medal says; for its owner alone, unless its medals lie open.
    MedalValue { seat: Seat, value: i8, open: bool } at [of_seat(*seat, "medals")]
        secret unless (*open || t.eye.sees(*seat))
        when (*open || t.eye.sees(*seat))
            "the medal of {seat}: threat {value}" / "{seat}の勲章：脅威ポイント{value}"
        "{seat} looks at the medal" / "{seat}が勲章を確認";
    /// RR-11.4: a seat declares victory and shows its medals.
    Declared { seat: Seat, threat: i16, medals: ArrayVec<i8, 2> } at [of_seat(*seat, "threat")]
        when (medals.is_empty())
            "{seat} declares victory with threat {threat}" /
            "{seat}が勝利宣言（脅威ポイント{threat}）"
        "{seat} declares victory with threat {threat}, medals {medals}" /
        "{seat}が勝利宣言（脅威ポイント{threat}、勲章{medals}）";
    /// RR-11.6: a seat holds back.
    HoldsBack { seat: Seat, open: bool } at [of_seat(*seat, "threat")]
        secret unless (*open || t.eye.sees(*seat))
        "{seat} does not declare" / "{seat}は勝利宣言しない";
    /// RR-11.7: the only declarer wins.
    DeclarerWins { seat: Seat } at [of_seat(*seat, "sheet")]
        "{seat} alone declared and wins" / "宣言したのは{seat}だけなので、{seat}の勝利";
    /// RR-11.8: several declarers are compared.
    DeclarersCompared { figures: ArrayVec<(Seat, u32, u32), 4>, best: Seats }
        at [figures.iter().map(|(seat, ..)| of_seat(*seat, "marks")).collect::<Vec<_>>()]
        when (best.count() == 1) "{figures}: {best} wins" / "{figures}：{best}の勝利"
        "{figures}: a draw of {best}" / "{figures}：{best}の引き分け"
        with { figures = t.list(figures.iter().map(|entry| Figures(t, entry)), "none", "なし") };
    /// RR-12.2: the last living seat wins.
    LastSurvivor { seat: Seat } at [of_seat(*seat, "sheet")]
        "{seat} is the last one left and wins" / "最後に残った{seat}の勝利";
    /// RR-12.4, RR-R5: nobody is left.
    NobodyLeft { fallen: Seats, best: Seats } at [sheets(*fallen)]
        when (best.count() == 1)
            "nobody is left: {fallen} fell together, {best} is best" /
            "全員脱落：同時に脱落した{fallen}のうち{best}が最上位"
        "nobody is left: a draw of {best}, who fell together" /
        "全員脱落：同時に脱落した{best}の引き分け";
    /// RR-10.1: all monsters are slain.
    SoloCleared { seat: Seat } at [of_seat(*seat, "sheet")]
        "all monsters are slain: {seat} wins" / "モンスターを全滅させ、{seat}の勝利";
    /// RR-10.4: monsters are left after the last main phase.
    SoloLastRoundLost { seat: Seat } at [of_seat(*seat, "sheet")]
        "monsters are left after the last round: {seat} loses" /
        "最終ラウンドにモンスターが残り、{seat}の敗北";
    /// RR-13.5: the house limit of rounds.
    RoundLimitReached { round: u32, best: Seats } at [ROUND]
        "the limit of {round} rounds is reached; best: {best}" /
        "{round}ラウンドの上限に到達。最上位：{best}";
    /// RR-13.6: the game is over; all medals are turned up.
    GameOver { reason: EndReason, best: Seats, medals: ArrayVec<(Seat, ArrayVec<i8, 2>, i16), 4> }
        at [sheets(*best)] say game_over;
}
