//! Answers shared by many viewers of one table: of all viewers who see the same, the first one to ask draws and
//! compresses the answer, and the others wait for it without a thread.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use tokio::sync::OnceCell;

/// How many are kept per table: one for each kind of viewer, and some for those who are a step behind.
const KEPT: usize = 16;

/// Something computed once for everybody who asks for it at the same time; `K` identifies the question.
pub struct Once<K, T>(Mutex<VecDeque<(K, Arc<OnceCell<T>>)>>);

impl<K, T> Default for Once<K, T> {
    fn default() -> Once<K, T> {
        Once(Mutex::default())
    }
}

impl<K, T> fmt::Debug for Once<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Once(..)")
    }
}

impl<K: PartialEq, T: Clone> Once<K, T> {
    /// The answer, computed by this caller or another one. Errors are not shared: the next caller tries again.
    pub async fn find<E>(
        &self,
        asked: K,
        find: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        let cell = self.cell(asked);
        cell.get_or_try_init(|| find).await.cloned()
    }

    fn cell(&self, asked: K) -> Arc<OnceCell<T>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, cell)) = kept.iter().find(|(known, _)| *known == asked) {
            return cell.clone();
        }
        if kept.len() == KEPT {
            kept.pop_front();
        }
        let cell = Arc::default();
        kept.push_back((asked, Arc::clone(&cell)));
        cell
    }
}

/// One value for each key, as long as somebody holds it.
pub struct Shared<I, T>(Mutex<HashMap<I, Weak<T>>>);

impl<I, T> Default for Shared<I, T> {
    fn default() -> Shared<I, T> {
        Shared(Mutex::default())
    }
}

impl<I, T> fmt::Debug for Shared<I, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shared(..)")
    }
}

impl<I: Hash + Eq + Clone, T: Default> Shared<I, T> {
    pub fn of(&self, id: &I) -> Arc<T> {
        let mut all = self.all();
        if let Some(there) = all.get(id).and_then(Weak::upgrade) {
            return there;
        }
        all.retain(|_, held| held.strong_count() > 0);
        let new = Arc::new(T::default());
        all.insert(id.clone(), Arc::downgrade(&new));
        new
    }

    fn all(&self) -> MutexGuard<'_, HashMap<I, Weak<T>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::task::JoinSet;

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_hundred_who_ask_are_answered_once() {
        let all = Arc::new(Once::default());
        let found = Arc::new(AtomicU32::new(0));
        let mut asking = JoinSet::new();
        for number in 0..100 {
            let (all, found) = (Arc::clone(&all), found.clone());
            asking.spawn(async move {
                let find = async move {
                    tokio::task::yield_now().await;
                    found.fetch_add(1, Ordering::Relaxed);
                    Ok::<u32, ()>(number % 2)
                };
                assert_eq!(all.find(number % 2, find).await, Ok(number % 2));
            });
        }
        asking.join_all().await;
        assert_eq!(found.load(Ordering::Relaxed), 2);
    }

    #[tokio::test]
    async fn a_failure_is_nobody_elses() {
        let all = Once::default();
        assert_eq!(all.find(1, async { Err("no") }).await, Err::<u32, _>("no"));
        assert_eq!(all.find(1, async { Ok::<_, &str>(7) }).await, Ok(7));
        assert_eq!(all.find(1, async { Err("no") }).await, Ok(7));
        for other in 2..20 {
            assert_eq!(all.find(other, async { Ok::<_, &str>(8) }).await, Ok(8));
        }
        assert_eq!(
            all.find(1, async { Err("no") }).await,
            Err("no"),
            "forgotten"
        );
    }

    #[test]
    fn what_nobody_holds_is_forgotten() {
        let all: Shared<u32, Once<u32, u32>> = Shared::default();
        let one = all.of(&1);
        assert!(Arc::ptr_eq(&one, &all.of(&1)) && !Arc::ptr_eq(&one, &all.of(&2)));
        drop(one);
        drop(all.of(&3));
        assert_eq!(all.all().len(), 1);
    }
}
