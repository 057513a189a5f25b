//! Builds the copy with all mutants that compile.

use crate::list::Mutant;
use crate::splice::{Refused, Spliced, ids_at, splice};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The packages whose tests are run, in this order.
pub const PACKAGES: [&str; 6] =
    ["kanso-engine", "kanso-replay", "kanso-pig", "kanso-gin-rummy", "kanso-tests", "kanso"];

/// A program of tests.
pub struct Binary {
    pub path: PathBuf,
    /// Where it is run.
    pub folder: PathBuf,
    package: usize,
}

/// What was built.
pub struct Built {
    /// The mutants that can be switched on.
    pub ids: BTreeSet<u32>,
    /// Those that do not compile.
    pub unviable: BTreeSet<u32>,
    pub binaries: Vec<Binary>,
}

/// Splices the sources of `repository` into the copy in `out/tree` and builds its tests; what the compiler
/// complains of is left out the next time, until it has nothing to say.
pub fn build(repository: &Path, work: &Path, packages: &[&str], mutants: &[Mutant]) -> Built {
    let tree = work.join("tree");
    let mut files = BTreeMap::<_, Vec<_>>::new();
    for (id, mutant) in (1..).zip(mutants) {
        files.entry(mutant.file.as_str()).or_default().push((id, mutant));
    }
    let (_, switch) = include_str!("switch.rs").split_once('\n').expect("it has a head");
    for (root, switch) in
        [("engine", switch), ("replay", "\n#[doc(hidden)]\npub use kanso_engine::mutant_on;\n")]
    {
        let text = read(&repository.join(root).join("src/lib.rs")) + switch;
        write(&tree.join(root).join("src/lib.rs"), &text);
    }
    let known = work.join("refused");
    let mut refused = Refused::default();
    // A line is a mutant, or the name of a function that a constant needs.
    for line in std::fs::read_to_string(&known).unwrap_or_default().lines() {
        match (1..).zip(mutants).find(|(_, mutant)| mutant.name == line) {
            Some((id, _)) => drop(refused.ids.insert(id)),
            None => drop(refused.consts.insert(line.to_owned())),
        }
    }
    for round in 1.. {
        let spliced: BTreeMap<_, _> = files
            .iter()
            .map(|(file, mutants)| {
                (*file, splice(&read(&repository.join(file)), mutants, &refused))
            })
            .collect();
        for (file, spliced) in &spliced {
            write(&tree.join(file), &spliced.text);
        }
        let said = compile(&tree, &work.join("target"), packages);
        let before = refused.ids.len() + refused.consts.len();
        for message in said.iter().filter(|said| said["reason"] == "compiler-message") {
            refuse(&message["message"], &spliced, &mut refused);
        }
        let now = refused.ids.len() + refused.consts.len();
        eprintln!("build {round}: {now} refused");
        if now > before {
            let ids = refused.ids.iter().map(|id| mutants[*id as usize - 1].name.as_str());
            let lines: Vec<_> = ids.chain(refused.consts.iter().map(String::as_str)).collect();
            std::fs::write(&known, lines.join("\n")).expect("it can be noted");
            continue;
        }
        let finished =
            said.iter().any(|said| said["reason"] == "build-finished" && said["success"] == true);
        assert!(finished, "the build fails, and not at a mutant: {:#}", complaints(&said));
        let mut built =
            Built { ids: BTreeSet::new(), unviable: refused.ids, binaries: binaries(&said) };
        for spliced in spliced.into_values() {
            built.ids.extend(spliced.ids);
            built.unviable.extend(spliced.unviable);
        }
        return built;
    }
    unreachable!("there are finitely many mutants")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What is there already is not written, so that it is not built again.
fn write(path: &Path, text: &str) {
    if read(path) != text {
        std::fs::write(path, text).expect("the copy can be written");
    }
}

/// What the compiler says, line by line.
fn compile(tree: &Path, target: &Path, packages: &[&str]) -> Vec<Value> {
    let mut cargo = Command::new("cargo");
    cargo.args(["test", "--no-run", "--locked", "--quiet", "--message-format=json"]);
    cargo.args(packages.iter().flat_map(|package| ["-p", package]));
    // A mutant may do what a lint forbids.
    cargo.env("RUSTFLAGS", "--cap-lints=allow").env("CARGO_INCREMENTAL", "0");
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "none").env("CARGO_TARGET_DIR", target);
    let output = cargo.current_dir(tree).stderr(Stdio::inherit()).output().expect("cargo runs");
    let text = String::from_utf8(output.stdout).expect("it is text");
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// Notes what an error is about.
fn refuse(message: &Value, files: &BTreeMap<&str, Spliced>, refused: &mut Refused) {
    if message["level"] != "error" {
        return;
    }
    if message["code"]["code"] == "E0015" {
        let words = message["message"].as_str().unwrap_or_default();
        let called = words.split('`').nth(1).and_then(|path| path.rsplit("::").next());
        refused.consts.extend(called.map(|name| name.split('<').next().unwrap_or(name).to_owned()));
    }
    let mut spans: Vec<_> = message["spans"].as_array().into_iter().flatten().collect();
    spans.sort_by_key(|span| span["is_primary"] != true);
    for mut span in spans {
        // What a macro wrote stands where it was called.
        while !span["expansion"].is_null() {
            span = &span["expansion"]["span"];
        }
        let Some(spliced) = span["file_name"].as_str().and_then(|file| files.get(file)) else {
            continue;
        };
        let byte = |name: &str| span[name].as_u64().unwrap_or_default() as usize;
        let ids = ids_at(&spliced.text, byte("byte_start"), byte("byte_end"));
        if !ids.is_empty() {
            return refused.ids.extend(ids);
        }
    }
}

/// The errors as people read them.
fn complaints(said: &[Value]) -> String {
    let rendered = said.iter().filter(|said| said["message"]["level"] == "error");
    rendered.filter_map(|said| said["message"]["rendered"].as_str()).collect()
}

fn binaries(said: &[Value]) -> Vec<Binary> {
    let mut binaries: Vec<_> = said
        .iter()
        .filter(|said| said["reason"] == "compiler-artifact" && said["profile"]["test"] == true)
        .filter_map(|said| {
            let id = said["package_id"].as_str()?;
            let folder = Path::new(said["manifest_path"].as_str()?).parent()?.to_owned();
            let manifest = read(&folder.join("Cargo.toml"));
            let package =
                PACKAGES.iter().position(|name| manifest.contains(&format!("name = \"{name}\"\n")));
            let package = package.unwrap_or_else(|| panic!("{id} was not asked for"));
            Some(Binary { path: said["executable"].as_str()?.into(), folder, package })
        })
        .collect();
    binaries.sort_by_key(|binary| binary.package);
    binaries
}
