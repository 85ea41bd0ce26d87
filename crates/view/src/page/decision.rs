//! The pending decision: what is asked, the list of choices, and what can be done besides choosing.

use maud::{Markup, html};
use tabletop::{Match, Pending, SeatSet};
use words::{Sentences, Text, say};

use super::coach::coach;
use super::log::LogEntry;
use super::orders::orders;
use super::rules::linked;
use super::table::{Hint, HintOver, TablePage, UndoState, Work};
use crate::board::{CHOOSE_FORM, Seen, consequences};

/// From this many characters on, a question needs smaller type to fit on a phone.
const LONG: usize = 90;

/// The bar of a person's decision.
pub fn decision<R: Sentences>(game: &Match<R>, page: &TablePage<'_>, text: &Text) -> Markup {
    let rules = &**game.rules();
    let state = game.state();
    let Pending::Decision(_, asked) = game.pending() else {
        return html! {};
    };
    let choices = game.choices();
    let seen = Seen {
        rules,
        state,
        names: page.names,
        text,
        choices: &choices,
        own: None,
        bots: SeatSet::NONE,
    };
    let list = List {
        rules,
        state,
        choices: &choices,
        page,
        text,
    };
    let confirm = page.confirm.as_deref().and_then(|notation| {
        let mut listed = choices.iter();
        listed.find(|&&choice| rules.choice_text(choice) == notation)
    });
    let question = rules.question(state, page.names, text);
    let ending = rules.ending(state, text);
    html! {
        // Choices that are not on the board are beside the question and stay visible with it.
        div.ask {
            h2 #question.long[question.chars().count() > LONG] tabindex="-1" { (question) }
            @if let Some(ending) = ending { p.ending role="status" { (ending) } }
            @if confirm.is_none() { (list.off_board()) }
            @if let Some(&choice) = confirm {
                div.confirm.drop data-mark=(rules.choice_text(choice)) {
                    p { strong { (rules.choice(state, choice, text)) } }
                    ul { @for sentence in consequences(&seen, choice) { li { (sentence) } } }
                    div.choices {
                        button.primary type="submit" form=(CHOOSE_FORM) name="sure" value=(rules.choice_text(choice)) {
                            (say!(text, "bar-confirm"))
                        }
                        a.button href={ "/games/" (page.id) } data-swap { (say!(text, "bar-change")) }
                    }
                }
            }
        }
        (form(page))
        div.bar-more {
            @if confirm.is_none() { (list.on_board()) }
            (since_last_turn(page, text))
            details.rules data-keep="rules" {
                summary { (say!(text, "bar-rules")) }
                p.lines.drop { (linked(R::GAME, &rules.help(asked, text), text)) }
            }
            (orders(page, text))
        }
    }
}

/// What others did since the viewer's last decision, each a link to its position.
fn since_last_turn(page: &TablePage<'_>, text: &Text) -> Markup {
    let own = page.since.map_or(page.log.len(), |since| since.step);
    let others = page.log.iter().skip(own + 1);
    let told: Vec<&LogEntry> = others.filter(|entry| !entry.is_brief()).collect();
    html! {
        @if !told.is_empty() {
            details.since data-keep="since" {
                summary { (say!(text, "bar-since", n = told.len())) }
                ol.drop {
                    @for entry in told {
                        li { a href={ "/games/" (page.id) "/at/" (entry.step) } { (entry.told()) } }
                    }
                }
            }
        }
    }
}

/// The form every target submits.
fn form(page: &TablePage<'_>) -> Markup {
    html! {
        form id=(CHOOSE_FORM) method="post" action={ "/games/" (page.id) "/choose" } data-swap { (guard(page)) }
    }
}

/// What makes a command safe to send late or twice.
pub fn guard(page: &TablePage<'_>) -> Markup {
    html! {
        input type="hidden" name="seq" value=(page.seq);
        input type="hidden" name="key" value=(page.key);
    }
}

struct List<'a, R: Sentences> {
    rules: &'a R,
    state: &'a R::State,
    choices: &'a [R::Choice],
    page: &'a TablePage<'a>,
    text: &'a Text,
}

impl<R: Sentences> List<'_, R> {
    /// Choices without a place on the board.
    fn off_board(&self) -> Markup {
        let off: Vec<R::Choice> = self.part(false).collect();
        html! { @if !off.is_empty() { div.choices { @for choice in off { (self.button(choice)) } } } }
    }

    /// Choices that are also on the board. Collapsed until wanted: on a phone they would push the board out of sight.
    fn on_board(&self) -> Markup {
        let on: Vec<R::Choice> = self.part(true).collect();
        html! {
            @if !on.is_empty() {
                details.list data-keep="list" {
                    summary { (say!(self.text, "bar-list", n = on.len())) }
                    div.drop {
                        div.choices { @for choice in on { (self.button(choice)) } }
                        (typed(self.page, self.text))
                    }
                }
            }
        }
    }

    fn part(&self, on_board: bool) -> impl Iterator<Item = R::Choice> {
        let choices = self.choices.iter().copied();
        choices.filter(move |&choice| (self.rules.choice_text(choice) != "pass") == on_board)
    }

    fn button(&self, choice: R::Choice) -> Markup {
        let notation = self.rules.choice_text(choice);
        let seen = Seen {
            rules: self.rules,
            state: self.state,
            names: self.page.names,
            text: self.text,
            choices: &[],
            own: None,
            bots: SeatSet::NONE,
        };
        let explain = consequences(&seen, choice).join(" ");
        let hinted = matches!(&self.page.hint, Some(Hint::Ready { notation: advised, .. }) if *advised == notation);
        html! {
            button.choice.hinted[hinted] type="submit" form=(CHOOSE_FORM) name="choice" value=(notation) data-explain=(explain) {
                span { (self.rules.choice(self.state, choice, self.text)) } " " code { (notation) }
            }
        }
    }
}

