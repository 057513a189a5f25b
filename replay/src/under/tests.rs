//! Games under other readings: Pig, where the goal is reached by holding or at once.

use super::*;
use crate::log::peek;
use crate::log::record::{Header, LuckSource, MAIN_LINE};
use crate::luck::seed_of;
use crate::review::{self, Bot};
use crate::simulate::simulate;
use crate::testing::{games, pig_header};
use crate::verify::verify;
use kanso_battlelore_heroes::BattleLore;
use kanso_berserk_tcg::BerserkTcg;
use kanso_engine::prelude::*;
use kanso_engine::{Event, Game, Lang, Outcome, Setup};
use kanso_mamono_raid::MamonoRaid;
use kanso_pig::{Action, Pig};
use kanso_rook_raiders::RookRaiders;
use std::sync::atomic::AtomicBool;

/// A game of Pig of two greedy bots.
fn pig(seed: &str, goal: &str, limit: Option<u32>) -> Vec<u8> {
    let header =
        Header { luck: LuckSource::Seeded { version: 1, seed: seed_of(seed) }, ..pig_header(goal) };
    simulate(games(), &header, &[Bot::Greedy], limit, &AtomicBool::new(false))
        .expect("Pig is played")
        .bytes
}

/// A log of Pig to 50 in which these events happen.
fn told(luck: LuckSource, events: &[Event<Action>]) -> Vec<u8> {
    let mut header = pig_header("50");
    header.luck = luck;
    log::composed(&header.game::<Pig>().expect("two play"), &header, events).expect("fits")
}

fn at_once() -> Terms {
    Terms::reading("PG-R1", "at-once")
}

#[test]
fn nothing_changed_is_the_same_game() {
    let bytes = pig("1", "50", None);
    let compared =
        compare(games(), &bytes, MAIN_LINE, &Terms::default(), Filler::Nobody).expect("sound");
    assert_eq!(compared.class(), Class::Same);
    assert_eq!((compared.kept, compared.dropped), (compared.events, 0));
    assert_eq!(compared.other_winner(), Some(false));
    let under = refit(games(), &bytes, MAIN_LINE, &Terms::default(), Filler::Nobody, Lang::En)
        .expect("sound");
    assert_eq!(under.bytes, bytes, "header, luck, checkpoints and seal too");
}

#[test]
fn a_game_that_ends_at_once_is_over_before_its_record() {
    let bytes = pig("1", "50", None);
    let compared = compare(games(), &bytes, MAIN_LINE, &at_once(), Filler::Nobody).expect("sound");
    // A greedy bot holds what reaches the goal: under the other reading it need not be said.
    assert_eq!(compared.class(), Class::StopsFitting);
    let parting = compared.parting.as_ref().expect("the roll that reached the goal");
    let misfit = compared.misfit.as_ref().expect("the hold behind it");
    assert_eq!((parting.event, misfit.event), (compared.events - 1, compared.events));
    assert_eq!(parting.rule, compared.rule());
    assert!(!parting.fields.is_empty() && parting.played != parting.under, "{parting:?}");
    assert_eq!((compared.kept, compared.dropped), (compared.events - 1, 1));
    assert_eq!(compared.under.events, compared.events - 1);
    assert_eq!(compared.other_winner(), Some(false));
    assert!(misfit.words.en.starts_with("hold, banking"), "{}", misfit.words.en);
    assert_eq!((misfit.rule.as_str(), misfit.against.en.as_str()), ("", "the game is over"));
    assert_eq!(misfit.against.ja, "ゲームは終了している");
    assert!(parting.words.en.starts_with("the die shows"), "{}", parting.words.en);
    assert_eq!(parting.under.next.en, "the game is over");
    let under =
        refit(games(), &bytes, MAIN_LINE, &at_once(), Filler::Nobody, Lang::En).expect("sound");
    assert!(verify(games(), &under.bytes, None).is_sound());
    assert_eq!(under.refit.dropped.len(), 1);
    let last = compared.events - 1;
    assert_eq!(under.refit.places.event(last), None);
    assert_eq!(under.refit.places.event(last - 1), Some(last - 1));
    assert_eq!(under.refit.places.after(last - 1), last - 1);
    let review = review::open(games(), &under.bytes).expect("a log");
    assert_eq!(review.len(MAIN_LINE), Some(last));
    assert!(matches!(review.header().luck, LuckSource::Seeded { .. }), "the seed gives all of it");
}

