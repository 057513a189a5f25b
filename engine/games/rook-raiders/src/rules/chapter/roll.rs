//! Dice attacks and songs: the skills with something in between.
//!
//! Source: rulebook, dice attacks, will power and the Bard's skill; RR-5.9 to RR-5.13, RR-5.19 to
//! RR-5.22, RR-9.9 to RR-9.11.

use crate::prelude::*;
use crate::readings::{
    DeclarationMoment, LevelupAfterReroll, LevelupMidAttack, RollWindow, SongLethalInterrupt,
    WillpowerDice,
};
use crate::rules::chapter::skill::{InUse, SONG_DAMAGE};

/// Faces of a die. Source: RR-13.10.
pub const FACES: u8 = 6;
/// Damage of a double 6. Source: RR-5.13.
pub const CRITICAL_DAMAGE: u8 = 3;
/// Damage of a total that reaches the defence. Source: RR-5.11.
pub const HIT_DAMAGE: u8 = 2;
/// Damage of a lower total. Source: RR-5.11.
pub const GRAZE_DAMAGE: u8 = 1;
/// Honour marks that will power costs. Source: RR-9.10.
pub const WILL_POWER_COST: u8 = 1;

/// What a roll comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Critical,
    Fumble,
    Hit,
    Graze,
}

impl Verdict {
    pub const fn damage(self) -> u8 {
        match self {
            Self::Critical => CRITICAL_DAMAGE,
            Self::Fumble => 0,
            Self::Hit => HIT_DAMAGE,
            Self::Graze => GRAZE_DAMAGE,
        }
    }

    /// What it is called, if it has a name. Source: RR-5.13.
    pub const fn called(self) -> Option<Text> {
        match self {
            Self::Critical => Some(Text::new("critical", "クリティカル")),
            Self::Fumble => Some(Text::new("fumble", "ファンブル")),
            Self::Hit | Self::Graze => None,
        }
    }
}

/// RR-5.11, RR-5.13: what two dice do with a modifier against a defence.
pub(crate) fn verdict(dice: [u8; 2], modifier: i8, defense: u8) -> Verdict {
    match dice {
        [FACES, FACES] => Verdict::Critical,
        [1, 1] => Verdict::Fumble,
        _ if total(dice, modifier) >= i16::from(defense) => Verdict::Hit,
        _ => Verdict::Graze,
    }
}

/// RR-5.10: what two dice add up to.
pub(crate) fn total(dice: [u8; 2], modifier: i8) -> i16 {
    i16::from(dice[0]) + i16::from(dice[1]) + i16::from(modifier)
}

/// A roll that lies on the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rolled {
    pub skill: InUse,
    pub index: usize,
    pub target: Monster,
    pub dice: [u8; 2],
    pub rerolled: bool,
}

impl RookRaiders {
    /// The roll on top of the tasks, once both dice lie; none if attacker or target is gone.
    pub(crate) fn rolled(&self, state: &State) -> Option<Rolled> {
        let Some(Task::Roll { target, dice: [Some(a), Some(b)], rerolled }) = state.tasks.last()
        else {
            return None;
        };
        let skill = self.in_use(state)?;
        let (index, target) = state.seats[skill.seat.index()].monster(*target)?;
        Some(Rolled { skill, index, target, dice: [*a, *b], rerolled: *rerolled })
    }

    fn verdict(&self, roll: &Rolled) -> Verdict {
        let defense = self.cards.monster(roll.target.kind).defense;
        verdict(roll.dice, self.modifier(roll.skill.unit.kind), defense)
    }

    /// True if a benefit could change the roll. Source: RR-9.14, RR-R14.
    fn is_open(&self, roll: &Rolled) -> bool {
        if self.readings.roll_window == RollWindow::Always {
            return true;
        }
        let verdict = self.verdict(roll);
        let hp = self.cards.monster(roll.target.kind).hp;
        verdict != Verdict::Critical && roll.target.damage + verdict.damage() < hp
    }

