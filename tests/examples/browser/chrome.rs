//! A browser without a window, steered by the protocol that its own tools use, through pipes.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest that anything is waited for.
pub const PATIENCE: Duration = Duration::from_secs(20);
/// Steps of a finger that is drawn over the page.
const SWIPE_STEPS: u32 = 12;
/// Between two looks.
pub const LOOK: Duration = Duration::from_millis(20);

/// What goes wrong, in words.
pub type Result<T> = std::result::Result<T, String>;

/// A browser with one page.
pub struct Chrome {
    child: Child,
    to: RefCell<ChildStdin>,
    from: Receiver<Value>,
    next: Cell<u64>,
    session: RefCell<String>,
    /// What the page wrote to its console, and what went wrong in it.
    pub said: RefCell<Vec<String>>,
}

impl Chrome {
    /// Starts a browser that keeps what it keeps in a folder.
    pub fn start(program: &Path, profile: &Path) -> Result<Self> {
        // The protocol is spoken through the third and the fourth pipe.
        let mut child = Command::new("sh")
            .arg("-c")
            .arg(
                "exec \"$0\" --headless --no-sandbox --disable-gpu-sandbox --use-angle=swiftshader \
                 --enable-unsafe-swiftshader --no-first-run --disable-background-networking \
                 --disable-component-update --disable-sync --mute-audio --window-size=1280,800 \
                 --user-data-dir=\"$1\" --remote-debugging-pipe about:blank 3<&0 4>&1 0</dev/null 1>&2",
            )
            .args([program, profile])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let to = child.stdin.take().ok_or("no pipe to the browser")?;
        let from = listen(child.stdout.take().ok_or("no pipe from the browser")?);
        let chrome = Self {
            child,
            to: RefCell::new(to),
            from,
            next: Cell::new(1),
            session: RefCell::default(),
            said: RefCell::default(),
        };
        chrome.new_page()?;
        Ok(chrome)
    }

    /// Opens another page, which is the one from now on.
    pub fn new_page(&self) -> Result<()> {
        self.session.take();
        let made = self.call("Target.createTarget", &json!({ "url": "about:blank" }))?;
        let attach = json!({ "targetId": made["targetId"], "flatten": true });
        let attached = self.call("Target.attachToTarget", &attach)?;
        self.session.replace(attached["sessionId"].as_str().unwrap_or_default().to_owned());
        for domain in ["Page", "Runtime", "Log"] {
            self.call(&format!("{domain}.enable"), &json!({}))?;
        }
        Ok(())
    }

