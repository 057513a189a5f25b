//! What the table tells beside the counters: sections, goals, orders that go on, what is over.

use super::*;
use crate::battle::{Announced, DamageBy, DamageKind, Grant, InPlay, Ordered};
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
    assert_eq!((objective.sign, objective.tone), (Some(Icon::Objective), Tone::Plain), "nobody's");
    let told = value_of(&shown, ids::QUEST);
    assert!(told.starts_with(&format!("a hero of South in {south}, ")), "{told}");
}

/// BH-16.6: a quest of searches is done once, for both: it is told of whose hero has done it, as long as the
/// searches tell it.
#[test]
fn a_quest_is_done_by_the_camp_of_its_hero() {
    let (game, mut state) = opened("SCN03");
    let told = |state: &State| {
        let shown = picture(&game, state);
        let lines = all_ids(&shown);
        let marks = Camp::ALL.map(|camp| lines.contains(&ids::of_camp(camp, "quest")));
        (marks, value_of(&shown, ids::QUEST))
    };
    assert_eq!(told(&state), ([false; 2], "search 2 chests (The Barrow Key)".to_owned()));
    for side in &mut state.battle_mut().sides {
        side.quest_done = true;
    }
    let done = "completed (The Barrow Key)".to_owned();
    let mut heroes = state.battle().heroes.clone();
    assert_eq!(heroes.len(), 2, "a hero of each camp");
    for (searches, marks) in [([2, 1], [true, false]), ([1, 3], [false, true])] {
        for hero in &mut heroes {
            hero.searches = searches[hero.camp.index()];
        }
        state.battle_mut().heroes.clone_from(&heroes);
        assert_eq!(told(&state), (marks, done.clone()));
    }
    for hero in &mut state.battle_mut().heroes {
        hero.searches = 2;
    }
    assert_eq!(told(&state), ([false; 2], done), "who was first is not told any more");
}

/// BH-16.6: a quest of each camp is told while it is open, and its end lies on the board until then.
#[test]
fn a_quest_that_is_done_is_no_goal_any_more() {
    let (game, mut state) = opened("SCN04");
    let QuestTask::Stands([south, north]) =
        game.scenario(&state).quest.as_ref().expect("a quest").task
    else {
        panic!("heroes stand somewhere")
    };
    let goal = |shown: &Scene, at: Hex| {
        let tokens = &cell(shown, &at.to_string()).tokens;
        tokens.iter().any(|token| token.name.en.contains("a quest ends here"))
    };
    state.battle_mut().side_mut(Camp::South).quest_done = true;
    let shown = picture(&game, &state);
    let told = value_of(&shown, ids::QUEST);
    assert!(told.starts_with(&format!("a hero of North in {north} (")), "{told}");
    assert_eq!((goal(&shown, south), goal(&shown, north)), (false, true));
    state.battle_mut().side_mut(Camp::North).quest_done = true;
    let shown = picture(&game, &state);
    assert!(value_of(&shown, ids::QUEST).starts_with("completed ("));
    assert!(!goal(&shown, north));
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
            assert!(has(Icon::Attack) && !has(Icon::Battle), "{badges:?}");
            before += 1;
        } else {
            assert!(!has(Icon::Attack), "{badges:?}");
            behind += usize::from(has(Icon::Battle));
        }
    };
    let mut state = begun(&game, &mut see);
    play(&game, &mut state, &mut Dice(11), 300, &mut see);
    assert!(before > 0 && behind > 0, "{before} and {behind}");
}

