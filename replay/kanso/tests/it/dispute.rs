//! Disputes: filed, run again, compared and settled, and what can go wrong with each.

use crate::run::{Ran, kanso, run, typed, with_pig};
use kanso_engine::Awaiting;
use kanso_games::built_in;
use kanso_games::pig::Action;
use kanso_replay::log::record::{Header, Record};
use kanso_replay::log::{Log, LogBuilder, RawLog};
use kanso_replay::review::{self, Position};
use kanso_replay::session::Session;
use std::fs;
use tempfile::TempDir;

const QUESTION: &str = "Is it over at once, or must Aki hold?";

/// Runs kanso with arguments that hold spaces.
#[track_caller]
fn run_with(dir: &TempDir, arguments: &[&str]) -> Ran {
    let output = kanso().current_dir(dir.path()).args(arguments).output();
    output.expect("the program was built").into()
}

#[track_caller]
fn run_in(dir: &TempDir, arguments: &str) -> Ran {
    run(dir.path(), arguments)
}

fn bytes_of(dir: &TempDir, name: &str) -> Vec<u8> {
    fs::read(dir.path().join(name)).expect("the file is there")
}

/// A folder with a whole game of Pig to 50, `pig.kanso`, and the number of its last event: whoever won
/// holds there.
fn with_whole_pig() -> (TempDir, u64) {
    let dir = with_pig();
    typed(dir.path(), "play pig.kanso --bot 0=greedy --bot 1=greedy", "").status(0);
    let last = crate::run::events(dir.path(), "pig.kanso", 0);
    (dir, last)
}

/// A dispute about the throw that reached the goal: `tea.kanso`.
fn with_dispute() -> (TempDir, u64) {
    let (dir, last) = with_whole_pig();
    let at = (last - 1).to_string();
    let new = ["dispute", "new", "pig.kanso", "--at", &at, "--question", QUESTION];
    let rest = ["--rule", "PG-1.5", "--claim", "Aki:PG-R1=at-once", "--claim"];
    let end = ["1:goal-moment=by-holding", "-o", "tea.kanso"];
    let ran = run_with(&dir, &[&new[..], &rest, &end].concat()).status(0);
    for words in [
        "tea.kanso:",
        QUESTION,
        "PG-1.5",
        "claim 1, Aki: PG-R1 goal-moment = at-once",
        "comes to another state than what was played",
        "claim 2, Ren: PG-R1 goal-moment = by-holding",
        "under it: the same as what was played",
        "kanso dispute compare tea.kanso",
    ] {
        assert!(ran.out.contains(words), "{words:?} in {}", ran.out);
    }
    (dir, last)
}

/// A dispute about an action that is refused: nothing was rolled yet, and Aki would hold.
fn with_refused() -> TempDir {
    let dir = with_pig();
    let new = ["dispute", "new", "pig.kanso", "--at", "0", "--question", "May I hold first?"];
    let ran = run_with(&dir, &[&new[..], &["--claim", "Aki:hold", "-o", "tea.kanso"]].concat());
    let ran = ran.status(0);
    assert!(ran.out.contains("by the rules in force: refused by PG-1.4"), "{}", ran.out);
    dir
}

