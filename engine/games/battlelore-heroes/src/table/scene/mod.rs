//! The table of BattleLore with Heroes: the board with what both camps have, the heroes' sheets, and in
//! a campaign its battles and rosters.
//!
//! Source: the specification's chapter 12. What an eye is shown follows 5.13: hands, and artifacts that
//! lie face down while a battle is on, are numbers to all but their owner.
//!
//! Left out: what a player remembers (a hand that Spy Network showed), which the story tells.

mod badge;
mod board;
mod camp;
mod campaign;
mod course;
mod fight;
mod hero;
pub(crate) mod ids;
mod piles;
mod sign;
mod stock;
#[cfg(test)]
mod tests;
mod token;
pub(crate) mod touches;

use crate::prelude::*;
use crate::readings::CouncilsHidden;
use crate::table::names;
use crate::vocabulary::Face;
use kanso_engine::scene::{Icon, Page, Slot, Token};
use std::borrow::Cow;

/// The sign of a face of a die, and its colour.
pub(crate) const fn die_sign(face: Face) -> (Icon, Tone) {
    (sign::face(face), badge::face(face))
}

/// The table as one eye sees it.
pub(crate) fn scene(game: &BattleLore, state: &State, eye: Eye) -> Scene {
    let view = View { game, state, eye };
    let mut pages = vec![table(view), heroes(view)];
    if state.campaign.is_some() {
        pages.push(campaign(view));
    }
    Scene { pages }
}

/// The board and what both camps have; between battles, what is being decided.
fn table(view: View<'_>) -> Page {
    let mut regions = Vec::with_capacity(20);
    let mut arrows = Vec::new();
    let (place, told) = ((0, 1), (0, 3));
    if let Some(battle) = &view.state.battle {
        regions.push(board::region(view, battle, place));
        if view.state.ended.is_none() {
            fight::arrows(view, battle, &mut arrows);
        }
    }
    regions.push(course::region(view, told));
    regions.extend(course::dice(view, told));
    regions.extend(stock::shown(view, told));
    match &view.state.battle {
        Some(battle) => {
            for camp in Camp::ALL {
                camp::put(view, battle, camp, &mut regions);
            }
        }
        None => campaign::offered(view, &mut regions),
    }
    regions.push(stock::region(view, (0, 4)));
    let name = Label::new("Table", "テーブル");
    let battle = view.state.battle.as_ref();
    let piles = battle.map(|battle| piles::piles(view, battle)).unwrap_or_default();
    Page { id: "table".to_owned(), name, regions, arrows, piles }
}

/// Character sheets that stand side by side.
const SHEETS_OF_A_ROW: u8 = 3;
/// Rows that are kept for the sheets of a seat.
const SHEET_ROWS: u8 = u8::MAX / SHEETS_OF_A_ROW / 2;

/// The character sheets: of those that take part, between battles of all.
fn heroes(view: View<'_>) -> Page {
    let mut regions = Vec::with_capacity(16);
    for (seat, has) in view.state.seats.iter().enumerate() {
        let seat = Seat::at(seat);
        let told = has.roster.iter().filter(|sheet| view.is_told(sheet));
        let mut number = 0;
        for sheet in told {
            // Rows of sheets, those of a seat together.
            let row = u8::from(seat) * SHEET_ROWS + number / SHEETS_OF_A_ROW;
            hero::put(view, seat, sheet, (number % SHEETS_OF_A_ROW, row), &mut regions);
            number = number.saturating_add(1);
        }
        if number == 0 {
            regions.push(hero::none(view, seat));
        }
    }
    let name = Label::new("Heroes", "ヒーロー");
    Page { id: "heroes".to_owned(), name, regions, ..Page::default() }
}

/// Battles, rosters, guest spots.
fn campaign(view: View<'_>) -> Page {
    let mut regions = Vec::with_capacity(8);
    regions.push(campaign::battles(view));
    for seat in 0..view.state.seats.len() {
        campaign::roster(view, Seat::at(seat), &mut regions);
    }
    let name = Label::new("Campaign", "キャンペーン");
    Page { id: "campaign".to_owned(), name, regions, ..Page::default() }
}

/// Who looks at what.
#[derive(Clone, Copy)]
struct View<'a> {
    game: &'a BattleLore,
    state: &'a State,
    eye: Eye,
}

