//! A value of every kind that can be said.

use super::*;
use crate::Question;
use crate::action::{Equipment, ItemId, KeptLore, PartyHeroes, TargetHexes, Targets};
use crate::battle::{DamageBy, FightKind, HeroStatus};
use crate::fact::{
    ArtifactList, ArtifactPlace, CommandList, DiceBy, ExperienceFor, HeroOutcome, LoreList,
    ReturnCause, StepName, TreasureFor, Way, WoundedBy,
};
use crate::refusal::NoPlace;
use crate::rule_list::{
    BH_6_2, BH_6_3, BH_8_4, BH_8_6, BH_9_1, BH_16_3, BH_16_4, BH_16_7, BH_18_1, BH_19_5, BL_2_1,
    BL_4_6, BL_8_1, BL_8_2, BL_9_1, BL_9_3, BL_12_4, BL_12_8,
};
use crate::state::{BattleEnd, EndCause, SheetStatus};
use crate::table::words::sample::{TORVALD, WREN, hex, whose};
use crate::vocabulary::{Camp, ChestToken, Council, Face, GloryUse, Mode, Path, Section};
use arrayvec::ArrayVec;
use kanso_engine::{Ascending, Seat};

/// Steps of a way: one alone, and two.
fn ways() -> [Way; 2] {
    [["C6"].as_slice(), ["C6", "D6"].as_slice()]
        .map(|labels| labels.iter().map(|label| hex(label)).collect())
}

pub(super) fn facts(sample: &Sample) -> Vec<Fact> {
    let mut facts = setup(sample);
    facts.extend(turn(sample));
    facts.extend(battle(sample));
    facts.extend(lore(sample));
    facts.extend(heroes(sample));
    facts.extend(ends(sample));
    facts
}

/// Set-up and heroes that are made.
fn setup(sample: &Sample) -> Vec<Fact> {
    let (whose, seat, hero) = (whose(Camp::South), Seat::at(0), sample.hero(TORVALD));
    let council = Council { commander: 2, wizard: 1, ..Council::default() };
    let commands: CommandList =
        ["CMD01", "CMD16"].map(|id| sample.command(id)).into_iter().collect();
    let lores: LoreList = ["LWZ01", "LWA01"].map(|id| sample.lore(id)).into_iter().collect();
    let cards: ArtifactList =
        ["ART01", "ART37"].map(|id| sample.artifact(id)).into_iter().collect();
    let card = cards[0];
    let mut facts = vec![
        Fact::LaidOut { scenario: sample.scenario("SCN03") },
        Fact::ChestsLaid { hexes: 5, tokens: 13 },
        Fact::CouncilChosen { whose, council },
        Fact::CouncilsRevealed { councils: [council, Council::default()], fixed: false },
        Fact::CouncilsRevealed { councils: [council; 2], fixed: true },
        Fact::AdvisorCounts { whose, class: Class::Cleric, level: 1 },
        Fact::HandSize { whose, cards: 5 },
        Fact::DrewCommands { whose, cards: commands },
        Fact::DrewLore { whose, cards: lores.clone() },
        Fact::KeptLore { whose, kept: lores.clone(), dropped: lores },
        Fact::FirstTokens { whose, tokens: 1 },
        Fact::Enlisted { seat, hero },
        Fact::SkillChosen { hero, skill: sample.skill("SKL11") },
        Fact::ArtifactsShown { seat, hero, cards: cards.clone() },
        Fact::NoArtifacts { hero },
        Fact::Equipped { hero, cards: cards.clone() },
        Fact::Equipped { hero, cards: ArtifactList::new() },
        Fact::HeroPlaced { hero, camp: Camp::South, at: hex("A7"), mounted: true },
        Fact::HeroPlaced { hero, camp: Camp::North, at: hex("A7"), mounted: false },
        Fact::KeptHome { hero },
    ];
    for open in [true, false] {
        facts.extend([
            Fact::Redrawn { seat, hero, card, open },
            Fact::RedrawCame { seat, hero, card, open },
            Fact::ArtifactKept { seat, hero, card, open },
        ]);
    }
    let returns = |(at, why): (usize, ReturnCause)| Fact::CardsReturn {
        seat,
        cards: cards.clone(),
        why,
        open: at % 2 == 0,
    };
    facts.extend(ReturnCause::ALL.into_iter().enumerate().map(returns));
    let special = ["ART37", "ART38", "ART39"].map(|id| sample.artifact(id));
    facts.extend(special.map(|card| Fact::SpecialExchanged { hero, card }));
    facts
}

