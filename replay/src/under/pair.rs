//! One line in two games, laid beside each other.

use super::comparing::{Misfit, Parting, Side};
use super::said::Said;
use super::visible::first_seen;
use crate::correct::is_of_a_kind;
use crate::log::checkpoint::field_digests;
use crate::scene_diff::differences;
use kanso_engine::canon::canonical;
use kanso_engine::prelude::*;
use kanso_engine::{
    Awaiting, Bag, Cited, Event, Eye, Game, Marks, Mode, Telling, Trace, Violation,
};
use serde::Serialize;

/// One line in two games, each at its place.
///
/// What is compared is what people see: facts with their rules, who is asked, the table, how the game
/// stands. What only the states have (a step that is done later, of itself) is no difference.
pub(super) struct Pair<'g, G: Game> {
    game: &'g G,
    other: &'g G,
    /// Where the line stands as it was played.
    pub state: G::State,
    /// Where it stands under the other rules.
    pub beside: G::State,
    trace: Trace<G::Fact>,
    trace_beside: Trace<G::Fact>,
    legal: Vec<G::Action>,
    legal_beside: Vec<G::Action>,
    bag: Bag,
}

impl<'g, G: Game> Pair<'g, G> {
    /// Both at their start.
    pub fn new(game: &'g G, other: &'g G) -> Self {
        Self::of_states(game, other, game.start(), other.start())
    }

    /// Both in the same state.
    pub fn at(game: &'g G, other: &'g G, state: &G::State) -> Self {
        Self::of_states(game, other, state.clone(), state.clone())
    }

    fn of_states(game: &'g G, other: &'g G, state: G::State, beside: G::State) -> Self {
        Self {
            game,
            other,
            state,
            beside,
            trace: Trace::new(Mode::Facts),
            trace_beside: Trace::new(Mode::Facts),
            legal: Vec::new(),
            legal_beside: Vec::new(),
            bag: Bag::new(),
        }
    }

    /// Forgets what has happened so far.
    pub fn forget(&mut self) {
        self.trace.clear();
        self.trace_beside.clear();
    }

    /// True if an event may happen as it was played.
    pub fn allows(&mut self, event: &Event<G::Action>) -> bool {
        self.game.allows(&self.state, event, &mut self.bag).is_ok()
    }

    /// Carries out an event as it was played.
    pub fn play(&mut self, event: &Event<G::Action>) {
        self.game.perform(&mut self.state, event, &mut self.trace);
    }

    /// Carries out an event under the other rules.
    pub fn play_beside(&mut self, event: &Event<G::Action>) {
        self.other.perform(&mut self.beside, event, &mut self.trace_beside);
    }

    /// What stands against an event under the other rules: the same is asked as it was played, and it
    /// is allowed.
    pub fn fits(&mut self, event: &Event<G::Action>) -> Result<(), Violation<G::Refusal>> {
        let awaiting = self.other.awaiting(&self.beside);
        if awaiting == self.game.awaiting(&self.state) {
            self.other.allows(&self.beside, event, &mut self.bag)
        } else {
            Err(Violation::NotAwaited(awaiting))
        }
    }

    /// Why an event, from 0, does not fit; `violation` is what stands against it.
    pub fn misfit(
        &self,
        place: u32,
        event: &Event<G::Action>,
        violation: &Violation<G::Refusal>,
    ) -> Misfit {
        let asked = Said::question(self.other, &self.beside);
        let is_of_a_kind = || match event {
            Event::Decision(action) => is_of_a_kind(self.other, &self.beside, action),
            Event::Chance(_) => false,
        };
        let another = match violation {
            Violation::NotAwaited(awaiting) => *awaiting != Awaiting::Over,
            Violation::Rule(_) => {
                asked != Said::question(self.game, &self.state) && !is_of_a_kind()
            }
            Violation::Impossible(_) => false,
        };
        let (rule, against) = Said::refusal(self.other, violation);
        Misfit {
            event: place + 1,
            words: Said::event(self.game, &self.state, event),
            rule,
            against,
            instead: another.then_some(asked),
        }
    }

    /// True if people see another thing on one side than on the other.
    pub fn differs(&self) -> bool {
        self.facts_differ()
            // A reading can matter to these alone, which are no part of a state.
            || self.game.awaiting(&self.state) != self.other.awaiting(&self.beside)
            || self.game.standing(&self.state) != self.other.standing(&self.beside)
            || (self.state != self.beside && self.is_seen())
    }

    /// True if another thing has happened, or by another rule.
    pub fn facts_differ(&self) -> bool {
        let (facts, beside) = (self.facts(), self.facts_beside());
        facts.len() != beside.len()
            || facts.iter().zip(&beside).any(|(one, other)| {
                one.fact != other.fact
                    || self.game.rule_id(one.rule) != self.other.rule_id(other.rule)
            })
    }

    /// True if states that differ are shown otherwise. The words in which the same seats are asked are
    /// no difference: what the record answers fits both questions, or it is told as a misfit.
    fn is_seen(&self) -> bool {
        let place = |marks: Marks| (marks.chapter, marks.round, marks.turn);
        place(self.game.marks(&self.state)) != place(self.other.marks(&self.beside))
            || self.game.scene(&self.state, Eye::All) != self.other.scene(&self.beside, Eye::All)
    }

