//! The course of the game at a glance: turn, the Command card in play, orders left, what goes on, dice.
//!
//! Source: BL-6.1, BL-6.5a, BL-7.3, BL-9.8, BH-16.6.

use super::{View, append, badge, fight, holding, ids, line, listed, token};
use crate::battle::{Faces, Grant};
use crate::prelude::*;
use crate::table::names;
use crate::vocabulary::Face;

pub(super) fn region(view: View<'_>, place: (u8, u8)) -> Region {
    let mut lines = vec![turn(view)];
    lines.extend(score(view));
    // Once the game is over no step of it goes on.
    if let Some(battle) = super::battle(view).filter(|_| view.state.ended.is_none()) {
        if battle.turn > 0 {
            lines.push(card(view, battle));
            lines.push(orders(view, battle));
        }
        lines.extend(fight::line(view, battle));
        lines.extend(fight::inside(view, battle));
        lines.extend(holy(battle));
        lines.extend(quest(view, battle));
        lines.extend(Camp::ALL.into_iter().filter_map(|camp| last_card(view, battle, camp)));
    }
    let name = Label::new("Course", "進行");
    super::region(ids::COURSE, name, place, Tone::Plain, Body::Sheet(lines))
}

/// Turn, round, and who is at it.
fn turn(view: View<'_>) -> Line {
    let View { game, state, .. } = view;
    let label = Label::new("Turn", "手番");
    let asked = || view.asked().map_or_else(Label::default, |seat| view.seat(seat));
    let Some(battle) = &state.battle else {
        let mut value = match &state.campaign {
            Some(campaign) if campaign.winner.is_some() || state.tasks.is_empty() => {
                Label::new("the campaign is over", "キャンペーン終了")
            }
            Some(campaign) => {
                let played = campaign.battles.len();
                Label::new(
                    format!("between battles, {played} played"),
                    format!("戦闘の合間（{played}戦終了）"),
                )
            }
            None => Label::new("set-up", "準備"),
        };
        super::append_next(&mut value, (": ", "："), &asked());
        return line(ids::TURN, label, value, Tone::Active);
    };
    if battle.turn == 0 {
        let mut value = Label::new("set-up", "準備");
        super::append_next(&mut value, (": ", "："), &asked());
        return line(ids::TURN, label, value, Tone::Active);
    }
    let active = game.active(state);
    let (turn, round) = (battle.turn, battle.turn.div_ceil(2));
    if let Some(end) = &state.ended {
        let mut value = Label::new(
            format!("over after turn {turn} (round {round})"),
            format!("第{turn}手番で終了（第{round}ラウンド）"),
        );
        super::append_next(&mut value, (": ", "："), &result(view, end));
        return line(ids::TURN, label, value, Tone::Good);
    }
    let (camp, player) = (active.name(), view.player(active));
    // A campaign has turns of other battles, too.
    let of = state.campaign.as_ref().map_or_else(Label::default, |campaign| {
        let number = campaign.battles.len();
        Label::new(format!(" of battle {number}"), format!("、第{number}戦"))
    });
    let value = Label::new(
        format!("{turn}{} (round {round}): {}, {}", of.en, camp.en, player.en),
        format!("{turn}（第{round}ラウンド{}）：{}、{}", of.ja, camp.ja, player.ja),
    );
    line(ids::TURN, label, value, view.of_camp(active))
}

/// How a battle by itself ended: who won, with how many banners.
fn result(view: View<'_>, end: &BattleEnd) -> Label {
    let [south, north] = end.banners;
    match end.winner {
        Some(camp) => {
            let (most, least) = if camp == Camp::South { (south, north) } else { (north, south) };
            let player = view.player(camp);
            Label::new(
                format!("{} won, {most} to {least}", player.en),
                format!("{}の勝ち、{most}対{least}", player.ja),
            )
        }
        None => {
            Label::new(format!("a draw, {south} to {north}"), format!("引き分け、{south}対{north}"))
        }
    }
}

/// How a campaign stands: battles won, those of the first seat first.
fn score(view: View<'_>) -> Option<Line> {
    let state = view.state;
    state.campaign.as_ref()?;
    let [one, other] = [Seat::at(0), Seat::at(1)];
    let (won, lost) = (BattleLore::wins(state, one), BattleLore::wins(state, other));
    let (first, second) = (view.seat(one), view.seat(other));
    let value = Label::new(
        format!("{} {won} to {lost} {}", first.en, second.en),
        format!("{} {won}対{lost} {}", first.ja, second.ja),
    );
    let label = Label::new("Battles", "勝利数");
    Some(line(ids::SCORE, label, value, Tone::Treasure))
}

