//! What the page does for the window: the functions of `web/kanso.js`, called by their names, and what has
//! come to the page.

use crate::spoken::Spoken;
use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use kanso_replay::shelf::Kept;
use std::cell::RefCell;
use std::path::Path;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlCanvasElement;

/// The folder of games that the browser keeps.
pub const HOME: &str = "/games";
/// The folder of games that came in a link.
pub const LINKED: &str = "/link";
/// The folder of games that the site has.
pub const SITE: &str = "/site";
/// What is written here goes to the person, as a download.
pub const DOWNLOADS: &str = "/downloads";

/// A file by its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Its name.
    pub name: String,
    /// What stands in it.
    pub bytes: Vec<u8>,
}

/// What was picked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picked {
    /// Which wish it is for.
    pub number: u32,
    /// The files; none: somebody changed their mind.
    pub files: Vec<Named>,
}

/// What has come to the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// Files were dropped on it.
    Dropped(Vec<Named>),
    /// Files were picked.
    Picked(Picked),
    /// It has another address: what stands behind the `#`.
    Address(String),
    /// A file of the site that was wanted.
    Site(Named),
    /// A change was told as kept, and was not.
    Lost {
        /// The file.
        file: String,
        /// Why.
        why: String,
    },
    /// Something went wrong, in words.
    Wrong(String),
}

/// What the browser has kept.
pub struct Loaded {
    /// The games.
    pub files: Vec<Kept>,
    /// True if what changes will be kept.
    pub keeps: bool,
    /// True if another tab writes the games.
    pub taken: bool,
}

thread_local! {
    /// Who draws the next frame.
    static DRAWS: RefCell<Option<egui::Context>> = const { RefCell::new(None) };
}

/// The functions of the page.
fn page() -> JsValue {
    Reflect::get(&js_sys::global(), &"kanso".into()).unwrap_or(JsValue::UNDEFINED)
}

/// Calls a function of the page.
fn call(name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let page = page();
    let function = Reflect::get(&page, &name.into())?.dyn_into::<Function>()?;
    function.apply(&page, &arguments.iter().collect::<Array>())
}

fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

fn text(of: &JsValue, name: &str) -> String {
    get(of, name).as_string().unwrap_or_default()
}

fn bytes(of: &JsValue, name: &str) -> Vec<u8> {
    get(of, name).dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec()).unwrap_or_default()
}

fn list(of: &JsValue, name: &str) -> Vec<JsValue> {
    get(of, name).dyn_into::<Array>().map(|list| list.to_vec()).unwrap_or_default()
}

/// What went wrong, in words.
pub fn words_of(error: &JsValue) -> String {
    let said = error.as_string().or_else(|| get(error, "message").as_string());
    said.unwrap_or_else(|| format!("{error:?}"))
}

/// What the browser has kept.
///
/// # Errors
///
/// What the browser says; where it keeps nothing at all that is no error.
pub async fn load() -> Result<Loaded, JsValue> {
    let loaded = JsFuture::from(call("load", &[])?.dyn_into::<Promise>()?).await?;
    let files = list(&loaded, "files");
    let files = files.iter().map(|file| Kept {
        path: text(file, "path").into(),
        bytes: bytes(file, "bytes"),
        changed: get(file, "changed").as_f64().unwrap_or(0.0) as u64,
    });
    let is = |name| get(&loaded, name).is_truthy();
    Ok(Loaded { files: files.collect(), keeps: is("keeps"), taken: is("taken") })
}

/// Has a change kept, and comes back when a page that is loaded anew will find it.
///
/// # Errors
///
/// The name of what the browser throws.
pub fn keep(what: &str, path: &Path, at: usize, bytes: &[u8]) -> Result<(), String> {
    let path = path.display().to_string();
    let arguments = [what.into(), path.into(), (at as f64).into(), Uint8Array::from(bytes).into()];
    call("keep", &arguments).map(|_| ()).map_err(|error| match text(&error, "name") {
        name if name.is_empty() => words_of(&error),
        name => name,
    })
}

/// True while something that was kept is not on the disk yet, and would be gone with the battery.
pub fn is_keeping() -> bool {
    get(&page(), "waiting").as_f64().unwrap_or(0.0) > 0.0
}

/// Asks the person for files.
pub fn pick(number: u32, several: bool) {
    let _ = call("pick", &[number.into(), several.into()]);
}

/// Gives a file to the person.
///
/// # Errors
///
/// In the words of the browser.
pub fn save(name: &str, bytes: &[u8]) -> Result<(), String> {
    let done = call("save", &[name.into(), Uint8Array::from(bytes).into()]);
    done.map(|_| ()).map_err(|error| words_of(&error))
}

/// Wants a file of the site.
pub fn fetch(file: &str) {
    let _ = call("fetch", &[file.into()]);
}

