//! Retreats, evades, panic, passing attacks.
//!
//! Source: BL-10.1 to BL-10.10, BH-15.1 to BH-15.7, 6.4 of the specification.

use crate::battle::{DICE_MAX, Faces};
use crate::prelude::*;
use crate::readings::{
    BaselineForcedExit, ChampionStuck, FledToChampion, LeaderAfterElimination, PanicDice,
    PassingCount, StopAtChampion,
};
use crate::state::derived::gives;
use crate::state::derived::{SUPPORTERS, Ways};

impl BattleLore {
    /// An evade, or another way that is known already, begins. Source: BH-15.4.
    pub(crate) fn walk_away(
        &self,
        state: &mut State,
        who: Fighter,
        cause: RetreatCause,
        path: Path,
    ) {
        let retreat =
            Retreat { left: 1, path, step: RetreatStep::Walk, ..Retreat::new(who, cause) };
        state.battle_mut().retreat = Some(retreat);
        state.tasks.push(Task::Retreat);
    }

    /// Runs a retreat; false if something is awaited.
    pub(crate) fn run_retreat(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(retreat) = state.battle().retreat.clone() else { return false };
        match retreat.step {
            RetreatStep::Ignore | RetreatStep::Choose | RetreatStep::Critical => return false,
            RetreatStep::Passing => {
                if self.has_choice(state) {
                    return false;
                }
                self.pass_over(state, trace);
            }
            RetreatStep::Walk => match retreat.who.hero {
                Some(hero) => self.walk_on(state, &retreat, hero, trace),
                None => self.unit_goes(state, &retreat, trace),
            },
            RetreatStep::Losses => self.retreat_losses(state, &retreat, trace),
            RetreatStep::Panic => {
                if self.panic_dice(state) > 0 {
                    return false;
                }
                state.battle_mut().retreat_mut().step = RetreatStep::End;
            }
            RetreatStep::End => {
                state.tasks.pop();
                state.battle_mut().retreat = None;
                self.orphan_goes(state, &retreat, trace);
            }
        }
        true
    }

    /// BH-15.6, BH-R40: the Leader of a troop that died on its way back from an attack.
    fn orphan_goes(&self, state: &mut State, retreat: &Retreat, trace: &mut Tracing) {
        let who = retreat.who;
        if retreat.cause != RetreatCause::Battle || who.hero.is_some() || self.stands(state, &who) {
            return;
        }
        let Some(hero) = state.battle().hero_at(who.at, who.camp).map(|hero| hero.id) else {
            return;
        };
        if self.readings.leader_after_elimination == LeaderAfterElimination::Retreats1To3 {
            let who = Fighter { hero: Some(hero), ..who };
            self.begin_retreat(state, who, 1, RetreatCause::Orphaned, trace);
        }
    }

    /// BL-R1 `any-path`: what is ignored is said first.
    pub(crate) fn ignore_flags(
        &self,
        state: &mut State,
        ignored: u8,
        glory: Option<GloryUse>,
        trace: &mut Tracing,
    ) {
        let Some(retreat) = state.battle().retreat.clone() else { return };
        self.take_off_flags(state, &retreat, ignored, glory, trace);
        let now = state.battle_mut().retreat_mut();
        now.ignored = Some(ignored);
        now.step = RetreatStep::Choose;
        if now.left == 0 {
            now.step = RetreatStep::End;
            self.stands_firm(state, &retreat.who, trace);
        }
    }

