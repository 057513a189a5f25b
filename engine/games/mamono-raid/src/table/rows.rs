//! Card rows as rules.

use crate::MamonoRaid;
use crate::cards::{ChipKind, ItemKind, PartKind, SkillKind};
use crate::rule_list::RULES;
use crate::vocabulary::{BonusShield, Character, Service};
use kanso_engine::Rule;

fn row(row: u16) -> Rule {
    Rule::new(RULES.len() as u16 + row)
}

impl MamonoRaid {
    /// MR:WA11 … MR:TH32.
    pub(crate) fn skill_rule(&self, kind: SkillKind) -> Rule {
        row(self.cards.row_of_skill(kind))
    }

    /// MR:HD1 … MR:TL4.
    pub(crate) fn part_rule(&self, kind: PartKind) -> Rule {
        row(self.cards.row_of_part(kind))
    }

    /// MR:IT01 … MR:IT15, MR:IM02 …
    pub(crate) fn item_rule(&self, kind: ItemKind) -> Rule {
        row(self.cards.row_of_item(kind))
    }

    /// MR:E01 … MR:X09.
    pub(crate) fn chip_rule(&self, kind: ChipKind) -> Rule {
        row(self.cards.row_of_chip(kind))
    }

    /// MR:IX1 … MR:IX4.
    pub(crate) fn starter_rule(&self, starter: Character) -> Rule {
        row(self.cards.row_of_starter(starter))
    }

    /// MR:BS1, MR:BS2.
    pub(crate) fn bonus_rule(&self, chip: BonusShield) -> Rule {
        row(self.cards.row_of_bonus(chip))
    }

    /// MR:CB1.
    pub(crate) fn core_bonus_rule(&self) -> Rule {
        row(self.cards.row_of_core_bonus())
    }

    /// MR:DP1.
    pub(crate) fn death_rule(&self) -> Rule {
        row(self.cards.row_of_death())
    }

    /// MR:SV1 … MR:SV3.
    pub(crate) fn service_rule(&self, service: Service) -> Rule {
        row(self.cards.row_of_service(service))
    }
}
