//! Who plays, and where deals come from: what is agreed before the first step, besides the set-up.

use crate::record::Record;
use crate::seed::Seed;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Participant {
    /// A person, by name; the name may be empty.
    Person(String),
    /// A bot, by name: `hard+digger`.
    Bot(String),
}

impl Participant {
    pub fn is_bot(&self) -> bool {
        matches!(self, Participant::Bot(_))
    }
}

/// Where deals come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// From a secret seed, which nobody is shown before the end.
    Seeded(Seed),
    /// From people at a real table, who type what they draw.
    Typed,
}

impl Dealing {
    /// The line in the header of a record whose deals were typed.
    pub const TYPED_LINE: &str = "x-deals typed";

    /// Where the further deals of a recorded game come from, as far as the record tells: its own seed, or people.
    pub fn of_record(record: &Record) -> Option<Dealing> {
        if let Some((_, seed)) = record.deal_seed() {
            return Some(Dealing::Seeded(seed));
        }
        let mut extras = record.header().extras.iter();
        let typed = extras.any(|line| line.trim_end() == Dealing::TYPED_LINE);
        typed.then_some(Dealing::Typed)
    }
}
