//! Running the program and looking at what it said.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The program, in English, without colours.
pub fn kanso() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kanso"));
    command.env("LC_ALL", "C").env_remove("NO_COLOR").stdin(Stdio::null());
    // What is kept for a person is kept apart from those of whoever runs the tests.
    command.env("XDG_CACHE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/cache"));
    command
}

/// What a run came to.
#[derive(Debug)]
pub struct Ran {
    /// Exit status.
    pub status: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("kanso writes UTF-8");
        Self {
            status: output.status.code().expect("kanso ends by itself"),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }
}

impl Ran {
    /// It ended with this status and did not panic.
    #[track_caller]
    pub fn status(self, status: i32) -> Self {
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert!(
            ![&self.out, &self.err].iter().any(|text| text.contains("a bug of kanso")),
            "{self:?}"
        );
        assert_eq!(self.status, status, "{self:?}");
        self
    }

    /// It failed with one message that has all of these words, and says what to do next.
    #[track_caller]
    pub fn fails(self, status: i32, words: &[&str]) -> Self {
        let ran = self.status(status);
        assert_eq!(ran.err.matches("error:").count(), 1, "{}", ran.err);
        assert!(ran.err.contains("next:"), "what to do next: {}", ran.err);
        for word in words {
            assert!(ran.err.contains(word), "{word:?} in {}", ran.err);
        }
        ran
    }
}

/// Runs kanso in a folder with arguments that are split at spaces.
#[track_caller]
pub fn run(dir: &Path, arguments: &str) -> Ran {
    let output = kanso().current_dir(dir).args(arguments.split(' ')).output();
    output.expect("the program was built").into()
}

/// Runs kanso in a folder with something to read on standard input.
#[track_caller]
pub fn typed(dir: &Path, arguments: &str, lines: &str) -> Ran {
    let mut child = kanso()
        .current_dir(dir)
        .args(arguments.split(' '))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built");
    let mut stdin = child.stdin.take().expect("it was piped");
    // A program that has left before it read all is not wrong.
    let _ = stdin.write_all(lines.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("it ends").into()
}

/// A folder with a game of Pig in it: `pig.kanso`, seed 7, two seats, to the goal of 50.
pub fn with_pig() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "new pig -o pig.kanso --seed 7 --name Aki,Ren --option goal=50").status(0);
    dir
}

/// How many events a line of a game has.
#[track_caller]
pub fn events(dir: &Path, file: &str, line: usize) -> u64 {
    let ran = run(dir, &format!("lines {file} --json")).status(0);
    let lines: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    lines[line]["events"].as_u64().expect("a number")
}
