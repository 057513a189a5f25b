//! The program around the window: it hands commands to the model, jobs to the platform, and what
//! came of them back.

use crate::command::{Asked, FileCommand, SettingsCommand, ThemeChoice};
use crate::first_look::FirstLook;
use crate::model::{Effect, Model, Opening, Settings};
use crate::platform::Platform;
use crate::screenshot::{Shot, Taken};
use crate::window::{self, Views};
use crate::{banner, keys, look};
use egui::{Context, ViewportCommand};
use kanso_engine::Lang;
use kanso_replay::games::Games;
use std::path::PathBuf;
use std::time::Duration;

/// After so long it is looked again for what came of a job.
const JOB_PAUSE: Duration = Duration::from_millis(100);
/// Under which the settings are kept.
const SETTINGS: &str = "settings";

/// The settings of the last time; none: there are none that can be read.
fn kept(storage: &dyn eframe::Storage) -> Option<Settings> {
    eframe::get_value(storage, SETTINGS).map(Settings::sane)
}

/// How the window is opened.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// What is opened; none: the folder of the last time.
    pub path: Option<PathBuf>,
    /// The language; none: that of the last time.
    pub lang: Option<Lang>,
    /// The language of the first time.
    pub first_lang: Lang,
    /// Where people keep what they make.
    pub home: Option<PathBuf>,
    /// What is written here is given to the person; none: files go wherever one says.
    pub downloads: Option<PathBuf>,
    /// The address of the page that the window is in; empty: it is in none.
    pub base: String,
    /// What is shown first.
    pub first: FirstLook,
    /// The window closes by itself after so many frames.
    pub frames: Option<u64>,
    /// A picture is taken, goes to this file, and this is told of it.
    pub shot: Option<(PathBuf, Taken)>,
}

/// The program around the window.
pub struct ViewerApp {
    model: Model,
    views: Views,
    platform: Platform,
    /// Frames after which the window closes by itself.
    frames: Option<u64>,
    #[cfg(not(target_family = "wasm"))]
    title: String,
    /// What the page says of it.
    #[cfg(target_family = "wasm")]
    said: crate::web::Said,
    /// What is shown as soon as what the arguments name is open.
    first: Option<FirstLook>,
    /// The picture that is to be taken.
    shot: Option<Shot>,
}

impl ViewerApp {
    /// Opens the window for these games as it was left, with what is wanted at the start.
    pub fn new(
        games: Games,
        creation: &eframe::CreationContext<'_>,
        start: Start,
        platform: Platform,
    ) -> Self {
        look::install(&creation.egui_ctx);
        let shot = start.shot.map(|(out, taken)| Shot::new(out, taken));
        let first = Settings { japanese: start.first_lang == Lang::Ja, ..Settings::default() };
        let settings = if shot.is_some() {
            look::hold_still(&creation.egui_ctx);
            // A picture is the same on every machine.
            Settings { theme: ThemeChoice::Light, motion: false, ..first }
        } else {
            creation.storage.and_then(kept).unwrap_or(first)
        };
        let mut model = Model::new(games, settings);
        (model.home, model.base) = (start.home, start.base);
        model.downloads = start.downloads;
        model.keeps_analyses = true;
        if let Some(lang) = start.lang {
            model.apply(SettingsCommand::Lang(lang).into());
        }
        if let Some(theme) = start.first.theme {
            model.apply(SettingsCommand::Theme(theme.into()).into());
        }
        match start.path {
            Some(path) => model.apply(FileCommand::Open(path).into()),
            // The folder of the last time.
            None => model.apply(FileCommand::Library.into()),
        }
        Self {
            model,
            views: Views::default(),
            platform,
            frames: start.frames,
            #[cfg(not(target_family = "wasm"))]
            title: String::new(),
            #[cfg(target_family = "wasm")]
            said: crate::web::Said::default(),
            first: Some(start.first),
            shot,
        }
    }

