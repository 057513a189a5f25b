//! The open questions of the rulebook, as switches.
//!
//! Source: MR-R1 to MR-R26 and MR-R28 to MR-R40 of the rule list, which also has each question in
//! Japanese; the number 27 is not in use. The first value is the default of revision 1. A value is
//! never renamed or taken away; a correction is a new value, and the default of a later revision.
//! What each value does is where the rule is applied.

use crate::prelude::*;

kanso_engine::readings! {
    /// The values in force for one game.
    pub struct Readings {
        /// MR-R1: One turn completes more than one part: whose result comes first?
        result_order: ResultOrder = MR_R1, "result-order" {
            /// Head, torso, back, tail, and then the core.
            FixedPartOrder = "fixed-part-order",
            /// The seat whose turn ends chooses, part by part.
            ActiveSeatChooses = "active-seat-chooses",
        }
        /// MR-R2: Is 1.9 a limit of the contribution bonus, or just the sum of all cards that give
        /// one?
        contribution_cap: ContributionCap = MR_R2, "contribution-cap" {
            /// The sum; there is no limit.
            SumOnly = "sum-only",
            /// A limit; what is beyond 1.9 does not count.
            Cap19 = "cap-19",
        }
        /// MR-R3: What if a marker is to go up and no monster level space is empty?
        level_track_full: LevelTrackFull = MR_R3, "level-track-full" {
            /// It goes back to its marker home.
            ReturnHome = "return-home",
            /// It lies on the last space and makes no further black marker count.
            StackOnLast = "stack-on-last",
        }
        /// MR-R4: The black marker lands beside a printed black marker: how much does that count?
        black_on_print: BlackOnPrint = MR_R4, "black-on-print" {
            /// 1, for the black marker alone; a print needs a marker of a seat.
            PieceOnly = "piece-only",
            /// 2, for the black marker and the print.
            PieceAndPrint = "piece-and-print",
        }
        /// MR-R5: What if a card puts the black marker on the monster level while it is there
        /// already?
        second_black: SecondBlack = MR_R5, "second-black" {
            /// Nothing happens.
            NoEffect = "no-effect",
            /// A note counts as one more black marker, on no space.
            ExtraNote = "extra-note",
        }
        /// MR-R6: May an attack skill be used without a target, for delay?
        attack_dry_fire: AttackDryFire = MR_R6, "attack-dry-fire" {
            /// No, only heal skills and special skills.
            HealAndSpecialOnly = "heal-and-special-only",
            /// Yes, with its cost and one life chip, taking nothing.
            AnySkill = "any-skill",
        }
        /// MR-R7: Must a skill for two chips take two?
        multi_target_minimum: MultiTargetMinimum = MR_R7, "multi-target-minimum" {
            /// No, one is enough.
            UpTo = "up-to",
            /// Yes, if any pair can be taken.
            ExactWhenPossible = "exact-when-possible",
        }
        /// MR-R8: A swap lowers a seat's AP limit below its pawn's space: what happens?
        ap_loss: ApLoss = MR_R8, "ap-loss" {
            /// The pawn stays; only cost 0 and passing are left until the limit rises.
            PawnStays = "pawn-stays",
            /// The pawn goes back to the limit, on top of the stack there.
            PawnMovedBack = "pawn-moved-back",
        }
        /// MR-R9: Which safe spaces are in use with 2 or 3 seats?
        safe_spaces: SafeSpaces = MR_R9, "safe-spaces" {
            /// Those of the board side: A and B with 2 seats, A to D with 3.
            Printed = "printed",
            /// As many as seats: A to C with 3, where one shield lies beside B and two beside C.
            AsManyAsSeats = "as-many-as-seats",
            /// Always four: A to D with 2 seats as well, where one shield lies beside C.
            FourAlways = "four-always",
        }
        /// MR-R10: Which back belongs to which bonus shield chip?
        bonus_shield_mapping: BonusShieldMapping = MR_R10, "bonus-shield-mapping" {
            /// Two shields (beside D): silver; one shield (beside C): copper or 1 Multi experience.
            TwoDSilverOneCDual = "two-d-silver-one-c-dual",
            /// Two shields (beside D): copper or 1 Multi experience; one shield (beside C): silver.
            TwoDDualOneCSilver = "two-d-dual-one-c-silver",
        }
        /// MR-R11: May a seat take more chips than it has markers at home?
        marker_shortage: MarkerShortage = MR_R11, "marker-shortage" {
            /// No.
            Forbidden = "forbidden",
            /// Yes, the spaces that get no marker become empty.
            TakeWithoutMarker = "take-without-marker",
        }
        /// MR-R12: May Clear Mind release chips from itself?
        clear_mind_self: ClearMindSelf = MR_R12, "clear-mind-self" {
            /// No, only from other skills.
            OtherSkillsOnly = "other-skills-only",
            /// Yes, but at least one must stay on it.
            SelfAllowed = "self-allowed",
        }
        /// MR-R13: Damage is left and the party had no life chip before: does it take a death
        /// penalty card?
        already_down: AlreadyDown = MR_R13, "already-down" {
            /// Yes.
            Penalty = "penalty",
            /// No.
            NoPenalty = "no-penalty",
        }
        /// MR-R14: May a pawn that has not left the safe zone stay on its space when its seat
        /// passes?
        pass_in_place: PassInPlace = MR_R14, "pass-in-place" {
            /// Yes.
            Yes = "yes",
            /// No, it goes to another free space if there is one.
            MustMoveIfPossible = "must-move-if-possible",
        }
        /// MR-R15: After an action of cost 0 from the safe zone, has the seat had its turn there?
        zero_ac_in_safe_zone: ZeroAcInSafeZone = MR_R15, "zero-ac-in-safe-zone" {
            /// No, it is first again.
            StillFirst = "still-first",
            /// Yes, it waits until the seats that have not acted have had theirs.
            AfterUnacted = "after-unacted",
        }
        /// MR-R16: May Clear Mind be used with more chips than lie on other skills?
        clear_mind_shortfall: ClearMindShortfall = MR_R16, "clear-mind-shortfall" {
            /// Yes, all that lie there are released.
            ReleaseUpToX = "release-up-to-x",
            /// No, so with none there it cannot be used.
            MustHaveX = "must-have-x",
        }
        /// MR-R17: Can the coins of the stock run out?
        coin_stock: CoinStock = MR_R17, "coin-stock" {
            /// No.
            Unlimited = "unlimited",
            /// Yes, a reward or an effect on gain pays only what keeps all purses and the coppers
            /// of the core at 57 copper or less.
            ValueCap = "value-cap",
        }
        /// MR-R18: Which payments beyond the experience needed are offered?
        xp_overpay: XpOverpay = MR_R18, "xp-overpay" {
            /// No needless chip or bonus, but as many gather markers more as the seat likes: they come
            /// home by it. The rulebook allows any surplus; a surplus of chips would only be lost.
            MarkersFreely = "markers-freely",
            /// Only those in which no chip, marker or bonus is needless.
            IrredundantOnly = "irredundant-only",
            /// Also those with one needless chip, marker or bonus.
            Any = "any",
        }
        /// MR-R19: Must the -1 item be bought before the card under it?
        minus_one_order: MinusOneOrder = MR_R19, "minus-one-order" {
            /// No, either of the two.
            Either = "either",
            /// Yes, as long as one is on display.
            TopFirst = "top-first",
        }
        /// MR-R20: What does the third service card do?
        third_service_card: ThirdServiceCard = MR_R20, "third-service-card" {
            /// Nothing, it is a reminder.
            ReminderOnly = "reminder-only",
            /// In the bazaar, 1 copper turns 1 damage chip to life, once per end phase.
            FieldMedic = "field-medic",
        }
        /// MR-R21: May a seat buy back an item of its own that was recycled this round?
        recycle_rebuy: RecycleRebuy = MR_R21, "recycle-rebuy" {
            /// Yes.
            Yes = "yes",
            /// No, only from the next round on.
            NotSameRound = "not-same-round",
        }
        /// MR-R22: May one character rise two levels in one end phase?
        double_level_up: DoubleLevelUp = MR_R22, "double-level-up" {
            /// Yes.
            Yes = "yes",
            /// No, one level per character and end phase.
            OnePerCharacter = "one-per-character",
        }
        /// MR-R23: May a heal turn fewer damage chips than it could?
        heal_amount: HealAmount = MR_R23, "heal-amount" {
            /// No, as many as possible are turned.
            Maximum = "maximum",
            /// Yes, the seat chooses the number.
            Choose = "choose",
        }
        /// MR-R24: Do the markers on the core go home after its result?
        core_markers: CoreMarkers = MR_R24, "core-markers" {
            /// No, they stay.
            Remain = "remain",
            /// Yes, all of them.
            ReturnHome = "return-home",
        }
        /// MR-R25: Must the owner of a card that swaps part cards make the swap?
        swap_optional: SwapOptional = MR_R25, "swap-optional" {
            /// No, it may decline.
            Optional = "optional",
            /// Yes, if a swap is possible.
            Mandatory = "mandatory",
        }
        /// MR-R26: How is the start player found?
        start_player: StartPlayer = MR_R26, "start-player" {
            /// At random.
            Chance = "chance",
            /// The option first-seat names it.
            Given = "given",
        }
        /// MR-R28: What ends a game in which nobody takes enemy chips any more?
        stalemate_guard: StalemateGuard = MR_R28, "stalemate-guard" {
            /// Scoring after six such rounds in a row, with nobody taking the core bonus.
            SixIdleRounds = "six-idle-rounds",
            /// Nothing, it goes on.
            Never = "never",
        }
        /// MR-R29: May markers on Gather materials wait for a later end phase?
        gather_over_rounds: GatherOverRounds = MR_R29, "gather-over-rounds" {
            /// Yes, but there they are away from home and add to the damage.
            Yes = "yes",
            /// No, unused ones go home at the end of the round.
            ReturnUnused = "return-unused",
        }
        /// MR-R30: Do more than 20 shield marks count?
        unused_shield_cap: UnusedShieldCap = MR_R30, "unused-shield-cap" {
            /// No, 20 is the most.
            Cap20 = "cap-20",
            /// Yes.
            NoCap = "no-cap",
        }
        /// MR-R31: Who gets the coins of the second place when no seat holds it?
        later_ranked_reward: LaterRankedReward = MR_R31, "later-ranked-reward" {
            /// Nobody.
            Unpaid = "unpaid",
            /// The seat in first place.
            ToFirst = "to-first",
        }
        /// MR-R32: When is it chosen what the starting experience chip pays for?
        starter_choice_time: StarterChoiceTime = MR_R32, "starter-choice-time" {
            /// When it is paid: 2 points for its own character or 1 for any.
            WhenPaying = "when-paying",
            /// When it is taken: it becomes 2 of its own class or 1 Multi.
            WhenTaken = "when-taken",
        }
        /// MR-R33: When are points counted that depend on a condition?
        conditional_vp_time: ConditionalVpTime = MR_R33, "conditional-vp-time" {
            /// At scoring.
            AtScoring = "at-scoring",
            /// When the card is gained, and anew when it is swapped.
            WhenGained = "when-gained",
        }
        /// MR-R34: Does the life chip of the Elixir of Vigor use up the life purchase of the end
        /// phase?
        elixir_limit: ElixirLimit = MR_R34, "elixir-limit" {
            /// No.
            Separate = "separate",
            /// Yes, together they bring one.
            Shared = "shared",
        }
        /// MR-R35: Does a part card's effect on gain come before the winner's marker goes up?
        gain_effect_timing: GainEffectTiming = MR_R35, "gain-effect-timing" {
            /// Yes.
            CardFirst = "card-first",
            /// No, after it.
            LevelFirst = "level-first",
        }
        /// MR-R36: Can the death penalty cards run out?
        penalty_supply: PenaltySupply = MR_R36, "penalty-supply" {
            /// No, notes stand in for more.
            Notes = "notes",
            /// Yes, with none left nobody takes one.
            MaxFive = "max-five",
        }
        /// MR-R37: Do items with an effect in the enemy phase act by themselves?
        enemy_items: EnemyItems = MR_R37, "enemy-items" {
            /// Yes.
            Automatic = "automatic",
            /// No, the owner is asked.
            AskOwner = "ask-owner",
        }
        /// MR-R38: A seat passes without having left its space: does it take the bonus shield chip
        /// beside it?
        stay_takes_shield: StayTakesShield = MR_R38, "stay-takes-shield" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// MR-R39: A skill for two chips puts more markers on a line than its HP: do all of them
        /// count?
        overshoot_markers: OvershootMarkers = MR_R39, "overshoot-markers" {
            /// Yes.
            AllCount = "all-count",
            /// No, only as many as the HP, those nearest to the base.
            FirstHpOnly = "first-hp-only",
        }
        /// MR-R40: May a seat that has passed act again when a later result raises its AP limit?
        passed_seat_reward_ap: PassedSeatRewardAp = MR_R40, "passed-seat-reward-ap" {
            /// No.
            StaysPassed = "stays-passed",
            /// Yes, its pawn goes back to the space it left, and a bonus shield chip it took goes
            /// back to the board.
            MayReturn = "may-return",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Readings;
    use crate::rule_list::RULES;
    use std::collections::BTreeSet;

    #[test]
    fn questions_stand_in_the_order_of_their_ids() {
        let ids = Readings::SPECS.iter().map(|spec| RULES[spec.rule.index()].id.to_owned());
        let wanted = (1..=40).filter(|number| *number != 27).map(|number| format!("MR-R{number}"));
        assert_eq!(ids.collect::<Vec<_>>(), wanted.collect::<Vec<_>>());
        let names: BTreeSet<&str> = Readings::SPECS.iter().map(|spec| spec.name).collect();
        assert_eq!(names.len(), Readings::SPECS.len(), "a name is used once");
    }

    #[test]
    fn rule_line_of_a_reading_tells_its_values_in_order() {
        for spec in Readings::SPECS {
            let entry = &RULES[spec.rule.index()];
            assert!(entry.does.reading, "{}", entry.id);
            for line in [entry.en, entry.ja] {
                let told: Vec<&str> = line.split('`').skip(1).step_by(2).collect();
                assert_eq!(told, spec.values, "{}: {line}", entry.id);
            }
        }
    }

    #[test]
    fn values_are_written_in_small_letters_digits_and_hyphens() {
        for value in Readings::SPECS.iter().flat_map(|spec| spec.values) {
            assert!(value.starts_with(|sign: char| sign.is_ascii_lowercase()), "{value}");
            let fits =
                |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
            assert!(value.chars().all(fits), "{value}");
        }
    }
}
