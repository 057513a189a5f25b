//! The program `kanso-viewer`.

fn main() {}
