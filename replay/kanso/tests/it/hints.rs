//! Each hint fits its error: the error is provoked, what it says is looked at, and each command in the
//! hint is run as it would be pasted.

use crate::run::{Ran, kanso, run, typed};
use kanso_games::pig::Action;
use kanso_replay::log::RawLog;
use kanso_replay::log::record::Header;
use kanso_replay::log::write::Writer;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

fn write(dir: &Path, name: &str, text: impl AsRef<[u8]>) {
    fs::write(dir.join(name), text).expect("written");
}

/// A folder with whatever can go wrong.
fn room() -> TempDir {
    let temp = tempfile::tempdir().expect("a folder");
    let dir = temp.path();
    run(dir, "new pig -o pig.kanso --seed 7 --name Aki,Ren --option goal=50").status(0);
    typed(dir, "play pig.kanso", &"b\n".repeat(6)).status(0);
    run(dir, "branch pig.kanso --at 2 --name side").status(0);
    run(dir, "simulate pig -o whole.kanso --seed 1").status(0);
    let long = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/golden").join(LONG);
    fs::copy(long, dir.join("long.kanso")).expect("copied");
    let wordy = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/golden").join(WORDY);
    fs::copy(wordy, dir.join("wordy.kanso")).expect("copied");
    run(dir, "new pig -o table.kanso --table-luck").status(0);
    run(dir, "new rook-raiders -o rook.kanso --seed 1").status(0);
    run(dir, "new pig -o secret.kanso --luck committed").status(0);
    run(dir, "new pig -o lost.kanso --luck committed").status(0);
    fs::remove_file(dir.join("lost.kanso.secret")).expect("there");
    let bytes = fs::read(dir.join("whole.kanso")).expect("a file");
    let raw = RawLog::scan(&bytes).expect("a good log");
    let mut damaged = bytes.clone();
    damaged[raw.frames[1].payload.start] ^= 1;
    write(dir, "damaged.kanso", damaged);
    let mut newer = bytes.clone();
    newer[7] += 1;
    write(dir, "newer.kanso", newer);
    write(dir, "text.kanso", "dear diary");
    write(dir, "torn.kanso", &bytes[..bytes.len() - 2]);
    let keys = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/keys");
    for name in ["ada", "ada.pub", "ben", "cyd"] {
        fs::copy(keys.join(name), dir.join(name)).expect("copied");
    }
    write(dir, "short.kanso", &bytes[..20]);
    let header = |name: &str, change: &dyn Fn(&mut Header)| {
        let mut header = raw.header().expect("a good log");
        change(&mut header);
        drop(Writer::<Action>::create(&dir.join(name), &header, &[]).expect("written"));
    };
    header("chess.kanso", &|header| "chess".clone_into(&mut header.game));
    header("alone.kanso", &|header| header.names.truncate(1));
    fs::create_dir(dir.join("empty")).expect("made");
    fs::create_dir(dir.join("golden")).expect("made");
    fs::copy(dir.join("damaged.kanso"), dir.join("golden/a.kanso")).expect("copied");
    write(dir, "bytes.toml", [0xff, 0xfe]);
    write(dir, "pig.toml", "game = \"pig\"\n");
    write(dir, "chess.toml", "game = \"chess\"\n");
    let set = run(dir, "cards rook-raiders --toml").status(0).out;
    write(dir, "wrong.toml", set.replacen("hp = ", "hp = 4", 1));
    write(dir, "bad.recipe", "game: pig\nfly\n");
    run(dir, "export whole.kanso --format jsonl -o whole.jsonl").status(0);
    let lines = fs::read_to_string(dir.join("whole.jsonl")).expect("a file");
    write(dir, "changed.jsonl", lines.replacen("\"roll\"", "\"hold\"", 1));
    write(dir, "broken.jsonl", &lines[..lines.len() - 9]);
    write(dir, "game.jsonl", lines.replacen("\"pig\"", "\"chess\"", 1));
    let missing: Vec<_> = lines.lines().enumerate().filter(|(at, _)| *at != 2).collect();
    write(
        dir,
        "missing.jsonl",
        missing.iter().flat_map(|(_, line)| [&**line, "\n"]).collect::<String>(),
    );
    let words = ["dispute", "new", "pig.kanso", "--at", "2", "--question", "Really?", "--claim"];
    ran(dir, &[&words[..], &["Aki:PG-R1=at-once", "-o", "tea.kanso"]].concat()).status(0);
    temp
}

