//! A corpus report at the terminal.

use crate::cli::Io;
use crate::cli::terminal::Style;
use crate::corpus::{Entry, Kind, Report, Totals, words};
use crate::draw::width::{width, wrap};
use crate::games::Games;
use kanso_engine::Lang;
use std::fmt::Write as _;

/// Columns between two columns of a table.
const GAP: usize = 2;
/// Columns of the longest bar of a share.
const BAR: u64 = 30;

/// How a column is set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Set {
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// The report as text; `each`: with every game.
pub fn table(report: &Report, each: bool, style: Style, io: &Io<'_>) -> String {
    let told = Told { games: io.games, report, style, lang: io.lang, columns: io.columns };
    let mut text = String::new();
    told.changes(&mut text);
    told.classes(&mut text);
    told.groups(&mut text);
    if each {
        told.each(&mut text);
    }
    told.others(&mut text);
    text
}

struct Told<'a> {
    games: Games,
    report: &'a Report,
    style: Style,
    lang: Lang,
    columns: usize,
}

/// Adds a line; a string takes every text.
macro_rules! line {
    ($to:expr, $($part:tt)*) => {
        writeln!($to, $($part)*).expect("a string takes every text")
    };
}

impl Told<'_> {
    fn changes(&self, to: &mut String) {
        let title = words::games(self.report.totals.compared, self.lang);
        line!(to, "{}", self.style.strong(&title));
        for change in &self.report.changes {
            let words = words::change(self.games, change, self.lang);
            let games = words::games_of(self.games, change, self.lang);
            line!(to, "  {} {}", self.style.id(&words), self.style.faint(&games));
            if let Some(reading) = &change.reading {
                let rule = words::rule_line(self.games, &change.game, reading.id, self.lang);
                self.wrapped(4, rule, to);
            }
        }
        line!(to, "");
    }

    fn classes(&self, to: &mut String) {
        let Totals { compared, same, differs, stops_fitting, .. } = self.report.totals;
        if compared > 0 {
            let classes =
                [(Kind::Same, same), (Kind::Differs, differs), (Kind::StopsFitting, stops_fitting)];
            let rows = classes.map(|(kind, count)| {
                let filled = (u64::from(count) * BAR).div_ceil(u64::from(compared));
                vec![
                    words::kind(kind).in_lang(self.lang).to_owned(),
                    count.to_string(),
                    words::share(count, compared),
                    "█".repeat(filled as usize),
                ]
            });
            let sets = [Set::Left, Set::Right, Set::Right, Set::Left];
            for row in set(&rows, &sets) {
                line!(to, "  {row}");
            }
            line!(to, "");
        }
        let told = words::told(self.report, self.lang);
        for sentence in &told {
            self.wrapped(2, sentence, to);
        }
    }

    fn groups(&self, to: &mut String) {
        let report = self.report;
        if report.groups.is_empty() {
            return;
        }
        let several = words::several(report);
        let heads = [words::CLASS, words::RULE, words::GAMES, words::OTHER_WINNER, words::NO_END];
        let mut rows = vec![heads.map(|head| head.in_lang(self.lang).to_owned()).to_vec()];
        for group in &report.groups {
            let rule = if group.rule.is_empty() {
                words::NO_RULE.in_lang(self.lang).to_owned()
            } else {
                group.rule.clone()
            };
            let game = if several {
                words::game_name(self.games, &group.game, self.lang)
            } else {
                String::new()
            };
            rows.push(vec![
                words::kind(group.class.into()).in_lang(self.lang).to_owned(),
                rule,
                group.games.to_string(),
                group.other_winner.to_string(),
                group.no_end.to_string(),
                game,
            ]);
        }
        let sets = [Set::Left, Set::Left, Set::Right, Set::Right, Set::Right, Set::Left];
        let mut lines = set(&rows, &sets).into_iter();
        if let Some(head) = lines.next() {
            line!(to, "\n{}", self.style.faint(&head));
        }
        for (group, row) in report.groups.iter().zip(lines) {
            line!(to, "{}", self.style.strong(&row));
            let line = words::group_line(self.games, report, &group.game, &group.rule, self.lang);
            self.wrapped(4, line, to);
            let first = &group.first;
            let place = words::place(&first.file, first.line, first.event, self.lang);
            let colon = self.colon();
            self.wrapped(4, &format!("{}{colon}{place}", words::FIRST.in_lang(self.lang)), to);
            for (head, said) in words::example(first, self.lang) {
                self.wrapped(6, &format!("{head}{colon}{said}"), to);
            }
        }
    }

    fn each(&self, to: &mut String) {
        let heads = [words::CLASS, words::RULE, words::EVENT, words::WINNER, words::FILE];
        let mut rows = vec![heads.map(|head| head.in_lang(self.lang).to_owned()).to_vec()];
        rows.extend(self.report.games.iter().map(|entry| self.row(entry)));
        let sets = [Set::Left, Set::Left, Set::Right, Set::Left, Set::Left];
        line!(to, "");
        for row in set(&rows, &sets) {
            line!(to, "{row}");
        }
    }

    fn row(&self, entry: &Entry) -> Vec<String> {
        let winner = match &entry.compared {
            Some(_) => words::winner(entry.other_winner).in_lang(self.lang),
            None => "",
        };
        let line = if entry.line == 0 { String::new() } else { format!(" ({})", entry.line) };
        vec![
            words::kind(entry.is).in_lang(self.lang).to_owned(),
            entry.rule.clone().unwrap_or_default(),
            entry.event.map(|event| event.to_string()).unwrap_or_default(),
            winner.to_owned(),
            format!("{}{line}", entry.file),
        ]
    }

    fn others(&self, to: &mut String) {
        let totals = &self.report.totals;
        let counts = [
            (Kind::AlreadySo, totals.already_so),
            (Kind::AnotherGame, totals.another_game),
            (Kind::Failed, totals.failed),
        ];
        let rows: Vec<_> = counts
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(kind, count)| {
                let (short, long) = (words::kind(kind), words::kind_long(kind));
                let text = |text: kanso_engine::Text| text.in_lang(self.lang).to_owned();
                vec![text(short), count.to_string(), text(long)]
            })
            .collect();
        if rows.is_empty() {
            return;
        }
        line!(to, "\n{}", self.style.strong(words::NOT_COMPARED.in_lang(self.lang)));
        for row in set(&rows, &[Set::Left, Set::Right, Set::Left]) {
            line!(to, "  {row}");
        }
        for entry in self.report.games.iter().filter(|entry| entry.is == Kind::Failed) {
            let error = entry.error.as_deref().unwrap_or_default();
            line!(to, "  {}{}{}", entry.file, self.colon(), self.style.bad(error));
        }
    }

    const fn colon(&self) -> &'static str {
        match self.lang {
            Lang::En => ": ",
            Lang::Ja => "：",
        }
    }

    /// A text in as many lines as it needs, the first set in by `indent`, the others by two more.
    fn wrapped(&self, indent: usize, text: &str, to: &mut String) {
        if text.is_empty() {
            return;
        }
        let room = self.columns.saturating_sub(indent + 2).max(20);
        for (at, part) in wrap(text, room).iter().enumerate() {
            let indent = if at == 0 { indent } else { indent + 2 };
            line!(to, "{}{part}", " ".repeat(indent));
        }
    }
}

/// Rows with their columns one below the other.
pub fn set(rows: &[Vec<String>], sets: &[Set]) -> Vec<String> {
    let widest = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<_> = (0..sets.len()).map(widest).collect();
    let lines = rows.iter().map(|row| {
        let mut line = String::new();
        for ((cell, room), set) in row.iter().zip(&widths).zip(sets) {
            let gap = " ".repeat(room - width(cell));
            let (before, after) = if *set == Set::Right { (&*gap, "") } else { ("", &*gap) };
            line.push_str(before);
            line.push_str(cell);
            line.push_str(after);
            line.push_str(&" ".repeat(GAP));
        }
        line.trim_end().to_owned()
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other_in_both_languages() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let rows = [row(["変わる", "7", "a"]), row(["same", "120", ""]), row(["x", "1", "b"])];
        let lines = set(&rows, &[Set::Left, Set::Right, Set::Left]);
        assert_eq!(lines, ["変わる    7  a", "same    120", "x         1  b"]);
    }
}
