//! Which openings are positions of the game, and what the words say of those that are not.

use super::position::Position;
use super::{
    BattleOpening, CardOpening, CardPlace, CityOpening, Opening, SeatOpening, Stand, StepOpening,
};
use crate::cards::test_set::test_set;
use crate::cards::{Body, HOUSE_1};
use crate::prelude::*;
use crate::readings::Readings;
use crate::state::Known;
use kanso_engine::laws::{self, Dice, Player};

const ZERO: Seat = Seat::at(0);
const ONE: Seat = Seat::at(1);

/// A game with these readings.
fn game(readings: &[(&str, &str)]) -> BerserkTcg {
    let with = |position: Position, reading: &(&str, &str)| position.reading(reading.0, reading.1);
    readings.iter().fold(Position::new(), with).game().unwrap()
}

#[track_caller]
fn state(position: &Position) -> State {
    position.opening().state(&game(&[])).unwrap()
}

#[track_caller]
fn refused_by(game: &BerserkTcg, position: &Position, words: &[&str]) {
    let problem = position.opening().state(game).expect_err("no table looks like this");
    for word in words {
        assert!(problem.contains(word), "{word:?} in {problem:?}");
    }
}

#[track_caller]
fn refused(position: &Position, words: &[&str]) {
    refused_by(&game(&[]), position, words);
}

/// The opening of a state, if it stands between two beats and has nothing that an opening leaves
/// out.
fn opening_of(state: &State) -> Option<Opening> {
    let asked = match state.tasks.as_slice() {
        [] => None,
        [Task::Ask(ask)] => Some(*ask),
        _ => return None,
    };
    let stand = match (state.phase, state.sub, asked.map(|ask| ask.question)) {
        (Phase::TurnStart, 0, None) => Stand::TurnStart,
        (Phase::Recovery, 0, None) => Stand::Recovery,
        (Phase::Draw, 0, None) => Stand::Draw,
        (Phase::Open, 0, None) | (Phase::Open, 1, Some(Question::OpenPhase)) => Stand::Open,
        (Phase::Main, 0, None | Some(Question::MainAction)) => Stand::Main,
        (Phase::End, 0, None) => Stand::End,
        (Phase::Battle, _, _) => Stand::Battle(battle_of(state, asked)?),
        _ => return None,
    };
    let quiet = state.stack.is_empty()
        && state.triggers.is_empty()
        && (state.open_window, state.priority, state.ending) == (None, None, None)
        && state.unpaid_shown.is_empty()
        && state.cards.iter().all(|card| card.kept.is_none());
    let kinds = |kinds: &[Kind]| kinds.iter().map(|kind| (*kind).try_into().unwrap()).collect();
    quiet.then(|| Opening {
        first_seat: state.first_seat.unwrap(),
        turn: state.turn_no,
        stand,
        cities: state.cities.each_ref().map(|city| CityOpening {
            identity: city.identity,
            occupant: city.occupant,
            holders: city.holders.clone(),
        }),
        city_bag: state
            .city_bag
            .iter()
            .flat_map(|(kind, count)| std::iter::repeat_n(Identity(kind.0 as u8), count.into()))
            .collect(),
        cards: state.cards.iter().map(card_of).collect(),
        battles_declared: state.battles_declared.to_vec(),
        next_card: state.next_card,
        next_item: state.next_item,
        next_entered: state.next_entered,
        seats: [ZERO, ONE].map(|seat| {
            let has = &state.seats[seat.index()];
            let bag = has.deck.bag().iter();
            SeatOpening {
                top: kinds(has.deck.top()),
                bag: bag
                    .flat_map(|(kind, count)| {
                        std::iter::repeat_n(kind.try_into().unwrap(), count.into())
                    })
                    .collect(),
                bottom: kinds(has.deck.bottom()),
                standing_pass: has.standing_pass,
            }
        }),
    })
}

