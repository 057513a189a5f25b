//! What an analysis says, as data.

use super::analyse::Policy;
use super::samples::SHARE;
use kanso_engine::{Label, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Neg, Sub};

/// A share of the win, or a difference of two, in ten-thousandths: sums of shares are exact as they are
/// printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Share(pub i32);

impl Share {
    /// A share from 0 to 1, rounded.
    pub fn of(share: f64) -> Self {
        Self((share * f64::from(SHARE)).round() as i32)
    }

    /// As people say it: in hundredths of the win, rounded.
    pub const fn points(self) -> i32 {
        let half = SHARE / 200;
        let up = if self.0 < 0 { -half } else { half };
        (self.0 + up) / (SHARE / 100)
    }

    /// In points as people read them, `+` before a gain where it is a difference; small ones with a digit
    /// more: an error of 0.4 points is none of 0.
    pub fn in_points(self, signed: bool) -> String {
        let sign = if signed && self.0 > 0 { "+" } else { "" };
        if self.0.abs() < SHARE / 10 && self.0 % (SHARE / 100) != 0 {
            let tenths = (self.0 + 5 * self.0.signum()) / 10;
            let minus = if tenths < 0 { "-" } else { "" };
            return format!("{minus}{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10);
        }
        format!("{sign}{}", self.points())
    }
}

impl Add for Share {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Share {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Share {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for Share {
    fn sum<I: Iterator<Item = Self>>(shares: I) -> Self {
        Self(shares.map(|share| share.0).sum())
    }
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(f64::from(self.0) / f64::from(SHARE))
    }
}

impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        f64::deserialize(deserializer).map(Self::of)
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.points())
    }
}

/// Who was winning when, what luck did, and which choices cost what, on one line and for one eye.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// Id of the game.
    pub game: String,
    /// True if the seats are one party: they have one value.
    pub party: bool,
    /// Whose eye it is for: `all`, `public`, or the number of a seat.
    pub eye: String,
    /// Who plays on from each moment: `greedy`.
    pub policy: Policy,
    /// Playouts for a moment, at most.
    pub playouts_max: u32,
    /// Standard error at which a moment had enough; 0: every moment has as many as that.
    pub error_max: Share,
    /// Playouts in all.
    pub playouts: u64,
    /// Playouts that were given up before the end of the game; each counts as undecided.
    pub given_up: u64,
    /// What became of each seat.
    pub seats: Vec<SeatTotal>,
    /// The start, and each event that the eye is told.
    pub events: Vec<EventValue>,
}

/// What became of a seat: `end - start` is `luck + choices`, to the digit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatTotal {
    /// The number of the seat, from 0.
    pub seat: u8,
    /// Its name.
    pub name: String,
    /// Value at the start.
    pub start: Share,
    /// Value at the end.
    pub end: Share,
    /// Sum of what fell.
    pub luck: Share,
    /// Sum of what was chosen, by whomever.
    pub choices: Share,
    /// Sum of what its own choices cost, those left out that were put off.
    pub cost: Share,
    /// Standard error of the luck.
    pub error: Share,
    /// Standard error of the cost.
    pub cost_error: Share,
    /// How many inaccuracies, mistakes and blunders it made.
    pub marks: [u32; 3],
}

impl SeatTotal {
    /// Its marks with how many of each, the worst first: `1 ?? 2 ?!`.
    pub fn marks_told(&self) -> String {
        let told = Mark::ALL.iter().rev().filter_map(|(mark, _)| {
            let count = self.marks[*mark as usize];
            (count > 0).then(|| format!("{count} {}", mark.sign()))
        });
        told.collect::<Vec<_>>().join(" ")
    }
}

/// An event with its value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventValue {
    /// The number of the event as the eye is told it; 0 is the start.
    pub at: u32,
    /// Its number on the line.
    #[serde(skip)]
    pub event: u32,
    /// What it was.
    pub kind: EventKind,
    /// The number of the seat whose decision it was.
    pub seat: Option<u8>,
    /// Each seat's share of the win after it, in seat order.
    pub value: Vec<Share>,
    /// Standard error of each.
    pub error: Vec<Share>,
    /// Playouts that the value is from; 0: the game is over.
    pub playouts: u32,
    /// Standard error of what the event did to each share: value after it less value before it.
    pub change_error: Vec<Share>,
    /// What a decision cost; none where there was no choice, or the eye may not know of one.
    pub choice: Option<Choice>,
}

/// What an event was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// Nothing yet.
    Start,
    /// Something fell.
    Luck,
    /// Somebody decided.
    Choice,
}

/// What a decision cost, beside what else could have been chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// Value of the best alternative that was found, less the value of what was chosen, for the seat
    /// that decided; 0 if nothing better was found.
    pub cost: Share,
    /// Standard error of the cost.
    pub error: Share,
    /// True if the seat could have as much at its next decision, with nothing fallen since: it was put off,
    /// not missed, and counts there.
    pub still_there: bool,
    /// How it is marked.
    pub mark: Option<Mark>,
    /// What was chosen, by its notation.
    pub chosen: String,
    /// What else could be chosen, the best first.
    pub alternatives: Vec<Alternative>,
    /// How many alternatives there are beside those.
    pub more: u32,
}

/// How much a choice cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// From 2 points of the win.
    Inaccuracy,
    /// From 5 points.
    Mistake,
    /// From 10 points, and the bot that thinks, which knows what the seat may know, prefers the best too.
    Blunder,
}

