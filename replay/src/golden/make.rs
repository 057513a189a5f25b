//! Following a recipe: from its text to the bytes of a log.

use super::probe::refused_by;
use super::recipe::{Close, Recipe, RecipeError, Step, Until};
use crate::games::Games;
use crate::log::bulk::LogBuilder;
use crate::log::checkpoint::CheckpointData;
use crate::log::record::{Header, LuckSource, MAIN_LINE, Probe, Record, SealEnd};
use crate::luck::{LUCK_VERSION, seed_of};
use crate::outcome_words;
use crate::player::Player;
use crate::review::{Bot, seal_standing};
use crate::under::depends::Flipped;
use kanso_engine::game::EVENTS_MAX;
use kanso_engine::prelude::*;
use kanso_engine::revision::FIRST_REVISION;
use kanso_engine::{Awaiting, Bag, CardChoice, Event, Eye, Game, Lang, Rule, Setup};
use std::fmt::Display;

/// Follows a recipe; the same recipe gives the same bytes.
///
/// # Errors
///
/// [`RecipeError`], with the line that could not be followed.
pub fn make(games: Games, recipe: &Recipe) -> Result<Vec<u8>, RecipeError> {
    let game = games.get(&recipe.game);
    game.map_err(|error| RecipeError::at(0, error))?.make_golden(recipe)
}

/// The set-up that a recipe asks for.
///
/// # Errors
///
/// [`RecipeError`].
pub fn setup_of<G: Game>(recipe: &Recipe) -> Result<Setup<G::Opening>, RecipeError> {
    let meta = G::meta();
    let seats = recipe.seats.unwrap_or_else(|| match recipe.names.len() {
        0 => *meta.seats.start(),
        names => names as u8,
    });
    let (line, revision) = recipe.revision.unwrap_or((0, FIRST_REVISION));
    let mut setup =
        Setup::at_revision::<G>(seats, revision).map_err(|error| RecipeError::at(line, error))?;
    if !recipe.names.is_empty() {
        setup.names.clone_from(&recipe.names);
    }
    match (&recipe.cards, &recipe.card_set) {
        (_, Some(set)) => setup.cards = CardChoice::Own(set.clone()),
        (Some((line, name)), None) => {
            return Err(RecipeError::at(*line, format!("{name} was not read")));
        }
        (None, None) => {}
    }
    for (line, name, value) in &recipe.options {
        setup.set_option(meta, name, value).map_err(|error| RecipeError::at(*line, error))?;
    }
    for (line, name, value) in &recipe.readings {
        setup.set_reading(meta, name, value).map_err(|error| RecipeError::at(*line, error))?;
    }
    if let Some((line, json)) = &recipe.opening {
        let opening = serde_json::from_str(json);
        setup.opening = Some(opening.map_err(|error| RecipeError::at(*line, error))?);
    }
    Ok(setup)
}

/// As [`make`], for a recipe of this game.
pub(super) fn make_of<G: Game>(recipe: &Recipe) -> Result<Vec<u8>, RecipeError> {
    let setup = setup_of::<G>(recipe)?;
    let game = G::new(&setup).map_err(|error| RecipeError::at(0, error))?;
    let (version, seed) = (LUCK_VERSION, seed_of(&recipe.seed));
    let luck = if recipe.table {
        LuckSource::Table { version, seed }
    } else {
        LuckSource::Seeded { version, seed }
    };
    let header = Header::new::<G>(&setup, luck, None);
    let mut maker = Maker {
        setup,
        player: Player::citing(&game, &seed, &recipe.bots()),
        builder: LogBuilder::new(&header).map_err(|error| RecipeError::at(0, error))?,
        table: recipe.table,
        line: 0,
        bag: Bag::new(),
        list: Vec::new(),
        sealed: false,
    };
    maker.fall()?;
    for (line, step) in &recipe.steps {
        maker.line = *line;
        maker.step(step)?;
    }
    maker.finish()
}

/// A log on its way.
struct Maker<'g, G: Game> {
    setup: Setup<G::Opening>,
    player: Player<'g, G>,
    builder: LogBuilder<G::Action>,
    table: bool,
    line: u32,
    bag: Bag,
    list: Vec<G::Action>,
    sealed: bool,
}

