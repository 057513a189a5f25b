//! `kanso new` and `kanso play`, as a script types them.

use crate::run::{Ran, events, kanso, run, typed, with_pig};
use std::fs;
use std::path::Path;

#[test]
fn a_step_is_acknowledged_with_the_number_of_events() {
    let dir = with_pig();
    let ran = typed(dir.path(), "play pig.kanso", "roll\n1\nq\n").status(0);
    let acknowledged: Vec<_> = ran.out.lines().filter(|line| line.starts_with("ok ")).collect();
    assert_eq!(acknowledged, ["ok 2", "ok 4"], "a decision and its die are one step: {}", ran.out);
    assert!(ran.out.contains("Aki: roll"), "{}", ran.out);
    assert!(ran.out.contains("PG-1.1"), "{}", ran.out);
    assert!(ran.out.contains("kanso play pig.kanso"), "how to go on: {}", ran.out);
    assert_eq!(events(dir.path(), "pig.kanso", 0), 4);
}

#[test]
fn bots_play_a_game_to_its_end_and_it_is_sealed() {
    let dir = with_pig();
    let ran = typed(dir.path(), "play pig.kanso --bot 0=greedy --bot Ren=random", "").status(0);
    assert!(ran.out.contains("The game is over"), "{}", ran.out);
    let lines = run(dir.path(), "lines pig.kanso").status(0);
    assert!(lines.out.contains("sealed"), "{}", lines.out);
    let again = typed(dir.path(), "play pig.kanso", "roll\n").status(0);
    assert!(again.out.contains("The game is over"), "{}", again.out);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let told = || {
        let dir = with_pig();
        typed(dir.path(), "play pig.kanso --bot 0=greedy --bot 1=random", "").status(0).out
    };
    assert_eq!(told(), told());
}

#[test]
fn the_only_person_at_a_table_is_told_what_that_seat_knows() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let make = "new berserk-tcg -o cards.kanso --name Aki,Bea --seed 11 --option first-seat=0";
    run(dir.path(), make).status(0);
    let alone = typed(dir.path(), "play cards.kanso --bot Bea=greedy", "keep\nend_main\n").out;
    assert!(alone.contains("Aki draws a hand: Mercenary"), "{alone}");
    assert!(alone.contains("Bea draws a hand: 7 cards"), "{alone}");
    run(dir.path(), &make.replace("cards", "both")).status(0);
    let both = typed(dir.path(), "play both.kanso", "keep\n").out;
    assert!(both.contains("Aki draws a hand: 7 cards"), "two people share the terminal: {both}");
}

#[test]
fn what_is_not_allowed_is_refused_with_its_rule_and_status_1() {
    let dir = with_pig();
    let ran = typed(dir.path(), "play pig.kanso", "hold\nroll\n").status(1);
    assert!(ran.out.contains("no: PG-1.4: nothing was rolled"), "{}", ran.out);
    assert!(ran.out.contains("ok 2"), "the next line is still read: {}", ran.out);
    let ran = typed(dir.path(), "play pig.kanso", "99\nnonsense\n").status(1);
    assert_eq!(ran.out.matches("no:").count(), 2, "{}", ran.out);
}

#[test]
fn why_tells_the_rule_and_what_stands_against_it() {
    let dir = with_pig();
    let ran = typed(dir.path(), "play pig.kanso", "why hold\nwhy roll\nwhy castle\n").status(0);
    assert!(ran.out.contains("nothing was rolled in this turn yet"), "{}", ran.out);
    assert!(ran.out.contains("PG-1.4  Holding banks"), "{}", ran.out);
    assert!(ran.out.contains("roll: allowed (1)"), "{}", ran.out);
    assert!(ran.out.contains("no action that could be tried here has these words: castle"));
}

#[test]
fn the_rule_behind_a_choice_is_told_without_taking_it() {
    let dir = with_pig();
    let ran = typed(dir.path(), "play pig.kanso", "?1\n?7\n").status(0);
    assert!(ran.out.contains("PG-1.1  On its turn a seat rolls"), "{}", ran.out);
    assert!(ran.out.contains("no such number"), "{}", ran.out);
    assert_eq!(events(dir.path(), "pig.kanso", 0), 0);
}

