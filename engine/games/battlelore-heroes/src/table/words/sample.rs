//! Positions for the tests of words and of what each eye is told, set up by hand: Ada holds South and
//! Torvald the Warrior, who leads knights; Ben holds North and Wren the Rogue, who stands alone.

use crate::battle::{DamageBy, Gain, GainStep, InPlay, Search};
use crate::cards::Troop;
use crate::prelude::*;
use crate::readings::Readings;
use crate::state::{Aaa, Campaign, PlayedBattle};
use crate::vocabulary::Face;
use kanso_engine::Deck;

/// Torvald, Ada's Warrior.
pub const TORVALD: HeroId = HeroId(0);
/// Wren, Ben's Rogue.
pub const WREN: HeroId = HeroId(1);
/// Where Torvald leads the knights.
pub const KNIGHTS: &str = "A7";
/// Where Wren stands alone.
pub const ALONE: &str = "B8";

/// A game with its state, changed piece by piece.
#[derive(Clone)]
pub struct Sample {
    pub game: BattleLore,
    pub state: State,
}

impl Sample {
    /// The player turn 5 of one battle: South battles.
    pub fn new(readings: &[(&str, &str)]) -> Self {
        let cards = CardSet::chosen(&CardChoice::default()).expect("the built-in set is sound");
        let mut values: Vec<u8> = Readings::SPECS.iter().map(|_| 0).collect();
        for (name, value) in readings {
            let place = Readings::SPECS.iter().position(|spec| spec.name == *name);
            let place = place.expect("a reading of this game");
            let number = Readings::SPECS[place].values.iter().position(|of| of == value);
            values[place] = number.expect("a value of it") as u8;
        }
        let scenario = cards.scenario_by_id("SCN04").expect("a scenario of the set");
        let game = BattleLore {
            names: ["Ada", "Ben"].map(str::to_owned).to_vec(),
            scenario,
            battles: None,
            readings: Readings::from_values(&values).expect("values of these readings"),
            cards,
            opening: None,
        };
        let mut sample = Self { state: empty(&game), game };
        sample.roster();
        let parties: [&[HeroId]; 2] = [&[TORVALD], &[WREN]];
        let row = sample.game.cards.scenario(scenario);
        let mut battle = sample.game.new_battle(row, parties, [None; 2]);
        battle.turn = 5;
        for (id, at) in [(TORVALD, KNIGHTS), (WREN, ALONE)] {
            let equipped = sample.state.sheet(id).artifacts[..2].to_vec();
            let hero = battle.hero_mut(id);
            hero.at = Some(hex(at));
            hero.status = HeroStatus::OnMap;
            hero.mounted = id == TORVALD;
            hero.equipped = equipped;
        }
        let council = Council { commander: 2, wizard: 1, warrior: 3, ..Council::default() };
        for camp in Camp::ALL {
            let side = battle.side_mut(camp);
            side.council = Some(council);
            side.tokens = 3;
            side.commands = ["CMD05", "CMD16"].map(|id| sample.command(id)).to_vec();
            side.lores = ["LWZ01", "LWA01"].map(|id| sample.lore(id)).to_vec();
        }
        sample.state.battle = Some(battle);
        sample.tasks([Task::Combat])
    }

    /// The same battle as the second of a campaign.
    pub fn campaign(readings: &[(&str, &str)]) -> Self {
        let mut sample = Self::new(readings);
        sample.game.battles = Some(8);
        let played = PlayedBattle {
            scenario: sample.game.scenario,
            chooser: Seat::at(0),
            camp: Camp::South,
            result: None,
        };
        let parties = [Some(vec![TORVALD]), Some(vec![WREN])];
        sample.state.campaign =
            Some(Campaign { battles: vec![played; 2], parties, ..Campaign::default() });
        sample
    }

    /// The After Adventure Action of a campaign, in a step of it: Torvald's turn.
    pub fn aaa(step: AaaStep) -> Self {
        let mut sample = Self::campaign(&[]).tasks([Task::Aaa]);
        let of = |hero, seat, won| Adventurer {
            hero,
            seat: Seat::at(seat),
            took_part: true,
            on_map: true,
            won,
        };
        let shown = vec![sample.artifact("ART11"), sample.artifact("ART37")];
        let campaign = sample.state.campaign.as_mut().expect("a campaign");
        campaign.aaa = Some(Aaa {
            heroes: vec![of(TORVALD, 0, true), of(WREN, 1, false)],
            step,
            at: 0,
            bought: 0,
            pairs: 0,
            shown,
            replaced: Vec::new(),
            returned: Vec::new(),
            levelled: Vec::new(),
        });
        sample.state.battle = None;
        sample
    }

