//! The parts of the page for one set-up: a plot with its table for each question.

use maud::{Markup, html};

use super::interval::Interval;
use super::summary::{
    ChapterReport, KindsReport, LengthReport, PieceReport, Report, SeatReport, SourceReport,
    ValuesReport,
};
use super::versus::Comparison;
use crate::plot::{Bars, Caption, Dot, Dots, Line, Lines, Stack, StackRow, Unit};

/// Names shown in the table of players; a tournament may have thousands.
const MOST_NAMES: usize = 40;

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

    fn name(self) -> &'static str {
        match self {
            Metric::WinShare => "share of victory",
            Metric::Score => "score",
        }
    }

    fn unit(self) -> Unit {
        match self {
            Metric::WinShare => Unit::Share,
            Metric::Score => Unit::Plain,
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

/// Everything about one set-up; `id` keeps its names apart from those of others.
pub fn section(report: &Report, id: &str) -> Markup {
    html! {
        section id=(id) aria-labelledby=(format!("{id}-h")) {
            h2 id=(format!("{id}-h")) { (report.title()) }
            p class="note" { (report.setting()) }
            (facts(report))
            @if report.games > 0 {
                (seats(report, id))
                (length(report, id))
                @if !report.sources.is_empty() { (sources(report, id)) }
                @for chapter in &report.chapters { (chapter_part(report, chapter, id)) }
                @for kinds in &report.kinds_by_round { (kinds_part(report, kinds, id)) }
                @for values in &report.values_by_round { (values_part(report, values, id)) }
                (figures(report, id))
                (names(report))
            }
        }
    }
}

fn facts(report: &Report) -> Markup {
    let winner = |report: &Report| {
        let points: f64 = report
            .sources
            .iter()
            .map(|source| source.winners.mean)
            .sum();
        format!("{points:.1}")
    };
    html! {
        dl class="facts" {
            div { dt { "games" } dd { (grouped(report.games)) } }
            @if report.unfinished > 0 {
                div { dt { "unfinished, left out" } dd { (grouped(report.unfinished)) } }
            }
            @if report.games > 0 {
                div { dt { (report.length.word) " a game" } dd { (format!("{:.1}", report.length.rounds.mean)) } }
                div { dt { "decisions a game" } dd { (format!("{:.0}", report.length.decisions.mean)) } }
                div { dt { @if report.players == 1 { "mean score" } @else { "mean score of winners" } } dd { (winner(report)) } }
                @if report.players > 1 {
                    div { dt { "shared victories" } dd { (grouped(report.shared_victories)) } }
                }
            }
        }
    }
}

fn seats(report: &Report, id: &str) -> Markup {
    let rows = |value: fn(&SeatReport) -> Interval| {
        let row = move |seat: &SeatReport| dot(format!("seat {}", seat.seat), value(seat), None);
        report.seats.iter().map(row).collect::<Vec<Dot>>()
    };
    let solo = report.players == 1;
    let share = Dots {
        caption: caption(id, "seat-share", "Share of victory by seat"),
        unit: Unit::Share,
        axis: "share of victory, 95 % interval".to_owned(),
        reference: Some((Metric::WinShare.even(report), "even".to_owned())),
        rings: None,
        rows: rows(|seat| seat.win_share),
    };
    let score = Dots {
        caption: caption(id, "seat-score", "Mean score by seat"),
        unit: Unit::Plain,
        axis: "points, 95 % interval".to_owned(),
        reference: None,
        rings: None,
        rows: rows(|seat| seat.score),
    };
    html! {
        h3 { @if solo { "Score" } @else { "Seat advantage" } }
        @if !solo {
            p class="note" {
                "A shared victory is divided among those who share it. Seats are those of the records, not the order of play."
            }
        }
        div class="pair" {
            div {
                @if !solo { (figure(&share.caption.title, &share.draw())) }
                (figure(&score.caption.title, &score.draw()))
            }
            (scrolled("Seats", &html! {
                thead { tr { th scope="col" { "seat" } @if !solo { th scope="col" { "share of victory" } th scope="col" { "95 % interval" } }
                    th scope="col" { "mean score" } th scope="col" { "95 % interval" } } }
                tbody {
                    @for seat in &report.seats {
                        tr {
                            th scope="row" { (seat.seat) }
                            @if !solo { td { (Unit::Share.exact(seat.win_share.mean)) } td { (range(seat.win_share, Unit::Share)) } }
                            td { (Unit::Plain.exact(seat.score.mean)) } td { (range(seat.score, Unit::Plain)) }
                        }
                    }
                }
            }))
        }
    }
}

/// The most bars of the histogram; longer ones are put together.
const MOST_BARS: u32 = 40;

/// The histogram in stretches: how many rounds each has, and the first round and the games of each.
fn stretches(length: &LengthReport) -> (u32, Vec<(u32, u64)>) {
    let rounds = || length.histogram.iter().map(|row| u32::from(row.rounds));
    let (least, most) = (rounds().min().unwrap_or(0), rounds().max().unwrap_or(0));
    let fits = |step: &u32| most / step - least / step < MOST_BARS;
    let step = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(fits);
    let step = step.unwrap_or(2000);
    let mut stretches: Vec<(u32, u64)> = Vec::new();
    for row in &length.histogram {
        let first = u32::from(row.rounds) / step * step;
        match stretches.last_mut() {
            Some((same, games)) if *same == first => *games += row.games,
            _ => stretches.push((first, row.games)),
        }
    }
    (step, stretches)
}

fn length(report: &Report, id: &str) -> Markup {
    let length = &report.length;
    let (step, stretches) = stretches(length);
    let share = |games: u64| games as f64 / report.games as f64;
    let bars = Bars {
        caption: caption(id, "length", "Length of the game"),
        unit: Unit::Share,
        axis: if step == 1 {
            format!("{} played", length.word)
        } else {
            format!("{} played, {step} a bar", length.word)
        },
        height: "share of games".to_owned(),
        step,
        bars: stretches
            .iter()
            .map(|&(first, games)| (first, share(games)))
            .collect(),
    };
    let means = [
        (length.word, length.rounds),
        ("decisions", length.decisions),
        ("deals", length.deals),
    ];
    html! {
        h3 { "Length of the game" }
        div class="pair" {
            (figure(&bars.caption.title, &bars.draw()))
            (scrolled("Games by length", &html! {
                thead { tr { th scope="col" { (length.word) } th scope="col" { "games" } th scope="col" { "share" } } }
                tbody {
                    @for (name, value) in means {
                        tr { th scope="row" { "mean " (name) } td { (Unit::Plain.exact(value.mean)) }
                            td { (range(value, Unit::Plain)) } }
                    }
                    @for (first, games) in stretches {
                        tr {
                            th scope="row" { (first) @if step > 1 { " to " (first + step - 1) } }
                            td { (grouped(games)) }
                            td { (Unit::Share.exact(share(games))) }
                        }
                    }
                }
            }))
        }
    }
}

fn sources(report: &Report, id: &str) -> Markup {
    let mean = |interval: Option<Interval>| interval.map_or(0.0, |interval| interval.mean);
    let bar = |label: &str, value: &dyn Fn(&SourceReport) -> f64| StackRow {
        label: label.to_owned(),
        values: report.sources.iter().map(value).collect(),
    };
    let solo = report.players == 1;
    let mut rows = vec![bar(if solo { "player" } else { "winners" }, &|source| {
        source.winners.mean
    })];
    if !solo {
        rows.push(bar("others", &|source| mean(source.others)));
    }
    let stack = Stack {
        caption: caption(id, "sources", "Mean points by source"),
        unit: Unit::Plain,
        axis: "points".to_owned(),
        parts: report
            .sources
            .iter()
            .map(|source| source.source.to_owned())
            .collect(),
        fillings: Vec::new(),
        rows,
    };
    html! {
        h3 { "Where points come from" }
        p class="note" { "Mean points of the seats that won and of all others, by source." }
        div class="pair" {
            (figure(&stack.caption.title, &stack.draw()))
            (scrolled("Points by source", &html! {
                thead { tr { th scope="col" { "source" } th scope="col" { @if solo { "player" } @else { "winners" } }
                    @if !solo { th scope="col" { "others" } th scope="col" { "difference" } } } }
                tbody {
                    @for source in &report.sources {
                        tr {
                            th scope="row" { (source.source) }
                            td { (Unit::Plain.exact(source.winners.mean)) }
                            @if !solo {
                                td { (Unit::Plain.exact(mean(source.others))) }
                                td { (signed(source.winners.mean - mean(source.others), Unit::Plain)) }
                            }
                        }
                    }
                }
            }))
        }
    }
}

fn chapter_part(report: &Report, chapter: &ChapterReport, id: &str) -> Markup {
    let metric = Metric::of(report);
    let first = chapter.measures[0];
    let row = |piece: &PieceReport| {
        let comparison = metric.comparison(piece);
        let ring = comparison.without.map(|without| without.mean);
        comparison
            .with
            .map(|with| dot(piece.label.clone(), with, ring))
    };
    let dots = Dots {
        caption: caption(
            id,
            chapter.id,
            &format!("{}: {} if {first}", chapter.title, metric.name()),
        ),
        unit: metric.unit(),
        axis: format!("{}, 95 %", metric.name()),
        reference: Some((
            metric.even(report),
            if report.players == 1 { "mean" } else { "even" }.to_owned(),
        )),
        rings: Some(format!("not {first}")),
        rows: chapter.pieces.iter().filter_map(row).collect(),
    };
    html! {
        h3 { (chapter.title) }
        p class="note" { (chapter.note) " Dots: seats that did (" (first) "); rings: seats that did not. Who is ahead may afford more, so a \
            difference is no proof that the piece makes it." }
        div class="pair" {
            @if dots.rows.is_empty() {
                p { "None was " (first) " in these games." }
            } @else {
                (figure(&dots.caption.title, &dots.draw()))
            }
            (scrolled(chapter.title, &chapter_table(report, chapter, metric)))
        }
    }
}

fn chapter_table(report: &Report, chapter: &ChapterReport, metric: Metric) -> Markup {
    let solo = report.players == 1;
    let unit = metric.unit();
    let mean = |interval: Option<Interval>| {
        interval.map_or("–".to_owned(), |interval| unit.exact(interval.mean))
    };
    let wide = |interval: Option<Interval>| {
        interval.map_or("–".to_owned(), |interval| range(interval, unit))
    };
    html! {
        thead { tr {
            th scope="col" { (chapter.title.to_lowercase()) }
            th scope="col" { (metric.name()) " with" }
            th scope="col" { "95 % interval" }
            th scope="col" { "without" }
            th scope="col" { "difference" }
            th scope="col" { "95 % interval" }
            @if chapter.scored { th scope="col" { "mean points" } }
            @for measure in chapter.measures {
                th scope="col" { (measure) " a game" }
                @if !solo { th scope="col" { (measure) " by a winner" } th scope="col" { (measure) " by another" } }
            }
            th scope="col" { "games" }
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
                        td { (piece.points.map_or("–".to_owned(), |points| Unit::Plain.exact(points))) }
                    }
                    @for measure in &piece.measures {
                        td { (format!("{:.2}", measure.a_game)) }
                        @if !solo {
                            td { (format!("{:.2}", measure.by_winners)) }
                            td { (format!("{:.2}", measure.by_others)) }
                        }
                    }
                    td { (grouped(piece.games)) }
                }
            }
        }
    }
}

