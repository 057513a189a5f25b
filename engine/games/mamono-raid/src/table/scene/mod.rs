//! The table of Mamono Raid, on three pages: the monster with its lines, tracks and rankings; what
//! each party has; the bazaar with prices beside purses and experience.
//!
//! Source: the specification's chapter 12, MR-3.1 to MR-3.20. There is nothing that one eye sees and
//! another does not (MR-3.23), so one picture serves all. A thing has one id wherever it lies, as far
//! as it can be told apart; what there is many of (markers, life chips, coins) is named by its place.
//!
//! The classes have hues and signs of their own: the colour of a seat means a seat.
//!
//! Left out: summary cards, which say nothing about a game, and the box (MR-3.21).

mod badge;
mod board;
mod contributions;
mod course;
mod displays;
mod figures;
mod forecast;
pub(crate) mod ids;
mod names;
mod party;
mod piles;
mod sign;
#[cfg(test)]
mod tests;
mod token;
mod tracks;

use crate::prelude::*;
use kanso_engine::scene::{Hue, Page, Slot, Token};

/// The table, the same for every eye. Source: MR-3.23.
pub(crate) fn scene(game: &MamonoRaid, state: &State, _: Eye) -> Scene {
    let view = View { game, state };
    Scene { pages: vec![table(view), parties(view), bazaar(view)] }
}

/// The monster and all that a turn of the main phase needs.
fn table(view: View<'_>) -> Page {
    let mut regions = Vec::with_capacity(20);
    // Above all else.
    regions.push(tracks::ap(view, (0, 0)));
    regions.push(tracks::safe(view, (1, 0)));
    regions.push(course::region(view, (0, 1)));
    regions.extend(course::order(view, (0, 1)));
    for seat in view.state.every_seat() {
        regions.push(figures::glance(view, seat, (0, 1)));
    }
    contributions::put(view, (0, 2), &mut regions);
    regions.push(board::region(view, (0, 3)));
    // One place: below each other or beside each other.
    let last = (0, 4);
    regions.push(tracks::monster_level(view, last));
    if !view.is_over() {
        regions.push(party::acting(view, last));
    }
    page("table", label!("Table" / "テーブル"), regions)
}

/// What each seat has.
fn parties(view: View<'_>) -> Page {
    let mut regions = Vec::with_capacity(16);
    for seat in view.state.every_seat() {
        let first = regions.len();
        party::put(view, seat, &mut regions);
        regions[first..].iter_mut().for_each(|region| region.seat = Some(seat));
    }
    regions.push(tracks::stock(view, (0, 1)));
    let page = page("parties", label!("Parties" / "パーティ"), regions);
    Page { piles: piles::piles(view), ..page }
}

/// What there is to buy, and what each seat can pay with.
fn bazaar(view: View<'_>) -> Page {
    let mut regions = Vec::with_capacity(16);
    for seat in view.state.every_seat() {
        let first = regions.len();
        party::shop(view, seat, &mut regions);
        regions[first..].iter_mut().for_each(|region| region.seat = Some(seat));
    }
    displays::put(view, 1, &mut regions);
    page("bazaar", label!("Bazaar" / "バザール"), regions)
}

fn page(id: &str, name: Label, regions: Vec<Region>) -> Page {
    Page { id: id.to_owned(), name, regions, ..Page::default() }
}

/// What is looked at.
#[derive(Clone, Copy)]
struct View<'a> {
    game: &'a MamonoRaid,
    state: &'a State,
}

impl<'a> View<'a> {
    fn name(self, seat: Seat) -> &'a str {
        &self.game.names[seat.index()]
    }

    fn seat(self, seat: Seat) -> &'a SeatState {
        self.state.seat(seat)
    }

    fn is_over(self) -> bool {
        self.state.tasks.is_empty()
    }

    /// The seat that is asked; none when chance or nobody is.
    fn asked(self) -> Option<Seat> {
        self.game.asked(self.state).map(|(_, seat)| seat)
    }

    /// The seat that it is about: the one that is asked, that something happens to, or that is next.
    fn acting(self) -> Seat {
        let happens = || self.state.tasks.iter().rev().find_map(|task| about(*task));
        let next = || self.game.next_actor(self.state).map(|(seat, _)| seat);
        self.asked().or_else(happens).or_else(next).unwrap_or(Seat::at(0))
    }

    /// Cells that count against the HP of a part; none while its line is still to be dealt.
    fn taken_cells(self, part: Part) -> u8 {
        let is_bare = self.state.slot(part).line.iter().all(|cell| *cell == Cell::Empty);
        if is_bare { 0 } else { self.game.broken_cells(self.state, part) }
    }

    /// How what belongs to a part or to the core stands out: while its result goes on, or as `faint`.
    fn tint(self, target: Target, faint: bool) -> Tone {
        match (course::target(self) == Some(target), faint) {
            (true, _) => Tone::Active,
            (false, true) => Tone::Faint,
            (false, false) => Tone::Plain,
        }
    }

    /// How the region of a seat stands out.
    fn tone(self, seat: Seat) -> Tone {
        if self.asked() == Some(seat) { Tone::Active } else { of_seat(seat) }
    }
}

