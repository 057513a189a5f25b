//! Disputes over games of Pig: when the goal counts, what a die showed, what should be allowed.

use super::*;
use crate::log::LogBuilder;
use crate::log::record::{Header, LineLuck, LuckSource, MAIN_LINE, Record};
use crate::review::{self, Answer, Bot, Position, Review};
use crate::simulate::simulate;
use crate::testing::{games, pig_header};
use crate::under::Terms;
use crate::verify::verify;
use kanso_engine::{Awaiting, Outcome, Setup};
use kanso_pig::{Action, Pig};
use kanso_rook_raiders::RookRaiders;
use std::sync::atomic::AtomicBool;

const ADA: Seat = Seat::at(0);
const BEN: Seat = Seat::at(1);

/// A game at a real table, these dice for the first seat; it stops there.
fn table(readings: &Terms, dice: &[u8]) -> Box<dyn Review> {
    let mut header = pig_header("50");
    header.names = vec!["Ada".to_owned(), "Ben".to_owned()];
    header.luck = LuckSource::Table { version: 1, seed: [1; 32] };
    let header = readings.header(games(), &header).expect("Pig has that");
    let mut review = review::begin(games(), &header).expect("two play Pig");
    for face in dice {
        review.choose(0).expect("rolls");
        review.settle(&Outcome::roll(&[*face])).expect("a die shows that");
    }
    review
}

fn by_holding(dice: &[u8]) -> Box<dyn Review> {
    table(&Terms::default(), dice)
}

fn filing(event: u32, claims: &[(Seat, &str)]) -> Filing {
    Filing {
        at: Position::after(MAIN_LINE, event),
        about: About::Either,
        question: "Is the game over?\n".to_owned(),
        rules: vec!["PG-1.2".to_owned()],
        claims: claims
            .iter()
            .map(|(seat, text)| ClaimText { seat: *seat, text: (*text).to_owned() })
            .collect(),
    }
}

fn filed(review: &dyn Review, event: u32, claims: &[(Seat, &str)]) -> Vec<u8> {
    file(games(), review, &filing(event, claims), Lang::En).expect("it can be filed")
}

fn refused(review: &dyn Review, filing: &Filing) -> String {
    file(games(), review, filing, Lang::En).expect_err("it cannot be filed").to_string()
}

/// The only dispute of a log.
fn info(bytes: &[u8]) -> DisputeInfo {
    let review = review::open(games(), bytes).expect("a log");
    review.disputes(Lang::En).swap_remove(0)
}

/// What was found when it was filed: of the record, and of each claim.
fn found(bytes: &[u8]) -> (Found, Vec<Found>) {
    let log = crate::log::Log::<Action>::read(bytes).expect("a log");
    let dispute = log.records.into_iter().find_map(|(_, record)| match record {
        Record::Dispute(dispute) => Some(dispute),
        _ => None,
    });
    let dispute = dispute.expect("a dispute was filed");
    (dispute.recorded, dispute.claims.into_iter().map(|claim| claim.found).collect())
}

#[test]
fn a_reading_is_disputed_at_the_event_where_it_matters() {
    // Nine sixes are 54 of 50: at once, or only when Ada holds?
    let review = by_holding(&[6; 9]);
    let claims = [(ADA, "PG-R1=at-once"), (BEN, "PG-R1 = by-holding")];
    let bytes = filed(&*review, 18, &claims);
    assert!(verify(games(), &bytes, None).is_sound());
    let info = info(&bytes);
    assert_eq!((info.events, info.recorded), (17, true));
    assert_eq!((info.before(), info.contested()), (pos(17), pos(18)));
    assert_eq!(info.question, "Is the game over?");
    assert_eq!(info.source, review.head());
    let said: Vec<_> = info.claims.iter().map(|claim| claim.words.as_str()).collect();
    let name = reading_words::<Pig>("PG-R1", "at-once");
    assert_eq!(said, [name.as_str(), &name.replace("at-once", "by-holding")]);
    let (recorded, claims) = found(&bytes);
    assert_eq!(recorded, claims[1], "Ben claims what was played");
    assert_ne!(recorded, claims[0]);
    assert!(check(games(), &bytes).expect("a dispute").is_good());

    let Contest { sides, .. } = sides(games(), &bytes, 0, Lang::En).expect("both can be shown");
    let [played, at_once] = &sides[..] else { panic!("two sides") };
    assert_eq!((played.of.clone(), &played.claims[..]), (SideOf::Played, &[1][..]));
    assert_eq!(at_once.claims, [0]);
    assert_eq!((at_once.before, at_once.after), (pos(17), Some(pos(18))));
    let over = |side: &mut Side| {
        side.review.go(side.after.expect("it was rolled")).expect("there");
        side.review.standing().is_some()
    };
    let mut sides = sides;
    assert!(!over(&mut sides[0]) && over(&mut sides[1]));
}

