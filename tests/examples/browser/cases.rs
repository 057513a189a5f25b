//! What a person does with the window in a browser, and what must come of it.

use crate::chrome::{Chrome, PATIENCE, Result};
use crate::evening;
use crate::server::{Server, serve};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use kanso_engine::{Eye, Lang, Seat};
use kanso_games::built_in;
use kanso_replay::html::{GamePage, game_told};
use kanso_replay::link;
use kanso_replay::review::{self, Position};
use kanso_replay::tell::Routine;
use kanso_replay::verify::verify;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Instant;
use tempfile::TempDir;

/// What is at hand for a case.
pub struct Desk {
    program: PathBuf,
    pub server: Server,
    pictures: Option<PathBuf>,
    /// The folder that is served, and the program that makes a site.
    folder: PathBuf,
    kanso: Option<PathBuf>,
    /// Where the browser keeps what it keeps.
    profile: TempDir,
}

/// A name and what is done; what it tells of itself is for people.
type Case = (&'static str, fn(&Desk) -> Result<String>);

/// Each of them.
pub const CASES: &[Case] = &[
    ("the first table is there", first_table),
    ("a link opens where it says, and one steps by keys", linked),
    ("another move is a branch, and a note stays", branch_and_note),
    ("a link goes there and back", there_and_back),
    ("a damaged file is dropped", damaged),
    ("a link that was cut", cut),
    ("a link for one eye opens as what it was told", told_to_one),
    ("Japanese", japanese),
    ("a phone, both ways round, and a tablet", small),
    ("a game recorded by taps", tapped),
    ("an evening of Rook & Raiders", evening::rook_raiders),
    ("an evening of Brave Architect", evening::brave_architect),
    ("an evening of Mamono Raid", evening::mamono_raid),
    ("an evening of Berserk", evening::berserk),
    ("an evening of BattleLore", evening::battlelore),
    ("a site of games", site),
    ("frames", frames),
    ("two tabs", two_tabs),
    ("a journal that is older than the database", old_journal),
    ("killed and opened again", killed),
    ("no network", no_network),
    ("where it turned", turned),
    ("every golden game is told as on any other machine", goldens),
];

/// Control, and control with shift, as the protocol counts the keys that are held.
const CONTROL: u32 = 2;
const CONTROL_SHIFT: u32 = 2 + 8;
/// True while something is typed.
const TYPES: &str = "document.activeElement.tagName === 'INPUT'";
/// Games of a site, at least.
const SITE_GAMES: usize = 200;
/// Steps through a long game.
const FRAMES_STEPS: u32 = 50;
/// How often the browser is killed.
const KILLS: u32 = 10;
/// Golden games that are told at once.
const AT_ONCE: usize = 40;

impl Desk {
    /// A desk with a server and a browser that knows nothing.
    pub fn new(
        program: &Path,
        folder: &Path,
        (pictures, kanso): (Option<PathBuf>, Option<PathBuf>),
    ) -> Result<Self> {
        let told = |error: std::io::Error| error.to_string();
        let server = serve(folder).map_err(told)?;
        if let Some(pictures) = &pictures {
            fs::create_dir_all(pictures).map_err(told)?;
        }
        let profile = tempfile::tempdir().map_err(told)?;
        let (program, folder) = (program.to_owned(), folder.to_owned());
        Ok(Self { program, server, pictures, folder, kanso, profile })
    }

    pub fn chrome(&self) -> Result<Chrome> {
        Chrome::start(&self.program, self.profile.path())
    }

    pub fn picture(&self, chrome: &Chrome, name: &str) -> Result<()> {
        let Some(pictures) = &self.pictures else { return Ok(()) };
        chrome.picture(&pictures.join(format!("{name}.png")))
    }

    fn link(&self, golden: &str, at: &str) -> Result<String> {
        let at = at.parse().map_err(|error| format!("{error:?}"))?;
        let link = link::link(&read(golden)?, Some(&at)).map_err(|error| error.to_string())?;
        Ok(format!("{}{link}", self.server.address))
    }
}

pub fn golden_path(name: &str) -> PathBuf {
    fixtures().join("golden").join(format!("{name}.kanso"))
}

fn fixtures() -> PathBuf {
    // A browser takes no file whose path goes up.
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures");
    path.canonicalize().unwrap_or(path)
}

fn read(golden: &str) -> Result<Vec<u8>> {
    fs::read(golden_path(golden)).map_err(|error| format!("{golden}: {error}"))
}

/// True if the words of the page begin with a line, as the place where one is.
pub fn is_at(address: &str) -> String {
    format!("document.getElementById('said').textContent.split('\\n')[0] === '{address}'")
}

/// True if the words of the page have these.
pub fn says(words: &str) -> String {
    format!("document.getElementById('said').textContent.includes({words:?})")
}

/// True if the title of the page has these words.
fn is_called(words: &str) -> String {
    format!("document.title.includes({words:?})")
}

/// The games that the browser keeps, by their paths: what a page that is loaded anew would find.
pub fn kept(chrome: &Chrome) -> Result<BTreeMap<String, Vec<u8>>> {
    chrome.until("globalThis.kanso.waiting === 0")?;
    let files = chrome.eval(
        "new Promise((resolve, reject) => {
            const opened = indexedDB.open('kanso');
            opened.onerror = () => reject(opened.error);
            opened.onsuccess = () => {
                const all = opened.result.transaction('files').objectStore('files').getAll();
                all.onsuccess = () => resolve(all.result.filter(({ bytes }) => bytes).map(({ path, bytes }) =>
                    [path, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]));
                all.onerror = () => reject(all.error);
            };
        })",
    )?;
    let files = files.as_array().ok_or("no list of files")?;
    let file = |file: &serde_json::Value| {
        let bytes = STANDARD.decode(file[1].as_str().unwrap_or_default());
        let bytes = bytes.map_err(|error| error.to_string())?;
        Ok((file[0].as_str().unwrap_or_default().to_owned(), bytes))
    };
    files.iter().map(file).collect()
}

