//! A position for each task, and for each step of those that have steps: its prompt and its phase.

use super::*;
use crate::Question;
use crate::action::Targets;
use crate::battle::{
    Announced, CheckStep, DamageStep, FightStep, GainStep, RetreatStep, SearchStep,
};
use crate::state::{AaaStep, Task};
use crate::table::words::sample::{TORVALD, WREN};
use crate::vocabulary::{Camp, ChestToken, Face};
use kanso_engine::{Kind, Seat};

/// Steps of a battle.
const FIGHT: [FightStep; 19] = [
    FightStep::PreAttack,
    FightStep::PreDefend,
    FightStep::Roll,
    FightStep::PostAttack,
    FightStep::Reroll,
    FightStep::PostDefend,
    FightStep::Remedy,
    FightStep::Hits,
    FightStep::Critical,
    FightStep::Check,
    FightStep::Flags,
    FightStep::Blood,
    FightStep::After,
    FightStep::Answer,
    FightStep::Ground,
    FightStep::FollowOn,
    FightStep::Pursue,
    FightStep::Bonus,
    FightStep::End,
];

/// Every task, but those with steps.
fn tasks() -> Vec<Sample> {
    let tasks = [
        Task::Enlist(Seat::at(0)),
        Task::FirstSkill(TORVALD),
        Task::FirstArtifacts(TORVALD),
        Task::ChooseArtifact(WREN),
        Task::RedrawArtifact(WREN),
        Task::Inherit(WREN),
        Task::ChooseScenario,
        Task::ChooseParty(Seat::at(1)),
        Task::BeginBattle,
        Task::NextBattle,
        Task::Council(Camp::South),
        Task::RevealCouncils,
        Task::DealCommands(Camp::North),
        Task::DealLore(Camp::North),
        Task::KeepLore(Camp::South),
        Task::FirstTokens,
        Task::Equip(TORVALD),
        Task::Deploy(WREN),
        Task::BeginTurn,
        Task::Command,
        Task::Alongside,
        Task::CommandDice,
        Task::BeginOrders,
        Task::Order,
        Task::Move,
        Task::Combat,
        Task::TurnEnd,
        Task::LevelUp,
        Task::DrawCommands { scout: true, left: 2 },
        Task::KeepCommand,
        Task::LoreGain,
        Task::DrawLore { camp: Camp::South, left: 1, choose: false },
        Task::KeepLoreCard,
        Task::DiscardLore,
        Task::EndTurn,
        Task::Announced,
        Task::FalseOrders(Camp::North),
    ];
    let with_steps = ["Aaa", "Fight", "Retreat", "Check", "Damage", "Search", "Gain"];
    let mut told: BTreeSet<String> = tasks.iter().map(variant).collect();
    told.extend(with_steps.map(str::to_owned));
    assert_eq!(
        told,
        declared(include_str!("../../../state/mod.rs"), "Task"),
        "every task has its turn"
    );
    let position = |task| {
        let mut sample = Sample::campaign(&[]).tasks([Task::NextBattle, task]).battle_lore();
        let card = sample.lore("LWZ01");
        sample.state.battle_mut().announced = Some(Announced {
            camp: Camp::South,
            card,
            targets: Targets::None,
            level: 1,
            paid: 4,
            in_lieu: false,
        });
        sample
    };
    let mut samples: Vec<Sample> = tasks.into_iter().map(position).collect();
    let mut dice = position(Task::Order);
    dice.state.battle_mut().orders.faces = [0, 1, 0, 0, 0, 2];
    samples.extend([dice, Sample::new(&[]).tasks([])]);
    samples
}