fn pos(event: u32) -> Position {
    Position::after(MAIN_LINE, event)
}

#[test]
fn a_refused_action_is_disputed_where_it_was_wanted() {
    let review = by_holding(&[]);
    let bytes = filed(&*review, 0, &[(ADA, "hold")]);
    let (recorded, claims) = found(&bytes);
    assert_eq!(recorded, Found::Open);
    assert_eq!(claims, [Found::Refused("PG-1.4".to_owned())]);
    let Contest { sides, info } = sides(games(), &bytes, 0, Lang::En).expect("it can be shown");
    assert_eq!(info.contested(), pos(0));
    assert_eq!(sides.len(), 1, "no rules are claimed that allow it");
    assert_eq!(sides[0].refused[0].refusal.rule, "PG-1.4");
    assert_eq!((sides[0].refused[0].claim, sides[0].after), (Some(0), None));

    // Settled as it was played: the golden refuses it for ever.
    let settling = |verdict| Settling {
        dispute: 0,
        verdict,
        reason: "Nothing was rolled".to_owned(),
        by: "Aki".to_owned(),
    };
    let stands = settle(games(), &bytes, &settling(Verdict::Stands), Lang::En).expect("settled");
    let golden = review::open(games(), &stands.golden).expect("a log");
    assert_eq!((golden.len(MAIN_LINE), golden.probes()[0].rule.as_str()), (Some(0), "PG-1.4"));
    assert!(
        verify(games(), &stands.bytes, None).is_sound()
            && verify(games(), &stands.golden, None).is_sound()
    );
    let error =
        settle(games(), &bytes, &settling(Verdict::Claim(0)), Lang::En).expect_err("refused");
    assert!(error.to_string().contains("claim 1 is refused by PG-1.4"), "{error}");
}

#[test]
fn what_could_be_meant_in_two_places_is_not_filed_before_it_is_said_which() {
    let header = Header::new::<RookRaiders>(
        &Setup::new::<RookRaiders>(2),
        LuckSource::Seeded { version: 1, seed: [7; 32] },
        None,
    );
    let played = simulate(games(), &header, &[Bot::Greedy], Some(120), &AtomicBool::new(false));
    let mut review = review::open(games(), &played.expect("it is played").bytes).expect("a log");
    let mut asked = |at: u32| {
        review.go(pos(at)).expect("there");
        let Some(Awaiting::Decision(seats)) = review.awaiting() else { return None };
        let all = review.conceivable(Lang::En, Eye::All).into_iter().map(|one| one.notation);
        Some((seats, all.collect::<Vec<_>>()))
    };
    let both = (1..120).find_map(|at| {
        let ((before, all), (behind, own)) = (asked(at - 1)?, asked(at)?);
        let text = all.into_iter().find(|text| own.contains(text))?;
        let seat = before.iter().next().filter(|_| before == behind)?;
        Some((at, seat, text))
    });
    let (at, seat, text) = both.expect("a seat that decides twice");
    let claims = [(seat, text.as_str())];
    let filing = Filing { rules: Vec::new(), ..filing(at, &claims) };
    let error = refused(&*review, &filing);
    let words = format!("could be meant in place of event {at}, or behind it as event {}", at + 1);
    assert!(error.contains(&words), "{error}");
    let about = |about| {
        let filing = Filing { about, ..filing.clone() };
        info(&file(games(), &*review, &filing, Lang::En).expect("it can be filed")).contested()
    };
    assert_eq!((about(About::Event), about(About::Next)), (pos(at), pos(at + 1)));
}

#[test]
fn what_cannot_fall_is_told_with_what_can() {
    let review = by_holding(&[6, 5]);
    // Event 4 is the die: behind it Ada decides, and a 7 is no action there either.
    let error = refused(&*review, &filing(4, &[(BEN, "7")]));
    assert!(error.contains("\"7\" cannot fall here: possible: 1, 2, 3, 4, 5, 6"), "{error}");
}

