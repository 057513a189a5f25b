//! Words for the picture of the table: in both languages at once, for one eye.

use super::{Eye, Lang, Teller};
use crate::prelude::*;

/// A pending item without its controller.
pub fn item_label(game: &BerserkTcg, item: &ItemRef, eye: Eye) -> Label {
    let [en, ja] = Lang::ALL.map(|lang| Teller::new(game, lang, eye).told(&item.what).to_string());
    Label::new(en, ja)
}

/// The phase of a state.
pub fn phase_label(game: &BerserkTcg, state: &State) -> Label {
    let [en, ja] = Lang::ALL.map(|lang| {
        let mut words = String::new();
        super::phase(game, state, lang, &mut words).expect("a string takes every text");
        words
    });
    Label::new(en, ja)
}
