//! What the texts of cards are made of: abilities, targets, filters and primitives.
//!
//! Source: BK-9.1 to BK-9.32, BK-6.44. A text is data, read as it stands in the file; the rules
//! carry it out. What stands in a table of [`facts!`] tells itself in the line about its card; the
//! rest is told by `rows`.

use super::rows::Naming;
use crate::prelude::*;

/// Declares a part of a text: it is read from the file, and unknown fields are refused.
macro_rules! parts {
    ($($(#[$meta:meta])* pub $kind:ident $name:ident $body:tt)*) => { $(
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        pub $kind $name $body
    )* };
}

vocabulary! {
    /// Whose cards, as seen from the controller of the effect (BK-6.34).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Side;
    /// Of both seats.
    Any => "" / "";
    /// What you control.
    Friend => "friendly " / "味方";
    /// What the other seat controls.
    Enemy => "enemy " / "敵";
}

vocabulary! {
    /// A seat, as seen from the controller of the effect.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Who;
    /// The controller.
    You => "you" / "自分";
    /// The other seat.
    Enemy => "the enemy" / "相手";
}

vocabulary! {
    /// Cards by their kind.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum CardFilter;
    /// Every card.
    Any => "card" / "カード";
    Character => "character" / "キャラクター";
    Mercenary => "mercenary" / "傭兵";
}

/// What several cards of each filter are called, in English.
const SEVERAL: [&str; 3] = ["cards", "characters", "mercenaries"];

vocabulary! {
    /// Kinds of pending items that can be a target.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum ItemKind;
    /// An opened normal effect.
    EffectCard => "effect card" / "エフェクトカード";
    /// A used ability.
    Paid => "paid ability" / "コストのある特殊能力";
}

vocabulary! {
    /// A number of a character that can change, as it is printed in every language.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Stat;
    /// Damage dealt in battle.
    Power => "Power" / "Power";
    /// Damage that trashes it.
    Hp => "HP" / "HP";
    /// Order of striking.
    Range => "Range" / "Range";
    /// Greatest distance of one move.
    Move => "Move" / "Move";
}

parts! {
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

    /// Cards of your trash.
    pub struct TrashFilter {
        /// Which.
        pub filter: CardFilter,
        /// Their highest level, if there is one.
        pub level_max: Option<u8>,
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

facts! {
    /// One primitive of a text (BK-9.3 to BK-9.27).
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Step of Naming as t;
    /// BK-9.3.
    Damage { to: Subject, amount: u8 } "{amount} damage to {to}" / "{to}に{amount}点ダメージ";
    /// BK-9.4: so much to each.
    DamageAll { of: CharacterFilter, amount: u8 }
        "{amount} damage to every {of}" / "{of}すべてに{amount}点ダメージ";
    /// BK-9.5.
    Shield { to: Subject, amount: u8 }
        "{to} takes {amount} less damage this turn" / "{to}へのこのターンのダメージを{amount}点軽減";
    /// BK-9.6.
    Heal { to: Subject, amount: u8 }
        "take {amount} damage off {to}" / "{to}のダメージを{amount}点減らす";
    /// BK-9.7.
    Mod { to: Subject, stat: Stat, amount: i8 }
        "{to} gets {stat} {change} this turn" / "{to}の{stat}をこのターン{change}"
        with { change = format!("{amount:+}") };
    /// BK-9.8.
    Lock { card: Subject } "lock {card}" / "{card}をロック";
    /// BK-9.8.
    Unlock { card: Subject } "unlock {card}" / "{card}をアンロック";
    /// BK-9.9.
    MoveTo { card: Subject, city: Spot } "move {card} to {city}" / "{card}を{city}へ移す";
    /// BK-9.10.
    ToHand { card: Subject }
        "return {card} to its owner's hand" / "{card}を所有者の手札に戻す";
    /// BK-9.11.
    ToSet { card: Subject } "turn {card} face-down" / "{card}をセットカードにする";
    /// BK-9.12.
    Trash { card: Subject } "trash {card}" / "{card}をトラッシュ";
    /// BK-9.13.
    Control { card: Subject } "take control of {card}" / "{card}のコントロールを得る";
    /// BK-9.14.
    Draw { seat: Who, count: u8 } "{draws}" / "{seat}が{count}枚引く"
        with { draws = seat.does("draw", *count) };
    /// BK-9.15.
    DiscardChoice { seat: Who, count: u8 } "{discards}" / "{seat}が手札を{count}枚捨てる"
        with { discards = seat.does("discard", *count) };
    /// BK-9.16: `1..=3` cards.
    Mill { seat: Who, count: u8 }
        "trash the top {count} of {deck}" / "{seat}のデッキの上から{count}枚をトラッシュ"
        with { deck = seat.deck() };
    /// BK-9.17: `1..=7` cards.
    Look { count: u8 }
        "look at the top {count} of your deck" / "自分のデッキの上から{count}枚を見る";
    /// BK-9.18: a card that matches; none may be taken, it is shown to both seats.
    TakeOne { filter: CardFilter, optional: bool, reveal: bool }
        "take {most}1 {filter}{shown}" / "{filter}1枚{most}を{shown}手札に加える"
        with {
            most = if *optional { t.word("up to ", "まで") } else { "" },
            shown = if *reveal { t.word(", shown", "公開して") } else { "" },
        };
    /// BK-9.19.
    BottomRest "put the rest at the bottom" / "残りをデッキの下に置く";
    /// BK-9.20.
    SetEach "set each at any city" / "1枚ずつ好きな都市にセットする";
    /// BK-9.21.
    SetTop { city: Spot }
        "set the top card of your deck at {city}" / "自分のデッキの一番上を{city}にセットする";
    /// BK-9.22: they enter at a city.
    SearchPlay { filter: CardFilter, max: u8, city: Spot }
        "search your deck for up to {max} {cards} to play at {city}" /
        "自分のデッキから{filter}を{max}枚まで探し、{city}に出す"
        with { cards = [filter.name().en, SEVERAL[*filter as usize]][usize::from(*max > 1)] };
    /// BK-9.23.
    Shuffle { seat: Who } "shuffle {deck}" / "{seat}のデッキをシャッフル"
        with { deck = seat.deck() };
    /// BK-9.24: a card of the trash.
    Recover { card: Subject } "take {card} into your hand" / "{card}を手札に加える";
    /// BK-9.25: a card of the trash enters at a city.
    Reanimate { card: Subject, city: Spot }
        "put {card} into play at {city}" / "{card}を{city}に出す";
    /// BK-9.26: the pending item at this place of the list of targets.
    Negate { target: u8 } "negate {item}" / "{item}を無効にする"
        with { item = Naming::name(t, *target) };
    /// BK-9.27: a set card.
    LookSet { card: Subject } "look at {card}" / "{card}を見る";
    /// The controller chooses one of these at resolution and trashes it (BK-9.12).
    Sacrifice { of: CharacterFilter }
        "trash 1 {of} of your choice" / "{of}を1体選んでトラッシュ";
}

facts! {
    /// What must hold before an effect may pend (BK-5.12, BK-6.44).
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Condition of Naming as t;
    /// Each seat occupies just so many cities (BK-R46).
    CitiesOccupied { you: u8, enemy: u8 }
        "you occupy {you} cities and the enemy {enemy}" / "占領都市が自分{you}、相手{enemy}";
    /// Of the source.
    YouOccupyThisCity "you occupy this city" / "この都市を占領中";
    /// In the city of the source.
    AnotherOwnCharacterHere "you control another character here" / "この都市に他の味方がいる";
}

facts! {
    /// What a trigger waits for (BK-6.44).
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Event of Naming as t;
    YourTurnStart "at the start of your turn" / "自分のターン開始時";
    YourTurnEnd "at the end of your turn" / "自分のターン終了時";
    /// This card.
    Enters "when it enters" / "登場した時";
    /// A character of this side, to the city of the source.
    MovedHere { side: Side }
        "when any {side}character moves to this city" /
        "{side}キャラクターがこの都市に移動した時";
    /// This card, from play.
    Trashed "when it is trashed" / "トラッシュされた時";
    /// A character of this side, in the city of the source.
    TrashedHere { side: Side }
        "when any {side}character is trashed in this city" /
        "この都市の{side}キャラクターがトラッシュされた時";
    /// This card.
    Vanguard "when it is the vanguard" / "先陣になった時";
    /// You occupied the city of this card, and it is one of the survivors.
    OccupiedSurviving "when you occupy its city and it survived" / "都市を占領して生き残った時";
    /// It is still in play.
    BattleEndFought "at the end of a battle it fought in" / "参加した戦闘の終了時";
}

facts! {
    /// What works as long as the card is in play (BK-9.28 to BK-9.31).
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Static of Naming as t;
    /// BK-9.28: a number changes, perhaps only while the card is a fighter of the defender.
    Mod { of: Scope, stat: Stat, amount: i8, #[serde(default)] only_defending: bool }
        "{stat} {change} for {of}{only}" / "{only}{of}の{stat}{change}"
        with {
            change = format!("{amount:+}"),
            only = if *only_defending {
                t.word(" while it fights as a defender", "防御側で戦闘に参加中、")
            } else {
                ""
            },
        };
    /// BK-9.29: hand cards of any colour more.
    Cost { of: SetFilter, amount: u8 }
        "each {of} costs {amount} more to open" / "{of}のオープンのコスト+{amount}";
    /// BK-9.30.
    Untargetable "cannot be a target of enemy effects" / "敵の効果の標的にならない";
    /// BK-9.31: points less of each damage.
    EffectReduction { amount: u8 }
        "takes {amount} less damage from each effect" / "効果から受けるダメージを{amount}点軽減";
}

impl Who {
    /// Its deck, in English.
    const fn deck(self) -> &'static str {
        match self {
            Self::You => "your deck",
            Self::Enemy => "the enemy's deck",
        }
    }

    /// What it does, in English: `draw 2 cards`, `the enemy draws 2 cards`.
    fn does(self, verb: &str, count: u8) -> String {
        let cards = if count == 1 { "card" } else { "cards" };
        match self {
            Self::You => format!("{verb} {count} {cards}"),
            Self::Enemy => format!("the enemy {verb}s {count} {cards}"),
        }
    }
}

impl Step {
    /// The card that it is about, if it is about one.
    pub fn subject(&self) -> Option<Subject> {
        let mut subject = None;
        self.fields(&mut |field| subject = subject.or(field.downcast_ref().copied()));
        subject
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

    /// What works all the time, if it is a static.
    pub const fn works(&self) -> Option<&Static> {
        if let Self::Static(works) = self { Some(works) } else { None }
    }

    /// True if it can be used in any window.
    pub const fn is_quick(&self) -> bool {
        matches!(self, Self::Paid { quick: true, .. })
    }
}