    /// True if somebody at a table of so many seats sees or is told another thing on one side.
    pub fn looks_otherwise(&self, seats: u8) -> bool {
        let told = |game: &G, trace: &Trace<G::Fact>, eye| -> Vec<Said> {
            let facts = trace.facts().iter().map(|cited| &cited.fact);
            let facts = facts.filter(|fact| game.tells_fact(fact, eye) != Telling::Nothing);
            facts.map(|fact| Said::of(|lang, to| game.say_fact(fact, lang, eye, to))).collect()
        };
        Eye::every(seats).any(|eye| {
            self.game.scene(&self.state, eye) != self.other.scene(&self.beside, eye)
                || self.game.tells_choices(&self.state, eye)
                    != self.other.tells_choices(&self.beside, eye)
                || told(self.game, &self.trace, eye) != told(self.other, &self.trace_beside, eye)
        })
    }

    /// What came of the event as played. What only says that nothing was done is left out: a pass
    /// that is given by itself in one more place makes no other game.
    fn facts(&self) -> Vec<&Cited<G::Fact>> {
        self.trace.facts().iter().filter(|cited| !self.game.is_routine(&cited.fact)).collect()
    }

    /// And beside.
    fn facts_beside(&self) -> Vec<&Cited<G::Fact>> {
        let facts = self.trace_beside.facts().iter();
        facts.filter(|cited| !self.other.is_routine(&cited.fact)).collect()
    }

    /// What differs on the table.
    fn on_the_table(&self) -> Vec<Said> {
        let scene = self.game.scene(&self.state, Eye::All);
        let beside = self.other.scene(&self.beside, Eye::All);
        differences(&scene, &beside).iter().map(Said::difference).collect()
    }

    /// Where both part: behind so many events, of which the last one, as it was played, is told by the
    /// caller. `because` finds the changed reading by which they part.
    pub fn parted(&self, event: u32, because: impl FnOnce() -> Option<String>) -> Parting {
        let (facts, beside) = (self.facts(), self.facts_beside());
        let side = |game: &G, state: &G::State, facts: &[&Cited<G::Fact>]| Side {
            rules: facts.iter().map(|cited| game.rule_id(cited.rule)).collect(),
            fact: None,
            next: Said::question(game, state),
            seen: None,
        };
        let mut played = side(self.game, &self.state, &facts);
        let mut under = side(self.other, &self.beside, &beside);
        let at = facts
            .iter()
            .zip(&beside)
            .position(|(one, other)| one.fact != other.fact)
            .or_else(|| played.rules.iter().zip(&under.rules).position(|(one, other)| one != other))
            .unwrap_or_else(|| facts.len().min(beside.len()));
        let said = |game: &G, facts: &[&Cited<G::Fact>]| {
            let say = |cited: &&Cited<G::Fact>| {
                Said::of(|lang, to| game.say_fact(&cited.fact, lang, Eye::All, to))
            };
            facts.get(at).map(say)
        };
        played.fact = said(self.game, &facts);
        under.fact = said(self.other, &beside);
        // The same by another rule: the rule is what differs.
        if let (Some(one), Some(other)) = (&mut played.fact, &mut under.fact)
            && one == other
            && let (Some(rule), Some(own)) = (played.rules.get(at), under.rules.get(at))
        {
            one.cite(rule);
            other.cite(own);
        }
        if played.fact.is_none() && under.fact.is_none() && played.next == under.next {
            let scenes =
                [self.game.scene(&self.state, Eye::All), self.other.scene(&self.beside, Eye::All)];
            if let Some([one, other]) = first_seen(&scenes[0], &scenes[1]) {
                (played.seen, under.seen) = (Some(one), Some(other));
            }
        }
        // The rule by which another thing comes of the same. Where different things happen, or one
        // side only goes on for longer, neither says why, nor does a card: the reading does.
        let acts = [played.rules.get(at), under.rules.get(at)];
        let is_rule = |id: &&String| G::meta().rules.iter().any(|entry| entry.id == **id);
        let same = acts[1].filter(|_| acts[0] == acts[1]).filter(is_rule).cloned();
        let rule = same.or_else(because).or_else(|| acts[1].or(acts[0]).cloned());
        Parting {
            event,
            words: Said::default(),
            rule: rule.unwrap_or_default(),
            fields: fields_that_differ(&self.state, &self.beside),
            table: self.on_the_table(),
            played,
            under,
        }
    }

    /// True if other actions are allowed on one side than on the other, where both ask for a decision.
    pub fn choices_differ(&mut self) -> bool {
        let (one, other) = (self.game.awaiting(&self.state), self.other.awaiting(&self.beside));
        if !matches!((one, other), (Awaiting::Decision(_), Awaiting::Decision(_))) {
            return false;
        }
        self.legal.clear();
        self.legal_beside.clear();
        self.game.legal(&self.state, &mut self.legal);
        self.other.legal(&self.beside, &mut self.legal_beside);
        self.legal != self.legal_beside
    }
}

fn fields_that_differ<S: Serialize>(one: &S, other: &S) -> Vec<String> {
    let (one, other) = (field_digests(&canonical(one)), field_digests(&canonical(other)));
    if one.len() != other.len() {
        return one.into_iter().map(|(name, _)| name).collect();
    }
    let differ = one.into_iter().zip(other).filter(|(one, other)| one.1 != other.1);
    differ.map(|((name, _), _)| name).collect()
}
