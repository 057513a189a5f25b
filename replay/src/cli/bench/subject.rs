//! A game that is measured: its logs, and each measurement.

use super::measure::{Value, median, percentile, rate, times};
use super::{Measured, memory};
use crate::cli::Failure;
use crate::games::Games;
use crate::golden::{bless, check};
use crate::log::record::{Header, LuckSource};
use crate::log::store::{IfExists, write_whole};
use crate::log::write::Writer;
use crate::log::{Log, record::Record};
use crate::luck::{LUCK_VERSION, seed_of_game};
use crate::once;
use crate::review::{Answer, Bot, Position, Review as _, ReviewOf};
use crate::session::Session;
use crate::simulate::simulate_game;
use crate::verify::verify_game;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Eye, Game, Lang, Outcome, Rules, Setup, Trace};
use rayon::prelude::*;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Events of the log that seeking and correcting are measured with.
pub const LONG: u32 = 10_000;
/// Events of the log whose memory is measured.
pub const LONGEST: u32 = 100_000;
/// Fewest events of a game whose file size counts.
const SIZED_MIN: u32 = 150;
/// Steps of one measurement of latency.
const STEPS: usize = 2_000;

/// A game and its logs.
pub struct Subject<G: Game> {
    list: Games,
    game: G,
    /// Header of ordinary games.
    ordinary: Header,
    /// Header of games that go on and on.
    endless: Header,
    /// Ordinary games, the shortest first.
    games: Vec<Vec<u8>>,
    /// One of them, of middling length.
    bytes: Vec<u8>,
    /// The events of a long game, and their log.
    events: Vec<Event<G::Action>>,
    long: Vec<u8>,
}

impl<G: Game> Subject<G> {
    /// Plays the games to measure with.
    pub fn new(list: Games) -> Result<Self, Failure> {
        let fewest = *G::meta().seats.start();
        let ordinary = header::<G>(fewest, false);
        // Two seats or more: a game for one may be lost at once.
        let endless = header::<G>(fewest.max(2), true);
        let game = endless.game::<G>().map_err(cannot)?;
        let mut games: Vec<_> = (0..21)
            .map(|n| played::<G>(&ordinary, n, Bot::Greedy, None))
            .collect::<Result<_, _>>()?;
        games.sort_by_key(Vec::len);
        let bytes = games[games.len() / 2].clone();
        let long = long_game::<G>(&endless, LONG)?;
        let events = events_of::<G>(&long)?;
        Ok(Self { list, game, ordinary, endless, games, bytes, events, long })
    }

    /// The events of each of the ordinary games, and how many all of them have.
    fn ordinary_events(&self) -> Result<(Vec<EventsOf<G>>, usize), Failure> {
        let games: Result<Vec<_>, _> =
            self.games.iter().map(|bytes| events_of::<G>(bytes)).collect();
        let games = games?;
        let count = games.iter().map(Vec::len).sum();
        Ok((games, count))
    }

    fn opened(&self, bytes: &[u8]) -> Result<ReviewOf<G>, Failure> {
        ReviewOf::<G>::open(self.list, bytes).map_err(cannot)
    }

    /// What could have fallen in place of what fell at this event, entered as the table would: the
    /// first on the list that is something else.
    fn other(&self, review: &mut ReviewOf<G>, at: u32) -> Option<Outcome> {
        let Event::Chance(fell) = &self.events[at as usize] else { return None };
        review.go(Position::after(0, at)).ok()?;
        let items = review.items(Eye::All);
        let mut others = items.iter().filter_map(|item| {
            review.read_outcome(item.words.word.in_lang(Lang::En), Lang::En).ok()
        });
        others.find(|other| other != fell)
    }

    /// Writes ordinary games into a folder.
    fn write_games(&self, dir: &Path, count: u32) -> Result<(), Failure> {
        once::try_each(count as usize, &|n| {
            let bytes = played::<G>(&self.ordinary, n as u32, Bot::Greedy, None)?;
            let path = dir.join(format!("{n:04}.kanso"));
            write_whole(&path, &bytes, IfExists::Refuse).map_err(cannot)
        })
        .map(|_| ())
    }
}

