//! Records from elsewhere.

use std::str::FromStr as _;

use axum::http::StatusCode;
use bots::BotName;
use games::game;
use store::Dealing;
use tabletop::record::ReadFault;
use tabletop::{Record, SeatName};
use view::page::{Phrases, Sitter, import_page, shown_names};
use view::{Text, read_fault};

use crate::answer::{Answer, framed};
use crate::app::{App, text};
use crate::new_table::{NewTable, NotMade, plain_name};
use crate::reply::see;
use crate::visit::Visit;

/// Takes a record in, or says what is wrong with it.
pub fn import(app: &App, visit: &Visit) -> Answer {
    let words = text(visit.language);
    let file = visit.form.text("file");
    // What is pasted comes with the line ends of forms.
    let pasted = visit.form.text("text").replace("\r\n", "\n");
    let given = if file.trim().is_empty() {
        pasted.as_str()
    } else {
        file
    };
    match take_in(app, given, words) {
        Ok(address) => Ok(see(&address)),
        Err(NotMade::Refused(reason)) => {
            let title = Phrases(words).title_import();
            let main = import_page(given, Some(&reason), words);
            Ok(framed(
                visit,
                StatusCode::UNPROCESSABLE_ENTITY,
                &title,
                main,
            ))
        }
        Err(NotMade::Store(fault)) => Err(fault.into()),
    }
}

fn take_in(app: &App, given: &str, words: &Text) -> Result<String, NotMade> {
    let refused = NotMade::Refused;
    if given.trim().is_empty() {
        return Err(refused(Phrases(words).import_nothing()));
    }
    let record = Record::read(given.as_bytes())
        .map_err(|fault: ReadFault| refused(read_fault(&fault, words)))?;
    let mut header = record.header().clone();
    let game = game(&header.game)
        .ok_or_else(|| refused(Phrases(words).import_unknown_game(&header.game)))?;
    let mut live = game.replay(&record, words).map_err(refused)?;
    let dealing = dealing(app, &record)?;
    if let Dealing::Seeded(seed) = &dealing {
        let mut dealer = tabletop::SeededDealer::new(seed);
        live.rewind(&mut dealer);
        live.deal_seeded(&mut dealer);
    }
    if record.deal_seed().is_none() {
        header.deal_commit = None;
    }
    let sitters: Vec<Sitter> = header.seats.iter().map(sitter).collect();
    let name = Phrases(words).import_name(&words.list(&shown_names(&sitters, words)));
    let table = NewTable {
        game: game.name(),
        setup: live.setup().clone(),
        sitters,
        typed: dealing == Dealing::Typed,
        name: name.chars().take(store::MAX_GAME_NAME).collect(),
        series: None,
        parent: None,
        first: Vec::new(),
        tour: false,
    };
    let key = app.fresh_key();
    let id = table.keep(app, &key, &*live, Some(&record), dealing, &header, words)?;
    Ok(format!("/games/{id}?imported=yes"))
}

/// Where the further deals come from: from the record's own luck if it tells it, from the people if they drew before,
/// else from new luck.
fn dealing(app: &App, record: &Record) -> Result<Dealing, NotMade> {
    match Dealing::of_record(record) {
        Some(dealing) => Ok(dealing),
        None => Ok(Dealing::Seeded(app.store.seed()?)),
    }
}

/// Bots that can be seated here are; everybody else is a person, other programs too. Their games can be played on by
/// people, who are not called like programs.
fn sitter(name: &SeatName) -> Sitter {
    let bot = name.bot().filter(|bot| BotName::from_str(bot).is_ok());
    match bot {
        Some(bot) => Sitter::Bot(bot.to_owned()),
        None => Sitter::Person(plain_name(name.as_str()).to_owned()),
    }
}
