//! The open questions of the rules, as switches.
//!
//! Source: BL-R1 to BL-R29 of the base game and BH-R1 to BH-R76 of the heroes (60 is not in use), in
//! the order of their tables; the rule list has each question in Japanese too. The first value is the
//! default of revision 1. A value is never renamed or taken away; a correction is a new value, and the
//! default of a later revision. The rules named with a question are those that it bears on; what each
//! value does is where they are applied.

use crate::prelude::*;

kanso_engine::readings! {
    /// The values in force for one game.
    pub struct Readings {
        /// BL-R1, at BL-10.5: May the owner choose a shorter way back and take losses?
        retreat_path: RetreatPath = BL_R1, "retreat-path" {
            /// No, only among the longest ways.
            LongestPath = "longest-path",
            /// Yes: any legal way of 0 hexes up to the number required; each hex missing costs a
            /// figure. The ignored flags and the Glory token are chosen first (`IgnoreFlags`,
            /// BL-6.4).
            AnyPath = "any-path",
        }
        /// BL-R2, at BL-10.1: Who supports a unit?
        support_pieces: SupportPieces = BL_R2, "support-pieces" {
            /// Every friendly piece, Champions and creatures included.
            AnyFriendlyPiece = "any-friendly-piece",
            /// Troops only.
            TroopsOnly = "troops-only",
        }
        /// BL-R3, at BL-11.4: How far does a mounted unit go in pursuit?
        pursuit_distance: PursuitDistance = BL_R3, "pursuit-distance" {
            /// To the vacated hex and one hex on.
            VacatedPlusOne = "vacated-plus-one",
            /// To the vacated hex: there is no `Pursue`, and the bonus melee is fought from there.
            VacatedHex = "vacated-hex",
        }
        /// BL-R4, at BL-11.4: Is ground gained after a bonus melee?
        bonus_melee_gain_ground: BonusMeleeGainGround = BL_R4, "bonus-melee-gain-ground" {
            /// Yes.
            Yes = "yes",
            /// No, the bonus melee has no follow-on at all.
            No = "no",
        }
        /// BL-R5, at BL-12.4: How many Lore cards may a camp play in one turn?
        lore_cards_per_turn: LoreCardsPerTurn = BL_R5, "lore-cards-per-turn" {
            /// One.
            One = "one",
            /// As many as it can pay for.
            Unlimited = "unlimited",
        }
        /// BL-R6, at BL-4.5: Do the bonus strikes of bows hit at range?
        bow_bonus_strike: BowBonusStrike = BL_R6, "bow-bonus-strike" {
            /// No.
            Never = "never",
            /// Yes, if the troop did not move this turn.
            IfNotMoved = "if-not-moved",
        }
        /// BL-R7, at BL-2.6: Which caps do hills set?
        hill_cap: HillCap = BL_R7, "hill-cap" {
            /// 2 for an attacker that is not on a hill against a target on one; 3 for an attacker
            /// on a hill, also against a target on one.
            Up2Else3 = "up-2-else-3",
            /// 2 for an attacker that is not on a hill against a target on one, and no other.
            Up2Only = "up-2-only",
        }
        /// BL-R8, at BL-14.2: What kills a creature on the critical roll?
        creature_critical: CreatureCritical = BL_R8, "creature-critical" {
            /// Its colour or a bonus strike.
            MatchOrBonus = "match-or-bonus",
            /// Its colour only.
            MatchOnly = "match-only",
        }
        /// BL-R9, at BL-9.9: May a defender battle back against an attack of no dice?
        zero_dice_battle_back: ZeroDiceBattleBack = BL_R9, "zero-dice-battle-back" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BL-R10, at BL-15.2, BL-15.3: What if one event brings both camps to their targets, or
        /// leaves both without a piece?
        simultaneous_target: SimultaneousTarget = BL_R10, "simultaneous-target" {
            /// The camp whose turn it is wins.
            ActiveWins = "active-wins",
            /// The battle is drawn.
            Draw = "draw",
            /// More banners win, equal banners draw.
            MoreBanners = "more-banners",
        }
        /// BL-R11, at BL-12.2: Does a battle back give Lore tokens?
        battle_back_lore: BattleBackLore = BL_R11, "battle-back-lore" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BL-R12, at BL-3.1: When does an empty Command deck take its discard pile?
        empty_command_deck: EmptyCommandDeck = BL_R12, "empty-command-deck" {
            /// When a card is to be drawn.
            AtNeed = "at-need",
            /// In the last phase of the turn; a draw before that is skipped.
            EndOfTurn = "end-of-turn",
        }
        /// BL-R13, at BL-7.2: Which section's order does a hex on a dotted line use?
        dotted_line_order: DottedLineOrder = BL_R13, "dotted-line-order" {
            /// The first one left of left, centre and right.
            FirstListed = "first-listed",
            /// The one named in `Order` and `OrderDetach` by `section`.
            OwnerChooses = "owner-chooses",
        }
        /// BL-R14, at BL-10.3: For what are panic dice rolled?
        panic_dice: PanicDice = BL_R14, "panic-dice" {
            /// For each hex retreated.
            PerHex = "per-hex",
            /// For each flag not ignored.
            PerFlag = "per-flag",
        }
        /// BL-R15, at BL-13.1: How are War Councils chosen?
        councils_hidden: CouncilsHidden = BL_R15, "councils-hidden" {
            /// Hidden until both have chosen.
            Hidden = "hidden",
            /// One after the other, each told to all at once.
            InTurnOrder = "in-turn-order",
        }
        /// BL-R16, at BL-15.1: Is an objective marker lost with its hex?
        objective_marker: ObjectiveMarker = BL_R16, "objective-marker" {
            /// Yes.
            Temporary = "temporary",
            /// No; of a marker for two hexes that either camp may hold, only the first to gain it
            /// has it.
            KeptOnceGained = "kept-once-gained",
        }
        /// BL-R17, at BL-7.2: When must an ordered piece be in the section?
        section_test: SectionTest = BL_R17, "section-test" {
            /// When it is ordered.
            AtOrdering = "at-ordering",
            /// Also at the end of its move, if it was ordered by section.
            MoveStaysInSection = "move-stays-in-section",
        }
        /// BL-R18, at BL-12.3: What may be taken at the end of a turn?
        lore_gain: LoreGain = BL_R18, "lore-gain" {
            /// Two tokens, a token and a card, or one card of two.
            ThreeOptions = "three-options",
            /// A token and a card only.
            TokenAndCardOnly = "token-and-card-only",
        }
        /// BL-R19, at BL-12.6: Is the cost of a cancelled Lore card lost?
        counter_cost: CounterCost = BL_R19, "counter-cost" {
            /// Yes.
            Lost = "lost",
            /// No, it is paid back.
            Refunded = "refunded",
        }
        /// BL-R20, at BL-13.3: How many Lore cards does level 2 let a camp hold?
        level_2_row: Level2Row = BL_R20, "level-2-row" {
            /// Three: 2 tokens and 2 cards at the start.
            Hand3 = "hand-3",
            /// Four; the start is the same, 2 tokens and 2 cards.
            Hand4 = "hand-4",
        }
        /// BL-R21, at BL-4.6: May a missile unit next to an enemy shoot at another one?
        missile_adjacent: MissileAdjacent = BL_R21, "missile-adjacent" {
            /// No.
            MustMelee = "must-melee",
            /// Yes.
            MayShoot = "may-shoot",
        }
        /// BL-R22, at BL-4.9: Do friendly units block the sight?
        own_units_block: OwnUnitsBlock = BL_R22, "own-units-block" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BL-R23, at BL-8.5: How may a goblin troop battle that rushed?
        rush_battle: RushBattle = BL_R23, "rush-battle" {
            /// In melee only.
            MeleeOnly = "melee-only",
            /// In any way.
            Any = "any",
        }
        /// BL-R24, at BL-15.4: Does a battle end that nobody wins?
        turn_limit: TurnLimit = BL_R24, "turn-limit" {
            /// Yes, after turn 100.
            Turns100 = "turns-100",
            /// No.
            None = "none",
        }
        /// BL-R25, at BL-11.1: May a bold unit battle back that could not retreat and lost figures
        /// instead?
        battle_back_stuck: BattleBackStuck = BL_R25, "battle-back-stuck" {
            /// Yes, as it still stands in its hex.
            IfStillInHex = "if-still-in-hex",
            /// No, only a unit that ignored all flags.
            OnlyIfAllFlagsIgnored = "only-if-all-flags-ignored",
        }
        /// BL-R26, at BL-11.1: May a missile unit battle back?
        battle_back_adjacent: BattleBackAdjacent = BL_R26, "battle-back-adjacent" {
            /// Yes, in melee.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BL-R27, at BL-12.1: What if the Lore pool is empty?
        pool_empty: PoolEmpty = BL_R27, "pool-empty" {
            /// Nothing is gained.
            GainNothing = "gain-nothing",
            /// The pool never ends.
            Unlimited = "unlimited",
        }
        /// BL-R28, at BL-11.4: Does stop terrain in the vacated hex end a pursuit?
        pursuit_stop_terrain: PursuitStopTerrain = BL_R28, "pursuit-stop-terrain" {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        }
        /// BL-R29, at BL-12.15: Who is asked where being asked tells something about a hidden hand?
        window_eligibility: WindowEligibility = BL_R29, "window-eligibility" {
            /// A seat with something to use.
            Private = "private",
            /// Every seat of which all can see that it might have a use: by an open skill,
            /// artifact, power or piece, or by a Lore card that it could play now, were it in its
            /// hand, while that hand is not empty. So a pass may be the only action. After every
            /// artifact card drawn in a battle `AcceptCard` is asked, and after every chest find
            /// `PutUnder`.
            Public = "public",
        }
        /// BH-R1, at BH-1.2: Must a hero with Riding be mounted?
        riding_forced: RidingForced = BH_R1, "riding-forced" {
            /// Yes.
            Always = "always",
            /// No: `PlaceHero` of such a hero says `mounted`.
            OwnerChoosesPerBattle = "owner-chooses-per-battle",
        }
        /// BH-R2, at BH-4.6, BH-21.6: May a camp bring two heroes of one class into a battle?
        same_class_twice: SameClassTwice = BH_R2, "same-class-twice" {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        }
        /// BH-R3, at BH-4.4: What if a new hero draws Treasure, Experience or Master Physician?
        special_cards_at_start: SpecialCardsAtStart = BH_R3, "special-cards-at-start" {
            /// Such a card is drawn anew.
            Redraw = "redraw",
            /// It may be kept: Treasure and Experience become their token, Master Physician
            /// nothing. The card goes back to the deck, and the hero has no starting artifact.
            ExchangeAtOnce = "exchange-at-once",
        }
        /// BH-R4, at BH-4.4, BH-17.12: When does a card go back that was drawn anew?
        redraw_return: RedrawReturn = BH_R4, "redraw-return" {
            /// When the choice is over.
            AfterTheChoice = "after-the-choice",
            /// At once.
            AtOnce = "at-once",
        }
        /// BH-R5, at BH-5.2: In which order are heroes deployed?
        deploy_order: DeployOrder = BH_R5, "deploy-order" {
            /// All of the first camp, then all of the other.
            AllOfFirstSeat = "all-of-first-seat",
            /// One of each by turns.
            AlternateOneByOne = "alternate-one-by-one",
        }
        /// BH-R6, at BH-5.3, BH-8.4: May a mounted hero be placed with a foot troop or join it?
        mounted_hero_foot_troop: MountedHeroFootTroop = BH_R6, "mounted-hero-foot-troop" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BH-R7, at BH-5.3: What if there is no hex for a hero?
        no_hex: NoHex = BH_R7, "no-hex" {
            /// It stays home.
            StaysHome = "stays-home",
            /// `PlaceHero` takes any empty hex of its own baseline row, as a Champion.
            OwnBaselineChampion = "own-baseline-champion",
        }
        /// BH-R8, at BH-6.3: May a troop move away and leave its Leader?
        troop_leaves_leader: TroopLeavesLeader = BH_R8, "troop-leaves-leader" {
            /// No.
            No = "no",
            /// Yes: `Move` of the troop has the field `leave`; the Leader stays as a Champion and
            /// counts as not ordered. A Glory token is spent before (`SpendGlory`, BL-6.4).
            Yes = "yes",
        }
        /// BH-R9, at BH-8.3: Must a Champion that stops with a troop become its Leader?
        stop_means_join: StopMeansJoin = BH_R9, "stop-means-join" {
            /// Yes.
            MustJoin = "must-join",
            /// No: a move that ends with a troop says `join` yes or no. One that stays apart is
            /// named by the field `hero`; it is ordered, moves and battles as a Champion, lends the
            /// troop nothing, and is treated as a Leader in every attack on the hex and every
            /// retreat from it. It may join by a later order.
            MayStayChampion = "may-stay-champion",
        }
        /// BH-R10, at BH-8.2: May a Champion pass other friendly Champions and creatures?
        pass_champions: PassChampions = BH_R10, "pass-champions" {
            /// Yes.
            Yes = "yes",
            /// No, only troops.
            TroopsOnly = "troops-only",
        }
        /// BH-R11, at BH-10.4: Does a hero that joined or detached this turn help the troop's
        /// attacks?
        joined_hero_lends: JoinedHeroLends = BH_R11, "joined-hero-lends" {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        }
        /// BH-R12, at BH-10.1: Does a Leader add the dice of its weapon?
        leader_dice: LeaderDice = BH_R12, "leader-dice" {
            /// No.
            None = "none",
            /// Yes, also to the shots of a troop with a bow.
            PlusWeapon = "plus-weapon",
            /// Yes, in melee: heroes have swords, staffs and maces (BH-2.1).
            PlusWeaponInMelee = "plus-weapon-in-melee",
        }
        /// BH-R13, at BH-11.7: Is one check made for strikes and an elimination in one event?
        check_merge: CheckMerge = BH_R13, "check-merge" {
            /// Yes, with the sum of the dice.
            OneCheckWithSum = "one-check-with-sum",
            /// No: first a check for strikes and Lore hits, then, if the hero was not wounded, one
            /// with one die for the eliminated troop.
            SeparateChecks = "separate-checks",
        }
        /// BH-R14, at BH-17.11: Is the card drawn for wounding a hero equipped?
        trophy_equip: TrophyEquip = BH_R14, "trophy-equip" {
            /// At once, if fewer than the limit are equipped.
            IfFewerThanLimit = "if-fewer-than-limit",
            /// At once, also beyond the limit.
            AtOnceBeyondLimit = "at-once-beyond-limit",
            /// No, it goes under the sheet.
            Never = "never",
        }
        /// BH-R15, at BH-11.10, BH-18.2: Does a Leader count as the hero that wounded or killed?
        leader_credit: LeaderCredit = BH_R15, "leader-credit" {
            /// Yes.
            Yes = "yes",
            /// No: wounds and kills by a combined unit give the Leader nothing, and no Glory
            /// either.
            ChampionsOnly = "champions-only",
        }
        /// BH-R16, at BH-11.8: Is a captured hero a banner?
        hero_banner: HeroBanner = BH_R16, "hero-banner" {
            /// Yes, one.
            One = "one",
            /// No.
            None = "none",
        }
        /// BH-R17, at BL-10.8: A retreat ends early with a Champion: what of the hexes left?
        stop_at_champion: StopAtChampion = BH_R17, "stop-at-champion" {
            /// They cost nothing.
            None = "none",
            /// Each costs a figure.
            OnePerHex = "one-per-hex",
        }
        /// BH-R18, at BH-15.1: How far must a Champion retreat?
        champion_retreat_length: ChampionRetreatLength = BH_R18, "champion-retreat-length" {
            /// 1 to 3 hexes, as its owner likes.
            Free1To3 = "free-1-to-3",
            /// At least as many as flags not ignored, at most 3.
            AtLeastFlags = "at-least-flags",
        }
        /// BH-R19, at BH-11.7: How many dice has the check of a trap?
        trap_dice: TrapDice = BH_R19, "trap-dice" {
            /// One.
            OneDie = "one-die",
            /// Two.
            TwoDice = "two-dice",
        }
        /// BH-R20, at BH-16.4: May a hero search that detached or joined this turn?
        detached_may_search: DetachedMaySearch = BH_R20, "detached-may-search" {
            /// No.
            No = "no",
            /// One that detached may.
            DetachedYes = "detached-yes",
        }
        /// BH-R21, at BL-11.2: What may the attacker do after an evade?
        evade_follow_on: EvadeFollowOn = BH_R21, "evade-follow-on" {
            /// Gain ground and pursue.
            Yes = "yes",
            /// Gain ground only.
            GainGroundOnly = "gain-ground-only",
            /// Nothing.
            No = "no",
        }
        /// BH-R22, at BH-15.5: What do the flags of a passing attack do?
        passing_effects: PassingEffects = BH_R22, "passing-effects" {
            /// Nothing.
            Ignored = "ignored",
            /// A flag not ignored ends the free choice: the Champion goes on to the farthest legal
            /// end of its way of up to 3 hexes.
            FullEffect = "full-effect",
        }
        /// BH-R23, at BH-15.5: Who may make a passing attack?
        passing_count: PassingCount = BH_R23, "passing-count" {
            /// Every enemy piece passed.
            EveryEnemyPassed = "every-enemy-passed",
            /// The first one only.
            FirstOnly = "first-only",
        }
        /// BH-R24, at BH-19.19: Who counts as winner in the action after a drawn battle?
        drawn_battle: DrawnBattle = BH_R24, "drawn-battle" {
            /// Nobody; the first camp's player goes first.
            NoWinnerFirstSeatFirst = "no-winner-first-seat-first",
            /// Both.
            BothWinners = "both-winners",
        }
        /// BH-R25, at BH-19.2: Who pays the ransom, and to whom?
        ransom: Ransom = BH_R25, "ransom" {
            /// The captured hero, to the pool.
            OwnSheetToPool = "own-sheet-to-pool",
            /// The captured hero, to the captor: the first Active hero of that player in order of
            /// enlisting gets the token, or the pool if there is none.
            OwnSheetToCaptor = "own-sheet-to-captor",
            /// The first own hero in order of enlisting that has a token, the captured one before
            /// all others, to the pool.
            AnyOwnHeroToPool = "any-own-hero-to-pool",
        }
        /// BH-R26, at BH-4.5, BH-19.13: How many copies of each skill card are there?
        skill_sets: SkillSets = BH_R26, "skill-sets" {
            /// One for each player.
            OnePerPlayer = "one-per-player",
            /// One for both together.
            OneInAll = "one-in-all",
        }
        /// BH-R27, at BH-19.1: Do dead heroes on a track count for the exchange?
        dead_in_exchange: DeadInExchange = BH_R27, "dead-in-exchange" {
            /// Yes.
            Yes = "yes",
            /// No.
            No = "no",
        }
        /// BH-R28, at BH-20.1: How many Experience tokens must one have to join the War Council?
        join_experience: JoinExperience = BH_R28, "join-experience" {
            /// Three.
            Three = "three",
            /// Five.
            Five = "five",
        }
        /// BH-R29, at BH-20.4: How strong is an advisor?
        advisor_level: AdvisorLevel = BH_R29, "advisor-level" {
            /// One level on top of the council.
            PlusOneLevel = "plus-one-level",
            /// Level 3 of its class.
            LevelBySkills3 = "level-by-skills-3",
        }
        /// BH-R30, at BH-20.5: Which battles count against an advisor?
        advisor_defeats: AdvisorDefeats = BH_R30, "advisor-defeats" {
            /// Lost ones.
            LossesOnly = "losses-only",
            /// Lost and drawn ones.
            LossesAndDraws = "losses-and-draws",
        }
        /// BH-R31, at BH-20.6: What if the legend's most valuable artifact is not in the deck?
        inheritance_source: InheritanceSource = BH_R31, "inheritance-source" {
            /// The next one that is there is given.
            NextBestInDeck = "next-best-in-deck",
            /// The gift can be made only while the most valuable card itself is in the deck.
            WaitUntilAvailable = "wait-until-available",
        }
        /// BH-R32, at BH-15.7: What of a Champion that must retreat and has no way?
        champion_stuck: ChampionStuck = BH_R32, "champion-stuck" {
            /// It checks with one die.
            Check1d = "check-1d",
            /// It stays unharmed.
            StaysUnharmed = "stays-unharmed",
        }
        /// BH-R33, at BH-11.9: Do helmets of damage harm heroes?
        helmet_on_hero: HelmetOnHero = BH_R33, "helmet-on-hero" {
            /// No.
            Never = "never",
            /// Where helmets of the target's colour hit in damage, blue ones are dice of a hero's
            /// check.
            BlueHelmet = "blue-helmet",
        }
        /// BH-R34, at BH-11.1: Do bonus strikes cause a check that the weapon does not let hit?
        ranged_strikes: RangedStrikes = BH_R34, "ranged-strikes" {
            /// Yes.
            Yes = "yes",
            /// No.
            OnlyIfWeaponHits = "only-if-weapon-hits",
        }
        /// BH-R35, at BH-11.3: A foot unit attacks a mounted troop: which strikes count for its
        /// Leader?
        mounted_leader_strikes: MountedLeaderStrikes = BH_R35, "mounted-leader-strikes" {
            /// All.
            AllCount = "all-count",
            /// All but the one ignored.
            MinusIgnored = "minus-ignored",
        }
        /// BH-R36, at BH-11.10: Does a wound by a skill or an item give experience and a trophy?
        wound_by_power: WoundByPower = BH_R36, "wound-by-power" {
            /// Yes.
            Yes = "yes",
            /// No, only one in melee.
            MeleeOnly = "melee-only",
        }
        /// BH-R37, at BH-16.5: Where do the other tokens of a searched chest go?
        chest_rest: ChestRest = BH_R37, "chest-rest" {
            /// Back into the pool.
            BackToPool = "back-to-pool",
            /// Out of the game.
            Removed = "removed",
        }
        /// BH-R38, at BH-19.9: When does a Treasure or Experience card got in a battle become a
        /// token?
        special_cards_in_battle: SpecialCardsInBattle = BH_R38, "special-cards-in-battle" {
            /// In the After Adventure Action.
            KeptUntilAaa = "kept-until-aaa",
            /// At once.
            ExchangedNow = "exchanged-now",
        }
        /// BH-R39, at BH-16.5: How is a face-down chest token chosen?
        choose_token: ChooseToken = BH_R39, "choose-token" {
            /// At random.
            RandomDraw = "random-draw",
            /// By pointing at one, which comes to the same.
            PositionChoice = "position-choice",
        }
        /// BH-R40, at BH-11.7, BH-15.6: What of a Leader that survives its troop?
        leader_after_elimination: LeaderAfterElimination = BH_R40, "leader-after-elimination" {
            /// It stays.
            Stays = "stays",
            /// If it survives its troop in an attack, it must retreat like a Champion (BH-15.1 to
            /// BH-15.7), without a check if there is no way.
            Retreats1To3 = "retreats-1-to-3",
        }
        /// BH-R41, at BH-5.4, BH-19.16: Does a hero kept home have a part in the After Adventure
        /// Action?
        not_deployed: NotDeployed = BH_R41, "not-deployed" {
            /// No.
            Nothing = "nothing",
            /// Yes, in steps 3 to 7.
            CountsAsTakenPart = "counts-as-taken-part",
        }
        /// BH-R42, at BH-12.1: May creatures gain Glory tokens?
        creature_glory: CreatureGlory = BH_R42, "creature-glory" {
            /// Yes.
            Yes = "yes",
            /// No, only troops.
            TroopsOnly = "troops-only",
        }
        /// BH-R43, at BH-17.9: When does a used potion go back?
        potion_return: PotionReturn = BH_R43, "potion-return" {
            /// At once.
            AtOnce = "at-once",
            /// After the battle.
            AfterBattle = "after-battle",
        }
        /// BH-R44, at BH-19.8: Must a hero keep one of the cards it drew?
        keep_none: KeepNone = BH_R44, "keep-none" {
            /// Yes.
            MustKeep = "must-keep",
            /// No.
            MayDecline = "may-decline",
        }
        /// BH-R45, at BH-17.3, BH-19.12: When are artifacts over six discarded?
        limit_timing: LimitTiming = BH_R45, "limit-timing" {
            /// At once in a battle, in the After Adventure Action with the return of cards.
            BattleAtOnceAaaStep6 = "battle-at-once-aaa-step-6",
            /// Always at once.
            AlwaysAtOnce = "always-at-once",
            /// Only with the return of cards after the battle.
            AlwaysStep6 = "always-step-6",
        }
        /// BH-R46, at BH:SKL18: What does Thievery do about a trap?
        thievery_trap: ThieveryTrap = BH_R46, "thievery-trap" {
            /// A trap chosen does nothing.
            IgnoresTrap = "ignores-trap",
            /// Nothing, it only looks.
            OnlyLooks = "only-looks",
        }
        /// BH-R47, at BH-13.2: Where do the cards of a dead hero go?
        captured_artifacts_dead: CapturedArtifactsDead = BH_R47, "captured-artifacts-dead" {
            /// Back to their decks.
            BackToDecks = "back-to-decks",
            /// Out of the campaign.
            Lost = "lost",
        }
        /// BH-R48, at BH-15.4: May an evading Champion leave the map?
        exit_by_evade: ExitByEvade = BH_R48, "exit-by-evade" {
            /// Yes.
            Yes = "yes",
            /// No, only in a forced retreat.
            ForcedRetreatOnly = "forced-retreat-only",
        }
        /// BH-R49, at BH-19.2: Can the skull of a ransom kill?
        hero_death_by_ransom: HeroDeathByRansom = BH_R49, "hero-death-by-ransom" {
            /// Yes.
            Yes = "yes",
            /// No, the last skull stays.
            StopsAtOne = "stops-at-one",
        }
        /// BH-R50, at BH-19.5: Whose heroes buy first?
        purchase_order: PurchaseOrder = BH_R50, "purchase-order" {
            /// The winner's.
            WinnerFirst = "winner-first",
            /// Those of the battle's first camp.
            FirstSeatFirst = "first-seat-first",
        }
        /// BH-R51, at BH-16.2: Do chests stop units without a hero?
        chest_and_normal_unit: ChestAndNormalUnit = BH_R51, "chest-and-normal-unit" {
            /// No.
            No = "no",
            /// Yes, and nothing more.
            StopOnly = "stop-only",
        }
        /// BH-R52, at BL-15.3: What of a camp that has only heroes left on the board?
        hero_alone_defeat: HeroAloneDefeat = BH_R52, "hero-alone-defeat" {
            /// It plays on.
            PlaysOn = "plays-on",
            /// It loses.
            Loses = "loses",
        }
        /// BH-R61, at BH-8.9: May a troop still move that a hero joined this turn?
        moved_hero_carried: MovedHeroCarried = BH_R61, "moved-hero-carried" {
            /// No.
            No = "no",
            /// Yes, with the hero.
            Yes = "yes",
        }
        /// BH-R53, at BH-16.2: Does a chest stop a hero that retreats or evades?
        chest_stops_retreat: ChestStopsRetreat = BH_R53, "chest-stops-retreat" {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        }
        /// BH-R54, at BH-7.3: Who rolls one die more under Leadership?
        leadership_bonus: LeadershipBonus = BH_R54, "leadership-bonus" {
            /// All units so ordered, the one normal unit too.
            Yes = "yes",
            /// Units with a Leader only.
            LedUnitsOnly = "led-units-only",
        }
        /// BH-R55, at BH-15.3: Must a Champion on its own edge that has to retreat leave the map?
        baseline_forced_exit: BaselineForcedExit = BH_R55, "baseline-forced-exit" {
            /// Yes.
            MustExit = "must-exit",
            /// No: it may also stay and check with one die.
            MayStayWith1dCheck = "may-stay-with-1d-check",
        }
        /// BH-R56, at BH-12.2: How many Glory tokens may one unit hold?
        glory_stack: GloryStack = BH_R56, "glory-stack" {
            /// Any number, one spent at a time.
            AnyNumberOnePerUse = "any-number-one-per-use",
            /// One.
            OneOnly = "one-only",
        }
        /// BH-R57, at BH-11.10: Who gains experience when losses of a retreat or a trap wound a
        /// hero?
        exp_on_capture_credit: ExpOnCaptureCredit = BH_R57, "exp-on-capture-credit" {
            /// Nobody.
            Nobody = "nobody",
            /// The hero that attacked it last.
            LastAttackingHero = "last-attacking-hero",
        }
        /// BH-R58, at BH-19.11: When do cards go back that were revealed and not kept?
        aaa_return_timing: AaaReturnTiming = BH_R58, "aaa-return-timing" {
            /// When all heroes have drawn.
            AfterAllHeroes = "after-all-heroes",
            /// At once (`KeepCard`); so do special cards after their exchange.
            AtOnce = "at-once",
        }
        /// BH-R59, at BH-19.13: When may experience be exchanged for a skill?
        level_up_price: LevelUpPrice = BH_R59, "level-up-price" {
            /// In the After Adventure Action only.
            InAaaOnly = "in-aaa-only",
            /// `LevelUp` is also offered at the start of the own end phases, once in a battle, and
            /// then not after it.
            AnyTime = "any-time",
        }
        /// BH-R62, at BH-17.12: Where in the deck does an artifact card go back to?
        artifact_return_place: ArtifactReturnPlace = BH_R62, "artifact-return-place" {
            /// It is shuffled in.
            ShuffledIn = "shuffled-in",
            /// To the bottom, where it is known; of several the lowest card id is drawn first.
            Bottom = "bottom",
            /// On top, where it is known; of several the lowest card id is drawn first.
            Top = "top",
        }
        /// BH-R63, at BH-19.17: When do two cards go back that were given up for a draw?
        pair_return: PairReturn = BH_R63, "pair-return" {
            /// At once, before the draw.
            AtOnce = "at-once",
            /// With the return of cards, after all have drawn.
            Step6 = "step-6",
        }
        /// BH-R64, at BH-19.13: Which skills may a hero buy?
        level_up_class: LevelUpClass = BH_R64, "level-up-class" {
            /// Those of its class.
            OwnClass = "own-class",
            /// Any free skill card of the player's set whose prerequisite the hero has.
            AnyClass = "any-class",
        }
        /// BH-R65, at BH-19.2: Is one ransom paid for each captured hero?
        ransom_count: RansomCount = BH_R65, "ransom-count" {
            /// Yes.
            PerHero = "per-hero",
            /// No: the first captured hero in order of enlisting that has a token pays for all; if
            /// none has one, the first marks off a skull.
            OneForAll = "one-for-all",
        }
        /// BH-R66, at BH-19.5: How often may a hero buy after one battle?
        purchase_count: PurchaseCount = BH_R66, "purchase-count" {
            /// As often as it can pay.
            AnyNumber = "any-number",
            /// Once.
            Once = "once",
        }
        /// BH-R67, at BH-19.5: May Treasure, Experience and Master Physician be bought?
        buy_special: BuySpecial = BH_R67, "buy-special" {
            /// Yes.
            Yes = "yes",
            /// No.
            ItemsOnly = "items-only",
        }
        /// BH-R68, at BH-16.7: May a piece search that may not battle because of its move or its
        /// terrain?
        search_without_battle: SearchWithoutBattle = BH_R68, "search-without-battle" {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        }
        /// BH-R69, at BH-19.16: May heroes that stayed out of the battle buy and level up after it?
        aaa_participants: AaaParticipants = BH_R69, "aaa-participants" {
            /// No.
            No = "no",
            /// Yes.
            Yes = "yes",
        }
        /// BH-R70, at BH-6.7: A detachment was ordered and not made: may the troop battle?
        detach_lapse: DetachLapse = BH_R70, "detach-lapse" {
            /// Yes.
            LapsesTroopMayBattle = "lapses-troop-may-battle",
            /// No: the wait of BH-6.4 holds to the end of the turn.
            TroopMayNotBattle = "troop-may-not-battle",
        }
        /// BH-R72, at BL-15.5: A hero wins the battle by wounding a hero: does it still draw a
        /// card?
        last_blow_trophy: LastBlowTrophy = BH_R72, "last-blow-trophy" {
            /// No.
            No = "no",
            /// Yes, before the battle ends.
            Yes = "yes",
        }
        /// BH-R71, at BH-11.11: Who comes first in a casualty check?
        check_order: CheckOrder = BH_R71, "check-order" {
            /// The attacker's more dice, then what the hero's owner uses.
            AttackerFirst = "attacker-first",
            /// The owner: what it uses is decided before the more dice are added; a check brought
            /// to no dice is over then.
            OwnerFirst = "owner-first",
        }
        /// BH-R73, at BH-4.2, BH-4.5: Must the first skill of a hero need no other skill?
        first_skill_needs: FirstSkillNeeds = BH_R73, "first-skill-needs" {
            /// Yes.
            NoPrerequisite = "no-prerequisite",
            /// No: it is any free skill of the class.
            AnyOfClass = "any-of-class",
        }
        /// BH-R74, at BH-6.2, BH-8.6: A troop flees into the hex of an ordered Champion that has not
        /// battled: does the Champion still battle in this turn?
        fled_to_champion: FledToChampion = BH_R74, "fled-to-champion" {
            /// No: it leads the troop at once, and has battled if the troop has.
            LeadsAtOnce = "leads-at-once",
            /// Yes, by its own order: it stays apart (BH-R9) and takes the lead when the turn ends.
            BattlesByItsOrder = "battles-by-its-order",
        }
        /// BH-R75, at BL-9.1, BH-16.3: Does a unit under Darken the Sky still battle whose Leader
        /// searched, or used Ball Lightning?
        darken_after_deed: DarkenAfterDeed = BH_R75, "darken-after-deed" {
            /// Yes, once at range: the deed was the first of its two battles.
            OnceMore = "once-more",
            /// No: the deed was in the place of its battle.
            NoBattle = "no-battle",
        }
        /// BH-R76, at BL-12.6, BL-12.15: Has a Lore card or an item a use where it would change
        /// nothing?
        idle_uses: IdleUses = BH_R76, "idle-uses" {
            /// Yes: it can be played, and who has nothing else is asked for it.
            Asked = "asked",
            /// No: it cannot be played then, and nobody is asked for it.
            NotAsked = "not-asked",
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
        assert_eq!(asked.len(), 29 + 75);
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