fn card_of(card: &Instance) -> CardOpening {
    let Instance { id, kind, owner, controller, known, since_turn, .. } = *card;
    let place = match card.zone {
        Zone::Hand => CardPlace::Hand { known },
        Zone::Trash => CardPlace::Trash,
        Zone::Set => CardPlace::Set { city: card.at(), controller, known, since_turn },
        Zone::InPlay => CardPlace::InPlay {
            city: card.at(),
            controller,
            locked: card.locked,
            damage: card.damage,
            shield: card.shield,
            mods: card.mods,
            entered: card.entered,
            since_turn,
        },
        Zone::Transit | Zone::Opening | Zone::Aside => panic!("{card:?} while nothing pends"),
    };
    CardOpening { id, kind, owner, place }
}

fn battle_of(state: &State, asked: Option<Ask>) -> Option<BattleOpening> {
    let battle = state.battle.as_ref().unwrap();
    let next = asked.map_or(battle.next_designator, |ask| ask.seat);
    let step = match (state.step.unwrap(), state.sub, asked) {
        (BattleStep::Vanguard, 0, _) => StepOpening::Vanguard,
        (BattleStep::BattleOpen, 0, None) => StepOpening::BattleOpen { seat: state.ntp() },
        (BattleStep::BattleOpen, 1, None) => StepOpening::BattleOpen { seat: state.tp() },
        (BattleStep::BattleOpen, 1 | 2, Some(ask)) => StepOpening::BattleOpen { seat: ask.seat },
        (BattleStep::Fighters, 0, _) => {
            StepOpening::Fighters { next, declined: battle.consecutive_passes }
        }
        (BattleStep::Exchange, 0, None) => StepOpening::Exchange,
        (BattleStep::BattleEnd, 0, None) => StepOpening::BattleEnd,
        _ => return None,
    };
    let gone = |id: &&CardId| !battle.fighters.iter().any(|side| side.contains(id));
    Some(BattleOpening {
        city: battle.city,
        step,
        vanguard: battle.vanguard,
        fighters: battle.fighters.clone(),
        former_fighters: battle.participants.iter().filter(gone).copied().collect(),
        struck: battle.struck.clone(),
    })
}

#[test]
fn cards_lie_where_they_were_put_and_have_numbers() {
    let position = Position::new()
        .at(3, "occ=1 0{R02 W01(L)} 1{K06(d1,s2,p-1)}")
        .at(5, "0[K02(pub)] 1[G02(#20)]")
        .hand(0, "W01 W04(pub)")
        .trash(1, "K03")
        .bottom(0, "W04 W01")
        .top(0, "G01");
    let state = state(&position);
    let at = |id: u32| state.card(CardId(id));
    let name = |card: &Instance| game(&[]).cards.card(card.kind).id.clone();
    let listed: Vec<(u32, String, Zone)> =
        state.cards.iter().map(|card| (card.id.0, name(card), card.zone)).collect();
    let wanted = [
        (1, "R02", Zone::InPlay),
        (2, "W01", Zone::InPlay),
        (3, "K06", Zone::InPlay),
        (4, "K02", Zone::Set),
        (20, "G02", Zone::Set),
        (21, "W01", Zone::Hand),
        (22, "W04", Zone::Hand),
        (23, "K03", Zone::Trash),
    ];
    assert_eq!(listed, wanted.map(|(id, card, zone)| (id, card.to_owned(), zone)));
    let three = City::new(3).unwrap();
    assert_eq!((at(2).locked, at(2).city, at(2).controller), (true, Some(three), ZERO));
    assert_eq!((at(3).damage, at(3).shield, at(3).mods.power), (1, 2, -1));
    assert_eq!([1, 2, 3].map(|id| at(id).entered), [1, 2, 3]);
    assert_eq!([4, 20, 21, 22].map(|id| at(id).known), {
        [Known::Publicly, Known::No, Known::No, Known::Publicly]
    });
    assert_eq!((state.city_level(), state.city(three).occupant), (1, Some(ONE)));
    assert_eq!((state.deck_count(ZERO), state.deck_count(ONE)), (23, 20));
    let deck = &state.seats[0].deck;
    assert_eq!((deck.top().len(), deck.bottom().len()), (1, 2));
    assert_eq!((state.next_card, state.next_entered, state.tp()), (24, 4, ZERO));
    assert_eq!((state.phase, state.sub, state.tasks), (Phase::Main, 0, vec![]));
}

