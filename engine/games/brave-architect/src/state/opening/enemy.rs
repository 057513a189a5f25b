//! The enemy of an opening: its parts, its core, its body, its cards.
//!
//! Source: BA-3.1 to BA-3.4, BA-14.3 to BA-14.5, BA-14.8, the rules cited at each check.

use super::PartOpening;
use super::check::{Problem, name_of, within};
use crate::cards::NORMAL_ATTACKS;
use crate::prelude::*;
use crate::state::LastAttack;
use crate::vocabulary::{SIDE, SLOTS};
use arrayvec::ArrayVec;

/// Normal attack cards in deck and discard pile after so many destructions. Source: BA-14.3,
/// BA-14.4.
const NORMALS: [usize; SLOTS + 1] = [6, 4, 2, 0, 0];
/// Strong ones. Source: BA-14.3, BA-14.4.
const STRONGS: [usize; SLOTS + 1] = [0, 2, 4, 6, 6];
/// Party cards of destroyed parts. Source: BA-14.3 to BA-14.5.
const PARTIES_IN: [usize; SLOTS + 1] = [0, 1, 2, 3, 3];

impl Opening {
    /// How many parts are destroyed.
    pub(super) fn destroyed(&self) -> u8 {
        self.parts.iter().filter(|part| **part == PartOpening::Destroyed).count() as u8
    }

