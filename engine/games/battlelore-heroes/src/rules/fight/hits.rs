//! What a battle roll does: tokens, hits, checks, flags.
//!
//! Source: BL-9.4 to BL-9.11, BL-4.2 to BL-4.5, BL-12.2, BL-14.2, BH-11.1 to BH-11.4, 6.2 of the
//! specification.

use crate::battle::{DICE_MAX, Faces};
use crate::prelude::*;
use crate::readings::{
    BattleBackLore, BowBonusStrike, CheckMerge, CreatureCritical, LeaderAfterElimination,
    LeaderCredit, MountedLeaderStrikes, PassingEffects, RangedStrikes,
};
use crate::state::derived::gives;
use crate::vocabulary::Face;

/// What the faces of a roll are to its target.
#[derive(Clone, Copy, Debug, Default)]
struct Struck {
    /// Helmets of its colour.
    helmets: u8,
    /// Bonus strikes rolled.
    rolled: u8,
    /// Bonus strikes that hit.
    strikes: u8,
    /// Dedicated Lore faces that hit.
    lore: u8,
    /// Bonus strikes ignored by a mounted target.
    ignored: u8,
    /// True if the weapon lets no bonus strike hit.
    blunt: bool,
}

fn count(faces: &Faces, face: Face) -> u8 {
    faces.iter().filter(|rolled| **rolled == face).count() as u8
}

impl BattleLore {
    /// Whether Lore faces of an attack are dedicated, and by what, if by itself. Source: BL-17.4.
    pub(crate) fn dedicates(&self, state: &State, fight: &Fight) -> Option<(HeroId, ItemId)> {
        // BH-15.5: in a passing attack only bonus strikes matter.
        if fight.mode != Mode::Melee || fight.kind == FightKind::Passing {
            return None;
        }
        let hero = self.lender(state, &fight.attacker)?;
        let lance = self.skill_of(state, hero, gives!(SkillPower::FlameLance => ()));
        let mace = || self.artifact_of(state, hero, gives!(ArtifactPower::LoreHits => ()));
        let item = match lance {
            Some((skill, ())) => ItemId::Skill(skill),
            None => ItemId::Artifact(mace()?.0),
        };
        Some((hero, item))
    }

    /// The Lore Stone of a target. Source: BH:ART18.
    pub(crate) fn lore_stone(&self, state: &State, target: &Fighter) -> Option<(HeroId, ItemId)> {
        let hero = self.hero_struck(state, target)?;
        let stone = self.artifact_of(state, hero, gives!(ArtifactPower::LoreNeverHits => ()));
        stone.map(|(card, ())| (hero, ItemId::Artifact(card)))
    }

    /// An artifact of a piece's hero that acts by itself.
    fn acting(
        &self,
        state: &State,
        who: &Fighter,
        wanted: ArtifactPower,
    ) -> Option<(HeroId, ItemId)> {
        let hero = self.hero_with(state, who)?;
        let found = self.artifact_of(state, hero, |power| (power == wanted).then_some(()));
        found.map(|(card, ())| (hero, ItemId::Artifact(card)))
    }

    /// Tells that a skill or an artifact acted by itself.
    pub(crate) fn tell_acts(
        &self,
        state: &State,
        (hero, item): (HeroId, ItemId),
        trace: &mut Tracing,
    ) {
        let name = self.hero_name(state, hero);
        trace.fact(self.item_rule(item), || Fact::ItemActs { hero: name, item });
    }

    /// Hits on the target by the faces as they are, for those who only look.
    pub(crate) fn expected_hits(&self, state: &State, fight: &Fight) -> u8 {
        let trace = &mut Tracing::off();
        let struck = self.struck(state, fight, self.expected_lore(state, fight), trace);
        self.total_hits(state, fight, struck, trace)
    }

