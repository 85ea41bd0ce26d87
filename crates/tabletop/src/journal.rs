//! The journal of a game: every step, undo and note, in the order in which they happened. It is only ever appended
//! to, and a table is the fold over it. A record holds the same story: both keep undone steps and hints.

use std::fmt;

use crate::record::{Line, LineKind, MAX_LINE, Record};
use crate::seat::{MAX_SEATS, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A step in the notation, as in a record: `2 A1`, `* draw 5i3s1c`.
    Step,
    /// A line that takes steps back, as in a record: `undo 3`.
    Undo,
    /// Something beside the game, such as a request for a hint. The game itself does not change.
    Note,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Step, Kind::Undo, Kind::Note];

    /// The word under which it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Step => "step",
            Kind::Undo => "undo",
            Kind::Note => "note",
        }
    }

    /// Reads what [`Kind::name`] writes.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// An entry that is not in a journal yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    pub kind: Kind,
    /// One line, without its line end.
    pub text: String,
}

impl NewEntry {
    /// A step, as the record writes it.
    pub fn step(text: impl Into<String>) -> NewEntry {
        NewEntry::of(Kind::Step, text)
    }

    /// Takes back the last steps still in force.
    pub fn undo(steps: usize) -> NewEntry {
        NewEntry::of(Kind::Undo, format!("undo {steps}"))
    }

    /// Something that happened beside the game: a [`Note`], or whatever a later version may want to remember.
    pub fn note(text: impl Into<String>) -> NewEntry {
        NewEntry::of(Kind::Note, text)
    }

    fn of(kind: Kind, text: impl Into<String>) -> NewEntry {
        NewEntry {
            kind,
            text: text.into(),
        }
    }
}

impl From<Note> for NewEntry {
    fn from(note: Note) -> NewEntry {
        NewEntry::note(note.to_string())
    }
}

/// The first words of notes that become comments of the record: what anybody who reads the game has to know.
const TOLD: [&str; 5] = ["hint", "away", "back", "takeback", "order"];

/// A note with a known meaning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// `hint 1 A1`: the seat asked for advice, and this choice was proposed.
    Hint { seat: Seat, choice: String },
    /// `tour`: the tour explains the table from now on.
    TourBegins,
    /// `tour ends`
    TourEnds,
    /// `help`: the people at the table agreed that advice, analysis and copies are allowed during the game.
    Help,
    /// `time live 10+15 easy`: the time control people agreed on, in the application's own spelling.
    Time { control: String },
    /// `out-of-time 2`: the time of the seat has run out.
    OutOfTime { seat: Seat },
    /// `away 2 easy`: the person has left the seat to this bot.
    Away { seat: Seat, bot: String },
    /// `back 2`: the person has returned.
    Back { seat: Seat },
    /// `takeback asked 2 3`: the seat asks everybody to agree to taking back this number of steps.
    TakeBackAsked { seat: Seat, steps: usize },
    /// `takeback agreed 1`
    TakeBackAgreed { seat: Seat },
    /// `takeback declined 1`
    TakeBackDeclined { seat: Seat },
    /// `takeback 3`: the steps just taken back were taken back by agreement.
    TakeBack { steps: usize },
    /// A standing order, with a word before it that says what happened to it, unless it is new: `order 2 one-choice`.
    Order {
        seat: Seat,
        change: OrderChange,
        order: String,
    },
}

/// What happens to a standing order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OrderChange {
    /// `order 2 one-choice`: it is given.
    Given,
    /// `order 2 off one-choice`: the person revokes it.
    Revoked,
    /// `order 2 ends pass-windows 4`: it has run out.
    Ended,
    /// `order 2 answers one-choice`: the next step is the order's answer.
    Answers,
}

impl OrderChange {
    const ALL: [OrderChange; 4] = [
        OrderChange::Given,
        OrderChange::Revoked,
        OrderChange::Ended,
        OrderChange::Answers,
    ];

