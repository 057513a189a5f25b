//! The sheet above the table: whose turn it is and why, the order of the seats, phase and round.

use super::{View, append, append_next, ids, line, listed, names, number};
use crate::MamonoRaid;
use crate::fact::TurnBy;
use crate::readings::StalemateGuard;
use crate::state::derived::IDLE_ROUNDS_MAX;
use crate::state::{State, Task};
use crate::vocabulary::{Part, SkillChip, Space, Target};
use kanso_engine::game::Awaiting;
use kanso_engine::scene::{Body, Line, Region, Tone};
use kanso_engine::{Halves, Label, Seat, Text};

pub(super) fn region(view: View<'_>, place: (u8, u8)) -> Region {
    let name = Label::new("Course", "進行");
    let mut lines = vec![turn(view)];
    lines.extend(order(view));
    lines.push(line(ids::PHASE, Label::new("Phase", "フェイズ"), phase(view), Tone::Plain));
    lines.push(round(view));
    super::region(ids::COURSE, name, place, Tone::Plain, Body::Sheet(lines))
}

/// The line or core whose result is going on. Source: MR-5.46.
pub(super) fn target(view: View<'_>) -> Option<Target> {
    let State { tasks, round, .. } = view.state;
    if *round == 0 {
        return None;
    }
    let mut left = tasks.iter().rev();
    left.find_map(|task| target_of(view.game, *task)).filter(|_| !is_between_turns(tasks))
}

/// True if the next task belongs to no result.
fn is_between_turns(tasks: &[Task]) -> bool {
    tasks.last().is_none_or(|task| stage(*task) != Stage::Result)
}

fn target_of(game: &MamonoRaid, task: Task) -> Option<Target> {
    match task {
        Task::Rank(target) => Some(target),
        Task::AskPart(part)
        | Task::Pay { part, .. }
        | Task::TakeCard { part, .. }
        | Task::BoxCard(part)
        | Task::RaiseLevel { part, .. }
        | Task::ClearLine(part)
        | Task::AskStage2(part)
        | Task::AskExpose(part) => Some(Target::Part(part)),
        Task::OnGain { card, .. } => Some(Target::Part(game.cards().part(card).part)),
        Task::CoreBonus(_) => Some(Target::Core),
        Task::AskDeal(_)
        | Task::AskStart
        | Task::PlacePawns(_)
        | Task::AskKept
        | Task::AskStarter(_)
        | Task::StartRound
        | Task::Damage(_)
        | Task::AskEnemyItem { .. }
        | Task::Suffer { .. }
        | Task::ReturnShields
        | Task::AskTurn
        | Task::EndTurn(_)
        | Task::AskResult(_)
        | Task::AskSwap(_)
        | Task::Release(_)
        | Task::SilverBack
        | Task::Shop(_)
        | Task::ShopAgain(_)
        | Task::AskBazaar(_)
        | Task::AskPlace { .. }
        | Task::RoundEnd
        | Task::Score(_) => None,
    }
}

/// A part of a round. Source: MR-5.1, MR-5.48.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    SetUp,
    Enemy,
    Main,
    Result,
    End,
    Scoring,
}

/// What a task belongs to once the set-up is over.
const fn stage(task: Task) -> Stage {
    match task {
        Task::AskDeal(_)
        | Task::AskStart
        | Task::PlacePawns(_)
        | Task::AskKept
        | Task::AskStarter(_) => Stage::SetUp,
        Task::StartRound
        | Task::Damage(_)
        | Task::AskEnemyItem { .. }
        | Task::Suffer { .. }
        | Task::ReturnShields => Stage::Enemy,
        Task::AskTurn | Task::EndTurn(_) => Stage::Main,
        Task::AskPart(_)
        | Task::AskResult(_)
        | Task::Rank(_)
        | Task::Pay { .. }
        | Task::TakeCard { .. }
        | Task::BoxCard(_)
        | Task::OnGain { .. }
        | Task::AskSwap(_)
        | Task::RaiseLevel { .. }
        | Task::ClearLine(_)
        | Task::AskStage2(_)
        | Task::AskExpose(_)
        | Task::CoreBonus(_) => Stage::Result,
        Task::Release(_)
        | Task::SilverBack
        | Task::Shop(_)
        | Task::ShopAgain(_)
        | Task::AskBazaar(_)
        | Task::AskPlace { .. }
        | Task::RoundEnd => Stage::End,
        Task::Score(_) => Stage::Scoring,
    }
}

