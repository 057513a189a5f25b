//! Tables that an eye cannot tell apart, on positions set up by hand: what is dealt for it is the same for
//! both, and looks like either.

use super::*;
use crate::state::{Announce, AnnouncePart, Former, Known, Source};
use crate::table::scene::sample::{Sample, city, seat};
use arrayvec::ArrayVec;
use kanso_engine::laws::resample::dealt;
use kanso_engine::laws::told::moment;

const SOUTH: Eye = Eye::Seat(Seat::at(0));
const STRANGERS: [Eye; 2] = [Eye::Public, SOUTH];

fn deals(sample: &Sample, eye: Eye) -> Vec<State> {
    (0..20).map(|seed| dealt(&sample.game, &sample.state, &[], eye, seed)).collect()
}

#[track_caller]
fn alike(one: &Sample, other: &Sample) {
    assert_ne!(one.state, other.state, "they differ");
    for eye in STRANGERS {
        let told = moment(&one.game, &one.state, eye);
        assert_eq!(told, moment(&other.game, &other.state, eye), "{eye:?} cannot tell them apart");
        let (from_one, from_other) = (deals(one, eye), deals(other, eye));
        for state in &from_one {
            assert_eq!(told, moment(&one.game, state, eye), "{eye:?}");
        }
        assert_eq!(from_one, from_other, "{eye:?}");
    }
}

/// Seat 1 has these cards, in the order of their numbers.
fn held(ids: &[&str]) -> Sample {
    Sample::new(&[]).play(0, "W02", 3).hand(1, ids)
}

fn former(sample: &Sample, id: u32, card: &str) -> Former {
    Former { id: CardId(id), kind: sample.kind(card), seat: seat(1) }
}

#[test]
fn a_hand_keeps_neither_its_cards_nor_their_numbers() {
    alike(&held(&["K02", "K05"]), &held(&["K05", "K02"]));
    alike(&held(&["K02", "K05"]), &held(&["K13", "K14"]));
    let mut gap = held(&["K02", "K05", "K05"]);
    gap.state.cards.take(CardId(3));
    let mut other = held(&["K02", "K05", "K05"]);
    other.state.cards.take(CardId(4));
    alike(&gap, &other);
}

#[test]
fn what_is_known_of_a_hand_stays() {
    let sample = held(&["K02"]).known_in_hand(1, "K05", Known::Publicly).hand(1, &["K05"]);
    let known = sample.kind("K05");
    for state in deals(&sample, SOUTH) {
        let shown = |card: &&Instance| card.known == Known::Publicly;
        let kinds: Vec<CardKind> =
            state.hand(seat(1)).filter(shown).map(|card| card.kind).collect();
        assert_eq!((kinds, state.hand(seat(1)).count()), (vec![known], 3));
    }
}

/// BK-4.7: another deck of as many cards is as good while lists are not open.
#[test]
fn a_deck_that_is_secret_is_guessed() {
    let one = held(&["K02"]);
    let mut other = held(&["K02"]);
    let only = Kind::from(other.kind("R01"));
    let count = other.state.deck_count(seat(1)) as u16;
    other.state.seats[1].deck = Deck::shuffled([(only, count)].into_iter().collect());
    alike(&one, &other);
    // A card of seat 1 that lies open fits one of the ready-made decks alone.
    let mut fits = one;
    fits.card(1, "K16", Zone::Trash, None).known = Known::Publicly;
    let swarm = fits.game.cards.deck("black-swarm").expect("a deck of the set");
    let list: Bag = swarm.cards.iter().map(|(kind, n)| (Kind::from(*kind), (*n).into())).collect();
    for state in deals(&fits, SOUTH) {
        let mut all = state.seats[1].deck.contents();
        let own = state.cards.iter().filter(|card| card.owner == seat(1));
        own.for_each(|card| all.add(card.kind.into(), 1));
        assert_eq!(all, list);
    }
}

#[test]
fn a_standing_pass_is_its_seats_own() {
    let mut other = held(&["K02"]);
    other.state.seats[1].standing_pass = Some(StandingPass::UntilTurnEnd);
    alike(&held(&["K02"]), &other);
    let own = dealt(&other.game, &other.state, &[], Eye::Seat(seat(1)), 1);
    assert_eq!(own.seats[1].standing_pass, Some(StandingPass::UntilTurnEnd));
}

/// BK-3.14: a card was named as a target, came back to a hand, and one of the hand was set since.
#[test]
fn a_card_that_is_named_by_what_pends_may_be_in_a_hand_or_not() {
    let table = |in_hand: &str, set: &str, given_up: u32| {
        let mut sample = held(&[]);
        for (id, card) in [(2, "K02"), (3, "K05")] {
            if card == in_hand {
                sample.state.next_card = id;
                sample = sample.hand(1, &[card]);
            }
        }
        sample.state.next_card = 4;
        let mut sample = sample.set(1, set, 3, Known::No);
        sample.state.former = vec![former(&sample, given_up, set)];
        let source =
            Source { card: CardId(1), kind: sample.kind("W02"), city: city(3), ability: 0 };
        let targets = [Named::Card(CardId(2))].into_iter().collect();
        sample.pends(0, Pending::Paid { source, targets }).asks(1, Question::Window)
    };
    let (one, other) = (table("K02", "K05", 3), table("K05", "K02", 2));
    alike(&one, &other);
    for state in deals(&one, SOUTH) {
        assert_eq!(state.former, [former(&one, 2, "K02")]);
        assert_eq!(state.hand(seat(1)).map(|card| card.id).collect::<Vec<_>>(), [CardId(3)]);
        assert_eq!((state.set_cards(seat(1)).count(), state.next_card), (1, 5));
    }
}

