//! The centre of the table: commands, dice, monsters, units, the race to the end, and what lies in
//! stock.

use super::{Look, area, ids, order, steps, token};
use crate::prelude::*;
use crate::table::words::attack_sum;
use kanso_engine::scene::{Icon, Look as Shape, Slot, Token};
use std::fmt::Write as _;

/// The regions of the centre.
pub(super) fn regions(look: Look<'_>, into: &mut Vec<Region>) {
    let plain = |id, name, column, body| Region::new(id, name, (column, 0), Tone::Plain, body);
    let row = Body::Row(commands(look));
    let picks = matches!(look.state.tasks.last(), Some(Task::Turn { .. }));
    let tone = if picks { Tone::Active } else { Tone::Plain };
    into.push(Region::new("commands", Text::new("Commands", "コマンド"), (0, 0), tone, row));
    into.extend(dice(look));
    let row = Body::Row(monsters(look));
    into.push(plain("monsters", Text::new("Monsters", "モンスター"), 1, row));
    // One place: what is hired, what is drawn from, what a level-up takes.
    let row = Body::Row(mercenaries(look));
    into.push(plain("mercenaries", Text::new("Mercenaries", "傭兵"), 2, row));
    into.push(plain("units", Text::new("Unit cards", "ユニットカード"), 2, Body::Row(units(look))));
    let row = Body::Row(level_ups(look));
    into.push(plain("levelups", Text::new("Level-up cards", "レベルアップ"), 2, row));
    if !look.state.is_solo() {
        let name = Text::new("Threat: aim 8 or less", "脅威：8以下を目指す");
        into.push(plain("race", name, 3, Body::Sheet(race(look))));
    }
    into.push(plain("stock", Text::new("Table", "場"), 3, Body::Sheet(stock(look))));
}

fn slot(
    id: impl Into<String>,
    label: impl Into<Label>,
    token: Option<Token>,
    count: impl Into<u16>,
) -> Slot {
    Slot { id: id.into(), label: label.into(), token, count: count.into() }
}

/// The command row with the pawn, then the step cards.
fn commands(look: Look<'_>) -> Vec<Slot> {
    let Look { game, state, .. } = look;
    let pawn = state.pawn();
    let running = state.running();
    let mut slots = Vec::with_capacity(8);
    for (place, command) in state.command_row.iter().enumerate() {
        let leads = running.filter(|(runs, _)| runs == command);
        let is_used = place < usize::from(state.executed);
        let tone = if leads.is_some() {
            Tone::Active
        } else if is_used {
            Tone::Faint
        } else {
            Tone::Plain
        };
        let token = token::command(game, *command, tone, !is_used);
        let picked = order::picked(look, place);
        let label = picked.map_or_else(Label::default, |seat| order::named(look, seat));
        slots.push(slot(format!("commands/{place}"), label, Some(token), 1_u16));
    }
    for (index, token) in steps::cards(pawn).into_iter().enumerate() {
        let place = Command::ALL.len() + index;
        let number = Label::same(place.to_string());
        slots.push(slot(format!("commands/{place}"), number, Some(token), 1_u16));
    }
    slots
}

/// The dice of an attack that is going on, with the sum they make.
fn dice(look: Look<'_>) -> Option<Region> {
    let Some(Task::Roll { dice, .. }) = look.state.tasks.last() else { return None };
    let die = |place: usize| {
        let face = dice[place].map_or_else(|| Text::new("?", "?").into(), Label::from);
        let tone = if dice[place].is_some() { Tone::Active } else { Tone::Faint };
        // A row is told by the full names of what lies in it: without its face a die says nothing.
        let name = dice[place].map_or_else(
            || Label::new("Die", "ダイス"),
            |face| Label::new(format!("Die: {face}"), format!("ダイス：{face}")),
        );
        let token = Token::new(ids::DICE[place], name, face, tone, Shape::Counter);
        slot(format!("dice/{place}"), Label::default(), Some(token), 1_u16)
    };
    let name = attack_sum(look.game, look.state).unwrap_or_else(|| Label::new("Dice", "ダイス"));
    Some(Region::new("dice", name, (0, 0), Tone::Plain, Body::Row(vec![die(0), die(1)])))
}

