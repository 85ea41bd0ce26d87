//! What the drawn board asks of a position.

use snowdonia::area::{Area, Space, SpaceSet};
use snowdonia::components::{Effect, EventSpace};
use snowdonia::contract::ContractSet;
use snowdonia::place::{Site, Spot, Stop};
use snowdonia::state::Player;
use snowdonia::train::Train;
use snowdonia::weather::Weather;
use snowdonia::{Choice, Deal, Fact, Rules, SpotKind, State};
use tabletop::{Choices, Deals, Rules as _, Seat};

use crate::goods::Good;

/// A position with its rules.
#[derive(Clone, Copy, Debug)]
pub struct BoardFacts<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
}

/// The state of a place with rubble or of a build site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpotMark {
    /// A track card that has not been dealt yet.
    Unknown,
    /// Rubble lies there.
    Rubble(u8),
    /// A canal that is neither full nor laid, with rubble on it.
    Canal {
        rubble: u8,
        missing: u8,
    },
    /// Nothing is there and nobody owns it; a track can be laid.
    Clear,
    /// Laid or finished, but nobody's.
    Nobodys,
    Owned(Seat),
}

impl<'a> BoardFacts<'a> {
    pub fn new(rules: &'a Rules, state: &'a State) -> BoardFacts<'a> {
        BoardFacts { rules, state }
    }

    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        Seat::all(self.rules.seats())
    }

    pub fn player(self, seat: Seat) -> &'a Player {
        &self.state.players[seat]
    }

    pub fn excavation_rate(self) -> u8 {
        self.rules.excavation_rate(self.state)
    }

    pub fn lay_rate(self) -> u8 {
        self.rules.lay_rate(self.state)
    }

    /// Iron or rubble per conversion, for the contract being played.
    pub fn playing_rate(self) -> u8 {
        let playing = self
            .state
            .playing()
            .map(|contract| self.rules.contract(contract).effect);
        match playing {
            Some(Effect::MakeStone { rubble, .. }) => rubble,
            Some(Effect::MakeSteel { iron, .. }) => iron,
            _ => 0,
        }
    }

    /// Iron that may stand for the steel of a track card (SE13).
    pub fn track_iron(self, seat: Seat) -> Option<u8> {
        let mut active = self.player(seat).active.iter();
        active.find_map(|contract| match self.rules.contract(contract).effect {
            Effect::IronForTrack(iron) => Some(iron),
            _ => None,
        })
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
        (0..self.rules.sites()).map(Site).filter(move |&site| {
            self.rules.site(site).0 == station && !self.rules.strait().contains(site)
        })
    }

    /// Whether an event has built a card of a strait, for nobody.
    pub fn is_turned(self, site: Site) -> bool {
        self.rules.strait().contains(site)
            && !self.state.unbuilt.contains(site)
            && self.site_owner(site).is_none()
    }

    pub fn is_closed(self, station: Stop) -> bool {
        self.state.closed.contains(station)
    }

    pub fn spot_mark(self, spot: Spot) -> SpotMark {
        let rubble = self.state.rubble[spot.index()];
        let owner = self
            .seats()
            .find(|&seat| self.player(seat).spots.contains(spot));
        match (owner, self.rules.spot(spot)) {
            (Some(seat), _) => SpotMark::Owned(seat),
            (None, _) if self.open_canal(spot) => SpotMark::Canal {
                rubble,
                missing: self.rules.missing(self.state, spot),
            },
            (None, SpotKind::Track { .. }) if !self.is_dealt(spot) => SpotMark::Unknown,
            (None, _) if rubble > 0 => SpotMark::Rubble(rubble),
            (None, SpotKind::Track { .. }) if self.state.unlaid.contains(spot) => SpotMark::Clear,
            (None, _) => SpotMark::Nobodys,
        }
    }

    /// Whether a canal is still to be filled.
    pub fn open_canal(self, spot: Spot) -> bool {
        self.rules.canals().and(self.state.rubbled).contains(spot)
    }

    /// Whether the track card of a place has been dealt; canals are always there.
    fn is_dealt(self, spot: Spot) -> bool {
        let number = self.rules.dealt_number(spot);
        number.is_none_or(|number| number <= self.tracks_dealt())
    }

    pub fn site_owner(self, site: Site) -> Option<Seat> {
        self.seats()
            .find(|&seat| self.player(seat).sites.contains(site))
    }

    /// Points of a surveyor at a station, for each end where surveyors start.
    pub fn surveyor_vp(self, station: Stop) -> impl Iterator<Item = u8> {
        let ends = self.rules.starts().iter();
        ends.map(move |end| self.rules.surveyor_vp(end, station))
    }

    /// Those points in figures; `None` if no surveyor has points there.
    pub fn surveyor_figures(self, station: Stop, between: &str) -> Option<String> {
        let figures: Vec<String> = self.surveyor_vp(station).map(|vp| vp.to_string()).collect();
        let worth = self.surveyor_vp(station).any(|vp| vp > 0);
        worth.then(|| figures.join(between))
    }

    /// Points of a track card.
    pub fn track_vp(self, spot: Spot) -> u8 {
        self.rules.track_vp(self.state, spot)
    }

    /// The number of track cards dealt so far during set-up.
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

    /// The number of track cards to be dealt for the route.
    pub fn track_count(self) -> u8 {
        self.rules.dealt_spots().len() as u8
    }

    /// The numbered spaces of an area at present, with the labourers on them. G lists its queue.
    pub fn spaces(self, area: Area) -> Vec<(Space, Option<Seat>)> {
        if area == Area::G {
            let standing = self.state.surveying();
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
            .map(|space| (space, self.state.labourer(space)))
            .collect()
    }

    /// A player's markers on track cards and on sites, as contracts count them.
    pub fn marker_counts(self, seat: Seat) -> (u8, u8) {
        self.rules.marker_counts(self.player(seat))
    }

    /// The number of a player's labourers on spaces.
    pub fn placed(self, seat: Seat) -> usize {
        let standing = |area: Area| {
            self.spaces(area)
                .into_iter()
                .filter(|(_, who)| *who == Some(seat))
                .count()
        };
        Area::ALL.into_iter().map(standing).sum()
    }

    /// Whether fog affects the area.
    pub fn is_open_to_fog(self, area: Area) -> bool {
        area == Area::D || area == Area::B && !self.state.build_area
    }

    /// Trains in the shed with the coal on them.
    pub fn shed(self) -> impl Iterator<Item = (Train, u8)> {
        let trains = self.state.shed.iter();
        trains.map(move |train| (train, self.state.train_coal[train.index()]))
    }

    /// Spaces of the event track with a cube.
    pub fn events_done(self) -> Vec<u8> {
        self.state.event_track.iter().collect()
    }

    /// The next spaces of the event track, in order, each with its event: after cubes return to the bag, the next
    /// space is the first free one (R5.3).
    pub fn events_next(self, count: usize) -> Vec<(u8, EventSpace)> {
        let events = &self.rules.components().board.events;
        let mut track = self.state.event_track;
        let mut next = Vec::new();
        for _ in 0..count {
            let space = track.next();
            let Some(&event) = events.get(usize::from(space) - 1) else {
                break;
            };
            track.insert(space);
            if let Some(spaces) = event.back {
                track.clear(spaces);
            }
            next.push((space, event));
        }
        next
    }

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

    /// What a labourer of the player who is asked would do on a space if nobody else stood anywhere and no contract
    /// were played: the facts up to the end of its area, and the position in which the game waits then.
    pub fn carried_out(self, space: Space) -> (Vec<Fact>, State) {
        let mut state = *self.state;
        let mut facts = Vec::new();
        for seat in self.seats() {
            let player = &mut state.players[seat];
            player.unused = ContractSet::EMPTY;
            player.hired = true;
            player.labourers = u8::from(seat == state.actor);
        }
        state.occupied = SpaceSet::EMPTY;
        state.surveying_count = 0;
        if self
            .rules
            .apply(&mut state, Choice::Place(space), &mut facts)
            .is_err()
        {
            return (Vec::new(), *self.state);
        }
        // The office at the end of the round has nothing to do with this labourer.
        state.office = self.state.office;
        let done = |fact: &Fact| matches!(fact, Fact::AreaDone { .. });
        let end = facts.iter().position(done).unwrap_or(facts.len());
        let acts = |fact: &Fact| !matches!(fact, Fact::Placed { .. });
        (facts.into_iter().take(end).filter(acts).collect(), state)
    }

    /// What a choice would do; empty if it is not possible.
    pub fn outcome(self, choice: Choice) -> Vec<Fact> {
        let (mut state, mut facts) = (*self.state, Vec::new());
        let done = self.rules.apply(&mut state, choice, &mut facts);
        done.map_or_else(|_| Vec::new(), |()| facts)
    }

    /// What a choice would pay for a build site or a train; `None` if it is not possible.
    pub fn paid(self, choice: Choice) -> Option<Vec<(Good, u16)>> {
        let paid = |fact| match fact {
            Fact::Built {
                stone,
                steel,
                iron,
                rubble,
                ..
            } => Some([stone, steel, iron, rubble]),
            Fact::TrainBought { steel, iron, .. } => Some([0, steel, iron, 0]),
            _ => None,
        };
        let paid = self.outcome(choice).into_iter().find_map(paid)?;
        let goods = [Good::Stone, Good::Steel, Good::Iron, Good::Rubble];
        Some(goods.into_iter().zip(paid.map(u16::from)).collect())
    }
}
