//! What is said of a thing: as its name for a screen reader, and as its hover text.

use crate::look::Palette;
use crate::model::Changes;
use crate::words::{board as words, fill};
use egui::{RichText, Ui};
use kanso_engine::scene::{Badge, Body, Look, Page, Token, Tone};
use kanso_engine::{Label, Lang};
use kanso_table::layout::Thing;

/// The name of a thing, never empty.
pub fn name(page: &Page, thing: Thing, lang: Lang) -> String {
    let said = |label: &Label, otherwise: kanso_engine::Text| match label.in_lang(lang) {
        "" => otherwise.in_lang(lang).to_owned(),
        words => words.to_owned(),
    };
    if let Some(token) = thing.token(page) {
        let short = said(&token.short, words::PLACE);
        return match token.name.in_lang(lang) {
            "" => short,
            name => name.to_owned(),
        };
    }
    match thing {
        Thing::Region(region) | Thing::Token(region, ..) => {
            said(&page.regions[region].name, words::PLACE)
        }
        Thing::Place(region, place) => match &page.regions[region].body {
            Body::Board(board) => said(&board.cells[place].label, words::CELL),
            Body::Row(slots) => {
                let slot = &slots[place];
                let otherwise =
                    if slot.token.is_some() { words::PLACE } else { words::EMPTY_PLACE };
                said(&slot.label, otherwise)
            }
            Body::Track(steps) => said(&steps[place].label, words::PLACE),
            Body::Sheet(lines) => said(&lines[place].label, words::PLACE),
        },
    }
}

/// What else there is to say in one line: whose a token is, its state and where it lies; a value.
pub fn value(page: &Page, thing: Thing, names: &[String], lang: Lang) -> String {
    let mut parts = Vec::new();
    if let Some(token) = thing.token(page) {
        if let Tone::Seat(seat) = token.tone
            && let Some(name) = names.get(usize::from(seat))
        {
            parts.push(fill(words::OWNED, lang, &[("name", name)]));
        }
        parts.extend(gauge(token, lang));
        parts.extend(looks(token.look).map(|text| text.in_lang(lang).to_owned()));
        for badge in &token.badges {
            parts.push(badge_words(badge, lang));
        }
        let count = thing.count(page);
        if count > 1 {
            parts.push(fill(words::COUNT, lang, &[("count", &count.to_string())]));
        }
        parts.push(whereabouts(page, thing, lang));
    } else if let Thing::Place(region, place) = thing {
        match &page.regions[region].body {
            Body::Board(board) => {
                let cell = &board.cells[place];
                parts.push(cell.detail.in_lang(lang).replace('\n', ", "));
                parts.extend(cell.badges.iter().map(|badge| badge_words(badge, lang)));
            }
            Body::Sheet(lines) => parts.push(lines[place].value.in_lang(lang).to_owned()),
            Body::Row(_) | Body::Track(_) => {}
        }
        parts.push(page.regions[region].name.in_lang(lang).to_owned());
    }
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

fn badge_words(badge: &Badge, lang: Lang) -> String {
    format!("{}: {}", badge.text.in_lang(lang), badge.meaning.in_lang(lang))
}

fn gauge(token: &Token, lang: Lang) -> Option<String> {
    let gauge = token.gauge?;
    let (value, max) = (gauge.value.to_string(), gauge.max.to_string());
    Some(fill(words::GAUGE, lang, &[("value", &value), ("max", &max)]))
}

fn looks(look: Look) -> Option<kanso_engine::Text> {
    match look {
        Look::Spent => Some(words::SPENT),
        Look::FaceDown => Some(words::FACE_DOWN),
        Look::Piece | Look::Card | Look::Counter | Look::Troop | Look::Disc => None,
    }
}

/// The place and the region of a token.
fn whereabouts(page: &Page, thing: Thing, lang: Lang) -> String {
    let Thing::Token(region, place, _) = thing else { return String::new() };
    let of = &page.regions[region];
    let label = match &of.body {
        Body::Board(board) => board.cells[place].label.in_lang(lang),
        Body::Row(slots) => slots[place].label.in_lang(lang),
        Body::Track(steps) => steps[place].label.in_lang(lang),
        Body::Sheet(_) => "",
    };
    let region = of.name.in_lang(lang);
    match (label, region) {
        ("", region) => region.to_owned(),
        (label, "") => label.to_owned(),
        (label, region) => format!("{region} {label}"),
    }
}

/// What there is to say about the ground on which a token stands.
fn ground(page: &Page, thing: Thing) -> Option<&Label> {
    let Thing::Token(region, place, _) = thing else { return None };
    match &page.regions[region].body {
        Body::Board(board) => Some(&board.cells[place].detail).filter(|detail| !detail.is_empty()),
        Body::Row(_) | Body::Track(_) | Body::Sheet(_) => None,
    }
}

/// Draws the hover text of a thing.
pub fn hover_ui(
    ui: &mut Ui,
    palette: &Palette,
    page: &Page,
    thing: Thing,
    changes: &Changes,
    lang: Lang,
) {
    ui.set_max_width(ui.available_width().min(340.0));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(RichText::new(name(page, thing, lang)).strong().size(15.0));
        let count = thing.count(page);
        if count > 1 {
            ui.label(format!("×{count}"));
        }
    });
    if let Some(token) = thing.token(page) {
        let place = whereabouts(page, thing, lang);
        if !place.is_empty() {
            ui.weak(place);
        }
        let look = looks(token.look).map(|text| text.in_lang(lang).to_owned());
        let state: Vec<String> = gauge(token, lang).into_iter().chain(look).collect();
        if !state.is_empty() {
            ui.label(state.join(" · "));
        }
        let detail = token.detail.in_lang(lang);
        if !detail.is_empty() && detail != token.name.in_lang(lang) {
            ui.label(detail);
        }
        badges_ui(ui, palette, &token.badges, lang);
        if let Some(ground) = ground(page, thing) {
            ui.separator();
            ui.weak(ground.in_lang(lang));
        }
    } else if let Thing::Place(region, place) = thing {
        let of = &page.regions[region];
        let name = of.name.in_lang(lang);
        if !name.is_empty() {
            ui.weak(name);
        }
        match &of.body {
            Body::Board(board) => {
                let cell = &board.cells[place];
                if !cell.detail.is_empty() {
                    ui.label(cell.detail.in_lang(lang));
                }
                badges_ui(ui, palette, &cell.badges, lang);
            }
            Body::Sheet(lines) => {
                ui.label(lines[place].value.in_lang(lang));
            }
            Body::Row(slots) if slots[place].token.is_none() => {
                ui.label(words::EMPTY.in_lang(lang));
            }
            Body::Row(_) | Body::Track(_) => {}
        }
    }
    for text in arrows(page, thing, lang) {
        ui.label(text);
    }
    if let Some(text) = change(changes, thing.id(page)) {
        ui.colored_label(palette.changed, text.in_lang(lang));
    }
}

