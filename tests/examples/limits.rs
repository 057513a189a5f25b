//! How long the command line takes with files that were made to keep it busy, and how much memory.
//!
//! `cargo run --release -p kanso-tests --example limits -- target/release/kanso [NAME…]` prints a row for
//! each; the exit status is 1 if one takes longer than [`SECONDS_MAX`], or more memory than [`MEMORY_MAX`]
//! and [`MEMORY_OF_FILE`] together. Each file is one that somebody could send. It needs some gigabytes in the folder for temporary files, and
//! Linux, which tells how much memory a process had.

use kanso_engine::{Event, Outcome, Setup};
use kanso_games::battlelore_heroes::BattleLore;
use kanso_games::built_in;
use kanso_games::pig::{Action, Pig};
use kanso_replay::log::frame::{Crc, put};
use kanso_replay::log::jsonl::export;
use kanso_replay::log::magic::MAGIC;
use kanso_replay::log::record::{
    Checkpoint, Header, LineLuck, LuckSource, NewLine, Note, Piece, Record, Step,
};
use kanso_replay::log::{Log, LogBuilder, RawLog, encode};
use kanso_replay::review::Bot;
use kanso_replay::simulate::simulate;
use std::env;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

/// Seconds that a command may take with a file of somebody else, whatever stands in it.
const SECONDS_MAX: f64 = 2.0;
/// Memory that it may take whatever the file, in KiB.
const MEMORY_MAX: u64 = 64 << 10;
/// And so many times the bytes of the file.
const MEMORY_OF_FILE: u64 = 8;
/// Between two looks at how much memory a command has.
const LOOK: Duration = Duration::from_millis(4);
/// A command is ended after so many seconds: that it takes too long is known by then.
const SECONDS_GIVEN: f64 = 60.0;

/// A file that keeps a program busy.
struct Case {
    name: &'static str,
    /// Writes it.
    make: fn(&mut dyn Write) -> io::Result<()>,
    /// What is done with it, the file as `FILE`; `< FILE` at the end: it is typed in.
    commands: &'static [&'static str],
}

