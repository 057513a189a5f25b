//! The choices in few lines: what differs in one thing on one line, by number; where there is no room for
//! all, the likely ones.

use crate::cli::{Io, words};
use crate::draw::width::{clip, width};
use crate::grouped::{Group, grouped, range};
use crate::review::{Choice, Weighed};
use crate::tell;
use kanso_engine::scene::{Body, Scene};
use kanso_engine::{Label, Lang};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Why writing cannot fail.
const TAKES: &str = "a string takes every text";
/// Most lines of one group.
const GROUP_LINES_MAX: usize = 3;
/// Most columns of that in which a choice differs, where there is no room for all words.
const VALUE_MAX: usize = 16;
/// Most columns of a name in whose place only a code could stand, which says nothing by itself.
const NAME_MAX: usize = 14;
/// Choices that are so few that codes in place of their names hardly save room.
const FEW: usize = 3;
/// Columns for how many choices of a group are not shown.
const MORE: usize = 8;
/// Columns between two choices that stand beside each other.
const GAP: usize = 3;

/// The choices as lines of the terminal's width, at most `rows` of them: where there are more, the last
/// one says how many choices are not shown. `scene` is the table that they are made at.
pub fn short(
    (choices, weighed): (&[Choice], &[Weighed]),
    scene: &Scene,
    rows: usize,
    io: &Io<'_>,
) -> Vec<String> {
    let groups = grouped(choices, weighed);
    let list = Lister { choices, digits: choices.len().to_string().len(), io };
    let (bare, mut others): (Vec<_>, Vec<_>) = groups.into_iter().partition(|group| group.is_bare);
    let (mut lines, bare) = (list.entries(&others), list.entries(&bare));
    let fits =
        |lines: &[Entry]| lines.len() + bare.len() <= rows && !lines.iter().any(|line| line.is_cut);
    if !fits(&lines) {
        // Where words have no room, what is typed says the same in short (`?N` has the words): places
        // and numbers, which are seen on the table; a code of a card says nothing by itself, so it
        // stands only where cut names have no room either.
        let in_words = others.clone();
        let places = places(scene, io.lang);
        for shows in [Shows::Names, Shows::CodesOfMany, Shows::Codes, Shows::Words] {
            let shorter = |group| shortened(group, shows, choices, &places);
            others = in_words.iter().map(shorter).collect();
            lines = list.entries(&others);
            if fits(&lines) {
                break;
            }
        }
    }
    let total = lines.len() + bare.len();
    if total > rows {
        // What touches nothing ends a turn or passes: it is always seen, but for very many of it.
        let shown_bare = bare.len().min((rows / 2).max(1));
        let shown = rows.saturating_sub(shown_bare + 1);
        let hidden: usize = lines.iter().skip(shown).map(|line| line.choices).sum();
        let hidden_bare: usize = bare.iter().skip(shown_bare).map(|line| line.choices).sum();
        lines.truncate(shown);
        lines.extend(bare.into_iter().take(shown_bare));
        lines.sort_by_key(|line| line.first);
        let mut lines: Vec<_> = lines.into_iter().map(|line| line.text).collect();
        let more = format!("… +{} {}", hidden + hidden_bare, io.say(words::LIST_MORE));
        lines.push(format!("  {:>1$}", "", list.digits) + "  " + &io.style.faint(&more));
        return lines;
    }
    lines.extend(bare);
    lines.sort_by_key(|line| line.first);
    lines.into_iter().map(|line| line.text).collect()
}

/// What stands for cards where a list has no room for all words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shows {
    /// Cut names.
    Names,
    /// What is typed, but cut names where there are few of them.
    CodesOfMany,
    /// What is typed.
    Codes,
    /// Whole names: some of the choices are not shown.
    Words,
}

