//! A battle of a campaign as the opening of a game of its own.
//!
//! Source: BH-21.5, BH-21.8. Camps are named, not players: South becomes seat 0 and North seat 1,
//! and so the events of the campaign fit as they are.

use super::{BattleOpening, CampOpening, DeckOpening};
use crate::prelude::*;
use crate::rules::course::kinds_as;

impl BattleLore {
    /// The set-up of a game that is the battle of a campaign that begins in this state.
    pub(crate) fn excerpt_of(
        &self,
        setup: &Setup<Opening>,
        state: &State,
    ) -> Option<Setup<Opening>> {
        let campaign = state.campaign.as_ref()?;
        let battle = state.battle.as_ref()?;
        if !self.is_laid_out(state, battle) {
            return None;
        }
        let played = campaign.battles.last()?;
        let camps = Camp::ALL.map(|camp| {
            let has = state.seat(state.seat_of(camp));
            let goes = |id| battle.find_hero(id).is_some();
            let (party, home): (Vec<_>, Vec<_>) =
                has.roster.iter().cloned().partition(|sheet| goes(sheet.id));
            let mut home_skills: Vec<_> = home.into_iter().flat_map(|sheet| sheet.skills).collect();
            home_skills.sort_unstable();
            CampOpening { party, advisor: battle.side(camp).advisor, home_skills }
        });
        let deck = &state.artifacts;
        let cards = |kinds: &[Kind]| kinds_as(kinds).collect();
        let bag: Vec<Kind> =
            deck.bag().iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, n.into())).collect();
        let artifacts = DeckOpening {
            top: cards(deck.top()),
            bag: Some(cards(&bag)),
            bottom: cards(deck.bottom()),
        };
        let names = Camp::ALL.map(|camp| setup.names[state.seat_of(camp).index()].clone());
        let meta = Self::meta();
        let mut own = setup.clone();
        own.names = names.to_vec();
        own.options = vec![OptionValue::Listed(0); meta.options.len()];
        let scenario = &self.cards.scenario(played.scenario).face.id;
        for (name, value) in [("mode", "battle"), ("scenario", scenario)] {
            own.set_option(meta, name, value).expect("an option of the game");
        }
        own.opening = Some(Opening::Battle(BattleOpening { camps, artifacts }));
        Some(own)
    }

    /// True if a battle has only just been laid out: nothing was chosen or drawn for it.
    fn is_laid_out(&self, state: &State, battle: &Battle) -> bool {
        let is_fixed = self.scenario(state).councils.is_some();
        let mut sides = battle.sides.iter();
        battle.turn == 0
            && sides.all(|side| side.commands.is_empty() && (is_fixed || side.council.is_none()))
    }
}
