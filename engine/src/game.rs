//! The face of a game, and the kernel's own rules of play.
//!
//! A game is an immutable value: rules, options, readings and cards. A state is plain data: no
//! caches, nothing that follows from the rest, no reading. An event is one decision or one chance
//! outcome. Only [`Game::check`] may refuse, and it cannot write; [`Game::decide`] and
//! [`Game::settle`] cannot fail. So an event happens wholly or not at all.

use crate::bag::{Bag, Kind};
use crate::cards::{BuiltInSet, CardChoice, Source};
use crate::chance::{self, Chance, Impossible, Odds, Outcome};
use crate::event::Event;
use crate::reading::ReadingSpec;
use crate::revision::Revision;
use crate::rule::{Rule, RuleEntry};
use crate::scene::Scene;
use crate::seat::{Seat, Seats};
use crate::setup::{OptionSpec, Setup, SetupError};
use crate::trace::Trace;
use crate::words::{Eye, Halves, Label, Lang, Telling, Text};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{self, Debug, Write};
use std::ops::RangeInclusive;

/// Most automatic beats after one event; reaching it is a bug of the game.
pub const ADVANCES_MAX: u32 = 10_000;

/// Most events of one line of a log. A game that a reading lets go on for ever ends here, by
/// [`EVENT_LIMIT_END`], and no seat wins by it.
pub const EVENTS_MAX: u32 = 1 << 20;

/// Longest list of legal actions that a game may make.
pub const LEGAL_MAX: usize = 4_096;

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// A decision of one seat; of any seat of the set where a party agrees.
    Decision(Seats),
    /// A chance outcome.
    Chance(Chance),
    /// Nothing: the game is over.
    Over,
}

/// What is fixed about a game, whatever it is played with.
#[derive(Debug)]
pub struct Meta {
    /// `rook-raiders`.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// What kind of game it is, in one line.
    pub about: Text,
    /// What was corrected about its rules since revision 1, oldest first. Append-only. A log names
    /// the revision that it was made by; its readings stand beside it.
    pub revisions: &'static [Revision],
    /// How many seats can play.
    pub seats: RangeInclusive<u8>,
    /// Its options. Append-only.
    pub options: &'static [OptionSpec],
    /// Its readings. Append-only.
    pub readings: &'static [ReadingSpec],
    /// Its rules.
    pub rules: &'static [RuleEntry],
    /// Prefix of its rule ids (`RR`): card rows are cited `RR:U05`. A rule list may have more
    /// prefixes than this one; a card row under another names it ([`CardRow::with_prefix`]).
    pub prefix: &'static str,
    /// Its built-in card sets, the newest last; none for a game without cards.
    pub sets: &'static [BuiltInSet],
    /// How many action variants there are. A log tells how many its writer knew; one that uses a
    /// later variant is refused as made by a newer program.
    pub action_variants: u8,
    /// How it can end, in the order of the numbers in [`Standing::reason`]. Append-only.
    pub ends: &'static [EndReason],
    /// What the figures of a [`SeatStanding`] are, in their order. Append-only.
    pub figures: &'static [Figure],
}

impl Meta {
    /// The place of an option, by its name.
    ///
    /// # Errors
    ///
    /// [`SetupError::UnknownOption`].
    pub fn option(&self, name: &str) -> Result<usize, SetupError> {
        let at = self.options.iter().position(|spec| spec.name == name);
        at.ok_or_else(|| SetupError::UnknownOption {
            name: name.to_owned(),
            known: self.options.iter().map(|spec| spec.name).collect(),
        })
    }

    /// True if rules or card rows of this game are cited with this prefix.
    pub fn has_prefix(&self, prefix: &str) -> bool {
        let of_rule = |entry: &RuleEntry| entry.id.split('-').next() == Some(prefix);
        prefix == self.prefix || self.rules.iter().any(of_rule)
    }

    /// The prefix that a card row is cited with.
    pub fn prefix_of(&self, row: &CardRow<'_>) -> &'static str {
        row.prefix.unwrap_or(self.prefix)
    }

    /// A card row, as people cite it: `RR:U05`.
    pub fn row_id(&self, row: &CardRow<'_>) -> String {
        format!("{}:{}", self.prefix_of(row), row.id)
    }
}

/// One way in which a game can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndReason {
    /// Kebab-case.
    pub id: &'static str,
    /// In words.
    pub name: Text,
}

