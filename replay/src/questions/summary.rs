//! What game is it, how was it set up, how did it end, how long is it?

use super::asked;
use crate::foreign::plain;
use crate::games::Games;
use crate::lines::Tree;
use crate::log::record::{Header, LuckSource, MAIN_LINE, SealEnd};
use crate::log::{Log, LogError, RawLog};
use crate::tell::walk::Walk;
use crate::under::reading_id;
use kanso_engine::cards::hex;
use kanso_engine::game::EVENT_LIMIT_END;
use kanso_engine::{Game, Mode, Standing};
use serde::{Deserialize, Deserializer, Serialize};

pub use kanso_engine::game::SeatResult;

/// A name with its value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Named {
    /// The name.
    pub name: String,
    /// The value.
    pub value: String,
}

/// A game in one row. The game is the main line of its log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SummaryRow {
    /// BLAKE3 over the bytes of the log, in hexadecimal digits: two logs with one id are the same.
    pub id: String,
    /// Id of the game, where it can be read.
    pub game: Option<String>,
    /// Revision of its rules.
    pub revision: u32,
    /// How many seats play.
    pub seats: u8,
    /// The options that matter, each with its value.
    pub options: Vec<Named>,
    /// Every reading by its id, with the value in force.
    pub readings: Vec<Named>,
    /// Digest of the card set, in hexadecimal digits; none for a game without cards.
    pub cards: Option<String>,
    /// Where luck comes from: `seeded`, `table`, `taken-over` or `committed`.
    pub luck: String,
    /// How it ended: the id of the game's own end, `conceded`, `agreed`, `abandoned`, `event-limit`; none:
    /// it is not over.
    pub end: Option<String>,
    /// True if the rules ended it; then each seat has a result.
    pub by_rules: bool,
    /// How each seat fared, in seat order; empty where the rules did not end the game.
    #[serde(deserialize_with = "results")]
    pub results: Vec<SeatResult>,
    /// The seats that won, from 0.
    pub winners: Vec<u8>,
    /// How many events it has, of those that the rules allow.
    pub events: u32,
    /// How many turns it has.
    pub turns: u32,
    /// The hash of all bytes through the last whole frame, in hexadecimal digits.
    pub head: Option<String>,
    /// What is wrong: the log cannot be read on, or an event is not allowed. What is told is what is before.
    pub wrong: Option<String>,
}

/// As the kernel writes them, which reads none.
fn results<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<SeatResult>, D::Error> {
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Told {
        Win,
        Draw,
        Loss,
    }
    let told = Vec::<Told>::deserialize(deserializer)?.into_iter();
    let results = told.map(|told| match told {
        Told::Win => SeatResult::Win,
        Told::Draw => SeatResult::Draw,
        Told::Loss => SeatResult::Loss,
    });
    Ok(results.collect())
}

/// Sums up a log; its game is played through, so that the end is what the rules say it is.
pub fn summary(games: Games, bytes: &[u8]) -> SummaryRow {
    let id = hex(blake3::hash(bytes).as_bytes());
    let row = SummaryRow { id, ..SummaryRow::default() };
    asked(games, bytes, row, |game, row| game.row_of_summary(bytes, row))
}

/// As [`summary`], for a log of this game.
pub(super) fn summary_of<G: Game>(bytes: &[u8], row: SummaryRow) -> SummaryRow {
    let mut row = row;
    if let Err(error) = fill::<G>(bytes, &mut row) {
        row.wrong = Some(error.to_string());
    }
    row
}

fn fill<G: Game>(bytes: &[u8], row: &mut SummaryRow) -> Result<(), LogError> {
    let raw = RawLog::scan(bytes)?;
    row.head = Some(hex(&raw.head()));
    let header = raw.header()?;
    let game = header.game::<G>()?;
    tell_header::<G>(&header, row)?;
    let log = Log::<G::Action>::of(&raw)?;
    let tree = match Tree::grow(log.header, log.records) {
        Ok(tree) => tree,
        Err(error) => {
            row.wrong = Some(error.to_string());
            return Ok(());
        }
    };
    let mut walk = Walk::new(&game, Mode::Off);
    let mut turn = game.marks(walk.state()).turn;
    row.turns = u32::from(turn.is_some());
    let events = tree.stretches(MAIN_LINE, 0).flat_map(|stretch| stretch.events);
    for event in events.take(tree.shown_len(MAIN_LINE) as usize) {
        if walk.step(event).is_err() {
            row.wrong = Some(format!("event {} is not allowed", row.events + 1));
            return Ok(());
        }
        row.events += 1;
        let now = game.marks(walk.state()).turn;
        if now.is_some() && now != turn {
            (turn, row.turns) = (now, row.turns + 1);
        }
    }
    if let Some(standing) = game.standing(walk.state()) {
        tell_standing::<G>(&standing, row);
    } else if let Some((_, seal)) = &tree.lines()[MAIN_LINE as usize].seal {
        row.end = Some(end_id::<G>(seal.end));
    }
    Ok(())
}

fn tell_header<G: Game>(header: &Header, row: &mut SummaryRow) -> Result<(), LogError> {
    let (meta, setup) = (G::meta(), header.setup::<G>()?);
    row.revision = header.revision;
    row.seats = setup.seats;
    let options = meta.options_that_matter(&setup.options).map(|(_, spec, value)| Named {
        name: spec.name.to_owned(),
        value: plain(spec.told(value).unwrap_or("?")),
    });
    row.options = options.collect();
    let readings = meta.readings.iter().zip(&setup.readings).enumerate();
    row.readings = readings
        .map(|(at, (spec, value))| Named {
            name: reading_id::<G>(at).to_owned(),
            value: spec.values.get(usize::from(*value)).copied().unwrap_or("?").to_owned(),
        })
        .collect();
    row.cards = header.cards.digest().map(|digest| hex(&digest));
    let luck = match header.luck {
        LuckSource::Seeded { .. } => "seeded",
        LuckSource::Table { .. } => "table",
        LuckSource::TakenOver { .. } => "taken-over",
        LuckSource::Committed { .. } => "committed",
    };
    luck.clone_into(&mut row.luck);
    Ok(())
}

fn tell_standing<G: Game>(standing: &Standing, row: &mut SummaryRow) {
    row.end = Some(end_id::<G>(SealEnd::Rules(standing.reason)));
    row.by_rules = true;
    row.results = standing.seats.iter().map(|seat| seat.result).collect();
    let won = (0..).zip(&row.results).filter(|(_, result)| **result == SeatResult::Win);
    row.winners = won.map(|(seat, _)| seat).collect();
}

fn end_id<G: Game>(end: SealEnd) -> String {
    match end {
        SealEnd::Rules(number) => G::meta().ends.get(usize::from(number)).map_or("?", |end| end.id),
        SealEnd::EventLimit => EVENT_LIMIT_END.id,
        SealEnd::Conceded(_) => "conceded",
        SealEnd::Agreed => "agreed",
        SealEnd::Abandoned => "abandoned",
    }
    .to_owned()
}