#[test]
fn a_dispute_is_filed_run_again_compared_and_settled() {
    let (dir, last) = with_dispute();
    let given = bytes_of(&dir, "pig.kanso");
    let filed = bytes_of(&dir, "tea.kanso");
    let ran = run_in(&dir, "dispute check tea.kanso").status(0);
    assert_eq!(ran.out, "tea.kanso: reproduces\n");

    let ran = run_in(&dir, "dispute compare tea.kanso").status(0);
    let (a, b) = ran.out.split_once("\nB  under PG-R1 goal-moment = at-once\n").expect("two sides");
    assert!(a.contains("A  as it was played, PG-R1 goal-moment = by-holding"), "{a}");
    assert!(a.contains("claimed by: Ren (2)") && !a.contains("wins with"), "{a}");
    let first = format!("first difference: event {}, PG-R1; on the table: ", last - 1);
    for words in [
        "claimed by: Aki (1)",
        "PG-1.5",
        &first,
        "1 dropped, 0 filled",
        &format!("{last} hold"),
        "How each ends",
    ] {
        assert!(b.contains(words), "{words:?} in {b}");
    }
    assert_eq!(b.matches("The game is over: a seat reached the goal").count(), 2, "{b}");

    let settle =
        ["dispute", "settle", "tea.kanso", "--claim", "1", "--reason", "The goal is the end."];
    let ran = run_with(&dir, &[&settle[..], &["--by", "Sora"]].concat()).status(0);
    assert!(ran.out.contains("kanso golden check tea.golden.kanso"), "{}", ran.out);
    assert!(ran.out.contains("as Aki claims: PG-R1 goal-moment = at-once, by Sora"), "{}", ran.out);
    let settled = bytes_of(&dir, "tea.kanso");
    assert!(settled.len() > filed.len() && settled.starts_with(&filed), "it only grows");
    run_in(&dir, "golden check tea.golden.kanso").status(0);
    let golden = fs::read_to_string(dir.path().join("tea.golden.txt")).expect("a transcript");
    assert!(golden.contains("at-once") && golden.contains("wins"), "{golden}");
    run_in(&dir, "dispute check tea.kanso").status(0);
    for command in ["verify", "lines", "review"] {
        let ran = run_in(&dir, &format!("{command} tea.kanso")).status(0);
        assert!(ran.out.contains("dispute"), "{command} tells it: {}", ran.out);
        let ran = run_in(&dir, &format!("{command} pig.kanso")).status(0);
        assert!(!ran.out.contains("dispute"), "{command}: {}", ran.out);
    }
    let ran = run_in(&dir, "review tea.kanso --eye Aki").status(0);
    assert!(!ran.out.contains("dispute"), "a seat is not told what others put in a file");
    assert_eq!(bytes_of(&dir, "pig.kanso"), given, "the game's own file is as it was");
}

#[test]
fn a_refused_action_is_told_with_its_rule_and_tried_by_the_golden() {
    let dir = with_refused();
    let ran = run_in(&dir, "dispute compare tea.kanso").status(0);
    for words in
        ["no answer", "refused: hold", "nothing was rolled", "PG-1.4", "not over after event 0"]
    {
        assert!(ran.out.contains(words), "{words:?} in {}", ran.out);
    }
    let before = bytes_of(&dir, "tea.kanso");
    let ran = run_in(&dir, "dispute settle tea.kanso --claim 1 --reason wish");
    ran.fails(1, &["tea.kanso", "claim 1 is refused by PG-1.4", "--reading"]);
    assert_eq!(bytes_of(&dir, "tea.kanso"), before);
    assert!(!dir.path().join("tea.golden.kanso").exists());
    run_in(&dir, "dispute settle tea.kanso --stands --reason so --golden first.kanso").status(0);
    let ran = run_in(&dir, "golden check first.kanso").status(0);
    assert!(ran.out.contains("1 probe"), "{}", ran.out);
    // With a bot the sides go on to an end.
    let ran = run_in(&dir, "dispute compare tea.kanso --bot greedy").status(0);
    assert!(ran.out.contains("a bot plays on: ") && ran.out.contains("wins"), "{}", ran.out);
}

#[test]
fn what_a_script_reads() {
    let (dir, last) = with_dispute();
    let ran = run_in(&dir, "dispute compare tea.kanso --json").status(0);
    let told: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(told["dispute"]["question"], QUESTION);
    assert_eq!(told["sides"][0]["of"], "played");
    let side = &told["sides"][1];
    assert_eq!(side["reading"]["id"], "PG-R1");
    assert_eq!(side["difference"]["parting"]["rule"], "PG-R1");
    assert_eq!(side["answer"]["event"].as_u64(), Some(last - 1));
    assert_eq!(side["end"]["events"].as_u64(), Some(last - 1));
    let facts = side["answer"]["facts"].as_array().expect("a list");
    assert!(facts.iter().any(|fact| fact["rule"] == "PG-1.5"), "{facts:?}");
    let ran = run_in(&dir, "dispute check tea.kanso --json").status(0);
    let told: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(told[0]["good"], true);
    assert_eq!(told[0]["disputes"][0]["claims"], 2);
}

