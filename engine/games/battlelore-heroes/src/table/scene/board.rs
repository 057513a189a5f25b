//! The board: hexes, terrain, chests, units and heroes.
//!
//! Source: BL-1.1 to BL-1.4, BL-2.6, BH-16.1.

use super::{View, badge, ids, listed, token};
use crate::battle::Chest;
use crate::cards::Marker;
use crate::prelude::*;
use crate::readings::MissileAdjacent;
use crate::vocabulary::{HEXES, ROWS};
use kanso_engine::scene::{Board, BoardCell, Caption, Icon, Land, Look, Shape, Token};
use std::borrow::Cow;

/// The internal columns of the hexes on the dotted lines. Source: BL-1.4.
const DOTTED: [u8; 2] = [8, 18];

pub(super) fn region(view: View<'_>, battle: &Battle, place: (u8, u8)) -> Region {
    // From the top left: North's baseline first, each row from the west.
    let rows = (0..ROWS).rev();
    let hexes = rows.flat_map(|row| (1..).map_while(move |column| Hex::new(row, column)));
    let mut cells = Vec::with_capacity(HEXES);
    cells.extend(hexes.map(|hex| cell(view, battle, hex)));
    let dividers = DOTTED.iter().map(|x| i16::from(*x) - 1).collect();
    let captions = captions(view, battle);
    let board = Board { dividers, captions, ..Board::new(Shape::Hexes, cells) };
    let name = view.game.scenario(view.state).face.name.clone();
    super::region(ids::BOARD, name, place, Tone::Plain, Body::Board(board))
}

/// The sections at both baselines, as each camp calls them; those are lit in which the Command card in
/// play orders. Source: BL-1.4, BL-6.5a.
fn captions(view: View<'_>, battle: &Battle) -> Vec<Caption> {
    let mut captions = Vec::with_capacity(6);
    for camp in Camp::ALL {
        let row = if camp == Camp::South { 0 } else { ROWS - 1 };
        for section in camp.sections() {
            let here =
                |hex: &Hex| Section::ALL.into_iter().filter(|of| hex.is_in(*of)).eq([section]);
            let hexes: Vec<Hex> =
                (1..).map_while(|column| Hex::new(row, column)).filter(here).collect();
            let Some(middle) = hexes.get(hexes.len() / 2) else { continue };
            captions.push(Caption {
                at: ids::hex(*middle),
                name: super::capital(&super::course::section_of(section, camp).into()),
                tone: view.of_camp(camp),
                lit: camp == view.game.active(view.state) && is_ordered(view, battle, section),
            });
        }
    }
    captions
}

/// True if the Command card in play orders in a section.
fn is_ordered(View { game, state, .. }: View<'_>, battle: &Battle, section: Section) -> bool {
    let card = battle.in_play.and_then(|play| play.acts_as);
    let at = game.active(state).sections().iter().position(|of| *of == section);
    match card.map(|card| game.cards.command(card).text) {
        Some(CommandText::Sections { orders, .. }) => at.is_some_and(|at| orders[at] > 0),
        Some(CommandText::Assault { section }) => at == Some(section.into()),
        _ => false,
    }
}

fn cell(view: View<'_>, battle: &Battle, hex: Hex) -> BoardCell {
    let View { game, state, .. } = view;
    let at = kanso_engine::Hex::from(hex);
    let mut tokens = Vec::new();
    tokens.extend(goal(view, battle, hex));
    tokens.extend(battle.chests.iter().find(|chest| chest.at == hex).map(chest));
    tokens.extend(battle.unit(hex).map(|unit| token::unit(view, unit)));
    let heroes = battle.heroes.iter().filter(|hero| hero.at == Some(hex));
    tokens.extend(heroes.map(|hero| token::hero(view, hero)));
    let tint = land(game.terrain(state, hex).role);
    let place = (at.x().into(), at.y().into());
    let terrain = game.scenario(state).terrain[hex.index()];
    BoardCell {
        detail: game.cards.ground(terrain, hex).clone(),
        tokens,
        ..BoardCell::new(hex.label(), place, Label::same(hex.label()), tint)
    }
}

/// The hexes that a piece could strike from where it stands, if it shoots. Source: BL-4.5, BL-4.6.
pub(super) fn reach(View { game, state, .. }: View<'_>, who: &Fighter) -> Vec<Cow<'static, str>> {
    let Some((from, to)) = game.shooting_range(state, who) else { return Vec::new() };
    let is_held = game.enemy_beside(state, who.camp, who.at)
        && game.readings.missile_adjacent == MissileAdjacent::MustMelee;
    let is_struck = |hex: &Hex| {
        let distance = who.at.distance(*hex);
        let shoots = !is_held && (from..=to).contains(&distance);
        distance == 1 || shoots && game.has_sight(state, who.camp, who.at, *hex)
    };
    Hex::all().filter(is_struck).map(|hex| hex.label().into()).collect()
}

/// The landscape of a terrain.
const fn land(role: TerrainRole) -> Tone {
    Tone::Land(match role {
        TerrainRole::Plain => return Tone::Plain,
        TerrainRole::Forest => Land::Forest,
        TerrainRole::Hill => Land::Hill,
        TerrainRole::River => Land::River,
        TerrainRole::Ford => Land::Ford,
        TerrainRole::Bridge => Land::Bridge,
        TerrainRole::Marsh => Land::Marsh,
        TerrainRole::Rampart => Land::Rampart,
        TerrainRole::Building => Land::Building,
        TerrainRole::Impassable => Land::Rock,
    })
}

/// The objective of a hex, or the end of a quest that is open, as a counter: whose it is, and all that it
/// is.
fn goal(view: View<'_>, battle: &Battle, hex: Hex) -> Option<Token> {
    let View { game, state, .. } = view;
    let scenario = game.scenario(state);
    let mut badges = Vec::new();
    let here = |(_, marker): &(u8, &Marker)| marker.hexes.contains(&hex);
    for (number, _) in (0..).zip(&scenario.markers).filter(here) {
        let holder = game.marker_of(state, number);
        badges.push(badge::marker(holder.map_or(Tone::Plain, |camp| view.of_camp(camp))));
    }
    if let Some(QuestTask::Stands(ends)) = scenario.quest.as_ref().map(|quest| quest.task) {
        let is_open = |camp: &Camp| ends[camp.index()] == hex && !battle.side(*camp).quest_done;
        let camps = Camp::ALL.into_iter().filter(is_open);
        badges.extend(camps.map(|camp| badge::quest(view.of_camp(camp))));
    }
    let first = badges.first()?;
    let (sign, tone) = (first.sign.as_ref().map(|sign| sign.icon), first.tone);
    let short = first.text.clone();
    let name = listed(badges.iter().map(|badge| badge.meaning.clone()));
    // Its own sign tells of the first of them.
    badges.remove(0);
    let token = token::plain(ids::goal(hex), name, short, tone);
    Some(Token { sign, look: Look::Counter, badges, ..token })
}

/// The chest tokens of a hex.
fn chest(chest: &Chest) -> Token {
    let n = chest.tokens;
    let name = if n == 1 {
        Label::new("chest: 1 token", "宝箱：トークン1個")
    } else {
        Label::new(format!("chest: {n} tokens"), format!("宝箱：トークン{n}個"))
    };
    let figure = Label::same(n.to_string());
    let (id, sign) = (ids::chest(chest.at), Some(Icon::Chest));
    let token = token::plain(id, name, figure.clone(), Tone::Treasure);
    Token { sign, look: Look::Counter, figure, ..token }
}
