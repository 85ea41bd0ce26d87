//! What the rules look up, compiled from components and set-up, and what others ask of it.

pub mod contracts;
pub mod route;
pub mod trains;

use tabletop::Setup;

use crate::SpotKind;
use crate::choice::{End, Site};
use crate::components::{
    Board, BuildSite, Components, ContractCard, Resource, Scenario, Station, TrainCard,
};
use crate::contract::{Contract, ContractSet};
use crate::engine::Rules;
use crate::fact::{Spot, Stop};
use crate::options::Options;
use crate::state::State;
use crate::train::Train;

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
    /// Contracts of the game.
    pub contracts: ContractSet,
    /// Contracts by the icon on their back.
    pub backs: [ContractSet; 3],
    /// Trains of the components, by number.
    pub trains: u8,
    pub restock: u8,
    /// Open spaces without labourers: first by whether B is a build area, then by fog.
    pub open: [[u32; 2]; 2],
    /// The highest space of area A, as bit.
    pub last_yard_space: u8,
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

    /// The editions' and options' switches.
    pub fn options(&self) -> Options {
        self.tables.options
    }

    /// How many stations the route has, termini included.
    pub fn stops(&self) -> u8 {
        self.tables.route.stations.len() as u8
    }

    /// A station of the route.
    pub fn stop(&self, stop: Stop) -> &Station {
        &self.tables.route.stations[usize::from(stop.0)]
    }

    /// A build site: its station, its number there from 1, its cost and points.
    pub fn site(&self, site: Site) -> (Stop, u8, BuildSite) {
        let entry = self.tables.route.sites[usize::from(site.0)];
        (entry.stop, entry.number, entry.site)
    }

    /// How many build sites the route has.
    pub fn sites(&self) -> u8 {
        self.tables.route.sites.len() as u8
    }

    /// A place with rubble.
    pub fn spot(&self, spot: Spot) -> SpotKind {
        self.tables.route.spots[usize::from(spot.0)]
    }

    /// How many places with rubble the route has.
    pub fn spots(&self) -> u8 {
        self.tables.route.spots.len() as u8
    }

    /// The track cards among the places with rubble, as bits.
    #[inline]
    pub fn track_spots(&self) -> u32 {
        self.tables.route.tracks
    }

    /// A contract card.
    pub fn contract(&self, contract: Contract) -> &ContractCard {
        self.tables.effects.card(&self.tables.components, contract)
    }

    /// The contracts of this game.
    pub fn contracts(&self) -> ContractSet {
        self.tables.contracts
    }

    /// A train card.
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

    /// The station at an end of the route.
    pub fn terminus(&self, end: End) -> Stop {
        match end {
            End::Near => Stop(0),
            End::Far => Stop(self.stops() - 1),
        }
    }

    /// Points of a surveyor of that terminus at a station.
    pub fn surveyor_vp(&self, terminus: End, stop: Stop) -> u8 {
        self.tables.route.surveyor_vp[terminus as usize][usize::from(stop.0)]
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
        let used: Vec<&ContractCard> = components
            .contracts
            .iter()
            .filter(|card| card.least <= seats && !scenario.without.contains(&card.number))
            .collect();
        let mut backs = [ContractSet::NONE; 3];
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
            powers: Powers::new(&components.trains),
            contracts: used.iter().map(|card| card.number).collect(),
            backs,
            trains: components
                .trains
                .iter()
                .fold(0, |set, train| set | 1 << train.number.index()),
            restock: board.restock[row],
            open: [[0; 2]; 2],
            last_yard_space: 0,
            coal: if solo { board.coal_solo } else { board.coal },
            events: board.bag_events[row],
            start: None,
        };
        let spaces = tables.spaces();
        tables.last_yard_space = spaces[0] - 1;
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
fn open_spaces(spaces: [u8; 6], board: &Board, options: Options) -> [[u32; 2]; 2] {
    let mut open = [[0; 2]; 2];
    for (build_area, row) in open.iter_mut().enumerate() {
        for (fog, set) in row.iter_mut().enumerate() {
            for (area, &printed) in spaces.iter().enumerate() {
                let spaces = if area == 1 && build_area == 1 {
                    board.build_area_spaces
                } else {
                    printed
                };
                let foggy = fog == 1 && (area == 3 || area == 1 && build_area == 0);
                let left = match (foggy, options.light_fog) {
                    (false, _) => spaces,
                    (true, true) => spaces - 1,
                    (true, false) => 0,
                };
                *set |= crate::bits::below(u32::from(left))
                    << (area as u32 * u32::from(crate::area::MAX_SPACES));
            }
        }
    }
    open
}
