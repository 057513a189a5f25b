//! One line about each row, in both languages, built from its numbers.

mod board;
mod card;
pub(super) mod words;

use super::Face;
use crate::prelude::*;

/// What each row of a set says, in the order of [`CardSet::faces`].
pub fn lines(set: &CardSet) -> Vec<Label> {
    let terrains = set.terrains.iter().map(board::terrain);
    let troops = set.troops.iter().map(board::troop);
    let creatures = set.creatures.iter().map(board::creature);
    let commands = set.commands.iter().map(|row| card::command(set, row));
    let lores = set.lores.iter().map(card::lore);
    let skills = set.skills.iter().map(|row| card::skill(set, row));
    let artifacts = set.artifacts.iter().map(card::artifact);
    let scenarios = set.scenarios.iter().map(board::scenario);
    let units = terrains.chain(troops).chain(creatures);
    let cards = commands.chain(lores).chain(skills).chain(artifacts);
    let say = |(face, line): (&Face, Label)| {
        let Face { name, .. } = face;
        Label::new(format!("{}: {}", name.en, line.en), format!("{}：{}", name.ja, line.ja))
    };
    set.faces().zip(units.chain(cards).chain(scenarios)).map(say).collect()
}

/// What each troop, then each creature is called on the board, of South and of North.
pub fn unit_names(set: &CardSet) -> Vec<[Label; 2]> {
    let troops = set.troops.iter().map(|row| &row.face.name);
    let all = troops.chain(set.creatures.iter().map(|row| &row.face.name));
    let owned = |name: &Label, camp: Camp| {
        let owner = camp.name();
        Label::new(format!("{} ({})", name.en, owner.en), format!("{}（{}）", name.ja, owner.ja))
    };
    all.map(|name| Camp::ALL.map(|camp| owned(name, camp))).collect()
}

/// How many sets of sections there are.
pub const SECTION_SETS: usize = 1 << Section::ALL.len();

/// The number of a set of sections.
pub fn section_set(sections: [bool; Section::ALL.len()]) -> usize {
    sections.into_iter().rev().fold(0, |set, is_in| set << 1 | usize::from(is_in))
}

/// What a hex of each terrain says, by the set of sections in which it lies.
pub fn grounds(set: &CardSet) -> Vec<[Label; SECTION_SETS]> {
    let terrains = &set.lines[..set.terrains.len()];
    terrains.iter().map(|line| std::array::from_fn(|sections| ground(line, sections))).collect()
}

fn ground(line: &Label, sections: usize) -> Label {
    let (mut en, mut ja) = (line.en.to_string(), line.ja.to_string());
    let mut between = ["\nsection: ", "\n"];
    for (at, section) in Section::ALL.into_iter().enumerate() {
        if sections >> at & 1 == 0 {
            continue;
        }
        let name = section.name();
        en.extend([between[0], name.en]);
        ja.extend([between[1], name.ja]);
        between = [" and ", "と"];
    }
    Label::new(en, ja)
}
