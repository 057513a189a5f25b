//! The layers that need the game: legality, luck, checkpoints, seals, probes.
//!
//! Each line is walked once, without a trace; chance is compared as it passes, one generator for
//! each chance event, and words are made only for what is wrong.

use super::{FINDINGS_MAX, Finding, Layer, LineReport, Report};
use crate::counted::counted;
use crate::foreign::plain;
use crate::lines::Tree;
use crate::log::checkpoint::field_digests;
use crate::log::record::{Checkpoint, LineId, MAIN_LINE, SealEnd};
use crate::luck::Luck;
use crate::once;
use crate::outcome_words;
use crate::review::words::{violation, written};
use crate::review::{Origin, seal_standing};
use crate::timeline::{Timeline, Watch};

use kanso_engine::canon::{canonical_into, digest_of};
use kanso_engine::game::EVENTS_MAX;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Chance, Event, Eye, Game, Lang, Outcome, Violation};

/// Checks every line of a tree; `timeline` has walked none of them, and all of them then. `frames` are
/// the offsets of all frames, ascending.
pub(super) fn check_lines<G: Game>(
    timeline: &mut Timeline<G>,
    tree: &Tree<G::Action>,
    frames: &[u64],
    report: &mut Report,
) {
    let (mut all_allowed, mut compared, mut as_given) = (true, 0, true);
    let mut last_seal = None;
    let assumed = tree.assumed_counts();
    for (at, line) in tree.lines().iter().enumerate() {
        let id = at as LineId;
        let mut watch = Compare::<G> {
            tree,
            line: id,
            luck: line.luck.generator().map(Luck::new),
            checkpoints: tree.checkpoints_in_force(id),
            next: 0,
            canonical: Vec::new(),
            differs: Vec::new(),
            states: Vec::new(),
            compared: 0,
            more: 0,
        };
        once::sort(&mut watch.checkpoints, |checkpoint| checkpoint.events);
        watch.skip_shared(line.fork, timeline);
        timeline.walk(tree, id, &mut watch);
        let Compare { differs, states, compared: looked, more, .. } = watch;
        compared += looked;
        as_given &= differs.is_empty();
        report.left_out += more;
        luck_findings(timeline, tree, id, differs, report);
        for finding in states {
            report.add(Layer::Checkpoints, || finding);
        }
        if let Some(broken) = timeline.broken(id).cloned() {
            all_allowed = false;
            if broken.event >= line.fork {
                report.add(Layer::Legality, || {
                    refused(timeline, tree, id, broken.event, &broken.violation)
                });
            }
        }
        let behind_seal = line.seal.as_ref().and_then(|(offset, _)| {
            let number = frames.binary_search(offset).ok()? as u32;
            last_seal = last_seal.max(Some(number));
            Some(frames.len() as u32 - 1 - number)
        });
        check_seal(timeline, tree, id, report);
        report.checkpoints += line.checkpoints.len() as u32;
        report.lines.push(LineReport {
            line: id,
            name: plain(&line.name),
            events: line.len(),
            allowed: timeline.len(id),
            compared: looked,
            assumed: assumed[at],
            checkpoints: line.checkpoints.len() as u32,
            sealed: line.seal.as_ref().map(|(_, seal)| seal.end),
            behind_seal,
        });
    }
    check_probes(timeline, tree, report);
    report.revealed = tree.committed().map(|(_, committed)| committed.is_revealed);
    report.events = tree.len(0);
    report.sealed = tree.lines()[0].seal.is_some();
    if timeline.len(MAIN_LINE) == tree.len(MAIN_LINE) {
        let state = &timeline.at(tree, MAIN_LINE, tree.len(MAIN_LINE)).state;
        report.over = Some(timeline.game().standing(state).is_some());
    }
    report.behind_last_seal = last_seal.map(|number| frames.len() as u32 - 1 - number);
    report.possible = Some(all_allowed);
    report.as_generator = (compared > 0).then_some(as_given);
}

/// Compares chance and checkpoints while a line is walked.
struct Compare<'a, G: Game> {
    tree: &'a Tree<G::Action>,
    line: LineId,
    luck: Option<Luck>,
    checkpoints: Vec<&'a Checkpoint>,
    /// The next checkpoint to compare.
    next: usize,
    canonical: Vec<u8>,
    /// Places, from 0, of outcomes that the generator does not give, with what it gives.
    differs: Vec<(u32, Outcome)>,
    states: Vec<Finding>,
    compared: u32,
    more: u32,
}