fn positions() -> Vec<Sample> {
    let mut samples = tasks();
    samples.extend(FIGHT.map(Sample::fight));
    let steps = [
        RetreatStep::Ignore,
        RetreatStep::Choose,
        RetreatStep::Walk,
        RetreatStep::Passing,
        RetreatStep::Losses,
        RetreatStep::Critical,
        RetreatStep::Panic,
        RetreatStep::End,
    ];
    samples.extend(steps.map(|step| Sample::retreat(step, None)));
    samples.push(Sample::retreat(RetreatStep::Choose, Some(1)));
    let steps = [
        CheckStep::Extra,
        CheckStep::Window,
        CheckStep::Roll,
        CheckStep::RerollWindow,
        CheckStep::Reroll,
        CheckStep::WoundWindow,
        CheckStep::LastLight,
        CheckStep::Result,
    ];
    samples.extend(steps.map(Sample::check));
    let steps = [
        DamageStep::Roll,
        DamageStep::Hits,
        DamageStep::Critical,
        DamageStep::Flags,
        DamageStep::Next,
    ];
    samples.extend(steps.map(Sample::damage));
    let steps = [
        SearchStep::Draw,
        SearchStep::Choose,
        SearchStep::Seen,
        SearchStep::Result,
        SearchStep::Quest,
    ];
    samples.extend(steps.map(|step| Sample::search(WREN, step)));
    let steps = [
        GainStep::Offer,
        GainStep::Draw,
        GainStep::Fits,
        GainStep::Redraw,
        GainStep::Limit,
        GainStep::Equip,
    ];
    samples.extend(steps.map(Sample::gain));
    let steps = [
        AaaStep::Fallen,
        AaaStep::Potions,
        AaaStep::Advisors,
        AaaStep::Homecoming,
        AaaStep::Spoils,
        AaaStep::Experience,
        AaaStep::Purchase,
        AaaStep::BuyLimit,
        AaaStep::Exchange,
        AaaStep::Trade,
        AaaStep::Reveal,
        AaaStep::Choose,
        AaaStep::Redraw,
        AaaStep::KeepLimit,
        AaaStep::Physician,
        AaaStep::Return,
        AaaStep::LevelUp,
        AaaStep::Join,
        AaaStep::Sheets,
    ];
    samples.extend(steps.map(Sample::aaa));
    samples
}

#[test]
fn every_position_has_its_prompt_and_its_phase() {
    let mut asked = BTreeSet::new();
    for sample in positions() {
        let what = format!("{:?}", sample.state.tasks.last());
        is_plain(&what, &say_prompt(&sample));
        is_plain(&what, &say_phase(&sample));
        asked.extend(sample.game.asked(&sample.state).map(|(question, _)| variant(&question)));
    }
    let all: BTreeSet<String> = Question::ALL.iter().map(variant).collect();
    assert_eq!(asked, all, "every question is asked somewhere");
}

#[test]
fn what_is_drawn_is_named_for_those_who_see_it() {
    let sample = Sample::new(&[]).tasks([Task::DealCommands(Camp::North)]);
    let kinds: [Kind; 2] = ["CMD05", "CMD16"].map(|id| sample.command(id).into());
    let drawn = Outcome::draw(&kinds);
    let own = say_outcome(&sample, &drawn, Eye::Seat(Seat::at(1)));
    assert_eq!(own, ["Patrol Centre, Battle Lore", "《中央の哨戒》、《バトルロア》"]);
    let other = say_outcome(&sample, &drawn, Eye::Seat(Seat::at(0)));
    assert_eq!(other, ["2 Command cards", "戦術カード2枚"]);
    let rolled =
        say_outcome(&Sample::fight(FightStep::Roll), &Outcome::roll(&[2, 2, 5, 4]), Eye::Public);
    assert_eq!(rolled, ["blue, blue, flag, lore", "青、青、退却、ロア"]);
}

#[test]
fn faces_and_tokens_are_entered_by_short_words() {
    use kanso_engine::game::Item;
    let sample = Sample::fight(FightStep::Roll);
    let typed = |items: Vec<Item>, sample: &Sample| -> Vec<[String; 3]> {
        let words = items.into_iter().map(|of| item(&sample.game, &sample.state, of));
        words
            .map(|of| [of.word.en, of.word.ja, of.short.en].map(std::borrow::Cow::into_owned))
            .collect()
    };
    let faces = typed((1..=6).map(Item::Face).collect(), &sample);
    let told = ["green緑g", "blue青b", "red赤r", "loreロアl", "flag旗f", "strike橙s"];
    assert_eq!(faces.iter().map(|of| of.concat()).collect::<Vec<_>>(), told);
    // As they are told they can be entered too: by the beginning of their names.
    let names = (1..=6).map(|face| item(&sample.game, &sample.state, Item::Face(face)).name.ja);
    for (name, face) in names.zip(Face::ALL) {
        assert!(name.starts_with(face_word(face).ja), "{name}");
    }
    let sample = Sample::search(WREN, SearchStep::Draw);
    let artifact = item(&sample.game, &sample.state, Item::Kind(Kind(2)));
    assert_eq!(artifact.name.ja, crate::table::names::token_word(ChestToken::Artifact).ja);
    let tokens = typed((0..4).map(|kind| Item::Kind(Kind(kind))).collect(), &sample);
    let told = ["experience経験e", "treasure財宝t", "artifact遺物a", "trapワナx"];
    assert_eq!(tokens.iter().map(|of| of.concat()).collect::<Vec<_>>(), told);
    let sample = Sample::new(&[]).tasks([Task::DealLore(Camp::South)]);
    let fireball = item(&sample.game, &sample.state, Item::Kind(sample.lore("LWZ01").into()));
    assert_eq!((&*fireball.word.en, &*fireball.name.en), ("LWZ01", "Fireball"));
}
