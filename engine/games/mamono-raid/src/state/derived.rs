//! What follows from the state and is never stored in it.
//!
//! Source: MR-3.25 and the rules cited at each function.

use crate::cards::{Counted, Marks};
use crate::fact::{Tally, TurnBy};
use crate::prelude::*;
use crate::readings::{
    BlackOnPrint, BonusShieldMapping, ContributionCap, OvershootMarkers, SafeSpaces,
    UnusedShieldCap, ZeroAcInSafeZone,
};
use crate::vocabulary::{MARKERS, SEATS_MAX, XP_VALUE_MAX};
use arrayvec::ArrayVec;

/// Life chips that are in the game for each seat. Source: MR-3.6.
pub const LIFE_PER_SEAT: u32 = 5;
/// Most shields that two counters show. Source: MR-3.5.
const SHIELD_MAX: u32 = 20;
/// Most that cards add to a contribution, in tenths (MR-R2 `cap-19`).
const CONTRIBUTION_CAP: u32 = 19;
/// Death penalty cards in the box. Source: MR-1.2.
pub const DEATH_CARDS: u32 = 5;
/// Copper units of all coins (MR-R17 `value-cap`).
pub const COINS_WORTH: u32 = 57;
/// Idle rounds after which the guard ends the game. Source: MR-R28.
pub const IDLE_ROUNDS_MAX: u32 = 6;
/// Half points in a point.
pub const HALVES: i32 = 2;

/// A seat in a ranking. Source: MR-6.2 to MR-6.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// Who.
    pub seat: Seat,
    /// Its contribution in tenths, the bonus included.
    pub tenths: u32,
    /// The bonus of its cards, in tenths.
    pub bonus: u32,
    /// Its marker nearest to the base, or to the space above the heart.
    pub first: Spot,
}

/// The seats of a ranking, the first one first.
pub type Ranking = ArrayVec<Ranked, SEATS_MAX>;

impl CardSet {
    /// Marks and conditional points are asked of all cards of a seat.
    fn marks_of<'a>(&'a self, has: &'a SeatState) -> impl Iterator<Item = Marks> + 'a {
        let skills = has.skills.iter().map(|own| self.skill(own.card).marks);
        let items = has.items.iter().map(|&item| self.item(item).marks);
        let parts = has.part_cards.iter().map(|&part| self.part(part).marks);
        skills.chain(items).chain(parts)
    }
}

impl MamonoRaid {
    /// How far a seat's pawn may go: the sum of its AP marks. Source: MR-3.3.
    pub fn ap_limit(&self, state: &State, seat: Seat) -> u8 {
        let marks = self.cards.marks_of(state.seat(seat));
        let sum: u32 = marks.map(|marks| u32::from(marks.ap)).sum();
        sum.min(u32::from(self.cards.board.ap_spaces)) as u8
    }

    /// Shields of a seat's cards, without bonus shields. Source: MR-3.5, MR-R30.
    pub fn shield(&self, state: &State, seat: Seat) -> u32 {
        let has = state.seat(seat);
        let marks = self.cards.marks_of(has).map(|marks| u32::from(marks.shield));
        let deaths = has.deaths.saturating_mul(u32::from(self.cards.board.death_shield));
        let sum = marks.sum::<u32>().saturating_add(deaths);
        match self.readings.unused_shield_cap {
            UnusedShieldCap::Cap20 => sum.min(SHIELD_MAX),
            UnusedShieldCap::NoCap => sum,
        }
    }

    /// Shields of a bonus shield chip that a seat holds and that is not flipped. Source: MR-5.5.
    pub fn held_bonus(&self, state: &State, seat: Seat) -> u32 {
        if state.core_taken() {
            return 0;
        }
        let held = BonusShield::ALL.into_iter().filter(|chip| state.bonus_holder(*chip).is(seat));
        held.map(|chip| u32::from(chip.shields())).sum()
    }

    /// A seat's markers away from home. Source: MR-3.4.
    pub fn away(&self, state: &State, seat: Seat) -> u8 {
        state.markers_away(seat) as u8
    }

