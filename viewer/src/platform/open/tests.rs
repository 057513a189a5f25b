//! Good, bad and old files, as they are opened.

use super::*;
use crate::model::testing::golden_path;
use kanso_replay::review::Review;
use std::fs;
use std::path::PathBuf;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures").join(name)
}

/// A copy of a fixture that may be written, with the folder that holds it.
fn copied(from: &Path) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.kanso");
    fs::copy(from, &path).expect("the fixture is there");
    (folder, path)
}

fn opened(path: &Path) -> Opened {
    match open(kanso_games::built_in(), path, None, false) {
        Ok(Found::Log(opened)) => opened,
        other => panic!("{}: {other:?}", path.display()),
    }
}

fn events(review: &dyn Review) -> u32 {
    review.len(0).expect("the game itself")
}

#[test]
fn a_good_file_is_open_to_be_written() {
    let (_folder, path) = copied(&golden_path("pig/won-at-once"));
    let opened = opened(&path);
    assert_eq!((&opened.access, opened.path.as_ref()), (&Access::File, Some(&path)));
    assert_eq!(opened.review.read_only(), None);
}

#[test]
fn files_of_the_first_format_open_whole() {
    let folder = fixture("formats/1");
    let logs = fs::read_dir(&folder).expect("the folder is there").flatten().map(|at| at.path());
    let logs: Vec<_> =
        logs.filter(|path| path.extension().is_some_and(|ending| ending == "kanso")).collect();
    assert!(logs.len() >= 7, "{logs:?}");
    for log in logs {
        let (_folder, path) = copied(&log);
        assert_eq!(opened(&path).access, Access::File, "{}", log.display());
    }
}

/// What the damaged files come to: in what way they are damaged, and how much is shown.
#[test]
fn a_damaged_file_opens_as_far_as_it_is_whole() {
    use DamageKind::{Altered, Misfit, Nonsense};
    for (name, kind, least) in [
        ("flipped-bit", Altered, 0),
        ("removed-frame", Altered, 1),
        ("swapped-frames", Altered, 0),
        ("doubled-frame", Altered, 70),
        ("longer-integer", Nonsense, 70),
        ("trailing-byte", Nonsense, 70),
        ("event-after-seal", Misfit, 70),
        ("overlapping-pieces", Misfit, 70),
        ("withdrawn-twice", Misfit, 70),
    ] {
        let from = fixture(&format!("damaged/{name}.kanso"));
        let (_folder, path) = copied(&from);
        let opened = opened(&path);
        let Access::Memory(WhyMemory::Damaged(damage)) = &opened.access else {
            panic!("{name}: {:?}", opened.access);
        };
        let len = fs::metadata(&path).expect("there").len();
        assert_eq!(damage.kind, kind, "{name}: {damage:?}");
        assert_eq!(damage.at + damage.dropped, len, "{name}: {damage:?}");
        assert!(damage.detail.contains(&damage.at.to_string()), "{name}: {damage:?}");
        assert!(events(&*opened.review) >= least, "{name}: {}", events(&*opened.review));
        assert_eq!(fs::read(&path).expect("there"), fs::read(&from).expect("there"), "{name}");
    }
}

#[test]
fn a_file_that_breaks_a_rule_opens_to_be_written() {
    for name in ["illegal-action", "impossible-outcome", "other-outcome", "other-digest"] {
        let (_folder, path) = copied(&fixture(&format!("damaged/{name}.kanso")));
        assert_eq!(opened(&path).access, Access::File, "{name}");
    }
}

#[test]
fn a_torn_tail_is_cut_only_when_one_goes_on() {
    for name in ["torn-tail", "zeroed-tail"] {
        let (_folder, path) = copied(&fixture(&format!("damaged/{name}.kanso")));
        let before = fs::read(&path).expect("there");
        let looked = opened(&path);
        let Access::Memory(WhyMemory::Torn(bytes)) = looked.access else {
            panic!("{name}: {:?}", looked.access);
        };
        assert!(bytes > 0 && events(&*looked.review) > 70, "{name}");
        assert_eq!(fs::read(&path).expect("there"), before, "{name}: looking changes nothing");
        drop(looked.review);

        let Ok(Found::Log(gone_on)) = open(kanso_games::built_in(), &path, None, true) else {
            panic!("{name}")
        };
        assert_eq!(gone_on.access, Access::File, "{name}");
        let cut = gone_on.cut.expect("told");
        assert_eq!(cut.bytes, bytes, "{name}");
        let kept = fs::read(&cut.kept_in).expect("kept beside");
        assert_eq!([fs::read(&path).expect("there"), kept].concat(), before, "{name}");
    }
}

