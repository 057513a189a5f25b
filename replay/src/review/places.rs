//! Where the events of a line are in another that was re-fitted from it.

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

    /// Where the event at this place, from 0, is there; none: it was not kept.
    pub fn event(&self, place: u32) -> Option<u32> {
        let (from, _, there) =
            self.kept.iter().find(|(from, to, _)| (*from..*to).contains(&place))?;
        Some(there + (place - from))
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
