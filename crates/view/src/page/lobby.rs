//! Public tables with open seats.

use maud::{Markup, html};
use words::{Text, say};

use super::new_game::Named;
use super::table::offline_notice;

#[derive(Clone, Debug)]
pub struct LobbyTable {
    pub id: String,
    pub name: String,
    pub game: String,
    pub scenario: String,
    /// Who has taken a seat.
    pub people: Vec<String>,
    pub open: usize,
    /// The time control agreed on, in words.
    pub time: Option<String>,
    /// When it was set up, in words.
    pub when: String,
}

/// The tables, with the query that led to them.
#[derive(Clone, Debug)]
pub struct LobbyPage {
    pub tables: Vec<LobbyTable>,
    pub games: Vec<Named>,
    /// The game asked for; empty for all.
    pub game: String,
    /// From 0.
    pub page: u64,
    pub more: bool,
    /// Whether the viewer has a session; others have to give a name first.
    pub known: bool,
}

pub fn lobby_page(page: &LobbyPage, text: &Text) -> Markup {
    let address = |game: &str, number: u64| format!("/lobby?game={game}&page={number}");
    let tab = |game: &str, name: &str| {
        let current = (page.game == game).then_some("true");
        html! { a href=(address(game, 0)) aria-current=[current] { (name) } }
    };
    html! {
        div.title-row {
            h1 { (say!(text, "lobby-title")) }
            @if page.known {
                a.button.primary href="/new" { (say!(text, "games-new")) }
            } @else {
                a.button.primary href="/me?back=/lobby" { (say!(text, "lobby-say-who")) }
            }
        }
        p { (say!(text, "lobby-about")) }
        nav.tabs aria-label=(say!(text, "new-which")) {
            (tab("", &say!(text, "games-all")))
            @for game in &page.games { (tab(&game.id, &game.name)) }
        }
        (offline_notice(&say!(text, "notice-offline-list")))
        div #fresh data-refresh="5" {
            @if page.tables.is_empty() {
                p.sheet { (say!(text, "lobby-none")) }
            }
            ul.tables {
                @for table in &page.tables {
                    li.sheet {
                        h2 { a href={ "/join/" (table.id) } { bdi { (table.name) } } }
                        p {
                            (table.game) " · " (table.scenario)
                            @if let Some(time) = &table.time { " · " (time) }
                        }
                        p { (say!(text, "join-open", n = table.open)) " " span.quiet { bdi { (text.list(&table.people)) } " · " (table.when) } }
                        a.button href={ "/join/" (table.id) } { (say!(text, "lobby-look")) }
                    }
                }
            }
            nav.pager aria-label=(say!(text, "games-pages")) {
                @if page.page > 0 { a.button rel="prev" href=(address(&page.game, page.page - 1)) { (say!(text, "games-newer")) } }
                @if page.more { a.button rel="next" href=(address(&page.game, page.page + 1)) { (say!(text, "games-older")) } }
            }
        }
    }
}
