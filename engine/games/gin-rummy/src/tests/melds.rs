//! Melds and the best layout of a hand.

use super::{card, cards, set};
use crate::prelude::*;
use crate::state::cards::Cards;
use crate::state::melds::{deadwood, layout};
use kanso_engine::laws::Dice;

fn melds(hand: &str) -> Vec<Cards> {
    layout(set(hand)).melds.iter().map(|meld| meld.cards()).collect()
}

#[test]
fn cards_are_written_as_they_are_read() {
    for number in 0..52 {
        let card = Card::new(number).expect("52 cards");
        assert_eq!(Card::named(&card.to_string()), Some(card));
        let written = serde_json::to_string(&card).expect("a word");
        assert_eq!(serde_json::from_str::<Card>(&written).expect("a card"), card);
    }
    assert_eq!(Card::new(52), None);
    let error = serde_json::from_str::<Card>("\"11H\"").expect_err("no such card");
    assert!(error.to_string().starts_with("\"11H\" is no card: AC, 10H, KS are some"), "{error}");
}

#[test]
fn a_card_counts_its_number_a_court_card_ten_and_an_ace_one() {
    let points: Vec<_> = cards("AC 2C 9C 10C JC QC KC").into_iter().map(Card::points).collect();
    assert_eq!(points, [1, 2, 9, 10, 10, 10, 10]);
}

#[test]
fn three_or_four_of_a_rank_and_three_or_more_of_a_suit_in_a_row_are_melds() {
    for names in ["7C 7D 7H", "7C 7D 7H 7S", "AC 2C 3C", "10H JH QH KH", "5S 6S 7S 8S 9S 10S"] {
        assert!(Meld::of(set(names)).is_some(), "{names}");
    }
    for names in ["", "7C 7D", "AC 2C", "QC KC AC", "AC 2C 4C", "2C 3C 4D", "KC AD 2D", "7C 7D 8C"]
    {
        assert!(Meld::of(set(names)).is_none(), "{names}");
    }
}

#[test]
fn the_ace_is_low() {
    assert_eq!(deadwood(set("AC 2C 3C")), 0);
    assert_eq!(deadwood(set("AC QC KC")), 21);
}

#[test]
fn a_card_is_put_where_it_leaves_the_least() {
    // The 7 of hearts belongs to a set or to a run; the run leaves two 7s, the set leaves 8 and 9.
    assert_eq!(deadwood(set("7C 7D 7H 8H 9H")), 14);
    // A fourth card of the set goes to the run, and both are melds.
    assert_eq!(deadwood(set("7C 7D 7S 7H 8H 9H")), 0);
    // Four 3s and the run 3-4-5 of clubs: the 3 of clubs goes to the run, and nothing is left.
    assert_eq!(layout(set("3C 3D 3H 3S 4C 5C")).rest, Cards::NONE);
    assert_eq!(melds("3C 3D 3H 3S 4C 5C"), [set("3C 4C 5C"), set("3D 3H 3S")]);
    // The middle of a long run goes to a set.
    assert_eq!(
        melds("4H 5H 6H 7H 8H 9H 10H 7C 7D"),
        [set("7C 7D 7H"), set("4H 5H 6H"), set("8H 9H 10H")]
    );
}

#[test]
fn of_equal_layouts_the_first_counts() {
    // Three sets or three runs: both leave nothing, and a set comes first.
    assert_eq!(
        melds("AC 2C 3C AD AH 2D 3D 2H 3H"),
        [set("AC AD AH"), set("2C 2D 2H"), set("3C 3D 3H")]
    );
    // The longer set comes first.
    assert_eq!(melds("6C 6D 6H 6S"), [set("6C 6D 6H 6S")]);
    // A 6 goes to a run beside the other three: the highest is left out of the set first.
    assert_eq!(melds("6C 6D 4H 5H 6H 4S 5S 6S"), [set("6C 6D 6H"), set("4S 5S 6S")]);
}

/// The least deadwood by trying every way to leave out cards and to part the rest, told without the
/// search of the game.
fn least(cards: &[Card]) -> u32 {
    let Some((first, rest)) = cards.split_first() else { return 0 };
    let mut best = first.points() + least(rest);
    for chosen in 0_u32..1 << rest.len() {
        if !(2..=6).contains(&chosen.count_ones()) {
            continue;
        }
        let is_chosen = |at: usize| chosen & (1 << at) != 0;
        let part = |wanted: bool| {
            let of = move |at: &usize| is_chosen(*at) == wanted;
            (0..rest.len()).filter(of).map(|at| rest[at]).collect::<Vec<_>>()
        };
        let meld: Cards = part(true).into_iter().chain([*first]).collect();
        if Meld::of(meld).is_some() {
            best = best.min(least(&part(false)));
        }
    }
    best
}

#[test]
fn the_search_finds_what_trying_everything_finds() {
    let mut dice = Dice::new(52);
    for _ in 0..60 {
        let mut hand = Cards::NONE;
        // Few ranks, so that sets and runs compete.
        while hand.count() < 9 {
            let card = Card::new((dice.below(4) * 13 + dice.below(6)) as u8).expect("a card");
            hand = hand.with(card);
        }
        let listed: Vec<_> = hand.iter().collect();
        assert_eq!(deadwood(hand), least(&listed), "{hand:?}");
        let laid = layout(hand);
        let all = laid.melds.iter().fold(laid.rest, |all, meld| all.union(meld.cards()));
        let count: u32 = laid.melds.iter().map(|meld| meld.cards().count()).sum();
        assert_eq!((all, count + laid.rest.count()), (hand, hand.count()), "each card once");
    }
}

#[test]
fn a_card_fits_a_set_by_its_rank_and_a_run_at_its_ends() {
    let of = |names| Meld::of(set(names)).expect("a meld");
    let fits = |meld: Meld, name| meld.laid_on(card(name)).is_some();
    assert!(fits(of("7C 7D 7H"), "7S") && !fits(of("7C 7D 7H"), "8H"));
    let run = of("3H 4H 5H");
    assert!(fits(run, "2H") && fits(run, "6H"));
    assert!(!fits(run, "7H") && !fits(run, "6S") && !fits(run, "4H"));
    let longer = run.laid_on(card("6H")).expect("it fits");
    assert!(fits(longer, "7H"), "beside one laid off before");
    assert!(!fits(of("JH QH KH"), "AH"), "the ace is low");
}
