//! Accounts: people who can return on any device with a name and a password.

use std::fmt;

use tabletop::SeatName;

use crate::error::Result;
use crate::id::PersonId;
use crate::moment::Moment;
use crate::person::TokenHash;

/// Keeps accounts. [`Store`](crate::Store) says what holds for every call.
///
/// An account belongs to a person and is deleted when the person is forgotten. The store neither makes secrets nor
/// compares them; it only keeps hashes.
pub trait Accounts {
    /// Adds an account to a person and gives the person its name; returns whether the name was free. A guest becomes
    /// an account, a host remains one. All sessions of the person end, so that nobody who had one before can use it.
    fn add_account(&self, account: &NewAccount) -> Result<bool>;

    fn account(&self, person: &PersonId) -> Result<Option<Account>>;

    fn account_named(&self, key: &NameKey) -> Result<Option<Account>>;

    /// The accounts that have confirmed this address, by its folded form.
    fn accounts_at(&self, address_key: &str) -> Result<Vec<Account>>;

    /// Renames an account; returns whether the name was free.
    fn rename_account(&self, person: &PersonId, name: &SeatName, key: &NameKey) -> Result<bool>;

    /// Sets a new password and ends all sessions of the person except that of a token; returns whether there is such
    /// an account.
    fn set_password(
        &self,
        person: &PersonId,
        password: &PasswordHash,
        keep: Option<&TokenHash>,
    ) -> Result<bool>;

    /// Sets another address with its folded form, still unconfirmed, or none. Tokens that would confirm the previous
    /// one become invalid.
    fn set_address(&self, person: &PersonId, address: Option<(&str, &str)>) -> Result<()>;

    /// Uses up a token of [`SessionKind::Confirm`](crate::SessionKind); returns the person whose address it confirms,
    /// if it is valid and has not expired.
    fn confirm_address(&self, token: &TokenHash, now: Moment) -> Result<Option<PersonId>>;

    /// Uses up a token of [`SessionKind::Reset`](crate::SessionKind) to set a new password, like
    /// [`set_password`](Accounts::set_password); returns the person, if the token is valid and has not expired.
    fn reset_password(
        &self,
        token: &TokenHash,
        now: Moment,
        password: &PasswordHash,
    ) -> Result<Option<PersonId>>;

    /// Replaces the recovery codes of an account.
    fn set_recovery_codes(&self, person: &PersonId, codes: &[TokenHash]) -> Result<()>;

    /// The unused recovery codes of an account.
    fn recovery_codes(&self, person: &PersonId) -> Result<Vec<TokenHash>>;

    /// Whether the account of this name has such a code. It is a single look-up, so that unknown names take just as
    /// long.
    fn is_recovery_code(&self, key: &NameKey, code: &TokenHash) -> Result<bool>;

    /// Uses up a recovery code to set a new password, like [`set_password`](Accounts::set_password); returns whether
    /// there was such a code.
    fn recover(&self, person: &PersonId, code: &TokenHash, password: &PasswordHash)
    -> Result<bool>;
}

/// A name without distinctions that people do not notice. The application folds it; no two accounts have the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NameKey(pub String);

/// What is kept of a password on one line: the function with its parameters, the salt and the hash.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

/// Not even the hash should appear in a log.
impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(..)")
    }
}

/// An account before it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewAccount {
    pub person: PersonId,
    pub name: SeatName,
    pub key: NameKey,
    pub password: PasswordHash,
    pub made: Moment,
}

/// A stored account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    pub person: PersonId,
    /// The name of the person.
    pub name: SeatName,
    pub password: PasswordHash,
    pub made: Moment,
    /// Where the person can be reached, confirmed or not.
    pub address: Option<String>,
    /// When the address was confirmed.
    pub confirmed: Option<Moment>,
}

impl Account {
    /// The address, if it is confirmed.
    pub fn confirmed_address(&self) -> Option<&str> {
        let address = self.address.as_deref();
        address.filter(|_| self.confirmed.is_some())
    }
}
