//! How much one person and one address may do in an hour. A refusal says when more is possible, in headers and in
//! words. People at one address share its allowance, because a club may sit behind one.

mod shared;

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use sha2::{Digest as _, Sha256};
use view::page::{Limited, PageError};

use crate::access::ClientAddress;
use crate::metrics::METRICS;
use crate::response::Error;

pub use self::shared::Spent;

/// How often things may be done in an hour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rates {
    of_one_person: HashMap<Limited, u32>,
    /// For how many people an address counts.
    pub people_per_address: u32,
}

impl Default for Rates {
    fn default() -> Rates {
        let usual = |what: Limited| match what {
            Limited::Games | Limited::Imports | Limited::SignIns => 60,
            Limited::Hints => 240,
            Limited::Analyses | Limited::Keys => 20,
            Limited::Messages => 600,
            // Half of what one thread can think.
            Limited::Thinking => 1800,
            Limited::People => 30,
            Limited::Mails => 10,
        };
        let each = Limited::ALL.map(|what| (what, usual(what)));
        Rates {
            of_one_person: HashMap::from(each),
            people_per_address: 10,
        }
    }
}

impl Rates {
    /// Allows one person this much of something per hour.
    pub fn set(&mut self, what: Limited, an_hour: u32) {
        self.of_one_person.insert(what, an_hour.max(1));
    }

    /// How much of something one person may do per hour, and everybody at one address together.
    pub fn each(&self, what: Limited) -> (u32, u32) {
        let one = self.of_one_person.get(&what).copied().unwrap_or(1);
        (one, one.saturating_mul(self.people_per_address))
    }

    fn of(&self, what: Limited, who: &Who) -> u32 {
        let (one, all) = self.each(what);
        match who {
            Who::Person(_) | Who::Name(_) | Who::NameAt(..) => one,
            Who::NameAnywhere(_) => one.saturating_mul(ADDRESSES_PER_NAME),
            Who::Address(_) => all,
        }
    }
}

/// For whom something is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Who {
    Person(String),
    /// Whoever the typed name or address belongs to, from anywhere.
    Name(String),
    /// The same from one address, so that others are not affected.
    NameAt(String, IpAddr),
    /// All of those together.
    NameAnywhere(String),
    Address(IpAddr),
}

impl Who {
    /// What is counted for whom, as it is remembered: hashed, so that servers can tell each other.
    fn key(&self, what: Limited) -> BucketKey {
        let who = match self {
            Who::Person(person) => format!("person {person}"),
            Who::Name(name) => format!("name {name}"),
            Who::NameAt(name, address) => format!("at {address} {name}"),
            Who::NameAnywhere(name) => format!("anywhere {name}"),
            Who::Address(address) => format!("address {address}"),
        };
        let hash = Sha256::digest(format!("{} {who}", what.name()));
        let mut key = BucketKey::default();
        key.copy_from_slice(&hash[..16]);
        key
    }
}

/// Who and what.
type BucketKey = [u8; 16];

/// From how many addresses a name can be tried as often as from one. Anybody with fewer cannot lock out its owner.
const ADDRESSES_PER_NAME: u32 = 20;

const HOUR: Duration = Duration::from_hours(1);
/// The most that are remembered; those closest to a full allowance are forgotten first.
const MOST_REMEMBERED: usize = 20_000;

/// What has been done, as buckets that refill within an hour.
#[derive(Debug, Default)]
pub struct Limiter {
    rates: Rates,
    buckets: Mutex<HashMap<BucketKey, Bucket>>,
    heard: Mutex<shared::Heard>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    /// What it holds at most.
    full: f64,
    at: Instant,
    /// What was counted at this server since somebody is remembered, and when last.
    spent: f64,
    counted: Option<Instant>,
}

impl Bucket {
    fn new(full: f64, now: Instant) -> Bucket {
        Bucket {
            left: full,
            full,
            at: now,
            spent: 0.0,
            counted: None,
        }
    }

    fn count(&mut self, amount: f64, now: Instant) {
        self.left = filled(*self, self.full, now) - amount;
        self.at = now;
        self.spent += amount;
        self.counted = Some(now);
    }
}

/// What is left after something was done, or refused.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Allowance {
    what: Limited,
    an_hour: u32,
    left: f64,
    allowed: bool,
}

impl Limiter {
    pub fn new(rates: Rates) -> Limiter {
        Limiter {
            rates,
            ..Limiter::default()
        }
    }

    /// Counts an action of a person, if known, at an address; if it is too much, nothing is counted.
    pub fn count(
        &self,
        what: Limited,
        person: Option<&str>,
        address: ClientAddress,
        now: Instant,
    ) -> Allowance {
        let person = person.map(|person| Who::Person(person.to_owned()));
        let all = [person, Some(Who::Address(counted(address.0)))];
        self.count_for(what, all, now)
    }

    /// Counts something done to the owner of a name; if it is too much, nothing is counted.
    pub fn count_name(&self, what: Limited, name: &str, now: Instant) -> Allowance {
        self.count_for(what, [Some(Who::Name(name.to_owned())), None], now)
    }

