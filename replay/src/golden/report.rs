//! What was found, in words for a terminal.

use super::bless::{BlessOutcome, Blessed};
use super::check::{CheckReport, Finding};
use super::coverage::Coverage;
use super::probe::FailedProbe;
use crate::foreign::Plain;
use std::fmt;

impl fmt::Display for FailedProbe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { events, notation, wanted, finding } = self;
        write!(
            f,
            "after event {events}, {notation:?} must be refused by {}: {finding}",
            Plain(wanted)
        )
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(problem) => writeln!(f, "  cannot be read: {}", Plain(problem)),
            Self::Unsound(problem) => writeln!(f, "  does not verify: {}", Plain(problem)),
            Self::Panics(problem) => writeln!(f, "  {}", Plain(problem)),
            Self::NoTranscript => {
                writeln!(f, "  has no transcript: to bless it writes one")
            }
            Self::Probe(failed) => writeln!(f, "  probe: {failed}"),
            Self::Differs(changes) => {
                let (event, line) = (changes.event, changes.line);
                writeln!(f, "  is told differently from event {event} on (line {line}):")?;
                changes.diff.lines().try_for_each(|line| writeln!(f, "    {}", Plain(line)))
            }
        }
    }
}

/// The first difference of every golden, then all differences by rule and kind.
impl fmt::Display for CheckReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bad: Vec<_> =
            self.goldens.iter().filter(|golden| !golden.findings.is_empty()).collect();
        for golden in &bad {
            writeln!(f, "{}", Plain(&golden.name))?;
            golden.findings.iter().try_for_each(|finding| write!(f, "{finding}"))?;
        }
        let totals = self.by_kind();
        if !totals.is_empty() {
            writeln!(f, "what differs, by rule and kind:")?;
        }
        for (kind, total) in totals {
            writeln!(
                f,
                "  {}: {}, {} (first {}, event {})",
                Plain(kind),
                counted(total.lines, "line"),
                counted(total.goldens, "golden"),
                Plain(total.first),
                total.first_event
            )?;
        }
        let events: u32 = self.goldens.iter().map(|golden| golden.events).sum();
        let probes: u32 = self.goldens.iter().map(|golden| golden.probes).sum();
        let all = counted(self.goldens.len() as u32, "golden");
        if bad.is_empty() {
            writeln!(
                f,
                "{all} as blessed: {}, {}",
                counted(events, "event"),
                counted(probes, "probe")
            )
        } else {
            writeln!(f, "{} of {all} not as blessed", bad.len())
        }
    }
}

impl fmt::Display for Blessed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Plain(&self.name);
        match &self.outcome {
            BlessOutcome::Same => Ok(()),
            BlessOutcome::New => writeln!(f, "{name}: has a transcript now"),
            BlessOutcome::Changed(changes) => {
                writeln!(f, "{name}: from event {} on", changes.event)?;
                for (kind, seen) in &changes.kinds {
                    let lines = counted(seen.lines, "line");
                    writeln!(f, "  {}: {lines}, first at event {}", Plain(kind), seen.first_event)?;
                }
                changes.diff.lines().try_for_each(|line| writeln!(f, "    {}", Plain(line)))
            }
            BlessOutcome::Refused(problems) => {
                writeln!(f, "{name}: not blessed")?;
                problems.iter().try_for_each(|problem| writeln!(f, "  {}", Plain(problem)))?;
                writeln!(f, "  its log must be made again from its recipe first")
            }
        }
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seen = self.wanted as usize - self.missing.len() - self.excepted.len();
        writeln!(
            f,
            "{}: {}, {seen} of {} shown, {} excepted, {} missing",
            self.game,
            counted(self.goldens, "golden"),
            self.wanted,
            self.excepted.len(),
            self.missing.len()
        )?;
        self.missing.iter().try_for_each(|gap| writeln!(f, "  missing: {gap}"))?;
        for exception in &self.excepted {
            let (what, why, by) = (&exception.what, &exception.why, &exception.seen_by);
            writeln!(f, "  excepted: {what}: {why} (seen by {by})")?;
        }
        for exception in &self.needless {
            writeln!(f, "  exception not needed: {}", exception.what)?;
        }
        Ok(())
    }
}

pub(super) fn counted(count: u32, thing: &str) -> String {
    if count == 1 { format!("1 {thing}") } else { format!("{count} {thing}s") }
}