fn kinds_part(report: &Report, kinds: &KindsReport, id: &str) -> Markup {
    let names = || kinds.kinds.iter().map(|kind| (*kind).to_owned());
    let stack = Stack {
        caption: caption(
            id,
            kinds.id,
            &format!("{} by {}", kinds.title, one(report.length.word)),
        ),
        unit: Unit::Share,
        axis: kinds.unit.to_owned(),
        parts: names().collect(),
        fillings: kinds.fillings.to_vec(),
        rows: kinds
            .rounds
            .iter()
            .map(|row| StackRow {
                label: row.round.to_string(),
                values: row.counts.iter().map(|&count| count as f64).collect(),
            })
            .collect(),
    };
    html! {
        h3 { (kinds.title) }
        p class="note" { "Share of each kind, over the games that came so far." }
        div class="pair" {
            (figure(&stack.caption.title, &stack.draw_upright(one(report.length.word))))
            (scrolled(kinds.title, &html! {
                thead { tr { th scope="col" { (one(report.length.word)) } th scope="col" { "games" }
                    @for kind in kinds.kinds { th scope="col" { (kind) } } } }
                tbody {
                    @for row in &kinds.rounds {
                        @let sum: u64 = row.counts.iter().sum();
                        tr { th scope="row" { (row.round) } td { (grouped(sum)) }
                            @for &count in &row.counts { td { (Unit::Share.exact(count as f64 / sum.max(1) as f64)) } } }
                    }
                }
            }))
        }
    }
}

