//! The page in a real browser, where there is one.

mod driver;
mod sight;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use driver::{Browser, Mute};
use libtest_mimic::{Arguments, Failed, Trial};
use shinpan::page::{Door, Key, Listening, Page, Stop};

/// A page that is served while a test looks at it.
struct Served {
    origin: String,
    stop: Stop,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Served {
    fn new() -> Self {
        Self::called("127.0.0.1", None)
    }

    /// Under a name, with a key or without.
    fn called(name: &str, key: Option<Key>) -> Self {
        let listening = Listening::on(([127, 0, 0, 1], 0).into()).expect("a port");
        let host = format!("{name}:{}", listening.address().expect("an address").port());
        let door = Door::new(Page::shipped(), vec![host.clone()], key);
        let stop = Stop::new();
        let told = stop.clone();
        let thread = std::thread::spawn(move || listening.serve(door, &told));
        Self { origin: format!("http://{host}"), stop, thread: Some(thread) }
    }

    fn at(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stop.now();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What every visit must hold: no error in the console, no request to any other host.
fn nothing_wrong(served: &Served, browser: &Browser) {
    assert_eq!(browser.errors(), Vec::<String>::new());
    for asked in browser.asked() {
        // The signs of the browser's own fields are data.
        let is_here = ["about:", "blob:", "data:"].iter().any(|kind| asked.starts_with(kind));
        let is_ours = asked.starts_with(&served.origin) || is_here;
        assert!(is_ours, "{asked}");
    }
}

type Visit = fn(&Served, &mut Browser);

/// Search as one types; a clause and its links.
fn search_and_a_clause(served: &Served, browser: &mut Browser) {
    browser.go(&served.at("/en/"));
    browser.wait("document.activeElement.id === 'q'");
    browser.type_text("double attack");
    browser.wait("document.querySelectorAll('#found .hits li').length > 3");
    browser.wait("location.search.includes('double')");
    browser.go(&served.at("/en/?q=7-1-3&game=one-piece"));
    browser.click("#found a.hit", "7-1-3");
    browser.wait("document.querySelector('h1 .number')?.innerText.startsWith('7-1-3')");
    // A reference opens in place, and closes.
    browser.click(".references a.cite", "7-1-2-2");
    browser.wait("document.querySelector('.opened')?.innerText.includes('7-1-2-2')");
    browser.click(".references a.cite", "7-1-2-2");
    browser.wait("!document.querySelector('.opened')");
    browser.click(".neighbours a", "→");
    browser.wait("document.querySelector('h1 .number')?.innerText.startsWith('7-1-3-1')");
}

/// The keyboard alone finds a clause.
fn the_keyboard_alone(served: &Served, browser: &mut Browser) {
    browser.go(&served.at("/en/"));
    browser.wait("document.activeElement.id === 'q'");
    browser.type_text("7-1-4-1");
    browser.wait("document.querySelector('#found .hits li .number')?.innerText === '7-1-4-1'");
    browser.press("ArrowDown");
    browser.wait("document.activeElement.closest('#found li')");
    browser.press("Enter");
    browser.wait("document.querySelector('h1 .number')?.innerText.startsWith('7-1-4-1')");
    // And it plays: the options have the focus after each answer.
    browser.go(&served.at("/en/table/one-piece"));
    browser.js("document.querySelector('.options button').focus()");
    browser.press("Enter");
    browser.wait("location.search.startsWith('?c=') && document.querySelectorAll('.trace .step').length > 0");
    browser.wait("document.activeElement.matches('.options button')");
}

/// A position from a board of one's own, played to a ruling: ONE PIECE.
fn one_piece_to_a_ruling(served: &Served, browser: &mut Browser) {
    browser.go(&served.at("/en/table/one-piece"));
    // Whoever is there goes, and a new card comes with a text that is read while it is typed.
    browser.js("document.querySelector('.builder').open = true");
    browser.js("document.querySelector('.build [name=card]').value = 'Reef Runner'");
    browser.js("document.querySelector('.build [name=power]').value = '7000'");
    browser.js("document.querySelector('.build [name=text]').focus()");
    browser.type_text("[Double Attack]");
    browser.wait("document.querySelector('.understood').innerText.length > 5");
    browser.click(".build button[value=put]", "");
    browser.wait("[...document.querySelectorAll('.card .name')].some((n) => n.innerText === 'Reef Runner')");
    browser.click(".options button", "attack Reef Runner");
    browser.wait("[...document.querySelectorAll('.options button')].some((b) => b.innerText.includes('Admiral'))");
    browser.click(".options button", "Admiral");
    for _ in 0..12 {
        browser.wait("document.querySelector('.decision')");
        // While a question is open there is no ruling yet.
        let ruled =
            "!!document.querySelector('.ruling') && document.querySelector('.trace').innerText.includes('7-1-4-1')";
        if browser.js(ruled) == true {
            break;
        }
        let steps = browser.js("document.querySelectorAll('.trace .step').length");
        browser.js("[...document.querySelectorAll('.options > button')].at(-1).click()");
        browser.wait(&format!("document.querySelectorAll('.trace .step').length > {steps}"));
    }
    browser.wait("document.querySelector('.ruling').innerText.length > 10");
    browser.wait("document.querySelector('.trace').innerText.includes('7-1-4-1')");
}

/// The same in BlackPoker, with undo and a link that shows the same position.
fn blackpoker_undo_and_share(served: &Served, browser: &mut Browser) {
    browser.go(&served.at("/en/table/bp"));
    browser.click(".options button", "summon soldier");
    browser.wait("document.querySelectorAll('.trace .step').length > 0");
    let steps = browser.js("document.querySelectorAll('.trace .step').length");
    let shared = browser.js("location.href");
    browser.click(".options button", "Undo");
    browser.wait("document.querySelectorAll('.trace .step').length === 0");
    browser.go(shared.as_str().expect("an address"));
    browser.wait(&format!("document.querySelectorAll('.trace .step').length === {steps}"));
    browser.js("document.querySelector('.share').open = true");
    browser.wait("document.querySelector('.share img').naturalWidth > 50");
    browser.wait("document.querySelector('.share input').value.includes('?c=')");
    // What is refused says by which clause.
    browser.js("history.back()");
    browser.wait("document.querySelectorAll('.trace .step').length === 0");
    for _ in 0..12 {
        if browser.js("document.querySelector('.trace')?.innerText.includes('A-2-1') ?? false") == true {
            break;
        }
        let before = browser.js("location.href");
        browser.js("([...document.querySelectorAll('.options > button')].find((b) => b.innerText.includes('summon soldier')) ?? [...document.querySelectorAll('.options > button')].at(-1)).click()");
        browser.wait(&format!("location.href !== {before}"));
    }
    browser.wait("document.querySelector('.ruling').innerText.length > 10");
}

/// A position from nothing in the other games: the board is emptied, two cards come with their texts, one attacks.
fn from_nothing(served: &Served, browser: &mut Browser, game: &str, cards: [&[(&str, &str)]; 2]) {
    browser.go(&served.at(&format!("/en/table/{game}")));
    browser.js("document.querySelector('.builder').open = true");
    browser.click("button[value=empty]", "");
    browser.wait("document.querySelector('.case-title').innerText.includes('empty board')");
    for card in cards {
        browser.js("document.querySelector('.builder').open = true");
        for &(field, value) in card {
            let (field, value) = (serde_json::json!(field), serde_json::json!(value));
            browser.js(&format!("document.querySelector('.builder .build').elements[{field}].value = {value}"));
        }
        browser.click(".build button[value=put]", "");
        // BlackPoker draws the suits.
        let name = serde_json::json!(card[2].1.replace('H', "♡"));
        browser.wait(&format!("[...document.querySelectorAll('.card .name')].some((n) => n.innerText === {name})"));
        // The hand stays where it is: the next card goes to the same place.
        browser.wait("document.activeElement.matches('.build [name=card]')");
        let said = serde_json::json!(card[2].1);
        browser.wait(&format!("document.querySelector('.builder .done').innerText.includes({said})"));
        let kept =
            browser.js("['player', 'zone'].map((n) => document.querySelector('.builder .build').elements[n].value)");
        assert_eq!(kept, serde_json::json!([card[0].1, card[1].1]));
    }
    browser.click(".options button", "attack");
    for _ in 0..24 {
        browser.wait("document.querySelector('.decision')");
        if browser.js("document.querySelector('.ruling')?.innerText.length > 10") == true {
            break;
        }
        let before = browser.js("location.href");
        browser.js("document.querySelector('.options > button').click()");
        browser.wait(&format!("location.href !== {before}"));
    }
    browser.wait("document.querySelector('.ruling').innerText.length > 10");
    browser.wait("document.querySelectorAll('.trace .step').length > 0");
    // Those who listen hear it.
    browser.wait("document.querySelector('.heard').innerText.includes(document.querySelector('.ruling strong').innerText.slice(0, 40))");
}

fn one_piece_from_nothing(served: &Served, browser: &mut Browser) {
    let card = |player, name, power| [("player", player), ("zone", "characters"), ("card", name), ("power", power)];
    from_nothing(served, browser, "one-piece", [&card("A", "Ram", "7000"), &card("B", "Post", "1000")]);
}

fn blackpoker_from_nothing(served: &Served, browser: &mut Browser) {
    let card = |player, name| [("player", player), ("zone", "soldiers"), ("card", name)];
    from_nothing(served, browser, "blackpoker", [&card("A", "H9"), &card("B", "H4")]);
}

fn gundam_from_nothing(served: &Served, browser: &mut Browser) {
    let unit = |player, name, ap, hp| [("player", player), ("zone", "units"), ("card", name), ("ap", ap), ("hp", hp)];
    from_nothing(served, browser, "gundam", [&unit("A", "Ram", "4", "3"), &unit("B", "Post", "1", "2")]);
}

fn summoner_master_from_nothing(served: &Served, browser: &mut Browser) {
    let seal = |player, name, at, df| [("player", player), ("zone", "at_line"), ("card", name), ("at", at), ("df", df)];
    from_nothing(served, browser, "summoner-master", [&seal("A", "Ram", "4", "3"), &seal("B", "Post", "1", "2")]);
}

/// Another language shows the same position and the same question.
fn another_language(served: &Served, browser: &mut Browser) {
    browser.go(&served.at("/en/table/bp"));
    browser.click(".options button", "summon soldier");
    browser.wait("document.querySelectorAll('.trace .step').length > 0");
    browser.click(".languages a[lang=th]", "");
    browser.wait("document.documentElement.lang === 'th' && document.querySelectorAll('.trace .step').length > 0");
    browser.go(&served.at("/en/?q="));
    browser.wait("document.activeElement.id === 'q'");
    browser.type_text("blocker");
    browser.wait("location.search.includes('blocker')");
    browser.click(".languages a[lang=ja]", "");
    browser.wait("document.documentElement.lang === 'ja' && document.querySelector('#q').value === 'blocker'");
}

/// The sheets come as a page of their own, through a form that the browser sends itself.
fn sheets(served: &Served, browser: &mut Browser) {
    browser.go(&served.at("/en/decks"));
    browser.js("document.querySelector('[name=lists]').value = '♠♡♢♣A-K, JK x2'");
    browser.js("document.querySelector('button[value=sheets]').removeAttribute('formtarget')");
    browser.js("document.querySelector('button[value=sheets]').click()");
    browser.wait("document.querySelector('.sheet .row')");
}

/// A deck is checked.
fn a_deck(served: &Served, browser: &mut Browser) {
    browser.go(&served.at("/en/decks"));
    browser.js("document.querySelector('[name=lists]').focus()");
    browser.type_text("♠♡♢♣A-K, JK x2");
    browser.click("button[value=check]", "");
    browser.wait("document.querySelector('.report .verdict.legal')");
    browser.js("document.querySelector('[name=lists]').value = '4 <script>alert(1)</script>'");
    browser.click("button[value=check]", "");
    browser.wait("document.querySelector('.report .deck.unreadable')?.innerText.includes('<script>')");
}

/// Files that were chosen are still chosen after a check, so that sheets and rows can be had of them.
fn chosen_files(served: &Served, browser: &mut Browser) {
    browser.go(&served.at("/en/decks"));
    browser.js("(() => {
            const files = new DataTransfer();
            files.items.add(new File(['♠♡♢♣A-K, JK x2'], 'clubs.txt'));
            document.querySelector('[type=file]').files = files.files;
        })()");
    browser.click("button[value=check]", "");
    browser.wait("document.querySelector('.report .verdict.legal')");
    browser.wait("document.querySelector('.report').innerText.includes('clubs.txt')");
    assert_eq!(browser.js("document.querySelector('[type=file]').files[0]?.name"), "clubs.txt");
    // Once more; it is the new report that is waited for.
    browser.js("document.querySelector('.report').dataset.old = 'yes'");
    browser.click("button[value=check]", "");
    browser.wait("document.querySelector('.report:not([data-old])')?.innerText.includes('clubs.txt')");
    browser.js("document.querySelector('button[value=sheets]').removeAttribute('formtarget')");
    browser.js("document.querySelector('button[value=sheets]').click()");
    browser.wait("document.querySelector('.sheet .row')");
}

/// At the desk the board is on the screen beside the question, at the start, after plays, and wherever one reads.
fn the_board_at_the_desk(served: &Served, browser: &mut Browser) {
    // Both sides, or as much of them as the screen holds, and the first button, without scrolling.
    let seen = "(() => {
        const box = (name) => document.querySelector(name).getBoundingClientRect();
        const [board, asked] = [box('.lies'), box('.decision h2')];
        return board.top >= 0 && board.top < 260 && board.bottom <= innerHeight + 260 && asked.top >= 0
            && asked.bottom <= innerHeight && box('.decision').left >= board.right;
    })()";
    for (game, first) in [("one-piece", "attack Deck Hand"), ("gundam", "attack Ram"), ("bp", "summon soldier")] {
        browser.go(&served.at(&format!("/en/table/{game}")));
        browser.wait(seen);
        browser.click(".options > button", first);
        browser.wait("location.search.startsWith('?c=')");
        browser.wait(seen);
        // Far below, in the trace or the builder, it is still there.
        browser.js("window.scrollTo(0, 600)");
        browser.wait("(() => { const b = document.querySelector('.lies').getBoundingClientRect(); return b.top < 200 && b.bottom > innerHeight / 3; })()");
    }
}

