//! Pages for people at screens of their own: public tables, a table that waits, one's own games, oneself.

use axum::http::StatusCode;
use games::names::{edition_name, game_name, option_name, scenario_name, seat_names};
use games::{GAMES, game};
use maud::html;
use store::{EventId, Moment, OpenSeat, OpenTable, WantedTables};
use view::page::{
    JoinPage, JoinSeat, LobbyPage, LobbyTable, MinePage, MovePage, Named, NewGameForm, Participant,
    arrive_page, blocked_section, join_page, lobby_page, me_page, mine_page, notices_link,
    shut_out_page, time_ago,
};
use words::{Text, say};

use super::account::standing;
use super::games::row;
use super::own_address;
use crate::app::{App, text};
use crate::clocks::TimeControl;
use crate::commands::agreed;
use crate::names::isolated;
use crate::request::{GamePath, Query, Visitor};
use crate::response::{Answer, Error, framed, refuse, see};
use crate::table_page::levels;

/// Tables and games on a page.
const PER_PAGE: u64 = 30;

/// Public tables that wait for people.
pub fn lobby(app: &App, (visitor, Query(query)): &(Visitor, Query)) -> Answer {
    let words = text(visitor.language);
    let page = query.page();
    let game = query.text("game");
    let known = GAMES.iter().find(|known| known.name() == game);
    let mut tables = app.store.open_tables(&WantedTables {
        game: known.map(|game| game.name()),
        offset: page.saturating_mul(PER_PAGE).min(i64::MAX as u64),
        limit: PER_PAGE + 1,
    })?;
    let more = tables.len() as u64 > PER_PAGE;
    tables.truncate(PER_PAGE as usize);
    let main = lobby_page(
        &LobbyPage {
            tables: tables.iter().map(|table| line(app, table, words)).collect(),
            games: GAMES
                .iter()
                .map(|game| Named {
                    id: game.name().to_owned(),
                    name: game.title().to_owned(),
                })
                .collect(),
            game: known.map_or("", |game| game.name()).to_owned(),
            page,
            more,
            known: visitor.identity.known.is_some() || visitor.identity.host,
        },
        words,
    );
    let title = say!(words, "lobby-title");
    Ok(framed(visitor, StatusCode::OK, &title, main))
}

/// A table in a list.
pub fn line(app: &App, table: &OpenTable, words: &Text) -> LobbyTable {
    let form = agreed(app, table);
    let scenario = form.as_ref().map_or("", |form| form.scenario.as_str());
    let people = table.about.seats.iter().filter_map(|seat| match seat {
        OpenSeat::Person { name, .. } => Some(isolated(name.clone())),
        OpenSeat::Open | OpenSeat::Bot(_) => None,
    });
    let ago = (Moment::now().0 - table.about.created.0) / 1000;
    LobbyTable {
        id: table.id.to_string(),
        name: table_name(app, table, words),
        game: game_name(&table.about.game),
        scenario: scenario_name(&table.about.game, scenario, words),
        people: people.collect(),
        open: open(table),
        time: form.as_ref().and_then(|form| time_said(form, words)),
        when: time_ago(ago, words),
    }
}

/// The time that was agreed on, in words.
fn time_said(form: &NewGameForm, words: &Text) -> Option<String> {
    TimeControl::of_form(form).map(|time| time.said(words))
}

fn open(table: &OpenTable) -> usize {
    let seats = table.about.seats.iter();
    seats.filter(|seat| **seat == OpenSeat::Open).count()
}

/// The name of a table: its own, or that of the person who set it up.
fn table_name(app: &App, table: &OpenTable, words: &Text) -> String {
    let named = agreed(app, table).map(|form| form.name);
    if let Some(name) = named.filter(|name| !name.trim().is_empty()) {
        return name;
    }
    let creator = app.store.person(&table.about.creator);
    let creator = creator.map_or(String::new(), |person| person.about.name.to_string());
    say!(words, "join-table-of", who = creator)
}

