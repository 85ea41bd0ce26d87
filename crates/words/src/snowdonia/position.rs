//! The whole position as plain lines: what one would see on the table, in the order in which one looks at it.

use snowdonia::area::Area;
use snowdonia::components::{EventSpace, Works};
use tabletop::{Pending, Rules as _, Seat};

use super::board::BoardFacts;
use super::names::place_name;
use super::route;
use super::wording::Words;
use crate::goods::Good;
use crate::layout;
use crate::text::say;

/// How many spaces of the event track are shown in advance.
const EVENTS_AHEAD: usize = 3;
/// How much of a name fits into the table of players.
const NAME_COLUMNS: usize = 14;
/// The column for what only some scenarios have.
const BEFORE_TRAIN: usize = 9;

pub fn lines(words: Words<'_>, state: &snowdonia::State) -> Vec<String> {
    let board = BoardFacts::new(words.rules, state);
    let mut out = head(words, board);
    let sections: [fn(Words<'_>, BoardFacts<'_>) -> Vec<String>; 6] =
        [route::lines, actions, stocks, office, shed, players];
    for section in sections {
        let lines = section(words, board);
        if !lines.is_empty() {
            out.push(String::new());
            out.extend(lines);
        }
    }
    out
}

fn head(words: Words<'_>, board: BoardFacts<'_>) -> Vec<String> {
    let (text, state) = (words.text, board.state);
    let setup = words.rules.setup();
    let mut title = vec![place_name(&setup.scenario)];
    title.extend(setup.edition.clone());
    title.extend(setup.options.iter().cloned());
    title.push(say!(text, "place-players", n = setup.seats));
    title.push(match state.round {
        0 => say!(text, "place-setup"),
        round => say!(text, "place-round", n = round),
    });
    let mut out = layout::words("", &title.join(", "));
    let start = say!(
        text,
        "place-start",
        number = state.start.number(),
        who = words.name(state.start)
    );
    let rates = say!(
        text,
        "place-rates",
        excavation = board.excavation_rate(),
        lay = board.lay_rate()
    );
    out.extend(layout::pieces("", &[start, rates]));
    let weather = say!(
        text,
        "place-weather",
        now = words.weather_or_none(state.weather),
        middle = words.weather(state.middle),
        last = words.weather(state.last),
        back = words.weather_or_none(state.back),
        deck = state.deck.len(),
        discards = state.discards.len()
    );
    out.extend(layout::words("", &weather));
    out
}

fn actions(words: Words<'_>, board: BoardFacts<'_>) -> Vec<String> {
    let text = words.text;
    let mut rows = Vec::new();
    for area in Area::ALL {
        let build_area = area == Area::B && board.state.build_area;
        let kind = if build_area { Area::E } else { area };
        let spaces = board.spaces(area);
        let closed = closed_spaces(words, board, area, spaces.len());
        let cells: String = spaces
            .iter()
            .enumerate()
            .map(|(index, (_, seat))| match seat {
                Some(seat) => format!("[{seat}]"),
                None if index >= spaces.len() - closed => "[x]".to_owned(),
                None => "[ ]".to_owned(),
            })
            .collect();
        let what = if closed > 0 && closed == spaces.len() {
            say!(text, "place-fog")
        } else {
            what_it_does(words, board, kind)
        };
        let name = format!("  {} {}", area.letter(), words.area(kind));
        rows.push(vec![name, cells, what]);
    }
    let mut out = vec![say!(text, "place-actions")];
    out.extend(
        layout::table("<<<", &rows)
            .iter()
            .map(|line| layout::short(line, layout::COLUMNS)),
    );
    out
}

/// How many of the highest spaces are closed by fog (R1.4).
pub fn closed_spaces(words: Words<'_>, board: BoardFacts<'_>, area: Area, spaces: usize) -> usize {
    match () {
        () if !board.is_foggy() || !board.is_open_to_fog(area) => 0,
        () if words.rules.options().light_fog => 1,
        () => spaces,
    }
}

