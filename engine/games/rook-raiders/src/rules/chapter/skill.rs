//! What units do with their skills.
//!
//! Source: rulebook, skills of units; RR-5.6 to RR-5.24.

use crate::action::Portions;
use crate::prelude::*;
use crate::readings::{
    AssignOverkill, EmptyAction, GrantedSkillDuty, HealPartial, SongIdleTarget, SongOnBard,
    SongSelf,
};
use arrayvec::ArrayVec;

/// Damage that a song does to its ally. Source: RR-5.19.
pub const SONG_DAMAGE: u8 = 1;

/// The skill that is awaited or going on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InUse {
    /// Whose unit.
    pub seat: Seat,
    /// Where it stands.
    pub index: usize,
    /// The unit.
    pub unit: Unit,
    /// True if a song granted the skill.
    pub granted: bool,
    /// True if it has moved in this action.
    pub moved: bool,
}

impl RookRaiders {
    /// The skill on top of the tasks, or below the roll on top; none if its unit left the board.
    pub(crate) fn in_use(&self, state: &State) -> Option<InUse> {
        let mut tasks = state.tasks.iter().rev();
        let (id, granted) = tasks.find_map(|task| {
            let Task::Skill { unit, granted, .. } = task else { return None };
            Some((*unit, *granted))
        })?;
        let moved = tasks.any(|task| matches!(task, Task::Acting { moved: true, .. }));
        let seat = state.acting_seat();
        let (index, unit) = state.seats[seat.index()].unit(id)?;
        Some(InUse { seat, index, unit, granted, moved })
    }

    /// True if a unit has a legal use of its skill at a place. Source: RR-5.23.
    pub(crate) fn has_use(&self, has: &SeatState, index: usize, unit: Unit) -> bool {
        let reach = self.reach.unit(unit.kind, index);
        match self.cards.unit(unit.kind).skill {
            Skill::Dice { .. } | Skill::Assign { .. } | Skill::Area { .. } => {
                !reach.and(has.taken().monsters).is_empty()
            }
            Skill::Heal { .. } => {
                has.units().any(|(at, other)| other.damage > 0 && reach.contains(at))
            }
            Skill::Song => has
                .units()
                .any(|(at, other)| self.check_ally(has, (index, unit), (at, other)).is_ok()),
        }
    }

    /// Checks whether a unit may be sung for. Source: RR-5.19, RR-R15, RR-R16, RR-R17.
    fn check_ally(
        &self,
        has: &SeatState,
        (index, singer): (usize, Unit),
        (at, ally): (usize, Unit),
    ) -> Result<(), NoAlly> {
        if !self.reach.unit(singer.kind, index).contains(at) {
            return Err(NoAlly::NotInRange);
        }
        let itself = singer.id == ally.id;
        if itself && self.readings.song_self == SongSelf::No {
            return Err(NoAlly::Itself);
        }
        let sings = self.cards.unit(ally.kind).skill == Skill::Song;
        if sings && !itself && self.readings.song_on_bard == SongOnBard::Forbidden {
            return Err(NoAlly::Bard);
        }
        if self.readings.song_idle_target == SongIdleTarget::NeedsUsableSkill
            && !self.usable_after(has, (at, ally), CellSet::none())
        {
            return Err(NoAlly::Idle);
        }
        Ok(())
    }

    /// True if an ally's skill would do something in the end; a chain of songs that only leads back
    /// to its own singers does not (RR-R17 `needs-usable-skill`).
    fn usable_after(&self, has: &SeatState, (index, unit): (usize, Unit), seen: CellSet) -> bool {
        if self.cards.unit(unit.kind).skill != Skill::Song {
            return self.has_use(has, index, unit);
        }
        let seen = seen.or(CellSet::one(index));
        let reach = self.reach.unit(unit.kind, index);
        has.units().any(|(at, other)| {
            let sings = self.cards.unit(other.kind).skill == Skill::Song;
            reach.contains(at)
                && !seen.contains(at)
                && !(sings && self.readings.song_on_bard == SongOnBard::Forbidden)
                && self.usable_after(has, (at, other), seen)
        })
    }

    /// Checks whether the skill may be left unused. Source: RR-5.23, RR-R33, RR-R42.
    pub(crate) fn check_no_skill(&self, state: &State, skill: InUse) -> Checked {
        let has = &state.seats[skill.seat.index()];
        if !self.has_use(has, skill.index, skill.unit) {
            return Ok(()); // A level-up took the last use away.
        }
        let unit = skill.unit.at(skill.seat, skill.index);
        if skill.granted {
            return match self.readings.granted_skill_duty {
                GrantedSkillDuty::Optional => Ok(()),
                GrantedSkillDuty::MustIfPossible => Err(Refusal::GrantMustBeUsed { unit }),
            };
        }
        if skill.moved || self.readings.empty_action == EmptyAction::Allowed {
            return Ok(());
        }
        Err(Refusal::EmptyAction { unit })
    }

