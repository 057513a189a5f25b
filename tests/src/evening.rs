//! A game that was played at a table, entered on a phone by somebody who only taps what is seen.
//!
//! The player has the record of the game before the eyes, as one remembers what was just done; each event is
//! entered by the words that the phone shows for it. Who steers a phone is behind [`Phone`]: the window in a
//! test, or a browser.

use kanso_engine::{Awaiting, Eye, Lang};
use kanso_games::built_in;
use kanso_replay::log::record::MAIN_LINE;
use kanso_replay::review::{self, Choice, OutcomeItem, Position, Review};
use kanso_replay::scene_names::{names, places};

/// What goes wrong, in words.
pub type Result<T> = std::result::Result<T, String>;

/// Something that is seen and says what it is, in the order in which it is read.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    /// What it says.
    pub words: String,
    /// Left, top, width and height of what is seen of it, in points.
    pub place: [f64; 4],
    /// True if it can be pressed.
    pub button: bool,
}

/// A phone in a hand.
pub trait Phone {
    /// What is seen once everything is at rest.
    ///
    /// # Errors
    ///
    /// The phone is gone.
    fn seen(&mut self) -> Result<Vec<Seen>>;
    /// Puts a finger on a place, and takes it away.
    ///
    /// # Errors
    ///
    /// The phone is gone.
    fn tap(&mut self, place: (f64, f64)) -> Result<()>;
    /// Draws a finger up from a place by so many points, or down by fewer than none.
    ///
    /// # Errors
    ///
    /// The phone is gone.
    fn swipe(&mut self, from: (f64, f64), by: f64) -> Result<()>;
    /// How many events the game has.
    ///
    /// # Errors
    ///
    /// The phone is gone.
    fn events(&mut self) -> Result<u32>;
}

/// What was done with the finger.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Taps {
    /// Events of the game.
    pub events: u32,
    /// Times that the finger came down: taps and swipes.
    pub taps: u32,
    /// Of these, swipes.
    pub swipes: u32,
    /// Most for one event.
    pub most: u32,
}

/// A finger comes down so often for one event at most: then something is in the way.
const MOST: u32 = 40;
/// Where a finger comes down to scroll, and how far it goes, in parts of the height that can be scrolled.
const SWIPE: [f64; 2] = [0.85, 0.6];
/// So much of a button is seen at least before it is tapped, in points.
const HIGH: f64 = 22.0;
/// What is read last before the answers, and first behind them.
const BETWEEN: [&str; 2] = ["To the end", "The table"];

/// A record, and how far it was entered.
pub struct Evening {
    record: Box<dyn Review>,
    count: u32,
    /// What the players are called on the phone.
    names: Vec<String>,
    /// What was done so far.
    pub taps: Taps,
    /// What was seen before the last swipe, and whether that went down.
    swiped: (Vec<Seen>, bool),
}

impl Evening {
    /// Takes a game to be entered by players who are called as in the record.
    ///
    /// # Errors
    ///
    /// It does not open.
    pub fn new(log: &[u8]) -> Result<Self> {
        let record = review::open(built_in(), log).map_err(|error| error.to_string())?;
        let count = record.len(MAIN_LINE).ok_or("no line")?;
        let names = record.names().to_vec();
        Ok(Self { record, count, names, taps: Taps::default(), swiped: (Vec::new(), false) })
    }

    /// The players are called otherwise on the phone: by these names, in seat order.
    pub fn rename(&mut self, name: impl Fn(usize) -> String) {
        self.names = (0..self.names.len()).map(name).collect();
    }

    /// Words of the record as the phone has them.
    fn told(&self, words: &str) -> String {
        let mut told = String::new();
        for part in words.split_inclusive(|letter: char| !letter.is_alphanumeric()) {
            let word = part.trim_end_matches(|letter: char| !letter.is_alphanumeric());
            let seat = self.record.names().iter().position(|name| name == word);
            told.push_str(seat.map_or(word, |seat| &self.names[seat]));
            told.push_str(&part[word.len()..]);
        }
        told
    }

    /// How many events there are to enter.
    pub fn len(&self) -> u32 {
        self.count
    }

