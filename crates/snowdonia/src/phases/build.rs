//! E: building sites and buying trains, with what contracts let a player pay instead (E5).

use tabletop::{Seat, Witness};

use crate::choice::Choice;
use crate::components::{BuildSite, Building, Resource};
use crate::engine::Rules;
use crate::fact::Fact;
use crate::phases::advance::{Flow, Marker, markers_gone};
use crate::place::{Site, SiteSet, Spot};
use crate::refusal::Refusal;
use crate::state::{MAX_SPOTS, Player, State};
use crate::train::{Train, TrainSet};

/// How a player's contracts change payment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payment {
    /// Stone taken off a site that costs stone.
    pub discount: u8,
    /// For how many steel iron may stand, and how much iron for each.
    pub steel_by_iron: u8,
    pub iron_each: u8,
    /// For how many stone rubble may stand, and how much rubble for each.
    pub stone_by_rubble: u8,
    pub rubble_each: u8,
    /// The most a train costs, if a contract says so (SE11).
    pub train_price: Option<u8>,
}

impl Payment {
    /// Without any contract.
    const PRINTED: Payment = Payment {
        discount: 0,
        steel_by_iron: 0,
        iron_each: 0,
        stone_by_rubble: 0,
        rubble_each: 0,
        train_price: None,
    };

    #[inline]
    pub fn substitutes(self) -> bool {
        self.steel_by_iron > 0 || self.stone_by_rubble > 0
    }

    /// The cost of a site after the discount.
    #[inline]
    pub fn lowered(self, site: BuildSite) -> BuildSite {
        BuildSite {
            stone: site.stone.saturating_sub(self.discount),
            ..site
        }
    }

    /// The cost of a train, in the form of a site's cost.
    #[inline]
    pub fn train(self, printed: u8) -> BuildSite {
        BuildSite {
            stone: 0,
            steel: self.train_price.map_or(printed, |most| printed.min(most)),
            iron: 0,
            vp: 0,
        }
    }

    /// The price of a site when this much steel is paid with iron and this much stone with rubble.
    #[inline]
    pub fn price(self, cost: BuildSite, steel_by_iron: u8, stone_by_rubble: u8) -> Price {
        Price {
            stone: cost.stone - stone_by_rubble,
            steel: cost.steel - steel_by_iron,
            iron: cost.iron + steel_by_iron * self.iron_each,
            rubble: stone_by_rubble * self.rubble_each,
        }
    }
}

/// What is handed over for a site or a train.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Price {
    pub stone: u8,
    pub steel: u8,
    pub iron: u8,
    pub rubble: u8,
}

impl Price {
    #[inline]
    pub fn affordable(self, player: &Player) -> bool {
        self.stone <= player.goods.stone
            && u16::from(self.steel) <= player.steel
            && self.iron <= player.goods.iron
            && u16::from(self.rubble) <= player.rubble
    }
}

impl Rules {
    #[inline]
    pub(crate) fn payment(&self, state: &State, seat: Seat) -> Payment {
        if state.players[seat].active.meets(self.tables.effects.paying) {
            self.payment_by_contracts(state, seat)
        } else {
            Payment::PRINTED
        }
    }

    /// Kept apart from paying the printed price, which is measurably by far the most frequent case.
    #[inline(never)]
    fn payment_by_contracts(&self, state: &State, seat: Seat) -> Payment {
        let active = state.players[seat].active;
        let effects = &self.tables.effects;
        let (steel_by_iron, iron_each) = effects.iron_for_steel(active);
        let (stone_by_rubble, rubble_each) = effects.rubble_for_stone(active);
        Payment {
            discount: self.discount(state, seat),
            steel_by_iron,
            iron_each,
            stone_by_rubble,
            rubble_each,
            train_price: effects.train_price(active),
        }
    }

    /// Stone taken off a site. BB3: not off the card of a strait, and as long as there is one, nothing else can be
    /// built.
    #[inline]
    fn discount(&self, state: &State, seat: Seat) -> u8 {
        if self.unbridged(state).is_some() {
            return 0;
        }
        self.tables
            .effects
            .cheaper_stone(state.players[seat].active)
    }

