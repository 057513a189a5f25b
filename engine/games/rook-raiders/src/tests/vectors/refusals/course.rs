//! The set-up, commands, Rest and Recruit, the end phase, declarations.

use super::{NOBODY, Told};
use crate::action::ReadyUnits;
use crate::opening::Stand;
use crate::opening::position::{Position, cell_of};
use crate::prelude::*;
use crate::tests::vectors::ending::monsters;
use crate::tests::vectors::table::Table;
use kanso_engine::Cell;

/// A card that the set has not.
const NO_CARD: UnitKind = UnitKind::new(25).expect("a set could have so many");
/// B7: behind the board.
const BEHIND: Cell = Cell::at(6, 1);

pub(super) fn all(told: &mut Told) {
    first_units(told);
    commands(told);
    rest(told);
    recruit(told);
    end_phase(told);
    declaring(told);
}

fn first_units(told: &mut Told) {
    let mut table = Table::set_up(2, &[]);
    table.falls("bard").falls("knight").falls("wizard").falls("as rw rs ra rc").falls("0");
    table.falls("B").falls("goblin").falls("C").falls("goblin");
    told.tries(&table, "place U05 B5");
    told.tries(&table, "place U01 B4");
    let card = table.game.cards.unit_by_id("U01").expect("a Warrior★");
    told.says(&table, &Action::SetupPlace { card, cell: BEHIND });
    told.says(&table, &Action::SetupPlace { card: NO_CARD, cell: cell_of("B5") });
    told.says(&table, &Action::Pass);
    told.says(&table, &Action::LevelUp { unit: UnitId(0), pay_tokens: 2 });
}

fn commands(told: &mut Told) {
    let table = Table::at(&Position::seats(2).turn(1));
    told.tries(&table, "choose assault");
    told.says(&table, &Action::Hold);
    // Seat 1 may level up after the decision of seat 0.
    let position = Position::seats(2).unit(1, "B4", "U01").marks(1, 2, 0);
    let mut table = Table::at(&position.reading("RR-R12", "any-decision"));
    table.does("choose reward");
    assert_eq!(table.asked(), Some(1));
    told.says(&table, &Action::EndActions);
}

fn units(ids: &[u32]) -> ReadyUnits {
    ReadyUnits::of(ids.iter().copied().map(UnitId))
}

/// Three units, of which the first two or all have acted.
fn tired(all: bool) -> Position {
    let position = Position::seats(2).unit(0, "A5", "U01").acted().unit(0, "B5", "U02").acted();
    let position = position.unit(0, "C5", "U09");
    if all { position.acted() } else { position }
}

fn rest(told: &mut Told) {
    let table = Table::at(&tired(false).command(Command::Rest, Some(0), &[0]));
    told.tries(&table, "rest A5 B5");
    told.tries(&table, "rest C5");
    told.says(&table, &Action::RestChoose { units: units(&[]) });
    told.says(&table, &Action::RestChoose { units: units(&[0, 0]) });
    told.says(&table, &Action::RestChoose { units: units(&[NOBODY.0]) });
    told.says(&table, &Action::Pass);
    let two = tired(true).reading("RR-R6", "two").command(Command::Rest, Some(0), &[0]);
    told.says(&Table::at(&two), &Action::RestChoose { units: units(&[1, 1]) });
}

fn recruit(told: &mut Told) {
    let position = Position::seats(2)
        .unit(0, "A5", "U01")
        .hand(0, &["U02", "U01"])
        .gold(0, 2)
        .mercenaries(["U06", "", "U08"]);
    let table = Table::at(&position.clone().command(Command::Recruit, Some(0), &[0]));
    told.tries(&table, "deploy U10 A1");
    told.tries(&table, "deploy U01 A1");
    told.tries(&table, "deploy U02 A5");
    told.tries(&table, "deploy U01 B5");
    told.tries(&table, "hire 0 B5");
    told.tries(&table, "hire 1 B5");
    told.says(&table, &Action::DeployMercenary { slot: 7, cell: cell_of("B5") });
    told.says(&table, &Action::DeployMercenary { slot: 0, cell: BEHIND });
    told.says(&table, &Action::DeployHand { card: NO_CARD, cell: cell_of("B5") });
    told.says(&table, &Action::EndActions);
    let by_itself = Table::at(&position.command(Command::Recruit, None, &[0]));
    told.tries(&by_itself, "hire 0 B5");
}

fn end_phase(told: &mut Told) {
    let hurt = tired(true).unit(0, "A6", "U10").damage(1).monster(0, "A1", "M01").marks(0, 2, 0);
    let table = Table::at(&hurt.clone().stand(Stand::Fatigue, 4));
    told.tries(&table, "recover A6");
    told.tries(&table, "recover A5");
    told.tries(&table, "level A5 2");
    told.says(&table, &Action::FatigueChoose { units: units(&[0, 0]) });
    told.says(&table, &Action::FatigueChoose { units: units(&[0, NOBODY.0]) });
    told.says(&table, &Action::Pass);
    let table = Table::at(&hurt.stand(Stand::Support, 4));
    told.tries(&table, "support A5");
    told.tries(&table, "level A5 2");
    told.says(&table, &Action::SupportHeal { unit: NOBODY });
    told.says(&table, &Action::Declare);
}

fn declaring(told: &mut Told) {
    // Seat 0 has 11 threat and a medal of 1: by what all can see it might qualify.
    let position = Position::seats(2).deck(&[]).command(Command::Reward, Some(0), &[]);
    let position = monsters(position, 0, &["M07", "M04", "M03"]).medal(0, -1);
    let position = monsters(position, 1, &["M06", "M07", "M01"]).reading("RR-R44", "public");
    let table = Table::at(&position);
    assert_eq!((table.asked(), table.threat(0)), (Some(0), 10));
    for eye in [Eye::Seat(Seat::at(0)), Eye::Public] {
        told.says_to(eye, &table, &Action::Declare);
    }
    told.says(&table, &Action::Pass);
}