/// What a thumb cannot touch: lower than 44 pixels. A link within a sentence is as high as its line; a box is touched by its label.
const SMALL: &str = "(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    const inSentence = (e) => e.matches('p a, dd a, blockquote a, td a') && e.parentElement.innerText.trim() !== e.innerText.trim();
    const touched = (e) => e.matches('[type=checkbox], [type=radio], .unseen') ? e.closest('label') : e;
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
        .filter((e) => e.offsetParent && !e.matches('.skip, [type=hidden]') && !inSentence(e))
        .filter((e) => touched(e).getBoundingClientRect().height < 43.5)
        .map((e) => e.outerHTML.slice(0, 120)).slice(0, 6);
})()";

/// What a thumb misses: narrower than 44 pixels, of what is pressed; words within others are as wide as they are.
const NARROW: &str = "[...document.querySelectorAll('button, summary, .button, .crumbs a, .headwords a, .to-build')]
    .filter((e) => e.offsetParent && e.getBoundingClientRect().width < 43.5).map((e) => e.outerHTML.slice(0, 120)).slice(0, 6)";

/// Thai marks need room above and below: lines that are set closer than this cut them.
const CLOSE: &str = "[...document.querySelectorAll('main *')].filter((e) => e.checkVisibility()
        && [...e.childNodes].some((n) => n.nodeType === 3 && /[\\u0E00-\\u0E7F]/.test(n.nodeValue))
        && parseFloat(getComputedStyle(e).lineHeight) < 1.4 * parseFloat(getComputedStyle(e).fontSize))
    .map((e) => e.outerHTML.slice(0, 120)).slice(0, 6)";

