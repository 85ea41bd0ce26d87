//! The form for a new game, filled in as far as is known.

use axum::http::StatusCode;
use axum::response::Response;
use games::{DEFAULT_GAME, GAMES, game};
use store::Query as List;
use tabletop::{Offer, Seat, SeatSet};
use view::page::{
    GameOffer, Named, NewGameForm, Participant, USUAL_BOT as TAKES_OVER, new_game_page,
};
use words::say;

use super::no_page;
use crate::app::{App, text};
use crate::clocks::{OFFERED, Pace};
use crate::fields::Fields;
use crate::request::{Query, Visitor};
use crate::response::{Answer, framed};

/// The default number of players, if the scenario allows it.
const USUAL_PLAYERS: u8 = 3;
/// A newcomer's opponents.
const USUAL_BOT: &str = "easy";
/// Levels at which playing for points is suggested.
const WEAK: [&str; 2] = ["beginner", "easy"];
/// Games after which people know what they want.
const FIRST_GAMES: u64 = 3;

pub fn new_game(app: &App, (visitor, Query(query)): &(Visitor, Query)) -> Answer {
    let mut form = fill_in(app, query).ok_or_else(no_page)?;
    preselect(app, visitor, query, &mut form)?;
    Ok(show(visitor, StatusCode::OK, &form, None))
}

/// The default aim of bots: points at weak levels, and in the first games of a browser.
pub fn preselect(
    app: &App,
    visitor: &Visitor,
    sent: &Fields,
    form: &mut NewGameForm,
) -> store::Result<()> {
    form.gentle = has_just_begun(app, visitor)?;
    if sent.get("aim").is_none() {
        let weak = |participant: &Participant| match participant {
            Participant::Bot(bot) => WEAK.contains(&bot.as_str()),
            Participant::Person(_) => false,
        };
        form.for_points = form.gentle || form.participants.iter().any(weak);
    }
    Ok(())
}

/// Whether fewer than three games were begun: by this program if the visitor is on its machine, otherwise by the
/// person signed in.
fn has_just_begun(app: &App, visitor: &Visitor) -> store::Result<bool> {
    let begun = match visitor.identity.person() {
        Some(person) if !visitor.identity.own_machine => {
            app.store.games_of(person, 0, FIRST_GAMES)?.len()
        }
        _ if visitor.identity.own_machine => {
            let query = List {
                limit: FIRST_GAMES,
                ..List::default()
            };
            app.store.list(&query)?.games.len()
        }
        _ => 0,
    };
    Ok((begun as u64) < FIRST_GAMES)
}

/// The form, with what was wrong with it.
pub fn show(
    visitor: &Visitor,
    status: StatusCode,
    form: &NewGameForm,
    error: Option<&str>,
) -> Response {
    let words = text(visitor.language);
    let games: Vec<GameOffer> = GAMES.iter().map(|game| game.menu(words)).collect();
    let offered = OFFERED.iter().filter_map(|id| {
        let name = Pace::read(id)?.said(words);
        let id = (*id).to_owned();
        Some(Named { id, name })
    });
    let offered: Vec<Named> = offered.collect();
    let main = new_game_page(&games, &offered, form, error, words);
    framed(visitor, status, &say!(words, "new-title"), main)
}

/// What was sent, and defaults for the rest; `None` if there is no such game.
pub fn fill_in(app: &App, form: &Fields) -> Option<NewGameForm> {
    let game = game(form.get("game").unwrap_or(DEFAULT_GAME))?;
    let offer = game.offer();
    let scenarios = &offer.scenarios;
    let scenario = scenarios
        .iter()
        .find(|scenario| scenario.id == form.text("scenario"))
        .or(scenarios.first())?;
    let players = form.number("players").unwrap_or(USUAL_PLAYERS);
    let players = players.clamp(scenario.least, scenario.most);
    let usual_edition = || {
        let usual = offer.editions.first();
        usual.map(|&edition| edition.to_owned())
    };
    let shared = !app.access().everybody_is_host();
    let time = form.text("time");
    if !time.is_empty() && Pace::read(time).is_none() {
        return None;
    }
    Some(NewGameForm {
        game: game.name().to_owned(),
        scenario: scenario.id.clone(),
        edition: form
            .get("edition")
            .map(str::to_owned)
            .or_else(usual_edition),
        options: options(form, &offer, players),
        participants: (1..=players)
            .map(|number| participant(form, number))
            .collect(),
        for_points: form.text("aim") == "points",
        gentle: false,
        open: shared.then(|| open(form, players)),
        public: form.get("public").is_some(),
        help: form.get("help").is_some(),
        time: time.to_owned(),
        night: form.get("night").is_some(),
        out: form.get("out").unwrap_or(TAKES_OVER).to_owned(),
        typed: form.text("deals") == "typed",
        tour: form.get("tour").is_some(),
        name: form.text("name").to_owned(),
        key: form
            .get("key")
            .map_or_else(|| app.fresh_key(), str::to_owned),
    })
}

fn options(form: &Fields, offer: &Offer, players: u8) -> Vec<String> {
    let alone = players == 1;
    let for_solo = |option: &str| offer.solo.iter().any(|solo| solo == option);
    let for_others = |option: &str| {
        let mut pairs = offer.alternatives.iter();
        let pair = pairs.find(|pair| pair.options.iter().any(|one| one == option));
        pair.is_some_and(|pair| !(pair.least..=pair.most).contains(&players))
    };
    let pairs = 0..offer.alternatives.len();
    let fields: Vec<String> = pairs.map(|index| format!("option-{index}")).collect();
    let chosen = fields.iter().filter_map(|field| form.get(field));
    let mut options: Vec<String> = form
        .all("option")
        .chain(chosen)
        .filter(|option| !option.is_empty() && !for_others(option))
        .filter(|option| alone || !for_solo(option))
        .map(str::to_owned)
        .collect();
    if alone && !options.iter().any(|option| for_solo(option)) {
        options.extend(offer.solo.first().cloned());
    }
    // A train that belongs to an option turns the option on.
    let needed = offer.needs.iter();
    let needed = needed.filter(|need| options.contains(&need.option));
    let needed: Vec<String> = needed.map(|need| need.needs.clone()).collect();
    options.extend(needed);
    options.sort();
    options.dedup();
    options
}

/// Whether the seat is left open for somebody.
const OPEN: &str = "open";

fn open(form: &Fields, players: u8) -> SeatSet {
    let seats = Seat::all(players);
    let open = seats.filter(|seat| form.text(&format!("kind-{seat}")) == OPEN);
    open.collect()
}

fn participant(form: &Fields, number: u8) -> Participant {
    let name = form.text(&format!("name-{number}")).trim().to_owned();
    match form.get(&format!("kind-{number}")) {
        Some("person" | OPEN) => Participant::Person(name),
        Some(bot) => Participant::Bot(bot.to_owned()),
        None if number == 1 => Participant::Person(name),
        None => Participant::Bot(USUAL_BOT.to_owned()),
    }
}
