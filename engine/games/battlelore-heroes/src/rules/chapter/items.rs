//! Skills and artifacts that are used by a decision.
//!
//! Source: BL-12.11, BH-17.2, BH-17.9, BH-17.10, the tables of skills (9.5) and artifacts (9.6).

use crate::battle::{Faces, Used};
use crate::prelude::*;
use crate::readings::PotionReturn;
use crate::rules::chapter::lore_effects::take_faces;
use crate::state::derived::gives;
use crate::vocabulary::Face;

/// Faces of DAMAGE by Ball Lightning. Source: BH:SKL22.
const LIGHTNING: DamageFaces = DamageFaces { matching: true, strikes: true, lore: true };

impl BattleLore {
    /// BL-12.11: a hero uses a skill or an artifact.
    pub(crate) fn use_item(
        &self,
        state: &mut State,
        hero: HeroId,
        item: ItemId,
        targets: &Targets,
        trace: &mut Tracing,
    ) {
        let name = self.hero_name(state, hero);
        trace.fact(self.item_rule(item), || Fact::ItemUsed { hero: name, item });
        self.note_use(state, hero, item);
        match item {
            ItemId::Skill(skill) => self.use_skill(state, hero, skill, targets, trace),
            ItemId::Artifact(card) => {
                self.use_artifact(state, hero, card, targets, trace);
                if self.cards.artifact(card).is_potion() {
                    self.potion_used(state, hero, card, trace);
                }
            }
        }
    }

    /// BH-17.10: a use is remembered.
    fn note_use(&self, state: &mut State, hero: HeroId, item: ItemId) {
        let battle = state.battle_mut();
        let turn = battle.turn;
        if let Some(fight) = battle.fights.last_mut() {
            fight.used.push((hero, item));
        }
        let used = &mut battle.hero_mut(hero).used;
        match used.iter_mut().find(|one| one.item == item) {
            Some(one) => {
                one.turn = turn;
                one.times = one.times.saturating_add(1);
            }
            None => used.push(Used { item, turn, times: 1 }),
        }
    }

    /// How often something was used in this battle, and in which turn last.
    pub(crate) fn used_before(&self, state: &State, hero: HeroId, item: ItemId) -> (u8, u16) {
        let used = &state.battle().hero(hero).used;
        let one = used.iter().find(|one| one.item == item);
        one.map_or((0, 0), |one| (one.times, one.turn))
    }

    /// Dice more in the innermost battle. Source: BL-17.3.
    fn add_dice(
        &self,
        state: &mut State,
        (hero, item): (HeroId, ItemId),
        dice: u8,
        trace: &mut Tracing,
    ) {
        let fight = state.battle_mut().fight_mut();
        let dice = dice as i8;
        fight.bonus = fight.bonus.saturating_add(dice);
        let by = DiceBy::Item(hero, item);
        trace.fact(BL_17_3, || Fact::DiceChanged { by, dice });
    }

    fn use_skill(
        &self,
        state: &mut State,
        hero: HeroId,
        skill: Skill,
        targets: &Targets,
        trace: &mut Tracing,
    ) {
        let item = ItemId::Skill(skill);
        match self.cards.skill(skill).power {
            SkillPower::CallToArms { dice } => {
                let Targets::Hex(hex) = *targets else { return };
                let Some(who) = self.fighter_in(state, hex, None) else { return };
                let piece = self.piece(state, &who);
                if let Some(doing) = self.doing_mut(state, &who) {
                    doing.gave_up = true;
                }
                trace.fact(self.item_rule(item), || Fact::GivesUpBattle { piece });
                self.add_dice(state, (hero, item), dice, trace);
            }
            SkillPower::LeadByExample { pieces } => {
                let Some(at) = state.battle().hero(hero).at else { return };
                self.more_orders(state, Filter::Chain(at), pieces, trace);
            }
            SkillPower::BattleRage => {
                let fight = state.battle_mut().fight_mut();
                let mut counts = FaceCounts::default();
                let code = usize::from(Face::Lore.code());
                counts[code] = fight.faces.iter().filter(|face| **face == Face::Lore).count() as u8;
                take_faces(&mut fight.faces, &mut fight.rerolled, counts);
                fight.step = FightStep::Reroll;
            }
            SkillPower::BallLightning { dice, .. } => {
                let Targets::Hex(hex) = *targets else { return };
                let Some(target) = self.fighter_in(state, hex, None) else { return };
                let who = self.own_fighter(state, hero);
                self.count_battle(state, &who);
                self.gives_up_second(state, &who);
                let dice = dice + self.lightning_dice(state, hero, trace);
                self.item_damage(state, (hero, item), target, dice, (LIGHTNING, true));
            }
            SkillPower::HerbalRemedy { .. } => {
                self.set_step(state, FightStep::Remedy);
            }
            SkillPower::TurnTheBlade { dice } => {
                let check = state.battle_mut().check_mut();
                let fewer = dice.min(check.dice);
                check.dice -= fewer;
                let by = DiceBy::Item(hero, item);
                trace.fact(self.item_rule(item), || Fact::CheckDice { by, dice: -(fewer as i8) });
            }
            SkillPower::Riding
            | SkillPower::Outflank
            | SkillPower::Blademaster { .. }
            | SkillPower::Scouting { .. }
            | SkillPower::Pathfinder { .. }
            | SkillPower::Assassin { .. }
            | SkillPower::HackAndSlash { .. }
            | SkillPower::Leech
            | SkillPower::Thievery
            | SkillPower::Alchemist { .. }
            | SkillPower::UnseenServant { .. }
            | SkillPower::FlameLance
            | SkillPower::ArcaneMastery { .. }
            | SkillPower::Chant { .. }
            | SkillPower::ShieldOfFaith { .. }
            | SkillPower::LitanyOfValour { .. } => {}
        }
    }

