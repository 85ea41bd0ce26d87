//! What the rules look up, compiled from components and set-up, and queries about it.

pub mod contracts;
pub mod route;
pub mod trains;

use tabletop::Setup;

use crate::SpotKind;
use crate::area::{Area, SpaceSet};
use crate::components::{
    Board, BuildSite, Components, ContractCard, Resource, Scenario, Season, Station, TrainCard,
};
use crate::contract::{Contract, ContractSet};
use crate::engine::Rules;
use crate::options::Options;
use crate::place::{End, EndSet, Site, SiteSet, Spot, SpotSet, Stop};
use crate::state::State;
use crate::train::{Train, TrainSet};
use crate::weather::Weather;

use contracts::Effects;
use route::Route;
use trains::Powers;

/// What the rules look up.
#[derive(Debug)]
pub(crate) struct Tables {
    pub setup: Setup,
    pub components: Components,
    pub scenario: Scenario,
    pub options: Options,
    pub seats: u8,
    pub solo: bool,
    pub route: Route,
    pub effects: Effects,
    pub powers: Powers,
    pub contracts: ContractSet,
    /// Contracts by the icon on their back.
    pub backs: [ContractSet; Weather::ALL.len()],
    /// What each weather does as a season.
    pub seasons: [Season; Weather::ALL.len()],
    /// Trains of the game.
    pub trains: TrainSet,
    /// How many of them are set aside (S7, PT1).
    pub aside: u32,
    pub restock: u8,
    /// Open spaces, before labourers are placed: by whether B is a build area, then by fog.
    pub open: [[SpaceSet; 2]; 2],
    /// How many spaces area A has.
    pub spaces_of_yard: u8,
    /// All coal and event cubes of the game, for the audit.
    pub coal: u8,
    pub events: u8,
    /// The position before the first deal.
    pub start: Option<State>,
}

impl Rules {
    /// What these rules were compiled from.
    pub fn components(&self) -> &Components {
        &self.tables.components
    }

    /// The scenario with all its stations, used or not.
    pub fn scenario(&self) -> &Scenario {
        &self.tables.scenario
    }

    /// The switches set by edition and options.
    pub fn options(&self) -> Options {
        self.tables.options
    }

    /// The number of stations of the route, including termini.
    pub fn stops(&self) -> u8 {
        self.tables.route.stations.len() as u8
    }

    /// A station of the route.
    pub fn stop(&self, stop: Stop) -> &Station {
        &self.tables.route.stations[stop.index()]
    }

    /// A build site: its station, its number there from 1, its cost and points.
    pub fn site(&self, site: Site) -> (Stop, u8, BuildSite) {
        let entry = self.tables.route.sites[site.index()];
        (entry.stop, entry.number, entry.site)
    }

    /// The cards of a strait among the build sites: they are built before anything else (BB5), and only count as
    /// sites in that respect (BB3).
    #[inline]
    pub fn strait(&self) -> SiteSet {
        self.tables.route.strait
    }

    /// The name of a build site in records: the id of its station or strait, and its number there.
    pub fn site_id(&self, site: Site) -> (&str, u8) {
        let (stop, number, _) = self.site(site);
        let strait = self.scenario().strait.as_ref();
        match strait.filter(|_| self.strait().contains(site)) {
            Some(strait) => (&strait.id, number),
            None => (&self.stop(stop).id, number),
        }
    }

    /// BB5: the card of a strait that must be built before anything beyond it can be worked on.
    #[inline]
    pub fn unbridged(&self, state: &State) -> Option<Site> {
        state.unbuilt.and(self.tables.route.strait).first()
    }

    /// The number of build sites of the route.
    pub fn sites(&self) -> u8 {
        self.tables.route.sites.len() as u8
    }

    /// A place with rubble.
    pub fn spot(&self, spot: Spot) -> SpotKind {
        self.tables.route.spots[spot.index()]
    }

    /// The number of places with rubble on the route.
    pub fn spots(&self) -> u8 {
        self.tables.route.spots.len() as u8
    }

    /// The track cards among the places with rubble, including canals.
    #[inline]
    pub fn track_spots(&self) -> SpotSet {
        self.tables.route.tracks
    }

    /// The canals among the track cards: filled with rubble instead of cleared (DL2).
    #[inline]
    pub fn canals(&self) -> SpotSet {
        self.tables.route.canals
    }

    /// DL2: rubble still missing on a canal; 0 once it is full or laid, and at other places.
    #[inline]
    pub fn missing(&self, state: &State, canal: Spot) -> u8 {
        if state.rubbled.contains(canal) {
            let whole = self.tables.route.canal_rubble[canal.index()];
            whole.saturating_sub(state.rubble[canal.index()])
        } else {
            0
        }
    }

    /// Which of the dealt cards lies here, counted from 1; `None` if none does. DL1: canals are not dealt.
    pub fn dealt_number(&self, spot: Spot) -> Option<u8> {
        let dealt = self.dealt_spots();
        let below = SpotSet::below(spot.index());
        dealt
            .contains(spot)
            .then(|| dealt.and(below).len() as u8 + 1)
    }

