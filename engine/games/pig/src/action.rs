//! What a player of Pig can say, how it is typed and how it is told.

use crate::Pig;
use kanso_engine::game::prelude::*;

actions! {
    /// A decision. Append-only.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action of Pig as at;
    /// PG-1.1: roll the die.
    Roll as "roll" at [at.state.turn.id()] "roll" / "さいころを振る";
    /// PG-1.4: bank the turn's total.
    Hold as "hold" at [at.state.turn.id()]
        "hold, banking {total}" / "ホールドして{total}点を得る"
        with { total = at.state.turn_total };
}
