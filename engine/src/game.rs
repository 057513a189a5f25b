//! What is fixed about a game, where it stands and how it ends, and the kernel's own rules of play.
//!
//! A game is an immutable value: rules, options, readings and cards. A state is plain data: no
//! caches, nothing that follows from the rest, no reading. An event is one decision or one chance
//! outcome. Only [`Rules::check`] may refuse, and it cannot write; [`Rules::decide`] and
//! [`Rules::settle`] cannot fail. So an event happens wholly or not at all.

#[cfg(test)]
mod heap;
pub mod prelude;

use crate::bag::{Bag, Kind};
use crate::cards::{BuiltInSet, Source};
use crate::chance::{self, Chance, Impossible, Odds, Outcome};
use crate::event::Event;
pub use crate::face::{Bot, Game, Rules, Table, Wording};
use crate::reading::ReadingSpec;
use crate::revision::Revision;
use crate::rule::{Rule, RuleEntry};
use crate::seat::{Seat, Seats};
use crate::setup::{OptionSpec, SetupError};
use crate::tables::{Action as _, Refusal as _};
use crate::trace::Trace;
use crate::words::{At, Eye, Halves, Label, Lang, Teller, Text};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Write};
use std::ops::RangeInclusive;

/// Most automatic beats after one event; reaching it is a bug of the game.
pub const ADVANCES_MAX: u32 = 10_000;

/// Most events of one line of a log: some fifty times the longest game known. A game that a reading lets
/// go on for ever ends here, by [`EVENT_LIMIT_END`], and no seat wins by it.
pub const EVENTS_MAX: u32 = 1 << 18;

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
    /// True if the seats are one party, which wins or loses as one.
    pub is_party: bool,
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
    /// A game without name, rules and all: `..Meta::NONE` stands for what a game has none of.
    pub const NONE: Self = Self {
        id: "",
        name: Text::new("", ""),
        about: Text::new("", ""),
        revisions: &[],
        seats: 1..=1,
        is_party: false,
        options: &[],
        readings: &[],
        rules: &[],
        prefix: "",
        sets: &[],
        action_variants: 0,
        ends: &[],
        figures: &[],
    };

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

/// The opening of a game that always starts from its set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NoOpening {}

/// One way in which a game can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndReason {
    /// Kebab-case.
    pub id: &'static str,
    /// In words.
    pub name: Text,
}

impl EndReason {
    /// A way to end with its id and its words.
    pub const fn new(id: &'static str, en: &'static str, ja: &'static str) -> Self {
        Self { id, name: Text::new(en, ja) }
    }
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

impl Standing {
    /// The end where one seat wins or several share a draw, and all others lose; with the figures of
    /// each seat, in seat order.
    ///
    /// ```
    /// use kanso_engine::game::{SeatResult, Standing};
    /// use kanso_engine::{Seat, Seats};
    ///
    /// let figures = [vec![Some(3)], vec![Some(7)]];
    /// let standing = Standing::won_by(0, Seats::one(Seat::at(1)), figures.clone());
    /// let results: Vec<_> = standing.seats.iter().map(|seat| seat.result).collect();
    /// assert_eq!(results, [SeatResult::Loss, SeatResult::Win]);
    /// let both = Seats::one(Seat::at(0)).with(Seat::at(1));
    /// assert_eq!(Standing::won_by(0, both, figures).seats[0].result, SeatResult::Draw);
    /// ```
    pub fn won_by(
        reason: u8,
        best: Seats,
        figures: impl IntoIterator<Item = Vec<Option<i32>>>,
    ) -> Self {
        let of_best = if best.count() == 1 { SeatResult::Win } else { SeatResult::Draw };
        let seats = figures.into_iter().enumerate().map(|(index, figures)| {
            let is_best = best.contains(Seat::at(index));
            SeatStanding { result: if is_best { of_best } else { SeatResult::Loss }, figures }
        });
        Self { reason, seats: seats.collect() }
    }
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

/// Where in its course a state is; the headings of a review are made from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marks {
    /// Number of the chapter, from 0: a battle of a campaign; none between two chapters. Most games are
    /// one chapter.
    pub chapter: Option<u16>,
    /// Number of the round, as the rulebook counts.
    pub round: u16,
    /// The turn that goes on; none between turns.
    pub turn: Option<Turn>,
    /// The phase, a number of the game's own; its words come from [`Wording::say_phase`].
    pub phase: u8,
}

impl Marks {
    /// Where a game of one chapter and one phase is: in the turn of a seat.
    pub const fn of_turn(round: u16, seat: Seat, number: u32) -> Self {
        Self { chapter: Some(0), round, turn: Some(Turn::of_seat(seat, number)), phase: 0 }
    }
}

/// A turn: of a seat, or of nobody, as when an enemy of all seats acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose it is; the words for a turn of nobody are those of its phase.
    pub of: Option<Seat>,
    /// Counts the turns of the whole game: no two have the same number, also across rounds.
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

/// An action at the table, to be typed.
struct NotedAt<'a, G: Rules>(&'a G::Action, At<'a, G>);

impl<G: Rules> fmt::Display for NotedAt<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.notate(self.1, f)
    }
}

