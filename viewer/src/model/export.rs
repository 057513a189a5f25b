//! The board as a picture, and the game in another form: what is written, and where it goes.

use super::{Dialog, Effect, Model, Table, Weight};
use crate::command::{BoardFormat, DialogKind, GameExport, GameFormat};
use crate::platform::Job;
use crate::words::{self, export as text};
use kanso_engine::{Eye, Seat};
use kanso_replay::draw::{SvgOptions, scene_svg};
use kanso_replay::link::LINK_LEN_SAFE;
use kanso_replay::log::record::MAIN_LINE;
use kanso_replay::review::Position;
use kanso_replay::tell::Routine;
use std::path::{Path, PathBuf};

impl BoardFormat {
    /// How the name of such a file ends.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }
}

impl Model {
    /// Where a picture of the page that is shown would go: beside the log, named after it and the
    /// place in it.
    pub fn propose_picture(&self, format: BoardFormat) -> String {
        let Some(table) = &self.table else { return String::new() };
        let (here, stem) = (table.here(), table.stem());
        let place = table.address_of(here).place;
        let line = if here.line == MAIN_LINE { String::new() } else { format!("{}@", here.line) };
        self.beside(&format!("{stem}-{line}{place}.{}", format.ending()))
    }

    /// Where the game in another form would go: beside the log, named after it and the eye.
    pub fn propose_export(&self, export: GameExport) -> String {
        let Some(table) = &self.table else { return String::new() };
        let eye = match (export.format, export.eye) {
            (GameFormat::JsonLines, _) | (_, Eye::All) => String::new(),
            (_, Eye::Public) => "-public".to_owned(),
            (_, Eye::Seat(seat)) => format!("-seat{}", seat.index() + 1),
        };
        self.beside(&format!("{}{eye}.{}", table.stem(), export.format.ending()))
    }

    /// The path of a new file of this name.
    pub(super) fn beside(&self, name: &str) -> String {
        let is_game = Path::new(name).extension().is_some_and(|ending| ending == "kanso");
        let given = self.downloads.as_deref().filter(|_| !is_game);
        let folder = given.or_else(|| self.place_for_new());
        folder.map_or_else(|| name.to_owned(), |folder| folder.join(name).display().to_string())
    }

    /// Has the line that is shown, or the whole file, written in another form.
    pub(super) fn export_game(&mut self, export: GameExport, path: PathBuf) {
        let lang = self.lang();
        let routine = if self.settings.routine { Routine::Told } else { Routine::LeftOut };
        let Some(table) = &self.table else { return };
        let (log, at) = (table.log(), table.here());
        let analysis = table.analysis_for(export.eye).map(|known| Box::new((*known).clone()));
        let analysis = analysis.filter(|_| export.format == GameFormat::Page);
        if let Some(dialog) = &mut self.dialog {
            dialog.problem = None;
            dialog.busy = true;
        }
        self.start(Job::Export { path, log, export, at, analysis, lang, routine });
    }

    /// Draws the page that is shown, for the eye that looks, and has it written.
    pub(super) fn export_board(&mut self, format: BoardFormat, path: PathBuf) {
        let lang = self.lang();
        let Some(table) = &self.table else { return };
        let scene = table.review().scene(table.eye);
        let page = table.look.page.clone().filter(|id| scene.pages.iter().any(|at| at.id == *id));
        let page = page.or_else(|| scene.pages.first().map(|page| page.id.clone()));
        let svg =
            scene_svg(&scene, &SvgOptions { lang, page, eye: table.eye, ..SvgOptions::default() });
        if let Some(dialog) = &mut self.dialog {
            dialog.problem = None;
            dialog.busy = true;
        }
        self.start(match format {
            BoardFormat::Svg => Job::Write { path, bytes: svg.into_bytes() },
            BoardFormat::Png => Job::Draw { path, svg },
        });
    }

    /// Has the log put into a link that opens where one is.
    pub(super) fn copy_link(&mut self) {
        let here = self.table.as_ref().map(Table::here);
        if let Some(here) = here {
            self.copy_link_to(here);
        }
    }

    /// Has the log put into a link that opens there.
    pub(super) fn copy_link_to(&mut self, at: Position) {
        let Some(table) = &self.table else { return };
        // As whoever sees everything counts: that is how it opens.
        let (log, at) = (table.log(), table.address_for(at, Eye::All));
        self.start(Job::Link { log, at });
    }

