//! Inputs that a fuzzer kept, and some that need none: each is survived.

use kanso_replay::bug::outlived;
use kanso_tests::inputs::input;
use kanso_tests::targets::TARGETS;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Inputs of a target that are made here.
const MADE: u64 = 400;
/// Panics that are told.
const TOLD_MAX: usize = 8;

fn corpus(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus").join(target);
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let read = |path: &std::path::PathBuf| std::fs::read(path).expect("an input");
    paths.iter().map(|path| (path.display().to_string(), read(path))).collect()
}

#[test]
fn no_input_stops_the_program() {
    let made = (0..TARGETS.len() as u64)
        .flat_map(|target| (0..MADE).map(move |number| (target as usize, number)))
        .map(|(target, number)| (target, format!("input {number}"), input(target as u64, number)));
    let kept = (0..TARGETS.len()).flat_map(|target| {
        corpus(TARGETS[target].0).into_iter().map(move |(name, bytes)| (target, name, bytes))
    });
    let all: Vec<_> = made.chain(kept).collect();
    let (next, found) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, std::num::NonZero::get) {
            scope.spawn(|| {
                while let Some((target, name, bytes)) =
                    all.get(next.fetch_add(1, Ordering::Relaxed) as usize)
                {
                    let (of, run) = TARGETS[*target];
                    if let Err(bug) = outlived(|| run(bytes)) {
                        let told = format!("{of}, {name}: {bug}; {bytes:?}");
                        found.lock().expect("no thread stopped").push(told);
                    }
                }
            });
        }
    });
    let found = found.into_inner().expect("no thread stopped");
    let told = found.iter().take(TOLD_MAX).cloned().collect::<Vec<_>>().join("\n");
    assert!(found.is_empty(), "{} of {} inputs, such as\n{told}", found.len(), all.len());
}
