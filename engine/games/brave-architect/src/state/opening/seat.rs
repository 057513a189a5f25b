//! What one seat of an opening has: its hero, its cards, its items.
//!
//! Source: BA-2.2 to BA-2.6, BA-7.5 to BA-7.7, BA-15.2, BA-16.3, the rules cited at each check.

use super::check::{Problem, card_name, is_down, name_of, within};
use super::{CHANGE_MAX, LIST_MAX, SeatOpening};
use crate::cards::{home_of, level_card, race_cards, skills, sub_card, weapon_cards};
use crate::prelude::*;
use crate::readings::EquipmentWhenDown;
use crate::vocabulary::{LEVEL_MAX, TENSION_MAX};

/// Skills of a hero. Source: BA-2.2.
const SKILLS_EACH: usize = 2;

impl Opening {
    /// BA-2.2, BA-2.3: the skills of each seat, those that were not said included.
    pub(super) fn skills(&self, game: &BraveArchitect) -> Result<Vec<Vec<CardKind>>, Problem> {
        let mut all: Vec<Vec<CardKind>> = Vec::new();
        for (index, has) in self.seats.iter().enumerate() {
            let mut own: Vec<CardKind> = has.skills.clone();
            if let Some(card) = own.iter().find(|card| home_of(**card) != Home::Skill) {
                let name = card_name(&game.cards, *card);
                return Err(format!("seat {index}: {name} is listed as a skill and is none"));
            }
            own.extend(has.lying().filter(|card| home_of(*card) == Home::Skill));
            own.sort_unstable();
            own.dedup();
            if own.len() > SKILLS_EACH {
                let names: Vec<String> =
                    own.iter().map(|card| card_name(&game.cards, *card)).collect();
                return Err(format!(
                    "seat {index}: it has the skills {}: a hero has two",
                    names.join(", ")
                ));
            }
            for card in &own {
                if let Some(before) = all.iter().position(|other| other.contains(card)) {
                    let name = card_name(&game.cards, *card);
                    return Err(format!(
                        "seats {before} and {index} both have {name}: every card set exists once"
                    ));
                }
            }
            all.push(own);
        }
        for at in 0..all.len() {
            while all[at].len() < SKILLS_EACH {
                let free = |card: &CardKind| !all.iter().any(|own| own.contains(card));
                let card = skills().find(free).expect("there are more skills than heroes need");
                all[at].push(card);
            }
        }
        Ok(all)
    }
}