fn values_part(report: &Report, values: &ValuesReport, id: &str) -> Markup {
    let line = |(index, part): (usize, &&'static str)| Line {
        label: (*part).to_owned(),
        points: values
            .rounds
            .iter()
            .map(|row| (f64::from(row.round), row.means[index]))
            .collect(),
    };
    let lines = Lines {
        caption: caption(
            id,
            values.id,
            &format!("{} by {}", values.title, one(report.length.word)),
        ),
        unit: Unit::Plain,
        height: values.unit.to_owned(),
        axis: one(report.length.word).to_owned(),
        reach: (0.0, 1.0),
        lines: values.parts.iter().enumerate().map(line).collect(),
        marks: Vec::new(),
    };
    html! {
        h3 { (values.title) }
        p class="note" { "Means over the games that came so far." }
        div class="pair" {
            (figure(&lines.caption.title, &lines.draw()))
            (scrolled(values.title, &html! {
                thead { tr { th scope="col" { (one(report.length.word)) } th scope="col" { "games" }
                    @for part in values.parts { th scope="col" { (part) } } } }
                tbody {
                    @for row in &values.rounds {
                        tr { th scope="row" { (row.round) } td { (grouped(row.games)) }
                            @for mean in &row.means { td { (format!("{mean:.2}")) } } }
                    }
                }
            }))
        }
    }
}

