//! The page over sockets, with guests who only hold a place, do not read, or send too much.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use shinpan::page::{Door, Key, Listening, Page, Patience, Stop};

/// A page that is served while a test asks it.
struct Served {
    address: SocketAddr,
    key: Option<Key>,
    stop: Stop,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Served {
    fn new(key: Option<Key>, patience: Patience) -> Self {
        let listening = Listening::on((Ipv4Addr::LOCALHOST, 0).into()).expect("a port").patient(patience);
        let address = listening.address().expect("an address");
        let door = Door::new(Page::shipped(), vec![address.to_string()], key.clone());
        let stop = Stop::new();
        let told = stop.clone();
        let thread = std::thread::spawn(move || listening.serve(door, &told));
        Self { address, key, stop, thread: Some(thread) }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a socket");
        stream
    }

    /// A request of somebody who has the key, if there is one.
    fn asking(&self, path: &str) -> String {
        let cookie = self.key.as_ref().map(|key| format!("Cookie: key={}\r\n", key.text())).unwrap_or_default();
        format!("GET {path} HTTP/1.1\r\nHost: {}\r\n{cookie}\r\n", self.address)
    }

    /// The first line of an answer.
    fn status(&self, path: &str) -> String {
        let mut stream = self.connect();
        stream.write_all(self.asking(path).as_bytes()).expect("sent");
        let mut start = [0; 15];
        stream.read_exact(&mut start).expect("an answer");
        String::from_utf8_lossy(&start).into_owned()
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

/// Has the other side closed it?
fn is_closed(stream: &mut TcpStream) -> bool {
    stream.set_read_timeout(Some(Duration::from_millis(20))).expect("a socket");
    match stream.read(&mut [0; 1]) {
        Ok(n) => n == 0,
        Err(error) => !matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut),
    }
}

/// Wait until something holds, but not for long.
fn soon(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(10), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn those_who_say_nothing_keep_no_phone_off() {
    // As many as are served at once say nothing and have no key; they may hold all places but for those who come after them.
    let patience = Patience { connections: 40, strangers: 30, strangers_of_one: 20, ..Patience::default() };
    let served = Served::new(Some(Key::drawn().expect("a key")), patience);
    let mut silent: Vec<TcpStream> = (0..80).map(|_| served.connect()).collect();
    let begun = Instant::now();
    assert_eq!(served.status("/en/api/rules"), "HTTP/1.1 200 OK");
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    soon("the longest silent ones go", || silent[..40].iter_mut().all(is_closed));
    assert!(!is_closed(silent.last_mut().expect("somebody")), "the last one may still speak");
}

#[test]
fn a_phone_that_is_known_is_not_sent_away_by_strangers() {
    let patience = Patience { connections: 40, strangers: 6, strangers_of_one: 4, ..Patience::default() };
    let served = Served::new(Some(Key::drawn().expect("a key")), patience);
    let mut phone = served.connect();
    let ask = |phone: &mut TcpStream| {
        phone.write_all(served.asking("/qr").as_bytes()).expect("sent");
        let mut answer = [0; 2000];
        let read = phone.read(&mut answer).expect("an answer");
        String::from_utf8_lossy(&answer[..read]).into_owned()
    };
    // There is no code of nothing; but it was answered.
    assert!(ask(&mut phone).starts_with("HTTP/1.1 404"));
    let _silent: Vec<TcpStream> = (0..30).map(|_| served.connect()).collect();
    std::thread::sleep(Duration::from_millis(200));
    assert!(ask(&mut phone).starts_with("HTTP/1.1 404"));
}

#[test]
fn who_asks_for_nothing_in_time_goes() {
    let patience = Patience { first: Duration::from_millis(300), ..Patience::default() };
    let served = Served::new(None, patience);
    let mut silent = served.connect();
    let mut slow = served.connect();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: ").expect("sent");
    assert!(!is_closed(&mut silent) && !is_closed(&mut slow));
    soon("both go", || is_closed(&mut silent) && is_closed(&mut slow));
}

#[test]
fn who_has_no_key_is_told_so_and_does_not_stay() {
    let served = Served::new(Some(Key::drawn().expect("a key")), Patience::default());
    let mut stranger = served.connect();
    stranger.write_all(format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", served.address).as_bytes()).expect("sent");
    let mut answer = String::new();
    stranger.read_to_string(&mut answer).expect("an answer, and its end");
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    assert!(answer.to_ascii_lowercase().contains("connection: close"), "{answer}");
}

/// A form with one list, as it goes over the line.
fn form(served: &Served, list: &str, wanted: &str) -> String {
    let part = |head: &str, value: &str| format!("--X\r\nContent-Disposition: form-data; {head}\r\n\r\n{value}\r\n");
    let body = format!("{}{}--X--\r\n", part("name=\"do\"", wanted), part("name=\"lists\"", list));
    let kind = "Content-Type: multipart/form-data; boundary=X\r\nConnection: close";
    let (host, length) = (served.address, body.len());
    format!("POST /en/decks HTTP/1.1\r\nHost: {host}\r\n{kind}\r\nContent-Length: {length}\r\n\r\n{body}")
}

/// What is answered to it.
fn decks(served: &Served, list: &str, wanted: &str) -> String {
    let mut stream = served.connect();
    stream.write_all(form(served, list, wanted).as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn who_does_not_read_does_not_get_the_rest() {
    let patience = Patience { reading: Duration::from_millis(300), ..Patience::default() };
    let served = Served::new(None, patience);
    // What was pasted is shown again: an answer that is longer than what lies between two machines.
    let blank = " ".repeat(9 << 20);
    let mut lazy = served.connect();
    lazy.write_all(form(&served, &blank, "check").as_bytes()).expect("sent");
    // Whoever writes to somebody who has hung up is told so.
    soon("it is closed", || lazy.write(b" ").is_err());
    let mut got = Vec::new();
    let _ = lazy.read_to_end(&mut got);
    assert!(got.len() < blank.len(), "{}", got.len());
    // Who reads gets all of it.
    assert!(decks(&served, &blank, "check").len() > blank.len());
}

#[test]
fn more_decks_than_any_event_has_are_refused_at_once() {
    let served = Served::new(None, Patience::default());
    let deck = "Deck: reef\n1 OP01-001\n4 OP01-016\n\n";
    for wanted in ["check", "csv", "sheets"] {
        let answer = decks(&served, &deck.repeat(2001), wanted);
        assert!(answer.contains("2001 decks are more than are checked at once (2000)"), "{}", &answer[..500]);
    }
    // Those of an event are all there.
    let answer = decks(&served, &deck.repeat(120), "check");
    assert_eq!(answer.matches("<section class=\"deck").count(), 120);
}

#[test]
fn who_sends_slowly_is_not_waited_for() {
    let listening = Listening::on((Ipv4Addr::LOCALHOST, 0).into()).expect("a port");
    let address = listening.address().expect("an address");
    let door = Door::new(Page::shipped(), vec![address.to_string()], None).within(Duration::from_millis(400));
    let stop = Stop::new();
    let told = stop.clone();
    let thread = std::thread::spawn(move || listening.serve(door, &told));
    let served = Served { address, key: None, stop, thread: Some(thread) };
    let mut slow = served.connect();
    let head = format!(
        "POST /api/table HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    );
    slow.write_all(head.as_bytes()).expect("sent");
    let begun = Instant::now();
    let mut answer = [0; 12];
    slow.set_read_timeout(Some(Duration::from_millis(50))).expect("a socket");
    while slow.read_exact(&mut answer).is_err() {
        assert!(begun.elapsed() < Duration::from_secs(5), "it is waited for");
        let _ = slow.write(b"{");
    }
    assert_eq!(&answer, b"HTTP/1.1 408");
    assert_eq!(served.status("/en/api/rules"), "HTTP/1.1 200 OK");
}
