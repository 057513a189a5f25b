//! The digests of the rules, which logs name.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let folder = |name| PathBuf::from(std::env::var_os(name).expect("cargo sets it"));
    let games = folder("CARGO_MANIFEST_DIR");
    let kernel = games.join("../src");
    println!("cargo::rerun-if-changed=build.rs");
    for sources in [&kernel, &games] {
        println!("cargo::rerun-if-changed={}", sources.display());
    }
    let digests = digests(&kernel, &games).expect("the sources can be read");
    fs::write(folder("OUT_DIR").join("rules_digests.rs"), digests)
        .expect("cargo gives a folder to write to");
}

/// A table of the digest of each game: over the sources of the kernel and of the game, tests apart.
fn digests(kernel: &Path, games: &Path) -> std::io::Result<String> {
    let mut of_kernel = Vec::new();
    list(kernel, &mut of_kernel)?;
    let mut folders = Vec::new();
    for entry in fs::read_dir(games)? {
        let path = entry?.path();
        if path.join("src/lib.rs").exists() {
            folders.push(path);
        }
    }
    folders.sort();
    let mut table = "/// Digest of the rules of each game, by its id.\n\
                     const RULES_DIGESTS: &[(&str, [u8; 32])] = &[\n"
        .to_owned();
    for folder in folders {
        let (sources, mut of_game) = (folder.join("src"), Vec::new());
        list(&sources, &mut of_game)?;
        let digest = digest(&[(kernel, &of_kernel), (&sources, &of_game)])?;
        let id = folder.file_name().expect("a folder below another has a name");
        writeln!(table, "    ({:?}, {digest:?}),", id.to_string_lossy())
            .expect("a string takes every text");
    }
    table.push_str("];\n");
    Ok(table)
}

/// Appends the files below a folder that belong to rules, in the order of their names.
fn list(folder: &Path, into: &mut Vec<PathBuf>) -> std::io::Result<()> {
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
        if only_checks {
            continue;
        }
        if path.is_dir() {
            list(&path, into)?;
        } else if path.extension().is_some_and(|kind| kind == "rs" || kind == "toml") {
            into.push(path);
        }
    }
    Ok(())
}

/// The digest of files, by the folder they are in: of each the name within it, the length and the
/// bytes, with one sign for the end of a line on every system.
fn digest(folders: &[(&Path, &[PathBuf])]) -> std::io::Result<[u8; 32]> {
    let mut hasher = blake3::Hasher::new_derive_key("kanso rules 1");
    for (folder, files) in folders {
        for file in *files {
            let name = file.strip_prefix(folder).expect("listed below it");
            let name: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
            let bytes = fs::read_to_string(file)?.replace("\r\n", "\n");
            for part in [name.join("/"), bytes] {
                hasher.update(&(part.len() as u64).to_le_bytes());
                hasher.update(part.as_bytes());
            }
        }
    }
    Ok(*hasher.finalize().as_bytes())
}
