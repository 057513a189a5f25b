//! Lore cards, skills, artifacts, powers, searches and found cards: examples.
//!
//! Source: chapters 5.7, 5.7.1, 7 and 9.2.3 to 9.7 of the specification.

use crate::action::TargetHexes;
use crate::battle::Ordered;
use crate::fact::ArtifactPlace;
use crate::prelude::*;
use crate::readings::Readings;
use kanso_engine::ChanceKind;
use kanso_engine::trace::{Cited, Mode as Keeps};

use Camp::{North, South};

/// A battle on the plain of scenario 3, with the pieces that are put there; South's turn.
pub(crate) struct Rig {
    pub(crate) game: BattleLore,
    pub(crate) state: State,
    trace: Tracing,
}

pub(crate) fn hex(label: &str) -> Hex {
    Hex::from_label(label).expect("a hex")
}

impl Rig {
    pub(crate) fn new(readings: &[(&str, &str)]) -> Self {
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
        let scenario = cards.scenario_by_id("SCN03").expect("a scenario");
        let game = BattleLore {
            names: vec!["One".to_owned(), "Two".to_owned()],
            scenario,
            battles: None,
            readings: Readings::from_values(&values).expect("a value for each reading"),
            cards,
            opening: None,
        };
        let mut state = game.start_state();
        let row = game.cards.scenario(scenario);
        let mut battle = game.new_battle(row, [&[], &[]], [None, None]);
        battle.units.clear();
        battle.turn = 1;
        let council = Council { commander: 1, wizard: 2, cleric: 2, rogue: 2, warrior: 2 };
        battle.sides.iter_mut().for_each(|side| side.council = Some(council));
        state.battle = Some(battle);
        state.tasks = vec![Task::Combat];
        Self { game, state, trace: Trace::new(Keeps::Facts) }
    }

    pub(crate) fn unit(&mut self, camp: Camp, code: &str, at: &str, figures: u8) {
        let cards = &self.game.cards;
        let troop = cards.troops.iter().position(|row| row.code == code);
        let kind = if let Some(troop) = troop {
            UnitKind::Troop(crate::cards::Troop::new(troop as u8).expect("a troop"))
        } else {
            let creature = cards.creatures.iter().position(|row| row.code == code);
            let creature = creature.expect("a code of the set") as u8;
            UnitKind::Creature(Creature::new(creature).expect("a creature"))
        };
        let battle = self.state.battle_mut();
        let number = battle.units.len() as u8;
        let unit = Unit { number, ..Unit::new(hex(at), camp, kind, figures) };
        battle.units.put(unit);
    }

    pub(crate) fn hero(&mut self, camp: Camp, class: Class, at: &str, has: &[&str]) -> HeroId {
        let id = HeroId(self.state.battle().heroes.len() as u16);
        let seat = self.state.seat_of(camp);
        self.state.seat_mut(seat).roster.push(Sheet::new(id, class, 0));
        let hero = Hero { status: HeroStatus::OnMap, at: Some(hex(at)), ..Hero::new(id, camp) };
        self.state.battle_mut().heroes.push(hero);
        for card in has {
            if card.starts_with("SKL") {
                let skill = self.skill(card);
                self.state.sheet_mut(id).learn(skill);
            } else {
                self.equip(id, card);
            }
        }
        id
    }

    /// Takes an artifact out of the deck and puts it on a sheet.
    pub(crate) fn own(&mut self, hero: HeroId, id: &str) -> Artifact {
        let card = self.artifact(id);
        assert!(self.state.artifacts.take_kind(card.into()), "{id} is in the deck");
        self.state.sheet_mut(hero).own(card);
        card
    }

    pub(crate) fn equip(&mut self, hero: HeroId, id: &str) {
        let card = self.own(hero, id);
        let found = self.state.battle_mut().hero_mut(hero);
        found.equipped.push(card);
        found.equipped.sort_unstable();
    }

    pub(crate) fn lore(&self, id: &str) -> Lore {
        self.game.cards.lore_by_id(id).expect("a Lore card of the set")
    }

    pub(crate) fn skill(&self, id: &str) -> Skill {
        self.game.cards.skill_by_id(id).expect("a skill of the set")
    }

    pub(crate) fn artifact(&self, id: &str) -> Artifact {
        self.game.cards.artifact_by_id(id).expect("an artifact of the set")
    }

