//! Which of the table's things an action is about, the card or piece first by which it is grouped.

use super::ids;
use crate::MamonoRaid;
use crate::action::Action;
use crate::state::State;
use crate::vocabulary::{BonusShield, Service};
use kanso_engine::Seat;

/// Ids of the scene that an action touches.
pub fn touches(game: &MamonoRaid, state: &State, action: &Action, ids: &mut Vec<String>) {
    let Some((_, seat)) = game.asked(state) else { return };
    match action {
        Action::PickStarter { symbol, way: _ } => ids.push(ids::starter(*symbol)),
        Action::UseSkill { skill, x: _, targets, release, heal: _ } => {
            ids.push(ids::own_skill(game, seat, *skill));
            ids.extend(targets.iter().map(|spot| ids::cell(*spot)));
            ids.extend(release.iter().map(|one| ids::own_skill(game, seat, one.skill)));
        }
        Action::Gather => {
            ids.extend([ids::service(Service::Gather).to_owned(), ids::of_seat(seat, "home")]);
        }
        Action::UseItem { item, heal: _ } | Action::UseEnemyItem { item, yes: _ } => {
            ids.push(ids::own_item(game, seat, *item));
        }
        Action::Pass { space } => ids.extend([ids::pawn(seat), ids::safe(*space)]),
        Action::SwapParts { mine, theirs } => {
            ids.extend([ids::part(game, *mine), ids::part(game, *theirs)]);
        }
        Action::Decline => ids.push(ids::of_seat(seat, "cards")),
        Action::BuyLife { markers, bonus } => {
            ids.push(ids::service(Service::ExtraLife).to_owned());
            paid_with(state, seat, (*markers, *bonus), ids);
        }
        Action::BuyItem { item, markers, bonus } => {
            ids.push(ids::item(game, *item));
            paid_with(state, seat, (*markers, *bonus), ids);
        }
        Action::LevelUp { character: _, skill, chips, starter, markers, bonus } => {
            ids.push(ids::skill(game, *skill));
            for run in chips.chunk_by(|one, next| one == next) {
                ids.push(ids::xp(seat, run[0]));
            }
            if *starter && let Some(symbol) = state.seat(seat).starter {
                ids.push(ids::starter(symbol));
            }
            paid_with(state, seat, (*markers, *bonus), ids);
        }
        Action::Done => ids.push(ids::of_seat(seat, "shop")),
        Action::PlaceChip { skill } => ids.push(ids::own_skill(game, seat, *skill)),
        Action::ChooseResult { part } => ids.push(ids::part_place(*part)),
        Action::FieldMedic { markers, bonus } => {
            ids.push(ids::service(Service::Third).to_owned());
            paid_with(state, seat, (*markers, *bonus), ids);
        }
    }
}

/// Gathered markers and the turned bonus shield of a payment.
fn paid_with(state: &State, seat: Seat, (markers, bonus): (u8, bool), ids: &mut Vec<String>) {
    if markers > 0 {
        ids.push(ids::of_seat(seat, "gather"));
    }
    if bonus {
        let held = BonusShield::ALL.into_iter().find(|chip| state.bonus_holder(*chip).is(seat));
        ids.extend(held.map(|chip| ids::bonus(chip).to_owned()));
    }
}
