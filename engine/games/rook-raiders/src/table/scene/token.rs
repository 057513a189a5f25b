//! Tiles of units, monsters and cards, with their badges.

use super::ids;
use crate::cards::{CommandCard, Effect};
use crate::prelude::*;
use kanso_engine::scene::{Badge, Gauge, Icon, Look as Shape, Token};

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

/// Declares badges: what stands before the number in both languages, and what it means.
macro_rules! badges {
    ($( $NAME:ident $en:literal / $ja:literal means $of_en:literal / $of_ja:literal; )*) => { $(
        static $NAME: Badges = Badges {
            en: numbered!($en),
            ja: numbered!($ja),
            meaning: Text::new($of_en, $of_ja),
        };
    )* };
}

badges! {
    MOVE "mv" / "移" means "movement" / "移動力";
    COST "$" / "金" means "cost in gold" / "コスト（金）";
    THREAT "th" / "脅" means "threat, blue skull" / "脅威ポイント（青い髑髏）";
    BOSS_THREAT "TH" / "脅" means "threat, red skull: a boss" / "脅威ポイント（赤い髑髏：ボス）";
    DEFENSE "df" / "防" means "defence" / "防御力";
    DAMAGE "hit" / "傷" means "damage of its attack" / "攻撃のダメージ";
    DICE "+" / "+" means "dice attack: added to two dice" / "攻撃（ダイス）の修正値";
    DICE_LESS "-" / "-" means "dice attack: taken off two dice" / "攻撃（ダイス）の修正値";
    ASSIGN "×" / "×" means "portions of 1 damage, divided at will" / "1ダメージの割り振り";
    AREA "*" / "全" means "damage to all in range" / "範囲内すべてへのダメージ";
    HEAL "♥" / "♥" means "points of healing, divided at will" / "回復の割り振り";
}

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

/// A mark of what has acted.
fn acted(en: &'static str, ja: &'static str) -> Badge {
    Badge { text: Label::new("act", "済"), meaning: Label::new(en, ja), tone: Tone::Faint }
}

/// HP left after this damage.
fn gauge(hp: u8, damage: u8) -> Gauge {
    Gauge { value: hp.saturating_sub(damage).into(), max: hp.into() }
}

/// A unit on a board.
pub(super) fn unit(game: &RookRaiders, seat: Seat, unit: &Unit) -> Token {
    let card = game.cards.unit(unit.kind);
    let mut badges = Vec::with_capacity(3);
    badges.push(MOVE.of(card.movement, Tone::Plain));
    badges.push(skill(card.skill));
    if unit.acted {
        badges.push(acted("has acted", "行動済み"));
    }
    let look = if unit.acted { Shape::Spent } else { Shape::Piece };
    let (id, tone) = (ids::unit(seat, unit.id), Tone::Seat(u8::from(seat)));
    Token {
        gauge: Some(gauge(card.hp, unit.damage)),
        badges,
        ..unit_tile(game, id, unit.kind, tone, look)
    }
}

/// A monster on a board, waiting or in a castle.
pub(super) fn monster(game: &RookRaiders, seat: Seat, monster: &Monster) -> Token {
    let card = game.cards.monster(monster.kind);
    let (tone, threat) =
        if card.is_red() { (Tone::Boss, &BOSS_THREAT) } else { (Tone::Enemy, &THREAT) };
    let mut badges = Vec::with_capacity(5);
    badges.push(threat.of(card.threat, tone));
    badges.push(DEFENSE.of(card.defense, Tone::Plain));
    badges.push(DAMAGE.of(card.damage, Tone::Bad));
    badges.push(MOVE.of(card.movement, Tone::Plain));
    if monster.has_acted {
        badges.push(acted("has acted in this invasion", "この侵略で行動済み"));
    }
    let (id, row) = (ids::monster(seat, monster.id), game.cards.row_of_monster(monster.kind));
    let tile = tile(game, id, &card.face, row, tone, Shape::Piece);
    Token { gauge: Some(gauge(card.hp, monster.damage)), badges, ..tile }
}

/// A unit card that is not on a board.
pub(super) fn unit_card(game: &RookRaiders, id: String, kind: UnitKind, tone: Tone) -> Token {
    let card = game.cards.unit(kind);
    let badges = vec![
        COST.of(card.cost, Tone::Treasure),
        MOVE.of(card.movement, Tone::Plain),
        skill(card.skill),
    ];
    Token { gauge: Some(gauge(card.hp, 0)), badges, ..unit_tile(game, id, kind, tone, Shape::Card) }
}

fn unit_tile(game: &RookRaiders, id: String, kind: UnitKind, tone: Tone, look: Shape) -> Token {
    tile(game, id, &game.cards.unit(kind).face, game.cards.row_of_unit(kind), tone, look)
}

/// A command card.
pub(super) fn command(game: &RookRaiders, command: Command, tone: Tone) -> Token {
    let (id, index) = (ids::COMMANDS[command.index()].to_owned(), command.index());
    let card = &game.cards.commands[index];
    let look = if tone == Tone::Faint { Shape::Spent } else { Shape::Card };
    let row = game.cards.row_of_command(index as u8);
    let tile = tile(game, id, &card.face, row, tone, look);
    Token { short: card.face.name.clone(), badges: amounts(card), ..tile }
}

/// A card with its names and all that its row says.
fn tile(game: &RookRaiders, id: String, face: &Face, row: u16, tone: Tone, look: Shape) -> Token {
    let (detail, sign) = (game.cards.line(row).clone(), Icon::called(&face.name.en));
    Token { detail, sign, ..counter(id, face.name.clone(), face.short.clone(), tone, look) }
}

/// The amounts on a command card: leader, then follower.
fn amounts(card: &CommandCard) -> Vec<Badge> {
    let amount = |effect, meaning: Text, tone| {
        let count = match effect {
            Effect::Actions(count) | Effect::Ready(count) | Effect::Gold(count) => count,
            Effect::Deploy { .. } => 1,
        };
        Badge { text: count.into(), meaning: meaning.into(), tone }
    };
    vec![
        amount(card.leader, Text::new("leader", "LEADER"), Tone::Active),
        amount(card.follower, Text::new("follower", "FOLLOWER"), Tone::Plain),
    ]
}

/// A counter, chip or pile of one kind.
pub(super) fn counter(
    id: impl Into<String>,
    name: impl Into<Label>,
    short: impl Into<Label>,
    tone: Tone,
    look: Shape,
) -> Token {
    let name = name.into();
    Token {
        id: id.into(),
        detail: name.clone(),
        name,
        short: short.into(),
        tone,
        look,
        sign: None,
        span: (1, 1),
        gauge: None,
        badges: Vec::new(),
    }
}