    /// E2, BF6: sites as far as the track is clear, or as far as the own surveyor has moved. BB2, BB5: the lowest
    /// card of a strait before anything else; BB7: with the last of them the rest opens at once.
    #[inline]
    pub(crate) fn reach(&self, state: &State, seat: Seat) -> SiteSet {
        if let Some(card) = self.unbridged(state) {
            return card.only();
        }
        let player = &state.players[seat];
        let route = &self.tables.route;
        match self.tables.scenario.building {
            Building::OwnSurveyor => route.reach[player.terminus.index()][player.surveyor.index()],
            Building::ClearedTrack => {
                let blocked = state.rubbled.and(route.tracks).first();
                route.open_sites[blocked.map_or(MAX_SPOTS, Spot::index)]
            }
        }
    }

    /// Why a site is out of that reach.
    pub(crate) fn why_beyond(&self, state: &State, seat: Seat, site: Site) -> Refusal {
        if let Some(card) = self.unbridged(state) {
            return Refusal::StraitFirst { card };
        }
        let surveyor = state.players[seat].surveyor;
        let blocked = state.rubbled.and(self.tables.route.tracks).first();
        match (self.tables.scenario.building, blocked) {
            (Building::ClearedTrack, Some(spot)) if self.canals().contains(spot) => {
                Refusal::CanalOpen {
                    site,
                    spot,
                    missing: self.missing(state, spot),
                }
            }
            (Building::ClearedTrack, Some(spot)) => Refusal::TrackBlocked {
                site,
                spot,
                rubble: state.rubble[spot.index()],
            },
            _ => Refusal::BeyondSurveyor { site, surveyor },
        }
    }

    /// Sites that may be built, whatever they cost; none without a marker.
    #[inline]
    pub(crate) fn open_sites(&self, state: &State, seat: Seat) -> SiteSet {
        if state.players[seat].markers == 0 {
            return SiteSet::EMPTY;
        }
        state.unbuilt.and(self.reach(state, seat))
    }

    /// Sites that can be built and paid for without the help of contracts.
    #[inline]
    pub fn payable_sites(&self, state: &State, seat: Seat) -> SiteSet {
        self.sites_for(state, seat, 0)
    }

    /// Sites that can be built without substitutes: as long as there is one, passing is not allowed (E4).
    #[inline]
    pub(crate) fn plain_sites(&self, state: &State, seat: Seat) -> SiteSet {
        self.sites_for(state, seat, self.discount(state, seat))
    }

    #[inline]
    fn sites_for(&self, state: &State, seat: Seat, discount: u8) -> SiteSet {
        let Player { goods, steel, .. } = &state.players[seat];
        let route = &self.tables.route;
        self.open_sites(state, seat).and(route.affordable(
            goods.stone + discount,
            *steel,
            goods.iron,
        ))
    }

    #[inline]
    fn trains_for_sale(&self, state: &State) -> TrainSet {
        if state.trains_open {
            state.shed
        } else {
            TrainSet::EMPTY
        }
    }

    /// Whether there is anything to build or buy.
    #[inline]
    pub(crate) fn can_build(&self, state: &State, seat: Seat) -> bool {
        let plain = self.plain_sites(state, seat);
        !plain.is_empty() || self.builds_beside(plain, state, seat).any()
    }

    /// Everything that can be built and bought; a train may cost nothing (PT3).
    #[inline]
    pub(crate) fn builds<'a>(&'a self, state: &'a State, seat: Seat) -> Builds<'a> {
        self.builds_beside(self.plain_sites(state, seat), state, seat)
    }

    /// As [`Self::builds`], given what can be built without substitutes. If that is nothing, only what can be paid
    /// for is returned, so that it need not be asked again.
    #[inline]
    fn builds_beside<'a>(&'a self, plain: SiteSet, state: &'a State, seat: Seat) -> Builds<'a> {
        let payment = self.payment(state, seat);
        let player = &state.players[seat];
        let trains = self.trains_for_sale(state);
        let (sites, trains) = if payment.substitutes() {
            (self.open_sites(state, seat), trains)
        } else {
            // Whoever can pay the highest price a contract allows can buy any train (SE11).
            let most = payment.train_price.map(u16::from);
            let any = most.is_some_and(|most| most <= player.steel);
            let affordable = self.tables.powers.affordable(player.steel);
            (plain, if any { trains } else { trains.and(affordable) })
        };
        Builds {
            rules: self,
            player,
            plain,
            payment,
            sites,
            trains,
        }
    }

