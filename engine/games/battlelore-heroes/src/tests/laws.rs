//! Laws of BattleLore with Heroes on random play: the common ones, and what this game conserves.

use crate::battle::LORE_TOKENS;
use crate::cards::{ARTIFACT_CARDS, COMMAND_CARDS, LORE_CARDS};
use crate::prelude::*;
use crate::readings::{CapturedArtifactsDead, PoolEmpty, Readings};
use crate::state::derived::CHAMPION_STEPS;
use kanso_engine::laws::{Dice, Player, play};

/// Most beats of one event that were ever seen, and some.
const BEATS_MAX: u32 = 120;

/// A set-up with values of the readings that chance gives, the defaults if `plain`.
pub(super) fn table(mode: &str, scenario: &str, plain: bool, dice: &mut Dice) -> Setup<Opening> {
    let mut setup = Setup::new::<BattleLore>(2);
    let meta = BattleLore::meta();
    for (name, value) in [("mode", mode), ("scenario", scenario), ("battles", "2")] {
        setup.set_option(meta, name, value).expect("an option of the game");
    }
    if !plain {
        for (value, spec) in setup.readings.iter_mut().zip(Readings::SPECS) {
            *value = dice.below(spec.values.len() as u64) as u8;
        }
    }
    setup
}

/// Plays a game under the common laws, so many events at most, then again under this game's own.
fn lawful(setup: &Setup<Opening>, player: Player, dice: &mut Dice, most: u32) -> State {
    let (events, last) = play::<BattleLore>(setup, player, dice, most, 100);
    let game = BattleLore::new(setup).expect("the set-up is one of this game");
    let mut state = game.start();
    conserves(&game, &state);
    for event in &events {
        game.begin(&mut state, event, &mut Trace::off());
        let mut beats = 0;
        while game.advance(&mut state, &mut Trace::off()) {
            beats += 1;
        }
        assert!(beats <= BEATS_MAX, "{beats} beats follow {event:?}");
        conserves(&game, &state);
    }
    assert_eq!(state, last);
    last
}

/// Nothing is made, lost or put where it cannot be.
pub(super) fn conserves(game: &BattleLore, state: &State) {
    artifacts(game, state);
    sheets(state);
    let Some(battle) = &state.battle else { return };
    cards(battle, state);
    tokens(game, battle);
    board(game, state, battle);
    units(game, state, battle);
    ways_back(game, state, battle);
}

/// 44 artifact cards, wherever they are.
fn artifacts(game: &BattleLore, state: &State) {
    let sheets = state.seats.iter().flat_map(|has| &has.roster);
    let mut found = state.artifacts.total() as usize;
    found += sheets.map(|sheet| sheet.artifacts.len()).sum::<usize>();
    if let Some(recruit) = &state.recruit {
        found += recruit.shown.len() + recruit.replaced.len();
    }
    if let Some(campaign) = &state.campaign {
        found += campaign.aside.len();
        if let Some(aaa) = &campaign.aaa {
            found += aaa.shown.len() + aaa.replaced.len() + aaa.returned.len();
        }
    }
    if let Some(gain) = state.battle.as_ref().and_then(|battle| battle.gain.as_ref()) {
        // Once it is owned it lies on the sheet.
        let owned = gain.card.is_some_and(|card| state.sheet(gain.hero).artifacts.contains(&card));
        found += usize::from(gain.card.is_some() && !owned) + gain.replaced.len();
    }
    let wanted = usize::from(ARTIFACT_CARDS);
    if game.readings.captured_artifacts_dead == CapturedArtifactsDead::Lost {
        assert!(found <= wanted, "{found} artifact cards");
    } else {
        assert_eq!(found, wanted, "each artifact card is in one place: {:?}", state.tasks);
    }
}

