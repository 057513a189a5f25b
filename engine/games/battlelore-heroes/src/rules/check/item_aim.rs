//! What a skill or an artifact can be used on, in the window that is asked.
//!
//! Source: the tables of skills and artifacts of the specification (9.5, 9.6), BH-6.2, BH-10.4, BH-17.8.

use super::lore_aim::{DONE, GiveAim, each_faces, face_counts, plain};
use crate::battle::Faces;
use crate::prelude::*;
use crate::readings::IdleUses;
use crate::state::derived::gives;
use crate::vocabulary::Face;
use std::ops::ControlFlow;

/// What a hero could use: its skills, then its equipped artifacts; ascending.
pub(crate) fn items_of(state: &State, hero: &Hero) -> Vec<ItemId> {
    let skills = state.sheet(hero.id).skills.iter().map(|skill| ItemId::Skill(*skill));
    let cards = hero.equipped.iter().map(|card| ItemId::Artifact(*card));
    skills.chain(cards).collect()
}

impl BattleLore {
    /// Gives what an item that a hero may use can be aimed at in the window that is asked.
    pub(crate) fn each_item_aim(
        &self,
        state: &State,
        ask: Ask,
        hero: HeroId,
        item: ItemId,
        give: GiveAim<'_>,
    ) -> ControlFlow<()> {
        match item {
            ItemId::Skill(skill) => self.each_skill_aim(state, ask, hero, skill, give),
            ItemId::Artifact(card) => self.each_artifact_aim(state, ask, hero, card, give),
        }
    }

