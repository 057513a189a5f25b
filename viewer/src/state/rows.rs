//! A state as rows: what differs, and the tree of its fields as far as it is unfolded.
//!
//! Plain data, so that it is tried without a window.

use kanso_engine::canon::{Difference, Value};
use std::collections::BTreeSet;
use std::fmt::{self, Write as _};

/// Most fields that a filter lists.
pub(super) const FOUND_MAX: usize = 1000;
/// Most characters of a value in its row.
const VALUE_LEN_MAX: usize = 120;

/// One row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// The heading of what differs, with how many fields do.
    Differences(usize),
    /// A field that differs.
    Difference {
        /// Where it is.
        path: String,
        /// The value there; none: it has none.
        before: Option<String>,
        /// The value here; none: it has none.
        now: Option<String>,
    },
    /// The heading of all fields.
    Fields,
    /// A field.
    Field {
        /// Where it is.
        path: String,
        /// Its name within the field that holds it.
        name: String,
        /// How deep it is, from 0.
        depth: usize,
        /// Its value, short.
        value: String,
        /// Whether it holds fields: unfolded, or not.
        holds: Option<bool>,
        /// True if it, or something in it, differs.
        differs: bool,
    },
    /// Nothing has the text that is looked for.
    NoneFound,
    /// More have it than are listed.
    More,
}

/// What the rows are made of.
pub(super) struct Source<'a> {
    /// The state here.
    pub state: &'a Value,
    /// What differs, the left side here; none: there is nothing to compare with.
    pub differences: Option<&'a [Difference]>,
    /// The fields that are unfolded, by their paths.
    pub open: &'a BTreeSet<String>,
    /// What narrows the rows; empty: nothing.
    pub filter: &'a str,
    /// True if fields that do not differ are left out.
    pub only_different: bool,
}

/// The rows.
pub(super) fn rows(source: &Source<'_>) -> Vec<Row> {
    let mut rows = Vec::new();
    let filter = source.filter.trim().to_lowercase();
    let mut changed: Vec<&str> = Vec::new();
    if let Some(differences) = source.differences {
        changed = differences.iter().map(place_here).collect();
        changed.sort_unstable();
        let found = differences.iter().map(difference).filter(|row| matches(row, &filter));
        let found: Vec<_> = found.collect();
        rows.push(Row::Differences(found.len()));
        rows.extend(found);
    }
    if source.only_different {
        return rows;
    }
    rows.push(Row::Fields);
    let before = rows.len();
    let mut tree = Tree { open: source.open, changed: &changed, filter: &filter, rows: &mut rows };
    tree.children("", source.state, 0);
    if rows.len() == before {
        rows.push(Row::NoneFound);
    }
    rows
}

/// Where something differs here: what is not here differs in the list that it is not in.
fn place_here(difference: &Difference) -> &str {
    let path = difference.path.as_str();
    match (&difference.left, path.rfind('[')) {
        (None, Some(list)) if path.ends_with(']') => &path[..list],
        (None | Some(_), _) => path,
    }
}

fn difference(difference: &Difference) -> Row {
    let side = |value: &Option<Value>| value.as_ref().map(short);
    Row::Difference {
        path: difference.place.clone(),
        before: side(&difference.right),
        now: side(&difference.left),
    }
}

/// True if a row has a text, in its path or its values.
fn matches(row: &Row, filter: &str) -> bool {
    let has = |text: &str| text.to_lowercase().contains(filter);
    match row {
        Row::Difference { path, before, now } => {
            has(path) || [before, now].into_iter().flatten().any(|value| has(value))
        }
        Row::Field { path, value, .. } => has(path) || has(value),
        Row::Differences(_) | Row::Fields | Row::NoneFound | Row::More => true,
    }
}

/// Walks a state.
struct Tree<'a> {
    open: &'a BTreeSet<String>,
    /// Where something differs, ascending.
    changed: &'a [&'a str],
    filter: &'a str,
    rows: &'a mut Vec<Row>,
}

impl Tree<'_> {
    /// Puts the fields that a value holds.
    fn children(&mut self, path: &str, value: &Value, depth: usize) {
        match value {
            Value::Struct(fields) => {
                for (name, value) in fields {
                    let dot = if path.is_empty() { "" } else { "." };
                    self.field(format!("{path}{dot}{name}"), name.clone(), value, depth);
                }
            }
            Value::List(values) => {
                for (at, value) in values.iter().enumerate() {
                    let name = format!("[{at}]");
                    self.field(format!("{path}{name}"), name, value, depth);
                }
            }
            Value::Map(pairs) => {
                for (key, value) in pairs {
                    let name = format!("({key})");
                    self.field(format!("{path}{name}"), name, value, depth);
                }
            }
            Value::Variant(_, Some(value)) => self.children(path, value, depth),
            Value::None
            | Value::Bool(_)
            | Value::Number(_)
            | Value::Text(_)
            | Value::Bytes(_)
            | Value::Variant(_, None) => {}
        }
    }

    /// Puts a field, and what it holds where it is unfolded. With a filter those that hold nothing
    /// are put, wherever they are.
    fn field(&mut self, path: String, name: String, value: &Value, depth: usize) {
        if self.rows.last() == Some(&Row::More) {
            return;
        }
        let holds = holds(value);
        if !self.filter.is_empty() {
            if holds {
                self.children(&path, value, depth);
                return;
            }
            let row = Row::Field {
                differs: self.differs(&path),
                name: path.clone(),
                path,
                depth: 0,
                value: short(value),
                holds: None,
            };
            if matches(&row, self.filter) {
                let full = self.rows.len() >= FOUND_MAX;
                self.rows.push(if full { Row::More } else { row });
            }
            return;
        }
        let open = holds.then(|| self.open.contains(&path));
        self.rows.push(Row::Field {
            path: path.clone(),
            name,
            depth,
            value: short(value),
            holds: open,
            differs: self.differs(&path),
        });
        if open == Some(true) {
            self.children(&path, value, depth + 1);
        }
    }

    /// True if a field, or one in it, differs.
    fn differs(&self, path: &str) -> bool {
        let from = self.changed.partition_point(|changed| *changed < path);
        let within = self.changed[from..].iter().map_while(|changed| changed.strip_prefix(path));
        let mut within = within;
        within.any(|rest| rest.is_empty() || rest.starts_with(['.', '[', '(']))
    }
}

