//! A review from its first choice to its seal, in memory, and what each eye is told.

use super::*;
use crate::address::Place;
use crate::log::record::{LuckSource, MendReason};
use crate::luck::{Luck, seed_of};
use crate::testing::{Draws, SEED, draws_header, games, pig_header};
use kanso_engine::{Chance, Kind, Seat, Stream};
use kanso_pig::Pig;

fn pig() -> Box<dyn Review> {
    begin(games(), &pig_header("50")).expect("a header of Pig")
}

fn play_out(review: &mut dyn Review) {
    while let Some(choice) = review.bot_choice(Bot::Greedy) {
        let played = review.choose(choice).expect("a legal choice");
        assert_eq!(played.made, None);
    }
}

fn at(line: u32, event: u32) -> Position {
    Position::after(line, event)
}

fn reopened(review: &dyn Review) -> Box<dyn Review> {
    let bytes = review.log_bytes().expect("a review in memory");
    let again = open(games(), &bytes).expect("what was written can be read");
    assert_eq!(again.lines(), review.lines());
    assert_eq!(again.head(), review.head());
    again
}

#[test]
fn a_game_is_played_to_its_end_sealed_and_opened_again() {
    let mut review = pig();
    let first = review.choose(0).expect("roll");
    assert_eq!((first.from, first.to), (at(0, 0), at(0, 2)), "the die falls at once");
    play_out(&mut *review);
    assert!(review.standing().is_some());
    assert!(matches!(review.choose(0), Err(EditError::NotAwaited { .. })));
    review.seal(None).expect("the game is over");
    assert_eq!(review.seal(None), Err(EditError::Sealed { line: 0 }));

    let mut again = reopened(&*review);
    again.seek(&Place::End.into()).expect("there is an end");
    assert_eq!(again.digest(), review.digest());
    assert!(matches!(again.lines()[0].seal, Some(SealEnd::Rules(0))));
    // Every event is told, in words, with facts and rules.
    for event in 1..=again.len(0).expect("line 0") {
        let mut words = String::new();
        again.say_event(event, Lang::En, Eye::All, &mut words).expect("text");
        assert!(!words.is_empty());
        let facts = again.facts(event, Lang::Ja, Eye::Public);
        assert!(facts.iter().all(|fact| again.rule_line(&fact.rule, Lang::Ja).is_some()));
        let odds = again.odds(event, Eye::Public).map(|odds| odds.to_string());
        let chance = again.event(event).map(|info| info.kind) == Some(EventKind::Chance);
        assert_eq!(odds, chance.then(|| "1 in 6".to_owned()));
    }
}

#[test]
fn stepping_back_and_choosing_again_is_a_step_forward_or_a_line() {
    let mut review = pig();
    play_out(&mut *review);
    let (len, head) = (review.len(0).expect("line 0"), review.head());
    review.seek(&Place::Event(0).into()).expect("the start");
    assert_eq!(review.choose(0).expect("as before").to, at(0, 2));
    assert_eq!(review.head(), head, "nothing was written");

    let hold = review.read_action("hold", Lang::En).expect("there is something to bank");
    let played = review.choose(hold).expect("legal");
    assert_eq!((played.made, played.to), (Some(1), at(1, 3)));
    assert_eq!(review.len(0), Some(len), "the game itself stays");
    let line = &review.lines()[1];
    assert_eq!((&*line.name, line.parent, line.fork), ("hold", Some(0), 2));
    assert_eq!(review.event(3).map(|info| info.origin), Some(Origin::Entered));
    review.choose(0).expect("the line goes on");
    reopened(&*review);
}