    /// The places that track cards are dealt to.
    pub fn dealt_spots(&self) -> SpotSet {
        self.tables.route.tracks.without(self.tables.route.canals)
    }

    pub fn contract(&self, contract: Contract) -> &ContractCard {
        self.tables.effects.card(&self.tables.components, contract)
    }

    /// The contracts of this game.
    pub fn contracts(&self) -> ContractSet {
        self.tables.contracts
    }

    pub fn train(&self, train: Train) -> &TrainCard {
        let trains = &self.tables.components.trains;
        trains
            .iter()
            .find(|card| card.number == train)
            .expect("trains in play are components")
    }

    /// The spaces of areas A to F in this game, before B becomes a build area.
    pub fn spaces(&self) -> [u8; 6] {
        self.tables.spaces()
    }

    /// The ends of the route where surveyors start (BF2).
    #[inline]
    pub fn starts(&self) -> EndSet {
        self.tables.route.starts
    }

    /// Where the neutral surveyor stands (BF9): events start from its end. It is not needed if all start at one end.
    pub fn neutral(&self, state: &State) -> Option<Stop> {
        (self.starts().len() > 1).then(|| self.terminus(state.neutral))
    }

    /// The station at an end of the route.
    pub fn terminus(&self, end: End) -> Stop {
        match end {
            End::Near => Stop(0),
            End::Far => Stop(self.stops() - 1),
        }
    }

    /// Points of a surveyor from that terminus at a station.
    pub fn surveyor_vp(&self, terminus: End, stop: Stop) -> u8 {
        self.tables.route.surveyor_vp[terminus.index()][stop.index()]
    }

    /// The cube a station gives for each build site (BF7).
    pub fn free_cube(&self, stop: Stop) -> Option<Resource> {
        self.stop(stop).free
    }
}

impl Tables {
    pub fn new(
        setup: &Setup,
        components: &Components,
        scenario: &Scenario,
        options: Options,
    ) -> Tables {
        let seats = setup.seats;
        let row = usize::from(seats - 1);
        let board = &components.board;
        // BB8: by number of players, in every scenario that leaves none out.
        let used: Vec<&ContractCard> = components
            .contracts
            .iter()
            .filter(|card| card.least <= seats && !scenario.set_up.without.contains(&card.number))
            .filter(|card| options.seasons || !card.seasonal)
            .collect();
        let trains = components.trains.iter();
        let trains = trains.filter(|card| options.promo_trains || !card.promo);
        let promo = trains.clone().filter(|card| card.promo).count() as u32;
        let mut backs = [ContractSet::EMPTY; Weather::ALL.len()];
        for card in &used {
            backs[card.weather as usize].insert(card.number);
        }
        let solo = seats == 1;
        let mut tables = Tables {
            setup: setup.clone(),
            components: components.clone(),
            scenario: scenario.clone(),
            options,
            seats,
            solo,
            route: Route::new(scenario, seats),
            effects: Effects::new(&components.contracts),
            powers: Powers::new(&components.trains, components.actions.works),
            contracts: used.iter().map(|card| card.number).collect(),
            backs,
            seasons: Weather::ALL.map(|weather| {
                let season = components.seasons.iter();
                let season = season.copied().find(|season| season.weather == weather);
                season.unwrap_or(Season::none(weather))
            }),
            trains: trains.map(|card| card.number).collect(),
            // The shed holds as many as without the promo trains.
            aside: 1 + promo,
            restock: board.restock[row],
            open: [[SpaceSet::EMPTY; 2]; 2],
            spaces_of_yard: 0,
            coal: if solo { board.coal_solo } else { board.coal },
            events: board.bag_events[row],
            start: None,
        };
        let spaces = tables.spaces();
        tables.spaces_of_yard = spaces[0];
        tables.open = open_spaces(spaces, board, options);
        tables
    }

    fn spaces(&self) -> [u8; 6] {
        let board = &self.components.board;
        if self.solo && self.options.solo_printed_spaces {
            board.spaces_solo_printed
        } else {
            board.spaces[usize::from(self.seats - 1)]
        }
    }
}

/// R1.4: what fog closes in D and, while it is the excavation area, in B.
fn open_spaces(spaces: [u8; 6], board: &Board, options: Options) -> [[SpaceSet; 2]; 2] {
    [false, true].map(|build_area| {
        [false, true].map(|fog| {
            let areas = Area::ALL.into_iter().zip(spaces);
            areas.fold(SpaceSet::EMPTY, |open, (area, printed)| {
                let turned = area == Area::B && build_area;
                let spaces = if turned {
                    board.build_area_spaces
                } else {
                    printed
                };
                let foggy = fog && (area == Area::D || area == Area::B && !build_area);
                let left = match (foggy, options.light_fog) {
                    (false, _) => spaces,
                    (true, true) => spaces - 1,
                    (true, false) => 0,
                };
                open.or(SpaceSet::of_area(area, left))
            })
        })
    })
}
