//! Standing orders: what players leave to the table. They are visible to everybody; whoever gave one can end it.

use maud::{Markup, html};
use tabletop::Seat;
use words::{OrderWords, Text, say};

use super::decision::guard;
use super::table::TablePage;

/// The standing orders of a table, and those its viewer could give.
#[derive(Clone, Debug, Default)]
pub struct Orders {
    pub given: Vec<GivenOrder>,
    /// The seat for which orders can be given now, and those orders.
    pub offered: Option<(Seat, Vec<OfferedOrder>)>,
}

#[derive(Clone, Debug)]
pub struct GivenOrder {
    pub seat: Seat,
    /// As written in the journal.
    pub order: String,
    pub said: String,
    /// Whether the viewer can end it.
    pub own: bool,
}

/// An order that could be given.
#[derive(Clone, Debug)]
pub struct OfferedOrder {
    /// As written in the journal.
    pub order: String,
    pub words: OrderWords,
}

/// The orders, collapsed beside the question; when opened, they overlay the table.
pub fn orders(page: &TablePage<'_>, text: &Text) -> Markup {
    let orders = &page.orders;
    if orders.given.is_empty() && orders.offered.is_none() {
        return html! {};
    }
    let title = match orders.given.len() {
        0 => say!(text, "orders-title"),
        n => say!(text, "orders-full", n = n),
    };
    html! {
        details.orders data-keep="orders" {
            summary { (title) }
            div.drop {
                @if orders.given.is_empty() { p.quiet { (say!(text, "orders-none")) } }
                @else { ul.given-orders { @for given in &orders.given { (given_order(page, given, text)) } } }
                @if let Some((seat, offered)) = &orders.offered {
                    (offers(page, *seat, offered, text))
                    p.quiet { (say!(text, "orders-about")) }
                }
            }
        }
    }
}

fn given_order(page: &TablePage<'_>, given: &GivenOrder, text: &Text) -> Markup {
    let who = page
        .names
        .get(given.seat.index())
        .map_or("", String::as_str);
    html! {
        li data-seat=(given.seat) data-order=(given.said) {
            span { b { (say!(text, "orders-of", who = who)) } " " (given.said) }
            @if given.own {
                (form(page, given.seat, &html! {
                    input type="hidden" name="end" value="yes";
                    @let label = say!(text, "orders-end-this", order = given.said.as_str());
                    button type="submit" name="order" value=(given.order) aria-label=(label) { (say!(text, "orders-end")) }
                }))
            }
        }
    }
}

/// A button for each order; orders of which there are many share a list.
fn offers(page: &TablePage<'_>, seat: Seat, offered: &[OfferedOrder], text: &Text) -> Markup {
    let (listed, single): (Vec<&OfferedOrder>, Vec<&OfferedOrder>) = offered
        .iter()
        .partition(|offered| offered.words.among.is_some());
    let mut headings: Vec<&str> = Vec::new();
    for (heading, _) in listed.iter().filter_map(|one| one.words.among.as_ref()) {
        if !headings.contains(&heading.as_str()) {
            headings.push(heading);
        }
    }
    html! {
        @for one in single {
            (form(page, seat, &html! { button type="submit" name="order" value=(one.order) { (one.words.said) } }))
        }
        @for heading in headings {
            (form(page, seat, &html! {
                label { span { (heading) }
                    select name="order" {
                        @for one in &listed {
                            @if let Some((_, item)) = one.words.among.as_ref().filter(|(of, _)| of == heading) {
                                option value=(one.order) { (item) }
                            }
                        }
                    }
                }
                button type="submit" { (say!(text, "orders-give")) }
            }))
        }
    }
}

fn form(page: &TablePage<'_>, seat: Seat, inside: &Markup) -> Markup {
    html! {
        form.order method="post" action={ "/games/" (page.id) "/order" } data-swap {
            (guard(page))
            input type="hidden" name="seat" value=(seat);
            (inside)
        }
    }
}
