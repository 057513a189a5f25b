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
