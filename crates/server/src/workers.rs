//! A few threads that think, so that no request waits for a bot and no number of games takes the whole machine.

use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr as _;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use bots::{BotName, Level};
use games::RunningAnalysis;
use store::GameId;

use crate::app::App;
use crate::orders::{Outcome, Ticket};
use crate::table::Table;
use ::table::Command;

/// How long an analysis may go on before others have their turn.
const SLICE: Duration = Duration::from_millis(150);

/// Something to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Job {
    /// The choice of the bot that is asked.
    Move(GameId),
    /// Advice for the person who is asked.
    Hint(GameId),
    /// The whole game.
    Analyse(GameId),
}

/// The threads and what waits for them.
pub struct Workers {
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue {
    jobs: Mutex<(VecDeque<Job>, bool)>,
    more: Condvar,
}

impl fmt::Debug for Workers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workers").finish_non_exhaustive()
    }
}

impl Workers {
    /// Starts the threads; they end with the application.
    pub fn start(app: &Weak<App>, count: usize) -> Workers {
        let queue = Arc::new(Queue::default());
        for _ in 0..count.max(1) {
            let (app, queue) = (app.clone(), queue.clone());
            thread::spawn(move || work(&app, &queue));
        }
        Workers { queue }
    }

    /// Something to do.
    pub fn give(&self, job: Job) {
        let mut jobs = self.queue.lock();
        if !jobs.0.contains(&job) {
            jobs.0.push_back(job);
            self.queue.more.notify_one();
        }
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.queue.lock().1 = true;
        self.queue.more.notify_all();
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, (VecDeque<Job>, bool)> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job; none when it is time to go home.
    fn next(&self) -> Option<Job> {
        let mut jobs = self.lock();
        loop {
            if jobs.1 {
                return None;
            }
            if let Some(job) = jobs.0.pop_front() {
                return Some(job);
            }
            jobs = self.more.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn work(app: &Weak<App>, queue: &Queue) {
    while let Some(job) = queue.next() {
        let Some(app) = app.upgrade() else {
            return;
        };
        // A bug in one game must not stop the others; the table is made again from its journal.
        let done = catch_unwind(AssertUnwindSafe(|| match &job {
            Job::Move(id) => play(&app, id),
            Job::Hint(id) => advise(&app, id),
            Job::Analyse(id) => analyse(&app, id),
        }));
        if done.is_err() {
            let (Job::Move(id) | Job::Hint(id) | Job::Analyse(id)) = &job;
            app.forget(id);
        }
    }
}

/// Lets the bot that is asked choose.
fn play(app: &App, id: &GameId) {
    let begin = |table: &mut Table| {
        let turn = table.history().turn();
        let bot = table.live().bot_asked();
        let think = match bot.map(|(_, bot)| BotName::from_str(bot)) {
            Some(Ok(bot)) => table.live().thinking(&bot, app.fresh_number(turn)),
            _ => None,
        };
        if think.is_none() {
            table.thinking = false;
        }
        Some((think?, turn))
    };
    // A game that is gone needs no choice.
    let Ok(Some((think, turn))) = app.with_table(id, begin) else {
        return;
    };
    app.tell_changed(id);
    let choice = think();
    // Too late, or a full disk: whoever looks at the table next wakes the bot again.
    if let Err(fault) = app.choose_for_bot(id, turn, &choice) {
        eprintln!("a choice of a bot at {id}: the store: {fault}");
    }
    let finish = |table: &mut Table| {
        table.thinking = false;
        app.wake_bot(table);
    };
    let _ = app.with_table(id, finish);
}

/// Thinks about the decision of a person.
fn advise(app: &App, id: &GameId) {
    let begin = |table: &mut Table| {
        let turn = table.history().turn();
        // Whoever asked may have decided meanwhile.
        let asked = table.advising.filter(|(asked, _)| *asked == turn);
        let begun = asked.and_then(|(turn, viewer)| {
            let bot = BotName::from(Level::Expert);
            let think = table.live().advising(&bot, app.fresh_number(turn))?;
            Some((think, turn, viewer))
        });
        if begun.is_none() {
            table.advising = None;
        }
        begun
    };
    let noted = match app.with_table(id, begin) {
        Ok(Some((think, turn, viewer))) => {
            let advice = think();
            let choice = advice.choice.clone();
            let finish = |table: &mut Table| {
                table.advice = Some((turn, advice.clone()));
                // Somebody else may have asked about a later turn, and still waits.
                if table.advising.is_some_and(|(asked, _)| asked == turn) {
                    table.advising = None;
                }
            };
            // The page that the note brings must not find the advice still being thought of.
            let _ = app.with_table(id, finish);
            let ticket = Ticket {
                expected: turn,
                key: None,
            };
            app.order(id, viewer, &ticket, Command::Hint(&choice)).ok()
        }
        _ => None,
    };
    // Without a note in the journal nothing else tells the pages that the thinking is over.
    if !matches!(noted, Some(Outcome::Done)) {
        app.tell_changed(id);
    }
}

/// Goes on judging a game for a while, then lets others have their turn.
fn analyse(app: &App, id: &GameId) {
    let analysis = app.with_table(id, |table| table.analysis.clone());
    let Ok(Some(analysis)) = analysis else {
        return;
    };
    let mut judge: MutexGuard<'_, RunningAnalysis> =
        analysis.lock().unwrap_or_else(PoisonError::into_inner);
    let done = judge.advance(Instant::now() + SLICE);
    drop(judge);
    app.tell_changed(id);
    if !done {
        app.give(Job::Analyse(id.clone()));
    }
}