    /// The battle of the window, if the hero is the attacker's and may lend what it has. Source: BH-10.4.
    fn attacks<'a>(
        &self,
        state: &'a State,
        ask: Ask,
        hero: HeroId,
        question: Question,
    ) -> Option<&'a Fight> {
        let fight = state.battle().fight().filter(|_| ask.question == question)?;
        (self.lender(state, &fight.attacker) == Some(hero)).then_some(fight)
    }

    /// The battle of the window, if the hero is the target's.
    fn defends<'a>(&self, state: &'a State, ask: Ask, hero: HeroId) -> Option<&'a Fight> {
        let fight = state.battle().fight().filter(|_| ask.question == Question::PostDefend)?;
        (self.hero_struck(state, &fight.target) == Some(hero)).then_some(fight)
    }

    fn each_skill_aim(
        &self,
        state: &State,
        ask: Ask,
        hero: HeroId,
        skill: Skill,
        give: GiveAim<'_>,
    ) -> ControlFlow<()> {
        match self.cards.skill(skill).power {
            SkillPower::CallToArms { .. } => {
                let fight = self.attacks(state, ask, hero, Question::PreAttack);
                let Some(fight) = fight.filter(|fight| fight.mode == Mode::Melee) else {
                    return DONE;
                };
                let idle = |hex: &Hex| {
                    let unit = state.battle().unit(*hex).filter(|unit| unit.camp == ask.camp);
                    unit.is_some_and(|unit| {
                        Self::is_troop(unit.kind) && unit.doing.battles == 0 && !unit.doing.gave_up
                    })
                };
                let near = fight.attacker.at.neighbours().filter(idle);
                near.map(Targets::Hex).try_for_each(give)
            }
            SkillPower::LeadByExample { .. } => {
                plain(ask.question == Question::Order && self.can_lead(state, hero), give)
            }
            SkillPower::BattleRage => {
                let fight = self.attacks(state, ask, hero, Question::PostAttack);
                let rages =
                    |fight: &Fight| fight.mode == Mode::Melee && fight.faces.contains(&Face::Lore);
                plain(fight.is_some_and(rages), give)
            }
            SkillPower::BallLightning { range, .. } => {
                if ask.question != Question::Combat {
                    return DONE;
                }
                self.each_lightning(state, hero, range, give)
            }
            SkillPower::HerbalRemedy { reach } => {
                let may =
                    ask.question == Question::PostDefend && self.can_remedy(state, hero, reach);
                plain(may, give)
            }
            SkillPower::TurnTheBlade { .. } => {
                plain(self.is_checked(state, ask, hero, Question::Check), give)
            }
            _ => DONE,
        }
    }

    fn each_artifact_aim(
        &self,
        state: &State,
        ask: Ask,
        hero: HeroId,
        card: Artifact,
        give: GiveAim<'_>,
    ) -> ControlFlow<()> {
        let question = ask.question;
        match self.cards.artifact(card).power {
            ArtifactPower::RerollStrikes => {
                let faces = self.check_faces(state, ask, hero);
                plain(faces.is_some_and(|faces| faces.contains(&Face::Strike)), give)
            }
            ArtifactPower::CancelStrike => {
                let fight = self.defends(state, ask, hero);
                let cancels = |fight: &Fight| {
                    fight.mode == Mode::Melee && fight.faces.contains(&Face::Strike)
                };
                let acts = self.readings.idle_uses == IdleUses::Asked || self.strikes_do(state);
                plain(acts && fight.is_some_and(cancels), give)
            }
            ArtifactPower::Thorns { .. } => {
                plain(question == Question::AfterBattle && self.can_prick(state, hero), give)
            }
            ArtifactPower::Backpack => {
                if question != Question::Move {
                    return DONE;
                }
                let cards = self.unequipped(state, hero).into_iter();
                cards.map(Targets::Card).try_for_each(give)
            }
            ArtifactPower::OrderBeside { .. } => {
                plain(question == Question::Order && self.can_blow(state, hero), give)
            }
            ArtifactPower::Snare => {
                let fight = self.attacks(state, ask, hero, Question::PreAttack);
                plain(fight.is_some_and(|fight| fight.mode == Mode::Melee && !fight.snared), give)
            }
            ArtifactPower::Blood { .. } | ArtifactPower::Dice { .. } => {
                let fight = self.attacks(state, ask, hero, Question::PreAttack);
                plain(fight.is_some_and(|fight| fight.mode == Mode::Melee), give)
            }
            ArtifactPower::RerollOne => {
                let fight = self.attacks(state, ask, hero, Question::PostAttack);
                let rolled = fight.map(|fight| &fight.faces);
                let Some(faces) = rolled.or_else(|| self.check_faces(state, ask, hero)) else {
                    return DONE;
                };
                let counts: FaceCounts = face_counts(faces);
                each_faces(counts, 1, give)
            }
            ArtifactPower::AddFlag => {
                let fight = self.attacks(state, ask, hero, Question::PostAttack);
                plain(fight.is_some(), give)
            }
            ArtifactPower::Whispers { distance, .. } => {
                let may =
                    question == Question::TurnEnd && !self.is_enemy_near(state, hero, distance);
                plain(may, give)
            }
            ArtifactPower::LastLight => {
                plain(self.is_checked(state, ask, hero, Question::Wounded), give)
            }
            ArtifactPower::IgnoreTrap => {
                let search = state.battle().search.as_ref();
                let trapped = search.is_some_and(|search| {
                    search.hero == hero && search.token == Some(ChestToken::Trap) && !search.ignored
                });
                plain(question == Question::ChestSeen && trapped, give)
            }
            ArtifactPower::Warp { .. } => {
                plain(question == Question::Move && self.warped(state, hero).is_some(), give)
            }
            ArtifactPower::CancelCheck => {
                plain(self.is_checked(state, ask, hero, Question::Check), give)
            }
            _ => DONE,
        }
    }

    /// True if a hero's check is in this window.
    fn is_checked(&self, state: &State, ask: Ask, hero: HeroId, question: Question) -> bool {
        let check = state.battle().check.as_ref();
        ask.question == question && check.is_some_and(|check| check.hero == hero && !check.saved)
    }

    /// The faces of a hero's check, in the window for rerolls.
    fn check_faces<'a>(&self, state: &'a State, ask: Ask, hero: HeroId) -> Option<&'a Faces> {
        let check = state.battle().check.as_ref()?;
        let asked = ask.question == Question::CheckReroll && check.hero == hero;
        asked.then_some(&check.faces)
    }

    /// Whether a hero was ordered, as a Champion, with its troop or to leave it, and by the Command
    /// card. Source: chapter 7, window `OnOrder`.
    fn order_of(&self, state: &State, hero: HeroId) -> Option<(Fighter, bool)> {
        let found = state.battle().hero(hero);
        let ordered = found.doing.ordered?;
        Some((self.fighter_of(state, hero, found.at?), ordered.by_card))
    }

    /// True if a piece in a hex could still be ordered, as far as its own order goes.
    fn is_orderable(&self, state: &State, who: &Fighter) -> bool {
        self.doing(state, who).is_some_and(|doing| doing.ordered.is_none())
    }

    /// BH:SKL06: whether a hero that a Scout card ordered has a piece beside it to order.
    fn can_lead(&self, state: &State, hero: HeroId) -> bool {
        let Some((who, by_card)) = self.order_of(state, hero) else { return false };
        let card = state.battle().in_play.and_then(|card| card.acts_as);
        let scouts = match card.map(|card| self.cards.command(card).text) {
            Some(CommandText::Sections { scout, .. }) => scout,
            Some(_) | None => false,
        };
        let near = self.fighters(state, who.camp);
        by_card
            && scouts
            && near.iter().any(|near| near.at.is_beside(who.at) && self.is_orderable(state, near))
    }

    /// BH:ART14: whether an adjacent own troop can be ordered.
    fn can_blow(&self, state: &State, hero: HeroId) -> bool {
        let Some((who, _)) = self.order_of(state, hero) else { return false };
        let near = who.at.neighbours().filter(|hex| self.is_troop_in(state, *hex));
        near.into_iter().any(|at| self.is_orderable(state, &Fighter { at, hero: None, ..who }))
    }

    /// BH:SKL22, BH:ART27, BH-6.2: what Ball Lightning reaches.
    fn each_lightning(
        &self,
        state: &State,
        hero: HeroId,
        range: u8,
        give: GiveAim<'_>,
    ) -> ControlFlow<()> {
        let Some(at) = state.battle().hero(hero).at else { return DONE };
        let who = self.fighter_of(state, hero, at);
        let found = state.battle().hero(hero);
        if found.joined || self.may_battle(state, &who).is_err() {
            return DONE;
        }
        if self.doing(state, &who).is_some_and(|doing| doing.battles > 0) {
            return DONE;
        }
        let range = self.lightning_range(state, hero, range);
        let reached =
            |hex: &Hex| at.distance(*hex) <= range && self.has_sight(state, who.camp, at, *hex);
        let enemies = self.hexes_of(state, who.camp.other());
        enemies.iter().filter(reached).map(Targets::Hex).try_for_each(give)
    }

    /// BH:SKL27, BH:SKL28: whether the troop that is hit stands near the hero and would lose figures.
    fn can_remedy(&self, state: &State, hero: HeroId, reach: u8) -> bool {
        let battle = state.battle();
        let (Some(fight), Some(at)) = (battle.fight(), battle.hero(hero).at) else { return false };
        let longer =
            self.skill_of(state, hero, gives!(SkillPower::ShieldOfFaith { reach } => reach));
        let reach = longer.map_or(reach, |(_, longer)| longer.max(reach));
        let target = &fight.target;
        target.hero.is_none()
            && self.is_troop_in(state, target.at)
            && at.distance(target.at) <= reach
            && self.expected_hits(state, fight) > 0
    }

    /// BH:ART06: whether the unit of a hero survived a melee attack, and its attacker stands.
    fn can_prick(&self, state: &State, hero: HeroId) -> bool {
        let Some(fight) = state.battle().fight() else { return false };
        fight.mode == Mode::Melee
            && self.stands(state, &fight.attacker)
            && self.survivor(state, fight).and_then(|who| self.hero_struck(state, &who))
                == Some(hero)
    }

    /// The attacked piece where it stands now, if it is on the map.
    pub(crate) fn survivor(&self, state: &State, fight: &Fight) -> Option<Fighter> {
        let target = fight.target;
        if let Some(hero) = target.hero {
            let at = state.battle().hero(hero).at?;
            return Some(Fighter { at, ..target });
        }
        if fight.felled {
            return None;
        }
        let now = Fighter { at: fight.went.unwrap_or(target.at), ..target };
        self.stands(state, &now).then_some(now)
    }

    /// The artifacts under a hero's sheet that it could equip, ascending. Source: BH-17.4, BH:ART09.
    pub(crate) fn unequipped(&self, state: &State, hero: HeroId) -> Vec<Artifact> {
        let equipped = &state.battle().hero(hero).equipped;
        let own = state.sheet(hero).artifacts.iter().copied();
        let fits = |card: &Artifact| match self.cards.artifact(*card).kind {
            ArtifactKind::Special => false,
            ArtifactKind::Armor
            | ArtifactKind::Equipment
            | ArtifactKind::Enchanted
            | ArtifactKind::Weapon
            | ArtifactKind::Potion => !equipped.contains(card),
        };
        own.filter(fits).collect()
    }

    /// True if an enemy stands within some hexes of a hero. Source: BH:ART19.
    fn is_enemy_near(&self, state: &State, hero: HeroId, distance: u8) -> bool {
        let found = state.battle().hero(hero);
        let Some(at) = found.at else { return true };
        let enemies = self.hexes_of(state, found.camp.other());
        enemies.iter().any(|hex| hex.distance(at) <= distance)
    }

    /// BH:ART34: the piece whose move is to come: the hero that is to detach, else the hero's piece.
    pub(crate) fn warped(&self, state: &State, hero: HeroId) -> Option<Fighter> {
        let found = state.battle().hero(hero);
        let at = found.at?;
        if self.may_detach(state, found) {
            return Some(Fighter { camp: found.camp, at, hero: Some(hero) });
        }
        let who = self.fighter_of(state, hero, at);
        let doing = self.doing(state, &who)?;
        let moves = doing.ordered.is_some() && !doing.has_moved && !self.is_held_by_joining(doing);
        (moves && !self.is_webbed(state, &who)).then_some(who)
    }
}
