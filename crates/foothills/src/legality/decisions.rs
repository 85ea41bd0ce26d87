//! What may be chosen: from the next task and the position to the menu of legal choices.

use tabletop::Pending;

use crate::agenda::{GainKind, Task};
use crate::choice::Asked;
use crate::deal::Chance;
use crate::effect::{Build, Dig, Effect, Fill, Lines, Pay, Price, To, Trade, Visit};
use crate::engine::Rules;
use crate::goods::{Bundle, Gains, Goods, Resource};
use crate::ids::{
    ActionCard, ActionCardSet, LineSet, Place, PlaceSet, StationCardSet, StationSpaceSet, TicketSet,
};
use crate::legality::menu::{Fetches, LinePairs, Menu, Options, bundles};
use crate::state::{Player, State};
use crate::tables::Scope;
use crate::tables::tariffs::{BuildTariffs, Tariff};

impl Rules {
    /// What the next task waits for.
    #[inline]
    pub(crate) fn waits_for(&self, state: &State) -> Pending<Asked, Chance> {
        let asked = match state.agenda.top() {
            Task::None => return Pending::Over,
            Task::LeaveOut => return Pending::Chance(Chance::Out),
            Task::FirstYard => return Pending::Chance(Chance::Yard),
            Task::SetAside(kind) => return Pending::Chance(Chance::Aside(kind)),
            Task::DrawStart => return Pending::Chance(Chance::Start),
            Task::DrawToYard { cubes } => {
                let cubes = cubes.min(state.bag.len());
                return Pending::Chance(Chance::Draw { cubes });
            }
            Task::DrawToHand { cubes, .. } => {
                let cubes = cubes.min(state.bag.resources().len());
                return Pending::Chance(Chance::DrawResources { cubes });
            }
            Task::SetupTake(seat) => return Pending::Decision(seat, Asked::SetupTake),
            Task::BeginTurn => Asked::Card,
            Task::Take { .. } => Asked::Take,
            Task::Dig { .. } => Asked::Dig,
            Task::Trade { .. } => Asked::Trade,
            Task::Build { .. } => Asked::Build,
            Task::Visit { .. } => Asked::Visit,
            Task::VisitAfter { .. } => Asked::VisitAfter,
            Task::FlipOwn => Asked::FlipFerry,
            Task::Score { may_stop: true } => Asked::ScoreBridge,
            Task::Score { may_stop: false } => Asked::Score,
            Task::TakeTicket => Asked::Ticket,
            Task::Gain { .. } => Asked::Gain,
            Task::Pay { .. } => Asked::Pay,
            Task::Keep { .. } => Asked::Keep,
            Task::Flip { .. } => Asked::Flip,
            Task::Effects(..) | Task::StartTicket { .. } | Task::FirstTurn | Task::EndTurn => {
                debug_assert!(false, "a task that settles by itself is left");
                return Pending::Over;
            }
        };
        Pending::Decision(state.active, asked)
    }

