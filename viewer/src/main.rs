//! The program `kanso-viewer`: one window that shows one log.
//!
//! Here are only the arguments and what is said when no window can be opened. What the window
//! shows is in [`app`]; what is known about the file in [`opening`]; the words in [`words`].

mod app;
mod look;
mod opening;
mod words;

use app::ViewerApp;
use clap::Parser;
use kanso_engine::Lang;
use opening::Opening;
use std::path::PathBuf;
use std::process::ExitCode;

/// Exit status when the window could not be opened, as for every command of Kansō.
const EXIT_NOT_DONE: u8 = 2;
/// Size of the first window, in points; later ones open as they were closed.
const WINDOW_SIZE: [f32; 2] = [960.0, 640.0];
/// Below this the words no longer fit, in points.
const WINDOW_SIZE_MIN: [f32; 2] = [480.0, 320.0];

/// Open a log of a game in a window.
///
/// Exit status: 0 the window was closed, 2 no window could be opened.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// The log to show, a file that ends in .kanso.
    file: Option<PathBuf>,
    /// Language of the interface; without it, the language of the environment.
    #[arg(long, value_enum)]
    lang: Option<LangArg>,
    /// Close the window by itself after this many frames.
    #[arg(long, value_name = "N")]
    frames: Option<u64>,
}

/// A language, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum LangArg {
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

fn main() -> ExitCode {
    let args = Args::parse();
    let lang = args.lang.map_or_else(words::lang_of_environment, Lang::from);
    let opening = Opening::look(args.file.as_deref());
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title(opening.window_title())
            .with_inner_size(WINDOW_SIZE)
            .with_min_inner_size(WINDOW_SIZE_MIN)
            .with_drag_and_drop(true),
        // `look::install` asks the system itself, because only we know the language.
        system_font_fallback: false,
        ..Default::default()
    };
    let app = ViewerApp::new(opening, lang, args.frames);
    let result = eframe::run_native(
        "kanso-viewer",
        options,
        Box::new(move |creation| {
            look::install(&creation.egui_ctx, lang);
            Ok(Box::new(app))
        }),
    );
    match result {
        Ok(()) => ExitCode::SUCCESS,
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
            words::NO_DISPLAY.in_lang(lang).to_owned()
        }
        other => words::NO_WINDOW.in_lang(lang).replace("{why}", &other.to_string()),
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
    fn a_language_is_typed_in_two_letters() {
        let args = Args::try_parse_from(["kanso-viewer", "--lang", "ja", "a.kanso"])
            .expect("a language and a file");
        assert_eq!(args.lang, Some(LangArg::Ja));
        assert_eq!(args.file, Some(PathBuf::from("a.kanso")));
        assert!(Args::try_parse_from(["kanso-viewer", "--lang", "fr"]).is_err());
    }
}
