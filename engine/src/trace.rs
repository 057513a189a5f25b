//! What a step of the reducer tells: facts with their rules.
//!
//! The switch decides at run time how much is kept, so that one compiled reducer serves the
//! reviewer (facts), coverage (rule ids) and the verifier (nothing).

use crate::rule::{Rule, RuleSet};

/// How much a trace keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Nothing.
    Off,
    /// Facts and rules.
    Facts,
    /// Rules.
    Rules,
}

/// A fact and the rule by which it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cited<F> {
    /// A numbered rule, a reading or a card row.
    pub rule: Rule,
    /// What happened.
    pub fact: F,
}

/// Collects what happens while an event is performed.
#[derive(Clone, Debug)]
pub struct Trace<F> {
    mode: Mode,
    told: u32,
    facts: Vec<Cited<F>>,
    acted: RuleSet,
}

impl<F> Trace<F> {
    /// An empty trace with this switch.
    pub const fn new(mode: Mode) -> Self {
        Self { mode, told: 0, facts: Vec::new(), acted: RuleSet::new() }
    }

    /// A trace that keeps nothing.
    pub const fn off() -> Self {
        Self::new(Mode::Off)
    }

    /// Something happened by a rule; `fact` is made only when facts are kept.
    #[inline]
    pub fn fact(&mut self, rule: Rule, fact: impl FnOnce() -> F) {
        self.told = self.told.wrapping_add(1);
        match self.mode {
            Mode::Off => {}
            Mode::Facts => {
                self.acted.insert(rule);
                self.facts.push(Cited { rule, fact: fact() });
            }
            Mode::Rules => self.acted.insert(rule),
        }
    }

    /// How many facts happened so far, whether or not they are kept: a game that asks before and
    /// after sees whether a part of its course was a beat.
    pub const fn told(&self) -> u32 {
        self.told
    }

    /// The facts so far, in the order in which they happened.
    pub fn facts(&self) -> &[Cited<F>] {
        &self.facts
    }

    /// Takes the facts out, keeping the rules: the facts of one beat.
    pub fn take_facts(&mut self) -> Vec<Cited<F>> {
        std::mem::take(&mut self.facts)
    }

    /// The rules by which something happened.
    pub const fn acted(&self) -> &RuleSet {
        &self.acted
    }

    /// Forgets everything, keeping the switch.
    pub fn clear(&mut self) {
        self.facts.clear();
        self.acted.clear();
    }
}
