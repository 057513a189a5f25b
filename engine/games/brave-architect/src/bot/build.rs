//! Building a hero, sharing items and choosing equipment.
//!
//! Source: the bot policy of the specification, 13.4. The worths of sub-weapons and skills go by
//! their places in the tables; a set of other numbers is judged by the same list.

use super::attack::build_worth;
use crate::cards::{FIRST_SKILL, face_of};
use crate::prelude::*;

/// The kinds of sets in the order in which the bot takes them.
const RACE: i64 = 400_000;
const WEAPON: i64 = 300_000;
const SUB: i64 = 200_000;
const SKILL: i64 = 100_000;
/// A role that nobody has yet.
const ROLE: i64 = 1_440;
/// A point of a stat, of HP, of distance.
const POINT: i64 = 72;
/// Defence of a hero that can stand in front.
const STURDY: i8 = 2;
/// Range from which on an attack is one from afar.
const AFAR: u8 = 3;
/// The weapon and the sub-weapons that heal, by their places.
const STAFF: u8 = 5;
const HOLY_SYMBOL: u8 = 5;
const ALCHEMY_BAG: u8 = 9;
/// The healing face of the staff, if nobody else heals.
const HEALER: i64 = 7_200;
/// Sub-weapons by their places; the wand and the holy symbol have other worths too.
const SUBS: [i64; 10] = [3_600, 3_600, 3_600, 2_160, 3_600, 3_600, 2_160, 2_880, 2_880, 2_880];
const WAND: u8 = 4;
const WAND_WITHOUT_MAGIC: i64 = 1_440;
const MAGIC: i8 = 3;
const SYMBOL_ALONE: i64 = 5_040;
/// Skills by their places, in points of [`SKILL_POINT`]; First Aid is worth more without a healer.
const SKILLS: [i64; 18] = [3, 6, 6, 5, 5, 4, 3, 3, 5, 4, 3, 3, 5, 4, 4, 3, 3, 3];
const SKILL_POINT: i64 = 720;
const FIRST_AID: usize = 8;
const FIRST_AID_ALONE: i64 = 6;
/// A stat of a hero whose race is not chosen.
const UNKNOWN: i64 = 2;
/// A point of a stat that the basic attack has; of the highest and of another defence; of any other.
const PIECE_USED: i64 = 720;
const PIECE_DEF: i64 = 540;
const PIECE_OTHER: i64 = 144;
/// A point that damage is softened by.
const SOFTENS: i64 = 600;
/// The consumables by their places: what they are worth, and for each missing HP or speed.
const POTION: u8 = 0;
const HIGH_POTION: u8 = 1;
const TENSION_DRINK: u8 = 2;
const SMOKE_BOMB: u8 = 3;
const ITEM_POINT: i64 = 144;
const SMOKE_SPEED: i64 = 6;

/// A hero that is being built or equipped.
pub(super) struct Builder<'a> {
    pub(super) game: &'a BraveArchitect,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
}