/// BL-7.1: before a card is played nothing can be left; then orders are counted as on the cards.
#[test]
fn orders_are_told_once_there_can_be_some() {
    let (game, mut state) = opened("SCN01");
    let told = |state: &State| value_of(&picture(&game, state), ids::ORDERS);
    assert_eq!(told(&state), "–");
    let card = state.battle().side(Camp::South).commands[0];
    state.battle_mut().in_play = Some(InPlay { card, acts_as: Some(card), heals: None, held: 4 });
    for before in [Task::Alongside, Task::CommandDice, Task::BeginOrders] {
        state.tasks = vec![Task::LoreGain, Task::Order, before];
        assert_eq!(told(&state), "–", "{before:?}");
    }
    state.tasks = vec![Task::LoreGain, Task::Order];
    assert_eq!(told(&state), "none left");
    let active = game.active(&state);
    let [left, centre, _] = active.sections();
    let grant = |filter, left| Grant { filter, left, by_card: true };
    let (left, centre) = (Filter::Section(left), Filter::Section(centre));
    state.battle_mut().orders.grants = vec![grant(left, 5), grant(centre, 0)];
    assert_eq!(told(&state), "to give: Left 5");
    state.battle_mut().orders.grants = vec![grant(centre, 2), grant(Filter::Any, 1)];
    assert_eq!(told(&state), "to give: Centre 2, 1 of choice");
}

/// BL-6.5f, BL-16.5: the card of a turn is told until its end, once it is discarded too.
#[test]
fn the_card_of_a_turn_is_told_to_its_end() {
    let (game, mut state) = opened("SCN01");
    let told = |state: &State| value_of(&picture(&game, state), ids::CARD);
    assert_eq!(told(&state), "none yet");
    state.tasks = vec![Task::EndTurn, Task::LoreGain];
    assert_eq!(told(&state), "none", "a turn without a card");
    let active = game.active(&state);
    let card = state.battle().side(active).commands[0];
    state.battle_mut().side_mut(active).last_command = Some(card);
    assert_eq!(told(&state), format!("{} (discarded)", game.cards.command(card).face.name.en));
}

/// BH-16.5, BH:SKL18: who chooses a chest token points at the token, which says what it brings.
#[test]
fn a_chest_token_that_is_chosen_lies_among_those_shown() {
    use crate::battle::SearchStep;
    let mut sample = crate::table::words::sample::Sample::search(HeroId(1), SearchStep::Choose);
    sample.state.battle_mut().search.as_mut().expect("a search").token = None;
    let shown = picture(&sample.game, &sample.state);
    for kind in [ChestToken::Treasure, ChestToken::Trap] {
        let mut ids = Vec::new();
        sample.game.touches(&sample.state, &Action::ChooseToken { kind }, &mut ids);
        let detail = &token_of(&shown, &ids[0]).detail;
        assert!(detail.en.starts_with("chest token: "), "{detail:?}");
    }
}

/// BH-2.1, BH-3.1: a class says at enlisting what its heroes are.
#[test]
fn a_class_says_what_its_heroes_are() {
    let game = game("SCN04", None);
    let state = begun(&game, &mut |_, _, _, _| {});
    let state = State { tasks: vec![Task::Enlist(Seat::at(0))], ..state };
    let shown = picture(&game, &state);
    let told = |class| token_of(&shown, &ids::class(class)).detail.clone();
    assert_eq!(
        told(Class::Warrior).en,
        "Warrior: 5 skulls; as Champion 2 dice, moves 2 hexes on foot and may battle"
    );
    assert_eq!(
        told(Class::Wizard).ja,
        "ウィザード：スカルマーク3個、チャンピオンとして1ダイス、徒歩で2ヘクス移動して戦闘可"
    );
    let mut ids = Vec::new();
    game.touches(&state, &Action::Enlist { class: Class::Warrior }, &mut ids);
    assert!(all_ids(&shown).contains(&ids[0]), "{ids:?}");
}

/// BH-2.1, BH-17.4, BH-18.1: a hero says what it does, and what its skills and what it has equipped do.
#[test]
fn a_hero_says_all_that_it_can() {
    let sample = crate::table::words::sample::Sample::new(&[]);
    let shown = picture(&sample.game, &sample.state);
    let detail = &token_of(&shown, &ids::hero(HeroId(0))).detail;
    let mut lines = detail.en.lines();
    assert_eq!(
        lines.next(),
        Some(
            "Torvald, Warrior: 4 of 5 skulls; as Champion 2 dice, moves 4 hexes mounted and may \
             battle; Experience tokens 6, Treasure tokens 5"
        )
    );
    let cards = &sample.game.cards;
    let equipped = &sample.state.battle().hero(HeroId(0)).equipped;
    for card in &sample.state.sheet(HeroId(0)).artifacts {
        let line = &cards.line(CardSet::row_of_artifact(*card)).en;
        let told = detail.en.lines().any(|told| told == line);
        assert_eq!(told, equipped.contains(card), "what lies under the sheet is hidden");
    }
    assert!(lines.next().is_some_and(|line| line.contains(": skill of the Warrior")));
}

