//! What follows from the table: stats, distances, ranges, defences, traits.
//!
//! Source: the rules cited at each function. Nothing here changes a state. Readings are looked up
//! here; where one decides what happens, the rule that applies it asks it too.

use crate::cards::{NORMAL_ATTACKS, Reach, face_of};
use crate::prelude::*;
use crate::readings::{
    DefAtTen, DefFloor, EnemySquarePassing, ExposedSquareBlocks, LinkAfterFall, LinkTwoSlotCore,
    TwoSlotCoreDefence, TwoSlotHalves, TwoSlotTraits,
};
use crate::refusal::NoTarget;
use crate::state::Changed;
use crate::vocabulary::{LEVEL_MAX, SEATS_MAX, SIDE, SLOTS, SQUARES};
use arrayvec::ArrayVec;
use std::cmp::Reverse;

/// HP from which on a part has its high defence. Source: BA-9.8.
pub const HIGH_FROM: u8 = 11;
/// Hand cards to which a hand is filled up below the highest level. Source: BA-13.2.
pub const HAND: u8 = 3;
/// Hand cards to which a hand is filled up at the highest level. Source: BA-13.2.
pub const HAND_AT_TOP: u8 = 4;
/// Lowest value of the chips. Source: BA-18.1.
pub const CHIP_MIN: i8 = -2;
/// Most steps of one move that are looked at: more points than squares change nothing.
pub const STEPS_MAX: u8 = 24;

/// A way of one move. Source: BA-6.5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Damage by lava, the last square included (BA-6.6).
    pub damage: u8,
    /// Steps.
    pub steps: u8,
    /// The steps, two bits each, the first one highest: comparing two of one length compares their
    /// letters.
    path: u64,
}

impl Way {
    /// The squares that are entered from a start, in order.
    pub fn squares(self, start: Square) -> impl Iterator<Item = Square> {
        let mut at = start;
        (0..self.steps).rev().map(move |step| {
            let number = (self.path >> (2 * step)) & 3;
            at = at.step(Direction::ALL[number as usize]).expect("a way lies on the map");
            at
        })
    }
}

/// The ways of one move to every square that it can end on, by [`Square::index`].
pub type Ways = [Option<Way>; SQUARES];

/// An active trait. Source: BA-11.2, BA-11.9.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActiveTrait {
    /// Whose.
    pub party: Party,
    /// How often it counts: 1, or more under BA-R7 `active-per-mark`.
    pub times: u8,
}

/// All active traits: those of parts in slot order, then those revealed, in order.
pub type ActiveTraits = ArrayVec<ActiveTrait, 8>;

impl BraveArchitect {
    /// True if the two-slot sheet is used. Source: BA-1.5, BA-3.3.
    pub fn is_two_slot(&self) -> bool {
        self.is_easy || self.names.len() == 2
    }

    /// How many parts the enemy has at first. Source: BA-3.1.
    pub fn part_count(&self) -> usize {
        if self.is_two_slot() { 2 } else { SLOTS }
    }

    /// The number of the part that a square of the enemy belongs to. Source: BA-1.2, BA-1.5.
    pub fn part_of(&self, slot: Slot) -> usize {
        match (self.is_two_slot(), self.readings.two_slot_halves) {
            (false, _) => slot.index(),
            (true, TwoSlotHalves::WestEast) => slot.index() % 2,
            (true, TwoSlotHalves::NorthSouth) => slot.index() / 2,
        }
    }

    /// The squares of a part. Source: BA-1.2, BA-1.5.
    pub fn slots_of(&self, part: usize) -> Slots {
        Slot::ALL.into_iter().filter(|slot| self.part_of(*slot) == part).collect()
    }

    /// The lowest square of a part, which stands for it.
    ///
    /// # Panics
    ///
    /// For a number that no part has.
    pub fn first_slot(&self, part: usize) -> Slot {
        self.slots_of(part).iter().next().expect("a part has a square: BA-1.2")
    }

    /// The part at a square, once it is dealt.
    pub fn part_at(&self, state: &State, slot: Slot) -> Option<Part> {
        state.parts.get(self.part_of(slot)).copied()
    }

    /// The card and the HP of an intact part at a square.
    pub fn intact_at(&self, state: &State, slot: Slot) -> Option<(Party, u8)> {
        match self.part_at(state, slot)? {
            Part::Intact { card, hp } => Some((card, hp)),
            Part::Destroyed => None,
        }
    }