#[test]
fn a_claimed_reading_is_tried_over_many_games() {
    let (dir, _) = with_dispute();
    run_in(&dir, "simulate pig --out-dir games --games 6 --seed 3 --option goal=50").status(0);
    let ran = run_in(&dir, "dispute compare tea.kanso --over games --bot greedy").status(0);
    let (_, over) = ran.out.split_once("\nIn 6 other games, under PG-R1").expect("it is told");
    // A greedy bot holds as soon as it has won: there is always a hold too many.
    for words in ["it came up in 6", "mattered in 6; in 6 of them the record stops", "winner in 0"]
    {
        assert!(over.contains(words), "{words:?} in {over}");
    }
    let ran = run_in(&dir, "dispute compare tea.kanso --over games pig.kanso --json").status(0);
    let told: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(told["over"][0]["id"], "PG-R1");
    assert_eq!(told["over"][0]["totals"]["compared"], 7);
    fs::write(dir.path().join("games/text.kanso"), "dear diary").expect("written");
    let ran = run_in(&dir, "dispute compare tea.kanso --over games");
    let ran = ran.fails(2, &["1 file could not be compared", "kanso verify"]);
    assert!(ran.out.contains("could not be compared: 1"), "{}", ran.out);
    let refused = with_refused();
    let ran = run_in(&refused, "dispute compare tea.kanso --over .");
    ran.fails(2, &["under another reading", "kanso corpus compare"]);
    let none = run_in(&dir, "dispute compare tea.kanso --over nowhere");
    assert_eq!(none.status, 2, "{none:?}");
}

#[test]
fn what_cannot_be_filed_is_told_and_nothing_is_made() {
    let (dir, last) = with_whole_pig();
    let before = bytes_of(&dir, "pig.kanso");
    let last = last.to_string();
    let refuses = |at: &str, more: &[&str], words: &[&str]| {
        let new = ["dispute", "new", "pig.kanso", "--at", at, "-o", "tea.kanso"];
        let question = ["--question", "Why?"];
        run_with(&dir, &[&new[..], &question, more].concat()).fails(2, words);
        assert!(!dir.path().join("tea.kanso").exists(), "nothing is made");
    };
    refuses("999", &[], &["pig.kanso", "no event 999"]);
    refuses("7@1", &[], &["no line 7"]);
    refuses("0", &["--instead"], &["0 is the set-up"]);
    refuses("2.0", &[], &["within event 2"]);
    refuses(&last, &["--next"], &["the game is over there"]);
    refuses("2", &["--rule", "RR-4.6b"], &["pig has no rule \"RR-4.6b\", rook-raiders has one"]);
    refuses("2", &["--rule", "PG-9.9"], &["pig has no rule \"PG-9.9\"", "`kanso rules pig`"]);
    refuses("2", &["--claim", "Aki:RR-R5=draw"], &["no reading \"RR-R5\"", "rook-raiders has one"]);
    refuses("2", &["--claim", "Aki:PG-R1=often"], &["PG-R1 cannot be \"often\"", "at-once"]);
    refuses("2", &["--claim", "Aki:jump"], &["the claim \"jump\"", "--instead"]);
    refuses("2", &["--claim", "Zoe:hold"], &["no seat \"Zoe\"", "0 Aki, 1 Ren"]);
    refuses("2", &["--claim", "hold"], &["says not whose", "SEAT:ACTION"]);
    let many = ["--rule", "PG-1.2"].repeat(33);
    refuses("2", &many, &["at most 16 claims", "32 rules"]);
    let silent = ["dispute", "new", "pig.kanso", "--at", "2", "--question", " ", "-o", "tea.kanso"];
    run_with(&dir, &silent).fails(2, &["the question has 1 to"]);
    let there =
        ["dispute", "new", "pig.kanso", "--at", "2", "--question", "Why?", "-o", "pig.kanso"];
    run_with(&dir, &there).fails(2, &["pig.kanso", "there is such a file already"]);
    assert_eq!(bytes_of(&dir, "pig.kanso"), before);
    run_in(&dir, "dispute new none.kanso --at 2 --question Why -o x.kanso").fails(2, &["none"]);
    let both =
        run_in(&dir, "dispute new pig.kanso --at 2 --question W --instead --next -o x.kanso");
    assert!(both.status(2).err.contains("cannot be used with"));
}

/// The dispute with its records changed and all checksums made anew.
fn rebuilt(dir: &TempDir, name: &str, change: impl Fn(&mut Record<Action>)) {
    let log = Log::<Action>::read(&bytes_of(dir, "tea.kanso")).expect("a good log");
    let Some((_, Record::Header(header))) = log.records.first() else { panic!("a header") };
    let mut builder = LogBuilder::<Action>::new(&Header::clone(header)).expect("fits");
    for (_, record) in &log.records[1..] {
        let mut record = record.clone();
        change(&mut record);
        builder.append(&record).expect("fits");
    }
    fs::write(dir.path().join(name), builder.finish().expect("fits")).expect("written");
}

