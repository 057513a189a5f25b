//! Signs: what is face up shows its kind, what is face down does not.

use super::*;
use crate::battle::Ordered;
use crate::cards::Troop;
use kanso_engine::scene::Icon;

/// Looks at every sign of a picture; how many there are.
fn check(scene: &Scene) -> usize {
    let all = all_tokens(scene);
    for token in &all {
        let face_up = token.look != Look::FaceDown;
        assert_eq!(token.sign.is_some(), face_up, "{}: {:?}", token.id, token.sign);
    }
    let on_hexes = scene.pages[0].regions.iter().filter_map(|region| match &region.body {
        Body::Board(board) => Some(&board.cells),
        Body::Row(_) | Body::Track(_) | Body::Sheet(_) => None,
    });
    let on_hexes = on_hexes.flatten().flat_map(|cell| &cell.badges);
    for badge in all.iter().flat_map(|token| &token.badges).chain(on_hexes) {
        let sign = badge.sign.as_ref().unwrap_or_else(|| panic!("{badge:?} has no sign"));
        assert!(sign.figure.en.chars().count() <= 4, "{badge:?}");
    }
    for region in scene.pages.iter().flat_map(|page| &page.regions) {
        let Body::Sheet(lines) = &region.body else { continue };
        for sign in lines.iter().filter_map(|line| line.sign.as_ref()) {
            assert!(sign.figure.en.chars().count() <= 5, "{sign:?}");
        }
    }
    all.iter().filter(|token| token.sign.is_some()).count()
}

/// Plays and looks at every picture of every eye; how many signs there were.
fn seen(game: &BattleLore, seed: u64, events: usize) -> usize {
    let mut seen = 0;
    let mut see = |_: &State, _: Option<&Action>, state: &State, _: &[Fact]| {
        seen += Eye::every(2).map(|eye| check(&scene(game, state, eye))).sum::<usize>();
    };
    let mut state = begun(game, &mut see);
    play(game, &mut state, &mut Dice(seed), events, &mut see);
    seen
}

#[test]
fn all_that_is_face_up_has_a_sign_and_nothing_face_down() {
    for scenario in ["SCN01", "SCN02", "SCN03", "SCN04"] {
        let seen = seen(&game(scenario, None), 3, 150);
        assert!(seen > 10_000, "{scenario} has {seen} signs");
    }
}

/// Rosters, scenarios, what new heroes are given.
#[test]
fn a_campaign_has_signs_between_its_battles() {
    let seen = seen(&game("SCN01", Some(2)), 5, 1_200);
    assert!(seen > 10_000, "a campaign has {seen} signs");
}

fn signs(token: &Token) -> Vec<(Icon, &str)> {
    let signs = token.badges.iter().filter_map(|badge| badge.sign.as_ref());
    signs.map(|sign| (sign.icon, &*sign.figure.en)).collect()
}

/// The silhouette of a unit is its kind's, the sign of its stripe that of its weapon.
#[test]
fn units_show_their_kind_and_what_they_have_done() {
    let (game, mut state) = opened("SCN01");
    let shown = picture(&game, &state);
    let sign = |label| cell(&shown, label).tokens[0].sign;
    assert_eq!((sign("A12"), sign("A3")), (Some(Icon::Riders), Some(Icon::Archer)));
    assert_eq!(
        signs(&cell(&shown, "A12").tokens[0])[..2],
        [(Icon::Pikemen, "2"), (Icon::Riders, "")],
        "two base dice stand on the banner"
    );
    let bold = bold(&game, &state, "A12");
    let unit = state.battle_mut().unit_mut(hex("A12")).expect("light riders");
    (unit.glory, unit.webbed, unit.doing.has_moved) = (2, true, true);
    let shown = picture(&game, &state);
    let behind = signs(&cell(&shown, "A12").tokens[0]).split_off(2 + usize::from(bold > 0));
    assert_eq!(behind, [(Icon::Honour, "2"), (Icon::Spider, "")], "it was not ordered");
    let mut done = |battles| {
        let doing = &mut state.battle_mut().unit_mut(hex("A12")).expect("light riders").doing;
        doing.ordered = Some(Ordered { section: None, by_card: true });
        doing.battles = battles;
        let shown = picture(&game, &state);
        signs(&cell(&shown, "A12").tokens[0]).last().map(|(icon, _)| *icon)
    };
    assert_eq!([done(0), done(1)], [Some(Icon::Limit), Some(Icon::Battle)]);
}

