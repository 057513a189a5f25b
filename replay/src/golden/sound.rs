//! Whether a golden's log is sound.

use crate::games::Games;
use crate::verify::{Layer, verify_game};
use kanso_engine::Game;

/// What verification finds wrong with a log, in words; its probes are run by
/// [`super::probe`], which also asks whether they can be tried at all.
pub(super) fn problems<G: Game>(bytes: &[u8]) -> Vec<String> {
    // What the rules are here is not asked.
    let findings = verify_game::<G>(Games::none(), bytes, None).findings;
    let others = findings.iter().filter(|finding| finding.layer != Layer::Probes);
    others.map(ToString::to_string).collect()
}
