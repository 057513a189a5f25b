//! The area of one seat: its board, hand and sheet. What stands at the ends of its lanes is in
//! `ends.rs`.

use super::{Look, attack, ends, ids, order, token};
use crate::prelude::*;
use crate::state::{CELLS, COLUMNS, EndReason, Ending, LANES, cell_at};
use kanso_engine::scene::{Board, BoardCell, Hue, Icon, Shape, Slot, Token};
use std::fmt::Write as _;

/// The names of the cells, in the order of [`SeatState::board`].
const CELL_NAMES: [&str; CELLS] = [
    "A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3", "A4", "B4", "C4", "A5", "B5", "C5", "A6",
    "B6", "C6",
];
/// Column of the front of the home area, from 0. Source: RR-1.7.
const FRONT: u8 = 4;
/// Gold up to which the pointer stands on the number. Source: RR-4.12.
const POINTER_MAX: u32 = 7;
/// What a gold token counts. Source: RR-4.12.
const GOLD_TOKEN: u32 = 5;

/// The regions of one seat.
pub(super) fn regions(look: Look<'_>, seat: Seat, into: &mut Vec<Region>) {
    // At the end whoever won stands in front.
    let tone = if look.state.ending.is_some_and(|ending| ending.best.contains(seat)) {
        Tone::Good
    } else if look.active() == Some(seat) {
        Tone::Active
    } else {
        Tone::Seat(u8::from(seat))
    };
    let place = (u8::from(seat), 1);
    let mut push = |id: &str, name: Label, body: Body| {
        let region = Region::new(ids::of_seat(seat, id), name, place, tone, body);
        into.push(region.on_side_of(seat));
    };
    push("sheet", called(look, seat), Body::Sheet(sheet(look, seat)));
    push("board", Label::new("Board", "ボード"), Body::Board(board(look, seat)));
    let behind = ends::behind(look, seat);
    if !behind.is_empty() {
        push("behind", Label::new("Waiting behind", "待機列の後方"), Body::Row(behind));
    }
    push("hand", Label::new("Hand", "手札"), Body::Row(hand(look, seat)));
}

/// The name of a seat, and what became of it: at the end whoever has not won has lost. Source: RR-11.8.
pub(super) fn called(look: Look<'_>, seat: Seat) -> Label {
    let (name, ending) = (&look.game.names[seat.index()], look.state.ending);
    let best = ending.map(|ending| ending.best);
    let said = match (best.filter(|best| best.contains(seat)), look.seat(seat).fallen) {
        (Some(best), _) if best.count() > 1 => Text::new("draws", "引き分け"),
        (Some(_), _) => Text::new("won", "勝利"),
        (None, Some(round)) => {
            return Label::new(
                format!("{name}: fell, round {round}"),
                format!("{name}：第{round}ラウンド脱落"),
            );
        }
        (None, None) if best.is_some() => Text::new("lost", "敗北"),
        (None, None) => return Label::same(name.clone()),
    };
    Label::new(format!("{name}: {}", said.en), format!("{name}：{}", said.ja))
}

/// What decided the game.
pub(super) fn decided(look: Look<'_>, ending: Ending) -> Text {
    match ending.reason {
        EndReason::Declared if look.state.declared.count() > 1 => {
            Text::new("declaring, marks, gold", "宣言→栄誉→金")
        }
        EndReason::Declared => Text::new("declaring", "勝利宣言"),
        EndReason::LastSurvivor => Text::new("the others fell", "ほかの全員の脱落"),
        EndReason::NobodyLeft if ending.best.count() > 1 => {
            Text::new("falling together", "同時脱落")
        }
        EndReason::NobodyLeft | EndReason::RoundLimit => {
            Text::new("threat, marks, gold", "脅威→栄誉→金")
        }
        // Of one seat alone there is no race.
        EndReason::SoloCleared | EndReason::SoloBreach | EndReason::SoloLastRound => {
            Text::new("the monsters", "モンスター")
        }
    }
}