impl<G: Game> Measured for Subject<G> {
    fn reduce(&self) -> Result<Value, Failure> {
        Ok(rate(self.events.len(), || reduced(&self.game, &self.events)))
    }

    fn reduce_ordinary(&self) -> Result<Value, Failure> {
        let game = self.ordinary.game::<G>().map_err(cannot)?;
        let (games, count) = self.ordinary_events()?;
        Ok(rate(count, || games.iter().for_each(|events| drop(reduced(&game, events)))))
    }

    fn legal(&self) -> Result<Value, Failure> {
        let mut found = Vec::new();
        for seats in G::meta().seats.clone() {
            let header = header::<G>(seats, false);
            let game = header.game::<G>().map_err(cannot)?;
            for (n, bot) in [Bot::Greedy, Bot::Random, Bot::Greedy, Bot::Random].iter().enumerate()
            {
                let bytes = played::<G>(&header, n as u32, *bot, None)?;
                time_lists(&game, &events_of::<G>(&bytes)?, &mut found);
            }
        }
        Ok(Value::Time(percentile(&mut found, 50)))
    }

    fn verify(&self) -> Result<Value, Failure> {
        Ok(rate(self.events.len(), || {
            let report = verify_game::<G>(self.list, &self.long, None);
            assert!(report.is_sound(), "the log was played by the rules");
            report
        }))
    }

    fn verify_ordinary(&self) -> Result<Value, Failure> {
        let (_, count) = self.ordinary_events()?;
        Ok(rate(count, || {
            for bytes in &self.games {
                let report = verify_game::<G>(self.list, bytes, None);
                assert!(report.is_sound(), "the log was played by the rules");
            }
        }))
    }

    fn verify_folder(&self) -> Result<Value, Failure> {
        let dir = crate::cli::scratch::scratch().map_err(cannot)?;
        self.write_games(dir.path(), 1_000)?;
        let mut found = times(5, |_| {
            let entries: Vec<_> =
                fs::read_dir(dir.path()).into_iter().flatten().flatten().collect();
            let sound = entries
                .par_iter()
                .filter_map(|entry| fs::read(entry.path()).ok())
                .filter(|bytes| crate::verify::verify(self.list, bytes, None).is_sound())
                .count();
            assert_eq!(sound, 1_000, "all games were played by the rules");
        });
        Ok(Value::Time(percentile(&mut found, 50)))
    }

    fn open(&self) -> Result<Value, Failure> {
        Ok(Value::Time(median(|| {
            let looked = Session::look_verified(self.list, &self.bytes);
            let (mut session, report) = looked.expect("the log is whole");
            assert!(report.is_sound(), "the log was played by the rules");
            let end = session.review.len(0).expect("the game itself is always there");
            session.review.go(Position::after(0, end)).expect("the end is there");
            session
        })))
    }

    fn seek(&self) -> Result<Value, Failure> {
        let mut review = self.opened(&self.long)?;
        let end = review.len(0).unwrap_or_default();
        let mut found = times(STEPS, |at| {
            // Far apart and the same each time: a step of a large prime, modulo the length.
            let event = (at as u64 * 7_368_787 % u64::from(end + 1)) as u32;
            review.go(Position::after(0, event)).expect("the place is there");
        });
        Ok(Value::Time(percentile(&mut found, 99)))
    }

    fn back(&self) -> Result<Value, Failure> {
        let mut review = self.opened(&self.long)?;
        let end = review.len(0).unwrap_or_default();
        review.go(Position::after(0, end)).map_err(cannot)?;
        let steps = STEPS.min(end as usize);
        let mut found = times(steps, |at| {
            review.go(Position::after(0, end - 1 - at as u32)).expect("the place is there");
        });
        Ok(Value::Time(percentile(&mut found, 99)))
    }

