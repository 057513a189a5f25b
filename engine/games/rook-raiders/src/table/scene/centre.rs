//! The centre of the table: commands, dice, monsters, units, and what lies in stock.

use super::{Look, ids, line, number, region, token};
use crate::cards::{MonsterKind, UnitKind};
use crate::state::{Command, Lane, State, Task};
use crate::table::words::attack_sum;
use kanso_engine::scene::{Badge, Body, Line, Look as Shape, Region, Slot, Token, Tone};
use kanso_engine::{Bag, Eye, Kind, Label, Seat, Text};
use std::fmt::Write as _;

/// The regions of the centre.
pub(super) fn regions(look: Look<'_>, into: &mut Vec<Region>) {
    let body = Body::Row(commands(look));
    into.push(plain("commands", Label::new("Commands", "コマンド"), (0, 0), body));
    if let Some(dice) = dice(look) {
        into.push(dice);
    }
    let body = Body::Row(monsters(look));
    into.push(plain("monsters", Label::new("Monsters", "モンスター"), (1, 0), body));
    let body = Body::Row(units(look));
    into.push(plain("units", Label::new("Units", "ユニット"), (2, 0), body));
    let body = Body::Sheet(stock(look));
    into.push(plain("stock", Label::new("Table", "場"), (3, 0), body));
}

fn plain(id: &str, name: Label, place: (u8, u8), body: Body) -> Region {
    region(id.to_owned(), name, place, Tone::Plain, body)
}

fn slot(id: impl Into<String>, label: Label, token: Option<Token>, count: u16) -> Slot {
    Slot { id: id.into(), label, token, count }
}

/// The command row with the pawn, then the step cards.
fn commands(look: Look<'_>) -> Vec<Slot> {
    const PLACES: [&str; 8] = [
        "commands/0",
        "commands/1",
        "commands/2",
        "commands/3",
        "commands/4",
        "commands/5",
        "commands/6",
        "commands/7",
    ];
    const STEPS: [(Text, &str); 3] = [
        (Text::new("Invasion", "侵略"), "5"),
        (Text::new("Summon", "召喚"), "6"),
        (Text::new("End", "終了処理"), "7"),
    ];
    let Look { game, state, .. } = look;
    let pawn = state.pawn();
    let running = state.running().map(|(command, _)| command);
    let mut slots = Vec::with_capacity(PLACES.len());
    for (place, command) in state.command_row.iter().enumerate() {
        let tone = if running == Some(*command) {
            Tone::Active
        } else if place < usize::from(state.executed) {
            Tone::Faint
        } else {
            Tone::Plain
        };
        let token = token::command(game, ids::COMMANDS[command.index()], command.index(), tone);
        slots.push(slot(PLACES[place], Label::default(), Some(token), 1));
    }
    for (index, (name, step)) in STEPS.into_iter().enumerate() {
        let runs = usize::from(pawn) == Command::ALL.len() + index;
        let tone = if runs { Tone::Active } else { Tone::Plain };
        let id = ids::STEPS[index].to_owned();
        let token = token::counter(id, name.into(), name.into(), tone, Shape::Card);
        slots.push(slot(PLACES[5 + index], Label::new(step, step), Some(token), 1));
    }
    slots
}

/// The dice of an attack that is going on, with the sum they make.
fn dice(look: Look<'_>) -> Option<Region> {
    const PLACES: [&str; 2] = ["dice/0", "dice/1"];
    const FACES: [&str; 7] = ["?", "1", "2", "3", "4", "5", "6"];
    let Some(Task::Roll { dice, .. }) = look.state.tasks.last() else { return None };
    let die = |place: usize| {
        let face = FACES[usize::from(dice[place].unwrap_or(0)).min(6)];
        let name = Label::new("Die", "ダイス");
        let tone = if dice[place].is_some() { Tone::Active } else { Tone::Faint };
        let id = ids::DICE[place].to_owned();
        let token = token::counter(id, name, Label::new(face, face), tone, Shape::Counter);
        slot(PLACES[place], Label::default(), Some(token), 1)
    };
    let name = attack_sum(look.game, look.state).unwrap_or_else(|| Label::new("Dice", "ダイス"));
    Some(region("dice".to_owned(), name, (0, 0), Tone::Active, Body::Row(vec![die(0), die(1)])))
}

