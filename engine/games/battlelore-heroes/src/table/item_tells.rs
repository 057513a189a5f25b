//! Skills and artifacts that act by themselves in a move, a shot or a chant: what is told of them.
//!
//! Source: BL-12.11, the tables of skills (9.5) and artifacts (9.6).

use crate::prelude::*;
use crate::state::derived::Mover;
use crate::state::derived::gives;

impl BattleLore {
    /// Tells the skill and the artifacts without which a piece could not go this way so fast. Source:
    /// BH:SKL08, BH:ART13, BH:ART20.
    pub(crate) fn tell_way_items(
        &self,
        state: &State,
        mover: &Mover,
        more: u8,
        way: &Way,
        trace: &mut Tracing,
    ) {
        let Some(hero) = self.hero_with(state, &mover.who) else { return };
        let Some(dest) = way.last().copied() else { return };
        let needs = |without: Mover| {
            self.reach(state, &without, more).to(dest).is_none_or(|steps| steps > way.len() as u8)
        };
        let shorter = |hexes| Mover { hexes: mover.hexes.saturating_sub(hexes), ..*mover };
        let pathfinder =
            self.skill_of(state, hero, gives!(SkillPower::Pathfinder { hexes } => hexes));
        if let Some((skill, hexes)) = pathfinder {
            let no_stop = self.doing(state, &mover.who).is_some_and(|doing| doing.no_stop);
            if needs(Mover { no_stop, crosses: false, ..shorter(hexes) }) {
                self.tell_acts(state, (hero, ItemId::Skill(skill)), trace);
            }
        }
        let boots = self.artifact_of(state, hero, gives!(ArtifactPower::Hexes { hexes } => hexes));
        if let Some((card, _)) = boots.filter(|(_, hexes)| needs(shorter(*hexes))) {
            self.tell_acts(state, (hero, ItemId::Artifact(card)), trace);
        }
        self.tell_grapnel(state, hero, way, trace);
    }

    /// Tells what takes a hero through a river. Source: BH:ART13.
    pub(crate) fn tell_grapnel(
        &self,
        state: &State,
        hero: HeroId,
        way: &[Hex],
        trace: &mut Tracing,
    ) {
        if !way.iter().any(|hex| self.is_terrain(state, *hex, TerrainRole::River)) {
            return;
        }
        let grapnel = self.artifact_of(state, hero, gives!(ArtifactPower::RiverAsFord => ()));
        if let Some((card, ())) = grapnel {
            self.tell_acts(state, (hero, ItemId::Artifact(card)), trace);
        }
    }

    /// Tells the artifact by which a piece shoots, or shoots so far. Source: BH:ART12, BH:ART26.
    pub(crate) fn tell_shot_items(
        &self,
        state: &State,
        shooter: &Fighter,
        target: Hex,
        trace: &mut Tracing,
    ) {
        let Some(hero) = self.hero_with(state, shooter) else { return };
        let far = shooter.at.distance(target) > self.weapon_of(state, shooter).range();
        let shoots = self.artifact_of(state, hero, |power| match power {
            ArtifactPower::Bow { .. } if shooter.hero.is_some() => Some(()),
            ArtifactPower::Range { .. } if shooter.hero.is_none() && far => Some(()),
            _ => None,
        });
        if let Some((card, ())) = shoots {
            self.tell_acts(state, (hero, ItemId::Artifact(card)), trace);
        }
    }

    /// The skill by which a chant reaches a piece that does not stand beside its hero. Source:
    /// BH:SKL29.
    pub(crate) fn litany_of(&self, state: &State, hero: HeroId, who: &Fighter) -> Option<Skill> {
        let at = state.battle().hero(hero).at?;
        let (_, near) =
            self.skill_of(state, hero, gives!(SkillPower::Chant { reach, .. } => reach))?;
        let (litany, ()) =
            self.skill_of(state, hero, gives!(SkillPower::LitanyOfValour { .. } => ()))?;
        (at.distance(who.at) > near).then_some(litany)
    }
}