/// Opens a golden game by a link and keeps it as a file.
fn saved(desk: &Desk, chrome: &Chrome, golden: &str, at: &str) -> Result<()> {
    chrome.go(&desk.link(golden, at)?)?;
    chrome.until(&is_at(at))?;
    chrome.key("s", CONTROL)?;
    chrome.until(TYPES)?;
    // The name that is proposed is taken.
    chrome.key("Enter", 0)?;
    chrome.until(&format!("!{}", says("may not be written")))?;
    Ok(())
}

/// Writes a note where one is; it is seen when this comes back.
fn note(chrome: &Chrome, text: &str) -> Result<()> {
    // What was typed is left first.
    chrome.key("Escape", 0)?;
    chrome.until(&format!("!({TYPES})"))?;
    chrome.key("w", 0)?;
    chrome.until(TYPES)?;
    chrome.type_in(text)?;
    chrome.key("Enter", CONTROL)?;
    chrome.until(&says(text)).map(drop)
}

fn expect(holds: bool, what: impl FnOnce() -> String) -> Result<()> {
    if holds { Ok(()) } else { Err(what()) }
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
    chrome.go(&desk.link("rook-raiders/a-chain-of-songs", "0@2")?)?;
    chrome.until(&is_at("0@2"))?;
    for (key, place) in [
        ("ArrowRight", "0@3"),
        ("ArrowRight", "0@4"),
        ("ArrowLeft", "0@3"),
        ("End", "0@6"),
        ("Home", "0@0"),
    ] {
        chrome.key(key, 0)?;
        chrome.until(&is_at(place))?;
    }
    // The address is changed by hand, or by a link on the same page.
    let other = desk.link("pig/won-at-once", "0@1")?;
    chrome.go(&other)?;
    chrome.until(&is_at("0@1"))?;
    Ok(String::new())
}