#[test]
fn what_a_die_showed_is_disputed_in_place_of_the_event() {
    let mut review = by_holding(&[6, 5, 4]);
    review.choose(1).expect("holds");
    // Ben says that the second die showed a 1.
    let bytes = filed(&*review, 4, &[(BEN, "1"), (ADA, "5")]);
    let info = info(&bytes);
    assert_eq!((info.events, &info.claims[0].words[..]), (3, "the die shows 1"));
    let in_japanese = sides(games(), &bytes, 0, Lang::Ja).expect("both can be shown").sides;
    assert_eq!((in_japanese.len(), &in_japanese[0].claims[..]), (2, &[1][..]));
    let Contest { mut sides, .. } = sides(games(), &bytes, 0, Lang::En).expect("both can be shown");
    assert_eq!(sides.len(), 2);
    assert_eq!((&sides[0].claims[..], &sides[1].claims[..]), (&[1][..], &[0][..]));
    let other = &mut sides[1];
    let refit = other.refit.as_ref().expect("a correction");
    assert!(!refit.dropped.is_empty() || refit.stopped.is_some(), "Ada's turn was over");
    let after = other.after.expect("a 1 can fall");
    other.review.go(after).expect("there");
    assert_eq!(other.review.marks().turn.and_then(|turn| turn.of), Some(BEN));
    let ruling = Settling {
        dispute: 0,
        verdict: Verdict::Claim(0),
        reason: "Two of three saw it".to_owned(),
        by: String::new(),
    };
    let settled = settle(games(), &bytes, &ruling, Lang::En).expect("settled");
    let golden = review::open(games(), &settled.golden).expect("a log");
    assert_eq!(golden.len(MAIN_LINE), Some(4));
    let told = review::open(games(), &settled.bytes).expect("a log").disputes(Lang::En);
    assert_eq!(told[0].rulings[0].words, "as Ben claims: the die shows 1");
}

#[test]
fn a_ruling_for_a_reading_makes_a_golden_under_it() {
    let bytes = filed(&*by_holding(&[6; 9]), 18, &[(ADA, "PG-R1=at-once")]);
    let settling = |name: &str, value: &str| Settling {
        dispute: 0,
        verdict: Verdict::Reading(name.to_owned(), value.to_owned()),
        reason: "As it is written".to_owned(),
        by: String::new(),
    };
    let settled =
        settle(games(), &bytes, &settling("PG-R1", "at-once"), Lang::Ja).expect("settled");
    assert!(settled.bytes.starts_with(&bytes), "nothing before it is touched");
    let golden = review::open(games(), &settled.golden).expect("a log");
    assert_eq!(golden.len(MAIN_LINE), Some(18));
    assert!(golden.lines()[0].seal.is_some(), "the game is over there");
    assert!(check(games(), &settled.bytes).expect("a dispute").is_good());
    for (name, value, words) in [
        ("PG-R9", "at-once", "pig has no reading \"PG-R9\""),
        ("RR-R5", "draw", "rook-raiders has one"),
        ("PG-R1", "never", "it is one of by-holding, at-once"),
    ] {
        let error = settle(games(), &bytes, &settling(name, value), Lang::En).expect_err(words);
        assert!(error.to_string().contains(words), "{error}");
    }
    let mut silent = settling("PG-R1", "at-once");
    silent.reason = " ".to_owned();
    assert!(matches!(settle(games(), &bytes, &silent, Lang::En), Err(DisputeError::Reason)));
    silent = Settling { dispute: 3, ..settling("PG-R1", "at-once") };
    let error = settle(games(), &bytes, &silent, Lang::En).expect_err("one dispute");
    assert_eq!(error.to_string(), "there is no dispute 3: the log has 1");
    let plain = by_holding(&[6]).log_bytes().expect("in memory");
    assert!(matches!(check(games(), &plain), Err(DisputeError::NoDispute)));
}

