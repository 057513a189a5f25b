//! Running the program and looking at what it said.

use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The program, in English, without colours.
pub fn kanso() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kanso"));
    command.env("LC_ALL", "C").env_remove("NO_COLOR").stdin(Stdio::null());
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
