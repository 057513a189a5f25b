//! Which openings are positions of the game, and what the words say of those that are not.

use super::PartOpening;
use super::position::Position;
use crate::prelude::*;

fn state(position: &Position) -> Result<State, String> {
    let mut setup = position.setup();
    let opening = setup.opening.take().expect("a position has an opening");
    opening.state(&BraveArchitect::new(&setup).expect("a game without its opening"))
}

#[track_caller]
fn refused(position: &Position, words: &[&str]) {
    let problem = state(position).expect_err("no table looks like this");
    for word in words {
        assert!(problem.contains(word), "{word:?} in {problem:?}");
    }
}

#[track_caller]
fn taken(position: &Position) -> State {
    state(position).unwrap_or_else(|problem| panic!("{problem}"))
}

fn three() -> Position {
    Position::seats(3)
}

#[test]
fn a_table_that_nobody_described_is_a_table() {
    for (seats, part, core) in [(2, 20, 40), (3, 30, 40), (4, 40, 60)] {
        let state = taken(&Position::seats(seats));
        assert_eq!(state.seats.len(), seats);
        assert_eq!(state.parts.len(), if seats == 2 { 2 } else { 4 });
        let full = |found: &Part| match found {
            Part::Intact { hp, .. } => *hp == part,
            Part::Destroyed => false,
        };
        assert!(state.parts.iter().all(full));
        assert_eq!(state.core_hp, core);
        assert_eq!((state.atk_deck.total(), state.atk_discard.len()), (5, 1));
        assert_eq!(state.item_deck.total(), 12);
        assert!(state.seats.iter().all(|has| has.deck.total() == 7 && has.hand.is_empty()));
        assert_eq!(state.tasks, [Task::ChooseNext]);
    }
}

#[test]
fn easy_mode_has_the_enemy_of_two() {
    let state = taken(&Position::seats(4).option("difficulty", "easy"));
    assert_eq!((state.parts.len(), state.core_hp), (2, 40));
}

#[test]
fn what_is_not_said_follows_from_what_is() {
    let state = taken(&three().destroyed(&[1, 2]).hand(0, "W13 K05").turn(1));
    assert_eq!(state.seats[0].deck.total(), 7, "nine cards at level 3, two of them in hand");
    assert_eq!((state.atk_deck.total(), state.atk_discard.len()), (7, 1));
    assert_eq!(state.tasks.len(), 2);
    assert!(state.turn.is_some_and(|turn| turn.seat.index() == 1));
}

#[test]
fn cards_that_cannot_lie_there_are_refused() {
    refused(&three().hand(0, "W13"), &["seat 0", "W13", "level 2"]);
    refused(&three().destroyed(&[1]).hand(0, "W14"), &["W14", "other style"]);
    refused(&three().hand(0, "W21"), &["W21", "none of its card sets"]);
    refused(&three().hand(0, "W11").discard(0, "W11"), &["W11", "two places"]);
    refused(&three().hand(0, "K01 K02 K03"), &["seat 0", "a hero has two"]);
    refused(&three().hand(0, "K01").hand(1, "K01"), &["K01", "exists once"]);
    refused(&three().deck(0, "W11"), &["lies nowhere", "leave the deck out"]);
    refused(&three().gone(0, "W11"), &["W11", "never leaves"]);
    taken(&three().gone(2, "DW2"));
    refused(&three().plays(0, "W11", "W12"), &["under", "W11", "0"]);
    refused(&three().hero(1, "HU WA2 U02"), &["seats 0 and 1", "HU"]);
}

#[test]
fn heroes_that_cannot_stand_there_are_refused() {
    refused(&three().at(0, "D2"), &["D2", "enemy"]);
    refused(&three().at(0, "A1").at(1, "A1"), &["A1", "seat 0"]);
    refused(&three().hp(0, 16), &["HP: 16", "0 to 15"]);
    refused(&three().tension(0, 4), &["tension: 4"]);
    refused(&three().hp(0, 0).hp(1, 0), &["down", "lost"]);
    refused(&three().hp(0, 0).tension(0, 1), &["down", "tension"]);
    refused(&three().hp(0, 0).plays(0, "HU1", ""), &["HU1", "discard pile"]);
    refused(&three().hp(0, 0).turn(0), &["hero turn", "down"]);
    refused(&three().acted(&[0]).turn(0), &["hero turn", "acted"]);
}

