//! What each eye sees and is told, in words and in the picture.

use super::*;
use kanso_engine::scene::{Body, Look, Region};
use kanso_engine::{Eye, Lang, Telling};

const ADA_10: &str = "AC 2C 3C 4D 5D 6D 7H 8H 9H KS";
const BEN_10: &str = "AD 2D 3D 4H 5H 6H 7S 8S 9S KC";

fn region(game: &GinRummy, state: &State, eye: Eye, id: &str) -> Option<Region> {
    let scene = game.scene(state, eye);
    scene.pages[0].regions.iter().find(|region| region.id == id).cloned()
}

/// What lies in a row: the short name of each place with its count.
fn row(game: &GinRummy, state: &State, eye: Eye, id: &str) -> Vec<(String, u16)> {
    let region = region(game, state, eye, id).expect("a region");
    let Body::Row(slots) = region.body else { panic!("{id} is a row") };
    let token = |slot: &kanso_engine::scene::Slot| slot.token.clone().expect("a thing");
    slots.iter().map(|slot| (token(slot).short.en.to_string(), slot.count)).collect()
}

#[test]
fn a_hand_is_seen_by_its_seat_and_is_backs_to_others_but_for_what_all_saw_taken() {
    let game = game(opening(ADA_10, BEN_10, "QC KH"));
    let (state, _) = play(&game, &[TAKE, discard("KS")]);
    for eye in [Eye::Seat(ADA), Eye::All] {
        let seen = row(&game, &state, eye, "hand/0");
        assert_eq!(seen.len(), 10);
        assert!(seen.iter().all(|(name, count)| name != "?" && *count == 1));
    }
    for eye in [Eye::Seat(BEN), Eye::Public] {
        let seen = row(&game, &state, eye, "hand/0");
        assert_eq!(seen, [("♥K".to_owned(), 1), ("?".to_owned(), 9)]);
    }
    assert_eq!(
        row(&game, &state, Eye::Public, "pile"),
        [("♣Q".to_owned(), 1), ("♠K".to_owned(), 1)]
    );
    assert_eq!(row(&game, &state, Eye::Public, "stock"), [("?".to_owned(), 30)]);
}

#[test]
fn melds_lie_open_after_a_knock_and_the_discard_lies_face_down() {
    let game = game(opening(&format!("{ADA_10} 2S"), BEN_10, "QC"));
    let (state, _) = play(&game, &[knock("KS")]);
    assert!(region(&game, &state, Eye::Public, "meld/0/2").is_some());
    assert_eq!(row(&game, &state, Eye::Public, "hand/0"), [("♠2".to_owned(), 1)]);
    assert_eq!(row(&game, &state, Eye::Public, "hand/1"), [("?".to_owned(), 10)]);
    for (eye, id) in [(Eye::Seat(BEN), "pile/back"), (Eye::Seat(ADA), "card/KS")] {
        let pile = region(&game, &state, eye, "pile").expect("the pile");
        let Body::Row(slots) = pile.body else { panic!("the pile is a row") };
        let top = slots.last().and_then(|slot| slot.token.clone()).expect("a card");
        assert_eq!((top.id.as_str(), top.look), (id, Look::FaceDown));
    }
}

#[test]
fn a_draw_is_told_to_its_seat_and_others_hear_that_there_was_one() {
    let game = game(opening(ADA_10, BEN_10, "QC"));
    let (state, _) = play(&game, &[DRAW]);
    let drawn = Outcome::draw(&[card("KH").into()]);
    let said = |eye, lang| {
        let mut said = String::new();
        game.say_outcome(&state, &drawn, lang, eye, &mut said).expect("a string");
        said
    };
    assert_eq!(said(Eye::Seat(ADA), Lang::En), "♥K from the stock");
    assert_eq!(said(Eye::Seat(BEN), Lang::En), "a card for Ada");
    assert_eq!(said(Eye::Public, Lang::Ja), "Adaに1枚");
    let fact = Fact::Draws { seat: ADA, card: card("KH") };
    let told = |eye| {
        let mut said = String::new();
        game.say_fact(&fact, Lang::En, eye, &mut said).expect("a string");
        (game.tells_fact(&fact, eye), said)
    };
    assert_eq!(told(Eye::Seat(ADA)), (Telling::Whole, "Ada gets ♥K".to_owned()));
    assert_eq!(told(Eye::Seat(BEN)), (Telling::Shrunk, "Ada gets a card".to_owned()));
}

#[test]
fn choices_are_told_to_the_seat_that_has_them_and_odds_of_a_draw_to_none() {
    let game = game(opening(ADA_10, BEN_10, "QC"));
    let told = |state: &State| [ADA, BEN].map(|seat| game.tells_choices(state, Eye::Seat(seat)));
    assert_eq!(told(&game.start()), [true, false]);
    assert_eq!(
        told(&play(&game, &[DRAW]).0),
        [false, false],
        "the stock tells what the hands hold"
    );
    assert!(game.tells_choices(&play(&game, &[DRAW]).0, Eye::All));
}

#[test]
fn actions_are_typed_with_their_cards_and_told_with_what_they_do() {
    let game = game(opening(&format!("{ADA_10} 2S"), BEN_10, "QC"));
    let said = |state: &State, action: Action, eye| {
        let (mut typed, mut words) = (String::new(), String::new());
        game.notate(state, &action, &mut typed).expect("a string");
        game.say_action(state, &action, Lang::En, eye, &mut words).expect("a string");
        [typed, words]
    };
    let start = game.start();
    let action = Action::Knock { card: card("KS") };
    let own = said(&start, action, Eye::Seat(ADA));
    assert_eq!(own, ["knock KS", "knock with 2, ♠K face down"]);
    assert_eq!(said(&start, action, Eye::Public)[1], "knock");
    let (state, _) = play(&game, &[knock("KS")]);
    let action = Action::LayOff { card: card("6H"), meld: 2 };
    let own = said(&state, action, Eye::Seat(BEN));
    assert_eq!(own, ["lay 6H 3", "lay off ♥6 onto ♥7-♥8-♥9"]);
}