    /// A log was put into a link, or not.
    pub(super) fn linked(&mut self, made: Result<String, String>) {
        let lang = self.lang();
        let link = match made {
            Ok(link) => format!("{}{link}", self.base),
            Err(why) => return self.complain(words::fill(text::LINK_NONE, lang, &[("why", &why)])),
        };
        let told = if self.base.is_empty() { text::LINK_BARE } else { text::LINK_COPIED };
        self.say(Weight::Info, words::fill(told, lang, &[("signs", &link.len().to_string())]));
        if link.len() > LINK_LEN_SAFE {
            let most = LINK_LEN_SAFE.to_string();
            self.say(Weight::Warning, words::fill(text::LINK_LONG, lang, &[("most", &most)]));
        }
        self.effects.push(Effect::Copy(link));
    }

    /// A file was written: the dialog that asked for it has done its work.
    pub(super) fn exported(&mut self, path: &Path) {
        let asked = |dialog: &mut Dialog| {
            let writes = matches!(
                dialog.kind,
                DialogKind::ExportBoard
                    | DialogKind::ExportGame(..)
                    | DialogKind::Extract(_)
                    | DialogKind::Report(_)
                    | DialogKind::Settle(_)
            );
            writes && dialog.busy && Path::new(&dialog.text) == path
        };
        self.dialog.take_if(asked);
    }
}

impl Dialog {
    /// What is proposed to be exported: for everybody as the eye sees it that looks, or for one eye.
    pub(super) fn propose_export(&mut self, format: GameFormat, one_eye: bool, model: &Model) {
        let looks = model.table.as_ref().map_or(Eye::All, |table| table.eye);
        let eye = match (one_eye, looks) {
            (true, Eye::All) => Eye::Seat(Seat::at(0)),
            (_, looks) => looks,
        };
        let export = GameExport { format, eye };
        self.text = model.propose_export(export);
        self.export = Some(export);
    }
}

