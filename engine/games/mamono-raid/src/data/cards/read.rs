//! Reads a card file row by row: the right fields, the right kinds of values, numbers within their
//! limits.
//!
//! A first look (serde) answers with the line of the file, a second one with the row and the field.
//! What only the whole set can tell (counts, ids used twice) is next door in `check`.

mod field;
mod form;

use super::{
    AP_SPACES_MAX, Board, CHIP_KINDS_MAX, ChipCard, ITEM_KINDS_MAX, LEVEL_SPACES_MAX, Marks,
    PART_KINDS, PartCard, RingCell, TARGETS_MAX,
};
use crate::prelude::*;
use crate::vocabulary::{LINE_CELLS, XP_VALUE_MAX};
use arrayvec::ArrayVec;
use form::{
    AttackForm, BonusRow, ChipRow, FileRows, ItemRow, PartRow, RingForm, SkillRow, StarterRow,
};
use kanso_engine::SetError;
use kanso_engine::cards::{Place, each_row, read_toml};

/// The game a file must be for.
const GAME: &str = "mamono-raid";
/// Longest file accepted, in bytes: many times the built-in set.
pub const FILE_LEN_MAX: usize = 256 * 1024;
/// Largest number on a card: an action cost with three extra costs still fits a byte, and a list of
/// what can be bought, with every way to pay, stays under 4,096.
pub const NUMBER_MAX: u8 = 20;
/// Most AP marks, and most shield marks, of one card: with every card of the box in one hand their
/// sum still fits a byte.
pub const MARKS_MAX: u8 = 5;
/// A skill for each level of each character, every part card and an item of each of 15 names.
const CARDS_OF_SEAT_MAX: u16 = 12 + PART_KINDS as u16 + 15;
const _: () = assert!(CARDS_OF_SEAT_MAX * (MARKS_MAX as u16) < 256);
const _: () = assert!((1 + TARGETS_MAX as u16) * (NUMBER_MAX as u16) < 256);
/// Most chips that an attack takes which is no stack: a list of legal actions stays under 4,096.
pub const PLAIN_TARGETS_MAX: u8 = 2;
/// Spaces of the monster's level that eight breaks and the black marker need (MR-3.13).
const LEVEL_SPACES_MIN: u8 = 9;
/// Highest level of a skill (MR-5.38).
const SKILL_LEVEL_MAX: i64 = 3;
/// Stages of the enemy chips (MR-3.15).
const STAGES: i64 = 3;
/// Last serial number (MR-3.15).
const SERIAL_MAX: i64 = 40;
/// Cells of the larger ring (MR-3.11), and longest list of printed black markers.
const LIST_LEN_MAX: usize = LEVEL_SPACES_MAX;

/// Reads the file into tables. What `lines` writes is still missing.
pub fn read(text: &str) -> Result<CardSet, SetError> {
    let file: FileRows = read_toml(text, FILE_LEN_MAX, "card set", GAME)?;
    let mut skills = each_row("skill", &file.skill, |row| &row.id, skill)?;
    skills.sort_by_key(|card| (card.level, card.character));
    let mut parts = each_row("part", &file.part, |row| &row.id, part)?;
    parts.sort_by_key(|card| card.part);
    let mut chips = each_row("chip", &file.chip, |row| &row.id, chip)?;
    chips.sort_by_key(|card| (card.serial.is_none(), card.serial));
    at_most("chip", chips.len(), CHIP_KINDS_MAX)?;
    Ok(CardSet {
        name: Place::of("name").text("", &file.name)?,
        skills,
        parts,
        items: items(&file.item)?,
        chips,
        starters: starters(&file.starter)?,
        bonus: bonus(&file.bonus)?,
        core_bonus: file.core_bonus.face(&alone("core_bonus", &file.core_bonus.id))?,
        death: file.death.face(&alone("death", &file.death.id))?,
        services: [
            file.extra_life.face(&alone("extra_life", &file.extra_life.id))?,
            file.gather.face(&alone("gather", &file.gather.id))?,
            file.third.face(&alone("third", &file.third.id))?,
        ],
        board: board(&file)?,
        lines: Vec::new(),
    })
}

/// A table may have so many rows, that each kind has a number.
fn at_most(table: &str, rows: usize, max: u8) -> Result<(), SetError> {
    if rows <= usize::from(max) {
        return Ok(());
    }
    let problem = format!("{rows} rows, where {max} are allowed");
    Err(SetError::field(&format!("table {table}"), "", problem))
}

