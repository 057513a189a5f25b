//! A game that only tests play: draws, picks, shuffles, automatic beats and secrets.
//!
//! A pick says who begins, a shuffle sets the order of three boons. In turn a seat looks at the bag
//! (in secret, once a turn) or takes one to three cards, which only it sees; each card taken is
//! counted in a beat of its own. The game ends with the bag. What is in it can be a list of the
//! player's own, which only the first seat is told.

use kanso_engine::cards::Source;
use kanso_engine::game::Words;
use kanso_engine::words::{At, Tell, TellAt, Teller};
use kanso_engine::{
    Awaiting, Bag, Bot, CardChoice, CardRow, Chance, EndReason, Event, Eye, Figure, Item,
    ItemWords, Kind, Label, Lang, Marks, Meta, OptionSpec, OptionValue, Outcome, OwnSpec, Rule,
    Rules, Scene, Seat, SeatResult, SeatStanding, Seats, Setup, SetupError, Standing, Stream,
    Table, Telling, Text, Trace, Turn, Wording, tables,
};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

kanso_engine::rules! {
    DR_1 = "DR-1", acts, "", "A pick says who begins.", "最初の席を選ぶ。";
    DR_2 = "DR-2", acts refuses, "", "Take no more than the bag has.", "袋にある分まで取れる。";
    DR_3 = "DR-3", acts refuses, "", "Look once a turn.", "見るのは手番に1回。";
    DR_4 = "DR-4", acts, "", "Each card counts.", "カードは1枚ずつ数える。";
}

