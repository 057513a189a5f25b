//! `kanso site`: the games of a folder as files for any host.

use crate::run::{kanso, run};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A folder `games` with a game that is over, one that is not in a folder of its own, and two files that
/// cannot be read; and what stands for a viewer.
fn room() -> TempDir {
    let temp = tempfile::tempdir().expect("a folder");
    let dir = temp.path();
    fs::create_dir_all(dir.join("games/対局")).expect("new");
    run(dir, "simulate pig -o games/over.kanso --seed 7 --name Ada,Ben").status(0);
    run(dir, "new pig -o games/対局/open.kanso --seed 7 --name Ada,Ben").status(0);
    let mut damaged = fs::read(dir.join("games/over.kanso")).expect("there");
    let at = damaged.len() / 2;
    damaged[at] ^= 1;
    fs::write(dir.join("games/Over.2.kanso"), damaged).expect("written");
    fs::write(dir.join("games/diary.kanso"), "dear diary").expect("written");
    fs::create_dir(dir.join("web")).expect("new");
    for name in ["index.html", "kanso.js", "kanso_viewer_bg.wasm"] {
        fs::write(dir.join("web").join(name), name).expect("written");
    }
    temp
}

/// What is in a folder and below it.
fn names(dir: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dir).expect("a folder").flatten() {
        let name = entry.file_name().into_string().expect("text");
        if entry.path().is_dir() {
            found.extend(names(&entry.path()).into_iter().map(|below| format!("{name}/{below}")));
        } else {
            found.push(name);
        }
    }
    found.sort();
    found
}

#[test]
fn a_site_has_the_same_bytes_an_index_and_the_viewer() {
    let room = room();
    let dir = room.path();
    let told = run(dir, "site games -o site --viewer web").status(1);
    for words in
        ["site: 4 games", "Over.2: ", "diary: ", "2 games are not over", "--directory site"]
    {
        assert!(told.out.contains(words), "{words} in {}", told.out);
    }
    let made = [
        "games/Over.2.kanso",
        "games/over.kanso",
        "games/対局-open.kanso",
        "index.html",
        "kanso.js",
        "kanso_viewer_bg.wasm",
        "told.html",
        "view.html",
    ];
    assert_eq!(names(&dir.join("site")), made);
    for (from, to) in [("over", "over"), ("対局/open", "対局-open"), ("Over.2", "Over.2")] {
        let read = |path: String| fs::read(dir.join(path)).expect("there");
        let (from, to) = (format!("games/{from}.kanso"), format!("site/games/{to}.kanso"));
        assert_eq!(read(from), read(to));
    }
    assert_eq!(fs::read_to_string(dir.join("site/view.html")).expect("there"), "index.html");
    let index = fs::read_to_string(dir.join("site/index.html")).expect("there");
    for part in [
        "href=\"view.html#file=games/over.kanso\"",
        "href=\"view.html#file=games/%E5%AF%BE%E5%B1%80-open.kanso\">対局/open</a>",
        "href=\"games/%E5%AF%BE%E5%B1%80-open.kanso\" download=\"対局-open.kanso\"",
        "<b>diary</b>",
        "cannot be read: ",
        "told as far as it can be read: ",
    ] {
        assert!(index.contains(part), "{part} in {index}");
    }
    // The same again comes to the same; in Japanese, into a folder that is there.
    fs::create_dir(dir.join("again")).expect("new");
    run(dir, "site games -o again/ --viewer web").status(1);
    assert_eq!(names(&dir.join("again")), made);
    assert_eq!(fs::read_to_string(dir.join("again/index.html")).expect("there"), index);
    run(dir, "--lang ja site games/over.kanso -o ja --viewer web --title 今夜").status(0);
    let index = fs::read_to_string(dir.join("ja/index.html")).expect("there");
    assert!(index.contains("<html lang=\"ja\">") && index.contains("<h1>今夜</h1>"), "{index}");
    assert!(index.contains("の勝ち"), "{index}");
}

