//! Prices and throws as a reader sees them.

use super::*;
use crate::table::words::sample::{Sample, duel, rolling};

/// The signs of a price, each with how much.
fn price(sample: &Sample, action: &Action) -> Vec<(Icon, String)> {
    let mut paid = Vec::new();
    sample.game.price(&sample.state, action, &mut paid);
    paid.iter()
        .filter_map(|badge| Some((badge.sign.as_ref()?.icon, badge.text.en.to_string())))
        .collect()
}

#[test]
fn marks_are_paid_by_token_or_by_trophy() {
    let level_up = |pay_tokens| Action::LevelUp { unit: UnitId(0), pay_tokens };
    let (token, trophy) = ((Icon::Honour, "−1".to_owned()), (Icon::Trophy, "−1".to_owned()));
    assert_eq!(price(&duel(), &level_up(1)), [token.clone(), trophy.clone()]);
    assert_eq!(price(&duel(), &level_up(0)), [(Icon::Trophy, "−2".to_owned())]);
    assert_eq!(price(&duel(), &Action::Reroll { pay_tokens: 1 }), [token]);
    assert_eq!(price(&duel(), &Action::Reroll { pay_tokens: 0 }), [trophy]);
    assert_eq!(price(&duel(), &Action::Accept), []);
}

#[test]
fn a_throw_says_what_was_needed_and_what_it_came_to() {
    let sample = rolling([None, None]);
    let thrown = |faces: &[u8]| sample.game.thrown(&sample.state, faces);
    let graze = thrown(&[2, 2]);
    assert_eq!(graze.told.en, "4 on the dice, 5 or more: 83 % → 1 damage");
    assert_eq!((graze.dice.len(), graze.tone), (2, Tone::Warning));
    let critical = thrown(&[6, 6]);
    assert_eq!(critical.told.en, "12 on the dice, 5 or more: 83 % → critical, 3 damage");
    assert_eq!(critical.tone, Tone::Good);
    assert_eq!(thrown(&[1, 1]).told.ja, "出目2、5以上83％ → ファンブル、0ダメージ");
}

#[test]
fn before_dice_fall_one_knows_how_probable_a_hit_is() {
    let sample = rolling([Some(2), Some(3)]);
    let chance = |action: &Action| {
        sample.game.hit_chance(&sample.state, action).map(|badge| badge.text.en.to_string())
    };
    let any = Some("5+ 83 %".to_owned());
    assert_eq!(chance(&Action::Dice { target: MonsterId(0) }), any);
    assert_eq!(chance(&Action::Reroll { pay_tokens: 0 }), any);
    let second = Action::RerollDie { die: Die::Second, pay_tokens: 0 };
    assert_eq!(chance(&second), Some("5+ 67 %".to_owned()), "beside a 2");
    assert_eq!(chance(&Action::Accept), None);
}
