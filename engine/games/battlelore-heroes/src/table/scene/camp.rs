//! What each camp has: War Council, Lore tokens, victory track, hands.
//!
//! Source: BL-12.1, BL-13.1, BL-15.1, BH-20.4; what an eye sees of hands and councils: 5.13.

use super::{
    View, append, badge, capital, holding, ids, line, listed, none_if_empty, number_word, region,
    sign, token,
};
use crate::battle::Side;
use crate::prelude::*;
use crate::table::names;
use kanso_engine::scene::{Icon, Look, Slot, Step, Token};

/// The panel of a camp.
pub(super) fn put(view: View<'_>, battle: &Battle, camp: Camp, regions: &mut Vec<Region>) {
    // North above the board, South below it.
    let place = (0, if camp == Camp::North { 0 } else { 2 });
    let seat = view.state.seat_of(camp);
    let first = regions.len();
    let tone = view.tone(camp);
    let side = battle.side(camp);
    let (title, player) = (names::camp_title(camp), view.player(camp));
    let name =
        Label::new([title.en, ": ", &player.en].concat(), [title.ja, "：", &player.ja].concat());
    let lines = sheet(view, battle, camp);
    regions.push(region(ids::of_camp(camp, "sheet"), name, place, tone, Body::Sheet(lines)));
    let banners = Body::Track(track(view, battle, camp));
    let name = Label::new("Victory track", "VPトラック");
    regions.push(region(ids::of_camp(camp, "track"), name, place, tone, banners));
    let name = Label::from(names::WAR_COUNCIL);
    let council = Body::Sheet(council(view, side, camp));
    regions.push(region(ids::of_camp(camp, "council"), name, place, tone, council));
    let mut row = |id: &str, name: Text, slots: Vec<Slot>| {
        let count = number_word(slots.iter().map(|slot| slot.count).sum::<u16>());
        let name = Label::new([name.en, " ", &count].concat(), [name.ja, &count].concat());
        regions.push(region(ids::of_camp(camp, id), name, place, tone, Body::Row(slots)));
    };
    row("commands", Text::new("Command cards", "戦術カード"), commands(view, side, camp));
    row("lores", Text::new("Lore cards", "ロアカード"), lores(view, side, camp));
    regions[first..].iter_mut().for_each(|region| region.seat = Some(seat));
}

/// Banners, tokens, and heroes that are not on the board.
fn sheet(view: View<'_>, battle: &Battle, camp: Camp) -> Vec<Line> {
    let View { game, state, .. } = view;
    let side = battle.side(camp);
    let mut lines = Vec::with_capacity(5);
    let (banners, target) = (game.banners(state, camp), game.scenario(state).targets[camp.index()]);
    let (words, of) = (number_word(banners), number_word(target));
    let value = Label::new([&*words, " of ", &of].concat(), [&*words, "/", &of].concat());
    let tone = if banners + 1 >= target { Tone::Warning } else { Tone::Plain };
    let label = Label::new("Banners", "バナー");
    let figure = Label::same([&*words, "/", &of].concat());
    let banners = line(ids::of_camp(camp, "banners"), label, value, tone);
    lines.push(banners.signed(Icon::Banner, figure));
    let label = Label::new("Lore tokens", "ロアトークン");
    let value = super::number(side.tokens);
    let tokens = line(ids::of_camp(camp, "tokens"), label, value.clone(), Tone::Treasure);
    lines.push(tokens.signed(Icon::Lore, value));
    if side.lore_played {
        let label = Label::new("Lore card", "ロアカード");
        let value = Label::new("played in this turn", "この手番に使用済み");
        let played = line(ids::of_camp(camp, "lore-played"), label, value, Tone::Faint);
        lines.push(played.signed(Icon::Scroll, Label::new("used", "済")));
    }
    let away = away(view, battle, camp);
    if !away.is_empty() {
        let label = Label::new("Off the board", "マップ外");
        lines.push(line(ids::of_camp(camp, "away"), label, away, Tone::Plain));
    }
    if has_completed(view, battle, camp) {
        let label = Label::new("Quest", "クエスト");
        let value = Label::new("completed", "完了");
        let quest = line(ids::of_camp(camp, "quest"), label, value, Tone::Good);
        lines.push(quest.signed(Icon::Quest, Label::default()));
    }
    lines
}

/// True if a hero of a camp is known to have completed the quest. One that is for both seats is done for
/// both: whose hero it was is told by its searches, and not at all once both have searched enough. Source:
/// BH-16.6.
fn has_completed(view: View<'_>, battle: &Battle, camp: Camp) -> bool {
    if !battle.side(camp).quest_done {
        return false;
    }
    let quest = view.game.scenario(view.state).quest.as_ref();
    match quest.map(|quest| quest.task) {
        Some(QuestTask::Searches(wanted)) if battle.side(camp.other()).quest_done => {
            let heroes = battle.heroes.iter().filter(|hero| hero.searches >= wanted);
            let mut camps = heroes.map(|hero| hero.camp);
            camps.next() == Some(camp) && camps.all(|of| of == camp)
        }
        Some(QuestTask::Searches(_) | QuestTask::Stands(_)) | None => true,
    }
}

/// The heroes of a camp that are not on the board, each with its class and where it is.
fn away(view: View<'_>, battle: &Battle, camp: Camp) -> Label {
    let away = battle.heroes.iter().filter(|hero| hero.camp == camp && hero.at.is_none());
    listed(away.map(|hero| {
        let (name, class) = (view.hero(hero.id), view.state.sheet(hero.id).class.name());
        let mut told = Label::new(
            [&*capital(&class.into()).en, " ", &name.en].concat(),
            [&*name.ja, "・", class.ja].concat(),
        );
        super::bracketed(&mut told, &whereabouts(view, hero));
        told
    }))
}

