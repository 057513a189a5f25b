//! Which openings are positions of the game, and what the words say of those that are not.

mod of_games;

use super::Stand;
use super::position::{Position, spot, xp_chip};
use crate::prelude::*;
use kanso_engine::laws::{self, Dice, Player};

fn state(position: &Position) -> Result<State, String> {
    let mut setup = position.setup();
    let opening = setup.opening.take().expect("a position has an opening");
    opening.state(&MamonoRaid::new(&setup).expect("a game without its opening"))
}

#[track_caller]
fn refused(position: &Position, words: &[&str]) {
    let problem = state(position).expect_err("no table looks like this");
    for word in words {
        assert!(problem.contains(word), "{word:?} in {problem:?}");
    }
}

#[track_caller]
fn taken(position: &Position) -> State {
    state(position).unwrap_or_else(|problem| panic!("{problem}"))
}

fn two() -> Position {
    Position::seats(2)
}

/// Ids of the chips of a line, `0` for a marker of seat 0, `.` for nothing.
fn line(position: &Position, part: Part) -> String {
    let cards = CardSet::parse(crate::cards::HOUSE_1).unwrap();
    let words = taken(position).slot(part).line.map(|cell| match cell {
        Cell::Chip(chip) => cards.chip(chip).face.id.clone(),
        Cell::Marker(seat) => seat.to_string(),
        Cell::Empty => ".".to_owned(),
    });
    words.join(" ")
}

fn ids(bag: &Bag) -> Vec<String> {
    let cards = CardSet::parse(crate::cards::HOUSE_1).unwrap();
    let id = |kind: Kind| cards.chip(ChipKind::try_from(kind).unwrap()).face.id.clone();
    bag.iter().flat_map(|(kind, count)| std::iter::repeat_n(id(kind), count.into())).collect()
}

#[test]
fn a_table_that_nobody_described_is_a_table() {
    for seats in 2..=4 {
        let position = Position::seats(seats);
        let state = taken(&position);
        assert_eq!(state.seats.len(), usize::from(seats));
        assert_eq!(state.chips().count(), 20, "all chips of stage 1 lie on the lines");
        assert_eq!((state.stage2_bag.total(), state.stage3_bag.total()), (20, 10));
        assert_eq!(state.core.len(), [6, 8, 10][usize::from(seats) - 2]);
        assert_eq!(state.slot(Part::Head).bag.total(), 3);
        assert_eq!(state.pawn(Seat::at(1)), PawnPlace::Safe(Space::B));
        assert_eq!(state.seats[0].skills.len(), 4);
        assert_eq!(state.tasks, [Task::AskTurn]);
    }
}

#[test]
fn chips_are_dealt_between_those_that_were_named() {
    let position = two().chip("tail.1", "E11").marker(0, "head.0").took(0, "back.2", "E09");
    assert!(line(&position, Part::Head).starts_with("0 E"));
    let tail = line(&position, Part::Tail);
    assert_eq!(tail.split(' ').nth(1), Some("E11"));
    assert!(tail.split(' ').next().unwrap() < "E11" && tail.split(' ').nth(2).unwrap() > "E11");
    assert_eq!(line(&position, Part::Back).split(' ').nth(2), Some("0"));
    refused(
        &two().with(|opening| opening.stage2 = Some(Vec::new())),
        &["0 chips of stage 2", "20"],
    );
}

#[test]
#[should_panic(expected = "no chips fit")]
fn a_line_that_cannot_be_dealt_is_a_mistake_of_the_test() {
    let _ = two().chip("tail.1", "E01").opening();
}

#[test]
fn broken_parts_bring_cards_markers_and_chips() {
    let position = two().broke(0, "HD4").broke(1, "HD1").broke(1, "TO1").xp(0, &["W1", "W2"]);
    let state = taken(&position);
    let (red, blue) = (LevelCell::Marker(Seat::at(0)), LevelCell::Marker(Seat::at(1)));
    assert_eq!(state.level[..5], [LevelCell::Black, red, blue, blue, LevelCell::Empty]);
    assert_eq!(state.slot(Part::Head).breaks, 2);
    assert_eq!(state.slot(Part::Head).card, None);
    assert_eq!(state.slot(Part::Head).bag.total(), 2);
    assert_eq!(state.slot(Part::Torso).bag.total(), 2);
    assert_eq!(state.core_cell(5).map(|cell| cell == CoreCell::Covered), Some(false));
    assert_eq!(state.core_cell(0), Some(CoreCell::Covered), "the back lies on it");
    assert_eq!(state.stage2_bag.total(), 10);
    assert_eq!(state.stage3_bag.total(), 9);
    let gone = |kind: u16| !state.chips().any(|(_, chip)| u16::from(chip.number()) == kind);
    assert!(gone(0) && gone(12), "what the seat holds was not dealt");
}

