//! What was found in a corpus: counted, grouped by rule, and game by game.
//!
//! As JSON it keeps its shape: fields are added, never renamed or taken away.

use super::look::{Looked, Wanted};
use crate::log::record::LineId;
use crate::under::{CardTerms, ChangedReading, Class, Compared, Filler, Said};
use kanso_engine::cards::{hex, set_digest};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// Many games beside themselves under other rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// The other rules, as they were asked for.
    pub terms: TermsTold,
    /// What they change, game by game and reading by reading.
    pub changes: Vec<Change>,
    /// Readings that were asked for, though no file is of a game that has them.
    pub idle: Vec<String>,
    /// How many of what.
    pub totals: Totals,
    /// Games that are not the same, by game, class and rule; in each class the largest group first.
    pub groups: Vec<Group>,
    /// The first game whose record is the same, though other actions were allowed in it.
    pub other_choices: Option<Example>,
    /// Every file in the order given; one with several compared lines is there once for each.
    pub games: Vec<Entry>,
}

/// Other rules, as they were asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TermsTold {
    /// Readings by id or name, with their values.
    pub readings: Vec<(String, String)>,
    /// The revision of the rules.
    pub revision: Option<u32>,
    /// The card set: `newest`, or the digest of one's own.
    pub cards: Option<String>,
    /// The bot that answers where only a person could go on.
    pub bot: Option<String>,
    /// True if every line was compared.
    pub all_lines: bool,
}

/// Something that the rules change.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Change {
    /// Id of the game.
    pub game: String,
    /// The reading; none: the card set.
    #[serde(flatten)]
    pub reading: Option<ChangedReading>,
    /// In how many files.
    pub files: u32,
}

/// How many of what. A game is one line of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Totals {
    /// Files that were looked at.
    pub files: u32,
    /// Games that were compared.
    pub compared: u32,
    /// Of these: every event fits, and comes to the same.
    pub same: u32,
    /// Of these: every event fits, but somewhere another thing comes of it.
    pub differs: u32,
    /// Of these: some event no longer fits.
    pub stops_fitting: u32,
    /// Of these: the question came up. The game is not the same, or is asked otherwise, or other
    /// actions were allowed somewhere.
    pub came_up: u32,
    /// Of the same: other actions were allowed somewhere.
    pub other_choices: u32,
    /// Of the same: it is asked otherwise somewhere.
    pub asked_otherwise: u32,
    /// How many answers, of all games, are given by themselves.
    pub answered: u64,
    /// How many answers, of all games, are left out because nothing asks for them.
    pub unasked: u64,
    /// Of the compared: who wins.
    pub winner: Winners,
    /// Files whose game has these rules already.
    pub already_so: u32,
    /// Files of games that these rules are not for.
    pub another_game: u32,
    /// Files that could not be compared.
    pub failed: u32,
}

/// Who wins under the other rules. Only an end by the rules is one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Winners {
    /// The same seats win, or nobody does.
    pub same: u32,
    /// Others win.
    pub other: u32,
    /// The game was over as played, and is not under the other rules: only people could go on.
    pub open: u32,
    /// The game was not over as it was played.
    pub unfinished: u32,
}

/// Games of one class, by one rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Group {
    /// Id of the game.
    pub game: String,
    /// The class.
    pub class: Class,
    /// Id of the rule: the one that refuses, else the one by which they part; empty where none says
    /// it.
    pub rule: String,
    /// How many games.
    pub games: u32,
    /// In how many of them others win.
    pub other_winner: u32,
    /// How many of them have no end, as played or under the other rules.
    pub no_end: u32,
    /// The first of them.
    pub first: Example,
}

/// One game of several.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Example {
    /// Its file.
    pub file: String,
    /// Its line.
    pub line: LineId,
    /// The event, from 1; 0: the set-up. For other choices: after how many events.
    pub event: u32,
    /// The event in words.
    pub words: Said,
    /// What stands against it, where it no longer fits.
    pub against: Option<Said>,
    /// What is asked instead, where it answers another question.
    pub instead: Option<Said>,
    /// What comes of it as played, where it fits: the first fact that differs; what is asked next,
    /// where one side only goes on for longer.
    pub played: Option<Said>,
    /// And under the other rules.
    pub under: Option<Said>,
    /// The event where something first differs, where that is another one.
    pub since: Option<u32>,
    /// Fields of the state that differ there.
    pub fields: Vec<String>,
    /// What differs there on the table, in words.
    pub table: Vec<Said>,
}

/// What was found about a line of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    /// The file.
    pub file: String,
    /// Id of its game, where it can be read.
    pub game: Option<String>,
    /// The line.
    pub line: LineId,
    /// What it is.
    pub is: Kind,
    /// Id of the rule that it is grouped by.
    pub rule: Option<String>,
    /// The event, from 1, that no longer fits, else where it differs.
    pub event: Option<u32>,
    /// Whether others win; none: it has no end, as played or under the other rules.
    pub other_winner: Option<bool>,
    /// Why it could not be compared.
    pub error: Option<String>,
    /// All that is known of it.
    pub compared: Option<Compared>,
}

