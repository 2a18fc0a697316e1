//! A position in an address: a case made small, so that a link or a QR code shows the same on another phone.

use std::io::{Read, Write};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use maud::{Markup, html};
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

use super::position::LONGEST;
use super::visit::Visit;
use super::words::escaped;

/// No address is longer: browsers and chats cut what is.
const LONGEST_ADDRESS: usize = 7000;

/// A case as part of an address.
pub fn packed(case: &str) -> Option<String> {
    let mut small = DeflateEncoder::new(Vec::new(), Compression::best());
    small.write_all(case.as_bytes()).ok()?;
    let packed = URL_SAFE_NO_PAD.encode(small.finish().ok()?);
    (packed.len() <= LONGEST_ADDRESS).then_some(packed)
}

/// The case of an address; none if it is none, or if it would become too long.
pub fn unpacked(packed: &str) -> Option<String> {
    let small = URL_SAFE_NO_PAD.decode(packed).ok()?;
    let mut text = Vec::new();
    DeflateDecoder::new(small.as_slice()).take(LONGEST as u64 + 1).read_to_end(&mut text).ok()?;
    String::from_utf8(text).ok().filter(|text| text.len() <= LONGEST)
}

/// The table of a game at a case; none if it is too long for an address.
pub fn address(visit: &Visit, game: &str, case: &str) -> Option<String> {
    packed(case).map(|packed| visit.to(&format!("/table/{game}?c={packed}")))
}

/// What `/qr` is asked.
#[derive(Debug, Default, serde::Deserialize)]
pub struct Asked {
    /// The address.
    #[serde(default)]
    pub of: String,
}

/// A QR code of an address of ours, as a picture; none if it is another's, or too long for one.
pub fn picture(visit: &Visit, asked: &Asked) -> Option<String> {
    if !asked.of.starts_with(&format!("{}/", visit.origin)) {
        return None;
    }
    let code = QrCode::with_error_correction_level(&asked.of, EcLevel::L).ok()?;
    Some(code.render::<svg::Color<'_>>().min_dimensions(280, 280).quiet_zone(true).build())
}

/// A link and a QR code that show the same position elsewhere.
pub fn shown(visit: &Visit, address: Option<&str>) -> Markup {
    let whole = address.map(|address| {
        let key = visit.key.as_ref().map(|key| format!("&{key}")).unwrap_or_default();
        format!("{}{address}{key}", visit.origin)
    });
    html! {
        details.share {
            summary { (visit.word("page-share")) }
            @match &whole {
                None => p { (visit.word("page-share-long")) },
                Some(whole) => {
                    p.row { input readonly value=(whole) aria-label=(visit.word("page-link")); button.quiet type="button" data-words=(whole) data-done=(visit.word("page-copied")) { (visit.word("page-copy-link")) } }
                    @if picture(visit, &Asked { of: whole.clone() }).is_none() { p.note { (visit.word("page-code-long")) } }
                    @else { p { img.code src=(visit.to(&format!("/qr?of={}", escaped(whole)))) alt=(visit.word("page-code")) loading="lazy" width="280" height="280"; } }
                    @if visit.key.is_none() { p.note { (visit.word("page-share-lan")) } }
                },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        for case in ["", "+++\ngame = \"one-piece\"\n+++\n", "ลีดเดอร์ ♠A 審判"] {
            assert_eq!(unpacked(&packed(case).expect("short")).as_deref(), Some(case));
        }
        for broken in ["", "!", "AAAA", "____", "-", "%00"] {
            assert!(unpacked(broken).is_none_or(|text| text.len() < 10), "{broken}");
        }
    }

    #[test]
    fn a_bomb_does_not_go_off() {
        let mut small = DeflateEncoder::new(Vec::new(), Compression::best());
        small.write_all(&vec![b'a'; 64 << 20]).expect("memory");
        let bomb = URL_SAFE_NO_PAD.encode(small.finish().expect("memory"));
        assert_eq!(unpacked(&bomb), None);
    }
}