#[test]
fn a_record_without_the_contested_place_is_the_same() {
    let bytes = pig("1", "50", Some(4));
    let compared = compare(games(), &bytes, MAIN_LINE, &at_once(), Filler::Nobody).expect("sound");
    assert_eq!((compared.class(), compared.events), (Class::Same, 4));
    assert_eq!(compared.other_winner(), None, "neither is over");
}

/// Rolls of a six each, then a hold.
fn sixes(count: usize) -> Vec<Event<Action>> {
    let six = [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[6]))];
    let mut events: Vec<_> = std::iter::repeat_n(six, count).flatten().collect();
    events.push(Event::Decision(Action::Hold));
    events
}

#[test]
fn a_bot_and_luck_play_on_where_the_other_game_is_not_over() {
    // Played under `at-once`: nine sixes are over at once. By holding somebody must still hold.
    let mut header =
        Terms::reading("PG-R1", "at-once").header(games(), &pig_header("50")).expect("there");
    header.luck = LuckSource::Seeded { version: 1, seed: [3; 32] };
    let game = header.game::<Pig>().expect("two play");
    let events = &sixes(9)[..18];
    let bytes = log::composed(&game, &header, events).expect("fits");
    let by_holding = Terms::reading("PG-R1", "by-holding");
    let alone = compare(games(), &bytes, MAIN_LINE, &by_holding, Filler::Nobody).expect("sound");
    assert_eq!((alone.class(), alone.under.standing.is_none()), (Class::Differs, true));
    let bot = Filler::Bot(Bot::Greedy);
    let played = compare(games(), &bytes, MAIN_LINE, &by_holding, bot).expect("sound");
    assert_eq!((played.entered, played.filled, played.under.events), (1, 0, 19));
    assert_eq!(played.other_winner(), Some(false));
    let under = refit(games(), &bytes, MAIN_LINE, &by_holding, bot, Lang::En).expect("sound");
    assert_eq!(under.refit.entered, [18]);
    assert!(verify(games(), &under.bytes, None).is_sound());
    // Nine sixes are not what the seed gives, so the new log says whose they are.
    let header = peek(&under.bytes).expect("a log");
    assert!(matches!(header.luck, LuckSource::TakenOver { .. }), "{:?}", header.luck);
}

#[test]
fn a_table_stays_a_table() {
    let luck = LuckSource::Table { version: 1, seed: [1; 32] };
    let bytes = told(luck.clone(), &sixes(2));
    let under =
        refit(games(), &bytes, MAIN_LINE, &at_once(), Filler::Nobody, Lang::Ja).expect("sound");
    assert_eq!(peek(&under.bytes).expect("a log").luck, luck);
    assert_eq!(under.refit.places.events(), 5);
}

#[test]
fn what_there_is_not_is_named() {
    let bytes = pig("1", "50", Some(4));
    let said = |terms: &Terms| {
        compare(games(), &bytes, MAIN_LINE, terms, Filler::Nobody)
            .expect_err("not there")
            .to_string()
    };
    assert!(said(&Terms::reading("PG-R9", "x")).contains("no reading \"PG-R9\""));
    assert!(said(&Terms::reading("PG-R1", "x")).contains("by-holding, at-once"));
    let newer = Terms { revision: Some(99), ..Terms::default() };
    assert!(said(&newer).contains("the rules of pig have revisions 1 to"), "{}", said(&newer));
    let line =
        compare(games(), &bytes, 7, &Terms::default(), Filler::Nobody).expect_err("no such line");
    assert_eq!(line.to_string(), "there is no line 7: the log has lines 0 to 0");
    assert!(compare(games(), b"hello", 0, &Terms::default(), Filler::Nobody).is_err());
    assert_eq!(reading_named(Pig::meta(), "PG-R1"), Some("PG-R1"));
    assert_eq!(reading_named(Pig::meta(), "PG-R2"), None);
}

#[test]
fn what_terms_change_is_told_and_nothing_is_a_change_twice() {
    let header = pig_header("50");
    let changes = at_once().changes_of::<Pig>(&header).expect("there");
    let reading = ChangedReading { id: "PG-R1", from: "by-holding", to: "at-once" };
    assert_eq!(changes, Changes { readings: vec![reading], cards: false });
    let other = at_once().header(games(), &header).expect("there");
    assert!(at_once().changes_of::<Pig>(&other).expect("there").is_none());
}

