//! Where the events of a line are in another that was re-fitted from it.

use super::{Dropped, Filled, FilledBy, Refit, Stopped};
use crate::log::record::Piece;

/// Where the places of a line are in another that was re-fitted from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// `(from, to, there)`: events `from..to` of the one, from 0, are at `there..` of the other.
    kept: Vec<(u32, u32, u32)>,
    events: u32,
}

impl Places {
    /// Where the pieces of a line put the events of its parent.
    pub fn of<A>(pieces: &[Piece<A>]) -> Self {
        let (mut kept, mut events) = (Vec::new(), 0);
        for piece in pieces {
            events += match piece {
                Piece::Kept { from, to } => {
                    kept.push((*from, *to, events));
                    to - from
                }
                Piece::Entered(own) | Piece::Filled(own) => own.len() as u32,
            };
        }
        Self { kept, events }
    }

    /// As [`Places::of`], where some of the parent's events are said more fully: their places on the
    /// parent, ascending, and there.
    pub fn with_completed<A>(pieces: &[Piece<A>], completed: &[(u32, u32)]) -> Self {
        let mut places = Self::of(pieces);
        places.kept.extend(completed.iter().map(|(place, there)| (*place, place + 1, *there)));
        places.kept.sort_unstable();
        places
    }

    /// Where the event at this place, from 0, is there, as it was or said more fully; none: it was not
    /// kept.
    pub fn event(&self, place: u32) -> Option<u32> {
        let (from, _, there) =
            self.kept.iter().find(|(from, to, _)| (*from..*to).contains(&place))?;
        Some(there + (place - from))
    }

    /// The event of the one, from 0, that is at this place of the other; none: it was not kept from
    /// there.
    pub fn origin(&self, place: u32) -> Option<u32> {
        let here =
            |(from, to, there): &&(u32, u32, u32)| (*there..there + (to - from)).contains(&place);
        let (from, _, there) = self.kept.iter().find(here)?;
        Some(from + (place - there))
    }

    /// Every event that both have, from 0: its place on the one and there, ascending.
    pub fn pairs(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        let of = |(from, to, there): &(u32, u32, u32)| (*from..*to).zip(*there..);
        self.kept.iter().flat_map(of)
    }

    /// Ranges `from..to` of the events of the one that were kept, ascending.
    pub fn kept(&self) -> Vec<(u32, u32)> {
        self.kept.iter().map(|(from, to, _)| (*from, *to)).collect()
    }

    /// As [`Places::kept`], without what stands at these places there.
    fn kept_but(&self, filled: &[u32]) -> Vec<(u32, u32)> {
        let mut kept: Vec<(u32, u32)> = Vec::new();
        for (from, to, there) in &self.kept {
            for place in (*from..*to).filter(|place| !filled.contains(&(there + (place - from)))) {
                match kept.last_mut() {
                    Some((_, end)) if *end == place => *end += 1,
                    Some(_) | None => kept.push((place, place + 1)),
                }
            }
        }
        kept
    }

    /// After how many events there the answer to what is asked after `events` events here comes:
    /// before the next event that was kept, or at its end.
    pub fn after(&self, events: u32) -> u32 {
        let next = self.kept.iter().find(|(_, to, _)| *to > events);
        next.map_or(self.events, |(from, _, there)| there + events.saturating_sub(*from))
    }

    /// Where the places of the one are on a third line, which was re-fitted from the other.
    #[must_use]
    pub fn then(&self, third: &Self) -> Self {
        let mut kept: Vec<(u32, u32, u32)> = Vec::new();
        for (from, to, there) in &self.kept {
            for place in *from..*to {
                let Some(at) = third.event(there + (place - from)) else { continue };
                match kept.last_mut() {
                    Some((first, end, begin))
                        if *end == place && *begin + (place - *first) == at =>
                    {
                        *end += 1;
                    }
                    Some(_) | None => kept.push((place, place + 1, at)),
                }
            }
        }
        Self { kept, events: third.events }
    }

    /// How many events the other line has.
    pub fn events(&self) -> u32 {
        self.events
    }
}