impl Table {
    /// The name of the log without its ending; that of its game where it has no file.
    pub(super) fn stem(&self) -> String {
        self.path.as_deref().and_then(Path::file_stem).map_or_else(
            || self.review().meta().id.to_owned(),
            |stem| stem.to_string_lossy().into_owned(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, GoCommand, LookCommand, SettingsCommand};
    use crate::model::testing::{golden_path, settle, with_golden};
    use kanso_replay::link;

    #[test]
    fn a_link_is_copied_that_opens_where_one_is() {
        let mut model = with_golden("pig/won-at-once");
        let bytes = std::fs::read(golden_path("pig/won-at-once")).expect("there");
        model.table.as_mut().expect("open").go(Position::after(0, 2)).expect("a place");
        for base in ["", "https://example.org/games/"] {
            base.clone_into(&mut model.base);
            model.effects.clear();
            model.apply(LookCommand::CopyLink.into());
            let Some(Effect::Start(job)) = model.effects.pop() else { panic!("it is a job") };
            let done = std::cell::RefCell::new(Vec::new());
            job.run(kanso_games::built_in(), &|answer| done.borrow_mut().push(answer));
            done.into_inner().into_iter().for_each(|answer| model.finished(answer));
            let Some(Effect::Copy(copied)) = model.effects.pop() else { panic!("it is copied") };
            assert!(copied.starts_with(&format!("{base}#g=")), "{copied}");
            let linked = link::unlink(&copied).expect("it is whole");
            assert_eq!((linked.bytes, linked.vouched), (bytes.clone(), true));
            assert_eq!(linked.at.map(|at| at.to_string()).as_deref(), Some("0@2"));
            let told = &model.notices.last().expect("told").text;
            assert!(told.contains(&copied.len().to_string()), "{told}");
        }
    }

    #[test]
    fn a_game_that_is_too_long_for_a_link_says_so_and_copies_nothing() {
        let mut model = with_golden("pig/won-at-once");
        model.effects.clear();
        model.linked(Err("it is too long".to_owned()));
        let told = model.notices.last().expect("told");
        assert!(told.text.contains("it is too long"), "{}", told.text);
        assert!(model.effects.is_empty());
        model.linked(Ok(format!("#g={}", "A".repeat(LINK_LEN_SAFE))));
        assert_eq!(model.notices.last().expect("told").weight, Weight::Warning);
    }

    #[test]
    fn where_files_are_given_to_the_person_games_alone_are_kept() {
        let mut model = with_golden("pig/won-at-once");
        model.table.as_mut().expect("open").path = Some("/site/friday.kanso".into());
        model.home = Some("/games".into());
        assert_eq!(model.beside("a.png"), "/site/a.png", "on a disk");
        model.downloads = Some("/downloads".into());
        assert_eq!(model.beside("a.png"), "/downloads/a.png");
        assert_eq!(model.beside("a.kanso"), "/games/a.kanso");
        assert_eq!(model.propose_path(), "/games/friday.kanso");
        assert!(model.propose_new("pig").starts_with("/games/pig-"));
    }

    /// Asks for a picture and does the job that comes of it.
    fn export(model: &mut Model, format: BoardFormat, path: &Path) {
        model.effects.clear();
        model.apply(LookCommand::ExportBoard(format, path.to_owned()).into());
        for effect in std::mem::take(&mut model.effects) {
            let Effect::Start(job) = effect else { panic!("only a job: {effect:?}") };
            let done = std::cell::RefCell::new(Vec::new());
            job.run(kanso_games::built_in(), &|answer| done.borrow_mut().push(answer));
            for answer in done.into_inner() {
                model.finished(answer);
            }
        }
    }

    #[test]
    fn the_board_is_written_as_svg_and_as_png() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut model = with_golden("rook-raiders/two-seats-one-declares");
        model.apply(GoCommand::Address("30".to_owned()).into());
        let svg = folder.path().join("a.svg");
        export(&mut model, BoardFormat::Svg, &svg);
        let text = std::fs::read_to_string(&svg).expect("it was written");
        assert!(text.starts_with("<svg") && text.ends_with("</svg>\n"));
        let png = folder.path().join("a.png");
        export(&mut model, BoardFormat::Png, &png);
        let picture = resvg::tiny_skia::Pixmap::load_png(&png).expect("it is a picture");
        assert!(picture.width() > 600 && picture.height() > 300);
        assert_eq!(model.notices.len(), 2, "each is told");
    }

    #[test]
    fn the_picture_is_of_the_page_the_eye_and_the_language_that_are_shown() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut model = with_golden("berserk-tcg/both-at-once");
        let written = |model: &mut Model, name: &str| {
            let path = folder.path().join(name);
            export(model, BoardFormat::Svg, &path);
            std::fs::read_to_string(path).expect("it was written")
        };
        let all = written(&mut model, "all.svg");
        model.apply(LookCommand::Eye(Eye::Seat(Seat::at(0))).into());
        let seat = written(&mut model, "seat.svg");
        assert_ne!(all, seat, "the other hand is hidden");
        model.apply(SettingsCommand::Lang(kanso_engine::Lang::Ja).into());
        let japanese = written(&mut model, "ja.svg");
        assert_ne!(seat, japanese);
        let table = model.table.as_ref().expect("open");
        let pages: Vec<_> =
            table.review().scene(table.eye).pages.into_iter().map(|page| page.id).collect();
        if let Some(other) = pages.get(1) {
            model.apply(LookCommand::Page(other.clone()).into());
            assert_ne!(written(&mut model, "page.svg"), japanese);
        }
    }

