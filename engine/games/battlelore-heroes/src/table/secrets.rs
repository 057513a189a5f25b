//! What each eye is told of events and of what lies hidden; of facts, their table says it (`fact`).
//!
//! Source: 5.13 of the specification, BL-R15, BH-19.18. Secret are the Command and Lore cards in a
//! hand, what is kept or discarded face down, councils and parties until both are chosen, the cards
//! of H3, artifacts that are not equipped while a battle is on, the tokens that Thievery shows, and
//! the hand that Spy Network sees. What is played, equipped or discarded face up, all dice, the
//! chest bag and everything between battles lie open. What an eye may not know is dealt anew: `anew`.

mod anew;
mod artifacts;
mod memory;
#[cfg(test)]
mod tests;

use crate::battle::GainStep;
use crate::prelude::*;
use crate::readings::CouncilsHidden;
use crate::table::words::At;
use crate::table::words::action::asks;

/// Whole for those who may know, else what is left of it.
const fn told(may_know: bool) -> Telling {
    if may_know { Telling::Whole } else { Telling::Shrunk }
}

/// True if an eye is told what is for the seat alone that is asked.
pub(crate) fn shows_own(at: At<'_>) -> bool {
    at.game.asked(at.state).is_none_or(|(_, seat)| at.eye.sees(seat))
}

/// True if an eye is told the council that is chosen.
pub(crate) fn shows_council(at: At<'_>) -> bool {
    shows_own(at) || at.game.is_last_council(at.state)
}

/// True if an eye is told the party that is chosen.
pub(crate) fn shows_party(at: At<'_>) -> bool {
    let last = |seat| BattleLore::is_last_party(at.state, seat);
    at.game.asked(at.state).is_none_or(|(_, seat)| at.eye.sees(seat) || last(seat))
}

/// True if an eye is told the first artifact that is kept.
pub(crate) fn shows_kept(at: At<'_>) -> bool {
    shows_own(at) || at.state.campaign.is_some()
}

/// True if an eye is told the card that is drawn anew.
pub(crate) fn shows_redraw(at: At<'_>) -> bool {
    shows_own(at) || asks(at, Question::KeepCard)
}

/// True if an eye is told the artifact that is discarded: in a battle, where it was equipped.
pub(crate) fn shows_discarded(at: At<'_>, card: Artifact) -> bool {
    let battle = at.state.battle.as_ref();
    let hero = battle.and_then(|battle| battle.find_hero(battle.gain.as_ref()?.hero));
    shows_own(at) || hero.is_none_or(|hero| hero.equipped.contains(&card))
}

impl BattleLore {
    /// True if an eye sees what a camp holds hidden.
    fn sees_camp(state: &State, eye: Eye, camp: Camp) -> bool {
        eye.sees(state.seat_of(camp))
    }

    /// True if a hero's search shows all tokens to its owner. Source: BH:SKL18.
    fn is_thief(&self, state: &State, hero: HeroId) -> bool {
        let skills = &state.sheet(hero).skills;
        skills.iter().any(|skill| self.cards.skill(*skill).power == SkillPower::Thievery)
    }

    /// Whose eye alone is told what the awaited chance brings; none where everybody is.
    fn drawer(&self, state: &State) -> Option<Seat> {
        let camp = |camp| Some(state.seat_of(camp));
        match *state.tasks.last()? {
            Task::DealCommands(drawer) | Task::DealLore(drawer) => camp(drawer),
            Task::DrawCommands { .. } => camp(self.active(state)),
            Task::DrawLore { camp: drawer, .. } => camp(drawer),
            Task::FirstArtifacts(hero) | Task::RedrawArtifact(hero) => Some(state.owner(hero)),
            Task::Search => {
                let search = state.battle.as_ref()?.search.as_ref()?;
                let hides = search.step == SearchStep::Draw && self.is_thief(state, search.hero);
                hides.then(|| state.owner(search.hero))
            }
            Task::Gain => {
                let gain = state.battle.as_ref()?.gain.as_ref()?;
                matches!(gain.step, GainStep::Draw | GainStep::Redraw)
                    .then(|| state.owner(gain.hero))
            }
            // False Orders: the card goes face up to the discard.
            _ => None,
        }
    }

    /// True if an eye is told which cards or levels a decision names; `state` is the one before it.
    fn shows_choice(&self, state: &State, action: &Action, eye: Eye) -> bool {
        let at = At::new(self, state, Lang::En, eye);
        match action {
            Action::ChooseCouncil { .. } => shows_council(at),
            Action::ChooseParty { .. } => shows_party(at),
            Action::KeepLore { .. }
            | Action::KeepCommand { .. }
            | Action::KeepLoreCard { .. }
            | Action::DiscardLore { .. } => shows_own(at),
            Action::KeepArtifact { .. } => shows_kept(at),
            Action::Redraw { .. } => shows_redraw(at),
            Action::DiscardArtifact { card } => shows_discarded(at, *card),
            _ => true,
        }
    }

