//! `kanso luck`: luck that was committed to, from the first word to the proof.

use crate::run::{events, run, typed};
use std::fs;

#[test]
fn three_seats_commit_play_reveal_and_verify() {
    let dir = tempfile::tempdir().expect("a folder");
    let ran = |command: &str| run(dir.path(), command);
    let made =
        ran("new pig -o g.kanso --luck committed --name Ada,Ben,Cyd --option goal=50").status(0);
    let secret = fs::read_to_string(dir.path().join("g.kanso.secret")).expect("beside the game");
    assert_eq!(secret.trim().len(), 64);
    assert!(made.out.contains("luck is committed to "), "{}", made.out);
    assert!(!made.out.contains(secret.trim()), "{}", made.out);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let about = fs::metadata(dir.path().join("g.kanso.secret")).expect("there");
        assert_eq!(about.permissions().mode() & 0o777, 0o600);
    }
    for words in ["Ada:rain", "2:tea", "Cyd:7"] {
        let told = ran(&format!("luck g.kanso --contribute {words}")).status(0);
        assert!(told.out.contains("luck is committed to"), "{}", told.out);
    }
    let told = ran("luck g.kanso").status(0).out;
    assert!(told.contains("Ada: rain") && told.contains("Cyd: 7"), "{told}");
    let early = ran("luck g.kanso --reveal").status(2);
    assert!(early.err.contains("the game is not over"), "{}", early.err);
    // A branch by the same luck would tell what is to fall.
    ran("branch g.kanso --at 0 --do roll --name peek").status(0);
    assert_eq!(events(dir.path(), "g.kanso", 1), 1);
    ran("branch g.kanso --at 0 --luck fresh --seed 5 --name own --play-on greedy").status(0);
    ran("play g.kanso --bot Ada=greedy --bot Ben=greedy --bot Cyd=greedy").status(0);
    let late = ran("luck g.kanso --contribute Ada:late").status(2);
    assert!(late.err.contains("before the first event"), "{}", late.err);
    let hidden = ran("verify g.kanso").status(0).out;
    assert!(hidden.contains("compared when it is shown"), "{hidden}");

    ran("luck g.kanso --reveal").status(0);
    let told = ran("luck g.kanso").status(0).out;
    assert!(told.contains(secret.trim()), "{told}");
    let verified = ran("verify g.kanso").status(0).out;
    assert!(verified.contains("as the secret gives it"), "{verified}");
    let json = ran("luck g.kanso --json").status(0).out;
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["committed"]["revealed"], secret.trim());
    assert_eq!(json["committed"]["said"][1][1], "tea");
    // The same bytes come back from the text form.
    ran("export g.kanso --format jsonl -o g.jsonl").status(0);
    ran("import g.jsonl -o h.kanso").status(0);
    let read = |name: &str| fs::read(dir.path().join(name)).expect("there");
    assert_eq!(read("g.kanso"), read("h.kanso"));
}

#[test]
fn without_its_secret_a_game_goes_on_as_a_table_s() {
    let dir = tempfile::tempdir().expect("a folder");
    let ran = |command: &str| run(dir.path(), command);
    ran("new pig -o g.kanso --luck committed").status(0);
    fs::rename(dir.path().join("g.kanso.secret"), dir.path().join("kept")).expect("moved");
    let played = typed(dir.path(), "play g.kanso", "roll\n4\nhold\n");
    assert!(played.out.contains("not in g.kanso.secret: enter what falls"), "{}", played.out);
    assert!(played.out.contains("banks 4"), "{}", played.out);
    let entered = ran("branch g.kanso --at 0 --do roll").status(0);
    assert!(entered.out.contains("line 1"), "{}", entered.out);
    let lost = ran("luck g.kanso --reveal --early").status(2);
    assert!(lost.err.contains("the secret is not in g.kanso.secret"), "{}", lost.err);
    fs::write(dir.path().join("wrong"), "00".repeat(32)).expect("written");
    let wrong = ran("luck g.kanso --reveal --early --secret wrong").status(2);
    assert!(wrong.err.contains("not the secret that the header commits to"), "{}", wrong.err);
    let none = ran("luck g.kanso --reveal --early --secret g.kanso").status(2);
    assert!(none.err.contains("no secret of a game"), "{}", none.err);
    ran("luck g.kanso --reveal --early --secret kept").status(0);
    // What was entered is what it is: whether the secret gives it is told now.
    let told = ran("verify g.kanso");
    assert!(told.out.contains("verified") || told.out.contains("luck: line 0"), "{}", told.out);
}

#[test]
fn where_luck_comes_from_is_told_of_every_game() {
    let dir = tempfile::tempdir().expect("a folder");
    let ran = |command: &str| run(dir.path(), command);
    ran("new pig -o seeded.kanso --seed 1").status(0);
    ran("new pig -o table.kanso --luck table").status(0);
    assert!(ran("luck seeded.kanso").status(0).out.contains("a seed that stands in the file"));
    assert!(ran("luck table.kanso").status(0).out.contains("a real table"));
    let not = ran("luck seeded.kanso --contribute 1:x").status(2);
    assert!(not.err.contains("not committed to a secret"), "{}", not.err);
    let unseated = ran("new pig -o c.kanso --luck committed").status(0);
    assert!(unseated.out.contains("c.kanso.secret"), "{}", unseated.out);
    assert!(ran("luck c.kanso --contribute x").status(2).err.contains("names no seat"));
    // Neither file is ever written over.
    ran("new pig -o c.kanso --luck committed").status(2);
    fs::remove_file(dir.path().join("c.kanso")).expect("there");
    let there = ran("new pig -o c.kanso --luck committed").status(2);
    assert!(there.err.contains("c.kanso.secret"), "{}", there.err);
    assert!(!dir.path().join("c.kanso").exists());
}

/// A seed and hands are nobody else's business on a machine that many use.
#[test]
#[cfg(unix)]
fn who_else_may_read_a_file_depends_on_what_stands_in_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let dir = tempfile::tempdir().expect("a folder");
    let ran = |command: &str| run(dir.path(), command).status(0);
    let mode = |name: &str| {
        let about = fs::metadata(dir.path().join(name)).expect("there");
        about.permissions().mode() & 0o777
    };
    fs::write(dir.path().join("any"), "").expect("written");
    let any = mode("any");
    ran("new gin-rummy -o own.kanso --seed 1");
    ran("new gin-rummy -o shared.kanso --seed 1 --shared");
    ran("simulate gin-rummy -o bots.kanso --seed 1");
    ran("--shared simulate gin-rummy -o shown.kanso --seed 1");
    ran("export bots.kanso --format html -o all.html");
    ran("export bots.kanso --format html --eye 0 -o ada.html");
    ran("export bots.kanso --format jsonl -o all.jsonl");
    for (name, wanted) in [
        ("own.kanso", 0o600),
        ("shared.kanso", any),
        ("bots.kanso", 0o600),
        ("shown.kanso", any),
        ("all.html", 0o600),
        ("ada.html", any),
        ("all.jsonl", 0o600),
    ] {
        assert_eq!(mode(name), wanted, "{name}: {:o}", mode(name));
    }
    // Going on with a game leaves it as readable as it was.
    typed(dir.path(), "play shared.kanso", "b\n").status(0);
    assert_eq!(mode("shared.kanso"), any);
}
