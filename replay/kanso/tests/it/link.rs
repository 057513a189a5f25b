//! `kanso link` and `kanso import LINK`: a game that is sent as text. And clips, which are sent as pictures.

use crate::run::run;
use std::fs;

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
