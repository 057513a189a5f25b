//! Decks and piles, the pool, the chest bag; and cards that are looked at.
//!
//! Source: 3.2 of the specification; what an eye sees: 5.13.

use super::{View, holding, ids, line, listed, sign, token};
use crate::prelude::*;
use crate::table::names;
use kanso_engine::scene::{Icon, Look, Slot, Token};

/// What lies beside the board.
pub(super) fn region(view: View<'_>, place: (u8, u8)) -> Region {
    let mut lines = Vec::with_capacity(8);
    if let Some(battle) = super::battle(view) {
        piles(view, battle, &mut lines);
    }
    let artifacts = super::number(view.state.artifacts.total());
    let label = Label::new("Artifact deck", "アーティファクト");
    let deck = line(ids::DECK, label, artifacts.clone(), Tone::Plain);
    lines.push(deck.signed(Icon::Reward, artifacts));
    let aside = view.state.campaign.as_ref().map(|campaign| &campaign.aside);
    if let Some(aside) = aside.filter(|aside| !aside.is_empty()) {
        let label = Label::new("Set aside", "脇に置いたカード");
        let names = listed(aside.iter().map(|kind| name(view, *kind)));
        lines.push(line(ids::ASIDE, label, names, Tone::Plain));
    }
    let name = Label::new("Decks", "デッキ");
    super::region(ids::STOCK, name, place, Tone::Plain, Body::Sheet(lines))
}

fn name(view: View<'_>, kind: Artifact) -> Label {
    view.game.cards.artifact(kind).face.name.clone()
}

fn piles(view: View<'_>, battle: &Battle, lines: &mut Vec<Line>) {
    let cards = &view.game.cards;
    let mut put = |id: &str, label: Text, value: Label, icon: Icon, figure: Label| {
        lines.push(line(id, label.into(), value, Tone::Plain).signed(icon, figure));
    };
    let left = super::number(battle.command_deck.total());
    let label = Text::new("Command deck", "戦術デッキ");
    put(ids::COMMAND_DECK, label, left.clone(), Icon::Tactic, left);
    let count = super::number(battle.command_discard.len() as i64);
    let mut pile = count.clone();
    if let Some(top) = battle.command_discard.last() {
        super::bracketed(&mut pile, &cards.command(*top).face.name);
    }
    let label = Text::new("Command discard", "戦術捨て札");
    put(ids::COMMAND_DISCARD, label, pile, Icon::Discard, count);
    if view.game.scenario(view.state).lore {
        let left = super::number(battle.lore_deck.total());
        let label = Text::new("Lore deck", "ロアデッキ");
        put(ids::LORE_DECK, label, left.clone(), Icon::Scroll, left);
        let count = super::number(battle.lore_discard.len() as i64);
        let mut pile = count.clone();
        let seen = battle.lore_discard.iter().rev().find(|discard| discard.hidden_by.is_none());
        if let Some(seen) = seen {
            super::bracketed(&mut pile, &cards.lore(seen.card).face.name);
        }
        let label = Text::new("Lore discard", "ロア捨て札");
        put(ids::LORE_DISCARD, label, pile, Icon::LoreDiscard, count);
        let label = Text::new("Lore pool", "ロアのプール");
        let pool = super::number(battle.pool());
        put(ids::POOL, label, pool.clone(), Icon::Lore, pool);
    }
    if !view.game.scenario(view.state).chests.is_empty() {
        let label = Text::new("Chest tokens", "宝箱トークン");
        let bag = chest_bag(view, battle);
        put(ids::CHESTS, label, tokens(&bag), Icon::Chest, super::number(bag.total()));
    }
}

/// The chest tokens whose faces an eye does not see: what one is shown by Thievery is still in the bag for
/// whoever does not see it. Source: BH:SKL18.
fn chest_bag(view: View<'_>, battle: &Battle) -> Bag {
    let mut bag = battle.chest_bag.clone();
    let search = battle.search.as_ref();
    if let Some(search) = search.filter(|search| !view.eye.sees(view.state.owner(search.hero))) {
        search.shown.iter().for_each(|token| bag.add((*token).into(), 1));
    }
    bag
}

/// The kinds of chest tokens in a bag, with how many of each.
fn tokens(bag: &Bag) -> Label {
    let kinds = ChestToken::ALL.into_iter().filter(|kind| bag.count((*kind).into()) > 0);
    listed(kinds.map(|kind| {
        let (name, n) = (names::token_word(kind), bag.count(kind.into()));
        Label::new(format!("{n} {}", name.en), format!("{}{n}", name.ja))
    }))
}

/// Cards or tokens that are looked at just now: open, or how many.
pub(super) fn shown(view: View<'_>, place: (u8, u8)) -> Option<Region> {
    let (name, slots) = looked_at(view)?;
    Some(super::region(ids::SHOWN, name.into(), place, Tone::Active, Body::Row(slots)))
}

