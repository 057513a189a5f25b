//! Short names for places, classes, coins and amounts.

use super::super::vocabulary::{Character, Coin, Part, Place, Space, Spot, Symbol, Target};
use super::append_next;
use crate::{Label, Text};

pub(super) const fn part(part: Part) -> Text {
    match part {
        Part::Head => Text::new("head", "頭"),
        Part::Torso => Text::new("torso", "胴"),
        Part::Back => Text::new("back", "背"),
        Part::Tail => Text::new("tail", "尾"),
    }
}

/// As a title.
pub(super) const fn target(target: Target) -> Text {
    match target {
        Target::Part(Part::Head) => Text::new("Head", "頭"),
        Target::Part(Part::Torso) => Text::new("Torso", "胴"),
        Target::Part(Part::Back) => Text::new("Back", "背"),
        Target::Part(Part::Tail) => Text::new("Tail", "尾"),
        Target::Core => Text::new("Core", "コア"),
    }
}

/// `head.0 →`: a cell and where its line goes on; at the tip no arrow.
pub(super) fn cell(spot: Spot) -> Label {
    const TIP: u8 = 4;
    match spot.place() {
        Place::Line(of, index) => {
            let arrow = match of {
                _ if index == TIP => "",
                Part::Head => " →",
                Part::Back => " ↓",
                Part::Tail => " ←",
                Part::Torso => " ↑",
            };
            Label::new(
                format!("{}.{index}{arrow}", of.word()),
                format!("{}{index}{arrow}", part(of).ja),
            )
        }
        Place::Core(0) => Label::new("core.0 ①", "コア0 ①"),
        Place::Core(index) => Label::new(format!("core.{index}"), format!("コア{index}")),
    }
}

pub(super) const fn character(character: Character) -> Text {
    match character {
        Character::Warrior => Text::new("Warrior", "ウォーリア"),
        Character::Cleric => Text::new("Cleric", "クレリック"),
        Character::Sorcerer => Text::new("Sorcerer", "ソーサラー"),
        Character::Thief => Text::new("Thief", "シーフ"),
    }
}

pub(super) const fn symbol(symbol: Symbol) -> Text {
    match symbol {
        Symbol::Warrior => character(Character::Warrior),
        Symbol::Cleric => character(Character::Cleric),
        Symbol::Sorcerer => character(Character::Sorcerer),
        Symbol::Thief => character(Character::Thief),
        Symbol::Multi => Text::new("Any class", "マルチ"),
    }
}

/// One sign for a symbol.
pub(super) const fn sign(symbol: Symbol) -> Text {
    match symbol {
        Symbol::Warrior => Text::new("W", "戦"),
        Symbol::Cleric => Text::new("C", "聖"),
        Symbol::Sorcerer => Text::new("S", "魔"),
        Symbol::Thief => Text::new("T", "盗"),
        Symbol::Multi => Text::new("M", "全"),
    }
}

pub(super) const fn coin(coin: Coin) -> Text {
    match coin {
        Coin::Copper => Text::new("copper", "銅貨"),
        Coin::Silver => Text::new("silver", "銀貨"),
        Coin::Gold => Text::new("gold", "金貨"),
    }
}

pub(super) const fn space(space: Space) -> &'static str {
    match space {
        Space::A => "A",
        Space::B => "B",
        Space::C => "C",
        Space::D => "D",
    }
}

/// Copper units as the fewest coins, gold first: `1 gold + 1 copper`. Source: MR-3.8.
pub(super) fn coins(mut units: u32) -> Label {
    let mut words = Label::default();
    for of in Coin::ALL.into_iter().rev() {
        let count = units / of.worth();
        units %= of.worth();
        if count > 0 {
            let Text { en, ja } = coin(of);
            let next = Label::new(format!("{count} {en}"), format!("{ja}{count}"));
            append_next(&mut words, (" + ", "＋"), &next);
        }
    }
    words
}

/// Tenths as a decimal, without `.0`. Source: MR-6.3.
pub(super) fn tenths(tenths: u32) -> String {
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        rest => format!("{}.{rest}", tenths / 10),
    }
}

/// Halves as a decimal, without `.0`. Source: MR-8.5.
pub(super) fn halves(halves: i32) -> String {
    let sign = if halves < 0 { "−" } else { "" };
    let (whole, rest) = (halves.unsigned_abs() / 2, halves.unsigned_abs() % 2);
    if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.5") }
}

/// A name cut to what fits on a small tile: eight columns, where all but Latin letters take two.
pub(super) fn on_tile(name: &str) -> Label {
    const COLUMNS: usize = 8;
    let columns = |character: char| if character.is_ascii() { 1 } else { 2 };
    if name.chars().map(columns).sum::<usize>() <= COLUMNS {
        return Label::same(name.to_owned());
    }
    let mut left = COLUMNS - 1;
    let fits = |character: &char| {
        let needed = columns(*character);
        let fits = needed <= left;
        left = left.saturating_sub(needed);
        fits
    };
    let cut: String = name.chars().take_while(fits).collect();
    Label::same(cut + "…")
}
