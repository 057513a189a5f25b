//! The names of what every table has: the core, ranges, heroes; and what has a face.
//!
//! Source: the glossary of the specification. Words and the picture of the table both take them from
//! here, so that one thing has one name in each language. Names of cards are those of the card set.

use crate::cards::HATE_RANGES;
use crate::prelude::*;

/// Tension. Source: BA-8.1.
pub const TENSION: Text = Text::new("tension", "テンション");
/// The core. Source: BA-17.1.
pub const CORE: Text = Text::new("core", "敵コア");
/// The enemy.
pub const ENEMY: Text = Text::new("dragon", "敵");

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

/// What has a row with a face in the card set.
pub(crate) trait Faced: Copy {
    /// The folder of its id at the table.
    fn folder(self) -> &'static str;

    /// Its face. Actions may name what there is none of.
    fn face(self, cards: &CardSet) -> Option<&Face>;

    /// The id of its row.
    fn id(self, cards: &CardSet) -> &str {
        self.face(cards).map_or("?", |face| &face.id)
    }
}

macro_rules! faced {
    ($($Kind:ty: $rows:ident, $folder:literal;)*) => { $(
        impl Faced for $Kind {
            fn folder(self) -> &'static str {
                $folder
            }

            fn face(self, cards: &CardSet) -> Option<&Face> {
                cards.$rows.get(self.index()).map(|row| &row.face)
            }
        }
    )* };
}

faced! {
    Race: races, "race";
    Weapon: weapons, "weapon";
    FaceKind: faces, "face";
    Sub: subs, "sub";
    CardKind: deck_cards, "card";
    ItemKind: items, "item";
    Piece: pieces, "piece";
    Party: parties, "enemy-card";
    AttackCard: attacks, "enemy-card";
}

macro_rules! faced_by_what_it_is {
    ($($Either:ident: $($Of:ident),*;)*) => { $(
        impl Faced for $Either {
            fn folder(self) -> &'static str {
                match self { $( Self::$Of(kind) => kind.folder(), )* }
            }

            fn face(self, cards: &CardSet) -> Option<&Face> {
                match self { $( Self::$Of(kind) => kind.face(cards), )* }
            }
        }
    )* };
}

faced_by_what_it_is! {
    Source: Card, Face, Sub;
    DraftSet: Race, Weapon, Sub, Skill;
    EnemyCard: Party, Attack;
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
        let from = self.cards.hate.from[at];
        match self.cards.hate.from.get(at + 1) {
            Some(next) => {
                let most = next.saturating_sub(1);
                Label::new(format!("{from}–{most}"), format!("{from}～{most}"))
            }
            None => Label::new(format!("{from}+"), format!("{from}以上")),
        }
    }

    /// The name of an enemy part, by its card.
    pub(crate) fn party_name(&self, party: Party) -> &Label {
        &self.cards.party(party).face.name
    }

    /// What damage to the enemy is dealt to, with its square: `Fire (NW)`, `core (NW)`.
    pub(crate) fn struck_label(&self, struck: Struck, slot: Slot) -> Label {
        let at = slot.name();
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
            (None, _) => Label::from(slot.name()),
            (Some(_), None) => self.struck_label(Struck::Core, slot),
            (Some(_), Some((card, _))) => self.struck_label(Struck::Part(card), slot),
        }
    }
}
