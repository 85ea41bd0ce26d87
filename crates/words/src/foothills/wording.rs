//! Words for the things of the game: lines, cards, places, goods.

use foothills::goods::{Bundle, Cubes, Goods, Resource, Source};
use foothills::ids::{
    ActionCard, ActionCardSet, CardType, Colour, Line, Place, ScoreKind, Side, StationCard,
    StationSpace, Ticket,
};
use foothills::{Asked, Chance, Rules};
use tabletop::Seat;

use crate::goods::Good;
use crate::text::{Arg, say};
use crate::told::{self, Object, Told, told};

/// What sentences about a game of Foothills are made with.
pub type Words<'a> = told::Words<'a, Rules>;

told! { Rules:
    ActionCard => action,
    Asked => asked,
    CardType => kind,
    Chance => chance,
    Line => line,
    Place => place,
    Side => side,
    Source => from,
    StationCard => station,
    StationSpace => space,
    Ticket => ticket,
}

impl Told<Rules> for Bundle {
    fn told(self, words: Words<'_>) -> Arg {
        words.text.goods(&bundle(self)).into()
    }
}

impl Told<Rules> for Object<Bundle> {
    fn told(self, words: Words<'_>) -> Arg {
        words.text.goods_object(&bundle(self.0)).into()
    }
}

impl Told<Rules> for Cubes {
    fn told(self, words: Words<'_>) -> Arg {
        words.text.goods(&cubes(self)).into()
    }
}

impl Told<Rules> for Object<Goods> {
    fn told(self, words: Words<'_>) -> Arg {
        words.text.goods_object(&goods(self.0)).into()
    }
}

impl Words<'_> {
    pub fn line(self, line: Line) -> String {
        let sheet = &self.rules.sheets().lines[line.index()];
        let (id, name) = (sheet.id.as_str(), sheet.name.as_str());
        say!(self.text, "hill-line", id = id, name = name)
    }

    /// A station card: `Tanygrisiau / Dduallt`.
    pub fn station(self, card: StationCard) -> String {
        self.rules.sheets().stations[card.index()].name.clone()
    }

    /// A station space by its card and its number there.
    pub fn space(self, space: StationSpace) -> String {
        let (card, number) = self.card_of(space);
        let station = self.station(card);
        say!(self.text, "hill-space", station = station, number = number)
    }

    /// The card of a station space, and its number on it, from 1.
    pub fn card_of(self, space: StationSpace) -> (StationCard, usize) {
        let mut before = 0;
        for (sheet, index) in self.rules.sheets().stations.iter().zip(0..) {
            if space.index() < before + sheet.stations.len() {
                return (StationCard::new(index), space.index() - before + 1);
            }
            before += sheet.stations.len();
        }
        unreachable!("a station space is on a card")
    }

    /// An action card: `A1 Breakers Yard`.
    pub fn action(self, card: ActionCard) -> String {
        let sheet = &self.rules.sheets().cards[card.index()];
        format!("{} {}", sheet.id, sheet.name)
    }

    pub fn actions(self, cards: ActionCardSet) -> String {
        let words: Vec<String> = cards.iter().map(|card| self.action(card)).collect();
        self.text.list(&words)
    }

    /// A type of action card by its letter.
    pub fn kind(self, kind: CardType) -> String {
        self.rules.sheets().types[kind.index()].id.clone()
    }

    pub fn side(self, side: Side) -> String {
        match side {
            Side::Golden => say!(self.text, "hill-golden"),
            Side::Grey => say!(self.text, "hill-grey"),
        }
    }

    pub fn place(self, place: Place) -> String {
        match place.card() {
            Some(card) => self.station(card),
            None if place == Place::PUB => say!(self.text, "hill-pub"),
            None => say!(self.text, "hill-home"),
        }
    }

    /// The station that gives a ticket its name.
    pub fn ticket(self, ticket: Ticket) -> String {
        self.station(self.rules.ticket_card(ticket))
    }

    pub fn from(self, source: Source) -> String {
        match source {
            Source::Yard => say!(self.text, "hill-from-yard"),
            Source::Bag => say!(self.text, "hill-from-bag"),
        }
    }

    pub fn colour(self, seat: Seat) -> String {
        match self.rules.colour(seat) {
            Colour::Blue => say!(self.text, "hill-colour-blue"),
            Colour::Green | Colour::Neutral => say!(self.text, "hill-colour-green"),
        }
    }

    pub fn scores(self, kind: ScoreKind) -> String {
        match kind {
            ScoreKind::Passengers => say!(self.text, "hill-scores-passengers"),
            ScoreKind::Tracks => say!(self.text, "hill-scores-tracks"),
            ScoreKind::Stations => say!(self.text, "hill-scores-stations"),
            ScoreKind::Tickets => say!(self.text, "hill-scores-tickets"),
            ScoreKind::Cards => say!(self.text, "hill-scores-cards"),
        }
    }

    /// A kind of decision as a short name.
    pub fn asked(self, asked: Asked) -> String {
        let text = self.text;
        match asked {
            Asked::SetupTake => say!(text, "hill-asked-setup-take"),
            Asked::Card => say!(text, "hill-asked-card"),
            Asked::Take => say!(text, "hill-asked-take"),
            Asked::Dig => say!(text, "hill-asked-dig"),
            Asked::Trade => say!(text, "hill-asked-trade"),
            Asked::Build => say!(text, "hill-asked-build"),
            Asked::VisitAfter => say!(text, "hill-asked-visit-after"),
            Asked::FlipFerry => say!(text, "hill-asked-flip-ferry"),
            Asked::ScoreBridge => say!(text, "hill-asked-score-bridge"),
            Asked::Visit => say!(text, "hill-asked-visit"),
            Asked::Score => say!(text, "hill-asked-score"),
            Asked::Ticket => say!(text, "hill-asked-ticket"),
            Asked::Gain => say!(text, "hill-asked-gain"),
            Asked::Pay => say!(text, "hill-asked-pay"),
            Asked::Keep => say!(text, "hill-asked-keep"),
            Asked::Flip => say!(text, "hill-asked-flip"),
        }
    }

    /// A kind of chance event as a short name.
    pub fn chance(self, chance: Chance) -> String {
        let text = self.text;
        match chance {
            Chance::Out => say!(text, "hill-chance-out"),
            Chance::Yard => say!(text, "hill-chance-yard"),
            Chance::Aside(kind) => say!(text, "hill-chance-aside", type = self.kind(kind)),
            Chance::Start => say!(text, "hill-chance-start"),
            Chance::Draw { cubes } => say!(text, "hill-chance-draw", n = cubes),
            Chance::DrawResources { cubes } => say!(text, "hill-chance-resources", n = cubes),
        }
    }
}

pub fn bundle(bundle: Bundle) -> [(Good, u16); 2] {
    [
        (Good::Iron, bundle.iron.into()),
        (Good::Stone, bundle.stone.into()),
    ]
}

pub fn cubes(cubes: Cubes) -> [(Good, u16); 3] {
    [
        (Good::Iron, cubes.iron.into()),
        (Good::Stone, cubes.stone.into()),
        (Good::Events, cubes.events.into()),
    ]
}

pub fn goods(goods: Goods) -> [(Good, u16); 4] {
    [
        (Good::Iron, goods.iron.into()),
        (Good::Stone, goods.stone.into()),
        (Good::Rubble, goods.rubble.into()),
        (Good::Passengers, goods.passengers.into()),
    ]
}

pub const fn resource(resource: Resource) -> Good {
    match resource {
        Resource::Iron => Good::Iron,
        Resource::Stone => Good::Stone,
    }
}
