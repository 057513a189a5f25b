//! Examples of the course of a hand.

use super::*;
use crate::data::rule_list::{GR_3_1, GR_3_2, GR_3_3};
use crate::state::Step;
use kanso_engine::{Awaiting, Seats};

const ADA_DEALT: &str = "AC 2C 3C 4D 5D 6D 7H 8H 9H KS";
const BEN_DEALT: &str = "AD 2D 3D 4H 5H 6H 7S 8S 9S KC";

/// Ben deals; the upcard is the queen of clubs.
fn dealt() -> Vec<Event<Action>> {
    vec![Event::Chance(Outcome::Pick(1)), draw(ADA_DEALT), draw(BEN_DEALT), draw("QC")]
}

fn fresh() -> GinRummy {
    GinRummy::new(&Setup::new::<GinRummy>(2)).expect("two play Gin Rummy")
}

#[test]
fn the_other_seat_is_dealt_to_first_and_offered_the_upcard_first() {
    let (state, _) = play(&fresh(), &dealt());
    assert_eq!((state.dealer, state.step), (BEN, Step::Offer));
    assert_eq!(fresh().awaiting(&state), Awaiting::Decision(Seats::one(ADA)));
    assert_eq!(state.of(ADA).hand, set(ADA_DEALT));
    assert_eq!(state.of(BEN).hand, set(BEN_DEALT));
    assert_eq!((state.pile.clone(), state.stock().count()), (cards("QC"), 31));
}

#[test]
fn after_one_pass_the_dealer_is_offered_the_upcard_and_may_take_it() {
    let (state, facts) = play(&fresh(), &[dealt(), vec![PASS, TAKE]].concat());
    assert_eq!((state.turn, state.step, state.taken), (BEN, Step::Discard, Some(card("QC"))));
    assert!(facts.contains(&Fact::Passes { seat: ADA, card: card("QC") }));
    assert_eq!(state.of(BEN).known, set("QC"));
    let (state, _) = play(&fresh(), &[dealt(), vec![PASS, TAKE, discard("KC")]].concat());
    assert_eq!((state.turn, state.step, state.pile), (ADA, Step::Draw, cards("KC")));
}

#[test]
fn after_two_passes_the_seat_that_did_not_deal_draws_from_the_stock() {
    let game = fresh();
    let (mut state, _) = play(&game, &[dealt(), vec![PASS]].concat());
    let mut trace = Trace::new(Mode::Facts);
    game.perform(&mut state, &PASS, &mut trace);
    assert!(trace.acted().contains(GR_3_1) && trace.acted().contains(GR_3_2));
    assert!(!trace.acted().contains(GR_3_3));
    assert_eq!((state.turn, state.step), (ADA, Step::Stock));
    assert!(matches!(game.awaiting(&state), Awaiting::Chance(_)));
    game.perform(&mut state, &draw("KD"), &mut trace);
    assert_eq!(state.of(ADA).hand, set(ADA_DEALT).with(card("KD")));
    assert_eq!(state.pile, cards("QC"), "the upcard stays on the discard pile");
}

#[test]
fn a_card_of_the_pile_is_known_until_it_is_discarded_again() {
    let game = game(opening("AC 2C 3C 4D 5D 6D 7H 8H JS KS", BEN_DEALT, "QC 9H"));
    let events = [TAKE, discard("KS"), DRAW, draw("2S"), discard("2S"), DRAW, draw("QD")];
    let (state, _) = play(&game, &events);
    assert_eq!(state.of(ADA).known, set("9H"));
    let (state, _) = play(&game, &[&events[..], &[discard("9H")]].concat());
    assert_eq!(state.of(ADA).known, Cards::NONE);
    assert_eq!(state.pile, cards("QC KS 2S 9H"));
}

