//! The list of what pends, numbered by its order: 1 resolves first, the newest; with what is being
//! announced, and what waits for its place on the list.

use super::{View, append, ids, line, of_seat, region};
use crate::prelude::*;
use crate::state::Announce;
use crate::table::words;
use kanso_engine::scene::Arrow;

/// Puts the list, if anything is on it, and the arrows to what its items are about.
pub(super) fn put(view: View<'_>, regions: &mut Vec<Region>, arrows: &mut Vec<Arrow>) {
    let View { state, .. } = view;
    let (mut lines, mut nth) = (Vec::new(), 0);
    if let Some(announce) = state.announcing() {
        lines.push(announced(view, announce));
    }
    for task in state.tasks.iter().rev() {
        match task {
            Task::Put(met) => lines.push(waiting(view, met)),
            Task::Resolve(resolve) => {
                let words = Text::new("resolves now", "解決中");
                nth += 1;
                lines.push(pending(view, nth, &resolve.item, Some(words)));
                point(view, nth, &resolve.item, arrows);
            }
            _ => {}
        }
    }
    for item in state.stack.iter().rev() {
        nth += 1;
        lines.push(pending(view, nth, item, None));
        point(view, nth, item, arrows);
    }
    lines.extend(state.triggers.iter().map(|met| waiting(view, met)));
    if !lines.is_empty() {
        let name = Label::new("Pending, 1 resolves first", "解決待機（1から解決）");
        let body = Body::Sheet(lines);
        regions.push(region(ids::PENDING.to_owned(), name, (1, 0), Tone::Plain, body));
    }
}

/// An opening or a use on its way to the list.
fn announced(view: View<'_>, announce: &Announce) -> Line {
    let card = view.card_words(view.state.card_ref(announce.card));
    let value = match announce.ability {
        None => Label::new(format!("opens {}", card.en), format!("{}をオープン", card.ja)),
        Some(_) => Label::new(format!("uses {}", card.en), format!("{}の特殊能力を使用", card.ja)),
    };
    let name = view.name(announce.seat).to_owned();
    line("pending/announced", Label::same(name), value, of_seat(announce.seat))
}

/// The `nth` item to resolve, with the name of its seat.
fn pending(view: View<'_>, nth: usize, item: &Item, note: Option<Text>) -> Line {
    let named = view.state.item_ref(item);
    let mut value = words::item_label(view.game, &named, view.eye);
    if let Some(note) = note {
        append(&mut value, &[" (", note.en, ")"], &["（", note.ja, "）"]);
    }
    let label = Label::same(format!("{nth} {}", view.name(named.seat)));
    line(ids::item(item.id), label, value, of_seat(item.controller))
}

/// A trigger that is not on the list yet.
fn waiting(view: View<'_>, met: &Met) -> Line {
    let named = view.state.met_ref(met);
    let mut value = words::item_label(view.game, &named, view.eye);
    append(&mut value, &[" (waits)"], &["（待ち）"]);
    let label = Label::same(view.name(named.seat).to_owned());
    line(ids::item(met.id), label, value, Tone::Faint)
}

/// The arrows from the `nth` item to resolve to its targets.
fn point(view: View<'_>, nth: usize, item: &Item, arrows: &mut Vec<Arrow>) {
    for named in item.targets() {
        let to = ids::named(view.game, view.state, *named);
        arrows.extend(to.map(|to| Arrow {
            from: ids::item(item.id),
            to,
            meaning: Label::new(format!("{nth}: target"), format!("{nth}：標的")),
            tone: of_seat(item.controller),
        }));
    }
}
