//! The window in a browser: the same panels and the same model, with a page instead of a system.
//!
//! What the page does (keeping games, asking for files, saving them, its address) stands in `web/kanso.js`;
//! [`page`] calls it. Games are on the [shelf](kanso_replay::shelf), and each change of them is kept by
//! the browser before it is told as done.

mod keeper;
pub mod page;
mod speaker;

use crate::app::{Start, ViewerApp};
use crate::banner::access_words;
use crate::command::{Asked, FileCommand, SettingsCommand};
use crate::first_look::FirstLook;
use crate::model::{Access, Model, Opening};
use crate::platform::{self, Platform};
use crate::window;
use crate::words::{self, pocket, web as text};
use kanso_engine::{Eye, Lang};
use kanso_replay::address::Place;
use kanso_replay::games::Games;
use kanso_replay::link;
use kanso_replay::shelf::{Kept, shelf};
use page::{Arrival, DOWNLOADS, HOME, LINKED, Named, SITE};
use std::path::{Path, PathBuf};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What a game is called that came in a link.
const GAME: &str = "game.kanso";

/// Shows the window for these games in the page, or does an errand where this is a worker.
pub fn run(games: Games) {
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        let answer = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            platform::answer(games, &event.data());
        });
        scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
        answer.forget();
        page::ready();
        return;
    }
    wasm_bindgen_futures::spawn_local(async move {
        if let Err(why) = show(games).await {
            page::fail(&page::words_of(&why));
        }
    });
}

async fn show(games: Games) -> Result<(), JsValue> {
    let kept = page::load().await?;
    // Who has no games yet is shown which there are.
    let path = (!kept.files.is_empty()).then(|| HOME.into());
    {
        let mut shelf = shelf();
        for file in kept.files {
            shelf.stock(file);
        }
        let keeper = kept.keeps.then(|| Box::new(keeper::Browser) as _);
        shelf.keep_by(HOME.into(), keeper, kept.taken);
    }
    let canvas = page::canvas()?;
    let lang = if page::is_japanese() { Lang::Ja } else { Lang::En };
    let start = Start {
        path,
        first_lang: lang,
        home: Some(HOME.into()),
        downloads: Some(DOWNLOADS.into()),
        base: page::base(),
        ..Start::default()
    };
    let options = eframe::WebOptions::default();
    let create: eframe::AppCreator<'static> = Box::new(move |creation| {
        page::wake_by(creation.egui_ctx.clone());
        creation.egui_ctx.add_plugin(speaker::Speaker::default());
        let platform = Platform::in_browser(games);
        let mut app = ViewerApp::new(games, creation, start, platform);
        if !kept.keeps {
            app.warn(text::NOT_KEPT);
        } else if kept.taken {
            app.warn(text::TAKEN);
        }
        Ok(Box::new(app))
    });
    eframe::WebRunner::new().start(canvas, options, create).await?;
    page::ready();
    Ok(())
}

/// What came to the page and is no wish yet.
#[derive(Default)]
pub struct Came {
    /// What is shown as soon as the game that is opened is there.
    pub first: Option<FirstLook>,
    /// What went wrong, in words.
    pub wrong: Option<String>,
}

/// Takes what has come to the page since the last frame.
pub fn arrived(platform: &Platform, lang: Lang, asked: &mut Asked) -> Came {
    let mut came = Came::default();
    for arrival in page::arrived() {
        match arrival {
            Arrival::Dropped(files) => {
                asked.push(FileCommand::Dropped(files.iter().map(keep).collect()));
            }
            Arrival::Picked(picked) => platform.picked(&picked),
            Arrival::Address(address) => came.go(&address, lang, asked),
            Arrival::Site(file) => {
                asked.push(FileCommand::Open(shown(SITE, file)));
            }
            Arrival::Lost { file, why } => {
                let places = [("file", file.as_str()), ("why", why.as_str())];
                came.wrong = Some(words::fill(text::LOST, lang, &places));
            }
            Arrival::Wrong(why) => came.wrong = Some(why),
        }
    }
    came
}

