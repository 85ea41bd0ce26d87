//! A replay of a game: any position, by step or by round, and a way to play on from there.

use maud::{Markup, html};
use tabletop::{Match, Pending, Seat};
use words::{Sentences, Text, say};

use super::analysis::{Costly, told_cost};
use super::log::log_section;
use super::new_game::Named;
use super::score_sheet::score_table;
use super::seats::{Participant, participant_fields};
use super::table::{TablePage, board, retry};
use super::why::{lines, reasons};
use crate::board::Panel;
use crate::movement::{Movement, told};

#[derive(Debug)]
pub struct ReplayPage<'a> {
    /// The number of steps taken.
    pub step: usize,
    /// The first step of every round.
    pub rounds: &'a [(u16, usize)],
    /// Bots on offer for playing on.
    pub bots: &'a [Named],
    /// The pieces that moved in the step before this position.
    pub moves: &'a [Movement],
    /// The decision made at this position, if it cost something.
    pub verdict: Option<&'a Costly>,
    /// The analysis, as far as it was asked for.
    pub analysis: Markup,
}

pub fn replay_page<R: Sentences>(
    game: &Match<R>,
    page: &TablePage<'_>,
    replayed: &ReplayPage<'_>,
    panels: &[Panel],
    text: &Text,
) -> Markup {
    let step = replayed.step;
    let last = game.steps().len();
    let rules = &**game.rules();
    let over = matches!(game.pending_at(step), Pending::Over);
    html! {
        div #table.table.replay data-game=(page.id) data-step=(step) data-last=(last) data-event=(page.event)
            data-moves=(told(replayed.moves)) data-state="look" {
            div #notice {}
            section #bar.bar data-state="look" aria-labelledby="question" {
                h1 #question tabindex="-1" { (say!(text, "replay-title", game = page.name, step = step, last = last)) }
                (controls(page.id, step, last, text))
                (rounds(page.id, step, replayed.rounds, text))
                (happened(page, step, text))
                @if let Some(verdict) = replayed.verdict {
                    @let [chosen, better] = &verdict.notations;
                    div.verdict data-chosen=(chosen) data-better=(better) {
                        p { (told_cost(verdict, text)) }
                        @if let Some(why) = &verdict.why { p.why { (reasons(why)) } (lines(why, "lines", text)) }
                    }
                }
                @if over { (score_table(rules, game.state_at(step), page, text)) }
                (on_from_here(page, replayed, over, text))
                p #explain.explain aria-hidden="true" {}
            }
            (board(R::GAME, panels))
            aside #side.side aria-label=(say!(text, "table-side")) {
                (replayed.analysis)
                (log_section(page.id, page.log, page.notes, Some(step), text))
            }
        }
        p #announce.hidden aria-live="polite" role="status" {}
    }
}

fn controls(id: &str, step: usize, last: usize, text: &Text) -> Markup {
    let link = |to: Option<usize>, rel: &str, sign: &str, label: String| match to {
        Some(to) => html! {
            a.button href={ "/games/" (id) "/at/" (to) } rel=(rel) data-swap aria-label=(label) title=(label) { (sign) }
        },
        None => {
            html! { span.button aria-disabled="true" aria-label=(label) role="link" { (sign) } }
        }
    };
    let back = step.checked_sub(1);
    let on = (step < last).then_some(step + 1);
    html! {
        nav.controls aria-label=(say!(text, "replay-controls")) {
            (link(back.map(|_| 0), "first", "|◀", say!(text, "replay-first")))
            (link(back, "prev", "◀", say!(text, "replay-back")))
            button #play type="button" data-show="play" hidden data-other=(say!(text, "showing-pause")) { (say!(text, "replay-play")) }
            (link(on, "next", "▶", say!(text, "replay-on")))
            (link(on.map(|_| last), "last", "▶|", say!(text, "replay-last")))
            form.row method="get" action={ "/games/" (id) "/at" } {
                label { span { (say!(text, "replay-step")) }
                    input type="number" name="step" min="0" max=(last) value=(step) required;
                }
                button type="submit" { (say!(text, "replay-go")) }
            }
            a.button href={ "/games/" (id) } { (say!(text, "log-to-table")) }
        }
    }
}

fn rounds(id: &str, step: usize, rounds: &[(u16, usize)], text: &Text) -> Markup {
    let here = rounds.iter().rev().find(|(_, first)| *first <= step);
    html! {
        nav.rounds aria-label=(say!(text, "replay-rounds")) {
            span { (say!(text, "replay-round")) }
            @for (round, first) in rounds {
                a href={ "/games/" (id) "/at/" (first) } data-swap
                    aria-current=[here.filter(|(number, _)| number == round).map(|_| "step")] {
                    @if *round == 0 { (say!(text, "replay-set-up")) } @else { (round) }
                }
            }
        }
    }
}

/// What the step before this position was.
fn happened(page: &TablePage<'_>, step: usize, text: &Text) -> Markup {
    let entry = step.checked_sub(1).and_then(|index| page.log.get(index));
    html! {
        p #showing-said.happened tabindex="0" {
            @match entry {
                Some(entry) => (entry.told()),
                None => (say!(text, "replay-beginning")),
            }
        }
    }
}

fn on_from_here(
    page: &TablePage<'_>,
    replayed: &ReplayPage<'_>,
    over: bool,
    text: &Text,
) -> Markup {
    let mut begun = replayed.rounds.iter();
    let this_round = begun.rfind(|(_, first)| *first <= replayed.step);
    html! {
        @let allowed = !page.company.no_help && !page.viewer.is_spectator();
        div.on-from-here {
            @if let Some(&round) = this_round.filter(|_| allowed) { (retry(page, &[round], text)) }
            @if !over && allowed {
                details.fork data-keep="fork" {
                    summary { (say!(text, "fork-title")) }
                    form.sheet method="post" action={ "/games/" (page.id) "/fork" } {
                        input type="hidden" name="step" value=(replayed.step);
                        input type="hidden" name="key" value=(page.key);
                        p { (say!(text, "fork-about")) }
                        div.seats {
                            @for (index, participant) in page.participants.iter().enumerate() {
                                @let seat = Seat::new(index as u8);
                                (participant_fields(seat, &without_others(page, seat, participant), None, replayed.bots, text))
                            }
                        }
                        button.primary type="submit" { (say!(text, "fork-go")) }
                    }
                }
            }
        }
    }
}

/// Who sits in a seat. The names of people at other screens are not copied.
fn without_others(page: &TablePage<'_>, seat: Seat, participant: &Participant) -> Participant {
    match participant {
        Participant::Person(_) if page.company.shared && !page.viewer.holds(seat) => {
            Participant::Person(String::new())
        }
        participant => participant.clone(),
    }
}
