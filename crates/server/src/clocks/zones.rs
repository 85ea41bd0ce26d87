//! Time zones, from data inside the program: the same on every machine.

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use jiff::tz::{TimeZone, TimeZoneDatabase};
use store::Moment;

static DATA: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// The zone of people about whom nothing is known.
pub const UTC: &str = "UTC";

#[derive(Clone, Debug)]
pub struct Zone(TimeZone);

impl Zone {
    /// The zone with this name: `Europe/Berlin`.
    pub fn named(name: &str) -> Option<Zone> {
        DATA.get(name).ok().map(Zone)
    }

    /// This zone, or UTC if it is unknown: a later version may know other names.
    pub fn or_utc(name: &str) -> Zone {
        Zone::named(name).unwrap_or(Zone(TimeZone::UTC))
    }

    /// The local time at a moment.
    pub fn wall(&self, moment: Moment) -> Option<DateTime> {
        let moment = Timestamp::from_millisecond(moment.0).ok()?;
        Some(self.0.to_datetime(moment))
    }

    /// The moment of a local time: the first one if it occurs twice, shifted if it is skipped.
    pub fn moment(&self, wall: DateTime) -> Option<Moment> {
        let moment = self.0.to_timestamp(wall).ok()?;
        Some(Moment(moment.as_millisecond()))
    }

    /// From one time of day to another, on the next day if that is not later: the past, present and next such
    /// interval around a moment.
    pub fn hours_around(&self, moment: Moment, from: Time, to: Time) -> Vec<(Moment, Moment)> {
        let Some(today) = self.wall(moment).map(DateTime::date) else {
            return Vec::new();
        };
        let days = [today.yesterday().ok(), Some(today), today.tomorrow().ok()];
        let hours = |day: Date| {
            let next = if to > from { day } else { day.tomorrow().ok()? };
            let begins = self.moment(day.to_datetime(from))?;
            Some((begins, self.moment(next.to_datetime(to))?))
        };
        days.into_iter().flatten().filter_map(hours).collect()
    }

    /// A moment as text, where the reader's own format is unknown: `2026-11-17 14:05 CET`.
    pub fn said(&self, moment: Moment) -> String {
        let Ok(moment) = Timestamp::from_millisecond(moment.0) else {
            return String::new();
        };
        let there = moment.to_zoned(self.0.clone());
        there.strftime("%Y-%m-%d %H:%M %Z").to_string()
    }
}

/// Names to choose from: places, and UTC. The data has many others for old programs.
pub fn names() -> Vec<String> {
    const PLACES: [&str; 10] = [
        "Africa/",
        "America/",
        "Antarctica/",
        "Arctic/",
        "Asia/",
        "Atlantic/",
        "Australia/",
        "Europe/",
        "Indian/",
        "Pacific/",
    ];
    let is_place = |name: &str| PLACES.iter().any(|place| name.starts_with(place));
    let all = DATA.available().map(|name| name.as_str().to_owned());
    let mut names: Vec<String> = all.filter(|name| is_place(name)).collect();
    names.sort_unstable();
    names.insert(0, UTC.to_owned());
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_are_known_by_name() {
        let names = names();
        assert!(names.len() > 300, "{}", names.len());
        for name in ["UTC", "Europe/Warsaw", "America/New_York"] {
            assert!(names.iter().any(|known| known == name), "{name}");
        }
        for name in &names {
            assert!(Zone::named(name).is_some(), "{name}");
        }
        for wrong in ["", "Europe/Snowdon", "../etc/passwd", "EU\n"] {
            assert!(Zone::named(wrong).is_none(), "{wrong:?}");
        }
        // 17 November 2026, 12:00 UTC.
        let said = Zone::or_utc("Europe/Berlin").said(Moment(1_794_916_800_000));
        assert_eq!(said, "2026-11-17 13:00 CET");
    }
}
