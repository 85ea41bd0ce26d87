//! A few threads that think, so that no request waits for a bot and no number of games takes the whole machine.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr as _;
use std::sync::{Arc, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use bots::{BotName, Level, Stop};
use games::RunningAnalysis;
use store::{GameId, PersonId, PersonKind};
use view::page::Limited;

pub use queue::Job;

use self::queue::{Owner, Queue};
use crate::app::App;
use crate::coach;
use crate::metrics::METRICS;
use crate::orders::{Outcome, Precondition};
use crate::table::Table;
use ::table::Command;

/// How long an analysis may go on before others have their turn.
const SLICE: Duration = Duration::from_millis(150);

/// The longest a bot thinks about one decision, whatever the name of its seat asks for, unless the program was told
/// otherwise: the others wait meanwhile.
pub const LONGEST: Duration = Duration::from_secs(10);

/// The longest it thinks where the bots of one person have used up their time: the game goes on, and others are not
/// kept waiting.
const IN_HASTE: Duration = Duration::from_millis(100);

/// How long after somebody last looked at a table it is still thought about for its own sake.
pub const LOOKED_AT: Duration = Duration::from_mins(1);

/// The threads and what waits for them.
#[derive(Debug)]
pub struct Workers {
    queue: Arc<Queue>,
    /// How many there are.
    threads: usize,
}

impl Workers {
    /// Starts the threads; they end with the application.
    pub fn start(app: &Weak<App>, count: usize) -> Workers {
        let queue = Arc::new(Queue::default());
        let threads = count.max(1);
        for _ in 0..threads {
            let (app, queue) = (app.clone(), queue.clone());
            thread::spawn(move || work(&app, &queue));
        }
        Workers { queue, threads }
    }

    /// How much waits, by what it is.
    pub fn waiting(&self) -> [(&'static str, usize); 3] {
        self.queue.waiting()
    }

    /// Something to do for somebody.
    pub fn give(&self, job: Job, owner: Owner) {
        self.queue.push(job, owner);
    }

    /// How many choices wait to be thought about for somebody.
    pub fn moves_for(&self, owner: &Owner) -> usize {
        self.queue.moves_for(owner)
    }

    /// How many choices could be thought about at once beside those that wait or are thought about.
    pub fn room_for_moves(&self) -> usize {
        self.threads.saturating_sub(self.queue.moves())
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.queue.close();
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
            Job::Coach(id) => coach::think(&app, id),
            Job::Analyse(id) => analyse(&app, id),
        }));
        if done.is_err() {
            app.forget(job.game());
        }
        if let Job::Move(id) = &job {
            if done.is_err() {
                app.fail_turn_at(id);
            }
            queue.move_is_over();
            // There is room for another one.
            app.turns.bell.ring();
        }
    }
}

/// Lets the bot that is asked choose.
fn play(app: &App, id: &GameId) {
    // Somebody else may have been faster while it waited here.
    let Some(claim) = app.claimed_turn(id) else {
        return;
    };
    let begin = |table: &mut Table| {
        table.await_nobody();
        let turn = table.history().turn();
        let (_, bot) = table.live().bot_asked()?;
        let bot = BotName::from_str(bot).ok()?;
        let stop = Stop::default();
        let owner = app.whose_time(table.seating.creator.as_ref());
        let longest = app.longest_thought_for(owner.as_ref());
        let number = app.fresh_number(turn);
        let think = table.live().thinking(&bot, number, longest, &stop)?;
        table.thought = Some((turn, stop.clone()));
        table.await_bot();
        Some((think, turn, stop, owner))
    };
    let (think, turn, stop, owner) = match app.with_table(id, begin) {
        Ok(Some(begun)) => begun,
        Ok(None) => return app.give_turn_up(id, &claim),
        Err(error) => {
            crate::log::fault!("a bot's turn at {id}: the store: {error}");
            return app.let_turn_run_out(id, &claim);
        }
    };
    app.thinks_about(id, &claim, &stop);
    app.tell_changed(id);
    let begun = Instant::now();
    let choice = think();
    METRICS.bot_choices.add(begun.elapsed());
    if let Some(owner) = owner {
        let (limiter, took) = (app.limiter(), begun.elapsed().as_secs_f64());
        limiter.spend(Limited::Thinking, owner.as_str(), took, Instant::now());
    }
    // The game went on without the bot, or somebody else thinks about it by now.
    if stop.is_stopped() {
        app.leave_turn(id, &claim);
    } else {
        app.end_turn(id, &claim, turn, &choice);
    }
}

