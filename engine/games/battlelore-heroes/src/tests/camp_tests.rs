//! What follows a battle of a campaign, and how heroes are made: examples.
//!
//! Source: headings 4, 19 and 20 of the rulebook, chapter 5.8 of the specification.

use crate::prelude::*;
use crate::readings::Readings;
use crate::state::{Guest, Legacy, PlayedBattle};
use kanso_engine::trace::Mode;
use kanso_engine::{Ascending, Deck};
use std::collections::BTreeSet;

const ZERO: Seat = Seat::at(0);
const ONE: Seat = Seat::at(1);

/// The game with these values of readings, by their names; of one battle if `battles` is none.
pub(crate) fn game(battles: Option<u16>, readings: &[(&str, &str)]) -> BattleLore {
    let value = |name: &str, values: &[&str]| {
        let wanted = readings.iter().find(|(reading, _)| *reading == name);
        wanted.map_or(0, |(_, value)| {
            let at = values.iter().position(|known| known == value);
            at.expect("a value of the reading") as u8
        })
    };
    let values: Vec<u8> =
        Readings::SPECS.iter().map(|spec| value(spec.name, spec.values)).collect();
    let cards = CardSet::chosen(&CardChoice::Newest).expect("the built-in set");
    BattleLore {
        names: vec!["One".to_owned(), "Two".to_owned()],
        scenario: cards.scenario_by_id("SCN03").expect("a scenario"),
        battles,
        readings: Readings::from_values(&values).expect("a value for each reading"),
        cards,
        opening: None,
    }
}

pub(crate) fn artifact(game: &BattleLore, id: &str) -> Artifact {
    game.cards.artifact_by_id(id).expect("an artifact of the set")
}

pub(crate) fn skill(game: &BattleLore, id: &str) -> Skill {
    game.cards.skill_by_id(id).expect("a skill of the set")
}

/// A hero of a party, and how it came out of the battle.
pub(crate) struct Fate {
    seat: Seat,
    class: Class,
    status: HeroStatus,
}

pub(crate) const fn fate(seat: Seat, class: Class, status: HeroStatus) -> Fate {
    Fate { seat, class, status }
}

/// A battle of scenario 4, decided but not finished: player 0 holds South. Heroes are numbered in
/// the order given.
pub(crate) fn fought(game: &BattleLore, fates: &[Fate]) -> State {
    let mut state = game.start_state();
    let scenario = game.cards.scenario_by_id("SCN04").expect("a scenario");
    let mut parties = [Vec::new(), Vec::new()];
    for (at, fate) in fates.iter().enumerate() {
        let id = HeroId(at as u16);
        state.seat_mut(fate.seat).roster.push(Sheet::new(id, fate.class, 0));
        parties[fate.seat.index()].push(id);
    }
    let battle = PlayedBattle { scenario, chooser: ZERO, camp: Camp::South, result: None };
    state.campaign_mut().battles.push(battle);
    let row = game.cards.scenario(scenario);
    let mut battle = game.new_battle(row, [&parties[0], &parties[1]], [None, None]);
    battle.turn = 20;
    for (at, fate) in fates.iter().enumerate() {
        let hero = battle.hero_mut(HeroId(at as u16));
        hero.status = fate.status;
        hero.at = (fate.status == HeroStatus::OnMap).then(|| hex("E5"));
    }
    state.battle = Some(battle);
    state.tasks = vec![Task::Combat];
    state
}

fn hex(label: &str) -> Hex {
    Hex::from_label(label).expect("a hex")
}

pub(crate) fn give(game: &BattleLore, state: &mut State, hero: u16, cards: &[&str]) {
    for id in cards {
        let card = artifact(game, id);
        assert!(state.artifacts.take_kind(card.into()), "{id} is in the deck");
        state.sheet_mut(HeroId(hero)).own(card);
    }
}

/// A trace that keeps facts.
const fn trace() -> Tracing {
    Trace::new(Mode::Facts)
}

/// Finishes the battle and runs what follows by itself; the facts.
pub(crate) fn finish(game: &BattleLore, state: &mut State, winner: Option<Camp>) -> Vec<Fact> {
    let mut trace = trace();
    let end = BattleEnd { winner, reason: EndCause::Banners, banners: [7, 3] };
    game.finish_battle(state, end, &mut trace);
    while game.beat(state, &mut trace) {}
    facts(&mut trace)
}

fn facts(trace: &mut Tracing) -> Vec<Fact> {
    trace.take_facts().into_iter().map(|cited| cited.fact).collect()
}

/// Carries out a decision, and what follows by itself; the facts.
pub(crate) fn act(game: &BattleLore, state: &mut State, action: &Action) -> Vec<Fact> {
    assert!(game.check_action(state, action).is_ok(), "{action:?} is legal");
    let mut trace = trace();
    game.decide_action(state, action, &mut trace);
    while game.beat(state, &mut trace) {}
    facts(&mut trace)
}

/// Settles a draw, and what follows by itself.
fn draw(game: &BattleLore, state: &mut State, kinds: &[Kind]) -> Vec<Fact> {
    let mut trace = trace();
    game.outcome(state, &Outcome::draw(kinds), &mut trace);
    while game.beat(state, &mut trace) {}
    facts(&mut trace)
}

