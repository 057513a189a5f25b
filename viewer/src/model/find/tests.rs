//! What is looked for is found, as soon as it is collected, and nothing past the eye or the place.

use super::*;
use crate::command::{Command, LookCommand, PlayCommand, SettingsCommand};
use crate::model::testing::with_golden;
use crate::model::{Effect, Model};
use crate::platform::Done;
use kanso_engine::Seat;
use std::cell::RefCell;

/// Does the jobs that collect words, and gives back how many there were.
fn collect(model: &mut Model) -> usize {
    let mut jobs = 0;
    loop {
        let effects = std::mem::take(&mut model.effects);
        let index = |effect| match effect {
            Effect::Start(job @ Job::Index { .. }) => Some(job),
            _ => None,
        };
        let wanted: Vec<_> = effects.into_iter().filter_map(index).collect();
        if wanted.is_empty() {
            return jobs;
        }
        for job in wanted {
            jobs += 1;
            let done = RefCell::new(Vec::new());
            job.run(kanso_games::built_in(), &|part| done.borrow_mut().push(part));
            for part in done.into_inner() {
                model.finished(part);
            }
        }
    }
}

fn look_for(model: &mut Model, query: Query) {
    model.apply(FindCommand::For(query).into());
    collect(model);
}

fn text(text: &str) -> Query {
    Query { text: text.to_owned(), ..Query::default() }
}

fn table(model: &Model) -> &Table {
    model.table.as_ref().expect("a game is open")
}

fn found(model: &Model) -> Vec<u32> {
    table(model).found().iter().map(|at| at.event).collect()
}

fn told(model: &Model) -> Vec<&IndexedEvent> {
    let table = table(model);
    table.found().iter().map(|at| table.find.event(*at)).collect()
}

const RAIDERS: &str = "rook-raiders/four-seats-declared";

#[test]
fn words_are_found_wherever_they_stand_in_an_event() {
    let mut model = with_golden(RAIDERS);
    look_for(&mut model, text("thief goblin ATTACKS"));
    assert!(found(&model).contains(&22));
    for event in told(&model) {
        for word in ["thief", "goblin", "attacks"] {
            assert!(event.folded.contains(word), "{word} in {}", event.folded);
        }
    }
    look_for(&mut model, text("there is no such word"));
    assert!(found(&model).is_empty());
    look_for(&mut model, Query::default());
    assert!(found(&model).is_empty());
    assert!(!table(&model).find.busy);
}

#[test]
fn seat_kind_rule_and_thing_narrow_together() {
    let mut model = with_golden(RAIDERS);
    let ben = Seat::at(1);
    look_for(&mut model, Query { seat: Some(ben), ..Query::default() });
    assert!(!found(&model).is_empty());
    assert!(told(&model).iter().all(|at| at.words.starts_with("Ben: ")));
    look_for(&mut model, Query { seat: Some(ben), chance: Some(true), ..Query::default() });
    assert!(found(&model).is_empty(), "chance is nobody's decision");
    look_for(&mut model, Query { chance: Some(true), ..text("damage") });
    assert!(found(&model).contains(&23) && told(&model).iter().all(|at| at.seats.is_none()));

    for rule in ["RR-5.9", "rr-5.9", "5.9"] {
        look_for(&mut model, Query { rule: rule.to_owned(), ..Query::default() });
        assert!(found(&model).contains(&22), "{rule}");
        let cited =
            |at: &&IndexedEvent| at.facts.iter().any(|fact| fact.rule.starts_with("RR-5.9"));
        assert!(told(&model).iter().all(cited));
    }
    let attack = told(&model).into_iter().find(|at| at.event == 22).expect("found").clone();
    let thing = attack.facts.iter().flat_map(|fact| &fact.ids).next().expect("a thing").to_string();
    look_for(&mut model, Query { thing: Some(thing.clone()), ..Query::default() });
    assert!(found(&model).contains(&22));
    look_for(&mut model, Query { thing: Some(thing), rule: "RR-1".to_owned(), ..Query::default() });
    let wanted = table(&model).find.wanted.clone();
    assert!(told(&model).iter().all(|at| wanted.because(at).is_some()));
    assert!(!found(&model).contains(&22), "no rule of that chapter is about it there");
}

#[test]
fn what_made_an_event_fit_is_told() {
    let mut model = with_golden(RAIDERS);
    look_for(&mut model, text("attacks defence"));
    let find = &table(&model).find;
    let attack = told(&model).into_iter().find(|at| at.event == 22).expect("found");
    let because = find.wanted.because(attack).expect("the event itself has no defence in it");
    assert!(because.words.contains("defence 6"), "{because:?}");
    look_for(&mut model, text("thief"));
    let find = &table(&model).find;
    let attack = told(&model).into_iter().find(|at| at.event == 22).expect("found");
    assert_eq!(find.wanted.because(attack), None);
}

