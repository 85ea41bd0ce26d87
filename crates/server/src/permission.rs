//! Who sends a request and what they may do: decided in one place, before any handler runs.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Instant;

use ::table::Viewer;
use axum::extract::{FromRequestParts, RawPathParams, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use store::{GameId, PersonId, PersonKind, Seating};
use tabletop::{Seat, SeatSet};
use view::page::{Limited, PageError, Who, address_part};

use crate::access::Access;
use crate::app::App;
use crate::limits::Allowance;
use crate::request::{RECORD, Wants, wants_of};
use crate::response::{Error, see};

/// What somebody must be to use a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permission {
    Anyone,
    /// Somebody with a session.
    Person,
    /// A player of the game in the path.
    Seat,
    /// A player of the game in the path, or the host, who may chat there.
    PlayerOrHost,
    /// The person who created the game or table in the path.
    Creator,
    /// The host, who runs the program.
    Host,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Identity {
    /// Whether they run the program.
    pub host: bool,
    /// Whether only this machine can reach the program.
    pub own_machine: bool,
    /// Whether the host has blocked them.
    pub shut_out: bool,
    /// Who they are, if they are signed in or known as a guest.
    pub known: Option<Known>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    pub id: PersonId,
    pub name: String,
}

impl Identity {
    /// Somebody without a session: the host, if only this machine can reach the program.
    pub fn nobody(access: &Access) -> Identity {
        let own_machine = access.everybody_is_host();
        Identity {
            host: own_machine,
            own_machine,
            shut_out: false,
            known: None,
        }
    }

    /// The person, if there is one.
    pub fn person(&self) -> Option<&PersonId> {
        self.known.as_ref().map(|known| &known.id)
    }

    /// Whether they are this person.
    pub fn is(&self, person: &PersonId) -> bool {
        self.person() == Some(person)
    }

    /// How pages address them.
    pub fn who(&self) -> Who<'_> {
        match (&self.known, self.host) {
            _ if self.own_machine => Who::OwnMachine,
            (Some(known), true) => Who::Host(&known.name),
            (Some(known), false) => Who::Person(&known.name),
            (None, _) => Who::Nobody,
        }
    }
}

/// The relation of somebody to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    pub seats: SeatSet,
    pub created: bool,
}

impl Permission {
    /// Whether somebody with this relation to the game may use the route.
    pub fn allows(self, identity: &Identity, part: Part) -> bool {
        match self {
            Permission::Anyone => true,
            Permission::Person => identity.host || identity.known.is_some(),
            // Not even the host plays for others.
            Permission::Seat => !part.seats.is_empty(),
            Permission::PlayerOrHost => identity.host || !part.seats.is_empty(),
            Permission::Creator => identity.host || part.created,
            Permission::Host => identity.host,
        }
    }
}

impl App {
    /// The relation of somebody to a game, or to a table whose game has not begun.
    pub fn part(&self, identity: &Identity, id: &GameId) -> store::Result<Part> {
        match self.store.seating(id) {
            Ok(seating) => self.part_in(identity, &seating),
            Err(store::StoreError::NoGame(_)) => match self.store.opened(id) {
                Ok(table) => {
                    let own = |seat: &Seat| {
                        let seat = &table.about.seats[seat.index()];
                        identity.person().is_some_and(|person| seat.is_of(person))
                    };
                    let seats = Seat::all(table.about.seats.len() as u8);
                    Ok(Part {
                        seats: seats.filter(own).collect(),
                        created: identity.is(&table.about.creator),
                    })
                }
                // What does not exist belongs to nobody; the handler tells the host.
                Err(store::StoreError::NoGame(_)) => self.part_in(identity, &Seating::default()),
                Err(error) => Err(error),
            },
            Err(error) => Err(error),
        }
    }

    /// Whether somebody plays in a game or waits for it to begin.
    pub fn is_part_of(&self, identity: &Identity, id: &GameId) -> store::Result<bool> {
        let part = self.part(identity, id)?;
        Ok(part.created || !part.seats.is_empty())
    }

    /// Whether a game is somebody's private plan.
    fn is_plan(&self, id: &GameId) -> bool {
        let plan = self.with_table(id, |table| table.is_plan());
        plan.unwrap_or(false)
    }

    fn part_in(&self, identity: &Identity, seating: &Seating) -> store::Result<Part> {
        let created = match &seating.creator {
            Some(creator) => identity.is(creator),
            None => identity.host,
        };
        if seating.holders.is_empty() {
            // Everybody sits at the host's screen.
            let seats = if identity.host {
                SeatSet::ALL
            } else {
                SeatSet::NONE
            };
            return Ok(Part { seats, created });
        }
        let mut seats = match identity.person() {
            Some(person) => seating.seats_of(person),
            None => SeatSet::NONE,
        };
        if identity.own_machine {
            let hosts = self.seats_of_hosts(seating)?;
            hosts.iter().for_each(|seat| seats.insert(seat));
        }
        Ok(Part { seats, created })
    }