pub(crate) fn draw_cards(game: &BattleLore, state: &mut State, ids: &[&str]) -> Vec<Fact> {
    let kinds: Vec<Kind> = ids.iter().map(|id| artifact(game, id).into()).collect();
    draw(game, state, &kinds)
}

/// How many cards are to be drawn.
fn drawn(game: &BattleLore, state: &State) -> Option<u8> {
    let Awaiting::Chance(Chance { kind: kanso_engine::ChanceKind::Draw { count, .. }, .. }) =
        game.awaits(state)
    else {
        return None;
    };
    Some(count)
}

fn step(state: &State) -> Option<AaaStep> {
    state.campaign.as_ref()?.aaa.as_ref().map(|aaa| aaa.step)
}

fn turn_of(state: &State) -> HeroId {
    let aaa = state.campaign.as_ref().and_then(|campaign| campaign.aaa.as_ref());
    aaa.map(|aaa| aaa.heroes[usize::from(aaa.at)].hero).expect("a hero of the action")
}

/// All artifact cards, wherever they are.
fn all_cards(state: &State) -> u32 {
    let sheets = state.seats.iter().flat_map(|has| &has.roster);
    let owned: usize = sheets.map(|sheet| sheet.artifacts.len()).sum();
    let campaign = state.campaign.as_ref();
    let out = campaign.map_or(0, |campaign| {
        let aaa = campaign.aaa.as_ref();
        let shown = aaa.map_or(0, |aaa| aaa.shown.len() + aaa.replaced.len() + aaa.returned.len());
        campaign.aside.len() + shown
    });
    let recruit = state.recruit.as_ref();
    let recruit = recruit.map_or(0, |recruit| recruit.shown.len() + recruit.replaced.len());
    state.artifacts.total() + (owned + out + recruit) as u32
}

#[test]
fn heroes_on_both_tracks_come_home_free() {
    let game = game(Some(8), &[]);
    let mut state = fought(
        &game,
        &[
            fate(ZERO, Class::Rogue, HeroStatus::Captured),
            fate(ONE, Class::Wizard, HeroStatus::Captured),
            fate(ONE, Class::Cleric, HeroStatus::Captured),
        ],
    );
    let told = finish(&game, &mut state, Some(Camp::South));
    let home: Vec<u16> = told
        .iter()
        .filter_map(|fact| if let Fact::Exchanged { hero } = fact { Some(hero.id.0) } else { None })
        .collect();
    assert_eq!(home, [0, 1, 2], "the winner's heroes first");
    assert!((0..3).all(|id| state.sheet(HeroId(id)).skulls_marked == 0));
    assert!((0..3).all(|id| state.sheet(HeroId(id)).experience == 1), "they took part");
    assert!((0..3).all(|id| state.sheet(HeroId(id)).treasure == 0), "none stood on the map");
}

#[test]
fn a_dead_hero_on_a_track_counts_for_the_exchange() {
    for (value, exchanged) in [("yes", true), ("no", false)] {
        let game = game(Some(8), &[("dead-in-exchange", value)]);
        let mut state = fought(
            &game,
            &[
                fate(ZERO, Class::Rogue, HeroStatus::Captured),
                fate(ONE, Class::Wizard, HeroStatus::Dead),
            ],
        );
        give(&game, &mut state, 1, &["ART06"]);
        state.sheet_mut(HeroId(1)).learn(skill(&game, "SKL22"));
        let told = finish(&game, &mut state, None);
        assert_eq!(told.iter().any(|fact| matches!(fact, Fact::Exchanged { .. })), exchanged);
        assert_eq!(state.sheet(HeroId(0)).skulls_marked, u8::from(!exchanged));
        let dead = state.sheet(HeroId(1));
        assert_eq!(dead.status, SheetStatus::Dead);
        assert!(dead.artifacts.is_empty() && dead.skills.is_empty(), "its cards went back");
        assert_eq!(dead.experience, 0, "the dead get nothing");
        assert_eq!(state.artifacts.total(), 44);
    }
}

#[test]
fn ransom_takes_a_token_or_a_skull() {
    let game = game(Some(8), &[]);
    let mut state = fought(
        &game,
        &[
            fate(ONE, Class::Rogue, HeroStatus::Captured),
            fate(ONE, Class::Wizard, HeroStatus::Captured),
        ],
    );
    state.sheet_mut(HeroId(0)).treasure = 2;
    state.sheet_mut(HeroId(1)).skulls_marked = 2;
    give(&game, &mut state, 1, &["ART06", "ART11"]);
    let told = finish(&game, &mut state, Some(Camp::South));
    assert_eq!(state.sheet(HeroId(0)).treasure, 1);
    assert_eq!(state.sheet(HeroId(0)).skulls_marked, 0);
    let dead = state.sheet(HeroId(1));
    assert_eq!((dead.skulls_marked, dead.status), (3, SheetStatus::Dead));
    assert_eq!(state.artifacts.total(), 44, "its cards went back at once");
    let why = told.iter().find_map(|fact| match fact {
        Fact::CardsReturn { why, .. } => Some(*why),
        _ => None,
    });
    assert_eq!(why, Some(ReturnCause::Death));
    assert_eq!(dead.experience, 0);
}

