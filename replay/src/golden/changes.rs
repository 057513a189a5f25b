//! What differs between two transcripts: the first place, shown with context, and all places by
//! kind.
//!
//! Two transcripts are compared event by event, so that one change does not make everything behind
//! it look moved, and the work stays proportional to their length.

use serde::{Serialize, Serializer};
use similar::{ChangeTag, TextDiff};
use std::collections::BTreeMap;
use std::fmt;
use std::fmt::Write as _;

/// Lines shown before and after the first difference.
const CONTEXT: usize = 4;

/// What kind of line differs.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ChangeKind {
    /// What happened by a rule.
    Fact {
        /// Id of the rule.
        rule: String,
    },
    /// An event is refused, or was, by a rule; empty where no rule stands behind it.
    Refused {
        /// Id of the rule.
        rule: String,
    },
    /// How many routine steps were left out of the telling.
    Routine,
    /// What was asked, decided or fell, or its odds.
    Words,
    /// A heading of round, turn or phase.
    Heading,
    /// What the game is played with.
    Head,
    /// How it ended, or what is awaited.
    End,
    /// The state after an event.
    State,
    /// The list of legal actions.
    Legal,
    /// What a seat sees and is told.
    View {
        /// The seat's number.
        seat: usize,
    },
}

impl fmt::Display for ChangeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fact { rule } => write!(f, "{rule}: what happened"),
            Self::Refused { rule } if rule.is_empty() => write!(f, "an event is not possible"),
            Self::Refused { rule } => write!(f, "{rule}: what is refused"),
            Self::Routine => write!(f, "routine steps left out"),
            Self::Words => write!(f, "words of an event"),
            Self::Heading => write!(f, "headings"),
            Self::Head => write!(f, "what is played"),
            Self::End => write!(f, "how it ended"),
            Self::State => write!(f, "state"),
            Self::Legal => write!(f, "legal list"),
            Self::View { seat } => write!(f, "view of seat {seat}"),
        }
    }
}

impl Serialize for ChangeKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How often one kind of line differs, and where first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Seen {
    /// Lines of this kind that differ.
    pub lines: u32,
    /// The first event, as the transcript numbers it; 0 before the first one.
    pub first_event: u32,
}

/// All that differs between two transcripts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Changes {
    /// The line of the first difference, from 1.
    pub line: usize,
    /// The event it belongs to, 0 before the first one.
    pub event: u32,
    /// The lines around it: `-` as it was, `+` as it is.
    pub diff: String,
    /// What differs, by kind.
    #[serde(serialize_with = "as_list")]
    pub kinds: BTreeMap<ChangeKind, Seen>,
}

fn as_list<S: Serializer>(
    kinds: &BTreeMap<ChangeKind, Seen>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Entry<'a> {
        kind: &'a ChangeKind,
        #[serde(flatten)]
        seen: Seen,
    }
    serializer.collect_seq(kinds.iter().map(|(kind, seen)| Entry { kind, seen: *seen }))
}

impl Changes {
    /// What differs, none if nothing does.
    pub fn between(was: &str, is: &str) -> Option<Self> {
        if was == is {
            return None;
        }
        let (was_lines, is_lines): (Vec<_>, Vec<_>) = (lines(was), lines(is));
        let first = was_lines.iter().zip(&is_lines).take_while(|(a, b)| a == b).count();
        let (was_blocks, is_blocks) = (blocks(&was_lines), blocks(&is_lines));
        let mut kinds = BTreeMap::new();
        let none: &[&str] = &[];
        for event in 0..was_blocks.len().max(is_blocks.len()) {
            let was = was_blocks.get(event).copied().unwrap_or(none);
            let is = is_blocks.get(event).copied().unwrap_or(none);
            if was != is {
                compare(event as u32, was, is, &mut kinds);
            }
        }
        let before: usize = was_blocks
            .iter()
            .scan(0, |end, block| {
                *end += block.len();
                Some(*end)
            })
            .take_while(|end| *end <= first)
            .count();
        Some(Self {
            line: first + 1,
            event: before as u32,
            diff: around(&was_lines, &is_lines, first),
            kinds,
        })
    }
}

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