fn branch_and_note(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    saved(desk, &chrome, "pig/held-at-every-chance", "0@2")?;
    chrome.key("Enter", 0)?;
    chrome.until(TYPES)?;
    chrome.type_in("roll")?;
    chrome.key("Enter", 0)?;
    chrome.until(&is_at("1@3"))?;
    // What fell is asked for at once.
    chrome.until(TYPES)?;
    chrome.type_in("4")?;
    chrome.key("Enter", 0)?;
    chrome.until(&is_at("1@4"))?;
    note(&chrome, "Here it turned")?;
    chrome.until("globalThis.kanso.waiting === 0")?;
    let before = kept(&chrome)?;
    desk.picture(&chrome, "branch")?;
    let (path, bytes) = before.iter().next().ok_or("nothing is kept")?;
    let report = verify(built_in(), bytes, None);
    expect(report.is_sound(), || format!("{path}: {report:?}"))?;
    expect(report.lines.len() == 2, || format!("{path} has {} lines", report.lines.len()))?;
    let words = "Here it turned".as_bytes();
    let has_note = |bytes: &[u8]| bytes.windows(words.len()).any(|part| part == words);
    expect(has_note(bytes), || format!("{path} has no note"))?;
    // The page is loaded anew: one is where one was.
    chrome.until("location.hash === '#open=game.kanso&at=1@4'")?;
    chrome.reload()?;
    chrome.until(&format!("{} && {}", is_at("1@4"), says("Here it turned")))?;
    // Without its address the game is on the list.
    chrome.go("about:blank")?;
    chrome.go(&desk.server.address)?;
    chrome.until("document.body.classList.contains('ready')")?;
    expect(kept(&chrome)? == before, || "another game after the page was loaded anew".to_owned())?;
    desk.picture(&chrome, "library")?;
    Ok(String::new())
}

fn there_and_back(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    let permissions = serde_json::json!({
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"],
    });
    chrome.call("Browser.grantPermissions", &permissions)?;
    chrome.go(&desk.link("rook-raiders/a-chain-of-songs", "0@2")?)?;
    chrome.until(&is_at("0@2"))?;
    chrome.key("ArrowRight", 0)?;
    chrome.until(&is_at("0@3"))?;
    chrome.key("L", CONTROL_SHIFT)?;
    chrome.until(&says("a link to this moment"))?;
    let copied = chrome.eval("navigator.clipboard.readText()")?;
    let copied = copied.as_str().unwrap_or_default();
    expect(copied.starts_with(&desk.server.address), || format!("copied: {copied}"))?;
    let back = link::unlink(copied).map_err(|error| error.to_string())?;
    let at = back.at.map(|at| at.to_string());
    expect(at.as_deref() == Some("0@3"), || format!("it opens at {at:?}"))?;
    expect(back.bytes == read("rook-raiders/a-chain-of-songs")?, || "other bytes".to_owned())?;
    chrome.go("about:blank")?;
    chrome.go(copied)?;
    chrome.until(&is_at("0@3"))?;
    Ok(format!(": {} signs", copied.len()))
}

fn damaged(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    chrome.go(&desk.server.address)?;
    chrome.until("document.body.classList.contains('ready')")?;
    chrome.drop_files(&[fixtures().join("damaged/flipped-bit.kanso")])?;
    chrome.until(&says("Damaged before"))?;
    desk.picture(&chrome, "damaged")?;
    // What is no game at all says so.
    chrome.drop_files(&[fixtures().join("damaged/README.md")])?;
    chrome.until(&says("no game of Kansō"))?;
    // A whole one opens and is kept.
    chrome.drop_files(&[golden_path("pig/won-at-once")])?;
    chrome.until(&is_called("won-at-once.kanso"))?;
    let files = kept(&chrome)?;
    let bytes = files.get("/games/won-at-once.kanso");
    expect(bytes == Some(&read("pig/won-at-once")?), || format!("kept: {:?}", files.keys()))?;
    Ok(String::new())
}

fn cut(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    let link = desk.link("pig/won-at-once", "0@1")?;
    chrome.go(&link[..link.len() - 40])?;
    chrome.until(&says("no whole game"))?;
    desk.picture(&chrome, "cut")?;
    Ok(String::new())
}

