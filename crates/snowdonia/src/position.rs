//! Positions by name, for test scripts and puzzles: `set` changes one fact, `get` reads it back. Cubes come out of
//! the bag and cards from wherever they are, so that an edited position still adds up.

mod values;

use tabletop::description::{Place, Term as _, find};
use tabletop::notation::read_bundle;
use tabletop::{Position, Seat, SeatSet};

use crate::agenda::Phase;
use crate::area::{Area, Space};
use crate::contract::{Contract, ContractSet};
use crate::engine::Rules;
use crate::event_track::EventTrack;
use crate::notation::put_space;
use crate::place::{End, Site, Spot, Stop};
use crate::state::{Goods, State};
use crate::train::{Train, TrainSet};

use values::{
    contract, contract_set, flag, list, number, optional_weather, rate, space, train, weather,
    words,
};

type Edit = Result<(), String>;

impl Position for Rules {
    fn set(&self, state: &mut State, key: &str, value: &str) -> Result<(), String> {
        if let "assign" | "resolve" = key {
            return self.go_to(state, key, value);
        }
        self.change(state, key, value)?;
        // Whatever an edit adds or removes comes from the general supply.
        state.rubble_supply = -self.rubble_out(state);
        Ok(())
    }

    fn get(&self, state: &State, key: &str) -> Result<String, String> {
        if key == "winners" {
            return Ok(list(self.winning_seats(state).iter()));
        }
        find(self, state, key).ok_or_else(|| format!("no such fact: {key}"))
    }

    fn name_of(&self, type_name: &str, number: u8) -> Option<String> {
        let mut name = String::new();
        match type_name {
            "Space" => put_space(Space::from_index(number), &mut name).ok()?,
            "Spot" => self.spot_name(self.spot(Spot(number))).write(&mut name),
            "Site" => {
                let (id, number) = self.site_id(Site(number));
                Place(id, ".", number).write(&mut name);
            }
            "Stop" => name.push_str(&self.stop(Stop(number)).id),
            "Contract" => name = Contract::from_index(number).to_string(),
            "Train" => name = Train::from_index(number).to_string(),
            _ => return None,
        }
        Some(name)
    }
}

impl Rules {
    /// Changes one fact.
    fn change(&self, state: &mut State, key: &str, value: &str) -> Edit {
        let (word, what) = key.split_once(' ').unwrap_or((key, ""));
        match word {
            "iron" | "stone" | "coal" => set_goods(state, word, self.seat(what)?, number(value)?),
            "steel" => put(
                &mut state.players[self.seat(what)?].steel,
                number(value)?.into(),
            ),
            "rubble" => put(
                &mut state.players[self.seat(what)?].rubble,
                number(value)?.into(),
            ),
            "daffodils" => put(&mut state.daffodils[self.seat(what)?], number(value)?),
            "train-rubble" => put(
                &mut state.players[self.seat(what)?].train_rubble,
                number(value)?.into(),
            ),
            "free-labourer" => self.set_seats(&mut state.free_labourer[0], value),
            "labourer-less" => self.set_seats(&mut state.labourer_less[0], value),
            "markers" => put(&mut state.players[self.seat(what)?].markers, number(value)?),
            "labourers" => put(
                &mut state.players[self.seat(what)?].labourers,
                number(value)?,
            ),
            "hired" => put(&mut state.players[self.seat(what)?].hired, flag(value)?),
            "surveyor" => put(
                &mut state.players[self.seat(what)?].surveyor,
                self.station(value)?,
            ),
            "terminus" => put(
                &mut state.players[self.seat(what)?].terminus,
                self.end(value)?,
            ),
            "marked" => put(
                &mut state.players[self.seat(what)?].terminus_marked,
                flag(value)?,
            ),
            "unused" | "used" | "active" => self.set_hand(state, word, self.seat(what)?, value),
            "train" => self.set_train(state, self.seat(what)?, value),
            "aside" => self.set_aside_trains(state, value),
            "owner" => self.set_owner(state, what, value),
            "bridged" => self.set_bridged(state, what, flag(value)?),
            "on" => self.set_rubble(state, what, number(value)?),
            "card" => self.set_track_card(state, what, number(value)?),
            "laid" => self.set_laid(state, what, flag(value)?),
            "closed" => self.set_closed(state, what, flag(value)?),
            "at" => self.set_labourer(state, what, value),
            "bag" | "yard" => set_bundle(state, word, value),
            "events" => set_events(state, value),
            "coal-on" => set_train_coal(state, train(what)?, number(value)?),
            "trains-open" => put(&mut state.trains_open, flag(value)?),
            "deck" | "discards" => set_pile(state, word, value),
            "office" => set_office(state, value),
            "back" => put(&mut state.back, optional_weather(value)?),
            "weather" => put(&mut state.weather, optional_weather(value)?),
            "middle" => put(&mut state.middle, weather(value)?),
            "last" => put(&mut state.last, weather(value)?),
            "excavation" => put(
                &mut state.excavation_rate,
                rate(&self.tables.components.board.excavation_rates, value)?,
            ),
            "lay" => put(
                &mut state.lay_rate,
                rate(&self.tables.components.board.lay_rates, value)?,
            ),
            "round" => put(&mut state.round, number(value)?.into()),
            "start" => put(&mut state.start, self.seat(value)?),
            "first" => put(&mut state.first, self.seat(value)?),
            "build-area" => put(&mut state.build_area, flag(value)?),
            "maintained" => put(&mut state.station_maintained, flag(value)?),
            "neutral" => put(&mut state.neutral, self.end(value)?),
            _ => Err(format!("no such fact: {key}")),
        }
    }

