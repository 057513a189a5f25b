//! What playouts came to, kept for the next time.
//!
//! What comes of a playout follows from the game, the state, the luck and the policy alone. So what is
//! kept is found by a digest of all of them: another line of the file, a longer one or a corrected one
//! finds what it has in common with those before.
//!
//! ```text
//! file     "kanso analysis 1\n", then entries one behind the other
//! entry    key 16 bytes, seats u8, certain u8, given up u32, playouts u32, parts u16 each (playout by
//!          playout, seat by seat), then the first 8 bytes of BLAKE3 over all of it; little-endian
//! ```
//!
//! An entry that is torn or damaged ends the file: what is behind it is worked out again. Nothing of a
//! log is in it that could not be made anew, so it can be deleted at any time.

use super::samples::Samples;
use crate::disk;
use crate::games::Games;
use crate::log::record::Header;
use kanso_engine::canon::canonical;
use kanso_engine::cards::hex;
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// What an entry is found by.
pub type Key = [u8; 16];

/// Keeps what playouts came to; used from several threads.
pub trait Keep: Sync {
    /// What was kept.
    fn kept(&self, key: &Key) -> Option<Samples> {
        let _ = key;
        None
    }

    /// Keeps it.
    fn keep(&self, key: &Key, samples: &Samples) {
        let _ = (key, samples);
    }
}

/// Keeps nothing.
impl Keep for () {}

/// What a file begins with.
const MAGIC: &[u8] = b"kanso analysis 1\n";
/// Bytes before the parts of an entry.
const HEAD: usize = 16 + 1 + 1 + 4 + 4;
/// Bytes behind the parts of an entry.
const CHECK: usize = 8;
/// Bytes of a file that are read, at most.
const FILE_LEN_MAX: u64 = 1 << 30;
/// Files of a folder; the oldest leave when there are more.
const FILES_MAX: usize = 400;

/// A file of what was kept.
pub struct Cache {
    found: Mutex<BTreeMap<Key, Samples>>,
    /// None: somebody else writes to it, or it cannot be written.
    file: Mutex<Option<File>>,
}

impl Cache {
    /// The file for what is played out from games with this header, in the [`folder`] of the person who
    /// runs the program; none where nobody knows a place for it.
    pub fn of_game(header: &Header, games: Games) -> Option<Self> {
        let name = hex(&digest_of(header, games)[..16]);
        Some(Self::open(&folder()?, &format!("{name}.{ENDING}")))
    }

    /// Opens the file of this name in a folder, which are made if they are not there. What cannot be read
    /// is as if it were not there, and what cannot be written is not kept: an analysis goes on without.
    pub fn open(folder: &Path, name: &str) -> Self {
        let path = folder.join(name);
        let (mut found, mut end) = (BTreeMap::new(), 0);
        let file = open(folder, &path).and_then(|mut file| {
            let mut bytes = Vec::new();
            (&mut file).take(FILE_LEN_MAX).read_to_end(&mut bytes)?;
            (found, end) = read(&bytes);
            // From the first entry that is torn on.
            file.set_len(end as u64)?;
            file.seek(SeekFrom::End(0))?;
            if end == 0 {
                file.write_all(MAGIC)?;
            }
            Ok(file)
        });
        if file.is_err()
            && let Ok(bytes) = fs::read(&path)
        {
            (found, _) = read(&bytes);
        }
        Self { found: Mutex::new(found), file: Mutex::new(file.ok()) }
    }

    /// Keeps as long as it lives.
    pub fn in_memory() -> Self {
        Self { found: Mutex::default(), file: Mutex::new(None) }
    }

    /// How many entries there are.
    pub fn count(&self) -> usize {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Keep for Cache {
    fn kept(&self, key: &Key) -> Option<Samples> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    fn keep(&self, key: &Key, samples: &Samples) {
        let bytes = written(key, samples);
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let failed = file.as_mut().is_some_and(|file| {
            let _whole = disk::hold();
            file.write_all(&bytes).is_err()
        });
        if failed {
            *file = None;
        }
        drop(file);
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.insert(*key, samples.clone());
    }
}

/// What all playouts from games with this header have in common: a state does not say what a game is
/// played by, its options, readings and cards, and rules change with the program. Who made the game,
/// when and for whom plays no part.
fn digest_of(header: &Header, games: Games) -> [u8; 32] {
    let of = Header {
        action_variants: 0,
        program: String::new(),
        names: vec![String::new(); header.names.len()],
        created: None,
        ..header.clone()
    };
    let mut digest = blake3::Hasher::new();
    digest.update(env!("CARGO_PKG_VERSION").as_bytes());
    digest.update(&games.rules_digest(&header.game).unwrap_or_default());
    digest.update(&canonical(&of));
    *digest.finalize().as_bytes()
}

fn open(folder: &Path, path: &Path) -> io::Result<File> {
    fs::create_dir_all(folder)?;
    if !path.exists() {
        make_room(folder)?;
    }
    let mut options = OpenOptions::new();
    let file = disk::open_for_one_writer(options.read(true).create(true).truncate(false), path)?;
    Ok(file)
}

/// Removes the oldest files of a folder that has too many.
fn make_room(folder: &Path) -> io::Result<()> {
    let mut files: Vec<_> = fs::read_dir(folder)?
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let is_ours = entry.path().extension().is_some_and(|ending| ending == ENDING);
            let changed = entry.metadata().ok()?.modified().ok()?;
            is_ours.then(|| (changed, entry.path()))
        })
        .collect();
    files.sort();
    let over = (files.len() + 1).saturating_sub(FILES_MAX);
    for (_, path) in files.into_iter().take(over) {
        let _ = fs::remove_file(path);
    }
    Ok(())
}