    /// The squares where the core is exposed. Source: BA-17.1, BA-17.5.
    pub fn exposed(&self, state: &State) -> Slots {
        let exposed = |slot: &Slot| self.part_at(state, *slot) == Some(Part::Destroyed);
        Slot::ALL.into_iter().filter(exposed).collect()
    }

    /// The core's defence before chips, with the part of this number counted as destroyed (BA-R24):
    /// other parts that have fallen count as intact until they are destroyed. Source: BA-17.3.
    pub fn core_defence(&self, state: &State, fallen: Option<usize>) -> i16 {
        let mut defence = 0;
        for (number, part) in state.parts.iter().enumerate() {
            defence += match *part {
                Part::Intact { .. } if fallen == Some(number) => self.bare_defence(number),
                Part::Intact { card, .. } => i16::from(self.cards.party(card).core_defence),
                Part::Destroyed => self.bare_defence(number),
            };
        }
        defence
    }

    /// What a destroyed part adds to the core's defence. Source: BA-17.3, BA-R6.
    fn bare_defence(&self, part: usize) -> i16 {
        match self.readings.two_slot_core_defence {
            TwoSlotCoreDefence::PerPart => 1,
            TwoSlotCoreDefence::PerSquare => self.slots_of(part).len() as i16,
        }
    }

    /// The defence of an intact part before chips. Source: BA-9.8, BA-R37.
    pub fn part_defence(&self, card: Party, hp: u8) -> i16 {
        let row = self.cards.party(card);
        let high_from = match self.readings.def_at_ten {
            DefAtTen::Low => HIGH_FROM,
            DefAtTen::High => HIGH_FROM - 1,
        };
        i16::from(if hp >= high_from { row.defence_high } else { row.defence_low })
    }

    /// A defence as an attack of a seat reads it. Source: BA-18.1, BA-18.2, BA-21.19, BA-R38.
    pub fn read_defence(&self, state: &State, defence: i16, seat: Seat) -> i16 {
        let turn = state.turn.as_ref().filter(|turn| turn.seat == seat);
        let own = turn.map_or(0, |turn| i16::from(turn.self_enemy_def));
        let defence = defence + i16::from(state.enemy_def_mod) - own;
        match self.readings.def_floor {
            DefFloor::Floor0 => defence.max(0),
            DefFloor::NegativeAddsDamage => defence,
        }
    }

    /// The level of all heroes, `1..=3`. Source: BA-15.1.
    pub fn level(&self, state: &State) -> u8 {
        LEVEL_MAX.min(1 + state.destroyed())
    }

    /// Most HP of a hero. Source: BA-2.5.
    pub fn max_hp(&self, state: &State, seat: Seat) -> u8 {
        state.seat(seat).race.map_or(0, |race| self.cards.race(race).max_hp)
    }

    /// To how many cards a hand is filled up. Source: BA-13.2.
    pub fn hand_limit(&self, state: &State) -> u8 {
        if self.level(state) == LEVEL_MAX { HAND_AT_TOP } else { HAND }
    }

    /// The face of a seat's weapon, once the style is chosen.
    pub fn face(&self, state: &State, seat: Seat) -> Option<FaceKind> {
        let has = state.seat(seat);
        Some(face_of(has.weapon?, has.style?))
    }

    /// What cards on the sheet give at a level, equipment left out. Source: BA-5.4.
    pub fn printed_stats(&self, state: &State, seat: Seat, level: u8) -> Stats {
        let at = usize::from(level - 1);
        let has = state.seat(seat);
        let mut stats =
            has.race.map_or_else(Stats::default, |race| self.cards.race(race).stats[at]);
        if let Some(face) = self.face(state, seat) {
            stats.add_all(&self.cards.weapon_face(face).additions[at]);
        }
        if let Some(sub) = has.sub {
            stats.add_all(&self.cards.sub(sub).additions);
        }
        stats
    }

