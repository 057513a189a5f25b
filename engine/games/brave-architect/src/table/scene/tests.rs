//! Pictures of whole games and of named positions of Brave Architect.

mod signs;
mod told;

use super::*;
use crate::cards::CardSet;
use crate::cards::{Reach, sub_card};
use crate::readings::Readings;
use crate::state::{EnemyAction, EnemyStep, Hate, HeldItem, LastAttack, Part};
use crate::vocabulary::{MapSide, Slot, Square, Style};
use crate::{Action, Fact};
use kanso_engine::game::Awaiting;
use kanso_engine::{Bag, CardChoice, ChanceKind, Kind, Lang, Mode, Outcome, Trace};
use std::collections::BTreeSet;

const NAMES: [&str; 4] = ["Aki", "Bea", "Chie", "Dan"];

fn game(seats: usize, readings: &[(&str, u8)]) -> BraveArchitect {
    let mut values: Vec<u8> = Readings::SPECS.iter().map(|_| 0).collect();
    for (name, value) in readings {
        let at = Readings::SPECS.iter().position(|spec| spec.name == *name);
        values[at.expect("a reading of this name")] = *value;
    }
    BraveArchitect {
        names: NAMES[..seats].iter().map(|name| (*name).to_owned()).collect(),
        map: MapSide::Volcano,
        is_easy: false,
        first_seat: Seat::at(0),
        readings: Readings::from_values(&values).expect("they are values"),
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
fn play(game: &BraveArchitect, state: &mut State, dice: &mut Dice, events: usize, see: See<'_>) {
    let mut trace = Trace::new(Mode::Facts);
    for _ in 0..events {
        let mut before = state.clone();
        let mut taken = None;
        match game.awaits(state) {
            Awaiting::Over => return,
            Awaiting::Decision(_) => {
                let mut actions = Vec::new();
                game.legal_actions(state, &mut actions);
                // Random heroes seldom strike: an attack is taken where there is one.
                let attacks = |action: &Action| matches!(action, Action::Attack { .. });
                if actions.iter().any(attacks) && dice.below(3) > 0 {
                    actions.retain(attacks);
                }
                let action = actions.swap_remove(dice.below(actions.len()));
                game.decide_action(state, &action, &mut trace);
                taken = Some(action);
            }
            Awaiting::Chance(chance) => {
                let outcome = match chance.kind {
                    ChanceKind::Roll { dice: count, faces } => {
                        let roll = (0..count).map(|_| dice.below(faces.into()) as u8 + 1);
                        Outcome::Roll(roll.collect())
                    }
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
pub(crate) fn opened(seats: usize, readings: &[(&str, u8)]) -> (BraveArchitect, State) {
    let game = game(seats, readings);
    let mut state = game.laid_out();
    let mut dice = Dice(7);
    while state.tasks.last() != Some(&Task::ChooseNext) {
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

/// All ids of a scene; none stands twice on a page, and arrows lead from one to another.
fn all_ids(scene: &Scene) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for page in &scene.pages {
        let mut seen = BTreeSet::new();
        for id in ids_of(page) {
            assert!(seen.insert(id), "{id} stands twice on the page {}", page.id);
            all.insert(id.to_owned());
        }
        for arrow in &page.arrows {
            assert!(seen.contains(&*arrow.from) && seen.contains(&*arrow.to), "{arrow:?}");
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

/// The value of a line, in English.
pub(crate) fn value_of(scene: &Scene, id: &str) -> String {
    said(scene, id, Lang::En)
}

/// The value of a line.
pub(crate) fn said(scene: &Scene, id: &str, lang: Lang) -> String {
    let regions = scene.pages.iter().flat_map(|page| &page.regions);
    let lines = regions.filter_map(|region| match &region.body {
        Body::Sheet(lines) => Some(lines),
        Body::Board(_) | Body::Row(_) | Body::Track(_) => None,
    });
    let found = lines.flatten().find(|line| line.id == id);
    found.unwrap_or_else(|| panic!("{id} is a line")).value.in_lang(lang).to_owned()
}

fn token_of<'a>(scene: &'a Scene, id: &str) -> &'a Token {
    let found = all_tokens(scene).into_iter().find(|token| token.id == id);
    found.unwrap_or_else(|| panic!("{id} lies on the table"))
}

fn badges_of(scene: &Scene, id: &str) -> Vec<String> {
    token_of(scene, id).badges.iter().map(|badge| badge.text.en.to_string()).collect()
}

fn picture(game: &BraveArchitect, state: &State) -> Scene {
    scene(game, state, Eye::Public)
}

/// Every id that an action or a fact names is on the table, before it or after it.
#[test]
fn what_actions_and_facts_name_lies_on_the_table() {
    for seats in 2..=4 {
        let game = game(seats, &[]);
        let mut state = game.laid_out();
        let mut names = 0;
        let mut see = |before: &State, action: Option<&Action>, after: &State, facts: &[Fact]| {
            let was = all_ids(&picture(&game, before));
            let is = all_ids(&picture(&game, after));
            let mut ids = Vec::new();
            if let Some(action) = action {
                Wording::touches(&game, before, action, &mut ids);
                assert!(!ids.is_empty(), "{action:?} is about something");
                for id in &ids {
                    assert!(was.contains(id), "{id} of {action:?} is not on the table");
                }
                names += ids.len();
            }
            for fact in facts {
                ids.clear();
                Wording::points(&game, fact, &mut ids);
                assert!(!ids.is_empty(), "{fact:?} is about something");
                for id in &ids {
                    assert!(was.contains(id) || is.contains(id), "{id} of {fact:?}");
                }
                names += ids.len();
            }
        };
        let mut dice = Dice(seats as u64);
        play(&game, &mut state, &mut dice, 7 * seats + 20, &mut see);
        // Parts that are nearly destroyed, so that a short game has destructions.
        for part in &mut state.parts {
            if let Part::Intact { hp, .. } = part {
                *hp = 3;
            }
        }
        for _ in 0..4 {
            for has in &mut state.seats {
                has.hp = has.hp.max(4);
            }
            play(&game, &mut state, &mut dice, 60, &mut see);
        }
        assert!(state.destroyed() > 0, "a part was destroyed with {seats} seats");
        assert!(names > 1_000, "a game of {seats} seats names {names} things");
    }
}

/// 5.19: with open hands there are no secrets.
#[test]
fn all_eyes_see_the_same_with_open_hands() {
    let (game, state) = opened(3, &[]);
    // Whose cards lie on the table, and whose side is large, is the eye's own affair.
    let seen = |eye: Eye| {
        let [mut table, mut heroes] = <[Page; 2]>::try_from(scene(&game, &state, eye).pages)
            .expect("the table and the heroes");
        let mut regions = table.regions.iter();
        let map = regions.position(|region| region.id == ids::ENEMY_CARDS).expect("they lie there");
        table.regions.truncate(map + 1);
        table.regions.retain(|region| region.id != ids::OTHERS);
        heroes.regions.iter_mut().for_each(|region| region.tone = Tone::Plain);
        [table, heroes]
    };
    for eye in Eye::every(3) {
        assert_eq!(seen(eye), seen(Eye::Public), "{eye:?}");
    }
}

/// 5.19, BA-R66: an eye that may not see a hand sees the same whichever cards of hand and deck
/// together are in it.
#[test]
fn a_hidden_hand_is_a_number() {
    let (game, state) = opened(3, &[("hands-open", 1)]);
    let owner = Seat::at(1);
    let mut other = state.clone();
    let (given, taken): (_, Kind) = {
        let has = other.seat(owner);
        let (kind, _) = has.deck.iter().next().expect("a deck has cards");
        (has.hand[0], kind)
    };
    let has = other.seat_mut(owner);
    has.take_from_hand(given);
    assert!(has.deck.take(taken));
    has.take_to_hand(taken.try_into().expect("a deck holds deck cards"));
    has.deck.add(given.into(), 1);
    for eye in Eye::every(3) {
        let same = scene(&game, &state, eye) == scene(&game, &other, eye);
        assert_eq!(same, !eye.sees(owner), "{eye:?}");
        let ids = all_ids(&scene(&game, &state, eye));
        let shown =
            state.seat(owner).hand.iter().filter(|kind| ids.contains(&ids::of(&game, **kind)));
        assert_eq!(shown.count(), if eye.sees(owner) { 3 } else { 0 }, "{eye:?}");
    }
    let shown = scene(&game, &state, Eye::Seat(Seat::at(0)));
    let backs = token_of(&shown, "seat1/hand/backs/cards");
    assert!(backs.detail.en.starts_with("3 cards; hand or deck: "), "{}", backs.detail.en);
}

/// The figures on the table are those of the rules, at every moment of a game.
#[test]
fn figures_on_the_table_are_those_of_the_rules() {
    let game = game(4, &[]);
    let mut state = game.laid_out();
    play(&game, &mut state, &mut Dice(3), 160, &mut |_, _, state, _| {
        let shown = picture(&game, state);
        for seat in state.every_seat() {
            let begins = |name: &str, wanted: String| {
                let value = value_of(&shown, &ids::of_seat(seat, name));
                let first = value.split([' ', '/', ',']).next().expect("a value has words");
                assert_eq!(first, wanted, "{name} of {seat}: {value}");
            };
            let is_made = !(View { game: &game, state, eye: Eye::Public }).is_draft();
            let hp = if is_made { state.seat(seat).hp } else { game.max_hp(state, seat) };
            begins("hp", hp.to_string());
            begins("tension", state.seat(seat).tension.to_string());
            begins("move", game.move_points(state, seat).to_string());
            for stat in Stat::ALL {
                begins(stat.word(), game.stat(state, seat, stat).to_string());
            }
        }
        if !(View { game: &game, state, eye: Eye::Public }).is_draft() {
            let core = value_of(&shown, ids::CORE);
            assert!(core.starts_with(&format!("{}/60 HP, ", state.core_hp)), "{core}");
            let wanted = format!(", defence {}", game.core_defence(state, None));
            let is_told = state.core_hp == 0 || core.ends_with(&wanted);
            assert!(state.enemy_def_mod != 0 || is_told, "{core}");
        }
    });
    assert!(state.turns > 0, "the game went on to its turns");
}

/// BA-9.8, BA-17.1, BA-17.3, BA-18.1: parts, the exposed core, chips.
#[test]
fn the_enemy_shows_what_counts() {
    let (game, mut state) = opened(3, &[]);
    let shown = picture(&game, &state);
    assert!(value_of(&shown, ids::CORE).contains(", not exposed, defence "));
    let Part::Intact { card, .. } = state.parts[1] else { panic!("a part lies there") };
    let row = game.cards.party(card);
    let defence =
        |scene: &Scene| badges_of(scene, "slot/2").into_iter().find(|text| text.starts_with("Def"));
    assert_eq!(defence(&shown), Some(format!("Def{}", row.defence_high)));
    state.parts[1] = Part::Intact { card, hp: 10 };
    state.enemy_def_mod = -1;
    let shown = picture(&game, &state);
    let low = i16::from(row.defence_low) - 1;
    assert_eq!(defence(&shown), Some(format!("Def{}", low.max(0))));
    assert_eq!(value_of(&shown, ids::DEFENCE_CHIP), "−1");
    let part = value_of(&shown, "enemy/part2");
    assert!(part.starts_with(&format!("10/30 HP, defence {}; ", low.max(0))), "{part}");
    let adds = format!("hit +{}, damage +{}", row.hit, row.damage).replace("+0", "0");
    assert!(part.contains(&adds), "{part}");
    let gauge = token_of(&shown, "slot/2").gauge.map(|gauge| (gauge.value, gauge.max));
    assert_eq!(gauge, Some((10, 30)));
    state.parts[1] = Part::Destroyed;
    let shown = picture(&game, &state);
    assert_eq!(token_of(&shown, "slot/2").short.en, "CORE");
    // Three intact parts: 4 + 1 + 4 + 4, less the chip.
    assert_eq!(value_of(&shown, ids::CORE), "40/40 HP, EXPOSED at 2 NE, defence 12");
    assert_eq!(value_of(&shown, "enemy/part2"), "destroyed: CORE EXPOSED");
    assert_eq!(value_of(&shown, ids::LEVEL), "2");
}

/// BA-1.5: on the two-slot sheet a part stands on two squares, and is one line of the sheet.
#[test]
fn two_seats_fight_two_parts() {
    let (game, state) = opened(2, &[]);
    let shown = picture(&game, &state);
    all_ids(&shown);
    let short = |id: &str| token_of(&shown, id).short.clone();
    assert_eq!(short("slot/1"), short("slot/3"));
    assert_eq!(short("slot/2"), short("slot/4"));
    let ids = all_ids(&shown);
    assert!(ids.contains("enemy/part2") && !ids.contains("enemy/part3"));
}

fn cells_with(scene: &Scene, text: &str) -> BTreeSet<String> {
    let board = scene.pages[0].regions.iter().find_map(|region| match &region.body {
        Body::Board(board) => Some(board),
        Body::Row(_) | Body::Track(_) | Body::Sheet(_) => None,
    });
    let cells = board.expect("a map").cells.iter();
    let marked = cells.filter(|cell| cell.badges.iter().any(|badge| badge.text.en == text));
    marked.map(|cell| cell.id.to_string()).collect()
}

/// BA-11.4, BA-11.5, BA-11.21: the map says where the enemy will stand and what it will reach; in the
/// attack, what it reaches.
#[test]
fn the_map_foretells_the_attack() {
    let (game, mut state) = opened(3, &[]);
    // A card that reaches the squares beside the body, without marks.
    let cards = &game.cards;
    let ring = AttackCard::all(cards.attacks.len());
    let ring = ring.into_iter().find(|card| cards.attack(*card).reach == Reach::BodyRing8);
    let card = ring.expect("a card of the set reaches the squares beside the body");
    state.atk_discard = vec![EnemyCard::Attack(card)];
    for part in &mut state.parts {
        *part = Part::Destroyed;
    }
    for (seat, at) in [(0, "D8"), (1, "A1"), (2, "H1")] {
        state.seat_mut(Seat::at(seat)).at = Square::from_label(at);
    }
    let shown = picture(&game, &state);
    let around: BTreeSet<String> =
        ["D1", "E1", "C2", "F2", "C3", "F3", "D4", "E4"].map(str::to_owned).into();
    assert_eq!(cells_with(&shown, "⚠"), around, "nobody is hate-top: it stays");
    assert!(cells_with(&shown, "▼").is_empty());
    state.hate = Some(Hate { owner: Seat::at(0), range: 1 });
    let steps = cards.attack(card).steps;
    let shown = picture(&game, &state);
    let to = Square::at(3, 1 + steps);
    assert_eq!(cells_with(&shown, "▼"), [to.to_string()].into(), "straight towards D8");
    let body = Slot::ALL.map(|slot| slot.square(to).to_string());
    let [_, ahead] = &map_of(&shown).wholes[..] else { panic!("where it stands, and will stand") };
    assert!(ahead.ahead);
    assert_eq!(ahead.cells, body);
    assert!(value_of(&shown, ids::HATE).starts_with("Aki's "));
    assert!(value_of(&shown, ids::HATE).contains("damage 4–6"));
    assert!(badges_of(&shown, "seat0/pawn").contains(&"hate".to_owned()));
    let mut enemy = EnemyAction::new();
    enemy.step = EnemyStep::DamageRoll;
    state.enemy = Some(enemy);
    state.tasks.push(Task::Enemy);
    let shown = picture(&game, &state);
    assert_eq!(cells_with(&shown, "⚠!"), around, "it attacks from where it stands");
    assert!(cells_with(&shown, "⚠").is_empty());
}

/// BA-1.2, BA-1.4, BA-4.2: side numbers, lava, the start zone.
#[test]
fn the_map_is_that_of_the_rulebook() {
    let (game, state) = opened(4, &[]);
    let shown = picture(&game, &state);
    let at = |text: &str, square: &str| {
        assert_eq!(cells_with(&shown, text), [square.to_owned()].into(), "{text}");
    };
    for (side, square) in [("①", "D1"), ("②", "F2"), ("③", "E4"), ("④", "C3")] {
        at(side, square);
    }
    for (number, square) in [("1", "D2"), ("2", "E2"), ("3", "D3"), ("4", "E3")] {
        at(number, square);
    }
    assert_eq!(cells_with(&shown, "♨1").len(), 10);
    let hot: BTreeSet<String> = ["B3", "G3", "B6", "G6"].map(str::to_owned).into();
    assert_eq!(cells_with(&shown, "♨2"), hot);
    // Where a flame says it, no other mark does.
    for cell in &map_of(&shown).cells {
        let lava = cell.badges.iter().find(|badge| badge.text.en.starts_with('♨'));
        assert!(lava.is_none_or(|lava| lava.tone == cell.tint), "{}", cell.id);
    }
    let mut above = state.clone();
    above.body_at = Square::from_label("B6").expect("a square");
    let above = picture(&game, &above);
    assert!(!cells_with(&above, "♨2").contains("B6"), "nobody stands under the body");
    assert!(cells_with(&above, "1").contains("B6"));
    let start = |scene: &Scene| {
        let Body::Board(board) = &scene.pages[0].regions[0].body else { panic!("a map") };
        board.cells.iter().filter(|cell| cell.tint == Tone::Special).count()
    };
    let area = cells_with(&shown, "⚠");
    let zone = game.cards.board.start;
    let wanted = zone.iter().filter(|at| !area.contains(&at.to_string())).count();
    assert_eq!(start(&shown), 0, "after the set-up it means nothing");
    let mut before = state.clone();
    before.tasks.extend([Task::FirstReveal, Task::PlaceHero(Seat::at(0))]);
    assert_eq!(start(&picture(&game, &before)), wanted);
}

/// Where the map ends beside the body, its side number stands on the body with an arrow.
#[test]
fn side_numbers_stay_on_the_map() {
    let (game, mut state) = opened(3, &[]);
    for (body, signs) in [
        ("A1", [("↑①", "A1"), ("②", "C1"), ("③", "B3"), ("←④", "A2")]),
        ("G7", [("①", "G6"), ("②→", "H7"), ("③↓", "H8"), ("④", "F8")]),
    ] {
        state.body_at = Square::from_label(body).expect("a square");
        let shown = picture(&game, &state);
        for (sign, square) in signs {
            assert_eq!(cells_with(&shown, sign), [square.to_owned()].into(), "{sign}");
        }
    }
}

/// One sign has one meaning: no badge looks like a square of the map, nor like another badge of the
/// same page that means something else.
#[test]
fn a_sign_means_one_thing() {
    let game = game(4, &[]);
    let mut state = game.laid_out();
    play(&game, &mut state, &mut Dice(5), 150, &mut |_, _, state, _| {
        let shown = picture(&game, state);
        let board = shown.pages[0].regions.iter().find_map(|region| match &region.body {
            Body::Board(board) => Some(board),
            Body::Row(_) | Body::Track(_) | Body::Sheet(_) => None,
        });
        let squares: BTreeSet<_> = Square::all().map(|square| square.to_string()).collect();
        let mut meanings = std::collections::BTreeMap::new();
        for cell in board.into_iter().flat_map(|board| &board.cells) {
            let tokens = cell.tokens.iter().flat_map(|token| &token.badges);
            for badge in cell.badges.iter().chain(tokens) {
                let sign = badge.text.en.to_string();
                assert!(!squares.contains(&sign), "{sign} is a square");
                let meaning = badge.meaning.en.to_string();
                let known = meanings.entry(sign.clone()).or_insert_with(|| meaning.clone());
                assert_eq!(*known, meaning, "{sign} has two meanings");
            }
        }
    });
    assert!(state.turns > 0);
}

/// BA-2.1 to BA-2.4: what lies open in the draft, and the two faces.
#[test]
fn the_draft_shows_what_can_be_taken() {
    let game = game(2, &[]);
    let mut state = game.laid_out();
    let count = |state: &State| {
        let shown = picture(&game, state);
        let ids = all_ids(&shown);
        ids.iter().filter(|id| id.ends_with("/place")).count()
    };
    assert_eq!(count(&state), 43 + 1, "and the hate card");
    let has = state.seat_mut(Seat::at(0));
    has.weapon = Weapon::new(2);
    has.sub = Sub::new(4);
    let sub = has.sub.expect("a sub-weapon");
    has.deck.add(sub_card(sub).into(), 1);
    let ids = all_ids(&picture(&game, &state));
    assert!(ids.contains(&ids::of(&game, sub)), "on the sheet of its seat");
    state.tasks.push(Task::Style(Seat::at(0)));
    let shown = picture(&game, &state);
    let weapon = state.seat(Seat::at(0)).weapon.expect("a weapon");
    for style in Style::ALL {
        let face = crate::cards::face_of(weapon, style);
        token_of(&shown, &ids::of(&game, face));
    }
}

/// BA-12.1, BA-5.2: what a pawn says of its hero.
#[test]
fn a_pawn_shows_how_its_hero_is() {
    let (game, mut state) = opened(3, &[]);
    let has = state.seat_mut(Seat::at(2));
    (has.hp, has.tension, has.acted) = (2, 3, true);
    let shown = picture(&game, &state);
    assert_eq!(badges_of(&shown, "seat2/pawn"), ["T3", "act"]);
    assert_eq!(token_of(&shown, "seat2/pawn").tone, Tone::Seat(2));
    state.seat_mut(Seat::at(2)).hp = 0;
    let shown = picture(&game, &state);
    assert_eq!(badges_of(&shown, "seat2/pawn"), ["T3", "down"]);
    assert_eq!(token_of(&shown, "seat2/pawn").look, kanso_engine::scene::Look::Spent);
    assert!(value_of(&shown, "seat2/hp").contains("DOWN"));
}

/// A tile has at most eight columns of name, and every token a text to read.
#[test]
fn tiles_are_small_and_tell_all() {
    let game = game(4, &[]);
    let mut state = game.laid_out();
    play(&game, &mut state, &mut Dice(11), 120, &mut |_, _, state, _| {
        for token in all_tokens(&picture(&game, state)) {
            assert!(!token.detail.is_empty() && !token.short.is_empty(), "{}", token.id);
            for badge in &token.badges {
                for lang in Lang::ALL {
                    let text = badge.text.in_lang(lang);
                    assert!((1..=5).contains(&text.chars().count()), "{} of {}", text, token.id);
                    assert!(!badge.meaning.in_lang(lang).is_empty());
                }
            }
        }
    });
    assert!(state.turns > 0);
}

fn map_of(scene: &Scene) -> &kanso_engine::scene::Board {
    let bodies = scene.pages[0].regions.iter().map(|region| &region.body);
    let board = bodies.filter_map(|body| match body {
        Body::Board(board) => Some(board),
        Body::Row(_) | Body::Track(_) | Body::Sheet(_) => None,
    });
    board.into_iter().next().expect("a map")
}

/// BA-1.2, BA-11.4: the enemy is one body over its squares, and looks where it will go; its parts
/// reach what its attack does.
#[test]
fn the_enemy_is_one_body() {
    let (game, mut state) = opened(3, &[]);
    let body: Vec<String> = game.body(state.body_at).iter().map(|at| at.to_string()).collect();
    let card = AttackCard::all(game.cards.attacks.len());
    let row = |card: &AttackCard| game.cards.attack(*card);
    let walks =
        card.into_iter().find(|card| row(card).steps > 0 && row(card).reach == Reach::BodyRing8);
    state.atk_discard = vec![EnemyCard::Attack(walks.expect("a card of the set walks"))];
    state.seat_mut(Seat::at(0)).at = Square::from_label("D8");
    for (hate, heading) in [(None, None), (Some(Seat::at(0)), Some((0, 1)))] {
        state.hate = hate.map(|owner| Hate { owner, range: 1 });
        let shown = picture(&game, &state);
        let mut wholes = map_of(&shown).wholes.iter().filter(|whole| !whole.ahead);
        let (Some(whole), None) = (wholes.next(), wholes.next()) else { panic!("one body") };
        assert_eq!((&whole.cells, whole.heading), (&body, heading));
        let area: BTreeSet<String> =
            token_of(&shown, "slot/1").reach.iter().map(ToString::to_string).collect();
        let marked = cells_with(&shown, "⚠");
        assert!(marked.is_subset(&area) && !area.is_empty(), "{marked:?} of {area:?}");
    }
}

/// One hero has one name: the map does not call by another word what the sheet names.
#[test]
fn a_hero_has_one_name() {
    let (game, mut state) = opened(2, &[]);
    for race in Race::all(game.cards.races.len()) {
        state.seat_mut(Seat::at(0)).race = Some(race);
        let name = game.race_name(race).clone();
        let shown = picture(&game, &state);
        let short = &token_of(&shown, "seat0/pawn").short;
        for lang in Lang::ALL {
            let mut letters = name.in_lang(lang).chars();
            let is_of_it = |wanted: char| letters.any(|letter| letter == wanted);
            assert!(short.in_lang(lang).chars().all(is_of_it), "{short:?} of {name:?}");
        }
    }
}
