//! Laws of Brave Architect on random play: the common ones, and what this game conserves.

use crate::cards::{home_of, level_card, race_cards, sub_card, weapon_cards};
use crate::opening::position::Position;
use crate::prelude::*;
use crate::readings::Readings;
use crate::state::derived::CHIP_MIN;
use crate::vocabulary::{LEVEL_MAX, SIDE, TENSION_MAX};
use kanso_engine::laws::resample::resamples;
use kanso_engine::laws::{Dice, Player, play};

/// More events than a game has under BA-R85 `limit-60`.
const EVENTS: u32 = 20_000;
/// Most beats of one event that were ever seen, and some.
const BEATS_MAX: u32 = 60;
/// Attack cards in deck and discard pile. Source: BA-14.8.
const ATTACK_CARDS: usize = 6;
/// Party cards that come into the deck. Source: BA-14.5.
const PARTY_CARDS_MAX: u8 = 3;

/// The place of a reading, by its name.
fn reading(name: &str) -> usize {
    let at = Readings::SPECS.iter().position(|spec| spec.name == name);
    at.expect("a reading of the game")
}

/// A set-up with these seats, on one of the maps, of one difficulty, with one of the card sets.
pub(super) fn table(number: u64) -> Setup<Opening> {
    let (seats, revision) = (2 + (number % 3) as u8, 1 + (number / 2 % 2) as u32);
    let mut setup = Setup::at_revision::<BraveArchitect>(seats, revision).expect("there is one");
    let meta = BraveArchitect::meta();
    let map = if (number / 3).is_multiple_of(2) { "meadow" } else { "volcano" };
    let difficulty = if (number / 6).is_multiple_of(2) { "normal" } else { "easy" };
    let first = (number % 2).to_string();
    for (name, value) in [("map", map), ("difficulty", difficulty), ("first-seat", &first)] {
        setup.set_option(meta, name, value).expect("an option of the game");
    }
    setup
}

/// Plays a game under the common laws, then again under this game's own.
fn lawful(setup: &Setup<Opening>, player: Player, dice: &mut Dice) -> State {
    let (events, last) = play::<BraveArchitect>(setup, player, dice, EVENTS, 50);
    assert!(events.len() < EVENTS as usize, "with the house stop every game comes to an end");
    let game = BraveArchitect::new(setup).expect("the set-up is one of this game");
    let mut state = game.start();
    let mut skills: Vec<Vec<CardKind>> = state.seats.iter().map(skills_of).collect();
    conserves(&game, &state, &skills);
    for event in &events {
        if let (
            Event::Decision(Action::DraftPick { set: DraftSet::Skill(card) }),
            Some((_, seats)),
        ) = (event, game.asked(&state))
        {
            let seat = seats.only().expect("one seat drafts");
            skills[seat.index()].push(*card);
        }
        game.begin(&mut state, event, &mut Trace::off());
        let mut beats = 0;
        while game.advance(&mut state, &mut Trace::off()) {
            beats += 1;
        }
        assert!(beats <= BEATS_MAX, "{beats} beats follow {event:?}");
        conserves(&game, &state, &skills);
    }
    assert_eq!(state, last);
    last
}

/// The skills that lie with a seat.
fn skills_of(has: &SeatState) -> Vec<CardKind> {
    let deck = has.deck.iter().map(|(kind, _)| CardKind::try_from(kind).expect("a deck card"));
    let sheet = has.play_sheet.iter();
    let sheet = sheet.flat_map(|entry| std::iter::once(entry.card).chain(entry.under.clone()));
    let all = deck.chain(has.hand.iter().chain(&has.discard).copied()).chain(sheet);
    all.filter(|card| home_of(*card) == Home::Skill).collect()
}

/// Nothing is made, lost or put where it cannot be.
fn conserves(game: &BraveArchitect, state: &State, skills: &[Vec<CardKind>]) {
    for (seat, skills) in state.every_seat().zip(skills) {
        deck_cards(game, state, seat, skills);
        hero(game, state, seat);
    }
    enemy_cards(game, state);
    items(game, state);
    table_of(game, state);
}

