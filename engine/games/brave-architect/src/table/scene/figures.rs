//! What is counted of a hero: one line each, with a sign and the figure beside it.
//!
//! Source: BA-2.5, BA-5.4, BA-8.1, BA-10.1; how many cards a hand or a deck has is public (5.19).

use super::{View, append, ids, line, region, sign};
use crate::prelude::*;
use crate::vocabulary::TENSION_MAX;
use kanso_engine::scene::Icon as Sign;

/// The figures of a hero among those of the others: under the sign of its seat, with a sign of its own
/// for whoever is to decide, as each of several may be.
pub(super) fn beside(view: View<'_>, seat: Seat, place: (u8, u8)) -> Region {
    let sheet = sheet(view, seat, place);
    let player = view.game.seat_name(seat);
    // The page of the heroes has a region of the whole name: of two that are called alike the place is
    // told, too, and all of these stand in the place of the first hero.
    let name = match view.seat(seat).race.map(|race| view.game.race_name(race)) {
        None => Label::same(player.to_owned()),
        Some(race) => {
            Label::new(format!("{player} ({})", race.en), format!("{player}（{}）", race.ja))
        }
    };
    if !view.is_asked(seat) {
        return Region { name, ..sheet };
    }
    let name = Label::new(format!("▶ {}", name.en), format!("▶ {}", name.ja));
    Region { name, tone: super::of_seat(seat), ..sheet }
}

/// The figures of a hero.
pub(super) fn sheet(view: View<'_>, seat: Seat, place: (u8, u8)) -> Region {
    let View { game, state, .. } = view;
    let has = view.seat(seat);
    let counted = |id: &str, name: Text, n: u16, sign: Sign, tone: Tone| {
        line(ids::of_seat(seat, id), name.into(), n.into(), tone).signed(sign, n)
    };
    let mut lines = Vec::with_capacity(13);
    lines.push(hp(view, seat));
    lines.push(tension(has.tension, ids::of_seat(seat, "tension")));
    lines.extend(Stat::ALL.map(|stat| stat_line(view, seat, stat)));
    let points = game.move_points(state, seat);
    let name = Text::new("Move", "移動力");
    lines.push(counted("move", name, points.into(), Sign::Move, Tone::Plain));
    let evade = i32::from(game.evasion(state, seat));
    if evade != 0 {
        let tone = if evade > 0 { Tone::Good } else { Tone::Bad };
        let (id, evade) = (ids::of_seat(seat, "evasion"), Label::same(super::signed(evade)));
        let line = line(id, Label::new("Evasion", "回避"), evade.clone(), tone);
        lines.push(line.signed(Sign::Dodge, evade));
    }
    let piles = [
        ("sheet/hand", Text::new("Hand", "手札"), has.hand.len(), Sign::Hand),
        ("sheet/deck", Text::new("Deck", "デッキ"), has.deck.total() as usize, Sign::Deck),
        ("sheet/discard", Text::new("Discard", "捨て札"), has.discard.len(), Sign::Discard),
    ];
    for (id, name, count, sign) in piles {
        let tone = if count == 0 { Tone::Faint } else { Tone::Plain };
        lines.push(counted(id, name, count as u16, sign, tone));
    }
    if let Some(hate) = state.hate.filter(|hate| hate.owner == seat) {
        let range = game.hate_range_label(hate.range);
        let (id, name) = (ids::of_seat(seat, "hate"), Label::new("Hate", "ヘイト"));
        lines.push(line(id, name, range.clone(), Tone::Warning).signed(Sign::Hate, range));
    }
    let (id, name) = (ids::of_seat(seat, "sheet"), game.hero_label(state, seat));
    region(id, name, place, view.tone(seat), Body::Sheet(lines))
}

fn hp(view: View<'_>, seat: Seat) -> Line {
    let has = view.seat(seat);
    let max = view.game.max_hp(view.state, seat);
    // In the draft nothing is lost yet: HP are set once the style is chosen (BA-2.5).
    let hp = if view.is_draft() { max } else { has.hp };
    let is_down = has.at.is_some() && hp == 0;
    let figure = Label::same(format!("{hp}/{max}"));
    let mut value = figure.clone();
    if is_down {
        append(&mut value, &[" DOWN"], &["（ダウン）"]);
    } else if has.acted {
        append(&mut value, &[", has acted"], &["（行動済み）"]);
    }
    let tone = match hp {
        0 if is_down => Tone::Bad,
        1..=3 => Tone::Warning,
        _ => Tone::Plain,
    };
    line(ids::of_seat(seat, "hp"), Label::new("HP", "HP"), value, tone).signed(Sign::Hp, figure)
}

fn tension(tension: u8, id: String) -> Line {
    let figure = Label::same(format!("{tension}/{TENSION_MAX}"));
    let tone = if tension == 0 { Tone::Faint } else { Tone::Active };
    let label = Label::new("Tension", "テンション");
    line(id, label, figure.clone(), tone).signed(Sign::Tension, figure)
}

/// A stat as it is read now, with what it is printed as if that is another number.
fn stat_line(view: View<'_>, seat: Seat, stat: Stat) -> Line {
    let View { game, state, .. } = view;
    let now = game.stat(state, seat, stat);
    let printed = game.printed_stats(state, seat, game.level(state)).of(stat).max(0);
    let mut value = super::number(now);
    let more = i32::from(now) - i32::from(printed);
    if more != 0 {
        let more = super::signed(more);
        append(&mut value, &[" (", &more, ")"], &[" (", &more, ")"]);
    }
    let tone = match more {
        0 => Tone::Plain,
        1.. => Tone::Good,
        _ => Tone::Bad,
    };
    let (name, id) = (stat.name(), ids::of_seat(seat, stat.word()));
    line(id, capital(name.into()), value.clone(), tone).signed(sign::of_stat(stat), value)
}

/// With a capital letter at its beginning.
fn capital(label: Label) -> Label {
    let mut letters = label.en.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    Label::new(first.into_iter().chain(letters).collect::<String>(), label.ja)
}
