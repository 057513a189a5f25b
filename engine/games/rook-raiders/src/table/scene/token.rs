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

/// A badge with a number of a card: in letters, and as a sign with a figure.
struct Badges {
    en: [&'static str; 21],
    ja: [&'static str; 21],
    sign: Icon,
    figures: [&'static str; 21],
    meaning: Text,
}

/// Declares badges: what stands before the number in both languages, the sign and what stands before
/// the number beside it, and what it means.
macro_rules! badges {
    ($(
        $NAME:ident $en:literal / $ja:literal as $Icon:ident $before:literal
            means $of_en:literal / $of_ja:literal;
    )*) => { $(
        static $NAME: Badges = Badges {
            en: numbered!($en),
            ja: numbered!($ja),
            sign: Icon::$Icon,
            figures: numbered!($before),
            meaning: Text::new($of_en, $of_ja),
        };
    )* };
}

badges! {
    MOVE "mv" / "移" as Move "" means "movement" / "移動力";
    COST "$" / "金" as Gold "" means "cost in gold" / "コスト（金）";
    THREAT "th" / "脅" as Threat "" means "threat, blue skull" / "脅威ポイント（青い髑髏）";
    BOSS_THREAT "TH" / "脅" as Boss "" means "threat, red skull: a boss" / "脅威ポイント（赤い髑髏：ボス）";
    DEFENSE "df" / "防" as Defence "" means "defence" / "防御力";
    DAMAGE "hit" / "傷" as Damage "" means "damage of its attack" / "攻撃のダメージ";
    DICE "+" / "+" as Die "+" means "dice attack: added to two dice" / "攻撃（ダイス）の修正値";
    DICE_LESS "-" / "-" as Die "−" means "dice attack: taken off two dice" / "攻撃（ダイス）の修正値";
    ASSIGN "×" / "×" as Damage "×" means "portions of 1 damage, divided at will" / "1ダメージの割り振り";
    AREA "*" / "全" as Range "" means "damage to all in range" / "範囲内すべてへのダメージ";
    HEAL "♥" / "♥" as Hp "" means "points of healing, divided at will" / "回復の割り振り";
}

impl Badges {
    fn of(&self, number: u8, tone: Tone) -> Badge {
        let at = usize::from(number);
        let all = (self.en.get(at), self.ja.get(at), self.figures.get(at));
        let (text, figure) = match all {
            (Some(en), Some(ja), Some(figure)) => {
                (Label::new(*en, *ja), Label::new(*figure, *figure))
            }
            (_, _, _) => (Label::from(number), Label::from(number)),
        };
        Badge::new(text, self.meaning, tone).signed(self.sign, figure)
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
        Skill::Song => {
            let meaning = Text::new("song: an ally uses its skill", "歌：味方がスキルを使う");
            Badge::new(Text::new("♪", "♪"), meaning, Tone::Good)
                .signed(Icon::Bard, Label::default())
        }
    }
}

/// A mark of what has acted.
fn acted(en: &'static str, ja: &'static str) -> Badge {
    Badge::new(Text::new("act", "済"), Text::new(en, ja), Tone::Faint)
        .signed(Icon::Done, Label::default())
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
    let mut token = monster_card(game, monster.kind);
    token.id = ids::monster(seat, monster.id);
    token.gauge = Some(gauge(game.cards.monster(monster.kind).hp, monster.damage));
    if monster.has_acted {
        token.badges.push(acted("has acted in this invasion", "この侵略で行動済み"));
    }
    token
}

/// A monster of a kind, unhurt and without an id.
pub(super) fn monster_card(game: &RookRaiders, kind: MonsterKind) -> Token {
    let card = game.cards.monster(kind);
    let (tone, threat) =
        if card.is_red() { (Tone::Boss, &BOSS_THREAT) } else { (Tone::Enemy, &THREAT) };
    let mut badges = Vec::with_capacity(5);
    badges.push(threat.of(card.threat, tone));
    badges.push(DEFENSE.of(card.defense, Tone::Plain));
    badges.push(DAMAGE.of(card.damage, Tone::Bad));
    badges.push(MOVE.of(card.movement, Tone::Plain));
    let row = game.cards.row_of_monster(kind);
    let tile = tile(game, String::new(), &card.face, row, tone, Shape::Piece);
    Token { gauge: Some(gauge(card.hp, 0)), badges, ..tile }
}

/// Puts words behind the name of a token.
pub(super) fn add_to_name(token: &mut Token, en: &str, ja: &str) {
    token.name.en.to_mut().push_str(en);
    token.name.ja.to_mut().push_str(ja);
}

/// How many monsters in a castle make it fall. Source: RR-6.15, RR-10.2.
pub(super) fn castle_bears(state: &State) -> usize {
    if state.is_solo() { 1 } else { 2 }
}

/// How many monsters are in a castle, of how many make it fall.
pub(super) fn inside(state: &State, seat: Seat) -> Label {
    let inside = state.seats[seat.index()].breached.len();
    Label::same(format!("{inside}/{}", castle_bears(state)))
}

/// What makes a castle fall. Source: RR-6.15, RR-6.16, RR-10.2.
pub(super) fn castle_detail(state: &State) -> Text {
    if state.is_solo() {
        Text::new("castle: it falls when a monster enters it", "城：モンスターが1体でも入ると陥落")
    } else {
        Text::new(
            "castle: it falls when a second monster enters it, or a boss (red skull)",
            "城：2体目のモンスターか、ボス（赤い髑髏）が入ると陥落",
        )
    }
}

/// A castle: how many monsters are in it, of how many make it fall.
pub(super) fn castle(state: &State, seat: Seat) -> Token {
    let held = &state.seats[seat.index()];
    let has_fallen = held.fallen.is_some();
    let tone = if has_fallen { Tone::Faint } else { Tone::Seat(u8::from(seat)) };
    let look = if has_fallen { Shape::Spent } else { Shape::Piece };
    let name = Text::new("Castle", "城");
    let meaning =
        Text::new("monsters inside, of how many make it fall", "城内のモンスター数／この数で陥落");
    let tone_inside = if held.breached.is_empty() { Tone::Plain } else { Tone::Bad };
    let figure = inside(state, seat);
    let inside = Badge::new(figure.clone(), meaning, tone_inside).signed(Icon::Invasion, figure);
    Token {
        sign: Some(Icon::Castle),
        badges: vec![inside],
        detail: castle_detail(state).into(),
        ..Token::new(ids::of_seat(seat, "castle/wall"), name, name, tone, look)
    }
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

/// A pile of level-up cards.
pub(super) fn level_up(game: &RookRaiders, kind: UnitKind) -> Token {
    let token = unit_card(game, ids::pile(game, kind), kind, Tone::Special);
    // That it is of the second level, its place says.
    let name = token.name.en.split(" (").next().unwrap_or_default().to_owned();
    let short = Label::new(name, token.short.ja.clone());
    Token { short, ..token }
}

fn unit_tile(game: &RookRaiders, id: String, kind: UnitKind, tone: Tone, look: Shape) -> Token {
    let card = game.cards.unit(kind);
    let tile = tile(game, id, &card.face, game.cards.row_of_unit(kind), tone, look);
    // Only such a one can still be levelled up. Source: RR-9.4.
    Token { starred: card.star, ..tile }
}

/// A command card; before it is picked with what that brings.
pub(super) fn command(game: &RookRaiders, command: Command, tone: Tone, is_open: bool) -> Token {
    let (id, index) = (ids::COMMANDS[command.index()].to_owned(), command.index());
    let card = &game.cards.commands[index];
    let look = if tone == Tone::Faint { Shape::Spent } else { Shape::Card };
    let row = game.cards.row_of_command(index as u8);
    let tile = tile(game, id, &card.face, row, tone, look);
    let mut badges = amounts(card);
    if is_open {
        badges.extend(at_selection(card));
    }
    Token { short: card.face.name.clone(), badges, ..tile }
}

/// What whoever picks a command has at once. Source: RR-4.20.
fn at_selection(card: &CommandCard) -> impl Iterator<Item = Badge> {
    let (gold, honour) = (card.gold_at_selection, card.honor_at_selection);
    let gold = (gold > 0).then(|| {
        let meaning = Text::new("gold for picking it", "選んだ人が得る金");
        let text = Label::new(format!("+${gold}"), format!("+{gold}金"));
        Badge::new(text, meaning, Tone::Treasure).signed(Icon::Gold, plus(gold))
    });
    let honour = (honour > 0).then(|| {
        let meaning = Text::new("honour tokens for picking it", "選んだ人が得る栄誉トークン");
        let text = Label::same(format!("+{honour}★"));
        Badge::new(text, meaning, Tone::Treasure).signed(Icon::Honour, plus(honour))
    });
    gold.into_iter().chain(honour)
}

fn plus(figure: u8) -> Label {
    Label::same(format!("+{figure}"))
}

/// A card with its names and all that its row says.
fn tile(game: &RookRaiders, id: String, face: &Face, row: u16, tone: Tone, look: Shape) -> Token {
    let (detail, sign) = (game.cards.line(row).clone(), Icon::called(&face.name.en));
    Token { detail, sign, ..Token::new(id, face.name.clone(), face.short.clone(), tone, look) }
}

/// The amounts on a command card: leader, then follower, each with its letter.
fn amounts(card: &CommandCard) -> Vec<Badge> {
    let amount = |letter: char, effect, meaning: Text, icon, tone| {
        let count = match effect {
            Effect::Actions(count) | Effect::Ready(count) | Effect::Gold(count) => count,
            Effect::Deploy { .. } => 1,
        };
        Badge::new(Label::same(format!("{letter}{count}")), meaning, tone).signed(icon, count)
    };
    vec![
        amount('L', card.leader, Text::new("leader", "LEADER"), Icon::Leader, Tone::Active),
        amount('F', card.follower, Text::new("follower", "FOLLOWER"), Icon::Follower, Tone::Plain),
    ]
}
