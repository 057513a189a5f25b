//! Reports and rulings, without a window.

use super::*;
use crate::command::{
    Command, ContestedPart, DisputeCommand, GoCommand, LookCommand, SettingsCommand,
};
use crate::model::testing::{filed, settle, with_golden};
use crate::model::{Effect, ReadingEffect, readings_of};
use kanso_engine::{Lang, Seat};
use kanso_replay::log::record::Verdict;

const GAME: &str = "pig/won-by-holding";

fn disputed() -> Model {
    let last = with_golden(GAME).table.expect("open").review().len(0).expect("the game itself");
    let mut model = filed(GAME, last, &[(0, "PG-R1=at-once"), (1, "PG-R1=by-holding")]);
    settle(&mut model);
    model
}

fn apply(model: &mut Model, command: impl Into<Command>) {
    model.apply(command.into());
    settle(model);
}

fn open(model: &mut Model, kind: DialogKind) {
    apply(model, SettingsCommand::Open(kind));
    assert!(model.dialog.is_some(), "it makes sense");
}

fn rulings(model: &mut Model) -> Vec<RulingInfo> {
    let table = model.table.as_mut().expect("open");
    table.all_disputes(Lang::En)[0].rulings.clone()
}

fn decided(golden: Option<PathBuf>) -> DisputeCommand {
    let (verdict, reason) = (Some(Verdict::Claim(0)), "the rulebook's example".to_owned());
    DisputeCommand::Settle(Box::new(SettleText {
        verdict,
        reason,
        by: "Cleo".to_owned(),
        golden,
        ..SettleText::default()
    }))
}

#[test]
fn a_report_is_written_as_a_page_and_as_markdown() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut model = disputed();
    assert_eq!(model.dispute_at_hand(), Some(0));
    for (markdown, start) in [(false, "<!DOCTYPE html>"), (true, "#")] {
        open(&mut model, DialogKind::Report(0));
        let path = folder.path().join(if markdown { "a.md" } else { "a.html" });
        model.dialog.as_mut().expect("open").text = path.display().to_string();
        let wish = ReportWish { markdown, anonymous: true, number: 0 };
        apply(&mut model, DisputeCommand::Report(wish, path.clone()));
        assert_eq!(model.dialog, None, "it is written");
        let text = std::fs::read_to_string(&path).expect("written");
        assert!(text.starts_with(start) && text.contains("Was it over before?"));
        assert!(!text.contains("Alice"), "neutral names");
    }
    assert_eq!(model.notices.len(), 2, "each says where it is");
}

#[test]
fn a_link_opens_the_dispute_that_it_is_copied_from() {
    let mut model = disputed();
    model.base = "https://example.org/games/".to_owned();
    let last = model.table.as_ref().expect("open").here().event;
    model.apply(GoCommand::Start.into());
    model.apply(DisputeCommand::CopyLink(0).into());
    let Some(Effect::Start(job)) = model.effects.pop() else { panic!("it is a job") };
    let done = std::cell::RefCell::new(Vec::new());
    job.run(kanso_games::built_in(), &|answer| done.borrow_mut().push(answer));
    done.into_inner().into_iter().for_each(|answer| model.finished(answer));
    let Some(Effect::Copy(copied)) = model.effects.pop() else { panic!("it is copied") };
    assert!(copied.starts_with("https://example.org/games/#g="), "{copied}");
    let linked = kanso_replay::link::unlink(&copied).expect("it is whole");
    assert_eq!(linked.at.expect("a place").to_string(), format!("0@{last}"));
    let opened = kanso_replay::review::open(kanso_games::built_in(), &linked.bytes);
    assert_eq!(opened.expect("a log").disputes(Lang::En).len(), 1);
    // A report that the window writes has the same link.
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.md");
    let wish = ReportWish { markdown: true, anonymous: false, number: 0 };
    apply(&mut model, DisputeCommand::Report(wish, path.clone()));
    let text = std::fs::read_to_string(&path).expect("written");
    assert!(text.contains(&format!("](<{copied}>)")), "{text}");
    model.apply(LookCommand::Eye(Eye::Public).into());
    model.effects.clear();
    model.apply(DisputeCommand::CopyLink(0).into());
    assert!(model.effects.is_empty(), "this eye is told of none");
}