fn sheets(state: &State) {
    for has in &state.seats {
        assert!(has.roster.is_sorted_by(|one, two| one.id < two.id), "a roster is ascending");
        for sheet in &has.roster {
            assert!(sheet.skulls_marked <= crate::state::derived::skulls(sheet.class), "skulls");
            assert!(sheet.skills.is_sorted_by(|one, two| one < two), "each skill once");
            assert!(sheet.skills.len() <= crate::state::SKILLS_MAX, "at most three skills");
            assert!(sheet.artifacts.is_sorted(), "artifacts are in the order of the cards");
        }
    }
}

/// 60 Command cards and 40 Lore cards.
fn cards(battle: &Battle, state: &State) {
    let hands: usize = battle.sides.iter().map(|side| side.commands.len()).sum();
    let piles = battle.command_deck.total() as usize + battle.command_discard.len();
    let played = usize::from(battle.in_play.is_some()) + battle.scouted.len();
    assert_eq!(
        hands + piles + played,
        usize::from(COMMAND_CARDS),
        "Command cards: {:?}",
        state.tasks
    );
    let hands: usize = battle.sides.iter().map(|side| side.lores.len()).sum();
    let piles = battle.lore_deck.total() as usize + battle.lore_discard.len();
    let announced = usize::from(battle.announced.is_some());
    let played = announced + battle.browsed.len();
    assert_eq!(hands + piles + played, usize::from(LORE_CARDS), "Lore cards: {:?}", state.tasks);
    for side in &battle.sides {
        assert!(side.commands.is_sorted() && side.lores.is_sorted(), "hands are in order");
    }
}

fn tokens(game: &BattleLore, battle: &Battle) {
    let held: u32 = battle.sides.iter().map(|side| u32::from(side.tokens)).sum();
    let unlimited = game.readings.pool_empty == PoolEmpty::Unlimited;
    assert!(unlimited || held <= u32::from(LORE_TOKENS), "{held} Lore tokens");
    let lying: u32 = battle.chests.iter().map(|chest| u32::from(chest.tokens)).sum();
    let all: u32 = ChestToken::COPIES.iter().map(|copies| u32::from(*copies)).sum();
    assert!(battle.chest_bag.total() <= all, "at most 20 chest tokens");
    assert!(lying <= battle.chest_bag.total(), "what lies on the board was not taken");
}

/// One unit and one hero on a hex, of one camp, where they may be.
fn board(game: &BattleLore, state: &State, battle: &Battle) {
    assert!(battle.units.is_sorted_by(|one, two| one.at < two.at), "one unit on a hex, in order");
    for unit in battle.units.iter() {
        assert_eq!(battle.unit(unit.at), Some(unit), "a unit is found by its hex");
        assert_eq!(battle.units.camp(unit.at), Some(unit.camp), "whose unit is there");
        let full = game.full_figures(unit.kind);
        assert!((1..=full).contains(&unit.figures), "figures of {unit:?}");
    }
    // A Champion on its way back passes others.
    let walks = state.tasks.contains(&Task::Retreat);
    for hero in &battle.heroes {
        let (Some(at), false) = (hero.at, walks) else { continue };
        let met = battle.heroes.iter().filter(|other| other.at == Some(at)).count();
        assert_eq!(met, 1, "one hero on {at}");
        assert!(battle.unit(at).is_none_or(|unit| unit.camp == hero.camp), "no enemy on {at}");
        for card in &hero.equipped {
            assert!(state.sheet(hero.id).artifacts.contains(card), "what is equipped is owned");
        }
    }
    for camp in Camp::ALL {
        let target = game.scenario(state).targets[camp.index()];
        let goes_on =
            battle.turn > 0 && state.ended.is_none() && !state.tasks.contains(&Task::Gain);
        assert!(!goes_on || game.banners(state, camp) < target, "the battle would be decided");
    }
}