#[test]
fn another_outcome_than_the_seeds_makes_a_line() {
    let mut review = pig();
    review.choose(0).expect("roll");
    review.go(at(0, 1)).expect("before the die");
    let Outcome::Roll(fell) =
        Luck::new(&SEED).outcome(Chance::roll(Stream(0), 1, 6), 0, &kanso_engine::Bag::new())
    else {
        panic!("a roll")
    };
    let (same, other) = (fell[0], fell[0] % 6 + 1);
    let settled = review.settle(&Outcome::roll(&[same])).expect("the same");
    assert_eq!((settled.made, settled.to), (None, at(0, 2)));
    review.go(at(0, 1)).expect("before the die");
    let entered = review.read_outcome(&other.to_string(), Lang::En).expect("a face");
    let settled = review.settle(&entered).expect("possible");
    assert_eq!((settled.made, settled.to), (Some(1), at(1, 2)));
    review.go(at(0, 1)).expect("before the die");
    assert!(matches!(review.settle(&Outcome::roll(&[7])), Err(EditError::Impossible(_))));
    assert!(matches!(review.settle(&Outcome::Pick(0)), Err(EditError::Impossible(_))));
    assert!(matches!(review.read_outcome("9", Lang::En), Err(EditError::Text(_))));
}

#[test]
fn at_a_table_outcomes_are_entered_and_the_unknown_is_assumed() {
    let mut header = pig_header("50");
    header.luck = LuckSource::Table { version: 1, seed: SEED };
    let mut review = begin(games(), &header).expect("a header of Pig");
    assert_eq!(review.choose(0).expect("roll").to, at(0, 1), "the die lies on a real table");
    assert!(!review.has_luck());
    review.settle(&Outcome::roll(&[3])).expect("entered");
    review.choose(0).expect("roll");
    review.settle_by_luck().expect("nobody knows");
    assert_eq!(review.here(), at(0, 4));
    let assumed = |review: &dyn Review| {
        (1..=4)
            .filter(|event| review.event(*event).is_some_and(|info| info.assumed))
            .collect::<Vec<_>>()
    };
    assert_eq!(assumed(&*review), [4]);
    review.go(at(0, 4)).expect("the end");
    review.branch("what if", LineLuck::Fresh(seed_of("x")), None).expect("fresh luck");
    assert!(review.has_luck());
    assert_eq!(assumed(&*review), [4]);
    let again = reopened(&*review);
    assert_eq!(assumed(&*again), [4]);
}

#[test]
fn branches_keep_luck_or_have_their_own() {
    let mut review = pig();
    play_out(&mut *review);
    review.go(at(0, 2)).expect("there");
    let same = review.branch("", LineLuck::Same, Some(Answer::Choice(0))).expect("roll");
    let same = (same.to, review.digest());
    review.go(at(0, 2)).expect("there");
    let other = review.branch("fresh", LineLuck::Fresh(seed_of("x")), Some(Answer::Choice(0)));
    let other = other.expect("roll");
    assert_eq!(same.0, at(1, 4));
    assert_eq!(other.to, at(2, 4));
    review.go(at(0, 4)).expect("there");
    assert_eq!(review.digest(), same.1, "the same luck, counted on: the same die");
    assert_eq!(review.lines()[1].name, "roll");
    assert!(review.lines()[2].fresh_luck);
    assert_eq!(
        review.branch("a@b", LineLuck::Same, None),
        Err(EditError::NotPossible(
            "a line's name has 1 to 60 characters, no @ and no control characters".to_owned()
        ))
    );
}

#[test]
fn correcting_keeps_what_fits_and_tells_what_does_not() {
    let mut review = pig();
    play_out(&mut *review);
    let len = review.len(0).expect("line 0");
    // What really fell first is a one: the turn was over.
    review.go(at(0, 1)).expect("before the die");
    let refit = review
        .correct("", Answer::Outcome(Outcome::roll(&[1])), &[], Lang::En)
        .expect("a die can show 1");
    assert_eq!(review.here(), at(1, 2));
    assert_eq!(refit.kept.first(), Some(&(0, 1)));
    assert!(refit.dropped.iter().all(|dropped| !dropped.refusal.words.is_empty()));
    let kept: u32 = refit.kept.iter().map(|(from, to)| to - from).sum();
    let waiting = refit.stopped.as_ref().map_or(0, |stopped| stopped.waiting);
    assert_eq!(kept + 1 + refit.dropped.len() as u32 + waiting, len);
    let line = &review.lines()[1];
    assert_eq!(line.events, kept + 1 + refit.filled.len() as u32);
    assert!(!line.broken);
    assert_eq!(review.broken(line.id, Lang::En, Eye::All), None);
    reopened(&*review);
}

