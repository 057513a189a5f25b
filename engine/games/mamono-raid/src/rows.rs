//! Card rows as rules.

use super::MamonoRaid;
use super::cards::{ChipKind, ItemKind, PartKind, SkillKind};
use super::rule_list::RULES;
use super::vocabulary::{BonusShield, Character, Service};
use kanso_engine::Rule;

fn row(row: u16) -> Rule {
    Rule::new(RULES.len() as u16 + row)
}

impl MamonoRaid {
    /// MR:WA11 … MR:TH32.
    pub(super) fn skill_rule(&self, kind: SkillKind) -> Rule {
        row(self.cards.row_of_skill(kind))
    }

    /// MR:HD1 … MR:TL4.
    pub(super) fn part_rule(&self, kind: PartKind) -> Rule {
        row(self.cards.row_of_part(kind))
    }

    /// MR:IT01 … MR:IT15, MR:IM02 …
    pub(super) fn item_rule(&self, kind: ItemKind) -> Rule {
        row(self.cards.row_of_item(kind))
    }

    /// MR:E01 … MR:X09.
    pub(super) fn chip_rule(&self, kind: ChipKind) -> Rule {
        row(self.cards.row_of_chip(kind))
    }

    /// MR:IX1 … MR:IX4.
    pub(super) fn starter_rule(&self, starter: Character) -> Rule {
        row(self.cards.row_of_starter(starter))
    }

    /// MR:BS1, MR:BS2.
    pub(super) fn bonus_rule(&self, chip: BonusShield) -> Rule {
        row(self.cards.row_of_bonus(chip))
    }

    /// MR:CB1.
    pub(super) fn core_bonus_rule(&self) -> Rule {
        row(self.cards.row_of_core_bonus())
    }

    /// MR:DP1.
    pub(super) fn death_rule(&self) -> Rule {
        row(self.cards.row_of_death())
    }

    /// MR:SV1 … MR:SV3.
    pub(super) fn service_rule(&self, service: Service) -> Rule {
        row(self.cards.row_of_service(service))
    }
}