    /// Dice of the check of a Champion by the faces as they are, for those who only look; the
    /// attacker's extra dice with them.
    pub(crate) fn expected_check(&self, state: &State, fight: &Fight) -> u8 {
        let lore = self.expected_lore(state, fight);
        let struck = self.struck(state, fight, lore, &mut Tracing::off());
        let (strikes, _) = self.strikes_on_champion(state, fight, struck);
        let dice = strikes.saturating_add(lore).min(DICE_MAX as u8);
        let Some(hero) = fight.target.hero.filter(|_| dice > 0) else { return 0 };
        let check = Check {
            melee: fight.mode == Mode::Melee,
            struck: true,
            ..Check::new(hero, dice, CheckCause::Battle(fight.attacker))
        };
        let more = self.attackers_dice(state, &check).into_iter();
        more.fold(dice, |dice, (.., more)| dice.saturating_add(more).min(DICE_MAX as u8))
    }

    /// Lore faces of a roll that hit.
    fn expected_lore(&self, state: &State, fight: &Fight) -> u8 {
        let dedicated = (fight.lore_hits || self.dedicates(state, fight).is_some())
            && self.lore_stone(state, &fight.target).is_none();
        if dedicated { count(&fight.faces, Face::Lore) } else { 0 }
    }

    /// True if a bonus strike of the roll hits or makes a check, for those who only look.
    pub(crate) fn strikes_matter(&self, state: &State, fight: &Fight) -> bool {
        let struck = self.struck(state, fight, 0, &mut Tracing::off());
        if struck.strikes > 0 && fight.target.hero.is_none() {
            return true;
        }
        let Some(hero) = self.hero_struck(state, &fight.target) else { return false };
        let never = struck.blunt && self.readings.ranged_strikes == RangedStrikes::OnlyIfWeaponHits
            || fight.mode == Mode::Ranged
                && fight.target.hero == Some(hero)
                && self.acting(state, &fight.target, ArtifactPower::NoRangedChecks).is_some();
        let ignored = fight.target.hero.is_some()
            || self.readings.mounted_leader_strikes == MountedLeaderStrikes::MinusIgnored;
        let ignored = if ignored { struck.ignored } else { 0 };
        !never && struck.rolled > ignored
    }

    /// C6: tokens, then hits.
    pub(crate) fn hits(&self, state: &mut State, trace: &mut Tracing) {
        let Some(fight) = state.battle().fight().cloned() else { return };
        let lore = count(&fight.faces, Face::Lore);
        let by_itself = self.dedicates(state, &fight);
        let stone = self.lore_stone(state, &fight.target);
        let dedicated = lore > 0 && (fight.lore_hits || by_itself.is_some());
        if dedicated {
            if let (false, Some(acts)) = (fight.lore_hits, by_itself) {
                self.tell_acts(state, acts, trace);
            }
            trace.fact(BL_17_4, || Fact::HitsBy { face: Face::Lore });
        }
        let lore_hits = dedicated && stone.is_none();
        if dedicated && let Some(stone) = stone {
            self.tell_acts(state, stone, trace);
        }
        if lore > 0 && !lore_hits {
            self.roll_tokens(state, &fight, lore, trace);
        }
        let struck = self.struck(state, &fight, if lore_hits { lore } else { 0 }, trace);
        self.set_step(state, FightStep::Check);
        match self.unit_of(state, &fight.target).map(|unit| unit.kind) {
            None => self.strike_champion(state, &fight, struck, trace),
            Some(UnitKind::Creature(_)) => self.strike_creature(state, &fight, struck, trace),
            Some(UnitKind::Troop(_)) => self.strike_troop(state, &fight, struck, trace),
        }
    }

