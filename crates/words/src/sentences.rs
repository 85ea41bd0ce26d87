//! What a game must be able to say, and the score sheet made from it.

use tabletop::{Points, ScoreLine, Seat};

use crate::layout;
use crate::names::Names;
use crate::text::{Message, Text, say};

/// A game that can be put into words. Everything is for people, in the language of `text`; `names` are by seat.
pub trait Sentences: Names {
    /// A log sentence; `None` for facts that need no line.
    fn fact(&self, fact: Self::Fact, names: &[String], text: &Text) -> Option<String>;

    /// A log sentence for a fact of a step from this position, where that says more.
    fn fact_from(
        &self,
        before: &Self::State,
        fact: Self::Fact,
        names: &[String],
        text: &Text,
    ) -> Option<String> {
        let _ = before;
        self.fact(fact, names, text)
    }

    /// Why a step is not possible: the rule's id, then the reason with its quantities. `state` is the position in
    /// which the step was refused; the quantities are in the refusal itself.
    fn refusal(
        &self,
        state: &Self::State,
        refusal: Self::Refusal,
        names: &[String],
        text: &Text,
    ) -> String;

    /// Who is asked what, with everything needed to decide; empty unless a decision is pending.
    fn question(&self, state: &Self::State, names: &[String], text: &Text) -> String;

    /// What the pending decision is about, as a short name: "placing a labourer". Empty if there is none.
    fn doing(&self, state: &Self::State, text: &Text) -> String {
        let _ = (state, text);
        String::new()
    }

    /// What a choice means, in short.
    fn choice(&self, state: &Self::State, choice: Self::Choice, text: &Text) -> String;

    fn dealt(&self, deal: Self::Deal, names: &[String], text: &Text) -> String;

    /// What a choice means, where nothing beside it shows which of several places is meant.
    fn choice_with_place(&self, state: &Self::State, choice: Self::Choice, text: &Text) -> String {
        self.choice(state, choice, text)
    }

    /// What has to be dealt; empty unless chance is pending.
    fn deal_prompt(&self, state: &Self::State, text: &Text) -> String;

    /// The whole position as plain lines of at most [`layout::COLUMNS`] columns.
    fn position(&self, state: &Self::State, names: &[String], text: &Text) -> String;

    /// A line of the score sheet.
    fn item(&self, item: Self::Item, text: &Text) -> String;

    /// Why a line of the score sheet brings nothing, if there is anything to add.
    fn why_no_points(
        &self,
        state: &Self::State,
        line: ScoreLine<Self::Item>,
        text: &Text,
    ) -> Option<String> {
        let _ = (state, line, text);
        None
    }

    /// How near the end is, once it is near.
    fn ending(&self, state: &Self::State, text: &Text) -> Option<String> {
        let _ = (state, text);
        None
    }

    /// A standing order in words; `None` if this game does not know it.
    fn order(&self, order: &str, text: &Text) -> Option<OrderWords> {
        let _ = (order, text);
        None
    }

    /// The sources of points in the order of the score sheet: their names for statistics, and their headings.
    fn sources(&self) -> Vec<(&'static str, Message)>;

    /// The heading of the source a line of the score sheet belongs to.
    fn heading(&self, item: Self::Item, text: &Text) -> String {
        let of_item = |(name, _): &(&str, Message)| *name == Self::source(item);
        let source = self.sources().into_iter().find(of_item);
        source.map_or_else(String::new, |(_, heading)| text.say(&heading))
    }

    /// All headings in the order of the sheet.
    fn headings(&self, text: &Text) -> Vec<String> {
        let sources = self.sources().into_iter();
        sources.map(|(_, heading)| text.say(&heading)).collect()
    }

    /// The rules for the decision at hand, with their ids.
    fn help(&self, asked: Self::Asked, text: &Text) -> String;
}

/// A standing order in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderWords {
    /// The order as a short command.
    pub said: String,
    /// If there are many of a kind: what is common to all, and what distinguishes this one.
    pub among: Option<(String, String)>,
}

/// What people call a seat: by name, or by number if it has none.
pub fn name(names: &[String], seat: Seat, text: &Text) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => say!(text, "seat-name", number = seat.number()),
    }
}

/// How long a name may be in a table: long enough to recognise it.
const NAME_COLUMNS: usize = 14;

/// Every line of points per seat, then a table of sums by source, then who has won.
pub fn score_sheet<R: Sentences>(
    rules: &R,
    state: &R::State,
    names: &[String],
    text: &Text,
) -> String {
    let lines = rules.sheet(state);
    let mut out = Vec::new();
    for seat in Seat::all(rules.seats()) {
        out.extend(seat_lines(rules, &lines, seat, names, text));
        out.push(String::new());
    }
    out.extend(sums(rules, &lines, state, names, text));
    out.push(String::new());
    out.push(outcome(rules, state, names, text));
    out.join("\n")
}

fn seat_lines<R: Sentences>(
    rules: &R,
    lines: &[ScoreLine<R::Item>],
    seat: Seat,
    names: &[String],
    text: &Text,
) -> Vec<String> {
    let mut out = vec![say!(text, "score-title", who = name(names, seat, text))];
    let rows: Vec<Vec<String>> = lines
        .iter()
        .filter(|line| line.seat == seat)
        .map(|line| {
            let item = format!("  {}", rules.item(line.item, text));
            vec![item, text.points(line.points)]
        })
        .collect();
    if rows.is_empty() {
        out.push(format!("  {}", say!(text, "score-none")));
    }
    out.extend(layout::table("<>", &rows));
    out
}

fn sums<R: Sentences>(
    rules: &R,
    lines: &[ScoreLine<R::Item>],
    state: &R::State,
    names: &[String],
    text: &Text,
) -> Vec<String> {
    let seats = || Seat::all(rules.seats());
    let mut head = vec![String::new()];
    head.extend(seats().map(|seat| {
        let name = name(names, seat, text);
        format!("{seat} {}", layout::short(&name, NAME_COLUMNS))
    }));
    let mut rows = vec![head];
    for heading in rules.headings(text) {
        let sum = |seat: Seat| -> Points {
            lines
                .iter()
                .filter(|line| line.seat == seat && rules.heading(line.item, text) == heading)
                .map(|line| line.points)
                .sum()
        };
        let mut row = vec![heading.clone()];
        row.extend(seats().map(|seat| text.points(sum(seat))));
        rows.push(row);
    }
    let totals = rules.totals(state);
    let mut total = vec![say!(text, "score-total")];
    total.extend(seats().map(|seat| text.points(totals[seat])));
    rows.push(total);
    layout::table(&format!("<{}", ">".repeat(seats().count())), &rows)
}

fn outcome<R: Sentences>(rules: &R, state: &R::State, names: &[String], text: &Text) -> String {
    if rules.seats() == 1 {
        let points = rules.totals(state)[Seat::new(0)];
        return say!(text, "score-solo", points = text.points(points));
    }
    let winners: Vec<String> = rules
        .winners(state)
        .iter()
        .map(|seat| name(names, seat, text))
        .collect();
    let who = text.list(&winners);
    if !matches!(rules.pending(state), tabletop::Pending::Over) {
        say!(text, "score-leader", who = who)
    } else if winners.len() > 1 {
        say!(text, "score-tie", who = who)
    } else {
        say!(text, "score-winner", who = who)
    }
}
