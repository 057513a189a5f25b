//! Battles: who may battle whom, and the steps C0 to C10.
//!
//! Source: BL-9.1 to BL-9.11, BL-11.1 to BL-11.5, 5.5 and 6.5 of the specification.

pub(crate) mod casualty;
pub(crate) mod damage;
pub(crate) mod hits;
pub(crate) mod outlook;
pub(crate) mod pieces;
pub(crate) mod powers;
pub(crate) mod retreat;
pub(crate) mod search;

use crate::battle::Faces;
use crate::prelude::*;
use crate::readings::{
    BattleBackAdjacent, BattleBackStuck, DarkenAfterDeed, DetachLapse, EvadeFollowOn,
    MissileAdjacent, PursuitDistance, PursuitStopTerrain, RushBattle, ZeroDiceBattleBack,
};
use crate::state::derived::gives;

impl Fight {
    /// A battle that is declared.
    pub(crate) fn new(kind: FightKind, mode: Mode, attacker: Fighter, target: Fighter) -> Self {
        Self {
            kind,
            mode,
            attacker,
            target,
            glory: false,
            given: 0,
            bonus: 0,
            strikes_hit: false,
            lore_hits: false,
            cleaves: false,
            snared: false,
            bold: 0,
            hits_cancelled: 0,
            blood: Vec::new(),
            vengeance: None,
            relentless: false,
            used: Vec::new(),
            rolled: 0,
            faces: Faces::new(),
            cancelled: Faces::new(),
            rerolled: Faces::new(),
            hits: 0,
            felled: false,
            forced: false,
            evaded: false,
            went: None,
            step: FightStep::PreAttack,
        }
    }
}

impl BattleLore {
    /// Whether a piece may battle now, whomever. Source: BL-7.4, BL-9.1, BH-6.2, BH-6.3, BH-6.4.
    pub(crate) fn may_battle(&self, state: &State, who: &Fighter) -> Result<(), Refusal> {
        let hex = who.at;
        let doing = self.doing(state, who).copied().unwrap_or_default();
        if doing.ordered.is_none() {
            return Err(Refusal::NotOrdered { hex });
        }
        if doing.battles > 0 && !self.may_shoot_again(state, &doing) {
            return Err(Refusal::HasBattled { hex });
        }
        if let Some(hero) = who.hero {
            self.hero_may_battle(state, hero)?;
        }
        if self.waits_for_leader(state, who) {
            return Err(Refusal::WaitsForLeader { hex });
        }
        if doing.gave_up {
            // BH-R70 `troop-may-not-battle`: it waited for its Leader in vain.
            let waited = |hero: HeroId| state.battle().hero(hero).detachment == Detachment::Lapsed;
            let in_vain = self.readings.detach_lapse == DetachLapse::TroopMayNotBattle
                && who.hero.is_none()
                && self.leader_in(state, hex).is_some_and(waited);
            let (waits, battled) = (Refusal::WaitsForLeader { hex }, Refusal::HasBattled { hex });
            return Err(if in_vain { waits } else { battled });
        }
        self.may_after_move(state, who)
    }

    /// Checks whether a hero's order allows it to battle. Source: BH-6.2, BH-6.3.
    fn hero_may_battle(&self, state: &State, hero: HeroId) -> Result<(), Refusal> {
        let found = state.battle().hero(hero);
        if found.detachment == Detachment::Made {
            return Err(Refusal::HeroMayNot { hero, rule: BH_6_3 });
        }
        if found.joined {
            return Err(Refusal::HeroMayNot { hero, rule: BH_6_2 });
        }
        Ok(())
    }

    /// BL:CMD21: whether a second battle at range is granted.
    fn may_shoot_again(&self, state: &State, doing: &Doing) -> bool {
        let card = state.battle().in_play.and_then(|card| card.acts_as);
        let text = card.map(|card| self.cards.command(card).text);
        let by_card = doing.ordered.is_some_and(|ordered| ordered.by_card);
        matches!(text, Some(CommandText::DarkenTheSky { .. }))
            && by_card
            && !doing.has_moved
            && doing.battles == 1
    }