#[test]
fn bags_lose_what_seats_hold_and_then_the_lowest() {
    // The five chips of the head's second line are gone, and the seat holds a T 3 of them.
    let position = two().broke(0, "HD1").broke(1, "HD2").xp(0, &["T3"]);
    let state = taken(&position);
    assert_eq!(ids(&state.stage2_bag).len(), 15);
    assert!(!ids(&state.stage2_bag).contains(&"E37".to_owned()));
    assert_eq!(ids(&state.stage2_bag)[0], "E25", "21 to 24 and 37 are gone");
    // Two W 3: one of stage 2, one of stage 3, which was taken from the core.
    let position = position.xp(0, &["W3", "W3"]);
    refused(&position, &["1 more", "W 3"]);
    let state = taken(&position.marker(0, "core.5"));
    assert!(!ids(&state.stage3_bag).contains(&"X01".to_owned()));
    assert!(!ids(&state.stage2_bag).contains(&"E34".to_owned()));
}

#[test]
fn chips_lie_in_one_place() {
    refused(&two().with(|opening| opening.parts[0].breaks = 3), &["head", "breaks", "3", "0 to 2"]);
    let mut opening = two().opening();
    opening.parts[1].line = opening.parts[0].line.clone();
    let game = MamonoRaid::new(&{
        let mut setup = two().reading("MR-R11", "forbidden").setup();
        setup.opening = None;
        setup
    })
    .unwrap();
    let problem = opening.state(&game).unwrap_err();
    assert!(problem.contains("2 times, there are 1"), "{problem}");

    let change = |change: &dyn Fn(&mut Opening)| {
        let mut opening = two().opening();
        change(&mut opening);
        opening.state(&game).unwrap_err()
    };
    let swapped = change(&|opening| opening.parts[0].line.swap(0, 1));
    assert!(swapped.contains("ascends"), "{swapped}");
    let short = change(&|opening| opening.parts[0].line.truncate(4));
    assert!(short.contains("4 cells") && short.contains('5'), "{short}");
    let late = change(&|opening| {
        opening.parts[0].line[4] = Cell::Chip(ChipKind::new(30).unwrap());
    });
    assert!(late.contains("head.4") && late.contains("stage 2, not 1"), "{late}");
    let bare = change(&|opening| opening.parts[0].line[4] = Cell::Empty);
    assert!(bare.contains("head.4 is empty"), "{bare}");
    let marked = change(&|opening| {
        // Nothing below the lowest chip can have lain at the base.
        opening.parts[0].line[0] = Cell::Marker(Seat::at(0));
        opening.parts[0].line[1] = Cell::Chip(ChipKind::new(0).unwrap());
        opening.parts[0].line[2] = Cell::Chip(ChipKind::new(1).unwrap());
    });
    assert!(marked.contains("cannot have been dealt"), "{marked}");
    let none = change(&|opening| opening.parts[2].card = None);
    assert!(none.contains("back") && none.contains("no card"), "{none}");
    let other = change(&|opening| opening.parts[2].card = opening.parts[3].card);
    assert!(other.contains("another part"), "{other}");
    let seen = change(&|opening| {
        opening.parts[0].unseen = Some(opening.parts[0].card.into_iter().cycle().take(3).collect());
    });
    assert!(seen.contains("not seen yet") && seen.contains("elsewhere"), "{seen}");
    let few = change(&|opening| opening.parts[0].unseen = Some(Vec::new()));
    assert!(few.contains("must be 3"), "{few}");
    let ring = change(&|opening| {
        opening.core.pop();
    });
    assert!(ring.contains("the core has cells"), "{ring}");
    let open = change(&|opening| opening.core[0].cell = CoreCell::Empty);
    assert!(open.contains("core.0 is uncovered"), "{open}");
    let seat = change(&|opening| opening.safe[0] = Some(Seat::at(5)));
    assert!(seat.contains("seat 5") && seat.contains("2 seats"), "{seat}");
    let named = change(&|opening| opening.stage3 = Some(vec![ChipKind::new(0).unwrap(); 10]));
    assert!(named.contains("(E01)") && named.contains("stage 3"), "{named}");
}