    /// The cost of a train with these means of payment.
    #[inline]
    pub(crate) fn train_cost(&self, payment: Payment, train: Train) -> BuildSite {
        payment.train(self.tables.powers.of(Some(train)).steel)
    }

    /// E2: stone and iron go to the bag, steel and rubble to the general supply. X3 comes before the free cube of
    /// BF7: no cube is taken once the game has ended.
    pub(crate) fn build<W: Witness<Fact>>(
        &self,
        state: &mut State,
        site: Site,
        steel_by_iron: u8,
        stone_by_rubble: u8,
        witness: &mut W,
    ) -> Flow {
        let seat = state.actor;
        let payment = self.payment(state, seat);
        let entry = self.tables.route.sites[site.index()];
        let cost = payment.lowered(entry.site);
        let Price {
            stone,
            steel,
            iron,
            rubble,
        } = payment.price(cost, steel_by_iron, stone_by_rubble);
        let player = &mut state.players[seat];
        player.goods.stone -= stone;
        player.goods.iron -= iron;
        player.steel -= u16::from(steel);
        player.rubble -= u16::from(rubble);
        player.sites.insert(site);
        state.rubble_supply += i32::from(rubble);
        state.bag.stone += stone;
        state.bag.iron += iron;
        state.unbuilt.remove(site);
        let marker = self.place_marker(state, seat);
        debug_assert!(marker != Marker::None, "a site needs a marker");
        witness.fact(Fact::Built {
            seat,
            site,
            stone,
            steel,
            iron,
            rubble,
        });
        if marker == Marker::Last {
            return markers_gone(state, witness);
        }
        if !self.strait().contains(site)
            && let Some(resource) = self.free_cube(entry.stop)
        {
            give_free_cube(state, seat, resource, witness);
        }
        Flow::GoesOn
    }

    /// E3: the player's former train goes back to the shed first, with fresh coal as far as there is any, and rubble
    /// (PT4). SE11: a contract that lowers the price of a train is spent.
    pub(crate) fn buy_train<W: Witness<Fact>>(
        &self,
        state: &mut State,
        train: Train,
        steel_by_iron: u8,
        witness: &mut W,
    ) {
        let seat = state.actor;
        let payment = self.payment(state, seat);
        let power = self.tables.powers.of(Some(train));
        let steel = self.train_cost(payment, train).steel - steel_by_iron;
        let iron = steel_by_iron * payment.iron_each;
        let player = &mut state.players[seat];
        player.steel -= u16::from(steel);
        player.goods.iron -= iron;
        player.active = player.active.without(self.tables.effects.cheaper_train);
        state.bag.iron += iron;
        if let Some(old) = self.give_up_train(state, seat) {
            state.shed.insert(old);
            witness.fact(Fact::TrainReturned { seat, train: old });
            self.refill_train(state, old, witness);
        }
        let coal = std::mem::take(&mut state.train_coal[train.index()]);
        state.shed.remove(train);
        let player = &mut state.players[seat];
        player.train = Some(train);
        player.train_rubble = power.rubble.into();
        player.goods.coal += coal;
        witness.fact(Fact::TrainBought {
            seat,
            train,
            steel,
            iron,
            coal,
        });
    }

    /// Takes a train from its owner. PT4: its rubble goes to the general supply, which gives it as much as it carries
    /// in the shed, unless the train leaves the game (SOLO2).
    pub(crate) fn give_up_train(&self, state: &mut State, seat: Seat) -> Option<Train> {
        let player = &mut state.players[seat];
        let train = player.train.take()?;
        state.rubble_supply += i32::from(std::mem::take(&mut player.train_rubble));
        if !self.tables.solo {
            state.rubble_supply -= i32::from(self.tables.powers.of(Some(train)).rubble);
        }
        Some(train)
    }

