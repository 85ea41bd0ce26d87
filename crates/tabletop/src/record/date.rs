//! The day a game was played.

use std::fmt;

use crate::notation::read_number;

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, if it exists.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            1..=12 => 31,
            _ => return None,
        };
        let exists = (1..=9999).contains(&year) && (1..=days).contains(&day);
        exists.then_some(Date { year, month, day })
    }

    pub fn read(text: &str) -> Option<Date> {
        let part = |from: usize, to: usize| -> Option<u16> {
            let digits = text.get(from..to)?;
            let digits = digits.trim_start_matches('0');
            u16::try_from(read_number(if digits.is_empty() { "0" } else { digits })?).ok()
        };
        let separated = text.len() == 10 && text.get(4..5)? == "-" && text.get(7..8)? == "-";
        let date = Date::new(part(0, 4)?, part(5, 7)? as u8, part(8, 10)? as u8)?;
        separated.then_some(date)
    }

    pub fn year(self) -> u16 {
        self.year
    }

    pub fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    pub fn day(self) -> u8 {
        self.day
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}