/// On a phone nothing is wider than the screen, and what is touched is large enough.
fn a_phone(served: &Served, browser: &mut Browser) {
    browser.resize(360);
    let mut small = Vec::new();
    for path in PAGES.iter().chain(&OTHERS) {
        browser.go(&served.at(path));
        // What a page is when all of it is open.
        browser.js("for (const part of document.querySelectorAll('details')) part.open = true");
        let wide = browser.js("document.documentElement.scrollWidth");
        assert!(wide.as_f64().unwrap_or(0.0) <= 360.0, "{path} is {wide} wide");
        for wrong in [SMALL, NARROW, CLOSE] {
            let found = browser.js(wrong);
            let found = found.as_array().into_iter().flatten();
            small.extend(found.map(|e| format!("{path}: {}", e.as_str().unwrap_or(""))));
        }
    }
    assert!(small.is_empty(), "{}", small.join("\n"));
}

/// On a tablet and at the desk nothing is wider than the screen either, whatever cards are called.
fn wider_screens(served: &Served, browser: &mut Browser) {
    let name = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3);
    browser.go(&served.at("/en/table/summoner-master"));
    browser.js("document.querySelector('.builder').open = true");
    browser.js(&format!("document.querySelector('.builder .build').elements.card.value = '{name} 3/2/1'"));
    browser.click(".build button[value=put]", "");
    browser.wait("location.search.startsWith('?c=')");
    let long = browser.js("location.pathname + location.search");
    let long = long.as_str().expect("an address");
    for width in [360, 768, 1280] {
        browser.resize(width);
        for path in PAGES.iter().chain(&OTHERS).chain([&long]).filter(|path| width > 360 || **path == long) {
            browser.go(&served.at(path));
            browser.js("for (const part of document.querySelectorAll('details')) part.open = true");
            let wide = browser.js("document.documentElement.scrollWidth");
            assert!(wide.as_f64().unwrap_or(0.0) <= f64::from(width), "{path} is {wide} wide on {width}");
        }
    }
}

