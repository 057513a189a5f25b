//! One line about each row, in both languages, built from its numbers.

mod attack;
mod effect;

use super::{
    Ability, AbilityCost, AttackRow, BoostGives, CardKind, CardSet, Class, DeckCard, Face, FaceRow,
    Home, ItemRow, ItemUse, PartyRow, PieceRow, RaceRow, SheetAttack, SubRow, home_of, weapon_of,
};
use crate::vocabulary::{LEVEL_MAX, Slots, Stat, Stats};
use effect::{effect_text, effects_text, signed};
use kanso_engine::Label;

/// What each row of a set says, in the order of [`CardSet::faces`].
pub fn lines(set: &CardSet) -> Vec<Label> {
    let races = set.races.iter().map(race_line);
    let cards = CardKind::all(set.deck_cards.len()).map(|kind| card_line(set, kind));
    let faces = super::FaceKind::all(set.faces.len()).map(|kind| face_line(set, kind));
    let subs = set.subs.iter().map(|row| sub_line(set, row));
    let items = set.items.iter().map(|row| item_line(set, row));
    let pieces = set.pieces.iter().map(piece_line);
    let parties = set.parties.iter().map(party_line);
    let attacks = set.attacks.iter().enumerate().map(|(index, row)| attack_line(set, index, row));
    let heroes = races.chain(cards).chain(faces).chain(subs);
    let lines = heroes.chain(items).chain(pieces).chain(parties).chain(attacks);
    let lines = lines.chain([body_line(), hate_line(set)]);
    let say = |(face, line): (&Face, Label)| {
        let Face { name, .. } = face;
        Label::new(format!("{}: {}", name.en, line.en), format!("{}：{}", name.ja, line.ja))
    };
    set.faces().zip(lines).map(say).collect()
}

/// The special ability of a part in words.
pub fn trait_words(special: super::Trait) -> Label {
    let (en, ja) = effect::special_text(special);
    Label::new(en, ja)
}

/// What a row says, clause by clause.
struct Clauses {
    en: Vec<String>,
    ja: Vec<String>,
}

impl Clauses {
    fn new(en: impl Into<String>, ja: impl Into<String>) -> Self {
        Self { en: vec![en.into()], ja: vec![ja.into()] }
    }

    fn add(&mut self, en: impl Into<String>, ja: impl Into<String>) {
        self.en.push(en.into());
        self.ja.push(ja.into());
    }

    fn add_label(&mut self, label: Label) {
        self.add(label.en, label.ja);
    }

    /// With a heading before each language's text.
    fn add_headed(&mut self, en: &str, ja: &str, label: Label) {
        self.add(format!("{en}: {}", label.en), format!("{ja}：{}", label.ja));
    }

    fn stats(&mut self, stats: &Stats) {
        if *stats != Stats::default() {
            self.add_label(additions(stats));
        }
    }

    fn label(self) -> Label {
        Label::new(self.en.join("; "), self.ja.join("、"))
    }
}

fn race_line(row: &RaceRow) -> Label {
    let hp = row.max_hp;
    let mut line = Clauses::new(format!("race; {hp} HP"), format!("種族、HP{hp}"));
    for (level, stats) in (1..).zip(&row.stats) {
        let all = |word: fn(Stat) -> &'static str| {
            let each = Stat::ALL.map(|stat| format!("{} {}", word(stat), stats.of(stat)));
            each.join(", ")
        };
        line.add(
            format!("level {level}: {}", all(stat_en)),
            format!("Lv{level}：{}", all(stat_ja).replace(", ", "・").replace(' ', "")),
        );
    }
    line.label()
}

fn card_line(set: &CardSet, kind: CardKind) -> Label {
    let card: &DeckCard = set.card(kind);
    let mut line = home_clauses(set, kind);
    let cost = card.cost;
    match &card.class {
        Class::Attack(attack) => {
            line.add(format!("attack, cost {cost}"), format!("攻撃、コスト{cost}"));
            line.add_label(attack::attack_text(set, attack));
        }
        Class::Support => {
            line.add(format!("support, cost {cost}"), format!("補助、コスト{cost}"));
        }
        Class::Placed(trigger) => {
            line.add(format!("placed, cost {cost}"), format!("設置、コスト{cost}"));
            let (en, ja) = effect::trigger_text(*trigger);
            line.add_headed(en, ja, effects_text(set, &card.effects));
        }
        Class::Persistent => {
            line.add(format!("persistent {cost}"), format!("持続{cost}"));
        }
        Class::CostTrigger(mods) => line.add_headed(
            "works only when it pays for an attack, which takes with it",
            "攻撃のコストにした時のみ効果を発揮",
            effect::mods_text(mods),
        ),
    }
    if let Some(hp) = card.hp_at_most {
        line.add(format!("only with {hp} HP or less"), format!("HPが{hp}以下の時のみ使用可"));
    }
    if !matches!(card.class, Class::Placed(_)) && !card.effects.is_empty() {
        line.add_label(effects_text(set, &card.effects));
    }
    if !card.after_upkeep.is_empty() {
        let text = effects_text(set, &card.after_upkeep);
        line.add_headed("each later hero turn, after the upkeep", "以後の自分の手番の維持後", text);
    }
    if !card.after_damage.is_empty() {
        let text = effects_text(set, &card.after_damage);
        line.add_headed(
            "right after the damage, if standing",
            "ダメージの直後、ダウンしていなければ",
            text,
        );
    }
    if let Some(boost) = card.boost {
        let tension = boost.tension;
        let (en, ja) = match boost.gives {
            BoostGives::AddDamage(n) => (
                format!("after the first hit for {tension} tension added damage {n}"),
                format!("最初のヒット時にテンション{tension}消費で追加ダメージ{n}"),
            ),
            BoostGives::Heal(n) => (
                format!("for {tension} tension at play {n} more"),
                format!("プレイ時にテンション{tension}消費で回復量+{n}"),
            ),
        };
        line.add(en, ja);
    }
    if let Some(ability) = &card.ability {
        line.add_label(ability_text(set, ability));
    }
    line.label()
}

