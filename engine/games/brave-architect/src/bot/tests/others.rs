//! Building a hero, windows and party decisions.

use super::*;
use crate::action::{DraftSet, Get, Gets};
use crate::state::{Cause, Harm, Hurt, HurtStep};
use arrayvec::ArrayVec;

/// Nobody has chosen anything.
fn draft() -> Table {
    let mut table = Table::new().asks(Task::Draft(0));
    for has in &mut table.state.seats {
        *has = SeatState::new();
    }
    table.state.turn = None;
    table
}

fn picks(table: &Table, set: DraftSet) -> i64 {
    table.score(&Action::DraftPick { set })
}

#[test]
fn races_go_by_their_points() {
    let race = |table: &Table, id| {
        picks(table, DraftSet::Race(table.game.cards.race_by_id(id).expect("a race")))
    };
    let table = draft();
    assert_eq!(race(&table, "HU"), 400_000 + 72 * (9 + 15));
    assert_eq!(race(&table, "DW"), 400_000 + 72 * (9 + 18) + 1_440);
    let dwarf = table.game.cards.race_by_id("DW");
    let taken = table.other(1, |has| has.race = dwarf);
    assert_eq!(race(&taken, "MA"), 400_000 + 72 * (7 + 16), "one is sturdy already");
}

#[test]
fn weapons_go_by_their_basic_attacks_and_by_roles() {
    let weapon = |table: &Table, id| {
        picks(table, DraftSet::Weapon(table.game.cards.weapon_by_id(id).expect("a weapon")))
    };
    let table = draft();
    // Every stat 2: Slash (check 5) leaves 18·3 and 15·6, Shield Bash 14·3 and 21·4.
    assert_eq!(weapon(&table, "W1"), 300_000 + 20 * (18 * 3 + 15 * 6));
    // Twin Slash (check 5): two strikes of 18·2 and 15·3; Shadow Cut 18·3 and 15·4.
    assert_eq!(weapon(&table, "W4"), 300_000 + 2 * 20 * (18 * 2 + 15 * 3));
    // Short Shot (check 5): 18·3 and 15·4; nobody shoots yet.
    assert_eq!(weapon(&table, "W5"), 300_000 + 20 * (18 * 3 + 15 * 4) + 1_440);
    let gun = table.game.cards.weapon_by_id("W7");
    let shoots = table.other(1, |has| has.weapon = gun);
    assert_eq!(weapon(&shoots, "W5"), 300_000 + 20 * (18 * 3 + 15 * 4));
}

#[test]
fn sub_weapons_and_skills_go_by_a_list() {
    let table = draft();
    let sub = |table: &Table, id| {
        picks(table, DraftSet::Sub(table.game.cards.sub_by_id(id).expect("a sub-weapon")))
    };
    let skill = |table: &Table, id| picks(table, DraftSet::Skill(table.card(id)));
    assert_eq!(sub(&table, "U04"), 202_160);
    assert_eq!(sub(&table, "U05"), 201_440, "no magic is known");
    assert_eq!((sub(&table, "U06"), skill(&table, "K09")), (205_040, 104_320));
    assert_eq!(skill(&table, "K02"), 104_320);
    assert_eq!(skill(&table, "K01"), 102_160);
    let bag = table.game.cards.sub_by_id("U10");
    let healed = table.other(1, |has| has.sub = bag);
    assert_eq!((sub(&healed, "U06"), skill(&healed, "K09")), (203_600, 103_600));
}

#[test]
fn a_hero_starts_near_or_as_far_as_it_can_shoot() {
    let places = |table: &Table, at| table.score(&Action::PlaceHero { at: square(at) });
    let table = Table::new().asks(Task::PlaceHero(ME));
    assert_eq!(places(&table, "D6"), -3 * 72);
    let bow = table.armed("W5", Style::A, "U01");
    assert_eq!(places(&bow, "D7"), 4 * 72);
    assert_eq!(places(&bow, "D6"), 3 * 72);
}

