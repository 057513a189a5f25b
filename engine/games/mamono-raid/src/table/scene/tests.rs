//! Pictures of whole games and of named positions of Mamono Raid.

mod forecasts;
mod signs;

use super::*;
use crate::cards::CardSet;
use crate::readings::Readings;
use crate::state::Holder;
use crate::state::{Cell, CoreCell, LevelCell, Stack, Task};
use crate::table::names::Tenths;
use crate::table::words::{At, Teller};
use crate::vocabulary::{BonusShield, Part, Spot, Target};
use crate::{Action, Fact};
use kanso_engine::game::Awaiting;
use kanso_engine::prelude::*;
use kanso_engine::{Bag, CardChoice, ChanceKind, Halves, Kind, Lang, Mode, Outcome, Trace};
use std::collections::BTreeSet;

const NAMES: [&str; 4] = ["Aki", "Bea", "Chie", "Dan"];

fn game(seats: usize) -> MamonoRaid {
    let defaults = crate::META.defaults();
    MamonoRaid {
        names: NAMES[..seats].iter().map(|name| (*name).to_owned()).collect(),
        first_seat: Seat::at(0),
        readings: Readings::from_values(&defaults).expect("defaults are values"),
        cards: CardSet::chosen(&CardChoice::default()).expect("the built-in set is sound"),
        opening: None,
    }
}

/// A row of numbers that looks like chance and is always the same.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    fn draw(&mut self, bag: &mut Bag) -> Kind {
        let kinds: Vec<Kind> = bag.iter().map(|(kind, _)| kind).collect();
        let kind = kinds[self.below(kinds.len())];
        assert!(bag.take(kind));
        kind
    }
}

/// Is shown an event or a beat: the state before it, the action if it was one, the state after it and
/// the facts.
type See<'a> = &'a mut dyn FnMut(&State, Option<&Action>, &State, &[Fact]);

/// Plays on, at most so many events.
fn play(game: &MamonoRaid, state: &mut State, dice: &mut Dice, events: usize, see: See<'_>) {
    let mut trace = Trace::new(Mode::Facts);
    for _ in 0..events {
        let before = state.clone();
        let mut taken = None;
        match game.awaits(state) {
            Awaiting::Over => return,
            Awaiting::Decision(_) => {
                let mut actions = Vec::new();
                game.legal_actions(state, &mut actions);
                let action = actions.swap_remove(dice.below(actions.len()));
                game.decide_action(state, &action, &mut trace);
                taken = Some(action);
            }
            Awaiting::Chance(chance) => {
                let outcome = match chance.kind {
                    ChanceKind::Pick { n } => Outcome::Pick(dice.below(n.into()) as u16),
                    ChanceKind::Draw { count, ordered } => {
                        let mut bag = Bag::new();
                        game.draw_bag(state, &mut bag);
                        let mut kinds: Vec<Kind> =
                            (0..count).map(|_| dice.draw(&mut bag)).collect();
                        if !ordered {
                            kinds.sort_unstable();
                        }
                        Outcome::Draw(kinds.into_iter().collect())
                    }
                    other => panic!("this game has no such chance: {other:?}"),
                };
                game.outcome(state, &outcome, &mut trace);
            }
        }
        let mut before = before;
        loop {
            let facts: Vec<Fact> = trace.take_facts().into_iter().map(|cited| cited.fact).collect();
            see(&before, taken.as_ref(), state, &facts);
            taken = None;
            before = state.clone();
            if !game.beat(state, &mut trace) {
                break;
            }
        }
    }
}

/// A game after its set-up.
fn opened(seats: usize) -> (MamonoRaid, State) {
    let game = game(seats);
    let mut state = game.laid_out();
    let mut dice = Dice(7);
    while state.round == 0 {
        play(&game, &mut state, &mut dice, 1, &mut |_, _, _, _| {});
    }
    (game, state)
}