/// What the kernel does with every game, by its rules and its tables. Implemented for every game; a
/// game cannot override it.
pub trait Play: Rules {
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
    /// [`Rules::advance`].
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

    /// The rule that a refusal is made by.
    fn refusal_rule(&self, refusal: &Self::Refusal) -> Rule {
        refusal.rule()
    }

    /// An action by itself, to be typed and read: unique within [`Rules::conceivable`].
    ///
    /// # Errors
    ///
    /// What the writer reports.
    fn notate(&self, state: &Self::State, action: &Self::Action, to: Words<'_>) -> fmt::Result {
        write!(to, "{}", NotedAt(action, At::new(self, state, Lang::En, Eye::All)))
    }

    /// An action as it is typed.
    fn notation(&self, state: &Self::State, action: &Self::Action) -> String {
        NotedAt::<Self>(action, At::new(self, state, Lang::En, Eye::All)).to_string()
    }

    /// An action in words; `state` is the one before it.
    ///
    /// # Errors
    ///
    /// What the writer reports.
    fn say_action(
        &self,
        state: &Self::State,
        action: &Self::Action,
        lang: Lang,
        eye: Eye,
        to: Words<'_>,
    ) -> fmt::Result {
        write!(to, "{}", At::new(self, state, lang, eye).told(action))
    }

    /// A fact in words.
    ///
    /// # Errors
    ///
    /// What the writer reports.
    fn say_fact(&self, fact: &Self::Fact, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result {
        write!(to, "{}", Teller::new(self, lang, eye).told(fact))
    }

    /// A refusal in words, without the rule's own line.
    ///
    /// # Errors
    ///
    /// What the writer reports.
    fn say_refusal(
        &self,
        refusal: &Self::Refusal,
        lang: Lang,
        eye: Eye,
        to: Words<'_>,
    ) -> fmt::Result {
        write!(to, "{}", Teller::new(self, lang, eye).told(refusal))
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

impl<G: Rules> Play for G {}

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
        is_party: false,
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
    fn an_option_is_found_by_its_name_and_an_unknown_one_told_with_those_that_are() {
        const ABOUT: Text = Text::new("for tests", "試験用");
        static OPTIONS: Meta = Meta {
            options: &[
                OptionSpec::listed("goal", &["one", "two"], ABOUT),
                OptionSpec::listed("mode", &["one", "two"], ABOUT),
            ],
            ..Meta::NONE
        };
        assert_eq!((OPTIONS.option("goal"), OPTIONS.option("mode")), (Ok(0), Ok(1)));
        let unknown = |known| SetupError::UnknownOption { name: "speed".to_owned(), known };
        assert_eq!(OPTIONS.option("speed"), Err(unknown(vec!["goal", "mode"])));
        assert_eq!(META.option("speed"), Err(unknown(vec![])));
    }

    #[test]
    fn a_figure_is_told_whole_or_in_halves() {
        assert_eq!(Figure::whole("points", "点").told(31), "31");
        assert_eq!(Figure::in_halves("points", "点").told(31), "15.5");
    }

    #[test]
    fn one_who_is_best_wins_and_several_draw() {
        let results = |best| {
            let figures = [vec![Some(1)], vec![None], vec![Some(1)]];
            let standing = Standing::won_by(2, best, figures.clone());
            let own: Vec<_> = standing.seats.iter().map(|seat| seat.figures.clone()).collect();
            assert_eq!((standing.reason, &own[..]), (2, &figures[..]));
            standing.seats.iter().map(|seat| seat.result).collect::<Vec<_>>()
        };
        use SeatResult::{Draw, Loss, Win};
        let both = Seats::one(Seat::at(0)).with(Seat::at(2));
        assert_eq!(results(Seats::one(Seat::at(1))), [Loss, Win, Loss]);
        assert_eq!(results(both), [Draw, Loss, Draw]);
    }

    #[test]
    fn figures_that_no_rulebook_and_no_card_has_are_made_up() {
        let name = Label::same("Boots");
        let fields = ["hp".to_owned()];
        for (source, alone, with_printed) in [
            (Source::Card, None, None),
            (Source::Rulebook, None, Some(Source::House)),
            (Source::Public, Some(Source::Public), Some(Source::Public)),
            (Source::House, Some(Source::House), Some(Source::House)),
        ] {
            let row = CardRow::new("U05", &name, source, &name);
            assert_eq!((row.made_up(), row.printed.len()), (alone, 0), "{source:?}");
            let row = row.with_printed(&fields);
            assert_eq!((row.made_up(), row.printed), (with_printed, &fields[..]), "{source:?}");
        }
    }

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
