//! Conservation and consistency, for tests: everything that can be counted at any instant.

use tabletop::Seat;

use crate::agenda::Phase;
use crate::area::{Area, Space, SpaceSet};
use crate::contract::{Contract, ContractSet};
use crate::engine::Rules;
use crate::place::{SiteSet, Spot, SpotSet, Stop, StopSet};
use crate::state::{State, Wait};
use crate::train::Train;

/// The numbered spaces of areas A to F.
const SPACES: SpaceSet = SpaceSet::below(Space::G.index());

impl Rules {
    pub(crate) fn faults(&self, state: &State) -> Vec<String> {
        let mut faults = self.out_of_range(state);
        if !faults.is_empty() {
            // What follows trusts these numbers.
            return faults;
        }
        let mut check = |holds: bool, what: &str| {
            if !holds {
                faults.push(what.to_owned());
            }
        };
        let players = &state.players.0[..usize::from(self.tables.seats)];
        let board = &self.tables.components.board;
        let row = usize::from(self.tables.seats - 1);
        let sum = |what: fn(&crate::state::Player) -> u16| players.iter().map(what).sum::<u16>();

        // P5
        let (iron, stone) = if self.tables.solo {
            (0, 0)
        } else {
            (board.yard_iron, board.yard_stone)
        };
        check(
            u16::from(state.bag.iron + state.yard.iron) + sum(|player| player.goods.iron.into())
                == u16::from(board.bag_iron[row] + iron),
            "iron is not conserved",
        );
        check(
            u16::from(state.bag.stone + state.yard.stone) + sum(|player| player.goods.stone.into())
                == u16::from(board.bag_stone[row] + stone),
            "stone is not conserved",
        );
        let on_trains: u16 = state.train_coal.iter().map(|&coal| u16::from(coal)).sum();
        check(
            u16::from(state.bag.coal + state.yard.coal)
                + on_trains
                + sum(|player| player.goods.coal.into())
                == u16::from(self.tables.coal),
            "coal is not conserved",
        );
        check(
            self.rubble_out(state) + state.rubble_supply == 0,
            "rubble is not conserved",
        );
        check(
            u16::from(state.bag_events)
                + u16::from(state.hand_events)
                + u16::from(state.event_track.len())
                == u16::from(self.tables.events),
            "event cubes are not conserved",
        );
        // While an event is being resolved, its cube and those it sends back still lie on the event track.
        let drawable = state.bag_events > 0 || state.hand_events > 0 || state.event_space() > 0;
        check(drawable, "the bag holds no event cube");

        self.check_cards(state, &mut check);
        self.check_route(state, &mut check);
        self.check_people(state, &mut check);
        faults
    }

    /// Rubble on the route, on trains and with the players (MX5).
    pub(crate) fn rubble_out(&self, state: &State) -> i32 {
        let shed = state.shed.iter();
        let shed = shed.map(|train| i32::from(self.tables.powers.of(Some(train)).rubble));
        let route = state.rubble.iter().map(|&rubble| i32::from(rubble));
        let players = state.players.0.iter();
        let players =
            players.map(|player| i32::from(player.rubble) + i32::from(player.train_rubble));
        shed.chain(route).chain(players).sum()
    }