/// BK-R21 `in-hand`: which card is being set is for its seat, and so is whether it is still there.
#[test]
fn a_set_from_the_hand_names_any_card_of_it() {
    let table = |card: u32| {
        let mut sample = Sample::new(&[("set-in-transit", "in-hand")]).play(0, "W02", 3);
        (sample.state.turn_no, sample.state.next_card) = (4, 3);
        sample = sample.hand(1, &["K02", "K05"]);
        sample.state.former = vec![former(&sample, 2, "K05")];
        sample
            .pends(1, Pending::Set { card: CardId(card), city: city(2) })
            .asks(0, Question::Window)
    };
    let hand = table(3);
    alike(&hand, &table(4));
    alike(&hand, &table(2));
    let named: Vec<CardId> = deals(&hand, SOUTH)
        .iter()
        .map(|state| {
            let Pending::Set { card, .. } = state.stack[0].what else { panic!("a set pends") };
            assert!(state.card(card).is_in_hand_of(seat(1)));
            card
        })
        .collect();
    assert!(named.iter().any(|card| *card != named[0]), "each is as probable: {named:?}");
    let empty = |kind: &str| {
        let mut sample = table(2);
        for id in [3, 4] {
            sample.state.cards.take(CardId(id));
        }
        sample.state.former = vec![former(&sample, 2, kind)];
        sample
    };
    alike(&empty("K02"), &empty("K05"));
}

/// BK-R8 `all`.
#[test]
fn cards_chosen_for_the_hand_limit_are_any_of_the_hand() {
    let table = |chosen: [u32; 2], pends: bool| {
        let mut sample = Sample::new(&[("pending-rule-effects", "all")])
            .play(0, "W02", 3)
            .hand(1, &["K02", "K03", "K05", "K06", "K01", "K01", "K01", "K13", "K14", "R01"]);
        sample.state.turn_no = 4;
        let chosen = chosen.map(CardId).to_vec();
        if pends {
            return sample.pends(1, Pending::Discard { cards: chosen }).asks(0, Question::Window);
        }
        (sample.state.phase, sample.state.discarding) = (Phase::End, chosen);
        sample.asks(1, Question::DiscardToLimit)
    };
    for pends in [false, true] {
        alike(&table([2, 5], pends), &table([9, 3], pends));
    }
    for state in deals(&table([2, 5], false), SOUTH) {
        let there = |id: &CardId| state.card(*id).is_in_hand_of(seat(1));
        assert!(state.discarding.iter().all(there) && state.discarding[0] != state.discarding[1]);
    }
}

/// BK-5.10: three black cards are due, which the hand has and hardly anything else.
#[test]
fn who_is_asked_to_pay_can_pay() {
    for (open_list, in_deck) in [(false, "R01"), (true, "R01"), (true, "K01")] {
        let mut sample = Sample::new(&[]).hand(1, &["K02", "K03", "R02", "K05"]);
        sample.game.open_list = open_list;
        let kind = Kind::from(sample.kind(in_deck));
        sample.state.seats[1].deck = Deck::shuffled([(kind, 40)].into_iter().collect());
        let card = sample.card(1, "K16", Zone::Opening, Some(2)).id;
        let mut sample = sample.asks(1, Question::PayCost);
        let announce = Announce {
            seat: seat(1),
            card,
            city: city(2),
            ability: None,
            next: AnnouncePart::Pay,
            paid: ArrayVec::new(),
            sacrificed: false,
            targets: Targets::new(),
        };
        sample.state.tasks.insert(0, Task::Announce(announce));
        for state in deals(&sample, SOUTH) {
            let mut legal = Vec::new();
            sample.game.legal_actions(&state, &mut legal);
            assert!(!legal.is_empty(), "{open_list}");
        }
    }
}

/// BK-5.52: a draw takes all that is shuffled and a card of those below.
#[test]
fn a_draw_that_goes_on_below_what_is_shuffled_finds_as_much() {
    let table = |below: &[&str]| {
        let mut sample = held(&["K02"]);
        let mut deck = Deck::shuffled([(Kind::from(sample.kind("K01")), 2)].into_iter().collect());
        for id in below {
            deck.put_at_bottom(sample.kind(id).into());
        }
        sample.state.seats[1].deck = deck;
        let drawn = Drawn::Draw { seat: seat(1), count: 2, bottom: 1, by: DrawnBy::City };
        sample.state.tasks = vec![Task::Chance(drawn)];
        sample
    };
    alike(&table(&["K05", "K13"]), &table(&["K14", "K03"]));
    for state in deals(&table(&["K05", "K13"]), SOUTH) {
        let deck = &state.seats[1].deck;
        assert_eq!((deck.bag().total(), deck.bottom().len()), (2, 2));
    }
}

/// A card that another seat has face-down keeps its owner's deck as its owner knows it.
#[test]
fn ones_own_deck_is_known() {
    let mut sample = held(&[]).set(0, "W05", 2, Known::No).set(0, "W14", 2, Known::No);
    for id in [2, 3] {
        sample.state.card_mut(CardId(id)).controller = seat(1);
    }
    for state in deals(&sample, SOUTH) {
        assert_eq!(state.seats[0], sample.state.seats[0]);
        let mut kinds: Vec<CardKind> = state.set_cards(seat(1)).map(|card| card.kind).collect();
        kinds.sort_unstable();
        assert_eq!(kinds, [sample.kind("W05"), sample.kind("W14")]);
    }
}
