//! What the program tells about games, rules and cards.

use crate::run::{kanso, run};
use std::fs;
use std::path::Path;

#[test]
fn games_lists_each_game_with_its_options_and_readings() {
    let ran = run(Path::new("."), "games").status(0);
    for word in ["pig", "2-8", "--option goal=100|50", "--reading PG-R1=by-holding|at-once"] {
        assert!(ran.out.contains(word), "{word:?} in {}", ran.out);
    }
    let ran = run(Path::new("."), "games --json").status(0);
    let games: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(games[0]["id"], "pig");
    assert_eq!(games[0]["seats"]["max"], 8);
}

/// What a revision of the rules corrected is told, and its defaults stand first.
#[test]
fn a_revision_of_the_rules_is_told_with_what_new_games_have() {
    let here = Path::new(".");
    let ran = run(here, "games rook-raiders").status(0);
    for words in [
        "--reading RR-R7=after-skill|command-end|on-reaching",
        "--revision 2  a seat declares victory as soon as",
        "      RR-R7=after-skill",
    ] {
        assert!(ran.out.contains(words), "{words:?} in {}", ran.out);
    }
    let ran = run(here, "--lang ja rules rook-raiders declaration-moment").status(0);
    for words in ["--reading declaration-moment=after-skill|command-end", "--revision 2  脅威"] {
        assert!(ran.out.contains(words), "{words:?} in {}", ran.out);
    }
    let ran = run(here, "rules rook-raiders RR-R7 --json").status(0);
    let rules: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(rules[0]["values"][0], "command-end", "the numbers of a header");
    assert_eq!(rules[0]["default"], "after-skill");
    let ran = run(here, "games rook-raiders --json").status(0);
    let games: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(games[0]["revision"], 2);
    assert_eq!(games[0]["revisions"][0]["defaults"]["RR-R7"], "after-skill");
}

#[test]
fn a_new_game_is_made_by_the_revision_that_is_asked_for() {
    let dir = tempfile::tempdir().expect("a folder");
    let game = |file: &str, more: &str| {
        run(dir.path(), format!("new rook-raiders -o {file} {more}").trim()).status(0);
        run(dir.path(), &format!("review {file}")).status(0).out
    };
    let newest = game("newest.kanso", "");
    assert!(newest.contains("rules revision: 2") && !newest.contains("RR-R7"), "{newest}");
    let first = game("first.kanso", "--revision 1");
    assert!(first.contains("rules revision: 1") && !first.contains("RR-R7"), "{first}");
    let chosen = game("chosen.kanso", "--reading RR-R7=command-end");
    assert!(chosen.contains("RR-R7 declaration-moment: command-end"), "{chosen}");
    let words = ["no revision 3 of the rules", "1 to 2", "kanso games rook-raiders"];
    run(dir.path(), "new rook-raiders -o no.kanso --revision 3").fails(2, &words);
}

#[test]
fn rules_are_told_by_id_by_chapter_and_by_name_in_both_languages() {
    let all = run(Path::new("."), "rules pig").status(0);
    assert!(all.out.contains("PG-1.5  The first seat to reach the goal wins."));
    let one = run(Path::new("."), "rules pig pg-1.4").status(0);
    assert!(one.out.contains("PG-1.4") && !one.out.contains("PG-1.5"), "{}", one.out);
    assert!(one.out.contains("acts, refuses"), "{}", one.out);
    let chapter = run(Path::new("."), "rules pig PG-1").status(0);
    assert!(chapter.out.contains("PG-1.4") && !chapter.out.contains("PG-R1"));
    let prefix = run(Path::new("."), "rules pig PG").status(0);
    assert!(prefix.out.contains("PG-1.4") && prefix.out.contains("PG-R1"));
    let reading = run(Path::new("."), "rules pig goal-moment").status(0);
    assert!(reading.out.contains("PG-R1"), "{}", reading.out);
    let japanese = run(Path::new("."), "--lang ja rules pig PG-1.5").status(0);
    assert!(japanese.out.contains("勝ち"), "{}", japanese.out);
    let output = kanso().env("LC_ALL", "ja_JP.UTF-8").args(["rules", "pig", "PG-1.5"]).output();
    let output = output.expect("the program was built");
    assert!(String::from_utf8_lossy(&output.stdout).contains("勝ち"));
}

