//! `kanso link` and `kanso import LINK`: a game that is sent as text. And clips, which are sent as pictures.

use crate::run::run;
use kanso_replay::html::page_for_links;
use kanso_replay::link;
use std::fs;
use std::path::Path;

#[test]
fn a_game_comes_back_from_its_link_byte_for_byte() {
    let dir = tempfile::tempdir().expect("a folder");
    let dir = dir.path();
    run(dir, "simulate rook-raiders --seed 7 -o a.kanso").status(0);
    let bytes = fs::read(dir.join("a.kanso")).expect("a file");
    let told = run(dir, "link a.kanso --at t3 --base https://example.org/games/");
    let link = told.status(0).out.trim().to_owned();
    assert!(link.starts_with("https://example.org/games/#g="), "{link}");
    // A turn is where its first event stands, so that a reader needs no names.
    assert!(link.contains("&at=0@"), "{link}");

    let made = run(dir, &format!("import {link} -o b.kanso")).status(0);
    assert!(made.out.contains("kanso show b.kanso --at 0@"), "{}", made.out);
    assert_eq!(fs::read(dir.join("b.kanso")).expect("a file"), bytes);
    run(dir, "verify b.kanso").status(0);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(dir.join("b.kanso")).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "a seed stands in it");
    }
    // What is there already is kept.
    run(dir, &format!("import {link} -o b.kanso")).fails(2, &["b.kanso", "already"]);
}

#[test]
fn a_link_that_was_cut_or_changed_makes_no_file() {
    let dir = tempfile::tempdir().expect("a folder");
    let dir = dir.path();
    run(dir, "new pig -o a.kanso --seed 7").status(0);
    let link = run(dir, "link a.kanso").status(0).out.trim().to_owned();
    assert!(link.starts_with("#g=") && link.contains("&h="), "{link}");
    let cut = &link[..link.len() / 2];
    run(dir, &format!("import {cut} -o b.kanso"))
        .fails(2, &["the link is cut", "ask for the link again"]);
    let changed = link.replacen("&h=", "&h=0", 1);
    run(dir, &format!("import {changed} -o b.kanso")).fails(2, &["changed or cut", "ask for"]);
    let foreign = link.replacen("#g=", "#g=%", 1);
    run(dir, &format!("import {foreign} -o b.kanso")).fails(2, &["sign 4 of the link"]);
    assert!(!dir.join("b.kanso").exists());

    // All of the game, but nothing that says so.
    let bare = link.split_once("&h=").expect("a hash").0;
    let told = run(dir, &format!("import {bare} -o b.kanso")).status(0);
    assert!(told.err.contains("perhaps some of it is missing"), "{}", told.err);
}

#[test]
fn a_link_for_one_eye_has_what_it_was_told_and_no_game() {
    let dir = tempfile::tempdir().expect("a folder");
    let dir = dir.path();
    run(dir, "simulate pig -o a.kanso --seed 7 --option goal=50 --name Aki,Ren").status(0);
    run(dir, "note a.kanso --at 2 here-it-turned").status(0);
    let base = "https://example.org/games/told.html";
    let ran = run(dir, &format!("link a.kanso --eye Ren --at 4 --base {base}")).status(0);
    let made = ran.out.trim();
    assert!(made.starts_with(&format!("{base}#p=")), "{made}");
    let told = link::told(made).expect("whole");
    for words in ["en\nPig: Aki, Ren\n", "The table after event 4</h2>", "<svg", "the die shows"] {
        assert!(told.contains(words), "{words} in {told}");
    }
    let all = run(dir, "export a.kanso --format html").status(0).out;
    let (_, seed) = all.split_once("<span class=\"hash\">").expect("the seed");
    for secret in [&seed[..64], "here-it-turned"] {
        assert!(all.contains(secret) && !told.contains(secret), "{secret}");
    }
    let told = |more: &str| link::told(run(dir, more).status(0).out.trim()).expect("whole");
    assert!(told("link a.kanso --eye public").contains("The table at the end</h2>"));
    let japanese = told("--lang ja link a.kanso --eye public");
    assert!(japanese.starts_with("ja\n") && japanese.contains("終了時の盤面"), "{japanese}");
    // There is no game in it to import.
    let ran = run(dir, &format!("import {made} -o b.kanso"));
    ran.fails(2, &["no game in this link", "a browser"]);
    run(dir, "link a.kanso --eye Nobody").fails(2, &["no seat", "0 Aki"]);
    assert!(!dir.join("b.kanso").exists());

    // Of a longer game the words alone have room; it is said, and what has all.
    let long = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/golden/rook-raiders");
    let ran = run(&long, "link three-seats-tie.kanso --eye 1").status(0);
    let told = link::told(ran.out.trim()).expect("whole");
    assert!(told.contains("id=\"story\"") && !told.contains("<svg"), "{}", told.len());
    assert!(
        ran.err.contains("the words alone") && ran.err.contains("--format html"),
        "{}",
        ran.err
    );
}

#[test]
fn the_page_for_such_links_is_the_one_that_lies_beside_the_viewer() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../viewer/web/told.html");
    let page = page_for_links();
    if std::env::var_os("KANSO_WRITE_FIXTURES").is_some() {
        fs::write(&path, &page).expect("written");
    }
    let kept = fs::read_to_string(&path).expect("it is kept");
    assert!(kept == page, "viewer/web/told.html is another: KANSO_WRITE_FIXTURES=1 writes it anew");
}

#[test]
fn a_clip_is_a_picture_that_moves() {
    let dir = tempfile::tempdir().expect("a folder");
    let dir = dir.path();
    run(dir, "simulate pig --seed 7 -o a.kanso").status(0);
    for (format, begins) in
        [("gif", &b"GIF89a"[..]), ("apng", b"\x89PNG"), ("png-strip", b"\x89PNG")]
    {
        let command =
            format!("export a.kanso --format {format} --from t2 --to t3 --size 400 -o {format}");
        let told = run(dir, &command);
        assert_eq!(told.status(0).out.trim(), format);
        let made = fs::read(dir.join(format)).expect("a file");
        assert!(made.starts_with(begins), "{format}");
        assert_eq!(made.windows(4).any(|four| four == b"acTL"), format == "apng");
        // The same moments are the same bytes.
        run(dir, &format!("{command}2")).status(0);
        assert_eq!(fs::read(dir.join(format!("{format}2"))).expect("a file"), made);
    }
}