    /// A stat of a hero as it is read now, 0 or more. Source: BA-5.4, BA-22.3.
    pub fn stat(&self, state: &State, seat: Seat, stat: Stat) -> u8 {
        let has = state.seat(seat);
        let mut total = i32::from(self.printed_stats(state, seat, self.level(state)).of(stat));
        if state.stands(seat) {
            for held in &has.items {
                let piece = held.piece.map(|piece| self.cards.piece(piece));
                total += piece.map_or(0, |row| i32::from(row.additions.of(stat)));
            }
        }
        let counts = |effect: &&Temporary| effect.what == Changed::Stat(stat);
        total += has.effects.iter().filter(counts).map(|effect| i32::from(effect.n)).sum::<i32>();
        for owner in state.every_seat() {
            for entry in &state.seat(owner).play_sheet {
                for effect in &self.cards.card(entry.card).effects {
                    total += self.in_play(state, owner, seat, stat, *effect);
                }
            }
        }
        u8::try_from(total.max(0)).unwrap_or(u8::MAX)
    }

    /// What an effect of a card on `owner`'s play sheet adds to a stat of `seat` while it lies
    /// there.
    fn in_play(&self, state: &State, owner: Seat, seat: Seat, stat: Stat, effect: Effect) -> i32 {
        let Effect::StatMod { within, stat: which, n, until: Until::InPlay } = effect else {
            return 0;
        };
        let near = |most| self.area_distance(state, owner, seat).is_some_and(|far| far <= most);
        let reaches = owner == seat || within.is_some_and(near);
        match which {
            WhichStat::This(this) if this == stat && reaches => i32::from(n),
            WhichStat::This(_) | WhichStat::Chosen => 0,
        }
    }

    /// Heroes with their speed, the fastest first and equals in seat order: the order of hero turns
    /// that the rulebook hints at. Source: BA-5.3.
    pub fn by_speed(
        &self,
        state: &State,
        seats: impl IntoIterator<Item = Seat>,
    ) -> ArrayVec<(Seat, u8), SEATS_MAX> {
        let speed = |seat| (seat, self.stat(state, seat, Stat::Spd));
        let mut heroes: ArrayVec<(Seat, u8), SEATS_MAX> = seats.into_iter().map(speed).collect();
        heroes.sort_by_key(|(seat, speed)| (Reverse(*speed), *seat));
        heroes
    }

    /// Points with the stat that counts now. Source: BA-21.3.
    pub fn points(&self, state: &State, seat: Seat, points: Points) -> u8 {
        let plus = points.plus.map_or(0, |stat| self.stat(state, seat, stat));
        points.n.saturating_add(plus)
    }

    /// Points of the area move. Source: BA-6.1, BA-21.2.
    pub fn move_points(&self, state: &State, seat: Seat) -> u8 {
        let turn = state.turn.as_ref().filter(|turn| turn.seat == seat);
        let bonus = turn.map_or(0, |turn| turn.move_bonus);
        self.stat(state, seat, Stat::Spd).saturating_add(1).saturating_add(bonus)
    }

    /// What is added to a hero's evasion rolls, beside speed. Source: BA-11.11, BA-21.5.
    pub fn evasion(&self, state: &State, seat: Seat) -> i8 {
        let has = state.seat(seat);
        let sub = has.sub.map_or(0, |sub| self.cards.sub(sub).evade);
        let counts = |effect: &&Temporary| effect.what == Changed::Evade;
        has.effects.iter().filter(counts).fold(sub, |sum, effect| sum.saturating_add(effect.n))
    }

    /// The lava on a square of the map in use. Source: BA-1.4, BA-4.1.
    pub fn lava(&self, square: Square) -> Option<Lava> {
        match self.map {
            MapSide::Meadow => None,
            MapSide::Volcano if self.cards.board.lava_1.contains(square) => Some(Lava::One),
            MapSide::Volcano if self.cards.board.lava_2.contains(square) => Some(Lava::Two),
            MapSide::Volcano => None,
        }
    }

    /// The enemy's squares. Source: BA-1.2.
    pub fn enemy_squares(&self, state: &State) -> Squares {
        Slot::ALL.into_iter().map(|slot| slot.square(state.body_at)).collect()
    }

    /// The slot on a square.
    pub fn slot_on(&self, state: &State, square: Square) -> Option<Slot> {
        Slot::ALL.into_iter().find(|slot| slot.square(state.body_at) == square)
    }