fn board(look: Look<'_>, seat: Seat) -> Board {
    let held = look.seat(seat);
    let hides = look.first_unit_is_hidden(seat);
    let mut cells = Vec::with_capacity(CELLS + 2 * usize::from(LANES));
    for y in 0..LANES {
        cells.push(ends::gate(look, seat, Lane::ALL[usize::from(y)]));
        for x in 0..COLUMNS {
            let index = usize::from(x * LANES + y);
            let piece = if hides { None } else { held.board[index] };
            let (id, name) = (ids::of_seat(seat, CELL_NAMES[index]), CELL_NAMES[index]);
            let (tint, detail) = ground(index);
            let tokens = piece.iter().map(|piece| self::piece(look, seat, index, piece)).collect();
            let badges = match &piece {
                Some(Piece::Monster(monster)) => attack::figures(look, seat, monster.id),
                Some(Piece::Unit(_)) | None => Vec::new(),
            };
            let place = (x.into(), y.into());
            cells.push(BoardCell {
                detail: detail.into(),
                badges,
                tokens,
                ..BoardCell::new(id, place, Label::new(name, name), tint)
            });
        }
        cells.push(ends::wall(look, seat, Lane::ALL[usize::from(y)]));
    }
    let (aside, wholes) = (vec![ends::GATE, ends::WALL], vec![ends::castle(look, seat)]);
    Board { aside, wholes, ..Board::new(Shape::Grid, cells) }
}

/// Circles on the left, the home area on the right with its front column apart. Source: RR-1.6, RR-1.7,
/// RR-4.14, RR-6.14, RR-7.7.
fn ground(index: usize) -> (Tone, Text) {
    if !CellSet::UNIT_CELLS.contains(index) {
        let words = Text::new(
            "summoning circle: monsters arrive here; no unit can stand here",
            "魔法陣：モンスターが現れるマス。ユニットは入れない",
        );
        (Tone::Special, words)
    } else if !CellSet::HOME.contains(index) {
        let words = Text::new(
            "field: for units and monsters alike, one of them on each cell",
            "ユニットもモンスターも入れるマス（1マスに1体）",
        );
        (Tone::Plain, words)
    } else if cell_at(index).x() == FRONT {
        let words = Text::new(
            "front column of the home area: units are put on the board here",
            "自軍エリアの前列：ユニットを配置できるマス",
        );
        (Tone::Hue(Hue::Green), words)
    } else {
        let words = Text::new(
            "back of the home area: units are put on the board here; a monster that walks on enters the castle",
            "自軍エリアの後列：ユニットを配置できるマス。ここを越えたモンスターは城に入る",
        );
        (Tone::Home, words)
    }
}

/// A piece with the cells that it reaches.
fn piece(look: Look<'_>, seat: Seat, index: usize, piece: &Piece) -> Token {
    let (token, reach) = match piece {
        Piece::Unit(unit) => {
            (token::unit(look.game, seat, unit), look.game.reach.unit(unit.kind, index))
        }
        Piece::Monster(monster) => {
            (token::monster(look.game, seat, monster), look.game.reach.monster(monster.kind, index))
        }
    };
    let reach = reach.iter().map(|index| ids::of_seat(seat, CELL_NAMES[index]).into()).collect();
    Token { reach, ..token }
}

fn hand(look: Look<'_>, seat: Seat) -> Vec<Slot> {
    let Look { game, .. } = look;
    if look.first_unit_is_hidden(seat) {
        return Vec::new();
    }
    let cards = look.seat(seat).hand.iter();
    let cards = cards.filter_map(|(kind, count)| Some((UnitKind::try_from(kind).ok()?, count)));
    let slots = cards.map(|(kind, count)| {
        let id = ids::of_seat(seat, &format!("hand/{}", game.cards.unit(kind).face.id));
        let tone = Tone::Seat(u8::from(seat));
        let token = token::unit_card(game, ids::hand(game, seat, kind), kind, tone);
        Slot { id, label: Label::default(), token: Some(token), count }
    });
    slots.collect()
}

