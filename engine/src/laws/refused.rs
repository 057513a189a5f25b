//! Every refusal has a position in which it is made, and what it says there stands in a list.
//!
//! A game lays tables out by hand, tries what is refused there, and compares what was said with a
//! list of its own (`told.txt`). Whoever changes a refusal sees in that list for which attempt it is
//! told, and whether it is true of it.

use crate::game::{Game, Play as _};
use crate::{Eye, Lang};
use std::collections::BTreeSet;

/// What was refused: `variant | attempt | rule: words | words in Japanese`, ascending.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Refused(BTreeSet<String>);

impl Refused {
    /// Nothing was refused yet.
    pub const fn new() -> Self {
        Self(BTreeSet::new())
    }

    /// Writes down what an attempt is told in a position.
    pub fn note<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        attempt: &G::Action,
        why: &G::Refusal,
    ) {
        self.note_to(Eye::Public, game, state, attempt, why);
    }

    /// Writes down what an eye is told of an attempt in a position: where there are secrets, the
    /// seat that tries is told more than the public.
    pub fn note_to<G: Game>(
        &mut self,
        eye: Eye,
        game: &G,
        state: &G::State,
        attempt: &G::Action,
        why: &G::Refusal,
    ) {
        let mut notation = String::new();
        game.notate(state, attempt, &mut notation).expect("a string takes every text");
        let rule = game.rule_id(game.refusal_rule(why));
        let [en, ja] = Lang::ALL.map(|lang| {
            let mut said = String::new();
            game.say_refusal(why, lang, eye, &mut said).expect("a string takes every text");
            said
        });
        self.0.insert(format!("{} | {notation} | {rule}: {en} | {ja}", variant(why)));
    }

    /// Compares with a game's list, which has every refusal of these names.
    ///
    /// # Panics
    ///
    /// When a refusal was made nowhere, or when another thing was said than the list has.
    #[track_caller]
    pub fn compare(&self, names: &[&str], list: &str) {
        let made: BTreeSet<&str> =
            self.0.iter().map(|line| line.split(' ').next().expect("a first word")).collect();
        let missing: Vec<_> = names.iter().filter(|name| !made.contains(**name)).collect();
        assert!(missing.is_empty(), "no position for {missing:?}");
        let found: String = self.0.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        assert!(found == list, "the list is another now:\n{found}");
    }
}

fn variant(refusal: &impl std::fmt::Debug) -> String {
    format!("{refusal:?}").chars().take_while(|sign| sign.is_alphanumeric()).collect()
}

/// Names of the variants of an enum `Refusal` that is written by hand, not by
/// [`refusals!`](crate::refusals).
pub fn declared(file: &str) -> Vec<&str> {
    let (_, body) = file.split_once("pub enum Refusal {\n").expect("the file declares it");
    let (body, _) = body.split_once("\n}\n").expect("it ends");
    let names = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = names.filter(|line| line.starts_with(|sign: char| sign.is_ascii_uppercase()));
    names.map(|line| line.split([' ', ',', '{', '(']).next().expect("a first word")).collect()
}
