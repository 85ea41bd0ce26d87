//! Passwords, hashed with Argon2id. That takes tens of milliseconds and megabytes by design, so at most two are
//! hashed at a time and few may wait: a crowd signing in must not keep everybody else from playing.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use argon2::password_hash::{PasswordHash as Parsed, SaltString};
use argon2::{Algorithm, Argon2, Params, PasswordHasher as _, PasswordVerifier as _, Version};
use store::PasswordHash;
use unicode_normalization::UnicodeNormalization as _;

use crate::seeds::random_bytes;

/// The fewest characters of a password.
pub const MIN_PASSWORD: usize = 10;
/// The most characters of a password.
pub const MAX_PASSWORD: usize = 200;
/// How many are hashed at a time.
const AT_ONCE: usize = 2;
/// How many may wait. Handlers have 32 threads; most of them stay free.
const WAITING: usize = 8;

/// The work per guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PasswordCost {
    pub memory_kib: u32,
    pub passes: u32,
}

/// Above what is commonly recommended (19 MiB, two passes); about 60 ms on one core.
impl Default for PasswordCost {
    fn default() -> PasswordCost {
        PasswordCost {
            memory_kib: 32 * 1024,
            passes: 3,
        }
    }
}

/// Too many people are signing in at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooBusy;

/// Why a password is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasswordFault {
    Short,
    Long,
    /// It is the name, or a single repeated character.
    Simple,
}

#[derive(Debug, Default)]
pub struct Passwords {
    state: Mutex<State>,
    free: Condvar,
}

#[derive(Debug, Default)]
struct State {
    cost: PasswordCost,
    working: usize,
    waiting: usize,
    /// The hash of a password nobody has, for comparison when the name does not exist.
    nobodys: Option<String>,
}

/// A place among those hashing at the moment.
struct Turn<'p>(&'p Passwords);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.0.state().working -= 1;
        self.0.free.notify_one();
    }
}

impl Passwords {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn set_cost(&self, cost: PasswordCost) {
        let mut state = self.state();
        state.cost = cost;
        state.nobodys = None;
    }

    fn turn(&self) -> Result<Turn<'_>, TooBusy> {
        let mut state = self.state();
        if state.working >= AT_ONCE {
            if state.waiting >= WAITING {
                return Err(TooBusy);
            }
            state.waiting += 1;
            while state.working >= AT_ONCE {
                state = self
                    .free
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
            }
            state.waiting -= 1;
        }
        state.working += 1;
        Ok(Turn(self))
    }

    /// The hash of a password, for storing.
    pub fn hash(&self, password: &str) -> Result<PasswordHash, TooBusy> {
        let _turn = self.turn()?;
        let cost = self.state().cost;
        Ok(PasswordHash(hashed(cost, password)))
    }

    /// Whether a password belongs to an account. Without an account it takes just as long, and the answer is no.
    pub fn is_of(&self, kept: Option<&PasswordHash>, password: &str) -> Result<bool, TooBusy> {
        let _turn = self.turn()?;
        // Made for whoever asks first, known or not.
        let nobodys = self.nobodys();
        let hash = kept.map_or(nobodys.as_str(), |kept| kept.0.as_str());
        let Ok(hash) = Parsed::new(hash) else {
            return Ok(false);
        };
        let same = Argon2::default().verify_password(plain(password).as_bytes(), &hash);
        Ok(same.is_ok() && kept.is_some())
    }

    fn nobodys(&self) -> String {
        let (cost, known) = {
            let state = self.state();
            (state.cost, state.nobodys.clone())
        };
        known.unwrap_or_else(|| {
            let bytes: [u8; 16] = random_bytes();
            let made = hashed(cost, &format!("{bytes:?}"));
            self.state().nobodys = Some(made.clone());
            made
        })
    }
}

/// The same letters, however a keyboard encodes them.
fn plain(password: &str) -> String {
    password.nfkc().collect()
}

