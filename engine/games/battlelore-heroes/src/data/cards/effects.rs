//! What cards do: the primitives that Command and Lore cards, skills and artifacts are built from. A
//! row of a table says how an effect is read and what its line says.
//!
//! Source: the tables of chapter 9 of the specification, BL-17.1 to BL-17.14.

mod command;
mod lore;
mod power;

pub use command::CommandText;
pub use lore::LoreEffect;
pub use power::{ArtifactPower, Power, SkillPower};

use super::ByLevel;
use crate::prelude::*;

/// Declares what cards of one sort do.
///
/// A row is the word of the file and its variant; of each field the type, and the method of
/// [`Parts`](super::read::Parts) that reads it, with its limits; in parentheses its name in the file,
/// where that is another. After `says` stands what the line of the card says, in both languages, after
/// `when` what it says instead where the condition holds; what stands after `with` is made of the
/// fields, and replaces a field of the same name.
macro_rules! effects {
    (
        $(#[$m:meta])* pub enum $Effect:ident;
        $(
            $(#[$vm:meta])*
            $word:literal $V:ident
            $( { $(
                $(#[$fm:meta])* $f:ident $( ($as:literal) )? : $T:ty = $how:ident ( $($arg:expr),* )
            ),+ $(,)? } )?
            $( when ($if:expr) $ien:literal / $ija:literal )?
            says $en:literal / $ja:literal
            $( with { $( $w:ident = $we:expr ),+ $(,)? } )? ;
        )*
    ) => {
        $(#[$m])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Effect {
            $( $(#[$vm])* $V $( { $( $(#[$fm])* $f: $T ),+ } )?, )*
        }

        impl $Effect {
            /// Reads it.
            pub(in crate::cards) fn read(
                of: &mut $crate::cards::read::Parts<'_>,
            ) -> Result<Self, kanso_engine::SetError> {
                match of.word() {
                    $( $word => {
                        $( $( let $f = of.$how(effects!(@ $f $($as)?) $(, $arg)*)?; )+ )?
                        Ok(Self::$V $( { $( $f ),+ } )?)
                    } )*
                    _ => Err(of.unknown(&[ $( $word ),* ])),
                }
            }

            /// What the line of the card says.
            #[allow(unused_variables, clippy::all, clippy::pedantic, reason = "a row uses what it needs")]
            pub(in crate::cards) fn label(self) -> kanso_engine::Label {
                use $crate::cards::lines::words::Said;
                let say = |lang: kanso_engine::Lang| match self { $(
                    Self::$V $( { $( $f ),+ } )? => {
                        $( let condition = $if; )?
                        $( let with = ( $( $we, )+ ); )?
                        $( let ( $( $f, )+ ) = ( $( $f.said(lang), )+ ); )?
                        $(
                            let ( $( $w, )+ ) = with;
                            let ( $( $w, )+ ) = ( $( $w.said(lang), )+ );
                        )?
                        $( if condition {
                            return match lang {
                                kanso_engine::Lang::En => format!($ien),
                                kanso_engine::Lang::Ja => format!($ija),
                            };
                        } )?
                        match lang {
                            kanso_engine::Lang::En => format!($en),
                            kanso_engine::Lang::Ja => format!($ja),
                        }
                    }
                )* };
                kanso_engine::Label::new(say(kanso_engine::Lang::En), say(kanso_engine::Lang::Ja))
            }
        }
    };
    (@ $f:ident) => { stringify!($f) };
    (@ $f:ident $as:literal) => { $as };
}

/// Declares an enum whose values have words in the file.
macro_rules! words {
    ($(#[$m:meta])* pub enum $E:ident; $( $(#[$vm:meta])* $word:literal $V:ident; )*) => {
        $(#[$m])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $E { $( $(#[$vm])* $V, )* }

        impl $E {
            /// Each by its word, in order.
            pub const WORDS: &[(&str, Self)] = &[ $( ($word, Self::$V) ),* ];

            /// Its word.
            pub const fn word(self) -> &'static str {
                Self::WORDS[self as usize].0
            }
        }
    };
}

use effects;
pub(super) use words;

/// Faces that hit in DAMAGE. Source: BL-17.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageFaces {
    /// The helmet of the target's colour.
    #[serde(default, rename = "match")]
    pub matching: bool,
    /// Bonus strikes.
    #[serde(default, rename = "strike")]
    pub strikes: bool,
    /// Lore symbols.
    #[serde(default)]
    pub lore: bool,
}

vocabulary! {
    /// When a Lore card is played. Source: chapter 7 of the specification.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum LoreWindow;
    /// After the Command card is shown.
    Alongside => "with the Command card" / "戦術カードと同時";
    /// Instead of a Command card.
    InLieu => "instead of a Command card" / "戦術カードの代わり";
    /// After the opponent's Lore card is paid.
    Counter => "against the enemy's Lore card" / "相手のロアカードへの対抗";
    /// With the moves.
    Movement => "with the moves" / "移動フェイズ";
    /// With the battles.
    CombatAction => "with the battles" / "戦闘フェイズ";
    /// Before the own attack roll.
    PreRollAttack => "before an own attack roll" / "自軍の攻撃のダイスの前";
    /// Before the enemy's attack roll.
    PreRollDefend => "before an enemy's attack roll" / "敵の攻撃のダイスの前";
    /// After the enemy's attack roll.
    PostRollDefend => "after an enemy's attack roll" / "敵の攻撃のダイスの後";
    /// After the enemy's melee.
    AfterBattle => "after an enemy's melee" / "敵の白兵戦の後";
    /// After ground was gained.
    FollowOn => "after ground was gained" / "前進の後";
}

impl LoreWindow {
    /// Its word in the file.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Alongside => "alongside",
            Self::InLieu => "in_lieu",
            Self::Counter => "counter",
            Self::Movement => "movement",
            Self::CombatAction => "combat_action",
            Self::PreRollAttack => "pre_roll_attack",
            Self::PreRollDefend => "pre_roll_defend",
            Self::PostRollDefend => "post_roll_defend",
            Self::AfterBattle => "after_battle",
            Self::FollowOn => "follow_on",
        }
    }
}

words! {
    /// When an artifact can be used. Source: BH-17.2.
    pub enum Usage;
    /// Green: by any hero.
    "any" Any;
    /// Yellow: while Champion.
    "champion_only" ChampionOnly;
    /// Purple: while Leader.
    "leader_only" LeaderOnly;
}

words! {
    /// A kind of artifact. Source: the table of artifacts (9.6).
    pub enum ArtifactKind;
    /// Armor.
    "armor" Armor;
    /// Equipment.
    "equipment" Equipment;
    /// Enchanted.
    "enchanted" Enchanted;
    /// Weapon.
    "weapon" Weapon;
    /// Potion: back to the deck after its use (BH-17.9).
    "potion" Potion;
    /// Treasure, Experience, Master Physician.
    "special" Special;
}

words! {
    /// How often something can be used. Source: BH-17.10.
    pub enum UseLimit;
    /// Once in a battle roll.
    "per_roll" PerRoll;
    /// Once in a player turn.
    "per_turn" PerTurn;
    /// Once in a battle game.
    "per_game" PerGame;
}
