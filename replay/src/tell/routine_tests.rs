//! What a transcript makes of steps that a game calls routine.

use super::{Routine, TranscriptOptions, transcript};
use crate::testing::PassesAction::{Hold, Pass, Peek, Play};
use crate::testing::{Draws, Passes, PassesAction, SEED, draws_header, passes_header};
use kanso_engine::prelude::*;
use kanso_engine::{Event, Eye, Lang, Seat};

/// The transcript of a game of passes.
fn told(cause: &str, actions: &[PassesAction], options: &TranscriptOptions) -> String {
    let header = passes_header(cause);
    let game = header.game::<Passes>().expect("a sound header");
    let events: Vec<_> = actions.iter().copied().map(Event::Decision).collect();
    transcript(&game, &header, &events, options)
}

fn to_read(eye: Eye, routine: Routine, lang: Lang) -> TranscriptOptions {
    TranscriptOptions { lang, eye, machine: false, routine }
}

/// What came of the first event: the lines behind the decision, before the next heading.
fn of_the_first(story: &str) -> Vec<&str> {
    let lines = story.lines().skip_while(|line| !line.starts_with("     >")).skip(1);
    lines.take_while(|line| line.starts_with("     ")).collect()
}

#[test]
fn routine_steps_are_left_out_and_counted_for_each_eye() {
    let of = |eye, routine, lang| {
        let story = told("nothing", &[Play], &to_read(eye, routine, lang));
        of_the_first(&story).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        of(Eye::All, Routine::LeftOut, Lang::En),
        [
            "       seat 0 plays [PS-1]",
            "       (2 passes by themselves)",
            "     .4 what seat 0 played works [PS-3]",
            "       (1 pass by itself)",
        ]
    );
    assert_eq!(
        of(Eye::All, Routine::LeftOut, Lang::Ja),
        [
            "       seat 0 plays [PS-1]",
            "       （自動パス2回）",
            "     .4 what seat 0 played works [PS-3]",
            "       （自動パス1回）",
        ]
    );
    assert_eq!(
        of(Eye::All, Routine::Told, Lang::En),
        [
            "       seat 0 plays [PS-1]",
            "     .2 seat 1 passes by itself: nothing usable [PS-2]",
            "     .3 seat 0 passes by itself: nothing usable [PS-2]",
            "     .4 what seat 0 played works [PS-3]",
            "     .5 seat 1 passes by itself: nothing usable [PS-2]",
        ]
    );
    // A seat counts its own passes, told or left out, and knows of no others.
    assert_eq!(
        of(Eye::Seat(Seat::at(0)), Routine::LeftOut, Lang::En),
        [
            "       seat 0 plays [PS-1]",
            "       (1 pass by itself)",
            "     .3 what seat 0 played works [PS-3]",
        ]
    );
    assert_eq!(
        of(Eye::Seat(Seat::at(1)), Routine::Told, Lang::En),
        [
            "       seat 0 plays [PS-1]",
            "     .2 seat 1 passes by itself: nothing usable [PS-2]",
            "     .3 what seat 0 played works [PS-3]",
            "     .4 seat 1 passes by itself: nothing usable [PS-2]",
        ]
    );
}

#[test]
fn an_eye_that_is_told_no_routine_step_is_not_told_that_one_was_left_out() {
    for lang in Lang::ALL {
        for routine in [Routine::LeftOut, Routine::Told] {
            let story = told("nothing", &[Play], &to_read(Eye::Public, routine, lang));
            assert_eq!(
                of_the_first(&story),
                ["       seat 0 plays [PS-1]", "     .2 what seat 0 played works [PS-3]"]
            );
        }
    }
}

#[test]
fn a_spoken_pass_is_told_like_any_decision() {
    let story = told("nothing", &[Pass], &to_read(Eye::Public, Routine::LeftOut, Lang::En));
    assert_eq!(of_the_first(&story), ["       seat 0 passes [PS-1]"]);
}

#[test]
fn what_follows_a_decision_that_is_not_told_belongs_to_what_was_told_last() {
    let of = |eye| told("nothing", &[Pass, Hold, Pass], &to_read(eye, Routine::LeftOut, Lang::En));
    let (public, owner) = (of(Eye::Public), of(Eye::Seat(Seat::at(1))));
    let numbers = |story: &str| {
        story.lines().filter(|line| line.starts_with("   ") && line.ends_with(" your turn")).count()
    };
    assert_eq!((numbers(&public), numbers(&owner)), (2, 3));
    let works = "       what seat 0 played works [PS-3]";
    assert_eq!(of_the_first(&public), ["       seat 0 passes [PS-1]"]);
    let behind: Vec<_> = public.lines().skip_while(|line| *line != works).collect();
    assert_eq!(behind[1..3], ["   2 your turn", "     > pass"], "{public}");
    assert!(owner.contains("     .2 what seat 0 played works [PS-3]"), "{owner}");
}

#[test]
fn views_are_of_everything_that_is_told_whatever_the_reader_skips() {
    let lines = |cause: &str, routine| {
        let options = TranscriptOptions { routine, ..TranscriptOptions::default() };
        let story = told(cause, &[Play, Peek, Pass, Play], &options);
        let lines = story.lines().filter(|line| !line.starts_with("options"));
        let is_machine = |line: &String| line.starts_with("     =");
        lines.map(str::to_owned).partition::<Vec<_>, _>(is_machine)
    };
    let (machine, read) = lines("nothing", Routine::LeftOut);
    let (machine_of_all, read_of_all) = lines("nothing", Routine::Told);
    assert_eq!(machine, machine_of_all);
    assert_ne!(read, read_of_all);
    // Another cause is a change that no line to read shows, and every view of that event does.
    let (machine_of_other, read_of_other) = lines("own", Routine::LeftOut);
    assert_eq!(read, read_of_other);
    let views = |line: &str| {
        let (_, views) = line.split_once("views ").expect("a view for each seat");
        views.split(' ').map(str::to_owned).collect::<Vec<_>>()
    };
    for event in [1, 4] {
        let (one, other) = (views(&machine[event]), views(&machine_of_other[event]));
        assert!(one.iter().zip(&other).all(|(one, other)| one != other), "{one:?} {other:?}");
    }
    assert_eq!(machine[3], machine_of_other[3]);
}

#[test]
fn a_game_without_words_for_routine_steps_has_the_kernels() {
    let game = draws_header(SEED).game::<Draws>().expect("a sound header");
    let say = |count, lang| {
        let mut words = String::new();
        game.say_routine(count, lang, &mut words).expect("a string takes every text");
        words
    };
    assert_eq!(say(1, Lang::En), "1 routine step left out");
    assert_eq!(say(3, Lang::En), "3 routine steps left out");
    assert_eq!(say(3, Lang::Ja), "決まった手順を3件省略");
}
