//! The score sheet: every point of every player, by source, with what it is for.

use maud::{Markup, html};
use tabletop::{Points, Seat};
use words::{Sentences, Text, say};

/// The score sheet of a position.
pub fn score_table<R: Sentences>(
    rules: &R,
    state: &R::State,
    names: &[String],
    text: &Text,
) -> Markup {
    let lines = rules.sheet(state);
    let totals = rules.totals(state);
    let winners = rules.winners(state);
    let seats = || Seat::all(rules.seats());
    let of = |seat: Seat, heading: &str| -> Vec<(String, Points)> {
        lines
            .iter()
            .filter(|line| line.seat == seat && rules.heading(line.item, text) == heading)
            .map(|line| (rules.item(line.item, text), line.points))
            .collect()
    };
    html! {
        section #sheet.score-sheet {
            h2 #sheet-title { (say!(text, "sheet-title")) }
            p.outcome { (outcome(rules, state, names, text)) }
            div.scroll tabindex="0" role="region" aria-labelledby="sheet-title" {
                table {
                    thead { tr {
                        th scope="col" { (say!(text, "sheet-source")) }
                        @for seat in seats() {
                            th scope="col" {
                                span.pawn.seat-colour data-seat=(seat.number()) aria-hidden="true" { (seat.number()) } " "
                                (names.get(seat.index()).map_or("", String::as_str))
                                @if winners.contains(seat) && rules.seats() > 1 { " " span aria-hidden="true" { "★" } }
                            }
                        }
                    } }
                    tbody {
                        @for heading in rules.headings(text) {
                            tr {
                                th scope="row" { (heading) }
                                @for seat in seats() { (cell(&of(seat, &heading), text)) }
                            }
                        }
                    }
                    tfoot { tr {
                        th scope="row" { (say!(text, "score-total")) }
                        @for seat in seats() { td { strong { (text.points(totals[seat])) } } }
                    } }
                }
            }
        }
    }
}

fn cell(items: &[(String, Points)], text: &Text) -> Markup {
    let sum: Points = items.iter().map(|&(_, points)| points).sum();
    html! {
        td {
            span.sum { (text.points(sum)) }
            @if !items.is_empty() {
                ul { @for (item, points) in items { li { span { (item) } " " b { (text.points(*points)) } } } }
            }
        }
    }
}

/// Who has won, in a sentence.
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
