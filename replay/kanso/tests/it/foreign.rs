//! Whatever stands in a file: no sign of it that a terminal obeys, or that nobody sees, is shown.

use crate::run::{Ran, kanso, run};
use kanso_engine::{Event, Outcome};
use kanso_games::built_in;
use kanso_games::pig::Action;
use kanso_replay::foreign::{is_unseen, plain};
use kanso_replay::log::RawLog;
use kanso_replay::log::record::{
    Claim, Claimed, Dispute, Found, Header, LineChange, LineEdit, LineLuck, NewLine, Note, Piece,
    Probe, Record, Ruling, Step, Verdict,
};
use kanso_replay::log::write::Writer;
use kanso_replay::verify::verify;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use tempfile::TempDir;

/// Sets the window's title, clears the screen (in C1, too), rubs out, turns the direction, hides.
const EVIL: &str =
    "a\u{1b}]0;x\u{7}\u{1b}[2J\u{9b}2J\u{7f}\r\u{8}\u{202e}\u{2066}\u{200b}\u{feff}z";
/// What is taken for a name: control characters are refused there.
const EVIL_NAME: &str = "Aki\u{202e}\u{2066}\u{200b}\u{feff}\u{e0041}";

#[track_caller]
fn seen(ran: &Ran, what: &str) {
    for (stream, text) in [("out", &ran.out), ("err", &ran.err)] {
        let unseen: Vec<_> =
            text.chars().filter(|sign| *sign != '\n' && is_unseen(*sign)).collect();
        assert!(unseen.is_empty(), "{what}: {unseen:?} in std{stream}: {text}");
    }
}

fn header() -> Header {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "new pig -o a.kanso --seed 7 --name Aki,Ren").status(0);
    let bytes = fs::read(dir.path().join("a.kanso")).expect("a file");
    RawLog::scan(&bytes).and_then(|raw| raw.header()).expect("a good log")
}

fn log(dir: &Path, name: &str, header: &Header, records: Vec<Record<Action>>) {
    let mut writer = Writer::<Action>::create(&dir.join(name), header, &[]).expect("written");
    for record in records {
        writer.append(&record).expect("written");
    }
}

/// A game with such a text wherever a file can hold text.
fn records(text: &str) -> Vec<Record<Action>> {
    let evil = || text.to_owned();
    let roll = |face| [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[face]))];
    let claim = |claimed| Claim { seat: 0, claimed, found: Found::Refused(evil()) };
    vec![
        Record::Step(Step { line: 0, events: roll(4).to_vec() }),
        Record::Line(NewLine {
            parent: 0,
            name: evil(),
            luck: LineLuck::Same,
            pieces: vec![Piece::Entered(roll(3).to_vec())],
        }),
        Record::LineEdit(LineEdit { line: 1, change: LineChange::Rename(evil()) }),
        Record::Note(Note { line: 0, events: 2, author: evil(), text: evil() }),
        Record::Dispute(Box::new(Dispute {
            line: 0,
            events: 1,
            question: evil(),
            rules: vec![evil()],
            claims: vec![
                claim(Claimed::Reading(evil(), evil())),
                claim(Claimed::Action(Action::Hold)),
            ],
            recorded: Found::Refused(evil()),
            program: evil(),
            revision: 1,
            source: [0; 32],
            chain: [0; 32],
        })),
        Record::Ruling(Box::new(Ruling {
            dispute: 0,
            verdict: Verdict::Reading(evil(), evil()),
            reason: evil(),
            by: evil(),
            program: evil(),
            revision: 1,
            chain: [0; 32],
        })),
        Record::Probe(Probe { line: 0, events: 0, action: Action::Hold, rule: evil() }),
        Record::Unknown { kind: 200, payload: text.as_bytes().to_vec() },
    ]
}