/// The monster deck and the summon chips.
fn monsters(look: Look<'_>) -> Vec<Slot> {
    const LEVELS: [&str; 3] = ["Lv1", "Lv2", "Lv3"];
    let Look { game, state, .. } = look;
    let left = state.deck_left();
    let mut slots = Vec::with_capacity(5);
    let deck = state.top_level().map(|level| Token {
        badges: vec![Badge {
            text: Label::new(LEVELS[level], LEVELS[level]),
            meaning: Label::new("level of the top card", "一番上のカードのレベル"),
            tone: Tone::Warning,
        }],
        detail: deck_detail(look),
        ..token::counter(
            ids::MONSTER_DECK.to_owned(),
            Label::new("Monster deck", "モンスターデッキ"),
            Label::new("Deck", "山札"),
            Tone::Enemy,
            Shape::FaceDown,
        )
    });
    slots.push(slot("monsters/deck", Label::new("Deck", "山札"), deck, left.into()));
    let up = game.chips_up(state);
    for lane in Lane::ALL {
        let count = up.count(Kind(lane.index() as u16));
        let face = &game.cards.chips[lane.index()].face;
        let token = (count > 0).then(|| {
            let (name, short) = (face.name.clone(), face.short.clone());
            token::counter(ids::chip(lane), name, short, Tone::Special, Shape::Counter)
        });
        let mut id = "chips/".to_owned();
        id.push(lane.letter());
        slots.push(slot(id, Label::default(), token, count));
    }
    let down = state.chips_down.total() as u16;
    let token = (down > 0).then(|| {
        token::counter(
            ids::CHIPS_DOWN.to_owned(),
            Label::new("Face-down summon chips", "裏向きの召喚チップ"),
            Label::new("Chips", "チップ"),
            Tone::Plain,
            Shape::FaceDown,
        )
    });
    slots.push(slot("chips/down", Label::default(), token, down));
    slots
}

/// What the monster deck still holds.
fn deck_detail(look: Look<'_>) -> Label {
    let (mut en, mut ja) = (String::with_capacity(80), String::with_capacity(120));
    for level in &look.state.monster_deck {
        for (kind, count) in level.iter() {
            let Ok(kind) = MonsterKind::try_from(kind) else { continue };
            let name = token::monster_name(look.game, kind);
            let (comma, stop) = if en.is_empty() { ("", "") } else { (", ", "、") };
            write!(en, "{comma}{} × {count}", name.en).expect("a string takes every text");
            write!(ja, "{stop}{}×{count}", name.ja).expect("a string takes every text");
        }
    }
    Label::new(en, ja)
}

/// The mercenaries, the unit deck, the discard pile and the level-up piles.
fn units(look: Look<'_>) -> Vec<Slot> {
    const PLACES: [&str; 3] = ["units/mercenary0", "units/mercenary1", "units/mercenary2"];
    const NUMBERS: [&str; 3] = ["1", "2", "3"];
    let Look { game, state, .. } = look;
    let mut slots = Vec::with_capacity(9);
    for (place, held) in (0..).zip(&state.mercenary_row) {
        let token =
            held.map(|kind| token::unit_card(game, ids::mercenary(place), kind, Tone::Treasure));
        let (id, label) = (PLACES[usize::from(place)], NUMBERS[usize::from(place)]);
        slots.push(slot(id, Label::new(label, label), token, 1));
    }
    let deck = Label::new("Unit deck", "ユニットデッキ");
    slots.push(pile(ids::UNIT_DECK, "units/deck", deck, Shape::FaceDown, look, &state.unit_deck));
    let discard = Label::new("Discard pile", "捨て札");
    let gone = game.unit_discard(state);
    slots.push(pile(ids::DISCARD, "units/discard", discard, Shape::Card, look, &gone));
    for kind in game.cards.levelup_kinds() {
        let left = game.pile(state, kind);
        let token =
            (left > 0).then(|| token::unit_card(game, ids::pile(game, kind), kind, Tone::Special));
        let mut id = "units/".to_owned();
        id.push_str(&game.cards.unit(kind).face.id);
        slots.push(slot(id, Label::new("Level-up", "レベルアップ"), token, left as u16));
    }
    slots
}