#[test]
fn a_ransom_under_its_other_readings() {
    let captured = [
        fate(ZERO, Class::Rogue, HeroStatus::Exited),
        fate(ONE, Class::Warrior, HeroStatus::Captured),
        fate(ONE, Class::Wizard, HeroStatus::Captured),
    ];
    let tokens = |game: &BattleLore| {
        let mut state = fought(game, &captured);
        state.sheet_mut(HeroId(2)).treasure = 2;
        let _ = finish(game, &mut state, Some(Camp::South));
        (0..3)
            .map(|id| state.sheet(HeroId(id)))
            .map(|sheet| (sheet.treasure, sheet.skulls_marked))
            .collect::<Vec<_>>()
    };
    let with = |readings: &[(&str, &str)]| tokens(&game(Some(8), readings));
    assert_eq!(with(&[]), [(0, 0), (0, 1), (1, 0)]);
    let captor = ("ransom", "own-sheet-to-captor");
    assert_eq!(with(&[captor]), [(1, 0), (0, 1), (1, 0)]);
    assert_eq!(with(&[("ransom", "any-own-hero-to-pool")]), [(0, 0), (0, 0), (0, 0)]);
    assert_eq!(with(&[("ransom-count", "one-for-all")]), [(0, 0), (0, 0), (1, 0)]);
}

#[test]
fn the_last_skull_stays_under_its_reading() {
    let game = game(Some(8), &[("hero-death-by-ransom", "stops-at-one")]);
    let mut state = fought(&game, &[fate(ONE, Class::Rogue, HeroStatus::Captured)]);
    state.sheet_mut(HeroId(0)).skulls_marked = 3;
    let _ = finish(&game, &mut state, Some(Camp::South));
    let sheet = state.sheet(HeroId(0));
    assert_eq!((sheet.skulls_marked, sheet.status), (3, SheetStatus::Active));
}

#[test]
fn spoils_and_experience_come_by_the_place_at_the_end() {
    let game = game(Some(8), &[]);
    let mut state = fought(
        &game,
        &[
            fate(ZERO, Class::Rogue, HeroStatus::OnMap),
            fate(ZERO, Class::Warrior, HeroStatus::NotDeployed),
            fate(ONE, Class::Cleric, HeroStatus::Exited),
        ],
    );
    let told = finish(&game, &mut state, Some(Camp::North));
    let tokens = |id| (state.sheet(HeroId(id)).treasure, state.sheet(HeroId(id)).experience);
    assert_eq!([tokens(0), tokens(1), tokens(2)], [(1, 1), (0, 0), (0, 1)]);
    assert_eq!((0..3).map(|id| state.sheet(HeroId(id)).battles).collect::<Vec<_>>(), [1, 0, 1]);
    assert!(state.battle.is_none(), "the battle is put away");
    assert!(told.contains(&Fact::SheetsOpen));
    // The loser's hero comes after the winner's.
    assert_eq!(turn_of(&state), HeroId(2));
    assert_eq!((step(&state), drawn(&game, &state)), (Some(AaaStep::Reveal), Some(2)));
}

#[test]
fn cards_are_revealed_for_part_place_victory_and_pairs() {
    let game = game(Some(8), &[]);
    let mut state = fought(&game, &[fate(ZERO, Class::Rogue, HeroStatus::OnMap)]);
    give(&game, &mut state, 0, &["ART11", "ART12"]);
    state.sheet_mut(HeroId(0)).experience = 3;
    let _ = finish(&game, &mut state, Some(Camp::South));
    assert_eq!(step(&state), Some(AaaStep::Trade));
    let cards = ["ART11", "ART12"].map(|id| artifact(&game, id));
    let told = act(&game, &mut state, &Action::ReturnPair { cards: Ascending::of(cards) });
    assert!(matches!(told[0], Fact::PairReturned { .. }));
    assert_eq!(state.artifacts.total(), 44, "they may be drawn again");
    let _ = act(&game, &mut state, &Action::SpendPair);
    let _ = act(&game, &mut state, &Action::SpendPair);
    assert_eq!(step(&state), Some(AaaStep::Reveal), "nothing more can be paid");
    assert_eq!(drawn(&game, &state), Some(6));
    let ids = ["ART11", "ART01", "ART02", "ART03", "ART38", "ART39"];
    let _ = draw_cards(&game, &mut state, &ids);
    let kept = Action::KeepCard { card: artifact(&game, "ART11") };
    let told = act(&game, &mut state, &kept);
    assert!(matches!(&told[1], Fact::CardsAside { cards, .. } if cards.len() == 5));
    assert_eq!(state.sheet(HeroId(0)).artifacts, [artifact(&game, "ART11")]);
    // Step (6) is over: all came back.
    assert_eq!(state.artifacts.total(), 43);
    assert!(told.iter().any(|fact| matches!(fact, Fact::AsideReturns { .. })));
    assert_eq!(all_cards(&state), 44);
}

