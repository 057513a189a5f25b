//! A builder of positions: an [`Opening`] piece by piece, as the test vectors tell them.
//!
//! Behind the feature `positions`. Cards go by their ids, several in one text with blanks between
//! them; units by their codes and the labels of their hexes, `HBs C5, GGs:3 D5` with three figures;
//! heroes by the numbers in which they are added. A builder is for tests: what it cannot understand
//! is a panic.

use super::{ChestOpening, HeroOpening, PositionOpening, Stand, UnitOpening};
use crate::cards::HOUSE_1;
use crate::prelude::*;
use kanso_engine::steps;
use std::fmt::Write as _;

/// Where the last scenario of the built-in set begins: a position of its own terrain replaces it.
const LAST_SCENARIO: &str = "[[scenario]]\nid = \"SCN04\"";

/// A position that is being built.
///
/// It begins with a bare plain: South is first and takes turn 1, nobody is on the board, the hands
/// are empty, T1 is asked.
#[derive(Clone, Debug)]
pub struct Position {
    opening: PositionOpening,
    cards: CardSet,
    /// Terrain and chests of a board of its own; none: a scenario of the set.
    board: Option<Board>,
    scenario: String,
    readings: Vec<(String, String)>,
}

/// A board of a position's own.
#[derive(Clone, Debug, Default)]
struct Board {
    terrain: Vec<(String, Vec<String>)>,
    chests: Vec<(String, u8)>,
}

impl Default for Position {
    fn default() -> Self {
        Self::plain()
    }
}

impl Position {
    /// A position on a bare plain, with a War Council of 6 levels and two heroes of each camp.
    ///
    /// # Panics
    ///
    /// Never: the built-in card set can be read.
    pub fn plain() -> Self {
        Self {
            opening: PositionOpening { units: Some(Vec::new()), ..PositionOpening::default() },
            cards: CardSet::parse(HOUSE_1).expect("the built-in set can be read"),
            board: Some(Board::default()),
            scenario: "SCN04".to_owned(),
            readings: Vec::new(),
        }
    }

    /// A position of a scenario, with the units and chests of its start.
    #[must_use]
    pub fn scenario(id: &str) -> Self {
        let start = PositionOpening::default();
        Self { opening: start, board: None, scenario: id.to_owned(), ..Self::plain() }
    }

    fn board_mut(&mut self) -> &mut Board {
        self.board.as_mut().expect("a board of the position's own")
    }

    fn units(mut self, camp: Camp, units: &str) -> Self {
        for words in units.split(',') {
            let mut words = words.split_whitespace();
            let (code, at) = (words.next().expect("a code"), words.next().expect("a hex"));
            let (code, figures) = code.split_once(':').map_or((code, None), |(code, figures)| {
                (code, Some(figures.parse().expect("a number of figures")))
            });
            let unit = UnitOpening {
                at: hex_of(at),
                camp,
                kind: unit_kind(&self.cards, code),
                figures,
                glory: 0,
                webbed: false,
                done: super::DoneOpening::default(),
            };
            self.opening.units.get_or_insert_default().push(unit);
        }
        self
    }

    fn hero_at(&mut self, at: Hex) -> &mut HeroOpening {
        let hero = self.opening.heroes.iter_mut().find(|hero| hero.at == Some(at));
        hero.unwrap_or_else(|| panic!("nobody on {at}"))
    }

    /// The opening.
    pub fn opening(&self) -> Opening {
        Opening::Position(Box::new(self.opening.clone()))
    }

    /// The set-up of a game from this position.
    ///
    /// # Panics
    ///
    /// When a reading is none of the game.
    pub fn setup(&self) -> Setup<Opening> {
        let meta = BattleLore::meta();
        let mut setup = Setup::new::<BattleLore>(Camp::ALL.len() as u8);
        for (id, value) in &self.readings {
            setup.set_reading(meta, id, value).expect("a reading of the game");
        }
        setup.set_option(meta, "scenario", &self.scenario).expect("a scenario of the game");
        if let Some(board) = &self.board {
            setup.cards = CardChoice::Own(board.text());
        }
        setup.opening = Some(self.opening());
        setup
    }

    /// The game that starts from this position.
    ///
    /// # Errors
    ///
    /// [`SetupError::Opening`] when no table can look like this.
    pub fn game(&self) -> Result<BattleLore, SetupError> {
        BattleLore::new(&self.setup())
    }

    fn command(&self, id: &str) -> Command {
        self.cards.command_by_id(id).unwrap_or_else(|| panic!("no Command card {id}"))
    }

