//! What the table tells beside the counters: sections, goals, orders that go on, what is over.

use super::*;
use crate::battle::{InPlay, Ordered};
use crate::cards::{CommandText, QuestTask};
use kanso_engine::scene::Icon;

/// The regions of a page whose ids begin so.
fn regions<'a>(page: &'a Page, begins: &'a str) -> impl Iterator<Item = &'a Region> {
    page.regions.iter().filter(move |region| region.id.starts_with(begins))
}

/// BL:CMD21: who has shot once and may again has battled one time of two.
#[test]
fn a_first_of_two_shots_is_told() {
    let (game, mut state) = opened("SCN01");
    let cards = &game.cards;
    let mut all = Command::all(cards.commands.len());
    let darkens =
        |card: &Command| matches!(cards.command(*card).text, CommandText::DarkenTheSky { .. });
    let card = all.find(darkens).expect("a card of the set");
    let number = state.battle().unit(hex("A3")).expect("archers").number;
    let mut told = |played: bool| {
        let battle = state.battle_mut();
        battle.in_play =
            played.then_some(InPlay { card, acts_as: Some(card), heals: None, held: 4 });
        let doing = &mut battle.unit_mut(hex("A3")).expect("archers").doing;
        doing.ordered = Some(Ordered { section: None, by_card: true });
        doing.battles = 1;
        let shown = picture(&game, &state);
        let last = token_of(&shown, &ids::unit(number)).badges.last().cloned();
        last.expect("what it has done").text.en.to_string()
    };
    assert_eq!((told(true), told(false)), ("1/2".to_owned(), "✕".to_owned()));
}

/// BL-7.2: a card for one section has that section in front, with how many pieces it orders.
#[test]
fn a_command_card_names_its_section_first() {
    let (game, mut state) = opened("SCN01");
    let cards = &game.cards;
    let mut all: Vec<Command> = Command::all(cards.commands.len()).collect();
    all.sort_unstable();
    state.battle_mut().side_mut(Camp::South).commands = all.clone();
    let shown = picture(&game, &state);
    let mut shorts = BTreeSet::new();
    for card in all {
        let row = cards.command(card);
        let token = token_of(&shown, &ids::command(&game, Camp::South, card));
        assert!(token.short.en.chars().count() <= 8, "{:?}", token.short);
        assert!(shorts.insert(token.short.en.to_string()), "{:?} twice", token.short);
        let name = &*row.face.name.en;
        let section = ["Left", "Centre", "Right"].into_iter().find(|own| name.ends_with(own));
        let wanted = match (row.text, section) {
            (CommandText::Sections { orders, .. }, Some(section)) => {
                format!("{section} {}", orders.iter().sum::<u8>())
            }
            (CommandText::Assault { .. }, Some(section)) => format!("{section} n"),
            _ => continue,
        };
        assert_eq!(token.short.en, wanted, "{name}");
        let mark = wanted.chars().take(1).chain(wanted.chars().last()).collect::<String>();
        assert_eq!(badges_of(token), [mark]);
    }
}

/// BL-15.2, BH-16.6: objectives and the ends of quests are counters on their hexes; the quest says
/// first where to go.
#[test]
fn goals_lie_on_the_board() {
    let (game, state) = opened("SCN04");
    let shown = picture(&game, &state);
    let quest = game.scenario(&state).quest.as_ref().expect("a quest");
    let QuestTask::Stands([south, north]) = quest.task else { panic!("heroes stand somewhere") };
    for at in [south, north] {
        let goal = &cell(&shown, &at.to_string()).tokens[0];
        assert_eq!((goal.look, &*goal.id), (Look::Counter, &*ids::goal(at)));
        assert!(goal.name.en.contains("a quest ends here"), "{:?}", goal.name);
    }
    let objective = &cell(&shown, "G7").tokens[0];
    assert!(objective.name.en.starts_with("objective: "), "{:?}", objective.name);
    assert_eq!(objective.sign, Some(Icon::Objective));
    let told = value_of(&shown, ids::QUEST);
    assert!(told.starts_with(&format!("a hero of South in {south}, ")), "{told}");
}

/// Steps of a battle that is over are not told as if they went on.
#[test]
fn after_the_end_no_step_goes_on() {
    let game = game("SCN01", None);
    let mut state = begun(&game, &mut |_, _, _, _| {});
    play(&game, &mut state, &mut Dice(3), 20_000, &mut |_, _, _, _| {});
    let end = state.ended.expect("the battle ends");
    let shown = picture(&game, &state);
    let course = regions(&shown.pages[0], ids::COURSE).next().expect("the course");
    let Body::Sheet(lines) = &course.body else { panic!("a sheet") };
    assert_eq!(lines.iter().map(|line| &*line.id).collect::<Vec<_>>(), [ids::TURN]);
    let told = value_of(&shown, ids::TURN);
    assert!(told.starts_with("over after turn ") && told.contains(" to "), "{told}");
    assert_eq!(told.contains(" won, "), end.winner.is_some(), "{told}");
    assert!(shown.pages[0].arrows.is_empty());
}