    /// Whether how far a piece moved, and into what, lets it battle. Source: BL-8.4, BL-9.1, 9.1.
    pub(crate) fn may_after_move(&self, state: &State, who: &Fighter) -> Result<(), Refusal> {
        let hex = who.at;
        let Some(doing) = self.doing(state, who).copied() else { return Ok(()) };
        if doing.moved == 0 {
            return Ok(());
        }
        let Some(mover) = self.mover(state, *who) else { return Ok(()) };
        if self.moved_to_battle(&doing) > mover.battles {
            return Err(Refusal::MovedTooFar { hex });
        }
        if !self.terrain_allows_battle(state, who, hex) {
            return Err(Refusal::EnteredTerrain { hex });
        }
        Ok(())
    }

    /// Hexes moved, as far as they count for battling. Source: BL-8.5.
    const fn moved_to_battle(&self, doing: &Doing) -> u8 {
        if doing.rushed { doing.moved.saturating_sub(1) } else { doing.moved }
    }

    /// True if a terrain lets a piece battle in the turn in which it entered. Source: BL-2.6.
    pub(crate) fn terrain_allows_battle(&self, state: &State, who: &Fighter, hex: Hex) -> bool {
        match self.terrain(state, hex).battle {
            Who::All => true,
            Who::Unmounted => !self.is_mounted(state, who),
            Who::Nobody => false,
        }
    }

    /// How a piece would battle the enemy in a hex. Source: BL-4.5, BL-4.6, BL-4.8, BL-9.3.
    pub(crate) fn battle_mode(
        &self,
        state: &State,
        who: &Fighter,
        target: Hex,
    ) -> Result<Mode, Refusal> {
        if self.camp_in(state, target) != Some(who.camp.other()) {
            return Err(Refusal::NoEnemy { hex: target, rule: BL_9_3 });
        }
        let doing = self.doing(state, who).copied().unwrap_or_default();
        let distance = who.at.distance(target);
        if distance == 1 {
            return if doing.battles > 0 {
                Err(Refusal::HasBattled { hex: who.at })
            } else {
                Ok(Mode::Melee)
            };
        }
        let range = self.shooting_range(state, who);
        let Some((from, to)) = range.filter(|(from, to)| (*from..=*to).contains(&distance)) else {
            return Err(Refusal::NoEnemy { hex: target, rule: BL_9_3 });
        };
        debug_assert!(from <= to, "a range goes from near to far");
        if doing.far_sight.is_none() && !self.has_sight(state, who.camp, who.at, target) {
            return Err(Refusal::NoSight { hex: target });
        }
        if doing.rushed && self.readings.rush_battle == RushBattle::MeleeOnly {
            return Err(Refusal::NoEnemy { hex: target, rule: BL_4_6 });
        }
        if self.onslaught_melee_only(state, who, &doing) {
            return Err(Refusal::MovedTooFar { hex: who.at });
        }
        if self.enemy_beside(state, who.camp, who.at)
            && self.readings.missile_adjacent == MissileAdjacent::MustMelee
        {
            return Err(Refusal::MustMelee { hex: who.at });
        }
        Ok(Mode::Ranged)
    }

    /// The distances at which a piece shoots. Source: BL-4.5, BH:ART12, BH:ART26.
    pub(crate) fn shooting_range(&self, state: &State, who: &Fighter) -> Option<(u8, u8)> {
        if let Some(hero) = who.hero {
            return self.elven_bow(state, hero).map(|(_, range)| range);
        }
        let weapon = self.weapon_of(state, who);
        if !weapon.is_missile() {
            return None;
        }
        let glass = self.lender(state, who).and_then(|hero| {
            self.artifact_of(state, hero, gives!(ArtifactPower::Range { hexes } => hexes))
        });
        Some((2, weapon.range() + glass.map_or(0, |(_, hexes)| hexes)))
    }

    /// BL:CMD17: a troop that moved farther than by itself battles in melee only.
    fn onslaught_melee_only(&self, state: &State, who: &Fighter, doing: &Doing) -> bool {
        if !self.is_onslaught(state, doing) {
            return false;
        }
        match self.unit_of(state, who).map(|unit| unit.kind) {
            Some(UnitKind::Troop(troop)) => {
                doing.moved > self.cards.troop(troop).move_battle + doing.hexes
            }
            Some(UnitKind::Creature(_)) | None => false,
        }
    }

