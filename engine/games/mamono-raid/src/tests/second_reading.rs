//! What a second reading of the rules found: each test holds one place where the text was read
//! wrongly, or where two readings meet.

use crate::opening::position::Position;
use crate::prelude::*;
use kanso_engine::{Ascending, Mode};

/// A game on a table, with all that happened on it.
struct Table {
    game: MamonoRaid,
    state: State,
    trace: Trace<Fact>,
}

impl Table {
    #[track_caller]
    fn of(position: &Position, seats: u8, readings: &[(&str, &str)]) -> Self {
        let mut setup = Setup::<Opening>::new::<MamonoRaid>(seats);
        for (name, value) in readings {
            setup.set_reading(MamonoRaid::meta(), name, value).expect("a reading and its value");
        }
        setup.opening = Some(position.opening());
        let game = MamonoRaid::new(&setup).unwrap_or_else(|error| panic!("{error}"));
        let state = position.opening().state(&game).expect("the game has looked at it");
        let mut table = Self { game, state, trace: Trace::new(Mode::Facts) };
        table.runs();
        table
    }

    fn runs(&mut self) {
        while self.game.advance(&mut self.state, &mut self.trace) {}
    }

    #[track_caller]
    fn does(&mut self, action: Action) -> &mut Self {
        self.happens(&Event::Decision(action))
    }

    #[track_caller]
    fn falls(&mut self, outcome: Outcome) -> &mut Self {
        self.happens(&Event::Chance(outcome))
    }

    #[track_caller]
    fn happens(&mut self, event: &Event<Action>) -> &mut Self {
        assert_eq!(self.game.allows(&self.state, event, &mut Bag::new()), Ok(()));
        self.game.begin(&mut self.state, event, &mut self.trace);
        self.runs();
        self
    }

    /// The rule by which an action is refused.
    #[track_caller]
    fn refused(&self, action: &Action) -> String {
        let refusal = self.game.check(&self.state, action).expect_err("it is refused");
        self.game.rule_id(self.game.refusal_rule(&refusal))
    }

    fn asked(&self) -> Option<usize> {
        match self.game.awaiting(&self.state) {
            Awaiting::Decision(seats) => seats.only().map(Seat::index),
            Awaiting::Chance(_) | Awaiting::Over => None,
        }
    }

    fn facts(&self) -> impl Iterator<Item = (String, &Fact)> {
        self.trace.facts().iter().map(|cited| (self.game.rule_id(cited.rule), &cited.fact))
    }

    fn place(&self, like: impl Fn(&Fact) -> bool) -> Option<usize> {
        self.trace.facts().iter().position(|cited| like(&cited.fact))
    }
}

/// Round 2 begins; seat 0 takes one damage more than it has life chips, and owns a Phoenix Plume.
fn wiped_out(deaths: u32) -> Position {
    Position::seats(2)
        .life(0, 0, 2)
        .gather(0, 2)
        .items(0, &["IT09"])
        .deaths(1, deaths)
        .shield(BonusShield::One, 1)
        .round_over(9)
}

#[test]
fn a_plume_is_kept_while_no_penalty_card_is_due() {
    let plume = |table: &Table| table.state.seats[0].items.len();
    for items in ["automatic", "ask-owner"] {
        let readings = [("penalty-supply", "max-five"), ("enemy-items", items)];
        let table = Table::of(&wiped_out(5), 2, &readings);
        assert_eq!(plume(&table), 1, "MR-9.18: no card is left, so none is due");
        assert_eq!(table.asked(), Some(0), "the main phase begins");
        assert!(table.facts().any(|(rule, _)| rule == "MR-R36"));
    }
    let readings = [("penalty-supply", "max-five")];
    assert_eq!(plume(&Table::of(&wiped_out(4), 2, &readings)), 0, "one is left: it is saved");
    assert_eq!(plume(&Table::of(&wiped_out(5), 2, &[])), 0, "a note is due: it is saved");
}

/// Seat 0 has just completed the torso, whose card is the Golden Fleece.
fn fleece() -> Position {
    Position::seats(2)
        .card("TO3")
        .took(0, "torso.0", "E02")
        .took(0, "torso.1", "E03")
        .took(1, "torso.2", "E06")
        .has_taken(0)
        .turn_ends(0)
}