#[test]
fn without_a_viewer_there_are_pages_with_the_curve_if_it_is_asked_for() {
    let room = room();
    let dir = room.path();
    run(dir, "simulate pig -o games/short.kanso --seed 3 --option goal=50 --name Ada,Ben")
        .status(0);
    run(dir, "site games/short.kanso -o plain --pages").status(0);
    run(dir, "site games/short.kanso -o curved --pages --analyse").status(0);
    let read = |path: &str| fs::read_to_string(dir.join(path)).expect("there");
    assert_eq!(
        names(&dir.join("plain")),
        ["games/short.html", "games/short.kanso", "index.html", "told.html"]
    );
    let exported = run(dir, "export games/short.kanso --format html").status(0).out;
    assert_eq!(read("plain/games/short.html"), exported);
    assert!(read("plain/index.html").contains("href=\"games/short.html\""));
    assert!(!read("plain/index.html").contains("<svg"));
    let curved = read("curved/index.html");
    assert!(curved.contains("<svg class=\"curve\"") && curved.contains("Ada "), "{curved}");
    assert!(read("curved/games/short.html").contains("id=\"curve\""));
    // A damaged game has no page, and is there all the same.
    let told = run(dir, "site games -o all --pages").status(1);
    assert!(told.out.contains("all: 5 games"), "{}", told.out);
    assert!(dir.join("all/games/Over.2.kanso").exists());
    assert!(!dir.join("all/games/Over.2.html").exists());
}

#[test]
fn a_site_is_whole_or_not_there() {
    let room = room();
    let dir = room.path();
    fs::create_dir(dir.join("full")).expect("new");
    fs::write(dir.join("full/mine"), "mine").expect("written");
    run(dir, "site games -o full --pages").fails(2, &["full", "already", "choose another folder"]);
    run(dir, "site games -o web/kanso.js --pages")
        .fails(2, &["no folder", "choose another folder"]);
    run(dir, "site games -o none/site --pages").fails(2, &["no folder none", "make the folder"]);
    run(dir, "site none -o site --pages").fails(2, &["none", "check the path"]);
    run(dir, "site full -o site --pages").fails(2, &["no .kanso file here", "a folder with"]);
    run(dir, "site games -o site")
        .fails(2, &["no viewer", "`bash viewer/web/build.sh`", "--pages"]);
    run(dir, "site games -o site --viewer games").fails(2, &["--pages"]);
    run(dir, "site games -o site --viewer full").fails(2, &["no viewer", "build.sh"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::symlink;
        fs::create_dir(dir.join("far")).expect("new");
        symlink(dir.join("far"), dir.join("link")).expect("a link");
        for link in ["link", "link/"] {
            run(dir, &format!("site games -o {link} --pages")).fails(2, &["no folder"]);
        }
        assert_eq!(names(&dir.join("far")), [""; 0]);
        symlink(dir.join("games/over.kanso"), dir.join("web/secret")).expect("a link");
        run(dir, "site games -o site --viewer web").fails(2, &["secret", "build.sh"]);
    }
    assert!(!dir.join("site").exists());
    let left: Vec<_> = fs::read_dir(dir).expect("a folder").flatten().collect();
    let left = left.iter().filter(|entry| entry.file_name().to_string_lossy().starts_with('.'));
    assert_eq!(left.count(), 0, "what was begun is gone");
}

#[test]
fn one_reads_what_a_site_gives_away_before_one_makes_it() {
    let dir = tempfile::tempdir().expect("a folder");
    let output = kanso().current_dir(dir.path()).args(["site", "--help"]).output();
    let help = String::from_utf8(output.expect("the program was built").stdout).expect("text");
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in ["the seeds", "every hidden hand", "all notes", "Publish only"] {
        assert!(help.contains(words), "{words} in {help}");
    }
}
