//! Every flip of Pig is noticed, or excepted with its reason; and what stands against a report.

use kanso_engine::flip;
use kanso_games::built_in;
use kanso_replay::golden::GoldenError;
use kanso_replay::golden::flip_exceptions::FlipException;
use kanso_replay::golden::flips::{Fate, FlipOptions, FlipReport, How, flips};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

fn goldens() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/golden")
}

fn of_pig(dir: &Path) -> Result<Option<FlipReport>, GoldenError> {
    let options = FlipOptions { game: Some("pig".to_owned()), jobs: None };
    flips(built_in(), dir, &options, &|_| (), &|| (), &AtomicBool::new(false))
}

/// A copy of the goldens of Pig in a folder of its own.
fn copy_of_pig() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for entry in fs::read_dir(goldens().join("pig")).expect("it is there") {
        let file = entry.expect("it can be read").path();
        fs::copy(&file, folder.path().join(file.file_name().expect("a file"))).expect("copied");
    }
    folder
}

#[test]
fn every_flip_of_pig_is_noticed_or_excepted() {
    let report = of_pig(&goldens()).expect("every file can be read").expect("nobody stops it");
    assert!(report.is_good(), "{report}");
    let pig = &report.games[0];
    assert!(pig.flips.len() >= 30, "{report}");
    let fate = |function: &str, flip: &str| {
        let tried = pig
            .flips
            .iter()
            .find(|tried| tried.place.function == function && tried.place.flip == flip);
        &tried.unwrap_or_else(|| panic!("no {flip} in {function}: {report}")).fate
    };
    let noticed = |fate: &Fate, wanted| matches!(fate, Fate::Noticed { how, .. } if *how == wanted);
    // The die counts one more; a roll of one die has no second face.
    assert!(noticed(fate("Pig::settle", "u32::from(face) -> u32::from(face) + 1"), How::Told));
    assert!(noticed(fate("Pig::settle", "0 -> 1"), How::Panics));
    // The same again comes to the same, whoever is quicker.
    assert_eq!(of_pig(&goldens()).expect("again").as_ref(), Some(&report));
}

#[test]
fn an_exception_that_is_not_needed_is_told() {
    let folder = copy_of_pig();
    let path = folder.path().join("flips.toml");
    let mut list = fs::read_to_string(&path).expect("Pig has exceptions");
    list.push_str("[[flip]]\nat = \"lib.rs: Pig::settle\"\nwhy = \"it is noticed\"\n");
    list.push_str("[[flip]]\nat = \"lib.rs: Pig::gone\"\nwhy = \"there is none\"\n");
    fs::write(&path, list).expect("written");
    let report = of_pig(folder.path()).expect("it can be read").expect("nobody stops it");
    assert!(!report.is_good());
    let needless: Vec<_> = report.games[0].needless.iter().map(FlipException::function).collect();
    assert_eq!(needless, ["Pig::settle", "Pig::gone"]);
    let said = report.to_string();
    assert!(said.contains("not needed: lib.rs: Pig::gone"), "{said}");
    fs::write(&path, "[[flip]]\nat = \"mod.rs\"\nwhy = \"so\"\n").expect("written");
    let error = of_pig(folder.path()).expect_err("no function");
    assert!(error.to_string().contains("flips.toml: flip 1 (mod.rs): "), "{error}");
}

#[test]
fn without_an_exception_a_flip_is_open() {
    let folder = copy_of_pig();
    fs::remove_file(folder.path().join("flips.toml")).expect("Pig has exceptions");
    let report = of_pig(folder.path()).expect("it can be read").expect("nobody stops it");
    assert!(!report.is_good());
    let said = report.to_string();
    assert!(said.contains("pig: no golden reaches\n"), "{said}");
    assert!(said.contains(" Pig::new: goal: GOALS[setup.listed(0)],\n"), "{said}");
}

#[test]
fn a_golden_that_is_not_as_blessed_tells_nothing() {
    let folder = copy_of_pig();
    let path = folder.path().join("conceded.txt");
    let text = fs::read_to_string(&path).expect("there").replace("Ada", "Eve");
    fs::write(&path, text).expect("written");
    let error = of_pig(folder.path()).expect_err("it differs");
    assert!(matches!(&error, GoldenError::NotClean { path } if path.ends_with("conceded.kanso")));
}

#[test]
fn what_is_asked_to_stop_stops() {
    let options = FlipOptions::default();
    let stopped = flips(
        built_in(),
        &goldens().join("pig"),
        &options,
        &|_| (),
        &|| (),
        &AtomicBool::new(true),
    );
    assert_eq!(stopped.expect("every file can be read"), None);
}

#[test]
fn a_switch_is_on_for_one_run_and_its_calls_are_limited() {
    let asked = |site| flip::cond(site, true);
    assert!(asked(0));
    assert!(!flip::with(0, 9, || asked(0)));
    assert!(flip::with(1, 9, || asked(0)));
    assert!(asked(0));
    let (_, calls, called) = flip::recorded(|| asked(1) && asked(3) && asked(1));
    assert_eq!(calls, 3);
    let called: Vec<_> = called.iter().enumerate().filter(|(_, called)| **called).collect();
    assert_eq!(called, [(1, &true), (3, &true)]);
    let endless = std::panic::catch_unwind(|| flip::with(0, 9, || (0..10).all(|_| asked(1))));
    let words = endless.expect_err("ten are more than nine");
    assert!(words.downcast_ref::<String>().is_some_and(|words| words.starts_with(flip::ENDLESS)));
    assert!(asked(0), "after a panic none is on");
}

#[test]
fn numbers_and_boundaries_move_by_one() {
    let moved = |number: u8| flip::with(7, 9, || flip::int(7, number));
    assert_eq!([0, 3, u8::MAX].map(moved), [1, 4, 254]);
    assert_eq!(flip::with(7, 9, || flip::entry(6, &[1, 2, 3], 1)), 3);
    assert_eq!(flip::with(7, 9, || flip::entry(6, &[1, 2, 3], 2)), 3);
    let all = |a: u8, b: u8| {
        [
            flip::less(0, 1, &a, &b),
            flip::at_most(0, 1, &a, &b),
            flip::more(0, 1, &a, &b),
            flip::at_least(0, 1, &a, &b),
        ]
    };
    for (a, b) in [(1, 2), (2, 2), (3, 2)] {
        let plain = [a < b, a <= b, a > b, a >= b];
        assert_eq!(all(a, b), plain);
        assert_eq!(flip::with(0, 99, || all(a, b)), [a <= b, a < b, a >= b, a > b]);
        assert_eq!(flip::with(1, 99, || all(a, b)), plain.map(|asked| !asked));
    }
}
