//! One picture of the table, for many hands to draw: window, terminal, report.
//!
//! A scene is data for one eye: pages of regions with cells, cards, tracks, gauges and sheets. It
//! says nothing of pixels, fonts or toolkits. Everything has a stable id, so that a fact can point
//! at a token, a click on a token can find its legal actions, and two scenes can be compared to
//! show what moved. What the eye may not see is not in the scene.

mod icon;
mod pile;
mod throw;

pub use icon::{Corner, Icon};
pub use pile::Pile;
pub use throw::{Die, Throw, percent};

use crate::canon::{Value, canonical};
use crate::seat::Seat;
use crate::words::{Label, Lang, Thing};
use serde::Serialize;
use std::borrow::Cow;

/// The table as one eye sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Scene {
    /// The pages, the first one shown at first.
    pub pages: Vec<Page>,
}

impl Scene {
    /// A picture of one page.
    ///
    /// ```
    /// use kanso_engine::Text;
    /// use kanso_engine::scene::{Body, Line, Region, Scene, Tone};
    ///
    /// let total = Line::new("turn/total", Text::new("Turn", "手番"), 12_u8, Tone::Plain);
    /// let body = Body::Sheet(vec![total]);
    /// let points = Region::new("points", Text::new("Points", "得点"), (0, 1), Tone::Plain, body);
    /// let scene = Scene::of_page(vec![points]);
    /// assert_eq!(scene.pages[0].id, "table");
    /// assert_eq!(scene.pages[0].regions[0].row, 1);
    /// let Body::Sheet(lines) = &scene.pages[0].regions[0].body else { unreachable!() };
    /// assert_eq!(lines[0].value.en, "12");
    /// ```
    pub fn of_page(regions: Vec<Region>) -> Self {
        let name = Label::new("Table", "テーブル");
        Self { pages: vec![Page { id: "table".to_owned(), name, regions, ..Page::default() }] }
    }

    /// A state as a picture, for a game that has none of its own: a sheet of its fields, and one for
    /// each seat.
    pub fn of_state<T: Serialize>(state: &T, names: &[String]) -> Self {
        let fields_of = |value| match value {
            Value::Struct(fields) => fields,
            value => vec![("value".to_owned(), value)],
        };
        let (seats, fields): (Vec<_>, Vec<_>) = fields_of(Value::read(&canonical(state)))
            .into_iter()
            .partition(|(name, value)| name == "seats" && matches!(value, Value::List(_)));
        let common = Label::new("Table", "テーブル");
        let mut regions = vec![Region::of_fields("state".to_owned(), common, 0, &fields)];
        for (_, seats) in seats {
            let Value::List(seats) = seats else { continue };
            for (at, seat) in seats.into_iter().enumerate() {
                let name = names.get(at).cloned().unwrap_or_default();
                let (id, row) = (format!("seats/{at}"), at as u8 + 1);
                regions.push(Region::of_fields(id, Label::same(name), row, &fields_of(seat)));
            }
        }
        Self::of_page(regions)
    }
}

/// Things that are looked at together.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Page {
    /// Stable id.
    pub id: String,
    /// Its name.
    pub name: Label,
    /// Its regions, in reading order.
    pub regions: Vec<Region>,
    /// Arrows between ids of this page.
    pub arrows: Vec<Arrow>,
    /// What lies in its piles that one may look into.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub piles: Vec<Pile>,
}

/// One area of a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Region {
    /// Stable id.
    pub id: String,
    /// Its name.
    pub name: Label,
    /// Column of the page's layout, from 0 at the left; regions of one place lie below each other.
    pub column: u8,
    /// Row of the page's layout, from 0 at the top.
    pub row: u8,
    /// How it stands out (the region of the seat that is asked, for example).
    pub tone: Tone,
    /// Whose side of the table it is of, if it is of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What it shows.
    pub body: Body,
}

