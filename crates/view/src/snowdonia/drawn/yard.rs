//! The Stock Yard with its cubes, the bag, and what can be taken.

use maud::{Markup, html};
use snowdonia::Choice;
use words::goods::Good;
use words::say;

use super::super::places;
use super::super::wording::cubes;
use super::Drawing;
use crate::board::{Panel, pile};
use crate::pieces;

pub fn panel(drawing: Drawing<'_>) -> Panel {
    let (text, state) = (drawing.text, drawing.state);
    let yard = [
        (Good::Iron, state.yard.iron),
        (Good::Stone, state.yard.stone),
        (Good::Coal, state.yard.coal),
    ];
    let bag = [
        (Good::Iron, places::IRON, state.bag.iron),
        (Good::Stone, places::STONE, state.bag.stone),
        (Good::Coal, places::COAL, state.bag.coal),
        (Good::Events, places::EVENT, state.bag_events),
    ];
    let body = html! {
        div.yard {
            (takes(drawing))
            div.store {
                h3 { (say!(text, "place-yard")) }
                div.heaps { @for (good, n) in yard { (pieces::heap(good, n.into(), places::YARD, text)) } }
            }
            div.store.bag {
                h3 { (say!(text, "place-bag")) }
                div.piles {
                    @for (good, id, n) in bag {
                        (pile(id, places::BAG, n.into(), &text.count(good, n.into()), &pieces::tally(good, n.into(), text)))
                    }
                }
            }
        }
    };
    Panel::new("yard", say!(text, "panel-yard"), body)
}

/// What can be taken, the most first.
fn takes(drawing: Drawing<'_>) -> Markup {
    let mut offers: Vec<_> = drawing
        .choices()
        .filter_map(|choice| match choice {
            Choice::Take(given) => Some((given, choice)),
            _ => None,
        })
        .collect();
    offers.sort_by_key(|(given, _)| std::cmp::Reverse(given.total()));
    let buttons: Vec<Markup> = offers
        .into_iter()
        .map(|(given, choice)| drawing.target(choice, &pieces::cubes(&cubes(given), drawing.text)))
        .collect();
    drawing.group(&say!(drawing.text, "group-take"), &buttons)
}