/// True if a value holds fields of its own.
fn holds(value: &Value) -> bool {
    match value {
        Value::Struct(fields) => !fields.is_empty(),
        Value::List(values) => !values.is_empty(),
        Value::Map(pairs) => !pairs.is_empty(),
        Value::Variant(_, Some(value)) => holds(value),
        Value::None
        | Value::Bool(_)
        | Value::Number(_)
        | Value::Text(_)
        | Value::Bytes(_)
        | Value::Variant(_, None) => false,
    }
}

/// A value in one short line.
fn short(value: &Value) -> String {
    let mut line = Short(String::new());
    // It ends where it is long enough.
    if write!(line, "{value}").is_err() {
        line.0.push('…');
    }
    line.0
}

/// Takes text until it is long enough.
struct Short(String);

impl fmt::Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for sign in text.chars() {
            if self.0.len() >= VALUE_LEN_MAX {
                return Err(fmt::Error);
            }
            self.0.push(sign);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Value {
        Value::Text(text.to_owned())
    }

    /// `{gold: 3, seats: [{name: "Ada"}, {name: "Ben"}], task: ask {seat: 1}}`
    fn state() -> Value {
        let seat = |name| Value::Struct(vec![("name".to_owned(), text(name))]);
        let ask = Value::Struct(vec![("seat".to_owned(), Value::Number(1))]);
        Value::Struct(vec![
            ("gold".to_owned(), Value::Number(3)),
            ("seats".to_owned(), Value::List(vec![seat("Ada"), seat("Ben")])),
            ("task".to_owned(), Value::Variant("ask".to_owned(), Some(Box::new(ask)))),
        ])
    }

    fn of(open: &[&str], filter: &str, only_different: bool) -> Vec<Row> {
        let open = open.iter().map(|path| (*path).to_owned()).collect();
        let differences = [Difference {
            path: "seats[1].name".to_owned(),
            place: "seats[1].name".to_owned(),
            left: Some(text("Ben")),
            right: None,
        }];
        let state = state();
        let differences = Some(&differences[..]);
        rows(&Source { state: &state, differences, open: &open, filter, only_different })
    }

    /// The paths of the fields.
    fn paths(rows: &[Row]) -> Vec<&str> {
        let mut paths = Vec::new();
        for row in rows {
            if let Row::Field { path, .. } = row {
                paths.push(path.as_str());
            }
        }
        paths
    }

    #[test]
    fn only_unfolded_fields_show_what_they_hold() {
        assert_eq!(paths(&of(&[], "", false)), ["gold", "seats", "task"]);
        assert_eq!(
            paths(&of(&["seats", "seats[1]", "task"], "", false)),
            ["gold", "seats", "seats[0]", "seats[1]", "seats[1].name", "task", "task.seat"]
        );
    }

    #[test]
    fn whatever_holds_a_difference_is_marked() {
        let marked: Vec<_> = of(&["seats"], "", false)
            .into_iter()
            .filter_map(|row| match row {
                Row::Field { path, differs: true, .. } => Some(path),
                _ => None,
            })
            .collect();
        assert_eq!(marked, ["seats", "seats[1]"]);
    }

    #[test]
    fn differences_stand_first_and_alone_if_wanted() {
        let found = of(&[], "", true);
        let difference = Row::Difference {
            path: "seats[1].name".to_owned(),
            before: None,
            now: Some("\"Ben\"".to_owned()),
        };
        assert_eq!(found, [Row::Differences(1), difference]);
    }

    #[test]
    fn a_filter_looks_into_everything_in_names_and_values() {
        assert_eq!(paths(&of(&[], "ADA", false)), ["seats[0].name"]);
        assert_eq!(paths(&of(&[], "seat", false)), ["seats[0].name", "seats[1].name", "task.seat"]);
        assert_eq!(of(&[], "dragon", false), [Row::Differences(0), Row::Fields, Row::NoneFound]);
    }

    #[test]
    fn a_filter_lists_so_many_and_says_that_there_are_more() {
        let many = Value::Struct(vec![(
            "list".to_owned(),
            Value::List((0..5000).map(Value::Number).collect()),
        )]);
        let open = BTreeSet::new();
        let source = |filter| Source {
            state: &many,
            differences: None,
            open: &open,
            filter,
            only_different: false,
        };
        let found = rows(&source("list"));
        assert_eq!((found.len(), found.last()), (FOUND_MAX + 1, Some(&Row::More)));
        assert_eq!(rows(&source("4999")).len(), 2);
    }

    #[test]
    fn a_long_value_ends_with_an_ellipsis() {
        let long = short(&Value::List((0..100).map(Value::Number).collect()));
        assert!(long.starts_with("[0, 1, 2") && long.ends_with('…'), "{long}");
        assert!(long.chars().count() <= VALUE_LEN_MAX + 1);
    }
}
