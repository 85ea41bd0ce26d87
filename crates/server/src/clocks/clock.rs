//! The clock of a game: what every seat has left, and whose time is running. It is stored as a job that is due when
//! that time has run out, and only changes together with the journal.

use serde::{Deserialize, Serialize};
use store::Moment;
use tabletop::{Seat, SeatSet};

use super::control::TimeControl;
use super::pauses::{Outage, Pauses};
use super::zones::Zone;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    pub control: TimeControl,
    seats: Vec<Left>,
    running: Option<Running>,
    /// The number of steps when a turn last began. Taking a choice back and making it again does not begin a turn.
    begun: Option<usize>,
    /// Whose turn it is, from 0: the person asked last, until another seat has moved.
    #[serde(default)]
    turn_of: Option<u8>,
    /// Seats whose turn began and was undone by somebody else alone: it begins again without new time.
    #[serde(default)]
    given: Vec<u8>,
    /// The number of steps when somebody last came back and was given a little time.
    returned: Option<usize>,
    /// The length of the journal since which this holds.
    pub length: u64,
}

/// What a seat has left while its clock is not running, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Left {
    turn: i64,
    bank: i64,
    /// Whether it has had a turn.
    played: bool,
}

impl Left {
    fn all(self) -> i64 {
        self.turn + self.bank
    }

    /// The time of the turn is used up first.
    fn pay(&mut self, time: i64) {
        let of_turn = time.clamp(0, self.turn);
        self.turn -= of_turn;
        self.bank = (self.bank - (time - of_turn)).max(0);
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Running {
    /// From 0.
    seat: u8,
    since: i64,
    /// The person's time zone when they were asked.
    zone: String,
}

/// An event at a table, as far as clocks are concerned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    pub now: Moment,
    /// The seat whose person is asked from now on.
    pub asked: Option<Seat>,
    pub zone: String,
    /// The number of steps in force from now on.
    pub steps: usize,
    /// The length of the journal from now on.
    pub length: u64,
    /// Whether it is more than notes.
    pub moves: bool,
    /// Who comes back.
    pub back: SeatSet,
    /// Whether everybody agreed to take something back: turns after that count as turns again.
    pub taken_back: bool,
    /// The seats that moved, from 0: by hand, by an order or by a bot.
    pub movers: Vec<u8>,
    /// Whether steps were taken back.
    pub undone: bool,
}

impl Clock {
    pub fn new(control: TimeControl, seats: usize) -> Clock {
        let left = Left {
            turn: control.turn(),
            bank: control.bank(),
            played: false,
        };
        Clock {
            seats: vec![left; seats],
            control,
            running: None,
            begun: None,
            turn_of: None,
            given: Vec::new(),
            returned: None,
            length: 0,
        }
    }

    /// The seat whose time is running.
    pub fn asked(&self) -> Option<Seat> {
        self.running.as_ref().map(|running| Seat::new(running.seat))
    }

    /// The name of the time zone of its nights.
    pub fn zone(&self) -> Option<&str> {
        self.running.as_ref().map(|running| running.zone.as_str())
    }

    /// When whoever is asked runs out of time.
    pub fn runs_out(&self, outages: &[Outage]) -> Option<Moment> {
        let running = self.running.as_ref()?;
        let left = self.seats.get(usize::from(running.seat))?.all();
        let pauses = self.pauses(running, outages);
        Some(pauses.end(Moment(running.since), left))
    }

    /// What a seat has left at a moment, in milliseconds.
    pub fn left(&self, seat: Seat, now: Moment, outages: &[Outage]) -> i64 {
        let mut seats = self.seats.clone();
        self.settle(&mut seats, now, outages);
        seats.get(seat.index()).map_or(0, |left| left.all())
    }

    /// Whether it is paused although somebody is asked.
    pub fn rests(&self, now: Moment) -> bool {
        let running = self.running.as_ref();
        running.is_some_and(|running| self.pauses(running, &[]).rests(now))
    }