#[test]
fn lines_that_answer_it_otherwise_are_taken_along_and_no_others() {
    let mut review = by_holding(&[6, 5]);
    for (at, name) in [(2, "held"), (0, "elsewhere")] {
        review.go(pos(at)).expect("there");
        let answer = Some(Answer::Choice(u32::from(at == 2)));
        review.branch(name, LineLuck::Same, answer).expect("allowed");
    }
    let bytes = filed(&*review, 3, &[(BEN, "PG-R1=at-once")]);
    let told = review::open(games(), &bytes).expect("a log");
    let names: Vec<_> = told.lines().into_iter().map(|line| line.name).collect();
    assert_eq!(names, ["main", "held"]);
    assert!(verify(games(), &bytes, None).is_sound());
}

#[test]
fn what_cannot_be_filed_is_told() {
    let review = by_holding(&[6, 5]);
    let of = |event, claims: &[(Seat, &str)]| refused(&*review, &filing(event, claims));
    assert!(of(9, &[]).contains("there is no event 9: line 0 has 4 events"));
    assert!(of(0, &[]).contains("0 is the set-up"));
    assert!(of(2, &[(Seat::at(2), "hold")]).contains("there is no seat 2: the game has 2"));
    assert!(of(2, &[(ADA, "RR-R5=draw")]).contains("pig has no reading \"RR-R5\", rook-raiders"));
    assert!(of(2, &[(ADA, "PG-R1=often")]).contains("by-holding, at-once"));
    assert!(
        of(2, &[(ADA, "jump")]).contains("the claim \"jump\": "),
        "{}",
        of(2, &[(ADA, "jump")])
    );
    let with = |change: fn(&mut Filing)| {
        let mut filing = filing(2, &[]);
        change(&mut filing);
        refused(&*review, &filing)
    };
    assert!(with(|f| f.question.clear()).contains("the question has 1 to"));
    assert!(with(|f| f.rules[0] = "RR-4.1".to_owned()).contains("rook-raiders has one"));
    assert!(with(|f| f.rules[0] = "PG-9.9".to_owned()).ends_with("pig has no rule \"PG-9.9\""));
    assert!(with(|f| f.rules = vec!["PG-1.2".to_owned(); 33]).contains("at most"));
    assert!(with(|f| f.at.line = 4).contains("there is no line 4"));
    assert!(with(|f| f.at.beat = Some(0)).contains("within event 2"));
}

#[test]
fn what_was_altered_or_is_newer_does_not_reproduce() {
    let bytes = filed(&*by_holding(&[6; 9]), 18, &[(ADA, "PG-R1=at-once")]);
    // Somebody turns a die, and makes every checksum anew.
    let log = crate::log::Log::<Action>::read(&bytes).expect("a log");
    let rebuilt = |change: &dyn Fn(&mut Record<Action>)| {
        let Some((_, Record::Header(header))) = log.records.first() else { panic!("a header") };
        let mut builder = LogBuilder::<Action>::new(&Header::clone(header)).expect("fits");
        for (_, record) in &log.records[1..] {
            let mut record = record.clone();
            change(&mut record);
            builder.append(&record).expect("fits");
        }
        check(games(), &builder.finish().expect("fits")).expect("a dispute")
    };
    assert!(rebuilt(&|_| {}).is_good());
    let turned = rebuilt(&|record| {
        if let Record::Step(step) = record
            && let Some(Event::Chance(outcome)) = step.events.last_mut()
        {
            *outcome = Outcome::roll(&[5]);
        }
    });
    let because = &turned.disputes[0].because;
    assert!(matches!(because[0], Because::Recorded { .. }), "{because:?}");
    assert!(because[0].in_words(Lang::En).starts_with("what was played came to the state"));
    let newer = rebuilt(&|record| {
        if let Record::Dispute(dispute) = record {
            dispute.revision = 99;
        }
    });
    let because = &newer.disputes[0].because;
    assert!(because[0].in_words(Lang::En).contains("check it with a newer kanso"), "{because:?}");
    let other = rebuilt(&|record| {
        if let Record::Dispute(dispute) = record {
            let reading = ("PG-R9".to_owned(), "x".to_owned());
            dispute.claims[0].claimed = Claimed::Reading(reading.0, reading.1);
        }
    });
    let because = &other.disputes[0].because;
    assert!(matches!(because[0], Because::Impossible { .. }), "{because:?}");
    // A byte of a file, as it stands: the chain and the checksums say it.
    let mut flipped = bytes.clone();
    let at = flipped.len() / 2;
    flipped[at] ^= 1;
    assert!(check(games(), &flipped).is_err());
}