impl<G: Game> Maker<'_, G> {
    fn error(&self, problem: impl Display) -> RecipeError {
        RecipeError::at(self.line, problem)
    }

    fn step(&mut self, step: &Step) -> Result<(), RecipeError> {
        if self.sealed {
            return Err(self.error("the game is sealed: nothing can follow"));
        }
        match step {
            Step::Say(text) => {
                self.fall()?;
                self.say(text)
            }
            Step::Luck => match self.player.fallen() {
                Some(outcome) if self.table => self.push(&Event::Chance(outcome)),
                Some(_) | None => Err(self.error("nothing has to fall here")),
            },
            Step::Until(until, bots) => self.until(until, bots),
            Step::Probe { notation, rule } => {
                self.fall()?;
                self.probe(notation, rule)
            }
            Step::Seal(close) => {
                let end = match close {
                    Close::Abandoned => SealEnd::Abandoned,
                    Close::Agreed => SealEnd::Agreed,
                    Close::Conceded(seat) => SealEnd::Conceded(*seat),
                };
                self.seal(end, Vec::new())
            }
        }
    }

    /// A decision by its notation or words, or an outcome by the words of the table.
    fn say(&mut self, text: &str) -> Result<(), RecipeError> {
        match self.player.awaiting() {
            Awaiting::Over => Err(self.error("the game is over")),
            Awaiting::Decision(_) => {
                let action = self.legal_named(text)?;
                self.push(&Event::Decision(action))
            }
            Awaiting::Chance(chance) => {
                let (game, state) = (self.player.game(), self.player.state());
                self.bag.clear();
                game.bag(state, &mut self.bag);
                let outcome = outcome_words::read(game, state, chance, &self.bag, text, Lang::En)
                    .map_err(|error| self.error(error.in_words(Lang::En)))?;
                self.push(&Event::Chance(outcome))
            }
        }
    }

    fn legal_named(&mut self, text: &str) -> Result<G::Action, RecipeError> {
        let legal = self.player.legal().to_vec();
        let (game, state) = (self.player.game(), self.player.state());
        let mut names = Vec::new();
        for action in legal {
            if named(game, state, &action, text) {
                return Ok(action);
            }
            names.push(notation(game, state, &action));
        }
        let refused = conceived(&self.player, &mut self.list, text)
            .and_then(|action| game.check(state, &action).err());
        if let Some(refusal) = refused {
            let mut words = String::new();
            game.say_refusal(&refusal, Lang::En, Eye::All, &mut words)
                .expect("a string takes every text");
            let rule = game.rule_id(game.refusal_rule(&refusal));
            return Err(self.error(format!("{rule} refuses {text:?}: {words}")));
        }
        let mut asked = String::new();
        game.say_prompt(state, Lang::En, Eye::All, &mut asked).expect("a string takes every text");
        names.truncate(40);
        let event = self.player.events();
        Err(self.error(format!(
            "after event {event} ({asked}) {text:?} names nothing: {}",
            names.join(", ")
        )))
    }

    fn until(&mut self, until: &Until, bots: &[Bot]) -> Result<(), RecipeError> {
        let game = self.player.game();
        let rule = match until {
            Until::Rule(id) | Until::Reading(id) | Until::Probe(id) => {
                let found = rule_named(game, id);
                Some(found.ok_or_else(|| self.error(format!("no rule {id:?}")))?)
            }
            Until::End | Until::Event(_) | Until::Round(_) => None,
        };
        let flipped: Vec<Flipped<G>> = match (until, rule) {
            (Until::Reading(id), Some(rule)) => {
                let reading = G::meta().readings.iter().position(|spec| spec.rule == rule);
                let reading = reading.ok_or_else(|| self.error(format!("{id} is no reading")))?;
                Flipped::other_values(&self.setup, reading).collect()
            }
            _ => Vec::new(),
        };
        loop {
            let (state, events) = (self.player.state(), self.player.events());
            let reached = match until {
                Until::End => false,
                Until::Event(count) => events >= *count,
                Until::Round(round) => game.marks(state).round >= *round,
                Until::Rule(_) | Until::Reading(_) => false,
                Until::Probe(id) => {
                    let refused =
                        rule.and_then(|rule| refused_by(game, state, rule, &mut self.list));
                    match refused {
                        Some(action) => {
                            let record = self.probe_record(action, id);
                            self.append(&record)?;
                            true
                        }
                        None => false,
                    }
                }
            };
            if reached {
                return Ok(());
            }
            let Some(event) = self.player.next(bots) else {
                return match until {
                    Until::End => Ok(()),
                    Until::Event(_)
                    | Until::Round(_)
                    | Until::Rule(_)
                    | Until::Reading(_)
                    | Until::Probe(_) => {
                        Err(self
                            .error(format!("the game is over after event {events}, before that")))
                    }
                };
            };
            let state = self.player.state();
            let is_changed = flipped.iter().any(|other| other.matters_in(game, state, &event));
            self.put(&event)?;
            let seen = match until {
                Until::Rule(_) => rule.is_some_and(|rule| self.player.acted().contains(rule)),
                Until::Reading(_) => is_changed,
                Until::End | Until::Event(_) | Until::Round(_) | Until::Probe(_) => false,
            };
            if seen {
                return Ok(());
            }
        }
    }

    fn probe(&mut self, text: &str, rule: &str) -> Result<(), RecipeError> {
        let Some(action) = conceived(&self.player, &mut self.list, text) else {
            return Err(self.error(format!("nobody who is asked here can try {text:?}")));
        };
        let (game, state) = (self.player.game(), self.player.state());
        match game.check(state, &action) {
            Ok(()) => Err(self.error(format!("{text:?} is allowed here"))),
            Err(refusal) => {
                let found = game.rule_id(game.refusal_rule(&refusal));
                if found != rule {
                    return Err(self.error(format!("{found} refuses {text:?}, not {rule}")));
                }
                let record = self.probe_record(action, rule);
                self.append(&record)
            }
        }
    }

    fn probe_record(&self, action: G::Action, rule: &str) -> Record<G::Action> {
        let (events, rule) = (self.player.events(), rule.to_owned());
        Record::Probe(Probe { line: MAIN_LINE, events, action, rule })
    }

    fn append(&mut self, record: &Record<G::Action>) -> Result<(), RecipeError> {
        self.builder.append(record).map_err(|error| RecipeError::at(self.line, error))
    }

    /// Carries out what was said, and with seeded luck what falls then.
    fn push(&mut self, event: &Event<G::Action>) -> Result<(), RecipeError> {
        self.put(event)?;
        self.fall()
    }

    /// With seeded luck, whatever falls until something is decided.
    fn fall(&mut self) -> Result<(), RecipeError> {
        while !self.table
            && let Some(outcome) = self.player.fallen()
        {
            self.put(&Event::Chance(outcome))?;
        }
        Ok(())
    }

    fn put(&mut self, event: &Event<G::Action>) -> Result<(), RecipeError> {
        if self.player.events() >= EVENTS_MAX {
            return Err(self.error(format!("a game has at most {EVENTS_MAX} events")));
        }
        let (game, state) = (self.player.game(), self.player.state());
        if game.allows(state, event, &mut self.bag).is_err() {
            return Err(self
                .error(format!("{event:?} cannot happen after {} events", self.player.events())));
        }
        self.player.push(event);
        let (events, state) = (self.player.events(), self.player.state());
        self.builder
            .event(event, || CheckpointData::of(events, state))
            .map_err(|error| RecipeError::at(self.line, error))
    }

    fn seal(
        &mut self,
        end: SealEnd,
        standing: Vec<(u8, Vec<Option<i32>>)>,
    ) -> Result<(), RecipeError> {
        self.sealed = true;
        let data = CheckpointData::of(self.player.events(), self.player.state());
        self.builder.seal(end, standing, data).map_err(|error| RecipeError::at(self.line, error))
    }

    fn finish(mut self) -> Result<Vec<u8>, RecipeError> {
        match self.player.game().standing(self.player.state()) {
            Some(standing) if !self.sealed => {
                self.seal(SealEnd::Rules(standing.reason), seal_standing(&standing))?;
            }
            Some(_) | None if !self.sealed => {
                let data = CheckpointData::of(self.player.events(), self.player.state());
                self.builder.checkpoint(data).map_err(|error| RecipeError::at(0, error))?;
            }
            Some(_) | None => {}
        }
        self.builder.finish().map_err(|error| RecipeError::at(0, error))
    }
}

