//! What is taken back, mended, hidden and had back: the line that goes on is the one that is shown, and
//! nothing that was acknowledged is lost.

use crate::run::{Ran, events, run, typed, with_pig};
use std::fs;
use std::path::Path;

/// A folder with a game of Pig at a real table.
fn table() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "new pig -o t.kanso --table-luck --name Ada,Ben --seed t").status(0);
    dir
}

/// One in which a 6 was typed where a 4 had fallen, and mended.
fn mended() -> (tempfile::TempDir, Ran) {
    let dir = table();
    let lines = "roll\n5\nhold\nroll\n6\nu\n4\nhold\nq\n";
    let ran = typed(dir.path(), "play t.kanso", lines).status(0);
    (dir, ran)
}

fn line(dir: &Path, file: &str, line: usize) -> serde_json::Value {
    let ran = run(dir, &format!("lines {file} --all --json")).status(0);
    let lines: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    lines[line].clone()
}

#[test]
fn a_slip_at_a_table_is_mended_and_the_mended_game_is_what_goes_on() {
    let (dir, ran) = mended();
    let told = "in place of line 0 from event 5 on: the die shows 6 → the die shows 4 (a slip at \
                the table, corrected)";
    let now = format!("line 1 goes on, {told}; it is shown first from now on");
    assert!(ran.out.contains(&now), "{}", ran.out);
    assert!(ran.out.contains("go on with: kanso play t.kanso\n"), "{}", ran.out);
    assert!(ran.out.contains("see it with: kanso review t.kanso\n"), "{}", ran.out);
    // The hints lead to the game as it was at the table.
    let next = typed(dir.path(), "play t.kanso", "q\n").status(0);
    assert!(next.out.starts_with("Ada: roll or hold (0 this turn)\n"), "{}", next.out);
    let review = run(dir.path(), "review t.kanso").status(0);
    assert!(review.out.contains(told) && review.out.contains("banks 4"), "{}", review.out);
    assert!(!review.out.contains("5 the die shows 6"), "{}", review.out);
    assert!(run(dir.path(), "lines t.kanso").status(0).out.contains(told));
    let page = run(dir.path(), "export t.kanso --format html").status(0);
    assert!(page.out.contains("from event 5 on"), "the page says so");
    let seat = run(dir.path(), "export t.kanso --format html --eye Ada").status(0);
    assert!(!seat.out.contains("from event 5 on"), "what stood there is not for a seat");
    // The slip is still there, at its address.
    let slip = run(dir.path(), "review t.kanso --at 0@5").status(0);
    assert!(slip.out.contains("the die shows 6"), "{}", slip.out);
    run(dir.path(), "verify t.kanso").status(0);
    let info = line(dir.path(), "t.kanso", 1);
    assert_eq!((&info["mend"]["why"], &info["mend"]["of"]), (&"slip".into(), &0.into()));
    assert_eq!(info["promoted"], true);
}

#[test]
fn the_record_is_told_in_japanese_too() {
    let dir = table();
    let ran = typed(dir.path(), "--lang ja play t.kanso", "roll\n5\nu\n4\nq\n").status(0);
    assert!(ran.out.contains("以後は分岐1が主表示です"), "{}", ran.out);
    let lines = run(dir.path(), "--lang ja lines t.kanso").status(0);
    assert!(lines.out.contains("分岐0のイベント2以降に代わるもの"), "{}", lines.out);
    assert!(lines.out.contains("（卓での入力ミスの訂正）"), "{}", lines.out);
    let trimmed = run(dir.path(), "--lang ja line t.kanso trim 1 --at 1").status(0);
    assert!(trimmed.out.contains("後の1イベントを非表示"), "{}", trimmed.out);
    let refused = with_pig();
    let ran = typed(refused.path(), "--lang ja play pig.kanso", "roll\nu\n").status(1);
    assert!(ran.out.contains("運の結果") && ran.out.contains("`u!`"), "{}", ran.out);
}

#[test]
fn what_is_entered_again_as_it_was_is_a_step_forward_and_no_line() {
    let dir = table();
    typed(dir.path(), "play t.kanso", "roll\n5\nu\n5\nhold\n").status(0);
    assert_eq!(events(dir.path(), "t.kanso", 0), 3);
    assert!(!run(dir.path(), "lines t.kanso").status(0).out.contains("in place of"));
}