    /// A seat's markers at home, `0..=10`. Source: MR-3.4.
    pub fn home(&self, state: &State, seat: Seat) -> u8 {
        MARKERS.saturating_sub(self.away(state, seat))
    }

    /// True if a black marker is printed beside a space of the monster's level, from 1.
    pub fn is_printed(&self, space: u8) -> bool {
        self.cards.board.level_prints.contains(&space)
    }

    /// Damage b: the active black markers. Source: MR-3.13, MR-R4, MR-R5.
    pub fn level_damage(&self, state: &State) -> u32 {
        let both = self.readings.black_on_print == BlackOnPrint::PieceAndPrint;
        let spaces = (1..).zip(&state.level).map(|(space, cell)| {
            let printed = u32::from(self.is_printed(space));
            match cell {
                LevelCell::Empty => 0,
                LevelCell::Marker(_) => printed,
                LevelCell::Black if both => 1 + printed,
                LevelCell::Black => 1,
            }
        });
        spaces.sum::<u32>() + u32::from(state.black_notes)
    }

    /// Damage that a seat would take now, after all shields. Source: MR-5.5.
    pub fn next_damage(&self, state: &State, seat: Seat) -> u32 {
        let damage = u32::from(self.away(state, seat)) + self.level_damage(state);
        damage.saturating_sub(self.shield(state, seat) + self.held_bonus(state, seat))
    }

    /// What the cards of a seat add to each of its contributions, in tenths. Source: MR-6.3, MR-R2.
    pub fn contribution_bonus(&self, state: &State, seat: Seat) -> u32 {
        let marks = self.cards.marks_of(state.seat(seat));
        let sum: u32 = marks.map(|marks| u32::from(marks.contribution)).sum();
        match self.readings.contribution_cap {
            ContributionCap::SumOnly => sum,
            ContributionCap::Cap19 => sum.min(CONTRIBUTION_CAP),
        }
    }

    /// Markers that break a part, with so many seats. Source: MR-5.29.
    pub fn break_count(&self) -> u8 {
        self.names.len() as u8 + 1
    }

    /// Cells of a part's line that count towards its break: markers, and under MR-R11 emptied cells.
    pub fn broken_cells(&self, state: &State, part: Part) -> u8 {
        let slot = state.slot(part);
        if slot.breaks == 2 {
            return 0;
        }
        slot.line.iter().filter(|cell| !matches!(cell, Cell::Chip(_))).count() as u8
    }

    /// True if a part's line is complete. Source: MR-5.28, MR-5.29.
    pub fn is_complete(&self, state: &State, part: Part) -> bool {
        state.slot(part).card.is_some() && self.broken_cells(state, part) >= self.break_count()
    }

    /// True if every cell of the core holds a marker and the core is still to be won. Source:
    /// MR-6.14.
    pub fn is_core_complete(&self, state: &State) -> bool {
        !state.core_taken() && state.core.iter().all(|space| space.cell.is_taken())
    }

    /// True if these targets are all that the core still lacks. Source: MR-6.14.
    pub(crate) fn takes_the_last_of_the_core(&self, state: &State, targets: &[Spot]) -> bool {
        let lacking = state.core.iter().filter(|space| !space.cell.is_taken());
        let named = targets.iter().filter(|spot| matches!(spot.place(), Place::Core(_))).count();
        named > 0 && lacking.count() == named
    }

    /// The contribution printed at a spot.
    pub fn contribution_at(&self, spot: Spot) -> u8 {
        match spot.place() {
            Place::Line(_, cell) => self.cards.board.line[usize::from(cell)],
            Place::Core(index) => {
                let mut ring = self.cards.ring(self.names.len());
                ring.find(|cell| cell.index == index).map_or(0, |cell| cell.value)
            }
        }
    }

    /// The bonus shield whose back pays one copper or one point of experience. Source: MR-8.4,
    /// MR-R10.
    pub fn dual_chip(&self) -> BonusShield {
        match self.readings.bonus_shield_mapping {
            BonusShieldMapping::TwoDSilverOneCDual => BonusShield::One,
            BonusShieldMapping::TwoDDualOneCSilver => BonusShield::Two,
        }
    }

