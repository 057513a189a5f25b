//! Which of the table's things an action is about, the card or piece first by which it is grouped.

use super::ids;
use crate::BraveArchitect;
use crate::action::{Action, Aim, Pay};
use crate::cards::face_of;
use crate::state::{State, Task};
use crate::vocabulary::Slots;
use kanso_engine::Seat;

/// Ids of the scene that an action touches.
pub fn touches(game: &BraveArchitect, state: &State, action: &Action, ids: &mut Vec<String>) {
    let Some((_, seats)) = game.asked(state) else { return };
    let seat = seats.iter().next().unwrap_or(Seat::at(0));
    let pawn_of = |hero| state.seat_of(hero).map(ids::pawn);
    match action {
        Action::DraftPick { set } => ids.push(ids::of(game, *set)),
        Action::ChooseStyle { style } => {
            let weapon = state.seat(seat).weapon;
            ids.extend(weapon.map(|weapon| ids::of(game, face_of(weapon, *style))));
        }
        Action::PlaceHero { at } => ids.push(ids::square(*at)),
        Action::NextHero { hero } | Action::TensionHeal { hero } => ids.extend(pawn_of(*hero)),
        Action::Proceed => ids.push(ids::TURN.to_owned()),
        Action::Move { to } | Action::ExtraMove { to } | Action::PostAttackMove { to } => {
            ids.extend([ids::square(*to), ids::pawn(seat)]);
        }
        Action::Play { card, pay, aim, boost: _ } => {
            ids.push(ids::of(game, *card));
            aimed(state, *aim, ids);
            paid(game, seat, pay, ids);
        }
        Action::Attack { source, pay, targets, primary: _, boost: _ } => {
            ids.push(ids::of(game, *source));
            ids.extend(on_body(*targets));
            paid(game, seat, pay, ids);
        }
        Action::UseAbility { ability, pay, aim } => {
            ids.push(ids::of(game, *ability));
            aimed(state, *aim, ids);
            paid(game, seat, pay, ids);
        }
        Action::UsePlaced { card, aim } => {
            ids.push(ids::of(game, *card));
            aimed(state, *aim, ids);
        }
        Action::UseItem { hero, item, target } => {
            if let Some(owner) = state.seat_of(*hero) {
                ids.push(ids::own_item(game, owner, *item));
            }
            ids.extend(pawn_of(*target));
        }
        Action::EndTurn | Action::Stop | Action::Pass => ids.push(ids::pawn(seat)),
        Action::Boost => {
            let source = state.attack.as_ref().map(|attack| ids::of(game, attack.source));
            ids.extend(source);
            ids.push(ids::ATTACK.to_owned());
        }
        Action::SlamSide { to } => {
            ids.push(ids::square(*to));
            let chain = state.enemy.as_ref().and_then(|enemy| enemy.push.as_ref());
            ids.extend(chain.and_then(|push| push.chain.last()).map(|seat| ids::pawn(*seat)));
        }
        Action::Discard { cards } => ids.extend(ids::all(game, cards)),
        Action::RecoverWeapon { card } => {
            // It may lie anywhere in a pile of which the table shows the top alone.
            let has = state.seat(seat);
            if has.discard.last() == Some(card) {
                ids.push(ids::of(game, *card));
            }
            let lies = if has.discard.contains(card) { "discard" } else { "deck" };
            ids.push(ids::of_seat(seat, lies));
        }
        Action::TakeItem { item } => ids.push(ids::of(game, *item)),
        Action::AssignItems { gets } => {
            for get in gets.iter() {
                ids.push(ids::of(game, get.item));
                ids.extend(pawn_of(get.hero));
            }
            if gets.is_empty() {
                ids.push(ids::ITEMS.to_owned());
            }
        }
        Action::ChooseEquipment { piece: _ } => {
            let held = match state.tasks.last() {
                Some(Task::ChoosePiece { seat, at }) => {
                    state.seat(*seat).items.get(usize::from(*at))
                }
                Some(_) | None => None,
            };
            ids.extend(held.map(|held| ids::own_item(game, seat, held.item)));
            ids.push(ids::of_seat(seat, "items"));
        }
        Action::UpkeepPick { card: _ } => {
            let entry = match state.tasks.last() {
                Some(Task::Upkeep { seat, at }) => {
                    state.seat(*seat).play_sheet.get(usize::from(*at))
                }
                Some(_) | None => None,
            };
            ids.extend(entry.map(|entry| ids::of(game, entry.card)));
        }
        Action::DestructionOrder { slots } => {
            ids.extend(slots.iter().map(|slot| ids::slot(*slot).to_owned()));
        }
    }
}

/// Squares of the body.
fn on_body(slots: Slots) -> impl Iterator<Item = String> {
    slots.iter().map(|slot| ids::slot(slot).to_owned())
}

/// What an effect is aimed at.
fn aimed(state: &State, aim: Option<Aim>, ids: &mut Vec<String>) {
    match aim {
        Some(Aim::Hero(hero)) => ids.extend(state.seat_of(hero).map(ids::pawn)),
        Some(Aim::Slot(slot)) => ids.push(ids::slot(slot).to_owned()),
        Some(Aim::Stat(_) | Aim::Die { .. }) | None => {}
    }
}

/// What pays.
fn paid(game: &BraveArchitect, seat: Seat, pay: &Pay, ids: &mut Vec<String>) {
    ids.extend(ids::all(game, &pay.cards));
    if pay.tension > 0 {
        ids.push(ids::of_seat(seat, "tension"));
    }
}
