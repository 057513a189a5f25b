//! What a fuzzer is let loose on: bytes of somebody else, on every way into the program.
//!
//! Each is a plain function that panics where the program would be wrong. `fuzz/` runs them with inputs that
//! it makes up as it learns which of them lead somewhere; `cargo test` runs them with those that were kept
//! (`fuzz/corpus/`) and with some that are made here ([`crate::inputs`]).

use kanso_engine::{Awaiting, CardChoice, Eye, Lang};
use kanso_games::built_in;
use kanso_replay::address::Address;
use kanso_replay::card_set;
use kanso_replay::dispute::{Settling, check, settle, sides};
use kanso_replay::draw::{SvgOptions, TextOptions, scene_svg, scene_text};
use kanso_replay::foreign::is_unseen;
use kanso_replay::golden::recipe::Recipe;
use kanso_replay::log::frame::{Crc, put};
use kanso_replay::log::jsonl::{export, import};
use kanso_replay::log::magic::MAGIC;
use kanso_replay::log::record::{Glyph, LineId, LuckSource, Verdict, kind};
use kanso_replay::log::repair::salvage;
use kanso_replay::log::{LogError, RawLog, chain, peek};
use kanso_replay::review::{Bot, Position, RevealAs, Review, begin, open};
use kanso_replay::set_up::SetUp;
use kanso_replay::signed::{self, Signers};
use kanso_replay::summary::summary;
use kanso_replay::tell::{Routine, TranscriptOptions};
use kanso_replay::verify::{moved_about, verify};
use std::convert::Infallible;
use std::path::Path;
use std::sync::OnceLock;

/// A target by its name.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: [Target; 6] = [
    ("log", log),
    ("edit", edit),
    ("play", play),
    ("words", words),
    ("text", text),
    ("dispute", dispute),
];

/// Longest game that is played from an input, in decisions.
const DECISIONS_MAX: usize = 400;
/// Longest log that is altered, in bytes.
const SEED_LEN_MAX: u64 = 1_200;
/// Most alterations of a log.
const EDITS_MAX: usize = 12;

/// Any bytes as a log: whatever reads one reads it, one reader for each input, as all of them take forty
/// times as long.
pub fn log(bytes: &[u8]) {
    let sum =
        bytes.iter().fold(0_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add((*byte).into()));
    read(bytes, &mut Choices::of(&sum.to_le_bytes()));
}

/// How many inputs share a drawn table.
const DRAWN: usize = 8;

fn read(bytes: &[u8], choices: &mut Choices<'_>) {
    let games = built_in();
    match choices.below(6) {
        0 => tell(peek(bytes)),
        1 => drop(summary(games, bytes)),
        2 => {
            if let Ok(kept) = salvage(games, bytes) {
                assert!(bytes.starts_with(&kept.bytes), "what is kept stood there");
                let again = salvage(games, &kept.bytes).expect("what is kept is sound");
                assert_eq!((again.why, again.dropped), (None, 0));
            }
        }
        3 => {
            if let Ok(text) = export(games, bytes) {
                let whole = RawLog::scan(bytes).expect("it was read").whole().to_vec();
                assert_eq!(import(games, &text), Ok(whole), "text and log say the same");
                import_changed(&text, choices);
            }
        }
        4 => check_and_open(bytes, choices),
        _ => {
            if let Ok(mut review) = open(games, bytes) {
                look(&mut *review, choices);
            }
        }
    }
}

/// What a person is told of a log that cannot be read.
fn tell<T>(read: Result<T, LogError>) {
    if let Err(error) = read {
        let told = format!("{error}; {}", error.next_step("FILE"));
        assert!(!told.chars().any(is_unseen), "a sign that nobody sees: {told:?}");
        assert!(error.is_newer() || error.offset() < u64::MAX, "it says where");
    }
}

