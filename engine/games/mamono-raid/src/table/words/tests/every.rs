//! Everything that can be said, at least once, in both languages. Which variants there are is read
//! from the files that declare them.

use super::*;
use crate::action::Way;
use crate::fact::{BonusPays, CoinsFor, HomeFor, Means, Tally, TurnBy};
use crate::question::Question;
use crate::refusal::{NoItem, X_UNLIMITED};
use crate::state::PawnPlace;
use crate::vocabulary::{BonusShield, Service};
use std::collections::BTreeSet;

/// The names of the variants of an enum, as its file declares them.
fn declared(file: &str, name: &str) -> BTreeSet<String> {
    let start = format!("pub enum {name} {{\n");
    let (_, body) = file.split_once(&start).expect("the file declares the enum");
    let (body, _) = body.split_once("\n}\n").expect("it ends");
    let variant = |line: &str| {
        let line = line.strip_prefix("    ")?;
        let name: String = line.chars().take_while(|sign| sign.is_alphanumeric()).collect();
        let is_variant = name.starts_with(|sign: char| sign.is_ascii_uppercase());
        is_variant.then_some(name)
    };
    body.lines().filter_map(variant).collect()
}

/// The name of the variant of a value.
fn variant(value: &impl fmt::Debug) -> String {
    let said = format!("{value:?}");
    said.chars().take_while(|sign| sign.is_alphanumeric()).collect()
}

/// Fails if a text is not one line that a person reads.
fn is_plain(what: &str, [en, ja]: &[String; 2]) {
    for text in [en, ja] {
        assert!(!text.trim().is_empty() && text.trim() == text, "{what}: {text:?}");
        assert!(!text.contains("  ") && !text.contains('\n'), "{what}: one line: {text}");
        for sign in ["{", "}", "Some(", "None", "Seat", "seat 0", "seat 1", "\\", "?,", ".."] {
            assert!(!text.contains(sign), "{what}: {sign} in {text}");
        }
    }
    assert_ne!(en, ja, "{what}: both languages say the same");
    assert!(!en.ends_with('.'), "{what}: no full stop: {en}");
    assert!(en.chars().all(|sign| sign < '\u{3000}'), "{what}: Japanese in {en}");
    let mut latin: Vec<&str> = ja.split(|sign: char| !sign.is_ascii_alphabetic()).collect();
    latin.retain(|word| !["", "Aki", "Bea", "Stage"].contains(word));
    let is_short = |word: &&str| word.len() <= 2 && word.chars().all(char::is_uppercase);
    assert!(latin.iter().all(is_short), "{what}: English in {ja}");
}

/// Each text, and that no variant is missing.
fn all_plain<T: fmt::Debug>(of: &BTreeSet<String>, values: &[T], say: impl Fn(&T) -> [String; 2]) {
    let mut told = BTreeSet::new();
    for value in values {
        is_plain(&format!("{value:?}"), &say(value));
        told.insert(variant(value));
    }
    assert_eq!(&told, of, "every variant is told, and no other");
}

