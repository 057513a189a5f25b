//! From an opening to a state: what could not lie on one table is refused.
//!
//! Source: chapter 3 of the specification and the rules cited at each check. Problems are told in
//! words that name the seat, the card and the place, and say what there must be. This file builds
//! the state and checks what the seats share; `seat` has one seat, `enemy` the enemy and its cards,
//! `stand` the moment of the round.

use super::ROUND_MAX;
use crate::prelude::*;
use crate::readings::{HateHolderDown, RoundLimit};
use crate::rules::chapter::round_end::LAST_ROUND;
pub(super) use kanso_engine::opening::{Problem, within};

/// Heroes that may be down at once while the game goes on. Source: BA-12.6.
const DOWN_MAX: usize = 1;
/// Lowest change of the enemy's move that an opening can say.
const MOVE_MOD_MIN: i8 = -20;

impl Opening {
    /// The state that the opening describes, before anything follows from it.
    ///
    /// # Errors
    ///
    /// The first thing that could not be so on one table, in words.
    pub(crate) fn state(&self, game: &BraveArchitect) -> Result<State, Problem> {
        let count = game.names.len();
        ensure!(
            self.seats.len() == count,
            "it describes {found} seats and the game has {count}: list what each seat has",
            found = self.seats.len()
        );
        self.check_names(game)?;
        let last = match game.readings.round_limit {
            RoundLimit::Limit60 => LAST_ROUND,
            RoundLimit::None => ROUND_MAX,
        };
        within::<i64>("the round", self.round.into(), 1, last.into())?;
        self.check_sets(game)?;
        let parts = self.parts(game)?;
        let destroyed = self.destroyed();
        let skills = self.skills(game)?;
        let mut seats = Vec::with_capacity(count);
        for ((index, has), skills) in self.seats.iter().enumerate().zip(skills) {
            seats.push(has.state(game, Seat::at(index), destroyed, &skills)?);
        }
        let (atk_deck, atk_discard) = self.enemy_piles(game, &parts)?;
        let mut state = State {
            round: self.round,
            seats,
            parts,
            core_hp: self.core(game)?,
            body_at: self.body(game)?,
            atk_deck,
            atk_discard,
            hate: self.hate,
            hate_fresh: self.hate_fresh,
            enemy_atk_mod: self.enemy_atk_mod,
            enemy_def_mod: self.enemy_def_mod,
            enemy_move_mod: self.enemy_move_mod,
            item_deck: self.item_deck(game)?,
            item_discard: self.item_discard.clone(),
            ..game.laid_out()
        };
        self.place(game, &mut state)?;
        self.check_counters()?;
        self.check_hate(game, &state)?;
        let down: Vec<Seat> = state.every_seat().filter(|seat| !state.stands(*seat)).collect();
        ensure!(
            down.len() <= DOWN_MAX,
            "{down:?} are down: with two the game is lost, so at most one is"
        );
        state.last_attack = self.attack_before(game, &state)?;
        self.set_stand(game, &mut state)?;
        Ok(state)
    }

    /// Every kind is one of the card set, every seat one of the game.
    fn check_names(&self, game: &BraveArchitect) -> Result<(), Problem> {
        let cards = &game.cards;
        let known = |what: &str, number: u8, count: usize| {
            if usize::from(number) < count {
                return Ok(());
            }
            Err(format!("the card set has no {what} number {number}: there are {count}"))
        };
        for has in &self.seats {
            known("race", has.race.number(), cards.races.len())?;
            known("weapon", has.weapon.number(), cards.weapons.len())?;
            known("sub-weapon", has.sub.number(), cards.subs.len())?;
            for card in has.named() {
                known("deck card", card.number(), cards.deck_cards.len())?;
            }
            for held in &has.items {
                known("item", held.item.number(), cards.items.len())?;
                if let Some(piece) = held.piece {
                    known("piece", piece.number(), cards.pieces.len())?;
                }
            }
        }
        for item in self.item_deck.iter().flatten().chain(&self.item_discard) {
            known("item", item.number(), cards.items.len())?;
        }
        let hate = self.hate.map(|hate| hate.owner);
        let before = self.last_attack.map(|before| before.seat);
        let count = self.seats.len();
        match hate.into_iter().chain(before).find(|seat| seat.index() >= count) {
            Some(seat) => Err(format!("{seat:?} is named, but the game has {count} seats")),
            None => Ok(()),
        }
    }