impl Region {
    /// An area with its column and row of the page's layout.
    pub fn new(
        id: impl Into<String>,
        name: impl Into<Label>,
        (column, row): (u8, u8),
        tone: Tone,
        body: Body,
    ) -> Self {
        Self { id: id.into(), name: name.into(), column, row, tone, seat: None, body }
    }

    /// The same on the side of a seat: painters may draw the side of whoever acts larger than the
    /// others.
    #[must_use]
    pub fn on_side_of(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// A sheet of the fields of a value, each as it is written.
    fn of_fields(id: String, name: Label, row: u8, fields: &[(String, Value)]) -> Self {
        let line = |(field, value): &(String, Value)| Line {
            id: format!("{id}/{field}"),
            label: Label::same(field.replace('_', " ")),
            value: Label::same(value.to_string()),
            sign: None,
            tone: Tone::Plain,
        };
        let body = Body::Sheet(fields.iter().map(line).collect());
        Self::new(id, name, (0, row), Tone::Plain, body)
    }
}

/// What a region shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// A board of cells.
    Board(Board),
    /// A row of cards or tokens, some places may be empty.
    Row(Vec<Slot>),
    /// Steps with markers on them.
    Track(Vec<Step>),
    /// Labelled values.
    Sheet(Vec<Line>),
}

/// A board of cells at integer places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Board {
    /// How its cells fit together.
    pub shape: Shape,
    /// The cells, by row, then by column.
    pub cells: Vec<BoardCell>,
    /// Pairs of cell ids that are connected (a plan's paths).
    pub links: Vec<(String, String)>,
    /// Columns through whose middle a dotted line goes down, which parts the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dividers: Vec<i16>,
    /// Columns that stand beside the board itself and are narrower: a wall, those who wait before it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<i16>,
    /// Things that cover several cells, with what stands on these as their parts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wholes: Vec<Whole>,
    /// Names of stretches of its upper and lower edge.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub captions: Vec<Caption>,
}

impl Board {
    /// A board of cells and nothing else.
    pub fn new(shape: Shape, cells: Vec<BoardCell>) -> Self {
        let (links, dividers, aside, wholes, captions) = Default::default();
        Self { shape, cells, links, dividers, aside, wholes, captions }
    }
}

/// What a stretch of the edge of a board is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Caption {
    /// The id of the cell at the edge in its middle.
    pub at: String,
    /// Its name.
    pub name: Label,
    /// Who calls it so, and how it stands out.
    pub tone: Tone,
    /// True for what matters now.
    pub lit: bool,
}

/// One thing over several cells of a board: a beast whose parts stand on a square each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Whole {
    /// What it is.
    pub name: Label,
    /// How it stands out.
    pub tone: Tone,
    /// The ids of its cells.
    pub cells: Vec<String>,
    /// Columns and rows of a step into the direction in which it looks, if it looks anywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heading: Option<(i8, i8)>,
    /// True for where it may come to stand: it is not there yet.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ahead: bool,
}

/// How the cells of a board fit together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Squares: one column and one row each.
    Grid,
    /// Hexes in doubled coordinates: neighbours of a row are two columns apart.
    Hexes,
    /// Places of a plan, joined by links.
    Plan,
}

/// One cell of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardCell {
    /// Stable id; a fixed one is no copy, as a board has many cells.
    pub id: Cow<'static, str>,
    /// Column.
    pub x: i16,
    /// Row.
    pub y: i16,
    /// Its name, as the rulebook speaks (`B4`).
    pub label: Label,
    /// What of that is written on it, where its place on the board says the rest; none for all of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short: Option<Label>,
    /// All there is to say about the ground, for a hover text.
    #[serde(skip_serializing_if = "Label::is_empty")]
    pub detail: Label,
    /// What kind of ground it is.
    pub tint: Tone,
    /// Small marks in its corner.
    pub badges: Vec<Badge>,
    /// What stands on it, from bottom to top.
    pub tokens: Vec<Token>,
}

