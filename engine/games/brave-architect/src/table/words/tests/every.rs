//! Everything that can be said, at least once, in both languages. Which variants there are is read
//! from the files that declare them.

use super::positions::{bitten, pay, shooting};
use super::*;
use crate::action::{Aim, Die, Discards, DraftSet, Get, Gets, Source};
use crate::cards::{AttackMods, EnemyCard, Reach, Until};
use crate::fact::{
    AttackTotal, CardList, Chip, EnemyList, EnemyPile, Entered, From, ItemList, MoveBy, Struck,
    Window,
};
use crate::refusal::{NoTarget, NoWay, Question, WantedAim};
use crate::rule_list::{BA_6_1, BA_7_3, BA_8_5};
use crate::state::{
    AttackStep, Cause, Destruction, DestructionStep, EffectsOf, EnemyAction, EnemyStep, Entry,
    HeldItem, HurtStep, Push, Run, Task, Victim,
};
use crate::table::words::sample::square;
use crate::vocabulary::{Square, Squares, Stat, Style};
use arrayvec::ArrayVec;
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

fn names(of: &[&str]) -> BTreeSet<String> {
    of.iter().map(|name| (*name).to_owned()).collect()
}

/// The name of the variant of a value.
fn variant(value: &impl fmt::Debug) -> String {
    let said = format!("{value:?}");
    said.chars().take_while(|sign| sign.is_alphanumeric()).collect()
}

