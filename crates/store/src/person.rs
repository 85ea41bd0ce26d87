//! People and their sessions.

use std::fmt;

use tabletop::SeatName;

use crate::error::Result;
use crate::id::{GameId, PersonId};
use crate::moment::Moment;

/// Keeps people and their sessions. [`Store`](crate::Store) says what holds for every call.
pub trait People {
    fn add_person(&self, person: &NewPerson) -> Result<PersonId>;

    fn person(&self, id: &PersonId) -> Result<Person>;

    /// Gives a person another name or makes an account of a guest.
    fn change_person(&self, id: &PersonId, name: &SeatName, kind: PersonKind) -> Result<()>;

    /// Says that a person was there. Later news than `at` are kept.
    fn person_seen(&self, id: &PersonId, at: Moment) -> Result<()>;

    /// Forgets a person with all sessions and jobs. Games stay.
    fn forget_person(&self, id: &PersonId) -> Result<()>;

    /// Forgets guests who were not seen since a moment, those first who are away for longest, at most `limit` of them:
    /// how many were forgotten. Their sessions and jobs go with them, their games stay, accounts stay.
    fn forget_guests(&self, unseen_since: Moment, limit: u64) -> Result<u64>;

    /// Begins a session. No two have the same token.
    fn begin_session(&self, session: &NewSession) -> Result<()>;

    /// The session of a token, if it has not expired.
    fn session(&self, token: &TokenHash, now: Moment) -> Result<Option<Session>>;

    /// Lets a session go on until another moment and says that its person was there; whether there is such a session
    /// that has not expired.
    fn renew_session(&self, token: &TokenHash, now: Moment, expires: Moment) -> Result<bool>;

    /// Ends a session; whether there was one.
    fn end_session(&self, token: &TokenHash) -> Result<bool>;

    /// Ends all sessions of a person, but for the one of a token: how many were ended. One-time links and keys of
    /// the person end with them.
    fn end_sessions(&self, person: &PersonId, keep: Option<&TokenHash>) -> Result<u64>;

    /// The devices on which a person is known, those used last first.
    fn devices(&self, person: &PersonId, now: Moment) -> Result<Vec<Session>>;

    /// People, those seen last first.
    fn people(&self, wanted: &WantedPeople) -> Result<Vec<ListedPerson>>;

    /// Shuts a person out since a moment, or lets them in again. Nothing of theirs is removed.
    fn shut_out(&self, id: &PersonId, since: Option<Moment>) -> Result<()>;

    /// Gives everything that is one person's to another, who keeps the name and the sessions of their own, and
    /// forgets the first. Where both hold seats of a game they are all the other's then.
    fn merge_people(&self, from: &PersonId, into: &PersonId) -> Result<()>;

    /// What a person has written, for themselves to take along.
    fn written_by(&self, id: &PersonId) -> Result<Written>;

    /// Removes expired sessions, at most `limit` of them: how many were removed.
    fn purge_sessions(&self, now: Moment, limit: u64) -> Result<u64>;
}

/// What a person is to us.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PersonKind {
    /// Known by sessions only; forgotten when they stay away.
    Guest,
    /// Can come back from anywhere.
    Account,
    /// Runs the program, where others can reach it too.
    Host,
}

impl PersonKind {
    /// The word under which it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            PersonKind::Guest => "guest",
            PersonKind::Account => "account",
            PersonKind::Host => "host",
        }
    }

    /// Reads what [`PersonKind::name`] writes.
    pub fn from_name(name: &str) -> Option<PersonKind> {
        [PersonKind::Guest, PersonKind::Account, PersonKind::Host]
            .into_iter()
            .find(|kind| kind.name() == name)
    }
}

/// A person before they are stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPerson {
    /// What they are called at a table; several may be called alike.
    pub name: SeatName,
    /// What they are to us.
    pub kind: PersonKind,
    /// When they came first.
    pub created: Moment,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their address.
    pub id: PersonId,
    /// Their present name and kind, and when they came first.
    pub about: NewPerson,
    /// When they were there last.
    pub seen: Moment,
    /// Since when the host has shut them out.
    pub shut_out: Option<Moment>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WantedPeople {
    /// Part of the name, in any case; empty for everybody.
    pub search: String,
    /// Only those who are shut out.
    pub shut_out: bool,
    pub offset: u64,
    pub limit: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedPerson {
    pub person: Person,
    /// Whether they have an account. A host may have one too.
    pub account: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// Where, what and when.
    pub messages: Vec<(GameId, String, Moment)>,
    pub notes: Vec<(GameId, String)>,
}

/// The hash of a session's token. Only the browser knows the token itself: somebody who reads the store cannot use
/// the sessions in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// Even the hash is nobody's business in a log.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// What the word of a session is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SessionKind {
    /// A browser in which somebody is known.
    Device,
    /// A link to another device, once.
    Move,
    /// The key of a host, once.
    HostKey,
    /// Confirms an address, once.
    Confirm,
    /// Sets a new password, once.
    Reset,
}

impl SessionKind {
    pub const ALL: [SessionKind; 5] = [
        SessionKind::Device,
        SessionKind::Move,
        SessionKind::HostKey,
        SessionKind::Confirm,
        SessionKind::Reset,
    ];

    /// The word under which it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            SessionKind::Device => "device",
            SessionKind::Move => "move",
            SessionKind::HostKey => "host-key",
            SessionKind::Confirm => "confirm",
            SessionKind::Reset => "reset",
        }
    }

    /// Reads what [`SessionKind::name`] writes.
    pub fn from_name(name: &str) -> Option<SessionKind> {
        SessionKind::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
    }
}

/// A session before it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    pub token: TokenHash,
    pub kind: SessionKind,
    /// By what a person knows the device again, one line: `Firefox, Linux`.
    pub label: String,
    pub person: PersonId,
    pub created: Moment,
    /// From when on it is none any more.
    pub expires: Moment,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// What it was begun with, and when it expires now.
    pub about: NewSession,
    /// When it was used last.
    pub seen: Moment,
}