impl BoardCell {
    /// A cell with its column and row on which nothing stands.
    pub fn new(
        id: impl Into<Cow<'static, str>>,
        (x, y): (i16, i16),
        label: impl Into<Label>,
        tint: Tone,
    ) -> Self {
        let (badges, tokens) = (Vec::new(), Vec::new());
        Self {
            id: id.into(),
            x,
            y,
            label: label.into(),
            short: None,
            detail: Label::default(),
            tint,
            badges,
            tokens,
        }
    }

    /// What is written on it.
    pub fn written(&self) -> &Label {
        self.short.as_ref().unwrap_or(&self.label)
    }
}

/// One place of a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Slot {
    /// Stable id.
    pub id: String,
    /// The place's own name, if it has one.
    pub label: Label,
    /// What lies there.
    pub token: Option<Token>,
    /// How many of it lie there, 1 for a single thing.
    pub count: u16,
}

/// A piece, card or counter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Token {
    /// Stable id, the same wherever the thing moves.
    pub id: String,
    /// Its full name.
    pub name: Label,
    /// A name for a small tile, up to 8 columns.
    pub short: Label,
    /// The sign of its kind, drawn in the place of its name where there is little room.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<Icon>,
    /// True if a small star is drawn on the sign: it is of a kind that is written with one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub starred: bool,
    /// Whose it is or what it is.
    pub tone: Tone,
    /// How it looks.
    pub look: Look,
    /// How many columns and rows of the board it covers.
    pub span: (u8, u8),
    /// A value out of a greatest value, hit points for example.
    pub gauge: Option<Gauge>,
    /// What a counter is worth, one to four characters; empty for most things.
    #[serde(skip_serializing_if = "Label::is_empty")]
    pub figure: Label,
    /// Small marks with a meaning ("+1", "acted").
    pub badges: Vec<Badge>,
    /// All there is to say about it, for a hover text.
    pub detail: Label,
    /// The ids of the cells that it could strike, help or walk to as things stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reach: Vec<Cow<'static, str>>,
}

impl Token {
    /// A thing that says no more than its name.
    pub fn new(
        id: impl Into<String>,
        name: impl Into<Label>,
        short: impl Into<Label>,
        tone: Tone,
        look: Look,
    ) -> Self {
        let name = name.into();
        Self {
            id: id.into(),
            detail: name.clone(),
            name,
            short: short.into(),
            sign: None,
            starred: false,
            tone,
            look,
            span: (1, 1),
            gauge: None,
            figure: Label::default(),
            badges: Vec::new(),
            reach: Vec::new(),
        }
    }
}

/// How a token looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// A piece on a board.
    Piece,
    /// A card, face up.
    Card,
    /// A card or token, face down.
    FaceDown,
    /// A counter or chip.
    Counter,
    /// A piece or card that is used up for now: drawn tilted or greyed.
    Spent,
    /// A body of figures on a board: how many are left (its gauge) large, its first badge on a stripe
    /// at its side.
    Troop,
    /// One figure on a board: a disc with its short name; a smaller one at the corner of a troop that
    /// it stands with.
    Disc,
}

/// A value out of a greatest value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Gauge {
    /// The value now.
    pub value: i32,
    /// The greatest value.
    pub max: i32,
}

/// A small mark with a meaning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Badge {
    /// What it shows, one to four characters.
    pub text: Label,
    /// What stands for the text where signs are drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<Sign>,
    /// What it means.
    pub meaning: Label,
    /// How it stands out.
    pub tone: Tone,
}

impl Badge {
    /// A mark in letters.
    pub fn new(text: impl Into<Label>, meaning: impl Into<Label>, tone: Tone) -> Self {
        Self { text: text.into(), sign: None, meaning: meaning.into(), tone }
    }

