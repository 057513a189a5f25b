//! Tiles of units, monsters and cards, with their badges.

use crate::RookRaiders;
use crate::cards::{CommandCard, Effect, MonsterKind, Skill, UnitKind};
use crate::state::{Monster, Unit};
use kanso_engine::scene::{Badge, Gauge, Look as Shape, Token, Tone};
use kanso_engine::{Label, Seat, Text};

/// Texts with each number that a card can have, `0..=20`.
macro_rules! numbered {
    ($before:literal) => {
        numbered!($before; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20)
    };
    ($before:literal; $($number:literal)*) => {
        [$(concat!($before, $number)),*]
    };
}

/// A badge with a number of a card.
struct Badges {
    en: [&'static str; 21],
    ja: [&'static str; 21],
    meaning: Text,
}

static MOVE: Badges =
    Badges {
        en: numbered!("mv"), ja: numbered!("移"), meaning: Text::new("movement", "移動力")
    };
static COST: Badges = Badges {
    en: numbered!("$"),
    ja: numbered!("金"),
    meaning: Text::new("cost in gold", "コスト（金）"),
};
static THREAT: Badges = Badges {
    en: numbered!("th"),
    ja: numbered!("脅"),
    meaning: Text::new("threat, blue skull", "脅威ポイント（青い髑髏）"),
};
static BOSS_THREAT: Badges = Badges {
    en: numbered!("TH"),
    ja: numbered!("脅"),
    meaning: Text::new("threat, red skull: a boss", "脅威ポイント（赤い髑髏：ボス）"),
};
static DEFENSE: Badges =
    Badges {
        en: numbered!("df"), ja: numbered!("防"), meaning: Text::new("defence", "防御力")
    };
static DAMAGE: Badges = Badges {
    en: numbered!("hit"),
    ja: numbered!("傷"),
    meaning: Text::new("damage of its attack", "攻撃のダメージ"),
};
static DICE: Badges = Badges {
    en: numbered!("+"),
    ja: numbered!("+"),
    meaning: Text::new("dice attack: added to two dice", "攻撃（ダイス）の修正値"),
};
static DICE_LESS: Badges = Badges {
    en: numbered!("-"),
    ja: numbered!("-"),
    meaning: Text::new("dice attack: taken off two dice", "攻撃（ダイス）の修正値"),
};
static ASSIGN: Badges = Badges {
    en: numbered!("×"),
    ja: numbered!("×"),
    meaning: Text::new("portions of 1 damage, divided at will", "1ダメージの割り振り"),
};
static AREA: Badges = Badges {
    en: numbered!("*"),
    ja: numbered!("全"),
    meaning: Text::new("damage to all in range", "範囲内すべてへのダメージ"),
};
static HEAL: Badges = Badges {
    en: numbered!("♥"),
    ja: numbered!("♥"),
    meaning: Text::new("points of healing, divided at will", "回復の割り振り"),
};

impl Badges {
    fn of(&self, number: u8, tone: Tone) -> Badge {
        let text = match (self.en.get(usize::from(number)), self.ja.get(usize::from(number))) {
            (Some(en), Some(ja)) => Label::new(*en, *ja),
            (_, _) => Label::same(number.to_string()),
        };
        Badge { text, meaning: self.meaning.into(), tone }
    }
}

fn skill(skill: Skill) -> Badge {
    match skill {
        Skill::Dice { modifier } if modifier < 0 => {
            DICE_LESS.of(modifier.unsigned_abs(), Tone::Active)
        }
        Skill::Dice { modifier } => DICE.of(modifier.unsigned_abs(), Tone::Active),
        Skill::Assign { hits } => ASSIGN.of(hits, Tone::Active),
        Skill::Area { damage } => AREA.of(damage, Tone::Active),
        Skill::Heal { points } => HEAL.of(points, Tone::Good),
        Skill::Song => Badge {
            text: Label::new("♪", "♪"),
            meaning: Label::new("song: an ally uses its skill", "歌：味方がスキルを使う"),
            tone: Tone::Good,
        },
    }
}

/// A unit on a board.
pub(super) fn unit(game: &RookRaiders, seat: Seat, id: String, unit: &Unit) -> Token {
    let card = game.cards.unit(unit.kind);
    let left = card.hp.saturating_sub(unit.damage);
    let mut badges = Vec::with_capacity(3);
    badges.push(MOVE.of(card.movement, Tone::Plain));
    badges.push(skill(card.skill));
    if unit.acted {
        badges.push(Badge {
            text: Label::new("act", "済"),
            meaning: Label::new("has acted", "行動済み"),
            tone: Tone::Faint,
        });
    }
    Token {
        id,
        name: card.face.name.clone(),
        short: card.face.short.clone(),
        tone: Tone::Seat(u8::from(seat)),
        look: if unit.acted { Shape::Spent } else { Shape::Piece },
        span: (1, 1),
        gauge: Some(Gauge { value: left.into(), max: card.hp.into() }),
        badges,
        detail: detail(game, game.cards.row_of_unit(unit.kind)),
    }
}

/// A monster on a board, waiting or in a castle.
pub(super) fn monster(game: &RookRaiders, id: String, monster: &Monster) -> Token {
    let card = game.cards.monster(monster.kind);
    let left = card.hp.saturating_sub(monster.damage);
    let (tone, threat) =
        if card.is_red() { (Tone::Boss, &BOSS_THREAT) } else { (Tone::Enemy, &THREAT) };
    let mut badges = Vec::with_capacity(5);
    badges.push(threat.of(card.threat, tone));
    badges.push(DEFENSE.of(card.defense, Tone::Plain));
    badges.push(DAMAGE.of(card.damage, Tone::Bad));
    badges.push(MOVE.of(card.movement, Tone::Plain));
    if monster.has_acted {
        badges.push(Badge {
            text: Label::new("act", "済"),
            meaning: Label::new("has acted in this invasion", "この侵略で行動済み"),
            tone: Tone::Faint,
        });
    }
    Token {
        id,
        name: card.face.name.clone(),
        short: card.face.short.clone(),
        tone,
        look: Shape::Piece,
        span: (1, 1),
        gauge: Some(Gauge { value: left.into(), max: card.hp.into() }),
        badges,
        detail: detail(game, game.cards.row_of_monster(monster.kind)),
    }
}

/// A unit card that is not on a board.
pub(super) fn unit_card(game: &RookRaiders, id: String, kind: UnitKind, tone: Tone) -> Token {
    let card = game.cards.unit(kind);
    Token {
        id,
        name: card.face.name.clone(),
        short: card.face.short.clone(),
        tone,
        look: Shape::Card,
        span: (1, 1),
        gauge: Some(Gauge { value: card.hp.into(), max: card.hp.into() }),
        badges: vec![
            COST.of(card.cost, Tone::Treasure),
            MOVE.of(card.movement, Tone::Plain),
            skill(card.skill),
        ],
        detail: detail(game, game.cards.row_of_unit(kind)),
    }
}

/// A command card.
pub(super) fn command(game: &RookRaiders, id: &'static str, index: usize, tone: Tone) -> Token {
    let card = &game.cards.commands[index];
    Token {
        id: id.to_owned(),
        name: card.face.name.clone(),
        short: card.face.name.clone(),
        tone,
        look: if tone == Tone::Faint { Shape::Spent } else { Shape::Card },
        span: (1, 1),
        gauge: None,
        badges: amounts(card),
        detail: detail(game, game.cards.row_of_command(index as u8)),
    }
}

/// The amounts on a command card: leader, then follower.
fn amounts(card: &CommandCard) -> Vec<Badge> {
    static LEADER: Text = Text::new("leader", "LEADER");
    static FOLLOWER: Text = Text::new("follower", "FOLLOWER");
    let amount = |effect, meaning: Text, tone| {
        let (Effect::Actions(count) | Effect::Ready(count) | Effect::Gold(count)) = effect else {
            return Badge { text: super::number(1), meaning: meaning.into(), tone };
        };
        Badge { text: super::number(count), meaning: meaning.into(), tone }
    };
    vec![amount(card.leader, LEADER, Tone::Active), amount(card.follower, FOLLOWER, Tone::Plain)]
}

/// A counter, chip or pile of one kind.
pub(super) fn counter(id: String, name: Label, short: Label, tone: Tone, look: Shape) -> Token {
    Token {
        id,
        detail: name.clone(),
        name,
        short,
        tone,
        look,
        span: (1, 1),
        gauge: None,
        badges: Vec::new(),
    }
}

/// All that a card's row says about it.
fn detail(game: &RookRaiders, row: u16) -> Label {
    game.cards.line(row).clone()
}

/// The name of a monster, for a list of what a deck holds.
pub(super) fn monster_name(game: &RookRaiders, kind: MonsterKind) -> &Label {
    &game.cards.monster(kind).face.name
}