    /// The word before the order, with a space.
    const fn word(self) -> &'static str {
        match self {
            OrderChange::Given => "",
            OrderChange::Revoked => "off ",
            OrderChange::Ended => "ends ",
            OrderChange::Answers => "answers ",
        }
    }

    /// What happened to an order, and the order itself.
    fn read(text: &str) -> Option<(OrderChange, String)> {
        let changes = OrderChange::ALL.into_iter().rev();
        let mut read =
            changes.filter_map(|change| Some((change, text.strip_prefix(change.word())?)));
        let (change, order) = read.next()?;
        let is_order = order.trim() == order && !order.is_empty();
        is_order.then(|| (change, order.to_owned()))
    }
}

impl Note {
    pub fn read(text: &str) -> Option<Note> {
        let words: Vec<&str> = text.splitn(4, ' ').collect();
        Some(match words[..] {
            ["tour"] => Note::TourBegins,
            ["tour", "ends"] => Note::TourEnds,
            ["help"] => Note::Help,
            ["hint", seat_number, ..] => Note::Hint {
                seat: seat(seat_number)?,
                choice: text.splitn(3, ' ').nth(2)?.to_owned(),
            },
            ["time", _, ..] => {
                let control = text.strip_prefix("time ")?.to_owned();
                let is_control = control.trim() == control && !control.is_empty();
                return is_control.then_some(Note::Time { control });
            }
            ["out-of-time", number] => Note::OutOfTime {
                seat: seat(number)?,
            },
            ["away", number, bot] => Note::Away {
                seat: seat(number)?,
                bot: bot.to_owned(),
            },
            ["back", number] => Note::Back {
                seat: seat(number)?,
            },
            ["takeback", "asked", number, steps] => Note::TakeBackAsked {
                seat: seat(number)?,
                steps: steps.parse().ok()?,
            },
            ["takeback", "agreed", number] => Note::TakeBackAgreed {
                seat: seat(number)?,
            },
            ["takeback", "declined", number] => Note::TakeBackDeclined {
                seat: seat(number)?,
            },
            ["takeback", steps] => Note::TakeBack {
                steps: steps.parse().ok()?,
            },
            ["order", number, ..] => {
                let (change, order) = OrderChange::read(text.splitn(3, ' ').nth(2)?)?;
                let seat = seat(number)?;
                Note::Order {
                    seat,
                    change,
                    order,
                }
            }
            _ => return None,
        })
    }

    /// Whether it is a comment of the record, too.
    fn is_told(&self) -> bool {
        let text = self.to_string();
        let first = text.split(' ').next().unwrap_or_default();
        let asks = matches!(
            self,
            Note::TakeBackAsked { .. }
                | Note::TakeBackAgreed { .. }
                | Note::TakeBackDeclined { .. }
        );
        TOLD.contains(&first) && !asks
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Hint { seat, choice } => write!(f, "hint {seat} {choice}"),
            Note::TourBegins => f.write_str("tour"),
            Note::TourEnds => f.write_str("tour ends"),
            Note::Help => f.write_str("help"),
            Note::Time { control } => write!(f, "time {control}"),
            Note::OutOfTime { seat } => write!(f, "out-of-time {seat}"),
            Note::Away { seat, bot } => write!(f, "away {seat} {bot}"),
            Note::Back { seat } => write!(f, "back {seat}"),
            Note::TakeBackAsked { seat, steps } => write!(f, "takeback asked {seat} {steps}"),
            Note::TakeBackAgreed { seat } => write!(f, "takeback agreed {seat}"),
            Note::TakeBackDeclined { seat } => write!(f, "takeback declined {seat}"),
            Note::TakeBack { steps } => write!(f, "takeback {steps}"),
            Note::Order {
                seat,
                change,
                order,
            } => write!(f, "order {seat} {}{order}", change.word()),
        }
    }
}

fn seat(number: &str) -> Option<Seat> {
    let number: u8 = number.parse().ok()?;
    let known = (1..=MAX_SEATS as u8).contains(&number);
    known.then(|| Seat::new(number - 1))
}

/// Whether a note is a comment of the record, too.
fn is_told(text: &str) -> bool {
    Note::read(text).is_some_and(|note| note.is_told())
}

/// Once a journal has this many entries, only steps are added. The steps still to come leave its record below
/// [`MAX_LINES`](crate::record::MAX_LINES), because no game has ten thousand of them.
pub const MOST_ENTRIES: u64 = 90_000;

