//! Signs: what is face up shows its kind, what is face down does not.

use super::*;
use crate::Opening;
use crate::cards::test_set::test_set;
use crate::rules::chapter::values::Standing;
use kanso_engine::laws::{Dice, Player, play};
use kanso_engine::scene::Icon;
use std::sync::Arc;

/// Looks at every sign of a picture; how many there are.
fn check(scene: &Scene) -> usize {
    let all = tokens(scene);
    for token in &all {
        let face_up = token.look != Look::FaceDown;
        assert_eq!(token.sign.is_some(), face_up, "{}: {:?}", token.id, token.sign);
        for badge in &token.badges {
            let is_number = badge.text.en.starts_with('#');
            assert_eq!(badge.sign.is_none(), is_number, "{} of {}", badge.text.en, token.id);
            let figure = badge.sign.iter().map(|sign| sign.figure.en.chars().count());
            assert!(figure.max().unwrap_or_default() <= 4, "{badge:?}");
        }
    }
    for line in lines(scene) {
        let figure = line.sign.iter().map(|sign| sign.figure.en.chars().count());
        // The longest names five cities.
        assert!(figure.max().unwrap_or_default() <= 9, "{line:?}");
    }
    all.iter().filter(|token| token.sign.is_some()).count()
}

fn signs(token: &Token) -> Vec<(Icon, &str)> {
    let signs = token.badges.iter().filter_map(|badge| badge.sign.as_ref());
    signs.map(|sign| (sign.icon, &*sign.figure.en)).collect()
}

/// Of every event of some games, for every eye.
#[test]
fn all_that_is_face_up_has_a_sign_and_nothing_face_down() {
    let mut seen = 0;
    for seed in 0..4 {
        let dice = &mut Dice::new(seed);
        let mut setup = Setup::<Opening>::new::<BerserkTcg>(2);
        for option in 0..2 {
            setup.options[option] = OptionValue::Listed(dice.below(4) as u8);
        }
        let (events, _) = play::<BerserkTcg>(&setup, Player::Random, dice, 300, 1_000);
        let game = BerserkTcg::new(&setup).expect("the set-up is one of this game");
        let mut state = game.start();
        for event in &events {
            game.perform(&mut state, event, &mut Trace::off());
            seen += Eye::every(2).map(|eye| check(&game.scene(&state, eye))).sum::<usize>();
        }
    }
    assert!(seen > 10_000, "{seen} signs were seen");
}

/// In play, in a hand and in a trash, those that only tests have among them.
#[test]
fn every_card_has_a_sign() {
    let set = Arc::new(CardSet::parse(&test_set()).expect("the set of tests is sound"));
    for kind in set.kinds() {
        let id = &*set.card(kind).id;
        let mut sample = Sample::new(&[]);
        sample.game.standing = Standing::of(&set);
        sample.game.cards = Arc::clone(&set);
        let sample = sample.play(0, id, 2).hand(0, &[id]).trash(1, &[id]).set(1, id, 3, Known::No);
        for eye in Eye::every(2) {
            check(&look(&sample, eye));
        }
    }
}

#[test]
fn numbers_and_states_of_a_battle_have_signs_and_figures() {
    let sample = battle();
    for eye in Eye::every(2) {
        check(&look(&sample, eye));
    }
    let scene = look(&sample, Eye::All);
    let vanguard = token(&scene, "card1");
    assert_eq!(vanguard.sign, Some(Icon::Arrows));
    let expected = [
        (Icon::Power, "2"),
        (Icon::Reach, "1"),
        (Icon::Move, "1"),
        (Icon::White, "1"),
        (Icon::Vanguard, ""),
    ];
    assert_eq!(signs(vanguard), expected);
    assert_eq!(signs(token(&scene, "card4"))[0], (Icon::Power, "0↓"));
    assert_eq!(signs(token(&scene, "card6"))[2], (Icon::Defence, "2"));
    assert_eq!(signs(token(&scene, "card7"))[2], (Icon::Hand, "1"));
    assert_eq!(token(&scene, "city3/card").sign, Some(Icon::Capital));
    let figure = |id| {
        let sign = line(&scene, id).and_then(|line| line.sign.as_ref());
        sign.map(|sign| (sign.icon, &*sign.figure.en))
    };
    assert_eq!(figure("header/level"), Some((Icon::City, "Lv3")));
    assert_eq!(figure("header/occupied"), None, "it says who has how many");
    assert_eq!(figure("seat1/cities"), Some((Icon::City, "1/3")));
    assert_eq!(figure("header/asked"), None);
}

