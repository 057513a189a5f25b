//! The enemy's move: the trait check, its steps, pushes and wall slams.
//!
//! Source: rulebook, the enemy's action 1 and 2; BA-11.1 to BA-11.8, BA-11.15 to BA-11.19.

use crate::prelude::*;
use crate::readings::{NoHateOwner, SlamLava, SlamSide, Zigzag};
use crate::state::{LavaMark, Push};
use crate::vocabulary::SEATS_MAX;
use arrayvec::ArrayVec;

impl EnemyAction {
    /// An action that begins.
    pub(crate) const fn new() -> Self {
        Self {
            stand_in: None,
            left: None,
            steps: 0,
            zigzag: None,
            push: None,
            lava: Vec::new(),
            victims: ArrayVec::new_const(),
            out: Seats::NONE,
            spared: Seats::NONE,
            felled_by: None,
            step: EnemyStep::Traits,
        }
    }
}

impl BraveArchitect {
    /// BA-11.1 to BA-11.4: the trait check, and how far the enemy moves.
    pub(crate) fn check_traits(&self, state: &mut State, trace: &mut Tracing) {
        let Some(card) = self.prev_card(state) else { return };
        trace.fact(BA_11_1, || Fact::EnemyActs { card });
        let marks = self.cards.attack(card).marks;
        for (number, part) in state.parts.iter().enumerate() {
            let Part::Intact { card: party, .. } = *part else { continue };
            let slots: Slots =
                self.slots_of(number).iter().filter(|slot| marks.contains(*slot)).collect();
            if !slots.is_empty() {
                trace.fact(BA_11_2, || Fact::TraitActive { slots, card: party });
            }
        }
        self.find_hate_top(state, trace);
        let active = self.active_traits(state);
        let Some(towards) = self.hate_top(state) else {
            state.enemy_mut().step = EnemyStep::Reveal;
            trace.fact(BA_11_4, || Fact::EnemyStays);
            return;
        };
        let printed = self.cards.attack(card).steps;
        let traits = self.hastened(&active, trace);
        let effects = state.enemy_move_mod;
        let steps = printed.saturating_add(traits).saturating_add_signed(effects);
        let enemy = state.enemy_mut();
        enemy.steps = steps;
        enemy.step = EnemyStep::Steps;
        trace.fact(BA_11_4, || Fact::EnemyWillMove {
            card: printed,
            traits,
            effects,
            steps,
            towards,
        });
    }

    /// BA-R31: where nobody owns the hate card, also as its owner fell in this action (BA-R30), the
    /// nearest hero may count as hate-top.
    pub(crate) fn find_hate_top(&self, state: &mut State, trace: &mut Tracing) {
        if self.hate_top(state).is_none()
            && self.readings.no_hate_owner == NoHateOwner::NearestHero
            && let Some(seat) = self.nearest_hero(state)
        {
            state.enemy_mut().stand_in = Some(seat);
            trace.fact(BA_R31, || Fact::StandsIn { seat });
        }
    }

    /// Squares that traits add to the enemy's move.
    fn hastened(&self, active: &ActiveTraits, trace: &mut Tracing) -> u8 {
        let mut more: u8 = 0;
        for active in active {
            if let Trait::Hastens(n) = self.cards.party(active.party).special {
                let row = Self::card_rule(self.cards.row_of(active.party));
                trace.fact(row, || Fact::TraitCounts { card: active.party });
                more = more.saturating_add(n.saturating_mul(active.times));
            }
        }
        more
    }

    /// The standing hero nearest to the enemy, the lowest seat among equals. Source: BA-R31.
    pub fn nearest_hero(&self, state: &State) -> Option<Seat> {
        state.standing_seats().min_by_key(|seat| self.enemy_distance(state, state.square(*seat)))
    }

    /// Columns and rows from a square to the nearest square of the enemy.
    pub fn enemy_distance(&self, state: &State, from: Square) -> u8 {
        let far = |slot: Slot| slot.square(state.body_at).steps_to(from);
        Slot::ALL.into_iter().map(far).min().unwrap_or(0)
    }

    /// The direction of the enemy's next step towards a square. Source: BA-11.5, BA-R46.
    pub fn step_towards(
        &self,
        body: Square,
        goal: Square,
        zigzag: Option<bool>,
    ) -> Option<(Direction, Option<bool>)> {
        let beyond = |c: u8, b: u8| (c < b, c > b + 1);
        let (west, east) = beyond(goal.x(), body.x());
        let (north, south) = beyond(goal.y(), body.y());
        let across = if west { Some(Direction::West) } else { east.then_some(Direction::East) };
        let along = if north { Some(Direction::North) } else { south.then_some(Direction::South) };
        match (across, along) {
            (None, None) => None,
            (Some(only), None) | (None, Some(only)) => Some((only, zigzag)),
            (Some(across), Some(along)) => {
                let lower = if across.side() < along.side() { across } else { along };
                let next = match (self.readings.zigzag, zigzag) {
                    (Zigzag::Alternate, Some(true)) => along,
                    (Zigzag::Alternate, Some(false)) => across,
                    (Zigzag::Alternate, None) | (Zigzag::LowerNumberAxisFirst, _) => lower,
                };
                Some((next, Some(next.is_horizontal())))
            }
        }
    }

