//! What can be chosen here, what can fall, and what stands against the rest.

use super::words::{violation, written};
use super::{Choice, Conceived, FactInfo, OutcomeItem, ReviewOf, Weighed};
use crate::outcome_words;
use kanso_engine::canon::{self, Digest};
use kanso_engine::prelude::*;
use kanso_engine::{Event, Eye, Game, Lang, Mode, Trace, Violation};

impl<G: Game> ReviewOf<G> {
    pub(super) fn do_choices(&self, lang: Lang, eye: Eye) -> Vec<Choice> {
        if !self.told_choices(eye) {
            return Vec::new();
        }
        let legal = self.legal();
        let state = self.state();
        self.with_game(|game| {
            let choice = |(action, number): (&G::Action, u32)| {
                let mut ids = Vec::new();
                game.touches(state, action, &mut ids);
                let notation = written(|to| game.notate(state, action, to));
                let words = written(|to| game.say_action(state, action, lang, eye, to));
                let mut choice = Choice::new(number, notation, words, ids);
                game.pays(state, action, &mut choice.price);
                choice.chance = game.chance(state, action);
                choice.apart = game.is_apart(state, action);
                choice.last = game.is_its_last(state, action);
                choice
            };
            legal.iter().zip(0..).map(choice).collect()
        })
    }

    pub(super) fn do_weighed(&self, eye: Eye) -> Vec<Weighed> {
        if !self.told_choices(eye) {
            return Vec::new();
        }
        let (legal, state) = (self.legal(), self.state());
        let mut scores = Vec::with_capacity(legal.len());
        self.with_game(|game| {
            game.scores(state, &legal, &mut scores);
            let weighed =
                |(action, score)| Weighed { score, routine: game.is_routine_action(state, action) };
            legal.iter().zip(scores).map(weighed).collect()
        })
    }

    pub(super) fn do_choices_digest(&self) -> (u32, Digest) {
        let legal = self.legal();
        (legal.len() as u32, canon::digest(&legal))
    }

    pub(super) fn do_preview(&self, number: u32, lang: Lang, eye: Eye) -> Option<Vec<FactInfo>> {
        if !self.told_choices(eye) {
            return None;
        }
        let action = self.legal().into_iter().nth(number as usize)?;
        let mut state = self.state().clone();
        let mut trace = Trace::new(Mode::Facts);
        Some(self.with_game(|game| {
            game.begin(&mut state, &Event::Decision(action), &mut trace);
            Self::told_facts(game, &[trace.take_facts()], lang, eye)
        }))
    }

    pub(super) fn do_choice_rows(&self, number: u32, eye: Eye) -> Vec<String> {
        let action = self.legal().into_iter().nth(number as usize);
        let Some(action) = action.filter(|_| self.told_choices(eye)) else { return Vec::new() };
        self.with_game(|game| {
            let mut rows = Vec::new();
            game.rows_of_action(self.state(), &action, &mut rows);
            let rows = rows.into_iter().filter_map(|row| game.card_row(row));
            rows.map(|row| G::meta().row_id(&row)).collect()
        })
    }

    pub(super) fn do_conceivable(&self, lang: Lang, eye: Eye) -> Vec<Conceived> {
        if !self.told_choices(eye) {
            return Vec::new();
        }
        let (legal, all) = (self.legal(), self.imagined());
        let state = self.state();
        self.with_game(|game| {
            let conceived = |action: &G::Action| {
                let mut ids = Vec::new();
                game.touches(state, action, &mut ids);
                let against = game.check(state, action).err().map(Violation::Rule);
                Conceived {
                    notation: written(|to| game.notate(state, action, to)),
                    words: written(|to| game.say_action(state, action, lang, eye, to)),
                    ids,
                    choice: legal.binary_search(action).ok().map(|at| at as u32),
                    refusal: against.map(|against| violation(game, &against, lang, eye)),
                }
            };
            all.iter().map(conceived).collect()
        })
    }

    pub(super) fn do_items(&self, eye: Eye) -> Vec<OutcomeItem> {
        let Some((chance, bag)) = self.awaited_chance() else { return Vec::new() };
        if !self.told_choices(eye) {
            return Vec::new();
        }
        let possible =
            self.with_game(|game| outcome_words::possible(game, self.state(), chance, &bag));
        let item = |one: outcome_words::Possible| OutcomeItem {
            item: one.item,
            words: one.words,
            count: one.count,
        };
        possible.into_iter().map(item).collect()
    }
}