/// Turns, orders and moves.
fn turn(sample: &Sample) -> Vec<Fact> {
    let (whose, hero, piece) = (whose(Camp::North), sample.hero(WREN), sample.knights_told());
    let card = sample.command("CMD25");
    let faces = [Face::Green, Face::Strike].into_iter().collect();
    let mut facts = vec![
        Fact::TurnBegins { whose, turn: 7 },
        Fact::NoCommand { whose },
        Fact::CommandPlayed { whose, card, heals: None },
        Fact::CommandPlayed { whose, card, heals: Some(hex("C5")) },
        Fact::ActsAs { whose, card: Some(card) },
        Fact::ActsAs { whose, card: None },
        Fact::CommandDice { whose, card, faces },
        Fact::OrdersGiven { whose, card, orders: 2 },
        Fact::OrdersMore { whose, orders: 1 },
        Fact::LedOrdered { whose, pieces: 2 },
        Fact::DetachOrdered { hero },
        Fact::OrdersLost { whose, orders: 1 },
        Fact::Moved { piece, way: Way::new(), moved: 0 },
        Fact::Joined { hero, troop: sample.troop("UNI07"), at: hex("C5") },
        Fact::LeadsLater { hero, troop: sample.troop("UNI07"), at: hex("C5") },
        Fact::StaysApart { hero, at: hex("C5") },
        Fact::Carried { hero },
        Fact::Detached { hero, way: Way::new() },
        Fact::DetachLapsed { hero },
        Fact::LeaderLeft { hero, at: hex("C5") },
        Fact::LeftMap { hero },
    ];
    for piece in [piece, sample.alone_told(), sample.giant_told()] {
        facts.extend(ways().map(|way| Fact::Moved { piece, moved: way.len() as u8, way }));
        facts.extend([
            Fact::PieceOrdered { piece },
            Fact::Rushes { piece },
            Fact::GlorySpent { piece },
            Fact::GloryLost { piece, tokens: 2 },
        ]);
    }
    facts.extend(ways().map(|way| Fact::Detached { hero, way }));
    for step in StepName::ALL {
        facts.extend([
            Fact::PhaseBegins { whose, step },
            Fact::PassedOver { whose, step },
            Fact::Passes { whose, step },
        ]);
    }
    facts
}