    /// RR-5.9: whether a monster may be attacked with dice.
    pub(crate) fn check_dice(&self, state: &State, skill: InUse, target: MonsterId) -> Checked {
        let unit = skill.unit.at(skill.seat, skill.index);
        match self.cards.unit(skill.unit.kind).skill {
            Skill::Dice { .. } => self.in_range(state, skill, target).map(|_| ()),
            Skill::Assign { .. } | Skill::Area { .. } | Skill::Heal { .. } | Skill::Song => {
                Err(Refusal::OtherSkill { unit })
            }
        }
    }

    fn in_range(
        &self,
        state: &State,
        skill: InUse,
        target: MonsterId,
    ) -> Checked<(usize, Monster)> {
        let reach = self.reach.unit(skill.unit.kind, skill.index);
        let found = state.seats[skill.seat.index()].monster(target);
        found.filter(|(index, _)| reach.contains(*index)).ok_or_else(|| Refusal::NotInRange {
            unit: skill.unit.at(skill.seat, skill.index),
            target,
            held: found.map(|(index, monster)| monster.at(skill.seat, index)),
        })
    }

    /// The monsters in range with their HP left, by number.
    pub(crate) fn targets(&self, state: &State, skill: InUse) -> Targets {
        let reach = self.reach.unit(skill.unit.kind, skill.index);
        let has = &state.seats[skill.seat.index()];
        let mut targets: Targets = has
            .monsters()
            .filter(|(index, _)| reach.contains(*index))
            .map(|(_, monster)| (monster.id, self.cards.monster(monster.kind).hp - monster.damage))
            .collect();
        targets.sort_unstable();
        targets
    }

    /// How many portions must be dealt to these. Source: RR-5.15, RR-R19.
    pub(crate) fn portions(&self, hits: u8, targets: &Targets) -> u8 {
        match self.readings.assign_overkill {
            AssignOverkill::Allowed => hits,
            AssignOverkill::Forbidden => {
                hits.min(targets.iter().map(|(_, left)| *left).fold(0, u8::saturating_add))
            }
        }
    }

    /// RR-5.15: whether damage may be divided so.
    pub(crate) fn check_assign(
        &self,
        state: &State,
        skill: InUse,
        hits: &Portions<MonsterId>,
    ) -> Checked {
        let unit = skill.unit.at(skill.seat, skill.index);
        let Skill::Assign { hits: amount } = self.cards.unit(skill.unit.kind).skill else {
            return Err(Refusal::OtherSkill { unit });
        };
        for target in hits.iter() {
            self.in_range(state, skill, *target)?;
        }
        let targets = self.targets(state, skill);
        if targets.is_empty() {
            return Err(Refusal::NobodyInRange { unit });
        }
        let wanted = self.portions(amount, &targets);
        if hits.len() != usize::from(wanted) {
            let (given, capped) = (hits.len() as u8, wanted < amount);
            return Err(Refusal::WrongPortions { unit, given, wanted, capped });
        }
        if self.readings.assign_overkill == AssignOverkill::Forbidden {
            for portions in hits.chunk_by(|a, b| a == b) {
                let (index, monster) = self.in_range(state, skill, portions[0])?;
                let left = self.cards.monster(monster.kind).hp - monster.damage;
                if portions.len() > usize::from(left) {
                    return Err(Refusal::Overkill {
                        target: monster.at(skill.seat, index),
                        given: portions.len() as u8,
                        left,
                    });
                }
            }
        }
        Ok(())
    }

    /// RR-5.16: whether there is something to hit.
    pub(crate) fn check_area(&self, state: &State, skill: InUse) -> Checked {
        let unit = skill.unit.at(skill.seat, skill.index);
        let Skill::Area { .. } = self.cards.unit(skill.unit.kind).skill else {
            return Err(Refusal::OtherSkill { unit });
        };
        let has = &state.seats[skill.seat.index()];
        if self.has_use(has, skill.index, skill.unit) {
            Ok(())
        } else {
            Err(Refusal::NobodyInRange { unit })
        }
    }

    /// The damaged own units in range with their damage, by number. Source: RR-5.17.
    pub(crate) fn patients(&self, state: &State, skill: InUse) -> Patients {
        let reach = self.reach.unit(skill.unit.kind, skill.index);
        let has = &state.seats[skill.seat.index()];
        let mut patients: Patients = has
            .units()
            .filter(|(index, unit)| unit.damage > 0 && reach.contains(*index))
            .map(|(_, unit)| (unit.id, unit.damage))
            .collect();
        patients.sort_unstable();
        patients
    }

