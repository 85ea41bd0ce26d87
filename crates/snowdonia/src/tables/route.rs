//! The route as laid out for a number of players: stations, places with rubble and build sites as bits of words,
//! counted from the lower end, so that "the lowest" is a bit scan from either end.

use crate::components::{BuildSite, Scenario, Station, Strait};
use crate::place::{End, EndSet, Site, SiteSet, Spot, SpotSet, Stop};
use crate::state::MAX_SPOTS;

/// The most build sites: bits of a word.
pub const MAX_SITES: usize = 32;
/// The most stations of a route.
pub const MAX_STOPS: usize = 10;

/// What a place with rubble is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpotKind {
    /// A track card: its number up the route from 1, and the station it leads to.
    Track { number: u8, before: Stop },
    /// An excavation site: its number on the station from 1, and its points.
    Excavation { stop: Stop, number: u8, vp: u8 },
}

/// A build site on the route.
#[derive(Clone, Copy, Debug)]
pub struct SiteEntry {
    pub stop: Stop,
    /// Its number on the station, from 1.
    pub number: u8,
    pub site: BuildSite,
}

#[derive(Debug)]
pub struct Route {
    /// Ends where surveyors start.
    pub starts: EndSet,
    pub stations: Vec<Station>,
    pub spots: Vec<SpotKind>,
    pub sites: Vec<SiteEntry>,
    /// Cards of a strait among the sites, below all others (BB1).
    pub strait: SiteSet,
    /// Track cards among the spots, including canals.
    pub tracks: SpotSet,
    /// Canals among the track cards (DL1), with the rubble each holds and its points.
    pub canals: SpotSet,
    pub canal_rubble: [u8; MAX_SPOTS],
    pub canal_vp: [u8; MAX_SPOTS],
    /// Excavation sites of a station.
    pub station_spots: [SpotSet; MAX_STOPS],
    /// Build sites of a station.
    pub station_sites: [SiteSet; MAX_STOPS],
    /// Sites that may be built, indexed by the lowest track card with rubble (E2); the last entry: all clear.
    pub open_sites: [SiteSet; MAX_SPOTS + 1],
    /// Sites as far as the own surveyor has moved (BF6), by terminus and station.
    pub reach: [[SiteSet; MAX_STOPS]; 2],
    /// Sites whose cost needs at most this quantity, by quantity.
    pub stone_up_to: Vec<SiteSet>,
    pub steel_up_to: Vec<SiteSet>,
    pub iron_up_to: Vec<SiteSet>,
    /// Points of a surveyor, by terminus and station.
    pub surveyor_vp: [[u8; MAX_STOPS]; 2],
    /// Excavation sites of the station that brings maintenance (BF5).
    pub maintenance_spots: SpotSet,
}

impl Route {
    /// Lays the route out (S2, BF1).
    pub fn new(scenario: &Scenario, seats: u8) -> Route {
        let used = |station: &&Station| (station.least..=station.most).contains(&seats);
        let stations: Vec<Station> = scenario.stations.iter().filter(used).cloned().collect();
        let has_places = |end: &End| scenario.set_up.places[end.index()] > 0;
        let mut route = Route {
            starts: End::BOTH.into_iter().filter(has_places).collect(),
            spots: Vec::new(),
            sites: Vec::new(),
            strait: SiteSet::EMPTY,
            tracks: SpotSet::EMPTY,
            canals: SpotSet::EMPTY,
            canal_rubble: [0; MAX_SPOTS],
            canal_vp: [0; MAX_SPOTS],
            station_spots: [SpotSet::EMPTY; MAX_STOPS],
            station_sites: [SiteSet::EMPTY; MAX_STOPS],
            open_sites: [SiteSet::EMPTY; MAX_SPOTS + 1],
            reach: [[SiteSet::EMPTY; MAX_STOPS]; 2],
            stone_up_to: Vec::new(),
            steel_up_to: Vec::new(),
            iron_up_to: Vec::new(),
            surveyor_vp: [[0; MAX_STOPS]; 2],
            maintenance_spots: SpotSet::EMPTY,
            stations,
        };
        if let Some(strait) = &scenario.strait {
            route.add_strait(strait, seats);
        }
        for index in 0..route.stations.len() {
            route.add_station(index);
        }
        route.fill_reach();
        route.stone_up_to = up_to(&route.sites, |site| site.stone);
        route.steel_up_to = up_to(&route.sites, |site| site.steel);
        route.iron_up_to = up_to(&route.sites, |site| site.iron);
        route.fill_surveyor_vp(scenario);
        if let Some(station) = scenario.maintenance_station {
            let id = &scenario.stations[usize::from(station)].id;
            let stop = route.stations.iter().position(|station| &station.id == id);
            route.maintenance_spots = stop.map_or(SpotSet::EMPTY, |stop| route.station_spots[stop]);
        }
        route
    }

