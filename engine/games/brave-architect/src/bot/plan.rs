//! The plan of a hero turn: where the hero would attack, and with what.
//!
//! Source: the bot policy of the specification, 13.2. What a hero can do from a square depends on
//! little of it: which squares of the enemy are near enough and in sight. So the worths of all
//! attacks are computed once for all sets of squares, and a plan for what is left in hand after a
//! payment only compares them.

use super::attack::{Foe, Form, Me, SLOT_SETS, TENSION, card_worth};
use super::danger::Danger;
use crate::prelude::*;
use crate::readings::SheetCardLimit;
use crate::vocabulary::{SLOTS, SQUARES};
use arrayvec::ArrayVec;

/// One damage by lava on the way.
const LAVA: i64 = 1_440;
/// One step too few to attack.
const GAP: i64 = 108;
/// The farthest that a square of the map can be from another, and 0.
const RANGES: usize = 15;

/// Cards of the hand, by their places in it.
type Cards = u32;

/// What of the hand and the tension is left.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Left {
    cards: Cards,
    pub(super) tension: u8,
}

/// A card of the hand.
struct HandCard {
    kind: CardKind,
    worth: i64,
    /// What it gives to an attack that it pays for (BA-7.4).
    mods: Option<AttackMods>,
}

/// An attack with the cost-trigger cards that pay for it.
struct Choice<'a> {
    source: Source,
    /// Its place in the hand, as a set.
    card: Cards,
    cost: u8,
    triggers: Cards,
    /// True if the rules allow it in this hero turn, payment and targets aside.
    is_usable: bool,
    form: Form<'a>,
    best: [Option<i64>; SLOT_SETS],
}

/// A move that a hero can make.
#[derive(Clone, Copy)]
pub(super) enum MoveOf {
    Area,
    Extra,
    After,
}

/// The squares of the enemy as seen from a square.
#[derive(Clone, Copy)]
struct Sight {
    distances: [u8; SLOTS],
    /// Squares that no other one hides.
    open: u8,
}

impl Sight {
    fn new(game: &BraveArchitect, state: &State, from: Square) -> Self {
        let mut open = 0;
        for slot in Slot::ALL {
            let is_open = game.no_target(state, from, slot, u8::MAX).is_none();
            open |= u8::from(is_open) << slot.index();
        }
        Self { distances: Slot::ALL.map(|slot| from.steps_to(slot.square(state.body_at))), open }
    }

    /// The squares that an attack of this range may hit, as [`bits`].
    fn targets(&self, range: u8) -> usize {
        let near = |slot: usize| usize::from(self.distances[slot] <= range) << slot;
        (0..SLOTS).map(near).sum::<usize>() & usize::from(self.open)
    }

    fn nearest(&self) -> i64 {
        self.distances.into_iter().min().map_or(0, i64::from)
    }
}

/// A square that the hero may be on when it attacks.
struct Spot {
    /// What it is worth to be there, but for attacks.
    base: i64,
    sight: Sight,
}

/// The highest worth by the squares in reach, and which attack has it.
type BestBySlots = [Option<(i64, u8)>; SLOT_SETS];

/// What can be paid from what is left.
struct Menu {
    /// For each range.
    by_range: ArrayVec<(u8, BestBySlots), RANGES>,
    longest: u8,
}

impl Menu {
    /// The best attack with the enemy seen so.
    fn best(&self, sight: &Sight) -> Option<(i64, u8)> {
        let mut best: Option<(i64, u8)> = None;
        for (range, worths) in &self.by_range {
            let Some(found) = worths[sight.targets(*range)] else { continue };
            if best.is_none_or(|best| found.0 > best.0) {
                best = Some(found);
            }
        }
        best
    }

    fn gap(&self, sight: &Sight) -> i64 {
        (sight.nearest() - i64::from(self.longest)).max(0)
    }

    /// `best(q)` of the policy.
    fn worth(&self, sight: &Sight) -> i64 {
        self.best(sight).map_or_else(|| -GAP * self.gap(sight), |(worth, _)| worth.max(0))
    }
}

