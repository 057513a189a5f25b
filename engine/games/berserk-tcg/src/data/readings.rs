//! The open questions of the rulebook, as switches.
//!
//! Source: BK-R1 to BK-R69 of the rule list, which also has each question in Japanese. The first
//! value is the default of revision 1. A value is never renamed or taken away; a correction is a new
//! value, and the default of a later revision. What each value does is where the rule is applied.

use crate::prelude::*;

kanso_engine::readings! {
    /// The values in force for one game.
    pub struct Readings {
        /// BK-R1: Whose five city cards are used?
        city_set_source: CitySetSource = BK_R1, "city-set-source" {
            /// One common set.
            OneCommonSet = "one-common-set",
            /// Those of the first player.
            FirstPlayerSet = "first-player-set",
            /// The first player's capital, and four local cities drawn from both seats' eight.
            MixedLocals = "mixed-locals",
        }
        /// BK-R2: Is it hidden at first where the capital is?
        capital_hidden: CapitalHidden = BK_R2, "capital-hidden" {
            /// Yes, until the city turns up.
            HiddenUntilUp = "hidden-until-up",
            /// No, all five are known from the start.
            OpenFromStart = "open-from-start",
        }
        /// BK-R3: Who redraws first?
        mulligan_order: MulliganOrder = BK_R3, "mulligan-order" {
            /// The first player until content, then the second.
            FirstPlayerCompletesThenSecond = "first-player-completes-then-second",
            /// Both by turns.
            Alternating = "alternating",
        }
        /// BK-R4: How far can redraws bring the hand down?
        mulligan_floor: MulliganFloor = BK_R4, "mulligan-floor" {
            /// To no card at all.
            DownToZero = "down-to-zero",
            /// To one card.
            StopAtOne = "stop-at-one",
        }
        /// BK-R5: When does a seat lose by its deck?
        deck_out_timing: DeckOutTiming = BK_R5, "deck-out-timing" {
            /// As soon as it is empty.
            AtZero = "at-zero",
            /// When it must draw and cannot.
            OnFailedDraw = "on-failed-draw",
        }
        /// BK-R6: What if both seats meet an end condition together?
        simultaneous_end: SimultaneousEnd = BK_R6, "simultaneous-end" {
            /// The game is drawn.
            DrawnGame = "drawn-game",
            /// The turn player wins.
            TurnPlayerWins = "turn-player-wins",
            /// The turn player loses.
            TurnPlayerLoses = "turn-player-loses",
        }
        /// BK-R7: What is unlocked in Recovery?
        recovery_scope: RecoveryScope = BK_R7, "recovery-scope" {
            /// All cards of the turn player.
            OwnCards = "own-cards",
            /// Its characters only.
            OwnCharacters = "own-characters",
            /// The characters of both seats.
            AllCharacters = "all-characters",
        }
        /// BK-R8: Which effects of the rules pend?
        pending_rule_effects: PendingRuleEffects = BK_R8, "pending-rule-effects" {
            /// Those on the list.
            Listed = "listed",
            /// The six that are named in print.
            QuotedOnly = "quoted-only",
            /// Also the damage reset and the discard to the hand limit.
            All = "all",
        }
        /// BK-R9: Where may Quick be used with nothing pending?
        open_windows: OpenWindows = BK_R9, "open-windows" {
            /// At the points where no other window would do.
            Lean = "lean",
            /// At all ten points.
            Full = "full",
            /// As `lean`, and between the battle open step and the naming of the fighters.
            BeforeFighters = "before-fighters",
        }
        /// BK-R10: Is a seat asked whether it answers its own announcement?
        self_response: SelfResponse = BK_R10, "self-response" {
            /// No, it passes silently.
            SilentPass = "silent-pass",
            /// Yes.
            Ask = "ask",
        }
        /// BK-R11: Who is asked in a window?
        window_eligibility: WindowEligibility = BK_R11, "window-eligibility" {
            /// A seat with a usable Quick effect.
            Private = "private",
            /// A seat that may have one, by what both can see.
            Public = "public",
            /// Every seat.
            Always = "always",
        }
        /// BK-R12: Does the entry of an opened character pend?
        entry_pends: EntryPends = BK_R12, "entry-pends" {
            /// Yes.
            Pends = "pends",
            /// No, it enters once it is paid for.
            Immediate = "immediate",
        }
        /// BK-R13: May a card be opened without paying in a window, just to show it?
        unpaid_open_in_window: UnpaidOpenInWindow = BK_R13, "unpaid-open-in-window" {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        }
        /// BK-R14: Does an opening that is turned back use up the chance?
        failed_open_spends: FailedOpenSpends = BK_R14, "failed-open-spends" {
            /// Yes.
            Spends = "spends",
            /// No, but each card only once.
            Free = "free",
        }
        /// BK-R15: May a card be opened in the turn it was set?
        open_same_turn: OpenSameTurn = BK_R15, "open-same-turn" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BK-R16: May an effect that needs a target be paid for without one?
        no_target_open: NoTargetOpen = BK_R16, "no-target-open" {
            /// No.
            NotPayable = "not-payable",
            /// Yes, and it does nothing.
            AllowedNoEffect = "allowed-no-effect",
        }
        /// BK-R17: What counts for Unique?
        unique_scope: UniqueScope = BK_R17, "unique-scope" {
            /// Face-up cards in play.
            FaceUpInPlayOnly = "face-up-in-play-only",
            /// Also cards whose entry pends.
            PendingToo = "pending-too",
        }
        /// BK-R18: What becomes of the later of two Unique cards?
        unique_race: UniqueRace = BK_R18, "unique-race" {
            /// It is trashed.
            LaterIsTrashed = "later-is-trashed",
            /// It turns face-down.
            LaterTurnsFaceDown = "later-turns-face-down",
        }
        /// BK-R19: When does a move lock the character?
        move_lock_time: MoveLockTime = BK_R19, "move-lock-time" {
            /// When it is announced.
            AtAnnouncement = "at-announcement",
            /// When it resolves.
            AtResolution = "at-resolution",
        }
        /// BK-R20: May a character move to the city where it is?
        move_zero: MoveZero = BK_R20, "move-zero" {
            /// No.
            No = "no",
            /// Yes, it is just locked.
            Yes = "yes",
        }
        /// BK-R21: Where is a card while its setting pends?
        set_in_transit: SetInTransit = BK_R21, "set-in-transit" {
            /// Beside the city, out of the hand.
            BesideTheCity = "beside-the-city",
            /// In the hand, and it may still pay.
            InHand = "in-hand",
        }
        /// BK-R22: May cards be set at a city the enemy occupies?
        set_anywhere: SetAnywhere = BK_R22, "set-anywhere" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BK-R23: May a battle be declared without an unlocked character there?
        battle_declare_free: BattleDeclareFree = BK_R23, "battle-declare-free" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BK-R24: What if the named vanguard is gone before it is one?
        vanguard_lost: VanguardLost = BK_R24, "vanguard-lost" {
            /// The battle ends.
            BattleEnds = "battle-ends",
            /// It goes on without a vanguard.
            ContinueWithout = "continue-without",
            /// Another may be named.
            NameAnother = "name-another",
        }
        /// BK-R25: What if all attackers are gone before the exchange?
        attackers_gone: AttackersGone = BK_R25, "attackers-gone" {
            /// The steps go on.
            StepsGoOn = "steps-go-on",
            /// The battle skips to its end.
            SkipToEnd = "skip-to-end",
        }
        /// BK-R26: When do the occupier's characters join the battle?
        auto_participation_window: AutoParticipationWindow = BK_R26, "auto-participation-window" {
            /// All through the fighter step.
            ThroughoutB3 = "throughout-b3",
            /// Only when it begins.
            StartOfB3Only = "start-of-b3-only",
        }
        /// BK-R27: Do enemies that stayed out of the battle prevent an occupation?
        bystanders: Bystanders = BK_R27, "bystanders" {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        }
        /// BK-R28: How do several fighters of one Range assign?
        same_side_same_range: SameSideSameRange = BK_R28, "same-side-same-range" {
            /// All of the attacker, then all of the defender.
            OneGroup = "one-group",
            /// One fighter each by turns.
            OneByOne = "one-by-one",
        }
        /// BK-R29: When may damage that is assigned be answered?
        damage_window: DamageWindow = BK_R29, "damage-window" {
            /// When both sides have assigned.
            AfterAllAssigned = "after-all-assigned",
            /// Also after the attacker has.
            AfterEachSide = "after-each-side",
        }
        /// BK-R30: Must the whole Power be assigned?
        must_assign_all: MustAssignAll = BK_R30, "must-assign-all" {
            /// Yes.
            All = "all",
            /// No, the rest may be left.
            UpTo = "up-to",
        }
        /// BK-R31: May one target get more than it needs?
        over_assignment: OverAssignment = BK_R31, "over-assignment" {
            /// Yes.
            Yes = "yes",
            /// Not while another has less.
            LethalFirst = "lethal-first",
        }
        /// BK-R32: What if the source or target is gone before the damage is dealt?
        dead_source_damage: DeadSourceDamage = BK_R32, "dead-source-damage" {
            /// Nothing is dealt.
            NotDealt = "not-dealt",
            /// A source that is gone still deals.
            SourceGoneStillDeals = "source-gone-still-deals",
            /// A target that left the battle is still hit.
            MovedTargetStillHit = "moved-target-still-hit",
        }
        /// BK-R33: What if Power changes after it was assigned?
        power_change_after_assignment: PowerChangeAfterAssignment = BK_R33, "power-change-after-assignment" {
            /// The assigned amount stays.
            AssignedAmountStays = "assigned-amount-stays",
            /// The amounts are adjusted.
            Recompute = "recompute",
        }
        /// BK-R34: What if a Range changes during the exchange?
        range_change_mid_exchange: RangeChangeMidExchange = BK_R34, "range-change-mid-exchange" {
            /// The fighter strikes once, at the Range it then has.
            StrikeOnceAtCurrentRange = "strike-once-at-current-range",
            /// The Ranges of the start hold.
            FixedAtStart = "fixed-at-start",
        }
        /// BK-R35: What does a shield of 2 take off?
        shield_scope: ShieldScope = BK_R35, "shield-scope" {
            /// 2 points of the turn in all.
            PoolOf2 = "pool-of-2",
            /// 2 points of each damage.
            EachDamageBy2 = "each-damage-by-2",
        }
        /// BK-R36: What if no victor is left when the occupation resolves?
        occupy_recheck: OccupyRecheck = BK_R36, "occupy-recheck" {
            /// The city is not occupied.
            NoOccupation = "no-occupation",
            /// It is, draws its cards, and turns neutral.
            OccupiedThenNeutral = "occupied-then-neutral",
        }
        /// BK-R37: How many cards may the occupier draw?
        city_draw_amount: CityDrawAmount = BK_R37, "city-draw-amount" {
            /// None or two.
            ZeroOrTwo = "zero-or-two",
            /// None, one or two.
            ZeroOneTwo = "zero-one-two",
            /// Always two.
            MustTwo = "must-two",
        }
        /// BK-R38: Does the city draw pend by itself?
        city_draw_pends: CityDrawPends = BK_R38, "city-draw-pends" {
            /// Yes.
            Yes = "yes",
            /// No, it is a part of the occupation.
            PartOfOccupation = "part-of-occupation",
        }
        /// BK-R39: Which characters keep a city occupied?
        occupying_character: OccupyingCharacter = BK_R39, "occupying-character" {
            /// Any of the occupier's there.
            AnyOwnCharacterThere = "any-own-character-there",
            /// Only those that took it.
            OnlyThoseThatTookIt = "only-those-that-took-it",
        }
        /// BK-R40: When is the city victory looked at?
        city_win_time: CityWinTime = BK_R40, "city-win-time" {
            /// At once.
            AtOnce = "at-once",
            /// At the end of the turn.
            EndOfTurn = "end-of-turn",
        }
        /// BK-R41: In which order do both seats' triggers pend?
        trigger_order: TriggerOrder = BK_R41, "trigger-order" {
            /// All of the turn player's, then the others.
            AllTpThenAllNtp = "all-tp-then-all-ntp",
            /// One each by turns.
            Alternate = "alternate",
        }
        /// BK-R42: In which order do triggers put together resolve?
        trigger_resolution: TriggerResolution = BK_R42, "trigger-resolution" {
            /// The last one first.
            Lifo = "lifo",
            /// The first one first.
            Fifo = "fifo",
        }
        /// BK-R43: Do turn-end effects come before the discard to the hand limit?
        turn_end_order: TurnEndOrder = BK_R43, "turn-end-order" {
            /// No, after it.
            AfterDiscard = "after-discard",
            /// Yes.
            BeforeDiscard = "before-discard",
        }
        /// BK-R44: What if a target does not fit the text any more?
        target_left_area: TargetLeftArea = BK_R44, "target-left-area" {
            /// It is still affected.
            StillAffected = "still-affected",
            /// It is not.
            NoEffect = "no-effect",
        }
        /// BK-R45: What does a pending ability do once its card has left play?
        ability_source_gone: AbilitySourceGone = BK_R45, "ability-source-gone" {
            /// Nothing, unless it is about leaving.
            NoEffect = "no-effect",
            /// It resolves as if the card were there.
            Resolves = "resolves",
        }
        /// BK-R46: Does Dark Wind need exactly two cities of the enemy?
        dark_wind_condition: DarkWindCondition = BK_R46, "dark-wind-condition" {
            /// Yes.
            ExactlyTwo = "exactly-two",
            /// No, two or more.
            TwoOrMore = "two-or-more",
        }
        /// BK-R47: Who controls a taken character that turns face-down?
        control_on_flip: ControlOnFlip = BK_R47, "control-on-flip" {
            /// Its owner.
            Owner = "owner",
            /// Who controlled it last.
            LastController = "last-controller",
        }
        /// BK-R48: What of a fighter that changes sides?
        fighter_control_change: FighterControlChange = BK_R48, "fighter-control-change" {
            /// It leaves the battle.
            LeavesBattle = "leaves-battle",
            /// It fights for its new side.
            FightsForNewSide = "fights-for-new-side",
        }
        /// BK-R49: Is a character with 0 HP or less trashed without damage?
        zero_hp: ZeroHp = BK_R49, "zero-hp" {
            /// Yes.
            Trashed = "trashed",
            /// No, it needs damage.
            NeedsDamage = "needs-damage",
        }
        /// BK-R50: Where does a negated effect card go?
        negated_card: NegatedCard = BK_R50, "negated-card" {
            /// To its owner's trash.
            OwnerTrash = "owner-trash",
            /// Back to its place as a set card.
            BackToSet = "back-to-set",
        }
        /// BK-R51: May a search stop although there is something to find?
        search_may_fail: SearchMayFail = BK_R51, "search-may-fail" {
            /// Yes.
            Yes = "yes",
            /// No.
            MustFind = "must-find",
        }
        /// BK-R52: Is the limit of 3 counted by number or by name?
        deck_limit_key: DeckLimitKey = BK_R52, "deck-limit-key" {
            /// By number.
            CardNumber = "card-number",
            /// By name.
            CardName = "card-name",
        }
        /// BK-R53: What makes a card a mercenary?
        mercenary_definition: MercenaryDefinition = BK_R53, "mercenary-definition" {
            /// Its type.
            TypeMercenary = "type-mercenary",
            /// Its name.
            NameMercenary = "name-mercenary",
        }
        /// BK-R54: What if the city level falls after a card was paid for?
        level_at_resolution: LevelAtResolution = BK_R54, "level-at-resolution" {
            /// Nothing, it resolves.
            Ignored = "ignored",
            /// The card is turned back.
            TurnedBack = "turned-back",
        }
        /// BK-R55: Do effects at battle end happen without a vanguard?
        battle_end_without_vanguard: BattleEndWithoutVanguard = BK_R55, "battle-end-without-vanguard" {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        }
        /// BK-R56: What if a named fighter is gone when that resolves?
        designation_lost: DesignationLost = BK_R56, "designation-lost" {
            /// The naming counts, the other seat is next.
            DesignationCounts = "designation-counts",
            /// Another may be named.
            MayNameAnother = "may-name-another",
        }
        /// BK-R57: Does the other seat see cards set from those looked at?
        look_set_knowledge: LookSetKnowledge = BK_R57, "look-set-knowledge" {
            /// No.
            Hidden = "hidden",
            /// Yes.
            Shown = "shown",
        }
        /// BK-R58: Is a face-up card that returned to the hand still known?
        returned_card_known: ReturnedCardKnown = BK_R58, "returned-card-known" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BK-R59: Is a set card that was shown still known?
        revealed_set_known: RevealedSetKnown = BK_R59, "revealed-set-known" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BK-R60: Can Power fall below 0?
        negative_power: NegativePower = BK_R60, "negative-power" {
            /// No, 0 is the least.
            FloorZero = "floor-zero",
            /// Yes, but it deals nothing.
            NoFloor = "no-floor",
        }
        /// BK-R61: Does a Quick card opened in a window count as the one open?
        quick_card_own_open: QuickCardOwnOpen = BK_R61, "quick-card-own-open" {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        }
        /// BK-R62: Does a card that left and came back keep its damage, shield and lock?
        bounce_wins_shield: BounceWinsShield = BK_R62, "bounce-wins-shield" {
            /// No, it is a new card.
            NewCard = "new-card",
            /// Yes, within the turn.
            Keeps = "keeps",
        }
        /// BK-R63: May set cards pay the number in an ability's cost?
        cost_from_hand_only: CostFromHandOnly = BK_R63, "cost-from-hand-only" {
            /// No, only hand cards.
            HandOnly = "hand-only",
            /// Yes.
            HandOrSet = "hand-or-set",
        }
        /// BK-R64: May the first player declare a battle in turn 1?
        first_turn_battle: FirstTurnBattle = BK_R64, "first-turn-battle" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BK-R65: Does damage after the End phase's reset last into the next turn?
        late_damage: LateDamage = BK_R65, "late-damage" {
            /// No.
            ClearedAtTurnEnd = "cleared-at-turn-end",
            /// Yes.
            CarriesOver = "carries-over",
        }
        /// BK-R66: How are characters put into play that a search found?
        put_into_play_face: PutIntoPlayFace = BK_R66, "put-into-play-face" {
            /// Face-up.
            FaceUp = "face-up",
            /// As set cards.
            AsSetCard = "as-set-card",
        }
        /// BK-R67: May a character unlocked after the naming still be named?
        designate_after_window: DesignateAfterWindow = BK_R67, "designate-after-window" {
            /// No.
            No = "no",
            /// Yes, the naming begins again.
            Yes = "yes",
        }
        /// BK-R68: Must a move still be in reach when it resolves?
        move_recheck: MoveRecheck = BK_R68, "move-recheck" {
            /// No, it leads to the named city.
            NotRechecked = "not-rechecked",
            /// Yes.
            MustBeInReach = "must-be-in-reach",
        }
        /// BK-R69: May a character act in the turn it entered?
        fresh_character_acts: FreshCharacterActs = BK_R69, "fresh-character-acts" {
            /// Yes.
            Yes = "yes",
            /// No, but one that fights without being named still fights.
            FromNextTurn = "from-next-turn",
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
        let wanted = (1..=69).map(|number| format!("BK-R{number}"));
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
