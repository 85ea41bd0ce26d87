//! A station card: its name, the track bed with rubble or tiles, the station spaces with cost and bonus, the surveyor
//! space with its action.

use foothills::Choice;
use foothills::components::SpaceSheet;
use foothills::goods::{Gains, Resource};
use foothills::ids::{Line, Place, StationCard, StationSpace, TrackSpace};
use maud::{Markup, html};
use tabletop::Seat;
use words::goods::Good;
use words::say;

use super::super::places;
use super::super::wording::goods;
use super::glyph::arrow;
use super::spot::Spot;
use super::{Drawn, token};
use crate::board::piece;
use crate::pieces;

impl Drawn<'_> {
    /// A card in its cells of the grid; `rows` are the upper row and the number of rows it fills.
    pub(super) fn station_card(&self, card: StationCard, rows: (usize, usize)) -> Markup {
        let sheet = &self.seen.rules.sheets().stations[card.index()];
        let first = sheet.columns.iter().min().copied().unwrap_or(1);
        let (row, high) = rows;
        let wide = sheet.columns.len();
        let area = format!("grid-area:{row}/{}/span {high}/span {wide}", first + 1);
        let navvy = self.state.navvies.contains(card);
        let start = sheet.ticket.is_some();
        html! {
            article.hill-card.hill-start[start].hill-dug[navvy].hill-wide[wide > 1] style=(area)
                aria-label=(sheet.name) data-explain=(self.about(card)) {
                h4 { (sheet.name) }
                @if start { (self.tickets_on(card)) }
                @if navvy {
                    div.hill-layers {
                        div.hill-body.hill-behind aria-hidden="true" {
                            div.hill-bed {}
                            div.hill-spaces { @for printed in &sheet.stations { (self.frame(*printed, None, None)) } }
                        }
                        div.hill-navvy {
                            (piece(None, places::NAVVY, &sheet.id, &say!(self.seen.text, "hill-see-navvy"), &token::navvy()))
                        }
                    }
                } @else if !start {
                    div.hill-body {
                        (self.bed(card))
                        div.hill-spaces {
                            @for (space, printed) in self.seen.rules.stations_of(card).iter().zip(&sheet.stations) {
                                (self.station_space(space, *printed))
                            }
                        }
                    }
                }
                @if sheet.surveyor.is_some() || start { (self.survey(card)) }
            }
        }
    }

    /// The track bed: rubble first, then spaces for tiles.
    fn bed(&self, card: StationCard) -> Markup {
        let id = self.seen.rules.station_id(card);
        let rubble = self.state.rubble[card.index()];
        html! {
            div.hill-bed {
                svg.hill-way viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                    path.ballast d="M0 24L4 15H96L100 24Z" {}
                    path.sleepers d="M8 22L11 15M22 22L24 15M36 22L37 15M50 22V15M64 22L63 15M78 22L76 15M92 22L89 15" {}
                }
                @if rubble > 0 {
                    (pieces::heap(Good::Rubble, rubble.into(), id, self.seen.text))
                }
                @for track in self.seen.rules.tracks_of(card).iter() {
                    (self.track_space(track, rubble > 0))
                }
                (self.tracks_to_lay(card))
            }
        }
    }

    fn track_space(&self, track: TrackSpace, blocked: bool) -> Markup {
        let owner = Seat::all(2).find(|&seat| self.state.player(seat).tracks.contains(track));
        let text = self.seen.text;
        if let Some(seat) = owner {
            let label = say!(text, "hill-see-track", who = self.words.name(seat));
            let spot = places::track_space(track);
            return tile(seat, &spot, &label, &token::track(seat));
        }
        let open = !blocked && self.at(Spot::Track(track)).next().is_none();
        html! {
            @if open {
                span.hill-open role="img" aria-label=(say!(text, "hill-see-track-open")) { (pieces::rails()) }
            }
        }
    }

    /// The buttons of a bed: one for each line through the card, which opens the ways to pay if there are several.
    fn tracks_to_lay(&self, card: StationCard) -> Markup {
        let rules = self.seen.rules;
        let tracks = rules.tracks_of(card);
        let choices: Vec<(Choice, TrackSpace)> = tracks
            .iter()
            .flat_map(|track| {
                self.at(Spot::Track(track))
                    .map(move |choice| (choice, track))
            })
            .collect();
        let lines = rules.lines_of(self.state, card);
        let on = |line: Line| {
            let of = move |choice: &Choice| match *choice {
                Choice::Track(one) | Choice::TrackWith(one, _) => one == line,
                _ => false,
            };
            let mine: Vec<Choice> = choices
                .iter()
                .map(|(choice, _)| *choice)
                .filter(of)
                .collect();
            let track = choices
                .iter()
                .find(|(choice, _)| of(choice))
                .map(|(_, track)| *track);
            (mine, track)
        };
        html! {
            @if !choices.is_empty() {
                span.hill-targets {
                    @for line in lines.iter() {
                        @let (mine, track) = on(line);
                        @if let Some(track) = track {
                            @let id = format!("{}-{}", places::track_space(track), rules.line_id(line));
                            @let label = say!(self.seen.text, "hill-ways-track", line = rules.line_id(line));
                            @let face = html! { @if lines.len() > 1 { b { (rules.line_id(line)) } } (pieces::rails()) };
                            (self.one_or_several((&id, &label), &face, &mine, |choice| self.track_face(choice, track)))
                        }
                    }
                }
            }
        }
    }

    /// What a button for a track shows: its line if there are two, and what is paid if that is a choice.
    fn track_face(&self, choice: Choice, track: TrackSpace) -> Markup {
        let rules = self.seen.rules;
        let (card, _) = rules.track_space(track);
        let several = rules.lines_of(self.state, card).len() > 1;
        let (Choice::Track(line) | Choice::TrackWith(line, _)) = choice else {
            return pieces::rails();
        };
        html! {
            @if several { b { (rules.line_id(line)) } }
            @match choice {
                Choice::TrackWith(_, paid) => (self.cubes(paid)),
                _ => (pieces::rails()),
            }
        }
    }

    /// A space with its print, a tile on it, or buttons. Its size does not depend on what lies on it.
    fn station_space(&self, space: StationSpace, printed: SpaceSheet) -> Markup {
        let text = self.seen.text;
        let owner = Seat::all(2).find(|&seat| self.state.player(seat).stations.contains(space));
        if let Some(seat) = owner {
            let who = self.words.name(seat);
            let label = say!(
                text,
                "hill-see-station",
                space = self.words.space(space),
                who = who
            );
            let spot = places::station_space(space);
            return html! {
                span.hill-seat { (self.frame(printed, None, None)) (tile(seat, &spot, &label, &token::station(seat))) }
            };
        }
        let choices: Vec<Choice> = self.at(Spot::Station(space)).collect();
        if !choices.is_empty() {
            let id = places::station_space(space);
            let label = say!(text, "hill-ways-station", space = self.words.space(space));
            let face = html! { (self.price_sign(printed.cost)) @if printed.bonus != Gains::default() { (arrow()) (self.gains(printed.bonus)) } };
            return html! {
                span.hill-seat {
                    (self.frame(printed, None, None))
                    span.hill-targets {
                        (self.one_or_several((&id, &label), &face, &choices, |choice| self.build_face(choice, printed)))
                    }
                }
            };
        }
        let (_, number) = self.words.card_of(space);
        let what = self.printed(printed);
        let label = say!(text, "hill-place-station", number = number, what = what);
        let why = self.why_not(Choice::Build(space));
        html! { span.hill-seat { (self.frame(printed, Some(label), why)) } }
    }

    /// What is printed on a space, and why nothing can be built there; without a label, it is covered by something.
    fn frame(&self, printed: SpaceSheet, label: Option<String>, why: Option<String>) -> Markup {
        let behind = label.is_none();
        html! {
            span.hill-space.hill-behind[behind] role="img" aria-label=[label] aria-hidden=[behind.then_some("true")]
                data-explain=[(!behind).then(|| why.unwrap_or_default())] {
                span.cost { (self.price_sign(printed.cost)) }
                @if printed.bonus != Gains::default() { (arrow()) (self.gains(printed.bonus)) }
            }
        }
    }

    /// What a button for a station shows: what would be paid now, with a freely chosen cube set apart, and the bonus.
    fn build_face(&self, choice: Choice, printed: SpaceSheet) -> Markup {
        let extra = match choice {
            Choice::BuildWith(_, Resource::Iron) => Some(Good::Iron),
            Choice::BuildWith(_, Resource::Stone) => Some(Good::Stone),
            _ => None,
        };
        html! {
            @match extra {
                Some(extra) => {
                    span.cost { span.printed { (self.price_sign(printed.cost)) } "+" (pieces::good(extra, self.seen.text)) }
                },
                None => span.cost { (self.price_sign(self.price(choice))) },
            }
            @if printed.bonus != Gains::default() { span.gained { (arrow()) (self.gains(printed.bonus)) } }
        }
    }

    /// The surveyor space with its action.
    fn survey(&self, card: StationCard) -> Markup {
        let text = self.seen.text;
        let rules = self.seen.rules;
        let sheet = &rules.sheets().stations[card.index()];
        let open = sheet.ticket.is_some() || self.state.derived.served.contains(card);
        let action = self.words.surveyor_action(card).unwrap_or_default();
        let glyph = sheet
            .surveyor
            .map(|effect| self.glyph(effect))
            .unwrap_or_default();
        let choices: Vec<Choice> = self.at(Spot::Surveyor(card)).collect();
        html! {
            div.hill-survey.hill-served[open] {
                @let behind = !choices.is_empty();
                @let why = (!behind).then(|| self.why_not(Choice::Visit(Place::on(card))).unwrap_or_default());
                span.hill-stand.hill-behind[behind] role="img" aria-hidden=[behind.then_some("true")]
                    aria-label=(say!(text, "hill-place-surveyor", action = action)) data-explain=[why] {
                    (token::instrument()) span.hill-glyph { (glyph) }
                }
                @for choice in choices {
                    (self.target(choice, &html! { (token::instrument()) span.hill-glyph { (glyph) } }))
                }
                (self.surveyors(Place::on(card), &sheet.id))
            }
        }
    }

    pub(super) fn surveyors(&self, place: Place, spot: &str) -> Markup {
        html! {
            @for seat in Seat::all(2) {
                @if self.state.player(seat).surveyor == place { (self.surveyor(seat, spot)) }
            }
        }
    }

    pub(super) fn surveyor(&self, seat: Seat, spot: &str) -> Markup {
        let label = say!(
            self.seen.text,
            "hill-see-surveyor",
            who = self.words.name(seat)
        );
        let face = pieces::surveyor(seat);
        piece(None, &places::surveyor(seat), spot, &label, &face)
    }

    fn tickets_on(&self, card: StationCard) -> Markup {
        let text = self.seen.text;
        let rules = self.seen.rules;
        let mut tickets = rules.tickets_in_play(self.state).iter();
        let Some(ticket) = tickets.find(|&ticket| rules.ticket_card(ticket) == card) else {
            return Markup::default();
        };
        let station = self.words.station(card);
        let label = say!(text, "hill-see-ticket", station = station);
        let left = Seat::all(2).filter(|&seat| !self.state.player(seat).tickets.contains(ticket));
        let face = token::ticket(rules, card);
        html! {
            span.hill-tickets {
                @for choice in self.at(Spot::Ticket(ticket)) { (self.target(choice, &face)) }
                @for _ in left {
                    (piece(None, &places::ticket(ticket), rules.station_id(card), &label, &face))
                }
            }
        }
    }

    /// Cost and bonus in words.
    fn printed(&self, printed: SpaceSheet) -> String {
        let cost = self.seen.text.goods(&goods(printed.cost));
        if printed.bonus == Gains::default() {
            cost
        } else {
            format!("{cost} → {}", self.words.gains(printed.bonus))
        }
    }

    /// Everything printed on a card besides its name, in words.
    fn about(&self, card: StationCard) -> String {
        let text = self.seen.text;
        let rules = self.seen.rules;
        let sheet = &rules.sheets().stations[card.index()];
        let lines = rules.lines_of(self.state, card);
        let lines: Vec<String> = lines.iter().map(|line| self.words.line(line)).collect();
        let mut parts = vec![text.list(&lines)];
        if sheet.ticket.is_some() {
            parts.push(say!(text, "hill-see-start"));
        }
        for (number, printed) in (1_u8..).zip(&sheet.stations) {
            let what = self.printed(*printed);
            parts.push(say!(
                text,
                "hill-place-station",
                number = number,
                what = what
            ));
        }
        if sheet.in_order {
            parts.push(say!(text, "hill-see-order"));
        }
        parts.extend(self.words.built_effect(card));
        match self.words.surveyor_action(card) {
            Some(action) => parts.push(say!(text, "hill-place-surveyor", action = action)),
            None => parts.push(say!(text, "hill-see-no-surveyor")),
        }
        if self.state.navvies.contains(card) {
            parts.push(say!(text, "hill-see-navvy"));
        }
        format!("{}.", parts.join(". "))
    }
}

/// A player's tile on the table.
fn tile(seat: Seat, spot: &str, label: &str, face: &Markup) -> Markup {
    piece(None, &places::tile(seat), spot, label, face)
}
