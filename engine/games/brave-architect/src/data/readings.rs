//! The open questions of the rulebook, as switches.
//!
//! Source: BA-R2 to BA-R86 of the rule list, which also has each question in Japanese; numbers that
//! are left out are settled. The first value is the default of revision 1. A value is never renamed
//! or taken away; a correction is a new value, and the default of a later revision. What each value
//! does is where the rule is applied.

use crate::prelude::*;

kanso_engine::readings! {
    /// The values in force for one game.
    pub struct Readings {
        /// BA-R2: In which order are the kinds of card sets drafted?
        draft_category: DraftCategory = BA_R2, "draft-category" {
            /// In any order: each pick is of a kind that the seat still lacks.
            Free = "free",
            /// Race, weapon, sub-weapon, skill, skill: one pass of the table for each.
            FixedRaceWeaponSubSkillSkill = "fixed-race-weapon-sub-skill-skill",
        }
        /// BA-R6: What is the core's defence on the two-slot sheet?
        two_slot_core_defence: TwoSlotCoreDefence = BA_R6, "two-slot-core-defence" {
            /// 4 for each intact part and 1 for each destroyed one: 5, then 2.
            PerPart = "per-part",
            /// 4 for each intact part and 1 for each exposed square: 6, then 4.
            PerSquare = "per-square",
        }
        /// BA-R7: On the two-slot sheet, what if both squares of a part are marked?
        two_slot_traits: TwoSlotTraits = BA_R7, "two-slot-traits" {
            /// Its trait is active once.
            ActiveOnce = "active-once",
            /// Its trait counts twice, ability and modifiers.
            ActivePerMark = "active-per-mark",
        }
        /// BA-R8: Which squares of the body does each part have on the two-slot sheet?
        two_slot_halves: TwoSlotHalves = BA_R8, "two-slot-halves" {
            /// Part 1 the west half (slots 1 and 3), part 2 the east half (slots 2 and 4).
            WestEast = "west-east",
            /// Part 1 the north half (slots 1 and 2), part 2 the south half (slots 3 and 4).
            NorthSouth = "north-south",
        }
        /// BA-R10: May heroes pass through enemy squares?
        enemy_square_passing: EnemySquarePassing = BA_R10, "enemy-square-passing" {
            /// No.
            No = "no",
            /// Yes, but not stop there.
            YesWithoutStopping = "yes-without-stopping",
        }
        /// BA-R12: Does an exposed core square block the line to the square behind it?
        exposed_square_blocks: ExposedSquareBlocks = BA_R12, "exposed-square-blocks" {
            /// Yes, as every enemy square does.
            AnyEnemySquare = "any-enemy-square",
            /// No, only intact parts block.
            IntactPartsOnly = "intact-parts-only",
        }
        /// BA-R17: Which card under a persistent card is discarded first?
        upkeep_card: UpkeepCard = BA_R17, "upkeep-card" {
            /// The one that was put there first.
            FirstPlaced = "first-placed",
            /// The one that the owner chooses; asked when two or more lie there.
            OwnerChooses = "owner-chooses",
        }
        /// BA-R21: Is each strike of an attack rolled for?
        multi_hit_roll: MultiHitRoll = BA_R21, "multi-hit-roll" {
            /// Yes.
            RollPerStrike = "roll-per-strike",
            /// No, one roll before the first strike: its row counts for every strike.
            OneRollForAll = "one-roll-for-all",
        }
        /// BA-R22: Is one roll made for all targets of a strike?
        multi_target_roll: MultiTargetRoll = BA_R22, "multi-target-roll" {
            /// Yes.
            OneRoll = "one-roll",
            /// No, one for each, the primary target first and then in slot order; a miss concerns
            /// that target only, and the attack has hit if one roll hit.
            RollPerTarget = "roll-per-target",
        }
        /// BA-R22b: May one attack choose two squares of one part, or two core squares?
        multi_target_same_part: MultiTargetSamePart = BA_R22B, "multi-target-same-part" {
            /// No.
            Forbidden = "forbidden",
            /// Yes, and each counts.
            EachCounts = "each-counts",
        }
        /// BA-R24: A target falls: what becomes of the strikes and the fixed damage still to come in
        /// this attack?
        overkill_rest: OverkillRest = BA_R24, "overkill-rest" {
            /// They are lost.
            Lost = "lost",
            /// They go to the core on that square; strikes read the core's defence as if this part
            /// were destroyed already.
            GoesToExposedCore = "goes-to-exposed-core",
        }
        /// BA-R26: Does an effect on the enemy's defence, written in the row that was hit, come
        /// before the damage of that row?
        chart_debuff_time: ChartDebuffTime = BA_R26, "chart-debuff-time" {
            /// No, after it.
            After = "after",
            /// Yes.
            Before = "before",
        }
        /// BA-R27: Who takes the hate card in a round without a comparison?
        hate_first: HateFirst = BA_R27, "hate-first" {
            /// The first hero who hits.
            FirstHitOfRound = "first-hit-of-round",
            /// The first hero who attacks; if the attack misses, with the range 0 to 3.
            FirstAttackEvenIfMissed = "first-attack-even-if-missed",
        }
        /// BA-R28: Which damage counts for hate?
        hate_amount: HateAmount = BA_R28, "hate-amount" {
            /// All that is left after defence, even if it is more than the HP.
            ComputedFinal = "computed-final",
            /// The HP that were really lost.
            HpActuallyRemoved = "hp-actually-removed",
        }
        /// BA-R29: How does an attack on several targets count for hate?
        hate_multi_target: HateMultiTarget = BA_R29, "hate-multi-target" {
            /// By the sum of the damage.
            Sum = "sum",
            /// By the target that took most.
            Highest = "highest",
        }
        /// BA-R30: What becomes of the hate card when its owner goes down?
        hate_holder_down: HateHolderDown = BA_R30, "hate-holder-down" {
            /// The hero keeps it.
            KeepsCard = "keeps-card",
            /// Nobody owns it any more.
            CardUnowned = "card-unowned",
        }
        /// BA-R31: What does the enemy do while nobody owns the hate card?
        no_hate_owner: NoHateOwner = BA_R31, "no-hate-owner" {
            /// It stays, and an attack centred on the hate-top hero reaches nobody.
            StaysAndHateRangeEmpty = "stays-and-hate-range-empty",
            /// For this enemy action the nearest standing hero counts as hate-top: by the distance
            /// to a square of the body, then by the lowest seat.
            NearestHero = "nearest-hero",
        }
        /// BA-R32: The hero turn before had no attack: with which attack can one link?
        link_gap: LinkGap = BA_R32, "link-gap" {
            /// With none.
            NoLink = "no-link",
            /// With the last attack of the round.
            LastAttackerOfRound = "last-attacker-of-round",
        }
        /// BA-R33: The attack before destroyed the part: does an attack on the core on that square
        /// link with it?
        link_after_fall: LinkAfterFall = BA_R33, "link-after-fall" {
            /// Yes, as the square is the same.
            LinkedSameSquare = "linked-same-square",
            /// No.
            NoLink = "no-link",
        }
        /// BA-R34: On the two-slot sheet, which exposed core squares are the same place for a link?
        link_two_slot_core: LinkTwoSlotCore = BA_R34, "link-two-slot-core" {
            /// Each square by itself.
            CoreSameSquare = "core-same-square",
            /// The two squares of one former part.
            CoreSameFormerPart = "core-same-former-part",
        }
        /// BA-R35: May a follow-up attack be made after a miss?
        pursuit_after_miss: PursuitAfterMiss = BA_R35, "pursuit-after-miss" {
            /// Yes.
            Yes = "yes",
            /// No, a miss ends the hero turn.
            No = "no",
        }
        /// BA-R36: Does a card with the follow-up icon use up a follow-up right gained before?
        pursuit_right_and_icon: PursuitRightAndIcon = BA_R36, "pursuit-right-and-icon" {
            /// No, its own icon is enough.
            No = "no",
            /// Yes, as long as there is one.
            Yes = "yes",
        }
        /// BA-R37: Which defence has a part with exactly 10 HP?
        def_at_ten: DefAtTen = BA_R37, "def-at-ten" {
            /// The one for few HP.
            Low = "low",
            /// The one for many HP.
            High = "high",
        }
        /// BA-R38: What if modifiers would bring a defence below 0?
        def_floor: DefFloor = BA_R38, "def-floor" {
            /// It is 0.
            Floor0 = "floor-0",
            /// What is below 0 is added to the damage.
            NegativeAddsDamage = "negative-adds-damage",
        }
        /// BA-R39: When is the destruction of a part carried out?
        destruction_time: DestructionTime = BA_R39, "destruction-time" {
            /// After all damage of the attack, before tension rises.
            AfterDamageBeforeTension = "after-damage-before-tension",
            /// Right after the hate check, before what the attack does to its own hero.
            AfterHateCheck = "after-hate-check",
        }
        /// BA-R40: Several parts fall together: which is destroyed first?
        double_destruction: DoubleDestruction = BA_R40, "double-destruction" {
            /// The lowest slot, completely, then the next.
            SlotOrderEachFully = "slot-order-each-fully",
            /// The attacker chooses the order of all of them beforehand; after an enemy attack, the
            /// seat whose counter felled the first.
            AttackerChoosesOrder = "attacker-chooses-order",
        }
        /// BA-R43: After the third destruction a card is flipped, and it is a party card: where does
        /// it go while the next one is flipped?
        flip_party_card: FlipPartyCard = BA_R43, "flip-party-card" {
            /// It lies on the discard pile, beneath the attack card that comes.
            FlipAgainPartyCardBeneath = "flip-again-party-card-beneath",
            /// It is put aside, and goes back into the deck when an attack card has come.
            FlipAgainPartyCardBack = "flip-again-party-card-back",
        }
        /// BA-R44: A card is to be revealed and the enemy attack deck is empty: what becomes the new
        /// deck?
        enemy_deck_empty: EnemyDeckEmpty = BA_R44, "enemy-deck-empty" {
            /// The discard pile without its top card.
            ShuffleDiscardWithoutPrev = "shuffle-discard-without-prev",
            /// The whole discard pile; the left half of its top card still counts for this attack.
            ShuffleAll = "shuffle-all",
        }
        /// BA-R45: Where do the party cards revealed in an enemy attack go at its end?
        aside_party_cards: AsidePartyCards = BA_R45, "aside-party-cards" {
            /// Onto the discard pile, beneath the attack card.
            DiscardBeneathCurrent = "discard-beneath-current",
            /// Back into the deck.
            BackIntoDeck = "back-into-deck",
        }
        /// BA-R46: How does the enemy zigzag?
        zigzag: Zigzag = BA_R46, "zigzag" {
            /// One step each way by turns, first towards the side with the lower number.
            Alternate = "alternate",
            /// Towards the side with the lower number until it stands in the hero's row or column.
            LowerNumberAxisFirst = "lower-number-axis-first",
        }
        /// BA-R48: A wall slam could go either way: who decides?
        slam_side: SlamSide = BA_R48, "slam-side" {
            /// The seat of the pushed hero.
            OwnerChooses = "owner-chooses",
            /// Nobody: the hero goes towards the side with the lower number.
            LowerSideNumber = "lower-side-number",
        }
        /// BA-R55: When do the tension heal and healing items help against damage?
        heal_before_or_after: HealBeforeOrAfter = BA_R55, "heal-before-or-after" {
            /// Before it is applied.
            BeforeDamage = "before-damage",
            /// After the HP are lowered and before anybody goes down: each hurt hero is asked in
            /// seat order; a heal starts from 0 HP, and who is above 0 then stays up.
            AfterDamagePreventsDown = "after-damage-prevents-down",
            /// Before it is applied; and a hero whose evasion failed, who takes 0 damage and would
            /// lose tension to the attack, may use tension for the heal before it is lost.
            BeforeDamageOrLoss = "before-damage-or-loss",
        }
        /// BA-R57: What if deck and discard pile hold fewer items than there are seats?
        items_short: ItemsShort = BA_R57, "items-short" {
            /// Those are dealt, at most one to a seat; the party decides who goes without.
            DealWhatIsThere = "deal-what-is-there",
            /// None is revealed, and nobody gets one.
            DealNone = "deal-none",
        }
        /// BA-R59: When does a hero who is down choose its piece of equipment?
        equipment_when_down: EquipmentWhenDown = BA_R59, "equipment-when-down" {
            /// At once; it has no effect while the hero is down.
            AtOnceInactiveWhileDown = "at-once-inactive-while-down",
            /// Right after a heal has brought the hero back, card by card in the order received.
            OnRecovery = "on-recovery",
        }
        /// BA-R66: May the seats see each other's hands?
        hands_open: HandsOpen = BA_R66, "hands-open" {
            /// Yes.
            Open = "open",
            /// No, each sees its own only.
            OwnOnly = "own-only",
        }
        /// BA-R79: A wall slam goes over two or more squares: which lava does damage?
        slam_lava: SlamLava = BA_R79, "slam-lava" {
            /// That of the squares passed, and that of the last one.
            PassedSquaresToo = "passed-squares-too",
            /// That of the last square only.
            LastSquareOnly = "last-square-only",
        }
        /// BA-R83: What may be used once in a hero turn?
        sheet_card_limit: SheetCardLimit = BA_R83, "sheet-card-limit" {
            /// Each ability of a card, and each half of the weapon card by itself.
            PerAbility = "per-ability",
            /// Each card: one half of the weapon card bars the other.
            PerCard = "per-card",
        }
        /// BA-R84: A second hero falls and a standing neighbour holds a Potion: can it save the
        /// party?
        two_down_rescue: TwoDownRescue = BA_R84, "two-down-rescue" {
            /// No, the party is defeated at once.
            DefeatAtOnce = "defeat-at-once",
            /// Yes: the standing seats are asked first, in seat order; defeat if two heroes are
            /// still down then.
            RescueFirst = "rescue-first",
        }
        /// BA-R85: Does a game end that nobody wins or loses?
        round_limit: RoundLimit = BA_R85, "round-limit" {
            /// Yes, after round 60.
            Limit60 = "limit-60",
            /// No.
            None = "none",
        }
        /// BA-R86: With hidden hands, who is asked where being asked tells something about a hand?
        window_eligibility: WindowEligibility = BA_R86, "window-eligibility" {
            /// A seat that can do more than pass.
            Private = "private",
            /// Every seat of which those who do not see its hand cannot tell that it can only pass:
            /// in each hero turn, and after each attack of a standing hero who holds a card and has
            /// not moved since.
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
    fn questions_stand_in_the_order_of_the_rule_list() {
        let asked: Vec<usize> = Readings::SPECS.iter().map(|spec| spec.rule.index()).collect();
        let listed = RULES.iter().enumerate().filter(|(_, entry)| entry.does.reading);
        assert_eq!(asked, listed.map(|(at, _)| at).collect::<Vec<_>>());
        assert_eq!(asked.len(), 40);
        let names: BTreeSet<&str> = Readings::SPECS.iter().map(|spec| spec.name).collect();
        assert_eq!(names.len(), Readings::SPECS.len(), "a name is used once");
    }

    #[test]
    fn rule_line_of_a_reading_tells_its_values_in_order() {
        for spec in Readings::SPECS {
            let entry = &RULES[spec.rule.index()];
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
