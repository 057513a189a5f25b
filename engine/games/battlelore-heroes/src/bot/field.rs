//! The measures of the field: what attacks are worth, what threatens a hex, where a piece would stand
//! best.
//!
//! Source: 13.1 of the specification. Everything is in twelfths of a hit. A piece is put on trial where
//! it might go, and the rules are asked there; what enemies would do to it depends on little of the
//! hex, so that is computed once for each piece and terrain.

use crate::battle::Ordered;
use crate::prelude::*;
use crate::rules::chapter::victory::TURNS_MAX;
use std::collections::BTreeMap;

/// A hit in twelfths.
pub(super) const HIT: i64 = 12;
/// Most that a hero is worth to an attack.
const HERO_MOST: i64 = 12;
/// What counts in the worth of a place.
const SUPPORT: i64 = 6;
const NEARER: i64 = 8;
const CHEST: i64 = 48;
const LAST_SKULL: i64 = 36;
/// How near enemies are near.
pub(super) const NEAR: u8 = 2;
/// What counts in the worth of an order.
const COMES_NEARER: i64 = 12;
const FELLS: i64 = 48;
const ESCAPES: i64 = 24;
/// Supporters that count.
const SUPPORTERS: usize = 2;
/// Dice that may well fell a Champion or a creature.
const FELLING_DICE: i64 = 2;

/// An attack that could be made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Blow {
    /// n: its dice.
    pub dice: i64,
    /// k: the faces that hit.
    pub faces: i64,
    /// X: what it does to a troop or a creature.
    pub hits: i64,
    /// W: what it does to a hero.
    pub wound: i64,
    /// S: what it is worth.
    pub worth: i64,
    /// True if it may well fell its target.
    pub fells: bool,
}

impl Blow {
    /// X + W.
    pub(super) const fn harm(&self) -> i64 {
        self.hits + self.wound
    }
}

/// A hex where a piece could stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// Where.
    pub hex: Hex,
    /// M: what standing there is worth.
    pub worth: i64,
    /// The best attack from there.
    pub best: Option<Blow>,
    /// What threatens the piece there.
    pub threat: i64,
    /// Friendly pieces beside it that support.
    pub support: i64,
}

impl Spot {
    /// The worth of the best attack.
    pub(super) fn attack(&self) -> i64 {
        self.best.map_or(0, |blow| blow.worth)
    }
}

/// Where a piece could stand: its own hex first, then where it can move to.
#[derive(Clone, Debug)]
pub(super) struct Survey {
    /// The hexes.
    pub spots: Vec<Spot>,
    /// V: what ordering the piece is worth.
    pub value: i64,
}

impl Survey {
    /// M of the own hex.
    pub(super) fn stay(&self) -> i64 {
        self.spots.first().map_or(0, |spot| spot.worth)
    }

    /// The greatest M.
    pub(super) fn most(&self) -> i64 {
        self.spots.iter().map(|spot| spot.worth).max().unwrap_or(0)
    }

    /// The place in a hex.
    pub(super) fn at(&self, hex: Hex) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.hex == hex)
    }
}

/// What a card would give to a piece's move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Aid {
    /// Hexes more.
    pub hexes: u8,
    /// No stop terrain.
    pub no_stop: bool,
    /// Dice more in melee, and by which card.
    pub melee: Option<(Lore, u8)>,
}

/// How a piece comes to a hex.
#[derive(Clone, Copy, Debug)]
struct Step {
    hex: Hex,
    steps: u8,
    rushed: bool,
}

/// An enemy piece.
struct Enemy {
    who: Fighter,
    /// How far it is dangerous.
    reach: u8,
    mode: Mode,
}

/// The field as one camp sees it.
pub(super) struct Field<'a> {
    pub game: &'a BattleLore,
    pub camp: Camp,
    /// The state in which pieces are put on trial; as it was after each look.
    pub trial: State,
    enemies: Vec<Enemy>,
    /// A hex without effect on those who attack from it.
    plain: Option<Hex>,
    /// X + W of each enemy against a piece in a terrain.
    threats: BTreeMap<(PieceKey, TerrainRole), Vec<i64>>,
    surveys: BTreeMap<PieceKey, Survey>,
}

/// A piece as a key: where it stands and its number, if it is a Champion.
type PieceKey = (Hex, Option<HeroId>);

const fn key(who: &Fighter) -> PieceKey {
    (who.at, who.hero)
}