#[test]
fn under_level_first_every_effect_on_gain_comes_after_the_marker() {
    let effect = |fact: &Fact| matches!(fact, Fact::OnGain { .. });
    let marker = |fact: &Fact| matches!(fact, Fact::LevelRaised { .. });
    for (value, level_first) in [("card-first", false), ("level-first", true)] {
        let table = Table::of(&fleece(), 2, &[("gain-effect-timing", value)]);
        let [effect, marker] = [table.place(effect), table.place(marker)];
        assert!(effect.is_some() && marker.is_some());
        assert_eq!(marker < effect, level_first, "MR-5.47 under {value}");
    }
}

#[test]
fn a_character_of_level_3_is_refused_a_level_and_one_of_level_2_a_second_card() {
    let refused = |skills: &[&str], wanted: &str| {
        let position = Position::seats(2).skills(0, skills).purse(0, 1);
        let table = Table::of(&position.shield(BonusShield::One, 1).bazaar(0), 2, &[]);
        let skill = table.game.cards().skill_by_id(wanted).expect("a skill");
        table.refused(&Action::LevelUp {
            character: Character::Warrior,
            skill,
            chips: Ascending::of([]),
            starter: false,
            markers: 0,
            bonus: false,
        })
    };
    assert_eq!(refused(&["WA21", "WA31"], "WA32"), "MR-5.38", "level 3 already reached");
    assert_eq!(refused(&["WA21"], "WA22"), "MR-5.40", "a second skill of one level");
    assert_eq!(refused(&[], "WA31"), "MR-5.38", "level 3 before level 2");
}

#[test]
fn clear_mind_says_how_many_were_named_when_x_chips_must_come_back() {
    let position =
        Position::seats(2).skills(0, &["SO21", "SO32"]).life(0, 2, 0).locked(0, "WA11", 1);
    let table = Table::of(&position, 2, &[("clear-mind-shortfall", "must-have-x")]);
    let card = |id| table.game.cards().skill_by_id(id).expect("a skill");
    let use_of = |x, release: &[Release]| Action::UseSkill {
        skill: card("SO32"),
        x: Some(x),
        targets: Ascending::of([]),
        release: Releases::of(release.iter().copied()),
        heal: None,
    };
    let nothing = use_of(2, &[]);
    let refusal = table.game.check(&table.state, &nothing).expect_err("two must come back");
    assert_eq!(refusal, crate::Refusal::ReleaseCount { named: 0, wanted: 2 });
    assert_eq!(table.refused(&use_of(2, &[Release { skill: card("WA11"), count: 1 }])), "MR-5.22");
    let one = use_of(1, &[Release { skill: card("WA11"), count: 1 }]);
    assert_eq!(table.game.check(&table.state, &one), Ok(()));
}

/// Four seats; seat 0 passed from the AP track to D, whose bonus shield it took, and now the head
/// breaks in its favour: its card raises the AP limit.
fn passed_and_rewarded() -> Position {
    Position::seats(4)
        .card("HD2")
        .line("head", "1 1 0 0 0")
        .ap(3, &[1])
        .ap(4, &[2])
        .ap(5, &[3])
        .passed(0, "D")
        .shield(BonusShield::Two, 0)
        .seat(0, |has| has.left_from = Some(6))
        .has_taken(1)
        .turn_ends(1)
}

#[test]
fn a_seat_that_returns_gives_its_bonus_shield_back_and_is_told_so() {
    let mut table =
        Table::of(&passed_and_rewarded(), 4, &[("passed-seat-reward-ap", "may-return")]);
    let told = table.facts().any(|(rule, fact)| {
        let returned = matches!(
            fact,
            Fact::ShieldReturned { seat, chip: BonusShield::Two, turned: false }
                if seat.index() == 0
        );
        rule == "MR-R40" && returned
    });
    assert!(told, "the shield goes back to the board");
    assert_eq!(table.state.bonus_holder(BonusShield::Two), Holder::Board);
    let cards = table.game.cards();
    let card = Kind::from(cards.part_by_id("HD4").expect("a part card"));
    let chips: Vec<Kind> = ["E21", "E26", "E30", "E33", "E38"]
        .map(|id| Kind::from(cards.chip_by_id(id).expect("a chip")))
        .to_vec();
    table.falls(Outcome::draw(&[card])).falls(Outcome::draw(&chips));
    assert_eq!(table.asked(), Some(1), "the lowest space acts first");
    assert_eq!(table.state.pawn(Seat::at(0)).position(), 6);
    assert!(!table.state.seats[0].passed);
    let stays = Table::of(&passed_and_rewarded().seat(0, |has| has.left_from = None), 4, &[]);
    assert!(stays.state.seats[0].passed);
}

