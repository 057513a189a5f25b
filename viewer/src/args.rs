//! The arguments of the program, and what is said when no window can be opened.

use crate::app::{Start, ViewerApp};
use crate::bench;
use crate::check;
use crate::first_look::FirstLook;
use crate::platform::{self, Platform};
use crate::screenshot::Taken;
use crate::words::{self, opening};
use clap::Parser;
use kanso_engine::Lang;
use kanso_replay::games::Games;
use std::path::PathBuf;
use std::process::ExitCode;

/// Exit status when the window could not be opened, as for every command of Kansō.
const EXIT_NOT_DONE: u8 = 2;
/// Size of the first window, in points; later ones open as they were closed.
const WINDOW_SIZE: [f32; 2] = [1280.0, 800.0];
/// Below this the words no longer fit, in points.
const WINDOW_SIZE_MIN: [f32; 2] = [320.0, 400.0];

/// Open a log of a game, or a folder of games, in a window.
///
/// Exit status: 0 the window was closed, 1 --check-layout found something wrong, 2 no window could be
/// opened or no picture could be taken.
#[derive(Debug, Parser)]
#[command(name = "kanso-viewer", version)]
pub struct Args {
    /// The log to show, a file that ends in .kanso, or a folder of them.
    pub path: Option<PathBuf>,
    /// Language of the interface; without it, that of the last time, at first that of the
    /// environment.
    #[arg(long, value_enum)]
    pub lang: Option<LangArg>,
    /// Close the window by itself after this many frames.
    #[arg(long, value_name = "N")]
    pub frames: Option<u64>,
    /// What is shown first.
    #[command(flatten)]
    pub first: FirstLook,
    /// Take a picture of the window when all of it is there, write it as PNG, and end. Settings are
    /// those of a first start in light colours, and none are kept.
    #[arg(long, value_name = "OUT")]
    pub screenshot: Option<PathBuf>,
    /// Check how the tables of these logs, or of the logs in these folders, lie at every moment, print
    /// what was found, and end: with 1 where something is wrong.
    #[arg(long, value_name = "PATH", num_args = 1.., conflicts_with = "path")]
    pub check_layout: Vec<PathBuf>,
    /// Measure how long a frame takes without the GPU while logs are scrubbed, print it, and end: of
    /// these logs, or without any of a long one of each game. Progress goes to standard error.
    #[arg(long, value_name = "PATH", num_args = 0.., conflicts_with = "path")]
    pub bench: Option<Vec<PathBuf>>,
    /// With --bench: shorter logs, fewer frames, one run of each; under two minutes in all.
    #[arg(long, requires = "bench")]
    pub quick: bool,
    /// With --bench: answer as JSON.
    #[arg(long, requires = "bench")]
    pub json: bool,
    /// Size of the window, in points: 1280x800.
    #[arg(long, value_name = "WxH", value_parser = size)]
    pub size: Option<Size>,
}

/// Size of a window, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size(pub [f32; 2]);

/// Most points of a side of a window.
const SIDE_MAX: u16 = 8192;

/// A size as it is typed.
fn size(text: &str) -> Result<Size, String> {
    let side = |text: &str| {
        let side = text.trim().parse::<u16>().ok();
        side.filter(|side| (1..=SIDE_MAX).contains(side)).map(f32::from)
    };
    let sides = text.split_once(['x', '×']).and_then(|(w, h)| Some([side(w)?, side(h)?]));
    sides.map(Size).ok_or_else(|| format!("write it as 1280x800, each side up to {SIDE_MAX}"))
}

/// A language, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum LangArg {
    /// English.
    En,
    /// 日本語.
    Ja,
}

impl From<LangArg> for Lang {
    fn from(arg: LangArg) -> Self {
        match arg {
            LangArg::En => Self::En,
            LangArg::Ja => Self::Ja,
        }
    }
}

impl Args {
    /// How they want the window opened; `taken` is told of the picture, if one is taken.
    fn start(self, taken: Taken) -> Start {
        Start {
            path: self.path,
            lang: self.lang.map(Lang::from),
            first_lang: words::lang_of_environment(),
            home: platform::home(),
            downloads: None,
            base: String::new(),
            first: self.first,
            frames: self.frames,
            shot: self.screenshot.map(|out| (out, taken)),
        }
    }
}

