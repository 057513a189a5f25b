//! What was verified and what was found, in full.

use super::{place, standing, tells_findings};
use crate::command::{Asked, GoCommand, LookCommand};
use crate::happened::rule::{RuleData, rule_link_ui};
use crate::look;
use crate::model::{Table, Verification};
use crate::words::{self, verification as texts};
use egui::{Label, RichText, ScrollArea, Ui};
use kanso_engine::cards::hex;
use kanso_engine::scene::Tone;
use kanso_engine::{Eye, Lang, Text};
use kanso_replay::log::record::LuckSource;
use kanso_replay::verify::{Finding, Layer, Report};

/// Width of the column of marks, in points.
const MARK_WIDTH: f32 = 16.0;

/// Draws all that is known.
pub fn findings_ui(ui: &mut Ui, table: &Table, lang: Lang, asked: &mut Asked) {
    let (tone, text) = standing(&table.verification);
    check_ui(ui, tone, RichText::new(text.in_lang(lang)).strong());
    let report = match &table.verification {
        Verification::Checking => return said_ui(ui, texts::CHECKING_WHY, lang),
        Verification::Unreadable => return said_ui(ui, texts::UNREADABLE_WHY, lang),
        Verification::Known(report) => report,
    };
    if !tells_findings(table) {
        hidden_ui(ui, table, lang, asked);
        return;
    }
    ui.add_space(4.0);
    for (tone, words) in checks(report, table, lang) {
        check_ui(ui, tone, RichText::new(words));
    }
    if let Some(head) = report.head {
        ui.add_space(4.0);
        ui.weak(texts::HEAD.in_lang(lang)).on_hover_text(texts::HEAD_WHY.in_lang(lang));
        ui.add(Label::new(RichText::new(hex(&head)).monospace().small()).selectable(true).wrap());
    }
    if report.findings.is_empty() {
        return;
    }
    ui.add_space(8.0);
    ui.strong(texts::FOUND.in_lang(lang));
    ScrollArea::vertical().max_height(280.0).auto_shrink([false, true]).show(ui, |ui| {
        for finding in &report.findings {
            ui.separator();
            finding_ui(ui, finding, table, lang, asked);
        }
    });
    if report.left_out > 0 {
        let count = report.left_out.to_string();
        ui.weak(words::fill(texts::MORE, lang, &[("count", &count)]));
    }
}

fn said_ui(ui: &mut Ui, text: Text, lang: Lang) {
    ui.label(text.in_lang(lang));
}

/// Why nothing more is told, and what would have it told.
fn hidden_ui(ui: &mut Ui, table: &Table, lang: Lang, asked: &mut Asked) {
    if table.eye != Eye::All {
        said_ui(ui, texts::NEEDS_ALL, lang);
        if ui.button(texts::LOOK_WITH_ALL.in_lang(lang)).clicked() {
            asked.push(LookCommand::Eye(Eye::All));
        }
    }
    if !table.hindsight {
        said_ui(ui, texts::NEEDS_HINDSIGHT, lang);
        if ui.button(texts::WITH_HINDSIGHT.in_lang(lang)).clicked() {
            asked.push(LookCommand::Hindsight(true));
        }
    }
}

/// One line with the mark of how it stands out.
fn check_ui(ui: &mut Ui, tone: Tone, text: RichText) {
    let look = look::palette(ui.visuals()).tone(tone);
    ui.horizontal_top(|ui| {
        let (mark, height) = (RichText::new(look.mark).color(look.line), ui.available_height());
        ui.add_sized([MARK_WIDTH, height.min(MARK_WIDTH)], Label::new(mark.strong()));
        ui.add(Label::new(text).wrap());
    });
}

