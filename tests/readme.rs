//! The commands of the README are run, and print what it shows.

#[test]
fn the_tour_is_true() {
    let cache = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme-cache");
    trycmd::TestCases::new()
        .env("SHINPAN_CACHE", cache.to_string_lossy())
        .env("LANG", "C.UTF-8")
        .env("LC_ALL", "")
        .env("COLUMNS", "100")
        .case("README.md");
}
