//! The face of a game: its rules, its words, its picture of the table and its bot.
//!
//! [`Rules`] is what a game is. The other three have defaults by which it is played, told and
//! reviewed on its first day; a game replaces them one by one where it knows better.

use crate::bag::Bag;
use crate::canon;
use crate::cards::CardChoice;
use crate::chance::Outcome;
use crate::event::Event;
use crate::game::{Awaiting, CardRow, Item, ItemWords, Marks, Meta, Standing, Words};
use crate::resample::Dealer;
use crate::say;
use crate::scene::{Badge, Scene, Throw};
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};
use crate::tables::{Action, Fact, Refusal};
use crate::trace::Trace;
use crate::words::{At, Eye, Lang, Teller, Telling, Text};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{self, Debug};

/// A tabletop game: its rules as a state machine, its words, its picture and its bot.
///
/// Adding a game is one crate that implements the four traits, and one line of the list of games;
/// `engine/ADDING_A_GAME.md` builds one step by step.
pub trait Game: Wording + Table + Bot {}

impl<G: Wording + Table + Bot> Game for G {}

/// The rules of a game: a state machine whose only luck is in the outcomes that it is given.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Kebab-case id: `rook-raiders`.
    const ID: &'static str;

    /// Plain data: a struct with a field `seats` that has one entry for each seat.
    type State: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What a player says in one breath. Append-only: variants and fields keep place and type.
    type Action: Action<Self>
        + Clone
        + Eq
        + Ord
        + Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// One thing that happened; carries all that its words need.
    type Fact: Fact<Self> + Clone + Eq + Debug + Send + Sync;
    /// Why not: what was asked and what stands against it.
    type Refusal: Refusal<Self> + Clone + Eq + Debug + Send + Sync;
    /// A position to start from instead of the set-up.
    type Opening: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What is fixed about the game.
    fn meta() -> &'static Meta;

    /// The game with these seats, options, readings and cards.
    ///
    /// # Errors
    ///
    /// [`SetupError`] when the set-up is none of this game.
    fn new(setup: &Setup<Self::Opening>) -> Result<Self, SetupError>;

    /// The names of the seats, in seat order.
    fn names(&self) -> &[String];

    /// The state before the first event.
    fn start(&self) -> Self::State;

    /// What is awaited.
    fn awaiting(&self, state: &Self::State) -> Awaiting;

    /// Puts into the empty bag `into` what an awaited draw is from. A game that draws nothing leaves it
    /// as it is.
    fn bag(&self, state: &Self::State, into: &mut Bag) {
        let _ = (state, into);
    }

    /// How the game ended: there in exactly the states in which nothing is awaited any more.
    fn standing(&self, state: &Self::State) -> Option<Standing>;

    /// Appends the legal actions of the awaited decision, ascending and without duplicates: those of
    /// the conceivable ones that are allowed. A game has its own where that takes too long.
    fn legal(&self, state: &Self::State, into: &mut Vec<Self::Action>) {
        let Awaiting::Decision(seats) = self.awaiting(state) else { return };
        for seat in seats.iter() {
            self.conceivable(state, seat, into);
        }
        into.sort_unstable();
        into.dedup();
        into.retain(|action| self.check(state, action).is_ok());
    }

    /// Appends all that `seat` might try while it is asked: ascending, without duplicates, contains
    /// `legal`; no two share a notation. A game whose actions name pieces has its own.
    fn conceivable(&self, state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>) {
        let _ = (state, seat);
        Self::Action::append_plain(into);
    }

    /// Checks whether the action is allowed now, while a decision is awaited; changes nothing.
    ///
    /// # Errors
    ///
    /// The first rule that stands against it.
    fn check(&self, state: &Self::State, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a checked action. Cannot fail.
    fn decide(&self, state: &mut Self::State, action: &Self::Action, trace: &mut Trace<Self::Fact>);

    /// Carries out a possible outcome. Cannot fail.
    ///
    /// # Panics
    ///
    /// In a game that awaits chance and does not say what its outcomes do.
    fn settle(&self, state: &mut Self::State, outcome: &Outcome, trace: &mut Trace<Self::Fact>) {
        let _ = (state, trace);
        panic!("a game that awaits chance settles it: {outcome:?}");
    }

    /// Does one automatic beat; false when something is awaited or the game is over, and always in a
    /// game in which nothing follows by itself.
    fn advance(&self, state: &mut Self::State, trace: &mut Trace<Self::Fact>) -> bool {
        let _ = (state, trace);
        false
    }

    /// Where in its course the state is.
    fn marks(&self, state: &Self::State) -> Marks;

    /// Id, name and one line of a card row, by its place after the rule list; none past the last, and
    /// none at all in a game without cards.
    fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        let _ = row;
        None
    }

    /// How many turns were over when the one that goes on began, where the states of the game count
    /// them. The first turn of a log is numbered after them, so that one which starts in the middle
    /// of a game is told with the numbers of its table.
    fn turns_before(&self, _: &Self::State) -> u32 {
        0
    }

    /// The own text of the option `name` that the text of a file means, with these
    /// cards. Asked where the option's spec takes a file.
    ///
    /// # Errors
    ///
    /// [`SetupError`] when the file means none.
    fn option_from_file(name: &str, text: &str, cards: &CardChoice) -> Result<String, SetupError> {
        let _ = (text, cards);
        Err(SetupError::Conflict(format!("option {name} is read from no file")))
    }

    /// The value of the option `name`, or its own text, as the game writes it, where `word` calls what
    /// these cards have by its name, in either language; none where it calls nothing so.
    fn option_by_names(name: &str, word: &str, cards: &CardChoice) -> Option<String> {
        let _ = (name, word, cards);
        None
    }

    /// The set-up of a game of its own that is the chapter which begins in this state, of a game
    /// with this set-up; none in any other state, and where the game is one chapter.
    ///
    /// The events of the chapter, from this state on, are that game's own events: it awaits each of
    /// them in its turn, and is over after the last one.
    fn excerpt(
        &self,
        setup: &Setup<Self::Opening>,
        state: &Self::State,
    ) -> Option<Setup<Self::Opening>> {
        let _ = (setup, state);
        None
    }
}

