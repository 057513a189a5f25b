//! One line about each row, in both languages, built from its numbers.

mod attack;
mod effect;

use super::{
    AttackRow, ItemRow, NORMAL_ATTACKS, PartyRow, PieceRow, RaceRow, SheetAttack, SubRow, face_of,
    home_of, weapon_of,
};
use crate::prelude::*;
use crate::vocabulary::LEVEL_MAX;
use effect::{effect_text, effects_text};
use kanso_engine::text;

/// What each row of a set says, in the order of [`CardSet::faces`].
pub fn lines(set: &CardSet) -> Vec<Label> {
    let [en, ja] = Lang::ALL.map(|lang| in_lang(&Words { set, lang }));
    en.into_iter().zip(ja).map(|(en, ja)| Label::new(en, ja)).collect()
}

/// The special ability of a part in words.
pub fn trait_words(special: Trait) -> Label {
    let [en, ja] = Lang::ALL.map(|lang| effect::special_text(lang, special));
    Label::new(en, ja)
}

/// Of which set and in which language.
struct Words<'a> {
    set: &'a CardSet,
    lang: Lang,
}

impl Words<'_> {
    fn stat(&self, stat: Stat) -> &'static str {
        stat.name().in_lang(self.lang)
    }

    /// The clauses of a line.
    fn clauses(&self, clauses: impl IntoIterator<Item = String>) -> String {
        self.joined(clauses, "; ", "、")
    }

    /// The members of a short list.
    fn listed(&self, members: impl IntoIterator<Item = String>) -> String {
        self.joined(members, ", ", "・")
    }

    fn joined(&self, texts: impl IntoIterator<Item = String>, en: &str, ja: &str) -> String {
        let texts: Vec<String> = texts.into_iter().collect();
        texts.join(match self.lang {
            Lang::En => en,
            Lang::Ja => ja,
        })
    }
}

fn in_lang(words: &Words<'_>) -> Vec<String> {
    let Words { set, lang } = words;
    let races = set.races.iter().map(|row| race_line(words, row));
    let cards = CardKind::all(set.deck_cards.len()).map(|kind| card_line(words, kind));
    let faces = FaceKind::all(set.faces.len()).map(|kind| face_line(words, kind));
    let subs = set.subs.iter().map(|row| sub_line(words, row));
    let items = set.items.iter().map(|row| item_line(words, row));
    let pieces = set.pieces.iter().map(
        |row| text!(lang; "equipment; {does}" / "装備品、{does}"; does = piece_text(words, row)),
    );
    let parties = set.parties.iter().map(|row| party_line(words, row));
    let attacks = set.attacks.iter().enumerate();
    let attacks = attacks.map(|(index, row)| attack_line(words, index, row));
    let heroes = races.chain(cards).chain(faces).chain(subs);
    let lines = heroes.chain(items).chain(pieces).chain(parties).chain(attacks);
    let lines = lines.chain([body_line(words), hate_line(words)]);
    let say = |(face, line): (&Face, String)| text!(lang; "{name}: {line}" / "{name}：{line}"; name = face.name.in_lang(*lang));
    set.faces().zip(lines).map(say).collect()
}

fn race_line(words: &Words<'_>, row: &RaceRow) -> String {
    let lang = words.lang;
    let mut line = vec![text!(lang; "race; {hp} HP" / "種族、HP{hp}"; hp = row.max_hp)];
    for (level, stats) in (1..).zip(&row.stats) {
        let each = Stat::ALL.map(|stat| {
            let (word, n) = (words.stat(stat), stats.of(stat));
            text!(lang; "{word} {n}" / "{word}{n}")
        });
        let stats = words.listed(each);
        line.push(text!(lang; "level {level}: {stats}" / "Lv{level}：{stats}"));
    }
    words.clauses(line)
}

