//! The whole position as plain lines: the lines with their cards, the stocks, the players and their cards.

use foothills::State;
use foothills::ids::{ActionCard, Line, Place, Side, StationCard};
use tabletop::{Pending, Rules as _, Seat};

use super::wording::{Words, bundle, cubes, goods};
use crate::goods::Good;
use crate::layout;
use crate::text::say;

/// How much of a name fits into the table of players.
const NAME_COLUMNS: usize = 14;

pub fn lines(words: Words<'_>, state: &State) -> Vec<String> {
    let mut out = head(words, state);
    out.push(String::new());
    out.push(say!(words.text, "hill-place-lines"));
    for line in state.lines.iter() {
        out.extend(line_of(words, state, line));
    }
    out.push(String::new());
    out.push(say!(words.text, "hill-place-supply"));
    for card in state.supply.iter() {
        out.extend(layout::words("  - ", &supply_card(words, card)));
    }
    out.push(String::new());
    out.extend(players(words, state));
    for seat in Seat::all(2) {
        out.push(String::new());
        out.extend(own_cards(words, state, seat));
    }
    out.push(String::new());
    out.push(say!(words.text, "hill-place-legend"));
    out
}

fn head(words: Words<'_>, state: &State) -> Vec<String> {
    let text = words.text;
    let counts = words.rules.sheets().counts;
    let mut first = vec![match state.turn {
        0 => say!(text, "hill-place-setup"),
        turn => say!(text, "hill-place-turn", n = turn),
    }];
    first.push(say!(
        text,
        "hill-place-start",
        number = state.start.number(),
        who = words.name(state.start)
    ));
    if state.end_triggered() {
        first.push(say!(text, "hill-place-last", n = state.last_turn));
    }
    let labels = [say!(text, "hill-place-yard"), say!(text, "hill-place-bag")];
    let columns = labels.iter().map(|label| layout::width(label)).max();
    let label = |index: usize| format!("{}  ", layout::left(&labels[index], columns.unwrap_or(0)));
    let mut out = layout::pieces("", &first);
    out.extend(layout::pieces(
        &label(0),
        &[
            text.goods(&bundle(state.yard)),
            say!(text, "hill-place-events", n = state.events),
        ],
    ));
    let navvies = u32::from(counts.navvies).saturating_sub(state.navvies.len());
    out.extend(layout::pieces(
        &label(1),
        &[
            text.goods(&cubes(state.bag)),
            say!(text, "hill-place-navvies", n = navvies),
            say!(
                text,
                "hill-place-buffers",
                n = state.buffer_stops.len(),
                all = counts.buffer_stops
            ),
        ],
    ));
    out
}

fn line_of(words: Words<'_>, state: &State, line: Line) -> Vec<String> {
    let text = words.text;
    let sheet = &words.rules.sheets().lines[line.index()];
    let mut title = vec![format!("{} {}", sheet.id, sheet.name)];
    if sheet.bonus > 0 {
        let points = text.count(Good::Points, sheet.bonus.into());
        title.push(say!(text, "hill-place-bonus", points = points));
    }
    if state.buffer_stops.contains(line) {
        title.push(say!(text, "hill-place-buffer"));
    }
    let mut out = layout::pieces(" ", &title);
    for card in words.rules.cards_of(line).iter() {
        // A card on two lines is listed once, with the upper one.
        let upper = words.rules.lines_of(state, card).first();
        match upper {
            Some(upper) if upper != line => {
                let id = &words.rules.sheets().stations[card.index()].id;
                let see = words.rules.sheets().lines[upper.index()].id.as_str();
                let see = say!(text, "hill-place-shared", line = see);
                let id = layout::left(id, 8);
                out.push(format!("   {id}  {}, {see}", words.station(card)));
            }
            _ => out.extend(card_of(words, state, card)),
        }
    }
    out
}

fn card_of(words: Words<'_>, state: &State, card: StationCard) -> Vec<String> {
    let text = words.text;
    let sheet = &words.rules.sheets().stations[card.index()];
    let mut pieces = vec![sheet.name.clone()];
    let here: Vec<String> = Seat::all(2)
        .filter(|&seat| state.player(seat).surveyor == Place::on(card))
        .map(|seat| seat.to_string())
        .collect();
    if !here.is_empty() {
        pieces.push(say!(text, "hill-place-here", numbers = here.join(", ")));
    }
    if state.navvies.contains(card) {
        pieces.push(say!(text, "hill-place-navvy"));
    }
    let rubble = state.rubble[card.index()];
    if rubble > 0 {
        pieces.push(text.count(Good::Rubble, rubble.into()));
    }
    if sheet.ticket.is_some() {
        pieces.push(say!(text, "hill-place-start-card"));
        pieces.push(say!(
            text,
            "hill-place-tickets",
            n = tickets_left(words, state, card)
        ));
    }
    if !state.navvies.contains(card) {
        pieces.extend(spaces(words, state, card));
    }
    if let Some(effect) = words.built_effect(card) {
        pieces.push(effect);
    }
    if let Some(action) = words.surveyor_action(card) {
        pieces.push(say!(text, "hill-place-surveyor", action = action));
    }
    layout::pieces(&format!("   {}  ", layout::left(&sheet.id, 8)), &pieces)
}

