//! Pictures of whole games and of named positions of BattleLore.

mod signs;
mod told;

use super::*;
use crate::battle::HeroStatus;
use crate::cards::{CardSet, TerrainRole};
use crate::readings::Readings;
use crate::vocabulary::{Class, Council, Hex};
use crate::{Action, Fact};
use kanso_engine::game::Awaiting;
use kanso_engine::prelude::*;
use kanso_engine::scene::{Board, BoardCell, Hue, Land, Look};
use kanso_engine::{Bag, CardChoice, ChanceKind, Kind, Lang, Mode, Outcome, Trace};
use std::collections::BTreeSet;

fn game(scenario: &str, battles: Option<u16>) -> BattleLore {
    let values: Vec<u8> = Readings::SPECS.iter().map(|_| 0).collect();
    let cards = CardSet::chosen(&CardChoice::default()).expect("the built-in set is sound");
    BattleLore {
        names: vec!["Ada".to_owned(), "Ben".to_owned()],
        scenario: cards.scenario_by_id(scenario).expect("a scenario of this id"),
        battles,
        readings: Readings::from_values(&values).expect("they are values"),
        cards,
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

/// Lets the beats run that come before anything is awaited.
fn begun(game: &BattleLore, see: See<'_>) -> State {
    let mut state = game.start_state();
    let mut trace = Trace::new(Mode::Facts);
    beats(game, state.clone(), &mut state, None, &mut trace, see);
    state
}

fn beats(
    game: &BattleLore,
    before: State,
    state: &mut State,
    taken: Option<Action>,
    trace: &mut Trace<Fact>,
    see: See<'_>,
) {
    let (mut before, mut taken) = (before, taken);
    loop {
        let facts: Vec<Fact> = trace.take_facts().into_iter().map(|cited| cited.fact).collect();
        see(&before, taken.as_ref(), state, &facts);
        taken = None;
        before = state.clone();
        if !game.beat(state, trace) {
            break;
        }
    }
}

/// Plays on, at most so many events. Battles are sought: a random army seldom strikes.
fn play(game: &BattleLore, state: &mut State, dice: &mut Dice, events: usize, see: See<'_>) {
    let mut trace = Trace::new(Mode::Facts);
    for _ in 0..events {
        let before = state.clone();
        let mut taken = None;
        match game.awaits(state) {
            Awaiting::Over => return,
            Awaiting::Decision(_) => {
                let mut actions = Vec::new();
                game.legal_actions(state, &mut actions);
                let strikes = |action: &Action| matches!(action, Action::Battle { .. });
                if actions.iter().any(strikes) && dice.below(3) > 0 {
                    actions.retain(strikes);
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
                    ChanceKind::Draw { count, .. } => {
                        let mut bag = Bag::new();
                        game.draw_bag(state, &mut bag);
                        let mut kinds: Vec<Kind> =
                            (0..count).map(|_| dice.draw(&mut bag)).collect();
                        kinds.sort_unstable();
                        Outcome::Draw(kinds.into_iter().collect())
                    }
                    other => panic!("this game has no such chance: {other:?}"),
                };
                game.outcome(state, &outcome, &mut trace);
            }
        }
        beats(game, before, state, taken, &mut trace, see);
    }
}

/// A battle after its set-up.
pub(crate) fn opened(scenario: &str) -> (BattleLore, State) {
    let game = game(scenario, None);
    let mut state = begun(&game, &mut |_, _, _, _| {});
    let mut dice = Dice(7);
    while state.tasks.last() != Some(&Task::Command) {
        play(&game, &mut state, &mut dice, 1, &mut |_, _, _, _| {});
    }
    (game, state)
}

fn hex(label: &str) -> Hex {
    Hex::from_label(label).expect("a hex of the board")
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

fn value_of(scene: &Scene, id: &str) -> String {
    let regions = scene.pages.iter().flat_map(|page| &page.regions);
    let lines = regions.filter_map(|region| match &region.body {
        Body::Sheet(lines) => Some(lines),
        Body::Board(_) | Body::Row(_) | Body::Track(_) => None,
    });
    let found = lines.flatten().find(|line| line.id == id);
    found.unwrap_or_else(|| panic!("{id} is a line")).value.in_lang(Lang::En).to_owned()
}

fn token_of<'a>(scene: &'a Scene, id: &str) -> &'a Token {
    let found = all_tokens(scene).into_iter().find(|token| token.id == id);
    found.unwrap_or_else(|| panic!("{id} lies on the table"))
}

fn badges_of(token: &Token) -> Vec<String> {
    token.badges.iter().map(|badge| badge.text.en.to_string()).collect()
}

fn board_of(scene: &Scene) -> &Board {
    let bodies = scene.pages[0].regions.iter().map(|region| &region.body);
    let board = bodies.filter_map(|body| match body {
        Body::Board(board) => Some(board),
        Body::Row(_) | Body::Track(_) | Body::Sheet(_) => None,
    });
    board.into_iter().next().expect("a board")
}

fn cell<'a>(scene: &'a Scene, label: &str) -> &'a BoardCell {
    board_of(scene).cells.iter().find(|cell| cell.id == label).expect("a hex of the board")
}

