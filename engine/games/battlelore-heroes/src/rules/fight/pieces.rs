//! What happens on the table in many places: tokens, losses, banners, tokens of heroes, and how pieces
//! are named in facts.
//!
//! Source: BL-9.5, BL-12.1, BL-15.1, BH-12.1, BH-18.2.

use crate::prelude::*;
use crate::readings::{CheckOrder, GloryStack, PoolEmpty, RetreatPath};

/// Most Glory tokens of a unit under BH-R56 `one-only`.
const ONE_TOKEN: u8 = 1;

impl StepName {
    /// The rule of a phase, a step or a window.
    pub(crate) const fn rule(self) -> Rule {
        match self {
            Self::Command => BL_6_5A,
            Self::Alongside => BL_6_5B,
            Self::Order => BL_6_5C,
            Self::Move => BL_6_5D,
            Self::Combat => BL_6_5E,
            Self::TurnEnd | Self::DrawCommand => BL_6_5F,
            Self::LoreGain => BL_6_5G,
            Self::LoreDraw => BL_6_5H,
            Self::EndTurn => BL_6_5I,
            Self::PreAttack => BL_9_8B,
            Self::PreDefend => BL_9_8C,
            Self::PostAttack => BL_9_8E,
            Self::PostDefend => BL_9_8F,
            Self::Check | Self::CheckReroll | Self::Wounded => BH_11_11,
            Self::AfterBattle => BL_9_8J,
            Self::Answer => BL_9_8K,
            Self::Passing => BH_15_5,
            Self::FollowOn | Self::Bonus => BL_9_8L,
            Self::Counter => BL_12_7,
            Self::ChestSeen => BH_16_5,
            Self::Trophy => BH_17_6,
            Self::Enlist | Self::Party => BH_21_6,
            Self::Inherit => BH_20_6,
            Self::Equip => BH_17_4,
            Self::Deploy => BH_5_4,
            Self::Purchase => BH_19_5,
            Self::Trade => BH_19_6,
            Self::Keep => BH_19_8,
            Self::Physician => BH_19_10,
            Self::LevelUp => BH_19_13,
            Self::Join => BH_20_1,
        }
    }
}

impl BattleLore {
    /// A camp and who holds it.
    pub(crate) fn whose(&self, state: &State, camp: Camp) -> Whose {
        Whose { camp, seat: state.seat_of(camp) }
    }

    /// A hero as it is named.
    pub(crate) fn hero_name(&self, state: &State, hero: HeroId) -> HeroName {
        let sheet = state.sheet(hero);
        HeroName { id: hero, class: sheet.class, no: sheet.name_no }
    }

    /// A piece as it is named; it must stand.
    pub(crate) fn piece(&self, state: &State, fighter: &Fighter) -> Piece {
        Piece {
            camp: fighter.camp,
            seat: state.seat_of(fighter.camp),
            at: fighter.at,
            unit: self.unit_of(state, fighter).map(|unit| unit.kind),
            hero: self.hero_with(state, fighter).map(|hero| self.hero_name(state, hero)),
        }
    }

    /// The rule of a skill or an artifact.
    pub(crate) fn item_rule(&self, item: ItemId) -> Rule {
        Self::card_rule(match item {
            ItemId::Skill(skill) => CardSet::row_of_skill(skill),
            ItemId::Artifact(card) => CardSet::row_of_artifact(card),
        })
    }

