//! The card rows as rules are cited by them (`BK:G02`), each with one line about the card, written
//! from its data in both languages. Parts of texts that stand in tables tell themselves (`text`).

use super::text::{
    AbilityCost, CharacterFilter, Condition, ItemFilter, Place, Scope, SetFilter, Spot, Subject,
    TargetKind, TrashFilter,
};
use super::{Body, CityCard, Stats};
use crate::prelude::*;
use kanso_engine::game::CardRow;
use kanso_engine::words::{self, Tell};
use std::cell::Cell;
use std::fmt::{self, Display as _, Formatter};

impl CardSet {
    /// All rows: the cards by number, then the cities.
    pub fn rows(&self) -> impl Iterator<Item = CardRow<'_>> {
        let cards =
            self.cards.iter().map(|card| (&card.id, &card.name, card.source, &*card.printed));
        let cities = self.cities.iter().map(|city| (&city.id, &city.name, city.source, &[][..]));
        cards.chain(cities).zip(&self.lines).map(|((id, name, source, printed), line)| {
            CardRow::new(id, name, source, line).with_printed(printed)
        })
    }

    /// One row by its place in [`CardSet::rows`].
    pub fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        self.rows().nth(row)
    }

    /// What a row says, by its place in [`CardSet::rows`].
    ///
    /// # Panics
    ///
    /// If the set has no such row.
    pub fn line(&self, row: u16) -> &Label {
        &self.lines[usize::from(row)]
    }

    /// The row of a card.
    pub fn row_of_card(&self, kind: CardKind) -> u16 {
        kind.number().into()
    }

    /// The row of a city by its place in [`CardSet::cities`].
    pub fn row_of_city(&self, city: u8) -> u16 {
        self.cards.len() as u16 + u16::from(city)
    }

    /// All words of the set that are shown again and again.
    pub(super) fn labels_mut(&mut self) -> impl Iterator<Item = &mut Label> {
        let cards = self.cards.iter_mut();
        let cards = cards.flat_map(|card| [&mut card.name, &mut card.short, &mut card.type_name]);
        let cities = self.cities.iter_mut();
        let cities = cities.flat_map(|city| [&mut city.name, &mut city.short, &mut city.word]);
        let decks = self.decks.iter_mut().flat_map(|deck| [&mut deck.name, &mut deck.short]);
        cards.chain(cities).chain(decks).chain(&mut self.lines).chain(&mut self.called)
    }
}

/// What each row says, in the order of [`CardSet::rows`].
pub fn lines(set: &CardSet) -> Vec<Label> {
    set.cards.iter().map(label).chain(set.cities.iter().map(label)).collect()
}

fn label(row: &impl Tell<Naming>) -> Label {
    let naming = Naming::default();
    let [en, ja] = Lang::ALL.map(|lang| Teller::new(&naming, lang, Eye::All).told(row).to_string());
    Label::new(en, ja)
}

/// The targets of a text, and which of them it has named by now.
#[derive(Debug, Default)]
pub struct Naming {
    targets: Vec<Target>,
    named: Cell<u64>,
}

/// Who tells a text, in which language.
pub type Teller<'a> = words::Teller<'a, Naming>;

impl Naming {
    /// A target: in full where it is named first.
    pub(super) fn name(t: Teller<'_>, place: u8) -> String {
        let Self { targets, named } = t.game;
        let Some(target) = targets.get(usize::from(place)) else { return String::new() };
        let (before, bit) = (named.get(), 1 << (place % 64));
        named.set(before | bit);
        if before & bit == 0 { t.told(target).to_string() } else { again(t, target).to_owned() }
    }
}

