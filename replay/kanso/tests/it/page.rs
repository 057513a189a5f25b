//! `kanso export --format html`: a game as a page.

use crate::run::{Ran, run, with_pig};
use std::fs;
use std::path::{Path, PathBuf};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

/// The page asks for nothing outside itself: names of languages of markup aside, no address stands in
/// it, and its policy lets the browser ask nobody.
#[track_caller]
fn asks_nobody(page: &str) {
    let page = page.replace("http://www.w3.org/2000/svg", "");
    for word in
        ["http:", "https:", "url(", "src=", "@import", "<link", "<iframe", "<img", "<a href=\"/"]
    {
        assert!(!page.contains(word), "{word}");
    }
    assert!(page.contains("default-src 'none'"));
}

fn page(file: &str, more: &str) -> Ran {
    run(&fixtures(), &format!("export {file} --format html{more}"))
}

#[test]
fn every_game_is_told_as_a_page_in_both_languages() {
    for (file, words) in [
        ("golden/pig/won-by-holding.kanso", ["Pig", "豚のダイス"]),
        ("golden/rook-raiders/two-declare.kanso", ["Rook &amp; Raiders", "ルーク"]),
        ("golden/berserk-tcg/open-list.kanso", ["Berserk", "バーサク"]),
    ] {
        let english = page(file, "").status(0).out;
        assert!(english.contains("<html lang=\"en\">") && english.contains(words[0]), "{file}");
        let japanese = page(file, " --lang ja").status(0).out;
        assert!(japanese.contains("<html lang=\"ja\">") && japanese.contains("経過"), "{file}");
        let labelled = !file.contains("/pig/"); // Pig has no rulebook.
        assert_eq!(english.contains("rulebook: <span lang=\"ja\">「"), labelled, "{file}");
        assert!(!japanese.contains("rulebook:"), "{file}");
        for page in [english, japanese] {
            asks_nobody(&page);
            assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
        }
    }
}

#[test]
fn a_page_is_written_to_a_new_file_and_to_no_other() {
    let dir = with_pig();
    run(dir.path(), "simulate pig -o game.kanso --seed 3 --name Aki,Ren").status(0);
    let made = run(dir.path(), "export game.kanso --format html -o game.html --eye Aki").status(0);
    assert_eq!(made.out.trim(), "game.html");
    let page = fs::read_to_string(dir.path().join("game.html")).expect("it was made");
    let told = run(dir.path(), "export game.kanso --format html --eye 0").status(0).out;
    assert_eq!(page, told, "without a file it goes to standard output");
    let again = run(dir.path(), "export game.kanso --format html -o game.html");
    again.fails(2, &["game.html", "never writes over"]);
    assert_eq!(fs::read_to_string(dir.path().join("game.html")).expect("still"), page);
    let none = run(dir.path(), "export game.kanso --format html -o none/game.html");
    none.fails(2, &["there is no folder none"]);
    run(dir.path(), "export game.kanso --format html --eye Bob").fails(2, &["Bob"]);
    run(dir.path(), "export game.kanso --format html --at 99999").fails(2, &["99999"]);
    run(dir.path(), "export none.kanso --format html").fails(2, &["none.kanso"]);
}

#[test]
fn a_page_opens_at_a_moment_of_a_line() {
    let dir = with_pig();
    run(dir.path(), "simulate pig -o game.kanso --seed 3 --events 30").status(0);
    run(dir.path(), "branch game.kanso --at 9 --luck fresh --name lucky --play-on greedy")
        .status(0);
    let page = run(dir.path(), "export game.kanso --format html --at lucky@12").status(0).out;
    assert!(page.contains("1 lucky, a line beside the game"), "{page}");
    assert!(page.contains("\"at\":12}</script>"));
    let page = run(dir.path(), "export game.kanso --format html").status(0).out;
    assert!(page.contains("0 main, the game itself") && page.contains("\"at\":0}</script>"));
}

#[test]
fn a_line_that_breaks_a_rule_is_told_up_to_the_break() {
    let all = page("damaged/illegal-action.kanso", "").status(0).out;
    assert!(all.contains("the rules do not allow its next event"), "{all}");
    let (_, notice) = all.split_once("class=\"notice\"").expect("a notice");
    let (notice, _) = notice.split_once("</div>").expect("it ends");
    assert!(notice.contains("href=\"#RR-"), "with the rule: {notice}");
    let public = page("damaged/illegal-action.kanso", " --eye public").status(0).out;
    let (_, notice) = public.split_once("class=\"notice\"").expect("a notice");
    let (notice, _) = notice.split_once("</div>").expect("it ends");
    assert!(!notice.contains("RR-"), "why is for the eye that sees all: {notice}");
    let damaged = page("damaged/flipped-bit.kanso", "");
    damaged.fails(1, &["flipped-bit.kanso", "kanso repair"]);
}

#[test]
fn a_page_for_a_seat_has_no_seed_and_no_card_of_the_other() {
    let dir = with_pig();
    run(dir.path(), "simulate berserk-tcg -o game.kanso --seed 5 --name Aki,Ren --events 40")
        .status(0);
    let all = run(dir.path(), "export game.kanso --format html").status(0).out;
    let (_, after) = all.split_once("<span class=\"hash\">").expect("the seed");
    let (seed, _) = after.split_once('<').expect("it ends");
    assert_eq!(seed.len(), 64);
    for eye in ["Aki", "Ren", "public"] {
        let page =
            run(dir.path(), &format!("export game.kanso --format html --eye {eye}")).status(0).out;
        assert!(!page.contains(seed) && page.contains("nowhere in this file"), "{eye}");
        asks_nobody(&page);
    }
}
