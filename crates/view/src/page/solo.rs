//! The solo series of a game: solo games, one with each of the options for it.

use maud::{Markup, html};
use words::{Text, say};

use super::new_game::Named;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeriesGame {
    /// Its place in the series, from 1.
    pub number: usize,
    /// The option with which it is played.
    pub name: String,
    /// The game played with it, if any, and its points once it is over.
    pub game: Option<(String, Option<String>)>,
    /// Whether it may be played now.
    pub open: bool,
}

#[derive(Clone, Debug)]
pub struct Series {
    /// Its name in the store.
    pub id: String,
    pub number: usize,
    pub edition: Named,
    pub games: Vec<SeriesGame>,
    pub total: String,
    /// How many of its games are over.
    pub played: usize,
}

/// The link to the series of a kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KindLink {
    pub id: String,
    pub name: String,
    /// Whether it is the one shown.
    pub here: bool,
}

/// An option, with the game and points of the best result, if there is one.
pub type Best = (String, Option<(String, String)>);

/// Everything about solo games of a kind.
#[derive(Clone, Debug)]
pub struct SoloPage {
    pub scenarios: Vec<KindLink>,
    pub variants: Vec<KindLink>,
    /// The kind shown.
    pub kind: String,
    /// Newest first.
    pub series: Vec<Series>,
    /// The best result with each option, from any game, with that game.
    pub best: Vec<Best>,
    pub best_total: String,
    /// The best result with each option of single games.
    pub single: Vec<Best>,
    pub editions: Vec<Named>,
    pub key: String,
}

pub fn solo_page(page: &SoloPage, text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "solo-title")) }
        p { (say!(text, "solo-about")) }
        (links(&say!(text, "new-scenario"), &page.scenarios))
        (links(&say!(text, "solo-variants"), &page.variants))
        form.sheet.row method="post" action="/solo" {
            input type="hidden" name="key" value=(page.key);
            input type="hidden" name="kind" value=(page.kind);
            label { span { (say!(text, "new-edition")) }
                select name="edition" {
                    @for edition in &page.editions { option value=(edition.id) { (edition.name) } }
                }
            }
            button.primary type="submit" { (say!(text, "solo-begin")) }
        }
        section.sheet aria-labelledby="best" {
            h2 #best { (say!(text, "solo-best")) }
            table.solo {
                thead { tr { th scope="col" { (say!(text, "solo-train")) } th.number scope="col" { (say!(text, "solo-points")) } } }
                tbody { @for best in &page.best { (best_line(best)) } }
                tfoot { tr { th scope="row" { (say!(text, "solo-best-total")) } td.number { (page.best_total) } } }
            }
        }
        @for series in &page.series { (one(series, text)) }
        section.sheet aria-labelledby="single" {
            h2 #single { (say!(text, "solo-single")) }
            p { (say!(text, "solo-single-about")) }
            table.solo {
                thead { tr { th scope="col" { (say!(text, "solo-train")) } th.number scope="col" { (say!(text, "solo-points")) } } }
                tbody { @for best in &page.single { (best_line(best)) } }
            }
        }
    }
}

fn links(label: &str, links: &[KindLink]) -> Markup {
    html! {
        nav.tabs aria-label=(label) {
            @for link in links {
                a href={ "/solo?kind=" (link.id) } aria-current=[link.here.then_some("page")] { (link.name) }
            }
        }
    }
}

fn best_line((name, best): &Best) -> Markup {
    html! {
        tr {
            th scope="row" { (name) }
            td.number {
                @if let Some((id, points)) = best { a href={ "/games/" (id) } { (points) } } @else { "–" }
            }
        }
    }
}

fn one(series: &Series, text: &Text) -> Markup {
    let heading = format!("series-{}", series.number);
    html! {
        section.sheet aria-labelledby=(heading) {
            h2 id=(heading) { (say!(text, "solo-series", number = series.number, edition = series.edition.name.as_str())) }
            table.solo {
                thead { tr {
                    th scope="col" { (say!(text, "solo-train")) }
                    th.number scope="col" { (say!(text, "solo-points")) }
                    th scope="col" { span.hidden { (say!(text, "games-do")) } }
                } }
                tbody { @for game in &series.games { (line(series, game, text)) } }
                tfoot { tr {
                    th scope="row" { (say!(text, "solo-total", played = series.played)) }
                    td.number { (series.total) }
                    td {}
                } }
            }
        }
    }
}

fn line(series: &Series, game: &SeriesGame, text: &Text) -> Markup {
    html! {
        tr {
            th scope="row" { (game.name) }
            td.number {
                @match &game.game { Some((_, Some(points))) => { (points) }, _ => "–" }
            }
            td {
                @match &game.game {
                    Some((id, None)) => a.button href={ "/games/" (id) } { (say!(text, "solo-go-on")) },
                    Some((id, Some(_))) => a href={ "/games/" (id) } { (say!(text, "solo-look")) },
                    None if game.open => form method="post" action="/solo/play" {
                        input type="hidden" name="series" value=(series.id);
                        input type="hidden" name="edition" value=(series.edition.id);
                        input type="hidden" name="train" value=(game.number);
                        input type="hidden" name="key" value={ (series.id) "-" (game.number) };
                        button type="submit" { (say!(text, "solo-play")) }
                    },
                    None => span.quiet { (say!(text, "solo-later")) },
                }
            }
        }
    }
}