    /// BL-12.2: tokens for Lore faces; with Leech to the target's camp.
    fn roll_tokens(&self, state: &mut State, fight: &Fight, lore: u8, trace: &mut Tracing) {
        if !self.scenario(state).lore {
            return;
        }
        if fight.kind == FightKind::BattleBack
            && self.readings.battle_back_lore == BattleBackLore::No
        {
            return;
        }
        trace.fact(BL_9_4, || Fact::LoreFaces { faces: lore });
        let leech = self.hero_struck(state, &fight.target).and_then(|hero| {
            let found = self.skill_of(state, hero, gives!(SkillPower::Leech => ()));
            found.map(|(skill, ())| (hero, ItemId::Skill(skill)))
        });
        let camp = match leech {
            Some(leech) => {
                self.tell_acts(state, leech, trace);
                fight.target.camp
            }
            None => fight.attacker.camp,
        };
        self.gain_tokens(state, camp, lore, BL_12_2, trace);
    }

    /// What the faces are to the target. Source: BL-4.2 to BL-4.5, BH-10.2, BH-11.2.
    fn struck(&self, state: &State, fight: &Fight, lore: u8, trace: &mut Tracing) -> Struck {
        let colour = self.colour_of(state, &fight.target);
        let rolled = count(&fight.faces, Face::Strike);
        let mut struck = Struck {
            helmets: colour.map_or(0, |colour| count(&fight.faces, colour.helmet())),
            rolled,
            strikes: rolled,
            lore,
            ignored: 0,
            blunt: false,
        };
        let attacker = &fight.attacker;
        let weapon = self.weapon_of(state, attacker);
        let on_foot = self.class_of(state, attacker) == Some(MoveClass::Foot);
        let target = self.piece(state, &fight.target);
        let short = matches!(weapon, Weapon::Short | Weapon::HeroMelee);
        let melee = fight.mode == Mode::Melee;
        if melee && on_foot && short && self.is_mounted(state, &fight.target) && rolled > 0 {
            match fight.target.hero {
                // BH-11.2: a mounted Champion has it against foot Champions alone.
                Some(_) if attacker.hero.is_none() => {}
                Some(hero) => {
                    struck.ignored = 1;
                    let hero = self.hero_name(state, hero);
                    trace.fact(BH_11_2, || Fact::CheckStrikeIgnored { hero });
                }
                None => {
                    struck.ignored = 1;
                    trace.fact(BL_4_2, || Fact::StrikeIgnored { target });
                }
            }
        }
        struck.strikes -= struck.ignored;
        if rolled > 0 && !fight.strikes_hit && !self.strikes_hit(state, fight) {
            struck.strikes = 0;
            struck.blunt = true;
            if fight.target.hero.is_none() {
                let piece = self.piece(state, attacker);
                trace.fact(BL_4_5, || Fact::StrikesMiss { piece });
            }
        }
        struck
    }

    /// True if the weapon's bonus strikes hit. Source: the table of weapons (9.2), BL-R6.
    fn strikes_hit(&self, state: &State, fight: &Fight) -> bool {
        let ranged = fight.mode == Mode::Ranged;
        match self.weapon_of(state, &fight.attacker) {
            Weapon::Short | Weapon::Long | Weapon::Natural => true,
            // At range a hero shoots with the Elven Bow.
            Weapon::HeroMelee => !ranged,
            Weapon::Crossbow => ranged,
            Weapon::Bow => {
                let doing = self.doing(state, &fight.attacker);
                let stood = doing.is_none_or(|doing| !doing.has_moved);
                ranged && stood && self.readings.bow_bonus_strike == BowBonusStrike::IfNotMoved
            }
        }
    }

    /// True if a face hits the target of a battle by itself. Source: BL-9.8d, the table of weapons (9.2).
    pub(crate) fn strikes_with(&self, state: &State, fight: &Fight, face: Face) -> bool {
        let helmet = self.colour_of(state, &fight.target).map(Colour::helmet);
        let strikes = || fight.strikes_hit || self.strikes_hit(state, fight);
        helmet == Some(face) || face == Face::Strike && strikes()
    }

    /// True if the weapon's bonus strikes hit, for those who only look.
    pub(crate) fn would_strike(&self, state: &State, of: &DiceFor<'_>) -> bool {
        let fight = Fight::new(of.kind, of.mode, of.attacker, of.target);
        self.strikes_hit(state, &fight)
    }

