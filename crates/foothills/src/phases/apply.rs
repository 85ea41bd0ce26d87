//! Carries out choices. Everything here is called with a listed choice.

use tabletop::Witness;

use crate::agenda::{Doer, GainKind, Task};
use crate::choice::Choice;
use crate::effect::{Effect, Price};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::goods::{Bundle, Cubes, Gains, Goods, Resource, Source};
use crate::ids::{ActionCard, ActionCardSet, Line, Place, StationSpace, Ticket};
use crate::state::State;
use crate::tables::EffectRange;
use crate::tables::tariffs::BuildTariffs;

impl Rules {
    /// Carries out a listed choice and its automatic consequences.
    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        choice: Choice,
        witness: &mut impl Witness<Fact>,
    ) {
        let task = state.agenda.top();
        match choice {
            Choice::Card(card) => self.use_card(state, card, witness),
            Choice::Take(bundle) => self.take(state, task, bundle, witness),
            Choice::Dig(line) => self.dig_lines(state, task, [Some(line), None], witness),
            Choice::DigTwo(one, other) => {
                self.dig_lines(state, task, [Some(one), Some(other)], witness);
            }
            Choice::Track(_) | Choice::TrackWith(..) | Choice::Fetch(..) => {
                self.trade_once(state, task, choice, witness);
            }
            Choice::Build(space) => self.build_station(state, task, space, None, witness),
            Choice::BuildWith(space, resource) => {
                self.build_station(state, task, space, Some(resource), witness);
            }
            Choice::Visit(place) => {
                state.agenda.pop();
                self.move_surveyor(state, place, witness);
            }
            Choice::Score(card, replacement) => {
                state.agenda.pop();
                self.score_card(state, card, replacement, witness);
            }
            Choice::Ticket(ticket) => {
                state.agenda.pop();
                self.take_ticket(state, ticket, witness);
            }
            Choice::Pay => {
                state.agenda.pop();
                if let Task::Pay { effect, .. } = task {
                    let pay = self.pay(effect);
                    self.pay_goods(state, pay.price, witness);
                    self.gain(state, pay.gain, witness);
                }
            }
            Choice::Keep(kept) => {
                state.agenda.pop();
                self.keep(state, kept, witness);
            }
            Choice::Flip(cards) => {
                state.agenda.pop();
                self.flip(state, cards, witness);
            }
            Choice::Pass => state.agenda.pop(),
        }
        self.advance(state, witness);
    }

    fn use_card(&self, state: &mut State, card: ActionCard, witness: &mut impl Witness<Fact>) {
        let side = state.side(card);
        witness.fact(Fact::Used {
            seat: state.active,
            card,
            side,
        });
        state.in_use = Some(card);
        state.agenda.replace(Task::EndTurn);
        let range = self.tables.side(card, side);
        state.agenda.push(Task::Effects(range, Doer::Card));
    }

    /// Puts an effect on the agenda, or carries it out if there is nothing to choose.
    pub(crate) fn begin_effect(
        &self,
        state: &mut State,
        effect: u8,
        doer: Doer,
        witness: &mut impl Witness<Fact>,
    ) {
        // F8: only a surveyor's action with a price can be declined altogether.
        let may_stop = doer == Doer::Surveyor;
        match self.tables.effects[usize::from(effect)] {
            Effect::Take(take) => {
                let held = state.me().tickets.len() as u8;
                let left = if take.per_ticket {
                    take.most.min(held)
                } else {
                    take.most
                };
                if left > 0 {
                    state.agenda.push(Task::Take {
                        left,
                        may_stop: false,
                    });
                }
            }
            Effect::Dig(_) => state.agenda.push(Task::Dig { effect }),
            Effect::Trade(trade) => state.agenda.push(Task::Trade {
                effect,
                left: trade.times,
                may_stop,
            }),
            Effect::Build(_) => state.agenda.push(Task::Build { effect }),
            Effect::Visit(_) => state.agenda.push(Task::Visit { effect }),
            Effect::Ticket => state.agenda.push(Task::TakeTicket),
            Effect::Draw(draw) => state.agenda.push(Task::DrawToHand {
                cubes: draw.cubes,
                keep: draw.keep.unwrap_or(0),
            }),
            Effect::Fill(fill) => {
                let cubes = self.fill_cubes(state, fill);
                state.agenda.push(Task::DrawToYard { cubes });
            }
            Effect::Flip(most) => state.agenda.push(Task::Flip { most }),
            Effect::Gain(gains) => self.gain(state, gains, witness),
            Effect::Pay(_) => state.agenda.push(Task::Pay { effect, may_stop }),
            Effect::Choose(choose) => {
                let bag = state.bag.resources();
                let taken = Bundle::new(
                    choose.cubes.iron.min(bag.iron),
                    choose.cubes.stone.min(bag.stone),
                );
                self.bag_to_hand(state, taken, witness);
                state.agenda.push(Task::Keep { most: choose.keep });
            }
            Effect::Summit => self.take_summit(state, witness),
        }
    }

    fn take(
        &self,
        state: &mut State,
        task: Task,
        bundle: Bundle,
        witness: &mut impl Witness<Fact>,
    ) {
        if let Task::SetupTake(seat) = task {
            // F2.7: the stockyard is not refilled.
            state.agenda.pop();
            state.yard.take(bundle);
            state.player_mut(seat).resources.add(bundle);
            witness.fact(Fact::Took {
                seat,
                resources: bundle,
                from: Source::Yard,
            });
            return;
        }
        let left = match task {
            Task::Take { left, .. } => left - bundle.len(),
            _ => 0,
        };
        state.agenda.pop();
        // F3 A: the rest can only be taken after a refill.
        if left > 0 && state.yard == bundle {
            state.agenda.push(Task::Take {
                left,
                may_stop: true,
            });
        }
        self.take_resources(state, bundle, Source::Yard, witness);
    }

    /// Takes resources; taking the last one of the stockyard causes a refill (F4.1).
    fn take_resources(
        &self,
        state: &mut State,
        resources: Bundle,
        from: Source,
        witness: &mut impl Witness<Fact>,
    ) {
        witness.fact(Fact::Took {
            seat: state.active,
            resources,
            from,
        });
        match from {
            Source::Yard => {
                state.yard.take(resources);
                if state.yard.is_empty() {
                    state.agenda.push(Task::DrawToYard {
                        cubes: self.tables.counts.refill,
                    });
                }
            }
            Source::Bag => {
                state.bag.iron -= resources.iron;
                state.bag.stone -= resources.stone;
            }
        }
        state.me_mut().resources.add(resources);
    }

    fn trade_once(
        &self,
        state: &mut State,
        task: Task,
        choice: Choice,
        witness: &mut impl Witness<Fact>,
    ) {
        match task {
            Task::Gain { kind, left } => {
                repeat(
                    state,
                    left,
                    Task::Gain {
                        kind,
                        left: left.saturating_sub(1),
                    },
                );
                if let Choice::Fetch(resource, source) = choice {
                    self.take_resources(state, Bundle::one(resource), source, witness);
                }
            }
            Task::Trade { effect, left, .. } => {
                let trade = self.trade(effect);
                let again = Task::Trade {
                    effect,
                    left: left.saturating_sub(1),
                    may_stop: true,
                };
                repeat(state, left, again);
                match choice {
                    Choice::Track(line) => {
                        if let Some(Price::Goods(price)) = trade.track {
                            self.pay_goods(state, price, witness);
                        }
                        self.lay_track(state, line, witness);
                    }
                    Choice::TrackWith(line, with) => {
                        self.pay_goods(state, Goods::of(with), witness);
                        self.lay_track(state, line, witness);
                    }
                    Choice::Fetch(resource, source) => {
                        let price = match resource {
                            Resource::Iron => trade.iron,
                            Resource::Stone => trade.stone,
                        };
                        self.pay_goods(state, price.unwrap_or_default(), witness);
                        self.take_resources(state, Bundle::one(resource), source, witness);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    fn pay_goods(&self, state: &mut State, goods: Goods, witness: &mut impl Witness<Fact>) {
        let player = state.me_mut();
        player.resources.take(goods.resources());
        player.rubble -= u16::from(goods.rubble);
        player.passengers -= u16::from(goods.passengers);
        state.bag.iron += goods.iron;
        state.bag.stone += goods.stone;
        if !goods.is_empty() {
            witness.fact(Fact::Paid {
                seat: state.active,
                goods,
            });
        }
    }

    /// Puts a track on the leftmost open space of a line (F6).
    fn lay_track(&self, state: &mut State, line: Line, witness: &mut impl Witness<Fact>) {
        let open = state.derived.open_tracks;
        let Some(space) = self.tables.lines[line.index()].tracks.and(open).first() else {
            return;
        };
        let points = self.tables.counts.track_points;
        state.me_mut().tracks.insert(space);
        witness.fact(Fact::TrackLaid {
            seat: state.active,
            line,
            space,
            points,
        });
        gain_points(state, points);
        let card = self.tables.track_cards[space.index()];
        state.derived.uncovered.remove(space);
        state.derived.free.remove(card);
        self.refresh_card(state, card);
        self.complete_lines(state, card, witness);
    }

    fn build_station(
        &self,
        state: &mut State,
        task: Task,
        space: StationSpace,
        with: Option<Resource>,
        witness: &mut impl Witness<Fact>,
    ) {
        let Task::Build { effect } = task else {
            return;
        };
        state.agenda.pop();
        let build = self.build(effect);
        let tariff = match (self.build_tariffs(effect), with) {
            (BuildTariffs::Either { stone, .. }, Some(Resource::Stone)) => stone,
            (BuildTariffs::Either { iron, .. }, _) => iron,
            (BuildTariffs::Plain(tariff), _) => tariff,
        };
        self.pay_goods(state, tariff.costs[space.index()], witness);
        let player = state.me_mut();
        player.stations.insert(space);
        let stations = player.stations.len() as u8;
        witness.fact(Fact::StationBuilt {
            seat: state.active,
            space,
            stations,
        });
        let table = self.tables.station_spaces[space.index()];
        let card = table.card;
        state.derived.free.remove(card);
        state.derived.served.insert(card);
        self.refresh_card(state, card);
        if build.bonus {
            self.gain(state, table.bonus, witness);
        }
        if build.points > 0 {
            self.award(state, build.points, witness);
        }
        if self.tables.surveyor_spaces.contains(card) {
            state.agenda.push(Task::VisitAfter { card });
        }
        match self.tables.station(card).built {
            None => {}
            Some(crate::effect::Built::FlipOwn) => state.agenda.push(Task::FlipOwn),
            Some(crate::effect::Built::Score) => state.agenda.push(Task::Score { may_stop: true }),
        }
    }

    fn move_surveyor(&self, state: &mut State, to: Place, witness: &mut impl Witness<Fact>) {
        let seat = state.active;
        let from = state.me().surveyor;
        state.me_mut().surveyor = to;
        witness.fact(Fact::SurveyorMoved { seat, from, to });
        if to == Place::PUB {
            state.agenda.push(Task::Score { may_stop: false });
        }
        if let Some(card) = to.card() {
            if self.tables.starts.contains(card) {
                state.agenda.push(Task::StartTicket { card });
            }
            let range: EffectRange = self.tables.station(card).surveyor;
            state.agenda.push(Task::Effects(range, Doer::Surveyor));
        }
    }

    fn score_card(
        &self,
        state: &mut State,
        card: ActionCard,
        replacement: Option<ActionCard>,
        witness: &mut impl Witness<Fact>,
    ) {
        let player = state.me_mut();
        player.cards.remove(card);
        player.pile.insert(card);
        if let Some(replacement) = replacement {
            player.cards.insert(replacement);
            state.supply.remove(replacement);
            state.golden.insert(replacement);
        }
        // One representation for each position: in the pile, no side is up.
        state.golden.remove(card);
        if state.in_use == Some(card) {
            state.in_use = None;
        }
        witness.fact(Fact::CardScored {
            seat: state.active,
            card,
            replacement,
        });
    }

    pub(crate) fn take_ticket(
        &self,
        state: &mut State,
        ticket: Ticket,
        witness: &mut impl Witness<Fact>,
    ) {
        if !state.me().tickets.contains(ticket) {
            state.me_mut().tickets.insert(ticket);
            witness.fact(Fact::TicketTaken {
                seat: state.active,
                ticket,
            });
        }
    }

    /// Gains what needs no choice and puts the rest on the agenda, first iron, then stone.
    fn gain(&self, state: &mut State, gains: Gains, witness: &mut impl Witness<Fact>) {
        let seat = state.active;
        if gains.rubble > 0 {
            gain_rubble(state, seat, gains.rubble);
            witness.fact(Fact::RubbleGained {
                seat,
                cubes: gains.rubble,
            });
        }
        if gains.passengers > 0 {
            let player = state.me_mut();
            player.passengers = player.passengers.saturating_add(gains.passengers.into());
            witness.fact(Fact::PassengersGained {
                seat,
                passengers: gains.passengers,
            });
        }
        if gains.points > 0 {
            self.award(state, gains.points, witness);
        }
        for (kind, left) in [
            (GainKind::Either, gains.either),
            (GainKind::Stone, gains.stone),
            (GainKind::Iron, gains.iron),
        ] {
            if left > 0 {
                state.agenda.push(Task::Gain { kind, left });
            }
        }
    }

    fn award(&self, state: &mut State, points: u8, witness: &mut impl Witness<Fact>) {
        gain_points(state, points);
        witness.fact(Fact::PointsGained {
            seat: state.active,
            points,
        });
    }

    fn take_summit(&self, state: &mut State, witness: &mut impl Witness<Fact>) {
        let seat = state.active;
        if state.summit != Some(seat) {
            witness.fact(Fact::SummitTaken {
                seat,
                from: state.summit,
            });
            state.summit = Some(seat);
        }
    }

    pub(crate) fn bag_to_hand(
        &self,
        state: &mut State,
        taken: Bundle,
        witness: &mut impl Witness<Fact>,
    ) {
        state.bag = Cubes {
            iron: state.bag.iron - taken.iron,
            stone: state.bag.stone - taken.stone,
            events: state.bag.events,
        };
        state.hand = taken;
        if !taken.is_empty() {
            witness.fact(Fact::DrawnForPlayer {
                seat: state.active,
                resources: taken,
            });
        }
    }

    pub(crate) fn keep(&self, state: &mut State, kept: Bundle, witness: &mut impl Witness<Fact>) {
        state.hand.take(kept);
        let to_yard = state.hand;
        state.hand = Bundle::default();
        state.yard.add(to_yard);
        state.me_mut().resources.add(kept);
        witness.fact(Fact::Kept {
            seat: state.active,
            resources: kept,
            to_yard,
        });
    }

    pub(crate) fn flip(
        &self,
        state: &mut State,
        cards: ActionCardSet,
        witness: &mut impl Witness<Fact>,
    ) {
        for card in cards.iter() {
            state.golden.put(card, !state.golden.contains(card));
            witness.fact(Fact::Flipped {
                seat: state.active,
                card,
                up: state.side(card),
            });
        }
    }
}

/// Keeps a repeatable task on the agenda.
fn repeat(state: &mut State, left: u8, again: Task) {
    if left > 1 {
        state.agenda.replace(again);
    } else {
        state.agenda.pop();
    }
}

/// Chits are unlimited; in an endless game, counting saturates instead of wrapping around.
pub(crate) fn gain_points(state: &mut State, points: u8) {
    let player = state.me_mut();
    player.points = player.points.saturating_add(points.into());
}

pub(crate) fn gain_rubble(state: &mut State, seat: tabletop::Seat, cubes: u8) {
    let player = state.player_mut(seat);
    player.rubble = player.rubble.saturating_add(cubes.into());
}
