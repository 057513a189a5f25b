//! Damaged and forged logs of `fixtures/damaged`: what is wrong with each, and who says so.
//!
//! Each file is a golden game that one function here edits. When the format or the golden moves,
//! `KANSO_WRITE_FIXTURES=1 cargo test -p kanso-tests damaged` writes them anew.

use kanso_engine::{Event, OptionValue, Outcome};
use kanso_games::built_in;
use kanso_games::rook_raiders::Action;
use kanso_replay::codec;
use kanso_replay::log::frame::{Crc, put};
use kanso_replay::log::magic::MAGIC;
use kanso_replay::log::record::{
    Cards, Checkpoint, Header, LineLuck, NewLine, Note, NoteWithdrawn, Piece, Record, Step, kind,
};
use kanso_replay::log::{Log, RawLog, chain, encode};
use kanso_replay::verify::verify;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The golden that all are made from.
const GOLDEN: &str = "rook-raiders/two-seats-last-survivor";

/// A file, how it is made from the golden, and all that verification finds; `…` at the end of a
/// finding stands for what changes from program to program.
struct Damage {
    name: &'static str,
    edit: fn(&Golden) -> Vec<u8>,
    findings: &'static [&'static str],
}

/// A golden game, taken apart.
struct Golden {
    bytes: Vec<u8>,
    frames: Vec<Frame>,
}

type Frame = (u8, Vec<u8>);

impl Golden {
    fn read() -> Self {
        let path = fixtures().join("golden").join(GOLDEN).with_extension("kanso");
        let bytes = fs::read(path).expect("the golden is there");
        let raw = RawLog::scan(&bytes).expect("a good log");
        let frames: Vec<Frame> =
            raw.frames.iter().map(|frame| (frame.kind, raw.payload(frame).to_vec())).collect();
        let kinds: Vec<_> = frames.iter().map(|(kind, _)| *kind).collect();
        let wanted = [kind::HEADER, kind::STEP, kind::STEP, kind::CHECKPOINT, kind::SEAL];
        assert_eq!(kinds, wanted, "the edits need these frames");
        Self { bytes, frames }
    }

    /// The bytes of a frame, with its length and checksum.
    fn whole(&self, frame: usize) -> &[u8] {
        let raw = RawLog::scan(&self.bytes).expect("a good log");
        &self.bytes[raw.frames[frame].offset as usize..raw.frames[frame].end as usize]
    }

    /// The log with these of its frames, as they stand, in this order.
    fn reordered(&self, frames: &[usize]) -> Vec<u8> {
        let frames = frames.iter().flat_map(|frame| self.whole(*frame));
        MAGIC.iter().chain(frames).copied().collect()
    }

    /// The log with frames behind its last one, and checksums that hold.
    fn and(&self, more: &[Record<Action>]) -> Vec<u8> {
        let mut frames = self.frames.clone();
        frames.extend(more.iter().map(frame_of));
        framed(&frames, Chains::Kept)
    }

    /// The log with one frame changed, and checksums that hold.
    fn with(&self, frame: usize, chains: Chains, change: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
        let mut frames = self.frames.clone();
        change(&mut frames[frame].1);
        framed(&frames, chains)
    }

    fn with_header(&self, chains: Chains, change: impl FnOnce(&mut Header)) -> Vec<u8> {
        self.with(0, chains, |payload| {
            let mut header: Header = codec::decode(payload).expect("a header");
            change(&mut header);
            *payload = codec::encode(&header);
        })
    }

    /// The log with its events changed, and checksums and hashes that hold.
    fn with_events(&self, change: impl FnOnce(&mut [&mut Event<Action>])) -> Vec<u8> {
        let log = Log::<Action>::read(&self.bytes).expect("a good log");
        let mut records: Vec<_> = log.records.into_iter().map(|(_, record)| record).collect();
        let steps = records.iter_mut().filter_map(|record| match record {
            Record::Step(step) => Some(&mut step.events),
            _ => None,
        });
        change(&mut steps.flatten().collect::<Vec<_>>());
        framed(&records.iter().map(frame_of).collect::<Vec<_>>(), Chains::Anew)
    }
}

