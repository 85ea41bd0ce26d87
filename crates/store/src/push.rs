//! Push endpoints: where browsers can be notified while no page is open in them.

use std::fmt;

use crate::error::Result;
use crate::id::PersonId;
use crate::moment::Moment;
use crate::person::TokenHash;

/// Keeps push endpoints. [`Store`](crate::Store) says what holds for every call.
///
/// An endpoint belongs to a session and goes with it: when somebody signs out there, sets a new password elsewhere,
/// or is forgotten.
pub trait PushEndpoints {
    /// Stores where the browser of a session can be notified, replacing what was stored for it or for the same
    /// address; returns whether there is such a session.
    fn set_push_endpoint(&self, session: &TokenHash, endpoint: &NewPushEndpoint) -> Result<bool>;

    /// The endpoint of a session.
    fn push_endpoint_of(&self, session: &TokenHash) -> Result<Option<PushEndpoint>>;

    /// An endpoint by its number.
    fn push_endpoint(&self, number: u64) -> Result<Option<PushEndpoint>>;

    /// The endpoints of a person's sessions that have not expired.
    fn push_endpoints(&self, person: &PersonId, now: Moment) -> Result<Vec<PushEndpoint>>;

    /// Removes an endpoint; returns whether there was one.
    fn remove_push_endpoint(&self, number: u64) -> Result<bool>;
}

/// An endpoint before it is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct NewPushEndpoint {
    /// The push service's address for this one browser. Whoever knows it can send something there.
    pub url: String,
    /// The browser's public key, a point on P-256 in 65 bytes.
    pub key: Vec<u8>,
    /// A secret of the browser and this program.
    pub secret: Vec<u8>,
    pub made: Moment,
}

/// Neither the address nor the secret may appear in a log.
impl fmt::Debug for NewPushEndpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NewPushEndpoint(..)")
    }
}

/// A stored endpoint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushEndpoint {
    /// Never reused for another endpoint.
    pub number: u64,
    pub about: NewPushEndpoint,
}
