//! The enemy chips of an opening: each in one place, and bags of those that were not placed.
//!
//! Source: MR-3.15, MR-3.24, MR-4.16, MR-6.8 to MR-6.10. A chip that lies neither on the board nor in
//! a bag is gone: it was taken or boxed. The experience that seats hold and the gaps of the lines
//! say something about which ones are.

use super::check::{Problem, name_of};
use crate::prelude::*;
use crate::vocabulary::LINE_CELLS;

/// A cell of a line whose chip is gone: it lay between these, where there are any. Source: MR-4.16.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Gap {
    below: Option<ChipKind>,
    above: Option<ChipKind>,
}

impl Gap {
    fn fits(self, chip: ChipKind) -> bool {
        self.below.is_none_or(|below| below < chip) && self.above.is_none_or(|above| chip < above)
    }
}

/// The gaps of a line of which these chips are known.
pub(super) fn gaps(line: &[Option<ChipKind>; LINE_CELLS]) -> Vec<Gap> {
    let open = (0..line.len()).filter(|&place| line[place].is_none());
    let gaps = open.map(|place| Gap {
        below: line[..place].iter().rev().find_map(|chip| *chip),
        above: line[place..].iter().find_map(|chip| *chip),
    });
    gaps.collect()
}

/// A chip of `free`, which ascends, for each gap; none if they cannot all be filled. The gap with the
/// least upper end takes the least chip that fits: if that fails, everything does.
pub(super) fn deal(gaps: &[Gap], free: &[ChipKind]) -> Option<Vec<ChipKind>> {
    let mut order: Vec<(usize, Gap)> = gaps.iter().copied().enumerate().collect();
    order.sort_by_key(|(_, gap)| (gap.above.is_none(), gap.above));
    let mut free = free.to_vec();
    let mut dealt = Vec::with_capacity(order.len());
    for (index, gap) in order {
        let place = free.iter().position(|&chip| gap.fits(chip))?;
        dealt.push((index, free.remove(place)));
    }
    dealt.sort_unstable();
    Some(dealt.into_iter().map(|(_, chip)| chip).collect())
}

/// A chip for each gap, of which as many as can be are of the first of `wanted`; none if the gaps
/// cannot all be filled. A chip that finds its gaps taken moves the others along.
fn deal_wanted(gaps: &[Gap], wanted: &[ChipKind]) -> Option<Vec<ChipKind>> {
    fn lay(gaps: &[Gap], chip: ChipKind, laid: &mut [Option<ChipKind>], seen: &mut [bool]) -> bool {
        for at in 0..gaps.len() {
            if seen[at] || !gaps[at].fits(chip) {
                continue;
            }
            seen[at] = true;
            if laid[at].is_none_or(|other| lay(gaps, other, laid, seen)) {
                laid[at] = Some(chip);
                return true;
            }
        }
        false
    }
    let mut laid = vec![None; gaps.len()];
    for &chip in wanted {
        lay(gaps, chip, &mut laid, &mut vec![false; gaps.len()]);
    }
    laid.into_iter().collect()
}

/// The chips of a stage that do not lie on the board.
#[derive(Clone, Debug)]
struct Pool {
    stage: u8,
    /// Ascending, each chip once.
    free: Vec<ChipKind>,
    /// Those of them that are gone.
    gone: Vec<ChipKind>,
    /// How many must be.
    due: usize,
}

impl Pool {
    /// A chip leaves the game, if so many are not gone yet.
    fn lose(&mut self, is_it: impl Fn(ChipKind) -> bool) -> bool {
        let place = self.free.iter().position(|&chip| is_it(chip));
        let lost = place.filter(|_| self.gone.len() < self.due);
        self.gone.extend(lost.map(|place| self.free.remove(place)));
        lost.is_some()
    }

    fn bag(&self) -> Bag {
        self.free.iter().map(|&chip| (Kind::from(chip), 1)).collect()
    }
}

