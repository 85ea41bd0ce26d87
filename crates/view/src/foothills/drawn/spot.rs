//! Where on the table the target of a choice is.

use foothills::goods::Source;
use foothills::ids::{ActionCard, Line, Place, StationCard, StationSpace, Ticket, TrackSpace};
use foothills::{Choice, Fact};

use super::Drawn;

/// A place that can hold targets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// The head of a line.
    Line(Line),
    Track(TrackSpace),
    Station(StationSpace),
    /// The surveyor space of a station card.
    Surveyor(StationCard),
    Pub,
    /// The home of the surveyor of the player who is asked.
    Home,
    Ticket(Ticket),
    Yard,
    Bag,
    /// The cubes drawn for a player.
    Hand,
    /// An action card of the player who is asked.
    Card(ActionCard),
    /// All action cards of that player together.
    Cards,
}

impl Drawn<'_> {
    /// Where a choice is made; nowhere on the board for a pass.
    pub(super) fn spot(&self, choice: Choice) -> Option<Spot> {
        Some(match choice {
            Choice::Card(card) | Choice::Score(card, _) => Spot::Card(card),
            Choice::Dig(line) | Choice::DigTwo(line, _) => Spot::Line(line),
            Choice::Track(line) | Choice::TrackWith(line, _) => match self.laid(choice) {
                Some(space) => Spot::Track(space),
                None => Spot::Line(line),
            },
            Choice::Take(_) | Choice::Fetch(_, Source::Yard) => Spot::Yard,
            Choice::Fetch(_, Source::Bag) => Spot::Bag,
            Choice::Build(space) | Choice::BuildWith(space, _) => Spot::Station(space),
            Choice::Visit(place) => surveyor_at(place),
            Choice::Ticket(ticket) => Spot::Ticket(ticket),
            // The surveyor whose action it is stands where the price is printed.
            Choice::Pay => {
                let place = self.asked.map(|seat| self.state.player(seat).surveyor);
                place.map_or(Spot::Home, surveyor_at)
            }
            Choice::Keep(_) => Spot::Hand,
            Choice::Flip(cards) => match (cards.len(), cards.first()) {
                (1, Some(card)) => Spot::Card(card),
                _ => Spot::Cards,
            },
            Choice::Pass => return None,
        })
    }

    /// The space on which a track would be laid.
    fn laid(&self, choice: Choice) -> Option<TrackSpace> {
        self.tried(choice).into_iter().find_map(|fact| match fact {
            Fact::TrackLaid { space, .. } => Some(space),
            _ => None,
        })
    }
}

fn surveyor_at(place: Place) -> Spot {
    match place.card() {
        Some(card) => Spot::Surveyor(card),
        None if place == Place::PUB => Spot::Pub,
        None => Spot::Home,
    }
}