/// A target that was named before.
const fn again(t: Teller<'_>, target: &Target) -> &'static str {
    match &target.what {
        TargetKind::Character(filter) if filter.mercenary => t.word("that mercenary", "その傭兵"),
        TargetKind::Character(_) => t.word("that character", "そのキャラクター"),
        TargetKind::SetCard(_) => t.word("that set card", "そのセットカード"),
        TargetKind::Item(_) => t.word("that effect", "その効果"),
        TargetKind::Trash(_) => t.word("that card", "そのカード"),
        TargetKind::City { .. } => t.word("that city", "その都市"),
    }
}

/// Parts one after the other, with these words between them.
fn joined<T: Tell<Naming>>(
    t: Teller<'_>,
    parts: &[T],
    en: &'static str,
    ja: &'static str,
) -> String {
    let parts: Vec<String> = parts.iter().map(|part| t.told(part).to_string()).collect();
    parts.join(t.word(en, ja))
}

impl Tell<Naming> for CityCard {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        let kind = if self.capital {
            t.word("capital", "王都")
        } else {
            t.word("local city", "地方都市")
        };
        say! { t, f;
            "{name}: {kind}; who occupies it may draw {draws}" /
            "{name}：{kind}。占領したら{draws}枚引ける";
            name = self.name.in_lang(t.lang), draws = self.draws
        }
    }
}

impl Tell<Naming> for Card {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        let kind = match self.body {
            Body::Character(_) => t.word("character", "キャラクター"),
            Body::Normal { quick: false } => t.word("effect", "ノーマルエフェクト"),
            Body::Normal { quick: true } => t.word("Quick effect", "クイックのノーマルエフェクト"),
            Body::Eternal => t.word("eternal effect", "エターナルエフェクト"),
        };
        let is_free = self.cost.cards() == 0;
        let cost = if is_free { Label::new("none", "なし") } else { self.cost.signs() };
        say! { t, f;
            "{name}: {colour} {kind}, {type_name}, level {level}, cost {cost}" /
            "{name}：{colour}の{kind}（{type_name}）、レベル{level}、コスト{cost}";
            name = self.name.in_lang(t.lang), colour = t.text(self.colour.name()),
            type_name = self.type_name.in_lang(t.lang), level = self.level,
            cost = cost.in_lang(t.lang),
        }?;
        if let Some(Stats { range, movement, power, hp }) = self.stats() {
            say! { t, f;
                ", Range {range}, Move {movement}, Power {power}, HP {hp}" /
                "、Range{range}、Move{movement}、Power{power}、HP{hp}"
            }?;
        }
        if self.unique {
            say! { t, f; ", Unique" / "、Unique" }?;
        }
        for ability in &self.abilities {
            let naming = Naming { targets: ability.targets().to_vec(), named: Cell::new(0) };
            let text = Teller::new(&naming, t.lang, t.eye);
            say! { t, f; "; {text}" / "。{text}"; text = text.told(ability) }?;
        }
        Ok(())
    }
}

impl Tell<Naming> for Ability {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        let steps = joined(t, self.steps(), ", then ", "、");
        match self {
            Self::Effect { condition, .. } => {
                write!(f, "{}{steps}", only_if(t, condition.as_ref()))
            }
            Self::Paid { quick, cost, .. } => {
                let quick = if *quick { "Quick " } else { "" };
                let cost = t.told(cost);
                say! { t, f; "{quick}[{cost}]: {steps}" / "{quick}［{cost}］：{steps}" }
            }
            Self::Trigger { on, condition, .. } => say! { t, f;
                "{on}: {only_if}{steps}" / "{on}、{only_if}{steps}";
                on = t.told(on), only_if = only_if(t, condition.as_ref())
            },
            Self::Static(works) => works.tell(t, f),
        }
    }
}

fn only_if(t: Teller<'_>, condition: Option<&Condition>) -> String {
    let Some(condition) = condition else { return String::new() };
    let condition = t.told(condition);
    match t.lang {
        Lang::En => format!("if {condition}: "),
        Lang::Ja => format!("{condition}なら、"),
    }
}

impl Tell<Naming> for AbilityCost {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        let trash = |filter| match t.lang {
            Lang::En => format!("trash 1 {}", t.told(filter)),
            Lang::Ja => format!("{}1体をトラッシュ", t.told(filter)),
        };
        let parts = [
            self.lock.then(|| t.word("lock", "ロック").to_owned()),
            (self.any > 0).then(|| self.any.to_string()),
            self.sacrifice.as_ref().map(trash),
        ];
        t.list(parts.into_iter().flatten(), "", "").fmt(f)
    }
}