#[test]
fn what_a_party_cannot_have_is_refused_in_words() {
    refused(&two().life(0, 1, 0), &["seat 0", "1 life chips", "at least 2"]);
    refused(&two().life(0, 9, 0), &["11 life chips", "10"]);
    refused(&two().life(0, 200, 0), &["seat 0", "life chips: 200"]);
    refused(&two().gather(0, 11), &["seat 0", "gathered", "11"]);
    refused(&two().purse(1, 1_000), &["seat 1", "purse", "1000"]);
    refused(&two().deaths(1, 100), &["seat 1", "death", "100"]);
    refused(&two().deaths(1, 1), &["seat 1", "death", "1", "must be 0"]);
    refused(&two().round(2).deaths(1, 2), &["seat 1", "death", "0 to 1"]);
    assert!(state(&two().round(2).deaths(1, 1)).is_ok());
    refused(&two().skills(0, &["WA21", "WA22"]), &["(WA22)", "(WA21)", "one level"]);
    refused(&two().skills(0, &["SO31"]), &["(SO31)", "level 2"]);
    refused(&two().seat(0, |has| has.skills = vec![first_skill(); 2]), &["(WA11) twice"]);
    let clear = || two().skills(0, &["SO21", "SO32"]).skills(1, &["SO22", "SO32"]);
    refused(&clear(), &["2 Clear Mind (SO32)", "there are 1"]);
    refused(&two().locked(0, "CL11", 1), &["(CL11)", "life chips on", "must be 0"]);
    refused(&two().locked(0, "WA11", 2), &["(WA11)", "0 to 1"]);
    let spark = |chips| two().skills(0, &["SO22"]).locked(0, "SO22", chips);
    refused(&spark(4), &["(SO22)", "0 to 3"]);
    assert_eq!(taken(&spark(3)).seats[0].all_life(), 5);
    refused(&two().items(0, &["IM02", "IT02"]), &["(IT02)", "(IM02)", "one name"]);
    refused(&two().items(0, &["IT15"]).items(1, &["IT15"]), &["2 Royal Charter", "there are 1"]);
    refused(&two().items(0, &["IT04"]), &["seat 0", "0 sword chips", "brought 1"]);
    refused(&two().sword(0, "WA11"), &["seat 0", "1 sword chips", "brought 0"]);
    assert!(state(&two().items(0, &["IT04"]).sword(0, "WA11")).is_ok());
    refused(&two().items(0, &["IT04"]).sword(0, "TH11"), &["(TH11)", "no experience"]);
    refused(&two().items(0, &["IT05"]).ring(0, "CL11"), &["(CL11)", "1 AP"]);
    refused(&two().starter(0, "W").starter(1, "W"), &["2", "(IX1)", "there are 1"]);
    refused(&two().xp(0, &["W3"]), &["1 more", "W 3"]);
    refused(
        &two().seat(0, |has| has.xp = vec![xp_chip("W1"); 200]),
        &["seat 0", "200 experience chips"],
    );
    refused(&two().seat(0, |has| has.took = true), &["seat 0", "took a chip", "no turn"]);
    refused(&two().seat(0, |has| has.left_from = Some(3)), &["seat 0", "nobody notes"]);
    refused(
        &two().items(0, &["IT14"]).seat(0, |has| has.recycled = has.items.clone()),
        &["(IT14)", "nobody notes"],
    );
    refused(&two().seat(1, |has| has.used_medic = true), &["seat 1", "field medic"]);
}

fn first_skill() -> OwnSkill {
    let cards = CardSet::parse(crate::cards::HOUSE_1).unwrap();
    OwnSkill::fresh(cards.skill_by_id("WA11").unwrap())
}

