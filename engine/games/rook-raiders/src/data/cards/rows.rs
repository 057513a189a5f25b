//! The card rows as rules are cited by them (`RR:U05`): numbered over all tables, each with one
//! line about the card.

use super::{CommandCard, Effect, MonsterCard, MonsterRange, Offset, UnitCard};
use crate::prelude::*;
use kanso_engine::game::CardRow;

impl CardSet {
    /// All rows in the order units, level-ups, monsters, commands, chips, medals, each table as in
    /// the file.
    pub fn rows(&self) -> impl Iterator<Item = CardRow<'_>> {
        let faces = self.faces().zip(&self.lines);
        faces.map(|(face, line)| {
            CardRow::new(&face.id, &face.name, face.source, line).with_printed(&face.printed)
        })
    }

    /// One row by its place in [`CardSet::rows`].
    pub fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        self.rows().nth(row)
    }

    /// What a row says, by its place in [`CardSet::rows`].
    pub fn line(&self, row: u16) -> &Label {
        &self.lines[usize::from(row)]
    }

    /// The row of a unit or level-up card.
    pub fn row_of_unit(&self, kind: UnitKind) -> u16 {
        u16::from(kind.number())
    }

    /// The row of a monster.
    pub fn row_of_monster(&self, kind: MonsterKind) -> u16 {
        self.units.len() as u16 + u16::from(kind.number())
    }

    /// The row of a command, `0..5`.
    pub fn row_of_command(&self, command: u8) -> u16 {
        (self.units.len() + self.monsters.len()) as u16 + u16::from(command)
    }

    /// The row of a chip, `0..3`.
    pub fn row_of_chip(&self, chip: u8) -> u16 {
        self.row_of_command(self.commands.len() as u8) + u16::from(chip)
    }

    /// The row of a medal, `0..4`.
    pub fn row_of_medal(&self, medal: u8) -> u16 {
        self.row_of_chip(self.chips.len() as u8) + u16::from(medal)
    }

    /// All words of the set that are shown again and again.
    pub(super) fn labels_mut(&mut self) -> impl Iterator<Item = &mut Label> {
        let units = self.units.iter_mut().map(|card| &mut card.face);
        let monsters = self.monsters.iter_mut().map(|card| &mut card.face);
        let commands = self.commands.iter_mut().map(|card| &mut card.face);
        let chips = self.chips.iter_mut().map(|card| &mut card.face);
        let medals = self.medals.iter_mut().map(|card| &mut card.face);
        let faces = units.chain(monsters).chain(commands).chain(chips).chain(medals);
        faces.flat_map(|face| [&mut face.name, &mut face.short]).chain(&mut self.lines)
    }

    /// The faces of all cards in the order of the rows.
    pub(super) fn faces(&self) -> impl Iterator<Item = &Face> {
        self.tables().into_iter().flatten()
    }

    /// The faces of each table, in the order of the rows.
    pub(super) fn tables(&self) -> [Vec<&Face>; 5] {
        [
            self.units.iter().map(|card| &card.face).collect(),
            self.monsters.iter().map(|card| &card.face).collect(),
            self.commands.iter().map(|card| &card.face).collect(),
            self.chips.iter().map(|card| &card.face).collect(),
            self.medals.iter().map(|card| &card.face).collect(),
        ]
    }
}

/// What each row of a set says, in the order of [`CardSet::faces`].
pub fn lines(set: &CardSet) -> Vec<Label> {
    let units = set.units.iter().map(|unit| unit_line(set, unit));
    let monsters = set.monsters.iter().map(monster_line);
    let commands = set.commands.iter().map(command_line);
    let chips = set.chips.iter().map(|chip| {
        let lane = chip.letter.letter();
        Label::new(
            format!("monsters come into lane {lane}; {} chips", chip.copies),
            format!("ライン{lane}にモンスターを召喚、{}枚", chip.copies),
        )
    });
    let medals = set.medals.iter().map(|medal| {
        Label::new(
            format!("threat {} for its owner; {}", medal.value, plural(medal.copies, "token")),
            format!("持ち主の脅威ポイント{}、{}枚", medal.value, medal.copies),
        )
    });
    let lines = units.chain(monsters).chain(commands).chain(chips).chain(medals);
    let say = |(face, line): (&Face, Label)| {
        let Face { name, .. } = face;
        Label::new(format!("{}: {}", name.en, line.en), format!("{}：{}", name.ja, line.ja))
    };
    set.faces().zip(lines).map(say).collect()
}

fn unit_line(set: &CardSet, unit: &UnitCard) -> Label {
    let UnitCard { cost, hp, movement, copies, pattern, .. } = unit;
    let skill = skill_text(unit.skill);
    let of = unit.level_of.map(|kind| &set.unit(kind).face.name);
    let of_en = of.map_or(String::new(), |name| format!("replaces {}, ", name.en));
    let of_ja = of.map_or(String::new(), |name| format!("{}のレベルアップ、", name.ja));
    Label::new(
        format!(
            "{of_en}cost {cost}, HP {hp}, move {movement}, {}; range: {}; {}",
            skill.en,
            pattern.words.en,
            plural(*copies, "card")
        ),
        format!(
            "{of_ja}コスト{cost}、HP{hp}、移動力{movement}、{}、射程：{}、{copies}枚",
            skill.ja, pattern.words.ja
        ),
    )
}

