//! Hunting: searching seeds for a game that closes a gap of coverage.

use super::GoldenError;
use super::gap::Gap;
use super::make::{rule_named, setup_of};
use super::probe::refused_by;
use super::recipe::Recipe;
use crate::foreign::argument;
use crate::games::Games;
use crate::luck::seed_of;
use crate::player::Player;
use crate::review::Bot;
use crate::under::depends::Flipped;
use kanso_engine::{Awaiting, Game, ReadingSpec, Rule, Setup};
use serde::Serialize;
use std::fmt::Write as _;
use std::path::PathBuf;

/// What is searched.
#[derive(Clone, Debug)]
pub struct Hunt {
    /// The games that are tried: seats, revision, options, readings; its seed and steps are not used. Without
    /// seats, every number of seats is tried in turn.
    pub recipe: Recipe,
    /// What a game must show.
    pub gap: Gap,
    /// Seeds `from..to` are tried, as numbers.
    pub seeds: std::ops::Range<u32>,
    /// A game is given up after so many events.
    pub events_max: u32,
}

/// A game that shows what was wanted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Found {
    /// After how many events it is seen.
    pub event: u32,
    /// The recipe of a golden that ends there.
    pub recipe: String,
    /// The command that makes the whole game.
    pub command: String,
}

/// The bots that are tried, in turn.
const TABLES: [&[Bot]; 3] = [&[Bot::Greedy], &[Bot::Random], &[Bot::Greedy, Bot::Random]];

/// Searches games; `go_on` is asked before each one, with the number of games tried, and stops the
/// search with false. None: no game showed it.
///
/// # Errors
///
/// [`GoldenError`], when no such game can be set up, or the gap names nothing of the game.
pub fn hunt(
    games: Games,
    hunt: &Hunt,
    go_on: &mut dyn FnMut(u32) -> bool,
) -> Result<Option<Found>, GoldenError> {
    games.get(&hunt.recipe.game)?.hunt_golden(hunt, go_on)
}

/// As [`hunt`](fn@hunt), for this game.
pub(super) fn hunt_of<G: Game>(
    hunt: &Hunt,
    go_on: &mut dyn FnMut(u32) -> bool,
) -> Result<Option<Found>, GoldenError> {
    let mut recipe = hunt.recipe.clone();
    if let Gap::Reading { id, value } = &hunt.gap {
        // The value must be in force to be seen.
        recipe.readings.push((0, id.clone(), value.clone()));
    }
    let seats: Vec<u8> = match recipe.seats {
        Some(seats) => vec![seats],
        None => G::meta().seats.clone().collect(),
    };
    let mut tried = 0;
    for seed in hunt.seeds.clone() {
        for seats in &seats {
            recipe.seats = Some(*seats);
            recipe.seed = seed.to_string();
            let problem = |source| GoldenError::Recipe { path: PathBuf::from("hunt"), source };
            let setup = setup_of::<G>(&recipe).map_err(problem)?;
            let game = G::new(&setup)?;
            let goal = Goal::of(&game, &hunt.gap, &setup)?;
            for bots in TABLES {
                if bots.len() > usize::from(*seats) {
                    continue;
                }
                if !go_on(tried) {
                    return Ok(None);
                }
                tried += 1;
                if let Some(event) = goal.seen(&game, &recipe, bots, hunt.events_max) {
                    return Ok(Some(found(&recipe, &hunt.gap, event, bots)));
                }
            }
        }
    }
    Ok(None)
}

/// What a game must show, understood.
struct Goal<'a, G> {
    gap: &'a Gap,
    rule: Option<Rule>,
    /// The game with the other values of the reading that is asked for.
    flipped: Vec<Flipped<G>>,
}

impl<'a, G: Game> Goal<'a, G> {
    fn of(game: &G, gap: &'a Gap, setup: &Setup<G::Opening>) -> Result<Self, GoldenError> {
        let unknown = |id: &str| {
            let source = super::recipe::RecipeError::at(0, format!("no rule {id:?} in {}", G::ID));
            GoldenError::Recipe { path: PathBuf::from("hunt"), source }
        };
        let rule = match gap {
            Gap::Acts(id) | Gap::Refuses(id) | Gap::Card(id) | Gap::Reading { id, .. } => {
                Some(rule_named(game, id).ok_or_else(|| unknown(id))?)
            }
            Gap::End(id) if G::meta().ends.iter().any(|end| end.id == id) => None,
            Gap::End(id) => return Err(unknown(id)),
        };
        let mut flipped = Vec::new();
        if let Gap::Reading { id, .. } = gap {
            let is_asked = |spec: &ReadingSpec| Some(spec.rule) == rule;
            let reading = G::meta().readings.iter().position(is_asked);
            let reading = reading.ok_or_else(|| unknown(id))?;
            flipped = Flipped::other_values(setup, reading).collect();
        }
        Ok(Self { gap, rule, flipped })
    }