    /// Shows what the arguments name, once it can be shown.
    fn first_look(&mut self) {
        if !matches!(self.model.opening, Opening::Busy { .. })
            && let Some(first) = self.first.take()
        {
            let shown = first.show(&mut self.model);
            if let Err(why) = shown {
                match &self.shot {
                    Some(shot) => shot.give_up(why),
                    // In an address nobody has typed the two strokes.
                    None => self.model.complain(why.trim_start_matches('-')),
                }
            }
        }
    }

    fn carry_out(&mut self, ctx: &Context) {
        for effect in std::mem::take(&mut self.model.effects) {
            match effect {
                Effect::Start(job) => self.platform.start(job),
                Effect::Copy(text) => ctx.copy_text(text),
                Effect::FitBoard => {
                    self.views.board.fit();
                    self.views.compare.fit();
                    self.views.beside.fit();
                }
                Effect::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            }
        }
    }

    /// Says something that must be known before anything is done.
    #[cfg(target_family = "wasm")]
    pub fn warn(&mut self, words: kanso_engine::Text) {
        let words = words.in_lang(self.model.lang());
        self.model.say(crate::model::Weight::Warning, words);
    }

    /// Takes what has come to the page.
    #[cfg(target_family = "wasm")]
    fn arrived(&mut self, asked: &mut Asked) {
        self.model.kept = Some(!crate::web::page::is_keeping());
        let came = crate::web::arrived(&self.platform, self.model.lang(), asked);
        if let Some(first) = came.first {
            self.first = Some(first);
        }
        if let Some(why) = came.wrong {
            self.model.complain(why);
        }
    }

    #[cfg(not(target_family = "wasm"))]
    fn dropped(ctx: &Context, asked: &mut Asked) {
        let files = ctx.input(|input| {
            let files = input.raw.dropped_files.iter();
            files.map(|file| file.path().to_path_buf()).collect::<Vec<_>>()
        });
        if !files.is_empty() {
            asked.push(FileCommand::Dropped(files));
        }
    }
}

impl eframe::App for ViewerApp {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        // Looked at before the answers are fetched: one that comes later must not be missed.
        let working = self.platform.busy();
        for done in self.platform.done() {
            self.model.finished(done);
        }
        self.first_look();
        let now = ctx.input(|input| input.time);
        if let Some(wake) = self.model.tick(now) {
            ctx.request_repaint_after(Duration::from_secs_f64(wake));
        }
        look::choose(&ctx, self.model.settings.theme, self.model.settings.text_size);
        let mut asked = Asked::default();
        #[cfg(not(target_family = "wasm"))]
        Self::dropped(&ctx, &mut asked);
        #[cfg(target_family = "wasm")]
        self.arrived(&mut asked);
        keys::pressed(&ctx, &self.model, &mut asked);
        if ctx.input(|input| input.viewport().close_requested()) && self.model.would_lose() {
            // The question comes first.
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            asked.push(SettingsCommand::Quit);
        }
        window::window_ui(ui, &mut self.model, &mut self.views, &mut asked);
        if ctx.input(|input| !input.raw.hovered_files.is_empty()) {
            banner::drop_ui(&ctx, self.model.lang());
        }
        for command in asked.0 {
            self.model.apply(command);
        }
        self.carry_out(&ctx);
        #[cfg(target_family = "wasm")]
        {
            // What was carried out in this frame may not be on the disk yet.
            self.model.kept = Some(!crate::web::page::is_keeping());
            self.said.say(&mut self.model);
        }
        #[cfg(not(target_family = "wasm"))]
        let title = window::title(&self.model);
        #[cfg(not(target_family = "wasm"))]
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        let busy = self.platform.busy() || self.first.is_some();
        if working || busy {
            // The toolkit may lose the wish for a frame that a job makes while one is being drawn.
            ctx.request_repaint_after(JOB_PAUSE);
        }
        if let Some(shot) = &mut self.shot {
            shot.frame(&ctx, busy);
        }
        if let Some(left) = &mut self.frames {
            *left = left.saturating_sub(1);
            if *left == 0 {
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
            ctx.request_repaint();
        }
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        if self.shot.is_none() {
            self.model.keep_file();
            eframe::set_value(storage, SETTINGS, &self.model.settings);
        }
    }