fn folder() -> TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    let mut header = header();
    header.names = vec![EVIL_NAME.to_owned(), "Ren\u{202d}".to_owned()];
    header.created = Some(EVIL.to_owned());
    EVIL.clone_into(&mut header.program);
    log(dir.path(), "evil.kanso", &header, records(EVIL));
    EVIL.clone_into(&mut header.game);
    log(dir.path(), "game.kanso", &header, vec![]);
    "pig".clone_into(&mut header.game);
    EVIL.clone_into(&mut header.names[0]);
    log(dir.path(), "name.kanso", &header, vec![]);
    fs::create_dir(dir.path().join("golden")).expect("made");
    fs::copy(dir.path().join("evil.kanso"), dir.path().join("golden/evil.kanso")).expect("there");
    fs::write(dir.path().join("golden/evil.txt"), format!("{EVIL}\n# {EVIL}\n")).expect("written");
    fs::write(dir.path().join("evil.toml"), format!("game = \"{EVIL}")).expect("written");
    let set = "game = \"rook-raiders\\u001b[2J\\u202e\"\n";
    fs::write(dir.path().join("other.toml"), set).expect("written");
    fs::write(dir.path().join("evil.jsonl"), format!("{{\"kind\":\"{EVIL}")).expect("written");
    fs::write(dir.path().join("evil.recipe"), format!("game: {EVIL}\n{EVIL}\n")).expect("written");
    dir
}

#[test]
fn nothing_of_a_file_reaches_the_terminal_as_it_is() {
    let dir = folder();
    let mut runs = 0;
    for command in [
        "verify evil.kanso game.kanso name.kanso",
        "verify evil.kanso",
        "verify game.kanso",
        "verify game.kanso --json",
        "verify name.kanso",
        "verify .",
        "review evil.kanso",
        "review evil.kanso --eye 0",
        "review evil.kanso --at 2",
        "review evil.kanso --line 1",
        "review game.kanso",
        "review name.kanso",
        "show evil.kanso",
        "show evil.kanso --at 1@2",
        "show evil.kanso --eye 1",
        "lines evil.kanso",
        "lines evil.kanso --json",
        "compare evil.kanso 0 1",
        "diff evil.kanso 0 1@2",
        "note evil.kanso",
        "play evil.kanso",
        "branch evil.kanso --at 0 --do roll",
        "branch evil.kanso --at 0 --do castle",
        "correct evil.kanso --at 2 --outcome 5",
        "line evil.kanso promote 1",
        "dispute check evil.kanso",
        "dispute check game.kanso",
        "dispute check evil.kanso --json",
        "dispute compare evil.kanso",
        "dispute compare evil.kanso --json",
        "dispute report evil.kanso --format md",
        "dispute report evil.kanso --format html",
        "golden check golden",
        "golden check golden --json",
        "golden bless golden",
        "golden coverage golden",
        "corpus compare evil.kanso game.kanso --reading PG-R1=at-once",
        "corpus compare evil.kanso --reading PG-R1=at-once --each",
        "corpus compare evil.kanso --reading PG-R1=at-once --format json",
        "export evil.kanso --format txt",
        "export evil.kanso --format jsonl",
        "export evil.kanso --format html",
        "export evil.kanso --format svg",
        "export game.kanso --format jsonl",
        "line evil.kanso extract 1 -o line.kanso",
        "repair evil.kanso -o repaired.kanso",
        "check-set evil.toml",
        "check-set other.toml",
        "cards pig --cards other.toml",
        "new pig --cards other.toml -o a.kanso",
        "new rook-raiders --cards other.toml -o a.kanso",
        "import evil.jsonl -o a.kanso",
        "golden make evil.recipe -o a.kanso",
    ] {
        for lang in ["en", "ja"] {
            let ran = run(dir.path(), &format!("--lang {lang} {command}"));
            assert!(!ran.out.is_empty() || !ran.err.is_empty() || ran.status == 0, "{command}");
            assert!(!ran.err.contains("Usage:"), "{command}: {}", ran.err);
            seen(&ran, command);
            runs += 1;
        }
    }
    assert_eq!(runs, 106);
}