    /// Gives a camp a Lore card and tokens.
    pub(crate) fn hold(&mut self, camp: Camp, id: &str, tokens: u8) {
        let card = self.lore(id);
        let battle = self.state.battle_mut();
        assert!(battle.lore_deck.take(card.into()), "{id} is in the deck");
        let side = battle.side_mut(camp);
        side.lores.push(card);
        side.lores.sort_unstable();
        side.tokens = tokens;
    }

    pub(crate) fn order(&mut self, at: &str) {
        let ordered = Some(Ordered { section: None, by_card: true });
        let battle = self.state.battle_mut();
        if let Some(unit) = battle.unit_mut(hex(at)) {
            unit.doing.ordered = ordered;
        }
        for hero in battle.heroes.iter_mut().filter(|hero| hero.at == Some(hex(at))) {
            hero.doing.ordered = ordered;
        }
    }

    pub(crate) fn go_on(&mut self) -> Vec<Cited<Fact>> {
        while self.game.beat(&mut self.state, &mut self.trace) {}
        self.trace.take_facts()
    }

    pub(crate) fn act(&mut self, action: &Action) -> Vec<Cited<Fact>> {
        let checked = self.game.check_action(&self.state, action);
        assert!(checked.is_ok(), "{action:?} is refused: {checked:?}");
        self.game.decide_action(&mut self.state, action, &mut self.trace);
        self.go_on()
    }

    pub(crate) fn play(&mut self, id: &str, targets: Targets) -> Vec<Cited<Fact>> {
        let card = self.lore(id);
        self.act(&Action::PlayLore { card, targets })
    }

    pub(crate) fn uses(&self, hero: HeroId, id: &str, targets: Targets) -> Action {
        let item = if id.starts_with("SKL") {
            ItemId::Skill(self.skill(id))
        } else {
            ItemId::Artifact(self.artifact(id))
        };
        Action::UseItem { hero, item, targets }
    }

    pub(crate) fn using(&mut self, hero: HeroId, id: &str, targets: Targets) -> Vec<Cited<Fact>> {
        let action = self.uses(hero, id, targets);
        self.act(&action)
    }

    /// Dice by the letters of their faces.
    pub(crate) fn roll(&mut self, letters: &str) -> Vec<Cited<Fact>> {
        let die = |letter| "gbrlfs".find(letter).expect("a letter of a face") as u8 + 1;
        let faces: Vec<u8> = letters.chars().map(die).collect();
        assert_eq!(self.dice(), Some(faces.len() as u8), "dice are awaited");
        self.game.outcome(&mut self.state, &Outcome::roll(&faces), &mut self.trace);
        self.go_on()
    }

    pub(crate) fn draw(&mut self, kinds: &[Kind]) -> Vec<Cited<Fact>> {
        let mut bag = Bag::new();
        self.game.draw_bag(&self.state, &mut bag);
        assert!(kinds.iter().all(|kind| bag.count(*kind) > 0), "{kinds:?} can be drawn");
        self.game.outcome(&mut self.state, &Outcome::draw(kinds), &mut self.trace);
        self.go_on()
    }

    /// How many dice are awaited.
    pub(crate) fn dice(&self) -> Option<u8> {
        match self.game.awaits(&self.state) {
            Awaiting::Chance(Chance { kind: ChanceKind::Roll { dice, .. }, .. }) => Some(dice),
            _ => None,
        }
    }

    pub(crate) fn question(&self) -> Option<Question> {
        self.game.asked(&self.state).map(|(question, _)| question)
    }

    pub(crate) fn figures(&self, at: &str) -> u8 {
        self.state.battle().unit(hex(at)).map_or(0, |unit| unit.figures)
    }

    pub(crate) fn tokens(&self, camp: Camp) -> u8 {
        self.state.battle().side(camp).tokens
    }

    /// A battle in this step, with these faces rolled.
    pub(crate) fn fight(&mut self, from: &str, to: &str, step: FightStep, letters: &str) {
        let attacker = self.game.fighter_in(&self.state, hex(from), None).expect("an attacker");
        let target = self.game.fighter_in(&self.state, hex(to), None).expect("a target");
        let mode = if hex(from).is_beside(hex(to)) { Mode::Melee } else { Mode::Ranged };
        let die = |letter| "gbrlfs".find(letter).expect("a letter of a face") as u8 + 1;
        let mut fight = Fight::new(FightKind::Attack, mode, attacker, target);
        fight.faces =
            letters.chars().map(|one| crate::vocabulary::Face::of_die(die(one))).collect();
        fight.rolled = letters.len() as u8;
        fight.step = step;
        self.state.battle_mut().fights.push(fight);
        self.state.tasks.push(Task::Fight);
    }

