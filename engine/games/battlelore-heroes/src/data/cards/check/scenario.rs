//! What must hold of a scenario: units and chests stand where they may, and it can be played.

use super::row;
use crate::cards::StartUnit;
use crate::prelude::*;
use kanso_engine::SetError;

/// Most units of one troop code of a camp. Source: the components of the specification (1.1).
const OF_ONE_CODE: usize = 4;
/// Most units of a camp: three of them can be chosen in 696 ways, so that a hand of five such cards
/// stays below the longest list of actions (BL-6.4).
const UNITS_MAX: usize = 16;

/// Checks one scenario.
pub fn check(set: &CardSet, scenario: &ScenarioRow) -> Result<(), SetError> {
    for unit in &scenario.units {
        check_unit(set, scenario, *unit)?;
    }
    for camp in Camp::ALL {
        check_camp(set, scenario, camp)?;
    }
    check_chests(set, scenario)?;
    check_councils(scenario)?;
    let markers = scenario.markers.iter().flat_map(|marker| &marker.hexes);
    for hex in markers {
        can_be_entered(set, scenario, *hex, "markers.hexes")?;
    }
    match &scenario.quest {
        None => Ok(()),
        Some(quest) => match quest.task {
            QuestTask::Searches(count) => {
                let chests = scenario.chests.len();
                if usize::from(count) <= chests {
                    return Ok(());
                }
                let problem = format!("{count}, where the scenario has {chests} chest hexes");
                Err(row(&scenario.face, "quest.count", problem))
            }
            QuestTask::Stands([south, north]) => {
                can_be_entered(set, scenario, south, "quest.south")?;
                can_be_entered(set, scenario, north, "quest.north")
            }
        },
    }
}

/// The code of a unit in the file.
fn code(set: &CardSet, kind: UnitKind) -> &str {
    match kind {
        UnitKind::Troop(troop) => &set.troop(troop).code,
        UnitKind::Creature(creature) => &set.creature(creature).code,
    }
}

fn check_unit(set: &CardSet, scenario: &ScenarioRow, unit: StartUnit) -> Result<(), SetError> {
    let terrain = set.terrain(scenario.terrain[unit.at.index()]);
    let mounted = match unit.kind {
        UnitKind::Troop(troop) => set.troop(troop).class == MoveClass::Mounted,
        UnitKind::Creature(_) => false,
    };
    let may = match terrain.enter {
        Who::All => true,
        Who::Unmounted => !mounted,
        Who::Nobody => false,
    };
    if may {
        return Ok(());
    }
    let field = format!("{}.{}", unit.camp.word(), code(set, unit.kind));
    let problem = format!("{} is {}, which it may not enter", unit.at, terrain.role.word());
    Err(row(&scenario.face, &field, problem))
}

fn check_camp(set: &CardSet, scenario: &ScenarioRow, camp: Camp) -> Result<(), SetError> {
    let own = || scenario.units.iter().filter(move |unit| unit.camp == camp);
    let units = own().count();
    if !(1..=UNITS_MAX).contains(&units) {
        let problem = format!("{units} units, where 1 to {UNITS_MAX} are allowed");
        return Err(row(&scenario.face, camp.word(), problem));
    }
    for unit in own() {
        let same = own().filter(|other| other.kind == unit.kind).count();
        let (found, most) = match unit.kind {
            UnitKind::Troop(_) => (same, OF_ONE_CODE),
            // One creature of a kind is in the box, for both camps together.
            UnitKind::Creature(_) => {
                (scenario.units.iter().filter(|other| other.kind == unit.kind).count(), 1)
            }
        };
        if found > most {
            let field = format!("{}.{}", camp.word(), code(set, unit.kind));
            let problem = match unit.kind {
                UnitKind::Troop(_) => format!("{found} units, where {most} of a troop are allowed"),
                UnitKind::Creature(_) => {
                    format!("{found} of both camps, where {most} of a creature is allowed")
                }
            };
            return Err(row(&scenario.face, &field, problem));
        }
    }
    Ok(())
}

fn check_chests(set: &CardSet, scenario: &ScenarioRow) -> Result<(), SetError> {
    for (hex, _) in &scenario.chests {
        can_be_entered(set, scenario, *hex, &format!("chests.{hex}"))?;
    }
    let tokens: u16 = scenario.chests.iter().map(|(_, tokens)| u16::from(*tokens)).sum();
    let most: u16 = ChestToken::COPIES.iter().sum();
    if tokens > most {
        let problem = format!("{tokens} tokens, where there are {most}");
        return Err(row(&scenario.face, "chests", problem));
    }
    Ok(())
}

/// A fixed council has the levels that the scenario gives.
fn check_councils(scenario: &ScenarioRow) -> Result<(), SetError> {
    let wanted = scenario.council_levels;
    for (camp, council) in Camp::ALL.into_iter().zip(scenario.councils.iter().flatten()) {
        let levels = council.total();
        if levels != u32::from(wanted) {
            let field = format!("councils.{}", camp.word());
            let problem = format!("{levels} levels, where council_levels is {wanted}");
            return Err(row(&scenario.face, &field, problem));
        }
    }
    Ok(())
}

/// Somebody can stand in a hex.
fn can_be_entered(
    set: &CardSet,
    scenario: &ScenarioRow,
    hex: Hex,
    field: &str,
) -> Result<(), SetError> {
    let terrain = set.terrain(scenario.terrain[hex.index()]);
    match terrain.enter {
        Who::All | Who::Unmounted => Ok(()),
        Who::Nobody => {
            let problem = format!("{hex} is {}, which nobody may enter", terrain.role.word());
            Err(row(&scenario.face, field, problem))
        }
    }
}