impl Refit {
    /// What became of the events of a line on a third one, which was re-fitted from the second.
    #[must_use]
    pub fn then(self, third: Self) -> Self {
        let origin = |place| self.places.origin(place);
        let mut dropped = self.dropped;
        dropped.extend(third.dropped.into_iter().filter_map(|own| {
            // What only the second line had is no event of the first.
            Some(Dropped { event: origin(own.event)?, ..own })
        }));
        dropped.sort_by_key(|dropped| dropped.event);
        let moved = |first: Vec<u32>, own: Vec<u32>| {
            let mut all: Vec<_> = first
                .into_iter()
                .filter_map(|place| third.places.event(place))
                .chain(own)
                .collect();
            all.sort_unstable();
            all
        };
        let behind = self.stopped.as_ref().map_or(0, |stopped| stopped.waiting);
        let stopped = match third.stopped {
            Some(own) => {
                let waits: Vec<_> = (own.parent..self.places.events()).filter_map(origin).collect();
                let parent = waits.first().copied();
                let parent = parent.or(self.stopped.as_ref().map(|stopped| stopped.parent));
                let waiting = waits.len() as u32 + behind;
                parent.map(|parent| Stopped { parent, waiting, ..own })
            }
            None => self.stopped.map(|own| Stopped { events: third.places.events(), ..own }),
        };
        let places = self.places.then(&third.places);
        let there = |one: Filled| Some(Filled { place: third.places.event(one.place)?, ..one });
        let mut fillings: Vec<_> = self.fillings.into_iter().filter_map(there).collect();
        fillings.extend(third.fillings);
        fillings.sort_unstable_by_key(|one| one.place);
        let filled: Vec<_> = fillings.iter().map(|one| one.place).collect();
        Self {
            line: third.line,
            kept: places.kept_but(&filled),
            dropped,
            filled,
            filled_by: FilledBy::of(&fillings),
            fillings,
            entered: moved(self.entered, third.entered),
            stopped,
            places,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::correct::By;
    use crate::review::RefusalInfo;

    fn places(pieces: &[Piece<()>]) -> Places {
        Places::of(pieces)
    }

    fn kept(from: u32, to: u32) -> Piece<()> {
        Piece::Kept { from, to }
    }

    fn filled(count: usize) -> Piece<()> {
        Piece::Filled(vec![kanso_engine::Event::Decision(()); count])
    }

    #[test]
    fn a_place_leads_there_and_back() {
        let there = places(&[kept(0, 3), filled(2), kept(5, 8)]);
        assert_eq!(there.kept(), [(0, 3), (5, 8)]);
        for place in 0..8 {
            let at = there.event(place);
            assert_eq!(at.and_then(|at| there.origin(at)), at.map(|_| place));
        }
        assert_eq!((there.event(3), there.event(5)), (None, Some(5)));
        assert_eq!((there.origin(4), there.origin(8)), (None, None), "filled, and past the end");
        let again = there.then(&places(&[kept(0, 2), filled(1), kept(6, 8)]));
        assert_eq!(again.kept(), [(0, 2), (6, 8)]);
        assert_eq!(again.events(), 5);
    }

    #[test]
    fn what_is_said_more_fully_has_its_place_and_is_no_event_that_was_kept() {
        // Event 2 is said more fully, between an answer that was filled in and the rest.
        let pieces = [kept(0, 2), filled(2), kept(3, 5)];
        let there = Places::with_completed(&pieces, &[(2, 3)]);
        assert_eq!((there.event(2), there.origin(3), there.origin(2)), (Some(3), Some(2), None));
        assert_eq!(there.pairs().collect::<Vec<_>>(), [(0, 0), (1, 1), (2, 3), (3, 4), (4, 5)]);
        assert_eq!(there.after(2), 3, "behind what was filled in before it");
        assert_eq!(there.kept_but(&[2, 3]), [(0, 2), (3, 5)]);
    }

    #[test]
    fn what_two_refits_dropped_is_told_by_the_places_of_the_first_line() {
        let refusal = RefusalInfo { rule: String::new(), words: String::new() };
        let dropped = |event| Dropped { event, words: String::new(), refusal: refusal.clone() };
        let refit = |places: Places, lost: &[u32], filled: Vec<u32>| Refit {
            line: 0,
            kept: places.kept(),
            dropped: lost.iter().map(|event| dropped(*event)).collect(),
            filled_by: FilledBy::default(),
            fillings: filled.iter().map(|place| Filled { place: *place, by: By::Luck }).collect(),
            filled,
            entered: Vec::new(),
            stopped: None,
            places,
        };
        // Event 3 is lost on the way to the second line, where two are filled in its place.
        let first = refit(places(&[kept(0, 3), filled(2), kept(4, 8)]), &[3], vec![3, 4]);
        // From there one of the filled and the last of the kept are lost.
        let mut second = refit(places(&[kept(0, 4), kept(5, 8)]), &[4, 8], Vec::new());
        second.stopped = Some(Stopped {
            events: 7,
            question: "who?".to_owned(),
            parent: 7,
            words: String::new(),
            waiting: 2,
            refusal: refusal.clone(),
        });
        let both = first.then(second);
        assert_eq!(both.dropped.iter().map(|dropped| dropped.event).collect::<Vec<_>>(), [3, 7]);
        assert_eq!((&both.filled[..], both.filled_by.luck), (&[3][..], 1));
        assert_eq!(both.kept, [(0, 3), (4, 7)]);
        let stopped = both.stopped.expect("it stopped");
        assert_eq!((stopped.parent, stopped.waiting, stopped.events), (6, 2, 7));
    }
}
