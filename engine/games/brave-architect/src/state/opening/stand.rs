//! Where in the round an opening stands, as a stack of tasks.
//!
//! Source: BA-5.2 to BA-5.7, BA-9.12, BA-9.21, the rules cited at each check.

use super::check::{Problem, within};
use super::{CHANGE_MAX, DAMAGE_MAX, LIST_MAX, Stand};
use crate::prelude::*;

impl Opening {
    /// The stack of tasks, and the hero turn that is going on.
    pub(super) fn set_stand(
        &self,
        game: &BraveArchitect,
        state: &mut State,
    ) -> Result<(), Problem> {
        let acting = match &self.stand {
            Stand::Next => None,
            Stand::Hero(turn) => Some(turn.seat),
        };
        for seat in state.every_seat().filter(|seat| Some(*seat) != acting) {
            let of_turn = state.seat(seat).effects.iter().any(|effect| effect.until == Until::Turn);
            ensure!(
                !of_turn,
                "{seat:?}: an effect that lasts until the end of its hero turn, which is not \
                 going on: let it last until the end of the round, or leave it out"
            );
        }
        state.tasks = vec![Task::ChooseNext];
        if let Stand::Hero(turn) = &self.stand {
            check_turn(game, state, turn)?;
            state.turn = Some(turn.clone());
            state.turns = 1;
            state.tasks.push(Task::HeroTurn(turn.seat));
        }
        Ok(())
    }
}

/// BA-5.2, BA-5.6: a turn that can be going on.
fn check_turn(game: &BraveArchitect, state: &State, turn: &Turn) -> Result<(), Problem> {
    let seat = turn.seat;
    ensure!(
        seat.index() < state.seat_count(),
        "{seat:?} has the hero turn, but the game has {count} seats",
        count = state.seat_count()
    );
    ensure!(state.stands(seat), "{seat:?} has the hero turn and is down: give its hero HP");
    ensure!(
        !state.seat(seat).acted,
        "{seat:?} has the hero turn and has acted: leave \"acted\" out"
    );
    let most = i64::from(CHANGE_MAX);
    let counts = [
        ("bonus points of its move", turn.move_bonus),
        ("attacks", turn.attacks),
        ("rights to a further attack", turn.pursuit_rights),
        ("defence that its attacks do not see", turn.self_enemy_def),
        ("added damage of its next attack", turn.next.add_damage),
        ("fixed damage of its next attack", turn.next.fixed),
        ("range of its next attack", turn.next.range),
    ];
    for (what, found) in counts {
        within::<i64>(&format!("{seat:?}: {what}"), found.into(), 0, most)?;
    }
    let roll = turn.next.roll;
    within::<i64>(&format!("{seat:?}: change of its next roll"), roll.into(), -most, most)?;
    within::<i64>(&format!("{seat:?}: damage so far"), turn.damage.into(), 0, DAMAGE_MAX.into())?;
    let lists = [
        ("extra moves", turn.extra_moves.len()),
        ("sheet attacks used", turn.attacks_used.len()),
        ("sheet abilities used", turn.abilities_used.len()),
    ];
    for (what, found) in lists {
        within::<i64>(&format!("{seat:?}: {what}"), found as i64, 0, LIST_MAX as i64)?;
    }
    for points in turn.extra_moves.iter().chain(&turn.post_move) {
        within::<i64>(&format!("{seat:?}: points of a move"), points.n.into(), 0, most)?;
    }
    check_used(game, state, turn)?;
    check_attacks(turn)
}

/// BA-7.10: what was used is on the hero's own sheet.
fn check_used(game: &BraveArchitect, state: &State, turn: &Turn) -> Result<(), Problem> {
    let seat = turn.seat;
    let has = state.seat(seat);
    let is_own = |source: Source| match source {
        Source::Card(card) => has.plays(card),
        Source::Face(face) => game.face(state, seat) == Some(face),
        Source::Sub(sub) => has.sub == Some(sub),
    };
    let attacks = turn.attacks_used.iter().map(|used| (*used, game.attack_of(*used).is_some()));
    let abilities =
        turn.abilities_used.iter().map(|used| (*used, game.ability_of(*used).is_some()));
    for (used, prints) in attacks.chain(abilities) {
        ensure!(
            prints && is_own(used),
            "{seat:?}: {used:?} was used in its hero turn, but is not on its sheet"
        );
    }
    Ok(())
}

/// BA-9.1, BA-9.12, BA-9.21: what only an attack brings.
fn check_attacks(turn: &Turn) -> Result<(), Problem> {
    let seat = turn.seat;
    let used = turn.attacks_used.len();
    if turn.attacks == 0 {
        let brought = turn.damage > 0 || turn.missed || turn.post_moved || used > 0;
        ensure!(
            !brought && turn.last_attack.is_none(),
            "{seat:?}: damage, a miss, a last attack or a move after it, but no attack yet: set \
             \"attacks\""
        );
        return Ok(());
    }
    within::<i64>(&format!("{seat:?}: sheet attacks used"), used as i64, 0, turn.attacks.into())?;
    ensure!(turn.extra_moves.is_empty(), "{seat:?}: an extra move after an attack, which loses it");
    ensure!(
        !turn.post_moved || turn.post_move.is_some(),
        "{seat:?}: a move after the attack that was not granted"
    );
    ensure!(
        !turn.missed || turn.attacks != 1 || turn.damage == 0,
        "{seat:?}: its only attack missed, but dealt damage"
    );
    match turn.last_attack {
        Some(last) if last.seat == seat && !last.slots.is_empty() => Ok(()),
        Some(_) => Err(format!("{seat:?}: its last attack is of another seat, or on no square")),
        None => Err(format!("{seat:?}: it has attacked: say where in \"last_attack\"")),
    }
}