#[test]
fn a_step_back_and_another_choice_make_a_line() {
    let dir = with_pig();
    // Seed 7 may throw a 1 first: roll until there is something to hold.
    let mut rolls = String::new();
    let total = loop {
        rolls.push_str("roll\n");
        let fresh = with_pig();
        let ran = typed(fresh.path(), "play pig.kanso", &rolls).status(0);
        if ran.out.trim_end().contains("1 this turn)") || rolls.len() > 100 {
            break rolls.len() / 5;
        }
        let last = ran.out.lines().rev().find(|line| line.contains("roll or hold"));
        if last.is_some_and(|line| !line.contains("(0 this turn)")) {
            break rolls.len() / 5;
        }
    };
    let ran = typed(dir.path(), "play pig.kanso", &format!("{rolls}roll\nu!\nhold\n")).status(0);
    assert!(ran.out.contains("back to 0@"), "{}", ran.out);
    assert!(ran.out.contains("line 1 goes on, in place of line 0"), "{}", ran.out);
    assert_eq!(events(dir.path(), "pig.kanso", 0), 2 * total as u64 + 2);
    assert_eq!(events(dir.path(), "pig.kanso", 1), 2 * total as u64 + 1);
    let nothing = typed(dir.path(), "play pig.kanso --at 0@0", "u\n").status(1);
    assert!(nothing.out.contains("nothing to take back"), "{}", nothing.out);
}

#[test]
fn at_a_real_table_the_player_says_what_fell() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "new pig -o table.kanso --table-luck").status(0);
    let ran = typed(dir.path(), "play table.kanso", "roll\n6\nroll\nl\n5\nhold\n").status(0);
    for ok in ["ok 1", "ok 2", "ok 3", "ok 4", "ok 5"] {
        assert!(ran.out.lines().any(|line| line == ok), "{ok} in {}", ran.out);
    }
    assert!(ran.out.contains("what fell? 1, 2, 3, 4, 5, 6"), "{}", ran.out);
    assert!(ran.out.contains("banks 11 and has 11"), "{}", ran.out);
    let ran = typed(dir.path(), "play table.kanso", "roll\n9\nsix\n").status(1);
    assert_eq!(ran.out.matches("no:").count(), 2, "{}", ran.out);
    // A die lies open: what it can show is told, and nothing is assumed.
    let ran = typed(dir.path(), "play table.kanso", "?\n").status(0);
    assert!(ran.out.contains("what fell? 1, 2, 3, 4, 5, 6"), "{}", ran.out);
    assert!(!ran.out.contains("nobody knows") && !ran.out.contains("assumed"), "{}", ran.out);
}

#[test]
fn notes_tables_and_lists_are_there_for_the_asking() {
    let dir = with_pig();
    let ran = typed(dir.path(), "play pig.kanso", "roll\nn a fine throw\nt\nl\nh\nb\n").status(0);
    assert!(ran.out.contains("noted: 0@"), "{}", ran.out);
    assert!(ran.out.contains("Ren"), "the table is drawn: {}", ran.out);
    assert!(ran.out.contains("take back the last decision"), "{}", ran.out);
    let notes = run(dir.path(), "note pig.kanso").status(0);
    assert!(notes.out.contains("a fine throw"), "{}", notes.out);
    run(dir.path(), "note pig.kanso --withdraw 0").status(0);
    assert!(!run(dir.path(), "note pig.kanso").status(0).out.contains("fine"));
}

#[test]
fn the_interface_speaks_japanese() {
    let dir = with_pig();
    let ran = typed(dir.path(), "--lang ja play pig.kanso", "why hold\nroll\nq\n").status(0);
    assert!(ran.out.contains("さいころ"), "{}", ran.out);
    assert!(ran.out.contains("続きは"), "{}", ran.out);
    assert!(ran.out.contains("（6分の1）"), "odds are told in words too: {}", ran.out);
}