#[test]
fn next_and_previous_lead_from_where_one_stands() {
    let mut model = with_golden(RAIDERS);
    look_for(&mut model, text("attacks"));
    let all = found(&model);
    assert!(all.len() > 2);
    for wanted in &all {
        model.apply(FindCommand::Next.into());
        assert_eq!(table(&model).here().event, *wanted);
    }
    model.apply(FindCommand::Next.into());
    assert_eq!(Some(&table(&model).here().event), all.last(), "there is no further one");
    model.apply(FindCommand::Previous.into());
    assert_eq!(table(&model).here().event, all[all.len() - 2]);
}

#[test]
fn words_are_collected_once_for_a_line_and_go_on_with_it() {
    let mut model = with_golden("pig/held-at-every-chance");
    assert_eq!(collect(&mut model), 0, "nothing is looked for");
    model.apply(FindCommand::For(text("roll")).into());
    assert!(table(&model).find.busy);
    assert_eq!(collect(&mut model), 1);
    assert!(!table(&model).find.busy);
    for word in ["hold", "die", ""] {
        model.apply(FindCommand::For(text(word)).into());
        assert_eq!(collect(&mut model), 0, "{word:?}");
    }
    // Another choice makes a line, which is then the one that is shown.
    model.apply(FindCommand::For(text("roll")).into());
    let before = found(&model);
    let other = Command::from(PlayCommand::Choose(0));
    model.apply(GoCommand::To(Position::after(0, 2)).into());
    model.apply(other.clone());
    let line = table(&model).here().line;
    assert_ne!(line, 0, "hold was chosen there");
    assert!(found(&model).is_empty(), "nothing of the other line is left");
    assert_eq!(collect(&mut model), 1);
    assert_eq!(found(&model).first(), before.first());
    let len = found(&model).len();
    model.apply(PlayCommand::Settle("3".to_owned()).into());
    model.apply(other);
    assert_eq!(collect(&mut model), 2, "what came later, first the die alone");
    assert_eq!(found(&model).len(), len + 1);
    assert!(found(&model).is_sorted());
}

#[test]
fn another_eye_or_language_begins_anew_and_keeps_nothing() {
    let mut model = with_golden("berserk-tcg/both-at-once");
    look_for(&mut model, Query { thing: Some("card".to_owned()), ..text("draws") });
    model.apply(LookCommand::Eye(Eye::Public).into());
    let find = &table(&model).find;
    assert_eq!((find.collected(u32::MAX), found(&model).len()), (0, 0));
    assert_eq!(find.query.thing, None, "an id is the eye's own");
    let job = model.effects.iter().rev().find_map(|effect| match effect {
        Effect::Start(Job::Index { of, .. }) => Some(of.eye),
        _ => None,
    });
    assert_eq!(job, Some(Eye::Public));
    collect(&mut model);
    let public = table(&model).find.collected(u32::MAX);
    assert!(public > 0);
    look_for(&mut model, text("引"));
    assert!(found(&model).is_empty());
    model.apply(SettingsCommand::Lang(Lang::Ja).into());
    collect(&mut model);
    assert!(!found(&model).is_empty());
    assert_eq!(table(&model).find.collected(u32::MAX), public);
}

#[test]
fn without_hindsight_nothing_later_is_found() {
    let mut model = with_golden(RAIDERS);
    look_for(&mut model, text("attacks"));
    let all = found(&model);
    model.apply(GoCommand::To(Position::after(0, all[1])).into());
    model.apply(LookCommand::Hindsight(false).into());
    assert_eq!(found(&model), all[..2]);
    model.apply(FindCommand::Next.into());
    assert_eq!(table(&model).here().event, all[1]);
    model.apply(FindCommand::Previous.into());
    assert_eq!(found(&model), all[..1]);
}

#[test]
fn answers_to_older_wishes_and_unreadable_logs_do_no_harm() {
    let mut model = with_golden(RAIDERS);
    model.apply(FindCommand::For(text("attacks")).into());
    model.effects.clear();
    model.finished(Done::Indexed { ticket: 99, index: Index { last: true, ..Index::default() } });
    assert!(table(&model).find.busy, "that was another job");
    let ticket = model.tickets;
    let index = Index { last: true, failed: true, ..Index::default() };
    model.finished(Done::Indexed { ticket, index });
    let find = &table(&model).find;
    assert!(find.failed && !find.busy);
    model.apply(FindCommand::For(text("other")).into());
    assert_eq!(collect(&mut model), 0, "it is not tried again and again");
}
