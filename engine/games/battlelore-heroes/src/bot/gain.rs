//! What Lore cards, skills, artifacts and powers gain.
//!
//! Source: 13.2 and 13.3 of the specification. What something does is asked of the rules: it is used
//! in a copy of the state, and what is different then is counted.

use super::field::{Aid, Blow, Field, HIT};
use crate::battle::Announced;
use crate::prelude::*;
use crate::rules::chapter::lore_effects::target_hexes;
use crate::vocabulary::Face;

/// A target that falls, or does not.
const FALLS: i64 = 72;
/// A figure, a check die, a check's wound.
const SAVED: i64 = 24;
/// A flag that one must follow, and a die that may show one.
const FLAG: i64 = 12;
const FLAG_DIE: i64 = 4;
/// False Orders, Snaring Rope, a potion more.
const ODD: i64 = 24;
/// What is not told apart: a piece in a blessed section, a troop that may be poisoned.
const BLESSED: i64 = 6;
const POISONED: i64 = 8;
/// A reroll of one die, for each face that hits.
const REROLLED: i64 = 4;
/// Lore tokens that are plenty, and what one is worth then.
const PLENTY: u8 = 8;
const CHEAP: i64 = 4;
/// An announced card of this cost is countered.
const COUNTERED: u8 = 4;
/// What is not done.
pub(super) const NOT: i64 = -1;