    fn go_to(&self, state: &mut State, key: &str, value: &str) -> Edit {
        if key == "assign" {
            self.begin_assigning(state, self.seat(value)?);
            return Ok(());
        }
        self.begin_resolving(state, value)
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        let number = number(text)?;
        let there = (1..=self.tables.seats).contains(&number);
        there
            .then(|| Seat::new(number - 1))
            .ok_or_else(|| format!("no seat {text}"))
    }

    fn station(&self, id: &str) -> Result<Stop, String> {
        let stop = (0..self.stops())
            .map(Stop)
            .find(|&stop| self.stop(stop).id == id);
        stop.ok_or_else(|| format!("no station {id}"))
    }

    fn end(&self, id: &str) -> Result<End, String> {
        let end = End::BOTH
            .into_iter()
            .find(|&end| self.stop(self.terminus(end)).id == id);
        end.ok_or_else(|| format!("no terminus {id}"))
    }

    fn find_spot(&self, name: &str) -> Result<Spot, String> {
        let named = |spot: &Spot| {
            let mut text = String::new();
            self.spot_name(self.spot(*spot)).write(&mut text);
            text == name
        };
        let spot = (0..self.spots()).map(Spot).find(named);
        spot.ok_or_else(|| format!("no place {name}"))
    }

    fn find_site(&self, name: &str) -> Option<Site> {
        (0..self.sites()).map(Site).find(|&site| {
            let (id, number) = self.site_id(site);
            format!("{id}.{number}") == name
        })
    }

    /// A card of a strait built by an event.
    fn set_bridged(&self, state: &mut State, name: &str, bridged: bool) -> Edit {
        let card = self.find_site(name);
        let card = card.filter(|&site| self.strait().contains(site));
        let card = card.ok_or_else(|| format!("no card of a strait {name}"))?;
        state.unbuilt.put(card, !bridged);
        Ok(())
    }

    fn set_owner(&self, state: &mut State, name: &str, value: &str) -> Edit {
        let owner = if value == "-" {
            None
        } else {
            Some(self.seat(value)?)
        };
        let spot = self.find_spot(name).ok();
        let site = self.find_site(name);
        if spot.is_none() && site.is_none() {
            return Err(format!("no place {name}"));
        }
        for seat in Seat::all(self.tables.seats) {
            let player = &mut state.players[seat];
            let owns = owner == Some(seat);
            let owned = if let Some(spot) = spot {
                let owned = player.spots.contains(spot);
                player.spots.put(spot, owns);
                owned
            } else {
                let owned = site.is_some_and(|site| player.sites.contains(site));
                if let Some(site) = site {
                    player.sites.put(site, owns);
                }
                owned
            };
            player.markers = (player.markers + u8::from(owned))
                .checked_sub(u8::from(owns))
                .ok_or("no marker left")?;
        }
        if let Some(site) = site {
            state.unbuilt.put(site, owner.is_none());
        }
        if let Some(spot) = spot
            && owner.is_some()
        {
            clear(state, spot);
            state.unlaid.remove(spot);
        }
        Ok(())
    }

    fn set_rubble(&self, state: &mut State, name: &str, rubble: u8) -> Edit {
        let spot = self.find_spot(name)?;
        clear(state, spot);
        if self.canals().contains(spot) {
            return self.set_canal(state, spot, rubble);
        }
        state.rubble[spot.index()] = rubble;
        state.rubbled.put(spot, rubble > 0);
        Ok(())
    }

