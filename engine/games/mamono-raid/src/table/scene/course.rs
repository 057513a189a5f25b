//! The sheet above the table: whose turn it is and why, the order of the seats, phase and round.

use super::figures::KINDS;
use super::{View, append, append_next, ids, line, names, number, of_seat};
use crate::fact::{Tally, TurnBy};
use crate::prelude::*;
use crate::readings::StalemateGuard;
use crate::rules::course::flow::{Phase, phase_of};
use crate::state::derived::IDLE_ROUNDS_MAX;
use crate::vocabulary::LINE_CELLS;
use kanso_engine::Halves;
use kanso_engine::scene::Icon;

pub(super) fn region(view: View<'_>, place: (u8, u8)) -> Region {
    let mut lines = if view.is_over() { places(view) } else { vec![turn(view)] };
    lines.extend(wares(view));
    lines.push(line(ids::PHASE, label!("Phase" / "フェイズ"), phase(view), Tone::Plain));
    lines.push(round(view));
    lines.extend(cells(view));
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

/// What the cells count, along each line that is still there and around the core: where a chip or a marker
/// lies on a cell, a small picture has no room for it. None once no marker can be put down any more.
/// Source: MR-3.10, MR-3.11.
fn cells(view: View<'_>) -> Option<Line> {
    let State { parts, core, .. } = view.state;
    if view.is_over() || view.state.core_taken() {
        return None;
    }
    let counts = |spots: &mut dyn Iterator<Item = Spot>| {
        let counts = spots.map(|spot| view.game.contribution_at(spot).to_string());
        counts.collect::<Vec<_>>().join(" ")
    };
    let core = counts(&mut core.iter().map(|space| Spot::core(space.index)));
    let open = Part::ALL.into_iter().find(|part| parts[part.index()].breaks < 2);
    let value = match open {
        Some(part) => {
            let line = counts(&mut (0..LINE_CELLS as u8).map(|cell| Spot::line(part, cell)));
            label!("lines {line}, core {core}" / "ライン {line}、コア {core}")
        }
        None => label!("core {core}" / "コア {core}"),
    };
    let label = label!("Cells count" / "マスの貢献度");
    Some(line("course/cells", label, value, Tone::Plain))
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

/// Whose turn it is and why, what chance decides, or what happens by itself.
fn turn(view: View<'_>) -> Line {
    let task = view.state.tasks.last();
    let Label { en, ja } = task.map_or_else(Label::default, |task| what(view, *task));
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

/// In the bazaar, how much there is to choose from: it lies on another page. Source: MR-5.32 to MR-5.38.
fn wares(view: View<'_>) -> Option<Line> {
    view.game.asked(view.state).filter(|(question, _)| *question == Question::Bazaar)?;
    let mut actions = Vec::new();
    view.game.legal_actions(view.state, &mut actions);
    // What is bought or learnt comes first, however it is paid for; the last thing is to leave.
    actions.dedup_by_key(|action| {
        let mut ids = Vec::new();
        view.game.touches(view.state, action, &mut ids);
        ids.swap_remove(0)
    });
    let kinds = actions.len() - 1;
    let value =
        label!("{kinds} to buy or learn, on the page Bazaar" / "{kinds}種（「バザール」のページ）");
    Some(line(ids::WARES, label!("Wares" / "購入・修得"), value, Tone::Active))
}

fn why_turn(by: TurnBy) -> Label {
    match by {
        TurnBy::Safe { space } => {
            let space = space.letter();
            label!("first in the safe zone, on {space}" / "セーフティゾーンの先頭（{space}）")
        }
        TurnBy::Lowest { space } => {
            label!("lowest on the AP track, on {space}" / "APトラックの一番手前（{space}）")
        }
        TurnBy::TopOf { space } => label!("top on {space}" / "一番手前の{space}の一番上"),
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

/// The seats in the order in which they would act, those that have passed last: a figure each, named
/// by its place. Source: MR-5.10, MR-5.32.
pub(super) fn order(view: View<'_>, place: (u8, u8)) -> Option<Region> {
    let State { round, safe, ap_stacks, .. } = view.state;
    if *round == 0 || view.is_over() {
        return None;
    }
    let in_zone = |passed: bool| {
        Space::ALL.into_iter().filter_map(move |space| {
            let seat = safe[space.index()]?;
            let on = Label::same(space.letter().to_string());
            (view.seat(seat).passed == passed).then_some((seat, on, passed))
        })
    };
    let on_track = ap_stacks
        .iter()
        .flat_map(|stack| stack.pawns.iter().rev().map(|seat| (*seat, number(stack.space), false)));
    let all = in_zone(false).chain(on_track).chain(in_zone(true));
    let lines = (1..).zip(all).map(|(nth, (seat, on, passed))| {
        let Label { en, ja } = &on;
        let (value, icon) = if passed {
            (label!("passed to {en}" / "パスして{ja}"), Icon::Done)
        } else {
            (label!("on {en}" / "{ja}"), Icon::Pawn)
        };
        let (id, name) = (format!("{}/{nth}", ids::ORDER), Label::same(view.name(seat).to_owned()));
        line(id, name, value, of_seat(seat)).signed(icon, on)
    });
    let (name, lines) = (label!("Order now" / "今の順番"), lines.collect());
    Some(super::region(ids::ORDER, name, place, Tone::Plain, Body::Sheet(lines)))
}

/// The end: all seats by their places, a line each, with what their points are made of, and before them
/// what that is. Source: MR-8.5, MR-8.6.
fn places(view: View<'_>) -> Vec<Line> {
    let places = view.game.places(view.state);
    let tallies = places.iter().map(|(seat, _)| view.game.tally(view.state, *seat));
    // Of each kind that anybody has.
    let counts = |of: fn(&Tally) -> i32| tallies.clone().any(|tally| of(&tally) != 0);
    let kinds: Vec<_> = KINDS.into_iter().filter(|(_, of)| counts(*of)).collect();
    let mut names = Label::default();
    for (name, _) in &kinds {
        append_next(&mut names, (" + ", "+"), &(*name).into());
    }
    let made = line("course/made", label!("Points" / "得点"), names, Tone::Plain);
    let lines = (1..).zip(names::ORDINALS.into_iter().zip(&places)).zip(tallies);
    let lines = lines.map(|((nth, (ordinal, (seat, halves))), tally)| {
        let mut sum = Label::default();
        for (_, of) in &kinds {
            append_next(&mut sum, (" + ", "+"), &Label::same(Halves(of(&tally)).to_string()));
        }
        let (total, Label { en, ja }) = (Halves(*halves), sum);
        let mut value = if kinds.is_empty() {
            label!("{total} points" / "{total}点")
        } else {
            label!("{total} = {en}" / "{total}＝{ja}")
        };
        // MR-8.6: among those with as many points.
        if places.get(nth).is_some_and(|(_, next)| next == halves) {
            append(&mut value, &label!(" (pawn nearer to A)" / "（人型コマがAに近い）"));
        }
        let (Text { en, ja }, name) = (ordinal, view.name(*seat));
        let place = label!("{en} {name}" / "{ja} {name}");
        let id = if nth == 1 { ids::TURN.to_owned() } else { format!("course/place{nth}") };
        line(id, place, value, of_seat(*seat))
    });
    let made = (!kinds.is_empty()).then_some(made);
    lines.chain(made).collect()
}
