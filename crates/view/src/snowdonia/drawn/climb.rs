//! Where the cards of the route are on the mountain: in rows that climb to and fro, each shorter than the one below.

use super::super::board::BoardFacts;
use crate::board::Place;
use snowdonia::place::{Site, Spot, Stop};

/// The width of the drawing, the unit for everything else.
pub const WIDTH: f32 = 760.0;
/// A cell of a station, and a track card.
pub const CELL: f32 = 42.0;
/// A card of a strait.
pub const STRAIT: f32 = 64.0;
/// A letter of a station's name.
const LETTER: f32 = 8.4;
/// The distance of rows: a card and the flags above it. With more room, rows are further apart.
const PITCH: f32 = 78.0;
/// How much the line climbs within a row.
const SLOPE: f32 = 10.0;
/// From the upper edge to the highest row.
const SKY: f32 = 66.0;
/// From the lowest row to the lower edge.
const FOOT: f32 = 44.0;
/// The narrowest space between two cards.
const GAP: f32 = 6.0;
/// The widest space between two cards, so that short rows keep together.
const WIDEST_GAP: f32 = 40.0;

/// A point of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

/// A card of the route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    Track(Spot),
    Stop(Stop),
    /// A card of a strait.
    Strait(Site),
}

/// The whole route with its places.
pub struct Climb {
    pub height: f32,
    /// In the order of the route.
    pub cards: Vec<(Card, Point)>,
    /// The points through which the rails run, row by row.
    pub rows: Vec<Vec<Point>>,
}

impl Climb {
    pub fn new(board: BoardFacts<'_>) -> Climb {
        let cards = cards(board);
        // The number of cards is limited by the components; a row takes at least one.
        let mut rows = 3;
        let lines = loop {
            match fill(&cards, rows) {
                Some(lines) => break lines,
                None => rows += 1,
            }
        };
        let falls = board.rules.starts().len() > 1;
        let steps = real(lines.len().max(2) - 1);
        let height = SKY + FOOT + PITCH * steps;
        let mut placed = Vec::new();
        let mut points = Vec::new();
        let count = lines.len();
        for (row, line) in lines.into_iter().enumerate() {
            let rank = if falls { count - 1 - row } else { row };
            let along = spread(&line, room(rank, count));
            let mut row_points = Vec::new();
            for (card, x) in along {
                let x = if row % 2 == 0 { x } else { WIDTH - x };
                let part = if row % 2 == 0 { x } else { WIDTH - x } / WIDTH;
                let rise = SLOPE * if falls { 1.0 - part } else { part };
                let point = Point {
                    x,
                    y: height - FOOT - PITCH * real(rank) - rise + SLOPE / 2.0,
                };
                placed.push((card, point));
                row_points.push(point);
            }
            points.push(row_points);
        }
        Climb {
            height,
            cards: placed,
            rows: points,
        }
    }

    pub fn place(&self, point: Point) -> Place {
        Place {
            x: point.x / WIDTH * 100.0,
            y: point.y / self.height * 100.0,
        }
    }

    pub fn of(&self, card: Card) -> Place {
        let found = self.cards.iter().find(|(other, _)| *other == card);
        self.place(found.map_or(Point { x: 0.0, y: 0.0 }, |(_, point)| *point))
    }
}

fn cards(board: BoardFacts<'_>) -> Vec<(Card, f32)> {
    let mut cards = Vec::new();
    for stop in board.stops() {
        cards.extend(
            board
                .tracks(stop)
                .map(|(spot, _)| (Card::Track(spot), CELL)),
        );
        cards.push((Card::Stop(stop), width(board, stop)));
        if stop == Stop(0) {
            let strait = board.rules.strait().iter();
            cards.extend(strait.map(|site| (Card::Strait(site), STRAIT)));
        }
    }
    cards
}

/// The width of a station: its sites side by side, and its full name.
pub fn width(board: BoardFacts<'_>, stop: Stop) -> f32 {
    let cells = board.excavations(stop).count() + board.sites(stop).count();
    let name = board.rules.stop(stop).name.chars().count();
    let gift = if board.rules.free_cube(stop).is_some() {
        32.0
    } else {
        0.0
    };
    let reach = 52.0 + 22.0 * real(board.surveyor_vp(stop).count());
    (real(cells) * CELL + 10.0).max(real(name) * LETTER + reach + gift)
}

/// How wide a row is, counted from the bottom: the mountain gets narrower.
fn room(row: usize, rows: usize) -> f32 {
    let share = real(row) / (real(rows) - 1.0);
    WIDTH - 40.0 - 190.0 * share
}

/// Cards row by row; `None` if they do not fit into this many rows.
fn fill(cards: &[(Card, f32)], rows: usize) -> Option<Vec<Vec<(Card, f32)>>> {
    let mut lines: Vec<Vec<(Card, f32)>> = vec![Vec::new()];
    let mut used = 0.0;
    for &(card, width) in cards {
        let line = lines.last_mut()?;
        if !line.is_empty() && used + GAP + width > room(lines.len() - 1, rows) {
            lines.push(Vec::new());
            used = 0.0;
        }
        if lines.len() > rows {
            return None;
        }
        lines.last_mut()?.push((card, width));
        used += width + GAP;
    }
    Some(lines)
}

/// The centres of a row's cards.
fn spread(line: &[(Card, f32)], room: f32) -> Vec<(Card, f32)> {
    let widths: f32 = line.iter().map(|(_, width)| width).sum();
    let gaps = real(line.len().max(2) - 1);
    let gap = ((room - widths) / gaps).clamp(GAP, WIDEST_GAP);
    let all = widths + gap * real(line.len() - 1);
    let mut x = (WIDTH - all) / 2.0;
    line.iter()
        .map(|&(card, width)| {
            let centre = x + width / 2.0;
            x += width + gap;
            (card, centre)
        })
        .collect()
}

/// Numbers of cards and rows are small.
fn real(count: usize) -> f32 {
    f32::from(count as u16)
}