/// What the arrows mean that come from a thing or point at it: they have words only where there is room.
fn arrows(page: &Page, thing: Thing, lang: Lang) -> Vec<String> {
    let id = thing.id(page);
    let ends = |id: &str| Thing::find(page, id).map(|thing| name(page, thing, lang));
    let of = page.arrows.iter().filter(|arrow| arrow.from == id || arrow.to == id);
    let told = of.filter_map(|arrow| {
        let meaning = arrow.meaning.in_lang(lang);
        let (from, to) = (ends(&arrow.from)?, ends(&arrow.to)?);
        let known = [("meaning", meaning), ("from", &*from), ("to", &*to)];
        (!meaning.is_empty()).then(|| fill(words::ARROW, lang, &known))
    });
    let mut told: Vec<String> = told.collect();
    told.dedup();
    told
}

fn badges_ui(ui: &mut Ui, palette: &Palette, badges: &[Badge], lang: Lang) {
    for badge in badges {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let colour = palette.tone(badge.tone).line;
            ui.label(RichText::new(badge.text.in_lang(lang)).strong().color(colour));
            ui.label(badge.meaning.in_lang(lang));
        });
    }
}

/// What the event did to a thing.
fn change(changes: &Changes, id: &str) -> Option<kanso_engine::Text> {
    let among = |ids: &[String]| ids.binary_search_by(|known| known.as_str().cmp(id)).is_ok();
    if among(&changes.moved) {
        Some(words::MOVED)
    } else if among(&changes.came) {
        Some(words::CAME)
    } else if among(&changes.altered) {
        Some(words::ALTERED)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_table::sample;

    #[test]
    fn an_arrow_is_told_at_both_of_its_ends() {
        let page = sample::table();
        for id in ["knight", "ogre"] {
            let thing = Thing::find(&page, id).expect("it stands there");
            assert_eq!(arrows(&page, thing, Lang::En), ["strikes: Knight → Ogre"]);
        }
        let sword = Thing::find(&page, "sword").expect("it lies there");
        assert!(arrows(&page, sword, Lang::Ja).is_empty());
    }
}
