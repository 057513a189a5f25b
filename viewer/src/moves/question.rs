//! What is asked where one stands, worked out once for each place, eye and language.

use crate::model::Table;
use kanso_engine::{Awaiting, ChanceKind, Eye, Lang, Seats, Telling};
use kanso_replay::log::record::LuckSource;
use kanso_replay::review::{Choice, FactInfo, OutcomeItem, Position};
use kanso_replay::scene_names::{names, places};
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What is asked where one stands.
#[derive(Clone, Debug)]
pub struct Question {
    key: Key,
    /// What is asked, in words.
    pub prompt: String,
    /// Who is asked; none where nobody decides.
    pub seats: Option<Seats>,
    /// What chance is asked, where it is.
    pub chance: Option<ChanceKind>,
    /// What can fall, where the eye is told it.
    pub items: Vec<OutcomeItem>,
    /// What can be done, where the eye is told it.
    pub choices: Vec<Choice>,
    /// Names of what is on the table, by id.
    pub names: BTreeMap<String, String>,
    /// Names of where it lies, by its id.
    pub places: BTreeMap<String, String>,
    /// The next event of the line, where the eye is told all of it and what comes later may be shown.
    pub recorded: Option<Recorded>,
    /// True if the line goes on from here.
    pub goes_on: bool,
    /// Where its luck comes from.
    pub luck: Luck,
    /// True if what falls may be seen by some only.
    pub may_be_unknown: bool,
    /// The place of each choice when the likeliest stand first, once somebody asked.
    ranks: OnceCell<Vec<usize>>,
}

/// The next event of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorded {
    /// In words.
    pub words: String,
    /// By itself, as it would be typed.
    pub notation: String,
}

/// Where the luck of a line comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// A generator lets it fall.
    Generator,
    /// It is entered at a real table; what nobody knows can be filled in.
    Table,
    /// It is entered.
    Entered,
}

/// All that a question depends on.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Key {
    here: Position,
    revision: u64,
    eye: Eye,
    lang: Lang,
    hindsight: bool,
    /// Of what was found out about choices.
    insight: u64,
}

/// The question that was asked last.
#[derive(Default)]
pub struct QuestionCache {
    known: Option<Rc<Question>>,
    preview: Option<(Key, u32, Rc<Vec<FactInfo>>)>,
}

impl QuestionCache {
    /// What is asked where one stands.
    pub fn question(&mut self, table: &Table, lang: Lang) -> Rc<Question> {
        let key = Key::of(table, lang);
        if let Some(known) = &self.known
            && known.key == key
        {
            return Rc::clone(known);
        }
        let question = Rc::new(Question::of(table, key));
        self.known = Some(Rc::clone(&question));
        question
    }

    /// What a choice would do by itself.
    pub fn preview(&mut self, table: &Table, number: u32, lang: Lang) -> Rc<Vec<FactInfo>> {
        let key = Key::of(table, lang);
        if let Some((known, of, facts)) = &self.preview
            && *known == key
            && *of == number
        {
            return Rc::clone(facts);
        }
        let facts = table.review().preview(number, lang, table.eye).unwrap_or_default();
        let facts = Rc::new(facts);
        self.preview = Some((key, number, Rc::clone(&facts)));
        facts
    }
}

impl Key {
    fn of(table: &Table, lang: Lang) -> Self {
        Self {
            here: table.here(),
            revision: table.revision,
            eye: table.eye,
            lang,
            hindsight: table.hindsight,
            insight: table.insight.serial(),
        }
    }
}

impl Question {
    /// The language that is spoken.
    pub fn lang(&self) -> Lang {
        self.key.lang
    }

    /// The place of each choice when what is likely to be done stands first; where a game is recorded and
    /// nowhere else, as it is no advice. Empty: they stand as they are.
    pub fn ranks(&self, table: &Table) -> &[usize] {
        self.ranks.get_or_init(|| {
            if self.goes_on || !table.at_open_end() {
                return Vec::new();
            }
            let weighed = table.review().weighed(self.key.eye);
            let mut order: Vec<usize> = (0..weighed.len()).collect();
            order.sort_by_key(|at| std::cmp::Reverse(weighed[*at].score));
            let mut ranks = vec![0; order.len()];
            for (rank, at) in order.into_iter().enumerate() {
                ranks[at] = rank;
            }
            ranks
        })
    }

    fn of(table: &Table, key: Key) -> Self {
        let (review, Key { here, eye, lang, .. }) = (table.review(), key);
        let mut prompt = String::new();
        review.say_prompt(lang, eye, &mut prompt).expect("a string takes every text");
        let (seats, chance) = match review.awaiting() {
            Some(Awaiting::Decision(asked)) => (Some(asked), None),
            Some(Awaiting::Chance(asked)) => (None, Some(asked.kind)),
            Some(Awaiting::Over) | None => (None, None),
        };
        let goes_on = here.beat.is_none() && review.len(here.line) > Some(here.event);
        let luck = match review.header().luck {
            _ if review.has_luck() => Luck::Generator,
            LuckSource::Table { .. } => Luck::Table,
            LuckSource::Seeded { .. }
            | LuckSource::TakenOver { .. }
            | LuckSource::Committed { .. } => Luck::Entered,
        };
        let mut choices = review.choices(lang, eye);
        table.tell_worth(&mut choices, lang);
        let scene = review.scene(eye);
        Self {
            key,
            prompt,
            seats,
            chance,
            items: review.items(eye),
            choices,
            names: names(&scene, lang),
            places: places(&scene, lang),
            recorded: (goes_on && table.hindsight).then(|| recorded(table, key)).flatten(),
            goes_on,
            luck,
            may_be_unknown: chance.is_some() && review.may_be_unknown(),
            ranks: OnceCell::new(),
        }
    }
}

fn recorded(table: &Table, key: Key) -> Option<Recorded> {
    let (review, next) = (table.review(), key.here.event + 1);
    if review.tells(next, key.eye) != Telling::Whole {
        return None;
    }
    let (mut words, mut notation) = (String::new(), String::new());
    review.say_event(next, key.lang, key.eye, &mut words).expect("a string takes every text");
    review.notate_event(next, &mut notation).expect("a string takes every text");
    Some(Recorded { words, notation })
}
