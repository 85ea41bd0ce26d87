//! A match whose choices and deals are text in the notation: for records, servers and terminals, which know no game
//! by name. Who needs typed refusals or facts keeps the `Match` itself.

use std::any::Any;
use std::fmt::Debug;

use crate::dealer::SeededDealer;
use crate::game_match::{Match, Step, StepFault, UndoFault};
use crate::points::Points;
use crate::record::{Header, Record};
use crate::rules::{NotationFault, Pending, Rules};
use crate::seat::{PerSeat, Seat, SeatSet};
use crate::setup::Setup;
use crate::snapshot;

/// What a match waits for, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyPending {
    /// A seat has to choose.
    Decision { seat: Seat, asked: &'static str },
    /// Chance has to decide.
    Chance { chance: &'static str },
    /// The game has ended.
    Over,
}

/// A step in the notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyStep {
    /// What a seat chose.
    Choice { seat: Seat, text: String },
    /// What chance decided.
    Deal { text: String },
}

/// Why a step is not taken; the match is untouched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyFault {
    /// The game has ended.
    Over,
    /// Chance has to decide first.
    ChanceFirst,
    /// A seat has to choose first.
    DecisionFirst(Seat),
    /// Another seat has to choose.
    OtherSeat(Seat),
    /// The text is not a step of this game.
    Notation(NotationFault),
    /// The rules do not allow it.
    Refused {
        /// The rule's id.
        rule: &'static str,
        /// The refusal, for developers.
        refusal: String,
    },
}

impl AnyFault {
    /// Drops the type of a fault.
    pub fn from_fault<R: Rules>(fault: StepFault<R::Refusal>) -> AnyFault {
        match fault {
            StepFault::Over => AnyFault::Over,
            StepFault::ChanceFirst => AnyFault::ChanceFirst,
            StepFault::DecisionFirst(seat) => AnyFault::DecisionFirst(seat),
            StepFault::OtherSeat(seat) => AnyFault::OtherSeat(seat),
            StepFault::Notation(fault) => AnyFault::Notation(fault),
            StepFault::Refused(refusal) => AnyFault::Refused {
                rule: R::rule(refusal),
                refusal: format!("{refusal:?}"),
            },
        }
    }
}

/// A match of any game.
pub trait AnyMatch: Debug + Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// What was agreed before the game.
    fn setup(&self) -> &Setup;
    /// What the match waits for.
    fn pending(&self) -> AnyPending;
    /// The round or turn being played, from 1; 0 during set-up.
    fn round(&self) -> u16;
    /// The legal choices; empty unless a seat has to choose.
    fn choices(&self) -> Vec<String>;
    /// The possible deals with their weights; empty unless chance has to decide.
    fn deals(&self) -> Vec<(String, u64)>;
    /// Makes a choice for a seat.
    fn choose(&mut self, seat: Seat, text: &str) -> Result<(), AnyFault>;
    /// Carries out a deal.
    fn deal(&mut self, text: &str) -> Result<(), AnyFault>;
    /// Lets a seeded dealer decide until a seat has to choose or the game has ended; the number of deals.
    fn deal_seeded(&mut self, dealer: &mut SeededDealer) -> usize;
    /// Counts the deals in force anew for a dealer: after an undo, or when a game is taken up again.
    fn rewind(&self, dealer: &mut SeededDealer);
    /// Takes back the last steps.
    fn undo(&mut self, count: usize) -> Result<(), UndoFault>;
    /// How many steps are in force.
    fn len(&self) -> usize;
    /// Whether no step was taken.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Step `index`.
    fn step(&self, index: usize) -> AnyStep;
    /// Points of every seat if the game ended now.
    fn totals(&self) -> PerSeat<Points>;
    /// Who wins if the game ended now.
    fn winners(&self) -> SeatSet;
    /// The record of the steps in force.
    fn record(&self, header: Header) -> Record;
    /// The digest of the present position.
    fn digest(&self) -> String;
    /// The present position as bytes.
    fn snapshot(&self) -> Vec<u8>;
    /// The same match, to be played on separately.
    fn duplicate(&self) -> Box<dyn AnyMatch>;
    /// For those who know the game: the `Match`.
    fn as_any(&self) -> &dyn Any;
}