/// A table that waits, for those who were invited and those who sit there.
pub fn join(
    app: &App,
    (visitor, GamePath(id), Query(query)): &(Visitor, GamePath, Query),
) -> Answer {
    // Whatever happens from here on is heard by the page.
    let event = app.store.newest_event()?;
    let table = match app.store.opened(id) {
        Ok(table) => table,
        // It has begun: those who play go on there, everybody else looks on.
        Err(store::StoreError::NoGame(_)) => {
            app.store.game(id)?;
            return Ok(see(&format!("/games/{id}")));
        }
        Err(error) => return Err(error.into()),
    };
    let wanted = query.number("seat");
    show_join(app, visitor, (&table, event), wanted, StatusCode::OK, None)
}

/// The page of a table that waits.
pub fn show_join(
    app: &App,
    visitor: &Visitor,
    (table, event): (&OpenTable, EventId),
    wanted: Option<usize>,
    status: StatusCode,
    error: Option<String>,
) -> Answer {
    let words = text(visitor.language);
    let form = agreed(app, table).ok_or_else(super::no_page)?;
    let rules = game(&form.game);
    let mut about = vec![
        game_name(&form.game),
        scenario_name(&form.game, &form.scenario, words),
    ];
    about.extend(
        form.edition
            .iter()
            .map(|id| edition_name(&form.game, id, words)),
    );
    about.extend(
        form.options
            .iter()
            .map(|id| option_name(&form.game, id, words)),
    );
    if form.typed {
        about.push(say!(words, "new-deals-typed"));
    }
    about.push(if form.help {
        say!(words, "join-help-on")
    } else {
        say!(words, "join-help-off")
    });
    if let Some(time) = time_said(&form, words) {
        about.push(time);
        let bots = rules.map_or(Vec::new(), |game| game.named_bots(words));
        let bot = bots.into_iter().find(|bot| bot.id == form.out);
        about.extend(bot.map(|bot| say!(words, "join-out-of-time", bot = bot.name)));
    }
    let page = JoinPage {
        id: table.id.to_string(),
        name: table_name(app, table, words),
        about,
        seats: seats(visitor, table, words),
        link: format!("{}/join/{}", app.origin_for(&visitor.host), table.id),
        public: table.about.public,
        creator: visitor.identity.host || visitor.identity.is(&table.about.creator),
        known: visitor
            .identity
            .known
            .as_ref()
            .map(|known| known.name.clone()),
        wanted,
        event: event.0,
        bots: rules.map_or(Vec::new(), |game| levels(game.named_bots(words))),
        error,
    };
    let main = join_page(&page, words);
    Ok(framed(visitor, status, &page.name, main))
}

fn seats(visitor: &Visitor, table: &OpenTable, words: &Text) -> Vec<JoinSeat> {
    let participants: Vec<Participant> = table.about.seats.iter().map(participant).collect();
    let names = seat_names(&table.about.game, &participants, words);
    let seat = |(seat, name): (&OpenSeat, String)| match seat {
        OpenSeat::Open => JoinSeat::Open,
        OpenSeat::Bot(_) => JoinSeat::Bot(name),
        OpenSeat::Person { person, .. } => JoinSeat::Person {
            name,
            own: visitor.identity.is(person),
        },
    };
    table.about.seats.iter().zip(names).map(seat).collect()
}

fn participant(seat: &OpenSeat) -> Participant {
    match seat {
        OpenSeat::Open => Participant::Person(String::new()),
        OpenSeat::Bot(bot) => Participant::Bot(bot.clone()),
        OpenSeat::Person { name, .. } => Participant::Person(name.clone()),
    }
}