#[test]
fn cards_kept_aside_are_not_drawn_by_the_next_hero() {
    for (value, left) in [("after-all-heroes", 41), ("at-once", 43)] {
        let game = game(Some(8), &[("aaa-return-timing", value)]);
        let mut state = fought(
            &game,
            &[
                fate(ZERO, Class::Rogue, HeroStatus::OnMap),
                fate(ONE, Class::Rogue, HeroStatus::OnMap),
            ],
        );
        let _ = finish(&game, &mut state, Some(Camp::South));
        assert_eq!(drawn(&game, &state), Some(3));
        let _ = draw_cards(&game, &mut state, &["ART01", "ART02", "ART37"]);
        let _ = act(&game, &mut state, &Action::KeepCard { card: artifact(&game, "ART01") });
        assert_eq!(turn_of(&state), HeroId(1));
        assert_eq!(state.artifacts.total(), left);
        let _ = draw_cards(&game, &mut state, &["ART03", "ART38"]);
        let told = act(&game, &mut state, &Action::KeepCard { card: artifact(&game, "ART38") });
        assert!(told.iter().any(|fact| matches!(fact, Fact::SpecialExchanged { .. })));
        assert_eq!(state.sheet(HeroId(1)).experience, 2);
        assert_eq!((state.artifacts.total(), all_cards(&state)), (43, 44));
    }
}

#[test]
fn special_cards_are_exchanged_before_a_hero_trades() {
    let game = game(Some(8), &[]);
    let mut state = fought(&game, &[fate(ZERO, Class::Rogue, HeroStatus::OnMap)]);
    give(&game, &mut state, 0, &["ART37", "ART38", "ART39"]);
    state.sheet_mut(HeroId(0)).experience = 2;
    state.sheet_mut(HeroId(0)).skulls_marked = 1;
    let _ = finish(&game, &mut state, Some(Camp::South));
    // 1 for taking part and 1 for the card make 4; the treasure is the card's and the spoils.
    assert_eq!(step(&state), Some(AaaStep::Exchange));
    let told = act(&game, &mut state, &Action::RestoreSkull);
    assert!(told.iter().any(|fact| matches!(fact, Fact::SkullRestored { left: 4, .. })));
    let sheet = state.sheet(HeroId(0));
    assert_eq!((sheet.treasure, sheet.experience, sheet.skulls_marked), (1, 0, 0));
    assert!(sheet.artifacts.is_empty());
    assert_eq!(drawn(&game, &state), Some(3));
    assert_eq!((state.artifacts.total(), all_cards(&state)), (41, 44));
}

#[test]
fn seven_artifacts_are_too_many_in_step_six() {
    for (value, when) in
        [("battle-at-once-aaa-step-6", AaaStep::Return), ("always-at-once", AaaStep::KeepLimit)]
    {
        let game = game(Some(8), &[("limit-timing", value)]);
        let mut state = fought(&game, &[fate(ZERO, Class::Rogue, HeroStatus::OnMap)]);
        let owned = ["ART01", "ART02", "ART03", "ART04", "ART05", "ART06"];
        give(&game, &mut state, 0, &owned);
        let _ = finish(&game, &mut state, Some(Camp::South));
        let _ = act(&game, &mut state, &Action::DoneTrading);
        let _ = draw_cards(&game, &mut state, &["ART07", "ART08", "ART09"]);
        let _ = act(&game, &mut state, &Action::KeepCard { card: artifact(&game, "ART08") });
        assert_eq!(step(&state), Some(when));
        let card = artifact(&game, "ART03");
        let _ = act(&game, &mut state, &Action::DiscardArtifact { card });
        assert_eq!(state.sheet(HeroId(0)).artifacts.len(), 6);
        assert_eq!((state.artifacts.total(), all_cards(&state)), (38, 44));
    }
}

/// A hero with so many skills and tokens that is the only one of a battle; at the step of skills.
fn before_skills(game: &BattleLore, skills: &[&str], experience: u16) -> State {
    let mut state = fought(game, &[fate(ZERO, Class::Warrior, HeroStatus::Exited)]);
    for id in skills {
        state.sheet_mut(HeroId(0)).learn(skill(game, id));
    }
    let _ = finish(game, &mut state, None);
    state.sheet_mut(HeroId(0)).experience = experience;
    if step(&state) == Some(AaaStep::Trade) {
        let _ = act(game, &mut state, &Action::DoneTrading);
    }
    let _ = draw_cards(game, &mut state, &["ART20"]);
    let _ = act(game, &mut state, &Action::KeepCard { card: artifact(game, "ART20") });
    state
}

