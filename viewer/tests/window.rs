//! The program opens a real window, is used with real keys, takes pictures of itself, and says so
//! plainly when there is no window to be had.
//!
//! Behind the feature `display`: it needs a display, or Xvfb and a software OpenGL, and `xdotool`.

use kanso_replay::review::{self, LineInfo};
use kanso_replay::verify::verify;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Keys go to the window that has the focus: one window at a time.
static DISPLAY: Mutex<()> = Mutex::new(());
/// How long is waited for what the window does: minutes on a machine that does much else.
const PATIENCE: Duration = Duration::from_mins(2);
/// Between two looks.
const PAUSE: Duration = Duration::from_millis(100);
/// In the game that is branched: how many events there are before a roll of two dice.
const BEFORE_ROLL: &str = "17";
/// What falls instead of 6 and 5, which also names the new line.
const ROLL: &str = "1 1";

/// Frames after which the window closes by itself.
const FRAMES: &str = "3";

fn viewer(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kanso-viewer"));
    // The size of the last window is kept in the home folder: not in that of whoever tests.
    command.env("HOME", home).env_remove("XDG_DATA_HOME").args(["--lang", "en"]);
    command
}

fn text_of_errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A copy of a golden game in a folder.
fn copy_of(game: &str, folder: &Path) -> PathBuf {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden").join(game);
    let copy = folder.join("a-game.kanso");
    std::fs::copy(golden, &copy).expect("the golden game is there");
    copy
}

/// Has `xdotool` do something to the window that has the focus.
fn xdotool(arguments: &[&str]) -> String {
    let output = Command::new("xdotool").args(arguments).output().expect("xdotool is installed");
    assert!(output.status.success(), "{arguments:?}: {}", text_of_errors(&output));
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// Waits until something is there.
fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < PATIENCE, "{what}: not after {PATIENCE:?}");
        std::thread::sleep(PAUSE);
    }
}

/// Waits for a window that shows the game, and gives it the keys. Its title names the file from when
/// the game is open.
fn focus(window: &mut Child, game: &Path) {
    let title = game.file_name().expect("a file").to_string_lossy();
    let id = wait_for("a window with the game", || {
        let ended = window.try_wait().expect("it was started here");
        assert_eq!(ended, None, "the program ended by itself");
        let output = Command::new("xdotool")
            .args(["search", "--onlyvisible", "--name", &title])
            .output()
            .expect("xdotool is installed");
        String::from_utf8_lossy(&output.stdout).lines().next().map(str::to_owned)
    });
    xdotool(&["windowfocus", "--sync", &id]);
}

/// The lines of a log, as they are on the disk now.
fn lines(game: &Path) -> Vec<LineInfo> {
    let bytes = std::fs::read(game).expect("it is there");
    review::open(kanso_games::built_in(), &bytes).expect("it is whole after every edit").lines()
}

/// Quits by the key for it, and says how the program ended.
fn quit(mut window: Child) -> bool {
    xdotool(&["key", "--clearmodifiers", "ctrl+q"]);
    let ended = || window.try_wait().expect("it was started here");
    wait_for("the end of the program", ended).success()
}

#[test]
fn a_game_is_opened_stepped_through_branched_and_kept() {
    let _alone = DISPLAY.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let home = folder.path().join("home");
    std::fs::create_dir(&home).expect("the folder is there");
    let game = copy_of("rook-raiders/two-seats-one-declares.kanso", folder.path());
    let before = lines(&game).len();

    let mut window =
        viewer(&home).arg(&game).spawn().expect("the program was built with this test");
    focus(&mut window, &game);
    // Each dialog has to be there before its text is typed: a slow machine gets another try.
    wait_for("the new line in the file", || {
        xdotool(&["key", "End", "Home", "g", "sleep", "2", "type", BEFORE_ROLL]);
        xdotool(&["key", "Return", "sleep", "1", "key", "Left", "Right"]);
        xdotool(&["key", "o", "sleep", "2", "type", ROLL]);
        xdotool(&["key", "Return", "sleep", "1"]);
        let made = lines(&game).len() > before;
        if !made {
            xdotool(&["key", "Escape", "sleep", "1", "key", "Escape"]);
        }
        made.then_some(())
    });
    assert!(quit(window));

    let lines = lines(&game);
    let made: Vec<_> = lines[before..].iter().map(|line| (line.name.as_str(), line.fork)).collect();
    assert_eq!(made, [(ROLL, BEFORE_ROLL.parse().expect("a number"))]);
    let bytes = std::fs::read(&game).expect("it is there");
    assert!(verify(kanso_games::built_in(), &bytes, None).is_sound());

    // Opened again, the file lets itself be opened, shows the game, and nothing is added to it.
    let mut window =
        viewer(&home).arg(&game).spawn().expect("the program was built with this test");
    focus(&mut window, &game);
    assert!(quit(window));
    assert_eq!(std::fs::read(&game).expect("it is there"), bytes);
}

#[test]
fn a_picture_of_the_window_is_taken() {
    let _alone = DISPLAY.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = copy_of("pig/won-by-holding.kanso", folder.path());
    let bytes = std::fs::read(&game).expect("it is there");
    let out = folder.path().join("out.png");
    let picture = |arguments: &[&str]| {
        let mut command = viewer(folder.path());
        command.arg("--screenshot").arg(&out).args(["--size", "900x600"]).args(arguments);
        command.arg(&game).output().expect("the program was built with this test")
    };
    let mut pictures = Vec::new();
    for arguments in [["--at", "3"], ["--at", "end"], ["--theme", "dark"], ["--dialog", "help"]] {
        let output = picture(&arguments);
        assert!(output.status.success(), "{arguments:?}: {}", text_of_errors(&output));
        let picture = std::fs::read(&out).expect("it was written");
        assert!(picture.starts_with(b"\x89PNG"));
        assert!(!pictures.contains(&picture), "{arguments:?}: each shows something else");
        pictures.push(picture);
    }
    let output = picture(&["--at", "99999"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text_of_errors(&output).contains("--at"), "{}", text_of_errors(&output));
    assert_eq!(std::fs::read(&game).expect("it is there"), bytes, "looking changes nothing");
}

#[test]
fn a_window_opens_and_closes() {
    let _alone = DISPLAY.lock();
    let home = tempfile::tempdir().expect("a temporary folder");
    for file in [None, Some("no-such-file.kanso")] {
        let output = viewer(home.path())
            .args(["--frames", FRAMES])
            .args(file)
            .output()
            .expect("the program was built with this test");
        assert!(output.status.success(), "{file:?}: {}", text_of_errors(&output));
    }
}

#[test]
fn without_a_display_it_says_what_to_do_and_ends_with_2() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let output = viewer(home.path())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .expect("the program was built with this test");
    let errors = text_of_errors(&output);
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.contains("there is no display"), "{errors}");
    assert!(errors.contains("kanso review"), "{errors}");
}
