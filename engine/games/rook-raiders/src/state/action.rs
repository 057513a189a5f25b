//! What a player of Rook & Raiders can say: how it is typed, what it is about and how it is told.
//!
//! Source: RR-13.17. Pieces are named by their numbers, cards by their kinds. Lists inside an
//! action are ascending.

use crate::prelude::*;
use crate::table::notation::full_move_word;
use crate::table::scene::ids::{
    self, DICE, asked_id, each, held, in_range, monster_id, of_asked, unit_id, user_id,
};
use crate::table::words::action::{
    Price, Shares, User, alike, hidden_from, holds, level_up_marks, mark, mercenary, stays,
};
use kanso_engine::{Ascending, Cell};

/// Most portions of damage or healing that a card divides.
pub const PORTIONS_MAX: usize = 4;
/// Most units that become ready by one choice. Source: RR-4.9, RR-8.5.
pub const READY_MAX: usize = 2;

/// Portions over pieces, a piece once for each portion.
pub type Portions<T> = Ascending<T, PORTIONS_MAX>;
/// Units that become ready.
pub type ReadyUnits = Ascending<UnitId, READY_MAX>;

vocabulary! {
    /// One of the two dice, as rolled.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Die;
    First => "first" / "1個目";
    Second => "second" / "2個目";
}

