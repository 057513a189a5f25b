//! Positions to start from: how they are read, and what is wrong with others.

use super::*;
use crate::state::Step;
use kanso_engine::SetupError;

const ADA_10: &str = "AC 2C 3C 4D 5D 6D 7H 8H 9H KS";
const BEN_10: &str = "AD 2D 3D 4H 5H 6H 7S 8S 9S KC";

#[test]
fn ten_cards_draw_and_eleven_discard() {
    let draws = game(opening(ADA_10, BEN_10, "2S QC")).start();
    assert_eq!((draws.step, draws.turn, draws.dealer), (Step::Draw, ADA, BEN));
    assert_eq!((draws.pile.clone(), draws.stock().count()), (cards("2S QC"), 30));
    let eleven = format!("{ADA_10} QC");
    assert_eq!(game(opening(&eleven, BEN_10, "")).start().step, Step::Discard);
}

#[test]
fn an_opening_is_read_as_people_write_it() {
    let text = r#"{
        "dealer": 1, "turn": 0, "pile": ["2S", "QC"],
        "seats": [
            {"hand": ["AC","2C","3C","4D","5D","6D","7H","8H","9H","KS"], "score": 0, "hands_won": 0},
            {"hand": ["AD","2D","3D","4H","5H","6H","7S","8S","9S","KC"], "score": 0, "hands_won": 0}
        ]
    }"#;
    let read: Opening = serde_json::from_str(text).expect("an opening");
    assert_eq!(read, opening(ADA_10, BEN_10, "2S QC"));
    let error = serde_json::from_str::<Opening>(&text.replace("QC", "XX")).expect_err("no card");
    assert!(error.to_string().contains("\"XX\" is no card"), "{error}");
    let error =
        serde_json::from_str::<Opening>(&text.replace("pile", "heap")).expect_err("no field");
    assert!(error.to_string().contains("unknown field `heap`"), "{error}");
}

#[test]
fn what_is_no_position_is_refused_with_its_place() {
    let good = opening(ADA_10, BEN_10, "QC");
    let wrong = |change: &dyn Fn(&mut Opening)| {
        let mut opening = good.clone();
        change(&mut opening);
        match GinRummy::new(&setup(opening, &[])) {
            Err(SetupError::Opening(problem)) => problem,
            other => panic!("an opening that is refused: {other:?}"),
        }
    };
    let all = Cards::ALL.iter().collect::<Vec<_>>();
    let free: Vec<_> =
        all.into_iter().filter(|card| !set(ADA_10).union(set(BEN_10)).contains(*card)).collect();
    type Change<'a> = &'a dyn Fn(&mut Opening);
    let cases: [(&str, Change<'_>); 9] = [
        ("seats: 3, which must be 2 here", &|opening| opening.seats.push(opening.seats[0].clone())),
        ("dealer: 2, which must be 0 to 1 here", &|opening| opening.dealer = Seat::at(2)),
        ("turn: 7, which must be 0 to 1 here", &|opening| opening.turn = Seat::at(7)),
        ("seat 1: hand: KS, which lies somewhere already", &|opening| {
            opening.seats[1].hand[0] = card("KS");
        }),
        ("seat 0: cards: 9, which must be 10 to 11 here", &|opening| {
            opening.seats[0].hand.pop();
        }),
        ("seat 1: cards: 11, which must be 10 here", &|opening| {
            opening.seats[1].hand.push(card("JS"));
        }),
        ("pile: cards: 0, which must be 1 to 52 here", &|opening| opening.pile.clear()),
        ("stock: cards: 2, which must be 3 to 52 here", &|opening| {
            opening.pile = free[..30].to_vec();
        }),
        ("seat 1: score: 100, which must be 0 to 99 here", &|opening| opening.seats[1].score = 100),
    ];
    for (problem, change) in cases {
        assert_eq!(wrong(change), problem);
    }
    let problem = wrong(&|opening| opening.seats[0].hands_won = 1_001);
    assert_eq!(problem, "seat 0: hands_won: 1001, which must be 0 to 1000 here");
    let problem = wrong(&|opening| opening.pile = cards("QC QC"));
    assert_eq!(problem, "pile: QC, which lies somewhere already");
}