    pub(crate) fn letters(&self) -> String {
        let fight = self.state.battle().fight().expect("a battle");
        let letter = |face: &crate::vocabulary::Face| {
            "gbrlfs".chars().nth(usize::from(face.code())).expect("a face")
        };
        fight.faces.iter().map(letter).collect()
    }
}

pub(crate) fn has(told: &[Cited<Fact>], wanted: impl Fn(&Fact) -> bool) -> bool {
    told.iter().any(|cited| wanted(&cited.fact))
}

fn counts(letters: &str) -> FaceCounts {
    let mut counts = FaceCounts::default();
    for letter in letters.chars() {
        counts["gbrlfs".find(letter).expect("a letter of a face")] += 1;
    }
    counts
}

const fn at(hex: Hex) -> Targets {
    Targets::Hex(hex)
}

#[test]
fn a_counter_cancels_and_both_cards_are_paid_and_discarded() {
    for (value, left) in [("lost", 1), ("refunded", 5)] {
        let mut rig = Rig::new(&[("counter-cost", value)]);
        rig.unit(South, "HBs", "C5", 4);
        rig.unit(North, "GGs", "D5", 3);
        rig.hold(South, "LWZ01", 5);
        rig.hold(North, "LRG09", 4);
        rig.play("LWZ01", at(hex("D5")));
        assert_eq!(rig.question(), Some(Question::Counter));
        let told = rig.play("LRG09", Targets::None);
        let cancelled = told.iter().filter(|told| matches!(told.fact, Fact::Countered { .. }));
        assert_eq!(cancelled.count(), 1);
        assert_eq!((rig.tokens(South), rig.tokens(North)), (left, 0));
        assert_eq!(rig.figures("D5"), 3, "nothing hits");
        assert_eq!(rig.state.battle().lore_discard.len(), 2);
        assert!(rig.state.battle().sides.iter().all(|side| side.lore_played));
    }
}

#[test]
fn a_card_out_of_character_costs_more_and_acts_at_level_1() {
    let mut rig = Rig::new(&[]);
    rig.state.battle_mut().side_mut(South).council = Some(Council::default());
    rig.unit(South, "HBs", "C5", 4);
    rig.unit(North, "GGs", "D5", 3);
    rig.hold(South, "LWZ01", 8);
    rig.play("LWZ01", at(hex("D5")));
    assert_eq!((rig.tokens(South), rig.dice()), (1, Some(2)));
    rig.roll("gl");
    assert_eq!(rig.figures("D5"), 1);
    assert_eq!(rig.tokens(South), 1, "dice of a card give no tokens");
}

#[test]
fn a_storm_reaches_each_enemy_in_board_order_and_lore_checks_a_leader() {
    let mut rig = Rig::new(&[]);
    rig.unit(South, "HBs", "A5", 4);
    rig.unit(North, "HBs", "C5", 4);
    rig.unit(North, "HRl", "C6", 1);
    let leader = rig.hero(North, Class::Warrior, "C6", &[]);
    rig.hold(South, "LWZ02", 7);
    rig.play("LWZ02", at(hex("C5")));
    rig.roll("ls");
    assert_eq!(rig.figures("C5"), 3, "a bonus strike is not in the set");
    let told = rig.roll("lf");
    assert_eq!(rig.figures("C6"), 0);
    assert_eq!(rig.dice(), Some(2), "a Lore face and the troop that fell");
    let due = |rule| {
        told.iter().any(|told| told.rule == rule && matches!(told.fact, Fact::CheckDue { .. }))
    };
    assert!(due(BH_11_6));
    assert!(told.iter().any(|told| told.rule == BH_11_4));
    rig.roll("gf");
    assert_eq!(rig.state.battle().hero(leader).at, Some(hex("C6")));
    assert_eq!(rig.state.battle().damage, None);
}

