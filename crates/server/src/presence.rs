//! Who is present at a table: everybody whose browser listens to its stream, here or at another server. Somebody who
//! leaves counts as present for a few more seconds, so that reloading a page does not look like leaving.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::{GameId, PersonId};
use tokio::runtime::Handle;
use tokio::time::sleep;

use crate::app::App;
use crate::permission::Identity;

/// How long somebody who has left still counts as present.
const LINGERS: Duration = Duration::from_secs(4);

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Watcher {
    Person(PersonId),
    /// Somebody without a session, by number.
    Unknown(u64),
}

/// How somebody is present at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Looks {
    /// With this many browsers.
    With(usize),
    /// Gone since then.
    Gone(Instant),
}

/// Everybody present at any table.
#[derive(Debug, Default)]
pub struct Presences {
    games: Mutex<HashMap<GameId, HashMap<Watcher, Looks>>>,
    /// Those at other servers, by server.
    elsewhere: Mutex<HashMap<String, Watching>>,
}

/// Who is present at which games at one server, as told to others: people by id, and the number of unknown visitors.
pub type Watching = BTreeMap<GameId, (BTreeSet<PersonId>, usize)>;

/// The most games a server tells about.
const MOST_TOLD: usize = 5_000;

impl Presences {
    fn elsewhere(&self) -> MutexGuard<'_, HashMap<String, Watching>> {
        self.elsewhere
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Who is present at this server.
    pub fn here(&self) -> Watching {
        let games = self.games();
        let mut here = Watching::new();
        for (game, watchers) in games.iter().take(MOST_TOLD) {
            let (people, unknown) = here.entry(game.clone()).or_default();
            for watcher in watchers.keys() {
                match watcher {
                    Watcher::Person(person) => {
                        people.insert(person.clone());
                    }
                    Watcher::Unknown(_) => *unknown += 1,
                }
            }
        }
        here
    }

    /// Replaces what is known about presence at other servers; returns the games for which it has changed.
    pub fn learn(&self, others: HashMap<String, Watching>) -> HashSet<GameId> {
        let mut elsewhere = self.elsewhere();
        let mut changed = HashSet::new();
        let (before, after) = (elsewhere.iter(), others.iter());
        for (server, watching) in before.chain(after) {
            for game in watching.keys() {
                let of = |all: &HashMap<String, Watching>| all.get(server)?.get(game).cloned();
                if of(&elsewhere) != of(&others) {
                    changed.insert(game.clone());
                }
            }
        }
        *elsewhere = others;
        changed
    }

    /// Whether anybody is present at a table.
    pub fn is_watched(&self, game: &GameId) -> bool {
        let elsewhere = self.elsewhere();
        let there = elsewhere
            .values()
            .any(|watching| watching.contains_key(game));
        there || self.games().contains_key(game)
    }

    fn games(&self) -> MutexGuard<'_, HashMap<GameId, HashMap<Watcher, Looks>>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those present at a table.
    pub fn watchers(&self, game: &GameId) -> Vec<Watcher> {
        let games = self.games();
        let mut watchers: Vec<Watcher> = games
            .get(game)
            .map_or(Vec::new(), |watchers| watchers.keys().cloned().collect());
        drop(games);
        // Numbers that no unknown visitor has here.
        let mut number = 1 << 32;
        for watching in self.elsewhere().values() {
            let Some((people, unknown)) = watching.get(game) else {
                continue;
            };
            watchers.extend(people.iter().cloned().map(Watcher::Person));
            for _ in 0..*unknown {
                watchers.push(Watcher::Unknown(number));
                number += 1;
            }
        }
        watchers.sort();
        watchers.dedup();
        watchers
    }

    /// Somebody arrives: returns who they are, and whether they were absent.
    fn come(&self, game: &GameId, person: Option<&PersonId>) -> (Watcher, bool) {
        let mut games = self.games();
        let watchers = games.entry(game.clone()).or_default();
        let watcher = match person {
            Some(person) => Watcher::Person(person.clone()),
            None => unknown(watchers),
        };
        let looks = watchers.get(&watcher).copied();
        let with = match looks {
            Some(Looks::With(browsers)) => browsers + 1,
            Some(Looks::Gone(_)) | None => 1,
        };
        watchers.insert(watcher.clone(), Looks::With(with));
        (watcher, looks.is_none())
    }

    fn go(&self, game: &GameId, watcher: &Watcher, now: Instant) {
        let mut games = self.games();
        let looks = games
            .get_mut(game)
            .and_then(|watchers| watchers.get_mut(watcher));
        if let Some(looks) = looks {
            *looks = match *looks {
                Looks::With(browsers) if browsers > 1 => Looks::With(browsers - 1),
                Looks::With(_) | Looks::Gone(_) => Looks::Gone(now),
            };
        }
    }