/// The Command card in play, or the Lore card instead; behind the battles the one that was in play.
fn card(view: View<'_>, battle: &Battle) -> Line {
    let cards = &view.game.cards;
    let label = Label::new("Command", "戦術");
    let value = match (&battle.in_play, battle.in_lieu) {
        (Some(play), _) => {
            let mut value = cards.command(play.card).face.name.clone();
            if let Some(other) = play.acts_as.filter(|other| *other != play.card) {
                let other = &cards.command(other).face.name;
                append(&mut value, &[" as ", &other.en], &["（", &other.ja, "として）"]);
            }
            value
        }
        (None, Some(lore)) => cards.lore(lore).face.name.clone(),
        (None, None) if view.state.tasks.contains(&Task::Command) => {
            return line(ids::CARD, label, Label::new("none yet", "まだなし"), Tone::Faint);
        }
        (None, None) => {
            // BL-16.5: it went to the discard before cards are drawn.
            let last = battle.side(view.game.active(view.state)).last_command;
            let value = last.map_or_else(
                || Label::new("none", "なし"),
                |card| {
                    let mut name = cards.command(card).face.name.clone();
                    super::bracketed(&mut name, &Label::new("discarded", "捨て札"));
                    name
                },
            );
            return line(ids::CARD, label, value, Tone::Faint);
        }
    };
    line(ids::CARD, label, value, Tone::Active)
}

/// The Command card that a camp played last.
fn last_card(view: View<'_>, battle: &Battle, camp: Camp) -> Option<Line> {
    let name = &view.game.cards.command(battle.side(camp).last_command?).face.name;
    let player = view.player(camp);
    let value =
        Label::new(format!("{}: {}", player.en, name.en), format!("{}：{}", player.ja, name.ja));
    let label = Label::new("Last card", "前の札");
    Some(line(ids::of_camp(camp, "last"), label, value, view.of_camp(camp)))
}

/// What orders are left.
fn orders(view: View<'_>, battle: &Battle) -> Line {
    let active = view.game.active(view.state);
    let grants = battle.orders.grants.iter().filter(|grant| grant.left > 0);
    let mut left = listed(grants.map(|grant| grant_words(view, grant, active)));
    let dice = face_words(battle.orders.faces);
    if !dice.is_empty() {
        super::append_next(&mut left, (", ", "、"), &dice);
        let used = battle.orders.faced.len();
        if used > 0 {
            append(&mut left, &[&format!(" ({used} used)")], &[&format!("（{used}個使用済み）")]);
        }
    }
    let label = Label::new("Orders", "命令");
    if !left.is_empty() {
        let left = Label::new(["to give: ", &left.en].concat(), [&left.ja, "（残り）"].concat());
        return line(ids::ORDERS, label, left, Tone::Active);
    }
    // Those of the card come as T2 begins.
    let is_before = |task: &Task| {
        matches!(task, Task::Command | Task::Alongside | Task::CommandDice | Task::BeginOrders)
    };
    let is_played = battle.in_play.is_some() || battle.in_lieu.is_some();
    let none = if is_played && !view.state.tasks.iter().any(is_before) {
        Label::new("none left", "残りなし")
    } else {
        Label::same("–")
    };
    line(ids::ORDERS, label, none, Tone::Faint)
}

fn grant_words(view: View<'_>, grant: &Grant, active: Camp) -> Label {
    let n = grant.left;
    let to = match grant.filter {
        // As on the cards: `Left 3`.
        Filter::Section(section) => {
            let name = super::capital(&section_of(section, active).into());
            return Label::new(format!("{} {n}", name.en), format!("{}{n}", name.ja));
        }
        Filter::Any => Label::new("of choice", "任意"),
        Filter::Foot => Label::new("foot", "徒歩"),
        Filter::Mounted => Label::new("mounted", "騎乗"),
        Filter::Unled => Label::new("without a Leader", "リーダーなし"),
        Filter::Missile => Label::new("missile", "射撃"),
        Filter::Colour(colour) => colour.name().into(),
        Filter::Beside(hero) => {
            let name = view.hero(hero);
            Label::new(format!("beside {}", name.en), format!("{}に隣接", name.ja))
        }
        Filter::Chain(hex) => Label::new(format!("beside {hex}"), format!("{hex}に隣接")),
    };
    Label::new(format!("{n} {}", to.en), format!("{}{n}", to.ja))
}