#[test]
fn strikes_and_a_fallen_troop_are_two_checks_under_their_reading() {
    let mut rig = Rig::new(&[("check-merge", "separate-checks")]);
    rig.unit(South, "HBs", "C5", 4);
    rig.unit(North, "HBs", "D5", 1);
    rig.hero(North, Class::Warrior, "D5", &[]);
    rig.hold(South, "LCL06", 4);
    rig.play("LCL06", at(hex("D5")));
    let told = rig.roll("sgg");
    assert!(told.iter().any(|told| told.rule == BL_17_5
        && matches!(told.fact, Fact::CheckDue { dice: 1, .. })));
    rig.roll("g");
    assert_eq!(rig.dice(), Some(1), "one more for the troop");
    rig.roll("g");
    assert_eq!(rig.dice(), None);
}

#[test]
fn poison_takes_one_figure_from_each_troop_and_heals_nobody() {
    let mut rig = Rig::new(&[]);
    rig.unit(South, "HBs", "A5", 4);
    rig.unit(North, "HBs", "G5", 4);
    rig.unit(North, "HBs", "G9", 1);
    rig.hero(North, Class::Rogue, "G9", &[]);
    rig.hold(South, "LRG07", 5);
    rig.state.tasks.push(Task::Alongside);
    let wells = TargetHexes::of([hex("G5"), hex("G9")]);
    rig.play("LRG07", Targets::Hexes(wells));
    rig.roll("r");
    assert_eq!(rig.figures("G5"), 4);
    rig.roll("b");
    assert_eq!(rig.figures("G9"), 0);
    assert_eq!(rig.dice(), Some(1), "the Leader's check");
}

#[test]
fn healing_stops_at_the_full_strength() {
    let mut rig = Rig::new(&[]);
    rig.unit(South, "HBs", "A5", 3);
    rig.unit(North, "HBs", "G5", 4);
    rig.hold(South, "LCL01", 4);
    rig.state.tasks.push(Task::Alongside);
    rig.play("LCL01", at(hex("A5")));
    let told = rig.roll("bll");
    assert_eq!(rig.figures("A5"), 4);
    assert!(has(&told, |fact| matches!(fact, Fact::FiguresBack { back: 1, now: 4, .. })));
}

#[test]
fn a_spy_network_never_draws_itself() {
    for lies in [true, false] {
        let mut rig = Rig::new(&[]);
        rig.unit(South, "HBs", "A5", 4);
        rig.unit(North, "HBs", "G5", 4);
        rig.hold(South, "LRG08", 1);
        rig.state.tasks.push(Task::Alongside);
        let (spy, other) = (rig.lore("LRG08"), rig.lore("LWA09"));
        let battle = rig.state.battle_mut();
        battle.lore_deck.clear();
        if lies {
            battle.lore_discard.push(LoreDiscard { card: other, hidden_by: None });
        }
        let told = rig.play("LRG08", Targets::None);
        assert!(has(&told, |fact| matches!(fact, Fact::HandSeen { .. })));
        assert_eq!(has(&told, |fact| matches!(fact, Fact::Reshuffled { .. })), lies);
        if lies {
            rig.draw(&[other.into()]);
            assert_eq!(rig.state.battle().side(South).lores, [other]);
        }
        let discard: Vec<Lore> =
            rig.state.battle().lore_discard.iter().map(|lies| lies.card).collect();
        assert_eq!(discard, [spy]);
    }
}

#[test]
fn tokens_are_stolen_as_far_as_there_are_any() {
    let mut rig = Rig::new(&[]);
    rig.unit(South, "HBs", "A5", 4);
    rig.unit(North, "HBs", "G5", 4);
    rig.hold(South, "LRG01", 0);
    rig.state.battle_mut().side_mut(North).tokens = 1;
    rig.state.tasks.push(Task::Alongside);
    rig.play("LRG01", Targets::None);
    assert_eq!((rig.tokens(South), rig.tokens(North)), (1, 0));
}

