//! The ends of a seat's lanes: who waits before the board, and the castle behind it.

use super::{Look, ids, token};
use crate::prelude::*;
use crate::state::COLUMNS;
use kanso_engine::scene::{Badge, BoardCell, Icon, Land, Slot, Token, Whole};

/// The column before the summoning circles, where monsters wait. Source: RR-7.8.
pub(super) const GATE: i16 = -1;
/// The column behind the home area: the castle. Source: RR-1.9.
pub(super) const WALL: i16 = COLUMNS as i16;

/// The place before a lane, with the monster of its waiting line that is next. They are still to come,
/// and look so.
pub(super) fn gate(look: Look<'_>, seat: Seat, lane: Lane) -> BoardCell {
    let (line, name) = (&look.seat(seat).waiting[lane.index()], lane.letter());
    let id = ids::of_seat(seat, &format!("waiting/{name}"));
    let next = line.first().map(|monster| {
        let mut token = waiting(look, seat, lane, monster);
        if line.len() > 1 {
            let meaning = Text::new("more wait behind it", "後ろで待つモンスターの数");
            let more = Label::same(format!("+{}", line.len() - 1));
            token.badges.insert(0, Badge::new(more, meaning, Tone::Warning));
        }
        token
    });
    let detail = Text::new(
        "waiting line: monsters whose lane is full or barred wait here for the next summons",
        "待機列：ラインに入れなかったモンスターが、次の召喚まで待つ場所",
    );
    let place = (GATE, lane.index() as i16);
    BoardCell {
        detail: detail.into(),
        tokens: next.into_iter().collect(),
        ..BoardCell::new(id, place, Label::same(name.to_string()), Tone::Faint)
    }
}

/// Whoever waits behind the first of a waiting line, lane by lane.
pub(super) fn behind(look: Look<'_>, seat: Seat) -> Vec<Slot> {
    let lines = Lane::ALL.into_iter().map(|lane| (lane, &look.seat(seat).waiting[lane.index()]));
    let slots = lines.flat_map(|(lane, line)| {
        let name = lane.letter();
        line.iter().enumerate().skip(1).map(move |(place, monster)| Slot {
            id: ids::of_seat(seat, &format!("waiting/{name}{place}")),
            label: Label::same(name.to_string()),
            token: Some(waiting(look, seat, lane, monster)),
            count: 1,
        })
    });
    slots.collect()
}

/// A monster that is still to come. It is unhurt: instead of hit points its short name says where it
/// waits, as a small map has no room for the name of its place.
fn waiting(look: Look<'_>, seat: Seat, lane: Lane, monster: &Monster) -> Token {
    let (name, mut token) = (lane.letter(), token::monster(look.game, seat, monster));
    token.gauge = None;
    token.short = Label::new(
        format!("{name}:{}", token.short.in_lang(Lang::En)),
        format!("{name}:{}", token.short.in_lang(Lang::Ja)),
    );
    // A boss is seen to be one; what it will do there stands in its words.
    if token.tone != Tone::Boss {
        token.tone = Tone::Faint;
    }
    let counts = |badge: &Badge| {
        badge.sign.as_ref().is_some_and(|sign| matches!(sign.icon, Icon::Threat | Icon::Boss))
    };
    token.badges.retain(counts);
    token::add_to_name(&mut token, &format!(", waits at {name}"), &format!("（{name}で待機）"));
    token
}

/// A part of the castle: it stands itself in the middle, who is inside at its gates.
pub(super) fn wall(look: Look<'_>, seat: Seat, lane: Lane) -> BoardCell {
    let held = look.seat(seat);
    let inside = |nth: usize| held.breached.get(nth).map(|monster| breached(look, seat, monster));
    let (id, tokens): (_, Vec<Token>) = match lane {
        Lane::A => ("castle/A", inside(0).into_iter().collect()),
        Lane::B => {
            let more = (2..held.breached.len()).filter_map(inside);
            let castle = token::castle(look.state, seat);
            ("castle", std::iter::once(castle).chain(more).collect())
        }
        Lane::C => ("castle/C", inside(1).into_iter().collect()),
    };
    let (id, place) = (ids::of_seat(seat, id), (WALL, lane.index() as i16));
    let tint = Tone::Land(Land::Rampart);
    let detail = token::castle_detail(look.state).into();
    let name = match lane {
        Lane::A | Lane::C => Label::new("Gate", "城門"),
        Lane::B => Label::new("Castle", "城"),
    };
    // The wall is seen as one.
    let short = Some(Label::default());
    BoardCell { detail, tokens, short, ..BoardCell::new(id, place, name, tint) }
}

fn breached(look: Look<'_>, seat: Seat, monster: &Monster) -> Token {
    let mut token = token::monster(look.game, seat, monster);
    token.tone = Tone::Bad;
    token::add_to_name(&mut token, ", in the castle", "（城内）");
    token
}

/// The castle as one thing over its three parts, in the colour of its seat.
pub(super) fn castle(look: Look<'_>, seat: Seat) -> Whole {
    let cells = ["castle/A", "castle", "castle/C"].map(|id| ids::of_seat(seat, id)).to_vec();
    let held = look.seat(seat);
    let tone = match (held.fallen, held.breached.is_empty()) {
        (Some(_), _) => Tone::Faint,
        (None, false) => Tone::Bad,
        (None, true) => Tone::Seat(u8::from(seat)),
    };
    Whole { name: Label::new("Castle", "城"), tone, cells, heading: None, ahead: false }
}

/// How many monsters are in the castle, of how many make it fall. Source: RR-6.15, RR-10.2.
pub(super) fn inside(look: Look<'_>, seat: Seat) -> Label {
    let held = look.seat(seat);
    let (inside, most) = (held.breached.len(), token::castle_bears(look.state));
    if held.fallen.is_some() {
        return Label::new("fallen", "陥落");
    }
    Label::new(format!("{inside} of {most} inside"), format!("侵入{inside}／{most}"))
}