#[test]
fn with_two_cards_left_after_a_discard_the_hand_is_void_and_the_same_dealer_deals() {
    let ada = "AC 3C 5C 7C 9C JC KC 2D 4D 6D";
    let ben = "AS 3S 5S 7S 9S JS KS 2H 4H 6H";
    let pile =
        "2C 4C 6C 8C 10C QC AD 3D 5D 7D 8D 9D 10D JD QD KD AH 3H 5H 7H 8H 9H 10H JH QH KH 2S 4S 6S";
    let game = game(opening(ada, ben, pile));
    let (state, _) = play(&game, &[]);
    assert_eq!(state.stock(), set("8S 10S QS"));
    // Taking from the pile leaves three, and the hand goes on.
    let (state, _) = play(&game, &[TAKE, discard("KC")]);
    assert_eq!((state.step, state.stock().count()), (Step::Draw, 3));
    let (state, facts) = play(&game, &[DRAW, draw("8S"), discard("8S")]);
    assert!(facts.contains(&Fact::Voids { stock: 2 }));
    assert_eq!((state.step, state.dealer, state.turn), (Step::Deal, BEN, ADA));
    assert_eq!((state.stock(), state.deals_done), (Cards::ALL, 1));
    let dealt = [draw("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C"), draw("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D")];
    let void = [DRAW, draw("8S"), discard("8S")];
    let events: Vec<_> = void.into_iter().chain(dealt).chain([draw("KS")]).collect();
    let (offered, _) = play(&game, &events);
    let turn = |state: &State| game.marks(state).turn.map(|turn| turn.number);
    assert!(turn(&game.start()) < turn(&offered), "Ada, who played last, has another turn");
    assert!(state.seats.iter().all(|has| has.score == 0 && has.hands_won == 0));
    assert!(!facts.iter().any(|fact| matches!(fact, Fact::LaysOut { .. })), "hands stay hidden");
}

#[test]
fn with_two_cards_left_a_knock_still_ends_the_hand() {
    let ada = "AC 2C 3C 4C 5C 6C 7C 8C 9C 2D";
    let ben = "AS 3S 5S 7S 9S JS KS 2H 4H 6H";
    let pile =
        "10C QC JC KC AD 3D 5D 7D 8D 9D 10D JD QD KD AH 3H 5H 7H 8H 9H 10H JH QH KH 2S 4S 6S 4D 6D";
    let (state, facts) =
        play(&game(opening(ada, ben, pile)), &[DRAW, draw("8S"), knock("8S"), DONE]);
    assert!(facts.iter().any(|fact| matches!(fact, Fact::Knocks { deadwood: 2, .. })));
    assert_eq!(state.of(ADA).score, 57 - 2);
}

#[test]
fn a_bot_takes_what_melds_knocks_when_it_can_and_lays_off_what_fits() {
    let choice = |game: &GinRummy, state: &State| {
        let mut legal = Vec::new();
        game.legal(state, &mut legal);
        legal[kanso_engine::bot::greedy(game, state, &legal).expect("a choice")]
    };
    let melds = game(opening("AC 2C 4D 5D 9H KH KS QS JD 7C", BEN_DEALT, "3C"));
    assert_eq!(choice(&melds, &melds.start()), Action::Take);
    let useless = game(opening("AC 2C 4D 5D 9H KH KS QS JD 7C", BEN_DEALT, "8H"));
    assert_eq!(choice(&useless, &useless.start()), Action::Draw);
    let (state, _) = play(&useless, &[DRAW, draw("3C")]);
    assert!(matches!(choice(&useless, &state), Action::Discard { card } if card.points() == 10));
    let ben = "AD 2D 3D 4H 5H 10H 7S 8S 9S KC";
    let knocks = game(opening("AC 2C 3C 4D 5D 6D 7H 8H 9H 2S KS", ben, ""));
    assert_eq!(choice(&knocks, &knocks.start()), Action::Knock { card: card("KS") });
    let (state, _) = play(&knocks, &[knock("KS")]);
    assert_eq!(choice(&knocks, &state), Action::LayOff { card: card("10H"), meld: 2 });
    let (state, _) = play(&knocks, &[knock("KS"), lay("10H", 2)]);
    assert_eq!(choice(&knocks, &state), Action::Finish, "its own melds stay whole");
}