#[test]
fn sanctuary_blanks_chosen_faces_and_stand_firm_all_flags() {
    let mut rig = Rig::new(&[]);
    rig.unit(South, "HBs", "C5", 4);
    rig.unit(North, "HRl", "D5", 4);
    rig.hold(North, "LCL03", 4);
    rig.fight("C5", "D5", FightStep::PostDefend, "rsgf");
    let flag = Action::PlayLore { card: rig.lore("LCL03"), targets: Targets::Faces(counts("f")) };
    assert!(rig.game.check_action(&rig.state, &flag).is_err(), "a flag neither hits nor checks");
    let blank = Action::PlayLore { card: rig.lore("LCL03"), targets: Targets::Faces(counts("rs")) };
    assert!(rig.game.check_action(&rig.state, &blank).is_ok());
    rig.game.decide_action(&mut rig.state, &blank, &mut Tracing::off());
    rig.game.resolve_announced(&mut rig.state, &mut Tracing::off());
    assert_eq!(rig.letters(), "gf");

    let mut rig = Rig::new(&[]);
    rig.unit(South, "HBs", "C5", 4);
    rig.unit(North, "HRl", "D5", 4);
    rig.hold(North, "LWA05", 2);
    rig.fight("C5", "D5", FightStep::PostDefend, "gffr");
    let told = rig.play("LWA05", Targets::None);
    assert!(has(&told, |fact| matches!(fact, Fact::FlagsCancelled { flags: 2 })));
    assert_eq!(rig.figures("D5"), 3);
    assert!(rig.state.battle().retreat.is_none());
}

#[test]
fn rage_and_a_rabbits_foot_roll_dice_again() {
    let mut rig = Rig::new(&[]);
    let hero = rig.hero(South, Class::Warrior, "C5", &["SKL12", "ART17"]);
    rig.unit(North, "HRl", "D5", 4);
    rig.fight("C5", "D5", FightStep::PostAttack, "llg");
    rig.using(hero, "SKL12", Targets::None);
    assert_eq!(rig.dice(), Some(2));
    rig.roll("lr");
    let again = rig.uses(hero, "SKL12", Targets::None);
    assert!(rig.game.check_action(&rig.state, &again).is_err(), "once in a roll");
    rig.using(hero, "ART17", Targets::Faces(counts("g")));
    rig.roll("r");
    assert_eq!(rig.figures("D5"), 2, "two red helmets");
    assert_eq!(rig.tokens(South), 1, "the Lore face that was left");
}

#[test]
fn a_potion_is_gone_after_its_use_and_full_when_it_is_drawn_again() {
    let mut rig = Rig::new(&[]);
    let hero = rig.hero(South, Class::Warrior, "C5", &["ART36"]);
    rig.unit(North, "HRl", "D5", 4);
    rig.fight("C5", "D5", FightStep::PreAttack, "");
    let told = rig.using(hero, "ART36", Targets::None);
    assert!(has(&told, |fact| matches!(fact, Fact::PotionGoes { .. })));
    assert_eq!(rig.dice(), Some(4), "two and two more");
    assert_eq!(rig.state.artifacts.total(), 44);
    assert!(rig.state.sheet(hero).artifacts.is_empty());
    rig.equip(hero, "ART36");
    let item = ItemId::Artifact(rig.artifact("ART36"));
    assert_eq!(rig.game.used_before(&rig.state, hero, item), (0, 0));
}

#[test]
fn an_alchemist_drinks_three_times_and_once_in_a_turn() {
    let mut rig = Rig::new(&[]);
    let hero = rig.hero(South, Class::Wizard, "C5", &["SKL20", "ART36"]);
    rig.unit(North, "HRl", "D5", 4);
    for turn in [1, 3, 5] {
        rig.state.battle_mut().turn = turn;
        rig.fight("C5", "D5", FightStep::PreAttack, "");
        rig.using(hero, "ART36", Targets::None);
        let again = rig.uses(hero, "ART36", Targets::None);
        assert!(rig.game.check_action(&rig.state, &again).is_err());
        let owned = !rig.state.sheet(hero).artifacts.is_empty();
        assert_eq!(owned, turn < 5, "turn {turn}");
        rig.state.tasks.pop();
        rig.state.battle_mut().fights.pop();
    }
    let drunk = &rig.state.battle().hero(hero).tally.potions;
    assert_eq!(*drunk, [rig.artifact("ART36")]);
}

#[test]
fn wine_speeds_the_leader_that_detaches_and_not_its_troop() {
    for detaches in [true, false] {
        let mut rig = Rig::new(&[]);
        rig.unit(South, "HBs", "C5", 4);
        let hero = rig.hero(South, Class::Rogue, "C5", &["ART34"]);
        rig.unit(North, "HRl", "G5", 4);
        rig.state.tasks.push(Task::Move);
        if detaches {
            rig.state.battle_mut().hero_mut(hero).detachment = Detachment::Ordered;
        } else {
            rig.order("C5");
        }
        rig.using(hero, "ART34", Targets::None);
        let battle = rig.state.battle();
        let troop = battle.unit(hex("C5")).expect("the troop").doing.hexes;
        assert_eq!((battle.hero(hero).doing.hexes, troop), if detaches { (1, 0) } else { (0, 1) });
    }
}

