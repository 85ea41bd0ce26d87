//! Costly decisions to be tried again: the position, the question, and what a bot says of the choice that is tried.

use maud::{Markup, html};
use tabletop::Match;
use words::{Sentences, Text, say};

use super::log::log_section;
use super::table::{TablePage, board};
use super::why::{ShownWhy, lines, reasons};
use crate::board::{CHOOSE_FORM, Panel};

/// A costly decision of somebody who may try it again.
#[derive(Clone, PartialEq, Debug)]
pub struct ExerciseLink {
    /// The position before it.
    pub step: usize,
    pub round: u16,
    pub who: String,
    pub cost: Cost,
}

/// What a choice costs against the best one.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Cost {
    pub points: f32,
    /// In shares of the victory; nothing where one plays alone.
    pub share: Option<f32>,
}

/// What came of a try.
#[derive(Clone, PartialEq, Debug)]
pub enum Tried {
    /// The rules do not allow it here.
    Impossible,
    /// The bot still thinks about it.
    Thinking,
    Judged(Box<JudgedTry>),
}

/// A choice that was tried, beside the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedTry {
    /// The choice in words and as the record writes it.
    pub chosen: [String; 2],
    /// The best one the bot knows.
    pub better: [String; 2],
    /// The one made in the game, and what it cost.
    pub made: [String; 2],
    pub made_cost: Cost,
    /// What the tried one costs; nothing where nothing is lost.
    pub cost: Option<Cost>,
    /// Why the best is better than the tried one, or than the one made in the game if nothing is better.
    pub why: Option<ShownWhy>,
}

/// An exercise as it is looked at.
#[derive(Debug)]
pub struct ExercisePage<'a> {
    pub step: usize,
    /// All of the game.
    pub exercises: &'a [ExerciseLink],
    pub tried: Option<Tried>,
}

/// What a choice costs, in words.
pub fn told_points(cost: Cost, text: &Text) -> String {
    let points = text.decimal(&format!("{:.0}", cost.points.abs().max(1.0)));
    match cost.share {
        None => say!(text, "cost-points", points = points),
        Some(share) => {
            let share = format!("{:.0}", share * 100.0);
            if cost.points >= 0.5 {
                say!(text, "cost-both", points = points, share = share)
            } else {
                say!(text, "cost-share", share = share)
            }
        }
    }
}

pub fn exercise_page<R: Sentences>(
    game: &Match<R>,
    page: &TablePage<'_>,
    exercise: &ExercisePage<'_>,
    panels: &[Panel],
    text: &Text,
) -> Markup {
    let (rules, step) = (&**game.rules(), exercise.step);
    let here = format!("/games/{}/exercises/{step}", page.id);
    let number = exercise.exercises.iter().position(|one| one.step == step);
    let state = game.state_at(step);
    let choices = game.choices_at(step);
    let button = |choice: R::Choice| {
        let notation = rules.choice_text(choice);
        html! {
            button.choice type="submit" form=(CHOOSE_FORM) name="choice" value=(notation) {
                span { (rules.choice(state, choice, text)) } " " code { (notation) }
            }
        }
    };
    let is_off = |choice: &R::Choice| rules.choice_text(*choice) == "pass";
    let (off, on): (Vec<R::Choice>, Vec<R::Choice>) = choices.into_iter().partition(is_off);
    html! {
        div #table.table.exercise data-game=(page.id) data-step=(step) data-event=(page.event) data-state="look" {
            div #notice {}
            section #bar.bar data-state="turn" aria-labelledby="question" {
                div.ask {
                    h1 #question tabindex="-1" {
                        @if let Some(number) = number {
                            span.quiet { (say!(text, "exercise-number", n = number + 1, all = exercise.exercises.len())) } " "
                        }
                        (rules.question(state, page.names, text))
                    }
                    @for choice in off { (button(choice)) }
                }
                form id=(CHOOSE_FORM) method="get" action=(here) {}
                div.bar-more {
                    details.list data-keep="list" {
                        summary { (say!(text, "bar-list", n = on.len())) }
                        div.drop { div.choices { @for choice in on { (button(choice)) } } }
                    }
                    (ways(page.id, exercise, number, text))
                }
                (answer(page.id, exercise, number, text))
                p #explain.explain aria-hidden="true" {}
            }
            (board(R::GAME, panels))
            aside #side.side aria-label=(say!(text, "table-side")) {
                (log_section(page.id, &page.log[..step.min(page.log.len())], &[], Some(step), text))
            }
        }
        p #announce.hidden aria-live="polite" role="status" {}
        p #typed.typed aria-live="polite" hidden {}
    }
}

/// To the other exercises, to the game, and to all one has.
fn ways(id: &str, exercise: &ExercisePage<'_>, number: Option<usize>, text: &Text) -> Markup {
    let next = number.and_then(|number| exercise.exercises.get(number + 1));
    html! {
        nav.exercise-ways aria-label=(say!(text, "exercises-title")) {
            a href={ "/games/" (id) "/exercises" } { (say!(text, "exercise-all")) }
            @if let Some(next) = next { a href={ "/games/" (id) "/exercises/" (next.step) } { (say!(text, "exercise-next")) } }
            a href={ "/games/" (id) "/at/" (exercise.step) } { (say!(text, "exercise-replay")) }
        }
    }
}