#[test]
fn a_ruling_stands_in_the_file_and_its_golden_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("rule.golden.kanso");
    let mut model = disputed();
    open(&mut model, DialogKind::Settle(0));
    apply(&mut model, decided(Some(path.clone())));
    assert_eq!(model.dialog, None);
    let ruled = rulings(&mut model);
    assert_eq!((ruled.len(), ruled[0].by.as_str()), (1, "Cleo"));
    assert_eq!(ruled[0].verdict, Verdict::Claim(0));
    let golden = std::fs::read(&path).expect("written");
    kanso_replay::review::open(kanso_games::built_in(), &golden).expect("a log");
    assert!(path.with_extension("txt").exists());
    // The same once more rules nothing new, and finishes what was left undone.
    std::fs::remove_file(&path).expect("there");
    open(&mut model, DialogKind::Settle(0));
    apply(&mut model, decided(Some(path.clone())));
    assert_eq!(rulings(&mut model).len(), 1);
    assert_eq!(std::fs::read(&path).expect("written again"), golden);
}

#[test]
fn what_cannot_be_settled_rules_nothing_and_writes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("rule.golden.kanso");
    std::fs::write(&path, "mine").expect("written");
    let mut model = disputed();
    let none = DisputeCommand::Settle(Box::default());
    for (command, said) in [
        (none, "what is decided"),
        (decided(Some(folder.path().join("a.txt"))), ".kanso file"),
        (decided(Some(path.clone())), "is there already"),
    ] {
        open(&mut model, DialogKind::Settle(0));
        apply(&mut model, command);
        let problem = model.dialog.as_ref().expect("still open").problem.clone();
        assert!(problem.as_ref().is_some_and(|why| why.contains(said)), "{problem:?}");
        assert!(rulings(&mut model).is_empty());
    }
    assert_eq!(std::fs::read(&path).expect("there"), b"mine");
    assert!(!path.with_extension("txt").exists());
    // Whoever closes the dialog meanwhile does not settle it.
    model.apply(decided(None).into());
    model.dialog = None;
    settle(&mut model);
    assert!(rulings(&mut model).is_empty());
}

#[test]
fn neither_is_for_an_eye_that_may_not_know_all() {
    let mut model = disputed();
    apply(&mut model, LookCommand::Eye(Eye::Seat(Seat::at(0))));
    assert_eq!(model.dispute_at_hand(), None);
    for kind in [DialogKind::Report(0), DialogKind::Settle(0), DialogKind::Report(7)] {
        apply(&mut model, SettingsCommand::Open(kind));
        assert_eq!(model.dialog, None);
    }
    model.effects.clear();
    model.apply(decided(None).into());
    model.apply(DisputeCommand::Report(ReportWish::default(), "a.html".into()).into());
    assert!(model.effects.is_empty());
}

#[test]
fn what_another_reading_would_do_is_found_out_before_filing() {
    let mut model = with_golden(GAME);
    apply(&mut model, GoCommand::End);
    open(&mut model, DialogKind::Dispute(ContestedPart::Event));
    let of = |value: &str| ("PG-R1".to_owned(), value.to_owned());
    apply(&mut model, DisputeCommand::Effects(vec![of("at-once"), of("never")]));
    let last = model.table.as_ref().expect("open").here().event;
    let draft = model.dialog.as_ref().expect("open").filing.as_ref().expect("it tells all");
    let at_once = &draft.effects[&of("at-once")];
    let parts = matches!(at_once, ReadingEffect::Parts { event, .. } if *event == last - 1);
    assert!(parts, "{at_once:?}");
    assert!(matches!(&draft.effects[&of("never")], ReadingEffect::Failed(_)));
    // Answers to a dialog that was closed are not wanted in another.
    model.effects.clear();
    model.apply(DisputeCommand::Effects(vec![of("at-once")]).into());
    model.apply(SettingsCommand::Open(DialogKind::Dispute(ContestedPart::Event)).into());
    settle(&mut model);
    let draft = model.dialog.as_ref().expect("open").filing.as_ref().expect("it tells all");
    assert!(draft.effects.is_empty());
}

#[test]
fn every_reading_of_every_game_is_a_question_with_answers_in_both_languages() {
    for (game, name) in [
        ("pig", "pig/won-by-holding"),
        ("rook-raiders", "rook-raiders/two-seats-one-declares"),
        ("berserk-tcg", "berserk-tcg/both-at-once"),
    ] {
        let model = with_golden(name);
        let table = model.table.as_ref().expect("open");
        for lang in [Lang::En, Lang::Ja] {
            let readings = readings_of(table.review(), table.here(), lang);
            assert!(!readings.is_empty(), "{game}");
            for reading in readings {
                assert!(!reading.question.contains('`'), "{}: {}", reading.id, reading.question);
                assert_eq!(reading.answers.len(), reading.values.len(), "{}", reading.id);
                let named = reading.answers.iter().zip(reading.values);
                for (answer, value) in named {
                    assert!(!answer.is_empty(), "{} {value}", reading.id);
                }
            }
        }
    }
}
