//! Disputes without a window: opened, put side by side, filed.

use super::*;
use crate::command::{
    ClaimDraft, ClaimDraftWhat, Command, ContestedPart, DialogKind, FilingText, GoCommand,
    LookCommand, SettingsCommand,
};
use crate::model::testing::{filed, settle, with_golden};
use crate::model::{Access, Opened, Settings, WhyMemory};
use kanso_engine::Seat;
use kanso_replay::dispute::SideOf;
use kanso_replay::review::{self, Position};

const GAME: &str = "pig/won-by-holding";

/// A window in which a dispute about the last event of a game is open: whether it was over before.
fn disputed() -> Model {
    let last = with_golden(GAME).table.expect("open").review().len(0).expect("the game itself");
    let mut model = filed(GAME, last, &[(0, "PG-R1=at-once"), (1, "PG-R1=by-holding")]);
    settle(&mut model);
    model
}

fn table(model: &mut Model) -> &mut Table {
    model.table.as_mut().expect("open")
}

fn apply(model: &mut Model, command: impl Into<Command>) {
    model.apply(command.into());
    settle(model);
}

#[test]
fn a_dispute_is_opened_where_it_is_about() {
    let mut model = disputed();
    let last = table(&mut model).review().len(0).expect("the game itself");
    assert_eq!(table(&mut model).here(), Position::after(0, last));
    let told = table(&mut model).told_disputes(Lang::En);
    assert_eq!((told.len(), told[0].claims.len()), (1, 2));
    assert_eq!(table(&mut model).events_disputed(Lang::En), [last]);
    let Reproduced::Known(checked) = &table(&mut model).disputes.reproduced else {
        panic!("it was run again");
    };
    assert!(checked[0].reproduces());
    apply(&mut model, GoCommand::Start);
    apply(&mut model, DisputeCommand::Show(0));
    assert_eq!(table(&mut model).here(), Position::after(0, last));
    apply(&mut model, DisputeCommand::Show(7));
    assert_eq!(table(&mut model).here(), Position::after(0, last));
}

#[test]
fn a_game_without_a_dispute_starts_no_job_for_one() {
    let mut model = with_golden(GAME);
    model.tick(0.0);
    let checks = model
        .effects
        .iter()
        .filter(|effect| matches!(effect, crate::model::Effect::Start(Job::Check { .. })));
    assert_eq!(checks.count(), 0);
    assert_eq!(table(&mut model).disputes.reproduced, Reproduced::Unknown);
}

#[test]
fn both_courses_are_gone_through_together() {
    let mut model = disputed();
    let last = table(&mut model).here().event;
    apply(&mut model, DisputeCommand::SideBySide(0));
    let beside = table(&mut model).disputes.beside.as_ref().expect("made");
    assert!(matches!(beside.other().expect("under the reading").side.of, SideOf::Reading { .. }));
    assert_eq!(beside.played().side.claims, [1], "Ben claims what was played");
    let other = beside.other().expect("under the reading");
    // The game is over one event earlier: the hold no longer fits.
    assert_eq!(other.side.refused.len(), 1);
    assert_eq!(other.side.refit.as_ref().expect("re-fitted").dropped.len(), 1);
    let opposite = |model: &mut Model| {
        let at = table(model).at();
        table(model).disputes.beside.as_ref().expect("made").opposite(at)
    };
    assert_eq!(opposite(&mut model), Some(Position::after(0, last - 1)));
    apply(&mut model, GoCommand::To(Position::after(0, last - 2)));
    assert_eq!(opposite(&mut model), Some(Position::after(0, last - 2)));
    assert!(table(&mut model).differing_beside().expect("both are there").is_empty());
    apply(&mut model, GoCommand::End);
    let boards = table(&mut model).boards_beside(Lang::En).expect("both are there");
    assert!(boards[0].standing.is_some() && boards[1].standing.is_some());
    assert!(!table(&mut model).differing_beside().expect("both are there").is_empty());
    // There is no third course to choose.
    apply(&mut model, DisputeCommand::Side(9));
    assert_eq!(table(&mut model).disputes.beside.as_ref().expect("made").chosen, 1);
    apply(&mut model, DisputeCommand::Close);
    assert!(table(&mut model).disputes.beside.is_none());
}