/// Battles and retreats.
fn battle(sample: &Sample) -> Vec<Fact> {
    let (whose, hero) = (whose(Camp::South), sample.hero(WREN));
    let faces: ArrayVec<Face, 32> = Face::ALL.into_iter().collect();
    let mut facts = vec![
        Fact::Capped { from: 4, to: 2 },
        Fact::Rolled { whose, faces: faces.clone() },
        Fact::Rerolled { whose, old: faces.clone(), new: faces.clone() },
        Fact::FacesCancelled { faces: faces.clone() },
        Fact::FlagAdded,
        Fact::HitsCancelled { hits: 1 },
        Fact::LoreFaces { faces: 2 },
        Fact::PoolEmpty { whose },
        Fact::Banner { whose, banners: 3, target: 7 },
        Fact::FlagsMoot { flags: 1 },
        Fact::FlagsCancelled { flags: 2 },
        Fact::AbsorbedBy { hero, spared: true },
        Fact::AbsorbedBy { hero, spared: false },
        Fact::HeroSteps { hero, to: hex("C5"), evades: true },
        Fact::HeroSteps { hero, to: hex("C5"), evades: false },
        Fact::Evades { hero },
        Fact::HeroStuck { hero },
        Fact::BonusMelee,
    ];
    facts.extend(Face::ALL.map(|face| Fact::HitsBy { face }));
    facts.extend(dice_by(sample).map(|by| Fact::DiceChanged { by, dice: 2 }));
    let by = DiceBy::MovedBow;
    facts.extend([-1, 1, -2].map(|dice| Fact::DiceChanged { by, dice }));
    let target = sample.alone_told();
    for piece in [sample.knights_told(), target, sample.giant_told()] {
        for mode in [Mode::Melee, Mode::Ranged] {
            let kinds =
                [FightKind::Attack, FightKind::BattleBack, FightKind::Bonus, FightKind::Passing];
            facts.extend(kinds.map(|kind| Fact::Battles { piece, target, kind, mode }));
            facts.extend([0, 1, 2].map(|hits| Fact::Hit { target: piece, hits, mode }));
        }
        facts.extend(ways().map(|way| Fact::Retreated { piece, way }));
        facts.extend([
            Fact::Dice { piece, dice: 4 },
            Fact::NoDice { piece },
            Fact::StrikeIgnored { target: piece },
            Fact::StrikesMiss { piece },
            Fact::FiguresLost { piece, lost: 1, left: 2 },
            Fact::FiguresBack { piece, back: 2, now: 3 },
            Fact::Eliminated { piece },
            Fact::CriticalDice { piece, dice: 1 },
            Fact::Critical { piece, faces: faces.clone(), killed: true },
            Fact::Critical { piece, faces: faces.clone(), killed: false },
            Fact::MustRetreat { piece, flags: 2, bold: 0 },
            Fact::MustRetreat { piece, flags: 1, bold: 2 },
            Fact::FlagsIgnored { piece, ignored: 1, left: 0 },
            Fact::Stands { piece },
            Fact::Frightened { piece, hexes: 4 },
            Fact::Retreated { piece, way: Way::new() },
            Fact::CannotRetreat { piece, hexes: 1 },
            Fact::LostInRetreat { piece },
            Fact::Panic { piece, faces: faces.clone() },
            Fact::MayPassAttack { piece, hero },
            Fact::DrivenOn { piece },
            Fact::BattlesBack { piece },
            Fact::Snared { piece },
            Fact::GainsGround { piece, to: hex("C6") },
            Fact::Pursues { piece, to: hex("C6") },
            Fact::NoFollowOn { piece },
        ]);
    }
    facts
}

/// Every reason for dice.
fn dice_by(sample: &Sample) -> [DiceBy; 7] {
    [
        DiceBy::Item(TORVALD, ItemId::Skill(sample.skill("SKL11"))),
        DiceBy::Item(TORVALD, ItemId::Artifact(sample.artifact("ART36"))),
        DiceBy::Leader(TORVALD),
        DiceBy::Lore(sample.lore("LWA01")),
        DiceBy::Command,
        DiceBy::Glory,
        DiceBy::MovedBow,
    ]
}

/// Lore cards, powers, items.
fn lore(sample: &Sample) -> Vec<Fact> {
    let (whose, hero, card) = (whose(Camp::South), sample.hero(TORVALD), sample.lore("LWZ01"));
    let cards: CommandList = [sample.command("CMD05")].into_iter().collect();
    let mut facts = vec![
        Fact::LorePlayed { whose, card, paid: 0 },
        Fact::LorePlayed { whose, card, paid: 4 },
        Fact::OutOfCharacter { whose, class: Class::Wizard },
        Fact::Countered { card, by: sample.lore("LRG09") },
        Fact::Refunded { whose, tokens: 4 },
        Fact::LoreDone { card },
        Fact::LoreActs { whose, card },
        Fact::PotionGoes { hero, card: sample.artifact("ART36") },
        Fact::Bolder { whose, levels: 2, section: None },
        Fact::Bolder { whose, levels: 1, section: Some(Section::West) },
        Fact::HolyEnds { whose, section: Section::Centre },
        Fact::TokensGained { whose, tokens: 2 },
        Fact::TokensStolen { whose, tokens: 1 },
        Fact::CommandLost { whose, card: cards[0] },
        Fact::HandSeen { by: whose, cards },
    ];
    let items = [ItemId::Skill(sample.skill("SKL27")), ItemId::Artifact(sample.artifact("ART19"))];
    let faces: ArrayVec<Face, 32> = [Face::Red].into_iter().collect();
    let remedy = |succeeds| Fact::RemedyRolled { hero, faces: faces.clone(), succeeds };
    facts.extend([true, false].map(remedy));
    for item in items {
        facts.extend([Fact::ItemUsed { hero, item }, Fact::ItemActs { hero, item }]);
    }
    let target = sample.alone_told();
    for piece in [sample.knights_told(), target, sample.giant_told()] {
        facts.extend(dice_by(sample).map(|by| Fact::ActsOn { by, piece }));
        let by = [
            DamageBy::Lore(card),
            DamageBy::Power(sample.creature("CRE02")),
            DamageBy::Item(TORVALD, items[0]),
            DamageBy::Command(sample.command("CMD25")),
        ];
        let faces: ArrayVec<Face, 32> = [Face::Red, Face::Lore].into_iter().collect();
        facts.extend(by.map(|by| Fact::DamageRolled { by, target: piece, faces: faces.clone() }));
        facts.extend([
            Fact::GoesFarther { piece, hexes: 1, no_stop: true },
            Fact::GoesFarther { piece, hexes: 1, no_stop: false },
            Fact::Teleported { piece, to: hex("E6") },
            Fact::DamageHits { target: piece, hits: 0 },
            Fact::DamageHits { target: piece, hits: 2 },
            Fact::DamageFlags { target: piece, flags: 1 },
            Fact::PowerUsed { piece, target, paid: 2 },
            Fact::Webbed { piece, held: true },
            Fact::Webbed { piece, held: false },
            Fact::GivesUpBattle { piece },
        ]);
    }
    facts
}