/// What a figure of a [`SeatStanding`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Its name.
    pub name: Text,
    /// True if it is counted in halves: 31 is told as 15.5.
    pub is_halves: bool,
}

impl Figure {
    /// A figure in whole numbers.
    pub const fn whole(en: &'static str, ja: &'static str) -> Self {
        Self { name: Text::new(en, ja), is_halves: false }
    }

    /// A figure that is counted in halves.
    pub const fn in_halves(en: &'static str, ja: &'static str) -> Self {
        Self { name: Text::new(en, ja), is_halves: true }
    }

    /// A value of it, as people read it.
    pub fn told(&self, value: i32) -> String {
        if self.is_halves { Halves(value).to_string() } else { value.to_string() }
    }
}

/// The kernel's own end: [`EVENTS_MAX`] was reached.
pub const EVENT_LIMIT_END: EndReason = EndReason {
    id: "event-limit",
    name: Text::new("stopped at the limit of events", "イベント数の上限で終了"),
};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// An index of [`Meta::ends`].
    pub reason: u8,
    /// How each seat stands, in seat order.
    pub seats: Vec<SeatStanding>,
}

/// How one seat stands at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatStanding {
    /// Won, drew or lost.
    pub result: SeatResult,
    /// Figures in the order of [`Meta::figures`]; none where a figure does not apply.
    pub figures: Vec<Option<i32>>,
}

/// Won, drew or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatResult {
    /// Won.
    Win,
    /// Shares the draw.
    Draw,
    /// Lost.
    Loss,
}

/// Where in its course a state is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marks {
    /// Number of the chapter, from 0: a battle of a campaign; none between two chapters. Most games are
    /// one chapter.
    pub chapter: Option<u16>,
    /// Number of the round, as the rulebook counts.
    pub round: u16,
    /// The turn that goes on; none between turns.
    pub turn: Option<Turn>,
    /// The phase, a number of the game's own; its words come from [`Game::say_phase`].
    pub phase: u8,
}

/// A turn: of a seat, or of nobody, as when an enemy of all seats acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose it is; the words for a turn of nobody are those of its phase.
    pub of: Option<Seat>,
    /// Another number in the next turn.
    pub number: u32,
}

impl Turn {
    /// A turn of a seat.
    pub const fn of_seat(seat: Seat, number: u32) -> Self {
        Self { of: Some(seat), number }
    }
}

/// One thing that an outcome can show, for which a table has a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Item {
    /// A face of a die.
    Face(u8),
    /// A kind drawn.
    Kind(Kind),
    /// A thing picked.
    Pick(u16),
    /// A thing of a shuffle.
    Place(u8),
}

/// The words by which an item of an outcome is entered and told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ItemWords {
    /// Its name.
    pub name: Label,
    /// A word to type, without spaces.
    pub word: Label,
    /// A shorter word to type, empty if there is none.
    pub short: Label,
}

impl ItemWords {
    /// An item that is called and typed by one text in both languages: a face, a letter.
    pub fn plain(text: impl Into<String>) -> Self {
        let label = Label::same(text.into());
        Self { name: label.clone(), word: label, short: Label::default() }
    }
}

/// Where words go.
pub type Words<'a> = &'a mut dyn Write;