/// A game of two greedy bots.
fn played<G: Game>(seed: &str, events: Option<u32>) -> Vec<u8> {
    let luck = LuckSource::Seeded { version: 1, seed: seed_of(seed) };
    let header = Header::new::<G>(&Setup::new::<G>(2), luck, None);
    simulate(games(), &header, &[Bot::Greedy], events, &AtomicBool::new(false))
        .expect("played")
        .bytes
}

fn rook(seed: &str, events: Option<u32>) -> Vec<u8> {
    played::<RookRaiders>(seed, events)
}

#[test]
fn an_answer_to_another_question_is_told_with_what_is_asked() {
    let bytes = rook("1", None);
    // Rest makes two units ready instead of one: who has but two is not asked which.
    let two = Terms::reading("RR-R6", "two");
    let compared = compare(games(), &bytes, MAIN_LINE, &two, Filler::Nobody).expect("sound");
    let misfit = compared.misfit.as_ref().expect("a choice that is none any more");
    assert!(misfit.words.en.starts_with("make ready "), "{misfit:?}");
    let instead = misfit.instead.as_ref().expect("something else is asked");
    assert!(!instead.en.is_empty() && !instead.ja.is_empty() && *instead != misfit.against);
    let parting = compared.parting.as_ref().expect("the event that brings the other question");
    assert!(parting.event < misfit.event);
    assert_eq!((compared.rule(), parting.rule.as_str()), ("RR-R6", "RR-R6"));
    // A refusal of the same question is its own reason.
    let one = Terms::reading("RR-R10", "one-die");
    let compared = compare(games(), &bytes, MAIN_LINE, &one, Filler::Nobody).expect("sound");
    let misfit = compared.misfit.as_ref().expect("both dice were rolled again");
    assert_eq!((misfit.rule.as_str(), &misfit.instead), ("RR-R10", &None));
}

#[test]
fn a_pass_that_is_given_by_itself_makes_no_other_game() {
    let bytes = played::<BerserkTcg>("1", Some(40));
    let compared =
        |terms| compare(games(), &bytes, MAIN_LINE, &terms, Filler::Nobody).expect("sound");
    let windows = compared(Terms::reading("BK-R9", "full"));
    // More windows are opened, and passed by seats that have nothing to use.
    assert_eq!((windows.class(), windows.choices), (Class::Same, None));
}

#[test]
fn other_choices_are_seen_where_the_record_is_the_same() {
    let bytes = rook("1", Some(120));
    let allowed = Terms::reading("RR-R33", "allowed");
    let compared = compare(games(), &bytes, MAIN_LINE, &allowed, Filler::Nobody).expect("sound");
    // To act without moving and without a skill is more than was allowed, and nothing else changes.
    assert_eq!(compared.class(), Class::Same);
    assert!(compared.choices.is_some_and(|events| events > 0 && events < 120), "{compared:?}");
}

/// A whole battle of two greedy bots, played under a reading.
fn battle(seed: &str, reading: Option<(&str, &str)>) -> Vec<u8> {
    let luck = LuckSource::Seeded { version: 1, seed: seed_of(seed) };
    let mut setup = Setup::new::<BattleLore>(2);
    if let Some((id, value)) = reading {
        setup.set_reading(BattleLore::meta(), id, value).expect("there is such a value");
    }
    let header = Header::new::<BattleLore>(&setup, luck, None);
    simulate(games(), &header, &[Bot::Greedy], None, &AtomicBool::new(false)).expect("played").bytes
}

#[test]
fn what_is_only_asked_otherwise_is_answered_by_itself_and_stops_no_game() {
    let bytes = battle("3", None);
    let compared = |id, value| {
        compare(games(), &bytes, MAIN_LINE, &Terms::reading(id, value), Filler::Nobody)
            .expect("sound")
    };
    // How many flags are ignored is asked before the way: mostly there is nothing to say but none.
    let flags = compared("BL-R1", "any-path");
    // The section of an order is named on a dotted line: what the record leaves open follows from it.
    let sections = compared("BL-R13", "owner-chooses");
    // A seat is asked where it can only pass.
    let windows = compared("BL-R29", "public");
    for (compared, filled) in [
        (&flags, flags.filled_by.lone),
        (&sections, sections.filled_by.completed),
        (&windows, windows.filled_by.lone),
    ] {
        assert!(filled > 0, "{compared:?}");
        assert_eq!((compared.waiting, &compared.misfit), (0, &None), "{compared:?}");
        assert_eq!(compared.under.standing, compared.played.standing);
        assert_eq!(compared.kept + compared.filled_by.completed, compared.events);
        assert_eq!(compared.dropped, 0, "{compared:?}");
        let told = compared.filled_by.luck + compared.filled_by.answers();
        assert_eq!(told, compared.filled, "each is told as what it is");
    }
    assert_eq!((flags.class(), sections.class()), (Class::Same, Class::Same));
    // A window that stands open in the middle of a roll shows the table before the roll has its way.
    assert!(windows.class() < Class::StopsFitting);
    // A way that is longer than it must be, and costs a figure, might have been chosen.
    assert!(flags.choices.is_some(), "{flags:?}");
    let under = refit(
        games(),
        &bytes,
        MAIN_LINE,
        &Terms::reading("BL-R13", "owner-chooses"),
        Filler::Nobody,
        Lang::En,
    );
    let under = under.expect("sound");
    assert!(verify(games(), &under.bytes, None).is_sound());
    assert_eq!(under.refit.filled_by, sections.filled_by);
    for place in under.refit.filled {
        // What is said more fully stands for the record's own event.
        let origin = under.refit.places.origin(place).expect("an event of the record");
        assert_eq!(under.refit.places.event(origin), Some(place));
    }
}