impl App {
    /// Whose time bots at a table of somebody use up: nobody's at a table of the host, who is not limited.
    fn whose_time(&self, creator: Option<&PersonId>) -> Option<PersonId> {
        let creator = creator?;
        let person = self.store.person(creator);
        let host = person.is_ok_and(|person| person.about.kind == PersonKind::Host);
        (!host).then(|| creator.clone())
    }

    /// The longest a bot thinks about one decision if somebody's time is used up by it.
    fn longest_thought_for(&self, owner: Option<&PersonId>) -> Duration {
        let longest = self.longest_thought();
        let tired = owner.is_some_and(|owner| {
            let left = self
                .limiter()
                .look(Limited::Thinking, owner.as_str(), Instant::now());
            !left.is_allowed()
        });
        if tired {
            longest.min(IN_HASTE)
        } else {
            longest
        }
    }
}

/// Thinks about the decision of a person.
fn advise(app: &App, id: &GameId) {
    let begin = |table: &mut Table| {
        let turn = table.history().turn();
        // The person who asked may have decided meanwhile.
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
            let precondition = Precondition {
                expected: turn,
                key: None,
            };
            app.order(id, viewer, &precondition, Command::Hint(&choice))
                .ok()
        }
        _ => None,
    };
    // Without a note in the journal nothing else would let the pages know that the thinking is over.
    if !matches!(noted, Some(Outcome::Done)) {
        app.tell_changed(id);
    }
}

/// Goes on judging a game for a while, then lets others have their turn.
fn analyse(app: &App, id: &GameId) {
    // Nobody waits for it: the next look at the game lets it go on.
    let begin = |table: &mut Table| {
        let analysis = table.analysis.clone();
        analysis.filter(|_| table.is_looked_at(LOOKED_AT))
    };
    let Ok(Some(analysis)) = app.with_table(id, begin) else {
        return;
    };
    let mut judge: MutexGuard<'_, RunningAnalysis> =
        analysis.lock().unwrap_or_else(PoisonError::into_inner);
    let done = judge.advance(Instant::now() + SLICE);
    drop(judge);
    app.tell_changed(id);
    if !done {
        let _ = app.with_table(id, |table| app.analyse(table));
    }
}

#[cfg(test)]
mod tests {
    use store::Sqlite;
    use tabletop::SeatName;
    use words::Language;

    use super::*;
    use crate::app::text;
    use crate::fields::Fields;
    use crate::host::{make_host_key, spend_host_key};
    use crate::new_table::NewTable;
    use crate::pages::fill_in;

    #[test]
    fn bots_of_the_host_are_not_in_haste() {
        let app = App::new(Arc::new(Sqlite::in_memory().unwrap()), 1).unwrap();
        let key = make_host_key(&*app.store).unwrap();
        let host = spend_host_key(&*app.store, &key).unwrap().unwrap();
        let ann = app.add_guest(SeatName::new("Ann").unwrap()).unwrap().id;
        let longest = |creator: &PersonId| {
            let owner = app.whose_time(Some(creator));
            app.longest_thought_for(owner.as_ref())
        };
        for person in [&host, &ann] {
            assert_eq!(longest(person), app.longest_thought());
            let (limiter, now) = (app.limiter(), Instant::now());
            limiter.spend(Limited::Thinking, person.as_str(), 10_000.0, now);
        }
        assert_eq!(longest(&host), app.longest_thought());
        assert_eq!(longest(&ann), IN_HASTE);
    }

    /// Whatever the name of a seat asks for, the others have their turn.
    #[test]
    fn no_bot_thinks_longer_than_it_may() {
        let app = App::new(Arc::new(Sqlite::in_memory().unwrap()), 1).unwrap();
        let form = Fields::read(b"game=foothills&kind-1=person&kind-2=person");
        let form = fill_in(&app, &form.unwrap()).unwrap();
        let table = NewTable::from_form(&form).unwrap();
        let id = table.make(&app, "k", text(Language::ENGLISH)).unwrap();
        for name in [
            "search:4294967295",
            "flat:4294967295",
            "uct:4294967295",
            "expert:99999999ms",
        ] {
            let bot = BotName::from_str(name).unwrap();
            let longest = Duration::from_millis(50);
            let stop = Stop::default();
            let think = |table: &mut Table| table.live().thinking(&bot, 1, longest, &stop);
            let think = app.with_table(&id, think).unwrap().expect(name);
            let begun = Instant::now();
            think();
            let took = begun.elapsed();
            assert!(took < Duration::from_secs(20), "{name}: {took:?}");
        }
    }
}
