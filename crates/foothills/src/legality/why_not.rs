//! Why a choice is not in the list: the slow path of a refusal. Each function looks for the reason in the order in
//! which a player would ask.

use tabletop::{Pending, Seat};

use crate::agenda::{GainKind, Task};
use crate::choice::{Asked, Choice};
use crate::effect::{Effect, Lines, Price, To};
use crate::engine::Rules;
use crate::goods::{Bundle, Good, Goods, Resource, Source};
use crate::ids::{ActionCard, ActionCardSet, Line, Place, StationCard, StationSpace};
use crate::refusal::{Lack, Refusal};
use crate::state::State;
use crate::tables::tariffs::BuildTariffs;

impl Rules {
    /// Why the choice is not possible now. The choice must not be in the list.
    pub(crate) fn why_not(&self, state: &State, choice: Choice) -> Refusal {
        let asked = match self.waits_for(state) {
            Pending::Decision(_, asked) => asked,
            Pending::Chance(chance) => return Refusal::ChanceFirst { chance },
            Pending::Over => return Refusal::Over,
        };
        let task = state.agenda.top();
        let reason = match (task, choice) {
            (_, Choice::Pass) => Some(Refusal::MustChoose { asked }),
            (Task::BeginTurn, Choice::Card(card)) => Some(self.why_not_card(state, card)),
            (Task::SetupTake(_), Choice::Take(taken)) => {
                let count = self.tables.counts.setup_take;
                Some(self.why_not_take(state, taken, count, count))
            }
            (Task::Take { left, .. }, Choice::Take(taken)) => {
                Some(self.why_not_take(state, taken, 1, left))
            }
            (Task::Dig { effect }, Choice::Dig(line)) => self.why_not_dig(state, effect, line),
            (Task::Dig { effect }, Choice::DigTwo(one, other)) => {
                self.why_not_dig_two(state, effect, [one, other])
            }
            (Task::Trade { effect, .. }, Choice::Track(line)) => {
                self.why_not_track(state, effect, line, None)
            }
            (Task::Trade { effect, .. }, Choice::TrackWith(line, with)) => {
                self.why_not_track(state, effect, line, Some(with))
            }
            (Task::Gain { .. }, Choice::Track(_) | Choice::TrackWith(..)) => {
                Some(Refusal::NoTrackHere { asked })
            }
            (Task::Trade { .. } | Task::Gain { .. }, Choice::Fetch(resource, source)) => {
                Some(self.why_not_fetch(state, task, resource, source))
            }
            (Task::Build { effect }, Choice::Build(space)) => {
                self.why_not_build(state, effect, space, None)
            }
            (Task::Build { effect }, Choice::BuildWith(space, with)) => {
                self.why_not_build(state, effect, space, Some(with))
            }
            (Task::Visit { .. } | Task::VisitAfter { .. }, Choice::Visit(place)) => {
                self.why_not_visit(state, task, place)
            }
            (Task::Score { .. }, Choice::Score(card, replacement)) => {
                Some(self.why_not_score(state, card, replacement))
            }
            (Task::TakeTicket, Choice::Ticket(ticket)) => {
                Some(if self.tickets_in_play(state).contains(ticket) {
                    Refusal::TicketOwned { ticket }
                } else {
                    Refusal::TicketNotInPlay { ticket }
                })
            }
            (Task::Keep { most }, Choice::Keep(kept)) => {
                let must = most.min(state.hand.len());
                let lack = lacking(state.hand, kept);
                Some(lack.map_or(
                    Refusal::KeepCount {
                        kept: kept.len(),
                        must,
                    },
                    |(resource, wanted, there)| Refusal::HandLacks {
                        resource,
                        wanted,
                        there,
                    },
                ))
            }
            (Task::Flip { most }, Choice::Flip(cards)) => {
                Some(self.why_not_flip(state, cards, most))
            }
            (Task::FlipOwn, Choice::Flip(cards)) => {
                let most = state.me().cards.len() as u8;
                Some(self.why_not_flip(state, cards, most))
            }
            _ => None,
        };
        reason.unwrap_or(Refusal::OtherAsked {
            tried: choice.answers(),
            asked,
        })
    }

