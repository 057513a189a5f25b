//! The copies of a folder of games.

use crate::names::{Names, is_test};
use crate::rewrite::{Source, rewrite};
use crate::site::Site;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The file of a game that names all others.
const ROOT: &str = "lib.rs";

/// Why the games could not be copied.
#[derive(Debug)]
pub struct FlipsError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub problem: String,
}

impl std::fmt::Display for FlipsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.problem)
    }
}

impl std::error::Error for FlipsError {}

fn error(path: &Path) -> impl FnOnce(std::io::Error) -> FlipsError {
    let path = path.to_owned();
    move |error| FlipsError { path, problem: error.to_string() }
}

/// Copies the games of a folder, `<games>/<game>/src/lib.rs` and what it names, to modules in
/// `<out>/games`, with switches; and writes the list of the switches to `<out>/sites.rs`.
///
/// # Errors
///
/// [`FlipsError`], when a file cannot be read, parsed or written.
pub fn write_games(games: &Path, out: &Path) -> Result<(), FlipsError> {
    let copies = out.join("games");
    if copies.exists() {
        fs::remove_dir_all(&copies).map_err(error(&copies))?;
    }
    let mut folders = Vec::new();
    for entry in fs::read_dir(games).map_err(error(games))? {
        let folder = entry.map_err(error(games))?.path().join("src");
        if folder.join(ROOT).exists() {
            folders.push(folder);
        }
    }
    folders.sort();
    let (mut list, mut sites) = (String::new(), Vec::new());
    for folder in folders {
        let name = folder.parent().and_then(Path::file_name).expect("it is below the games");
        let module = name.to_string_lossy().replace('-', "_");
        write_game(&folder, &module, &copies.join(&module), &mut sites)?;
        writeln!(list, "pub mod {module};").expect("a string takes every text");
    }
    write(&copies.join("mod.rs"), &list)?;
    let mut said = String::from("&[\n");
    for site in &sites {
        writeln!(said, "    {site},").expect("a string takes every text");
    }
    said.push_str("]\n");
    write(&out.join("sites.rs"), &said)
}

fn write_game(
    folder: &Path,
    game: &str,
    out: &Path,
    sites: &mut Vec<Site>,
) -> Result<(), FlipsError> {
    let mut sources = Vec::new();
    read_module(folder, game, ROOT, "", &mut sources)?;
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    let names = Names::of(sources.iter().map(|source| &source.file));
    for source in &sources {
        // What was the root of a crate is a module here.
        let text = rewrite(source, &names, sites).replace("crate::", &format!("crate::{game}::"));
        let path = if source.path == ROOT { "mod.rs" } else { &source.path };
        write(&out.join(path), &text)?;
    }
    copy_others(folder, out)
}

/// Reads a file and the files of its modules, but for those of tests.
fn read_module(
    folder: &Path,
    game: &str,
    path: &str,
    below: &str,
    sources: &mut Vec<Source>,
) -> Result<(), FlipsError> {
    let place = folder.join(path);
    let text = fs::read_to_string(&place).map_err(error(&place))?;
    let file = parse(&place, &text)?;
    for item in &file.items {
        if let syn::Item::Mod(module) = item
            && module.content.is_none()
            && !is_test(&module.attrs)
        {
            let name = module.ident.to_string();
            let own = format!("{below}{name}/");
            let beside = format!("{below}{name}.rs");
            let inside = format!("{own}mod.rs");
            let found = if folder.join(&beside).exists() { beside } else { inside };
            read_module(folder, game, &found, &own, sources)?;
        }
    }
    sources.push(Source { game: game.to_owned(), path: path.to_owned(), text, file });
    Ok(())
}

fn parse(path: &Path, text: &str) -> Result<syn::File, FlipsError> {
    syn::parse_file(text).map_err(|error| {
        let at = error.span().start();
        let problem = format!("line {}, column {}: {error}", at.line, at.column + 1);
        FlipsError { path: path.to_owned(), problem }
    })
}

/// What a source includes, card files above all, stands beside its copy too.
fn copy_others(from: &Path, to: &Path) -> Result<(), FlipsError> {
    for entry in fs::read_dir(from).map_err(error(from))? {
        let path = entry.map_err(error(from))?.path();
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            copy_others(&path, &to.join(name))?;
        } else if path.extension().is_none_or(|ending| ending != "rs") {
            let text = fs::read(&path).map_err(error(&path))?;
            write_bytes(&to.join(name), &text)?;
        }
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), FlipsError> {
    write_bytes(path, text.as_bytes())
}

fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), FlipsError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(error(folder))?;
    }
    fs::write(path, bytes).map_err(error(path))
}