#[test]
fn what_is_taken_back_stays_taken_back_when_one_leaves() {
    let dir = table();
    let ran = typed(dir.path(), "play t.kanso", "roll\n5\nhold\nroll\n6\nu\nu\nq\n").status(0);
    assert!(ran.out.contains("line 1 goes on, in place of line 0 from event 4 on"), "{}", ran.out);
    let next = typed(dir.path(), "play t.kanso", "q\n").status(0);
    assert!(next.out.starts_with("Ben: roll or hold (0 this turn)\n"), "{}", next.out);
    // Nothing is lost: without the line that was made the game is what it was.
    run(dir.path(), "line t.kanso delete 1").status(0);
    let back = typed(dir.path(), "play t.kanso", "q\n").status(0);
    assert!(back.out.contains("(6 this turn)"), "{}", back.out);
}

#[test]
fn a_line_that_was_taken_back_can_be_ended_there() {
    let dir = table();
    let ran = typed(dir.path(), "play t.kanso", "roll\n5\nhold\nroll\nu\nend agree\n").status(0);
    assert!(ran.out.contains("the players agreed to stop"), "{}", ran.out);
    let info = line(dir.path(), "t.kanso", 1);
    assert_eq!((&info["seal"], &info["events"]), (&"agreed".into(), &3.into()));
    run(dir.path(), "verify t.kanso").status(0);
}

#[test]
fn seeded_luck_is_not_taken_back_unless_the_table_agrees() {
    let dir = with_pig();
    let ran = typed(dir.path(), "play pig.kanso", "roll\nu\n").status(1);
    let told =
        "no: luck has fallen since, and is known now; `u!` takes it back if the table agrees";
    assert!(ran.out.contains(told), "{}", ran.out);
    assert_eq!(events(dir.path(), "pig.kanso", 0), 2);
    let agreed = typed(dir.path(), "play pig.kanso", "u!\nq\n").status(0);
    assert!(agreed.out.contains("(taken back, the table agreed)"), "{}", agreed.out);
    assert_eq!(line(dir.path(), "pig.kanso", 1)["mend"]["why"], "agreed");
    run(dir.path(), "verify pig.kanso").status(0);
}

fn raiders() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "new rook-raiders -o raid.kanso --name Aki,Ren --seed 7").status(0);
    dir
}

#[test]
fn one_takes_back_ones_own_decision_but_not_over_another_seats() {
    let dir = raiders();
    let ran = typed(dir.path(), "play raid.kanso", "thief b5\nu\nthief a5\nq\n").status(0);
    assert!(ran.out.contains("(taken back)"), "{}", ran.out);
    assert_eq!(line(dir.path(), "raid.kanso", 1)["mend"]["why"], "taken_back");

    // Ren takes back what Ren did; what Aki did before then stands behind Ren's decision.
    let dir = raiders();
    let ran = typed(dir.path(), "play raid.kanso", "thief b5\nwarrior c6\nu\nu\n").status(1);
    assert!(ran.out.contains("no: Ren has decided since"), "{}", ran.out);

    // A bot's answer shows what it wants, too.
    let dir = raiders();
    let play = "play raid.kanso --bot Ren=greedy";
    let ran = typed(dir.path(), play, "thief b5\nu\n").status(1);
    assert!(ran.out.contains("no: Ren has decided since"), "{}", ran.out);
    let ran = typed(dir.path(), play, "u!\nthief a5\n").status(0);
    assert!(ran.out.contains("(taken back, the table agreed)"), "{}", ran.out);
}

#[test]
fn a_card_that_was_shown_to_the_others_is_not_taken_back_unasked() {
    let dir = tempfile::tempdir().expect("a folder");
    let make = "new berserk-tcg -o cards.kanso --name Aki,Bea --seed 11 --option first-seat=0";
    run(dir.path(), make).status(0);
    let ran = typed(dir.path(), "play cards.kanso", "keep\nu\nq\n").status(0);
    assert!(ran.out.contains("back to "), "keeping a hand shows nothing: {}", ran.out);
}