/// The monster deck and the summon chips.
fn monsters(look: Look<'_>) -> Vec<Slot> {
    // They lie on each other in this order, and everybody sees what is taken off. Source: RR-2.1, RR-7.4.
    const LEVELS: [Text; 3] = [
        Text::new("level 1", "レベル1"),
        Text::new("level 2", "レベル2"),
        Text::new("level 3", "レベル3"),
    ];
    let Look { game, state, .. } = look;
    let left = state.deck_left();
    let mut slots = Vec::with_capacity(5);
    let name = Text::new("Monster deck", "モンスターの山札");
    let short = Text::new("Deck", "山札");
    let top = state.top_level();
    let deck = top.map(|_| Token {
        detail: counted(state.monster_deck.iter().flat_map(Bag::iter), |kind| {
            Some(&game.cards.monster(MonsterKind::try_from(kind).ok()?).face)
        }),
        ..Token::new(ids::MONSTER_DECK, name, short, Tone::Plain, Shape::FaceDown)
    });
    // What lies on top; of an empty place what would lie there.
    let label = top.map_or(short, |level| LEVELS[level]);
    slots.push(slot("monsters/deck", label, deck, left));
    let up = game.chips_up(state);
    for lane in Lane::ALL {
        let count = up.count(Kind(lane.index() as u16));
        let face = &game.cards.chips[lane.index()].face;
        let token = (count > 0).then(|| {
            let (name, short) = (face.name.clone(), face.short.clone());
            Token::new(ids::chip(lane), name, short, Tone::Special, Shape::Counter)
        });
        slots.push(slot(format!("chips/{}", lane.letter()), Label::default(), token, count));
    }
    let down = state.chips_down.total() as u16;
    let token = (down > 0).then(|| {
        let name = Text::new("Face-down summon chips", "裏向きの召喚チップ");
        let short = Text::new("Chips", "チップ");
        Token::new(ids::CHIPS_DOWN, name, short, Tone::Plain, Shape::FaceDown)
    });
    slots.push(slot("chips/down", Label::default(), token, down));
    slots
}

/// What a pile holds; of a face-down deck too, as everybody can work it out.
fn counted<'a>(
    cards: impl Iterator<Item = (Kind, u16)>,
    face: impl Fn(Kind) -> Option<&'a Face>,
) -> Label {
    let (mut en, mut ja) = (String::with_capacity(160), String::with_capacity(240));
    for (kind, count) in cards {
        let Some(Face { name, .. }) = face(kind) else { continue };
        let (comma, stop) = if en.is_empty() { ("", "") } else { (", ", "、") };
        write!(en, "{comma}{} × {count}", name.en).expect("a string takes every text");
        write!(ja, "{stop}{}×{count}", name.ja).expect("a string takes every text");
    }
    Label::new(en, ja)
}

/// The mercenaries that can be hired.
fn mercenaries(look: Look<'_>) -> Vec<Slot> {
    let row = (0..).zip(&look.state.mercenary_row).map(|(place, held)| {
        let card = |kind| token::unit_card(look.game, ids::mercenary(place), kind, Tone::Treasure);
        slot(format!("units/mercenary{place}"), place + 1, held.map(card), 1_u16)
    });
    row.collect()
}

/// The unit deck and the discard pile.
fn units(look: Look<'_>) -> Vec<Slot> {
    let Look { game, state, .. } = look;
    let deck = [Text::new("Unit deck", "ユニットの山札"), Text::new("Deck", "山札")];
    let discard = [Text::new("Discard pile", "捨て札"), Text::new("Discard", "捨て札")];
    let gone = game.unit_discard(state);
    vec![
        pile(ids::UNIT_DECK, "units/deck", deck, Shape::FaceDown, look, &state.unit_deck),
        pile(ids::DISCARD, "units/discard", discard, Shape::Card, look, &gone),
    ]
}

/// The piles of cards that basic units become.
fn level_ups(look: Look<'_>) -> Vec<Slot> {
    let Look { game, state, .. } = look;
    let piles = game.cards.levelup_kinds().map(|kind| {
        let left = game.pile(state, kind);
        let token = (left > 0).then(|| token::level_up(game, kind));
        let face = &game.cards.unit(kind).face;
        let label = if token.is_some() { Label::default() } else { face.name.clone() };
        slot(format!("units/{}", face.id), label, token, left as u16)
    });
    piles.collect()
}

