//! What is told of an event whose steps are routine, and how an eye numbers its beats.

use super::*;
use crate::tell::Routine;
use crate::testing::{Passes, passes_header};

/// Play, peek in secret, pass aloud, play: events 1 to 4, of five beats, one, one and five.
fn played() -> ReviewOf<Passes> {
    let mut review = ReviewOf::<Passes>::begin(&passes_header("nothing")).expect("a header");
    for notation in ["play", "peek", "pass", "play"] {
        let number = review.read_action(notation, Lang::En).expect("always allowed");
        review.choose(number).expect("always allowed");
    }
    review
}

const ADA: Eye = Eye::Seat(Seat::at(0));
const BEN: Eye = Eye::Seat(Seat::at(1));

/// The lines of an event, the words alone.
fn lines(review: &dyn Review, event: u32, routine: Routine, lang: Lang, eye: Eye) -> Vec<String> {
    let words = |line: ToldLine| match line {
        ToldLine::Facts(facts) => facts[0].words.clone(),
        ToldLine::LeftOut { count, words } => format!("{count}: {words}"),
    };
    told_lines(review, event, routine, lang, eye).into_iter().map(words).collect()
}

#[test]
fn routine_facts_are_left_out_and_said_to_who_is_told_them() {
    let review = played();
    let left_out = |lang, eye| lines(&review, 1, Routine::LeftOut, lang, eye);
    let (plays, works) = ("seat 0 plays", "what seat 0 played works");
    assert_eq!(
        left_out(Lang::En, Eye::All),
        [plays, "2: 2 passes by themselves", works, "1: 1 pass by itself"]
    );
    assert_eq!(left_out(Lang::Ja, Eye::All), [plays, "2: 自動パス2回", works, "1: 自動パス1回"]);
    assert_eq!(left_out(Lang::En, ADA), [plays, "1: 1 pass by itself", works]);
    assert_eq!(
        left_out(Lang::En, BEN),
        [plays, "1: 1 pass by itself", works, "1: 1 pass by itself"]
    );
    assert_eq!(left_out(Lang::En, Eye::Public), [plays, works]);
    let all = |eye| lines(&review, 1, Routine::Told, Lang::En, eye);
    let (ada, ben) =
        ("seat 0 passes by itself: nothing usable", "seat 1 passes by itself: nothing usable");
    assert_eq!(all(Eye::All), [plays, ben, ada, works, ben]);
    assert_eq!(all(ADA), [plays, ada, works]);
    assert_eq!(all(Eye::Public), [plays, works]);
    // A spoken pass is told.
    assert_eq!(lines(&review, 3, Routine::LeftOut, Lang::En, Eye::Public), ["seat 1 passes"]);
}

#[test]
fn an_eye_numbers_every_beat_that_it_is_told_and_no_other() {
    let review = played();
    let told = |eye| {
        let beats = review.told_beats(1, eye);
        beats.iter().map(|beat| (beat.beat, beat.number, beat.routine)).collect::<Vec<_>>()
    };
    let all = [(1, 1, false), (2, 2, true), (3, 3, true), (4, 4, false), (5, 5, true)];
    assert_eq!(told(Eye::All), all);
    assert_eq!(told(ADA), [(1, 1, false), (3, 2, true), (4, 3, false)]);
    assert_eq!(told(BEN), [(1, 1, false), (2, 2, true), (4, 3, false), (5, 4, true)]);
    assert_eq!(told(Eye::Public), [(1, 1, false), (4, 2, false)]);
    for eye in Eye::every(2) {
        let facts = review.facts(1, Lang::En, eye);
        let numbers: Vec<_> = facts.iter().map(|fact| (fact.beat, fact.number)).collect();
        let beats = review.told_beats(1, eye);
        let counted: Vec<_> = beats.iter().map(|beat| (beat.beat, beat.number)).collect();
        assert_eq!(numbers, counted, "each beat of this game has one fact");
    }
    assert_eq!(review.told_beats(2, ADA), []);
    assert_eq!(review.told_beats(2, BEN).len(), 1);
    assert_eq!(review.told_beats(9, Eye::All), []);
}
