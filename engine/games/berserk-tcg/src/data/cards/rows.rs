//! The card rows as rules are cited by them (`BK:G02`), each with one line about the card, written
//! from its data in both languages.

use super::text::{
    Ability, AbilityCost, CardFilter, CharacterFilter, Condition, Event, ItemKind, Place, Scope,
    SetFilter, Side, Spot, Static, Step, Subject, Target, TargetKind, Who,
};
use super::{Body, Card, CardKind, CardSet, CityCard, Cost};
use kanso_engine::Label;
use kanso_engine::game::CardRow;
use std::cell::Cell;

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
        cards.chain(cities).chain(decks).chain(&mut self.lines)
    }
}

/// What each row says, in the order of [`CardSet::rows`].
pub fn lines(set: &CardSet) -> Vec<Label> {
    set.cards.iter().map(card_line).chain(set.cities.iter().map(city_line)).collect()
}

fn label(en: impl Into<String>, ja: impl Into<String>) -> Label {
    Label::new(en.into(), ja.into())
}

fn city_line(city: &CityCard) -> Label {
    let (en, ja) =
        if city.capital { ("capital", "王都") } else { ("local city", "地方都市") };
    let CityCard { name, draws, .. } = city;
    label(
        format!("{}: {en}; who occupies it may draw {draws}", name.en),
        format!("{}：{ja}。占領したら{draws}枚引ける", name.ja),
    )
}

fn card_line(card: &Card) -> Label {
    let colour = card.colour.name();
    let (kind, numbers) = match card.body {
        Body::Character(stats) => {
            let (range, movement, power, hp) = (stats.range, stats.movement, stats.power, stats.hp);
            (
                label("character", "キャラクター"),
                label(
                    format!(", Range {range}, Move {movement}, Power {power}, HP {hp}"),
                    format!("、Range{range}、Move{movement}、Power{power}、HP{hp}"),
                ),
            )
        }
        Body::Normal { quick: false } => (label("effect", "ノーマルエフェクト"), label("", "")),
        Body::Normal { quick: true } => {
            (label("Quick effect", "クイックのノーマルエフェクト"), label("", ""))
        }
        Body::Eternal => (label("eternal effect", "エターナルエフェクト"), label("", "")),
    };
    let cost = cost_text(card.cost);
    let unique = if card.unique { label(", Unique", "、Unique") } else { label("", "") };
    // Begins with nothing, so that each text is set apart from the numbers too.
    let texts: Vec<Label> =
        std::iter::once(label("", "")).chain(card.abilities.iter().map(ability_text)).collect();
    let texts = joined(&texts, "; ", "。");
    let Card { name, level, type_name, .. } = card;
    label(
        format!(
            "{}: {} {kind}, {}, level {level}, cost {}{}{}{}",
            name.en,
            colour.en,
            type_name.en,
            cost.en,
            numbers.en,
            unique.en,
            texts.en,
            kind = kind.en
        ),
        format!(
            "{}：{}の{kind}（{}）、レベル{level}、コスト{}{}{}{}",
            name.ja,
            colour.ja,
            type_name.ja,
            cost.ja,
            numbers.ja,
            unique.ja,
            texts.ja,
            kind = kind.ja
        ),
    )
}

fn cost_text(cost: Cost) -> Label {
    if cost.cards() == 0 {
        return label("none", "なし");
    }
    Label::same(cost.signs())
}

fn ability_text(ability: &Ability) -> Label {
    match ability {
        Ability::Effect { condition, target, steps } => {
            let condition = condition.as_ref().map(condition_text);
            with_condition(condition, steps_text(steps, target))
        }
        Ability::Paid { quick, cost, target, steps } => {
            let (cost, text) = (ability_cost(cost), steps_text(steps, target));
            let quick = if *quick { "Quick " } else { "" };
            label(
                format!("{quick}[{}]: {}", cost.en, text.en),
                format!("{quick}［{}］：{}", cost.ja, text.ja),
            )
        }
        Ability::Trigger { on, condition, target, steps } => {
            let (event, text) = (event_text(on), steps_text(steps, target));
            let text = with_condition(condition.as_ref().map(condition_text), text);
            label(format!("{}: {}", event.en, text.en), format!("{}、{}", event.ja, text.ja))
        }
        Ability::Static(works) => static_text(works),
    }
}