#[test]
fn a_file_that_was_damaged_altered_or_is_newer_says_so() {
    let (dir, _) = with_dispute();
    let good = bytes_of(&dir, "tea.kanso");
    let written = |name: &str, bytes: &[u8]| {
        fs::write(dir.path().join(name), bytes).expect("written");
    };
    let mut flipped = good.clone();
    flipped[good.len() / 2] ^= 1;
    written("flipped.kanso", &flipped);
    for command in ["check", "compare"] {
        let ran = run_in(&dir, &format!("dispute {command} flipped.kanso"));
        ran.fails(1, &["flipped.kanso", "byte", "kanso repair"]);
    }
    let settle = "dispute settle flipped.kanso --stands --reason so";
    run_in(&dir, settle).fails(1, &["flipped.kanso", "byte"]);
    assert_eq!(bytes_of(&dir, "flipped.kanso"), flipped);

    let mut newer = good.clone();
    newer[7] += 1;
    written("newer.kanso", &newer);
    run_in(&dir, "dispute check newer.kanso").fails(2, &["format version", "newer kanso"]);

    // A frame of a kind that this program must not skip.
    let raw = RawLog::scan(&good).expect("a good log");
    let mut unknown = good.clone();
    let crc = raw.frames.last().expect("frames").crc;
    kanso_replay::log::frame::put(crc, 99, b"?", &mut unknown).expect("fits");
    written("unknown.kanso", &unknown);
    run_in(&dir, "dispute check unknown.kanso").fails(2, &["kind 99", "newer kanso"]);

    rebuilt(&dir, "revised.kanso", |record| {
        if let Record::Dispute(dispute) = record {
            dispute.revision = 99;
        }
    });
    let ran = run_in(&dir, "dispute check revised.kanso").status(1);
    assert!(ran.out.contains("does not reproduce, because it was filed by"), "{}", ran.out);
    assert!(ran.out.contains("revision 99") && ran.out.contains("newer kanso"), "{}", ran.out);

    // Somebody exchanges what the claims came to, and makes every checksum anew.
    rebuilt(&dir, "turned.kanso", |record| {
        if let Record::Dispute(dispute) = record {
            let found = dispute.claims[0].found.clone();
            dispute.claims[0].found = dispute.claims[1].found.clone();
            dispute.claims[1].found = found;
        }
    });
    let ran = run_in(&dir, "dispute check turned.kanso").status(1);
    assert!(ran.out.contains("turned.kanso: does not reproduce, because\n"), "{}", ran.out);
    assert!(ran.out.contains("  claim 1 came to the state"), "{}", ran.out);

    // All of them in one folder: each has its own answer.
    let ran = run_in(&dir, "dispute check .").fails(2, &["2 files could not be checked"]);
    for line in [
        "./flipped.kanso: does not reproduce: byte",
        "./newer.kanso: could not be checked: ",
        "./unknown.kanso: could not be checked: ",
        "./tea.kanso: reproduces\n",
        "./revised.kanso: does not reproduce, because",
        "1 of 4 disputes reproduces",
    ] {
        assert!(ran.out.contains(line), "{line:?} in {}", ran.out);
    }
    assert!(!ran.out.contains("pig.kanso"), "a game without a dispute is passed over");
    let ran = run_in(&dir, "dispute check . --json");
    let told: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(told.as_array().expect("a list").len(), 6);
}

#[test]
fn where_there_is_no_dispute_it_is_said() {
    let dir = with_pig();
    for command in ["check pig.kanso", "compare pig.kanso", "settle pig.kanso --stands --reason so"]
    {
        let ran = run_in(&dir, &format!("dispute {command}"));
        ran.fails(2, &["pig.kanso", "this log has no dispute", "kanso dispute new"]);
    }
    run_in(&dir, "dispute check .").fails(2, &["no file with a dispute here"]);
    run_in(&dir, "dispute check nowhere").fails(2, &["nowhere"]);
    fs::write(dir.path().join("text.kanso"), "dear diary").expect("written");
    run_in(&dir, "dispute check text.kanso").fails(2, &["not a kanso log"]);
}