    /// True if the attacker's seat is asked about the roll. Source: RR-9.9, RR-13.1.
    pub(crate) fn asks_after_roll(&self, state: &State, roll: &Rolled) -> bool {
        let has = &state.seats[roll.skill.seat.index()];
        let may_reroll =
            !roll.rerolled && self.can_pay(has, roll.skill.seat, BenefitFor::WillPower);
        (may_reroll || self.may_level_attacker(state, roll)) && self.is_open(roll)
    }

    /// True if the attacker may be levelled up before the damage. Source: RR-9.9, RR-R11.
    pub(crate) fn may_level_attacker(&self, state: &State, roll: &Rolled) -> bool {
        let barred =
            roll.rerolled && self.readings.levelup_after_reroll == LevelupAfterReroll::Forbidden;
        !barred && self.can_level_up(state, roll.skill.seat, roll.skill.unit.kind)
    }

    /// RR-9.10, RR-9.11: whether dice may be rolled again.
    pub(crate) fn check_reroll(
        &self,
        state: &State,
        roll: &Rolled,
        die: Option<Die>,
        pay_tokens: u8,
    ) -> Checked {
        let one_die = self.readings.willpower_dice == WillpowerDice::OneDie;
        if one_die != die.is_some() {
            return Err(Refusal::OtherReroll { one_die: die.is_some() });
        }
        if roll.rerolled {
            return Err(Refusal::AlreadyRerolled);
        }
        let seat = roll.skill.seat;
        let has = &state.seats[seat.index()];
        self.check_marks(has, seat, BenefitFor::WillPower, pay_tokens)
    }

    /// RR-5.10: dice fall.
    pub(crate) fn dice_fall(&self, state: &mut State, faces: &[u8], trace: &mut Tracing) {
        let mut faces = faces.iter().copied();
        if let Some(Task::Roll { dice, .. }) = state.tasks.last_mut() {
            for die in dice.iter_mut().filter(|die| die.is_none()) {
                *die = faces.next();
            }
        }
        let Some(roll) = self.rolled(state) else { return };
        trace.fact(RR_5_10, || Fact::Rolled {
            unit: roll.skill.unit.at(roll.skill.seat, roll.skill.index),
            dice: roll.dice,
            modifier: self.modifier(roll.skill.unit.kind),
        });
    }

    /// RR-9.10: dice are rolled again.
    pub(crate) fn reroll(
        &self,
        state: &mut State,
        die: Option<Die>,
        pay_tokens: u8,
        trace: &mut Tracing,
    ) {
        let seat = state.acting_seat();
        trace.fact(RR_9_10, || Fact::Rerolled { seat, die });
        self.pay(state, seat, WILL_POWER_COST, pay_tokens, trace);
        if let Some(Task::Roll { dice, rerolled, .. }) = state.tasks.last_mut() {
            *rerolled = true;
            match die {
                None => *dice = [None; 2],
                Some(die) => dice[die.index()] = None,
            }
        }
    }

    /// The roll stands: its damage. Source: RR-5.11 to RR-5.13.
    pub(crate) fn roll_stands(&self, state: &mut State, trace: &mut Tracing) {
        let Some(roll) = self.rolled(state) else { return };
        let seat = roll.skill.seat;
        state.tasks.pop();
        state.tasks.pop();
        let target = roll.target.at(seat, roll.index);
        let out_of_range =
            !self.reach.unit(roll.skill.unit.kind, roll.skill.index).contains(roll.index);
        if out_of_range && self.readings.levelup_mid_attack == LevelupMidAttack::Recheck {
            trace.fact(RR_R23, || Fact::TargetOutOfRange { target });
            return;
        }
        let verdict = self.verdict(&roll);
        if verdict == Verdict::Fumble {
            trace.fact(RR_5_13, || Fact::Fumble { target });
            return;
        }
        let (_, damage, now) = self.hurt_monster(state, seat, target.id, verdict.damage(), trace);
        match verdict {
            Verdict::Critical => trace.fact(RR_5_13, || Fact::Critical { target, damage, now }),
            Verdict::Fumble | Verdict::Hit | Verdict::Graze => {
                trace.fact(RR_5_11, || Fact::DiceHit {
                    target,
                    total: total(roll.dice, self.modifier(roll.skill.unit.kind)),
                    defense: self.cards.monster(target.kind).defense,
                    damage,
                    now,
                });
            }
        }
        if now >= self.cards.monster(target.kind).hp {
            self.push_slain(state, seat);
        }
    }