impl<G: Game> Compare<'_, G> {
    /// Compares the checkpoints at or before the fork, whose states the parent has.
    fn skip_shared(&mut self, fork: u32, timeline: &mut Timeline<G>) {
        let Some(parent) = self.tree.line(self.line).and_then(|line| line.parent) else { return };
        while let Some(checkpoint) = self.checkpoints.get(self.next)
            && checkpoint.events <= fork
            && checkpoint.events <= timeline.len(parent)
        {
            let moment = timeline.at(self.tree, parent, checkpoint.events);
            self.compare(&moment.state);
        }
    }

    /// Compares the next checkpoint with its state.
    fn compare(&mut self, state: &G::State) {
        let claimed = self.checkpoints[self.next];
        self.next += 1;
        self.canonical.clear();
        canonical_into(state, &mut self.canonical);
        let found = field_digests(&self.canonical);
        if digest_of(&self.canonical) == claimed.digest
            && found.iter().map(|(_, digest)| digest).eq(&claimed.fields)
        {
            return;
        }
        if self.states.len() == FINDINGS_MAX {
            self.more += 1;
            return;
        }
        let (fields, against) = unlike(&found, &claimed.fields);
        let good = self.checkpoints[..self.next - 1]
            .iter()
            .rev()
            .find(|before| !self.states.iter().any(|bad| bad.event == Some(before.events)))
            .map_or(0, |before| before.events);
        let asked = format!("the state after {}", counted(claimed.events, "event"));
        let mut finding =
            Finding::new(Layer::Checkpoints, asked, against).on(self.line, claimed.events);
        finding.between = Some((good, claimed.events));
        finding.fields = fields;
        self.states.push(finding);
    }
}

/// The fields of a state, each with the beginning of its digest, whose digest is not among those that
/// a checkpoint claims, and what is wrong.
fn unlike(found: &[(String, [u8; 4])], claimed: &[[u8; 4]]) -> (Vec<String>, String) {
    let (here, there) = (found.len(), claimed.len());
    if here == there {
        let differ = found.iter().zip(claimed).filter(|((_, found), claimed)| found != *claimed);
        let fields: Vec<_> = differ.map(|((name, _), _)| name.clone()).collect();
        let against = match fields[..] {
            // Somebody changed the digest of the whole, or both differ in what four bytes do not tell.
            [] => format!(
                "the rules give a state of another digest, though each of its {here} fields has the \
                 digest that the log gives it"
            ),
            [_, ..] => "the rules give another state".to_owned(),
        };
        return (fields, against);
    }
    // Which of them the log means by a digest is not known, but which it can mean by none.
    let mut claimed = claimed.to_vec();
    let fields = found.iter().filter(|(_, found)| {
        let place = claimed.iter().position(|claimed| claimed == found);
        place.map(|place| claimed.swap_remove(place)).is_none()
    });
    let fields = fields.map(|(name, _)| name.clone()).collect();
    let against = format!(
        "the rules give a state of another shape: {here} fields, where the log has {there}"
    );
    (fields, against)
}

impl<G: Game> Watch<G> for Compare<'_, G> {
    #[inline]
    fn chance(&mut self, event: u32, chance: Chance, n: u32, bag: &Bag, outcome: &Outcome) {
        let Some(luck) = &self.luck else { return };
        match self.tree.origin(self.line, event) {
            Some(Origin::Own | Origin::Filled) => {}
            Some(Origin::Kept { .. } | Origin::Entered) | None => return,
        }
        self.compared += 1;
        let given = luck.outcome(chance, n, bag);
        if given != *outcome {
            if self.differs.len() < FINDINGS_MAX {
                self.differs.push((event, given));
            } else {
                self.more += 1;
            }
        }
    }

    fn passed(&mut self, events: u32, state: &G::State) {
        while self.checkpoints.get(self.next).is_some_and(|next| next.events <= events) {
            self.compare(state);
        }
    }

    fn wants(&self) -> u32 {
        self.checkpoints.get(self.next).map_or(u32::MAX, |next| next.events)
    }
}

fn luck_findings<G: Game>(
    timeline: &mut Timeline<G>,
    tree: &Tree<G::Action>,
    line: LineId,
    differs: Vec<(u32, Outcome)>,
    report: &mut Report,
) {
    for (event, given) in differs {
        let moment = timeline.at(tree, line, event);
        let Some(Event::Chance(found)) = tree.event(line, event) else { continue };
        let game = timeline.game();
        let told = |outcome: &Outcome| {
            written(|to| outcome_words::write(game, &moment.state, outcome, Lang::En, to))
        };
        let against = format!("the generator gives {}", told(&given));
        let asked = format!("the log has {}", told(found));
        report.add(Layer::Luck, || Finding::new(Layer::Luck, asked, against).on(line, event + 1));
    }
}

/// An event that is not allowed where it stands.
fn refused<G: Game>(
    timeline: &mut Timeline<G>,
    tree: &Tree<G::Action>,
    line: LineId,
    event: u32,
    against: &Violation<G::Refusal>,
) -> Finding {
    let state = &timeline.at(tree, line, event).state;
    let game = timeline.game();
    let asked = match tree.event(line, event) {
        Some(Event::Decision(action)) => attempted(game, state, action),
        Some(Event::Chance(outcome)) => fell(outcome),
        None => String::new(),
    };
    let told = violation(game, against, Lang::En, Eye::All);
    let mut finding = Finding::new(Layer::Legality, asked, told.words).on(line, event + 1);
    finding.rule = Some(told.rule).filter(|rule| !rule.is_empty());
    finding
}

