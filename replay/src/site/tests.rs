//! What stands in an index.

use super::*;
use crate::review::Bot;
use crate::simulate::simulate;
use crate::summary::{End, summary};
use crate::testing::{games, pig_header};
use kanso_engine::Lang;
use std::sync::atomic::AtomicBool;

fn of(names: [&str; 2]) -> Summary {
    let mut header = pig_header("50");
    header.names = names.map(str::to_owned).to_vec();
    header.created = Some("2025-01-02T03:04:05Z".to_owned());
    let game = simulate(games(), &header, &[Bot::Greedy], None, &AtomicBool::new(false));
    summary(games(), &game.expect("a game").bytes).expect("a log")
}

fn entry(name: &str, summary: Summary) -> Entry {
    let log = format!("{name}.kanso");
    Entry {
        name: name.to_owned(),
        summary: Some(summary),
        opens: Some(Entry::in_viewer(&log)),
        log: Some((log, 1_234)),
        ..Entry::default()
    }
}

fn shown(lang: Lang, entries: &[Entry]) -> String {
    index(&Site { lang, title: None, entries })
}

#[test]
fn a_game_stands_in_the_index_with_all_that_its_log_says() {
    let mut won = of(["Ada", "Ben"]);
    won.lines = 3;
    won.notes = 1;
    let page = shown(Lang::En, &[entry("evening", won)]);
    for part in [
        "<html lang=\"en\">",
        "<a href=\"view.html#file=games/evening.kanso\">evening</a>",
        "<small>Pig</small>",
        " wins",
        "<small>a seat reached the goal</small>",
        "title=\"2025-01-02T03:04:05Z\">2025-01-02</td>",
        "<span>2 other lines</span> <span>1 note</span>",
        "href=\"games/evening.kanso\" download=\"evening.kanso\"",
        ">1.2 kB</a>",
    ] {
        assert!(page.contains(part), "{part} in {page}");
    }
    assert!(!page.contains("loads nothing from anywhere"), "it leads to files beside it");
    let page = shown(Lang::Ja, &[entry("evening", of(["Ada", "Ben"]))]);
    for part in ["<html lang=\"ja\">", "対局一覧", "の勝ち", "イベント数", "検索"] {
        assert!(page.contains(part), "{part} in {page}");
    }
}

#[test]
fn a_game_that_cannot_be_read_stands_there_with_the_reason() {
    let trouble = Some("byte 7: <damaged>".to_owned());
    let unread = Entry { name: "diary".to_owned(), trouble: trouble.clone(), ..Entry::default() };
    let mut part = entry("part", of(["Ada", "Ben"]));
    part.trouble = trouble;
    part.summary.as_mut().expect("one").end = None::<End>;
    let page = shown(Lang::En, &[unread, part]);
    for part in [
        "<b>diary</b>",
        "cannot be read: byte 7: &lt;damaged&gt;",
        "told as far as it can be read: byte 7",
    ] {
        assert!(page.contains(part), "{part} in {page}");
    }
    assert_eq!(page.matches("<a ").count(), 2, "only the other one can be opened");
    assert!(!page.contains("not over"), "nobody knows");
}

#[test]
fn a_browser_runs_the_program_of_the_index_and_no_other() {
    let page = shown(Lang::En, &[entry("a", of(["<script>alert(1)</script>", "Ben"]))]);
    let (_, policy) = page.split_once("Content-Security-Policy\" content=\"").expect("a policy");
    let (policy, _) = policy.split_once('"').expect("its end");
    assert!(policy.contains("script-src 'sha256-") && policy.contains("default-src 'none'"));
    assert!(!policy.contains("script-src 'unsafe-inline'"), "{policy}");
    assert_eq!(page.matches("<script").count(), 1);
    let without = page.replace("aria-label", "");
    for word in ["http:", "https:", "url(", "src=", "@import", "<link", "javascript:", " on"] {
        let tags = without.split('<').filter_map(|part| part.split_once('>'));
        assert!(tags.map(|(tag, _)| tag).all(|tag| !tag.contains(word)), "{word}");
    }
}

#[test]
fn texts_that_are_too_long_for_a_row_are_cut() {
    let mut long = of(["Ada", "Ben"]);
    long.created = Some("x".repeat(100_000));
    assert!(shown(Lang::En, &[entry("a", long)]).len() < 30_000);
}
