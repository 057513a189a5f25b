//! What must hold of a card set as a whole: the counts of MR-1.2, and whatever the rules take for
//! granted.

use super::read::PLAIN_TARGETS_MAX;
use super::{Board, PART_KINDS, RingCell, SKILL_KINDS, TARGETS_MAX};
use crate::prelude::*;
use kanso_engine::SetError;
use kanso_engine::cards::unlike;
use std::collections::BTreeSet;

/// Kinds and cards of a character's skills of levels 1, 2, 3 (MR-1.2).
const SKILL_CARDS: [(usize, u32); 3] = [(1, 4), (2, 4), (2, 3)];
/// AP marks and shield marks of the four skills of level 1 (MR-3.3, MR-3.5).
const START_MARKS: (u8, u8) = (6, 1);
/// Part cards of each part (MR-3.12).
const CARDS_OF_PART: usize = 4;
/// Item cards, and names of items (MR-1.2).
const ITEM_CARDS: u32 = 27;
/// Names of items (MR-1.2).
const ITEM_NAMES: usize = 15;
/// Sword chips, and as many ring chips (MR-3.19).
const SKILL_CHIPS: u32 = 2;
/// Serial numbers of stages 1 and 2 (MR-3.15).
const SERIALS: [std::ops::RangeInclusive<u8>; 2] = [1..=20, 21..=40];
/// Chips of stage 3 (MR-3.15).
const STAGE_3_CHIPS: u32 = 10;
/// Cells of the rings for three and four seats and for two, and those marked "3P×" (MR-3.11).
const RING_CELLS: [(usize, usize); 2] = [(10, 2), (6, 0)];
/// Most cells of the core that lie under one part, the shared ones included (MR-6.11).
const CELLS_OF_PART_MAX: usize = 3;
/// Most chips on the board at once: each line has five, or has bared three cells of the core.
const CHIPS_ON_BOARD_MAX: u32 = 20;
/// Most life chips that a seat can have.
const LIFE_MAX: u8 = 14;
/// Most ways in which Clear Mind can release: 4 chips at hand, one on each of 10 skills, or fewer on
/// those and some on itself (MR-R12).
const RELEASE_WAYS: u32 = 625;
/// Most ways of use of all skills together: with what else can be tried in a turn a list of actions
/// stays under 4,096.
const WAYS_MAX: u32 = 3_000;

/// Refuses a set: the place, the field, and in words what is wrong there.
macro_rules! refuse {
    ($place:expr, $field:expr, $($words:tt)+) => {
        return Err(SetError::field($place, $field, format!($($words)+)))
    };
}

/// Refuses a set unless something holds.
macro_rules! ensure {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            refuse!($($why)+);
        }
    };
}

/// Checks a set that was read row by row.
pub fn check(set: &CardSet) -> Result<(), SetError> {
    check_skill_counts(set)?;
    check_uses(set)?;
    check_first_skills(set)?;
    check_parts(set)?;
    check_item_counts(set)?;
    check_item_effects(set)?;
    check_chips(set)?;
    check_board(&set.board)?;
    check_ids(set)?;
    check_words(set)
}

fn check_skill_counts(set: &CardSet) -> Result<(), SetError> {
    let rows = set.skills.len();
    let wanted = usize::from(SKILL_KINDS);
    ensure!(rows == wanted, "table skill", "", "{rows} rows, {SKILL_KINDS} wanted");
    for character in Character::ALL {
        for (level, (kinds, cards)) in (1..).zip(SKILL_CARDS) {
            let of = |card: &&SkillCard| card.character == character && card.level == level;
            let found: Vec<_> = set.skills.iter().filter(of).collect();
            let copies: u32 = found.iter().map(|card| u32::from(card.copies)).sum();
            ensure!(
                (found.len(), copies) == (kinds, cards),
                "table skill",
                "",
                "{} kinds and {copies} cards of {} at level {level}, {kinds} and {cards} wanted",
                found.len(),
                character.letter()
            );
        }
    }
    Ok(())
}

