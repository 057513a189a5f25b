//! What the lines are put together from: clauses, numbers, and what effects say of
//! themselves.

use crate::cards::ByLevel;
use crate::prelude::*;
use std::fmt::{self, Display, Formatter};

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

    pub fn add_label(&mut self, label: impl Into<Label>) {
        let label = label.into();
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

/// What an effect says of itself in the line of its card.
pub trait Said {
    /// In a language; a flag says nothing by itself.
    fn said(&self, lang: Lang) -> String;
}

impl Said for u8 {
    fn said(&self, _: Lang) -> String {
        self.to_string()
    }
}

impl Said for bool {
    fn said(&self, _: Lang) -> String {
        String::new()
    }
}

/// In each section: the line counts pieces.
impl Said for [u8; 3] {
    fn said(&self, _: Lang) -> String {
        ByLevel(*self).to_string()
    }
}

/// `2/3/4`, or the one number.
impl Display for ByLevel {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self([one, two, three]) = self;
        if *self == Self::from(*one) { one.fmt(f) } else { write!(f, "{one}/{two}/{three}") }
    }
}

impl Said for ByLevel {
    fn said(&self, _: Lang) -> String {
        self.to_string()
    }
}

impl Said for Text {
    fn said(&self, lang: Lang) -> String {
        self.in_lang(lang).to_owned()
    }
}

impl Said for Label {
    fn said(&self, lang: Lang) -> String {
        self.in_lang(lang).to_owned()
    }
}

impl Said for Colour {
    fn said(&self, lang: Lang) -> String {
        self.name().said(lang)
    }
}

/// What hits.
impl Said for DamageFaces {
    fn said(&self, lang: Lang) -> String {
        let faces = [
            (self.matching, Text::new("helmets of its colour", "目標の色の兜")),
            (self.strikes, Text::new("bonus strikes", "オレンジの目")),
            (self.lore, Text::new("Lore symbols", "ロアの目")),
        ];
        let there = faces.into_iter().filter(|(there, _)| *there);
        let there: Vec<&str> = there.map(|(_, face)| face.in_lang(lang)).collect();
        match (lang, there.as_slice()) {
            (Lang::En, [first @ .., last]) if !first.is_empty() => {
                format!("{} and {last}", first.join(", "))
            }
            _ => there.join("・"),
        }
    }
}

/// A number with its noun, which Japanese leaves to the sentence: `1/2/3 pieces`, `1 piece`.
pub fn counted(count: impl Into<ByLevel>, one: &str, many: &str) -> Label {
    let count = count.into();
    let noun = if count == ByLevel::from(1) { one } else { many };
    Label::new(format!("{count} {noun}"), count.to_string())
}

/// `2/3/4 dice`, `1 die`.
pub fn rolls(dice: impl Into<ByLevel>) -> Label {
    counted(dice, "die", "dice")
}

/// Words where something holds, none where it does not.
pub const fn if_so(holds: bool, en: &'static str, ja: &'static str) -> Text {
    if holds { Text::new(en, ja) } else { Text::new("", "") }
}

/// The first words where something holds, else the second.
pub const fn either(holds: bool, so: [&'static str; 2], not: [&'static str; 2]) -> Text {
    let [en, ja] = if holds { so } else { not };
    Text::new(en, ja)
}

/// Where a chosen enemy unit must be.
pub fn near(reach: ByLevel) -> Label {
    if reach == ByLevel::from(1) {
        return Label::new("adjacent to an own piece", "自軍のユニットに隣接する");
    }
    Label::new(
        format!("within {reach} hexes of an own piece"),
        format!("自軍のユニットから{reach}ヘクス以内の"),
    )
}

/// `within 2 hexes of`: how far two things are from each other at most.
pub fn within(reach: u8) -> Label {
    match reach {
        1 => Label::new("adjacent to", "に隣接する"),
        reach => Label::new(format!("within {reach} hexes of"), format!("から{reach}ヘクス以内の")),
    }
}
