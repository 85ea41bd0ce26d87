//! From facts to the pieces that move on the table of Snowdonia.

use snowdonia::agenda::Step;
use snowdonia::area::{Area, Space};
use snowdonia::choice::Cubes;
use snowdonia::components::Resource;
use snowdonia::contract::Contract;
use snowdonia::deal::Drawn;
use snowdonia::place::{End, Spot, Stop};
use snowdonia::train::Train;
use snowdonia::weather::Weather;
use snowdonia::{Fact, Rules, State};
use tabletop::{Rules as _, Seat};

use super::board::BoardFacts;
use super::places as at;
use crate::movement::{DECK, DISCARDS, DRAWN, Movement, Movements, RESERVE, REVEALED};

/// The pieces that move in a step with these facts.
pub fn movements(rules: &Rules, before: &State, facts: &[Fact], after: &State) -> Vec<Movement> {
    let mut table = Table {
        rules,
        state: *before,
        after,
        moved: Movements::default(),
    };
    for (index, &fact) in facts.iter().enumerate() {
        table.moved.follow(index);
        table.follow(fact);
    }
    table.slide();
    table.moved.into_vec()
}

/// The table while the facts of a step are processed, one after the other.
struct Table<'a> {
    rules: &'a Rules,
    /// Where pieces are that facts move without saying from where. Nothing else in it is kept up to date.
    state: State,
    after: &'a State,
    moved: Movements,
}