/// Whether the hashes in checkpoints and seals are made anew, as a forger would.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chains {
    Kept,
    Anew,
}

fn frame_of(record: &Record<Action>) -> Frame {
    let mut payload = Vec::new();
    encode::payload(record, &mut payload);
    (record.kind(), payload)
}

/// Frames as a file, with checksums that hold. A checkpoint and a seal end with their hash.
fn framed(frames: &[Frame], chains: Chains) -> Vec<u8> {
    let (mut bytes, mut crc) = (MAGIC.to_vec(), Crc::START);
    for (kind, payload) in frames {
        let mut payload = payload.clone();
        if chains == Chains::Anew && [kind::CHECKPOINT, kind::SEAL].contains(kind) {
            let at = payload.len() - 32;
            payload[at..].copy_from_slice(&chain::hash(&bytes));
        }
        crc = put(crc, *kind, &payload, &mut bytes).expect("fits");
    }
    bytes
}

/// The places of the rolls among the events.
fn rolls(events: &[&mut Event<Action>]) -> Vec<usize> {
    let roll = |at: &usize| matches!(*events[*at], Event::Chance(Outcome::Roll(_)));
    (0..events.len()).filter(roll).collect()
}

/// A line of the golden that keeps its events up to here twice, or once.
fn line(ranges: &[(u32, u32)]) -> Record<Action> {
    Record::Line(NewLine {
        parent: 0,
        name: "what if".to_owned(),
        luck: LineLuck::Same,
        pieces: ranges.iter().map(|(from, to)| Piece::Kept { from: *from, to: *to }).collect(),
    })
}

