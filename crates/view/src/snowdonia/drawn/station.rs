//! A station card with its sites, surveyors and points, and a track card.

use maud::{Markup, html};
use snowdonia::place::{End, Site, Spot, Stop};
use snowdonia::{Asked, Choice, Fact};
use tabletop::{Rules as _, Seat};
use words::goods::Good;
use words::say;

use super::super::board::SpotMark;
use super::super::places;
use super::super::wording::station_number;
use super::Drawing;
use super::climb::{self, CELL, STRAIT};
use crate::board::{Place, piece, pile, ways as several};
use crate::pieces;

/// A station in its place.
pub fn stop(drawing: Drawing<'_>, stop: Stop, place: Place) -> Markup {
    let board = drawing.board;
    let card = drawing.rules().stop(stop);
    let excavations: Vec<(Spot, u8)> = board.excavations(stop).collect();
    let sites: Vec<Site> = board.sites(stop).collect();
    let width = climb::width(board, stop);
    let closed = board.is_closed(stop);
    html! {
        div.stop.closed[closed] role="group" aria-label=(label(drawing, stop)) data-explain="" style={ (place.style()) ";--w:" (width) } {
            span.flags { (surveyors(drawing, stop)) }
            span.stop-head aria-hidden="true" {
                b.stop-number { (station_number(card.number)) }
                span.stop-name { (card.name) }
                @if let Some(resource) = drawing.rules().free_cube(stop) {
                    span.free { "+" (pieces::good(resource.into(), drawing.text)) }
                }
                (worth(drawing, stop))
            }
            span.sites {
                @for (spot, vp) in excavations { (excavation(drawing, spot, vp)) }
                @for site in sites { (build(drawing, stop, site)) }
            }
            @if closed { span.closed-mark { (say!(drawing.text, "place-closed")) } }
            (ends(drawing, stop))
        }
    }
}

/// Points of a surveyor here.
fn worth(drawing: Drawing<'_>, stop: Stop) -> Markup {
    html! {
        @if let Some(vp) = drawing.board.surveyor_figures(stop, "/") {
            span.reach { "⚑" (vp) }
        }
    }
}

fn label(drawing: Drawing<'_>, stop: Stop) -> String {
    let card = drawing.rules().stop(stop);
    let vp = drawing.board.surveyor_figures(stop, " / ");
    let vp = vp.unwrap_or_else(|| "0".to_owned());
    let number = station_number(card.number);
    say!(
        drawing.text,
        "station-label",
        number = number,
        name = card.name.as_str(),
        vp = vp
    )
}

fn surveyors(drawing: Drawing<'_>, stop: Stop) -> Markup {
    let rules = drawing.rules();
    let spot = places::stop(stop);
    html! {
        @for seat in drawing.board.seats() {
            @let player = drawing.board.player(seat);
            @if player.surveyor == stop && !undecided(drawing, seat) {
                (piece(None, &places::surveyor(seat), &spot, &say!(drawing.text, "surveyor-of", who = drawing.words.name(seat)), &pieces::surveyor(seat)))
            }
            @if player.terminus_marked && rules.terminus(player.terminus) == stop {
                (piece(None, &places::marker(seat), &spot, &say!(drawing.text, "terminus-of", who = drawing.words.name(seat)), &pieces::marker(seat)))
            }
        }
        @if drawing.state.round > 0 && rules.neutral(drawing.state) == Some(stop) {
            (piece(None, places::NEUTRAL, &spot, &say!(drawing.text, "place-neutral"), &pieces::neutral_surveyor()))
        }
    }
}

/// Whether a player still has to choose a terminus (BF2): before that, the surveyor stands nowhere.
fn undecided(drawing: Drawing<'_>, seat: Seat) -> bool {
    if drawing.state.round > 0 || drawing.rules().starts().len() == 1 {
        return false;
    }
    match drawing.asked {
        Some((asked, Asked::Terminus)) => {
            let order = |seat| {
                drawing
                    .state
                    .start
                    .round(drawing.rules().seats())
                    .position(|other| other == seat)
            };
            order(seat) >= order(asked)
        }
        Some((_, Asked::Neutral)) => false,
        _ => true,
    }
}

/// The choice of a terminus, for a player or for the neutral surveyor.
fn ends(drawing: Drawing<'_>, stop: Stop) -> Markup {
    html! {
        @for end in [End::Near, End::Far] {
            @if drawing.rules().terminus(end) == stop {
                @if drawing.offers(Choice::Terminus(end)) && let Some((seat, _)) = drawing.asked {
                    (drawing.target(Choice::Terminus(end), &pieces::surveyor(seat)))
                }
                @if drawing.offers(Choice::Neutral(end)) {
                    (drawing.target(Choice::Neutral(end), &pieces::neutral_surveyor()))
                }
            }
        }
    }
}

