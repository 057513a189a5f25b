//! All that is wrong with a card set of somebody's own.
//!
//! A game stops reading a set at the first thing that is wrong. Here each finding is mended with what
//! the built-in set has in that place, and the set is read again, until nothing is found any more: so
//! that whoever types 160 rows hears of every one at once, with its line. What is mended so is never
//! kept.
//!
//! A place is a field of a row, a row, a column of a table, a table: the smallest that mends the
//! finding. Only where a whole row or table had to be mended could a finding of its neighbours be
//! one that the mending made.

use kanso_engine::SetError;
use kanso_engine::unread::in_words;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Most findings that are looked for: as many as a set has rows.
pub const FINDINGS_MAX: usize = 500;

/// One thing that is wrong with a card set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The line of the file, from 1, where it is known.
    pub line: Option<usize>,
    /// The row by its id and the field, the table, or nothing.
    pub place: String,
    /// What is wrong and what is allowed.
    pub problem: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if !self.place.is_empty() {
            write!(f, "{}: ", self.place)?;
        }
        f.write_str(&self.problem)
    }
}

/// The game that a set says it is for, with the line; what is wrong with its form, where it has none.
///
/// # Errors
///
/// Every place where it is no TOML, or that it names no game.
pub fn game_of(text: &str) -> Result<(String, usize), Vec<Wrong>> {
    #[derive(Deserialize)]
    struct Head {
        game: toml::Spanned<String>,
    }
    let (_, mut errors) = toml::de::DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        errors.sort_by_key(|error| error.span().map(|span| span.start));
        let first = errors.iter().take(FINDINGS_MAX);
        let mut all: Vec<_> = first.map(|error| of_toml(text, error)).collect();
        all.dedup();
        return Err(all);
    }
    match toml::from_str::<Head>(text) {
        Ok(head) => {
            let line = line_at(text, head.game.span().start);
            Ok((head.game.into_inner(), line))
        }
        Err(error) => {
            let wrong = of_toml(text, &error);
            let problem =
                format!("{}; a set begins with its game, as in game = \"pig\"", wrong.problem);
            Err(vec![Wrong { problem, ..wrong }])
        }
    }
}

fn of_toml(text: &str, error: &toml::de::Error) -> Wrong {
    let line = error.span().map(|span| line_at(text, span.start));
    Wrong { line, place: String::new(), problem: in_words(error.message()) }
}

fn line_at(text: &str, byte: usize) -> usize {
    text.get(..byte).unwrap_or(text).matches('\n').count() + 1
}

/// All that `check` finds in a set, in the order of its lines, with the built-in set of its game
/// beside it.
pub fn all_wrong(
    text: &str,
    built_in: &str,
    check: impl Fn(&str) -> Result<(), SetError>,
) -> Vec<Wrong> {
    let model = Rows::of(built_in);
    let mut rows = Rows::of(text);
    let mut found = Vec::new();
    let mut tried: BTreeMap<(String, String), u8> = BTreeMap::new();
    while found.len() < FINDINGS_MAX {
        let Err(error) = check(&rows.text()) else { break };
        let at = rows.find(&error);
        let wrong = rows.wrong(&at, &error, &model);
        // By the file's own line: the same finding is met again where its mending was too small.
        let known = (format!("{:?} {}", wrong.line, wrong.place), error.problem.clone());
        let before = tried.entry(known).or_default();
        if *before == 0 {
            found.push(wrong);
        }
        *before += 1;
        if !rows.mend(&at, *before, &model) {
            break;
        }
    }
    found.sort_by_key(|wrong| wrong.line.unwrap_or(usize::MAX));
    found
}

/// A line of a set; without a number it comes from the built-in one.
#[derive(Clone, Debug)]
struct Line {
    number: Option<usize>,
    text: String,
}

/// A part of a set: what stands before the first table, or a table, or a row of one.
#[derive(Clone, Debug)]
struct Block {
    /// Its table; empty for what stands before the first.
    table: String,
    lines: Vec<Line>,
}

/// Where a finding is.
#[derive(Clone, PartialEq, Eq, Debug)]
struct At {
    table: Option<String>,
    /// Place of the block.
    block: Option<usize>,
    field: Option<String>,
}