/// The seat that a task is about, if it is about one.
const fn about(task: Task) -> Option<Seat> {
    match task {
        Task::PlacePawns(seat)
        | Task::Damage(seat)
        | Task::AskEnemyItem { seat, .. }
        | Task::Suffer { seat, .. }
        | Task::EndTurn(seat)
        | Task::AskResult(seat)
        | Task::Pay { seat, .. }
        | Task::TakeCard { seat, .. }
        | Task::OnGain { seat, .. }
        | Task::AskSwap(seat)
        | Task::RaiseLevel { seat, .. }
        | Task::CoreBonus(seat)
        | Task::Release(seat)
        | Task::Shop(seat)
        | Task::ShopAgain(seat)
        | Task::AskBazaar(seat)
        | Task::AskPlace { seat, .. }
        | Task::Score(seat) => Some(seat),
        _ => None,
    }
}

/// The tone of what belongs to a seat.
fn of_seat(seat: Seat) -> Tone {
    Tone::Seat(seat.into())
}

/// The tone of a symbol.
const fn of_symbol(symbol: Symbol) -> Tone {
    Tone::Hue(match symbol {
        Symbol::Warrior => Hue::Red,
        Symbol::Cleric => Hue::Yellow,
        Symbol::Sorcerer => Hue::Blue,
        Symbol::Thief => Hue::Green,
        Symbol::Multi => return Tone::Special,
    })
}

fn of_character(character: Character) -> Tone {
    of_symbol(Symbol::of(character))
}

fn region(id: impl Into<String>, name: Label, place: (u8, u8), tone: Tone, body: Body) -> Region {
    let (column, row) = place;
    Region::new(id, name, (column, row), tone, body)
}

fn line(id: impl Into<String>, label: Label, value: Label, tone: Tone) -> Line {
    Line::new(id, label, value, tone)
}

/// The place of so many things of one look.
fn placed(token: Token, count: u16) -> Slot {
    slot(ids::place(&token.id), Label::default(), Some(token), count)
}

/// A place of a row with something on it.
fn slot(id: impl Into<String>, label: Label, token: Option<Token>, count: u16) -> Slot {
    Slot { id: id.into(), label, token, count }
}

/// A number as words that are the same in both languages.
fn number(value: impl Into<i64>) -> Label {
    const SMALL: [&str; 31] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
        "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30",
    ];
    let value = value.into();
    match usize::try_from(value).ok().and_then(|index| SMALL.get(index)) {
        Some(text) => Label::new(*text, *text),
        None => Label::same(value.to_string()),
    }
}

/// Puts words behind words.
fn append(to: &mut Label, next: &Label) {
    to.en.to_mut().push_str(&next.en);
    to.ja.to_mut().push_str(&next.ja);
}

/// Puts words behind words, with something between them if there are any yet.
fn append_next(to: &mut Label, (en, ja): (&'static str, &'static str), next: &Label) {
    if !to.is_empty() {
        append(to, &Label::new(en, ja));
    }
    append(to, next);
}

/// So many of a thing; one is told without its number.
fn times(mut name: Label, count: impl Into<u32>) -> Label {
    let count = count.into();
    if count > 1 {
        append(&mut name, &label!(" × {count}" / "×{count}"));
    }
    name
}

/// Words with commas between them.
fn listed(parts: impl IntoIterator<Item = Label>) -> Label {
    let mut whole = Label::default();
    for part in parts {
        append_next(&mut whole, (", ", "、"), &part);
    }
    whole
}