/// The best that can be done from the squares in reach.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// Its worth.
    pub(super) worth: i64,
    /// The attack that is made, if there is one from that square.
    attack: Option<u8>,
    /// True if an attack can be made from any square.
    pub(super) attacks_somewhere: bool,
}

impl Plan {
    /// True if it has an attack.
    pub(super) fn has_attack(&self) -> bool {
        self.attack.is_some()
    }
}

/// What a hero in its turn looks at.
pub(super) struct Planner<'a> {
    game: &'a BraveArchitect,
    state: &'a State,
    at: Square,
    has: &'a SeatState,
    pub(super) me: Me,
    pub(super) foe: Foe,
    pub(super) danger: Danger,
    hand: Vec<HandCard>,
    choices: Vec<Choice<'a>>,
    /// The damage by lava on the way of each kind of move that can be made now, by [`MoveOf`].
    ways: [Option<[Option<u8>; SQUARES]>; 3],
    spots: Vec<Spot>,
    /// What can be paid from the whole hand.
    menu: Menu,
    /// Plans made before.
    plans: Vec<(Left, Plan)>,
}

impl<'a> Planner<'a> {
    pub(super) fn new(game: &'a BraveArchitect, state: &'a State, turn: &Turn) -> Self {
        let seat = turn.seat;
        let has = state.seat(seat);
        let me = Me::new(game, state, seat);
        let hand = has.hand.iter().map(|card| HandCard {
            kind: *card,
            worth: card_worth(game, *card),
            mods: match &game.cards.card(*card).class {
                Class::CostTrigger(mods) => Some(*mods),
                Class::Attack(_) | Class::Support | Class::Placed(_) | Class::Persistent => None,
            },
        });
        let mut planner = Self {
            game,
            state,
            at: state.square(seat),
            has,
            me,
            foe: Foe::new(game, state, seat, turn.attacks == 0),
            danger: Danger::new(game, state, seat),
            hand: hand.collect(),
            choices: Vec::new(),
            ways: [None; 3],
            spots: Vec::new(),
            menu: Menu { by_range: ArrayVec::new(), longest: 0 },
            plans: Vec::new(),
        };
        debug_assert!(planner.hand.len() <= Cards::BITS as usize, "a deck has few cards: BA-2.6");
        for (place, card) in has.hand.iter().enumerate() {
            if let Some(attack) = game.cards.card(*card).attack() {
                planner.add_choices(turn, Source::Card(*card), 1 << place, attack);
            }
        }
        let face = game.face(state, seat).map(Source::Face);
        for source in face.into_iter().chain(has.sub.map(Source::Sub)) {
            if let Some(attack) = game.attack_of(source) {
                planner.add_choices(turn, source, 0, attack);
            }
        }
        planner.look_around(turn);
        planner.menu = planner.menu(planner.all());
        planner
    }

    /// The attack of a source, with each set of cost-trigger cards that could pay for it.
    fn add_choices(&mut self, turn: &Turn, source: Source, card: Cards, attack: &'a HeroAttack) {
        let cost = self.game.attack_cost(source);
        let is_trigger = |place: usize| self.hand[place].mods.is_some();
        let triggers: Cards =
            (0..self.hand.len()).filter(|place| is_trigger(*place)).map(|place| 1 << place).sum();
        let mut chosen = 0;
        loop {
            if chosen & card == 0 && chosen.count_ones() <= u32::from(cost) {
                let mut mods = turn.next;
                for (place, held) in self.hand.iter().enumerate() {
                    if let (true, Some(more)) = (chosen & (1 << place) != 0, &held.mods) {
                        mods.add(more);
                    }
                }
                let form = Form::new(attack, mods, &self.me.stats);
                let best = form.best_within(&self.foe, &self.me);
                let is_usable = card != 0 || self.is_free(turn, source);
                self.choices.push(Choice {
                    source,
                    card,
                    cost,
                    triggers: chosen,
                    is_usable,
                    form,
                    best,
                });
            }
            // The next set of trigger cards, up to all of them.
            if chosen == triggers {
                return;
            }
            chosen = (chosen.wrapping_sub(triggers)) & triggers;
        }
    }