    /// BL-9.8a: a battle of T4, or a bonus melee.
    pub(crate) fn battle(
        &self,
        state: &mut State,
        (hex, hero): (Hex, Option<HeroId>),
        target: Hex,
        glory: bool,
        trace: &mut Tracing,
    ) {
        let Some(attacker) = self.fighter_in(state, hex, hero) else { return };
        let Some(enemy) = self.fighter_in(state, target, None) else { return };
        let is_bonus = state.tasks.last() == Some(&Task::Fight);
        let mode = if hex.is_beside(target) { Mode::Melee } else { Mode::Ranged };
        if is_bonus {
            state.battle_mut().fight_mut().step = FightStep::End;
            trace.fact(BL_11_4, || Fact::BonusMelee);
        }
        let kind = if is_bonus { FightKind::Bonus } else { FightKind::Attack };
        self.declare(state, Fight::new(kind, mode, attacker, enemy), glory, BL_9_8A, trace);
        if mode == Mode::Ranged {
            self.tell_shot_items(state, &attacker, target, trace);
        }
        if !is_bonus {
            // Dice for the first battle are counted before it counts as made.
            let given = self.first_dice(state, &attacker, trace);
            state.battle_mut().fight_mut().given = given;
            self.count_battle(state, &attacker);
            // BL:CMD21: only after a battle at range there is a second one.
            if mode == Mode::Melee
                && let Some(doing) = self.doing_mut(state, &attacker)
            {
                doing.gave_up = true;
            }
        }
    }

    /// BH-7.3: dice of Leadership, used up by the first battle.
    fn first_dice(&self, state: &mut State, who: &Fighter, trace: &mut Tracing) -> u8 {
        let card = state.battle().in_play.and_then(|card| card.acts_as);
        let Some(doing) = self.doing_mut(state, who) else { return 0 };
        let dice = std::mem::take(&mut doing.first_dice);
        if let Some(card) = card.filter(|_| dice > 0) {
            let row = Self::card_rule(CardSet::row_of_command(card));
            trace.fact(row, || Fact::DiceChanged { by: DiceBy::Command, dice: dice as i8 });
        }
        dice
    }

    /// A piece has battled, searched or used a power.
    pub(crate) fn count_battle(&self, state: &mut State, who: &Fighter) {
        let leader = if who.hero.is_none() { self.leader_in(state, who.at) } else { None };
        if let Some(doing) = self.doing_mut(state, who) {
            doing.battles = doing.battles.saturating_add(1);
        }
        if let Some(leader) = leader {
            let doing = &mut state.battle_mut().hero_mut(leader).doing;
            doing.battles = doing.battles.saturating_add(1);
        }
    }

    /// BH-R75: a search or Ball Lightning was in the place of the battle of a piece, or of the first
    /// of the two that it has under Darken the Sky.
    pub(crate) fn gives_up_second(&self, state: &mut State, who: &Fighter) {
        let Some(doing) = self.doing(state, who).copied() else { return };
        if self.may_shoot_again(state, &doing)
            && self.readings.darken_after_deed == DarkenAfterDeed::NoBattle
            && let Some(doing) = self.doing_mut(state, who)
        {
            doing.gave_up = true;
        }
    }

    /// A battle is declared: it goes on the stack.
    fn declare(
        &self,
        state: &mut State,
        fight: Fight,
        glory: bool,
        rule: Rule,
        trace: &mut Tracing,
    ) {
        let piece = self.piece(state, &fight.attacker);
        let target = self.piece(state, &fight.target);
        let (kind, mode) = (fight.kind, fight.mode);
        trace.fact(rule, || Fact::Battles { piece, target, kind, mode });
        if glory {
            self.spend_glory(state, &fight.attacker, trace);
        }
        state.battle_mut().fights.push(Fight { glory, ..fight });
        state.tasks.push(Task::Fight);
    }