/// The lines of each event; the first block is what stands before the first event.
fn blocks<'a, 't>(lines: &'a [&'t str]) -> Vec<&'a [&'t str]> {
    let (mut blocks, mut start) = (Vec::new(), 0);
    for (at, line) in lines.iter().enumerate() {
        // The next number alone begins an event, so that nothing else can look like one.
        if event_number(line) == Some(blocks.len() as u32 + 1) {
            blocks.push(&lines[start..at]);
            start = at;
        }
    }
    blocks.push(&lines[start..]);
    blocks
}

fn event_number(line: &str) -> Option<u32> {
    let (number, _) = line.trim_start().split_once(' ')?;
    let indent = line.len() - line.trim_start().len();
    (indent + number.len() == number.len().max(4)).then(|| number.parse().ok()).flatten()
}

/// The lines around the first difference.
fn around(was: &[&str], is: &[&str], first: usize) -> String {
    let start = first.saturating_sub(CONTEXT);
    let end = |lines: &[&str]| (first + 2 * CONTEXT).min(lines.len());
    let (was, is) = (&was[start.min(end(was))..end(was)], &is[start.min(end(is))..end(is)]);
    let mut text = String::new();
    for change in TextDiff::from_slices(was, is).iter_all_changes() {
        let sign = match change.tag() {
            ChangeTag::Equal => ' ',
            ChangeTag::Delete => '-',
            ChangeTag::Insert => '+',
        };
        writeln!(text, "{sign} {}", change.value().trim_end_matches('\n'))
            .expect("a string takes every text");
    }
    text
}

/// Counts the lines of one event that differ, by kind.
fn compare(event: u32, was: &[&str], is: &[&str], kinds: &mut BTreeMap<ChangeKind, Seen>) {
    let mut count = |kind: ChangeKind| {
        let seen = kinds.entry(kind).or_insert(Seen { lines: 0, first_event: event });
        seen.lines += 1;
    };
    // Lines for machines are compared part by part, with each other.
    let machine = |lines: &[&str]| {
        lines
            .iter()
            .find(|line| line.starts_with("     ="))
            .map_or(String::new(), |line| (*line).to_owned())
    };
    let (was_machine, is_machine) = (machine(was), machine(is));
    if was_machine != is_machine {
        machine_parts(&was_machine, &is_machine, &mut count);
    }
    let (was, is) = (told(was), told(is));
    for change in TextDiff::from_slices(&was, &is).iter_all_changes() {
        if change.tag() != ChangeTag::Equal && !change.value().trim().is_empty() {
            count(kind_of(change.value().trim_end_matches('\n'), event));
        }
    }
}

/// The lines that are not for machines.
fn told<'t>(lines: &[&'t str]) -> Vec<&'t str> {
    lines.iter().filter(|line| !line.starts_with("     =")).copied().collect()
}

/// What kind of line this is, which is not one for machines.
fn kind_of(line: &str, event: u32) -> ChangeKind {
    let rule = || {
        let (_, rule) = line.strip_suffix(']')?.rsplit_once(" [")?;
        Some(rule.to_owned())
    };
    if line.starts_with("     !") || line.starts_with("     ✗") {
        return ChangeKind::Refused { rule: rule().unwrap_or_default() };
    }
    if line.starts_with("──") || line.starts_with("══ ") && event == 0 {
        return ChangeKind::Heading;
    }
    if line.starts_with("══") || line.starts_with("═══") {
        return if line.contains(':') { ChangeKind::End } else { ChangeKind::Heading };
    }
    if line.starts_with("     >") || line.starts_with("     *") || event_number(line).is_some() {
        return ChangeKind::Words;
    }
    if line.starts_with("       (") && line.ends_with(')') && event > 0 {
        return ChangeKind::Routine;
    }
    match rule() {
        Some(rule) if line.starts_with("     ") => ChangeKind::Fact { rule },
        Some(_) | None if event == 0 => ChangeKind::Head,
        Some(_) | None => ChangeKind::End,
    }
}