/// Thai and Japanese, by the address and by the browser.
fn thai_and_japanese(served: &Served, browser: &mut Browser) {
    for (path, words) in [("/th/", "ค้นหา"), ("/ja/", "検索"), ("/th/table/bp", "โต๊ะ"), ("/ja/op/7-1-3", "参照元")]
    {
        browser.go(&served.at(path));
        browser.wait(&format!("document.body.innerText.includes({})", serde_json::json!(words)));
        let key = browser.js("document.body.innerText.match(/\\b(page|rule|deck|case)-[a-z-]{4,}/)?.[0] ?? ''");
        assert_eq!(key, "", "{path}");
    }
    browser.go(&served.at("/th/?q="));
    browser.wait("document.activeElement.id === 'q'");
    browser.type_text("บล็อกเกอร์");
    browser.wait("document.querySelectorAll('#found .hits li').length > 0");
    browser.go(&served.at("/ja/?q="));
    browser.wait("document.activeElement.id === 'q'");
    browser.type_text("ブロッカー");
    browser.wait("document.querySelectorAll('#found .hits li').length > 0");
}

/// One thumb on a phone: a card comes to the other seat, and the ruling is what is seen when it is there.
fn a_thumb(served: &Served, browser: &mut Browser) {
    browser.resize(360);
    browser.go(&served.at("/en/table/gundam"));
    browser.tap(".to-build", "");
    browser.tap("button[value=empty]", "");
    browser.wait("document.querySelector('.case-title').innerText.includes('empty board')");
    for (seat, card) in [("B", "Post 2/4"), ("A", "Ram 4/3")] {
        browser.tap(".seats label", seat);
        browser.wait(&format!("document.querySelector('.builder .build').elements.player.value === '{seat}'"));
        browser.tap(".build label:has([name=card])", "");
        browser.wait("document.activeElement.name === 'card'");
        browser.type_text(card);
        browser.tap("button[value=put]", "");
        browser
            .wait(&format!("document.querySelector('.builder .done').innerText.includes('{seat} · Units · {card}')"));
    }
    browser.tap("a.button[href='#asked']", "");
    let is_seen = |name: &str| {
        format!(
            "(() => {{ const r = document.querySelector('{name}').getBoundingClientRect(); return r.top >= -1 && r.top < innerHeight / 2; }})()"
        )
    };
    browser.wait(&is_seen("#asked"));
    browser.tap(".options > button", "attack Ram");
    for _ in 0..12 {
        browser.wait("!document.querySelector('form[aria-busy=true]')");
        if browser.js("Boolean(document.querySelector('.ruling'))") == true {
            break;
        }
        let before = browser.js("location.href");
        browser.tap(".options > button", "");
        browser.wait(&format!("location.href !== {before}"));
    }
    browser.wait(&is_seen(".ruling strong"));
}

