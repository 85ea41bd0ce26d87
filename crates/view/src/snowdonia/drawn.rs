//! The table of Snowdonia: the mountain with the route, the action areas, yard, weather, events, contracts, trains
//! and players. What is on the table is drawn from the position; what can be chosen now is a button in its place.

mod actions;
mod climb;
mod contract;
mod events;
mod mountain;
mod office;
mod part;
mod players;
mod scenery;
mod score;
mod shed;
mod station;
mod weather;
mod yard;

use maud::{Markup, html};
use snowdonia::area::{Area, Space};
use snowdonia::{Asked, Choice, Deal, Fact, Rules, State};
use tabletop::{Pending, Rules as _, Seat};
use words::snowdonia::forecast::forecast;
use words::{Text, say};

use super::board::BoardFacts;
use super::wording::Words;
use super::{cards, lesson, movements, position, tour};
use crate::board::{Board, Panel, Part, Preview, Seen, spots_of, target, why_not};
use crate::cards::CardGroup;
use crate::movement::Movement;
use crate::page::Asset;
use crate::tour::TourStep;

impl Board for Rules {
    fn panels(&self, seen: &Seen<'_, Rules>) -> Vec<Panel> {
        let drawing = Drawing::new(*seen);
        let mut panels = vec![
            mountain::panel(drawing),
            actions::panel(drawing).in_column(2),
            yard::panel(drawing).in_column(2),
            weather::panel(drawing),
            office::panel(drawing),
        ];
        panels.extend(shed::panel(drawing).map(|shed| shed.in_column(2)));
        panels.push(events::panel(drawing));
        panels.push(players::panel(drawing).in_column(3));
        panels.extend(players::mine(drawing));
        panels
    }

    fn movements(&self, before: &State, facts: &[Fact], after: &State) -> Vec<Movement> {
        movements::movements(self, before, facts, after)
    }

    fn parts(&self, deal: Deal) -> Vec<String> {
        part::words(deal)
    }

    fn part(&self, state: &State, part: &str, names: &[String], text: &Text) -> Part {
        part::picture(Words::new(self, names, text), state, part)
    }

    fn style() -> Option<Asset> {
        const STYLE: Asset = Asset::game_style(
            "snowdonia.css",
            &[include_str!("../../assets/snowdonia.css")],
        );
        Some(STYLE)
    }

    fn cover() -> Markup {
        scenery::cover()
    }

    fn cards(text: &Text) -> Vec<CardGroup> {
        cards::cards(text)
    }

    fn lesson(text: &Text) -> Vec<TourStep> {
        lesson::steps(text)
    }

    fn tour(text: &Text) -> Vec<TourStep> {
        tour::steps(text)
    }
}

/// One position, as drawn for a viewer.
#[derive(Clone, Copy)]
struct Drawing<'a> {
    seen: Seen<'a, Rules>,
    words: Words<'a>,
    board: BoardFacts<'a>,
    text: &'a Text,
    state: &'a State,
    asked: Option<(Seat, Asked)>,
}

impl<'a> Drawing<'a> {
    fn new(seen: Seen<'a, Rules>) -> Drawing<'a> {
        let asked = match seen.rules.pending(seen.state) {
            Pending::Decision(seat, asked) => Some((seat, asked)),
            Pending::Chance(_) | Pending::Over => None,
        };
        Drawing {
            seen,
            words: Words::new(seen.rules, seen.names, seen.text),
            board: BoardFacts::new(seen.rules, seen.state),
            text: seen.text,
            state: seen.state,
            asked,
        }
    }

    fn rules(self) -> &'a Rules {
        self.seen.rules
    }

    /// The choices that can be made from here now.
    fn choices(self) -> impl Iterator<Item = Choice> {
        self.seen.choices.iter().copied()
    }

    fn offers(self, choice: Choice) -> bool {
        self.seen.choices.contains(&choice)
    }

    fn is_asked(self, seat: Seat) -> bool {
        self.asked.is_some_and(|(asked, _)| asked == seat)
    }

    /// Whether the board of the seat is shown in full.
    fn is_own(self, seat: Seat) -> bool {
        self.seen.own == Some(seat)
    }

    /// A choice as a button with a face.
    fn target(self, choice: Choice, face: &Markup) -> Markup {
        target(
            &self.rules().choice_text(choice),
            &self.preview(choice),
            face,
        )
    }

    /// What a choice is called, and what it will do.
    fn preview(self, choice: Choice) -> Preview {
        let mut preview = Preview::of(&self.seen, choice);
        if let Choice::Place(space) = choice {
            let name = self.words.space(space);
            preview.label = say!(
                self.text,
                "target-place",
                space = name,
                what = preview.label
            );
            preview.explain = self.what_happens(space);
        } else {
            preview.label = capital(&preview.label);
        }
        if let Some(forecast) = forecast(self.words, self.state, choice) {
            preview.explain = format!("{} {}", preview.explain, forecast.said.join(" "));
            preview.idle = forecast.idle;
            let facts = &forecast.facts;
            preview.spots = spots_of(self.rules(), self.state, facts, &forecast.after);
        }
        preview
    }

    /// What labourers do on a space.
    fn what_happens(self, space: Space) -> String {
        let build_area = space.area() == Area::B && self.state.build_area;
        let area = if build_area { Area::E } else { space.area() };
        let does = position::what_it_does(self.words, self.board, area);
        say!(self.text, "target-does", does = does)
    }

    /// Why something on the board cannot be chosen, if something of its kind is asked for. A contract always says
    /// when it can be played.
    fn why_not(self, choice: Choice) -> Option<String> {
        let (_, asked) = self.asked?;
        let is_due = match choice {
            Choice::Play(_) => true,
            Choice::Lay { .. } => matches!(asked, Asked::Lay | Asked::ExtraLay),
            Choice::Build { .. } | Choice::Train { .. } => {
                matches!(
                    asked,
                    Asked::Build | Asked::ExtraBuild | Asked::TrainBuild | Asked::SecondBuild
                )
            }
            _ => choice.answers() == asked,
        };
        is_due.then(|| why_not(&self.seen, choice)).flatten()
    }

    /// Buttons of one decision side by side, with what they are about.
    fn group(self, title: &str, buttons: &[Markup]) -> Markup {
        html! {
            @if !buttons.is_empty() {
                div.group role="group" aria-label=(title) {
                    p.group-title { (title) }
                    div.group-buttons { @for button in buttons { (button) } }
                }
            }
        }
    }
}

/// A text as the beginning of a sentence.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// The icon of a weather.
pub fn sky(weather: snowdonia::weather::Weather) -> crate::pieces::Sky {
    match weather {
        snowdonia::weather::Weather::Sun => crate::pieces::Sky::Sun,
        snowdonia::weather::Weather::Rain => crate::pieces::Sky::Rain,
        snowdonia::weather::Weather::Fog => crate::pieces::Sky::Fog,
        snowdonia::weather::Weather::Spring => crate::pieces::Sky::Spring,
        snowdonia::weather::Weather::Summer => crate::pieces::Sky::Summer,
        snowdonia::weather::Weather::Autumn => crate::pieces::Sky::Autumn,
        snowdonia::weather::Weather::Winter => crate::pieces::Sky::Winter,
    }
}
