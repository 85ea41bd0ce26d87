//! Where browsers can be told something while no page is open in them.

use std::fmt;

use crate::error::Result;
use crate::id::PersonId;
use crate::moment::Moment;
use crate::person::TokenHash;

/// Keeps push endpoints. [`Store`](crate::Store) says what holds for every call.
///
/// An endpoint is its session's: it goes when somebody signs out there, sets another password elsewhere, or is forgotten.
pub trait PushEndpoints {
    /// Keeps where the browser of a session can be told something, in place of what was kept for it, or for the same
    /// address; whether there is such a session.
    fn set_push_endpoint(&self, session: &TokenHash, endpoint: &NewPushEndpoint) -> Result<bool>;

    /// The endpoint of a session.
    fn push_endpoint_of(&self, session: &TokenHash) -> Result<Option<PushEndpoint>>;

    /// An endpoint by its number.
    fn push_endpoint(&self, number: u64) -> Result<Option<PushEndpoint>>;

    /// The endpoints of a person's sessions that have not expired.
    fn push_endpoints(&self, person: &PersonId, now: Moment) -> Result<Vec<PushEndpoint>>;

    /// Removes an endpoint; whether there was one.
    fn remove_push_endpoint(&self, number: u64) -> Result<bool>;
}

/// An endpoint before it is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct NewPushEndpoint {
    /// The address of the push service for this one browser. Whoever knows it can send something there.
    pub url: String,
    /// The browser's public key, a point of P-256 in 65 bytes.
    pub key: Vec<u8>,
    /// What only the browser and this program know.
    pub secret: Vec<u8>,
    pub made: Moment,
}

/// Neither the address nor the secret is for a log.
impl fmt::Debug for NewPushEndpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NewPushEndpoint(..)")
    }
}

/// A stored endpoint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushEndpoint {
    /// Never used again for another one.
    pub number: u64,
    pub about: NewPushEndpoint,
}