/// A worker that has loaded the same program.
///
/// # Errors
///
/// In the words of the browser.
pub fn worker() -> Result<web_sys::Worker, String> {
    let worker = call("worker", &[]).and_then(|worker| worker.dyn_into::<web_sys::Worker>());
    worker.map_err(|error| words_of(&error))
}

/// Where the window is drawn.
///
/// # Errors
///
/// The page has no such place.
pub fn canvas() -> Result<HtmlCanvasElement, JsValue> {
    call("canvas", &[])?.dyn_into()
}

/// The address of the page, without what stands behind the `#`.
pub fn base() -> String {
    call("base", &[]).ok().and_then(|base| base.as_string()).unwrap_or_default()
}

/// True if the person reads Japanese first.
pub fn is_japanese() -> bool {
    call("isJapanese", &[]).is_ok_and(|is| is.is_truthy())
}

/// What the page is called.
pub fn title(title: &str) {
    let _ = call("title", &[title.into()]);
}

/// True if somebody wants to hear what is seen.
pub fn speaks() -> bool {
    get(&page(), "speaks").is_truthy()
}

/// What was pressed by who hears, since the last call.
pub fn pressed() -> Vec<u64> {
    let Ok(all) = call("pressed", &[]) else { return Vec::new() };
    let all = all.dyn_into::<Array>().map(|all| all.to_vec()).unwrap_or_default();
    all.iter().filter_map(|id| id.as_string()?.parse().ok()).collect()
}

/// What is heard now.
pub fn spoken(heard: &[Spoken]) {
    let list: Array = heard
        .iter()
        .map(|one| {
            let [left, top, wide, high] = one.place.map(JsValue::from_f64);
            let id = JsValue::from(one.id.to_string());
            let (role, words) = (JsValue::from(one.role), JsValue::from(&one.words));
            let seen = one.seen.map_or(JsValue::NULL, |seen| {
                seen.map(JsValue::from_f64).iter().collect::<Array>().into()
            });
            let all = [id, role, words, one.enabled.into(), left, top, wide, high, seen];
            all.iter().collect::<Array>()
        })
        .collect();
    let _ = call("spoken", &[list.into()]);
}

/// In which language the page speaks.
pub fn lang(code: &str) {
    let _ = call("lang", &[code.into()]);
}

/// The address of the page leads to where one is: in a game that is kept, by its name, or in the one that the
/// address has. Whoever loads the page anew is there again.
pub fn here(name: Option<&str>, at: &str) {
    let _ = call("here", &[name.map_or(JsValue::NULL, JsValue::from), at.into()]);
}

/// A part of an address as it was before it was put there; none: it is no such part.
pub fn decoded(part: &str) -> Option<String> {
    js_sys::decode_uri_component(part).ok()?.as_string()
}

/// Says something for who cannot see the window.
pub fn say(words: &str) {
    let _ = call("say", &[words.into()]);
}

/// Tells the page that the program is there.
pub fn ready() {
    let _ = call("ready", &[]);
}

/// Tells the person that nothing can be shown.
pub fn fail(why: &str) {
    let _ = call("fail", &[why.into()]);
}

/// Who draws the next frame when something has come.
pub fn wake_by(ctx: egui::Context) {
    DRAWS.set(Some(ctx.clone()));
    let wake = wasm_bindgen::closure::Closure::<dyn FnMut()>::new(move || ctx.request_repaint());
    let _ = Reflect::set(&page(), &"wake".into(), wake.as_ref().unchecked_ref::<Object>());
    wake.forget();
}

/// Something has come: a frame is drawn.
pub fn wake() {
    DRAWS.with_borrow(|ctx| ctx.as_ref().map(egui::Context::request_repaint));
}

/// What has come since the last call.
pub fn arrived() -> Vec<Arrival> {
    let Ok(all) = call("arrived", &[]) else { return Vec::new() };
    let all = all.dyn_into::<Array>().map(|all| all.to_vec()).unwrap_or_default();
    all.iter().filter_map(arrival).collect()
}

fn arrival(of: &JsValue) -> Option<Arrival> {
    let named = |file: &JsValue| Named { name: text(file, "name"), bytes: bytes(file, "bytes") };
    let files = || list(of, "files").iter().map(named).collect();
    Some(match text(of, "what").as_str() {
        "dropped" => Arrival::Dropped(files()),
        "picked" => {
            let number = get(of, "number").as_f64()? as u32;
            Arrival::Picked(Picked { number, files: files() })
        }
        "address" => Arrival::Address(text(of, "text")),
        "site" => Arrival::Site(named(of)),
        "lost" => Arrival::Lost { file: text(of, "file"), why: text(of, "text") },
        "wrong" => Arrival::Wrong(text(of, "text")),
        _ => return None,
    })
}