/// True if heroes are being hurt, or a part is being destroyed: rules that hold at rest may wait.
fn is_hurting(state: &State) -> bool {
    state.hurt.is_some()
}

/// Every deck card of the chosen sets is in exactly one place; only Treasure Hunt leaves the game.
fn deck_cards(game: &BraveArchitect, state: &State, seat: Seat, skills: &[CardKind]) {
    let has = state.seat(seat);
    let mut wanted: Vec<CardKind> = has.race.into_iter().flat_map(race_cards).collect();
    wanted.extend(has.sub.map(sub_card));
    wanted.extend(has.weapon.into_iter().flat_map(|weapon| weapon_cards(weapon).take(2)));
    wanted.extend(skills);
    let mut found: Vec<CardKind> = Vec::new();
    for (kind, count) in has.deck.iter() {
        assert_eq!(count, 1, "every deck card exists once");
        found.push(CardKind::try_from(kind).expect("a deck holds deck cards"));
    }
    found.extend(has.hand.iter().chain(&has.discard));
    for entry in &has.play_sheet {
        found.push(entry.card);
        found.extend(&entry.under);
    }
    if let (Some(weapon), Some(style)) = (has.weapon, has.style) {
        for level in 2..=LEVEL_MAX {
            let card = level_card(weapon, style, level);
            let reached = level <= game.level(state);
            let waits = state.destruction.is_some();
            assert!(reached || !found.contains(&card), "a card of a level comes at that level");
            if reached && (found.contains(&card) || !waits) {
                wanted.push(card);
            }
        }
    }
    let is_dwarf = |card: &CardKind| game.cards().card(*card).face.id == "DW2";
    if let Some(at) = wanted.iter().position(is_dwarf)
        && !found.contains(&wanted[at])
    {
        wanted.remove(at);
    }
    wanted.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, wanted, "{seat:?}: each card of its sets is in one place");
    for card in &found {
        if let Home::Weapon { style: Some(style), .. } = home_of(*card) {
            assert_eq!(Some(style), has.style, "cards of the other style are never used");
        }
    }
    assert!(has.hand.is_sorted(), "a hand is in the order of the cards");
}

fn hero(game: &BraveArchitect, state: &State, seat: Seat) {
    let has = state.seat(seat);
    assert!(has.hp <= game.max_hp(state, seat), "HP are never above the most");
    assert!(has.tension <= TENSION_MAX, "tension is 0 to 3");
    let Some(at) = has.at else { return };
    assert_eq!(state.hero_at(at), Some(seat), "one hero on a square");
    assert!(!game.enemy_squares(state).contains(at), "no hero is where the enemy is");
    if !state.stands(seat) && !is_hurting(state) {
        assert!(has.play_sheet.is_empty(), "a hero that is down has nothing in play");
        assert_eq!(has.tension, 0, "a hero that is down has no tension");
    }
}

