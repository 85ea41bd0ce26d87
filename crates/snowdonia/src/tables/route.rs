//! The route as laid out for a number of players: stations, places with rubble and build sites as bits of words,
//! counted from the lower end, so that "the lowest" is a bit scan from either side.

use crate::choice::End;
use crate::components::{BuildSite, Scenario, Station};
use crate::fact::Stop;
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

/// Tables of the route.
#[derive(Debug)]
pub struct Route {
    pub stations: Vec<Station>,
    pub spots: Vec<SpotKind>,
    pub sites: Vec<SiteEntry>,
    /// Track cards among the spots.
    pub tracks: u32,
    /// Excavation sites of a station.
    pub station_spots: [u32; MAX_STOPS],
    /// Build sites of a station.
    pub station_sites: [u32; MAX_STOPS],
    /// Sites that may be built while the lowest track card with rubble is the index (E2); the last: all clear.
    pub open_sites: [u32; MAX_SPOTS + 1],
    /// Sites up to the own surveyor (BF6), by own terminus and station.
    pub reach: [[u32; MAX_STOPS]; 2],
    /// Sites whose cost needs at most so much, by quantity.
    pub stone_up_to: Vec<u32>,
    pub steel_up_to: Vec<u32>,
    pub iron_up_to: Vec<u32>,
    /// Points of a surveyor, by own terminus and station.
    pub surveyor_vp: [[u8; MAX_STOPS]; 2],
    /// Excavation sites of the station that brings maintenance (BF5).
    pub maintenance_spots: u32,
}

impl Route {
    /// Lays the route out (S2, BF1).
    pub fn new(scenario: &Scenario, seats: u8) -> Route {
        let used = |station: &&Station| (station.least..=station.most).contains(&seats);
        let stations: Vec<Station> = scenario.stations.iter().filter(used).cloned().collect();
        let mut route = Route {
            spots: Vec::new(),
            sites: Vec::new(),
            tracks: 0,
            station_spots: [0; MAX_STOPS],
            station_sites: [0; MAX_STOPS],
            open_sites: [0; MAX_SPOTS + 1],
            reach: [[0; MAX_STOPS]; 2],
            stone_up_to: Vec::new(),
            steel_up_to: Vec::new(),
            iron_up_to: Vec::new(),
            surveyor_vp: [[0; MAX_STOPS]; 2],
            maintenance_spots: 0,
            stations,
        };
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
            route.maintenance_spots = stop.map_or(0, |stop| route.station_spots[stop]);
        }
        route
    }

    fn add_station(&mut self, index: usize) {
        let stop = Stop(index as u8);
        let station = self.stations[index].clone();
        for _ in 0..station.tracks {
            self.tracks |= 1 << self.spots.len();
            let number = self.tracks.count_ones() as u8;
            self.spots.push(SpotKind::Track {
                number,
                before: stop,
            });
        }
        for (number, site) in (1..).zip(&station.excavation) {
            self.station_spots[index] |= 1 << self.spots.len();
            self.spots.push(SpotKind::Excavation {
                stop,
                number,
                vp: site.vp,
            });
        }
        for (number, &site) in (1..).zip(&station.build) {
            self.station_sites[index] |= 1 << self.sites.len();
            self.sites.push(SiteEntry { stop, number, site });
        }
        assert!(
            self.spots.len() <= MAX_SPOTS && self.sites.len() <= MAX_SITES,
            "checked when components are read"
        );
    }

    fn fill_reach(&mut self) {
        for (blocked, open) in self.open_sites.iter_mut().enumerate() {
            for (site, entry) in self.sites.iter().enumerate() {
                let beyond = |(spot, kind): (usize, &SpotKind)| {
                    spot >= blocked
                        && matches!(kind, SpotKind::Track { before, .. } if *before <= entry.stop)
                };
                if blocked == MAX_SPOTS || !self.spots.iter().enumerate().any(beyond) {
                    *open |= 1 << site;
                }
            }
        }
        for stop in 0..self.stations.len() {
            for other in 0..self.stations.len() {
                if other <= stop {
                    self.reach[End::Near as usize][stop] |= self.station_sites[other];
                }
                if other >= stop {
                    self.reach[End::Far as usize][stop] |= self.station_sites[other];
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
                    scenario.moves_vp[moves - 1]
                }
            };
            let (near, far) = if scenario.moves_vp.is_empty() {
                (station.surveyor_vp, station.surveyor_vp)
            } else {
                (by_moves(stop), by_moves(last - stop))
            };
            self.surveyor_vp[End::Near as usize][stop] = near;
            self.surveyor_vp[End::Far as usize][stop] = far;
        }
    }

    /// Sites whose cost is at most these goods.
    #[inline]
    pub fn affordable(&self, stone: u8, steel: u16, iron: u8) -> u32 {
        let upto = |table: &[u32], have: usize| table[have.min(table.len() - 1)];
        upto(&self.stone_up_to, usize::from(stone))
            & upto(&self.steel_up_to, usize::from(steel))
            & upto(&self.iron_up_to, usize::from(iron))
    }
}

fn up_to(sites: &[SiteEntry], cost: impl Fn(&BuildSite) -> u8) -> Vec<u32> {
    let most = sites
        .iter()
        .map(|entry| cost(&entry.site))
        .max()
        .unwrap_or(0);
    let affordable = |have| {
        let bit = |(site, entry): (usize, &SiteEntry)| u32::from(cost(&entry.site) <= have) << site;
        sites.iter().enumerate().map(bit).sum()
    };
    (0..=most).map(affordable).collect()
}

/// The first spot of a set as seen from an end.
#[inline]
pub fn first(set: u32, from: End) -> u8 {
    debug_assert!(set != 0);
    match from {
        End::Near => set.trailing_zeros() as u8,
        End::Far => 31 - set.leading_zeros() as u8,
    }
}

/// The spots that come before `spot` as seen from an end.
#[inline]
pub fn before(spot: u8, from: End) -> u32 {
    match from {
        End::Near => crate::bits::below(u32::from(spot)),
        End::Far => !crate::bits::below(u32::from(spot) + 1),
    }
}
