//! Laws of Mamono Raid on random play: the common ones, and what this game conserves (MR-3.24).

pub(crate) mod second_reading;
pub(crate) mod vectors;

use crate::prelude::*;
use crate::readings::{CoinStock, Readings, ZeroAcInSafeZone};
use crate::state::derived::{COINS_WORTH, LIFE_PER_SEAT};
use crate::vocabulary::MARKERS;
use arrayvec::ArrayVec;
use kanso_engine::laws::{Dice, Player, never_acted, play, rules_that_act};
use kanso_engine::{Cited, Mode, RuleSet};

/// More events than a game has that comes to an end.
const EVENTS: u32 = 5_000;
/// Most beats of one event under the default readings. Source: MR-5.47.
const BEATS_MAX: u32 = 16;
/// More than one turn can offer.
const TURN_LEGAL: usize = 2_200;
/// More than a seat might try. Source: MR-5.50.
const CONCEIVABLE: usize = 4_096;
/// Cards and pieces of the box. Source: MR-1.2.
const SKILL_CARDS: u32 = 44;
const ITEM_CARDS: u32 = 27;
const SKILL_CHIPS: u32 = 2;
const PART_CARDS_EACH: u32 = 4;

/// The place of a reading, by its name.
fn reading(name: &str) -> usize {
    let at = Readings::SPECS.iter().position(|spec| spec.name == name);
    at.expect("a reading of the game")
}

fn mixed_readings(setup: &mut Setup<Opening>, dice: &mut Dice) {
    for (value, spec) in setup.readings.iter_mut().zip(Readings::SPECS) {
        *value = dice.below(spec.values.len() as u64) as u8;
    }
    setup.readings[reading("stalemate-guard")] = 0;
}

/// Plays a game under the common laws, then again under this game's own.
fn lawful(setup: &Setup<Opening>, player: Player, dice: &mut Dice) -> State {
    let (events, last) = play::<MamonoRaid>(setup, player, dice, EVENTS, 40);
    assert!(events.len() < EVENTS as usize, "with the guard every game comes to an end");
    let plain = *setup == Setup::new::<MamonoRaid>(setup.seats);
    let game = MamonoRaid::new(setup).unwrap();
    let mut state = game.start();
    conserves(&game, &state);
    for event in &events {
        let before = state.clone();
        let mut trace = Trace::new(Mode::Facts);
        game.begin(&mut state, event, &mut trace);
        let mut beats = 0;
        while game.advance(&mut state, &mut trace) {
            beats += 1;
        }
        assert!(beats <= BEATS_MAX || !plain, "{beats} beats follow {event:?}");
        changes(&game, &before, &state, trace.facts());
        conserves(&game, &state);
        asks_one(&game, &state);
    }
    assert_eq!(state, last);
    last
}

/// Facts account for every coin, every chip of experience and every step of a pawn.
fn changes(game: &MamonoRaid, before: &State, after: &State, facts: &[Cited<Fact>]) {
    let mut purses: Vec<i64> = before.seats.iter().map(|has| has.purse.into()).collect();
    let mut xp: Vec<Vec<i64>> = before.seats.iter().map(counts).collect();
    for cited in facts {
        match &cited.fact {
            Fact::Purse { seat, why, by, purse } => {
                purses[seat.index()] += i64::from(*by);
                assert_eq!(purses[seat.index()], i64::from(*purse), "a purse is told as it is");
                assert_ne!(*by, 0, "a purse changes or nothing is told");
                if is_capped(game, *why) {
                    let all = purses.iter().sum::<i64>() + core_coppers(after);
                    assert!(all <= COINS_WORTH.into(), "{all} copper units after {why:?}: MR-R17");
                }
            }
            Fact::ChipTaken { seat, chip, .. } => {
                if let Some(chip) = xp_chip(game, *chip) {
                    xp[seat.index()][chip.index()] += 1;
                }
            }
            Fact::StarterBecomes { seat, symbol, points } => {
                let sort = |chip: &XpChip| chip.symbol == *symbol && chip.points() == *points;
                let chip = XpChip::all().find(sort).expect("a chip as it is told");
                xp[seat.index()][chip.index()] += 1;
            }
            Fact::LevelPaid { seat, chips, .. } => {
                for chip in chips.iter() {
                    xp[seat.index()][chip.index()] -= 1;
                }
            }
            Fact::PawnMoves { seat, to, .. } => {
                let limit = game.ap_limit(before, *seat);
                assert!(*to <= limit, "no payment ends beyond the AP marker: {to} of {limit}");
            }
            _ => {}
        }
    }
    let held: Vec<i64> = after.seats.iter().map(|has| has.purse.into()).collect();
    assert_eq!(purses, held, "the change of a purse is the sum of its facts");
    let pools: Vec<Vec<i64>> = after.seats.iter().map(counts).collect();
    assert_eq!(xp, pools, "experience is taken and paid");
}

