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
    FootSoldiers "foot-soldiers": "Foot soldiers";
    Crossbowmen "crossbowmen": "Whoever fights with a crossbow";
    Pikemen "pikemen": "Foot soldiers with a long weapon";
    Riders "riders": "Whoever rides";
    Giant "giant": "A giant";
    Spider "spider": "A spider";
    Commander "commander": "A commander";
    Helmet "helmet": "A helmet: a hit on those of its colour";
    Flag "flag": "A flag: a retreat";
    Strike "strike": "A bonus strike";
    Lore "lore": "Lore";
    Skull "skull": "How much a hero bears";
    Battled "battled": "No battle any more";
    Quest "quest": "Where a quest ends";
    Objective "objective": "Something to be held";
    Fireball "fireball": "A ball of fire";
    Ambush "ambush": "An ambush";
    Fog "fog": "Fog";
    Cancel "cancel": "What undoes a card";
    Tremor "tremor": "The earth trembles";
    Arrows "arrows": "Many arrows";
    Poison "poison": "Poison";
    Sight "sight": "Seeing far";
    Counter "counter": "Striking back";
    Heal "heal": "Healing";
    Hack "hack": "Many blows";
    Bolt "bolt": "Lightning";
    RabbitFoot "rabbit-foot": "A lucky charm";
    Armour "armour": "Armour";
    Cloak "cloak": "A cloak";
    Fist "fist": "A fist";
    Crown "crown": "A crown";
    Bow "bow": "A bow";
    Order "order": "Ordered";
    Power "power": "How hard something strikes";
    Reach "reach": "How far something reaches";
    Locked "locked": "Locked";
    Seen "seen": "Known to others";
    Capital "capital": "The royal capital";
    City "city": "A city";
    Battle "battle": "A battle";
    Quick "quick": "At once, out of turn";
    Eternal "eternal": "Stays";
    Unique "unique": "Only one of it";
    White "white": "White";
    Green "green": "Green";
    Black "black": "Black";
    Red "red": "Red";
    Vanguard "vanguard": "The vanguard";
    Fighter "fighter": "Whoever fights in a battle";
    Burst "burst": "Damage that falls";
    ToHand "to-hand": "Back to the hand";
    Mercenary "mercenary": "A mercenary";
    Horse "horse": "A horse";
    Pikes "pikes": "Long pikes";
    Healer "healer": "A healer";
    Officer "officer": "An officer";
    Drum "drum": "A drum";
    Mage "mage": "A mage";
    Tree "tree": "A tree";
    Camp "camp": "A camp";
    Scroll "scroll": "A writing";
    Oath "oath": "An oath";
    Tactic "tactic": "A tactic";
    Snare "snare": "A trap";
    Magic "magic": "Magic";
    Wind "wind": "Wind";
    Fire "fire": "Fire";
    Chain "chain": "A chain";
    Cannon "cannon": "A cannon";
    Ford "ford": "A ford";
    Mill "mill": "A mill";
    Pass "pass": "A mountain pass";
    Keep "keep": "A keep";
    Accuracy "accuracy": "How well something is aimed";
    Speed "speed": "How quick something is";
    MagicPower "magic-power": "How strong in magic something is";
    Blow "blow": "An attack by a blow";
    Shot "shot": "An attack by a shot";
    Spell "spell": "An attack by magic";
    Support "support": "Help that works at once";
    Placed "placed": "Waits for what sets it off";
    Pays "pays": "Works when it pays for something";
    Pursuit "pursuit": "Follows up an attack";
    Link "link": "Helps another's attack";
    Hate "hate": "Whom the enemy hates most";
    Core "core": "The core of an enemy";
    Claw "claw": "An enemy's attack";
    Dodge "dodge": "Dodging";
    Tension "tension": "Tension";
    Waiting "waiting": "Has still to act";
    Water "water": "Water";
    Light "light": "Light";
    Dark "dark": "Darkness";
    Human "human": "A human";
    Dwarf "dwarf": "A dwarf";
    Demihuman "demihuman": "A demihuman";
    Beastman "beastman": "A beastman";
    SwordAndShield "sword-and-shield": "Sword and shield";
    Staff "staff": "A staff";
    Gun "gun": "A gun";
    Axe "axe": "An axe";
    Buckler "buckler": "A buckler";
    Dagger "dagger": "A dagger";
    Knives "knives": "Throwing knives";
    HolySymbol "holy-symbol": "A holy symbol";
    Potion "potion": "A potion";
    Smoke "smoke": "Smoke";
    Ring "ring": "A ring";
    Death "death": "A death and its penalty";
    Points "points": "Points of victory";
    Attack "attack": "An attack";
    Any "any": "Whatever kind";
    Head "head": "The head of a beast";
    Torso "torso": "The body of a beast";
    Back "back": "The back of a beast";
    Tail "tail": "The tail of a beast";
    Heart "heart": "The heart of a beast";
    Gather "gather": "Gathering";
    Free "free": "Costs nothing";
    Stack "stack": "Things on each other";
    Influence "influence": "Influence";
    Release "release": "What was locked is free again";
    Done "done": "Done, or can be done";
    Elixir "elixir": "An elixir";
    Banner "banner": "A banner";
    RuneSword "rune-sword": "A sword with runes";
    Boots "boots": "Boots";
    RoundShield "round-shield": "A round shield";
    Plume "plume": "A plume";
    Ledger "ledger": "A ledger";
    Manual "manual": "A manual";
    Charter "charter": "A charter";
    Castle "castle": "A castle";
    Hidden "hidden": "Hidden";
    Bot "bot": "A bot";
    Person "person": "A person";
    Elf "elf": "An elf";
    Halfrat "halfrat": "A halfrat";
    Machine "machine": "A machine that thinks";
    Wound "wound": "Life that was lost and can return";
    Beast "beast": "A beast";
    Cultist "cultist": "A cultist";
    Pack "pack": "A backpack";
    Copper "copper": "A copper coin";
    Silver "silver": "A silver coin";
    GoldCoin "gold-coin": "A gold coin";
    Limit "limit": "How far somebody may go";
    Owner "owner": "Whose a thing is that another has";
    Once "once": "Works once";
    Swap "swap": "One thing for another";
    LizardRiders "lizard-riders": "Whoever rides on lizards";
    GoblinArchers "goblin-archers": "Goblins who fight with a bow";
    LoreDiscard "lore-discard": "A pile of discarded cards of Lore";
    MountedCommander "mounted-commander": "A commander on a horse";
    MountedWizard "mounted-wizard": "A wizard on a horse";
    MountedCleric "mounted-cleric": "A healer of the gods on a horse";
    MountedThief "mounted-thief": "A thief on a horse";
    MountedWarrior "mounted-warrior": "Whoever fights with a sword on a horse";
}