    /// The same with a sign, and the figure beside it: none where the sign says it alone.
    ///
    /// ```
    /// use kanso_engine::Text;
    /// use kanso_engine::scene::{Badge, Corner, Icon, Tone};
    ///
    /// let meaning = Text::new("movement", "移動力");
    /// let badge = Badge::new(Text::new("mv2", "移2"), meaning, Tone::Plain).signed(Icon::Move, 2_u8);
    /// let sign = badge.sign.expect("it has one");
    /// assert_eq!(sign.figure.en, "2");
    /// assert_eq!(sign.icon.corner(), Some(Corner::LowerRight));
    /// ```
    #[must_use]
    pub fn signed(self, icon: Icon, figure: impl Into<Label>) -> Self {
        Self { sign: Some(Sign::new(icon, figure)), ..self }
    }

    /// The same with coins in place of its sign, the figure behind them: so many of any kind.
    ///
    /// ```
    /// use kanso_engine::Text;
    /// use kanso_engine::scene::{Badge, Icon, Tone};
    ///
    /// let cost = Badge::new(Text::new("RR1", "RR1"), Text::new("cost", "コスト"), Tone::Treasure);
    /// let cost = cost.signed(Icon::Hand, 1_u8).in_coins([Icon::Red, Icon::Red]);
    /// assert_eq!(cost.sign.map(|sign| sign.coins), Some(vec![Icon::Red, Icon::Red]));
    /// ```
    #[must_use]
    pub fn in_coins(mut self, coins: impl IntoIterator<Item = Icon>) -> Self {
        if let Some(sign) = &mut self.sign {
            sign.coins.extend(coins);
        }
        self
    }

    /// So much of a thing as a price; none where nothing of it is paid.
    ///
    /// ```
    /// use kanso_engine::scene::{Badge, Icon};
    /// use kanso_engine::words::{Thing, thing};
    ///
    /// static COINS: Thing = thing("coin", "coins", "コイン", "枚");
    /// let price = Badge::price(Icon::Gold, 2, &COINS).expect("it costs something");
    /// assert_eq!((&*price.text.en, &*price.meaning.en, &*price.meaning.ja), ("−2", "2 coins", "コイン2枚"));
    /// assert!(Badge::price(Icon::Gold, 0, &COINS).is_none());
    /// ```
    pub fn price(icon: Icon, count: impl Into<i128>, of: &'static Thing) -> Option<Self> {
        let count = count.into();
        let paid = |lang| of.count(count, lang).to_string();
        let meaning = Label::new(paid(Lang::En), paid(Lang::Ja));
        let badge = Self::new(Label::same(format!("−{count}")), meaning, Tone::Warning);
        (count > 0).then(|| badge.signed(icon, Label::same(count.to_string())))
    }
}

/// A sign with a figure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sign {
    /// What is counted, or what there is.
    pub icon: Icon,
    /// Coins that are drawn in place of the sign, before the figure: a price of several kinds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub coins: Vec<Icon>,
    /// How much, one to four characters; empty where there is nothing to count.
    pub figure: Label,
}

impl Sign {
    /// A sign with a figure and no coins.
    fn new(icon: Icon, figure: impl Into<Label>) -> Self {
        Self { icon, coins: Vec::new(), figure: figure.into() }
    }
}

/// One step of a track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Step {
    /// Stable id.
    pub id: String,
    /// What the step says.
    pub label: Label,
    /// What stands for that where signs are drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<Sign>,
    /// How it stands out (done, running, to come).
    pub tone: Tone,
    /// Markers on it.
    pub tokens: Vec<Token>,
}

impl Step {
    /// A step with what lies on it.
    pub fn new(
        id: impl Into<String>,
        label: impl Into<Label>,
        tone: Tone,
        tokens: impl IntoIterator<Item = Token>,
    ) -> Self {
        let tokens = tokens.into_iter().collect();
        Self { id: id.into(), label: label.into(), sign: None, tone, tokens }
    }

    /// The same with a sign, and the figure beside it: none where the sign says it alone.
    #[must_use]
    pub fn signed(self, icon: Icon, figure: impl Into<Label>) -> Self {
        Self { sign: Some(Sign::new(icon, figure)), ..self }
    }
}

