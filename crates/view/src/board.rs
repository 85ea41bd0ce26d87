//! What a game must be able to draw, and what all boards are made from: panels, pieces and targets.
//!
//! A table is a set of panels, each with a background drawn as SVG and, on top of it, pieces and targets as HTML
//! elements: pieces fly above the page as copies of themselves, and buttons must be real ones. The page arranges the
//! panels to fit its width; on a phone the panels of the pending decision come first.

use maud::{Markup, html};
use tabletop::{Rules, Seat, SeatSet};
use words::{Sentences, Text};

use crate::cards::CardGroup;
use crate::movement::{Movement, OFF_BOARD};
use crate::page::Asset;
use crate::tour::TourStep;

/// The id of the form that every target submits, wherever it is on the page.
pub const CHOOSE_FORM: &str = "choose";

/// A position, and who looks at it.
#[derive(Debug)]
pub struct Seen<'a, R: Rules> {
    pub rules: &'a R,
    pub state: &'a R::State,
    /// By seat.
    pub names: &'a [String],
    pub text: &'a Text,
    /// The choices that can be made from this page now; empty for spectators.
    pub choices: &'a [R::Choice],
    /// Whose board is shown in full: the viewer's own; of several people at one screen, the one who is asked.
    pub own: Option<Seat>,
    /// The bots, which are shown with faces.
    pub bots: SeatSet,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived copy would ask for rules that can be copied; these are only looked at"
)]
impl<R: Rules> Clone for Seen<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Seen<'_, R> {}

/// A game that can be drawn.
pub trait Board: Sentences {
    /// Everything on the table, the most important panel first. Every choice except `pass` has a target in a panel.
    fn panels(&self, seen: &Seen<'_, Self>) -> Vec<Panel>;

    /// Which pieces move from which spot to which in a step, derived from its facts. The positions before and after
    /// tell where pieces are that a fact does not mention.
    fn movements(
        &self,
        before: &Self::State,
        facts: &[Self::Fact],
        after: &Self::State,
    ) -> Vec<Movement>;

    /// The parts of a deal, one word for each cube or card to be clicked: `i`, `s`, `12`, `rain`.
    fn parts(&self, deal: Self::Deal) -> Vec<String>;

    /// A part, as it is shown for clicking.
    fn part(&self, state: &Self::State, part: &str, names: &[String], text: &Text) -> Part;

    /// The picture on the box.
    fn cover() -> Markup;

    /// The style sheet of panels and pieces; `None` if the game looks right without one.
    fn style() -> Option<Asset> {
        None
    }

    /// All cards in words, kind by kind; empty if the game shows none.
    fn cards(text: &Text) -> Vec<CardGroup> {
        let _ = text;
        Vec::new()
    }

    /// The steps of the tutorial in order, one for each decision of the learner; empty for a game without a tutorial.
    fn lesson(text: &Text) -> Vec<TourStep> {
        let _ = text;
        Vec::new()
    }

    /// The steps of the tour in order; empty for a game without a tour.
    fn tour(text: &Text) -> Vec<TourStep> {
        let _ = text;
        Vec::new()
    }
}

/// A cube or card that may be dealt.
#[derive(Clone, Debug)]
pub struct Part {
    pub face: Markup,
    pub name: String,
    /// Whether the picture says enough, so that the name is only shown on pointing and read out.
    pub plain: bool,
    /// How many there are to draw from, if that is more than a deal takes.
    pub held: Option<u8>,
}

impl Part {
    /// A part with its picture and its name.
    pub fn new(face: Markup, name: String) -> Part {
        Part {
            face,
            name,
            plain: false,
            held: None,
        }
    }
}

/// A part of the table that stays together when the page is narrow.
#[derive(Clone, Debug)]
pub struct Panel {
    /// Unique on the page; style sheets use it to place the panel.
    pub id: &'static str,
    pub title: String,
    /// Whether it contains a target of the pending decision.
    pub decides: bool,
    /// Its column on a wide page, from 1.
    pub column: u8,
    pub body: Markup,
}

impl Panel {
    /// A panel. It counts as deciding if there are targets in it.
    pub fn new(id: &'static str, title: String, body: Markup) -> Panel {
        let decides = body.0.contains("name=\"choice\"");
        Panel {
            id,
            title,
            decides,
            column: 1,
            body,
        }
    }

    /// The same panel, in another column than the first.
    #[must_use]
    pub fn in_column(self, column: u8) -> Panel {
        Panel { column, ..self }
    }
}

/// A place on a panel: the centre, in percent of its width and height from the upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    pub x: f32,
    pub y: f32,
}

impl Place {
    /// The style that puts an element there.
    pub fn style(self) -> String {
        format!("left:{:.2}%;top:{:.2}%", self.x, self.y)
    }
}

/// What a target says before it is chosen.
#[derive(Clone, Debug, Default)]
pub struct Preview {
    /// Its full name, for screen readers.
    pub label: String,
    pub explain: String,
    /// Whether nothing would come of it as things are.
    pub idle: bool,
    /// The spots where it changes something.
    pub spots: Vec<String>,
}

impl Preview {
    /// The most sentences about what follows; the log tells the rest once it has happened.
    const MOST_TOLD: usize = 4;