    /// True if an attack of the sheet was not used yet. Source: BA-7.10, BA-R83.
    fn is_free(&self, turn: &Turn, source: Source) -> bool {
        let barred = match self.game.readings.sheet_card_limit {
            SheetCardLimit::PerAbility => false,
            SheetCardLimit::PerCard => turn.abilities_used.contains(&source),
        };
        !barred && !turn.attacks_used.contains(&source)
    }

    /// Where the hero can go, and what it sees from there.
    fn look_around(&mut self, turn: &Turn) {
        let (game, state, seat) = (self.game, self.state, turn.seat);
        let ways = |points: u8| game.ways(state, seat, points).map(|way| way.map(|way| way.damage));
        let of = |points: &Points| ways(game.points(state, seat, *points));
        if turn.attacks > 0 {
            self.ways[MoveOf::After as usize] = turn.post_move.as_ref().map(of);
            return;
        }
        if !turn.moved {
            self.ways[MoveOf::Area as usize] = Some(ways(game.move_points(state, seat)));
        }
        self.ways[MoveOf::Extra as usize] = turn.extra_moves.first().map(of);
        let spot = |at: Square, lava: u8| Spot {
            base: self.stay(at) - LAVA * i64::from(lava),
            sight: Sight::new(game, state, at),
        };
        let mut spots = vec![spot(self.at, 0)];
        for to in Square::all() {
            let lava = self.ways.iter().flatten().filter_map(|ways| ways[to.index()]).min();
            spots.extend(lava.map(|lava| spot(to, lava)));
        }
        self.spots = spots;
    }

    /// What it is worth to end the turn on a square.
    pub(super) fn stay(&self, at: Square) -> i64 {
        self.danger.stay(self.game, self.state, at)
    }

    /// What it is worth to end the turn where the hero is.
    pub(super) fn stay_here(&self) -> i64 {
        self.stay(self.at)
    }

    /// The danger where the hero is.
    pub(super) fn danger_here(&self) -> i64 {
        self.danger.danger(self.game, self.state, self.at)
    }

    /// The hand and the tension as they are.
    pub(super) fn all(&self) -> Left {
        let cards = Cards::MAX.checked_shr(Cards::BITS - self.hand.len() as u32).unwrap_or(0);
        Left { cards, tension: self.has.tension }
    }

    /// What is left once a card, a payment and a boost are gone.
    pub(super) fn left(&self, card: Option<CardKind>, pay: &Pay, boost: u8) -> Left {
        let mut left = self.all();
        for card in card.iter().chain(&*pay.cards) {
            left.cards &= !self.place_of(*card);
        }
        left.tension = left.tension.saturating_sub(pay.tension).saturating_sub(boost);
        left
    }

    fn place_of(&self, card: CardKind) -> Cards {
        let place = self.hand.iter().position(|held| held.kind == card);
        place.map_or(0, |place| 1 << place)
    }

    /// `cost(pay)` of the policy.
    pub(super) fn cost(&self, pay: &Pay, boost: u8) -> i64 {
        let cards: i64 = pay.cards.iter().map(|card| card_worth(self.game, *card)).sum();
        cards + TENSION * (i64::from(pay.tension) + i64::from(boost))
    }

    /// What is left after the cheapest payment of an attack, and what that is worth; none if it
    /// cannot be paid. Tension is worth less than any card.
    fn cheapest(&self, choice: &Choice<'_>, left: Left) -> Option<(i64, Left)> {
        let taken = choice.card | choice.triggers;
        if taken & !left.cards != 0 {
            return None;
        }
        let triggers = choice.triggers.count_ones() as u8;
        let tension = left.tension.min(choice.cost - triggers);
        let mut rest = Left { cards: left.cards & !taken, tension: left.tension - tension };
        let mut worth = TENSION * i64::from(tension);
        for (place, held) in self.hand.iter().enumerate() {
            worth += if choice.triggers & (1 << place) != 0 { held.worth } else { 0 };
        }
        for _ in triggers + tension..choice.cost {
            let pays = |(place, held): &(usize, &HandCard)| {
                rest.cards & (1 << place) != 0 && held.mods.is_none()
            };
            let cards = self.hand.iter().enumerate().filter(pays);
            let (place, held) = cards.min_by_key(|(_, held)| held.worth)?;
            worth += held.worth;
            rest.cards &= !(1 << place);
        }
        Some((worth, rest))
    }

