//! Planning ahead: a private copy of the position, deleted when it is closed or after a day. It gives nothing that
//! the game forbids: if advice and copies are off, no bot plays in it or judges it.

use axum::http::StatusCode;
use view::page::Participant;
use words::{Text, say};

use super::{Sent, asked_for, bad_form, made};
use crate::app::{App, text};
use crate::lesson::is_lesson;
use crate::new_table::{NewTable, at_one_screen, fitting_name, plain_name};
use crate::request::{Form, GamePath};
use crate::response::{Answer, refuse};
use crate::table::Table;

/// Opens a plan of a running game.
pub fn plan(app: &App, (visitor, GamePath(id), Form(form)): &Sent) -> Answer {
    let words = text(visitor.language);
    let Some(mut table) = app.with_table(id, |table| copy(table, words))? else {
        let reason = say!(words, "plan-not-now");
        return Err(refuse(StatusCode::CONFLICT, reason));
    };
    table.seating = at_one_screen(&visitor.identity, &mut table.participants);
    let plan = table.make(app, form.text("key"), words)?;
    made(app, visitor, &plan)
}

/// The position as a table of its own, with new luck; `None` for finished games, tutorials and plans.
fn copy(table: &Table, words: &Text) -> Option<NewTable> {
    let live = table.live();
    if live.is_over() || table.is_plan() || is_lesson(table) {
        return None;
    }
    let alone = table.forbids_help();
    let names = table.names(words);
    let participant = |(participant, name): (&Participant, &String)| match participant {
        Participant::Bot(bot) if !alone => Participant::Bot(bot.clone()),
        _ => Participant::Person(plain_name(name).chars().take(NAME).collect()),
    };
    let name = say!(words, "plan-name", game = table.game.about.name.as_str());
    let seated = live.history().seated().iter();
    let participants = seated.zip(&names).map(participant).collect();
    let series = if alone {
        store::PLAN_ALONE
    } else {
        store::PLAN
    };
    Some(NewTable {
        name: fitting_name(&name),
        series: Some(series.to_owned()),
        ..NewTable::after(table, live.len(), participants)?
    })
}

/// The longest name of a person.
const NAME: usize = 40;

/// Discards a plan and returns to the game.
pub fn close_plan(app: &App, (visitor, GamePath(id), _): &Sent) -> Answer {
    let (parent, length) = app.with_table(id, |table| {
        let parent = table.game.about.parent.clone();
        let parent = parent.filter(|_| table.is_plan());
        (parent, table.history().length())
    })?;
    let parent = parent.ok_or_else(bad_form)?;
    app.store.delete(id)?;
    app.forget(id);
    Ok(asked_for(
        visitor,
        &format!("/games/{}", parent.game),
        length,
    ))
}