#[test]
fn a_remedy_saves_a_figure_and_a_shield_of_faith_reads_lore() {
    for (skills, face, left) in
        [(&["SKL27"][..], "g", 3), (&["SKL27"][..], "l", 2), (&["SKL27", "SKL28"][..], "l", 3)]
    {
        let mut rig = Rig::new(&[]);
        rig.unit(South, "HBs", "C5", 4);
        rig.unit(North, "HRl", "D5", 4);
        let cleric = rig.hero(North, Class::Cleric, "D5", skills);
        rig.fight("C5", "D5", FightStep::PostDefend, "rr");
        rig.using(cleric, "SKL27", Targets::None);
        let told = rig.roll(face);
        assert_eq!(rig.figures("D5"), left, "{skills:?} {face}");
        let saved = told.iter().filter(|told| matches!(told.fact, Fact::HitsCancelled { .. }));
        assert_eq!(saved.count(), usize::from(left == 3), "told once");
    }
}

#[test]
fn thorns_prick_the_attacker_of_a_unit_that_went_back() {
    let mut rig = Rig::new(&[]);
    rig.unit(South, "HBs", "C5", 4);
    rig.unit(North, "HRl", "E5", 4);
    let hero = rig.hero(North, Class::Warrior, "E5", &["ART06"]);
    // It was attacked on D5, and went back to E5.
    let attacker = Fighter { camp: South, at: hex("C5"), hero: None };
    let target = Fighter { camp: North, at: hex("D5"), hero: None };
    let mut fight = Fight::new(FightKind::Attack, Mode::Melee, attacker, target);
    fight.went = Some(hex("E5"));
    fight.forced = true;
    fight.step = FightStep::After;
    rig.state.battle_mut().fights.push(fight);
    rig.state.tasks.push(Task::Fight);
    rig.using(hero, "ART06", Targets::None);
    rig.roll("s");
    assert_eq!(rig.figures("C5"), 3);
}

#[test]
fn a_check_is_cancelled_by_an_elixir_and_lessened_by_turn_the_blade() {
    let mut rig = Rig::new(&[]);
    rig.unit(South, "HBs", "A5", 4);
    let hero = rig.hero(North, Class::Cleric, "G5", &["SKL30", "ART35", "ART01"]);
    rig.game.begin_check(&mut rig.state, Check::new(hero, 3, CheckCause::Card));
    rig.go_on();
    rig.using(hero, "SKL30", Targets::None);
    let again = rig.uses(hero, "SKL30", Targets::None);
    assert!(rig.game.check_action(&rig.state, &again).is_err(), "once in a battle");
    rig.act(&Action::Pass);
    rig.roll("sg");
    rig.using(hero, "ART01", Targets::None);
    rig.roll("g");
    assert_eq!(rig.state.battle().hero(hero).status, HeroStatus::OnMap);

    rig.game.begin_check(&mut rig.state, Check::new(hero, 3, CheckCause::Card));
    rig.go_on();
    let told = rig.using(hero, "ART35", Targets::None);
    assert!(has(&told, |fact| matches!(fact, Fact::CheckCancelled { .. })));
    assert_eq!(rig.dice(), None);
}

#[test]
fn ball_lightning_takes_the_battle_and_its_flags_count() {
    let mut rig = Rig::new(&[]);
    let wizard = rig.hero(South, Class::Wizard, "C5", &["SKL22", "SKL24", "ART27"]);
    rig.unit(North, "HRl", "G5", 4);
    rig.order("C5");
    rig.using(wizard, "SKL22", at(hex("G5")));
    assert_eq!(rig.dice(), Some(4), "two, the mastery's and the staff's; at distance 4");
    rig.roll("rlfb");
    assert_eq!(rig.figures("G5"), 2);
    assert_eq!(rig.question(), Some(Question::Retreat));
    assert_eq!(rig.state.battle().hero(wizard).doing.battles, 1);
}