fn skill(row: &SkillRow, at: &Place) -> Result<SkillCard, SetError> {
    let lock = field::lock(at, &row.lock)?;
    let targets_max = match lock {
        Lock::One | Lock::Free => PLAIN_TARGETS_MAX,
        Lock::Stack(_) => TARGETS_MAX,
    };
    let attack = |attack: &AttackForm| {
        Ok(Attack {
            xp: at.number("attack.xp", attack.xp, 0, XP_VALUE_MAX)?,
            coin: at.number("attack.coin", attack.coin, 0, Coin::Gold.rank())?,
            most: at.number("attack.most", attack.most, 1, targets_max)?,
            ignores_extra: attack.ignores_extra,
        })
    };
    let attack = row.attack.as_ref().map(attack).transpose()?;
    Ok(SkillCard {
        face: row.face(at)?,
        character: at.one_of("character", &row.character, &CHARACTERS)?,
        level: at.number("level", row.level, 1, SKILL_LEVEL_MAX)?,
        ac: at.number("ac", row.ac, 0, NUMBER_MAX)?,
        lock,
        attack,
        heal: row.heal.as_ref().map(|heal| field::amount(at, "heal", heal)).transpose()?,
        releases: row.releases == Some(true),
        marks: marks(at, [row.ap, row.shield, row.contribution])?,
        points: at.number("points", row.points, 0, NUMBER_MAX)?,
        copies: at.number("copies", row.copies, 1, NUMBER_MAX)?,
    })
}

/// The words of the file for the characters.
const CHARACTERS: [(&str, Character); 4] = [
    ("warrior", Character::Warrior),
    ("cleric", Character::Cleric),
    ("sorcerer", Character::Sorcerer),
    ("thief", Character::Thief),
];

fn marks(at: &Place, [ap, shield, contribution]: [Option<i64>; 3]) -> Result<Marks, SetError> {
    Ok(Marks {
        ap: at.number("ap", ap.unwrap_or(0), 0, MARKS_MAX)?,
        shield: at.number("shield", shield.unwrap_or(0), 0, MARKS_MAX)?,
        contribution: at.number("contribution", contribution.unwrap_or(0), 0, NUMBER_MAX)?,
    })
}

fn part(row: &PartRow, at: &Place) -> Result<PartCard, SetError> {
    let on_gain = row.on_gain.as_ref().map(|gain| field::on_gain(at, gain)).transpose()?;
    Ok(PartCard {
        face: row.face(at)?,
        part: field::part(at, "part", &row.part)?,
        marks: marks(at, [row.ap, row.shield, row.contribution])?,
        on_gain,
        points: field::points(at, &row.points)?,
    })
}

fn items(rows: &[ItemRow]) -> Result<Vec<ItemCard>, SetError> {
    at_most("item", rows.len(), ITEM_KINDS_MAX)?;
    let minus_of = |row: &ItemRow, at: &Place, of: &String| {
        let place = rows.iter().position(|other| other.id == *of && other.id != row.id);
        place
            .and_then(|place| ItemKind::new(place as u8))
            .ok_or_else(|| at.error("minus_of", format!("{of:?} is not the id of another item")))
    };
    let item = |row: &ItemRow, at: &Place| {
        Ok(ItemCard {
            face: row.face(at)?,
            price: at.number("price", row.price, 1, NUMBER_MAX)?,
            effect: row.effect.as_ref().map(|effect| field::effect(at, effect)).transpose()?,
            marks: marks(at, [row.ap, row.shield, row.contribution])?,
            points: field::points(at, &row.points)?,
            copies: at.number("copies", row.copies, 1, NUMBER_MAX)?,
            minus_of: row.minus_of.as_ref().map(|of| minus_of(row, at, of)).transpose()?,
        })
    };
    each_row("item", rows, |row| &row.id, item)
}

fn chip(row: &ChipRow, at: &Place) -> Result<ChipCard, SetError> {
    let shows = match (&row.xp, &row.coin) {
        (Some(xp), None) => {
            let symbols = [
                ("warrior", Symbol::Warrior),
                ("cleric", Symbol::Cleric),
                ("sorcerer", Symbol::Sorcerer),
                ("thief", Symbol::Thief),
                ("multi", Symbol::Multi),
            ];
            let symbol = at.one_of("xp.symbol", &xp.symbol, &symbols)?;
            let points = at.number("xp.value", xp.value, 1, XP_VALUE_MAX)?;
            let value = XpValue::new(points).expect("between 1 and the most: just looked");
            ChipFace::Xp(symbol, value)
        }
        (None, Some(coin)) => {
            let coins = [("copper", Coin::Copper), ("silver", Coin::Silver), ("gold", Coin::Gold)];
            ChipFace::Coin(at.one_of("coin", coin, &coins)?)
        }
        (Some(_), Some(_)) | (None, None) => {
            return Err(at.error("coin", "a chip has either `xp` or `coin`".to_owned()));
        }
    };
    let serial = row.serial.map(|serial| at.number("serial", serial, 1, SERIAL_MAX));
    Ok(ChipCard {
        face: row.face(at)?,
        stage: at.number("stage", row.stage, 1, STAGES)?,
        serial: serial.transpose()?,
        shows,
        extra: at.number("extra", row.extra, 0, NUMBER_MAX)?,
        copies: at.number("copies", row.copies, 1, NUMBER_MAX)?,
    })
}

