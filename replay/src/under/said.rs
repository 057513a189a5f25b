//! What a comparison says in words, in both languages: a report is made once and read by anybody.

use crate::review::words::{awaited, violation, written};
use crate::scene_diff::TableDifference;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Event, Eye, Game, Lang, Violation};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Words in both languages.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Said {
    /// English.
    pub en: String,
    /// Japanese.
    pub ja: String,
}

impl Said {
    /// The words in one language.
    pub fn in_lang(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Ja => &self.ja,
        }
    }

    /// True if nothing is said.
    pub fn is_empty(&self) -> bool {
        self.en.is_empty() && self.ja.is_empty()
    }

    pub(super) fn of(say: impl Fn(Lang, &mut String) -> fmt::Result) -> Self {
        Self { en: written(|to| say(Lang::En, to)), ja: written(|to| say(Lang::Ja, to)) }
    }

    /// Names the rule by which it is so.
    pub(super) fn cite(&mut self, rule: &str) {
        for words in [&mut self.en, &mut self.ja] {
            words.push_str("  ");
            words.push_str(rule);
        }
    }

    /// A difference between two tables.
    pub(super) fn difference(of: &TableDifference) -> Self {
        Self { en: of.line(Lang::En), ja: of.line(Lang::Ja) }
    }

    /// An event; `state` is the one before it.
    pub(crate) fn event<G: Game>(game: &G, state: &G::State, event: &Event<G::Action>) -> Self {
        Self::of(|lang, to| match event {
            Event::Decision(action) => game.say_action(state, action, lang, Eye::All, to),
            Event::Chance(outcome) => game.say_outcome(state, outcome, lang, Eye::All, to),
        })
    }

    /// What is asked of a state, or that nothing is.
    pub(super) fn question<G: Game>(game: &G, state: &G::State) -> Self {
        match game.awaiting(state) {
            Awaiting::Over => {
                let over = |lang| awaited(game, Awaiting::Over, lang);
                Self { en: over(Lang::En), ja: over(Lang::Ja) }
            }
            Awaiting::Decision(_) | Awaiting::Chance(_) => {
                Self::of(|lang, to| game.say_prompt(state, lang, Eye::All, to))
            }
        }
    }

    /// What stands against an event, and the id of the rule that refuses it; empty where none does.
    pub(super) fn refusal<G: Game>(game: &G, against: &Violation<G::Refusal>) -> (String, Self) {
        let [en, ja] = [Lang::En, Lang::Ja].map(|lang| violation(game, against, lang, Eye::All));
        (en.rule, Self { en: en.words, ja: ja.words })
    }
}
