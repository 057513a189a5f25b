//! The open questions of the rulebook, as switches.
//!
//! Source: RR-R1 to RR-R44 of the rule list, which also has each question in Japanese. The first
//! value is the default of revision 1. A value is never renamed or taken away; a correction is a new
//! value, and the default of a later revision. What each value does is where the rule is applied.

use crate::prelude::*;

kanso_engine::readings! {
    /// The values in force for one game.
    pub struct Readings {
        /// RR-R1: Which side of the board is column 1 of the invasion order?
        cell_number_side: CellNumberSide = RR_R1, "cell-number-side" {
            /// The castle side, so the monsters next to the castle act first.
            CastleSideIs1 = "castle-side-is-1",
            /// The side of the summoning circles, so the hindmost monsters act first.
            GateSideIs1 = "gate-side-is-1",
        }
        /// RR-R2: Do the cells of overtaken monsters count as movement?
        overtake_counting: OvertakeCounting = RR_R2, "overtake-counting" {
            /// Yes, all cells count, and only a destination held by a monster is pushed on to the
            /// next free cell.
            Destination = "destination",
            /// No, each point of movement leads to the next cell without a monster.
            Stepwise = "stepwise",
        }
        /// RR-R3: Can a monster get into the castle by overtaking one on the last column?
        overtake_into_castle: OvertakeIntoCastle = RR_R3, "overtake-into-castle" {
            /// Yes, it enters the castle.
            Enter = "enter",
            /// No, only its own movement leads into the castle.
            StopOnBoard = "stop-on-board",
        }
        /// RR-R4: When are eliminations of one invasion judged?
        simultaneous_elimination: SimultaneousElimination = RR_R4, "simultaneous-elimination" {
            /// After all seats have finished the invasion.
            JudgeAfterStep = "judge-after-step",
            /// After each seat's own invasion: the last living seat wins at once and plays no more
            /// of it.
            InSeatOrder = "in-seat-order",
        }
        /// RR-R5: What if all remaining seats fall in one invasion?
        nobody_left: NobodyLeft = RR_R5, "nobody-left" {
            /// They share a draw.
            Draw = "draw",
            /// The lower threat among them wins, then more honour marks, then more gold.
            LowerThreat = "lower-threat",
        }
        /// RR-R6: How many action markers does Rest remove for each seat?
        rest_count: RestCount = RR_R6, "rest-count" {
            /// 1.
            One = "one",
            /// 2.
            Two = "two",
        }
        /// RR-R7: When may a seat declare victory within a command?
        declaration_moment: DeclarationMoment = RR_R7, "declaration-moment" {
            /// At the end of the command.
            CommandEnd = "command-end",
            /// Right after the kill that leaves its threat at 8 or less, and again at the end of
            /// the command.
            OnReaching = "on-reaching",
            /// Right after the skill that leaves its threat at 8 or less, when all that it has slain
            /// are gone and their medals drawn, and again at the end of the command.
            AfterSkill = "after-skill",
        }
        /// RR-R8: What if a seat qualifies when the summon draws the last monster?
        declaration_between_commands: DeclarationBetweenCommands = RR_R8, "declaration-between-commands" {
            /// It waits for the end of the next command.
            WaitForCommandEnd = "wait-for-command-end",
            /// Seats may declare right after the second summon, as if a command had ended.
            AfterSummon = "after-summon",
        }
        /// RR-R9: Must a seat that qualifies declare?
        declaration_duty: DeclarationDuty = RR_R9, "declaration-duty" {
            /// No, it chooses.
            Optional = "optional",
            /// Yes, it declares at the end of the command without being asked.
            Automatic = "automatic",
        }
        /// RR-R10: Does will power roll both dice again, or one?
        willpower_dice: WillpowerDice = RR_R10, "willpower-dice" {
            /// Both.
            BothDice = "both-dice",
            /// One die of the player's choice; the other keeps its face.
            OneDie = "one-die",
        }
        /// RR-R11: May the attacker be levelled up after a re-roll?
        levelup_after_reroll: LevelupAfterReroll = RR_R11, "levelup-after-reroll" {
            /// Yes.
            Allowed = "allowed",
            /// No.
            Forbidden = "forbidden",
        }
        /// RR-R12: May a seat level up between the decisions of another seat?
        benefit_windows: BenefitWindows = RR_R12, "benefit-windows" {
            /// No, only in its own decisions.
            OwnDecisions = "own-decisions",
            /// Yes, after each decision of another seat in the main phase.
            AnyDecision = "any-decision",
        }
        /// RR-R13: When may a level-up interrupt a monster's attack?
        attack_interrupt_window: AttackInterruptWindow = RR_R13, "attack-interrupt-window" {
            /// When the attack would knock out a targeted ★ unit that can be levelled up.
            LethalOnly = "lethal-only",
            /// Whenever a targeted ★ unit can be levelled up.
            EveryAttack = "every-attack",
        }
        /// RR-R14: After which rolls is the attacker asked about benefits?
        roll_window: RollWindow = RR_R14, "roll-window" {
            /// Unless the roll is a critical or kills already.
            UsefulOnly = "useful-only",
            /// After every roll, if a benefit can be paid.
            Always = "always",
        }
        /// RR-R15: May the Bard choose itself for its song?
        song_self: SongSelf = RR_R15, "song-self" {
            /// No.
            No = "no",
            /// Yes, taking 1 damage each time it sings again.
            Yes = "yes",
        }
        /// RR-R16: May a Bard choose another Bard, which then sings in turn?
        song_on_bard: SongOnBard = RR_R16, "song-on-bard" {
            /// Yes.
            Allowed = "allowed",
            /// No.
            Forbidden = "forbidden",
        }
        /// RR-R17: May a song choose a unit that has no use for its skill now?
        song_idle_target: SongIdleTarget = RR_R17, "song-idle-target" {
            /// Yes, it just takes the damage.
            Allowed = "allowed",
            /// No, its skill must be usable.
            NeedsUsableSkill = "needs-usable-skill",
        }
        /// RR-R18: May a level-up come between a song and its damage?
        song_lethal_interrupt: SongLethalInterrupt = RR_R18, "song-lethal-interrupt" {
            /// No, level up before you choose the song.
            None = "none",
            /// Yes, if the damage would knock out a ★ unit that can be levelled up.
            Offered = "offered",
        }
        /// RR-R19: May more portions of damage go to a monster than it has HP left?
        assign_overkill: AssignOverkill = RR_R19, "assign-overkill" {
            /// Yes, the excess is lost.
            Allowed = "allowed",
            /// No; if the range has fewer HP left than portions, the rest of them is not dealt.
            Forbidden = "forbidden",
        }
        /// RR-R20: May a healer use fewer points than it could?
        heal_partial: HealPartial = RR_R20, "heal-partial" {
            /// No, all points that fit are used.
            FullUse = "full-use",
            /// Yes, any number from 1 on.
            FreeChoice = "free-choice",
        }
        /// RR-R21: Which honour marks are paid for a benefit?
        payment_mix: PaymentMix = RR_R21, "payment-mix" {
            /// Any mix of tokens and trophies.
            Free = "free",
            /// Tokens first, trophies only when no token is left.
            TokensFirst = "tokens-first",
        }
        /// RR-R22: Where does a ★ card go when its level-up card replaces it?
        levelup_discard: LevelupDiscard = RR_R22, "levelup-discard" {
            /// To the discard pile of the unit deck; it can come back as a mercenary.
            UnitDiscard = "unit-discard",
            /// Out of the game.
            OutOfPlay = "out-of-play",
        }
        /// RR-R23: After a level-up between roll and damage, must the target be in the new range?
        levelup_mid_attack: LevelupMidAttack = RR_R23, "levelup-mid-attack" {
            /// No, the target stays valid.
            KeepTarget = "keep-target",
            /// Yes, a target out of the new range takes no damage.
            Recheck = "recheck",
        }
        /// RR-R24: When a tied rank is left without support, does the next rank get it?
        support_lower_rank: SupportLowerRank = RR_R24, "support-lower-rank" {
            /// No, nobody below gets it.
            None = "none",
            /// Yes, the next rank that fits into the number of supported seats.
            NextRank = "next-rank",
        }
        /// RR-R25: What does the seat that picks Rest get when no honour token is in the supply?
        honor_supply_empty: HonorSupplyEmpty = RR_R25, "honor-supply-empty" {
            /// No token.
            None = "none",
            /// A token all the same.
            Unlimited = "unlimited",
        }
        /// RR-R26: Do the 20 action markers and 60 cubes limit the game?
        marker_cube_supply: MarkerCubeSupply = RR_R26, "marker-cube-supply" {
            /// No.
            Unlimited = "unlimited",
            /// Yes: without a free marker no unit can act, and damage beyond the free cubes is not
            /// dealt.
            Printed = "printed",
        }
        /// RR-R27: Is there a highest amount of gold?
        gold_supply: GoldSupply = RR_R27, "gold-supply" {
            /// No.
            Unlimited = "unlimited",
            /// Yes, 27 for each seat (four 5-gold tokens and 7 on the track); what is beyond is
            /// lost.
            Capped27 = "capped-27",
        }
        /// RR-R28: When does the discard pile become the new unit deck?
        deck_refill_time: DeckRefillTime = RR_R28, "deck-refill-time" {
            /// When a card is to be turned and the deck is empty.
            WhenNeeded = "when-needed",
            /// As soon as the last card is turned.
            WhenEmpty = "when-empty",
        }
        /// RR-R29: Do the mercenaries just discarded belong to the new unit deck?
        refill_includes_row: RefillIncludesRow = RR_R29, "refill-includes-row" {
            /// Yes.
            Yes = "yes",
            /// No, they stay in the discard pile.
            No = "no",
        }
        /// RR-R30: When has the unit deck run out, so that the next round is the last?
        solo_deck_out: SoloDeckOut = RR_R30, "solo-deck-out" {
            /// When its last card is drawn.
            LastCardDrawn = "last-card-drawn",
            /// When an end phase cannot turn three cards.
            DrawFails = "draw-fails",
        }
        /// RR-R31: When is the place of a hired mercenary filled again?
        mercenary_refill: MercenaryRefill = RR_R31, "mercenary-refill" {
            /// In the end phase, with the others.
            EndPhaseOnly = "end-phase-only",
            /// At once, from the unit deck.
            Immediately = "immediately",
        }
        /// RR-R32: Does the solo seat win by clearing the board while monsters are still in the
        /// deck?
        solo_clear: SoloClear = RR_R32, "solo-clear" {
            /// No, all 12 monsters must be slain.
            DeckEmptyNeeded = "deck-empty-needed",
            /// Yes.
            BoardClear = "board-clear",
        }
        /// RR-R33: May a unit act without moving and without using its skill?
        empty_action: EmptyAction = RR_R33, "empty-action" {
            /// No.
            Refused = "refused",
            /// Yes, it just becomes acted.
            Allowed = "allowed",
        }
        /// RR-R34: What if all six cells of a lane hold monsters when one more is summoned there?
        full_lane_summon: FullLaneSummon = RR_R34, "full-lane-summon" {
            /// It joins the waiting line.
            Waiting = "waiting",
            /// It enters the castle, which is judged after the summon.
            Castle = "castle",
        }
        /// RR-R35: Are the first units placed openly one after another, or in secret?
        initial_placement: InitialPlacement = RR_R35, "initial-placement" {
            /// Openly, in seat order from the start player.
            OpenInOrder = "open-in-order",
            /// In secret, and turned up when all have chosen.
            Hidden = "hidden",
        }
        /// RR-R36: In which order do the seats carry out a command?
        seat_order_in_command: SeatOrderInCommand = RR_R36, "seat-order-in-command" {
            /// The leader first, then clockwise.
            LeaderFirst = "leader-first",
            /// From the start player clockwise, but Recruit always from the leader.
            StartPlayerFirst = "start-player-first",
        }
        /// RR-R37: Who holds the start-player card when its holder is eliminated?
        start_seat_eliminated: StartSeatEliminated = RR_R37, "start-seat-eliminated" {
            /// The next living seat performs the summon and holds the card next round.
            NextLivingPerforms = "next-living-performs",
            /// The next living seat gets it at once and passes it on at the end of the round.
            CardMovesAtOnce = "card-moves-at-once",
        }
        /// RR-R38: What happens to the cards and tokens of an eliminated seat?
        eliminated_material: EliminatedMaterial = RR_R38, "eliminated-material" {
            /// They stay with it, out of play.
            Frozen = "frozen",
            /// Tokens go back to the supply, level-up cards to their piles, other units to the
            /// discard pile.
            Returned = "returned",
        }
        /// RR-R39: Which rules follow the number of living seats?
        elimination_scope: EliminationScope = RR_R39, "elimination-scope" {
            /// All that depend on a number of players.
            AllByLiving = "all-by-living",
            /// Support alone; in a game begun with 4 the commands stay unshuffled.
            SupportOnly = "support-only",
        }
        /// RR-R40: Does the game stop after round 40?
        round_limit: RoundLimit = RR_R40, "round-limit" {
            /// Yes.
            Rounds40 = "rounds-40",
            /// No.
            None = "none",
        }
        /// RR-R41: Does the command card left in fifth place run?
        fifth_command: FifthCommand = RR_R41, "fifth-command" {
            /// No.
            NotExecuted = "not-executed",
            /// Yes, by itself with its small effect.
            AutoSmall = "auto-small",
        }
        /// RR-R42: Must the unit chosen for a song use its skill?
        granted_skill_duty: GrantedSkillDuty = RR_R42, "granted-skill-duty" {
            /// No, it may.
            Optional = "optional",
            /// Yes, if it can.
            MustIfPossible = "must-if-possible",
        }
        /// RR-R43: May a seat level up in the end phase?
        levelup_in_end_phase: LevelupInEndPhase = RR_R43, "levelup-in-end-phase" {
            /// No.
            No = "no",
            /// Yes, when it chooses for support or recovery.
            Yes = "yes",
        }
        /// RR-R44: Who is asked whether it declares, as the question itself gives secret medals
        /// away?
        window_eligibility: WindowEligibility = RR_R44, "window-eligibility" {
            /// Exactly the seats that qualify, and nobody else is told.
            Private = "private",
            /// Every seat that might qualify by what all can see; others see the question and the
            /// answer.
            Public = "public",
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
        let wanted = (1..=44).map(|number| format!("RR-R{number}"));
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