    /// Counts an attempt for a name from an address; if it is too much, nothing is counted.
    pub fn count_name_at(
        &self,
        what: Limited,
        name: &str,
        address: ClientAddress,
        now: Instant,
    ) -> Allowance {
        let here = Who::NameAt(name.to_owned(), counted(address.0));
        let anywhere = Who::NameAnywhere(name.to_owned());
        self.count_for(what, [Some(here), Some(anywhere)], now)
    }

    /// Forgets addresses and people with a full allowance.
    pub fn forget(&self, now: Instant) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.retain(|_, bucket| filled(*bucket, bucket.full, now) < bucket.full);
    }

    pub fn rates(&self) -> &Rates {
        &self.rates
    }

    fn count_for(&self, what: Limited, all: [Option<Who>; 2], now: Instant) -> Allowance {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_REMEMBERED {
            buckets.retain(|_, bucket| filled(*bucket, bucket.full, now) < bucket.full / 2.0);
        }
        let mut tightest: Option<Allowance> = None;
        for who in all.iter().flatten() {
            let an_hour = self.rates.of(what, who);
            let full = f64::from(an_hour);
            let known = buckets.get(&who.key(what));
            let left = known.map_or(full, |bucket| filled(*bucket, full, now));
            let found = Allowance {
                what,
                an_hour,
                left: left - 1.0,
                allowed: left >= 1.0,
            };
            if tightest.is_none_or(|before| found.left < before.left) {
                tightest = Some(found);
            }
        }
        let tightest = tightest.expect("everybody has an address");
        if !tightest.allowed {
            METRICS.limited.add(what.name(), "");
        }
        if tightest.allowed && buckets.len() < 2 * MOST_REMEMBERED {
            for who in all.into_iter().flatten() {
                let full = f64::from(self.rates.of(what, &who));
                let bucket = buckets.entry(who.key(what));
                bucket.or_insert(Bucket::new(full, now)).count(1.0, now);
            }
        }
        tightest
    }
}

impl Limiter {
    /// Counts something done for a person without a request; it may exceed the allowance.
    pub fn spend(&self, what: Limited, person: &str, amount: f64, now: Instant) {
        let who = Who::Person(person.to_owned());
        let (key, full) = (who.key(what), f64::from(self.rates.of(what, &who)));
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if !buckets.contains_key(&key) && buckets.len() >= 2 * MOST_REMEMBERED {
            return;
        }
        let bucket = buckets.entry(key).or_insert(Bucket::new(full, now));
        bucket.count(amount, now);
    }

    /// Whether a person may do more of something; nothing is counted.
    pub fn look(&self, what: Limited, person: &str, now: Instant) -> Allowance {
        let who = Who::Person(person.to_owned());
        let an_hour = self.rates.of(what, &who);
        let full = f64::from(an_hour);
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let left = buckets
            .get(&who.key(what))
            .map_or(full, |bucket| filled(*bucket, full, now));
        Allowance {
            what,
            an_hour,
            left: left - 1.0,
            allowed: left >= 1.0,
        }
    }
}

/// The present content of a bucket.
fn filled(bucket: Bucket, full: f64, now: Instant) -> f64 {
    let passed = now.saturating_duration_since(bucket.at).as_secs_f64() / HOUR.as_secs_f64();
    (bucket.left + full * passed).min(full)
}

/// Whoever has one IPv6 address has its whole network.
fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = address.to_bits() & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from_bits(network))
        }
        address @ IpAddr::V4(_) => address,
    }
}

impl Allowance {
    /// Seconds until the next one is possible.
    #[allow(clippy::cast_sign_loss, reason = "nothing below zero comes there")]
    fn seconds(&self) -> u64 {
        let missing = (-self.left).max(0.0);
        (missing * HOUR.as_secs_f64() / f64::from(self.an_hour)).ceil() as u64
    }

    pub fn is_allowed(&self) -> bool {
        self.allowed
    }

    /// The refusal, if it is not allowed.
    pub fn refusal(&self) -> Option<Response> {
        if self.allowed {
            return None;
        }
        let error = PageError::Limited(self.what, self.seconds());
        let mut response = Error::Page(StatusCode::TOO_MANY_REQUESTS, error).into_response();
        let headers = response.headers_mut();
        headers.insert(header::RETRY_AFTER, HeaderValue::from(self.seconds()));
        self.tell(headers);
        Some(response)
    }

