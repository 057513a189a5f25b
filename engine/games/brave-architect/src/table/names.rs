//! The names of what every table has: stats, squares of the enemy, directions, chips, ranges, heroes.
//!
//! Source: the glossary of the specification. Words and the picture of the table both take them from
//! here, so that one thing has one name in each language. Names of cards are those of the card set.

use crate::BraveArchitect;
use crate::cards::{HATE_RANGES, Manner, Party, Race, Reach};
use crate::fact::{Chip, Struck};
use crate::state::State;
use crate::vocabulary::{Direction, Lava, Slot, Stat};
use kanso_engine::{Label, Seat, Text};

/// Tension. Source: BA-8.1.
pub const TENSION: Text = Text::new("tension", "テンション");
/// The core. Source: BA-17.1.
pub const CORE: Text = Text::new("core", "敵コア");
/// The enemy.
pub const ENEMY: Text = Text::new("dragon", "敵");
/// The enemy's attack deck. Source: BA-3.4.
pub const ENEMY_DECK: Text = Text::new("enemy attack deck", "敵攻撃山札");
/// The enemy's discard pile. Source: BA-11.14.
pub const ENEMY_DISCARD: Text = Text::new("enemy discard pile", "敵攻撃カードの捨て札");
/// The hate card. Source: BA-10.1.
pub const HATE_CARD: Text = Text::new("hate card", "ヘイトカード");

/// A stat in a sentence: `power`. Source: BA-5.4.
pub const fn stat_name(stat: Stat) -> Text {
    match stat {
        Stat::Pow => Text::new("power", "力"),
        Stat::Acc => Text::new("accuracy", "命"),
        Stat::Spd => Text::new("speed", "速"),
        Stat::Def => Text::new("defence", "防"),
        Stat::Mag => Text::new("magic", "魔"),
    }
}

/// A stat where there is little room: `Pow`.
pub const fn stat_short(stat: Stat) -> Text {
    match stat {
        Stat::Pow => Text::new("Pow", "力"),
        Stat::Acc => Text::new("Acc", "命"),
        Stat::Spd => Text::new("Spd", "速"),
        Stat::Def => Text::new("Def", "防"),
        Stat::Mag => Text::new("Mag", "魔"),
    }
}

/// A square of the enemy's body, by where it lies: `NW`. Source: BA-1.2.
pub const fn slot_name(slot: Slot) -> Text {
    match slot {
        Slot::One => Text::new("NW", "北西"),
        Slot::Two => Text::new("NE", "北東"),
        Slot::Three => Text::new("SW", "南西"),
        Slot::Four => Text::new("SE", "南東"),
    }
}

/// A way along the map: `north`. Source: BA-1.1.
pub const fn direction_name(direction: Direction) -> Text {
    match direction {
        Direction::North => Text::new("north", "北"),
        Direction::East => Text::new("east", "東"),
        Direction::South => Text::new("south", "南"),
        Direction::West => Text::new("west", "西"),
    }
}

/// A chip on the body. Source: BA-18.1.
pub const fn chip_name(chip: Chip) -> Text {
    match chip {
        Chip::Attack => Text::new("enemy attack", "敵攻"),
        Chip::Defence => Text::new("enemy defence", "敵防"),
    }
}

/// How an attack strikes. Source: BA-22.18.
pub const fn manner_name(manner: Manner) -> Text {
    match manner {
        Manner::Strike => Text::new("strike", "打撃"),
        Manner::Shot => Text::new("shot", "射撃"),
        Manner::Magic => Text::new("magic", "魔法"),
    }
}

/// A sort of lava square. Source: BA-1.4.
pub const fn lava_name(lava: Lava) -> Text {
    match lava {
        Lava::One => Text::new("lava (1 damage)", "溶岩マス（1ダメージ）"),
        Lava::Two => {
            Text::new("hot lava (pass 1, stop 2)", "高熱の溶岩マス（通過1・停止2ダメージ）")
        }
    }
}

/// Where an enemy attack reaches, after "reaches". Source: BA-11.26.
pub const fn reach_name(reach: Reach) -> Text {
    match reach {
        Reach::BodyRing8 => Text::new("the squares beside the dragon", "敵本体に隣接するマス"),
        Reach::BodyRing12 => Text::new("the squares around the dragon", "敵本体の周囲1マス"),
        Reach::BodyCross2 => {
            Text::new("the dragon's rows and columns to distance 2", "敵本体の縦横の列の2マス以内")
        }
        Reach::BodyRing32 => Text::new("two squares around the dragon", "敵本体の周囲2マス"),
        Reach::HatePlus => {
            Text::new("hate-top and the four squares beside it", "ヘイトトップとその上下左右のマス")
        }
        Reach::HateSquare => {
            Text::new("hate-top and the squares around it", "ヘイトトップとその周囲1マス")
        }
        Reach::HateDiamond => {
            Text::new("hate-top and all within distance 2", "ヘイトトップから2マス以内")
        }
    }
}

impl BraveArchitect {
    /// The name of a seat's player.
    pub(crate) fn seat_name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The name of a race, which is that of its hero.
    pub(crate) fn race_name(&self, race: Race) -> &Label {
        &self.cards.race(race).face.name
    }

    /// A hero with its player: `Ada's Elf`; the player alone before the race is chosen.
    pub(crate) fn hero_label(&self, state: &State, seat: Seat) -> Label {
        let player = self.seat_name(seat);
        match state.seats.get(seat.index()).and_then(|has| has.race) {
            None => Label::same(player.to_owned()),
            Some(race) => {
                let race = self.race_name(race);
                Label::new(format!("{player}'s {}", race.en), format!("{player}の{}", race.ja))
            }
        }
    }

    /// The damage of a range of the hate card: `4–6`. Source: BA-10.2.
    pub(crate) fn hate_range_label(&self, range: u8) -> Label {
        let at = usize::from(range).min(HATE_RANGES - 1);
        let from = self.cards.hate_from[at];
        match self.cards.hate_from.get(at + 1) {
            Some(next) => Label::same(format!("{from}–{}", next.saturating_sub(1))),
            None => Label::new(format!("{from}+"), format!("{from}以上")),
        }
    }

    /// The name of an enemy part, by its card.
    pub(crate) fn party_name(&self, party: Party) -> &Label {
        &self.cards.party(party).face.name
    }

    /// What damage to the enemy is dealt to, with its square: `Fire (NW)`, `core (NW)`.
    pub(crate) fn struck_label(&self, struck: Struck, slot: Slot) -> Label {
        let at = slot_name(slot);
        let (en, ja) = match struck {
            Struck::Part(party) => {
                let name = self.party_name(party);
                (&*name.en, &*name.ja)
            }
            Struck::Core => (CORE.en, CORE.ja),
        };
        Label::new(format!("{en} ({})", at.en), format!("{ja}（{}）", at.ja))
    }

    /// What lies on a square of the enemy now: `Fire (NW)`, `core (NW)`; the square alone before the
    /// parts are dealt.
    pub(crate) fn slot_label(&self, state: &State, slot: Slot) -> Label {
        match (self.part_at(state, slot), self.intact_at(state, slot)) {
            (None, _) => Label::from(slot_name(slot)),
            (Some(_), None) => self.struck_label(Struck::Core, slot),
            (Some(_), Some((card, _))) => self.struck_label(Struck::Part(card), slot),
        }
    }
}
