//! The lines in play as rows of station cards in their printed columns (F2.1), and the surveyors' places beside them.
//! On a narrow page the cards of a line are in a row of their own that may wrap.

use foothills::Choice;
use foothills::ids::{Colour, Line, Place, StationCard};
use maud::{Markup, html};
use tabletop::{Pending, Rules as _, Seat};
use words::goods::Good;
use words::say;

use super::super::places;
use super::spot::Spot;
use super::{Drawn, token};
use crate::board::piece;
use crate::pieces;

impl Drawn<'_> {
    pub(super) fn lines(&self) -> Markup {
        let lines: Vec<Line> = self.state.lines.iter().collect();
        // The style sheet derives the colours of the seats from the first one's.
        let swapped = self.seen.rules.colour(Seat::new(0)) == Colour::Green;
        html! {
            div.hill.hill-lines.hill-swapped[swapped] {
                (hills())
                @if lines.is_empty() { p.hill-note { (say!(self.seen.text, "hill-see-no-lines")) } }
                div.hill-grid style={ "--columns:" (self.columns()) } {
                    @for (index, &line) in lines.iter().enumerate() { (self.line(line, index + 1)) }
                }
                div.hill-foot { (self.moment()) (self.places()) }
            }
        }
    }

    /// How many columns the cards in play take up.
    fn columns(&self) -> u8 {
        let stations = &self.seen.rules.sheets().stations;
        let cards = self.seen.rules.cards_in_play(self.state);
        let columns = cards
            .iter()
            .flat_map(|card| stations[card.index()].columns.iter().copied());
        columns.max().unwrap_or(1)
    }

    /// The turn, and how near the end is.
    fn moment(&self) -> Markup {
        let text = self.seen.text;
        let counts = self.seen.rules.sheets().counts;
        let start = self.words.name(self.state.start);
        html! {
            p.hill-moment {
                @match self.state.turn {
                    0 => b { (say!(text, "hill-place-setup")) },
                    turn => b { (say!(text, "hill-place-turn", n = turn)) },
                }
                @if matches!(self.seen.rules.pending(self.state), Pending::Over) {
                    strong { (say!(text, "hill-fact-over")) }
                } @else if self.state.end_triggered() {
                    strong { (say!(text, "hill-place-last", n = self.state.last_turn)) }
                }
                @if self.state.turn > 0 { span.begins { (say!(text, "hill-see-begins", who = start)) } }
                span {
                    (token::buffer())
                    (say!(text, "hill-place-buffers", n = self.state.buffer_stops.len(), all = counts.buffer_stops))
                }
            }
        }
    }

    fn line(&self, line: Line, row: usize) -> Markup {
        let rules = self.seen.rules;
        html! {
            div.hill-row {
                (self.head(line, row))
                @for card in rules.cards_of(line).iter() {
                    @let shared = rules.lines_of(self.state, card);
                    @if shared.first() == Some(line) {
                        (self.station_card(card, (row, shared.len() as usize)))
                    } @else {
                        (self.elsewhere(card, shared.first()))
                    }
                }
            }
        }
    }

    /// A card on two lines is drawn with the upper one; on a narrow page the lower one refers to it.
    fn elsewhere(&self, card: StationCard, upper: Option<Line>) -> Markup {
        let line = upper
            .map(|line| self.seen.rules.line_id(line).to_owned())
            .unwrap_or_default();
        html! {
            span.hill-elsewhere {
                (self.words.station(card)) ": " (say!(self.seen.text, "hill-place-shared", line = line))
            }
        }
    }

    /// The head of a line: numeral, name, bonus, buffer stop, and the buttons for its rubble.
    fn head(&self, line: Line, row: usize) -> Markup {
        let text = self.seen.text;
        let sheet = &self.seen.rules.sheets().lines[line.index()];
        let choices: Vec<Choice> = self.at(Spot::Line(line)).collect();
        let mut about = self.words.line(line);
        about.extend(self.why_not_on(line).map(|why| format!(". {why}")));
        html! {
            div.hill-head role="group" style={ "grid-area:" (row) "/1" } data-explain=(about) {
                h3 { span.numeral { (sheet.id) } " " span.name { (sheet.name) } }
                span.hill-signs {
                    @if sheet.bonus > 0 {
                        @let points = text.count(Good::Points, sheet.bonus.into());
                        @let bonus = say!(text, "hill-see-bonus", points = points);
                        span.hill-bonus role="img" aria-label=(bonus) data-explain=(bonus) {
                            (pieces::points(&sheet.bonus.to_string()))
                        }
                    }
                    @if self.state.buffer_stops.contains(line) {
                        (piece(None, places::BUFFER, &places::line(self.seen.rules, line), &say!(text, "hill-see-buffer"),
                            &token::buffer()))
                    }
                }
                @if !choices.is_empty() {
                    @let label = say!(text, "hill-ways-dig", line = self.words.line(line));
                    @let id = format!("dig-{}", sheet.id);
                    span.hill-targets { (self.one_or_several((&id, &label), &token::pick(), &choices, |choice| self.dig_face(choice))) }
                }
            }
        }
    }

    /// Why neither rubble can be removed from a line nor track laid on it, if one of the two is asked for.
    fn why_not_on(&self, line: Line) -> Option<String> {
        let offered = |choice: &Choice| match *choice {
            Choice::Dig(one) | Choice::Track(one) | Choice::TrackWith(one, _) => one == line,
            Choice::DigTwo(one, other) => one == line || other == line,
            _ => false,
        };
        if self.seen.choices.iter().any(offered) {
            return None;
        }
        let mut tried = [Choice::Dig(line), Choice::Track(line)].into_iter();
        tried.find_map(|choice| self.why_not(choice))
    }

    fn dig_face(&self, choice: Choice) -> Markup {
        let rules = self.seen.rules;
        match choice {
            Choice::DigTwo(_, other) => html! { "+" b { (rules.line_id(other)) } },
            Choice::Dig(line) => html! { (token::pick()) b { (rules.line_id(line)) } },
            _ => pieces::rails(),
        }
    }

    /// Pub and homes: places of surveyors outside the grid.
    fn places(&self) -> Markup {
        let text = self.seen.text;
        html! {
            div.hill-places {
                @for seat in Seat::all(2) {
                    @let spot = places::home(seat);
                    div.hill-place role="group" aria-label=(say!(text, "hill-see-home", who = self.words.name(seat))) {
                        span.label aria-hidden="true" { (pieces::emblem(seat)) " " (say!(text, "hill-home")) }
                        @if self.state.player(seat).surveyor == Place::HOME { (self.surveyor(seat, &spot)) }
                        @if self.asked == Some(seat) { (self.goes(Spot::Home)) }
                    }
                }
                div.hill-place.hill-pub role="group" aria-label=(say!(text, "hill-see-pub")) {
                    span.label aria-hidden="true" { (say!(text, "hill-see-pub")) }
                    (self.surveyors(Place::PUB, places::PUB))
                    (self.goes(Spot::Pub))
                }
            }
        }
    }

    fn goes(&self, spot: Spot) -> Markup {
        html! {
            @for choice in self.at(spot) { (self.target(choice, &token::instrument())) }
        }
    }
}

/// The background with a station of each player beside the line.
pub(super) fn cover() -> Markup {
    html! {
        div.hill.hill-cover aria-hidden="true" {
            (hills())
            span { (token::station(Seat::new(0))) (token::track(Seat::new(0))) (token::track(Seat::new(1))) (token::station(Seat::new(1))) }
        }
    }
}

/// The background: foothills with a mountain behind them.
fn hills() -> Markup {
    html! {
        svg.hill-ground viewBox="0 0 1000 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" {
            path.far d="M0 330C90 300 150 250 230 262S360 180 430 190L520 96L560 130L600 84L690 200C760 190 830 250 1000 214V600H0Z" {}
            path.mid d="M0 430C120 360 210 420 330 380S560 300 680 356S880 330 1000 372V600H0Z" {}
            path.near d="M0 520C140 470 260 520 400 490S700 440 820 486S960 470 1000 480V600H0Z" {}
        }
    }
}