/// Checks, wounds, chests, artifact cards.
fn heroes(sample: &Sample) -> Vec<Fact> {
    let (whose, seat, hero) = (whose(Camp::North), Seat::at(1), sample.hero(WREN));
    let (card, camp) = (sample.artifact("ART14"), Camp::North);
    let faces: ArrayVec<Face, 32> = [Face::Strike].into_iter().collect();
    let by = [
        WoundedBy::Piece(sample.knights_told()),
        WoundedBy::Hero(sample.hero(TORVALD)),
        WoundedBy::Nobody,
    ];
    let mut facts = vec![
        Fact::CheckDue { hero, dice: 1 },
        Fact::BearerLost { hero },
        Fact::CheckStrikeIgnored { hero },
        Fact::CheckCancelled { hero },
        Fact::Checked { hero, faces: faces.clone() },
        Fact::LastLight { hero, faces },
        Fact::Unharmed { hero },
        Fact::SkullMarked { hero, left: 2 },
        Fact::Died { hero },
        Fact::GloryGained { piece: sample.knights_told() },
        Fact::Searches { hero, at: hex("D4") },
        Fact::TrapIgnored { hero },
        Fact::TrophyDrawn { hero },
        Fact::QuestDone { hero, scenario: sample.scenario("SCN04") },
        Fact::NoArtifact { hero },
        Fact::TokensShown {
            whose,
            hero,
            tokens: [ChestToken::Treasure, ChestToken::Trap].into_iter().collect(),
        },
    ];
    facts.extend(by.map(|by| Fact::Wounded { hero, camp, by }));
    facts.extend(dice_by(sample).map(|by| Fact::CheckDice { by, dice: 1 }));
    facts.extend(dice_by(sample).map(|by| Fact::CheckDice { by, dice: -2 }));
    facts.extend(ChestToken::ALL.map(|token| Fact::ChestToken { hero, token }));
    let experience = [
        ExperienceFor::Wound,
        ExperienceFor::Kill(sample.creature("CRE01")),
        ExperienceFor::Quest,
        ExperienceFor::Card,
        ExperienceFor::Chest,
        ExperienceFor::Part,
    ];
    facts.extend(experience.map(|why| Fact::Experience { hero, why }));
    facts.extend(TreasureFor::ALL.map(|why| Fact::Treasure { hero, why }));
    for open in [true, false] {
        facts.push(Fact::ArtifactDrawn { seat, hero, card, open });
        facts.push(Fact::ArtifactDiscarded { seat, hero, card, open });
        let places = [
            ArtifactPlace::Deck,
            ArtifactPlace::Aside,
            ArtifactPlace::Sheet,
            ArtifactPlace::Equipped,
        ];
        facts.extend(places.map(|to| Fact::ArtifactGoes { seat, hero, card, to, open }));
    }
    facts
}

