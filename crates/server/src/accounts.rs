//! Accounts: people who can return on any device with a name and a password. Guests become accounts and keep what
//! they have played. Accounts are only offered over TLS: a password that crosses a network unencrypted is not a
//! secret.

mod devices;
mod erasing;
mod passwords;
mod recovery;

use std::sync::{Arc, PoisonError, RwLock};

use store::{NameKey, PersonKind};
use tabletop::SeatName;
use unicode_normalization::UnicodeNormalization as _;

pub use devices::{device_handle, device_label};
pub use passwords::{
    MAX_PASSWORD, MIN_PASSWORD, PasswordCost, PasswordFault, Passwords, TooBusy, check_strength,
};
pub use recovery::{code_hash, new_codes};

use crate::app::App;
use crate::errands::Bell;
use crate::mail::{AskedResets, Post};
use crate::names::seen;
use crate::permission::Identity;

/// What accounts need besides the store.
#[derive(Debug, Default)]
pub struct AccountState {
    pub passwords: Passwords,
    /// How email is sent, if it is.
    post: RwLock<Option<Arc<dyn Post>>>,
    pub asked_resets: AskedResets,
    /// Wakes the threads that do due jobs.
    pub bell: Arc<Bell>,
}

impl App {
    /// Whether people can have accounts here.
    pub fn offers_accounts(&self) -> bool {
        self.access().is_secure()
    }

    /// How email is sent, if it is.
    pub fn post(&self) -> Option<Arc<dyn Post>> {
        let post = self.accounts.post.read();
        post.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// From now on, email is sent like this.
    pub fn set_post(&self, post: Arc<dyn Post>) {
        let mut set = self
            .accounts
            .post
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        *set = Some(post);
    }

    /// Whether accounts can have an email address.
    pub fn sends_mail(&self) -> bool {
        self.offers_accounts() && self.post().is_some()
    }

    /// How much work it is to guess a password from its stored hash, if not the default: for tests.
    pub fn set_password_cost(&self, cost: PasswordCost) {
        self.accounts.passwords.set_cost(cost);
    }

    /// Whether somebody is a guest, who becomes part of the account they sign in to.
    pub fn is_guest(&self, identity: &Identity) -> store::Result<bool> {
        let Some(person) = identity.person() else {
            return Ok(false);
        };
        Ok(self.store.person(person)?.about.kind == PersonKind::Guest)
    }
}

/// A name without distinctions people do not notice: case, spaces, and the ways to encode a letter.
pub fn name_key(name: &SeatName) -> NameKey {
    let one_way: String = name.as_str().nfkc().collect();
    let seen: String = seen(&one_way).nfkc().collect();
    NameKey(seen.split_whitespace().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_people_do_not_tell_apart_are_one() {
        let key = |name: &str| name_key(&SeatName::new(name).unwrap()).0;
        for (one, other) in [
            ("Ann", "ANN"),
            ("Łucja", "łUCJA"),
            ("Zoë", "Zoe\u{308}"),
            ("Ａnn", "ann"),
            ("Ann Lee", "annlee"),
            ("a\u{200b}nn", "Ann"),
            ("ﬁn", "FIN"),
        ] {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        assert_ne!(key("Ann"), key("Anna"));
        assert_ne!(key("Lucja"), key("Łucja"));
    }
}
