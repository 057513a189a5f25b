//! Whole games, recorded on a phone by a finger that comes down only where something is seen: without a
//! network once the page was there, the browser killed again and again.

use crate::cases::{Desk, golden_path, is_at, kept, says};
use crate::chrome::{Chrome, LOOK, PATIENCE, Result};
use kanso_games::built_in;
use kanso_replay::verify::verify;
use kanso_tests::evening::{Evening, Phone, Seen, Taps, alike, answers};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::thread;
use std::time::Instant;

/// A phone, in points.
const PHONE: (u32, u32) = (390, 844);
/// How often the browser is killed in an evening.
const KILLS: usize = 10;
/// Where the finger comes down to scroll a dialog, and how far it goes up.
const DIALOG: ((f64, f64), f64) = ((350.0, 590.0), 300.0);
/// A dialog is scrolled so often until what is looked for must have been seen.
const SWIPES: u32 = 12;
/// So many looks in a row must find what was scrolled in the same place.
const STILL: u32 = 6;
/// Pictures are taken after so many events each.
const PICTURE_EVERY: u32 = 40;

/// A game, and what is chosen for it in the dialog: what a list shows, and what is taken of it.
struct Table {
    golden: &'static str,
    game: &'static str,
    seats: Option<&'static str>,
    options: &'static [(&'static str, &'static str)],
}

/// An evening of Rook & Raiders, four at the table.
pub fn rook_raiders(desk: &Desk) -> Result<String> {
    let (golden, game) = ("rook-raiders/four-seats-last-survivor", "Rook & Raiders");
    evening(desk, &Table { golden, game, seats: Some("4"), options: &[] })
}

/// An evening of Brave Architect, three at the table.
pub fn brave_architect(desk: &Desk) -> Result<String> {
    let golden = "brave-architect/three-heroes-win-under-revision-3";
    evening(desk, &Table { golden, game: "Brave Architect", seats: Some("3"), options: &[] })
}

/// An evening of Mamono Raid, four at the table.
pub fn mamono_raid(desk: &Desk) -> Result<String> {
    let golden = "mamono-raid/four-seats-core-taken";
    evening(desk, &Table { golden, game: "Mamono Raid", seats: Some("4"), options: &[] })
}

/// An evening of the card game.
pub fn berserk(desk: &Desk) -> Result<String> {
    let golden = "berserk-tcg/four-decks-green-against-red";
    let options = &[("white-banner", "green-ward"), ("black-swarm", "red-host")];
    evening(desk, &Table { golden, game: "Berserk TCG", seats: None, options })
}

/// An evening of BattleLore.
pub fn battlelore(desk: &Desk) -> Result<String> {
    let golden = "battlelore-heroes/new-games-have-revision-2";
    let options = &[("SCN01", "SCN03")];
    evening(desk, &Table { golden, game: "BattleLore: Heroes", seats: None, options })
}

/// The page on a phone.
struct Hand {
    chrome: Chrome,
    /// What was seen before the finger came down.
    before: Vec<Seen>,
    /// What is seen since it did, once everything rested.
    rested: Option<Vec<Seen>>,
    /// True if something was scrolled: it springs back for a while from behind its end.
    scrolled: bool,
}

impl Hand {
    /// A browser that opens an address, with or without a network.
    fn open(desk: &Desk, address: &str, network: bool) -> Result<Self> {
        let chrome = desk.chrome()?;
        chrome.network(network)?;
        chrome.resize(PHONE, true)?;
        chrome.go(address)?;
        chrome.until("document.body.classList.contains('ready')")?;
        // Who hears the page is told what is where; so are we.
        chrome.eval("document.getElementById('speak').click()")?;
        Ok(Self { chrome, before: Vec::new(), rested: None, scrolled: false })
    }

    /// All that is seen now, in the order in which it is read.
    fn look(&self) -> Result<Vec<Seen>> {
        // The window is drawn in the page's frames: what is read is no earlier than two of them.
        let all = self.chrome.eval(
            "new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => told(
                Array.from(document.getElementById('spoken').children)
                    .filter((one) => one.dataset.seen)
                    .map((one) => [one.textContent, one.dataset.seen.split(' ').map(Number),
                        one.tagName === 'BUTTON' && !one.disabled])))))",
        )?;
        let seen = |one: &Value| {
            let place: Vec<f64> = one[1].as_array()?.iter().filter_map(Value::as_f64).collect();
            Some(Seen {
                words: one[0].as_str()?.to_owned(),
                place: place.try_into().ok()?,
                button: one[2].as_bool()?,
            })
        };
        Ok(all.as_array().ok_or("no list")?.iter().filter_map(seen).collect())
    }

    /// What is seen once what can be tapped rests, and is not what it was before the last tap.
    fn rest(&mut self) -> Result<Vec<Seen>> {
        if let Some(rested) = &self.rested {
            return Ok(rested.clone());
        }
        let start = Instant::now();
        let mut last = self.look()?;
        let (mut still, enough) = (0, if self.scrolled { STILL } else { 1 });
        loop {
            // A frame may take longer than a look.
            thread::sleep(LOOK * 3);
            let now = self.look()?;
            let same = answers(&now) == answers(&last) && count(&now) == count(&last);
            still = if same { still + 1 } else { 0 };
            let waits =
                answers(&now) == answers(&self.before) && count(&now) == count(&self.before);
            if still >= enough && (!waits || start.elapsed() > PATIENCE / 10) {
                self.rested = Some(now.clone());
                self.scrolled = false;
                return Ok(now);
            }
            if start.elapsed() > PATIENCE {
                return Err("the page never rests".to_owned());
            }
            last = now;
        }
    }

    /// Taps what is called so, wherever a dialog is to be scrolled to show it.
    fn reach(&mut self, words: &str) -> Result<()> {
        for _ in 0..SWIPES {
            let seen = self.rest()?;
            let found = seen.iter().rev().find(|one| one.words == words && one.place[3] > 20.0);
            if let Some(one) = found {
                let [left, top, wide, high] = one.place;
                return self.tap((left + wide / 2.0, top + high / 2.0));
            }
            (self.rested, self.scrolled) = (None, true);
            self.before.clear();
            self.chrome.swipe_up(DIALOG.0, DIALOG.1)?;
        }
        let seen: Vec<_> = self.rest()?.into_iter().map(|one| one.words).collect();
        Err(format!("{words} is nowhere: {seen:?}"))
    }
}