#[test]
fn an_event_names_the_readings_that_it_depends_on() {
    let mut review = pig();
    play_out(&mut *review);
    let last = review.len(0).expect("the game itself");
    for event in 1..=last {
        // The roll that reaches the goal would be the end under the other value; no other event would
        // come to another thing.
        let behind: &[&str] = if event == last - 1 { &["PG-R1"] } else { &[] };
        assert_eq!(review.readings_behind(event), behind, "event {event}");
    }
    assert!(review.readings_behind(0).is_empty() && review.readings_behind(last + 1).is_empty());
}

#[test]
fn addresses_lead_to_places_or_say_what_there_is() {
    let mut review = pig();
    play_out(&mut *review);
    review.rename(0, "the final").expect("a name");
    let len = review.len(0).expect("line 0");
    let resolve = |text: &str| {
        let address: Address = text.parse().expect(text);
        review.resolve(&address).map_err(|error| error.to_string())
    };
    assert_eq!(resolve("end"), Ok(at(0, len)));
    assert_eq!(resolve("0@3"), Ok(at(0, 3)));
    assert_eq!(resolve("the final@3"), Ok(at(0, 3)));
    assert_eq!(resolve("3.1"), Ok(at(0, 3)), "after its only beat");
    assert_eq!(resolve("3.0"), Ok(Position { beat: Some(0), ..at(0, 3) }));
    assert_eq!(resolve("t1"), Ok(at(0, 0)));
    assert_eq!(resolve("c1"), Ok(at(0, 0)));
    let turns = review.turns(0);
    assert_eq!(resolve("t2"), Ok(at(0, turns[1].event)));
    assert!(turns.windows(2).all(|pair| pair[0].seat != pair[1].seat));
    for (text, words) in [
        ("900", format!("there is no event 900: line 0 has {len} events")),
        ("3.2", "there is no beat 2: event 3 has 1 beat".to_owned()),
        ("t999", format!("there is no turn 999: line 0 has {} turns", turns.len())),
        ("c2", "there is no chapter 2: line 0 has 1, from c1 on".to_owned()),
        ("5@1", "there is no line 5: the log has lines 0 to 0".to_owned()),
        ("nobody@1", "there is no line nobody: the log has lines 0 to 0".to_owned()),
    ] {
        assert_eq!(resolve(text), Err(words));
    }
}

#[test]
fn an_action_is_named_by_its_notation_and_a_refused_one_by_its_rule() {
    let mut review = pig();
    assert_eq!(review.read_action("roll", Lang::En), Ok(0));
    assert_eq!(review.read_action("r", Lang::En), Ok(0));
    let refused = review.read_action("hold", Lang::En).expect_err("nothing to bank");
    assert!(matches!(refused, EditError::Refused { ref rule, .. } if rule == "PG-1.4"));
    assert!(matches!(review.read_action("fold", Lang::En), Err(EditError::Text(_))));
    let why = review.conceivable(Lang::En, Eye::All);
    assert_eq!(why.len(), 2);
    assert_eq!(why[1].refusal.as_ref().map(|refusal| &*refusal.rule), Some("PG-1.4"));
    assert_eq!((why[0].choice, why[1].choice), (Some(0), None));
    assert_eq!(review.probe("hold").expect("refused").rule, "PG-1.4");
    assert!(review.probe("roll").is_err(), "an allowed action is no probe");
    assert_eq!(review.probes()[0].refusal.as_ref().map(|refusal| &*refusal.rule), Some("PG-1.4"));
    let preview = review.preview(0, Lang::En, Eye::All).expect("a choice");
    assert_eq!(preview[0].rule, "PG-1.1");
    reopened(&*review);
}