    /// References to things that do not exist.
    fn out_of_range(&self, state: &State) -> Vec<String> {
        let route = &self.tables.route;
        let spots = SpotSet::below(route.spots.len());
        let sites = SiteSet::below(route.sites.len());
        let stations = StopSet::below(route.stations.len());
        let players = &state.players.0;
        let known = |contract: Option<Contract>| contract.is_none_or(Contract::exists);
        let here = |seat: Seat| seat.number() <= self.tables.seats;
        let kinds = self.tables.components.tracks.len();
        let returned = state.agenda.maintenance.unwrap_or_default().returned;
        let surveying = state.surveying.get(..usize::from(state.surveying_count));
        let window_first = match state.agenda.phase {
            Phase::Window { first, .. } => first,
            _ => state.start,
        };
        let owned_spots = players.iter().map(|player| player.spots);
        let owned_sites = players.iter().map(|player| player.sites);
        let mut named_spots = owned_spots.chain([state.rubbled, state.unlaid]);
        let mut named_sites = owned_sites.chain([state.unbuilt]);
        let names = [
            (
                "a place with rubble",
                named_spots.any(|set| !set.without(spots).is_empty())
                    || state.rubble[route.spots.len()..]
                        .iter()
                        .any(|&rubble| rubble > 0),
            ),
            (
                "a build site",
                named_sites.any(|set| !set.without(sites).is_empty()),
            ),
            ("a station", !state.closed.without(stations).is_empty()),
            (
                "a train",
                !players
                    .iter()
                    .all(|player| player.train.is_none_or(Train::exists))
                    || !state
                        .shed
                        .or(state.aside)
                        .or(returned)
                        .without(self.tables.trains)
                        .is_empty(),
            ),
            (
                "a track card",
                state.kinds.iter().any(|&kind| usize::from(kind) >= kinds)
                    || state.track_cards[kinds..].iter().any(|&left| left > 0),
            ),
            (
                "a contract",
                !known(state.playing()) || !state.office.into_iter().all(known),
            ),
            (
                "a seat",
                ![state.start, state.first, state.actor, window_first]
                    .into_iter()
                    .all(here)
                    || !state
                        .occupied
                        .and(SPACES)
                        .iter()
                        .all(|space| here(state.labourers[space.index()]))
                    || !surveying.is_some_and(|seats| seats.iter().all(|&seat| here(seat)))
                    || [state.fresh]
                        .into_iter()
                        .chain(state.free_labourer)
                        .chain(state.labourer_less)
                        .any(|seats| seats.iter().any(|seat| !here(seat))),
            ),
            ("a space", !state.occupied.without(SPACES).is_empty()),
        ];
        let named = names.into_iter().filter(|(_, named)| *named);
        named
            .map(|(what, _)| format!("{what} that does not exist"))
            .collect()
    }

    fn check_cards(&self, state: &State, check: &mut impl FnMut(bool, &str)) {
        let mut seen = ContractSet::EMPTY;
        let mut count = 0;
        let mut add = |set: ContractSet| {
            seen = seen.or(set);
            count += set.len();
        };
        let piles = [state.deck, state.discards, state.revealed, state.office()];
        piles.into_iter().for_each(&mut add);
        for seat in Seat::all(self.tables.seats) {
            let player = &state.players[seat];
            add(player.unused);
            add(player.used);
            check(
                player.active.and(player.used) == player.active,
                "an active contract was not played",
            );
        }
        check(
            seen == self.tables.contracts && count == seen.len(),
            "a contract is missing or there twice",
        );
        let dealt = !matches!(state.agenda.phase, Phase::SetUp { .. });
        check(
            !dealt || state.back.is_none() || !self.top_cards(state).is_empty(),
            "no card has the visible icon",
        );
        let waits_for_back = state.wait == Wait::Chance(crate::deal::Chance::Back);
        check(
            !dealt || waits_for_back || state.back.is_some() != state.deck.is_empty(),
            "the back and the deck disagree",
        );
        let mut trains = state.shed;
        let mut cards = trains.len();
        for train in Seat::all(self.tables.seats)
            .filter_map(|seat| state.players[seat].train)
            .chain(state.aside.iter())
        {
            trains.insert(train);
            cards += 1;
        }
        check(trains.len() == cards, "a train is there twice");
        check(
            self.tables.solo || trains == self.tables.trains,
            "a train is missing",
        );
        check(
            self.tables.solo || !dealt || state.aside.len() == self.tables.aside,
            "not as many trains set aside as should be",
        );
        let coal = |train: Train| state.train_coal[train.index()];
        let mut off_shed = self.tables.trains.without(state.shed).iter();
        check(
            state.train_coal[0] == 0 && off_shed.all(|train| coal(train) == 0),
            "coal on a train that is not there",
        );
        check(dealt || state.round == 0, "a round during set-up");
    }