#[test]
fn notes_of_a_reading_must_fit_what_they_note() {
    let rebuy = || two().reading("MR-R21", "not-same-round");
    let note = |position: Position, id: &str| {
        let kind = CardSet::parse(crate::cards::HOUSE_1).unwrap().item_by_id(id).unwrap();
        position.seat(0, move |has| has.recycled.push(kind))
    };
    assert_eq!(taken(&note(rebuy(), "IT14")).seats[0].recycled.len(), 1);
    refused(&note(rebuy(), "IT01"), &["(IT01)", "no item to recycle"]);
    refused(&note(note(rebuy(), "IT14"), "IT14"), &["(IT14) recycled twice"]);
    refused(&note(rebuy().items(0, &["IT14"]), "IT14"), &["it has", "(IT14)"]);
    let returns = || two().reading("MR-R40", "may-return").passed(0, "A").ap(4, &[1]);
    assert_eq!(taken(&returns()).seats[0].left_from, Some(0));
    let left = returns().seat(0, |has| has.left_from = Some(6));
    assert_eq!(taken(&left).seats[0].left_from, Some(6));
    refused(&returns().seat(1, |has| has.left_from = Some(6)), &["seat 1", "not passed"]);
    let gained = two().reading("MR-R33", "when-gained").broke(0, "HD3").broke(0, "TO1");
    let fixed = &taken(&gained).seats[0].fixed_points;
    assert_eq!(fixed.iter().map(|fixed| fixed.points).collect::<Vec<_>>(), [2]);
    let noted = |points: u8| {
        let card = fixed[0].card;
        gained.clone().seat(0, move |has| {
            has.fixed_points.push(super::FixedPoints { card, points });
        })
    };
    assert_eq!(taken(&noted(1)).seats[0].fixed_points[0].points, 1);
    refused(&noted(6), &["fixed points", "(HD3)", "0 to 5"]);
    let twice = noted(1).seat(0, |has| has.fixed_points.extend(has.fixed_points.clone()));
    refused(&twice, &["fixed points", "twice"]);
}

#[test]
fn breaks_level_and_part_cards_fit_each_other() {
    let red = LevelCell::Marker(Seat::at(0));
    refused(
        &two().with(|opening| opening.level.push(red)),
        &["seat 0", "1 markers", "0 part cards"],
    );
    refused(&two().with(|opening| opening.level.push(LevelCell::Black)), &["1 black", "0 part"]);
    refused(
        &two().broke(0, "TO1").with(|opening| opening.level.insert(0, LevelCell::Empty)),
        &["filled from the top"],
    );
    refused(&two().with(|opening| opening.level = vec![red; 10]), &["10 spaces", "there are 9"]);
    refused(&two().broke(0, "TO1").broke(1, "TO1"), &["2", "(TO1)", "there are 1"]);
    refused(&two().broke(0, "TO1").card("TO1"), &["torso", "(TO1)", "gained"]);
    refused(&two().with(|opening| opening.black_notes = 1), &["notes", "1"]);
    refused(
        &two().with(|opening| opening.level_crowd.push(Seat::at(0))),
        &["last space", "stack-on-last"],
    );
    let both = || two().broke(0, "HD4").broke(0, "BK3");
    assert!(state(&both()).is_ok());
    let noted = both().reading("MR-R5", "extra-note");
    refused(&noted, &["notes", "must be 1"]);
    assert!(state(&noted.with(|opening| opening.black_notes = 1)).is_ok());
    let boxed = |value| two().reading("MR-R11", value).with(|opening| opening.parts[0].breaks = 1);
    refused(&boxed("forbidden"), &["head", "broken 1 times", "0 of its cards"]);
    let state = taken(&boxed("take-without-marker"));
    assert_eq!(state.slot(Part::Head).bag.total(), 2);
}

#[test]
fn the_core_bonus_is_taken_when_the_core_is_full() {
    let broken = || two().broke_all([0, 1, 0, 1, 0, 1, 0, 1]);
    let marked = |seats: [usize; 6]| {
        let cells = (0..6).map(|index| format!("core.{index}"));
        cells.zip(seats).fold(broken(), |position, (cell, seat)| position.marker(seat, &cell))
    };
    let mixed = || marked([0, 1, 0, 1, 0, 1]);
    refused(&broken().core_bonus(0), &["core bonus", "core.0"]);
    refused(&mixed(), &["core is complete"]);
    assert!(state(&mixed().core_bonus(1)).is_ok());
    refused(&marked([0; 6]).core_bonus(1), &["seat 1", "no marker on the core"]);
    refused(
        &mixed().with(|opening| opening.core_bonus = Holder::Box),
        &["core bonus is in the box"],
    );
    let over = mixed().core_bonus(0).round_over(5).shield(BonusShield::One, 1);
    refused(&over, &["the game would be over"]);
    let bared = || mixed().core_bonus(0).reading("MR-R24", "return-home");
    refused(&bared(), &["core.0"]);
    let bare = (0..6).fold(bared(), |position, cell| position.bare(&format!("core.{cell}")));
    assert_eq!(taken(&bare).core_cell(3), Some(CoreCell::Empty));
}