/// How battles can end.
fn battle_ends() -> Vec<BattleEnd> {
    let mut ends = Vec::new();
    for reason in EndCause::ALL {
        for winner in [Some(Camp::South), Some(Camp::North), None] {
            ends.push(BattleEnd { winner, reason, banners: [3, 7] });
        }
    }
    ends
}

/// The ends of turns and battles, and the campaign.
fn ends(sample: &Sample) -> Vec<Fact> {
    let (south, seat, hero) = (whose(Camp::South), Seat::at(0), sample.hero(TORVALD));
    let (kept, lore) = (sample.command("CMD05"), sample.lore("LWA01"));
    let card = sample.artifact("ART14");
    let cards: ArtifactList = [card, sample.artifact("ART15")].into_iter().collect();
    let mut facts = vec![
        Fact::CommandKept { whose: south, kept, dropped: [kept].into_iter().collect() },
        Fact::LoreCardKept { whose: south, kept: lore, dropped: lore },
        Fact::LoreDiscarded { whose: south, card: lore },
        Fact::Marker { marker: 0, holder: south },
        Fact::QuestsFirst,
        Fact::BattleStarted {
            number: 2,
            scenario: sample.scenario("SCN02"),
            camps: [Camp::North, Camp::South],
        },
        Fact::ScenarioChosen { seat, scenario: sample.scenario("SCN01"), camp: Camp::North },
        Fact::PartyChosen { seat, heroes: vec![hero] },
        Fact::PartyChosen { seat, heroes: Vec::new() },
        Fact::PartiesRevealed { heroes: [vec![hero, sample.hero(WREN)], Vec::new()] },
        Fact::AdvisorDefeat { hero, defeats: 2 },
        Fact::BecomesInstructor { hero },
        Fact::Exchanged { hero },
        Fact::RansomPaid { hero, payer: hero },
        Fact::RansomPaid { hero, payer: sample.hero(WREN) },
        Fact::RansomShared { hero, payer: sample.hero(WREN) },
        Fact::RansomSkull { hero },
        Fact::SheetsOpen,
        Fact::Bought { hero, card },
        Fact::PairReturned { hero, cards: cards.clone() },
        Fact::PairPaid { hero },
        Fact::Revealed { hero, cards: cards.clone() },
        Fact::CardKept { hero, card },
        Fact::CardsAside { cards: cards.clone(), to: ArtifactPlace::Aside },
        Fact::CardsAside { cards: cards.clone(), to: ArtifactPlace::Deck },
        Fact::SkullRestored { hero, left: 3 },
        Fact::AsideReturns { cards },
        Fact::Learned { hero, skill: sample.skill("SKL12") },
        Fact::JoinsCouncil { hero },
        Fact::Inherited { from: hero, to: sample.hero(WREN), card },
        Fact::SheetsWritten,
        Fact::CampaignOver { winner: Some(seat), wins: [5, 3], alive: [4, 4] },
        Fact::CampaignOver { winner: Some(Seat::at(1)), wins: [4, 4], alive: [3, 5] },
        Fact::CampaignOver { winner: None, wins: [4, 4], alive: [4, 4] },
    ];
    for lore in [true, false] {
        facts.push(Fact::Reshuffled { lore, cards: 12 });
        facts.push(Fact::NothingToDraw { whose: south, lore });
    }
    let choices = [(2, 0), (1, 1), (0, 2)];
    facts.extend(choices.map(|(tokens, cards)| Fact::LoreChoice { whose: south, tokens, cards }));
    let statuses = [
        SheetStatus::Active,
        SheetStatus::Dead,
        SheetStatus::Advisor,
        SheetStatus::Instructor,
        SheetStatus::Discarded,
    ];
    facts.extend(statuses.map(|status| Fact::StatusChanged { hero, status }));
    for end in battle_ends() {
        facts.push(Fact::Decided { end, winner: end.winner.map(whose) });
        facts.push(Fact::BattleFinished {
            number: 3,
            end,
            winner: end.winner.map(|camp| Seat::at(camp.index())),
            heroes: outcomes(sample),
        });
    }
    facts
}