/// The rulebooks are Japanese: what stands in English told without a label is English.
#[test]
fn headings_of_the_rulebook_are_labelled_in_english() {
    let is_japanese =
        |line: &str| line.contains(|sign: char| ('\u{3040}'..'\u{a000}').contains(&sign));
    let games =
        ["rook-raiders", "berserk-tcg", "mamono-raid", "brave-architect", "battlelore-heroes"];
    for game in games {
        let told = run(Path::new("."), &format!("rules {game}")).status(0).out;
        let mut headings = 0;
        for line in told.lines().filter(|line| is_japanese(line)) {
            assert!(line.starts_with("rulebook: 「") && line.ends_with('」'), "{game}: {line}");
            headings += 1;
        }
        assert!(headings > 50, "{game}: {headings}");
        let japanese = run(Path::new("."), &format!("--lang ja rules {game}")).status(0).out;
        assert!(!japanese.contains("rulebook:"), "{game}");
    }
    let one = run(Path::new("."), "rules mamono-raid MR-5.14").status(0).out;
    assert!(one.starts_with("rulebook: 「①使用するスキル"), "{one}");
}

#[test]
fn an_unknown_game_or_rule_says_which_there_are() {
    run(Path::new("."), "rules chess").fails(2, &["\"chess\"", "pig", "kanso games"]);
    run(Path::new("."), "rules pig PG-9.9").fails(2, &["PG-9.9", "kanso rules pig"]);
}

#[test]
fn a_card_set_that_is_none_says_why() {
    let dir = tempfile::tempdir().expect("a folder");
    fs::write(dir.path().join("set.toml"), "game = \"pig\"\n").expect("written");
    fs::write(dir.path().join("other.toml"), "name = 3\n").expect("written");
    fs::write(dir.path().join("bytes.toml"), [0xff, 0xfe]).expect("written");
    run(dir.path(), "check-set set.toml").fails(1, &["without cards"]);
    let other = run(dir.path(), "check-set other.toml").status(1);
    assert!(other.out.starts_with("other.toml: 1 error\n  line 1: `game` is missing"), "{other:?}");
    run(dir.path(), "check-set bytes.toml").fails(2, &["bytes.toml", "not text"]);
    run(dir.path(), "check-set none.toml").fails(2, &["none.toml"]);
}

#[test]
fn an_owner_of_the_game_puts_real_cards_in_and_plays_with_them() {
    let dir = tempfile::tempdir().expect("a folder");
    let card = run(dir.path(), "rules rook-raiders rr:u04").status(0);
    assert!(card.out.starts_with("RR:U04  Thief"), "{}", card.out);
    run(dir.path(), "rules rook-raiders RR:U99").fails(2, &["no rule \"RR:U99\""]);
    run(dir.path(), "rules pig PG:X1").fails(2, &["no rule"]);
    let cards = run(dir.path(), "cards rook-raiders").status(0);
    assert!(cards.out.contains("RR:U01") && cards.out.contains("printed-1"), "{}", cards.out);
    let json = run(dir.path(), "cards rook-raiders --json").status(0);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("it is JSON");
    assert_eq!(json["set"], "printed-1");
    assert_eq!(
        (&json["cards"][0]["id"], &json["cards"][0]["cited"]),
        (&"U01".into(), &"RR:U01".into())
    );
    let text = run(dir.path(), "cards rook-raiders --toml").status(0).out;
    let own = text.replacen("name = \"printed-1\"", "name = \"my-own\"", 1);
    fs::write(dir.path().join("own.toml"), &own).expect("written");
    let checked = run(dir.path(), "check-set own.toml").status(0);
    assert!(checked.out.contains("good: rook-raiders"), "{}", checked.out);
    run(dir.path(), "new rook-raiders -o own.kanso --cards own.toml").status(0);
    run(dir.path(), "simulate rook-raiders -o sim.kanso --cards own.toml --seed 1 --events 40")
        .status(0);
    run(dir.path(), "verify own.kanso sim.kanso").status(0);
    fs::write(dir.path().join("bad.toml"), own.replacen("copies = ", "copeis = ", 1))
        .expect("made");
    let bad = run(dir.path(), "check-set bad.toml").status(1);
    assert!(bad.out.starts_with("bad.toml: ") && bad.out.contains("copeis"), "{}", bad.out);
    run(dir.path(), "new rook-raiders -o x.kanso --cards bad.toml").fails(2, &["check-set"]);
}