/// While signs are put together arrows and Enter are theirs; afterwards they go to what was found.
fn signs_put_together(served: &Served, browser: &mut Browser) {
    browser.go(&served.at("/ja/"));
    browser.wait("document.activeElement.id === 'q'");
    for text in ["b", "ぶ", "ぶろっか", "ブロッカー"] {
        browser.compose(text);
    }
    browser.wait("document.querySelectorAll('#found .hits li').length > 1");
    browser.press("ArrowDown");
    assert_eq!(browser.js("document.activeElement.id"), "q");
    browser.type_text("ブロッカー");
    browser.wait("document.querySelector('#q').value === 'ブロッカー' && location.search.length > 20");
    for (key, at) in [("ArrowDown", 0), ("ArrowDown", 1), ("ArrowUp", 0), ("ArrowUp", -1)] {
        browser.press(key);
        browser.wait(&format!(
            "[...document.querySelectorAll('#found li')].indexOf(document.activeElement.closest('#found li')) === {at}"
        ));
    }
    assert_eq!(browser.js("document.activeElement.id"), "q");
}

/// Without scripts one reads, searches and plays.
fn without_scripts(served: &Served, browser: &mut Browser) {
    browser.call("Emulation.setScriptExecutionDisabled", serde_json::json!({ "value": true }));
    browser.go(&served.at("/en/"));
    browser.js("document.querySelector('#q').value = 'double attack'");
    browser.js("document.querySelector('form.ask button').click()");
    browser.wait("document.querySelectorAll('#found .hits li').length > 3 && location.search.includes('double')");
    browser.js("document.querySelector('#found a.hit').click()");
    browser.wait("document.querySelector('article.clause .wording')");
    browser.go(&served.at("/en/table/gundam"));
    browser.js("document.querySelector('.options > button').click()");
    browser.wait("location.search.startsWith('?c=') && document.querySelector('.trace .step')");
}