fn facts(sample: &Sample) -> Vec<Fact> {
    let (seat, other) = (Seat::at(0), Seat::at(1));
    let [skill, heal, mind] = ["WA11", "CL11", "SO32"].map(|id| sample.skill_kind(id));
    let [item, smoke] = ["IT04", "IT14"].map(|id| sample.item_kind(id));
    let [card, theirs] = ["HD2", "TO3"].map(|id| sample.part_kind(id));
    let [chip, gold] = ["E05", "X09"].map(|id| sample.chip_kind(id));
    let (part, spot, core) = (Part::Head, Spot::line(Part::Head, 0), Spot::core(8));
    let character = Character::Warrior;
    let bonus_shield = BonusShield::Two;
    let mut facts = vec![
        Fact::PartRevealed { part, card },
        Fact::LineDealt { part, chips: [chip; 5] },
        Fact::PawnsPlaced { order: [other, seat].into_iter().collect() },
        Fact::StartersKept { kept: [Character::Warrior, Character::Thief].into_iter().collect() },
        Fact::StarterPicked { seat, symbol: character },
        Fact::StarterBecomes { seat, symbol: Symbol::Multi, points: 1 },
        Fact::FirstRound,
        Fact::NoEnemyPhase,
        Fact::RoundBegins { round: 2 },
        Fact::DamageFromHate { seat, away: 0 },
        Fact::DamageFromHate { seat, away: 1 },
        Fact::DamageFromHate { seat, away: 4 },
        Fact::DamageFromLevel { seat, level: 2 },
        Fact::Shielded { seat, shield: 1, bonus: 0, rest: 3 },
        Fact::Shielded { seat, shield: 3, bonus: 2, rest: 0 },
        Fact::BonusShields { seat, chip: bonus_shield },
        Fact::EnemyItemActs { seat, item: smoke },
        Fact::EnemyItemKept { seat, item: smoke },
        Fact::Softened { seat, item: smoke, rest: 1 },
        Fact::LifeTurned { seat, turned: 1, life: 1, over: 0 },
        Fact::LifeTurned { seat, turned: 2, life: 0, over: 3 },
        Fact::Unharmed { seat },
        Fact::WipedOut { seat },
        Fact::DeathPenalty { seat, deaths: 1 },
        Fact::NoPenaltyLeft { seat },
        Fact::Saved { seat, item },
        Fact::Recycled { seat, item },
        Fact::ShieldReturned { seat, chip: BonusShield::One, turned: false },
        Fact::ShieldReturned { seat, chip: BonusShield::One, turned: true },
        Fact::TurnComes { seat, by: TurnBy::Safe { space: space('A') } },
        Fact::TurnComes { seat, by: TurnBy::Lowest { space: 3 } },
        Fact::TurnComes { seat, by: TurnBy::TopOf { space: 3 } },
        Fact::SkillUsed { seat, skill },
        Fact::CostPaid { seat, cost: Means::Skill(skill), ac: 2, extra: 0 },
        Fact::CostPaid { seat, cost: Means::Service(Service::Gather), ac: 4, extra: 0 },
        Fact::CostPaid { seat, cost: Means::Item(item), ac: 2, extra: 1 },
        Fact::ExtraIgnored { seat, skill, extra: 1 },
        Fact::PawnMoves { seat, from: PawnPlace::Safe(space('A')), to: 3, below: 0 },
        Fact::PawnMoves { seat, from: PawnPlace::Ap(2), to: 5, below: 1 },
        Fact::PawnMoves { seat, from: PawnPlace::Aside, to: 5, below: 2 },
        Fact::LifeLocked { seat, skill, chips: 1, life: 1 },
        Fact::StaysReady { seat, skill: heal },
        Fact::Stacked { seat, skill: mind, x: 2 },
        Fact::Attacks { seat, skill, chips: 1 },
        Fact::ChipTaken { seat, chip, spot },
        Fact::CoinsShort { seat, lost: 2 },
        Fact::MarkerPlaced { seat, spot, home: 9 },
        Fact::NoMarkerLeft { seat, spot: core },
        Fact::ClearsMind { seat, x: 2, released: 1 },
        Fact::Released { seat, skill, chips: 1, ready: true },
        Fact::Released { seat, skill, chips: 2, ready: false },
        Fact::Gathers { seat, gather: 1 },
        Fact::ItemUsed { seat, item },
        Fact::Passes { seat, from: PawnPlace::Ap(5), space: space('D') },
        Fact::Passes { seat, from: PawnPlace::Safe(space('A')), space: space('A') },
        Fact::Passes { seat, from: PawnPlace::Safe(space('A')), space: space('B') },
        Fact::ShieldTaken { seat, chip: bonus_shield, turned: false },
        Fact::ShieldTaken { seat, chip: bonus_shield, turned: true },
        Fact::MainPhaseEnds,
        Fact::LineComplete { part, markers: 3, needed: 3 },
        Fact::CoreComplete,
        Fact::ResultChosen { seat, part },
        Fact::CardContributes { seat, card: Means::Item(item), tenths: 9 },
        Fact::CardContributes { seat, card: Means::Skill(skill), tenths: 6 },
        Fact::CardContributes { seat, card: Means::Part(card), tenths: 10 },
        Fact::TieBroken { first: seat, second: other, by: spot },
        Fact::TieBroken { first: seat, second: other, by: core },
        Fact::NobodyRanked { target: Target::Core },
        Fact::Unpaid { part, place: 1 },
        Fact::PartTaken { seat, card },
        Fact::PartBoxed { card },
        Fact::OnGain { seat, card },
        Fact::BlackPlaced { space: 2, printed: true },
        Fact::BlackPlaced { space: 3, printed: false },
        Fact::BlackThere { noted: true },
        Fact::BlackThere { noted: false },
        Fact::NothingToSwap { seat },
        Fact::Swapped { seat, mine: card, other, theirs },
        Fact::Declined { seat },
        Fact::BeyondLimit { seat, space: 8, limit: 6, moves: true },
        Fact::BeyondLimit { seat, space: 8, limit: 6, moves: false },
        Fact::LimitRises { seat, limit: 7, returns: None },
        Fact::LimitRises { seat, limit: 7, returns: Some(0) },
        Fact::LimitRises { seat, limit: 7, returns: Some(6) },
        Fact::LevelRaised { seat, space: 1, printed: false },
        Fact::LevelRaised { seat, space: 2, printed: true },
        Fact::LevelStacked { seat },
        Fact::ChipsBoxed { part, chips: [chip, gold].into_iter().collect() },
        Fact::PartBroken { part, breaks: 1 },
        Fact::PartBroken { part, breaks: 2 },
        Fact::CoreExposed { spot: core, chip: gold },
        Fact::CoreWon { seat },
        Fact::CoreBonusTaken { seat },
        Fact::ShieldsFlip,
        Fact::LifeReturns { seat, chips: 2 },
        Fact::BonusUsed { seat, chip: bonus_shield },
        Fact::VisitBegins { seat },
        Fact::NothingToBuy { seat, any_more: false },
        Fact::NothingToBuy { seat, any_more: true },
        Fact::LeavesBazaar { seat },
        Fact::LifeBought { seat },
        Fact::ItemBought { seat, item, price: 4 },
        Fact::ItemWorks { seat, item },
        Fact::SkillChipComes { seat, chip: SkillChip::Sword },
        Fact::SkillChipPlaced { seat, chip: SkillChip::Sword, skill },
        Fact::SkillChipPlaced { seat, chip: SkillChip::Ring, skill },
        Fact::BonusPaid { seat, chip: BonusShield::One, pays: BonusPays::Copper },
        Fact::BonusPaid { seat, chip: BonusShield::One, pays: BonusPays::Experience },
        Fact::LevelDiscounted { seat, item, need: 2 },
        Fact::LevelPaid { seat, character, chips: PaidChips::of([]), points: 3, need: 3 },
        Fact::LevelPaid {
            seat,
            character,
            chips: PaidChips::of([xp(Symbol::Warrior, 2), xp(Symbol::Warrior, 2)]),
            points: 4,
            need: 3,
        },
        Fact::StarterCounts { seat, starter: Character::Thief, character, points: 1 },
        Fact::StarterSpent { seat, starter: Character::Thief },
        Fact::SkillLearned { seat, character, level: 2, skill },
        Fact::MedicPaid { seat },
        Fact::RoundEnds { round: 3, idle: 0 },
        Fact::RoundEnds { round: 3, idle: 1 },
        Fact::RoundEnds { round: 3, idle: 2 },
        Fact::CoreBonusBoxed,
        Fact::LastRound,
        Fact::GuardEnds { idle: 6 },
        Fact::FixedScore { seat, halves: 18 },
        Fact::CountedScore { seat, card: Means::Item(item), points: 1 },
        Fact::CountedScore { seat, card: Means::Part(card), points: 3 },
        Fact::Scored { seat, tally: Tally { skills: 14, parts: 8, items: 6, core: 7, deaths: -4 } },
        Fact::TieInPoints { first: seat, second: other, space: space('B') },
    ];
    facts.extend((0..4).flat_map(|place| {
        let of = |target, bonus| Fact::Contributed { target, place, seat, tenths: 39, bonus };
        [of(Target::Part(part), 9), of(Target::Core, 0), Fact::Placed { place, seat, halves: 31 }]
    }));
    let gains = [
        CoinsFor::Chip { chip: gold },
        CoinsFor::UnderChip { spot: core },
        CoinsFor::Rank { part, place: 1 },
        CoinsFor::Means { means: Means::Part(card) },
        CoinsFor::BonusShield { chip: bonus_shield },
    ];
    facts.extend(gains.map(|why| Fact::Purse { seat, why, by: 2, purse: 4 }));
    let [life, medic] = [Service::ExtraLife, Service::Third].map(Means::Service);
    let payments = [life, Means::Item(item), medic].map(|means| CoinsFor::Means { means });
    facts.extend(payments.map(|why| Fact::Purse { seat, why, by: -1, purse: 0 }));
    let healers = [Means::Skill(heal), Means::Item(item), Means::Part(card), medic];
    facts.extend(healers.map(|by| Fact::Healed { seat, by, turned: 1, damage: 0 }));
    facts.extend(healers.map(|by| Fact::DryFire { seat, by }));
    let homes = [
        HomeFor::Line { part },
        HomeFor::Price { means: life },
        HomeFor::Price { means: Means::Item(item) },
        HomeFor::Price { means: medic },
        HomeFor::Level { character },
        HomeFor::LevelFull,
        HomeFor::Core,
        HomeFor::RoundEnd,
    ];
    facts.extend(homes.map(|why| Fact::MarkersHome { seat, markers: 1, why }));
    facts.extend(homes.map(|why| Fact::MarkersHome { seat, markers: 2, why }));
    let lives = [life, Means::Item(item), Means::Part(card)];
    facts.extend(lives.map(|why| Fact::LifeGained { seat, why, stack: 5 }));
    facts.extend(lives.map(|why| Fact::NoLifeGained { seat, why }));
    facts
}

