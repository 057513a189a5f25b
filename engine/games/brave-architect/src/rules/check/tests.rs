//! What checking an action promises: each refusal by its rule, and no panic whatever is asked.

use crate::action::PaidCards;
use crate::cards::face_of;
use crate::prelude::*;
use crate::readings::Readings;
use crate::refusal::{NoTarget, NoWay, WantedAim};
use arrayvec::ArrayVec;

fn game(changed: &[(&str, u8)]) -> BraveArchitect {
    let value = |spec: &kanso_engine::ReadingSpec| {
        changed.iter().find(|(name, _)| *name == spec.name).map_or(0, |(_, value)| *value)
    };
    let values: Vec<u8> = Readings::SPECS.iter().map(value).collect();
    BraveArchitect {
        names: ["a", "b", "c"].map(str::to_owned).to_vec(),
        map: MapSide::Meadow,
        is_easy: false,
        first_seat: Seat::at(0),
        readings: Readings::from_values(&values).expect("each reading has a value"),
        cards: CardSet::chosen(&CardChoice::default()).expect("the built-in set is read"),
        opening: None,
    }
}

/// The deck card with this id.
fn card(game: &BraveArchitect, id: &str) -> CardKind {
    let at = game.cards.deck_cards.iter().position(|row| row.face.id == id);
    CardKind::new(at.expect("the set has the card") as u8).expect("a place in the table")
}

fn square(label: &str) -> Square {
    Square::from_label(label).expect("a square of the map")
}

/// The hero turn of seat 0, a Human with a staff of healing and knives, on D5; an Elf on D4, a Dwarf
/// on D1; the body on D2.
fn table(game: &BraveArchitect, hand: &[&str]) -> State {
    let mut state = game.laid_out();
    let heroes = [(0, 5, 2, "D5"), (1, 0, 0, "D4"), (2, 0, 9, "D1")];
    for (at, (race, weapon, sub, label)) in heroes.into_iter().enumerate() {
        let seat = state.seat_mut(Seat::at(at));
        seat.race = Race::new(race);
        seat.weapon = Weapon::new(weapon);
        seat.style = Some(Style::A);
        seat.sub = Sub::new(sub);
        seat.hp = 10;
        seat.at = Some(square(label));
    }
    state.parts = Party::all(4).map(|card| Part::Intact { card, hp: 30 }).collect();
    for id in hand {
        state.seat_mut(Seat::at(0)).take_to_hand(card(game, id));
    }
    state.turn = Some(Turn::new(Seat::at(0)));
    state.tasks = vec![Task::HeroTurn(Seat::at(0))];
    state
}

fn pay(game: &BraveArchitect, cards: &[&str], tension: u8) -> Pay {
    Pay { cards: PaidCards::of(cards.iter().map(|id| card(game, id))), tension }
}

fn race(number: u8) -> Race {
    Race::new(number).expect("a race")
}

#[test]
fn move_is_refused_by_what_bars_it() {
    let game = game(&[]);
    let mut state = table(&game, &[]);
    let why = |state: &State, label| match game
        .check_action(state, &Action::Move { to: square(label) })
    {
        Err(Refusal::Unreachable { why, rule, .. }) => {
            assert_eq!(rule, BA_6_1);
            why
        }
        other => panic!("{label}: {other:?}"),
    };
    assert_eq!(why(&state, "D5"), NoWay::Start);
    assert_eq!(why(&state, "D4"), NoWay::Occupied(Seat::at(1)));
    assert_eq!(why(&state, "D3"), NoWay::Enemy);
    assert_eq!(why(&state, "A1"), NoWay::TooFar { points: 3 });
    let near = Action::Move { to: square("D8") };
    assert_eq!(game.check_action(&state, &near), Ok(()));
    state.turn_mut().moved = true;
    assert_eq!(game.check_action(&state, &near), Err(Refusal::MoveUsed));
    let extra = Action::ExtraMove { to: square("D8") };
    assert_eq!(game.check_action(&state, &extra), Err(Refusal::NoExtraMove));
    let other = Action::PostAttackMove { to: square("D8") };
    assert!(matches!(game.check_action(&state, &other), Err(Refusal::OtherQuestion { .. })));
}

#[test]
fn targets_are_in_range_and_in_sight() {
    // tv12, tv13.
    let game = game(&[]);
    let state = table(&game, &[]);
    let seat = Seat::at(0);
    let why = |state: &State, slot, range| game.no_slot(state, seat, slot, range);
    let four = Slot::ALL.map(|slot| why(&state, slot, 4));
    assert_eq!(four, [Some(NoTarget::Blocked(Slot::Three)), None, None, None]);
    let mut beside = state.clone();
    beside.seat_mut(seat).at = Some(square("D4"));
    assert_eq!(Slot::ALL.map(|slot| why(&beside, slot, 1).is_none()), [false, false, true, false]);
    let mut fallen = state.clone();
    fallen.parts[2] = Part::Intact { card: Party::new(0).expect("a card"), hp: 0 };
    assert_eq!(why(&fallen, Slot::Three, 4), Some(NoTarget::Fallen));
    fallen.parts[2] = Part::Destroyed;
    assert_eq!(why(&fallen, Slot::Three, 4), None);
}

