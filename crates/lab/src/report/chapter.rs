//! The part of the page for one kind of pieces: who had them, and how they fared.

use maud::{Markup, html};
use words::say;

use super::interval::Interval;
use super::pen::{Pen, dot, figure, grouped, told};
use super::summary::{ChapterReport, PieceReport, Report};
use super::versus::Comparison;
use crate::plot::{Dots, Unit};

/// What is compared: solo players have no share of a victory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Metric {
    WinShare,
    Score,
}

impl Metric {
    fn of(report: &Report) -> Metric {
        if report.players == 1 {
            Metric::Score
        } else {
            Metric::WinShare
        }
    }

    /// The title of the plot, what the axis measures, the head of the column and the name of the line for what is even.
    fn words(self, chapter: &ChapterReport, pen: Pen<'_>) -> [String; 4] {
        let (title, measure) = (chapter.title.as_str(), chapter.measures[0].label.as_str());
        match self {
            Metric::WinShare => [
                say!(
                    pen.text,
                    "report-share-if",
                    title = title,
                    measure = measure
                ),
                say!(pen.text, "report-share-short"),
                say!(pen.text, "report-share-with"),
                say!(pen.text, "report-even"),
            ],
            Metric::Score => [
                say!(
                    pen.text,
                    "report-score-if",
                    title = title,
                    measure = measure
                ),
                say!(pen.text, "report-score-short"),
                say!(pen.text, "report-score-with"),
                say!(pen.text, "report-mean"),
            ],
        }
    }

    fn unit(self, pen: Pen<'_>) -> Unit {
        match self {
            Metric::WinShare => pen.share(),
            Metric::Score => pen.plain(),
        }
    }

    fn comparison(self, piece: &PieceReport) -> Comparison {
        match self {
            Metric::WinShare => piece.win_share,
            Metric::Score => piece.score,
        }
    }

    /// What every seat would have if nothing mattered.
    fn even(self, report: &Report) -> f64 {
        match self {
            Metric::WinShare => 1.0 / f64::from(report.players),
            Metric::Score => report.seats.first().map_or(0.0, |seat| seat.score.mean),
        }
    }
}

/// A plot of the pieces with their table.
pub(super) fn part(report: &Report, chapter: &ChapterReport, pen: Pen<'_>, id: &str) -> Markup {
    let metric = Metric::of(report);
    let first = chapter.measures[0].label.as_str();
    let [title, axis, with, even] = metric.words(chapter, pen);
    let row = |piece: &PieceReport| {
        let comparison = metric.comparison(piece);
        let ring = comparison.without.map(|without| without.mean);
        comparison
            .with
            .map(|with| dot(piece.label.clone(), with, ring))
    };
    let dots = Dots {
        caption: pen.caption(id, chapter.id, title),
        unit: metric.unit(pen),
        axis,
        reference: Some((metric.even(report), even)),
        rings: Some(say!(pen.text, "report-not", measure = first)),
        rows: chapter.pieces.iter().filter_map(row).collect(),
    };
    html! {
        h3 { (chapter.title) }
        p class="note" { (chapter.note) " " (say!(pen.text, "report-chapter-note", measure = first)) }
        div class="pair" {
            @if dots.rows.is_empty() {
                p { (say!(pen.text, "report-none", measure = first)) }
            } @else {
                (figure(&dots.caption.title, &dots.draw()))
            }
            (pen.scrolled(&chapter.title, &table(report, chapter, &with, pen)))
        }
    }
}

fn table(report: &Report, chapter: &ChapterReport, with: &str, pen: Pen<'_>) -> Markup {
    let solo = report.players == 1;
    let metric = Metric::of(report);
    let unit = metric.unit(pen);
    let none = || "–".to_owned();
    let mean = |interval: Option<Interval>| {
        interval.map_or_else(none, |interval| unit.exact(interval.mean))
    };
    let wide = |interval: Option<Interval>| {
        interval.map_or_else(none, |interval| pen.range(interval, unit))
    };
    html! {
        thead { tr {
            th scope="col" { (chapter.title) }
            th scope="col" { (with) }
            th scope="col" { (pen.interval_head()) }
            th scope="col" { (say!(pen.text, "report-without")) }
            th scope="col" { (say!(pen.text, "report-difference")) }
            th scope="col" { (pen.interval_head()) }
            @if chapter.scored { th scope="col" { (say!(pen.text, "report-mean-points")) } }
            @for measure in &chapter.measures {
                @let measure = measure.label.as_str();
                th scope="col" { (say!(pen.text, "report-a-game", measure = measure)) }
                @if !solo {
                    th scope="col" { (say!(pen.text, "report-by-winner", measure = measure)) }
                    th scope="col" { (say!(pen.text, "report-by-other", measure = measure)) }
                }
            }
            th scope="col" { (say!(pen.text, "report-games")) }
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
                        td { (piece.points.map_or_else(none, |points| pen.plain().exact(points))) }
                    }
                    @for measure in &piece.measures {
                        td { (pen.digits(measure.a_game, 2)) }
                        @if !solo {
                            td { (pen.digits(measure.by_winners, 2)) }
                            td { (pen.digits(measure.by_others, 2)) }
                        }
                    }
                    td { (grouped(piece.games)) }
                }
            }
        }
    }
}