/// What a deck card belongs to.
fn home_clauses(set: &CardSet, kind: CardKind) -> Clauses {
    match home_of(kind) {
        Home::Race(race) => {
            let name = &set.race(race).face.name;
            Clauses::new(format!("card of {}", name.en), format!("{}のカード", name.ja))
        }
        Home::Weapon { weapon, level, style } => {
            let name = &set.weapon(weapon).face.name;
            let style =
                style.map(|style| &set.weapon_face(super::face_of(weapon, style)).face.name);
            let en = style.map_or_else(String::new, |style| format!(" / {}", style.en));
            let ja = style.map_or_else(String::new, |style| format!("／{}", style.ja));
            Clauses::new(
                format!("{}{en}, level {level}", name.en),
                format!("{}{ja}、Lv{level}", name.ja),
            )
        }
        Home::Sub(sub) => {
            let name = &set.sub(sub).face.name;
            Clauses::new(format!("card of {}", name.en), format!("{}のカード", name.ja))
        }
        Home::Skill => Clauses::new("skill", "スキル"),
    }
}

fn face_line(set: &CardSet, kind: super::FaceKind) -> Label {
    let row: &FaceRow = set.weapon_face(kind);
    let (weapon, style) = weapon_of(kind);
    let name = &set.weapon(weapon).face.name;
    let letter = style.letter();
    let mut line = Clauses::new(
        format!("{}, style {letter}", name.en),
        format!("{}のスタイル{letter}", name.ja),
    );
    for (level, stats) in (1..=LEVEL_MAX).zip(&row.additions) {
        let Label { en, ja } = additions(stats);
        line.add(format!("level {level}: {en}"), format!("Lv{level}：{ja}"));
    }
    line.add_label(sheet_text(set, &row.basic));
    if let Some(ability) = &row.ability {
        line.add_label(ability_text(set, ability));
    }
    line.label()
}

fn sub_line(set: &CardSet, row: &SubRow) -> Label {
    let mut line = Clauses::new("sub-weapon", "サブウェポン");
    line.stats(&row.additions);
    if row.evade != 0 {
        let n = signed(row.evade);
        line.add(format!("evasion {n}"), format!("回避判定{n}"));
    }
    if let Some(sheet) = &row.attack {
        line.add_label(sheet_text(set, sheet));
    }
    if let Some(ability) = &row.ability {
        line.add_label(ability_text(set, ability));
    }
    line.label()
}

/// An attack of a player card, by its name.
fn sheet_text(set: &CardSet, sheet: &SheetAttack) -> Label {
    let SheetAttack { name, cost, attack } = sheet;
    let Label { en, ja } = attack::attack_text(set, attack);
    Label::new(
        format!("attack {}, cost {cost}: {en}", name.en),
        format!("攻撃「{}」コスト{cost}：{ja}", name.ja),
    )
}

fn ability_text(set: &CardSet, ability: &Ability) -> Label {
    let Ability { name, cost, effects } = ability;
    let (cost_en, cost_ja) = match cost {
        AbilityCost::Cards(0) => ("at no cost".to_owned(), "コストなし".to_owned()),
        AbilityCost::Cards(cost) => (format!("cost {cost}"), format!("コスト{cost}")),
        AbilityCost::Tension(n) => (format!("for {n} tension"), format!("テンション{n}消費")),
    };
    let Label { en, ja } = effects_text(set, effects);
    Label::new(
        format!("ability {}, {cost_en}, once in a hero turn: {en}", name.en),
        format!("能力「{}」{cost_ja}、手番に1回：{ja}", name.ja),
    )
}

fn item_line(set: &CardSet, row: &ItemRow) -> Label {
    let mut line = match &row.what {
        ItemUse::Consumable(effects) => {
            let mut line = Clauses::new("consumable", "消耗品");
            line.add_label(effects_text(set, effects));
            line
        }
        ItemUse::Equipment(pieces) => {
            let mut line = Clauses::new("equipment, one of two", "装備品、どちらか1つ");
            for &piece in pieces {
                let row = set.piece(piece);
                let Label { en, ja } = piece_text(row);
                let name = &row.face.name;
                line.add(format!("{} ({en})", name.en), format!("{}（{ja}）", name.ja));
            }
            line
        }
    };
    if row.copies > 1 {
        line.add(format!("{} cards", row.copies), format!("{}枚", row.copies));
    }
    line.label()
}

