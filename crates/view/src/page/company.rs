//! What people at different screens see of each other and do besides playing: leave, return, agree on taking back
//! steps, go on to the next game.

use maud::{Markup, html};
use tabletop::{Match, Pending};
use words::{Sentences, Text, name, say};

use super::clocks::{Clocks, clocks};
use super::decision::guard;
use super::new_game::Named;
use super::plan::planning;
use super::table::TablePage;

/// The others at a table.
#[derive(Clone, Debug, Default)]
pub struct Company {
    /// Whether several people play, each at their own screen.
    pub shared: bool,
    /// Whether the viewer has left their seats to a bot.
    pub away: bool,
    /// Whether that is because they have run out of time.
    pub out_of_time: bool,
    /// What everybody has left, if they agreed on time.
    pub clocks: Option<Clocks>,
    /// Whether advice, analysis and copies are disallowed.
    pub no_help: bool,
    /// What everybody is asked to agree to taking back.
    pub take_back: Option<TakeBackAsked>,
    /// How many steps the viewer may ask everybody to take back.
    pub may_ask: Option<usize>,
    /// The next game, if somebody began one.
    pub rematch: Option<String>,
    /// Who can take over a seat.
    pub bots: Vec<Named>,
}

/// What everybody is asked to agree to taking back.
#[derive(Clone, Debug)]
pub struct TakeBackAsked {
    pub who: String,
    pub steps: usize,
    /// Whether the viewer still has to answer.
    pub open: bool,
}

/// Who has to act if nobody here is asked, and what they are doing; empty if nobody is asked.
pub fn awaited<R: Sentences>(game: &Match<R>, page: &TablePage<'_>, text: &Text) -> String {
    let Pending::Decision(seat, _) = game.pending() else {
        return String::new();
    };
    if page.participants[seat.index()].is_bot() {
        return String::new();
    }
    let doing = game.rules().doing(game.state(), text);
    let who = name(page.names, seat, text);
    say!(text, "bar-awaiting", who = who, doing = doing)
}

/// The part of the bar for several people at a table.
pub fn company(page: &TablePage<'_>, over: bool, text: &Text) -> Markup {
    let company = &page.company;
    if !company.shared {
        return html! {};
    }
    html! {
        @if let Some(shown) = &company.clocks { (clocks(shown, text)) }
        div.company {
            @if page.viewer.is_spectator() {
                p.quiet { (say!(text, "company-watching")) }
            } @else if !over {
                (taking_back(page, text))
                @if company.away {
                    p role="status" {
                        @if company.out_of_time { (say!(text, "company-out-of-time")) } @else { (say!(text, "company-away")) }
                    }
                    (post(page, "return", &html! { button.primary type="submit" { (say!(text, "company-return")) } }))
                } @else {
                    (planning(page, text))
                    (leaving(page, text))
                }
            }
            @if !page.viewer.is_spectator() {
                a.button href={ "/next?after=" (page.id) } { (say!(text, "company-next")) }
            }
        }
    }
}

fn post(page: &TablePage<'_>, command: &str, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ "/games/" (page.id) "/" (command) } data-swap {
            (guard(page))
            (inside)
        }
    }
}

fn taking_back(page: &TablePage<'_>, text: &Text) -> Markup {
    let answer = |value: &str, label: String| {
        html! { button type="submit" name="answer" value=(value) { (label) } }
    };
    html! {
        @if let Some(asked) = &page.company.take_back {
            div.asks role="status" {
                p { (say!(text, "takeback-asked", who = asked.who.as_str(), n = asked.steps)) }
                @if asked.open {
                    (post(page, "takeback", &html! {
                        (answer("agree", say!(text, "takeback-agree")))
                        (answer("decline", say!(text, "takeback-decline")))
                    }))
                } @else {
                    p.quiet { (say!(text, "takeback-waits")) }
                    (post(page, "takeback", &answer("decline", say!(text, "takeback-withdraw"))))
                }
            }
        } @else if let Some(steps) = page.company.may_ask.filter(|_| !page.company.away) {
            (post(page, "takeback", &html! {
                input type="hidden" name="steps" value=(steps);
                button type="submit" name="answer" value="ask" title=(say!(text, "takeback-about")) { (say!(text, "takeback-ask")) }
            }))
        }
    }
}

fn leaving(page: &TablePage<'_>, text: &Text) -> Markup {
    html! {
        details.leave data-keep="leave" {
            summary { (say!(text, "company-leave")) }
            (post(page, "leave", &html! {
                p { (say!(text, "company-leave-about")) }
                label { span { (say!(text, "company-leave-bot")) }
                    select name="bot" {
                        @for bot in &page.company.bots {
                            option value=(bot.id) selected[bot.id == USUAL_BOT] { (bot.name) }
                        }
                    }
                }
                button type="submit" { (say!(text, "company-leave-go")) }
            }))
        }
    }
}

/// The default replacement for a player: neither a gift to the others nor a terror.
pub const USUAL_BOT: &str = "medium";