/// `= state  legal count digest  views …`
fn machine_parts(was: &str, is: &str, count: &mut impl FnMut(ChangeKind)) {
    let part = |line: &str, head: &str| -> String {
        let parts: Vec<_> = line.trim_start().trim_start_matches('=').split("  ").collect();
        let found = parts.iter().map(|part| part.trim()).find(|part| match head {
            "" => !part.is_empty() && !part.starts_with("legal") && !part.starts_with("view"),
            head => part.starts_with(head),
        });
        found.unwrap_or_default().to_owned()
    };
    if part(was, "") != part(is, "") {
        count(ChangeKind::State);
    }
    if part(was, "legal") != part(is, "legal") {
        count(ChangeKind::Legal);
    }
    let (was, is) = (part(was, "view"), part(is, "view"));
    let (was, is): (Vec<_>, Vec<_>) =
        (was.split_whitespace().skip(1).collect(), is.split_whitespace().skip(1).collect());
    for seat in 0..was.len().max(is.len()) {
        if was.get(seat) != is.get(seat) {
            count(ChangeKind::View { seat });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAS: &str = "\
Pig
seats: Ada, Ben

══ Round 1 ══
── Turn 1 ──
   1 Ada: roll or hold
     > roll
       Ada rolls [PG-1.1]
     = 11111111  legal 2 aaaa  views 0001 0002
   2 the die of Ada
     * the die shows 5 (1 in 6)
       5 more [PG-1.2]
     = 22222222  views 0003 0004
Awaited: Ada
";

    fn kinds(is: &str) -> Vec<String> {
        let changes = Changes::between(WAS, is).expect("they differ");
        changes.kinds.iter().map(|(kind, seen)| format!("{kind} ×{}", seen.lines)).collect()
    }

    #[test]
    fn nothing_differs_from_itself() {
        assert_eq!(Changes::between(WAS, WAS), None);
    }

    #[test]
    fn differences_are_grouped_by_rule_and_kind() {
        assert_eq!(
            kinds(&WAS.replace("5 more", "6 more").replace("22222222", "33333333")),
            ["PG-1.2: what happened ×2", "state ×1"]
        );
        assert_eq!(kinds(&WAS.replace("legal 2 aaaa", "legal 3 bbbb")), ["legal list ×1"]);
        assert_eq!(kinds(&WAS.replace("0004", "0005")), ["view of seat 1 ×1"]);
        assert_eq!(kinds(&WAS.replace("1 in 6", "1 in 8")), ["words of an event ×2"]);
        let passed = "6)\n       (2 routine steps left out)";
        assert_eq!(kinds(&WAS.replace("6)", passed)), ["routine steps left out ×1"]);
        assert_eq!(kinds(&WAS.replace("Pig", "Hog")), ["what is played ×2"]);
        assert_eq!(kinds(&WAS.replace("Awaited", "Over")), ["how it ended ×2"]);
        assert_eq!(kinds(&WAS.replace("── Turn 1", "── Turn 2")), ["headings ×2"]);
    }

    #[test]
    fn the_first_difference_is_shown_where_it_stands() {
        let is = WAS.replace("5 more", "6 more");
        let changes = Changes::between(WAS, &is).expect("they differ");
        assert_eq!((changes.line, changes.event), (12, 2));
        assert!(changes.diff.contains("-        5 more [PG-1.2]\n+        6 more [PG-1.2]\n"));
        assert!(changes.diff.contains("       * the die shows 5 (1 in 6)\n"), "{}", changes.diff);
    }

    #[test]
    fn an_event_more_leaves_the_others_alone() {
        let (before, end) = WAS.split_once("Awaited").expect("it ends so");
        let is = format!("{before}   3 Ada\n     ! refused: no [PG-1.4]\nAwaited{end}");
        let wanted = ["PG-1.4: what is refused ×1", "words of an event ×1", "how it ended ×2"];
        assert_eq!(kinds(&is), wanted);
    }
}