#[test]
fn new_refuses_what_is_no_game() {
    let dir = tempfile::tempdir().expect("a folder");
    for (arguments, words) in [
        ("new chess -o a.kanso", "no game"),
        ("new pig -o a.kanso --seats 9", "2 to 8"),
        ("new pig -o a.kanso --option goal=7", "goal"),
        ("new pig -o a.kanso --option goal", "no ="),
        ("new pig -o a.kanso --reading PG-R9=x", "PG-R9"),
        ("new pig -o a.kanso --seats 3 --name A,B", "2 names for 3 seats"),
        ("new pig -o a.kanso --cards none.toml", "none.toml"),
    ] {
        run(dir.path(), arguments).fails(2, &[words]);
    }
    assert_eq!(fs::read_dir(dir.path()).expect("a folder").count(), 0, "nothing was left behind");
}

#[test]
fn a_game_goes_on_from_within_an_event() {
    for (at, from) in [("1.0", "0@0"), ("1.1", "0@2"), ("2.0", "0@2"), ("2.1", "0@2")] {
        let dir = with_pig();
        typed(dir.path(), "play pig.kanso", "roll\nroll\n").status(0);
        // A chance that nobody has to enter falls at once, so 1.1 and 2.0 are played behind event 2.
        let looked = typed(dir.path(), &format!("play pig.kanso --at {at}"), "").status(0);
        assert!(looked.out.contains(&format!("pig.kanso --at {from}")), "{at}: {}", looked.out);
        let played = typed(dir.path(), &format!("play pig.kanso --at {at}"), "roll\n").status(0);
        assert!(!played.out.contains("The game is over"), "{at}: {}", played.out);
        assert!(played.out.lines().any(|line| line.starts_with("ok ")), "{at}: {}", played.out);
        let lines = run(dir.path(), "lines pig.kanso").status(0);
        assert!(!lines.out.contains("sealed"), "{at}: {}", lines.out);
        assert_eq!(events(dir.path(), "pig.kanso", 0), 4, "{at}: nothing stood against it");
    }
}

fn with_raiders() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "new rook-raiders -o raid.kanso --name Aki,Ren --seed 7").status(0);
    dir
}

#[test]
fn words_that_only_one_choice_has_are_enough() {
    let dir = with_raiders();
    let ran = typed(dir.path(), "play raid.kanso", "thief b5\nwarrior\nWARRIOR c6\n").status(1);
    assert!(ran.out.contains("Aki: place Thief★ on B5"), "{}", ran.out);
    assert!(ran.out.contains("which of these?"), "{}", ran.out);
    assert!(ran.out.contains("place Warrior★ on A5  place U01 A5"), "{}", ran.out);
    assert!(ran.out.contains("Ren: place Warrior★ on C6"), "{}", ran.out);
    assert!(!ran.out.contains("nothing here is called"), "{}", ran.out);
}

#[test]
fn what_nobody_could_try_is_answered_with_what_there_is() {
    let dir = with_raiders();
    let script = "place U77 B5\nplace U04 B5\nstorm C3\nplace U02 B5 Q9\n";
    let ran = typed(dir.path(), "play raid.kanso", script).status(1);
    for told in [
        "no: nothing here is called \"place U77 B5\"\n  place goes with U01 A5, U01 B5, ",
        "no: nothing here is called \"storm C3\"\n  the choices begin with place",
        // What stands at each place that is named.
        ": Thief★\n",
        ": nothing stands there\n",
        "  B5 (",
    ] {
        assert!(ran.out.contains(told), "{told:?} in {}", ran.out);
    }
}