const CASES: &[Case] = &[
    Case {
        name: "text form, a step of 5,000,000 events",
        make: |to| {
            to.write_all(header_line().as_bytes())?;
            to.write_all(br#"{"kind":"step","line":0,"events":[{"decision":"roll"}"#)?;
            for _ in 1..5_000_000 {
                to.write_all(br#",{"decision":"roll"}"#)?;
            }
            to.write_all(b"]}\n")
        },
        commands: &["import FILE -o OUT"],
    },
    Case {
        name: "text form, 1,048,575 notes",
        make: |to| text_notes(to, 1_048_575),
        commands: &["import FILE -o OUT"],
    },
    Case {
        name: "text form, 131,071 notes",
        make: |to| text_notes(to, 131_071),
        commands: &["import FILE -o OUT"],
    },
    Case {
        name: "text form, a line of 1 GB",
        make: |to| {
            to.write_all(header_line().as_bytes())?;
            to.write_all(br#"{"kind":"note","line":0,"events":0,"author":"","text":""#)?;
            let block = [b'a'; 1 << 20];
            for _ in 0..1_000 {
                to.write_all(&block)?;
            }
            to.write_all(b"\"}\n")
        },
        commands: &["import FILE -o OUT"],
    },
    Case {
        name: "text form, lists within lists",
        make: |to| {
            to.write_all(header_line().as_bytes())?;
            to.write_all(br#"{"kind":"step","line":0,"events":"#)?;
            to.write_all(&vec![b'['; 100_000_000])
        },
        commands: &["import FILE -o OUT"],
    },
    Case {
        name: "text form, 20,000,000 empty lines",
        make: |to| to.write_all(&vec![b'\n'; 20_000_000]),
        commands: &["import FILE -o OUT"],
    },
    Case {
        name: "card set of 222 MB",
        make: |to| to.write_all(&vec![b'#'; 222_000_000]),
        commands: &["check-set FILE", "new berserk-tcg --cards FILE -o OUT"],
    },
    Case {
        name: "card set, lists within lists",
        make: |to| {
            to.write_all(b"a = ")?;
            to.write_all(&vec![b'['; 1_000_000])
        },
        commands: &["check-set FILE"],
    },
    Case {
        name: "card set, 130,000 errors",
        make: |to| (0..130_000).try_for_each(|number| writeln!(to, "a{number:x}")),
        commands: &["check-set FILE"],
    },
    Case {
        name: "card set, 60,000 tables within tables",
        make: |to| {
            to.write_all(b"[")?;
            (0..60_000).try_for_each(|number| write!(to, "a{number:x}."))?;
            to.write_all(b"a]\n")
        },
        commands: &["check-set FILE"],
    },
    Case {
        name: "10,000,000 frames of 6 bytes",
        make: |to| to.write_all(&empty_frames(10_000_000)),
        commands: &["verify FILE"],
    },
    Case {
        name: "5,000,000 frames of 6 bytes",
        make: |to| to.write_all(&empty_frames(5_000_000)),
        commands: &["verify FILE"],
    },
    Case {
        name: "1,048,575 frames of 6 bytes",
        make: |to| to.write_all(&empty_frames(1_048_575)),
        commands: &["verify FILE"],
    },
    Case {
        name: "131,071 frames of 6 bytes",
        make: |to| to.write_all(&empty_frames(131_071)),
        commands: &["verify FILE", "lines FILE", "export FILE --format jsonl -o OUT"],
    },
    Case {
        name: "33 MB of frames that do not hold",
        make: |to| {
            let (bytes, _) = begun();
            to.write_all(&bytes)?;
            let block: Vec<u8> = (0..1 << 20).map(|at: u32| (at * 7 % 251) as u8 | 1).collect();
            (0..31).try_for_each(|_| to.write_all(&block))
        },
        commands: &["verify FILE", "repair FILE -o OUT"],
    },
    Case {
        name: "9,402 lines of 890 events",
        make: |to| to.write_all(&kept_lines(892, 9_402)),
        commands: &["verify FILE", "lines FILE", "review FILE"],
    },
    Case {
        name: "17,547 lines of 476 events",
        make: |to| to.write_all(&kept_lines(478, 17_547)),
        commands: &["verify FILE", "lines FILE"],
    },
    Case {
        name: "9,402 lines of a battle",
        make: |to| to.write_all(&battle_lines(9_402)),
        commands: &["verify FILE", "lines FILE", "review FILE"],
    },
    Case {
        name: "2,000 lines of a battle",
        make: |to| to.write_all(&battle_lines(2_000)),
        commands: &["verify FILE", "lines FILE", "review FILE"],
    },
    Case {
        name: "65,000 lines, one from the other",
        make: |to| {
            let line = |parent| NewLine {
                parent,
                name: String::new(),
                luck: LineLuck::Same,
                pieces: Vec::new(),
            };
            to.write_all(&of((0..65_000).map(|parent| Record::Line(line(parent)))))
        },
        commands: &["verify FILE", "lines FILE", "review FILE"],
    },
    Case {
        name: "65,000 lines from one place",
        make: |to| {
            let line = |number: u32| NewLine {
                parent: 0,
                name: format!("n{number}"),
                luck: LineLuck::Same,
                pieces: Vec::new(),
            };
            to.write_all(&of((0..65_000).map(|number| Record::Line(line(number)))))
        },
        commands: &["verify FILE", "lines FILE", "review FILE"],
    },
    Case {
        name: "430,000 wrong checkpoints",
        make: |to| to.write_all(&wrong_checkpoints(430_000)),
        commands: &["verify FILE"],
    },
    Case {
        name: "131,071 wrong checkpoints",
        make: |to| to.write_all(&wrong_checkpoints(131_071)),
        commands: &["verify FILE", "verify FILE --json"],
    },
    Case {
        name: "1,000,000 notes",
        make: |to| to.write_all(&notes(1_000_000)),
        commands: &["verify FILE"],
    },
    Case {
        name: "131,071 notes",
        make: |to| to.write_all(&notes(131_071)),
        commands: &["verify FILE", "note FILE", "review FILE", "export FILE --format html -o OUT"],
    },
    Case {
        name: "a game of 1,048,576 events",
        make: |to| to.write_all(&of(steps(1 << 20))),
        commands: &["verify FILE"],
    },
    Case {
        name: "a game of 262,144 events",
        make: |to| to.write_all(&of(steps(1 << 18))),
        commands: &["verify FILE", "lines FILE", "show FILE"],
    },
    Case {
        name: "16 lines of 65,536 pieces each",
        make: |to| {
            let piece = |at: u32| Piece::Kept { from: 2 * at, to: 2 * at + 2 };
            let line = |_| {
                Record::Line(NewLine {
                    parent: 0,
                    name: String::new(),
                    luck: LineLuck::Same,
                    pieces: (0..1 << 16).map(piece).collect(),
                })
            };
            to.write_all(&of(steps(1 << 17).chain((0..16).map(line))))
        },
        commands: &["verify FILE", "lines FILE"],
    },
    Case {
        name: "a typed line of 200 MB",
        make: |to| to.write_all(&vec![b'a'; 200_000_000]),
        commands: &["play GAME < FILE"],
    },
];

fn header() -> Header {
    let luck = LuckSource::Table { version: 1, seed: [7; 32] };
    Header::new::<Pig>(&Setup::new::<Pig>(2), luck, None)
}

/// The header of a game, in the text form.
fn header_line() -> String {
    let bytes = LogBuilder::<Action>::new(&header()).and_then(LogBuilder::finish).expect("fits");
    export(built_in(), &bytes).expect("a header is text")
}

/// The magic and the header of a log.
fn begun() -> (Vec<u8>, Crc) {
    let (mut bytes, mut payload) = (MAGIC.to_vec(), Vec::new());
    encode::header(&header(), &mut payload);
    let crc = put(Crc::START, header().kind(), &payload, &mut bytes).expect("fits");
    (bytes, crc)
}

/// A log with so many frames that say nothing.
fn empty_frames(frames: u32) -> Vec<u8> {
    let (mut bytes, mut crc) = begun();
    for _ in 0..frames {
        crc = put(crc, 128, &[], &mut bytes).expect("fits");
    }
    bytes
}

/// A log of these records, whatever they claim.
fn of(records: impl Iterator<Item = Record<Action>>) -> Vec<u8> {
    let (mut bytes, mut crc) = begun();
    let mut payload = Vec::new();
    for record in records {
        payload.clear();
        encode::payload(&record, &mut payload);
        crc = put(crc, record.kind(), &payload, &mut bytes).expect("fits");
    }
    bytes
}

/// So many notes on the first moment of a game.
fn notes(count: u32) -> Vec<u8> {
    let note = |_| {
        let (author, text) = ("x".to_owned(), "y".to_owned());
        Record::Note(Note { line: 0, events: 0, author, text })
    };
    of((0..count).map(note))
}

/// As [`notes`], in the text form.
fn text_notes(to: &mut dyn Write, count: u32) -> io::Result<()> {
    to.write_all(header_line().as_bytes())?;
    let note = r#"{"kind":"note","line":0,"events":0,"author":"","text":"y"}"#;
    (0..count).try_for_each(|_| writeln!(to, "{note}"))
}

/// So many checkpoints of a game without events, each of which claims what is not so.
fn wrong_checkpoints(count: u32) -> Vec<u8> {
    let (digest, chain) = ([7; 32], [7; 32]);
    let fields = vec![[1; 4]];
    let wrong = Checkpoint { line: 0, events: 0, digest, fields, chain };
    of((0..count).map(|_| Record::Checkpoint(wrong.clone())))
}

/// A game in which somebody rolls a 2 again and again: the steps of so many events.
fn steps(events: u32) -> impl Iterator<Item = Record<Action>> {
    let step = || {
        let pair = [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[2]))];
        Record::Step(Step { line: 0, events: pair.into_iter().cycle().take(64).collect() })
    };
    let rest = move || {
        let pair = [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[2]))];
        let events = pair.into_iter().cycle().take((events % 64) as usize).collect();
        Record::Step(Step { line: 0, events })
    };
    let last = (!events.is_multiple_of(64)).then(rest);
    (0..events / 64).map(move |_| step()).chain(last)
}