#[test]
fn the_turn_and_the_cities_are_as_told() {
    let position = Position::new().turn(8).turn_of(1).stand(Stand::Open).declared(&[]);
    let open = state(&position);
    assert_eq!((open.tp(), open.first_seat, open.phase), (ONE, Some(ZERO), Phase::Open));
    let hidden = Position::new().cities(["CITY1", "?", "?", "CITY2", "CITY3"]);
    let hidden = state(&hidden);
    assert_eq!(hidden.city(City::new(2).unwrap()).identity, None);
    assert_eq!(hidden.city_bag.iter().collect::<Vec<_>>(), [(Kind(0), 1), (Kind(4), 1)]);
}

#[test]
fn what_could_not_lie_on_one_table_is_refused_in_words() {
    let new = Position::new;
    refused(&new().turn(0), &["turn", "0", "1 to 1000"]);
    refused(&new().at(3, "0{W01(#4)} 1{K01(#4)}"), &["two cards", "number 4"]);
    refused(&new().at(3, "0{W01(#9)}").next_card(9), &["card 9", "Mercenary (W01)", "1 to 8"]);
    refused(&new().at(3, "0{K02}"), &["Swarm Assault (K02)", "normal effect"]);
    refused(&new().at(3, "0{W01(d1)}"), &["Mercenary (W01)", "1 damage", "1 HP"]);
    refused(&new().at(3, "0{K06(d100)}"), &["Night Ogre", "damage", "0 to 99"]);
    refused(&new().at(3, "0{W11(s1)}"), &["Drill Ground", "only a character"]);
    refused(&new().at(3, "0{W11(o1)}"), &["Drill Ground", "owner"]);
    refused(&new().at(3, "0[K02(o1)]"), &["Swarm Assault", "owner"]);
    refused(&new().at(3, "0{W06}").at(1, "1{W06}"), &["Captain", "W06", "Unique"]);
    refused(&new().at(3, "occ=1 0{W01}"), &["city 3", "seat 1", "no character"]);
    refused(&new().hand(0, "K02 K02 K02 K02"), &["seat 0", "more than 3", "K02"]);
    refused(&new().deck(0, "W01*200").hand(0, "W01"), &["seat 0: cards", "201", "200"]);
    refused(&new().deck(1, ""), &["seat 1: cards", "0"]);
    refused(&new().deck(1, "").hand(1, "K01"), &["over", "deck"]);
    let three = new().at(1, "occ=0 0{W01}").at(2, "occ=0 0{W01}").at(3, "occ=0 0{W01}");
    refused(&three, &["over", "cities"]);
    let unknown = new().cities(["CITY1", "CITY2", "?", "CITY3", "CITY4"]).at(3, "0{W01}");
    refused(&unknown, &["city 3", "face-up", "known"]);
    refused(&new().cities(["CITY1", "CITY1", "CITY0", "CITY3", "CITY4"]), &["1 identities", "0"]);
    refused(&new().cities(["CITY1", "CITY1", "CITY0", "CITY3", "?"]), &["2 identities", "1"]);
    refused(&new().stand(Stand::Draw).declared(&[3]), &["before Main"]);
    refused(&new().declared(&[3, 3]), &["one city twice"]);
    let mut odd = new();
    odd.opening_mut().first_seat = Seat::at(2);
    refused(&odd, &["first player", "no seat 2"]);
    let mut odd = new().at(3, "0{W01}");
    odd.opening_mut().cards[0].owner = Seat::at(7);
    refused(&odd, &["owner of card 1", "no seat 7"]);
    let mut odd = new();
    odd.opening_mut().city_bag = vec![Identity(9)];
    refused(&odd, &["no city card number 9"]);
    let mut odd = new();
    odd.opening_mut().cities[0].identity = Some(Identity(2));
    refused(&odd, &["not the city cards of this game"]);
    let mut odd = new();
    odd.opening_mut().next_entered = 0;
    refused(&odd, &["next entry", "0"]);
    let mut odd = new().at(3, "0{W01 W04}");
    if let CardPlace::InPlay { entered, .. } = &mut odd.opening_mut().cards[1].place {
        *entered = 1;
    }
    refused(&odd, &["card 2", "entry 1"]);
}