#[test]
fn a_branch_takes_the_words_that_play_takes() {
    let dir = with_raiders();
    typed(dir.path(), "play raid.kanso", "").status(0);
    let branch = |text: &str| -> Ran {
        let arguments = ["branch", "raid.kanso", "--at", "0@9", "--do", text];
        kanso()
            .current_dir(dir.path())
            .args(arguments)
            .output()
            .expect("the program was built")
            .into()
    };
    let ran = branch("thief b5").status(0);
    assert!(ran.out.contains("Aki: place Thief★ on B5"), "{}", ran.out);
    branch("warrior").fails(1, &["\"warrior\" could be place U01 A5, "]);
    branch("thief b1").fails(1, &["B1 is not in the home area"]);
    branch("storm").fails(1, &["nothing here is called \"storm\"; the choices begin with place"]);
}

#[test]
fn words_of_what_is_refused_tell_the_rule() {
    let dir = with_raiders();
    let ran = typed(dir.path(), "play raid.kanso", "thief b1\n").status(1);
    assert!(ran.out.contains("place U04 B1: no: B1 is not in the home area"), "{}", ran.out);
    assert_eq!(ran.out.matches("RR-1.7  The home area").count(), 1, "{}", ran.out);
}

#[test]
fn what_a_rule_and_a_card_row_say_alike_is_told_once() {
    let dir = with_raiders();
    let ran = typed(dir.path(), "play raid.kanso", "").status(0);
    let turned: Vec<_> = ran.out.lines().filter(|line| line.contains(" turns up ")).collect();
    assert_eq!(turned.len(), 2, "two monsters, each once: {}", ran.out);
    assert!(turned.iter().all(|line| line.contains("  RR-7.4 RR:M")), "{turned:?}");
}

#[test]
fn players_end_a_game_that_they_stop() {
    for (typed_in, told) in [
        ("roll\nend concede\n", "The game is over: Aki concedes"),
        ("end concede Ren\n", "The game is over: Ren concedes"),
        ("end agree\n", "The game is over: the players agreed to stop"),
        ("end abandon\n", "The game is over: abandoned"),
    ] {
        let dir = with_pig();
        let ran = typed(dir.path(), "play pig.kanso", typed_in).status(0);
        assert!(ran.out.contains(told), "{}", ran.out);
        assert!(!ran.out.contains("go on with"), "there is nothing to go on with: {}", ran.out);
        assert!(run(dir.path(), "review pig.kanso").status(0).out.contains(told));
        assert!(run(dir.path(), "lines pig.kanso").status(0).out.contains("sealed"));
        run(dir.path(), "verify pig.kanso").status(0);
        // What is played on becomes a line of its own.
        let ran = typed(dir.path(), "play pig.kanso", "roll\n").status(0);
        assert!(ran.out.contains("a new line leaves here: 1"), "{}", ran.out);
    }
}

#[test]
fn a_game_is_ended_only_at_its_end_and_only_in_words() {
    let dir = with_pig();
    let ran = typed(dir.path(), "play pig.kanso", "end\nend concede Zed\nroll\n").status(1);
    assert!(ran.out.contains("`end concede [SEAT]`, `end agree` or `end abandon`"), "{}", ran.out);
    assert!(ran.out.contains("there is no seat \"Zed\""), "{}", ran.out);
    let ran = typed(dir.path(), "play pig.kanso --at 0", "end agree\n").status(1);
    assert!(ran.out.contains("only the end of a line can be closed"), "{}", ran.out);
    let lines = run(dir.path(), "lines pig.kanso").status(0);
    assert!(!lines.out.contains("sealed"), "{}", lines.out);
}

#[test]
fn why_tells_each_reason_before_it_tells_one_of_them_many_times() {
    let dir = tempfile::tempdir().expect("a folder");
    let new = "simulate rook-raiders -o rr.kanso --seats 2 --seed 4";
    run(dir.path(), new).status(0);
    let asks = "why A3\n";
    let ran = (1..60)
        .map(|event| typed(dir.path(), &format!("play rr.kanso --at {event}"), asks).status(0))
        .find(|ran| ran.out.contains("more alike"))
        .expect("somewhere a rule refuses many attempts");
    let refused = |line: &&str| line.contains(": no: ");
    let mut in_a_row = 0;
    for line in ran.out.lines() {
        in_a_row = if refused(&line) { in_a_row + 1 } else { 0 };
        assert!(in_a_row <= 3, "{}", ran.out);
    }
}

