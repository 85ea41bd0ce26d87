//! The table: the decision, the board, the players and the log.

use maud::{Markup, html};
use table::Viewer;
use tabletop::{Match, Pending, Seat, SeatSet};
use words::{Sentences, Text, say};

use super::analysis::analysis_to_come;
use super::company::{Company, awaited, company};
use super::decision::{decision, guard, tools, waiting};
use super::exercises::Cost;
use super::log::{LogEntry, LogNote, log_section};
use super::orders::Orders;
use super::plan::{PlanOf, plan_of};
use super::rules::linked;
use super::score_sheet::score_table;
use super::seats::Participant;
use super::settings::Settings;
use super::why::ShownWhy;
use crate::board::Panel;

/// A table as seen by a viewer, without the game itself.
#[derive(Debug)]
pub struct TablePage<'a> {
    /// Its address.
    pub id: &'a str,
    /// Its name for people.
    pub name: &'a str,
    /// The length of its journal, which commands expect.
    pub seq: u64,
    /// The idempotency key of the command sent from this page.
    pub key: String,
    /// The newest event when the page was made.
    pub event: u64,
    /// The viewer's last decision: what followed can be shown again.
    pub since: Option<Since>,
    pub participants: &'a [Participant],
    pub viewer: Viewer,
    /// The name of each seat for people.
    pub names: &'a [String],
    /// Whether people type the deals.
    pub typed: bool,
    pub settings: &'a Settings,
    pub log: &'a [LogEntry],
    pub notes: &'a [LogNote],
    pub undo: UndoState,
    pub redo: bool,
    pub hint: Option<Hint>,
    /// What the coach says of the viewer's last choice.
    pub coach: Option<Coach>,
    pub work: Option<Work>,
    pub notice: Option<Notice>,
    /// What somebody typed and was refused: it stays in the field for correction.
    pub written: Option<&'a str>,
    /// The choice that is to be confirmed.
    pub confirm: Option<String>,
    /// What can follow a finished game: another one with the same set-up, or the second game after a tie.
    pub rematch: Option<Rematch>,
    /// The tour's present text.
    pub tour: Option<Markup>,
    /// What people at different screens see of each other.
    pub company: Company,
    pub orders: Orders,
    /// The game of which this is a plan.
    pub plan: Option<PlanOf>,
    /// Chat and private notes, beside the log.
    pub talk: Option<Markup>,
    /// The tutorial's present text, if this is one.
    pub lesson: Option<Markup>,
    /// For a finished game: whether choices were taken back after their consequences had been seen.
    pub retried: bool,
    /// For a finished game: the first step of every round.
    pub rounds: Vec<(u16, usize)>,
    /// For a finished solo game: its result compared with a bot's.
    pub par: Option<String>,
}

impl TablePage<'_> {
    pub fn bots(&self) -> SeatSet {
        let seats = Seat::all(self.participants.len() as u8);
        seats
            .filter(|seat| self.participants[seat.index()].is_bot())
            .collect()
    }
}

/// Where a decision was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Since {
    /// The length of the journal before it.
    pub length: u64,
    /// How many steps there were before it.
    pub step: usize,
}

/// Whether the last step can be taken back and, if not, why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UndoState {
    Can,
    /// There is no step.
    Nothing,
    /// The last step is a deal, and chance does not repeat itself.
    Deal,
    /// Somebody else moved last.
    Other(String),
}

/// Advice somebody asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint {
    Thinking,
    Ready {
        notation: String,
        meaning: String,
        /// How much better it is than the second best choice, once that is known.
        over: Option<HintOver>,
    },
}

/// How much better the advice is than another choice.
#[derive(Clone, PartialEq, Debug)]
pub struct HintOver {
    /// The other choice in words.
    pub other: String,
    pub points: f32,
    /// As a share of the victory.
    pub share: f32,
    pub why: Option<ShownWhy>,
}

/// A choice that cost much.
#[derive(Clone, PartialEq, Debug)]
pub struct Coach {
    /// The position before it.
    pub step: usize,
    pub chosen: String,
    pub better: String,
    pub cost: Cost,
    pub why: Option<ShownWhy>,
}

/// Background activity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Work {
    /// A bot is thinking about its choice.
    Thinking { who: String },
    /// A bot cannot be seated.
    Stuck { who: String },
}

/// A message about the last command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// It was refused, for this reason.
    Refused(String),
    /// Somebody was faster; the page shows the present state.
    Late,
    /// Anything else worth saying.
    Said(String),
}

/// What can follow a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// The same set-up again.
    Again,
    /// The second game after a tie.
    Tie,
}

/// The parts of a table that are replaced when it changes, besides the panels of the board. Each part has an id by
/// which the page finds the one it replaces.
#[derive(Clone, Debug)]
pub struct Parts {
    /// Who is expected to act, in one word: `turn`, `wait` or `over`.
    pub state: &'static str,
    /// The background activity in one word: a table that differs only in this looks different.
    pub work: &'static str,
    pub bar: Markup,
    pub notice: Markup,
    pub guide: Markup,
}

