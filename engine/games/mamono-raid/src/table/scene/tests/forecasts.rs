//! What is foretold of the enemy phase is what comes.

use super::*;
use crate::readings::PenaltySupply;
use crate::table::scene::forecast::{self, End};
use crate::table::words::sample::Sample;
use kanso_engine::laws::{self, Player};

/// What an enemy phase does to a seat: life chips turned, death penalties, items used up.
type Suffered = (u32, u32, BTreeSet<ItemKind>);

fn foretold(game: &MamonoRaid, state: &State, seat: Seat) -> Option<Suffered> {
    let view = View { game, state };
    let forecast = forecast::of(view, seat)?;
    let life = u32::from(state.seat(seat).life) + figures::locked(view, seat);
    let mut used: BTreeSet<_> = forecast.softener.map(|(item, _)| item).into_iter().collect();
    if let End::Saved(item) = forecast.end {
        used.insert(item);
    }
    Some((forecast.damage.min(life), u32::from(forecast.end == End::Penalty), used))
}

/// What happened to a seat between two states.
fn suffered(before: &State, after: &State, seat: Seat) -> Suffered {
    let (was, is) = (before.seat(seat), after.seat(seat));
    let used = was.items.iter().copied().filter(|item| !is.items.contains(item));
    ((is.damage - was.damage).into(), is.deaths - was.deaths, used.collect())
}

/// Plays a game and holds each enemy phase against what was foretold just before it and, where a seat
/// has only left the bazaar in between, before that; how many seats used up an item.
fn held(setup: &Setup<Opening>, player: Player, seed: u64) -> usize {
    let dice = &mut laws::Dice::new(seed);
    let (events, _) = laws::play::<MamonoRaid>(setup, player, dice, 5_000, 5_000);
    let game = MamonoRaid::new(setup).expect("a sound set-up");
    let (mut state, mut used) = (game.start(), 0);
    for event in &events {
        let before = state.clone();
        let is_done = matches!(event, Event::Decision(Action::Done));
        let mut trace = Trace::off();
        game.begin(&mut state, event, &mut trace);
        loop {
            let was = state.clone();
            if !game.advance(&mut state, &mut trace) {
                break;
            }
            let Some(Task::Damage(seat)) = was.tasks.last().copied() else { continue };
            if matches!(state.tasks.last(), Some(Task::AskEnemyItem { .. })) {
                continue;
            }
            let came = suffered(&was, &state, seat);
            used += came.2.len();
            assert_eq!(foretold(&game, &was, seat), Some(came.clone()), "{seat:?}, seed {seed}");
            // The cards may run out for a seat as another takes one.
            let is_short = game.readings().penalty_supply == PenaltySupply::MaxFive;
            if is_done && !is_short {
                assert_eq!(foretold(&game, &before, seat), Some(came), "{seat:?}, seed {seed}");
            }
        }
        if state.core_taken() {
            let told = state.every_seat().find_map(|seat| foretold(&game, &state, seat));
            assert_eq!(told, None, "no enemy phase follows the last round: MR-8.1");
        }
    }
    used
}

#[test]
fn what_is_foretold_comes() {
    let mut used = 0;
    for seed in 0..36 {
        let mut setup = Setup::new::<MamonoRaid>(2 + (seed % 3) as u8);
        if seed % 4 == 3 {
            let dice = &mut laws::Dice::new(seed);
            for (value, spec) in setup.readings.iter_mut().zip(Readings::SPECS) {
                *value = dice.below(spec.values.len() as u64) as u8;
            }
            let guard = Readings::SPECS.iter().position(|spec| spec.name == "stalemate-guard");
            setup.readings[guard.expect("a reading of the game")] = 0;
        }
        let player = if seed % 2 == 0 { Player::Random } else { Player::Greedy };
        used += held(&setup, player, 40_000 + seed);
    }
    assert!(used > 0, "some item was used up");
}

/// The damage as seat 0 is told of it, in both languages; empty where it is not.
fn told(sample: &Sample) -> [String; 2] {
    let shown = picture(&sample.game, &sample.state);
    let sheet = shown.pages[0].regions.iter().find(|region| region.id == "seat0/glance");
    let Some(Region { body: Body::Sheet(lines), .. }) = sheet else { panic!("a sheet") };
    let line = lines.iter().find(|line| line.id == "seat0/damage");
    line.map_or_else(Default::default, |Line { label, value, .. }| {
        [format!("{}: {}", label.en, value.en), value.ja.to_string()]
    })
}

#[test]
fn items_that_act_by_themselves_are_in_the_forecast() {
    let mut sample = Sample::new(2, &[]);
    for cell in 0..4 {
        sample = sample.marker(Part::Head, cell, 0);
    }
    sample.state.seats[0].life = 1;
    assert_eq!(
        told(&sample),
        ["Deadly damage: 3 = a 4 + b 0 − shield 1: death penalty", "3＝a4＋b0−盾1：デスペナルティ"]
    );
    let plume = sample.item_kind("IT09");
    sample.state.seats[0].items.push(plume);
    assert_eq!(
        told(&sample),
        [
            "Next damage: 3 = a 4 + b 0 − shield 1: saved by Phoenix Plume",
            "3＝a4＋b0−盾1：《不死鳥の羽根》で助かる"
        ]
    );
    let smoke = sample.item_kind("IT14");
    sample.state.seats[0].items.push(smoke);
    assert_eq!(
        told(&sample),
        ["Next damage: 0 = a 4 + b 0 − shield 1 − smoke 3", "0＝a4＋b0−盾1−煙玉3"]
    );
    // MR-5.8: what is shielded anyway needs no smoke.
    for cell in 1..4 {
        sample.state.slot_mut(Part::Head).line[cell] = Cell::Empty;
    }
    assert_eq!(told(&sample), ["Next damage: 0 = a 1 + b 0 − shield 1", "0＝a1＋b0−盾1"]);
    sample.state.core_bonus = Holder::Seat(Seat::at(1));
    assert_eq!(told(&sample), ["", ""], "MR-8.1");
}
