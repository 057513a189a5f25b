//! What seats are asked, and how it is put.
//!
//! Under RR-R44 `private` the question of a declaration is told to the asked seat alone; every other
//! eye reads the same sentence, whoever is asked (RR-13.14).

use crate::prelude::*;
use crate::rules::chapter::invasion::Blow;
use crate::rules::chapter::skill::SONG_DAMAGE;
use crate::table::words::{ACTION, SkillHint, Sum};
use std::fmt;

asks! {
    /// A kind of decision.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Question of RookRaiders as at, who;
    SetupPlace => "the first unit" / "最初のユニットの配置"
        asks "{who}: place the first unit from the hand on the home area" /
            "{who}：手札から最初のユニットを自軍エリアに配置";
    ChooseCommand => "a command" / "コマンドの選択"
        asks "{who}: pick a command card" / "{who}：コマンドカードを選択";
    Activate => "a unit to act" / "アクションするユニット"
        asks "{who}: choose a ready unit and where it goes, {left} left" /
            "{who}：アクションするユニットと移動先を選択（残り{left}）"
        with { left = at.count(actions_left(at), &ACTION) };
    UseSkill => "the use of a skill" / "スキルの使用"
        asks say use_skill;
    AfterRoll => "what to do about the roll" / "ダイスの結果への対応"
        asks say after_roll;
    AttackInterrupt => "a level-up against the damage" / "ダメージ前のレベルアップ"
        asks say interrupt;
    RestChoose => "whom to make ready by Rest" / "休息で未行動に戻すユニット"
        asks "{who}: choose whom Rest makes ready" / "{who}：休息で未行動に戻すユニットを選択";
    RecruitChoose => "a unit to deploy" / "配置するユニット"
        asks "{who}: deploy a unit? {gold} gold" / "{who}：ユニットを配置する？（所持金{gold}）"
        with { gold = at.state.seats[who.index()].gold };
    SupportHeal => "whom to heal by support" / "援護で回復するユニット"
        asks "{who}: support: heal 1 HP of a unit?" / "{who}：援護でユニット1体のHPを1回復する？";
    FatigueChoose => "who recovers" / "疲労回復するユニット"
        asks "{who}: choose which 2 units recover" / "{who}：疲労回復するユニット2体を選択";
    Declare => "a declaration of victory" / "勝利宣言"
        asks when (at.eye.sees(*who))
            "{who}: declare victory with threat {threat}?" /
            "{who}：脅威ポイント{threat}で勝利宣言する？"
        when (!at.game.asks_in_private()) "{who}: declare victory?" / "{who}：勝利宣言する？"
        when (at.state.running().is_some() && at.game.asks_after_skill())
            "end of the skill: seats that qualify may declare" /
            "スキルの処理終了：条件を満たすプレイヤーは勝利宣言できる"
        "end of the command: seats that qualify may declare" /
        "コマンド終了：条件を満たすプレイヤーは勝利宣言できる"
        with { threat = at.told(&at.game.threat(&at.state.seats[who.index()])) };
    /// A level-up after another seat's decision (RR-R12).
    Window => "a level-up in between" / "途中のレベルアップ"
        asks "{who}: level up now?" / "{who}：ここでレベルアップする？";
}

impl Question {
    /// True in the end phase, where level-ups may be barred (RR-R43).
    pub(crate) const fn is_in_end_phase(self) -> bool {
        matches!(self, Self::SupportHeal | Self::FatigueChoose)
    }
}

fn actions_left(at: At<'_>) -> u8 {
    match at.state.tasks.last() {
        Some(Task::Actions { left, .. }) => *left,
        _ => 0,
    }
}

fn use_skill(at: At<'_>, who: &Seat, to: Words<'_>) -> fmt::Result {
    let Some(Task::Skill { unit, granted, .. }) = at.state.tasks.last() else { return Ok(()) };
    let held = at.state.seats[who.index()].unit(*unit);
    let (who, unit) = (at.told(who), at.told(unit));
    let Some((_, held)) = held else {
        return say! { at, to; "{who}: use the skill of {unit}?" / "{who}：{unit}のスキルを使う？" };
    };
    let skill = SkillHint(at.t, held.kind);
    if *granted {
        say! { at, to;
            "{who}: the song lets {unit} use its skill ({skill})" /
            "{who}：歌を受けた{unit}のスキル（{skill}）"
        }
    } else {
        say! { at, to; "{who}: skill of {unit} ({skill})" / "{who}：{unit}のスキル（{skill}）" }
    }
}

/// The sum of the roll, what it is compared with and the damage it would do.
fn after_roll(at: At<'_>, who: &Seat, to: Words<'_>) -> fmt::Result {
    let Some(Task::Roll { target, dice: [Some(a), Some(b)], .. }) = at.state.tasks.last() else {
        return Ok(());
    };
    let (who, sum, target) = (at.told(who), Sum::of(at, *target, [*a, *b]), at.told(target));
    match sum {
        Some(sum) => say! { at, to;
            "{who}: {sum}, {target}: accept the roll or pay a benefit?" /
            "{who}：{sum}、{target}：受け入れるか恩恵を使うか"
        },
        None => say! { at, to; "{who}: accept the roll?" / "{who}：ダイスの結果を受け入れる？" },
    }
}

/// What is about to be done to whom: whether a level-up saves a unit is what it hangs on.
fn interrupt(at: At<'_>, who: &Seat, to: Words<'_>) -> fmt::Result {
    match at.state.tasks.last() {
        Some(Task::Skill { ally: Some(ally), .. }) => {
            let damage = at.game.damage_possible(at.state, SONG_DAMAGE);
            let held = at.state.seats[who.index()].unit(*ally);
            let knocks_out = held.is_some_and(|(_, unit)| {
                unit.damage.saturating_add(damage) >= at.game.cards.unit(unit.kind).hp
            });
            say! { at, to;
                "{who}: the song deals {harm}; level up first?" /
                "{who}：歌のダメージ：{harm}。先にレベルアップする？";
                who = at.told(who), harm = Harm(at, at.told(ally), damage, knocks_out)
            }
        }
        Some(Task::Invasion { due: Some((monster, Due::Attack)), .. }) => {
            let blows = at.game.blows(at.state, *who, *monster);
            let harm = blows.iter().map(|Blow { unit, damage, knocks_out }| {
                Harm(at, at.told(unit), *damage, *knocks_out)
            });
            say! { at, to;
                "{who}: {monster} deals {blows}; level up first?" /
                "{who}：{monster}の攻撃：{blows}。先にレベルアップする？";
                who = at.told(who), monster = at.told(monster),
                blows = at.list(harm, "no damage", "ダメージなし")
            }
        }
        _ => Ok(()),
    }
}

/// How much damage a unit would take, and whether that knocks it out.
struct Harm<'a, T>(At<'a>, T, u8, bool);

impl<T: fmt::Display> fmt::Display for Harm<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(at, unit, damage, knocks_out) = self;
        say! { at, f; "{damage} damage to {unit}" / "{unit}に{damage}ダメージ" }?;
        if *knocks_out {
            say! { at, f; " (knocked out)" / "（気絶）" }?;
        }
        Ok(())
    }
}