/// On the hall's network the key opens, leaves the address, and links are copied although nothing is encrypted.
fn on_the_halls_network(_: &Served, browser: &mut Browser) {
    let key = Key::drawn().expect("a key");
    let served = Served::called("hall.test", Some(key.clone()));
    browser.go(&served.at(&format!("/en/table/bp?key={}", key.text())));
    browser.wait("document.querySelector('.options') && !location.search.includes('key')");
    assert_eq!(browser.js("isSecureContext"), false);
    browser.resize(360);
    browser.tap(".share summary", "");
    // A browser lets nobody copy but a hand.
    browser.tap(".share button", "");
    browser.wait("document.querySelector('.share button').innerText === 'Copied'");
    browser.wait("document.querySelector('.share img').naturalWidth > 50");
    nothing_wrong(&served, browser);
    browser.events.clear();
}

/// Exploring shows how far it is, and ends.
fn exploring(served: &Served, browser: &mut Browser) {
    browser.go(&served.at("/en/table/blackpoker?case=last-card-paid-not-yet-lost"));
    browser.js("document.querySelector('.explore').open = true");
    browser.js("document.querySelector('.explore [name=until]').value = 'turn'");
    browser.js("document.querySelector('.explore [name=for]').value = 'B'");
    browser.js("document.querySelector('.explore [name=goal]').value = 'result = \"B wins\"'");
    browser.click(".explore button", "Explore");
    browser.wait("document.querySelector('.explored .reach')?.innerText.includes('B can force')");
    browser.wait("/: \\d+ · \\d+ s$/.test(document.querySelector('.explore .progress').innerText)");
    // A long look is stopped, and what was seen until then stays.
    browser.go(&served.at("/en/table/one-piece"));
    browser.js("document.querySelector('.explore').open = true");
    browser.js("document.querySelector('.explore [name=until]').value = '2 turns'");
    browser.click(".explore button", "Explore");
    browser.wait("document.querySelector('.explored .endings')");
    browser.wait("!document.querySelector('[data-stop]').hidden");
    browser.click("[data-stop]", "");
    browser.wait("document.querySelector('[data-stop]').hidden && document.querySelector('.explored .endings')");
    // What is no goal is no question, and an older answer is none to it.
    browser.js("document.querySelector('.explore [name=goal]').value = 'zzz'");
    browser.click(".explore button", "Explore");
    browser.wait("document.querySelector('.explored .fault')?.innerText.includes('zzz')");
    assert_eq!(browser.js("document.querySelectorAll('.explored .endings').length"), 0);
}