/// The ids of a page: regions, places, tokens, lines.
fn ids_of(page: &Page) -> Vec<&str> {
    let mut ids = Vec::new();
    for region in &page.regions {
        ids.push(region.id.as_str());
        match &region.body {
            Body::Board(board) => {
                for cell in &board.cells {
                    ids.push(&cell.id);
                    ids.extend(cell.tokens.iter().map(|token| token.id.as_str()));
                }
            }
            Body::Row(slots) => {
                for slot in slots {
                    ids.push(&slot.id);
                    ids.extend(slot.token.iter().map(|token| token.id.as_str()));
                }
            }
            Body::Track(steps) => {
                for step in steps {
                    ids.push(&step.id);
                    ids.extend(step.tokens.iter().map(|token| token.id.as_str()));
                }
            }
            Body::Sheet(lines) => ids.extend(lines.iter().map(|line| line.id.as_str())),
        }
    }
    ids
}

/// All ids of a scene; none stands twice on a page.
fn all_ids(scene: &Scene) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for page in &scene.pages {
        let ids = ids_of(page);
        let mut seen = BTreeSet::new();
        for id in ids {
            assert!(seen.insert(id), "{id} stands twice on the page {}", page.id);
            all.insert(id.to_owned());
        }
    }
    all
}

fn all_tokens(scene: &Scene) -> Vec<&Token> {
    let mut tokens = Vec::new();
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        match &region.body {
            Body::Board(board) => tokens.extend(board.cells.iter().flat_map(|cell| &cell.tokens)),
            Body::Row(slots) => tokens.extend(slots.iter().filter_map(|slot| slot.token.as_ref())),
            Body::Track(steps) => tokens.extend(steps.iter().flat_map(|step| &step.tokens)),
            Body::Sheet(_) => {}
        }
    }
    tokens
}

fn value_of(scene: &Scene, id: &str) -> String {
    let regions = scene.pages.iter().flat_map(|page| &page.regions);
    let sheets = regions.filter_map(|region| match &region.body {
        Body::Sheet(lines) => Some(lines),
        Body::Board(_) | Body::Row(_) | Body::Track(_) => None,
    });
    let found = sheets.flatten().find(|line| line.id == id).expect("the line is there");
    found.value.in_lang(Lang::En).to_owned()
}

fn picture(game: &MamonoRaid, state: &State) -> Scene {
    scene(game, state, Eye::Public)
}

/// Every id that an action or a fact names is on the table, before it or after it.
#[test]
fn what_actions_and_facts_name_lies_on_the_table() {
    for seats in 2..=4 {
        let game = game(seats);
        let mut state = game.laid_out();
        let mut names = 0;
        play(
            &game,
            &mut state,
            &mut Dice(seats as u64),
            300,
            &mut |before, action, after, facts| {
                let was = all_ids(&picture(&game, before));
                let is = all_ids(&picture(&game, after));
                let mut ids = Vec::new();
                if let Some(action) = action {
                    action.touch(At::new(&game, before, Lang::En, Eye::All), &mut ids);
                    assert!(!ids.is_empty(), "{action:?} is about something");
                    for id in &ids {
                        assert!(was.contains(id), "{id} of {action:?} is not on the table");
                    }
                    names += ids.len();
                }
                for fact in facts {
                    ids.clear();
                    fact.point(Teller::new(&game, Lang::En, Eye::All), &mut ids);
                    assert!(!ids.is_empty(), "{fact:?} is about something");
                    for id in &ids {
                        assert!(was.contains(id) || is.contains(id), "{id} of {fact:?}");
                    }
                    names += ids.len();
                }
            },
        );
        assert!(names > 1_000, "a game of {seats} seats names {names} things");
    }
}

/// MR-3.23: there are no secrets.
#[test]
fn all_eyes_see_the_same() {
    let (game, state) = opened(3);
    let open = picture(&game, &state);
    for eye in Eye::every(3) {
        assert_eq!(scene(&game, &state, eye), open);
    }
}

