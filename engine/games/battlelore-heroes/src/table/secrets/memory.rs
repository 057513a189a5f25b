//! What an eye remembers of what it was told, where the state forgets it.
//!
//! Source: 5.13 of the specification, BH-17.12, BL:LRG08. A Command card that was seen in a hand stays
//! there until it is played or falls: nothing else takes one out of a hand.
//!
//! Left out: what can be counted back over a deck that was used up, and what follows from a card that
//! was not played, kept or equipped.

use crate::fact::ArtifactPlace;
use crate::prelude::*;
use std::collections::BTreeMap;

/// What was told of the artifacts of a hero in a battle; times count what was told.
#[derive(Clone, Debug, Default)]
pub(super) struct Holdings {
    /// When the hero was made.
    pub made: usize,
    /// What it equipped before the first turn.
    pub equipped: Vec<Artifact>,
    /// When each card came to it that it gained, and which, if that was seen.
    pub gains: Vec<(usize, Option<Artifact>)>,
    /// What it was seen to lose.
    pub lost: Vec<Artifact>,
}

/// What an eye remembers.
#[derive(Debug, Default)]
pub(super) struct Memory {
    /// Command cards that South and North surely hold.
    hands: [Vec<Command>; 2],
    heroes: BTreeMap<HeroId, Holdings>,
    /// When an artifact was last seen to go to the deck.
    returned: BTreeMap<Artifact, usize>,
    /// When the artifact deck was last shuffled as a whole.
    gathered: usize,
    /// True once the first turn of the battle has begun.
    is_fought: bool,
    /// Who was wounded last.
    wounded: Option<HeroId>,
}

impl Memory {
    /// What is remembered of all that was told, the battle that is on being the last of it. Given is
    /// whether all of it was told in a battle whose first turn had begun.
    pub(super) fn of(told: &[Fact], is_fought: bool) -> Self {
        let mut memory = Self { is_fought, ..Self::default() };
        for (at, fact) in told.iter().enumerate() {
            memory.hear_of_cards(at, fact);
            memory.hear_of_artifacts(at, fact);
        }
        memory
    }

    /// Command cards that a camp surely holds.
    pub(super) fn hand(&self, camp: Camp) -> &[Command] {
        &self.hands[camp.index()]
    }

    /// What was told of the artifacts of a hero.
    pub(super) fn holdings(&self, hero: HeroId) -> Holdings {
        self.heroes.get(&hero).cloned().unwrap_or_default()
    }

    /// True if an artifact of which there is one was seen to go to the deck after this.
    pub(super) fn was_away(&self, card: Artifact, since: usize) -> bool {
        self.returned.get(&card).is_some_and(|at| *at > since)
    }

    /// True if an artifact of which there is one was seen to go to the deck since that was shuffled.
    pub(super) fn was_laid(&self, card: Artifact) -> bool {
        self.was_away(card, self.gathered)
    }

    fn hear_of_cards(&mut self, at: usize, fact: &Fact) {
        match fact {
            Fact::LaidOut { .. } => {
                self.hands = Default::default();
                self.heroes.clear();
                self.is_fought = false;
            }
            Fact::TurnBegins { .. } => self.is_fought = true,
            Fact::HandSeen { by, cards } => {
                self.hands[by.camp.other().index()] = cards.to_vec();
            }
            Fact::CommandPlayed { whose, card, .. } | Fact::CommandLost { whose, card } => {
                take_one(&mut self.hands[whose.camp.index()], *card);
            }
            Fact::Enlisted { .. } | Fact::Revealed { .. } => self.gathered = at,
            _ => {}
        }
    }

    fn hear_of_artifacts(&mut self, at: usize, fact: &Fact) {
        match fact {
            Fact::Enlisted { hero, .. } => self.of_hero(hero).made = at,
            Fact::Equipped { hero, cards } if !self.is_fought => {
                self.of_hero(hero).equipped.extend(cards);
            }
            Fact::TrophyDrawn { hero } | Fact::ChestToken { hero, token: ChestToken::Artifact } => {
                self.of_hero(hero).gains.push((at, None));
            }
            // The card never came, or became a token at once.
            Fact::NoArtifact { hero } | Fact::SpecialExchanged { hero, .. } => {
                self.of_hero(hero).gains.pop_if(|(_, card)| card.is_none());
            }
            Fact::ArtifactGoes { hero, card, to: ArtifactPlace::Equipped, open: true, .. } => {
                if let Some((_, seen)) = self.of_hero(hero).gains.last_mut() {
                    *seen = Some(*card);
                }
            }
            Fact::ArtifactDiscarded { hero, card, open: true, .. }
            | Fact::PotionGoes { hero, card } => self.of_hero(hero).lost.push(*card),
            Fact::Wounded { hero, .. } => self.wounded = Some(hero.id),
            Fact::CardsReturn { cards, why, .. } => {
                self.returned.extend(cards.iter().map(|card| (*card, at)));
                if let (ReturnCause::Wound, Some(hero)) = (why, self.wounded) {
                    self.heroes.entry(hero).or_default().lost.extend(cards);
                }
            }
            _ => {}
        }
    }

    fn of_hero(&mut self, hero: &HeroName) -> &mut Holdings {
        self.heroes.entry(hero.id).or_default()
    }
}

/// Takes one of these out of a list; says whether it was there.
pub(super) fn take_one<T: PartialEq>(list: &mut Vec<T>, wanted: T) -> bool {
    let at = list.iter().position(|one| *one == wanted);
    at.map(|at| list.remove(at)).is_some()
}