fn actions(sample: &Sample) -> Vec<Action> {
    let [skill, heal, mind, spark] =
        ["WA11", "CL11", "SO32", "SO22"].map(|id| sample.skill_kind(id));
    let [potion, sword] = ["IT08", "IT04"].map(|id| sample.item_kind(id));
    let [mine, theirs] = ["HD2", "TO3"].map(|id| sample.part_kind(id));
    let targets =
        |cells: &[u8]| Targets::of(cells.iter().map(|cell| Spot::line(Part::Head, *cell)));
    let none = || (targets(&[]), Releases::of([]));
    let use_skill =
        |skill, x, (targets, release), heal| Action::UseSkill { skill, x, targets, release, heal };
    let back = Releases::of([Release { skill, count: 1 }]);
    let character = Character::Warrior;
    let level_up = |chips: &[XpChip], starter, markers, bonus| Action::LevelUp {
        character,
        skill: sample.skill_kind("WA21"),
        chips: PaidChips::of(chips.iter().copied()),
        starter,
        markers,
        bonus,
    };
    vec![
        Action::PickStarter { symbol: character, way: None },
        Action::PickStarter { symbol: character, way: Some(Way::Own) },
        Action::PickStarter { symbol: character, way: Some(Way::Any) },
        use_skill(skill, None, (targets(&[0]), Releases::of([])), None),
        use_skill(skill, None, (targets(&[0, 1]), Releases::of([])), None),
        use_skill(skill, None, none(), None),
        use_skill(heal, None, none(), Some(0)),
        use_skill(heal, None, none(), Some(1)),
        use_skill(mind, Some(1), (targets(&[]), back), None),
        use_skill(spark, Some(2), (targets(&[0, 1]), Releases::of([])), None),
        Action::Gather,
        Action::UseItem { item: potion, heal: None },
        Action::UseItem { item: potion, heal: Some(2) },
        Action::UseItem { item: sword, heal: None },
        Action::Pass { space: space('A') },
        Action::Pass { space: space('B') },
        Action::SwapParts { mine, theirs },
        Action::Decline,
        Action::BuyLife { markers: 0, bonus: false },
        Action::BuyLife { markers: 0, bonus: true },
        Action::BuyItem { item: sword, markers: 2, bonus: true },
        level_up(&[xp(Symbol::Warrior, 2), xp(Symbol::Multi, 1)], false, 0, false),
        level_up(&[], true, 1, true),
        level_up(&[], false, 0, false),
        Action::Done,
        Action::PlaceChip { skill },
        Action::ChooseResult { part: Part::Back },
        Action::FieldMedic { markers: 1, bonus: false },
        Action::UseEnemyItem { item: potion, yes: true },
        Action::UseEnemyItem { item: potion, yes: false },
    ]
}