impl SeatOpening {
    /// Every card that the seat names as lying somewhere, twins included.
    pub(super) fn lying(&self) -> impl Iterator<Item = CardKind> + '_ {
        let sheet = self.play_sheet.iter();
        let sheet = sheet.flat_map(|entry| std::iter::once(entry.card).chain(entry.under.clone()));
        let hand = self.hand.iter().chain(self.deck.iter().flatten());
        let others = self.discard.iter().chain(&self.gone);
        hand.chain(others).copied().chain(sheet)
    }

    /// Every card that the seat names.
    pub(super) fn named(&self) -> impl Iterator<Item = CardKind> + '_ {
        self.lying().chain(self.skills.iter().copied())
    }

    /// What the seat has, after so many destructions; it is not on the map yet.
    pub(super) fn state(
        &self,
        game: &BraveArchitect,
        seat: Seat,
        destroyed: u8,
        skills: &[CardKind],
    ) -> Result<SeatState, Problem> {
        let most = game.cards.race(self.race).max_hp;
        let hp = self.hp.unwrap_or(most);
        within::<i64>(&format!("{seat:?}: HP"), hp.into(), 0, most.into())?;
        within::<i64>(&format!("{seat:?}: tension"), self.tension.into(), 0, TENSION_MAX.into())?;
        let mut hand = self.hand.clone();
        hand.sort_unstable();
        let deck = self.deck(game, seat, LEVEL_MAX.min(1 + destroyed), skills)?;
        self.check_sheet(game, seat)?;
        self.check_effects(seat)?;
        let has = SeatState {
            race: Some(self.race),
            weapon: Some(self.weapon),
            style: Some(self.style),
            sub: Some(self.sub),
            hp,
            tension: self.tension,
            at: None,
            acted: self.acted,
            hand,
            deck,
            discard: self.discard.clone(),
            play_sheet: self.play_sheet.clone(),
            items: self.items.clone(),
            effects: self.effects.clone(),
        };
        if is_down(&has) {
            within::<i64>(&format!("{seat:?} is down: its tension"), has.tension.into(), 0, 0)?;
            if let Some(entry) = has.play_sheet.first() {
                let name = card_name(&game.cards, entry.card);
                return Err(format!(
                    "{seat:?} is down and {name} lies on its play sheet: put it on the discard pile"
                ));
            }
        }
        self.check_items(game, seat, &has)?;
        Ok(has)
    }

    /// BA-2.6, BA-15.2: the cards of the hero, each in one place; what was not said is the deck.
    fn deck(
        &self,
        game: &BraveArchitect,
        seat: Seat,
        level: u8,
        skills: &[CardKind],
    ) -> Result<Bag, Problem> {
        let mut own: Vec<CardKind> = race_cards(self.race).chain([sub_card(self.sub)]).collect();
        own.extend(weapon_cards(self.weapon).take(2));
        own.extend((2..=level).map(|level| level_card(self.weapon, self.style, level)));
        own.extend(skills);
        let mut left = own.clone();
        for card in self.lying() {
            let name = card_name(&game.cards, card);
            if let Some(at) = left.iter().position(|other| *other == card) {
                left.swap_remove(at);
                continue;
            }
            ensure!(!own.contains(&card), "{seat:?}: {name} lies in two places: name it once");
            return Err(match home_of(card) {
                Home::Weapon { weapon, level: wanted, style }
                    if weapon == self.weapon && style.is_none_or(|style| style == self.style) =>
                {
                    format!("{seat:?}: {name} comes at level {wanted}, and the heroes have {level}")
                }
                Home::Weapon { weapon, .. } if weapon == self.weapon => {
                    format!("{seat:?}: {name} is of the other style of its weapon")
                }
                Home::Race(_) | Home::Weapon { .. } | Home::Sub(_) | Home::Skill => format!(
                    "{seat:?}: {name} belongs to none of its card sets: name a card of its own"
                ),
            });
        }
        let leaves =
            |card: &&CardKind| !game.cards.card(**card).effects.contains(&Effect::RemoveFromGame);
        if let Some(card) = self.gone.iter().find(leaves) {
            let name = card_name(&game.cards, *card);
            return Err(format!("{seat:?}: {name} never leaves the game: put it somewhere"));
        }
        if self.deck.is_some() && !left.is_empty() {
            left.sort_unstable();
            let name = card_name(&game.cards, left[0]);
            return Err(format!(
                "{seat:?}: {name} lies nowhere: put it into the deck, or leave the deck out"
            ));
        }
        let in_deck = self.deck.iter().flatten().chain(left.iter().filter(|_| self.deck.is_none()));
        Ok(in_deck.map(|card| ((*card).into(), 1)).collect())
    }

    /// BA-7.5 to BA-7.7: what lies on the play sheet.
    fn check_sheet(&self, game: &BraveArchitect, seat: Seat) -> Result<(), Problem> {
        for Entry { card, under } in &self.play_sheet {
            let row = game.cards.card(*card);
            let most = match row.class {
                Class::Persistent => row.cost,
                Class::Attack(_) | Class::Support | Class::Placed(_) | Class::CostTrigger(_) => 0,
            };
            let what = format!("{seat:?}: cards under {}", name_of(&row.face));
            within::<i64>(&what, under.len() as i64, 0, most.into())?;
        }
        Ok(())
    }

    /// BA-21.1, BA-21.5: effects that end with the hero turn or the round.
    fn check_effects(&self, seat: Seat) -> Result<(), Problem> {
        within::<i64>(
            &format!("{seat:?}: effects"),
            self.effects.len() as i64,
            0,
            LIST_MAX as i64,
        )?;
        for effect in &self.effects {
            let what = format!("{seat:?}: an effect");
            let most = i64::from(CHANGE_MAX);
            within::<i64>(&what, effect.n.into(), -most, most)?;
            match effect.until {
                Until::Turn | Until::Round => {}
                Until::InPlay | Until::Roll => {
                    return Err(format!(
                        "{seat:?}: an effect lasts until the end of the hero turn or of the round; \
                         what lies on the play sheet acts by itself"
                    ));
                }
            }
        }
        Ok(())
    }

    /// BA-16.3: pieces are those of their cards, each name once.
    fn check_items(
        &self,
        game: &BraveArchitect,
        seat: Seat,
        has: &SeatState,
    ) -> Result<(), Problem> {
        within::<i64>(&format!("{seat:?}: items"), self.items.len() as i64, 0, LIST_MAX as i64)?;
        let later = game.readings.equipment_when_down == EquipmentWhenDown::OnRecovery;
        let mut held: Vec<Piece> = Vec::new();
        for HeldItem { item, piece } in &self.items {
            let row = game.cards.item(*item);
            let name = name_of(&row.face);
            match (&row.what, piece) {
                (ItemUse::Consumable(_), None) => {}
                (ItemUse::Consumable(_), Some(_)) => {
                    return Err(format!("{seat:?}: {name} is no equipment: it has no piece"));
                }
                (ItemUse::Equipment(pieces), Some(piece)) => {
                    let piece_name = name_of(&game.cards.piece(*piece).face);
                    ensure!(pieces.contains(piece), "{seat:?}: {piece_name} is not on {name}");
                    ensure!(
                        !held.contains(piece),
                        "{seat:?}: it has {piece_name} twice: a hero has one of each name"
                    );
                    held.push(*piece);
                }
                (ItemUse::Equipment(pieces), None) => {
                    let has_both = pieces.iter().all(|piece| has.has_piece(*piece));
                    let may_wait = later && is_down(has);
                    ensure!(
                        has_both || may_wait,
                        "{seat:?}: say which piece of {name} it has: it had one to choose"
                    );
                }
            }
        }
        Ok(())
    }
}
