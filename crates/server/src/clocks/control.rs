//! Time controls: what people agree on before a game begins, and how the journal stores it.

use std::fmt;

use serde::{Deserialize, Serialize};
use view::page::NewGameForm;
use words::{Text, say};

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The most that can be agreed on: minutes and seconds, days and days.
const MOST_LIVE: (u32, u32) = (180, 300);
const MOST_TURNS: (u32, u32) = (30, 30);

/// What the form of a new game offers.
pub const OFFERED: [&str; 7] = [
    "live 5+10",
    "live 10+15",
    "live 20+30",
    "turns 1+2",
    "turns 2+3",
    "turns 3+4",
    "turns 7+7",
];

/// A time control: `live 10+15 medium`, `turns 2+3 night 22-8 medium`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TimeControl {
    pub pace: Pace,
    /// Hours of the night during which clocks are paused, in the time zone of whoever is asked.
    pub night: Option<Night>,
    /// The bot that answers for a seat that has run out of time.
    pub bot: String,
}

/// How fast a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Everybody is there: minutes for the whole game, plus seconds for every turn after the first.
    Live { minutes: u32, seconds: u32 },
    /// A turn now and then: days for each, and days in reserve for the whole game.
    Turns { days: u32, reserve: u32 },
}

/// From one hour to another, on the next day if it is not later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Night {
    pub from: i8,
    pub to: i8,
}

impl Night {
    /// The default in the form of a new game.
    pub const USUAL: Night = Night { from: 22, to: 8 };

    /// Reads `22-8`.
    fn read(text: &str) -> Option<Night> {
        let (from, to) = text.split_once('-')?;
        let hour = |text: &str| text.parse().ok().filter(|hour| (0..24).contains(hour));
        let night = Night {
            from: hour(from)?,
            to: hour(to)?,
        };
        (night.from != night.to).then_some(night)
    }
}

impl Pace {
    /// Reads `live 10+15` and `turns 2+3`.
    pub fn read(text: &str) -> Option<Pace> {
        let (kind, numbers) = text.split_once(' ')?;
        let (each, more) = numbers.split_once('+')?;
        let (each, more): (u32, u32) = (each.parse().ok()?, more.parse().ok()?);
        let within = |most: (u32, u32)| (1..=most.0).contains(&each) && more <= most.1;
        match kind {
            "live" if within(MOST_LIVE) => Some(Pace::Live {
                minutes: each,
                seconds: more,
            }),
            "turns" if within(MOST_TURNS) => Some(Pace::Turns {
                days: each,
                reserve: more,
            }),
            _ => None,
        }
    }

    /// In words.
    pub fn said(self, text: &Text) -> String {
        match self {
            Pace::Live { minutes, seconds } => {
                say!(text, "time-live", minutes = minutes, seconds = seconds)
            }
            Pace::Turns { days, reserve } => {
                say!(text, "time-turns", days = days, reserve = reserve)
            }
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Live { minutes, seconds } => write!(f, "live {minutes}+{seconds}"),
            Pace::Turns { days, reserve } => write!(f, "turns {days}+{reserve}"),
        }
    }
}

/// Durations, in milliseconds.
impl TimeControl {
    /// The time of a single turn; what is left of it is not kept.
    pub fn turn(&self) -> i64 {
        match self.pace {
            Pace::Live { .. } => 0,
            Pace::Turns { days, .. } => i64::from(days) * DAY,
        }
    }

    /// The time of a seat for the whole game.
    pub fn bank(&self) -> i64 {
        match self.pace {
            Pace::Live { minutes, .. } => i64::from(minutes) * MINUTE,
            Pace::Turns { reserve, .. } => i64::from(reserve) * DAY,
        }
    }

    /// What every turn after the first adds to that.
    pub fn increment(&self) -> i64 {
        match self.pace {
            Pace::Live { seconds, .. } => i64::from(seconds) * SECOND,
            Pace::Turns { .. } => 0,
        }
    }

    /// The least time of somebody who comes back to a decision.
    pub fn grace(&self) -> i64 {
        match self.pace {
            Pace::Live { .. } => self.increment().max(30 * SECOND),
            Pace::Turns { .. } => HOUR,
        }
    }

    /// The time control a form asks for, if any.
    pub fn of_form(form: &NewGameForm) -> Option<TimeControl> {
        let pace = Pace::read(&form.time)?;
        let nights = form.night && matches!(pace, Pace::Turns { .. });
        Some(TimeControl {
            pace,
            night: nights.then_some(Night::USUAL),
            bot: form.out.clone(),
        })
    }

    /// In words, for people who are to agree.
    pub fn said(&self, text: &Text) -> String {
        let pace = self.pace.said(text);
        match self.night {
            None => pace,
            Some(Night { from, to }) => {
                say!(
                    text,
                    "time-with-nights",
                    pace = pace,
                    from = i16::from(from),
                    to = i16::from(to)
                )
            }
        }
    }

    pub fn is_live(&self) -> bool {
        matches!(self.pace, Pace::Live { .. })
    }

    /// Reads what is written.
    pub fn read(text: &str) -> Option<TimeControl> {
        let words: Vec<&str> = text.split(' ').collect();
        let (pace, night, bot) = match words[..] {
            [kind, numbers, bot] => ((kind, numbers), None, bot),
            [kind, numbers, "night", hours, bot] => {
                ((kind, numbers), Some(Night::read(hours)?), bot)
            }
            _ => return None,
        };
        let pace = Pace::read(&format!("{} {}", pace.0, pace.1))?;
        let bot = bot.to_owned();
        (!bot.is_empty()).then_some(TimeControl { pace, night, bot })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.pace)?;
        if let Some(Night { from, to }) = self.night {
            write!(f, "night {from}-{to} ")?;
        }
        f.write_str(&self.bot)
    }
}

impl TryFrom<String> for TimeControl {
    type Error = &'static str;

    fn try_from(text: String) -> Result<TimeControl, &'static str> {
        TimeControl::read(&text).ok_or("no time that can be agreed on")
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> String {
        control.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_agreed_on_reads_back() {
        for text in ["live 10+15 medium", "turns 2+3 night 22-8 hard+digger"] {
            let control = TimeControl::read(text).expect(text);
            assert_eq!(control.to_string(), text);
        }
        for offered in OFFERED {
            assert_eq!(Pace::read(offered).expect(offered).to_string(), offered);
        }
        for wrong in [
            "",
            "live 10+15",
            "live 10+15 ",
            "live 0+15 easy",
            "live 181+0 easy",
            "live -1+0 easy",
            "turns 31+0 easy",
            "turns 2 easy",
            "turns 2+3 night 22-22 easy",
            "turns 2+3 night 22-24 easy",
            "turns 2+3 day 22-8 easy",
            "slow 2+3 easy",
        ] {
            assert_eq!(TimeControl::read(wrong), None, "{wrong}");
        }
    }
}
