//! What a position does not say, filled in so that the rest could lie on one table.
//!
//! Source: MR-3.12, MR-4.16 (a line ascends from base to tip), MR-6.9 to MR-6.12.

use super::{Position, Put};
use crate::opening::bags::{deal, gaps};
use crate::prelude::*;
use crate::vocabulary::LINE_CELLS;

impl Position {
    /// The first card of a part that no seat has.
    pub(super) fn next_card(&self, part: Part) -> PartKind {
        let gained: Vec<PartKind> =
            self.opening.seats.iter().flat_map(|has| has.part_cards.iter().copied()).collect();
        let mut cards = self.cards.part_kinds();
        let unseen = self.opening.parts[part.index()].unseen.as_deref().unwrap_or_default();
        let fits = |card: &PartKind| {
            self.cards.part(*card).part == part && !gained.contains(card) && !unseen.contains(card)
        };
        cards.find(fits).expect("a part has four cards")
    }

    /// Chips that the experience of the seats is of: they are not dealt. Chips of broken lines go
    /// first, those of the highest serial numbers.
    pub(super) fn reserved(&self) -> Vec<ChipKind> {
        let put: Vec<Put> = self.lines.iter().flatten().copied().collect();
        let mut reserved = Vec::new();
        let mut taken: Vec<XpChip> = Vec::new();
        for put in &put {
            if let Put::Marker(_, Some(kind)) = put
                && let ChipFace::Xp(symbol, value) = self.cards.chip(*kind).shows
            {
                taken.push(XpChip { symbol, value });
            }
        }
        let breaks = |least: u8| {
            self.opening.parts.iter().filter(|part| part.breaks >= least).count() * LINE_CELLS
        };
        let mut slack = [breaks(1), breaks(2), self.core.len()];
        for chip in self.opening.seats.iter().flat_map(|has| &has.xp) {
            if let Some(at) = taken.iter().position(|known| known == chip) {
                taken.remove(at);
                continue;
            }
            let fits = |kind: &ChipKind| {
                let card = self.cards.chip(*kind);
                let named = Put::Chip(*kind);
                card.shows == ChipFace::Xp(chip.symbol, chip.value)
                    && slack[usize::from(card.stage) - 1] > 0
                    && !reserved.contains(kind)
                    && !put.contains(&named)
                    && !self.core.iter().any(|(_, cell)| *cell == CoreCell::Chip(*kind))
            };
            if let Some(kind) = self.cards.chip_kinds().find(fits) {
                slack[usize::from(self.cards.chip(kind).stage) - 1] -= 1;
                reserved.push(kind);
            }
        }
        reserved
    }

    /// Lays chips where the test named none, on the lines of one stage.
    pub(super) fn deal_lines(&self, opening: &mut Opening, stage: u8, reserved: &[ChipKind]) {
        let parts =
            Part::ALL.into_iter().filter(|part| opening.parts[part.index()].breaks + 1 == stage);
        let parts: Vec<Part> = parts.collect();
        let known = |part: &Part| {
            self.lines[part.index()].map(|put| match put {
                Put::Chip(kind) | Put::Marker(_, Some(kind)) => Some(kind),
                Put::Deal | Put::Marker(_, None) | Put::Empty => None,
            })
        };
        let named: Vec<ChipKind> =
            parts.iter().flat_map(|part| known(part).into_iter().flatten()).collect();
        let free: Vec<ChipKind> = self
            .cards
            .chip_kinds()
            .filter(|kind| self.cards.chip(*kind).stage == stage)
            .filter(|kind| !named.contains(kind) && !reserved.contains(kind))
            .filter(|kind| !opening.stage2.iter().flatten().any(|other| other == kind))
            .collect();
        let all: Vec<_> = parts.iter().flat_map(|part| gaps(&known(part))).collect();
        let dealt = deal(&all, &free).unwrap_or_else(|| {
            panic!("stage {stage}: no chips fit between those that were put on the lines")
        });
        let mut dealt = dealt.into_iter();
        for part in parts {
            let own = gaps(&known(&part));
            // Between two chips that were named the line is dealt what fits there, so sorting it
            // leaves those where they are.
            let mut chips: Vec<ChipKind> = known(&part).into_iter().flatten().collect();
            chips.extend(dealt.by_ref().take(own.len()));
            chips.sort_unstable();
            let cells = self.lines[part.index()].iter().zip(chips).map(|(put, chip)| match put {
                Put::Deal | Put::Chip(_) => Cell::Chip(chip),
                Put::Marker(seat, _) => Cell::Marker(*seat),
                Put::Empty => Cell::Empty,
            });
            opening.parts[part.index()].line = cells.collect();
        }
    }

    /// Lays chips on the uncovered cells of the core where the test put nothing.
    pub(super) fn lay_core(&self, opening: &mut Opening, reserved: &[ChipKind]) {
        let mut free: Vec<ChipKind> = Vec::new();
        for kind in self.cards.chip_kinds().filter(|kind| self.cards.chip(*kind).stage == 3) {
            let put = self.core.iter().filter(|(_, cell)| *cell == CoreCell::Chip(kind)).count();
            let kept = reserved.iter().filter(|other| **other == kind).count();
            let bag = opening.stage3.iter().flatten().filter(|other| **other == kind).count();
            let copies = usize::from(self.cards.chip(kind).copies);
            free.extend(std::iter::repeat_n(kind, copies.saturating_sub(put + kept + bag)));
        }
        let mut free = free.into_iter();
        let cells = self.cards.ring(opening.seats.len()).map(|ring| {
            let open = ring.covers.iter().all(|part| opening.parts[part.index()].breaks >= 2);
            let put = self.core.iter().find(|(index, _)| *index == ring.index);
            let cell = match put {
                Some((_, cell)) => *cell,
                None if open => CoreCell::Chip(free.next().expect("ten chips for ten cells")),
                None => CoreCell::Covered,
            };
            CoreSpace { index: ring.index, cell }
        });
        opening.core = cells.collect();
    }
}
