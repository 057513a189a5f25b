//! The campaign: its battles with their results, the rosters, the guest spots; and what is chosen
//! between two battles.
//!
//! Source: BH-20.1, BH-20.5, BH-21.1 to BH-21.7.

use super::{View, append, bracketed, hero, holding, ids, line, listed, region, token};
use crate::prelude::*;
use crate::state::PlayedBattle;
use crate::table::names;
use kanso_engine::scene::Icon;

/// The battles so far, with the one that is on.
pub(super) fn battles(view: View<'_>) -> Region {
    let campaign = view.state.campaign.as_ref();
    let played = campaign.map_or(&[][..], |campaign| &campaign.battles);
    let mut lines: Vec<Line> =
        played.iter().zip(1..).map(|(battle, number)| of_battle(view, battle, number)).collect();
    if let Some(all) = view.game.battles {
        let label = Label::new("Agreed", "予定");
        let value = Label::new(format!("{all} battles"), format!("{all}戦"));
        let agreed = line(format!("{}/agreed", ids::BATTLES), label, value, Tone::Faint);
        lines.push(agreed.signed(Icon::Battle, super::number(all)));
    }
    let name = Label::new("Battles", "戦闘");
    region(ids::BATTLES, name, (0, 0), Tone::Plain, Body::Sheet(lines))
}

fn of_battle(view: View<'_>, battle: &PlayedBattle, number: u16) -> Line {
    let label = Label::new(format!("Battle {number}"), format!("第{number}戦"));
    let mut value = view.game.cards.scenario(battle.scenario).face.name.clone();
    let south = Seat::at(battle.camp.index());
    let holds = view.seat(south);
    let camp = Camp::South.name();
    let holds =
        Label::new(format!("{}: {}", camp.en, holds.en), format!("{}：{}", camp.ja, holds.ja));
    bracketed(&mut value, &holds);
    let Some(end) = battle.result else {
        append(&mut value, &[": going on"], &["：戦闘中"]);
        return line(ids::battle(number), label, value, Tone::Active);
    };
    let result = result(view, battle, &end);
    append(&mut value, &[": ", &result.en], &["：", &result.ja]);
    line(ids::battle(number), label, value, Tone::Plain)
}

/// Who won, with how many banners, and why.
fn result(view: View<'_>, battle: &PlayedBattle, end: &BattleEnd) -> Label {
    let [south, north] = end.banners;
    let why = match end.reason {
        EndCause::Banners => Text::new("banners", "バナー"),
        EndCause::NoPiece => Text::new("no piece left", "全滅"),
        EndCause::TurnLimit => Text::new("turn limit", "手番の上限"),
    };
    let won = end.winner.map(|camp| {
        let seat = if camp == battle.camp { Seat::at(0) } else { Seat::at(1) };
        view.seat(seat)
    });
    // The banners of the winner come first.
    let (most, least) =
        if end.winner == Some(Camp::North) { (north, south) } else { (south, north) };
    match won {
        Some(won) => Label::new(
            format!("{} won, {most} to {least} ({})", won.en, why.en),
            format!("{}の勝ち、{most}対{least}（{}）", won.ja, why.ja),
        ),
        None => Label::new(
            format!("a draw, {south} to {north} ({})", why.en),
            format!("引き分け、{south}対{north}（{}）", why.ja),
        ),
    }
}