/// What a game says, in both languages, and to whom.
pub trait Wording: Rules {
    /// What the awaited decision asks, or what chance is about.
    fn say_prompt(&self, state: &Self::State, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result {
        let t = Teller::new(self, lang, eye);
        match self.awaiting(state) {
            Awaiting::Decision(seats) => say! { t, to;
                "{seats}: what to do?" / "{seats}：どうする？"; seats = t.seats(seats)
            },
            Awaiting::Chance(_) => say! { t, to; "chance" / "運" },
            Awaiting::Over => say! { t, to; "the game is over" / "ゲーム終了" },
        }
    }

    /// An outcome in words; `state` is the one before it.
    fn say_outcome(
        &self,
        state: &Self::State,
        outcome: &Outcome,
        lang: Lang,
        eye: Eye,
        to: Words<'_>,
    ) -> fmt::Result {
        let t = Teller::new(self, lang, eye);
        let name = |item| self.item(state, item).name.in_lang(lang).to_owned();
        let listed = |items: Vec<Item>| t.list(items.into_iter().map(name), "nothing", "なし");
        match outcome {
            Outcome::Roll(faces) if faces.len() == 1 => say! { t, to;
                "the die shows {face}" / "出目は{face}"; face = name(Item::Face(faces[0]))
            },
            Outcome::Roll(faces) => say! { t, to;
                "the dice show {faces}" / "出目は{faces}";
                faces = listed(faces.iter().copied().map(Item::Face).collect())
            },
            Outcome::Draw(kinds) => say! { t, to;
                "{kinds} drawn" / "{kinds}を引く";
                kinds = listed(kinds.iter().copied().map(Item::Kind).collect())
            },
            Outcome::Pick(index) => say! { t, to;
                "{picked} picked" / "{picked}を選ぶ"; picked = name(Item::Pick(*index))
            },
            Outcome::Shuffle(places) => say! { t, to;
                "in this order: {places}" / "順番は{places}";
                places = listed(places.iter().copied().map(Item::Place).collect())
            },
        }
    }

    /// The phase of a state in words ("main phase: Assault, leader"): whose turn it is, in a game that
    /// has no phases.
    fn say_phase(&self, state: &Self::State, lang: Lang, to: Words<'_>) -> fmt::Result {
        let t = Teller::new(self, lang, Eye::Public);
        match self.marks(state).turn.and_then(|turn| turn.of) {
            Some(seat) => say! { t, to; "turn of {seat}" / "{seat}の手番"; seat = t.seat(seat) },
            None => say! { t, to; "between turns" / "手番の間" },
        }
    }

    /// The words for an item that the awaited outcome can show.
    fn item(&self, state: &Self::State, item: Item) -> ItemWords {
        let _ = state;
        ItemWords::plain(match item {
            Item::Face(face) | Item::Place(face) => face.to_string(),
            Item::Kind(kind) => kind.0.to_string(),
            Item::Pick(index) => index.to_string(),
        })
    }

    /// How much of an event an eye is told; `state` is the one before it. All of it, in a game without
    /// secrets.
    fn tells(&self, state: &Self::State, event: &Event<Self::Action>, eye: Eye) -> Telling {
        let _ = (state, event, eye);
        Telling::Whole
    }

    /// How much of a fact an eye is told: what its row says.
    fn tells_fact(&self, fact: &Self::Fact, eye: Eye) -> Telling {
        fact.telling(Teller::new(self, Lang::En, eye))
    }

    /// True if an eye is told the value of an option, by its place in [`Meta::options`];
    /// [`Eye::All`] always is.
    fn tells_option(&self, option: usize, eye: Eye) -> bool {
        let _ = (option, eye);
        true
    }

    /// True if an eye is told the awaited decision's list, or an awaited outcome's odds; always, in a
    /// game without secrets.
    fn tells_choices(&self, state: &Self::State, eye: Eye) -> bool {
        let _ = (state, eye);
        true
    }

    /// A state that an eye cannot tell from this one: what it may not know is dealt anew, each deal as
    /// probable as every other one that agrees with what the eye sees and was `told`, the facts of the line
    /// so far that it is told whole. What decisions may betray (a pass, a card that was kept) is not weighed.
    ///
    /// Bots that think, and values for an eye, start from it and from nothing else: no part of it depends on
    /// what the eye may not know. The state itself for [`Eye::All`], and in a game without secrets.
    fn resample(
        &self,
        state: &Self::State,
        told: &[Self::Fact],
        eye: Eye,
        deal: &mut Dealer<'_>,
    ) -> Self::State {
        let _ = (told, eye, deal);
        state.clone()
    }

    /// Appends the ids of the scene that an action touches, the piece or card first by which it is
    /// grouped: those of its row.
    fn touches(&self, state: &Self::State, action: &Self::Action, ids: &mut Vec<String>) {
        action.touch(At::new(self, state, Lang::En, Eye::All), ids);
    }

    /// Appends the ids of the scene that a fact is about: those of its row.
    fn points(&self, fact: &Self::Fact, ids: &mut Vec<String>) {
        fact.point(Teller::new(self, Lang::En, Eye::All), ids);
    }

    /// Appends the card rows that an action is about, by their places after the rule list
    /// ([`Rules::card_row`]): what a reader wants to know of a choice beside the rules that act. Asked
    /// only for an eye that is told the choices.
    fn rows_of_action(&self, state: &Self::State, action: &Self::Action, rows: &mut Vec<usize>) {
        let _ = (state, action, rows);
    }

    /// Appends what an action pays, each kind once with how much of it: a reader sees it before the
    /// action is chosen. Asked only for an eye that is told the choices. The default appends nothing.
    fn pays(&self, state: &Self::State, action: &Self::Action, into: &mut Vec<Badge>) {
        let _ = (state, action, into);
    }

    /// What an action lets fall, and how probable it is that it comes off: `6+ 72 %`, with the words for
    /// it as its meaning. None where nothing falls, or where that is not known exactly. Asked only for
    /// an eye that is told the choices.
    fn chance(&self, state: &Self::State, action: &Self::Action) -> Option<Badge> {
        let _ = (state, action);
        None
    }

    /// True if a legal action has no place on the table, though its row points at a thing: it ends,
    /// leaves or accepts something. A reader chooses it beside the table. So is, in every game, what
    /// points at nothing but areas and lines of sheets.
    fn is_apart(&self, state: &Self::State, action: &Self::Action) -> bool {
        let _ = (state, action);
        false
    }

    /// True if a legal action moves a piece so that it can do nothing more, which it could after other
    /// moves: it loses its battle of the turn. A reader marks where it ends apart from the others.
    fn is_its_last(&self, state: &Self::State, action: &Self::Action) -> bool {
        let _ = (state, action);
        false
    }

    /// What a round is called, as in a heading: `Round`. In Japanese as the rulebook has it.
    fn round_name() -> Text {
        Text::new("Round", "ラウンド")
    }

    /// True if a fact only says that nothing was done, such as a pass that was given by itself: a
    /// reader leaves it out and is told how many there were.
    ///
    /// One fact for one such step. What it says must not be missed by whoever does not read it, and
    /// whether it is routine must follow from what every eye is told of it. Who is told of it at all
    /// is for [`Wording::tells_fact`], as with every fact: an eye that is not told does not learn that
    /// something was left out either.
    fn is_routine(&self, fact: &Self::Fact) -> bool {
        let _ = fact;
        false
    }

    /// True if a legal action of the awaited decision only says that nothing is done, such as a pass
    /// in a window to answer in: going through a game decision by decision does not stop for it. It
    /// is told like any other.
    ///
    /// Must follow from what every eye is told of the action: stopping for some passes and not for
    /// others would tell them apart.
    fn is_routine_action(&self, state: &Self::State, action: &Self::Action) -> bool {
        let _ = (state, action);
        false
    }

    /// How many routine facts, one at least, were left out in one place ("3 passes by themselves"),
    /// without brackets around it.
    fn say_routine(&self, count: u32, lang: Lang, to: Words<'_>) -> fmt::Result {
        match (lang, count) {
            (Lang::En, 1) => write!(to, "1 routine step left out"),
            (Lang::En, _) => write!(to, "{count} routine steps left out"),
            (Lang::Ja, _) => write!(to, "決まった手順を{count}件省略"),
        }
    }
}

/// The picture of a game.
pub trait Table: Rules {
    /// The table as one eye sees it. Without a picture of its own a game shows its state, field by
    /// field, to every eye: one with secrets draws its own.
    fn scene(&self, state: &Self::State, eye: Eye) -> Scene {
        let _ = eye;
        Scene::of_state(state, self.names())
    }

