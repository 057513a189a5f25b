//! What is told to whom: the table of BK-3.16 row by row, on positions set up by hand.

mod twins;

use crate::action::Payment;
use crate::fact::{ItemWhat, SilentCause};
use crate::prelude::*;
use crate::state::{Known, Resolve};
use crate::table::scene::sample::{Sample, city, seat};

const SOUTH: Eye = Eye::Seat(Seat::at(0));
const NORTH: Eye = Eye::Seat(Seat::at(1));

/// What all, the public, seat 0 and seat 1 are told.
fn told(tell: impl Fn(Eye) -> Telling) -> [Telling; 4] {
    [Eye::All, Eye::Public, SOUTH, NORTH].map(tell)
}

/// Whole for everybody.
const OPEN: [Telling; 4] = [Telling::Whole; 4];
/// Whole for seat 0, shrunk for others.
const SOUTHS: [Telling; 4] = [Telling::Whole, Telling::Shrunk, Telling::Whole, Telling::Shrunk];
/// Whole for seat 0, nothing for others.
const SOUTH_ALONE: [Telling; 4] =
    [Telling::Whole, Telling::Nothing, Telling::Whole, Telling::Nothing];

/// Seat 0 with hand cards 1 and 2, a set card 3, a character 4 and cards 5 and 6 aside.
fn table(readings: &[(&str, &str)]) -> Sample {
    Sample::new(readings)
        .hand(0, &["W01", "W05"])
        .set(0, "W14", 2, Known::No)
        .play(0, "W02", 3)
        .aside(0, &["W03", "W04"])
}

/// Resolves the text of a card of seat 0 at the step that looks at cards.
fn resolves(mut sample: Sample, id: &str, question: Question) -> Sample {
    let laid = sample.card(0, id, Zone::Opening, Some(2));
    let (card, kind) = (laid.id, laid.kind);
    drop(laid);
    let what = Pending::Effect { card, targets: Targets::new() };
    let item = Item { id: ItemId(1), controller: seat(0), what, own_pass: false };
    let steps = sample.game.data(kind).abilities[0].steps();
    let asks = |step: &Step| matches!(step, Step::TakeOne { .. } | Step::SetEach);
    let step = steps.iter().position(asks).expect("the text asks for a card") as u8;
    let mut sample = sample.asks(0, question);
    sample.state.tasks.insert(0, Task::Resolve(Resolve { step, ..Resolve::new(item) }));
    sample
}

fn of_decision(sample: &Sample, action: Action) -> [Telling; 4] {
    let event = Event::Decision(action);
    told(|eye| sample.game.tells(&sample.state, &event, eye))
}

fn of_chance(sample: &Sample, drawn: Drawn) -> ([Telling; 4], [bool; 4]) {
    let mut state = sample.state.clone();
    state.tasks = vec![Task::Chance(drawn)];
    let event = Event::Chance(Outcome::draw(&[Kind(0)]));
    let odds =
        [Eye::All, Eye::Public, SOUTH, NORTH].map(|eye| sample.game.tells_choices(&state, eye));
    (told(|eye| sample.game.tells(&state, &event, eye)), odds)
}

#[test]
fn a_draw_is_told_to_its_seat_and_a_mill_to_all() {
    let sample = table(&[]);
    let of = seat(0);
    let owners = [true, false, true, false];
    let draw = Drawn::Draw { seat: of, count: 1, bottom: 0, by: DrawnBy::Turn };
    for drawn in [
        Drawn::InitialDraw { seat: of, count: 7 },
        draw,
        Drawn::Look { seat: of, count: 3, bottom: 1 },
    ] {
        assert_eq!(of_chance(&sample, drawn), (SOUTHS, owners), "{drawn:?}");
    }
    let mill = Drawn::Mill { seat: of, count: 2, bottom: 0 };
    assert_eq!(of_chance(&sample, mill), (OPEN, owners), "only the owner knows the bag");
    for drawn in [Drawn::FirstPlayer, Drawn::LocalCities, Drawn::CityReveal { city: city(3) }] {
        assert_eq!(of_chance(&sample, drawn), (OPEN, [true; 4]), "{drawn:?}");
    }
}