impl Phone for Hand {
    fn seen(&mut self) -> Result<Vec<Seen>> {
        self.rest()
    }

    fn tap(&mut self, place: (f64, f64)) -> Result<()> {
        self.before = self.look()?;
        self.rested = None;
        self.chrome.touch(place)
    }

    fn swipe(&mut self, from: (f64, f64), by: f64) -> Result<()> {
        self.before = self.look()?;
        (self.rested, self.scrolled) = (None, true);
        self.chrome.swipe_up(from, by)
    }

    fn events(&mut self) -> Result<u32> {
        count(&self.rest()?).ok_or_else(|| "nothing says how many events there are".to_owned())
    }
}

/// How many events the game has, by what is seen of it between the steps.
fn count(seen: &[Seen]) -> Option<u32> {
    seen.iter().filter(|one| one.button).find_map(|one| {
        let (number, count) = one.words.split_once(" of ")?;
        // One stands at the end.
        (number == count).then(|| count.parse().ok())?
    })
}

fn evening(desk: &Desk, table: &Table) -> Result<String> {
    let log = fs::read(golden_path(table.golden)).map_err(|error| error.to_string())?;
    let mut evening = Evening::new(&log)?;
    evening.rename(|seat| format!("Player {}", seat + 1));
    let name = table.golden.split('/').next().unwrap_or_default();
    let mut hand = Hand::open(desk, &desk.server.address, true)?;
    let begun = begin(&mut hand, table).and_then(|()| hand.chrome.until(&is_at("0@0")));
    if begun.is_err() {
        desk.picture(&hand.chrome, &format!("evening-{name}-failed"))?;
    }
    begun?;
    hand.chrome.until("navigator.serviceWorker.controller !== null")?;
    hand.chrome.network(false)?;
    let kills = places(evening.len());
    for event in 1..=evening.len() {
        if let Err(why) = evening.enter(&mut hand, event) {
            desk.picture(&hand.chrome, &format!("evening-{name}-failed"))?;
            return Err(why);
        }
        if event % PICTURE_EVERY == 1 {
            desk.picture(&hand.chrome, &format!("evening-{name}-{event}"))?;
        }
        if kills.contains(&event) {
            // What is acknowledged is on the disk.
            hand.chrome.until(&says("Kept"))?;
            let address = hand.chrome.eval("location.href")?;
            hand.chrome.kill();
            hand = Hand::open(desk, address.as_str().unwrap_or_default(), false)?;
            let events = hand.events()?;
            if events != event {
                return Err(format!("killed after {event} events: {events} are there"));
            }
        }
    }
    hand.chrome.until(&says("Kept"))?;
    desk.picture(&hand.chrome, &format!("evening-{name}-end"))?;
    let files = kept(&hand.chrome)?;
    let (path, bytes) = files.iter().next().ok_or("nothing is kept")?;
    let report = verify(built_in(), bytes, None);
    if !report.is_sound() {
        return Err(format!("{path}: {report:?}"));
    }
    alike(&log, bytes)?;
    if report.events != evening.len() {
        return Err(format!("{} events of {}", report.events, evening.len()));
    }
    let Taps { events, taps, swipes, most } = evening.taps;
    let each = f64::from(taps) / f64::from(events);
    Ok(format!(
        ": {events} events by {taps} taps, {each:.2} each, {most} at most, {swipes} of them to scroll; killed {} \
         times, without a network",
        kills.len()
    ))
}

/// Begins a game by the dialog.
fn begin(hand: &mut Hand, table: &Table) -> Result<()> {
    hand.reach(&format!("New game of {}", table.game))?;
    if let Some(seats) = table.seats {
        hand.reach(seats)?;
    }
    for (shown, taken) in table.options {
        hand.reach(shown)?;
        hand.reach(taken)?;
    }
    hand.reach("from our table")?;
    hand.reach("Begin")
}

/// Where the browser is killed: anywhere, and the same places each time.
fn places(events: u32) -> BTreeSet<u32> {
    let mut places = BTreeSet::new();
    let mut state = u64::from(events);
    while places.len() < KILLS {
        // Knuth's generator: its upper bits are random enough.
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let place = ((state >> 33) * u64::from(events)) >> 31;
        places.insert(u32::try_from(place).unwrap_or_default().max(1));
    }
    places
}