    /// True if there is nothing to enter.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Enters an event, from 1, where those before it stand on the phone.
    ///
    /// # Errors
    ///
    /// Nothing that is seen leads to it: what was looked for, and what was seen.
    pub fn enter(&mut self, phone: &mut dyn Phone, event: u32) -> Result<()> {
        let there = Position::after(MAIN_LINE, event - 1);
        self.record.go(there).map_err(|error| error.to_string())?;
        let mut notation = String::new();
        self.record.notate_event(event, &mut notation).map_err(|error| error.to_string())?;
        let before = self.taps.taps;
        self.swiped = (Vec::new(), false);
        match self.record.awaiting() {
            Some(Awaiting::Decision(_)) => {
                let choices = self.record.choices(Lang::En, Eye::All);
                let found = choices.iter().find(|choice| choice.notation == notation);
                let choice = found.ok_or_else(|| format!("{event}: no choice {notation}"))?;
                self.choose(phone, choice, event)
            }
            Some(Awaiting::Chance(_)) => {
                let items = self.record.items(Eye::All);
                self.let_fall(phone, &items, &notation, event)
            }
            _ => Err(format!("{event}: nothing is awaited in the record")),
        }?;
        self.taps.events += 1;
        self.taps.most = self.taps.most.max(self.taps.taps - before);
        let events = phone.events()?;
        if events == event { Ok(()) } else { Err(format!("{event}: {events} stand on the phone")) }
    }

    /// Enters a decision: its row, or one thing of it after the other.
    fn choose(&mut self, phone: &mut dyn Phone, choice: &Choice, event: u32) -> Result<()> {
        let scene = self.record.scene(Eye::All);
        let (names, places) = (names(&scene, Lang::En), places(&scene, Lang::En));
        let words = self.told(&choice.words);
        // What is called as others are says where it lies.
        let called = |id: &String| {
            let name = self.told(names.get(id)?);
            let place = places.get(id).map_or("", String::as_str);
            Some([name.clone(), format!("{name} · {place}")])
        };
        let mut called: Vec<[String; 2]> = choice.ids.iter().filter_map(called).collect();
        let mut said = 0;
        for _ in 0..MOST {
            let seen = phone.seen()?;
            if phone.events()? == event {
                return Ok(());
            }
            let answers = answers(&seen);
            if let Some(place) = row(&answers, &words) {
                self.tap(phone, place)?;
                continue;
            }
            // A group is opened once.
            let of = |names: &[String; 2]| names.iter().find_map(|name| row(&answers, name));
            if let Some(at) = called.iter().position(|names| of(names).is_some()) {
                let place = of(&called.remove(at)).ok_or("it was there")?;
                self.tap(phone, place)?;
                continue;
            }
            let begins =
                |one: &&Seen| one.words.len() > said && words.starts_with(one.words.as_str());
            if let Some(one) = answers.iter().filter(begins).max_by_key(|one| one.words.len()) {
                said = one.words.len();
                self.tap(phone, middle(one))?;
                continue;
            }
            self.scroll(phone, &seen)?;
        }
        Err(format!("{event}: no way to {words} by {:?}: {}", choice.ids, shown(&phone.seen()?)))
    }

    /// Enters what fell, thing by thing.
    fn let_fall(
        &mut self,
        phone: &mut dyn Phone,
        items: &[OutcomeItem],
        notation: &str,
        event: u32,
    ) -> Result<()> {
        let mut left: Vec<&str> =
            notation.split([',', ' ']).filter(|word| !word.is_empty()).collect();
        left.reverse();
        for _ in 0..MOST {
            let seen = phone.seen()?;
            if phone.events()? == event {
                return Ok(());
            }
            let answers = answers(&seen);
            let Some(word) = left.last() else {
                // What is left over falls by itself; all of it is confirmed.
                match row(&answers, "Enter") {
                    Some(place) => self.tap(phone, place)?,
                    None => self.scroll(phone, &seen)?,
                }
                continue;
            };
            let item = items.iter().find(|item| item.words.word.en == *word);
            let item =
                item.ok_or_else(|| format!("{event}: nothing falls that is called {word}"))?;
            let name = self.told(&item.words.name.en);
            let face = format!("Die showing {word}");
            let begins = format!("{name}  ");
            let is_it = |one: &&Seen| {
                one.words == face || one.words == name || one.words.starts_with(&begins)
            };
            match answers.iter().find(is_it).map(middle) {
                Some(place) => {
                    left.pop();
                    self.tap(phone, place)?;
                }
                // Of many kinds the first letter is asked.
                None => match name.get(..1).and_then(|letter| row(&answers, letter)) {
                    Some(place) => self.tap(phone, place)?,
                    None => self.scroll(phone, &seen)?,
                },
            }
        }
        Err(format!(
            "{event}: no way to let {notation} fall, {left:?} of it: {}",
            shown(&phone.seen()?)
        ))
    }

