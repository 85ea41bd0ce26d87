//! What the bots think of a game: a curve of everybody's prospects, and the decisions that cost most.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};
use words::{Text, say};

use super::why::{ShownWhy, reasons};

/// The results so far.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownAnalysis {
    /// How many positions have been judged, and how many there are.
    pub done: usize,
    pub total: usize,
    /// Whether the game has ended; if not, results are what the bot expects.
    pub finished: bool,
    /// By position, then by seat: the share of the victory, or of the best score in a solo game.
    pub curve: Vec<Vec<f32>>,
    /// By seat.
    pub shares: Vec<Share>,
    /// The costliest first.
    pub costly: Vec<Costly>,
    /// Whether whoever looks may try some of them again.
    pub exercises: bool,
}

/// How a seat's result came about, in shares of the victory, or in points in a solo game: the initial expectation
/// plus the changes make up the result.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Share {
    pub start: f32,
    pub luck: f32,
    /// Due to the seat's own choices.
    pub own: f32,
    /// Due to those of the others.
    pub others: f32,
    pub unforeseen: f32,
    pub result: f32,
}

/// A decision that a bot would have made differently.
#[derive(Clone, PartialEq, Debug)]
pub struct Costly {
    /// The position before it.
    pub step: usize,
    pub who: String,
    pub chosen: String,
    pub better: String,
    /// Both as written in the record.
    pub notations: [String; 2],
    /// What it cost, in percent of the victory, or in points in a solo game.
    pub cost: f32,
    pub alone: bool,
    pub why: Option<ShownWhy>,
}

const WIDTH: f32 = 900.0;
const HEIGHT: f32 = 300.0;
/// Space for the numbers of the rounds.
const FOOT: f32 = 20.0;

/// The analysis beside a replay: a button before it is asked for, then the progress, then the curve and the costliest
/// decisions. `rounds` are the first steps of every round.
pub fn analysis_section(
    id: &str,
    step: usize,
    rounds: &[(u16, usize)],
    names: &[String],
    analysis: Option<&ShownAnalysis>,
    text: &Text,
) -> Markup {
    html! {
        section #analysis.analysis aria-labelledby="analysis-title" {
            h2 #analysis-title { (say!(text, "analysis-title")) }
            @match analysis {
                None => form method="post" action={ "/games/" (id) "/analyse" } {
                    input type="hidden" name="step" value=(step);
                    p.quiet { (say!(text, "analysis-about")) }
                    button type="submit" { (say!(text, "analysis-begin")) }
                },
                Some(analysis) if analysis.done < analysis.total => {
                    p role="status" data-busy { (say!(text, "analysis-progress", done = analysis.done, total = analysis.total)) }
                    progress max=(analysis.total) value=(analysis.done) {}
                    p { a href={ "/games/" (id) "/at/" (step) } { (say!(text, "analysis-look")) } }
                },
                Some(analysis) => {
                    (curve(id, analysis, step, rounds, names, text))
                    (luck_and_skill(analysis, names, text))
                    (costliest(id, analysis, rounds, text))
                    @if analysis.exercises { p { a.button href={ "/games/" (id) "/exercises" } { (say!(text, "exercises-begin")) } } }
                },
            }
        }
    }
}

/// The place under a result that the script fills with the analysis; without script, a link to it.
pub fn analysis_to_come(id: &str, last: usize, text: &Text) -> Markup {
    let address = format!("/games/{id}/at/{last}");
    html! {
        section #analysis.analysis data-from=(address) {
            h2 { (say!(text, "analysis-title")) }
            p { a href=(address) { (say!(text, "analysis-look")) } }
        }
    }
}

/// Everybody's prospects. A click on a round leads to its beginning; with script, to the exact step clicked.
fn curve(
    id: &str,
    analysis: &ShownAnalysis,
    step: usize,
    rounds: &[(u16, usize)],
    names: &[String],
    text: &Text,
) -> Markup {
    let positions = analysis.curve.len().max(2) - 1;
    let number = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    let x = |index: usize| number(index.min(positions)) / number(positions) * WIDTH;
    let y = |value: f32| HEIGHT - 6.0 - value.clamp(0.0, 1.0) * (HEIGHT - 12.0);
    let path = |seat: usize| {
        let mut points = String::new();
        for (index, values) in analysis.curve.iter().enumerate() {
            let value = values.get(seat).copied().unwrap_or_default();
            let _ = write!(points, "{:.1},{:.1} ", x(index), y(value));
        }
        points
    };
    let ends = rounds.iter().skip(1).map(|(_, first)| *first);
    let spans = rounds.iter().zip(ends.chain([positions]));
    html! {
        svg.curve viewBox={ "0 0 " (WIDTH) " " (HEIGHT + FOOT) } role="group" aria-label=(say!(text, "analysis-curve")) data-steps=(positions) {
            (PreEscaped(format!("<rect width='{WIDTH}' height='{HEIGHT}' class='ground'/>")))
            @for (&(round, first), end) in spans {
                @let (left, right) = (x(first), x(end));
                a href={ "/games/" (id) "/at/" (first) } data-swap aria-label=(say!(text, "retry-which", round = round)) {
                    rect.round x=(left) width=(right - left) y="0" height=(HEIGHT + FOOT) {}
                    @if round > 0 { text.round-number x=(f32::midpoint(left, right)) y=(HEIGHT + FOOT - 5.0) { (round) } }
                }
            }
            @for seat in 0..names.len() {
                polyline.line data-seat=(seat + 1) points=(path(seat)) fill="none" {}
            }
            @for costly in &analysis.costly { line.cost x1=(x(costly.step)) x2=(x(costly.step)) y1=(HEIGHT - 10.0) y2=(HEIGHT) {} }
            line.here x1=(x(step)) x2=(x(step)) y1="0" y2=(HEIGHT) {}
        }
        ul.legend {
            @for (seat, name) in names.iter().enumerate() {
                @let now = analysis.curve.get(step).and_then(|values| values.get(seat)).copied().unwrap_or_default();
                li { span.pawn.seat-colour data-seat=(seat + 1) aria-hidden="true" { (seat + 1) } " " (name) " " b { (percent(now)) } }
            }
        }
    }
}