/// What names of files end in.
const ENDING: &str = "playouts";

/// The folder for what can be made anew, of the person who runs the program; none: nobody knows.
pub fn folder() -> Option<PathBuf> {
    let named = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = std::env::home_dir();
    let base = if let Some(named) = named("XDG_CACHE_HOME") {
        named
    } else if cfg!(windows) {
        named("LOCALAPPDATA")?
    } else if cfg!(target_os = "macos") {
        home?.join("Library").join("Caches")
    } else {
        home?.join(".cache")
    };
    base.is_absolute().then(|| base.join("kanso").join("analysis"))
}

/// The entries of a file that are whole, and where they end; 0 for another file.
fn read(bytes: &[u8]) -> (BTreeMap<Key, Samples>, usize) {
    let mut found = BTreeMap::new();
    if !bytes.starts_with(MAGIC) {
        return (found, 0);
    }
    let mut at = MAGIC.len();
    while let Some((key, samples, len)) = entry(&bytes[at..]) {
        found.insert(key, samples);
        at += len;
    }
    (found, at)
}

/// The first entry, and its length.
fn entry(bytes: &[u8]) -> Option<(Key, Samples, usize)> {
    let head = bytes.get(..HEAD)?;
    let number = |at: usize| {
        let four = head[at..at + 4].try_into().expect("four bytes");
        u32::from_le_bytes(four)
    };
    let (seats, certain, given_up, count) =
        (usize::from(head[16]), head[17], number(18), number(22));
    let end = HEAD.checked_add((count as usize).checked_mul(seats)?.checked_mul(2)?)?;
    let parts = bytes.get(HEAD..end)?;
    let check = bytes.get(end..end + CHECK)?;
    if check != &blake3::hash(&bytes[..end]).as_bytes()[..CHECK] {
        return None;
    }
    let parts = parts.chunks_exact(2).map(|two| u16::from_le_bytes([two[0], two[1]])).collect();
    let samples = Samples::kept(seats, parts, given_up, certain != 0)?;
    Some((head[..16].try_into().ok()?, samples, end + CHECK))
}

fn written(key: &Key, samples: &Samples) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEAD + samples.parts().len() * 2 + CHECK);
    bytes.extend(key);
    bytes.push(samples.seats() as u8);
    bytes.push(u8::from(samples.certain));
    bytes.extend(samples.given_up.to_le_bytes());
    bytes.extend(samples.count().to_le_bytes());
    for part in samples.parts() {
        bytes.extend(part.to_le_bytes());
    }
    let check = blake3::hash(&bytes);
    bytes.extend(&check.as_bytes()[..CHECK]);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(parts: &[u16]) -> Samples {
        Samples::kept(2, parts.to_vec(), 1, false).expect("sound parts")
    }

    #[test]
    fn what_was_kept_is_found_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = Cache::open(folder.path(), "one.playouts");
        assert_eq!(cache.kept(&[1; 16]), None);
        cache.keep(&[1; 16], &samples(&[840, 0, 0, 840]));
        cache.keep(&[2; 16], &samples(&[420, 420]));
        drop(cache);
        let again = Cache::open(folder.path(), "one.playouts");
        assert_eq!(again.count(), 2);
        assert_eq!(again.kept(&[1; 16]), Some(samples(&[840, 0, 0, 840])));
        // Who finds it in use reads what is there, and keeps what is new to itself.
        let beside = Cache::open(folder.path(), "one.playouts");
        beside.keep(&[3; 16], &samples(&[0, 840]));
        assert_eq!(beside.count(), 3);
        drop((again, beside));
        assert_eq!(Cache::open(folder.path(), "one.playouts").count(), 2);
    }

    #[test]
    fn what_is_torn_is_worked_out_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("one.playouts");
        let cache = Cache::open(folder.path(), "one.playouts");
        cache.keep(&[1; 16], &samples(&[840, 0]));
        cache.keep(&[2; 16], &samples(&[0, 840]));
        drop(cache);
        let whole = fs::read(&path).expect("it is there");
        for len in 0..whole.len() {
            fs::write(&path, &whole[..len]).expect("written");
            let cache = Cache::open(folder.path(), "one.playouts");
            assert!(cache.count() < 2, "{len} bytes");
            cache.keep(&[7; 16], &samples(&[840, 0]));
            let count = cache.count();
            drop(cache);
            assert_eq!(Cache::open(folder.path(), "one.playouts").count(), count, "{len} bytes");
        }
        let mut other = whole.clone();
        other[MAGIC.len() + HEAD] ^= 1;
        fs::write(&path, &other).expect("written");
        assert_eq!(Cache::open(folder.path(), "one.playouts").count(), 0, "a damaged entry");
        fs::write(&path, b"something else").expect("written");
        assert_eq!(Cache::open(folder.path(), "one.playouts").count(), 0);
    }
}
