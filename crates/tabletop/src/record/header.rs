//! The header of a record: what was agreed before the game, and who played.

use std::fmt;

use super::VERSION;
use super::date::Date;
use super::error::{HeaderLine, ReadErrorKind};
use super::name::SeatName;
use crate::hex;
use crate::notation::{read_number, split_word};
use crate::seat::MAX_SEATS;
use crate::seed::Commit;
use crate::setup::{Offer, Setup};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    pub game: String,
    /// The scenario; games with only one may omit it.
    pub scenario: Option<String>,
    /// The content hash of components other than the built-in ones; only with a scenario.
    pub components: Option<String>,
    /// The edition, if the game has several.
    pub edition: Option<String>,
    /// Options, sorted, each once.
    pub options: Vec<String>,
    pub rules: u32,
    /// Who sits where, from seat 1.
    pub seats: Vec<SeatName>,
    pub date: Option<Date>,
    /// The hash of the dealer's secret seed.
    pub deal_commit: Option<Commit>,
    /// Lines beginning with `x-`, kept as they are.
    pub extras: Vec<String>,
}

impl Header {
    /// The header of a game with this set-up; `setup.seats` is the number of names.
    pub fn new(game: &str, setup: &Setup, seats: Vec<SeatName>) -> Header {
        Header {
            game: game.to_owned(),
            scenario: Some(setup.scenario.clone()),
            components: setup.components.clone(),
            edition: setup.edition.clone(),
            options: setup.options.clone(),
            rules: setup.version,
            seats,
            date: None,
            deal_commit: None,
            extras: Vec::new(),
        }
    }

    /// The set-up the rules are made from. A missing scenario means the only one on offer; if there are several, the
    /// scenario's name stays empty, which no rules accept.
    pub fn setup(&self, offer: &Offer) -> Setup {
        let scenario = match (&self.scenario, &offer.scenarios[..]) {
            (Some(scenario), _) => scenario.clone(),
            (None, [only]) => only.id.clone(),
            (None, _) => String::new(),
        };
        Setup {
            scenario,
            components: self.components.clone(),
            edition: self.edition.clone(),
            options: self.options.clone(),
            seats: self.seats.len() as u8,
            version: self.rules,
        }
    }

    /// Whether a header made by a program can be written, that is, reads back as itself.
    pub fn check(&self) -> Result<(), ReadErrorKind> {
        let text = self.to_string();
        let mut lines = HeaderReader::default();
        for line in text.lines() {
            if line.len() > super::MAX_LINE {
                return Err(ReadErrorKind::LongLine);
            }
            if line.chars().any(char::is_control) {
                return Err(ReadErrorKind::ControlCharacter);
            }
            if let Some(read) = lines.line(line)? {
                return if read == *self && text.lines().count() == self.lines() {
                    Ok(())
                } else {
                    Err(ReadErrorKind::Unreadable)
                };
            }
        }
        Err(ReadErrorKind::Unreadable)
    }

    /// How many lines it has, including the empty one.
    pub(super) fn lines(&self) -> usize {
        let optional = [
            self.scenario.is_some(),
            self.edition.is_some(),
            !self.options.is_empty(),
            self.date.is_some(),
            self.deal_commit.is_some(),
        ];
        let optional = optional.iter().filter(|&&there| there).count();
        4 + optional + self.seats.len() + self.extras.len()
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "tabletop {VERSION}")?;
        writeln!(f, "game {}", self.game)?;
        match (&self.scenario, &self.components) {
            (Some(scenario), Some(components)) => writeln!(f, "scenario {scenario} {components}")?,
            (Some(scenario), None) => writeln!(f, "scenario {scenario}")?,
            (None, _) => {}
        }
        if let Some(edition) = &self.edition {
            writeln!(f, "edition {edition}")?;
        }
        if !self.options.is_empty() {
            writeln!(f, "options {}", self.options.join(" "))?;
        }
        writeln!(f, "rules {}", self.rules)?;
        for (index, name) in self.seats.iter().enumerate() {
            writeln!(f, "seat {} {name}", index + 1)?;
        }
        if let Some(date) = self.date {
            writeln!(f, "date {date}")?;
        }
        if let Some(commit) = self.deal_commit {
            writeln!(f, "deal-commit {}", commit.to_hex())?;
        }
        for extra in &self.extras {
            writeln!(f, "{extra}")?;
        }
        writeln!(f)
    }
}

/// Takes the lines of a header one at a time.
#[derive(Clone, Debug, Default)]
pub(super) struct HeaderReader {
    last: Option<HeaderLine>,
    game: String,
    scenario: Option<String>,
    components: Option<String>,
    edition: Option<String>,
    options: Vec<String>,
    rules: u32,
    seats: Vec<SeatName>,
    date: Option<Date>,
    deal_commit: Option<Commit>,
    extras: Vec<String>,
}