/// What a seat that is asked might try, by its notation or words.
fn conceived<G: Game>(
    player: &Player<'_, G>,
    list: &mut Vec<G::Action>,
    text: &str,
) -> Option<G::Action> {
    let (game, state) = (player.game(), player.state());
    let Awaiting::Decision(seats) = game.awaiting(state) else { return None };
    for seat in seats.iter() {
        list.clear();
        game.conceivable(state, seat, list);
        let found = list.iter().find(|action| named(game, state, action, text));
        if found.is_some() {
            return found.cloned();
        }
    }
    None
}

fn notation<G: Game>(game: &G, state: &G::State, action: &G::Action) -> String {
    let mut text = String::new();
    game.notate(state, action, &mut text).expect("a string takes every text");
    text
}

fn named<G: Game>(game: &G, state: &G::State, action: &G::Action, text: &str) -> bool {
    if notation(game, state, action) == text {
        return true;
    }
    Lang::ALL.into_iter().any(|lang| {
        let mut words = String::new();
        game.say_action(state, action, lang, Eye::All, &mut words)
            .expect("a string takes every text");
        words == text
    })
}

/// The rule, reading or card row that has this id.
pub(crate) fn rule_named<G: Game>(game: &G, id: &str) -> Option<Rule> {
    let rules = G::meta().rules;
    let listed = rules.iter().position(|entry| entry.id == id);
    let row = || game.row_cited(id).map(|row| rules.len() + row);
    listed.or_else(row).map(|index| Rule::new(index as u16))
}