/// MR-R17 `value-cap`: a gain that coins can run out for.
fn is_capped(game: &MamonoRaid, why: CoinsFor) -> bool {
    let gain = match why {
        CoinsFor::Rank { .. } | CoinsFor::Means { means: Means::Part(_) } => true,
        CoinsFor::Chip { .. }
        | CoinsFor::UnderChip { .. }
        | CoinsFor::BonusShield { .. }
        | CoinsFor::Means { .. } => false,
    };
    gain && game.readings().coin_stock == CoinStock::ValueCap
}

/// Coppers under the chips of the core. No reward is paid before the chips of an event are taken or
/// laid, so those at its end are those at its rewards.
fn core_coppers(state: &State) -> i64 {
    let chips = state.core.iter().filter(|space| matches!(space.cell, CoreCell::Chip(_)));
    chips.count() as i64
}

fn counts(has: &SeatState) -> Vec<i64> {
    XpChip::all().map(|chip| has.xp.count(chip).into()).collect()
}

/// The chip of experience that an enemy chip is.
fn xp_chip(game: &MamonoRaid, chip: ChipKind) -> Option<XpChip> {
    match game.cards().chip(chip).shows {
        ChipFace::Xp(symbol, value) => Some(XpChip { symbol, value }),
        ChipFace::Coin(_) => None,
    }
}

/// MR-3.24: pieces are neither made nor lost.
fn conserves(game: &MamonoRaid, state: &State) {
    markers(game, state);
    life(game, state);
    chips(game, state);
    cards(game, state);
    pawns(state);
    for has in &state.seats {
        assert!(has.skills.is_sorted_by_key(|own| own.card), "skills in row order");
        assert!(has.items.is_sorted_by(|a, b| a < b), "items in row order, each once");
        assert!(has.part_cards.is_sorted_by(|a, b| a < b), "part cards in row order");
    }
    let starters: Vec<Character> = state
        .seats
        .iter()
        .filter_map(|has| has.starter)
        .chain(state.starter_left.clone())
        .collect();
    for character in Character::ALL {
        let there = starters.iter().filter(|starter| **starter == character).count();
        assert!(there <= 1, "one starting chip of a symbol");
    }
}

fn markers(game: &MamonoRaid, state: &State) {
    for seat in state.every_seat() {
        let lines = state.parts.iter().flat_map(|slot| slot.line);
        let in_lines = lines.filter(|cell| *cell == Cell::Marker(seat)).count();
        let core = state.core.iter().filter(|space| space.cell == CoreCell::Marker(seat)).count();
        let level = state.level.iter().filter(|cell| **cell == LevelCell::Marker(seat)).count();
        let crowd = state.level_crowd.iter().filter(|crowded| **crowded == seat).count();
        let away = in_lines + core + level + crowd + usize::from(state.seat(seat).gather);
        assert!(away <= usize::from(MARKERS), "a seat has ten hate markers");
        assert_eq!(away + usize::from(game.home(state, seat)), usize::from(MARKERS));
    }
    let black = state.level.iter().filter(|cell| **cell == LevelCell::Black).count();
    assert!(black <= 1, "one black marker");
    let empty = state.level.iter().position(|cell| *cell == LevelCell::Empty);
    let from = empty.unwrap_or(state.level.len());
    assert!(
        state.level[from..].iter().all(|cell| *cell == LevelCell::Empty),
        "the level fills from the top"
    );
}

fn life(game: &MamonoRaid, state: &State) {
    let all: u32 = state.seats.iter().map(SeatState::all_life).sum();
    let in_game = LIFE_PER_SEAT * state.seats.len() as u32;
    assert!(all <= in_game, "five life chips for each seat");
    assert_eq!(all + game.extra_life_stack(state), in_game);
    for has in &state.seats {
        for own in &has.skills {
            let card = game.cards().skill(own.card);
            let most = match card.lock {
                Lock::Free => 0,
                Lock::One => 1,
                Lock::Stack(amount) => amount.of(u8::MAX),
            };
            assert!(own.locked <= most, "{} takes no more life chips", card.face.id);
        }
    }
}