fn excavation(drawing: Drawing<'_>, spot: Spot, vp: u8) -> Markup {
    let text = drawing.text;
    let name = drawing.words.spot(spot);
    let mark = drawing.board.spot_mark(spot);
    let label = say!(
        text,
        "cell-label",
        name = name,
        what = state_of(drawing, mark),
        vp = vp
    );
    html! {
        span.cell.dig.done[!matches!(mark, SpotMark::Rubble(_))] role="img" aria-label=(label) data-explain="" {
            (inside(drawing, mark, &places::spot(spot)))
            span.vp { (vp) }
        }
    }
}

/// What lies on a place with rubble.
fn inside(drawing: Drawing<'_>, mark: SpotMark, spot: &str) -> Markup {
    html! {
        @match mark {
            SpotMark::Rubble(rubble) => span.cost {
                (pile(places::RUBBLE, spot, rubble.into(), "", &pieces::tally(Good::Rubble, rubble.into(), drawing.text)))
            },
            SpotMark::Canal { rubble, missing } => span.cost {
                (pile(places::RUBBLE, spot, rubble.into(), "", &html! {
                    span.tally { b { (rubble) "/" (rubble.saturating_add(missing)) } (pieces::good(Good::Rubble, drawing.text)) }
                }))
            },
            SpotMark::Owned(seat) => (piece(None, &places::marker(seat), spot, "", &pieces::marker(seat))),
            SpotMark::Clear => span.cost.clear { "○" },
            SpotMark::Nobodys => span.cost.nobody { (pieces::tick()) },
            SpotMark::Unknown => span.cost.unknown { "?" },
        }
    }
}

/// What lies on a place with rubble, in words.
fn state_of(drawing: Drawing<'_>, mark: SpotMark) -> String {
    let text = drawing.text;
    match mark {
        SpotMark::Rubble(rubble) => drawing.words.count(Good::Rubble, rubble.into()),
        SpotMark::Canal { rubble, missing } => {
            let whole = rubble.saturating_add(missing);
            say!(text, "place-canal", rubble = rubble, whole = whole)
        }
        SpotMark::Owned(seat) => drawing.words.name(seat),
        SpotMark::Clear => say!(text, "place-clear"),
        SpotMark::Nobodys => say!(text, "place-laid"),
        SpotMark::Unknown => "?".to_owned(),
    }
}

fn build(drawing: Drawing<'_>, stop: Stop, site: Site) -> Markup {
    let text = drawing.text;
    let card = drawing.rules().site(site).2;
    let costs = [
        (Good::Stone, u16::from(card.stone)),
        (Good::Steel, card.steel.into()),
        (Good::Iron, card.iron.into()),
    ];
    let owner = drawing.board.site_owner(site);
    let lost = owner.is_none() && drawing.board.is_closed(stop);
    let turned = drawing.board.is_turned(site);
    let name = drawing.words.site(site);
    let ways: Vec<Choice> = drawing
        .choices()
        .filter(|choice| matches!(choice, Choice::Build { site: offered, .. } if *offered == site))
        .collect();
    let cost = |choice| {
        let paid = drawing.board.paid(choice).unwrap_or_default();
        html! { span.cost { @for (good, n) in paid { @if n > 0 { (pieces::tally(good, n, text)) } } } }
    };
    if let Some(&first) = ways.first() {
        let face = html! { (cost(first)) span.vp { (card.vp) } };
        let buttons: Vec<Markup> = ways
            .iter()
            .map(|&choice| drawing.target(choice, &cost(choice)))
            .collect();
        let id = places::site(site);
        return html! {
            span.cell.build.chosen {
                @match ways.len() {
                    1 => (drawing.target(first, &face)),
                    _ => (several(&id, &say!(text, "site-ways", site = name), &face, &buttons)),
                }
            }
        };
    }
    let what = match owner {
        Some(seat) => drawing.words.name(seat),
        None if lost => say!(text, "place-unbuilt"),
        None if turned => say!(text, "place-bridged"),
        None => drawing.words.goods(&costs),
    };
    let label = say!(text, "cell-label", name = name, what = what, vp = card.vp);
    let built = Choice::Build {
        site,
        steel_by_iron: 0,
        stone_by_rubble: 0,
    };
    let why = drawing.why_not(built).filter(|_| owner.is_none());
    html! {
        span.cell.build.done[owner.is_some() || turned].lost[lost] role="img" aria-label=(label) data-explain=(why.unwrap_or_default()) {
            @if let Some(seat) = owner {
                (piece(None, &places::marker(seat), &places::site(site), "", &pieces::marker(seat)))
            } @else if turned {
                span.cost.nobody { (pieces::tick()) }
            } @else {
                span.cost { @for (good, n) in costs { @if n > 0 { (pieces::tally(good, n, text)) } } }
            }
            span.vp { (card.vp) }
        }
    }
}

/// A card of a strait in its place: water, and the bridge over it once it is built.
pub fn strait(drawing: Drawing<'_>, site: Site, place: Place) -> Markup {
    let bridged = !drawing.state.unbuilt.contains(site);
    let (stop, ..) = drawing.rules().site(site);
    html! {
        div.strait.bridged[bridged] style={ (place.style()) ";--w:" (STRAIT) } {
            (pieces::strait(bridged))
            span.sites { (build(drawing, stop, site)) }
        }
    }
}