fn card_line(words: &Words<'_>, kind: CardKind) -> String {
    let lang = words.lang;
    let card: &DeckCard = words.set.card(kind);
    let mut line = vec![home_text(words, kind)];
    let cost = card.cost;
    line.push(match &card.class {
        Class::Attack(_) => text!(lang; "attack, cost {cost}" / "攻撃、コスト{cost}"),
        Class::Support => text!(lang; "support, cost {cost}" / "補助、コスト{cost}"),
        Class::Placed(_) => text!(lang; "placed, cost {cost}" / "設置、コスト{cost}"),
        Class::Persistent => text!(lang; "persistent {cost}" / "持続{cost}"),
        Class::CostTrigger(mods) => text!(lang;
            "works only when it pays for an attack, which takes with it: {mods}" /
            "攻撃のコストにした時のみ効果を発揮：{mods}";
            mods = effect::mods_text(words, mods)
        ),
    });
    if let Class::Attack(attack) = &card.class {
        line.push(attack::attack_text(words, attack));
    }
    let effects = effects_text(words, &card.effects);
    if let Class::Placed(trigger) = card.class {
        let when = effect::trigger_text(trigger).in_lang(lang);
        line.push(text!(lang; "{when}: {effects}" / "{when}：{effects}"));
    }
    if let Some(hp) = card.hp_at_most {
        line.push(text!(lang; "only with {hp} HP or less" / "HPが{hp}以下の時のみ使用可"));
    }
    if !matches!(card.class, Class::Placed(_)) && !card.effects.is_empty() {
        line.push(effects);
    }
    if !card.after_upkeep.is_empty() {
        line.push(text!(lang;
            "each later hero turn, after the upkeep: {does}" / "以後の自分の手番の維持後：{does}";
            does = effects_text(words, &card.after_upkeep)
        ));
    }
    if !card.after_damage.is_empty() {
        line.push(text!(lang;
            "right after the damage, if standing: {does}" /
            "ダメージの直後、ダウンしていなければ：{does}";
            does = effects_text(words, &card.after_damage)
        ));
    }
    line.extend(card.boost.map(|boost| match boost.gives {
        BoostGives::AddDamage(n) => text!(lang;
            "after the first hit for {tension} tension added damage {n}" /
            "最初のヒット時にテンション{tension}消費で追加ダメージ{n}";
            tension = boost.tension
        ),
        BoostGives::Heal(n) => text!(lang;
            "for {tension} tension at play {n} more" /
            "プレイ時にテンション{tension}消費で回復量+{n}";
            tension = boost.tension
        ),
    }));
    line.extend(card.ability.as_ref().map(|ability| ability_text(words, ability)));
    words.clauses(line)
}

/// What a deck card belongs to.
fn home_text(words: &Words<'_>, kind: CardKind) -> String {
    let Words { set, lang } = *words;
    let card_of = |face: &Face| text!(lang; "card of {name}" / "{name}のカード"; name = face.name.in_lang(lang));
    match home_of(kind) {
        Home::Race(race) => card_of(&set.race(race).face),
        Home::Weapon { weapon, level, style } => {
            let name = set.weapon(weapon).face.name.in_lang(lang);
            let style = style.map_or_else(String::new, |style| {
                let style = set.weapon_face(face_of(weapon, style)).face.name.in_lang(lang);
                text!(lang; " / {style}" / "／{style}")
            });
            text!(lang; "{name}{style}, level {level}" / "{name}{style}、Lv{level}")
        }
        Home::Sub(sub) => card_of(&set.sub(sub).face),
        Home::Skill => text!(lang; "skill" / "スキル"),
    }
}

fn face_line(words: &Words<'_>, kind: FaceKind) -> String {
    let Words { set, lang } = *words;
    let row = set.weapon_face(kind);
    let (weapon, style) = weapon_of(kind);
    let name = set.weapon(weapon).face.name.in_lang(lang);
    let letter = style.letter();
    let mut line = vec![text!(lang; "{name}, style {letter}" / "{name}のスタイル{letter}")];
    for (level, stats) in (1..=LEVEL_MAX).zip(&row.additions) {
        let stats = additions(words, stats);
        line.push(text!(lang; "level {level}: {stats}" / "Lv{level}：{stats}"));
    }
    line.push(sheet_text(words, &row.basic));
    line.extend(row.ability.as_ref().map(|ability| ability_text(words, ability)));
    words.clauses(line)
}

fn sub_line(words: &Words<'_>, row: &SubRow) -> String {
    let lang = words.lang;
    let mut line = vec![text!(lang; "sub-weapon" / "サブウェポン")];
    if row.additions != Stats::default() {
        line.push(additions(words, &row.additions));
    }
    if row.evade != 0 {
        line.push(text!(lang; "evasion {n:+}" / "回避判定{n:+}"; n = row.evade));
    }
    line.extend(row.attack.as_ref().map(|attack| sheet_text(words, attack)));
    line.extend(row.ability.as_ref().map(|ability| ability_text(words, ability)));
    words.clauses(line)
}

/// An attack of a player card, by its name.
fn sheet_text(words: &Words<'_>, of: &SheetAttack) -> String {
    text!(words.lang;
        "attack {name}, cost {cost}: {does}" / "攻撃「{name}」コスト{cost}：{does}";
        name = of.sheet.name.in_lang(words.lang), cost = of.sheet.cost,
        does = attack::attack_text(words, &of.attack)
    )
}

fn ability_text(words: &Words<'_>, ability: &Ability) -> String {
    let lang = words.lang;
    let cost = match ability.cost {
        AbilityCost::Cards(0) => text!(lang; "at no cost" / "コストなし"),
        AbilityCost::Cards(cost) => text!(lang; "cost {cost}" / "コスト{cost}"),
        AbilityCost::Tension(n) => text!(lang; "for {n} tension" / "テンション{n}消費"),
    };
    text!(lang;
        "ability {name}, {cost}, once in a hero turn: {does}" / "能力「{name}」{cost}、手番に1回：{does}";
        name = ability.name.in_lang(lang), does = effects_text(words, &ability.effects)
    )
}

