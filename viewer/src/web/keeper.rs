//! Who keeps the games: the browser, by the hands of the page.

use super::page;
use kanso_replay::shelf::{Change, Keeper};
use std::io;

/// The browser.
pub struct Browser;

impl Keeper for Browser {
    fn keep(&mut self, change: Change<'_>) -> io::Result<()> {
        let done = match change {
            Change::Put { path, bytes } => page::keep("put", path, 0, bytes),
            Change::Append { path, at, bytes } => page::keep("append", path, at, bytes),
            Change::Cut { path, len } => page::keep("cut", path, len, &[]),
            Change::Remove { path } => page::keep("remove", path, 0, &[]),
        };
        done.map_err(|why| match why.as_str() {
            "QuotaExceededError" => io::ErrorKind::QuotaExceeded.into(),
            _ => io::Error::other(why),
        })
    }

    fn now(&self) -> u64 {
        (js_sys::Date::now() / 1_000.0) as u64
    }
}