fn refusals(sample: &Sample) -> Vec<Refusal> {
    let [skill, mind, both] = ["WA11", "SO32", "TH22"].map(|id| sample.skill_kind(id));
    let [item, other] = ["IT02", "IM02"].map(|id| sample.item_kind(id));
    let card = sample.part_kind("HD2");
    let (character, chip) = (Character::Warrior, xp(Symbol::Cleric, 2));
    let spot = Spot::core(0);
    let mut refusals = vec![
        Refusal::StarterGone { symbol: character },
        Refusal::Way { wanted: true },
        Refusal::Way { wanted: false },
        Refusal::NoSuchSkill { skill },
        Refusal::Used { skill, locked: 1 },
        Refusal::BeyondLimit { space: 8, cost: 3, limit: 6 },
        Refusal::NoTarget { skill },
        Refusal::TooManyTargets { skill, named: 2, most: 1 },
        Refusal::TargetCount { skill, named: 1, wanted: 2 },
        Refusal::NoAttack { skill: mind },
        Refusal::NoLife { skill, wanted: 1, life: 0 },
        Refusal::WrongX { skill, x: Some(1), most: 0 },
        Refusal::WrongX { skill: mind, x: None, most: 3 },
        Refusal::WrongX { skill: mind, x: Some(4), most: 3 },
        Refusal::WrongX { skill: mind, x: None, most: X_UNLIMITED },
        Refusal::WrongX { skill: mind, x: Some(0), most: X_UNLIMITED },
        Refusal::NoMarkers { wanted: 2, home: 1 },
        Refusal::ReleaseCount { named: 1, wanted: 2 },
        Refusal::ReleaseFrom { skill, named: 2, there: 1 },
        Refusal::ReleaseFrom { skill, named: 1, there: 1 },
        Refusal::ReleaseFrom { skill, named: 0, there: 1 },
        Refusal::ReleaseSelf { most: 0 },
        Refusal::ReleaseSelf { most: 1 },
        Refusal::NoRelease { skill },
        Refusal::HealField { wanted: true },
        Refusal::HealField { wanted: false },
        Refusal::HealTooMuch { heal: 2, most: 1 },
        Refusal::ItemNotOwned { item: Some(item) },
        Refusal::ItemNotOwned { item: None },
        Refusal::NoAction { item },
        Refusal::SpaceTaken { space: space('A'), by: Seat::at(1) },
        Refusal::SpaceAbsent { space: space('C') },
        Refusal::MustMove { space: space('A') },
        Refusal::LifeBought,
        Refusal::NoLifeLeft,
        Refusal::CannotPayOne { service: Service::ExtraLife, purse: 0, named: 0, price: 1 },
        Refusal::CannotPayOne { service: Service::Third, purse: 1, named: 1, price: 3 },
        Refusal::NoBonus,
        Refusal::TooExpensive { item, price: 4, has: 3 },
        Refusal::GatherShort { named: 2, gather: 1 },
        Refusal::OverPrice { named: 3, price: 2 },
        Refusal::WrongLevel { character, level: 1, wanted: 3 },
        Refusal::LevelledAlready { character },
        Refusal::ForeignXp { chip, character },
        Refusal::XpNotHeld { chip, named: 2, held: 1 },
        Refusal::NoStarter,
        Refusal::TooFewPoints { points: 2, need: 3, has: 2 },
        Refusal::TooFewPoints { points: 0, need: 3, has: 2 },
        Refusal::Needless { points: 5, need: 3 },
        Refusal::SkillGone { skill },
        Refusal::OtherCharacter { skill, character: Character::Thief },
        Refusal::SecondOfLevel { has: skill },
        Refusal::Unsuitable { chip: SkillChip::Sword, skill },
        Refusal::Unsuitable { chip: SkillChip::Ring, skill },
        Refusal::NotMine { card },
        Refusal::NotTheirs { card },
        Refusal::MustSwap,
        Refusal::NotComplete { part: Part::Tail },
        Refusal::NoMedic,
        Refusal::MedicUsed,
        Refusal::NoDamage,
        Refusal::OtherItem { asked: item },
    ];
    refusals.extend(Question::ALL.map(|awaited| Refusal::OtherQuestion { awaited }));
    let misses = [Miss::NotInUse, Miss::Covered, Miss::NoChip, Miss::Filter, Miss::Twice];
    refusals.extend(misses.map(|why| Refusal::Missed { skill, spot, why }));
    refusals.extend([mind, both].map(|skill| Refusal::Missed { skill, spot, why: Miss::Filter }));
    let lacks = [
        NoItem::Unknown,
        NoItem::NotOnDisplay,
        NoItem::SameName(other),
        NoItem::SameName(item),
        NoItem::Below(other),
        NoItem::Recycled,
    ];
    refusals.extend(lacks.map(|why| Refusal::NoItem { item, why }));
    refusals
}