    /// The bonus shield whose back is a silver. Source: MR-8.4, MR-R10.
    pub fn silver_chip(&self) -> BonusShield {
        match self.dual_chip() {
            BonusShield::One => BonusShield::Two,
            BonusShield::Two => BonusShield::One,
        }
    }

    /// True if a seat can pay with a flipped bonus shield. Source: MR-8.4.
    pub fn has_bonus_pay(&self, state: &State, seat: Seat) -> bool {
        state.core_taken() && state.bonus_holder(self.dual_chip()).is(seat)
    }

    /// The spots of a target in the order of MR-6.4: from the base, or clockwise from the top.
    pub fn spots(&self, state: &State, target: Target) -> ArrayVec<Spot, 10> {
        match target {
            Target::Part(part) => (0..5).map(|cell| Spot::line(part, cell)).collect(),
            Target::Core => state.core.iter().map(|space| Spot::core(space.index)).collect(),
        }
    }

    /// The seats with a marker in a line or on the core, ranked. Source: MR-6.2 to MR-6.4, MR-R39.
    pub fn ranking(&self, state: &State, target: Target) -> Ranking {
        let mut ranking = Ranking::new();
        let mut left = match (target, self.readings.overshoot_markers) {
            (Target::Part(_), OvershootMarkers::FirstHpOnly) => self.break_count(),
            (Target::Part(_) | Target::Core, _) => u8::MAX,
        };
        for spot in self.spots(state, target) {
            let Some(seat) = state.marker_at(spot) else { continue };
            if left == 0 {
                break;
            }
            left -= 1;
            let tenths = 10 * u32::from(self.contribution_at(spot));
            if let Some(ranked) = ranking.iter_mut().find(|ranked| ranked.seat == seat) {
                ranked.tenths += tenths;
            } else {
                let bonus = self.contribution_bonus(state, seat);
                ranking.push(Ranked { seat, tenths: tenths + bonus, bonus, first: spot });
            }
        }
        // They stand in the order of their first markers: a stable sort keeps it for ties.
        ranking.sort_by_key(|ranked| std::cmp::Reverse(ranked.tenths));
        ranking
    }