impl Opening {
    /// The bags of stage 2 and stage 3.
    pub(super) fn bags(&self, game: &MamonoRaid, state: &State) -> Result<(Bag, Bag), Problem> {
        let mut first = self.pool(game, state, 1, LINE_CELLS * self.parts.len())?;
        let broken = self.parts.iter().filter(|part| part.breaks > 0).count();
        let mut second = self.pool(game, state, 2, LINE_CELLS * broken)?;
        let open = state.core.iter().filter(|space| space.cell != CoreCell::Covered).count();
        let mut third = self.pool(game, state, 3, open)?;
        while first.lose(|_| true) {}
        let mut held = Held::of(game, state);
        held.spend(game, &first.gone);
        deal(&self.gaps_of(1), &first.gone).ok_or_else(|| no_deal(1))?;
        listed(game, &mut second, self.stage2.as_deref())?;
        listed(game, &mut third, self.stage3.as_deref())?;
        held.spend(game, &third.gone);
        let mut gaps = self.gaps_of(2);
        if self.stage2.is_some() {
            deal(&gaps, &second.gone).ok_or_else(|| no_deal(2))?;
        } else {
            // What lay on a line that was broken twice can have been any chip.
            gaps.resize(second.due, Gap { below: None, above: None });
            let wanted = held.order(game, &second, &third);
            for chip in deal_wanted(&gaps, &wanted).ok_or_else(|| no_deal(2))? {
                second.lose(|other| other == chip);
            }
        }
        held.spend(game, &second.gone);
        held.find(game, &mut third)?;
        while third.lose(|_| true) {}
        Ok((second.bag(), third.bag()))
    }

    /// The chips of a stage that do not lie on the board, when so many have been placed.
    fn pool(
        &self,
        game: &MamonoRaid,
        state: &State,
        stage: u8,
        placed: usize,
    ) -> Result<Pool, Problem> {
        let mut free = Vec::new();
        let mut lying = 0;
        for kind in game.cards.chip_kinds() {
            let card = game.cards.chip(kind);
            if card.stage != stage {
                continue;
            }
            let found = state.chips().filter(|(_, chip)| *chip == kind).count();
            let copies = usize::from(card.copies);
            let name = name_of(&card.face);
            ensure!(found <= copies, "{name} lies on the board {found} times, there are {copies}");
            lying += found;
            free.extend(std::iter::repeat_n(kind, copies - found));
        }
        Ok(Pool { stage, free, gone: Vec::new(), due: placed - lying })
    }

    /// The gaps of the lines that have chips of a stage.
    fn gaps_of(&self, stage: u8) -> Vec<Gap> {
        let lines = self.parts.iter().filter(|part| part.breaks + 1 == stage);
        let chips = |part: &super::PartOpening| {
            std::array::from_fn(|cell| CoreCell::from(*part.line.get(cell)?).chip())
        };
        lines.flat_map(|part| gaps(&chips(part))).collect()
    }
}

/// What a bag is said to hold: all that is not in it is gone.
fn listed(game: &MamonoRaid, pool: &mut Pool, list: Option<&[ChipKind]>) -> Result<(), Problem> {
    let Some(list) = list else { return Ok(()) };
    let (stage, wanted, found) = (pool.stage, pool.free.len() - pool.due, list.len());
    ensure!(found == wanted, "{found} chips of stage {stage} in their bag, must be {wanted} here");
    let mut bag = Vec::with_capacity(found);
    for chip in list {
        let place = pool.free.iter().position(|other| other == chip).ok_or_else(|| {
            let name = name_of(&game.cards.chip(*chip).face);
            format!(
                "{name} in the bag of stage {stage}, but it lies elsewhere or is of another stage"
            )
        })?;
        bag.push(pool.free.remove(place));
    }
    bag.sort_unstable();
    pool.gone = std::mem::replace(&mut pool.free, bag);
    Ok(())
}