/// Every card of the enemy is in one place, and six attack cards are in its piles.
fn enemy_cards(game: &BraveArchitect, state: &State) {
    let mut piled: Vec<EnemyCard> = Vec::new();
    for (kind, count) in state.atk_deck.iter() {
        assert_eq!(count, 1, "every card of the enemy exists once");
        piled.push(EnemyCard::of(kind));
    }
    piled.extend(state.atk_discard.iter().chain(&state.enemy_shown));
    let parts = state.parts.iter().filter_map(|part| match part {
        Part::Intact { card, .. } => Some(EnemyCard::Party(*card)),
        Part::Destroyed => None,
    });
    let mut all: Vec<EnemyCard> = parts.chain(piled.iter().copied()).collect();
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count, "a card of the enemy is in one place");
    let hp = game.enemy_hp();
    for part in &state.parts {
        if let Part::Intact { hp: left, .. } = part {
            assert!(*left <= hp.part, "the enemy is never healed");
        }
    }
    assert!(state.core_hp <= hp.core, "the core is never healed");
    if state.destruction.is_some() || state.tasks.is_empty() {
        return;
    }
    let is_attack = |card: &&EnemyCard| match card {
        EnemyCard::Attack(_) => true,
        EnemyCard::Party(_) => false,
    };
    let attacks = piled.iter().filter(is_attack).count();
    assert_eq!(attacks, ATTACK_CARDS, "six attack cards at any time: BA-14.8");
    let parties = piled.len() - attacks;
    assert_eq!(parties, usize::from(state.destroyed().min(PARTY_CARDS_MAX)), "BA-14.5");
    let strong = piled.iter().filter(|card| match card {
        EnemyCard::Attack(card) => CardSet::is_strong(*card),
        EnemyCard::Party(_) => false,
    });
    let wanted = (2 * usize::from(state.destroyed())).min(ATTACK_CARDS);
    assert_eq!(strong.count(), wanted, "two strong cards for each destruction");
}

/// Every item is in one place.
fn items(game: &BraveArchitect, state: &State) {
    for item in ItemKind::all(game.cards().items.len()) {
        let held = state.seats.iter().flat_map(|has| &has.items);
        let held = held.filter(|held| held.item == item).count();
        let lies = |pile: &[ItemKind]| pile.iter().filter(|other| **other == item).count();
        let in_deck = usize::from(state.item_deck.count(Kind::from(item)));
        let all = held + lies(&state.item_discard) + lies(&state.revealed) + in_deck;
        assert_eq!(all, usize::from(game.cards().item(item).copies), "an item is in one place");
    }
    for has in &state.seats {
        let mut pieces: Vec<_> = has.items.iter().filter_map(|held| held.piece).collect();
        let count = pieces.len();
        pieces.sort_unstable();
        pieces.dedup();
        assert_eq!(pieces.len(), count, "a hero has one piece of a name");
    }
}

fn table_of(game: &BraveArchitect, state: &State) {
    for chip in [state.enemy_atk_mod, state.enemy_def_mod] {
        assert!((CHIP_MIN..=0).contains(&chip), "a chip is -2 to 0");
    }
    assert!(state.enemy_move_mod <= 0, "the enemy's move only gets shorter");
    assert!(state.body_at.x() + 1 < SIDE && state.body_at.y() + 1 < SIDE, "the body is on the map");
    let placed = state.seats.iter().all(|has| has.at.is_some());
    let down = state.every_seat().filter(|seat| !state.stands(*seat)).count();
    if placed && !state.tasks.is_empty() && !is_hurting(state) {
        assert!(down <= 1, "with two heroes down the game is over: BA-12.6");
        assert!(state.core_hp > 0, "without HP of the core it is over: BA-17.2");
    }
    let acting =
        state.tasks.iter().any(|task| matches!(task, Task::HeroTurn(_) | Task::EndTurn(_)));
    assert!(acting == state.turn.is_some() || state.tasks.is_empty(), "a turn while it goes on");
    if game.end(state).is_some() {
        assert!(down >= 2 || state.core_hp == 0 || state.round >= 60, "an end has its reason");
    }
}

/// BA-R66 `own-only`: each hand is dealt from it and its own deck.
#[test]
fn what_an_eye_cannot_know_is_dealt_anew() {
    let spec = &Readings::SPECS[reading("hands-open")];
    let own = spec.values.iter().position(|value| *value == "own-only").expect("a value");
    let mut others = 0;
    for number in 0..4 {
        let (mut setup, dice) = (table(number), &mut Dice::new(number));
        setup.readings[reading("hands-open")] = own as u8;
        let player = if number % 2 == 0 { Player::Greedy } else { Player::Random };
        others += resamples::<BraveArchitect>(&setup, player, dice, 11, |_, real, dealt| {
            for (real, dealt) in real.seats.iter().zip(&dealt.seats) {
                let all = |has: &SeatState| {
                    let mut all = has.deck.clone();
                    has.hand.iter().for_each(|card| all.add((*card).into(), 1));
                    all
                };
                assert_eq!((all(real), real.hand.len()), (all(dealt), dealt.hand.len()));
            }
        });
    }
    assert!(others > 20, "{others}");
}