    fn tap(&mut self, phone: &mut dyn Phone, place: (f64, f64)) -> Result<()> {
        self.taps.taps += 1;
        phone.tap(place)
    }

    /// Scrolls the answers on; at their end back.
    fn scroll(&mut self, phone: &mut dyn Phone, seen: &[Seen]) -> Result<()> {
        self.taps.taps += 1;
        self.taps.swipes += 1;
        let answers = answers(seen);
        let top = answers.iter().map(|one| one.place[1]).fold(f64::INFINITY, f64::min);
        let bottom = answers.iter().map(|one| one.place[1] + one.place[3]).fold(0.0, f64::max);
        let left = answers.iter().map(|one| one.place[0]).fold(f64::INFINITY, f64::min);
        let high = bottom - top;
        let (before, down) = std::mem::replace(&mut self.swiped, (answers.clone(), false));
        self.swiped.1 = down != (before == answers);
        let (from, by) =
            if self.swiped.1 { (1.0 - SWIPE[0], -SWIPE[1]) } else { (SWIPE[0], SWIPE[1]) };
        phone.swipe((left + 3.0, top + high * from), high * by)
    }
}

/// What can be tapped of the answers, in the order in which it is read.
pub fn answers(seen: &[Seen]) -> Vec<Seen> {
    let place = |words: &str| seen.iter().position(|one| one.words == words);
    let from = place(BETWEEN[0]).map_or(0, |at| at + 1);
    let to = place(BETWEEN[1]).filter(|to| *to > from).unwrap_or(seen.len());
    // Above the table stands what happened.
    let table = seen.get(to).map_or(0.0, |table| table.place[1]);
    let is_answer = |one: &&Seen| one.button && one.place[3] >= HIGH && one.place[1] >= table;
    seen[from.min(to)..to].iter().filter(is_answer).cloned().collect()
}

/// What can be tapped of the answers, in a line.
fn shown(seen: &[Seen]) -> String {
    let words: Vec<_> = answers(seen).into_iter().map(|one| one.words).collect();
    words.join(" | ")
}

/// The middle of the first thing that is called so: the answers are read before the table.
fn row(answers: &[Seen], words: &str) -> Option<(f64, f64)> {
    answers.iter().find(|one| one.words == words).map(middle)
}

fn middle(one: &Seen) -> (f64, f64) {
    let [left, top, wide, high] = one.place;
    (left + wide / 2.0, top + high / 2.0)
}

/// Checks that a game was entered as far as it goes: that its events are those of the other one.
///
/// # Errors
///
/// The first event that differs.
pub fn alike(golden: &[u8], entered: &[u8]) -> Result<()> {
    let open = |log: &[u8]| review::open(built_in(), log).map_err(|error| error.to_string());
    let (mut golden, mut entered) = (open(golden)?, open(entered)?);
    let told = |review: &mut Box<dyn Review>| {
        let count = review.len(MAIN_LINE).unwrap_or_default();
        let one = |event| {
            let mut words = String::new();
            review.notate_event(event, &mut words).map_err(|error| error.to_string())?;
            Ok(words)
        };
        (1..=count).map(one).collect::<Result<Vec<String>>>()
    };
    let (golden, entered) = (told(&mut golden)?, told(&mut entered)?);
    let differs = golden.iter().zip(&entered).position(|(one, other)| one != other);
    match differs {
        Some(at) => Err(format!("event {}: {} and {}", at + 1, golden[at], entered[at])),
        None if golden.len() < entered.len() => {
            Err(format!("{} events and {}", golden.len(), entered.len()))
        }
        None => Ok(()),
    }
}