#[test]
fn colours_are_the_program_s_own() {
    let dir = folder();
    let ran = run(dir.path(), "--color always review evil.kanso");
    let shown = ran.out.replace("\u{1b}[0m", "");
    let shown = ["1", "2", "31", "32", "36"]
        .iter()
        .fold(shown, |shown, code| shown.replace(&format!("\u{1b}[{code}m"), ""));
    let left: Vec<_> = shown.chars().filter(|sign| *sign != '\n' && is_unseen(*sign)).collect();
    assert!(left.is_empty() && shown.len() < ran.out.len(), "{left:?} in {shown}");
}

/// What other programs are given, the window among them, is clean before any terminal is near.
#[test]
fn what_is_found_in_a_file_is_clean_where_it_is_told() {
    let dir = folder();
    let mut findings = 0;
    for name in ["evil.kanso", "game.kanso", "name.kanso"] {
        let bytes = fs::read(dir.path().join(name)).expect("a file");
        let report = verify(built_in(), &bytes, None);
        for finding in &report.findings {
            let told = finding.to_string();
            assert!(!told.contains(is_unseen), "{told:?}");
            findings += 1;
        }
        assert!(report.game.is_none_or(|game| !game.contains(is_unseen)));
        assert!(report.lines.iter().all(|line| !line.name.contains(is_unseen)));
        if let Err(error) = kanso_replay::log::peek(&bytes) {
            assert!(!error.to_string().contains(is_unseen));
        }
    }
    assert!(findings >= 3, "{findings}");
    let report = kanso_replay::golden::check::check(built_in(), &dir.path().join("golden"), &|| {});
    let told = report.expect("it can be looked at").to_string();
    assert!(told.contains("must be refused by"), "{told}");
    assert!(!told.replace('\n', " ").contains(is_unseen), "{told:?}");
    let bytes = fs::read(dir.path().join("evil.kanso")).expect("a file");
    let review = kanso_replay::review::open(built_in(), &bytes).expect("a good log");
    assert!(review.names().iter().all(|name| !name.contains(is_unseen)), "{:?}", review.names());
}

#[test]
fn a_file_s_own_name_is_no_command_either() {
    let dir = tempfile::tempdir().expect("a folder");
    let name = "a\u{1b}[2J\u{202e}.kanso";
    log(dir.path(), name, &header(), vec![]);
    for command in [
        &["verify", name][..],
        &["review", name],
        &["lines", name],
        &["verify", "."],
        &["dispute", "check", "."],
        &["verify", "b\u{1b}[2J"],
        &["play", "b\u{1b}[2J"],
        &["new", "pig", "-o", name],
        &["new", "pig", "-o", "c\u{1b}[2J.kanso"],
        &["note", name, "so"],
    ] {
        let child = kanso().current_dir(dir.path()).args(command).stderr(Stdio::piped()).output();
        seen(&child.expect("the program was built").into(), &format!("{command:?}"));
    }
}

/// A name of a file need not be text; JSON is.
#[cfg(target_os = "linux")]
#[test]
fn a_file_whose_name_is_no_text_is_told_in_json_too() {
    use std::os::unix::ffi::OsStrExt as _;
    let dir = tempfile::tempdir().expect("a folder");
    let name = std::ffi::OsStr::from_bytes(b"a\xff.kanso");
    log(dir.path(), "good.kanso", &header(), records("so"));
    fs::copy(dir.path().join("good.kanso"), dir.path().join(name)).expect("copied");
    let signature = std::ffi::OsStr::from_bytes(b"a\xff.kanso.sig");
    fs::write(dir.path().join(signature), "no signature").expect("written");
    let keys = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/keys/signers");
    fs::copy(keys, dir.path().join("signers")).expect("copied");
    for command in [
        "verify . --json",
        "verify . --signers signers --json",
        "dispute check . --json",
        "analyse . --rollouts 2 --json",
    ] {
        let ran = run(dir.path(), command);
        assert!(ran.status <= 2 && !ran.err.contains("a bug of kanso"), "{command}: {ran:?}");
        let told: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
        assert!(told.to_string().contains("a\u{fffd}.kanso"), "{command}: {told}");
    }
}

