#![no_main]
use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use shinpan::rules::Library;
use shinpan::search::Search;
use shinpan::search::glossary::Glossary;

static LIBRARY: OnceLock<Library> = OnceLock::new();
static SEARCH: OnceLock<Search<'static>> = OnceLock::new();

fuzz_target!(|bytes: &[u8]| {
    let library = LIBRARY.get_or_init(|| Library::shipped().unwrap());
    let search = SEARCH.get_or_init(|| Search::over(library, Glossary::shipped(), || &[]).unwrap());
    shinpan::probe::query(bytes, search, library);
    shinpan::probe::text(bytes);
});
