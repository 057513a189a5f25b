//! The program `kanso`.

mod cli;

fn main() -> std::process::ExitCode {
    cli::main()
}