/// Four seats on a phone: a team's board from nothing, a card for a seat that two players do not have, and an attack on it.
fn four_seats(served: &Served, browser: &mut Browser) {
    browser.resize(360);
    browser.go(&served.at("/en/table/gundam"));
    browser.tap(".to-build", "");
    browser.js("document.querySelector('[name=seating]').value = 'team'");
    browser.tap("button[value=empty]", "");
    browser.wait("document.querySelectorAll('.side').length === 4");
    for (seat, card) in [("A", "Ram 4/3"), ("D", "Wall 1/2 rested")] {
        browser.tap(".seats label", seat);
        browser.tap(".build label:has([name=card])", "");
        browser.wait("document.activeElement.name === 'card'");
        browser.type_text(card);
        browser.tap("button[value=put]", "");
        browser
            .wait(&format!("document.querySelector('.builder .done').innerText.includes('{seat} · Units · {card}')"));
    }
    browser.tap("a.button[href='#asked']", "");
    browser.tap(".options > button", "attack A's Ram");
    browser.wait("[...document.querySelectorAll('.options > button')].some((b) => b.innerText.includes('Wall'))");
    browser.tap(".options > button", "Wall");
    browser.wait("document.querySelector('.ruling')?.innerText.includes('Wall')");
}

/// A text beside a card in short: what is understood of it is of what stands there, and the values stay.
fn a_text_beside_values(served: &Served, browser: &mut Browser) {
    browser.go(&served.at("/en/table/one-piece"));
    browser.js("document.querySelector('.build [name=card]').value = 'Reef Runner 6000'");
    browser.js("document.querySelector('.build [name=text]').focus()");
    browser.type_text("[On Play] Draw 1 card.");
    browser.wait("document.querySelector('.understood').innerText.includes('draw 1 card')");
    browser.click(".build button[value=put]", "");
    browser
        .wait("[...document.querySelectorAll('.card')].some((c) => /^Reef Runner\\s+6000/.test(c.innerText.trim()))");
    // Without its power no Character comes.
    browser.js("document.querySelector('.build [name=card]').value = 'Nobody'");
    browser.js("document.querySelector('.build [name=text]').value = '[Blocker]'");
    browser.click(".build button[value=put]", "");
    browser.wait("document.querySelector('.near .fault')?.innerText.includes('Power is missing')");
    browser.wait("document.querySelector('.build [name=card]').value === 'Nobody'");
}

/// What a judge looks at.
const PAGES: [&str; 12] = [
    "/en/",
    "/th/?q=blocker",
    "/ja/rules",
    "/en/op",
    "/th/op/7-1-4",
    "/en/diff/op/2023-01-19/1.1.8?only=meaning",
    "/en/table/one-piece?case=12-double-attack-against-one-life",
    "/ja/table/blackpoker?case=two-blockers-tie-with-a-queen",
    "/en/cases?q=double",
    "/en/cases/one-piece/questions/12-double-attack-against-one-life",
    "/en/decks",
    "/en/coverage/sm",
];

/// What else a phone opens.
const OTHERS: [&str; 13] = [
    "/en/table/gundam",
    "/ja/table/gundam",
    "/th/table/bp",
    "/th/decks",
    "/th/table/sm",
    "/ja/table/op",
    "/en/sm/504.15.1",
    "/ja/sm/g:Charging",
    "/th/gundam/8-5-2-3",
    "/en/gundam",
    "/en/cards/Storm%20Clerk",
    "/th/coverage/op",
    "/en/api",
];

