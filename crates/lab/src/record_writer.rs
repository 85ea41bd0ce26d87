//! Writes the records of simulated games.

use std::fmt::Write as _;

use tabletop::record::{Header, SeatName};
use tabletop::{Rules, Seat, description};

use crate::playout::Ending;
use crate::statistics::Statistics;

/// Writes the records of games one after another as text.
#[derive(Clone, Debug)]
pub struct RecordWriter {
    header: String,
    text: String,
}

impl RecordWriter {
    /// Records of games with these rules between these players.
    pub fn new<R: Rules>(rules: &R, names: Vec<SeatName>) -> RecordWriter {
        RecordWriter {
            header: Header::new(R::GAME, rules.setup(), names).to_string(),
            text: String::new(),
        }
    }

    /// Begins the record of the next game.
    pub fn begin(&mut self) {
        self.text.clear();
        self.text.push_str(&self.header);
    }

    /// Ends the record: the result of a game that is over, or why it has none.
    pub fn end<R: Statistics>(&mut self, rules: &R, state: &R::State, ending: Ending) -> &str {
        match ending {
            Ending::Over => {
                let totals = rules.totals(state);
                self.text.push_str("result");
                for seat in Seat::all(rules.seats()) {
                    write!(self.text, " {}", totals[seat]).expect("writing to a string");
                }
                writeln!(self.text, "\ndigest {}", description::digest(rules, state))
            }
            Ending::Limit => writeln!(
                self.text,
                "# stopped after {} {}",
                R::ROUND_LIMIT,
                R::ROUNDS
            ),
        }
        .expect("writing to a string");
        &self.text
    }

    pub(crate) fn choice<R: Rules>(&mut self, rules: &R, seat: Seat, choice: R::Choice) {
        write!(self.text, "{seat} ")
            .and_then(|()| rules.write_choice(choice, &mut self.text))
            .expect("writing to a string");
        self.text.push('\n');
    }

    pub(crate) fn deal<R: Rules>(&mut self, rules: &R, deal: R::Deal) {
        self.text.push_str("* ");
        rules
            .write_deal(deal, &mut self.text)
            .expect("writing to a string");
        self.text.push('\n');
    }
}