fn piece_line(row: &PieceRow) -> Label {
    let Label { en, ja } = piece_text(row);
    Label::new(format!("equipment; {en}"), format!("装備品、{ja}"))
}

fn piece_text(row: &PieceRow) -> Label {
    let Label { en, ja } = additions(&row.additions);
    if row.softens == 0 {
        return Label::new(en, ja);
    }
    let n = row.softens;
    let mut line = Clauses::new(
        format!("damage after a failed evasion -{n}"),
        format!("回避失敗時に受けるダメージ-{n}"),
    );
    line.stats(&row.additions);
    line.label()
}

fn party_line(row: &PartyRow) -> Label {
    let PartyRow { defence_high, defence_low, hit, damage, core_defence, .. } = row;
    let mut line = Clauses::new("enemy party card", "敵パーティカード");
    line.add(
        format!("defence {defence_high} with 11 HP or more, else {defence_low}"),
        format!("HP11以上で防{defence_high}、10以下で防{defence_low}"),
    );
    line.add(
        format!("while active hit +{hit}, damage +{damage}"),
        format!("特性発動中は命中+{hit}・ダメージ+{damage}"),
    );
    let (en, ja) = effect::special_text(row.special);
    line.add(en, ja);
    line.add(
        format!("core defence +{core_defence} while intact"),
        format!("破壊されるまでコアの防+{core_defence}"),
    );
    line.label()
}

fn attack_line(set: &CardSet, index: usize, row: &AttackRow) -> Label {
    let strong = index >= usize::from(super::NORMAL_ATTACKS);
    let mut line = if strong {
        Clauses::new("strong enemy attack", "敵攻撃カード（強攻撃）")
    } else {
        Clauses::new("normal enemy attack", "敵攻撃カード（通常）")
    };
    let reach = row.reach.name();
    let (marks_en, marks_ja) = marks_text(row.marks);
    let steps = row.steps;
    line.add(
        format!("next round: traits of {marks_en}, move {steps}, reaches {}", reach.en),
        format!("次のターン：特性{marks_ja}、移動{steps}、範囲は{}", reach.ja),
    );
    let faces = row.chart.map(|damage| damage.to_string()).join(" ");
    let (hit, en, ja) = (row.hit, stat_en(row.defence), stat_ja(row.defence));
    line.add(
        format!("this round: hit {hit}, damage by die {faces}, less {en}"),
        format!("このターン：命中{hit}、ダイス別ダメージ{faces}、[{ja}]で防御"),
    );
    if let Some(effect) = &row.effect {
        let Label { en, ja } = effect_text(set, effect);
        line.add(
            format!("each hero whose evasion failed: {en}"),
            format!("回避に失敗した各キャラ：{ja}"),
        );
    }
    line.label()
}

fn marks_text(marks: Slots) -> (String, String) {
    let numbers: Vec<String> = marks.iter().map(|slot| slot.number().to_string()).collect();
    let slots = if numbers.len() == 1 { "slot" } else { "slots" };
    (format!("{slots} {}", numbers.join(", ")), numbers.join("・"))
}

/// The sides of the body card are those of BA-1.2.
fn body_line() -> Label {
    Label::new(
        "the enemy's body, 2 by 2 squares: 1 north-west, 2 north-east, 3 south-west, 4 south-east; \
         sides ① north, ② east, ③ south, ④ west",
        "敵の本体（2×2マス）：1は北西、2は北東、3は南西、4は南東、辺は①が北、②が東、③が南、④が西",
    )
}

fn hate_line(set: &CardSet) -> Label {
    let all = (0..set.hate_from.len()).map(|index| effect::hate_range(set, index as u8));
    let (en, ja): (Vec<String>, Vec<String>) = all.unzip();
    Label::new(
        format!("lies with hate-top; ranges of damage {}", en.join(", ")),
        format!("ヘイトトップが持つ、ダメージの範囲は{}", ja.join("・")),
    )
}

/// What a card adds to stats: `power +1, defence -1`.
fn additions(stats: &Stats) -> Label {
    let changed = Stat::ALL.into_iter().filter(|&stat| stats.of(stat) != 0);
    let (en, ja): (Vec<String>, Vec<String>) = changed
        .map(|stat| {
            let n = signed(stats.of(stat));
            (format!("{} {n}", stat_en(stat)), format!("{}{n}", stat_ja(stat)))
        })
        .unzip();
    if en.is_empty() {
        return Label::new("no stat", "ステータスの変化なし");
    }
    Label::new(en.join(", "), ja.join("・"))
}

fn stat_en(stat: Stat) -> &'static str {
    stat.name().en
}

fn stat_ja(stat: Stat) -> &'static str {
    stat.name().ja
}

fn plural(count: u8, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}