#[test]
fn random_play_keeps_the_laws() {
    for seed in 0..12 {
        lawful(&table(seed), Player::Random, &mut Dice::new(seed));
    }
}

#[test]
fn greedy_play_keeps_the_laws() {
    for seed in 0..12 {
        lawful(&table(seed), Player::Greedy, &mut Dice::new(1_000 + seed));
    }
}

#[test]
fn every_value_of_every_reading_keeps_the_laws() {
    let mut seed = 5_000;
    for (at, spec) in Readings::SPECS.iter().enumerate() {
        for value in 1..spec.values.len() {
            seed += 1;
            let mut setup = table(seed);
            setup.readings[at] = value as u8;
            if spec.name == "window-eligibility" {
                setup.readings[reading("hands-open")] = 1;
            }
            let dice = &mut Dice::new(seed);
            if spec.name == "round-limit" {
                play::<BraveArchitect>(&setup, Player::Random, dice, 600, 200);
            } else {
                lawful(&setup, Player::Random, dice);
            }
        }
    }
}

#[test]
fn mixed_readings_keep_the_laws() {
    for seed in 0..16 {
        let dice = &mut Dice::new(9_000 + seed);
        let mut setup = table(seed);
        for (value, spec) in setup.readings.iter_mut().zip(Readings::SPECS) {
            *value = dice.below(spec.values.len() as u64) as u8;
        }
        setup.readings[reading("round-limit")] = 0;
        let player = if seed % 2 == 0 { Player::Random } else { Player::Greedy };
        lawful(&setup, player, dice);
    }
}

/// An enemy about to fall, with many items on the table: what comes late in a game comes at once.
fn late(number: u64, dice: &mut Dice) -> Setup<Opening> {
    let of = table(number);
    let seats = usize::from(of.seats);
    let parts = if seats == 2 || number / 6 % 2 == 1 { 2 } else { 4 };
    let mut position = Position::seats(seats).core(40);
    let destroyed = dice.below(parts) as usize;
    for part in 1..=parts as usize {
        position = if part <= destroyed {
            position.destroyed(&[part])
        } else {
            position.part_hp(part, 1 + dice.below(4) as u8)
        };
    }
    if destroyed > 0 {
        position = position.core(12);
    }
    for (seat, item) in (0..seats).zip(["I01", "I05", "I06", "I04"]) {
        position = position.tension(seat, dice.below(4) as u8).item(seat, item);
    }
    let mut setup = position.setup();
    setup.options = of.options;
    if setup.seats == 4 && parts == 4 && destroyed == 0 {
        // The core of four seats has more HP.
        setup.opening.as_mut().expect("a position has an opening").core_hp = None;
    }
    setup
}

#[test]
fn late_games_keep_the_laws() {
    let (mut destroyed, mut ends) = (0, [0; 3]);
    for seed in 0..60 {
        let dice = &mut Dice::new(12_000 + seed);
        let mut setup = late(seed, dice);
        if seed % 2 == 1 {
            for (value, spec) in setup.readings.iter_mut().zip(Readings::SPECS) {
                *value = dice.below(spec.values.len() as u64) as u8;
            }
            setup.readings[reading("round-limit")] = 0;
        }
        let player = if seed % 3 == 0 { Player::Greedy } else { Player::Random };
        let last = lawful(&setup, player, dice);
        destroyed += u32::from(last.destroyed());
        let game = BraveArchitect::new(&setup).expect("it was played");
        ends[game.end(&last).expect("it is over") as usize] += 1;
    }
    assert!(destroyed > 60, "parts are destroyed in these games: {destroyed}");
    assert!(ends[0] > 0 && ends[1] > 0, "they are won and lost: {ends:?}");
}