    fn why_not_card(&self, state: &State, card: ActionCard) -> Refusal {
        if !state.me().cards.contains(card) {
            return Refusal::NotOwnCard { card };
        }
        let side = state.side(card);
        let range = self.tables.side(card, side);
        let effect = self.tables.effects[usize::from(range.next)];
        let no_ticket = state.me().tickets.is_empty();
        let lack = match effect {
            Effect::Take(take) if take.per_ticket && no_ticket => Lack::Ticket,
            Effect::Take(_) => Lack::YardEmpty,
            Effect::Dig(_) => Lack::Ticket,
            Effect::Trade(trade) if trade.lines != Lines::Any && no_ticket => Lack::Ticket,
            Effect::Trade(_) => Lack::Trade,
            Effect::Build(build) if build.lines != Lines::Any && no_ticket => Lack::Ticket,
            Effect::Build(_) => Lack::Station,
            Effect::Visit(visit) if visit.to == To::Ticket && no_ticket => Lack::Ticket,
            Effect::Visit(_) => Lack::Visit,
            Effect::Ticket => Lack::TicketLeft,
            Effect::Draw(_) | Effect::Choose(_) | Effect::Fill(_) => Lack::BagEmpty,
            Effect::Gain(_) | Effect::Pay(_) | Effect::Flip(_) | Effect::Summit => Lack::Gain,
        };
        Refusal::NothingToDo { card, side, lack }
    }

    fn why_not_take(&self, state: &State, taken: Bundle, least: u8, most: u8) -> Refusal {
        let count = Refusal::TakeCount {
            taken: taken.len(),
            least,
            most,
        };
        if !(least..=most).contains(&taken.len()) {
            return count;
        }
        lacking(state.yard, taken).map_or(count, |(resource, wanted, there)| Refusal::YardLacks {
            resource,
            wanted,
            there,
        })
    }

    fn why_not_dig(&self, state: &State, effect: u8, line: Line) -> Option<Refusal> {
        if !state.lines.contains(line) {
            return Some(Refusal::LineNotInPlay { line });
        }
        if !self
            .scope(state, self.dig(effect).lines)
            .lines
            .contains(line)
        {
            return Some(Refusal::NoTicketOfLine { line });
        }
        let rubbled = self.rubbled_lines(state, line.only());
        rubbled.is_empty().then_some(Refusal::NoRubble { line })
    }

    fn why_not_dig_two(&self, state: &State, effect: u8, lines: [Line; 2]) -> Option<Refusal> {
        let dig = self.dig(effect);
        if !dig.two_lines {
            return Some(Refusal::OneLineOnly { cubes: dig.cubes });
        }
        let [one, other] = lines;
        let single = self
            .why_not_dig(state, effect, one)
            .or_else(|| self.why_not_dig(state, effect, other));
        single.or_else(|| {
            let cards = self.tables.lines[one.index()].cards;
            let card = cards.and(state.derived.rubbled).first()?;
            Some(Refusal::SameCube { lines, card })
        })
    }

