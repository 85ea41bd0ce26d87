//! The part of the page for one set-up: what every game has, a plot with its table for each question.

use maud::{Markup, html};
use words::say;

use super::chapter;
use super::contents::{LengthReport, Report, SeatReport, SourceReport};
use super::format::{Format, dot, figure, grouped, signed};
use super::rounds;
use crate::plot::{Bars, Dot, Dots, Stack, StackRow};
use crate::statistics::Interval;

/// Names shown in the table of players; a tournament may have thousands.
const MOST_NAMES: usize = 40;

/// Everything about one set-up; `id` keeps its ids apart from those of others.
pub(super) fn section(report: &Report, format: Format<'_>, id: &str) -> Markup {
    html! {
        section id=(id) aria-labelledby=(format!("{id}-h")) {
            h2 id=(format!("{id}-h")) { (report.title) }
            p class="note" { (report.setting) }
            (facts(report, format))
            @if report.games > 0 {
                (seats(report, format, id))
                (length(report, format, id))
                @if !report.sources.is_empty() { (sources(report, format, id)) }
                @for chapter in &report.chapters { (chapter::part(report, chapter, format, id)) }
                @for kinds in &report.kinds_by_round { (rounds::kinds(report, kinds, format, id)) }
                @for values in &report.values_by_round { (rounds::values(report, values, format, id)) }
                (figures(report, format, id))
                (names(report, format))
            }
        }
    }
}

fn facts(report: &Report, format: Format<'_>) -> Markup {
    let solo = report.setup.players == 1;
    let points = report.sources.iter().map(|source| source.winners.mean);
    let mut facts = vec![(say!(format.text, "report-games"), grouped(report.games))];
    if report.unfinished > 0 {
        facts.push((
            say!(format.text, "report-unfinished"),
            grouped(report.unfinished),
        ));
    }
    if report.games > 0 {
        let length = &report.length;
        let (rounds, decisions) = (length.rounds.mean, length.decisions.mean);
        let score = if solo {
            say!(format.text, "report-mean-score")
        } else {
            say!(format.text, "report-winners-score")
        };
        facts.extend([
            (
                say!(format.text, "report-rounds-a-game", rounds = length.word),
                format.digits(rounds, 1),
            ),
            (
                say!(format.text, "report-decisions-a-game"),
                format.digits(decisions, 0),
            ),
            (score, format.digits(points.sum(), 1)),
        ]);
        if !solo {
            facts.push((
                say!(format.text, "report-shared"),
                grouped(report.shared_victories),
            ));
        }
    }
    html! {
        dl class="facts" {
            @for (name, value) in facts { div { dt { (name) } dd { (value) } } }
        }
    }
}

fn seats(report: &Report, format: Format<'_>, id: &str) -> Markup {
    let solo = report.setup.players == 1;
    let (share, plain) = (format.share(), format.plain());
    let rows = |value: fn(&SeatReport) -> Interval| {
        let row = move |seat: &SeatReport| {
            let label = say!(format.text, "report-seat", seat = seat.seat);
            dot(label, value(seat), None)
        };
        report.seats.iter().map(row).collect::<Vec<Dot>>()
    };
    let shares = Dots {
        caption: format.caption(id, "seat-share", say!(format.text, "report-seat-share")),
        unit: share,
        axis: say!(format.text, "report-share-axis"),
        reference: Some((
            1.0 / f64::from(report.setup.players),
            say!(format.text, "report-even"),
        )),
        rings: None,
        rows: rows(|seat| seat.win_share),
    };
    let scores = Dots {
        caption: format.caption(id, "seat-score", say!(format.text, "report-seat-score")),
        unit: plain,
        axis: say!(format.text, "report-points-axis"),
        reference: None,
        rings: None,
        rows: rows(|seat| seat.score),
    };
    let title = if solo {
        say!(format.text, "report-score")
    } else {
        say!(format.text, "report-seat-title")
    };
    html! {
        h3 { (title) }
        @if !solo { p class="note" { (say!(format.text, "report-seat-note")) } }
        div class="pair" {
            div {
                @if !solo { (figure(&shares.caption.title, &shares.draw())) }
                (figure(&scores.caption.title, &scores.draw()))
            }
            (format.scrolled(&say!(format.text, "report-seats"), &html! {
                thead { tr {
                    th scope="col" { (say!(format.text, "report-seat-head")) }
                    @if !solo {
                        th scope="col" { (say!(format.text, "report-share")) }
                        th scope="col" { (format.interval_head()) }
                    }
                    th scope="col" { (say!(format.text, "report-mean-score")) }
                    th scope="col" { (format.interval_head()) }
                } }
                tbody {
                    @for seat in &report.seats {
                        tr {
                            th scope="row" { (seat.seat) }
                            @if !solo { td { (share.exact(seat.win_share.mean)) } td { (format.range(seat.win_share, share)) } }
                            td { (plain.exact(seat.score.mean)) } td { (format.range(seat.score, plain)) }
                        }
                    }
                }
            }))
        }
    }
}

