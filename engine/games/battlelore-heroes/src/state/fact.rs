//! What can happen in BattleLore with Heroes.
//!
//! Source: the rules cited at each variant. A fact carries all that its words need; the rule that it
//! happened by is beside it in the trace. `whose` and `camp` say whose, `piece` and `hero` which one.

use crate::action::ItemId;
use crate::battle::{Faces, FightKind};
use crate::cards::{Artifact, Command, Lore, Scenario, Skill, UnitKind};
use crate::state::{BattleEnd, SheetStatus};
use crate::vocabulary::{Camp, ChestToken, Class, Council, Face, Hex, Mode, Section};
use arrayvec::ArrayVec;
use kanso_engine::Seat;

pub use crate::table::fact_about::{
    ArtifactPlace, DamageBy, DiceBy, ExperienceFor, HeroName, HeroOutcome, Piece, ReturnCause,
    StepName, TreasureFor, Whose, WoundedBy,
};

/// Most cards that one fact tells.
pub const TOLD_MAX: usize = 32;
/// Command cards that are told.
pub type CommandList = ArrayVec<Command, TOLD_MAX>;
/// Lore cards that are told.
pub type LoreList = ArrayVec<Lore, TOLD_MAX>;
/// Artifact cards that are told.
pub type ArtifactList = ArrayVec<Artifact, TOLD_MAX>;
/// Hexes of a way, in order.
pub type Way = ArrayVec<Hex, 16>;