    fn why_not_track(
        &self,
        state: &State,
        effect: u8,
        line: Line,
        with: Option<Bundle>,
    ) -> Option<Refusal> {
        let trade = self.trade(effect);
        let player = state.me();
        let Some(price) = trade.track else {
            let asked = Asked::Trade;
            return Some(Refusal::NoTrackHere { asked });
        };
        if !state.lines.contains(line) {
            return Some(Refusal::LineNotInPlay { line });
        }
        if !self.scope(state, trade.lines).lines.contains(line) {
            return Some(Refusal::NoTicketOfLine { line });
        }
        let wrong_price = match (price, with) {
            (Price::Goods(_), Some(_)) => Some(Refusal::FixedPrice),
            (Price::Any(count), None) => Some(Refusal::NameResources { count }),
            (Price::Any(price), Some(with)) if with.len() != price => {
                let given = with.len();
                Some(Refusal::ResourceCount { given, price })
            }
            (Price::Any(_), Some(with)) => self.why_not_pay(state, Goods::of(with)),
            (Price::Goods(goods), None) => self.why_not_pay(state, goods),
        };
        if wrong_price.is_some() {
            return wrong_price;
        }
        if !self.has_tile(player) {
            let tiles = self.tables.counts.tiles;
            return Some(Refusal::NoTile { tiles });
        }
        let open = self.track_lines(state, line.only());
        open.is_empty().then_some(Refusal::NoTrackSpace { line })
    }

    fn why_not_pay(&self, state: &State, price: Goods) -> Option<Refusal> {
        let player = state.me();
        let Bundle { iron, stone } = player.resources;
        [
            (Good::Iron, price.iron, u16::from(iron)),
            (Good::Stone, price.stone, u16::from(stone)),
            (Good::Rubble, price.rubble, player.rubble),
            (Good::Passengers, price.passengers, player.passengers),
        ]
        .into_iter()
        .find(|&(_, price, have)| have < u16::from(price))
        .map(|(good, price, have)| Refusal::CannotPay { good, price, have })
    }

    fn why_not_fetch(
        &self,
        state: &State,
        task: Task,
        resource: Resource,
        source: Source,
    ) -> Refusal {
        let price = match task {
            Task::Trade { effect, .. } => {
                let trade = self.trade(effect);
                match resource {
                    Resource::Iron => trade.iron,
                    Resource::Stone => trade.stone,
                }
            }
            Task::Gain { kind, .. } => match (kind, resource) {
                (GainKind::Iron, Resource::Stone) | (GainKind::Stone, Resource::Iron) => None,
                _ => Some(Goods::default()),
            },
            _ => None,
        };
        let Some(price) = price else {
            return Refusal::NotOffered { resource };
        };
        let lack = Refusal::SourceLacks { resource, source };
        self.why_not_pay(state, price).unwrap_or(lack)
    }

    fn why_not_build(
        &self,
        state: &State,
        effect: u8,
        space: StationSpace,
        with: Option<Resource>,
    ) -> Option<Refusal> {
        let build = self.build(effect);
        let table = self.tables.station_spaces[space.index()];
        let card = table.card;
        if let Some(closed) = self.why_not_open(state, space, card) {
            return Some(closed);
        }
        if !self.scope(state, build.lines).stations.contains(space) {
            return Some(match build.lines {
                Lines::TicketAndTrack => Refusal::NoTicketAndTrack { card },
                _ => Refusal::NoTicketOfCard { card },
            });
        }
        if !self.has_tile(state.me()) {
            let tiles = self.tables.counts.tiles;
            return Some(Refusal::NoTile { tiles });
        }
        let tariff = match (self.build_tariffs(effect), with) {
            (BuildTariffs::Plain(tariff), None) => tariff,
            (BuildTariffs::Plain(_), Some(_)) => return Some(Refusal::NoExtra),
            (BuildTariffs::Either { .. }, None) => return Some(Refusal::NameExtra),
            (BuildTariffs::Either { iron, .. }, Some(Resource::Iron)) => iron,
            (BuildTariffs::Either { stone, .. }, Some(Resource::Stone)) => stone,
        };
        self.why_not_pay(state, tariff.costs[space.index()])
    }