    /// What can be paid from what is left.
    fn menu(&self, left: Left) -> Menu {
        let mut menu = Menu { by_range: ArrayVec::new(), longest: 0 };
        for (number, choice) in self.choices.iter().enumerate().filter(|(_, it)| it.is_usable) {
            let Some((paid, _)) = self.cheapest(choice, left) else { continue };
            let range = choice.form.range().min(RANGES as u8 - 1);
            menu.longest = menu.longest.max(choice.form.range());
            let known = menu.by_range.iter().position(|(known, _)| *known == range);
            let at = known.unwrap_or_else(|| {
                menu.by_range.push((range, [None; SLOT_SETS]));
                menu.by_range.len() - 1
            });
            for (known, worth) in menu.by_range[at].1.iter_mut().zip(choice.best) {
                let Some(worth) = worth else { continue };
                if known.is_none_or(|(known, _)| worth - paid > known) {
                    *known = Some((worth - paid, number as u8));
                }
            }
        }
        menu
    }

    /// `plan` of the policy with what is left.
    pub(super) fn plan(&mut self, left: Left) -> Plan {
        if let Some((_, plan)) = self.plans.iter().find(|(known, _)| *known == left) {
            return *plan;
        }
        let menu = self.menu(left);
        let mut plan = Plan { worth: i64::MIN, attack: None, attacks_somewhere: false };
        for spot in &self.spots {
            let best = menu.best(&spot.sight);
            let worth = spot.base + menu.worth(&spot.sight);
            plan.attacks_somewhere |= best.is_some();
            if worth > plan.worth {
                plan = Plan { worth, attack: best.map(|(_, number)| number), ..plan };
            }
        }
        self.plans.push((left, plan));
        plan
    }

    /// The attack of a plan.
    pub(super) fn form(&self, plan: &Plan) -> Option<&Form<'a>> {
        plan.attack.map(|number| &self.choices[usize::from(number)].form)
    }

    /// True if another attack can be paid after the one of a plan.
    pub(super) fn pays_for_two(&self, plan: &Plan, left: Left) -> bool {
        let Some(number) = plan.attack else { return false };
        let first = &self.choices[usize::from(number)];
        let Some((_, rest)) = self.cheapest(first, left) else { return false };
        let others = self.choices.iter().filter(|it| it.is_usable && it.source != first.source);
        others.into_iter().any(|other| self.cheapest(other, rest).is_some())
    }

    /// `A` of the policy.
    pub(super) fn attack(&self, source: Source, pay: &Pay, targets: Slots, primary: Slot) -> i64 {
        let places = pay.cards.iter().map(|card| self.place_of(*card));
        let paid: Cards = places.fold(0, |paid, place| paid | place);
        let is_trigger = |(place, held): (usize, &HandCard)| {
            if held.mods.is_some() { 1 << place } else { 0 }
        };
        let triggers: Cards = self.hand.iter().enumerate().map(is_trigger).sum();
        let fits =
            |choice: &&Choice<'_>| choice.source == source && choice.triggers == paid & triggers;
        let Some(choice) = self.choices.iter().find(fits) else { return 0 };
        choice.form.worth(&self.foe, &self.me, targets, primary) - self.cost(pay, 0)
    }

    /// How many steps are missing for an attack from where the hero is.
    pub(super) fn gap_here(&self) -> i64 {
        self.menu.gap(&Sight::new(self.game, self.state, self.at))
    }

    /// The worth of attacks from a square.
    pub(super) fn best(&self, from: Square) -> i64 {
        self.menu.worth(&Sight::new(self.game, self.state, from))
    }

    /// The worth of ending a move on a square, attacks aside.
    pub(super) fn moved(&self, to: Square, of: MoveOf) -> i64 {
        let lava = self.ways[of as usize].and_then(|ways| ways[to.index()]).unwrap_or(0);
        self.stay(to) - LAVA * i64::from(lava)
    }

    /// The worth of the end of the turn without an attack.
    pub(super) fn ended(&self) -> i64 {
        self.stay_here() - GAP * self.gap_here()
    }
}