/// A seat keeps its colour on its heroes' sheets, and its rosters are of its side; between battles the
/// table says how the campaign stands, and before one what a hero may equip.
#[test]
fn a_campaign_tells_whose_all_is_and_how_it_stands() {
    let game = game("SCN01", Some(2));
    let (mut between, mut equips) = (0, 0);
    let mut see = |_: &State, _: Option<&Action>, state: &State, _: &[Fact]| {
        let shown = picture(&game, state);
        for region in regions(&shown.pages[1], "hero") {
            assert!(matches!(region.tone, Tone::Seat(_)), "{}", region.id);
        }
        for seat in [Seat::at(0), Seat::at(1)] {
            let id = ids::of_seat(seat, "roster");
            let rosters = regions(&shown.pages[2], &id).map(|region| region.seat);
            assert_eq!(rosters.collect::<Vec<_>>(), [Some(seat)]);
            let halls = regions(&shown.pages[0], "seat").map(|region| region.seat);
            assert!(halls.into_iter().all(|of| of.is_some()));
        }
        let wins = [0, 1].map(|seat| BattleLore::wins(state, Seat::at(seat)));
        let told = value_of(&shown, ids::SCORE);
        assert_eq!(told, format!("Ada {} to {} Ben", wins[0], wins[1]));
        between += usize::from(wins[0] + wins[1] > 0 && state.battle.is_none());
        if let Some(Task::Equip(hero)) = state.tasks.last() {
            let sheet = state.sheet(*hero);
            for kind in &sheet.artifacts {
                let id = ids::artifact(&game, *hero, *kind);
                let page = Scene { pages: vec![shown.pages[0].clone()] };
                assert!(all_ids(&page).contains(&id), "{id} lies on the table");
                equips += 1;
            }
        }
    };
    let mut state = begun(&game, &mut see);
    play(&game, &mut state, &mut Dice(2), 6_000, &mut see);
    assert!(between > 0 && equips > 0, "{between} and {equips}");
}

/// BL-15.1: a unit that was taken has the colour of whose it was, and its banner.
#[test]
fn a_taken_unit_lies_as_it_stood() {
    let (game, mut state) = opened("SCN01");
    let kind = state.battle().unit(hex("A12")).expect("light riders").kind;
    let colour = game.colour_of_kind(kind);
    state.battle_mut().side_mut(Camp::North).track.push(kind);
    let shown = picture(&game, &state);
    let taken = token_of(&shown, "north/banner/0");
    let tone = Tone::Seat(state.seat_of(Camp::South).into());
    assert_eq!((taken.look, taken.tone, taken.gauge), (Look::Troop, tone, None));
    assert_eq!(
        taken.badges.iter().map(|badge| badge.tone).collect::<Vec<_>>(),
        [badge::hue(colour)]
    );
}

/// BL-12.4: that a Lore card was played in this turn is told.
#[test]
fn a_lore_card_of_this_turn_is_told() {
    let (game, mut state) = opened("SCN04");
    let told = |state: &State| all_ids(&picture(&game, state)).contains("south/lore-played");
    assert!(!told(&state));
    state.battle_mut().side_mut(Camp::South).lore_played = true;
    assert!(told(&state));
}

/// BL-9.8: who attacks is at it until its dice were rolled, and has battled behind them.
#[test]
fn an_attacker_is_at_it_until_it_has_rolled() {
    let game = game("SCN01", None);
    let (mut before, mut behind) = (0, 0);
    let mut see = |_: &State, _: Option<&Action>, state: &State, _: &[Fact]| {
        let fight = state.battle.as_ref().and_then(|battle| battle.fight());
        let Some(fight) = fight.filter(|fight| fight.attacker.hero.is_none()) else { return };
        let Some(unit) = game.unit_of(state, &fight.attacker) else { return };
        let shown = picture(&game, state);
        let badges = &token_of(&shown, &ids::unit(unit.number)).badges;
        let has = |icon: Icon| {
            badges.iter().any(|badge| badge.sign.as_ref().is_some_and(|sign| sign.icon == icon))
        };
        if fight.rolled == 0 {
            assert!(has(Icon::Battle) && !has(Icon::Battled), "{badges:?}");
            before += 1;
        } else {
            assert!(!has(Icon::Battle), "{badges:?}");
            behind += usize::from(has(Icon::Battled));
        }
    };
    let mut state = begun(&game, &mut see);
    play(&game, &mut state, &mut Dice(11), 300, &mut see);
    assert!(before > 0 && behind > 0, "{before} and {behind}");
}