#[test]
fn what_is_not_asked_any_more_is_left_out_and_the_game_goes_on() {
    for (id, value, first) in [
        ("BL-R1", "any-path", "longest-path"),
        ("BL-R29", "public", "private"),
        ("BL-R13", "owner-chooses", "first-listed"),
    ] {
        let bytes = battle("3", Some((id, value)));
        let compared =
            compare(games(), &bytes, MAIN_LINE, &Terms::reading(id, first), Filler::Nobody)
                .expect("sound");
        assert!(compared.kept > 20, "{id}: {compared:?}");
        if id != "BL-R13" {
            assert!(compared.unasked > 0, "{id}: {compared:?}");
        }
    }
    // Nothing is lost where only the asking was otherwise.
    let bytes = battle("3", Some(("BL-R29", "public")));
    let private = Terms::reading("BL-R29", "private");
    let compared = compare(games(), &bytes, MAIN_LINE, &private, Filler::Nobody).expect("sound");
    assert_eq!((compared.class(), compared.waiting), (Class::Same, 0), "{compared:?}");
    assert_eq!(compared.kept + compared.unasked, compared.events);
}

#[test]
fn an_outcome_that_the_record_lacks_is_given_by_the_luck_of_the_game() {
    let bytes = played::<BerserkTcg>("1", None);
    for (id, value) in [("BK-R1", "mixed-locals"), ("BK-R2", "open-from-start")] {
        let terms = Terms::reading(id, value);
        let compared = compare(games(), &bytes, MAIN_LINE, &terms, Filler::Nobody).expect("sound");
        assert!(compared.filled_by.luck > 0, "{id}: {compared:?}");
        assert!(compared.kept > compared.events / 4, "{id}: {compared:?}");
        let misfit = compared.misfit.as_ref().map_or(u32::MAX, |misfit| misfit.event);
        assert!(misfit > 10, "{id}: {compared:?}");
    }
}

#[test]
fn what_nobody_sees_is_no_difference() {
    let bytes = battle("5", None);
    let any_time = Terms::reading("BH-R59", "any-time");
    let compared = compare(games(), &bytes, MAIN_LINE, &any_time, Filler::Nobody).expect("sound");
    assert_eq!(compared.class(), Class::Same, "{compared:?}");
    let bytes = played::<MamonoRaid>("1", None);
    let returns = Terms::reading("MR-R40", "may-return");
    let compared = compare(games(), &bytes, MAIN_LINE, &returns, Filler::Nobody).expect("sound");
    assert_eq!(compared.class(), Class::Same, "{compared:?}");
}

#[test]
fn a_set_of_cards_that_says_the_same_is_another_set_and_the_same_game() {
    let bytes = rook("1", Some(60));
    let printed = RookRaiders::meta().sets[0].text;
    let cards = |text: String| Terms { cards: CardTerms::Own(text), ..Terms::default() };
    let header = peek(&bytes).expect("a log");
    // The built-in set given as one's own is no change.
    let same = cards(printed.to_owned()).changes_of::<RookRaiders>(&header).expect("there");
    assert!(same.is_none(), "{same:?}");
    let remarked = cards(format!("{printed}# a remark\n"));
    assert!(remarked.changes_of::<RookRaiders>(&header).expect("there").cards);
    let compared = compare(games(), &bytes, MAIN_LINE, &remarked, Filler::Nobody).expect("sound");
    assert_eq!((compared.class(), compared.choices), (Class::Same, None));
}