fn with_condition(condition: Option<Label>, text: Label) -> Label {
    match condition {
        Some(condition) => label(
            format!("if {}: {}", condition.en, text.en),
            format!("{}なら、{}", condition.ja, text.ja),
        ),
        None => text,
    }
}

fn ability_cost(cost: &AbilityCost) -> Label {
    let mut parts = Vec::new();
    if cost.lock {
        parts.push(label("lock", "ロック"));
    }
    if cost.any > 0 {
        parts.push(Label::same(cost.any.to_string()));
    }
    if let Some(filter) = &cost.sacrifice {
        let filter = characters(filter);
        let ja = format!("{}1体をトラッシュ", filter.ja);
        parts.push(label(format!("trash 1 {}", filter.en), ja));
    }
    joined(&parts, ", ", "、")
}

fn joined(parts: &[Label], en: &str, ja: &str) -> Label {
    let words_en: Vec<&str> = parts.iter().map(|part| &*part.en).collect();
    let words_ja: Vec<&str> = parts.iter().map(|part| &*part.ja).collect();
    label(words_en.join(en), words_ja.join(ja))
}

fn place(place: Place) -> Label {
    match place {
        Place::This => label("in this city", "この都市の"),
        Place::Within(distance) => {
            label(format!("within distance {distance}"), format!("距離{distance}以内の"))
        }
        Place::At(distance) => {
            label(format!("at distance {distance}"), format!("距離{distance}の"))
        }
        Place::All => label("in any city", "全都市の"),
    }
}

fn side(side: Side) -> Label {
    match side {
        Side::Any => label("", ""),
        Side::Friend => label("friendly ", "味方"),
        Side::Enemy => label("enemy ", "敵"),
    }
}

fn characters(filter: &CharacterFilter) -> Label {
    let (side, place) = (side(filter.side), place(filter.place));
    let state = match filter.locked {
        Some(true) => label("locked ", "ロック中の"),
        Some(false) => label("unlocked ", "アンロックの"),
        None => label("", ""),
    };
    let other = if filter.other { label("other ", "他の") } else { label("", "") };
    let who = if filter.mercenary {
        label("mercenary", "傭兵")
    } else {
        label("character", "キャラクター")
    };
    let level = match filter.level_max {
        Some(level) => label(format!(" of level {level} or less"), format!("レベル{level}以下の")),
        None => label("", ""),
    };
    label(
        format!("{}{}{}{}{} {}", other.en, state.en, side.en, who.en, level.en, place.en),
        format!("{}{}{}{}{}{}", place.ja, other.ja, state.ja, level.ja, side.ja, who.ja),
    )
}

fn set_cards(filter: &SetFilter) -> Label {
    let (side, place) = (side(filter.side), place(filter.place));
    label(
        format!("{}set card {}", side.en, place.en),
        format!("{}{}セットカード", place.ja, side.ja),
    )
}

fn cards(filter: CardFilter) -> Label {
    match filter {
        CardFilter::Any => label("card", "カード"),
        CardFilter::Character => label("character", "キャラクター"),
        CardFilter::Mercenary => label("mercenary", "傭兵"),
    }
}