    /// Removes somebody who has been gone long enough; returns whether they were.
    fn clear(&self, game: &GameId, watcher: &Watcher, now: Instant) -> bool {
        let mut games = self.games();
        let Some(watchers) = games.get_mut(game) else {
            return false;
        };
        let gone = match watchers.get(watcher) {
            Some(Looks::Gone(since)) => now.duration_since(*since) >= LINGERS,
            Some(Looks::With(_)) | None => false,
        };
        if gone {
            watchers.remove(watcher);
        }
        if watchers.is_empty() {
            games.remove(game);
        }
        gone
    }
}

/// A number for an unknown person. Whoever has just left may be the one who arrives, because pages are reloaded.
fn unknown(watchers: &HashMap<Watcher, Looks>) -> Watcher {
    let gone = |(watcher, looks): (&Watcher, &Looks)| match (watcher, looks) {
        (Watcher::Unknown(number), Looks::Gone(_)) => Some(*number),
        _ => None,
    };
    let again = watchers.iter().filter_map(gone).min();
    let number = again.or_else(|| {
        let free = |number: &u64| !watchers.contains_key(&Watcher::Unknown(*number));
        (0..=watchers.len() as u64).find(free)
    });
    Watcher::Unknown(number.unwrap_or(0))
}

/// Somebody is present at a table as long as this exists.
#[derive(Debug)]
pub struct Looking {
    app: Arc<App>,
    game: GameId,
    watcher: Watcher,
}

impl Looking {
    /// Somebody arrives at a table.
    pub fn at(app: &Arc<App>, game: &GameId, identity: &Identity) -> Looking {
        let (watcher, new) = app.presence.come(game, identity.person());
        if new {
            app.tell_presence(game);
        }
        Looking {
            app: app.clone(),
            game: game.clone(),
            watcher,
        }
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.app
            .presence
            .go(&self.game, &self.watcher, Instant::now());
        // Without a runtime the program is ending, and there is nobody left to notify.
        let Ok(runtime) = Handle::try_current() else {
            return;
        };
        let (app, game, watcher) = (
            Arc::downgrade(&self.app),
            self.game.clone(),
            self.watcher.clone(),
        );
        runtime.spawn(async move {
            sleep(LINGERS).await;
            let Some(app) = app.upgrade() else {
                return;
            };
            if app.presence.clear(&game, &watcher, Instant::now()) {
                app.tell_presence(&game);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loading_a_page_anew_is_not_leaving() {
        let presences = Presences::default();
        let game = GameId::from_random([1; 10]);
        let ann = PersonId::from_random([2; 10]);
        let now = Instant::now();
        let (watcher, new) = presences.come(&game, Some(&ann));
        assert!(new);
        // A second browser of the same person.
        assert!(!presences.come(&game, Some(&ann)).1);
        presences.go(&game, &watcher, now);
        assert!(!presences.clear(&game, &watcher, now + 2 * LINGERS));
        presences.go(&game, &watcher, now);
        assert_eq!(presences.watchers(&game), std::slice::from_ref(&watcher));
        assert!(!presences.clear(&game, &watcher, now + LINGERS / 2));
        assert!(!presences.come(&game, Some(&ann)).1, "back in time");
        presences.go(&game, &watcher, now);
        assert!(presences.clear(&game, &watcher, now + LINGERS));
        assert!(presences.watchers(&game).is_empty());
    }

    #[test]
    fn unknown_people_are_counted_by_their_browsers() {
        let presences = Presences::default();
        let game = GameId::from_random([1; 10]);
        let (first, _) = presences.come(&game, None);
        let (second, new) = presences.come(&game, None);
        assert!(new && first != second);
        presences.go(&game, &first, Instant::now());
        let (again, new) = presences.come(&game, None);
        assert!(!new && again == first, "the one who had just gone");
        assert_eq!(presences.watchers(&game).len(), 2);
    }

    #[test]
    fn those_at_other_servers_are_there_once() {
        let presences = Presences::default();
        let [one, other] = [1, 2].map(|byte| GameId::from_random([byte; 10]));
        let [ann, ben] = [3, 4].map(|byte| PersonId::from_random([byte; 10]));
        presences.come(&one, Some(&ann));
        presences.come(&one, None);
        let here = presences.here();
        assert_eq!(here[&one], (BTreeSet::from([ann.clone()]), 1));
        let there = |people: &[&PersonId], unknown| {
            let people = people.iter().copied().cloned().collect();
            Watching::from([(one.clone(), (people, unknown))])
        };
        let told = |watching: Watching| HashMap::from([("b".to_owned(), watching)]);
        let changed = presences.learn(told(there(&[&ann, &ben], 2)));
        assert_eq!(changed, HashSet::from([one.clone()]));
        assert_eq!(
            presences.watchers(&one).len(),
            5,
            "Ann once, Ben, three unknown"
        );
        assert!(presences.learn(told(there(&[&ann, &ben], 2))).is_empty());
        assert!(presences.is_watched(&one) && !presences.is_watched(&other));
        assert_eq!(presences.here(), here, "what is heard is not told on");
        // That server is gone.
        assert_eq!(presences.learn(HashMap::new()).len(), 1);
        assert_eq!(presences.watchers(&one).len(), 2);
    }
}