/// The lines of a record for the entries of a journal. What readers have to know becomes a comment: hints, absences,
/// agreed take-backs, standing orders. Other notes only concern our pages and are left out.
pub fn items<'a>(journal: impl IntoIterator<Item = &'a NewEntry>) -> Vec<Line> {
    let item = |entry: &NewEntry| match entry.kind {
        Kind::Step | Kind::Undo => Line::read(&entry.text).ok(),
        Kind::Note => {
            let text = format!(" {}", entry.text);
            is_told(&entry.text).then(|| Line::new(LineKind::Comment { text }))
        }
    };
    journal.into_iter().filter_map(item).collect()
}

/// The journal of a recorded game.
pub fn entries(record: &Record) -> Vec<NewEntry> {
    let entry = |item: &Line| match &item.kind {
        LineKind::Choice { seat, text } => Some(NewEntry::step(format!("{seat} {text}"))),
        LineKind::Deal { text } => Some(NewEntry::step(format!("* {text}"))),
        LineKind::Undo { steps } => Some(NewEntry::undo(*steps as usize)),
        LineKind::Comment { text } => {
            let note = text.trim();
            // Written back, it must still fit on a line.
            let fits = "# ".len() + note.len() <= MAX_LINE;
            (fits && is_told(note)).then(|| NewEntry::note(note))
        }
        _ => None,
    };
    record.items().iter().filter_map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_and_notes_read_back() {
        for kind in Kind::ALL {
            assert_eq!(Kind::from_name(kind.name()), Some(kind));
        }
        let hint = Note::Hint {
            seat: Seat::new(4),
            choice: "take 2i1c".to_owned(),
        };
        assert_eq!(hint.to_string(), "hint 5 take 2i1c");
        let seat = Seat::new(1);
        let bot = "hard+digger".to_owned();
        let notes = [
            hint,
            Note::TourBegins,
            Note::TourEnds,
            Note::Help,
            Note::Time {
                control: "turns 2+3 night 22-8 easy".to_owned(),
            },
            Note::OutOfTime { seat },
            Note::Away { seat, bot },
            Note::Back { seat },
            Note::TakeBackAsked { seat, steps: 3 },
            Note::TakeBackAgreed { seat },
            Note::TakeBackDeclined { seat },
            Note::TakeBack { steps: 12 },
        ];
        let orders = OrderChange::ALL.map(|change| Note::Order {
            seat,
            change,
            order: "pass-windows 4".to_owned(),
        });
        assert_eq!(orders[1].to_string(), "order 2 off pass-windows 4");
        for note in notes.into_iter().chain(orders) {
            assert_eq!(Note::read(&note.to_string()), Some(note));
        }
        for other in [
            "",
            "hint",
            "hint 1",
            "hint 6 A1",
            "hint x A1",
            "late",
            "time",
            "time ",
            "out-of-time",
            "out-of-time 6",
            "away 2",
            "away 6 easy",
            "away 2 two words",
            "back",
            "back 2 now",
            "takeback",
            "takeback x",
            "takeback asked 2",
            "order",
            "order 2",
            "order 2 ",
            "order 6 one-choice",
            "order 2 ends ",
        ] {
            assert_eq!(Note::read(other), None, "{other}");
        }
    }

    #[test]
    fn journals_and_records_tell_the_same_story() {
        let text = "tabletop 1\ngame toy\nscenario standard\nrules 1\nseat 1 a\nseat 2 b\n\n\
                    * start 1\n* draw 1r1b\n# hint 1 pass\n1 pass\nundo 1\n1 take red\n# away 2 easy\n# back 2\n\
                    undo 1\n# takeback 1\n";
        let record = Record::read(text.as_bytes()).unwrap();
        let mut journal = entries(&record);
        assert_eq!(
            journal[2..5],
            [
                NewEntry::note("hint 1 pass"),
                NewEntry::step("1 pass"),
                NewEntry::undo(1)
            ]
        );
        let seat = Seat::new(0);
        journal.push(Note::TourBegins.into());
        journal.push(Note::TakeBackAgreed { seat }.into());
        let mut again = Record::new(record.header().clone());
        for item in items(&journal) {
            again.push(item).unwrap();
        }
        assert_eq!(again.to_string(), text);
    }
}