    /// RR-5.17: whether healing may be divided so.
    pub(crate) fn check_heal(
        &self,
        state: &State,
        skill: InUse,
        points: &Portions<UnitId>,
    ) -> Checked {
        let seat = skill.seat;
        let has = &state.seats[seat.index()];
        for id in points.iter() {
            self.own_unit(state, seat, *id)?;
        }
        let unit = skill.unit.at(seat, skill.index);
        let Skill::Heal { points: amount } = self.cards.unit(skill.unit.kind).skill else {
            return Err(Refusal::OtherSkill { unit });
        };
        let reach = self.reach.unit(skill.unit.kind, skill.index);
        for id in points.iter() {
            let (index, target) = self.own_unit(state, seat, *id)?;
            if target.damage == 0 || !reach.contains(index) {
                let in_range = reach.contains(index);
                return Err(Refusal::CannotHeal { unit, target: target.at(seat, index), in_range });
            }
        }
        let wanted = most_points(amount, &self.patients(state, skill));
        let given = points.len() as u8;
        let fits = match self.readings.heal_partial {
            HealPartial::FullUse => given == wanted && given > 0,
            HealPartial::FreeChoice => (1..=wanted).contains(&given),
        };
        if !fits {
            return Err(Refusal::WrongPoints { unit, given, wanted });
        }
        for shares in points.chunk_by(|a, b| a == b) {
            let (index, target) = has.unit(shares[0]).expect("looked for above");
            if shares.len() > usize::from(target.damage) {
                return Err(Refusal::HealsTooMuch {
                    target: target.at(seat, index),
                    given: shares.len() as u8,
                    damage: target.damage,
                });
            }
        }
        Ok(())
    }

    /// RR-5.19: whether an ally may be sung for.
    pub(crate) fn check_song(&self, state: &State, skill: InUse, ally: UnitId) -> Checked {
        let seat = skill.seat;
        let (at, ally) = self.own_unit(state, seat, ally)?;
        let unit = skill.unit.at(seat, skill.index);
        if self.cards.unit(skill.unit.kind).skill != Skill::Song {
            return Err(Refusal::OtherSkill { unit });
        }
        let has = &state.seats[seat.index()];
        let other = ally.at(seat, at);
        self.check_ally(has, (skill.index, skill.unit), (at, ally)).map_err(|why| match why {
            NoAlly::NotInRange => Refusal::AllyNotInRange { unit, ally: other },
            NoAlly::Itself => Refusal::SingerItself { unit },
            NoAlly::Bard => Refusal::AnotherBard { unit, ally: other },
            NoAlly::Idle => Refusal::IdleAlly { unit, ally: other },
        })
    }

    /// RR-5.22, RR-4.4: the skill is left unused.
    pub(crate) fn no_skill(&self, state: &mut State, trace: &mut Tracing) {
        let skill = self.in_use(state).expect("asked while a skill may be used");
        state.tasks.pop();
        if skill.granted {
            let ally = skill.unit.at(skill.seat, skill.index);
            trace.fact(RR_5_22, || Fact::GrantEnds { ally, declined: true });
        }
    }

    /// A skill is used, perhaps one that a song granted.
    pub(crate) fn tell_use(&self, skill: InUse, trace: &mut Tracing) {
        let unit = skill.unit.at(skill.seat, skill.index);
        trace.fact(self.unit_rule(skill.unit.kind), || Fact::SkillUsed { unit });
        if skill.granted {
            trace.fact(RR_5_20, || Fact::SkillGranted { ally: unit });
        }
    }

    /// RR-5.9: a dice attack is declared.
    pub(crate) fn declare_dice(&self, state: &mut State, target: MonsterId, trace: &mut Tracing) {
        let skill = self.in_use(state).expect("asked while a skill may be used");
        self.tell_use(skill, trace);
        trace.fact(RR_5_9, || {
            let has = &state.seats[skill.seat.index()];
            let (index, monster) = has.monster(target).expect("checked: in range");
            Fact::DiceDeclared {
                unit: skill.unit.at(skill.seat, skill.index),
                target: monster.at(skill.seat, index),
            }
        });
        state.tasks.push(Task::Roll { target, dice: [None; 2], rerolled: false });
    }