#[test]
fn one_skill_is_learned_and_then_the_council_can_be_joined() {
    let game = game(Some(8), &[]);
    let mut state = before_skills(&game, &["SKL11", "SKL07"], 9);
    assert_eq!(step(&state), Some(AaaStep::LevelUp));
    let learned = Action::LevelUp { hero: HeroId(0), skill: skill(&game, "SKL10") };
    let _ = act(&game, &mut state, &learned);
    assert_eq!(step(&state), Some(AaaStep::Join), "at most one skill");
    assert_eq!(state.sheet(HeroId(0)).experience, 4);
    let told = act(&game, &mut state, &Action::JoinCouncil);
    assert!(matches!(told[0], Fact::JoinsCouncil { .. }));
    let sheet = state.sheet(HeroId(0));
    assert_eq!((sheet.status, sheet.treasure, sheet.experience), (SheetStatus::Advisor, 0, 0));
    assert_eq!(sheet.legacy.skills.len(), 3);
    assert_eq!(sheet.legacy.artifacts, [artifact(&game, "ART20")]);
    assert_eq!(state.seat(ZERO).guest, Some(Guest { hero: HeroId(0), defeats: 0 }));
    assert_eq!(state.artifacts.total(), 44);
    assert_eq!(game.free_skills(&state, ZERO, Class::Warrior).len(), 6, "the cards are free");
    assert!(step(&state).is_none() && state.tasks.len() > 1, "the next battle comes");
}

#[test]
fn an_advisor_leaves_after_its_fifth_defeat() {
    let game = game(Some(8), &[]);
    let mut state = fought(&game, &[fate(ONE, Class::Rogue, HeroStatus::Exited)]);
    let mut advisor = Sheet::new(HeroId(7), Class::Wizard, 0);
    advisor.status = SheetStatus::Advisor;
    state.seat_mut(ZERO).roster.push(advisor);
    state.seat_mut(ZERO).guest = Some(Guest { hero: HeroId(7), defeats: 4 });
    let mut draws = state.clone();
    let _ = finish(&game, &mut draws, None);
    assert_eq!(draws.seat(ZERO).guest.map(|guest| guest.defeats), Some(4), "a draw is none");
    let told = finish(&game, &mut state, Some(Camp::North));
    assert_eq!(state.seat(ZERO).guest, None);
    assert_eq!(state.sheet(HeroId(7)).status, SheetStatus::Instructor);
    assert!(told.iter().any(|fact| matches!(fact, Fact::AdvisorDefeat { defeats: 5, .. })));
    assert!(told.iter().any(|fact| matches!(fact, Fact::BecomesInstructor { .. })));
}

#[test]
fn an_instructor_gives_its_most_valuable_card_that_is_in_the_deck() {
    for (value, given) in [("next-best-in-deck", Some("ART06")), ("wait-until-available", None)] {
        let game = game(Some(8), &[("inheritance-source", value)]);
        let mut state = game.start_state();
        let mut legend = Sheet::new(HeroId(0), Class::Rogue, 0);
        legend.status = SheetStatus::Instructor;
        let cards = ["ART06", "ART09", "ART19"].map(|id| artifact(&game, id));
        legend.legacy = Legacy { skills: Vec::new(), artifacts: cards.to_vec() };
        state.seat_mut(ZERO).roster.push(legend);
        assert!(state.artifacts.take_kind(cards[2].into()), "the dearest is elsewhere");
        while game.beat(&mut state, &mut trace()) {}
        let _ = act(&game, &mut state, &Action::Enlist { class: Class::Cleric });
        let first = Action::ChooseSkill { skill: skill(&game, "SKL27") };
        let _ = act(&game, &mut state, &first);
        let _ = draw_cards(&game, &mut state, &["ART28", "ART24", "ART37"]);
        let told = act(&game, &mut state, &Action::KeepArtifact { card: artifact(&game, "ART28") });
        let secret = told.iter().any(|fact| {
            matches!(fact, Fact::CardsReturn { why: ReturnCause::NotKept, open: false, .. })
        });
        assert!(secret, "what was not kept is told to its owner alone");
        if let Some(given) = given {
            let gift = Action::GiveInheritance { instructor: HeroId(0) };
            let _ = act(&game, &mut state, &gift);
            let expected = [artifact(&game, given), artifact(&game, "ART28")];
            assert_eq!(state.sheet(HeroId(1)).artifacts, expected);
            assert_eq!(state.sheet(HeroId(0)).status, SheetStatus::Discarded);
        } else {
            assert_eq!(state.sheet(HeroId(1)).artifacts, [artifact(&game, "ART28")]);
        }
        assert_eq!(state.tasks.last(), Some(&Task::Enlist(ZERO)));
    }
}