impl Field<'_> {
    /// A Lore card; doing nothing has 0.
    pub(super) fn plays(&mut self, question: Question, card: Lore, targets: &Targets) -> i64 {
        let game = self.game;
        let price = game.lore_price(&self.trial, self.camp, card);
        let gain = match game.cards.lore(card).effect {
            LoreEffect::Cancel => {
                let announced = self.battle().announced.as_ref();
                let cost = announced.map_or(0, |announced| game.cards.lore(announced.card).cost);
                return if cost >= COUNTERED { 1 } else { NOT };
            }
            LoreEffect::Hurry { hexes, no_stop, melee_dice, .. } => {
                let melee = (melee_dice > 0).then_some((card, melee_dice));
                let aid = Aid { hexes, no_stop, melee };
                target_hexes(targets).into_iter().map(|hex| self.farther(hex, aid)).sum()
            }
            LoreEffect::Portal { .. } => match targets {
                Targets::Move { piece, dest } => self.portal(*piece, *dest),
                _ => 0,
            },
            LoreEffect::FarSight { dice } => match targets {
                Targets::Hex(hex) => self.far_sight(*hex, (card, dice.at(price.level))),
                _ => 0,
            },
            LoreEffect::Vengeance { dice } => 2 * self.vengeance(dice.at(price.level)),
            LoreEffect::Relentless => 2 * self.bonus_harm(),
            _ => {
                let mut after = self.trial.clone();
                let played = Announced {
                    camp: self.camp,
                    card,
                    targets: targets.clone(),
                    level: price.level,
                    paid: price.cost,
                    in_lieu: false,
                };
                game.lore_acts(&mut after, &played, &mut Tracing::off());
                self.difference(question, &after)
            }
        };
        let gain = gain - self.token() * i64::from(price.cost);
        if gain > 0 { gain } else { NOT }
    }

    /// What a Lore token that is paid is worth: less to who has plenty.
    fn token(&self) -> i64 {
        let tokens = self.battle().side(self.camp).tokens;
        if tokens < PLENTY { HIT } else { CHEAP }
    }

    /// A Lore card instead of a Command card, in the scale of T1.
    pub(super) fn plays_in_lieu(&mut self, card: Lore) -> i64 {
        let game = self.game;
        let price = game.lore_price(&self.trial, self.camp, card);
        let orders = match game.cards.lore(card).effect {
            LoreEffect::OrderExtra { orders } => orders.at(price.level),
            _ => 0,
        };
        super::orders::SCALE * (self.greatest(orders) - self.token() * i64::from(price.cost))
    }

    /// A skill or an artifact; doing nothing has 0.
    pub(super) fn uses(
        &mut self,
        question: Question,
        hero: HeroId,
        item: ItemId,
        targets: &Targets,
    ) -> i64 {
        let game = self.game;
        let power = match item {
            ItemId::Artifact(card) => Some(game.cards.artifact(card).power),
            ItemId::Skill(_) => None,
        };
        let gain = match power {
            Some(ArtifactPower::Backpack) => match targets {
                Targets::Card(card) if game.cards.artifact(*card).is_potion() => ODD,
                _ => 0,
            },
            Some(ArtifactPower::Warp { hexes }) => {
                let at = self.battle().hero(hero).at;
                let aid = Aid { hexes, no_stop: true, melee: None };
                at.map_or(0, |hex| self.farther(hex, aid))
            }
            Some(_) | None => {
                let mut after = self.trial.clone();
                game.use_item(&mut after, hero, item, targets, &mut Tracing::off());
                self.difference(question, &after)
            }
        };
        let wanted = if is_spent(game, item) { HIT } else { 1 };
        if gain >= wanted { gain } else { NOT }
    }

    /// A creature's power; no battle has 0.
    pub(super) fn powers(&mut self, creature: Hex, target: Hex) -> i64 {
        let game = self.game;
        let Some(who) = game.fighter_in(&self.trial, creature, None) else { return NOT };
        let Some(UnitKind::Creature(kind)) = game.unit_of(&self.trial, &who).map(|unit| unit.kind)
        else {
            return NOT;
        };
        let mut after = self.trial.clone();
        game.creature_power(&mut after, creature, target, &mut Tracing::off());
        let gain = after.battle().damage.as_ref().map_or(0, |damage| self.damage(damage));
        let gain = gain - HIT * i64::from(game.cards.creature(kind).cost);
        // A battle has its S and one more.
        if gain > 0 { gain + 1 } else { NOT }
    }

    /// What a piece gains by going farther.
    fn farther(&mut self, hex: Hex, aid: Aid) -> i64 {
        let Some(who) = self.game.fighter_in(&self.trial, hex, None) else { return 0 };
        let without = self.survey(who).most();
        self.survey_with(who, aid).most() - without
    }

    /// What a piece gains by being sent to a hex.
    fn portal(&mut self, hex: Hex, dest: Hex) -> i64 {
        let Some(who) = self.game.fighter_in(&self.trial, hex, None) else { return 0 };
        self.sent(who, dest) - self.survey(who).most()
    }

    /// What a missile troop gains that sees everything.
    fn far_sight(&mut self, hex: Hex, sight: (Lore, u8)) -> i64 {
        let Some(who) = self.game.fighter_in(&self.trial, hex, None) else { return 0 };
        let without = self.best_now(who);
        let had = self.game.doing(&self.trial, &who).and_then(|doing| doing.far_sight);
        let mut give = |far_sight| {
            if let Some(doing) = self.game.doing_mut(&mut self.trial, &who) {
                doing.far_sight = far_sight;
            }
        };
        give(Some(sight));
        let with = self.best_now(who);
        let doing = self.game.doing_mut(&mut self.trial, &who);
        if let Some(doing) = doing {
            doing.far_sight = had;
        }
        2 * (with - without)
    }

    /// The battle back that there would not be.
    fn vengeance(&self, dice: u8) -> i64 {
        let Some(fight) = self.battle().fight() else { return 0 };
        let (attacker, target) = (fight.target, fight.attacker);
        let mut back = Fight::new(FightKind::BattleBack, Mode::Melee, attacker, target);
        back.given = dice;
        self.of_fight(&self.trial, &back).harm()
    }

    /// The attack of a battle that is on.
    fn of_fight(&self, state: &State, fight: &Fight) -> Blow {
        let moved = match fight.kind {
            FightKind::Attack | FightKind::Bonus => {
                self.game.doing(state, &fight.attacker).map_or(0, |doing| doing.moved)
            }
            FightKind::BattleBack | FightKind::Passing => 0,
        };
        self.blow(&DiceFor {
            attacker: fight.attacker,
            from: fight.attacker.at,
            target: fight.target,
            kind: fight.kind,
            mode: fight.mode,
            moved,
            fight: Some(fight),
        })
    }

    /// What is gained between the state and one after.
    fn difference(&mut self, question: Question, after: &State) -> i64 {
        let mut gain = self.of_battle(question, after);
        let (had, has) = (self.battle(), after.battle());
        let more = i64::from(has.side(self.camp).tokens) - i64::from(had.side(self.camp).tokens);
        gain += HIT * more;
        if let (None, Some(damage)) = (&had.damage, &has.damage) {
            gain += self.damage(damage);
        }
        for task in after.tasks.iter().skip(self.trial.tasks.len()) {
            gain += match task {
                Task::FalseOrders(_) => ODD,
                Task::DrawLore { left, .. } => HIT * i64::from(*left),
                _ => 0,
            };
        }
        for holy in &has.holy[had.holy.len().min(has.holy.len())..] {
            let own = self.own();
            gain += BLESSED * own.iter().filter(|who| who.at.is_in(holy.section)).count() as i64;
        }
        let had = had.orders.grants.len();
        for grant in has.orders.grants.iter().skip(had) {
            gain += match grant.filter {
                Filter::Beside(hero) => {
                    let at = has.hero(hero).at;
                    at.map_or(0, |hex| self.orders_beside(hex, grant.left))
                }
                Filter::Chain(hex) => self.orders_in_chain(hex, grant.left),
                _ => self.greatest_unordered(grant.left),
            };
        }
        gain
    }

    /// What is gained in a battle, a check or a search that is going on.
    fn of_battle(&mut self, question: Question, after: &State) -> i64 {
        match question {
            Question::PreAttack => self.before_own_roll(after),
            Question::PreDefend => {
                let (without, with) = self.both_hits(after);
                let lost = self.target_figures() * HIT;
                let falls = without >= lost && with < lost;
                2 * (without - with) + if falls { FALLS } else { 0 }
            }
            Question::PostAttack => self.after_own_roll(after),
            Question::PostDefend => self.after_enemy_roll(after),
            Question::Check | Question::CheckReroll | Question::Wounded => self.in_check(after),
            Question::ChestSeen => SAVED,
            _ => 0,
        }
    }

    /// The battle that is on, before and after.
    fn fights<'a>(&'a self, after: &'a State) -> Option<(&'a Fight, &'a Fight)> {
        Some((self.battle().fight()?, after.battle().fight()?))
    }

    /// X of the battle that is on, before and after.
    fn both_hits(&self, after: &State) -> (i64, i64) {
        let Some((had, has)) = self.fights(after) else { return (0, 0) };
        (self.of_fight(&self.trial, had).hits, self.of_fight(after, has).hits)
    }

    fn target_figures(&self) -> i64 {
        self.battle().fight().map_or(1, |fight| self.figures(&fight.target))
    }

    fn before_own_roll(&mut self, after: &State) -> i64 {
        let (without, with) = self.both_hits(after);
        let lost = self.target_figures() * HIT;
        let mut gain = 2 * (with - without);
        if with >= lost && without < lost {
            gain += FALLS;
        }
        let Some((had, has)) = self.fights(after) else { return gain };
        if has.snared && !had.snared {
            gain += ODD;
        }
        gain -= SAVED * has.blood.len().saturating_sub(had.blood.len()) as i64;
        // Who gives up its battle for the dice.
        let idle = |who: &Fighter| {
            let doing = |state| self.game.doing(state, who).is_some_and(|doing| doing.gave_up);
            !doing(&self.trial) && doing(after)
        };
        let idle: Vec<Fighter> = self.own().into_iter().filter(idle).collect();
        for who in idle {
            if self.game.may_battle(&self.trial, &who).is_ok() {
                gain -= 2 * self.best_now(who);
            }
        }
        gain
    }

    fn after_own_roll(&self, after: &State) -> i64 {
        let Some((had, has)) = self.fights(after) else { return 0 };
        let target = had.target;
        let state = &self.trial;
        let faces = self.of_fight(state, had).faces;
        let helmet = self.game.colour_of(state, &target).map(Colour::helmet);
        let dedicated = had.lore_hits || self.game.dedicates(state, had).is_some();
        let is_wasted = |face: &&Face| match face {
            Face::Green | Face::Blue | Face::Red => Some(**face) != helmet,
            Face::Lore => !dedicated,
            Face::Flag | Face::Strike => false,
        };
        let rerolled = has.rerolled.iter().filter(is_wasted).count() as i64;
        let flags = |fight: &Fight| flags_of(fight);
        let bold = i64::from(self.game.bold(state, &target));
        let flag = flags(has) > flags(had) && flags(has) > bold;
        REROLLED * rerolled * faces + if flag { FLAG_DIE * 6 } else { 0 }
    }

    fn after_enemy_roll(&self, after: &State) -> i64 {
        let Some((had, has)) = self.fights(after) else { return 0 };
        let (game, state, target) = (self.game, &self.trial, had.target);
        let is_remedy = has.step == FightStep::Remedy;
        let hits = i64::from(game.expected_hits(state, had));
        let mut left = i64::from(game.expected_hits(after, has));
        if is_remedy {
            left = (hits - 1).max(0);
        }
        let figures = self.figures(&target);
        let has_hero = game.hero_with(state, &target).is_some();
        let mut gain = if target.hero.is_some() {
            0
        } else if game.is_creature(state, &target) {
            SAVED * (hits - left) / 3
        } else {
            let falls = hits >= figures && left < figures;
            SAVED * (hits.min(figures) - left.min(figures)) + if falls { FALLS } else { 0 }
        };
        if is_remedy {
            // Three or four faces of six.
            return gain / 2;
        }
        if has_hero {
            let lore = had.lore_hits || game.dedicates(state, had).is_some();
            let dice = |fight: &Fight| {
                let counts = |face: &&Face| **face == Face::Strike || lore && **face == Face::Lore;
                fight.faces.iter().filter(counts).count() as i64
            };
            gain += SAVED * (dice(had) - dice(has));
        }
        if left < figures || target.hero.is_some() {
            let open = |state: &State, fight: &Fight| {
                (flags_of(fight) - i64::from(game.bold(state, &target))).max(0)
            };
            gain += FLAG * (open(state, had) - open(after, has));
        }
        gain
    }

    fn in_check(&self, after: &State) -> i64 {
        let (Some(had), Some(has)) = (&self.battle().check, &after.battle().check) else {
            return 0;
        };
        let strikes = |faces: &[Face]| faces.iter().filter(|face| **face == Face::Strike).count();
        let is_saving = strikes(&has.rerolled) > 0 && strikes(&has.faces) == 0;
        let mut gain = SAVED * (i64::from(had.dice) - i64::from(has.dice));
        if is_saving {
            gain += SAVED * strikes(&has.rerolled) as i64;
        }
        if has.step == CheckStep::LastLight && had.step != CheckStep::LastLight {
            gain += SAVED;
        }
        gain
    }

    /// Dice of a card, a power or an item.
    fn damage(&self, damage: &Damage) -> i64 {
        let dice = i64::from(damage.dice);
        let of = |who: &Fighter| match damage.kind {
            DamageKind::Damage { faces, flags } => {
                let (game, state) = (self.game, &self.trial);
                let stone = game.lore_stone(state, who).is_some();
                let lore = i64::from(faces.lore && !stone);
                let on_hero = i64::from(faces.strikes) + lore;
                let on_unit = i64::from(faces.matching) + on_hero;
                let figures = HIT * self.figures(who);
                let mut gain = match game.unit_of(state, who).map(|unit| unit.kind) {
                    Some(UnitKind::Troop(_)) => 4 * dice * on_unit,
                    Some(UnitKind::Creature(_)) => 4 * dice * on_unit / 3,
                    None => 0,
                };
                if who.hero.is_none() && figures <= 2 * dice * on_unit {
                    gain += FALLS;
                }
                if game.hero_with(state, who).is_some() {
                    gain += 2 * dice * on_hero;
                }
                gain + if flags { dice } else { 0 }
            }
            DamageKind::Shake { lore: _ } => FLAG_DIE * dice,
            DamageKind::Poison => POISONED + if self.is_last(who) { SAVED } else { 0 },
            DamageKind::Heal { lore: _ } => {
                let unit = self.game.unit_of(&self.trial, who);
                let lost = unit.map_or(0, |unit| {
                    self.game.full_figures(unit.kind).saturating_sub(unit.figures)
                });
                2 * (4 * dice).min(HIT * i64::from(lost))
            }
        };
        damage.targets.iter().map(of).sum()
    }
}

/// Flags of a roll.
fn flags_of(fight: &Fight) -> i64 {
    fight.faces.iter().filter(|face| **face == Face::Flag).count() as i64
}

/// True if a use is gone for the battle.
fn is_spent(game: &BattleLore, item: ItemId) -> bool {
    match item {
        ItemId::Skill(skill) => {
            matches!(game.cards.skill(skill).power, SkillPower::TurnTheBlade { .. })
        }
        ItemId::Artifact(card) => {
            let row = game.cards.artifact(card);
            row.is_potion() || row.limit == UseLimit::PerGame
        }
    }
}