fn hashed(cost: PasswordCost, password: &str) -> String {
    let params = Params::new(cost.memory_kib, cost.passes, 1, None);
    let params = params.expect("a cost that can be paid");
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    let salt: [u8; 16] = random_bytes();
    let salt = SaltString::encode_b64(&salt).expect("sixteen bytes are a salt");
    let hash = argon.hash_password(plain(password).as_bytes(), &salt);
    hash.expect("a password of a bounded length").to_string()
}

/// What is wrong with a new password.
pub fn check_strength(password: &str, name: &str) -> Result<(), PasswordFault> {
    let password = plain(password);
    let length = password.chars().count();
    let first = password.chars().next();
    if length < MIN_PASSWORD {
        Err(PasswordFault::Short)
    } else if length > MAX_PASSWORD {
        Err(PasswordFault::Long)
    } else if password.chars().all(|letter| Some(letter) == first)
        || password.trim().to_lowercase() == name.to_lowercase()
    {
        Err(PasswordFault::Simple)
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::thread;
    use std::time::Duration;

    use super::*;

    const LIGHT: PasswordCost = PasswordCost {
        memory_kib: 64,
        passes: 1,
    };

    #[test]
    fn a_password_is_known_again_and_no_other_is() {
        let passwords = Passwords::default();
        passwords.set_cost(LIGHT);
        let kept = passwords.hash("Zoë und Łucja").unwrap();
        assert!(kept.0.starts_with("$argon2id$v=19$m=64,t=1,p=1$"));
        assert_ne!(passwords.hash("Zoë und Łucja").unwrap(), kept, "salted");
        let is_it = |password: &str| passwords.is_of(Some(&kept), password).unwrap();
        assert!(is_it("Zoë und Łucja") && is_it("Zoe\u{308} und Łucja"));
        assert!(!is_it("zoë und łucja") && !is_it(""));
        assert!(!passwords.is_of(None, "Zoë und Łucja").unwrap());
        assert_eq!(format!("{kept:?}"), "PasswordHash(..)");
    }

    #[test]
    fn the_usual_cost_is_not_small() {
        let cost = PasswordCost::default();
        assert!(cost.memory_kib >= 19 * 1024 && cost.passes >= 2);
        assert!(hashed(cost, "x").starts_with("$argon2id$v=19$m=32768,t=3,p=1$"));
    }

    #[test]
    fn passwords_that_are_none_are_refused() {
        for (password, fault) in [
            ("short", Some(PasswordFault::Short)),
            ("aaaaaaaaaaaa", Some(PasswordFault::Simple)),
            ("anna maria lee", Some(PasswordFault::Simple)),
            ("correct horse", None),
            ("ßßßßßßßßßé", None),
        ] {
            assert_eq!(
                check_strength(password, "Anna Maria Lee").err(),
                fault,
                "{password}"
            );
        }
        let long = "ab".repeat(MAX_PASSWORD);
        assert_eq!(check_strength(&long, "Ann"), Err(PasswordFault::Long));
    }

    #[test]
    fn two_work_at_once_a_few_wait_and_the_rest_are_sent_away() {
        let passwords = Arc::new(Passwords::default());
        let turns: Vec<Turn<'_>> = (0..AT_ONCE)
            .map(|_| passwords.turn().ok().unwrap())
            .collect();
        let waiting: Vec<_> = (0..WAITING)
            .map(|_| {
                let passwords = passwords.clone();
                thread::spawn(move || drop(passwords.turn().ok().unwrap()))
            })
            .collect();
        while passwords.state().waiting < WAITING {
            thread::sleep(Duration::from_millis(1));
        }
        assert_eq!(passwords.turn().err(), Some(TooBusy));
        assert_eq!(passwords.state().working, AT_ONCE);
        drop(turns);
        for one in waiting {
            one.join().unwrap();
        }
        assert!(passwords.turn().is_ok());
        assert_eq!(passwords.state().waiting, 0);
    }
}
