//! A table that has not begun: who sits where, how to invite others, and the start.

use maud::{Markup, html};
use words::{Text, say};

use super::clocks::zone_field;
use super::company::USUAL_BOT;
use super::new_game::Named;
use super::qr::qr_picture;
use super::reach::address_field;
use super::table::offline_notice;

/// A seat before the game begins.
#[derive(Clone, Debug)]
pub enum JoinSeat {
    Open,
    /// A bot, by the name people see.
    Bot(String),
    Person {
        name: String,
        /// Whether it is the viewer.
        own: bool,
    },
}

#[derive(Clone, Debug)]
pub struct JoinPage {
    pub id: String,
    pub name: String,
    /// The game, its scenario and whatever else was agreed.
    pub about: Vec<String>,
    pub seats: Vec<JoinSeat>,
    /// The invitation's address.
    pub link: String,
    pub public: bool,
    /// Whether the viewer set up the table.
    pub creator: bool,
    /// The viewer's name; `None` if they have not given one.
    pub known: Option<String>,
    /// The seat to which they were invited, from 1.
    pub wanted: Option<usize>,
    /// The newest event when the page was made.
    pub event: u64,
    /// Levels of bots for open seats.
    pub bots: Vec<Named>,
    pub error: Option<String>,
}

impl JoinPage {
    fn open(&self) -> usize {
        let open = self.seats.iter();
        open.filter(|seat| matches!(seat, JoinSeat::Open)).count()
    }

    fn sits(&self) -> bool {
        let mut seats = self.seats.iter();
        seats.any(|seat| matches!(seat, JoinSeat::Person { own: true, .. }))
    }
}

/// The page. The part that changes when somebody arrives is replaced by the script.
pub fn join_page(page: &JoinPage, text: &Text) -> Markup {
    html! {
        h1 { bdi { (page.name) } }
        @if let Some(error) = &page.error { div.notice.refusal role="alert" { (error) } }
        (offline_notice(&say!(text, "notice-offline-list")))
        div #fresh data-refresh="30" data-hear={ "/events?game=" (page.id) "&after=" (page.event) } {
            p.quiet { (page.about.join(" · ")) }
            section.sheet aria-labelledby="seats-title" {
                h2 #seats-title { (say!(text, "join-seats")) }
                p role="status" { (say!(text, "join-open", n = page.open())) }
                ul.join-seats {
                    @for (index, seat) in page.seats.iter().enumerate() { (seat_line(page, index + 1, seat, text)) }
                }
                @if page.sits() && !page.creator {
                    p { (say!(text, "join-waits")) }
                    (post(page, "leave", &html! { button type="submit" { (say!(text, "join-leave")) } }))
                }
            }
            @if page.creator { (beginning(page, text)) }
        }
        @if !page.sits() && page.open() > 0 { (taking(page, text)) }
        @if page.sits() || page.creator { (inviting(page, text)) }
    }
}

fn post(page: &JoinPage, command: &str, inside: &Markup) -> Markup {
    html! { form method="post" action={ "/join/" (page.id) "/" (command) } { (inside) } }
}

fn seat_line(page: &JoinPage, number: usize, seat: &JoinSeat, text: &Text) -> Markup {
    let remove = |who: &str| {
        html! {
            @if page.creator {
                (post(page, "remove", &html! {
                    input type="hidden" name="seat" value=(number);
                    button type="submit" aria-label=(say!(text, "join-remove-who", who = who)) { (say!(text, "join-remove")) }
                }))
            }
        }
    };
    html! {
        li {
            span.seat-number { (say!(text, "seat-name", number = number)) }
            @match seat {
                JoinSeat::Open => {
                    span.badge.running { (say!(text, "join-free")) }
                    @if page.creator {
                        details.menu {
                            summary { (say!(text, "join-fill")) }
                            (post(page, "fill", &html! {
                                input type="hidden" name="seat" value=(number);
                                (bots(page, text))
                                button type="submit" { (say!(text, "join-fill-go")) }
                            }))
                        }
                    }
                },
                JoinSeat::Bot(bot) => { b { (bot) } (remove(bot)) },
                JoinSeat::Person { name, own } => {
                    b { bdi { (name) } }
                    @if *own { span.badge { (say!(text, "join-you")) } } @else { (remove(name)) }
                },
            }
        }
    }
}

fn bots(page: &JoinPage, text: &Text) -> Markup {
    html! {
        label { span { (say!(text, "join-bot")) }
            select name="bot" {
                @for bot in &page.bots { option value=(bot.id) selected[bot.id == USUAL_BOT] { (bot.name) } }
            }
        }
    }
}

/// What the creator of the table can do.
fn beginning(page: &JoinPage, text: &Text) -> Markup {
    html! {
        section.sheet aria-labelledby="begin-title" {
            h2 #begin-title { (say!(text, "join-begin")) }
            @if page.open() == 0 {
                (post(page, "start", &html! { button.primary type="submit" { (say!(text, "join-start")) } }))
            } @else {
                p { (say!(text, "join-not-full")) }
                (post(page, "start", &html! {
                    (bots(page, text))
                    button type="submit" name="filled" value="yes" { (say!(text, "join-start-filled")) }
                }))
            }
            div.row {
                (post(page, "public", &html! {
                    @if !page.public { input type="hidden" name="public" value="yes"; }
                    button type="submit" {
                        @if page.public { (say!(text, "join-make-private")) } @else { (say!(text, "join-make-public")) }
                    }
                }))
                (post(page, "close", &html! { button.danger type="submit" { (say!(text, "join-close")) } }))
            }
            p.quiet { @if page.public { (say!(text, "join-is-public")) } @else { (say!(text, "join-is-private")) } }
        }
    }
}

/// For those who arrive.
fn taking(page: &JoinPage, text: &Text) -> Markup {
    html! {
        form.sheet method="post" action={ "/join/" (page.id) } {
            h2 { (say!(text, "join-title")) }
            (zone_field())
            @if let Some(name) = &page.known {
                p { (say!(text, "join-as", who = name.as_str())) }
            } @else {
                (name_field(text))
            }
            @if let Some(seat) = page.wanted { input type="hidden" name="seat" value=(seat); }
            button.primary type="submit" { (say!(text, "join-go")) }
        }
    }
}

/// Asks for the name of people who have not given one.
pub fn name_field(text: &Text) -> Markup {
    html! {
        label { span { (say!(text, "me-name")) }
            input type="text" name="name" maxlength="40" required autocomplete="nickname" autocapitalize="words";
        }
    }
}

fn inviting(page: &JoinPage, text: &Text) -> Markup {
    html! {
        section.sheet.invite aria-labelledby="invite-title" {
            h2 #invite-title { (say!(text, "join-invite")) }
            p { (say!(text, "join-invite-about")) }
            (address_field(&page.link, text))
            (qr_picture(&page.link, &say!(text, "join-qr")))
        }
    }
}