/// What a file, or a line of it, turned out to be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Compared: the same.
    Same,
    /// Compared: it differs.
    Differs,
    /// Compared: it stops fitting.
    StopsFitting,
    /// It has these rules already.
    AlreadySo,
    /// These rules are for other games.
    AnotherGame,
    /// It could not be compared.
    Failed,
}

impl From<Class> for Kind {
    fn from(class: Class) -> Self {
        match class {
            Class::Same => Self::Same,
            Class::Differs => Self::Differs,
            Class::StopsFitting => Self::StopsFitting,
        }
    }
}

/// A file and what was found in it.
pub(super) struct Found {
    pub file: String,
    pub game: Option<String>,
    pub looked: Looked,
}

impl Report {
    pub(super) fn of(wanted: &Wanted, idle: Vec<String>, found: Vec<Found>) -> Self {
        let mut report = Self {
            terms: TermsTold::of(wanted),
            changes: Vec::new(),
            idle,
            totals: Totals { files: found.len() as u32, ..Totals::default() },
            groups: Vec::new(),
            other_choices: None,
            games: Vec::new(),
        };
        let mut changes = BTreeMap::new();
        for Found { file, game, looked } in found {
            let entry = |is| Entry::plain(&file, game.as_deref(), is);
            match looked {
                Looked::Compared(changed, lines) => {
                    let game = game.as_deref().unwrap_or_default();
                    let readings = changed.readings.into_iter().map(Some);
                    for reading in readings.chain(changed.cards.then_some(None)) {
                        *changes.entry((game.to_owned(), reading)).or_insert(0) += 1;
                    }
                    for (line, compared) in lines {
                        report.count(Entry::compared(&file, game, line, compared));
                    }
                }
                Looked::AlreadySo => report.count(entry(Kind::AlreadySo)),
                Looked::AnotherGame => report.count(entry(Kind::AnotherGame)),
                Looked::Failed(error) => {
                    report.count(Entry { error: Some(error), ..entry(Kind::Failed) });
                }
            }
        }
        let change = |((game, reading), files)| Change { game, reading, files };
        report.changes = changes.into_iter().map(change).collect();
        let order = |one: &Group, other: &Group| {
            let class = other.class.cmp(&one.class);
            let rest = other.games.cmp(&one.games).then_with(|| one.rule.cmp(&other.rule));
            one.game.cmp(&other.game).then(class).then(rest)
        };
        report.groups.sort_by(order);
        report
    }

    /// True if every game that was looked at is the same, or has these rules already.
    pub fn is_same(&self) -> bool {
        let Totals { differs, stops_fitting, failed, .. } = self.totals;
        differs + stops_fitting + failed == 0
    }

    /// The games of a group, in order.
    pub fn of_group<'a>(&'a self, group: &'a Group) -> impl Iterator<Item = &'a Entry> {
        self.games.iter().filter(|entry| {
            entry.is == Kind::from(group.class)
                && entry.game.as_deref() == Some(&group.game)
                && entry.rule.as_deref().unwrap_or_default() == group.rule
        })
    }

    fn count(&mut self, entry: Entry) {
        let totals = &mut self.totals;
        let counted = match entry.is {
            Kind::Same => &mut totals.same,
            Kind::Differs => &mut totals.differs,
            Kind::StopsFitting => &mut totals.stops_fitting,
            Kind::AlreadySo => &mut totals.already_so,
            Kind::AnotherGame => &mut totals.another_game,
            Kind::Failed => &mut totals.failed,
        };
        *counted += 1;
        if let Some(compared) = &entry.compared {
            totals.compared += 1;
            let answered = compared.filled_by.answers();
            totals.answered += u64::from(answered);
            totals.unasked += u64::from(compared.unasked);
            let is_asked_otherwise = answered + compared.dropped + compared.filled > 0;
            let came_up =
                compared.choices.is_some() || is_asked_otherwise || compared.class() != Class::Same;
            totals.came_up += u32::from(came_up);
            totals.winner.count(compared);
            let example = entry.example(compared);
            match compared.class() {
                Class::Same => {
                    totals.other_choices += u32::from(compared.choices.is_some());
                    totals.asked_otherwise += u32::from(is_asked_otherwise);
                    if compared.choices.is_some() {
                        self.other_choices.get_or_insert(example);
                    }
                }
                class @ (Class::Differs | Class::StopsFitting) => {
                    self.group(class, &entry, example);
                }
            }
        }
        self.games.push(entry);
    }