impl<R: Rules> AnyMatch for Match<R> {
    fn game(&self) -> &'static str {
        R::GAME
    }

    fn setup(&self) -> &Setup {
        self.rules().setup()
    }

    fn pending(&self) -> AnyPending {
        match Match::pending(self) {
            Pending::Decision(seat, asked) => AnyPending::Decision {
                seat,
                asked: R::asked_name(asked),
            },
            Pending::Chance(chance) => AnyPending::Chance {
                chance: R::chance_name(chance),
            },
            Pending::Over => AnyPending::Over,
        }
    }

    fn round(&self) -> u16 {
        self.rules().round(self.state())
    }

    fn choices(&self) -> Vec<String> {
        let list = Match::choices(self);
        let text = |choice| self.rules().choice_text(choice);
        list.into_iter().map(text).collect()
    }

    fn deals(&self) -> Vec<(String, u64)> {
        let table = Match::deals(self);
        let text = |(deal, weight)| (self.rules().deal_text(deal), weight);
        table.into_iter().map(text).collect()
    }

    fn choose(&mut self, seat: Seat, text: &str) -> Result<(), AnyFault> {
        match self.choose_text(seat, text) {
            Ok(_) => Ok(()),
            Err(fault) => Err(AnyFault::from_fault::<R>(fault)),
        }
    }

    fn deal(&mut self, text: &str) -> Result<(), AnyFault> {
        match self.deal_text(text) {
            Ok(_) => Ok(()),
            Err(fault) => Err(AnyFault::from_fault::<R>(fault)),
        }
    }

    fn deal_seeded(&mut self, dealer: &mut SeededDealer) -> usize {
        let Ok(deals) = self.deal_from(dealer);
        deals
    }

    fn rewind(&self, dealer: &mut SeededDealer) {
        dealer.recount(self.streams());
    }

    fn undo(&mut self, count: usize) -> Result<(), UndoFault> {
        Match::undo(self, count)
    }

    fn len(&self) -> usize {
        self.steps().len()
    }

    fn step(&self, index: usize) -> AnyStep {
        match self.steps()[index] {
            Step::Choice(seat, choice) => AnyStep::Choice {
                seat,
                text: self.rules().choice_text(choice),
            },
            Step::Deal(deal) => AnyStep::Deal {
                text: self.rules().deal_text(deal),
            },
        }
    }

    fn totals(&self) -> PerSeat<Points> {
        Match::totals(self)
    }

    fn winners(&self) -> SeatSet {
        Match::winners(self)
    }

    fn record(&self, header: Header) -> Record {
        Match::record(self, header)
    }

    fn digest(&self) -> String {
        Match::digest(self)
    }

    fn snapshot(&self) -> Vec<u8> {
        snapshot::snapshot::<R>(self.state())
    }

    fn duplicate(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::record::SeatName;
    use crate::seed::Seed;
    use crate::toy::Toy;

    #[test]
    fn a_game_is_played_as_text() {
        let mut game: Box<dyn AnyMatch> = Box::new(Match::new(Arc::new(Toy::two())));
        let chance = "start";
        assert_eq!(game.pending(), AnyPending::Chance { chance });
        assert_eq!(
            game.deals(),
            [("start 1".to_owned(), 1), ("start 2".to_owned(), 1)]
        );
        game.deal("start 2").unwrap();
        game.deal("draw 1r1b").unwrap();
        let seat = Seat::new(1);
        let asked = "take";
        assert_eq!(game.pending(), AnyPending::Decision { seat, asked });
        assert_eq!(game.choices(), ["take red", "take blue", "pass"]);
        assert_eq!(
            game.choose(Seat::new(0), "pass"),
            Err(AnyFault::OtherSeat(seat))
        );
        let mut other = game.duplicate();
        other.choose(seat, "take blue").unwrap();
        assert_eq!(other.len(), 3);
        let text = "take blue".to_owned();
        assert_eq!(other.step(2), AnyStep::Choice { seat, text });
        assert_eq!((game.len(), game.round(), other.round()), (2, 1, 2));
        other.undo(1).unwrap();
        assert_eq!(other.digest(), game.digest());
        assert_eq!(other.snapshot(), game.snapshot());
        assert!(game.as_any().downcast_ref::<Match<Toy>>().is_some());
    }

    #[test]
    fn refusals_keep_their_rule() {
        let mut game: Box<dyn AnyMatch> = Box::new(Match::new(Arc::new(Toy::two())));
        game.deal("start 1").unwrap();
        assert_eq!(
            game.deal("draw 3r"),
            Err(AnyFault::Refused {
                rule: "T3",
                refusal: "NotInBag { there: [4, 3] }".to_owned(),
            })
        );
        assert!(matches!(game.deal("drow"), Err(AnyFault::Notation(_))));
    }

    #[test]
    fn seeded_deals_are_the_same_after_an_undo() {
        let mut dealer = SeededDealer::new(&Seed::from_number(3));
        let mut game: Box<dyn AnyMatch> = Box::new(Match::new(Arc::new(Toy::two())));
        assert_eq!(game.deal_seeded(&mut dealer), 2);
        let digest = game.digest();
        game.undo(2).unwrap();
        game.rewind(&mut dealer);
        assert_eq!(game.deal_seeded(&mut dealer), 2);
        assert_eq!(game.digest(), digest);
        while let AnyPending::Decision { seat, .. } = game.pending() {
            game.choose(seat, "pass").unwrap();
            game.deal_seeded(&mut dealer);
        }
        let names = ["a", "b"].map(|name| SeatName::new(name).unwrap());
        let header = Header::new(game.game(), game.setup(), names.to_vec());
        let record = game.record(header);
        assert!(record.to_string().contains("\nresult 1 1\ndigest "));
        assert_eq!(game.winners().len(), 2);
    }
}