/// What an area's action does at present.
pub fn what_it_does(words: Words<'_>, board: BoardFacts<'_>, area: Area) -> String {
    let text = words.text;
    let components = words.rules.components();
    let season = words.rules.season(board.state);
    match area {
        Area::A => {
            let (n, coal) = (components.board.yard_take, components.actions.coal_limit);
            if board.seats().len() == 1 {
                say!(text, "place-action-yard-solo", n = n, coal = coal)
            } else {
                say!(text, "place-action-yard", n = n, coal = coal)
            }
        }
        Area::B => {
            let rubble = words.count_object(Good::Rubble, board.excavation_rate().into());
            say!(text, "place-action-excavate", rubble = rubble)
        }
        Area::C => {
            let Works {
                conversions,
                iron,
                rubble,
            } = components.actions.works;
            match words.rules.scenario().break_stone {
                0 => say!(
                    text,
                    "place-action-works",
                    n = conversions,
                    iron = iron,
                    rubble = rubble
                ),
                broken => say!(
                    text,
                    "place-action-works-break",
                    n = conversions,
                    iron = iron,
                    rubble = rubble,
                    broken = broken
                ),
            }
        }
        Area::D => {
            let tracks = words.count(Good::Tracks, board.lay_rate().into());
            say!(text, "place-action-lay", tracks = tracks)
        }
        Area::E if season.builds > 1 => say!(text, "place-action-build-twice"),
        Area::E => say!(text, "place-action-build"),
        Area::F => say!(text, "place-action-office"),
        Area::G if season.survey_rubble > 0 => {
            let rubble = words.count_object(Good::Rubble, season.survey_rubble.into());
            say!(text, "place-action-surveyor-rubble", rubble = rubble)
        }
        Area::G if season.survey > 1 => {
            say!(text, "place-action-surveyor-far", n = season.survey)
        }
        Area::G => say!(text, "place-action-surveyor"),
    }
}

/// Yard, bag and event track.
fn stocks(words: Words<'_>, board: BoardFacts<'_>) -> Vec<String> {
    let (text, state) = (words.text, board.state);
    let yard = words.goods(&[
        (Good::Iron, state.yard.iron.into()),
        (Good::Stone, state.yard.stone.into()),
        (Good::Coal, state.yard.coal.into()),
    ]);
    let bag = words.goods(&[
        (Good::Iron, state.bag.iron.into()),
        (Good::Stone, state.bag.stone.into()),
        (Good::Coal, state.bag.coal.into()),
        (Good::Events, state.bag_events.into()),
    ]);
    let labels = [
        say!(text, "place-yard"),
        say!(text, "place-bag"),
        say!(text, "place-events"),
    ];
    let columns = labels
        .iter()
        .map(|label| layout::width(label))
        .max()
        .unwrap_or(0);
    let label = |index: usize| format!("{}  ", layout::left(&labels[index], columns));
    let mut out = layout::pieces(&label(0), &[yard]);
    out.extend(layout::pieces(&label(1), &[bag]));
    out.extend(layout::pieces(&label(2), &events(words, board)));
    out
}

fn events(words: Words<'_>, board: BoardFacts<'_>) -> Vec<String> {
    let text = words.text;
    let mut pieces = Vec::new();
    let done = board.events_done();
    if !done.is_empty() {
        let spaces: Vec<String> = done.iter().map(u8::to_string).collect();
        pieces.push(say!(text, "place-event-done", spaces = spaces.join(" ")));
    }
    for (index, (space, EventSpace { event, back })) in
        board.events_next(EVENTS_AHEAD).into_iter().enumerate()
    {
        let event = words.event(event);
        pieces.push(match (index, back) {
            (0, None) => say!(text, "place-event-next", space = space, event = event),
            (_, None) => say!(text, "place-event", space = space, event = event),
            (0, Some((first, last))) => say!(
                text,
                "place-event-back-next",
                space = space,
                event = event,
                first = first,
                last = last
            ),
            (_, Some((first, last))) => say!(
                text,
                "place-event-back",
                space = space,
                event = event,
                first = first,
                last = last
            ),
        });
    }
    pieces
}

fn office(words: Words<'_>, board: BoardFacts<'_>) -> Vec<String> {
    let mut out = vec![say!(words.text, "place-office")];
    for (place, card) in (1..).zip(board.state.office) {
        let line = match card {
            Some(contract) => words.contract_line(contract),
            None => say!(words.text, "place-office-empty"),
        };
        out.extend(layout::words(&format!("  {place}.  "), &line));
    }
    out
}