#[derive(Clone, Debug)]
pub(crate) struct Draws {
    names: Vec<String>,
    bag: Bag,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct DrawsState {
    step: Step,
    turn: Seat,
    turns: u32,
    looked: bool,
    boons: Vec<u8>,
    bag: Bag,
    counting: Vec<Kind>,
    pub(crate) seats: Vec<Vec<Kind>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Step {
    Begin,
    Boons,
    Choose,
    Drawing(u8),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DrawsAction {
    Look,
    Take(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DrawsFact {
    Begins(Seat),
    Looks(Seat),
    Takes(Seat, u8),
    Counts(Seat, Kind),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DrawsRefusal {
    Looked,
    TooMany { left: u32 },
}

static META: Meta = Meta {
    id: "draws",
    name: Text::new("Draws", "引き"),
    about: Text::new("for tests", "試験用"),
    revisions: &[],
    seats: 2..=2,
    is_party: false,
    options: &[OptionSpec {
        name: "bag",
        values: &["usual"],
        own: Some(OwnSpec {
            form: Text::new("cards with their counts (`owl:2`)", "カードと枚数（`owl:2`）"),
            file: Some("txt"),
        }),
        only_with: None,
        ja: kanso_engine::OptionWords::TYPED,
        about: Text::new("what is in the bag", "袋の中身"),
    }],
    readings: &[],
    rules: RULES,
    prefix: "DR",
    sets: &[],
    action_variants: 2,
    ends: &[EndReason { id: "bag-empty", name: Text::new("the bag is empty", "袋が空") }],
    figures: &[Figure::whole("cards", "枚数")],
};

const fn label(en: &'static str, ja: &'static str) -> Label {
    Label { en: Cow::Borrowed(en), ja: Cow::Borrowed(ja) }
}

/// Rows of a card set: one as usual, one under another prefix, one that only defines.
static ROWS: [Label; 3] = [label("dragon", "竜"), label("drake", "小竜"), label("table", "卓")];

const KINDS: [(&str, u16); 4] = [("dragon", 3), ("drake", 4), ("owl", 5), ("fox", 6)];

impl Rules for Draws {
    const ID: &'static str = "draws";
    type State = DrawsState;
    type Action = DrawsAction;
    type Fact = DrawsFact;
    type Refusal = DrawsRefusal;
    type Opening = ();

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup<()>) -> Result<Self, SetupError> {
        setup.check_shape(&META)?;
        let bag = match &setup.options[0] {
            OptionValue::Listed(_) => {
                KINDS.iter().zip(1..).map(|((_, count), kind)| (Kind(kind), *count)).collect()
            }
            OptionValue::Own(list) => bag_of(list)?,
        };
        Ok(Self { names: setup.names.clone(), bag })
    }

    fn option_from_file(_: &str, text: &str, _: &CardChoice) -> Result<String, SetupError> {
        let list: Vec<_> = text.lines().map(|line| line.replacen(' ', ":", 1)).collect();
        let list = list.join(",");
        if !list.is_empty() {
            bag_of(&list)?;
        }
        Ok(list)
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn start(&self) -> DrawsState {
        DrawsState {
            step: Step::Begin,
            turn: Seat::at(0),
            turns: 0,
            looked: false,
            boons: Vec::new(),
            bag: self.bag.clone(),
            counting: Vec::new(),
            seats: vec![Vec::new(); 2],
        }
    }

    fn awaiting(&self, state: &DrawsState) -> Awaiting {
        match state.step {
            Step::Begin => Awaiting::Chance(Chance::pick(Stream(0), 2)),
            Step::Boons => Awaiting::Chance(Chance::shuffle(Stream(0), 3)),
            Step::Choose => Awaiting::Decision(Seats::one(state.turn)),
            Step::Drawing(count) => Awaiting::Chance(Chance::draw(Stream(1), count)),
            Step::Over => Awaiting::Over,
        }
    }

    fn bag(&self, state: &DrawsState, into: &mut Bag) {
        into.copy_from(&state.bag);
    }

    fn standing(&self, state: &DrawsState) -> Option<Standing> {
        let seats = state.seats.iter().map(|cards| SeatStanding {
            result: SeatResult::Draw,
            figures: vec![Some(cards.len() as i32)],
        });
        (state.step == Step::Over).then(|| Standing { reason: 0, seats: seats.collect() })
    }

    fn conceivable(&self, _: &DrawsState, _: Seat, into: &mut Vec<DrawsAction>) {
        into.extend([
            DrawsAction::Look,
            DrawsAction::Take(1),
            DrawsAction::Take(2),
            DrawsAction::Take(3),
        ]);
    }

    fn check(&self, state: &DrawsState, action: &DrawsAction) -> Result<(), DrawsRefusal> {
        let left = state.bag.total();
        match action {
            DrawsAction::Look if state.looked => Err(DrawsRefusal::Looked),
            DrawsAction::Take(count) if !(1..=3.min(left)).contains(&u32::from(*count)) => {
                Err(DrawsRefusal::TooMany { left })
            }
            DrawsAction::Look | DrawsAction::Take(_) => Ok(()),
        }
    }

    fn decide(&self, state: &mut DrawsState, action: &DrawsAction, trace: &mut Trace<DrawsFact>) {
        let seat = state.turn;
        match action {
            DrawsAction::Look => {
                state.looked = true;
                trace.fact(DR_3, || DrawsFact::Looks(seat));
            }
            DrawsAction::Take(count) => {
                state.step = Step::Drawing(*count);
                trace.fact(DR_2, || DrawsFact::Takes(seat, *count));
            }
        }
    }

    fn settle(&self, state: &mut DrawsState, outcome: &Outcome, trace: &mut Trace<DrawsFact>) {
        match outcome {
            Outcome::Pick(seat) => {
                state.turn = Seat::at(usize::from(*seat));
                state.step = Step::Boons;
                trace.fact(DR_1, || DrawsFact::Begins(state.turn));
            }
            Outcome::Shuffle(order) => {
                state.boons = order.to_vec();
                state.step = Step::Choose;
            }
            Outcome::Draw(kinds) => {
                for kind in kinds {
                    assert!(state.bag.take(*kind), "it was possible");
                }
                state.counting = kinds.iter().rev().copied().collect();
                state.step = Step::Choose;
            }
            Outcome::Roll(_) => {}
        }
    }

    fn advance(&self, state: &mut DrawsState, trace: &mut Trace<DrawsFact>) -> bool {
        let Some(kind) = state.counting.pop() else { return false };
        let seat = state.turn;
        state.seats[seat.index()].push(kind);
        trace.fact(DR_4, || DrawsFact::Counts(seat, kind));
        if state.counting.is_empty() {
            state.turn = seat.next(2);
            state.turns += 1;
            state.looked = false;
            if state.bag.is_empty() {
                state.step = Step::Over;
            }
        }
        true
    }

    fn marks(&self, state: &DrawsState) -> Marks {
        let turn = matches!(state.step, Step::Choose | Step::Drawing(_));
        let turn = turn.then_some(Turn::of_seat(state.turn, state.turns));
        Marks { chapter: Some(0), round: 1, turn, phase: 0 }
    }

    fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        let about = CardRow::new("K01", ROWS.get(row)?, Source::House, &ROWS[row]);
        Some(match row {
            0 => about,
            1 => about.with_prefix("DS"),
            _ => CardRow { id: "T01", ..about.that_defines() },
        })
    }
}

impl Wording for Draws {
    fn say_prompt(&self, _: &DrawsState, _: Lang, _: Eye, to: Words<'_>) -> fmt::Result {
        write!(to, "your turn")
    }

    fn say_outcome(
        &self,
        state: &DrawsState,
        outcome: &Outcome,
        _: Lang,
        eye: Eye,
        to: Words<'_>,
    ) -> fmt::Result {
        if matches!(outcome, Outcome::Draw(_)) && !eye.sees(state.turn) {
            return write!(to, "some cards");
        }
        write!(to, "{outcome:?}")
    }

    fn say_phase(&self, _: &DrawsState, _: Lang, to: Words<'_>) -> fmt::Result {
        write!(to, "the only phase")
    }

    fn item(&self, _: &DrawsState, item: Item) -> ItemWords {
        match item {
            Item::Kind(kind) => {
                let (word, _) = KINDS[usize::from(kind.0) - 1];
                let (ja, short) = [("竜", "dg"), ("飛竜", "dk"), ("梟", "o"), ("狐", "f")]
                    [usize::from(kind.0) - 1];
                ItemWords {
                    name: Label::new(word, ja),
                    word: Label::new(word, ja),
                    short: Label::same(short),
                }
            }
            Item::Pick(seat) => ItemWords::plain(["first", "second"][usize::from(seat)]),
            Item::Place(place) => ItemWords::plain(["sun", "moon", "star"][usize::from(place)]),
            Item::Face(face) => ItemWords::plain(face.to_string()),
        }
    }

    fn tells(&self, state: &DrawsState, event: &Event<DrawsAction>, eye: Eye) -> Telling {
        if eye.sees(state.turn) {
            return Telling::Whole;
        }
        match event {
            Event::Decision(DrawsAction::Look) => Telling::Nothing,
            Event::Chance(Outcome::Draw(_)) => Telling::Shrunk,
            Event::Decision(_) | Event::Chance(_) => Telling::Whole,
        }
    }

    fn tells_option(&self, _: usize, eye: Eye) -> bool {
        eye.sees(Seat::at(0))
    }

    fn tells_choices(&self, state: &DrawsState, eye: Eye) -> bool {
        eye.sees(state.turn)
    }
}

impl tables::Action<Draws> for DrawsAction {
    fn notate(&self, _: At<'_, Draws>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Look => write!(f, "look"),
            Self::Take(count) => write!(f, "take {count}"),
        }
    }

    fn touch(&self, _: At<'_, Draws>, ids: &mut Vec<String>) {
        ids.push("bag".to_owned());
    }
}

impl TellAt<Draws> for DrawsAction {
    fn tell_at(&self, at: At<'_, Draws>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tables::Action::notate(self, at, f)
    }
}

impl tables::Fact<Draws> for DrawsFact {
    fn point(&self, _: Teller<'_, Draws>, ids: &mut Vec<String>) {
        ids.push("bag".to_owned());
    }

    fn telling(&self, t: Teller<'_, Draws>) -> Telling {
        match self {
            Self::Looks(seat) if !t.eye.sees(*seat) => Telling::Nothing,
            Self::Counts(seat, _) if !t.eye.sees(*seat) => Telling::Shrunk,
            _ => Telling::Whole,
        }
    }
}

impl Tell<Draws> for DrawsFact {
    fn tell(&self, t: Teller<'_, Draws>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Counts(seat, _) if !t.eye.sees(*seat) => write!(f, "{seat} counts a card"),
            _ => write!(f, "{self:?}"),
        }
    }
}

impl tables::Refusal<Draws> for DrawsRefusal {
    fn rule(&self) -> Rule {
        match self {
            Self::Looked => DR_3,
            Self::TooMany { .. } => DR_2,
        }
    }
}

impl Tell<Draws> for DrawsRefusal {
    fn tell(&self, _: Teller<'_, Draws>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Looked => write!(f, "looked before"),
            Self::TooMany { left } => write!(f, "only {left} left"),
        }
    }
}

impl Table for Draws {
    fn scene(&self, _: &DrawsState, _: Eye) -> Scene {
        Scene::default()
    }
}

impl Bot for Draws {
    fn score(&self, _: &DrawsState, action: &DrawsAction) -> i64 {
        match action {
            DrawsAction::Look => 0,
            DrawsAction::Take(count) => i64::from(*count),
        }
    }
}

/// The bag of a list `owl:2,fox:1`.
fn bag_of(list: &str) -> Result<Bag, SetupError> {
    let card = |part: &str| {
        let (word, count) = part.split_once(':')?;
        let kind = KINDS.iter().position(|(known, _)| *known == word)?;
        let count: u16 = count.parse().ok().filter(|count| (1..=100).contains(count))?;
        Some((Kind(kind as u16 + 1), count))
    };
    list.split(',')
        .map(|part| {
            card(part).ok_or_else(|| META.options[0].refuses(format!("{part:?} is no card")))
        })
        .collect()
}