/// The places of all boards by what is typed for them, which is English, with what the reader calls
/// them. What stands behind a place's name says more of it (`頭0 →`). A place whose id is a word is
/// typed by that.
fn places(scene: &Scene, lang: Lang) -> BTreeMap<&str, &str> {
    fn name(label: &Label, lang: Lang) -> &str {
        label.in_lang(lang).split(' ').next().unwrap_or_default()
    }
    let regions = scene.pages.iter().flat_map(|page| &page.regions);
    let boards = regions.filter_map(|region| match &region.body {
        Body::Board(board) => Some(board),
        Body::Row(_) | Body::Track(_) | Body::Sheet(_) => None,
    });
    boards
        .flat_map(|board| &board.cells)
        .map(|cell| match (cell.id.contains('/'), lang) {
            (true, _) => (name(&cell.label, Lang::En), name(&cell.label, lang)),
            (false, Lang::En) => (&*cell.id, &*cell.id),
            (false, Lang::Ja) => (&*cell.id, name(&cell.label, lang)),
        })
        .collect()
}

/// A group in fewer columns.
fn shortened(
    group: &Group,
    shows: Shows,
    choices: &[Choice],
    places: &BTreeMap<&str, &str>,
) -> Group {
    let widest = |texts: &[String]| texts.iter().map(|text| width(text)).max();
    let mut group = group.clone();
    for typed in &mut group.typed {
        if let Some(place) = places.get(typed.as_str()) {
            (*place).clone_into(typed);
        }
    }
    if group.members.len() < 2
        || widest(&group.values) <= Some(VALUE_MAX)
        || widest(&group.typed) > Some(VALUE_MAX)
    {
        return group;
    }
    let is_seen = |(at, value): (&usize, &String)| {
        value.starts_with('#') || choices[*at].words.contains(value.as_str())
    };
    let in_codes = match shows {
        Shows::Names | Shows::Words => false,
        Shows::CodesOfMany => group.members.len() > FEW,
        Shows::Codes => true,
    };
    if in_codes || group.members.iter().zip(&group.typed).all(is_seen) {
        for place in lost(&group, choices, places) {
            group.before = format!("{} {place} + ", group.before.trim_end());
        }
        group.values = std::mem::take(&mut group.typed);
    } else if shows != Shows::Words {
        group.values = group.values.iter().map(|value| clip(name(value), NAME_MAX)).collect();
    }
    group
}

/// Places that all choices of a group name among that in which they differ (`（AC4）：頭2の銅貨、頭4の銀貨`,
/// `（AC5）：頭2の銅貨、胴0の銀貨`): what is typed for each would leave them out.
fn lost<'a>(group: &Group, choices: &[Choice], places: &BTreeMap<&str, &'a str>) -> Vec<&'a str> {
    let notation = choices[group.members[0]].notation.split_whitespace();
    let named = notation.filter_map(|word| places.get(word).copied());
    let is_lost = |place: &&str| {
        !group.typed.iter().any(|typed| typed == place)
            && ![&group.before, &group.after].iter().any(|said| said.contains(place))
            && group.values.iter().all(|value| value.contains(place))
    };
    named.filter(is_lost).collect()
}

/// A name, if it stands in quotation marks, without them and what is said behind it.
fn name(value: &str) -> &str {
    let quoted = value.strip_prefix('《').and_then(|rest| rest.split_once('》'));
    quoted.map_or(value, |(name, _)| name)
}

/// A line of the list, and how many choices begin in it.
struct Entry {
    text: String,
    /// The place of the first choice of what it belongs to.
    first: usize,
    choices: usize,
    /// True if a group is not shown to its end.
    is_cut: bool,
}

struct Lister<'a, 'b> {
    choices: &'a [Choice],
    digits: usize,
    io: &'a Io<'b>,
}

impl Lister<'_, '_> {
    fn entries(&self, groups: &[Group]) -> Vec<Entry> {
        let (mut lines, mut alone) = (Vec::new(), Vec::new());
        for group in groups {
            if let [only] = group.members[..] {
                alone.push(only);
                continue;
            }
            lines.extend(self.in_columns(&std::mem::take(&mut alone)));
            lines.extend(self.group(group));
        }
        lines.extend(self.in_columns(&alone));
        lines
    }