/// What a skill does fits how it is paid, and no list of actions grows too long.
fn check_uses(set: &CardSet) -> Result<(), SetError> {
    let mut stack: Option<&str> = None;
    let mut release: Option<&str> = None;
    for card in &set.skills {
        let id = &card.face.id;
        let acts = card.attack.is_some() || card.heal.is_some();
        ensure!(acts || card.releases, id, "attack", "the skill does nothing");
        if card.releases {
            ensure!(!acts, id, "releases", "such a skill neither attacks nor heals");
            if let Some(other) = release.replace(id) {
                refuse!(id, "releases", "{other} releases already; one may");
            }
        }
        match (card.lock, card.attack) {
            (Lock::Stack(most), Some(attack)) => {
                if let Some(other) = stack.replace(id) {
                    refuse!(id, "lock", "{other} is a stack attack already; one may be");
                }
                let takes = attack.most;
                let fits = most == Amount::Upto(takes);
                ensure!(fits, id, "lock", "a stack attack takes as many as it stacks, {takes}");
            }
            (Lock::Stack(_), None) => {
                let may = card.releases;
                ensure!(may, id, "lock", "only an attack or a releasing skill stacks");
            }
            (lock @ (Lock::One | Lock::Free), attack) => {
                let fits = attack.is_some() || !card.releases;
                ensure!(fits, id, "lock", "a releasing skill stacks");
                let ends = lock == Lock::One || card.ac > 0;
                ensure!(ends, id, "ac", "0, and free: it could be used for ever");
            }
        }
        let takes = !matches!(card.attack, Some(Attack { xp: 0, coin: 0, .. }));
        ensure!(takes, id, "attack", "neither experience nor coins");
    }
    let ways: u32 = set.skills.iter().map(ways).sum();
    ensure!(
        ways <= WAYS_MAX,
        "table skill",
        "",
        "{ways} ways to use the skills, where {WAYS_MAX} are allowed; let fewer take two chips or \
         both attack and heal"
    );
    Ok(())
}

/// In how many ways a skill can be used at most: the chips it takes, and the damage chips turned
/// where fewer may be (MR-R23).
fn ways(card: &SkillCard) -> u32 {
    if card.releases {
        return RELEASE_WAYS;
    }
    let heal = card.heal.map_or(1, |heal| u32::from(heal.of(LIFE_MAX)) + 1);
    let targets = card.attack.map_or(1, |attack| {
        let one = CHIPS_ON_BOARD_MAX;
        let two = one * (CHIPS_ON_BOARD_MAX - 1) / 2;
        let three = two * (CHIPS_ON_BOARD_MAX - 2) / 3;
        [one, two, three].iter().take(attack.most.into()).sum()
    });
    targets * heal
}

const _: () = assert!(PLAIN_TARGETS_MAX == 2 && TARGETS_MAX == 3);

/// The skills that every seat begins with: their marks, and one that every chip of an item can lie
/// on (MR-5.44).
fn check_first_skills(set: &CardSet) -> Result<(), SetError> {
    let first = || set.skills.iter().filter(|card| card.level == 1);
    let ap: u8 = first().map(|card| card.marks.ap).sum();
    let shield: u8 = first().map(|card| card.marks.shield).sum();
    let (aps, shields) = START_MARKS;
    ensure!(
        (ap, shield) == START_MARKS,
        "table skill",
        "",
        "{ap} AP marks and {shield} shield marks at level 1, {aps} and {shields} wanted"
    );
    let fits = |card: &SkillCard| card.ac >= 2 && card.attack.is_some_and(|attack| attack.xp > 0);
    ensure!(
        first().any(fits),
        "table skill",
        "",
        "no attack of level 1 takes experience for an AC of 2 or more; a sword or a ring must \
         always fit one"
    );
    Ok(())
}

fn check_parts(set: &CardSet) -> Result<(), SetError> {
    for part in Part::ALL {
        let found = set.parts.iter().filter(|card| card.part == part).count();
        let (fits, word) = (found == CARDS_OF_PART, part.word());
        ensure!(fits, "table part", "", "{found} rows of the {word}, {CARDS_OF_PART} wanted");
    }
    debug_assert!(set.parts.len() == usize::from(PART_KINDS), "four of each of four parts");
    Ok(())
}