#[test]
fn why_takes_several_words_and_answers_for_a_card_that_is_not_held() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    run(dir.path(), "simulate mamono-raid -o raid.kanso --seed 3").status(0);
    let both = typed(dir.path(), "play raid.kanso --at t2", "why pickpocket tail.0\n").status(0);
    assert_eq!(both.out.matches("use_skill TH11").count(), 1, "both words narrow: {}", both.out);
    let first = typed(dir.path(), "play raid.kanso --at t2", "why pickpocket tail.99\n").status(0);
    assert!(
        first.out.contains("no action that could be tried here has these words"),
        "{}",
        first.out
    );
    assert!(first.out.contains("use_skill TH11 head.4"), "the first word is: {}", first.out);

    run(dir.path(), "simulate battlelore-heroes -o battle.kanso --seed 7 --name Ada,Ben").status(0);
    let play = "play battle.kanso --at t3";
    let lore = typed(dir.path(), play, "why fireball\n").status(0);
    assert!(lore.out.contains("no: Fireball is not in the Lore hand"), "{}", lore.out);
    let found = typed(dir.path(), play, "why sapphire armor\n").status(0);
    assert!(found.out.contains("Sapphire Armor: Ada does not hold it"), "{}", found.out);
    assert!(found.out.contains("BH:ART01"), "{}", found.out);
    let rule = typed(dir.path(), play, "why bl-9.1\n").status(0);
    assert!(rule.out.contains("BL-9.1  An ordered piece battles once"), "{}", rule.out);
}

#[test]
fn what_is_more_than_was_typed_is_not_played_unasked() {
    let golden = "../../fixtures/golden/rook-raiders/four-seats-declared.kanso";
    let dir = tempfile::tempdir().expect("a temporary folder");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(golden);
    fs::copy(golden, dir.path().join("raid.kanso")).expect("it is there");
    let before = run(dir.path(), "lines raid.kanso").status(0).out;
    // The Thief gets there for a token alone.
    for (lang, text) in [("en", "thief to c2"), ("en", "activate 0 c2"), ("ja", "activate 0 c2")] {
        let play = format!("--lang {lang} play raid.kanso --at 20");
        let ran = typed(dir.path(), &play, &format!("{text}\n")).status(1);
        assert!(ran.out.contains("RR-5.1 ") && !ran.out.contains("\nok "), "{}", ran.out);
        assert!(ran.out.contains("activate 0 C2 pay token"), "{}", ran.out);
    }
    assert_eq!(run(dir.path(), "lines raid.kanso").status(0).out, before, "nothing was played");
    let ran = typed(dir.path(), "play raid.kanso --at 20", "activate 0 c2 pay\n").status(0);
    assert!(ran.out.contains("Ada pays 1 honour token"), "{}", ran.out);
}

fn with_a_table_of_cards() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    let make = "new berserk-tcg -o cards.kanso --name Aki,Bea --table-luck --option first-seat=0";
    run(dir.path(), make).status(0);
    dir
}