fn phase(view: View<'_>) -> Label {
    let Some(task) = view.state.tasks.last() else {
        return Label::new("Game over", "ゲーム終了");
    };
    if view.state.round == 0 {
        return Label::new("Set-up", "セッティング");
    }
    let name = match stage(*task) {
        Stage::SetUp => Text::new("Set-up", "セッティング"),
        Stage::Enemy => Text::new("Enemy phase", "エネミーフェイズ"),
        Stage::Main => Text::new("Main phase", "メインフェイズ"),
        Stage::Result => {
            let Some(target) = target(view) else {
                return Label::new("Main phase: result", "メインフェイズ：リザルト処理");
            };
            let Text { en, ja } = names::target(target);
            return Label::new(
                format!("Main phase: result of the {}", en.to_lowercase()),
                format!("メインフェイズ：{ja}のリザルト処理"),
            );
        }
        Stage::End => Text::new("End phase: bazaar", "終了フェイズ：ダンジョンバザール"),
        Stage::Scoring => Text::new("Scoring", "得点計算"),
    };
    name.into()
}

fn round(view: View<'_>) -> Line {
    let State { round, idle_rounds, .. } = view.state;
    let label = Label::new("Round", "ラウンド");
    let mut value = number(*round);
    let mut tone = Tone::Plain;
    if view.state.core_taken() && !view.state.tasks.is_empty() {
        append(&mut value, &[", the last one"], &["（最終ラウンド）"]);
        tone = Tone::Warning;
    } else if *idle_rounds > 0
        && view.game.readings().stalemate_guard.get() == StalemateGuard::SixIdleRounds
    {
        let (en, ja) = (
            format!(", {idle_rounds} of {IDLE_ROUNDS_MAX} without an enemy chip"),
            format!("（エネミーチップ獲得なし{idle_rounds}／{IDLE_ROUNDS_MAX}）"),
        );
        append(&mut value, &[&en], &[&ja]);
        tone = Tone::Warning;
    }
    line(ids::ROUND, label, value, tone)
}

/// Whose turn it is and why, what chance decides, what happens by itself, or how it ended.
fn turn(view: View<'_>) -> Line {
    let Some(task) = view.state.tasks.last() else {
        return line(ids::TURN, Label::new("Result", "結果"), places(view), Tone::Treasure);
    };
    let what = what(view, *task);
    if let Some(seat) = view.asked() {
        let name = view.name(seat);
        let value = Label::new(format!("{name}: {}", what.en), format!("{name}：{}", what.ja));
        return line(ids::TURN, Label::new("Turn", "手番"), value, Tone::Active);
    }
    let label = match view.game.awaits(view.state) {
        Awaiting::Chance(_) => Label::new("Chance", "偶然"),
        Awaiting::Decision(_) | Awaiting::Over => Label::new("Next", "次"),
    };
    line(ids::TURN, label, what, Tone::Active)
}