    fn number(&self, at: usize) -> String {
        (self.choices[at].number + 1).to_string()
    }

    /// Choices by themselves, in as many columns as there is room for.
    fn in_columns(&self, alone: &[usize]) -> Vec<Entry> {
        let mut alone = alone.to_vec();
        alone.sort_unstable();
        let taken = |at: &usize| self.digits + 4 + width(&self.choices[*at].words);
        let widest = alone.iter().map(taken).max().unwrap_or(1);
        let columns = ((self.io.columns + GAP) / (widest + GAP)).max(1);
        let rows = alone.chunks(columns).map(|row| {
            let mut text = String::new();
            for (place, at) in row.iter().enumerate() {
                if place > 0 {
                    let gap = widest - taken(&row[place - 1]) + GAP - 2;
                    text.push_str(&" ".repeat(gap));
                }
                let number = format!("{:>1$}", self.number(*at), self.digits);
                let room = self.io.columns.saturating_sub(self.digits + 4);
                let words = clip(&self.choices[*at].words, room);
                write!(text, "  {}  {words}", self.io.style.id(&number)).expect(TAKES);
            }
            Entry { text, first: row[0], choices: row.len(), is_cut: false }
        });
        rows.collect()
    }

    /// A group: its heading, then each number with that in which it differs.
    fn group(&self, group: &Group) -> Vec<Entry> {
        let indent = self.digits + 4;
        if let Some((first, last)) = range(group, self.choices) {
            let (from, to) = (group.members[0], group.members[group.members.len() - 1]);
            let numbers = format!("{}–{}", self.number(from), self.number(to));
            let words = format!("{}{first}..{last}{}", group.before, group.after);
            let room = self.io.columns.saturating_sub(width(&numbers) + 4);
            let text = format!("  {}  {}", self.io.style.id(&numbers), clip(&words, room));
            return vec![Entry { text, first: from, choices: group.members.len(), is_cut: false }];
        }
        let first = group.members[0];
        let heading = format!("{}…{}", group.before, group.after);
        let heading = clip(heading.trim(), self.io.columns.saturating_sub(indent + 12));
        let colon = tell::colon(self.io.lang);
        let mut used = 2 + width(&heading) + width(colon);
        let mut text = format!("  {heading}{colon}");
        let (mut lines, mut choices, mut shown, mut is_first) = (Vec::new(), 0, 0, true);
        for (at, value) in group.members.iter().zip(&group.values) {
            let number = self.number(*at);
            let value = if value.is_empty() { "–" } else { value };
            // Two numbers beside each other would be read as one.
            let begins_with_digit = value.starts_with(|sign: char| sign.is_ascii_digit());
            let gap = if begins_with_digit { colon } else { " " };
            let taken = indent + width(&number) + width(gap) + MORE;
            let value = clip(value, self.io.columns.saturating_sub(taken));
            let needed = width(&number) + width(gap) + width(&value);
            let is_last_line = lines.len() + 1 == GROUP_LINES_MAX;
            // On the last line there must be room for how many are not shown.
            let room = self.io.columns - if is_last_line { MORE } else { 0 };
            if !is_first && used + 3 + needed > room || is_first && used + needed > room {
                if is_last_line {
                    break;
                }
                let line = std::mem::replace(&mut text, " ".repeat(indent));
                lines.push(Entry { text: line, first, choices, is_cut: false });
                (used, choices, is_first) = (indent, 0, true);
            }
            if !is_first {
                text.push_str(" · ");
                used += 3;
            }
            write!(text, "{}{gap}{value}", self.io.style.id(&number)).expect(TAKES);
            used += needed;
            is_first = false;
            choices += 1;
            shown += 1;
        }
        if shown < group.members.len() {
            let more = format!(" … +{}", group.members.len() - shown);
            text.push_str(&self.io.style.faint(&more));
        }
        lines.push(Entry { text, first, choices, is_cut: shown < group.members.len() });
        lines
    }
}
