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

    /// Renames a person, or makes an account of a guest.
    fn change_person(&self, id: &PersonId, name: &SeatName, kind: PersonKind) -> Result<()>;

    /// Notes that a person was here. It never goes backwards.
    fn person_seen(&self, id: &PersonId, at: Moment) -> Result<()>;

    /// Forgets a person with all sessions and jobs. Games stay.
    fn forget_person(&self, id: &PersonId) -> Result<()>;

    /// Forgets guests not seen since a moment, those away longest first, at most `limit` of them; returns how many.
    /// Their sessions and jobs are deleted, their games stay, and accounts stay.
    fn forget_guests(&self, unseen_since: Moment, limit: u64) -> Result<u64>;

    /// Begins a session. No two have the same token.
    fn begin_session(&self, session: &NewSession) -> Result<()>;

    /// The session of a token, if it has not expired.
    fn session(&self, token: &TokenHash, now: Moment) -> Result<Option<Session>>;

    /// Extends a session and notes that its person was here; returns whether there is such a session that has not
    /// expired.
    fn renew_session(&self, token: &TokenHash, now: Moment, expires: Moment) -> Result<bool>;

    /// Ends a session; returns whether there was one.
    fn end_session(&self, token: &TokenHash) -> Result<bool>;

    /// Ends all sessions of a person except that of a token; returns how many. One-time links and keys of the person
    /// end with them.
    fn end_sessions(&self, person: &PersonId, keep: Option<&TokenHash>) -> Result<u64>;

    /// A person's devices, most recently used first.
    fn devices(&self, person: &PersonId, now: Moment) -> Result<Vec<Session>>;

    /// People, most recently seen first.
    fn people(&self, wanted: &WantedPeople) -> Result<Vec<ListedPerson>>;

    /// Shuts a person out since a moment, or lets them in again. Nothing of theirs is deleted.
    fn shut_out(&self, id: &PersonId, since: Option<Moment>) -> Result<()>;

    /// Gives everything of one person to another, who keeps their own name and sessions, and forgets the first. If
    /// both hold seats in a game, the other person gets all of them.
    fn merge_people(&self, from: &PersonId, into: &PersonId) -> Result<()>;

    /// What a person has written, for their own download.
    fn written_by(&self, id: &PersonId) -> Result<Written>;

    /// Removes expired sessions, at most `limit` of them; returns how many.
    fn purge_sessions(&self, now: Moment, limit: u64) -> Result<u64>;
}

/// The kinds of people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PersonKind {
    /// Known by sessions only; forgotten after staying away.
    Guest,
    /// Can return on any device.
    Account,
    /// Runs the program, if others can reach it, too.
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
    /// Their name at tables; several people may have the same.
    pub name: SeatName,
    /// What kind of person they are.
    pub kind: PersonKind,
    /// When they first came.
    pub created: Moment,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their address.
    pub id: PersonId,
    /// Their present name and kind, and when they first came.
    pub about: NewPerson,
    /// When they were last here.
    pub seen: Moment,
    /// Since when the host has shut them out.
    pub shut_out: Option<Moment>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WantedPeople {
    /// Part of the name, ignoring case; empty for everybody.
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
    /// Game, text and time of each message.
    pub messages: Vec<(GameId, String, Moment)>,
    pub notes: Vec<(GameId, String)>,
}

/// The hash of a session's token. Only the browser knows the token itself, so somebody who reads the store cannot use
/// its sessions.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// Not even the hash should appear in a log.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// What the token of a session is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SessionKind {
    /// A browser in which a person is known.
    Device,
    /// A one-time link to another device.
    Move,
    /// A host's one-time key.
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
    /// A line by which a person recognises the device: `Firefox, Linux`.
    pub label: String,
    pub person: PersonId,
    pub created: Moment,
    /// When it expires.
    pub expires: Moment,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// What it was begun with, including its present expiry.
    pub about: NewSession,
    /// When it was used last.
    pub seen: Moment,
}
