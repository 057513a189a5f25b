//! `kanso verify` and the damaged files: what it answers to scripts.

use crate::run::run;
use std::fs;
use std::path::Path;

/// Those of the damaged files in which nothing is wrong, as their page says.
const SOUND: [&str; 2] = ["renamed-seat-forged.kanso", "unknown-kind-128.kanso"];

#[test]
fn a_damaged_file_is_a_bad_finding_and_no_failure() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/damaged");
    let mut files = 0;
    for entry in fs::read_dir(&folder).expect("the folder") {
        let name = entry.expect("an entry").file_name().into_string().expect("a plain name");
        if name == "README.md" {
            continue;
        }
        let sound = SOUND.contains(&name.as_str());
        let told = run(&folder, &format!("verify {name}")).status(i32::from(!sound));
        assert_eq!(told.out.contains("verified: "), sound, "{}", told.out);
        files += 1;
    }
    assert!(files > 20, "only {files} files");
}
