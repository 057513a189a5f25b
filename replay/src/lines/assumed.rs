//! What was assumed at a real table, and what of it has shown since.

use super::Line;
use super::error::TreeProblem;
use super::{Born, Marked, Reveal, Tree, items_of};
use crate::log::record::{LineId, Revealed, RevealedOutcome};
use kanso_engine::Event;
use std::collections::BTreeSet;
use std::collections::btree_map::Entry;

impl<A> Tree<A> {
    /// True if the event at this place of a line was filled in because nobody at the table knows it
    /// yet; marked on this line, or where it was born.
    pub fn is_assumed(&self, line: LineId, event: u32) -> bool {
        self.marked(line, event).is_some_and(|(_, born)| !self.is_known(born))
    }

    /// Which items of the outcome at this place of a line are [assumed](Tree::is_assumed), by their
    /// places in it: all of them, those that were marked apart or have not shown yet, or none.
    pub fn assumed_items(&self, line: LineId, event: u32) -> Vec<u8> {
        let items = match self.event(line, event) {
            Some(Event::Chance(outcome)) => items_of(outcome),
            Some(Event::Decision(_)) | None => 0,
        };
        let Some((marked, born)) = self.marked(line, event) else { return Vec::new() };
        match (self.reveals.get(&born), marked) {
            (Some(reveal), _) => reveal.assumed.clone(),
            (None, Marked::Whole) => (0..items).collect(),
            (None, Marked::Items(places)) => places.clone(),
        }
    }

    /// The places of the items that are assumed, where the others were seen.
    pub fn assumed_in_part(&self, line: LineId, event: u32) -> Option<Vec<u8>> {
        let Some(Event::Chance(outcome)) = self.event(line, event) else { return None };
        let assumed = self.assumed_items(line, event);
        (!assumed.is_empty() && assumed.len() < usize::from(items_of(outcome))).then_some(assumed)
    }

    /// What is marked as assumed at this place of a line, on this line or where it was born, and where
    /// that is. Marked it stays when it has shown.
    pub(super) fn marked(&self, line: LineId, event: u32) -> Option<(&Marked, Born)> {
        let span = self.span(line, event)?;
        let born = (span.line, span.event + (event - span.start));
        let marked = |(line, event): Born| self.lines[line as usize].assumed.get(&event);
        Some((marked((line, event)).or_else(|| marked(born))?, born))
    }

    /// True if an outcome that was assumed has shown, wholly.
    pub(super) fn is_known(&self, born: Born) -> bool {
        self.reveals.get(&born).is_some_and(|reveal| reveal.assumed.is_empty())
    }

    /// How many events of each line are [assumed](Tree::is_assumed), by number. Takes time by the
    /// number of spans and marks, not of events: a short log can share a long game many times.
    pub fn assumed_counts(&self) -> Vec<u32> {
        let is_marked = |line: LineId, event: &u32| {
            !self.born(line, *event).is_some_and(|born| self.is_known(born))
        };
        let marks: Vec<Vec<u32>> = (0..)
            .zip(&self.lines)
            .map(|(id, line)| {
                line.assumed.keys().copied().filter(|event| is_marked(id, event)).collect()
            })
            .collect();
        let counted = |line: &Line<A>, own: &[u32]| {
            let where_born = line.spans.iter().enumerate().map(|(at, span)| {
                let end = line.spans.get(at + 1).map_or(line.events, |next| next.start);
                let born = &marks[span.line as usize];
                let before = |event| born.partition_point(|marked| *marked < event);
                before(span.event + (end - span.start)) - before(span.event)
            });
            let only_here = own.iter().filter(|event| {
                let span = line.spans[line.spans.partition_point(|s| s.start <= **event) - 1];
                let born = span.event + (**event - span.start);
                marks[span.line as usize].binary_search(&born).is_err()
            });
            (where_born.sum::<usize>() + only_here.count()) as u32
        };
        self.lines.iter().zip(&marks).map(|(line, own)| counted(line, own)).collect()
    }

    pub(super) fn reveal(&mut self, offset: u64, revealed: Revealed) -> Result<(), TreeProblem> {
        let Revealed { line, outcomes } = revealed;
        self.existing(line)?;
        if outcomes.is_empty() {
            return Err(TreeProblem::NotAssumed { line, event: 0 });
        }
        let mut seen = BTreeSet::new();
        for of in &outcomes {
            let twice = !seen.insert(of.event);
            let same_kind = match (self.event(line, of.event), &of.outcome) {
                (Some(Event::Chance(was)), now) => {
                    std::mem::discriminant(was) == std::mem::discriminant(now)
                        && items_of(was) == items_of(now)
                }
                (Some(Event::Decision(_)) | None, _) => false,
            };
            let assumed = &of.assumed;
            let some = assumed.windows(2).all(|pair| pair[0] < pair[1])
                && assumed.last().is_none_or(|last| *last < items_of(&of.outcome));
            if twice || !same_kind || !some || !self.is_assumed(line, of.event) {
                return Err(TreeProblem::NotAssumed { line, event: of.event });
            }
        }
        for of in outcomes {
            self.reveal_one(offset, line, of)?;
        }
        Ok(())
    }

    pub(super) fn reveal_one(
        &mut self,
        offset: u64,
        line: LineId,
        of: RevealedOutcome,
    ) -> Result<(), TreeProblem> {
        let RevealedOutcome { event, outcome, assumed } = of;
        let (Some(born), Some(span)) = (self.born(line, event), self.span(line, event)) else {
            return Err(TreeProblem::NotAssumed { line, event });
        };
        let stored = (span.stored + (event - span.start)) as usize;
        self.lines[span.line as usize].born[stored] = Event::Chance(outcome);
        self.reveals.insert(born, Reveal { offset, assumed });
        Ok(())
    }

    /// Marks an outcome as assumed, as a whole or in these items.
    pub(super) fn assume(
        &mut self,
        line: LineId,
        event: u32,
        items: Option<Vec<u8>>,
    ) -> Result<(), TreeProblem> {
        self.existing(line)?;
        let count = match self.event(line, event) {
            Some(Event::Chance(outcome)) => items_of(outcome),
            Some(Event::Decision(_)) | None => {
                return Err(TreeProblem::NotChance { line, event });
            }
        };
        let marked = match items {
            None => Marked::Whole,
            Some(items) => {
                let ascend = items.windows(2).all(|pair| pair[0] < pair[1]);
                if !ascend || items.last().is_none_or(|last| *last >= count) {
                    return Err(TreeProblem::NoSuchItems { line, event, count });
                }
                Marked::Items(items)
            }
        };
        match self.lines[line as usize].assumed.entry(event) {
            Entry::Vacant(place) => place.insert(marked),
            Entry::Occupied(_) => return Err(TreeProblem::AssumedTwice { line, event }),
        };
        Ok(())
    }
}