#[test]
fn notes_and_lines_are_edited_by_frames() {
    let mut review = pig();
    play_out(&mut *review);
    review.go(at(0, 3)).expect("there");
    assert_eq!(review.note("Ann", " here it turned "), Ok(0));
    assert_eq!(review.note("Bob", "no"), Ok(1));
    review.withdraw_note(1).expect("there is one");
    assert_eq!(review.withdraw_note(1), Err(EditError::NoNote { number: 1 }));
    let notes = review.notes(None);
    assert_eq!((notes.len(), notes[0].event, &*notes[0].text), (1, 3, "here it turned"));
    review.branch("b", LineLuck::Same, None).expect("a line");
    review.promote(1).expect("there");
    review.fold(1, true).expect("there");
    review.delete(1).expect("there");
    assert!(review.delete(0).is_err());
    assert!(review.rename(7, "x").is_err());
    assert!(review.note("", "  ").is_err());
    let again = reopened(&*review);
    assert_eq!(again.notes(Some(0)), notes);
    assert!(again.lines()[1].deleted);
}

#[test]
fn long_lines_get_checkpoints_on_the_way() {
    let mut review = begin(games(), &pig_header("1000")).expect("a header of Pig");
    play_out(&mut *review);
    let len = review.len(0).expect("line 0");
    assert!(len > 512);
    let bytes = review.log_bytes().expect("in memory");
    let (_, log) = crate::log::read_game::<Pig>(&bytes).expect("sound");
    let at: Vec<_> = log
        .records
        .iter()
        .filter_map(|(_, record)| match record {
            crate::log::record::Record::Checkpoint(checkpoint) => Some(checkpoint.events),
            _ => None,
        })
        .collect();
    assert!(at.len() >= 2 && at[0] >= 256 && at[0] < 260, "{at:?}");
}

#[test]
fn card_rows_are_explained_under_their_own_prefix() {
    let review = ReviewOf::<Draws>::begin(games(), &draws_header(SEED)).expect("a header of draws");
    let line = |id: &str| review.rule_line(id, Lang::En);
    assert_eq!(line("DR-4").as_deref(), Some("Each card counts."));
    assert_eq!(line("DR:K01").as_deref(), Some("dragon: dragon"));
    assert_eq!(line("DS:K01").as_deref(), Some("drake: drake"));
    assert_eq!((line("DS:T01"), line("K01"), line("DR:K09")), (None, None, None));
}