/// Experience of the seats whose chips are not found yet, by sort.
#[derive(Clone, Debug)]
struct Held {
    counts: [u32; XpChip::SORTS],
    /// Starting chips that may be among it (MR-R32 `when-taken`).
    starters: u32,
}

impl Held {
    fn of(game: &MamonoRaid, state: &State) -> Self {
        let mut counts = [0; XpChip::SORTS];
        for (chip, count) in state.seats.iter().flat_map(|has| has.xp.iter()) {
            counts[chip.index()] += u32::from(count);
        }
        let starters = match game.readings.starter_choice_time {
            StarterChoiceTime::WhenPaying => 0,
            StarterChoiceTime::WhenTaken => state.seats.len() as u32,
        };
        Self { counts, starters }
    }

    /// The chips of stage 2 that may be gone: first those of which stage 3 has too few, then others
    /// that seats may hold, then the rest, each ascending.
    fn order(&self, game: &MamonoRaid, second: &Pool, third: &Pool) -> Vec<ChipKind> {
        let mut left = self.counts;
        let mut ranked: Vec<(u8, ChipKind)> = Vec::with_capacity(second.free.len());
        for &chip in &second.free {
            let Some(sort) = sort_of(game, chip) else {
                ranked.push((2, chip));
                continue;
            };
            let count = &mut left[sort.index()];
            let is_it = |other: &&ChipKind| sort_of(game, **other) == Some(sort);
            let open = third.gone.len() < third.due;
            let others = if open { third.free.iter().filter(is_it).count() as u32 } else { 0 };
            let rank = if *count > others { 0 } else { 2 - u8::from(*count > 0) };
            *count = count.saturating_sub(1);
            ranked.push((rank, chip));
        }
        ranked.sort_unstable();
        ranked.into_iter().map(|(_, chip)| chip).collect()
    }

    /// These chips are gone: they may be what seats hold.
    fn spend(&mut self, game: &MamonoRaid, gone: &[ChipKind]) {
        for sort in gone.iter().filter_map(|&chip| sort_of(game, chip)) {
            let count = &mut self.counts[sort.index()];
            *count = count.saturating_sub(1);
        }
    }

    /// The rest was taken from the core, or is starting chips.
    fn find(&mut self, game: &MamonoRaid, third: &mut Pool) -> Result<(), Problem> {
        for sort in XpChip::all() {
            let is_it = |chip: ChipKind| sort_of(game, chip) == Some(sort);
            while self.counts[sort.index()] > 0 && third.lose(is_it) {
                self.counts[sort.index()] -= 1;
            }
            let most = u32::from(self.starters > 0) * starting(sort);
            let as_starters = self.counts[sort.index()].min(most).min(self.starters);
            self.starters -= as_starters;
            let left = self.counts[sort.index()] - as_starters;
            ensure!(
                left == 0,
                "the seats hold {left} more experience chips {} {} than can have been taken: those \
                 on the board and in the bags are not theirs",
                sort.symbol.letter(),
                sort.points()
            );
        }
        Ok(())
    }
}

/// How many starting chips can have become chips of this sort (MR-R32 `when-taken`).
fn starting(sort: XpChip) -> u32 {
    match (sort.symbol == Symbol::Multi, sort.points()) {
        (true, 1) => Character::ALL.len() as u32,
        (false, 2) => 1,
        (true | false, _) => 0,
    }
}

/// The sort of an experience chip.
pub(super) fn sort_of(game: &MamonoRaid, chip: ChipKind) -> Option<XpChip> {
    match game.cards.chip(chip).shows {
        ChipFace::Xp(symbol, value) => Some(XpChip { symbol, value }),
        ChipFace::Coin(_) => None,
    }
}

fn no_deal(stage: u8) -> Problem {
    format!(
        "the lines with chips of stage {stage} cannot have been dealt so: a line ascends from base \
         to tip, and no chips are left that fit where markers lie"
    )
}