/// The most bars of the histogram; in longer ones, bars are merged.
const MOST_BARS: u32 = 40;

/// The histogram in ranges: how many rounds each has, and the first round and the games of each.
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

fn length(report: &Report, format: Format<'_>, id: &str) -> Markup {
    let length = &report.length;
    let word = length.word;
    let (step, stretches) = stretches(length);
    let title = say!(format.text, "report-length");
    let share = |games: u64| games as f64 / report.games as f64;
    let bars = Bars {
        caption: format.caption(id, "length", title.clone()),
        unit: format.share(),
        axis: if step == 1 {
            say!(format.text, "report-rounds-played", rounds = word)
        } else {
            say!(
                format.text,
                "report-rounds-played-step",
                rounds = word,
                step = step
            )
        },
        height: say!(format.text, "report-share-of-games"),
        step,
        bars: stretches
            .iter()
            .map(|&(first, games)| (first, share(games)))
            .collect(),
    };
    let means = [
        (
            say!(format.text, "report-mean-rounds", rounds = word),
            length.rounds,
        ),
        (say!(format.text, "report-mean-decisions"), length.decisions),
        (say!(format.text, "report-mean-deals"), length.deals),
    ];
    let stretch = |first: u32| {
        let last = first + step - 1;
        if step == 1 {
            return first.to_string();
        }
        let (low, high) = (first.to_string(), last.to_string());
        say!(format.text, "report-range", low = low, high = high)
    };
    html! {
        h3 { (title) }
        div class="pair" {
            (figure(&bars.caption.title, &bars.draw()))
            (format.scrolled(&say!(format.text, "report-by-length"), &html! {
                thead { tr {
                    th scope="col" { (say!(format.text, "report-rounds", rounds = word)) }
                    th scope="col" { (say!(format.text, "report-games")) }
                    th scope="col" { (say!(format.text, "report-share-head")) }
                } }
                tbody {
                    @for (name, value) in means {
                        tr { th scope="row" { (name) } td { (format.plain().exact(value.mean)) }
                            td { (format.range(value, format.plain())) } }
                    }
                    @for (first, games) in stretches {
                        tr {
                            th scope="row" { (stretch(first)) }
                            td { (grouped(games)) }
                            td { (format.share().exact(share(games))) }
                        }
                    }
                }
            }))
        }
    }
}