    fn why_not_open(
        &self,
        state: &State,
        space: StationSpace,
        card: StationCard,
    ) -> Option<Refusal> {
        let rubble = state.rubble[card.index()];
        let builder = Seat::all(2).find(|&seat| state.player(seat).stations.contains(space));
        if !self.cards_in_play(state).contains(card) {
            Some(Refusal::CardNotInPlay { card })
        } else if let Some(by) = builder {
            Some(Refusal::AlreadyBuilt { space, by })
        } else if state.navvies.contains(card) {
            Some(Refusal::NavvyOnCard { card })
        } else if rubble > 0 {
            Some(Refusal::RubbleOnCard { card, rubble })
        } else {
            let open = state.derived.open_stations;
            let next = open.and(self.tables.station(card).stations).first();
            next.filter(|_| !open.contains(space))
                .map(|next| Refusal::OutOfOrder { next })
        }
    }

    fn why_not_visit(&self, state: &State, task: Task, place: Place) -> Option<Refusal> {
        let player = state.me();
        let visit = match task {
            Task::Visit { effect } => Some(self.visit(effect)),
            _ => None,
        };
        let Some(card) = place.card() else {
            let offered = match (visit, place) {
                (Some(visit), Place::PUB) => visit.pub_too,
                (Some(visit), _) => visit.home_too,
                (None, _) => false,
            };
            return Some(match place {
                Place::PUB if !offered => Refusal::PubNotHere,
                _ if !offered => Refusal::HomeNotHere,
                _ if player.surveyor == place => Refusal::AlreadyThere { place },
                _ => Refusal::ScoringLimit {
                    stations: player.stations.len() as u8,
                    scored: player.pile.len() as u8,
                },
            });
        };
        if let Task::VisitAfter { card: new } = task
            && new != card
        {
            return Some(Refusal::NotNewStation { card: new });
        }
        if !self.cards_in_play(state).contains(card) {
            return Some(Refusal::CardNotInPlay { card });
        }
        if !self.tables.surveyor_spaces.contains(card) {
            return Some(Refusal::NoSurveyorSpace { card });
        }
        if player.surveyor == place {
            return Some(Refusal::AlreadyThere { place });
        }
        if let Some(by) = Seat::all(2).find(|&seat| state.player(seat).surveyor == place) {
            return Some(Refusal::Occupied { place, by });
        }
        if !state.derived.served.contains(card) {
            return Some(Refusal::NotAvailable { card });
        }
        visit.map(|visit| match visit.to {
            To::Ticket => Refusal::NoTicketOfCard { card },
            To::OwnStation => Refusal::NoOwnStation { card },
            To::Adjacent if player.surveyor.card().is_some() => Refusal::NotAdjacent { card },
            To::Start | To::Adjacent | To::Any => Refusal::NotStart { card },
        })
    }

    fn why_not_score(
        &self,
        state: &State,
        card: ActionCard,
        replacement: Option<ActionCard>,
    ) -> Refusal {
        if !state.me().cards.contains(card) {
            return Refusal::NotOwnCard { card };
        }
        let kind = self.tables.cards[card.index()].kind;
        match replacement {
            None => Refusal::NameReplacement { card },
            Some(other) if !state.supply.contains(other) => Refusal::NotInSupply { card: other },
            Some(other) => Refusal::OtherType {
                card: other,
                expected: kind,
            },
        }
    }

    fn why_not_flip(&self, state: &State, cards: ActionCardSet, most: u8) -> Refusal {
        if let Some(card) = cards.without(state.me().cards).first() {
            return Refusal::NotOwnCard { card };
        }
        if let Some(card) = state.in_use.filter(|&card| cards.contains(card)) {
            return Refusal::CardInUse { card };
        }
        Refusal::FlipCount {
            given: cards.len() as u8,
            most,
        }
    }
}

/// The first resource of which a bundle has too much.
pub(crate) fn lacking(from: Bundle, wanted: Bundle) -> Option<(Resource, u8, u8)> {
    [Resource::Iron, Resource::Stone]
        .into_iter()
        .find(|&resource| wanted.of(resource) > from.of(resource))
        .map(|resource| (resource, wanted.of(resource), from.of(resource)))
}
