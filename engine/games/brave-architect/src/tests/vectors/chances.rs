//! What an attack can come to, against every way in which its dice can fall.

use super::attacks::before_fire;
use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::rules::chapter::outlook::Outlook;
use kanso_engine::Mode;

/// Ways, hits, falls, HP lost in all, least and most HP lost by a hit.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counted {
    all: u32,
    hits: u32,
    falls: u32,
    sum: u32,
    range: Option<(u32, u32)>,
}

/// HP of the enemy, and how many of its parts have some.
fn enemy(state: &State) -> (u32, usize) {
    let hp = |part: &Part| match *part {
        Part::Intact { hp, .. } => u32::from(hp),
        Part::Destroyed => 0,
    };
    let parts: Vec<u32> = state.parts.iter().map(hp).collect();
    let stand = parts.iter().filter(|hp| **hp > 0).count() + usize::from(state.core_hp > 0);
    (parts.iter().sum::<u32>() + u32::from(state.core_hp), stand)
}

/// Ways in which three pairs of dice can fall: no attack here has more.
const WAYS: u32 = 36_u32.pow(3);

/// Plays every pair of dice, to which so many ways lead, after a hit or not; in every window the seat
/// passes.
fn play_on(
    game: &BraveArchitect,
    before: &State,
    state: &State,
    (ways, hit): (u32, bool),
    into: &mut Counted,
) {
    let mut state = state.clone();
    while state.attack.is_some() && game.check(&state, &Action::Pass).is_ok() {
        game.perform(&mut state, &Event::Decision(Action::Pass), &mut Trace::off());
    }
    // Parts that fell are destroyed once all strikes are dealt with.
    if state.attack.is_none() || state.tasks.last() != Some(&Task::Attack) {
        let ((hp_before, before), (hp, stand)) = (enemy(before), enemy(&state));
        let lost = hp_before - hp;
        into.all += ways;
        into.sum += ways * lost;
        into.falls += if stand < before { ways } else { 0 };
        if hit {
            into.hits += ways;
            let (least, most) = into.range.unwrap_or((lost, lost));
            into.range = Some((least.min(lost), most.max(lost)));
        }
        return;
    }
    for pair in 0..36 {
        let mut next = state.clone();
        let mut trace = Trace::new(Mode::Facts);
        let roll = Outcome::roll(&[pair / 6 + 1, pair % 6 + 1]);
        game.perform(&mut next, &Event::Chance(roll), &mut trace);
        let hits = trace.facts().iter().any(|cited| matches!(cited.fact, Fact::Hits { .. }));
        play_on(game, before, &next, (ways / 36, hit || hits), into);
    }
}

/// What every attack that is offered can come to is what comes of all the ways; as shares, in what
/// they are counted.
#[track_caller]
fn agree(position: &Position) -> Vec<Outlook> {
    let table = Table::at(position);
    let mut attacks = table.legal();
    attacks.retain(|action| matches!(action, Action::Attack { .. }));
    assert!(!attacks.is_empty(), "no attack is offered");
    let one = |action: &Action| {
        let mut begun = table.state.clone();
        table.game.perform(&mut begun, &Event::Decision(action.clone()), &mut Trace::off());
        let mut counted = Counted::default();
        play_on(&table.game, &table.state, &begun, (WAYS, false), &mut counted);
        let told = table.game.outlook(&table.state, action).expect("it is an attack");
        let share = |part: u32| part * (counted.all / told.all);
        let shares = Counted {
            all: share(told.all),
            hits: share(told.hits),
            falls: share(told.falls),
            sum: share(told.sum),
            range: told.range,
        };
        assert_eq!(shares, counted, "{}", table.say(action));
        told
    };
    attacks.iter().map(one).collect()
}

#[test]
fn one_strike_comes_to_what_its_pairs_of_dice_come_to() {
    let all = agree(&before_fire("HU WA7 U08", 21).stat(0, "acc", 1));
    assert!(all.iter().any(|one| one.all == 36 && one.falls == 0 && one.range.is_some()));
}

#[test]
fn strikes_that_follow_read_what_the_ones_before_left() {
    let strikes = Position::seats(3).hero(0, "HU WA2 U01").at(0, "D4").part(3, "EP4", 3).turn(0);
    let strikes = strikes.hand(0, "W21 HU1").stat(0, "acc", 3).stat(0, "spd", 3);
    let all = agree(&strikes);
    assert!(all.iter().any(|one| one.all == 1296 && one.falls > 0));
    for (rule, value) in [
        ("BA-R21", "one-roll-for-all"),
        ("BA-R24", "goes-to-exposed-core"),
        ("BA-R26", "before"),
        ("BA-R28", "hp-actually-removed"),
    ] {
        agree(&strikes.clone().reading(rule, value));
    }
}

#[test]
fn several_targets_count_together() {
    let position = Position::seats(2).hero(0, "HU WA3 U05").at(0, "D4").turn(0).hand(0, "W31 HU1");
    let position = position.hero(1, "EL WA1 U02").at(1, "H8");
    assert!(agree(&position).len() > 2, "alone and together");
    agree(&position.reading("BA-R22", "roll-per-target"));
}

#[test]
fn a_core_that_can_fall_ends_the_game() {
    let position = before_fire("HU WA1 U01", 20).destroyed(&[1, 3]).core(2);
    let position = position.stat(0, "acc", 9).stat(0, "pow", 9).chips(0, -2);
    assert!(agree(&position).iter().any(|one| one.falls > 0));
}