#[test]
fn a_web_holds_and_a_rock_kills_a_creature_by_a_critical_roll() {
    let mut rig = Rig::new(&[]);
    rig.unit(South, "GIA", "C5", 1);
    rig.unit(North, "SPI", "E5", 1);
    rig.unit(North, "HRl", "G5", 4);
    rig.order("C5");
    rig.state.battle_mut().side_mut(South).tokens = 3;
    rig.act(&Action::CreaturePower { creature: hex("C5"), target: hex("E5") });
    assert_eq!(rig.tokens(South), 0);
    rig.roll("gf");
    rig.roll("s");
    assert_eq!(rig.state.battle().side(South).track.len(), 1);
    assert!(rig.state.battle().retreat.is_none(), "its flag is moot");

    let mut rig = Rig::new(&[]);
    rig.unit(South, "SPI", "C5", 1);
    rig.unit(North, "HRl", "D5", 4);
    rig.order("C5");
    rig.state.battle_mut().side_mut(South).tokens = 2;
    rig.act(&Action::CreaturePower { creature: hex("C5"), target: hex("D5") });
    assert!(rig.state.battle().unit(hex("D5")).is_some_and(|unit| unit.webbed));
}

#[test]
fn thievery_shows_all_tokens_and_a_trap_does_nothing() {
    for (value, dice) in [("ignores-trap", None), ("only-looks", Some(1))] {
        let mut rig = Rig::new(&[("thievery-trap", value)]);
        let rogue = rig.hero(South, Class::Rogue, "D11", &["SKL18"]);
        rig.unit(North, "HRl", "I5", 4);
        rig.order("D11");
        rig.act(&Action::Search { hero: rogue });
        let shown = [ChestToken::Experience, ChestToken::Trap, ChestToken::Trap];
        rig.draw(&shown.map(Kind::from));
        assert_eq!(rig.question(), Some(Question::ChooseToken));
        rig.act(&Action::ChooseToken { kind: ChestToken::Trap });
        assert_eq!(rig.dice(), dice);
        let bag = &rig.state.battle().chest_bag;
        assert_eq!(bag.total(), 19, "the two others are in the pool again");
        assert!(rig.state.battle().chests.iter().all(|chest| chest.at != hex("D11")));
    }
}

#[test]
fn a_chest_token_is_drawn_alike_at_random_and_by_pointing() {
    let [random, pointed] = ["random-draw", "position-choice"].map(|value| {
        let mut rig = Rig::new(&[("choose-token", value)]);
        let hero = rig.hero(South, Class::Warrior, "D11", &[]);
        rig.unit(North, "HRl", "I5", 4);
        rig.order("D11");
        rig.act(&Action::Search { hero });
        rig.draw(&[ChestToken::Experience.into()]);
        assert_eq!(rig.state.sheet(hero).experience, 1, "{value}");
        rig.state
    });
    assert_eq!(random, pointed);
}

#[test]
fn a_trap_makes_a_check_and_the_second_search_completes_the_quest() {
    let mut rig = Rig::new(&[("trap-dice", "two-dice")]);
    let hero = rig.hero(South, Class::Warrior, "D11", &[]);
    rig.unit(North, "HRl", "I5", 4);
    rig.order("D11");
    rig.state.battle_mut().hero_mut(hero).searches = 1;
    rig.act(&Action::Search { hero });
    rig.draw(&[ChestToken::Trap.into()]);
    assert_eq!(rig.dice(), Some(2));
    let told = rig.roll("gf");
    assert!(has(&told, |fact| matches!(fact, Fact::QuestDone { .. })));
    assert_eq!(rig.state.sheet(hero).experience, 1);
    assert!(rig.state.battle().sides.iter().all(|side| side.quest_done));
}

#[test]
fn a_hero_that_is_wounded_by_the_trap_completes_no_quest() {
    let mut rig = Rig::new(&[]);
    let hero = rig.hero(South, Class::Warrior, "D11", &[]);
    rig.unit(South, "HBs", "A5", 4);
    rig.unit(North, "HRl", "I5", 4);
    rig.order("D11");
    rig.state.battle_mut().hero_mut(hero).searches = 1;
    rig.act(&Action::Search { hero });
    rig.draw(&[ChestToken::Trap.into()]);
    let told = rig.roll("s");
    assert!(!has(&told, |fact| matches!(fact, Fact::QuestDone { .. })));
    assert_eq!(rig.state.battle().hero(hero).status, HeroStatus::Captured);
    assert_eq!(rig.state.sheet(hero).experience, 0);
}

