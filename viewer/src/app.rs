//! The window: for now, one page that says which log it would show.
//!
//! Drawing is a function from data to a request; only [`ViewerApp`] acts on requests.

use crate::opening::Opening;
use crate::words;
use egui::{RichText, Ui};
use kanso_engine::{Lang, Text};
use std::path::Path;

/// Widest line of the page, in points; longer ones are hard to read.
const LINE_WIDTH_MAX: f32 = 640.0;

/// What the user asked for on the opening page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningRequest {
    /// Look for the same file again.
    LookAgain,
}

/// The program's window and what it shows.
#[derive(Debug)]
pub struct ViewerApp {
    opening: Opening,
    lang: Lang,
    /// Frames still to draw before the window closes by itself; `None`: it stays.
    frames_left: Option<u64>,
}

impl ViewerApp {
    /// A window on what was found, in one language, open for some frames or until it is closed.
    pub fn new(opening: Opening, lang: Lang, frames_left: Option<u64>) -> Self {
        Self { opening, lang, frames_left }
    }

    fn open(&mut self, ctx: &egui::Context, path: Option<&Path>) {
        self.opening = Opening::look(path);
        ctx.send_viewport_cmd(egui::ViewportCommand::Title(self.opening.window_title()));
    }

    fn count_down(&mut self, ctx: &egui::Context) {
        match &mut self.frames_left {
            None => {}
            Some(0) => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
            Some(left) => {
                *left -= 1;
                ctx.request_repaint();
            }
        }
    }
}

impl eframe::App for ViewerApp {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        let request =
            egui::CentralPanel::default().show(ui, |ui| opening_ui(ui, &self.opening, self.lang));
        match request.inner {
            None => {}
            Some(OpeningRequest::LookAgain) => {
                let path = self.opening.path().map(Path::to_path_buf);
                self.open(&ctx, path.as_deref());
            }
        }
        let dropped = ctx.input(|input| input.raw.dropped_files.first().cloned());
        if let Some(file) = dropped {
            self.open(&ctx, Some(file.path()));
        }
        self.count_down(&ctx);
    }
}

/// What the opening page says below its heading.
struct Page {
    title: Text,
    /// What to do next.
    next: String,
    /// The command that does it.
    command: Option<String>,
    /// Whether looking for the same file again may help.
    can_look_again: bool,
}

/// Draws what was found where the log should be, and what to do next.
pub fn opening_ui(ui: &mut Ui, opening: &Opening, lang: Lang) -> Option<OpeningRequest> {
    let page = page(opening, lang);
    let gap = 2.0 * ui.spacing().item_spacing.y;
    let mut request = None;
    ui.vertical_centered(|ui| {
        ui.set_max_width(LINE_WIDTH_MAX.min(ui.available_width()));
        ui.add_space(ui.available_height() / 4.0);
        ui.label(RichText::new(page.title.in_lang(lang)).heading().strong());
        if let Some(path) = opening.path() {
            ui.add_space(gap);
            ui.label(RichText::new(path.display().to_string()).monospace().strong());
        }
        if let Opening::Found { len, .. } = opening {
            ui.label(words::FOUND_LEN.in_lang(lang).replace("{len}", &len.to_string()));
        }
        ui.add_space(2.0 * gap);
        ui.label(page.next);
        if let Some(command) = page.command {
            ui.add_space(gap);
            ui.label(RichText::new(command).code().strong());
        }
        if page.can_look_again {
            ui.add_space(2.0 * gap);
            if ui.button(words::TRY_AGAIN.in_lang(lang)).clicked() {
                request = Some(OpeningRequest::LookAgain);
            }
        }
    });
    request
}

fn page(opening: &Opening, lang: Lang) -> Page {
    let say = |title, next: Text| Page {
        title,
        next: next.in_lang(lang).to_owned(),
        command: None,
        can_look_again: false,
    };
    match opening {
        Opening::Nothing => Page {
            command: Some("kanso-viewer FILE.kanso".to_owned()),
            ..say(words::NOTHING_TITLE, words::NOTHING_NEXT)
        },
        Opening::Found { path, .. } => Page {
            command: Some(format!("kanso review {}", path.display())),
            ..say(words::FOUND_TITLE, words::FOUND_NEXT)
        },
        Opening::Missing { .. } => {
            Page { can_look_again: true, ..say(words::MISSING_TITLE, words::MISSING_NEXT) }
        }
        Opening::Folder { .. } => say(words::FOLDER_TITLE, words::FOLDER_NEXT),
        Opening::Unreadable { why, .. } => Page {
            next: words::UNREADABLE_NEXT.in_lang(lang).replace("{why}", why),
            can_look_again: true,
            ..say(words::UNREADABLE_TITLE, words::UNREADABLE_NEXT)
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;
    use std::path::PathBuf;

    fn missing() -> Opening {
        Opening::Missing { path: PathBuf::from("games/lost.kanso") }
    }

    #[test]
    fn the_file_is_named() {
        let opening = Opening::Found { path: PathBuf::from("games/long-siege.kanso"), len: 812 };
        let mut harness = Harness::new_ui(|ui| {
            opening_ui(ui, &opening, Lang::En);
        });
        harness.run();
        harness.get_by_label("games/long-siege.kanso");
        harness.get_by_label("812 bytes");
        harness.get_by_label("kanso review games/long-siege.kanso");
        assert!(harness.query_by_label("Try again").is_none());
    }

    #[test]
    fn a_missing_file_can_be_looked_for_again() {
        let mut asked = None;
        let mut harness = Harness::new_ui(|ui| {
            asked = asked.or(opening_ui(ui, &missing(), Lang::En));
        });
        harness.get_by_label("There is no such file");
        harness.get_by_label("games/lost.kanso");
        harness.get_by_label("Try again").click();
        harness.run();
        drop(harness);
        assert_eq!(asked, Some(OpeningRequest::LookAgain));
    }

    #[test]
    fn the_page_speaks_japanese() {
        // A test machine need not have a Japanese font; the labels are read, not the glyphs.
        let mut harness = Harness::builder().allow_missing_glyphs().build_ui(|ui| {
            opening_ui(ui, &missing(), Lang::Ja);
        });
        harness.run();
        harness.get_by_label("ファイルが見つかりません");
        harness.get_by_label("もう一度試す");
    }
}