    fn artifact(&self, id: &str) -> Artifact {
        self.cards.artifact_by_id(id).unwrap_or_else(|| panic!("no artifact {id}"))
    }

    fn skill(&self, id: &str) -> Skill {
        self.cards.skill_by_id(id).unwrap_or_else(|| panic!("no skill {id}"))
    }
}

steps! { Position as it;
    /// Terrain of a board of its own, by its word and the labels of its hexes.
    ///
    /// # Panics
    ///
    /// On the board of a scenario.
    terrain(word: &str, hexes: &str) {
        let hexes = hexes.split_whitespace().map(str::to_owned).collect();
        it.board_mut().terrain.push((word.to_owned(), hexes));
    }

    /// A chest hex of a board of its own.
    ///
    /// # Panics
    ///
    /// On the board of a scenario.
    chest(at: &str, tokens: u8) {
        it.board_mut().chests.push((at.to_owned(), tokens));
        let chests = it.opening.chests.get_or_insert_default();
        chests.push(ChestOpening { at: hex_of(at), tokens });
    }

    /// Puts a reading's value in force.
    reading(id: &str, value: &str) { it.readings.push((id.to_owned(), value.to_owned())) }

    /// The player turn.
    turn(turn: u16) { it.opening.turn = turn }

    /// It is the other camp's turn: turn 2.
    second() { it = it.turn(2) }

    /// T3 is asked, with this Command card in play.
    moving(card: &str) { it.opening.stand = Stand::Move { card: Some(it.command(card)) } }

    /// T4 is asked, with this Command card in play.
    combat(card: &str) { it.opening.stand = Stand::Combat { card: Some(it.command(card)) } }

    /// Units of South.
    south(units: &str) { it = it.units(Camp::South, units) }

    /// Units of North.
    north(units: &str) { it = it.units(Camp::North, units) }

    /// Changes the unit in a hex.
    ///
    /// # Panics
    ///
    /// When there is none.
    unit(at: &str, change: impl FnOnce(&mut UnitOpening)) {
        let at = hex_of(at);
        let unit = it.opening.units.iter_mut().flatten().find(|unit| unit.at == at);
        change(unit.unwrap_or_else(|| panic!("no unit on {at}")));
    }

    /// Adds a hero, in a hex or at home; the first one added has the number 0.
    hero(camp: Camp, class: Class, at: Option<&str>) {
        let same = it.opening.heroes.iter().filter(|hero| hero.sheet.class == class).count();
        let id = HeroId(it.opening.heroes.len() as u16);
        let hero = HeroOpening {
            camp,
            sheet: Sheet::new(id, class, same as u16),
            status: None,
            at: at.map(hex_of),
            mounted: None,
            equipped: Vec::new(),
            joined: false,
            detached: false,
            searches: 0,
            webbed: false,
            done: super::DoneOpening::default(),
        };
        it.opening.heroes.push(hero);
    }

    /// Changes a hero.
    with_hero(hero: usize, change: impl FnOnce(&mut HeroOpening)) {
        change(&mut it.opening.heroes[hero]);
    }

    /// Skills of a hero.
    skills(hero: usize, skills: &str) {
        let skills: Vec<Skill> = skills.split_whitespace().map(|id| it.skill(id)).collect();
        it = it.with_hero(hero, |hero| {
            hero.sheet.skills.extend(skills);
            hero.sheet.skills.sort_unstable();
        });
    }

    /// Artifacts under a hero's sheet.
    owns(hero: usize, cards: &str) {
        let cards: Vec<Artifact> = cards.split_whitespace().map(|id| it.artifact(id)).collect();
        it = it.with_hero(hero, |hero| {
            hero.sheet.artifacts.extend(cards);
            hero.sheet.artifacts.sort_unstable();
        });
    }

    /// Artifacts that a hero has equipped.
    equips(hero: usize, cards: &str) {
        let equipped: Vec<Artifact> =
            cards.split_whitespace().map(|id| it.artifact(id)).collect();
        it = it.owns(hero, cards).with_hero(hero, |hero| hero.equipped.extend(equipped));
    }

    /// Where a hero is that is not on the board, and how many skulls are marked off.
    is(hero: usize, status: HeroStatus, skulls: u8) {
        it = it.with_hero(hero, |hero| {
            hero.status = Some(status);
            hero.sheet.skulls_marked = skulls;
        });
    }

    /// Units in these hexes, or Champions alone there, were ordered by the Command card.
    ordered(hexes: &str) {
        for at in hexes.split_whitespace().map(hex_of) {
            let unit = it.opening.units.iter_mut().flatten().find(|unit| unit.at == at);
            match unit {
                Some(unit) => unit.done.ordered = true,
                None => it.hero_at(at).done.ordered = true,
            }
        }
    }

    /// The piece in a hex moved so many hexes in this turn; it was ordered.
    moved(at: &str, hexes: u8) {
        it = it.ordered(at);
        let at = hex_of(at);
        let unit = it.opening.units.iter_mut().flatten().find(|unit| unit.at == at);
        match unit {
            Some(unit) => unit.done.moved = hexes,
            None => it.hero_at(at).done.moved = hexes,
        }
    }

    /// A unit's Glory tokens.
    glory(at: &str, tokens: u8) { it = it.unit(at, |unit| unit.glory = tokens) }

    /// The level of a Lore Master.
    level(camp: Camp, class: Class, level: u8) {
        *it.opening.sides[camp.index()].council.level_mut(class) = level;
    }

    /// Lore tokens of a camp.
    tokens(camp: Camp, tokens: u8) { it.opening.sides[camp.index()].tokens = tokens }

    /// Command cards of a camp.
    commands(camp: Camp, cards: &str) {
        let cards: Vec<Command> = cards.split_whitespace().map(|id| it.command(id)).collect();
        it.opening.sides[camp.index()].commands = cards;
    }

    /// Lore cards of a camp.
    lores(camp: Camp, cards: &str) {
        let card = |id| it.cards.lore_by_id(id).unwrap_or_else(|| panic!("no Lore card {id}"));
        let cards: Vec<Lore> = cards.split_whitespace().map(card).collect();
        it.opening.sides[camp.index()].lores = cards;
    }

    /// Units that a camp has eliminated, by their codes.
    track(camp: Camp, units: &str) {
        let kinds = units.split_whitespace().map(|code| unit_kind(&it.cards, code));
        it.opening.sides[camp.index()].track = kinds.collect();
    }

    /// The artifact deck is these cards; all others lie on sheets at home.
    artifact_deck(cards: &str) {
        let cards = cards.split_whitespace().map(|id| it.artifact(id)).collect();
        it.opening.artifacts.bag = Some(cards);
    }

    /// Chest tokens that were taken by searches.
    tokens_gone(tokens: &[ChestToken]) { it.opening.chest_tokens_gone = tokens.to_vec() }

    /// Whatever else.
    with(change: impl FnOnce(&mut PositionOpening)) { change(&mut it.opening) }
}