    fn group(&mut self, class: Class, entry: &Entry, first: Example) {
        let (game, rule) = (entry.game.as_deref().unwrap_or_default(), entry.rule.as_deref());
        let rule = rule.unwrap_or_default();
        let same = |group: &Group| group.game == game && group.class == class && group.rule == rule;
        let group = if let Some(at) = self.groups.iter().position(same) {
            &mut self.groups[at]
        } else {
            self.groups.push(Group {
                game: game.to_owned(),
                class,
                rule: rule.to_owned(),
                games: 0,
                other_winner: 0,
                no_end: 0,
                first,
            });
            self.groups.last_mut().expect("it was pushed")
        };
        group.games += 1;
        group.other_winner += u32::from(entry.other_winner == Some(true));
        group.no_end += u32::from(entry.other_winner.is_none());
    }
}

impl Winners {
    fn count(&mut self, compared: &Compared) {
        let counted = match (&compared.played.standing, compared.other_winner()) {
            (None, _) => &mut self.unfinished,
            (Some(_), None) => &mut self.open,
            (Some(_), Some(false)) => &mut self.same,
            (Some(_), Some(true)) => &mut self.other,
        };
        *counted += 1;
    }

    /// How many games have no end, as played or under the other rules.
    pub fn no_end(&self) -> u32 {
        self.open + self.unfinished
    }
}

impl Entry {
    fn plain(file: &str, game: Option<&str>, is: Kind) -> Self {
        Self {
            file: file.to_owned(),
            game: game.map(str::to_owned),
            line: 0,
            is,
            rule: None,
            event: None,
            other_winner: None,
            error: None,
            compared: None,
        }
    }

    fn compared(file: &str, game: &str, line: LineId, compared: Compared) -> Self {
        let parting = compared.parting.as_ref().map(|parting| parting.event);
        let misfit = compared.misfit.as_ref().map(|misfit| misfit.event);
        Self {
            line,
            rule: Some(compared.rule().to_owned()).filter(|rule| !rule.is_empty()),
            event: misfit.or(parting),
            other_winner: compared.other_winner(),
            compared: Some(compared),
            ..Self::plain(file, Some(game), Kind::Same)
        }
        .classed()
    }

    fn classed(self) -> Self {
        let is = self.compared.as_ref().map_or(self.is, |compared| compared.class().into());
        Self { is, ..self }
    }

    /// The game in short, as an example of those like it.
    pub fn example(&self, compared: &Compared) -> Example {
        let parting = compared.parting.as_ref();
        let fields = parting.map(|parting| parting.fields.clone()).unwrap_or_default();
        let (file, line) = (self.file.clone(), self.line);
        let mut example = Example {
            file,
            line,
            event: compared.choices.unwrap_or_default(),
            words: Said::default(),
            against: None,
            instead: None,
            played: None,
            under: None,
            since: None,
            fields,
            table: parting.map(|parting| parting.table.clone()).unwrap_or_default(),
        };
        match (&compared.misfit, parting) {
            (Some(misfit), _) => {
                example.event = misfit.event;
                example.words = misfit.words.clone();
                example.against = Some(misfit.against.clone());
                example.instead.clone_from(&misfit.instead);
                let since = parting.map(|parting| parting.event);
                example.since = since.filter(|event| *event != misfit.event);
            }
            (None, Some(parting)) => {
                example.event = parting.event;
                example.words = parting.words.clone();
                let (played, under) = (&parting.played, &parting.under);
                let both = played.fact.is_some() && under.fact.is_some();
                let says_nothing = played.fact.is_none() && under.fact.is_none();
                (example.played, example.under) = if both || played.next == under.next {
                    if says_nothing {
                        (played.seen.clone(), under.seen.clone())
                    } else {
                        (played.fact.clone(), under.fact.clone())
                    }
                } else {
                    (Some(played.next.clone()), Some(under.next.clone()))
                };
            }
            (None, None) => {}
        }
        example
    }
}

impl TermsTold {
    pub(super) fn of(wanted: &Wanted) -> Self {
        let terms = &wanted.terms;
        Self {
            readings: terms.readings.clone(),
            revision: terms.revision,
            cards: match &terms.cards {
                CardTerms::Same => None,
                CardTerms::Newest => Some("newest".to_owned()),
                CardTerms::Own(text) => Some(hex(&set_digest(text))),
            },
            bot: match wanted.filler {
                Filler::Nobody => None,
                Filler::Bot(bot) => Some(bot.to_string()),
            },
            all_lines: wanted.all_lines,
        }
    }
}

/// `RR-R7=on-reaching, revision 2, cards newest`: what is to be other.
impl fmt::Display for TermsTold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let readings = self.readings.iter().map(|(name, value)| format!("{name}={value}"));
        let revision = self.revision.map(|revision| format!("revision {revision}"));
        let cards =
            self.cards.as_ref().map(|cards| format!("cards {}", &cards[..cards.len().min(12)]));
        let all: Vec<_> = readings.chain(revision).chain(cards).collect();
        f.write_str(&all.join(", "))
    }
}
