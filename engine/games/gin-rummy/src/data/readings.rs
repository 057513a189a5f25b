//! The open questions of Gin Rummy.

use crate::prelude::*;

kanso_engine::readings! {
    /// The readings in force.
    pub struct Readings {
        /// GR-R1: whether equal deadwood is an undercut.
        undercut_on_tie: UndercutOnTie = GR_R1, "undercut-on-tie" {
            /// The seat that did not knock scores the bonus.
            Yes = "yes",
            /// Nobody wins the hand.
            No = "no",
        }
        /// GR-R2: what gin and undercut are worth.
        bonuses: Bonuses = GR_R2, "bonuses" {
            /// 25 each.
            Both25 = "both-25",
            /// 20 each.
            Both20 = "both-20",
            /// 20 and 10.
            Gin20Undercut10 = "gin-20-undercut-10",
        }
        /// GR-R3: whether eleven melded cards end a hand.
        big_gin: BigGin = GR_R3, "big-gin" {
            /// There is no big gin: a hand ends with a discard.
            Off = "off",
            /// Eleven melded cards end the hand and add 31.
            On = "on",
        }
    }
}