/// The heroes of a player and its guest spot.
pub(super) fn roster(view: View<'_>, seat: Seat, regions: &mut Vec<Region>) {
    let state = view.state;
    let has = state.seat(seat);
    let place = (seat.into(), 1);
    let mut lines = Vec::with_capacity(has.roster.len() + 3);
    let won = state.campaign.as_ref().map_or(0, |campaign| {
        let wins = campaign.battles.iter().filter(|battle| {
            let winner = battle.result.and_then(|end| end.winner);
            winner.is_some_and(|camp| (camp == battle.camp) == (seat == Seat::at(0)))
        });
        wins.count()
    });
    let label = Label::new("Battles won", "勝利数");
    let value = super::number(won as i64);
    let won = line(ids::of_seat(seat, "won"), label, value.clone(), Tone::Plain);
    lines.push(won.signed(Icon::Trophy, value));
    let guest = match has.guest {
        Some(guest) => {
            let mut name = view.hero(guest.hero);
            let n = guest.defeats;
            append(&mut name, &[&format!(", defeats {n}")], &[&format!("（敗北{n}）")]);
            name
        }
        None => Label::new("free", "空き"),
    };
    let label = Label::new("Guest spot", "ゲストスポット");
    lines.push(line(ids::of_seat(seat, "guest"), label, guest, Tone::Treasure));
    if let Some(party) = party(view, seat) {
        let label = Label::new("Party", "出すヒーロー");
        lines.push(line(ids::of_seat(seat, "party"), label, party, Tone::Active));
    }
    for sheet in &has.roster {
        let label = names::hero_label(sheet.class, sheet.name_no);
        let mut value = Label::from(sheet.class.name());
        if sheet.status != SheetStatus::Active {
            super::append_next(&mut value, (", ", "、"), &hero::status_name(sheet.status).into());
        }
        let (left, skills) = (view.game.skulls_left(state, sheet.id), sheet.skills.len());
        let (experience, treasure) = (sheet.experience, sheet.treasure);
        let cards = sheet.artifacts.len();
        append(
            &mut value,
            &[&format!(
                ", skulls {left}, skills {skills}, artifacts {cards}, experience {experience}, treasure {treasure}"
            )],
            &[&format!(
                "、スカルマーク{left}、スキル{skills}、アーティファクト{cards}、経験{experience}、財宝{treasure}"
            )],
        );
        let id = ids::of_hero(sheet.id, "roster");
        lines.push(line(id, label, value, hero::status_tone(sheet.status)));
    }
    let name = view.seat(seat);
    let id = ids::of_seat(seat, "roster");
    let roster = region(id, name, place, view.tone_of_seat(seat), Body::Sheet(lines));
    regions.push(roster.on_side_of(seat));
}

/// The party of a player, once this eye may know it. Source: 5.13.
fn party(view: View<'_>, seat: Seat) -> Option<Label> {
    let campaign = view.state.campaign.as_ref()?;
    let open = view.eye.sees(seat) || campaign.parties.iter().all(Option::is_some);
    let party = campaign.parties[seat.index()].as_ref().filter(|_| open)?;
    let heroes = listed(party.iter().map(|hero| view.hero(*hero)));
    Some(if heroes.is_empty() { Label::new("nobody", "なし") } else { heroes })
}

/// Between battles: the scenarios of which one is chosen; the rosters.
pub(super) fn offered(view: View<'_>, regions: &mut Vec<Region>) {
    if view.state.tasks.last() == Some(&Task::ChooseScenario) {
        let kinds = Scenario::all(view.game.cards.scenarios.len());
        let slots = kinds.map(|kind| holding(token::scenario(view, kind), 1)).collect();
        let name = Label::new("Scenarios", "シナリオ");
        regions.push(region("scenarios", name, (0, 0), Tone::Active, Body::Row(slots)));
    }
    for (seat, has) in view.state.seats.iter().enumerate() {
        let seat = Seat::at(seat);
        let tone = view.tone_of_seat(seat);
        let own = Tone::Seat(seat.into());
        let heroes = has.roster.iter().map(|sheet| holding(token::in_roster(view, sheet, own), 1));
        let mut slots: Vec<_> = heroes.collect();
        super::none_if_empty(&mut slots, ids::of_seat(seat, "heroes/none"));
        // Where the cards of a camp lie in a battle.
        let place = (0, if seat == Seat::at(0) { 2 } else { 0 });
        let name = view.seat(seat);
        let hall = region(ids::of_seat(seat, "hall"), name, place, tone, Body::Row(slots));
        regions.push(hall.on_side_of(seat));
    }
}