    #[test]
    fn the_dialog_closes_when_the_file_is_there_and_stays_when_it_is_not() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut model = with_golden("pig/won-by-holding");
        let open = Command::from(SettingsCommand::Open(DialogKind::ExportBoard));
        model.apply(open.clone());
        let path = folder.path().join("no such folder").join("a.svg");
        model.dialog.as_mut().expect("open").text = path.display().to_string();
        export(&mut model, BoardFormat::Svg, &path);
        let dialog = model.dialog.as_mut().expect("still open");
        assert!(dialog.problem.is_some() && !dialog.busy);
        let path = folder.path().join("a.svg");
        dialog.text = path.display().to_string();
        export(&mut model, BoardFormat::Svg, &path);
        assert_eq!(model.dialog, None);
        // Nothing else that is written closes it.
        model.apply(open);
        export(&mut model, BoardFormat::Svg, &folder.path().join("b.svg"));
        assert!(model.dialog.is_some());
    }

    #[test]
    fn a_name_is_proposed_beside_the_log() {
        let mut model = with_golden("pig/won-by-holding");
        assert_eq!(model.propose_picture(BoardFormat::Svg), "pig-0.svg");
        model.apply(GoCommand::Address("3".to_owned()).into());
        let table = model.table.as_mut().expect("open");
        table.path = Some(PathBuf::from("/games/luck.kanso"));
        assert_eq!(model.propose_picture(BoardFormat::Png), "/games/luck-3.png");
    }

    #[test]
    fn the_game_is_written_in_every_form_and_for_one_eye() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut model = with_golden("berserk-tcg/both-at-once");
        let written = |model: &mut Model, format: GameFormat, eye: Eye, name: &str| {
            let path = folder.path().join(name);
            model.apply(LookCommand::ExportGame(GameExport { format, eye }, path.clone()).into());
            settle(model);
            std::fs::read(path).expect("it was written")
        };
        let (all, one) = (Eye::All, Eye::Seat(Seat::at(0)));
        let page = written(&mut model, GameFormat::Page, all, "a.html");
        assert!(page.starts_with(b"<!DOCTYPE html>"));
        assert_ne!(page, written(&mut model, GameFormat::Page, one, "b.html"));
        let told = written(&mut model, GameFormat::Transcript, all, "a.txt");
        assert_ne!(told, written(&mut model, GameFormat::Transcript, one, "b.txt"));
        let film = written(&mut model, GameFormat::Clip, all, "a.gif");
        assert!(film.starts_with(b"GIF89a"));
        assert_ne!(film, written(&mut model, GameFormat::Clip, one, "b.gif"));
        let lines = written(&mut model, GameFormat::JsonLines, all, "a.jsonl");
        let lines = String::from_utf8(lines).expect("text");
        let again = kanso_replay::log::jsonl::import(kanso_games::built_in(), &lines);
        let bytes = model.table.as_ref().expect("open").review().log_bytes();
        assert_eq!(again.ok(), bytes, "nothing is lost");
        assert!(model.notices.len() > 2, "each is told");
    }

    #[test]
    fn a_page_shows_what_was_found_for_its_eye() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut model = with_golden("pig/won-by-holding");
        let page = |model: &mut Model, eye: Eye, name: &str| {
            let export = GameExport { format: GameFormat::Page, eye };
            let path = folder.path().join(name);
            model.apply(LookCommand::ExportGame(export, path.clone()).into());
            settle(model);
            std::fs::read_to_string(path).expect("it was written")
        };
        let has_curve = |page: String| page.contains("id=\"curve\"");
        assert!(!has_curve(page(&mut model, Eye::All, "before.html")));
        model.effort = kanso_replay::insight::Effort::playouts(16);
        model.apply(crate::command::InsightCommand::Analyse(true).into());
        settle(&mut model);
        assert!(has_curve(page(&mut model, Eye::All, "after.html")));
        assert!(!has_curve(page(&mut model, Eye::Public, "other.html")), "of another eye");
    }

    #[test]
    fn the_dialog_of_an_export_proposes_a_name_for_its_form_and_eye() {
        let mut model = with_golden("pig/won-by-holding");
        let open = |model: &mut Model, format, one_eye| {
            model.apply(SettingsCommand::Open(DialogKind::ExportGame(format, one_eye)).into());
            let dialog = model.dialog.as_ref().expect("open");
            (dialog.text.clone(), dialog.export.expect("proposed").eye)
        };
        let found = open(&mut model, GameFormat::Page, false);
        assert_eq!(found, ("pig.html".to_owned(), Eye::All));
        let found = open(&mut model, GameFormat::Page, true);
        assert_eq!(found, ("pig-seat1.html".to_owned(), Eye::Seat(Seat::at(0))));
        model.apply(LookCommand::Eye(Eye::Public).into());
        let found = open(&mut model, GameFormat::Transcript, false);
        assert_eq!(found, ("pig-public.txt".to_owned(), Eye::Public));
        assert_eq!(open(&mut model, GameFormat::JsonLines, false).0, "pig.jsonl");
    }
}