    /// What a piece has done in this turn, to be changed.
    pub(crate) fn doing_mut<'a>(
        &self,
        state: &'a mut State,
        who: &Fighter,
    ) -> Option<&'a mut Doing> {
        let battle = state.battle_mut();
        match who.hero {
            Some(hero) => Some(&mut battle.hero_mut(hero).doing),
            None => battle.unit_mut(who.at).map(|unit| &mut unit.doing),
        }
    }

    /// BL-12.1, BL-R27: tokens from the pool; says how many came.
    pub(crate) fn gain_tokens(
        &self,
        state: &mut State,
        camp: Camp,
        tokens: u8,
        rule: Rule,
        trace: &mut Tracing,
    ) -> u8 {
        let pool = state.battle().pool();
        let mut gained = tokens;
        if tokens > pool && self.readings.pool_empty == PoolEmpty::GainNothing {
            gained = pool;
        }
        let whose = self.whose(state, camp);
        let side = state.battle_mut().side_mut(camp);
        side.tokens = side.tokens.saturating_add(gained);
        if gained > 0 {
            trace.fact(rule, || Fact::TokensGained { whose, tokens: gained });
        }
        if gained < tokens {
            trace.fact(BL_12_1, || Fact::PoolEmpty { whose });
        }
        gained
    }

    /// BL-9.5: a unit loses figures; says whether that was the end of it. The rule is the one by which
    /// they are lost.
    pub(crate) fn lose_figures(
        &self,
        state: &mut State,
        who: &Fighter,
        lost: u8,
        rule: Rule,
        trace: &mut Tracing,
    ) -> bool {
        let piece = self.piece(state, who);
        let Some(unit) = state.battle_mut().unit_mut(who.at) else { return false };
        let lost = lost.min(unit.figures);
        unit.figures -= lost;
        let left = unit.figures;
        if lost > 0 {
            trace.fact(rule, || Fact::FiguresLost { piece, lost, left });
        }
        if left == 0 {
            self.eliminate(state, who, trace);
        }
        left == 0
    }

    /// BL-9.5, BL-15.1: a unit is eliminated or killed; its Leader stays as a Champion.
    pub(crate) fn eliminate(&self, state: &mut State, who: &Fighter, trace: &mut Tracing) {
        let piece = self.piece(state, who);
        let leader = self.leader_in(state, who.at);
        let battle = state.battle_mut();
        let Some(unit) = battle.units.remove(who.at) else { return };
        if let Some(leader) = leader {
            battle.hero_mut(leader).doing = unit.doing;
        }
        battle.leave_alone(who.at, who.camp);
        battle.side_mut(who.camp.other()).track.push(unit.kind);
        trace.fact(BL_9_5, || Fact::Eliminated { piece });
        if unit.glory > 0 {
            trace.fact(BH_12_3, || Fact::GloryLost { piece, tokens: unit.glory });
        }
        self.tell_banner(state, who.camp.other(), trace);
    }

    /// BL-15.1: a banner more.
    pub(crate) fn tell_banner(&self, state: &State, camp: Camp, trace: &mut Tracing) {
        let whose = self.whose(state, camp);
        let banners = self.banners(state, camp);
        let target = self.scenario(state).targets[camp.index()];
        trace.fact(BL_15_1, || Fact::Banner { whose, banners, target });
    }

    /// BH-12.1, BH-R56: a unit gains a Glory token.
    pub(crate) fn gain_glory(&self, state: &mut State, who: &Fighter, trace: &mut Tracing) {
        let piece = self.piece(state, who);
        let Some(unit) = state.battle_mut().unit_mut(who.at) else { return };
        if unit.glory >= ONE_TOKEN && self.readings.glory_stack == GloryStack::OneOnly {
            return;
        }
        unit.glory = unit.glory.saturating_add(1);
        trace.fact(BH_12_1, || Fact::GloryGained { piece });
    }

    /// BH-12.3: a Glory token goes back to the supply.
    pub(crate) fn spend_glory(&self, state: &mut State, who: &Fighter, trace: &mut Tracing) {
        let piece = self.piece(state, who);
        let Some(unit) = state.battle_mut().unit_mut(who.at) else { return };
        unit.glory = unit.glory.saturating_sub(1);
        trace.fact(BH_12_3, || Fact::GlorySpent { piece });
    }

    /// BH-18.2, BH-19.4: an Experience token.
    pub(crate) fn experience(
        &self,
        state: &mut State,
        hero: HeroId,
        why: ExperienceFor,
        trace: &mut Tracing,
    ) {
        let sheet = state.sheet_mut(hero);
        sheet.experience = sheet.experience.saturating_add(1);
        if let Some(battle) = &mut state.battle
            && battle.find_hero(hero).is_some()
        {
            battle.hero_mut(hero).tally.experience += 1;
        }
        let name = self.hero_name(state, hero);
        let rule = if why == ExperienceFor::Part { BH_19_4 } else { BH_18_2 };
        trace.fact(rule, || Fact::Experience { hero: name, why });
    }

    /// BH-16.5, BH-19.3, BH-19.9: a Treasure token.
    pub(crate) fn treasure(
        &self,
        state: &mut State,
        hero: HeroId,
        why: TreasureFor,
        trace: &mut Tracing,
    ) {
        let sheet = state.sheet_mut(hero);
        sheet.treasure = sheet.treasure.saturating_add(1);
        if let Some(battle) = &mut state.battle
            && battle.find_hero(hero).is_some()
        {
            battle.hero_mut(hero).tally.treasure += 1;
        }
        let name = self.hero_name(state, hero);
        let rule = match why {
            TreasureFor::Chest => BH_16_5,
            TreasureFor::Spoils => BH_19_3,
            TreasureFor::Card => BH_19_9,
            TreasureFor::Ransom => BH_19_2,
        };
        trace.fact(rule, || Fact::Treasure { hero: name, why });
    }

    /// BH-11.11, BH-R71: a casualty check begins.
    pub(crate) fn begin_check(&self, state: &mut State, check: Check) {
        let step = match self.readings.check_order {
            CheckOrder::AttackerFirst => CheckStep::Extra,
            CheckOrder::OwnerFirst => CheckStep::Window,
        };
        state.battle_mut().check = Some(Check { step, ..check });
        state.tasks.push(Task::Check);
    }

    /// BL-10.9: flags are on a piece.
    pub(crate) fn begin_retreat(
        &self,
        state: &mut State,
        who: Fighter,
        flags: u8,
        cause: RetreatCause,
        trace: &mut Tracing,
    ) {
        let piece = self.piece(state, &who);
        let bold = if cause == RetreatCause::Orphaned { 0 } else { self.bold(state, &who) };
        let rule = if state.battle().fight().is_some() { BL_9_8I } else { BL_10_9 };
        trace.fact(rule, || Fact::MustRetreat { piece, flags, bold });
        let splits = who.hero.is_none() && self.readings.retreat_path == RetreatPath::AnyPath;
        let step = if splits { RetreatStep::Ignore } else { RetreatStep::Choose };
        let retreat = Retreat { flags, left: flags, step, ..Retreat::new(who, cause) };
        state.battle_mut().retreat = Some(retreat);
        state.tasks.push(Task::Retreat);
    }

    /// A unit goes to another hex, with its Leader.
    pub(crate) fn put_unit(&self, state: &mut State, from: Hex, to: Hex) {
        let leader = self.leader_in(state, from);
        let battle = state.battle_mut();
        let Some(unit) = battle.units.remove(from) else { return };
        battle.leave_alone(from, unit.camp);
        battle.units.put(Unit { at: to, ..unit });
        if let Some(leader) = leader {
            battle.hero_mut(leader).at = Some(to);
        }
    }

    /// A piece goes to another hex.
    pub(crate) fn put_fighter(&self, state: &mut State, who: &Fighter, to: Hex) -> Fighter {
        match who.hero {
            Some(hero) => state.battle_mut().hero_mut(hero).at = Some(to),
            None => self.put_unit(state, who.at, to),
        }
        Fighter { at: to, ..*who }
    }

    /// True if a piece is a troop or a creature of this kind.
    pub(crate) const fn is_troop(kind: UnitKind) -> bool {
        match kind {
            UnitKind::Troop(_) => true,
            UnitKind::Creature(_) => false,
        }
    }
}