#[test]
fn what_cannot_be_settled_leaves_every_file_as_it_was() {
    let (dir, _) = with_dispute();
    let before = bytes_of(&dir, "tea.kanso");
    let refuses = |arguments: &str, words: &[&str]| {
        let ran = run_in(&dir, &format!("dispute settle tea.kanso {arguments}"));
        ran.fails(2, words);
        assert_eq!(bytes_of(&dir, "tea.kanso"), before, "{arguments}");
        assert!(!dir.path().join("tea.golden.kanso").exists(), "{arguments}");
    };
    refuses("--claim 3 --reason so", &["the claim \"3\"", "has 2", "kanso dispute compare"]);
    refuses("--stands --reason so --dispute 1", &["there is no dispute 1: the log has 1"]);
    refuses("--reading PG-R9=x --reason so", &["pig has no reading \"PG-R9\""]);
    refuses("--reading PG-R1=never --reason so", &["cannot be \"never\"", "by-holding, at-once"]);
    refuses("--reading RR-R5=draw --reason so", &["rook-raiders has one"]);
    refuses("--reading PG-R1 --reason so", &["has no =", "ID=VALUE"]);
    refuses("--stands --reason so --golden out.log", &["out.log", ".kanso"]);
    refuses("--stands --reason so --golden no/out.kanso", &["there is no folder no"]);
    refuses("--stands --reason so --golden pig.kanso", &["pig.kanso", "already"]);
    run_with(&dir, &["dispute", "settle", "tea.kanso", "--stands", "--reason", " "])
        .fails(2, &["the reason has 1 to"]);
    // A transcript that is there is not written over either.
    fs::write(dir.path().join("tea.golden.txt"), "mine").expect("written");
    refuses("--stands --reason so", &["tea.golden.txt", "already", "--golden"]);
    assert_eq!(bytes_of(&dir, "tea.golden.txt"), b"mine");
    for wrong in
        ["--reason so", "--stands --claim 1 --reason so", "--claim 0 --reason so", "--stands"]
    {
        let ran = run_in(&dir, &format!("dispute settle tea.kanso {wrong}")).status(2);
        assert!(!ran.err.is_empty(), "{wrong}");
    }
    assert_eq!(bytes_of(&dir, "tea.kanso"), before);
}

#[test]
fn of_several_rulings_the_last_counts_and_a_torn_one_is_kept_beside() {
    let (dir, _) = with_dispute();
    run_in(&dir, "dispute settle tea.kanso --stands --reason first").status(0);
    let once = bytes_of(&dir, "tea.kanso");
    let again = "dispute settle tea.kanso --reading PG-R1=at-once --reason second";
    run_in(&dir, again).fails(2, &["tea.golden.kanso", "already", "--golden", "the last counts"]);
    run_in(&dir, &format!("{again} --golden two.kanso")).status(0);
    let twice = bytes_of(&dir, "tea.kanso");
    assert!(twice.starts_with(&once));
    let ran = run_in(&dir, "lines tea.kanso").status(0);
    assert!(ran.out.contains("settled: PG-R1 goal-moment = at-once"), "{}", ran.out);
    // A crash in the middle of a ruling.
    fs::write(dir.path().join("tea.kanso"), &twice[..twice.len() - 2]).expect("torn");
    let third = format!("{again} --golden three.kanso");
    let ran = run_in(&dir, &third).status(0);
    assert!(ran.err.contains("tea.kanso.cut-"), "{}", ran.err);
    assert_eq!(bytes_of(&dir, "tea.kanso"), twice, "the same ruling again");
    assert_eq!(bytes_of(&dir, "two.kanso"), bytes_of(&dir, "three.kanso"));
}

/// The files that settling makes or changes, in the order in which they are written.
const SETTLED: [&str; 3] = ["tea.golden.txt", "tea.golden.kanso", "tea.kanso"];

