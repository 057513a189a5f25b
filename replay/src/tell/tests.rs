//! Stories of Pig, which has no secrets, word by word.

use super::{TranscriptOptions, transcript};
use crate::log::record::{Cards, Header, LuckSource};
use crate::testing::Draws;
use kanso_engine::prelude::*;
use kanso_engine::{Event, Eye, Lang, OptionValue, Outcome, Seat, Setup};
use kanso_pig::{Action, Pig};

fn pig() -> (Pig, Header) {
    let mut setup = Setup::new::<Pig>(2);
    setup.names = vec!["Ada".to_owned(), "Ben".to_owned()];
    setup.set_option(Pig::meta(), "goal", "50").expect("there is such a goal");
    setup.set_reading(Pig::meta(), "goal-moment", "at-once").expect("there is such a value");
    let game = Pig::new(&setup).expect("two play Pig");
    let header = Header {
        game: "pig".to_owned(),
        revision: 1,
        action_variants: 2,
        program: String::new(),
        cards: Cards::None,
        names: setup.names,
        options: setup.options,
        readings: setup.readings,
        luck: LuckSource::Seeded { version: 1, seed: [7; 32] },
        opening: None,
        created: None,
        rules: None,
    };
    (game, header)
}

fn roll(face: u8) -> [Event<Action>; 2] {
    [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[face]))]
}

fn hold() -> Event<Action> {
    Event::Decision(Action::Hold)
}

#[test]
fn a_transcript_tells_what_was_asked_what_happened_and_by_which_rule() {
    let (game, header) = pig();
    let events = [&roll(5)[..], &[hold()], &roll(1)].concat();
    let options = TranscriptOptions { machine: false, ..Default::default() };
    let told = transcript(&game, &header, &events, &options);
    let seed = "07".repeat(32);
    let wanted = format!(
        "\
Pig
seats: Ada, Ben
options: goal = 50
reading: PG-R1 goal-moment = at-once
luck: seeded {seed}
rules revision: 1

══ Round 1 ══
── Turn 1 · turn of Ada ──
   1 Ada: roll or hold (0 this turn)
     > roll (the only choice)
       Ada rolls [PG-1.1]
   2 the die of Ada
     * the die shows 5 (1 in 6)
       5 more: 5 this turn [PG-1.2]
   3 Ada: roll or hold (5 this turn)
     > hold, banking 5  `hold`
       Ada banks 5 and has 5 [PG-1.4]
── Turn 2 · turn of Ben ──
   4 Ben: roll or hold (0 this turn)
     > roll (the only choice)
       Ben rolls [PG-1.1]
   5 the die of Ben
     * the die shows 1 (1 in 6)
       a 1: Ben loses 0 and the turn [PG-1.3]

══ Round 2 ══
── Turn 3 · turn of Ada ──
Awaited: Ada: roll or hold (0 this turn)
"
    );
    assert_eq!(told, wanted);
}

#[test]
fn a_machine_line_notices_state_list_and_views() {
    let (game, header) = pig();
    let events = [&roll(5)[..], &[hold()]].concat();
    let told = transcript(&game, &header, &events, &TranscriptOptions::default());
    let lines: Vec<_> = told.lines().filter(|line| line.starts_with("     =")).collect();
    // One for the start, one for each event, one for what is awaited.
    assert_eq!(lines.len(), 5, "{told}");
    let parts: Vec<_> = lines[3].split_whitespace().collect();
    assert_eq!((parts[0], parts[2], parts[3], parts[5]), ("=", "legal", "2", "views"));
    assert_eq!((parts[1].len(), parts[4].len(), parts.len()), (8, 4, 8), "{}", lines[3]);
    // The goal is in every view and in no state.
    let (mut setup, mut other) = (Setup::new::<Pig>(2), header.clone());
    setup.names.clone_from(&header.names);
    setup.options = vec![OptionValue::Listed(0)];
    setup.readings.clone_from(&header.readings);
    other.options = vec![OptionValue::Listed(0)];
    let longer = Pig::new(&setup).expect("two play Pig");
    let told = transcript(&longer, &other, &events, &TranscriptOptions::default());
    let changed: Vec<_> = told.lines().filter(|line| line.starts_with("     =")).collect();
    for (line, other) in lines[..4].iter().zip(&changed) {
        let (state, view) = line.split_once("views").expect("each has views");
        let (other_state, other_view) = other.split_once("views").expect("each has views");
        assert_eq!(state, other_state);
        assert_ne!(view, other_view);
    }
}

#[test]
fn another_eye_is_told_no_seed_and_no_state_digest() {
    let (game, header) = pig();
    let options = TranscriptOptions { eye: Eye::Seat(Seat::at(1)), ..Default::default() };
    let told = transcript(&game, &header, &roll(5), &options);
    assert!(!told.contains("0707"), "{told}");
    assert!(told.contains("luck: seeded\n"), "{told}");
    let line = told.lines().rfind(|line| line.contains("= ")).expect("a line for machines");
    assert!(!line.contains("views"), "{line}");
}

#[test]
fn the_value_of_an_option_is_told_to_those_who_may_know_it() {
    let mut setup = Setup::new::<Draws>(2);
    setup.set_option(Draws::meta(), "bag", "owl:2,fox:1").expect("the option takes it");
    let game = Draws::new(&setup).expect("two draw");
    let luck = LuckSource::Seeded { version: 1, seed: [7; 32] };
    let header = Header::new::<Draws>(&setup, luck, None);
    let told = |eye, lang| {
        let options = TranscriptOptions { lang, eye, ..Default::default() };
        transcript(&game, &header, &[], &options)
    };
    for eye in [Eye::All, Eye::Seat(Seat::at(0))] {
        let told = told(eye, Lang::En);
        assert!(told.contains("\noptions: bag = owl:2,fox:1\n"), "{told}");
    }
    for eye in [Eye::Public, Eye::Seat(Seat::at(1))] {
        let (en, ja) = (told(eye, Lang::En), told(eye, Lang::Ja));
        assert!(en.contains("\noptions: bag = not told\n"), "{en}");
        assert!(ja.contains("\nオプション：bag = 非公開\n"), "{ja}");
        assert!(!en.contains("owl") && !en.contains("0707"), "{en}");
    }
}

#[test]
fn an_event_that_is_refused_ends_the_story_with_the_rule() {
    let (game, header) = pig();
    let told = transcript(&game, &header, &[hold()], &TranscriptOptions::default());
    assert!(
        told.ends_with(
            "     > `hold`\n     ! refused: nothing was rolled in this turn yet [PG-1.4]\n"
        ),
        "{told}"
    );
    let told = transcript(&game, &header, &roll(7), &TranscriptOptions::default());
    assert!(told.ends_with("     ! refused: face 7 on a die with faces 1 to 6\n"), "{told}");
}

#[test]
fn a_finished_game_ends_with_its_standing() {
    let (game, header) = pig();
    let events: Vec<_> = (0..9).flat_map(|_| roll(6)).collect();
    let options = TranscriptOptions { lang: Lang::Ja, machine: false, ..Default::default() };
    let told = transcript(&game, &header, &events, &options);
    let end = "══ ゲーム終了：目標点に到達 ══\n  Ada  勝ち：得点 54\n  Ben  負け：得点 0\n";
    assert!(told.ends_with(end), "{told}");
    assert!(told.contains("出目は6 (6分の1)"), "{told}");
}