    /// Runs the innermost battle; false if something is awaited.
    pub(crate) fn run_fight(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        match fight.step {
            FightStep::PreAttack
            | FightStep::PreDefend
            | FightStep::PostAttack
            | FightStep::PostDefend
            | FightStep::FollowOn => {
                if self.has_choice(state) {
                    return false;
                }
                self.pass_over(state, trace);
            }
            FightStep::Roll => {
                if fight.rolled > 0 {
                    return false;
                }
                return self.count_dice(state, trace);
            }
            FightStep::Reroll | FightStep::Remedy | FightStep::Critical => return false,
            FightStep::Hits => self.hits(state, trace),
            FightStep::Check => self.set_step(state, FightStep::Flags),
            FightStep::Flags => self.flags(state, trace),
            FightStep::Blood => self.blood(state, trace),
            FightStep::After => {
                if self.window_after_is_open(state) {
                    if self.has_choice(state) {
                        return false;
                    }
                    self.pass_over(state, trace);
                } else {
                    self.set_step(state, FightStep::Answer);
                }
            }
            FightStep::Answer => {
                if self.may_answer(state, trace) {
                    return false;
                }
                self.set_step(state, FightStep::Ground);
            }
            FightStep::Ground => {
                if self.check_ground(state).is_ok() {
                    return false;
                }
                self.set_step(state, FightStep::End);
            }
            FightStep::Pursue => {
                if self.may_pursue(state) && self.has_choice(state) {
                    return false;
                }
                self.set_step(state, FightStep::Bonus);
            }
            FightStep::Bonus => {
                if self.may_bonus(state) && self.has_choice(state) {
                    return false;
                }
                self.set_step(state, FightStep::End);
            }
            FightStep::End => {
                state.tasks.pop();
                state.battle_mut().fights.pop();
            }
        }
        true
    }

    pub(crate) fn set_step(&self, state: &mut State, step: FightStep) {
        state.battle_mut().fight_mut().step = step;
    }

    /// Nothing more is done in a window of a battle.
    pub(crate) fn pass_in_fight(&self, state: &mut State) {
        let step = match state.battle_mut().fight_mut().step {
            FightStep::PreAttack => FightStep::PreDefend,
            FightStep::PreDefend => FightStep::Roll,
            FightStep::PostAttack => FightStep::PostDefend,
            FightStep::PostDefend => FightStep::Hits,
            FightStep::After => FightStep::Answer,
            FightStep::Answer => FightStep::Ground,
            FightStep::FollowOn => FightStep::Pursue,
            FightStep::Bonus => FightStep::End,
            step => step,
        };
        self.set_step(state, step);
    }

    /// BL-9.9: how many dice there are; always something done.
    fn count_dice(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(fight) = state.battle().fight().cloned() else { return false };
        let (from, _to) = (fight.attacker.at, fight.target.at);
        let moved = self.doing(state, &fight.attacker).map_or(0, |doing| doing.moved);
        let moved = if fight.attacker.camp == self.active(state) { moved } else { 0 };
        let count = self.dice_of(
            state,
            &DiceFor {
                attacker: fight.attacker,
                from,
                target: fight.target,
                kind: fight.kind,
                mode: fight.mode,
                moved,
                fight: Some(&fight),
            },
        );
        if count.capped < count.base {
            trace.fact(BL_4_7, || Fact::Capped { from: count.base, to: count.capped });
        }
        for (by, dice) in &count.changes {
            let (by, dice) = (*by, *dice);
            let rule = match by {
                DiceBy::Item(_, item) => self.item_rule(item),
                DiceBy::Lore(card) => Self::card_rule(CardSet::row_of_lore(card)),
                DiceBy::Command => {
                    let card = state.battle().in_play.and_then(|card| card.acts_as);
                    let row = card.map(|card| Self::card_rule(CardSet::row_of_command(card)));
                    row.unwrap_or(BL_9_9)
                }
                DiceBy::MovedBow => BL_4_5,
                DiceBy::Glory => BH_12_2,
                DiceBy::Leader(_) => BL_9_9,
            };
            trace.fact(rule, || Fact::DiceChanged { by, dice });
        }
        if let Some(doing) = self.doing_mut(state, &fight.attacker)
            && fight.mode == Mode::Ranged
        {
            doing.far_sight = None;
        }
        let piece = self.piece(state, &fight.attacker);
        let dice = count.total;
        let now = state.battle_mut().fight_mut();
        now.rolled = dice;
        if dice == 0 {
            now.step = FightStep::Answer;
            trace.fact(BL_9_9, || Fact::NoDice { piece });
        } else {
            trace.fact(BL_9_9, || Fact::Dice { piece, dice });
        }
        true
    }