impl<'a> Field<'a> {
    pub(super) fn new(game: &'a BattleLore, state: &State, camp: Camp) -> Self {
        let trial = state.clone();
        let enemies = game.fighters(&trial, camp.other()).into_iter();
        let enemies = enemies.map(|who| {
            let moves = game.mover(&trial, who).map_or(0, |mover| mover.battles);
            let shoots = game.shooting_range(&trial, &who).filter(|_| who.hero.is_none());
            let (more, mode) = match shoots {
                Some((_, range)) => (range, Mode::Ranged),
                None => (1, Mode::Melee),
            };
            Enemy { who, reach: moves + more, mode }
        });
        let enemies = enemies.collect();
        let plain = Hex::all().find(|hex| game.is_terrain(&trial, *hex, TerrainRole::Plain));
        let (threats, surveys) = (BTreeMap::new(), BTreeMap::new());
        Self { game, camp, trial, enemies, plain, threats, surveys }
    }

    /// The battle.
    pub(super) fn battle(&self) -> &Battle {
        self.trial.battle()
    }

    /// The attack of a battle that is, or that could be, as the state on trial has it.
    pub(super) fn blow(&self, of: &DiceFor<'_>) -> Blow {
        blow(self.game, &self.trial, of)
    }

    /// An attack of a piece on another from where both stand.
    pub(super) fn strike(
        &self,
        attacker: Fighter,
        target: Fighter,
        kind: FightKind,
        mode: Mode,
    ) -> Blow {
        let moved = match kind {
            FightKind::Attack | FightKind::Bonus => {
                self.game.doing(&self.trial, &attacker).map_or(0, |doing| doing.moved)
            }
            FightKind::BattleBack | FightKind::Passing => 0,
        };
        let from = attacker.at;
        self.blow(&DiceFor { attacker, from, target, kind, mode, moved, fight: None })
    }

    /// True if a target could battle back after a melee.
    pub(super) fn could_answer(&mut self, attacker: Fighter, target: Fighter) -> bool {
        let mut fight = Fight::new(FightKind::Attack, Mode::Melee, attacker, target);
        fight.rolled = 1;
        self.trial.battle_mut().fights.push(fight);
        let answers = self.game.may_battle_back(&self.trial);
        self.trial.battle_mut().fights.pop();
        answers
    }

    /// Enemy pieces near a hex.
    pub(super) fn enemies_near(&self, hex: Hex, within: u8) -> usize {
        self.enemies.iter().filter(|enemy| enemy.who.at.distance(hex) <= within).count()
    }

    /// True if a hex holds a chest.
    pub(super) fn has_chest(&self, hex: Hex) -> bool {
        self.battle().chests.iter().any(|chest| chest.at == hex)
    }

    /// Own pieces in board order.
    pub(super) fn own(&self) -> Vec<Fighter> {
        self.game.fighters(&self.trial, self.camp)
    }

    /// Figures of a piece; a creature and a hero are one.
    pub(super) fn figures(&self, who: &Fighter) -> i64 {
        self.game.unit_of(&self.trial, who).map_or(1, |unit| unit.figures.into())
    }

    /// True if the next loss is the last: of a figure, or of a Champion's skull.
    pub(super) fn is_last(&self, who: &Fighter) -> bool {
        match who.hero {
            Some(hero) => self.game.skulls_left(&self.trial, hero) <= 1,
            None => self
                .game
                .unit_of(&self.trial, who)
                .is_some_and(|unit| unit.figures == 1 && BattleLore::is_troop(unit.kind)),
        }
    }

    /// best(p, h): the best attack of a piece from where it stands, whatever it has done.
    fn best_from(&self, who: &Fighter) -> Option<Blow> {
        let (game, state) = (self.game, &self.trial);
        let range = game.shooting_range(state, who).map_or(1, |(_, to)| to);
        let near = || self.enemies.iter().filter(|enemy| enemy.who.at.distance(who.at) <= range);
        near().next()?;
        game.may_battle(state, who).ok()?;
        let moved = game.doing(state, who).map_or(0, |doing| doing.moved);
        let blows = near().filter_map(|enemy| {
            let mode = game.battle_mode(state, who, enemy.who.at).ok()?;
            let target = game.fighter_in(state, enemy.who.at, None)?;
            Some(self.blow(&DiceFor {
                attacker: *who,
                from: who.at,
                target,
                kind: FightKind::Attack,
                mode,
                moved,
                fight: None,
            }))
        });
        blows.reduce(|best, blow| if blow.worth > best.worth { blow } else { best })
    }

    /// The best melee of a piece from where it stands, as if it might have one.
    pub(super) fn best_melee(&self, who: &Fighter) -> Blow {
        let near = self.enemies.iter().filter(|enemy| enemy.who.at.is_beside(who.at));
        let targets =
            near.filter_map(|enemy| self.game.fighter_in(&self.trial, enemy.who.at, None));
        let blows = targets.map(|target| self.strike(*who, target, FightKind::Bonus, Mode::Melee));
        let best = blows.reduce(|best, blow| if blow.worth > best.worth { blow } else { best });
        best.unwrap_or_default()
    }

