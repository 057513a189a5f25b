//! The danger of squares, and staying there.

use super::*;

fn ends(table: &Table) -> i64 {
    table.score(&Action::EndTurn)
}

#[test]
fn danger_is_what_the_known_cards_would_do() {
    // Tail Swing: Fire (+1, +1, burns 1) and Water (+2, +1) are marked; the cross reaches D4. Stomp
    // hits at 6 + 3, which speed 2 evades with a 6 alone; the damage is the chart + 2 - 2: 21 in all.
    let table = Table::new().enemy("N4", &["N2"]);
    let danger = 20 * 5 * 21 + 720;
    assert_eq!(ends(&table), -(6 * danger / 5));
    assert_eq!(table.slash(3), 2_842 - 6 * danger / 5);
    let weak = Table::new().enemy("N4", &["N2"]).with(|has| has.hp = 3);
    // Counted twice; five faces of the damage die bring it down.
    assert_eq!(ends(&weak), -(12 * danger / 5) - 8 * 20 * 5 * 5);
    let outside = Table::new().enemy("N4", &["N2"]).on("G5");
    assert_eq!(ends(&outside), -3 * 108, "four steps from the enemy, of which one is the range");
    let unknown = Table::new().enemy("N4", &[]);
    assert_eq!(ends(&unknown), 0);
}

#[test]
fn a_hated_hero_takes_the_attack_along() {
    // Stomp: the body goes two steps, and hits beside it. Earth and Dark are not marked, Dark and
    // Fire are: +1 +2 shade 2, +1 +1 burns 1. Bite hits at 7 + 2; speed 2 - 2 never does but by a 6.
    let table = Table::new().enemy("N2", &["N1"]).hated(0).on("D6");
    // Bite's chart 2 2 3 3 4 4, + 3 - 2.
    let danger = 20 * 5 * (3 + 3 + 4 + 4 + 5 + 5) + 720;
    assert_eq!(ends(&table), -(6 * danger / 5) - 2 * 108);
    let far = Table::new().enemy("N2", &["N1"]).hated(0).on("D8");
    assert_eq!(ends(&far), -4 * 108, "two steps lead to D4, three squares away");
}

#[test]
fn defence_and_evasion_count_for_more_in_danger() {
    let safe = Table::new().hand(&["HU2", "HA1"]).tension(1);
    let pay = safe.pay(&[], 1);
    let slash = safe.slash(3);
    let def = Some(Aim::Stat(Stat::Def));
    assert_eq!(safe.plays("HU2", &pay, def), slash + 3 * 24 - 288);
    // After the area move the hero stays where it is.
    let table = Table::new().hand(&["HU2", "HA1"]).tension(1).enemy("N4", &["N2"]);
    let table = table.turn(|turn| turn.moved = true);
    let slash = table.slash(3);
    assert_eq!(table.plays("HU2", &pay, def), slash + 3 * 240 - 288);
    assert_eq!(table.plays("HA1", &Pay::default(), None), slash + 240 + 360);
}
