//! The layers that need no game: frames, chain, lines, head.

use super::line::check_lines;
use super::{Finding, Layer, Report};
use crate::counted::counted;
use crate::foreign::plain;
use crate::games::{Games, Of};
use crate::lines::Tree;
use crate::log::decode::RecordError;
use crate::log::read::{LOG_EVENTS_MAX, events_in};
use crate::log::record::{ChainHash, Header, Record, kind};
use crate::log::{LogError, RawFrame, RawLog, Tail, chain, decode, peek};
use crate::timeline::Timeline;
use kanso_engine::Game;
use kanso_engine::cards::hex;
use serde::{Serialize, de::DeserializeOwned};

/// Verifies the bytes of a log; the game is found by the header. `head` is a head hash that somebody
/// kept: of this log now, or before something was added to it.
pub fn verify(games: Games, bytes: &[u8], head: Option<&ChainHash>) -> Report {
    let header = match peek(bytes) {
        Ok(header) => header,
        Err(error) => return unreadable(bytes, &error),
    };
    let unknown = match games.get(&header.game) {
        Ok(game) => return game.verify(games, bytes, head),
        Err(unknown) => unknown,
    };
    // Frames, chain and head need no game.
    let mut report = Report { bytes: bytes.len() as u64, ..Report::default() };
    match scan(bytes, &mut report) {
        Ok(raw) => {
            report.head = Some(raw.head());
            report.frames = raw.frames.len() as u32;
            compare_head(&raw, head, &mut report);
            check_chain(&raw, &claims_of_frames(&raw), &mut report);
        }
        Err(error) => report.findings.push(of_error(Layer::Frames, &error)),
    }
    report.game = Some(plain(&unknown.id));
    let finding = Finding::new(Layer::Header, unknown.id.clone(), unknown.to_string());
    report.findings.push(finding);
    in_order(&mut report);
    report
}

/// Verifies the bytes of a log and moves about in it so many times: what is shown must not depend on the way.
pub fn moved_about(games: Games, bytes: &[u8], head: Option<&ChainHash>, moves: u32) -> Report {
    let mut report = verify(games, bytes, head);
    let game = report.game.as_deref().and_then(|game| games.get(game).ok());
    if let Some(game) = game.filter(|_| report.decoded) {
        let found = game.ways(games, bytes, moves);
        report.moves = Some(moves);
        for finding in found {
            report.add(Layer::Ways, || finding);
        }
    }
    report
}

/// What verification does with a game.
pub trait VerifyOps {
    /// As [`verify`], for a log of this game.
    fn verify(&self, games: Games, bytes: &[u8], head: Option<&ChainHash>) -> Report;
}

impl<G: Game> VerifyOps for Of<G> {
    fn verify(&self, games: Games, bytes: &[u8], head: Option<&ChainHash>) -> Report {
        verify_game::<G>(games, bytes, head)
    }
}

