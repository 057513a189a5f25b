//! The set-up, up to the first round.
//!
//! Source: rulebook, set-up and beginning of the game; MR-4.1 to MR-4.22.

use crate::cards::{STARTER_ANY, STARTER_OWN};
use crate::prelude::*;
use crate::readings::StartPlayer;
use crate::state::Slot;
use crate::state::derived::HALVES;
use crate::vocabulary::LINE_CELLS;
use arrayvec::ArrayVec;

/// Life chips of a seat at the beginning. Source: MR-4.4.
pub const START_LIFE: u8 = 2;

const _: () = assert!(HALVES == 2, "points are kept in halves");

impl MamonoRaid {
    /// The table before the first event.
    pub(crate) fn laid_out(&self) -> State {
        let seats = self.names.len();
        let mut tasks = vec![Task::StartRound];
        // The seat on the last space picks first, so its task lies on top.
        tasks.extend(Space::ALL[..seats].iter().map(|space| Task::AskStarter(*space)));
        tasks.push(Task::AskKept);
        tasks.push(match self.readings.start_player {
            StartPlayer::Chance => Task::AskStart,
            StartPlayer::Given => Task::PlacePawns(self.first_seat),
        });
        tasks.extend(Part::ALL.into_iter().rev().map(Task::AskDeal));
        tasks.extend(Part::ALL.into_iter().rev().map(Task::AskPart));
        let two = if seats == 2 { Holder::Box } else { Holder::Board };
        let core = self.cards.ring(seats);
        let core = core.map(|cell| CoreSpace { index: cell.index, cell: CoreCell::Covered });
        State {
            round: 0,
            idle_rounds: 0,
            turns: 0,
            seats: vec![self.new_party(); seats],
            parts: Part::ALL.map(|part| Slot {
                card: None,
                breaks: 0,
                bag: self.part_bag(part),
                line: [Cell::Empty; LINE_CELLS],
            }),
            core: core.collect(),
            level: (0..self.cards.board.level_spaces).map(|_| LevelCell::Empty).collect(),
            level_crowd: Vec::new(),
            black_notes: 0,
            ap_stacks: ArrayVec::new(),
            safe: [None; 4],
            bonus: [Holder::Board, two],
            stage2_bag: self.stage_bag(2),
            stage3_bag: self.stage_bag(3),
            core_bonus: Holder::Board,
            starter_left: ArrayVec::new(),
            tasks,
        }
    }

    /// A party at the beginning. Source: MR-4.2 to MR-4.5.
    pub(crate) fn new_party(&self) -> SeatState {
        let first = Character::ALL.map(|character| self.cards.first_skill(character));
        let mut skills = first.map(OwnSkill::fresh).to_vec();
        skills.sort_by_key(|own| own.card);
        SeatState { skills, life: START_LIFE, ..SeatState::default() }
    }

    /// The four cards of a part. Source: MR-3.12.
    pub(crate) fn part_bag(&self, part: Part) -> Bag {
        let cards = self.cards.part_kinds().filter(|&kind| self.cards.part(kind).part == part);
        cards.map(|kind| (Kind::from(kind), 1)).collect()
    }

    /// The chips of a stage. Source: MR-3.15.
    pub(crate) fn stage_bag(&self, stage: u8) -> Bag {
        let chips = self.cards.chip_kinds().filter(|&kind| self.cards.chip(kind).stage == stage);
        chips.map(|kind| (Kind::from(kind), u16::from(self.cards.chip(kind).copies))).collect()
    }

    /// Stage 1 chips that lie on no line yet, during the set-up. Source: MR-3.25.
    pub(crate) fn stage1_bag(&self, state: &State) -> Bag {
        let mut bag = self.stage_bag(1);
        for (_, chip) in state.chips() {
            take(&mut bag, Kind::from(chip));
        }
        bag
    }

    /// MR-4.15, MR-6.9: a part card is turned up.
    pub(crate) fn reveal_part(
        &self,
        state: &mut State,
        part: Part,
        kind: Kind,
        trace: &mut Tracing,
    ) {
        let card = part_kind(kind);
        let slot = state.slot_mut(part);
        take(&mut slot.bag, kind);
        slot.card = Some(card);
        let rule = if slot.breaks == 0 { MR_4_15 } else { MR_6_9 };
        trace.fact(rule, || Fact::PartRevealed { part, card });
    }

    /// MR-4.16, MR-6.9: five chips on a line. An unordered draw is ascending, and so is the line.
    pub(crate) fn deal_line(
        &self,
        state: &mut State,
        part: Part,
        kinds: &[Kind],
        trace: &mut Tracing,
    ) {
        let slot = state.slot_mut(part);
        for (cell, kind) in slot.line.iter_mut().zip(kinds) {
            *cell = Cell::Chip(chip_kind(*kind));
        }
        let rule = if slot.breaks == 0 { MR_4_16 } else { MR_6_9 };
        trace.fact(rule, || Fact::LineDealt {
            part,
            chips: std::array::from_fn(|cell| chip_kind(kinds[cell])),
        });
    }