fn pile(id: &str, place: &str, name: Label, shape: Shape, look: Look<'_>, cards: &Bag) -> Slot {
    let count = cards.total() as u16;
    let token = (count > 0).then(|| Token {
        detail: cards_detail(look, cards),
        ..token::counter(id.to_owned(), name.clone(), name.clone(), Tone::Plain, shape)
    });
    slot(place, name, token, count)
}

/// What a pile of unit cards holds; of the face-down deck too, as everybody can work it out.
fn cards_detail(look: Look<'_>, cards: &Bag) -> Label {
    let (mut en, mut ja) = (String::with_capacity(160), String::with_capacity(240));
    for (kind, count) in cards.iter() {
        let Ok(kind) = UnitKind::try_from(kind) else { continue };
        let name = &look.game.cards.unit(kind).face.name;
        if !en.is_empty() {
            en.push_str(", ");
            ja.push('、');
        }
        write!(en, "{} × {count}", name.en).expect("a string takes every text");
        write!(ja, "{}×{count}", name.ja).expect("a string takes every text");
    }
    Label::new(en, ja)
}

fn stock(look: Look<'_>) -> Vec<Line> {
    let Look { game, state, .. } = look;
    let starter = state.start_seat.map_or_else(
        || Label::new("not drawn yet", "未定"),
        |seat| Label::same(game.names[seat.index()].clone()),
    );
    let round = Label::new("Round", "ラウンド");
    let tone = if state.last_round { Tone::Warning } else { Tone::Plain };
    let mut lines = vec![
        line(ids::ROUND.to_owned(), round, number(state.round), tone),
        line(
            "stock/start".to_owned(),
            Label::new("Start player", "スタートプレイヤー"),
            starter,
            Tone::Plain,
        ),
        line(
            "stock/honor".to_owned(),
            Label::new("Honour tokens left", "栄誉トークンの残り"),
            number(game.honor_supply(state)),
            Tone::Treasure,
        ),
    ];
    if !state.is_solo() {
        let label = Label::new("Medals left", "勲章の残り");
        lines.push(line("stock/medals".to_owned(), label, medal_pool(look), Tone::Treasure));
    }
    lines
}

/// The medals that nobody has: how many, and the values that they can have for this eye.
/// Source: RR-13.14.
fn medal_pool(look: Look<'_>) -> Label {
    let Look { game, state, eye } = look;
    let held: usize = state.seats.iter().map(|seat| seat.medals.len()).sum();
    let printed: usize = game.cards.medals.iter().map(|medal| usize::from(medal.copies)).sum();
    let left = printed.saturating_sub(held);
    let mut values = String::with_capacity(40);
    for medal in &game.cards.medals {
        let known = known_medals(look, state, medal.value);
        for _ in known..medal.copies.into() {
            if !values.is_empty() {
                values.push(' ');
            }
            write!(values, "−{}", medal.value.unsigned_abs()).expect("a string takes every text");
        }
    }
    if eye == Eye::All || held == 0 {
        Label::new(format!("{left}: {values}"), format!("{left}個：{values}"))
    } else {
        Label::new(format!("{left} out of {values}"), format!("{values}のうち{left}個"))
    }
}

/// How many medals of a value lie open to this eye.
fn known_medals(look: Look<'_>, state: &State, value: i8) -> u16 {
    let seats = state.seats.iter().enumerate();
    let open = seats.filter(|(index, _)| look.sees_medals(Seat::at(*index)));
    open.flat_map(|(_, seat)| &seat.medals).filter(|held| **held == value).count() as u16
}
