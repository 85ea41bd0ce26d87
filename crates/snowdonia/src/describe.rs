//! A position in words, for digests and test scripts. Numbers of spots, bits and kinds of the state stay inside: places
//! are named as in the notation, track cards by their rubble.

use tabletop::description::{Counts, List, Place, Term};
use tabletop::{Description, Seat};

use crate::SpotKind;
use crate::area::Space;
use crate::bits::ones;
use crate::contract::{Contract, ContractSet};
use crate::engine::Rules;
use crate::fact::Stop;
use crate::state::{Goods, Player, Stage, State, Wait};
use crate::train::Train;
use crate::weather::Weather;

impl Rules {
    pub(crate) fn describe_position(&self, state: &State, description: &mut Description) {
        // Every field by its name: one that is added must be described, or said to follow from others.
        let State {
            players,
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
            forbidden,
            built,
            train_built,
            last_laid,
            extra_round,
            station_maintained,
            neutral,
            wait: _,
            actor: _,
            stage: _,
            area: _,
            slot: _,
            extras: _,
            window_first: _,
            window_played: _,
            playing: _,
            looking: _,
            drawing: _,
            digging: _,
            event_space: _,
            maintenance: _,
            returned: _,
            fresh: _,
        } = state;
        description.fact("round", *round);
        description.fact("start", *start);
        description.fact("first", *first);
        for seat in Seat::all(self.tables.seats) {
            self.describe_player(seat, &players[seat], description);
        }
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
        description.fact("events", List(ones((*event_track).into())));

        description.fact("shed", List(ones((*shed).into())));
        for train in ones(u32::from(self.tables.trains)).filter_map(Train::new) {
            description.fact(("coal-on", train), train_coal[train.index()]);
        }
        description.fact("aside", *aside);
        description.fact("trains-open", *trains_open);

        description.fact("build-area", *build_area);
        description.fact("start-fixed", *start_fixed);
        description.fact("contracts-forbidden", *forbidden);
        description.fact("built", *built);
        description.fact("train-built", *train_built);
        description.fact("last-laid", *last_laid);
        description.fact("extra-round", *extra_round);
        description.fact("maintained", *station_maintained);
        self.describe_flow(state, description);
    }