fn picture(game: &BattleLore, state: &State) -> Scene {
    scene(game, state, Eye::All)
}

/// Every id that an action or a fact names is on the table, before it or after it; what a card that
/// is played was among, too.
fn names_lie_on_the_table(game: &BattleLore, events: usize, seed: u64) -> usize {
    let mut names = 0;
    let mut see = |before: &State, action: Option<&Action>, after: &State, facts: &[Fact]| {
        let was = all_ids(&picture(game, before));
        let is = all_ids(&picture(game, after));
        let mut ids = Vec::new();
        if let Some(action) = action {
            game.touches(before, action, &mut ids);
            assert!(!ids.is_empty(), "{action:?} is about something");
            for id in &ids {
                assert!(was.contains(id), "{id} of {action:?} is not on the table");
            }
            names += ids.len();
        }
        for fact in facts {
            ids.clear();
            game.points(fact, &mut ids);
            assert!(!ids.is_empty(), "{fact:?} is about something");
            let known = |id: &&String| was.contains(*id) || is.contains(*id);
            assert!(ids.iter().any(|id| known(&id)), "nothing of {fact:?} is there: {ids:?}");
            names += ids.len();
        }
    };
    let mut state = begun(game, &mut see);
    play(game, &mut state, &mut Dice(seed), events, &mut see);
    names
}

#[test]
fn what_actions_and_facts_name_lies_on_the_table() {
    for scenario in ["SCN01", "SCN02", "SCN03", "SCN04"] {
        let names = names_lie_on_the_table(&game(scenario, None), 400, 11);
        assert!(names > 1_000, "{scenario} names {names} things");
    }
}

#[test]
fn what_a_campaign_names_lies_on_the_table() {
    let names = names_lie_on_the_table(&game("SCN01", Some(2)), 1_500, 5);
    assert!(names > 2_000, "a campaign names {names} things");
}

/// BL-1.1, BL-1.2, BL-1.4: 113 hexes, row I at the top, the dotted lines through their hexes.
#[test]
fn the_board_is_that_of_the_rules() {
    let (game, state) = opened("SCN01");
    let shown = picture(&game, &state);
    let board = board_of(&shown);
    assert_eq!(board.cells.len(), 113);
    assert_eq!((&*board.cells[0].id, &*board.cells[112].id), ("I1", "A13"));
    for (line, labels) in board.dividers.iter().zip([["H4", "B4"], ["H9", "B9"]]) {
        assert!(labels.iter().all(|label| cell(&shown, label).x == *line));
    }
    assert_eq!(board.dividers.len(), 2);
    for (label, role) in [("E1", TerrainRole::River), ("E4", TerrainRole::Ford)] {
        assert_eq!(game.terrain(&state, hex(label)).role, role);
    }
    assert_eq!(cell(&shown, "E1").tint, Tone::Land(Land::River));
    assert_eq!(cell(&shown, "E4").tint, Tone::Land(Land::Ford));
    assert_eq!(cell(&shown, "A1").tint, Tone::Plain);
}

