//! Work on several threads, with results in order.
//!
//! Simulations, gauntlets, replays and statistics all have the same shape: jobs come from one source (a counter, or
//! files being read), any thread can do them, and their results must be used in the order of the jobs, so that output
//! does not depend on the number of threads. The number of jobs in flight is limited: one slow job must not let the
//! results of all later ones pile up in memory.

use std::collections::{BTreeMap, VecDeque};
use std::panic::resume_unwind;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Jobs in flight per thread.
const IN_FLIGHT: u64 = 32;

/// Does the jobs that `feed` supplies on `threads` threads. Each thread has its own state from `make`, with which
/// `work` does a job; `take` receives the results in the order of the jobs. Returns the states of the threads.
///
/// If `take` fails, nothing more is done or taken, and the function `feed` calls returns false.
pub fn ordered<J: Send, S: Send, D: Send, E: Send>(
    threads: usize,
    feed: impl FnOnce(&mut dyn FnMut(J) -> bool),
    make: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, J) -> D + Sync,
    mut take: impl FnMut(D) -> Result<(), E> + Send,
) -> Result<Vec<S>, E> {
    let threads = threads.max(1);
    let queue = &Queue::<J, D>::default();
    let work = || {
        let _stop = StopOnPanic(queue);
        let mut state = make();
        while let Some((number, job)) = queue.next_job() {
            let done = work(&mut state, job);
            queue.change(|jobs| jobs.done.insert(number, done));
        }
        state
    };
    let take = move || {
        let _stop = StopOnPanic(queue);
        while let Some(done) = queue.next_done() {
            if let Err(error) = take(done) {
                queue.change(|jobs| jobs.stopped = true);
                return Err(error);
            }
            queue.change(|jobs| jobs.taken += 1);
        }
        Ok(())
    };
    thread::scope(|scope| {
        let _stop = StopOnPanic(queue);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let taker = scope.spawn(take);
        feed(&mut |job| queue.give(job, IN_FLIGHT * threads as u64));
        queue.change(|jobs| jobs.closed = true);
        let taken = taker.join().unwrap_or_else(|panic| resume_unwind(panic));
        let states = workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
            .collect();
        taken.map(|()| states)
    })
}

struct Queue<J, D> {
    jobs: Mutex<Jobs<J, D>>,
    changed: Condvar,
}

struct Jobs<J, D> {
    waiting: VecDeque<(u64, J)>,
    done: BTreeMap<u64, D>,
    given: u64,
    taken: u64,
    /// There will be no more jobs.
    closed: bool,
    /// All threads are to stop.
    stopped: bool,
}

impl<J, D> Default for Queue<J, D> {
    fn default() -> Queue<J, D> {
        Queue {
            jobs: Mutex::new(Jobs {
                waiting: VecDeque::new(),
                done: BTreeMap::new(),
                given: 0,
                taken: 0,
                closed: false,
                stopped: false,
            }),
            changed: Condvar::new(),
        }
    }
}

impl<J, D> Queue<J, D> {
    fn change<T>(&self, change: impl FnOnce(&mut Jobs<J, D>) -> T) {
        change(&mut self.jobs.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.notify_all();
    }

    /// Waits; `None` if all threads are to stop.
    fn wait_until(
        &self,
        ready: impl Fn(&Jobs<J, D>) -> bool,
    ) -> Option<MutexGuard<'_, Jobs<J, D>>> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let jobs = self
            .changed
            .wait_while(jobs, |jobs| !jobs.stopped && !ready(jobs))
            .unwrap_or_else(PoisonError::into_inner);
        (!jobs.stopped).then_some(jobs)
    }

    fn give(&self, job: J, most: u64) -> bool {
        let Some(mut jobs) = self.wait_until(|jobs| jobs.given - jobs.taken < most) else {
            return false;
        };
        let number = jobs.given;
        jobs.given += 1;
        jobs.waiting.push_back((number, job));
        self.changed.notify_all();
        true
    }

    fn next_job(&self) -> Option<(u64, J)> {
        let mut jobs = self.wait_until(|jobs| !jobs.waiting.is_empty() || jobs.closed)?;
        jobs.waiting.pop_front()
    }

    fn next_done(&self) -> Option<D> {
        let mut jobs = self.wait_until(|jobs| {
            jobs.done.contains_key(&jobs.taken) || jobs.closed && jobs.taken == jobs.given
        })?;
        let next = jobs.taken;
        jobs.done.remove(&next)
    }
}

/// A thread that panics stops the others, which would otherwise wait for it for ever.
struct StopOnPanic<'a, J, D>(&'a Queue<J, D>);

impl<J, D> Drop for StopOnPanic<'_, J, D> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.change(|jobs| jobs.stopped = true);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::panic::catch_unwind;
    use std::time::Duration;

    use super::*;

    fn feed(give: &mut dyn FnMut(u64) -> bool) {
        (0..500).all(give);
    }

    #[test]
    fn results_come_in_order() {
        for threads in [0, 1, 3, 8] {
            let mut seen = Vec::new();
            let work = |sum: &mut u64, job: u64| {
                // Every seventh job is slow.
                if job.is_multiple_of(7) {
                    thread::sleep(Duration::from_micros(200));
                }
                *sum += job;
                job
            };
            let take = |job| {
                seen.push(job);
                Ok::<(), Infallible>(())
            };
            let Ok(sums) = ordered(threads, feed, || 0, work, take);
            assert_eq!(seen, (0..500).collect::<Vec<u64>>());
            assert_eq!(sums.len(), threads.max(1));
            assert_eq!(sums.iter().sum::<u64>(), 500 * 499 / 2);
        }
    }

    #[test]
    fn a_slow_job_holds_the_others_back() {
        let given = std::sync::atomic::AtomicU64::new(0);
        let feed = |give: &mut dyn FnMut(u64) -> bool| {
            (0..200).all(|job| {
                given.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                give(job)
            });
        };
        let work = |(): &mut (), job: u64| {
            if job == 0 {
                thread::sleep(Duration::from_millis(50));
                let ahead = given.load(std::sync::atomic::Ordering::Relaxed);
                assert!(ahead <= 2 * IN_FLIGHT + 1, "{ahead} are in flight");
            }
        };
        let Ok(_) = ordered(2, feed, || (), work, |()| Ok::<(), Infallible>(()));
    }

    #[test]
    fn the_first_failure_ends_everything() {
        let mut taken = 0;
        let take = |job| {
            taken += 1;
            if job == 40 { Err("full") } else { Ok(()) }
        };
        let failed = ordered(3, feed, || (), |(), job| job, take);
        assert_eq!((failed, taken), (Err("full"), 41));
    }

    #[test]
    fn a_panic_on_a_thread_is_not_waited_for() {
        let work = |(): &mut (), job: u64| assert!(job < 100, "a bug");
        let run = || ordered(3, feed, || (), work, |()| Ok::<(), Infallible>(()));
        assert!(catch_unwind(run).is_err());
    }
}