#[derive(Clone, Debug)]
struct Rows {
    blocks: Vec<Block>,
}

impl Rows {
    fn of(text: &str) -> Self {
        let mut blocks = vec![Block { table: String::new(), lines: Vec::new() }];
        for (at, line) in text.lines().enumerate() {
            if let Some(table) = table_begun(line) {
                blocks.push(Block { table: table.to_owned(), lines: Vec::new() });
            }
            let line = Line { number: Some(at + 1), text: line.to_owned() };
            blocks.last_mut().expect("there is the first").lines.push(line);
        }
        Self { blocks }
    }

    fn text(&self) -> String {
        let lines = self.blocks.iter().flat_map(|block| &block.lines);
        lines.flat_map(|line| [line.text.as_str(), "\n"]).collect()
    }

    /// The line of this number, from 1, as the text has it now: its block, and its place there.
    fn line(&self, number: usize) -> Option<(usize, usize)> {
        let mut left = number.checked_sub(1)?;
        for (at, block) in self.blocks.iter().enumerate() {
            if left < block.lines.len() {
                return Some((at, left));
            }
            left -= block.lines.len();
        }
        None
    }

    /// Where a finding is: by its line, its row or its table.
    fn find(&self, error: &SetError) -> At {
        let nowhere = At { table: None, block: None, field: None };
        if let Some(number) = error.place.strip_prefix("line ").and_then(|text| text.parse().ok()) {
            let Some((at, line)) = self.line(number) else { return nowhere };
            let block = &self.blocks[at];
            // What is missing stands on no line: the reader names the row's first one.
            let field = missing(&error.problem).map(str::to_owned).or_else(|| block.field_of(line));
            return At { table: Some(block.table.clone()), block: Some(at), field };
        }
        let (row, field) = match error.place.split_once(", ") {
            Some((row, field)) => (row, Some(field)),
            None => (error.place.as_str(), None),
        };
        // `attack.xp` stands in the field `attack`.
        let field = field.and_then(|field| field.split(['.', ' ']).next()).map(str::to_owned);
        if let Some(table) = row.strip_prefix("table ") {
            if let Some((table, number)) = table.split_once(" row ") {
                let number = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let block = number.and_then(|number| self.of_table(table).nth(number));
                return At { table: Some(table.to_owned()), block, field };
            }
            return At { table: Some(table.to_owned()), block: None, field };
        }
        if let Some((table, number)) = row.split_once(" row ")
            && let Some(number) =
                number.parse::<usize>().ok().and_then(|number| number.checked_sub(1))
            && let Some(block) = self.of_table(table).nth(number)
        {
            return At { table: Some(table.to_owned()), block: Some(block), field };
        }
        // Of two with one id the second is too many.
        let named = |block: &Block| block.name() == Some(row) || block.table == row;
        let mut of_name = (0..self.blocks.len()).filter(|at| named(&self.blocks[*at]));
        let block =
            if field.as_deref() == Some("id") { of_name.next_back() } else { of_name.next() };
        if block.is_none() && self.blocks[0].line_of(row).is_some() {
            return At { table: None, block: Some(0), field: Some(row.to_owned()) };
        }
        At { table: block.map(|at| self.blocks[at].table.clone()), block, field }
    }

    fn of_table<'a>(&'a self, table: &'a str) -> impl Iterator<Item = usize> + 'a {
        (0..self.blocks.len()).filter(move |at| self.blocks[*at].table == table)
    }

    fn wrong(&self, at: &At, error: &SetError, model: &Self) -> Wrong {
        let mut problem = error.problem.clone();
        let of_line = error.place.starts_with("line ");
        let Some(block) = at.block.map(|at| &self.blocks[at]) else {
            if let Some(table) = &at.table {
                problem.push_str(&self.rows_that_differ(table, &problem, model));
            }
            let line = at.table.as_ref().and_then(|table| self.of_table(table).next());
            let line = line.and_then(|at| self.blocks[at].lines.first()?.number);
            let place = if of_line { String::new() } else { error.place.clone() };
            return Wrong { line, place, problem };
        };
        let field = at.field.as_deref().and_then(|field| block.line_of(field));
        let line = block.lines.get(field.unwrap_or(0)).and_then(|line| line.number);
        let line = line.or_else(|| block.lines.first()?.number);
        let place = if of_line {
            let name = block.name().or((!block.table.is_empty()).then_some(block.table.as_str()));
            let field = at.field.as_deref().filter(|_| missing(&problem).is_none());
            [name, field].into_iter().flatten().collect::<Vec<_>>().join(", ")
        } else {
            error.place.clone()
        };
        Wrong { line, place, problem }
    }