#[test]
fn a_battle_goes_on_with_those_who_are_there() {
    let position = Position::new()
        .at(3, "occ=1 0{R02(L,V) W01(L,F,S) W04} 1{K06(F) G03}")
        .battle(3, StepOpening::Fighters { next: ONE, declined: 1 });
    let found = state(&position);
    let battle = found.battle.unwrap();
    assert_eq!((found.phase, found.step, found.sub), {
        (Phase::Battle, Some(BattleStep::Fighters), 0)
    });
    assert_eq!(battle.fighters, [vec![CardId(1), CardId(2)], vec![CardId(4)]]);
    assert_eq!(battle.participants, [1, 2, 4].map(CardId));
    assert_eq!((battle.vanguard, battle.struck), (Some(CardId(1)), vec![CardId(2)]));
    assert_eq!((battle.next_designator, battle.consecutive_passes), (ONE, 1));
    assert_eq!(found.battles_declared.as_slice(), [City::new(3).unwrap()]);
    let step = StepOpening::BattleOpen { seat: ZERO };
    assert_eq!(state(&Position::new().at(3, "0{R02(L,V)}").battle(3, step)).sub, 1);

    let table = |words: &str| Position::new().at(3, words);
    refused(&table("0{R02}").battle(3, StepOpening::Exchange).declared(&[]), &["no battle was"]);
    refused(&table("occ=0 0{R02}").battle(3, StepOpening::Exchange), &["city 3", "occupies"]);
    let elsewhere = table("0{R02(V)}").at(4, "1{K01(F)}").battle(3, StepOpening::Exchange);
    refused(&elsewhere, &["card 2", "Mercenary (K01)", "seat 1", "city 3"]);
    refused(&table("0{R02(V)} 1{K09(F)}").battle(3, StepOpening::Exchange), &["card 2", "K09"]);
    refused(&table("0{R02(V)}").battle(3, StepOpening::Vanguard), &["before the vanguard"]);
    let many = StepOpening::Fighters { next: ONE, declined: 3 };
    refused(&table("0{R02(V)}").battle(3, many), &["declines", "3"]);
    refused(&table("0{R02(V) W01(S)}").battle(3, StepOpening::Exchange), &["struck", "card 2"]);
    let mut odd = table("0{R02(V)}").battle(3, StepOpening::Exchange);
    if let Stand::Battle(battle) = &mut odd.opening_mut().stand {
        battle.former_fighters = vec![CardId(1)];
    }
    refused(&odd, &["twice"]);
}

