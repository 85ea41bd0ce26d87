//! Administration by the host: shutting people out, closing tables, the contact page.

use axum::http::StatusCode;
use store::{GameId, MAX_NOTES, Moment, NotesText, OpenSeat, PersonId, PersonKind, Scope, Status};
use words::say;

use super::bad_form;
use crate::app::{App, text};
use crate::names::is_disturbing;
use crate::request::{Form, Visitor};
use crate::response::{Answer, refuse, see};

/// The setting with the text of the contact page.
pub const CONTACT: &str = "contact";
/// How many games and tables are processed at a time.
const AT_A_TIME: u64 = 100;
/// How often freeing a seat is attempted if others change the table at the same time.
const TRIES: usize = 20;

/// Shuts somebody out, or lets them in again.
pub fn shut_out(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    let id: PersonId = form.text("person").parse().map_err(|_| bad_form())?;
    let person = match app.store.person(&id) {
        Ok(person) => person,
        // Forgotten in the meantime.
        Err(store::StoreError::NoPerson(_)) => return Ok(see("/admin?done=yes")),
        Err(error) => return Err(error.into()),
    };
    if form.text("block") == "no" {
        app.store.shut_out(&id, None)?;
        return Ok(see("/admin?done=yes"));
    }
    if person.about.kind == PersonKind::Host {
        let reason = say!(text(visitor.language), "admin-block-host");
        return Err(refuse(StatusCode::CONFLICT, reason));
    }
    app.block(&id)?;
    Ok(see("/admin?done=yes"))
}

impl App {
    /// Shuts somebody out. Bots play on for them, and the tables they have set up are closed.
    pub fn block(&self, person: &PersonId) -> store::Result<()> {
        self.store.shut_out(person, Some(Moment::now()))?;
        self.leave_everything(person)
    }

    /// Lets bots play on for a person, and removes them from waiting tables.
    fn leave_everything(&self, person: &PersonId) -> store::Result<()> {
        for table in self.store.open_tables_of(person, AT_A_TIME)? {
            if table.about.creator == *person {
                gone_is_fine(self.store.close_table(&table.id))?;
            } else {
                self.free_seats(&table.id, person)?;
            }
        }
        let mut offset = 0;
        loop {
            let games = self.store.games_of(person, offset, AT_A_TIME)?;
            for own in &games {
                // Finished games come last.
                if own.game.about.standing.status == Status::Finished {
                    return Ok(());
                }
                // An unreadable game does not hold up the others; it is tried again every hour.
                if let Err(error) = self.let_bot_take_seats(&own.game.id, own.seats) {
                    let id = &own.game.id;
                    crate::log::fault!(
                        "a bot for somebody who was shut out at {id}: the store: {error}"
                    );
                }
            }
            if (games.len() as u64) < AT_A_TIME {
                return Ok(());
            }
            offset += AT_A_TIME;
        }
    }

    fn free_seats(&self, id: &GameId, person: &PersonId) -> store::Result<()> {
        for _ in 0..TRIES {
            let mut table = match self.store.opened(id) {
                Ok(table) => table,
                Err(store::StoreError::NoGame(_)) => return Ok(()),
                Err(error) => return Err(error),
            };
            for seat in &mut table.about.seats {
                if seat.is_of(person) {
                    *seat = OpenSeat::Open;
                }
            }
            let (seats, public) = (&table.about.seats, table.about.public);
            if self.store.change_table(id, table.version, seats, public)? {
                return Ok(());
            }
        }
        Ok(())
    }
}

fn gone_is_fine<T>(done: store::Result<T>) -> store::Result<()> {
    match done {
        Ok(_) | Err(store::StoreError::NoGame(_)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Closes a waiting table, or deletes a game for good.
pub fn close_any(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    let id: GameId = form.text("id").parse().map_err(|_| bad_form())?;
    let closed = match app.store.close_table(&id) {
        Err(store::StoreError::NoGame(_)) if form.text("sure") == "yes" => app.store.delete(&id),
        closed => closed,
    };
    match closed {
        Ok(_) => {
            app.forget(&id);
            Ok(see("/admin?done=yes"))
        }
        Err(store::StoreError::NoGame(_)) => {
            let reason = say!(text(visitor.language), "admin-gone");
            Err(refuse(StatusCode::CONFLICT, reason))
        }
        Err(error) => Err(error.into()),
    }
}

/// Sets what the contact page says.
pub fn set_contact(app: &App, (visitor, Form(form)): &(Visitor, Form)) -> Answer {
    let contact = NotesText::new(form.text("text")).ok();
    let contact = contact.filter(|contact| !is_disturbing(contact.as_str()));
    let Some(contact) = contact else {
        let reason = say!(
            text(visitor.language),
            "admin-contact-fault",
            max = MAX_NOTES
        );
        return Err(refuse(StatusCode::UNPROCESSABLE_ENTITY, reason));
    };
    let contact = Some(contact.as_str()).filter(|contact| !contact.is_empty());
    app.store.set(&Scope::House, CONTACT, contact)?;
    Ok(see("/admin?done=yes"))
}