    /// Adds headers with what is left.
    #[allow(clippy::cast_sign_loss, reason = "nothing below zero comes there")]
    pub fn tell(&self, headers: &mut HeaderMap) {
        let name = self.what.name();
        let policy = format!("\"{name}\";q={};w={}", self.an_hour, HOUR.as_secs());
        let left = self.left.max(0.0) as u64;
        let state = format!("\"{name}\";r={left};t={}", self.seconds());
        for (header, value) in [("ratelimit-policy", policy), ("ratelimit", state)] {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(HeaderName::from_static(header), value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: ClientAddress = ClientAddress(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST));

    fn rates() -> Rates {
        let mut rates = Rates::default();
        rates.set(Limited::Imports, 2);
        rates.people_per_address = 3;
        rates
    }

    #[test]
    fn a_person_may_do_so_much_and_more_after_a_while() {
        let limiter = Limiter::new(rates());
        let begun = Instant::now();
        let import = |after: u64| {
            let now = begun + Duration::from_secs(after);
            limiter.count(Limited::Imports, Some("ann"), HERE, now)
        };
        assert!(import(0).allowed && import(0).allowed);
        let refused = import(0);
        assert!(!refused.allowed);
        let response = refused.refusal().unwrap();
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(response.headers()["retry-after"], "1800");
        assert_eq!(
            response.headers()["ratelimit-policy"],
            "\"imports\";q=2;w=3600"
        );
        assert_eq!(response.headers()["ratelimit"], "\"imports\";r=0;t=1800");
        // Refused actions are not counted.
        assert!(!import(1799).allowed);
        assert!(import(1801).allowed);
        // Other actions are.
        let other = limiter.count(Limited::Games, Some("ann"), HERE, begun);
        assert!(other.allowed && other.refusal().is_none());
    }

    #[test]
    fn people_share_what_an_address_may_do() {
        let limiter = Limiter::new(rates());
        let now = Instant::now();
        let there = ClientAddress(IpAddr::from([192, 0, 2, 1]));
        let mut allowed = 0;
        for person in 0..10 {
            let person = person.to_string();
            let allowance = limiter.count(Limited::Imports, Some(&person), HERE, now);
            allowed += usize::from(allowance.allowed);
        }
        assert_eq!(allowed, 6, "three people's");
        assert!(
            limiter
                .count(Limited::Imports, Some("0"), there, now)
                .allowed
        );
        assert!(!limiter.count(Limited::Imports, None, HERE, now).allowed);
    }

    #[test]
    fn a_name_is_tried_so_often_from_wherever() {
        let limiter = Limiter::new(rates());
        let now = Instant::now();
        let try_name = |name: &str| limiter.count_name(Limited::Imports, name, now).allowed;
        assert!(try_name("ann") && try_name("ann") && !try_name("ann"));
        assert!(try_name("ben"));
        // A name is neither an address nor a person.
        assert!(
            limiter
                .count(Limited::Imports, Some("ann"), HERE, now)
                .allowed
        );
        let remembered = || limiter.buckets.lock().unwrap().len();
        assert_eq!(remembered(), 4);
        limiter.forget(now + HOUR / 2);
        assert!(remembered() > 0);
        limiter.forget(now + HOUR);
        assert_eq!(remembered(), 0);
    }

    #[test]
    fn a_name_tried_too_often_at_one_address_can_be_tried_at_another() {
        let limiter = Limiter::new(rates());
        let now = Instant::now();
        let try_at = |number: u8| {
            let address = ClientAddress(IpAddr::from([192, 0, 2, number]));
            let allowance = limiter.count_name_at(Limited::Imports, "ann", address, now);
            allowance.allowed
        };
        assert!(try_at(0) && try_at(0) && !try_at(0));
        assert!(try_at(1));
        // In the end it is too much altogether.
        let allowed = (1..100).filter(|&number| try_at(number)).count();
        assert_eq!(allowed as u32, 2 * ADDRESSES_PER_NAME - 3);
    }

    #[test]
    fn what_was_done_unasked_is_counted_too() {
        let mut rates = rates();
        rates.set(Limited::Thinking, 60);
        let limiter = Limiter::new(rates);
        let begun = Instant::now();
        let look = |person: &str, after: u64| {
            let now = begun + Duration::from_secs(after);
            limiter.look(Limited::Thinking, person, now)
        };
        limiter.spend(Limited::Thinking, "ann", 58.5, begun);
        assert!(look("ann", 0).is_allowed());
        limiter.spend(Limited::Thinking, "ann", 2.5, begun);
        // One second more than available: after two minutes there is one again.
        let refused = look("ann", 0);
        assert!(!refused.is_allowed());
        let response = refused.refusal().unwrap();
        assert_eq!(response.headers()["retry-after"], "120");
        assert!(look("ann", 121).is_allowed());
        assert!(look("ben", 0).is_allowed());
    }

    #[test]
    fn addresses_of_one_network_are_one() {
        let counted_as = |text: &str| counted(text.parse().unwrap()).to_string();
        assert_eq!(counted_as("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted_as("::ffff:192.0.2.1"), "192.0.2.1");
    }

    #[test]
    fn memory_is_bounded() {
        let limiter = Limiter::new(rates());
        let now = Instant::now();
        for number in 0..3 * MOST_REMEMBERED as u32 {
            let address = ClientAddress(IpAddr::from(number.to_be_bytes()));
            limiter.count(Limited::Games, None, address, now);
        }
        let remembered = limiter.buckets.lock().unwrap().len();
        assert!(remembered <= MOST_REMEMBERED, "{remembered}");
    }
}