/// Each enemy chip is in one place: a bag, the board, or with a seat or the box.
fn chips(game: &MamonoRaid, state: &State) {
    let set = game.cards();
    // The stage 1 bag is there until the lines are dealt; what lies nowhere after that is gone.
    let stage1 = if state.round == 0 { game.stage1_bag(state) } else { Bag::new() };
    let bags = [&stage1, &state.stage2_bag, &state.stage3_bag];
    let on_board: Vec<ChipKind> = state.chips().map(|(_, chip)| chip).collect();
    let mut out = [0_u32; XpChip::SORTS];
    for kind in set.chip_kinds() {
        let in_bags: u32 = bags.iter().map(|bag| u32::from(bag.count(Kind::from(kind)))).sum();
        let lying = on_board.iter().filter(|chip| **chip == kind).count() as u32;
        let card = set.chip(kind);
        let left = u32::from(card.copies).checked_sub(in_bags + lying);
        let gone = left.expect("a chip is in one place");
        if let Some(chip) = xp_chip(game, kind) {
            out[chip.index()] += gone;
        }
    }
    let when_taken = game.readings().starter_choice_time == StarterChoiceTime::WhenTaken;
    for chip in XpChip::all() {
        let held: u32 = state.seats.iter().map(|has| u32::from(has.xp.count(chip))).sum();
        // A starting chip counts among the others under MR-R32 `when-taken`.
        let starters = match (chip.symbol, chip.points()) {
            (Symbol::Multi, 1) if when_taken => state.seats.len() as u32,
            (Symbol::Multi, _) => 0,
            (_, 2) if when_taken => 1,
            _ => 0,
        };
        assert!(held <= out[chip.index()] + starters, "{chip:?} is with one seat or elsewhere");
    }
}

fn cards(game: &MamonoRaid, state: &State) {
    let set = game.cards();
    let mut skills = 0;
    for kind in set.skill_kinds() {
        let owned = state.seats.iter().flat_map(|has| &has.skills).filter(|own| own.card == kind);
        let owned = owned.count() as u32;
        assert!(owned <= u32::from(set.skill(kind).copies), "no card is made");
        skills += owned + u32::from(game.skills_left(state, kind));
    }
    assert_eq!(skills, SKILL_CARDS, "every skill card is with a seat or on display");
    let mut items = 0;
    for kind in set.item_kinds() {
        let owned = state.seats.iter().flat_map(|has| &has.items).filter(|item| **item == kind);
        let owned = owned.count() as u32;
        assert!(owned <= u32::from(set.item(kind).copies), "no card is made");
        items += owned + u32::from(game.items_left(state, kind));
    }
    assert_eq!(items, ITEM_CARDS, "every item card is with a seat or on display");
    for has in &state.seats {
        for (at, item) in has.items.iter().enumerate() {
            let twin = has.items[at + 1..].iter().any(|other| set.same_name(*item, *other));
            assert!(!twin, "one item of a name");
        }
        for (at, own) in has.skills.iter().enumerate() {
            let of = |own: &OwnSkill| (set.skill(own.card).character, set.skill(own.card).level);
            let twin = has.skills[at + 1..].iter().any(|other| of(other) == of(own));
            assert!(!twin, "one skill of a level");
        }
    }
    let on_skills = |chips: fn(&OwnSkill) -> u8| -> u32 {
        let own = state.seats.iter().flat_map(|has| &has.skills);
        own.map(|own| u32::from(chips(own))).sum()
    };
    assert!(on_skills(|own| own.swords) <= SKILL_CHIPS, "two swords");
    assert!(on_skills(|own| own.rings) <= SKILL_CHIPS, "two rings");
    part_cards(game, state);
}

fn part_cards(game: &MamonoRaid, state: &State) {
    let set = game.cards();
    let boxes = game.readings().marker_shortage == MarkerShortage::TakeWithoutMarker;
    for part in Part::ALL {
        let slot = state.slot(part);
        let mut there = 0;
        for kind in set.part_kinds().filter(|kind| set.part(*kind).part == part) {
            let owners =
                state.seats.iter().flat_map(|has| &has.part_cards).filter(|card| **card == kind);
            let places = u32::from(slot.bag.count(Kind::from(kind)))
                + u32::from(slot.card == Some(kind))
                + owners.count() as u32;
            assert!(places <= 1, "a part card is in one place");
            there += places;
        }
        assert!(there == PART_CARDS_EACH || boxes, "four cards of a part");
    }
}