    /// BA-11.5: the enemy's move goes on; false if a seat is asked.
    pub(crate) fn run_steps(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if state.enemy_mut().push.is_none() {
            self.next_step(state, trace);
        }
        while let Some(push) = state.enemy_mut().push.as_mut() {
            if push.chain.is_empty() {
                if push.entering.is_empty() {
                    self.end_step(state);
                    break;
                }
                let first = push.entering.remove(0);
                push.chain.push(first);
            }
            if !self.push_one(state, trace) {
                return false;
            }
        }
        true
    }

    /// Begins the next step, or ends the move.
    fn next_step(&self, state: &mut State, trace: &mut Tracing) {
        let enemy = state.enemy_mut();
        let (steps, zigzag) = (enemy.steps, enemy.zigzag);
        if steps > 0 {
            self.find_hate_top(state, trace);
        }
        let goal = self.hate_top(state).map(|seat| state.square(seat));
        let next = goal.and_then(|goal| self.step_towards(state.body_at, goal, zigzag));
        let (Some((direction, zigzag_now)), true) = (next, steps > 0) else {
            state.enemy_mut().step = EnemyStep::Lava;
            return;
        };
        let to = state.body_at.step(direction).expect("the enemy steps towards a hero: BA-11.15");
        let entering_squares =
            self.body(to).iter().filter(|at| !self.body(state.body_at).contains(*at));
        let entered: Squares = entering_squares.collect();
        let entering: ArrayVec<Seat, SEATS_MAX> = state
            .every_seat()
            .filter(|seat| state.seat(*seat).at.is_some_and(|at| entered.contains(at)))
            .collect();
        let enemy = state.enemy_mut();
        enemy.steps = steps - 1;
        enemy.zigzag = zigzag_now;
        enemy.push =
            Some(Push { direction, entering, chain: ArrayVec::new(), slams: ArrayVec::new() });
        trace.fact(BA_11_5, || Fact::EnemySteps { direction, to });
    }

    /// The squares of a body. Source: BA-1.2.
    pub fn body(&self, at: Square) -> Squares {
        Slot::ALL.into_iter().map(|slot| slot.square(at)).collect()
    }

    /// The body stands where it stepped; slams hurt now.
    fn end_step(&self, state: &mut State) {
        let Some(push) = state.enemy_mut().push.take() else { return };
        state.body_at = state.body_at.step(push.direction).expect("the enemy stays on the map");
        if !push.slams.is_empty() {
            state.enemy_mut().step = EnemyStep::Slams;
            self.start_hurt(state, Cause::WallSlam, push.slams);
        }
    }

    /// BA-11.6, BA-11.17: the last hero of the chain moves, or the one behind it joins; false if a
    /// seat is asked.
    fn push_one(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let push = state.enemy.as_ref().and_then(|enemy| enemy.push.as_ref());
        let Some(push) = push else { return true };
        let Some(&seat) = push.chain.last() else { return true };
        let direction = push.direction;
        let new = self.next_body(state, direction);
        let from = state.square(seat);
        let on = from.step(direction).filter(|to| !new.contains(*to));
        let Some(to) = on else { return self.slam(state, seat, trace) };
        if let Some(other) = state.hero_at(to) {
            state.enemy_mut().push.as_mut().expect("a step goes on").chain.push(other);
            return true;
        }
        let push = state.enemy_mut().push.as_mut().expect("a step goes on");
        push.chain.pop();
        let by = push.chain.last().copied();
        state.seat_mut(seat).at = Some(to);
        state.enemy_mut().lava.push(LavaMark { seat, at: to });
        let by = by.filter(|_| !new.contains(from));
        let rule = if by.is_none() { BA_11_6 } else { BA_11_17 };
        trace.fact(rule, || Fact::Pushed { seat, from, to, by });
        true
    }

    /// The squares of the body after the step that is going on.
    fn next_body(&self, state: &State, direction: Direction) -> Squares {
        self.body(state.body_at.step(direction).expect("the enemy stays on the map: BA-11.15"))
    }