fn sources(report: &Report, format: Format<'_>, id: &str) -> Markup {
    let mean = |interval: Option<Interval>| interval.map_or(0.0, |interval| interval.mean);
    let bar = |label: &str, value: &dyn Fn(&SourceReport) -> f64| StackRow {
        label: label.to_owned(),
        values: report.sources.iter().map(value).collect(),
    };
    let solo = report.setup.players == 1;
    let winners = if solo {
        say!(format.text, "report-player")
    } else {
        say!(format.text, "report-winners")
    };
    let others = say!(format.text, "report-others");
    let mut rows = vec![bar(&winners, &|source| source.winners.mean)];
    if !solo {
        rows.push(bar(&others, &|source| mean(source.others)));
    }
    let stack = Stack {
        caption: format.caption(id, "sources", say!(format.text, "report-sources-caption")),
        unit: format.plain(),
        axis: say!(format.text, "report-points"),
        parts: report
            .sources
            .iter()
            .map(|source| source.source.label.clone())
            .collect(),
        fillings: Vec::new(),
        rows,
    };
    let plain = format.plain();
    html! {
        h3 { (say!(format.text, "report-sources")) }
        p class="note" { (say!(format.text, "report-sources-note")) }
        div class="pair" {
            (figure(&stack.caption.title, &stack.draw()))
            (format.scrolled(&say!(format.text, "report-by-source"), &html! {
                thead { tr {
                    th scope="col" { (say!(format.text, "report-source")) }
                    th scope="col" { (winners) }
                    @if !solo { th scope="col" { (others) } th scope="col" { (say!(format.text, "report-difference")) } }
                } }
                tbody {
                    @for source in &report.sources {
                        tr {
                            th scope="row" { (source.source.label) }
                            td { (plain.exact(source.winners.mean)) }
                            @if !solo {
                                td { (plain.exact(mean(source.others))) }
                                td { (signed(source.winners.mean - mean(source.others), plain)) }
                            }
                        }
                    }
                }
            }))
        }
    }
}

fn figures(report: &Report, format: Format<'_>, id: &str) -> Markup {
    if report.figures.is_empty() {
        return html! {};
    }
    let title = say!(format.text, "report-events");
    let dots = Dots {
        caption: format.caption(id, "events", say!(format.text, "report-events-caption")),
        unit: format.plain(),
        axis: say!(format.text, "report-times-axis"),
        reference: None,
        rings: None,
        rows: report
            .figures
            .iter()
            .map(|figure| dot(figure.name.label.clone(), figure.a_game, None))
            .collect(),
    };
    html! {
        h3 { (title) }
        div class="pair" {
            (figure(&dots.caption.title, &dots.draw()))
            (format.scrolled(&title, &html! {
                thead { tr {
                    th scope="col" { (say!(format.text, "report-what")) }
                    th scope="col" { (say!(format.text, "report-times")) }
                    th scope="col" { (format.interval_head()) }
                    th scope="col" { (say!(format.text, "report-in-all")) }
                } }
                tbody {
                    @for figure in &report.figures {
                        tr { th scope="row" { (figure.name.label) } td { (format.digits(figure.a_game.mean, 2)) }
                            td { (format.range(figure.a_game, format.plain())) } td { (grouped(figure.total.unsigned_abs())) } }
                    }
                }
            }))
        }
    }
}

fn names(report: &Report, format: Format<'_>) -> Markup {
    let (share, plain) = (format.share(), format.plain());
    let title = say!(format.text, "report-names");
    html! {
        h3 { (title) }
        @if report.names.len() > MOST_NAMES {
            p class="note" {
                (say!(format.text, "report-names-most", n = MOST_NAMES as u64, all = report.names.len() as u64))
            }
        }
        (format.scrolled(&title, &html! {
            thead { tr {
                th scope="col" { (say!(format.text, "report-name-head")) }
                th scope="col" { (say!(format.text, "report-seats-head")) }
                th scope="col" { (say!(format.text, "report-share")) }
                th scope="col" { (format.interval_head()) }
                th scope="col" { (say!(format.text, "report-mean-score")) }
                th scope="col" { (format.interval_head()) }
            } }
            tbody {
                @for name in report.names.iter().take(MOST_NAMES) {
                    tr {
                        th scope="row" { (name.name) } td { (grouped(name.seats)) }
                        td { (share.exact(name.win_share.mean)) } td { (format.range(name.win_share, share)) }
                        td { (plain.exact(name.score.mean)) } td { (format.range(name.score, plain)) }
                    }
                }
            }
        }))
    }
}
