//! The reports of all set-ups as one page that needs nothing else: no script, no font, no other file.

use maud::{DOCTYPE, PreEscaped, html};
use words::{Text, say};

use super::contents::Report;
use super::format::{Format, grouped};
use super::page_style::{PAGE_STYLE, picture};
use super::section::section;
use crate::plot::{PLOT_STYLE, patterns};

/// In the head of every page: a file with this may be overwritten by the next report.
pub const GENERATOR: &str = "<meta name=\"generator\" content=\"snowdonia stats\">";

/// The page, in the language of the reports. `origin` says where the games come from; `faults` is the number of
/// records that could not be read.
pub fn page(reports: &[Report], text: &Text, origin: &str, faults: usize) -> String {
    let format = Format { text };
    let games: u64 = reports.iter().map(|report| report.games).sum();
    let id = |index: usize| format!("g{}", index + 1);
    let title = match reports {
        [only] => only.title.clone(),
        several => say!(format.text, "report-setups", n = several.len() as u64),
    };
    let heading = say!(format.text, "report-heading");
    let from = say!(
        text,
        "report-from",
        n = games,
        games = grouped(games),
        origin = origin
    );
    let left_out = say!(
        text,
        "report-faults",
        n = faults as u64,
        records = grouped(faults as u64)
    );
    html! {
        (DOCTYPE)
        html lang=(text.language().tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                (PreEscaped(GENERATOR))
                meta name="color-scheme" content="light dark";
                title { (heading) " – " (title) }
                style { (PreEscaped(PLOT_STYLE)) (PreEscaped(PAGE_STYLE)) }
            }
            body {
                header {
                    (picture())
                    div class="text" {
                        p class="over" { (heading) }
                        h1 { (title) }
                        p { (from) " " (say!(format.text, "report-intervals")) }
                    }
                }
                svg class="once" aria-hidden="true" { (patterns()) }
                main {
                    @if faults > 0 { p class="fault" { (left_out) } }
                    @if reports.is_empty() { p { (say!(format.text, "report-empty")) } }
                    @if reports.len() > 1 {
                        nav aria-label=(say!(format.text, "report-nav")) {
                            @for (index, report) in reports.iter().enumerate() {
                                a href=(format!("#{}", id(index))) {
                                    (report.title) @if let Some(edition) = &report.edition_name { ", " (edition) }
                                }
                            }
                        }
                    }
                    @for (index, report) in reports.iter().enumerate() { (section(report, format, &id(index))) }
                }
                footer { (say!(format.text, "report-foot")) }
            }
        }
    }
    .into_string()
}