/// What the bot says of the try. The script looks for it again as long as it is busy.
fn answer(id: &str, exercise: &ExercisePage<'_>, number: Option<usize>, text: &Text) -> Markup {
    let here = number.and_then(|number| exercise.exercises.get(number));
    html! {
        section #analysis.answer aria-live="polite" {
            @match &exercise.tried {
                None => @if let Some(here) = here {
                    p { (say!(text, "exercise-about", cost = told_points(here.cost, text))) }
                },
                Some(Tried::Impossible) => p role="alert" { (say!(text, "exercise-impossible")) },
                Some(Tried::Thinking) => {
                    p role="status" data-busy { (say!(text, "exercise-thinking")) }
                    p { a href="" { (say!(text, "analysis-look")) } }
                },
                Some(Tried::Judged(judged)) => (verdict(id, exercise.step, judged, text)),
            }
        }
    }
}

fn verdict(id: &str, step: usize, judged: &JudgedTry, text: &Text) -> Markup {
    let JudgedTry {
        chosen,
        better,
        made,
        ..
    } = judged;
    let best = chosen == better;
    let was_made = chosen == made;
    html! {
        div.verdict data-chosen=(chosen[1]) data-better=[best.then_some(&better[1])] {
            @match judged.cost {
                None => {
                    p { strong {
                        @if best { (say!(text, "exercise-right", choice = chosen[0].as_str())) }
                        @else { (say!(text, "exercise-as-good", choice = chosen[0].as_str(), better = better[0].as_str())) }
                    } }
                    @if !was_made {
                        p { (say!(text, "exercise-made", made = made[0].as_str(), cost = told_points(judged.made_cost, text))) }
                    }
                },
                Some(cost) => p { strong {
                    @if was_made { (say!(text, "exercise-again", choice = chosen[0].as_str(), cost = told_points(cost, text))) }
                    @else { (say!(text, "exercise-wrong", choice = chosen[0].as_str(), cost = told_points(cost, text))) }
                } },
            }
            @if let Some(why) = &judged.why {
                @if !why.sentences.is_empty() { p.why { (reasons(why)) } }
                @if judged.cost.is_some() {
                    details.solution data-keep="solution" {
                        summary { (say!(text, "exercise-show")) }
                        p { (say!(text, "exercise-solution", better = better[0].as_str())) }
                        (lines(why, "lines", text))
                    }
                } @else {
                    (lines(why, "lines", text))
                }
            }
            @if judged.cost.is_some() {
                p { a href={ "/games/" (id) "/exercises/" (step) } { (say!(text, "exercise-try-again")) } }
            }
        }
    }
}

/// The exercises of a game: progress as long as the bot looks for them.
pub fn game_exercises_page(
    (id, name, event): (&str, &str, u64),
    progress: (usize, usize),
    exercises: Option<&[ExerciseLink]>,
    text: &Text,
) -> Markup {
    html! {
        // The script finds by this what it hears news of.
        div #table data-game=(id) data-step="0" data-event=(event) {
            div.title-row {
                h1 { (say!(text, "exercises-of", game = name)) }
                a.button href="/exercises" { (say!(text, "exercises-mine")) }
                a.button href={ "/games/" (id) } { (say!(text, "log-to-table")) }
            }
            section #analysis.sheet aria-labelledby="exercises-found" {
                h2 #exercises-found { (say!(text, "exercises-costliest")) }
                @match exercises {
                    None => {
                        p role="status" data-busy { (say!(text, "analysis-progress", done = progress.0, total = progress.1)) }
                        progress max=(progress.1) value=(progress.0) {}
                        p { a href="" { (say!(text, "analysis-look")) } }
                    },
                    Some([]) => p { (say!(text, "exercises-none")) },
                    Some(exercises) => (links(id, exercises, text)),
                }
            }
        }
    }
}

fn links(id: &str, exercises: &[ExerciseLink], text: &Text) -> Markup {
    html! {
        ol.exercises {
            @for exercise in exercises {
                li {
                    a href={ "/games/" (id) "/exercises/" (exercise.step) } {
                        (say!(text, "retry-which", round = exercise.round)) ", " (exercise.who) ": " (told_points(exercise.cost, text))
                    }
                }
            }
        }
    }
}

/// A finished game of somebody, with its exercises if the bot has found them.
#[derive(Clone, PartialEq, Debug)]
pub struct ExerciseGame {
    pub id: String,
    pub name: String,
    pub game: String,
    pub when: String,
    pub exercises: Option<Vec<ExerciseLink>>,
}

/// The exercises of somebody's own games.
pub fn exercises_page(games: &[ExerciseGame], text: &Text) -> Markup {
    html! {
        h1 { (say!(text, "exercises-title")) }
        p { (say!(text, "exercises-about")) }
        @if games.is_empty() { p.sheet { (say!(text, "exercises-no-games")) } }
        ul.tables {
            @for game in games {
                li.sheet {
                    h2 { a href={ "/games/" (game.id) } { bdi { (game.name) } } }
                    p.quiet { (game.game) " · " (game.when) }
                    @match game.exercises.as_deref() {
                        None => p { a.button href={ "/games/" (game.id) "/exercises" } { (say!(text, "exercises-find")) } },
                        Some([]) => p { (say!(text, "exercises-none")) },
                        Some(exercises) => (links(&game.id, exercises, text)),
                    }
                }
            }
        }
    }
}
