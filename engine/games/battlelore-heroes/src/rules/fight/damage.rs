//! Dice of cards, powers, skills and artifacts: damage, fright, poison, healing.
//!
//! Source: BL-17.5, BL-17.10, BL-12.12, BH-11.6, BL-14.2.

use crate::battle::{DICE_MAX, DamageBy, Faces};
use crate::prelude::*;
use crate::readings::{CheckMerge, HelmetOnHero};
use crate::vocabulary::Face;

/// What faces are to a target of dice of a card.
#[derive(Clone, Copy, Debug)]
struct Counted {
    /// Helmets of its colour, bonus strikes and Lore faces that hit a figure.
    hits: u8,
    /// Dice of a check: bonus strikes and Lore faces that hit.
    check: u8,
    /// Lore faces among them.
    lore: u8,
}

fn count(faces: &Faces, face: Face) -> u8 {
    faces.iter().filter(|rolled| **rolled == face).count() as u8
}

impl BattleLore {
    /// Dice of a card begin.
    pub(crate) fn begin_damage(&self, state: &mut State, damage: Damage) {
        state.battle_mut().damage = Some(damage);
        state.tasks.push(Task::Damage);
    }

    /// The rule of whose dice they are.
    fn damage_rule(&self, by: DamageBy) -> Rule {
        match by {
            DamageBy::Lore(card) => Self::card_rule(CardSet::row_of_lore(card)),
            DamageBy::Power(_) => BL_14_3,
            DamageBy::Item(_, item) => self.item_rule(item),
            DamageBy::Command(card) => Self::card_rule(CardSet::row_of_command(card)),
        }
    }

    /// Runs the dice of a card; false if something is awaited.
    pub(crate) fn run_damage(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(damage) = state.battle().damage.clone() else { return false };
        let Some(target) = damage.targets.first().copied() else {
            state.tasks.pop();
            state.battle_mut().damage = None;
            return true;
        };
        match damage.step {
            DamageStep::Roll => {
                if self.stands(state, &target) && damage.dice > 0 {
                    return false;
                }
                state.battle_mut().damage_mut().step = DamageStep::Next;
            }
            DamageStep::Critical => return false,
            DamageStep::Hits => self.damage_hits(state, &damage, &target, trace),
            DamageStep::Flags => self.damage_flags(state, &damage, &target, trace),
            DamageStep::Next => {
                let now = state.battle_mut().damage_mut();
                now.targets.remove(0);
                now.faces.clear();
                now.step = DamageStep::Roll;
            }
        }
        true
    }

    /// Dice of a card fell.
    pub(crate) fn damage_rolled(&self, state: &mut State, faces: &Faces, trace: &mut Tracing) {
        let Some(damage) = state.battle().damage.clone() else { return };
        let Some(target) = damage.targets.first().copied() else { return };
        if damage.step == DamageStep::Critical {
            state.battle_mut().damage_mut().step = DamageStep::Flags;
            let killed = self.kill_if_critical(state, &target, faces, trace);
            if let (Some(creature), DamageBy::Item(hero, _)) = (killed, damage.by) {
                self.credit_power_kill(state, hero, creature, trace);
            }
            return;
        }
        let now = state.battle_mut().damage_mut();
        now.faces.clone_from(faces);
        now.step = DamageStep::Hits;
        let (by, told) = (damage.by, faces.clone());
        let target = self.piece(state, &target);
        trace.fact(self.damage_rule(by), || Fact::DamageRolled { by, target, faces: told });
    }

    /// BH-18.2: a hero killed a creature by its power.
    fn credit_power_kill(
        &self,
        state: &mut State,
        hero: HeroId,
        creature: Creature,
        trace: &mut Tracing,
    ) {
        let found = state.battle().hero(hero);
        let Some(at) = found.at else { return };
        let champion = self.is_champion(state, hero);
        let who = Fighter { camp: found.camp, at, hero: champion.then_some(hero) };
        self.credit_kill(state, &who, creature, trace);
    }