    /// A canal with this much rubble; with all of it, it is full and the rubble gone.
    fn set_canal(&self, state: &mut State, canal: Spot, rubble: u8) -> Edit {
        let whole = self.tables.route.canal_rubble[canal.index()];
        if rubble > whole {
            return Err(format!("the canal takes {whole} rubble"));
        }
        if rubble < whole {
            state.rubble[canal.index()] = rubble;
            state.rubbled.insert(canal);
        }
        Ok(())
    }

    fn set_track_card(&self, state: &mut State, name: &str, rubble: u8) -> Edit {
        let spot = self.find_spot(name)?;
        self.dealt_number(spot)
            .ok_or("no track card is dealt there")?;
        let kind = self.track_kind(rubble).ok_or("no such track card")?;
        state.kinds[spot.index()] = kind;
        self.set_rubble(state, name, rubble)
    }

    fn set_laid(&self, state: &mut State, name: &str, laid: bool) -> Edit {
        let spot = self.find_spot(name)?;
        if laid {
            clear(state, spot);
        }
        state.unlaid.put(spot, !laid);
        Ok(())
    }

    fn set_closed(&self, state: &mut State, id: &str, closed: bool) -> Edit {
        let stop = self.station(id)?;
        state.closed.put(stop, closed);
        let spots = self.tables.route.station_spots[stop.index()];
        let sites = self.tables.route.station_sites[stop.index()];
        if closed {
            state.unbuilt = state.unbuilt.without(sites);
            spots.iter().for_each(|spot| clear(state, spot));
        } else {
            state.unbuilt = state.unbuilt.or(sites);
        }
        Ok(())
    }

    fn set_labourer(&self, state: &mut State, name: &str, value: &str) -> Edit {
        if name == "G" {
            let seats: Result<Vec<Seat>, String> =
                words(value).map(|seat| self.seat(seat)).collect();
            state.surveying_count = 0;
            seats?
                .into_iter()
                .for_each(|seat| state.put_labourer(seat, Space::G));
            return Ok(());
        }
        let space = space(name)?;
        state.occupied.remove(space);
        if value != "-" {
            state.put_labourer(self.seat(value)?, space);
        }
        Ok(())
    }

    fn set_hand(&self, state: &mut State, word: &str, seat: Seat, value: &str) -> Edit {
        let contracts = contract_set(value)?;
        if word == "active" {
            state.players[seat].active = contracts;
            return Ok(());
        }
        let player = &mut state.players[seat];
        let old = if word == "unused" {
            &mut player.unused
        } else {
            &mut player.used
        };
        state.discards = state.discards.or(std::mem::take(old));
        take_cards(state, contracts);
        let player = &mut state.players[seat];
        *(if word == "unused" {
            &mut player.unused
        } else {
            &mut player.used
        }) = contracts;
        Ok(())
    }

    fn set_train(&self, state: &mut State, seat: Seat, value: &str) -> Edit {
        state.players[seat].train_rubble = 0;
        if let Some(old) = state.players[seat].train.take()
            && !self.tables.solo
        {
            state.shed.insert(old);
        }
        if value != "-" {
            let train = train(value)?;
            let there = state.shed.contains(train) || self.tables.solo;
            if !there {
                return Err(format!("train {train} is not in the shed"));
            }
            state.bag.coal += std::mem::take(&mut state.train_coal[train.index()]);
            state.shed.remove(train);
            state.players[seat].train = Some(train);
            state.players[seat].train_rubble = self.tables.powers.of(Some(train)).rubble.into();
        }
        Ok(())
    }

    fn set_seats(&self, seats: &mut SeatSet, value: &str) -> Edit {
        *seats = SeatSet::NONE;
        for word in words(value) {
            seats.insert(self.seat(word)?);
        }
        Ok(())
    }

    /// Swaps trains set aside with those of the shed, leaving their coal behind.
    fn set_aside_trains(&self, state: &mut State, value: &str) -> Edit {
        let aside: TrainSet = words(value).map(train).collect::<Result<_, String>>()?;
        let both = state.shed.or(state.aside);
        if !aside.without(both).is_empty() {
            return Err(format!("not all in the shed: {value}"));
        }
        for train in aside.iter() {
            state.bag.coal += std::mem::take(&mut state.train_coal[train.index()]);
        }
        state.aside = aside;
        state.shed = both.without(aside);
        Ok(())
    }

    /// Goes to the moment when a seat is about to place, with labourers where they are; a seat that still has all its
    /// labourers may hire.
    fn begin_assigning(&self, state: &mut State, seat: Seat) {
        state.agenda.phase = Phase::Assign;
        if state.players[seat].labourers == self.labourers_of(state, seat) {
            state.fresh.insert(seat);
        }
        let _ = self.ask_to_place(state, seat);
    }