    /// BH-11.1, BH-11.2, BH-11.9: a Champion is struck.
    fn strike_champion(
        &self,
        state: &mut State,
        fight: &Fight,
        struck: Struck,
        trace: &mut Tracing,
    ) {
        let Some(hero) = fight.target.hero else { return };
        let (strikes, shield) = self.strikes_on_champion(state, fight, struck);
        if let Some(shield) = shield {
            self.tell_acts(state, shield, trace);
        }
        let dice = strikes.saturating_add(struck.lore);
        if dice == 0 {
            return;
        }
        let name = self.hero_name(state, hero);
        let rule = if struck.lore > 0 && strikes == 0 { BH_11_6 } else { BH_11_1 };
        trace.fact(rule, || Fact::CheckDue { hero: name, dice });
        self.check_of(state, fight, hero, dice, false, struck.rolled > 0 || struck.lore > 0);
    }

    /// Bonus strikes that count against a Champion, and the artifact that took all of them.
    fn strikes_on_champion(
        &self,
        state: &State,
        fight: &Fight,
        struck: Struck,
    ) -> (u8, Option<(HeroId, ItemId)>) {
        let strikes = struck.rolled - struck.ignored;
        if struck.blunt && self.readings.ranged_strikes == RangedStrikes::OnlyIfWeaponHits {
            return (0, None);
        }
        let is_shot = fight.mode == Mode::Ranged && strikes > 0;
        let shield = is_shot
            .then(|| self.acting(state, &fight.target, ArtifactPower::NoRangedChecks))
            .flatten();
        (if shield.is_some() { 0 } else { strikes }, shield)
    }

    /// A check by a battle roll.
    fn check_of(
        &self,
        state: &mut State,
        fight: &Fight,
        hero: HeroId,
        dice: u8,
        then_troop: bool,
        hit: bool,
    ) {
        let cause = CheckCause::Battle(fight.attacker);
        let check = Check {
            melee: fight.mode == Mode::Melee,
            struck: hit,
            then_troop,
            ..Check::new(hero, dice.min(DICE_MAX as u8), cause)
        };
        self.begin_check(state, check);
    }

    /// Hits on a figure of colour: helmets and what hits beside them, after all that cancels.
    fn total_hits(&self, state: &State, fight: &Fight, struck: Struck, trace: &mut Tracing) -> u8 {
        let double = fight.cleaves || self.doubles(state, fight);
        let is_troop = !self.is_creature(state, &fight.target);
        let each = if double && is_troop { 2 } else { 1 };
        if each == 2 && struck.strikes > 0 && !fight.cleaves {
            let gauntlets = self.acting(state, &fight.attacker, ArtifactPower::DoubleStrikes);
            if let Some(gauntlets) = gauntlets {
                self.tell_acts(state, gauntlets, trace);
            }
        }
        let mut hits = struck
            .helmets
            .saturating_add(struck.strikes.saturating_mul(each))
            .saturating_add(struck.lore);
        if fight.mode == Mode::Ranged && struck.helmets > 0 {
            let orb = self.acting(state, &fight.target, ArtifactPower::DeflectHelmet);
            if let Some(orb) = orb {
                self.tell_acts(state, orb, trace);
                trace.fact(BL_17_7, || Fact::HitsCancelled { hits: 1 });
                hits -= 1;
            }
        }
        let cancelled = fight.hits_cancelled.min(hits);
        if cancelled > 0 {
            trace.fact(BL_17_7, || Fact::HitsCancelled { hits: cancelled });
        }
        hits - cancelled
    }

    /// BH:ART24: whether a Champion's bonus strikes count twice.
    fn doubles(&self, state: &State, fight: &Fight) -> bool {
        fight.mode == Mode::Melee
            && self.acting(state, &fight.attacker, ArtifactPower::DoubleStrikes).is_some()
    }