#[test]
fn settling_that_was_interrupted_anywhere_is_finished_by_saying_it_again() {
    let (dir, _) = with_dispute();
    let filed = bytes_of(&dir, "tea.kanso");
    let settle = "dispute settle tea.kanso --claim 1 --reason so --by Sora";
    run_in(&dir, settle).status(0);
    let done = SETTLED.map(|name| bytes_of(&dir, name));
    // Each is written behind those before it; a part of it may be there, or all of it.
    for (file, begun) in [None, None, Some(filed.len())].into_iter().enumerate() {
        let (from, to) = (begun.unwrap_or(0), done[file].len());
        let mut lengths = vec![None; usize::from(begun.is_none())];
        lengths.extend([from, from + 1, from.midpoint(to), to - 1, to].map(Some));
        for len in lengths {
            for (at, name) in SETTLED.iter().enumerate() {
                let path = dir.path().join(name);
                let bytes = match len {
                    _ if at < file => Some(&done[at][..]),
                    Some(len) if at == file => Some(&done[at][..len]),
                    _ => (*name == "tea.kanso").then_some(&filed[..]),
                };
                match bytes {
                    Some(bytes) => fs::write(path, bytes).expect("written"),
                    None => drop(fs::remove_file(path)),
                }
            }
            let ran = run_in(&dir, settle).status(0);
            for (name, done) in SETTLED.iter().zip(&done) {
                assert!(bytes_of(&dir, name) == *done, "{name} at {file}, {len:?}: {}", ran.out);
            }
            let is_whole = file == 2 && len == Some(to);
            assert_eq!(ran.out.contains("nothing was written"), is_whole, "{}", ran.out);
        }
    }
    run_in(&dir, "dispute check tea.kanso").status(0);
    run_in(&dir, "golden check tea.golden.kanso").status(0);
    // A golden that was lost is made again, and the ruling is not kept twice.
    fs::remove_file(dir.path().join("tea.golden.kanso")).expect("it was there");
    let ran = run_in(&dir, settle).status(0);
    assert!(ran.out.contains("settled so already; its golden was finished"), "{}", ran.out);
    assert_eq!(SETTLED.map(|name| bytes_of(&dir, name)), done);
    // What is longer than its golden is not its golden.
    let mut longer = done[1].clone();
    longer.push(0);
    fs::write(dir.path().join("tea.golden.kanso"), &longer).expect("written");
    run_in(&dir, settle).fails(2, &["tea.golden.kanso", "already", "--golden"]);
    assert_eq!(bytes_of(&dir, "tea.golden.kanso"), longer);
}

#[test]
fn an_answer_that_is_read_behind_the_place_says_so() {
    let (dir, last) = with_whole_pig();
    // Whoever is asked behind a hold was not asked in its place.
    let mut review = review::open(built_in(), &bytes_of(&dir, "pig.kanso")).expect("a log");
    let mut asked = |at: u64| {
        review.go(Position::after(0, at as u32)).expect("there");
        match review.awaiting() {
            Some(Awaiting::Decision(seats)) => seats.iter().next(),
            _ => None,
        }
    };
    let held = (1..last).find_map(|at| {
        let (before, behind) = (asked(at - 1)?, asked(at)?);
        (before != behind).then_some((at, behind))
    });
    let (at, seat) = held.expect("somebody holds");
    let (at, seat) = (at.to_string(), ["Aki", "Ren"][seat.index()]);
    let claim = format!("{seat}:hold");
    let new = ["dispute", "new", "pig.kanso", "--at", &at, "--question", "May I?", "--claim"];
    let ran = run_with(&dir, &[&new[..], &[&claim, "-o", "tea.kanso"]].concat()).status(0);
    let next = at.parse::<u64>().expect("a number") + 1;
    let words = format!("read behind event {at}, as event {next}; --instead");
    assert!(ran.out.contains(&words), "{words} in {}", ran.out);
}

#[test]
fn it_is_told_in_japanese_too() {
    let (dir, _) = with_dispute();
    let ran = run_in(&dir, "--lang ja dispute check tea.kanso").status(0);
    assert_eq!(ran.out, "tea.kanso: 再現\n");
    let ran = run_in(&dir, "--lang ja dispute compare tea.kanso").status(0);
    for words in ["争点0", "記録どおり", "最初の違い", "それぞれの結末"] {
        assert!(ran.out.contains(words), "{words:?} in {}", ran.out);
    }
    run_in(&dir, "--lang ja dispute check pig.kanso").fails(2, &["争点の記録はありません"]);
    let wrong = "--lang ja dispute settle tea.kanso --reading PG-R9=x --reason so";
    run_in(&dir, wrong).fails(2, &["という解釈はありません"]);
    let wrong = "--lang ja dispute new pig.kanso --at 0 --instead --question W -o x.kanso";
    run_in(&dir, wrong).fails(2, &["準備です"]);
}

