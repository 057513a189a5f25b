//! The program opens a real window, and says so plainly when it cannot.
//!
//! Behind the feature `display`: it needs a display, or Xvfb and a software OpenGL.

use std::path::Path;
use std::process::{Command, Output};

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

#[test]
fn a_window_opens_and_closes() {
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