    /// Both sheets.
    fn roster(&mut self) {
        let torvald = self.sheet(TORVALD, Class::Warrior, 2, ["SKL11", "SKL09"]);
        let wren = self.sheet(WREN, Class::Rogue, 0, ["SKL18", "SKL17"]);
        for (seat, sheet) in [torvald, wren].into_iter().enumerate() {
            self.state.seats[seat].roster = vec![sheet];
        }
    }

    /// A sheet with three artifacts, of which two can be equipped.
    fn sheet(&self, id: HeroId, class: Class, name_no: u16, skills: [&str; 2]) -> Sheet {
        Sheet {
            skills: skills.map(|id| self.skill(id)).to_vec(),
            artifacts: ["ART01", "ART06", "ART31"].map(|id| self.artifact(id)).to_vec(),
            treasure: 5,
            experience: 6,
            skulls_marked: 1,
            ..Sheet::new(id, class, name_no)
        }
    }

    /// What is going on instead; the last task is next.
    pub fn tasks(mut self, tasks: impl IntoIterator<Item = Task>) -> Self {
        self.state.tasks = tasks.into_iter().collect();
        self
    }

    /// Ada's knights attack Wren; the battle is in one of its steps.
    pub fn fight(step: FightStep) -> Self {
        let mut sample = Self::new(&[]).tasks([Task::Combat, Task::Fight]);
        let [attacker, target] = [sample.knights(), sample.alone()];
        sample.state.battle_mut().fights.push(Fight {
            kind: FightKind::Attack,
            mode: Mode::Melee,
            attacker,
            target,
            glory: false,
            given: 0,
            bonus: 0,
            strikes_hit: false,
            lore_hits: false,
            cleaves: false,
            snared: false,
            bold: 0,
            hits_cancelled: 0,
            blood: Vec::new(),
            vengeance: None,
            relentless: false,
            used: Vec::new(),
            rolled: 4,
            faces: [Face::Blue, Face::Flag, Face::Strike].into_iter().collect(),
            cancelled: [Face::Lore].into_iter().collect(),
            rerolled: [Face::Lore].into_iter().collect(),
            hits: 1,
            felled: false,
            forced: false,
            evaded: false,
            went: None,
            step,
        });
        sample
    }

    /// Wren has to go back, in a step of that.
    pub fn retreat(step: RetreatStep, ignored: Option<u8>) -> Self {
        let mut sample = Self::fight(FightStep::Flags).tasks([Task::Fight, Task::Retreat]);
        sample.state.battle_mut().retreat = Some(Retreat {
            who: sample.alone(),
            cause: RetreatCause::Battle,
            flags: 2,
            left: 1,
            glory: None,
            ignored,
            path: Path::EMPTY.longer(true).expect("one step"),
            walked: 1,
            losses: 1,
            passed: false,
            step,
        });
        sample
    }

    /// Wren makes a casualty check, in a step of that.
    pub fn check(step: CheckStep) -> Self {
        let mut sample = Self::fight(FightStep::Check).tasks([Task::Fight, Task::Check]);
        let by = sample.knights();
        sample.state.battle_mut().check = Some(Check {
            hero: WREN,
            dice: 2,
            cause: CheckCause::Battle(by),
            melee: true,
            struck: true,
            then_troop: false,
            second: false,
            faces: [Face::Flag, Face::Strike].into_iter().collect(),
            rerolled: [Face::Strike].into_iter().collect(),
            saved: false,
            step,
        });
        sample
    }

    /// A Fireball on Ada's knights, in a step of that.
    pub fn damage(step: DamageStep) -> Self {
        let mut sample = Self::new(&[]).tasks([Task::Combat, Task::Damage]);
        let (by, target) = (DamageBy::Lore(sample.lore("LWZ01")), sample.knights());
        sample.state.battle_mut().damage = Some(Damage {
            by,
            camp: Camp::North,
            kind: DamageKind::Damage { faces: DamageFaces::default(), flags: false },
            dice: 3,
            targets: [target].into_iter().collect(),
            faces: [Face::Red].into_iter().collect(),
            critical: 1,
            step,
        });
        sample
    }