fn target_text(target: &Target) -> Label {
    let what = match &target.what {
        TargetKind::Character(filter) => characters(filter),
        TargetKind::SetCard(filter) => set_cards(filter),
        TargetKind::Item(filter) => {
            let kinds: Vec<Label> = filter
                .kinds
                .iter()
                .map(|kind| match kind {
                    ItemKind::EffectCard => label("effect card", "エフェクトカード"),
                    ItemKind::Paid => label("paid ability", "コストのある能力"),
                })
                .collect();
            let (side, kinds) = (side(filter.side), joined(&kinds, " or ", "か"));
            label(
                format!("pending {}{}", side.en, kinds.en),
                format!("待機中の{}の{}", side.ja, kinds.ja),
            )
        }
        TargetKind::Trash(filter) => {
            let what = cards(filter.filter);
            let level = match filter.level_max {
                Some(level) => {
                    label(format!(" of level {level} or less"), format!("レベル{level}以下の"))
                }
                None => label("", ""),
            };
            label(
                format!("{}{} of your trash", what.en, level.en),
                format!("自分のトラッシュの{}{}", level.ja, what.ja),
            )
        }
        TargetKind::City { nearest, farthest } => label(
            format!("city at distance {nearest} to {farthest}"),
            format!("距離{nearest}～{farthest}の都市"),
        ),
    };
    let counter = match &target.what {
        TargetKind::Character(_) => "体",
        TargetKind::SetCard(_) | TargetKind::Trash(_) => "枚",
        TargetKind::Item(_) | TargetKind::City { .. } => "つ",
    };
    if target.optional {
        return label(format!("up to 1 {}", what.en), format!("{}1{counter}まで", what.ja));
    }
    label(format!("1 {}", what.en), format!("{}1{counter}", what.ja))
}

/// A target that was told before.
fn target_again(target: &Target) -> Label {
    match &target.what {
        TargetKind::Character(filter) if filter.mercenary => label("that mercenary", "その傭兵"),
        TargetKind::Character(_) => label("that character", "そのキャラクター"),
        TargetKind::SetCard(_) => label("that set card", "そのセットカード"),
        TargetKind::Item(_) => label("that effect", "その効果"),
        TargetKind::Trash(_) => label("that card", "そのカード"),
        TargetKind::City { .. } => label("that city", "その都市"),
    }
}

/// The targets of a text, and which of them it has told by now.
struct Targets<'a> {
    all: &'a [Target],
    told: Cell<u64>,
}

impl<'a> Targets<'a> {
    const fn new(all: &'a [Target]) -> Self {
        Self { all, told: Cell::new(0) }
    }

    /// In full where it is told first.
    fn tell(&self, place: u8) -> Label {
        let Some(target) = self.all.get(usize::from(place)) else { return label("", "") };
        let (told, bit) = (self.told.get(), 1 << (place % 64));
        self.told.set(told | bit);
        if told & bit == 0 { target_text(target) } else { target_again(target) }
    }
}

/// The card a step is about.
fn subject(subject: Subject, targets: &Targets<'_>) -> Label {
    match subject {
        Subject::Source => label("this card", "このカード"),
        Subject::EventCard => label("that character", "そのキャラクター"),
        Subject::Target(place) => targets.tell(place),
    }
}

fn spot(spot: Spot, targets: &Targets<'_>) -> Label {
    match spot {
        Spot::This => label("this city", "この都市"),
        Spot::Target(place) => targets.tell(place),
    }
}

fn who(seat: Who) -> &'static str {
    match seat {
        Who::You => "自分",
        Who::Enemy => "相手",
    }
}

fn whose_deck(seat: Who) -> &'static str {
    match seat {
        Who::You => "your deck",
        Who::Enemy => "the enemy's deck",
    }
}

/// What somebody does: `draw 2 cards`, `the enemy draws 2 cards`.
fn does(seat: Who, verb: &str, count: impl Into<u32>) -> String {
    let count = count.into();
    let cards = if count == 1 { "card" } else { "cards" };
    match seat {
        Who::You => format!("{verb} {count} {cards}"),
        Who::Enemy => format!("the enemy {verb}s {count} {cards}"),
    }
}

fn steps_text(steps: &[Step], targets: &[Target]) -> Label {
    let targets = Targets::new(targets);
    let steps: Vec<Label> = steps.iter().map(|step| step_text(step, &targets)).collect();
    joined(&steps, ", then ", "、")
}