/// Chapter 12: figures, banner, weapon, horse, bold levels, Glory tokens.
#[test]
fn a_counter_shows_what_its_unit_is() {
    let (game, mut state) = opened("SCN01");
    let shown = picture(&game, &state);
    let counter = &cell(&shown, "A12").tokens[0];
    assert_eq!((counter.look, counter.tone), (Look::Troop, Tone::Seat(0)));
    assert_eq!(badges_of(counter)[..2], ["⚔".to_owned(), "♞".to_owned()]);
    assert_eq!(counter.badges[0].tone, Tone::Hue(Hue::Green));
    let gauge = counter.gauge.map(|gauge| (gauge.value, gauge.max));
    assert_eq!(gauge, Some((3, 3)));
    let id = counter.id.clone();
    let unit = state.battle_mut().unit_mut(hex("A12")).expect("light riders");
    (unit.figures, unit.glory) = (1, 2);
    let shown = picture(&game, &state);
    let counter = token_of(&shown, &id);
    assert_eq!(counter.gauge.map(|gauge| gauge.value), Some(1));
    assert!(badges_of(counter).contains(&"★2".to_owned()));
    let archers = &cell(&shown, "A3").tokens[0];
    assert_eq!(badges_of(archers)[0], "➳");
    assert!(!badges_of(archers).contains(&"♞".to_owned()));
    for (label, counter) in [("A12", counter), ("A3", archers)] {
        let shield = badges_of(counter).iter().any(|text| text.starts_with('⛨'));
        assert_eq!(shield, bold(&game, &state, label) > 0, "{label}");
    }
}

/// The bold levels of the unit in a hex.
fn bold(game: &BattleLore, state: &State, label: &str) -> u8 {
    let fighter = game.fighter_in(state, hex(label), None).expect("a unit stands there");
    game.bold(state, &fighter)
}

/// A unit keeps its id wherever it goes, also when another one falls.
#[test]
fn a_units_id_goes_along() {
    let (game, mut state) = opened("SCN01");
    let id = cell(&picture(&game, &state), "A5").tokens[0].id.clone();
    let battle = state.battle_mut();
    battle.units.remove(hex("A3")).expect("another one stands there");
    let unit = battle.units.remove(hex("A5")).expect("it stands there");
    battle.units.put(Unit { at: hex("C1"), ..unit });
    let shown = picture(&game, &state);
    assert_eq!(cell(&shown, "C1").tokens[0].id, id);
    let ids: BTreeSet<&str> = board_of(&shown)
        .cells
        .iter()
        .flat_map(|cell| &cell.tokens)
        .map(|token| token.id.as_str())
        .collect();
    assert_eq!(ids.len(), state.battle().units.len());
}

/// A battle after its set-up, with several heroes, one of them on the board.
fn with_hero() -> (BattleLore, State) {
    let game = game("SCN03", None);
    let placed = |state: &State| {
        let battle = state.battle.as_ref();
        let heroes = battle.map_or(&[][..], |battle| &battle.heroes);
        heroes.len() > 1 && heroes.iter().any(|hero| hero.at.is_some())
    };
    let set_up = |seed| {
        let mut state = begun(&game, &mut |_, _, _, _| {});
        let mut dice = Dice(seed);
        while state.tasks.last() != Some(&Task::Command) {
            play(&game, &mut state, &mut dice, 1, &mut |_, _, _, _| {});
        }
        state
    };
    let mut states = (1..200).map(set_up);
    let state = states.find(placed).expect("a random player deploys a hero now and then");
    (game, state)
}

