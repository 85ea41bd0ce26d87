//! A person's games: those that wait for them first.

use maud::{Markup, html};
use words::{Text, say};

use super::clocks::{clocks_script, time_left};
use super::games::{GameRow, standing};
use super::lobby::LobbyTable;
use super::table::offline_notice;

/// The games of a person.
#[derive(Clone, Debug)]
pub struct MinePage {
    /// Tables whose games have not begun.
    pub tables: Vec<LobbyTable>,
    /// Each with whether it waits for them.
    pub games: Vec<(GameRow, bool)>,
    /// From 0.
    pub page: u64,
    pub more: bool,
    /// The newest event when the page was made.
    pub event: u64,
    /// What just happened.
    pub notice: Option<String>,
}

pub fn mine_page(page: &MinePage, text: &Text) -> Markup {
    let waiting = page.games.iter().filter(|(_, waits)| *waits).count();
    html! {
        @if let Some(notice) = &page.notice { p.notice role="status" { (notice) } }
        div.title-row {
            h1 { (say!(text, "mine-title")) }
            @if waiting > 0 { a.button.primary href="/next" { (say!(text, "company-next")) } }
            a.button href="/new" { (say!(text, "games-new")) }
            a.button href="/lobby" { (say!(text, "mine-lobby")) }
            a.button href="/exercises" { (say!(text, "exercises-title")) }
        }
        (offline_notice(&say!(text, "notice-offline-list")))
        (clocks_script())
        div #fresh data-refresh="30" data-hear={ "/events?mine=yes&after=" (page.event) } {
            @if page.games.is_empty() && page.tables.is_empty() {
                p.sheet { (say!(text, "mine-none")) }
            }
            ul.tables {
                @for table in &page.tables {
                    li.sheet {
                        h2 { a href={ "/join/" (table.id) } { bdi { (table.name) } } }
                        p { span.badge { (say!(text, "mine-not-begun")) } " " (say!(text, "join-open", n = table.open)) }
                        p.quiet {
                            (table.game) " · " (table.scenario) " · " bdi { (text.list(&table.people)) }
                            @if let Some(time) = &table.time { " · " (time) }
                        }
                    }
                }
                @for (game, waits) in &page.games {
                    li.sheet.waits[*waits] {
                        h2 { a href={ "/games/" (game.id) } { bdi { (game.name) } } }
                        p {
                            @if *waits { span.badge.running { (say!(text, "mine-waits")) } " " }
                            (standing(&game.standing, text))
                            @if let Some(clock) = &game.clock { " · " @if !*waits { bdi { (clock.who) } " " } (time_left(clock, text)) }
                        }
                        p.quiet { (game.game) " · " (game.scenario) " · " bdi { (text.list(&game.players)) } " · " (game.when) }
                    }
                }
            }
            nav.pager aria-label=(say!(text, "games-pages")) {
                @if page.page > 0 { a.button rel="prev" href={ "/mine?page=" (page.page - 1) } { (say!(text, "games-newer")) } }
                @if page.more { a.button rel="next" href={ "/mine?page=" (page.page + 1) } { (say!(text, "games-older")) } }
            }
        }
    }
}
