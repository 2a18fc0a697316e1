//! Chromium without a window, driven through a pipe.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// Nothing on a page takes longer, on a machine that does other things besides.
const PATIENCE: Duration = Duration::from_secs(45);

/// The browser itself says nothing any more: what a visit ends with that tells nothing of our pages.
pub struct Mute(pub String);

/// The browser of this machine: `SHINPAN_BROWSER` names one.
pub fn found() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("SHINPAN_BROWSER") {
        return Some(PathBuf::from(named)).filter(|p| p.is_file());
    }
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    names.iter().flat_map(|name| folders.iter().map(move |f| f.join(name))).find(|p| p.is_file())
}

/// A browser with one page.
pub struct Browser {
    child: Child,
    input: ChildStdin,
    messages: Receiver<Value>,
    session: String,
    next: u64,
    /// Everything that happened on the page.
    pub events: Vec<Value>,
    _profile: tempfile::TempDir,
}

impl Browser {
    /// Start it with a page of this width and language.
    pub fn start(program: &Path, width: u32, language: &str) -> Self {
        let profile = tempfile::tempdir().expect("a folder");
        let folder = format!("--user-data-dir={}", profile.path().display());
        let mut child = Command::new("sh")
            .args(["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 >/dev/null 2>&1 </dev/null"])
            .arg(program)
            .args(["--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run"])
            .args([
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-extensions",
                "--hide-scrollbars",
                // A name that is not this machine's own, as the hall's network has it.
                "--host-resolver-rules=MAP hall.test 127.0.0.1",
            ])
            .args(["--disable-component-update", "--disable-sync", "--disable-default-apps"])
            .arg(format!("--accept-lang={language}"))
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the browser starts");
        let input = child.stdin.take().expect("a pipe");
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            while output.read_until(0, &mut bytes).is_ok_and(|n| n > 0) {
                bytes.pop();
                if let Ok(message) = serde_json::from_slice(&bytes)
                    && sender.send(message).is_err()
                {
                    return;
                }
                bytes.clear();
            }
        });
        let (session, events) = (String::new(), Vec::new());
        let mut browser = Self { child, input, messages, session, next: 0, events, _profile: profile };
        let target = browser.call("Target.createTarget", json!({ "url": "about:blank" }))["targetId"].clone();
        let attached = browser.call("Target.attachToTarget", json!({ "targetId": target, "flatten": true }));
        browser.session = attached["sessionId"].as_str().expect("a session").to_string();
        for domain in ["Page", "Runtime", "Log", "Network"] {
            browser.call(&format!("{domain}.enable"), json!({}));
        }
        browser.resize(width);
        browser
    }

    /// Does a browser of this machine show a page that is not ours at all?
    pub fn answers(program: &Path) -> bool {
        let tried = std::panic::catch_unwind(|| {
            let mut browser = Self::start(program, 1280, "en");
            browser.go("data:text/html,<title>there</title>");
            browser.js("document.title") == "there"
        });
        tried.unwrap_or(false)
    }

    /// Another width, as a phone or a desk has it.
    pub fn resize(&mut self, width: u32) {
        let phone = width < 600;
        let size = json!({ "width": width, "height": 800, "deviceScaleFactor": 1, "mobile": phone });
        self.call("Emulation.setDeviceMetricsOverride", size);
        self.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": phone }));
    }

    /// Ask the browser something.
    pub fn call(&mut self, method: &str, params: Value) -> Value {
        self.ask(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// The same, where an error is an answer.
    fn ask(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        self.next += 1;
        let mut message = json!({ "id": self.next, "method": method, "params": params });
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        self.input.write_all(format!("{message}\0").as_bytes()).expect("the browser listens");
        self.input.flush().expect("the browser listens");
        let id = self.next;
        let answer = self.until(&format!("an answer to {method}"), |m| m["id"] == id);
        if answer["error"].is_null() { Ok(answer["result"].clone()) } else { Err(answer["error"].clone()) }
    }

    fn until(&mut self, what: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let Ok(message) = self.messages.recv_timeout(left) else {
                std::panic::panic_any(Mute(format!("no {what} in time")));
            };
            if message["method"].is_string() {
                self.events.push(message.clone());
            }
            if is_it(&message) {
                return message;
            }
        }
    }

    /// Open an address, and wait until it is there.
    pub fn go(&mut self, address: &str) {
        self.call("Page.navigate", json!({ "url": address }));
        self.until("page", |m| m["method"] == "Page.loadEventFired");
    }

    /// The value of an expression on the page; none if the page has gone on to another one meanwhile.
    pub fn js(&mut self, expression: &str) -> Value {
        let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = match self.ask("Runtime.evaluate", params) {
            Ok(answer) => answer,
            Err(error) if error["message"].as_str().is_some_and(|m| m.contains("navigated")) => return Value::Null,
            Err(error) => panic!("{expression}: {error}"),
        };
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {}", answer["exceptionDetails"]);
        answer["result"]["value"].clone()
    }

    /// Wait until an expression holds.
    pub fn wait(&mut self, expression: &str) {
        let end = Instant::now() + PATIENCE;
        let guarded = format!("(() => {{ try {{ return Boolean({expression}); }} catch {{ return false; }} }})()");
        while self.js(&guarded) != true {
            if Instant::now() > end {
                let text = self.js("document.querySelector('main')?.innerText ?? ''");
                panic!("{expression} never holds; the page says:\n{}", text.as_str().unwrap_or(""));
            }
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// Type into what has the focus.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.call("Input.insertText", json!({ "text": letter.to_string() }));
        }
    }

    /// Press a key.
    pub fn press(&mut self, key: &str) {
        let code = match key {
            "Enter" => 13,
            "Tab" => 9,
            "ArrowDown" => 40,
            "ArrowUp" => 38,
            " " => 32,
            _ => 0,
        };
        let text = if key == "Enter" { "\r" } else { "" };
        for kind in ["keyDown", "keyUp"] {
            let mut params = json!({ "type": kind, "key": key, "windowsVirtualKeyCode": code });
            if kind == "keyDown" && !text.is_empty() {
                params["text"] = json!(text);
            }
            self.call("Input.dispatchKeyEvent", params);
        }
    }

    /// Click on the first element of a selector whose text has some words.
    pub fn click(&mut self, selector: &str, words: &str) {
        let find = format!(
            "[...document.querySelectorAll({})].find((e) => e.innerText.includes({}))",
            json!(selector),
            json!(words)
        );
        self.wait(&find);
        self.js(&format!("{find}.click()"));
    }

    /// Touch the first element of a selector whose text has some words, as a thumb does: what lies there is what is touched.
    pub fn tap(&mut self, selector: &str, words: &str) {
        let find = format!(
            "[...document.querySelectorAll({})].find((e) => e.checkVisibility() && e.innerText.includes({}))",
            json!(selector),
            json!(words)
        );
        self.wait(&find);
        let place = format!(
            "(() => {{ const e = {find}; e.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; }})()"
        );
        let place = self.js(&place);
        let touched = json!([{ "x": place[0], "y": place[1] }]);
        for (kind, points) in [("touchStart", touched), ("touchEnd", json!([]))] {
            self.call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }));
        }
    }

    /// Put signs together, as one does to write Japanese: they stand in the field, but are not written yet.
    pub fn compose(&mut self, text: &str) {
        let end = text.encode_utf16().count();
        let params = json!({ "text": text, "selectionStart": end, "selectionEnd": end });
        self.call("Input.imeSetComposition", params);
    }

    /// A picture of the whole page.
    pub fn shot(&mut self, path: &Path) {
        use base64::Engine;
        let params = json!({ "format": "png", "captureBeyondViewport": true });
        let shot = self.call("Page.captureScreenshot", params);
        let bytes = base64::engine::general_purpose::STANDARD.decode(shot["data"].as_str().unwrap_or(""));
        std::fs::write(path, bytes.expect("a picture")).expect("a place for it");
    }

    /// Errors in the console and thrown ones.
    pub fn errors(&self) -> Vec<String> {
        let is_error = |e: &&Value| match e["method"].as_str().unwrap_or("") {
            "Runtime.exceptionThrown" => true,
            "Runtime.consoleAPICalled" => e["params"]["type"] == "error",
            "Log.entryAdded" => e["params"]["entry"]["level"] == "error",
            _ => false,
        };
        self.events.iter().filter(is_error).map(|e| e["params"].to_string()).collect()
    }

    /// The addresses that were asked.
    pub fn asked(&self) -> Vec<String> {
        let sent = self.events.iter().filter(|e| e["method"] == "Network.requestWillBeSent");
        sent.filter_map(|e| e["params"]["request"]["url"].as_str().map(str::to_string)).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