fn why_turn(by: TurnBy) -> Label {
    match by {
        TurnBy::Safe { space } => {
            let space = names::space(space);
            Label::new(
                format!("on {space}, first in the safe zone of those who have not passed"),
                format!("{space}にいて、セーフティゾーンの未パスの中で先頭"),
            )
        }
        TurnBy::Lowest { space } => Label::new(
            format!("on {space}, the lowest space of the AP track that is taken"),
            format!("APトラックで一番手前の{space}にいる"),
        ),
        TurnBy::TopOf { space } => Label::new(
            format!("top of the stack on {space}, the lowest space of the AP track that is taken"),
            format!("APトラックで一番手前の{space}で、重なりの一番上"),
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
        Label::new(format!("{name}: {en}"), format!("{name}：{ja}"))
    };
    match task {
        Task::AskPart(part) => of_part(part, "the part card", "部位カード"),
        Task::AskDeal(part) => of_part(part, "five chips of stage 1", "Stage 1のチップ5枚"),
        Task::AskStage2(part) => of_part(part, "five chips of stage 2", "Stage 2のチップ5枚"),
        Task::AskStart => Label::new("the start player", "スタートプレイヤー"),
        Task::AskKept => Label::new("the starting chips in the game", "使う初期経験値チップ"),
        Task::AskExpose(_) => {
            Label::new("chips of stage 3 on the core", "コアに置くStage 3のチップ")
        }
        Task::PlacePawns(seat) => of(seat, "pawn to A", "人型コマをAに"),
        Task::StartRound => Label::new("the round begins", "ラウンド開始"),
        Task::Damage(seat) | Task::Suffer { seat, .. } => of(seat, "damage", "ダメージ"),
        Task::ReturnShields => Label::new("bonus shields return", "ボーナスシールドチップの返却"),
        Task::EndTurn(seat) => of(seat, "end of the turn", "手番終了"),
        Task::Rank(Target::Part(part)) | Task::Pay { part, .. } => {
            of_part(part, "contributions", "貢献度")
        }
        Task::Rank(Target::Core) => Label::new("contributions (core)", "コアの貢献度"),
        Task::TakeCard { part, .. } | Task::BoxCard(part) => {
            of_part(part, "the part card", "部位カード")
        }
        Task::OnGain { seat, .. } => of(seat, "effect of the part card", "部位カードの効果"),
        Task::RaiseLevel { seat, .. } => of(seat, "marker to the monster's level", "レベルへ"),
        Task::ClearLine(part) => of_part(part, "the line is cleared", "ラインの片づけ"),
        Task::CoreBonus(seat) => of(seat, "core bonus", "コアボーナス"),
        Task::Release(seat) => of(seat, "life chips return", "ライフチップを戻す"),
        Task::SilverBack => Label::new("the silver of the bonus shield", "ボーナスシールドの銀貨"),
        Task::Shop(seat) | Task::ShopAgain(seat) => of(seat, "bazaar", "ダンジョンバザール"),
        Task::RoundEnd => Label::new("the round ends", "ラウンド終了"),
        Task::Score(seat) => of(seat, "points", "得点"),
        Task::AskStarter(space) => {
            let space = names::space(space);
            Label::new(
                format!("takes a starting chip (on {space}; the last space comes first)"),
                format!("初期経験値チップを選ぶ（{space}、後ろのマスから順）"),
            )
        }
        Task::AskTurn => match view.game.next_actor(view.state) {
            Some((_, by)) => why_turn(by),
            None => Label::default(),
        },
        Task::AskBazaar(_) => Label::new(
            "at the bazaar, in the order of the safe zone",
            "ダンジョンバザール（セーフティゾーン順）",
        ),
        Task::AskSwap(_) => Label::new("may swap part cards", "部位カードの交換"),
        Task::AskPlace { chip: SkillChip::Sword, .. } => {
            Label::new("puts the sword chip on a skill", "剣チップを置くスキルを選ぶ")
        }
        Task::AskPlace { chip: SkillChip::Ring, .. } => {
            Label::new("puts the ring chip on a skill", "指輪チップを置くスキルを選ぶ")
        }
        Task::AskResult(_) => Label::new("says which part comes first", "先に処理する部位を選ぶ"),
        Task::AskEnemyItem { item, rest, .. } => {
            let Label { en, ja } = &view.game.cards().item(item).face.name;
            Label::new(
                format!("may use {en} against {rest} damage"),
                format!("{rest}ダメージに{ja}を使うか選ぶ"),
            )
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
        Label::new(format!("{name} on {space}"), format!("{name}（{space}）"))
    };
    let in_zone = |passed: bool| {
        Space::ALL.into_iter().filter_map(move |space| {
            let seat = view.state.safe[space.index()]?;
            (view.seat(seat).passed == passed).then(|| on(seat, names::space(space)))
        })
    };
    let on_track = view.state.ap_stacks.iter().flat_map(|stack| {
        let pawns = stack.pawns.iter().rev();
        pawns.map(move |seat| on(*seat, &stack.space.to_string()))
    });
    let mut value = listed(in_zone(false).chain(on_track));
    let passed = listed(in_zone(true));
    if !passed.is_empty() {
        let mut words = Label::new("passed: ", "パス済み：");
        append(&mut words, &[&passed.en], &[&passed.ja]);
        append_next(&mut value, ("; ", "／"), &words);
    }
    Some(line(ids::ORDER, Label::new("Order now", "今の順番"), value, Tone::Plain))
}

/// The end: all seats by their places. Source: MR-8.6.
fn places(view: View<'_>) -> Label {
    let mut value = Label::default();
    for (place, (seat, halves)) in (1..).zip(view.game.places(view.state)) {
        let (name, points) = (view.name(seat), Halves(halves));
        let words = Label::new(
            format!("{place}. {name} {points} points"),
            format!("{place}位{name} {points}点"),
        );
        append_next(&mut value, (", ", "、"), &words);
    }
    value
}