#[test]
fn a_draw_that_is_known_in_part_is_entered_in_part() {
    let dir = with_a_table_of_cards();
    let script = "Banner Sergeant, ？, ?, Pike Line, ? ?, G01\n";
    let ran = typed(dir.path(), "play cards.kanso --eye all", script).status(0);
    assert!(ran.out.contains("ok 1"), "{}", ran.out);
    let (_, assumed) = ran.out.split_once("assumed: ").expect("what is assumed is told");
    let (assumed, _) = assumed.split_once(")\n").expect("in brackets");
    assert_eq!(assumed.split(", ").count(), 4, "{assumed}");
    let line = ran.out.lines().find(|line| line.contains("assumed: ")).expect("told");
    for known in ["Mercenary (green)", "Banner Sergeant", "Pike Line"] {
        assert!(line.contains(known), "{known} in {line}");
    }
    let public = run(dir.path(), "review cards.kanso --eye Bea").status(0).out;
    assert!(public.contains("assumed in part") && !public.contains("Pike Line"), "{public}");
    let japanese = run(dir.path(), "--lang ja review cards.kanso").status(0).out;
    assert!(japanese.contains("仮："), "{japanese}");
    let page = run(dir.path(), "export cards.kanso --format html").status(0).out;
    assert!(page.contains(&format!("assumed: {assumed}")), "the page tells them too");
    let json = run(dir.path(), "export cards.kanso --format jsonl").status(0).out;
    let mark = json.lines().find(|line| line.contains("\"assumed_items\"")).expect("a record");
    let mark: serde_json::Value = serde_json::from_str(mark).expect("it is JSON");
    assert_eq!(mark["items"].as_array().map(Vec::len), Some(4), "{mark}");
    run(dir.path(), "verify cards.kanso").status(0);
    // What nobody knows at all is assumed as a whole.
    let ran = typed(dir.path(), "play cards.kanso --eye all", "? ? ? ? ? ? ?\n").status(0);
    assert!(ran.out.contains(", assumed)"), "{}", ran.out);
}

#[test]
fn an_eye_that_may_not_know_what_can_fall_is_told_how_many() {
    let dir = with_a_table_of_cards();
    typed(dir.path(), "play cards.kanso", "?\n").status(0);
    let script = "l\nnonsense\nK01\nG01 G01 G01 G01 G01 G01 G01\n? ? ?\n";
    let ran = typed(dir.path(), "play cards.kanso --eye Aki", script).status(1);
    let refused: Vec<_> = ran.out.lines().filter(|line| line.starts_with("no: ")).collect();
    assert_eq!(refused.len(), 4, "{}", ran.out);
    assert!(refused.iter().all(|line| *line == refused[0]), "{refused:?}");
    assert!(refused[0].starts_with("no: 7 awaited; what they can be is not told"), "{refused:?}");
    assert!(!ran.out.contains("Mercenary"), "{}", ran.out);
    let script = "? ? ? ? ? ? ?\nkeep\n1\n?1\nwhy keep\n";
    let ran = typed(dir.path(), "play cards.kanso --eye Bea", script).status(1);
    assert!(ran.out.contains("ok 2"), "its own draw: {}", ran.out);
    assert_eq!(ran.out.matches("this eye is not told what can be chosen here").count(), 4);
}

#[test]
fn signs_of_a_japanese_keyboard_are_taken() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "new pig -o table.kanso --table-luck").status(0);
    let script = "ｒｏｌｌ\n６\nｈｏｌｄ\n１\n？\n４\nｎ　いい目！\nｌ\nｑ\n";
    let ran = typed(dir.path(), "--lang ja play table.kanso", script).status(0);
    assert!(ran.out.contains("ok 5"), "{}", ran.out);
    let notes = run(dir.path(), "note table.kanso").status(0);
    assert!(notes.out.contains("いい目！"), "{}", notes.out);
    let told = "the die shows 4  (1 in 6)\n";
    let ran = typed(dir.path(), "play table.kanso", &format!("roll\n{told}")).status(0);
    assert!(ran.out.contains("the die shows 4"), "{}", ran.out);
}

#[test]
fn what_a_thing_is_is_told_for_the_asking() {
    let dir = with_raiders();
    let asked = "? thief\n?1\n?\n? zzz\n? RR-1.7\nk\n";
    let ran = typed(dir.path(), "play raid.kanso", asked).status(0);
    for told in [
        // A card of the hand: its value, its marks, its row.
        "Thief★  2/2",
        "mv2 movement",
        "RR:U04  Thief★",
        // A choice: what it says, then the card, then the rules behind it.
        "place Warrior★ on A5  place U01 A5",
        "RR:U01  Warrior★",
        "write what is to be told: ?N for choice N",
        "nothing here is called \"zzz\"",
        "RR-1.7  The home area",
        "Marks: ",
    ] {
        assert!(ran.out.contains(told), "{told:?} in {}", ran.out);
    }
    // What falls before the first decision is all that there is.
    assert_eq!(events(dir.path(), "raid.kanso", 0), 9, "nothing was played");
}