    /// Spaces of the safe zone that are in use. Source: MR-3.14, MR-R9.
    pub fn spaces(&self) -> &'static [Space] {
        let seats = self.names.len();
        let used = match (self.readings.safe_spaces, seats) {
            (SafeSpaces::Printed | SafeSpaces::AsManyAsSeats, 2) => 2,
            (SafeSpaces::AsManyAsSeats, 3) => 3,
            (SafeSpaces::Printed | SafeSpaces::AsManyAsSeats | SafeSpaces::FourAlways, _) => 4,
        };
        &Space::ALL[..used]
    }

    /// The space beside which a bonus shield lies; none if it is not in the game. Source: MR-3.14,
    /// MR-R9.
    pub fn bonus_space(&self, chip: BonusShield) -> Option<Space> {
        let board = &self.cards.board;
        match (self.readings.safe_spaces, self.names.len(), chip) {
            (_, 2, BonusShield::Two) => None,
            (SafeSpaces::Printed | SafeSpaces::AsManyAsSeats, 2, BonusShield::One) => {
                Some(board.bonus_two)
            }
            (SafeSpaces::AsManyAsSeats, 3, BonusShield::One) => Some(Space::B),
            (SafeSpaces::AsManyAsSeats, 3, BonusShield::Two) => Some(Space::C),
            (
                SafeSpaces::Printed | SafeSpaces::AsManyAsSeats | SafeSpaces::FourAlways,
                _,
                BonusShield::One | BonusShield::Two,
            ) => Some(board.bonus[chip.index()]),
        }
    }

    /// The bonus shield that lies beside a space.
    pub fn bonus_beside(&self, state: &State, space: Space) -> Option<BonusShield> {
        BonusShield::ALL.into_iter().find(|&chip| {
            state.bonus_holder(chip) == Holder::Board && self.bonus_space(chip) == Some(space)
        })
    }

    /// Who acts next in the main phase, and why; none when all have passed. Source: MR-5.10, MR-R15.
    pub fn next_actor(&self, state: &State) -> Option<(Seat, TurnBy)> {
        let in_zone = self.first_in_zone(state);
        in_zone.or_else(|| {
            let stack = state.ap_stacks.first()?;
            let top = *stack.pawns.last()?;
            let (space, alone) = (stack.space, stack.pawns.len() == 1);
            let by = if alone { TurnBy::Lowest { space } } else { TurnBy::TopOf { space } };
            Some((top, by))
        })
    }

    /// Who acts next in the safe zone; none when all there have passed. Source: MR-5.10, MR-R15.
    fn first_in_zone(&self, state: &State) -> Option<(Seat, TurnBy)> {
        let waiting = |acted: Option<bool>| {
            Space::ALL.into_iter().find_map(|space| {
                let seat = state.safe[space.index()]?;
                let has = state.seat(seat);
                let fits = !has.passed && acted.is_none_or(|acted| has.acted == acted);
                fits.then_some((seat, TurnBy::Safe { space }))
            })
        };
        match self.readings.zero_ac_in_safe_zone {
            ZeroAcInSafeZone::StillFirst => waiting(None),
            ZeroAcInSafeZone::AfterUnacted => waiting(Some(false)).or_else(|| waiting(Some(true))),
        }
    }

    /// Cards of a skill that no seat has. Source: MR-3.16.
    pub fn skills_left(&self, state: &State, card: SkillKind) -> u8 {
        let owned = state.seats.iter().filter(|has| has.skill(card).is_some()).count();
        self.cards.skill(card).copies.saturating_sub(owned as u8)
    }

    /// Cards of an item that no seat has. Source: MR-3.16.
    pub fn items_left(&self, state: &State, card: ItemKind) -> u8 {
        let owned = state.seats.iter().filter(|has| has.items.contains(&card)).count();
        self.cards.item(card).copies.saturating_sub(owned as u8)
    }

    /// Life chips on Extra life. Source: MR-3.17.
    pub fn extra_life_stack(&self, state: &State) -> u32 {
        let taken: u32 = state.seats.iter().map(SeatState::all_life).sum();
        (LIFE_PER_SEAT * state.seats.len() as u32).saturating_sub(taken)
    }

    /// Death penalty cards on the board. Source: MR-3.18.
    pub fn deaths_left(&self, state: &State) -> u32 {
        DEATH_CARDS.saturating_sub(state.seats.iter().map(|has| has.deaths).sum())
    }

    /// A character's level. Source: MR-5.38.
    pub fn level_of(&self, state: &State, seat: Seat, character: Character) -> u8 {
        let own = state.seat(seat).skills.iter().map(|own| self.cards.skill(own.card));
        own.filter(|card| card.character == character).map(|card| card.level).max().unwrap_or(0)
    }

    /// Points of experience that lead a seat from a level to the next, `1..`. Source: MR-5.38,
    /// MR-9.13.
    pub fn level_need(&self, state: &State, seat: Seat, level: u8) -> u8 {
        let full = LEVEL_COSTS[usize::from(level.clamp(1, 2)) - 1];
        full - u8::from(self.discount(state, seat).is_some())
    }

    /// The item that makes a seat's levels cheaper. Source: MR-9.13.
    pub fn discount(&self, state: &State, seat: Seat) -> Option<ItemKind> {
        self.with_effect(state, seat, |effect| matches!(effect, ItemEffect::LevelDiscount))
    }

    /// The first own item with such an effect.
    pub(crate) fn with_effect(
        &self,
        state: &State,
        seat: Seat,
        is_wanted: impl Fn(ItemEffect) -> bool,
    ) -> Option<ItemKind> {
        let mut items = state.seat(seat).items.iter().copied();
        items.find(|&item| self.cards.item(item).effect.is_some_and(&is_wanted))
    }

    /// Action cost of gathering, and the item that makes it cheaper. Source: MR-5.23, MR-9.12.
    pub fn gather_cost(&self, state: &State, seat: Seat) -> (u8, Option<ItemKind>) {
        let mut best = (self.cards.board.gather_ac, None);
        for &item in &state.seat(seat).items {
            if let Some(ItemEffect::GatherAc(ac)) = self.cards.item(item).effect
                && ac < best.0
            {
                best = (ac, Some(item));
            }
        }
        best
    }

    /// A skill's action cost after its rings, without extras. Source: MR-9.9.
    pub fn skill_ac(&self, own: &OwnSkill) -> u8 {
        let ac = self.cards.skill(own.card).ac;
        if own.rings == 0 { ac } else { ac.saturating_sub(own.rings).max(1) }
    }

    /// What a skill takes, its swords included. Source: MR-9.9.
    pub fn attack_of(&self, own: &OwnSkill) -> Option<Attack> {
        let mut attack = self.cards.skill(own.card).attack?;
        if attack.xp > 0 {
            attack.xp = attack.xp.saturating_add(own.swords).min(XP_VALUE_MAX);
        }
        Some(attack)
    }

    /// Points of a conditional card, or its fixed ones. Source: MR-9.16, MR-9.17.
    pub(crate) fn count_points(&self, state: &State, seat: Seat, points: Points) -> u8 {
        let (what, cap) = match points {
            Points::Fixed(fixed) => return fixed,
            Points::Per { what, cap } => (what, cap),
        };
        let has = state.seat(seat);
        let count = match what {
            Counted::PartCards => has.part_cards.len() as u32,
            Counted::OtherItems => (has.items.len() as u32).saturating_sub(1),
            Counted::SkillsOfLevel(level) => {
                let own = has.skills.iter().map(|own| self.cards.skill(own.card).level);
                own.filter(|&of| of == level).count() as u32
            }
            Counted::ShieldMarks(every) => self.shield(state, seat) / u32::from(every.max(1)),
        };
        count.min(u32::from(cap)) as u8
    }

    /// Points of a card of a seat: as they were fixed, or as they count now. Source: MR-R33.
    pub fn card_points(&self, state: &State, seat: Seat, card: PointsCard) -> u8 {
        let fixed = state.seat(seat).fixed_points.iter().find(|fixed| fixed.card == card);
        let counted = || self.count_points(state, seat, self.points_text(card));
        fixed.map_or_else(counted, |fixed| fixed.points)
    }

    /// What a card says about its points.
    pub fn points_text(&self, card: PointsCard) -> Points {
        match card {
            PointsCard::Part(part) => self.cards.part(part).points,
            PointsCard::Item(item) => self.cards.item(item).points,
        }
    }

    /// A seat's points as they would count now. Source: MR-8.5.
    pub fn tally(&self, state: &State, seat: Seat) -> Tally {
        let has = state.seat(seat);
        let card = |card| i32::from(self.card_points(state, seat, card));
        let skills = has.skills.iter().map(|own| i32::from(self.cards.skill(own.card).points));
        let parts = has.part_cards.iter().map(|&part| card(PointsCard::Part(part)));
        let items = has.items.iter().map(|&item| card(PointsCard::Item(item)));
        let holds_core = state.core_bonus.is(seat);
        Tally {
            skills: HALVES * skills.sum::<i32>(),
            parts: HALVES * parts.sum::<i32>(),
            items: HALVES * items.sum::<i32>(),
            core: if holds_core { i32::from(self.cards.board.core_bonus_halves) } else { 0 },
            deaths: -i32::from(self.cards.board.death_halves) * has.deaths as i32,
        }
    }

    /// The seats by points, then by their place in the safe zone. Source: MR-8.6.
    pub fn places(&self, state: &State) -> ArrayVec<(Seat, i32), SEATS_MAX> {
        let mut places: ArrayVec<(Seat, i32), SEATS_MAX> =
            state.safe_seats().map(|seat| (seat, self.tally(state, seat).total())).collect();
        for seat in state.every_seat() {
            if !places.iter().any(|(placed, _)| *placed == seat) {
                places.push((seat, self.tally(state, seat).total()));
            }
        }
        places.sort_by_key(|(_, halves)| std::cmp::Reverse(*halves));
        places
    }
}

/// Points from level 1 to 2 and from 2 to 3. Source: MR-5.38.
pub const LEVEL_COSTS: [u8; 2] = [3, 4];
/// The highest level of a character. Source: MR-5.38.
pub const LEVEL_MAX: u8 = LEVEL_COSTS.len() as u8 + 1;
