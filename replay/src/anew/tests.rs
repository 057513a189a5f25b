//! What is dealt anew: an eye is told the same, to the letter, and each deal is as probable as its luck.

use super::*;
use crate::testing::{self, seeded};
use kanso_battlelore_heroes::BattleLore;
use kanso_berserk_tcg::BerserkTcg;
use kanso_brave_architect::BraveArchitect;
use kanso_engine::laws::told::told;
use kanso_engine::prelude::*;
use kanso_engine::{Kind, Outcome, Seat, Setup, bot};
use kanso_gin_rummy::GinRummy;
use kanso_mamono_raid::MamonoRaid;
use kanso_pig::Pig;
use kanso_rook_raiders::RookRaiders;
use std::collections::{BTreeMap, BTreeSet};

/// The first events of a game that greedy bots play.
fn played<G: Game>(setup: &Setup<G::Opening>, seed: u8, events: u32) -> Vec<Event<G::Action>> {
    let header = crate::log::record::Header::new::<G>(setup, seeded([seed; 32]), None);
    let game = G::new(setup).expect("a set-up");
    testing::played::<G>(&header, events, |state, legal| {
        bot::greedy(&game, state, legal).expect("there is a choice")
    })
}

/// Deals a game anew for each eye, which is told the same. How many events were others in all.
fn told_alike<G: Game>(readings: &[(&str, &str)], events: u32) -> usize {
    let mut setup = Setup::new::<G>(2);
    for (name, value) in readings {
        setup.set_reading(G::meta(), name, value).expect("a reading");
    }
    let game = G::new(&setup).expect("a set-up");
    let real = played::<G>(&setup, 7, events);
    let mut others = 0;
    for eye in Eye::every(setup.names.len() as u8) {
        let deal = || dealt_anew(&game, &real, eye, &mut Dealing::of_line(&[9; 32]));
        let dealt = deal();
        assert_eq!(dealt, deal(), "a seed deals alike");
        assert_eq!(dealt.events.len(), real.len());
        assert!(dealt.others.len() <= dealt.unseen as usize, "what was seen stays");
        let (was, is) = (told(&game, &real, eye), told(&game, &dealt.events, eye));
        for (was, is) in was.lines().zip(is.lines()) {
            assert_eq!(was, is, "{eye:?}");
        }
        assert_eq!(was, is, "{eye:?}");
        if eye == Eye::All {
            assert_eq!((dealt.unseen, dealt.others.len()), (0, 0), "who sees all has seen all");
        }
        others += dealt.others.len();
    }
    others
}

#[test]
fn an_eye_is_told_the_same() {
    let others = [
        told_alike::<GinRummy>(&[], 40),
        told_alike::<BerserkTcg>(&[], 60),
        told_alike::<BattleLore>(&[], 40),
        told_alike::<BraveArchitect>(&[("hands-open", "own-only")], 40),
        // One of them has placed its first unit in secret.
        told_alike::<RookRaiders>(&[("initial-placement", "hidden")], 10),
    ];
    assert!(others.iter().all(|count| *count > 0), "{others:?}");
}

#[test]
fn a_game_without_secrets_comes_out_as_it_is() {
    assert_eq!(told_alike::<MamonoRaid>(&[], 20), 0);
    assert_eq!(told_alike::<Pig>(&[], 20), 0);
}

/// Each card that a seat has not seen is as often in the other hand as each other one: by chi-square.
#[test]
fn each_hidden_card_is_as_probable_as_the_others() {
    const DEALS: u32 = 400;
    let setup = Setup::new::<GinRummy>(2);
    let game = GinRummy::new(&setup).expect("a set-up");
    // The dealer, both hands and the card that is turned up.
    let real = played::<GinRummy>(&setup, 3, 4);
    let eye = Eye::Seat(Seat::at(0));
    let unseen = |event: &&Event<_>| matches!(event, Event::Chance(Outcome::Draw(_)));
    let mut counts: BTreeMap<Kind, u32> = BTreeMap::new();
    let (mut hand, mut own) = (0, BTreeSet::new());
    for number in 0..DEALS {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        let dealt = dealt_anew(&game, &real, eye, &mut Dealing::of_line(&seed));
        assert_eq!(dealt.unseen, 1, "one hand");
        for (was, is) in real.iter().zip(&dealt.events).filter(|(was, _)| unseen(was)) {
            let Event::Chance(Outcome::Draw(kinds)) = is else { panic!("a draw stays one") };
            if was == is && !dealt.others.is_empty() {
                own.extend(kinds.iter().copied());
                continue;
            }
            hand = kinds.len() as u32;
            kinds.iter().for_each(|kind| *counts.entry(*kind).or_default() += 1);
        }
    }
    assert_eq!((hand, own.len()), (10, 11), "two hands, and what is turned up");
    assert_eq!(counts.len(), 52 - own.len());
    let mean = f64::from(DEALS * hand) / f64::from(counts.len() as u32);
    let square = |count: &u32| (f64::from(*count) - mean).powi(2) / mean;
    // Ten at a time, cards are a little more even than single ones: 40 degrees of freedom are too many.
    let chi_square: f64 = counts.values().map(square).sum();
    assert!(chi_square < 80.0, "{chi_square}");
}
