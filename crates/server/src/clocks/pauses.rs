//! When clocks are paused: at night, if that was agreed on, and while the program did not run.

use jiff::civil::time;
use serde::{Deserialize, Serialize};
use store::Moment;

use super::control::Night;
use super::zones::Zone;

/// A time during which nobody could have answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outage {
    pub from: i64,
    pub to: i64,
}

/// The pauses of one clock.
#[derive(Clone, Debug)]
pub struct Pauses<'a> {
    pub night: Option<(Night, Zone)>,
    pub outages: &'a [Outage],
}

/// The most pauses to consider. The longest turn with its reserve lasts sixty days and as many nights.
const MOST: usize = 2000;

impl Pauses<'_> {
    /// The pause at a moment, or the next one: its beginning, not before the moment itself, and its end, which is
    /// later.
    fn next(&self, at: i64) -> Option<(i64, i64)> {
        let outages = self.outages.iter();
        let outages = outages.map(|outage| (outage.from, outage.to));
        let all = outages.chain(self.nights(at));
        let ahead = all.filter(|(from, to)| *to > at && to > from);
        let next = ahead.min_by_key(|(from, _)| *from);
        next.map(|(from, to)| (from.max(at), to))
    }

    /// The nights around a moment.
    fn nights(&self, at: i64) -> Vec<(i64, i64)> {
        let Some((Night { from, to }, zone)) = &self.night else {
            return Vec::new();
        };
        let hour = |hour: i8| time(hour, 0, 0, 0);
        let nights = zone.hours_around(Moment(at), hour(*from), hour(*to));
        nights.iter().map(|(from, to)| (from.0, to.0)).collect()
    }

    /// Whether a clock is paused at a moment.
    pub fn rests(&self, at: Moment) -> bool {
        self.next(at.0).is_some_and(|(from, _)| from <= at.0)
    }

    /// How many milliseconds count between two moments.
    pub fn counted(&self, from: Moment, until: Moment) -> i64 {
        let (mut at, mut counted) = (from.0, 0);
        for _ in 0..MOST {
            match self.next(at) {
                _ if at >= until.0 => break,
                Some((begins, ends)) if begins < until.0 => {
                    counted += begins - at;
                    at = ends;
                }
                _ => return counted + (until.0 - at),
            }
        }
        counted
    }

    /// When this many milliseconds have counted.
    pub fn end(&self, from: Moment, mut left: i64) -> Moment {
        let mut at = from.0;
        for _ in 0..MOST {
            match self.next(at) {
                Some((begins, ends)) if begins - at < left => {
                    left -= begins - at;
                    at = ends;
                }
                _ => break,
            }
        }
        Moment(at.saturating_add(left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn at(place: &str, year: i16, month: i8, day: i8, hour: i8) -> Moment {
        let wall = jiff::civil::date(year, month, day).at(hour, 0, 0, 0);
        Zone::named(place).unwrap().moment(wall).unwrap()
    }

    fn nights(place: &str) -> Pauses<'static> {
        Pauses {
            night: Some((Night::USUAL, Zone::named(place).unwrap())),
            outages: &[],
        }
    }

    #[test]
    fn nights_do_not_count_in_the_zone_of_the_player() {
        let warsaw = |day, hour| at("Europe/Warsaw", 2026, 11, day, hour);
        let pauses = nights("Europe/Warsaw");
        assert_eq!(pauses.counted(warsaw(17, 20), warsaw(18, 9)), 3 * HOUR);
        assert_eq!(pauses.end(warsaw(17, 20), 3 * HOUR), warsaw(18, 9));
        // Time that runs out in the evening does so before the night, not after it.
        assert_eq!(pauses.end(warsaw(17, 20), 2 * HOUR), warsaw(17, 22));
        assert_eq!(pauses.end(warsaw(17, 23), HOUR), warsaw(18, 9));
        assert!(pauses.rests(warsaw(17, 22)) && !pauses.rests(warsaw(18, 8)));
        // Ten in the evening in Warsaw is four in the afternoon in New York.
        let elsewhere = nights("America/New_York");
        assert_eq!(elsewhere.counted(warsaw(17, 20), warsaw(18, 2)), 6 * HOUR);
        // A day of 14 hours, five times.
        assert_eq!(pauses.end(warsaw(16, 8), 70 * HOUR), warsaw(20, 22));
    }

    #[test]
    fn the_night_in_which_clocks_are_changed_counts_as_little() {
        // In 2026 Europe changes on 29 March and 25 October, New York on 8 March and 1 November.
        for (place, month, day) in [
            ("Europe/Berlin", 3, 28),
            ("Europe/Berlin", 10, 24),
            ("America/New_York", 3, 7),
            ("America/New_York", 10, 31),
        ] {
            let pauses = nights(place);
            let evening = at(place, 2026, month, day, 20);
            let next = jiff::civil::date(2026, month, day).tomorrow().unwrap();
            let morning = at(place, 2026, next.month(), next.day(), 9);
            let real = morning.0 - evening.0;
            let changed = if month == 3 { 12 } else { 14 };
            assert_eq!(real, changed * HOUR, "{place} {month}");
            assert_eq!(pauses.counted(evening, morning), 3 * HOUR);
            assert_eq!(pauses.end(evening, 3 * HOUR), morning);
        }
        // Without nights, the hour that is missing or comes twice is as long as any other.
        let none = Pauses {
            night: None,
            outages: &[],
        };
        let begins = at("Europe/Berlin", 2026, 10, 24, 20);
        let ends = at("Europe/Berlin", 2026, 10, 25, 20);
        assert_eq!(none.counted(begins, ends), 25 * HOUR);
    }

    #[test]
    fn outages_count_for_nobody_and_once() {
        let outages = [
            Outage { from: 100, to: 200 },
            Outage { from: 150, to: 250 },
            Outage { from: 400, to: 400 },
            Outage { from: 120, to: 180 },
        ];
        let pauses = Pauses {
            night: None,
            outages: &outages,
        };
        assert_eq!(pauses.counted(Moment(50), Moment(300)), 100);
        assert_eq!(pauses.counted(Moment(170), Moment(300)), 50);
        assert_eq!(pauses.counted(Moment(170), Moment(220)), 0);
        assert_eq!(pauses.counted(Moment(220), Moment(170)), 0);
        assert_eq!(pauses.end(Moment(50), 100), Moment(300));
        assert_eq!(pauses.end(Moment(50), 50), Moment(100));
        assert_eq!(pauses.end(Moment(170), 0), Moment(170));
        // Wherever it ends, exactly as much counted as was left.
        for left in 0..400 {
            let end = pauses.end(Moment(50), left);
            assert_eq!(pauses.counted(Moment(50), end), left);
        }
    }
}