/// Two tickets of a kind, less those that players hold.
fn tickets_left(words: Words<'_>, state: &State, card: StationCard) -> usize {
    let held = |seat: &Seat| {
        let tickets = state.player(*seat).tickets;
        tickets
            .iter()
            .any(|ticket| words.rules.ticket_card(ticket) == card)
    };
    2 - Seat::all(2).filter(held).count()
}

/// Track and station spaces.
fn spaces(words: Words<'_>, state: &State, card: StationCard) -> Vec<String> {
    let text = words.text;
    let sheet = &words.rules.sheets().stations[card.index()];
    let mut pieces = Vec::new();
    for track in words.rules.tracks_of(card).iter() {
        let owner = Seat::all(2).find(|&seat| state.player(seat).tracks.contains(track));
        let what = match owner {
            Some(seat) => format!("[{seat}]"),
            None if state.rubble[card.index()] == 0 => say!(text, "hill-place-open"),
            None => say!(text, "hill-place-blocked"),
        };
        pieces.push(say!(text, "hill-place-track", what = what));
    }
    let stations = words.rules.stations_of(card);
    for (number, (space, printed)) in (1_u8..).zip(stations.iter().zip(&sheet.stations)) {
        let owner = Seat::all(2).find(|&seat| state.player(seat).stations.contains(space));
        let what = if let Some(seat) = owner {
            format!("[{seat}]")
        } else {
            let cost = text.goods(&goods(printed.cost));
            if printed.bonus == foothills::goods::Gains::default() {
                cost
            } else {
                format!("{cost} > {}", words.gains(printed.bonus))
            }
        };
        pieces.push(say!(
            text,
            "hill-place-station",
            number = number,
            what = what
        ));
    }
    pieces
}

fn supply_card(words: Words<'_>, card: ActionCard) -> String {
    let scores = words.rules.sheets().cards[card.index()].scores;
    say!(
        words.text,
        "hill-place-card",
        card = words.action(card),
        action = words.card_action(card, Side::Grey),
        scores = words.scores(scores)
    )
}

fn players(words: Words<'_>, state: &State) -> Vec<String> {
    let text = words.text;
    let mut rows = vec![vec![
        format!("    {}", say!(text, "hill-head-player")),
        say!(text, "hill-head-colour"),
        say!(text, "hill-head-iron"),
        say!(text, "hill-head-stone"),
        say!(text, "hill-head-rubble"),
        say!(text, "hill-head-passengers"),
        say!(text, "hill-head-tracks"),
        say!(text, "hill-head-stations"),
        say!(text, "hill-head-tickets"),
        say!(text, "hill-head-points"),
    ]];
    let asked = match words.rules.pending(state) {
        Pending::Decision(seat, _) => Some(seat),
        Pending::Chance(_) | Pending::Over => None,
    };
    for seat in Seat::all(2) {
        let player = state.player(seat);
        let name = layout::short(&words.name(seat), NAME_COLUMNS);
        rows.push(vec![
            format!(
                "{}{} {seat} {name}",
                if asked == Some(seat) { '>' } else { ' ' },
                if state.start == seat { '*' } else { ' ' },
            ),
            words.colour(seat),
            player.resources.iron.to_string(),
            player.resources.stone.to_string(),
            player.rubble.to_string(),
            player.passengers.to_string(),
            player.tracks.len().to_string(),
            player.stations.len().to_string(),
            player.tickets.len().to_string(),
            text.points(words.rules.totals(state)[seat]),
        ]);
    }
    layout::table("<<>>>>>>>>", &rows)
        .iter()
        .map(|line| layout::short(line, layout::COLUMNS))
        .collect()
}

/// A player's cards with both sides, the surveyor's place and what is scored.
fn own_cards(words: Words<'_>, state: &State, seat: Seat) -> Vec<String> {
    let text = words.text;
    let player = state.player(seat);
    let who = layout::short(&words.name(seat), NAME_COLUMNS);
    let mut title = vec![say!(
        text,
        "hill-place-cards",
        number = seat.number(),
        who = who
    )];
    let place = words.place(player.surveyor);
    title.push(format!("{}: {place}", say!(text, "hill-head-surveyor")));
    let tickets: Vec<String> = player
        .tickets
        .iter()
        .map(|ticket| words.ticket(ticket))
        .collect();
    if !tickets.is_empty() {
        let label = say!(text, "hill-head-tickets");
        title.push(format!("{label}: {}", tickets.join(", ")));
    }
    if !player.pile.is_empty() {
        let cards = words.actions(player.pile);
        title.push(say!(text, "hill-place-scored", cards = cards));
    }
    if state.summit == Some(seat) {
        title.push(say!(text, "hill-place-summit"));
    }
    let mut out = layout::pieces("", &title);
    for card in player.cards.iter() {
        let up = state.side(card);
        let down = match up {
            Side::Golden => Side::Grey,
            Side::Grey => Side::Golden,
        };
        let scores = words.rules.sheets().cards[card.index()].scores;
        let line = say!(
            text,
            "hill-place-own-card",
            card = words.action(card),
            side = words.side(up),
            action = words.card_action(card, up),
            other = words.card_action(card, down),
            scores = words.scores(scores)
        );
        out.extend(layout::words("  - ", &line));
    }
    out
}