/// One labelled value of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// Stable id.
    pub id: String,
    /// What the value is.
    pub label: Label,
    /// The value.
    pub value: Label,
    /// What stands for label and value where signs are drawn and room is short.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<Sign>,
    /// How it stands out.
    pub tone: Tone,
}

impl Line {
    /// A value with its label.
    pub fn new(
        id: impl Into<String>,
        label: impl Into<Label>,
        value: impl Into<Label>,
        tone: Tone,
    ) -> Self {
        Self { id: id.into(), label: label.into(), value: value.into(), sign: None, tone }
    }

    /// The same with a sign, and the figure beside it.
    #[must_use]
    pub fn signed(self, icon: Icon, figure: impl Into<Label>) -> Self {
        Self { sign: Some(Sign::new(icon, figure)), ..self }
    }
}

/// An arrow between two things of a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Arrow {
    /// Id of what it comes from.
    pub from: String,
    /// Id of what it points at.
    pub to: String,
    /// What it means.
    pub meaning: Label,
    /// How it stands out.
    pub tone: Tone,
}

/// How a thing stands out: a meaning, which each painter turns into colours, shapes and words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// Nothing special.
    #[default]
    Plain,
    /// Less important, out of play, still to come.
    Faint,
    /// What matters now.
    Active,
    /// Something good: a win, a finished set.
    Good,
    /// Dangerous.
    Bad,
    /// Worth a warning.
    Warning,
    /// Belongs to a seat, `0..8`.
    Seat(u8),
    /// An enemy of all seats.
    Enemy,
    /// A stronger enemy.
    Boss,
    /// Ground of one's own.
    Home,
    /// Ground that is special: a gate, a circle, a goal.
    Special,
    /// Treasure, money, honour.
    Treasure,
    /// Belongs to a side that is no seat, `0..2`: seats may change sides.
    Side(u8),
    /// A colour that the game itself speaks of: of a banner, a suit, a symbol.
    Hue(Hue),
    /// A landscape.
    Land(Land),
}

impl Tone {
    /// The tone of a seat where one seat wins, or is to move as long as none has won.
    pub fn of_turn(seat: Seat, turn: Seat, winner: Option<Seat>) -> Self {
        match winner {
            Some(winner) if winner == seat => Self::Good,
            None if turn == seat => Self::Active,
            Some(_) | None => Self::Plain,
        }
    }
}

/// A colour that a game speaks of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hue {
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Purple.
    Purple,
    /// Orange.
    Orange,
}

impl Hue {
    /// Every hue, in the order of their declaration.
    pub const ALL: [Self; 6] =
        [Self::Green, Self::Blue, Self::Red, Self::Yellow, Self::Purple, Self::Orange];
}

/// A landscape that a cell of a board lies in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Land {
    /// Trees.
    Forest,
    /// Higher ground.
    Hill,
    /// Water.
    River,
    /// Water that one can wade through.
    Ford,
    /// A way over water.
    Bridge,
    /// Wet ground.
    Marsh,
    /// A wall or an earthwork.
    Rampart,
    /// Houses.
    Building,
    /// Ground that nobody can enter.
    Rock,
}

impl Land {
    /// Every landscape, in the order of their declaration.
    pub const ALL: [Self; 9] = [
        Self::Forest,
        Self::Hill,
        Self::River,
        Self::Ford,
        Self::Bridge,
        Self::Marsh,
        Self::Rampart,
        Self::Building,
        Self::Rock,
    ];
}