    /// The cards of a strait lie beyond the first station.
    fn add_strait(&mut self, strait: &Strait, seats: u8) {
        let site = BuildSite {
            stone: strait.stone,
            steel: 0,
            iron: 0,
            vp: 0,
        };
        for number in 1..=strait.cards[usize::from(seats) - 1] {
            self.strait.insert(Site::new(self.sites.len() as u8));
            let stop = Stop(0);
            self.sites.push(SiteEntry { stop, number, site });
        }
    }

    fn add_station(&mut self, index: usize) {
        let stop = Stop(index as u8);
        let station = self.stations[index].clone();
        for place in 1..=station.tracks {
            let spot = Spot::new(self.spots.len() as u8);
            self.tracks.insert(spot);
            let canal = station.canals.iter().find(|canal| canal.place == place);
            if let Some(canal) = canal {
                self.canals.insert(spot);
                self.canal_rubble[spot.index()] = canal.rubble;
                self.canal_vp[spot.index()] = canal.vp;
            }
            let number = self.tracks.len() as u8;
            self.spots.push(SpotKind::Track {
                number,
                before: stop,
            });
        }
        for (number, site) in (1..).zip(&station.excavation) {
            self.station_spots[index].insert(Spot::new(self.spots.len() as u8));
            self.spots.push(SpotKind::Excavation {
                stop,
                number,
                vp: site.vp,
            });
        }
        for (number, &site) in (1..).zip(&station.build) {
            self.station_sites[index].insert(Site::new(self.sites.len() as u8));
            self.sites.push(SiteEntry { stop, number, site });
        }
    }

    fn fill_reach(&mut self) {
        for (blocked, open) in self.open_sites.iter_mut().enumerate() {
            for (site, entry) in self.sites.iter().enumerate() {
                let beyond = |(spot, kind): (usize, &SpotKind)| {
                    spot >= blocked
                        && matches!(kind, SpotKind::Track { before, .. } if *before <= entry.stop)
                };
                if blocked == MAX_SPOTS || !self.spots.iter().enumerate().any(beyond) {
                    open.insert(Site::new(site as u8));
                }
            }
        }
        for stop in 0..self.stations.len() {
            for other in 0..self.stations.len() {
                for (end, there) in [(End::Near, other <= stop), (End::Far, other >= stop)] {
                    if there {
                        let reach = &mut self.reach[end.index()][stop];
                        *reach = reach.or(self.station_sites[other]);
                    }
                }
            }
        }
    }

    fn fill_surveyor_vp(&mut self, scenario: &Scenario) {
        let last = self.stations.len() - 1;
        for (stop, station) in self.stations.iter().enumerate() {
            let by_moves = |moves: usize| {
                if moves == 0 {
                    0
                } else {
                    scenario.surveying.moves_vp[moves - 1]
                }
            };
            let (near, far) = if scenario.surveying.moves_vp.is_empty() {
                (station.surveyor_vp, station.surveyor_vp)
            } else {
                (by_moves(stop), by_moves(last - stop))
            };
            self.surveyor_vp[End::Near as usize][stop] = near;
            self.surveyor_vp[End::Far as usize][stop] = far;
        }
    }

    /// Sites that cost at most these goods.
    #[inline]
    pub fn affordable(&self, stone: u8, steel: u16, iron: u8) -> SiteSet {
        let upto = |table: &[SiteSet], have: usize| table[have.min(table.len() - 1)];
        upto(&self.stone_up_to, usize::from(stone))
            .and(upto(&self.steel_up_to, usize::from(steel)))
            .and(upto(&self.iron_up_to, usize::from(iron)))
    }
}

fn up_to(sites: &[SiteEntry], cost: impl Fn(&BuildSite) -> u8) -> Vec<SiteSet> {
    let costs = || sites.iter().map(|entry| cost(&entry.site));
    let most = costs().max().unwrap_or(0);
    let affordable = |have| {
        let paid = costs().zip(0..).filter(|&(cost, _)| cost <= have);
        paid.map(|(_, index)| Site::new(index)).collect()
    };
    (0..=most).map(affordable).collect()
}