    /// BL-14.2: hits on a creature allow a critical roll.
    fn strike_creature(
        &self,
        state: &mut State,
        fight: &Fight,
        struck: Struck,
        trace: &mut Tracing,
    ) {
        let hits = self.total_hits(state, fight, struck, trace).min(DICE_MAX as u8);
        let target = self.piece(state, &fight.target);
        let mode = fight.mode;
        state.battle_mut().fight_mut().hits = hits;
        if hits == 0 {
            trace.fact(BL_9_10, || Fact::Hit { target, hits, mode });
            return;
        }
        trace.fact(mode_rule(mode), || Fact::Hit { target, hits, mode });
        trace.fact(BL_14_2, || Fact::CriticalDice { piece: target, dice: hits });
        self.set_step(state, FightStep::Critical);
    }

    /// BL-14.2, BL-R8: whether critical dice kill a creature of a piece.
    pub(crate) fn is_critical(&self, state: &State, who: &Fighter, faces: &Faces) -> bool {
        let helmet = self.colour_of(state, who).map(Colour::helmet);
        let matches = helmet.is_some_and(|helmet| faces.contains(&helmet));
        let strikes = faces.contains(&Face::Strike);
        matches || strikes && self.readings.creature_critical == CreatureCritical::MatchOrBonus
    }

    /// The critical dice of a battle fell.
    pub(crate) fn critical_rolled(&self, state: &mut State, faces: &Faces, trace: &mut Tracing) {
        let Some(fight) = state.battle().fight().cloned() else { return };
        let killed = self.kill_if_critical(state, &fight.target, faces, trace);
        let now = state.battle_mut().fight_mut();
        now.step = FightStep::Check;
        now.felled = killed.is_some();
        if let Some(creature) = killed {
            self.credit_kill(state, &fight.attacker, creature, trace);
        }
    }

    /// BL-14.2: tells the critical roll; the creature, if it is killed.
    pub(crate) fn kill_if_critical(
        &self,
        state: &mut State,
        who: &Fighter,
        faces: &Faces,
        trace: &mut Tracing,
    ) -> Option<Creature> {
        let piece = self.piece(state, who);
        let killed = self.is_critical(state, who, faces);
        let told = faces.clone();
        trace.fact(BL_14_2, || Fact::Critical { piece, faces: told, killed });
        let kind = self.unit_of(state, who)?.kind;
        if !killed {
            return None;
        }
        self.eliminate(state, who, trace);
        match kind {
            UnitKind::Creature(creature) => Some(creature),
            UnitKind::Troop(_) => None,
        }
    }

    /// BH-18.2, BH-R15: a hero killed a creature.
    pub(crate) fn credit_kill(
        &self,
        state: &mut State,
        attacker: &Fighter,
        creature: Creature,
        trace: &mut Tracing,
    ) {
        let Some(hero) = self.hero_with(state, attacker) else { return };
        if attacker.hero.is_none() && self.readings.leader_credit == LeaderCredit::ChampionsOnly {
            return;
        }
        self.experience(state, hero, ExperienceFor::Kill(creature), trace);
    }

