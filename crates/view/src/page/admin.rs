//! The host's page: people, tables, reports, limits; and the pages on which the host says who they are and what is
//! stored.

use maud::{Markup, html};
use words::{Text, say};

use super::error::Limited;
use super::games::GameRow;
use super::lobby::LobbyTable;

/// Somebody in the host's list.
#[derive(Clone, Debug)]
pub struct PersonRow {
    pub id: String,
    pub name: String,
    pub kind: PersonRank,
    pub blocked: bool,
    pub seen: String,
    pub since: String,
}

/// The relation of a person to the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PersonRank {
    Guest,
    Account,
    Host,
}

/// What one may do in an hour.
#[derive(Clone, Copy, Debug)]
pub struct LimitRow {
    pub what: Limited,
    pub person: u32,
    pub address: u32,
}

/// The host's page.
#[derive(Clone, Debug)]
pub struct AdminPage {
    pub people: Vec<PersonRow>,
    pub search: String,
    pub only_blocked: bool,
    /// From 0.
    pub page: u64,
    pub more: bool,
    pub tables: Vec<LobbyTable>,
    pub games: Vec<GameRow>,
    /// How many messages were reported.
    pub reports: usize,
    pub limits: Vec<LimitRow>,
    pub contact: String,
    pub max_contact: usize,
    pub mail: bool,
    pub notice: Option<String>,
    pub error: Option<String>,
}

pub fn admin_page(page: &AdminPage, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "admin-title")) }
        @if let Some(error) = &page.error { div.notice.refusal role="alert" { (error) } }
        @if let Some(notice) = &page.notice { p.notice role="status" { (notice) } }
        (people(page, text))
        section.sheet #reports aria-labelledby="reports-title" {
            h2 #reports-title { (say!(text, "admin-reports")) }
            @if page.reports == 0 { p { (say!(text, "reports-none")) } }
            @else { p { a.button href="/reports" { (say!(text, "reports-link", n = page.reports)) } } }
        }
        (tables(page, text))
        (games(page, text))
        section.sheet aria-labelledby="limits-title" {
            h2 #limits-title { (say!(text, "admin-limits")) }
            p { (say!(text, "admin-limits-about")) }
            table.plain {
                thead { tr {
                    th scope="col" { (say!(text, "admin-limit")) }
                    th scope="col" { (say!(text, "admin-limit-person")) }
                    th scope="col" { (say!(text, "admin-limit-address")) }
                } }
                tbody {
                    @for limit in &page.limits {
                        tr { th scope="row" { code { (limit.what.name()) } } td { (limit.person) } td { (limit.address) } }
                    }
                }
            }
            p { @if page.mail { (say!(text, "admin-mail-on")) } @else { (say!(text, "admin-mail-off")) } }
        }
        section.sheet aria-labelledby="contact-title" {
            h2 #contact-title { (say!(text, "admin-contact")) }
            p { (say!(text, "admin-contact-about")) }
            form method="post" action="/admin/contact" {
                label { span { (say!(text, "admin-contact-text")) }
                    textarea name="text" rows="6" maxlength=(page.max_contact) { (page.contact) }
                }
                button type="submit" { (say!(text, "admin-contact-go")) }
            }
        }
    }
}

fn people(page: &AdminPage, text: &Text) -> Markup {
    let at = |number: u64| {
        let blocked = if page.only_blocked {
            "&blocked=yes"
        } else {
            ""
        };
        format!(
            "/admin?page={number}&search={}{blocked}",
            super::address_part(&page.search)
        )
    };
    html! {
        section.sheet aria-labelledby="people-title" {
            h2 #people-title { (say!(text, "admin-people")) }
            form.row method="get" action="/admin" {
                label { span { (say!(text, "admin-search")) }
                    input type="search" name="search" value=(page.search) maxlength="40";
                }
                label.check {
                    input type="checkbox" name="blocked" value="yes" checked[page.only_blocked];
                    span { (say!(text, "admin-only-blocked")) }
                }
                button type="submit" { (say!(text, "admin-search-go")) }
            }
            @if page.people.is_empty() { p { (say!(text, "admin-nobody")) } }
            ul.devices { @for person in &page.people { (person_row(person, text)) } }
            nav.pager aria-label=(say!(text, "admin-people")) {
                @if page.page > 0 { a.button rel="prev" href=(at(page.page - 1)) { (say!(text, "games-newer")) } }
                @if page.more { a.button rel="next" href=(at(page.page + 1)) { (say!(text, "games-older")) } }
            }
            p.quiet { (say!(text, "admin-block-about")) }
        }
    }
}