    fn correct(&self) -> Result<Value, Failure> {
        let mut review = self.opened(&self.long)?;
        let tenth = self.events.len() / 10;
        let by_distance = (0..tenth).rev().chain(tenth..self.events.len());
        let other =
            by_distance.map(|at| at as u32).find_map(|at| Some((at, self.other(&mut review, at)?)));
        let (at, other) = other.ok_or_else(|| cannot("the game has no chance to correct"))?;
        let mut found = Vec::new();
        for _ in 0..5 {
            let mut review = self.opened(&self.long)?;
            review.go(Position::after(0, at)).map_err(cannot)?;
            let answer = Answer::Outcome(other.clone());
            let start = Instant::now();
            review.correct("corrected", answer, &[], Lang::En).map_err(cannot)?;
            found.push(start.elapsed());
        }
        Ok(Value::Time(percentile(&mut found, 50)))
    }

    fn acknowledge(&self) -> Result<Value, Failure> {
        let dir = crate::cli::scratch::scratch().map_err(cannot)?;
        let path = dir.path().join("game.kanso");
        drop(Writer::<G::Action>::create(&path, &self.endless, &[]).map_err(cannot)?);
        let opened = Writer::<G::Action>::open(&path).map_err(cannot)?;
        let mut review =
            ReviewOf::<G>::of_log(self.list, opened.log, Box::new(opened.writer), None)
                .map_err(cannot)?;
        let mut plain = File::create(dir.path().join("plain")).map_err(cannot)?;
        let (mut steps, mut syncs) = (Vec::new(), Vec::new());
        for _ in 0..200 {
            if let Some(Awaiting::Chance(_)) = review.awaiting() {
                review.settle_by_luck().map_err(cannot)?;
                continue;
            }
            let Some(number) = review.bot_choice(Bot::Random) else { break };
            let start = Instant::now();
            review.choose(number).map_err(cannot)?;
            steps.push(start.elapsed());
            // The disk alone, in turn with the steps, so that both meet the same disk.
            let start = Instant::now();
            plain.write_all(&[0; 24]).and_then(|()| plain.sync_data()).map_err(cannot)?;
            syncs.push(start.elapsed());
        }
        let (step, sync) = (percentile(&mut steps, 50), percentile(&mut syncs, 50));
        Ok(Value::Time(step.saturating_sub(sync)))
    }

    fn simulate(&self) -> Result<Value, Failure> {
        let bytes = played::<G>(&self.endless, 1, Bot::Random, Some(LONG))?;
        let count = events_of::<G>(&bytes)?.len();
        Ok(rate(count, || played::<G>(&self.endless, 1, Bot::Random, Some(LONG))))
    }

    fn golden(&self) -> Result<Value, Failure> {
        let dir = crate::cli::scratch::scratch().map_err(cannot)?;
        self.write_games(dir.path(), 100)?;
        bless::bless(self.list, dir.path()).map_err(cannot)?;
        let mut good = true;
        let mut found = times(3, |_| {
            good &=
                check::check(self.list, dir.path(), &|| ()).is_ok_and(|report| report.is_good());
        });
        if !good {
            return Err(cannot("goldens that were just blessed are not as blessed"));
        }
        Ok(Value::Time(percentile(&mut found, 50)))
    }

    fn size(&self) -> Result<Value, Failure> {
        let (mut bytes, mut events) = (0_u32, 0_u32);
        for n in 0..100 {
            for bot in [Bot::Greedy, Bot::Random] {
                let game = played::<G>(&self.ordinary, n, bot, None)?;
                let count = events_of::<G>(&game)?.len() as u32;
                if count >= SIZED_MIN {
                    bytes += game.len() as u32;
                    events += count;
                }
            }
        }
        if events == 0 {
            return Err(cannot("no ordinary game has 150 events"));
        }
        Ok(Value::BytesPerEvent(f64::from(bytes) / f64::from(events)))
    }

    fn long_events(&self) -> u32 {
        self.events.len() as u32
    }

    fn memory(&self) -> Result<Value, Failure> {
        let dir = crate::cli::scratch::scratch().map_err(cannot)?;
        let path = dir.path().join("longest.kanso");
        let bytes = long_game::<G>(&self.endless, LONGEST)?;
        fs::write(&path, bytes).map_err(cannot)?;
        memory::measured(&path).map(Value::Memory)
    }
}