/// Fails if a text is not one line that a person reads.
#[track_caller]
fn is_plain(what: &str, [en, ja]: &[String; 2]) {
    for text in [en, ja] {
        assert!(!text.trim().is_empty() && text.trim() == text, "{what}: {text:?}");
        assert!(!text.contains("  ") && !text.contains('\n'), "{what}: one line: {text}");
        for sign in ["{", "}", "Some(", "None", "Seat", "seat 0", "seat 1", "\\", "?,", "..", ": :"]
        {
            assert!(!text.contains(sign), "{what}: {sign} in {text}");
        }
        let marks = |sign: char| text.matches(sign).count();
        for (opens, closes) in [('(', ')'), ('（', '）'), ('《', '》'), ('［', '］')] {
            assert_eq!(marks(opens), marks(closes), "{what}: brackets of {text}");
        }
    }
    assert_ne!(en, ja, "{what}: both languages say the same");
    assert!(!en.ends_with('.') && !ja.ends_with('。'), "{what}: no full stop: {en}");
    assert!(en.chars().all(|sign| sign < '\u{3000}'), "{what}: Japanese in {en}");
    let mut latin: Vec<&str> = ja.split(|sign: char| !sign.is_ascii_alphabetic()).collect();
    latin.retain(|word| !["", "Ada", "Ben", "Cleo"].contains(word));
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

/// Every mod at once, and what cards prepare alone.
fn mods() -> AttackMods {
    AttackMods { add_damage: 2, fixed: 1, roll: -1, range: 1, as_magic: true }
}

fn facts(sample: &Sample) -> Vec<Fact> {
    let (seat, other) = (seat(ADA), seat(BEN));
    let seats: Seats = [seat, other].into_iter().collect();
    let [card, under] = ["EL1", "W51"].map(|id| sample.card(id));
    let party = sample.party("EP1");
    let attack = sample.attack("N4");
    let (item, piece) = (sample.item("I07"), sample.piece("Q8"));
    let (slot, slots) = (Slot::Two, Slots::one(Slot::One).with(Slot::Three));
    let [from, to] = ["D6", "C5"].map(square);
    let lava: Squares = [to].into_iter().collect();
    let cards: CardList = [card, under].into_iter().collect();
    let enemies: EnemyList =
        [EnemyCard::Party(party), EnemyCard::Attack(attack)].into_iter().collect();
    let items: ItemList = [sample.item("I01"), item].into_iter().collect();
    let (own, face) = (Source::Card(under), sample.face("WB5"));
    let stats = [Some((Stat::Acc, 4)), None, None];
    let total = AttackTotal { dice: [3, 4], check: stats, mods: 2, link: 1, total: 14 };
    let until = Until::Round;
    let mut facts = vec![
        Fact::StyleChosen { seat, face },
        Fact::SheetReady { seat, race: sample.race("EL"), hp: 13 },
        Fact::DeckReady { seat, cards: 7 },
        Fact::PartDealt { part: 0, slots, card: party },
        Fact::EnemyHp { part: 30, core: 40 },
        Fact::EasyMode,
        Fact::AttackDeckReady { cards: 6 },
        Fact::CardSays { row: sample.game.cards.row_of_body() },
        Fact::CardSays { row: sample.game.cards.row_of_hate_card() },
        Fact::HeroPlaced { seat, at: from },
        Fact::Flipped { card: EnemyCard::Attack(attack) },
        Fact::Flipped { card: EnemyCard::Party(party) },
        Fact::RoundBegins { round: 2 },
        Fact::HeroNext { seat },
        Fact::TurnSkipped { seat },
        Fact::HeroesDone,
        Fact::TurnEnds { seat },
        Fact::PreparedLost { seat, mods: mods() },
        Fact::UpkeepPaid { seat, card, under, left: 0 },
        Fact::UpkeepPaid { seat, card, under, left: 1 },
        Fact::PersistentEnds { seat, card },
        Fact::ActsAfterUpkeep { seat, card },
        Fact::CardPlayed { seat, card },
        Fact::SheetAttackUsed { seat, source: Source::Face(face) },
        Fact::AbilityUsed { seat, source: Source::Face(face) },
        Fact::AbilityUsed { seat, source: Source::Sub(sample.sub("U06")) },
        Fact::AbilityUsed { seat, source: own },
        Fact::PlacedUsed { seat, card },
        Fact::ActsByItself { seat, card },
        Fact::PaidCards { seat, cards: cards.clone() },
        Fact::PaidTension { seat, tension: 1, left: 0 },
        Fact::PutUnder { seat, card, under: cards.clone() },
        Fact::CostTriggers { seat, card },
        Fact::PlainCost { seat, card },
        Fact::Boosted { seat, source: own, tension: 1, left: 2 },
        Fact::Boosted { seat, source: Source::Face(face), tension: 1, left: 2 },
        Fact::StatChanges { seat, stat: Stat::Spd, n: -2, until },
        Fact::AuraBegins { seat, stat: Stat::Def, n: 2, within: 2 },
        Fact::MoveLonger { seat, n: 2 },
        Fact::ExtraMoveGranted { seat, points: 1 },
        Fact::PostMoveGranted { seat, points: 3 },
        Fact::EvasionChanges { seat, n: 1, until: Until::Roll },
        Fact::EvadesAfterAll { seat },
        Fact::DamageReduced { seat, by: 2, left: 1 },
        Fact::KeptAtOne { seat, damage: 4 },
        Fact::Healed { seat, n: 2, hp: 9 },
        Fact::Recovered { seat },
        Fact::MayStillAct { seat },
        Fact::TensionRises { seat, by: 1, tension: 2 },
        Fact::TensionRises { seat, by: 0, tension: 3 },
        Fact::TensionFalls { seat, by: 1, tension: 0 },
        Fact::NothingToLose { seat, cards: true },
        Fact::NothingToLose { seat, cards: false },
        Fact::Drew { seat, cards: cards.clone() },
        Fact::Drew { seat, cards: [card].into_iter().collect() },
        Fact::DeckRefilled { seat, cards: 4 },
        Fact::NothingToDraw { seat },
        Fact::Discarded { seat, cards: cards.clone() },
        Fact::WeaponRecovered { seat, card: under, from: From::Deck },
        Fact::WeaponRecovered { seat, card: under, from: From::Discard },
        Fact::PursuitGained { seat, rights: 1 },
        Fact::PursuitGained { seat, rights: 2 },
        Fact::Prepared { seat, mods: mods() },
        Fact::SeesThrough { seat, by: 2 },
        Fact::ChipPlaced { chip: Chip::Attack, by: 1, now: -1 },
        Fact::ChipPlaced { chip: Chip::Defence, by: 0, now: -2 },
        Fact::EnemySlowed { by: 1, now: -2 },
        Fact::HidesFromHate { seat },
        Fact::CardRemoved { seat, card },
        Fact::Attacks { seat, source: own, targets: slots, primary: Slot::One },
        Fact::Attacks {
            seat,
            source: Source::Sub(sample.sub("U03")),
            targets: Slots::one(slot),
            primary: slot,
        },
        Fact::FollowsUp { seat },
        Fact::RightUsed { seat, left: 0 },
        Fact::Linked { seat, with: other },
        Fact::TakesAlong { seat, mods: mods() },
        Fact::TakesAlong { seat, mods: AttackMods::default() },
        Fact::BecomesMagic { seat },
        Fact::AttackRolled { seat, strike: 1, strikes: 1, slot: None, total },
        Fact::AttackRolled { seat, strike: 2, strikes: 2, slot: Some(slot), total },
        Fact::Misses { seat, double_one: true, total: 6 },
        Fact::Misses { seat, double_one: false, total: 6 },
        Fact::Hits { seat, total: 14, damage: 7 },
        Fact::StrikesLost { seat, strikes: 1 },
        Fact::DamageAdded { seat, n: 2 },
        Fact::FixedLost { seat, n: 1 },
        Fact::AttackRemembered { seat, slots },
        Fact::HateChecked { seat, damage: 5, range: 1 },
        Fact::HateStays { owner: seat, range: 0 },
        Fact::HateDropped { owner: seat },
        Fact::EnemyActs { card: attack },
        Fact::TraitActive { slots, card: party },
        Fact::StandsIn { seat },
        Fact::EnemyWillMove { card: 1, traits: 0, effects: 0, steps: 1, towards: seat },
        Fact::EnemyWillMove { card: 2, traits: 1, effects: -1, steps: 2, towards: seat },
        Fact::EnemyStays,
        Fact::Pushed { seat, from, to, by: None },
        Fact::Pushed { seat, from, to, by: Some(other) },
        Fact::Slammed { seat, from, to, squares: 1 },
        Fact::ForcedOverLava { seat, passed: 1, stopped: 2 },
        Fact::PartyRevealed { card: party },
        Fact::AttackRevealed { card: attack },
        Fact::EnemyDeckRefilled { cards: 6 },
        Fact::TraitHurts { card: party, seats, damage: 1 },
        Fact::EnemyDamageRolled { die: 4, chart: 3, traits: 0, chip: 0 },
        Fact::EnemyDamageRolled { die: 4, chart: 3, traits: 2, chip: -1 },
        Fact::Defended { seat, stat: Stat::Mag, value: 3, damage: 1 },
        Fact::Softened { seat, piece, damage: 1 },
        Fact::TraitAfter { card: party, seats },
        Fact::Counters { seat, card },
        Fact::AttackSettled { card: attack, parties: EnemyList::new(), to: EnemyPile::Discard },
        Fact::AttackSettled { card: attack, parties: enemies.clone(), to: EnemyPile::Deck },
        Fact::Unharmed { seat },
        Fact::GoesDown { seat, cards: CardList::new() },
        Fact::GoesDown { seat, cards: cards.clone() },
        Fact::TurnCutShort { seat },
        Fact::FallsLater { card: party },
        Fact::PartDestroyed { slots, card: party },
        Fact::CoreExposed { slots, defence: 13 },
        Fact::NormalsOut { cards: enemies.clone(), from: Some(EnemyPile::Discard) },
        Fact::NormalsOut { cards: enemies.clone(), from: None },
        Fact::StrongsIn { cards: enemies },
        Fact::DeckRebuilt { party, cards: 7 },
        Fact::PartyOut { card: party },
        Fact::PartyFlipped { card: party, to: EnemyPile::Discard },
        Fact::PartyFlipped { card: party, to: EnemyPile::Deck },
        Fact::LevelUp { level: 2 },
        Fact::WeaponCardAdded { seat, card: under },
        Fact::ItemsRevealed { items: items.clone() },
        Fact::ItemDeckRefilled { cards: 3 },
        Fact::ItemsShort { missing: 1 },
        Fact::ItemGot { seat, item },
        Fact::GoesWithout { seat },
        Fact::ItemsDiscarded { items },
        Fact::PieceChosen { seat, piece },
        Fact::NoPieceLeft { seat, item },
        Fact::ItemUsed { seat, item, target: seat },
        Fact::ItemUsed { seat, item, target: other },
        Fact::SheetCleared { seat, cards },
        Fact::ChipsOff,
        Fact::Victory { round: 9 },
        Fact::CoreFalls { seat },
        Fact::TwoDown { down: seats },
        Fact::Defeat { round: 9 },
        Fact::LiesOnSheet { seat, card },
        Fact::LeftAtOne { seat },
        Fact::HurtsItself { seat, source: own, damage: 1 },
        Fact::HurtsItself { seat, source: Source::Face(sample.face("WA3")), damage: 1 },
        Fact::TraitCounts { card: party },
        Fact::Stalled { round: 99 },
    ];
    let sets = sets(sample);
    facts.extend(sets.map(|set| Fact::SetTaken { seat, set }));
    for by in [MoveBy::Area, MoveBy::Extra, MoveBy::AfterAttack] {
        facts.extend([Entered::new(), lava.iter().collect()].map(|lava| Fact::Moved {
            seat,
            by,
            from,
            to,
            steps: 2,
            lava,
        }));
    }
    let dice = [Die::First, Die::Second];
    facts.extend(dice.map(|die| Fact::DieSet { seat, die, from: 1, to: 6 }));
    for struck in [Struck::Part(party), Struck::Core] {
        let hurt = |defence, dealt| Fact::EnemyHurt {
            seat,
            slot,
            struck,
            damage: 7,
            defence,
            dealt,
            hp: 20,
        };
        facts.extend([hurt(0, 7), hurt(3, 4), hurt(-1, 8), hurt(9, 0)]);
        facts.push(Fact::EnemyHurtFixed { seat, slot, struck, n: 1, hp: 3 });
    }
    let owners = [None, Some(seat), Some(other)];
    facts.extend(owners.map(|from| Fact::HateTaken { seat, from, range: 3 }));
    facts.extend(Direction::ALL.map(|direction| Fact::EnemySteps { direction, to }));
    for reach in Reach::ALL {
        let victims = if reach.is_hate_centred() { seats } else { Seats::NONE };
        facts.push(Fact::AttackReaches { reach, area: lava, victims });
    }
    for (die, evaded) in [(1, false), (6, true)] {
        for natural in [true, false] {
            let (spd, mods, target) = (3, -2, 8);
            facts.push(Fact::EvasionRolled { seat, die, spd, mods, target, evaded, natural });
        }
    }
    let attacks = ["N4", "N6", "N1"].map(|id| sample.attack(id));
    facts.extend(attacks.map(|card| Fact::AttackEffect { card, seat }));
    let causes = [
        Cause::EnemyAttack(attack),
        Cause::Trait(party),
        Cause::WallSlam,
        Cause::Lava,
        Cause::Own(own),
        Cause::Own(Source::Face(sample.face("WA3"))),
        Cause::Own(Source::Sub(sample.sub("U09"))),
    ];
    facts.extend(causes.map(|cause| Fact::Harmed { seat, cause, damage: 2, hp: 9 }));
    facts.extend(Window::ALL.map(|window| Fact::Passes { seat, window }));
    facts
}

/// A set of each sort.
fn sets(sample: &Sample) -> [DraftSet; 4] {
    [
        DraftSet::Race(sample.race("HU")),
        DraftSet::Weapon(sample.weapon("W1")),
        DraftSet::Sub(sample.sub("U03")),
        DraftSet::Skill(sample.card("K02")),
    ]
}

fn actions(sample: &Sample) -> Vec<Action> {
    let [elf, dwarf, machine] = ["EL", "DW", "MA"].map(|id| sample.race(id));
    let [card, shot, heal] = ["EL1", "W51", "W61"].map(|id| sample.card(id));
    let [item, potion] = ["I07", "I01"].map(|id| sample.item(id));
    let to = square("C5");
    let none = || pay(sample, &[], 0);
    let play = |aim| Action::Play { card, pay: none(), aim, boost: false };
    let attack = |source, pay, targets: Slots, boost| {
        let primary = targets.iter().next().unwrap_or(Slot::One);
        Action::Attack { source, pay, targets, primary, boost }
    };
    let two = Slots::one(Slot::One).with(Slot::Two);
    let gets = |given: &[Get]| Action::AssignItems { gets: Gets::of(given.iter().copied()) };
    let mut actions = vec![
        Action::ChooseStyle { style: Style::A },
        Action::ChooseStyle { style: Style::B },
        Action::PlaceHero { at: to },
        Action::NextHero { hero: elf },
        Action::NextHero { hero: machine },
        Action::Proceed,
        Action::Move { to },
        Action::ExtraMove { to },
        Action::PostAttackMove { to },
        play(None),
        play(Some(Aim::Stat(Stat::Mag))),
        play(Some(Aim::Hero(dwarf))),
        play(Some(Aim::Slot(Slot::Four))),
        Action::Play { card: heal, pay: pay(sample, &["EL1"], 1), aim: None, boost: true },
        Action::Play { card, pay: none(), aim: None, boost: true },
        attack(Source::Card(shot), pay(sample, &["EL1", "K04"], 0), Slots::one(Slot::One), false),
        attack(Source::Face(sample.face("WA5")), none(), two, false),
        attack(Source::Sub(sample.sub("U03")), pay(sample, &[], 2), Slots::NONE, true),
        Action::UseAbility {
            ability: Source::Face(sample.face("WB1")),
            pay: pay(sample, &[], 1),
            aim: None,
        },
        Action::UseAbility {
            ability: Source::Sub(sample.sub("U06")),
            pay: pay(sample, &["EL1"], 0),
            aim: Some(Aim::Hero(elf)),
        },
        Action::UsePlaced { card, aim: None },
        Action::UsePlaced { card, aim: Some(Aim::Die { die: Die::First, face: 6 }) },
        Action::UseItem { hero: elf, item: potion, target: elf },
        Action::UseItem { hero: elf, item: potion, target: dwarf },
        Action::TensionHeal { hero: elf },
        Action::EndTurn,
        Action::Stop,
        Action::Boost,
        Action::Pass,
        Action::SlamSide { to },
        Action::Discard { cards: Discards::of([card, shot]) },
        Action::RecoverWeapon { card: shot },
        Action::TakeItem { item },
        gets(&[]),
        gets(&[Get { hero: elf, item }, Get { hero: dwarf, item: potion }]),
        Action::ChooseEquipment { piece: sample.piece("Q2") },
        Action::UpkeepPick { card },
        Action::DestructionOrder { slots: [Slot::Two, Slot::One].into_iter().collect() },
    ];
    actions.extend(sets(sample).map(|set| Action::DraftPick { set }));
    actions
}

fn refusals(sample: &Sample) -> Vec<Refusal> {
    let hero = sample.race("EL");
    let [card, shot] = ["EL1", "W51"].map(|id| sample.card(id));
    let (item, at) = (sample.item("I07"), square("A1"));
    let (source, face) = (Source::Card(shot), Source::Face(sample.face("WB1")));
    let mut refusals = vec![
        Refusal::OutsideZone { at },
        Refusal::StartOccupied { at, by: seat(BEN) },
        Refusal::NoSuchHero { hero: sample.race("MA") },
        Refusal::HasActed { hero },
        Refusal::IsDown { hero },
        Refusal::StillToAct { hero },
        Refusal::MoveUsed,
        Refusal::NoExtraMove,
        Refusal::NoPostMove { used: true },
        Refusal::NoPostMove { used: false },
        Refusal::NotInHand { card },
        Refusal::PaysForItself { card },
        Refusal::PaidTwice { card },
        Refusal::WrongPayment { cost: 2, paid: 1 },
        Refusal::NoTension { wanted: 2, tension: 1, rule: BA_8_5 },
        Refusal::NoTension { wanted: 2, tension: 0, rule: BA_8_5 },
        Refusal::TensionOnly { tension: 1 },
        Refusal::CostTriggerAlone { card },
        Refusal::WrongClass { card },
        Refusal::WrongClass { card: shot },
        Refusal::NoBoost { source },
        Refusal::HeroOutOfRange { hero, distance: Some(4), range: 3 },
        Refusal::HeroOutOfRange { hero, distance: None, range: 3 },
        Refusal::FullHp { hero },
        Refusal::TooManyHp { card, rule: BA_7_3, most: 3, hp: 9 },
        Refusal::NoWeaponCard { rule: BA_7_3 },
        Refusal::NotOnSheet { source: face },
        Refusal::NoSuchUse { source, attack: true },
        Refusal::NoSuchUse { source: face, attack: false },
        Refusal::SheetUsed { source: face },
        Refusal::TargetCount { named: 0, most: 1 },
        Refusal::TargetCount { named: 3, most: 2 },
        Refusal::SameThing { one: Slot::One, other: Slot::Three },
        Refusal::PrimaryElsewhere { primary: Slot::Two },
        Refusal::NoPursuit { source },
        Refusal::MissedBefore,
        Refusal::MovedAfterAttack,
        Refusal::NotPlaced { card },
        Refusal::WrongTime { card },
        Refusal::NoItem { item },
        Refusal::NoConsumable { item },
        Refusal::ItemTarget { item, target: hero },
        Refusal::OtherHero { hero },
        Refusal::NoUse,
        Refusal::NoSlamSide { to: at },
        Refusal::DiscardCount { named: 0, wanted: 1 },
        Refusal::DiscardCount { named: 1, wanted: 2 },
        Refusal::DiscardedTwice { card },
        Refusal::NotRecoverable { card },
        Refusal::NotRevealed { item },
        Refusal::WrongShares,
        Refusal::NoSuchPiece { piece: sample.piece("Q1"), held: true },
        Refusal::NoSuchPiece { piece: sample.piece("Q1"), held: false },
        Refusal::NotUnder { card },
        Refusal::WrongOrder,
    ];
    for set in sets(sample) {
        let taken = Refusal::SetTaken { set, by: seat(CLEO) };
        refusals.extend([Refusal::CategoryFilled { set }, Refusal::OtherCategory { set }, taken]);
    }
    let whys =
        [NoWay::Start, NoWay::Occupied(seat(BEN)), NoWay::Enemy, NoWay::TooFar { points: 2 }];
    refusals.extend(whys.map(|why| Refusal::Unreachable { to: at, why, rule: BA_6_1 }));
    let whys = [
        NoTarget::OutOfRange { distance: 5, range: 4 },
        NoTarget::Blocked(Slot::Three),
        NoTarget::Fallen,
    ];
    refusals.extend(whys.map(|why| Refusal::Missed { slot: Slot::One, why }));
    refusals.extend(whys.map(|why| Refusal::NoCounter { slot: Slot::One, why }));
    refusals.extend(WantedAim::ALL.map(|wanted| Refusal::WrongAim { source, wanted }));
    refusals.extend(Question::ALL.map(|awaited| Refusal::OtherQuestion { awaited }));
    refusals
}

/// The enemy acts, in one of its steps: Ada is attacked and has rolled a 3.
fn enemy(step: EnemyStep) -> Sample {
    let mut sample = Sample::new(&[]);
    let victim = Victim { seat: seat(ADA), evade: 0, die: Some(3), failed: true };
    let push = Push {
        direction: Direction::South,
        entering: ArrayVec::default(),
        chain: [seat(BEN)].into_iter().collect(),
        slams: ArrayVec::default(),
    };
    sample.state.enemy_shown = vec![EnemyCard::Attack(sample.attack("N2"))];
    sample.state.enemy = Some(EnemyAction {
        stand_in: None,
        left: None,
        steps: 1,
        zigzag: None,
        push: Some(push),
        lava: Vec::new(),
        victims: [victim].into_iter().collect(),
        out: Seats::NONE,
        spared: Seats::NONE,
        felled_by: None,
        step,
    });
    sample.tasks([Task::Enemy])
}

/// A part is destroyed, in one of the steps of that.
fn destruction(step: DestructionStep) -> Sample {
    let mut sample = Sample::new(&[]);
    sample.state.revealed = vec![sample.item("I01"), sample.item("I07")];
    let slots = [Slot::One].into_iter().collect();
    sample.state.destruction = Some(Destruction { slots, card: None, step });
    sample.tasks([Task::Destruction])
}

/// A position for each task, and for each step of those that have steps.
fn positions() -> Vec<Sample> {
    let (ada, ben) = (seat(ADA), seat(BEN));
    let mut samples = vec![
        enemy(EnemyStep::Steps),
        Sample::new(&[("draft-category", "fixed-race-weapon-sub-skill-skill")])
            .tasks([Task::Draft(0)]),
    ];
    let rig = Sample::new(&[]);
    let (card, item) = (rig.card("EL1"), rig.item("I07"));
    let run = Run { seat: ada, of: EffectsOf::Play(card), at: 0, aim: None, boost: false };
    let tasks = [
        Task::Draft(0),
        Task::Style(ada),
        Task::DealParty,
        Task::PlaceHero(ben),
        Task::FirstReveal,
        Task::ChooseNext,
        Task::Upkeep { seat: ada, at: 0 },
        Task::AfterUpkeep { seat: ada, at: 0 },
        Task::HeroTurn(ada),
        Task::EndTurn(ada),
        Task::Effects(run),
        Task::Attack,
        Task::Enemy,
        Task::Hurt,
        Task::Destruction,
        Task::Draw { seat: ada, left: 2 },
        Task::DiscardPick { seat: ada, n: 1 },
        Task::RecoverPick(ada),
        Task::Reveal { left: 3 },
        Task::TreasurePick(ada),
        Task::ChoosePiece { seat: ada, at: 0 },
        Task::ClearSheet(ada),
        Task::Refill(ada),
        Task::NextRound,
    ];
    let told: BTreeSet<String> = tasks.iter().map(variant).collect();
    assert_eq!(
        told,
        declared(include_str!("../../../state/mod.rs"), "Task"),
        "every task has its turn"
    );
    for task in tasks {
        let mut sample = Sample::new(&[]).tasks([Task::EndTurn(ben), task]);
        let has = &mut sample.state.seats[0];
        has.items.push(HeldItem { item, piece: None });
        has.play_sheet.push(Entry { card, under: ArrayVec::default() });
        sample.state.revealed = vec![item];
        samples.push(sample);
    }
    let mut all_done = Sample::new(&[]);
    all_done.state.seats.iter_mut().for_each(|has| has.acted = true);
    let mut pursuit = Sample::new(&[]).turn(ADA);
    let turn = pursuit.state.turn.as_mut().expect("a hero turn");
    turn.attacks = 1;
    samples.extend([all_done, pursuit, Sample::new(&[]).turn(BEN), Sample::new(&[]).tasks([])]);
    let steps = [
        AttackStep::Roll,
        AttackStep::Reroll,
        AttackStep::Read,
        AttackStep::Boost,
        AttackStep::Damage,
        AttackStep::Chips,
        AttackStep::Felled,
        AttackStep::Tension,
        AttackStep::Hate,
        AttackStep::After,
    ];
    samples.extend(steps.map(shooting));
    let steps = [
        EnemyStep::Traits,
        EnemyStep::Slams,
        EnemyStep::Lava,
        EnemyStep::Reveal,
        EnemyStep::PreEvade(0),
        EnemyStep::Respond(0),
        EnemyStep::Roll(0),
        EnemyStep::Reroll(0),
        EnemyStep::Failed(0),
        EnemyStep::DamageRoll,
        EnemyStep::Damage(4),
        EnemyStep::Effect(0),
        EnemyStep::AfterDamage(0),
        EnemyStep::Counter(0),
        EnemyStep::Settle,
        EnemyStep::Losing(0),
    ];
    samples.extend(steps.map(enemy));
    let steps = [
        HurtStep::Respond(0),
        HurtStep::Apply,
        HurtStep::Heal(0),
        HurtStep::Downs(0),
        HurtStep::Rescue(0),
        HurtStep::Check,
        HurtStep::Later(0),
        HurtStep::Revive(2),
        HurtStep::End,
    ];
    samples.extend(steps.map(|step| {
        let mut sample = bitten(step);
        sample.state.seats[1].hp = 0;
        sample
    }));
    let steps = [
        DestructionStep::Order(ada),
        DestructionStep::Remove,
        DestructionStep::FromDiscard,
        DestructionStep::FromDeck(1),
        DestructionStep::AddStrong,
        DestructionStep::Rebuild,
        DestructionStep::Flip,
        DestructionStep::LevelUp,
        DestructionStep::Items,
        DestructionStep::Assign,
    ];
    samples.extend(steps.map(destruction));
    samples
}

#[test]
fn every_fact_is_told() {
    let sample = Sample::new(&[]);
    all_plain(&names(Fact::NAMES), &facts(&sample), |said| say_fact(&sample, said, Eye::All));
}

#[test]
fn every_fact_is_told_to_those_who_see_no_hand() {
    let sample = Sample::new(&[("hands-open", "own-only")]);
    all_plain(&names(Fact::NAMES), &facts(&sample), |said| say_fact(&sample, said, Eye::Public));
}

#[test]
fn every_action_is_told() {
    let of = names(Action::NAMES);
    for sample in [Sample::new(&[]).turn(ADA), Sample::new(&[]), Sample::new(&[]).volcano()] {
        all_plain(&of, &actions(&sample), |said| say_action(&sample, said));
    }
}

#[test]
fn every_refusal_is_told() {
    let sample = Sample::new(&[]);
    all_plain(&names(Refusal::NAMES), &refusals(&sample), |said| say_refusal(&sample, said));
}

#[test]
fn every_position_has_its_prompt() {
    let mut asked = BTreeSet::new();
    for sample in positions() {
        let what = format!("{:?}", sample.state.tasks.last());
        is_plain(&what, &say_prompt(&sample));
        asked.extend(sample.game.asked(&sample.state).map(|(question, _)| variant(&question)));
    }
    let all: BTreeSet<String> = Question::ALL.iter().map(variant).collect();
    assert_eq!(asked, all, "every question is asked somewhere");
}

#[test]
fn each_square_of_the_start_zone_is_told() {
    let sample = Sample::new(&[]);
    let at = Square::at(0, 0);
    let said = say_refusal(&sample, &Refusal::OutsideZone { at });
    for square in sample.game.cards.board.start.iter() {
        assert!(said.iter().all(|text| text.contains(&square.to_string())), "{said:?}");
    }
}

#[test]
fn passes_that_are_left_out_are_counted() {
    for count in [1, 2] {
        is_plain("passes", &said_of(|lang, to| routine(count, lang, to)));
    }
}

#[test]
fn one_die_of_the_enemy_s_attack_says_what_it_is_for() {
    let six = Outcome::roll(&[6]);
    let said = |step| say_outcome(&enemy(step), &six, Eye::Public);
    assert_eq!(said(EnemyStep::Roll(0)), ["evasion of Ada's Elf: 6", "Adaのエルフの回避判定：6"]);
    assert_eq!(said(EnemyStep::DamageRoll), ["damage die: 6", "ダメージダイス：6"]);
    let reveal = enemy(EnemyStep::Reveal);
    let bite = Outcome::draw(&[EnemyCard::Attack(reveal.attack("N1")).into()]);
    assert_eq!(
        say_outcome(&reveal, &bite, Eye::Public),
        ["the dragon reveals Bite", "敵が《噛み付き》を公開"]
    );
}