/// The figures of the sheets are those of the rules, at every moment of a game.
#[test]
fn figures_on_the_table_are_those_of_the_rules() {
    let game = game(4);
    let mut state = game.laid_out();
    play(&game, &mut state, &mut Dice(3), 250, &mut |_, _, state, _| {
        let shown = picture(&game, state);
        for seat in state.every_seat() {
            let begins = |name: &str, wanted: String| {
                let value = value_of(&shown, &ids::of_seat(seat, name));
                let first = value.split(' ').next().expect("a value has words");
                assert_eq!(first.trim_end_matches([',', ':']), wanted, "{name} of {seat}: {value}");
            };
            let shield = game.shield(state, seat).to_string();
            let shown_shield = value_of(&shown, &ids::of_seat(seat, "shield"));
            assert_eq!(shown_shield.split('+').next(), Some(&*shield), "{shown_shield}");
            let forecast = forecast::of(View { game: &game, state }, seat);
            begins("damage", forecast.expect("an enemy phase follows").damage.to_string());
            begins("home", game.home(state, seat).to_string());
            begins("life", state.seat(seat).life.to_string());
            begins("purse", state.seat(seat).purse.to_string());
            begins("gather", state.seat(seat).gather.to_string());
            begins("points", Halves(game.tally(state, seat).total()).to_string());
        }
        let parts = Part::ALL.into_iter().filter(|part| state.slot(*part).card.is_some());
        for target in parts.map(Target::Part) {
            for (place, ranked) in game.ranking(state, target).iter().enumerate() {
                let value = value_of(&shown, &ids::rank(target, place));
                let total = Tenths(ranked.tenths).to_string();
                let sum = value.split(" →").next().and_then(|value| value.split(" (").next());
                assert_eq!(sum.and_then(|sum| sum.rsplit("= ").next()), Some(&*total), "{value}");
            }
        }
        assert_eq!(
            all_tokens(&shown).iter().filter(|token| token.id == ids::BLACK).count(),
            1,
            "the black marker lies in one place"
        );
    });
}

/// tv23, tv26: the example of the rulebook, and what the banner changes.
#[test]
fn contributions_tell_who_is_ahead_and_what_it_pays() {
    let (game, mut state) = opened(3);
    let head = state.slot_mut(Part::Head);
    for (cell, seat) in [(0, 0), (1, 2), (2, 0), (4, 1)] {
        head.line[cell] = Cell::Marker(Seat::at(seat));
    }
    head.card = game.cards.part_by_id("HD1");
    let ranked = |state: &State| {
        let shown = picture(&game, state);
        let head = shown.pages[0].regions.iter().find(|region| region.id == "contributions/head");
        let Some(Region { body: Body::Sheet(lines), .. }) = head else { panic!("a sheet") };
        let lines =
            lines.iter().filter(|line| !line.id.contains("/card") && !line.id.contains("/before"));
        let said = lines.map(|line| format!("{}: {}", line.label.en, line.value.en));
        said.collect::<Vec<_>>()
    };
    let wanted = [
        "HP: 0/4",
        "1st Aki: 3 (first from 0) → Lion + silver",
        "2nd Bea: 3 → silver",
        "3rd Chie: 1 → nothing",
    ];
    assert_eq!(ranked(&state), wanted);
    let banner = game.cards.item_by_id("IT02").expect("an item of the set");
    state.seat_mut(Seat::at(1)).items.push(banner);
    let wanted = [
        "HP: 0/4",
        "1st Bea: 3 + 0.9 = 3.9 → Lion + silver",
        "2nd Aki: 3 → silver",
        "3rd Chie: 1 → nothing",
    ];
    assert_eq!(ranked(&state), wanted);
}