#[test]
fn commands_are_there_in_japanese() {
    let dir = with_pig();
    let asked = "なぜ hold\nなぜ　hold\n一覧\n盤面\nヘルプ\nroll\n戻る!\n終了\n";
    let ran = typed(dir.path(), "--lang ja play pig.kanso", asked).status(0);
    assert_eq!(ran.out.matches("PG-1.4").count(), 2, "{}", ran.out);
    assert!(ran.out.contains("戻りました 0@0"), "{}", ran.out);
    assert!(ran.out.contains("Xを含む行動がなぜできないか"), "{}", ran.out);
}

/// A card game with windows to answer in: who asks for it passes until something happens.
#[test]
fn somebody_goes_on_passing_until_something_happens() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    run(dir.path(), "simulate battlelore-heroes -o battle.kanso --seed 7 --name Ada,Ben").status(0);
    let told = run(dir.path(), "review battle.kanso").status(0).out;
    let window = told.lines().find(|line| line.contains("Ada: pass") || line.contains("Ben: pass"));
    let event: u32 = window
        .and_then(|line| line.split_whitespace().next()?.parse().ok())
        .expect("somebody passes in this game");
    let at = |typed_in: &str| {
        let arguments = format!("play battle.kanso --at {}", event - 1);
        typed(dir.path(), &arguments, typed_in)
    };
    let once = at("p\n").status(0);
    assert!(once.out.contains(": pass"), "{}", once.out);
    let on = at("p turn\n").status(0);
    let passes = |out: &str| out.matches(": pass").count();
    assert!(passes(&on.out) >= passes(&once.out), "{}", on.out);
    let pig = with_pig();
    let none = typed(pig.path(), "play pig.kanso", "p\n").status(1);
    assert!(none.out.contains("this is no window to pass in"), "{}", none.out);
}

#[test]
fn what_choices_are_worth_is_told_on_wish() {
    let dir = with_pig();
    let ran = typed(dir.path(), "play pig.kanso", "roll\nv\nq\n").status(0);
    assert!(ran.out.contains("share of the win after each choice"), "{}", ran.out);
    let told = ran.out.lines().filter(|line| line.contains('±')).count();
    assert_eq!(told, 2, "to roll and to hold: {}", ran.out);
    let over = typed(dir.path(), "play pig.kanso --bot 0=greedy --bot 1=greedy", "").status(0);
    assert!(over.out.contains("The game is over"), "{}", over.out);
    let alone = with_pig();
    let ran = typed(alone.path(), "play pig.kanso", "v\n").status(0);
    assert!(ran.out.contains("there is no choice here"), "one can only roll: {}", ran.out);
}

/// Looking back into a game and stepping back there is no edit.
#[test]
fn a_step_back_in_the_middle_of_a_game_changes_nothing_of_it() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    run(dir.path(), "simulate pig -o over.kanso --seed 3").status(0);
    let all = events(dir.path(), "over.kanso", 0);
    let ran = typed(dir.path(), "play over.kanso --at 9", "u\nu\nq\n").status(0);
    assert!(ran.out.contains("back to 0@"), "{}", ran.out);
    assert!(!ran.out.contains("goes on"), "{}", ran.out);
    let lines = run(dir.path(), "lines over.kanso --all --json").status(0).out;
    let lines: serde_json::Value = serde_json::from_str(&lines).expect("it is JSON");
    assert_eq!(lines.as_array().map(Vec::len), Some(1), "{lines}");
    assert_eq!(events(dir.path(), "over.kanso", 0), all);
}