fn tasks(sample: &Sample) -> Vec<Task> {
    let seat = Seat::at(0);
    let part = Part::Head;
    let [smoke, plume] = ["IT14", "IT09"].map(|id| sample.item_kind(id));
    vec![
        Task::AskPart(part),
        Task::AskDeal(part),
        Task::AskStart,
        Task::PlacePawns(seat),
        Task::AskKept,
        Task::AskStarter(space('A')),
        Task::StartRound,
        Task::Damage(seat),
        Task::AskEnemyItem { seat, item: smoke, rest: 2 },
        Task::AskEnemyItem { seat, item: plume, rest: 2 },
        Task::Suffer { seat, rest: 1 },
        Task::ReturnShields,
        Task::AskTurn,
        Task::EndTurn(seat),
        Task::AskResult(seat),
        Task::Rank(Target::Core),
        Task::Pay { part, place: 0, seat },
        Task::TakeCard { part, seat },
        Task::BoxCard(part),
        Task::OnGain { card: sample.part_kind("HD4"), seat },
        Task::AskSwap(seat),
        Task::RaiseLevel { part, seat },
        Task::ClearLine(part),
        Task::AskStage2(part),
        Task::AskExpose(Part::Head),
        Task::CoreBonus(seat),
        Task::Release(seat),
        Task::SilverBack,
        Task::Shop(seat),
        Task::ShopAgain(seat),
        Task::AskBazaar(seat),
        Task::AskPlace { seat, chip: SkillChip::Sword },
        Task::AskPlace { seat, chip: SkillChip::Ring },
        Task::RoundEnd,
        Task::Score(seat),
    ]
}

