//! Who sends a request and what they may do: decided here, once, before any handler runs.

use std::fmt;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts, RawPathParams, Request, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use store::GameId;
use view::page::{Fault, Limited};

use crate::limits::{Allowance, Limiter};
use crate::request::RECORD;
use crate::response::Error;

/// What one has to be to use a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permission {
    Anyone,
    /// Somebody who is known here.
    Person,
    /// Somebody who plays in the game of the path.
    Seat,
    /// Whoever made the game of the path.
    Creator,
    /// Whoever runs the program.
    Host,
}

/// Who sends a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Identity {
    /// Whoever runs the program; may do everything.
    Host,
    /// Somebody known, by name.
    Person(String),
    /// Anybody else.
    Guest,
}

/// What somebody is to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    pub plays: bool,
    pub created: bool,
}

impl Permission {
    /// Whether somebody with this part in the game may use the route.
    pub fn allows(self, identity: &Identity, part: Part) -> bool {
        match (self, identity) {
            (Permission::Anyone, _)
            | (_, Identity::Host)
            | (Permission::Person, Identity::Person(_)) => true,
            (Permission::Seat, Identity::Person(_)) => part.plays,
            (Permission::Creator, Identity::Person(_)) => part.created,
            (Permission::Host, Identity::Person(_)) | (_, Identity::Guest) => false,
        }
    }

    /// Whether it depends on the game.
    fn is_of_game(self) -> bool {
        matches!(self, Permission::Seat | Permission::Creator)
    }
}

/// Tells people apart.
pub trait Identify: fmt::Debug + Send + Sync {
    /// Who sends a request, by its head.
    fn identify(&self, head: &Parts) -> Identity;
    /// What they are to a game. It may read the store.
    fn part(&self, identity: &Identity, game: &GameId) -> Part;
}

/// A program that only its own machine can reach: whoever opens it runs it.
#[derive(Clone, Copy, Debug)]
pub struct OwnMachine;

impl Identify for OwnMachine {
    fn identify(&self, _: &Parts) -> Identity {
        Identity::Host
    }

    fn part(&self, _: &Identity, _: &GameId) -> Part {
        Part::default()
    }
}

/// A route's permission and who knows people.
#[derive(Clone, Debug)]
pub struct Check {
    pub permission: Permission,
    pub people: Arc<dyn Identify>,
    /// What the route may be used for only so often.
    pub limited: Option<Limited>,
    pub limiter: Arc<Limiter>,
}

impl Check {
    /// Counts a request that may be sent; what is left then. Whoever runs the program may do everything.
    fn count(&self, identity: &Identity, head: &Parts) -> Option<Allowance> {
        let what = self.limited?;
        let person = match identity {
            Identity::Host => return None,
            Identity::Person(person) => Some(person.as_str()),
            Identity::Guest => None,
        };
        let address = head.extensions.get().copied().unwrap_or_default();
        Some(self.limiter.count(what, person, address, Instant::now()))
    }
}

/// Lets through who may; handlers get the [`Identity`]. Nothing of the body has been read yet.
pub async fn check(
    State(check): State<Check>,
    params: RawPathParams,
    request: Request,
    next: Next,
) -> Response {
    let (mut head, body) = request.into_parts();
    let identity = check.people.identify(&head);
    let part = match game(&params) {
        Some(game) if check.permission.is_of_game() && identity != Identity::Host => {
            let (people, identity) = (check.people.clone(), identity.clone());
            let part = tokio::task::spawn_blocking(move || people.part(&identity, &game));
            // Nobody is let in by a bug.
            part.await.unwrap_or_default()
        }
        _ => Part::default(),
    };
    if !check.permission.allows(&identity, part) {
        return Error::Fault(StatusCode::FORBIDDEN, Fault::NotAllowed).into_response();
    }
    let allowance = check.count(&identity, &head);
    if let Some(refusal) = allowance.as_ref().and_then(Allowance::refusal) {
        return refusal;
    }
    head.extensions.insert(identity);
    let mut response = next.run(Request::from_parts(head, body)).await;
    if let Some(allowance) = allowance {
        allowance.tell(response.headers_mut());
    }
    response
}

fn game(params: &RawPathParams) -> Option<GameId> {
    let mut ids = params.iter().filter(|(name, _)| *name == "id");
    let (_, id) = ids.next()?;
    id.strip_suffix(RECORD).unwrap_or(id).parse().ok()
}

impl<S: Sync> FromRequestParts<S> for Identity {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Identity, Self::Rejection> {
        let known = parts.extensions.get::<Identity>().cloned();
        Ok(known.unwrap_or(Identity::Guest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_permission_for_everybody() {
        use Permission::{Anyone, Creator, Host, Person, Seat};
        let all = [Anyone, Person, Seat, Creator, Host];
        let person = || Identity::Person("ann".to_owned());
        let part = |plays, created| Part { plays, created };
        for (identity, part, allowed) in [
            (Identity::Host, part(false, false), &all[..]),
            (Identity::Host, part(true, false), &all),
            (Identity::Host, part(false, true), &all),
            (Identity::Host, part(true, true), &all),
            (person(), part(false, false), &[Anyone, Person]),
            (person(), part(true, false), &[Anyone, Person, Seat]),
            (person(), part(false, true), &[Anyone, Person, Creator]),
            (person(), part(true, true), &[Anyone, Person, Seat, Creator]),
            // A part without a name would be somebody else's.
            (Identity::Guest, part(false, false), &[Anyone]),
            (Identity::Guest, part(true, false), &[Anyone]),
            (Identity::Guest, part(false, true), &[Anyone]),
            (Identity::Guest, part(true, true), &[Anyone]),
        ] {
            for permission in all {
                let expected = allowed.contains(&permission);
                let given = permission.allows(&identity, part);
                assert_eq!(given, expected, "{permission:?} {identity:?} {part:?}");
            }
        }
    }
}
