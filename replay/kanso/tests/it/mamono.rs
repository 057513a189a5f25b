//! Mamono Raid as it is entered from a table: what fell in the words of the box, what was done as it
//! is typed.

use crate::run::{run, typed};

/// The first round of the specification's trace, as two people type it from their table: cards by id
/// or name, chips by serial number in any order, coins and classes by their words.
const ROUND: &str = "HD2\nGolden Fleece\nBK1\nTL4\n1 8 13 17 20\n19 2 5 9 14\n3 6 10 15 18\n\
                     4 7 11 12 16\nBen\nT W\npick_starter W\npick_starter T\n\
                     use_skill SO11 head.2\nuse_skill WA11 head.0\nuse_skill TH11 head.3\n\
                     HD4\n33 21 38 26 30\nuse_skill WA11 tail.0\npass A\npass B\n\
                     level_up T TH21 T1 starter\nbuy_life\nlevel_up W WA22 W1 starter\n\
                     buy_item IM03\nbuy_life\n";

#[test]
fn a_round_is_entered_from_the_table() {
    let dir = tempfile::tempdir().expect("a folder");
    let new = "new mamono-raid -o raid.kanso --seats 2 --name Ada,Ben --table-luck";
    run(dir.path(), new).status(0);
    let played = typed(dir.path(), "play raid.kanso", ROUND).status(0);
    for told in [
        "ok 25",
        "hate line of the head, base to tip: Warrior 1 (no. 21), Silver (no. 26), Thief 2 (no. 30), \
         Any class 2 (no. 33), Gold (no. 38)  MR-6.9",
        "Ada gets a life chip by buying it, 4 left on Extra life  MR:SV1",
        "Ada has 4 shields and 1 from the bonus shield: no damage left  MR-5.5",
        "turn of Ben, first in the safe zone (A)  MR-5.10",
    ] {
        assert!(played.out.contains(told), "{told:?} in {}", played.out);
    }
    let verified = run(dir.path(), "verify raid.kanso").status(0);
    assert!(verified.out.contains("25 events"), "{}", verified.out);
}

#[test]
fn what_cannot_fall_or_be_done_is_refused_with_its_reason() {
    let dir = tempfile::tempdir().expect("a folder");
    let new = "new mamono-raid -o raid.kanso --seats 2 --name Ada,Ben --table-luck";
    run(dir.path(), new).status(0);
    let twice = "HD2\nTO3\nBK1\nTL4\n1 8 13 17 20\n1 2 5 9 14\n";
    let played = typed(dir.path(), "play raid.kanso", twice);
    let said = format!("{}{}", played.out, played.err);
    assert!(!said.contains("ok 6"), "chip 1 lies on the head: {said}");
    assert!(said.contains("\"1\" cannot fall here"), "and 1 is not the beginning of 10: {said}");
    run(dir.path(), "verify raid.kanso").status(0);
    let rest = ROUND.splitn(6, '\n').last().expect("the lines from the torso on");
    let dear = rest.replace("buy_item IM03", "buy_item IT03\nbuy_item IM03");
    let played = typed(dir.path(), "play raid.kanso", &dear);
    let said = format!("{}{}", played.out, played.err);
    assert!(said.contains("MR-5.34"), "price 5, purse 4: {said}");
    let verified = run(dir.path(), "verify raid.kanso").status(0);
    assert!(verified.out.contains("25 events"), "{}", verified.out);
}

#[test]
fn a_start_player_that_does_not_play_is_refused() {
    let dir = tempfile::tempdir().expect("a folder");
    let new = "new mamono-raid -o x.kanso --seats 2 --reading MR-R26=given --option first-seat=2";
    run(dir.path(), new).fails(2, &["first-seat is 2", "0 to 1"]);
    assert!(!dir.path().join("x.kanso").exists());
}