    /// Which rows a table that is too short or too long has not, or has besides.
    fn rows_that_differ(&self, table: &str, problem: &str, model: &Self) -> String {
        if !problem.contains("row") {
            return String::new();
        }
        let ids = |rows: &Self| -> Vec<String> {
            let names = rows.of_table(table).filter_map(|at| rows.blocks[at].name());
            names.map(str::to_owned).collect()
        };
        let (own, built_in) = (ids(self), ids(model));
        let not_in = |some: &[String], others: &[String]| {
            let found: Vec<_> = some.iter().filter(|id| !others.contains(id)).cloned().collect();
            found.join(", ")
        };
        let (missing, more) = (not_in(&built_in, &own), not_in(&own, &built_in));
        let mut told = String::new();
        if !missing.is_empty() {
            told = format!("{told}; of the built-in set is missing {missing}");
        }
        if !more.is_empty() {
            told = format!("{told}; more than the built-in set has {more}");
        }
        told
    }

    /// Mends a finding with what the built-in set has: the `attempt`th time, from 1, more than the
    /// time before. Whether anything was left to be done.
    fn mend(&mut self, at: &At, attempt: u8, model: &Self) -> bool {
        match (attempt, at.block, &at.table, &at.field) {
            (1, Some(block), _, Some(field)) if field != "id" => {
                self.mend_field(block, field, model);
            }
            (1, None, Some(table), Some(field)) => {
                for block in self.of_table(table).collect::<Vec<_>>() {
                    self.mend_field(block, field, model);
                }
            }
            (1 | 2, Some(block), _, _) if block > 0 => self.mend_row(block, model),
            (1..=3, _, Some(table), _) if !table.is_empty() => {
                self.mend_table(table, attempt, model);
            }
            (..=4, ..) => self.blocks.clone_from(&model.blocks),
            _ => return false,
        }
        true
    }

    /// The row of the built-in set that stands for this one: the one of its name, or any of its table.
    fn model_of<'a>(&self, block: usize, model: &'a Self) -> Option<&'a Block> {
        let own = &self.blocks[block];
        let same = |other: &&Block| other.table == own.table;
        let named = |other: &&Block| same(other) && other.name() == own.name();
        model.blocks.iter().find(named).or_else(|| model.blocks.iter().find(same))
    }

    fn mend_field(&mut self, block: usize, field: &str, model: &Self) {
        let good = self.model_of(block, model).map(|other| other.field(field)).unwrap_or_default();
        let own = &mut self.blocks[block];
        let range = own.range_of(field).unwrap_or_else(|| {
            // Behind the heading, before tables within.
            let at = usize::from(!own.table.is_empty());
            at..at
        });
        let good = good.into_iter().map(|text| Line { number: None, text });
        own.lines.splice(range, good);
    }

    fn mend_row(&mut self, block: usize, model: &Self) {
        let own = &self.blocks[block];
        let taken: BTreeSet<_> =
            self.of_table(&own.table).filter_map(|at| self.blocks[at].name()).collect();
        let twice = self.of_table(&own.table).filter(|at| self.blocks[*at].name() == own.name());
        let named = |other: &&Block| other.table == own.table && other.name() == own.name();
        let free = |other: &&Block| {
            other.table == own.table && other.name().is_some_and(|name| !taken.contains(name))
        };
        let good = match twice.count() {
            0 | 1 => model.blocks.iter().find(named).or_else(|| model.blocks.iter().find(free)),
            _ => model.blocks.iter().find(free),
        };
        match good {
            Some(good) => self.blocks[block] = good.unnumbered(),
            None => drop(self.blocks.remove(block)),
        }
    }

    /// The rows that are missing are added, those besides are taken out; at a later attempt the whole
    /// table is that of the built-in set.
    fn mend_table(&mut self, table: &str, attempt: u8, model: &Self) {
        let names = |rows: &Self| -> BTreeSet<String> {
            let names = rows.of_table(table).filter_map(|at| rows.blocks[at].name());
            names.map(str::to_owned).collect()
        };
        let (own, built_in) = (names(self), names(model));
        let at = self.of_table(table).last().map_or(self.blocks.len(), |last| last + 1);
        let is_other = |block: &Block| {
            let name = block.name().unwrap_or_default();
            block.table == table && (attempt > 1 || !built_in.contains(name))
        };
        let missing = model.blocks.iter().filter(|block| {
            let name = block.name().unwrap_or_default();
            block.table == table && (attempt > 1 || !own.contains(name))
        });
        let missing: Vec<_> = missing.map(Block::unnumbered).collect();
        let kept = self.blocks[..at].iter().filter(|block| !is_other(block)).cloned();
        let behind = self.blocks[at..].iter().filter(|block| !is_other(block)).cloned();
        self.blocks = kept.chain(missing).chain(behind).collect();
    }
}