#[test]
fn a_correction_is_shown_first_and_says_what_to_do_next() {
    let dir = table();
    typed(dir.path(), "play t.kanso", "roll\n6\nroll\n5\nhold\nroll\n4\nhold\n").status(0);
    let ran = run(dir.path(), "correct t.kanso --at 2 --outcome 3").status(0);
    for told in [
        "line 1 goes on, in place of line 0 from event 2 on: the die shows 6 → the die shows 3",
        "it is shown first from now on",
        "go on with: kanso play t.kanso\n",
        "see it with: kanso review t.kanso\n",
    ] {
        assert!(ran.out.contains(told), "{told:?} in {}", ran.out);
    }
    assert!(run(dir.path(), "review t.kanso").status(0).out.contains("banks 8"));

    let kept = run(dir.path(), "correct t.kanso --at 4 --outcome 2 --keep-shown").status(0);
    assert!(kept.out.contains("to show it first: kanso line t.kanso promote 2"), "{}", kept.out);
    assert!(kept.out.contains("kanso review t.kanso --line 2"), "{}", kept.out);
    assert!(run(dir.path(), "review t.kanso").status(0).out.contains("banks 8"));
    // One line is shown, and another is newer.
    let play = typed(dir.path(), "play t.kanso", "q\n").status(0);
    let told = "you are on line 1 \"event 2 corrected\", which is shown first; line 2 ";
    assert!(play.out.starts_with(told), "{}", play.out);
    assert!(play.out.contains("kanso play t.kanso --at 2@end"), "{}", play.out);
    let json = run(dir.path(), "correct t.kanso --at 2 --outcome 5 --json").status(0);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("it is JSON");
    assert_eq!((&json["line"], &json["shown_first"]), (&3.into(), &true.into()));
}

#[test]
fn a_correction_that_stops_is_shown_first_once_it_is_played_on() {
    let dir = table();
    typed(dir.path(), "play t.kanso", "roll\n1\nroll\n6\nhold\nroll\n4\nhold\n").status(0);
    let ran = run(dir.path(), "correct t.kanso --at 2 --outcome 3").status(1);
    assert!(ran.out.contains("it stops after 2 events"), "{}", ran.out);
    assert!(!ran.out.contains("shown first"), "{}", ran.out);
    let ran = typed(dir.path(), "play t.kanso --at 1@end", "hold\n").status(0);
    assert!(ran.out.contains("line 1 goes on, in place of line 0"), "{}", ran.out);
    assert_eq!(line(dir.path(), "t.kanso", 1)["promoted"], true);
}

#[test]
fn notes_and_signs_go_along_with_a_correction() {
    let dir = table();
    typed(dir.path(), "play t.kanso", "roll\n6\nroll\n5\nhold\nroll\n4\nhold\n").status(0);
    run(dir.path(), "note t.kanso --at 1 bold").status(0);
    run(dir.path(), "note t.kanso --at 5 wise").status(0);
    run(dir.path(), "note t.kanso --at 5 --glyph !!").status(0);
    run(dir.path(), "correct t.kanso --at 2 --outcome 3").status(0);
    let told = run(dir.path(), "review t.kanso").status(0).out;
    for words in ["bold", "wise", "Ada: hold, banking 8 !!", "banks 8"] {
        assert!(told.contains(words), "{words} in {told}");
    }
}

#[test]
fn a_deleted_line_is_had_back() {
    let dir = table();
    typed(dir.path(), "play t.kanso", "roll\n6\nhold\n").status(0);
    run(dir.path(), "branch t.kanso --at 2 --do roll --name bold").status(0);
    let ran = run(dir.path(), "line t.kanso delete bold").status(0);
    assert!(ran.out.contains("kanso line t.kanso undelete 1"), "{}", ran.out);
    assert!(!run(dir.path(), "lines t.kanso").status(0).out.contains("bold"));
    run(dir.path(), "line t.kanso undelete bold").status(0);
    assert!(run(dir.path(), "lines t.kanso").status(0).out.contains("bold"));
    run(dir.path(), "line t.kanso undelete 1").fails(2, &["line 1 is not deleted"]);
    run(dir.path(), "verify t.kanso").status(0);
}