/// A seat that can pay for nothing but the field medic: everybody has bought the rest.
fn hurt(purse: u32) -> Position {
    Position::seats(2)
        .life(0, 1, 1)
        .purse(0, purse)
        .seat(0, |has| has.bought_life = true)
        .shield(BonusShield::One, 1)
        .bazaar(0)
}

#[test]
fn the_third_service_card_matters_where_it_alone_can_be_paid() {
    let shops = |table: &Table| matches!(table.state.tasks.last(), Some(Task::AskBazaar(_)));
    let reminder = Table::of(&hurt(1), 2, &[]);
    assert!(!shops(&reminder), "there is nothing to buy");
    let medic = Table::of(&hurt(1), 2, &[("third-service-card", "field-medic")]);
    assert!(shops(&medic), "it is asked because of the medic");
    let poor = Table::of(&hurt(0), 2, &[("third-service-card", "field-medic")]);
    assert!(!shops(&poor), "nothing to pay with");
}

#[test]
fn a_cap_of_contributions_matters_above_it_alone() {
    let nineteen = Position::seats(2)
        .skills(0, &["WA21", "WA31", "TH21", "TH32"])
        .items(0, &["IT02"])
        .took(0, "torso.0", "E02")
        .took(0, "torso.1", "E03")
        .took(1, "torso.2", "E06")
        .has_taken(0)
        .turn_ends(0);
    for value in ["sum-only", "cap-19"] {
        let table = Table::of(&nineteen, 2, &[("MR-R2", value)]);
        let bonus = table.facts().find_map(|(_, fact)| match fact {
            Fact::Contributed { place: 0, bonus, .. } => Some(*bonus),
            _ => None,
        });
        assert_eq!(bonus, Some(19), "MR-6.3: the sum of all such cards, under {value}");
    }
}

/// Seat 0 has just completed the head and the tail, alone.
fn two_lines() -> Position {
    Position::seats(2).line("head", "0 0 0 - -").line("tail", "0 0 0 - -").has_taken(0).turn_ends(0)
}

fn complete(table: &Table) -> Vec<Part> {
    let lines = table.facts().filter_map(|(_, fact)| match fact {
        Fact::LineComplete { part, .. } => Some(*part),
        _ => None,
    });
    lines.collect()
}

#[test]
fn a_complete_line_is_told_with_its_result() {
    let table = Table::of(&two_lines(), 2, &[]);
    assert_eq!(complete(&table), [Part::Head], "the tail comes after the head");
}

#[test]
fn who_chooses_a_result_has_the_turn_still() {
    let readings = [("result-order", "active-seat-chooses")];
    let mut table = Table::of(&two_lines(), 2, &readings);
    assert_eq!(complete(&table), [Part::Head, Part::Tail]);
    assert_eq!(table.asked(), Some(0));
    let turn = |table: &Table| {
        let turn = table.game.marks(&table.state).turn?;
        turn.of.map(Seat::index)
    };
    assert_eq!(turn(&table), Some(0), "MR-5.48: its turn goes on");
    table.does(Action::ChooseResult { part: Part::Tail });
    assert_eq!(turn(&table), Some(0));
    assert_eq!(table.state.slot(Part::Tail).breaks, 1, "the one that was chosen");
    assert_eq!(table.state.slot(Part::Head).breaks, 0);
}

#[test]
fn a_place_that_no_seat_holds_is_paid_by_its_reading() {
    let coins = |value: &str| {
        let table = Table::of(&two_lines(), 2, &[("later-ranked-reward", value)]);
        let purses = table.facts().filter(|(_, fact)| matches!(fact, Fact::Purse { .. }));
        let rules: Vec<String> = purses.map(|(rule, _)| rule).collect();
        (rules, table.state.seats[0].purse)
    };
    assert_eq!(coins("unpaid"), (vec!["MR-6.5".to_owned()], 2));
    let both = vec!["MR-6.5".to_owned(), "MR-R31".to_owned()];
    assert_eq!(coins("to-first"), (both, 3), "the copper of the second place too");
}
