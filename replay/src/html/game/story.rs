//! What a page tells, worked out event by event.

use super::GamePage;
use super::frames::{Frames, Names};
use crate::address::AddressError;
use crate::draw::{Room, SvgOptions, scene_svg_in};
use crate::html::{Cited, Markup, board, event_aside, event_words, facts, html};
use crate::review::{
    CourseEvent, EventKind, FactInfo, Position, Review, lines_of, plain, whose_turn,
};
use crate::tell::phrases;
use kanso_engine::{Eye, Marks, Scene, Seat};
use serde::Serialize;

/// A game as one eye is told it.
pub(super) struct Story {
    /// What happened before the first event that is told, if anything.
    pub before: Markup,
    /// The events.
    pub entries: Vec<Entry>,
    /// The number of the entry at which the page opens; 0 for the start.
    pub opens_at: u32,
    /// The table at the start and at the end.
    pub tables: [String; 2],
    /// The table where the page opens.
    pub opens_with: String,
    /// What stood at the end: phase and question.
    pub last: Stands,
    /// What the program of the page goes through.
    pub moments: Moments,
    /// The rules that were named.
    pub cited: Cited,
}

/// One event that is told.
pub(super) struct Entry {
    /// What the eye calls it, from 1.
    pub number: u32,
    /// The heading above it, where a chapter, round or turn begins.
    pub heading: Option<String>,
    /// Who decided; none for chance and for a party.
    pub seat: Option<Seat>,
    /// The event with its odds.
    pub words: Markup,
    /// What came of it, and notes.
    pub came: Markup,
}

/// Where the game stands after an event.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Stands {
    /// The phase.
    pub phase: String,
    /// What is asked, empty when the game is over.
    pub prompt: String,
}

/// The moments of the game, 0 before the first told event, for the program of the page.
#[derive(Serialize)]
pub(super) struct Moments {
    /// The tables.
    frames: Frames,
    /// Texts of where the game stands: phase and question, each once.
    texts: Names,
    /// Which two of them stand at each moment.
    stands: Vec<[u32; 2]>,
    /// Ids of tables.
    ids: Names,
    /// Which of them each event is about.
    about: Vec<Vec<u32>>,
    /// The entries before which a turn begins.
    turns: Vec<u32>,
    /// The moment that is shown first.
    at: u32,
}

impl Story {
    /// Tells a line.
    pub fn of(review: &mut dyn Review, options: &GamePage<'_>) -> Result<Self, AddressError> {
        let GamePage { at, .. } = *options;
        review.go(at)?;
        Ok(Teller::new(review, options).tell())
    }
}

struct Teller<'r> {
    review: &'r mut dyn Review,
    options: GamePage<'r>,
    /// Where in its course the game stood before the last event that was told.
    marks: Option<Marks>,
    /// How many turns have begun.
    turns: u32,
    cited: Cited,
    moments: Moments,
    room: Room,
    /// The table that was drawn last.
    last: Option<Scene>,
}

impl<'r> Teller<'r> {
    fn new(review: &'r mut dyn Review, options: &GamePage<'r>) -> Self {
        let moments = Moments {
            frames: Frames::default(),
            texts: Names::default(),
            stands: Vec::new(),
            ids: Names::default(),
            about: Vec::new(),
            turns: Vec::new(),
            at: 0,
        };
        let cited = Cited::default();
        let room = board::room();
        Self { review, options: *options, marks: None, turns: 0, cited, moments, room, last: None }
    }

    fn tell(mut self) -> Story {
        let GamePage { at, eye, .. } = self.options;
        let course = self.review.course(at.line, eye);
        let len = self.review.len(at.line).unwrap_or(0);
        // The events from which each moment came, and those behind them that are not told.
        let told = course.iter().map(|event| event.event);
        let starts: Vec<u32> = std::iter::once(0).chain(told).collect();
        let ends = starts[1..].iter().map(|next| next - 1).chain([len]);
        // The table keeps its places through the game, so that one sees what moves.
        for end in ends.clone() {
            self.review.go(Position::after(at.line, end)).expect("a place of this line");
            self.room.make_for(&self.review.scene(eye));
        }
        let mut events = course.iter();
        let mut entries = Vec::new();
        let (mut before, mut tables) = (html! {}, [String::new(), String::new()]);
        let mut opens_with = String::new();
        for (&start, end) in starts.iter().zip(ends) {
            let came = self.facts(start.max(1)..=end);
            self.review.go(Position::after(at.line, end)).expect("a place of this line");
            let table = self.table();
            if start == 0 {
                before = came;
                before = html! { (before) (self.notes(0)) };
                tables[0].clone_from(&table);
            } else {
                let event = events.next().expect("as many as there are starts behind the first");
                entries.push(self.entry(event, came));
            }
            if start <= at.event {
                self.moments.at = entries.len() as u32;
                opens_with.clone_from(&table);
            }
            tables[1] = table;
        }
        let last = self.stands();
        Story {
            before,
            opens_at: self.moments.at,
            entries,
            tables,
            opens_with,
            last,
            moments: self.moments,
            cited: self.cited,
        }
    }