fn looked_at(view: View<'_>) -> Option<(Text, Vec<Slot>)> {
    let View { game, state, .. } = view;
    if matches!(state.tasks.last(), Some(Task::Enlist(_))) {
        let name = Text::new("Classes of heroes", "ヒーローのクラス");
        return some(name, Class::ALL.map(|class| holding(token::class(class), 1)).into());
    }
    if let Some(recruit) = &state.recruit {
        let name = Text::new("Artifacts drawn", "引いたアーティファクト");
        let open = view.eye.sees(state.owner(recruit.hero));
        return some(name, artifacts(view, &recruit.shown, open));
    }
    let aaa = state.campaign.as_ref().and_then(|campaign| campaign.aaa.as_ref());
    if let Some(aaa) = aaa.filter(|aaa| !aaa.shown.is_empty()) {
        let name = Text::new("Revealed artifacts", "公開されたアーティファクト");
        return some(name, artifacts(view, &aaa.shown, true));
    }
    if let Some(Task::Equip(hero)) = state.tasks.last() {
        return to_equip(view, *hero);
    }
    let battle = state.battle.as_ref()?;
    let owner = view.sees(game.active(state));
    let backs = |count: usize, what: Text| {
        let id = format!("{}/backs", ids::SHOWN);
        holding(token::backs(id, what, Tone::Plain), count as u16)
    };
    if !battle.scouted.is_empty() {
        let name = Text::new("Command cards drawn", "引いた戦術カード");
        let slots = if owner {
            let groups = battle.scouted.chunk_by(|one, next| one == next);
            let group = |group: &[_]| {
                let id = ids::shown_command(game, group[0]);
                holding(token::command(view, id, group[0], Tone::Plain), group.len() as u16)
            };
            groups.map(group).collect()
        } else {
            vec![backs(battle.scouted.len(), Text::new("Command", "戦術"))]
        };
        return some(name, slots);
    }
    if !battle.browsed.is_empty() {
        let name = Text::new("Lore cards drawn", "引いたロアカード");
        let slots = if owner {
            let groups = battle.browsed.chunk_by(|one, next| one == next);
            let group = |group: &[_]| {
                let id = ids::shown_lore(game, group[0]);
                let active = game.active(state);
                let token = token::lore_held(view, id, group[0], active, Tone::Plain);
                holding(token, group.len() as u16)
            };
            groups.map(group).collect()
        } else {
            vec![backs(battle.browsed.len(), Text::new("Lore", "ロア"))]
        };
        return some(name, slots);
    }
    if let Some(card) = battle.gain.as_ref().and_then(|gain| gain.card) {
        let hero = battle.gain.as_ref()?.hero;
        let name = Text::new("Artifact drawn", "引いたアーティファクト");
        return some(name, artifacts(view, &[card], view.eye.sees(state.owner(hero))));
    }
    let search = battle.search.as_ref()?;
    let name = Text::new("Chest", "宝箱");
    if let Some(token) = search.token {
        return some(name, vec![holding(chest_token(token), 1)]);
    }
    if search.step != SearchStep::Choose || search.shown.is_empty() {
        return None;
    }
    if !view.eye.sees(state.owner(search.hero)) {
        return some(name, vec![backs(search.shown.len(), Text::new("token", "トークン"))]);
    }
    let groups = search.shown.chunk_by(|one, next| one == next);
    some(name, groups.map(|group| holding(chest_token(group[0]), group.len() as u16)).collect())
}

/// The artifacts of a hero that is to be equipped, under their own ids.
fn to_equip(view: View<'_>, hero: HeroId) -> Option<(Text, Vec<Slot>)> {
    let View { game, state, .. } = view;
    let (seat, sheet) = state.find_sheet(hero)?;
    let name = Text::new("Artifacts to equip", "装備するアーティファクト");
    if !view.sees_sheet(seat) {
        let count = sheet.artifacts.len() as u16;
        let back = token::backs(format!("{}/backs", ids::SHOWN), BACK, Tone::Plain);
        return (count > 0).then(|| (name, vec![holding(back, count)]));
    }
    let groups = sheet.artifacts.chunk_by(|one, next| one == next);
    let group = |group: &[Artifact]| {
        let id = ids::artifact(game, hero, group[0]);
        holding(token::artifact(view, id, group[0]), group.len() as u16)
    };
    some(name, groups.map(group).collect())
}

/// What lies face down of artifacts.
const BACK: Text = Text::new("artifact", "アーティファクト");

fn some(name: Text, slots: Vec<Slot>) -> Option<(Text, Vec<Slot>)> {
    (!slots.is_empty()).then_some((name, slots))
}

/// Artifact cards, or how many.
fn artifacts(view: View<'_>, cards: &[Artifact], open: bool) -> Vec<Slot> {
    if cards.is_empty() {
        return Vec::new();
    }
    if !open {
        let id = format!("{}/backs", ids::SHOWN);
        return vec![holding(token::backs(id, BACK, Tone::Plain), cards.len() as u16)];
    }
    let groups = cards.chunk_by(|one, next| one == next);
    let group = |group: &[Artifact]| {
        let id = ids::shown_artifact(view.game, group[0]);
        holding(token::artifact(view, id, group[0]), group.len() as u16)
    };
    groups.map(group).collect()
}

/// A chest token, face up.
fn chest_token(kind: ChestToken) -> Token {
    let name = Label::from(kind.name());
    let tone = match kind {
        ChestToken::Trap => Tone::Bad,
        ChestToken::Experience | ChestToken::Treasure | ChestToken::Artifact => Tone::Treasure,
    };
    // Source: BH-16.5.
    let detail = match kind {
        ChestToken::Experience => {
            Text::new("chest token: 1 Experience token", "宝箱トークン：経験トークン1個を得る")
        }
        ChestToken::Treasure => {
            Text::new("chest token: 1 Treasure token", "宝箱トークン：財宝トークン1個を得る")
        }
        ChestToken::Artifact => Text::new(
            "chest token: 1 artifact card",
            "宝箱トークン：アーティファクトカード1枚を得る",
        ),
        ChestToken::Trap => {
            Text::new("chest token: a casualty check", "宝箱トークン：負傷チェックを行う")
        }
    };
    let sign = Some(sign::chest_token(kind));
    let token = token::plain(ids::shown_token(kind), name.clone(), name, tone);
    Token { sign, look: Look::Counter, detail: detail.into(), ..token }
}