#[test]
fn an_enemy_that_cannot_be_is_refused() {
    refused(&three().body("H1"), &["H1", "off the map"]);
    refused(&three().core(0), &["no HP", "won"]);
    refused(&three().core(39), &["core", "40"]);
    refused(&three().part_hp(1, 0), &["part 1", "destroyed"]);
    refused(&three().part_hp(1, 31), &["1 to 30"]);
    refused(&three().part(1, "EP1", 9).part(2, "EP1", 9), &["EP1", "two parts"]);
    refused(&three().enemy_discard("S1"), &["1 strong", "there are 0"]);
    refused(&three().enemy_discard("N1 N1"), &["N1", "twice"]);
    refused(&three().enemy_discard(""), &["empty"]);
    refused(&three().enemy_discard("N1").enemy_deck("N2"), &["2 normal", "there are 6"]);
    refused(&three().destroyed(&[1]).enemy_discard("EP7"), &["EP7", "attack card"]);
    let five = |opening: &mut Opening| opening.parts = vec![PartOpening::Destroyed; 5];
    refused(&three().with(five), &["5 parts", "4"]);
    refused(&three().chips(-3, 0), &["chip", "-3"]);
    refused(&three().fresh(), &["hate card", "nobody"]);
    refused(&three().hate(3, 0), &["seat 3", "3 seats"]);
    refused(&three().hate(0, 4), &["range", "0 to 3"]);
}

#[test]
fn items_that_cannot_lie_there_are_refused() {
    refused(&three().item(0, "I04").item_discard("I04"), &["2 cards", "I04"]);
    refused(&three().item_deck("I04"), &["lie nowhere", "I01"]);
    refused(&three().item(0, "I07"), &["which piece", "I07"]);
    refused(&three().item(0, "I07 Q3"), &["Q3", "not on", "I07"]);
    refused(&three().item(0, "I07 Q1").item(0, "I10 Q1"), &["Q1", "twice"]);
    refused(&three().item(0, "I04 Q1"), &["I04", "no equipment"]);
    taken(&three().item(0, "I07 Q1").item(0, "I10 Q7"));
}

#[test]
fn turns_that_cannot_go_on_are_refused() {
    refused(&three().in_turn(0, |turn| turn.damage = 3), &["no attack yet"]);
    refused(&three().in_turn(0, |turn| turn.attacks = 1), &["say where"]);
    refused(&three().in_turn(0, |turn| turn.move_bonus = 99), &["bonus points", "99"]);
    refused(&three().attacked(0, &[3]), &["seat 0", "not acted"]);
    taken(&three().acted(&[0]).attacked(0, &[3]).turn(1));
    refused(&three().round(61), &["round", "1 to 60"]);
    taken(&three().reading("round-limit", "none").round(61));
}

/// An opening as JSON says only what is not as always.
#[test]
fn an_opening_can_be_written_in_a_few_words() {
    let text = r#"{"stand":{"hero":{"seat":1}},"seats":[
        {"race":0,"weapon":0,"style":"a","sub":0,"hp":5},
        {"race":1,"weapon":4,"style":"b","sub":1,"hand":[38,39],"at":{"x":3,"y":4}}]}"#;
    let opening: Opening = serde_json::from_str(text).expect("an opening");
    let game = Position::seats(2).game().expect("a game for two");
    let state = opening.state(&game).expect("a table");
    assert_eq!((state.seats[0].hp, state.seats[1].hand.len()), (5, 2));
    let written = serde_json::to_string(&opening).expect("it can be written");
    assert_eq!(serde_json::from_str::<Opening>(&written).expect("as it was"), opening);
    let wrong = text.replace("\"hp\"", "\"hq\"");
    assert!(serde_json::from_str::<Opening>(&wrong).is_err(), "an unknown word is refused");
}
