//! Words for the picture of the table: in both languages at once, for one eye.

use super::parts::{question_name, window_name};
use super::{Eye, Lang, Teller};
use crate::BerserkTcg;
use crate::fact::ItemRef;
use crate::state::{OpenWindow, Question, State};
use kanso_engine::Label;

/// What is said in each language.
fn both(game: &BerserkTcg, eye: Eye, say: impl Fn(Teller<'_>) -> String) -> Label {
    Label::new(say(Teller::new(game, Lang::En, eye)), say(Teller::new(game, Lang::Ja, eye)))
}

/// A pending item without its controller.
pub fn item_label(game: &BerserkTcg, item: &ItemRef, eye: Eye) -> Label {
    both(game, eye, |t| t.what(item).to_string())
}

/// The phase of a state.
pub fn phase_label(game: &BerserkTcg, state: &State) -> Label {
    both(game, Eye::Public, |t| {
        let mut words = String::new();
        super::phase(game, state, t.lang, &mut words).expect("a string takes every text");
        words
    })
}

/// When an open window is.
pub fn window_label(game: &BerserkTcg, window: OpenWindow) -> Label {
    both(game, Eye::Public, |t| window_name(t, window).to_owned())
}

/// What a decision is about.
pub fn question_label(game: &BerserkTcg, question: Question) -> Label {
    both(game, Eye::Public, |t| question_name(t, question).to_owned())
}