/// A corner of a piece or card, where one kind of figure stands. Hit points have the lower left one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Corner {
    /// What it costs or needs, or what it counts against somebody.
    UpperLeft,
    /// What it does to others.
    UpperRight,
    /// What keeps it from harm, or else how far it moves; or the coin beneath it.
    LowerRight,
}

impl Icon {
    /// The corner of a piece or card in which a figure with this sign stands, before all others with a
    /// sign for that corner; none: it stands in no corner.
    pub const fn corner(self) -> Option<Corner> {
        match self {
            Self::Threat
            | Self::Boss
            | Self::Gold
            | Self::Act
            | Self::Lore
            | Self::White
            | Self::Green
            | Self::Black
            | Self::Red => Some(Corner::UpperLeft),
            Self::Damage
            | Self::Die
            | Self::Power
            | Self::Hp
            | Self::Heal
            | Self::Bard
            | Self::Range
            | Self::Attack
            | Self::Quick
            | Self::Eternal
            | Self::Once => Some(Corner::UpperRight),
            Self::Defence | Self::Move | Self::Copper => Some(Corner::LowerRight),
            _ => None,
        }
    }

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

    /// The first sign of a table, one of whose words stands in this English name: for things that are
    /// not called as their sign is.
    ///
    /// ```
    /// use kanso_engine::scene::Icon;
    ///
    /// let table = [("plume", Icon::Plume), ("armour", Icon::Armour)];
    /// assert_eq!(Icon::of_word("Guardian Knight's Armour-1", &table), Some(Icon::Armour));
    /// assert_eq!(Icon::of_word("Plumed Hat", &table), None);
    /// ```
    pub fn of_word(name: &str, table: &[(&str, Self)]) -> Option<Self> {
        let words = || name.split(|sign: char| !sign.is_alphabetic());
        let stands = |wanted: &str| words().any(|word| word.eq_ignore_ascii_case(wanted));
        table.iter().find(|(word, _)| stands(word)).map(|(_, icon)| *icon)
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
    fn a_sign_stands_in_its_corner() {
        let corners = [Icon::Boss, Icon::Hp, Icon::Move, Icon::Plume].map(Icon::corner);
        let [upper_left, upper_right, lower_right] =
            [Corner::UpperLeft, Corner::UpperRight, Corner::LowerRight].map(Some);
        assert_eq!(corners, [upper_left, upper_right, lower_right, None]);
        assert_eq!(Icon::SwordMaster.to_string(), "sword-master");
        let table = [("plume", Icon::Plume), ("hat", Icon::Armour)];
        assert_eq!(Icon::of_word("Plumed Hat-2", &table), Some(Icon::Armour));
        assert_eq!(Icon::of_word("Hats", &table), None);
    }

    #[test]
    fn a_card_of_a_set_of_ones_own_has_the_sign_of_its_name() {
        assert_eq!(Icon::called("Sword Master★"), Some(Icon::SwordMaster));
        assert_eq!(Icon::called("Thief (Lv.2)"), Some(Icon::Thief));
        assert_eq!(Icon::called("Mermaid"), None);
    }
}