/// The rows of every set are told by where their figures come from, and an owner of the box fills in
/// what is ours, row by row.
#[test]
fn an_owner_exports_a_set_and_is_told_what_is_left() {
    let dir = tempfile::tempdir().expect("a folder");
    let listed = run(dir.path(), "games mamono-raid").status(0).out;
    for game in
        ["rook-raiders", "mamono-raid", "berserk-tcg", "brave-architect", "battlelore-heroes"]
    {
        let out = format!("{game}.toml");
        let made = run(dir.path(), &format!("cards {game} --export {out}")).status(0).out;
        assert!(made.contains(&format!("kanso check-set {out} --progress")), "{made}");
        let told = run(dir.path(), &format!("check-set {out} --progress")).status(0).out;
        let counts = made.lines().next().expect("a line").split_once(": ").expect("counted").1;
        assert!(told.contains(counts), "{told} has no {counts}");
        // Each row is done: all of it is from the cards.
        let text = fs::read_to_string(dir.path().join(&out)).expect("made");
        let done = ["rulebook", "public", "house"].iter().fold(text.clone(), |text, word| {
            text.replace(&format!("\nsource = \"{word}\"\n"), "\nsource = \"card\"\n")
        });
        let printed = |line: &&str| game != "berserk-tcg" || !line.starts_with("printed = ");
        let done: String = done.lines().filter(printed).flat_map(|line| [line, "\n"]).collect();
        fs::write(dir.path().join("done.toml"), done).expect("written");
        let told = run(dir.path(), "check-set done.toml --progress").status(0).out;
        assert!(told.contains("nothing is left to fill in"), "{told}");
        let again = run(dir.path(), &format!("cards {game} --export {out}"));
        again.fails(2, &["already", "nothing was written"]);
    }
    assert!(listed.contains("as printed in the rulebook"), "{listed}");
    assert!(listed.contains("made up for Kansō"), "{listed}");
    // One row is done, the others are left.
    let text = fs::read_to_string(dir.path().join("rook-raiders.toml")).expect("made");
    let (before, golem) = text.split_once("id = \"M03\"").expect("a row");
    let golem = golem.replacen("source = \"house\"", "source = \"card\"", 1);
    fs::write(dir.path().join("one.toml"), format!("{before}id = \"M03\"{golem}")).expect("made");
    let told = run(dir.path(), "check-set one.toml --progress").status(0).out;
    assert!(told.contains("1 from your cards") && !told.contains("RR:M03"), "{told}");
    let card = run(dir.path(), "rules rook-raiders RR:M03").status(0).out;
    assert!(
        card.contains("printed: name_ja, hp, defense, damage, movement; the rest house"),
        "{card}"
    );
    run(dir.path(), "new rook-raiders --cards one.toml -o one.kanso").status(0);
    run(dir.path(), "verify one.kanso").status(0);
}

