//! The bot of Rook & Raiders at named positions: what it prefers.

use super::*;
use crate::state::CELLS;
use crate::table::words::sample::{Sample, cell};
use kanso_engine::Seat;

fn kind(sample: &Sample, id: &str) -> UnitKind {
    sample.game.cards.unit_by_id(id).expect("a unit of the set")
}

fn of(sample: &Sample, action: &Action) -> i64 {
    score(&sample.game, &sample.state, action)
}

fn actions() -> Task {
    Task::Actions { seat: Seat::at(0), left: 2 }
}

fn placing() -> [Task; 1] {
    [Task::Place { queue: [Seat::at(0)].into_iter().collect() }]
}

#[test]
fn the_first_unit_faces_the_fullest_lane() {
    let one = |id, at| Action::SetupPlace { card: id, cell: cell(at) };
    let weak = Sample::new(2, &[]).monster("M01", "C1", 0).monster("M01", "B1", 0).tasks(placing());
    let thief = kind(&weak, "U04");
    let best: Vec<_> = (0..CELLS)
        .map(crate::state::cell_at)
        .filter(|at| of(&weak, &Action::SetupPlace { card: thief, cell: *at }) == 1)
        .collect();
    assert_eq!(best, [cell("C5")], "a tie goes to the lane of the first summoned monster");
    assert_eq!(of(&weak, &one(kind(&weak, "U03"), "C5")), 0);
    let strong = Sample::new(2, &[]).monster("M02", "B1", 0).tasks(placing());
    assert_eq!(of(&strong, &one(kind(&strong, "U03"), "B5")), 1, "Sorcerer★ against threat 2");
    assert_eq!(of(&strong, &one(kind(&strong, "U04"), "B5")), 0);
}

#[test]
fn commands_are_weighed_by_units_gold_and_place() {
    let pick = |command| Action::ChooseCommand { command };
    let alone = Sample::new(2, &[]).unit("U01", "B5", 0).hand(&["U02"]);
    // No monster: no use in fighting; the place in the row is all that is left.
    assert_eq!(of(&alone, &pick(Command::Assault)), 4);
    assert_eq!(of(&alone, &pick(Command::Raid)), 3);
    assert_eq!(of(&alone, &pick(Command::Rest)), 800 + 2);
    assert_eq!(of(&alone, &pick(Command::Reward)), 3_000 + 1);
    assert_eq!(of(&alone, &pick(Command::Recruit)), 3_800);
    let pressed = alone.monster("M01", "B1", 0);
    assert_eq!(of(&pressed, &pick(Command::Assault)), 2_504);
    assert_eq!(of(&pressed, &pick(Command::Raid)), 1_903);
}

#[test]
fn a_unit_goes_where_it_hits_more_than_it_risks() {
    // Thief★ in the front column, a Goblin on the circle: two steps ahead it can strike.
    let sample =
        Sample::new(2, &[]).unit("U04", "B5", 0).monster("M01", "B1", 0).tasks([actions()]);
    let go = |at| Action::Activate { unit: UnitId(0), dest: cell(at), full_move: None };
    // Goblin: HP 2, defence 6. Urgency 500 * 2 * 3 = 3,000. Of 36 rolls 26 reach 6 (dice +0),
    // 9 do 1 damage, the double 1 none: S = 61, K = 26, so 3,000 * (61 + 52) / 72 = 4,708.
    // Both cells have 250 * 1 / 6 = 41 for the lane ahead and no danger.
    assert_eq!(of(&sample, &go("B3")), 4_708);
    assert!(of(&sample, &go("B3")) > of(&sample, &Action::EndActions));
    // A paid step costs 1,500; next to the Goblin its blow counts 700.
    let paid = Action::Activate { unit: UnitId(0), dest: cell("B2"), full_move: Some(1) };
    assert_eq!(of(&sample, &paid), 4_708 - 1_500 - 700);
}

#[test]
fn a_song_is_worth_what_its_ally_does() {
    let skill = Task::Skill { unit: UnitId(0), granted: false, ally: None };
    let acting = Task::Acting { unit: UnitId(0), moved: false };
    let sample = Sample::new(2, &[])
        .unit("U06", "C6", 0)
        .unit("U08", "B4", 0)
        .unit("U06", "A6", 0)
        .unit("U04", "A5", 1)
        .monster("M01", "B2", 1)
        .tasks([actions(), acting, skill]);
    let song = |ally| Action::Song { ally: UnitId(ally) };
    // The Wizard's blast slays: urgency 500 * 2 * 4 = 4,000, times (1 + 1) / 1.
    assert_eq!(of(&sample, &song(1)), 8_000 - 1_000);
    assert_eq!(of(&sample, &song(2)), -5_000, "another singer");
    assert_eq!(of(&sample, &song(3)), -5_000, "1 HP left");
}

#[test]
fn a_fumble_is_rolled_again_if_marks_allow() {
    let roll = |dice, trophies| {
        let tasks = [
            actions(),
            Task::Acting { unit: UnitId(0), moved: false },
            Task::Skill { unit: UnitId(0), granted: false, ally: None },
            Task::Roll { target: MonsterId(0), dice, rerolled: false },
        ];
        let mut sample =
            Sample::new(2, &[]).unit("U01", "B4", 0).monster("M06", "B3", 0).tasks(tasks);
        sample.state.seats[0].trophies = trophies;
        of(&sample, &Action::Reroll { pay_tokens: 0 })
    };
    assert_eq!(roll([Some(1), Some(1)], 1), 1);
    assert_eq!(roll([Some(1), Some(1)], 0), -1, "the last mark is kept");
    assert_eq!(roll([Some(1), Some(2)], 1), -1, "a Dragon of 5 HP falls to no roll");
}

#[test]
fn a_level_up_interrupts_only_what_would_fell_the_unit() {
    let attacked = |damage| {
        let queue = [Seat::at(0)].into_iter().collect();
        let due = Some((MonsterId(0), Due::Attack));
        let invasion = Task::Invasion { queue, due, fallen: Seats::NONE };
        let sample =
            Sample::new(2, &[]).unit("U01", "B4", damage).monster("M03", "B3", 0).tasks([invasion]);
        of(&sample, &Action::LevelUp { unit: UnitId(0), pay_tokens: 0 })
    };
    // A Golem hits for 2; Warrior★ has HP 4, Warrior 5.
    assert_eq!(attacked(1), -1, "it stands");
    assert_eq!(attacked(2), 1, "it would fall, and the new card holds");
    assert_eq!(attacked(3), -1, "the new card falls too");
}

#[test]
fn deployments_follow_the_pressure_of_the_lane() {
    let sample = Sample::new(2, &[])
        .unit("U01", "C5", 0)
        .monster("M02", "B3", 0)
        .hand(&["U01", "U02"])
        .tasks([Task::Recruit { seat: Seat::at(0) }]);
    let put = |id, at| Action::DeployHand { card: kind(&sample, id), cell: cell(at) };
    // Warrior★: 3,000 + 700, HP 4; lane B: (1 + 2) * 3 = 9 of pressure, lane C: one own unit.
    assert_eq!(of(&sample, &put("U01", "B5")), 3_700 + 1_200 + 630);
    assert_eq!(of(&sample, &put("U01", "C6")), 3_700 + 1_200 - 500);
    assert_eq!(of(&sample, &put("U02", "B5")), -1, "a healer only beside two units");
}
