//! What is put right between two beats: the dead, Unique, cities, fighters, victory.
//!
//! Source: the specification's 6.2, BK-3.3, BK-3.6, BK-5.40, BK-6.3, BK-6.9, BK-6.23, BK-6.40,
//! BK-6.41, BK-8.1 to BK-8.3.

use crate::prelude::*;
use crate::readings::{
    CityWinTime, DeckOutTiming, FighterControlChange, OccupyingCharacter, SimultaneousEnd,
    UniqueRace, ZeroHp,
};
#[cfg(test)]
use crate::state::Memo;
use crate::state::{CITIES, EndReason, Ending, SEATS, insert, other};
use kanso_engine::NextCard;

/// Cities that win, with the capital among them. Source: BK-8.1.
const CITIES_TO_WIN: u8 = 3;

/// What one look over the cards in play finds.
#[derive(Default)]
struct Survey {
    /// Characters by city and controller.
    characters: [[u16; 2]; CITIES],
    /// Some character may have no HP left.
    may_die: bool,
    /// Cards with Unique.
    unique: u32,
}

impl BerserkTcg {
    /// One pass over the table; the facts tell whether it changed anything. What was looked at and
    /// not changed since is not looked at again.
    pub(crate) fn state_check(&self, state: &mut State, trace: &mut Tracing) {
        if state.is_settled() {
            #[cfg(test)]
            self.assert_settled(state);
            return;
        }
        let told = trace.told();
        let mut table = self.survey(state);
        if table.may_die {
            self.trash_the_dead(state, trace);
        }
        if table.unique > 1 {
            self.keep_one_of_a_name(state, trace);
        }
        if trace.told() != told {
            table = self.survey(state);
        }
        if !self.is_settled(state, &table) {
            self.turn_cities(state, &table, trace);
            self.free_cities(state, &table, trace);
        }
        if state.battle.is_some() {
            self.sort_fighters(state, trace);
            if state.step == Some(BattleStep::Fighters) && !self.joins_once() {
                self.occupiers_join(state, trace);
            }
        }
        self.check_victory(state, false, trace);
        if trace.told() == told {
            state.settle();
        }
    }

    /// What was seen to be settled still is: whatever changes a table says so.
    #[cfg(test)]
    fn assert_settled(&self, state: &State) {
        let mut looked_at = state.clone();
        looked_at.settled = Memo::default();
        let mut trace = Tracing::new(kanso_engine::Mode::Facts);
        self.state_check(&mut looked_at, &mut trace);
        assert!(trace.facts().is_empty() && looked_at == *state, "somebody changed the table");
    }

    /// Looks at every card in play once.
    fn survey(&self, state: &State) -> Survey {
        let mut table = Survey::default();
        for card in state.in_play() {
            let of_kind = self.standing.of_kind(card.kind);
            table.unique += u32::from(of_kind.unique);
            let Some(hp) = of_kind.hp else { continue };
            table.characters[card.at().index()][card.controller.index()] += 1;
            // Texts that work all the time only add to HP, unless the card set has one that does not.
            let least = i32::from(hp) + i32::from(card.mods.hp);
            table.may_die |= self.standing.lowers_hp || least <= i32::from(card.damage);
        }
        table
    }

    /// S1. Source: BK-3.3, BK-6.3, BK-R49.
    fn trash_the_dead(&self, state: &mut State, trace: &mut Tracing) {
        let mut dead: Vec<CardId> = Vec::new();
        for card in state.in_play().filter(|card| self.is_character(card.kind)) {
            let hp = self.hp_now(state, card);
            let dies = if card.damage > 0 {
                i32::from(card.damage) >= i32::from(hp)
            } else {
                hp <= 0 && self.readings.zero_hp == ZeroHp::Trashed
            };
            if dies {
                dead.push(card.id);
            }
        }
        if !dead.is_empty() {
            self.trash(state, &dead, TrashCause::Damage, BK_3_3, trace);
        }
    }

    /// S2. Source: BK-3.10, BK-6.40, BK-R18.
    fn keep_one_of_a_name(&self, state: &mut State, trace: &mut Tracing) {
        let unique: Vec<(CardId, CardKind, u32)> = state
            .in_play()
            .filter(|card| self.data(card.kind).unique)
            .map(|card| (card.id, card.kind, card.entered))
            .collect();
        if unique.len() < 2 {
            return;
        }
        let later: Vec<CardId> = unique
            .iter()
            .filter(|(_, kind, entered)| {
                unique.iter().any(|(_, other, before)| {
                    before < entered && self.data(*other).name == self.data(*kind).name
                })
            })
            .map(|(id, _, _)| *id)
            .collect();
        if later.is_empty() {
            return;
        }
        match self.readings.unique_race {
            UniqueRace::LaterIsTrashed => {
                self.trash(state, &later, TrashCause::Unique, BK_6_40, trace);
            }
            UniqueRace::LaterTurnsFaceDown => {
                for id in later {
                    self.turn_back(state, id, BK_R18, trace);
                }
            }
        }
    }

    /// True if no city can have to be turned or freed (S3, S4): most beats, in one look at the row.
    fn is_settled(&self, state: &State, table: &Survey) -> bool {
        let any_holds =
            self.readings.occupying_character == OccupyingCharacter::AnyOwnCharacterThere;
        state.cities.iter().zip(&table.characters).all(|(city, characters)| {
            city.face_up == (*characters != [0, 0])
                && city.occupant.is_none_or(|seat| any_holds && characters[seat.index()] > 0)
        })
    }