    fn check_route(&self, state: &State, check: &mut impl FnMut(bool, &str)) {
        let route = &self.tables.route;
        let mut owned_spots = SpotSet::EMPTY;
        let mut owned_sites = SiteSet::EMPTY;
        let mut twice = false;
        for seat in Seat::all(self.tables.seats) {
            let player = &state.players[seat];
            twice |= owned_spots.meets(player.spots) || owned_sites.meets(player.sites);
            owned_spots = owned_spots.or(player.spots);
            owned_sites = owned_sites.or(player.sites);
        }
        check(!twice, "two owners of one place");
        for spot in (0..self.spots()).map(Spot) {
            let rubble = state.rubble[spot.index()];
            let open = state.rubbled.contains(spot);
            let owned = owned_spots.contains(spot);
            let agreed = if route.canals.contains(spot) && open {
                rubble < route.canal_rubble[spot.index()]
            } else {
                (rubble > 0) == open
            };
            check(agreed, "rubble and its set disagree");
            if route.tracks.contains(spot) {
                let unlaid = state.unlaid.contains(spot);
                check(unlaid || !open, "rubble on laid track");
                check(!unlaid || !owned, "an owner of track that is not laid");
            } else {
                check(!open || !owned, "an owner of a site with rubble");
            }
        }
        check(
            !owned_sites.meets(state.unbuilt),
            "a built site is still open",
        );
        self.check_strait(state, owned_spots, owned_sites, check);
        let daffodils: u32 = state
            .daffodils
            .0
            .iter()
            .map(|&count| u32::from(count))
            .sum();
        check(
            daffodils <= route.canals.without(state.rubbled).len(),
            "more daffodils than canals that were filled",
        );
        for stop in (0..self.stops()).map(Stop) {
            let closed = state.closed.contains(stop);
            let sites = route.station_sites[stop.index()];
            let open = state.rubbled.meets(route.station_spots[stop.index()])
                || state.unbuilt.meets(sites);
            check(!(closed && open), "a closed station has open sites");
            let unowned = sites.without(owned_sites).without(state.unbuilt);
            check(
                closed || unowned.is_empty(),
                "a site is neither built nor open",
            );
        }
        let cards: u8 = state.track_cards.iter().sum();
        let all: u8 = self.starting_position().track_cards.iter().sum();
        let placed = match state.agenda.phase {
            Phase::SetUp { tracks, .. } => tracks,
            _ => self.dealt_spots().len() as u8,
        };
        check(cards + placed == all, "a track card is missing");
        check(
            state.unlaid.without(route.tracks).is_empty(),
            "track where there is none",
        );
    }

    /// BB2, BB5: the cards of a strait are built from the lowest up, and nothing is done beyond them before.
    fn check_strait(
        &self,
        state: &State,
        owned_spots: SpotSet,
        owned_sites: SiteSet,
        check: &mut impl FnMut(bool, &str),
    ) {
        let strait = self.strait();
        let built = strait.without(state.unbuilt);
        check(
            built == SiteSet::below(built.len() as usize),
            "a card of a strait was built before the one below",
        );
        let beyond = state.unlaid != self.tables.route.tracks
            || !owned_spots.is_empty()
            || !owned_sites.without(strait).is_empty()
            || !state.closed.is_empty();
        check(
            built == strait || !beyond,
            "work beyond a strait that is not bridged",
        );
    }

    fn check_people(&self, state: &State, check: &mut impl FnMut(bool, &str)) {
        let markers = self.tables.components.board.markers;
        for seat in Seat::all(self.tables.seats) {
            let player = &state.players[seat];
            let placed =
                player.spots.len() + player.sites.len() + u32::from(player.terminus_marked);
            check(
                placed + u32::from(player.markers) == u32::from(markers),
                "markers are not conserved",
            );
            check(
                player.surveyor.0 < self.stops(),
                "a surveyor is off the route",
            );
            let spaces = state.occupied.iter();
            let standing = spaces
                .filter(|space| state.labourers[space.index()] == seat)
                .count()
                + state
                    .surveying()
                    .iter()
                    .filter(|&&other| other == seat)
                    .count();
            let labourers = usize::from(self.labourers_of(state, seat)) + usize::from(player.hired);
            if let Phase::Assign | Phase::Window { area: Area::A, .. } = state.agenda.phase {
                check(
                    standing + usize::from(player.labourers) == labourers,
                    "labourers are not conserved",
                );
            } else {
                check(standing <= labourers, "too many labourers");
            }
        }
        let board = &self.tables.components.board;
        check(
            usize::from(state.excavation_rate) < board.excavation_rates.len(),
            "the excavation rate is off its track",
        );
        check(
            usize::from(state.lay_rate) < board.lay_rates.len(),
            "the lay rate is off its track",
        );
        let open = self.tables.open[usize::from(state.build_area)][0];
        check(
            state.occupied.without(open).is_empty(),
            "a labourer stands where no space is",
        );
        check(
            state.agenda.maintenance.is_none()
                || state.wait == Wait::Decision(crate::choice::Asked::Maintenance),
            "maintenance is under way and not asked",
        );
    }
}
