//! Conservation and consistency, for tests: what can be counted at every instant.

use tabletop::Seat;

use crate::SpotKind;
use crate::area::Space;
use crate::contract::{Contract, ContractSet};
use crate::engine::Rules;
use crate::state::{Stage, State, Wait};

/// The numbered spaces of areas A to F.
const SPACES: u32 = (1 << Space::G.index()) - 1;

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
            u32::from(state.bag_events + state.hand_events) + state.event_track.count_ones()
                == u32::from(self.tables.events),
            "event cubes are not conserved",
        );
        // While an event is resolved its cube, and those it sends back, still lie on the event track.
        let drawable = state.bag_events + state.hand_events + state.event_space;
        check(drawable > 0, "the bag holds no event cube");

        self.check_cards(state, &mut check);
        self.check_route(state, &mut check);
        self.check_people(state, &mut check);
        faults
    }

    /// What names something that does not exist.
    fn out_of_range(&self, state: &State) -> Vec<String> {
        let route = &self.tables.route;
        let spots = crate::bits::below(route.spots.len() as u32);
        let sites = crate::bits::below(route.sites.len() as u32);
        let stations = crate::bits::below(u32::from(self.stops()));
        let players = &state.players.0;
        let beyond = |set: fn(&crate::state::Player) -> u32, all: u32| {
            players.iter().any(|player| set(player) & !all != 0)
        };
        let known = |contract: Option<Contract>| {
            contract.is_none_or(|contract| Contract::new(contract.number()).is_some())
        };
        let here = |seat: Seat| seat.number() <= self.tables.seats;
        let kinds = self.tables.components.tracks.len();
        let surveying = state.surveying.get(..usize::from(state.surveying_count));
        let names = [
            (
                "a place with rubble",
                state.rubbled & !spots != 0
                    || state.rubble[route.spots.len()..]
                        .iter()
                        .any(|&rubble| rubble > 0)
                    || beyond(|player| player.spots, spots),
            ),
            (
                "a build site",
                state.unbuilt & !sites != 0 || beyond(|player| player.sites, sites),
            ),
            ("a station", u32::from(state.closed) & !stations != 0),
            (
                "a track card",
                state.kinds.iter().any(|&kind| usize::from(kind) >= kinds)
                    || state.track_cards[kinds..].iter().any(|&left| left > 0),
            ),
            (
                "a contract",
                !known(state.playing) || !state.office.into_iter().all(known),
            ),
            (
                "a seat",
                ![state.start, state.first, state.actor, state.window_first]
                    .into_iter()
                    .all(here)
                    || !crate::bits::ones(state.occupied & SPACES)
                        .all(|space| here(state.labourers[usize::from(space)]))
                    || !surveying.is_some_and(|seats| seats.iter().all(|&seat| here(seat)))
                    || state.fresh.iter().any(|seat| !here(seat)),
            ),
            ("a space", state.occupied & !SPACES != 0),
        ];
        let named = names.into_iter().filter(|(_, named)| *named);
        named
            .map(|(what, _)| format!("{what} that does not exist"))
            .collect()
    }

    fn check_cards(&self, state: &State, check: &mut impl FnMut(bool, &str)) {
        let mut seen = ContractSet::NONE;
        let mut count = 0;
        let mut add = |set: ContractSet| {
            seen = seen.or(set);
            count += set.len();
        };
        let piles = [
            state.deck,
            state.discards,
            state.revealed,
            crate::legality::menu::office(state),
        ];
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
        let dealt = state.stage != Stage::Setup;
        check(
            !dealt || state.back.is_none() || !self.top_cards(state).is_empty(),
            "no card has the visible icon",
        );
        let waits_for_back = state.wait == Wait::Chance(crate::deal::Chance::Back);
        check(
            !dealt || waits_for_back || state.back.is_some() != state.deck.is_empty(),
            "the back and the deck disagree",
        );
        let mut trains = u32::from(state.shed);
        let mut cards = state.shed.count_ones();
        for train in Seat::all(self.tables.seats)
            .filter_map(|seat| state.players[seat].train)
            .chain(state.aside)
        {
            trains |= 1 << train.index();
            cards += 1;
        }
        check(trains.count_ones() == cards, "a train is there twice");
        check(
            self.tables.solo || trains == u32::from(self.tables.trains),
            "a train is missing",
        );
        let off_shed = |&index: &usize| state.shed >> index & 1 == 0;
        check(
            (0..8)
                .filter(off_shed)
                .all(|index| state.train_coal[index] == 0),
            "coal on a train that is not there",
        );
        check(dealt || state.round == 0, "a round during set-up");
    }

    fn check_route(&self, state: &State, check: &mut impl FnMut(bool, &str)) {
        let route = &self.tables.route;
        let mut owned_spots = 0;
        let mut owned_sites = 0;
        let mut twice = false;
        for seat in Seat::all(self.tables.seats) {
            let player = &state.players[seat];
            twice |= owned_spots & player.spots != 0 || owned_sites & player.sites != 0;
            owned_spots |= player.spots;
            owned_sites |= player.sites;
        }
        check(!twice, "two owners of one place");
        for (spot, kind) in route.spots.iter().enumerate() {
            let bit = 1 << spot;
            check(
                (state.rubble[spot] > 0) == (state.rubbled & bit != 0),
                "rubble and its set disagree",
            );
            if let SpotKind::Track { .. } = kind {
                let unlaid = state.unlaid & bit != 0;
                check(unlaid || state.rubble[spot] == 0, "rubble on laid track");
                check(
                    !unlaid || owned_spots & bit == 0,
                    "an owner of track that is not laid",
                );
            } else {
                check(
                    state.rubble[spot] == 0 || owned_spots & bit == 0,
                    "an owner of a site with rubble",
                );
            }
        }
        check(
            owned_sites & state.unbuilt == 0,
            "a built site is still open",
        );
        for stop in 0..route.stations.len() {
            let closed = state.closed >> stop & 1 == 1;
            let open = state.rubbled & route.station_spots[stop] != 0
                || state.unbuilt & route.station_sites[stop] != 0;
            check(!(closed && open), "a closed station has open sites");
            let unowned = route.station_sites[stop] & !owned_sites & !state.unbuilt;
            check(closed || unowned == 0, "a site is neither built nor open");
        }
        let cards: u8 = state.track_cards.iter().sum();
        let all: u8 = self.starting_position().track_cards.iter().sum();
        let placed = if state.stage == Stage::Setup {
            state.slot.min(route.tracks.count_ones() as u8)
        } else {
            route.tracks.count_ones() as u8
        };
        check(cards + placed == all, "a track card is missing");
        check(
            state.unlaid & !route.tracks == 0,
            "track where there is none",
        );
    }

    fn check_people(&self, state: &State, check: &mut impl FnMut(bool, &str)) {
        let markers = self.tables.components.board.markers;
        for seat in Seat::all(self.tables.seats) {
            let player = &state.players[seat];
            let placed = player.spots.count_ones()
                + player.sites.count_ones()
                + u32::from(player.terminus_marked);
            check(
                placed + u32::from(player.markers) == u32::from(markers),
                "markers are not conserved",
            );
            check(
                player.surveyor < self.stops(),
                "a surveyor is off the route",
            );
            let here = |&&other: &&Seat| other == seat;
            let standing = crate::bits::ones(state.occupied)
                .filter(|&space| state.labourers[usize::from(space)] == seat)
                .count()
                + state.surveying[..usize::from(state.surveying_count)]
                    .iter()
                    .filter(here)
                    .count();
            let labourers = 2 + usize::from(player.hired);
            if state.stage == Stage::Assign
                || state.stage == Stage::Window && state.area == crate::area::Area::A
            {
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
            state.occupied & !open == 0,
            "a labourer stands where no space is",
        );
        check(
            state.maintenance == 0
                || state.wait == Wait::Decision(crate::choice::Asked::Maintenance),
            "maintenance is under way and not asked",
        );
    }
}