    /// S3. Source: BK-3.6, BK-6.9.
    fn turn_cities(&self, state: &mut State, table: &Survey, trace: &mut Tracing) {
        let mut unknown: Vec<City> = Vec::new();
        for city in City::ALL {
            let up = table.characters[city.index()] != [0, 0];
            if state.city(city).face_up == up {
                continue;
            }
            state.city_mut(city).face_up = up;
            let level = state.city_level();
            trace.fact(BK_3_6, || Fact::CityTurned { city, up, level });
            if up && state.city(city).identity.is_none() {
                unknown.push(city);
            }
        }
        // The first one comes first: it lies on top of the tasks.
        for city in unknown.into_iter().rev() {
            state.tasks.push(Task::Chance(Drawn::CityReveal { city }));
        }
    }

    /// S4. Source: BK-6.23, BK-R39.
    fn free_cities(&self, state: &mut State, table: &Survey, trace: &mut Tracing) {
        for city in City::ALL {
            let Some(was) = state.city(city).occupant else { continue };
            let there = table.characters[city.index()][was.index()] > 0;
            let holds = match self.readings.occupying_character {
                OccupyingCharacter::AnyOwnCharacterThere => there,
                OccupyingCharacter::OnlyThoseThatTookIt => {
                    there
                        && state.in_play_at(city).any(|card| {
                            card.controller == was
                                && self.is_character(card.kind)
                                && state.city(city).holders.contains(&card.id)
                        })
                }
            };
            if !holds {
                state.city_mut(city).occupant = None;
                state.city_mut(city).holders.clear();
                trace.fact(BK_6_23, || Fact::Neutral { city, was });
            }
        }
    }

    /// S5. Source: BK-6.41, BK-R48.
    fn sort_fighters(&self, state: &mut State, trace: &mut Tracing) {
        let city = self.battle(state).city;
        for side in SEATS {
            let here = |id: &CardId| {
                let card = state.find(*id)?;
                let fights = card.is_in_play_at(city) && self.is_character(card.kind);
                fights.then_some(card.controller)
            };
            let fighters = &self.battle(state).fighters[side.index()];
            let gone: Vec<(CardId, Option<Seat>)> = fighters
                .iter()
                .map(|id| (*id, here(id)))
                .filter(|(_, there)| *there != Some(side))
                .collect();
            for (id, there) in gone {
                self.battle_mut(state).fighters[side.index()].retain(|fighter| *fighter != id);
                let told = state.open_ref(id, state.card_ref(id).kind, side);
                let changes = there.is_some()
                    && self.readings.fighter_control_change
                        == FighterControlChange::FightsForNewSide;
                if changes {
                    insert(&mut self.battle_mut(state).fighters[other(side).index()], id);
                    trace.fact(BK_R48, || Fact::FighterChangedSides { card: told });
                } else {
                    trace.fact(BK_6_41, || Fact::FighterLeft { card: told });
                }
            }
        }
    }

    /// S6; `turn_end` is the check of BK-R40 `end-of-turn`. Source: BK-8.1 to BK-8.3.
    pub(crate) fn check_victory(&self, state: &mut State, turn_end: bool, trace: &mut Tracing) {
        if state.ending.is_some() {
            return;
        }
        let cities = SEATS.map(|seat| self.holds_the_cities(state, seat));
        let by_cities = cities
            .map(|holds| holds && (turn_end || self.readings.city_win_time == CityWinTime::AtOnce));
        let out = SEATS.map(|seat| {
            state.seats[seat.index()].deck.next() == NextCard::None
                && (self.readings.deck_out_timing == DeckOutTiming::AtZero
                    || state.failed_draw.contains(seat))
        });
        let wins = [by_cities[0] || out[1], by_cities[1] || out[0]];
        if wins == [false, false] {
            return;
        }
        for seat in SEATS {
            if by_cities[seat.index()] {
                trace.fact(BK_8_1, || Fact::CityVictory { seat });
            }
            if out[seat.index()] {
                trace.fact(BK_8_2, || Fact::DeckOut { seat });
            }
        }
        let ending = if wins == [true, true] {
            let winner = match self.readings.simultaneous_end {
                SimultaneousEnd::DrawnGame => None,
                SimultaneousEnd::TurnPlayerWins => Some(state.tp()),
                SimultaneousEnd::TurnPlayerLoses => Some(state.ntp()),
            };
            trace.fact(BK_8_3, || Fact::BothEnd { winner });
            Ending { winner, reason: EndReason::Both }
        } else {
            let winner = if wins[0] { SEATS[0] } else { SEATS[1] };
            let reason =
                if by_cities[winner.index()] { EndReason::Cities } else { EndReason::DeckOut };
            Ending { winner: Some(winner), reason }
        };
        state.ending = Some(ending);
    }

    /// True if a seat occupies enough cities with the capital. Source: BK-8.1.
    fn holds_the_cities(&self, state: &State, seat: Seat) -> bool {
        if state.occupied_by(seat) < CITIES_TO_WIN {
            return false;
        }
        state.cities.iter().any(|city| {
            city.occupant == Some(seat)
                && city
                    .identity
                    .is_some_and(|identity| self.cards.cities[usize::from(identity.0)].capital)
        })
    }
}