fn item_line(words: &Words<'_>, row: &ItemRow) -> String {
    let lang = words.lang;
    let mut line = Vec::new();
    match &row.what {
        ItemUse::Consumable(effects) => {
            line.extend([text!(lang; "consumable" / "消耗品"), effects_text(words, effects)]);
        }
        ItemUse::Equipment(pieces) => {
            line.push(text!(lang; "equipment, one of two" / "装備品、どちらか1つ"));
            line.extend(pieces.map(|piece| {
                let row = words.set.piece(piece);
                text!(lang; "{name} ({does})" / "{name}（{does}）";
                    name = row.face.name.in_lang(lang), does = piece_text(words, row))
            }));
        }
    }
    if row.copies > 1 {
        line.push(text!(lang; "{n} cards" / "{n}枚"; n = row.copies));
    }
    words.clauses(line)
}

fn piece_text(words: &Words<'_>, row: &PieceRow) -> String {
    let mut line = Vec::new();
    if row.softens > 0 {
        line.push(text!(words.lang;
            "damage after a failed evasion -{n}" / "回避失敗時に受けるダメージ-{n}"; n = row.softens
        ));
    }
    if line.is_empty() || row.additions != Stats::default() {
        line.push(additions(words, &row.additions));
    }
    words.clauses(line)
}

fn party_line(words: &Words<'_>, row: &PartyRow) -> String {
    let lang = words.lang;
    let PartyRow { defence_high, defence_low, hit, damage, core_defence, .. } = row;
    words.clauses([
        text!(lang; "enemy party card" / "敵パーティカード"),
        text!(lang;
            "defence {defence_high} with 11 HP or more, else {defence_low}" /
            "HP11以上で防{defence_high}、10以下で防{defence_low}"
        ),
        text!(lang;
            "while active hit +{hit}, damage +{damage}" / "特性発動中は命中+{hit}・ダメージ+{damage}"
        ),
        effect::special_text(lang, row.special),
        text!(lang;
            "core defence +{core_defence} while intact" / "破壊されるまでコアの防+{core_defence}"
        ),
    ])
}

fn attack_line(words: &Words<'_>, index: usize, row: &AttackRow) -> String {
    let lang = words.lang;
    let kind = if index >= usize::from(NORMAL_ATTACKS) {
        text!(lang; "strong enemy attack" / "敵攻撃カード（強攻撃）")
    } else {
        text!(lang; "normal enemy attack" / "敵攻撃カード（通常）")
    };
    let left = text!(lang;
        "next round: traits of {marks}, move {steps}, reaches {reach}" /
        "次のターン：特性{marks}、移動{steps}、範囲は{reach}";
        marks = marks_text(words, row.marks), steps = row.steps, reach = row.reach.name().in_lang(lang)
    );
    let right = text!(lang;
        "this round: hit {hit}, damage by die {faces}, less {stat}" /
        "このターン：命中{hit}、ダイス別ダメージ{faces}、[{stat}]で防御";
        faces = row.chart.map(|damage| damage.to_string()).join(" "),
        hit = row.hit, stat = words.stat(row.defence)
    );
    let effect = row.effect.map(|effect| {
        text!(lang;
            "each hero whose evasion failed: {does}" / "回避に失敗した各キャラ：{does}";
            does = effect_text(words, &effect)
        )
    });
    words.clauses([kind, left, right].into_iter().chain(effect))
}

fn marks_text(words: &Words<'_>, marks: Slots) -> String {
    let slots = if marks.len() == 1 { "slot" } else { "slots" };
    let numbers = words.listed(marks.iter().map(|slot| slot.number().to_string()));
    text!(words.lang; "{slots} {numbers}" / "{numbers}")
}

/// The sides of the body card are those of BA-1.2.
fn body_line(words: &Words<'_>) -> String {
    text!(words.lang;
        "the enemy's body, 2 by 2 squares: 1 north-west, 2 north-east, 3 south-west, 4 south-east; \
         sides ① north, ② east, ③ south, ④ west" /
        "敵の本体（2×2マス）：1は北西、2は北東、3は南西、4は南東、辺は①が北、②が東、③が南、④が西"
    )
}

fn hate_line(words: &Words<'_>) -> String {
    let ranges = (0..words.set.hate.from.len()).map(|at| effect::hate_range(words, at));
    text!(words.lang;
        "lies with hate-top; ranges of damage {ranges}" / "ヘイトトップが持つ、ダメージの範囲は{ranges}";
        ranges = words.listed(ranges)
    )
}

/// What a card adds to stats: `power +1, defence -1`.
fn additions(words: &Words<'_>, stats: &Stats) -> String {
    let changed = Stat::ALL.into_iter().filter(|&stat| stats.of(stat) != 0);
    let changes = words.listed(changed.map(|stat| {
        let (word, n) = (words.stat(stat), stats.of(stat));
        text!(words.lang; "{word} {n:+}" / "{word}{n:+}")
    }));
    if changes.is_empty() {
        return text!(words.lang; "no stat" / "ステータスの変化なし");
    }
    changes
}

fn plural(count: u8, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}
