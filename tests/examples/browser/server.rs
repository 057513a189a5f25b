//! A plain server of files, as any static host is one: on the loopback address alone.

use std::fs;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Longest line of a request.
const LINE_LEN_MAX: usize = 1 << 14;

/// A server that ends with the program.
pub struct Server {
    /// Where it is: `http://127.0.0.1:PORT/`.
    pub address: String,
    /// Bytes that it has sent, without the heads.
    pub sent: Arc<AtomicU64>,
}

/// Serves the files of a folder.
pub fn serve(folder: &Path) -> io::Result<Server> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = format!("http://{}/", listener.local_addr()?);
    let (sent, counted) = (Arc::new(AtomicU64::new(0)), folder.to_owned());
    let counter = Arc::clone(&sent);
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (folder, counter) = (counted.clone(), Arc::clone(&counter));
            thread::spawn(move || {
                // Who has gone away is told nothing.
                let _ = answer(stream, &folder, &counter);
            });
        }
    });
    Ok(Server { address, sent })
}

fn answer(mut stream: TcpStream, folder: &Path, sent: &AtomicU64) -> io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    loop {
        let mut first = String::new();
        if reader.read_line(&mut first)? == 0 || first.len() > LINE_LEN_MAX {
            return Ok(());
        }
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line)? == 0 || line.trim().is_empty() {
                break;
            }
        }
        let path = first.split_whitespace().nth(1).unwrap_or("/");
        let found = file_of(folder, path).and_then(|file| Some((fs::read(&file).ok()?, file)));
        let (status, kind, body) = match found {
            Some((bytes, file)) => ("200 OK", kind_of(&file), bytes),
            None => ("404 Not Found", "text/plain", b"no such file".to_vec()),
        };
        let len = body.len();
        write!(
            stream,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len}\r\n\r\n"
        )?;
        stream.write_all(&body)?;
        sent.fetch_add(len as u64, Ordering::Relaxed);
    }
}

/// The file of a path, never one beyond the folder.
fn file_of(folder: &Path, path: &str) -> Option<PathBuf> {
    let path = path.split(['?', '#']).next()?.trim_start_matches('/');
    let path = Path::new(if path.is_empty() { "index.html" } else { path });
    let is_within = path.components().all(|part| matches!(part, Component::Normal(_)));
    is_within.then(|| folder.join(path))
}

fn kind_of(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