    /// The best way of one move to each square that it can end on. Source: BA-6.2 to BA-6.6.
    pub fn ways(&self, state: &State, seat: Seat, points: u8) -> Ways {
        let start = state.square(seat);
        let enemy = self.enemy_squares(state);
        let passes = self.readings.enemy_square_passing == EnemySquarePassing::YesWithoutStopping;
        let taken: Squares = state.seats.iter().filter_map(|has| has.at).collect();
        let pass = |square| self.lava(square).map_or(0, Lava::pass);
        let mut best: Ways = [None; SQUARES];
        let mut front: Ways = [None; SQUARES];
        front[start.index()] = Some(Way { damage: 0, steps: 0, path: 0 });
        for _ in 0..points.min(STEPS_MAX) {
            let mut next: Ways = [None; SQUARES];
            for from in Square::all() {
                let Some(way) = front[from.index()] else { continue };
                let left = if from == start { 0 } else { pass(from) };
                for (number, direction) in Direction::ALL.into_iter().enumerate() {
                    let Some(to) = from.step(direction) else { continue };
                    if to == start || (enemy.contains(to) && !passes) {
                        continue;
                    }
                    let path = way.path << 2 | number as u64;
                    let found =
                        Way { damage: way.damage.saturating_add(left), steps: way.steps + 1, path };
                    let known = &mut next[to.index()];
                    if known.is_none_or(|known| (found.damage, path) < (known.damage, known.path)) {
                        *known = Some(found);
                    }
                }
            }
            front = next;
            for to in Square::all() {
                let Some(mut way) = front[to.index()] else { continue };
                way.damage = way.damage.saturating_add(self.lava(to).map_or(0, Lava::stop));
                // A longer way is better only if it hurts less.
                if best[to.index()].is_none_or(|known| way.damage < known.damage) {
                    best[to.index()] = Some(way);
                }
            }
        }
        for square in Square::all() {
            if taken.contains(square) || enemy.contains(square) {
                best[square.index()] = None;
            }
        }
        best
    }

    /// Columns and rows between two heroes, whatever lies between; none before both stand on the
    /// map. Source: BA-18.3.
    pub fn area_distance(&self, state: &State, one: Seat, other: Seat) -> Option<u8> {
        Some(state.seat(one).at?.steps_to(state.seat(other).at?))
    }

    /// Steps of the shortest way between two heroes that avoids the enemy, if there is one. Source:
    /// BA-18.3.
    pub fn ally_distance(&self, state: &State, one: Seat, other: Seat) -> Option<u8> {
        let (start, goal) = (state.seat(one).at?, state.seat(other).at?);
        let enemy = self.enemy_squares(state);
        let mut seen: Squares = [start].into_iter().collect();
        let mut front = seen;
        let mut steps = 0;
        while !front.is_empty() {
            if front.contains(goal) {
                return Some(steps);
            }
            let beside = beside(front);
            front =
                beside.iter().filter(|to| !seen.contains(*to) && !enemy.contains(*to)).collect();
            front.iter().for_each(|square| seen.insert(square));
            steps += 1;
        }
        None
    }

    /// Why a square of the enemy is no target from a square, if it is none. Source: BA-9.3, BA-9.4,
    /// BA-R12.
    pub fn no_target(
        &self,
        state: &State,
        from: Square,
        slot: Slot,
        range: u8,
    ) -> Option<NoTarget> {
        let to = slot.square(state.body_at);
        let distance = from.steps_to(to);
        if distance > range {
            return Some(NoTarget::OutOfRange { distance, range });
        }
        let blocks = |other: &Slot| {
            self.is_between(state, from, slot, *other)
                && match self.readings.exposed_square_blocks {
                    ExposedSquareBlocks::AnyEnemySquare => true,
                    ExposedSquareBlocks::IntactPartsOnly => self.intact_at(state, *other).is_some(),
                }
        };
        Slot::ALL.into_iter().find(blocks).map(NoTarget::Blocked)
    }

    /// True if another square of the enemy lies in line between a square and its slot. Source:
    /// BA-9.4.
    fn is_between(&self, state: &State, from: Square, slot: Slot, other: Slot) -> bool {
        let (to, at) = (slot.square(state.body_at), other.square(state.body_at));
        let in_line =
            (from.x() == to.x() && at.x() == to.x()) || (from.y() == to.y() && at.y() == to.y());
        other != slot && from.steps_to(at) < from.steps_to(to) && in_line
    }