/// The first hero on the board.
fn deployed(state: &State) -> Hero {
    state.battle().heroes.iter().find(|hero| hero.at.is_some()).expect("placed").clone()
}

/// BH-6.1, BH-16.1: a Leader stands on its troop, a Champion alone; chests say how many tokens.
#[test]
fn heroes_are_discs_and_chests_are_counted() {
    let (game, mut state) = with_hero();
    let hero = deployed(&state);
    let at = hero.at.expect("placed").to_string();
    let shown = picture(&game, &state);
    let tokens = &cell(&shown, &at).tokens;
    assert_eq!(
        tokens.iter().map(|token| token.look).collect::<Vec<_>>(),
        [Look::Troop, Look::Disc]
    );
    assert_eq!(tokens[1].id, ids::hero(hero.id));
    assert!(value_of(&shown, &ids::of_hero(hero.id, "status")).starts_with("Leader"));
    let free = Hex::all().find(|hex| !game.is_piece(&state, *hex)).expect("a free hex");
    state.battle_mut().hero_mut(hero.id).at = Some(free);
    let shown = picture(&game, &state);
    assert!(value_of(&shown, &ids::of_hero(hero.id, "status")).starts_with("Champion"));
    let chest = &cell(&shown, "E7").tokens[0];
    assert_eq!((&*chest.short.en, chest.look), ("3", Look::Counter));
    let battle = state.battle_mut();
    let captured = battle.hero_mut(hero.id);
    (captured.at, captured.status) = (None, HeroStatus::Captured);
    let shown = picture(&game, &state);
    let winner = hero.camp.other();
    assert_eq!(value_of(&shown, &ids::of_camp(winner, "banners")), "1 of 6");
    let region = ids::of_camp(winner, "track");
    let track = shown.pages[0].regions.iter().find(|one| one.id == region).expect("a track");
    let Body::Track(steps) = &track.body else { panic!("a track") };
    assert_eq!(steps.len(), 6);
    assert_eq!(steps[0].tokens[0].id, ids::hero(hero.id));
    assert_eq!((steps[0].tokens[0].look, steps[5].tone), (Look::Disc, Tone::Warning));
    let away = value_of(&shown, &ids::of_camp(hero.camp, "away"));
    let class = capital(&state.sheet(hero.id).class.name().into()).en;
    assert!(away.contains(&*class) && away.contains("(captured)"), "{away}");
}

/// 5.13: whatever the opponent holds, its hands are numbers, and so are artifacts face down.
#[test]
fn a_hidden_hand_is_a_number() {
    let (game, state) = opened("SCN01");
    let owner = state.seat_of(Camp::South);
    let mut other = state.clone();
    let battle = other.battle_mut();
    let (gone, come) = {
        let side = battle.side(Camp::South);
        let deck = battle.command_deck.iter().map(|(kind, _)| kind);
        let held = side.commands[0];
        let come = deck.into_iter().find(|kind| *kind != Kind::from(held)).expect("another kind");
        (held, come)
    };
    let side = battle.side_mut(Camp::South);
    side.commands.remove(0);
    side.commands.push(come.try_into().expect("a Command card"));
    side.commands.sort_unstable();
    assert!(battle.command_deck.take(come));
    battle.command_deck.add(gone.into(), 1);
    for eye in Eye::every(2) {
        let same = scene(&game, &state, eye) == scene(&game, &other, eye);
        assert_eq!(same, !eye.sees(owner), "{eye:?}");
    }
    let shown = scene(&game, &state, Eye::Public);
    let held = state.battle().side(Camp::South).commands.len() as u16;
    let Body::Row(slots) = &shown.pages[0]
        .regions
        .iter()
        .find(|region| region.id == "south/commands")
        .expect("a hand")
        .body
    else {
        panic!("a row")
    };
    assert_eq!((slots.len(), slots[0].count), (1, held));
}

