//! Which actions, rules and card rows were used, by whom, and how often?

use super::asked;
use super::whose::first_seat;
use crate::games::Games;
use crate::lines::Tree;
use crate::log::record::MAIN_LINE;
use crate::log::{LogError, read_game};
use crate::tell::walk::Walk;
use crate::under::Said;
use kanso_engine::canon::{Value, canonical};
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Event, Game, Mode, Rule, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is used in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UseKind {
    /// A kind of action.
    Action,
    /// A row of the card set.
    Card,
    /// A numbered rule.
    Rule,
}

/// How often a thing was used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Use {
    /// What kind of thing.
    pub kind: UseKind,
    /// Its id: `declare_battle`, `BK:G01`, `BK-5.24`.
    pub id: String,
    /// In words: the name of a card; of a kind of action the first one that was taken. A rule has its line
    /// in the list of its game, and none here.
    pub words: Said,
    /// How often each seat used it, in seat order.
    pub by: Vec<u32>,
    /// How often nobody did: a rule that is about no seat, between turns.
    pub by_nobody: u32,
}

/// What was used in a game. The game is the main line of its log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FactsRow {
    /// Id of the game, where it can be read.
    pub game: Option<String>,
    /// How many seats play.
    pub seats: u8,
    /// What was used at least once, by kind and id.
    pub used: Vec<Use>,
    /// What is wrong: the log cannot be read, or an event is not allowed. What is told is what is before.
    pub wrong: Option<String>,
}

/// What was used in the game of a log.
///
/// An action is used by the seat that decides. A rule or a card row is used by the seat that the fact which
/// cites it is about, the first that it names: the owner of a card, who draws, who pays. Where it names none, by
/// who decided, and for chance by whose turn it was. A row that an action is about is used by who decides even
/// where no fact cites it. What a reader skips (a pass that is given by itself) is no use of a rule.
pub fn facts(games: Games, bytes: &[u8]) -> FactsRow {
    asked(games, bytes, FactsRow::default(), |game, row| game.row_of_facts(bytes, row))
}

/// As [`facts`], for a log of this game.
pub(super) fn facts_of<G: Game>(bytes: &[u8], row: FactsRow) -> FactsRow {
    let mut row = row;
    if let Err(error) = fill::<G>(bytes, &mut row) {
        row.wrong = Some(error.to_string());
    }
    row
}

fn fill<G: Game>(bytes: &[u8], row: &mut FactsRow) -> Result<(), LogError> {
    let (game, log) = read_game::<G>(bytes)?;
    row.seats = game.names().len() as u8;
    let tree = match Tree::grow(log.header, log.records) {
        Ok(tree) => tree,
        Err(error) => {
            row.wrong = Some(error.to_string());
            return Ok(());
        }
    };
    let mut counted = Counted::<G> { game: &game, seats: row.seats.into(), uses: BTreeMap::new() };
    let mut walk = Walk::new(&game, Mode::Facts);
    let events = tree.stretches(MAIN_LINE, 0).flat_map(|stretch| stretch.events);
    for (at, event) in (1..).zip(events.take(tree.shown_len(MAIN_LINE) as usize)) {
        if walk.step(event).is_err() {
            row.wrong = Some(format!("event {at} is not allowed"));
            break;
        }
        counted.event(&walk, event);
    }
    row.used = counted.told();
    Ok(())
}

/// A thing that was used, as it is counted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Thing {
    Action(String),
    Rule(Rule),
}

struct Counted<'g, G: Game> {
    game: &'g G,
    seats: usize,
    uses: BTreeMap<Thing, (Said, Vec<u32>)>,
}

impl<G: Game> Counted<'_, G> {
    fn event(&mut self, walk: &Walk<'_, G>, event: &Event<G::Action>) {
        let (game, before) = (self.game, walk.before());
        let whose = match game.awaiting(before) {
            Awaiting::Decision(asked) => asked.iter().next(),
            Awaiting::Chance(_) | Awaiting::Over => {
                game.marks(before).turn.and_then(|turn| turn.of)
            }
        };
        let mut rows = Vec::new();
        if let Event::Decision(action) = event {
            let said = || Said::event(game, before, event);
            self.count(Thing::Action(variant(action)), whose, said);
            game.rows_of_action(before, action, &mut rows);
        }
        for (_, cited) in walk.facts().filter(|(_, cited)| !game.is_routine(&cited.fact)) {
            let whose = first_seat(&cited.fact).filter(|seat| seat.index() < self.seats).or(whose);
            self.count(Thing::Rule(cited.rule), whose, Said::default);
        }
        let rules = G::meta().rules.len();
        for row in rows {
            let rule = Rule::new((rules + row) as u16);
            if !walk.facts().any(|(_, cited)| cited.rule == rule) {
                self.count(Thing::Rule(rule), whose, Said::default);
            }
        }
    }

    /// Counts a use; that of nobody stands behind those of the seats.
    fn count(&mut self, thing: Thing, whose: Option<Seat>, said: impl FnOnce() -> Said) {
        let nobody = self.seats;
        let (_, by) = self.uses.entry(thing).or_insert_with(|| (said(), vec![0; nobody + 1]));
        by[whose.map_or(nobody, Seat::index).min(nobody)] += 1;
    }

    fn told(self) -> Vec<Use> {
        let Self { game, uses, .. } = self;
        let rules = G::meta().rules.len();
        let mut told: Vec<_> = uses
            .into_iter()
            .map(|(thing, (mut words, mut by))| {
                let by_nobody = by.pop().unwrap_or(0);
                let (kind, id) = match thing {
                    Thing::Action(id) => (UseKind::Action, id),
                    Thing::Rule(rule) => {
                        let row = rule.index().checked_sub(rules);
                        if let Some(row) = row.and_then(|row| game.card_row(row)) {
                            words = Said { en: row.name_en.to_owned(), ja: row.name_ja.to_owned() };
                        }
                        let kind = if row.is_some() { UseKind::Card } else { UseKind::Rule };
                        (kind, game.rule_id(rule))
                    }
                };
                Use { kind, id, words, by, by_nobody }
            })
            .collect();
        told.sort_by(|one, other| (one.kind, &one.id).cmp(&(other.kind, &other.id)));
        told
    }
}

/// The kind of an action, by the name of its variant in the canonical form: `declare_battle`.
pub(super) fn variant(action: &impl Serialize) -> String {
    match Value::read(&canonical(action)) {
        Value::Variant(name, _) => name,
        // A game whose actions are no enum has one kind of them.
        _ => "action".to_owned(),
    }
}
