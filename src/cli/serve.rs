//! `shinpan serve`: the page, until Ctrl-C.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

use crate::cards::configured;
use crate::deck::bans;
use crate::page::{Door, Key, Listening, Page, Stop};
use crate::show::args::ServeArgs;
use crate::show::failure::Failure;
use crate::show::{Desk, Shown, data, printer};

pub fn run(desk: &Desk, args: &ServeArgs) -> Result<Shown, Failure> {
    let refused = |words: String| Failure::bad_input(desk.speech.say("page-no-server", &[("words", words.into())]));
    // What is wrong with texts, cards and ban lists is said before anybody comes.
    desk.shelf()?;
    let cards = data::for_boards(desk, &args.cards)?;
    cards.pool().map_err(|fault| data::refused(desk, &fault))?;
    let paths = if args.bans.is_empty() { configured("SHINPAN_BANS", "bans") } else { args.bans.clone() };
    let bans = bans::load(&paths).map_err(|fault| data::refused(desk, &fault))?;
    let page = Page::new(desk.texts.clone(), cards, bans);
    page.warm();
    let ip = if args.lan {
        lan_address().ok_or_else(|| Failure::bad_input(desk.speech.word("page-no-lan")))?
    } else {
        IpAddr::V4(Ipv4Addr::LOCALHOST)
    };
    let listening = Listening::on(SocketAddr::new(ip, args.port)).map_err(|e| refused(e.to_string()))?;
    let address = listening.address().map_err(|e| refused(e.to_string()))?;
    let key = if args.lan { Some(Key::kept().map_err(|e| refused(e.to_string()))?) } else { None };
    let link = match &key {
        Some(key) => format!("http://{address}/?key={}", key.text()),
        None => format!("http://{address}/"),
    };
    announce(desk, &link, args.lan);
    if args.open && open::that_detached(&link).is_err() {
        printer::err(&format!("{}\n", desk.speech.word("page-no-browser")));
    }
    let mut hosts = vec![address.to_string()];
    if !args.lan {
        hosts.push(format!("localhost:{}", address.port()));
    }
    listening.serve(Door::new(page, hosts, key), &Stop::new());
    Ok(Shown::Nothing)
}

/// Where it is, and on the hall's network a code for phones.
fn announce(desk: &Desk, link: &str, lan: bool) {
    let mut text = format!("{}\n", desk.speech.say("page-open-at", &[("address", link.into())]));
    if lan {
        if let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::L) {
            text.push_str(&code.render::<Dense1x2>().dark_color(Dense1x2::Dark).light_color(Dense1x2::Light).build());
            text.push('\n');
        }
        text.push_str(&desk.speech.word("page-lan-note"));
        text.push('\n');
    }
    // Whoever reads may have gone; there is nobody to tell.
    let shown =
        if desk.json { printer::json(&serde_json::json!({ "address": link }), false) } else { printer::out(&text) };
    let _ = shown;
}

/// The address by which this machine is reached on its network. No packet is sent: the way there is only looked up.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    let nearest = ["192.168.255.255:9", "10.255.255.255:9", "172.31.255.255:9"];
    nearest.iter().find_map(|to| {
        socket.connect(to).ok()?;
        socket.local_addr().ok().map(|a| a.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
    })
}