impl Builder<'_> {
    pub(super) fn draft(&self, set: DraftSet) -> i64 {
        match set {
            DraftSet::Race(race) => RACE + self.race(race),
            DraftSet::Weapon(weapon) => WEAPON + self.weapon(weapon),
            DraftSet::Sub(sub) => SUB + self.sub(sub),
            DraftSet::Skill(card) => SKILL + self.skill(card),
        }
    }

    fn race(&self, race: Race) -> i64 {
        let is_sturdy = |race: Race| self.game.cards.race(race).stats[0].of(Stat::Def) >= STURDY;
        let row = self.game.cards.race(race);
        let points =
            row.stats[0].0.iter().map(|n| i64::from(*n)).sum::<i64>() + i64::from(row.max_hp);
        let taken = self.state.seats.iter().filter_map(|has| has.race).any(is_sturdy);
        POINT * points + if is_sturdy(race) && !taken { ROLE } else { 0 }
    }

    fn weapon(&self, weapon: Weapon) -> i64 {
        let best = Style::ALL.map(|style| self.face(weapon, style)).into_iter().max();
        let shoots = |weapon: Weapon| {
            let range =
                |style| self.game.cards.weapon_face(face_of(weapon, style)).basic.attack.range;
            Style::ALL.into_iter().any(|style| range(style) >= AFAR)
        };
        let one_shoots = self.state.seats.iter().filter_map(|has| has.weapon).any(shoots);
        let heals = weapon.number() == STAFF && !self.has_healer(None);
        let brings = heals || (shoots(weapon) && !one_shoots);
        best.unwrap_or(0) + if brings { ROLE } else { 0 }
    }

    /// `B(face)` of the policy.
    fn face(&self, weapon: Weapon, style: Style) -> i64 {
        let row = self.game.cards.weapon_face(face_of(weapon, style));
        let race = self.state.seat(self.seat).race.map(|race| &self.game.cards.race(race).stats[0]);
        let stats = Stat::ALL.map(|stat| {
            let own = race.map_or(UNKNOWN, |stats| stats.of(stat).into());
            (own + i64::from(row.additions[0].of(stat))).max(0)
        });
        build_worth(&row.basic.attack, &stats)
    }

    /// True if somebody took what heals: a weapon, but for this seat's own if one is named, or a
    /// sub-weapon.
    fn has_healer(&self, but: Option<Seat>) -> bool {
        self.state.every_seat().any(|seat| {
            let has = self.state.seat(seat);
            let staff = has.weapon.is_some_and(|weapon| weapon.number() == STAFF);
            (staff && but.is_none()) || (but != Some(seat) && heals(has.sub))
        })
    }

    fn sub(&self, sub: Sub) -> i64 {
        let mag = self.game.printed_stats(self.state, self.seat, 1).of(Stat::Mag);
        match sub.number() {
            WAND if mag < MAGIC => WAND_WITHOUT_MAGIC,
            HOLY_SYMBOL if !self.has_healer(None) => SYMBOL_ALONE,
            number => SUBS[usize::from(number)],
        }
    }

    fn skill(&self, card: CardKind) -> i64 {
        let place = usize::from(card.number() - FIRST_SKILL);
        let alone = place == FIRST_AID && !self.has_healer(None);
        SKILL_POINT * if alone { FIRST_AID_ALONE } else { SKILLS[place] }
    }

    pub(super) fn style(&self, style: Style) -> i64 {
        let Some(weapon) = self.state.seat(self.seat).weapon else { return 0 };
        let heals = weapon.number() == STAFF && style == Style::A;
        let wanted = heals && !self.has_healer(Some(self.seat));
        self.face(weapon, style) + if wanted { HEALER } else { 0 }
    }

    /// Where the hero starts: as far away as it can attack from after a move, or as near as it can.
    pub(super) fn place(&self, at: Square) -> i64 {
        let distance = i64::from(self.game.enemy_distance(self.state, at));
        let range = self.basic(self.seat).map_or(1, |attack| i64::from(attack.range));
        let spd = i64::from(self.game.stat(self.state, self.seat, Stat::Spd));
        let keeps_away = range > 1 && distance <= range + spd + 1;
        if keeps_away { POINT * distance } else { -POINT * distance }
    }

    /// The basic attack of a seat.
    fn basic(&self, seat: Seat) -> Option<&HeroAttack> {
        let face = self.game.face(self.state, seat)?;
        Some(&self.game.cards.weapon_face(face).basic.attack)
    }

    /// `value` of the policy.
    pub(super) fn piece(&self, piece: Piece, seat: Seat) -> i64 {
        if self.state.seat(seat).has_piece(piece) {
            return 0;
        }
        let row = self.game.cards.piece(piece);
        let def = |seat| self.game.stat(self.state, seat, Stat::Def);
        let has_most = || self.state.every_seat().all(|other| def(other) <= def(seat));
        let point = |stat: Stat| {
            let has = |attack: &HeroAttack| {
                attack.check.contains(&stat)
                    || attack.chart.iter().any(|row| row.plus == Some(stat))
            };
            let is_def = stat == Stat::Def;
            if self.basic(seat).is_some_and(has) || (is_def && has_most()) {
                PIECE_USED
            } else if is_def {
                PIECE_DEF
            } else {
                PIECE_OTHER
            }
        };
        let worth = |stat: Stat| match row.additions.of(stat) {
            0 => 0,
            n => i64::from(n) * point(stat),
        };
        Stat::ALL.into_iter().map(worth).sum::<i64>() + SOFTENS * i64::from(row.softens)
    }

    /// `fit` of the policy.
    pub(super) fn item(&self, item: ItemKind, seat: Seat) -> i64 {
        let has = self.state.seat(seat);
        let missing = i64::from(self.game.max_hp(self.state, seat).saturating_sub(has.hp));
        match (&self.game.cards.item(item).what, item.number()) {
            (ItemUse::Equipment(pieces), _) => {
                let values = pieces.map(|piece| self.piece(piece, seat));
                values.into_iter().max().unwrap_or(0)
            }
            (ItemUse::Consumable(_), POTION) => 1_440 + ITEM_POINT * missing,
            (ItemUse::Consumable(_), HIGH_POTION) => 1_800 + ITEM_POINT * missing,
            (ItemUse::Consumable(_), TENSION_DRINK) => 1_440,
            (ItemUse::Consumable(_), SMOKE_BOMB) => {
                let spd = i64::from(self.game.stat(self.state, seat, Stat::Spd));
                1_080 + POINT * (SMOKE_SPEED - spd).max(0)
            }
            (ItemUse::Consumable(_), _) => 0,
        }
    }

    /// What it is worth that each hero gets its item.
    pub(super) fn shares(&self, gets: &[Get]) -> i64 {
        let fits = |get: &Get| {
            let seat = self.state.seat_of(get.hero);
            seat.map_or(0, |seat| self.item(get.item, seat))
        };
        gets.iter().map(fits).sum()
    }
}

/// True if a sub-weapon heals.
fn heals(sub: Option<Sub>) -> bool {
    sub.is_some_and(|sub| [HOLY_SYMBOL, ALCHEMY_BAG].contains(&sub.number()))
}
