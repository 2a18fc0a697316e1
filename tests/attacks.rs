//! The page over a socket, asked by those who should not be answered.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::page::{case_of, get};

/// The program, serving on a free port.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn new(args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_shinpan"))
            .args(["serve", "--port", "0", "--json"])
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let said: Value = serde_json::from_str(&line).expect("a document");
        Self { child, address: said["address"].as_str().expect("an address").to_string() }
    }

    /// `127.0.0.1:4321`
    fn host(&self) -> &str {
        self.address.trim_start_matches("http://").split('/').next().unwrap_or("")
    }

    /// Send bytes, and read what comes until the connection closes.
    fn raw(&self, bytes: &str) -> String {
        let mut stream = TcpStream::connect(self.host()).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(5))).expect("a time");
        stream.write_all(bytes.as_bytes()).expect("sent");
        let mut text = String::new();
        let _ = stream.read_to_string(&mut text);
        text
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn only_its_own_name_and_no_other_site() {
    let serving = Serving::new(&[]);
    let host = serving.host().to_string();
    let status = |head: &str| serving.raw(head).split(' ').nth(1).unwrap_or("").to_string();
    assert_eq!(status(&format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")), "200");
    assert_eq!(status("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"), "421");
    assert_eq!(status("GET / HTTP/1.0\r\n\r\n"), "400");
    assert_eq!(
        status(&format!("GET http://evil.example/ HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")),
        "421"
    );
    let posted = format!(
        "POST /api/table HTTP/1.1\r\nHost: {host}\r\nOrigin: http://evil.example\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}"
    );
    assert_eq!(status(&posted), "403");
    assert_eq!(
        status(&format!("GET /{} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n", "a".repeat(100_000))),
        "414"
    );
    assert_eq!(status("\0\0\0\r\n\r\n"), "400");
}

#[test]
fn on_the_network_without_the_key_nothing_is_answered() {
    let serving = Serving::new(&["--lan"]);
    // A machine without a network cannot serve one.
    let Some((_, key)) = serving.address.split_once("?key=") else { return };
    let host = serving.host().to_string();
    let asked = |path: &str, more: &str| {
        serving.raw(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{more}Connection: close\r\n\r\n"))
    };
    let refused = asked("/", "");
    assert!(refused.starts_with("HTTP/1.1 403") && refused.contains("content-length: 0"), "{refused}");
    assert!(asked("/?key=wrong", "").starts_with("HTTP/1.1 403"));
    assert!(asked("/assets/x/page.css", "").starts_with("HTTP/1.1 403"));
    let shown = asked(&format!("/op/7-1-3?key={key}"), "");
    assert!(shown.starts_with("HTTP/1.1 303") && shown.contains("location: /op/7-1-3\r\n"), "{shown}");
    assert!(shown.contains("HttpOnly") && shown.contains("SameSite=Lax") && shown.contains("Path=/"));
    assert!(asked("/", &format!("Cookie: key={key}\r\n")).starts_with("HTTP/1.1 200"));
    // A key is right as a whole, and under its name.
    for near in [&key[1..], &key[..key.len() - 1], &format!("{key}x"), &key.to_lowercase()] {
        assert!(asked(&format!("/?key={near}"), "").starts_with("HTTP/1.1 403"), "{near}");
        assert!(asked("/", &format!("Cookie: key={near}\r\n")).starts_with("HTTP/1.1 403"), "{near}");
    }
    assert!(asked(&format!("/?xkey={key}"), &format!("Cookie: xkey={key}\r\n")).starts_with("HTTP/1.1 403"));
    // Where the key leads to is on this page, and brings no header with it.
    for (path, to) in [
        ("//evil.example/", "/evil.example/"),
        ("/\\evil.example/", "/evil.example/"),
        ("/%0d%0aSet-Cookie:%20a=b", "/%0d%0aSet-Cookie:%20a=b"),
    ] {
        let shown = asked(&format!("{path}?key={key}"), "");
        assert!(shown.contains(&format!("location: {to}\r\n")), "{path}: {shown}");
        assert_eq!(
            shown.to_ascii_lowercase().matches("set-cookie:").count(),
            1 + usize::from(to.contains("Set")),
            "{shown}"
        );
    }
    // The key of one name is not asked for by another: nobody else's page posts, and no other name is answered.
    let cookie = format!("Cookie: key={key}\r\n");
    let evil = serving.raw(&format!("GET / HTTP/1.1\r\nHost: evil.example\r\n{cookie}Connection: close\r\n\r\n"));
    assert!(evil.starts_with("HTTP/1.1 421"), "{evil}");
}

/// Requests that two programs could read differently, and more than anybody sends.
#[test]
fn what_is_no_clear_request_is_none() {
    let serving = Serving::new(&[]);
    let host = serving.host().to_string();
    let status = |request: &str| serving.raw(request).split(' ').nth(1).unwrap_or("").to_string();
    let head = format!("POST /api/table HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
    for more in ["Content-Length: 4\r\nContent-Length: 5\r\n\r\n12345", "X: a\r\n b\r\nContent-Length: 0\r\n\r\n"] {
        assert_eq!(status(&format!("{head}{more}")), "400", "{more}");
    }
    let many: String = (0..500).map(|n| format!("X-{n}: y\r\n")).collect();
    assert_eq!(status(&format!("GET / HTTP/1.1\r\nHost: {host}\r\n{many}Connection: close\r\n\r\n")), "431");
    for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "BREW"] {
        assert_eq!(status(&format!("{method} / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")), "405");
    }
}

/// Whoever does not say how much comes is not listened to for longer than others.
#[test]
fn a_flood_without_a_length_is_refused() {
    let serving = Serving::new(&[]);
    let mut stream = TcpStream::connect(serving.host()).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a time");
    let head = format!(
        "POST /decks HTTP/1.1\r\nHost: {}\r\nContent-Type: multipart/form-data; boundary=X\r\nTransfer-Encoding: chunked\r\n\r\n",
        serving.host()
    );
    stream.write_all(head.as_bytes()).expect("sent");
    let begin = "--X\r\nContent-Disposition: form-data; name=\"lists\"\r\n\r\n";
    let mut sent = stream.write_all(format!("{:x}\r\n{begin}\r\n", begin.len()).as_bytes()).is_ok();
    let part = format!("{:x}\r\n{}\r\n", 1 << 20, "a".repeat(1 << 20));
    let mut parts = 0;
    while sent && parts < 60 {
        sent = stream.write_all(part.as_bytes()).is_ok();
        parts += 1;
    }
    assert!(parts < 30, "{parts} MB were taken");
    let mut answer = [0; 12];
    // Whoever is cut off in the middle may not read the answer any more.
    if stream.read_exact(&mut answer).is_ok() {
        assert_eq!(&answer, b"HTTP/1.1 413");
    }
    assert!(
        serving
            .raw(&format!("GET /en/api/rules HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", serving.host()))
            .starts_with("HTTP/1.1 200")
    );
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_within_a_second() {
    let mut serving = Serving::new(&[]);
    // Somebody who says nothing, somebody who says half, and somebody who waits for an exploration.
    let _silent = TcpStream::connect(serving.host()).expect("a connection");
    let mut half = TcpStream::connect(serving.host()).expect("a connection");
    half.write_all(b"GET / HTTP/1.1\r\nHo").expect("sent");
    let case = case_of(&get("/en/table/one-piece"));
    let body = json!({ "case": case, "until": "9 turns", "limit": 1_000_000 }).to_string();
    let mut waiting = TcpStream::connect(serving.host()).expect("a connection");
    let head = format!(
        "POST /api/explore HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        serving.host(),
        body.len()
    );
    waiting.write_all(format!("{head}{body}").as_bytes()).expect("sent");
    // And many who ask, one question after the other.
    let is_over = Arc::new(AtomicBool::new(false));
    let asking: Vec<_> = (0..20)
        .map(|n| {
            let (host, is_over) = (serving.host().to_string(), is_over.clone());
            std::thread::spawn(move || {
                while !is_over.load(Ordering::Relaxed) {
                    let Ok(mut stream) = TcpStream::connect(&host) else { return };
                    let head = format!("GET /en/?q=block{n} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
                    let _ = stream.write_all(head.as_bytes());
                    let _ = stream.set_read_timeout(Some(Duration::from_secs(2)));
                    let _ = stream.read_to_end(&mut Vec::new());
                }
            })
        })
        .collect();
    std::thread::sleep(Duration::from_millis(300));
    let begun = Instant::now();
    let told = Command::new("kill").args(["-INT", &serving.child.id().to_string()]).status();
    assert!(told.is_ok_and(|s| s.success()));
    while serving.child.try_wait().expect("a child").is_none() {
        assert!(begun.elapsed() < Duration::from_secs(1), "it goes on");
        std::thread::sleep(Duration::from_millis(10));
    }
    is_over.store(true, Ordering::Relaxed);
    for one in asking {
        let _ = one.join();
    }
}
