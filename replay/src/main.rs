//! The program `kanso`.

fn main() {}
