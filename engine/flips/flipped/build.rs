//! Copies of the games with a switch at every condition and number.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "copies")]
    write();
}

#[cfg(feature = "copies")]
fn write() {
    use std::path::PathBuf;

    let folder = |name| PathBuf::from(std::env::var_os(name).expect("cargo sets it"));
    let games = folder("CARGO_MANIFEST_DIR").join("../../games");
    println!("cargo::rerun-if-changed={}", games.display());
    if let Err(error) = kanso_flips::write_games(&games, &folder("OUT_DIR")) {
        println!("cargo::error={error}");
    }
}
