//! The event track: what has happened, what comes next, and what every space does.

use maud::{Markup, html};
use snowdonia::components::{Event, EventSpace};
use words::goods::Good;
use words::{Text, say};

use super::super::places;
use super::Drawing;
use crate::board::{Panel, piece};
use crate::pieces;

pub fn panel(drawing: Drawing<'_>) -> Panel {
    let text = drawing.text;
    let events = &drawing.rules().components().board.events;
    let next = drawing
        .board
        .events_next(1)
        .first()
        .map(|(space, _)| *space);
    let done = drawing.board.events_done();
    let coming = (1_u8..).zip(events).find(|(space, _)| next == Some(*space));
    let body = html! {
        ol.events {
            @for (space, event) in (1_u8..).zip(events) {
                (this(drawing, space, *event, done.contains(&space), next == Some(space)))
            }
        }
        @if let Some((space, event)) = coming {
            p.event-next { b { (say!(text, "event-next", space = space)) } " " (what(drawing, *event)) }
        }
    };
    Panel::new("events", say!(text, "panel-events"), body)
}

/// A space of the strip: its number, and the icon of its event or the cube on it.
fn this(drawing: Drawing<'_>, space: u8, event: EventSpace, done: bool, next: bool) -> Markup {
    let text = drawing.text;
    html! {
        li.event-space.done[done].next[next] data-explain=(meaning(text, event.event)) {
            span.said { (what(drawing, event)) }
            span.number { (space) @if event.back.is_some() { span.back aria-hidden="true" { "↩" } } }
            span.cube-place {
                @if done {
                    (piece(None, places::EVENT, &places::event(space), &text.count(Good::Events, 1), &pieces::good(Good::Events, text)))
                } @else {
                    (icon(event.event))
                }
            }
        }
    }
}

/// The event in words, with the cubes that return after it.
fn what(drawing: Drawing<'_>, EventSpace { event, back }: EventSpace) -> String {
    let amount = amount(drawing, event);
    match back {
        Some((first, last)) => {
            let back = say!(drawing.text, "event-back", first = first, last = last);
            format!("{amount}, {back}")
        }
        None => amount,
    }
}

/// What happens on the space.
fn meaning(text: &Text, event: Event) -> String {
    match event {
        Event::Excavate => say!(text, "event-means-excavate"),
        Event::LayTrack => say!(text, "event-means-lay"),
        Event::CompleteStation => say!(text, "event-means-station"),
        Event::TrainsOpen => say!(text, "event-means-trains"),
        Event::Maintenance => say!(text, "event-means-maintenance"),
    }
}

/// The event, with how much it would do now.
fn amount(drawing: Drawing<'_>, event: Event) -> String {
    let (text, name) = (drawing.text, drawing.words.event(event));
    match event {
        Event::Excavate => say!(
            text,
            "event-amount",
            event = name,
            n = drawing.board.excavation_rate()
        ),
        Event::LayTrack => say!(
            text,
            "event-amount",
            event = name,
            n = drawing.board.lay_rate()
        ),
        Event::CompleteStation | Event::TrainsOpen | Event::Maintenance => name,
    }
}

fn icon(event: Event) -> Markup {
    match event {
        Event::Excavate => pieces::shovel(),
        Event::LayTrack => pieces::rails(),
        Event::CompleteStation => pieces::house(),
        Event::TrainsOpen => pieces::engine(""),
        Event::Maintenance => pieces::spanner(),
    }
}