/// The text form with one line less, one doubled or one sign another: it is the same log, or told why not.
fn import_changed(text: &str, choices: &mut Choices<'_>) {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (what, at) = (choices.next(), choices.below(lines.len()));
    match what {
        0..8 => return,
        8..64 => drop(lines.remove(at)),
        64..96 => lines.insert(at, lines[at].clone()),
        _ => {
            let line = &mut lines[at];
            let from = choices.below(line.len());
            let Some(rest) = line.get(from..) else { return };
            let Some(within) = rest.find(|sign: char| sign.is_ascii_alphanumeric()) else { return };
            let place = from + within;
            let sign = char::from(b'0' + choices.next() % 10);
            line.replace_range(place..=place, &sign.to_string());
        }
    }
    if let Err(error) = import(built_in(), &(lines.join("\n") + "\n")) {
        assert!(!error.to_string().is_empty());
    }
}

/// Most places between which a log is stepped about in.
const MOVES_MAX: u32 = 4;

fn check_and_open(bytes: &[u8], choices: &mut Choices<'_>) {
    let games = built_in();
    let report = if choices.below(DRAWN) == 1 {
        moved_about(games, bytes, None, MOVES_MAX)
    } else {
        verify(games, bytes, None)
    };
    tell(RawLog::scan(bytes).and_then(|raw| raw.header()));
    for finding in &report.findings {
        let told = finding.to_string();
        assert!(!told.chars().any(is_unseen), "a sign that nobody sees: {told:?}");
    }
    if let Err(error) = open(games, bytes) {
        assert!(!report.is_sound() || report.game.is_none(), "{error}: sound, and not opened");
    }
}

/// A good log, altered frame by frame, with checksums and hashes made anew, so that what was altered
/// arrives at the rules.
pub fn edit(input: &[u8]) {
    let mut choices = Choices::of(input);
    let seeds = seeds();
    let (seed, how) = (&seeds[choices.below(seeds.len())], [choices.next(), choices.next()]);
    let mut bytes = altered(seed, &mut choices);
    let mut then = how.to_vec();
    then.extend([choices.next(), choices.next()]);
    damage(&mut bytes, &mut choices);
    then.extend(choices.left);
    read(&bytes, &mut Choices::of(&then));
}

/// Cuts a log, changes a byte of it or adds some, or does nothing of these.
fn damage(bytes: &mut Vec<u8>, choices: &mut Choices<'_>) {
    let (what, value) = (choices.next(), choices.next());
    let at = usize::from(choices.next()) << 8 | usize::from(choices.next());
    let at = bytes.len() - 1 - at % bytes.len();
    match what {
        1..8 => bytes.truncate(at),
        8..16 => bytes[at] ^= value.max(1),
        16..24 => bytes.extend([value; 9]),
        _ => {}
    }
}

/// The bytes choose what is done: any game, played, stepped about in, branched, closed, verified.
pub fn play(input: &[u8]) {
    let mut choices = Choices::of(input);
    let metas: Vec<_> = built_in().metas().collect();
    let meta = metas[choices.below(metas.len())];
    let (least, most) = (*meta.seats.start(), *meta.seats.end());
    let seats = least + choices.below(usize::from(most - least) + 1) as u8;
    let luck = LuckSource::Seeded { version: 1, seed: [choices.next(); 32] };
    let wanted = SetUp { seats: Some(seats), ..SetUp::of(meta.id) };
    let unread = |_: &Path| Ok::<_, Infallible>(String::new());
    let header = wanted.header(built_in(), luck, None, unread).expect("a game has defaults");
    let mut review = begin(built_in(), &header).expect("it can be played");
    let mut digests = vec![(review.here(), review.digest())];
    for _ in 0..DECISIONS_MAX {
        if choices.is_empty() {
            break;
        }
        match review.awaiting() {
            Some(Awaiting::Decision(_)) => {}
            Some(Awaiting::Chance(_)) => {
                review.settle_by_luck().expect("it has a seed");
                continue;
            }
            Some(Awaiting::Over) | None => break,
        }
        let (count, _) = review.choices_digest();
        assert!(count > 0, "who is asked can do something");
        match choices.next() {
            0..8 => {
                // Back, and it is as it was.
                let (at, digest) = digests[choices.below(digests.len())];
                let here = review.here();
                review.go(at).expect("it was there");
                assert_eq!(review.digest(), digest, "at {at} it is as it was");
                look_here(&*review, &mut choices);
                review.go(here).expect("it was here");
            }
            8..12 => look_here(&*review, &mut choices),
            12..14 => {
                drop(review.read_action(&choices.text(), Lang::En));
            }
            _ => {
                let number = choices.below(count as usize) as u32;
                review.choose(number).expect("it is listed");
                digests.push((review.here(), review.digest()));
            }
        }
    }
    if review.awaiting() == Some(Awaiting::Over) {
        review.seal(None).expect("it is over");
    }
    review.finish().expect("in memory");
    let bytes = review.log_bytes().expect("in memory");
    let report = verify(built_in(), &bytes, None);
    assert!(report.is_sound(), "{:?}", report.findings);
    let again = open(built_in(), &bytes).expect("it was written here");
    assert_eq!(again.len(0), review.len(0));
}