    /// BL-9.5, BH-11.3, BH-11.4: hits on a troop, and on its Leader.
    fn strike_troop(&self, state: &mut State, fight: &Fight, struck: Struck, trace: &mut Tracing) {
        let target = self.piece(state, &fight.target);
        let leader = self.hero_struck(state, &fight.target);
        let mounted = self.is_mounted(state, &fight.target);
        let hits = self.total_hits(state, fight, struck, trace);
        let mode = fight.mode;
        state.battle_mut().fight_mut().hits = hits;
        let mut gone = false;
        if hits == 0 {
            trace.fact(BL_9_10, || Fact::Hit { target, hits, mode });
        } else {
            trace.fact(mode_rule(mode), || Fact::Hit { target, hits, mode });
            gone = self.lose_figures(state, &fight.target, hits, BL_9_8G, trace);
            state.battle_mut().fight_mut().felled = gone;
        }
        let Some(leader) = leader else { return };
        let mut strikes = struck.rolled;
        if mounted && self.readings.mounted_leader_strikes == MountedLeaderStrikes::MinusIgnored {
            strikes -= struck.ignored;
        }
        if struck.blunt && self.readings.ranged_strikes == RangedStrikes::OnlyIfWeaponHits {
            strikes = 0;
        }
        let hit = strikes.saturating_add(struck.lore);
        let name = self.hero_name(state, leader);
        let separate = gone && hit > 0 && self.readings.check_merge == CheckMerge::SeparateChecks;
        let dice = if separate { hit } else { hit.saturating_add(u8::from(gone)) };
        if dice == 0 {
            return;
        }
        let rule = match (hit, strikes) {
            (0, _) => BH_11_4,
            (_, 0) => BH_11_6,
            _ => BH_11_3,
        };
        trace.fact(rule, || Fact::CheckDue { hero: name, dice });
        if gone && hit > 0 && !separate {
            trace.fact(BH_11_4, || Fact::BearerLost { hero: name });
        }
        let was_hit = hits > 0 || struck.rolled > 0;
        self.check_of(state, fight, leader, dice, separate, was_hit);
    }

    /// C8: flags that are left.
    pub(crate) fn flags(&self, state: &mut State, trace: &mut Tracing) {
        let Some(fight) = state.battle().fight().cloned() else { return };
        self.set_step(state, FightStep::Blood);
        let flags = count(&fight.faces, Face::Flag);
        if !self.target_stands(state) {
            if flags > 0 {
                trace.fact(BL_9_7, || Fact::FlagsMoot { flags });
            }
            self.orphan(state, &fight, trace);
            return;
        }
        if flags == 0 {
            return;
        }
        if fight.kind == FightKind::Passing {
            if self.readings.passing_effects == PassingEffects::FullEffect {
                self.drive_on(state, &fight.target, flags, trace);
            }
            return;
        }
        self.begin_retreat(state, fight.target, flags, RetreatCause::Battle, trace);
    }

    /// BH-R40: a Leader that survived its troop.
    fn orphan(&self, state: &mut State, fight: &Fight, trace: &mut Tracing) {
        if fight.target.hero.is_some() {
            return;
        }
        let hero = state.battle().hero_at(fight.target.at, fight.target.camp).map(|hero| hero.id);
        let Some(hero) = hero else { return };
        if self.readings.leader_after_elimination == LeaderAfterElimination::Retreats1To3 {
            let who = Fighter { hero: Some(hero), ..fight.target };
            self.begin_retreat(state, who, 1, RetreatCause::Orphaned, trace);
        }
    }

    /// C8b: Goblet of Blood.
    pub(crate) fn blood(&self, state: &mut State, trace: &mut Tracing) {
        let fight = state.battle_mut().fight_mut();
        let Some(hero) = fight.blood.pop() else {
            fight.step = FightStep::After;
            return;
        };
        if state.battle().hero(hero).at.is_none() {
            return;
        }
        let (row, dice) = self.goblet();
        let name = self.hero_name(state, hero);
        trace.fact(row, || Fact::CheckDue { hero: name, dice });
        self.begin_check(state, Check::new(hero, dice, CheckCause::Blood));
    }

    /// The row of the Goblet of Blood and its check dice. Source: BH:ART32.
    fn goblet(&self) -> (Rule, u8) {
        let mut rows = Artifact::all(self.cards.artifacts.len());
        let found = rows.find_map(|card| match self.cards.artifact(card).power {
            ArtifactPower::Blood { check_dice, .. } => Some((card, check_dice)),
            _ => None,
        });
        let (card, dice) = found.expect("who drank of it had it");
        (self.item_rule(ItemId::Artifact(card)), dice)
    }
}

/// The rule of hits. Source: BL-4.3, BL-4.4.
const fn mode_rule(mode: Mode) -> Rule {
    match mode {
        Mode::Melee => BL_4_3,
        Mode::Ranged => BL_4_4,
    }
}
