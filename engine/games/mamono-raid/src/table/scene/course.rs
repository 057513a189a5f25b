//! The sheet above the table: whose turn it is and why, the order of the seats, phase and round.

use super::{View, append, append_next, ids, line, listed, names, number};
use crate::fact::TurnBy;
use crate::prelude::*;
use crate::readings::StalemateGuard;
use crate::rules::course::flow::{Phase, phase_of};
use crate::state::derived::IDLE_ROUNDS_MAX;
use kanso_engine::Halves;

pub(super) fn region(view: View<'_>, place: (u8, u8)) -> Region {
    let mut lines = vec![turn(view)];
    lines.extend(order(view));
    lines.push(line(ids::PHASE, label!("Phase" / "フェイズ"), phase(view), Tone::Plain));
    lines.push(round(view));
    let name = label!("Course" / "進行");
    super::region(ids::COURSE, name, place, Tone::Plain, Body::Sheet(lines))
}

/// The line or core whose result is going on. Source: MR-5.46.
pub(super) fn target(view: View<'_>) -> Option<Target> {
    match phase_of(view.game, view.state) {
        Phase::Result(target) => Some(target),
        _ => None,
    }
}

/// As a player counts it: the enemy phase has begun with its round, and who says which result comes
/// first does so within the results.
fn phase(view: View<'_>) -> Label {
    match (view.state.tasks.last(), phase_of(view.game, view.state)) {
        (Some(Task::AskResult(_)), _) => {
            label!("Main phase: result" / "メインフェイズ：リザルト処理")
        }
        (Some(Task::StartRound), Phase::EndPhase) | (_, Phase::EnemyPhase) => {
            label!("Enemy phase" / "エネミーフェイズ")
        }
        (_, Phase::SetUp) => label!("Set-up" / "セッティング"),
        (_, Phase::MainPhase) => label!("Main phase" / "メインフェイズ"),
        (_, Phase::Result(target)) => {
            let Text { en, ja } = names::target(target);
            let en = en.to_lowercase();
            label!("Main phase: result of the {en}" / "メインフェイズ：{ja}のリザルト処理")
        }
        (_, Phase::EndPhase) => {
            label!("End phase: bazaar" / "終了フェイズ：ダンジョンバザール")
        }
        (_, Phase::Scoring) => label!("Scoring" / "得点計算"),
        (_, Phase::Over) => label!("Game over" / "ゲーム終了"),
    }
}

fn round(view: View<'_>) -> Line {
    let State { round, idle_rounds, .. } = view.state;
    let mut value =
        if *round == 0 { label!("set-up" / "セッティング") } else { number(*round) };
    let mut tone = Tone::Plain;
    if view.state.core_taken() && !view.state.tasks.is_empty() {
        append(&mut value, &label!(", the last one" / "（最終ラウンド）"));
        tone = Tone::Warning;
    } else if *idle_rounds > 0
        && view.game.readings().stalemate_guard == StalemateGuard::SixIdleRounds
    {
        append(
            &mut value,
            &label!(
                ", {idle_rounds} of {IDLE_ROUNDS_MAX} without an enemy chip"
                    / "（エネミーチップ獲得なし{idle_rounds}／{IDLE_ROUNDS_MAX}）"
            ),
        );
        tone = Tone::Warning;
    }
    line(ids::ROUND, label!("Round" / "ラウンド"), value, tone)
}

/// Whose turn it is and why, what chance decides, what happens by itself, or how it ended.
fn turn(view: View<'_>) -> Line {
    let Some(task) = view.state.tasks.last() else {
        return line(ids::TURN, label!("Result" / "結果"), places(view), Tone::Treasure);
    };
    let Label { en, ja } = what(view, *task);
    if let Some(seat) = view.asked() {
        let name = view.name(seat);
        let value = label!("{name}: {en}" / "{name}：{ja}");
        return line(ids::TURN, label!("Turn" / "手番"), value, Tone::Active);
    }
    let label = match view.game.awaits(view.state) {
        Awaiting::Chance(_) => label!("Chance" / "偶然"),
        Awaiting::Decision(_) | Awaiting::Over => label!("Next" / "次"),
    };
    line(ids::TURN, label, Label { en, ja }, Tone::Active)
}

fn why_turn(by: TurnBy) -> Label {
    match by {
        TurnBy::Safe { space } => {
            let space = space.letter();
            label!(
                "on {space}, first in the safe zone of those who have not passed"
                    / "{space}にいて、セーフティゾーンの未パスの中で先頭"
            )
        }
        TurnBy::Lowest { space } => label!(
            "on {space}, the lowest space of the AP track that is taken"
                / "APトラックで一番手前の{space}にいる"
        ),
        TurnBy::TopOf { space } => label!(
            "top of the stack on {space}, the lowest space of the AP track that is taken"
                / "APトラックで一番手前の{space}で、重なりの一番上"
        ),
    }
}

