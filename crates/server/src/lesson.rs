//! The tutorial at a table: only the choice of the prepared game can be made, together with the steps that follow it.

use ::table::Timing;
use games::{Lesson, game};
use maud::Markup;
use view::page::{Hint, after_lesson};
use words::{Text, say};

use crate::table::Table;

/// The series all tutorials belong to.
pub const SERIES: &str = "tutorial";

/// The role of a choice in a tutorial.
#[derive(Debug)]
pub enum Taught {
    /// This is not a tutorial, or the choice is impossible or late: it is handled as anywhere else.
    Free,
    /// The expected choice: the steps to make.
    Right(Vec<String>),
    /// Possible, but not what the lesson is about: what to say.
    Wrong(String),
}

/// The role of a choice that was made when the journal had this length.
pub fn taught(table: &Table, expected: u64, choice: &str, text: &Text) -> Taught {
    let Some(lesson) = lesson_of(table) else {
        return Taught::Free;
    };
    let (live, taken) = (table.live(), table.live().len());
    let now = table.history().timing(expected) == Timing::Now;
    let (Some(awaited), true) = (lesson.awaited(taken), now) else {
        return Taught::Free;
    };
    if awaited.eq_ignore_ascii_case(choice) {
        return Taught::Right(lesson.following(taken).to_vec());
    }
    let meanings = [choice, awaited].map(|choice| live.meaning(taken, choice, text));
    match meanings {
        [Some(chosen), Some(expected)] => Taught::Wrong(say!(
            text,
            "learn-wrong",
            chosen = chosen,
            expected = expected
        )),
        _ => Taught::Free,
    }
}

/// Whether a table is one of the tutorial.
pub fn is_lesson(table: &Table) -> bool {
    lesson_of(table).is_some()
}

/// What the tutorial says now, beside the decision or after the end.
pub fn said(table: &Table, text: &Text) -> Option<Markup> {
    let lesson = lesson_of(table)?;
    if table.live().is_over() {
        return Some(after_lesson(text));
    }
    let done = lesson.done(table.live().len());
    game(&table.game.about.game)?.lesson_step(done, text)
}

/// The expected choice, as advice.
pub fn advice(table: &Table, text: &Text) -> Option<Hint> {
    let lesson = lesson_of(table)?;
    let taken = table.live().len();
    let notation = lesson.awaited(taken)?;
    let meaning = table.live().meaning(taken, notation, text)?;
    Some(Hint::Ready {
        notation: notation.to_owned(),
        meaning,
        over: None,
    })
}

/// The lesson of a table that follows it.
fn lesson_of(table: &Table) -> Option<Lesson> {
    if table.game.about.series.as_deref() != Some(SERIES) {
        return None;
    }
    let lesson = game(&table.game.about.game)?.lesson()?;
    let live = table.live();
    let same = |index: usize| lesson.steps().get(index) == Some(&live.step_text(index));
    (0..live.len()).all(same).then_some(lesson)
}
