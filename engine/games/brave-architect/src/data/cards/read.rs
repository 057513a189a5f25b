//! Reads a card file row by row: the right fields, the right kinds of values, numbers within their
//! limits.
//!
//! A first look (serde) answers with the line of the file, a second one with the row and the field.
//! What only the whole set can tell (which rows there are, what fits where) is next door in `check`.

mod effect;
mod field;
mod form;

use super::{
    ATTACKS, AttackRow, Board, COST_MAX, CardSet, Class, DECK_CARDS, DeckCard, FACES, FaceRow,
    HATE_RANGES, ITEMS, ItemRow, ItemUse, PARTIES, PIECES, PartyRow, Piece, PieceRow, RACES,
    RaceRow, Reach, SUBS, SheetAttack, SubRow, Trigger, WEAPONS, WeaponRow,
};
use crate::vocabulary::{LEVEL_MAX, SLOTS, Slot, Slots, Stat, Stats};
use field::At;
use form::{
    BoardForm, CardForm, EnemyAttackForm, FaceForm, FileRows, ItemForm, PartyForm, PieceForm,
    RaceForm, SubForm, WeaponForm,
};
use kanso_engine::SetError;
use kanso_engine::cards::read_toml;

/// The game a file must be for.
const GAME: &str = "brave-architect";
/// Longest file accepted, in bytes: many times the built-in set.
pub const FILE_LEN_MAX: usize = 256 * 1024;
/// Most HP of a hero, and most that one heal gives.
pub const HP_MAX: u8 = 30;
/// Least change of a stat or a roll by one card.
pub const STAT_MIN: i8 = -3;
/// Most of a stat on one card, and greatest change by one.
pub const STAT_MAX: i8 = 9;
/// Greatest number of an effect that has no limit of its own.
pub const N_MAX: u8 = 9;
/// Longest range and distance.
pub const RANGE_MAX: u8 = 8;
/// Most strikes and targets of an attack.
pub const TIMES_MAX: u8 = 4;
/// Most cards that one effect draws, discards or reveals.
pub const DRAW_MAX: u8 = 4;
/// Most points of a move that a card gives, and longest move of the enemy that one prints.
pub const MOVE_MAX: u8 = 7;
/// Highest defence of a part and highest enemy hit number.
const ENEMY_MAX: u8 = 15;
/// Highest damage of an enemy attack card.
const ENEMY_DAMAGE_MAX: u8 = 12;
/// Highest number of the hate card.
const HATE_MAX: u8 = 99;
/// Most copies of an item.
const COPIES_MAX: u8 = 12;

/// Reads the file into tables. What `lines` writes is still missing.
pub fn read(text: &str) -> Result<CardSet, SetError> {
    let file: FileRows = read_toml(text, FILE_LEN_MAX, "card set", GAME)?;
    let piece_ids: Vec<&str> = file.piece.iter().map(|row| row.id.as_str()).collect();
    let body = At::row("body", 0, &file.body.id);
    let hate = At::row("hate", 0, &file.hate.id);
    Ok(CardSet {
        name: At::plain("name").text("", &file.name)?,
        races: each(&file.race, "race", RACES, |row| &row.id, race)?,
        weapons: each(&file.weapon, "weapon", WEAPONS, |row| &row.id, weapon)?,
        faces: each(&file.face, "face", FACES, |row| &row.id, face)?,
        subs: each(&file.sub, "sub", SUBS, |row| &row.id, sub)?,
        deck_cards: each(&file.card, "card", DECK_CARDS, |row| &row.id, card)?,
        items: each(&file.item, "item", ITEMS, |row| &row.id, |row, at| item(row, at, &piece_ids))?,
        pieces: each(&file.piece, "piece", PIECES, |row| &row.id, piece)?,
        parties: each(&file.party, "party", PARTIES, |row| &row.id, party)?,
        attacks: each(&file.attack, "attack", ATTACKS, |row| &row.id, attack)?,
        others: [file.body.face(&body)?, file.hate.face(&hate)?],
        hate_from: hate_from(&file.hate.from, &hate)?,
        board: board(&file.board)?,
        lines: Vec::new(),
    })
}

/// Turns every row of a table of so many, telling each where it stands.
fn each<Row, Card>(
    rows: &[Row],
    table: &str,
    wanted: u8,
    id: impl Fn(&Row) -> &String,
    turn: impl Fn(&Row, &At) -> Result<Card, SetError>,
) -> Result<Vec<Card>, SetError> {
    if rows.len() != usize::from(wanted) {
        let problem = format!("{} rows, {wanted} wanted", rows.len());
        return Err(SetError::field(&format!("table {table}"), "", problem));
    }
    rows.iter().enumerate().map(|(index, row)| turn(row, &At::row(table, index, id(row)))).collect()
}