    /// True if the council that is chosen now is told to all: the other one stands, or councils are
    /// chosen openly. Source: BL-R15.
    fn is_last_council(&self, state: &State) -> bool {
        let openly = self.readings.councils_hidden == CouncilsHidden::InTurnOrder;
        let chosen = |battle: &Battle| battle.sides.iter().any(|side| side.council.is_some());
        openly || state.battle.as_ref().is_some_and(chosen)
    }

    /// True if the other seat's party stands.
    fn is_last_party(state: &State, seat: Seat) -> bool {
        let campaign = state.campaign.as_ref();
        let parties = campaign.map(|campaign| campaign.parties.iter().enumerate());
        parties.is_some_and(|mut parties| {
            parties.any(|(of, party)| of != seat.index() && party.is_some())
        })
    }

    /// How much of an event an eye is told.
    pub(crate) fn tells_event(&self, state: &State, event: &Event<Action>, eye: Eye) -> Telling {
        match event {
            Event::Chance(_) => told(self.drawer(state).is_none_or(|seat| eye.sees(seat))),
            Event::Decision(action) => told(self.shows_choice(state, action, eye)),
        }
    }

    /// True if a Command card lies where an eye does not see it, beside the deck.
    fn hides_command(state: &State, battle: &Battle, active: Camp, eye: Eye) -> bool {
        let hidden = |camp: Camp| {
            !Self::sees_camp(state, eye, camp)
                && (!battle.side(camp).commands.is_empty()
                    || (camp == active && !battle.scouted.is_empty()))
        };
        Camp::ALL.into_iter().any(hidden)
    }

    /// True if a Lore card lies where an eye does not see it, beside the deck.
    fn hides_lore(state: &State, battle: &Battle, active: Camp, eye: Eye) -> bool {
        let hidden = |camp: Camp| {
            let laid = |discard: &&LoreDiscard| discard.hidden_by == Some(camp);
            !Self::sees_camp(state, eye, camp)
                && (!battle.side(camp).lores.is_empty()
                    || (camp == active && !battle.browsed.is_empty())
                    || battle.lore_discard.iter().find(laid).is_some())
        };
        Camp::ALL.into_iter().any(hidden)
    }

    /// True if an artifact card lies where an eye does not see it, beside the deck: under a sheet
    /// while a battle is on (BH-19.18), among the cards shown to a new hero, or on its way. Cards
    /// known on top or at the bottom of the deck (BH-R62) may have come from such a place.
    fn hides_artifact(state: &State, eye: Eye) -> bool {
        if eye == Eye::All {
            return false;
        }
        let deck = &state.artifacts;
        let battle = state.battle.as_ref();
        let under = |seat: Seat| {
            let Some(battle) = battle else { return false };
            state.seat(seat).roster.iter().any(|sheet| {
                let equipped = battle.find_hero(sheet.id).map_or(0, |hero| hero.equipped.len());
                sheet.artifacts.len() > equipped
            })
        };
        let shown = |seat: Seat| {
            let recruit = state.recruit.as_ref().filter(|of| state.owner(of.hero) == seat);
            let gain = battle.and_then(|battle| battle.gain.as_ref());
            let gain = gain.filter(|of| state.owner(of.hero) == seat);
            recruit.is_some_and(|of| !of.shown.is_empty() || !of.replaced.is_empty())
                || gain.is_some_and(|of| of.card.is_some() || !of.replaced.is_empty())
        };
        let mut others = (0..state.seats.len()).map(Seat::at).filter(|seat| !eye.sees(*seat));
        !deck.top().is_empty()
            || !deck.bottom().is_empty()
            || others.any(|seat| under(seat) || shown(seat))
    }

    /// True if an eye is told the awaited decision's list, or an awaited outcome's odds: the odds of
    /// a draw only where every other card of its deck lies open to this eye.
    pub(crate) fn tells_list(&self, state: &State, eye: Eye) -> bool {
        if let Some((_, seat)) = self.asked(state) {
            return eye.sees(seat);
        }
        let (Some(task), battle) = (state.tasks.last(), state.battle.as_ref()) else { return true };
        match (*task, battle) {
            (Task::FirstArtifacts(_) | Task::RedrawArtifact(_) | Task::Gain, _) => {
                !Self::hides_artifact(state, eye)
            }
            (Task::DealCommands(_) | Task::DrawCommands { .. }, Some(battle)) => {
                !Self::hides_command(state, battle, self.active(state), eye)
            }
            (Task::DealLore(_) | Task::DrawLore { .. }, Some(battle)) => {
                !Self::hides_lore(state, battle, self.active(state), eye)
            }
            (Task::FalseOrders(victim), Some(_)) => Self::sees_camp(state, eye, victim),
            // Dice, chest tokens and the cards of the After Adventure Action.
            _ => true,
        }
    }

    /// True if a reader leaves the fact out: what is passed over, and passes. Source: BL-6.2.
    pub(crate) const fn is_silent(fact: &Fact) -> bool {
        matches!(fact, Fact::PassedOver { .. } | Fact::Passes { .. })
    }

    /// True if going through a game does not stop for the decision: a pass in a window.
    pub(crate) const fn is_pass(action: &Action) -> bool {
        matches!(action, Action::Pass)
    }
}