impl Block {
    /// What its row is called: its id, or where the table has none its name.
    fn name(&self) -> Option<&str> {
        ["id", "name", "name_en"].into_iter().find_map(|key| {
            let line = &self.lines[self.line_of(key)?].text;
            let (_, value) = line.split_once('=')?;
            value.trim().strip_prefix('"')?.split('"').next()
        })
    }

    /// The line on which a field begins.
    fn line_of(&self, field: &str) -> Option<usize> {
        self.lines.iter().position(|line| key_of(&line.text) == Some(field))
    }

    /// The field that a line belongs to.
    fn field_of(&self, line: usize) -> Option<String> {
        let lines = self.lines.get(..=line)?;
        lines.iter().rev().find_map(|line| key_of(&line.text)).map(str::to_owned)
    }

    /// The lines of a field.
    fn range_of(&self, field: &str) -> Option<std::ops::Range<usize>> {
        let from = self.line_of(field)?;
        let is_next = |line: &Line| {
            let text = line.text.trim_start();
            key_of(text).is_some() || text.is_empty() || text.starts_with('#') || is_within(text)
        };
        let len = self.lines[from + 1..].iter().position(is_next);
        Some(from..len.map_or(self.lines.len(), |len| from + 1 + len))
    }

    fn field(&self, field: &str) -> Vec<String> {
        let range = self.range_of(field).unwrap_or(0..0);
        self.lines[range].iter().map(|line| line.text.clone()).collect()
    }

    /// As it stands in the built-in set, which has no lines in this file.
    fn unnumbered(&self) -> Self {
        let lines = self.lines.iter().map(|line| Line { number: None, text: line.text.clone() });
        Self { table: self.table.clone(), lines: lines.collect() }
    }
}

/// The table that a line begins, of which it is a row or the whole: `[[unit]]`, `[board]`.
fn table_begun(line: &str) -> Option<&str> {
    let line = line.split('#').next().unwrap_or_default().trim();
    let inner = line.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]"));
    let inner = inner.or_else(|| line.strip_prefix('[')?.strip_suffix(']'))?;
    is_bare(inner).then_some(inner)
}

/// True if a line begins a table within a row: `[deck.cards]`.
fn is_within(line: &str) -> bool {
    let inner = line.trim().trim_start_matches('[').trim_end_matches(']');
    line.starts_with('[') && inner.contains('.') && inner.split('.').all(is_bare)
}

/// The name of the field that a line begins.
fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    Some(key.trim()).filter(|key| is_bare(key))
}

fn is_bare(word: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || sign == '_' || sign == '-';
    !word.is_empty()
        && word.chars().all(is_sign)
        && !word.starts_with(|sign: char| sign.is_ascii_digit())
}

/// The field that a problem says is missing.
fn missing(problem: &str) -> Option<&str> {
    problem.strip_prefix('`')?.strip_suffix("` is missing")
}