/// The parts of a table. `dealing` is the bar for entering a deal, if one is due.
pub fn table_parts<R: Sentences>(
    game: &Match<R>,
    page: &TablePage<'_>,
    dealing: Option<&Markup>,
    text: &Text,
) -> Parts {
    let pending = game.pending();
    let person_asked = matches!(pending, Pending::Decision(seat, _)
        if page.viewer.holds(seat) && !page.participants[seat.index()].is_bot());
    let over = matches!(pending, Pending::Over);
    let state = if over {
        "over"
    } else if person_asked || dealing.is_some() {
        "turn"
    } else {
        "wait"
    };
    let bar = html! {
        section #bar.bar data-state=(state) aria-labelledby="question" {
            @if over {
                h2 #question tabindex="-1" { (say!(text, "bar-over")) }
                (score_table(&**game.rules(), game.state(), page, text))
                @if page.retried { p.quiet { (say!(text, "after-retried")) } }
                (after(page, text))
                (analysis_to_come(page.id, page.log.len(), text))
            } @else if let Some(dealing) = dealing {
                (dealing)
            } @else if person_asked {
                (decision(game, page, text))
            } @else {
                (waiting(page, &awaited(game, page, text), text))
            }
            (tools(page, person_asked, text))
            (company(page, over, text))
            (plan_of(page, text))
            (showing(text))
            p #explain.explain aria-hidden="true" {}
        }
    };
    Parts {
        state,
        work: work_word(page.hint.as_ref(), page.coach.is_some(), page.work.as_ref()),
        bar,
        notice: notice(R::GAME, page, text),
        guide: guide(page, text),
    }
}

pub fn table_page<R: Sentences>(
    game: &Match<R>,
    page: &TablePage<'_>,
    panels: &[Panel],
    dealing: Option<&Markup>,
    text: &Text,
) -> Markup {
    let parts = table_parts(game, page, dealing, text);
    html! {
        div #table.table data-game=(page.id) data-seq=(page.seq) data-step=(game.steps().len()) data-event=(page.event)
            data-state=(parts.state) data-work=(parts.work) data-live {
            h1.hidden { (page.name) }
            (parts.notice)
            (parts.bar)
            (parts.guide)
            (board(R::GAME, panels))
            aside #side.side aria-label=(say!(text, "table-side")) {
                @let more = say!(text, "log-more");
                details.more-log data-keep="log" { summary title=(&more) { span.hidden { (more) } } }
                (log_section(page.id, page.log, page.notes, None, text))
            }
            @if let Some(talk) = &page.talk { (talk) }
        }
        p #announce.hidden aria-live="polite" role="status" {}
        p #typed.typed aria-live="polite" hidden {}
        (keys(text))
        (offline_notice(&say!(text, "notice-offline")))
    }
}

/// Shown while the program does not answer.
pub fn offline_notice(said: &str) -> Markup {
    html! { p #offline.notice.offline role="status" hidden { (said) } }
}

/// What can be done by keyboard.
fn keys(text: &Text) -> Markup {
    let key = |keys: &str, does: String| html! { dt { kbd { (keys) } } dd { (does) } };
    html! {
        dialog #keys.keys aria-labelledby="keys-title" {
            h2 #keys-title { (say!(text, "keys-title")) }
            dl {
                (key("A1", say!(text, "keys-notation")))
                (key("1 2 3", say!(text, "keys-number")))
                (key("H", say!(text, "keys-hint")))
                (key("U", say!(text, "keys-undo")))
                (key("Space", say!(text, "keys-skip")))
                (key("R", say!(text, "keys-repeat")))
                (key("N", say!(text, "keys-question")))
                (key("L", say!(text, "keys-log")))
                (key("← →", say!(text, "keys-arrows")))
                (key("Esc", say!(text, "keys-escape")))
            }
            form method="dialog" { button type="submit" autofocus { (say!(text, "keys-close")) } }
        }
    }
}

/// The tour, if it is on, and the button to end it.
fn guide(page: &TablePage<'_>, text: &Text) -> Markup {
    html! {
        div #guide.guide {
            @if let Some(lesson) = &page.lesson {
                (lesson)
            } @else if let Some(tour) = &page.tour {
                (tour)
                form.end-tour method="post" action={ "/games/" (page.id) "/tour" } data-swap {
                    (guard(page))
                    button type="submit" data-tool="tour" { (say!(text, "tour-ends")) }
                }
            }
        }
    }
}