fn told_to_one(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    let bytes = read("rook-raiders/a-chain-of-songs")?;
    let review = review::open(built_in(), &bytes).map_err(|error| error.to_string());
    let (at, eye) = (Position::after(0, 5), Eye::Seat(Seat::at(0)));
    let page = GamePage { lang: Lang::Ja, eye, routine: Routine::LeftOut, at, analysis: None };
    let told = game_told(&mut *review?, &page).map_err(|error| error.to_string())?;
    let link = link::link_told(&told.text(false)).map_err(|error| error.to_string())?;
    // The page of the window hands it on; all parts of it are there, and the link stays in the address.
    chrome.go(&format!("{}{link}", desk.server.address))?;
    chrome
        .until("location.pathname.endsWith('/told.html') && document.readyState === 'complete'")?;
    let body = serde_json::to_string(&told.words).map_err(|error| error.to_string())?;
    let whole = format!(
        "new DOMParser().parseFromString({body}, 'text/html').body.innerHTML === \
         document.getElementById('told').innerHTML"
    );
    chrome.until(&whole)?;
    chrome.until("document.documentElement.lang === 'ja'")?;
    chrome.eval("document.querySelector('#told a.rule').click()")?;
    chrome.until("document.querySelector('#told dt.there') && location.hash.startsWith('#p=')")?;
    desk.picture(&chrome, "told-to-one")?;
    // A stranger writes a link: nothing in it runs or leads away.
    let evil = "en\ntold\n<h1 onclick=\"x()\">Hi</h1><script>document.title = 'owned'</script>\
                <a href=\"https://example.org\">away</a><img src=x onerror=\"document.title = 'owned'\">\
                <meta http-equiv=\"refresh\" content=\"0;url=https://example.org\"><svg><a \
                xlink:href=\"javascript:x()\"><text>t</text></a></svg>";
    let link = link::link_told(evil).map_err(|error| error.to_string())?;
    chrome.go(&format!("{}told.html{link}", desk.server.address))?;
    chrome.until("document.title === 'told'")?;
    let left = "<h1>Hi</h1><a>away</a><svg><a><text>t</text></a></svg>";
    let left = serde_json::to_string(left).map_err(|error| error.to_string())?;
    chrome.until(&format!("document.getElementById('told').innerHTML === {left}"))?;
    // And one was cut.
    chrome.go(&format!("{}told.html{}", desk.server.address, &link[..link.len() - 9]))?;
    chrome.until(
        "!document.getElementById('cut').hidden && !document.getElementById('told').innerHTML",
    )?;
    Ok(String::new())
}

fn japanese(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    let link = desk
        .link("berserk-tcg/reading-r1", "0@1")
        .or_else(|_| desk.link("rook-raiders/a-chain-of-songs", "0@5"))?;
    chrome.go(&format!("{link}&lang=ja"))?;
    chrome.until("/[ぁ-ん]/.test(document.getElementById('said').textContent)")?;
    chrome.until("document.documentElement.lang === 'ja'")?;
    desk.picture(&chrome, "japanese")?;
    Ok(String::new())
}

fn small(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    let link = desk.link("rook-raiders/a-chain-of-songs", "0@5")?;
    for (name, size, phone) in [
        ("phone", (390, 844), true),
        ("phone-wide", (844, 390), true),
        ("tablet", (820, 1_180), true),
    ] {
        chrome.resize(size, phone)?;
        chrome.go("about:blank")?;
        chrome.go(&link)?;
        chrome.until(&is_at("0@5"))?;
        let fits = format!(
            "(() => {{ const place = document.getElementById('window').getBoundingClientRect();
             return place.width === {} && place.height === {}
                 && document.documentElement.scrollWidth <= {}; }})()",
            size.0, size.1, size.0
        );
        chrome.until(&fits)?;
        desk.picture(&chrome, name)?;
        chrome.go("about:blank")?;
        chrome.go(&desk.server.address)?;
        chrome.until("document.body.classList.contains('ready')")?;
        desk.picture(&chrome, &format!("{name}-first"))?;
    }
    Ok(String::new())
}

