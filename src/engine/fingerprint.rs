//! A 128-bit fingerprint of a value, the same on every machine.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the bits of a number are mixed, whatever it means"
)]

use std::hash::{Hash, Hasher};

/// The fingerprint of a value.
pub fn of(value: &impl Hash) -> u128 {
    by(|lanes| value.hash(lanes))
}

/// The fingerprint of what is told.
pub fn by(tell: impl FnOnce(&mut Lanes)) -> u128 {
    let mut lanes = Lanes { low: 0x9E37_79B9_7F4A_7C15, high: 0xD6E8_FEB8_6659_FD93 };
    tell(&mut lanes);
    (u128::from(mixed(lanes.high, 0xA076_1D64_78BD_642F)) << 64) | u128::from(mixed(lanes.low, 0xE703_7ED1_A0B4_28DB))
}

/// Two lanes of folded multiplication. Integers are fed by value, so neither byte order nor word size shows.
pub struct Lanes {
    low: u64,
    high: u64,
}

const fn mixed(a: u64, b: u64) -> u64 {
    let product = (a as u128).wrapping_mul(b as u128);
    (product as u64) ^ ((product >> 64) as u64)
}

impl Hasher for Lanes {
    fn finish(&self) -> u64 {
        self.low ^ self.high
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().rev().fold(0u64, |word, &b| word << 8 | u64::from(b));
            self.write_u64(word ^ (chunk.len() as u64) << 56);
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.write_u64(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.low = mixed(self.low ^ n, 0xE703_7ED1_A0B4_28DB).wrapping_add(0x2545_F491_4F6C_DD1D);
        self.high = mixed(self.high ^ n, 0x8EBC_6AF0_9C88_C6E3).rotate_left(23) ^ self.low.rotate_left(41);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_i8(&mut self, n: i8) {
        self.write_u64(n as u64);
    }

    fn write_i16(&mut self, n: i16) {
        self.write_u64(n as u64);
    }

    fn write_i32(&mut self, n: i32) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_everywhere_and_different_for_different_values() {
        assert_eq!(of(&(1u8, vec![2u16, 3], Some(false))), of(&(1u8, vec![2u16, 3], Some(false))));
        let mut seen: Vec<u128> = (0..10_000u32).map(|n| of(&n)).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 10_000);
    }
}