impl Mark {
    /// Each with what it costs at least.
    pub const ALL: [(Self, Share); 3] = [
        (Self::Inaccuracy, Share(2 * SHARE / 100)),
        (Self::Mistake, Share(5 * SHARE / 100)),
        (Self::Blunder, Share(10 * SHARE / 100)),
    ];

    /// The mark of a cost; none for one that is small or not sure.
    pub fn of(cost: Share, error: Share) -> Option<Self> {
        let costs = Self::ALL.iter().rev().find(|(_, least)| cost >= *least);
        costs.filter(|_| cost > error + error).map(|(mark, _)| *mark)
    }

    /// As players write it.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

/// Something else that could be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Alternative {
    /// Its place in the legal list.
    pub place: u32,
    /// Its notation.
    pub notation: String,
    /// It in words.
    #[serde(skip)]
    pub words: Label,
    /// Value of it for the seat that decides.
    pub value: Share,
    /// Standard error of the value.
    pub error: Share,
    /// Playouts that the value is from.
    pub playouts: u32,
}

impl Analysis {
    /// What an event did to the share of a seat: its value after it less its value before it.
    pub fn change(&self, event: usize, seat: usize) -> Share {
        match event.checked_sub(1) {
            None => Share(0),
            Some(before) => self.events[event].value[seat] - self.events[before].value[seat],
        }
    }

    /// Of whom one speaks when an event changed the shares: of who decided, or threw, if the change is at
    /// least half as large for that seat as for the one that gained or lost most; else of that one.
    pub fn of_whom(&self, event: usize) -> Seat {
        let change = |seat: usize| self.change(event, seat).0.abs();
        let seats = 0..self.seats.len();
        let most = seats.max_by_key(|seat| (change(*seat), std::cmp::Reverse(*seat))).unwrap_or(0);
        let acted = self.who_acted(event).map(Seat::index);
        let acted = acted.filter(|seat| 2 * change(*seat) >= change(most));
        Seat::at(acted.unwrap_or(most))
    }

    /// Who decided, or decided last before something fell; none: nobody yet.
    pub fn who_acted(&self, event: usize) -> Option<Seat> {
        let acted = self.events[..=event].iter().rev().find_map(|event| event.seat);
        acted.map(|seat| Seat::at(usize::from(seat)))
    }

    /// The events at which most turned, the largest change first; only changes that are twice their error.
    pub fn turned(&self, most: usize) -> Vec<Turned> {
        self.turned_until(most, u32::MAX)
    }

    /// As [`Analysis::turned`], of the events up to this number on the line.
    pub fn turned_until(&self, most: usize, upto: u32) -> Vec<Turned> {
        let told = self.events.partition_point(|event| event.event <= upto);
        let mut all: Vec<Turned> = (1..told)
            .filter_map(|event| {
                let seat = self.of_whom(event);
                let by = self.change(event, seat.index());
                let error = self.events[event].change_error[seat.index()];
                (by.0.abs() > 2 * error.0).then_some(Turned { event, seat, by, error })
            })
            .collect();
        all.sort_by_key(|turned| (std::cmp::Reverse(turned.by.0.abs()), turned.event));
        all.truncate(most);
        all
    }

    /// The choices that cost most, the dearest first: places in [`Analysis::events`]; only those with a mark.
    pub fn missed(&self, most: usize) -> Vec<usize> {
        let choice = |event: &usize| self.events[*event].choice.as_ref();
        let mut all: Vec<usize> = (0..self.events.len())
            .filter(|event| choice(event).is_some_and(|choice| choice.mark.is_some()))
            .collect();
        all.sort_by_key(|event| {
            (std::cmp::Reverse(choice(event).map(|choice| choice.cost)), *event)
        });
        all.truncate(most);
        all
    }
}

/// Where a game turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turned {
    /// Place in [`Analysis::events`].
    pub event: usize,
    /// Of whom one speaks there.
    pub seat: Seat,
    /// By how much.
    pub by: Share,
    /// Standard error of it.
    pub error: Share,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_printed_to_the_digit_and_said_in_points() {
        let printed = |share| serde_json::to_string(&Share(share)).expect("a number");
        assert_eq!(
            [0, 1, 5_306, -250, 10_000].map(printed),
            ["0.0", "0.0001", "0.5306", "-0.025", "1.0"]
        );
        assert_eq!(
            [0, 49, 50, -49, -50, 5_306].map(|share| Share(share).points()),
            [0, 0, 1, 0, -1, 53]
        );
        let read = [0, 40, 250, -250, 996, 1_000, 5_306].map(|share| Share(share).in_points(true));
        assert_eq!(read, ["0", "+0.4", "+2.5", "-2.5", "+10.0", "+10", "+53"]);
        assert_eq!(Share(40).in_points(false), "0.4");
    }

    #[test]
    fn a_cost_is_marked_where_it_is_sure() {
        let mark = |cost, error| Mark::of(Share(cost), Share(error));
        assert_eq!(mark(199, 0), None);
        assert_eq!(mark(200, 99), Some(Mark::Inaccuracy));
        assert_eq!(mark(200, 100), None, "as much as its error twice");
        assert_eq!(mark(700, 100), Some(Mark::Mistake));
        assert_eq!(mark(1_500, 100), Some(Mark::Blunder));
    }
}