    /// threat(p, h): what the two most dangerous enemies would do to a piece where it stands now; `was`
    /// is the piece before it was put there.
    fn threat(&mut self, was: &Fighter, stands: &Fighter) -> i64 {
        let (game, state) = (self.game, &self.trial);
        let terrain = game.terrain(state, stands.at).role;
        let shares = stands.at != was.at
            && stands.hero.is_some()
            && state.battle().unit(stands.at).is_some();
        let harms = || -> Vec<i64> {
            let target = game.fighter_in(state, stands.at, None).unwrap_or(*stands);
            let harm = |enemy: &Enemy| {
                let of = DiceFor {
                    attacker: enemy.who,
                    from: self.plain.unwrap_or(enemy.who.at),
                    target,
                    kind: FightKind::Attack,
                    mode: enemy.mode,
                    moved: 0,
                    fight: None,
                };
                blow(game, state, &of).harm()
            };
            self.enemies.iter().map(harm).collect()
        };
        let apart;
        let all: &[i64] = if shares {
            apart = harms();
            &apart
        } else {
            let known = (key(was), terrain);
            self.threats.entry(known).or_insert_with(harms)
        };
        let (mut first, mut second) = (0, 0);
        for (enemy, harm) in self.enemies.iter().zip(all) {
            if enemy.who.at.distance(stands.at) > enemy.reach {
                continue;
            }
            if *harm > first {
                (first, second) = (*harm, first);
            } else if *harm > second {
                second = *harm;
            }
        }
        first + second
    }

    /// Puts a piece on trial, looks, and puts it back.
    pub(super) fn tried<T>(
        &mut self,
        who: Fighter,
        to: Hex,
        change: impl FnOnce(&mut Doing),
        look: impl FnOnce(&mut Self, &Fighter) -> T,
    ) -> T {
        let game = self.game;
        // Where somebody stands, who goes and who stays would be mixed up on the way back.
        let meets = to != who.at && game.is_piece(&self.trial, to);
        let before = meets.then(|| self.trial.clone());
        let had = game.doing(&self.trial, &who).copied().unwrap_or_default();
        if let Some(doing) = game.doing_mut(&mut self.trial, &who) {
            change(doing);
        }
        let put = game.put_fighter(&mut self.trial, &who, to);
        let seen = look(self, &put);
        if let Some(before) = before {
            self.trial = before;
            return seen;
        }
        game.put_fighter(&mut self.trial, &put, who.at);
        if let Some(doing) = game.doing_mut(&mut self.trial, &who) {
            *doing = had;
        }
        seen
    }

    /// M(p, h) and what it is made of, of a piece that comes to a hex so.
    fn spot(&mut self, who: Fighter, came: Step) -> Spot {
        let moves = came.hex != who.at;
        let change = |doing: &mut Doing| {
            doing.ordered.get_or_insert(Ordered { section: None, by_card: true });
            if moves {
                doing.has_moved = true;
                doing.moved = came.steps;
                doing.rushed = came.rushed;
            }
        };
        let (best, threat, support) = self.tried(who, came.hex, change, |field, stands| {
            let best = field.best_from(stands);
            let threat = field.threat(&who, stands);
            let support = field.game.supporters(&field.trial, field.camp, stands.at);
            (best, threat, support.min(SUPPORTERS) as i64)
        });
        let mut worth =
            3 * best.map_or(0, |blow| blow.worth) - self.feared(threat) + SUPPORT * support;
        if self.enemies_near(who.at, NEAR) == 0 {
            worth += NEARER * self.nearer(who.at, came.hex);
        }
        if self.has_chest(came.hex)
            && self.game.hero_with(&self.trial, &who).is_some()
            && self.enemies_near(came.hex, NEAR) == 0
        {
            worth += CHEST;
        }
        if who.hero.is_some() && self.is_last(&who) {
            worth -= LAST_SKULL * self.enemies_near(came.hex, 1) as i64;
        }
        Spot { hex: came.hex, worth, best, threat, support }
    }

    /// How much a threat counts: less and less toward the last turn, so that nobody waits for ever.
    fn feared(&self, threat: i64) -> i64 {
        let most = i64::from(TURNS_MAX);
        threat * (most - i64::from(self.battle().turn)).max(0) / most
    }

    /// How much nearer to the nearest enemy a hex is than another.
    fn nearer(&self, from: Hex, to: Hex) -> i64 {
        let nearest = |hex: Hex| {
            let distances = self.enemies.iter().map(|enemy| enemy.who.at.distance(hex));
            distances.min().map_or(0, i64::from)
        };
        nearest(from) - nearest(to)
    }

    /// M(p, h) of a piece that a card puts into a hex.
    pub(super) fn sent(&mut self, who: Fighter, hex: Hex) -> i64 {
        self.spot(who, Step { hex, steps: 1, rushed: false }).worth
    }