impl View<'_> {
    /// True if what a camp holds hidden lies open to this eye.
    fn sees(self, camp: Camp) -> bool {
        self.eye.sees(self.state.seat_of(camp))
    }

    /// True if the councils lie open. Source: BL-13.1, BL-R15.
    fn councils_are_open(self) -> bool {
        let waits = |task: &Task| matches!(task, Task::Council(_) | Task::RevealCouncils);
        self.game.readings.councils_hidden == CouncilsHidden::InTurnOrder
            || !self.state.tasks.iter().any(waits)
    }

    /// True if the artifacts of a hero lie open to this eye, those under its sheet too. Source:
    /// BH-19.18.
    fn sees_sheet(self, seat: Seat) -> bool {
        self.eye.sees(seat) || self.state.battle.is_none()
    }

    /// True if a sheet is shown: while a battle is on, if its hero takes part.
    fn is_told(self, sheet: &Sheet) -> bool {
        self.state.battle.as_ref().is_none_or(|battle| {
            self.state.campaign.is_none() || battle.find_hero(sheet.id).is_some()
        })
    }

    /// The seat that is asked.
    fn asked(self) -> Option<Seat> {
        self.game.asked(self.state).map(|(_, seat)| seat)
    }

    /// How the regions of a camp stand out.
    fn tone(self, camp: Camp) -> Tone {
        if self.asked() == Some(self.state.seat_of(camp)) {
            Tone::Active
        } else {
            self.of_camp(camp)
        }
    }

    /// The tone of what a camp has: that of the seat which plays it, so that a player has one colour in
    /// all battles.
    fn of_camp(self, camp: Camp) -> Tone {
        Tone::Seat(self.state.seat_of(camp).into())
    }

    /// The tone of a seat.
    fn tone_of_seat(self, seat: Seat) -> Tone {
        if self.asked() == Some(seat) { Tone::Active } else { Tone::Seat(seat.into()) }
    }

    /// A hero's name.
    fn hero(self, hero: HeroId) -> Label {
        let sheet = self.state.find_sheet(hero).map(|(_, sheet)| sheet);
        sheet.map_or_else(Label::default, |sheet| names::hero_label(sheet.class, sheet.name_no))
    }

    /// A seat's name.
    fn seat(self, seat: Seat) -> Label {
        Label::same(self.game.seat_name(seat).to_owned())
    }

    /// The name of whoever holds a camp.
    fn player(self, camp: Camp) -> Label {
        self.seat(self.state.seat_of(camp))
    }
}

/// What has a place on the board in a battle.
fn battle(view: View<'_>) -> Option<&Battle> {
    view.state.battle.as_ref()
}

/// The tone of what belongs to a camp.
fn region(id: impl Into<String>, name: Label, place: (u8, u8), tone: Tone, body: Body) -> Region {
    let (column, row) = place;
    Region::new(id, name, (column, row), tone, body)
}

fn line(id: impl Into<String>, label: Label, value: Label, tone: Tone) -> Line {
    Line::new(id, label, value, tone)
}

/// A place of a row with something on it.
fn slot(id: impl Into<String>, label: Label, token: Option<Token>, count: u16) -> Slot {
    Slot { id: id.into(), label, token, count }
}

/// A place with so many of one thing on it, named by that.
fn holding(token: Token, count: u16) -> Slot {
    slot(ids::place(&token.id), Label::default(), Some(token), count)
}

/// A place where nothing lies, so that a region is never bare.
fn none_if_empty(slots: &mut Vec<Slot>, id: String) {
    if slots.is_empty() {
        slots.push(slot(id, Label::new("none", "なし"), None, 0));
    }
}

/// A number as words that are the same in both languages.
fn number(value: impl Into<i64>) -> Label {
    let value = value.into();
    Label::same(u64::try_from(value).map_or_else(|_| value.to_string().into(), number_word))
}

/// A number as a word. Those below 100, which is nearly all, are there already: a picture has many.
fn number_word(value: impl Into<u64>) -> Cow<'static, str> {
    const PAIRS: &str = concat!(
        "00010203040506070809",
        "10111213141516171819",
        "20212223242526272829",
        "30313233343536373839",
        "40414243444546474849",
        "50515253545556575859",
        "60616263646566676869",
        "70717273747576777879",
        "80818283848586878889",
        "90919293949596979899",
    );
    let value: u64 = value.into();
    let at = 2 * value.min(99) as usize;
    match value {
        0..10 => Cow::Borrowed(&PAIRS[at + 1..at + 2]),
        10..100 => Cow::Borrowed(&PAIRS[at..at + 2]),
        100.. => Cow::Owned(value.to_string()),
    }
}

/// Puts words behind words.
fn append(to: &mut Label, en: &[&str], ja: &[&str]) {
    to.en.to_mut().extend(en.iter().copied());
    to.ja.to_mut().extend(ja.iter().copied());
}

/// Puts words behind words, with something between them if there are any yet.
fn append_next(to: &mut Label, (en, ja): (&str, &str), next: &Label) {
    if next.is_empty() {
        return;
    }
    if !to.is_empty() {
        append(to, &[en], &[ja]);
    }
    append(to, &[&next.en], &[&next.ja]);
}

/// Words with commas between them.
fn listed(parts: impl IntoIterator<Item = Label>) -> Label {
    let mut whole = Label::default();
    for part in parts {
        append_next(&mut whole, (", ", "、"), &part);
    }
    whole
}

/// Words in brackets behind words.
fn bracketed(to: &mut Label, words: &Label) {
    append(to, &[" (", &words.en, ")"], &["（", &words.ja, "）"]);
}

/// With a capital letter at its beginning.
fn capital(label: &Label) -> Label {
    if label.en.starts_with(|letter: char| letter.is_ascii_uppercase()) {
        return label.clone();
    }
    let mut letters = label.en.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    Label::new(first.into_iter().chain(letters).collect::<String>(), label.ja.clone())
}
