//! The digests of the rules, which logs name; and, under the feature `flips`, copies of the games with
//! a switch at every condition and number.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let folder = |name| PathBuf::from(std::env::var_os(name).expect("cargo sets it"));
    let (sources, out) = (folder("CARGO_MANIFEST_DIR").join("src"), folder("OUT_DIR"));
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", sources.display());
    let digests = digests(&sources).expect("the sources of this crate can be read");
    fs::write(out.join("rules_digests.rs"), digests).expect("cargo gives a folder to write to");
    #[cfg(feature = "flips")]
    if let Err(error) = kanso_flips::write_games(&sources.join("games"), &out) {
        println!("cargo::error={error}");
    }
}

/// A table of the digest of each game: over the sources of the kernel and of the game, tests apart.
fn digests(sources: &Path) -> std::io::Result<String> {
    let games = sources.join("games");
    let mut kernel = Vec::new();
    list(sources, &games, &mut kernel)?;
    let mut table = "/// Digest of the rules of each game, by its module.\n\
                     const RULES_DIGESTS: &[(&str, [u8; 32])] = &[\n"
        .to_owned();
    let mut folders = Vec::new();
    for entry in fs::read_dir(&games)? {
        let path = entry?.path();
        if path.is_dir() {
            folders.push(path);
        }
    }
    folders.sort();
    for folder in folders {
        let mut files = kernel.clone();
        list(&folder, &games, &mut files)?;
        let digest = digest(sources, &files)?;
        let name = folder.file_name().expect("a folder below another has a name");
        writeln!(table, "    ({:?}, {digest:?}),", name.to_string_lossy())
            .expect("a string takes every text");
    }
    table.push_str("];\n");
    Ok(table)
}

/// Appends the files below a folder that belong to rules, in the order of their names; `without` is
/// left out.
fn list(folder: &Path, without: &Path, into: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort();
    for path in paths {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        // What only checks the rules is none of them.
        let only_checks =
            ["tests", "vectors", "second_reading"].iter().any(|of| stem.starts_with(of))
                || stem.ends_with("_tests");
        if path == without || only_checks {
            continue;
        }
        if path.is_dir() {
            list(&path, without, into)?;
        } else if path.extension().is_some_and(|kind| kind == "rs" || kind == "toml") {
            into.push(path);
        }
    }
    Ok(())
}

/// The digest of files: of each the name within the sources, the length and the bytes, with one sign
/// for the end of a line on every system.
fn digest(sources: &Path, files: &[PathBuf]) -> std::io::Result<[u8; 32]> {
    let mut hasher = blake3::Hasher::new_derive_key("kanso rules 1");
    for file in files {
        let name = file.strip_prefix(sources).expect("listed below it");
        let name: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
        let bytes = fs::read_to_string(file)?.replace("\r\n", "\n");
        for part in [name.join("/"), bytes] {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
    }
    Ok(*hasher.finalize().as_bytes())
}