    /// The free squares along the edge that a slammed hero can go to: the nearest one, or two that
    /// are equally near, the one with the lower side number first. Source: BA-11.7, BA-11.18.
    pub(crate) fn slam_squares(&self, state: &State) -> ArrayVec<Square, 2> {
        let mut found = ArrayVec::new();
        let push = state.enemy.as_ref().and_then(|enemy| enemy.push.as_ref());
        let Some(push) = push else { return found };
        let Some(&seat) = push.chain.last() else { return found };
        let new = self.next_body(state, push.direction);
        let sides = Direction::ALL
            .into_iter()
            .filter(|side| side.is_horizontal() != push.direction.is_horizontal());
        let mut fronts: ArrayVec<(Direction, Option<Square>), 2> =
            sides.map(|side| (side, Some(state.square(seat)))).collect();
        while found.is_empty() && fronts.iter().any(|(_, at)| at.is_some()) {
            for (side, at) in &mut fronts {
                *at = at.and_then(|at| at.step(*side));
                if let Some(free) = *at
                    && !new.contains(free)
                    && state.hero_at(free).is_none()
                {
                    found.push(free);
                }
            }
        }
        found
    }

    /// BA-11.7: a hero at the edge is slammed; false if its seat is asked for the side.
    fn slam(&self, state: &mut State, seat: Seat, trace: &mut Tracing) -> bool {
        let squares = self.slam_squares(state);
        let to = match squares[..] {
            [only] => only,
            [lower, _] => match self.readings.slam_side {
                SlamSide::OwnerChooses => return false,
                SlamSide::LowerSideNumber => {
                    self.slam_to(state, seat, lower, BA_R48, trace);
                    return true;
                }
            },
            _ => unreachable!("an edge of 8 squares has a free one: BA-11.18"),
        };
        self.slam_to(state, seat, to, BA_11_7, trace);
        true
    }

    /// BA-20.10: the seat chose a side.
    pub(crate) fn choose_side(&self, state: &mut State, to: Square, trace: &mut Tracing) {
        let push = state.enemy.as_ref().and_then(|enemy| enemy.push.as_ref());
        let Some(&seat) = push.and_then(|push| push.chain.last()) else { return };
        self.slam_to(state, seat, to, BA_20_10, trace);
    }

    /// BA-11.18: a slammed hero goes along the edge.
    fn slam_to(&self, state: &mut State, seat: Seat, to: Square, rule: Rule, trace: &mut Tracing) {
        let from = state.square(seat);
        let squares = from.steps_to(to);
        let rule = if rule == BA_11_7 && squares > 1 { BA_11_18 } else { rule };
        let passed = squares > 1 && self.lava_between(from, to);
        let marks_all = !passed || self.readings.slam_lava == SlamLava::PassedSquaresToo;
        state.seat_mut(seat).at = Some(to);
        let enemy = state.enemy_mut();
        if marks_all {
            enemy.lava.extend(along(from, to).map(|at| LavaMark { seat, at }));
        } else {
            enemy.lava.push(LavaMark { seat, at: to });
        }
        let push = enemy.push.as_mut().expect("a step goes on");
        push.chain.pop();
        // A hero that was slammed can be in the way of another one, and is slammed on.
        match push.slams.iter_mut().find(|slam| slam.seat == seat) {
            Some(slam) => slam.amount += squares,
            None => push.slams.push(Harm { seat, amount: squares }),
        }
        trace.fact(rule, || Fact::Slammed { seat, from, to, squares });
    }

    /// True if lava lies between two squares of an edge, both left out.
    fn lava_between(&self, from: Square, to: Square) -> bool {
        along(from, to).any(|at| at != to && self.lava(at).is_some())
    }

    /// BA-11.8, BA-11.19: the lava of the whole move.
    pub(crate) fn forced_lava(&self, state: &mut State, trace: &mut Tracing) {
        let marks = std::mem::take(&mut state.enemy_mut().lava);
        state.enemy_mut().step = EnemyStep::Reveal;
        let mut harms: ArrayVec<Harm, SEATS_MAX> = ArrayVec::new();
        for seat in state.every_seat() {
            let Some(at) = state.seat(seat).at else { continue };
            let own = || marks.iter().filter(move |mark| mark.seat == seat);
            let pass = |mark: &LavaMark| self.lava(mark.at).map_or(0, Lava::pass);
            let passed: u8 = own().filter(|mark| mark.at != at).map(pass).sum();
            let forced = own().any(|mark| mark.at == at);
            let stop = self.lava(at).map_or(0, Lava::stop);
            let stopped = if forced { stop } else { 0 };
            if passed + stopped > 0 && state.stands(seat) {
                trace.fact(BA_11_8, || Fact::ForcedOverLava { seat, passed, stopped });
                harms.push(Harm { seat, amount: passed + stopped });
            }
        }
        self.start_hurt(state, Cause::Lava, harms);
    }
}

/// The squares of an edge from the first after `from` to `to`.
fn along(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let side = Direction::ALL
        .into_iter()
        .find(|side| from.step(*side).is_some_and(|next| next.steps_to(to) < from.steps_to(to)));
    let side = side.expect("a slammed hero leaves its square: BA-11.7");
    let mut at = from;
    (0..from.steps_to(to)).map(move |_| {
        at = at.step(side).expect("an edge lies on the map");
        at
    })
}
