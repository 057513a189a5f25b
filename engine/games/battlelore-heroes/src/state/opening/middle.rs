//! A position in the middle of a battle: its turn, its cards and tokens, and the state of it all.
//!
//! Source: 3.2 of the specification, BL-6.1, BL-13.1, BL-15.2 to BL-15.4, the rules cited at each
//! check.

use super::check::{Problem, name_of, within};
use super::{HAND_MAX, PositionOpening, SideOpening, Stand, TURN_MAX};
use crate::battle::{InPlay, LORE_TOKENS, Side};
use crate::prelude::*;
use crate::readings::TurnLimit;
use crate::rules::chapter::victory::TURNS_MAX;
use crate::vocabulary::LEVEL_MAX;

impl PositionOpening {
    /// The state that the position describes.
    pub(super) fn state(&self, game: &BattleLore) -> Result<State, Problem> {
        let last = match game.readings.turn_limit {
            TurnLimit::Turns100 => TURNS_MAX,
            TurnLimit::None => TURN_MAX,
        };
        within("the turn", self.turn, 1, last)?;
        self.check_names(game)?;
        let seats = self.seats(game)?;
        let artifacts = self.artifacts.deck(game, &seats)?;
        let scenario = game.cards.scenario(game.scenario);
        let mut battle = game.new_battle(scenario, [&[], &[]], [None, None]);
        battle.turn = self.turn;
        for (camp, side) in Camp::ALL.into_iter().zip(&self.sides) {
            *battle.side_mut(camp) = side.state(game, camp)?;
        }
        let tokens: u32 = self.sides.iter().map(|side| u32::from(side.tokens)).sum();
        within("Lore tokens of both camps", tokens, 0, LORE_TOKENS.into())?;
        self.lay_cards(game, &mut battle)?;
        self.lay_chests(game, &mut battle)?;
        let mut state = State {
            seats,
            artifacts,
            recruit: None,
            battle: Some(battle),
            ended: None,
            campaign: None,
            tasks: Vec::new(),
        };
        self.place_units(game, &mut state)?;
        self.place_heroes(game, &mut state)?;
        self.set_stand(game, &mut state)?;
        if game.decides(&mut state.clone(), &mut Tracing::off()) {
            return Err(
                "the battle would be decided before anything is asked: a camp has reached \
                        its banners, or has no piece (BL-15.2, BL-15.3)"
                    .to_owned(),
            );
        }
        Ok(state)
    }

    /// Every kind is one of the card set.
    fn check_names(&self, game: &BattleLore) -> Result<(), Problem> {
        let cards = &game.cards;
        let known = |what: &str, number: usize, count: usize| {
            if number < count {
                return Ok(());
            }
            Err(format!("the card set has no {what} number {number}: there are {count}"))
        };
        let sides = || self.sides.iter();
        let commands = sides().flat_map(|side| side.commands.iter().chain(&side.last_command));
        for card in commands.chain(&self.command_discard).chain(&self.stand.card()) {
            known("Command card", card.index(), cards.commands.len())?;
        }
        let discarded = self.lore_discard.iter().map(|discard| &discard.card);
        for card in sides().flat_map(|side| &side.lores).chain(discarded) {
            known("Lore card", card.index(), cards.lores.len())?;
        }
        Ok(())
    }

    /// The parties.
    fn seats(&self, game: &BattleLore) -> Result<Vec<SeatState>, Problem> {
        let mut seats = Vec::with_capacity(Camp::ALL.len());
        for (camp, side) in Camp::ALL.into_iter().zip(&self.sides) {
            let own = self.heroes.iter().filter(|hero| hero.camp == camp);
            let mut roster: Vec<_> = own.map(|hero| hero.sheet.clone()).collect();
            roster.sort_unstable_by_key(|sheet| sheet.id);
            for sheet in &roster {
                game.check_sheet(sheet)?;
            }
            game.party_fits(camp, &roster)?;
            let mut home_skills = side.home_skills.clone();
            home_skills.sort_unstable();
            seats.push(SeatState { roster, guest: None, home_skills });
        }
        game.check_parties(&seats)?;
        Ok(seats)
    }

    /// Command and Lore cards: what lies nowhere is in the decks.
    fn lay_cards(&self, game: &BattleLore, battle: &mut Battle) -> Result<(), Problem> {
        let hands = self.sides.iter().flat_map(|side| &side.commands);
        for card in hands.chain(&self.command_discard).chain(&self.stand.card()) {
            let name =
                || (name_of(&game.cards.command(*card).face), game.cards.command(*card).copies);
            take(&mut battle.command_deck, (*card).into(), name)?;
        }
        battle.command_discard.clone_from(&self.command_discard);
        let hidden = |discard: &super::LoreDiscardOpening| LoreDiscard {
            card: discard.card,
            hidden_by: discard.hidden_by,
        };
        battle.lore_discard = self.lore_discard.iter().map(hidden).collect();
        let hands = self.sides.iter().flat_map(|side| &side.lores);
        for card in hands.chain(self.lore_discard.iter().map(|discard| &discard.card)) {
            let name = || (name_of(&game.cards.lore(*card).face), game.cards.lore(*card).copies);
            take(&mut battle.lore_deck, (*card).into(), name)?;
        }
        Ok(())
    }