#[test]
fn a_decision_keeps_the_numbers_of_hand_cards_to_its_seat() {
    let sample = table(&[]);
    let hand = CardId(1);
    for action in [
        Action::Set { card: hand, city: city(3) },
        Action::PayCard { card: hand },
        Action::Discard { card: hand },
        Action::Pay { cards: Payment::of([hand, CardId(2)]), sacrifice: None },
        Action::Pass { scope: PassScope::UntilTurnEnd },
        Action::Pass { scope: PassScope::Once },
    ] {
        assert_eq!(of_decision(&sample, action.clone()), SOUTHS, "{action:?}");
    }
    for action in [
        Action::Open { card: CardId(3) },
        Action::Move { card: CardId(4), to: city(4) },
        Action::Pay { cards: Payment::of([]), sacrifice: Some(CardId(4)) },
        Action::DeclareBattle { city: city(3) },
        Action::EndMain,
        Action::Find { kind: sample.kind("W01") },
    ] {
        assert_eq!(of_decision(&sample, action.clone()), OPEN, "{action:?}");
    }
}

/// The cards that a decision names without its number: BK-3.16 has some seen by everybody.
#[test]
fn a_card_is_named_where_everybody_sees_it() {
    let shows = |sample: &Sample, action: &Action| {
        [SOUTH, NORTH, Eye::Public].map(|eye| {
            let mut words = String::new();
            sample.game.say_action(&sample.state, action, Lang::En, eye, &mut words).unwrap();
            !words.contains("one card")
        })
    };
    let (all, own) = ([true; 3], [true, false, false]);
    let plain = table(&[]);
    let paid = Action::Discard { card: CardId(1) };
    assert_eq!(shows(&plain, &paid), all, "it is seen in the trash");
    assert_eq!(shows(&plain, &Action::Set { card: CardId(1), city: city(3) }), own);
    let take = Action::Take { card: CardId(5) };
    let revealed = resolves(table(&[]), "W14", Question::Take);
    assert_eq!(shows(&revealed, &take), all);
    let secret = resolves(table(&[]), "G11", Question::Take);
    assert_eq!(shows(&secret, &take), own);
    assert_eq!(shows(&secret, &Action::Bottom { card: CardId(5) }), own);
    let place = Action::Place { card: CardId(5), city: city(1) };
    let hidden = resolves(table(&[]), "R03", Question::Place);
    assert_eq!(shows(&hidden, &place), own);
    let shown = resolves(table(&[("look-set-knowledge", "shown")]), "R03", Question::Place);
    assert_eq!(shows(&shown, &place), all, "BK-R57");
    for action in [take, Action::Bottom { card: CardId(5) }, place] {
        assert_eq!(of_decision(&revealed, action.clone()), SOUTHS, "a number aside: {action:?}");
    }
    assert_eq!(of_decision(&revealed, Action::TakeNone), OPEN);
}

fn of_fact(game: &BerserkTcg, fact: &Fact) -> [Telling; 4] {
    told(|eye| game.tells_fact(fact, eye))
}

#[test]
fn passes_that_were_not_asked_for_are_nobody_elses_business() {
    let Sample { game, .. } = table(&[]);
    let of = seat(0);
    let silent = Fact::SilentPass { seat: of, cause: SilentCause::NothingUsable };
    let ends = Fact::StandingPassEnds { seat: of, pass: StandingPass::UntilChange };
    let spoken = Fact::Passed { seat: of, scope: PassScope::Once };
    for fact in [&silent, &ends, &spoken] {
        assert_eq!(of_fact(&game, fact), SOUTH_ALONE, "{fact:?}");
    }
    assert!(game.is_routine(&silent));
    assert!(!game.is_routine(&ends) && !game.is_routine(&spoken));
}

#[test]
fn every_pass_is_routine_and_nothing_else() {
    let Sample { game, state, .. } = table(&[]);
    for scope in PassScope::ALL {
        assert!(game.is_routine_action(&state, &Action::Pass { scope }));
    }
    for action in [Action::SkipOpen, Action::EndMain, Action::NoFighter, Action::Decline] {
        assert!(!game.is_routine_action(&state, &action), "{action:?}");
    }
}