#[test]
fn what_a_reading_notes_is_there_only_under_it() {
    let set = Position::new().at(3, "0[W04(new)]");
    refused(&set, &["card 1", "does not note"]);
    let noted = set.opening().state(&game(&[("open-same-turn", "no")])).unwrap();
    assert_eq!(noted.cards.table()[0].since_turn, Some(3));
    let entered = Position::new().at(3, "0{W04(new)}");
    refused(&entered, &["card 1", "does not note"]);
    let fresh = game(&[("fresh-character-acts", "from-next-turn")]);
    assert_eq!(entered.opening().state(&fresh).unwrap().cards.table()[0].since_turn, Some(3));
    let held = Position::new().at(3, "occ=0 0{W04 W01}").held();
    refused(&held, &["city 3", "does not note"]);
    let holders = game(&[("occupying-character", "only-those-that-took-it")]);
    let found = held.opening().state(&holders).unwrap();
    assert_eq!(found.cities[2].holders, [CardId(1), CardId(2)]);
    refused_by(&holders, &Position::new().at(3, "occ=0 0{W04}"), &["city 3", "no character"]);
    let taken = Position::new().at(3, "0[W04(o1)]");
    let flipped = game(&[("control-on-flip", "last-controller")]);
    assert_eq!(taken.opening().state(&flipped).unwrap().cards.table()[0].controller, ZERO);
    let zero = Position::new().at(3, "0{W01}");
    let mut zero_hp = zero;
    if let CardPlace::InPlay { mods, .. } = &mut zero_hp.opening_mut().cards[0].place {
        *mods = Mods { hp: -1, ..Mods::default() };
    }
    refused(&zero_hp, &["0 damage and 0 HP"]);
    assert!(zero_hp.opening().state(&game(&[("zero-hp", "needs-damage")])).is_ok());
    let empty = Position::new().deck(1, "").hand(1, "K01");
    assert!(empty.opening().state(&game(&[("deck-out-timing", "on-failed-draw")])).is_ok());
}