/// At most one pawn on a safe space, every pawn in one place.
fn pawns(state: &State) {
    assert!(state.ap_stacks.is_sorted_by(|a, b| a.space < b.space), "stacks by their spaces");
    for seat in state.every_seat() {
        let safe = state.safe.iter().filter(|space| **space == Some(seat)).count();
        let stacked = state.ap_stacks.iter().flat_map(|stack| &stack.pawns);
        let on_track = stacked.filter(|pawn| **pawn == seat).count();
        let placed = safe + on_track;
        assert!(placed == 1 || (placed == 0 && state.round == 0), "a pawn is in one place");
        let has = state.seat(seat);
        let in_zone = match state.pawn(seat) {
            PawnPlace::Safe(_) => true,
            PawnPlace::Ap(_) | PawnPlace::Aside => false,
        };
        assert!(in_zone || !has.passed, "a seat that has passed is in the safe zone");
    }
}

/// MR-5.10 names one seat as long as one has not passed, and lists stay within their bounds.
fn asks_one(game: &MamonoRaid, state: &State) {
    let Some((question, asked)) = game.asked(state) else { return };
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    let mut all = Vec::new();
    game.conceivable(state, asked, &mut all);
    assert!(all.len() < CONCEIVABLE, "{} conceivable actions", all.len());
    for other in state.every_seat().filter(|seat| *seat != asked) {
        all.clear();
        game.conceivable(state, other, &mut all);
        assert!(all.is_empty(), "a seat that is not asked has nothing to try");
    }
    match question {
        Question::Turn => {
            assert!(legal.len() < TURN_LEGAL, "{} actions of a turn", legal.len());
            assert!(legal.iter().any(|action| matches!(action, Action::Pass { .. })), "MR-5.25");
            assert_eq!(first_in_order(game, state)[..], [asked], "MR-5.10 names one seat");
        }
        Question::Bazaar => {
            assert!(legal.len() > 1, "MR-1.5: nobody is asked who can only be done");
            assert!(legal.contains(&Action::Done));
            assert!(state.seats.iter().all(|has| has.passed), "the bazaar comes after passing");
        }
        Question::PickStarter
        | Question::Swap
        | Question::Place
        | Question::Result
        | Question::EnemyItem => {}
    }
}

/// The seats that come first of all that have not passed.
fn first_in_order(game: &MamonoRaid, state: &State) -> ArrayVec<Seat, 4> {
    let acted_later = game.readings().zero_ac_in_safe_zone == ZeroAcInSafeZone::AfterUnacted;
    let rank = |seat: Seat| match state.pawn(seat) {
        PawnPlace::Safe(space) => {
            let later = acted_later && state.seat(seat).acted;
            (0, u8::from(later), space as u8)
        }
        PawnPlace::Ap(space) => {
            let stack = state.ap_stacks.iter().find(|stack| stack.space == space).unwrap();
            let above = stack.pawns.iter().rev().position(|pawn| *pawn == seat).unwrap();
            (1, space, above as u8)
        }
        PawnPlace::Aside => unreachable!("pawns stand from MR-4.17 on"),
    };
    let left = || state.every_seat().filter(|seat| !state.seat(*seat).passed);
    let first = left().map(rank).min();
    left().filter(|seat| Some(rank(*seat)) == first).collect()
}

#[test]
fn random_play_keeps_the_laws() {
    for seed in 0..18 {
        let dice = &mut Dice::new(seed);
        lawful(&Setup::new::<MamonoRaid>(2 + (seed % 3) as u8), Player::Random, dice);
    }
}

#[test]
fn greedy_play_keeps_the_laws() {
    let mut by_core = 0;
    for seed in 0..24 {
        let dice = &mut Dice::new(1_000 + seed);
        let setup = Setup::new::<MamonoRaid>(2 + (seed % 3) as u8);
        let last = lawful(&setup, Player::Greedy, dice);
        by_core += u32::from(last.core_taken());
    }
    assert!(by_core >= 23, "sensible play takes the core: {by_core} of 24");
}

#[test]
fn every_value_of_every_reading_keeps_the_laws() {
    let mut seed = 5_000;
    for (at, spec) in Readings::SPECS.iter().enumerate() {
        for value in 1..spec.values.len() {
            for player in [Player::Random, Player::Greedy] {
                seed += 1;
                let dice = &mut Dice::new(seed);
                let mut setup = Setup::new::<MamonoRaid>(2 + (seed % 3) as u8);
                setup.readings[at] = value as u8;
                if spec.name == "stalemate-guard" {
                    play::<MamonoRaid>(&setup, player, dice, 600, 200);
                } else {
                    lawful(&setup, player, dice);
                }
            }
        }
    }
}