/// The state after these events of a game, each of them checked.
fn reduced<G: Game>(game: &G, events: &[Event<G::Action>]) -> G::State {
    let (mut bag, mut trace) = (Bag::new(), Trace::off());
    let mut state = game.start();
    for event in events {
        let applied = game.apply(&mut state, event, &mut bag, &mut trace);
        assert!(applied.is_ok(), "the log was played by the rules");
    }
    state
}

/// How long each legal list of a game takes, one decision after the other.
fn time_lists<G: Game>(game: &G, events: &[Event<G::Action>], found: &mut Vec<Duration>) {
    /// A list is too quick for one look at the clock.
    const CALLS: u32 = 64;
    let (mut state, mut list) = (game.start(), Vec::new());
    for event in events {
        if let Awaiting::Decision(_) = game.awaiting(&state) {
            let start = Instant::now();
            for _ in 0..CALLS {
                list.clear();
                game.legal(std::hint::black_box(&state), &mut list);
            }
            found.push(start.elapsed() / CALLS);
        }
        game.perform(&mut state, event, &mut Trace::off());
    }
}

/// The header of ordinary games for so many seats, or of games that go on and on.
fn header<G: Game>(seats: u8, endless: bool) -> Header {
    let mut setup = Setup::new::<G>(seats);
    if endless {
        G::lengthen(&mut setup);
    }
    let luck = LuckSource::Seeded { version: LUCK_VERSION, seed: seed_of_game("bench", 0) };
    Header::new::<G>(&setup, luck, None)
}

/// Game number `n` of a header, played by a bot.
fn played<G: Game>(
    header: &Header,
    n: u32,
    bot: Bot,
    limit: Option<u32>,
) -> Result<Vec<u8>, Failure> {
    let luck = LuckSource::Seeded { version: LUCK_VERSION, seed: seed_of_game("bench", n) };
    let header = Header { luck, ..header.clone() };
    let played = simulate_game::<G>(&header, &[bot], limit, &AtomicBool::new(false));
    played.map(|played| played.bytes).map_err(cannot)
}

/// A game of just this many events: the first one, by its number, that goes on for so long; the
/// longest there is, where none does.
fn long_game<G: Game>(header: &Header, events: u32) -> Result<Vec<u8>, Failure> {
    const TRIES: u32 = 12;
    let (mut longest, mut most) = (Vec::new(), 0);
    for n in 0..TRIES {
        let bytes = played::<G>(header, n, Bot::Patient, Some(events))?;
        let count = events_of::<G>(&bytes)?.len();
        if count > most {
            (longest, most) = (bytes, count);
        }
        if most == events as usize {
            break;
        }
    }
    Ok(longest)
}

/// The events of a game.
type EventsOf<G> = Vec<Event<<G as Rules>::Action>>;

/// The events of the game itself.
fn events_of<G: Game>(bytes: &[u8]) -> Result<Vec<Event<G::Action>>, Failure> {
    let log = Log::<G::Action>::read(bytes).map_err(cannot)?;
    let steps = log.records.into_iter().filter_map(|(_, record)| match record {
        Record::Step(step) => Some(step.events),
        Record::Header(_)
        | Record::Checkpoint(_)
        | Record::Line(_)
        | Record::LineEdit(_)
        | Record::Note(_)
        | Record::NoteWithdrawn(_)
        | Record::Dispute(_)
        | Record::Ruling(_)
        | Record::Seal(_)
        | Record::Probe(_)
        | Record::Assumed(_)
        | Record::AssumedItems(_)
        | Record::Revealed(_)
        | Record::Mend(_)
        | Record::LineNote(_)
        | Record::Glyph(_)
        | Record::Interval(_)
        | Record::LuckWords(_)
        | Record::LuckSecret(_)
        | Record::Unknown { .. } => None,
    });
    Ok(steps.flatten().collect())
}

fn cannot(problem: impl ToString) -> Failure {
    Failure::cannot(problem).next("`kanso bench --only reducing` measures other rows")
}
