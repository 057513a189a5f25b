//! Tiles of cards, with their numbers as badges.

use super::{View, append, ids, of_seat, sign};
use crate::cards::{Body, Stats};
use crate::prelude::*;
use crate::state::Known;
use kanso_engine::scene::{Badge, Gauge, Hue, Icon, Look, Token};
use std::cmp::Ordering;

/// Texts with each number that a badge often has, `0..=12`.
macro_rules! numbered {
    ($before:literal, $behind:literal) => {
        numbered!($before, $behind; 0 1 2 3 4 5 6 7 8 9 10 11 12)
    };
    ($before:literal, $behind:literal; $($number:literal)*) => {
        [$(concat!($before, $number, $behind)),*]
    };
}

/// Numbers: as printed, raised, lowered.
struct Texts {
    printed: [&'static str; 13],
    raised: [&'static str; 13],
    lowered: [&'static str; 13],
}

macro_rules! texts {
    ($letter:literal) => {
        Texts {
            printed: numbered!($letter, ""),
            raised: numbered!($letter, "↑"),
            lowered: numbered!($letter, "↓"),
        }
    };
}

impl Texts {
    /// A number behind a letter, or behind none, with a mark where it is not as printed.
    fn of(&self, letter: &str, now: i16, change: Ordering) -> Label {
        let (texts, mark) = match change {
            Ordering::Greater => (&self.raised, "↑"),
            Ordering::Less => (&self.lowered, "↓"),
            Ordering::Equal => (&self.printed, ""),
        };
        match usize::try_from(now).ok().and_then(|at| texts.get(at)) {
            Some(text) => Label::new(*text, *text),
            None => Label::same(format!("{letter}{now}{mark}")),
        }
    }
}

/// Numbers as they stand beside a sign.
static FIGURES: Texts = texts!("");

/// A number of a character: in letters, and as a sign with a figure.
struct Number {
    letter: &'static str,
    texts: Texts,
    sign: Icon,
    meaning: Text,
}

macro_rules! number {
    ($letter:literal, $sign:expr, $meaning:expr) => {
        Number { letter: $letter, texts: texts!($letter), sign: $sign, meaning: $meaning }
    };
}

static POWER: Number = number!("P", Icon::Power, Text::new("Power", "Power"));
static RANGE: Number =
    number!("Rg", Icon::Reach, Text::new("Range: the highest strikes first", "Range"));
static MOVE: Number =
    number!("M", Icon::Move, Text::new("Move: greatest distance of a move", "Move"));
static SHIELD: Number = number!(
    "S",
    Icon::Defence,
    Text::new("shield: damage absorbed this turn", "このターンに軽減するダメージ")
);

impl Number {
    fn of(&self, now: i16, printed: i16) -> Badge {
        let change = now.cmp(&printed);
        let tone = match change {
            Ordering::Greater => Tone::Good,
            Ordering::Less => Tone::Bad,
            Ordering::Equal => Tone::Plain,
        };
        let text = self.texts.of(self.letter, now, change);
        Badge::new(text, self.meaning, tone).signed(self.sign, FIGURES.of("", now, change))
    }
}

/// Levels of a colour each, `0..=5`.
macro_rules! levels {
    ($($en:literal $ja:literal),*) => { [$(levels!(@ $en $ja; 0 1 2 3 4 5)),*] };
    (@ $en:literal $ja:literal; $($level:literal)*) => {
        [$(Text::new(concat!($en, $level), concat!($ja, $level))),*]
    };
}

/// Colour and level, in Japanese with the name of the colour. Its letter is no number's: `R1` is red.
pub(super) fn level(colour: Colour, level: u8) -> Badge {
    static LEVELS: [[Text; 6]; 4] = levels!("W" "白", "G" "緑", "K" "黒", "R" "赤");
    static MEANINGS: [Text; 4] = [
        Text::new("white, level", "白、レベル"),
        Text::new("green, level", "緑、レベル"),
        Text::new("black, level", "黒、レベル"),
        Text::new("red, level", "赤、レベル"),
    ];
    let text = LEVELS[colour as usize][usize::from(level.min(5))];
    let meaning = MEANINGS[colour as usize];
    let tone = match colour {
        Colour::White | Colour::Black => Tone::Plain,
        Colour::Green => Tone::Hue(Hue::Green),
        Colour::Red => Tone::Hue(Hue::Red),
    };
    Badge::new(text, meaning, tone).signed(sign::colour(colour), level)
}

/// What opening a card costs: `$W1` is a white and any other hand card. Each coloured one is a coin of
/// its colour; the figure counts those of any colour.
fn cost(cost: Cost) -> Badge {
    let signs = cost.signs();
    let text = Label::new(format!("${}", signs.en), format!("${}", signs.ja));
    let coins = Colour::ALL
        .iter()
        .zip(cost.coloured)
        .flat_map(|(colour, count)| std::iter::repeat_n(sign::colour(*colour), count.into()));
    let is_any = cost.any > 0 || cost.cards() == 0;
    let figure = if is_any { cost.any.into() } else { Label::default() };
    Badge::new(text, Text::new("cost in hand cards", "コスト（手札）"), Tone::Treasure)
        .signed(Icon::Hand, figure)
        .in_coins(coins)
}

/// How long an effect lasts, and when it may be opened; none of a character.
pub(super) fn kind(data: &Card) -> Option<Badge> {
    let (text, icon, meaning) = match data.body {
        Body::Character(_) => return None,
        Body::Normal { quick: true } => {
            ("Q", Icon::Quick, Text::new("quick effect: opened in any window", "クイック効果"))
        }
        Body::Normal { quick: false } => {
            ("N", Icon::Once, Text::new("normal effect: works once", "通常効果"))
        }
        Body::Eternal => {
            ("E", Icon::Eternal, Text::new("eternal effect: stays in play", "永続効果"))
        }
    };
    Some(badge(text, icon, meaning, Tone::Plain))
}

/// A mark that counts nothing.
pub(super) fn badge(text: &'static str, sign: Icon, meaning: Text, tone: Tone) -> Badge {
    Badge::new(Text::new(text, text), meaning, tone).signed(sign, Label::default())
}

/// Whose a card is that the other seat controls: the beginning of a name, in the owner's colour.
fn owner(view: View<'_>, card: &Instance) -> Option<Badge> {
    if card.owner == card.controller {
        return None;
    }
    let name = view.name(card.owner);
    let letters = if name.chars().take(3).all(|letter| letter.is_ascii()) { 3 } else { 2 };
    let begins = Label::same(name.chars().take(letters).collect::<String>());
    let meaning = Label::new(format!("owner: {name}"), format!("所有者：{name}"));
    let badge = Badge::new(begins.clone(), meaning, of_seat(card.owner));
    Some(badge.signed(Icon::Owner, begins))
}

/// The number by which a card is named.
fn card_number(card: &Instance) -> Badge {
    let text = Label::same(format!("#{}", card.id.0));
    Badge::new(text, Text::new("number of the card", "カードの番号"), Tone::Faint)
}

/// A tile with a name, a hover text and badges; id, tone and look are the caller's.
pub(super) fn plain(name: Label, short: Label, detail: Label, badges: Vec<Badge>) -> Token {
    Token { badges, detail, ..Token::new("", name, short, Tone::Plain, Look::Card) }
}

/// A tile of a card, face up; id, tone and look are the caller's.
pub(super) fn face_up(
    game: &BerserkTcg,
    kind: CardKind,
    detail: Label,
    badges: Vec<Badge>,
) -> Token {
    let data = game.data(kind);
    let (name, sign) = (game.cards.called(kind).clone(), Some(sign::card(data)));
    Token { sign, ..plain(name, data.short.clone(), detail, badges) }
}

/// A card at a city.
pub(super) fn at_city(view: View<'_>, card: &Instance) -> Token {
    let token = match card.zone {
        Zone::InPlay => in_play(view, card),
        Zone::Opening => opening(view, card),
        Zone::Transit | Zone::Set | Zone::Hand | Zone::Aside | Zone::Trash => face_down(view, card),
    };
    Token { id: ids::card(card.id), ..token }
}

fn in_play(view: View<'_>, card: &Instance) -> Token {
    let data = view.game.data(card.kind);
    let mut badges = Vec::with_capacity(8);
    let mut gauge = None;
    badges.extend(owner(view, card));
    if let Some(stats) = data.stats() {
        numbers(view, card, stats, &mut badges);
        gauge = Some(hit_points(view, card));
    }
    badges.push(level(data.colour, data.level));
    badges.extend(kind(data));
    if card.locked {
        let (text, meaning) = (Text::new("lock", "ロック"), Text::new("locked", "ロック状態"));
        badges
            .push(Badge::new(text, meaning, Tone::Warning).signed(Icon::Locked, Label::default()));
    }
    in_battle(view, card, &mut badges);
    badges.push(card_number(card));
    let look = match data.body {
        _ if card.locked => Look::Spent,
        Body::Character(_) => Look::Piece,
        Body::Normal { .. } | Body::Eternal => Look::Card,
    };
    let tone = of_seat(card.controller);
    let detail = detail(view, card);
    Token { tone, look, gauge, ..face_up(view.game, card.kind, detail, badges) }
}

/// A Range; most characters have none, and say nothing of it.
fn range(now: i16, printed: i16) -> Option<Badge> {
    (now != 0 || printed != 0).then(|| RANGE.of(now, printed))
}

fn numbers(view: View<'_>, card: &Instance, stats: Stats, badges: &mut Vec<Badge>) {
    let View { game, state, .. } = view;
    badges.push(POWER.of(game.power_now(state, card), stats.power.into()));
    badges.extend(range(game.range_now(state, card), stats.range.into()));
    badges.push(MOVE.of(game.move_now(state, card), stats.movement.into()));
    if card.shield > 0 {
        let shield = card.shield as i16;
        badges.push(Badge { tone: Tone::Special, ..SHIELD.of(shield, shield) });
    }
}

fn hit_points(view: View<'_>, card: &Instance) -> Gauge {
    let most = view.game.hp_now(view.state, card).max(0);
    let left = view.game.left_hp(view.state, card).clamp(0, most);
    Gauge { value: left.into(), max: most.into() }
}

/// What a card is in the battle, and whether it holds its city.
fn in_battle(view: View<'_>, card: &Instance, badges: &mut Vec<Badge>) {
    if let Some(battle) = &view.state.battle {
        if battle.vanguard == Some(card.id) {
            let meaning = Text::new("vanguard", "先陣キャラクター");
            badges.push(badge("⚔1", Icon::Vanguard, meaning, Tone::Active));
        } else if battle.fighters[card.controller.index()].contains(&card.id) {
            let meaning = Text::new("fighter", "戦闘参加キャラクター");
            badges.push(badge("⚔", Icon::Fighter, meaning, Tone::Active));
        }
    }
    if view.state.city(card.at()).holders.contains(&card.id) {
        let meaning = Text::new("holds the city", "占領を保つ");
        badges.push(badge("⌂", Icon::City, meaning, Tone::Home));
    }
}

fn opening(view: View<'_>, card: &Instance) -> Token {
    let data = view.game.data(card.kind);
    let meaning = Text::new("opened, not in play yet", "オープン済み、解決待ち");
    let opened = badge("…", Icon::Waiting, meaning, Tone::Active);
    let mut badges = vec![level(data.colour, data.level), opened];
    badges.extend(kind(data));
    badges.push(card_number(card));
    let tone = of_seat(card.controller);
    Token { tone, ..face_up(view.game, card.kind, detail(view, card), badges) }
}

/// A set card, or one about to be set: a back with its number, the face where the eye knows it. It
/// has no sign, so that a back looks like a back to all.
fn face_down(view: View<'_>, card: &Instance) -> Token {
    let mut badges = Vec::with_capacity(5);
    let (name, short, detail) = if view.knows(card) {
        let data = view.game.data(card.kind);
        badges.push(level(data.colour, data.level));
        badges.extend(kind(data));
        badges.push(cost(view.game.opening_cost(view.state, card)));
        (view.game.cards.called(card.kind).clone(), data.short.clone(), detail(view, card))
    } else {
        let back = Label::new("set card", "セットカード");
        (back.clone(), Label::new("set", "セット"), back)
    };
    if card.zone == Zone::Transit {
        let meaning = Text::new("being set", "セット待ち");
        badges.push(badge("…", Icon::Deploy, meaning, Tone::Active));
    }
    badges.extend(known(card.known));
    badges.push(card_number(card));
    let tone = of_seat(card.controller);
    Token { look: Look::FaceDown, tone, ..plain(name, short, detail, badges) }
}

/// What the other seat knows of a card that it does not hold: that it does, everybody knows.
fn known(known: Known) -> Option<Badge> {
    let meaning = match known {
        Known::No => return None,
        Known::Privately => Text::new("the other seat has looked at it", "相手が見たカード"),
        Known::Publicly => Text::new("both seats know it", "公開されたカード"),
    };
    let badge = Badge::new(Text::new("seen", "既知"), meaning, Tone::Warning);
    Some(badge.signed(Icon::Seen, Label::default()))
}

/// A card of a hand, or one looked at, whose face the eye knows.
pub(super) fn in_row(view: View<'_>, id: String, card: &Instance) -> Token {
    let data = view.game.data(card.kind);
    let mut badges = Vec::with_capacity(8);
    let mut gauge = None;
    if let Some(stats) = data.stats() {
        badges.push(POWER.of(stats.power.into(), stats.power.into()));
        badges.extend(range(stats.range.into(), stats.range.into()));
        badges.push(MOVE.of(stats.movement.into(), stats.movement.into()));
        gauge = Some(Gauge { value: stats.hp.into(), max: stats.hp.into() });
    }
    badges.push(level(data.colour, data.level));
    badges.push(cost(data.cost));
    badges.extend(kind(data));
    badges.extend(known(card.known));
    if card.number().has(view.eye) {
        badges.push(card_number(card));
    }
    let tone = of_seat(card.owner);
    Token { id, tone, gauge, ..face_up(view.game, card.kind, detail(view, card), badges) }
}

/// All there is to say about a card whose face the eye knows: its line, and what it has on it now.
fn detail(view: View<'_>, card: &Instance) -> Label {
    let cards = &view.game.cards;
    let mut detail = cards.line(cards.row_of_card(card.kind)).clone();
    let mut add = |en: String, ja: String| append(&mut detail, &["; ", &en], &["。", &ja]);
    if card.owner != card.controller {
        let owner = view.name(card.owner);
        add(format!("owner: {owner}"), format!("所有者：{owner}"));
    }
    if card.locked {
        add("locked".to_owned(), "ロック状態".to_owned());
    }
    if card.damage > 0 {
        add(format!("damage this turn: {}", card.damage), format!("ダメージ{}", card.damage));
    }
    if card.mods != Mods::default() {
        let Mods { power, hp, range, movement } = card.mods;
        for (name, change) in [("Power", power), ("HP", hp), ("Range", range), ("Move", movement)] {
            if change != 0 {
                add(format!("{name} {change:+} this turn"), format!("このターン{name}{change:+}"));
            }
        }
    }
    detail
}
