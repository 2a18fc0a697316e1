#![no_main]
use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use shinpan::rules::Library;

static LIBRARY: OnceLock<Library> = OnceLock::new();

fuzz_target!(|bytes: &[u8]| {
    let library = LIBRARY.get_or_init(|| Library::shipped().unwrap());
    shinpan::probe::clause_number(bytes, library);
});