fn race(row: &RaceForm, at: &At) -> Result<RaceRow, SetError> {
    let levels: &[Vec<i64>; LEVEL_MAX as usize] = at.exactly("stats", &row.stats)?;
    let mut stats = [Stats::default(); LEVEL_MAX as usize];
    for (level, values) in stats.iter_mut().zip(levels) {
        *level = at.stats("stats", values)?;
    }
    Ok(RaceRow { face: row.face(at)?, max_hp: at.number("hp", row.hp, 1, HP_MAX)?, stats })
}

fn weapon(row: &WeaponForm, at: &At) -> Result<WeaponRow, SetError> {
    Ok(WeaponRow { face: row.face(at)? })
}

fn face(row: &FaceForm, at: &At) -> Result<FaceRow, SetError> {
    let levels: &[form::StatsForm; LEVEL_MAX as usize] = at.exactly("additions", &row.additions)?;
    let mut additions = [Stats::default(); LEVEL_MAX as usize];
    for (level, form) in additions.iter_mut().zip(levels) {
        *level = at.additions("additions", form)?;
    }
    Ok(FaceRow {
        face: row.face(at)?,
        additions,
        basic: at.sheet_attack(&row.sheet, &row.attack, &row.chart)?,
        ability: at.ability(row.ability.as_ref())?,
    })
}

fn sub(row: &SubForm, at: &At) -> Result<SubRow, SetError> {
    let additions = row.additions.as_ref().map(|form| at.additions("additions", form));
    let attack: Option<SheetAttack> = match (&row.sheet, &row.attack, &row.chart) {
        (Some(sheet), Some(attack), Some(chart)) => Some(at.sheet_attack(sheet, attack, chart)?),
        (None, None, None) => None,
        (_, _, _) => {
            let problem = "an attack of a player card has `sheet`, `attack` and `chart`";
            return Err(at.error("attack", problem));
        }
    };
    Ok(SubRow {
        face: row.face(at)?,
        additions: additions.transpose()?.unwrap_or_default(),
        evade: at.number("evade", row.evade.unwrap_or(0), STAT_MIN, STAT_MAX)?,
        attack,
        ability: at.ability(row.ability.as_ref())?,
    })
}

fn card(row: &CardForm, at: &At) -> Result<DeckCard, SetError> {
    let hp_at_most = row.hp_at_most.map(|hp| at.number("hp_at_most", hp, 1, HP_MAX));
    Ok(DeckCard {
        face: row.face(at)?,
        class: class(row, at)?,
        cost: at.number("cost", row.cost, 0, COST_MAX)?,
        hp_at_most: hp_at_most.transpose()?,
        effects: at.effects("effects", row.effects.as_ref())?,
        after_upkeep: at.effects("after_upkeep", row.after_upkeep.as_ref())?,
        after_damage: at.effects("after_damage", row.after_damage.as_ref())?,
        boost: at.boost(row.boost.as_ref())?,
        ability: at.ability(row.ability.as_ref())?,
    })
}

fn class(row: &CardForm, at: &At) -> Result<Class, SetError> {
    Ok(match (row.class.as_str(), &row.attack, &row.chart, &row.trigger, &row.mods) {
        ("attack", Some(attack), Some(chart), None, None) => {
            Class::Attack(at.hero_attack(attack, chart)?)
        }
        ("support", None, None, None, None) => Class::Support,
        ("placed", None, None, Some(trigger), None) => {
            let triggers = [
                ("own_roll", Trigger::OwnRoll),
                ("before_evade", Trigger::BeforeEvade),
                ("evade_failed", Trigger::EvadeFailed),
                ("before_damage", Trigger::BeforeDamage),
                ("before_fall", Trigger::BeforeFall),
                ("after_attacked", Trigger::AfterAttacked),
            ];
            Class::Placed(at.one_of("trigger", trigger, &triggers)?)
        }
        ("persistent", None, None, None, None) => Class::Persistent,
        ("cost_trigger", None, None, None, Some(mods)) => {
            Class::CostTrigger(at.mods("mods", mods)?)
        }
        (word, ..) => {
            let kinds: [(&str, &str); 5] = [
                ("attack", "attack and chart"),
                ("support", "none"),
                ("placed", "trigger"),
                ("persistent", "none"),
                ("cost_trigger", "mods"),
            ];
            let fields = at.one_of("class", word, &kinds)?;
            let problem = format!("{word:?} has, of attack, chart, trigger and mods, {fields}");
            return Err(at.error("class", problem));
        }
    })
}