/// Verifies the bytes of a log of this game. The list of games says what its rules are here.
pub fn verify_game<G: Game>(games: Games, bytes: &[u8], head: Option<&ChainHash>) -> Report {
    let mut report = Report { bytes: bytes.len() as u64, decoded: true, ..Report::default() };
    let raw = match scan(bytes, &mut report) {
        Ok(raw) => raw,
        Err(error) => return unreadable(bytes, &error),
    };
    report.head = Some(raw.head());
    compare_head(&raw, head, &mut report);
    let header = match raw.header() {
        Ok(header) => header,
        Err(error) => {
            report.decoded = false;
            report.findings.push(of_error(Layer::Frames, &error));
            return report;
        }
    };
    note_header(games, &header, &mut report);
    let records = records::<G::Action>(&raw, &mut report);
    let claims: Vec<_> =
        records.iter().filter_map(|(offset, record)| Some((*offset, *record.chain()?))).collect();
    check_chain(&raw, &claims, &mut report);
    let game = match header.game::<G>() {
        Ok(game) => game,
        Err(error) => {
            report.findings.push(of_error(Layer::Header, &error));
            return report;
        }
    };
    let offsets: Vec<u64> = raw.frames.iter().map(|frame| frame.offset).collect();
    let mut tree = match Tree::new(header) {
        Ok(tree) => tree,
        Err(error) => {
            let finding = Finding::new(Layer::Header, "luck", error.problem.to_string());
            report.findings.push(finding.at(error.offset));
            return report;
        }
    };
    for (offset, record) in records.into_iter().skip(1) {
        let makes_a_line = matches!(record, Record::Line(_));
        if let Err(error) = tree.push(offset, record) {
            report.add(Layer::Lines, || {
                Finding::new(Layer::Lines, "a record", error.problem.to_string()).at(offset)
            });
            if makes_a_line {
                // From here on the numbers of lines would be others.
                break;
            }
        }
    }
    check_tree(&tree, &mut Timeline::sparse(game), &offsets, &mut report);
    report
}

/// Verifies a log all of whose records were understood; `timeline` has walked none of its lines, and
/// all of them then: whoever looks at the game next need not walk them again.
pub(crate) fn verify_read<G: Game>(
    games: Games,
    raw: &RawLog<'_>,
    tree: &Tree<G::Action>,
    timeline: &mut Timeline<G>,
) -> Report {
    let header = tree.header();
    let mut report = Report {
        bytes: raw.bytes.len() as u64,
        decoded: true,
        head: Some(raw.head()),
        frames: raw.frames.len() as u32,
        ..Report::default()
    };
    note_tail(raw, &mut report);
    note_header(games, header, &mut report);
    check_chain(raw, &claims_of_frames(raw), &mut report);
    let offsets: Vec<u64> = raw.frames.iter().map(|frame| frame.offset).collect();
    check_tree(tree, timeline, &offsets, &mut report);
    report
}

/// What the header says of game, cards and rules.
fn note_header(games: Games, header: &Header, report: &mut Report) {
    report.game = Some(plain(&header.game));
    report.cards = header.cards.digest();
    report.rules = header.rules;
    report.rules_here = games.rules_digest(&header.game);
}

/// The layers that need the game.
fn check_tree<G: Game>(
    tree: &Tree<G::Action>,
    timeline: &mut Timeline<G>,
    offsets: &[u64],
    report: &mut Report,
) {
    report.disputes = tree.disputes().len() as u32;
    let settled = tree.disputes().iter().filter(|entry| !entry.rulings.is_empty());
    report.settled = settled.count() as u32;
    check_lines(timeline, tree, offsets, report);
    in_order(report);
}

fn in_order(report: &mut Report) {
    report
        .findings
        .sort_by_key(|finding| (finding.layer, finding.line, finding.event, finding.offset));
}

/// The frames of a log; of a damaged one those before the damage.
fn scan<'a>(bytes: &'a [u8], report: &mut Report) -> Result<RawLog<'a>, LogError> {
    let raw = match RawLog::scan(bytes) {
        Ok(raw) => raw,
        Err(error @ LogError::Damaged { .. }) => {
            report.decoded = false;
            let whole = error.offset() as usize;
            let before = RawLog::scan(&bytes[..whole]);
            report.findings.push(of_error(Layer::Frames, &error));
            return before;
        }
        Err(error) => return Err(error),
    };
    note_tail(&raw, report);
    Ok(raw)
}

/// What a file ends with, if that is no whole frame.
fn note_tail(raw: &RawLog<'_>, report: &mut Report) {
    if let Tail::Torn { offset, bytes, error } = &raw.tail {
        report.decoded = false;
        let error = told_once(*offset, &error.to_string());
        let against = format!("{} behind the last whole frame: {error}", counted(bytes, "byte"));
        report.findings.push(Finding::new(Layer::Frames, "the tail", against).at(*offset));
    }
}

