//! Brave Architect as it is entered from a table: one party, the cards and dice in its own words.

use crate::run::{run, typed};

/// The draft, the set-up and a round of two seats, as they type it from their table: card sets and
/// cards by id, or by name where they like, dice as digits.
const ROUND: &str = "take HU\ntake EL\ntake W5\ntake W1\ntake U02\ntake U03\ntake K03\ntake K06\n\
                     take K04\ntake K05\nstyle a\nstyle b\nEP1\nThunder\nplace D6\nplace E6\n\
                     HU1 W11 K04\nEL1 W51 K03\nBite\nnext EL\nattack W51 at 4 pay K03\n5 4\n\
                     next HU\nmove D4\nattack W11 at 3 pay HU1\n1 1\nStomp\n4\n3\nW12 UD02\n\
                     EL2 UD03\n";

const NEW: &str = "new brave-architect -o brave.kanso --seats 2 --name Ada,Ben --table-luck";

#[test]
fn a_round_is_entered_from_the_table() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), NEW).status(0);
    let played = typed(dir.path(), "play brave.kanso", ROUND).status(0);
    for told in [
        "ok 31",
        "9 − 3 (defence) = 6 damage to Thunder (SE): 14 HP left  BA-9.7",
        "two ones: Ada misses, whatever the total  BA-9.6",
        "Ada is pushed from D4 to D5  BA-11.6",
        "Ben rolls 4: 4 + 3 (speed) = 7, 8 needed: not evaded  BA-11.11",
        "Ben takes 5 damage by Stomp: 7 HP left  BA-12.8",
        "the party, round 2: who acts next, Ada's Human, Ben's Elf?",
    ] {
        assert!(played.out.contains(told), "{told:?} in {}", played.out);
    }
    let verified = run(dir.path(), "verify brave.kanso").status(0);
    assert!(verified.out.contains("31 events"), "{}", verified.out);
}

#[test]
fn the_party_is_asked_together_and_answers_for_itself() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), NEW).status(0);
    let again = format!("{ROUND}next MA\nnext EL\nnext HU\n");
    let played = typed(dir.path(), "play brave.kanso", &again);
    let said = format!("{}{}", played.out, played.err);
    assert!(said.contains("Ada/Ben: Ben's Elf acts next"), "both are asked: {said}");
    assert!(!said.contains("ok 33"), "in Ben's turn nobody else begins one: {said}");
    let verified = run(dir.path(), "verify brave.kanso").status(0);
    assert!(verified.out.contains("32 events"), "{}", verified.out);
}

#[test]
fn a_drafter_that_does_not_play_is_refused() {
    let dir = tempfile::tempdir().expect("a folder");
    let new = "new brave-architect -o x.kanso --seats 2 --option first-seat=3";
    run(dir.path(), new).fails(2, &["first-seat is 3", "0 to 1"]);
    assert!(!dir.path().join("x.kanso").exists());
}
