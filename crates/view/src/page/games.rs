//! The list of games, running and finished: searched, sorted, page by page; and the import of records.

use maud::{Markup, html};
use words::{Text, say};

use super::clocks::{SeatClock, clocks_script, time_left};
use super::frame::address_part;
use super::new_game::GameOffer;

/// The state of a game in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListStanding {
    /// Being played: the round, and who is asked, if known.
    Running(String),
    /// Over: points by seat, and who won.
    Finished {
        points: Vec<String>,
        winners: Vec<String>,
    },
}

/// A row of the list.
#[derive(Clone, Debug)]
pub struct GameRow {
    pub id: String,
    pub name: String,
    /// The name of the game being played.
    pub game: String,
    /// The name of its scenario.
    pub scenario: String,
    pub players: Vec<String>,
    pub standing: ListStanding,
    /// When it was last played, in words.
    pub when: String,
    /// The clock of whoever is asked, if people agreed on time.
    pub clock: Option<SeatClock>,
}

/// The list, with the query that led to it.
#[derive(Clone, Debug)]
pub struct GamesPage {
    /// What can be played.
    pub games: Vec<GameOffer>,
    pub rows: Vec<GameRow>,
    pub total: u64,
    pub search: String,
    /// `running`, `finished`, or empty for all.
    pub status: String,
    /// `updated`, `created`, `name`, `game`.
    pub sort: String,
    pub ascending: bool,
    /// From 0.
    pub page: u64,
    pub per_page: u64,
    /// What just happened, such as a deletion.
    pub notice: Option<String>,
}

impl GamesPage {
    fn address(&self, status: &str, sort: &str, ascending: bool, page: u64) -> String {
        let order = if ascending { "up" } else { "down" };
        format!(
            "/?search={}&status={status}&sort={sort}&order={order}&page={page}",
            address_part(&self.search)
        )
    }

    fn pages(&self) -> u64 {
        self.total.div_ceil(self.per_page.max(1)).max(1)
    }
}

/// The start page.
pub fn games_page(page: &GamesPage, text: &Text) -> Markup {
    let asked = !page.search.is_empty() || !page.status.is_empty();
    html! {
        @if let Some(notice) = &page.notice { p.notice role="status" { (notice) } }
        @if page.total == 0 && !asked {
            (welcome(text))
            (covers(&page.games, text))
        } @else {
            (covers(&page.games, text))
            div.title-row {
                h1 { (say!(text, "games-title")) }
                a.button href="/import" { (say!(text, "games-import")) }
                a.button href="/exercises" { (say!(text, "exercises-title")) }
            }
            (search(page, text))
            @if page.rows.is_empty() {
                p.sheet { (say!(text, "games-none-found")) " " a href="/" { (say!(text, "games-all-again")) } }
            } @else {
                (list(page, text))
                (pager(page, text))
                @if page.rows.iter().any(|row| row.clock.is_some()) { (clocks_script()) }
            }
        }
    }
}

fn welcome(text: &Text) -> Markup {
    html! {
        div.sheet.welcome {
            h1 { (say!(text, "welcome-title")) }
            p { (say!(text, "welcome-about")) }
            div.actions {
                form method="post" action="/games" {
                    input type="hidden" name="quick" value="yes";
                    input type="hidden" name="tour" value="yes";
                    button.primary type="submit" { (say!(text, "welcome-first")) }
                }
                a.button href="/learn" { (say!(text, "learn-link")) }
                a.button href="/import" { (say!(text, "games-import")) }
            }
            p.quiet { (say!(text, "welcome-first-about")) }
        }
    }
}

/// The games, each with its picture and a link to a new one.
fn covers(games: &[GameOffer], text: &Text) -> Markup {
    html! {
        ul.game-cards {
            @for game in games {
                li.game-card {
                    (game.cover)
                    h2 { (game.name) }
                    p { (game.about) }
                    a.button.primary href={ "/new?game=" (game.game) } aria-label=(say!(text, "games-play", game = game.name)) {
                        (say!(text, "games-new"))
                    }
                }
            }
        }
    }
}

fn search(page: &GamesPage, text: &Text) -> Markup {
    let status = |value: &str, name: String| {
        let current = (page.status == value).then_some("true");
        html! { a href=(page.address(value, &page.sort, page.ascending, 0)) aria-current=[current] { (name) } }
    };
    html! {
        div.filters {
            form role="search" method="get" action="/" {
                input type="hidden" name="status" value=(page.status);
                input type="hidden" name="sort" value=(page.sort);
                label { span.hidden { (say!(text, "games-search")) }
                    input type="search" name="search" value=(page.search) placeholder=(say!(text, "games-search"));
                }
                button type="submit" { (say!(text, "games-find")) }
            }
            nav.tabs aria-label=(say!(text, "games-which")) {
                (status("", say!(text, "games-all")))
                (status("running", say!(text, "games-running")))
                (status("finished", say!(text, "games-finished")))
            }
        }
    }
}

