//! The table of Brave Architect, on two pages: the map with the enemy and the hero that it is about;
//! what each hero has. During the draft the card sets lie in its place, a page of its own.
//!
//! Source: the specification's chapter 12. What an eye is shown of hands and decks follows 5.19: with
//! BA-R66 `own-only` a seat sees the kinds of its own hand alone. A thing has one id wherever it lies.
//!
//! Left out: what is out of the game (removed cards, parties that were not dealt), which follows from
//! the rest.

mod attack;
mod badge;
mod course;
mod draft;
mod enemy;
mod figures;
mod hero;
pub(crate) mod ids;
mod map;
mod piles;
mod short;
mod sign;
#[cfg(test)]
pub(crate) mod tests;
mod token;

use crate::prelude::*;
use kanso_engine::scene::{Page, Slot, Token};

/// The table as one eye sees it.
pub(crate) fn scene(game: &BraveArchitect, state: &State, eye: Eye) -> Scene {
    let view = View { game, state, eye };
    Scene { pages: vec![table(view), heroes(view)] }
}

/// The map and the enemy, and what the hero has that it is about; before, the draft.
fn table(view: View<'_>) -> Page {
    let mut regions = Vec::with_capacity(20);
    let mut arrows = Vec::new();
    if view.is_draft() {
        regions.push(course::region(view, None, (0, 0)));
        draft::put(view, (0, 1), &mut regions);
        regions.push(hero::taken(view, (0, 2)));
    } else {
        // The sheets stand beside the rest where it is wide.
        let (place, told) = ((0, 0), (0, 1));
        let forecast = view.game.forecast(view.state);
        regions.push(map::region(view, forecast.as_ref(), place));
        regions.push(enemy::sheet(view, told));
        regions.push(course::region(view, forecast.as_ref(), (0, 2)));
        attack::put(view, (0, 2), &mut regions, &mut arrows);
        regions.push(hero::others(view, (0, 2)));
        let every = view.state.every_seat();
        regions.extend(every.map(|seat| figures::beside(view, seat, (0, 3))));
        regions.push(enemy::cards(view, place));
        hero::acting(view, place, &mut regions);
        regions.extend(hero::revealed(view, place));
    }
    // The draft is a table of its own: nothing of it is seen again.
    let (id, name) = if view.is_draft() {
        ("draft", Label::new("Draft", "ドラフト"))
    } else {
        ("table", Label::new("Table", "テーブル"))
    };
    let piles = if view.is_draft() { Vec::new() } else { piles::of_enemy(view) };
    Page { id: id.to_owned(), name, regions, arrows, piles }
}

/// What each seat has.
fn heroes(view: View<'_>) -> Page {
    let mut regions = Vec::with_capacity(20);
    for seat in view.state.every_seat() {
        let first = regions.len();
        hero::put(view, seat, &mut regions);
        let tone = view.tone_of_side(seat);
        for region in &mut regions[first..] {
            (region.seat, region.tone) = (Some(seat), tone);
        }
    }
    regions.push(hero::stock(view, (0, 1)));
    let name = Label::new("Heroes", "キャラ");
    let piles = piles::of_heroes(view);
    Page { id: "heroes".to_owned(), name, regions, piles, ..Page::default() }
}

/// Who looks at what.
#[derive(Clone, Copy)]
struct View<'a> {
    game: &'a BraveArchitect,
    state: &'a State,
    eye: Eye,
}