/// The panels in their columns, those of the decision first, so that the keyboard reaches them at once.
pub fn arranged(panels: &[Panel]) -> Vec<(u8, Vec<&Panel>)> {
    let last = panels.iter().map(|panel| panel.column).max().unwrap_or(1);
    let mut columns: Vec<(u8, Vec<&Panel>)> = (1..=last)
        .map(|column| {
            let stand = |panel: &&Panel| panel.column == column;
            let (first, rest): (Vec<&Panel>, Vec<&Panel>) =
                panels.iter().filter(stand).partition(|panel| panel.decides);
            (column, first.into_iter().chain(rest).collect())
        })
        .collect();
    columns.sort_by_key(|(_, panels)| !panels.iter().any(|panel| panel.decides));
    columns
}

/// All panels. Only a wide page has columns; they keep panels that grow from moving those in other columns.
pub fn board(game: &str, panels: &[Panel]) -> Markup {
    html! {
        div #board.board data-game=(game) {
            @for (column, panels) in arranged(panels) {
                div class={ "column column-" (column) } {
                    @for panel in panels { (self::panel(panel)) }
                }
            }
        }
    }
}

/// A panel, with the id by which the page finds the one it replaces.
pub fn panel(panel: &Panel) -> Markup {
    html! {
        section.panel id={ "panel-" (panel.id) } data-decides[panel.decides] aria-labelledby={ "title-" (panel.id) } {
            h2.panel-title id={ "title-" (panel.id) } { (panel.title) }
            (panel.body)
        }
    }
}

/// The background activity in one word.
pub fn work_word(hint: Option<&Hint>, coach: bool, work: Option<&Work>) -> &'static str {
    match (hint, work, coach) {
        (Some(Hint::Thinking), _, _) => "hint",
        (Some(Hint::Ready { .. }), _, _) => "advice",
        (None, Some(Work::Thinking { .. }), false) => "thinking",
        (None, Some(Work::Thinking { .. }), true) => "thinking-coach",
        (None, Some(Work::Stuck { .. }), false) => "stuck",
        (None, Some(Work::Stuck { .. }), true) => "stuck-coach",
        (None, None, false) => "",
        (None, None, true) => "coach",
    }
}

fn notice(game: &str, page: &TablePage<'_>, text: &Text) -> Markup {
    html! {
        div #notice {
            @match &page.notice {
                Some(Notice::Refused(reason)) => div.notice.refusal role="alert" {
                    strong { (say!(text, "notice-refused")) } " " (linked(game, reason, text))
                },
                Some(Notice::Late) => div.notice role="alert" { (say!(text, "notice-late")) },
                Some(Notice::Said(said)) => div.notice role="status" { (said) },
                None => {},
            }
        }
    }
}

/// The controls of the script that shows what happened, step by step.
fn showing(text: &Text) -> Markup {
    html! {
        div #showing.showing hidden role="group" aria-label=(say!(text, "showing-title")) {
            p #showing-said {}
            button type="button" data-show="pause" data-other=(say!(text, "showing-go-on")) { (say!(text, "showing-pause")) }
            button type="button" data-show="skip" { (say!(text, "showing-skip")) }
        }
    }
}

fn after(page: &TablePage<'_>, text: &Text) -> Markup {
    html! {
        div.choices {
            @if let Some(next) = &page.company.rematch {
                a.button.primary href={ "/games/" (next) } { (say!(text, "company-rematch")) }
            } @else if let Some(rematch) = page.rematch.filter(|_| !page.viewer.is_spectator()) {
                form method="post" action={ "/games/" (page.id) "/rematch" } {
                    (guard(page))
                    button.primary type="submit" {
                        @match rematch {
                            Rematch::Again => (say!(text, "after-again")),
                            Rematch::Tie => (say!(text, "after-tie")),
                        }
                    }
                }
            }
            a.button href={ "/games/" (page.id) "/at/0" } { (say!(text, "after-replay")) }
            @if !page.viewer.is_spectator() { (retry(page, &page.rounds, text)) }
            a.button href={ "/games/" (page.id) ".game" } download { (say!(text, "games-export")) }
            a.button href="/" { (say!(text, "after-games")) }
        }
    }
}

/// Plays a round again, in a new game; the first of the rounds is the set-up.
pub fn retry(page: &TablePage<'_>, rounds: &[(u16, usize)], text: &Text) -> Markup {
    let rounds: Vec<&(u16, usize)> = rounds.iter().filter(|(round, _)| *round > 0).collect();
    html! {
        @if let Some((last, _)) = rounds.last() {
            form.row.retry method="post" action={ "/games/" (page.id) "/fork" } {
                input type="hidden" name="key" value=(page.key);
                @if let [(_, step)] = rounds[..] {
                    input type="hidden" name="step" value=(step);
                } @else {
                    label { span.hidden { (say!(text, "replay-round")) }
                        select name="step" {
                            @for (round, step) in &rounds { option value=(step) selected[round == last] { (say!(text, "retry-which", round = *round)) } }
                        }
                    }
                }
                button type="submit" { (say!(text, "retry-round")) }
            }
        }
    }
}