/// A section as a camp sees it. Source: BL-1.4.
pub(super) fn section_of(section: Section, camp: Camp) -> Text {
    let place = camp.sections().iter().position(|own| *own == section);
    match place {
        Some(0) => Text::new("left", "左翼"),
        Some(1) => Text::new("centre", "中央"),
        Some(_) | None => Text::new("right", "右翼"),
    }
}

/// Faces and how many dice show each.
fn face_words(counts: [u8; 6]) -> Label {
    let faces = Face::ALL.into_iter().filter(|face| counts[usize::from(face.code())] > 0);
    listed(faces.map(|face| {
        let (n, name) = (counts[usize::from(face.code())], names::face_word(face));
        Label::new(format!("{n} {}", name.en), format!("{}{n}", name.ja))
    }))
}

/// Blessed sections. Source: BL:LCL05.
fn holy(battle: &Battle) -> Option<Line> {
    let sections = battle.holy.iter().map(|holy| {
        let (camp, name) = (holy.camp.name(), holy.section.name());
        let levels = holy.levels;
        Label::new(
            format!("{}: {} +{levels}", camp.en, name.en),
            format!("{}：{}+{levels}", camp.ja, name.ja),
        )
    });
    let value = listed(sections);
    let label = Label::new("Bolder", "加護");
    (!value.is_empty()).then(|| line(ids::HOLY, label, value, Tone::Good))
}

/// The quest of the scenario: where to go first, or that it is done. One of searches is there once for both
/// camps, another once for each. Source: BH-16.6.
fn quest(view: View<'_>, battle: &Battle) -> Option<Line> {
    let quest = view.game.scenario(view.state).quest.as_ref()?;
    let is_done = Camp::ALL.map(|camp| battle.side(camp).quest_done);
    let open = match (quest.task, is_done) {
        (QuestTask::Searches(n), [false, false]) => {
            Some(Label::new(format!("search {n} chests"), format!("宝箱を{n}か所捜索")))
        }
        (QuestTask::Stands([south, north]), [false, false]) => Some(Label::new(
            format!("a hero of South in {south}, of North in {north}"),
            format!("南軍は{south}、北軍は{north}にヒーロー"),
        )),
        (QuestTask::Stands([south, _]), [false, true]) => Some(Label::new(
            format!("a hero of South in {south}"),
            format!("南軍は{south}にヒーロー"),
        )),
        (QuestTask::Stands([_, north]), [true, false]) => Some(Label::new(
            format!("a hero of North in {north}"),
            format!("北軍は{north}にヒーロー"),
        )),
        (QuestTask::Searches(_) | QuestTask::Stands(_), _) => None,
    };
    let tone = if open.is_some() { Tone::Treasure } else { Tone::Good };
    let mut value = open.unwrap_or_else(|| Label::new("completed", "完了"));
    super::bracketed(&mut value, &quest.name);
    Some(line(ids::QUEST, Label::new("Quest", "クエスト"), value, tone))
}

/// The dice that lie on the table, as face icons.
pub(super) fn dice(view: View<'_>, place: (u8, u8)) -> Option<Region> {
    let battle = super::battle(view)?;
    let (faces, cancelled) = rolled(battle);
    let mut slots = Vec::with_capacity(6);
    for (faces, gone) in [(faces, false), (cancelled, true)] {
        for face in Face::ALL {
            let count = faces.iter().filter(|one| **one == face).count() as u16;
            if count == 0 {
                continue;
            }
            let word = names::face_word(face).en;
            let id = format!("{}/{}{word}", ids::DICE, if gone { "cancelled/" } else { "" });
            let badges = gone.then(badge::cancelled);
            slots.push(holding(token::die(id, face, badges.into_iter().collect()), count));
        }
    }
    super::none_if_empty(&mut slots, format!("{}/none", ids::DICE));
    let name = Label::new("Dice", "ダイス");
    Some(super::region(ids::DICE, name, place, Tone::Plain, Body::Row(slots)))
}

/// The dice of what goes on inside, else of the battle, else of the Command card; and those that were
/// cancelled.
fn rolled(battle: &Battle) -> (Faces, Faces) {
    if let Some(check) = battle.check.as_ref().filter(|check| !check.faces.is_empty()) {
        return (check.faces.clone(), Faces::new());
    }
    if let Some(damage) = battle.damage.as_ref().filter(|damage| !damage.faces.is_empty()) {
        return (damage.faces.clone(), Faces::new());
    }
    if let Some(fight) = battle.fight().filter(|fight| !fight.faces.is_empty()) {
        return (fight.faces.clone(), fight.cancelled.clone());
    }
    (battle.command_faces.clone(), Faces::new())
}