    /// The piece that a hero is, or is a part of.
    pub(crate) fn own_fighter(&self, state: &State, hero: HeroId) -> Fighter {
        let found = state.battle().hero(hero);
        let at = found.at.expect("a hero that acts stands on the board");
        let champion = self.is_champion(state, hero);
        Fighter { camp: found.camp, at, hero: champion.then_some(hero) }
    }

    /// Dice more with Ball Lightning. Source: BH:SKL24, BH:ART27.
    fn lightning_dice(&self, state: &State, hero: HeroId, trace: &mut Tracing) -> u8 {
        let mastery =
            self.skill_of(state, hero, gives!(SkillPower::ArcaneMastery { dice } => dice));
        let staff =
            self.artifact_of(state, hero, gives!(ArtifactPower::Embers { dice, .. } => dice));
        let mastery = mastery.map(|(skill, dice)| (ItemId::Skill(skill), dice));
        let staff = staff.map(|(card, dice)| (ItemId::Artifact(card), dice));
        let mut more = 0;
        for (item, dice) in mastery.into_iter().chain(staff) {
            let (by, change) = (DiceBy::Item(hero, item), dice as i8);
            trace.fact(self.item_rule(item), || Fact::DiceChanged { by, dice: change });
            more += dice;
        }
        more
    }

    /// How far Ball Lightning reaches. Source: BH:SKL22, BH:ART27.
    pub(crate) fn lightning_range(&self, state: &State, hero: HeroId, range: u8) -> u8 {
        let staff =
            self.artifact_of(state, hero, gives!(ArtifactPower::Embers { range, .. } => range));
        range + staff.map_or(0, |(_, more)| more)
    }

    fn use_artifact(
        &self,
        state: &mut State,
        hero: HeroId,
        card: Artifact,
        targets: &Targets,
        trace: &mut Tracing,
    ) {
        let item = ItemId::Artifact(card);
        match self.cards.artifact(card).power {
            ArtifactPower::RerollStrikes => {
                let check = state.battle_mut().check_mut();
                let mut counts = FaceCounts::default();
                let strikes = check.faces.iter().filter(|face| **face == Face::Strike).count();
                counts[usize::from(Face::Strike.code())] = strikes as u8;
                take_faces(&mut check.faces, &mut check.rerolled, counts);
                check.step = CheckStep::Reroll;
            }
            ArtifactPower::RerollOne => self.reroll_one(state, targets),
            ArtifactPower::CancelStrike => {
                let mut counts = FaceCounts::default();
                counts[usize::from(Face::Strike.code())] = 1;
                self.cancel_faces(state, counts, trace);
            }
            ArtifactPower::Thorns { dice, faces } => {
                let Some(fight) = state.battle().fight() else { return };
                let attacker = fight.attacker;
                if self.stands(state, &attacker) {
                    self.item_damage(state, (hero, item), attacker, dice, (faces, false));
                }
            }
            ArtifactPower::Backpack => {
                let Targets::Card(other) = *targets else { return };
                let equipped = &mut state.battle_mut().hero_mut(hero).equipped;
                equipped.retain(|own| *own != card);
                equipped.push(other);
                equipped.sort_unstable();
                let name = self.hero_name(state, hero);
                let cards = [other].into_iter().collect();
                trace.fact(BL_17_14, || Fact::Equipped { hero: name, cards });
            }
            ArtifactPower::OrderBeside { orders } => {
                self.more_orders(state, Filter::Beside(hero), orders, trace);
            }
            ArtifactPower::Snare => state.battle_mut().fight_mut().snared = true,
            ArtifactPower::Whispers { tokens, .. } => {
                let camp = state.battle().hero(hero).camp;
                self.gain_tokens(state, camp, tokens, BL_17_11, trace);
            }
            ArtifactPower::LastLight => {
                state.battle_mut().check_mut().step = CheckStep::LastLight;
            }
            ArtifactPower::AddFlag => {
                let fight = state.battle_mut().fight_mut();
                if fight.faces.try_push(Face::Flag).is_ok() {
                    trace.fact(self.item_rule(item), || Fact::FlagAdded);
                }
            }
            ArtifactPower::Blood { dice, .. } => {
                self.add_dice(state, (hero, item), dice, trace);
                state.battle_mut().fight_mut().blood.push(hero);
            }
            ArtifactPower::Dice { dice } => self.add_dice(state, (hero, item), dice, trace),
            ArtifactPower::IgnoreTrap => {
                let search = state.battle_mut().search_mut();
                search.ignored = true;
                search.step = SearchStep::Result;
            }
            ArtifactPower::Warp { hexes } => {
                let Some(who) = self.warped(state, hero) else { return };
                let piece = self.piece(state, &who);
                if let Some(doing) = self.doing_mut(state, &who) {
                    doing.hexes += hexes;
                    doing.no_stop = true;
                }
                trace.fact(BL_17_2, || Fact::GoesFarther { piece, hexes, no_stop: true });
            }
            ArtifactPower::CancelCheck => state.battle_mut().check_mut().dice = 0,
            _ => {}
        }
    }

