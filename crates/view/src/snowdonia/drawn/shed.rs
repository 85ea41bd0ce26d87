//! The Engine Shed, and the card of a train.

use maud::{Markup, html};
use snowdonia::Choice;
use snowdonia::train::Train;
use words::goods::Good;
use words::say;

use super::super::places;
use super::Drawing;
use crate::board::{Panel, card as lying, piece, pile, ways};
use crate::pieces;

/// The trains that may be bought; the solo game has no shed.
pub fn panel(drawing: Drawing<'_>) -> Option<Panel> {
    if drawing.board.seats().len() == 1 {
        return None;
    }
    let text = drawing.text;
    let trains: Vec<(Train, u8)> = drawing.board.shed().collect();
    let body = html! {
        div.shed {
            @if !drawing.state.trains_open { p.note { (super::capital(&say!(text, "place-shed-closed"))) } }
            @if trains.is_empty() { p.note { (say!(text, "place-shed-empty")) } }
            ul.trains {
                @for (train, coal) in trains {
                    li { (in_shed(drawing, train, coal)) }
                }
            }
        }
    };
    Some(Panel::new("shed", say!(text, "panel-shed"), body))
}

fn in_shed(drawing: Drawing<'_>, train: Train, coal: u8) -> Markup {
    let face = face(drawing, train, Some(coal));
    let offers: Vec<Choice> = drawing
        .choices()
        .filter(
            |choice| matches!(choice, Choice::Train { train: offered, .. } if *offered == train),
        )
        .collect();
    let card = html! { span.card.train-card { (face) } };
    let id = places::train(train);
    html! {
        @match offers.as_slice() {
            [] => (lying(&id, places::SHED, &refused(drawing, train, coal), &card)),
            [only] => (drawing.target(*only, &piece(None, &id, places::SHED, "", &card))),
            several => {
                @let buttons: Vec<Markup> = several.iter().map(|&way| drawing.target(way, &price(drawing, way))).collect();
                (ways(&id, &label(drawing, train, coal), &piece(None, &id, places::SHED, "", &card), &buttons))
            }
        }
    }
}

/// A train that cannot be bought, with the reason while building or buying is asked for.
fn refused(drawing: Drawing<'_>, train: Train, coal: u8) -> String {
    let label = label(drawing, train, coal);
    let bought = Choice::Train {
        train,
        steel_by_iron: 0,
    };
    match drawing.why_not(bought) {
        Some(why) => format!("{label} {why}"),
        None => label,
    }
}

/// What is paid for a train in this way.
fn price(drawing: Drawing<'_>, choice: Choice) -> Markup {
    let paid = drawing.board.paid(choice).unwrap_or_default();
    pieces::cubes(&paid, drawing.text)
}

fn label(drawing: Drawing<'_>, train: Train, coal: u8) -> String {
    let card = drawing.rules().train(train);
    say!(
        drawing.text,
        "place-shed-train",
        number = train.label(),
        name = card.name.as_str(),
        steel = drawing.words.count(Good::Steel, card.steel.into()),
        coal = drawing.words.count(Good::Coal, coal.into()),
        power = drawing.words.power(train)
    )
}

/// The face of a train: in the shed with its price and coal, with an owner without them.
pub fn face(drawing: Drawing<'_>, train: Train, coal: Option<u8>) -> Markup {
    let card = drawing.rules().train(train);
    let text = drawing.text;
    html! {
        span.train-head { (pieces::engine(train.label())) b { (card.name) } }
        span.effect { (super::capital(&drawing.words.power(train))) }
        span.train-foot {
            @if let Some(coal) = coal {
                span.price aria-hidden="true" { (pieces::cubes(&[(Good::Steel, card.steel.into())], text)) }
                (pile(places::COAL, &places::train(train), coal.into(), "", &pieces::cubes(&[(Good::Coal, coal.into())], text)))
            }
            @if let Some(hire) = card.hire {
                span.hire { (pieces::tally(hire.good.into(), hire.amount.into(), text)) " → " (pieces::person()) }
            }
        }
    }
}