fn step_text(step: &Step, targets: &Targets<'_>) -> Label {
    let about = |card: &Subject, [before, behind]: [&str; 2], ja: &str| {
        let card = subject(*card, targets);
        label(format!("{before}{}{behind}", card.en), format!("{}{ja}", card.ja))
    };
    match step {
        Step::Damage { to, amount } => {
            about(to, [&format!("{amount} damage to "), ""], &format!("に{amount}ダメージ"))
        }
        Step::DamageAll { of, amount } => {
            let of = characters(of);
            label(
                format!("{amount} damage to every {}", of.en),
                format!("{}すべてに{amount}ダメージ", of.ja),
            )
        }
        Step::Shield { to, amount } => about(
            to,
            ["", &format!(" takes {amount} less damage this turn")],
            &format!("へのこのターンのダメージを{amount}軽減"),
        ),
        Step::Heal { to, amount } => {
            let (en, ja) =
                (format!("take {amount} damage off "), format!("のダメージを{amount}減らす"));
            about(to, [&en, ""], &ja)
        }
        Step::Mod { to, stat: which, amount } => {
            let which = which.name();
            about(
                to,
                ["", &format!(" gets {which} {amount:+} this turn")],
                &format!("の{which}をこのターン{amount:+}"),
            )
        }
        Step::Lock { card } => about(card, ["lock ", ""], "をロック"),
        Step::Unlock { card } => about(card, ["unlock ", ""], "をアンロック"),
        Step::MoveTo { card, city } => {
            let (card, city) = (subject(*card, targets), spot(*city, targets));
            label(
                format!("move {} to {}", card.en, city.en),
                format!("{}を{}へ移す", card.ja, city.ja),
            )
        }
        Step::ToHand { card } => {
            about(card, ["return ", " to its owner's hand"], "を所有者の手札に戻す")
        }
        Step::ToSet { card } => about(card, ["turn ", " face-down"], "をセットカードにする"),
        Step::Trash { card } => about(card, ["trash ", ""], "をトラッシュ"),
        Step::Control { card } => about(card, ["take control of ", ""], "のコントロールを得る"),
        Step::Draw { seat, count } => {
            label(does(*seat, "draw", *count), format!("{}が{count}枚引く", who(*seat)))
        }
        Step::DiscardChoice { seat, count } => {
            label(does(*seat, "discard", *count), format!("{}が手札を{count}枚捨てる", who(*seat)))
        }
        Step::Mill { seat, count } => label(
            format!("trash the top {count} of {}", whose_deck(*seat)),
            format!("{}のデッキの上から{count}枚をトラッシュ", who(*seat)),
        ),
        Step::Look { count } => label(
            format!("look at the top {count} of your deck"),
            format!("自分のデッキの上から{count}枚を見る"),
        ),
        Step::TakeOne { filter, optional, reveal } => {
            let filter = cards(*filter);
            let (most_en, most_ja) = if *optional { ("up to ", "まで") } else { ("", "") };
            let (shown_en, shown_ja) = if *reveal { (", shown", "公開して") } else { ("", "") };
            label(
                format!("take {most_en}1 {}{shown_en}", filter.en),
                format!("{}1枚{most_ja}を{shown_ja}手札に加える", filter.ja),
            )
        }
        Step::BottomRest => label("put the rest at the bottom", "残りをデッキの下に置く"),
        Step::SetEach => label("set each at any city", "1枚ずつ好きな都市にセットする"),
        Step::SetTop { city } => {
            let city = spot(*city, targets);
            label(
                format!("set the top card of your deck at {}", city.en),
                format!("自分のデッキの一番上を{}にセットする", city.ja),
            )
        }
        Step::SearchPlay { filter, max, city } => {
            let (filter, city) = (cards(*filter), spot(*city, targets));
            label(
                format!("search your deck for up to {max} {} to play at {}", filter.en, city.en),
                format!("自分のデッキから{}を{max}枚まで探し、{}に出す", filter.ja, city.ja),
            )
        }
        Step::Shuffle { seat } => label(
            format!("shuffle {}", whose_deck(*seat)),
            format!("{}のデッキをシャッフル", who(*seat)),
        ),
        Step::Recover { card } => about(card, ["take ", " into your hand"], "を手札に加える"),
        Step::Reanimate { card, city } => {
            let (card, city) = (subject(*card, targets), spot(*city, targets));
            label(
                format!("put {} into play at {}", card.en, city.en),
                format!("{}を{}に出す", card.ja, city.ja),
            )
        }
        Step::Negate { target } => {
            let target = targets.tell(*target);
            label(format!("negate {}", target.en), format!("{}を無効にする", target.ja))
        }
        Step::LookSet { card } => about(card, ["look at ", ""], "を見る"),
        Step::Sacrifice { of } => {
            let of = characters(of);
            label(
                format!("trash 1 {} of your choice", of.en),
                format!("{}を1体選んでトラッシュ", of.ja),
            )
        }
    }
}