#[test]
fn what_a_seat_may_not_know_it_is_not_told() {
    let header = draws_header([5; 32]);
    let mut review = ReviewOf::<Draws>::begin(games(), &header).expect("a header of draws");
    review.settle_by_luck().expect("who begins, and the boons");
    review.choose(0).expect("look");
    let take = review.read_action("take 2", Lang::En).expect("enough is there");
    review.choose(take).expect("take two");
    let len = review.len(0).expect("line 0");
    let seat = match review.event(3).map(|info| info.kind) {
        Some(EventKind::Decision(seats)) => seats.only().expect("one seat"),
        other => panic!("{other:?} is no decision"),
    };
    let (own, other) = (Eye::Seat(seat), Eye::Seat(seat.next(2)));
    assert_eq!(len, 5);
    // The first seat alone is told what is in the bag.
    let told = Eye::every(2).filter(|eye| review.tells_option(0, *eye));
    assert!(told.eq([Eye::All, Eye::Seat(Seat::at(0))]));
    // The look is told to nobody else, and the numbers of others go on without it.
    assert_eq!(review.number_for(0, 5, own), 5);
    for eye in [other, Eye::Public] {
        assert_eq!(review.number_for(0, 5, eye), 4);
        assert_eq!(review.event_numbered(0, 3, eye), Some(4));
        assert_eq!(review.event_numbered(0, 5, eye), None);
        assert_eq!(review.tells(3, eye), Telling::Nothing);
        let mut words = String::new();
        review.say_event(3, Lang::En, eye, &mut words).expect("text");
        assert!(words.is_empty());
        assert!(review.facts(3, Lang::En, eye).is_empty());
        // The cards are told shrunk, without what they were and how probable that was.
        assert_eq!(review.odds(5, eye), None);
        let facts = review.facts(5, Lang::En, eye);
        assert!(facts.len() == 2 && facts.iter().all(|fact| fact.shrunk), "{facts:?}");
        assert!(facts[0].words.ends_with("counts a card"));
    }
    assert!(review.odds(5, own).is_some());
    assert_eq!(review.facts(5, Lang::En, own)[1].beat, 3);
    assert_eq!(review.beats(5), 3);
    // Choices belong to the seat that is asked.
    review.go(at(0, 2)).expect("there");
    assert_eq!(review.choices(Lang::En, own).len(), 4);
    assert!(review.choices(Lang::En, other).is_empty());
    assert!(review.conceivable(Lang::En, Eye::Public).is_empty());
    assert_eq!(review.preview(0, Lang::En, Eye::Public), None);
    review.go(at(0, 4)).expect("there");
    assert_eq!(review.items(own).len(), 4);
    assert!(review.items(other).is_empty());
    // Beat by beat, the cards arrive one by one.
    let mut seen = Vec::new();
    for beat in 0..=3 {
        review.go(Position { beat: Some(beat), ..at(0, 5) }).expect("a beat of it");
        let state = &review.state().seats[seat.index()];
        seen.push(state.len());
        assert!(state.iter().all(|kind| *kind > Kind(0)));
    }
    assert_eq!(seen, [0, 0, 1, 2]);
    review.go(Position { beat: Some(1), ..at(0, 5) }).expect("within");
    assert_eq!(review.choose(0), Err(EditError::WithinEvent { event: 5 }));
}

#[test]
fn a_log_that_breaks_a_rule_is_shown_as_far_as_it_holds() {
    use crate::log::record::{Record, Step};
    use crate::log::write::Writer;
    use kanso_engine::Event;
    use kanso_pig::Action;
    let store = sink::MemoryStore::default();
    let mut writer = Writer::begin(store.clone(), &pig_header("50")).expect("begun");
    let events = vec![
        Event::Decision(Action::Roll),
        Event::Chance(Outcome::roll(&[4])),
        Event::Decision(Action::Hold),
        Event::Decision(Action::Hold),
    ];
    writer.append(&Record::Step(Step { line: 0, events })).expect("written");
    let mut review = open(games(), &store.bytes()).expect("it can be read");
    assert_eq!(review.len(0), Some(3));
    assert!(review.lines()[0].broken);
    let broken = |lang| review.broken(0, lang, Eye::Public).expect("the second hold is refused");
    assert_eq!((&*broken(Lang::En).rule, &*broken(Lang::Ja).rule), ("PG-1.4", "PG-1.4"));
    assert!(broken(Lang::En).words.is_ascii() && !broken(Lang::Ja).words.is_ascii());
    review.seek(&Place::End.into()).expect("as far as it goes");
    // Going on from there is a line of its own.
    let played = review.choose(0).expect("roll");
    assert_eq!(played.made, Some(1));
    assert!(review.len(1).expect("line 1") > 3);
}

#[test]
fn what_somebody_wrote_cannot_move_the_cursor_or_fake_a_line() {
    let written = "good\u{1b}[2K\r\u{7}\nverified: 9 events";
    assert_eq!(plain(written), "good\u{fffd}[2K\u{fffd}\u{fffd} verified: 9 events");
    assert_eq!(plain("感想戦 ★"), "感想戦 ★");

    let mut review = pig();
    play_out(&mut *review);
    review.note("a\u{1b}b", written).expect("a note keeps what was written");
    let note = &review.notes(None)[0];
    assert_eq!(note.text, "good\u{fffd}[2K\u{fffd}\u{fffd}\nverified: 9 events");
    assert!(!note.author.contains(char::is_control));
    assert_eq!(plain(&note.text), plain(written), "on one line it is what it is");
}

