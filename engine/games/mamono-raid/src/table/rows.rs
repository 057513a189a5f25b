//! Card rows as rules.

use crate::prelude::*;
use crate::rule_list::RULES;

/// Declares the rules that card rows are: of what, by the row of the card set.
macro_rules! card_rules {
    ($( $(#[$doc:meta])* $rule:ident($($of:ident: $Of:ty)?) = $row:ident; )*) => {
        impl MamonoRaid { $(
            $(#[$doc])*
            pub(crate) fn $rule(&self $(, $of: $Of)?) -> Rule {
                Rule::new(RULES.len() as u16 + self.cards.$row($($of)?))
            }
        )* }
    };
}

card_rules! {
    /// MR:WA11 … MR:TH32.
    skill_rule(kind: SkillKind) = row_of_skill;
    /// MR:HD1 … MR:TL4.
    part_rule(kind: PartKind) = row_of_part;
    /// MR:IT01 … MR:IT15, MR:IM02 …
    item_rule(kind: ItemKind) = row_of_item;
    /// MR:E01 … MR:X09.
    chip_rule(kind: ChipKind) = row_of_chip;
    /// MR:IX1 … MR:IX4.
    starter_rule(starter: Character) = row_of_starter;
    /// MR:BS1, MR:BS2.
    bonus_rule(chip: BonusShield) = row_of_bonus;
    /// MR:CB1.
    core_bonus_rule() = row_of_core_bonus;
    /// MR:DP1.
    death_rule() = row_of_death;
    /// MR:SV1 … MR:SV3.
    service_rule(service: Service) = row_of_service;
}
