//! A sensible player of Rook & Raiders, by what its seat's eye sees.
//!
//! Source: the bot policy of the specification. Scores are thousandths. No score looks at a medal or
//! a threat total, so nothing secret is used.

mod fight;
#[cfg(test)]
mod tests;

use crate::action::Portions;
use crate::prelude::*;
use crate::state::{LANES, cell_index};
use fight::{Fight, column, lane_of};
use kanso_engine::Cell;

/// Below every pass.
const NEVER: i64 = -1_000_000_000;
/// A level-up before the fight: above everything else.
const LEVEL_UP: i64 = 1_000_000;
/// Units from which Recruit is not picked.
const UNITS_ENOUGH: usize = 6;
/// Units from which nobody is deployed.
const UNITS_MAX: usize = 7;
/// Gold below which Reward is worth more.
const GOLD_LOW: u32 = 4;
/// Column of the front of the home area, from 1.
const FRONT: i64 = 5;

/// How good a legal action is for the seat that is asked.
pub(crate) fn score(game: &RookRaiders, state: &State, action: &Action) -> i64 {
    let Some(seat) = state.active_seat() else { return 0 };
    let bot = Bot { game, state, has: &state.seats[seat.index()] };
    match action {
        Action::SetupPlace { card, cell } => bot.first_unit(*card, *cell),
        Action::ChooseCommand { command } => bot.command(*command),
        Action::EndActions => 300,
        Action::Activate { unit, dest, full_move } => bot.activate(*unit, *dest, *full_move),
        Action::NoSkill | Action::Accept | Action::Pass | Action::Hold => 0,
        Action::Dice { target } => bot.dice(*target),
        Action::Assign { hits } => bot.assign(hits),
        Action::Area => bot.area(),
        Action::Heal { points } => fight::HEALED_POINT * points.len() as i64,
        Action::Song { ally } => bot.song(*ally),
        Action::Reroll { pay_tokens: _ } | Action::RerollDie { die: _, pay_tokens: _ } => {
            bot.reroll()
        }
        Action::LevelUp { unit, pay_tokens: _ } => bot.level_up(*unit),
        Action::RestChoose { units } | Action::FatigueChoose { units } => {
            units.iter().map(|unit| bot.readiness(*unit)).sum()
        }
        Action::DeployHand { card, cell } => bot.deploy(*card, *cell),
        Action::DeployMercenary { slot, cell } => {
            let held = state.mercenary_row.get(usize::from(*slot)).copied().flatten();
            held.map_or(-1, |card| bot.deploy(card, *cell))
        }
        Action::SupportHeal { unit } => {
            bot.has.unit(*unit).map_or(0, |(_, unit)| 1_000 - bot.left(unit))
        }
        Action::Declare => 1,
    }
}

/// The seat that is asked and its own board.
struct Bot<'a> {
    game: &'a RookRaiders,
    state: &'a State,
    has: &'a SeatState,
}