#[test]
fn a_card_that_does_not_fit_is_drawn_anew_and_comes_back_later() {
    let game = game(Some(8), &[]);
    let mut state = game.start_state();
    while game.beat(&mut state, &mut trace()) {}
    let _ = act(&game, &mut state, &Action::Enlist { class: Class::Wizard });
    let _ = act(&game, &mut state, &Action::ChooseSkill { skill: skill(&game, "SKL22") });
    assert_eq!(drawn(&game, &state), Some(3));
    let _ = draw_cards(&game, &mut state, &["ART24", "ART25", "ART39"]);
    let refused = |state: &State, action: Action| game.check_action(state, &action).is_err();
    let redraw = |id| Action::Redraw { card: artifact(&game, id) };
    let keep = |id| Action::KeepArtifact { card: artifact(&game, id) };
    assert!(refused(&state, redraw("ART25")), "a Wizard can still learn Riding");
    assert!(refused(&state, keep("ART39")), "a special card is not kept");
    let _ = act(&game, &mut state, &redraw("ART39"));
    assert_eq!((drawn(&game, &state), state.artifacts.total()), (Some(1), 41));
    let _ = draw_cards(&game, &mut state, &["ART27"]);
    let _ = act(&game, &mut state, &redraw("ART24"));
    let _ = draw_cards(&game, &mut state, &["ART37"]);
    let _ = act(&game, &mut state, &keep("ART27"));
    assert_eq!(state.sheet(HeroId(0)).artifacts, [artifact(&game, "ART27")]);
    assert_eq!((state.artifacts.total(), all_cards(&state)), (43, 44));
    assert_eq!(state.recruit, None);
}

#[test]
fn returned_cards_lie_where_the_reading_says() {
    let cards = ["ART09", "ART02"];
    for (value, at_top) in [("shuffled-in", None), ("bottom", Some(false)), ("top", Some(true))] {
        let game = game(Some(8), &[("artifact-return-place", value)]);
        let mut state = game.start_state();
        let cards = cards.map(|id| artifact(&game, id));
        for card in cards {
            assert!(state.artifacts.take_kind(card.into()));
        }
        game.to_deck(&mut state, ZERO, &cards, ReturnCause::Wound, &mut trace());
        let known: Vec<Kind> = match at_top {
            None => Vec::new(),
            Some(true) => state.artifacts.top().iter().rev().copied().collect(),
            Some(false) => state.artifacts.bottom().to_vec(),
        };
        let lowest_first: Vec<Kind> = vec![cards[1].into(), cards[0].into()];
        assert_eq!(known, if at_top.is_some() { lowest_first } else { Vec::new() }, "{value}");
        assert_eq!(state.artifacts.total(), 44);
    }
}

#[test]
fn winners_buy_first_unless_the_first_camp_does() {
    for (value, first) in [("winner-first", 1), ("first-seat-first", 0)] {
        let game = game(Some(8), &[("purchase-order", value)]);
        let mut state = fought(
            &game,
            &[
                fate(ZERO, Class::Rogue, HeroStatus::OnMap),
                fate(ONE, Class::Rogue, HeroStatus::OnMap),
            ],
        );
        for id in 0..2 {
            state.sheet_mut(HeroId(id)).treasure = 4;
        }
        let _ = finish(&game, &mut state, Some(Camp::North));
        assert_eq!((step(&state), turn_of(&state)), (Some(AaaStep::Purchase), HeroId(first)));
        let card = artifact(&game, "ART22");
        let _ = act(&game, &mut state, &Action::BuyArtifact { card });
        assert_eq!(turn_of(&state), HeroId(1 - first), "it has no token left");
        assert_eq!(state.sheet(HeroId(first)).treasure, 0);
        let _ = act(&game, &mut state, &Action::Pass);
        assert_eq!(turn_of(&state), HeroId(1), "from step (5) on the winner is first");
    }
}

#[test]
fn an_advisor_adds_a_level_of_its_class() {
    let game = game(Some(8), &[]);
    let mut state = fought(&game, &[]);
    let mut levels = |chosen: Council| {
        let side = &mut state.battle_mut().sides[0];
        (side.council, side.advisor) = (Some(chosen), Some(Class::Wizard));
        let row = game.lore_row(&state, Camp::South);
        (game.levels(&state, Camp::South).wizard, row.tokens, row.kept, row.hand)
    };
    assert_eq!(levels(Council { wizard: 2, ..Council::default() }), (3, 3, 3, 4));
    assert_eq!(levels(Council { wizard: 3, ..Council::default() }), (3, 3, 3, 4));
    assert_eq!(levels(Council { rogue: 2, ..Council::default() }), (1, 2, 2, 3));
}

#[test]
fn the_loser_chooses_and_after_a_draw_the_one_who_did_not() {
    let game = game(Some(8), &[]);
    let mut state = game.start_state();
    assert_eq!(game.chooser(&state), ZERO);
    let scenario = game.scenario;
    let mut after = |winner: Option<Camp>, chooser: Seat, camp: Camp| {
        let result = BattleEnd { winner, reason: EndCause::Banners, banners: [0, 0] };
        let battle = PlayedBattle { scenario, chooser, camp, result: Some(result) };
        state.campaign_mut().battles.push(battle);
        game.chooser(&state)
    };
    assert_eq!(after(Some(Camp::South), ZERO, Camp::South), ONE);
    assert_eq!(after(Some(Camp::South), ONE, Camp::North), ZERO);
    assert_eq!(after(None, ZERO, Camp::South), ONE);
    assert_eq!(after(None, ONE, Camp::South), ZERO);
}

