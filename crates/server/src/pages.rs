//! The pages that only show something.

mod games;
mod new_game;
mod solo;

use axum::http::StatusCode;
use store::GameId;
use view::page::{Fault, Phrases, help_page, import_page, log_page, settings_page};

pub use games::games;
pub use new_game::{fill_in, new_game, show};
pub use solo::{WORD, solo, solo_scenario};

use crate::answer::{Answer, NoAnswer, framed};
use crate::app::{App, text};
use crate::reply::{Reply, file, see};
use crate::scene::{replay_reply, table_reply};
use crate::visit::Visit;

/// A table.
pub fn table(app: &App, visit: &Visit, id: &GameId) -> Answer {
    let notice = visit.query.get("imported").map(|_| {
        let said = Phrases(text(visit.language)).imported();
        view::page::Notice::Said(said)
    });
    let show = |table: &mut _| table_reply(app, visit, table, StatusCode::OK, notice);
    Ok(app.with_table(id, show)?)
}

/// Any position of a game.
pub fn replay(app: &App, visit: &Visit, id: &GameId, step: &str) -> Answer {
    let no_step = || NoAnswer::Fault(StatusCode::NOT_FOUND, Fault::NoStep);
    let step: usize = step.parse().map_err(|_| no_step())?;
    app.with_table(id, |table| {
        if step > table.live.len() {
            return Err(no_step());
        }
        Ok(replay_reply(app, visit, table, step))
    })?
}

/// The step somebody typed.
pub fn jump(visit: &Visit, id: &GameId) -> Reply {
    let step: usize = visit.query.number("step").unwrap_or(0);
    see(&format!("/games/{id}/at/{step}"))
}

/// The whole log.
pub fn log(app: &App, visit: &Visit, id: &GameId) -> Answer {
    let words = text(visit.language);
    let show = |table: &mut crate::table::Table| {
        let names = table.names(words);
        let notes = table.notes(&names);
        let name = table.game.name.to_string();
        let main = log_page(id.as_str(), &name, table.log(&names, words), &notes, words);
        let title = Phrases(words).title_log(&name);
        framed(visit, StatusCode::OK, &title, main)
    };
    Ok(app.with_table(id, show)?)
}

/// The record as a file.
pub fn export(app: &App, id: &GameId) -> Answer {
    let record = app.with_table(id, |table| {
        // Nobody adds to it meanwhile.
        let journal = app.store.journal(id, 0)?;
        let letters = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let name = table.game.name.as_str().replace(' ', "-");
        let name: String = name.chars().filter(|&letter| letters(letter)).collect();
        let record = table.record(&journal).to_string();
        Ok::<_, store::Fault>((name, record))
    })?;
    let (name, record) = record?;
    let name = if name.is_empty() {
        id.to_string()
    } else {
        name
    };
    Ok(file(&format!("{name}.game"), record))
}

/// How it works.
pub fn help(visit: &Visit) -> Reply {
    let words = text(visit.language);
    let title = Phrases(words).title_help();
    framed(visit, StatusCode::OK, &title, help_page(words))
}

/// What can be set.
pub fn settings(visit: &Visit) -> Reply {
    let words = text(visit.language);
    let back = own_address(visit.query.text("back"));
    let main = settings_page(&visit.settings, &back, words);
    framed(
        visit,
        StatusCode::OK,
        &Phrases(words).title_settings(),
        main,
    )
}

/// An address of ours to go back to; anything else becomes the start page.
pub fn own_address(back: &str) -> String {
    let ours = back.starts_with('/') && !back.starts_with("//") && !back.contains('\\');
    let plain = back.bytes().all(|byte| byte.is_ascii_graphic());
    if ours && plain {
        back.to_owned()
    } else {
        "/".to_owned()
    }
}

/// The way in for records.
pub fn import(visit: &Visit) -> Reply {
    let words = text(visit.language);
    let title = Phrases(words).title_import();
    framed(visit, StatusCode::OK, &title, import_page("", None, words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for (given, back) in [
            ("/games/abc", "/games/abc"),
            ("//evil.example", "/"),
            ("https://evil.example", "/"),
            ("/\\evil.example", "/"),
            ("", "/"),
            ("/a\r\nb", "/"),
        ] {
            assert_eq!(own_address(given), back);
        }
    }
}