/// Every unit that began the battle stands on the board or lies on the other camp's track, and is of
/// the kind that it was.
fn units(game: &BattleLore, state: &State, battle: &Battle) {
    for camp in Camp::ALL {
        let mut began: Vec<UnitKind> = game
            .scenario(state)
            .units
            .iter()
            .filter(|unit| unit.camp == camp)
            .map(|unit| unit.kind)
            .collect();
        let stand = battle.units.iter().filter(|unit| unit.camp == camp).map(|unit| unit.kind);
        let fell = battle.side(camp.other()).track.iter().copied();
        let mut found: Vec<UnitKind> = stand.chain(fell).collect();
        began.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, began, "the units of {camp:?}");
    }
}

/// Every way of a retreat or an evade that is offered leads toward the own edge, hex by hex, past
/// nothing that bars it, and ends where its piece may stand. Source: BL-10.4, BL-10.8, BH-15.1 to
/// BH-15.4.
fn ways_back(game: &BattleLore, state: &State, battle: &Battle) {
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    for action in &legal {
        let (who, path) = match (action, &battle.retreat, battle.fight()) {
            (Action::Retreat { path, .. }, Some(retreat), _) => (retreat.who, *path),
            (Action::Evade { path }, _, Some(fight)) => (fight.target, *path),
            _ => continue,
        };
        let hexes = path.hexes(who.at, who.camp);
        assert_eq!(hexes.len(), usize::from(path.len()), "{action:?} stays on the board");
        let edge = who.camp.baseline();
        let mut last = who.at;
        for (number, hex) in (1..).zip(&hexes) {
            assert!(last.is_beside(*hex), "{action:?} goes hex by hex");
            assert_eq!(hex.row().abs_diff(edge) + 1, last.row().abs_diff(edge), "{action:?}");
            let role = game.terrain(state, *hex).role;
            assert_ne!(role, TerrainRole::Impassable, "{action:?}");
            let ends = number == path.len() && !path.leaves();
            let own = battle.unit(*hex).is_none_or(|unit| unit.camp == who.camp)
                && battle.hero_at(*hex, who.camp.other()).is_none();
            let unit = battle.unit(*hex).is_some();
            let hero = battle.hero_at(*hex, who.camp).is_some_and(|hero| Some(hero.id) != who.hero);
            match (who.hero, ends) {
                // A Champion passes everybody, and ends alone or with a troop to lead.
                (Some(_), false) => {}
                (Some(_), true) => assert!(own && !(unit && hero), "{action:?} ends at {hex}"),
                // A unit passes nobody, and ends alone or with its own Champion.
                (None, false) => assert!(own && !unit && !hero, "{action:?} passes {hex}"),
                (None, true) => assert!(own && !unit, "{action:?} ends at {hex}"),
            }
            last = *hex;
        }
        if path.leaves() {
            assert!(who.hero.is_some() && last.row() == edge, "{action:?} leaves the map");
        }
        if who.hero.is_some() {
            assert!(path.len() + u8::from(path.leaves()) <= CHAMPION_STEPS, "{action:?}");
        }
    }
}

#[test]
fn battles_keep_the_laws() {
    for (number, scenario) in (0..).zip(["SCN01", "SCN02", "SCN03", "SCN04"]) {
        let mut dice = Dice::new(number);
        let setup = table("battle", scenario, true, &mut dice);
        lawful(&setup, Player::Random, &mut dice, 3_000);
    }
}

#[test]
fn battles_keep_the_laws_under_other_readings() {
    for number in 0..8 {
        let mut dice = Dice::new(100 + number);
        let scenario = if number % 2 == 0 { "SCN04" } else { "SCN03" };
        let setup = table("battle", scenario, false, &mut dice);
        lawful(&setup, Player::Random, &mut dice, 3_000);
    }
}

#[test]
fn a_campaign_keeps_the_laws() {
    let mut dice = Dice::new(7);
    let setup = table("campaign", "SCN01", false, &mut dice);
    let last = lawful(&setup, Player::Random, &mut dice, 6_000);
    assert!(last.campaign.is_some());
}
