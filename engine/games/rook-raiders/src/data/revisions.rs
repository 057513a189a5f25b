//! What was corrected about the rules, revision by revision.
//!
//! `engine/CHANGING_A_RULE.md` tells how the first of them was made.

use crate::prelude::*;
use kanso_engine::Revision;

/// The revisions since the first. Append-only once released.
pub const REVISIONS: &[Revision] = &[Revision {
    number: 2,
    about: Text::new(
        "a seat declares victory as soon as a skill has brought its threat to 8 or less, and the \
         others know it while the command runs; it was asked only at the end of the command",
        "脅威ポイントを8以下にしたスキルの処理が済んだら、すぐ勝利宣言できる。コマンドの残りは、\
         全員がそれを知ったうえで進める。これまではコマンドの終了時にだけ聞いていた",
    ),
    defaults: &[(RR_R7, "after-skill")],
}];