impl Table<'_> {
    #[expect(
        clippy::too_many_lines,
        reason = "a catalogue: one line for each kind of fact"
    )]
    fn follow(&mut self, fact: Fact) {
        match fact {
            Fact::TrackPlaced { spot, rubble } => {
                let moved = &mut self.moved;
                moved.several(at::RUBBLE, RESERVE, &at::spot(spot), rubble);
            }
            Fact::TrainAside { train } => self.set_aside(train),
            Fact::YardFilled { cubes } => self.cubes(cubes, at::BAG, at::YARD),
            Fact::TerminusChosen { seat, end } => {
                let stop = at::stop(self.rules.terminus(end));
                self.moved.one(&at::surveyor(seat), RESERVE, &stop);
            }
            Fact::NeutralPlaced { end } => self.neutral(None, end),
            Fact::RoundBegan { round } => self.begin_round(round),
            Fact::Hired {
                seat,
                coal,
                rubble,
                steel,
            } => {
                let (home, inn) = (at::home(seat), at::in_pub(seat));
                let own = at::goods(seat);
                self.moved.one(&at::labourer(seat), &inn, &home);
                self.moved.several(at::COAL, &own, at::BAG, coal);
                self.moved.several(at::RUBBLE, &own, RESERVE, rubble);
                self.moved.several(at::STEEL, &own, RESERVE, steel);
            }
            Fact::ContractPassed { from, to, contract } => {
                let (from, to) = (at::player(from), at::player(to));
                self.moved.one(&at::contract(contract), &from, &to);
            }
            Fact::RubbleTaken { seat, rubble } => {
                let moved = &mut self.moved;
                moved.several(at::RUBBLE, RESERVE, &at::goods(seat), rubble);
            }
            Fact::Placed { seat, space } => self.place(seat, &at::home(seat), space),
            Fact::ForecastReplaced { from, to } => {
                self.moved.one(&at::disc(from), at::NEXT, RESERVE);
                self.moved.one(&at::disc(to), RESERVE, at::NEXT);
            }
            Fact::Kept { seat, contract } => {
                // Keeping the card that was played moves nothing.
                let from = self.contract_at(contract);
                self.moved
                    .one(&at::contract(contract), &from, &at::player(seat));
            }
            Fact::LabourerMoved { seat, from, to } => {
                self.leave(seat, from);
                self.place(seat, &at::space(from), to);
            }
            Fact::Drew { seat, drawn } => {
                let Drawn {
                    iron,
                    stone,
                    coal,
                    event: _,
                } = drawn;
                self.cubes(Cubes { iron, stone, coal }, at::BAG, &at::goods(seat));
            }
            Fact::Took { seat, cubes } => self.cubes(cubes, at::YARD, &at::goods(seat)),
            Fact::StartMarker { seat } => {
                let from = at::player(self.state.start);
                self.moved.one(at::START, &from, &at::player(seat));
                self.state.start = seat;
            }
            Fact::Excavated {
                seat,
                spot,
                cubes,
                left,
            } => {
                let (from, to) = (at::spot(spot), at::goods(seat));
                self.moved.several(at::RUBBLE, &from, &to, cubes);
                self.state.rubble[usize::from(spot.0)] = left;
            }
            Fact::CanalFilled {
                seat,
                spot,
                cubes,
                left: _,
            } => {
                let (from, to) = (at::goods(seat), at::spot(spot));
                self.moved.several(at::RUBBLE, &from, &to, cubes);
                self.state.rubble[usize::from(spot.0)] += cubes;
            }
            // What the general supply puts on a canal that becomes full returns at once.
            Fact::DaffodilTaken { seat: _, spot } | Fact::CanalFull { spot, rubble: _ } => {
                let rubble = std::mem::take(&mut self.state.rubble[usize::from(spot.0)]);
                let moved = &mut self.moved;
                moved.several(at::RUBBLE, &at::spot(spot), RESERVE, rubble);
            }
            Fact::StoneBroken {
                seat,
                stone,
                rubble,
            } => {
                let own = at::goods(seat);
                self.moved.several(at::STONE, &own, at::BAG, stone);
                self.moved.several(at::RUBBLE, RESERVE, &own, rubble);
            }
            Fact::SiteCleared { seat, spot, owned } => self.mark(seat, &at::spot(spot), owned),
            Fact::Made {
                seat,
                steel,
                stone,
                iron_paid,
                rubble_paid,
            } => {
                let own = at::goods(seat);
                self.moved.several(at::IRON, &own, at::BAG, iron_paid);
                self.moved.several(at::RUBBLE, &own, RESERVE, rubble_paid);
                self.moved.several(at::STEEL, RESERVE, &own, steel);
                self.moved.several(at::STONE, at::BAG, &own, stone);
            }
            Fact::Laid {
                seat,
                spot,
                owned,
                iron,
            } => {
                let own = at::goods(seat);
                if iron > 0 {
                    self.moved.several(at::IRON, &own, at::BAG, iron);
                } else {
                    self.moved.one(at::STEEL, &own, RESERVE);
                }
                self.mark(seat, &at::spot(spot), owned);
            }
            Fact::EventTrackLaid { seat, spot, rubble } => {
                let place = at::spot(spot);
                self.moved.one(at::STEEL, &at::goods(seat), RESERVE);
                self.moved.several(at::RUBBLE, &place, RESERVE, rubble);
                self.state.rubble[usize::from(spot.0)] = 0;
                self.mark(seat, &place, true);
            }
            Fact::Built {
                seat,
                site,
                stone,
                steel,
                iron,
                rubble,
            } => {
                let own = at::goods(seat);
                self.moved.several(at::STONE, &own, at::BAG, stone);
                self.moved.several(at::IRON, &own, at::BAG, iron);
                self.moved.several(at::STEEL, &own, RESERVE, steel);
                self.moved.several(at::RUBBLE, &own, RESERVE, rubble);
                self.mark(seat, &at::site(site), true);
            }
            Fact::FreeCube { seat, resource } => {
                let cube = match resource {
                    Resource::Iron => at::IRON,
                    Resource::Stone => at::STONE,
                    Resource::Coal => at::COAL,
                };
                self.moved.one(cube, at::BAG, &at::goods(seat));
            }
            Fact::TrainBought {
                seat,
                train,
                steel,
                iron,
                coal,
            } => {
                let (own, name) = (at::goods(seat), at::train(train));
                self.moved.several(at::STEEL, &own, RESERVE, steel);
                self.moved.several(at::IRON, &own, at::BAG, iron);
                self.moved.one(&name, at::SHED, &at::player(seat));
                self.moved.several(at::COAL, &name, &own, coal);
            }
            Fact::TrainReturned { seat, train } => {
                // A solo game has no shed: the train leaves the game.
                let to = if self.rules.seats() == 1 {
                    RESERVE
                } else {
                    at::SHED
                };
                self.moved.one(&at::train(train), &at::player(seat), to);
            }
            Fact::TrainRefilled { train, coal } => {
                let moved = &mut self.moved;
                moved.several(at::COAL, at::BAG, &at::train(train), coal);
            }
            Fact::ContractTaken { seat, contract } => self.take(contract, &at::player(seat)),
            Fact::ContractDiscarded { contract }
            | Fact::MaintenanceByContract { seat: _, contract } => self.take(contract, DISCARDS),
            Fact::Revealed { contract, position } => self.reveal(contract, position),
            Fact::SurveyorMoved { seat, stop } => {
                let surveyor = &mut self.state.players[seat].surveyor;
                let from = at::stop(std::mem::replace(surveyor, stop));
                self.moved.one(&at::surveyor(seat), &from, &at::stop(stop));
            }
            Fact::TerminusMarked { seat } => {
                let stop = self.rules.terminus(self.state.players[seat].terminus);
                self.mark(seat, &at::stop(stop), true);
            }
            Fact::AreaDone { area } => self.go_home(area),
            Fact::WeatherChanged { now, last } => self.change_weather(now, last),
            Fact::RatesChanged { .. } => self.change_rates(),
            Fact::Restocked { drawn } => {
                let Drawn {
                    iron,
                    stone,
                    coal,
                    event,
                } = drawn;
                self.cubes(Cubes { iron, stone, coal }, at::BAG, at::YARD);
                self.moved.several(at::EVENT, at::BAG, DRAWN, event);
            }
            Fact::EventHappened { space, event: _ } => {
                self.moved.one(at::EVENT, DRAWN, &at::event(space));
                self.state.event_track.insert(space);
                self.state.agenda.step = Step::Event { space, left: None };
            }
            Fact::EventCubesBack { cubes: _ } => self.event_cubes_back(),
            Fact::SpotCleared { spot, rubble } | Fact::TrackLaid { spot, rubble } => {
                let moved = &mut self.moved;
                moved.several(at::RUBBLE, &at::spot(spot), RESERVE, rubble);
                self.state.rubble[usize::from(spot.0)] = 0;
            }
            Fact::StationClosed { stop } => self.close(stop),
            Fact::NeutralMoved { end } => self.neutral(Some(self.state.neutral), end),
            Fact::MaintenancePaid { seat } => {
                self.moved.one(at::STEEL, &at::goods(seat), RESERVE);
            }
            // None of these move a piece: cards are only flipped, the rest changes what may be done.
            Fact::StartPlayer { .. }
            | Fact::Played { .. }
            | Fact::Lost { .. }
            | Fact::ContractsForbidden
            | Fact::LabourerFree { .. }
            | Fact::LabourerLess { .. }
            | Fact::Unloaded { .. }
            | Fact::DeckRecycled { .. }
            | Fact::BackShown { .. }
            | Fact::StraitTurned { .. }
            | Fact::StraitBlocks
            | Fact::TrainsOpen
            | Fact::MaintenanceDue
            | Fact::BuildAreaOpened
            | Fact::ExtraRound
            | Fact::MarkersGone
            | Fact::GameOver => {}
        }
    }

    fn cubes(&mut self, cubes: Cubes, from: &str, to: &str) {
        self.moved.several(at::IRON, from, to, cubes.iron);
        self.moved.several(at::STONE, from, to, cubes.stone);
        self.moved.several(at::COAL, from, to, cubes.coal);
    }

    /// A player's marker moves to a place, if one was left.
    fn mark(&mut self, seat: Seat, to: &str, owned: bool) {
        if owned {
            self.moved.one(&at::marker(seat), &at::player(seat), to);
        }
    }

    fn set_aside(&mut self, train: Train) {
        let coal = self.state.train_coal[train.index()];
        let name = at::train(train);
        self.moved.several(at::COAL, &name, at::BAG, coal);
        self.moved.one(&name, at::SHED, RESERVE);
    }

    fn neutral(&mut self, from: Option<End>, to: End) {
        let stop = |end| at::stop(self.rules.terminus(end));
        let from = from.map_or(RESERVE.to_owned(), stop);
        let to_stop = stop(to);
        self.moved.one(at::NEUTRAL, &from, &to_stop);
        self.state.neutral = to;
    }

    /// Third labourers go back to the pub; the start player marker is on the table from the first round on.
    fn begin_round(&mut self, round: u16) {
        for seat in Seat::all(self.rules.seats()) {
            if self.state.players[seat].hired {
                let (home, inn) = (at::home(seat), at::in_pub(seat));
                self.moved.one(&at::labourer(seat), &home, &inn);
            }
        }
        if round == 1 {
            self.moved
                .one(at::START, RESERVE, &at::player(self.state.start));
        }
    }

    fn place(&mut self, seat: Seat, from: &str, to: Space) {
        self.moved.one(&at::labourer(seat), from, &at::space(to));
        if to == Space::G {
            let count = &mut self.state.surveying_count;
            self.state.surveying[usize::from(*count)] = seat;
            *count += 1;
        } else {
            self.state.occupied.insert(to);
            self.state.labourers[to.index()] = seat;
        }
    }

    fn leave(&mut self, seat: Seat, from: Space) {
        if from == Space::G {
            let count = usize::from(self.state.surveying_count);
            let standing = &mut self.state.surveying[..count];
            if let Some(place) = standing.iter().rposition(|&other| other == seat) {
                standing[place..].rotate_left(1);
                self.state.surveying_count -= 1;
            }
        } else {
            self.state.occupied.remove(from);
        }
    }

    fn go_home(&mut self, area: Area) {
        for (space, seat) in BoardFacts::new(self.rules, &self.state).spaces(area) {
            let Some(seat) = seat else { continue };
            let (from, home) = (at::space(space), at::home(seat));
            self.moved.one(&at::labourer(seat), &from, &home);
            self.leave(seat, space);
        }
    }

    /// Where a contract is now.
    fn contract_at(&self, contract: Contract) -> String {
        let office = self.state.office.iter();
        let position = (1..).zip(office).find(|(_, card)| **card == Some(contract));
        if let Some((position, _)) = position {
            return at::office(position);
        }
        let players = &self.state.players;
        let mut seats = Seat::all(self.rules.seats());
        let owner = seats.find(|&seat| {
            let player = &players[seat];
            player.unused.contains(contract) || player.used.contains(contract)
        });
        owner.map_or(REVEALED.to_owned(), at::player)
    }

    /// A contract moves to a player or to the discards.
    fn take(&mut self, contract: Contract, to: &str) {
        let from = self.contract_at(contract);
        self.moved.one(&at::contract(contract), &from, to);
        for place in &mut self.state.office {
            if *place == Some(contract) {
                *place = None;
            }
        }
    }

    fn reveal(&mut self, contract: Contract, position: u8) {
        let name = at::contract(contract);
        let Some(index) = usize::from(position).checked_sub(1) else {
            self.moved.one(&name, DECK, REVEALED);
            return;
        };
        self.moved.one(&name, DECK, &at::office(position));
        self.state.office[index] = Some(contract);
        if self.state.round == 0 {
            // S5: the first cards determine the first forecast.
            self.turn_disc(at::NEXT, self.state.middle, self.after.middle);
            self.turn_disc(at::THEN, self.state.last, self.after.last);
        }
    }

    fn turn_disc(&mut self, slot: &str, from: Weather, to: Weather) {
        self.moved.one(&at::disc(from), slot, RESERVE);
        self.moved.one(&at::disc(to), RESERVE, slot);
    }

    fn change_weather(&mut self, now: Weather, last: Weather) {
        if let Some(old) = self.state.weather {
            self.moved.one(&at::disc(old), at::NOW, RESERVE);
        }
        self.moved.one(&at::disc(now), at::NEXT, at::NOW);
        self.moved
            .one(&at::disc(self.state.last), at::THEN, at::NEXT);
        self.moved.one(&at::disc(last), RESERVE, at::THEN);
    }

    fn change_rates(&mut self) {
        for (piece, from, to) in [
            (
                at::EXCAVATION_RATE,
                self.state.excavation_rate,
                self.after.excavation_rate,
            ),
            (at::LAY_RATE, self.state.lay_rate, self.after.lay_rate),
        ] {
            self.moved.one(piece, &at::rate(from), &at::rate(to));
        }
    }

    /// The cubes returned by the event space just resolved (R5.3).
    fn event_cubes_back(&mut self) {
        let events = &self.rules.components().board.events;
        let space = usize::from(self.state.event_space());
        let back = space.checked_sub(1).and_then(|index| events[index].back);
        let Some((first, last)) = back else { return };
        let before = self.state.event_track;
        self.state.event_track.clear((first, last));
        for space in before.iter().filter(|space| (first..=last).contains(space)) {
            self.moved.one(at::EVENT, &at::event(space), at::BAG);
        }
    }

    fn close(&mut self, stop: Stop) {
        let spots: Vec<Spot> = BoardFacts::new(self.rules, &self.state)
            .excavations(stop)
            .map(|(spot, _)| spot)
            .collect();
        for spot in spots {
            let rubble = std::mem::take(&mut self.state.rubble[usize::from(spot.0)]);
            let moved = &mut self.moved;
            moved.several(at::RUBBLE, &at::spot(spot), RESERVE, rubble);
        }
    }

    /// Contracts of the Site Office move up when the round ends (R3.1), which is not a fact of its own.
    fn slide(&mut self) {
        let old = self.state.office;
        for (to, card) in (1..).zip(self.after.office) {
            let from = card.and_then(|card| old.iter().position(|&other| other == Some(card)));
            if let (Some(card), Some(from)) = (card, from) {
                let from = at::office(from as u8 + 1);
                self.moved.one(&at::contract(card), &from, &at::office(to));
            }
        }
    }
}
