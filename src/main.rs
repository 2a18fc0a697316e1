//! Arguments in, exit code out.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Exploring keeps a hundred thousand tables, made on one core and given back on another.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    shinpan::cli::run(std::env::args_os())
}