impl Board {
    /// The built-in set with this board in place of its last scenario.
    fn text(&self) -> String {
        let at = HOUSE_1.find(LAST_SCENARIO).expect("the set has four scenarios");
        let mut text = HOUSE_1[..at].to_owned();
        let start = "\nname_en = \"The Bare Field\"\nname_ja = \"何もない野原\"\nshort_en = \"Field\"\n\
                     short_ja = \"野原\"\nfirst = \"south\"\ncouncil_levels = 6\nhero_cap = 2\n\
                     targets = { south = 7, north = 7 }\nlore = true\nsource = \"house\"\n\
                     \n[scenario.terrain]\n";
        text += LAST_SCENARIO;
        text += start;
        for (word, hexes) in &self.terrain {
            let _ = writeln!(text, "{word} = {hexes:?}");
        }
        // A scenario has units; those of the position stand in their place.
        text += "\n[scenario.south]\nHGs = [\"A13\"]\n\n[scenario.north]\nHGs = [\"I13\"]\n";
        text += "\n[scenario.chests]\n";
        for (at, tokens) in &self.chests {
            let _ = writeln!(text, "{at} = {tokens}");
        }
        text
    }
}

/// The hex with this label.
///
/// # Panics
///
/// When there is none.
pub fn hex_of(label: &str) -> Hex {
    Hex::from_label(label).unwrap_or_else(|| panic!("no hex {label}"))
}

/// The troop or creature with this code.
///
/// # Panics
///
/// When there is none.
pub fn unit_kind(cards: &CardSet, code: &str) -> UnitKind {
    let troop = cards.troop_by_code(code).map(UnitKind::Troop);
    let kind = troop.or_else(|| cards.creature_by_code(code).map(UnitKind::Creature));
    kind.unwrap_or_else(|| panic!("no unit {code}"))
}

/// The skill or artifact with this id.
///
/// # Panics
///
/// When there is none.
pub fn item_of(cards: &CardSet, id: &str) -> ItemId {
    let skill = cards.skill_by_id(id).map(ItemId::Skill);
    let item = skill.or_else(|| cards.artifact_by_id(id).map(ItemId::Artifact));
    item.unwrap_or_else(|| panic!("no item {id}"))
}
