//! A position in words, for digests and test scripts. Indices and bits of the state stay inside: places are named as
//! in the notation, track cards by their rubble.

use tabletop::description::{Counts, List, Place, Term};
use tabletop::{Description, Seat};

use crate::SpotKind;
use crate::agenda::{Maintenance, Phase, Step};
use crate::area::{Area, MAX_SPACES, Space};
use crate::contract::{Contract, ContractSet};
use crate::deal::Chance;
use crate::engine::Rules;
use crate::place::{Site, Spot, Stop};
use crate::state::{Goods, Player, State, Wait};
use crate::train::Train;
use crate::weather::Weather;

impl Rules {
    pub(crate) fn describe_position(&self, state: &State, description: &mut Description) {
        // Every field is named, so that a new one must be described or declared to follow from others.
        let State {
            players: _,
            daffodils: _,
            rubble: _,
            kinds: _,
            rubbled: _,
            unlaid: _,
            unbuilt: _,
            closed: _,
            track_cards: _,
            occupied: _,
            labourers: _,
            surveying: _,
            surveying_count: _,
            deck,
            discards,
            revealed,
            office,
            back,
            weather,
            middle,
            last,
            excavation_rate: _,
            lay_rate: _,
            yard,
            bag,
            bag_events,
            // Follows from the rest, as the audit checks.
            rubble_supply: _,
            hand_events,
            event_track,
            shed,
            train_coal,
            aside,
            trains_open,
            round,
            start,
            first,
            build_area,
            start_fixed,
            start_passed,
            forbidden,
            built,
            train_built,
            last_laid,
            extra_round,
            station_maintained,
            neutral,
            fresh: _,
            free_labourer,
            labourer_less,
            wait: _,
            actor: _,
            agenda: _,
        } = state;
        description.fact("round", *round);
        description.fact("start", *start);
        description.fact("first", *first);
        self.describe_players(state, description);
        self.describe_route(state, description);
        description.fact("neutral", self.station_id(self.terminus(*neutral)));
        describe_labourers(state, description);

        description.fact("deck", cards(*deck));
        description.fact("discards", cards(*discards));
        description.fact("revealed", cards(*revealed));
        description.fact("office", Office(office));
        description.fact("back", back.map(Weather::word));
        description.fact("weather", weather.map(Weather::word));
        description.fact("middle", middle.word());
        description.fact("last", last.word());
        description.fact("excavation", self.excavation_rate(state));
        description.fact("lay", self.lay_rate(state));

        description.fact("yard", Counts("isc", &counts(*yard)));
        let Goods { iron, stone, coal } = *bag;
        description.fact("bag", Counts("isce", &[iron, stone, coal, *bag_events]));
        description.fact("drawn-events", *hand_events);
        description.fact("events", List(event_track.iter()));

        description.fact("shed", List(shed.iter()));
        for train in self.tables.trains.iter() {
            description.fact(("coal-on", train), train_coal[train.index()]);
        }
        description.fact("aside", List(aside.iter()));
        description.fact("trains-open", *trains_open);

        description.fact("build-area", *build_area);
        description.fact("start-fixed", *start_fixed);
        description.fact("start-passed", *start_passed);
        description.fact("contracts-forbidden", *forbidden);
        description.fact("built", *built);
        description.fact("train-built", *train_built);
        description.fact("last-laid", *last_laid);
        description.fact("extra-round", *extra_round);
        description.fact("maintained", *station_maintained);
        for (key, [now, next]) in [
            (["free-labourer", "free-labourer-next"], free_labourer),
            (["labourer-less", "labourer-less-next"], labourer_less),
        ] {
            description.fact(key[0], List(now.iter()));
            description.fact(key[1], List(next.iter()));
        }
        self.describe_flow(state, description);
    }

    fn describe_players(&self, state: &State, description: &mut Description) {
        for seat in Seat::all(self.tables.seats) {
            self.describe_player(seat, &state.players[seat], description);
            description.fact(("daffodils", seat), state.daffodils[seat]);
        }
    }

    fn describe_player(&self, seat: Seat, player: &Player, description: &mut Description) {
        let Player {
            unused,
            used,
            active,
            // The owners of places are described with the places.
            spots: _,
            sites: _,
            steel,
            goods: Goods { iron, stone, coal },
            rubble,
            train_rubble,
            markers,
            labourers,
            hired,
            surveyor,
            terminus,
            terminus_marked,
            train,
        } = player;
        description.fact(("iron", seat), *iron);
        description.fact(("stone", seat), *stone);
        description.fact(("coal", seat), *coal);
        description.fact(("steel", seat), *steel);
        description.fact(("rubble", seat), *rubble);
        description.fact(("markers", seat), *markers);
        description.fact(("labourers", seat), *labourers);
        description.fact(("hired", seat), *hired);
        description.fact(("surveyor", seat), self.station_id(*surveyor));
        description.fact(
            ("terminus", seat),
            self.station_id(self.terminus(*terminus)),
        );
        description.fact(("marked", seat), *terminus_marked);
        description.fact(("unused", seat), cards(*unused));
        description.fact(("used", seat), cards(*used));
        description.fact(("active", seat), cards(*active));
        description.fact(("train", seat), *train);
        description.fact(("train-rubble", seat), *train_rubble);
    }