fn check_item_counts(set: &CardSet) -> Result<(), SetError> {
    let cards: u32 = set.items.iter().map(|card| u32::from(card.copies)).sum();
    let names = set.items.iter().filter(|card| card.minus_of.is_none()).count();
    ensure!(
        (cards, names) == (ITEM_CARDS, ITEM_NAMES),
        "table item",
        "",
        "{cards} cards of {names} names, {ITEM_CARDS} cards of {ITEM_NAMES} names wanted"
    );
    let mut taken: Vec<(&str, &str)> = Vec::new();
    for card in &set.items {
        let Some(of) = card.minus_of else { continue };
        let (id, other) = (&card.face.id, &set.item(of).face.id);
        let is_first = set.item(of).minus_of.is_none();
        ensure!(is_first, id, "minus_of", "{other:?} is a \"-1\" card itself");
        if let Some((first, _)) = taken.iter().find(|(_, name)| name == other) {
            refuse!(id, "minus_of", "{other:?} has its \"-1\" card already: {first}");
        }
        taken.push((id, other));
    }
    Ok(())
}

/// A seat never owns two items that do the same where the rules speak of one, and the chips that
/// items hand out are there.
fn check_item_effects(set: &CardSet) -> Result<(), SetError> {
    for (effect, word) in [(ItemEffect::OnBuySword, "sword"), (ItemEffect::OnBuyRing, "ring")] {
        let gives = |card: &&ItemCard| card.effect == Some(effect);
        let cards: u32 = set.items.iter().filter(gives).map(|card| u32::from(card.copies)).sum();
        ensure!(
            cards <= SKILL_CHIPS,
            "table item",
            "",
            "{cards} cards give a {word} chip, where there are {SKILL_CHIPS}"
        );
    }
    for (index, kind) in set.item_kinds().enumerate() {
        let card = set.item(kind);
        let Some(word) = alone(card) else { continue };
        let before = set.item_kinds().take(index);
        let mut same = before.filter(|&other| alone(set.item(other)) == Some(word));
        if let Some(other) = same.find(|&other| !set.same_name(kind, other)) {
            let (id, other) = (&card.face.id, &set.item(other).face.id);
            refuse!(id, "effect", "{word:?}, as {other} of another name");
        }
    }
    Ok(())
}

/// The word of an effect that only cards of one name have: the rules ask for one such item.
fn alone(card: &ItemCard) -> Option<&'static str> {
    match card.effect? {
        ItemEffect::GatherAc(_) => Some("gather_ac"),
        ItemEffect::LevelDiscount => Some("level_discount"),
        ItemEffect::Save => Some("save"),
        ItemEffect::Soften(_) => Some("soften"),
        ItemEffect::OnBuyLife
        | ItemEffect::OnBuySword
        | ItemEffect::OnBuyRing
        | ItemEffect::Action { .. } => None,
    }
}

/// Each serial number of stages 1 and 2 is there once, and stage 3 has its chips.
fn check_chips(set: &CardSet) -> Result<(), SetError> {
    let mut serials = BTreeSet::new();
    for chip in &set.chips {
        let (id, stage, copies) = (&chip.face.id, chip.stage, chip.copies);
        let Some(allowed) = SERIALS.get(usize::from(stage) - 1) else {
            let fits = chip.serial.is_none();
            ensure!(fits, id, "serial", "a chip of stage {stage} has none");
            continue;
        };
        let Some(serial) = chip.serial else {
            refuse!(id, "serial", "a chip of stage {stage} has one");
        };
        let (first, last, fits) = (allowed.start(), allowed.end(), allowed.contains(&serial));
        ensure!(fits, id, "serial", "{serial}, where stage {stage} has {first} to {last}");
        ensure!(serials.insert(serial), id, "serial", "{serial} is there twice");
        ensure!(copies == 1, id, "copies", "{copies}, where a serial number is there once");
    }
    if let Some(missing) = SERIALS.into_iter().flatten().find(|serial| !serials.contains(serial)) {
        refuse!("table chip", "", "serial number {missing} is missing");
    }
    let last = set.chips.iter().filter(|chip| chip.serial.is_none());
    let chips: u32 = last.map(|chip| u32::from(chip.copies)).sum();
    let fits = chips == STAGE_3_CHIPS;
    ensure!(fits, "table chip", "", "{chips} chips of stage 3, {STAGE_3_CHIPS} wanted");
    Ok(())
}