fn percent(value: f32) -> String {
    format!("{:.0} %", value * 100.0)
}

/// Luck and skill apart: what each result is made of, one column per seat.
fn luck_and_skill(analysis: &ShownAnalysis, names: &[String], text: &Text) -> Markup {
    let alone = names.len() == 1;
    let part = |title: String, of: fn(&Share) -> f32, change: bool| {
        html! {
            tr {
                th scope="row" { (title) }
                @for share in &analysis.shares { td { (told_share(of(share), alone, change, text)) } }
            }
        }
    };
    let result = if analysis.finished {
        say!(text, "analyse-result")
    } else {
        say!(text, "analyse-expected")
    };
    html! {
        table.luck {
            caption { (say!(text, "analysis-how")) }
            thead {
                tr {
                    td {}
                    @for (seat, name) in names.iter().enumerate() {
                        th scope="col" { span.pawn.seat-colour data-seat=(seat + 1) aria-hidden="true" { (seat + 1) } span.hidden { (name) } }
                    }
                }
            }
            tbody {
                (part(say!(text, "analyse-start"), |share| share.start, false))
                (part(say!(text, "analyse-luck"), |share| share.luck, true))
                (part(say!(text, "analysis-own"), |share| share.own, true))
                @if !alone { (part(say!(text, "analysis-others"), |share| share.others, true)) }
                (part(say!(text, "analyse-unforeseen"), |share| share.unforeseen, true))
            }
            tfoot { (part(result, |share| share.result, false)) }
        }
    }
}

/// A share of the victory in percent, or points; changes have a sign.
fn told_share(share: f32, alone: bool, change: bool, text: &Text) -> String {
    let (number, digits) = if alone {
        (share, 1)
    } else {
        (share * 100.0, 0)
    };
    let told = format!("{:.digits$}", number.abs());
    let sign = match (change, number < 0.0) {
        _ if told.trim_matches(['0', '.']).is_empty() => "",
        (_, true) => "−",
        (true, false) => "+",
        (false, false) => "",
    };
    let unit = if alone { "" } else { " %" };
    format!("{sign}{}{unit}", text.decimal(&told))
}

/// What a decision cost, and what would have been better.
pub fn told_cost(costly: &Costly, text: &Text) -> Markup {
    html! {
        (say!(text, "analysis-costly", who = costly.who.as_str(), chosen = costly.chosen.as_str(), better = costly.better.as_str()))
        " "
        b { @if costly.alone { (say!(text, "analysis-points", n = text.decimal(&format!("{:.1}", costly.cost)))) } @else { "−" (percent(costly.cost)) } }
    }
}

fn costliest(id: &str, analysis: &ShownAnalysis, rounds: &[(u16, usize)], text: &Text) -> Markup {
    let round = |step: usize| {
        let begun = rounds.iter().rfind(|(_, first)| *first <= step);
        begun.map_or(0, |(round, _)| *round)
    };
    html! {
        h3 { (say!(text, "analysis-costliest")) }
        @if analysis.costly.is_empty() { p.quiet { (say!(text, "analysis-none")) } }
        ol.costly {
            @for costly in &analysis.costly {
                li {
                    a href={ "/games/" (id) "/at/" (costly.step) } data-swap {
                        span.quiet { (say!(text, "retry-which", round = round(costly.step))) } " "
                        (told_cost(costly, text))
                    }
                    @if let Some(why) = costly.why.as_ref().filter(|why| !why.sentences.is_empty()) { p.why { (reasons(why)) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn shares_have_their_signs() {
        let told = |share, alone, change| {
            let text = Text::new(Language::from_tag("de"));
            told_share(share, alone, change, &text)
        };
        assert_eq!(told(0.124, false, true), "+12 %");
        assert_eq!(told(-0.124, false, true), "−12 %");
        assert_eq!(told(0.33, false, false), "33 %");
        assert_eq!(told(-0.004, false, true), "0 %");
        assert_eq!(told(-3.75, true, true), "−3,8");
    }
}
