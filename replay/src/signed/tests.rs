//! Signatures: made, checked, and everything that can be wrong with one.

use super::*;
use crate::review::Bot;
use crate::simulate::simulate;
use crate::testing::{games, pig_header};
use std::sync::atomic::AtomicBool;

const ADA: &str = include_str!("../../../fixtures/keys/ada");
const BEN: &str = include_str!("../../../fixtures/keys/ben");
const CYD: &str = include_str!("../../../fixtures/keys/cyd");
const ADA_PUBLIC: &str = include_str!("../../../fixtures/keys/ada.pub");
const SIGNERS: &str = include_str!("../../../fixtures/keys/signers");
/// What OpenSSH made of this log: by Ada, by Cyd, and by Ada for files.
const BRANCHES: &[u8] = include_bytes!("../../../fixtures/formats/1/branches.kanso");
const BY_ADA: &str = include_str!("../../../fixtures/keys/branches.ada.sig");
const BY_CYD: &str = include_str!("../../../fixtures/keys/branches.cyd.sig");
const FOR_FILES: &str = include_str!("../../../fixtures/keys/branches.file.sig");

fn key(text: &str) -> Key {
    Key::read(text.as_bytes(), || Some("seven oranges".to_owned())).expect("a key")
}

fn signers() -> Signers {
    Signers::read(SIGNERS).expect("signers")
}

fn said(bytes: &[u8], text: &str) -> Said {
    check(&RawLog::scan(bytes).expect("a log"), text, &signers())
}

fn signed(since: u32) -> Said {
    Said::Signed { by: "ada@example.org".to_owned(), since }
}

#[test]
fn what_is_signed_holds_and_what_was_added_since_is_counted() {
    let stop = AtomicBool::new(false);
    let game = simulate(games(), &pig_header("50"), &[Bot::Greedy], None, &stop).expect("a game");
    let raw = RawLog::scan(&game.bytes).expect("a log");
    let text = sign(&key(ADA), &raw.head());
    assert_eq!(said(&game.bytes, &text), signed(0));
    assert!(is_by(&key(ADA), &raw.head(), &text) && !is_by(&key(BEN), &raw.head(), &text));
    // The same log when it was shorter, signed then.
    let early = raw.frames[1].end as usize;
    let text = sign(&key(ADA), &chain::hash(&game.bytes[..early]));
    let added = raw.frames.len() as u32 - 2;
    assert_eq!(said(&game.bytes, &text), signed(added));
    assert_eq!(said(&game.bytes[..early], &text), signed(0));
    // Without the line that says which head it is, as OpenSSH makes it.
    let bare: String = text.lines().filter(|line| !line.starts_with(HEAD_LINE)).fold(
        String::new(),
        |mut all, line| {
            all.push_str(line);
            all.push_str("\r\n");
            all
        },
    );
    assert_eq!(said(&game.bytes, &bare), signed(added));
}

#[test]
fn what_openssh_signed_is_checked() {
    assert_eq!(said(BRANCHES, BY_ADA), signed(0));
    assert_eq!(said(BRANCHES, BY_CYD), Said::Kind { kind: "ecdsa-sha2-nistp256".to_owned() });
    assert_eq!(said(BRANCHES, FOR_FILES), Said::NoSignature, "for another use");
    let head = RawLog::scan(BRANCHES).expect("a log").head();
    let ours = sign(&key(ADA), &head);
    assert!(ours.starts_with(BY_ADA.trim_end()), "the same as by OpenSSH: {ours}");
}

#[test]
fn a_signature_of_another_game_or_by_another_key_is_told_for_what_it_is() {
    let head = RawLog::scan(BRANCHES).expect("a log").head();
    let mut other = head;
    other[0] ^= 1;
    let text = sign(&key(ADA), &other);
    let by = "ada@example.org".to_owned();
    let another = Said::Another { by: by.clone(), head: Some(hex(&other)) };
    assert_eq!(said(BRANCHES, &text), another);
    // Whoever writes the head of this game behind it gains nothing.
    let moved = text.replace(&hex(&other), &hex(&head));
    assert_eq!(said(BRANCHES, &moved), Said::Forged { of: by.clone() });
    let bare = &text[..text.find(HEAD_LINE).expect("a line")];
    assert_eq!(said(BRANCHES, bare), Said::Another { by: by.clone(), head: None });
    let by_ben = sign(&key(BEN), &head);
    let unlisted = Said::Unlisted { key: key(BEN).fingerprint() };
    assert_eq!(said(BRANCHES, &by_ben), unlisted);
    assert!(!unlisted.is_bad() && !unlisted.is_good() && another.is_bad());
}