/// Why a seat is asked, what chance decides, or what happens by itself. Source: MR-4.19, MR-5.10,
/// MR-5.32.
fn what(view: View<'_>, task: Task) -> Label {
    let of_part = |part: Part, en: &str, ja: &str| {
        let name = part.name();
        Label::new(format!("{en} ({})", name.en), format!("{}の{ja}", name.ja))
    };
    let of = |seat: Seat, en: &str, ja: &str| {
        let name = view.name(seat);
        label!("{name}: {en}" / "{name}：{ja}")
    };
    match task {
        Task::AskPart(part) | Task::TakeCard { part, .. } | Task::BoxCard(part) => {
            of_part(part, "the part card", "部位カード")
        }
        Task::AskDeal(part) => of_part(part, "five chips of stage 1", "Stage 1のチップ5枚"),
        Task::AskStage2(part) => of_part(part, "five chips of stage 2", "Stage 2のチップ5枚"),
        Task::AskStart => label!("the start player" / "スタートプレイヤー"),
        Task::AskKept => label!("the starting chips in the game" / "使う初期経験値チップ"),
        Task::AskExpose(_) => label!("chips of stage 3 on the core" / "コアに置くStage 3のチップ"),
        Task::PlacePawns(seat) => of(seat, "pawn to A", "人型コマをAに"),
        Task::StartRound => label!("the round begins" / "ラウンド開始"),
        Task::Damage(seat) | Task::Suffer { seat, .. } => of(seat, "damage", "ダメージ"),
        Task::ReturnShields => label!("bonus shields return" / "ボーナスシールドチップの返却"),
        Task::EndTurn(seat) => of(seat, "end of the turn", "手番終了"),
        Task::Rank(Target::Part(part)) | Task::Pay { part, .. } => {
            of_part(part, "contributions", "貢献度")
        }
        Task::Rank(Target::Core) => label!("contributions (core)" / "コアの貢献度"),
        Task::OnGain { seat, .. } => of(seat, "effect of the part card", "部位カードの効果"),
        Task::RaiseLevel { seat, .. } => of(seat, "marker to the monster's level", "レベルへ"),
        Task::ClearLine(part) => of_part(part, "the line is cleared", "ラインの片づけ"),
        Task::CoreBonus(seat) => of(seat, "core bonus", "コアボーナス"),
        Task::Release(seat) => of(seat, "life chips return", "ライフチップを戻す"),
        Task::SilverBack => label!("the silver of the bonus shield" / "ボーナスシールドの銀貨"),
        Task::Shop(seat) | Task::ShopAgain(seat) => of(seat, "bazaar", "ダンジョンバザール"),
        Task::RoundEnd => label!("the round ends" / "ラウンド終了"),
        Task::Score(seat) => of(seat, "points", "得点"),
        Task::AskStarter(space) => {
            let space = space.letter();
            label!(
                "takes a starting chip (on {space}; the last space comes first)"
                    / "初期経験値チップを選ぶ（{space}、後ろのマスから順）"
            )
        }
        Task::AskTurn => {
            view.game.next_actor(view.state).map_or_else(Label::default, |(_, by)| why_turn(by))
        }
        Task::AskBazaar(_) => label!(
            "at the bazaar, in the order of the safe zone"
                / "ダンジョンバザール（セーフティゾーン順）"
        ),
        Task::AskSwap(_) => label!("may swap part cards" / "部位カードの交換"),
        Task::AskPlace { chip: SkillChip::Sword, .. } => {
            label!("puts the sword chip on a skill" / "剣チップを置くスキルを選ぶ")
        }
        Task::AskPlace { chip: SkillChip::Ring, .. } => {
            label!("puts the ring chip on a skill" / "指輪チップを置くスキルを選ぶ")
        }
        Task::AskResult(_) => label!("says which part comes first" / "先に処理する部位を選ぶ"),
        Task::AskEnemyItem { item, rest, .. } => {
            let Label { en, ja } = &view.game.cards().item(item).face.name;
            label!("may use {en} against {rest} damage" / "{rest}ダメージに{ja}を使うか選ぶ")
        }
    }
}

/// The seats in the order in which they would act, those that have passed last. Source: MR-5.10,
/// MR-5.32.
fn order(view: View<'_>) -> Option<Line> {
    let State { tasks, round, .. } = view.state;
    if *round == 0 || tasks.is_empty() {
        return None;
    }
    let on = |seat: Seat, space: &str| {
        let name = view.name(seat);
        label!("{name} on {space}" / "{name}（{space}）")
    };
    let in_zone = |passed: bool| {
        Space::ALL.into_iter().filter_map(move |space| {
            let seat = view.state.safe[space.index()]?;
            (view.seat(seat).passed == passed).then(|| on(seat, &space.letter().to_string()))
        })
    };
    let on_track = view.state.ap_stacks.iter().flat_map(|stack| {
        let pawns = stack.pawns.iter().rev();
        pawns.map(move |seat| on(*seat, &stack.space.to_string()))
    });
    let mut value = listed(in_zone(false).chain(on_track));
    let Label { en, ja } = listed(in_zone(true));
    if !en.is_empty() {
        append_next(&mut value, ("; ", "／"), &label!("passed: {en}" / "パス済み：{ja}"));
    }
    Some(line(ids::ORDER, label!("Order now" / "今の順番"), value, Tone::Plain))
}

/// The end: all seats by their places. Source: MR-8.6.
fn places(view: View<'_>) -> Label {
    let places = (1..).zip(view.game.places(view.state));
    listed(places.map(|(place, (seat, halves))| {
        let (name, points) = (view.name(seat), Halves(halves));
        label!("{place}. {name} {points} points" / "{place}位{name} {points}点")
    }))
}
