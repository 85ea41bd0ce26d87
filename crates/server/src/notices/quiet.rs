//! Quiet hours, in the person's local time.

use std::fmt;
use std::str::FromStr;

use jiff::civil::{Time, time};
use store::Moment;

use crate::clocks::Zone;

/// From one time of day to another, on the next day if that is not later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quiet {
    from: Time,
    to: Time,
}

/// Not two different times of day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoQuiet;

impl Quiet {
    /// `22:00` to `07:00`, as sent by forms.
    pub fn between(from: &str, to: &str) -> Result<Quiet, NoQuiet> {
        let (from, to) = (read(from)?, read(to)?);
        if from == to {
            return Err(NoQuiet);
        }
        Ok(Quiet { from, to })
    }

    /// When it begins, and when it ends: `22:00`.
    pub fn times(self) -> (String, String) {
        let shown = |time: Time| time.strftime("%H:%M").to_string();
        (shown(self.from), shown(self.to))
    }

    /// When the quiet hours at a moment end.
    pub fn until(self, now: Moment, zone: &Zone) -> Option<Moment> {
        let around = zone.hours_around(now, self.from, self.to).into_iter();
        let ends = around.filter(|(from, to)| *from <= now && now < *to);
        ends.map(|(_, to)| to).max()
    }
}

fn read(text: &str) -> Result<Time, NoQuiet> {
    let (hours, minutes) = text.split_once(':').ok_or(NoQuiet)?;
    let number = |text: &str, below: i8| {
        let digits = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|number| *number < below);
        number.filter(|_| digits).ok_or(NoQuiet)
    };
    Ok(time(number(hours, 24)?, number(minutes, 60)?, 0, 0))
}

impl fmt::Display for Quiet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (from, to) = self.times();
        write!(f, "{from}-{to}")
    }
}

impl FromStr for Quiet {
    type Err = NoQuiet;

    fn from_str(text: &str) -> Result<Quiet, NoQuiet> {
        let (from, to) = text.split_once('-').ok_or(NoQuiet)?;
        Quiet::between(from, to)
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn times_are_read_and_written() {
        let quiet = Quiet::between("22:00", "07:30").unwrap();
        assert_eq!(quiet.to_string(), "22:00-07:30");
        assert_eq!("22:00-07:30".parse(), Ok(quiet));
        for wrong in [
            "",
            "22:00",
            "22:00-22:00",
            "24:00-07:00",
            "22:60-07:00",
            "+2:00-07:00",
            "a-b",
        ] {
            assert_eq!(wrong.parse::<Quiet>(), Err(NoQuiet), "{wrong}");
        }
    }

    /// The time until quiet hours end, in hours and minutes, when it is this local time in Berlin.
    fn left(quiet: &str, month: i8, day: i8, hour: i8, minute: i8) -> Option<String> {
        let zone = Zone::named("Europe/Berlin").unwrap();
        let now = date(2026, month, day).at(hour, minute, 0, 0);
        let now = zone.moment(now).unwrap();
        let until = quiet.parse::<Quiet>().unwrap().until(now, &zone)?;
        let minutes = (until.0 - now.0) / 60_000;
        Some(format!("{}:{:02}", minutes / 60, minutes % 60))
    }

    #[test]
    fn it_is_quiet_from_one_time_to_the_other() {
        for (quiet, hour, minute, end) in [
            ("22:00-07:30", 21, 59, None),
            ("22:00-07:30", 22, 0, Some("9:30")),
            ("22:00-07:30", 23, 59, Some("7:31")),
            ("22:00-07:30", 0, 0, Some("7:30")),
            ("22:00-07:30", 7, 29, Some("0:01")),
            ("22:00-07:30", 7, 30, None),
            ("12:00-13:00", 11, 59, None),
            ("12:00-13:00", 12, 30, Some("0:30")),
            ("12:00-13:00", 13, 0, None),
            ("00:00-23:59", 3, 0, Some("20:59")),
        ] {
            let found = left(quiet, 11, 17, hour, minute);
            assert_eq!(found.as_deref(), end, "{quiet} at {hour}:{minute}");
        }
    }

    /// Quiet hours end by local time, even in the two nights when clocks are changed.
    #[test]
    fn the_clock_is_changed_in_the_middle() {
        let night = "22:00-07:00";
        // They go forward on 29 March and back on 25 October.
        assert_eq!(left(night, 3, 28, 23, 0).as_deref(), Some("7:00"));
        assert_eq!(left(night, 3, 29, 4, 0).as_deref(), Some("3:00"));
        assert_eq!(left(night, 10, 24, 23, 0).as_deref(), Some("9:00"));
        assert_eq!(left(night, 10, 25, 4, 0).as_deref(), Some("3:00"));
        // Beginning in the hour that is skipped, and in the one that comes twice.
        assert_eq!(left("02:30-03:30", 3, 29, 3, 29).as_deref(), None);
        assert_eq!(left("02:30-03:30", 10, 25, 3, 0).as_deref(), Some("0:30"));
    }
}
