//! Signs for kinds of things: what they mean. How they are drawn is not here.

use serde::{Serialize, Serializer};
use std::fmt;

/// Declares the signs: their names, and what each means.
macro_rules! icons {
    ($( $Name:ident $name:literal: $meaning:literal; )*) => {
        /// A sign for a kind of thing: one meaning, the same in every game, and one drawing wherever it is
        /// seen.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Icon {
            $( #[doc = concat!($meaning, ".")] $Name, )*
        }

        impl Icon {
            /// Every sign, in the order of their declaration.
            pub const ALL: &[Self] = &[$( Self::$Name, )*];

            /// Its name, in lower case with hyphens.
            pub const fn name(self) -> &'static str {
                match self { $( Self::$Name => $name, )* }
            }

            /// What it means.
            pub const fn meaning(self) -> &'static str {
                match self { $( Self::$Name => $meaning, )* }
            }
        }
    };
}

icons! {
    Goblin "goblin": "A goblin";
    Skeleton "skeleton": "A skeleton";
    Golem "golem": "A golem";
    Dullahan "dullahan": "A rider without a head";
    Ogre "ogre": "An ogre";
    Dragon "dragon": "A dragon";
    Lich "lich": "A lich";
    Warrior "warrior": "Whoever fights with a sword";
    SwordMaster "sword-master": "Whoever fights with two swords";
    Knight "knight": "A knight";
    Lancer "lancer": "Whoever fights with a lance";
    Thief "thief": "A thief";
    Cleric "cleric": "A healer of the gods";
    Sorcerer "sorcerer": "Whoever conjures with a wand";
    Wizard "wizard": "A wizard";
    Archer "archer": "Whoever fights with a bow";
    Bard "bard": "A bard";
    Hp "hp": "Hit points";
    Threat "threat": "Threat";
    Boss "boss": "A stronger enemy";
    Damage "damage": "Damage of an attack";
    Die "die": "A die, or what is added to it";
    Defence "defence": "Defence";
    Move "move": "How far something moves";
    Range "range": "All that is in range";
    Gold "gold": "Money";
    Honour "honour": "Honour";
    Trophy "trophy": "A trophy";
    Medal "medal": "A medal";
    LevelUp "level-up": "A higher level";
    Leader "leader": "Whoever leads";
    Follower "follower": "Whoever follows";
    Pawn "pawn": "The pawn of a seat";
    Act "act": "An action";
    Ready "ready": "Making ready again";
    Deploy "deploy": "Putting a piece on the board";
    Chest "chest": "Treasure";
    Invasion "invasion": "Enemies walk on";
    Summon "summon": "Enemies arrive";
    End "end": "The end of a round or a game";
    Reroll "reroll": "Rolling again";
    Accept "accept": "Taking it as it is";
    Leave "leave": "Leaving something unused";
    Declare "declare": "Declaring victory";
    Hand "hand": "A hand of cards";
    Deck "deck": "A deck";
    Discard "discard": "A pile of discarded cards";
    Assault "assault": "An attack by many";
    Raid "raid": "A quick attack";
    Rest "rest": "A rest";
    Reward "reward": "A reward";
    Recruit "recruit": "Taking somebody on";
}

impl Icon {
    /// The sign with this name; none: there is none.
    ///
    /// ```
    /// use kanso_engine::scene::Icon;
    ///
    /// assert_eq!(Icon::named("sword-master"), Some(Icon::SwordMaster));
    /// assert_eq!(Icon::named("mermaid"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|icon| icon.name() == name)
    }

    /// The sign for what is called so in English, if there is one: `Sword Master★` and `Sword Master
    /// (Lv.2)` have the sign of a sword master. For cards, so that those of a set of one's own have signs, too.
    pub fn called(name: &str) -> Option<Self> {
        let name = name.split_once('(').map_or(name, |(name, _)| name).replace('★', "");
        Self::named(&name.trim().to_lowercase().replace(' ', "-"))
    }
}

impl fmt::Display for Icon {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.name())
    }
}

impl Serialize for Icon {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_one_sign() {
        for icon in Icon::ALL {
            assert_eq!(Icon::named(icon.name()), Some(*icon));
            assert!(icon.name().chars().all(|sign| sign.is_ascii_lowercase() || sign == '-'));
        }
    }

    #[test]
    fn a_card_of_a_set_of_ones_own_has_the_sign_of_its_name() {
        assert_eq!(Icon::called("Sword Master★"), Some(Icon::SwordMaster));
        assert_eq!(Icon::called("Thief (Lv.2)"), Some(Icon::Thief));
        assert_eq!(Icon::called("Mermaid"), None);
    }
}
