//! What the lines are put together from: clauses, numbers, names of colours and classes.

use crate::cards::{ByLevel, DamageFaces};
use crate::vocabulary::{Class, Colour, MoveClass};
use kanso_engine::{Label, Text};

/// What a row says, clause by clause.
pub struct Clauses {
    en: Vec<String>,
    ja: Vec<String>,
}

impl Clauses {
    pub fn new(en: impl Into<String>, ja: impl Into<String>) -> Self {
        Self { en: vec![en.into()], ja: vec![ja.into()] }
    }

    pub fn add(&mut self, en: impl Into<String>, ja: impl Into<String>) {
        self.en.push(en.into());
        self.ja.push(ja.into());
    }

    pub fn add_text(&mut self, text: Text) {
        self.add(text.en, text.ja);
    }

    pub fn add_label(&mut self, label: Label) {
        self.add(label.en, label.ja);
    }

    /// A clause that is said only where something holds.
    pub fn add_if(&mut self, holds: bool, en: &str, ja: &str) {
        if holds {
            self.add(en, ja);
        }
    }

    pub fn label(self) -> Label {
        Label::new(self.en.join("; "), self.ja.join("、"))
    }
}

pub const fn class_name(class: Class) -> Text {
    match class {
        Class::Commander => Text::new("Commander", "コマンダー"),
        Class::Wizard => Text::new("Wizard", "ウィザード"),
        Class::Cleric => Text::new("Cleric", "クレリック"),
        Class::Rogue => Text::new("Rogue", "ローグ"),
        Class::Warrior => Text::new("Warrior", "ウォリアー"),
    }
}

pub const fn colour_name(colour: Colour) -> Text {
    match colour {
        Colour::Green => Text::new("green", "緑"),
        Colour::Blue => Text::new("blue", "青"),
        Colour::Red => Text::new("red", "赤"),
    }
}

pub const fn move_class_name(class: MoveClass) -> Text {
    match class {
        MoveClass::Foot => Text::new("foot", "徒歩"),
        MoveClass::Mounted => Text::new("mounted", "騎乗"),
    }
}

pub fn plural(count: u8, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// `2 dice`, `1 die`.
pub fn dice_en(count: u8) -> String {
    if count == 1 { "1 die".to_owned() } else { format!("{count} dice") }
}

/// A number by the level of the Lore Master: `2/3/4`, or the one number.
pub fn by_level(numbers: ByLevel) -> String {
    let ByLevel([one, two, three]) = numbers;
    if one == two && two == three { one.to_string() } else { format!("{one}/{two}/{three}") }
}

/// A number by level with its noun: `1/2/3 dice`, `1 die`.
pub fn by_level_of(numbers: ByLevel, one: &str, many: &str) -> String {
    let noun = if numbers.0 == [1; 3] { one } else { many };
    format!("{} {noun}", by_level(numbers))
}

/// What hits.
pub fn faces_text(faces: DamageFaces) -> Label {
    let DamageFaces { matching, strikes, lore } = faces;
    let mut en = Vec::new();
    let mut ja = Vec::new();
    for (there, face_en, face_ja) in [
        (matching, "helmets of its colour", "目標の色の兜"),
        (strikes, "bonus strikes", "オレンジの目"),
        (lore, "Lore symbols", "ロアの目"),
    ] {
        if there {
            en.push(face_en);
            ja.push(face_ja);
        }
    }
    let en = match en.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    };
    Label::new(en, ja.join("・"))
}

/// `each other hexes`: how far two things are from each other at most.
pub fn within(reach: u8) -> Label {
    match reach {
        1 => Label::new("adjacent to", "に隣接する"),
        reach => Label::new(format!("within {reach} hexes of"), format!("から{reach}ヘクス以内の")),
    }
}