    /// BH:ART17: one die of a roll or a check is rolled again.
    fn reroll_one(&self, state: &mut State, targets: &Targets) {
        let Targets::Faces(counts) = *targets else { return };
        let checking = state.tasks.last() == Some(&Task::Check);
        let battle = state.battle_mut();
        if checking {
            let check = battle.check_mut();
            take_faces(&mut check.faces, &mut check.rerolled, counts);
            check.step = CheckStep::Reroll;
        } else {
            let fight = battle.fight_mut();
            take_faces(&mut fight.faces, &mut fight.rerolled, counts);
            fight.step = FightStep::Reroll;
        }
    }

    /// BH-17.9, BH-R43, BH:SKL20: a potion goes back, by an Alchemist after its last use.
    fn potion_used(&self, state: &mut State, hero: HeroId, card: Artifact, trace: &mut Tracing) {
        let (times, _) = self.used_before(state, hero, ItemId::Artifact(card));
        if times == 1 {
            state.battle_mut().hero_mut(hero).tally.potions.push(card);
        }
        let alchemist = self.skill_of(state, hero, gives!(SkillPower::Alchemist { uses } => uses));
        if let Some((skill, uses)) = alchemist
            && times < uses
        {
            self.tell_acts(state, (hero, ItemId::Skill(skill)), trace);
            return;
        }
        if self.readings.potion_return == PotionReturn::AfterBattle {
            return;
        }
        state.sheet_mut(hero).disown(card);
        let found = state.battle_mut().hero_mut(hero);
        found.equipped.retain(|own| *own != card);
        found.tally.lost.push(card);
        // Should the hero get it again, it is an unused one.
        found.used.retain(|used| used.item != ItemId::Artifact(card));
        let (seat, name) = (state.owner(hero), self.hero_name(state, hero));
        trace.fact(BH_17_9, || Fact::PotionGoes { hero: name, card });
        self.to_deck(state, seat, &[card], ReturnCause::Potion, trace);
    }

    /// BH:SKL27, BH:SKL28: the die of Herbal Remedy.
    pub(crate) fn remedy_rolled(&self, state: &mut State, faces: &Faces, trace: &mut Tracing) {
        let fight = state.battle_mut().fight_mut();
        fight.step = FightStep::PostDefend;
        let healer = fight.used.last().copied();
        let Some((hero, item)) = healer else { return };
        let shield = self.skill_of(state, hero, gives!(SkillPower::ShieldOfFaith { .. } => ()));
        let succeeds = faces.iter().any(|face| match face {
            Face::Green | Face::Blue | Face::Red => true,
            Face::Lore => shield.is_some(),
            Face::Flag | Face::Strike => false,
        });
        let (name, told) = (self.hero_name(state, hero), faces.clone());
        trace.fact(self.item_rule(item), || Fact::RemedyRolled {
            hero: name,
            faces: told,
            succeeds,
        });
        if let Some((skill, ())) = shield.filter(|_| faces.contains(&Face::Lore)) {
            self.tell_acts(state, (hero, ItemId::Skill(skill)), trace);
        }
        if succeeds {
            let fight = state.battle_mut().fight_mut();
            fight.hits_cancelled = fight.hits_cancelled.saturating_add(1);
        }
    }
}