#[test]
fn what_is_trimmed_off_is_hidden_kept_and_shown_again() {
    let dir = table();
    typed(dir.path(), "play t.kanso", "roll\n6\nroll\n5\nhold\nroll\n4\nhold\n").status(0);
    let ran = run(dir.path(), "line t.kanso trim 0 --at t2").status(0);
    assert!(ran.out.contains("3 events trimmed off"), "{}", ran.out);
    assert!(ran.out.contains("kanso line t.kanso trim 0 --undo"), "{}", ran.out);
    assert_eq!(events(dir.path(), "t.kanso", 0), 5);
    let told = run(dir.path(), "review t.kanso").status(0).out;
    assert!(told.contains("banks 11") && !told.contains("banks 4"), "{told}");
    assert!(!run(dir.path(), "export t.kanso --format html").status(0).out.contains("banks 4"));
    assert!(!run(dir.path(), "export t.kanso --format txt").status(0).out.contains("banks 4"));
    // Reached by its address, and gone on with beside it.
    assert!(run(dir.path(), "review t.kanso --at 8").status(0).out.contains("banks 4"));
    let ran = typed(dir.path(), "play t.kanso", "roll\n2\n").status(0);
    assert!(ran.out.contains("a new line leaves here: 1"), "{}", ran.out);
    run(dir.path(), "line t.kanso trim 0 --undo").status(0);
    assert_eq!(events(dir.path(), "t.kanso", 0), 8);
    run(dir.path(), "line t.kanso trim 0 --undo").fails(2, &["nothing of line 0 is trimmed off"]);
    run(dir.path(), "line t.kanso trim 0 --at 99").fails(2, &["no event 99"]);
    run(dir.path(), "line t.kanso trim 1 --at 0@2").fails(2, &["not a place on line 1"]);
    run(dir.path(), "verify t.kanso").status(0);
}

#[test]
fn a_note_may_be_about_a_line() {
    let dir = table();
    typed(dir.path(), "play t.kanso", "roll\n6\nhold\n").status(0);
    run(dir.path(), "branch t.kanso --at 2 --do roll --name bold").status(0);
    let ran = run(dir.path(), "note t.kanso --line bold --author Ben greedy!").status(0);
    assert!(ran.out.contains("noted: line 1"), "{}", ran.out);
    for command in ["lines t.kanso", "review t.kanso --line 1", "lines t.kanso --json"] {
        let told = run(dir.path(), command).status(0).out;
        assert!(told.contains("greedy!") && told.contains("Ben"), "{command}: {told}");
    }
    assert!(!run(dir.path(), "review t.kanso").status(0).out.contains("greedy!"));
    assert!(run(dir.path(), "note t.kanso").status(0).out.contains("line 1 (Ben): greedy!"));
    let page = run(dir.path(), "export t.kanso --format html --at 1@0").status(0);
    assert!(page.out.contains("greedy!"), "the page of the line has it");
    run(dir.path(), "line t.kanso extract bold -o bold.kanso").status(0);
    assert!(run(dir.path(), "lines bold.kanso").status(0).out.contains("greedy!"));
    run(dir.path(), "note t.kanso --withdraw 0").status(0);
    assert!(!run(dir.path(), "lines t.kanso").status(0).out.contains("greedy!"));
    run(dir.path(), "note t.kanso --line 7 x").fails(2, &["no line 7"]);
}

#[test]
fn decisions_are_judged_by_signs() {
    let dir = table();
    typed(dir.path(), "play t.kanso", "roll\n6\nhold\nroll\n4\nhold\n").status(0);
    let ran = run(dir.path(), "note t.kanso --at 3 --glyph ?!").status(0);
    assert!(ran.out.contains("0@3 Ada: hold, banking 6 ?! (dubious)"), "{}", ran.out);
    assert!(
        run(dir.path(), "review t.kanso").status(0).out.contains("3 Ada: hold, banking 6 ?!\n")
    );
    assert!(!run(dir.path(), "review t.kanso --eye Ben").status(0).out.contains("?!"));
    assert!(run(dir.path(), "export t.kanso --format html").status(0).out.contains("dubious"));
    let line = "{\"kind\":\"glyph\",\"line\":0,\"event\":2,\"glyph\":\"?!\"";
    assert!(run(dir.path(), "export t.kanso --format jsonl").status(0).out.contains(line));
    run(dir.path(), "note t.kanso --at 3 --glyph ！！").status(0);
    assert!(
        run(dir.path(), "review t.kanso").status(0).out.contains("3 Ada: hold, banking 6 !!\n")
    );
    run(dir.path(), "note t.kanso --at 3 --glyph none").status(0);
    assert!(run(dir.path(), "review t.kanso").status(0).out.contains("3 Ada: hold, banking 6\n"));
    run(dir.path(), "note t.kanso --at 3 --glyph none").fails(2, &["no sign here"]);
    run(dir.path(), "note t.kanso --at 2 --glyph !").fails(2, &["what fell", "0@1"]);
    let wrong = run(dir.path(), "note t.kanso --at 3 --glyph ???").status(2);
    assert!(wrong.err.contains("! ? !! ?? !? ?! or none"), "{}", wrong.err);
}

