//! `kanso sign` and `kanso verify --signers`: who said so.

use crate::run::{run, typed};
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A folder with a game of Pig that is over, the keys of Ada (open) and Ben (with a passphrase), and the
/// file of who may sign.
fn room() -> TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "simulate pig -o g.kanso --seed 7").status(0);
    let keys = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/keys");
    for name in ["ada", "ada.pub", "ben", "cyd", "signers"] {
        fs::copy(keys.join(name), dir.path().join(name)).expect("copied");
    }
    #[cfg(unix)]
    for name in ["ada", "ben", "cyd"] {
        // OpenSSH uses no key that others may read.
        use std::os::unix::fs::PermissionsExt as _;
        let own = fs::Permissions::from_mode(0o600);
        fs::set_permissions(dir.path().join(name), own).expect("ours");
    }
    dir
}

#[test]
fn a_game_is_signed_beside_it_and_what_is_added_later_is_told() {
    let dir = room();
    let ran = |command: &str| run(dir.path(), command);
    let bare = ran("verify g.kanso --signers signers").status(1).out;
    assert!(bare.contains("not signed: nothing lies beside it"), "{bare}");
    let made = ran("sign g.kanso --key ada").status(0).out;
    let line = made.lines().last().expect("the line for signers");
    let public = fs::read_to_string(dir.path().join("ada.pub")).expect("there");
    assert!(public.starts_with(line.strip_prefix("ada@example.org ").expect("named")), "{made}");
    fs::write(dir.path().join("own"), format!("{line}\n")).expect("written");
    for signers in ["signers", "own"] {
        let told = ran(&format!("verify g.kanso --signers {signers}")).status(0).out;
        assert!(told.contains("g.kanso.sig: signed by ada@example.org: all of it"), "{told}");
    }
    let unasked = ran("verify g.kanso").status(0).out;
    assert!(unasked.contains("1 signature beside it, not checked"), "{unasked}");
    let again = ran("sign g.kanso --key ada").status(0).out;
    assert!(again.contains("this key has signed it already"), "{again}");
    assert!(!dir.path().join("g.kanso.2.sig").exists());
    ran("note g.kanso --at 3 well-rolled").status(0);
    let told = ran("verify g.kanso --signers signers").status(0).out;
    assert!(told.contains("signed by ada@example.org, but for 1 frame added since"), "{told}");
    ran("sign g.kanso --key ada").status(0);
    let json = ran("verify g.kanso --signers signers --json").status(0).out;
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let since: Vec<_> =
        json[0]["signatures"].as_array().expect("a list").iter().map(|one| &one["since"]).collect();
    assert_eq!(since, [1, 0]);
    let ja = ran("--lang ja verify g.kanso --signers signers").status(0).out;
    assert!(ja.contains("ada@example.orgが署名（全体）"), "{ja}");
}

#[test]
fn a_changed_game_is_not_the_one_that_was_signed() {
    let dir = room();
    let ran = |command: &str| run(dir.path(), command);
    ran("sign g.kanso --key ada").status(0);
    // Another game of the same kind, sound by itself, under the same name.
    ran("simulate pig -o other.kanso --seed 8").status(0);
    fs::rename(dir.path().join("other.kanso"), dir.path().join("g.kanso")).expect("moved");
    ran("verify g.kanso").status(0);
    let told = ran("verify g.kanso --signers signers").status(1).out;
    assert!(told.contains("not of this file: ada@example.org signed a head"), "{told}");
    // A folder names those that are not sound.
    ran("simulate pig -o good.kanso --seed 9").status(0);
    ran("sign good.kanso --key ada").status(0);
    let told = ran("verify . --signers signers").status(1).out;
    assert!(told.contains("1 of 2 games are sound") && !told.contains("good.kanso"), "{told}");
}