    /// RR-5.12: the next slain monster leaves the board.
    pub(crate) fn remove_slain(&self, state: &mut State, id: MonsterId, trace: &mut Tracing) {
        let seat = state.acting_seat();
        let solo = state.is_solo();
        let has = &mut state.seats[seat.index()];
        let Some((index, monster)) = has.monster(id) else { return };
        has.board[index] = None;
        has.trophies += 1;
        let trophies = has.trophies;
        trace.fact(RR_5_12, || Fact::MonsterSlain { monster: monster.at(seat, index), trophies });
        let medal = self.is_red(monster.kind) && !solo; // RR-11.1, RR-10.5
        if let Some(Task::Slain { boss, .. }) = state.tasks.last_mut() {
            *boss = medal.then_some(monster.kind);
        }
        if !medal {
            self.ask_inside(state, seat, DeclarationMoment::OnReaching);
        }
    }

    /// RR-5.19: a song is sung; its damage comes next.
    pub(crate) fn sing(&self, state: &mut State, id: UnitId, trace: &mut Tracing) {
        let skill = self.in_use(state).expect("asked while a skill may be used");
        self.tell_use(skill, trace);
        if let Some(Task::Skill { ally, .. }) = state.tasks.last_mut() {
            *ally = Some(id);
        }
        let seat = skill.seat;
        if self.song_interrupt(state, seat, id) {
            trace.fact(RR_9_8, || Fact::InterruptOffered { seat, attacker: None });
        }
    }

    /// RR-R18 `offered`: whether a level-up may come between a song and its damage, which would knock
    /// out its ally.
    pub(crate) fn song_interrupt(&self, state: &State, seat: Seat, id: UnitId) -> bool {
        let Some((_, ally)) = state.seats[seat.index()].unit(id) else { return false };
        let damage = ally.damage + self.damage_possible(state, SONG_DAMAGE);
        self.readings.song_lethal_interrupt == SongLethalInterrupt::Offered
            && damage >= self.cards.unit(ally.kind).hp
            && self.can_level_up(state, seat, ally.kind)
    }

    /// RR-5.19 to RR-5.22: the damage of a song, then the ally's own skill.
    pub(crate) fn song_damage(&self, state: &mut State, id: UnitId, trace: &mut Tracing) {
        let seat = state.acting_seat();
        state.tasks.pop();
        if state.seats[seat.index()].unit(id).is_none() {
            return; // RR-13.7: a level-up has knocked it out.
        }
        let damage = self.damage_put(state, seat, SONG_DAMAGE, trace);
        let has = &mut state.seats[seat.index()];
        let (index, _) = has.unit(id).expect("looked for above");
        let unit = has.unit_mut(index);
        unit.damage += damage;
        let unit = *unit;
        let ally = unit.at(seat, index);
        trace.fact(RR_5_19, || Fact::SongDamage { ally, damage, now: unit.damage });
        if unit.damage >= self.cards.unit(unit.kind).hp {
            self.knock_out(state, seat, index, trace);
        } else if self.has_use(has, index, unit) {
            state.tasks.push(Task::Skill { unit: id, granted: true, ally: None });
        } else {
            trace.fact(RR_5_22, || Fact::GrantEnds { ally, declined: false });
        }
    }
}