/// The lines of a ranking are named by the rank, so that they stand in its order whoever holds it, and
/// a part that is broken twice says who has its cards.
#[test]
fn a_ranking_stands_in_its_order_and_at_last_says_who_has_the_cards() {
    let (game, mut state) = opened(3);
    let lines = |state: &State| {
        let shown = picture(&game, state);
        let tail = shown.pages[0].regions.iter().find(|region| region.id == "contributions/tail");
        let Some(Region { body: Body::Sheet(lines), .. }) = tail else { panic!("a sheet") };
        let said = lines.iter().map(|line| (line.id.clone(), line.tone, line.value.en.to_string()));
        said.collect::<Vec<_>>()
    };
    for winner in [0, 2] {
        state.slot_mut(Part::Tail).line = [Cell::Empty; 5];
        state.slot_mut(Part::Tail).line[4] = Cell::Marker(Seat::at(winner));
        let lines = lines(&state);
        let first = lines.iter().find(|(id, ..)| id == "contributions/tail/rank1");
        assert_eq!(first.map(|(_, tone, _)| *tone), Some(Tone::Seat(winner as u8)));
    }
    let slot = state.slot_mut(Part::Tail);
    (slot.card, slot.breaks) = (None, 2);
    for (seat, card) in [(1, "TL2"), (0, "TL1")] {
        let card = game.cards.part_by_id(card).expect("a part card of the set");
        state.seat_mut(Seat::at(seat)).part_cards.push(card);
    }
    let name = |id: &str| {
        let card = game.cards.part_by_id(id).expect("a part card of the set");
        format!("has {}", game.cards.part(card).face.name.en)
    };
    let line = |id: &str, seat: u8, card: &str| {
        (format!("contributions/tail/{id}"), Tone::Seat(seat), name(card))
    };
    assert_eq!(lines(&state), [line("rank1", 0, "TL1"), line("rank2", 1, "TL2")]);
    // Before the second break who has the first card is told in words, behind the ranking.
    state.seat_mut(Seat::at(1)).part_cards.clear();
    let slot = state.slot_mut(Part::Tail);
    (slot.card, slot.breaks) = (game.cards.part_by_id("TL2"), 1);
    let (id, tone, has) = line("before1", 0, "TL1");
    assert_eq!(lines(&state).last(), Some(&(id, tone, format!("Aki {has}"))));
    let first = contributions::before(View { game: &game, state: &state }, Part::Tail, 1);
    assert_eq!((&*first[0].label.en, &first[0].sign), ("1st card", &None));
}

/// MR-3.3: limits are things of the seats on the spaces of the AP track.
#[test]
fn every_seat_has_its_limit_on_the_track() {
    let (game, state) = opened(4);
    let shown = picture(&game, &state);
    let track = shown.pages[0].regions.iter().find(|region| region.id == ids::AP_TRACK);
    let Some(Region { body: Body::Track(steps), .. }) = track else { panic!("a track") };
    for seat in state.every_seat() {
        let space = ids::ap(game.ap_limit(&state, seat));
        let step = steps.iter().find(|step| step.id == space).expect("a space");
        let limit = step.tokens.iter().find(|token| token.id == ids::limit(seat));
        assert_eq!(limit.map(|token| token.tone), Some(of_seat(seat)));
        assert!(step.label.en.chars().all(|sign| sign.is_ascii_digit()), "{}", step.label.en);
    }
}

/// The space of whoever is asked is marked: while starting chips are taken that is not who begins.
#[test]
fn the_space_of_whoever_is_asked_is_marked() {
    let (game, mut state) = opened(4);
    let marked = |state: &State| {
        let shown = picture(&game, state);
        let tracks = shown.pages[0].regions.iter().filter_map(|region| match &region.body {
            Body::Track(steps) if region.id != ids::LEVEL => Some(steps.clone()),
            _ => None,
        });
        let lit = tracks.flatten().filter(|step| step.tone == Tone::Active);
        lit.map(|step| step.id).collect::<Vec<_>>()
    };
    assert_eq!(marked(&state), [ids::safe(Space::ALL[0])]);
    state.tasks.push(Task::AskStarter(Space::ALL[2]));
    state.round = 0;
    assert_eq!(marked(&state), [ids::safe(Space::ALL[2])]);
    state.tasks.push(Task::AskKept);
    assert!(marked(&state).is_empty(), "chance is nobody's turn");
    state.tasks.clear();
    assert!(marked(&state).is_empty(), "nor is the end");
}