    /// What the eye is told of what came of these events, and keeps what it is about.
    fn facts(&mut self, events: std::ops::RangeInclusive<u32>) -> Markup {
        let GamePage { lang, eye, routine, .. } = self.options;
        let mut all: Vec<FactInfo> = Vec::new();
        let mut beats = 0;
        for event in events {
            for mut fact in self.review.facts(event, lang, eye) {
                fact.beat += beats;
                all.push(fact);
            }
            beats += self.review.beats(event);
        }
        let mut about: Vec<u32> = Vec::new();
        for id in all.iter().flat_map(|fact| &fact.ids) {
            let number = self.moments.ids.number(id);
            if !about.contains(&number) {
                about.push(number);
            }
        }
        self.moments.about.push(about);
        let lines = lines_of(&*self.review, all, routine, lang);
        facts(&*self.review, &lines, &mut self.cited, lang)
    }

    /// The table where the review stands, kept as a moment.
    fn table(&mut self) -> String {
        let GamePage { lang, eye, .. } = self.options;
        let scene = self.review.scene(eye);
        let options = SvgOptions { lang, eye, before: self.last.take(), ..SvgOptions::default() };
        let table = scene_svg_in(&scene, &options, &mut self.room);
        self.last = Some(scene);
        self.moments.frames.push(&table);
        let Stands { phase, prompt } = self.stands();
        let texts = &mut self.moments.texts;
        self.moments.stands.push([texts.number(&phase), texts.number(&prompt)]);
        table
    }

    fn stands(&self) -> Stands {
        let GamePage { lang, eye, .. } = self.options;
        let mut stands = Stands::default();
        self.review.say_phase(lang, &mut stands.phase).expect("a string takes every text");
        if self.review.awaiting() != Some(kanso_engine::Awaiting::Over) {
            let to = &mut stands.prompt;
            self.review.say_prompt(lang, eye, to).expect("a string takes every text");
        }
        stands
    }

    fn entry(&mut self, event: &CourseEvent, came: Markup) -> Entry {
        let GamePage { lang, eye, .. } = self.options;
        let heading = self.heading(event);
        if heading.is_some() {
            self.moments.turns.push(event.number);
        }
        let seats: Vec<Seat> = match event.kind {
            EventKind::Decision(seats) => seats.iter().collect(),
            EventKind::Chance => Vec::new(),
        };
        let seat = if let [seat] = seats[..] { Some(seat) } else { None };
        let words = event_words(&*self.review, event.event, lang, eye);
        let aside = event_aside(&*self.review, event.event, lang, eye);
        Entry {
            number: event.number,
            heading,
            seat,
            words: html! { (words) " " (aside) },
            came: html! { (came) (self.notes(event.event)) },
        }
    }

    /// The notes to an event, for the eye that may read anything.
    fn notes(&self, event: u32) -> Markup {
        let GamePage { lang, eye, at, .. } = self.options;
        let notes = match eye {
            Eye::All => self.review.notes(Some(at.line)),
            Eye::Public | Eye::Seat(_) => Vec::new(),
        };
        let notes: Vec<_> = notes.into_iter().filter(|note| note.event == event).collect();
        html! {
            @for note in notes {
                p.note {
                    b { (crate::html::words::NOTE.in_lang(lang)) }
                    @if !note.author.is_empty() { " (" (note.author) ")" }
                    (phrases::colon(lang))
                    (note.text)
                }
            }
        }
    }

    /// The heading above an event, if it begins a chapter, a round or a turn. Turns are counted by the
    /// events that are told: one in which nothing was would be missed in the count.
    fn heading(&mut self, event: &CourseEvent) -> Option<String> {
        let lang = self.options.lang;
        let marks = event.marks;
        let last = self.marks.replace(marks);
        let turn = marks.turn.filter(|_| last.is_none_or(|last| last.turn != marks.turn));
        if let (0, Some(first)) =
            (self.turns, turn.and(self.review.turns(self.options.at.line).first()))
        {
            self.turns = first.number - 1;
        }
        self.turns += u32::from(turn.is_some());
        let stood = |marks: Marks| (marks.chapter, marks.round, marks.turn);
        if last.is_some_and(|last| stood(last) == stood(marks)) {
            return None;
        }
        let mut parts = Vec::new();
        let before = last.map_or(Some(0), |last| last.chapter);
        if let Some(chapter) = marks.chapter.filter(|_| marks.chapter != before) {
            parts.push(phrases::chapter(lang, chapter + 1));
        }
        parts.extend(phrases::round(lang, self.review.round_name(), marks.round));
        if let Some(turn) = marks.turn {
            parts.push(phrases::turn(lang, self.turns));
            parts.push(plain(&whose_turn(&*self.review, turn.of, event.event, lang)));
        }
        Some(parts.join(" · ")).filter(|heading| !heading.is_empty())
    }
}