/// A tabletop game: its rules as a state machine, its words and its picture.
///
/// Adding a game is one crate that implements this, and one line of the registry;
/// `engine/ADDING_A_GAME.md` builds one step by step.
pub trait Game: Sized + Send + Sync + 'static {
    /// Kebab-case id: `rook-raiders`.
    const ID: &'static str;

    /// Plain data; a struct whose field `seats`, if there is one, lists one entry for each seat.
    type State: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What a player says in one breath. Append-only: variants and fields keep place and type.
    type Action: Clone + Eq + Ord + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that happened; carries all that its words need.
    type Fact: Clone + Eq + Debug + Send + Sync;
    /// Why not: what was asked and what stands against it.
    type Refusal: Clone + Eq + Debug + Send + Sync;
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

    /// The names of the seats, in seat order.
    fn names(&self) -> &[String];

    /// The state before the first event.
    fn start(&self) -> Self::State;

    /// What is awaited.
    fn awaiting(&self, state: &Self::State) -> Awaiting;

    /// Puts into the empty bag `into` what an awaited draw is from.
    fn bag(&self, state: &Self::State, into: &mut Bag);

    /// How the game ended, if it is over.
    fn standing(&self, state: &Self::State) -> Option<Standing>;

    /// Appends the legal actions of the awaited decision, ascending and without duplicates.
    fn legal(&self, state: &Self::State, into: &mut Vec<Self::Action>);

    /// Appends all that `seat` might try while it is asked: ascending, without duplicates, contains
    /// `legal`; no two share a notation.
    fn conceivable(&self, state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>);

    /// Whether the action is allowed now, while a decision is awaited; looks and changes nothing.
    ///
    /// # Errors
    ///
    /// The first rule that stands against it.
    fn check(&self, state: &Self::State, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a checked action. Cannot fail.
    fn decide(&self, state: &mut Self::State, action: &Self::Action, trace: &mut Trace<Self::Fact>);

    /// Carries out a possible outcome. Cannot fail.
    fn settle(&self, state: &mut Self::State, outcome: &Outcome, trace: &mut Trace<Self::Fact>);

    /// Does one automatic beat; false when something is awaited or the game is over.
    fn advance(&self, state: &mut Self::State, trace: &mut Trace<Self::Fact>) -> bool;

    /// Where in its course the state is.
    fn marks(&self, state: &Self::State) -> Marks;

    /// How many turns were over when the one that goes on began, where the states of the game count
    /// them. The first turn of a log is numbered after them, so that one which starts in the middle
    /// of a game is told with the numbers of its table.
    fn turns_before(&self, _: &Self::State) -> u32 {
        0
    }

    /// The table as one eye sees it.
    fn scene(&self, state: &Self::State, eye: Eye) -> Scene;

    /// The rule that a refusal is made by.
    fn refusal_rule(&self, refusal: &Self::Refusal) -> Rule;

    /// Id, name and one line of a card row, by its place after the rule list; none past the last.
    fn card_row(&self, row: usize) -> Option<CardRow<'_>>;

    /// An action by itself, to be typed and read: unique within [`Game::conceivable`].
    fn notate(&self, state: &Self::State, action: &Self::Action, to: Words<'_>) -> fmt::Result;

    /// What the awaited decision asks, or what chance is about.
    fn say_prompt(&self, state: &Self::State, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result;

    /// An action in words; `state` is the one before it.
    fn say_action(
        &self,
        state: &Self::State,
        action: &Self::Action,
        lang: Lang,
        eye: Eye,
        to: Words<'_>,
    ) -> fmt::Result;

    /// An outcome in words; `state` is the one before it.
    fn say_outcome(
        &self,
        state: &Self::State,
        outcome: &Outcome,
        lang: Lang,
        eye: Eye,
        to: Words<'_>,
    ) -> fmt::Result;

    /// A fact in words.
    fn say_fact(&self, fact: &Self::Fact, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result;

    /// True if a fact only says that nothing was done, such as a pass that was given by itself: a
    /// reader leaves it out and is told how many there were.
    ///
    /// One fact for one such step. What it says must not be missed by whoever does not read it, and
    /// whether it is routine must follow from what every eye is told of it. Who is told of it at all
    /// is for [`Game::tells_fact`], as with every fact: an eye that is not told does not learn that
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

    /// A refusal in words, without the rule's own line.
    fn say_refusal(
        &self,
        refusal: &Self::Refusal,
        lang: Lang,
        eye: Eye,
        to: Words<'_>,
    ) -> fmt::Result;

    /// The phase of a state in words ("main phase: Assault, leader").
    fn say_phase(&self, state: &Self::State, lang: Lang, to: Words<'_>) -> fmt::Result;

    /// The words for an item that the awaited outcome can show.
    fn item(&self, state: &Self::State, item: Item) -> ItemWords;

    /// How much of an event an eye is told; `state` is the one before it.
    fn tells(&self, state: &Self::State, event: &Event<Self::Action>, eye: Eye) -> Telling;

    /// How much of a fact an eye is told.
    fn tells_fact(&self, fact: &Self::Fact, eye: Eye) -> Telling;

    /// True if an eye is told the value of an option, by its place in [`Meta::options`];
    /// [`Eye::All`] always is.
    fn tells_option(&self, option: usize, eye: Eye) -> bool {
        let _ = (option, eye);
        true
    }

    /// True if an eye is told the awaited decision's list, or an awaited outcome's odds.
    fn tells_choices(&self, state: &Self::State, eye: Eye) -> bool;

    /// Ids of the scene that an action touches, the piece or card first by which it is grouped.
    fn touches(&self, state: &Self::State, action: &Self::Action, ids: &mut Vec<String>);

    /// Ids of the scene that a fact is about.
    fn points(&self, fact: &Self::Fact, ids: &mut Vec<String>);

    /// Appends the card rows that an action is about, by their places after the rule list
    /// ([`Game::card_row`]): what a reader wants to know of a choice beside the rules that act. Asked
    /// only for an eye that is told the choices.
    fn rows_of_action(&self, state: &Self::State, action: &Self::Action, rows: &mut Vec<usize>) {
        let _ = (state, action, rows);
    }

    /// What a round is called, as in a heading: `Round`. In Japanese as the rulebook has it.
    fn round_name() -> Text {
        Text::new("Round", "ラウンド")
    }

    /// How good a legal action is for the seat that is asked, by what its eye sees; the greedy bot
    /// takes the highest, on a tie the first.
    fn score(&self, state: &Self::State, action: &Self::Action) -> i64;

    /// Appends the score of each of these legal actions, in their order.
    ///
    /// The numbers are those of [`Game::score`]. A game overrides it where scores have work in common
    /// that one action alone does not show, such as a plan for the whole turn.
    fn scores(&self, state: &Self::State, legal: &[Self::Action], into: &mut Vec<i64>) {
        into.extend(legal.iter().map(|action| self.score(state, action)));
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

/// A row of a card set, as a rule list cites it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRow<'a> {
    /// Its id within the set (`U05`).
    pub id: &'a str,
    /// The prefix that it is cited with, where that is not [`Meta::prefix`].
    pub prefix: Option<&'static str>,
    /// True if something happens by it. What only gives other rules their numbers (a kind of
    /// terrain, a scenario) needs no coverage.
    pub acts: bool,
    /// Its English name.
    pub name_en: &'a str,
    /// Its Japanese name.
    pub name_ja: &'a str,
    /// Where its figures come from, but for those in `printed`.
    pub source: Source,
    /// Fields of a mixed row that the rulebook prints, by their names in the file. Empty in a row
    /// whose figures all are of its source.
    pub printed: &'a [String],
    /// What it does, in one English line.
    pub line_en: &'a str,
    /// What it does, in one Japanese line.
    pub line_ja: &'a str,
}

impl<'a> CardRow<'a> {
    /// The row of a card with this name, and this line about it. It acts, and is cited with the
    /// game's own prefix.
    pub fn new(id: &'a str, name: &'a Label, source: Source, line: &'a Label) -> Self {
        Self {
            id,
            prefix: None,
            acts: true,
            name_en: &name.en,
            name_ja: &name.ja,
            source,
            printed: &[],
            line_en: &line.en,
            line_ja: &line.ja,
        }
    }

    /// The row, of which the rulebook prints these fields.
    #[must_use]
    pub const fn with_printed(self, printed: &'a [String]) -> Self {
        Self { printed, ..self }
    }

    /// Where the figures come that are not in [`CardRow::printed`]; none if all of them are there or
    /// are copied from the real card.
    ///
    /// A row of the rulebook that lists what it prints has the rest made up.
    pub fn made_up(&self) -> Option<Source> {
        match (self.source, self.printed) {
            (Source::Card, _) | (Source::Rulebook, []) => None,
            (Source::Rulebook, [_, ..]) => Some(Source::House),
            (Source::Public | Source::House, _) => Some(self.source),
        }
    }

    /// The row, cited with another prefix of the game's rule list.
    #[must_use]
    pub const fn with_prefix(self, prefix: &'static str) -> Self {
        Self { prefix: Some(prefix), ..self }
    }

    /// The row, by which nothing happens: it only defines.
    #[must_use]
    pub const fn that_defines(self) -> Self {
        Self { acts: false, ..self }
    }
}

/// Why an event cannot happen now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Violation<R> {
    /// Something else is awaited: chance, a decision, or nothing any more.
    NotAwaited(Awaiting),
    /// The outcome cannot fall.
    Impossible(Impossible),
    /// A rule refuses the action.
    Rule(R),
}

/// The kernel's own rules of play. Implemented for every game; a game cannot override them.
pub trait Play: Game {
    /// Checks whether an event may happen now. `bag` is scratch memory; it is emptied first.
    ///
    /// # Errors
    ///
    /// [`Violation`]: nothing was changed.
    #[inline]
    fn allows(
        &self,
        state: &Self::State,
        event: &Event<Self::Action>,
        bag: &mut Bag,
    ) -> Result<(), Violation<Self::Refusal>> {
        match (self.awaiting(state), event) {
            (Awaiting::Decision(_), Event::Decision(action)) => {
                self.check(state, action).map_err(Violation::Rule)
            }
            (Awaiting::Chance(chance), Event::Chance(outcome)) => {
                bag.clear();
                if matches!(chance.kind, chance::ChanceKind::Draw { .. }) {
                    self.bag(state, bag);
                }
                chance::possible(chance.kind, bag, outcome).map_err(Violation::Impossible)
            }
            (awaiting, _) => Err(Violation::NotAwaited(awaiting)),
        }
    }

    /// Carries out an event that is allowed, with all that follows by itself.
    #[inline]
    fn perform(
        &self,
        state: &mut Self::State,
        event: &Event<Self::Action>,
        trace: &mut Trace<Self::Fact>,
    ) {
        self.begin(state, event, trace);
        let mut beats = 0;
        while self.advance(state, trace) {
            beats += 1;
            assert!(beats < ADVANCES_MAX, "what follows by itself comes to an end");
        }
    }

    /// Carries out an allowed event itself, its first beat; what follows by itself is left to
    /// [`Game::advance`].
    #[inline]
    fn begin(
        &self,
        state: &mut Self::State,
        event: &Event<Self::Action>,
        trace: &mut Trace<Self::Fact>,
    ) {
        match event {
            Event::Decision(action) => self.decide(state, action, trace),
            Event::Chance(outcome) => self.settle(state, outcome, trace),
        }
    }

    /// Carries out an event if it is allowed.
    ///
    /// # Errors
    ///
    /// [`Violation`]: nothing was changed.
    #[inline]
    fn apply(
        &self,
        state: &mut Self::State,
        event: &Event<Self::Action>,
        bag: &mut Bag,
        trace: &mut Trace<Self::Fact>,
    ) -> Result<(), Violation<Self::Refusal>> {
        self.allows(state, event, bag)?;
        self.perform(state, event, trace);
        Ok(())
    }

    /// The odds of a possible outcome of the awaited chance, none where no chance is awaited.
    fn odds(&self, state: &Self::State, outcome: &Outcome) -> Option<Odds> {
        let Awaiting::Chance(chance) = self.awaiting(state) else { return None };
        let mut bag = Bag::new();
        self.bag(state, &mut bag);
        chance::possible(chance.kind, &bag, outcome).ok()?;
        Some(chance::odds(chance.kind, &bag, outcome))
    }

    /// Id of a rule or card row, as people cite it: `RR-4.6b`, `RR:U05`.
    fn rule_id(&self, rule: Rule) -> String {
        let meta = Self::meta();
        match meta.rules.get(rule.index()) {
            Some(entry) => entry.id.to_owned(),
            None => match self.card_row(rule.index() - meta.rules.len()) {
                Some(row) => meta.row_id(&row),
                None => format!("{}:?", meta.prefix),
            },
        }
    }

    /// The place of the card row that is cited so (`RR:U05`); none if no row is.
    fn row_cited(&self, id: &str) -> Option<usize> {
        let (prefix, id) = id.split_once(':')?;
        (0..)
            .map_while(|row| self.card_row(row))
            .position(|row| row.id == id && Self::meta().prefix_of(&row) == prefix)
    }
}

impl<G: Game> Play for G {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::Does;

    const fn entry(id: &'static str) -> RuleEntry {
        let does = Does { acts: true, refuses: false, defines: false, reading: false };
        RuleEntry { id, does, heading: "", en: "It acts.", ja: "起こる。" }
    }

    static META: Meta = Meta {
        id: "xx",
        name: Text::new("X", "X"),
        about: Text::new("for tests", "試験用"),
        revisions: &[],
        seats: 1..=1,
        options: &[],
        readings: &[],
        rules: &[entry("XX-1.1"), entry("YY-1.1")],
        prefix: "XX",
        sets: &[],
        action_variants: 1,
        ends: &[],
        figures: &[],
    };

    #[test]
    fn a_game_may_have_two_prefixes() {
        for (prefix, is_one) in [("XX", true), ("YY", true), ("ZZ", false), ("X", false)] {
            assert_eq!(META.has_prefix(prefix), is_one, "{prefix}");
        }
        let name = Label::same("Boots");
        let row = CardRow::new("U05", &name, Source::House, &name);
        assert_eq!((META.row_id(&row).as_str(), row.acts), ("XX:U05", true));
        let other = row.with_prefix("YY").that_defines();
        assert_eq!((META.row_id(&other).as_str(), other.acts), ("YY:U05", false));
    }
}
