//! The open question of Pig.

use super::rule_list::PG_R1;

kanso_engine::readings! {
    /// The readings in force.
    pub struct Readings {
        /// PG-R1: when the goal is reached.
        goal_moment: GoalMoment = PG_R1, "goal-moment" {
            /// When banked points reach it.
            ByHolding = "by-holding",
            /// As soon as banked points and the turn's total together reach it.
            AtOnce = "at-once",
        }
    }
}