/// How heroes can come out of a battle.
fn outcomes(sample: &Sample) -> Vec<HeroOutcome> {
    let card = || vec![sample.artifact("ART14")];
    let outcome = |(at, status): (usize, HeroStatus)| HeroOutcome {
        hero: sample.hero(WREN),
        camp: Camp::North,
        status,
        skulls: at as u8,
        experience: at as u8 / 2,
        treasure: 1,
        gained: card(),
        lost: if at == 0 { Vec::new() } else { card() },
        potions: if at == 1 { card() } else { Vec::new() },
    };
    HeroStatus::ALL.into_iter().enumerate().map(outcome).collect()
}

/// Every way to aim.
fn targets(sample: &Sample) -> Vec<Targets> {
    vec![
        Targets::None,
        Targets::Hex(hex("A7")),
        Targets::Hex(hex("E9")),
        Targets::Move { piece: hex("A7"), dest: hex("E6") },
        Targets::Hexes(TargetHexes::of([hex("A7"), hex("B8")])),
        Targets::Section(Section::East),
        Targets::Faces([0, 0, 1, 0, 0, 2]),
        Targets::Card(sample.artifact("ART31")),
    ]
}

pub(super) fn actions(sample: &Sample) -> Vec<Action> {
    let (command, lore) = (sample.command("CMD25"), sample.lore("LWZ01"));
    let (card, skill) = (sample.artifact("ART14"), sample.skill("SKL12"));
    let (at, dest) = (hex("A7"), hex("E6"));
    let council = Council { commander: 3, cleric: 3, ..Council::default() };
    let way = Path::EMPTY.longer(true).and_then(|path| path.longer(false)).expect("two steps");
    let moves =
        |glory, leave, join| Action::Move { piece: at, dest, glory, hero: None, leave, join };
    let mut actions = vec![
        Action::Pass,
        Action::ChooseCouncil { council },
        Action::KeepLore { cards: KeptLore::of([lore]) },
        Action::DoneEnlisting,
        Action::ChooseSkill { skill },
        Action::Redraw { card },
        Action::KeepArtifact { card },
        Action::Equip { cards: Equipment::of([card]) },
        Action::Equip { cards: Equipment::of([]) },
        Action::PlaceHero { hero: TORVALD, hex: at, mounted: None },
        Action::PlaceHero { hero: TORVALD, hex: dest, mounted: Some(true) },
        Action::PlaceHero { hero: TORVALD, hex: at, mounted: Some(false) },
        Action::KeepHome { hero: TORVALD },
        Action::PlayCommand { card: command, mode: None },
        Action::PlayCommand { card: command, mode: Some(at) },
        Action::PlayLoreInLieu { card: sample.lore("LWA09") },
        Action::Order { piece: at, hero: None, section: None },
        Action::Order { piece: hex("B8"), hero: Some(WREN), section: Some(Section::West) },
        Action::OrderDetach { hero: TORVALD, section: None },
        Action::DoneOrdering,
        moves(false, None, None),
        moves(true, Some(true), Some(true)),
        moves(false, Some(false), Some(false)),
        Action::Detach { hero: TORVALD, dest, join: None },
        Action::Detach { hero: TORVALD, dest, join: Some(true) },
        Action::ExitMap { hero: TORVALD },
        Action::SpendGlory { piece: at },
        Action::DoneMoving,
        Action::Battle { attacker: at, target: hex("B8"), glory: false, hero: None },
        Action::Battle { attacker: at, target: hex("B8"), glory: true, hero: None },
        Action::Search { hero: TORVALD },
        Action::CreaturePower { creature: hex("B6"), target: hex("B8") },
        Action::DoneCombat,
        Action::BattleBack { glory: false },
        Action::BattleBack { glory: true },
        Action::Evade { path: way },
        Action::Evade { path: Path::EMPTY.then_out() },
        Action::PassingAttack,
        Action::GainGround,
        Action::Stay,
        Action::Pursue { hex: dest },
        Action::DrawTrophy,
        Action::Decline,
        Action::AcceptCard,
        Action::DiscardArtifact { card },
        Action::EquipNow,
        Action::PutUnder,
        Action::KeepCommand { card: command },
        Action::TakeTwoTokens,
        Action::TokenAndCard,
        Action::TwoCardsKeepOne,
        Action::KeepLoreCard { card: lore },
        Action::DiscardLore { card: lore },
        Action::GiveInheritance { instructor: WREN },
        Action::ChooseScenario { scenario: sample.scenario("SCN01"), camp: Camp::South },
        Action::ChooseParty { heroes: PartyHeroes::of([TORVALD]) },
        Action::ChooseParty { heroes: PartyHeroes::of([]) },
        Action::BuyArtifact { card },
        Action::ReturnPair { cards: Ascending::of([card, sample.artifact("ART15")]) },
        Action::SpendPair,
        Action::DoneTrading,
        Action::KeepCard { card },
        Action::KeepNone,
        Action::RestoreSkull,
        Action::LevelUp { hero: TORVALD, skill },
        Action::JoinCouncil,
    ];
    actions.extend(Class::ALL.map(|class| Action::Enlist { class }));
    actions.extend(ChestToken::ALL.map(|kind| Action::ChooseToken { kind }));
    for targets in targets(sample) {
        let item = ItemId::Artifact(card);
        actions.push(Action::PlayLore { card: lore, targets: targets.clone() });
        actions.push(Action::UseItem { hero: TORVALD, item, targets });
    }
    for glory in [None, Some(GloryUse::IgnoreFlag), Some(GloryUse::ExtraHex)] {
        for ignored in [0, 1] {
            actions.push(Action::IgnoreFlags { ignored, glory });
            let paths = [Path::EMPTY, way, way.then_out()];
            actions.extend(paths.map(|path| Action::Retreat { ignored, glory, path }));
        }
    }
    actions
}