#[test]
fn places_are_named_by_round_and_by_phase() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "simulate rook-raiders -o raid.kanso --seed 1").status(0);
    let at = |address: &str| {
        let ran = run(dir.path(), &format!("show raid.kanso --at {address}")).status(0);
        ran.out.lines().next().unwrap_or_default().to_owned()
    };
    let round = at("r2");
    assert!(round.contains(" r2 t"), "{round}");
    let phases = [at("r2.1"), at("r2.2")];
    assert_eq!(phases[0], round, "a round begins with its first phase");
    assert_ne!(phases[0], phases[1]);
    // What is shown is an address, and leads back.
    let place = phases[1].split("  ").last().expect("places").to_owned();
    for address in place.split(' ').filter(|address| !address.starts_with('r')) {
        assert_eq!(at(address), phases[1], "{address} of {place}");
    }
    let turn = at("t3");
    let name = turn.split("  ").nth(1).expect("a phase").to_owned();
    let word = name.split(' ').next_back().expect("a word").to_lowercase();
    assert_eq!(at(&format!("t3.{word}")), turn, "{name}");
    run(dir.path(), "show raid.kanso --at r99").fails(2, &["there is no round r99", "rounds "]);
    run(dir.path(), "show raid.kanso --at t3.nonsense").fails(2, &["no phase t3.nonsense"]);
    run(dir.path(), "branch raid.kanso --at t3.1 --luck fresh --seed x").status(0);
    assert!(run(dir.path(), "lines raid.kanso").status(0).out.contains("fresh luck"));
}

#[test]
fn rounds_of_a_campaign_are_named_with_their_chapter() {
    let dir = tempfile::tempdir().expect("a folder");
    let make = "simulate battlelore-heroes -o c.kanso --seed 3 --option mode=campaign \
                --option battles=2";
    run(dir.path(), make).status(0);
    let first = |address: &str| {
        let ran = run(dir.path(), &format!("show c.kanso --at {address}")).status(0);
        ran.out.lines().next().unwrap_or_default().to_owned()
    };
    let (one, two) = (first("c1.r2"), first("c2.r2"));
    assert!(one.contains("c1.r2") && two.contains("c2.r2") && one != two, "{one}\n{two}");
    assert_eq!(first("r2"), one, "the first chapter that has it");
}

/// A battle at a real table whose hands nobody knows, up to the first Lore card that is kept.
fn hidden_hands() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    let make = "new battlelore-heroes -o l.kanso --name Aki,Bea --table-luck --seed s";
    run(dir.path(), make).status(0);
    let lines = "council 1 1 1 1 0\ncouncil 1 1 1 1 0\n?\n?\n?\n?\n";
    typed(dir.path(), "play l.kanso", lines).status(0);
    dir
}

