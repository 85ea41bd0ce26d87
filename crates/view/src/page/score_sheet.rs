//! The score sheet: every point of every player, by source, with what it is for.

use std::cmp::Reverse;

use maud::{Markup, html};
use tabletop::{Points, ScoreLine, Seat};
use words::{Sentences, Text, say};

use super::table::TablePage;
use crate::pieces::{bot_face, emblem};

/// The score sheet of a position: one card per player, the winner first, with the total before its parts.
pub fn score_table<R: Sentences>(
    rules: &R,
    state: &R::State,
    page: &TablePage<'_>,
    text: &Text,
) -> Markup {
    let (names, bots) = (page.names, page.bots());
    let lines = rules.sheet(state);
    let totals = rules.totals(state);
    let winners = rules.winners(state);
    let mut ranked: Vec<Seat> = Seat::all(rules.seats()).collect();
    ranked.sort_by_key(|&seat| (!winners.contains(seat), Reverse(totals[seat])));
    let best = ranked
        .first()
        .map_or(Points::default(), |&seat| totals[seat]);
    let of = |seat: Seat, heading: &str| -> Vec<(String, Points)> {
        let told = |line: &ScoreLine<R::Item>| {
            let item = rules.item(line.item, text);
            match rules.why_no_points(state, *line, text) {
                Some(why) => format!("{item}: {why}"),
                None => item,
            }
        };
        lines
            .iter()
            .filter(|line| line.seat == seat && rules.heading(line.item, text) == heading)
            .map(|line| (told(line), line.points))
            .collect()
    };
    html! {
        section #sheet.score-sheet {
            h2 #sheet-title { (say!(text, "sheet-title")) }
            p.outcome { (outcome(rules, state, names, text)) }
            @if let Some(par) = &page.par { p.par { (par) } }
            ol.results {
                @for &seat in &ranked {
                    @let won = winners.contains(seat) && rules.seats() > 1;
                    li.result.won[won] data-seat=(seat.number()) {
                        h3 {
                            (emblem(seat)) " "
                            @if bots.contains(seat) { (bot_face(seat)) " " }
                            span.result-name { (names.get(seat.index()).map_or("", String::as_str)) }
                            @if won { " " span aria-hidden="true" { "★" } }
                            strong.total { (text.points(totals[seat])) }
                            @if totals[seat] < best { small.margin { "−" (text.points(behind(best, totals[seat]))) } }
                        }
                        dl { @for heading in rules.headings(text) { (source(&heading, &of(seat, &heading), text)) } }
                    }
                }
            }
        }
    }
}

/// How many points a player is behind the best.
fn behind(best: Points, points: Points) -> Points {
    Points::halves(best.in_halves() - points.in_halves())
}

/// The points of a source, with what each is for.
fn source(heading: &str, items: &[(String, Points)], text: &Text) -> Markup {
    let sum: Points = items.iter().map(|&(_, points)| points).sum();
    html! {
        div.source {
            dt { (heading) }
            dd {
                span.sum { (text.points(sum)) }
                @if !items.is_empty() {
                    ul { @for (item, points) in items { li { span { (item) } " " b { (text.points(*points)) } } } }
                }
            }
        }
    }
}

/// Who has won, as a sentence.
pub fn outcome<R: Sentences>(rules: &R, state: &R::State, names: &[String], text: &Text) -> String {
    if rules.seats() == 1 {
        let points = rules.totals(state)[Seat::new(0)];
        return say!(text, "score-solo", points = text.points(points));
    }
    let winners = rules.winners(state).iter();
    let winners: Vec<String> = winners
        .map(|seat| names.get(seat.index()).cloned().unwrap_or_default())
        .collect();
    let who = text.list(&winners);
    if winners.len() > 1 {
        say!(text, "score-tie", who = who)
    } else {
        say!(text, "score-winner", who = who)
    }
}