#[test]
fn one_thing_is_attacked_once() {
    let arrows = |game: &BraveArchitect, targets: &[Slot], primary| Action::Attack {
        source: Source::Card(card(game, "W56")),
        pay: pay(game, &["K01", "K02"], 0),
        targets: targets.iter().copied().collect(),
        primary,
        boost: false,
    };
    let hand = ["W56", "K01", "K02"];
    let strict = game(&[]);
    let mut state = table(&strict, &hand);
    let both = [Slot::Three, Slot::Four];
    let check = |game: &BraveArchitect, state: &State, targets: &[Slot], primary| {
        game.check_action(state, &arrows(game, targets, primary))
    };
    assert_eq!(check(&strict, &state, &both, Slot::Four), Ok(()));
    let elsewhere = Err(Refusal::PrimaryElsewhere { primary: Slot::Two });
    assert_eq!(check(&strict, &state, &both, Slot::Two), elsewhere);
    let none = Err(Refusal::TargetCount { named: 0, most: 4 });
    assert_eq!(check(&strict, &state, &[], Slot::Two), none);
    state.parts[2] = Part::Destroyed;
    state.parts[3] = Part::Destroyed;
    let same = Err(Refusal::SameThing { one: Slot::Three, other: Slot::Four });
    assert_eq!(check(&strict, &state, &both, Slot::Four), same);
    let free = game(&[("multi-target-same-part", 1)]);
    assert_eq!(check(&free, &state, &both, Slot::Four), Ok(()));
}

#[test]
fn cards_are_played_as_what_they_are() {
    let game = game(&[]);
    let hand = ["DW1", "HU2", "K04", "K17", "W61", "W62"];
    let mut state = table(&game, &hand);
    let play = |id, cards: &[&str], tension, aim, boost| Action::Play {
        card: card(&game, id),
        pay: pay(&game, cards, tension),
        aim,
        boost,
    };
    let check = |state: &State, action| game.check_action(state, &action);
    let plain = |id| play(id, &[], 0, None, false);
    let named = |id| card(&game, id);
    assert_eq!(check(&state, plain("K01")), Err(Refusal::NotInHand { card: named("K01") }));
    assert_eq!(check(&state, plain("K04")), Err(Refusal::CostTriggerAlone { card: named("K04") }));
    assert_eq!(check(&state, plain("W62")), Err(Refusal::WrongClass { card: named("W62") }));
    let rule = game.row_of(Source::Card(named("K17")));
    let many = Refusal::TooManyHp { card: named("K17"), rule, most: 3, hp: 10 };
    assert_eq!((check(&state, plain("K17")), many.rule()), (Err(many), rule));
    let rule = game.row_of(Source::Card(named("DW1")));
    assert_eq!(check(&state, plain("DW1")), Err(Refusal::NoWeaponCard { rule }));
    state.seat_mut(Seat::at(0)).discard.push(named("W61"));
    assert_eq!(check(&state, plain("DW1")), Ok(()));
    let source = Source::Card(named("HU2"));
    let wrong = Err(Refusal::WrongAim { source, wanted: WantedAim::Stat });
    assert_eq!(check(&state, play("HU2", &["K17"], 0, None, false)), wrong);
    let mag = Some(Aim::Stat(Stat::Mag));
    assert_eq!(check(&state, play("HU2", &["K17"], 0, mag, false)), Ok(()));
    let boosted = check(&state, play("HU2", &["K17"], 0, mag, true));
    assert_eq!(boosted, Err(Refusal::NoBoost { source }));
    // W61: within three steps round the enemy; the Elf is one step away, the Dwarf is not.
    let heal = |hero, tension, boost| {
        let cards: &[&str] = if tension == 0 { &["K17"] } else { &[] };
        play("W61", cards, tension, Some(Aim::Hero(race(hero))), boost)
    };
    assert_eq!(check(&state, heal(1, 0, false)), Ok(()));
    let no = Refusal::NoTension { wanted: 1, tension: 0, rule: BA_8_5 };
    assert_eq!(check(&state, heal(1, 0, true)), Err(no));
    state.seat_mut(Seat::at(0)).tension = 2;
    assert_eq!(check(&state, heal(1, 1, true)), Ok(()));
    let far = Refusal::HeroOutOfRange { hero: race(2), distance: Some(6), range: 3 };
    assert_eq!(check(&state, heal(2, 0, false)), Err(far));
    state.seat_mut(Seat::at(1)).hp = 0;
    assert_eq!(check(&state, heal(1, 0, false)), Ok(()));
    state.seat_mut(Seat::at(1)).hp = 13;
    assert_eq!(check(&state, heal(1, 0, false)), Err(Refusal::FullHp { hero: race(1) }));
    let nobody = Refusal::NoSuchHero { hero: race(6) };
    assert_eq!(check(&state, heal(6, 0, false)), Err(nobody));
}

