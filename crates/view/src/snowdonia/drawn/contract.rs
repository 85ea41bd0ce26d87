//! A contract card: its number, the area where it is played, what it does, what it is worth at the end, and its
//! owner's progress.

use maud::{Markup, html};
use snowdonia::components::Bonus;
use snowdonia::contract::Contract;
use tabletop::Seat;
use words::goods::Good;
use words::{Text, say};

use super::super::wording::{Words, station_number};
use super::Drawing;
use crate::pieces;

/// The face of a card; spans only, so that it fits into a button. With an owner it shows the progress.
pub fn face(drawing: Drawing<'_>, contract: Contract, owner: Option<Seat>) -> Markup {
    let words = drawing.words;
    html! {
        span.contract-head {
            b.number { (contract) }
            (area(words, contract))
            (worth(drawing, contract, owner))
        }
        span.effect { (super::capital(&words.effect(contract))) }
    }
}

/// A contract that was played: its effect is over, but it still counts at the end.
pub fn spent(drawing: Drawing<'_>, contract: Contract, owner: Seat) -> Markup {
    html! {
        span.contract-head {
            b.number { (contract) }
            (area(drawing.words, contract))
            span.used-mark { (say!(drawing.text, "contract-used")) }
            (worth(drawing, contract, Some(owner)))
        }
    }
}

/// The card as a small picture: number and letter.
pub fn small(words: Words<'_>, contract: Contract) -> Markup {
    html! { span.contract-small { b { (contract) } (area(words, contract)) } }
}

fn area(words: Words<'_>, contract: Contract) -> Markup {
    html! { span.letter { (words.window(contract)) } }
}

/// What is needed and what it brings, as pictures; screen readers get the sentence.
fn worth(drawing: Drawing<'_>, contract: Contract, owner: Option<Seat>) -> Markup {
    let words = drawing.words;
    let text = drawing.text;
    html! {
        span.worth {
            span.said { (words.bonus(contract)) }
            span.needs aria-hidden="true" {
                @match &drawing.rules().contract(contract).bonus {
                    Bonus::Goods { sites, tracks, rubble, surveyor, vp } => {
                        @if *surveyor > 0 { (at_station(drawing, *surveyor, owner)) }
                        @for (good, need) in [(Good::Sites, *sites), (Good::Tracks, *tracks), (Good::Rubble, *rubble)] {
                            @if need > 0 { (need_of(drawing, good, need, owner, text)) }
                        }
                        (pieces::points(&vp.to_string()))
                    }
                    Bonus::PerCoal(vp) => {
                        span.need { "1" (pieces::good(Good::Coal, text)) }
                        (pieces::points(&vp.to_string()))
                    }
                    Bonus::StartPlayer(vp) => { (pieces::start_marker()) (pieces::points(&vp.to_string())) }
                    Bonus::Fulfilled { contracts, vp } => {
                        span.need { b { (contracts) } (pieces::tick()) }
                        (pieces::points(&vp.to_string()))
                    }
                    Bonus::Reached(steps) => @for (station, vp) in steps {
                        (at_station(drawing, *station, owner)) (pieces::points(&vp.to_string()))
                    }
                }
            }
        }
    }
}

fn at_station(drawing: Drawing<'_>, station: u8, owner: Option<Seat>) -> Markup {
    let met = owner.is_some_and(|seat| {
        let stop = drawing.board.player(seat).surveyor;
        drawing.rules().stop(stop).number >= station
    });
    html! { span.need.met[met] { span.flag { "⚑" } (station_number(station)) @if met { (pieces::tick()) } } }
}

fn need_of(drawing: Drawing<'_>, good: Good, need: u8, owner: Option<Seat>, text: &Text) -> Markup {
    let have = owner.map(|seat| held(drawing, good, seat).min(need));
    let met = have == Some(need);
    html! {
        span.need.met[met] {
            @match have {
                Some(have) if !met => { b { (have) } "/" (need) }
                _ => b { (need) },
            }
            (pieces::good(good, text))
            @if met { (pieces::tick()) }
        }
    }
}

/// How much of a bonus's requirement a player has.
fn held(drawing: Drawing<'_>, good: Good, seat: Seat) -> u8 {
    let player = drawing.board.player(seat);
    let (tracks, sites) = drawing.board.marker_counts(seat);
    match good {
        Good::Sites => sites,
        Good::Tracks => tracks,
        _ => player.rubble.min(u8::MAX.into()) as u8,
    }
}

/// For screen readers: what the card is, and its owner's progress.
pub fn label(drawing: Drawing<'_>, contract: Contract, owner: Seat) -> String {
    let text = drawing.text;
    let line = drawing.words.contract_line(contract);
    let Bonus::Goods {
        sites,
        tracks,
        rubble,
        ..
    } = drawing.rules().contract(contract).bonus
    else {
        return line;
    };
    let goods: Vec<(Good, u16)> = [
        (Good::Sites, sites),
        (Good::Tracks, tracks),
        (Good::Rubble, rubble),
    ]
    .into_iter()
    .filter(|(_, need)| *need > 0)
    .map(|(good, need)| (good, held(drawing, good, owner).min(need).into()))
    .collect();
    say!(
        text,
        "contract-progress",
        card = line,
        have = text.goods(&goods)
    )
}