/// What was looked at, layer by layer, and what it says.
fn checks(report: &Report, table: &Table, lang: Lang) -> Vec<(Tone, String)> {
    let fill = |text, place, value: u32| words::fill(text, lang, &[(place, &value.to_string())]);
    let plain = |text: Text| text.in_lang(lang).to_owned();
    let mut checks = Vec::new();
    checks.push(if report.decoded && !report.failed(Layer::Frames) {
        (Tone::Good, fill(texts::FRAMES_WHOLE, "frames", report.frames))
    } else {
        (Tone::Bad, plain(texts::FRAMES_BROKEN))
    });
    let events = report.lines.iter().map(|line| line.allowed).sum();
    checks.push(match report.possible {
        Some(true) => (Tone::Good, fill(texts::ALLOWED, "events", events)),
        Some(false) => (Tone::Bad, plain(texts::NOT_ALLOWED)),
        None => (Tone::Warning, plain(texts::NOT_LOOKED)),
    });
    let seeded = matches!(table.review().header().luck, LuckSource::Seeded { .. });
    let compared = report.lines.iter().map(|line| line.compared).sum();
    checks.push(match report.as_generator {
        Some(true) => (Tone::Good, fill(texts::LUCK_SAME, "compared", compared)),
        Some(false) => (Tone::Bad, plain(texts::LUCK_OTHER)),
        None if report.revealed == Some(false) => (Tone::Plain, plain(texts::LUCK_SECRET)),
        None if seeded => (Tone::Plain, plain(texts::LUCK_NONE)),
        None => (Tone::Plain, plain(texts::LUCK_ENTERED)),
    });
    if report.failed(Layer::Checkpoints) {
        checks.push((Tone::Bad, plain(texts::CHECKPOINTS_DIFFER)));
    } else if report.checkpoints > 0 {
        let agree = fill(texts::CHECKPOINTS_AGREE, "checkpoints", report.checkpoints);
        checks.push((Tone::Good, agree));
    }
    let assumed: u32 = report.lines.iter().map(|line| line.assumed).sum();
    if assumed > 0 {
        checks.push((Tone::Plain, fill(texts::ASSUMED, "count", assumed)));
    }
    checks.push(if report.sealed {
        (Tone::Good, plain(texts::SEALED))
    } else {
        (Tone::Plain, plain(texts::NOT_SEALED))
    });
    if let Some(behind) = report.behind_last_seal.filter(|behind| *behind > 0) {
        checks.push((Tone::Plain, fill(texts::BEHIND_SEAL, "frames", behind)));
    }
    checks
}

/// One finding: which layer, where, what was claimed, what stands against it.
fn finding_ui(ui: &mut Ui, finding: &Finding, table: &Table, lang: Lang, asked: &mut Asked) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(layer(finding.layer).in_lang(lang));
        if let Some(where_) = where_words(finding, table, lang) {
            ui.weak(where_);
        }
        if let Some(rule) = &finding.rule {
            rule_link_ui(ui, rule, &RuleData::of(table, lang), asked);
        }
        if let Some(at) = place(finding, table.review())
            && ui.button(texts::GO.in_lang(lang)).clicked()
        {
            asked.push(GoCommand::To(at));
            asked.push(LookCommand::Findings(false));
        }
    });
    ui.label(&finding.asked);
    ui.label(&finding.against);
    if let Some((good, bad)) = finding.between {
        let places = [("good", &*good.to_string()), ("bad", &*bad.to_string())];
        ui.weak(words::fill(texts::BETWEEN, lang, &places));
    }
    if !finding.fields.is_empty() {
        let fields = finding.fields.join(", ");
        ui.weak(words::fill(texts::FIELDS, lang, &[("fields", &fields)]));
    }
}

/// Where it is: the line and event, else the byte.
fn where_words(finding: &Finding, table: &Table, lang: Lang) -> Option<String> {
    if let (Some(line), Some(event)) = (finding.line, finding.event) {
        let lines = table.review().lines();
        let name = lines.iter().find(|info| info.id == line).map_or("", |info| &info.name);
        let places = [("line", name), ("number", &*event.to_string())];
        return Some(words::fill(texts::LINE_EVENT, lang, &places));
    }
    let offset = finding.offset?.to_string();
    Some(words::fill(texts::AT_BYTE, lang, &[("offset", &offset)]))
}

fn layer(layer: Layer) -> Text {
    match layer {
        Layer::Frames => texts::LAYER_FRAMES,
        Layer::Header => texts::LAYER_HEADER,
        Layer::Chain => texts::LAYER_CHAIN,
        Layer::Lines => texts::LAYER_LINES,
        Layer::Legality => texts::LAYER_LEGALITY,
        Layer::Luck => texts::LAYER_LUCK,
        Layer::Checkpoints => texts::LAYER_CHECKPOINTS,
        Layer::Seal => texts::LAYER_SEAL,
        Layer::Probes => texts::LAYER_PROBES,
        Layer::Head => texts::LAYER_HEAD,
        Layer::Ways => texts::LAYER_WAYS,
    }
}