impl Tone {
    /// Every tone, in the order of their declaration: those of seats for each of the eight.
    pub const ALL: [Self; 36] = [
        Self::Plain,
        Self::Faint,
        Self::Active,
        Self::Good,
        Self::Bad,
        Self::Warning,
        Self::Seat(0),
        Self::Seat(1),
        Self::Seat(2),
        Self::Seat(3),
        Self::Seat(4),
        Self::Seat(5),
        Self::Seat(6),
        Self::Seat(7),
        Self::Enemy,
        Self::Boss,
        Self::Home,
        Self::Special,
        Self::Treasure,
        Self::Side(0),
        Self::Side(1),
        Self::Hue(Hue::Green),
        Self::Hue(Hue::Blue),
        Self::Hue(Hue::Red),
        Self::Hue(Hue::Yellow),
        Self::Hue(Hue::Purple),
        Self::Hue(Hue::Orange),
        Self::Land(Land::Forest),
        Self::Land(Land::Hill),
        Self::Land(Land::River),
        Self::Land(Land::Ford),
        Self::Land(Land::Bridge),
        Self::Land(Land::Marsh),
        Self::Land(Land::Rampart),
        Self::Land(Land::Building),
        Self::Land(Land::Rock),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many tones there are of this kind; a new kind does not compile until it is counted here.
    const fn of_its_kind(tone: Tone) -> usize {
        match tone {
            Tone::Seat(_) => 8,
            Tone::Side(_) => 2,
            Tone::Hue(_) => Hue::ALL.len(),
            Tone::Land(_) => Land::ALL.len(),
            Tone::Plain
            | Tone::Faint
            | Tone::Active
            | Tone::Good
            | Tone::Bad
            | Tone::Warning
            | Tone::Enemy
            | Tone::Boss
            | Tone::Home
            | Tone::Special
            | Tone::Treasure => 1,
        }
    }

    #[test]
    fn a_seat_stands_out_when_it_wins_and_when_it_is_to_move() {
        let (own, other) = (Seat::at(1), Seat::at(2));
        for (turn, winner, tone) in [
            (own, None, Tone::Active),
            (other, None, Tone::Plain),
            (other, Some(own), Tone::Good),
            (own, Some(other), Tone::Plain),
        ] {
            assert_eq!(Tone::of_turn(own, turn, winner), tone, "{turn} {winner:?}");
        }
    }

    #[test]
    fn what_is_given_a_sign_or_a_side_has_it() {
        let (figure, text) = (Label::same("2"), || Label::same("move"));
        let sign = Some(Sign::new(Icon::Move, figure.clone()));
        let badge = Badge::new(text(), text(), Tone::Plain).signed(Icon::Move, figure.clone());
        let step = Step::new("a", text(), Tone::Plain, []).signed(Icon::Move, figure.clone());
        let line = Line::new("a", text(), text(), Tone::Plain).signed(Icon::Move, figure.clone());
        assert_eq!((&badge.sign, &step.sign, &line.sign), (&sign, &sign, &sign));
        let region = Region::new("a", text(), (0, 0), Tone::Plain, Body::Row(Vec::new()));
        assert_eq!(region.on_side_of(Seat::at(1)).seat, Some(Seat::at(1)));
    }

    #[test]
    fn a_cell_has_its_short_name_written_on_it_if_it_has_one() {
        let mut cell = BoardCell::new("c", (1, 2), Label::same("B4 hill"), Tone::Plain);
        assert_eq!(cell.written(), &Label::same("B4 hill"));
        cell.short = Some(Label::same("B4"));
        assert_eq!(cell.written(), &Label::same("B4"));
    }

    #[test]
    fn what_costs_nothing_has_no_price() {
        static COINS: Thing = crate::words::thing("coin", "coins", "コイン", "枚");
        let price = Badge::price(Icon::Gold, 1, &COINS).expect("it costs something");
        assert_eq!((&*price.text.en, &*price.meaning.en), ("−1", "1 coin"));
        assert_eq!(Badge::price(Icon::Gold, 0, &COINS), None);
    }

    #[test]
    fn every_tone_is_listed_once_and_in_order() {
        assert!(Tone::ALL.is_sorted_by(|one, next| one < next));
        for tone in Tone::ALL {
            let kind = std::mem::discriminant(&tone);
            let listed = Tone::ALL.iter().filter(|one| std::mem::discriminant(*one) == kind);
            assert_eq!(listed.count(), of_its_kind(tone), "{tone:?}");
        }
    }
}