fn skill_text(skill: Skill) -> Label {
    match skill {
        Skill::Dice { modifier } => {
            Label::new(format!("dice {modifier:+}"), format!("ダイス{modifier:+}"))
        }
        Skill::Assign { hits } => Label::new(
            format!("1 damage × {hits}, divided at will"),
            format!("1ダメージ×{hits}を割り振り"),
        ),
        Skill::Area { damage } => Label::new(
            format!("{damage} damage to every monster in range"),
            format!("範囲内のモンスターすべてに{damage}ダメージ"),
        ),
        Skill::Heal { points } => Label::new(
            format!("heals 1 × {points}, divided at will"),
            format!("1回復×{points}を割り振り"),
        ),
        Skill::Song => Label::new(
            "song: an ally takes 1 damage and uses its skill",
            "歌：味方1体に1ダメージを与え、スキルを使わせる",
        ),
    }
}

fn monster_line(monster: &MonsterCard) -> Label {
    let MonsterCard { level, white, black, threat, hp, defense, damage, movement, .. } = monster;
    let (skull_en, skull_ja) = if monster.is_red() { ("red", "赤") } else { ("blue", "青") };
    let hits = match &monster.range {
        MonsterRange::Numbered(cells) => {
            let cells = cells_text(cells, ", then ", "→");
            Label::new(
                format!("hits the first unit it finds {}", cells.en),
                format!("{}の順に見て最初の1体を攻撃", cells.ja),
            )
        }
        MonsterRange::Star(cells) => {
            let cells = cells_text(cells, ", ", "・");
            Label::new(
                format!("hits every unit {}", cells.en),
                format!("{}の全ユニットを攻撃", cells.ja),
            )
        }
    };
    Label::new(
        format!(
            "level {level}, threat {threat} ({skull_en}), HP {hp}, defence {defense}, damage {damage}, move {movement}; \
             {}; {}, {black} black",
            hits.en,
            plural(*white, "white card")
        ),
        format!(
            "Lv.{level}、脅威{threat}（{skull_ja}）、HP{hp}、防御力{defense}、ダメージ{damage}、移動力{movement}、\
             {}、白枠{white}枚・黒枠{black}枚",
            hits.ja
        ),
    )
}

fn command_line(card: &CommandCard) -> Label {
    let at_once = |count: u8, en: String, ja: String| {
        if count > 0 { (format!("{en} at once, then "), ja) } else { Default::default() }
    };
    let (gold, honor) = (card.gold_at_selection, card.honor_at_selection);
    let gold = at_once(gold, format!("{gold} gold"), format!("選択時に{gold}金、"));
    let tokens = format!("選択時に栄誉トークン{honor}枚、");
    let honor = at_once(honor, plural(honor, "honour token"), tokens);
    let [leader, follower, auto] = [card.leader, card.follower, card.auto].map(effect_text);
    Label::new(
        format!(
            "leader {}{}{}; follower {}; auto {}",
            gold.0, honor.0, leader.en, follower.en, auto.en
        ),
        format!(
            "LEADER {}{}{}／FOLLOWER {}／AUTO {}",
            gold.1, honor.1, leader.ja, follower.ja, auto.ja
        ),
    )
}

fn effect_text(effect: Effect) -> Label {
    match effect {
        Effect::Actions(count) => {
            Label::new(plural(count, "unit action"), format!("ユニット{count}体までアクション"))
        }
        Effect::Ready(count) => {
            let en = format!("{} made ready", plural(count, "unit"));
            Label::new(en, format!("ユニット{count}体を未行動に戻す"))
        }
        Effect::Gold(count) => Label::new(format!("{count} gold"), format!("{count}金")),
        Effect::Deploy { mercenaries: true } => {
            Label::new("1 unit deployed from the hand or the mercenaries", "手札か傭兵から1体配置")
        }
        Effect::Deploy { mercenaries: false } => {
            Label::new("1 unit deployed from the hand", "手札から1体配置")
        }
    }
}

/// Cells as somebody who looks ahead sees them: `1 ahead, 1 ahead and 1 up`.
pub fn cells_text(cells: &[Offset], en: &str, ja: &str) -> Label {
    let cells: Vec<Label> = cells.iter().map(|cell| cell_text(*cell)).collect();
    let joined = |of: fn(&Label) -> &str, between: &str| {
        cells.iter().map(of).collect::<Vec<_>>().join(between)
    };
    Label::new(joined(|cell| &cell.en, en), joined(|cell| &cell.ja, ja))
}

fn cell_text((forward, down): Offset) -> Label {
    let way = |by: i8, [less, more]: [Text; 2]| {
        let (to, by) = (if by < 0 { less } else { more }, by.unsigned_abs());
        (by > 0).then(|| Label::new(format!("{by} {}", to.en), format!("{}{by}", to.ja)))
    };
    let along = way(forward, [Text::new("behind", "後ろ"), Text::new("ahead", "前")]);
    let across = way(down, [Text::new("up", "上"), Text::new("down", "下")]);
    match (along, across) {
        (Some(along), Some(across)) => {
            let en = format!("{} and {}", along.en, across.en);
            Label::new(en, format!("{}{}", along.ja, across.ja))
        }
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => Label::new("its own cell", "自分のマス"),
    }
}

fn plural(count: u8, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}
