//! The laws on play, and what an option without own texts refuses.

use crate::{Action, Pig};
use kanso_engine::bot;
use kanso_engine::laws::{Dice, Player, play};
use kanso_engine::prelude::*;
use kanso_engine::{CardChoice, OptionValue, Setup, SetupError};

#[test]
fn pig_keeps_the_laws() {
    for seed in 0..30 {
        let mut setup = Setup::new::<Pig>(2 + (seed % 7) as u8);
        setup.readings[0] = (seed % 2) as u8;
        let player = if seed % 3 == 0 { Player::Random } else { Player::Greedy };
        let (events, _) = play::<Pig>(&setup, player, &mut Dice::new(seed), 100_000, 50);
        assert!(events.len() < 100_000, "Pig comes to an end");
    }
}

/// Pig's own score rolls below 20 points of a turn, and holds from there on. No action of it concludes the game.
#[test]
fn the_greedy_and_the_patient_bot_take_what_has_the_higher_score() {
    let game = Pig::new(&Setup::new::<Pig>(2)).expect("two play Pig");
    let (mut state, mut scores) = (game.start(), vec![7; 9]);
    for (turn_total, best) in [(2, Action::Roll), (19, Action::Roll), (20, Action::Hold)] {
        state.turn_total = turn_total;
        let mut legal = Vec::new();
        game.legal(&state, &mut legal);
        for chosen in [
            bot::greedy(&game, &state, &legal),
            bot::greedy_in(&game, &state, &legal, &mut scores),
            bot::patient(&game, &state, &legal),
        ] {
            assert_eq!(chosen.map(|at| &legal[at]), Some(&best), "{turn_total}");
        }
    }
    let only = [Action::Hold];
    assert!(!game.concludes(&state, &Action::Hold));
    assert_eq!(bot::greedy(&game, &state, &only), Some(0));
    assert_eq!(bot::patient(&game, &state, &only), Some(0));
    assert_eq!(bot::greedy(&game, &state, &[]), None);
}

#[test]
fn an_option_without_own_texts_takes_none() {
    assert!(!Pig::meta().options[0].takes_file("my.toml"));
    let mut setup = Setup::new::<Pig>(2);
    let error = setup.set_option(Pig::meta(), "goal", "75").expect_err("no such goal");
    assert!(matches!(error, SetupError::UnknownValue { name: "goal", .. }), "{error}");
    setup.options[0] = OptionValue::Own("75".to_owned());
    assert_eq!(Pig::new(&setup).err(), Some(SetupError::NoOwnValue { name: "goal" }));
    setup.options[0] = OptionValue::Listed(6);
    let error = SetupError::OptionNumber { name: "goal", value: Some(6) };
    assert_eq!(Pig::new(&setup).err(), Some(error));
    setup.options.clear();
    let error = SetupError::OptionNumber { name: "goal", value: None };
    assert_eq!(Pig::new(&setup).err(), Some(error));
    setup.options = vec![OptionValue::Listed(0); 2];
    assert_eq!(Pig::new(&setup).err(), Some(SetupError::Newer));
}

#[test]
fn a_game_without_files_refuses_one() {
    let error = Pig::option_from_file("goal", "75", &CardChoice::Newest).expect_err("no file");
    assert_eq!(error.to_string(), "option goal is read from no file");
}
