//! Present and future weather, and what it does to the work rates.

use maud::{Markup, html};
use snowdonia::Choice;
use snowdonia::weather::Weather;
use words::say;

use super::super::places;
use super::{Drawing, sky};
use crate::board::{Panel, piece};
use crate::pieces;

pub fn panel(drawing: Drawing<'_>) -> Panel {
    let (text, state) = (drawing.text, drawing.state);
    let now = (state.excavation_rate, state.lay_rate);
    let next = drawing.rules().rates_after(now, state.middle);
    let then = drawing.rules().rates_after(next, state.last);
    let changes: Vec<Markup> = drawing
        .choices()
        .filter_map(|choice| match choice {
            Choice::Weather(weather) => {
                let name = drawing.words.weather(weather);
                Some(drawing.target(choice, &html! { (pieces::weather(sky(weather))) (name) }))
            }
            _ => None,
        })
        .collect();
    let body = html! {
        div.weathers {
            (drawing.group(&say!(text, "group-weather"), &changes))
            ol.discs {
                (disc(drawing, places::NOW, &say!(text, "weather-now"), state.weather, now))
                (disc(drawing, places::NEXT, &say!(text, "weather-next"), Some(state.middle), next))
                (disc(drawing, places::THEN, &say!(text, "weather-then"), Some(state.last), then))
                li.disc.back {
                    span.when { (say!(text, "weather-back")) }
                    (face(drawing, state.back))
                    @let counts = say!(text, "weather-deck", deck = state.deck.len(), discards = state.discards.len());
                    span.does role="img" aria-label=(counts) data-explain="" { b { (state.deck.len()) } " + " (state.discards.len()) }
                }
            }
            (rates(drawing))
        }
    };
    Panel::new("weather", say!(text, "panel-weather"), body)
}

/// A disc, and the rates of the round in which it is the weather.
fn disc(
    drawing: Drawing<'_>,
    slot: &str,
    when: &str,
    weather: Option<Weather>,
    (excavation, lay): (u8, u8),
) -> Markup {
    let board = &drawing.rules().components().board;
    let dig = board.excavation_rates[usize::from(excavation)];
    let lay = board.lay_rates[usize::from(lay)];
    let name = drawing.words.weather_or_none(weather);
    let rates = say!(drawing.text, "weather-rates", dig = dig, lay = lay);
    let mut about = format!("{}: {rates}", super::capital(&name));
    if weather == Some(Weather::Fog) {
        about = format!("{about}; {}", fog(drawing));
    }
    html! {
        li.disc data-explain=(about) {
            span.when { (when) }
            @match weather {
                Some(weather) => (piece(None, &places::disc(weather), slot, &name, &pieces::weather(sky(weather)))),
                None => span.none { "–" },
            }
            span.kind aria-hidden="true" { (name) }
            span.does {
                span.said { (rates) }
                span.signs aria-hidden="true" { (pieces::shovel()) b { (dig) } (pieces::rails()) b { (lay) } }
            }
            @if weather == Some(Weather::Fog) { span.does.warning { (fog(drawing)) } }
            @if let Some(does) = weather.and_then(|weather| drawing.words.season(weather)) { span.does.warning { (does) } }
        }
    }
}

fn fog(drawing: Drawing<'_>) -> String {
    if drawing.rules().options().light_fog {
        say!(drawing.text, "weather-fog-light")
    } else {
        say!(drawing.text, "weather-fog-closes")
    }
}

fn face(drawing: Drawing<'_>, weather: Option<Weather>) -> Markup {
    let name = drawing.words.weather_or_none(weather);
    html! {
        span.shown role="img" aria-label=(name) {
            @match weather {
                Some(weather) => (pieces::weather(sky(weather))),
                None => "–",
            }
        }
    }
}

/// Both rate tracks with their markers.
fn rates(drawing: Drawing<'_>) -> Markup {
    let (text, state) = (drawing.text, drawing.state);
    let board = &drawing.rules().components().board;
    html! {
        div.rates {
            (rate(places::EXCAVATION_RATE, &say!(text, "rate-excavate"), &pieces::shovel(), &board.excavation_rates, state.excavation_rate))
            (rate(places::LAY_RATE, &say!(text, "rate-lay"), &pieces::rails(), &board.lay_rates, state.lay_rate))
        }
    }
}

fn rate(id: &str, title: &str, sign: &Markup, rates: &[u8], at: u8) -> Markup {
    let about = format!("{title}: {}", rates[usize::from(at)]);
    html! {
        div.rate data-explain=(about) {
            span.rate-name title=(title) { span.said { (title) } (sign) }
            span.steps {
                @for (index, rate) in (0..).zip(rates) {
                    @if index == at {
                        (piece(None, id, &places::rate(index), &rate.to_string(), &html! { b.step { (rate) } }))
                    } @else {
                        span.step { (rate) }
                    }
                }
            }
        }
    }
}