impl Came {
    /// Opens what the address of the page names.
    fn go(&mut self, address: &str, lang: Lang, asked: &mut Asked) {
        let part = |name: &str| {
            let mut parts = address.trim_start_matches('#').split('&');
            parts.find_map(|part| Some(part.strip_prefix(name)?.strip_prefix('=')?.to_owned()))
        };
        if let Some(lang) = part("lang") {
            let lang = if lang == "ja" { Lang::Ja } else { Lang::En };
            asked.push(SettingsCommand::Lang(lang));
        }
        let mut first = FirstLook { at: part("at"), eye: part("eye"), ..FirstLook::default() };
        if link::is_link(address) {
            match link::unlink(address) {
                Ok(linked) => {
                    first.at = linked.at.map(|at| at.to_string());
                    let file = Named { name: GAME.to_owned(), bytes: linked.bytes };
                    asked.push(FileCommand::Open(shown(LINKED, file)));
                }
                Err(why) => {
                    let why = why.to_string();
                    self.wrong = Some(words::fill(text::NO_LINK, lang, &[("why", &why)]));
                }
            }
        } else if let Some(name) = part("open").and_then(|name| page::decoded(&name)) {
            asked.push(FileCommand::Open(Path::new(HOME).join(name)));
        } else if let Some(file) = part("file").and_then(|file| page::decoded(&file)) {
            page::fetch(&file);
        } else {
            return;
        }
        self.first = Some(first);
    }
}

/// What the page says in words of its own: its title, and for who cannot see the window where one is, what
/// happened there and what is asked.
#[derive(Default)]
pub struct Said {
    title: String,
    place: String,
    lang: Option<Lang>,
    /// The name of the game that is open, where it is kept, and the place in it.
    here: Option<(Option<String>, String)>,
}

impl Said {
    /// Has the page say what is seen now, where that has changed.
    pub fn say(&mut self, model: &mut Model) {
        let title = window::title(model);
        if title != self.title {
            page::title(&title);
            self.title = title;
        }
        if self.lang != Some(model.lang()) {
            self.lang = Some(model.lang());
            page::lang(if model.lang() == Lang::Ja { "ja" } else { "en" });
        }
        let here = model.table.as_ref().map(|table| {
            let kept = table.path.as_deref().and_then(|path| path.strip_prefix(HOME).ok());
            let name = kept.map(|name| name.display().to_string());
            let mut address = table.address_for(table.here(), Eye::All);
            // A page that is loaded anew is where the game goes on, whatever was done last.
            if table.at_open_end() {
                address.place = Place::End;
            }
            (name, address.to_string())
        });
        if here != self.here {
            if let Some((name, at)) = &here {
                page::here(name.as_deref(), at);
            } else {
                page::here(None, "");
            }
            self.here = here;
        }
        let place = place(model);
        if place != self.place {
            page::say(&place);
            self.place = place;
        }
    }
}

fn place(model: &mut Model) -> String {
    let lang = model.lang();
    let mut notices = model.notices.iter().map(|notice| notice.text.clone()).collect::<Vec<_>>();
    if let Opening::Failed { problem, .. } = &model.opening {
        notices.push(problem.title(lang));
    }
    let Some(table) = &mut model.table else { return notices.join("\n") };
    match (&table.access, model.kept) {
        (Access::Memory(why), _) => notices.push(access_words(why, lang)),
        (Access::File, Some(true)) => notices.push(pocket::KEPT.in_lang(lang).to_owned()),
        (Access::File, _) => notices.push(pocket::KEEPING.in_lang(lang).to_owned()),
    }
    let shown = table.shown(&model.settings);
    let address = table.address_of(shown.at).to_string();
    let happened = shown.event.as_ref().map(|event| format!("{} {}", event.who, event.words));
    let parts = [address, happened.unwrap_or_default(), shown.prompt.clone()];
    let notes = shown.notes.iter().map(|note| note.text.clone());
    parts
        .into_iter()
        .chain(notes)
        .chain(notices)
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Puts a file there to be looked at: it is not kept.
fn shown(folder: &str, file: Named) -> PathBuf {
    let path = Path::new(folder).join(file.name);
    shelf().stock(Kept { path: path.clone(), bytes: file.bytes, changed: 0 });
    path
}

/// Keeps a file that somebody brought among the games, under its own name or the next one that is free; one
/// that is there already is not kept twice. Where nothing can be kept it is there as long as the page is.
pub fn keep(file: &Named) -> PathBuf {
    let name = Path::new(&file.name);
    let stem = name.file_stem().unwrap_or_default().to_string_lossy();
    let ending = name.extension().unwrap_or_default().to_string_lossy();
    let numbered = (2..).map(|number| format!("{stem}-{number}.{ending}"));
    let mut shelf = shelf();
    for name in std::iter::once(file.name.clone()).chain(numbered) {
        let path = Path::new(HOME).join(name);
        match shelf.read(&path) {
            Ok(there) if there == file.bytes => return path,
            Ok(_) => {}
            Err(_) => {
                if shelf.put(&path, &file.bytes, false).is_ok() {
                    return path;
                }
                drop(shelf);
                return shown(LINKED, file.clone());
            }
        }
    }
    unreachable!("numbers do not end")
}