    /// The attack of a card or of the sheet.
    pub fn attack_of(&self, source: Source) -> Option<&HeroAttack> {
        match source {
            Source::Card(card) => self.cards.card(card).attack(),
            Source::Face(face) => Some(&self.cards.weapon_face(face).basic.attack),
            Source::Sub(sub) => self.cards.sub(sub).attack.as_ref().map(|sheet| &sheet.attack),
        }
    }

    /// What an attack costs, in cards or tension.
    pub fn attack_cost(&self, source: Source) -> u8 {
        match source {
            Source::Card(card) => self.cards.card(card).cost,
            Source::Face(face) => self.cards.weapon_face(face).basic.sheet.cost,
            Source::Sub(sub) => {
                self.cards.sub(sub).attack.as_ref().map_or(0, |attack| attack.sheet.cost)
            }
        }
    }

    /// The ability of the sheet or of a persistent card.
    pub fn ability_of(&self, source: Source) -> Option<&Ability> {
        match source {
            Source::Card(card) => self.cards.card(card).ability.as_ref(),
            Source::Face(face) => self.cards.weapon_face(face).ability.as_ref(),
            Source::Sub(sub) => self.cards.sub(sub).ability.as_ref(),
        }
    }

    /// The row of a card or of the sheet as a rule.
    pub fn row_of(&self, source: Source) -> Rule {
        Self::card_rule(self.place_of(source))
    }

    /// What cost-trigger cards among `cards` give to an attack. Source: BA-7.4.
    pub fn triggered<'a>(
        &'a self,
        cards: &'a [CardKind],
    ) -> impl Iterator<Item = (CardKind, AttackMods)> + 'a {
        cards.iter().filter_map(|card| match self.cards.card(*card).class {
            Class::CostTrigger(mods) => Some((*card, mods)),
            Class::Attack(_) | Class::Support | Class::Placed(_) | Class::Persistent => None,
        })
    }

    /// The top of the enemy discard pile: the card whose left half counts. Source: BA-11.1, BA-R44.
    pub fn prev_card(&self, state: &State) -> Option<AttackCard> {
        if let Some(left) = state.enemy.as_ref().and_then(|enemy| enemy.left) {
            return Some(left);
        }
        match *state.atk_discard.last()? {
            EnemyCard::Attack(card) => Some(card),
            EnemyCard::Party(_) => None,
        }
    }

    /// The traits that the marks of a card activate now, in slot order. Source: BA-11.2, BA-R7.
    pub fn marked_traits(&self, state: &State, card: AttackCard) -> ActiveTraits {
        let marks = self.cards.attack(card).marks;
        let mut active = ActiveTraits::new();
        for (number, part) in state.parts.iter().enumerate() {
            let Part::Intact { card: party, .. } = *part else { continue };
            let marked = self.slots_of(number).iter().filter(|slot| marks.contains(*slot)).count();
            let times = match self.readings.two_slot_traits {
                TwoSlotTraits::ActiveOnce => marked.min(1),
                TwoSlotTraits::ActivePerMark => marked,
            };
            if times > 0 {
                active.push(ActiveTrait { party, times: times as u8 });
            }
        }
        active
    }

    /// All traits that are active in the enemy's action. Source: BA-11.2, BA-11.9.
    pub fn active_traits(&self, state: &State) -> ActiveTraits {
        let mut active = match (&state.enemy, self.prev_card(state)) {
            (Some(_), Some(card)) => self.marked_traits(state, card),
            _ => ActiveTraits::new(),
        };
        for card in &state.enemy_shown {
            if let EnemyCard::Party(party) = *card {
                active.push(ActiveTrait { party, times: 1 });
            }
        }
        active
    }

    /// The hero that the enemy is after. Source: BA-10.1, BA-R31.
    pub fn hate_top(&self, state: &State) -> Option<Seat> {
        let stand_in = state.enemy.as_ref().and_then(|enemy| enemy.stand_in);
        stand_in.or_else(|| state.hate.map(|hate| hate.owner))
    }

    /// The squares that an attack reaches with the body at a place and hate-top on a square, traits
    /// included. Source: BA-11.21, BA-11.26.
    pub fn area(
        &self,
        reach: Reach,
        body: Square,
        hate: Option<Square>,
        traits: &ActiveTraits,
    ) -> Squares {
        let enemy: Squares = Slot::ALL.into_iter().map(|slot| slot.square(body)).collect();
        let mut area: Squares = Square::all()
            .filter(|at| !enemy.contains(*at) && reaches(reach, body, hate, *at))
            .collect();
        for active in traits {
            if self.cards.party(active.party).special == Trait::Widens {
                for _ in 0..active.times {
                    let wider = beside(area);
                    wider.iter().filter(|at| !enemy.contains(*at)).for_each(|at| area.insert(at));
                }
            }
        }
        area
    }

    /// Normal attack cards that are in a pile.
    pub(crate) fn normals(cards: &[EnemyCard]) -> impl Iterator<Item = AttackCard> + '_ {
        cards.iter().filter_map(|card| match *card {
            EnemyCard::Attack(attack) if !CardSet::is_strong(attack) => Some(attack),
            EnemyCard::Attack(_) | EnemyCard::Party(_) => None,
        })
    }

    /// Strong attack cards that are not in the game yet, ascending. Source: `strong_reserve`.
    pub fn strong_reserve(&self, state: &State) -> Vec<AttackCard> {
        let lies = |card: AttackCard| {
            let card = EnemyCard::Attack(card);
            state.atk_deck.count(card.into()) > 0
                || state.atk_discard.contains(&card)
                || state.enemy_shown.contains(&card)
        };
        let strong = AttackCard::all(self.cards.attacks.len()).skip(usize::from(NORMAL_ATTACKS));
        strong.filter(|card| !lies(*card)).collect()
    }

    /// True if an attack on these squares is linked with the last one. Source: BA-9.11, BA-17.4,
    /// BA-R33, BA-R34.
    pub fn overlaps(&self, state: &State, targets: Slots) -> bool {
        let Some(last) = state.last_attack else { return false };
        targets.iter().any(|slot| {
            let exposed = self.intact_at(state, slot).is_none();
            if !exposed {
                return last.slots.contains(slot) || last.parts.contains(slot);
            }
            let was_part = last.parts.contains(slot);
            if was_part && self.readings.link_after_fall == LinkAfterFall::NoLink {
                return false;
            }
            let same = match self.readings.link_two_slot_core {
                LinkTwoSlotCore::CoreSameSquare => Slots::one(slot),
                LinkTwoSlotCore::CoreSameFormerPart => self.slots_of(self.part_of(slot)),
            };
            last.slots.meets(same)
        })
    }

    /// The damage range of the hate card that an amount falls in. Source: BA-10.2.
    pub fn hate_range(&self, damage: u32) -> u8 {
        let from = &self.cards.hate.from;
        let range = from.iter().rposition(|least| damage >= u32::from(*least)).unwrap_or(0);
        range as u8
    }
}

