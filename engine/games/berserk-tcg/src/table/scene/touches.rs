//! Which of the table's things an action is about.

use super::ids;
use crate::BerserkTcg;
use crate::action::Action;
use crate::state::{CardId, Named, State};
use kanso_engine::Seat;

/// Ids of the scene that an action touches, the card first by which it is grouped.
///
/// Nothing for an action that is not asked for. The cards of a hand are in it by their card
/// numbers: it is for the eye of the seat that is asked (BK-3.16).
pub fn touches(game: &BerserkTcg, state: &State, action: &Action, ids: &mut Vec<String>) {
    let Some(ask) = state.asked() else { return };
    let seat = ask.seat;
    match action {
        Action::Keep | Action::Redraw => ids.push(ids::hand(seat)),
        Action::Open { card }
        | Action::OpenUnpaid { card }
        | Action::OpenQuick { card }
        | Action::Use { card, .. }
        | Action::Vanguard { card }
        | Action::Fighter { card }
        | Action::Discard { card }
        | Action::PayCard { card }
        | Action::Sacrifice { card }
        | Action::Take { card }
        | Action::Bottom { card } => put(game, state, *card, ids),
        Action::Move { card, to: city }
        | Action::Set { card, city }
        | Action::Place { card, city } => {
            put(game, state, *card, ids);
            ids.push(ids::lane(seat, *city).to_owned());
        }
        Action::DeclareBattle { city } => ids.push(ids::city(*city)),
        Action::SkipOpen | Action::EndMain => ids.push(ids::PHASE.to_owned()),
        Action::NoVanguard | Action::NoFighter => battle_city(state, ids),
        Action::Assign { target, .. } => {
            striker(state, ids);
            put(game, state, *target, ids);
        }
        Action::StopAssign => striker(state, ids),
        Action::DrawTwo | Action::DrawOne | Action::Find { .. } => ids.push(ids::deck(seat)),
        Action::Decline | Action::StopSearch | Action::TakeNone => ids.push(ids::piles(seat)),
        Action::Pay { cards, sacrifice } => {
            for card in cards.iter().chain(sacrifice) {
                put(game, state, *card, ids);
            }
            if ids.is_empty() {
                ids.push(ids::hand(seat));
            }
        }
        Action::Targets { list } => targets(game, state, seat, list, ids),
        Action::NextTrigger { item } => ids.push(ids::item(*item)),
        Action::Pass { .. } => ids.push(ids::PRIORITY.to_owned()),
    }
}

/// The token of a card, once.
fn put(game: &BerserkTcg, state: &State, card: CardId, ids: &mut Vec<String>) {
    if let Some(card) = state.find(card) {
        let id = ids::token(game, card);
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
}

fn battle_city(state: &State, ids: &mut Vec<String>) {
    ids.extend(state.battle.as_ref().map(|battle| ids::city(battle.city)));
}

/// The fighter that assigns its damage.
fn striker(state: &State, ids: &mut Vec<String>) {
    let striker = state.exchanging().and_then(|exchange| exchange.queue.first());
    ids.extend(striker.map(|card| ids::card(*card)));
}

fn targets(game: &BerserkTcg, state: &State, seat: Seat, list: &[Named], ids: &mut Vec<String>) {
    ids.extend(list.iter().filter_map(|named| ids::named(game, state, *named)));
    if list.is_empty() {
        match state.announcing() {
            Some(announce) => put(game, state, announce.card, ids),
            None => ids.push(ids::hand(seat)),
        }
    }
}