    /// The legal choices of the next task; an empty menu if it is not a decision.
    #[inline]
    pub(crate) fn menu(&self, state: &State) -> Menu<'_> {
        let must = |options| Menu {
            options,
            pass: false,
        };
        match state.agenda.top() {
            Task::SetupTake(_) => must(Options::Take(bundles(
                state.yard,
                self.tables.counts.setup_take,
                self.tables.counts.setup_take,
            ))),
            Task::BeginTurn => must(Options::Card(self.playable(state))),
            Task::Take { left, may_stop } => Menu {
                options: Options::Take(bundles(state.yard, 1, left)),
                pass: may_stop,
            },
            Task::Dig { effect } => must(self.dig_options(state, self.dig(effect))),
            Task::Trade {
                effect, may_stop, ..
            } => Menu {
                options: self.trade_options(state, &self.trade(effect)),
                pass: may_stop,
            },
            Task::Build { effect } => must(self.build_options(state, effect)),
            Task::Visit { effect } => {
                must(Options::Visit(self.visitable(state, self.visit(effect))))
            }
            Task::VisitAfter { card } => Menu {
                options: Options::Visit(self.available(state).and(Place::on(card).only())),
                pass: true,
            },
            Task::FlipOwn => {
                let cards = state.me().cards;
                Menu {
                    options: Options::Flip {
                        cards,
                        most: cards.len() as u8,
                    },
                    pass: true,
                }
            }
            Task::Score { may_stop } => Menu {
                options: Options::Score {
                    cards: self.scorable(state),
                    supply: state.supply,
                    tables: &self.tables,
                },
                pass: may_stop,
            },
            Task::TakeTicket => must(Options::Ticket(self.tickets_left(state))),
            Task::Gain { kind, .. } => must(Options::Trade {
                track: LineSet::EMPTY,
                with: None,
                fetch: self.gainable(state, kind, Bundle::default()),
            }),
            Task::Pay { effect, may_stop } => Menu {
                options: if self.payable(state, &self.pay(effect)) {
                    Options::Pay
                } else {
                    Options::None
                },
                pass: may_stop,
            },
            Task::Keep { most } => {
                let count = most.min(state.hand.len());
                let most = if count > 0 {
                    count
                } else {
                    return must(Options::None);
                };
                must(Options::Keep(bundles(state.hand, most, most)))
            }
            Task::Flip { most } => Menu {
                options: Options::Flip {
                    cards: self.other_cards(state),
                    most,
                },
                pass: true,
            },
            _ => must(Options::None),
        }
    }

    /// Own cards whose visible action can be carried out at least in part (F3.1).
    pub(crate) fn playable(&self, state: &State) -> ActionCardSet {
        let cards = state.me().cards.iter();
        cards.filter(|&card| self.can_use(state, card)).collect()
    }

    /// Whether a player can choose any card at all.
    pub(crate) fn any_playable(&self, state: &State) -> bool {
        let mut cards = state.me().cards.iter();
        cards.any(|card| self.can_use(state, card))
    }

    fn can_use(&self, state: &State, card: ActionCard) -> bool {
        let range = self.tables.side(card, state.side(card));
        (range.next..range.end).any(|effect| self.feasible(state, effect))
    }

    /// Whether an effect can be carried out at least in part.
    pub(crate) fn feasible(&self, state: &State, effect: u8) -> bool {
        match self.tables.effects[usize::from(effect)] {
            Effect::Take(take) => {
                !state.yard.is_empty() && (!take.per_ticket || !state.me().tickets.is_empty())
            }
            Effect::Dig(dig) => dig.lines == Lines::Any || !state.me().tickets.is_empty(),
            Effect::Trade(trade) => self.trade_options(state, &trade).any(),
            Effect::Build(_) => self.build_options(state, effect).any(),
            Effect::Visit(visit) => !self.visitable(state, visit).is_empty(),
            Effect::Ticket => !self.tickets_left(state).is_empty(),
            Effect::Draw(_) | Effect::Choose(_) => !state.bag.resources().is_empty(),
            Effect::Fill(fill) => self.fill_cubes(state, fill) > 0,
            // F3.2: the flip belongs to the end of the turn.
            Effect::Flip(_) => false,
            Effect::Gain(gains) => self.gain_possible(state, gains, Bundle::default()),
            Effect::Pay(pay) => self.payable(state, &pay),
            Effect::Summit => state.summit != Some(state.active),
        }
    }

    /// How many cubes an effect draws into the stockyard.
    pub(crate) fn fill_cubes(&self, state: &State, fill: Fill) -> u8 {
        let cubes = match fill {
            Fill::Cubes(cubes) => cubes,
            Fill::UpTo(full) => full.saturating_sub(state.yard.len() + state.events),
        };
        cubes.min(state.bag.len())
    }

    /// The lines, cards and station spaces to which an effect is limited.
    #[inline]
    pub(crate) fn scope(&self, state: &State, lines: Lines) -> Scope {
        let player = state.me();
        match lines {
            Lines::Any => Scope {
                lines: state.lines,
                cards: StationCardSet::from_bits(u32::MAX),
                stations: StationSpaceSet::from_bits(u32::MAX),
            },
            Lines::Ticket => self.tables.with_tickets[player.tickets.bits() as usize],
            Lines::TicketAndTrack => {
                let held = self.tables.with_tickets[player.tickets.bits() as usize].lines;
                let own_track = |line: &crate::ids::Line| {
                    self.tables.lines[line.index()].tracks.meets(player.tracks)
                };
                self.tables.scope(held.iter().filter(own_track).collect())
            }
        }
    }

    /// Lines in play with rubble.
    #[inline]
    pub(crate) fn rubbled_lines(&self, state: &State, within: LineSet) -> LineSet {
        let rubbled = state.derived.rubbled;
        let has_rubble =
            |line: &crate::ids::Line| self.tables.lines[line.index()].cards.meets(rubbled);
        state.lines.and(within).iter().filter(has_rubble).collect()
    }

    fn dig_options(&self, state: &State, dig: Dig) -> Options<'_> {
        let lines = self.rubbled_lines(state, self.scope(state, dig.lines).lines);
        let mut pairs = LinePairs::default();
        if dig.two_lines {
            for one in lines.iter() {
                for other in lines.iter().filter(|&other| other > one) {
                    if self.both_give(state, one, other) {
                        pairs.insert(one, other);
                    }
                }
            }
        }
        Options::Dig { lines, pairs }
    }

    /// Whether two lines with rubble can give one cube each: not if it would be the same cube.
    pub(crate) fn both_give(
        &self,
        state: &State,
        one: crate::ids::Line,
        other: crate::ids::Line,
    ) -> bool {
        let first = |line: crate::ids::Line| {
            let cards = self.tables.lines[line.index()].cards;
            cards.and(state.derived.rubbled).first()
        };
        match (first(one), first(other)) {
            (Some(a), Some(b)) => a != b || state.rubble[a.index()] > 1,
            _ => false,
        }
    }

    pub(crate) fn trade_options(&self, state: &State, trade: &Trade) -> Options<'_> {
        let player = state.me();
        let mut track = LineSet::EMPTY;
        let mut with = None;
        if let Some(price) = trade.track {
            let affordable = match price {
                Price::Goods(goods) => can_pay(player, goods),
                Price::Any(count) => {
                    with = Some(bundles(player.resources, count, count));
                    player.resources.len() >= count
                }
            };
            if affordable && self.has_tile(player) {
                track = self.track_lines(state, self.scope(state, trade.lines).lines);
            }
        }
        let mut fetch = Fetches::default();
        for (resource, price) in [(Resource::Iron, trade.iron), (Resource::Stone, trade.stone)] {
            if let Some(price) = price
                && can_pay(player, price)
            {
                let (yard, bag) = (state.yard.of(resource), state.bag.resources().of(resource));
                // F3.3: what is paid is in the bag by then.
                fetch.insert(resource, yard, bag + price.resources().of(resource));
            }
        }
        Options::Trade { track, with, fetch }
    }

    /// Lines where a track can be laid (F6).
    pub(crate) fn track_lines(&self, state: &State, within: LineSet) -> LineSet {
        let open = state.derived.open_tracks;
        let has_space =
            |line: &crate::ids::Line| self.tables.lines[line.index()].tracks.meets(open);
        if open.is_empty() {
            return LineSet::EMPTY;
        }
        state.lines.and(within).iter().filter(has_space).collect()
    }

    /// Whether the player has a track or station tile left (F7).
    #[inline]
    pub(crate) fn has_tile(&self, player: &Player) -> bool {
        player.tiles_used() < self.tables.counts.tiles
    }

    fn build_options(&self, state: &State, effect: u8) -> Options<'_> {
        let build = self.build(effect);
        let player = state.me();
        let open = state
            .derived
            .open_stations
            .and(self.scope(state, build.lines).stations);
        if open.is_empty() || !self.has_tile(player) {
            return Options::None;
        }
        let Bundle { iron, stone } = player.resources;
        let within = |tariff: &Tariff| {
            open.and(tariff.affordable(iron, stone, player.rubble, player.passengers))
        };
        match self.build_tariffs(effect) {
            BuildTariffs::Plain(tariff) => Options::Build(within(tariff)),
            BuildTariffs::Either { iron, stone } => Options::BuildWith {
                iron: within(iron),
                stone: within(stone),
            },
        }
    }

    /// Available surveyor spaces (F8).
    #[inline]
    pub(crate) fn available(&self, state: &State) -> PlaceSet {
        let [one, other] = &state.players;
        let occupied = one.surveyor.only().or(other.surveyor.only());
        let spaces = state.derived.served.and(self.tables.surveyor_spaces);
        spaces.places().without(occupied)
    }

    /// Where the surveyor may move.
    fn visitable(&self, state: &State, visit: Visit) -> PlaceSet {
        let player = state.me();
        let available = self.available(state);
        let mut places = match visit.to {
            To::Any => available,
            To::Ticket => available.and(self.scope(state, Lines::Ticket).cards.places()),
            To::Start => available.and(self.tables.starts.places()),
            To::OwnStation => available.and(self.own_station_cards(player).places()),
            To::Adjacent => available.and(self.adjacent_cards(state, player.surveyor).places()),
        };
        if visit.pub_too && player.surveyor != Place::PUB && !self.scorable(state).is_empty() {
            places.insert(Place::PUB);
        }
        if visit.home_too && player.surveyor != Place::HOME {
            places.insert(Place::HOME);
        }
        places
    }

    /// The cards adjacent to a place; from the pub or home, the starting stations.
    pub(crate) fn adjacent_cards(&self, state: &State, place: Place) -> StationCardSet {
        match place.card() {
            Some(card) => self.layout(state).adjacent[card.index()],
            None => self.tables.starts,
        }
    }

    pub(crate) fn own_station_cards(&self, player: &Player) -> StationCardSet {
        let card = |space: crate::ids::StationSpace| self.tables.station_spaces[space.index()].card;
        player.stations.iter().map(card).collect()
    }

    /// Own cards that can be scored: all of them, or none unless there are more stations than scored cards (F9).
    #[inline]
    pub(crate) fn scorable(&self, state: &State) -> ActionCardSet {
        let player = state.me();
        if player.stations.len() > player.pile.len() {
            player.cards
        } else {
            ActionCardSet::EMPTY
        }
    }

    /// Tickets in play that the player does not own yet.
    pub(crate) fn tickets_left(&self, state: &State) -> TicketSet {
        self.tickets_in_play(state).without(state.me().tickets)
    }

    /// Where a gain can come from, with `paid` on its way to the bag.
    pub(crate) fn gainable(&self, state: &State, kind: GainKind, paid: Bundle) -> Fetches {
        let mut fetch = Fetches::default();
        if kind != GainKind::Stone {
            fetch.insert(Resource::Iron, state.yard.iron, state.bag.iron + paid.iron);
        }
        if kind != GainKind::Iron {
            let bag = state.bag.stone + paid.stone;
            fetch.insert(Resource::Stone, state.yard.stone, bag);
        }
        fetch
    }

    fn gain_possible(&self, state: &State, gains: Gains, paid: Bundle) -> bool {
        let can = |count: u8, kind| count > 0 && !self.gainable(state, kind, paid).is_empty();
        gains.rubble > 0
            || gains.passengers > 0
            || gains.points > 0
            || can(gains.iron, GainKind::Iron)
            || can(gains.stone, GainKind::Stone)
            || can(gains.either, GainKind::Either)
    }

    fn payable(&self, state: &State, pay: &Pay) -> bool {
        can_pay(state.me(), pay.price) && self.gain_possible(state, pay.gain, pay.price.resources())
    }

    /// The player's cards other than the one in use.
    pub(crate) fn other_cards(&self, state: &State) -> ActionCardSet {
        let cards = state.me().cards;
        state
            .in_use
            .map_or(cards, |used| cards.without(used.only()))
    }

    pub(crate) fn dig(&self, effect: u8) -> Dig {
        match self.tables.effects[usize::from(effect)] {
            Effect::Dig(dig) => dig,
            other => unreachable!("{other:?} does not dig"),
        }
    }

    pub(crate) fn trade(&self, effect: u8) -> Trade {
        match self.tables.effects[usize::from(effect)] {
            Effect::Trade(trade) => trade,
            other => unreachable!("{other:?} does not trade"),
        }
    }

    pub(crate) fn build(&self, effect: u8) -> Build {
        match self.tables.effects[usize::from(effect)] {
            Effect::Build(build) => build,
            other => unreachable!("{other:?} does not build"),
        }
    }

    pub(crate) fn build_tariffs(&self, effect: u8) -> &BuildTariffs {
        let tariffs = self.tables.tariffs[usize::from(effect)].as_ref();
        tariffs.expect("every effect that builds has its tariffs")
    }

    pub(crate) fn visit(&self, effect: u8) -> Visit {
        match self.tables.effects[usize::from(effect)] {
            Effect::Visit(visit) => visit,
            other => unreachable!("{other:?} does not move the surveyor"),
        }
    }

    pub(crate) fn pay(&self, effect: u8) -> Pay {
        match self.tables.effects[usize::from(effect)] {
            Effect::Pay(pay) => pay,
            other => unreachable!("{other:?} has no price"),
        }
    }
}

/// Whether a player has these goods.
#[inline]
pub(crate) fn can_pay(player: &Player, price: Goods) -> bool {
    player.resources.holds(price.resources())
        && player.rubble >= u16::from(price.rubble)
        && player.passengers >= u16::from(price.passengers)
}
