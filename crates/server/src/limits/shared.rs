//! Limits hold across servers: each tells the others what it has counted lately, and subtracts what it is told.
//! Between two exchanges somebody can use up at every server what is left there.

use std::collections::{HashMap, HashSet};
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::{Bucket, BucketKey, Limiter, MOST_REMEMBERED, filled};

/// How long counts are told: every server is told several times.
const TOLD_FOR: Duration = Duration::from_secs(10);
/// The most counts that are told, the latest ones.
const MOST_TOLD: usize = 2_000;

/// What a server has counted for somebody, of something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spent {
    /// The hash of who and what: no names and addresses are stored.
    of: String,
    full: f64,
    /// All that was counted since the server remembers.
    total: f64,
    /// What was left after that.
    left: f64,
}

/// What other servers have told and was subtracted.
pub type Heard = HashMap<String, HashMap<BucketKey, f64>>;

impl Limiter {
    /// What was counted here lately.
    pub fn spent_lately(&self, now: Instant) -> Vec<Spent> {
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lately: Vec<(Instant, Spent)> = buckets
            .iter()
            .filter_map(|(key, bucket)| {
                let counted = bucket.counted?;
                let recent = now.saturating_duration_since(counted) < TOLD_FOR;
                recent.then(|| {
                    let spent = Spent {
                        of: hexadecimal(key),
                        full: bucket.full,
                        total: bucket.spent,
                        left: bucket.left,
                    };
                    (counted, spent)
                })
            })
            .collect();
        drop(buckets);
        lately.sort_by(|(one, _), (other, _)| other.cmp(one));
        lately.truncate(MOST_TOLD);
        let mut spent: Vec<Spent> = lately.into_iter().map(|(_, spent)| spent).collect();
        // Sorted, so that equal counts give equal texts.
        spent.sort_by(|one, other| one.of.cmp(&other.of));
        spent
    }

    /// Subtracts what was counted at another server.
    pub fn hear(&self, server: &str, spent: &[Spent], now: Instant) {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let heard = heard.entry(server.to_owned()).or_default();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let mut told = HashSet::new();
        for spent in spent.iter().take(MOST_TOLD) {
            let Some(key) = key(&spent.of) else {
                continue;
            };
            if !buckets.contains_key(&key) && buckets.len() >= 2 * MOST_REMEMBERED {
                continue;
            }
            told.insert(key);
            let before = heard.insert(key, spent.total);
            let bucket = buckets.entry(key).or_insert(Bucket::new(spent.full, now));
            let left = filled(*bucket, bucket.full, now);
            bucket.left = match before {
                // Earlier counts are unknown: no more is left here than there.
                None => left.min(spent.left),
                // A server that has forgotten somebody counts from nothing.
                Some(before) if spent.total < before => left - spent.total,
                Some(before) => left - (spent.total - before),
            }
            .max(-bucket.full);
            bucket.at = now;
        }
        // Counts that are no longer told may begin anew.
        heard.retain(|key, _| told.contains(key));
    }

    /// Forgets what servers have told that are gone.
    pub fn hear_only(&self, servers: &HashSet<&str>) {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.retain(|server, _| servers.contains(server.as_str()));
    }
}

fn hexadecimal(key: &BucketKey) -> String {
    format!("{:032x}", u128::from_be_bytes(*key))
}

fn key(text: &str) -> Option<BucketKey> {
    let number = u128::from_str_radix(text, 16).ok()?;
    Some(number.to_be_bytes())
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use view::page::Limited;

    use super::*;
    use crate::access::ClientAddress;
    use crate::limits::Rates;

    const HERE: ClientAddress = ClientAddress(IpAddr::V4(Ipv4Addr::LOCALHOST));

    fn two() -> [Limiter; 2] {
        let mut rates = Rates::default();
        rates.set(Limited::Imports, 10);
        [(); 2].map(|()| Limiter::new(rates.clone()))
    }

    fn import(limiter: &Limiter, person: &str, times: u32, now: Instant) -> u32 {
        let allowed = |_: &u32| {
            let allowance = limiter.count(Limited::Imports, Some(person), HERE, now);
            allowance.is_allowed()
        };
        (0..times).filter(allowed).count() as u32
    }

    #[test]
    fn what_is_done_at_one_server_is_not_left_at_another() {
        let [one, other] = two();
        let begun = Instant::now();
        let tell = |from: &Limiter, to: &Limiter, now: Instant| {
            let spent = from.spent_lately(now);
            // As it is written and read.
            let text = serde_json::to_string(&spent).unwrap();
            assert!(!text.contains("ann") && !text.contains("127.0.0.1"));
            to.hear(
                "one",
                &serde_json::from_str::<Vec<Spent>>(&text).unwrap(),
                now,
            );
        };
        assert_eq!(import(&one, "ann", 6, begun), 6);
        tell(&one, &other, begun);
        // Told twice, it counts once.
        tell(&one, &other, begun);
        assert_eq!(import(&other, "ann", 1, begun), 1);
        assert_eq!(import(&one, "ann", 2, begun), 2);
        tell(&one, &other, begun);
        assert_eq!(import(&other, "ann", 9, begun), 1, "8 there and 1 here");
        assert_eq!(import(&other, "ben", 9, begun), 9, "others have theirs");
        // An hour later everything is available again, also after being told again.
        let later = begun + Duration::from_hours(1);
        assert_eq!(import(&one, "ann", 1, later), 1);
        tell(&one, &other, later);
        assert_eq!(import(&other, "ann", 20, later), 9);
    }

    #[test]
    fn a_server_that_comes_later_does_not_count_what_has_filled_up_again() {
        let [one, other] = two();
        let begun = Instant::now();
        assert_eq!(import(&one, "ann", 10, begun), 10);
        let half = begun + Duration::from_mins(30);
        assert_eq!(import(&one, "ann", 1, half), 1);
        other.hear("one", &one.spent_lately(half), half);
        assert_eq!(import(&other, "ann", 20, half), 4);
    }

    #[test]
    fn what_was_long_ago_is_not_told_and_what_is_nonsense_not_heard() {
        let [one, other] = two();
        let begun = Instant::now();
        import(&one, "ann", 3, begun);
        assert_eq!(one.spent_lately(begun).len(), 2, "a person and an address");
        assert!(one.spent_lately(begun + TOLD_FOR).is_empty());
        let nonsense = Spent {
            of: "no key".to_owned(),
            full: 1.0,
            total: 1.0,
            left: 0.0,
        };
        other.hear("one", &[nonsense], begun);
        assert_eq!(other.buckets.lock().unwrap().len(), 0);
        other.hear("one", &one.spent_lately(begun), begun);
        other.hear_only(&HashSet::new());
        assert!(other.heard.lock().unwrap().is_empty());
    }
}