impl HeaderReader {
    /// Takes the next line; returns the header if it is the empty line at its end.
    pub(super) fn line(&mut self, line: &str) -> Result<Option<Header>, ReadErrorKind> {
        let (word, rest) = split_word(line);
        let kind = if line.is_empty() {
            Some(HeaderLine::Empty)
        } else {
            kind_of(word)
        };
        let kind = kind.ok_or(ReadErrorKind::HeaderExpected(self.needed()))?;
        self.check_order(kind)?;
        let wrong = ReadErrorKind::HeaderValue(kind);
        if kind == HeaderLine::Extra {
            self.extras.push(line.to_owned());
        } else if kind != HeaderLine::Empty {
            self.value(kind, rest.ok_or(wrong)?)?;
        }
        self.last = Some(kind);
        Ok((kind == HeaderLine::Empty).then(|| std::mem::take(self).finish()))
    }

    /// The header line that must come next, if the text ends here.
    pub(super) fn needed(&self) -> HeaderLine {
        match self.last {
            None => HeaderLine::Tabletop,
            Some(HeaderLine::Tabletop) => HeaderLine::Game,
            Some(HeaderLine::Rules) => HeaderLine::Seat,
            Some(last) if last < HeaderLine::Rules => HeaderLine::Rules,
            Some(_) => HeaderLine::Empty,
        }
    }

    /// Whether any line was taken.
    pub(super) fn begun(&self) -> bool {
        self.last.is_some()
    }

    fn check_order(&self, kind: HeaderLine) -> Result<(), ReadErrorKind> {
        let repeats = matches!(kind, HeaderLine::Seat | HeaderLine::Extra);
        let last = self.last;
        if last.is_some_and(|last| kind < last || kind == last && !repeats) {
            return Err(ReadErrorKind::HeaderOrder(kind));
        }
        let needed = self.needed();
        if kind > needed {
            return Err(ReadErrorKind::HeaderExpected(needed));
        }
        Ok(())
    }

    fn value(&mut self, kind: HeaderLine, text: &str) -> Result<(), ReadErrorKind> {
        let wrong = || ReadErrorKind::HeaderValue(kind);
        match kind {
            HeaderLine::Tabletop => match read_number(text).ok_or_else(wrong)? {
                VERSION => {}
                0 => return Err(wrong()),
                _ => return Err(ReadErrorKind::NewerForm),
            },
            HeaderLine::Game => self.game = read_id(text).ok_or_else(wrong)?,
            HeaderLine::Scenario => {
                let (scenario, components) = split_word(text);
                self.scenario = Some(read_id(scenario).ok_or_else(wrong)?);
                self.components = components
                    .map(|hash| read_hash(hash).ok_or_else(wrong))
                    .transpose()?;
            }
            HeaderLine::Edition => self.edition = Some(read_id(text).ok_or_else(wrong)?),
            HeaderLine::Options => {
                let options: Option<Vec<String>> = text.split(' ').map(read_option).collect();
                self.options = options.ok_or_else(wrong)?;
                if !self.options.is_sorted_by(|one, next| one < next) {
                    return Err(ReadErrorKind::OptionOrder);
                }
            }
            HeaderLine::Rules => {
                let version = read_number(text).filter(|&version| version > 0);
                self.rules = version.ok_or_else(wrong)?;
            }
            HeaderLine::Seat => {
                let (number, name) = split_word(text);
                let number = read_number(number).ok_or_else(wrong)? as usize;
                if number != self.seats.len() + 1 || number > MAX_SEATS {
                    return Err(ReadErrorKind::SeatNumber);
                }
                let name = SeatName::new(name.unwrap_or_default());
                self.seats.push(name.map_err(ReadErrorKind::SeatName)?);
            }
            HeaderLine::Date => self.date = Some(Date::read(text).ok_or_else(wrong)?),
            HeaderLine::DealCommit => {
                self.deal_commit = Some(Commit::from_hex(text).ok_or_else(wrong)?);
            }
            HeaderLine::Extra | HeaderLine::Empty => {}
        }
        Ok(())
    }

    fn finish(self) -> Header {
        Header {
            game: self.game,
            scenario: self.scenario,
            components: self.components,
            edition: self.edition,
            options: self.options,
            rules: self.rules,
            seats: self.seats,
            date: self.date,
            deal_commit: self.deal_commit,
            extras: self.extras,
        }
    }
}

fn kind_of(word: &str) -> Option<HeaderLine> {
    Some(match word {
        "tabletop" => HeaderLine::Tabletop,
        "game" => HeaderLine::Game,
        "scenario" => HeaderLine::Scenario,
        "edition" => HeaderLine::Edition,
        "options" => HeaderLine::Options,
        "rules" => HeaderLine::Rules,
        "seat" => HeaderLine::Seat,
        "date" => HeaderLine::Date,
        "deal-commit" => HeaderLine::DealCommit,
        _ if word.starts_with("x-") => HeaderLine::Extra,
        _ => return None,
    })
}

/// Lower-case letters, digits and hyphens.
fn read_id(text: &str) -> Option<String> {
    let letters = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (!text.is_empty() && text.bytes().all(letters)).then(|| text.to_owned())
}

/// Lower- and upper-case letters, digits and hyphens: an option may end with what is printed on a card, as in
/// `train-1L`.
fn read_option(text: &str) -> Option<String> {
    read_id(&text.to_ascii_lowercase()).map(|_| text.to_owned())
}

/// 16 hexadecimal digits.
fn read_hash(text: &str) -> Option<String> {
    hex::read::<8>(text).map(|_| text.to_owned())
}
