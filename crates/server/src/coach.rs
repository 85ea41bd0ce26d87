//! The coach: for those who want one a bot looks at each of their choices once it is made, and says something if it cost
//! much. It keeps nobody waiting: the game goes on meanwhile, and what comes too late is not said.

use ::table::Viewer;
use games::Verdict;
use store::GameId;
use tabletop::Seat;
use view::page::{Coach, Settings};
use words::Text;

use crate::app::App;
use crate::request::{Form, GamePath, Visitor, Wants};
use crate::response::{Answer, Error};
use crate::table::Table;
use crate::table_page::Shown;
use crate::workers::Job;
use crate::{commands, lesson};

/// A choice the coach looks at.
#[derive(Clone, Debug)]
pub struct Coached {
    /// The position before the choice.
    step: usize,
    seat: Seat,
    /// The step as the record writes it, to know it again after steps were taken back.
    text: String,
    /// Nothing as long as it is thought about.
    verdict: Option<Verdict>,
}

/// Whether the coach is to look at the choice that a visitor is about to make: the position, and who chooses.
pub fn wanted(table: &Table, settings: &Settings, viewer: Viewer) -> Option<(usize, Seat)> {
    if !settings.coach || table.forbids_help() || lesson::is_lesson(table) {
        return None;
    }
    let seat = table.live().person_asked(viewer)?;
    Some((table.live().len(), seat))
}

/// Has a choice that was made looked at.
pub fn look(app: &App, table: &mut Table, (step, seat): (usize, Seat)) {
    // Sent twice, it is made once.
    if step >= table.live().len() {
        return;
    }
    table.coached = Some(Coached {
        step,
        seat,
        text: table.live().step_text(step),
        verdict: None,
    });
    app.coach(table);
}

/// The choice the coach has looked at, if it still is the last one of its seat.
fn last(table: &Table) -> Option<&Coached> {
    let coached = table.coached.as_ref()?;
    let live = table.live();
    let stands = coached.step < live.len() && live.step_text(coached.step) == coached.text;
    let own = live.steps_since_own(Viewer::of([coached.seat].into_iter().collect()))?;
    (stands && own + coached.step == live.len()).then_some(coached)
}

/// Whether there is something to say to a viewer.
pub fn is_speaking(table: &Table, viewer: Viewer) -> bool {
    last(table).is_some_and(|coached| viewer.holds(coached.seat) && coached.verdict.is_some())
        && !table.forbids_help()
}

/// What there is to say to a viewer.
pub fn said(table: &Table, viewer: Viewer, names: &[String], text: &Text) -> Option<Coach> {
    let coached = last(table).filter(|_| is_speaking(table, viewer))?;
    let verdict = coached.verdict.as_ref()?;
    let means = |choice: &str| table.live().meaning(coached.step, choice, text);
    let why = verdict.why.as_ref();
    // Behind the seat.
    let (_, chosen) = coached.text.split_once(' ')?;
    Some(Coach {
        step: coached.step,
        chosen: means(chosen)?,
        better: means(&verdict.best)?,
        cost: verdict.cost(names.len() == 1),
        why: why.map(|why| why.shown(names, text)),
    })
}

/// Looks at a choice, on a thread for thinking.
pub fn think(app: &App, id: &GameId) {
    let begin = |table: &mut Table| {
        let coached = last(table).filter(|coached| coached.verdict.is_none())?;
        let (step, seat) = (coached.step, coached.seat);
        let think = table
            .live()
            .coaching(step, seat, app.fresh_number(step as u64));
        Some((think?, step))
    };
    let Ok(Some((think, step))) = app.with_table(id, begin) else {
        return;
    };
    let verdict = think();
    let finish = |table: &mut Table| {
        let coached = table
            .coached
            .as_mut()
            .filter(|coached| coached.step == step);
        let speaks = verdict.is_some();
        if let Some(coached) = coached {
            coached.verdict = verdict;
        }
        speaks
    };
    if app.with_table(id, finish).unwrap_or(false) {
        app.tell_changed(id);
    }
}

/// Whoever has heard the coach goes on.
pub fn go_on(app: &App, (visitor, GamePath(id), Form(form)): &(Visitor, GamePath, Form)) -> Answer {
    let seq = app.with_table(id, |table| {
        let own = |coached: &Coached| visitor.viewer.holds(coached.seat);
        if table.coached.as_ref().is_some_and(own) {
            table.coached = None;
        }
        table.history().length()
    })?;
    app.tell_changed(id);
    if visitor.wants == Wants::Changes {
        let shown = (axum::http::StatusCode::OK, Shown::default());
        return commands::changed_since(app, visitor, id, form, shown);
    }
    Ok::<_, Error>(commands::asked_for(visitor, &format!("/games/{id}"), seq))
}

impl App {
    /// Lets a bot look at the choice that was just made.
    fn coach(&self, table: &Table) {
        self.give(table, Job::Coach);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use store::{Holder, Sqlite};
    use words::Language;

    use super::*;
    use crate::app::text;
    use crate::fields::Fields;
    use crate::new_table::NewTable;
    use crate::pages::fill_in;

    /// A game of two people.
    fn table(app: &App, help: bool) -> GameId {
        let form = Fields::read(b"game=foothills&kind-1=person&kind-2=person");
        let form = fill_in(app, &form.unwrap()).unwrap();
        let table = NewTable {
            help,
            ..NewTable::from_form(&form).unwrap()
        };
        let key = if help { "with" } else { "without" };
        table.make(app, key, text(Language::ENGLISH)).unwrap()
    }

    /// Two people at screens of their own.
    fn share(table: &mut Table) {
        let holder = |index| Holder {
            person: None,
            seats: [Seat::new(index)].into_iter().collect(),
        };
        table.seating.holders = vec![holder(0), holder(1)];
    }

    #[test]
    fn the_coach_is_for_those_who_want_one_where_help_is_agreed_on() {
        let app = App::new(Arc::new(Sqlite::in_memory().unwrap()), 1).unwrap();
        let on = Settings {
            coach: true,
            ..Settings::default()
        };
        let id = table(&app, false);
        let looks = |table: &Table, settings: &Settings| wanted(table, settings, Viewer::ALL);
        app.with_table(&id, |table| {
            assert_eq!(looks(table, &Settings::default()), None, "off by default");
            assert!(looks(table, &on).is_some(), "all at one screen");
            assert_eq!(wanted(table, &on, Viewer::SPECTATOR), None);
            share(table);
            assert_eq!(looks(table, &on), None, "nobody has agreed on it");
        })
        .unwrap();
        let id = table(&app, true);
        app.with_table(&id, |table| {
            share(table);
            assert!(looks(table, &on).is_some(), "they have agreed on it");
        })
        .unwrap();
    }
}