/// MR-8.6: the end says every place on a line of its own, and nothing of what would come next.
#[test]
fn the_end_is_told_place_by_place() {
    let (game, mut state) = opened(4);
    state.tasks.clear();
    let shown = picture(&game, &state);
    let first = game.places(&state)[0].0;
    let course = shown.pages[0].regions.iter().find(|region| region.id == ids::COURSE);
    let Some(Region { body: Body::Sheet(lines), .. }) = course else { panic!("a sheet") };
    assert_eq!(lines[0].label.en, format!("1st {}", NAMES[first.index()]));
    assert_eq!(value_of(&shown, "course/place4"), "0 points");
    // What the points are made of stands behind them.
    let banner = game.cards.item_by_id("IT02").expect("an item of the set");
    state.seat_mut(Seat::at(2)).items.push(banner);
    state.core_bonus = Holder::Seat(Seat::at(2));
    let item = game.tally(&state, Seat::at(2)).items / 2;
    let shown = picture(&game, &state);
    assert_eq!(value_of(&shown, "course/made"), "items + core");
    let total = Halves(game.tally(&state, Seat::at(2)).total());
    assert_eq!(value_of(&shown, ids::TURN), format!("{total} = {item} + 3.5"));
    assert_eq!(value_of(&shown, "course/place4"), "0 = 0 + 0");
    // MR-8.6: those with as many points stand in the order of the safe zone, and say so.
    assert_eq!(value_of(&shown, "course/place2"), "0 = 0 + 0 (pawn nearer to A)");
    let ids = all_ids(&shown);
    assert!(ids.iter().all(|id| id != ids::SKILLS && id != ids::ORDER && !id.ends_with("/damage")));
}

/// MR-6.9: between a break and the new chips nothing counts against the HP of the new card.
#[test]
fn a_line_that_is_still_to_be_dealt_has_no_damage() {
    let (game, mut state) = opened(4);
    let full = game.break_count().into();
    let gauge = |state: &State| {
        let card = ids::part(&game, state.slot(Part::Tail).card.expect("a card lies there"));
        let shown = picture(&game, state);
        let found = all_tokens(&shown).into_iter().find(|token| token.id == card).cloned();
        found.and_then(|token| token.gauge).map(|gauge| (gauge.value, gauge.max))
    };
    state.slot_mut(Part::Tail).line[1] = Cell::Marker(Seat::at(2));
    assert_eq!(gauge(&state), Some((full - 1, full)));
    state.slot_mut(Part::Tail).line = [Cell::Empty; 5];
    assert_eq!(gauge(&state), Some((full, full)));
}

/// MR-5.10: the sheet says whose turn it is and by which rule.
#[test]
fn the_turn_says_why() {
    let (game, mut state) = opened(4);
    let first = NAMES[state.safe[0].expect("a pawn stands on A").index()];
    let turn = |state: &State| value_of(&picture(&game, state), ids::TURN);
    assert_eq!(turn(&state), format!("{first}: first in the safe zone, on A"));
    let pawns = [1, 3].map(Seat::at).into_iter().collect();
    state.ap_stacks.push(Stack { space: 4, pawns });
    state.safe = [None, Some(Seat::at(0)), Some(Seat::at(2)), None];
    for seat in [0, 2] {
        state.seat_mut(Seat::at(seat)).passed = true;
    }
    assert_eq!(turn(&state), "Dan: top on 4");
    let order = |nth: u8| {
        let shown = picture(&game, &state);
        let regions = shown.pages[0].regions.iter();
        let lines = regions.filter_map(|region| match &region.body {
            Body::Sheet(lines) if region.id == ids::ORDER => Some(lines.clone()),
            _ => None,
        });
        let line = lines.flatten().find(|line| line.id == format!("course/order/{nth}"));
        line.map(|line| (line.tone, format!("{} {}", line.label.en, line.value.en)))
    };
    let said = |seat: u8, words: &str| Some((Tone::Seat(seat), words.to_owned()));
    assert_eq!(order(1), said(3, "Dan on 4"));
    assert_eq!(order(2), said(1, "Bea on 4"));
    assert_eq!(order(3), said(0, "Aki passed to B"));
    assert_eq!(order(4), said(2, "Chie passed to C"));
    assert_eq!(order(5), None);
    state.tasks.push(Task::AskBazaar(Seat::at(2)));
    assert!(turn(&state).starts_with("Chie: at the bazaar"));
    let shown = picture(&game, &state);
    let lit = shown.pages[2].regions.iter().filter(|region| region.tone == Tone::Active);
    let lit: Vec<&str> = lit.map(|region| region.id.as_str()).collect();
    assert_eq!(lit, ["seat2/shop", "seat2/xp"]);
}

