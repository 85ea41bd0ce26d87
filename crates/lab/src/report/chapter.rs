//! The part of the page for one kind of pieces: who had them, and how they did.

use maud::{Markup, html};
use words::say;

use super::contents::{ChapterReport, PieceReport, Report};
use super::format::{Format, dot, figure, grouped, told};
use crate::plot::{Dots, Unit};
use crate::statistics::Comparison;
use crate::statistics::Interval;

/// What is compared: solo players have no share of a victory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Metric {
    WinShare,
    Score,
}

impl Metric {
    fn of(report: &Report) -> Metric {
        if report.setup.players == 1 {
            Metric::Score
        } else {
            Metric::WinShare
        }
    }

    /// The title of the plot, what the axis measures, the column heading and the name of the line at the even value.
    fn words(self, chapter: &ChapterReport, format: Format<'_>) -> [String; 4] {
        let (title, measure) = (chapter.title.as_str(), chapter.measures[0].label.as_str());
        match self {
            Metric::WinShare => [
                say!(
                    format.text,
                    "report-share-if",
                    title = title,
                    measure = measure
                ),
                say!(format.text, "report-share-short"),
                say!(format.text, "report-share-with"),
                say!(format.text, "report-even"),
            ],
            Metric::Score => [
                say!(
                    format.text,
                    "report-score-if",
                    title = title,
                    measure = measure
                ),
                say!(format.text, "report-score-short"),
                say!(format.text, "report-score-with"),
                say!(format.text, "report-mean"),
            ],
        }
    }

    fn unit(self, format: Format<'_>) -> Unit {
        match self {
            Metric::WinShare => format.share(),
            Metric::Score => format.plain(),
        }
    }

    fn comparison(self, piece: &PieceReport) -> Comparison {
        match self {
            Metric::WinShare => piece.win_share,
            Metric::Score => piece.score,
        }
    }

    /// What every seat would have if nothing made a difference.
    fn even(self, report: &Report) -> f64 {
        match self {
            Metric::WinShare => 1.0 / f64::from(report.setup.players),
            Metric::Score => report.seats.first().map_or(0.0, |seat| seat.score.mean),
        }
    }
}

/// A plot of the pieces, with their table.
pub(super) fn part(
    report: &Report,
    chapter: &ChapterReport,
    format: Format<'_>,
    id: &str,
) -> Markup {
    let metric = Metric::of(report);
    let first = chapter.measures[0].label.as_str();
    let [title, axis, with, even] = metric.words(chapter, format);
    let row = |piece: &PieceReport| {
        let comparison = metric.comparison(piece);
        let ring = comparison.without.map(|without| without.mean);
        comparison
            .with
            .map(|with| dot(piece.label.clone(), with, ring))
    };
    let dots = Dots {
        caption: format.caption(id, chapter.id, title),
        unit: metric.unit(format),
        axis,
        reference: Some((metric.even(report), even)),
        rings: Some(say!(format.text, "report-not", measure = first)),
        rows: chapter.pieces.iter().filter_map(row).collect(),
    };
    html! {
        h3 { (chapter.title) }
        p class="note" { (chapter.note) " " (say!(format.text, "report-chapter-note", measure = first)) }
        div class="pair" {
            @if dots.rows.is_empty() {
                p { (say!(format.text, "report-none", measure = first)) }
            } @else {
                (figure(&dots.caption.title, &dots.draw()))
            }
            (format.scrolled(&chapter.title, &table(report, chapter, &with, format)))
        }
    }
}

fn table(report: &Report, chapter: &ChapterReport, with: &str, format: Format<'_>) -> Markup {
    let solo = report.setup.players == 1;
    let metric = Metric::of(report);
    let unit = metric.unit(format);
    let none = || "–".to_owned();
    let mean = |interval: Option<Interval>| {
        interval.map_or_else(none, |interval| unit.exact(interval.mean))
    };
    let wide = |interval: Option<Interval>| {
        interval.map_or_else(none, |interval| format.range(interval, unit))
    };
    html! {
        thead { tr {
            th scope="col" { (chapter.title) }
            th scope="col" { (with) }
            th scope="col" { (format.interval_head()) }
            th scope="col" { (say!(format.text, "report-without")) }
            th scope="col" { (say!(format.text, "report-difference")) }
            th scope="col" { (format.interval_head()) }
            @if chapter.scored { th scope="col" { (say!(format.text, "report-mean-points")) } }
            @for measure in &chapter.measures {
                @let measure = measure.label.as_str();
                th scope="col" { (say!(format.text, "report-a-game", measure = measure)) }
                @if !solo {
                    th scope="col" { (say!(format.text, "report-by-winner", measure = measure)) }
                    th scope="col" { (say!(format.text, "report-by-other", measure = measure)) }
                }
            }
            th scope="col" { (say!(format.text, "report-games")) }
        } }
        tbody {
            @for piece in chapter.pieces.iter().filter(|piece| piece.games > 0) {
                @let comparison = metric.comparison(piece);
                tr {
                    th scope="row" { (piece.label) }
                    td { (mean(comparison.with)) }
                    td { (wide(comparison.with)) }
                    td { (mean(comparison.without)) }
                    td { @if let Some(difference) = comparison.difference { (told(difference, unit)) } @else { "–" } }
                    td { (wide(comparison.difference)) }
                    @if chapter.scored {
                        td { (piece.points.map_or_else(none, |points| format.plain().exact(points))) }
                    }
                    @for measure in &piece.measures {
                        td { (format.digits(measure.a_game, 2)) }
                        @if !solo {
                            td { (format.digits(measure.by_winners, 2)) }
                            td { (format.digits(measure.by_others, 2)) }
                        }
                    }
                    td { (grouped(piece.games)) }
                }
            }
        }
    }
}