    /// Track cards, excavation and build sites and stations, from the near end. Which sites are open follows from
    /// them.
    fn describe_route(&self, state: &State, description: &mut Description) {
        let owner = |owns: &dyn Fn(&Player) -> bool| {
            Seat::all(self.tables.seats).find(|&seat| owns(&state.players[seat]))
        };
        let dealt = match state.agenda.phase {
            Phase::SetUp { tracks, .. } => tracks,
            _ => u8::MAX,
        };
        for spot in (0..self.spots()).map(Spot) {
            let kind = self.spot(spot);
            let name = self.spot_name(kind);
            if let SpotKind::Track { .. } = kind {
                let unlaid = state.unlaid.contains(spot);
                let number = self.dealt_number(spot).filter(|&number| number <= dealt);
                let card = number.and_then(|_| self.track_rubble(state.kinds[spot.index()]));
                description.fact(("card", name), card);
                description.fact(("laid", name), !unlaid);
                let full = self.canals().contains(spot) && !state.rubbled.contains(spot);
                description.fact(("full", name), full && unlaid);
            }
            description.fact(("on", name), state.rubble[spot.index()]);
            let owner = owner(&|player| player.spots.contains(spot));
            description.fact(("owner", name), owner);
        }
        for site in (0..self.sites()).map(Site) {
            let (id, number) = self.site_id(site);
            let name = Place(id, ".", number);
            if self.strait().contains(site) {
                let bridged = !state.unbuilt.contains(site);
                description.fact(("bridged", name), bridged);
            }
            let owner = owner(&|player| player.sites.contains(site));
            description.fact(("owner", name), owner);
        }
        for stop in (0..self.stops()).map(Stop) {
            let closed = state.closed.contains(stop);
            description.fact(("closed", self.station_id(stop)), closed);
        }
        let tracks = &self.tables.components.tracks;
        for (card, &left) in tracks.iter().zip(&state.track_cards) {
            description.fact(("track-cards", card.rubble), left);
        }
    }

    /// What the game waits for, and where it goes on.
    fn describe_flow(&self, state: &State, description: &mut Description) {
        let mut drawing = 0;
        match state.wait {
            Wait::Over => {
                description.fact("over", true);
                return;
            }
            Wait::Decision(asked) => description.fact("asked", asked.name()),
            Wait::Chance(chance) => {
                description.fact("chance", chance.word());
                if let Chance::Yard | Chance::Draw = chance {
                    drawing = self.cubes_to_draw(state);
                }
            }
        }
        if matches!(state.wait, Wait::Decision(_)) || state.playing().is_some() {
            description.fact("seat", state.actor);
        }
        let phase = state.agenda.phase;
        description.fact("stage", phase.name());
        if let Some(area) = phase.area() {
            description.fact("area", area.letter());
        }
        match phase {
            Phase::SetUp { tracks, termini } => description.fact("done", tracks + termini),
            Phase::Window {
                first,
                turn,
                played,
                ..
            } => {
                description.fact("done", turn);
                description.fact("window-first", first);
                description.fact("window-played", played);
            }
            Phase::Actions { done, .. } => description.fact("done", done),
            Phase::After { turn, extras, .. } => {
                description.fact("done", turn);
                description.fact("extra-actions", extras);
            }
            _ => {}
        }
        let (reveals, digging, laying) = match state.agenda.step {
            Step::None => (0, None, None),
            Step::Contract { reveals, .. } => (reveals, None, None),
            Step::Excavation { left } => (0, Some(left), None),
            Step::Event { space, left } if self.lays_track(space) => (0, None, left),
            Step::Event { left, .. } => (0, left, None),
        };
        let maintenance = state.agenda.maintenance;
        let turn = maintenance.map_or(0, |maintenance| maintenance.turn + 1);
        let Maintenance { returned, .. } = maintenance.unwrap_or_default();
        description.fact("playing", state.playing());
        description.fact("looking", reveals);
        description.fact("drawing", drawing);
        description.fact("digging", digging);
        description.fact("laying", laying);
        description.fact("event", state.event_space());
        description.fact("maintenance", turn);
        description.fact("returned", List(returned.iter()));
        description.fact("fresh", List(state.fresh.iter()));
    }

    /// `track.3` counts track cards up the route, `hebron.e1` excavation sites of a station.
    pub(crate) fn spot_name(&self, kind: SpotKind) -> Place<'_> {
        match kind {
            SpotKind::Track { number, .. } => Place("track", ".", number),
            SpotKind::Excavation { stop, number, .. } => Place(self.station_id(stop), ".e", number),
        }
    }

    fn station_id(&self, stop: Stop) -> &str {
        &self.stop(stop).id
    }

    /// The rubble by which track cards are told apart.
    fn track_rubble(&self, kind: u8) -> Option<u8> {
        let card = self.tables.components.tracks.get(usize::from(kind));
        card.map(|card| card.rubble)
    }
}

fn describe_labourers(state: &State, description: &mut Description) {
    for area in &Area::ALL[..6] {
        for space in (1..=MAX_SPACES).filter_map(|number| Space::new(*area, number)) {
            description.fact(("at", SpaceName(space)), state.labourer(space));
        }
    }
    description.fact(("at", "G"), List(state.surveying().iter()));
}

fn cards(set: ContractSet) -> impl Term {
    List(set.iter())
}

fn counts(goods: Goods) -> [u8; 3] {
    [goods.iron, goods.stone, goods.coal]
}

impl Term for Contract {
    fn write(&self, out: &mut String) {
        let (seasonal, number) = self.printed();
        if seasonal {
            out.push('S');
        }
        number.write(out);
    }
}

impl Term for Train {
    fn write(&self, out: &mut String) {
        out.push_str(self.label());
    }
}

/// `A1`
struct SpaceName(Space);

impl Term for SpaceName {
    fn write(&self, out: &mut String) {
        self.0.area().letter().write(out);
        self.0.number().write(out);
    }
}

/// The three positions in order, `-` for an empty one.
struct Office<'a>(&'a [Option<Contract>; 3]);

impl Term for Office<'_> {
    fn is_nothing(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    fn write(&self, out: &mut String) {
        List(self.0.iter()).write(out);
    }
}
