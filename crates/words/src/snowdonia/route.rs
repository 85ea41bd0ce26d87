//! The route from the lower to the upper end: track cards, stations, their sites, surveyors.

use snowdonia::place::{End, Site, Stop};
use tabletop::Seat;

use super::board::{BoardFacts, SpotMark};
use super::wording::{Words, station_number};
use crate::goods::Good;
use crate::layout;
use crate::text::say;

/// Stations with the track cards before them, and who works from which end.
pub fn lines(words: Words<'_>, board: BoardFacts<'_>) -> Vec<String> {
    let text = words.text;
    let labels = Labels {
        tracks: say!(text, "place-tracks"),
        dig: say!(text, "place-dig"),
        build: say!(text, "place-build"),
    };
    let mut out = vec![say!(text, "place-route")];
    for stop in board.stops() {
        out.extend(tracks(words, board, stop, &labels));
        out.extend(station(words, board, stop));
        out.extend(excavations(words, board, stop, &labels));
        out.extend(sites(words, board, stop, &labels));
        if stop == Stop(0) {
            out.extend(strait(words, board));
        }
    }
    if words.rules.starts().len() > 1 {
        out.extend(directions(words, board));
    }
    out
}

/// The labels before track cards, excavation sites and build sites.
struct Labels {
    tracks: String,
    dig: String,
    build: String,
}

impl Labels {
    /// Labels padded to the same width, below the station's name.
    fn pad(&self, label: &str) -> String {
        let columns = [&self.tracks, &self.dig, &self.build]
            .map(|label| layout::width(label))
            .into_iter()
            .max()
            .unwrap_or(0);
        format!("      {}  ", layout::left(label, columns))
    }
}

/// Sets of players as their numbers: `1, 3`.
pub fn numbers(seats: impl Iterator<Item = Seat>) -> String {
    let numbers: Vec<String> = seats.map(|seat| seat.to_string()).collect();
    numbers.join(", ")
}

fn station(words: Words<'_>, board: BoardFacts<'_>, stop: Stop) -> Vec<String> {
    let text = words.text;
    let card = words.rules.stop(stop);
    let number = layout::right(&station_number(card.number), 3);
    let mut notes = Vec::new();
    let surveyors = board
        .seats()
        .filter(|&seat| board.player(seat).surveyor == stop)
        .collect::<Vec<_>>();
    if !surveyors.is_empty() {
        let numbers = numbers(surveyors.into_iter());
        notes.push(say!(text, "place-surveyors", numbers = numbers));
    }
    if let Some(vp) = board.surveyor_figures(stop, "/") {
        notes.push(say!(text, "place-surveyor-vp", vp = vp));
    }
    if board.is_closed(stop) {
        notes.push(say!(text, "place-closed"));
    }
    if let Some(resource) = words.rules.free_cube(stop) {
        let cube = words.count_object(resource.into(), 1);
        notes.push(say!(text, "place-free", cube = cube));
    }
    if words.rules.neutral(board.state) == Some(stop) {
        notes.push(say!(text, "place-neutral"));
    }
    let name = layout::left(&layout::short(&card.name, 24), 20);
    layout::pieces(&format!("{number}   {name}  "), &notes)
}

fn tracks(words: Words<'_>, board: BoardFacts<'_>, stop: Stop, labels: &Labels) -> Vec<String> {
    let text = words.text;
    let pieces: Vec<String> = board
        .tracks(stop)
        .map(|(spot, number)| {
            let what = match board.spot_mark(spot) {
                SpotMark::Unknown => return format!("{number}: ?"),
                SpotMark::Rubble(rubble) => words.count(Good::Rubble, rubble.into()),
                SpotMark::Canal { rubble, missing } => canal(words, rubble, missing),
                SpotMark::Clear => say!(text, "place-clear"),
                SpotMark::Nobodys => say!(text, "place-laid"),
                SpotMark::Owned(seat) => format!("[{seat}]"),
            };
            let vp = board.track_vp(spot);
            format!("{number}: {}", say!(text, "place-vp", what = what, vp = vp))
        })
        .collect();
    labelled(&labels.pad(&labels.tracks), &pieces)
}