/// On a phone, by a finger that only comes down where something is seen.
fn tapped(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    chrome.resize((390, 844), true)?;
    chrome.go(&desk.server.address)?;
    chrome.until("document.body.classList.contains('ready')")?;
    // Who hears the page is told what is where; so are we.
    chrome.eval("document.getElementById('speak').click()")?;
    let mut taps = 0;
    let mut tap = |words: &str| {
        taps += 1;
        chrome.tap(words)
    };
    tap("New game of Pig")?;
    chrome.until("document.getElementById('spoken').textContent.includes('from our table')")?;
    desk.picture(&chrome, "tapped-new")?;
    // The dialog is longer than the phone.
    chrome.swipe_up((350.0, 590.0), 440.0)?;
    desk.picture(&chrome, "tapped-scrolled")?;
    tap("from our table")?;
    tap("Begin")?;
    chrome.until(&is_at("0@0"))?;
    let mut events = 0;
    for (answer, face) in
        [("roll", 4), ("roll", 6), ("hold, banking 10", 0), ("roll", 1), ("roll", 5)]
    {
        tap(answer)?;
        events += 1;
        if face > 0 {
            tap(&format!("Die showing {face}"))?;
            events += 1;
        }
        chrome.until(&is_at(&format!("0@{events}")))?;
    }
    desk.picture(&chrome, "tapped")?;
    chrome.until(&says("Kept"))?;
    let files = kept(&chrome)?;
    let (path, bytes) = files.iter().next().ok_or("nothing is kept")?;
    let report = verify(built_in(), bytes, None);
    expect(report.is_sound() && report.events == events, || format!("{path}: {report:?}"))?;
    // What was entered last is taken back.
    tap("Undo")?;
    chrome.until(&format!("!({})", is_at(&format!("0@{events}"))))?;
    Ok(format!(": {taps} taps for {events} events"))
}

/// A folder of games as a site: its index, and a game of it in the window.
fn site(desk: &Desk) -> Result<String> {
    let Some(kanso) = &desk.kanso else {
        return Ok(": left out, as there is no --kanso".to_owned());
    };
    let told = |error: std::io::Error| error.to_string();
    let dir = tempfile::tempdir().map_err(told)?;
    let (games, site) = (dir.path().join("games"), dir.path().join("site"));
    fs::create_dir(&games).map_err(told)?;
    let mut logs = Vec::new();
    find(&fixtures().join("golden"), &mut logs)?;
    logs.sort();
    for (number, log) in logs.iter().step_by(logs.len() / SITE_GAMES).enumerate() {
        let name = log.file_name().unwrap_or_default().to_string_lossy();
        fs::copy(log, games.join(format!("{number:03} {name}"))).map_err(told)?;
    }
    let made = std::process::Command::new(kanso)
        .args(["site".as_ref(), games.as_os_str(), "-o".as_ref(), site.as_os_str()])
        .args(["--viewer".as_ref(), desk.folder.as_os_str()])
        .output()
        .map_err(told)?;
    expect(made.status.success(), || String::from_utf8_lossy(&made.stderr).into_owned())?;
    let server = serve(&site).map_err(told)?;
    let chrome = desk.chrome()?;
    for (name, size, game) in [("desk", (1_280, 800), 100), ("hand", (390, 844), 120)] {
        chrome.resize(size, name == "hand")?;
        chrome.go(&server.address)?;
        let links = "document.querySelectorAll('a[href^=\"view.html\"]').length";
        chrome.until(&format!("{links} >= {SITE_GAMES}"))?;
        desk.picture(&chrome, &format!("site-{name}"))?;
        // As a click does.
        chrome.eval(&format!("document.querySelector('a[href*=\"games/{game}\"]').click()"))?;
        chrome.until(&is_at("0@0"))?;
        desk.picture(&chrome, &format!("site-game-{name}"))?;
        chrome.key("ArrowRight", 0)?;
        chrome.until(&is_at("0@1"))?;
        chrome.until("location.hash.includes('file=games') && location.hash.includes('at=0@1')")?;
    }
    Ok(format!(": {SITE_GAMES} games"))
}

