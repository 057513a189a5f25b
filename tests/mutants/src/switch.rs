//! Which mutant is on: what stands below is written to the end of the kernel's library.

#[doc(hidden)]
/// True if this mutant is on; with `KANSO_MUTANTS_REACHED` none is, and each that is asked for is
/// written to the file of that name, once.
pub fn mutant_on(id: u32) -> bool {
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
    const UNREAD: u32 = u32::MAX;
    const RECORDING: u32 = u32::MAX - 1;
    static ON: AtomicU32 = AtomicU32::new(UNREAD);
    static REACHED: [AtomicBool; 1 << 16] = [const { AtomicBool::new(false) }; 1 << 16];

    let mut on = ON.load(Ordering::Relaxed);
    if on == UNREAD {
        let named = std::env::var("KANSO_MUTANT").ok().and_then(|id| id.parse().ok());
        let recording = std::env::var_os("KANSO_MUTANTS_REACHED").is_some();
        on = if recording { RECORDING } else { named.unwrap_or(0) };
        ON.store(on, Ordering::Relaxed);
    }
    if on == RECORDING && !REACHED[id as usize].swap(true, Ordering::Relaxed) {
        let path = std::env::var_os("KANSO_MUTANTS_REACHED").expect("it was there");
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        let line = format!("{id}\n");
        std::io::Write::write_all(&mut file.expect("the file opens"), line.as_bytes()).expect("it is written");
    }
    on == id
}
