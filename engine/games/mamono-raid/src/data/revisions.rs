//! What was corrected about the rules, revision by revision.
//!
//! Revision 2: the rulebook has a seat take its chips and put its markers where they lay, and nowhere
//! says that a seat short of markers may take fewer. Refused for want of markers, a seat that is
//! behind can be locked out of every skill, and a game of two seats of unequal strength stands still.

use crate::prelude::*;
use kanso_engine::Revision;

/// The revisions since the first. Append-only once released.
pub const REVISIONS: &[Revision] = &[Revision {
    number: 2,
    about: Text::new(
        "a seat takes the chips of its skill even where it has no marker left to put there: the space \
         becomes empty; it could take no more chips than it had markers at home, and games stood still",
        "ヘイトマーカーが足りなくても、スキルの対象のチップを獲得できる。マーカーを置けないマスは空きになる。\
         これまでは残りのマーカーの数までしか獲得できず、ゲームが進まなくなることがあった",
    ),
    defaults: &[(MR_R11, "take-without-marker")],
}];