#[test]
fn the_party_sends_first_who_weakens_the_enemy() {
    let next = |table: &Table, seat| {
        table.score(&Action::NextHero { hero: table.state.hero(Seat::at(seat)) })
    };
    let table = Table::new().asks(Task::ChooseNext);
    assert_eq!(next(&table, 0), 2 * 72);
    let analyse = table.card("K15");
    let heal = table.card("W61");
    let table = table.other(1, |has| has.take_to_hand(analyse));
    assert_eq!(next(&table, 1), 3 * 72 + 7_200);
    let table = table.other(1, |has| has.take_to_hand(heal)).other(2, |has| has.hp = 3);
    assert_eq!(next(&table, 1), 3 * 72 + 7_200 + 3_600);
    let mut hidden = Table::reading("hands-open", HandsOpen::OwnOnly as u8).asks(Task::ChooseNext);
    hidden.state = table.state.clone();
    hidden = hidden.with(|has| has.take_to_hand(analyse));
    assert_eq!([0, 1].map(|seat| next(&hidden, seat)), [2 * 72, 3 * 72], "all are told how good");
    assert_eq!(table.score(&Action::Proceed), 0);
    assert_eq!(table.uses_item("I01", 0), -720);
    assert_eq!(table.other(1, |has| has.hp = 0).uses_item("I01", 1), 28_800);
}

#[test]
fn damage_is_answered_where_it_would_bring_down() {
    let hurt = |hp: u8, tension: u8, amount: u8| {
        let harms: ArrayVec<_, 4> = [Harm { seat: ME, amount }].into_iter().collect();
        let mut table = Table::new().asks(Task::Hurt).tension(tension).with(|has| has.hp = hp);
        table.state.hurt = Some(Hurt {
            cause: Cause::WallSlam,
            harms,
            later: Vec::new(),
            fell: Seats::NONE,
            rescued: false,
            step: HurtStep::Respond(0),
        });
        table
    };
    let guard =
        |table: &Table| table.score(&Action::UsePlaced { card: table.card("W12"), aim: None });
    assert_eq!(guard(&hurt(9, 0, 2)), 2);
    assert_eq!(guard(&hurt(9, 0, 1)), -1);
    assert_eq!(hurt(3, 2, 3).heals(), 1, "3 + 1 HP stand 3 damage");
    assert_eq!(hurt(3, 2, 4).heals(), -1);
    assert_eq!(hurt(4, 2, 3).heals(), -1, "it stands anyway");
    assert_eq!(hurt(3, 0, 5).uses_item("I01", 0), 1);
    assert_eq!(hurt(3, 0, 6).uses_item("I01", 0), -1);
    assert_eq!(hurt(3, 0, 6).score(&Action::Pass), 0);
}

#[test]
fn items_go_where_they_fit() {
    let table = Table::new().asks(Task::TreasurePick(ME)).with(|has| has.hp = 10);
    let takes = |table: &Table, id| table.score(&Action::TakeItem { item: table.item(id) });
    assert_eq!(takes(&table, "I01"), 1_440 + 5 * 144);
    assert_eq!(takes(&table, "I04"), 1_800 + 5 * 144);
    assert_eq!(takes(&table, "I05"), 1_440);
    assert_eq!(takes(&table, "I06"), 1_080 + 4 * 72);
    // Gloves: pow is in the check; the Charm 600.
    assert_eq!(takes(&table, "I11"), 720);
    // Mail: two of the highest defence, a point of speed less; the Ring: acc is in the check.
    assert_eq!(takes(&table, "I08"), 2 * 720 - 144);
    let pieces =
        |table: &Table, id| table.score(&Action::ChooseEquipment { piece: table.piece(id) });
    assert_eq!(pieces(&table, "Q8"), 600);
    let hero = |seat| table.state.hero(Seat::at(seat));
    let gets = Gets::of([
        Get { hero: hero(0), item: table.item("I05") },
        Get { hero: hero(1), item: table.item("I01") },
    ]);
    assert_eq!(table.score(&Action::AssignItems { gets }), 1_440 + 1_440);
}

#[test]
fn cards_are_discarded_by_their_worth() {
    let table = Table::new().asks(Task::DiscardPick { seat: ME, n: 1 }).hand(&["K03", "W12"]);
    let discards = |id| {
        let cards = kanso_engine::Ascending::of([table.card(id)]);
        table.score(&Action::Discard { cards })
    };
    assert_eq!((discards("K03"), discards("W12")), (-432, -648));
    let table = table.asks(Task::RecoverPick(ME));
    let recovers = |id| table.score(&Action::RecoverWeapon { card: table.card(id) });
    assert_eq!((recovers("W11"), recovers("W13"), recovers("W15")), (1_296, 2_160, 3_024));
}
