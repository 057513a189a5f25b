//! What was corrected about the rules, revision by revision.
//!
//! Revision 2: the rulebook lets Quick be used whenever its user likes, and gives the turn player
//! priority again when what pended has resolved. So there is a moment between the battle open step
//! and the naming of the fighters, and what was just opened can be answered before anybody is named:
//! `lean` had the next moment only when all fighters stood.

use crate::prelude::*;
use kanso_engine::Revision;

/// The revisions since the first. Append-only once released.
pub const REVISIONS: &[Revision] = &[Revision {
    number: 2,
    about: Text::new(
        "Quick may be used between the battle open step and the naming of the fighters; after what \
         was opened there, the next chance came only when all fighters had been named",
        "戦闘オープンステップの後、戦闘キャラクターを指定する前にもQuickを使える。\
         これまでは、戦闘キャラクターをすべて指定し終えるまで使えなかった",
    ),
    defaults: &[(BK_R9, "before-fighters")],
}];
