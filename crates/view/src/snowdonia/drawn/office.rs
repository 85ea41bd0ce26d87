//! The Site Office: contracts to take, and those a contract has revealed.

use maud::{Markup, html};
use snowdonia::contract::Contract;
use snowdonia::{Asked, Choice};
use words::say;

use super::super::places;
use super::{Drawing, contract};
use crate::board::{Panel, card as lying, piece};
use crate::movement::REVEALED;

pub fn panel(drawing: Drawing<'_>) -> Panel {
    let text = drawing.text;
    let body = html! {
        div.office {
            p.note { (say!(text, "office-discarded")) }
            (kept(drawing))
            ol.cards {
                @for (place, card) in (1..).zip(drawing.state.office) {
                    li.card-place {
                        @match card {
                            Some(card) => (this(drawing, place, card)),
                            None => span.card.empty { (say!(text, "place-office-empty")) },
                        }
                    }
                }
            }
        }
    };
    Panel::new("office", say!(text, "panel-office"), body)
}

fn this(drawing: Drawing<'_>, place: u8, card: Contract) -> Markup {
    let choice = Choice::Contract(card);
    let face = html! { span.card { (contract::face(drawing, card, None)) } };
    let (id, spot) = (places::contract(card), places::office(place));
    html! {
        @if drawing.offers(choice) {
            (drawing.target(choice, &piece(None, &id, &spot, "", &face)))
        } @else {
            (lying(&id, &spot, &drawing.words.contract_line(card), &face))
        }
    }
}

/// The contracts of which one may be kept.
fn kept(drawing: Drawing<'_>) -> Markup {
    let Some((_, Asked::Keep)) = drawing.asked else {
        return html! {};
    };
    let buttons: Vec<Markup> = drawing
        .choices()
        .filter_map(|choice| match choice {
            Choice::Keep(card) => {
                let face = html! { span.card { (contract::face(drawing, card, None)) } };
                let id = places::contract(card);
                Some(drawing.target(choice, &piece(None, &id, REVEALED, "", &face)))
            }
            _ => None,
        })
        .collect();
    drawing.group(&say!(drawing.text, "group-keep"), &buttons)
}
