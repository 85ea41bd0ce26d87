//! How commands come into journals: proposed at the table, stored, and then taken by the table. The lock of a table is
//! held for the first and the last, never while the store works.

use std::time::Instant;

use ::table::{Command, Proposal, Timing, Viewer};
use games::{AnyTable, AnyTableError};
use store::{Append, Appended, Claim, GameId, Key, StoreError};

use crate::app::App;
use crate::clocks::Timed;
use crate::metrics::METRICS;
use crate::notices::Asked;
use crate::table::{Table, stored_standing};
use crate::turns::BotTurn;

/// How often a command is proposed again because a note came first. Nobody writes notes that fast.
const TRIES: usize = 100;

/// What a command was made for, and how it is known again.
#[derive(Clone, Debug)]
pub struct Precondition {
    /// The length of the journal its sender had seen.
    pub expected: u64,
    pub key: Option<Key>,
}

/// What came of a command.
#[derive(Debug)]
pub enum Outcome {
    /// Done, now or when it was sent before.
    Done,
    /// The game has moved on since the command was made.
    Late,
    /// It is not possible, for this reason.
    Refused(AnyTableError),
}

/// What has to be known of a table for the jobs that are stored with a proposal.
#[derive(Debug)]
struct Following {
    timed: Option<Timed>,
    asked: Option<Asked>,
    turn: Option<BotTurn>,
}

impl App {
    pub fn order(
        &self,
        id: &GameId,
        viewer: Viewer,
        precondition: &Precondition,
        command: Command<'_>,
    ) -> store::Result<Outcome> {
        let propose = |table: &dyn AnyTable| table.propose(viewer, command);
        self.carry_out(id, precondition, &propose, Some(command), None)
    }

    /// Makes the choice a bot thought of at this turn, as the result of a claimed job.
    pub fn choose_for_bot(
        &self,
        id: &GameId,
        turn: u64,
        choice: &str,
        claim: &Claim,
    ) -> store::Result<Outcome> {
        let precondition = Precondition {
            expected: turn,
            key: None,
        };
        let propose = |table: &dyn AnyTable| table.propose_for_bot(choice);
        self.carry_out(id, &precondition, &propose, None, Some(claim))
    }

    /// Admits a command to the journal, or says why not.
    ///
    /// The lock of the table is free while the store works, so others may write between the proposal and the append.
    /// The store has the last word: it appends only to a journal of the expected length. On a conflict everything is
    /// asked again, because the faster one may have written no more than a note, and then the command still counts.
    ///
    /// The order of the questions matters. The sender of the command may be ahead of us: another process on the same
    /// store has written what was not heard of here yet. Then the key: a request that is sent twice gets the answer
    /// of the first time, even if the game has moved on since. (Where the journal has not grown, no key can have been
    /// used.) Only then is a command late, and only a command that is not late is worth a refusal by the rules.
    fn carry_out(
        &self,
        id: &GameId,
        precondition: &Precondition,
        propose: &dyn Fn(&dyn AnyTable) -> Result<Proposal, AnyTableError>,
        command: Option<Command<'_>>,
        finishes: Option<&Claim>,
    ) -> store::Result<Outcome> {
        for _ in 0..TRIES {
            let watched = self.presence.is_watched(id);
            let (timing, length, proposed, following) = self.with_table(id, |table| {
                let history = table.history();
                let timing = history.timing(precondition.expected);
                let proposed = propose(table.live());
                let following = Following {
                    timed: Timed::of(table),
                    asked: proposed.as_ref().ok().and_then(|p| Asked::after(table, p)),
                    turn: proposed
                        .as_ref()
                        .ok()
                        .and_then(|p| BotTurn::after(table, p, watched)),
                };
                (timing, history.length(), proposed, following)
            })?;
            if timing == Timing::Ahead {
                // Another process may have stored what was not heard of here yet.
                if self.catch_up(id)? > length {
                    continue;
                }
                return Ok(Outcome::Late);
            }
            if precondition.expected < length
                && let Some(outcome) = self.outcome_of(id, precondition, command)?
            {
                return Ok(outcome);
            }
            if timing == Timing::Late {
                return Ok(Outcome::Late);
            }
            let proposal = match proposed {
                Ok(proposal) => proposal,
                Err(error) => return Ok(Outcome::Refused(error)),
            };
            // It is so already.
            if proposal.entries.is_empty() {
                return Ok(Outcome::Done);
            }
            let key = precondition.key.clone();
            match self.append(id, key, &proposal, &following, finishes) {
                Ok(Appended::Done { .. }) => return Ok(Outcome::Done),
                Ok(Appended::Repeated { .. }) => {
                    let outcome = self.outcome_of(id, precondition, command)?;
                    return Ok(outcome.unwrap_or(Outcome::Late));
                }
                // Others came first: if it was only with a note, the command still counts.
                Ok(Appended::Conflict { .. }) => {
                    self.catch_up(id)?;
                }
                // Somebody else thinks about it by now.
                Ok(Appended::Unclaimed) => return Ok(Outcome::Late),
                // Whoever was to be told was forgotten at this very moment.
                Err(StoreError::NoPerson(_)) if following.asked.is_some() => {}
                Err(error) => return Err(error),
            }
        }
        Ok(Outcome::Late)
    }

