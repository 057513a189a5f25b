//! Messages above the table: where edits go when they do not go to the file, and what was said.

use crate::command::{Asked, DialogKind, FileCommand, SettingsCommand};
use crate::look;
use crate::model::{Access, Damage, DamageKind, Model, Notice, Opening, Weight, WhyMemory};
use crate::words::{self, banner, opening};
use egui::{Align2, Area, Color32, Context, Frame, Id, Order, Panel, RichText, Ui, vec2};
use kanso_engine::{Lang, Text};

/// Widest message, in points.
const NOTICE_WIDTH_MAX: f32 = 400.0;

/// Draws the banner.
pub fn banner_ui(ui: &mut Ui, model: &Model, lang: Lang, asked: &mut Asked) {
    if let Some(table) = &model.table {
        if let Access::Memory(why) = &table.access {
            let has_file = table.path.is_some();
            Panel::top("access").show(ui, |ui| access_ui(ui, why, has_file, lang, asked));
        }
        if let Opening::Busy { path, .. } = &model.opening {
            Panel::top("opening").show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.spinner();
                    let file = path.as_ref().map(|path| path.display().to_string());
                    ui.label(match file {
                        Some(file) => words::fill(opening::BUSY, lang, &[("file", &file)]),
                        None => opening::MAKING.in_lang(lang).to_owned(),
                    });
                });
            });
        }
    }
}

/// Draws the banner where a file is damaged or another program has it: what else there is to know of a file
/// the head says, where there is little room.
pub fn damage_ui(ui: &mut Ui, model: &Model, lang: Lang, asked: &mut Asked) {
    let Some(table) = &model.table else { return };
    if let Access::Memory(why) = &table.access
        && matches!(why, WhyMemory::Torn(_) | WhyMemory::Damaged(_) | WhyMemory::Locked)
    {
        let has_file = table.path.is_some();
        Panel::top("damage").show(ui, |ui| access_ui(ui, why, has_file, lang, asked));
    }
}

/// Draws the messages that were not put away yet, where they lie over nothing that asks: at the left,
/// above the timeline.
pub fn notices_ui(ctx: &Context, model: &Model, lang: Lang, asked: &mut Asked) {
    if model.notices.is_empty() {
        return;
    }
    let width = (ctx.content_rect().width() - 4.0 * look::GAP_LARGE).min(NOTICE_WIDTH_MAX);
    Area::new(Id::unique("notices"))
        .order(Order::Foreground)
        .anchor(Align2::LEFT_BOTTOM, vec2(look::GAP, -look::foot(ctx) - look::GAP))
        .show(ctx, |ui| {
            ui.set_width(width);
            for notice in &model.notices {
                notice_ui(ui, notice, lang, asked);
            }
        });
}

/// Something is held over the window: it can be dropped anywhere.
pub fn drop_ui(ctx: &Context, lang: Lang) {
    let rect = ctx.content_rect();
    let area = Area::new(Id::unique("drop")).order(Order::Tooltip).fixed_pos(rect.min);
    area.interactable(false).show(ctx, |ui| {
        let palette = look::palette(ui.visuals());
        let painter = ui.painter();
        painter.rect_filled(rect, 0, palette.table.gamma_multiply(0.85));
        let frame = rect.shrink(look::GAP_LARGE);
        let stroke = egui::Stroke::new(3.0, palette.accent);
        painter.rect_stroke(frame, look::ROUND_LARGE, stroke, egui::StrokeKind::Inside);
        let font = egui::TextStyle::Heading.resolve(ui.style());
        let words = opening::DROP_HERE.in_lang(lang);
        painter.text(rect.center(), Align2::CENTER_CENTER, words, font, palette.ink);
    });
}