/// One thing that happened.
#[expect(missing_docs, reason = "a field is named after what it holds where nothing else is said")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    // Set-up of a battle.
    /// BL-5.2: the scenario is laid out. BH-16.1: with chests.
    LaidOut { scenario: Scenario },
    /// BH-16.1: chest tokens lie on so many hexes.
    ChestsLaid { hexes: u8, tokens: u8 },
    /// BL-13.1: a council is chosen; told whole to others only when both are.
    CouncilChosen { whose: Whose, council: Council },
    /// Both councils are open; fixed by the scenario if `fixed`.
    CouncilsRevealed { councils: [Council; 2], fixed: bool },
    /// BH-20.4: the advisor adds a level.
    AdvisorCounts { whose: Whose, class: Class, level: u8 },
    /// BL-13.2: how many Command cards a seat holds.
    HandSize { whose: Whose, cards: u8 },
    /// BL-5.3, BL-16.5: Command cards are drawn.
    DrewCommands { whose: Whose, cards: CommandList },
    /// BL-5.4, BL-12.3, BL-17.11: Lore cards are drawn.
    DrewLore { whose: Whose, cards: LoreList },
    /// BL-5.4: Lore cards are kept, the others go face down.
    KeptLore { whose: Whose, kept: LoreList, dropped: LoreList },
    /// BL-13.3: the first tokens.
    FirstTokens { whose: Whose, tokens: u8 },

    // Heroes are made.
    /// BH-4.1: a hero is enlisted.
    Enlisted { seat: Seat, hero: HeroName },
    /// BH-4.2: its first skill.
    SkillChosen { hero: HeroName, skill: Skill },
    /// BH-4.3: cards are shown to its owner.
    ArtifactsShown { seat: Seat, hero: HeroName, cards: ArtifactList },
    /// BH-4.5: the deck has none.
    NoArtifacts { hero: HeroName },
    /// BH-4.4, BH-17.1, BH-19.8: a card is drawn anew. `open`: everybody sees it.
    Redrawn { seat: Seat, hero: HeroName, card: Artifact, open: bool },
    /// The card that came instead.
    RedrawCame { seat: Seat, hero: HeroName, card: Artifact, open: bool },
    /// BH-4.3: one card is kept.
    ArtifactKept { seat: Seat, hero: HeroName, card: Artifact, open: bool },
    /// BH-R3 `exchange-at-once`: a special card becomes its token, or nothing.
    SpecialExchanged { hero: HeroName, card: Artifact },
    /// BH-17.12: cards go back to the deck. `open`: everybody sees which.
    CardsReturn { seat: Seat, cards: ArtifactList, why: ReturnCause, open: bool },
    /// BH-17.4, BL-17.14: what a hero takes along.
    Equipped { hero: HeroName, cards: ArtifactList },
    /// BH-5.3: a hero is placed.
    HeroPlaced { hero: HeroName, camp: Camp, at: Hex, mounted: bool },
    /// BH-5.4: a hero is kept home.
    KeptHome { hero: HeroName },

    // The turn.
    /// BL-6.1: a turn begins.
    TurnBegins { whose: Whose, turn: u16 },
    /// BL-6.5a to BL-6.5i: a phase begins.
    PhaseBegins { whose: Whose, step: StepName },
    /// BL-6.2: nothing could be decided here.
    PassedOver { whose: Whose, step: StepName },
    /// A decision of a window or a step to do nothing.
    Passes { whose: Whose, step: StepName },
    /// BL-6.3: a seat without Command cards.
    NoCommand { whose: Whose },
    /// BL-6.5a: a Command card is played.
    CommandPlayed { whose: Whose, card: Command, heals: Option<Hex> },
    /// BL:CMD20: what Counter Attack acts as; none: one piece.
    ActsAs { whose: Whose, card: Option<Command> },
    /// BL-16.6: the dice of a Command card.
    CommandDice { whose: Whose, card: Command, faces: Faces },
    /// BL-7.2, BL-7.5: the Command card gives orders.
    OrdersGiven { whose: Whose, card: Command, orders: u8 },
    /// BL-17.1: orders more.
    OrdersMore { whose: Whose, orders: u8 },
    /// BL-6.5c: a piece is ordered.
    PieceOrdered { piece: Piece },
    /// BH-7.3: all combined units are ordered.
    LedOrdered { whose: Whose, pieces: u8 },
    /// BH-6.3: a Leader is ordered to detach.
    DetachOrdered { hero: HeroName },
    /// BL-7.3: orders are lost.
    OrdersLost { whose: Whose, orders: u8 },
    /// BL-8.1: a piece moves.
    Moved { piece: Piece, way: Way, moved: u8 },
    /// BL-8.5: a goblin troop rushes.
    Rushes { piece: Piece },
    /// BH-8.3: a Champion joins a troop. BH-8.6: a troop comes to a Champion.
    Joined { hero: HeroName, troop: UnitKind, at: Hex },
    /// BH-R74 `battles-by-its-order`: a troop fled to a Champion that has a battle to make first.
    LeadsLater { hero: HeroName, troop: UnitKind, at: Hex },
    /// BH-R9 `may-stay-champion`: a Champion stands with a troop without leading it.
    StaysApart { hero: HeroName, at: Hex },
    /// BH-R61 `yes`: a hero that joined is carried on.
    Carried { hero: HeroName },
    /// BH-9.1: a Leader detaches.
    Detached { hero: HeroName, way: Way },
    /// BH-6.7: a detachment lapses.
    DetachLapsed { hero: HeroName },
    /// BH-R8 `yes`: the troop leaves its Leader.
    LeaderLeft { hero: HeroName, at: Hex },
    /// BH-8.5, BH-15.3: a hero leaves the map.
    LeftMap { hero: HeroName },
    /// BH-12.3: a Glory token is spent.
    GlorySpent { piece: Piece },
    /// BH-12.3: tokens are lost with their unit.
    GloryLost { piece: Piece, tokens: u8 },

    // Battle.
    /// BL-9.8a: a battle is declared.
    Battles { piece: Piece, target: Piece, kind: FightKind, mode: Mode },
    /// BL-4.7: the base dice are capped.
    Capped { from: u8, to: u8 },
    /// Dice more or fewer.
    DiceChanged { by: DiceBy, dice: i8 },
    /// BL-9.9: how many dice are rolled.
    Dice { piece: Piece, dice: u8 },
    /// BL-9.9: no dice are left.
    NoDice { piece: Piece },
    /// BL-9.8d: the roll.
    Rolled { whose: Whose, faces: Faces },
    /// BL-9.8e, BL-17.8: dice are rolled again.
    Rerolled { whose: Whose, old: Faces, new: Faces },
    /// BL-17.6: faces are cancelled.
    FacesCancelled { faces: Faces },
    /// BL:ART31: a flag is added to the roll.
    FlagAdded,
    /// BL-17.7: hits are cancelled.
    HitsCancelled { hits: u8 },
    /// BL-17.4: these faces hit too.
    HitsBy { face: Face },
    /// BL-9.4: Lore faces that give tokens.
    LoreFaces { faces: u8 },
    /// BL-12.1: the pool is empty.
    PoolEmpty { whose: Whose },
    /// BL-4.2: a bonus strike is ignored.
    StrikeIgnored { target: Piece },
    /// BL-4.5: the weapon's bonus strikes do not hit.
    StrikesMiss { piece: Piece },
    /// BL-4.3, BL-4.4: the hits.
    Hit { target: Piece, hits: u8, mode: Mode },
    /// BL-9.5, BL-10.5, BL-10.7, BL-17.10: figures are lost.
    FiguresLost { piece: Piece, lost: u8, left: u8 },
    /// BL-17.10: figures come back.
    FiguresBack { piece: Piece, back: u8, now: u8 },
    /// BL-9.5: a unit is eliminated.
    Eliminated { piece: Piece },
    /// BL-15.1: a banner.
    Banner { whose: Whose, banners: u8, target: u8 },
    /// BL-14.2: critical dice of a creature.
    CriticalDice { piece: Piece, dice: u8 },
    /// BL-14.2: the critical roll.
    Critical { piece: Piece, faces: Faces, killed: bool },
    /// BL-9.7: flags are ignored since the unit is gone.
    FlagsMoot { flags: u8 },
    /// BL:LWA05: all flags are cancelled.
    FlagsCancelled { flags: u8 },

    // Retreat.
    /// BL-10.9: flags are on a piece; its bold levels.
    MustRetreat { piece: Piece, flags: u8, bold: u8 },
    /// BL-10.9: flags are ignored.
    FlagsIgnored { piece: Piece, ignored: u8, left: u8 },
    /// BL-10.9: it stands.
    Stands { piece: Piece },
    /// BL-10.3: a frightened unit goes farther.
    Frightened { piece: Piece, hexes: u8 },
    /// BL-10.9: a retreat.
    Retreated { piece: Piece, way: Way },
    /// BL-10.8: it ends at an own Champion.
    AbsorbedBy { hero: HeroName, spared: bool },
    /// BL-10.5: hexes that cannot be retreated.
    CannotRetreat { piece: Piece, hexes: u8 },
    /// BL-10.6: it was eliminated by its retreat.
    LostInRetreat { piece: Piece },
    /// BL-10.3: panic dice.
    Panic { piece: Piece, faces: Faces },
    /// BH-15.1: a step of a Champion. `stays`: it is the last.
    HeroSteps { hero: HeroName, to: Hex, evades: bool },
    /// BH-15.4: a Champion evades.
    Evades { hero: HeroName },
    /// BH-15.5: an enemy piece may attack it in passing.
    MayPassAttack { piece: Piece, hero: HeroName },
    /// BH-R22 `full-effect`: a passing attack drives the Champion on.
    DrivenOn { piece: Piece },
    /// BH-15.7: a Champion has no way.
    HeroStuck { hero: HeroName },

    // Answers and following on.
    /// BL-11.1: a unit battles back.
    BattlesBack { piece: Piece },
    /// BL:ART16: it may not.
    Snared { piece: Piece },
    /// BL-11.3: ground is gained.
    GainsGround { piece: Piece, to: Hex },
    /// BL-11.4: a mounted unit rides on.
    Pursues { piece: Piece, to: Hex },
    /// BL-11.4: a bonus melee follows.
    BonusMelee,
    /// BL-11.5: nothing follows.
    NoFollowOn { piece: Piece },

    // Lore cards, skills, artifacts.
    /// BL-12.4: a Lore card is announced and paid.
    LorePlayed { whose: Whose, card: Lore, paid: u8 },
    /// BL-12.5: it is played out of character.
    OutOfCharacter { whose: Whose, class: Class },
    /// BL-12.7, BL-17.13: it is cancelled.
    Countered { card: Lore, by: Lore },
    /// BL-R19 `refunded`: its cost comes back.
    Refunded { whose: Whose, tokens: u8 },
    /// A Lore card takes effect: told by its row.
    LoreActs { whose: Whose, card: Lore },
    /// BL-12.6: it goes to the discard.
    LoreDone { card: Lore },
    /// A row acts on a piece: Haste, Portal, Charge!, Far Sight …
    ActsOn { by: DiceBy, piece: Piece },
    /// BL-17.2: a piece may go farther.
    GoesFarther { piece: Piece, hexes: u8, no_stop: bool },
    /// BL-17.2: a piece is elsewhere.
    Teleported { piece: Piece, to: Hex },
    /// BL-17.9: a unit is bolder in this attack, or a section is.
    Bolder { whose: Whose, levels: u8, section: Option<Section> },
    /// The end of a blessed section.
    HolyEnds { whose: Whose, section: Section },
    /// BL-17.11, BL-12.3: tokens are gained.
    TokensGained { whose: Whose, tokens: u8 },
    /// BL-17.11: tokens are stolen.
    TokensStolen { whose: Whose, tokens: u8 },
    /// BL:LRG02: a Command card falls to False Orders.
    CommandLost { whose: Whose, card: Command },
    /// BL:LRG08: a hand is seen by the one who played the card.
    HandSeen { by: Whose, cards: CommandList },
    /// BL-17.5, BL-17.10: dice of a card, a power or an item on a piece.
    DamageRolled { by: DamageBy, target: Piece, faces: Faces },
    /// BL-17.5: its hits.
    DamageHits { target: Piece, hits: u8 },
    /// BL-17.5: its flags.
    DamageFlags { target: Piece, flags: u8 },
    /// A skill or an artifact is used.
    ItemUsed { hero: HeroName, item: ItemId },
    /// A row acts by itself for a hero.
    ItemActs { hero: HeroName, item: ItemId },
    /// BH-17.9: a potion is used up.
    PotionGoes { hero: HeroName, card: Artifact },
    /// BH:SKL27: the die of Herbal Remedy.
    RemedyRolled { hero: HeroName, faces: Faces, succeeds: bool },
    /// BL-14.3: a creature's power.
    PowerUsed { piece: Piece, target: Piece, paid: u8 },
    /// The web holds, or lets go.
    Webbed { piece: Piece, held: bool },
    /// BL:SKL04: a troop gives up its battle.
    GivesUpBattle { piece: Piece },

    // Casualty checks.
    /// BH-11.1 to BH-11.6: a check is due.
    CheckDue { hero: HeroName, dice: u8 },
    /// BH-11.4: with a die for the banner bearer that was lost.
    BearerLost { hero: HeroName },
    /// Dice more in the check.
    CheckDice { by: DiceBy, dice: i8 },
    /// BH-11.2: one strike does not count.
    CheckStrikeIgnored { hero: HeroName },
    /// BH-11.11: no die is left.
    CheckCancelled { hero: HeroName },
    /// BH-11.11, BL-17.12: the check.
    Checked { hero: HeroName, faces: Faces },
    /// BH:ART23: the die of the Amulet of Last Light.
    LastLight { hero: HeroName, faces: Faces },
    /// The hero stands.
    Unharmed { hero: HeroName },
    /// BH-11.8: the hero is wounded.
    Wounded { hero: HeroName, camp: Camp, by: WoundedBy },
    /// BH-13.1: a skull is marked off.
    SkullMarked { hero: HeroName, left: u8 },
    /// BH-13.2: the hero is dead.
    Died { hero: HeroName },
    /// BH-12.1: a unit gains a Glory token.
    GloryGained { piece: Piece },
    /// BH-18.2: an Experience token.
    Experience { hero: HeroName, why: ExperienceFor },
    /// BH-16.5, BH-19.3, BH-19.9: a Treasure token.
    Treasure { hero: HeroName, why: TreasureFor },

    // Chests and artifact cards.
    /// BH-16.3: a hero searches.
    Searches { hero: HeroName, at: Hex },
    /// BH:SKL18: tokens are shown to the owner.
    TokensShown { whose: Whose, hero: HeroName, tokens: ArrayVec<ChestToken, 3> },
    /// BH-16.5: a token acts.
    ChestToken { hero: HeroName, token: ChestToken },
    /// A trap is ignored.
    TrapIgnored { hero: HeroName },
    /// BH-16.6: a quest is completed.
    QuestDone { hero: HeroName, scenario: Scenario },
    /// BH-17.11: an artifact card is drawn. `open`: everybody sees it.
    ArtifactDrawn { seat: Seat, hero: HeroName, card: Artifact, open: bool },
    /// BH-17.11: the deck has none.
    NoArtifact { hero: HeroName },
    /// BH-17.6: the winner draws a trophy.
    TrophyDrawn { hero: HeroName },
    /// BH-17.3: a card too many goes. `open`: everybody sees which, since it was equipped.
    ArtifactDiscarded { seat: Seat, hero: HeroName, card: Artifact, open: bool },
    /// BH-17.5, BH-17.6: where it goes. `open`: everybody sees it.
    ArtifactGoes { seat: Seat, hero: HeroName, card: Artifact, to: ArtifactPlace, open: bool },

    // The end of a turn.
    /// BL-3.1: a discard becomes the deck.
    Reshuffled { lore: bool, cards: u8 },
    /// BL-3.1: there is nothing to draw.
    NothingToDraw { whose: Whose, lore: bool },
    /// BL-16.5: a card is kept, the others go to the discard.
    CommandKept { whose: Whose, kept: Command, dropped: CommandList },
    /// BL-12.3: what a seat takes.
    LoreChoice { whose: Whose, tokens: u8, cards: u8 },
    /// BL-12.3: one Lore card is kept, the other discarded face down.
    LoreCardKept { whose: Whose, kept: Lore, dropped: Lore },
    /// BL-12.8: a Lore card too many.
    LoreDiscarded { whose: Whose, card: Lore },
    /// BL-15.6: who holds a marker at the end of a turn.
    Marker { marker: u8, holder: Whose },

    // The end of a battle.
    /// BL-15.5: the quests are looked at before the turn limit.
    QuestsFirst,
    /// BL-15.2 to BL-15.4: it is decided.
    Decided { end: BattleEnd, winner: Option<Whose> },

    // The campaign.
    /// BH-21.3: a battle begins.
    BattleStarted { number: u16, scenario: Scenario, camps: [Camp; 2] },
    /// BH-21.3, BH-21.4: it is over.
    BattleFinished { number: u16, end: BattleEnd, winner: Option<Seat>, heroes: Vec<HeroOutcome> },
    /// BH-21.6: the scenario is chosen.
    ScenarioChosen { seat: Seat, scenario: Scenario, camp: Camp },
    /// BH-21.6: a party; told whole to others only when both are chosen.
    PartyChosen { seat: Seat, heroes: Vec<HeroName> },
    /// BH-21.6: both parties are chosen.
    PartiesRevealed { heroes: [Vec<HeroName>; 2] },
    /// BH-20.5: an advisor counts a defeat.
    AdvisorDefeat { hero: HeroName, defeats: u8 },
    /// BH-20.5: it leaves the War Council.
    BecomesInstructor { hero: HeroName },
    /// BH-19.1: captured heroes are exchanged.
    Exchanged { hero: HeroName },
    /// BH-19.2: ransom is paid.
    RansomPaid { hero: HeroName, payer: HeroName },
    /// BH-R65 `one-for-all`: a captured hero comes home by the payment for another.
    RansomShared { hero: HeroName, payer: HeroName },
    /// BH-19.2: no ransom: a skull.
    RansomSkull { hero: HeroName },
    /// BH-19.18: the sheets lie open.
    SheetsOpen,
    /// BH-19.5: an artifact is bought.
    Bought { hero: HeroName, card: Artifact },
    /// BH-19.6, BH-19.17: a pair of artifacts is returned.
    PairReturned { hero: HeroName, cards: ArtifactList },
    /// BH-19.6: a pair of Experience tokens is paid.
    PairPaid { hero: HeroName },
    /// BH-19.7: cards are revealed.
    Revealed { hero: HeroName, cards: ArtifactList },
    /// BH-19.8: a card is kept.
    CardKept { hero: HeroName, card: Artifact },
    /// BH-19.11: cards go aside, or to the deck under BH-R58.
    CardsAside { cards: ArtifactList, to: ArtifactPlace },
    /// BH-19.10: a skull is restored.
    SkullRestored { hero: HeroName, left: u8 },
    /// BH-19.12: all that lay aside comes back.
    AsideReturns { cards: ArtifactList },
    /// BH-19.13: a skill is learned.
    Learned { hero: HeroName, skill: Skill },
    /// BH-20.1: a hero joins the War Council.
    JoinsCouncil { hero: HeroName },
    /// BH-20.6: an inheritance.
    Inherited { from: HeroName, to: HeroName, card: Artifact },
    /// BH-19.15: the sheets are written.
    SheetsWritten,
    /// A sheet's status changes.
    StatusChanged { hero: HeroName, status: SheetStatus },
    /// BH-21.7: the campaign is over.
    CampaignOver { winner: Option<Seat>, wins: [u16; 2], alive: [u16; 2] },
}