/// BL-13.1, BL-R15: a council is nobody else's business until both are chosen.
#[test]
fn a_council_is_hidden_until_both_are_chosen() {
    let game = game("SCN03", None);
    let mut state = begun(&game, &mut |_, _, _, _| {});
    let mut dice = Dice(1);
    while state.tasks.last() != Some(&Task::Council(Camp::North)) {
        play(&game, &mut state, &mut dice, 1, &mut |_, _, _, _| {});
    }
    let mut other = state.clone();
    let council = Council { commander: 3, wizard: 3, ..Council::default() };
    let other_council = Council { cleric: 3, rogue: 3, ..Council::default() };
    state.battle_mut().side_mut(Camp::South).council = Some(council);
    other.battle_mut().side_mut(Camp::South).council = Some(other_council);
    let owner = state.seat_of(Camp::South);
    for eye in Eye::every(2) {
        let same = scene(&game, &state, eye) == scene(&game, &other, eye);
        assert_eq!(same, !eye.sees(owner), "{eye:?}");
    }
    let chair = |eye| {
        let shown = scene(&game, &state, eye);
        let regions = shown.pages[0].regions.iter();
        let council = regions.into_iter().find(|region| region.id == "south/council");
        let Body::Sheet(lines) = &council.expect("a council").body else { panic!("a sheet") };
        let Line { label, value, .. } = &lines[Class::Wizard.index()];
        format!("{} {}", label.en, value.en)
    };
    assert_eq!(chair(Eye::Seat(owner)), "Wizard 3");
    assert_eq!(chair(Eye::Seat(state.seat_of(Camp::North))), "Wizard ?");
}

/// A hex has room for two Japanese signs; of a board in 80 columns for one, beside mark and figures.
#[test]
fn units_and_heroes_differ_in_the_first_sign_on_a_japanese_map() {
    let cards = CardSet::chosen(&CardChoice::default()).expect("the built-in set is sound");
    let troops = cards.troops.iter().map(|row| (&row.code, &row.face));
    let creatures = cards.creatures.iter().map(|row| (&row.code, &row.face));
    let heroes = Class::ALL.map(|class| badge::class(class).ja.chars().next());
    let mut seen: BTreeSet<_> = heroes.into_iter().flatten().collect();
    for (code, face) in troops.chain(creatures) {
        let short = token::on_hex(code, face).ja.into_owned();
        assert_eq!(short.chars().count(), 2, "{code}: {short}");
        let first = short.chars().next().expect("two signs");
        assert!(seen.insert(first), "{code}: {short} begins as another does");
    }
    assert_eq!(seen.len(), 16 + 5);
}

/// A tile has at most eight columns of name, and every token a text to read.
#[test]
fn tiles_are_small_and_tell_all() {
    let game = game("SCN04", None);
    let mut fights = 0;
    let mut see = |_: &State, _: Option<&Action>, state: &State, _: &[Fact]| {
        let shown = picture(&game, state);
        fights += usize::from(!shown.pages[0].arrows.is_empty());
        for token in all_tokens(&shown) {
            assert!(!token.detail.is_empty() && !token.short.is_empty(), "{}", token.id);
            for badge in &token.badges {
                for lang in Lang::ALL {
                    let text = badge.text.in_lang(lang);
                    assert!((1..=4).contains(&text.chars().count()), "{} of {}", text, token.id);
                    assert!(!badge.meaning.in_lang(lang).is_empty());
                }
            }
        }
    };
    let mut state = begun(&game, &mut see);
    play(&game, &mut state, &mut Dice(11), 300, &mut see);
    assert!(state.battle().turn > 1 && fights > 0, "arrows lead to what is attacked");
}