#[test]
fn a_clean_text_is_told_as_it_is() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut header = header();
    header.names = vec!["👩\u{200d}🚀 Zoë".to_owned(), "نام\u{200c}ها".to_owned()];
    log(dir.path(), "a.kanso", &header, vec![]);
    let ran = run(dir.path(), "review a.kanso").status(0);
    assert!(header.names.iter().all(|name| ran.out.contains(name)), "{}", ran.out);
    assert_eq!(plain(&header.names[0]), header.names[0]);
}

/// What a page, a picture or Markdown would take for its own, each in a text that shows where it came from.
const MARKUP: &str = concat!(
    "q</script><script>alert(1)</script>",
    "q</style></title></textarea><!-- q --> ]]> <![CDATA[q]]> <?q?>",
    "q\"><img src=x onerror=alert(2)> q\' onmouseover=\'alert(3) q<svg/onload=alert(4)>",
    "q&lt;b&gt; &#60;i&#62; &q; &amp",
    "q[t](javascript:alert(5)) ![t](http://q.example/t.png) <http://q.example> `t` *t* _t_ ~~t~~ | t |",
    "q# t > t - t 1. t {{7*7}} ${t} $(t) \\ ../../../t %2e%2e",
);
const HARMLESS: &str = "q and so on";

/// Each kind of tag with the names of its attributes, and how many scripts there are.
fn tags(page: &str) -> (std::collections::BTreeSet<String>, usize) {
    let mut found = std::collections::BTreeSet::new();
    let mut scripts = 0;
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        // Where quotes are open, a tag goes on.
        let (mut quote, mut end) = (None, rest.len());
        for (at, sign) in rest.char_indices() {
            match (quote, sign) {
                (None, '"' | '\'') => quote = Some(sign),
                (Some(open), sign) if open == sign => quote = None,
                (None, '>') => {
                    end = at;
                    break;
                }
                _ => {}
            }
        }
        let tag = &rest[..end];
        rest = &rest[end..];
        let name = tag.split(|sign: char| sign.is_whitespace()).next().unwrap_or_default();
        let mut kind = vec![name.trim_end_matches('/')];
        let mut outside = true;
        for part in tag.split('"') {
            if outside {
                kind.extend(part.split_whitespace().filter_map(|word| word.strip_suffix('=')));
            }
            outside = !outside;
        }
        scripts += usize::from(kind[0] == "script");
        found.insert(kind.join(" "));
        if kind[0] == "script" {
            // Up to its end nothing is a tag.
            rest = &rest[rest.find("</script").expect("it ends")..];
        }
    }
    (found, scripts)
}

/// A log with a text in every field that takes it.
fn with_text(dir: &Path, name: &str, text: &str) {
    let mut header = header();
    let short: String = text.chars().take(40).collect();
    header.names = vec![format!("A{short}"), format!("B{short}")];
    header.created = Some(text.to_owned());
    text.clone_into(&mut header.program);
    let mut records = records(text);
    for record in &mut records {
        match record {
            // A reading that there is not is no claim that can be laid beside another.
            Record::Dispute(dispute) => {
                dispute.claims.retain(|claim| matches!(claim.claimed, Claimed::Action(_)));
                dispute.rules.clear();
            }
            Record::Ruling(ruling) => ruling.verdict = Verdict::Stands,
            _ => {}
        }
    }
    log(dir, name, &header, records);
}