/// Pictures of all pages, in three widths and languages, for whoever wants to look: `SHINPAN_SHOTS` names the folder.
fn pictures(served: &Served, browser: &mut Browser) {
    let Some(folder) = std::env::var_os("SHINPAN_SHOTS").map(PathBuf::from) else { return };
    for width in [360, 820, 1280] {
        browser.resize(width);
        for path in PAGES {
            for language in ["en", "th", "ja"] {
                let path = format!("/{language}{}", &path[3..]);
                browser.go(&served.at(&path));
                let name: String = path.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
                browser.shot(&folder.join(format!("{width}{name}.png")));
            }
        }
    }
}

const VISITS: [(&str, Visit); 26] = [
    ("search_as_you_type_and_a_clause_with_its_links", search_and_a_clause),
    ("the_keyboard_alone", the_keyboard_alone),
    ("one_piece_from_a_card_put_to_a_ruling", one_piece_to_a_ruling),
    ("blackpoker_undo_and_share", blackpoker_undo_and_share),
    ("one_piece_from_nothing_to_a_ruling", one_piece_from_nothing),
    ("blackpoker_from_nothing_to_a_ruling", blackpoker_from_nothing),
    ("gundam_from_nothing_to_a_ruling", gundam_from_nothing),
    ("summoner_master_from_nothing_to_a_ruling", summoner_master_from_nothing),
    ("another_language_of_the_same", another_language),
    ("sheets_through_a_form_of_the_browser", sheets),
    ("a_deck_check", a_deck),
    ("files_stay_chosen_after_a_check", chosen_files),
    ("the_board_is_on_the_screen_at_the_desk", the_board_at_the_desk),
    ("a_phones_width", a_phone),
    ("wider_screens", wider_screens),
    ("thai_and_japanese", thai_and_japanese),
    ("a_thumb_on_a_phone", a_thumb),
    ("signs_put_together", signs_put_together),
    ("without_scripts", without_scripts),
    ("on_the_halls_network", on_the_halls_network),
    ("exploring", exploring),
    ("four_seats", four_seats),
    ("a_text_beside_values", a_text_beside_values),
    ("light_and_dark", sight::light_and_dark),
    ("on_paper", sight::on_paper),
    ("pictures", pictures),
];

/// The browser of this machine was found to show no page at all, not even an empty one.
static MUTE: AtomicBool = AtomicBool::new(false);

/// One visit, from a new browser to its end. A browser that falls silent is tried once more; one that shows no page at all, ours or not, says nothing
/// of ours, and that is said.
fn visit_once(name: &str, program: &Path, visit: Visit) -> Result<(), Failed> {
    for _ in 0..2 {
        if MUTE.load(Ordering::Relaxed) {
            break;
        }
        let tried = std::panic::catch_unwind(|| {
            let served = Served::new();
            let mut browser = Browser::start(program, 1280, "en");
            visit(&served, &mut browser);
            nothing_wrong(&served, &browser);
        });
        let Err(why) = tried else { return Ok(()) };
        match why.downcast::<Mute>() {
            Ok(mute) => eprintln!("{name}: {}", mute.0),
            Err(why) => std::panic::resume_unwind(why),
        }
        MUTE.store(!Browser::answers(program), Ordering::Relaxed);
    }
    if MUTE.load(Ordering::Relaxed) {
        eprintln!("{name} is SKIPPED: the browser of this machine shows no page at all, not even an empty one.");
        return Ok(());
    }
    Err("the browser fell silent twice on our pages, and shows others".into())
}

fn main() {
    let browser = driver::found().map(Arc::new);
    if browser.is_none() {
        eprintln!("The browser suite is SKIPPED: no Chromium was found. Install one, or name it in SHINPAN_BROWSER.");
    }
    let trial = |(name, visit): (&'static str, Visit)| {
        let program = browser.clone();
        let run = move || visit_once(name, &program.ok_or("no browser")?, visit);
        Trial::test(name, run).with_ignored_flag(browser.is_none())
    };
    let mut arguments = Arguments::from_args();
    // One browser at a time: each is as large as everything else together.
    arguments.test_threads = Some(1);
    libtest_mimic::run(&arguments, VISITS.map(trial).into()).exit();
}