    /// RR-5.15: damage is divided.
    pub(crate) fn assign(
        &self,
        state: &mut State,
        hits: &Portions<MonsterId>,
        trace: &mut Tracing,
    ) {
        let skill = self.in_use(state).expect("asked while a skill may be used");
        self.tell_use(skill, trace);
        state.tasks.pop();
        let seat = skill.seat;
        for portions in hits.chunk_by(|a, b| a == b) {
            let wanted = portions.len() as u8;
            let (index, damage, now) = self.hurt_monster(state, seat, portions[0], wanted, trace);
            trace.fact(RR_5_15, || Fact::PortionsHit {
                target: state.seats[seat.index()].monster_ref(seat, index),
                damage,
                now,
            });
        }
        self.push_slain(state, seat);
    }

    /// RR-5.16: every monster in the pattern is hit.
    pub(crate) fn area(&self, state: &mut State, trace: &mut Tracing) {
        let skill = self.in_use(state).expect("asked while a skill may be used");
        self.tell_use(skill, trace);
        state.tasks.pop();
        let seat = skill.seat;
        let wanted = match self.cards.unit(skill.unit.kind).skill {
            Skill::Area { damage } => damage,
            Skill::Dice { .. } | Skill::Assign { .. } | Skill::Heal { .. } | Skill::Song => 0,
        };
        let reach = self.reach.unit(skill.unit.kind, skill.index);
        let hit = reach.and(state.seats[seat.index()].taken().monsters);
        for index in hit.iter() {
            let target = state.seats[seat.index()].monster_ref(seat, index);
            let (_, damage, now) = self.hurt_monster(state, seat, target.id, wanted, trace);
            trace.fact(RR_5_16, || Fact::AreaHit { target, damage, now });
        }
        self.push_slain(state, seat);
    }

    /// RR-5.17: damage is taken off.
    pub(crate) fn heal(&self, state: &mut State, points: &Portions<UnitId>, trace: &mut Tracing) {
        let skill = self.in_use(state).expect("asked while a skill may be used");
        self.tell_use(skill, trace);
        state.tasks.pop();
        let seat = skill.seat;
        for shares in points.chunk_by(|a, b| a == b) {
            let has = &mut state.seats[seat.index()];
            let (index, _) = has.unit(shares[0]).expect("checked: on the board");
            let amount = shares.len() as u8;
            let unit = has.unit_mut(index);
            unit.damage -= amount;
            let (unit, now) = (unit.at(seat, index), unit.damage);
            trace.fact(RR_5_17, || Fact::Healed { unit, amount, now });
        }
    }

    /// Puts damage on a monster: its place, what was dealt, what it has now. Source: RR-5.24.
    pub(crate) fn hurt_monster(
        &self,
        state: &mut State,
        seat: Seat,
        id: MonsterId,
        wanted: u8,
        trace: &mut Tracing,
    ) -> (usize, u8, u8) {
        let damage = self.damage_put(state, seat, wanted, trace);
        let has = &mut state.seats[seat.index()];
        let (index, _) = has.monster(id).expect("what is hurt is on the board");
        let monster = has.monster_mut(index);
        monster.damage += damage;
        (index, damage, monster.damage)
    }

    /// The monsters with as much damage as HP are about to leave. Source: RR-5.12, RR-5.24.
    pub(crate) fn push_slain(&self, state: &mut State, seat: Seat) {
        let slain: ArrayVec<MonsterId, 12> = state.seats[seat.index()]
            .monsters()
            .filter(|(_, monster)| monster.damage >= self.cards.monster(monster.kind).hp)
            .map(|(_, monster)| monster.id)
            .collect();
        if !slain.is_empty() {
            state.tasks.push(Task::Slain { monsters: slain, boss: None });
        }
    }

    /// The modifier of a unit's dice; of a card without dice that of the ★ card it replaced.
    /// Source: RR-5.10, RR-13.7.
    pub(crate) fn modifier(&self, kind: UnitKind) -> i8 {
        let card = self.cards.unit(kind);
        match (card.skill, card.level_of) {
            (Skill::Dice { modifier }, _) => modifier,
            (_, Some(star)) => match self.cards.unit(star).skill {
                Skill::Dice { modifier } => modifier,
                Skill::Assign { .. } | Skill::Area { .. } | Skill::Heal { .. } | Skill::Song => 0,
            },
            (_, None) => 0,
        }
    }
}

/// Monsters in range with their HP left, by number.
pub(crate) type Targets = ArrayVec<(MonsterId, u8), 18>;
/// Damaged units in range with their damage, by number.
pub(crate) type Patients = ArrayVec<(UnitId, u8), 18>;

/// Points that a healer uses at most. Source: RR-5.18.
pub(crate) fn most_points(amount: u8, patients: &Patients) -> u8 {
    amount.min(patients.iter().map(|(_, damage)| *damage).fold(0, u8::saturating_add))
}

/// Why a unit cannot be sung for.
#[derive(Clone, Copy, Debug)]
enum NoAlly {
    NotInRange,
    Itself,
    Bard,
    Idle,
}