/// The squares beside a set, those of the set itself left out.
fn beside(set: Squares) -> Squares {
    let neighbours = |at: Square| Direction::ALL.into_iter().filter_map(move |way| at.step(way));
    set.iter().flat_map(neighbours).filter(|at| !set.contains(*at)).collect()
}

/// True if a range reaches a square. Source: BA-11.26.
fn reaches(reach: Reach, body: Square, hate: Option<Square>, at: Square) -> bool {
    // How far outside the body's columns and rows the square is.
    let outside = |c: u8, b: u8| b.saturating_sub(c).max(c.saturating_sub(b + 1));
    let (across, along) = (outside(at.x(), body.x()), outside(at.y(), body.y()));
    let from_hate = hate.map(|hate| (hate.x().abs_diff(at.x()), hate.y().abs_diff(at.y())));
    debug_assert!(body.x() + 1 < SIDE && body.y() + 1 < SIDE, "the body lies on the map");
    match reach {
        Reach::BodyRing8 => across + along == 1,
        Reach::BodyRing12 => across.max(along) == 1,
        Reach::BodyCross2 => across.min(along) == 0 && (1..=2).contains(&across.max(along)),
        Reach::BodyRing32 => (1..=2).contains(&across.max(along)),
        Reach::HatePlus => from_hate.is_some_and(|(x, y)| x + y <= 1),
        Reach::HateSquare => from_hate.is_some_and(|(x, y)| x.max(y) <= 1),
        Reach::HateDiamond => from_hate.is_some_and(|(x, y)| x + y <= 2),
    }
}
