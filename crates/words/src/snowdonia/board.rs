//! What the drawing asks of a position. The only file that reads the bits of a state.

use snowdonia::area::{Area, Space};
use snowdonia::choice::Site;
use snowdonia::components::EventSpace;
use snowdonia::contract::ContractSet;
use snowdonia::fact::{Spot, Stop};
use snowdonia::state::Player;
use snowdonia::train::{MAX_TRAINS, Train};
use snowdonia::weather::Weather;
use snowdonia::{Choice, Deal, Fact, Rules, SpotKind, State};
use tabletop::{Choices, Deals, Rules as _, Seat};

/// A position with its rules.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
}

/// What a place with rubble or a build site looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A track card that is not dealt yet.
    Unknown,
    /// Rubble lies there.
    Rubble(u8),
    /// Nothing lies there, nobody owns it; a track can be laid.
    Clear,
    /// Laid or done, and nobody's.
    Nobodys,
    Owned(Seat),
}

impl<'a> Board<'a> {
    pub fn new(rules: &'a Rules, state: &'a State) -> Board<'a> {
        Board { rules, state }
    }

    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        Seat::all(self.rules.seats())
    }

    pub fn player(self, seat: Seat) -> &'a Player {
        &self.state.players[seat]
    }

    pub fn excavation_rate(self) -> u8 {
        let rates = &self.rules.components().board.excavation_rates;
        rates[usize::from(self.state.excavation_rate)]
    }

    pub fn lay_rate(self) -> u8 {
        self.rules.components().board.lay_rates[usize::from(self.state.lay_rate)]
    }

    pub fn is_foggy(self) -> bool {
        self.state.weather == Some(Weather::Fog)
    }

    pub fn stops(self) -> impl Iterator<Item = Stop> {
        (0..self.rules.stops()).map(Stop)
    }

    /// Track cards before a station.
    pub fn tracks(self, station: Stop) -> impl Iterator<Item = (Spot, u8)> {
        (0..self.rules.spots())
            .map(Spot)
            .filter_map(move |spot| match self.rules.spot(spot) {
                SpotKind::Track { number, before } if before == station => Some((spot, number)),
                _ => None,
            })
    }

    /// Excavation sites of a station with their points.
    pub fn excavations(self, station: Stop) -> impl Iterator<Item = (Spot, u8)> {
        (0..self.rules.spots())
            .map(Spot)
            .filter_map(move |spot| match self.rules.spot(spot) {
                SpotKind::Excavation { stop, vp, .. } if stop == station => Some((spot, vp)),
                _ => None,
            })
    }

    /// Build sites of a station.
    pub fn sites(self, station: Stop) -> impl Iterator<Item = Site> {
        (0..self.rules.sites())
            .map(Site)
            .filter(move |&site| self.rules.site(site).0 == station)
    }

    pub fn is_closed(self, station: Stop) -> bool {
        self.state.closed >> station.0 & 1 == 1
    }

    pub fn spot_mark(self, spot: Spot) -> Mark {
        let bit = 1_u32 << spot.0;
        let rubble = self.state.rubble[usize::from(spot.0)];
        let owner = self
            .seats()
            .find(|&seat| self.player(seat).spots & bit != 0);
        match (owner, self.rules.spot(spot)) {
            (Some(seat), _) => Mark::Owned(seat),
            (None, SpotKind::Track { number, .. }) if number > self.tracks_dealt() => Mark::Unknown,
            (None, _) if rubble > 0 => Mark::Rubble(rubble),
            (None, SpotKind::Track { .. }) if self.state.unlaid & bit != 0 => Mark::Clear,
            (None, _) => Mark::Nobodys,
        }
    }

    pub fn site_owner(self, site: Site) -> Option<Seat> {
        self.seats()
            .find(|&seat| self.player(seat).sites >> site.0 & 1 == 1)
    }

    /// Points of a track card.
    pub fn track_vp(self, spot: Spot) -> u8 {
        let kind = usize::from(self.state.kinds[usize::from(spot.0)]);
        self.rules.components().tracks[kind].vp
    }

    /// Track cards dealt during set-up so far.
    pub fn tracks_dealt(self) -> u8 {
        let extra = self.rules.options().extra_tracks;
        let all: u8 = self
            .rules
            .components()
            .tracks
            .iter()
            .filter(|cards| extra || !cards.extra)
            .map(|cards| cards.copies)
            .sum();
        all - self.state.track_cards.iter().sum::<u8>()
    }

    /// How many track cards the route has.
    pub fn track_count(self) -> u8 {
        self.stops().map(|stop| self.rules.stop(stop).tracks).sum()
    }

    /// The numbered spaces of an area now, with who stands there. G has those who stand there.
    pub fn spaces(self, area: Area) -> Vec<(Space, Option<Seat>)> {
        if area == Area::G {
            let standing = &self.state.surveying[..usize::from(self.state.surveying_count)];
            return standing
                .iter()
                .map(|&seat| (Space::G, Some(seat)))
                .collect();
        }
        let count = if area == Area::B && self.state.build_area {
            self.rules.components().board.build_area_spaces
        } else {
            self.rules.spaces()[area as usize]
        };
        (1..=count)
            .filter_map(|number| Space::new(area, number))
            .map(|space| {
                let index = space.index();
                let taken = self.state.occupied >> index & 1 == 1;
                (
                    space,
                    taken.then(|| self.state.labourers[usize::from(index)]),
                )
            })
            .collect()
    }

    /// How many track cards and excavation sites a player owns.
    pub fn owned_spots(self, seat: Seat) -> (u8, u8) {
        let own = self.player(seat).spots;
        let is_track = |spot: &u8| matches!(self.rules.spot(Spot(*spot)), SpotKind::Track { .. });
        let tracks = (0..self.rules.spots())
            .filter(|spot| own >> spot & 1 == 1)
            .filter(is_track)
            .count() as u8;
        (tracks, own.count_ones() as u8 - tracks)
    }

    /// How many labourers of a player stand on spaces.
    pub fn placed(self, seat: Seat) -> usize {
        let standing = |area: Area| {
            self.spaces(area)
                .into_iter()
                .filter(|(_, who)| *who == Some(seat))
                .count()
        };
        Area::ALL.into_iter().map(standing).sum()
    }

    /// The area is one that fog closes.
    pub fn is_open_to_fog(self, area: Area) -> bool {
        area == Area::D || area == Area::B && !self.state.build_area
    }

    /// Trains in the shed with the coal on them.
    pub fn shed(self) -> impl Iterator<Item = (Train, u8)> {
        (1..=MAX_TRAINS)
            .filter(move |number| self.state.shed >> number & 1 == 1)
            .filter_map(Train::new)
            .map(move |train| (train, self.state.train_coal[usize::from(train.number())]))
    }

    /// Spaces of the event track with a cube.
    pub fn events_done(self) -> Vec<u8> {
        (1..16)
            .filter(|space| self.state.event_track >> space & 1 == 1)
            .collect()
    }

    /// The next spaces of the event track, in order, each with what follows it: after a return of cubes the first
    /// free space is the next (R5.3).
    pub fn events_next(self, count: usize) -> Vec<(u8, EventSpace)> {
        let events = &self.rules.components().board.events;
        let mut track = self.state.event_track;
        let mut next = Vec::new();
        for _ in 0..count {
            let highest = (1..16).rev().find(|space| track >> space & 1 == 1);
            let space = highest.unwrap_or(0) + 1;
            let Some(&event) = events.get(usize::from(space) - 1) else {
                break;
            };
            track |= 1 << space;
            if let Some((first, last)) = event.back {
                for space in first..=last {
                    track &= !(1 << space);
                }
            }
            next.push((space, event));
        }
        next
    }

    /// The legal choices.
    pub fn choices(self) -> Choices<Choice> {
        let mut list = Choices::new();
        self.rules.choices(self.state, &mut list);
        list
    }

    /// The most likely deal, as an example.
    pub fn likely_deal(self) -> Option<Deal> {
        let mut table = Deals::new();
        self.rules.deals(self.state, &mut table);
        let likely = table.iter().max_by_key(|(_, weight)| *weight)?;
        Some(likely.0)
    }

    /// What a labourer of the player who is asked would do on a space if nobody else stood anywhere and no contract were
    /// played: the facts up to the end of its area, and the position in which the game waits then.
    pub fn carried_out(self, space: Space) -> (Vec<Fact>, State) {
        let mut state = *self.state;
        let mut facts = Vec::new();
        for seat in self.seats() {
            let player = &mut state.players[seat];
            player.unused = ContractSet::NONE;
            player.hired = true;
            player.labourers = u8::from(seat == state.actor);
        }
        state.occupied = 0;
        state.surveying_count = 0;
        if self
            .rules
            .apply(&mut state, Choice::Place(space), &mut facts)
            .is_err()
        {
            return (Vec::new(), *self.state);
        }
        // What happens to the office at the end of the round is no matter of this labourer.
        state.office = self.state.office;
        let done = |fact: &Fact| matches!(fact, Fact::AreaDone { .. });
        let end = facts.iter().position(done).unwrap_or(facts.len());
        let acts = |fact: &Fact| !matches!(fact, Fact::Placed { .. });
        (facts.into_iter().take(end).filter(acts).collect(), state)
    }

    /// What a choice would do; nothing if it is not possible.
    pub fn outcome(self, choice: Choice) -> Vec<Fact> {
        let mut facts = Vec::new();
        match self
            .rules
            .apply(&mut self.state.clone(), choice, &mut facts)
        {
            Ok(()) => facts,
            Err(_) => Vec::new(),
        }
    }
}