impl<'a> View<'a> {
    fn seat(self, seat: Seat) -> &'a SeatState {
        self.state.seat(seat)
    }

    /// True if the kinds of a seat's hand and deck lie open to this eye. Source: 5.19, BA-R66.
    fn sees_hand(self, seat: Seat) -> bool {
        match self.game.readings.hands_open {
            HandsOpen::Open => true,
            HandsOpen::OwnOnly => self.eye.sees(seat),
        }
    }

    /// True if card sets are still being taken, or styles chosen.
    fn is_draft(self) -> bool {
        matches!(self.state.tasks.last(), Some(Task::Draft(_) | Task::Style(_)))
    }

    /// True if a seat is asked.
    fn is_asked(self, seat: Seat) -> bool {
        self.game.asked(self.state).is_some_and(|(_, seats)| seats.contains(seat))
    }

    /// The seat whose cards lie on the table and whose side is large: the eye's own; else who is asked,
    /// or rolls; else who acts; else who acted last; a hero that is down only if there is nobody else.
    fn acting(self) -> Seat {
        let state = self.state;
        let own = match self.eye {
            Eye::Seat(seat) if seat.index() < state.seat_count() => Some(seat),
            Eye::Seat(_) | Eye::All | Eye::Public => None,
        };
        let asked = self.game.asked(state).and_then(|(_, seats)| seats.only());
        let stands = |seat: &Seat| state.stands(*seat);
        let happens = || state.tasks.iter().rev().find_map(|task| about(*task));
        let acts = || state.turn.as_ref().map(|turn| turn.seat).filter(stands);
        let acted = || state.last_attack.map(|last| last.seat).filter(stands);
        let hate_top = || self.game.hate_top(state).filter(stands);
        own.or(asked)
            .or_else(|| self.rolls())
            .or_else(|| happens().filter(stands))
            .or_else(acts)
            .or_else(acted)
            .or_else(|| state.every_seat().filter(|seat| self.seat(*seat).acted).find(stands))
            .or_else(hate_top)
            .or_else(|| state.standing_seats().next())
            .or_else(happens)
            .unwrap_or(Seat::at(0))
    }

    /// The seat whose roll the game waits for, or that has just rolled.
    fn rolls(self) -> Option<Seat> {
        let (Some(Task::Enemy), Some(action)) = (self.state.tasks.last(), &self.state.enemy) else {
            return None;
        };
        let (EnemyStep::Respond(at)
        | EnemyStep::Roll(at)
        | EnemyStep::Reroll(at)
        | EnemyStep::Failed(at)) = action.step
        else {
            return None;
        };
        action.victims.get(usize::from(at)).map(|victim| victim.seat)
    }

    /// How a seat's side of the page of the heroes stands out: the one whose cards lie on the table.
    fn tone_of_side(self, seat: Seat) -> Tone {
        match self.tone(seat) {
            _ if self.acting() == seat => Tone::Active,
            Tone::Active => of_seat(seat),
            tone => tone,
        }
    }

    /// How the region of a seat stands out.
    fn tone(self, seat: Seat) -> Tone {
        if self.is_asked(seat) {
            Tone::Active
        } else if self.seat(seat).at.is_some() && !self.state.stands(seat) {
            Tone::Faint
        } else {
            of_seat(seat)
        }
    }
}

/// The seat that a task is about, if it is about one.
const fn about(task: Task) -> Option<Seat> {
    match task {
        Task::Style(seat)
        | Task::PlaceHero(seat)
        | Task::Upkeep { seat, .. }
        | Task::AfterUpkeep { seat, .. }
        | Task::HeroTurn(seat)
        | Task::EndTurn(seat)
        | Task::Draw { seat, .. }
        | Task::DiscardPick { seat, .. }
        | Task::RecoverPick(seat)
        | Task::TreasurePick(seat)
        | Task::ChoosePiece { seat, .. }
        | Task::ClearSheet(seat)
        | Task::Refill(seat) => Some(seat),
        Task::Effects(run) => Some(run.seat),
        _ => None,
    }
}

/// The tone of what belongs to a seat.
fn of_seat(seat: Seat) -> Tone {
    Tone::Seat(seat.into())
}

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

/// A place with one thing on it, named by that.
fn holding(token: Token) -> Slot {
    slot(ids::place(&token.id), Label::default(), Some(token), 1)
}

/// A place where nothing lies, called by what it is, so that a region is never bare.
fn none_if_empty(slots: &mut Vec<Slot>, id: String, (en, ja): (&'static str, &'static str)) {
    if slots.is_empty() {
        slots.push(slot(id, Label::new(en, ja), None, 0));
    }
}

/// A number as words that are the same in both languages.
fn number(value: impl Into<i64>) -> Label {
    value.into().into()
}

/// Puts words behind words.
fn append(to: &mut Label, en: &[&str], ja: &[&str]) {
    to.en.to_mut().extend(en.iter().copied());
    to.ja.to_mut().extend(ja.iter().copied());
}

/// Puts words behind words, with something between them if there are any yet.
fn append_next(to: &mut Label, (en, ja): (&str, &str), next: &Label) {
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

/// A number with its sign: `+1`, `−2`, `0`.
fn signed(n: i32) -> String {
    match n {
        0 => "0".to_owned(),
        1.. => format!("+{n}"),
        _ => format!("−{}", n.unsigned_abs()),
    }
}
