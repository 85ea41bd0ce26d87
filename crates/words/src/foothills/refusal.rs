//! Why a choice or a deal is not possible, with the quantities.

use foothills::Refusal;
use foothills::goods::Good as Paid;
use foothills::refusal::{Cube, Lack};

use super::wording::{Words, resource};
use crate::goods::Good::{self, Rubble};
use crate::text::say;
use crate::told::sentences;

/// The reason without its rule.
pub fn reason(words: Words<'_>, refusal: Refusal) -> String {
    sentences! {
        words, refusal: Refusal;
        code {}
        OtherAsked { tried, asked } => "hill-no-other", tried, asked;
        ChanceFirst { chance } => "hill-no-chance-first", chance;
        DecisionFirst { asked } => "hill-no-decision-first", asked;
        OtherChance { chance } => "hill-no-other-chance", chance;
        Over => "hill-no-over";
        MustChoose { asked } => "hill-no-pass", asked;

        NotOwnCard { card } => "hill-no-own-card", card;
        NothingToDo { card, side, lack } => "hill-no-action", card, side, lack = lacking(words, lack);
        TakeCount { taken, least, most } => "hill-no-take-count", taken, least, most;
        YardLacks { resource: kind, wanted, there } => "hill-no-yard",
            goods = (resource(kind), wanted), have = there;

        LineNotInPlay { line } => "hill-no-line", line;
        NoRubble { line } => "hill-no-rubble", line;
        NoTicketOfLine { line } => "hill-no-ticket-line", line;
        OneLineOnly { cubes } => "hill-no-two-lines", rubble = (Rubble, cubes);
        SameCube { lines: [one, other], card } => "hill-no-same-cube", one, other, station = card;

        NoTrackHere { asked } => "hill-no-track-here", asked;
        NoTrackSpace { line } => "hill-no-track-space", line;
        NameResources { count } => "hill-no-name-resources", n = count;
        FixedPrice => "hill-no-fixed-price";
        ResourceCount { given, price } => "hill-no-resource-count", given, price;
        CannotPay { good, price, have } => "lack-goods", goods = (paid(good), price), have;
        NoTile { tiles } => "hill-no-tile", n = tiles;

        NotOffered { resource: kind } => "hill-no-offer", resource = (resource(kind), 1_u8);
        SourceLacks { resource: kind, source } => "hill-no-source",
            resource = (resource(kind), 1_u8), from = source;

        CardNotInPlay { card } => "hill-no-card-play", station = card;
        AlreadyBuilt { space, by } => "hill-no-built", space, who = by;
        RubbleOnCard { card, rubble } => "hill-no-clear", rubble = (Rubble, rubble), station = card;
        NavvyOnCard { card } => "hill-no-navvy", station = card;
        OutOfOrder { next } => "hill-no-order", space = next;
        NoTicketOfCard { card } => "hill-no-ticket-card", station = card;
        NoTicketAndTrack { card } => "hill-no-ticket-track", station = card;
        NameExtra => "hill-no-name-extra";
        NoExtra => "hill-no-extra";

        NoSurveyorSpace { card } => "hill-no-surveyor-space", station = card;
        Occupied { place, by } => "hill-no-occupied", place, who = by;
        NotAvailable { card } => "hill-no-available", station = card;
        AlreadyThere { place } => "hill-no-already", place;
        PubNotHere => "hill-no-pub";
        HomeNotHere => "hill-no-home";
        ScoringLimit { stations, scored } => "hill-no-scoring", stations, scored;
        NotStart { card } => "hill-no-start", station = card;
        NoOwnStation { card } => "hill-no-own-station", station = card;
        NotAdjacent { card } => "hill-no-adjacent", station = card;
        NotNewStation { card } => "hill-no-new", station = card;

        NotInSupply { card } => "hill-no-supply", card;
        OtherType { card, expected } => "hill-no-type", card, type = expected;
        NameReplacement { card } => "hill-no-replacement", card;

        TicketNotInPlay { ticket } => "hill-no-ticket-play", station = ticket;
        TicketOwned { ticket } => "hill-no-ticket-owned", station = ticket;

        KeepCount { kept, must } => "hill-no-keep", kept, must;
        HandLacks { resource: kind, wanted, there } => "hill-no-hand",
            goods = (resource(kind), wanted), have = there;

        CardInUse { card } => "hill-no-in-use", card;
        FlipCount { given, most } => "hill-no-flip", given, most;

        DrawCount { drawn, must } => "hill-no-draw", drawn, must;
        BagLacks { cube, wanted, there } => "hill-no-bag", goods = (drawn(cube), wanted), have = there;
        NoEvents => "hill-no-events";
        AsideType { card, expected } => "hill-no-aside-type", card, type = expected;
        NotNeutral { card } => "hill-no-neutral", card;
    }
}

const fn paid(good: Paid) -> Good {
    match good {
        Paid::Iron => Good::Iron,
        Paid::Stone => Good::Stone,
        Paid::Rubble => Good::Rubble,
        Paid::Passengers => Good::Passengers,
    }
}

const fn drawn(cube: Cube) -> Good {
    match cube {
        Cube::Iron => Good::Iron,
        Cube::Stone => Good::Stone,
        Cube::Event => Good::Events,
    }
}

fn lacking(words: Words<'_>, lack: Lack) -> String {
    match lack {
        Lack::YardEmpty => say!(words.text, "hill-lack-yard"),
        Lack::BagEmpty => say!(words.text, "hill-lack-bag"),
        Lack::Ticket => say!(words.text, "hill-lack-ticket"),
        Lack::Trade => say!(words.text, "hill-lack-trade"),
        Lack::Station => say!(words.text, "hill-lack-station"),
        Lack::Visit => say!(words.text, "hill-lack-visit"),
        Lack::TicketLeft => say!(words.text, "hill-lack-ticket-left"),
        Lack::Gain => say!(words.text, "hill-lack-gain"),
    }
}