#[test]
fn a_card_that_was_assumed_becomes_what_it_is_played_as_on_the_same_line() {
    let dir = hidden_hands();
    let ran = typed(dir.path(), "play l.kanso", "keep fireball\nkeep hidden path\n").status(0);
    assert_eq!(ran.out.matches("was assumed, and is known better now").count(), 3, "{}", ran.out);
    assert!(ran.out.contains("ok 7") && ran.out.contains("ok 8"), "{}", ran.out);
    let lines = run(dir.path(), "lines l.kanso").status(0).out;
    assert_eq!(lines.lines().count(), 1, "no line was made: {lines}");
    let drawn =
        |event: &str| run(dir.path(), &format!("review l.kanso --at {event}")).status(0).out;
    assert!(drawn("5").contains("Fireball") && drawn("5").contains("assumed"), "{}", drawn("5"));
    // What was assumed in one hand and shows in the other has changed places.
    let draws = [drawn("5"), drawn("6")].map(|told| told.lines().next().unwrap_or("").to_owned());
    assert!(!draws[0].contains("Hidden Path") && draws[1].contains("Hidden Path"), "{draws:?}");
    run(dir.path(), "verify l.kanso").status(0);
    let text = run(dir.path(), "export l.kanso --format jsonl").status(0).out;
    assert_eq!(text.matches("{\"kind\":\"revealed\"").count(), 2, "{text}");
    fs::write(dir.path().join("l.jsonl"), text).expect("written");
    run(dir.path(), "import l.jsonl -o again.kanso").status(0);
    let bytes = |name: &str| fs::read(dir.path().join(name)).expect("there");
    assert_eq!(bytes("again.kanso"), bytes("l.kanso"));
    // What nobody holds and nobody can have drawn is refused as ever.
    let ran = typed(dir.path(), "play l.kanso", "keep the moon\n").status(1);
    assert!(ran.out.contains("nothing here is called \"keep the moon\""), "{}", ran.out);
}

#[test]
fn a_card_that_was_assumed_in_an_earlier_draw_can_be_entered() {
    let dir = tempfile::tempdir().expect("a folder");
    let make = "new berserk-tcg -o b.kanso --name Aki,Bea --table-luck --seed s \
                --option first-seat=0";
    run(dir.path(), make).status(0);
    let lines = "?\n?\nkeep\nkeep\nend main\n";
    typed(dir.path(), "play b.kanso", lines).status(0);
    let drawn = run(dir.path(), "review b.kanso --at 2 --eye all").status(0).out;
    let hand = drawn.lines().find(|line| line.contains("assumed")).expect("a hand");
    let hand = hand.trim_start().trim_start_matches(|sign: char| sign.is_ascii_digit());
    let cards: Vec<_> = hand.split("  (").next().expect("cards").trim().split(", ").collect();
    // Of one of the seven all copies were assumed.
    let entered = cards.iter().find_map(|card| {
        fs::copy(dir.path().join("b.kanso"), dir.path().join("c.kanso")).expect("a copy");
        let other = typed(dir.path(), "play c.kanso --eye Aki", &format!("{card}\n")).status(1);
        assert!(!other.out.contains("assumed there now"), "nothing is told to others");
        let ran = typed(dir.path(), "play c.kanso --eye Bea", &format!("{card}\n")).status(0);
        ran.out.contains("that was assumed in event 2").then_some((*card, ran.out))
    });
    let (card, told) = entered.expect("one of them");
    assert!(told.contains(&format!("Bea draws {card}")) && told.contains("ok 6"), "{told}");
    let now = run(dir.path(), "review c.kanso --at 2 --eye all").status(0).out;
    assert!(!now.contains(card) && now.contains("assumed"), "{now}");
    assert_eq!(run(dir.path(), "lines c.kanso").status(0).out.lines().count(), 1);
    run(dir.path(), "verify c.kanso").status(0);
}

#[test]
fn a_card_that_shows_without_being_played_is_revealed() {
    let dir = tempfile::tempdir().expect("a folder");
    let make = "new berserk-tcg -o b.kanso --name Aki,Bea --table-luck --seed s \
                --option first-seat=0";
    run(dir.path(), make).status(0);
    let lines = "?\n?\nkeep\nkeep\nset muster roll city 1\nreveal W02\nreveal W02\nreveal 2 W02\n";
    let ran = typed(dir.path(), "play b.kanso", lines).status(1);
    // The other seat's deck has no such card.
    assert_eq!(ran.out.matches("no draw that was assumed can have been that").count(), 1);
    assert_eq!(ran.out.matches("event 1 was assumed").count(), 3, "{}", ran.out);
    let told = run(dir.path(), "review b.kanso").status(0).out;
    assert!(told.contains("Archers at the Ready"), "{told}");
    assert!(told.contains("Aki: set Muster Roll"), "what was played stays what it was: {told}");
    run(dir.path(), "verify b.kanso").status(0);
    let nothing = typed(dir.path(), "play b.kanso", "reveal\n").status(1);
    assert!(nothing.out.contains("reveal CARD"), "{}", nothing.out);
}