#[test]
fn no_changed_sign_of_a_signature_is_a_good_one() {
    let head = RawLog::scan(BRANCHES).expect("a log").head();
    let text = sign(&key(ADA), &head);
    let from = text.find('\n').expect("lines") + 1;
    let to = text.find(END).expect("an end");
    let (mut changed, mut seen) = (0, 0);
    for at in from..to {
        if text.as_bytes()[at] == b'\n' {
            continue;
        }
        let mut other = text.clone().into_bytes();
        other[at] = if other[at] == b'A' { b'B' } else { b'A' };
        let other = String::from_utf8(other).expect("letters");
        changed += 1;
        seen += u32::from(!said(BRANCHES, &other).is_good());
    }
    assert!(changed > 200, "{changed}");
    assert_eq!(seen, changed);
    for cut in 0..text.find(END).expect("an end") + END.len() {
        assert!(!said(BRANCHES, &text[..cut]).is_good(), "{cut}");
    }
}

#[test]
fn keys_that_cannot_sign_say_why() {
    let read = |text: &str, word: Option<&str>| {
        Key::read(text.as_bytes(), || word.map(str::to_owned)).map(|key| key.fingerprint())
    };
    assert_eq!(read(ADA, None).expect("it has none"), key(ADA).fingerprint());
    assert_eq!(read(BEN, None), Err(KeyError::Locked));
    assert_eq!(read(BEN, Some("six oranges")), Err(KeyError::Passphrase));
    assert_eq!(read(BEN, Some("seven oranges")).expect("it is"), key(BEN).fingerprint());
    assert_eq!(read(ADA_PUBLIC, None), Err(KeyError::Public));
    assert_eq!(read(CYD, None), Err(KeyError::Kind("ecdsa-sha2-nistp256".to_owned())));
    assert_eq!(read("seven oranges", None), Err(KeyError::NotAKey));
    assert_eq!(key(ADA).comment(), "ada@example.org");
    assert!(ADA_PUBLIC.starts_with(&key(ADA).public()), "{}", key(ADA).public());
}

#[test]
fn a_file_of_signers_is_read_as_openssh_reads_it() {
    let public = key(ADA).public();
    let read = |text: String| Signers::read(&text);
    let names = |signers: Signers| -> Vec<String> {
        signers.all().map(|(name, _)| name.to_owned()).collect()
    };
    let one = format!("# people\n\nada,a@x \t {public} her comment\n");
    assert_eq!(names(read(one).expect("one")), ["ada,a@x"]);
    let bound = format!("ada namespaces=\"git,kanso\" {public}\n");
    assert_eq!(names(read(bound).expect("for games, too")), ["ada"]);
    let elsewhere = format!("ada namespaces=\"git\" {public}\n");
    assert_eq!(read(elsewhere).err(), Some(SignersError::Empty));
    assert_eq!(read(String::new()).err(), Some(SignersError::Empty));
    for option in ["valid-before=\"20260101\"", "cert-authority", "namespaces=\"kanso\",x=\"a b\""]
    {
        let wrong = read(format!("\nada {option} {public}\n")).expect_err("not looked at");
        let SignersError::Option { line: 2, option: told } = &wrong else { panic!("{wrong:?}") };
        assert!(option.ends_with(&**told), "{told}");
    }
    for wrong in ["ada", "ada ssh-ed25519", "ada ssh-ed25519 AAAA", &public] {
        assert_eq!(read(wrong.to_owned()).err(), Some(SignersError::NoKey { line: 1 }), "{wrong}");
    }
    let twice = format!("ada {public}\nben {public}\n");
    let twice = read(twice).expect_err("whose is it?");
    assert_eq!(twice, SignersError::Twice { line: 2, name: "ada".to_owned() });
}

/// Source: `openssl dgst -sha256 -binary | base64`.
#[test]
fn browsers_are_told_the_digest_of_a_program_as_they_make_it() {
    let digest = digest_for_browsers("let at = 1;");
    assert_eq!(digest, "sha256-baimjEo5I4ktEwh6vicH9qi91nIidyCxvRqOYRMEoT0=");
}