    /// Goes on from the window of an area, or from a phase at the end of the round, with labourers where they are.
    fn begin_resolving(&self, state: &mut State, value: &str) -> Edit {
        for seat in Seat::all(self.tables.seats) {
            state.players[seat].labourers = 0;
        }
        match value {
            "restock" => self.begin_restock(state, &mut ()),
            "forecast" => state.agenda.phase = Phase::Forecast,
            "yard" => state.agenda.phase = Phase::Yard,
            "end" => state.agenda.phase = Phase::RoundEnd,
            _ => {
                let area = value
                    .chars()
                    .next()
                    .and_then(Area::from_letter)
                    .ok_or("no such area")?;
                state.agenda.phase = Phase::window(area, state.start);
            }
        }
        self.advance(state, &mut ());
        Ok(())
    }
}

/// An edit that cannot fail, in the signature of those that can.
#[allow(clippy::unnecessary_wraps)]
fn put<T>(place: &mut T, value: T) -> Edit {
    *place = value;
    Ok(())
}

fn clear(state: &mut State, spot: Spot) {
    state.rubble[spot.index()] = 0;
    state.rubbled.remove(spot);
}

fn set_goods(state: &mut State, word: &str, seat: Seat, value: u8) -> Edit {
    let goods = &mut state.players[seat].goods;
    let (own, bag) = match word {
        "iron" => (&mut goods.iron, &mut state.bag.iron),
        "stone" => (&mut goods.stone, &mut state.bag.stone),
        _ => (&mut goods.coal, &mut state.bag.coal),
    };
    *bag = (*bag + *own)
        .checked_sub(value)
        .ok_or_else(|| format!("not enough {word} in the bag"))?;
    *own = value;
    Ok(())
}

/// Moves cubes between bag and yard.
fn set_bundle(state: &mut State, word: &str, value: &str) -> Edit {
    let [iron, stone, coal] =
        read_bundle("isc", value).ok_or_else(|| format!("no bundle: {value}"))?;
    let rest = |sum: u8, part: u8| {
        sum.checked_sub(part)
            .ok_or_else(|| format!("bag and yard hold {sum}"))
    };
    let this = Goods { iron, stone, coal };
    let other = Goods {
        iron: rest(state.bag.iron + state.yard.iron, iron)?,
        stone: rest(state.bag.stone + state.yard.stone, stone)?,
        coal: rest(state.bag.coal + state.yard.coal, coal)?,
    };
    (state.bag, state.yard) = if word == "bag" {
        (this, other)
    } else {
        (other, this)
    };
    Ok(())
}

fn set_events(state: &mut State, value: &str) -> Edit {
    let spaces = words(value).map(|word| Ok(number(word)?.min(EventTrack::MAX_SPACES)));
    let track: EventTrack = spaces.collect::<Result<_, String>>()?;
    let cubes = state.bag_events + state.event_track.len();
    state.bag_events = cubes
        .checked_sub(track.len())
        .ok_or("too many event cubes")?;
    state.event_track = track;
    Ok(())
}

fn set_train_coal(state: &mut State, train: Train, coal: u8) -> Edit {
    let on = &mut state.train_coal[train.index()];
    state.bag.coal = (state.bag.coal + *on)
        .checked_sub(coal)
        .ok_or("not enough coal in the bag")?;
    *on = coal;
    Ok(())
}

/// Moves cards between deck and discards; other cards come to the pile from wherever they are.
fn set_pile(state: &mut State, word: &str, value: &str) -> Edit {
    let pile = contract_set(value)?;
    let both = state.deck.or(state.discards);
    take_cards(state, pile);
    let rest = both.without(pile);
    (state.deck, state.discards) = if word == "deck" {
        (pile, rest)
    } else {
        (rest, pile)
    };
    if state.deck.is_empty() {
        state.back = None;
    }
    Ok(())
}

fn set_office(state: &mut State, value: &str) -> Edit {
    state.discards = state.discards.or(state.office());
    state.office = [None; 3];
    let mut places = [None; 3];
    for (place, word) in places.iter_mut().zip(words(value)) {
        *place = if word == "-" {
            None
        } else {
            Some(contract(word)?)
        };
    }
    take_cards(state, places.iter().copied().flatten().collect());
    state.office = places;
    Ok(())
}

/// Takes cards from wherever they are.
fn take_cards(state: &mut State, contracts: ContractSet) {
    for contract in contracts.iter() {
        state.deck.remove(contract);
        state.discards.remove(contract);
        for place in state
            .office
            .iter_mut()
            .filter(|place| **place == Some(contract))
        {
            *place = None;
        }
        for player in &mut state.players.0 {
            player.unused.remove(contract);
            player.used.remove(contract);
        }
    }
    if state.deck.is_empty() {
        state.back = None;
    }
}