/// Reads the arguments and shows the window for these games until it is closed.
pub fn run(games: Games) -> ExitCode {
    let args = Args::parse();
    let lang = args.lang.map_or_else(words::lang_of_environment, Lang::from);
    if let Some(paths) = &args.bench {
        let effort = if args.quick { bench::QUICK } else { bench::WHOLE };
        return match bench::run(games, paths, effort, args.json) {
            Ok(()) => ExitCode::SUCCESS,
            Err(why) => {
                eprintln!("kanso-viewer: {why}");
                ExitCode::from(EXIT_NOT_DONE)
            }
        };
    }
    if !args.check_layout.is_empty() {
        return match check::run(games, &args.check_layout) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(why) => {
                eprintln!("kanso-viewer: {why}");
                ExitCode::from(EXIT_NOT_DONE)
            }
        };
    }
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Kansō")
            .with_inner_size(args.size.map_or(WINDOW_SIZE, |size| size.0))
            .with_min_inner_size(WINDOW_SIZE_MIN)
            .with_drag_and_drop(true),
        // `look::install` asks the system itself, for Japanese shapes.
        system_font_fallback: false,
        // Whoever names a size means it.
        // A picture shows nothing of what was kept, and nothing of it is kept: the file never is.
        persistence_path: args.screenshot.is_some().then(|| {
            std::env::temp_dir().join(format!("kanso-viewer-picture-{}.ron", std::process::id()))
        }),
        persist_window: args.size.is_none() && args.screenshot.is_none(),
        ..Default::default()
    };
    let pictured = args.screenshot.is_some();
    let taken = Taken::default();
    let told = Taken::clone(&taken);
    let result = eframe::run_native(
        "kanso-viewer",
        options,
        Box::new(move |creation| {
            let ctx = creation.egui_ctx.clone();
            let platform = Platform::with_threads(games, move || ctx.request_repaint());
            Ok(Box::new(ViewerApp::new(games, creation, args.start(told), platform)))
        }),
    );
    let taken = taken.lock().expect("the window is closed").take();
    match result {
        Ok(()) => match taken {
            Some(Ok(())) => ExitCode::SUCCESS,
            Some(Err(why)) => {
                eprintln!("{}", words::fill(opening::NO_PICTURE, lang, &[("why", &why)]));
                ExitCode::from(EXIT_NOT_DONE)
            }
            // Somebody closed the window before its picture was taken.
            None if pictured => ExitCode::from(EXIT_NOT_DONE),
            None => ExitCode::SUCCESS,
        },
        Err(error) => {
            eprintln!("{}", why_no_window(&error, lang));
            ExitCode::from(EXIT_NOT_DONE)
        }
    }
}

/// Why there is no window, and what to do next.
fn why_no_window(error: &eframe::Error, lang: Lang) -> String {
    match error {
        // What the toolkit says here is for its own makers: places in its source.
        eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => {
            opening::NO_DISPLAY.in_lang(lang).to_owned()
        }
        other => words::fill(opening::NO_WINDOW, lang, &[("why", &other.to_string())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_arguments_are_well_formed() {
        Args::command().debug_assert();
    }

    #[test]
    fn logs_to_be_measured_stand_behind_the_word() {
        let parsed = |arguments: &[&str]| Args::try_parse_from(arguments).expect("well formed");
        assert_eq!(parsed(&["kanso-viewer"]).bench, None);
        let args = parsed(&["kanso-viewer", "--bench", "--json"]);
        assert_eq!((args.bench, args.json, args.quick), (Some(Vec::new()), true, false));
        let args = parsed(&["kanso-viewer", "--quick", "--bench", "a.kanso", "b.kanso"]);
        let paths = ["a.kanso", "b.kanso"].map(PathBuf::from).to_vec();
        assert_eq!((args.bench, args.path, args.quick), (Some(paths), None, true));
    }

    #[test]
    fn a_language_is_typed_in_two_letters() {
        let args = Args::try_parse_from(["kanso-viewer", "--lang", "ja", "a.kanso"])
            .expect("a language and a file");
        assert_eq!(args.lang, Some(LangArg::Ja));
        assert_eq!(args.path, Some(PathBuf::from("a.kanso")));
        assert!(Args::try_parse_from(["kanso-viewer", "--lang", "fr"]).is_err());
    }

    #[test]
    fn a_size_is_two_numbers() {
        assert_eq!(size("900x600"), Ok(Size([900.0, 600.0])));
        for wrong in ["900", "900x", "x600", "0x600", "900x60000", "-1x5", "axb"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }
}