fn sheet(look: Look<'_>, seat: Seat) -> Vec<Line> {
    let Look { state, .. } = look;
    let held = look.seat(seat);
    let mut lines = Vec::with_capacity(8);
    let line = |id: &str, label: Text, value: Label, tone: Tone| {
        Line::new(ids::of_seat(seat, id), label, value, tone)
    };
    let can_declare = state.deck_left() == 0 && !state.is_solo();
    let (threat, figure, qualifies) = threat(look, seat);
    let tone = if can_declare && qualifies { Tone::Good } else { Tone::Warning };
    let threats = line("threat", Text::new("Threat", "脅威ポイント"), threat, tone);
    lines.push(threats.signed(Icon::Threat, figure));
    let golds = line("gold", Text::new("Gold", "金"), gold(held.gold), Tone::Treasure);
    lines.push(golds.signed(Icon::Gold, held.gold));
    let honour = Text::new("Honour tokens", "栄誉トークン");
    let honour = line("marks", honour, held.honor_tokens.into(), Tone::Treasure);
    lines.push(honour.signed(Icon::Honour, held.honor_tokens));
    let trophies = Text::new("Trophies", "モンスターカード");
    let trophies = line("trophies", trophies, held.trophies.into(), Tone::Treasure);
    lines.push(trophies.signed(Icon::Trophy, held.trophies));
    let levelups = Text::new("Next level-up", "次のレベルアップ");
    let levelups = line("levelups", levelups, level_ups(look, held), Tone::Plain);
    let price = Label::same(format!("−{}★", look.game.level_up_cost(held)));
    lines.push(levelups.signed(Icon::LevelUp, price));
    if !state.is_solo() {
        let words = medal_words(look, seat);
        let medals = line("medals", Text::new("Medals", "勲章"), words, Tone::Treasure);
        lines.push(medals.signed(Icon::Medal, medal_figure(look, seat)));
    }
    let tone = if held.breached.is_empty() { Tone::Plain } else { Tone::Bad };
    let castle = line("inside", Text::new("Castle", "城"), ends::inside(look, seat), tone);
    lines.push(castle.signed(Icon::Castle, token::inside(state, seat)));
    lines.extend(order::line(look, seat));
    lines
}

/// The threat total as far as the eye knows it, in words and as a figure, and whether it lets the seat
/// declare victory. Source: RR-11.5, RR-13.14.
pub(super) fn threat(look: Look<'_>, seat: Seat) -> (Label, Label, bool) {
    let held = look.seat(seat);
    let open = look.game.open_threat(held);
    let count = held.medals.len();
    if count == 0 || look.sees_medals(seat) {
        let total = look.game.threat(held);
        return (total.into(), total.into(), total <= crate::THREAT_MAX);
    }
    let words = if count == 1 {
        Label::new(format!("{open} + ? (1 medal)"), format!("{open}＋？（勲章1枚）"))
    } else {
        Label::new(format!("{open} + ? ({count} medals)"), format!("{open}＋？（勲章{count}枚）"))
    };
    (words, Label::same(format!("{open}−?")), false)
}

/// Gold as it lies: tokens of 5 and the pointer. Source: RR-4.12.
fn gold(gold: u32) -> Label {
    if gold <= POINTER_MAX {
        return gold.into();
    }
    let tokens = (gold - POINTER_MAX).div_ceil(GOLD_TOKEN);
    let pointer = gold - tokens * GOLD_TOKEN;
    Label::new(
        format!("{gold} ({tokens} × 5 + {pointer})"),
        format!("{gold}（5金×{tokens}＋{pointer}）"),
    )
}

fn level_ups(look: Look<'_>, held: &SeatState) -> Label {
    let done = look.game.levelups_done(held);
    let cost = look.game.level_up_cost(held);
    Label::new(
        format!("costs {cost} marks ({done} made)"),
        format!("栄誉マーク{cost}枚（済み{done}回）"),
    )
}

/// What the medals of a seat take off its threat, or how many there are of unknown value.
fn medal_figure(look: Look<'_>, seat: Seat) -> Label {
    let medals = &look.seat(seat).medals;
    if medals.is_empty() {
        return 0_u8.into();
    }
    if !look.sees_medals(seat) {
        return Label::same(format!("?×{}", medals.len()));
    }
    let off: u32 = medals.iter().map(|value| u32::from(value.unsigned_abs())).sum();
    Label::same(format!("−{off}"))
}

fn medal_words(look: Look<'_>, seat: Seat) -> Label {
    let medals = &look.seat(seat).medals;
    if medals.is_empty() {
        return 0_u8.into();
    }
    if !look.sees_medals(seat) {
        let count = medals.len();
        let word = if count == 1 { "medal" } else { "medals" };
        return Label::new(format!("{count} {word}, face down"), format!("裏向き{count}枚"));
    }
    let mut values = String::with_capacity(10);
    for value in medals {
        if !values.is_empty() {
            values.push_str(", ");
        }
        write!(values, "−{}", value.unsigned_abs()).expect("a string takes every text");
    }
    Label::same(values)
}