#[test]
fn markers_are_no_more_than_ten() {
    let position = two().broke(0, "TO1").gather(0, 9);
    assert_eq!(taken(&position).seats[0].gather, 9);
    refused(&position.marker(0, "head.0"), &["seat 0", "11 hate markers", "10"]);
}

#[test]
fn pawns_and_shields_are_where_they_can_be() {
    refused(&two().safe("C", 0), &["safe space C", "not in use"]);
    assert!(state(&two().safe("C", 0).reading("MR-R9", "four-always")).is_ok());
    refused(&two().ap(7, &[0]), &["seat 0", "space 7", "limit is 6"]);
    let swapped = || two().broke(0, "BK4").ap(7, &[1]);
    assert!(state(&swapped()).is_ok(), "a swap may have lowered the limit");
    refused(&swapped().reading("MR-R8", "pawn-moved-back"), &["seat 1", "limit is 6"]);
    refused(&two().ap(3, &[0]).seat(0, |has| has.acted = false), &["seat 0", "no turn"]);
    refused(&two().ap(3, &[0]).seat(0, |has| has.passed = true), &["seat 0", "passed", "space 3"]);
    refused(&two().with(|opening| opening.safe[0] = None), &["seat 0", "nowhere"]);
    refused(&two().with(|opening| opening.safe[1] = Some(Seat::at(0))), &["in 2 places"]);
    refused(&two().with(|opening| opening.stacks = stacks(&[0])), &["AP track: 0", "1 to 20"]);
    refused(
        &two().ap(4, &[0]).with(|opening| opening.stacks.extend(opening.stacks.clone())),
        &["each space once"],
    );
    refused(&two().shield(BonusShield::One, 0), &["seat 0", "has not passed onto B"]);
    refused(&two().passed(1, "B"), &["seat 1", "passed onto B", "lies beside it"]);
    assert!(state(&two().passed(1, "B").shield(BonusShield::One, 1)).is_ok());
    assert!(state(&two().passed(1, "B").reading("MR-R38", "no")).is_ok());
    refused(&two().shield(BonusShield::Two, 0), &["(BS2)", "2 seats"]);
    refused(&two().shield_boxed(BonusShield::One), &["(BS1)", "in the box"]);
}

fn stacks(spaces: &[u8]) -> Vec<Stack> {
    let pawns = || [Seat::at(0)].into_iter().collect();
    spaces.iter().map(|space| Stack { space: *space, pawns: pawns() }).collect()
}

#[test]
fn where_the_game_stands_must_fit_the_round() {
    refused(&two().passed(0, "A").passed(1, "B").shield(BonusShield::One, 1), &["all seats have"]);
    refused(&two().with(|opening| opening.stand = Stand::EndPhase), &["seat 0 has not passed"]);
    refused(&two().round(0), &["round", "0", "1 to 1000"]);
    refused(&two().round(3).idle(3), &["idle rounds: 3", "0 to 2"]);
    refused(&two().round(9).idle(6), &["idle rounds: 6", "0 to 5"]);
    assert!(state(&two().round(9).idle(6).reading("MR-R28", "never")).is_ok());
    let complete = || two().line("head", "0 0 1 - -");
    refused(&complete(), &["head is complete"]);
    refused(&complete().turn_ends(0), &["seat 0", "completed the head", "no chip"]);
    assert!(state(&complete().has_taken(0).turn_ends(0)).is_ok());
    let shopping = || two().bazaar(0).shield(BonusShield::One, 1);
    assert_eq!(
        taken(&shopping()).tasks,
        [Task::RoundEnd, Task::Shop(Seat::at(1)), Task::Shop(Seat::at(0))]
    );
    let second = two().bazaar(1).shield(BonusShield::One, 1);
    assert_eq!(taken(&second).tasks, [Task::RoundEnd, Task::Shop(Seat::at(1))]);
    refused(&shopping().locked(0, "WA11", 1), &["seat 0", "come back"]);
    let bought = |seat: usize| shopping().seat(seat, |has| has.bought_life = true);
    assert!(state(&bought(0)).is_ok());
    refused(&bought(1), &["seat 1", "bought"]);
    refused(&two().seat(0, |has| has.bought_life = true), &["seat 0", "bought"]);
    let over = two().round_over(1).shield(BonusShield::One, 1);
    assert_eq!(taken(&over).tasks, [Task::StartRound]);
    let unused = over.gather(0, 1).reading("MR-R29", "return-unused");
    refused(&unused, &["seat 0", "gathered", "must be 0"]);
    let mut short = two().opening();
    short.seats.pop();
    let mut setup = two().setup();
    setup.opening = None;
    let problem = short.state(&MamonoRaid::new(&setup).unwrap()).unwrap_err();
    assert!(problem.contains("1 seats, the game has 2"), "{problem}");
}

