//! Standard output that takes nothing: what was done is told, and told truly.

use crate::run::{Ran, kanso, run, typed, with_pig};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs kanso with a standard output that is full, or whose reader has gone.
fn unheard(dir: &Path, arguments: &str, lines: &str, closed: bool) -> Ran {
    let mut command = kanso();
    command.current_dir(dir).args(arguments.split(' ')).stderr(Stdio::piped());
    fs::write(dir.join("typed"), lines).expect("written");
    command.stdin(fs::File::open(dir.join("typed")).expect("there"));
    let mut reader = None;
    if closed {
        let mut child =
            Command::new("true").stdin(Stdio::piped()).spawn().expect("there is a true");
        let pipe = child.stdin.take().expect("it was piped");
        child.wait().expect("it ends");
        command.stdout(pipe);
        reader = Some(child);
    } else {
        let full = fs::File::options().write(true).open("/dev/full").expect("there is one");
        command.stdout(full);
    }
    let ran = command.output().expect("the program was built").into();
    drop(reader);
    ran
}

#[test]
fn an_edit_that_could_not_be_told_is_said_to_be_there() {
    for closed in [false, true] {
        for (command, lines, words) in [
            ("note pig.kanso --at 2 so", "", "note 0 stands in pig.kanso"),
            (
                "branch pig.kanso --at 2 --name other",
                "",
                "line 1 up to event 2 stands in pig.kanso",
            ),
            ("branch pig.kanso --at 0 --do roll", "", "line 1 up to event 2 stands in pig.kanso"),
            ("play pig.kanso --bot 0=greedy --bot 1=greedy", "", "line 0 up to event "),
            ("correct pig.kanso --at 3 --do hold", "", "line 1 up to event "),
            ("line pig.kanso rename 0 first", "", "the change of line 0 stands in pig.kanso"),
            ("line pig.kanso promote 0", "", "the change of line 0 stands in pig.kanso"),
            ("new pig -o new.kanso", "", "new.kanso is made"),
            ("simulate pig -o new.kanso", "", "new.kanso is made"),
            ("export pig.kanso --format txt -o pig.txt", "", "pig.txt is written"),
        ] {
            let dir = with_pig();
            typed(dir.path(), "play pig.kanso", "b\nb\nb\nq\n").status(0);
            let before = fs::read(dir.path().join("pig.kanso")).expect("a file");
            let told = unheard(dir.path(), command, lines, closed);
            let told =
                told.fails(2, &["cannot write the answer", "it is done all the same", words]);
            assert!(!told.err.contains("as they were"), "{command}: {}", told.err);
            assert!(!told.err.contains("no file was changed"), "{command}: {}", told.err);
            let after = fs::read(dir.path().join("pig.kanso")).expect("a file");
            assert!(after.starts_with(&before), "{command}");
            let made = ["new.kanso", "pig.txt"].iter().any(|name| dir.path().join(name).exists());
            assert!(after.len() > before.len() || made, "{command}: it is there");
            run(dir.path(), "verify pig.kanso").status(0);
        }
    }
}

#[test]
fn where_nothing_was_done_that_is_said() {
    let dir = with_pig();
    let before = fs::read(dir.path().join("pig.kanso")).expect("a file");
    for command in ["review pig.kanso", "lines pig.kanso", "games", "verify pig.kanso"] {
        unheard(dir.path(), command, "", false)
            .fails(2, &["cannot write the answer", "no file was changed"]);
        // The reader has seen enough.
        assert_eq!(unheard(dir.path(), command, "", true).status(0).err, "");
    }
    assert_eq!(fs::read(dir.path().join("pig.kanso")).expect("a file"), before);
}

#[test]
fn a_disk_that_is_full_leaves_no_part_of_a_new_game() {
    let dir = tempfile::tempdir().expect("a folder");
    let small = dir.path().join("small");
    fs::create_dir(&small).expect("made");
    let mounted = Command::new("unshare")
        .args(["-m", "bash", "-c"])
        .arg(format!(
            "mount -t tmpfs -o size=4k,nr_inodes=20 none {0} && cd {0} && head -c 4096 /dev/zero > fill; \
             LC_ALL=C {1} new pig -o a.kanso; echo status $?; ls",
            small.display(),
            env!("CARGO_BIN_EXE_kanso")
        ))
        .output();
    let Ok(output) = mounted else { return };
    let (out, err) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if !out.contains("status ") {
        // Not everybody may mount a small disk.
        return;
    }
    assert!(out.contains("status 2") && !out.contains("a.kanso"), "{out}");
    assert!(err.contains("cannot make it: No space left"), "{err}");
    assert!(err.contains("next: make room on the disk, or name a file on another"), "{err}");
}