/// A canal that is still to be filled.
fn canal(words: Words<'_>, rubble: u8, missing: u8) -> String {
    let whole = rubble.saturating_add(missing);
    say!(words.text, "place-canal", rubble = rubble, whole = whole)
}

fn excavations(
    words: Words<'_>,
    board: BoardFacts<'_>,
    stop: Stop,
    labels: &Labels,
) -> Vec<String> {
    let text = words.text;
    let pieces: Vec<String> = board
        .excavations(stop)
        .map(|(spot, vp)| {
            let what = match board.spot_mark(spot) {
                SpotMark::Rubble(rubble) => words.count(Good::Rubble, rubble.into()),
                SpotMark::Owned(seat) => format!("[{seat}]"),
                SpotMark::Clear
                | SpotMark::Nobodys
                | SpotMark::Unknown
                | SpotMark::Canal { .. } => say!(text, "place-clear"),
            };
            say!(text, "place-vp", what = what, vp = vp)
        })
        .collect();
    labelled(&labels.pad(&labels.dig), &pieces)
}

fn sites(words: Words<'_>, board: BoardFacts<'_>, stop: Stop, labels: &Labels) -> Vec<String> {
    let pieces: Vec<String> = board
        .sites(stop)
        .map(|site| site_piece(words, board, stop, site))
        .collect();
    labelled(&labels.pad(&labels.build), &pieces)
}

/// The cards of a strait, after the first station.
fn strait(words: Words<'_>, board: BoardFacts<'_>) -> Vec<String> {
    let Some(strait) = &words.rules.scenario().strait else {
        return Vec::new();
    };
    let piece = |site: Site| {
        let (_, number, card) = words.rules.site(site);
        let what = match board.site_owner(site) {
            Some(seat) => format!("[{seat}]"),
            None if board.is_turned(site) => say!(words.text, "place-bridged"),
            None => words.count(Good::Stone, card.stone.into()),
        };
        format!("{number}: {what}")
    };
    let pieces: Vec<String> = words.rules.strait().iter().map(piece).collect();
    labelled(&format!("      {}  ", strait.name), &pieces)
}

fn site_piece(words: Words<'_>, board: BoardFacts<'_>, stop: Stop, site: Site) -> String {
    let text = words.text;
    let (_, number, card) = words.rules.site(site);
    let what = match board.site_owner(site) {
        Some(seat) => format!("[{seat}]"),
        None if board.is_closed(stop) => say!(text, "place-unbuilt"),
        None if card.stone + card.steel + card.iron == 0 => say!(text, "place-cost-free"),
        None => words.goods(&[
            (Good::Stone, card.stone.into()),
            (Good::Steel, card.steel.into()),
            (Good::Iron, card.iron.into()),
        ]),
    };
    format!(
        "{number}: {}",
        say!(text, "place-vp", what = what, vp = card.vp)
    )
}

fn directions(words: Words<'_>, board: BoardFacts<'_>) -> Vec<String> {
    let pieces: Vec<String> = End::BOTH
        .into_iter()
        .filter_map(|end| {
            let from = numbers(
                board
                    .seats()
                    .filter(|&seat| board.player(seat).terminus == end),
            );
            let station = words.station(words.rules.terminus(end));
            (!from.is_empty())
                .then(|| say!(words.text, "place-from", station = station, numbers = from))
        })
        .collect();
    layout::pieces("  ", &pieces)
}

/// Nothing at all if there are no pieces.
fn labelled(label: &str, pieces: &[String]) -> Vec<String> {
    if pieces.is_empty() {
        Vec::new()
    } else {
        layout::pieces(label, pieces)
    }
}