    /// MR-4.17: the pawns go to the safe zone, the start player's to A.
    pub(crate) fn place_pawns(&self, state: &mut State, start: Seat, trace: &mut Tracing) {
        let seats = state.seat_count();
        let order: ArrayVec<Seat, 4> =
            (0..seats).map(|step| Seat::at((start.index() + step) % seats)).collect();
        for (space, seat) in state.safe.iter_mut().zip(&order) {
            *space = Some(*seat);
        }
        let rule = match self.readings.start_player {
            StartPlayer::Chance => MR_4_17,
            StartPlayer::Given => MR_R26,
        };
        trace.fact(rule, || Fact::PawnsPlaced { order });
    }

    /// MR-4.18: which starting chips are kept.
    pub(crate) fn keep_starters(&self, state: &mut State, kinds: &[Kind], trace: &mut Tracing) {
        state.starter_left = kinds.iter().map(|kind| Character::ALL[usize::from(kind.0)]).collect();
        let kept = state.starter_left.clone();
        trace.fact(MR_4_18, || Fact::StartersKept { kept });
    }

    /// MR-4.19: a seat takes a starting chip.
    pub(crate) fn pick_starter(
        &self,
        state: &mut State,
        seat: Seat,
        symbol: Character,
        way: Option<Way>,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        state.starter_left.retain(|left| *left != symbol);
        trace.fact(MR_4_19, || Fact::StarterPicked { seat, symbol });
        let has = state.seat_mut(seat);
        match (self.readings.starter_choice_time, way) {
            (StarterChoiceTime::WhenPaying, _) | (StarterChoiceTime::WhenTaken, None) => {
                has.starter = Some(symbol);
            }
            (StarterChoiceTime::WhenTaken, Some(way)) => {
                let (symbol, points) = match way {
                    Way::Own => (Symbol::of(symbol), STARTER_OWN),
                    Way::Any => (Symbol::Multi, STARTER_ANY),
                };
                let value = XpValue::new(points).expect("a starting chip has 1 or 2 points");
                has.xp.add(XpChip { symbol, value });
                trace.fact(MR_R32, || Fact::StarterBecomes { seat, symbol, points });
            }
        }
    }

    /// The seat that picks a starting chip now. Source: MR-4.19.
    pub(crate) fn picker(&self, state: &State, space: Space) -> Option<Seat> {
        state.safe[space.index()]
    }
}

/// Takes a thing out that is there.
pub(crate) fn take(bag: &mut Bag, kind: Kind) {
    let was_there = bag.take(kind);
    assert!(was_there, "what is taken was seen in the bag before");
}

/// The part card of a drawn kind.
pub(crate) fn part_kind(kind: Kind) -> PartKind {
    PartKind::try_from(kind).expect("bags of part cards hold such kinds alone")
}

/// The chip of a drawn kind.
pub(crate) fn chip_kind(kind: Kind) -> ChipKind {
    ChipKind::try_from(kind).expect("bags of chips hold such kinds alone")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::game::Awaiting;
    use kanso_engine::{ChanceKind, Setup, SetupError};

    /// A game for three with this option, under MR-R26 `given`.
    fn given(first_seat: &str) -> Result<MamonoRaid, SetupError> {
        let mut setup = Setup::new::<MamonoRaid>(3);
        setup.set_option(MamonoRaid::meta(), "first-seat", first_seat)?;
        setup.set_reading(MamonoRaid::meta(), "MR-R26", "given")?;
        MamonoRaid::new(&setup)
    }

    #[test]
    fn reading_first_seat_beyond_the_seats_is_refused() {
        let error = given("3").expect_err("MR-4.22: seats 0 to 2 play").to_string();
        assert_eq!(error, "first-seat is 3, where 3 seats are numbered 0 to 2");
        let error = given("4").expect_err("MR-4.22: no such value").to_string();
        assert!(error.contains("first-seat cannot be \"4\""), "{error}");
    }

    #[test]
    fn a_given_start_player_is_not_asked_of_chance() {
        let game = given("2").expect("a set-up");
        let mut state = game.start();
        let mut chances = Vec::new();
        while let Awaiting::Chance(chance) = game.awaiting(&state) {
            chances.push(chance.kind);
            let mut bag = Bag::new();
            game.bag(&state, &mut bag);
            let outcome = kanso_engine::laws::Dice::new(1).outcome(chance, &bag);
            game.settle(&mut state, &outcome, &mut Tracing::off());
            while game.advance(&mut state, &mut Tracing::off()) {}
        }
        assert_eq!(chances.len(), 9, "four parts, four deals, the starting chips: MR-1.4");
        assert!(!chances.iter().any(|kind| matches!(kind, ChanceKind::Pick { .. })));
        let order: Vec<_> = state.safe_seats().map(Seat::index).collect();
        assert_eq!(order, [2, 0, 1], "clockwise from the start player: MR-4.17");
    }
}
