//! What dice can come to, against every way in which they can fall.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::rules::fight::outlook::Outlook;
use kanso_engine::{ChanceKind, Mode};

/// Dice of both rolls at most.
const DICE: u32 = 8;

/// Ways of [`DICE`] dice: with a hit, in which the target falls, and hits summed up over all.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counted {
    hits: u128,
    falls: u128,
    sum: u128,
}

/// What facts say: hits or dice of a check, and whether the target fell.
fn told(trace: &Trace<Fact>) -> (u8, bool) {
    let facts = || trace.facts().iter().map(|cited| &cited.fact);
    let hits = facts().map(|fact| match fact {
        Fact::Hit { hits, .. } | Fact::DamageHits { hits, .. } => *hits,
        Fact::CheckDue { dice, .. } => *dice,
        Fact::CheckDice { dice, .. } => *dice as u8,
        _ => 0,
    });
    let fell = |fact: &Fact| matches!(fact, Fact::Eliminated { .. } | Fact::Wounded { .. });
    (hits.sum(), facts().any(fell))
}

/// True if dice of the battle itself are awaited: of it, of a power, of a creature or a check.
fn awaits_dice(state: &State) -> bool {
    match state.tasks.last() {
        Some(Task::Fight) => {
            let step = state.battle().fight().map(|fight| fight.step);
            matches!(step, Some(FightStep::Roll | FightStep::Critical))
        }
        Some(Task::Damage | Task::Check) => true,
        _ => false,
    }
}

/// Plays every roll, to which so many ways lead and in which there were so many hits.
fn play_on(game: &BattleLore, state: &State, (ways, hits): (u128, u8), into: &mut Counted) {
    let mut state = state.clone();
    while matches!(game.awaiting(&state), Awaiting::Decision(_))
        && game.check(&state, &Action::Pass).is_ok()
    {
        game.perform(&mut state, &Event::Decision(Action::Pass), &mut Trace::off());
    }
    let Awaiting::Chance(chance) = game.awaiting(&state) else { return };
    let ChanceKind::Roll { dice, .. } = chance.kind else { return };
    if !awaits_dice(&state) {
        return;
    }
    let all = 6_u32.pow(dice.into());
    let ways = ways / u128::from(all);
    for number in 0..all {
        let face = |die: u8| (number / 6_u32.pow(die.into()) % 6) as u8 + 1;
        let faces: Vec<u8> = (0..dice).map(face).collect();
        let (mut next, mut trace) = (state.clone(), Trace::new(Mode::Facts));
        game.perform(&mut next, &Event::Chance(Outcome::roll(&faces)), &mut trace);
        let (more, fell) = told(&trace);
        if fell {
            into.falls += ways;
        }
        if hits == 0 && more > 0 {
            into.hits += ways;
            into.sum += ways * u128::from(more);
        }
        if !fell {
            play_on(game, &next, (ways, hits + more), into);
        }
    }
}

/// What an action's dice can come to is what comes of all the ways.
#[track_caller]
fn agrees(position: &Position, words: &str) -> Outlook {
    let table = Table::at(position);
    let action = table.action(words);
    let told = table.game.outlook(&table.state, &action).expect("dice fall");
    let mut begun = table.state.clone();
    table.game.perform(&mut begun, &Event::Decision(action), &mut Trace::off());
    let (mut counted, all) = (Counted::default(), 6_u128.pow(DICE));
    play_on(&table.game, &begun, (all, 0), &mut counted);
    let share = |part: u128| part * (all / told.all);
    let shares = Counted { hits: share(told.hits), falls: share(told.falls), sum: share(told.sum) };
    assert_eq!(shares, counted, "{words}: {told:?}");
    told
}

/// South's unit on C5 is ordered and may battle North's on D5.
fn south_attacks(south: &str, north: &str) -> Position {
    let position = Position::plain().combat("CMD08").south(&format!("{south} C5"));
    position.north(&format!("{north} D5, HGs I13")).ordered("C5")
}

#[test]
fn troops_lose_what_every_roll_takes() {
    let foot = agrees(&south_attacks("HBs", "GGs:2"), "battle C5 D5");
    assert!(foot.dice == 3 && foot.falls > 0);
    let riders = agrees(&south_attacks("HBs", "HRm"), "battle C5 D5");
    assert!(riders.hits < foot.hits, "one bonus strike is ignored");
    let bow = Position::plain().combat("CMD08").south("HGb D5").north("HGs G5, HBs I13");
    let moved = agrees(&bow.clone().moved("D5", 1), "battle D5 G5");
    let stood = agrees(&bow.ordered("D5"), "battle D5 G5");
    assert!(moved.dice < stood.dice);
}

#[test]
fn a_creature_is_killed_by_two_rolls() {
    let spider = agrees(&south_attacks("HBs", "SPI"), "battle C5 D5");
    assert!(spider.falls > 0 && spider.falls < spider.hits);
}

#[test]
fn a_champion_is_wounded_by_two_rolls() {
    let north = Position::plain().second().combat("CMD08").south("HGs A13");
    let north = north.hero(Camp::South, Class::Cleric, Some("C5")).north("HBs D5").ordered("D5");
    let champion = agrees(&north, "battle D5 C5");
    assert!(champion.falls > 0 && champion.falls < champion.hits);
}

#[test]
fn a_power_strikes_as_its_dice_do() {
    let giant = Position::plain().combat("CMD08").south("GIA C5").north("GGs:2 C8, HGs I13");
    let giant = giant.ordered("C5").tokens(Camp::South, 5);
    let table = Table::at(&giant);
    let powers: Vec<String> =
        table.list().into_iter().filter(|words| words.starts_with("power")).collect();
    assert!(!powers.is_empty(), "{:?}", table.list());
    for words in powers {
        agrees(&giant, &words);
    }
}

#[test]
fn a_search_lets_no_dice_fall_at_a_target() {
    let table = Table::at(&south_attacks("HBs", "GGs:2"));
    let none = |action: &Action| table.game.outlook(&table.state, action);
    assert_eq!(none(&Action::DoneCombat), None);
}