/// Such a game, and lines of it that leave out its first throw.
fn kept_lines(events: u32, lines: u32) -> Vec<u8> {
    let line = move |_| {
        Record::Line(NewLine {
            parent: 0,
            name: String::new(),
            luck: LineLuck::Same,
            pieces: vec![Piece::Kept { from: 2, to: events }],
        })
    };
    of(steps(events).chain((0..lines).map(line)))
}

/// A battle of bots, and lines of it whose first event was entered again: all of each is played anew.
fn battle_lines(lines: u32) -> Vec<u8> {
    let luck = LuckSource::Seeded { version: 1, seed: [7; 32] };
    let header = Header::new::<BattleLore>(&Setup::new::<BattleLore>(2), luck, None);
    let never = AtomicBool::new(false);
    let played = simulate(built_in(), &header, &[Bot::Greedy], None, &never);
    let (events, bytes) = played.map(|game| (game.events, game.bytes)).expect("it can be played");
    let (log, raw) = (Log::read(&bytes).expect("sound"), RawLog::scan(&bytes).expect("sound"));
    let first = log.records.iter().find_map(|(_, record)| match record {
        Record::Step(step) => step.events.first().cloned(),
        _ => None,
    });
    let line = Record::<<BattleLore as kanso_engine::Rules>::Action>::Line(NewLine {
        parent: 0,
        name: String::new(),
        luck: LineLuck::Same,
        pieces: vec![
            Piece::Entered(vec![first.expect("it has events")]),
            Piece::Kept { from: 1, to: events },
        ],
    });
    let mut crc = raw.frames.last().expect("it has frames").crc;
    let (mut bytes, mut payload) = (bytes.clone(), Vec::new());
    encode::payload(&line, &mut payload);
    for _ in 0..lines {
        crc = put(crc, line.kind(), &payload, &mut bytes).expect("fits");
    }
    bytes
}