#[test]
fn no_text_of_a_file_is_markup_in_a_page_a_picture_or_a_report() {
    let dir = tempfile::tempdir().expect("a folder");
    with_text(dir.path(), "markup.kanso", MARKUP);
    with_text(dir.path(), "harmless.kanso", HARMLESS);
    let mut looked = 0;
    for command in [
        "export FILE --format html",
        "export FILE --format html --eye 0",
        "export FILE --format svg",
        "show FILE --format svg",
        "show FILE --at 2 --eye 1 --format svg",
        "show FILE --at 1@2 --format svg",
        "dispute report FILE --format html",
        "dispute report FILE --format md",
    ] {
        for lang in ["en", "ja"] {
            let told = |file: &str| {
                let ran =
                    run(dir.path(), &format!("--lang {lang} {}", command.replace("FILE", file)));
                assert!(!ran.out.is_empty(), "{command}: {ran:?}");
                ran.out
            };
            let (evil, good) = (told("markup.kanso"), told("harmless.kanso"));
            assert!(evil.contains('q'), "{command}: the text is shown");
            if command.contains("md") {
                // What is neither behind a backslash nor in a block of code would be markup.
                let outside: String = evil.split("\n```").step_by(2).collect();
                let bare = outside.replace("\\[", "").replace("\\]", "").replace("\\<", "");
                for taken in ["](javascript", "](http", "<img", "<script", "<http", "<svg", "<!--"]
                {
                    assert!(!bare.contains(taken), "{command}: {taken} in {evil}");
                }
            } else {
                let ((evil_tags, evil_scripts), (good_tags, good_scripts)) =
                    (tags(&evil), tags(&good));
                let new: Vec<_> = evil_tags.difference(&good_tags).collect();
                assert!(new.is_empty(), "{command} {lang}: {new:?}");
                assert_eq!(evil_scripts, good_scripts, "{command}");
            }
            if command.contains("svg") {
                let parsed = roxmltree::Document::parse(&evil);
                parsed.unwrap_or_else(|error| panic!("{command}: {error} in {evil}"));
            }
            looked += 1;
        }
    }
    assert_eq!(looked, 16);
}

/// The index of a site and the pages in it, of a file that has such a name as well.
#[cfg(unix)]
#[test]
fn no_text_of_a_file_is_markup_in_a_site() {
    let dir = tempfile::tempdir().expect("a folder");
    let dir = dir.path();
    let evil_name = "q\"><img src=x onerror=alert(6)>&lt;'{{7}}%22#?.kanso";
    for (folder, name, text) in [("evil", evil_name, MARKUP), ("good", "q.kanso", HARMLESS)] {
        fs::create_dir(dir.join(folder)).expect("new");
        with_text(&dir.join(folder), name, text);
        fs::write(dir.join(folder).join(format!("no{name}")), text).expect("written");
        let title = ["--title", text];
        for lang in ["en", "ja"] {
            let out = format!("{folder}-{lang}");
            let words = ["--lang", lang, "site", folder, "-o", &out, "--pages", "--analyse"];
            let ran: Ran =
                kanso().current_dir(dir).args(words).args(title).output().expect("ran").into();
            seen(&ran, folder);
            assert_eq!(ran.status, 1, "one is no log: {ran:?}");
        }
    }
    for lang in ["en", "ja"] {
        let read = |folder: &str, end: &str| {
            let at = dir.join(format!("{folder}-{lang}"));
            let games = fs::read_dir(at.join("games")).expect("made").flatten();
            let pages = games
                .map(|entry| entry.path())
                .filter(|path| path.extension().is_some_and(|is| is == end));
            let pages: Vec<_> = pages.collect();
            assert_eq!(pages.len(), 1, "{pages:?}");
            let name =
                pages[0].file_name().and_then(|name| name.to_str()).expect("text").to_owned();
            (
                fs::read_to_string(at.join("index.html")).expect("made"),
                fs::read_to_string(&pages[0]),
                name,
            )
        };
        let ((evil, evil_page, name), (good, good_page, _)) =
            (read("evil", "html"), read("good", "html"));
        assert!(name.chars().all(|sign| sign.is_alphanumeric() || "-_.".contains(sign)), "{name}");
        assert!(evil.contains("q&quot;&gt;&lt;img"), "the name is shown: {evil}");
        let pages = [(evil, good), (evil_page.expect("made"), good_page.expect("made"))];
        for (evil, good) in pages {
            let ((evil_tags, evil_scripts), (good_tags, good_scripts)) = (tags(&evil), tags(&good));
            let new: Vec<_> = evil_tags.difference(&good_tags).collect();
            assert!(new.is_empty(), "{lang}: {new:?}");
            assert_eq!(evil_scripts, good_scripts);
        }
    }
}