#[test]
fn a_ruling_is_signed_and_a_forged_one_is_found() {
    let dir = room();
    let ran = |command: &str| run(dir.path(), command);
    ran("new pig -o pig.kanso --seed 7 --name Ada,Ben --option goal=50").status(0);
    typed(dir.path(), "play pig.kanso", &"b\n".repeat(6)).status(0);
    ran("dispute new pig.kanso --at 2 --question Really? --claim Ada:PG-R1=at-once -o tea.kanso")
        .status(0);
    fs::copy(dir.path().join("tea.kanso"), dir.path().join("forged.kanso")).expect("copied");
    ran("dispute settle tea.kanso --stands --reason agreed").status(0);
    ran("sign tea.kanso --key ada").status(0);
    ran("verify tea.kanso --signers signers").status(0);
    // The same dispute, settled otherwise, with the signature of the ruling beside it.
    ran("dispute settle forged.kanso --claim 1 --reason agreed").status(0);
    fs::copy(dir.path().join("tea.kanso.sig"), dir.path().join("forged.kanso.sig"))
        .expect("copied");
    ran("verify forged.kanso").status(0);
    let told = ran("verify forged.kanso --signers signers").status(1).out;
    assert!(told.contains("not of this file"), "{told}");
    // Somebody else's signature under Ada's name holds for nothing.
    let theirs = fs::read_to_string(dir.path().join("tea.kanso.sig")).expect("there");
    let head = ran("verify forged.kanso --json").status(0).out;
    let head: serde_json::Value = serde_json::from_str(&head).expect("JSON");
    let head = head[0]["report"]["head"].as_str().expect("a hash").to_owned();
    let (signed, _) = theirs.split_once("kanso head ").expect("a line");
    fs::write(dir.path().join("forged.kanso.sig"), format!("{signed}kanso head {head}\n"))
        .expect("written");
    let told = ran("verify forged.kanso --signers signers").status(1).out;
    assert!(told.contains("forged or damaged: it names the key of ada@example.org"), "{told}");
}

#[test]
fn a_key_of_which_the_passphrase_cannot_be_asked_is_left_to_openssh() {
    let dir = room();
    let told = run(dir.path(), "sign g.kanso --key ben").fails(2, &["passphrase", "ssh-keygen"]);
    assert!(told.err.contains("> g.kanso.sig"), "{}", told.err);
    assert!(!dir.path().join("g.kanso.sig").exists());
    for number in 1..=99 {
        let name = if number == 1 { String::new() } else { format!(".{number}") };
        fs::write(dir.path().join(format!("g.kanso{name}.sig")), "mine").expect("written");
    }
    let full = run(dir.path(), "sign g.kanso --key ada").fails(2, &["99 signatures lie beside it"]);
    assert!(full.err.contains("-o OUT"), "{}", full.err);
    run(dir.path(), "sign g.kanso --key ada -o elsewhere").status(0);
}

/// OpenSSH's program; none where it is not installed.
fn ssh_keygen(dir: &Path, words: &[&str], typed: &str) -> Option<(bool, Vec<u8>)> {
    let mut command = Command::new("ssh-keygen");
    command.current_dir(dir).args(words);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().ok()?;
    let _ = child.stdin.take().expect("it was piped").write_all(typed.as_bytes());
    let done = child.wait_with_output().expect("it ends");
    Some((done.status.success(), done.stdout))
}

#[test]
fn openssh_checks_what_kanso_signed_and_kanso_what_openssh_signed() {
    let dir = room();
    run(dir.path(), "sign g.kanso --key ada").status(0);
    let json = run(dir.path(), "verify g.kanso --json").status(0).out;
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let head = json[0]["report"]["head"].as_str().expect("a hash");
    let good = format!("{head}\n");
    let verify = "-Y verify -f signers -I ada@example.org -n kanso -s g.kanso.sig";
    let verify: Vec<_> = verify.split(' ').collect();
    // Where there is none, what it once made is checked all the same: `signed::tests`.
    let Some((holds, _)) = ssh_keygen(dir.path(), &verify, &good) else {
        eprintln!("ssh-keygen is not installed");
        return;
    };
    assert!(holds, "OpenSSH checks it");
    let (holds, _) = ssh_keygen(dir.path(), &verify, &format!("0{}\n", &head[1..])).expect("again");
    assert!(!holds || head.starts_with('0'), "another head");
    let sign: Vec<_> = "-Y sign -n kanso -f ada".split(' ').collect();
    let (_, theirs) = ssh_keygen(dir.path(), &sign, &good).expect("again");
    fs::write(dir.path().join("g.kanso.sig"), theirs).expect("written");
    let told = run(dir.path(), "verify g.kanso --signers signers").status(0).out;
    assert!(told.contains("signed by ada@example.org: all of it"), "{told}");
    let with_cyd: Vec<_> = "-Y sign -n kanso -f cyd".split(' ').collect();
    let (_, theirs) = ssh_keygen(dir.path(), &with_cyd, &good).expect("again");
    fs::write(dir.path().join("g.kanso.2.sig"), theirs).expect("written");
    let told = run(dir.path(), "verify g.kanso --signers signers").status(0).out;
    assert!(told.contains("not checked: a key of the kind ecdsa-sha2-nistp256"), "{told}");
}