    /// What faces are to a target. Source: BL-17.5, BH-R33.
    fn counted(
        &self,
        state: &State,
        damage: &Damage,
        faces: DamageFaces,
        target: &Fighter,
        trace: &mut Tracing,
    ) -> Counted {
        let rolled = &damage.faces;
        let strikes = if faces.strikes { count(rolled, Face::Strike) } else { 0 };
        let mut lore = if faces.lore { count(rolled, Face::Lore) } else { 0 };
        if lore > 0
            && let Some(stone) = self.lore_stone(state, target)
        {
            self.tell_acts(state, stone, trace);
            lore = 0;
        }
        let colour = self.colour_of(state, target);
        let helmets = match colour {
            Some(colour) if faces.matching => count(rolled, colour.helmet()),
            Some(_) | None => 0,
        };
        let mut check = strikes + lore;
        let blue = count(rolled, Colour::Blue.helmet());
        if faces.matching
            && self.hero_struck(state, target).is_some()
            && self.readings.helmet_on_hero == HelmetOnHero::BlueHelmet
        {
            check += blue;
        }
        Counted { hits: helmets + strikes + lore, check, lore }
    }

    /// Hits on a figure and dice of a check by the faces as they are, for those who only look.
    pub(crate) fn expected_damage(
        &self,
        state: &State,
        damage: &Damage,
        target: &Fighter,
    ) -> (u8, u8) {
        let DamageKind::Damage { faces, .. } = damage.kind else { return (0, 0) };
        let counted = self.counted(state, damage, faces, target, &mut Tracing::off());
        let dice = |dice: u8| dice.min(DICE_MAX as u8);
        (dice(counted.hits), dice(counted.check))
    }

    /// What the dice do to a target.
    fn damage_hits(
        &self,
        state: &mut State,
        damage: &Damage,
        target: &Fighter,
        trace: &mut Tracing,
    ) {
        state.battle_mut().damage_mut().step = DamageStep::Flags;
        match damage.kind {
            DamageKind::Damage { faces, .. } => {
                let counted = self.counted(state, damage, faces, target, trace);
                self.deal(state, damage, target, counted, trace);
            }
            DamageKind::Shake { .. } => {}
            DamageKind::Poison => self.poison(state, damage, target, trace),
            DamageKind::Heal { lore } => self.heal(state, damage, lore, target, trace),
        }
    }

    /// BL-17.5: hits on a troop, a creature or a hero.
    fn deal(
        &self,
        state: &mut State,
        damage: &Damage,
        target: &Fighter,
        counted: Counted,
        trace: &mut Tracing,
    ) {
        let piece = self.piece(state, target);
        let hero = self.hero_struck(state, target);
        let mut gone = false;
        match self.unit_of(state, target).map(|unit| unit.kind) {
            Some(UnitKind::Troop(_)) => {
                let hits = counted.hits;
                trace.fact(BL_17_5, || Fact::DamageHits { target: piece, hits });
                if hits > 0 {
                    gone = self.lose_figures(state, target, hits, BL_17_5, trace);
                }
            }
            Some(UnitKind::Creature(_)) => {
                let dice = counted.hits.min(DICE_MAX as u8);
                trace.fact(BL_17_5, || Fact::DamageHits { target: piece, hits: dice });
                if dice > 0 {
                    trace.fact(BL_14_2, || Fact::CriticalDice { piece, dice });
                    let now = state.battle_mut().damage_mut();
                    now.critical = dice;
                    now.step = DamageStep::Critical;
                }
            }
            None => {}
        }
        let Some(hero) = hero else { return };
        let separate =
            gone && counted.check > 0 && self.readings.check_merge == CheckMerge::SeparateChecks;
        let dice = counted.check + u8::from(gone && !separate);
        if dice == 0 {
            return;
        }
        let cause = match damage.by {
            DamageBy::Item(by, _) => CheckCause::Item(by),
            DamageBy::Lore(_) | DamageBy::Power(_) | DamageBy::Command(_) => CheckCause::Card,
        };
        let name = self.hero_name(state, hero);
        let rule = match counted {
            Counted { lore: 1.., .. } => BH_11_6,
            Counted { check: 1.., .. } => BL_17_5,
            Counted { .. } => BH_11_4,
        };
        trace.fact(rule, || Fact::CheckDue { hero: name, dice });
        if gone && counted.check > 0 && !separate {
            trace.fact(BH_11_4, || Fact::BearerLost { hero: name });
        }
        let check = Check::new(hero, dice.min(DICE_MAX as u8), cause);
        self.begin_check(state, Check { then_troop: separate, ..check });
    }