fn check_board(board: &Board) -> Result<(), SetError> {
    ensure!(board.line.is_sorted(), "board", "line", "the values fall towards the tip");
    let ascends = board.level_prints.is_sorted_by(|one, next| one < next);
    ensure!(ascends, "board", "level_prints", "spaces ascend, each once");
    let (spaces, first) = (board.ap_spaces, START_MARKS.0);
    let fits = spaces >= first;
    ensure!(fits, "board", "ap_spaces", "{spaces}, where every seat begins on {first}");
    let differ = board.bonus[BonusShield::One.index()] != board.bonus[BonusShield::Two.index()];
    ensure!(differ, "board", "bonus", "both bonus shields lie beside one space");
    let (fits, letter) = (board.bonus_two <= Space::B, board.bonus_two.letter());
    ensure!(fits, "board", "bonus_two", "{letter}, where that side has A and B");
    let [large, small] = RING_CELLS;
    check_ring("ring", &board.ring, large)?;
    check_ring("ring_two", &board.ring_two, small)?;
    let with_three: Vec<&RingCell> =
        board.ring.iter().filter(|cell| !cell.not_with_three).collect();
    check_bared("ring", &with_three, " with three seats")
}

fn check_ring(field: &str, ring: &[RingCell], wanted: (usize, usize)) -> Result<(), SetError> {
    let marked = ring.iter().filter(|cell| cell.not_with_three).count();
    ensure!(
        (ring.len(), marked) == wanted,
        "board",
        field,
        "{} cells, {marked} of them not for three seats, where {} and {} are wanted",
        ring.len(),
        wanted.0,
        wanted.1
    );
    check_bared(field, &ring.iter().collect::<Vec<_>>(), "")
}

/// Whatever the order in which the parts go, each bares one to three cells (MR-6.10, MR-6.11).
fn check_bared(field: &str, ring: &[&RingCell], when: &str) -> Result<(), SetError> {
    for part in Part::ALL {
        let under = ring.iter().filter(|cell| cell.covers.contains(&part));
        let alone = under.clone().filter(|cell| cell.covers.len() == 1).count();
        let all = under.count();
        ensure!(
            alone > 0 && all <= CELLS_OF_PART_MAX,
            "board",
            field,
            "{all} cells under the {}{when}, {alone} of them under it alone, where at least 1 \
             alone and at most {CELLS_OF_PART_MAX} in all are allowed",
            part.word()
        );
    }
    Ok(())
}

fn check_ids(set: &CardSet) -> Result<(), SetError> {
    let mut ids = BTreeSet::new();
    let twice = set.faces().find(|face| !ids.insert(face.id.as_str()));
    twice.map_or(Ok(()), |face| Err(SetError::field(&face.id, "id", "used twice")))
}

/// A name must tell which card is meant, among those that can stand in one place. Chips look alike
/// on a tile but for their serial numbers.
fn check_words(set: &CardSet) -> Result<(), SetError> {
    let skills: Vec<&Face> = set.skills.iter().map(|card| &card.face).collect();
    let parts: Vec<&Face> = set.parts.iter().map(|card| &card.face).collect();
    let items: Vec<&Face> = set.items.iter().map(|card| &card.face).collect();
    let pieces: Vec<&Face> = set.pieces().collect();
    for faces in [skills, parts, items, pieces] {
        unlike("name", faces.iter().map(|face| (&face.id, &face.name)))?;
        unlike("short", faces.iter().map(|face| (&face.id, &face.short)))?;
    }
    unlike("name", set.chips.iter().map(|chip| (&chip.face.id, &chip.face.name)))
}