/// What there is to know about a game whose edits stay in memory, and what can be done about it.
fn access_ui(ui: &mut Ui, why: &WhyMemory, has_file: bool, lang: Lang, asked: &mut Asked) {
    let palette = look::palette(ui.visuals());
    let (mark, colour) = match why {
        WhyMemory::New | WhyMemory::Example => ("●", palette.accent),
        WhyMemory::Locked | WhyMemory::ReadOnly(_) => ("▲", palette.warning),
        WhyMemory::Torn(_) | WhyMemory::Damaged(_) => ("▲", palette.error),
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(mark).color(colour));
        let label = ui.label(access_words(why, lang));
        if let WhyMemory::ReadOnly(detail) | WhyMemory::Damaged(Damage { detail, .. }) = why {
            label.on_hover_text(detail);
        }
        if matches!(why, WhyMemory::Torn(_)) {
            let go_on = ui.button(banner::GO_ON.in_lang(lang));
            if go_on.on_hover_text(banner::GO_ON_HOVER.in_lang(lang)).clicked() {
                asked.push(FileCommand::GoOn);
            }
        }
        let again = matches!(why, WhyMemory::Locked | WhyMemory::ReadOnly(_));
        if again && has_file && ui.button(banner::RELOAD.in_lang(lang)).clicked() {
            asked.push(FileCommand::Reload);
        }
        if ui.button(banner::SAVE.in_lang(lang)).clicked() {
            asked.push(SettingsCommand::Open(DialogKind::SaveAs));
        }
    });
}

/// What there is to know about a game whose edits stay in memory.
pub fn access_words(why: &WhyMemory, lang: Lang) -> String {
    let text = match why {
        WhyMemory::New => banner::MEMORY_NEW,
        WhyMemory::Example => banner::MEMORY_EXAMPLE,
        WhyMemory::Locked => banner::MEMORY_LOCKED,
        WhyMemory::ReadOnly(_) => banner::MEMORY_READ_ONLY,
        WhyMemory::Torn(bytes) => {
            let bytes = bytes.to_string();
            return words::fill(banner::MEMORY_TORN, lang, &[("bytes", &bytes)]);
        }
        WhyMemory::Damaged(damage) => {
            let (at, bytes) = (damage.at.to_string(), damage.dropped.to_string());
            let kind = match damage.kind {
                DamageKind::Altered => banner::DAMAGE_ALTERED,
                DamageKind::Nonsense => banner::DAMAGE_NONSENSE,
                DamageKind::Misfit => banner::DAMAGE_MISFIT,
            };
            let kind = kind.in_lang(lang);
            let after = damage.after.map(|event| event.to_string());
            let text = match damage.after {
                Some(0) => banner::MEMORY_DAMAGED_START,
                Some(_) => banner::MEMORY_DAMAGED_AFTER,
                None => banner::MEMORY_DAMAGED,
            };
            let event = after.as_deref().unwrap_or_default();
            let places = [("at", at.as_str()), ("event", event), ("kind", kind), ("bytes", &bytes)];
            return words::fill(text, lang, &places);
        }
    };
    text.in_lang(lang).to_owned()
}

/// One message, with the button that puts it away.
fn notice_ui(ui: &mut Ui, notice: &Notice, lang: Lang, asked: &mut Asked) {
    let palette = look::palette(ui.visuals());
    let (mark, colour, name): (_, Color32, Text) = match notice.weight {
        Weight::Info => ("●", palette.accent, banner::INFO),
        Weight::Warning => ("▲", palette.warning, banner::WARNING),
        Weight::Error => ("×", palette.error, banner::ERROR),
    };
    Frame::popup(ui.style()).stroke(egui::Stroke::new(1.0, colour)).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            let mark = ui.label(RichText::new(mark).color(colour));
            mark.on_hover_text(name.in_lang(lang));
            let room = ui.available_width() - 90.0;
            ui.vertical(|ui| {
                ui.set_width(room);
                ui.label(&notice.text);
            });
            if ui.button(banner::DISMISS.in_lang(lang)).clicked() {
                asked.push(SettingsCommand::Dismiss(notice.number));
            }
        });
    });
    ui.add_space(look::GAP_SMALL);
}

#[cfg(test)]
mod tests;