pub(super) fn refusals(sample: &Sample) -> Vec<Refusal> {
    let (dotted, hex, hero, class) = (hex("B4"), hex("C5"), TORVALD, Class::Wizard);
    let (lore, skill) = (sample.lore("LWZ01"), sample.skill("SKL24"));
    let card = sample.artifact("ART14");
    let mut refusals = vec![
        Refusal::WrongCouncil { total: 5, wanted: 6 },
        Refusal::WrongCouncil { total: 6, wanted: 6 },
        Refusal::WrongLoreCount { found: 2, wanted: 1 },
        Refusal::NotThere { rule: BL_12_8 },
        Refusal::MustKeep,
        Refusal::CommandNotHeld { card: sample.command("CMD01") },
        Refusal::LoreNotHeld { card: lore },
        Refusal::ClassTaken { class },
        Refusal::RosterFull,
        Refusal::NoFreeSkill { class },
        Refusal::OtherClass { skill },
        Refusal::NeedsSkill { skill },
        Refusal::SkillTaken { skill },
        Refusal::ThreeSkills,
        Refusal::LevelledUp,
        Refusal::TooLittleExperience { has: 3, wanted: 5, rule: BH_18_1 },
        Refusal::TooLittleTreasure { has: 0, wanted: 5, rule: BH_19_5 },
        Refusal::CardFits { card },
        Refusal::SpecialCard { card: sample.artifact("ART37") },
        Refusal::CannotEquip { limit: 2 },
        Refusal::NoLoreMaster { class },
        Refusal::TooFewTokens { has: 1, wanted: 4, rule: BL_12_4 },
        Refusal::LorePlayed,
        Refusal::NoTarget { card: lore },
        Refusal::NoRallyTarget,
        Refusal::NoPiece { hex },
        Refusal::OrderedAlready { hex },
        Refusal::OutsideSection { hex },
        Refusal::WrongPiece { hex },
        Refusal::NoOrders,
        Refusal::NoFace { hex },
        Refusal::NotLeader { hero },
        Refusal::CannotDetach { hero },
        Refusal::NoDetachment { hero },
        Refusal::SameHex { hex },
        Refusal::NotOrdered { hex },
        Refusal::TooFar { hex, rule: BL_8_1 },
        Refusal::TooFar { hex, rule: BH_9_1 },
        Refusal::Occupied { hex },
        Refusal::NoEntry { hex, rule: BL_2_1 },
        Refusal::NoEntry { hex, rule: BL_8_2 },
        Refusal::StopsBefore { hex },
        Refusal::HasMoved { hex },
        Refusal::LeavesSection { section: Section::West },
        Refusal::IsWebbed { hex },
        Refusal::WaitsForLeader { hex },
        Refusal::WasJoined { hex },
        Refusal::CannotShare { hex, rule: BH_8_4 },
        Refusal::CannotShare { hex, rule: BH_8_6 },
        Refusal::MountedLeader { hex },
        Refusal::StopsAtChest { hex },
        Refusal::CannotExit { hero },
        Refusal::NoGlory { hex },
        Refusal::HasBattled { hex },
        Refusal::MovedTooFar { hex },
        Refusal::HeroMayNot { hero, rule: BH_6_2 },
        Refusal::HeroMayNot { hero, rule: BH_6_3 },
        Refusal::HeroMayNot { hero, rule: BL_9_1 },
        Refusal::EnteredTerrain { hex },
        Refusal::NoEnemy { hex, rule: BL_9_3 },
        Refusal::NoEnemy { hex, rule: BL_4_6 },
        Refusal::NoEnemy { hex, rule: BL_9_1 },
        Refusal::NoSight { hex },
        Refusal::MustMelee { hex },
        Refusal::NoChest { hero },
        Refusal::EnemyBeside { hex },
        Refusal::CannotSearch { hero, rule: BH_16_4 },
        Refusal::CannotSearch { hero, rule: BH_16_7 },
        Refusal::TooManyIgnored { bold: 0 },
        Refusal::TooManyIgnored { bold: 2 },
        Refusal::ShorterPath { longest: 2 },
        Refusal::WrongPath,
        Refusal::PathTooLong,
        Refusal::PathTooShort,
        Refusal::NoExitByEvade,
        Refusal::CannotEnd { hex },
        Refusal::NoBattleBack,
        Refusal::NoEvade,
        Refusal::NoGround,
        Refusal::NoPursuit { hex },
        Refusal::NoPower { hex },
        Refusal::NotOffered,
        Refusal::NotInDeck { card },
        Refusal::NotForSale { card },
        Refusal::NoPair,
        Refusal::TooFewSkills,
        Refusal::GuestSpotFull,
        Refusal::NoGift { hero },
        Refusal::WrongParty,
        Refusal::NoSkullMarked,
        Refusal::OtherReading,
        Refusal::ChoiceMissing,
        Refusal::NotApart,
        Refusal::SectionMissing { hex: dotted },
        Refusal::SectionWithout { hex: dotted, section: Section::West },
        Refusal::IgnoredOtherwise { said: 1 },
        Refusal::GloryBefore { hex },
        Refusal::LongerPath { longest: 0 },
        Refusal::LongerPath { longest: 2 },
        Refusal::NoCardLeft { card },
        Refusal::SpecialFound { card },
        Refusal::WrongMode { card: lore, mode: Mode::Melee },
        Refusal::WrongMode { card: lore, mode: Mode::Ranged },
        Refusal::NoEffect { card: lore },
        Refusal::PlayedInLieu { card: lore },
        Refusal::StaysThere { hex },
        Refusal::NowhereToGo { hex },
        Refusal::CannotSearch { hero, rule: BH_16_3 },
        Refusal::GloryMoveFirst { hex },
    ];
    let windows = Lore::all(sample.game.cards.lores.len());
    refusals.extend(windows.map(|card| Refusal::WrongWindow { card, has: 3, wanted: 3 }));
    refusals.push(Refusal::WrongWindow { card: lore, has: 1, wanted: 4 });
    let places = [NoPlace::NoTroop, NoPlace::HasHero, NoPlace::WrongClass, NoPlace::Terrain];
    refusals.extend(places.map(|why| Refusal::CannotPlace { hex, why }));
    refusals.extend(ChestToken::ALL.map(|kind| Refusal::NoToken { kind }));
    // Of every class, symbol and limit.
    let items = ["ART01", "ART02", "ART05", "ART07", "ART12", "ART36"];
    let items = items.map(|id| ItemId::Artifact(sample.artifact(id)));
    for item in items.into_iter().chain([ItemId::Skill(sample.skill("SKL30"))]) {
        refusals.extend([
            Refusal::WrongRole { item },
            Refusal::NotEquipped { item },
            Refusal::UsedUp { item },
            Refusal::CannotUse { item },
        ]);
    }
    refusals.extend(Question::ALL.map(|awaited| Refusal::OtherQuestion { awaited }));
    refusals
}