/// A track card in its place; a button if track may be laid up to here.
pub fn track(drawing: Drawing<'_>, spot: Spot, number: u8, place: Place) -> Markup {
    let text = drawing.text;
    let mark = drawing.board.spot_mark(spot);
    let laid = matches!(mark, SpotMark::Owned(_) | SpotMark::Nobodys);
    let style = format!("{};--w:{CELL}", place.style());
    if mark == SpotMark::Unknown {
        return html! { span.track.unknown style=(style) role="img" aria-label=(say!(text, "track-unknown", number = number)) { "?" } };
    }
    let vp = drawing.board.track_vp(spot);
    let label = say!(
        text,
        "cell-label",
        name = drawing.words.spot(spot),
        what = state_of(drawing, mark),
        vp = vp
    );
    let canal = drawing.rules().canals().contains(spot);
    let inside = html! {
        @if let SpotMark::Canal { .. } = mark { (pieces::canal()) (pieces::daffodil()) }
        @if laid || mark == SpotMark::Clear { (pieces::rails()) }
        @if mark != SpotMark::Clear { (inside(drawing, mark, &places::spot(spot))) }
        span.vp { (vp) }
    };
    if filled(drawing) == Some(spot) {
        return html! { span.track.canal.chosen style=(style) { (drawing.target(Choice::Fill, &inside)) } };
    }
    let ways = lay(drawing, spot);
    let buttons: Vec<Markup> = ways
        .iter()
        .map(|&choice| drawing.target(choice, &lay_price(drawing, choice)))
        .collect();
    html! {
        @if let Some(&choice) = ways.first() {
            span.track.chosen style=(style) {
                @match ways.len() {
                    1 => (drawing.target(choice, &lay_face(choice, vp))),
                    _ => (several(&places::spot(spot), &label, &lay_face(choice, vp), &buttons)),
                }
            }
        } @else {
            @let why = why_not_laid(drawing, spot).filter(|_| !laid).unwrap_or_default();
            span.track.canal[canal].laid[laid].clear[mark == SpotMark::Clear] style=(style) role="img" aria-label=(label) data-explain=(why) { (inside) }
        }
    }
}

/// The canal that contract 3 may fill now.
fn filled(drawing: Drawing<'_>) -> Option<Spot> {
    if !drawing.offers(Choice::Fill) {
        return None;
    }
    let mut facts = drawing.board.outcome(Choice::Fill).into_iter();
    facts.find_map(|fact| match fact {
        Fact::CanalFilled { spot, .. } => Some(spot),
        _ => None,
    })
}

/// Why track cannot be laid as far as this card.
fn why_not_laid(drawing: Drawing<'_>, spot: Spot) -> Option<String> {
    let lays = drawing.choices().filter_map(|choice| match choice {
        Choice::Lay { cards, by_iron } => Some((cards, by_iron)),
        _ => None,
    });
    let (cards, by_iron) = lays.max().unwrap_or_default();
    let why = drawing.why_not(Choice::Lay {
        cards: cards + 1,
        by_iron,
    })?;
    let laid = |fact: &Fact| matches!(fact, Fact::Laid { spot: laid, .. } if *laid == spot);
    let outcome = drawing.board.outcome(Choice::Lay { cards, by_iron });
    (!outcome.iter().any(laid)).then_some(why)
}

/// How many cards are laid up to here.
fn lay_face(choice: Choice, vp: u8) -> Markup {
    let count = match choice {
        Choice::Lay { cards, .. } => cards,
        _ => 0,
    };
    html! { b { "×" (count) } (pieces::rails()) span.vp { (vp) } }
}

/// How the cards are paid for, if there are several ways.
fn lay_price(drawing: Drawing<'_>, choice: Choice) -> Markup {
    let Choice::Lay { cards, by_iron } = choice else {
        return html! {};
    };
    let seat = drawing.state.actor;
    let iron = drawing.board.track_iron(seat).unwrap_or(0);
    let paid = [
        (Good::Steel, (cards - by_iron).into()),
        (Good::Iron, u16::from(by_iron) * u16::from(iron)),
    ];
    pieces::cubes(&paid, drawing.text)
}

/// The choices that lay track up to this card.
fn lay(drawing: Drawing<'_>, spot: Spot) -> Vec<Choice> {
    let up_to_here = |&choice: &Choice| {
        let Choice::Lay { cards, .. } = choice else {
            return false;
        };
        let mut laid = drawing
            .board
            .outcome(choice)
            .into_iter()
            .filter_map(|fact| match fact {
                Fact::Laid { spot, .. } | Fact::EventTrackLaid { spot, .. } => Some(spot),
                _ => None,
            });
        laid.nth(usize::from(cards) - 1) == Some(spot)
    };
    drawing.choices().filter(up_to_here).collect()
}