impl<'a> Bot<'a> {
    fn fight(&self) -> Fight<'a> {
        Fight::new(self.game, self.has)
    }

    fn left(&self, unit: Unit) -> i64 {
        i64::from(self.game.cards.unit(unit.kind).hp.saturating_sub(unit.damage))
    }

    /// The unit whose skill is asked about, and its place.
    fn user(&self) -> Option<(usize, Unit)> {
        self.has.unit(self.state.skill_user()?)
    }

    /// The best first unit: in front, in the lane with the most monsters.
    fn first_unit(&self, card: UnitKind, cell: Cell) -> i64 {
        let count = |lane| self.has.monsters().filter(|(index, _)| lane_of(*index) == lane).count();
        let first = |lane| {
            let of_lane = self.has.monsters().filter(move |(index, _)| lane_of(*index) == lane);
            of_lane.map(|(_, monster)| monster).min_by_key(|monster| monster.id)
        };
        let rank = |lane: usize| {
            let id = first(lane).map_or(u8::MAX, |monster| monster.id.0);
            (count(lane), std::cmp::Reverse(id))
        };
        let Some(lane) = (0..usize::from(LANES)).max_by_key(|lane| rank(*lane)) else { return 0 };
        let strong =
            first(lane).is_some_and(|monster| self.game.cards.monster(monster.kind).threat >= 2);
        // The basic kinds are Warrior★, Cleric★, Sorcerer★, Thief★.
        let wanted = self.game.cards.star_kinds().nth(if strong { 2 } else { 3 });
        let fits = usize::from(cell.y()) == lane
            && i64::from(cell.x()) + 1 == FRONT
            && wanted == Some(card);
        i64::from(fits)
    }

    fn command(&self, command: Command) -> i64 {
        let units = self.has.units().count();
        let acted = self.has.acted();
        let ready = (units - acted).min(2) as i64;
        let idle = self.has.monsters().next().is_none();
        let value = match command {
            Command::Assault | Command::Raid if idle => 0,
            Command::Assault => 2_000 * ready + 500,
            Command::Raid => 1_900 * ready,
            Command::Rest => {
                let count = self.game.rest_count().into();
                1_500 * acted.min(count) as i64 + 800 + if units == acted { 1_000 } else { 0 }
            }
            Command::Reward if self.has.gold < GOLD_LOW => 3_000,
            Command::Reward => 1_000,
            Command::Recruit if units < UNITS_ENOUGH && self.can_afford() => {
                4_200 - 400 * units as i64
            }
            Command::Recruit => 0,
        };
        let place = self.state.command_row.iter().position(|card| *card == command);
        value + 4 - place.unwrap_or(4) as i64
    }

    /// True if a card costs no more than the gold after picking Recruit.
    fn can_afford(&self) -> bool {
        let in_hand = self.has.hand.iter().filter_map(|(kind, _)| UnitKind::try_from(kind).ok());
        let mut cards = in_hand.chain(self.state.mercenary_row.iter().copied().flatten());
        cards.any(|kind| u32::from(self.game.cards.unit(kind).cost) <= self.has.gold + 1)
    }

    fn activate(&self, id: UnitId, dest: Cell, full_move: Option<u8>) -> i64 {
        let (Some((from, unit)), Some(to)) = (self.has.unit(id), cell_index(dest)) else {
            return NEVER;
        };
        let fight = self.fight();
        let use_there = fight.moved(id, to).best_use(to, unit).unwrap_or(0).max(0);
        let paid = if full_move.is_some() { 1_500 } else { 0 };
        use_there + fight.position(unit, to) - fight.position(unit, from) - paid
    }

    fn dice(&self, target: MonsterId) -> i64 {
        let (Some((_, unit)), Some((at, target))) = (self.user(), self.has.monster(target)) else {
            return 0;
        };
        self.fight().dice(unit.kind, at, target)
    }

    fn assign(&self, hits: &Portions<MonsterId>) -> i64 {
        let fight = self.fight();
        let each = hits.chunk_by(|a, b| a == b).filter_map(|run| {
            let (at, monster) = self.has.monster(run[0])?;
            Some(fight.fixed(at, monster, run.len() as i64))
        });
        each.sum()
    }

    fn area(&self) -> i64 {
        self.user().and_then(|(from, unit)| self.fight().best_use(from, unit)).unwrap_or(0)
    }

    fn song(&self, ally: UnitId) -> i64 {
        self.has.unit(ally).map_or(0, |(at, ally)| self.fight().song(at, ally))
    }

    /// Will power, when most rolls would slay the target or a fumble can be spared.
    fn reroll(&self) -> i64 {
        let Some(Task::Roll { target, dice, .. }) = self.state.tasks.last() else { return -1 };
        let (Some((_, unit)), Some((_, monster))) = (self.user(), self.has.monster(*target)) else {
            return -1;
        };
        let (_, slain) = self.fight().rolls(unit.kind, monster);
        let fumble = *dice == [Some(1), Some(1)];
        if slain > 18 || (fumble && self.has.marks() >= 2) { 1 } else { -1 }
    }

    fn level_up(&self, id: UnitId) -> i64 {
        let Some((_, unit)) = self.has.unit(id) else { return NEVER };
        let card = self.game.cards.unit(unit.kind);
        let Some(next) = card.levels_to else { return NEVER };
        match self.state.tasks.last() {
            Some(Task::Turn { .. } | Task::Actions { .. }) => {
                let cost = u32::from(self.game.level_up_cost(self.has));
                let fights = matches!(card.skill, Skill::Dice { .. });
                if fights && self.has.marks() > cost { LEVEL_UP - self.left(unit) } else { NEVER }
            }
            Some(Task::Roll { target, dice: [Some(a), Some(b)], .. }) => {
                let Some((_, monster)) = self.has.monster(*target) else { return NEVER };
                let fight = self.fight();
                let before = fight.damage(unit.kind, [*a, *b], monster);
                let after = fight.damage(next, [*a, *b], monster);
                let slays = after >= fight.left(monster);
                if before == 1 && after == 2 && slays { 2 } else { NEVER }
            }
            Some(Task::Invasion { due: Some((attacker, Due::Attack)), .. }) => {
                let attack = self.has.monster(*attacker);
                let damage = attack.map_or(0, |(_, it)| self.game.cards.monster(it.kind).damage);
                self.interrupt(unit, next, damage)
            }
            Some(Task::Skill { ally: Some(_), .. }) => self.interrupt(unit, next, 1),
            _ => NEVER,
        }
    }

    /// A level-up against damage: only if it saves the unit.
    fn interrupt(&self, unit: Unit, next: UnitKind, damage: u8) -> i64 {
        let total = u16::from(unit.damage) + u16::from(damage);
        let falls = total >= u16::from(self.game.cards.unit(unit.kind).hp);
        let survives = total < u16::from(self.game.cards.unit(next).hp);
        if falls && survives { 1 } else { -1 }
    }

    fn readiness(&self, id: UnitId) -> i64 {
        let Some((at, unit)) = self.has.unit(id) else { return 0 };
        100 * self.fight().best_use(at, unit).unwrap_or(0) + self.left(unit)
    }

    fn deploy(&self, kind: UnitKind, cell: Cell) -> i64 {
        let units = self.has.units().count();
        if units >= UNITS_MAX || !self.game.cards.has_unit(kind) {
            return -1;
        }
        let card = self.game.cards.unit(kind);
        let has_skill = |wanted: fn(Skill) -> bool| {
            self.has.units().any(|(_, unit)| wanted(self.game.cards.unit(unit.kind).skill))
        };
        let value = match card.skill {
            Skill::Dice { modifier } => 3_000 + 700 * i64::from(modifier),
            Skill::Assign { .. } => 5_500,
            Skill::Area { .. } => 4_500,
            Skill::Heal { .. } => {
                if units < 2 || has_skill(|skill| matches!(skill, Skill::Heal { .. })) {
                    return -1;
                }
                2_500
            }
            Skill::Song => {
                if units < 3 || has_skill(|skill| skill == Skill::Song) {
                    return -1;
                }
                2_500
            }
        };
        let lane = usize::from(cell.y());
        let monsters = self.has.monsters().filter(|(index, _)| lane_of(*index) == lane);
        let pressure: i64 = monsters
            .map(|(index, monster)| {
                (1 + i64::from(self.game.cards.monster(monster.kind).threat)) * column(index)
            })
            .sum();
        let own = self.has.units().filter(|(index, _)| lane_of(*index) == lane).count() as i64;
        value + 300 * i64::from(card.hp) + 70 * pressure - 500 * own
    }
}