    /// The dice of a throw with these faces, and what mattered of them; `state` is the one before. An
    /// eye is shown it that is told the whole event. Without more to say a game shows the numbers.
    fn throw(&self, state: &Self::State, faces: &[u8]) -> Throw {
        let _ = state;
        Throw::of_numbers(faces)
    }
}

/// How a game is played by itself.
pub trait Bot: Rules {
    /// How good a legal action is for the seat that is asked, by what its eye sees; the greedy bot
    /// takes the highest, on a tie the first. Without a bot of its own a game plays as if at random,
    /// and the same in the same state.
    fn score(&self, state: &Self::State, action: &Self::Action) -> i64 {
        let mut form = canon::canonical(state);
        canon::canonical_into(action, &mut form);
        let digest = canon::digest_of(&form);
        i64::from(u32::from_le_bytes([digest[0], digest[1], digest[2], digest[3]]))
    }

    /// Appends the score of each of these legal actions, in their order.
    ///
    /// The numbers are those of [`Bot::score`]. A game overrides it where scores have work in common
    /// that one action alone does not show, such as a plan for the whole turn.
    fn scores(&self, state: &Self::State, legal: &[Self::Action], into: &mut Vec<i64>) {
        into.extend(legal.iter().map(|action| self.score(state, action)));
    }

    /// How the game looks to end: what each seat may expect of the win, in thousandths, in seat order.
    ///
    /// A game has it that is too long to be played out to its end for each thought: a bot that thinks
    /// plays its choices on until a later turn, and looks. None where nobody can tell (in the middle of a
    /// hand): it plays on to the next turn where one can, or to the end, as by default.
    fn outlook(&self, state: &Self::State) -> Option<Vec<u16>> {
        let _ = state;
        None
    }

    /// True if a legal action works towards the end of the game by itself (a declaration of
    /// victory). The patient bot, which makes long games, leaves it while there is something else.
    fn concludes(&self, state: &Self::State, action: &Self::Action) -> bool {
        let _ = (state, action);
        false
    }

    /// Chooses options and readings by which a game goes on for as long as it can: for measuring, and
    /// for tests of long logs.
    fn lengthen(setup: &mut Setup<Self::Opening>) {
        let _ = setup;
    }
}