#[test]
fn mixed_readings_keep_the_laws() {
    for seed in 0..36 {
        let dice = &mut Dice::new(9_000 + seed);
        let mut setup = Setup::new::<MamonoRaid>(2 + (seed % 3) as u8);
        mixed_readings(&mut setup, dice);
        let player = if seed % 2 == 0 { Player::Random } else { Player::Greedy };
        lawful(&setup, player, dice);
    }
}

#[test]
fn every_acting_rule_and_card_acts_in_play() {
    let mut acted = RuleSet::new();
    for seed in 0..240 {
        let dice = &mut Dice::new(20_000 + seed);
        let mut setup = Setup::new::<MamonoRaid>(2 + (seed % 3) as u8);
        if seed % 2 == 0 {
            mixed_readings(&mut setup, dice);
        }
        let player = if seed % 3 == 0 { Player::Random } else { Player::Greedy };
        rules_that_act::<MamonoRaid>(&setup, player, 10, dice, &mut acted);
    }
    let game = MamonoRaid::new(&Setup::new::<MamonoRaid>(2)).unwrap();
    assert_eq!(never_acted(&game, &acted), [""; 0]);
}

/// What might be tried finds every rule that refuses.
#[test]
fn every_refusing_rule_refuses_in_play() {
    let mut refused = RuleSet::new();
    for seed in 0..30 {
        let dice = &mut Dice::new(30_000 + seed);
        let mut setup = Setup::new::<MamonoRaid>(2 + (seed % 3) as u8);
        if seed % 2 == 0 {
            mixed_readings(&mut setup, dice);
        }
        let game = MamonoRaid::new(&setup).unwrap();
        let (mut state, mut bag, mut all) = (game.start(), Bag::new(), Vec::new());
        loop {
            let event = match game.awaiting(&state) {
                Awaiting::Over => break,
                Awaiting::Chance(chance) => {
                    bag.clear();
                    game.bag(&state, &mut bag);
                    Event::Chance(dice.outcome(chance, &bag))
                }
                Awaiting::Decision(seats) => {
                    all.clear();
                    for seat in seats.iter() {
                        game.conceivable(&state, seat, &mut all);
                    }
                    all.retain(|action| match game.check(&state, action) {
                        Ok(()) => true,
                        Err(refusal) => {
                            refused.insert(game.refusal_rule(&refusal));
                            false
                        }
                    });
                    let at = match seed % 3 {
                        0 => dice.below(all.len() as u64) as usize,
                        _ => kanso_engine::bot::greedy(&game, &state, &all).unwrap(),
                    };
                    Event::Decision(all[at].clone())
                }
            };
            game.perform(&mut state, &event, &mut Trace::off());
        }
    }
    let rules = MamonoRaid::meta().rules.iter().zip(0..);
    let unmet = rules.filter(|(rule, at)| rule.does.refuses && !refused.contains(Rule::new(*at)));
    let unmet: Vec<&str> = unmet.map(|(rule, _)| rule.id).collect();
    // A set-up is refused before any action.
    assert_eq!(unmet, ["MR-4.22"]);
}

#[test]
fn the_first_seat_is_given_under_its_reading_alone() {
    let mut setup = Setup::new::<MamonoRaid>(3);
    setup.options[0] = OptionValue::Listed(2);
    let chance = MamonoRaid::new(&setup).unwrap();
    let asks_start = |game: &MamonoRaid| {
        let dice = &mut Dice::new(7);
        let (mut state, mut bag) = (game.start(), Bag::new());
        let mut picks = 0;
        while let Awaiting::Chance(chance) = game.awaiting(&state) {
            bag.clear();
            game.bag(&state, &mut bag);
            picks += u32::from(matches!(chance.kind, kanso_engine::ChanceKind::Pick { .. }));
            let outcome = dice.outcome(chance, &bag);
            game.perform(&mut state, &Event::Chance(outcome), &mut Trace::off());
        }
        (picks, state.safe[Space::A.index()])
    };
    assert_eq!(asks_start(&chance).0, 1, "MR-4.17");
    setup.readings[reading("start-player")] = 1;
    let given = MamonoRaid::new(&setup).unwrap();
    assert_eq!(asks_start(&given), (0, Some(Seat::at(2))), "MR-R26");
}