const DAMAGES: &[Damage] = &[
    Damage {
        name: "torn-tail",
        edit: |golden| golden.bytes[..golden.bytes.len() - 3].to_vec(),
        findings: &["frames: byte 664: the tail: 59 bytes behind the last whole frame: the file \
             ends inside a frame (59 of 62 bytes)"],
    },
    Damage {
        name: "zeroed-tail",
        edit: |golden| [&golden.bytes[..], &[0; 64]].concat(),
        findings: &["frames: byte 726: the tail: 64 bytes behind the last whole frame: 0 is no \
             frame length (1 to 1048576)"],
    },
    Damage {
        name: "flipped-bit",
        edit: |golden| {
            let mut bytes = golden.bytes.clone();
            bytes[8 + golden.whole(0).len() + 20] ^= 0b100;
            bytes
        },
        findings: &["frames: byte 167: the file: the frame's checksum does not hold; the file is \
             damaged there: 1 frame before it holds, and 3 more from byte 462 to 726"],
    },
    Damage {
        name: "removed-frame",
        edit: |golden| golden.reordered(&[0, 1, 3, 4]),
        findings: &["frames: byte 462: the file: the frame's checksum does not hold; the file is \
             damaged there: 2 frames before it hold, and 1 more from byte 591 to 653"],
    },
    Damage {
        name: "swapped-frames",
        edit: |golden| golden.reordered(&[0, 2, 1, 3, 4]),
        findings: &["frames: byte 167: the file: the frame's checksum does not hold; the file is \
             damaged there: 1 frame before it holds, and 1 more from byte 664 to 726"],
    },
    Damage {
        name: "doubled-frame",
        edit: |golden| golden.reordered(&[0, 1, 2, 2, 3, 4]),
        findings: &["frames: byte 535: the file: the frame's checksum does not hold; the file is \
             damaged there: 3 frames before it hold, and 2 more from byte 608 to 799"],
    },
    Damage {
        name: "newer-format",
        edit: |golden| {
            let mut bytes = golden.bytes.clone();
            bytes[MAGIC.len() - 1] += 1;
            bytes
        },
        findings: &["frames: byte 7: the file: format version 2, known here up to 1; made by a \
             newer kanso"],
    },
    Damage {
        name: "unknown-kind-127",
        edit: |golden| golden.and(&[Record::Unknown { kind: 127, payload: vec![1, 2, 3] }]),
        findings: &[
            "frames: byte 726: a frame of a newer program: kind 127 is unknown here; made \
             by a newer kanso",
        ],
    },
    Damage {
        name: "unknown-kind-128",
        edit: |golden| golden.and(&[Record::Unknown { kind: 128, payload: vec![1, 2, 3] }]),
        findings: &[],
    },
    Damage {
        name: "unknown-game",
        edit: |golden| {
            golden.with_header(Chains::Anew, |header| "rook-r".clone_into(&mut header.game))
        },
        findings: &["header: rook-r: no game \"rook-r\" here: …"],
    },
    Damage {
        name: "unknown-cards",
        edit: |golden| {
            golden.with_header(Chains::Anew, |header| header.cards = Cards::BuiltIn([7; 32]))
        },
        findings: &["header: byte 8: the header: the header: the card set: card set \
             0707070707070707: this program has no such set; the log was made by a newer \
             kanso"],
    },
    Damage {
        name: "own-option",
        edit: |golden| {
            golden.with_header(Chains::Anew, |header| {
                header.options = vec![OptionValue::Own("harder".to_owned())];
            })
        },
        findings: &["header: byte 8: the header: the header: option difficulty takes no text of \
             one's own; made by a newer kanso"],
    },
    Damage {
        name: "newer-rules",
        edit: |golden| golden.with_header(Chains::Anew, |header| header.revision = 1_000),
        findings: &["header: byte 8: the header: revision 1000 of the rules, known here up to …"],
    },
    Damage {
        name: "illegal-action",
        edit: |golden| {
            golden.with_events(|events| {
                let decision = |event: &&mut Event<Action>| matches!(**event, Event::Decision(_));
                let first = events.iter().position(decision).expect("somebody decides");
                // The second unit is placed where the first one stands.
                *events[first + 1] = events[first].clone();
            })
        },
        findings: &[
            "legality: line 0, event 33: deploy Sorcerer★ on C5 from the hand (3 gold): C5 \
             is taken (RR-4.15)",
        ],
    },
    Damage {
        name: "impossible-outcome",
        edit: |golden| {
            golden.with_events(|events| {
                let first = rolls(events)[0];
                if let Event::Chance(Outcome::Roll(faces)) = events[first] {
                    faces[0] = 7;
                }
            })
        },
        findings: &["legality: line 0, event 46: the roll 7, 5: face 7 on a die with faces 1 to 6"],
    },
    Damage {
        name: "other-outcome",
        edit: |golden| {
            golden.with_events(|events| {
                let last = *rolls(events).last().expect("dice fall");
                if let Event::Chance(Outcome::Roll(faces)) = events[last] {
                    faces[0] = faces[0] % 6 + 1;
                }
            })
        },
        findings: &["luck: line 0, event 54: the log has 4 1: the generator gives 3 1"],
    },
    Damage {
        name: "other-digest",
        edit: |golden| {
            golden.with(3, Chains::Anew, |payload| {
                let mut checkpoint: Checkpoint = codec::decode(payload).expect("a checkpoint");
                checkpoint.digest[0] ^= 1;
                *payload = codec::encode(&checkpoint);
            })
        },
        findings: &["checkpoints: line 0, event 79: the state after 79 events: the rules give a \
             state of another digest, though each of its 14 fields has the digest that the log \
             gives it (somewhere behind event 0, up to event 79)"],
    },
    Damage {
        name: "event-after-seal",
        edit: |golden| {
            let events = vec![Event::Chance(Outcome::Pick(0))];
            golden.and(&[Record::Step(Step { line: 0, events })])
        },
        findings: &["lines: byte 726: a record: line 0 was sealed before"],
    },
    Damage {
        name: "trailing-byte",
        edit: |golden| golden.with(4, Chains::Kept, |payload| payload.push(0)),
        findings: &[
            "frames: byte 664: the one way to write a value: left behind the value: 1 byte",
        ],
    },
    Damage {
        name: "longer-integer",
        // The line's number, 0, in three bytes instead of one.
        edit: |golden| {
            golden.with(4, Chains::Kept, |payload| drop(payload.splice(0..1, [0xfb, 0, 0])))
        },
        findings: &[
            "frames: byte 664: the one way to write a value: a value is not written in its \
             one canonical form",
        ],
    },
    Damage {
        name: "renamed-seat",
        edit: |golden| {
            golden.with_header(Chains::Kept, |header| "Eve".clone_into(&mut header.names[0]))
        },
        findings: &[
            "chain: byte 535: all bytes before have the hash ba4a7599fc303b81…: they have \
             6a2805d342c7e425…: something before was changed",
            "chain: byte 664: all bytes before have the hash d3d6a944e811706d…: they have \
             1e1ca6bd1828c74b…: something before was changed",
        ],
    },
    Damage {
        name: "renamed-seat-forged",
        edit: |golden| {
            golden.with_header(Chains::Anew, |header| "Eve".clone_into(&mut header.names[0]))
        },
        findings: &[],
    },
    Damage {
        name: "overlapping-pieces",
        edit: |golden| golden.and(&[line(&[(0, 20), (10, 30)])]),
        findings: &[
            "lines: byte 726: a record: line 1 keeps events from 10 on, behind a range that \
             ends at 20",
        ],
    },
    Damage {
        name: "withdrawn-twice",
        edit: |golden| {
            let (author, text) = (String::new(), "?".to_owned());
            let withdrawn = Record::NoteWithdrawn(NoteWithdrawn { note: 0 });
            let note = Record::Note(Note { line: 0, events: 9, author, text });
            golden.and(&[note, withdrawn.clone(), withdrawn])
        },
        findings: &["lines: byte 744: a record: there is no note 0 to withdraw"],
    },
];

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures")
}