#[test]
fn any_game_can_be_looked_at_under_another_reading() {
    let mut model = with_golden(GAME);
    let last = table(&mut model).review().len(0).expect("the game itself");
    let under = |value: &str| DisputeCommand::Under("PG-R1".to_owned(), value.to_owned());
    apply(&mut model, under("at-once"));
    let beside = table(&mut model).disputes.beside.as_ref().expect("made");
    let differs = beside.courses.event.expect("it differs");
    assert!(differs == last - 1, "the roll that reaches the goal: {differs} of {last}");
    assert_eq!(table(&mut model).here().event, differs, "one looks at the first difference");
    // Words are told anew in another language; one stays where one is.
    apply(&mut model, GoCommand::Start);
    apply(&mut model, SettingsCommand::Lang(Lang::Ja));
    let beside = table(&mut model).disputes.beside.as_ref().expect("made");
    assert_eq!(beside.key.1, Lang::Ja);
    assert_eq!(table(&mut model).here().event, 0);
    // What there is not is told, and nothing is left open.
    model.notices.clear();
    apply(&mut model, under("never"));
    assert!(table(&mut model).disputes.beside.is_none());
    assert!(model.notices[0].text.contains("by-holding"), "{}", model.notices[0].text);
}

#[test]
fn whoever_may_not_know_all_is_told_of_no_dispute() {
    let mut model = disputed();
    apply(&mut model, DisputeCommand::SideBySide(0));
    apply(&mut model, LookCommand::Eye(Eye::Seat(Seat::at(0))));
    assert!(table(&mut model).disputes.beside.is_none());
    assert!(table(&mut model).told_disputes(Lang::En).is_empty());
    assert!(table(&mut model).events_disputed(Lang::En).is_empty());
    assert!(table(&mut model).hides_disputes(Lang::En));
    apply(&mut model, DisputeCommand::SideBySide(0));
    assert!(table(&mut model).disputes.beside.is_none() && !model.notices.is_empty());
    let text = FilingText { question: "Why?".to_owned(), ..FilingText::default() };
    model.effects.clear();
    model.apply(DisputeCommand::File(Box::new(text), "a.kanso".into()).into());
    assert!(model.effects.is_empty());
}

#[test]
fn without_hindsight_a_later_dispute_is_not_told_of() {
    let mut model = disputed();
    apply(&mut model, LookCommand::Hindsight(false));
    assert_eq!(table(&mut model).told_disputes(Lang::En).len(), 1, "one stands there");
    apply(&mut model, GoCommand::Start);
    assert!(table(&mut model).told_disputes(Lang::En).is_empty());
    assert!(!table(&mut model).hides_disputes(Lang::En));
    apply(&mut model, LookCommand::Eye(Eye::Public));
    assert!(!table(&mut model).hides_disputes(Lang::En));
}

#[test]
fn a_refused_attempt_is_filed_as_a_claim() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut model = with_golden(GAME);
    let refused = table(&mut model).review().conceivable(Lang::En, Eye::All);
    let refused = refused.into_iter().find(|tried| tried.refusal.is_some()).expect("hold at once");
    let part = ContestedPart::Refused(refused.notation.clone());
    apply(&mut model, SettingsCommand::Open(DialogKind::Dispute(part)));
    let draft = model.dialog.as_ref().expect("open").filing.clone().expect("it tells all");
    let rule = refused.refusal.expect("refused").rule;
    assert_eq!(draft.text.rules, std::slice::from_ref(&rule));
    let claim = ClaimDraft { seat: 0, what: ClaimDraftWhat::Answer(refused.notation) };
    assert_eq!(draft.text.claims, [claim]);
    let path = folder.path().join("allowed");
    let text = FilingText { question: "May I?".to_owned(), ..draft.text };
    apply(&mut model, DisputeCommand::File(Box::new(text), path.clone()));
    let written = path.with_extension("kanso");
    let draft = model.dialog.as_ref().expect("open").filing.as_ref().expect("typed");
    assert_eq!(draft.written.as_ref(), Some(&written));
    let bytes = std::fs::read(&written).expect("written");
    let review = review::open(kanso_games::built_in(), &bytes).expect("a log");
    let info = &review.disputes(Lang::En)[0];
    assert_eq!((info.events, info.recorded, &info.rules[..]), (0, true, &[rule][..]));
    // No claim leads to another course: the side that was played says why.
    let access = Access::Memory(WhyMemory::New);
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    model.show(Opened { review, path: None, access, cut: None });
    apply(&mut model, DisputeCommand::SideBySide(0));
    let beside = table(&mut model).disputes.beside.as_ref().expect("made");
    assert!(beside.other().is_none());
    assert_eq!(beside.played().side.refused.len(), 1);
}