    /// Whoever opens the program when only its machine can reach it is every host it had while others could reach it.
    fn seats_of_hosts(&self, seating: &Seating) -> store::Result<SeatSet> {
        let mut seats = SeatSet::NONE;
        for holder in &seating.holders {
            let Some(person) = &holder.person else {
                continue;
            };
            match self.store.person(person) {
                Ok(person) if person.about.kind == PersonKind::Host => {
                    holder.seats.iter().for_each(|seat| seats.insert(seat));
                }
                Ok(_) | Err(store::StoreError::NoPerson(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(seats)
    }
}

/// The permission of a route, and what is needed to check it.
#[derive(Clone, Debug)]
pub struct Check {
    pub permission: Permission,
    pub app: Arc<App>,
    /// The limit of the route, if it has one.
    pub limited: Option<Limited>,
    /// Whether people whom the host has blocked may use it.
    pub even_shut_out: bool,
}

impl Check {
    /// Counts the request if it may be sent, and returns what is left. The host has no limits.
    fn count(&self, identity: &Identity, head: &Parts) -> Option<Allowance> {
        let what = self.limited.filter(|_| !identity.host)?;
        let person = identity.person().map(PersonId::as_str);
        let address = head.extensions.get().copied().unwrap_or_default();
        let (limiter, now) = (self.app.limiter(), Instant::now());
        // Games that have begun continue; new ones need thinking time for their bots.
        if what == Limited::Games
            && let Some(person) = person
        {
            let thinking = limiter.look(Limited::Thinking, person, now);
            if !thinking.is_allowed() {
                return Some(thinking);
            }
        }
        Some(limiter.count(what, person, address, now))
    }
}

/// Lets permitted requests through; handlers get the [`Identity`] and the [`Viewer`]. The body has not been read yet.
pub async fn check(
    State(check): State<Check>,
    params: RawPathParams,
    request: Request,
    next: Next,
) -> Response {
    let (mut head, body) = request.into_parts();
    let (headers, game) = (head.headers.clone(), game(&params));
    let app = check.app.clone();
    let found = tokio::task::spawn_blocking(move || {
        let identity = app.identify(&headers)?;
        let part = game.as_ref().map(|game| app.part(&identity, game));
        let part = part.transpose()?.unwrap_or_default();
        // Another server may have acknowledged something that is unknown here yet.
        game.as_ref().map_or(Ok(()), |game| app.keep_up(game))?;
        // A plan is only for the person who made it.
        let elsewhere = part.seats.is_empty() && !identity.host;
        let private = elsewhere && game.is_some_and(|game| app.is_plan(&game));
        Ok((identity, part, private))
    });
    let (identity, part, private): (Identity, Part, bool) = match found.await {
        Ok(Ok(found)) => found,
        Ok(Err(error)) => return Error::Store(error).into_response(),
        // A bug must not let anybody in.
        Err(_) => {
            return Error::Page(StatusCode::INTERNAL_SERVER_ERROR, PageError::Bug).into_response();
        }
    };
    if identity.shut_out && !check.even_shut_out {
        return Error::Page(StatusCode::FORBIDDEN, PageError::ShutOut).into_response();
    }
    if private || !check.permission.allows(&identity, part) {
        return refused(check.permission, &identity, &head);
    }
    let allowance = check.count(&identity, &head);
    if let Some(refusal) = allowance.as_ref().and_then(Allowance::refusal) {
        return refusal;
    }
    head.extensions.insert(identity);
    head.extensions.insert(Viewer::of(part.seats));
    let mut response = next.run(Request::from_parts(head, body)).await;
    if let Some(allowance) = allowance {
        allowance.tell(response.headers_mut());
    }
    response
}

/// Asks for a name if that is all that is missing; otherwise refuses.
fn refused(permission: Permission, identity: &Identity, head: &Parts) -> Response {
    let page = head.method == Method::GET && wants_of(&head.headers) == Wants::Page;
    if page && permission == Permission::Person && identity.known.is_none() {
        let here = head.uri.path_and_query().map_or("/", |path| path.as_str());
        return see(&format!("/me?back={}", address_part(here)));
    }
    Error::Page(StatusCode::FORBIDDEN, PageError::NotAllowed).into_response()
}

fn game(params: &RawPathParams) -> Option<GameId> {
    let mut ids = params.iter().filter(|(name, _)| *name == "id");
    let (_, id) = ids.next()?;
    id.strip_suffix(RECORD).unwrap_or(id).parse().ok()
}

impl<S: Sync> FromRequestParts<S> for Identity {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Identity, Infallible> {
        Ok(parts.extensions.get().cloned().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_permission_for_everybody() {
        use Permission::{Anyone, Creator, Host, Person, PlayerOrHost, Seat};
        let all = [Anyone, Person, Seat, PlayerOrHost, Creator, Host];
        let identity = |host, known: bool| Identity {
            host,
            own_machine: false,
            shut_out: false,
            known: known.then(|| Known {
                id: PersonId::from_random([1; 10]),
                name: "Ann".to_owned(),
            }),
        };
        let part = |plays, created| Part {
            seats: if plays { SeatSet::ALL } else { SeatSet::NONE },
            created,
        };
        for (identity, part, allowed) in [
            (identity(true, false), part(true, true), &all[..]),
            // Nobody plays for others.
            (
                identity(true, true),
                part(false, false),
                &[Anyone, Person, PlayerOrHost, Creator, Host],
            ),
            (identity(false, true), part(false, false), &[Anyone, Person]),
            (
                identity(false, true),
                part(true, false),
                &[Anyone, Person, Seat, PlayerOrHost],
            ),
            (
                identity(false, true),
                part(false, true),
                &[Anyone, Person, Creator],
            ),
            (
                identity(false, true),
                part(true, true),
                &[Anyone, Person, Seat, PlayerOrHost, Creator],
            ),
            (identity(false, false), part(false, false), &[Anyone]),
        ] {
            for permission in all {
                let expected = allowed.contains(&permission);
                let given = permission.allows(&identity, part);
                assert_eq!(given, expected, "{permission:?} {identity:?} {part:?}");
            }
        }
    }
}