#[test]
fn a_game_that_is_being_played_can_be_disputed_and_a_dispute_has_one_writer() {
    let (dir, last) = with_whole_pig();
    let held = Session::open(built_in(), &dir.path().join("pig.kanso")).expect("it can be written");
    let at = last.to_string();
    let new =
        ["dispute", "new", "pig.kanso", "--at", &at, "--question", "Over?", "-o", "tea.kanso"];
    run_with(&dir, &new).status(0);
    drop(held);
    let held = Session::open(built_in(), &dir.path().join("tea.kanso")).expect("it can be written");
    let ran = run_in(&dir, "dispute settle tea.kanso --stands --reason so");
    ran.fails(2, &["tea.kanso", "another program"]);
    drop(held);
    assert!(!dir.path().join("tea.golden.kanso").exists());
}

#[test]
fn a_report_is_one_file_for_people() {
    let (dir, _) = with_dispute();
    let ran = run_in(&dir, "dispute report tea.kanso -o tea.html").status(0);
    assert_eq!(ran.out.trim(), "tea.html");
    let page = String::from_utf8(bytes_of(&dir, "tea.html")).expect("text");
    assert!(page.starts_with("<!DOCTYPE html>"), "{page}");
    for words in [QUESTION, "Aki", "<svg", "kanso dispute check tea.kanso", "PG-1.5", "at-once"] {
        assert!(page.contains(words), "{words:?} in {page}");
    }
    assert!(!page.contains(&dir.path().display().to_string()), "no path of this machine");
    let out = run_in(&dir, "dispute report tea.kanso").status(0).out;
    assert_eq!(out, page, "the same bytes, on standard output too");
    run_in(&dir, "dispute report tea.kanso -o tea.md").status(0);
    let text = String::from_utf8(bytes_of(&dir, "tea.md")).expect("text");
    assert!(text.starts_with("# Dispute: ") && text.contains("```text"), "{text}");
    assert_eq!(run_in(&dir, "dispute report tea.kanso --format md").status(0).out, text);
    let ran = run_in(&dir, "--lang ja dispute report tea.kanso --format md").status(0);
    assert!(ran.out.contains("## それぞれの主張"), "{}", ran.out);
    let ran = run_in(&dir, "dispute report tea.kanso --anonymous --page table").status(0);
    assert!(!ran.out.contains("Aki") && !ran.out.contains("Ren"), "{}", ran.out);
    assert!(ran.out.contains("Seat 1"), "{}", ran.out);
    assert!(!ran.out.contains("#g="), "its link would tell the names: {}", ran.out);
    let base = "--base https://example.org/games/";
    let ran = run_in(&dir, &format!("dispute report tea.kanso --format md {base}")).status(0);
    let (_, link) = ran.out.split_once("](<").expect("a link");
    let (link, _) = link.split_once('>').expect("it ends");
    assert!(link.starts_with("https://example.org/games/#g="), "{link}");
    run_in(&dir, &format!("import {link} -o again.kanso")).status(0);
    assert_eq!(bytes_of(&dir, "again.kanso"), bytes_of(&dir, "tea.kanso"));
    for base in ["https://example.org/#", "https://example.org/a>b"] {
        run_with(&dir, &["dispute", "report", "tea.kanso", "--base", base])
            .fails(2, &["before the game", "--base the address of the page alone"]);
    }
}

#[test]
fn a_report_that_cannot_be_made_says_what_to_do() {
    let (dir, _) = with_dispute();
    run_in(&dir, "dispute report pig.kanso").fails(2, &["pig.kanso", "no dispute", "dispute new"]);
    run_in(&dir, "dispute report tea.kanso --dispute 7").fails(2, &["no dispute 7", "from 0"]);
    run_in(&dir, "dispute report tea.kanso --page attic").fails(2, &["attic", "table", "--page"]);
    run_in(&dir, "dispute report none.kanso").fails(2, &["none.kanso"]);
    fs::write(dir.path().join("there.html"), "mine").expect("written");
    run_in(&dir, "dispute report tea.kanso -o there.html").fails(2, &["there.html", "-o"]);
    assert_eq!(bytes_of(&dir, "there.html"), b"mine", "nothing is written over");
    run_in(&dir, "dispute report tea.kanso -o no/where.html").fails(2, &["folder no"]);
    fs::write(dir.path().join("text.kanso"), "no log").expect("written");
    run_in(&dir, "dispute report text.kanso").fails(2, &["text.kanso"]);
}