    fn persist_egui_memory(&self) -> bool {
        self.shot.is_none()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.model.apply(FileCommand::Close.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::TextSize;
    use crate::model::{Column, Sort};
    use eframe::Storage;

    /// A storage of one text.
    #[derive(Default)]
    struct Kept(Option<String>);

    impl Storage for Kept {
        fn get_string(&self, key: &str) -> Option<String> {
            (key == SETTINGS).then(|| self.0.clone())?
        }

        fn set_string(&mut self, _: &str, value: String) {
            self.0 = Some(value);
        }

        fn remove_string(&mut self, _: &str) {
            self.0 = None;
        }

        fn flush(&mut self) {}
    }

    #[test]
    fn settings_come_back_as_they_were_kept() {
        let mut settings = Settings {
            japanese: true,
            text_size: TextSize(1.3),
            names: vec!["Ada".to_owned(), "歩".to_owned()],
            sort: Sort { by: Column::Date, descending: true },
            folder: Some("/games".into()),
            ..Settings::default()
        };
        settings.remember("/games/a b.kanso".into());
        let mut storage = Kept::default();
        eframe::set_value(&mut storage, SETTINGS, &settings);
        assert_eq!(kept(&storage), Some(settings));
    }

    #[test]
    fn whatever_was_kept_the_window_opens() {
        for text in
            ["", "(", "no settings at all", "\u{0}", "(japanese:7)", "[1,2,3]", "(tab:None)"]
        {
            assert_eq!(kept(&Kept(Some(text.to_owned()))), None, "{text}");
        }
        assert_eq!(kept(&Kept(None)), None);
        // Fields of a newer or an older program.
        for text in ["()", "(unheard_of:7)"] {
            assert_eq!(kept(&Kept(Some(text.to_owned()))), Some(Settings::default()), "{text}");
        }
    }

    #[test]
    fn sizes_and_lists_that_make_no_sense_are_mended() {
        let recent = vec!["\"a\""; 99].join(",");
        for size in ["(NaN)", "(inf)", "(-3.0)", "(1e30)"] {
            let text = format!("(text_size:{size},speed:{size},recent:[{recent}])");
            let settings = kept(&Kept(Some(text))).expect("it can be read");
            let sane = TextSize::MIN.0..=TextSize::MAX.0;
            assert!(sane.contains(&settings.text_size.0), "{size}");
            assert!(settings.speed.0 > 0.0 && settings.speed.0 < 100.0, "{size}");
            assert_eq!(settings.recent.len(), 12);
        }
    }

    /// A file that is dropped on the window.
    #[derive(Debug)]
    struct Dropped(PathBuf);

    impl egui::DroppedFile for Dropped {
        fn path(&self) -> &std::path::Path {
            &self.0
        }

        fn bytes(&self) -> Result<Vec<u8>, String> {
            Err("the platform reads it".to_owned())
        }
    }

    #[test]
    fn what_is_dropped_on_the_window_is_opened() {
        let paths = ["/games/a.kanso", "/games"].map(PathBuf::from);
        let mut harness = egui_kittest::Harness::new_ui_state(
            |ui, asked| ViewerApp::dropped(ui.ctx(), asked),
            Asked::default(),
        );
        for path in &paths {
            let file = std::sync::Arc::new(Dropped(path.clone()));
            harness.input_mut().dropped_files.push(file);
        }
        harness.run();
        let asked = harness.state();
        assert_eq!(asked.0, [FileCommand::Dropped(paths.to_vec()).into()]);
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_no_text_does_not_keep_the_others_from_being_kept() {
        use std::os::unix::ffi::OsStrExt as _;
        let odd = std::ffi::OsStr::from_bytes(b"/games/\xff.kanso");
        let mut settings = Settings::default();
        settings.remember(odd.into());
        settings.remember("/games/a.kanso".into());
        settings.keep_folder(odd.into());
        let mut storage = Kept::default();
        eframe::set_value(&mut storage, SETTINGS, &settings);
        let again = kept(&storage).expect("kept");
        assert_eq!(again.recent, [PathBuf::from("/games/a.kanso")]);
        assert_eq!(again.folder, None);
    }
}