/// For people who know the notation; anything impossible is refused with the rule and the reason.
fn typed(page: &TablePage<'_>, text: &Text) -> Markup {
    html! {
        form.row.type-choice method="post" action={ "/games/" (page.id) "/choose" } data-swap {
            (guard(page))
            label { span { (say!(text, "bar-type")) }
                input type="text" name="choice" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200" required value=[page.written];
            }
            button type="submit" { (say!(text, "bar-type-go")) }
        }
    }
}

/// Undo, redo and advice, with the reason if they are not available.
pub fn tools(page: &TablePage<'_>, person_asked: bool, text: &Text) -> Markup {
    let reason = match &page.undo {
        UndoState::Can => None,
        UndoState::Nothing => Some(say!(text, "undo-nothing")),
        UndoState::Deal => Some(say!(text, "undo-deal")),
        UndoState::Other(who) => Some(say!(text, "undo-other", who = who.as_str())),
    };
    let can = reason.is_none();
    let post = |command: &str, label: String, able: bool, reason: Option<String>| {
        html! {
            form method="post" action={ "/games/" (page.id) "/" (command) } data-swap {
                (guard(page))
                button type="submit" disabled[!able] title=[reason] data-tool=(command) { (label) }
            }
        }
    };
    html! {
        div.tools role="group" aria-label=(say!(text, "bar-tools")) {
            @if !page.viewer.is_spectator() {
                (post("undo", say!(text, "bar-undo"), can, reason.clone()))
                (post("redo", say!(text, "bar-redo"), page.redo, None))
            }
            @if person_asked && !page.company.no_help {
                (post("hint", say!(text, "bar-hint"), page.hint.is_none(), None))
            }
            a.button href={ "/games/" (page.id) "/at/" (page.log.len()) } { (say!(text, "bar-replay")) }
            @if let Some(since) = page.since {
                @let again = say!(text, "showing-repeat");
                button #repeat type="button" data-show="repeat" data-since=(since.length) hidden title=(again) { (again) }
            }
            @if let Some(reason) = reason.filter(|_| !page.viewer.is_spectator()) { span.quiet.why-not { (reason) } }
        }
        (advice(page, text))
        (coach(page, text))
    }
}

fn advice(page: &TablePage<'_>, text: &Text) -> Markup {
    html! {
        @match &page.hint {
            Some(Hint::Thinking) => p.hint.drop role="status" { (say!(text, "hint-thinking")) },
            Some(Hint::Ready { meaning, notation, over }) => p.hint.drop role="status" data-mark=(notation) {
                (told_hint(meaning, over.as_ref(), page.names.len() == 1, text))
            },
            None => {},
        }
    }
}

/// Advice, how much better it is than the second best, and why.
pub fn told_hint(meaning: &str, over: Option<&HintOver>, alone: bool, text: &Text) -> String {
    let mut told = vec![say!(text, "hint-ready", choice = meaning)];
    if let Some(over) = over {
        told.push(told_margin(over, alone, text));
        told.extend(over.why.iter().flat_map(|why| why.sentences.clone()));
    }
    told.join(" ")
}

/// How much better the advice is than the second best choice.
fn told_margin(over: &HintOver, alone: bool, text: &Text) -> String {
    let points = text.decimal(&format!("{:+.1}", over.points));
    if alone {
        return say!(
            text,
            "hint-over-alone",
            other = over.other.as_str(),
            points = points
        );
    }
    let share = format!("{:+.0}", over.share * 100.0);
    say!(
        text,
        "hint-over",
        other = over.other.as_str(),
        points = points,
        share = share
    )
}

/// The bar while nobody here is asked, as high as that of a decision. `awaited` says who is asked elsewhere.
pub fn waiting(page: &TablePage<'_>, awaited: &str, text: &Text) -> Markup {
    let thinking = matches!(page.work, Some(Work::Thinking { .. }));
    let said = match &page.work {
        Some(Work::Thinking { who }) => say!(text, "bar-thinking", who = who.as_str()),
        Some(Work::Stuck { who }) => say!(text, "bar-stuck", who = who.as_str()),
        None if !awaited.is_empty() => awaited.to_owned(),
        None => say!(text, "bar-waiting"),
    };
    html! {
        div.ask {
            h2 #question.thinking[thinking] tabindex="-1" {
                (said) @if thinking { span.dots aria-hidden="true" {} }
            }
        }
        div.bar-more { (orders(page, text)) }
    }
}