/// What somebody types, at any moment of a game.
pub fn words(input: &[u8]) {
    let mut choices = Choices::of(input);
    let seeds = seeds();
    let mut review = open(built_in(), &seeds[choices.below(seeds.len())]).expect("a good log");
    let events = review.len(0).unwrap_or_default() as usize;
    review.go(Position::after(0, choices.below(events + 1) as u32)).expect("there");
    let text = choices.text();
    let eyes: Vec<Eye> = Eye::every(review.names().len() as u8).collect();
    for lang in Lang::ALL {
        if let Ok(number) = review.read_action(&text, lang) {
            assert!(number < review.choices_digest().0, "it is listed");
        }
        drop(review.read_outcome(&text, lang));
        for eye in &eyes {
            drop(review.read_entry(&text, lang, *eye));
        }
    }
    for eye in &eyes {
        let _ = review.says_outcome(&text, *eye);
    }
    drop(review.find_reveal(&text, RevealAs::Choice));
    drop(review.find_reveal(&text, RevealAs::Card(None)));
    drop(review.cards_named(&text));
    if let Ok(address) = text.parse::<Address>()
        && let Ok(place) = review.resolve(&address)
    {
        review.go(place).expect("an address leads somewhere");
    }
    drop(review.note("", &text));
    drop(review.rename(0, &text));
    for note in review.notes(None) {
        assert!(!note.text.chars().any(|sign| sign != '\n' && is_unseen(sign)));
    }
}

/// A text that is read as a file: JSON Lines, a card set, a recipe, a signature and its signers, an address.
pub fn text(input: &[u8]) {
    let (first, rest) = input.split_first().unwrap_or((&0, &[]));
    let text = String::from_utf8_lossy(rest);
    match first % 4 {
        0 => {
            if let Err(error) = import(built_in(), &text) {
                assert!(!error.to_string().is_empty());
            }
            if let Ok(bytes) = import(built_in(), &text) {
                let again = export(built_in(), &bytes).expect("it was read");
                assert_eq!(import(built_in(), &again), Ok(bytes));
            }
        }
        1 => {
            drop(card_set::game_of(&text));
            let own = |game: &str| SetUp {
                cards: CardChoice::Own(text.clone().into_owned()),
                ..SetUp::of(game)
            };
            for meta in built_in().metas() {
                let luck = LuckSource::Table { version: 1, seed: [0; 32] };
                let unread = |_: &Path| Ok::<_, Infallible>(String::new());
                drop(own(meta.id).header(built_in(), luck, None, unread));
            }
        }
        2 => {
            drop(Recipe::read(&text));
            drop(Signers::read(&text));
            let bytes = fixture("formats/1/branches.kanso");
            let raw = RawLog::scan(&bytes).expect("a good log");
            let signers = fixture("keys/signers");
            let signers = Signers::read(&String::from_utf8_lossy(&signers)).expect("signers");
            let said = signed::check(&raw, &text, &signers);
            assert!(!(said.is_good() && said.is_bad()));
        }
        _ => {
            if let Ok(address) = text.parse::<Address>() {
                let told = address.to_string();
                assert_eq!(told.parse::<Address>().map(|again| again.to_string()), Ok(told));
            }
        }
    }
}

