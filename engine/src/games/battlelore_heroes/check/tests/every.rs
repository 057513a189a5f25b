//! Every refusal has a position in which it is made, and what it says there stands in a list.
//!
//! The tests beside this file lay tables out by hand; each refusal of theirs is written down with the
//! words that a player reads, and the list is compared with `told.txt`. Whoever changes a refusal sees
//! there for which attempt it is told, and whether it is true of it.

use super::{Table, battle, set_up};
use crate::Lang;
use crate::game::Game as _;
use crate::games::battlelore_heroes::Refusal;
use crate::games::battlelore_heroes::action::Action;
use crate::games::battlelore_heroes::rule_list::RULES;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// The list: `variant | attempt | rule: words | words in Japanese`, ascending.
const TOLD: &str = include_str!("told.txt");

thread_local! {
    /// What the tests of this thread were refused.
    static REFUSED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Writes a refusal down.
pub(super) fn record(table: &Table, action: &Action, refusal: &Refusal) {
    let mut attempt = String::new();
    table.game.notate(&table.state, action, &mut attempt).expect("a string takes every text");
    let rule = RULES[refusal.rule().index()].id;
    let [en, ja] = Lang::ALL.map(|lang| table.told_in(refusal, lang));
    let line = format!("{} | {attempt} | {rule}: {en} | {ja}", variant(refusal));
    REFUSED.with_borrow_mut(|refused| refused.insert(line));
}

fn variant(refusal: &Refusal) -> String {
    format!("{refusal:?}").chars().take_while(|sign| sign.is_alphanumeric()).collect()
}

/// The names of the refusals, as their file declares them.
fn declared() -> BTreeSet<&'static str> {
    let file = include_str!("../../refusal.rs");
    let (_, body) = file.split_once("pub enum Refusal {\n").expect("the file declares it");
    let (body, _) = body.split_once("\n}\n").expect("it ends");
    let names = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = names.filter(|line| line.starts_with(|sign: char| sign.is_ascii_uppercase()));
    names.map(|line| line.split([' ', ',', '{']).next().expect("a first word")).collect()
}

#[test]
fn every_refusal_is_made_in_a_position_and_says_there_what_is_listed() {
    REFUSED.with_borrow_mut(BTreeSet::clear);
    for test in battle::ALL.iter().chain(set_up::ALL) {
        test();
    }
    let refused = REFUSED.with_borrow(BTreeSet::clone);
    let made = refused.iter().map(|line| line.split(' ').next().expect("a first word"));
    let made: BTreeSet<&str> = made.collect();
    let missing: Vec<_> = declared().into_iter().filter(|name| !made.contains(name)).collect();
    assert!(missing.is_empty(), "no position for {missing:?}");
    let found: String = refused.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
    assert!(found == TOLD, "the list is another now:\n{found}");
}
