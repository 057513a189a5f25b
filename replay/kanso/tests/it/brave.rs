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
        "the party, round 2: who acts next of Ben's Elf (speed 3), Ada's Human (speed 2)?",
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

/// `?N` tells the cards that a choice is about: of a weapon both faces and its deck cards, of a style
/// its face and the cards that it can bring, of an attack what it is made with.
#[test]
fn a_choice_is_told_with_its_cards() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), NEW).status(0);
    // Races are 1 to 7, weapons 8 to 15, sub-weapons 16 to 25, skills 26 to 43.
    let asked = typed(dir.path(), "play brave.kanso", "?12\n?26\n?1\n").status(0).out;
    for row in ["BA:WA5  ", "BA:WB5  ", "BA:W51  ", "BA:W56  ", "BA:K01  ", "BA:HU1  "] {
        assert!(asked.contains(row), "{row} in {asked}");
    }
    assert_eq!(asked.matches("BA:HU  ").count(), 1, "what the fact cites is told once: {asked}");
    let (draft, rest) = ROUND.split_at(ROUND.find("style a").expect("the style is chosen"));
    let asked = typed(dir.path(), "play brave.kanso", &format!("{draft}?1\n")).status(0).out;
    assert!(asked.contains("BA:WA1  ") && !asked.contains("BA:WB1  "), "{asked}");
    assert!(asked.contains("BA:W13  ") && !asked.contains("BA:W14  "), "of its style: {asked}");
    let before = &rest[..rest.find("attack W51").expect("Ben attacks")];
    let listed = typed(dir.path(), "play brave.kanso", &format!("{before}l W51\n")).status(0).out;
    let line = listed.lines().find(|line| line.ends_with("attack W51 at 4 pay K03"));
    let number = line.expect("it is listed").split_whitespace().next().expect("a number");
    let asked = typed(dir.path(), "play brave.kanso", &format!("?{number}\n")).status(0).out;
    assert!(asked.contains("BA:W51  Aimed Shot: Bow, level 1"), "{asked}");
}

#[test]
fn two_dice_are_asked_as_dice() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), NEW).status(0);
    let before = &ROUND[..ROUND.find("5 4").expect("an attack is rolled for")];
    let asked = typed(dir.path(), "play brave.kanso", &format!("{before}l\n")).status(0).out;
    assert!(asked.contains("what fell? 2 dice, each of them 1, 2, 3, 4, 5, 6\n"), "{asked}");
    let asked = typed(dir.path(), "play brave.kanso --lang ja", "l\n").status(0).out;
    assert!(asked.contains("何が出ましたか ダイス2個、それぞれ 1, 2, 3, 4, 5, 6\n"), "{asked}");
    assert!(asked.contains("の攻撃判定、ダイス2個の目は？（攻撃対象："), "{asked}");
}

/// The book counts ターン, of which each has a 手番 of every hero.
#[test]
fn a_round_is_called_as_the_book_calls_it() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), NEW).status(0);
    typed(dir.path(), "play brave.kanso", ROUND).status(0);
    let told = run(dir.path(), "review brave.kanso --lang ja").status(0).out;
    assert!(told.contains("第1手番（第1ターン）Ben"), "{told}");
    let shown = run(dir.path(), "show brave.kanso --lang ja").status(0).out;
    let page = run(dir.path(), "export brave.kanso --format html --lang ja").status(0).out;
    assert!(page.contains("第2ターン"), "{page}");
    for text in [told, shown, page] {
        assert!(!text.contains("ラウンド"), "{text}");
    }
}
