//! What was corrected about the rules, revision by revision.
//!
//! Revision 2: heading 6 of the rulebook tells a hero's order from its troop's, heading 4 lets a hero
//! begin with any skill of its class, headings 16 and 18 put a search and Ball Lightning in the place
//! of a battle, and a question that no answer can answer otherwise is none.

use crate::prelude::*;
use kanso_engine::Revision;

/// The revisions since the first. Append-only once released.
pub const REVISIONS: &[Revision] = &[Revision {
    number: 2,
    about: Text::new(
        "a hero begins with any skill of its class; an ordered Champion keeps its battle when a troop \
         flees into its hex; under Darken the Sky nobody battles after a search or Ball Lightning; and \
         nobody is asked for a card or an item that would change nothing",
        "ヒーローは、クラスのどのスキルからでも始められる。命令されたチャンピオンは、味方の部隊が退却してきても\
         自分の戦闘を行える。《空覆う矢》で命令されても、捜索や《球電》の後は戦えない。使っても何も変わらない\
         カードやアイテムについては聞かれない",
    ),
    defaults: &[
        (BH_R73, "any-of-class"),
        (BH_R74, "battles-by-its-order"),
        (BH_R75, "no-battle"),
        (BH_R76, "not-asked"),
    ],
}];