#[test]
fn a_campaign_ends_after_the_agreed_battles() {
    let game = game(Some(2), &[]);
    for (wins, living, winner) in [
        ([Some(Camp::South), Some(Camp::South)], [0, 3], Some(ZERO)),
        ([Some(Camp::South), Some(Camp::North)], [0, 3], Some(ONE)),
        ([Some(Camp::North), None], [3, 0], Some(ONE)),
        ([None, None], [1, 1], None),
    ] {
        let mut state = game.start_state();
        for (seat, count) in [ZERO, ONE].into_iter().zip(living) {
            let sheets = (0..count).map(|id| Sheet::new(HeroId(id), Class::Rogue, id));
            state.seat_mut(seat).roster.extend(sheets);
        }
        let battles = wins.map(|winner| PlayedBattle {
            scenario: game.scenario,
            chooser: ZERO,
            camp: Camp::South,
            result: Some(BattleEnd { winner, reason: EndCause::Banners, banners: [0, 0] }),
        });
        state.campaign_mut().battles.extend(battles);
        state.tasks = vec![Task::NextBattle];
        while game.beat(&mut state, &mut trace()) {}
        assert_eq!(game.awaits(&state), Awaiting::Over);
        assert_eq!(state.campaign_mut().winner, winner, "{wins:?} {living:?}");
    }
}

/// Numbers that look random, from a seed.
struct Numbers(u64);

impl Numbers {
    /// One of `0..count`.
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % count
    }
}

/// What may fall of an awaited draw.
fn some_draw(game: &BattleLore, state: &State, count: u8, numbers: &mut Numbers) -> Vec<Kind> {
    let mut bag = Bag::new();
    game.draw_bag(state, &mut bag);
    (0..count)
        .map(|_| {
            let at = numbers.below(bag.total() as usize) as u32;
            let mut passed = 0;
            let found = bag.iter().find(|(_, copies)| {
                passed += u32::from(*copies);
                at < passed
            });
            let (kind, _) = found.expect("a kind of the bag");
            assert!(bag.take(kind));
            kind
        })
        .collect()
}

/// Ends the battle that is on in some way: heroes on the map fall into any state.
fn some_end(game: &BattleLore, state: &mut State, numbers: &mut Numbers) -> Tracing {
    let battle = state.battle_mut();
    let mut dead = Vec::new();
    for hero in battle.heroes.iter_mut().filter(|hero| hero.at.is_some()) {
        let fates = [
            HeroStatus::OnMap,
            HeroStatus::OnMap,
            HeroStatus::Exited,
            HeroStatus::Captured,
            HeroStatus::Dead,
        ];
        hero.status = fates[numbers.below(fates.len())];
        if hero.status != HeroStatus::OnMap {
            hero.at = None;
        }
        if hero.status == HeroStatus::Dead {
            dead.push(hero.id);
        }
    }
    for hero in dead {
        state.sheet_mut(hero).skulls_marked =
            crate::state::derived::skulls(state.sheet(hero).class);
    }
    let sheets = state.seats.iter_mut().flat_map(|has| &mut has.roster);
    for sheet in sheets.filter(|sheet| sheet.status == SheetStatus::Active) {
        sheet.experience += numbers.below(5) as u16;
        sheet.treasure += numbers.below(4) as u16;
    }
    let winner = [Some(Camp::South), Some(Camp::North), None][numbers.below(3)];
    let end = BattleEnd { winner, reason: EndCause::Banners, banners: [0, 0] };
    let mut told = trace();
    game.finish_battle(state, end, &mut told);
    told
}

/// Values of readings, two times of three the default.
fn some_readings(numbers: &mut Numbers) -> Vec<(&'static str, &'static str)> {
    let some = Readings::SPECS.iter().map(|spec| {
        let value = numbers.below(3 * spec.values.len());
        (spec.name, *spec.values.get(value).unwrap_or(&spec.values[0]))
    });
    some.collect()
}

/// Chooses and draws at random up to a first turn or the end, and ends battles in any way; the ids
/// of the rules that acted go into `acted`.
fn play(game: &BattleLore, numbers: &mut Numbers, acted: &mut BTreeSet<&'static str>) -> State {
    let mut state = game.start_state();
    let mut told = trace();
    for _ in 0..50_000 {
        while game.beat(&mut state, &mut told) {}
        assert_eq!(all_cards(&state), 44);
        for cited in told.take_facts() {
            if let Some(rule) = RULES.get(cited.rule.index()) {
                assert!(rule.does.acts || rule.does.reading, "{}: {:?}", rule.id, cited.fact);
                acted.insert(rule.id);
            }
        }
        if state.tasks.last() == Some(&Task::Command) {
            if state.campaign.is_none() {
                return state;
            }
            told = some_end(game, &mut state, numbers);
            continue;
        }
        match game.awaits(&state) {
            Awaiting::Over => return state,
            Awaiting::Decision(_) => {
                let mut legal = Vec::new();
                game.legal_actions(&state, &mut legal);
                assert!(!legal.is_empty(), "{:?}", state.tasks.last());
                let action = legal.swap_remove(numbers.below(legal.len()));
                game.decide_action(&mut state, &action, &mut told);
            }
            Awaiting::Chance(chance) => {
                let kanso_engine::ChanceKind::Draw { count, .. } = chance.kind else {
                    panic!("only draws before the first turn: {chance:?}");
                };
                assert!(count > 0, "{:?}", state.tasks.last());
                let kinds = some_draw(game, &state, count, numbers);
                game.outcome(&mut state, &Outcome::draw(&kinds), &mut told);
            }
        }
    }
    panic!("it does not end: {:?}", state.tasks);
}