/// How long frames take while a long game is scrubbed, without the graphics: told, not judged.
fn frames(desk: &Desk) -> Result<String> {
    let Some(kanso) = &desk.kanso else {
        return Ok(": left out, as there is no --kanso".to_owned());
    };
    let told = |error: std::io::Error| error.to_string();
    let dir = tempfile::tempdir().map_err(told)?;
    let mut all = Vec::new();
    for game in
        ["rook-raiders", "berserk-tcg", "mamono-raid", "brave-architect", "battlelore-heroes"]
    {
        let log = dir.path().join(format!("{game}.kanso"));
        let mut command = std::process::Command::new(kanso);
        command.args(["simulate", game, "--seed", "7", "-o"]).arg(&log);
        command.output().map_err(told)?;
        let chrome = desk.chrome()?;
        chrome.go(&desk.server.address)?;
        chrome.until("document.body.classList.contains('ready')")?;
        chrome.drop_files(&[log])?;
        chrome.until(&is_called(game))?;
        chrome.eval(
            "globalThis.times = [];
            globalThis.next = window.requestAnimationFrame.bind(window);
            window.requestAnimationFrame = (draw) => globalThis.next((time) => {
                const start = performance.now();
                draw(time);
                times.push(performance.now() - start);
            }); true",
        )?;
        for _ in 0..FRAMES_STEPS {
            chrome.key("ArrowRight", 0)?;
            // Two frames, so that the step is drawn.
            chrome.eval("new Promise((done) => next(() => next(() => done(true))))")?;
        }
        let sorted = "times.sort((a, b) => a - b)";
        let at = |part: f64| chrome.eval(&format!("{sorted}[Math.floor(times.length * {part})]"));
        let (half, most) = (at(0.5)?.as_f64(), at(0.99)?.as_f64());
        let (half, most) = (half.unwrap_or_default(), most.unwrap_or_default());
        all.push(format!("{game} {half:.1} and {most:.1} ms"));
    }
    Ok(format!(": half of them and 99 of 100 within {}", all.join(", ")))
}

fn two_tabs(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    saved(desk, &chrome, "pig/won-at-once", "0@1")?;
    let before = kept(&chrome)?;
    chrome.new_page()?;
    chrome.go(&desk.server.address)?;
    chrome.until(&says("Another tab of this browser"))?;
    chrome.drop_files(&[golden_path("pig/held-at-every-chance")])?;
    chrome.until(&is_called("held-at-every-chance.kanso"))?;
    expect(kept(&chrome)? == before, || "the second tab wrote".to_owned())?;
    Ok(String::new())
}

/// As a browser that was killed may leave it: the first change stands in the journal though all later ones
/// are in the database. It must not come over them.
fn old_journal(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    saved(desk, &chrome, "pig/held-at-every-chance", "0@2")?;
    note(&chrome, "a later change")?;
    let before = kept(&chrome)?;
    chrome.eval(
        "localStorage.setItem('kanso-journal-0', JSON.stringify({
            what: 'put', path: '/games/game.kanso', at: 0, bytes: btoa('an earlier one'),
        }))",
    )?;
    chrome.reload()?;
    chrome.until(&says("a later change"))?;
    expect(kept(&chrome)? == before, || "the earlier change came back".to_owned())?;
    // One that the database does not have is not lost.
    let (path, mut bytes) = before.into_iter().next().ok_or("nothing is kept")?;
    let cut = bytes.split_off(bytes.len() / 2);
    chrome.eval(&format!(
        "(() => {{
            const at = {}, bytes = '{}';
            for (const [number, what, from] of [[9998, 'cut', ''], [9999, 'append', bytes]]) {{
                localStorage.setItem(`kanso-journal-${{number}}`, JSON.stringify({{
                    what, path: {path:?}, at, bytes: from,
                }}));
            }}
        }})()",
        bytes.len(),
        STANDARD.encode(&cut),
    ))?;
    chrome.reload()?;
    chrome.until(&says("a later change"))?;
    bytes.extend(cut);
    expect(kept(&chrome)?.get(&path) == Some(&bytes), || {
        "what the journal has is lost".to_owned()
    })?;
    let left =
        chrome.eval("Object.keys(localStorage).filter((key) => /journal/.test(key)).length")?;
    expect(left == 0, || format!("{left} changes are left in the journal"))?;
    Ok(String::new())
}

