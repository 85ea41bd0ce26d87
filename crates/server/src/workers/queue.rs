//! What waits to be thought about, in classes: choices that people wait for come first, but every class has its turn.
//! Within a class everybody has theirs: a hundred tables of one person do not delay the one of another.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use store::{GameId, PersonId};

/// Something to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Job {
    /// The choice of the bot that is asked.
    Move(GameId),
    /// Advice for the person who is asked.
    Hint(GameId),
    /// What a choice cost that was just made.
    Coach(GameId),
    /// The whole game.
    Analyse(GameId),
}

impl Job {
    /// The game it is about.
    pub fn game(&self) -> &GameId {
        let (Job::Move(id) | Job::Hint(id) | Job::Coach(id) | Job::Analyse(id)) = self;
        id
    }

    fn class(&self) -> usize {
        match self {
            Job::Move(_) => MOVES,
            Job::Hint(_) | Job::Coach(_) => HINTS,
            Job::Analyse(_) => ANALYSES,
        }
    }
}

const CLASSES: usize = 3;
const MOVES: usize = 0;
const HINTS: usize = 1;
const ANALYSES: usize = 2;
/// Whose turn it is; where nothing waits in a class, the first that has something comes.
const TURNS: [usize; 8] = [MOVES, MOVES, HINTS, MOVES, MOVES, HINTS, MOVES, ANALYSES];

/// For whom something is thought about; `None` is the host.
pub type Owner = Option<PersonId>;

#[derive(Debug, Default)]
pub struct Queue {
    waiting: Mutex<Waiting>,
    more: Condvar,
}

#[derive(Debug, Default)]
struct Waiting {
    /// For each class those who wait, the next in turn first, each with their jobs in order.
    classes: [VecDeque<(Owner, VecDeque<Job>)>; CLASSES],
    turn: usize,
    /// How many choices are thought about.
    moves: usize,
    over: bool,
}

impl Queue {
    /// Adds a job, unless it waits already.
    pub fn push(&self, job: Job, owner: Owner) {
        if self.lock().push(job, owner) {
            self.more.notify_one();
        }
    }

    /// The next job; none when it is time to go home.
    pub fn next(&self) -> Option<Job> {
        let mut waiting = self.lock();
        loop {
            if waiting.over {
                return None;
            }
            if let Some(job) = waiting.pop() {
                return Some(job);
            }
            waiting = self
                .more
                .wait(waiting)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// How many choices wait for somebody.
    pub fn moves_for(&self, owner: &Owner) -> usize {
        let waiting = self.lock();
        let mut moves = waiting.classes[MOVES].iter();
        let own = moves.find(|(known, _)| known == owner);
        own.map_or(0, |(_, jobs)| jobs.len())
    }

    /// How many choices wait or are thought about.
    pub fn moves(&self) -> usize {
        let waiting = self.lock();
        let moves = waiting.classes[MOVES].iter();
        moves.map(|(_, jobs)| jobs.len()).sum::<usize>() + waiting.moves
    }

    /// A choice that was taken from here is thought of.
    pub fn move_is_over(&self) {
        let mut waiting = self.lock();
        waiting.moves = waiting.moves.saturating_sub(1);
    }

    /// How many jobs wait in each class.
    pub fn waiting(&self) -> [(&'static str, usize); CLASSES] {
        let waiting = self.lock();
        let count = |class: usize| {
            waiting.classes[class]
                .iter()
                .map(|(_, jobs)| jobs.len())
                .sum()
        };
        [
            ("moves", count(MOVES)),
            ("hints", count(HINTS)),
            ("analyses", count(ANALYSES)),
        ]
    }

    /// Sends everybody home.
    pub fn close(&self) {
        self.lock().over = true;
        self.more.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn push(&mut self, job: Job, owner: Owner) -> bool {
        let class = &mut self.classes[job.class()];
        if class.iter().any(|(_, jobs)| jobs.contains(&job)) {
            return false;
        }
        match class.iter_mut().find(|(known, _)| *known == owner) {
            Some((_, jobs)) => jobs.push_back(job),
            None => class.push_back((owner, VecDeque::from([job]))),
        }
        true
    }

    fn pop(&mut self) -> Option<Job> {
        let wanted = TURNS[self.turn % TURNS.len()];
        let mut order = [wanted].into_iter().chain(0..CLASSES);
        let class = order.find(|&class| !self.classes[class].is_empty())?;
        self.turn += 1;
        let (owner, mut jobs) = self.classes[class].pop_front()?;
        let job = jobs.pop_front();
        self.moves += usize::from(matches!(job, Some(Job::Move(_))));
        if !jobs.is_empty() {
            self.classes[class].push_back((owner, jobs));
        }
        job
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u8) -> GameId {
        let digits = (2 + number / 8, 2 + number % 8);
        let id = format!("23456789{}{}", digits.0, digits.1);
        id.parse().unwrap()
    }

    fn order(queue: &Queue) -> Vec<Job> {
        let mut waiting = queue.lock();
        std::iter::from_fn(|| waiting.pop()).collect()
    }

    #[test]
    fn everybody_has_their_turn() {
        let queue = Queue::default();
        for number in 0..5 {
            queue.push(Job::Move(game(number)), None);
        }
        queue.push(Job::Move(game(10)), "23456789cd".parse().ok());
        // What waits already waits once.
        queue.push(Job::Move(game(10)), "23456789cd".parse().ok());
        let order: Vec<GameId> = order(&queue).iter().map(|job| job.game().clone()).collect();
        assert_eq!(order.len(), 6);
        assert_eq!(order[..3], [game(0), game(10), game(1)]);
    }

    #[test]
    fn moves_come_first_and_nothing_waits_for_ever() {
        let queue = Queue::default();
        for number in 0..20 {
            queue.push(Job::Analyse(game(number)), None);
            queue.push(Job::Move(game(number)), None);
        }
        queue.push(Job::Hint(game(0)), None);
        let order = order(&queue);
        assert_eq!(order.len(), 41);
        let first = |wanted: fn(&Job) -> bool| order.iter().position(wanted).unwrap();
        assert_eq!(first(|job| matches!(job, Job::Move(_))), 0);
        assert_eq!(first(|job| matches!(job, Job::Hint(_))), 2);
        assert_eq!(first(|job| matches!(job, Job::Analyse(_))), 7);
        let early = order[..16].iter();
        let analyses = early.filter(|job| matches!(job, Job::Analyse(_))).count();
        assert_eq!(analyses, 2, "one of eight, as long as others wait");
    }

    #[test]
    fn it_ends() {
        let queue = Queue::default();
        queue.push(Job::Move(game(1)), None);
        queue.close();
        assert_eq!(queue.next(), None);
    }
}