impl Tell<Naming> for Place {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::This => say! { t, f; "in this city" / "この都市の" },
            Self::Within(far) => say! { t, f; "within distance {far}" / "距離{far}以内の" },
            Self::At(far) => say! { t, f; "at distance {far}" / "距離{far}の" },
            Self::All => say! { t, f; "in any city" / "全都市の" },
        }
    }
}

fn up_to_level(t: Teller<'_>, level_max: Option<u8>) -> String {
    match (level_max, t.lang) {
        (None, _) => String::new(),
        (Some(level), Lang::En) => format!(" of level {level} or less"),
        (Some(level), Lang::Ja) => format!("レベル{level}以下の"),
    }
}

impl Tell<Naming> for CharacterFilter {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        let who = if self.mercenary { CardFilter::Mercenary } else { CardFilter::Character };
        say! { t, f;
            "{other}{locked}{side}{who}{level} {place}" /
            "{place}{other}{locked}{level}{side}{who}";
            other = if self.other { t.word("other ", "他の") } else { "" },
            locked = match self.locked {
                Some(true) => t.word("locked ", "ロック中の"),
                Some(false) => t.word("unlocked ", "アンロックの"),
                None => "",
            },
            side = t.text(self.side.name()), who = t.text(who.name()),
            level = up_to_level(t, self.level_max), place = t.told(&self.place),
        }
    }
}

impl Tell<Naming> for SetFilter {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        say! { t, f;
            "{side}set card {place}" / "{place}{side}セットカード";
            side = t.text(self.side.name()), place = t.told(&self.place)
        }
    }
}

impl Tell<Naming> for ItemFilter {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        say! { t, f;
            "pending {side}{kinds}" / "待機中の{side}の{kinds}";
            side = t.text(self.side.name()), kinds = joined(t, &self.kinds, " or ", "か")
        }
    }
}

impl Tell<Naming> for TrashFilter {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        say! { t, f;
            "{what}{level} of your trash" / "自分のトラッシュの{level}{what}";
            what = t.text(self.filter.name()), level = up_to_level(t, self.level_max)
        }
    }
}

impl Tell<Naming> for TargetKind {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Character(filter) => filter.tell(t, f),
            Self::SetCard(filter) => filter.tell(t, f),
            Self::Item(filter) => filter.tell(t, f),
            Self::Trash(filter) => filter.tell(t, f),
            Self::City { nearest, farthest } => say! { t, f;
                "city at distance {nearest} to {farthest}" / "距離{nearest}～{farthest}の都市"
            },
        }
    }
}

/// In full: with how many of it.
impl Tell<Naming> for Target {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        let counter = match &self.what {
            TargetKind::Character(_) => "体",
            TargetKind::SetCard(_) | TargetKind::Trash(_) => "枚",
            TargetKind::Item(_) | TargetKind::City { .. } => "つ",
        };
        let what = t.told(&self.what);
        if self.optional {
            return say! { t, f; "up to 1 {what}" / "{what}1{counter}まで" };
        }
        say! { t, f; "1 {what}" / "{what}1{counter}" }
    }
}

impl Tell<Naming> for Subject {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Source => say! { t, f; "this card" / "このカード" },
            Self::EventCard => say! { t, f; "that character" / "そのキャラクター" },
            Self::Target(place) => f.write_str(&Naming::name(t, *place)),
        }
    }
}

impl Tell<Naming> for Spot {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::This => say! { t, f; "this city" / "この都市" },
            Self::Target(place) => f.write_str(&Naming::name(t, *place)),
        }
    }
}

impl Tell<Naming> for Scope {
    fn tell(&self, t: Teller<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Itself => say! { t, f; "this card" / "このカード" },
            Self::Character(filter) => write!(f, "{}{}", t.word("each ", ""), t.told(filter)),
        }
    }
}
