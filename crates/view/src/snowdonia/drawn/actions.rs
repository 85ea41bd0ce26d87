//! The action areas A to G with their spaces and labourers, and their decisions: placing, moving, making, laying.

use maud::{Markup, html};
use snowdonia::area::{Area, Space};
use snowdonia::{Asked, Choice};
use tabletop::Seat;
use words::goods::Good;
use words::say;

use super::super::{places, position};
use super::Drawing;
use crate::board::{Panel, piece};
use crate::pieces;

pub fn panel(drawing: Drawing<'_>) -> Panel {
    let body = html! {
        div.areas {
            (moves(drawing))
            @for area in Area::ALL { (row(drawing, area)) }
        }
    };
    Panel::new("actions", say!(drawing.text, "panel-actions"), body)
}

fn row(drawing: Drawing<'_>, area: Area) -> Markup {
    let words = drawing.words;
    let build_area = area == Area::B && drawing.state.build_area;
    let kind = if build_area { Area::E } else { area };
    let spaces = drawing.board.spaces(area);
    let closed = position::closed_spaces(words, drawing.board, area, spaces.len());
    let shut = closed > 0 && closed == spaces.len();
    let does = match kind {
        _ if shut => say!(drawing.text, "place-fog"),
        // The last space shows the start player marker, which leaves no room for more words.
        Area::A => {
            let components = drawing.rules().components();
            let (n, coal) = (components.board.yard_take, components.actions.coal_limit);
            say!(drawing.text, "does-yard", n = n, coal = coal)
        }
        kind => position::what_it_does(words, drawing.board, kind),
    };
    let does = match kind {
        Area::C if !shut => works(drawing, &does),
        _ => html! { (does) },
    };
    html! {
        div.area.shut[shut].now[is_now(drawing, area)] role="group" aria-label=(words.lettered(area)) {
            span.letter aria-hidden="true" { (area.letter()) }
            div.area-text {
                b { (words.area(kind)) }
                span.does { (does) }
            }
            div.spaces {
                @for (index, (space, seat)) in spaces.iter().enumerate() {
                    (self::space(drawing, *space, *seat, index >= spaces.len() - closed, index + 1 == spaces.len()))
                }
                @if area == Area::G { (open(drawing)) }
            }
            (made(drawing, area))
        }
    }
}

/// What the Works make, as icons, because there is no room for words.
fn works(drawing: Drawing<'_>, said: &str) -> Markup {
    let text = drawing.text;
    let works = drawing.rules().components().actions.works;
    let broken = drawing.rules().scenario().break_stone;
    html! {
        span.said { (said) }
        span.signs aria-hidden="true" {
            (works.conversions) "× " (pieces::tally(Good::Iron, works.iron.into(), text)) "→" (pieces::good(Good::Steel, text))
            " / " (pieces::tally(Good::Rubble, works.rubble.into(), text)) "→" (pieces::good(Good::Stone, text))
            @if broken > 0 {
                " / " (pieces::good(Good::Stone, text)) "→" (pieces::tally(Good::Rubble, broken.into(), text))
            }
        }
    }
}

/// Whether the area is being resolved.
fn is_now(drawing: Drawing<'_>, area: Area) -> bool {
    drawing.state.agenda.phase.area() == Some(area)
}

fn space(
    drawing: Drawing<'_>,
    space: Space,
    seat: Option<Seat>,
    closed: bool,
    last: bool,
) -> Markup {
    let choice = Choice::Place(space);
    let name = drawing.words.space(space);
    let starts = last && space.area() == Area::A && drawing.board.seats().len() > 1;
    let why = drawing.why_not(choice);
    html! {
        @if let Some(seat) = seat {
            span.space.taken role="group" aria-label=(name) data-explain=[why] {
                (piece(None, &places::labourer(seat), &places::space(space), &standing(drawing, seat, &name), &pieces::labourer(seat)))
            }
        } @else if drawing.offers(choice) {
            (drawing.target(choice, &face(&name, starts)))
        } @else if closed {
            span.space.closed role="img" aria-label=(say!(drawing.text, "space-fog", space = name.clone())) data-explain=[why] {
                (pieces::weather(pieces::Sky::Fog))
            }
        } @else {
            span.space role="img" aria-label=(say!(drawing.text, "space-free", space = name.clone())) data-explain=[why] { (face(&name, starts)) }
        }
    }
}

fn face(name: &str, starts: bool) -> Markup {
    html! { span.space-name { (name) } @if starts { (pieces::start_marker()) } }
}

fn standing(drawing: Drawing<'_>, seat: Seat, name: &str) -> String {
    let who = drawing.words.name(seat);
    say!(drawing.text, "space-taken", space = name, who = who)
}

/// G has room for everybody.
fn open(drawing: Drawing<'_>) -> Markup {
    let choice = Choice::Place(Space::G);
    html! {
        @if drawing.offers(choice) { (drawing.target(choice, &face("G", false))) }
    }
}

/// What is made or laid in an area: the Works, and how far to lay.
fn made(drawing: Drawing<'_>, area: Area) -> Markup {
    let text = drawing.text;
    if area == Area::G {
        return surveys(drawing);
    }
    if area != Area::C {
        return html! {};
    }
    let buttons: Vec<Markup> = drawing
        .choices()
        .filter_map(|choice| match choice {
            Choice::Make {
                broken,
                steel,
                stone,
            } => {
                let rubble = u16::from(broken) * u16::from(drawing.rules().scenario().break_stone);
                let goods = [
                    (Good::Steel, steel.into()),
                    (Good::Stone, stone.into()),
                    (Good::Rubble, rubble),
                ];
                Some(drawing.target(choice, &pieces::cubes(&goods, text)))
            }
            _ => None,
        })
        .collect();
    drawing.group(&say!(text, "group-make"), &buttons)
}

/// What a labourer at the Surveyor can do, if there is a choice.
fn surveys(drawing: Drawing<'_>) -> Markup {
    let Some((seat, Asked::Survey)) = drawing.asked else {
        return html! {};
    };
    let text = drawing.text;
    let buttons: Vec<Markup> = drawing
        .choices()
        .filter_map(|choice| {
            let face = match choice {
                Choice::Survey(n) => html! { (pieces::surveyor(seat)) "+" (n) },
                Choice::Rubble => html! { "+" (pieces::good(Good::Rubble, text)) },
                Choice::Unload => {
                    html! { (pieces::engine("")) "−" (pieces::good(Good::Rubble, text)) }
                }
                _ => return None,
            };
            Some(drawing.target(choice, &face))
        })
        .collect();
    drawing.group(&drawing.words.area(Area::G), &buttons)
}

/// Where a placed labourer may go, by where it stands.
fn moves(drawing: Drawing<'_>) -> Markup {
    let Some((seat, Asked::Move)) = drawing.asked else {
        return html! {};
    };
    let mut from: Vec<Space> = drawing
        .choices()
        .filter_map(|choice| match choice {
            Choice::Move { from, .. } => Some(from),
            _ => None,
        })
        .collect();
    from.dedup();
    html! {
        div.all-moves {
            @for place in from {
                @let name = drawing.words.space(place);
                div.group.moves role="group" aria-label=(say!(drawing.text, "group-move", space = name.clone())) {
                    p.group-title aria-hidden="true" { (pieces::labourer(seat)) (name) " →" }
                    div.group-buttons {
                        @for choice in drawing.choices() {
                            @if let Choice::Move { from, to } = choice && from == place {
                                (drawing.target(choice, &html! { (drawing.words.space(to)) }))
                            }
                        }
                    }
                }
            }
        }
    }
}