    /// Stores what was proposed, and lets the table take it.
    fn append(
        &self,
        id: &GameId,
        key: Option<Key>,
        proposal: &Proposal,
        following: &Following,
        finishes: Option<&Claim>,
    ) -> store::Result<Appended> {
        let at = self.now();
        let clock = match &following.timed {
            Some(timed) => self.clock_after(id, timed, proposal, at)?,
            None => None,
        };
        let mut jobs = match &following.asked {
            Some(asked) => self.notices_of(id, asked, at)?,
            None => Vec::new(),
        };
        let tells = !jobs.is_empty();
        jobs.extend(clock.as_ref().map(|clock| clock.job(id, &self.outages())));
        let turn = following.turn.as_ref();
        let turn = turn.map(|turn| (turn, self.turn_job(id, turn, at)));
        jobs.extend(turn.iter().map(|(_, job)| job.clone()));
        let append = Append {
            expected: proposal.expected,
            key,
            at,
            entries: proposal.entries.clone(),
            standing: Some(stored_standing(&proposal.standing, proposal.asked)),
            jobs,
            finishes: finishes.cloned(),
        };
        let begun = Instant::now();
        let appended = self.store.append(id, &append)?;
        METRICS.append_seconds.add(begun.elapsed());
        METRICS.appends.add(appended.name(), "");
        if let Appended::Done { .. } = appended {
            self.take(id, proposal.expected, &append.entries)?;
            if let Some((turn, job)) = &turn {
                // What cannot be begun now is when its lease has run out.
                if let Err(error) = self.begin_turn(id, job, turn) {
                    crate::log::fault!("a bot's turn at {id}: the store: {error}");
                }
            }
            if let Some(clock) = clock {
                self.show_clock(id, clock)?;
            }
            if tells {
                self.accounts.bell.ring();
            }
        }
        Ok(appended)
    }

    /// What came of a command whose key was used before: two clicks on one page have one key, and only the first of
    /// different ones was done.
    fn outcome_of(
        &self,
        id: &GameId,
        precondition: &Precondition,
        command: Option<Command<'_>>,
    ) -> store::Result<Option<Outcome>> {
        let (Some(key), Some(command)) = (&precondition.key, command) else {
            return Ok(None);
        };
        let Some(brought) = self.store.appended_with(id, key)? else {
            return Ok(None);
        };
        if self.with_table(id, |table| table.history().length())? < brought.end {
            self.catch_up(id)?;
        }
        let done = |table: &mut Table| table.history().is_done(command, brought.start);
        Ok(Some(if self.with_table(id, done)? {
            Outcome::Done
        } else {
            Outcome::Late
        }))
    }
}
