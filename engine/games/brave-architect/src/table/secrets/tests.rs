//! What each eye is told, with open and with hidden hands.

use super::*;
use crate::fact::From;
use crate::table::words::sample::Sample;
use kanso_engine::prelude::*;
use kanso_engine::{Kind, Outcome};

const ADA: usize = 0;

/// Hidden hands, and this is going on.
fn hidden(task: Task) -> Sample {
    Sample::new(&[("hands-open", "own-only")]).tasks([task])
}

fn eyes() -> [Eye; 4] {
    [Eye::All, Eye::Seat(Seat::at(ADA)), Eye::Public, Eye::Seat(Seat::at(1))]
}

/// What all, Ada, the public and Ben are told.
fn telling(of: impl Fn(Eye) -> Telling) -> [bool; 4] {
    eyes().map(|eye| match of(eye) {
        Telling::Whole => true,
        Telling::Shrunk => false,
        Telling::Nothing => panic!("nothing is kept from anybody altogether"),
    })
}

const FOR_ADA: [bool; 4] = [true, true, false, false];
const FOR_ALL: [bool; 4] = [true; 4];

#[test]
fn a_draw_is_for_its_seat_while_hands_are_hidden() {
    let task = Task::Draw { seat: Seat::at(ADA), left: 1 };
    let sample = hidden(task);
    let drawn: Event<Action> = Event::Chance(Outcome::draw(&[Kind::from(sample.card("W52"))]));
    let told = |sample: &Sample, event: &Event<Action>| {
        telling(|eye| sample.game.tells_event(&sample.state, event, eye))
    };
    assert_eq!(told(&sample, &drawn), FOR_ADA);
    let list = eyes().map(|eye| sample.game.tells_list(&sample.state, eye));
    assert_eq!(list, FOR_ADA, "the odds tell what is in the deck");
    let open = Sample::new(&[]).tasks([task]);
    assert_eq!(told(&open, &drawn), FOR_ALL);
    let deal = hidden(Task::DealParty);
    let dealt = Event::Chance(Outcome::draw(&[deal.party("EP3").into()]));
    assert_eq!(told(&deal, &dealt), FOR_ALL);
    let fact =
        Fact::Drew { seat: Seat::at(ADA), cards: [sample.card("W52")].into_iter().collect() };
    assert_eq!(telling(|eye| sample.game.tells_fact(&fact, eye)), FOR_ADA);
    assert_eq!(telling(|eye| open.game.tells_fact(&fact, eye)), FOR_ALL);
}

#[test]
fn a_weapon_card_out_of_the_deck_is_for_its_seat() {
    let mut sample = hidden(Task::RecoverPick(Seat::at(ADA)));
    let card = sample.card("W52");
    let event = Event::Decision(Action::RecoverWeapon { card });
    let told = |sample: &Sample| {
        let lists = eyes().map(|eye| sample.game.tells_list(&sample.state, eye));
        assert_eq!(lists, telling(|eye| sample.game.tells_event(&sample.state, &event, eye)));
        lists
    };
    assert_eq!(told(&sample), FOR_ADA);
    // No weapon card: the deck is looked through all the same.
    sample.state.seats[ADA].discard = vec![sample.card("EL2")];
    assert_eq!(told(&sample), FOR_ADA);
    sample.state.seats[ADA].discard = vec![card];
    assert_eq!(told(&sample), FOR_ALL);
    let back = |from| {
        let fact = Fact::WeaponRecovered { seat: Seat::at(ADA), card, from };
        telling(|eye| sample.game.tells_fact(&fact, eye))
    };
    assert_eq!(back(From::Deck), FOR_ADA);
    assert_eq!(back(From::Discard), FOR_ALL);
}

#[test]
fn choices_out_of_a_hand_are_for_its_seat() {
    let lists = |sample: &Sample| eyes().map(|eye| sample.game.tells_list(&sample.state, eye));
    let discard = Task::DiscardPick { seat: Seat::at(ADA), n: 1 };
    for task in [Task::HeroTurn(Seat::at(ADA)), discard] {
        assert_eq!(lists(&hidden(task)), FOR_ADA, "{task:?}");
        assert_eq!(lists(&Sample::new(&[]).tasks([task])), FOR_ALL, "{task:?}");
    }
    let mut after = Sample::new(&[("hands-open", "own-only")]).turn(ADA);
    after.state.turn.as_mut().expect("a hero turn").attacks = 1;
    assert_eq!(after.game.asked(&after.state).map(|asked| asked.0), Some(Question::Pursuit));
    assert_eq!(lists(&after), FOR_ADA);
    // The party decides by what lies open.
    assert_eq!(lists(&hidden(Task::ChooseNext)), FOR_ALL);
}

#[test]
fn what_is_played_paid_or_discarded_is_shown_to_all() {
    let sample = hidden(Task::HeroTurn(Seat::at(ADA)));
    let (seat, card) = (Seat::at(ADA), sample.card("W51"));
    let cards = || [card].into_iter().collect();
    let facts = [
        Fact::CardPlayed { seat, card },
        Fact::PaidCards { seat, cards: cards() },
        Fact::PutUnder { seat, card: sample.card("EL1"), under: cards() },
        Fact::Discarded { seat, cards: cards() },
        Fact::SheetCleared { seat, cards: cards() },
        Fact::WeaponCardAdded { seat, card },
    ];
    for fact in facts {
        assert_eq!(telling(|eye| sample.game.tells_fact(&fact, eye)), FOR_ALL, "{fact:?}");
    }
}

#[test]
fn only_passes_in_windows_are_routine() {
    use crate::fact::Window;
    let seat = Seat::at(ADA);
    assert!(BraveArchitect::is_silent(&Fact::Passes { seat, window: Window::Damage }));
    assert!(!BraveArchitect::is_silent(&Fact::TurnEnds { seat }));
    assert!(BraveArchitect::is_pass(&Action::Pass));
    assert!(!BraveArchitect::is_pass(&Action::Stop) && !BraveArchitect::is_pass(&Action::EndTurn));
}