/// A log with disputes, altered as by [`edit`].
pub fn dispute(input: &[u8]) {
    let filed = fixture("formats/1/disputes.kanso");
    let bytes = altered(&filed, &mut Choices::of(input));
    let Ok(review) = open(built_in(), &bytes) else { return };
    assert_eq!(review.disputes(Lang::En).len(), review.disputes(Lang::Ja).len());
    if let Ok(checked) = check(built_in(), &bytes) {
        for because in checked.disputes.iter().flat_map(|dispute| &dispute.because) {
            assert!(Lang::ALL.iter().all(|lang| !because.in_words(*lang).is_empty()));
        }
    }
    drop(sides(built_in(), &bytes, 0, Lang::En));
    let (reason, by) = ("so".to_owned(), String::new());
    let settling = Settling { dispute: 0, verdict: Verdict::Claim(0), reason, by };
    drop(settle(built_in(), &bytes, &settling, Lang::En));
}

/// Looks at a place of a line.
fn look(review: &mut dyn Review, choices: &mut Choices<'_>) {
    let lines: Vec<LineId> = review.lines().iter().map(|line| line.id).collect();
    let line = lines[choices.below(lines.len())];
    let events = review.len(line).expect("it is listed");
    let _ = review.broken(line, Lang::Ja, Eye::Public);
    let at = Position::after(line, choices.below(events as usize + 1) as u32);
    review.go(at).expect("a line leads to each of its events");
    look_here(review, choices);
    drop(review.notes(None));
    if choices.below(DRAWN) == 0 {
        let (lang, eye, routine) = (Lang::En, Eye::Public, Routine::LeftOut);
        let options = TranscriptOptions { lang, eye, machine: false, routine };
        drop(review.transcript(line, &options));
    }
    let _ = review.head();
    edit_a_little(review, line, choices);
}

/// Most edits of a log that was opened.
const NEW_EDITS_MAX: usize = 6;

/// Writes on, whatever stands there: what was written can be read again.
fn edit_a_little(review: &mut dyn Review, line: LineId, choices: &mut Choices<'_>) {
    for _ in 0..NEW_EDITS_MAX {
        let _ = match choices.next() % 20 {
            0 => break,
            1 => review.note("Ada", "so").map(drop),
            2 => review.note_line(line, "", "about it").map(drop),
            3 => review.set_glyph(Glyph::ALL.get(choices.below(8)).copied()),
            4 => review.rename(line, ["a", "b", "9", ""][choices.below(4)]),
            5 => review.promote(line),
            6 => review.fold(line, true),
            7 => review.delete(line),
            8 => review.undelete(line),
            9 => review.trim(line, Some(u32::from(choices.next()))),
            10 => review.trim(line, None),
            11 => review.withdraw_note(u32::from(choices.next() % 4)),
            12 => review.checkpoint(),
            13 => review.seal(None),
            14 => review.settle_by_luck().map(drop),
            15 => review.reveal_luck(),
            _ => review.choose(u32::from(choices.next() % 4)).map(drop),
        };
    }
    if let Some(bytes) = review.log_bytes() {
        assert!(open(built_in(), &bytes).is_ok(), "what was written can be read");
    }
}

/// Tells what one sees where a review stands, and draws it or works out something of it: one thing for each
/// look, as all of them take ten times as long.
fn look_here(review: &dyn Review, choices: &mut Choices<'_>) {
    let eyes: Vec<Eye> = Eye::every(review.names().len() as u8).collect();
    let eye = eyes[choices.below(eyes.len())];
    let lang = Lang::ALL[choices.below(2)];
    let scene = review.scene(eye);
    let which = choices.below(2 * DRAWN);
    let mut told = String::new();
    review.say_prompt(lang, eye, &mut told).expect("a string takes every text");
    review.say_phase(lang, &mut told).expect("a string takes every text");
    let event = review.here().event;
    if event > 0 {
        review.say_event(event, lang, eye, &mut told).expect("a string takes every text");
        drop(review.facts(event, lang, eye));
        drop(review.odds(event, eye));
    }
    match which {
        0 => drop(scene_text(&scene, &TextOptions { lang, ..TextOptions::default() })),
        1 => drop(scene_svg(&scene, &SvgOptions { lang, eye, ..SvgOptions::default() })),
        2..6 => assert_eq!(review.choices(lang, eye).len(), review.weighed(eye).len()),
        6..9 => drop(review.conceivable(lang, eye)),
        9..12 => drop(review.items(eye)),
        12..14 => drop(review.bot_choice(Bot::Greedy)),
        _ => drop(review.value()),
    }
}