fn unreadable(bytes: &[u8], error: &LogError) -> Report {
    let mut report = Report { bytes: bytes.len() as u64, ..Report::default() };
    report.findings.push(of_error(Layer::Frames, error));
    report
}

fn of_error(layer: Layer, error: &LogError) -> Finding {
    let asked = match layer {
        Layer::Header => "the header",
        _ => "the file",
    };
    let at = error.offset();
    Finding::new(layer, asked, told_once(at, &error.to_string())).at(at)
}

/// What is wrong, without the offset, which is the finding's own and told with it.
fn told_once(at: u64, against: &str) -> String {
    against.strip_prefix(&format!("byte {at}: ")).unwrap_or(against).to_owned()
}

/// The records up to the first that cannot be understood.
fn records<A: DeserializeOwned + Serialize>(
    raw: &RawLog<'_>,
    report: &mut Report,
) -> Vec<(u64, Record<A>)> {
    let (mut records, mut events) = (Vec::with_capacity(raw.frames.len()), 0);
    for frame in &raw.frames {
        match decode::record(frame.kind, raw.payload(frame)) {
            Ok(record) => {
                events += events_in(&record);
                if events > LOG_EVENTS_MAX {
                    report.decoded = false;
                    let error = LogError::TooManyEvents { offset: frame.offset };
                    report.findings.push(of_error(Layer::Frames, &error));
                    break;
                }
                records.push((frame.offset, record));
            }
            Err(error) => {
                report.decoded = false;
                let asked = match &error {
                    RecordError::NewerKind { .. } => "a frame of a newer program",
                    RecordError::EmptyStep => "a step",
                    RecordError::Codec(_) => "the one way to write a value",
                };
                let finding = Finding::new(Layer::Frames, asked, error.to_string());
                report.findings.push(finding.at(frame.offset));
                break;
            }
        }
    }
    report.frames = records.len() as u32;
    records
}

/// What a log of a game that is unknown here claims: the last thing in a payload of these kinds.
fn claims_of_frames(raw: &RawLog<'_>) -> Vec<(u64, ChainHash)> {
    let claim = |frame: &RawFrame| {
        matches!(frame.kind, kind::CHECKPOINT | kind::DISPUTE | kind::RULING | kind::SEAL)
            .then(|| raw.payload(frame).last_chunk().map(|chain| (frame.offset, *chain)))?
    };
    raw.frames.iter().filter_map(claim).collect()
}

/// Compares the hashes that records claim for all bytes before them.
fn check_chain(raw: &RawLog<'_>, claims: &[(u64, ChainHash)], report: &mut Report) {
    let hashes = chain::hashes(raw.bytes, claims.iter().map(|(offset, _)| *offset));
    for ((offset, claimed), found) in claims.iter().zip(hashes) {
        if *claimed != found {
            report.add(Layer::Chain, || {
                let asked = format!("all bytes before have the hash {}…", short(claimed));
                let against = format!("they have {}…: something before was changed", short(&found));
                Finding::new(Layer::Chain, asked, against).at(*offset)
            });
        }
    }
}

/// Compares the head hash that was given with the log now, and as it was after each of its frames.
fn compare_head(raw: &RawLog<'_>, head: Option<&ChainHash>, report: &mut Report) {
    let Some(head) = head else { return };
    let ends = raw.frames.iter().map(|frame| frame.end);
    let hashes = chain::hashes(raw.bytes, ends);
    if let Some(at) = hashes.iter().position(|hash| hash == head) {
        report.since_head = Some((hashes.len() - 1 - at) as u32);
    } else {
        let asked = format!("the head {}…", short(head));
        let against = "the log had this hash after none of its frames: it was changed, or cut";
        report.findings.push(Finding::new(Layer::Head, asked, against));
    }
}

fn short(hash: &ChainHash) -> String {
    hex(&hash[..8])
}