    /// Says something to the browser, and waits for its answer.
    pub fn call(&self, method: &str, parameters: &Value) -> Result<Value> {
        let id = self.next.replace(self.next.get() + 1);
        let mut message = json!({ "id": id, "method": method, "params": parameters });
        let session = self.session.borrow().clone();
        if !session.is_empty() {
            message["sessionId"] = session.into();
        }
        let gone = |error: std::io::Error| format!("the browser is gone: {error}");
        self.to.borrow_mut().write_all(format!("{message}\0").as_bytes()).map_err(gone)?;
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let answer = self.from.recv_timeout(left);
            let mut answer = answer.map_err(|_| format!("{method}: no answer"))?;
            if answer["id"] == json!(id) {
                let error = &answer["error"]["message"];
                return match error.as_str() {
                    Some(why) => Err(format!("{method}: {why}")),
                    None => Ok(answer["result"].take()),
                };
            }
            self.note(&answer);
        }
    }

    /// Keeps what the page says.
    fn note(&self, event: &Value) {
        let parameters = &event["params"];
        let said = match event["method"].as_str() {
            Some("Runtime.consoleAPICalled") => parameters["args"][0]["value"].to_string(),
            Some("Runtime.exceptionThrown") => parameters["exceptionDetails"].to_string(),
            Some("Log.entryAdded") => parameters["entry"]["text"].to_string(),
            _ => return,
        };
        self.said.borrow_mut().push(said);
    }

    /// The value of an expression in the page; a promise is waited for.
    pub fn eval(&self, expression: &str) -> Result<Value> {
        let asked =
            json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.call("Runtime.evaluate", &asked)?;
        if answer["exceptionDetails"].is_object() {
            return Err(format!("{expression}: {}", answer["exceptionDetails"]));
        }
        Ok(answer["result"]["value"].take())
    }

    /// Waits until an expression in the page holds.
    pub fn until(&self, expression: &str) -> Result<Duration> {
        let start = Instant::now();
        loop {
            // While a page is loaded there is nothing to ask.
            if self.eval(expression).is_ok_and(|value| value == json!(true)) {
                return Ok(start.elapsed());
            }
            if start.elapsed() > PATIENCE {
                let said = self.said.borrow().join("\n  ");
                let state = self.eval("document.getElementById('said')?.textContent");
                return Err(format!("never: {expression}\n  {state:?}\n  {said}"));
            }
            thread::sleep(LOOK);
        }
    }

    /// Goes to an address.
    pub fn go(&self, address: &str) -> Result<()> {
        self.call("Page.navigate", &json!({ "url": address })).map(drop)
    }

    /// Loads the page anew.
    pub fn reload(&self) -> Result<()> {
        self.call("Page.reload", &json!({})).map(drop)
    }

    /// The page has this size from now on, in points; a phone is touched.
    pub fn resize(&self, (width, height): (u32, u32), phone: bool) -> Result<()> {
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone,
        });
        self.call("Emulation.setDeviceMetricsOverride", &metrics)?;
        let touch = json!({ "enabled": phone });
        self.call("Emulation.setTouchEmulationEnabled", &touch).map(drop)
    }

    /// Presses a key and lets it go: `ArrowRight`, `b`, with the keys that are held.
    pub fn key(&self, key: &str, held: u32) -> Result<()> {
        let code = match key {
            one if one.len() == 1 => format!("Key{}", one.to_uppercase()),
            other => other.to_owned(),
        };
        let text = if key.len() == 1 && held == 0 { key } else { "" };
        for kind in ["keyDown", "keyUp"] {
            let text = if kind == "keyDown" { text } else { "" };
            let event = json!({
                "type": kind, "key": key, "code": code, "modifiers": held, "text": text,
                "windowsVirtualKeyCode": virtual_key(key),
            });
            self.call("Input.dispatchKeyEvent", &event)?;
        }
        Ok(())
    }

    /// Types a text.
    pub fn type_in(&self, text: &str) -> Result<()> {
        self.call("Input.insertText", &json!({ "text": text })).map(drop)
    }

    /// Where something is seen that is called so, its middle; the last one where several are. None: nowhere.
    pub fn place_of(&self, words: &str) -> Result<Option<(f64, f64)>> {
        let found = self.eval(&format!(
            "(() => {{
                const all = Array.from(document.getElementById('spoken').children);
                const one = all.filter((one) => one.textContent === {words:?} && !one.disabled).at(-1);
                if (!one) return null;
                const place = one.getBoundingClientRect();
                return [place.x + place.width / 2, place.y + place.height / 2];
            }})()"
        ))?;
        Ok(found[0].as_f64().zip(found[1].as_f64()))
    }

    /// Puts a finger on what is called so, and takes it away.
    pub fn tap(&self, words: &str) -> Result<()> {
        let start = Instant::now();
        let (mut before, mut place) = (None, self.place_of(words)?);
        // What still moves is not tapped.
        while place.is_none() || place != before {
            if start.elapsed() > PATIENCE {
                let seen = self.eval(
                    "Array.from(document.getElementById('spoken').children, (one) => one.textContent)",
                )?;
                return Err(format!("nothing is called {words}: {seen}"));
            }
            thread::sleep(LOOK);
            (before, place) = (place, self.place_of(words)?);
        }
        self.touch(place.unwrap_or_default())
    }

    /// Puts a finger on a place, and takes it away.
    pub fn touch(&self, (x, y): (f64, f64)) -> Result<()> {
        let touch = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        self.call("Input.dispatchTouchEvent", &touch)?;
        let end = json!({ "type": "touchEnd", "touchPoints": [] });
        self.call("Input.dispatchTouchEvent", &end).map(drop)
    }

    /// Draws a finger over the page, up by so many points from a place, or down by fewer than none: what scrolls
    /// there does.
    pub fn swipe_up(&self, (x, y): (f64, f64), by: f64) -> Result<()> {
        let at = |y: f64| json!([{ "x": x, "y": y }]);
        let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
        self.call("Input.dispatchTouchEvent", &touch("touchStart", at(y)))?;
        for step in 1..=SWIPE_STEPS {
            let part = f64::from(step) / f64::from(SWIPE_STEPS);
            self.call("Input.dispatchTouchEvent", &touch("touchMove", at(y - by * part)))?;
            thread::sleep(LOOK);
        }
        // The finger rests before it is lifted, so that nothing runs on.
        for _ in 0..SWIPE_STEPS {
            self.call("Input.dispatchTouchEvent", &touch("touchMove", at(y - by)))?;
            thread::sleep(LOOK);
        }
        self.call("Input.dispatchTouchEvent", &touch("touchEnd", json!([]))).map(drop)
    }

    /// Drops files on the page.
    pub fn drop_files(&self, files: &[PathBuf]) -> Result<()> {
        let data = json!({ "items": [], "files": files, "dragOperationsMask": 1 });
        for kind in ["dragEnter", "dragOver", "drop"] {
            let event = json!({ "type": kind, "x": 300, "y": 300, "data": data });
            self.call("Input.dispatchDragEvent", &event)?;
        }
        Ok(())
    }

    /// With or without a network.
    pub fn network(&self, on: bool) -> Result<()> {
        let conditions = json!({
            "offline": !on, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.call("Network.enable", &json!({}))?;
        self.call("Network.emulateNetworkConditions", &conditions).map(drop)
    }

    /// A picture of the page, as PNG.
    pub fn picture(&self, to: &Path) -> Result<()> {
        let answer = self.call("Page.captureScreenshot", &json!({ "format": "png" }))?;
        let bytes = STANDARD.decode(answer["data"].as_str().unwrap_or_default());
        let bytes = bytes.map_err(|error| error.to_string())?;
        fs::write(to, bytes).map_err(|error| format!("{}: {error}", to.display()))
    }

    /// Ends the browser at once, as a battery does.
    pub fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Takes what the browser says apart, message by message.
fn listen(from: ChildStdout) -> Receiver<Value> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut reader = BufReader::new(from);
        loop {
            let mut message = Vec::new();
            if reader.read_until(0, &mut message).unwrap_or(0) == 0 {
                return;
            }
            message.pop();
            let Ok(message) = serde_json::from_slice(&message) else { continue };
            if sender.send(message).is_err() {
                return;
            }
        }
    });
    receiver
}

/// The number that old programs know a key by.
fn virtual_key(key: &str) -> u32 {
    match key {
        "Enter" => 13,
        "Escape" => 27,
        "End" => 35,
        "Home" => 36,
        "ArrowLeft" => 37,
        "ArrowUp" => 38,
        "ArrowRight" => 39,
        "ArrowDown" => 40,
        one => one.bytes().next().unwrap_or(0).to_ascii_uppercase().into(),
    }
}
