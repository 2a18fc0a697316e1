//! What can be read: on light and dark screens, and on paper.

use serde_json::{Value, json};

use super::driver::Browser;
use super::{PAGES, Served};

/// Texts whose colour is too near to what lies behind them: WCAG AA asks for 4.5 to 1, and for 3 to 1 of large ones.
const FAINT: &str = r"(() => {
    const parsed = (colour) => {
        const [, of, all] = colour.match(/^(rgba?|color)\((?:srgb )?([^)]+)\)/) ?? [];
        const [r, g, b, a = 1] = (all ?? '0 0 0').split(/[ ,\/]+/).map(Number);
        return of === 'color' ? [255 * r, 255 * g, 255 * b, a] : [r, g, b, a];
    };
    const over = (top, below) => [0, 1, 2].map((n) => top[n] * top[3] + below[n] * (1 - top[3]));
    const behind = (e) => (e ? over(parsed(getComputedStyle(e).backgroundColor), behind(e.parentElement)) : [255, 255, 255]);
    const light = (c) => c.map((v) => v / 255).map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n], 0);
    const wrong = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const e = texts.currentNode.parentElement;
        if (!texts.currentNode.nodeValue.trim() || e.closest('option, .heard, .skip, .unseen') || !e.checkVisibility()) continue;
        const style = getComputedStyle(e);
        const [ground, size] = [behind(e), parseFloat(style.fontSize)];
        const [a, b] = [light(over(parsed(style.color), ground)), light(ground)].sort((x, y) => y - x);
        const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
        if ((a + 0.05) / (b + 0.05) < needed) wrong.push(`${e.outerHTML.slice(0, 80)} ${style.color}`);
    }
    return wrong.slice(0, 5);
})()";

fn media(browser: &mut Browser, kind: &str, scheme: &str) {
    let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
    browser.call("Emulation.setEmulatedMedia", json!({ "media": kind, "features": features }));
}

/// Every text can be read on light screens and on dark ones.
pub fn light_and_dark(served: &Served, browser: &mut Browser) {
    for scheme in ["light", "dark"] {
        media(browser, "", scheme);
        for path in PAGES {
            browser.go(&served.at(path));
            browser.js("for (const part of document.querySelectorAll('details')) part.open = true");
            assert_eq!(browser.js(FAINT), json!([]), "{path}, {scheme}");
        }
    }
    // It is found where there is one.
    browser.js("document.querySelector('h1').style.color = document.body.style.background = '#777'");
    assert_ne!(browser.js(FAINT), json!([]));
}

/// Paper is light, whatever the screen is; what the scan has is on it, and what stands out by its ground is seen without it.
pub fn on_paper(served: &Served, browser: &mut Browser) {
    let shown = |browser: &mut Browser, name: &str| {
        browser.js(&format!("document.querySelector({})?.checkVisibility() ?? false", json!(name)))
    };
    media(browser, "print", "dark");
    browser.go(&served.at("/th/op/7-1-4"));
    assert_eq!(browser.js("getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)");
    assert_eq!(browser.js("document.querySelector('.scan').getBoundingClientRect().height > 10"), true);
    for gone in [".top", ".tools", ".contents", ".languages"] {
        assert_eq!(shown(browser, gone), false, "{gone}");
    }
    browser.go(&served.at("/en/table/one-piece?case=12-double-attack-against-one-life"));
    for there in [".ruling", ".board", ".trace", ".turn-mark", "h2 .actor"] {
        assert_eq!(shown(browser, there), true, "{there}");
    }
    for gone in [".builder", ".share", ".options button"] {
        assert_eq!(shown(browser, gone), false, "{gone}");
    }
    assert_eq!(browser.js(FAINT), Value::Array(Vec::new()));
    assert_eq!(
        browser.js("getComputedStyle(document.querySelector('.turn-mark')).backgroundColor"),
        "rgba(0, 0, 0, 0)"
    );
}