#[track_caller]
fn ran(dir: &Path, words: &[&str]) -> Ran {
    kanso().current_dir(dir).args(words).output().expect("the program was built").into()
}

/// The commands of a hint, as they stand in it.
fn commands(hint: &str) -> Vec<&str> {
    hint.split('`').skip(1).step_by(2).filter(|part| part.starts_with("kanso ")).collect()
}

/// Runs a command as somebody would paste it into a shell.
fn pasted(dir: &Path, command: &str) -> Ran {
    let program = Path::new(env!("CARGO_BIN_EXE_kanso")).parent().expect("a folder").to_owned();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = std::iter::once(program).chain(std::env::split_paths(&path));
    let output = Command::new("bash")
        .current_dir(dir)
        .args(["-c", command])
        .env("PATH", std::env::join_paths(all).expect("paths"))
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output();
    output.expect("there is a bash").into()
}

/// A log that fits no link.
const LONG: &str = "brave-architect/a-part-that-has-fallen-is-struck-no-more.kanso";

/// A game whose words fit none.
const WORDY: &str = "battlelore-heroes/a-campaign-of-eight-battles.kanso";

/// Command, exit status, words of the error, words of the hint.
const CASES: &[(&str, i32, &str, &str)] = &[
    ("review none.kanso", 2, "No such file", "check the path; it must lead to a .kanso file"),
    ("play none.kanso", 2, "No such file", "`kanso new pig -o game.kanso` makes a game"),
    ("review sim/none.kanso", 2, "No such file", "check the path"),
    ("check-set none.toml", 2, "No such file", "it must lead to a text file"),
    ("new berserk-tcg -o x.kanso --option deck-0=none.toml", 2, "No such file", "a text file"),
    ("man pig.kanso/x", 2, "make the folder", "a part of the path is a file"),
    ("man /proc/x", 2, "make the folder", "check the path: a part of it is not there"),
    ("new pig -o sim/x.kanso", 2, "there is no folder sim", "make the folder first"),
    ("luck pig.kanso --reveal", 2, "not committed to a secret", "`kanso new pig --luck committed"),
    ("new pig -o s.kanso --luck committed --seed 1", 2, "can be guessed", "leave --seed out"),
    ("luck secret.kanso --contribute x", 2, "names no seat", "write a seat and its words"),
    (
        "luck secret.kanso --reveal --secret text.kanso",
        2,
        "no secret of a game",
        "name the file that was made beside the game",
    ),
    ("luck lost.kanso --reveal", 2, "is not in lost.kanso.secret", "name its file with --secret"),
    ("luck secret.kanso --reveal", 2, "is not over", "`kanso play secret.kanso`"),
    ("new pig -o pig.kanso", 2, "such a file already", "choose another name with -o"),
    ("new pig -o pig.kanso/x", 2, "make it", "a part of the path is a file"),
    ("review empty", 2, "directory", "name a .kanso file in it"),
    ("check-set empty", 2, "directory", "name a text file in it"),
    ("review /dev/zero", 2, "a device", "name a .kanso file"),
    ("check-set bytes.toml", 2, "byte 0: this is not text", "name a text file"),
    ("verify empty", 2, "no .kanso file here", "a folder with .kanso files in or below it"),
    ("dispute check empty", 2, "no .kanso file here", "a folder with .kanso files"),
    ("golden check empty", 2, "no .kanso file here", "a folder that has .kanso files"),
    ("review text.kanso", 2, "not a kanso log", "`kanso import text.kanso -o OUT`"),
    ("review newer.kanso", 2, "format version", "a newer kanso"),
    ("review chess.kanso", 2, "no game \"chess\"", "a newer kanso"),
    ("review short.kanso", 2, "before its header is whole", "make the game again"),
    ("review damaged.kanso", 1, "damaged", "`kanso repair damaged.kanso -o OUT`"),
    ("play damaged.kanso", 1, "damaged", "`kanso repair damaged.kanso -o OUT`"),
    ("repair short.kanso -o x.kanso", 2, "header", "make the game again"),
    ("review alone.kanso", 1, "1 seat: the game is for 2 to 8", "kanso export alone.kanso"),
    (
        "review pig.kanso --at 999",
        2,
        "there is no event 999: line 0 has",
        "`kanso lines pig.kanso`",
    ),
    ("review pig.kanso --turn 99", 2, "no turn 99", "`kanso review pig.kanso`"),
    ("review pig.kanso --line rook", 2, "no line rook", "`kanso lines pig.kanso`"),
    ("review pig.kanso --line @", 2, "", "`kanso lines"),
    ("review pig.kanso --eye Zoe", 2, "no seat \"Zoe\"", "the seats are 0 Aki, 1 Ren"),
    ("show pig.kanso --at 2.9", 2, "event 2 has 1 beat", "`kanso lines pig.kanso`"),
    ("show pig.kanso --page moon", 2, "no page \"moon\"", "its pages are"),
    ("branch pig.kanso --at 0 --do hold", 1, "PG-1.4", "`kanso play pig.kanso --at 0@0`"),
    ("branch pig.kanso --at 0 --do castle", 1, "castle", "`kanso play pig.kanso --at 0@0`"),
    ("branch pig.kanso --at 1 --outcome 9", 1, "9", "`kanso play pig.kanso --at 0@1`"),
    ("branch pig.kanso --at 1 --do hold", 1, "awaited", "`kanso play pig.kanso --at 0@1`"),
    ("branch pig.kanso --at 2 --name 7", 2, "7 is the number of a line", "a letter in it"),
    ("branch pig.kanso --at 2 --name side", 2, "side", "`kanso lines pig.kanso`"),
    ("branch pig.kanso --at 2 --play-on clever", 2, "clever", "name one of them"),
    ("correct pig.kanso --at 0 --do roll", 2, "no event 0", "`kanso review pig.kanso`"),
    ("correct pig.kanso --at 2", 2, "what really happened", "`kanso play pig.kanso --at 0@1`"),
    ("correct pig.kanso --at 2 --outcome 9", 2, "9", "`kanso play pig.kanso --at 0@1`"),
    ("correct pig.kanso --at 1 --do hold", 2, "PG-1.4", "`kanso play pig.kanso --at 0@0`"),
    ("line pig.kanso delete 0", 2, "", "`kanso lines pig.kanso`"),
    ("line pig.kanso rename 1 9", 2, "9 is the number", "a letter in it"),
    ("note pig.kanso --withdraw 9", 2, "no note 9", "`kanso note pig.kanso`"),
    ("extract pig.kanso --chapter 1 -o x.kanso", 2, "campaign", "`kanso lines pig.kanso`"),
    ("export pig.kanso --format jsonl --eye 0", 2, "keep everything", "--format txt"),
    ("export pig.kanso --format txt --analyse", 2, "only a page", "`kanso analyse pig.kanso`"),
    ("export pig.kanso --format svg --to t2", 2, "only a clip", "--format gif, apng or png-strip"),
    (
        "export pig.kanso --format gif --at 2 -o x",
        2,
        "more than one moment",
        "--from ADDR and --to ADDR",
    ),
    (
        "export pig.kanso --format gif --from 2 --to 0 -o x",
        2,
        "before the first",
        "the earlier moment",
    ),
    (
        "export pig.kanso --format gif --from 1@1 --to 0@2 -o x",
        2,
        "stays on one line",
        "on line 1, as 1@12",
    ),
    ("export whole.kanso --format png-strip -o x", 2, "at most 24", "--from t5 --to t6 is turn 5"),
    ("link pig.kanso --base https://example.org/#", 2, "a `#`", "the page alone"),
    ("link tea.kanso --eye all", 2, "told the whole game", "name a seat or public"),
    ("import #p=AA -o x.kanso", 2, "no game in this link", "open it in a browser"),
    (
        "link wordy.kanso --eye public",
        2,
        "at most",
        "`kanso export wordy.kanso --format html --eye public",
    ),
    ("link torn.kanso", 1, "inside a frame", "`kanso repair torn.kanso -o OUT`"),
    ("link long.kanso", 2, "where one has at most", "a page of it: `kanso export long.kanso"),
    ("site none -o x --pages", 2, "No such file", "check the path"),
    ("site golden -o empty/x/y --pages", 2, "no folder empty/x", "make the folder first"),
    ("site golden -o golden --pages", 2, "in this folder already", "move that one away"),
    ("site golden -o x", 2, "no viewer for browsers", "`bash viewer/web/build.sh` makes it"),
    ("site golden -o x --viewer empty", 2, "no viewer for browsers", "or choose --pages"),
    ("import #g=AA -o x.kanso", 2, "the game in the link", "ask for the link again"),
    ("play pig.kanso --bot 1", 2, "names no bot", "--bot 1=greedy"),
    ("play pig.kanso --bot 1=clever", 2, "clever", "name one of them"),
    (
        "verify pig.kanso whole.kanso --head 0000000000000000000000000000000000000000000000000000000000000000",
        2,
        "one head hash for 2 files",
        "by itself",
    ),
    ("sign torn.kanso --key ada", 2, "its end is torn", "`kanso repair torn.kanso -o OUT`"),
    ("sign whole.kanso --key none", 2, "No such file", "a private key of OpenSSH"),
    ("sign whole.kanso --key text.kanso", 2, "no private key", "`ssh-keygen -t ed25519"),
    ("sign whole.kanso --key ada.pub", 2, "public half", "the file without .pub"),
    ("sign whole.kanso --key cyd", 2, "kind ecdsa-sha2-nistp256", "-n kanso -f cyd > whole.kanso"),
    ("sign whole.kanso --key ben", 2, "has a passphrase", "let OpenSSH sign"),
    ("verify whole.kanso --signers text.kanso", 2, "line 1", "a name and a public key"),
    ("verify whole.kanso --signers none", 2, "No such file", "a file of signers"),
    ("verify pig.kanso none.kanso", 2, "1 file could not be checked", "see above which, and why"),
    ("dispute check none.kanso pig.kanso", 2, "2 files", "see above which, and why"),
    ("dispute check pig.kanso", 2, "no dispute", "`kanso dispute new --help`"),
    ("dispute compare tea.kanso --dispute 7", 2, "7", "counted from 0"),
    ("dispute settle tea.kanso --reading x --reason r", 2, "no =", "--reading ID=VALUE"),
    ("dispute settle tea.kanso --claim 9 --reason r", 2, "", "`kanso dispute compare tea.kanso`"),
    (
        "dispute settle tea.kanso --stands --reason r --golden x",
        2,
        "a .kanso file",
        "--golden OUT.kanso",
    ),
    ("dispute settle tea.kanso --stands --reason r --golden pig.kanso", 2, "already", "--golden"),
    ("dispute report tea.kanso --page moon", 2, "moon", "leave --page out"),
    (
        "dispute new pig.kanso --at 2 -o x.kanso --question q --rule XX-9",
        2,
        "XX-9",
        "`kanso rules pig`",
    ),
    (
        "dispute new pig.kanso --at 2 -o x.kanso --question q --claim hold",
        2,
        "whose",
        "such as Ada:hold",
    ),
    (
        "dispute new pig.kanso --at 2 -o x.kanso --question q --claim Aki:PG-R9=x",
        2,
        "PG-R9",
        "`kanso games",
    ),
    (
        "dispute new pig.kanso --at 2 -o x.kanso --question q --claim Aki:PG-R1=x",
        2,
        "PG-R1",
        "`kanso games`",
    ),
    (
        "dispute new pig.kanso --at 2 -o x.kanso --question q --claim Aki:castle",
        2,
        "castle",
        "`kanso play pig.kanso --at 0@1`",
    ),
    (
        "dispute new pig.kanso --at 0 -o x.kanso --question q",
        2,
        "0 is the set-up",
        "`kanso review pig.kanso`",
    ),
    ("dispute compare tea.kanso --over rook.kanso", 2, "", "games of this kind"),
    ("corpus compare pig.kanso", 2, "", "say what is to be other"),
    ("corpus compare pig.kanso --reading x", 2, "x", "--reading PG-R1=at-once"),
    ("corpus compare pig.kanso --reading PG-R9=x", 2, "PG-R1 of pig", "`kanso games`"),
    ("corpus compare pig.kanso --reading RR-R1=x", 2, "RR-R1", "`kanso games`"),
    ("corpus compare rook.kanso --reading PG-R1=at-once", 2, "", "games of that kind"),
    ("corpus compare pig.kanso --revision 99", 2, "99", "`kanso games`"),
    (
        "corpus compare pig.kanso --reading PG-R1=at-once --reading PG-R1=by-holding",
        2,
        "",
        "give it once",
    ),
    (
        "corpus compare pig.kanso --cards wrong.toml",
        2,
        "wrong.toml",
        "`kanso check-set wrong.toml`",
    ),
    (
        "corpus compare pig.kanso --reading PG-R1=at-once -o pig.kanso",
        2,
        "already",
        "another name with -o",
    ),
    (
        "corpus compare pig.kanso --reading PG-R1=at-once --each --format json",
        2,
        "--each",
        "leave it out",
    ),
    (
        "corpus compare damaged.kanso --reading PG-R1=at-once",
        2,
        "1 file could not be compared",
        "`kanso verify damaged.kanso`",
    ),
    ("corpus stats pig.kanso -o pig.kanso", 2, "already", "another name with -o"),
    (
        "corpus stats damaged.kanso pig.kanso",
        2,
        "1 file could not be counted",
        "`kanso verify damaged.kanso`",
    ),
    ("golden bless none", 2, "No such file", "check the path"),
    ("golden coverage golden", 2, "damaged", "`kanso golden make golden`"),
    ("golden make bad.recipe -o x.kanso", 1, "line 2: ", "correct that line"),
    ("golden hunt golden --game pig --want moon", 2, "moon", "`kanso golden coverage golden`"),
    (
        "golden hunt golden --game pig --want refuses~X --seeds 1",
        2,
        "X",
        "`kanso golden coverage golden`",
    ),
    ("golden hunt golden --game chess", 2, "chess", "`kanso games`"),
    (
        "golden hunt golden --game pig --option goal --want acts~PG-1.2",
        2,
        "no =",
        "a name and a value",
    ),
    ("golden flips golden", 2, "switches", "cargo run"),
    ("games chess", 2, "chess", "`kanso games`"),
    ("rules pig XX-1", 2, "XX-1", "`kanso rules pig`"),
    ("cards pig --revision 99", 2, "99", "`kanso games pig`"),
    ("cards rook-raiders --cards wrong.toml", 1, "wrong.toml", "`kanso check-set wrong.toml`"),
    ("check-set chess.toml", 2, "chess", "`kanso games`"),
    ("check-set pig.toml", 1, "pig is played without cards", "`kanso games`"),
    ("new chess -o x.kanso", 2, "no game \"chess\"", "`kanso games`"),
    ("new pig -o x.kanso --cards wrong.toml", 2, "a card set of rook-raiders", "leave --cards out"),
    (
        "new rook-raiders -o x.kanso --cards pig.toml",
        2,
        "this is a card set of pig",
        "`kanso check-set pig.toml`",
    ),
    ("new rook-raiders -o x.kanso --cards wrong.toml", 2, "hp: 4", "`kanso check-set wrong.toml`"),
    ("new pig -o x.kanso --name Aki,Aki", 2, "two seats are called", "a name of its own"),
    ("new pig -o x.kanso --option goal", 2, "no =", "--option goal=50"),
    ("new pig -o x.kanso --option goal=51", 2, "51", "`kanso games pig`"),
    ("new pig -o x.kanso --option goal=50 --option goal=50", 2, "twice", "give each option once"),
    ("new pig -o x.kanso --seats 9", 2, "9 seats: the game is for 2 to 8", "`kanso games pig`"),
    ("new pig -o x.kanso --seats 1", 2, "1 seat: the game is for 2 to 8", "`kanso games pig`"),
    (
        "new pig -o x.kanso --seats 4000000000",
        2,
        "4000000000 seats: the game is for 2 to 8",
        "`kanso games pig`",
    ),
    ("new pig -o x.kanso --name A,B,C --seats 2", 2, "3 names for 2 seats", "`kanso games pig`"),
    ("new pig -o x.kanso --reading PG-R1", 2, "no =", "--reading PG-R1=at-once"),
    ("new pig -o x.kanso --revision 9", 2, "9", "`kanso games pig`"),
    ("simulate pig -o x.kanso --bots clever", 2, "clever", "name one of them"),
    ("simulate pig -o x.kanso --seats 9", 2, "9 seats", "`kanso games pig`"),
    ("import changed.jsonl -o x.kanso", 2, "line 2: it was changed", "take its crc out"),
    ("import missing.jsonl -o x.kanso", 2, "at chain: ", "compare"),
    ("import broken.jsonl -o x.kanso", 2, "column", "correct that line"),
    ("import game.jsonl -o x.kanso", 2, "line 1: no game \"chess\"", "`kanso games`"),
    ("import pig.kanso -o x.kanso", 2, "not text", "name a text file"),
];