/// Of each hero off the board it is told where it is, also of two in one place.
#[test]
fn every_captive_is_called_one() {
    let (game, mut state) = with_hero();
    let camp = deployed(&state).camp;
    let heroes = &mut state.battle_mut().heroes;
    let count = heroes.len();
    for hero in heroes {
        (hero.camp, hero.at, hero.status) = (camp, None, HeroStatus::Captured);
    }
    let away = value_of(&picture(&game, &state), &ids::of_camp(camp, "away"));
    assert_eq!(away.matches(" (captured)").count(), count, "{away}");
}

/// BH-21.5: the turns of a campaign are those of one of its battles.
#[test]
fn a_turn_of_a_campaign_says_of_which_battle() {
    let game = game("SCN01", Some(2));
    let mut second = 0;
    let mut see = |_: &State, _: Option<&Action>, state: &State, _: &[Fact]| {
        let (Some(battle), Some(campaign)) = (&state.battle, &state.campaign) else { return };
        if battle.turn > 0 {
            let told = value_of(&picture(&game, state), ids::TURN);
            let number = campaign.battles.len();
            let wanted = format!("{} of battle {number} (round ", battle.turn);
            assert!(told.starts_with(&wanted), "{told}");
            second += usize::from(number == 2);
        }
    };
    let mut state = begun(&game, &mut see);
    play(&game, &mut state, &mut Dice(2), 6_000, &mut see);
    assert!(second > 0, "a second battle begins");
}

/// BL-12.7, BL-14.3: what a card is aimed at is pointed at while it is pending, from the line that tells
/// of it; what a creature's power is aimed at, from the creature.
#[test]
fn targets_of_cards_and_powers_are_pointed_at() {
    let (game, mut state) = opened("SCN04");
    let lines = |state: &State| -> Vec<(String, String)> {
        let shown = picture(&game, state);
        all_ids(&shown);
        let arrows = shown.pages[0].arrows.iter();
        arrows.map(|arrow| (arrow.from.clone(), arrow.to.clone())).collect()
    };
    assert!(lines(&state).is_empty());
    let unit = *state.battle().units.iter().find(|unit| unit.camp == Camp::North).expect("units");
    let card = Lore::all(game.cards.lores.len()).next().expect("a Lore card");
    state.battle_mut().announced = Some(Announced {
        camp: Camp::South,
        card,
        targets: Targets::Hex(unit.at),
        level: 1,
        paid: 1,
        in_lieu: false,
    });
    assert_eq!(lines(&state), [(ids::INSIDE.to_owned(), ids::hex(unit.at))]);
    state.battle_mut().announced = None;
    let mut aimed = |by| {
        let target = Fighter { camp: unit.camp, at: unit.at, hero: None };
        let kind = DamageKind::Poison;
        let damage = Damage::new(by, Camp::South, kind, 1, [target]);
        state.battle_mut().damage = Some(damage);
        lines(&state)
    };
    let to = ids::unit(unit.number);
    assert_eq!(aimed(DamageBy::Lore(card)), [(ids::INSIDE.to_owned(), to.clone())]);
    let kind = Creature::all(game.cards.creatures.len()).next().expect("a creature");
    assert!(aimed(DamageBy::Power(kind)).is_empty(), "no creature has used its power");
    let thrower = state.battle().units.iter().find(|unit| unit.camp == Camp::South);
    let thrower = *thrower.expect("units");
    let creature = state.battle_mut().unit_mut(thrower.at).expect("it stands there");
    (creature.kind, creature.doing.battles) = (UnitKind::Creature(kind), 1);
    assert_eq!(lines(&state), [(ids::unit(thrower.number), to)]);
}