/// One for each character, in the order of the characters.
fn starters(rows: &[StarterRow]) -> Result<[Face; 4], SetError> {
    let starter = |row: &StarterRow, at: &Place| {
        let character: Character = at.one_of("character", &row.character, &CHARACTERS)?;
        Ok((character, row.face(at)?))
    };
    let mut found = each_row("starter", rows, |row| &row.id, starter)?;
    found.sort_by_key(|&(character, _)| character);
    let (characters, pieces): (Vec<_>, Vec<_>) = found.into_iter().unzip();
    let pieces = pieces.try_into().ok().filter(|_| characters == Character::ALL);
    let problem = "one row for each of the four characters is wanted";
    pieces.ok_or_else(|| SetError::field("table starter", "", problem))
}

fn bonus(rows: &[BonusRow]) -> Result<[Face; 2], SetError> {
    let pieces = each_row("bonus", rows, |row| &row.id, BonusRow::face)?;
    pieces.try_into().map_err(|pieces: Vec<Face>| {
        let problem = format!("{} rows, 2 wanted: One, then Two", pieces.len());
        SetError::field("table bonus", "", problem)
    })
}

/// The place of a piece that is there once and has a table to itself.
fn alone(table: &str, id: &str) -> Place {
    Place::row(table, 0, id)
}

fn board(file: &FileRows) -> Result<Board, SetError> {
    let (board, at) = (&file.board, &Place::of("board"));
    let level_spaces =
        at.number("level_spaces", board.level_spaces, LEVEL_SPACES_MIN, LEVEL_SPACES_MAX as u8)?;
    let core = alone("core_bonus", &file.core_bonus.id);
    let death = alone("death", &file.death.id);
    let (life, gather) = (&file.extra_life, &file.gather);
    let (life_at, gather_at) = (alone("extra_life", &life.id), alone("gather", &gather.id));
    Ok(Board {
        ap_spaces: at.number("ap_spaces", board.ap_spaces, 1, AP_SPACES_MAX)?,
        line: line_values(&board.line, at)?,
        level_spaces,
        level_prints: at.list("level_prints", &board.level_prints, LIST_LEN_MAX, |&space| {
            at.number("level_prints", space, 1, level_spaces)
        })?,
        ring: ring_cells("ring", &board.ring, at)?,
        ring_two: ring_cells("ring_two", &board.ring_two, at)?,
        bonus: [
            field::space(at, "bonus", &board.bonus.0)?,
            field::space(at, "bonus", &board.bonus.1)?,
        ],
        bonus_two: field::space(at, "bonus_two", &board.bonus_two)?,
        core_bonus_halves: core.number("halves", file.core_bonus.halves, 0, NUMBER_MAX)?,
        death_halves: death.number("halves", file.death.halves, 0, NUMBER_MAX)?,
        death_shield: death.number("shield", file.death.shield, 0, MARKS_MAX)?,
        life_price: life_at.number("price", life.price, 1, NUMBER_MAX)?,
        gather_ac: gather_at.number("ac", gather.ac, 1, NUMBER_MAX)?,
    })
}

fn line_values(line: &[i64], at: &Place) -> Result<[u8; LINE_CELLS], SetError> {
    let values =
        at.list("line", line, LINE_CELLS, |&value| at.number("line", value, 0, NUMBER_MAX))?;
    values.try_into().map_err(|values: Vec<u8>| {
        at.error("line", format!("{} values, where a line has {LINE_CELLS} cells", values.len()))
    })
}

/// The cells of a ring; the index of each is its place in the list.
fn ring_cells(field: &str, cells: &[RingForm], at: &Place) -> Result<Vec<RingCell>, SetError> {
    let mut cells = at.list(field, cells, LIST_LEN_MAX, |cell| ring_cell(field, cell, at))?;
    for (index, cell) in (0..).zip(&mut cells) {
        cell.index = index;
    }
    Ok(cells)
}

fn ring_cell(field: &str, cell: &RingForm, at: &Place) -> Result<RingCell, SetError> {
    let mut covers: ArrayVec<Part, 2> = ArrayVec::new();
    for word in &cell.covers {
        let part = field::part(at, field, word)?;
        if covers.contains(&part) || covers.try_push(part).is_err() {
            let problem = format!("{}, where one or two parts are wanted", cell.covers.join(", "));
            return Err(at.error(field, problem));
        }
    }
    if covers.is_empty() {
        return Err(at.error(field, "a cell that no part covers".to_owned()));
    }
    Ok(RingCell {
        index: 0,
        covers,
        value: at.number(field, cell.value, 0, NUMBER_MAX)?,
        not_with_three: cell.not_with_three,
    })
}