actions! {
    /// A decision. Append-only. `pay_tokens` are honour tokens, the rest of a price is paid with
    /// trophies; `slot` counts from 0. Source: RR-13.17.
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action of RookRaiders as at;

    /// RR-2.11: place the first unit.
    SetupPlace { card: UnitKind, cell: Cell } as "place {card} {cell}"
        at [held(at, *card), asked_id(at, |seat| ids::cell(seat, *cell))]
        when (hidden_from(at)) "place one unit, face down" / "ユニット1体を伏せて配置"
        when (!holds(at, *card))
            "place {card} (not in the hand) on {cell}" / "手札にない{card}を{cell}に配置"
        "place {card} on {cell}" / "{card}を{cell}に配置";
    /// RR-3.3: pick a command.
    ChooseCommand { command: Command } as "choose {command}" at [command]
        "pick {command}" / "{command}を選択";
    /// RR-4.6: give up the actions left.
    EndActions as "end-actions" at [of_asked(at, "board")]
        "leave the other actions unused" / "残りのアクションを使わない";
    /// RR-4.3: give an action to a unit, which goes to `dest` or stays on its own cell.
    Activate {
        unit: UnitId,
        dest: Cell,
        /// RR-9.12: a full-speed move paid with so many tokens (0: with a trophy).
        full_move: Option<u8>,
    }
        as "activate {unit} {dest}{full_move}" (full_move = full_move_word(*full_move))
        at [unit_id(at, *unit), asked_id(at, |seat| ids::cell(seat, *dest))]
        when (full_move.is_none() && stays(at, *unit, *dest))
            "{unit} acts in place" / "{unit}：その場で行動"
        when (full_move.is_none()) "{unit} to {dest}" / "{unit}：{dest}へ移動"
        "{unit} to {dest} at full speed for {mark}" / "{unit}：{dest}へ全力移動（{mark}）"
        with { mark = mark(at, full_move.unwrap_or(0)) };
    /// RR-4.4, RR-5.20: leave the skill unused.
    NoSkill as "no-skill" at [user_id(at)]
        when (at.state.skill_user().is_none()) "use no skill" / "スキルを使わない"
        "{unit} uses no skill" / "{unit}はスキルを使わない"
        with { unit = at.told(&User) };
    /// RR-5.9: attack a monster with dice.
    Dice { target: MonsterId } as "dice {target}" at [user_id(at), monster_id(at, *target)]
        "{unit} attacks {target}" / "{unit}が{target}を攻撃"
        with { unit = at.told(&User) };
    /// RR-5.15: divide damage, a monster for each portion.
    Assign { hits: Portions<MonsterId> } as "assign{hits}"
        at [user_id(at), each(hits, |id| monster_id(at, id))]
        "{unit} deals {hits}" / "{unit}が割り振り攻撃：{hits}"
        with { unit = at.told(&User), hits = Shares::new(at, hits, at.word(" to ", "点を")) };
    /// RR-5.16: hit every monster in range.
    Area as "area" at [user_id(at), in_range(at)]
        "{unit} hits every monster in range" / "{unit}が射程内の全モンスターを攻撃"
        with { unit = at.told(&User) };
    /// RR-5.17: divide healing, a unit for each point.
    Heal { points: Portions<UnitId> } as "heal{points}"
        at [user_id(at), each(points, |id| unit_id(at, id))]
        "{unit} heals {points}" / "{unit}が回復：{points}"
        with { unit = at.told(&User), points = Shares::new(at, points, at.word(" on ", "点を")) };
    /// RR-5.19: sing for an ally.
    Song { ally: UnitId } as "song {ally}" at [user_id(at), unit_id(at, *ally)]
        "{unit} sings for {ally}" / "{unit}が{ally}に歌う"
        with { unit = at.told(&User) };
    /// RR-9.9: leave the roll as it is.
    Accept as "accept" at [user_id(at)]
        "accept the roll" / "ダイスの結果を受け入れる";
    /// RR-9.10: roll both dice again.
    Reroll { pay_tokens: u8 } as "reroll tokens {pay_tokens}" at [DICE]
        "roll again for {mark}" / "ダイスを振りなおす：{mark}"
        with { mark = mark(at, *pay_tokens) };
    /// RR-9.4: level up a unit.
    LevelUp { unit: UnitId, pay_tokens: u8 } as "level-up {unit} tokens {pay_tokens}"
        at [unit_id(at, *unit)]
        "level up {unit} for {marks}" / "{unit}をレベルアップ：{marks}"
        with { marks = level_up_marks(at, *pay_tokens) };
    /// Let it be.
    Pass as "pass"
        at [of_asked(at, match at.state.tasks.last() {
            Some(Task::Recruit { .. }) => "hand",
            _ => "board",
        })]
        when (matches!(at.state.tasks.last(), Some(Task::Recruit { .. })))
            "deploy nobody" / "配置しない"
        when (matches!(at.state.tasks.last(), Some(Task::Support { .. })))
            "let the support go" / "援護を使わない"
        "no level-up" / "レベルアップしない";
    /// RR-4.9: make units ready.
    RestChoose { units: ReadyUnits } as "rest{units}" at [each(units, |id| unit_id(at, id))]
        "make ready {units}" / "{units}を未行動に戻す";
    /// RR-4.17: deploy a card of the hand.
    DeployHand { card: UnitKind, cell: Cell } as "deploy-hand {card} {cell}"
        at [held(at, *card), asked_id(at, |seat| ids::cell(seat, *cell))]
        when (!holds(at, *card))
            "deploy {card} (not in the hand) on {cell}" / "手札にない{card}を{cell}に配置"
        "deploy {card} on {cell} from the hand{cost}" / "手札から{card}を{cell}に配置{cost}"
        with { cost = at.told(&Price(Some(*card))) };
    /// RR-4.18: deploy a mercenary.
    DeployMercenary { slot: u8, cell: Cell }
        as "deploy-mercenary {slot} {cell}" (slot = u16::from(*slot) + 1)
        at [ids::mercenary(*slot), asked_id(at, |seat| ids::cell(seat, *cell))]
        when (mercenary(at, *slot).is_none())
            "hire mercenary {place} onto {cell}" / "傭兵{place}を{cell}に配置"
        when (alike(at, *slot) > 1)
            "hire {card} (mercenary {place}) onto {cell}{cost}" /
            "傭兵{place}の{card}を{cell}に配置{cost}"
        "hire {card} onto {cell}{cost}" / "傭兵の{card}を{cell}に配置{cost}"
        with {
            place = u16::from(*slot) + 1, card = at.told(&mercenary(at, *slot)),
            cost = at.told(&Price(mercenary(at, *slot))),
        };
    /// RR-8.4: heal a supported seat's unit.
    SupportHeal { unit: UnitId } as "support {unit}" at [unit_id(at, *unit)]
        "heal 1 of {unit}" / "{unit}を1回復";
    /// RR-8.5: make units ready.
    FatigueChoose { units: ReadyUnits } as "recover{units}" at [each(units, |id| unit_id(at, id))]
        "make ready {units}" / "{units}を未行動に戻す";
    /// RR-11.4: declare victory.
    Declare as "declare" at [of_asked(at, "board")]
        "declare victory" / "勝利を宣言する";
    /// RR-11.6: do not declare now.
    Hold as "hold" at [of_asked(at, "board")]
        "do not declare yet" / "まだ宣言しない";
    /// RR-R10 `one-die`: roll one die again.
    RerollDie { die: Die, pay_tokens: u8 }
        as "reroll-die {die} tokens {pay_tokens}" (die = die.index() + 1)
        at [DICE[die.index()]]
        "roll the {die} die again for {mark}" / "{die}のダイスを振りなおす：{mark}"
        with { mark = mark(at, *pay_tokens) };
}
