//! The mountain with the route: every track and station card in order, from one end of the line to the other.

use maud::{Markup, html};
use snowdonia::place::Stop;
use tabletop::Rules as _;
use words::say;

use super::super::names;
use super::climb::{Card, Climb};
use super::{Drawing, scenery, station};
use crate::board::Panel;

pub fn panel(drawing: Drawing<'_>) -> Panel {
    let climb = Climb::new(drawing.board);
    let zoom = say!(drawing.text, "mountain-zoom");
    let body = html! {
        details.zoom data-keep="zoom" { summary title=(&zoom) { span.said { (zoom) } span aria-hidden="true" { "⤢" } } }
        div.mountain {
            div.view style={ "--height:" (climb.height) } {
                (scenery::ground(drawing, &climb))
                (poster(drawing))
                ol.route {
                    @for stop in drawing.board.stops() {
                        li.leg {
                            @let tracks: Vec<_> = drawing.board.tracks(stop).collect();
                            @if !tracks.is_empty() {
                                span.leg-tracks {
                                    @for (spot, number) in tracks {
                                        (station::track(drawing, spot, number, climb.of(Card::Track(spot))))
                                    }
                                }
                            }
                            (station::stop(drawing, stop, climb.of(Card::Stop(stop))))
                        }
                        @if stop == Stop(0) && !drawing.rules().strait().is_empty() {
                            li.leg {
                                @for site in drawing.rules().strait().iter() {
                                    (station::strait(drawing, site, climb.of(Card::Strait(site))))
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    Panel::new("mountain", say!(drawing.text, "panel-mountain"), body)
}

/// The name of the line and the round, in poster lettering.
fn poster(drawing: Drawing<'_>) -> Markup {
    let name = names::place_name(&drawing.rules().setup().scenario);
    let round = match drawing.state.round {
        0 => say!(drawing.text, "place-setup"),
        round => say!(drawing.text, "place-round", n = round),
    };
    html! { div.poster { span.poster-name { (name) } span.poster-round { (round) } } }
}