fn item(row: &ItemForm, at: &At, piece_ids: &[&str]) -> Result<ItemRow, SetError> {
    let what = match (&row.effects, &row.pieces) {
        (Some(effects), None) => ItemUse::Consumable(at.effects("effects", Some(effects))?),
        (None, Some(pieces)) => {
            let [one, other]: &[String; 2] = at.exactly("pieces", pieces)?;
            ItemUse::Equipment([piece_of(one, at, piece_ids)?, piece_of(other, at, piece_ids)?])
        }
        (Some(_), Some(_)) | (None, None) => {
            return Err(at.error("effects", "an item has either `effects` or `pieces`"));
        }
    };
    let copies = at.number("copies", row.copies, 1, COPIES_MAX)?;
    Ok(ItemRow { face: row.face(at)?, copies, what })
}

fn piece_of(id: &str, at: &At, piece_ids: &[&str]) -> Result<Piece, SetError> {
    let place = piece_ids.iter().position(|piece| *piece == id);
    let piece = place.and_then(|place| Piece::new(u8::try_from(place).ok()?));
    piece.ok_or_else(|| at.error("pieces", format!("{id:?} is not the id of a piece")))
}

fn piece(row: &PieceForm, at: &At) -> Result<PieceRow, SetError> {
    let additions = row.additions.as_ref().map(|form| at.additions("additions", form));
    Ok(PieceRow {
        face: row.face(at)?,
        additions: additions.transpose()?.unwrap_or_default(),
        softens: at.number("softens", row.softens.unwrap_or(0), 0, N_MAX)?,
    })
}

fn party(row: &PartyForm, at: &At) -> Result<PartyRow, SetError> {
    Ok(PartyRow {
        face: row.face(at)?,
        defence_high: at.number("defence_high", row.defence_high, 0, ENEMY_MAX)?,
        defence_low: at.number("defence_low", row.defence_low, 0, ENEMY_MAX)?,
        hit: at.number("hit", row.hit, 0, N_MAX)?,
        damage: at.number("damage", row.damage, 0, N_MAX)?,
        core_defence: at.number("core_defence", row.core_defence, 0, ENEMY_MAX)?,
        special: at.special(&row.special)?,
    })
}

fn attack(row: &EnemyAttackForm, at: &At) -> Result<AttackRow, SetError> {
    let reaches = [
        ("body_ring_8", Reach::BodyRing8),
        ("body_ring_12", Reach::BodyRing12),
        ("body_cross_2", Reach::BodyCross2),
        ("body_ring_32", Reach::BodyRing32),
        ("hate_plus", Reach::HatePlus),
        ("hate_square", Reach::HateSquare),
        ("hate_diamond", Reach::HateDiamond),
    ];
    let faces: &[i64; 6] = at.exactly("chart", &row.chart)?;
    let mut chart = [0; 6];
    for (damage, &face) in chart.iter_mut().zip(faces) {
        *damage = at.number("chart", face, 0, ENEMY_DAMAGE_MAX)?;
    }
    let defences = [Stat::Def, Stat::Mag].map(|stat| (stat.word(), stat));
    let effect = row.effect.as_ref().map(|form| at.effect("effect", form));
    Ok(AttackRow {
        face: row.face(at)?,
        marks: marks(&row.marks, at)?,
        steps: at.number("steps", row.steps, 0, MOVE_MAX)?,
        reach: at.one_of("reach", &row.reach, &reaches)?,
        hit: at.number("hit", row.hit, 0, ENEMY_MAX)?,
        chart,
        defence: at.one_of("defence", &row.defence, &defences)?,
        effect: effect.transpose()?,
    })
}

fn marks(numbers: &[i64], at: &At) -> Result<Slots, SetError> {
    if numbers.is_empty() || !numbers.is_sorted_by(|one, next| one < next) {
        return Err(at.error("marks", "at least one slot, ascending, each once"));
    }
    let mut marks = Slots::NONE;
    for &number in numbers {
        let number = at.number("marks", number, 1, SLOTS as u8)?;
        marks = marks.with(Slot::numbered(number).expect("1 to 4: just looked"));
    }
    Ok(marks)
}

fn hate_from(from: &[i64], at: &At) -> Result<[u8; HATE_RANGES], SetError> {
    let from: &[i64; HATE_RANGES] = at.exactly("from", from)?;
    let mut ranges = [0; HATE_RANGES];
    for (range, &least) in ranges.iter_mut().zip(from) {
        *range = at.number("from", least, 0, HATE_MAX)?;
    }
    Ok(ranges)
}

fn board(form: &BoardForm) -> Result<Board, SetError> {
    let at = At::plain("board");
    Ok(Board {
        body: at.square("body", &form.body)?,
        start: at.squares("start", &form.start)?,
        lava_1: at.squares("lava_1", &form.lava_1)?,
        lava_2: at.squares("lava_2", &form.lava_2)?,
    })
}
