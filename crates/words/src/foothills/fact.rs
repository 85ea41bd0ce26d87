//! Log sentences, in the present tense: in all of the languages it works without knowing the gender of a player's
//! name.

use foothills::Fact;

use super::wording::Words;
use crate::goods::Good::{Events, Passengers, Points, Rubble, Stations};
use crate::told::{Object, sentences};

pub fn sentence(words: Words<'_>, fact: Fact) -> String {
    sentences! {
        words, fact: Fact;
        code {}
        LeftOut { lines: [one, other] } => "hill-fact-left-out", one, other;
        YardFilled { resources } => "hill-fact-yard", cubes = resources;
        SetAside { card } => "hill-fact-aside", card;
        Starts { seat } => "hill-fact-starts", who = seat;
        TurnBegan { seat, turn } => "hill-fact-turn", n = turn, who = seat;
        Skipped { seat } => "hill-fact-skipped", who = seat;
        Used { seat, card, side } => "hill-fact-used", who = seat, card, side;
        Took { seat, resources, from } => "hill-fact-took", who = seat, cubes = Object(resources), from;
        Paid { seat, goods } => "hill-fact-paid", who = seat, goods = Object(goods);
        Dug { seat, card, cubes } => "hill-fact-dug", who = seat, rubble = Object((Rubble, cubes)), station = card;
        Cleared { seat, card, points } => "hill-fact-cleared",
            station = card, points = (Points, points), who = seat;
        RubbleGained { seat, cubes } => "hill-fact-rubble", who = seat, rubble = Object((Rubble, cubes));
        RubbleShared { to, cubes } => "hill-fact-shared", who = to, rubble = Object((Rubble, cubes));
        TrackLaid { seat, line, space, points } => "hill-fact-track",
            who = seat, station = words.rules.track_space(space).0, line, points = (Points, points);
        BufferStop { line, placed } => "hill-fact-buffer", line, n = placed;
        StationBuilt { seat, space, stations } => "hill-fact-built",
            who = seat, space, stations = (Stations, stations);
        PassengersGained { seat, passengers } => "hill-fact-passengers",
            who = seat, passengers = Object((Passengers, passengers));
        PointsGained { seat, points } => "hill-fact-points", who = seat, points = (Points, points);
        SurveyorMoved { seat, to, .. } => "hill-fact-surveyor", who = seat, place = to;
        TicketTaken { seat, ticket } => "hill-fact-ticket", who = seat, station = ticket;
        SummitTaken { seat, from: None } => "hill-fact-summit", who = seat;
        SummitTaken { seat, from: Some(other) } => "hill-fact-summit-from", who = seat, other;
        CardScored { seat, card, replacement: None } => "hill-fact-scored-only", who = seat, card;
        CardScored { seat, card, replacement: Some(replacement) } => "hill-fact-scored",
            who = seat, card, replacement;
        Flipped { seat, card, up } => "hill-fact-flipped", who = seat, card, side = up;
        Drawn { cubes } => "hill-fact-drawn", cubes;
        DrawnForPlayer { seat, resources } => "hill-fact-drawn-for", who = seat, cubes = resources;
        Kept { seat, resources, to_yard } => "hill-fact-kept",
            who = seat, cubes = Object(resources), rest = to_yard;
        NavvyPlaced { card, rubble } => "hill-fact-navvy", station = card, rubble = (Rubble, rubble);
        NavvyMissing => "hill-fact-navvy-missing";
        EventsReturned { cubes } => "hill-fact-events-back", cubes = (Events, cubes);
        EndTriggered { last_turn } => "hill-fact-end", n = last_turn;
        Ended => "hill-fact-over";
    }
}