    /// Flags are ignored by boldness and by a Glory token.
    fn take_off_flags(
        &self,
        state: &mut State,
        retreat: &Retreat,
        ignored: u8,
        glory: Option<GloryUse>,
        trace: &mut Tracing,
    ) {
        if glory.is_some() {
            self.spend_glory(state, &retreat.who, trace);
        }
        let by_glory = u8::from(glory == Some(GloryUse::IgnoreFlag));
        let left = retreat.flags.saturating_sub(ignored).saturating_sub(by_glory);
        let now = state.battle_mut().retreat_mut();
        now.glory = glory;
        now.left = left;
        let piece = self.piece(state, &retreat.who);
        let all = retreat.flags - left;
        if all > 0 {
            if let Some((hero, skill, _)) = self.chanted(state, &retreat.who) {
                self.tell_acts(state, (hero, ItemId::Skill(skill)), trace);
                if let Some(litany) = self.litany_of(state, hero, &retreat.who) {
                    self.tell_acts(state, (hero, ItemId::Skill(litany)), trace);
                }
            }
            if let Some(card) = self.banner_of(state, &retreat.who)
                && self.supporters(state, retreat.who.camp, retreat.who.at) < SUPPORTERS
                && let Some(hero) = self.hero_with(state, &retreat.who)
            {
                self.tell_acts(state, (hero, ItemId::Artifact(card)), trace);
            }
            if let Some(hero) = self.hero_with(state, &retreat.who) {
                let helm = self.artifact_of(state, hero, gives!(ArtifactPower::Bold { .. } => ()));
                if let Some((card, ())) = helm {
                    self.tell_acts(state, (hero, ItemId::Artifact(card)), trace);
                }
            }
            trace.fact(BL_10_9, || Fact::FlagsIgnored { piece, ignored: all, left });
        }
    }

    /// All flags are ignored.
    fn stands_firm(&self, state: &State, who: &Fighter, trace: &mut Tracing) {
        let piece = self.piece(state, who);
        trace.fact(BL_10_9, || Fact::Stands { piece });
    }

    /// BL-10.9: a retreat is decided.
    pub(crate) fn retreat(
        &self,
        state: &mut State,
        ignored: u8,
        glory: Option<GloryUse>,
        path: Path,
        trace: &mut Tracing,
    ) {
        let Some(retreat) = state.battle().retreat.clone() else { return };
        if retreat.ignored.is_none() {
            self.take_off_flags(state, &retreat, ignored, glory, trace);
        }
        let who = retreat.who;
        if state.battle_mut().retreat_mut().left == 0 {
            state.battle_mut().retreat_mut().step = RetreatStep::End;
            self.stands_firm(state, &who, trace);
            return;
        }
        self.tell_forced(state, &who);
        let now = state.battle_mut().retreat_mut();
        now.path = path;
        now.step = RetreatStep::Walk;
        if who.hero.is_some() && path.is_empty() && !path.leaves() {
            self.champion_stuck(state, &retreat, trace);
        }
    }

    /// The battle below learns that its target had to retreat.
    fn tell_forced(&self, state: &mut State, who: &Fighter) {
        if let Some(fight) = Self::fight_below(state, who) {
            fight.forced = true;
        }
    }