/// Whatever is chosen and drawn, under whatever readings: campaigns come to their end, no card is
/// lost or made, and what is told is told by rules that act.
#[test]
fn campaigns_end_and_keep_their_cards() {
    let mut acted = BTreeSet::new();
    for seed in 0..40 {
        let mut numbers = Numbers(seed);
        let game = game(Some(24), &some_readings(&mut numbers));
        let state = play(&game, &mut numbers, &mut acted);
        let campaign = state.campaign.as_ref().expect("a campaign");
        assert_eq!(campaign.battles.len(), 24);
        assert!(campaign.aside.is_empty() && campaign.aaa.is_none());
        assert_eq!(game.awaits(&state), Awaiting::Over);
    }
    let silent: Vec<_> = ACTING.iter().filter(|id| !acted.contains(*id)).collect();
    assert!(silent.is_empty(), "never told: {silent:?}");
}

/// Rules that act in a campaign outside its battles, but for those that need an empty deck.
const ACTING: &[&str] = &[
    "BL-5.2", "BL-5.3", "BL-5.4", "BL-13.2", "BL-13.3", "BH-4.3", "BH-4.4", "BH-5.4", "BH-13.1",
    "BH-13.2", "BH-16.1", "BH-17.4", "BH-17.12", "BH-18.2", "BH-19.1", "BH-19.2", "BH-19.3",
    "BH-19.4", "BH-19.5", "BH-19.6", "BH-19.7", "BH-19.8", "BH-19.9", "BH-19.10", "BH-19.11",
    "BH-19.12", "BH-19.13", "BH-19.14", "BH-19.15", "BH-19.17", "BH-19.18", "BH-20.1", "BH-20.4",
    "BH-20.5", "BH-20.6", "BH-21.3", "BH-21.4", "BH-21.6", "BH-21.7",
];

/// A battle by itself makes its heroes, equips and deploys them, and its first turn begins.
#[test]
fn battles_by_themselves_are_set_up() {
    let mut acted = BTreeSet::new();
    let mut placed = 0;
    for seed in 0..30 {
        let mut numbers = Numbers(seed);
        let game = game(None, &some_readings(&mut numbers));
        let state = play(&game, &mut numbers, &mut acted);
        let battle = state.battle();
        assert_eq!((battle.turn, battle.units.len()), (1, 22));
        for (camp, side) in Camp::ALL.into_iter().zip(&battle.sides) {
            let row = game.lore_row(&state, camp);
            assert_eq!(side.commands.len(), usize::from(game.hand_size(&state, camp)));
            assert_eq!((side.lores.len(), side.tokens), (usize::from(row.kept), row.tokens));
            let heroes = battle.heroes.iter().filter(|hero| hero.camp == camp);
            assert!(heroes.count() <= 1, "the scenario's cap");
        }
        let commands: usize = battle.sides.iter().map(|side| side.commands.len()).sum();
        assert_eq!(battle.command_deck.total() + commands as u32, 60);
        let lores: usize = battle.sides.iter().map(|side| side.lores.len()).sum();
        let lores = lores + battle.lore_discard.len();
        assert_eq!((battle.lore_deck.total() + lores as u32, lores), (40, 8));
        placed += battle.heroes.iter().filter(|hero| hero.at.is_some()).count();
    }
    assert!(placed > 0, "some heroes are deployed");
    assert!(acted.contains("BH-4.1") && acted.contains("BH-17.4"));
}

/// BH-4.5: of a deck of two cards both are shown, and of an empty one none.
#[test]
fn hero_is_made_of_what_the_deck_still_has() {
    let game = game(Some(8), &[]);
    for left in [2, 0] {
        let mut state = game.start_state();
        while game.beat(&mut state, &mut trace()) {}
        let kept = ["ART01", "ART02"].map(|id| (Kind::from(artifact(&game, id)), 1));
        state.artifacts = Deck::shuffled(kept.into_iter().take(left).collect());
        let _ = act(&game, &mut state, &Action::Enlist { class: Class::Rogue });
        let thievery = Action::ChooseSkill { skill: skill(&game, "SKL18") };
        let told = act(&game, &mut state, &thievery);
        let without = told.iter().any(|fact| matches!(fact, Fact::NoArtifacts { .. }));
        assert_eq!((without, drawn(&game, &state)), (left == 0, (left > 0).then_some(left as u8)));
        if left > 0 {
            let mut trace = trace();
            let kinds: Vec<Kind> = kept.iter().map(|(kind, _)| *kind).collect();
            game.outcome(&mut state, &Outcome::draw(&kinds), &mut trace);
            let shown = trace.take_facts();
            assert!(shown.iter().any(|cited| cited.rule == BH_4_5), "{shown:?}");
        }
    }
}