/// How a command ended.
struct Ran {
    seconds: f64,
    /// KiB at most.
    memory: u64,
    status: Option<i32>,
    /// The first line of what it said last.
    told: String,
}

fn run(kanso: &Path, dir: &Path, command: &str) -> io::Result<Ran> {
    let (command, typed) = match command.strip_suffix(" < FILE") {
        Some(command) => (command, Stdio::from(File::open(dir.join("FILE"))?)),
        None => (command, Stdio::null()),
    };
    let (out, err) = (dir.join("stdout"), dir.join("stderr"));
    let began = Instant::now();
    let mut child = Command::new(kanso)
        .args(command.split(' '))
        .current_dir(dir)
        .stdin(typed)
        .stdout(File::create(&out)?)
        .stderr(File::create(&err)?)
        .spawn()?;
    let (mut memory, path) = (0, format!("/proc/{}/status", child.id()));
    let status = loop {
        let had = fs::read_to_string(&path).ok().and_then(|text| {
            let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
            line.trim().strip_suffix(" kB")?.parse().ok()
        });
        memory = memory.max(had.unwrap_or(0));
        if let Some(status) = child.try_wait()? {
            break status.code();
        }
        if began.elapsed().as_secs_f64() > SECONDS_GIVEN {
            child.kill()?;
            child.wait()?;
            break None;
        }
        thread::sleep(LOOK);
    };
    let seconds = began.elapsed().as_secs_f64();
    let first = |path| fs::read(path).map(|bytes| first_line(&bytes)).unwrap_or_default();
    let told = Some(first(&err)).filter(|told| !told.is_empty()).unwrap_or_else(|| first(&out));
    Ok(Ran { seconds, memory, status, told })
}

fn first_line(bytes: &[u8]) -> String {
    let line = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    String::from_utf8_lossy(&line[..line.len().min(140)]).into_owned()
}

fn main() -> io::Result<ExitCode> {
    let mut arguments = env::args_os().skip(1);
    let Some(kanso) = arguments.next() else {
        eprintln!("name the program: cargo run … --example limits -- target/release/kanso");
        return Ok(ExitCode::from(2));
    };
    let kanso = fs::canonicalize(kanso)?;
    let wanted: Vec<_> = arguments.map(|name| name.to_string_lossy().into_owned()).collect();
    let (mut rows, mut over) = (0, 0);
    println!(
        "| file | bytes | command | s | MiB | exit | it says |\n|---|---|---|---|---|---|---|"
    );
    for case in CASES {
        if !wanted.is_empty() && !wanted.iter().any(|name| case.name.contains(name)) {
            continue;
        }
        let dir = tempfile::tempdir()?;
        fs::write(dir.path().join("GAME"), of(std::iter::empty()))?;
        let file = dir.path().join("FILE");
        let mut to = BufWriter::new(File::create(&file)?);
        (case.make)(&mut to)?;
        to.flush()?;
        let bytes = fs::metadata(&file)?.len();
        let most = MEMORY_MAX + MEMORY_OF_FILE * bytes / 1024;
        for command in case.commands {
            let ran = run(&kanso, dir.path(), command)?;
            let marked = ran.seconds > SECONDS_MAX || ran.memory > most;
            rows += 1;
            over += u32::from(marked);
            let (name, told) = (case.name, ran.told.replace('|', "/"));
            let status = ran.status.map_or("killed".to_owned(), |status| status.to_string());
            println!(
                "| {name} | {bytes} | `{command}` | {:.1} | {} | {status} | {told} |{}",
                ran.seconds,
                ran.memory / 1024,
                if marked { " **over**" } else { "" }
            );
            drop(fs::remove_file(dir.path().join("OUT")));
        }
    }
    let most = MEMORY_MAX / 1024;
    println!("\n{rows} rows, {over} over {SECONDS_MAX} s or {MEMORY_OF_FILE} files and {most} MiB");
    Ok(if over == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