/// A game that begins from an opening in its third turn is told with the turns of its table.
#[test]
fn turns_are_counted_on_from_the_opening() {
    let goldens = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/golden");
    let (file, dir) = ("berserk-tcg/ambush-in-the-battle-open.kanso", goldens.as_path());
    let told = run(dir, &format!("review {file}")).status(0).out;
    assert!(
        told.contains("Turn 3, round 2: Ada") && told.contains("Turn 4, round 2: Ben"),
        "{told}"
    );
    assert!(!told.contains("Turn 1,"), "{told}");
    let turn = run(dir, &format!("review {file} --turn 4")).status(0).out;
    assert!(turn.contains("Turn 4, round 2: Ben") && !turn.contains("Turn 3,"), "{turn}");
    let words = ["no turn 1: line 0 has turns 3 to 4"];
    run(dir, &format!("review {file} --turn 1")).fails(2, &words);
    run(dir, &format!("show {file} --at t4")).status(0);
    run(dir, &format!("show {file} --at t5")).fails(2, &["no turn 5: line 0 has turns 3 to 4"]);
    let page = run(dir, &format!("export {file} --format html")).status(0).out;
    assert!(page.contains("Turn 3 · ") && !page.contains("Turn 1 · "), "{page}");
    let japanese = run(dir, &format!("review {file} --lang ja")).status(0).out;
    assert!(japanese.contains("第3手番（第2ラウンド）"), "{japanese}");
}

#[test]
fn a_review_tells_only_what_is_looked_for() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    run(dir.path(), "simulate rook-raiders -o raid.kanso --seed 7 --name Ada,Ben").status(0);
    let told = |filters: &str| run(dir.path(), &format!("review raid.kanso{filters}"));
    let whole = told("").status(0).out;
    let attacks = told(" --rule 5.9").status(0).out;
    assert!(attacks.contains("RR-5.9") && attacks.lines().count() < whole.lines().count());
    assert!(attacks.contains(" events fit\n"), "{attacks}");
    assert!(attacks.contains("\nTurn "), "under the headings of their turns: {attacks}");
    let own = told(" --seat Ben --rule RR-5.9 --find goblin").status(0).out;
    assert!(own.contains("Ben: ") && !own.contains(" Ada: "), "{own}");
    let none = told(" --find nonsense").status(1);
    assert!(none.out.contains("nothing was found"), "{}", none.out);
    let japanese = run(dir.path(), "--lang ja review raid.kanso --find ゴブリン").status(0);
    assert!(japanese.out.contains("該当するイベント："), "{}", japanese.out);
    told(" --seat Zed").fails(2, &["Zed"]);
}

#[test]
fn a_table_is_shown_as_a_picture_and_under_another_reading() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    run(dir.path(), "simulate pig -o pig.kanso --seed 7 --name Ada,Ben --option goal=50").status(0);
    run(dir.path(), "show pig.kanso --at 5 -o table.png").status(0);
    let png = fs::read(dir.path().join("table.png")).expect("it was made");
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n") && png.len() > 2_000, "{} bytes", png.len());
    run(dir.path(), "show pig.kanso --at 5 -o table.png").fails(2, &["table.png"]);
    run(dir.path(), "show pig.kanso -o table.svg").status(0);
    let svg = fs::read_to_string(dir.path().join("table.svg")).expect("it was made");
    assert!(svg.starts_with("<svg"), "{svg:.40}");
    // By the reading at-once the last throw ends the game, so what is played behind it is lost.
    let end = run(dir.path(), "show pig.kanso").status(0).out;
    let end: u32 = end
        .split_whitespace()
        .next()
        .and_then(|at| at.strip_prefix("0@")?.parse().ok())
        .expect("the end's address");
    let reading = "--reading PG-R1=at-once";
    let at = |event: u32| run(dir.path(), &format!("show pig.kanso --at {event} {reading}"));
    let there = at(end - 1).status(0).out;
    assert!(there.starts_with("PG-R1=at-once"), "{there}");
    let here = run(dir.path(), &format!("show pig.kanso --at {}", end - 1)).status(0).out;
    assert!(!here.contains("the game is over"), "{here}");
    assert_ne!(there, here);
    at(end).fails(1, &["no longer fits"]);
    run(dir.path(), "show pig.kanso --reading PG-R1").fails(2, &["no ="]);
    run(dir.path(), "show pig.kanso --reading PG-R9=x").fails(2, &["PG-R9"]);
    run(dir.path(), &format!("show pig.kanso {reading} --eye 0")).fails(2, &["the eye all"]);
}