/// The trains that may be bought; the solo game has no shed.
fn shed(words: Words<'_>, board: BoardFacts<'_>) -> Vec<String> {
    let text = words.text;
    if board.seats().len() == 1 {
        return Vec::new();
    }
    let mut heading = say!(text, "place-shed");
    if !board.state.trains_open {
        heading = format!("{heading}: {}", say!(text, "place-shed-closed"));
    }
    let mut trains: Vec<String> = board
        .shed()
        .map(|(train, coal)| {
            let card = words.rules.train(train);
            say!(
                text,
                "place-shed-train",
                number = train.label(),
                name = card.name.as_str(),
                steel = words.count(Good::Steel, card.steel.into()),
                coal = words.count(Good::Coal, coal.into()),
                power = words.power(train)
            )
        })
        .collect();
    if trains.is_empty() {
        trains.push(say!(text, "place-shed-empty"));
    }
    let mut out = vec![heading];
    out.extend(layout::pieces("  ", &trains));
    out
}

fn players(words: Words<'_>, board: BoardFacts<'_>) -> Vec<String> {
    let text = words.text;
    let mut head = vec![
        format!("    {}", say!(text, "place-head-player")),
        say!(text, "place-head-iron"),
        say!(text, "place-head-stone"),
        say!(text, "place-head-coal"),
        say!(text, "place-head-steel"),
        say!(text, "place-head-rubble"),
        say!(text, "place-head-markers"),
        say!(text, "place-head-labourers"),
        say!(text, "place-head-points"),
        say!(text, "place-head-train"),
    ];
    let flowers = !words.rules.scenario().daffodils.is_empty();
    if flowers {
        head.insert(BEFORE_TRAIN, say!(text, "place-head-daffodils"));
    }
    let mut rows = vec![head];
    for seat in board.seats() {
        let mut row = player_row(words, board, seat);
        if flowers {
            row.insert(BEFORE_TRAIN, board.state.daffodils[seat].to_string());
        }
        rows.push(row);
    }
    let columns = if flowers { "<>>>>>>>>><" } else { "<>>>>>>>><" };
    let mut out: Vec<String> = layout::table(columns, &rows)
        .iter()
        .map(|line| layout::short(line, layout::COLUMNS))
        .collect();
    let contracts: Vec<String> = board
        .seats()
        .flat_map(|seat| contracts(words, board, seat))
        .collect();
    if !contracts.is_empty() {
        out.push(String::new());
        out.push(say!(text, "place-contracts"));
        out.extend(contracts);
    }
    out.push(String::new());
    out.push(say!(text, "place-legend"));
    out
}

fn player_row(words: Words<'_>, board: BoardFacts<'_>, seat: Seat) -> Vec<String> {
    let player = board.player(seat);
    let asked = matches!(
        words.rules.pending(board.state),
        Pending::Decision(asked, _) if asked == seat
    );
    let name = layout::short(&words.name(seat), NAME_COLUMNS);
    let name = format!(
        "{}{} {seat} {name}",
        if asked { '>' } else { ' ' },
        if board.state.start == seat { '*' } else { ' ' },
    );
    let train = player.train.map_or_else(
        || "-".to_owned(),
        |train| {
            let rubble = match player.train_rubble {
                0 => String::new(),
                rubble => format!(" ({})", words.count(Good::Rubble, rubble)),
            };
            layout::short(&format!("{train} {}", words.rules.train(train).name), 16) + &rubble
        },
    );
    vec![
        name,
        player.goods.iron.to_string(),
        player.goods.stone.to_string(),
        player.goods.coal.to_string(),
        player.steel.to_string(),
        player.rubble.to_string(),
        player.markers.to_string(),
        player.labourers.to_string(),
        words.text.points(words.rules.totals(board.state)[seat]),
        train,
    ]
}

fn contracts(words: Words<'_>, board: BoardFacts<'_>, seat: Seat) -> Vec<String> {
    let text = words.text;
    let player = board.player(seat);
    let mut pieces = Vec::new();
    for contract in player.unused.iter() {
        pieces.push(say!(
            text,
            "place-contract",
            number = contract.to_string(),
            area = words.window(contract),
            bonus = words.bonus(contract)
        ));
    }
    for contract in player.used.iter() {
        pieces.push(say!(
            text,
            "place-contract-used",
            number = contract.to_string(),
            bonus = words.bonus(contract)
        ));
    }
    if pieces.is_empty() {
        return Vec::new();
    }
    layout::pieces(&format!("  {seat}:  "), &pieces)
}