/// A city that turns up is face up before anybody knows which it is.
#[test]
fn a_city_that_turns_up_is_a_city_until_it_is_known() {
    let mut sample = Sample::new(&[]).city(3, 2, None);
    let sign = |sample: &Sample, id| token(&look(sample, Eye::Public), id).sign;
    assert_eq!((sign(&sample, "city3/card"), sign(&sample, "city1/card")), (None, None));
    for at in [1, 3] {
        sample.state.city_mut(city(at)).face_up = true;
    }
    assert_eq!(sign(&sample, "city3/card"), Some(Icon::Mill));
    assert_eq!(sign(&sample, "city1/card"), Some(Icon::City));
}

/// `R` is the colour red: a Range has a mark of its own. In Japanese colours are written out.
#[test]
fn a_range_is_not_read_as_a_colour() {
    let sample = Sample::new(&[]).hand(0, &["R08", "W04"]).play(0, "W02", 2);
    let scene = look(&sample, Eye::All);
    let said = |id: &str, lang: Lang| -> Vec<String> {
        let all = tokens(&scene);
        let token = all.iter().find(|token| token.id.contains(id)).expect("it lies there");
        token.badges.iter().map(|badge| badge.text.in_lang(lang).to_owned()).collect()
    };
    assert!(said("card3", Lang::En).contains(&"Rg1".to_owned()), "{:?}", said("card3", Lang::En));
    let (en, ja) = (said("/R08", Lang::En), said("/R08", Lang::Ja));
    assert!(en.iter().any(|text| text.starts_with('R')), "{en:?}");
    assert!(ja.iter().any(|text| text.starts_with('赤')), "{ja:?}");
    assert!(!ja.iter().any(|text| text.starts_with('R')), "{ja:?}");
    let cost = Cost { coloured: [1, 0, 0, 2], any: 1 }.signs();
    assert_eq!((&*cost.en, &*cost.ja), ("WRR1", "白赤赤+1"));
}

/// A price is a coin for each card of a colour, and a figure for those of any; an effect has the sign of
/// its kind, a locked card a lock.
#[test]
fn prices_kinds_and_locks_are_signs() {
    let sample = Sample::new(&[]).hand(0, &["R08", "R12", "W11"]).play(0, "W04", 2);
    let price_of = |id: &str| {
        let kind = sample.game.cards.by_id(id).expect("a card of the set");
        let cost = sample.game.cards.card(kind).cost;
        let coloured = Colour::ALL.iter().zip(cost.coloured);
        let wanted = coloured.flat_map(|(colour, count)| {
            std::iter::repeat_n(super::super::sign::colour(*colour), count.into())
        });
        let any =
            if cost.any > 0 || cost.cards() == 0 { cost.any.to_string() } else { String::new() };
        (wanted.collect::<Vec<_>>(), any)
    };
    let scene = look(&sample, Eye::All);
    for token in tokens(&scene).into_iter().filter(|token| token.id.contains("/hand/")) {
        let sign = token.badges.iter().filter_map(|badge| badge.sign.as_ref());
        let price = sign.clone().find(|sign| sign.icon == Icon::Hand).expect("it has a price");
        let id = ["R08", "R12", "W11"].into_iter().find(|id| token.id.contains(id));
        let id = id.expect("it is one of them");
        assert_eq!((price.coins.clone(), price.figure.en.to_string()), price_of(id), "{id}");
        let kinds = [Icon::Quick, Icon::Once, Icon::Eternal];
        let kind = sign.map(|sign| sign.icon).filter(|icon| kinds.contains(icon)).count();
        assert_eq!(kind, usize::from(token.gauge.is_none()), "{id} is a character or an effect");
    }
    let is_locked = |sample: &Sample| {
        let scene = look(sample, Eye::All);
        let card = tokens(&scene)
            .into_iter()
            .find(|token| token.gauge.is_some() && token.id.starts_with("card"));
        signs(card.expect("it is in play")).contains(&(Icon::Locked, ""))
    };
    assert!(!is_locked(&sample));
    let mut locked = sample;
    let id =
        locked.state.cards.iter().find(|card| card.zone == Zone::InPlay).expect("it is in play").id;
    locked.state.card_mut(id).locked = true;
    assert!(is_locked(&locked));
}