/// Marks of 5.12: rounds of two turns; a campaign's battles are its chapters, and what lies between
/// them belongs to none.
#[test]
fn chapters_are_battles_and_rounds_have_two_turns() {
    let game = game("SCN01", Some(2));
    let mut chapters = Vec::new();
    let mut see = |_: &State, _: Option<&Action>, state: &State, _: &[Fact]| {
        let marks = crate::rules::course::flow::marks(&game, state);
        let turn = state.battle.as_ref().map_or(0, |battle| battle.turn);
        assert_eq!(marks.round, turn.div_ceil(2));
        assert_eq!(marks.chapter.is_some(), state.battle.is_some());
        if chapters.last() != Some(&marks.chapter) {
            chapters.push(marks.chapter);
        }
    };
    let mut state = begun(&game, &mut see);
    play(&game, &mut state, &mut Dice(2), 6_000, &mut see);
    assert_eq!(chapters[..4], [None, Some(0), None, Some(1)]);
}

/// BL-2.6: the ground is told with what it does, and the section in which it lies.
#[test]
fn a_hex_says_what_its_ground_does() {
    let game = game("SCN01", None);
    let state = begun(&game, &mut |_, _, _, _| {});
    let shown = picture(&game, &state);
    let mut kinds = BTreeSet::new();
    for cell in &board_of(&shown).cells {
        let mut lines = cell.detail.en.lines();
        let (kind, what) = lines.next().and_then(|line| line.split_once(": ")).expect("a kind");
        assert!(!what.is_empty(), "{kind} does something, or nothing");
        kinds.insert(kind.to_owned());
        assert!(lines.next().is_some_and(|line| line.starts_with("section: ")), "{}", cell.id);
    }
    assert!(kinds.len() > 2, "{kinds:?}");
}

/// BL-4.5, BL-4.6, BL-4.8: who shoots reaches what it sees in its range, or, held by an enemy beside
/// it, what is beside it.
#[test]
fn who_shoots_says_what_it_reaches() {
    let game = game("SCN01", None);
    let mut shoots = 0;
    let mut see = |_: &State, _: Option<&Action>, state: &State, _: &[Fact]| {
        let Some(battle) = &state.battle else { return };
        let shown = picture(&game, state);
        for unit in battle.units.iter() {
            let who = Fighter { camp: unit.camp, at: unit.at, hero: None };
            let reach = &token_of(&shown, &ids::unit(unit.number)).reach;
            let Some((_, to)) = game.shooting_range(state, &who) else {
                assert!(reach.is_empty(), "a sword strikes beside itself");
                continue;
            };
            let most = if game.enemy_beside(state, who.camp, who.at) { 1 } else { to };
            for hex in Hex::all().filter(|hex| reach.contains(&hex.label().into())) {
                assert!(who.at.distance(hex) <= most, "{} from {}", hex, who.at);
            }
            shoots += reach.len();
        }
    };
    let mut state = begun(&game, &mut see);
    play(&game, &mut state, &mut Dice(3), 80, &mut see);
    assert!(shoots > 1_000, "{shoots} hexes are reached");
}

/// BL-1.4: each camp has its left where the other has its right.
#[test]
fn sections_are_called_as_each_camp_sees_them() {
    let sample = crate::table::words::sample::Sample::new(&[]);
    let shown = scene(&sample.game, &sample.state, Eye::All);
    let named = board_of(&shown).captions.iter();
    let of = |camp: Camp| {
        let tone = Tone::Seat(sample.state.seat_of(camp).into());
        let named = named.clone().filter(move |caption| caption.tone == tone);
        named.map(|caption| (&*caption.name.en, &*caption.at)).collect::<Vec<_>>()
    };
    let [south, north] = [of(Camp::South), of(Camp::North)];
    assert_eq!(
        south.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
        ["Left", "Centre", "Right"]
    );
    assert_eq!(south.iter().map(|(_, at)| &at[..1]).collect::<String>(), "AAA");
    assert_eq!(north.iter().map(|(_, at)| &at[..1]).collect::<String>(), "III");
    assert_eq!(south[0].1[1..], north[2].1[1..], "Ada's left is Ben's right");
}
