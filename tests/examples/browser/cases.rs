//! What a person does with the window in a browser, and what must come of it.

use crate::chrome::{Chrome, Result};
use crate::server::{Server, serve};
use kanso_replay::link;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use tempfile::TempDir;

/// What is at hand for a case.
pub struct Desk {
    program: PathBuf,
    server: Server,
    pictures: Option<PathBuf>,
    /// Where the browser keeps what it keeps.
    profile: TempDir,
}

/// A name and what is done; what it tells of itself is for people.
type Case = (&'static str, fn(&Desk) -> Result<String>);

/// Each of them.
pub const CASES: &[Case] =
    &[("the first table is there", first_table), ("a link opens where it says", linked)];

/// Control, as the protocol counts the keys that are held.
const CONTROL: u32 = 2;

impl Desk {
    /// A desk with a server and a browser that knows nothing.
    pub fn new(program: &Path, folder: &Path, pictures: Option<PathBuf>) -> Result<Self> {
        let told = |error: std::io::Error| error.to_string();
        let server = serve(folder).map_err(told)?;
        if let Some(pictures) = &pictures {
            fs::create_dir_all(pictures).map_err(told)?;
        }
        let profile = tempfile::tempdir().map_err(told)?;
        Ok(Self { program: program.to_owned(), server, pictures, profile })
    }

    fn chrome(&self) -> Result<Chrome> {
        Chrome::start(&self.program, self.profile.path())
    }

    fn picture(&self, chrome: &Chrome, name: &str) -> Result<()> {
        let Some(pictures) = &self.pictures else { return Ok(()) };
        chrome.picture(&pictures.join(format!("{name}.png")))
    }

    fn link(&self, golden: &str, at: &str) -> Result<String> {
        let bytes = fs::read(golden_path(golden)).map_err(|error| error.to_string())?;
        let at = at.parse().map_err(|error| format!("{error:?}"))?;
        let link = link::link(&bytes, Some(&at)).map_err(|error| error.to_string())?;
        Ok(format!("{}{link}", self.server.address))
    }
}

fn golden_path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden").join(format!("{name}.kanso"))
}

/// True if the words of the page begin with a line, as the place where one is.
fn is_at(address: &str) -> String {
    format!("document.getElementById('said').textContent.split('\\n')[0] === '{address}'")
}

fn first_table(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    chrome.go(&desk.link("rook-raiders/a-chain-of-songs", "0@5")?)?;
    let time = chrome.until(&is_at("0@5"))?;
    desk.picture(&chrome, "first")?;
    let sent = desk.server.sent.load(Ordering::Relaxed);
    Ok(format!(": {:.2} s, {} kB sent", time.as_secs_f64(), sent / 1_000))
}

fn linked(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    chrome.go(&desk.link("brave-architect/reading-r84-rescue-first-declined", "0@9")?)?;
    chrome.until(&is_at("0@9"))?;
    chrome.key("ArrowRight", 0)?;
    chrome.until(&is_at("0@10"))?;
    chrome.key("s", CONTROL)?;
    desk.picture(&chrome, "linked")?;
    Ok(String::new())
}
