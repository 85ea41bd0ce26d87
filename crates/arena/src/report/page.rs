//! The reports of all set-ups as one page that needs nothing else: no script, no font, no other file.

use maud::{DOCTYPE, PreEscaped, html};

use super::page_style::{PAGE_STYLE, picture};
use super::section::{grouped, section};
use super::summary::Report;
use crate::plot::{PLOT_STYLE, patterns};

/// Stands in the head of every page: what has it may be written over by the next report.
pub const GENERATOR: &str = "<meta name=\"generator\" content=\"snowdonia stats\">";

/// The page. `origin` says where the games come from; `faults` is the number of records that could not be read.
pub fn page(reports: &[Report], origin: &str, faults: usize) -> String {
    let games: u64 = reports.iter().map(|report| report.games).sum();
    let id = |index: usize| format!("g{}", index + 1);
    let title = match reports {
        [only] => only.title(),
        several => format!("{} set-ups", several.len()),
    };
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                (PreEscaped(GENERATOR))
                meta name="color-scheme" content="light dark";
                title { "Balance report – " (title) }
                style { (PreEscaped(PLOT_STYLE)) (PreEscaped(PAGE_STYLE)) }
            }
            body {
                header {
                    (picture())
                    div class="text" {
                        p class="over" { "Balance report" }
                        h1 { (title) }
                        p { (grouped(games)) " games, from " (origin) ". Intervals are 95 %; games are the sample, not seats." }
                    }
                }
                svg class="once" aria-hidden="true" { (patterns()) }
                main {
                    @if faults > 0 {
                        p class="fault" { (grouped(faults as u64)) " records had faults and are left out." }
                    }
                    @if reports.is_empty() { p { "There is no game to report on." } }
                    @if reports.len() > 1 {
                        nav aria-label="Set-ups" {
                            @for (index, report) in reports.iter().enumerate() {
                                a href=(format!("#{}", id(index))) {
                                    (report.title()) @if let Some(edition) = &report.edition { ", " (edition) }
                                }
                            }
                        }
                    }
                    @for (index, report) in reports.iter().enumerate() { (section(report, &id(index))) }
                }
                footer { "Made by snowdonia stats. The columns and formulas are explained in docs/reports.md." }
            }
        }
    }
    .into_string()
}