    /// The battle below the retreat of its target.
    fn fight_below<'a>(state: &'a mut State, who: &Fighter) -> Option<&'a mut Fight> {
        let below = state.tasks.len().checked_sub(2).and_then(|at| state.tasks.get(at)).copied();
        if below != Some(Task::Fight) {
            return None;
        }
        state.battle_mut().fights.last_mut().filter(|fight| fight.target == *who)
    }

    /// BH-15.7, BH-R32, BH-R55: a Champion that does not go is checked.
    fn champion_stuck(&self, state: &mut State, retreat: &Retreat, trace: &mut Tracing) {
        let Some(hero) = retreat.who.hero else { return };
        state.battle_mut().retreat_mut().step = RetreatStep::End;
        let name = self.hero_name(state, hero);
        trace.fact(BH_15_7, || Fact::HeroStuck { hero: name });
        // Who stays on its baseline by choice makes the check in any case (BH-R55).
        let by_choice = retreat.who.at.row() == retreat.who.camp.baseline()
            && self.readings.baseline_forced_exit == BaselineForcedExit::MayStayWith1dCheck;
        if retreat.cause == RetreatCause::Orphaned
            || !by_choice && self.readings.champion_stuck == ChampionStuck::StaysUnharmed
        {
            return;
        }
        trace.fact(BH_15_7, || Fact::CheckDue { hero: name, dice: 1 });
        self.begin_check(state, Check::new(hero, 1, CheckCause::Stuck));
    }

    /// BL-10.5, BL-10.8: a unit goes its whole way at once.
    fn unit_goes(&self, state: &mut State, retreat: &Retreat, trace: &mut Tracing) {
        let who = retreat.who;
        let camp = who.camp;
        let way: Way = retreat.path.hexes(who.at, camp).into_iter().collect();
        let need = self.retreat_need(state, &who, retreat.left);
        let piece = self.piece(state, &who);
        if self.is_frightened(state, &who) {
            trace.fact(BL_10_3, || Fact::Frightened { piece, hexes: need });
        }
        let len = retreat.path.len();
        let mut losses = need.saturating_sub(len);
        let mut ends = who;
        if let Some(to) = way.last().copied() {
            let champion = self.champion_in(state, to, camp);
            let stopped_by_chest = self.chest_stops(state, &who, to);
            let apart =
                self.hero_struck(state, &who).filter(|hero| state.battle().hero(*hero).apart);
            let told = way.clone();
            trace.fact(BL_10_9, || Fact::Retreated { piece, way: told });
            ends = self.put_fighter(state, &who, to);
            if let Some(apart) = apart {
                // BH-R9: a hero that stays apart retreats with the troop of its hex.
                let hero = state.battle_mut().hero_mut(apart);
                hero.at = Some(to);
                hero.apart = true;
            }
            if let Some(fight) = Self::fight_below(state, &who) {
                fight.went = Some(to);
            }
            if let Some(hero) = champion {
                let name = self.hero_name(state, hero);
                self.fled_to(state, hero, to, trace);
                let spared = losses > 0 && self.readings.stop_at_champion == StopAtChampion::None;
                if spared {
                    losses = 0;
                }
                trace.fact(BL_10_8, || Fact::AbsorbedBy { hero: name, spared });
            } else if stopped_by_chest {
                losses = 0;
            }
        }
        let now = state.battle_mut().retreat_mut();
        now.who = ends;
        now.walked = len;
        now.losses = losses.min(DICE_MAX as u8);
        now.step = RetreatStep::Losses;
    }

    /// BH-8.6, BH-R74: a troop fled to a Champion, which leads it at once or after its own battle.
    fn fled_to(&self, state: &mut State, hero: HeroId, at: Hex, trace: &mut Tracing) {
        let found = state.battle().hero(hero);
        let who = Fighter { camp: found.camp, at, hero: Some(hero) };
        // Nothing keeps the Champion from its battle but that the troop came.
        let could_battle = found.camp == self.active(state)
            && found.doing.battles == 0
            && self.may_battle(state, &who).is_ok();
        if could_battle
            && self.readings.fled_to_champion == FledToChampion::BattlesByItsOrder
            && let Some(troop) = state.battle().unit(at).map(|unit| unit.kind)
        {
            let name = self.hero_name(state, hero);
            let found = state.battle_mut().hero_mut(hero);
            found.apart = true;
            found.leads_later = true;
            trace.fact(BH_R74, || Fact::LeadsLater { hero: name, troop, at });
            return;
        }
        self.becomes_leader(state, hero, at, trace);
    }

    /// BH-R74: as the turn ends, Champions take the lead of the troops that fled to them.
    pub(crate) fn take_the_lead(&self, state: &mut State, trace: &mut Tracing) {
        let late = |hero: &&Hero| hero.leads_later;
        let late: Vec<HeroId> =
            state.battle().heroes.iter().filter(late).map(|hero| hero.id).collect();
        for hero in late {
            let found = state.battle_mut().hero_mut(hero);
            found.leads_later = false;
            if let Some(at) = found.at.filter(|_| found.apart) {
                self.becomes_leader(state, hero, at, trace);
            }
        }
    }

    /// BH-8.6: a friendly troop came to a Champion.
    pub(crate) fn becomes_leader(
        &self,
        state: &mut State,
        hero: HeroId,
        at: Hex,
        trace: &mut Tracing,
    ) {
        let Some(troop) = state.battle().unit(at).map(|unit| unit.kind) else { return };
        let found = state.battle_mut().hero_mut(hero);
        found.apart = false;
        let name = self.hero_name(state, hero);
        trace.fact(BH_8_6, || Fact::Joined { hero: name, troop, at });
    }

    /// BL-10.5, BL-10.6: hexes that could not be retreated.
    fn retreat_losses(&self, state: &mut State, retreat: &Retreat, trace: &mut Tracing) {
        let who = retreat.who;
        let next =
            if self.is_frightened(state, &who) { RetreatStep::Panic } else { RetreatStep::End };
        state.battle_mut().retreat_mut().step = next;
        let losses = retreat.losses;
        if losses == 0 {
            return;
        }
        let piece = self.piece(state, &who);
        trace.fact(BL_10_5, || Fact::CannotRetreat { piece, hexes: losses });
        if self.is_creature(state, &who) {
            trace.fact(BL_14_2, || Fact::CriticalDice { piece, dice: losses });
            state.battle_mut().retreat_mut().step = RetreatStep::Critical;
            return;
        }
        let leader = self.hero_struck(state, &who);
        if self.lose_figures(state, &who, losses, BL_10_5, trace) {
            trace.fact(BL_10_6, || Fact::LostInRetreat { piece });
            state.battle_mut().retreat_mut().step = RetreatStep::End;
            self.check_orphan(state, leader, trace);
        }
    }

    /// BH-15.6, BH-11.4: the Leader of a troop that died in a retreat.
    fn check_orphan(&self, state: &mut State, leader: Option<HeroId>, trace: &mut Tracing) {
        let Some(hero) = leader else { return };
        let name = self.hero_name(state, hero);
        trace.fact(BH_15_6, || Fact::CheckDue { hero: name, dice: 1 });
        self.begin_check(state, Check::new(hero, 1, CheckCause::Retreat));
    }

    /// Panic dice of the unit that retreated. Source: BL-10.3, BL-R14.
    pub(crate) fn panic_dice(&self, state: &State) -> u8 {
        let Some(retreat) = state.battle().retreat.as_ref() else { return 0 };
        if !self.stands(state, &retreat.who) || !self.is_frightened(state, &retreat.who) {
            return 0;
        }
        match self.readings.panic_dice {
            PanicDice::PerHex => retreat.walked,
            PanicDice::PerFlag => retreat.left.min(DICE_MAX as u8),
        }
    }

    /// Dice of a retreat fell: a creature's critical roll, or panic.
    pub(crate) fn retreat_rolled(&self, state: &mut State, faces: &Faces, trace: &mut Tracing) {
        let Some(retreat) = state.battle().retreat.clone() else { return };
        state.battle_mut().retreat_mut().step = RetreatStep::End;
        let who = retreat.who;
        if retreat.step == RetreatStep::Critical {
            let _ = self.kill_if_critical(state, &who, faces, trace);
            return;
        }
        let piece = self.piece(state, &who);
        let told = faces.clone();
        trace.fact(BL_10_3, || Fact::Panic { piece, faces: told });
        let helmet = self.colour_of(state, &who).map(Colour::helmet);
        let lost = faces.iter().filter(|face| Some(**face) == helmet).count() as u8;
        if lost == 0 {
            return;
        }
        let leader = self.hero_struck(state, &who);
        if self.lose_figures(state, &who, lost, BL_10_7, trace) {
            trace.fact(BL_10_6, || Fact::LostInRetreat { piece });
            self.check_orphan(state, leader, trace);
        }
    }

    /// BH-15.1 to BH-15.5: a Champion takes its next step.
    fn walk_on(&self, state: &mut State, retreat: &Retreat, hero: HeroId, trace: &mut Tracing) {
        let camp = retreat.who.camp;
        if state.battle().hero(hero).at.is_none() {
            state.battle_mut().retreat_mut().step = RetreatStep::End;
            return;
        }
        let name = self.hero_name(state, hero);
        let way = retreat.path.hexes(retreat.who.at, camp);
        let Some(next) = way.get(usize::from(retreat.walked)).copied() else {
            self.walk_ends(state, retreat, hero, trace);
            return;
        };
        let evades = retreat.cause == RetreatCause::Evade;
        let found = state.battle_mut().hero_mut(hero);
        found.at = Some(next);
        found.apart = false;
        let now = state.battle_mut().retreat_mut();
        now.walked += 1;
        trace.fact(BL_10_9, || Fact::HeroSteps { hero: name, to: next, evades });
        self.tell_grapnel(state, hero, &[next], trace);
        let enemy = self.passed_enemy(state, camp, next);
        let Some(enemy) = enemy else { return };
        let cloak = self.artifact_of(state, hero, gives!(ArtifactPower::NoPassingAttacks => ()));
        if let Some((card, ())) = cloak {
            self.tell_acts(state, (hero, ItemId::Artifact(card)), trace);
            return;
        }
        if retreat.passed && self.readings.passing_count == PassingCount::FirstOnly {
            return;
        }
        let piece = self.piece(state, &enemy);
        trace.fact(BH_15_5, || Fact::MayPassAttack { piece, hero: name });
        let now = state.battle_mut().retreat_mut();
        now.passed = true;
        now.step = RetreatStep::Passing;
    }

    /// The enemy piece in a hex that a Champion passes.
    fn passed_enemy(&self, state: &State, camp: Camp, hex: Hex) -> Option<Fighter> {
        let battle = state.battle();
        if let Some(unit) = battle.unit(hex) {
            let enemy = Fighter { camp: unit.camp, at: hex, hero: None };
            return (unit.camp != camp).then_some(enemy);
        }
        let other = battle.hero_at(hex, camp.other())?;
        Some(Fighter { camp: camp.other(), at: hex, hero: Some(other.id) })
    }

    /// Nothing is done to a Champion that passes.
    pub(crate) fn pass_in_retreat(&self, state: &mut State) {
        state.battle_mut().retreat_mut().step = RetreatStep::Walk;
    }

    /// BH-15.5: the enemy piece attacks the Champion that passes.
    pub(crate) fn passing_attack(&self, state: &mut State, trace: &mut Tracing) {
        let Some(retreat) = state.battle().retreat.clone() else { return };
        let Some(hero) = retreat.who.hero else { return };
        let Some(at) = state.battle().hero(hero).at else { return };
        let Some(enemy) = self.passed_enemy(state, retreat.who.camp, at) else { return };
        state.battle_mut().retreat_mut().step = RetreatStep::Walk;
        let target = Fighter { camp: retreat.who.camp, at, hero: Some(hero) };
        let fight = Fight::new(FightKind::Passing, Mode::Melee, enemy, target);
        let piece = self.piece(state, &enemy);
        let told = self.piece(state, &target);
        trace.fact(BL_9_8A, || Fact::Battles {
            piece,
            target: told,
            kind: FightKind::Passing,
            mode: Mode::Melee,
        });
        state.battle_mut().fights.push(fight);
        state.tasks.push(Task::Fight);
    }

    /// BH-R22 `full-effect`: flags of a passing attack drive the Champion on.
    pub(crate) fn drive_on(
        &self,
        state: &mut State,
        target: &Fighter,
        flags: u8,
        trace: &mut Tracing,
    ) {
        if flags <= self.bold(state, target) {
            return;
        }
        let Some(retreat) = state.battle().retreat.clone() else { return };
        let ways: Ways = self.ways_with(state, &retreat, 1, 0);
        let begun = retreat.path.hexes(retreat.who.at, retreat.who.camp);
        let begun = &begun[..usize::from(retreat.walked).min(begun.len())];
        let goes_on =
            |path: &&Path| path.hexes(retreat.who.at, retreat.who.camp).starts_with(begun);
        let farthest =
            ways.legal.iter().filter(goes_on).max_by_key(|path| {
                (path.len() + u8::from(path.leaves()), std::cmp::Reverse(**path))
            });
        if let Some(path) = farthest.copied() {
            state.battle_mut().retreat_mut().path = path;
            let piece = self.piece(state, target);
            trace.fact(BH_15_5, || Fact::DrivenOn { piece });
        }
    }

    /// A Champion's way ends: off the map, with a troop, or in an empty hex.
    fn walk_ends(&self, state: &mut State, retreat: &Retreat, hero: HeroId, trace: &mut Tracing) {
        state.battle_mut().retreat_mut().step = RetreatStep::End;
        let name = self.hero_name(state, hero);
        if retreat.path.leaves() {
            let found = state.battle_mut().hero_mut(hero);
            found.at = None;
            found.status = HeroStatus::Exited;
            trace.fact(BH_15_3, || Fact::LeftMap { hero: name });
            return;
        }
        let Some(at) = state.battle().hero(hero).at else { return };
        let camp = retreat.who.camp;
        let Some(unit) = state.battle().unit(at).filter(|unit| unit.camp == camp) else { return };
        let troop = unit.kind;
        state.battle_mut().hero_mut(hero).joined = true;
        trace.fact(BH_8_3, || Fact::Joined { hero: name, troop, at });
    }
}