/// An action in words where the game can have words for it: it is conceivable. Another one may name
/// what is not on the table.
fn attempted<G: Game>(game: &G, state: &G::State, action: &G::Action) -> String {
    let mut all = Vec::new();
    if let Awaiting::Decision(seats) = game.awaiting(state) {
        for seat in seats.iter() {
            game.conceivable(state, seat, &mut all);
        }
    }
    if all.contains(action) {
        written(|to| game.say_action(state, action, Lang::En, Eye::All, to))
    } else {
        let form = serde_json::to_string(action).unwrap_or_default();
        format!("an action that nothing there can be meant by, {form}")
    }
}

/// An outcome by its numbers: what can fall has words, what cannot may have none.
fn fell(outcome: &Outcome) -> String {
    let list = |numbers: Vec<String>| numbers.join(", ");
    let (what, numbers) = match outcome {
        Outcome::Roll(faces) => ("the roll", faces.iter().map(u8::to_string).collect()),
        Outcome::Draw(kinds) => {
            ("the draw of kind", kinds.iter().map(|kind| kind.0.to_string()).collect())
        }
        Outcome::Pick(index) => return format!("the pick of number {index}, counted from 0"),
        Outcome::Shuffle(order) => ("the order", order.iter().map(u8::to_string).collect()),
    };
    format!("{what} {}", list(numbers))
}

/// How a line was closed, in words.
fn end_in_words(end: SealEnd) -> String {
    match end {
        SealEnd::Rules(_) => "ended by the rules".to_owned(),
        SealEnd::EventLimit => "stopped at the limit of events".to_owned(),
        SealEnd::Conceded(seat) => format!("conceded by seat {seat}"),
        SealEnd::Agreed => "ended as the players agreed".to_owned(),
        SealEnd::Abandoned => "abandoned".to_owned(),
    }
}

fn check_seal<G: Game>(
    timeline: &mut Timeline<G>,
    tree: &Tree<G::Action>,
    line: LineId,
    report: &mut Report,
) {
    let Some((offset, seal)) = tree.line(line).and_then(|line| line.seal.as_ref()) else { return };
    if timeline.len(line) < seal.events {
        // The line breaks before its end, which is told.
        return;
    }
    let state = &timeline.at(tree, line, seal.events).state;
    let game = timeline.game();
    let standing = game.standing(state);
    let against = match (seal.end, &standing) {
        (SealEnd::Rules(_), None) => Some("the game is not over by its rules".to_owned()),
        (SealEnd::Rules(reason), Some(standing)) if standing.reason != reason => {
            let ends = G::meta().ends;
            let known = ends.get(usize::from(standing.reason)).map_or("another way", |end| end.id);
            Some(format!("the rules end it by {known}"))
        }
        (SealEnd::Rules(_), Some(standing)) if seal_standing(standing) != seal.standing => {
            Some("the rules give another standing".to_owned())
        }
        (SealEnd::Rules(_), Some(_)) => None,
        (_, Some(_)) => Some("the game is over by its rules".to_owned()),
        (_, None) if !seal.standing.is_empty() => {
            Some("a standing, where the rules have not ended the game".to_owned())
        }
        (SealEnd::EventLimit, None) if seal.events != EVENTS_MAX => {
            Some(format!("the limit is {EVENTS_MAX} events"))
        }
        (SealEnd::Conceded(seat), None) if usize::from(seat) >= game.names().len() => {
            Some(format!("there is no seat {seat}"))
        }
        (
            SealEnd::EventLimit | SealEnd::Conceded(_) | SealEnd::Agreed | SealEnd::Abandoned,
            None,
        ) => None,
    };
    if let Some(against) = against {
        let asked = format!("sealed as {}", end_in_words(seal.end));
        report.add(Layer::Seal, || {
            Finding::new(Layer::Seal, asked, against).on(line, seal.events).at(*offset)
        });
    }
}

fn check_probes<G: Game>(timeline: &mut Timeline<G>, tree: &Tree<G::Action>, report: &mut Report) {
    for (offset, probe) in tree.probes() {
        if probe.events > timeline.len(probe.line) {
            continue;
        }
        let state = &timeline.at(tree, probe.line, probe.events).state;
        let game = timeline.game();
        let tried = Event::Decision(probe.action.clone());
        let (rule, against) = match game.allows(state, &tried, &mut Bag::new()) {
            Ok(()) => (None, "it is allowed".to_owned()),
            Err(against) => {
                let told = violation(game, &against, Lang::En, Eye::All);
                if told.rule == probe.rule {
                    continue;
                }
                (Some(told.rule), told.words)
            }
        };
        let asked = format!("{} must refuse {}", probe.rule, attempted(game, state, &probe.action));
        report.add(Layer::Probes, || Finding {
            rule,
            ..Finding::new(Layer::Probes, asked, against).on(probe.line, probe.events).at(*offset)
        });
    }
}