    /// Where in the turn it stands.
    fn set_stand(&self, game: &BattleLore, state: &mut State) -> Result<(), Problem> {
        let active = game.active(state);
        state.tasks = vec![Task::EndTurn, Task::DiscardLore, Task::LoreGain, Task::TurnEnd];
        if game.may_level_up_in_turn() {
            state.tasks.push(Task::LevelUp);
        }
        match self.stand {
            Stand::Command => {
                if state.battle().side(active).commands.is_empty() {
                    return Err(format!(
                        "{active:?} is to play a Command card and has none: give it one"
                    ));
                }
                let steps = [Task::Combat, Task::Move, Task::Order, Task::CommandDice];
                state.tasks.extend(steps);
                state.tasks.extend([Task::Alongside, Task::Command]);
                if self.has_done_something() {
                    return Err("a piece was ordered, moved or battled before the Command card: \
                                let it stand in T3 or T4, or leave that out"
                        .to_owned());
                }
            }
            Stand::Move { .. } => state.tasks.extend([Task::Combat, Task::Move]),
            Stand::Combat { .. } => state.tasks.push(Task::Combat),
        }
        let Some(card) = self.stand.card() else { return Ok(()) };
        let side = state.battle_mut().side_mut(active);
        let held = side.commands.len() as u8 + 1;
        side.last_command = Some(card);
        state.battle_mut().in_play = Some(InPlay { card, acts_as: Some(card), heals: None, held });
        Ok(())
    }

    /// True if a piece has done something in this turn.
    fn has_done_something(&self) -> bool {
        let units = self.units.iter().flatten().map(|unit| unit.done);
        let done = units.chain(self.heroes.iter().map(|hero| hero.done));
        let moved = self.heroes.iter().any(|hero| hero.joined || hero.detached);
        moved || done.into_iter().any(|done| done.ordered || done.moved > 0 || done.battled)
    }

    /// BH-16.1: what lies on the chest hexes, and what nobody has seen.
    fn lay_chests(&self, game: &BattleLore, battle: &mut Battle) -> Result<(), Problem> {
        for token in &self.chest_tokens_gone {
            let copies = ChestToken::COPIES[*token as usize];
            let name = || (format!("the chest token {token:?}"), copies as u8);
            take(&mut battle.chest_bag, (*token).into(), name)?;
        }
        if let Some(chests) = &self.chests {
            let scenario = game.cards.scenario(game.scenario);
            battle.chests.clear();
            for chest in chests {
                let at = chest.at;
                let laid = scenario.chests.iter().find(|(hex, _)| *hex == at);
                let Some((_, tokens)) = laid else {
                    let name = name_of(&scenario.face);
                    return Err(format!("{at} is no chest hex of {name}: take it away"));
                };
                within(&format!("chest tokens on {at}"), chest.tokens, 1, *tokens)?;
                battle.chests.push(crate::battle::Chest { at, tokens: chest.tokens });
            }
            battle.chests.sort_unstable_by_key(|chest| chest.at);
            if let Some(pair) = battle.chests.windows(2).find(|pair| pair[0].at == pair[1].at) {
                return Err(format!("{} is listed twice as a chest hex", pair[0].at));
            }
        }
        let lying: u32 = battle.chests.iter().map(|chest| u32::from(chest.tokens)).sum();
        let left = battle.chest_bag.total();
        if lying > left {
            return Err(format!(
                "{lying} chest tokens lie on the board, and {left} were not taken: list fewer as gone"
            ));
        }
        Ok(())
    }
}

impl SideOpening {
    /// What a camp has.
    fn state(&self, game: &BattleLore, camp: Camp) -> Result<Side, Problem> {
        for class in Class::ALL {
            let what = format!("{camp:?}: the level of its {class:?}");
            within(&what, self.council.level(class), 0, LEVEL_MAX)?;
        }
        let most = game.cards.scenario(game.scenario).council_levels;
        let levels = self.council.total();
        within(&format!("{camp:?}: levels of its War Council"), levels, 0, most.into())?;
        within(&format!("{camp:?}: Lore tokens"), self.tokens, 0, LORE_TOKENS)?;
        for (what, count) in [("Command", self.commands.len()), ("Lore", self.lores.len())] {
            within(&format!("{camp:?}: {what} cards"), count, 0, HAND_MAX)?;
        }
        let (mut commands, mut lores): (Vec<Command>, Vec<Lore>) =
            (self.commands.clone(), self.lores.clone());
        commands.sort_unstable();
        lores.sort_unstable();
        Ok(Side {
            council: Some(self.council),
            advisor: self.advisor,
            commands,
            lores,
            tokens: self.tokens,
            lore_played: self.lore_played,
            track: self.track.clone(),
            markers: Vec::new(),
            last_command: self.last_command,
            quest_done: self.quest_done,
        })
    }
}

/// Takes a card or a token out of those that lie nowhere.
fn take(left: &mut Bag, kind: Kind, name: impl Fn() -> (String, u8)) -> Result<(), Problem> {
    if left.take(kind) {
        return Ok(());
    }
    let (name, copies) = name();
    Err(format!("{name} lies in more than {copies} places, and there are {copies}: take some away"))
}
