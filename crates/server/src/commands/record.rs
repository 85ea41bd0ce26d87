//! Importing records.

use axum::http::StatusCode;
use games::names::seat_names;
use games::{AnyTable, game};
use store::{Dealing, GameId};
use tabletop::journal::{MOST_ENTRIES, Note};
use tabletop::record::{Header, ReadError, ReadErrorKind};
use tabletop::{Record, Seat, SeatName};
use view::page::Participant;
use words::{Text, read_error, say};

use super::made;
use crate::app::{App, text};
use crate::names::{can_play, is_level};
use crate::new_table::{NewTable, NewTableError, at_one_screen, deal, fitting_name, plain_name};
use crate::pages::import_form;
use crate::permission::Identity;
use crate::request::{Upload, Visitor, Wants, too_big};
use crate::response::{Answer, see};

/// The most header lines that only other programs understand.
const MOST_EXTRAS: usize = 100;

/// The parameter in the address of an imported game whose digest could not be compared.
pub const OLDER_DIGEST: &str = "older-digest";

/// Imports a record, or says what is wrong with it.
pub fn import(app: &App, (visitor, upload): &(Visitor, Upload)) -> Answer {
    let words = text(visitor.language);
    let form = upload.fields().map_err(|_| too_big())?;
    let file = form.text("file");
    // Forms send pasted text with their own line endings.
    let pasted = form.text("text").replace("\r\n", "\n");
    let given = if file.trim().is_empty() {
        pasted.as_str()
    } else {
        file
    };
    // The same key gives the same game; requests of programs without keys give a new game each time.
    let key = form
        .get("key")
        .map_or_else(|| app.fresh_key(), str::to_owned);
    match take_in(app, &visitor.identity, given, &key, words) {
        Ok((id, _)) if visitor.wants == Wants::Json => made(app, visitor, &id),
        Ok((id, how)) => Ok(see(&format!("/games/{id}?imported={how}"))),
        Err(NewTableError::Refused(reason)) if visitor.wants == Wants::Page => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            Ok(import_form(app, visitor, status, (given, Some(&reason))))
        }
        Err(not_made) => Err(not_made.into()),
    }
}

/// The game of a record, and how its page reports the import.
fn take_in(
    app: &App,
    identity: &Identity,
    given: &str,
    key: &str,
    words: &Text,
) -> Result<(GameId, &'static str), NewTableError> {
    let refused = NewTableError::Refused;
    if given.trim().is_empty() {
        return Err(refused(say!(words, "import-nothing")));
    }
    let record = Record::read(given.as_bytes())
        .map_err(|error: ReadError| refused(read_error(&error, words)))?;
    let mut header = record.header().clone();
    let game = game(&header.game).ok_or_else(|| {
        refused(say!(
            words,
            "import-unknown-game",
            game = header.game.as_str()
        ))
    })?;
    let (seats, bots) = (header.seats.iter(), game.bots());
    let mut levels = header.seats.iter().filter_map(SeatName::bot);
    if let Some(bot) = levels.find(|bot| is_level(bot) && !can_play(bot, &bots)) {
        return Err(refused(say!(words, "new-bot-unknown", bot = bot)));
    }
    let mut participants: Vec<Participant> = seats.map(|name| participant(name, &bots)).collect();
    let seating = at_one_screen(identity, &mut participants);
    // Further deals come from the record's own seed if it has one, from the people if they drew before, otherwise
    // from new luck.
    let dealing = Dealing::of_record(&record);
    let dealing = dealing.unwrap_or_else(|| Dealing::Seeded(app.fresh_seed()));
    let mut live = game
        .replay(&record, participants.clone(), dealing)
        .map_err(|reason| refused(reason.say(&names(&header), words)))?;
    for seat in unseated(&*live, &bots) {
        live.take(&Note::Back { seat }.into()).map_err(refused)?;
    }
    deal(&mut *live);
    // Whatever is imported can be exported, also after it was continued.
    let kind = ReadErrorKind::ManyLines;
    let (length, extras) = (live.history().length(), header.extras.len());
    if length >= MOST_ENTRIES || extras > MOST_EXTRAS {
        let line = if extras > MOST_EXTRAS {
            extras
        } else {
            length as usize
        };
        return Err(refused(read_error(&ReadError { line, kind }, words)));
    }
    if record.deal_seed().is_none() {
        header.deal_commit = None;
    }
    let name = say!(
        words,
        "import-name",
        players = words.list(&seat_names(game.name(), &participants, words))
    );
    let table = NewTable {
        typed: live.history().is_typed(),
        name: fitting_name(&name),
        seating,
        ..NewTable::new(game, live.setup().clone(), participants)
    };
    let id = table.keep(app, key, &*live, &header, &[], words)?;
    let how = match record.older_digest() {
        Some(_) => OLDER_DIGEST,
        None => "yes",
    };
    Ok((id, how))
}

/// Seats that were left to a bot that cannot be seated here: their people are back.
fn unseated(live: &dyn AnyTable, bots: &[String]) -> Vec<Seat> {
    let history = live.history();
    let plays = |seat: Seat| match history.player(seat) {
        Participant::Bot(bot) => can_play(bot, bots),
        Participant::Person(_) => true,
    };
    let seats = Seat::all(history.players().len() as u8);
    let away = seats.filter(|&seat| history.is_away(seat) && !plays(seat));
    away.collect()
}

/// The seats as the record names them.
fn names(header: &Header) -> Vec<String> {
    header.seats.iter().map(ToString::to_string).collect()
}

/// Bots that can be seated here are. Everything else becomes a person, including other programs (levels with an
/// unknown suffix were refused before). People can continue their games, but are not named like programs.
fn participant(name: &SeatName, bots: &[String]) -> Participant {
    let bot = name.bot().filter(|bot| can_play(bot, bots));
    match bot {
        Some(bot) => Participant::Bot(bot.to_owned()),
        None => Participant::Person(plain_name(name.as_str())),
    }
}
