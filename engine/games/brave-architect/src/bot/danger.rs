//! The danger of a square: what the enemy's next attack would do to a hero there.
//!
//! Source: the bot policy of the specification, 13.2.

use crate::prelude::*;
use crate::rules::chapter::enemy_attack::EvasionCheck;
use crate::rules::course::{FACES, cards_of};
use crate::state::derived::ActiveTrait;

/// One damage in one of 36 pairs of an evasion die and a damage die.
const DAMAGE: i64 = 20;
/// A damage that nothing avoids.
const BURN: i64 = 720;
/// HP up to which danger counts twice.
const FEW_HP: u8 = 3;
/// What a certain fall is worth for each 720 of its chance.
const FALL: i64 = 8;

/// A hero that an enemy attack reaches, with the traits that are active in it.
pub(super) struct Threat<'a> {
    pub(super) game: &'a BraveArchitect,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) traits: &'a ActiveTraits,
    /// What is added to this evasion roll alone.
    pub(super) evade: i8,
}

impl Threat<'_> {
    /// True if a face evades a card. Source: BA-11.11.
    pub(super) fn evades(&self, card: AttackCard, die: u8) -> bool {
        self.check(card).evades(die)
    }

    fn check(&self, card: AttackCard) -> EvasionCheck {
        let mut check = self.game.evasion_check(self.state, self.seat, card, self.traits);
        check.mods = check.mods.saturating_add(self.evade);
        check
    }

    /// With how many faces evasion fails against a card.
    pub(super) fn fails(&self, card: AttackCard) -> i64 {
        let check = self.check(card);
        (1..=FACES).filter(|die| !check.evades(*die)).count() as i64
    }

    /// The damage of a card for each face of the damage die. Source: BA-11.12.
    pub(super) fn damages(&self, card: AttackCard) -> [u8; FACES as usize] {
        let softened = self.game.softened(self.state, self.seat);
        std::array::from_fn(|at| {
            let die = at as u8 + 1;
            let (_, damage) = self.game.defend(self.state, self.seat, card, die, self.traits);
            damage.saturating_sub(softened)
        })
    }

    /// The sum of these.
    pub(super) fn damage(&self, card: AttackCard) -> i64 {
        self.damages(card).into_iter().map(i64::from).sum()
    }
}

/// Where the enemy's next attack is expected, and what it would do to a hero that it reaches.
pub(super) struct Danger {
    /// The danger of a square that is reached.
    pub(super) inside: i64,
    /// The score of staying there.
    stay: i64,
    area: Area,
}

/// The squares that are reached.
enum Area {
    /// These.
    Fixed(Squares),
    /// The enemy is after the hero itself: they depend on where it stands.
    Chases(Chase),
    /// No enemy attack card is known.
    Nowhere,
}

/// An enemy that is after the hero that decides.
struct Chase {
    card: AttackCard,
    steps: u8,
    traits: ActiveTraits,
}

impl Danger {
    pub(super) fn new(game: &BraveArchitect, state: &State, seat: Seat) -> Self {
        let Some(card) = game.prev_card(state) else {
            return Self { inside: 0, stay: 0, area: Area::Nowhere };
        };
        let traits = game.marked_traits(state, card);
        let threat = Threat { game, state, seat, traits: &traits, evade: 0 };
        let (mut damage, mut falls, mut count) = (0, 0, 0);
        let hp = state.seat(seat).hp;
        for card in cards_of(&state.atk_deck) {
            let EnemyCard::Attack(card) = card else { continue };
            let fails = threat.fails(card);
            damage += fails * threat.damage(card);
            falls += fails * threat.damages(card).iter().filter(|n| **n >= hp).count() as i64;
            count += 1;
        }
        if count == 0 {
            return Self { inside: 0, stay: 0, area: Area::Nowhere };
        }
        let inside = DAMAGE * damage / count + BURN * burns(game, &traits);
        let fall = DAMAGE * falls / count;
        let weight = if hp <= FEW_HP { 2 } else { 1 };
        let stay = -(6 * weight * inside / 5) - FALL * fall;
        let steps = steps(game, state, card, &traits);
        let area = match game.hate_top(state) {
            Some(top) if top == seat => Area::Chases(Chase { card, steps, traits }),
            top => {
                let hate = top.and_then(|top| state.seat(top).at);
                let body =
                    hate.map_or(state.body_at, |to| predicted(game, state.body_at, to, steps));
                Area::Fixed(game.area(game.cards.attack(card).reach, body, hate, &traits))
            }
        };
        Self { inside, stay, area }
    }

    /// True if the attack is expected to reach a square.
    pub(super) fn reaches(&self, game: &BraveArchitect, state: &State, at: Square) -> bool {
        match &self.area {
            Area::Fixed(squares) => squares.contains(at),
            Area::Chases(Chase { card, steps, traits }) => {
                let body = predicted(game, state.body_at, at, *steps);
                let reach = game.cards.attack(*card).reach;
                game.area(reach, body, Some(at), traits).contains(at)
            }
            Area::Nowhere => false,
        }
    }

    /// The danger of a square.
    pub(super) fn danger(&self, game: &BraveArchitect, state: &State, at: Square) -> i64 {
        if self.reaches(game, state, at) { self.inside } else { 0 }
    }

    /// What it is worth, 0 or less, to end a hero turn on a square.
    pub(super) fn stay(&self, game: &BraveArchitect, state: &State, at: Square) -> i64 {
        if self.stay != 0 && self.reaches(game, state, at) { self.stay } else { 0 }
    }
}

/// How far the enemy will move. Source: BA-11.4.
fn steps(game: &BraveArchitect, state: &State, card: AttackCard, traits: &ActiveTraits) -> u8 {
    let mut steps = i32::from(game.cards.attack(card).steps) + i32::from(state.enemy_move_mod);
    for active in traits {
        if let Trait::Hastens(n) = game.cards.party(active.party).special {
            steps += i32::from(active.times) * i32::from(n);
        }
    }
    steps.max(0) as u8
}

/// Damage that active traits deal before evasion. Source: BA-11.22.
fn burns(game: &BraveArchitect, traits: &ActiveTraits) -> i64 {
    let burns = |active: &ActiveTrait| match game.cards.party(active.party).special {
        Trait::Burns(n) => i64::from(n) * i64::from(active.times),
        Trait::Drains(_)
        | Trait::Hastens(_)
        | Trait::Crushes(_)
        | Trait::NoAutoSix
        | Trait::Widens
        | Trait::Shades(_) => 0,
    };
    traits.iter().map(burns).sum()
}

/// Where the enemy's body will be after so many steps towards a square, if nobody is pushed. Source:
/// BA-11.4, BA-11.5.
fn predicted(game: &BraveArchitect, mut body: Square, to: Square, steps: u8) -> Square {
    let mut zigzag = None;
    for _ in 0..steps {
        let Some((way, next)) = game.step_towards(body, to, zigzag) else { break };
        zigzag = next;
        body = body.step(way).expect("the enemy moves towards a square of the map: BA-11.15");
    }
    body
}