    /// After how many events the game shows it.
    fn seen(&self, game: &G, recipe: &Recipe, bots: &[Bot], events_max: u32) -> Option<u32> {
        let mut player = Player::citing(game, &seed_of(&recipe.seed), bots);
        let mut list = Vec::new();
        let mut is_changed = self.flipped.iter().any(|other| other.matters_at_start(game));
        loop {
            let here = match self.gap {
                Gap::Refuses(_) => {
                    let rule = self.rule?;
                    refused_by(game, player.state(), rule, &mut list).is_some()
                }
                Gap::Acts(_) | Gap::Card(_) => player.acted().contains(self.rule?),
                Gap::Reading { .. } => is_changed,
                Gap::End(id) => match (player.awaiting(), game.standing(player.state())) {
                    (Awaiting::Over, Some(standing)) => {
                        let end = G::meta().ends.get(usize::from(standing.reason));
                        end.is_some_and(|end| end.id == id)
                    }
                    _ => false,
                },
            };
            if here {
                return Some(player.events());
            }
            if player.events() >= events_max {
                return None;
            }
            let event = player.next(bots)?;
            is_changed =
                self.flipped.iter().any(|other| other.matters_in(game, player.state(), &event));
            player.push(&event);
        }
    }
}

fn found(recipe: &Recipe, gap: &Gap, event: u32, bots: &[Bot]) -> Found {
    let bots: Vec<_> = bots.iter().map(Bot::to_string).collect();
    let (listed, seats) = (bots.join(", "), recipe.seats.unwrap_or(0));
    let mut text =
        format!("# Shows: {gap}.\ngame: {}\nseats: {seats}\nseed: {}\n", recipe.game, recipe.seed);
    let mut command = format!(
        "kanso simulate {} --seats {seats} --seed {} --bots {}",
        recipe.game,
        recipe.seed,
        bots.join(",")
    );
    let mut put = |line: String, argument: String| {
        writeln!(text, "{line}").expect("a string takes every text");
        command.push_str(&argument);
    };
    if let Some((_, revision)) = recipe.revision {
        put(format!("revision: {revision}"), format!(" --revision {revision}"));
    }
    for (_, name, value) in &recipe.options {
        put(format!("option {name} = {value}"), format!(" --option {name}={}", argument(value)));
    }
    for (_, name, value) in &recipe.readings {
        put(format!("reading {name} = {value}"), format!(" --reading {name}={value}"));
    }
    let until = match gap {
        Gap::Refuses(id) => format!("probe {id}"),
        Gap::Acts(_) | Gap::Card(_) | Gap::Reading { .. } => format!("event {event}"),
        Gap::End(_) => "end".to_owned(),
    };
    writeln!(text, "\nuntil {until} by {listed}").expect("a string takes every text");
    command.push_str(" -o FILE");
    Found { event, recipe: text, command }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_own_text_is_told_as_a_recipe_and_a_shell_take_it() {
        let option = |value: &str| (0, "bag".to_owned(), value.to_owned());
        let recipe = Recipe {
            game: "draws".to_owned(),
            revision: Some((0, 1)),
            options: vec![option("owl:2,fox:1"), option("it's a = b")],
            ..Recipe::default()
        };
        let found = found(&recipe, &Gap::End("bag-empty".to_owned()), 3, &[Bot::Greedy]);
        let options =
            r" --revision 1 --option bag=owl:2,fox:1 --option bag='it'\''s a = b' -o FILE";
        assert!(found.command.ends_with(options), "{}", found.command);
        let read = Recipe::read(&found.recipe).expect("a recipe");
        assert_eq!(read.revision.map(|(_, revision)| revision), Some(1));
        let values: Vec<_> = read.options.into_iter().map(|(_, _, value)| value).collect();
        assert_eq!(values, ["owl:2,fox:1", "it's a = b"]);
    }
}
