//! What the texts of cards are made of: abilities, targets, filters and primitives.
//!
//! Source: BK-9.1 to BK-9.32, BK-6.44. A text is data, read as it stands in the file; the rules
//! carry it out.

use serde::Deserialize;

/// Declares a part of a text: it is read from the file, and unknown fields are refused.
macro_rules! parts {
    ($($(#[$meta:meta])* pub $kind:ident $name:ident $body:tt)*) => { $(
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        pub $kind $name $body
    )* };
}

parts! {
    /// Whose cards, as seen from the controller of the effect (BK-6.34).
    #[derive(Copy)]
    pub enum Side {
        /// Of both seats.
        Any,
        /// What you control.
        Friend,
        /// What the other seat controls.
        Enemy,
    }

    /// A seat, as seen from the controller of the effect.
    #[derive(Copy)]
    pub enum Who {
        /// The controller.
        You,
        /// The other seat.
        Enemy,
    }

    /// Which cities, as seen from the city of the source.
    #[derive(Copy)]
    pub enum Place {
        /// That city alone.
        This,
        /// Cities at this distance or nearer, `0..=4`.
        Within(u8),
        /// Cities at exactly this distance, `0..=4`.
        At(u8),
        /// Every city.
        All,
    }

    /// Face-up characters in play (BK-9.1).
    pub struct CharacterFilter {
        /// Whose.
        pub side: Side,
        /// Where.
        pub place: Place,
        /// Their highest level, if there is one.
        pub level_max: Option<u8>,
        /// Only locked ones, or only unlocked ones.
        pub locked: Option<bool>,
        /// Not the source itself.
        #[serde(default)]
        pub other: bool,
        /// Mercenaries only.
        #[serde(default)]
        pub mercenary: bool,
    }

    /// Set cards (BK-9.1).
    pub struct SetFilter {
        /// Whose.
        pub side: Side,
        /// Where.
        pub place: Place,
    }

    /// Cards by their kind.
    #[derive(Copy)]
    pub enum CardFilter {
        /// Every card.
        Any,
        /// Characters.
        Character,
        /// Mercenaries.
        Mercenary,
    }

    /// Cards of your trash.
    pub struct TrashFilter {
        /// Which.
        pub filter: CardFilter,
        /// Their highest level, if there is one.
        pub level_max: Option<u8>,
    }

    /// Kinds of pending items that can be a target.
    #[derive(Copy)]
    pub enum ItemKind {
        /// An opened normal effect.
        EffectCard,
        /// A used ability.
        Paid,
    }

    /// Pending items (BK-9.1).
    pub struct ItemFilter {
        /// Whose.
        pub side: Side,
        /// Of which kinds.
        pub kinds: Vec<ItemKind>,
    }

    /// What a target can be.
    pub enum TargetKind {
        /// A character.
        Character(CharacterFilter),
        /// A set card.
        SetCard(SetFilter),
        /// A pending item.
        Item(ItemFilter),
        /// A card of your trash.
        Trash(TrashFilter),
        /// A city between these distances from this one, `0..=4`.
        City {
            /// The least distance.
            nearest: u8,
            /// The greatest distance.
            farthest: u8,
        },
    }

    /// Something that is named when the effect pends (BK-6.10).
    pub struct Target {
        /// It may be left out ("up to 1").
        #[serde(default)]
        pub optional: bool,
        /// What it is.
        pub what: TargetKind,
    }

    /// A card that a step is about.
    #[derive(Copy)]
    pub enum Subject {
        /// The card with the text.
        Source,
        /// The card of the event that set the trigger off.
        EventCard,
        /// The target at this place of the list.
        Target(u8),
    }

    /// A city that a step is about.
    #[derive(Copy)]
    pub enum Spot {
        /// The city of the source.
        This,
        /// The target at this place of the list.
        Target(u8),
    }

    /// A number of a character that can change.
    #[derive(Copy)]
    pub enum Stat {
        /// Damage dealt in battle.
        Power,
        /// Damage that trashes it.
        Hp,
        /// Order of striking.
        Range,
        /// Greatest distance of one move.
        Move,
    }

    /// One primitive of a text (BK-9.3 to BK-9.27).
    pub enum Step {
        /// BK-9.3.
        Damage {
            /// Who takes it.
            to: Subject,
            /// Points.
            amount: u8,
        },
        /// BK-9.4.
        DamageAll {
            /// Who takes it.
            of: CharacterFilter,
            /// Points, each.
            amount: u8,
        },
        /// BK-9.5.
        Shield {
            /// Who gets it.
            to: Subject,
            /// Points.
            amount: u8,
        },
        /// BK-9.6.
        Heal {
            /// Who is healed.
            to: Subject,
            /// Points.
            amount: u8,
        },
        /// BK-9.7.
        Mod {
            /// Who changes.
            to: Subject,
            /// Which number.
            stat: Stat,
            /// By how much.
            amount: i8,
        },
        /// BK-9.8.
        Lock {
            /// Which card.
            card: Subject,
        },
        /// BK-9.8.
        Unlock {
            /// Which card.
            card: Subject,
        },
        /// BK-9.9.
        MoveTo {
            /// Which character.
            card: Subject,
            /// Where to.
            city: Spot,
        },
        /// BK-9.10.
        ToHand {
            /// Which card.
            card: Subject,
        },
        /// BK-9.11.
        ToSet {
            /// Which card.
            card: Subject,
        },
        /// BK-9.12.
        Trash {
            /// Which card.
            card: Subject,
        },
        /// BK-9.13.
        Control {
            /// Which card.
            card: Subject,
        },
        /// BK-9.14.
        Draw {
            /// Who draws.
            seat: Who,
            /// Cards.
            count: u8,
        },
        /// BK-9.15.
        DiscardChoice {
            /// Who discards.
            seat: Who,
            /// Cards.
            count: u8,
        },
        /// BK-9.16.
        Mill {
            /// Whose deck.
            seat: Who,
            /// Cards, `1..=3`.
            count: u8,
        },
        /// BK-9.17.
        Look {
            /// Cards, `1..=7`.
            count: u8,
        },
        /// BK-9.18.
        TakeOne {
            /// Which cards match.
            filter: CardFilter,
            /// None may be taken.
            optional: bool,
            /// It is shown to both seats.
            reveal: bool,
        },
        /// BK-9.19.
        BottomRest,
        /// BK-9.20.
        SetEach,
        /// BK-9.21.
        SetTop {
            /// Where.
            city: Spot,
        },
        /// BK-9.22.
        SearchPlay {
            /// Which cards match.
            filter: CardFilter,
            /// Most cards.
            max: u8,
            /// Where they enter.
            city: Spot,
        },
        /// BK-9.23.
        Shuffle {
            /// Whose deck.
            seat: Who,
        },
        /// BK-9.24.
        Recover {
            /// Which card of the trash.
            card: Subject,
        },
        /// BK-9.25.
        Reanimate {
            /// Which card of the trash.
            card: Subject,
            /// Where it enters.
            city: Spot,
        },
        /// BK-9.26.
        Negate {
            /// The pending item, by its place in the list of targets.
            target: u8,
        },
        /// BK-9.27.
        LookSet {
            /// Which set card.
            card: Subject,
        },
        /// The controller chooses one of these at resolution and trashes it (BK-9.12).
        Sacrifice {
            /// Which can be chosen.
            of: CharacterFilter,
        },
    }

    /// What must hold before an effect may pend (BK-5.12, BK-6.44).
    pub enum Condition {
        /// Each seat occupies just so many cities (BK-R46).
        CitiesOccupied {
            /// Yours.
            you: u8,
            /// The enemy's.
            enemy: u8,
        },
        /// You occupy the city of the source.
        YouOccupyThisCity,
        /// You control another character in the city of the source.
        AnotherOwnCharacterHere,
    }

    /// What a trigger waits for (BK-6.44).
    pub enum Event {
        /// Your turn starts.
        YourTurnStart,
        /// Your turn ends.
        YourTurnEnd,
        /// This card enters.
        Enters,
        /// A character of this side moved to the city of the source.
        MovedHere {
            /// Whose.
            side: Side,
        },
        /// This card is trashed from play.
        Trashed,
        /// A character of this side is trashed in the city of the source.
        TrashedHere {
            /// Whose.
            side: Side,
        },
        /// This card becomes the vanguard.
        Vanguard,
        /// You occupied the city of this card, and it is one of the survivors.
        OccupiedSurviving,
        /// A battle ends in which this card fought; it is still in play.
        BattleEndFought,
    }

    /// What using an ability costs (BK-9.32).
    pub struct AbilityCost {
        /// The lock mark.
        #[serde(default)]
        pub lock: bool,
        /// Hand cards of any colour.
        #[serde(default)]
        pub any: u8,
        /// One of these is trashed.
        pub sacrifice: Option<CharacterFilter>,
    }

    /// Whose number a static changes.
    pub enum Scope {
        /// That of its own card.
        Itself,
        /// Those of these characters.
        Character(CharacterFilter),
    }

    /// What works as long as the card is in play (BK-9.28 to BK-9.31).
    pub enum Static {
        /// BK-9.28.
        Mod {
            /// Whose number.
            of: Scope,
            /// Which number.
            stat: Stat,
            /// By how much.
            amount: i8,
            /// Only while the card is a fighter of the defender.
            #[serde(default)]
            only_defending: bool,
        },
        /// BK-9.29.
        Cost {
            /// Which set cards cost more.
            of: SetFilter,
            /// Hand cards of any colour more.
            amount: u8,
        },
        /// BK-9.30.
        Untargetable,
        /// BK-9.31.
        EffectReduction {
            /// Points less of each damage.
            amount: u8,
        },
    }

    /// One ability of a card, or the text of a normal effect.
    pub enum Ability {
        /// The text of a normal effect.
        Effect {
            /// For its use.
            condition: Option<Condition>,
            /// Named when it pends.
            #[serde(default)]
            target: Vec<Target>,
            /// What happens, in order.
            steps: Vec<Step>,
        },
        /// Used by paying for it (BK-5.22).
        Paid {
            /// In any window, too.
            #[serde(default)]
            quick: bool,
            /// What it costs.
            cost: AbilityCost,
            /// Named when it pends.
            #[serde(default)]
            target: Vec<Target>,
            /// What happens, in order.
            steps: Vec<Step>,
        },
        /// Happens by itself (BK-6.44).
        Trigger {
            /// When.
            on: Event,
            /// And only if.
            condition: Option<Condition>,
            /// Named when it is put.
            #[serde(default)]
            target: Vec<Target>,
            /// What happens, in order.
            steps: Vec<Step>,
        },
        /// Works as long as the card is in play.
        Static(Static),
    }
}

impl Stat {
    /// As it is printed, in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Power => "Power",
            Self::Hp => "HP",
            Self::Range => "Range",
            Self::Move => "Move",
        }
    }
}

impl Ability {
    /// What it names when it pends; nothing for a static.
    pub fn targets(&self) -> &[Target] {
        match self {
            Self::Effect { target, .. }
            | Self::Paid { target, .. }
            | Self::Trigger { target, .. } => target,
            Self::Static(_) => &[],
        }
    }

    /// What happens, in order; nothing for a static.
    pub fn steps(&self) -> &[Step] {
        match self {
            Self::Effect { steps, .. } | Self::Paid { steps, .. } | Self::Trigger { steps, .. } => {
                steps
            }
            Self::Static(_) => &[],
        }
    }

    /// True if it can be used in any window.
    pub fn is_quick(&self) -> bool {
        match self {
            Self::Paid { quick, .. } => *quick,
            Self::Effect { .. } | Self::Trigger { .. } | Self::Static(_) => false,
        }
    }
}