fn figures(report: &Report, id: &str) -> Markup {
    if report.figures.is_empty() {
        return html! {};
    }
    let dots = Dots {
        caption: caption(id, "events", "Events and endings, times a game"),
        unit: Unit::Plain,
        axis: "times a game, 95 % interval".to_owned(),
        reference: None,
        rings: None,
        rows: report
            .figures
            .iter()
            .map(|figure| dot(figure.name.replace("events: ", ""), figure.a_game, None))
            .collect(),
    };
    html! {
        h3 { "Events and endings" }
        div class="pair" {
            (figure(&dots.caption.title, &dots.draw()))
            (scrolled("Events and endings", &html! {
                thead { tr { th scope="col" { "what" } th scope="col" { "times a game" } th scope="col" { "95 % interval" }
                    th scope="col" { "in all games" } } }
                tbody {
                    @for figure in &report.figures {
                        tr { th scope="row" { (figure.name) } td { (format!("{:.2}", figure.a_game.mean)) }
                            td { (range(figure.a_game, Unit::Plain)) } td { (figure.total) } }
                    }
                }
            }))
        }
    }
}

fn names(report: &Report) -> Markup {
    html! {
        h3 { "Who played" }
        @if report.names.len() > MOST_NAMES {
            p class="note" { "The " (MOST_NAMES) " of " (report.names.len()) " names with the most seats." }
        }
        (scrolled("Who played", &html! {
            thead { tr { th scope="col" { "name" } th scope="col" { "seats" } th scope="col" { "share of victory" }
                th scope="col" { "95 % interval" } th scope="col" { "mean score" } th scope="col" { "95 % interval" } } }
            tbody {
                @for name in report.names.iter().take(MOST_NAMES) {
                    tr {
                        th scope="row" { (name.name) } td { (grouped(name.seats)) }
                        td { (Unit::Share.exact(name.win_share.mean)) } td { (range(name.win_share, Unit::Share)) }
                        td { (Unit::Plain.exact(name.score.mean)) } td { (range(name.score, Unit::Plain)) }
                    }
                }
            }
        }))
    }
}

fn dot(label: String, value: Interval, ring: Option<f64>) -> Dot {
    Dot {
        label,
        value: value.mean,
        low: value.low.unwrap_or(value.mean),
        high: value.high.unwrap_or(value.mean),
        ring,
    }
}

fn caption(id: &str, part: &str, title: &str) -> Caption {
    Caption {
        id: format!("{id}-{part}"),
        title: title.to_owned(),
        description: "The table beside it has the same figures.".to_owned(),
    }
}

fn figure(title: &str, drawn: &Markup) -> Markup {
    html! { figure { figcaption { (title) } (drawn) } }
}

/// A table that may be wider than a phone: it scrolls by itself, by keyboard as well.
fn scrolled(name: &str, rows: &Markup) -> Markup {
    html! {
        div class="table" role="region" tabindex="0" aria-label=(format!("{name}, table")) {
            table { caption { (name) } (rows) }
        }
    }
}

fn range(interval: Interval, unit: Unit) -> String {
    match (interval.low, interval.high) {
        (Some(low), Some(high)) => format!("{} to {}", unit.exact(low), unit.exact(high)),
        _ => "–".to_owned(),
    }
}

fn signed(value: f64, unit: Unit) -> String {
    let text = unit.exact(value);
    if value > 0.0 && text.starts_with(|digit: char| digit.is_ascii_digit()) {
        format!("+{text}")
    } else {
        text
    }
}

/// A difference, marked if its interval leaves out 0.
fn told(difference: Interval, unit: Unit) -> Markup {
    let text = signed(difference.mean, unit);
    html! {
        @match (difference.low, difference.high) {
            (Some(low), _) if low > 0.0 => strong class="up" { (text) " ▲" },
            (_, Some(high)) if high < 0.0 => strong class="down" { (text) " ▼" },
            _ => (text),
        }
    }
}

/// The singular of what a round is called.
fn one(word: &str) -> &str {
    word.strip_suffix('s').unwrap_or(word)
}

/// A whole number in groups of three.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    out
}