    /// BA-2.3: every card set exists once.
    fn check_sets(&self, game: &BraveArchitect) -> Result<(), Problem> {
        for (index, has) in self.seats.iter().enumerate() {
            for (before, other) in self.seats[..index].iter().enumerate() {
                let twin = if has.race == other.race {
                    &game.cards.race(has.race).face
                } else if has.weapon == other.weapon {
                    &game.cards.weapon(has.weapon).face
                } else if has.sub == other.sub {
                    &game.cards.sub(has.sub).face
                } else {
                    continue;
                };
                let name = name_of(twin);
                return Err(format!(
                    "seats {before} and {index} both have {name}: every card set exists once"
                ));
            }
        }
        Ok(())
    }

    /// BA-1.1, BA-4.3: where the heroes stand.
    fn place(&self, game: &BraveArchitect, state: &mut State) -> Result<(), Problem> {
        let enemy = game.enemy_squares(state);
        let mut taken = Squares::NONE;
        for (index, has) in self.seats.iter().enumerate() {
            let Some(at) = has.at else { continue };
            let seat = Seat::at(index);
            ensure!(
                !enemy.contains(at),
                "{seat:?}: its hero is on {at}, where the enemy is: name another square"
            );
            if let Some(other) = state.hero_at(at) {
                return Err(format!(
                    "{seat:?}: its hero is on {at}, where that of {other:?} is: name another square"
                ));
            }
            state.seats[index].at = Some(at);
            taken.insert(at);
        }
        for (index, has) in self.seats.iter().enumerate().filter(|(_, has)| has.at.is_none()) {
            let free = |at: &Square| !taken.contains(*at) && !enemy.contains(*at);
            let Some(at) = game.cards.board.start.iter().find(free) else {
                let race = name_of(&game.cards.race(has.race).face);
                return Err(format!(
                    "seat {index}: no square of the start zone is free for {race}: say where it is"
                ));
            };
            state.seats[index].at = Some(at);
            taken.insert(at);
        }
        Ok(())
    }

    /// BA-18.1: the chips.
    fn check_counters(&self) -> Result<(), Problem> {
        let chip = |what: &str, n: i8, least: i8| within::<i64>(what, n.into(), least.into(), 0);
        chip("the [enemy attack] chip", self.enemy_atk_mod, crate::state::derived::CHIP_MIN)?;
        chip("the [enemy defence] chip", self.enemy_def_mod, crate::state::derived::CHIP_MIN)?;
        chip("the change of the enemy's move", self.enemy_move_mod, MOVE_MOD_MIN)
    }

    /// BA-10.1 to BA-10.3: the hate card.
    fn check_hate(&self, game: &BraveArchitect, state: &State) -> Result<(), Problem> {
        let dropped = game.readings.hate_holder_down == HateHolderDown::CardUnowned;
        match self.hate {
            Some(hate) => {
                let ranges = game.cards.hate.from.len() as i64;
                within::<i64>("the range of the hate card", hate.range.into(), 0, ranges - 1)?;
                ensure!(
                    !dropped || state.stands(hate.owner),
                    "{owner:?} has the hate card and is down: nobody owns it then (BA-R30)",
                    owner = hate.owner
                );
                Ok(())
            }
            None if self.hate_fresh && !dropped => {
                Err("the hate card was taken in this round, but nobody owns it: say who".to_owned())
            }
            None => Ok(()),
        }
    }

    /// BA-4.4: every item is in one place.
    fn item_deck(&self, game: &BraveArchitect) -> Result<Bag, Problem> {
        let held = self.seats.iter().flat_map(|has| &has.items).map(|held| held.item);
        let listed = self.item_deck.iter().flatten().copied();
        let mut found = vec![0_u32; game.cards.items.len()];
        for item in held.chain(self.item_discard.iter().copied()).chain(listed) {
            found[item.index()] += 1;
        }
        let mut deck: Bag = Bag::new();
        for item in self.item_deck.iter().flatten() {
            deck.add((*item).into(), 1);
        }
        for item in ItemKind::all(game.cards.items.len()) {
            let row = game.cards.item(item);
            let (name, copies, found) = (name_of(&row.face), row.copies, found[item.index()]);
            let Some(missing) = u32::from(copies).checked_sub(found) else {
                return Err(format!("{found} cards {name}, there are {copies}: take some away"));
            };
            if self.item_deck.is_none() {
                deck.add(item.into(), missing as u16);
                continue;
            }
            ensure!(
                missing == 0,
                "{missing} of {copies} cards {name} lie nowhere: put them into the item deck, \
                 or leave the item deck out"
            );
        }
        Ok(deck)
    }
}

/// `Power Slash (W11)`.
pub(super) fn name_of(face: &Face) -> String {
    format!("{} ({})", face.name.in_lang(Lang::En), face.id)
}

pub(super) fn card_name(cards: &CardSet, card: CardKind) -> String {
    name_of(&cards.card(card).face)
}

/// A hero whose HP are 0 is down. Source: BA-12.1.
pub(super) const fn is_down(has: &SeatState) -> bool {
    has.hp == 0
}