    /// What trying out a choice shows.
    pub fn of<R: Board>(seen: &Seen<'_, R>, choice: R::Choice) -> Preview {
        let (facts, after) = tried(seen, choice).unwrap_or_else(|| (Vec::new(), *seen.state));
        let told = facts.iter();
        let told = told.filter_map(|&fact| seen.rules.fact(fact, seen.names, seen.text));
        let told: Vec<String> = told.take(Preview::MOST_TOLD).collect();
        Preview {
            label: seen.rules.choice(seen.state, choice, seen.text),
            explain: told.join(" "),
            idle: false,
            spots: spots_of(seen.rules, seen.state, &facts, &after),
        }
    }
}

/// A legal choice as a button on the board. `notation` is what it submits. The face is silent and the name is text
/// inside the button rather than an attribute, because people who control their browser by voice say what they see.
pub fn target(notation: &str, preview: &Preview, face: &Markup) -> Markup {
    let label = &preview.label;
    let explain = format!("{}. {}", label.trim_end_matches('.'), preview.explain);
    let spots = preview.spots.join(" ");
    html! {
        button.target.idle[preview.idle] type="submit" form=(CHOOSE_FORM) name="choice" value=(notation)
            data-explain=(explain.trim_end()) data-spots=[Some(spots).filter(|spots| !spots.is_empty())] {
            span.said { (label) }
            span.face aria-hidden="true" { (face) }
        }
    }
}

/// A place where something can be chosen in several ways, such as payments: a button that opens them beside it. They
/// overlay the table and close on Escape or a click elsewhere, without any script.
pub fn ways(id: &str, label: &str, face: &Markup, buttons: &[Markup]) -> Markup {
    let id = format!("ways-{id}");
    html! {
        button.target.opens type="button" popovertarget=(id) data-explain=(label) {
            span.said { (label) }
            span.face aria-hidden="true" { (face) }
        }
        div.ways id=(id) popover role="group" aria-label=(label) { @for button in buttons { (button) } }
    }
}

/// The spots of a board where the facts of a step change something.
pub fn spots_of<R: Board>(
    rules: &R,
    before: &R::State,
    facts: &[R::Fact],
    after: &R::State,
) -> Vec<String> {
    let mut spots: Vec<String> = Vec::new();
    for Movement { from, to, .. } in rules.movements(before, facts, after) {
        for spot in [from, to] {
            if !OFF_BOARD.contains(&spot.as_str()) && !spots.contains(&spot) {
                spots.push(spot);
            }
        }
    }
    spots
}

/// Why a choice cannot be made, with the rule and its quantities, for somebody who is asked here. `None` if it can be
/// made or nobody is asked.
pub fn why_not<R: Sentences>(seen: &Seen<'_, R>, choice: R::Choice) -> Option<String> {
    if seen.choices.is_empty() {
        return None;
    }
    let refusal = seen
        .rules
        .apply(&mut seen.state.clone(), choice, &mut ())
        .err()?;
    Some(
        seen.rules
            .refusal(seen.state, refusal, seen.names, seen.text),
    )
}

/// A piece that may move; `spot` says where it is. Interchangeable pieces (two labourers of a player, cubes of one
/// kind) have the same `id`. A movement names both, and the page makes a piece fly. A piece without a label is
/// silent, because something around it speaks for it.
pub fn piece(place: Option<Place>, id: &str, spot: &str, label: &str, face: &Markup) -> Markup {
    html! {
        @if label.is_empty() {
            span.piece data-piece=(id) data-spot=(spot) aria-hidden="true"
                style=[place.map(Place::style)] { (face) }
        } @else {
            span.piece data-piece=(id) data-spot=(spot) role="img" aria-label=(label)
                style=[place.map(Place::style)] { (face) }
        }
    }
}

/// A card as a piece that is read on its own: pointing at it, focusing or touching it says what it is.
pub fn card(id: &str, spot: &str, label: &str, face: &Markup) -> Markup {
    html! {
        span.piece data-piece=(id) data-spot=(spot) role="img" aria-label=(label) data-explain="" { (face) }
    }
}

/// Many pieces at one spot, drawn as one: `count` of them may leave from here, and others may arrive. Silent without
/// a label, like a piece.
pub fn pile(id: &str, spot: &str, count: u16, label: &str, face: &Markup) -> Markup {
    html! {
        @if label.is_empty() {
            span.piece.pile data-piece=(id) data-spot=(spot) data-count=(count) aria-hidden="true" { (face) }
        } @else {
            span.piece.pile data-piece=(id) data-spot=(spot) data-count=(count) role="img" aria-label=(label) { (face) }
        }
    }
}

/// The consequences of a choice as sentences, from trying it out.
pub fn consequences<R: Sentences>(seen: &Seen<'_, R>, choice: R::Choice) -> Vec<String> {
    let facts = tried(seen, choice).map(|(facts, _)| facts);
    let sentence = |fact| seen.rules.fact(fact, seen.names, seen.text);
    facts.into_iter().flatten().filter_map(sentence).collect()
}

/// The facts of a choice, and the position after it.
pub fn tried<R: Rules>(seen: &Seen<'_, R>, choice: R::Choice) -> Option<(Vec<R::Fact>, R::State)> {
    let mut state = *seen.state;
    let mut facts = Vec::new();
    seen.rules.apply(&mut state, choice, &mut facts).ok()?;
    Some((facts, state))
}