/// In the bazaar the table says how much there is to choose from, and on which page; the skills beside the
/// monster are not what is asked about.
#[test]
fn the_bazaar_is_told_on_the_table() {
    let (game, mut state) = opened(2);
    let tone = |state: &State| party::acting(View { game: &game, state }, (0, 0)).tone;
    assert_eq!(tone(&state), Tone::Active, "a turn is about them");
    assert!(!all_ids(&picture(&game, &state)).contains(ids::WARES));
    let seat = Seat::at(1);
    state.tasks.push(Task::AskBazaar(seat));
    assert_eq!(tone(&state), of_seat(seat));
    let said = |state: &State| value_of(&picture(&game, state), ids::WARES);
    assert_eq!(said(&state), "0 to buy or learn, on the page Bazaar");
    state.seat_mut(seat).purse = 1;
    assert_eq!(said(&state), "1 to buy or learn, on the page Bazaar", "Extra life");
}

/// MR-5.34: who has a card has no other one of its name, but only that one is said to be owned; where all
/// cards of a kind are taken, their place says of what and by whom.
#[test]
fn a_place_without_cards_says_what_lay_there_and_who_has_it() {
    let (game, mut state) = opened(2);
    let item = |id: &str| game.cards.item_by_id(id).expect("an item of the set");
    let (lesser, better) = (item("IM03"), item("IT03"));
    state.tasks.push(Task::AskBazaar(Seat::at(1)));
    state.seat_mut(Seat::at(1)).items.push(lesser);
    let shown = picture(&game, &state);
    let rows = shown.pages[2].regions.iter().filter_map(|region| match &region.body {
        Body::Row(slots) => Some(slots),
        _ => None,
    });
    let slots: Vec<&Slot> = rows.flatten().collect();
    let place_of = |kind| {
        let id = ids::place(&ids::item(&game, kind));
        *slots.iter().find(|slot| slot.id == id).expect("its place is there")
    };
    let place = place_of(lesser);
    assert_eq!((&*place.label.en, place.token.is_none()), ("Armour-1: Bea", true));
    let better = place_of(better).token.as_ref().expect("it is on display");
    let badge = &better.badges[0];
    assert_eq!(badge.text.en, "–");
    assert_eq!(badge.meaning.en, "the seat that buys has Guardian Knight's Armour-1");
    state.seat_mut(Seat::at(1)).items.clear();
    let elixir = item("IT01");
    state.seat_mut(Seat::at(1)).items.push(elixir);
    let badge = &token::item(View { game: &game, state: &state }, elixir, Seat::at(1)).badges[0];
    assert_eq!(badge.text.en, "own");
}

/// What is chosen stands before the piece that goes there: a free space of the safe zone is a choice at
/// once; a skill is, and then the chips that it takes.
#[test]
fn a_choice_begins_with_what_is_chosen() {
    let (game, state) = opened(2);
    let seat = game.asked(&state).expect("a seat is asked").1;
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    let mut passes = 0;
    for action in &actions {
        let mut ids = Vec::new();
        game.touches(&state, action, &mut ids);
        match action {
            Action::Pass { space } => {
                assert_eq!(ids, [ids::safe(*space), ids::pawn(seat)]);
                passes += 1;
            }
            Action::UseSkill { skill, .. } => {
                assert_eq!(ids[0], ids::own_skill(&game, seat, *skill));
            }
            _ => {}
        }
    }
    assert!(passes > 0 && passes < actions.len());
}

