//! Signs of tokens, badges and lines.

use super::*;
use kanso_engine::scene::{Icon as Sign, Look};

/// What lies face up has the sign of its kind, what lies face down has none, for every eye.
#[test]
fn all_that_lies_face_up_has_a_sign() {
    for (seats, readings) in [(2, [].as_slice()), (4, &[("hands-open", 1)])] {
        let game = game(seats, readings);
        let mut state = game.laid_out();
        let mut backs = 0;
        play(&game, &mut state, &mut Dice(seats as u64), 160, &mut |_, _, state, _| {
            for eye in [Eye::Public, Eye::Seat(Seat::at(1)), Eye::All] {
                for token in all_tokens(&scene(&game, state, eye)) {
                    let is_open = token.look != Look::FaceDown;
                    assert_eq!(token.sign.is_some(), is_open, "{} for {eye:?}", token.id);
                    backs += usize::from(!is_open);
                }
            }
        });
        assert!(state.turns > 0 && backs > 0, "there were piles with {seats} seats");
    }
}

/// Figures beside signs are short, and sums not much longer; hit points, stats and piles have one.
#[test]
fn what_is_counted_has_a_sign_and_a_short_figure() {
    let game = game(4, &[]);
    let mut state = game.laid_out();
    play(&game, &mut state, &mut Dice(5), 160, &mut |_, _, state, _| {
        let shown = picture(&game, state);
        for region in shown.pages.iter().flat_map(|page| &page.regions) {
            let Body::Sheet(lines) = &region.body else { continue };
            for line in lines {
                let is_hero = region.id.ends_with("/sheet");
                assert!(!is_hero || line.sign.is_some(), "{} of {}", line.id, region.id);
                let figure = line.sign.iter().map(|sign| &sign.figure);
                let most = if line.id == ids::ATTACK_ROLL { 11 } else { 7 };
                for lang in Lang::ALL {
                    let length = |figure: &Label| figure.in_lang(lang).chars().count();
                    assert!(figure.clone().all(|figure| length(figure) <= most), "{line:?}");
                }
            }
        }
        for badge in all_tokens(&shown).into_iter().flat_map(|token| &token.badges) {
            let figure = badge.sign.iter().map(|sign| &sign.figure.en);
            assert!(figure.into_iter().all(|figure| figure.chars().count() <= 5), "{badge:?}");
        }
    });
    assert!(state.turns > 0);
}

/// A part has the sign of its element, a card that of its class, what is worn that of its name; with
/// a name of one's own what they do decides.
#[test]
fn what_a_set_of_ones_own_names_otherwise_has_a_sign() {
    let game = game(2, &[]);
    let other = |face: &Face| Face { name: Label::same("Thing"), ..face.clone() };
    let mut cards = CardSet::clone(&game.cards);
    for (row, sign) in cards.parties.iter_mut().zip([Sign::Fire, Sign::Water, Sign::Wind]) {
        assert_eq!(sign::of_party(row), sign);
        row.face = other(&row.face);
        assert_eq!(sign::of_party(row), sign, "by its trait");
    }
    let axe = Weapon::new(2).expect("a weapon");
    assert_eq!(sign::of_weapon(&cards, axe), Sign::Axe);
    cards.weapons[axe.index()].face = other(&cards.weapons[axe.index()].face);
    assert_eq!(sign::of_weapon(&cards, axe), Sign::Blow, "by its attack");
    let gloves = cards.pieces.iter().find(|row| &*row.face.name.en == "Power Gloves");
    let mut gloves = gloves.expect("a piece of the set").clone();
    assert_eq!(sign::of_piece(&gloves), Sign::Fist);
    gloves.face = other(&gloves.face);
    assert_eq!(sign::of_piece(&gloves), Sign::Power, "by the stat that it adds to");
    let named = cards.races.iter().map(sign::of_race);
    assert!(named.into_iter().all(|sign| sign != Sign::Fighter), "every race has its own");
}