fn killed(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    saved(desk, &chrome, "pig/held-at-every-chance", "0@2")?;
    kept(&chrome)?;
    chrome.kill();
    for kill in 1..=KILLS {
        let chrome = desk.chrome()?;
        chrome.go(&format!("{}#open=game.kanso&at=0@2", desk.server.address))?;
        chrome.until(&is_at("0@2"))?;
        // All notes so far are there.
        for before in 1..kill {
            chrome.until(&says(&format!("note {before} of")))?;
        }
        note(&chrome, &format!("note {kill} of {KILLS}"))?;
        // The mark that says so: what is done is on the disk.
        chrome.until(&says("Kept"))?;
        chrome.kill();
    }
    let chrome = desk.chrome()?;
    chrome.go(&desk.server.address)?;
    chrome.until("document.body.classList.contains('ready')")?;
    let files = kept(&chrome)?;
    let bytes = files.get("/games/game.kanso").ok_or("nothing is kept")?;
    let report = verify(built_in(), bytes, None);
    expect(report.is_sound(), || format!("{report:?}"))?;
    Ok(format!(": {KILLS} times"))
}

fn no_network(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    let link = desk.link("pig/won-at-once", "0@1")?;
    chrome.go(&link)?;
    chrome.until(&is_at("0@1"))?;
    chrome.until("navigator.serviceWorker.ready.then((worker) => worker.active !== null)")?;
    chrome.until("navigator.serviceWorker.controller !== null")?;
    let sent = desk.server.sent.load(Ordering::Relaxed);
    chrome.network(false)?;
    chrome.go("about:blank")?;
    chrome.go(&link)?;
    chrome.until(&is_at("0@1"))?;
    expect(desk.server.sent.load(Ordering::Relaxed) == sent, || "the server was asked".to_owned())?;
    Ok(String::new())
}

fn turned(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    chrome.go(&desk.link("pig/goal-reached-exactly", "0@0")?)?;
    chrome.until(&is_at("0@0"))?;
    chrome.key("i", 0)?;
    // The key goes to the next turning point as soon as there is one.
    let start = Instant::now();
    while chrome.eval(&is_at("0@0"))? == true {
        chrome.key("t", 0)?;
        if start.elapsed() > PATIENCE {
            desk.picture(&chrome, "not-turned")?;
            return Err(format!("no turning point: {:?}", chrome.said.borrow()));
        }
    }
    desk.picture(&chrome, "turned")?;
    Ok(format!(": {:.2} s", start.elapsed().as_secs_f64()))
}

/// Each golden game is told by a worker, which is the program that the window is.
fn goldens(desk: &Desk) -> Result<String> {
    let chrome = desk.chrome()?;
    chrome.go(&desk.server.address)?;
    chrome.until("document.body.classList.contains('ready')")?;
    chrome.eval(
        "globalThis.told = (logs) => new Promise((resolve, reject) => {
            const worker = globalThis.teller ??= kanso.worker();
            const answers = [];
            worker.onerror = (why) => reject(new Error(why.message));
            worker.onmessage = ({ data }) => {
                answers.push(data);
                if (answers.length === logs.length) resolve(answers);
            };
            for (const log of logs) {
                worker.postMessage(Uint8Array.from(atob(log), (sign) => sign.charCodeAt(0)));
            }
        }); true",
    )?;
    let mut logs = Vec::new();
    find(&fixtures().join("golden"), &mut logs)?;
    logs.sort();
    for part in logs.chunks(AT_ONCE) {
        let mut asked = Vec::new();
        for log in part {
            let bytes = fs::read(log).map_err(|error| error.to_string())?;
            asked.push(STANDARD.encode(bytes));
        }
        let answers = chrome.eval(&format!("told({})", serde_json::json!(asked)))?;
        for (at, log) in part.iter().enumerate() {
            let answer: serde_json::Value =
                serde_json::from_str(answers[at].as_str().unwrap_or_default())
                    .map_err(|error| error.to_string())?;
            let blessed = fs::read_to_string(log.with_extension("txt"));
            let blessed = blessed.map_err(|error| format!("{}: {error}", log.display()))?;
            let told = answer["Transcript"].as_str();
            expect(told == Some(&blessed), || {
                format!("{}: told otherwise: {answer}", log.display())
            })?;
        }
    }
    Ok(format!(": {} of them", logs.len()))
}

/// The logs in a folder and in those below it.
fn find(folder: &Path, logs: &mut Vec<PathBuf>) -> Result<()> {
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(told)? {
        let path = entry.map_err(told)?.path();
        if path.is_dir() {
            find(&path, logs)?;
        } else if path.extension().is_some_and(|ending| ending == "kanso") {
            logs.push(path);
        }
    }
    Ok(())
}
