//! A day, `2026-04-01`: ban lists come into force on one.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::lang::Said;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// Today, by the clock of the machine, at Greenwich.
    pub fn today() -> Self {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
        Self::after_1970(seconds / 86_400)
    }

    /// So many days after the first of January 1970.
    fn after_1970(mut days: u64) -> Self {
        let mut year = 1970u16;
        while days >= u64::from(365 + u16::from(is_leap(year))) && year < u16::MAX {
            days -= u64::from(365 + u16::from(is_leap(year)));
            year += 1;
        }
        let mut month = 1u8;
        while days >= u64::from(length(year, month)) && month < 12 {
            days -= u64::from(length(year, month));
            month += 1;
        }
        Self { year, month, day: days.min(30) as u8 + 1 }
    }
}

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn length(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 31,
    }
}

/// What is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDay {
    /// Nothing like one.
    Other,
    /// A day by the Buddhist era, and the day that it is.
    Buddhist(Day),
}

impl NoDay {
    /// What there is to say of a text that is no day.
    pub fn said(self, text: &str) -> Said {
        match self {
            Self::Other => Said::new("deck-no-day").text("text", text),
            Self::Buddhist(day) => Said::new("deck-buddhist-day").text("text", text).text("day", &day.to_string()),
        }
    }
}

/// Years of the Buddhist era, by which Thailand counts, and how far they are ahead.
const BUDDHIST: std::ops::RangeInclusive<u16> = 2400..=2700;
const AHEAD: u16 = 543;

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let mut parts = text.trim().split('-');
        let two = |n: u16| u8::try_from(n).map_err(|_| NoDay::Other);
        let mut part = |length: usize| -> Result<u16, NoDay> {
            let part = parts.next().filter(|p| p.len() == length && p.bytes().all(|b| b.is_ascii_digit()));
            part.and_then(|p| p.parse().ok()).ok_or(NoDay::Other)
        };
        let (written, month, day) = (part(4)?, two(part(2)?)?, two(part(2)?)?);
        let is_buddhist = BUDDHIST.contains(&written);
        let year = if is_buddhist { written - AHEAD } else { written };
        let fits = parts.next().is_none() && (1..=12).contains(&month) && (1..=length(year, month)).contains(&day);
        let found = Self { year, month, day };
        match (fits, is_buddhist) {
            (false, _) => Err(NoDay::Other),
            (true, true) => Err(NoDay::Buddhist(found)),
            (true, false) => Ok(found),
        }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_the_calendar() {
        assert_eq!(Day::after_1970(0).to_string(), "1970-01-01");
        assert_eq!(Day::after_1970(11_016).to_string(), "2000-02-29");
        assert_eq!(Day::after_1970(20_453).to_string(), "2025-12-31");
        assert!("2024-02-29".parse::<Day>().is_ok());
        for text in ["2023-02-29", "2024-13-01", "2024-1-1", "24-01-01", "2024-01-01-01", "", "today"] {
            assert_eq!(text.parse::<Day>(), Err(NoDay::Other), "{text}");
        }
        let april: Day = "2026-04-10".parse().unwrap();
        assert_eq!("2569-04-10".parse::<Day>(), Err(NoDay::Buddhist(april)));
        // By our calendar 2024 was a leap year.
        assert!(matches!("2567-02-29".parse::<Day>(), Err(NoDay::Buddhist(_))));
    }
}