#[test]
fn a_file_that_another_writes_is_explored_in_memory() {
    let (_folder, path) = copied(&golden_path("pig/won-at-once"));
    let writer = opened(&path);
    let mut reader = opened(&path);
    assert_eq!(reader.access, Access::Memory(WhyMemory::Locked));
    reader.review.note("", "seen").expect("lines are tried in memory");
    drop(writer);
    assert_eq!(opened(&path).access, Access::File);
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_written_is_explored_in_memory() {
    use std::os::unix::fs::PermissionsExt as _;
    let (_folder, path) = copied(&golden_path("pig/won-at-once"));
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).expect("ours");
    let opened = opened(&path);
    // Who may write everything is not refused.
    if fs::OpenOptions::new().append(true).open(&path).is_err() {
        assert!(matches!(opened.access, Access::Memory(WhyMemory::ReadOnly(_))));
    } else {
        assert_eq!(opened.access, Access::File);
    }
}

#[test]
fn what_cannot_be_shown_is_told_as_what_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let of = |path: &Path| match open(kanso_games::built_in(), path, None, false) {
        Err((told, problem)) => {
            assert_eq!(told, path);
            problem
        }
        other => panic!("{}: {other:?}", path.display()),
    };
    let written = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).expect("written");
        path
    };
    assert_eq!(of(&folder.path().join("none.kanso")), Problem::Missing);
    assert_eq!(of(&folder.path().join("none/at-all.kanso")), Problem::Missing);
    assert_eq!(of(&written("empty.kanso", b"")), Problem::Empty);
    assert_eq!(of(&written("magic.kanso", b"KANSO\0\0\x01")), Problem::Empty);
    assert_eq!(of(&written("picture.png", b"\x89PNG\r\n\x1a\n....")), Problem::NotALog);
    assert_eq!(of(&written("text.kanso", b"hello, world")), Problem::NotALog);
    let golden = fs::read(golden_path("pig/won-at-once")).expect("there");
    let mut headless = golden.clone();
    headless[12] ^= 1;
    assert!(matches!(of(&written("headless.kanso", &headless)), Problem::HeaderLost(_)));
    for (name, wanted) in [
        ("unknown-game", "game"),
        ("newer-format", "newer"),
        ("newer-rules", "newer"),
        ("unknown-kind-127", "newer"),
        ("unknown-cards", "newer"),
        ("own-option", "newer"),
    ] {
        let (_folder, path) = copied(&fixture(&format!("damaged/{name}.kanso")));
        let found = match of(&path) {
            Problem::UnknownGame(_) => "game",
            Problem::Newer(_) => "newer",
            Problem::Unplayable(_) => "unplayable",
            other => panic!("{name}: {other:?}"),
        };
        assert_eq!(found, wanted, "{name}");
    }
}

#[test]
fn a_folder_and_the_file_that_is_open_are_no_problems() {
    let (folder, path) = copied(&golden_path("pig/won-at-once"));
    assert!(
        matches!(open(kanso_games::built_in(), folder.path(), None, false), Ok(Found::Folder(at)) if at == folder.path())
    );
    let roundabout = folder.path().join(".").join("game.kanso");
    assert!(matches!(
        open(kanso_games::built_in(), &roundabout, Some(&path), false),
        Ok(Found::Same)
    ));
}

#[cfg(unix)]
#[test]
fn what_never_ends_is_not_read() {
    assert!(matches!(
        open(kanso_games::built_in(), Path::new("/dev/zero"), None, false),
        Err((_, Problem::NotALog))
    ));
}
