//! From an opening to a state: what could not lie on one table is refused.
//!
//! Source: BH-21.8, 3.2 of the specification, and the rules cited at each check. Problems are told in
//! words that name the camp, the piece or the card, and say what there must be. This file has the
//! beginning of a battle and what both kinds of openings share; `sheets` has heroes and their cards,
//! `middle` a position, `board` what stands on its hexes.

use super::BattleOpening;
use crate::cards::Face;
use crate::prelude::*;
use crate::readings::SameClassTwice;
pub(super) use kanso_engine::opening::{Problem, within};

impl Opening {
    /// The state that the opening describes, before anything follows from it.
    ///
    /// # Errors
    ///
    /// The first thing that could not be so on one table, in words.
    pub(crate) fn state(&self, game: &BattleLore) -> Result<State, Problem> {
        if game.battles.is_some() {
            return Err("an opening is of one battle: set the option mode to battle".to_owned());
        }
        match self {
            Self::Battle(opening) => opening.state(game),
            Self::Position(opening) => opening.state(game),
        }
    }
}

impl BattleOpening {
    /// A battle that is about to be laid out.
    fn state(&self, game: &BattleLore) -> Result<State, Problem> {
        let mut seats = Vec::with_capacity(Camp::ALL.len());
        for (camp, has) in Camp::ALL.into_iter().zip(&self.camps) {
            let mut roster = has.party.clone();
            roster.sort_unstable_by_key(|sheet| sheet.id);
            for sheet in &roster {
                game.check_sheet(sheet)?;
                game.check_can_take_part(sheet)?;
            }
            game.party_fits(camp, &roster)?;
            let mut home_skills = has.home_skills.clone();
            home_skills.sort_unstable();
            seats.push(SeatState { roster, guest: None, home_skills });
        }
        game.check_parties(&seats)?;
        let artifacts = self.artifacts.deck(game, &seats)?;
        let parties = [0, 1].map(|camp| ids(&seats[camp]));
        let scenario = game.cards.scenario(game.scenario);
        let advisors = [0, 1].map(|camp: usize| self.camps[camp].advisor);
        let battle = game.new_battle(scenario, [&parties[0], &parties[1]], advisors);
        Ok(State {
            seats,
            artifacts,
            recruit: None,
            battle: Some(battle),
            ended: None,
            campaign: None,
            tasks: vec![Task::BeginBattle],
        })
    }
}

fn ids(has: &SeatState) -> Vec<HeroId> {
    has.roster.iter().map(|sheet| sheet.id).collect()
}

impl BattleLore {
    /// BH-21.6, BH-4.6: how many heroes a party has, and of which classes.
    pub(super) fn party_fits(&self, camp: Camp, party: &[Sheet]) -> Result<(), Problem> {
        let scenario = self.cards.scenario(self.scenario);
        let cap = scenario.hero_cap;
        if party.len() > usize::from(cap) {
            return Err(format!(
                "{camp:?} has {} heroes, and {} allows {cap} of a camp: leave some out, or name \
                 another scenario",
                party.len(),
                name_of(&scenario.face)
            ));
        }
        if self.readings.same_class_twice == SameClassTwice::Yes {
            return Ok(());
        }
        for (at, sheet) in party.iter().enumerate() {
            if let Some(twin) = party[..at].iter().find(|other| other.class == sheet.class) {
                return Err(format!(
                    "{camp:?}: heroes {} and {} are both of the class {:?}: a camp has one of each \
                     (BH-R2)",
                    twin.id.0, sheet.id.0, sheet.class
                ));
            }
        }
        Ok(())
    }
}

/// `Sapphire Armor (ART01)`.
pub(super) fn name_of(face: &Face) -> String {
    format!("{} ({})", face.name.in_lang(Lang::En), face.id)
}

/// `Human swordsmen (UNI03)`.
pub(super) fn unit_name(cards: &CardSet, kind: UnitKind) -> String {
    match kind {
        UnitKind::Troop(troop) => name_of(&cards.troop(troop).face),
        UnitKind::Creature(creature) => name_of(&cards.creature(creature).face),
    }
}