/// A pile by its name and a shorter one; its place says that one where it is empty.
fn pile(
    id: &str,
    place: &str,
    [name, short]: [Text; 2],
    shape: Shape,
    look: Look<'_>,
    cards: &Bag,
) -> Slot {
    let count = cards.total() as u16;
    let token = (count > 0).then(|| Token {
        detail: counted(cards.iter(), |kind| {
            Some(&look.game.cards.unit(UnitKind::try_from(kind).ok()?).face)
        }),
        ..Token::new(id, name, short, Tone::Plain, shape)
    });
    let label = if token.is_some() { Label::default() } else { short.into() };
    slot(place, label, token, count)
}

/// The threat of each seat, which lets it declare victory once the deck is empty; at the end what
/// decided, and what each seat had of it. Source: RR-11.5 to RR-11.8, RR-13.5.
fn race(look: Look<'_>) -> Vec<Line> {
    let state = look.state;
    let left = state.deck_left();
    let (label, value, tone) = if let Some(ending) = state.ending {
        (Text::new("Decided by", "決着"), area::decided(look, ending).into(), Tone::Plain)
    } else {
        let label = Text::new("Monster deck", "モンスターの山札");
        if left > 0 {
            (label, Label::new(format!("{left} left"), format!("残り{left}枚")), Tone::Plain)
        } else {
            (label, Label::new("empty: one may declare", "なし：勝利宣言できる"), Tone::Good)
        }
    };
    let mut lines = vec![Line::new("race/deck", label, value, tone)];
    for seat in (0..state.seats.len()).map(Seat::at) {
        let id = format!("race/seat{}", u8::from(seat));
        let (name, tone) = (area::called(look, seat), Tone::Seat(u8::from(seat)));
        lines.push(Line::new(id, name, racer(look, seat), tone));
    }
    lines
}

/// What counts of a seat in the race.
fn racer(look: Look<'_>, seat: Seat) -> Label {
    let (held, (mut words, _, qualifies)) = (look.seat(seat), area::threat(look, seat));
    let mut add = |en: String, ja: String| {
        words.en.to_mut().push_str(&en);
        words.ja.to_mut().push_str(&ja);
    };
    if look.state.ending.is_some() {
        let (marks, gold) = (held.marks(), held.gold);
        add(format!(", marks {marks}, gold {gold}"), format!("、栄誉{marks}、金{gold}"));
    } else if qualifies && held.fallen.is_none() && look.state.deck_left() == 0 {
        add(": low enough".to_owned(), "：条件を満たす".to_owned());
    }
    words
}

fn stock(look: Look<'_>) -> Vec<Line> {
    let Look { game, state, .. } = look;
    let starter = state.start_seat.map_or_else(
        || Label::new("not drawn yet", "未定"),
        |seat| Label::same(game.names[seat.index()].clone()),
    );
    let tone = if state.last_round { Tone::Warning } else { Tone::Plain };
    let round = match state.round {
        0 => Text::new("set-up", "準備").into(),
        // RR-10.4: known when the round begins, and lost when it is over.
        round if state.last_round => {
            Label::new(format!("{round}, the last"), format!("{round}（最終ラウンド）"))
        }
        round => Label::from(round),
    };
    let left = Text::new("Tokens left", "トークン残り");
    let mut lines = vec![
        Line::new(ids::ROUND, Text::new("Round", "ラウンド"), round, tone),
        Line::new(
            "stock/start",
            Text::new("Start player", "スタートプレイヤー"),
            starter,
            Tone::Plain,
        ),
        Line::new(
            "stock/pick",
            Text::new("Picks next", "次に選ぶ人"),
            order::picks_next(look),
            Tone::Plain,
        ),
        Line::new("stock/honor", left, game.honor_supply(state), Tone::Treasure)
            .signed(Icon::Honour, game.honor_supply(state)),
    ];
    if !state.is_solo() {
        let held: usize = state.seats.iter().map(|seat| seat.medals.len()).sum();
        let printed: usize = game.cards.medals.iter().map(|medal| usize::from(medal.copies)).sum();
        let (label, left) = (Text::new("Medals left", "勲章残り"), printed.saturating_sub(held));
        let left = Label::same(left.to_string());
        let medals = Line::new("stock/medals", label, left.clone(), Tone::Treasure);
        lines.push(medals.signed(Icon::Medal, left));
    }
    lines
}