fn list(page: &GamesPage, text: &Text) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label=(say!(text, "games-title")) {
            table.games {
                thead { tr {
                    (column(page, "name", &say!(text, "games-name"), text))
                    (column(page, "game", &say!(text, "games-game"), text))
                    th scope="col" { (say!(text, "games-players")) }
                    th scope="col" { (say!(text, "games-standing")) }
                    (column(page, "updated", &say!(text, "games-when"), text))
                    th scope="col" { span.hidden { (say!(text, "games-do")) } }
                } }
                tbody { @for row in &page.rows { (line(row, text)) } }
            }
        }
    }
}

fn column(page: &GamesPage, sort: &str, name: &str, text: &Text) -> Markup {
    let here = page.sort == sort;
    let (state, mark) = match (here, page.ascending) {
        (false, _) => ("none", ""),
        (true, true) => ("ascending", " ▲"),
        (true, false) => ("descending", " ▼"),
    };
    // Names are sorted from A, times from the newest.
    let ascending = if here {
        !page.ascending
    } else {
        sort != "updated"
    };
    html! {
        th scope="col" aria-sort=(state) {
            a href=(page.address(&page.status, sort, ascending, 0)) title=(say!(text, "games-sort", by = name)) {
                (name) span aria-hidden="true" { (mark) }
            }
        }
    }
}

fn line(row: &GameRow, text: &Text) -> Markup {
    html! {
        tr {
            th scope="row" { a href={ "/games/" (row.id) } { (row.name) } }
            td { (row.game) br; span.quiet { (row.scenario) } }
            td { (row.players.join(", ")) }
            td {
                (standing(&row.standing, text))
                @if let Some(clock) = &row.clock { br; bdi { (clock.who) } " " (time_left(clock, text)) }
            }
            td { (row.when) }
            td.row-do {
                details.menu {
                    summary aria-label=(say!(text, "games-more", game = row.name.as_str())) { "⋯" }
                    form method="post" action={ "/games/" (row.id) "/rename" } {
                        label { span { (say!(text, "games-rename-to")) }
                            input type="text" name="name" value=(row.name) maxlength="100" required;
                        }
                        button type="submit" { (say!(text, "games-rename")) }
                    }
                    a.button href={ "/games/" (row.id) ".game" } download { (say!(text, "games-export")) }
                    a.button href={ "/games/" (row.id) "/at/0" } { (say!(text, "games-replay")) }
                    form method="post" action={ "/games/" (row.id) "/delete" } {
                        label.check {
                            input type="checkbox" name="sure" value="yes" required;
                            span { (say!(text, "games-delete-sure")) }
                        }
                        button.danger type="submit" { (say!(text, "games-delete")) }
                    }
                }
            }
        }
    }
}

pub fn standing(standing: &ListStanding, text: &Text) -> Markup {
    match standing {
        ListStanding::Running(summary) => {
            html! { span.badge.running { (say!(text, "games-is-running")) } " " (summary) }
        }
        ListStanding::Finished { points, winners } => html! {
            span.badge { (say!(text, "games-is-over")) } " " (points.join(" : "))
            @if !winners.is_empty() { br; span.quiet { (say!(text, "games-won-by", who = text.list(winners))) } }
        },
    }
}

fn pager(page: &GamesPage, text: &Text) -> Markup {
    let pages = page.pages();
    let to = |number: u64| page.address(&page.status, &page.sort, page.ascending, number);
    html! {
        nav.pager aria-label=(say!(text, "games-pages")) {
            @if page.page > 0 { a.button rel="prev" href=(to(page.page - 1)) { (say!(text, "games-newer")) } }
            span { (say!(text, "games-page", page = (page.page + 1).to_string(), pages = pages.to_string(), total = page.total.to_string())) }
            @if page.page + 1 < pages { a.button rel="next" href=(to(page.page + 1)) { (say!(text, "games-older")) } }
        }
    }
}

/// The import of records: a file or pasted text. `error` says what was wrong with the last one.
pub fn import_page(given: &str, error: Option<&str>, key: &str, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "import-title")) }
        @if let Some(error) = error {
            div.notice.refusal role="alert" { strong { (say!(text, "import-refused")) } " " (error) }
        }
        p { (say!(text, "import-about")) }
        form.sheet method="post" action="/import" enctype="multipart/form-data" {
            input type="hidden" name="key" value=(key);
            label { span { (say!(text, "import-file")) }
                input type="file" name="file" accept=".game,text/plain";
            }
            label { span { (say!(text, "import-paste")) }
                textarea name="text" rows="12" spellcheck="false" autocomplete="off" { (given) }
            }
            button.primary type="submit" { (say!(text, "import-go")) }
        }
    }
}

/// How long ago something was, given in seconds.
pub fn time_ago(seconds: i64, text: &Text) -> String {
    let whole = |unit: i64| u32::try_from(seconds / unit).unwrap_or(0);
    match seconds {
        ..60 => say!(text, "ago-now"),
        60..3600 => say!(text, "ago-minutes", n = whole(60)),
        3600..86_400 => say!(text, "ago-hours", n = whole(3600)),
        _ => say!(text, "ago-days", n = whole(86_400)),
    }
}