    fn pauses<'a>(&self, running: &Running, outages: &'a [Outage]) -> Pauses<'a> {
        let night = self.control.night;
        Pauses {
            night: night.map(|night| (night, Zone::or_utc(&running.zone))),
            outages,
        }
    }

    /// Deducts the time until now from whoever is asked.
    fn settle(&self, seats: &mut [Left], now: Moment, outages: &[Outage]) {
        if let Some(running) = &self.running
            && let Some(left) = seats.get_mut(usize::from(running.seat))
        {
            let pauses = self.pauses(running, outages);
            left.pay(pauses.counted(Moment(running.since), now));
        }
    }

    /// The clock after an event; `None` if it simply goes on.
    pub fn after(&self, change: &Change, outages: &[Outage]) -> Option<Clock> {
        let before = self.asked();
        if before == change.asked && !change.moves && change.back.is_empty() {
            return None;
        }
        let mut next = self.clone();
        self.settle(&mut next.seats, change.now, outages);
        next.length = change.length;
        next.running = None;
        if change
            .movers
            .iter()
            .any(|mover| Some(*mover) != next.turn_of)
        {
            next.turn_of = None;
        }
        if change.taken_back {
            next.begun = Some(change.steps);
            next.given.clear();
        } else if change.undone && next.begun.is_some_and(|begun| begun > change.steps) {
            next.begun = Some(change.steps);
            let undone = self.turn_of.filter(|seat| !self.given.contains(seat));
            next.given.extend(undone);
        }
        if let Some(seat) = change.asked
            && let Some(left) = next.seats.get_mut(seat.index())
        {
            let number = seat.index() as u8;
            let is_further = next.begun.is_none_or(|begun| change.steps > begun);
            if next.turn_of != Some(number) && is_further {
                next.begun = Some(change.steps);
                if let Some(at) = next.given.iter().position(|given| *given == number) {
                    next.given.remove(at);
                } else {
                    left.turn = self.control.turn();
                    if left.played {
                        left.bank += self.control.increment();
                    }
                }
                left.played = true;
            }
            next.turn_of = Some(number);
            let grace = self.control.grace();
            // What everybody agreed to take back can be decided again.
            if change.taken_back && left.all() < grace {
                left.turn = grace - left.bank;
            }
            // Once per decision: nobody gains time by leaving and coming back.
            if change.back.contains(seat)
                && next.returned != Some(change.steps)
                && left.all() < grace
            {
                next.returned = Some(change.steps);
                left.turn = grace - left.bank;
            }
            next.running = Some(Running {
                seat: number,
                since: change.now.0,
                zone: change.zone.clone(),
            });
        }
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: i64 = 60_000;
    const ANN: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    fn clock(control: &str) -> Clock {
        Clock::new(TimeControl::read(control).unwrap(), 2)
    }

    /// Somebody decides, and at this moment somebody else is asked.
    fn asks(asked: Option<Seat>, now: i64, steps: usize) -> Change {
        Change {
            now: Moment(now),
            asked,
            zone: "UTC".to_owned(),
            steps,
            length: steps as u64,
            moves: true,
            back: SeatSet::NONE,
            taken_back: false,
            movers: Vec::new(),
            undone: false,
        }
    }

    fn after(clock: &Clock, change: &Change) -> Clock {
        clock.after(change, &[]).expect("something changes")
    }

    fn left(clock: &Clock, now: i64) -> (i64, i64) {
        let left = |seat| clock.left(seat, Moment(now), &[]);
        (left(ANN), left(BEN))
    }

    #[test]
    fn whoever_is_asked_pays_and_turns_add() {
        let begins = after(&clock("live 10+15 easy"), &asks(Some(ANN), 0, 1));
        assert_eq!(begins.runs_out(&[]), Some(Moment(10 * MINUTE)));
        assert_eq!(left(&begins, MINUTE), (9 * MINUTE, 10 * MINUTE));
        // A second decision in the same turn adds nothing.
        let again = after(&begins, &asks(Some(ANN), MINUTE, 2));
        assert_eq!(left(&again, 2 * MINUTE).0, 8 * MINUTE);
        let ben = after(&again, &asks(Some(BEN), 2 * MINUTE, 3));
        assert_eq!(left(&ben, 3 * MINUTE), (8 * MINUTE, 9 * MINUTE));
        let bot = after(&ben, &asks(None, 3 * MINUTE, 4));
        assert_eq!(bot.runs_out(&[]), None);
        assert_eq!(left(&bot, 9 * MINUTE), (8 * MINUTE, 9 * MINUTE));
        let ann = after(&bot, &asks(Some(ANN), 9 * MINUTE, 5));
        assert_eq!(left(&ann, 9 * MINUTE).0, 8 * MINUTE + 15_000);
        // A note changes nothing, and the clock is read back as it was stored.
        let note = Change {
            moves: false,
            ..asks(Some(ANN), 10 * MINUTE, 5)
        };
        assert_eq!(ann.after(&note, &[]), None);
        let stored = serde_json::to_string(&ann).unwrap();
        assert_eq!(serde_json::from_str::<Clock>(&stored).unwrap(), ann);
    }

    /// The same after a step of these seats.
    fn moved(movers: &[Seat], asked: Option<Seat>, now: i64, steps: usize) -> Change {
        Change {
            movers: movers.iter().map(|seat| seat.index() as u8).collect(),
            ..asks(asked, now, steps)
        }
    }

    #[test]
    fn leaving_at_a_second_decision_brings_no_new_turn() {
        let day = 24 * 60 * MINUTE;
        let begins = after(&clock("turns 2+3 easy"), &asks(Some(ANN), 0, 1));
        let second = after(&begins, &moved(&[ANN], Some(ANN), day, 2));
        let gone = Change {
            moves: false,
            ..asks(None, 2 * day, 2)
        };
        let gone = after(&second, &gone);
        let back = Change {
            moves: false,
            back: [ANN].into_iter().collect(),
            ..asks(Some(ANN), 2 * day, 2)
        };
        assert_eq!(left(&after(&gone, &back), 2 * day).0, 3 * day);
    }

    #[test]
    fn an_order_that_answers_is_a_turn_between() {
        let day = 24 * 60 * MINUTE;
        let begins = after(&clock("turns 2+3 easy"), &asks(Some(ANN), 0, 1));
        let again = after(&begins, &moved(&[ANN, BEN], Some(ANN), day, 3));
        assert_eq!(left(&again, day).0, 5 * day);
    }

    #[test]
    fn what_one_person_undoes_takes_no_time_from_others() {
        let day = 24 * 60 * MINUTE;
        let begins = after(&clock("turns 2+3 easy"), &asks(Some(ANN), 0, 10));
        let ben = after(&begins, &moved(&[ANN], Some(BEN), 0, 13));
        let undone = Change {
            undone: true,
            ..asks(Some(ANN), day, 10)
        };
        let ann = after(&ben, &undone);
        assert_eq!(left(&ann, day), (5 * day, 4 * day));
        // Ben has what was left of his turn, and the next one a whole turn.
        let ben = after(&ann, &moved(&[ANN], Some(BEN), day, 11));
        assert_eq!(left(&ben, day).1, 4 * day);
        let ann = after(&ben, &moved(&[BEN], Some(ANN), day, 12));
        assert_eq!(left(&ann, day).0, 5 * day);
    }

    #[test]
    fn what_everybody_takes_back_can_be_decided_again() {
        let begins = after(&clock("live 10+15 easy"), &asks(Some(ANN), 0, 1));
        let ben = after(&begins, &moved(&[ANN], Some(BEN), 10 * MINUTE, 2));
        let back = Change {
            undone: true,
            taken_back: true,
            ..asks(Some(ANN), 11 * MINUTE, 1)
        };
        let ann = after(&ben, &back);
        assert_eq!(left(&ann, 11 * MINUTE).0, ann.control.grace());
    }

    #[test]
    fn days_are_for_one_turn_and_the_reserve_for_the_game() {
        let day = 24 * 60 * MINUTE;
        let begins = after(&clock("turns 2+3 easy"), &asks(Some(ANN), 0, 1));
        assert_eq!(begins.runs_out(&[]), Some(Moment(5 * day)));
        let ben = after(&begins, &asks(Some(BEN), 3 * day, 2));
        let ann = after(&ben, &asks(Some(ANN), 4 * day, 3));
        // A day of the reserve is gone; nothing of the unused day is kept.
        assert_eq!(left(&ann, 4 * day), (4 * day, 4 * day));
        let ben = after(&ann, &asks(Some(BEN), 4 * day, 4));
        assert_eq!(left(&ben, 4 * day).1, 5 * day);
    }

    #[test]
    fn nobody_gains_time_by_taking_back_or_leaving() {
        let begins = after(&clock("live 10+15 easy"), &asks(Some(ANN), 0, 1));
        let ben = after(&begins, &asks(Some(BEN), MINUTE, 2));
        let mut back = after(&ben, &asks(Some(ANN), MINUTE, 3));
        let had = left(&back, MINUTE);
        for _ in 0..10 {
            back = after(&back, &asks(Some(BEN), MINUTE, 2));
            back = after(&back, &asks(Some(ANN), MINUTE, 3));
        }
        assert_eq!(left(&back, MINUTE), had);
        // After what everybody agreed to take back turns are turns again.
        let agreed = Change {
            taken_back: true,
            ..asks(Some(BEN), MINUTE, 0)
        };
        let agreed = after(&back, &agreed);
        let ann = after(&agreed, &asks(Some(ANN), MINUTE, 1));
        assert_eq!(left(&ann, MINUTE).0, had.0 + 15_000);
        // Whoever comes back gets a little time, but only once for the same decision.
        let out = 60 * MINUTE;
        let away = Change {
            moves: false,
            ..asks(None, out, 1)
        };
        let comes = Change {
            back: [ANN].into_iter().collect(),
            moves: false,
            ..asks(Some(ANN), out, 1)
        };
        let away = after(&ann, &away);
        assert_eq!(left(&away, out).0, 0);
        let back = after(&away, &comes);
        assert_eq!(left(&back, out).0, 30_000);
        let later = |change: Change, now| Change {
            now: Moment(now),
            ..change
        };
        let again = after(&back, &later(asks(None, out, 1), out + 40_000));
        let again = after(&again, &later(comes, out + 40_000));
        assert_eq!(again.runs_out(&[]), Some(Moment(out + 40_000)));
    }

    #[test]
    fn restarts_cost_nobody_time() {
        let begins = after(&clock("live 10+15 easy"), &asks(Some(ANN), 0, 1));
        let outages = [Outage {
            from: 2 * MINUTE,
            to: 7 * MINUTE,
        }];
        assert_eq!(begins.runs_out(&outages), Some(Moment(15 * MINUTE)));
        let ben = begins.after(&asks(Some(BEN), 8 * MINUTE, 2), &outages);
        assert_eq!(left(&ben.unwrap(), 8 * MINUTE).0, 7 * MINUTE);
    }
}