#[test]
fn an_opening_is_read_back_as_it_was_written() {
    let position = Position::seats(3)
        .broke(2, "HD4")
        .broke(0, "HD1")
        .xp(0, &["M1"])
        .items(1, &["IT05"])
        .ring(1, "WA11")
        .line("back", "1 - - 2 -")
        .ap(4, &[0, 2])
        .turn_ends(2);
    let text = serde_json::to_string(&position.opening()).unwrap();
    assert_eq!(serde_json::from_str::<Opening>(&text).unwrap(), position.opening());
    assert!(text.contains(r#""stand":{"turn_ends":{"seat":2}}"#), "{text}");
    assert!(text.contains(r#""level":["black",{"marker":2},{"marker":0}]"#), "{text}");
    assert_eq!(taken(&position).marker_at(Spot::line(Part::Back, 3)), Some(Seat::at(2)));
    assert_eq!(spot("core.9"), Spot::core(9));
}

/// Some position: cards, chips, markers and pawns as they come, under any readings.
fn some_position(dice: &mut Dice) -> Position {
    let mut below = |count: u64| dice.below(count);
    let seats = 2 + below(3) as usize;
    let mut position = Position::seats(seats as u8).round(2 + below(8) as u32);
    for spec in crate::readings::Readings::SPECS {
        let value = if below(4) == 0 { below(spec.values.len() as u64) as usize } else { 0 };
        position = position.reading(spec.name, spec.values[value]);
    }
    let parts = [["HD", "1234"], ["TO", "1234"], ["BK", "1234"], ["TL", "1234"]];
    for [word, numbers] in parts {
        let breaks = below(3) as usize;
        let first = below(4) as usize;
        for place in 0..breaks {
            let number = &numbers[(first + place) % 4..][..1];
            position = position.broke(below(seats as u64) as usize, &format!("{word}{number}"));
        }
    }
    for seat in 0..seats {
        let (life, damage) = (below(4) as u8, below(3) as u8);
        position = position.life(seat, life, damage).purse(seat, below(9) as u32);
        position = position.gather(seat, below(3) as u8).deaths(seat, below(2) as u32);
        let skills: [&[&str]; 4] = [&[], &["WA21"], &["SO22", "SO32"], &["CL22", "TH22", "TH31"]];
        if below(2) == 0 {
            position = position.skills(seat, skills[below(4) as usize]);
        }
        let items: [&[&str]; 5] = [&["IT09"], &["IT14", "IT08"], &["IM02"], &["IT11"], &["IT10"]];
        if below(2) == 0 {
            position = position.items(seat, items[below(5) as usize]);
        }
        if below(3) == 0 {
            position = position.xp(seat, &[["W1", "M2", "T2", "S3"][below(4) as usize]]);
        }
    }
    for word in ["head", "torso", "back", "tail"] {
        if below(2) == 0 {
            let cell = format!("{word}.{}", below(5));
            let seat = below(seats as u64) as usize;
            let breaks = position.opening().parts[super::position::part_of(word).index()].breaks;
            if breaks < 2 {
                position = position.marker(seat, &cell);
            }
        }
    }
    match below(6) {
        0 => position.ap(1 + below(6) as u8, &[0]).turn_ends(0),
        1 => position.ap(1 + below(6) as u8, &[1, 0]),
        2 => position.end_phase().reading("MR-R38", "no"),
        3 => position.bazaar(below(seats as u64) as usize).reading("MR-R38", "no"),
        4 => position.round_over(1 + below(8) as u32).reading("MR-R38", "no"),
        _ => position,
    }
}

/// What an opening lets through can be played on: a log of anybody's making never panics.
#[test]
fn any_opening_that_is_taken_keeps_the_laws() {
    let mut taken = 0;
    for seed in 0..4_000 {
        let dice = &mut Dice::new(seed);
        let position = some_position(dice);
        if position.game().is_ok() {
            taken += 1;
            laws::play::<MamonoRaid>(&position.setup(), Player::Random, dice, 100, 50);
        }
        if taken == 200 {
            return;
        }
    }
    panic!("only {taken} of the positions lie on one table");
}