/// A log with some of its frames altered.
fn altered(good: &[u8], choices: &mut Choices<'_>) -> Vec<u8> {
    let raw = RawLog::scan(good).expect("a good log");
    let mut frames: Vec<(u8, Vec<u8>)> =
        raw.frames.iter().map(|frame| (frame.kind, raw.payload(frame).to_vec())).collect();
    for _ in 0..EDITS_MAX {
        if choices.is_empty() || frames.is_empty() {
            break;
        }
        let at = choices.below(frames.len());
        let (what, place, value) = (choices.next() % 9, choices.below(1 << 16), choices.next());
        let (kind, payload) = &mut frames[at];
        let place = if payload.is_empty() { 0 } else { place % payload.len() };
        match what {
            0 if !payload.is_empty() => payload[place] = value,
            1 if !payload.is_empty() => payload[place] ^= value,
            2 if !payload.is_empty() => payload[place] = payload[place].wrapping_add(1),
            3 => payload.insert(place, value),
            4 if !payload.is_empty() => drop(payload.remove(place)),
            5 => *kind = value,
            6 => frames.insert(at, frames[at].clone()),
            7 => drop(frames.remove(at)),
            8 if at + 1 < frames.len() => frames.swap(at, at + 1),
            _ => {}
        }
    }
    let (mut bytes, mut crc) = (MAGIC.to_vec(), Crc::START);
    for (kind, mut payload) in frames {
        let is_chained =
            matches!(kind, kind::CHECKPOINT | kind::DISPUTE | kind::RULING | kind::SEAL);
        let hash = chain::hash(&bytes);
        if let Some(place) = payload.len().checked_sub(hash.len()).filter(|_| is_chained) {
            payload[place..].copy_from_slice(&hash);
        }
        crc = put(crc, kind, &payload, &mut bytes).expect("a frame was one before");
    }
    bytes
}

/// Small logs of every game, and one of each thing that a log can hold.
fn seeds() -> &'static [Vec<u8>] {
    static SEEDS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    SEEDS.get_or_init(|| {
        let mut seeds = Vec::new();
        for meta in built_in().metas() {
            let folder = fixtures().join("golden").join(meta.id);
            seeds.extend(small_logs(&folder));
        }
        seeds.extend(small_logs(&fixtures().join("formats/1")));
        assert!(seeds.len() > 20, "there are goldens");
        seeds
    })
}

/// The logs of a folder that are small, some of them, in the order of their names.
fn small_logs(folder: &Path) -> Vec<Vec<u8>> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "kanso"));
    paths.retain(|path| path.metadata().is_ok_and(|about| about.len() <= SEED_LEN_MAX));
    paths.sort();
    let step = paths.len().div_ceil(12).max(1);
    paths.iter().step_by(step).map(|path| std::fs::read(path).expect("a golden")).collect()
}

fn fixture(name: &str) -> Vec<u8> {
    std::fs::read(fixtures().join(name)).expect("the fixture is there")
}

fn fixtures() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures")
}

/// Bytes, taken one after the other as what is chosen; 0 where there are none any more.
struct Choices<'a> {
    left: &'a [u8],
}

impl<'a> Choices<'a> {
    const fn of(bytes: &'a [u8]) -> Self {
        Self { left: bytes }
    }

    const fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.left.split_first() else { return 0 };
        self.left = rest;
        *first
    }

    /// A number below a bound, of one byte or two.
    fn below(&mut self, bound: usize) -> usize {
        let number = if bound > 256 {
            usize::from(self.next()) << 8 | usize::from(self.next())
        } else {
            usize::from(self.next())
        };
        number % bound.max(1)
    }

    /// What is left, as text: up to 200 bytes of it.
    fn text(&mut self) -> String {
        let (text, rest) = self.left.split_at(self.left.len().min(200));
        self.left = rest;
        String::from_utf8_lossy(text).into_owned()
    }
}