fn person_row(person: &PersonRow, text: &Text) -> Markup {
    let rank = match person.kind {
        PersonRank::Guest => say!(text, "admin-guest"),
        PersonRank::Account => say!(text, "admin-account"),
        PersonRank::Host => say!(text, "admin-host"),
    };
    let (on, label, which) = if person.blocked {
        let which = say!(text, "admin-unblock-who", who = person.name.as_str());
        ("no", say!(text, "admin-unblock"), which)
    } else {
        let which = say!(text, "admin-block-who", who = person.name.as_str());
        ("yes", say!(text, "admin-block"), which)
    };
    html! {
        li {
            div {
                strong { bdi { (person.name) } } " " span.badge { (rank) }
                @if person.blocked { " " span.badge.running { (say!(text, "admin-blocked")) } }
                div.quiet { (say!(text, "admin-seen", when = person.seen.as_str(), since = person.since.as_str())) }
            }
            @if person.kind != PersonRank::Host {
                form method="post" action="/admin/block" {
                    input type="hidden" name="person" value=(person.id);
                    button.small type="submit" name="block" value=(on) aria-label=(which) { (label) }
                }
            }
        }
    }
}

fn tables(page: &AdminPage, text: &Text) -> Markup {
    html! {
        section.sheet aria-labelledby="tables-title" {
            h2 #tables-title { (say!(text, "admin-tables")) }
            @if page.tables.is_empty() { p { (say!(text, "admin-tables-none")) } }
            ul.devices {
                @for table in &page.tables {
                    li {
                        div {
                            a href={ "/join/" (table.id) } { bdi { (table.name) } }
                            div.quiet { (table.game) " · " bdi { (text.list(&table.people)) } " · " (table.when) }
                        }
                        form method="post" action="/admin/close" {
                            input type="hidden" name="id" value=(table.id);
                            button.small type="submit" aria-label=(say!(text, "admin-close-which", table = table.name.as_str())) {
                                (say!(text, "admin-close"))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn games(page: &AdminPage, text: &Text) -> Markup {
    html! {
        section.sheet aria-labelledby="running-title" {
            h2 #running-title { (say!(text, "admin-games")) }
            @if page.games.is_empty() { p { (say!(text, "admin-games-none")) } }
            ul.devices {
                @for game in &page.games {
                    li {
                        div {
                            a href={ "/games/" (game.id) } { bdi { (game.name) } }
                            div.quiet { (game.game) " · " bdi { (text.list(&game.players)) } " · " (game.when) }
                        }
                        details {
                            summary aria-label=(say!(text, "admin-delete-which", game = game.name.as_str())) { (say!(text, "admin-delete")) }
                            form method="post" action="/admin/close" {
                                input type="hidden" name="id" value=(game.id);
                                input type="hidden" name="sure" value="yes";
                                button.small.danger type="submit" { (say!(text, "admin-delete-sure")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Who runs the program, in the host's own words, keeping their lines.
pub fn contact_page(contact: &str, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "contact-title")) }
        div.sheet {
            @if contact.is_empty() { p { (say!(text, "contact-none")) } }
            @else { p.lines { (contact) } }
            p { a href="/privacy" { (say!(text, "privacy-frame")) } }
        }
    }
}

/// How long things are kept.
#[derive(Clone, Copy, Debug)]
pub struct Keeping {
    pub guest_days: u64,
    pub table_days: u64,
    pub plan_days: u64,
    /// After they are over; without it as long as the host likes.
    pub game_days: Option<u64>,
    pub messages: u64,
    /// Whether there are accounts here.
    pub accounts: bool,
    /// Whether browsers can be notified.
    pub push: bool,
    /// Whether accounts can have email addresses.
    pub mail: bool,
}

pub fn privacy_page(keeping: &Keeping, text: &Text) -> Markup {
    let days = keeping.guest_days;
    html! {
        h1 { (say!(text, "privacy-title")) }
        div.sheet {
            p { (say!(text, "privacy-intro")) }
            h2 { (say!(text, "privacy-stored")) }
            ul {
                li { (say!(text, "privacy-name", days = days)) }
                li { (say!(text, "privacy-cookie", days = days)) }
                @if keeping.accounts { li { (say!(text, "privacy-account")) } }
                @if keeping.push { li { (say!(text, "privacy-push")) } }
                @if keeping.push || keeping.mail { li { (say!(text, "privacy-notices")) } }
                @if keeping.mail { li { (say!(text, "privacy-address")) } }
                li { (say!(text, "privacy-games")) }
                li { (say!(text, "privacy-tables", days = keeping.table_days)) }
                @if let Some(days) = keeping.game_days { li { (say!(text, "privacy-games-days", days = days)) } }
                li { (say!(text, "privacy-plans", days = keeping.plan_days)) }
                li { (say!(text, "privacy-messages", most = keeping.messages)) }
                li { (say!(text, "privacy-reports")) }
                li { (say!(text, "privacy-addresses")) }
                li { (say!(text, "privacy-log")) }
            }
            h2 { (say!(text, "privacy-rights")) }
            p { (say!(text, "privacy-rights-text")) }
            p { a href="/me" { (say!(text, "me-title")) } " · " a href="/contact" { (say!(text, "contact-title")) } }
        }
    }
}