#[test]
fn every_fact_is_told() {
    let sample = Sample::new(2, &[]);
    let of = Fact::NAMES.iter().map(|name| (*name).to_owned()).collect();
    all_plain(&of, &facts(&sample), |said| told(&sample, said));
}

#[test]
fn every_action_is_told() {
    let mut sample = Sample::new(2, &[]);
    sample.state.seats[0].starter = Some(Character::Cleric);
    let of = Action::NAMES.iter().map(|name| (*name).to_owned()).collect();
    all_plain(&of, &actions(&sample), |said| say_action(&sample, said));
}

#[test]
fn every_refusal_is_told() {
    let sample = Sample::new(2, &[]);
    let of = Refusal::NAMES.iter().map(|name| (*name).to_owned()).collect();
    all_plain(&of, &refusals(&sample), |said| told(&sample, said));
}

#[test]
fn every_task_has_its_prompt_and_its_phase() {
    let sample = Sample::new(2, &[]).broken(Part::Head, 2);
    let of = declared(include_str!("../../../state/mod.rs"), "Task");
    let at = |task: &Task| {
        let tasks = vec![Task::ClearLine(Part::Head), *task];
        Sample { game: sample.game.clone(), state: State { tasks, ..sample.state.clone() } }
    };
    all_plain(&of, &tasks(&sample), |task| say_prompt(&at(task)));
    all_plain(&of, &tasks(&sample), |task| {
        let sample = at(task);
        said_of(&sample, Eye::Public, |at, to| phase(at, to))
    });
    let over = sample.tasks([]);
    is_plain("the end", &say_prompt(&over));
    is_plain("the end", &said_of(&over, Eye::Public, |at, to| phase(at, to)));
}