fn file(name: &str) -> PathBuf {
    fixtures().join("damaged").join(name).with_extension("kanso")
}

#[test]
fn damaged_files_are_the_golden_as_it_is_edited() {
    let golden = Golden::read();
    for damage in DAMAGES {
        let (made, path) = ((damage.edit)(&golden), file(damage.name));
        if std::env::var_os("KANSO_WRITE_FIXTURES").is_some() {
            fs::write(&path, &made).expect("written");
        }
        let found = fs::read(&path).expect("the file is there");
        assert!(found == made, "{} is not what its edit makes", damage.name);
    }
}

#[test]
fn every_damage_is_found_and_named() {
    for damage in DAMAGES {
        let report =
            verify(built_in(), &fs::read(file(damage.name)).expect("the file is there"), None);
        let found: Vec<_> = report.findings.iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), damage.findings.len(), "{}: {found:#?}", damage.name);
        for (found, wanted) in found.iter().zip(damage.findings) {
            match wanted.strip_suffix('…') {
                Some(start) => assert!(found.starts_with(start), "{}: {found}", damage.name),
                None => assert_eq!(found, wanted, "{}", damage.name),
            }
        }
        assert_eq!(report.is_sound(), damage.findings.is_empty(), "{}", damage.name);
    }
}

/// A forger who makes every checksum and hash anew is found by the head hash that somebody kept.
#[test]
fn whatever_is_forged_the_head_that_was_kept_tells() {
    let head = chain::hash(&Golden::read().bytes);
    for damage in DAMAGES {
        let bytes = fs::read(file(damage.name)).expect("the file is there");
        let report = verify(built_in(), &bytes, Some(&head));
        let appended = bytes.starts_with(&Golden::read().bytes);
        if report.is_sound() {
            assert!(appended, "{}: nothing before the head was changed", damage.name);
        }
        assert!(appended || !report.is_sound(), "{}", damage.name);
    }
}

#[test]
fn the_page_of_the_damaged_files_lists_each() {
    let text = fs::read_to_string(fixtures().join("damaged/README.md")).expect("the page");
    let listed: BTreeSet<_> = text
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once(".kanso`"))
        .map(|(name, _)| name.to_owned())
        .collect();
    let made: BTreeSet<_> = DAMAGES.iter().map(|damage| damage.name.to_owned()).collect();
    let there: BTreeSet<_> = fs::read_dir(fixtures().join("damaged"))
        .expect("the folder")
        .filter_map(|entry| {
            let path = entry.expect("an entry").path();
            let is_log = path.extension().is_some_and(|end| end == "kanso");
            is_log.then(|| path.file_stem().expect("a name").to_string_lossy().into_owned())
        })
        .collect();
    assert_eq!(listed, made);
    assert_eq!(there, made);
    assert!(text.contains(GOLDEN), "it says where they come from");
}