fn condition_text(condition: &Condition) -> Label {
    match condition {
        Condition::CitiesOccupied { you, enemy } => label(
            format!("you occupy {you} cities and the enemy {enemy}"),
            format!("占領都市が自分{you}、相手{enemy}"),
        ),
        Condition::YouOccupyThisCity => label("you occupy this city", "この都市を占領中"),
        Condition::AnotherOwnCharacterHere => {
            label("you control another character here", "この都市に他の味方がいる")
        }
    }
}

fn event_text(event: &Event) -> Label {
    match event {
        Event::YourTurnStart => label("at the start of your turn", "自分のターン開始時"),
        Event::YourTurnEnd => label("at the end of your turn", "自分のターン終了時"),
        Event::Enters => label("when it enters", "登場した時"),
        Event::MovedHere { side: whose } => {
            let whose = side(*whose);
            label(
                format!("when any {}character moves to this city", whose.en),
                format!("{}キャラクターがこの都市に移動した時", whose.ja),
            )
        }
        Event::Trashed => label("when it is trashed", "トラッシュされた時"),
        Event::TrashedHere { side: whose } => {
            let whose = side(*whose);
            label(
                format!("when any {}character is trashed in this city", whose.en),
                format!("この都市の{}キャラクターがトラッシュされた時", whose.ja),
            )
        }
        Event::Vanguard => label("when it is the vanguard", "先陣になった時"),
        Event::OccupiedSurviving => {
            label("when you occupy its city and it survived", "都市を占領して生き残った時")
        }
        Event::BattleEndFought => {
            label("at the end of a battle it fought in", "参加した戦闘の終了時")
        }
    }
}

fn static_text(works: &Static) -> Label {
    match works {
        Static::Mod { of, stat: which, amount, only_defending } => {
            let of = match of {
                Scope::Itself => label("this card", "このカード"),
                Scope::Character(filter) => characters(filter),
            };
            let (when_en, when_ja) = if *only_defending {
                (" while it fights as a defender", "防御側で戦闘に参加中、")
            } else {
                ("", "")
            };
            let which = which.name();
            label(
                format!("{which} {amount:+} for {}{when_en}", of.en),
                format!("{when_ja}{}の{which}{amount:+}", of.ja),
            )
        }
        Static::Cost { of, amount } => {
            let of = set_cards(of);
            label(
                format!("each {} costs {amount} more to open", of.en),
                format!("{}のオープンのコスト+{amount}", of.ja),
            )
        }
        Static::Untargetable => {
            label("cannot be a target of enemy effects", "敵の効果の標的にならない")
        }
        Static::EffectReduction { amount } => label(
            format!("takes {amount} less damage from each effect"),
            format!("効果から受けるダメージ-{amount}"),
        ),
    }
}