    fn describe_player(&self, seat: Seat, player: &Player, description: &mut Description) {
        let Player {
            unused,
            used,
            active,
            // The owners of places stand with the places.
            spots: _,
            sites: _,
            steel,
            goods: Goods { iron, stone, coal },
            rubble,
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
        description.fact(("surveyor", seat), self.station_id(Stop(*surveyor)));
        description.fact(
            ("terminus", seat),
            self.station_id(self.terminus(*terminus)),
        );
        description.fact(("marked", seat), *terminus_marked);
        description.fact(("unused", seat), cards(*unused));
        description.fact(("used", seat), cards(*used));
        description.fact(("active", seat), cards(*active));
        description.fact(("train", seat), *train);
    }

    /// Track cards, excavation and build sites, stations, from the near end. Which sites are open follows from it.
    fn describe_route(&self, state: &State, description: &mut Description) {
        let owner = |owns: &dyn Fn(&Player) -> bool| {
            Seat::all(self.tables.seats).find(|&seat| owns(&state.players[seat]))
        };
        let dealt = match state.stage {
            Stage::Setup => state.slot,
            _ => u8::MAX,
        };
        for (spot, &kind) in self.tables.route.spots.iter().enumerate() {
            let name = self.spot_name(kind);
            if let SpotKind::Track { number, .. } = kind {
                let card = self.track_rubble(state.kinds[spot]);
                description.fact(("card", name), card.filter(|_| number <= dealt));
                description.fact(("laid", name), state.unlaid >> spot & 1 == 0);
            }
            description.fact(("on", name), state.rubble[spot]);
            let owner = owner(&|player| player.spots >> spot & 1 == 1);
            description.fact(("owner", name), owner);
        }
        for (site, entry) in self.tables.route.sites.iter().enumerate() {
            let name = Place(self.station_id(entry.stop), ".", entry.number);
            let owner = owner(&|player| player.sites >> site & 1 == 1);
            description.fact(("owner", name), owner);
        }
        for stop in 0..self.stops() {
            let closed = state.closed >> stop & 1 == 1;
            description.fact(("closed", self.station_id(Stop(stop))), closed);
        }
        let tracks = &self.tables.components.tracks;
        for (card, &left) in tracks.iter().zip(&state.track_cards) {
            description.fact(("track-cards", card.rubble), left);
        }
    }

    /// What the game waits for and where it goes on. What a stage does not use is left over from an earlier one and
    /// says nothing.
    fn describe_flow(&self, state: &State, description: &mut Description) {
        match state.wait {
            Wait::Over => {
                description.fact("over", true);
                return;
            }
            Wait::Decision(asked) => description.fact("asked", asked.name()),
            Wait::Chance(chance) => description.fact("chance", chance.word()),
        }
        if matches!(state.wait, Wait::Decision(_)) || state.playing.is_some() {
            description.fact("seat", state.actor);
        }
        description.fact("stage", stage_name(state.stage));
        let in_area = matches!(state.stage, Stage::Window | Stage::Actions | Stage::After);
        if in_area {
            description.fact("area", state.area.letter());
        }
        // Turns of the window or afterwards, spaces of the area, cards and termini of the set-up.
        if in_area || state.stage == Stage::Setup {
            description.fact("done", state.slot);
        }
        if matches!(state.stage, Stage::After | Stage::Setup) {
            description.fact("extra-actions", state.extras);
        }
        if state.stage == Stage::Window {
            description.fact("window-first", state.window_first);
            description.fact("window-played", state.window_played);
        }
        description.fact("playing", state.playing);
        description.fact("looking", state.looking);
        description.fact("drawing", state.drawing);
        description.fact("digging", state.digging);
        description.fact("event", state.event_space);
        description.fact("maintenance", state.maintenance);
        description.fact("returned", List(ones(state.returned.into())));
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

    /// The rubble that tells track cards apart.
    fn track_rubble(&self, kind: u8) -> Option<u8> {
        let card = self.tables.components.tracks.get(usize::from(kind));
        card.map(|card| card.rubble)
    }
}

fn describe_labourers(state: &State, description: &mut Description) {
    for space in 0..Space::G.index() {
        let there = state.occupied >> space & 1 == 1;
        let seat = there.then(|| state.labourers[usize::from(space)]);
        let space = Space::from_index(space);
        description.fact(("at", SpaceName(space)), seat);
    }
    let surveying = &state.surveying[..usize::from(state.surveying_count)];
    description.fact(("at", "G"), List(surveying.iter()));
}

fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Setup => "set-up",
        Stage::Assign => "assign",
        Stage::Window => "window",
        Stage::Actions => "actions",
        Stage::After => "after-actions",
        Stage::Restock => "restock",
        Stage::Forecast => "forecast",
        Stage::Yard => "yard",
        Stage::Events => "events",
        Stage::RoundEnd => "round-end",
    }
}

fn cards(set: ContractSet) -> impl Term {
    List(set.iter())
}

fn counts(goods: Goods) -> [u8; 3] {
    [goods.iron, goods.stone, goods.coal]
}

impl Term for Contract {
    fn write(&self, out: &mut String) {
        self.number().write(out);
    }
}

impl Term for Train {
    fn write(&self, out: &mut String) {
        self.number().write(out);
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

/// The three positions in their order, `-` for an empty one.
struct Office<'a>(&'a [Option<Contract>; 3]);

impl Term for Office<'_> {
    fn is_nothing(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    fn write(&self, out: &mut String) {
        List(self.0.iter()).write(out);
    }
}