    /// How a piece would stand in a hex, whatever brought it there.
    pub(super) fn standing(&mut self, who: Fighter, hex: Hex) -> Spot {
        self.spot(who, Step { hex, steps: 0, rushed: false })
    }

    /// Where a piece could stand, and what ordering it is worth.
    pub(super) fn survey(&mut self, who: Fighter) -> &Survey {
        if !self.surveys.contains_key(&key(&who)) {
            let survey = self.survey_with(who, Aid::default());
            self.surveys.insert(key(&who), survey);
        }
        &self.surveys[&key(&who)]
    }

    /// The same with what a card would give.
    pub(super) fn survey_with(&mut self, who: Fighter, aid: Aid) -> Survey {
        let game = self.game;
        let had = game.doing(&self.trial, &who).copied().unwrap_or_default();
        if let Some(doing) = game.doing_mut(&mut self.trial, &who) {
            doing.ordered.get_or_insert(Ordered { section: None, by_card: true });
            doing.hexes += aid.hexes;
            doing.no_stop |= aid.no_stop;
            if let Some((card, dice)) = aid.melee {
                doing.melee_dice += dice;
                doing.melee_by = Some(card);
            }
        }
        let mut ways = vec![Step { hex: who.at, steps: 0, rushed: false }];
        let is_held = had.has_moved || had.was_joined || game.is_webbed(&self.trial, &who);
        if let Some(mover) = game.mover(&self.trial, who).filter(|_| !is_held) {
            let state = &self.trial;
            let reach = game.reach(state, &mover, game.more_hexes(&mover, false));
            ways.extend(reach.ends.iter().filter(|hex| *hex != who.at).filter_map(|hex| {
                let steps = reach.to(hex)?;
                let rushed = game.is_rush(state, &mover, hex, steps);
                (steps <= mover.hexes || rushed).then_some(Step { hex, steps, rushed })
            }));
        }
        let spots: Vec<Spot> = ways.into_iter().map(|came| self.spot(who, came)).collect();
        if let Some(doing) = game.doing_mut(&mut self.trial, &who) {
            *doing = had;
        }
        let value = self.value(&who, &spots);
        Survey { spots, value }
    }

    /// V(p) of the places that a piece can reach.
    fn value(&self, who: &Fighter, spots: &[Spot]) -> i64 {
        let blows = spots.iter().filter_map(|spot| spot.best);
        let best = blows.reduce(|best, blow| if blow.worth > best.worth { blow } else { best });
        let best = best.unwrap_or_default();
        let mut value = 3 * best.worth;
        if spots.iter().any(|spot| self.nearer(who.at, spot.hex) > 0) {
            value += COMES_NEARER;
        }
        if best.fells {
            value += FELLS;
        }
        let threat = spots.first().map_or(0, |spot| spot.threat);
        let is_safer = |spot: &Spot| 2 * spot.threat < threat;
        if self.is_last(who) && threat >= HIT && spots.iter().any(is_safer) {
            value += ESCAPES;
        }
        value
    }
}

/// n, k, X, W and S of an attack.
fn blow(game: &BattleLore, state: &State, of: &DiceFor<'_>) -> Blow {
    let dice = i64::from(game.dice_of(state, of).total);
    let made;
    let fight = if let Some(fight) = of.fight {
        fight
    } else {
        made = Fight::new(of.kind, of.mode, of.attacker, of.target);
        &made
    };
    let unit = game.unit_of(state, &of.target);
    let is_troop = unit.is_some_and(|unit| BattleLore::is_troop(unit.kind));
    let strikes = fight.strikes_hit || game.would_strike(state, of);
    let lore = (fight.lore_hits || game.dedicates(state, fight).is_some())
        && game.lore_stone(state, &of.target).is_none();
    let each = if fight.cleaves && is_troop { 2 } else { 1 };
    let faces = i64::from(unit.is_some()) + if strikes { each } else { 0 } + i64::from(lore);
    let hits = match unit.map(|unit| unit.kind) {
        Some(UnitKind::Troop(_)) => 2 * dice * faces,
        Some(UnitKind::Creature(_)) => 2 * dice * faces / 3,
        None => 0,
    };
    let has_hero = game.hero_with(state, &of.target).is_some();
    let wound = if has_hero { HERO_MOST.min(2 * dice) } else { 0 };
    let figures = unit.map_or(0, |unit| i64::from(unit.figures));
    let doubled = unit.is_some() && (!is_troop || figures == 1);
    let worth = hits * if doubled { 2 } else { 1 } + wound;
    let needed = if is_troop { figures } else { FELLING_DICE };
    Blow { dice, faces, hits, wound, worth, fells: dice >= needed && worth > 0 }
}