/// One's own games, those that wait first.
pub fn mine(app: &App, (visitor, Query(query)): &(Visitor, Query)) -> Answer {
    let words = text(visitor.language);
    let Some(person) = visitor.identity.person() else {
        return Ok(see("/"));
    };
    let event = app.store.newest_event()?.0;
    let page = query.page();
    let offset = page.saturating_mul(PER_PAGE).min(i64::MAX as u64);
    let mut games = app.store.games_of(person, offset, PER_PAGE + 1)?;
    let more = games.len() as u64 > PER_PAGE;
    games.truncate(PER_PAGE as usize);
    let tables = match page {
        0 => app.store.open_tables_of(person, PER_PAGE)?,
        _ => Vec::new(),
    };
    let closed = query.get("closed").map(|_| say!(words, "mine-closed"));
    let none = query.get("none").map(|_| say!(words, "mine-no-other"));
    let main = mine_page(
        &MinePage {
            tables: tables.iter().map(|table| line(app, table, words)).collect(),
            games: games
                .iter()
                .map(|own| Ok((row(app, &own.game, words)?, own.waits())))
                .collect::<store::Result<_>>()?,
            page,
            more,
            event,
            notice: closed.or(none),
        },
        words,
    );
    let title = say!(words, "mine-title");
    Ok(framed(visitor, StatusCode::OK, &title, main))
}

/// The next game that waits, after the one that is looked at.
pub fn next_game(app: &App, (visitor, Query(query)): &(Visitor, Query)) -> Answer {
    let Some(person) = visitor.identity.person() else {
        return Ok(see("/"));
    };
    let games = app.store.games_of(person, 0, PER_PAGE)?;
    let after = query.text("after");
    let waiting = games.iter().filter(|own| own.waits());
    let waiting: Vec<&str> = waiting.map(|own| own.game.id.as_str()).collect();
    // One after the other, also for those who decide nothing on the way.
    let here = waiting.iter().position(|id| *id == after);
    let next = waiting.iter().cycle().nth(here.map_or(0, |here| here + 1));
    Ok(match next {
        Some(id) if *id != after => see(&format!("/games/{id}")),
        _ => see("/mine?none=yes"),
    })
}

pub fn me(app: &App, (visitor, Query(query)): &(Visitor, Query)) -> Answer {
    if visitor.identity.own_machine {
        return Ok(see("/"));
    }
    let back = match query.get("back") {
        Some(back) => own_address(back),
        None => "/mine".to_owned(),
    };
    show_me(app, visitor, &back, StatusCode::OK, (None, None))
}

pub fn show_me(
    app: &App,
    visitor: &Visitor,
    back: &str,
    status: StatusCode,
    (error, moving): (Option<&str>, Option<&MovePage>),
) -> Answer {
    let words = text(visitor.language);
    let known = visitor.identity.known.as_ref();
    let name = known.map(|known| known.name.as_str());
    let days = app.retention().guests.into();
    let account = standing(app, visitor)?;
    if visitor.identity.shut_out {
        let main = shut_out_page(account, words);
        return Ok(framed(visitor, status, &say!(words, "me-title"), main));
    }
    let main = me_page(name, account, back, error, moving, days, words);
    let blocked = match known {
        Some(known) => app.store.blocked(&known.id)?,
        None => Vec::new(),
    };
    let blocked: Vec<(String, String)> = blocked
        .into_iter()
        .map(|(person, name)| (person.to_string(), name))
        .collect();
    let main = html! {
        (main)
        @if known.is_some() { (notices_link(words)) }
        (blocked_section(&blocked, words))
    };
    Ok(framed(visitor, status, &say!(words, "me-title"), main))
}

/// Where a link to another device ends.
pub fn arrive(app: &App, (visitor, Query(query)): &(Visitor, Query)) -> Answer {
    let words = text(visitor.language);
    let spent = || -> Error { refuse(StatusCode::GONE, say!(words, "arrive-spent")) };
    let code = query.text("code");
    let person = app.moving(code)?.ok_or_else(spent)?;
    let name = app.store.person(&person)?.about.name.to_string();
    let title = say!(words, "arrive-title", who = name.as_str());
    let main = arrive_page(&name, code, words);
    Ok(framed(visitor, StatusCode::OK, &title, main))
}