#[test]
fn a_fact_is_shrunk_where_a_card_of_it_is_hidden() {
    let Sample { game, state } = table(&[]);
    let [hand, set, open] = [1, 3, 4].map(|id| state.card(CardId(id)).as_ref());
    let of = seat(0);
    let setting =
        ItemRef { id: ItemId(1), seat: of, what: ItemWhat::Set { card: set, city: city(2) } };
    let hidden = [
        Fact::Drawn { seat: of, cards: vec![hand], by: DrawnBy::Turn },
        Fact::HandDrawn { seat: of, cards: vec![hand, hand] },
        Fact::SetDown { card: set, city: city(2) },
        Fact::Pends { item: setting },
        Fact::TargetsNamed {
            seat: of,
            targets: vec![TargetRef::Card(open), TargetRef::Card(set)],
            forced: false,
        },
        Fact::PutAtBottom { seat: of, card: hand, forced: true },
    ];
    for fact in &hidden {
        assert_eq!(of_fact(&game, fact), SOUTHS, "{fact:?}");
    }
    let open_facts = [
        Fact::TextActs { card: open },
        Fact::TargetsNamed { seat: of, targets: vec![TargetRef::Card(open)], forced: false },
        Fact::HandBlurred { seat: of },
        Fact::HandReturned { seat: of, count: 7 },
    ];
    for fact in &open_facts {
        assert_eq!(of_fact(&game, fact), OPEN, "{fact:?}");
    }
}

/// BK-9.27, BK-3.16: others learn which set card was looked at.
#[test]
fn a_set_card_that_was_looked_at_stays_hidden_from_the_public() {
    let Sample { game, mut state } = table(&[]);
    state.card_mut(CardId(3)).known = Known::Privately;
    let card = state.card(CardId(3)).as_ref();
    let seen = Fact::SetCardSeen { seat: seat(1), card };
    let expected = [Telling::Whole, Telling::Shrunk, Telling::Whole, Telling::Whole];
    assert_eq!(of_fact(&game, &seen), expected);
}

#[test]
fn the_list_of_a_decision_is_told_to_the_seat_that_is_asked() {
    let sample = table(&[]).asks(1, Question::Window);
    let lists = [Eye::All, Eye::Public, SOUTH, NORTH]
        .map(|eye| sample.game.tells_choices(&sample.state, eye));
    assert_eq!(lists, [true, false, false, true]);
}

/// BK-4.7.
#[test]
fn a_deck_list_is_its_owners_unless_lists_are_open() {
    let Sample { mut game, .. } = table(&[]);
    let told = |game: &BerserkTcg, option| {
        [Eye::All, Eye::Public, SOUTH, NORTH].map(|eye| game.tells_option(option, eye))
    };
    assert_eq!(BerserkTcg::meta().options[1].name, "deck-1");
    assert_eq!(told(&game, 0), [true, false, true, false]);
    assert_eq!(told(&game, 1), [true, false, false, true]);
    assert_eq!(told(&game, 2), [true; 4]);
    assert_eq!(told(&game, 3), [true; 4]);
    game.open_list = true;
    assert_eq!(told(&game, 0), [true; 4]);
}

/// BK-R21 `in-hand`: the card of a pending set was paid meanwhile; its number is still a secret.
#[test]
fn a_set_that_lost_its_card_tells_no_number_of_a_hand() {
    let mut sample = table(&[("set-in-transit", "in-hand")]);
    let card = CardId(1);
    let what = Pending::Set { card, city: city(2) };
    let item = Item { id: ItemId(1), controller: seat(0), what, own_pass: true };
    let numbers = |sample: &Sample| {
        let ItemWhat::Set { card, .. } = sample.state.item_ref(&item).what else { panic!() };
        [Eye::All, Eye::Public, SOUTH, NORTH].map(|eye| card.number.has(eye))
    };
    let before = numbers(&sample);
    sample.game.hand_to_trash(&mut sample.state, &[card]);
    assert_eq!((before, numbers(&sample)), ([true, false, true, false], before));
}