#[test]
fn what_everybody_sees_is_never_assumed() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    run(dir.path(), "new mamono-raid -o t.kanso --luck table --name Ada,Ben").status(0);
    let ran = typed(dir.path(), "play t.kanso", "?\nl\n").status(0);
    assert!(ran.out.contains("everybody sees it: enter what fell"), "{}", ran.out);
    assert!(!ran.out.contains("if nobody knows"), "{}", ran.out);
    assert_eq!(events(dir.path(), "t.kanso", 0), 0);
}

#[test]
fn what_happened_and_parts_of_the_table_are_told_again() {
    let dir = with_pig();
    let ran = typed(dir.path(), "play pig.kanso", "roll\nlog\nlog 1\nt ren\nt zzz\nh back\n");
    let ran = ran.status(1);
    assert_eq!(ran.out.matches("the die shows").count(), 3, "{}", ran.out);
    assert!(ran.out.contains("nothing here is called \"zzz\""), "{}", ran.out);
    assert!(ran.out.contains("no: h stands alone: nothing was done"), "{}", ran.out);
}

/// What nobody could try or see has its rule all the same: by a word of it.
#[test]
fn a_rule_is_found_by_a_word_of_it() {
    let dir = with_raiders();
    let ran = typed(dir.path(), "play raid.kanso", "? full speed\n? recovery\n? back\n").status(0);
    assert!(ran.out.contains("    RR-9.12  "), "{}", ran.out);
    assert!(ran.out.contains("… and "), "{}", ran.out);
    let none = typed(dir.path(), "play raid.kanso", "l zzz\n").status(0);
    assert!(none.out.contains("nothing here is called \"zzz\""), "{}", none.out);
}

#[test]
fn a_word_of_the_game_comes_before_a_command_that_could_do_nothing() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    run(dir.path(), "simulate berserk-tcg -o b.kanso --seed 5 --name Ada,Ben").status(0);
    let told = run(dir.path(), "review b.kanso").status(0).out;
    let main =
        told.lines().find(|line| line.contains(": end the Main phase")).expect("a phase ends");
    let event: u32 = main.split_whitespace().next().and_then(|n| n.parse().ok()).expect("a number");
    let at = format!("play b.kanso --at {}", event - 1);
    let ran = typed(dir.path(), &at, "end\n").status(0);
    assert!(ran.out.contains("ends the Main phase"), "{}", ran.out);
}

/// A pass of somebody who goes on passing was typed by nobody: a step back goes over it, to what was typed.
#[test]
fn a_step_back_goes_over_what_nobody_typed_and_ends_what_was_said_there() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let make = "new berserk-tcg -o q.kanso --seed q1 --option deck-0=red-host --option \
                deck-1=red-host --option first-seat=0 --reading window-eligibility=public --name \
                Ann,Bob";
    run(dir.path(), make).status(0);
    let play = |more: &str| {
        let script = format!("keep\nkeep\nset #1 5\np phase\n1\nend main\np turn\n{more}");
        typed(dir.path(), "play q.kanso", &script).out
    };
    // Back over Ann's passes to where Ann said `p turn`: it is over, and Ann is asked anew.
    let back = play("u!\n");
    let (_, after) = back.rsplit_once("back to 0@").expect("it goes back");
    assert!(after.contains("Ann may") && !after.contains("Ann: pass"), "{after}");
}

/// A place of the board is told with what stands there and what ground it is.
#[test]
fn a_place_is_told_for_the_asking() {
    let dir = with_raiders();
    let ran = typed(dir.path(), "play raid.kanso", "? b5\n? RR-1.7\n").status(0);
    assert!(ran.out.contains("  B5"), "{}", ran.out);
    assert!(ran.out.contains("nothing stands there") || ran.out.contains("B5 ("), "{}", ran.out);
    run(dir.path(), "simulate battlelore-heroes -o b.kanso --seed 7 --name Ada,Ben").status(0);
    let ran = typed(dir.path(), "play b.kanso --at 60", "? F6\n").status(0);
    let told = ran.out.lines().find(|line| line.starts_with("  F6")).expect("the hex is told");
    assert!(told.len() > 6, "{told}");
}
