//! Arguments in, exit code out.

use std::process::ExitCode;

/// Gives back what is not needed any longer, which a page that is served for days has to, and is quick with small things.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    shinpan::cli::run(std::env::args_os())
}