#[test]
fn an_opening_is_read_back_as_it_was_written() {
    let position = Position::new()
        .at(3, "0{R02(L,V,d1)} 1{K06(F)} 0[K02(priv)]")
        .hand(1, "W01")
        .standing_pass(1, StandingPass::UntilChange)
        .battle(3, StepOpening::Fighters { next: ONE, declined: 0 });
    let text = serde_json::to_string(position.opening()).unwrap();
    assert_eq!(&serde_json::from_str::<Opening>(&text).unwrap(), position.opening());
    assert!(text.contains(r#""step":{"fighters":{"next":1,"declined":0}}"#), "{text}");
    let more = text.replacen("\"turn\":", "\"weather\":1,\"turn\":", 1);
    assert!(serde_json::from_str::<Opening>(&more).is_err(), "unknown fields are refused");
    let far = text.replacen("\"city\":3", "\"city\":6", 1);
    assert!(serde_json::from_str::<Opening>(&far).is_err(), "there is no city 6");
}

#[test]
fn the_opening_of_a_state_is_that_state() {
    let positions = [
        Position::new()
            .at(3, "occ=1 0{R02(L) W01} 1{K06(d1,s2,p-1)}")
            .at(5, "0[K02(pub)] 1[G02(#20)]")
            .hand(0, "W01 W04(pub)")
            .trash(1, "K03")
            .bottom(0, "W04 W01"),
        Position::new().turn(8).turn_of(1).stand(Stand::Open).next_card(31),
        Position::new()
            .at(3, "0{R02(L,V) W01(L,F,S)} 1{K06(F) R05(L,o0)}")
            .battle(3, StepOpening::Exchange),
        Position::new().stand(Stand::End).standing_pass(0, StandingPass::UntilTurnEnd),
    ];
    for position in positions {
        let first = state(&position);
        let again = opening_of(&first).unwrap();
        assert_eq!(again.state(&game(&[])).unwrap(), first);
    }
    let mut busy = state(&Position::new());
    let what = Pending::Draw;
    busy.stack.push(Item { id: ItemId(1), controller: ZERO, what, own_pass: false });
    assert_eq!(opening_of(&busy), None, "something pends");
}

#[test]
fn the_decks_played_with_are_those_of_the_opening() {
    let position = Position::new().at(3, "0{R02(o1)} 1[K02]").hand(1, "R02").bottom(1, "K02");
    let game = game(&[]);
    let deck = position.opening().deck(ONE, game.deck(ONE));
    assert_eq!(deck.list(&game.cards), "K01:20,K02:2,R02:2");
    assert_eq!(position.opening().deck(ZERO, game.deck(ZERO)).size(), 20);
}

/// What a game comes to, made into an opening wherever one can be made, is that again.
#[test]
fn any_quiet_moment_of_a_game_is_an_opening() {
    let mut quiet = 0;
    for seed in 0..4 {
        let dice = &mut Dice::new(seed);
        let mut setup = Setup::new::<BerserkTcg>(2);
        for (value, spec) in setup.readings.iter_mut().zip(Readings::SPECS) {
            *value = if seed < 2 { 0 } else { dice.below(spec.values.len() as u64) as u8 };
        }
        let (events, _) = laws::play::<BerserkTcg>(&setup, Player::Random, dice, 20_000, 1_000);
        let game = BerserkTcg::new(&setup).unwrap();
        let mut state = game.start();
        for event in &events {
            game.perform(&mut state, event, &mut Trace::off());
            let Some(opening) = opening_of(&state).filter(|_| state.turn_no > 0) else { continue };
            let mut again = opening.state(&game).unwrap();
            while game.advance(&mut again, &mut Trace::off()) {}
            again.former.clone_from(&state.former); // What was before, an opening does not say.
            assert_eq!(again, state, "seed {seed}");
            quiet += 1;
        }
    }
    assert!(quiet > 200, "{quiet}");
}

/// Up to so many of these cards.
fn some(dice: &mut Dice, ids: &[String], most: u64) -> String {
    let count = dice.below(most + 1);
    let ids = (0..count).map(|_| ids[dice.below(ids.len() as u64) as usize].clone());
    ids.collect::<Vec<_>>().join(" ")
}

/// Some position: cards as they come, under any readings.
fn some_position(dice: &mut Dice) -> Position {
    let text = if dice.below(2) == 0 { HOUSE_1.to_owned() } else { test_set() };
    let cards = CardSet::parse(&text).unwrap().cards;
    let stays = |card: &&Card| !matches!(card.body, Body::Normal { .. });
    let staying: Vec<String> = cards.iter().filter(stays).map(|card| card.id.clone()).collect();
    let ids: Vec<String> = cards.iter().map(|card| card.id.clone()).collect();
    let mut position = Position::new().card_set(&text);
    for spec in Readings::SPECS {
        let most = if dice.below(3) == 0 { spec.values.len() as u64 } else { 1 };
        position = position.reading(spec.name, spec.values[dice.below(most) as usize]);
    }
    position = position.turn(1 + dice.below(30) as u32).turn_of(dice.below(2) as usize);
    for city in 1..=5 {
        for seat in 0..2 {
            let (open, set) = (some(dice, &staying, 2), some(dice, &ids, 2));
            position = position.at(city, &format!("{seat}{{{open}}} {seat}[{set}]"));
        }
        if dice.below(4) == 0 {
            position = position.at(city, &format!("occ={}", dice.below(2)));
        }
    }
    for seat in 0..2 {
        position = position.hand(seat, &some(dice, &ids, 9)).trash(seat, &some(dice, &ids, 4));
        position = position.deck(seat, &some(dice, &ids, 12));
    }
    if dice.below(3) == 0 {
        position = position.held();
    }
    let stands =
        [Stand::TurnStart, Stand::Recovery, Stand::Draw, Stand::Open, Stand::Main, Stand::End];
    let position = position.stand(stands[dice.below(6) as usize].clone());
    let steps = [
        StepOpening::Vanguard,
        StepOpening::BattleOpen { seat: Seat::at(dice.below(2) as usize) },
        StepOpening::Fighters { next: Seat::at(dice.below(2) as usize), declined: 1 },
        StepOpening::Exchange,
        StepOpening::BattleEnd,
    ];
    match dice.below(12) {
        step if step < 5 => position.battle(3, steps[step as usize]),
        _ => position,
    }
}

/// What an opening lets through can be played on: a log of anybody's making never panics.
#[test]
fn any_opening_that_is_taken_keeps_the_laws() {
    let mut taken = 0;
    for seed in 0..40_000 {
        let dice = &mut Dice::new(seed);
        let position = some_position(dice);
        if position.game().is_ok() {
            taken += 1;
            laws::play::<BerserkTcg>(&position.setup(), Player::Random, dice, 100, 50);
        }
        if taken == 100 {
            return;
        }
    }
    panic!("only {taken} of the positions lie on one table");
}