    /// The enemy's cards that lie in a pile.
    fn piled(&self) -> impl Iterator<Item = EnemyCard> + '_ {
        self.atk_deck.iter().chain(&self.atk_discard).flatten().copied()
    }

    /// BA-3.1, BA-3.2: the parts.
    pub(super) fn parts(&self, game: &BraveArchitect) -> Result<ArrayVec<Part, SLOTS>, Problem> {
        let count = game.part_count();
        ensure!(
            self.parts.len() <= count,
            "it describes {found} parts, the enemy has {count}",
            found = self.parts.len()
        );
        let mut named: Vec<Party> = Vec::new();
        for part in &self.parts {
            if let PartOpening::Intact { card: Some(card), .. } = *part {
                ensure!(
                    !named.contains(&card),
                    "{name} is the card of two parts: there is one",
                    name = name_of(&game.cards.party(card).face)
                );
                named.push(card);
            }
        }
        for card in self.piled() {
            if let EnemyCard::Party(party) = card {
                ensure!(
                    !named.contains(&party),
                    "{name} is in the enemy's piles and elsewhere: there is one",
                    name = name_of(&game.cards.party(party).face)
                );
                named.push(party);
            }
        }
        let most = game.enemy_hp().part;
        let mut parts = ArrayVec::new();
        let rest = std::iter::repeat(&PartOpening::Intact { card: None, hp: None });
        for (number, part) in self.parts.iter().chain(rest).take(count).enumerate() {
            parts.push(match *part {
                PartOpening::Destroyed => Part::Destroyed,
                PartOpening::Intact { card, hp } => {
                    let hp = hp.unwrap_or(most);
                    let what = format!("HP of part {}, or \"destroyed\" at 0", number + 1);
                    within::<i64>(&what, hp.into(), 1, most.into())?;
                    let card = card.unwrap_or_else(|| {
                        let mut all = Party::all(game.cards.parties.len());
                        let free = all.find(|party| !named.contains(party));
                        let free = free.expect("seven party cards are more than lie on the table");
                        named.push(free);
                        free
                    });
                    Part::Intact { card, hp }
                }
            });
        }
        Ok(parts)
    }

    /// BA-3.2, BA-17.2: the core's HP.
    pub(super) fn core(&self, game: &BraveArchitect) -> Result<u8, Problem> {
        let most = game.enemy_hp().core;
        let hp = self.core_hp.unwrap_or(most);
        ensure!(hp != 0, "the core has no HP: the game is won. Give it 1 to {most}");
        within::<i64>("HP of the core", hp.into(), 1, most.into())?;
        if self.destroyed() == 0 {
            let what = "HP of the core, which no destroyed part exposes";
            within::<i64>(what, hp.into(), most.into(), most.into())?;
        }
        Ok(hp)
    }

    /// BA-1.2: the whole body is on the map.
    pub(super) fn body(&self, game: &BraveArchitect) -> Result<Square, Problem> {
        let body = self.body_at.unwrap_or(game.cards.board.body);
        if body.x() + 1 < SIDE && body.y() + 1 < SIDE {
            return Ok(body);
        }
        Err(format!(
            "the body's north-west square is {body}, and the rest of it off the map: A1 to G7 fit"
        ))
    }

    /// BA-14.8: the enemy attack deck and the discard pile.
    pub(super) fn enemy_piles(
        &self,
        game: &BraveArchitect,
        parts: &[Part],
    ) -> Result<(Bag, Vec<EnemyCard>), Problem> {
        let destroyed = usize::from(self.destroyed());
        let mut seen: Vec<EnemyCard> = Vec::new();
        for card in self.piled() {
            ensure!(
                !seen.contains(&card),
                "{name} lies in the enemy's piles twice: name it once",
                name = name_of(enemy_face(game, card))
            );
            seen.push(card);
        }
        let sorts: [(&str, usize, Vec<EnemyCard>); 3] = [
            ("normal attack cards", NORMALS[destroyed], attack_cards(game, false)),
            ("strong attack cards", STRONGS[destroyed], attack_cards(game, true)),
            ("party cards", PARTIES_IN[destroyed], party_cards(game, parts)),
        ];
        let mut missing: Vec<EnemyCard> = Vec::new();
        for (what, wanted, all) in &sorts {
            let found = seen.iter().filter(|card| all.contains(card)).count();
            let complete = self.atk_deck.is_some() && self.atk_discard.is_some();
            ensure!(
                found == *wanted || (!complete && found < *wanted),
                "{found} {what} in the enemy's deck and discard pile: after {destroyed} \
                 destructions there are {wanted}"
            );
            let free = all.iter().filter(|card| !seen.contains(card));
            missing.extend(free.take(wanted - found));
        }
        let mut discard = self.atk_discard.clone().unwrap_or_default();
        let mut deck: Bag =
            self.atk_deck.iter().flatten().map(|card| ((*card).into(), 1)).collect();
        let top = missing.iter().position(|card| is_attack(*card));
        if let (None, Some(at)) = (&self.atk_discard, top) {
            let top = missing.remove(at);
            if self.atk_deck.is_some() {
                missing.reverse();
                discard.append(&mut missing);
            }
            discard.push(top);
        }
        for card in missing {
            deck.add(card.into(), 1);
        }
        match discard.last() {
            Some(card) if is_attack(*card) => Ok((deck, discard)),
            Some(card) => {
                let name = name_of(enemy_face(game, *card));
                Err(format!(
                    "{name} is on top of the enemy discard pile: an attack card must lie there"
                ))
            }
            None => {
                Err("the enemy discard pile is empty: an attack card must lie on it".to_owned())
            }
        }
    }

    /// BA-9.20: the attack of the hero turn before.
    pub(super) fn attack_before(
        &self,
        game: &BraveArchitect,
        state: &State,
    ) -> Result<Option<LastAttack>, Problem> {
        let Some(before) = self.last_attack else { return Ok(None) };
        let (seat, slots) = (before.seat, before.slots);
        ensure!(!slots.is_empty(), "{seat:?}: its last attack is on no square: name at least one");
        ensure!(state.seat(seat).acted, "{seat:?}: it has attacked in this round, but not acted");
        let whole: Slots =
            slots.iter().flat_map(|slot| game.slots_of(game.part_of(slot)).iter()).collect();
        let intact = whole.iter().filter(|slot| game.intact_at(state, *slot).is_some()).collect();
        let parts = before.parts.unwrap_or(intact);
        let complete: Slots =
            parts.iter().flat_map(|slot| game.slots_of(game.part_of(slot)).iter()).collect();
        ensure!(
            complete == parts && parts.iter().all(|slot| whole.contains(slot)),
            "{seat:?}: the parts of its last attack are not whole parts on the squares attacked"
        );
        Ok(Some(LastAttack { seat, slots, parts }))
    }
}

fn enemy_face(game: &BraveArchitect, card: EnemyCard) -> &Face {
    match card {
        EnemyCard::Party(party) => &game.cards.party(party).face,
        EnemyCard::Attack(attack) => &game.cards.attack(attack).face,
    }
}

const fn is_attack(card: EnemyCard) -> bool {
    matches!(card, EnemyCard::Attack(_))
}

fn attack_cards(game: &BraveArchitect, strong: bool) -> Vec<EnemyCard> {
    let all = AttackCard::all(game.cards.attacks.len());
    all.filter(|card| CardSet::is_strong(*card) == strong).map(EnemyCard::Attack).collect()
}

/// The party cards that no intact part has.
fn party_cards(game: &BraveArchitect, parts: &[Part]) -> Vec<EnemyCard> {
    let lies = |party: &Party| {
        parts.iter().any(|part| match part {
            Part::Intact { card, .. } => card == party,
            Part::Destroyed => false,
        })
    };
    let all = Party::all(game.cards.parties.len());
    all.filter(|party| !lies(party)).map(EnemyCard::Party).collect()
}

const _: () = assert!(NORMALS[0] == NORMAL_ATTACKS as usize, "all normal cards are in at first");