    /// BL-17.10: LOSE.
    fn poison(&self, state: &mut State, damage: &Damage, target: &Fighter, trace: &mut Tracing) {
        let helmet = self.colour_of(state, target).map(Colour::helmet);
        let bites = |face: &Face| *face == Face::Strike || Some(*face) == helmet;
        if !damage.faces.iter().any(bites) {
            return;
        }
        let leader = self.hero_struck(state, target);
        let gone = self.lose_figures(state, target, 1, BL_17_10, trace);
        if let Some(hero) = leader.filter(|_| gone) {
            let name = self.hero_name(state, hero);
            trace.fact(BH_11_4, || Fact::CheckDue { hero: name, dice: 1 });
            self.begin_check(state, Check::new(hero, 1, CheckCause::Card));
        }
    }

    /// BL-17.10: HEAL, not above the start.
    fn heal(
        &self,
        state: &mut State,
        damage: &Damage,
        lore: bool,
        target: &Fighter,
        trace: &mut Tracing,
    ) {
        let piece = self.piece(state, target);
        let Some(unit) = self.unit_of(state, target).copied() else { return };
        let helmet = self.colour_of_kind(unit.kind).helmet();
        let heals = |face: &&Face| **face == helmet || (lore && **face == Face::Lore);
        let healed = damage.faces.iter().filter(heals).count() as u8;
        let back = healed.min(self.full_figures(unit.kind).saturating_sub(unit.figures));
        if let Some(unit) = state.battle_mut().unit_mut(target.at) {
            unit.figures += back;
        }
        let now = unit.figures + back;
        trace.fact(BL_17_10, || Fact::FiguresBack { piece, back, now });
    }

    /// BL-17.5, BL-10.9: flags of the dice.
    fn damage_flags(
        &self,
        state: &mut State,
        damage: &Damage,
        target: &Fighter,
        trace: &mut Tracing,
    ) {
        state.battle_mut().damage_mut().step = DamageStep::Next;
        let flags = match damage.kind {
            DamageKind::Damage { flags: true, .. } => count(&damage.faces, Face::Flag),
            DamageKind::Shake { lore } => {
                let symbols = if lore { count(&damage.faces, Face::Lore) } else { 0 };
                count(&damage.faces, Face::Flag) + symbols
            }
            DamageKind::Damage { flags: false, .. }
            | DamageKind::Poison
            | DamageKind::Heal { .. } => 0,
        };
        if flags == 0 || !self.stands(state, target) {
            return;
        }
        let piece = self.piece(state, target);
        trace.fact(BL_17_5, || Fact::DamageFlags { target: piece, flags });
        self.begin_retreat(state, *target, flags, RetreatCause::Damage, trace);
    }

    /// BL-17.5: DAMAGE by a hero's skill or artifact on one piece.
    pub(crate) fn item_damage(
        &self,
        state: &mut State,
        (hero, item): (HeroId, ItemId),
        target: Fighter,
        dice: u8,
        (faces, flags): (DamageFaces, bool),
    ) {
        let camp = state.battle().hero(hero).camp;
        let (by, dice) = (DamageBy::Item(hero, item), dice.min(DICE_MAX as u8));
        let kind = DamageKind::Damage { faces, flags };
        self.begin_damage(state, Damage::new(by, camp, kind, dice, [target]));
    }
}
