//! The badge of verification, and what it found.
//!
//! What was found names events of the whole file: only the eye that sees everything is told, and
//! only with hindsight. Whether the log is sound everybody is told.

mod findings;

pub use findings::findings_ui;

use crate::command::{Asked, GoCommand, LookCommand};
use crate::look;
use crate::model::{Table, Verification};
use crate::words::{self, verification as texts};
use egui::{Button, Link, RichText, Role, Ui, WidgetInfo};
use kanso_engine::scene::Tone;
use kanso_engine::{Eye, Lang, Text};
use kanso_replay::review::{Position, Review};
use kanso_replay::verify::{Finding, Layer};

/// Draws the badge; a click shows the findings. Behind it, where something is wrong, a way to the
/// first place.
pub fn badge_ui(ui: &mut Ui, table: &Table, lang: Lang, asked: &mut Asked) {
    let (tone, text) = standing(&table.verification);
    let look = look::palette(ui.visuals()).tone(tone);
    let words = text.in_lang(lang);
    let marked =
        if look.mark.is_empty() { words.to_owned() } else { format!("{} {words}", look.mark) };
    let mut label = RichText::new(marked);
    if tone == Tone::Bad {
        label = label.strong();
    }
    let button = Button::new(label).fill(look.fill);
    let response = ui.add(button).on_hover_text(texts::WHAT.in_lang(lang));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    if response.clicked() {
        asked.push(LookCommand::Findings(true));
    }
    if !tells_findings(table) {
        return;
    }
    let findings = table.verification.report().map_or(&[][..], |report| &report.findings);
    let first = findings.iter().find_map(|finding| {
        let at = place(finding, table.review())?;
        Some((at, finding.event?))
    });
    if let Some((at, number)) = first {
        let text = words::fill(texts::AT_EVENT, lang, &[("number", &number.to_string())]);
        let link = ui.add(Link::new(text)).on_hover_text(texts::GO_THERE.in_lang(lang));
        if link.clicked() {
            asked.push(GoCommand::To(at));
        }
    }
}

/// True if what was found may be told: it names events of the whole file.
fn tells_findings(table: &Table) -> bool {
    table.eye == Eye::All && table.hindsight
}

/// What is known, in a word, and how it stands out.
fn standing(verification: &Verification) -> (Tone, Text) {
    match verification {
        Verification::Checking => (Tone::Plain, texts::CHECKING),
        Verification::Known(report) if report.is_sound() => (Tone::Good, texts::SOUND),
        Verification::Known(_) => (Tone::Bad, texts::UNSOUND),
        Verification::Unreadable => (Tone::Warning, texts::UNREADABLE),
    }
}

/// Where one can look at what a finding is about: where what no rule allows was tried, else behind
/// the event.
fn place(finding: &Finding, review: &dyn Review) -> Option<Position> {
    let line = finding.line?;
    let len = review.len(line)?;
    let event = match finding.layer {
        Layer::Legality => finding.event?.saturating_sub(1),
        Layer::Frames
        | Layer::Header
        | Layer::Chain
        | Layer::Lines
        | Layer::Luck
        | Layer::Checkpoints
        | Layer::Seal
        | Layer::Probes
        | Layer::Head
        | Layer::Ways => finding.event?,
    };
    Some(Position::after(line, event.min(len)))
}

#[cfg(test)]
mod tests;
