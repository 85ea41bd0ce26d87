//! Accounts: people who come back from anywhere with a name and a password.

use std::fmt;

use tabletop::SeatName;

use crate::error::Result;
use crate::id::PersonId;
use crate::moment::Moment;
use crate::person::TokenHash;

/// Keeps accounts. [`Store`](crate::Store) says what holds for every call.
///
/// An account is its person's: it goes when the person is forgotten. The store makes no secrets and compares none; it
/// keeps hashes.
pub trait Accounts {
    /// Makes an account of a person and gives them its name; whether the name was free. A guest is an account from
    /// then on, a host stays one. All sessions of the person end: whoever had one before cannot come in by it.
    fn add_account(&self, account: &NewAccount) -> Result<bool>;

    fn account(&self, person: &PersonId) -> Result<Option<Account>>;

    fn account_named(&self, key: &NameKey) -> Result<Option<Account>>;

    /// The accounts that have confirmed this address, by its folded form.
    fn accounts_at(&self, address_key: &str) -> Result<Vec<Account>>;

    /// Gives an account another name; whether the name was free.
    fn rename_account(&self, person: &PersonId, name: &SeatName, key: &NameKey) -> Result<bool>;

    /// Sets another password and ends all sessions of the person but for the one of a token; whether there is such an
    /// account.
    fn set_password(
        &self,
        person: &PersonId,
        password: &PasswordHash,
        keep: Option<&TokenHash>,
    ) -> Result<bool>;

    /// Sets another address with its folded form, to be confirmed yet, or none. Words that would confirm the one before
    /// end.
    fn set_address(&self, person: &PersonId, address: Option<(&str, &str)>) -> Result<()>;

    /// Spends a word of [`SessionKind::Confirm`](crate::SessionKind): the person whose address is confirmed by it, if
    /// the word is one and has not expired.
    fn confirm_address(&self, token: &TokenHash, now: Moment) -> Result<Option<PersonId>>;

    /// Spends a word of [`SessionKind::Reset`](crate::SessionKind) and sets another password by it, as
    /// [`set_password`](Accounts::set_password) does: the person, if the word is one and has not expired.
    fn reset_password(
        &self,
        token: &TokenHash,
        now: Moment,
        password: &PasswordHash,
    ) -> Result<Option<PersonId>>;

    /// Gives an account these recovery codes instead of those it had.
    fn set_recovery_codes(&self, person: &PersonId, codes: &[TokenHash]) -> Result<()>;

    /// The recovery codes of an account that were not spent.
    fn recovery_codes(&self, person: &PersonId) -> Result<Vec<TokenHash>>;

    /// Whether the account of this name has such a code: one look-up, so that names nobody has take as long.
    fn is_recovery_code(&self, key: &NameKey, code: &TokenHash) -> Result<bool>;

    /// Spends a recovery code and sets another password by it, as [`set_password`](Accounts::set_password) does;
    /// whether there was such a code.
    fn recover(&self, person: &PersonId, code: &TokenHash, password: &PasswordHash)
    -> Result<bool>;
}

/// A name without what people do not tell apart. The application folds it; no two accounts have the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NameKey(pub String);

/// What is kept of a password: the function with its parameters, the salt and the outcome, in one line.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

/// Even the hash is nobody's business in a log.
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
    /// Where the person can be written to, confirmed or not.
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
