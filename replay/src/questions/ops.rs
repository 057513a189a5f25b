//! What questions do with a game.

use super::events::{EventsRow, events_of};
use super::facts::{FactsRow, facts_of};
use super::summary::{SummaryRow, summary_of};
use crate::games::Of;
use kanso_engine::Game;

/// What questions do with a game.
pub trait QuestionOps {
    /// Fills the row of [`summary`](super::summary()) for a log of this game.
    fn row_of_summary(&self, bytes: &[u8], row: SummaryRow) -> SummaryRow;

    /// Fills the row of [`facts`](super::facts()) for a log of this game.
    fn row_of_facts(&self, bytes: &[u8], row: FactsRow) -> FactsRow;

    /// Fills the row of [`events`](super::events()) for a log of this game.
    fn row_of_events(&self, bytes: &[u8], row: EventsRow) -> EventsRow;
}

impl<G: Game> QuestionOps for Of<G> {
    fn row_of_summary(&self, bytes: &[u8], row: SummaryRow) -> SummaryRow {
        summary_of::<G>(bytes, row)
    }

    fn row_of_facts(&self, bytes: &[u8], row: FactsRow) -> FactsRow {
        facts_of::<G>(bytes, row)
    }

    fn row_of_events(&self, bytes: &[u8], row: EventsRow) -> EventsRow {
        events_of::<G>(bytes, row)
    }
}
