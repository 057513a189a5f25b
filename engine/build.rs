//! Under the feature `flips`: copies the games and puts a switch at every condition and number.
//! Without it there is nothing to do, and nothing is compiled for it.

#[cfg(not(feature = "flips"))]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}

#[cfg(feature = "flips")]
fn main() {
    let folder = |name| std::path::PathBuf::from(std::env::var_os(name).expect("cargo sets it"));
    let games = folder("CARGO_MANIFEST_DIR").join("src/games");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", games.display());
    if let Err(error) = kanso_flips::write_games(&games, &folder("OUT_DIR")) {
        println!("cargo::error={error}");
    }
}