/// MR-5.28, MR-6.10: cells are exposed within the result of the part that covered them, though the
/// result of another line may wait.
#[test]
fn the_phase_names_the_part_that_uncovers_the_core() {
    let (game, mut state) = opened(2);
    state.tasks.push(Task::Rank(Target::Part(Part::Tail)));
    state.tasks.push(Task::AskExpose(Part::Back));
    let shown = picture(&game, &state);
    assert_eq!(value_of(&shown, ids::PHASE), "Main phase: result of the back");
}

/// MR-3.1: each line begins in its corner and goes round clockwise; the ring stands around the heart.
#[test]
fn lines_go_round_like_a_pinwheel() {
    for seats in 2..=4 {
        let (game, state) = opened(seats);
        let shown = picture(&game, &state);
        let monster = shown.pages[0].regions.iter().find(|region| region.id == ids::MONSTER);
        let Some(Region { body: Body::Board(board), .. }) = monster else { panic!("a board") };
        let at = |spot: Spot| {
            let found = board.cells.iter().find(|cell| cell.id == spot.to_string());
            found.map(|cell| (cell.x, cell.y)).expect("the cell is there")
        };
        let mut turns = Vec::new();
        for part in [Part::Head, Part::Back, Part::Tail, Part::Torso] {
            let ends = (at(Spot::line(part, 0)), at(Spot::line(part, 4)));
            turns.push(((ends.1.0 - ends.0.0).signum(), (ends.1.1 - ends.0.1).signum()));
        }
        assert_eq!(turns, [(1, 0), (0, 1), (-1, 0), (0, -1)]);
        let mut places = BTreeSet::new();
        assert!(board.cells.iter().all(|cell| places.insert((cell.x, cell.y))));
        // Clockwise: no cell of the ring lies counter-clockwise of the one before it.
        let heart = board.cells.iter().find(|cell| cell.id == ids::HEART).expect("a heart");
        let ring: Vec<(i16, i16)> =
            state.core.iter().map(|space| at(Spot::core(space.index))).collect();
        assert!(ring[0].0 == heart.x && ring[0].1 < heart.y, "index 0 is straight above the heart");
        for pair in ring.windows(2) {
            let [one, next] =
                [pair[0], pair[1]].map(|(x, y)| (2 * (x - heart.x), 2 * (y - heart.y) - 1));
            assert!(one.0 * next.1 - one.1 * next.0 > 0, "{ring:?}");
        }
    }
}

/// MR-3.13, MR-3.14, MR-6.10: an exposed core, a level with prints, a shield that is held.
#[test]
fn core_level_and_shields_show_what_counts() {
    let (game, mut state) = opened(4);
    let gold = game.cards.chip_by_id("X09").expect("a chip of the set");
    state.core[8].cell = CoreCell::Chip(gold);
    state.core[9].cell = CoreCell::Chip(gold);
    state.level[0] = LevelCell::Marker(Seat::at(3));
    state.level[1] = LevelCell::Marker(Seat::at(1));
    state.level[2] = LevelCell::Black;
    state.bonus[BonusShield::Two.index()] = Holder::Seat(Seat::at(1));
    let shown = picture(&game, &state);
    all_ids(&shown);
    let tokens = all_tokens(&shown);
    let golds: Vec<&str> = tokens
        .iter()
        .filter(|token| token.id.starts_with("chip/X09"))
        .map(|token| &*token.id)
        .collect();
    assert_eq!(golds, ["chip/X09/core.9", "chip/X09/core.8"], "by row and column of the board");
    let name_of = |id: &str| {
        let found = shown.pages[0].regions.iter().find(|region| region.id == id);
        found.map(|region| region.name.en.to_string()).expect("a region")
    };
    assert_eq!(name_of(ids::LEVEL), "Monster level: 2 damage to each party (b)");
    let shield = tokens.iter().find(|token| token.id == ids::bonus(BonusShield::Two));
    assert_eq!(shield.map(|token| token.tone), Some(Tone::Seat(1)));
    // Each page tells what the damage is made of, with the shields beside it.
    for page in &shown.pages[..2] {
        let page = Scene { pages: vec![page.clone()] };
        let of = |seat: usize, what: &str| value_of(&page, &format!("seat{seat}/{what}"));
        assert_eq!(of(1, "damage"), "0 = a 1 + b 2 − shield 1 − bonus 2");
        assert_eq!(of(3, "damage"), "2 = a 1 + b 2 − shield 1");
        assert_eq!([of(1, "shield"), of(3, "shield")], ["1+2", "1"]);
    }
    // As many spaces stand out as do damage: the second one with its print, and the black marker.
    let level = shown.pages[0].regions.iter().find(|region| region.id == ids::LEVEL);
    let Some(Region { body: Body::Track(steps), .. }) = level else { panic!("a track") };
    let bad = steps.iter().filter(|step| step.tone == Tone::Bad);
    assert_eq!(bad.map(|step| &*step.label.en).collect::<Vec<_>>(), ["2 black", "3 black"]);
    let black = tokens.iter().find(|token| token.id == ids::BLACK);
    assert_eq!(black.map(|token| token.tone), Some(Tone::Enemy));
}