    /// Dice of a battle fell.
    pub(crate) fn fight_rolled(&self, state: &mut State, faces: &Faces, trace: &mut Tracing) {
        let attacker = state.battle_mut().fight_mut().attacker.camp;
        let whose = self.whose(state, attacker);
        let fight = state.battle_mut().fight_mut();
        match fight.step {
            FightStep::Roll => {
                fight.faces.clone_from(faces);
                fight.step = FightStep::PostAttack;
                let told = faces.clone();
                trace.fact(BL_9_8D, || Fact::Rolled { whose, faces: told });
                self.remember_attacker(state);
            }
            FightStep::Reroll => {
                let old = std::mem::take(&mut fight.rerolled);
                fight.faces.extend(faces.iter().copied());
                fight.step = FightStep::PostAttack;
                let new = faces.clone();
                trace.fact(BL_17_8, || Fact::Rerolled { whose, old, new });
            }
            FightStep::Remedy => self.remedy_rolled(state, faces, trace),
            FightStep::Critical => self.critical_rolled(state, faces, trace),
            _ => {}
        }
    }

    /// C8b: whether the window `AfterBattle` is open: after melee, for a unit that survived.
    fn window_after_is_open(&self, state: &State) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        fight.mode == Mode::Melee && fight.kind != FightKind::Passing && !fight.felled
    }

    /// C9: whether the target stands where it was attacked. Source: BL-11.1.
    pub(crate) fn target_stands(&self, state: &State) -> bool {
        state
            .battle()
            .fight()
            .is_some_and(|fight| !fight.felled && self.stands(state, &fight.target))
    }

    /// True if the target could answer at all: it stands beside an attacker that stands. Source: BL-11.1.
    pub(crate) fn is_answerable(&self, state: &State) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        let can_be_answered = match fight.kind {
            FightKind::Attack | FightKind::Bonus => fight.mode == Mode::Melee,
            FightKind::BattleBack | FightKind::Passing => false,
        };
        can_be_answered
            && !fight.snared
            && self.target_stands(state)
            && self.stands(state, &fight.attacker)
            && fight.attacker.at.is_beside(fight.target.at)
    }

    /// True if the target may battle back. Source: BL-11.1, BL-R9, BL-R25, BL-R26.
    pub(crate) fn may_battle_back(&self, state: &State) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        if !self.is_answerable(state) {
            return false;
        }
        let zero =
            fight.rolled == 0 && self.readings.zero_dice_battle_back == ZeroDiceBattleBack::No;
        let missile = self.weapon_of(state, &fight.target).is_missile()
            && self.readings.battle_back_adjacent == BattleBackAdjacent::No;
        let stuck = fight.forced
            && self.readings.battle_back_stuck == BattleBackStuck::OnlyIfAllFlagsIgnored;
        let bold = self.bold(state, &fight.target) > 0 || fight.vengeance.is_some();
        !zero && !missile && !stuck && bold
    }

    /// True if the target may evade. Source: BH-15.4.
    pub(crate) fn may_evade(&self, state: &State) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        fight.target.hero.is_some() && !fight.forced && self.is_answerable(state)
    }

    /// C9: whether the answer is asked.
    fn may_answer(&self, state: &State, trace: &mut Tracing) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        if fight.snared && self.target_stands(state) {
            let piece = self.piece(state, &fight.target);
            trace.fact(BL_11_1, || Fact::Snared { piece });
            return false;
        }
        (self.may_battle_back(state) || self.may_evade(state)) && self.has_choice(state)
    }

    /// BL-11.1: the target battles back.
    pub(crate) fn battle_back(&self, state: &mut State, glory: bool, trace: &mut Tracing) {
        let Some(fight) = state.battle().fight().cloned() else { return };
        let piece = self.piece(state, &fight.target);
        trace.fact(BL_11_1, || Fact::BattlesBack { piece });
        // After a battle back nothing follows (BL-11.2).
        self.set_step(state, FightStep::End);
        let mut back = Fight::new(FightKind::BattleBack, Mode::Melee, fight.target, fight.attacker);
        let given = fight.vengeance.unwrap_or(0);
        back.given = given;
        self.declare(state, back, glory, BL_9_8A, trace);
        let avenges =
            |card: &Lore| matches!(self.cards.lore(*card).effect, LoreEffect::Vengeance { .. });
        let card = Lore::all(self.cards.lores.len()).find(avenges);
        if let Some(card) = card.filter(|_| given > 0) {
            let (by, dice) = (DiceBy::Lore(card), given as i8);
            trace.fact(BL_17_3, || Fact::DiceChanged { by, dice });
        }
    }

    /// BH-15.4: the target evades.
    pub(crate) fn evade(&self, state: &mut State, path: Path, trace: &mut Tracing) {
        let Some(fight) = state.battle().fight().cloned() else { return };
        let Some(hero) = fight.target.hero else { return };
        let name = self.hero_name(state, hero);
        trace.fact(BH_15_4, || Fact::Evades { hero: name });
        let now = state.battle_mut().fight_mut();
        now.evaded = true;
        now.step = FightStep::Ground;
        self.walk_away(state, fight.target, RetreatCause::Evade, path);
    }

    /// True if the target's hex is empty and the attacker may enter it. Source: BL-11.3.
    pub(crate) fn ground_is_free(&self, state: &State) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        fight.mode == Mode::Melee
            && self.stands(state, &fight.attacker)
            && !self.is_piece(state, fight.target.at)
            && self.may_enter(state, &fight.attacker, fight.target.at)
    }

    /// BL-11.3: the attacker takes the hex.
    pub(crate) fn gain_ground(&self, state: &mut State, trace: &mut Tracing) {
        let Some(fight) = state.battle().fight().cloned() else { return };
        let to = fight.target.at;
        let piece = self.piece(state, &fight.attacker);
        trace.fact(BL_11_3, || Fact::GainsGround { piece, to });
        let attacker = self.put_fighter(state, &fight.attacker, to);
        let follow = fight.kind == FightKind::Attack
            && !self.is_creature(state, &attacker)
            && !(fight.evaded && self.readings.evade_follow_on == EvadeFollowOn::GainGroundOnly);
        let now = state.battle_mut().fight_mut();
        now.attacker = attacker;
        now.step = if follow { FightStep::FollowOn } else { FightStep::End };
    }

    /// The attacker stays: where it is, or where it gained ground.
    pub(crate) fn stay(&self, state: &mut State, question: Question, trace: &mut Tracing) {
        let Some(fight) = state.battle().fight().cloned() else { return };
        let piece = self.piece(state, &fight.attacker);
        trace.fact(BL_11_5, || Fact::NoFollowOn { piece });
        let step = if question == Question::Ground { FightStep::End } else { FightStep::Bonus };
        self.set_step(state, step);
    }

    /// True if the attacker, on its new hex, may ride on. Source: BL-11.4, BL-R3.
    pub(crate) fn may_pursue(&self, state: &State) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        let chest = state.battle().chests.iter().any(|chest| chest.at == fight.attacker.at)
            && self.hero_with(state, &fight.attacker).is_some();
        self.readings.pursuit_distance == PursuitDistance::VacatedPlusOne
            && self.is_mounted(state, &fight.attacker)
            && !chest
            && !self.stop_ends_pursuit(state, fight.attacker.at)
    }

    /// BL-R28: whether stop terrain ends a pursuit.
    fn stop_ends_pursuit(&self, state: &State, hex: Hex) -> bool {
        self.terrain(state, hex).stop
            && self.readings.pursuit_stop_terrain == PursuitStopTerrain::Yes
    }

    /// Where the attacker may ride on to. Source: BL-11.4.
    pub(crate) fn pursuit_hexes(&self, state: &State) -> Vec<Hex> {
        let Some(fight) = state.battle().fight() else { return Vec::new() };
        let free =
            |hex: &Hex| !self.is_piece(state, *hex) && self.may_enter(state, &fight.attacker, *hex);
        fight.attacker.at.neighbours().filter(free).collect()
    }

    /// BL-11.4: the attacker rides on.
    pub(crate) fn pursue(&self, state: &mut State, to: Hex, trace: &mut Tracing) {
        let Some(fight) = state.battle().fight().cloned() else { return };
        let piece = self.piece(state, &fight.attacker);
        trace.fact(BL_11_4, || Fact::Pursues { piece, to });
        let attacker = self.put_fighter(state, &fight.attacker, to);
        let now = state.battle_mut().fight_mut();
        now.attacker = attacker;
        now.step = FightStep::Bonus;
    }

    /// True if a bonus melee may be made. Source: BL-11.4, BL-14.4.
    pub(crate) fn may_bonus(&self, state: &State) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        let rides = self.is_mounted(state, &fight.attacker) || fight.relentless;
        rides
            && self.terrain_allows_battle(state, &fight.attacker, fight.attacker.at)
            && self.enemy_beside(state, fight.attacker.camp, fight.attacker.at)
    }

    /// True if something was used in the innermost battle already.
    pub(crate) fn is_used(&self, state: &State, hero: HeroId, item: ItemId) -> bool {
        state.battle().fight().is_some_and(|fight| fight.used.contains(&(hero, item)))
    }
}