    /// A hero searches, in a step of that.
    pub fn search(hero: HeroId, step: SearchStep) -> Self {
        let mut sample = Self::new(&[]).tasks([Task::Combat, Task::Search]);
        sample.state.battle_mut().search = Some(Search {
            hero,
            shown: [ChestToken::Treasure, ChestToken::Trap].into_iter().collect(),
            token: Some(ChestToken::Trap),
            ignored: false,
            step,
        });
        sample
    }

    /// An artifact card is on its way to Wren, in a step of that.
    pub fn gain(step: GainStep) -> Self {
        let mut sample = Self::new(&[]).tasks([Task::Combat, Task::Gain]);
        let card = Some(sample.artifact("ART14"));
        sample.state.battle_mut().gain =
            Some(Gain { hero: WREN, trophy: false, card, replaced: Vec::new(), step });
        sample
    }

    /// Battle Lore is in play.
    pub fn battle_lore(mut self) -> Self {
        let card = self.command("CMD16");
        let in_play = InPlay { card, acts_as: Some(card), heals: None, held: 4 };
        self.state.battle_mut().in_play = Some(in_play);
        self
    }

    /// Ada's knights with Torvald.
    pub fn knights(&self) -> Fighter {
        Fighter { camp: Camp::South, at: hex(KNIGHTS), hero: None }
    }

    /// Wren alone.
    pub fn alone(&self) -> Fighter {
        Fighter { camp: Camp::North, at: hex(ALONE), hero: Some(WREN) }
    }

    /// Ada's knights, as they are told.
    pub fn knights_told(&self) -> Piece {
        self.game.piece(&self.state, &self.knights())
    }

    /// Wren alone, as told.
    pub fn alone_told(&self) -> Piece {
        self.game.piece(&self.state, &self.alone())
    }

    /// Ada's giant, as it is told.
    pub fn giant_told(&self) -> Piece {
        let giant = Fighter { camp: Camp::South, at: hex("B6"), hero: None };
        self.game.piece(&self.state, &giant)
    }

    /// A hero, as it is told.
    pub fn hero(&self, hero: HeroId) -> HeroName {
        self.game.hero_name(&self.state, hero)
    }

    /// The Command card with this id.
    pub fn command(&self, id: &str) -> Command {
        self.game.cards.command_by_id(id).expect("a Command card of the set")
    }

    /// The Lore card with this id.
    pub fn lore(&self, id: &str) -> Lore {
        self.game.cards.lore_by_id(id).expect("a Lore card of the set")
    }

    /// The skill with this id.
    pub fn skill(&self, id: &str) -> Skill {
        self.game.cards.skill_by_id(id).expect("a skill of the set")
    }

    /// The artifact with this id.
    pub fn artifact(&self, id: &str) -> Artifact {
        self.game.cards.artifact_by_id(id).expect("an artifact of the set")
    }

    /// The scenario with this id.
    pub fn scenario(&self, id: &str) -> Scenario {
        self.game.cards.scenario_by_id(id).expect("a scenario of the set")
    }

    /// The troop with this id.
    pub fn troop(&self, id: &str) -> UnitKind {
        let troop: Option<Troop> = self.game.cards.troop_by_id(id);
        UnitKind::Troop(troop.expect("a troop of the set"))
    }

    /// The creature with this id.
    pub fn creature(&self, id: &str) -> Creature {
        self.game.cards.creature_by_id(id).expect("a creature of the set")
    }
}

/// Before anything is there.
fn empty(game: &BattleLore) -> State {
    State {
        seats: vec![SeatState::default(); 2],
        artifacts: Deck::shuffled(game.all_artifacts()),
        recruit: None,
        battle: None,
        ended: None,
        campaign: None,
        tasks: Vec::new(),
    }
}

/// A camp with the seat that holds it in a battle by itself.
pub fn whose(camp: Camp) -> Whose {
    Whose { camp, seat: Seat::at(camp.index()) }
}

/// The hex with this label.
pub fn hex(label: &str) -> Hex {
    Hex::from_label(label).expect("a hex of the board")
}