/// What somebody does to the lines of a game.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Go(u32, u32),
    Choose(u32),
    Enter(u8),
    TakeBack,
    Correct(u8),
    Trim(u32, Option<u32>),
    Delete(u32),
    Undelete(u32),
}

fn deeds() -> impl proptest::strategy::Strategy<Value = Deed> {
    use proptest::prelude::*;
    let line = 0..6_u32;
    prop_oneof![
        1 => (line.clone(), 0..30_u32).prop_map(|(line, event)| Deed::Go(line, event)),
        4 => (0..2_u32).prop_map(Deed::Choose),
        4 => (1..7_u8).prop_map(Deed::Enter),
        2 => Just(Deed::TakeBack),
        1 => (1..7_u8).prop_map(Deed::Correct),
        1 => (line.clone(), prop::option::of(0..30_u32)).prop_map(|(line, at)| Deed::Trim(line, at)),
        1 => line.clone().prop_map(Deed::Delete),
        1 => line.prop_map(Deed::Undelete),
    ]
}

/// Does it as a player would; what cannot be done is refused and changes nothing.
fn done(review: &mut dyn Review, deed: Deed) {
    let here = review.here();
    match deed {
        Deed::Go(line, event) => drop(review.go(at(line, event))),
        Deed::Choose(number) => drop(review.choose(number)),
        Deed::Enter(face) => drop(review.settle(&Outcome::roll(&[face]))),
        Deed::TakeBack => {
            if let Some(back) = undo::take_back(review, here.event, &|_| false) {
                review.go(back.to).expect("it leads somewhere");
                let line = review.branch("", LineLuck::Same, None).expect("a line").to.line;
                review.mend(line, back.to, MendReason::Slip, true).expect("a later line");
            }
        }
        Deed::Correct(face) => {
            let answer = Answer::Outcome(Outcome::roll(&[face]));
            if let Ok(refit) = review.correct("", answer, &[], Lang::En) {
                review.mend(refit.line, here, MendReason::Corrected, true).expect("a later line");
            }
        }
        Deed::Trim(line, events) => drop(review.trim(line, events)),
        Deed::Delete(line) => drop(review.delete(line)),
        Deed::Undelete(line) => drop(review.undelete(line)),
    }
}

proptest::proptest! {
    /// Whatever is taken back, corrected, trimmed, deleted and had back, in whatever order: every event
    /// that was ever acknowledged stands at its address, there and when the file is opened again.
    #[test]
    fn no_acknowledged_event_is_lost(
        deeds in proptest::collection::vec(deeds(), 1..60),
        table in proptest::bool::ANY,
    ) {
        let mut header = pig_header("100");
        if table {
            header.luck = LuckSource::Table { version: 1, seed: SEED };
        }
        let mut review = begin(games(), &header).expect("a header of Pig");
        let mut known = std::collections::BTreeMap::new();
        let told = |review: &dyn Review, event| {
            let mut said = String::new();
            review.notate_event(event, &mut said).expect("a string takes every text");
            said
        };
        for deed in deeds {
            done(&mut *review, deed);
            let here = review.here();
            if here.event > 0 {
                known.insert(here, told(&*review, here.event));
            }
            for info in review.lines() {
                let all = info.events + info.trimmed;
                review.go(at(info.id, all)).expect("the end, also of what is hidden");
                for event in 1..=all {
                    known.entry(at(info.id, event)).or_insert_with(|| told(&*review, event));
                }
            }
            for (place, words) in &known {
                review.go(*place).expect("it was acknowledged");
                proptest::prop_assert_eq!(&told(&*review, place.event), words);
            }
            review.go(here).expect("one stood there");
        }
        let bytes = review.log_bytes().expect("in memory");
        let mut again = open(games(), &bytes).expect("it can be read");
        for (place, words) in &known {
            again.go(*place).expect("it is in the file");
            proptest::prop_assert_eq!(&told(&*again, place.event), words);
        }
        proptest::prop_assert!(crate::verify::verify(games(), &bytes, None).is_sound());
    }
}
