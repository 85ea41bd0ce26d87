//! Clocks: how much time people at a table have left, and until when whoever is asked may think. A script makes them
//! tick and formats times as the browser does; without it they show the state at the time the page was made.

use maud::{Markup, html};
use words::{Text, say};

use super::assets::CLOCKS;

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    /// When whoever is asked runs out of time, in milliseconds since 1970.
    pub until: Option<i64>,
    pub seats: Vec<SeatClock>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatClock {
    pub who: String,
    /// Whether it is a live game, where seconds count.
    pub live: bool,
    /// When it was drawn, in milliseconds since 1970.
    pub now: i64,
    /// What is left, in milliseconds.
    pub left: i64,
    /// When it runs out, if it is the one that runs.
    pub until: Option<Until>,
}

/// When a clock runs out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Until {
    pub moment: i64,
    /// The time as it is written without script.
    pub said: String,
    /// Whether it is paused for the night.
    pub rests: bool,
}

/// The clocks beside the question.
pub fn clocks(clocks: &Clocks, text: &Text) -> Markup {
    html! {
        ul #clocks.clocks aria-label=(say!(text, "clocks-title")) data-until=[clocks.until] {
            @for clock in &clocks.seats {
                li.runs[clock.until.is_some()] { bdi { (clock.who) } " " (time_left(clock, text)) }
            }
        }
    }
}

/// What a clock shows.
pub fn time_left(clock: &SeatClock, text: &Text) -> Markup {
    let until = clock.until.as_ref();
    let ticks = until.filter(|_| clock.live).map(|until| until.moment);
    html! {
        span.clock role="timer" data-now=(clock.now) data-ends=[ticks] { (how_long(clock.left, clock.live, text)) }
        @if let Some(until) = until.filter(|_| !clock.live) {
            " " span.quiet {
                (say!(text, "clock-until")) " " time data-moment=(until.moment) { (until.said) }
                @if until.rests { " · " (say!(text, "clock-rests")) }
            }
        }
    }
}

/// A duration as people say it: `9:45` where seconds count, otherwise days and hours.
fn how_long(millis: i64, live: bool, text: &Text) -> String {
    let seconds = millis.max(0) / 1000;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let number = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
    if live {
        return match hours {
            0 => format!("{minutes}:{:02}", seconds % 60),
            _ => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        };
    }
    match (hours / 24, hours % 24) {
        (0, 0) => say!(text, "clock-minutes", n = number(minutes)),
        (0, hours) => say!(text, "clock-hours", n = number(hours)),
        (days, 0) => say!(text, "clock-days", n = number(days)),
        (days, hours) => {
            let hours = say!(text, "clock-hours", n = number(hours));
            let days = say!(text, "clock-days", n = number(days));
            format!("{days} {hours}")
        }
    }
}

/// The form for choosing one's time zone; `seen` is the one the browser named.
pub fn zone_form(
    zones: &[String],
    chosen: Option<&str>,
    seen: Option<&str>,
    text: &Text,
) -> Markup {
    html! {
        form.sheet.settings method="post" action="/me/zone" {
            h2 { (say!(text, "zone-title")) }
            p { (say!(text, "zone-about")) }
            label { span { (say!(text, "zone-label")) }
                select name="zone" {
                    option value="" selected[chosen.is_none()] {
                        @match seen {
                            Some(seen) => (say!(text, "zone-seen", zone = seen)),
                            None => (say!(text, "zone-unseen")),
                        }
                    }
                    @for zone in zones { option value=(zone) selected[chosen == Some(zone)] { (zone) } }
                }
            }
            button type="submit" { (say!(text, "settings-save")) }
        }
    }
}

/// Makes the clocks of a list tick; tables have this in the script of the chat.
pub fn clocks_script() -> Markup {
    html! { script src=(CLOCKS.address()) defer {} }
}

/// Tells the program the browser's time zone; without script it says nothing.
pub fn zone_field() -> Markup {
    html! {
        input type="hidden" name="zone" data-zone;
        (clocks_script())
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn times_are_said_as_people_do() {
        let text = Language::ENGLISH.text();
        let (second, hour) = (1000, 3_600_000);
        for (millis, live, said) in [
            (-5, true, "0:00"),
            (65 * second, true, "1:05"),
            (585_999, true, "9:45"),
            (hour + 61 * second, true, "1:01:01"),
            (59 * second, false, "0 minutes"),
            (hour, false, "1 hour"),
            (26 * hour, false, "1 day 2 hours"),
            (48 * hour, false, "2 days"),
        ] {
            assert_eq!(how_long(millis, live, text), said);
        }
    }
}
