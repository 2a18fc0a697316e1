//! The page under many phones: a real client on loopback, answers timed one by one.
//!
//! Two hundred phones, each with a connection of its own, ask three times a second, as somebody who types does. Then a hundred thousand
//! requests as fast as they go, to see what the memory does. `SHINPAN_PHONES`, `SHINPAN_REQUESTS` name other numbers.

#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use shinpan::page::{Door, Listening, Page, Stop};
use shinpan::scenario::shipped;

/// As in the program.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How long the phones ask.
const SPAN: Duration = Duration::from_secs(8);
/// How long each of them waits between two questions.
const PAUSE: Duration = Duration::from_millis(333);

/// A phone with its connection.
struct Phone {
    host: String,
    stream: BufReader<TcpStream>,
}

impl Phone {
    fn new(host: &str) -> Self {
        let stream = TcpStream::connect(host).expect("a connection");
        stream.set_nodelay(true).expect("a socket");
        Self { host: host.to_string(), stream: BufReader::new(stream) }
    }

    /// Ask, and read the whole answer.
    fn ask(&mut self, request: &str) -> (u16, Vec<u8>) {
        self.stream.get_mut().write_all(request.as_bytes()).expect("sent");
        let mut line = String::new();
        self.stream.read_line(&mut line).expect("an answer");
        let status = line.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or(0);
        let mut length = 0;
        loop {
            line.clear();
            self.stream.read_line(&mut line).expect("a header");
            if line.trim().is_empty() {
                break;
            }
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().unwrap_or(0);
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).expect("a body");
        (status, body)
    }

    fn get(&self, path: &str) -> String {
        format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.host)
    }

    fn post(&self, path: &str, body: &Value) -> String {
        let body = body.to_string();
        format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        )
    }
}

/// What a phone asks, time after time.
type Question = fn(&Phone, usize) -> String;

fn search(phone: &Phone, n: usize) -> String {
    let words = [
        "blocker",
        "double%20attack",
        "7-1-3",
        "%E0%B8%9A%E0%B8%A5%E0%B9%87%E0%B8%AD%E0%B8%81",
        "trigger%20life",
        "%E6%94%BB%E6%92%83",
    ];
    phone.get(&format!("/?q={}", words[n % words.len()]))
}

fn step(phone: &Phone, n: usize) -> String {
    let names = ["12-double-attack-against-one-life.md", "two-blockers-tie-with-a-queen.md"];
    let case =
        shipped::cases().iter().find(|(name, _)| name.ends_with(names[n % names.len()])).map_or("", |(_, text)| text);
    phone.post("/api/table", &json!({ "case": case, "line": "1" }))
}

/// Many phones at once; how long each answer took, sorted.
fn together(host: &str, phones: usize, question: Question) -> Vec<Duration> {
    let ask = |n: usize| {
        let mut phone = Phone::new(host);
        let mut times = Vec::new();
        // Nobody begins at the same moment.
        std::thread::sleep(PAUSE * (n as u32) / (phones as u32));
        let begun = Instant::now();
        let mut asked = n;
        while begun.elapsed() < SPAN {
            let request = question(&phone, asked);
            let sent = Instant::now();
            let (status, _) = phone.ask(&request);
            let took = sent.elapsed();
            assert_eq!(status, 200);
            times.push(took);
            asked += 1;
            std::thread::sleep(PAUSE.saturating_sub(took));
        }
        times
    };
    let mut all: Vec<Duration> = std::thread::scope(|scope| {
        let phones: Vec<_> = (0..phones).map(|n| scope.spawn(move || ask(n))).collect();
        phones.into_iter().flat_map(|p| p.join().expect("a phone")).collect()
    });
    all.sort();
    all
}

fn told(what: &str, times: &[Duration], promised: u64) {
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    let (p50, p99) = (at(0.5), at(0.99));
    println!(
        "{what}: {} answers, p50 {p50:.1} ms, p99 {p99:.1} ms, longest {:.1} ms (promised p99 < {promised} ms)",
        times.len(),
        at(1.0)
    );
}

/// Memory of this process, in megabytes, where the system tells.
fn memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|l| l.starts_with("VmRSS:")).unwrap_or("");
    line.split_whitespace().nth(1).and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0) / 1024.0
}

fn number(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// As many requests as asked for, as fast as a few phones can; the memory on the way.
fn flat(host: &str, requests: usize) {
    let left = Arc::new(AtomicUsize::new(requests));
    let begun = Instant::now();
    let mut seen = vec![memory()];
    std::thread::scope(|scope| {
        for n in 0..8 {
            let left = left.clone();
            scope.spawn(move || {
                let mut phone = Phone::new(host);
                let take = |left: usize| left.checked_sub(1);
                while let Ok(at) = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take) {
                    let request = if n % 2 == 0 { search(&phone, at) } else { step(&phone, at) };
                    assert_eq!(phone.ask(&request).0, 200);
                }
            });
        }
        for tenth in (0..10).rev() {
            while left.load(Ordering::Relaxed) > requests * tenth / 10 {
                std::thread::sleep(Duration::from_millis(50));
            }
            seen.push(memory());
        }
    });
    let shown: Vec<String> = seen.iter().map(|m| format!("{m:.0}")).collect();
    let rate = requests as f64 / begun.elapsed().as_secs_f64();
    println!("{requests} requests, {rate:.0} a second; memory in MB at every tenth: {}", shown.join(" "));
}

fn main() {
    let listening = Listening::on(([127, 0, 0, 1], 0).into()).expect("a port");
    let host = listening.address().expect("an address").to_string();
    let page = Page::shipped();
    page.warm();
    let door = Door::new(page, vec![host.clone()], None);
    let stop = Stop::new();
    let closing = stop.clone();
    let server = std::thread::spawn(move || listening.serve(door, &closing));
    let phones = number("SHINPAN_PHONES", 200);
    told("search", &together(&host, phones, search), 50);
    told("table step", &together(&host, phones, step), 100);
    flat(&host, number("SHINPAN_REQUESTS", 20_000));
    stop.now();
    server.join().expect("the server ends");
}