    /// Puts a train's coal on it from the bag, as far as there is any.
    pub(crate) fn refill_train<W: Witness<Fact>>(
        &self,
        state: &mut State,
        train: Train,
        witness: &mut W,
    ) {
        let coal = self.tables.powers.of(Some(train)).coal.min(state.bag.coal);
        state.bag.coal -= coal;
        state.train_coal[train.index()] = coal;
        witness.fact(Fact::TrainRefilled { train, coal });
    }
}

/// What a player may build and buy, and the ways to pay for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Builds<'a> {
    rules: &'a Rules,
    /// Sites that can be built without substitutes.
    pub plain: SiteSet,
    player: &'a Player,
    payment: Payment,
    sites: SiteSet,
    trains: TrainSet,
}

impl Builds<'_> {
    /// Ways to pay a cost: how much steel with iron and how much stone with rubble.
    fn ways(self, cost: BuildSite) -> impl Iterator<Item = (u8, u8)> {
        let payment = self.payment;
        let iron = 0..=payment.steel_by_iron.min(cost.steel);
        let ways = iron.flat_map(move |steel_by_iron| {
            let rubble = 0..=payment.stone_by_rubble.min(cost.stone);
            rubble.map(move |stone_by_rubble| (steel_by_iron, stone_by_rubble))
        });
        ways.filter(move |&(iron, rubble)| {
            payment.price(cost, iron, rubble).affordable(self.player)
        })
    }

    fn site_ways(self, site: Site) -> impl Iterator<Item = Choice> {
        let cost = self.payment.lowered(self.rules.site(site).2);
        let ways = self.ways(cost);
        ways.map(move |(steel_by_iron, stone_by_rubble)| Choice::Build {
            site,
            steel_by_iron,
            stone_by_rubble,
        })
    }

    fn train_ways(self, train: Train) -> impl Iterator<Item = Choice> {
        let ways = self.ways(self.rules.train_cost(self.payment, train));
        ways.map(move |(steel_by_iron, _)| Choice::Train {
            train,
            steel_by_iron,
        })
    }

    /// In the order of the list.
    pub fn iter(self) -> impl Iterator<Item = Choice> {
        let sites = self.sites.iter().flat_map(move |site| self.site_ways(site));
        let trains = self.trains.iter();
        sites.chain(trains.flat_map(move |train| self.train_ways(train)))
    }

    #[inline]
    pub fn any(self) -> bool {
        if self.payment.substitutes() {
            self.iter().next().is_some()
        } else {
            !self.sites.is_empty() || !self.trains.is_empty()
        }
    }

    #[inline]
    pub fn count(self) -> u32 {
        if self.payment.substitutes() {
            self.iter().count() as u32
        } else {
            self.sites.len() + self.trains.len()
        }
    }

    #[inline]
    pub fn nth(self, rank: u32) -> Choice {
        if self.payment.substitutes() {
            return self
                .iter()
                .nth(rank as usize)
                .expect("rank below the count");
        }
        match rank.checked_sub(self.sites.len()) {
            None => Choice::Build {
                site: self.sites.nth(rank),
                steel_by_iron: 0,
                stone_by_rubble: 0,
            },
            Some(rank) => Choice::Train {
                train: self.trains.nth(rank),
                steel_by_iron: 0,
            },
        }
    }

    pub fn contains(self, choice: Choice) -> bool {
        match choice {
            Choice::Build { site, .. } => {
                self.sites.contains(site) && self.site_ways(site).any(|way| way == choice)
            }
            Choice::Train { train, .. } => {
                self.trains.contains(train) && self.train_ways(train).any(|way| way == choice)
            }
            _ => false,
        }
    }
}

/// BF7: a cube from the bag, if there is one.
fn give_free_cube<W: Witness<Fact>>(
    state: &mut State,
    seat: Seat,
    resource: Resource,
    witness: &mut W,
) {
    let goods = &mut state.players[seat].goods;
    let (bag, own) = match resource {
        Resource::Iron => (&mut state.bag.iron, &mut goods.iron),
        Resource::Stone => (&mut state.bag.stone, &mut goods.stone),
        Resource::Coal => (&mut state.bag.coal, &mut goods.coal),
    };
    if *bag > 0 {
        *bag -= 1;
        *own += 1;
        witness.fact(Fact::FreeCube { seat, resource });
    }
}