/// Where a hero is that is not on the board, or what it is there.
pub(super) fn whereabouts(view: View<'_>, hero: &Hero) -> Label {
    let set_up = view.state.battle.as_ref().is_some_and(|battle| battle.turn == 0);
    let text = match hero.status {
        HeroStatus::OnMap if view.game.is_champion(view.state, hero.id) => {
            Text::new("Champion", "チャンピオン")
        }
        HeroStatus::OnMap => Text::new("Leader", "リーダー"),
        HeroStatus::NotDeployed if set_up => Text::new("to be deployed", "配置前"),
        HeroStatus::NotDeployed => Text::new("kept home", "配置せず"),
        HeroStatus::Exited => Text::new("left the map", "離脱"),
        HeroStatus::Captured => Text::new("captured", "捕虜"),
        HeroStatus::Dead => Text::new("dead", "死亡"),
    };
    let mut label = Label::from(text);
    if let Some(at) = hero.at {
        let at = at.to_string();
        append(&mut label, &[" at ", &at], &["・", &at]);
    }
    label
}

/// As many steps as banners are needed, with what fills them, each as it stood on the board. Source:
/// BL-15.1.
fn track(view: View<'_>, battle: &Battle, camp: Camp) -> Vec<Step> {
    let View { game, state, .. } = view;
    let units = battle.side(camp).track.iter().enumerate().map(|(at, kind)| {
        let name = ["banner/", &number_word(at as u64)].concat();
        token::banner(view, ids::of_camp(camp, &name), *kind, camp.other())
    });
    let heroes = battle.heroes.iter().filter(|hero| is_taken(hero) && hero.camp != camp);
    let heroes = heroes.map(|hero| token::hero(view, hero));
    let markers = (0..game.markers_of(state, camp)).map(|at| {
        let id = ids::of_camp(camp, &format!("marker/{at}"));
        let (name, short) = (Label::new("objective", "目標"), Label::same("◎"));
        let sign = Some(Icon::Objective);
        Token { sign, look: Look::Disc, ..token::plain(id, name, short, Tone::Treasure) }
    });
    let filled: Vec<Token> = units.chain(heroes).chain(markers).collect();
    let target = usize::from(game.scenario(state).targets[camp.index()]);
    let steps = target.max(filled.len());
    let mut filled = filled.into_iter();
    let step = |at: usize| {
        let token = filled.next();
        let tone = match &token {
            Some(_) => view.of_camp(camp),
            None if at == target => Tone::Warning,
            None => Tone::Faint,
        };
        let label = Label::same(number_word(at as u64));
        Step::new(ids::track(camp, at), label, tone, token)
    };
    (1..=steps).map(step).collect()
}

/// True if a hero was taken by the other camp.
const fn is_taken(hero: &Hero) -> bool {
    match hero.status {
        HeroStatus::Captured | HeroStatus::Dead => true,
        HeroStatus::OnMap | HeroStatus::NotDeployed | HeroStatus::Exited => false,
    }
}

/// The chairs with their levels, and who sits on the guest spot. Source: BL-13.1, BH-20.4.
fn council(view: View<'_>, side: &Side, camp: Camp) -> Vec<Line> {
    let is_open = side.council.is_some() && (view.sees(camp) || view.councils_are_open());
    let levels = is_open.then(|| view.game.levels(view.state, camp));
    let chair = |class: Class| {
        let name = capital(&class.name().into());
        let (level, tone) = match levels.map(|levels| levels.level(class)) {
            None => ("?".into(), Tone::Faint),
            Some(0) => ("0".into(), Tone::Faint),
            Some(level) => (number_word(level), view.of_camp(camp)),
        };
        let level = Label::same(level);
        let mut value = level.clone();
        if side.advisor == Some(class) {
            append(&mut value, &[" +guest"], &["（ゲスト）"]);
        }
        let id = ids::of_camp(camp, &["chair/", badge::class(class).en].concat());
        line(id, name, value, tone).signed(sign::class(class), level)
    };
    Class::ALL.into_iter().map(chair).collect()
}

/// The Command hand: card by card, or how many. Source: 5.13.
fn commands(view: View<'_>, side: &Side, camp: Camp) -> Vec<Slot> {
    let mut slots = Vec::with_capacity(side.commands.len());
    if view.sees(camp) {
        for group in side.commands.chunk_by(|one, next| one == next) {
            let id = ids::command(view.game, camp, group[0]);
            slots.push(holding(
                token::command(view, id, group[0], view.of_camp(camp)),
                group.len() as u16,
            ));
        }
    } else if !side.commands.is_empty() {
        let id = ids::of_camp(camp, "command/backs");
        let token = token::backs(id, Text::new("Command", "戦術"), view.of_camp(camp));
        slots.push(holding(token, side.commands.len() as u16));
    }
    none_if_empty(&mut slots, ids::of_camp(camp, "command/none"));
    slots
}

/// The Lore hand; during set-up the four cards of which some are kept.
fn lores(view: View<'_>, side: &Side, camp: Camp) -> Vec<Slot> {
    let mut slots = Vec::with_capacity(side.lores.len());
    if view.sees(camp) {
        for group in side.lores.chunk_by(|one, next| one == next) {
            let id = ids::lore(view.game, camp, group[0]);
            slots.push(holding(
                token::lore_held(view, id, group[0], camp, view.of_camp(camp)),
                group.len() as u16,
            ));
        }
    } else if !side.lores.is_empty() {
        let id = ids::of_camp(camp, "lore/backs");
        let token = token::backs(id, Text::new("Lore", "ロア"), view.of_camp(camp));
        slots.push(holding(token, side.lores.len() as u16));
    }
    none_if_empty(&mut slots, ids::of_camp(camp, "lore/none"));
    slots
}