#[test]
fn each_hint_fits_its_error_and_its_commands_run_as_they_are_pasted() {
    let mut hints = Vec::new();
    let mut wrong = Vec::new();
    for (command, status, error, next) in CASES {
        let room = room_of();
        let words: Vec<String> = command.split(' ').map(|word| word.replace('~', " ")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let told = ran(room.path(), &words);
        let hint =
            told.err.lines().find_map(|line| line.strip_prefix("next: ")).unwrap_or_default();
        if told.status != *status || !told.err.contains(error) || !hint.contains(next) {
            wrong.push(format!("{command}\n  wanted {status}, {error:?}, {next:?}\n  {told:?}"));
        }
        if told.err.contains("panicked") || told.err.contains("a bug of kanso") {
            wrong.push(format!("{command}: {}", told.err));
        }
        for pasted_command in commands(hint) {
            let ran = pasted(room.path(), pasted_command);
            if ran.err.contains("Usage:") || ran.err.contains("panicked") || ran.status > 2 {
                wrong.push(format!("{command}: its hint `{pasted_command}` comes to {ran:?}"));
            }
        }
        hints.push(hint.to_owned());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(hints.iter().filter(|hint| !commands(hint).is_empty()).count() > 40);
    every_hint_was_seen(&hints);
}

/// Whatever stands on standard output as a command to go on with.
fn next_commands(out: &str) -> Vec<String> {
    let from_kanso = |line: &str| line.find("kanso ").map(|at| line[at..].to_owned());
    let commands = out.lines().filter_map(from_kanso);
    // A list says behind the command what it does.
    let commands = commands.map(|command| command.split("  ").next().unwrap_or("").to_owned());
    commands.map(|command| command.trim_end_matches(" has it back)").to_owned()).collect()
}

#[test]
fn what_comes_next_can_be_pasted_where_a_name_has_a_space() {
    let temp = tempfile::tempdir().expect("a folder");
    let dir = temp.path();
    let file = "my game.kanso";
    ran(dir, &["new", "pig", "-o", file, "--seed", "7"]).status(0);
    let mut told = 0;
    for words in [
        &["play", file][..],
        &["branch", file, "--at", "0", "--name", "side"],
        &["line", file, "delete", "1"],
        &["line", file, "list"],
        &["line", file, "extract", "0", "-o", "an other.kanso"],
    ] {
        for next in next_commands(&ran(dir, words).out) {
            told += 1;
            assert!(
                next.contains("'my game.kanso'") || next.contains("'an other.kanso'"),
                "{next}"
            );
            let pasted = pasted(dir, &next);
            assert!(pasted.status < 2, "{next}: {pasted:?}");
        }
    }
    assert!(told > 3, "commands were told");
}

/// A new folder for each case costs little beside what it would cost to find out which one spoilt it.
fn room_of() -> TempDir {
    thread_local! {
        static MODEL: TempDir = room();
    }
    let copy = tempfile::tempdir().expect("a folder");
    MODEL.with(|model| {
        let copied = Command::new("cp")
            .arg("-r")
            .arg(format!("{}/.", model.path().display()))
            .arg(copy.path())
            .status();
        assert!(copied.expect("there is a cp").success());
    });
    copy
}

/// Hints that no test here provokes, each with why.
const NOT_PROVOKED: &[(&str, &str)] = &[
    ("give --outcome X, or --luck fresh for a branch", "a line whose luck was taken over"),
    ("name a whole event, without a beat", "an edit in the middle of an event"),
    ("choose another name with --golden", "dispute.rs"),
    ("say where the signature goes", "signed.rs"),
    ("work meanwhile; to change it", "two writers: killed.rs"),
    ("measure a log that is whole", "bench, of its own logs"),
    ("measure a whole log", "bench, of its own logs"),
    ("measures other rows", "bench, when a measure fails"),
    ("measure on a machine with /proc", "another system"),
    ("see what `kanso-viewer --bench` says", "a broken viewer"),
    ("run it again; nothing was written", "stopped by a signal: stopped.rs"),
    ("run it again", "stopped by a signal: stopped.rs"),
    ("what was played out for --analyse is kept", "stopped by a signal: stopped.rs"),
    ("for the rest run it again with --seed", "stopped by a signal: killed.rs"),
    ("run it again for the rest", "stopped by a signal"),
    ("what was played out is kept", "stopped by a signal"),
    ("it begins anew next time", "stopped by a signal"),
    ("--game tries the flips of one game alone", "a build with flips"),
    ("run it again, with --events for a shorter game", "stopped by a signal"),
    ("whose head has the schema", "a set that is good, of a game that is not"),
    ("`kanso games` tells what it can be", "terms that a game refuses as a whole"),
    ("lists the games and their card sets", "a built-in set that is refused"),
    ("which, and what is wrong; the others are told above", "one broken game among many"),
    ("leave --over out", "a dispute without a reading"),
    ("the dispute still comes to the same", "a golden that does not verify"),
    ("give --reading ID=VALUE, or --stands if the refusal was right", "dispute.rs"),
    ("choose a place where you may write", "no rights: whoever tests may have them all"),
    ("choose a smaller --size, or a part of it", "a picture that is larger than the memory"),
    ("make room on the disk and try again", "a full disk: unheard.rs"),
    ("name a file in it", "a folder where a file is made"),
    ("make a copy of the file on another", "a disk that keeps no names"),
    ("name a file", "a device where a file is made"),
    ("make it smaller; the file is as it was", "a record of a mebibyte"),
    ("begins a shorter file; this one is whole", "a log of 32 mebibytes"),
    ("then run the same command again", "a disk that breaks while it is written"),
    ("check where standard output goes", "unheard.rs"),
    ("it is done all the same", "unheard.rs"),
    ("read-only commands work meanwhile", "two writers: killed.rs"),
    ("correct that file", "a list of exceptions"),
    ("lists the games with their options and readings", "a hunt with a wrong option"),
    ("shows what differs: mend that first", "a build with flips"),
    ("ask for fewer with --jobs", "a build with flips"),
    ("tells more, `kanso repair FILE", "records that do not fit: damaged.rs"),
    ("close the other program that writes it", "two writers in one program"),
    ("leaves it, there or behind another event", "an edit of a sealed line"),
    ("make room or check the disk, then go on", "a disk that breaks while it is played"),
    ("check the disk and try again", "a broken disk"),
    ("work meanwhile; to change it", "a file that may not be written"),
    ("the dispute is settled already, and that may be its golden", "dispute.rs"),
    ("すでに裁定があり、そのゴールデンかもしれません", "dispute.rs"),
    ("leave --eye out", "told.rs"),
    ("tells its readings with their values", "told.rs"),
    ("name an earlier moment", "told.rs"),
    ("give one with --seed", "a system without random numbers"),
    ("its beginning is not whole", "a header that is damaged"),
    ("give -o FILE, or --out-dir DIR", "refused before by the form of the arguments"),
    ("tells how a game can be set up", "refused before as a set-up"),
    ("see that it may be run", "a viewer that cannot be run"),
    ("it said why, above", "a viewer that fails"),
    ("start kanso-viewer yourself", "a system that does not say where it is"),
    ("makes it; put it in that folder", "no viewer beside: view.rs"),
    ("`kanso lines FILE` lists the lines", "a line without a name, refused before as an argument"),
];

/// Each hint of the command line was seen here, or it is said why not.
fn every_hint_was_seen(hints: &[String]) {
    let mut all = Vec::new();
    literals(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/cli"), &mut all);
    assert!(all.len() > 90, "{}", all.len());
    let unseen: Vec<_> = all
        .iter()
        .filter(|literal| {
            let part = longest_part(literal);
            let seen = hints.iter().any(|hint| hint.contains(&part));
            let excepted = NOT_PROVOKED.iter().any(|(some, _)| literal.contains(some));
            !seen && !excepted
        })
        .collect();
    assert!(unseen.is_empty(), "hints that nothing provokes: {unseen:#?}");
}

/// The part of a hint that stands in it whatever it is about.
fn longest_part(literal: &str) -> String {
    let parts = literal.replace("FILE", "{}");
    let mut parts: Vec<&str> = parts.split('{').collect();
    for part in parts.iter_mut().skip(1) {
        *part = part.split_once('}').map_or("", |(_, behind)| behind);
    }
    parts.into_iter().max_by_key(|part| part.len()).unwrap_or_default().to_owned()
}

/// The texts of hints in the sources of a folder.
fn literals(folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            literals(&path, into);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for after in code.split(".next(").skip(1) {
            let near: String = after.chars().take(60).collect();
            let Some(begin) = near.find('"') else { continue };
            let mut literal = String::new();
            let mut signs = after[begin + 1..].chars();
            while let Some(sign) = signs.next() {
                match sign {
                    '"' => break,
                    '\\' => match signs.next() {
                        Some('\n') => {
                            let rest = signs.as_str().trim_start();
                            signs = rest.chars();
                        }
                        Some(other) => literal.push(other),
                        None => break,
                    },
                    sign => literal.push(sign),
                }
            }
            if literal.chars().filter(|sign| sign.is_alphabetic()).count() > 8 {
                into.push(literal);
            }
        }
    }
}