/// BH-1.2, chapter 12: a disc shows the class of its hero, on a horse if it rides; one that has battled
/// fades.
#[test]
fn a_hero_that_rides_is_drawn_on_its_horse() {
    let (game, mut state) = with_hero();
    let hero = deployed(&state);
    let class = state.sheet(hero.id).class;
    let sign = |state: &State| token_of(&picture(&game, state), &ids::hero(hero.id)).sign;
    assert_eq!(sign(&state), Some(sign::hero(class, hero.mounted)));
    state.battle_mut().hero_mut(hero.id).mounted = true;
    assert_eq!(sign(&state), Some(sign::hero(class, true)));
    for class in Class::ALL {
        assert_ne!(sign::hero(class, true), sign::class(class));
        assert_eq!(sign::hero(class, false), sign::class(class));
    }
    let free = Hex::all().find(|hex| !game.is_piece(&state, *hex)).expect("a free hex");
    let champion = state.battle_mut().hero_mut(hero.id);
    champion.at = Some(free);
    champion.doing.ordered = Some(Ordered { section: None, by_card: true });
    champion.doing.battles = 1;
    let shown = picture(&game, &state);
    let signs = signs(token_of(&shown, &ids::hero(hero.id)));
    assert_eq!(signs.last(), Some(&(Icon::Battled, "")));
}

/// Two discard piles are no two piles of one sign.
#[test]
fn each_pile_has_a_sign_of_its_own() {
    let (game, state) = opened("SCN04");
    let shown = picture(&game, &state);
    let stock = shown.pages[0].regions.iter().find(|region| region.id == ids::STOCK);
    let Some(Body::Sheet(lines)) = stock.map(|region| &region.body) else { panic!("a sheet") };
    let signs = lines.iter().filter_map(|line| line.sign.as_ref()).map(|sign| sign.icon);
    let different: BTreeSet<Icon> = signs.clone().collect();
    assert_eq!(different.len(), signs.count());
}

/// What an eye may not know has no sign, whatever it is.
#[test]
fn a_back_has_no_sign() {
    let (game, state) = opened("SCN01");
    let shown = scene(&game, &state, Eye::Public);
    let backs = ["south/command/backs", "north/command/backs"].map(|id| token_of(&shown, id));
    assert!(backs.iter().all(|token| token.sign.is_none()));
    let shown = picture(&game, &state);
    let held = state.battle().side(Camp::South).commands[0];
    let id = ids::command(&game, Camp::South, held);
    let expected = sign::command(&game.cards.command(held).text);
    assert_eq!(token_of(&shown, &id).sign, Some(expected));
}

/// Some cards of the built-in set have the pictures that were drawn for them.
#[test]
fn cards_show_what_they_do() {
    let cards = CardSet::chosen(&CardChoice::default()).expect("the built-in set is sound");
    let lore = |id: &str| {
        sign::lore(cards.lores.iter().find(|row| row.face.id == id).expect("a Lore card"))
    };
    assert_eq!(
        ["LWZ01", "LWZ07", "LRG03", "LRG07", "LWA07"].map(lore),
        [Icon::Fireball, Icon::Fog, Icon::Ambush, Icon::Poison, Icon::Arrows]
    );
    let artifact = |id: &str| {
        let row = cards.artifacts.iter().find(|row| row.face.id == id);
        sign::artifact(row.expect("an artifact"))
    };
    assert_eq!(
        ["ART17", "ART22", "ART26", "ART36"].map(artifact),
        [Icon::RabbitFoot, Icon::Crown, Icon::Bow, Icon::Potion]
    );
    let unit = |code: &str| {
        let creature = cards.creatures.iter().position(|row| row.code == code);
        let kind = Creature::all(cards.creatures.len()).nth(creature.expect("a creature"));
        sign::unit(&cards, UnitKind::Creature(kind.expect("it has a row")))
    };
    let troop = |code: &str| {
        let mut all = Troop::all(cards.troops.len());
        let kind = all.find(|kind| cards.troop(*kind).code == code).expect("a troop");
        sign::unit(&cards, UnitKind::Troop(kind))
    };
    assert_eq!(
        ["HBs", "HRl", "DBs", "GGs", "DGc", "GGb", "GGm"].map(troop),
        [
            Icon::FootSoldiers,
            Icon::Pikemen,
            Icon::Dwarf,
            Icon::Goblin,
            Icon::Crossbowmen,
            Icon::GoblinArchers,
            Icon::LizardRiders
        ],
        "peoples are told apart"
    );
    assert_eq!(
        cards.creatures.iter().map(|row| unit(&row.code)).collect::<Vec<_>>(),
        [Icon::Spider, Icon::Giant]
    );
}