/// MR-3.8, MR-6.3: amounts as people write them.
#[test]
fn amounts_are_written_short() {
    let coins = |units| names::coins(units).en.to_string();
    assert_eq!(coins(1), "1 copper");
    assert_eq!(coins(7), "1 gold + 1 silver + 1 copper");
    assert_eq!([39, 30, 5].map(|tenths| Tenths(tenths).to_string()), ["3.9", "3", "0.5"]);
    assert_eq!(names::on_marker("Alexandra").en, "Ale");
    assert_eq!(names::on_marker("千恵子さん").en, "千恵");
    assert_eq!(names::on_marker("Dan").en, "Dan");
}

/// A tile has at most eight columns of name, and every token a text to read.
#[test]
fn tiles_are_small_and_tell_all() {
    let game = game(4);
    let mut state = game.laid_out();
    play(&game, &mut state, &mut Dice(11), 120, &mut |_, _, state, _| {
        for token in all_tokens(&picture(&game, state)) {
            assert!(!token.detail.is_empty() && !token.short.is_empty(), "{}", token.id);
            for badge in &token.badges {
                for lang in Lang::ALL {
                    let text = badge.text.in_lang(lang);
                    assert!((1..=4).contains(&text.chars().count()), "{} of {}", text, token.id);
                    assert!(!badge.meaning.in_lang(lang).is_empty());
                }
            }
        }
    });
    assert!(state.round > 0);
}

/// Cells have names that a player reads, the set-up is no round, and no class has a seat's colour.
#[test]
fn what_a_player_reads_is_no_code() {
    let game = game(3);
    let mut state = game.laid_out();
    let round = |state: &State| value_of(&scene(&game, state, Eye::All), ids::ROUND);
    assert_eq!(round(&state), "set-up");
    play(&game, &mut state, &mut Dice(7), 40, &mut |_, _, state, _| {
        for token in all_tokens(&scene(&game, state, Eye::All)) {
            assert!(!matches!(token.tone, Tone::Seat(4..)), "{}", token.id);
        }
    });
    assert_eq!(round(&state), state.round.to_string());
    let names: Vec<String> = Spot::all().map(|spot| names::cell(spot).en.to_string()).collect();
    assert_eq!(names[0], "Head 0");
    assert!(names.iter().all(|name| !name.contains('.')));
}

/// What a chip is worth is data of its own.
#[test]
fn a_chip_says_what_it_is_worth() {
    let (game, state) = opened(3);
    let shown = scene(&game, &state, Eye::All);
    let chips = all_tokens(&shown).into_iter().filter(|token| token.id.starts_with("chip/"));
    let worth: BTreeSet<String> = chips.map(|token| token.figure.en.to_string()).collect();
    assert!(!worth.is_empty() && !worth.contains(""), "{worth:?}");
}