#[test]
fn whether_a_hero_may_search_after_a_move_is_a_reading() {
    for (detached, reading) in
        [(true, ("detached-may-search", "detached-yes")), (false, ("search-without-battle", "yes"))]
    {
        for (readings, may) in [(&[][..], false), (&[reading][..], true)] {
            let mut rig = Rig::new(readings);
            rig.unit(South, "HBs", "D11", 4);
            let hero = rig.hero(South, Class::Warrior, "D11", &[]);
            rig.unit(North, "HRl", "I5", 4);
            rig.order("D11");
            let battle = rig.state.battle_mut();
            if detached {
                battle.hero_mut(hero).detachment = Detachment::Made;
            } else {
                let doing = &mut battle.unit_mut(hex("D11")).expect("the troop").doing;
                (doing.has_moved, doing.moved) = (true, 2);
            }
            let search = Action::Search { hero };
            assert_eq!(rig.game.check_action(&rig.state, &search).is_ok(), may, "{reading:?}");
        }
    }
}

#[test]
fn a_trophy_is_equipped_by_its_reading() {
    for (value, equipped, place) in [
        ("if-fewer-than-limit", 2, ArtifactPlace::Sheet),
        ("at-once-beyond-limit", 3, ArtifactPlace::Equipped),
        ("never", 2, ArtifactPlace::Sheet),
    ] {
        let mut rig = Rig::new(&[("trophy-equip", value)]);
        let hero = rig.hero(South, Class::Warrior, "C5", &["ART05", "ART06"]);
        rig.unit(North, "HRl", "I5", 4);
        rig.game.begin_gain(&mut rig.state, hero, true);
        rig.act(&Action::DrawTrophy);
        let crown = rig.artifact("ART22");
        let told = rig.draw(&[crown.into()]);
        assert_eq!(rig.state.battle().hero(hero).equipped.len(), equipped, "{value}");
        assert!(has(&told, |fact| matches!(fact, Fact::ArtifactGoes { to, .. } if *to == place)));
        assert_eq!(rig.state.sheet(hero).artifacts.len(), 3);
        assert_eq!(rig.state.artifacts.total(), 41);
    }
}

#[test]
fn a_card_that_can_never_fit_may_be_drawn_anew_and_goes_back_afterwards() {
    let mut rig = Rig::new(&[]);
    let hero = rig.hero(South, Class::Warrior, "C5", &[]);
    rig.unit(North, "HRl", "I5", 4);
    rig.game.begin_gain(&mut rig.state, hero, false);
    let (staff, crown) = (rig.artifact("ART27"), rig.artifact("ART22"));
    rig.draw(&[staff.into()]);
    assert_eq!(rig.question(), Some(Question::Redraw));
    rig.act(&Action::Redraw { card: staff });
    assert_eq!(rig.state.artifacts.total(), 43, "the staff waits");
    rig.draw(&[crown.into()]);
    assert_eq!(rig.state.artifacts.total(), 43, "the staff is back");
    assert_eq!(rig.question(), Some(Question::EquipNow));
    rig.act(&Action::EquipNow);
    assert_eq!(rig.state.battle().hero(hero).equipped, [crown]);
}

#[test]
fn a_seventh_artifact_is_one_too_many_and_the_new_one_may_go() {
    let mut rig = Rig::new(&[]);
    let hero = rig.hero(South, Class::Warrior, "C5", &[]);
    rig.unit(North, "HRl", "I5", 4);
    for id in ["ART05", "ART06", "ART08", "ART10", "ART11", "ART12"] {
        rig.own(hero, id);
    }
    rig.game.begin_gain(&mut rig.state, hero, false);
    let crown = rig.artifact("ART22");
    rig.draw(&[crown.into()]);
    assert_eq!(rig.question(), Some(Question::DiscardArtifact));
    rig.act(&Action::DiscardArtifact { card: crown });
    assert_eq!(rig.state.sheet(hero).artifacts.len(), 6);
    assert_eq!(rig.state.artifacts.total(), 38);
    assert_eq!(rig.state.battle().gain, None);
}

#[test]
fn a_backpack_gives_way_to_a_card_under_the_sheet() {
    let mut rig = Rig::new(&[]);
    let hero = rig.hero(South, Class::Warrior, "C5", &["ART09"]);
    rig.unit(North, "HRl", "I5", 4);
    let rope = rig.own(hero, "ART16");
    rig.state.tasks.push(Task::Move);
    rig.using(hero, "ART09", Targets::Card(rope));
    assert_eq!(rig.state.battle().hero(hero).equipped, [rope]);
    assert_eq!(rig.state.sheet(hero).artifacts.len(), 2);
}