#[test]
fn sheet_is_used_once_and_tension_has_no_substitute() {
    let per_ability = game(&[]);
    let per_card = game(&[("sheet-card-limit", 1)]);
    let mut state = table(&per_ability, &["K01"]);
    let face = Source::Face(face_of(Weapon::new(5).expect("the staff"), Style::A));
    let cure = |cards: &[&str], tension| Action::UseAbility {
        ability: face,
        pay: pay(&per_ability, cards, tension),
        aim: Some(Aim::Hero(race(0))),
    };
    let only = Err(Refusal::TensionOnly { tension: 1 });
    assert_eq!(per_ability.check_action(&state, &cure(&["K01"], 0)), only);
    assert!(matches!(
        per_ability.check_action(&state, &cure(&[], 1)),
        Err(Refusal::NoTension { wanted: 1, tension: 0, .. })
    ));
    state.seat_mut(Seat::at(0)).tension = 1;
    assert_eq!(per_ability.check_action(&state, &cure(&[], 1)), Ok(()));
    let bolt = Action::Attack {
        source: face,
        pay: Pay::default(),
        targets: Slots::one(Slot::Three),
        primary: Slot::Three,
        boost: false,
    };
    state.turn_mut().abilities_used.push(face);
    let used = Err(Refusal::SheetUsed { source: face });
    assert_eq!(per_ability.check_action(&state, &cure(&[], 1)), used);
    assert_eq!(per_ability.check_action(&state, &bolt), Ok(()));
    assert_eq!(per_card.check_action(&state, &bolt), used);
    let other = Source::Face(face_of(Weapon::new(0).expect("the sword"), Style::B));
    let not_own = Action::UseAbility { ability: other, pay: Pay::default(), aim: None };
    let refused = per_ability.check_action(&state, &not_own);
    assert_eq!(refused, Err(Refusal::NotOnSheet { source: other }));
}

#[test]
fn follow_up_needs_an_icon_or_a_right() {
    let game = game(&[]);
    let mut state = table(&game, &["W42", "W62", "K01"]);
    let attack = |id, cards: &[&str]| Action::Attack {
        source: Source::Card(card(&game, id)),
        pay: pay(&game, cards, 0),
        targets: Slots::one(Slot::Three),
        primary: Slot::Three,
        boost: false,
    };
    let (icon, plain) = (attack("W42", &[]), attack("W62", &["K01"]));
    state.turn_mut().attacks = 1;
    state.turn_mut().missed = true;
    assert_eq!(game.check_action(&state, &icon), Ok(()));
    let source = Source::Card(card(&game, "W62"));
    assert_eq!(game.check_action(&state, &plain), Err(Refusal::NoPursuit { source }));
    let strict = self::game(&[("pursuit-after-miss", 1)]);
    assert_eq!(strict.check_action(&state, &icon), Err(Refusal::MissedBefore));
    state.turn_mut().pursuit_rights = 1;
    assert_eq!(game.check_action(&state, &plain), Ok(()));
    state.turn_mut().post_moved = true;
    assert_eq!(game.check_action(&state, &icon), Err(Refusal::MovedAfterAttack));
}

#[test]
fn heal_by_tension_wants_tension_and_a_wound() {
    let game = game(&[]);
    let mut state = table(&game, &[]);
    let heal = |hero| Action::TensionHeal { hero: race(hero) };
    let no = Refusal::NoTension { wanted: 2, tension: 1, rule: BA_8_3 };
    state.seat_mut(Seat::at(0)).tension = 1;
    assert_eq!(game.check_action(&state, &heal(0)), Err(no));
    state.seat_mut(Seat::at(0)).tension = 3;
    assert_eq!(game.check_action(&state, &heal(0)), Ok(()));
    state.seat_mut(Seat::at(0)).hp = 15;
    assert_eq!(game.check_action(&state, &heal(0)), Err(Refusal::NoUse));
    assert_eq!(game.check_action(&state, &heal(1)), Err(Refusal::OtherHero { hero: race(1) }));
}

#[test]
fn placed_card_waits_for_its_time() {
    let game = game(&[]);
    let mut state = table(&game, &["K01"]);
    let guard = card(&game, "W12");
    let used = Action::UsePlaced { card: guard, aim: None };
    let absent = Err(Refusal::NotPlaced { card: guard });
    assert_eq!(game.check_action(&state, &used), absent);
    let entry = Entry { card: guard, under: ArrayVec::new() };
    state.seat_mut(Seat::at(0)).play_sheet.push(entry);
    assert_eq!(game.check_action(&state, &used), Err(Refusal::WrongTime { card: guard }));
}
