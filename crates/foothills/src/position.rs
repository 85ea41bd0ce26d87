//! Positions by name, for test scripts and puzzles.
//!
//! Keys, with their values (seats count from 1, `-` for nothing, lists in order):
//! `iron 1`, `stone 1`, `rubble 1`, `passengers 1`, `points 1` (numbers; cubes come from the bag and go there),
//! `surveyor 1` (`V-1`, `pub`, `home`), `tickets 1` (`I-1 V-1`), `cards 1`, `pile 1`, `supply` (`A1 B2`),
//! `side A1` (`golden`, `grey`), `lines` (`I II III IV V VI`, everything on the display begins anew),
//! `yard` (`2i1s`), `events` (a number), `rubble I-4`, `track I/II-5.2` and `station I-2/3.1` (`1`, `2`, `-`),
//! `navvy I-4` (`yes`, `no`), `summit` (`1`, `2`, `-`), `start` (a seat), `turn` (a number: that turn begins),
//! `last-turn` (a number, 0: the end is not triggered). Only to be read: `bag` (`3i2s1e`), `hand`, `navvies`,
//! `tracks 1`, `stations 1` (numbers), `buffer-stops` (lines), `active`, `in-use`.

use tabletop::description::{self, Term as _, find};
use tabletop::notation::{read_number, read_ordinal};
use tabletop::{Position, Seat};

use crate::agenda::{Agenda, Task};
use crate::engine::Rules;
use crate::goods::Bundle;
use crate::ids::{
    ActionCard, ActionCardSet, CardType, Line, LineSet, Place, StationCard, StationCardSet,
    StationSpace, StationSpaceSet, Ticket, TrackSpace, TrackSpaceSet,
};
use crate::notation::read_resources;
use crate::state::{Player, State};

impl Position for Rules {
    fn set(&self, state: &mut State, key: &str, value: &str) -> Result<(), String> {
        let mut changed = *state;
        let (name, of) = key.split_once(' ').unwrap_or((key, ""));
        let done = match read_ordinal(of, 2) {
            Some(seat) => self.set_of_seat(&mut changed, name, seat_of(seat), value),
            None => self.set_of_table(&mut changed, name, of, value),
        };
        done.ok_or_else(|| format!("cannot set {key} to {value}"))?;
        changed.derived = self.derive(&changed);
        let all = usize::from(self.tables.counts.buffer_stops);
        changed.buffer_stops = self.lines_complete(&changed).iter().take(all).collect();
        *state = changed;
        Ok(())
    }

    fn get(&self, state: &State, key: &str) -> Result<String, String> {
        let count =
            |of: fn(&Player) -> u32, seat: u8| of(state.player(Seat::new(seat))).to_string();
        match key {
            "tracks 1" => Ok(count(|player| player.tracks.len(), 0)),
            "tracks 2" => Ok(count(|player| player.tracks.len(), 1)),
            "stations 1" => Ok(count(|player| player.stations.len(), 0)),
            "stations 2" => Ok(count(|player| player.stations.len(), 1)),
            "navvies" => Ok(state.navvies.len().to_string()),
            _ => find(self, state, key).ok_or_else(|| format!("there is no {key}")),
        }
    }

    fn name_of(&self, type_name: &str, number: u8) -> Option<String> {
        let mut name = String::new();
        match type_name {
            "Line" => name.push_str(self.line_id(Line::new(number))),
            "StationCard" => name.push_str(self.station_id(StationCard::new(number))),
            "ActionCard" => name.push_str(self.card_id(ActionCard::new(number))),
            "CardType" => name.push_str(self.type_id(CardType::new(number))),
            "Ticket" => name.push_str(self.station_id(self.ticket_card(Ticket::new(number)))),
            "Place" => self.write_place(Place::new(number), &mut name).ok()?,
            "StationSpace" => self
                .write_space(StationSpace::new(number), &mut name)
                .ok()?,
            "TrackSpace" => {
                let (card, number) = self.track_space(TrackSpace::new(number));
                description::Place(self.station_id(card), ".", number).write(&mut name);
            }
            _ => return None,
        }
        Some(name)
    }
}

impl Rules {
    fn set_of_seat(&self, state: &mut State, name: &str, seat: Seat, value: &str) -> Option<()> {
        match name {
            "iron" | "stone" => {
                let count = u8::try_from(read_number(value)?).ok()?;
                let mut to = state.player(seat).resources;
                *(if name == "iron" {
                    &mut to.iron
                } else {
                    &mut to.stone
                }) = count;
                let from = state.player(seat).resources;
                exchange(state, from, to)?;
                state.player_mut(seat).resources = to;
            }
            "rubble" => state.player_mut(seat).rubble = number(value)?,
            "passengers" => state.player_mut(seat).passengers = number(value)?,
            "points" => state.player_mut(seat).points = number(value)?,
            "surveyor" => state.player_mut(seat).surveyor = self.read_place(value)?,
            "tickets" => {
                let tickets = words(value).map(|word| self.read_ticket(word));
                state.player_mut(seat).tickets = tickets.collect::<Option<_>>()?;
            }
            "cards" => {
                for card in self.card_list(value)?.iter() {
                    self.give_card(state, seat, card);
                }
                let cards = self.card_list(value)?;
                let player = state.player_mut(seat);
                player.cards = player.cards.and(cards);
            }
            "pile" => {
                let cards = self.card_list(value)?;
                for player in &mut state.players {
                    player.cards = player.cards.without(cards);
                    player.pile = player.pile.without(cards);
                }
                state.supply = state.supply.without(cards);
                state.golden = state.golden.without(cards);
                state.player_mut(seat).pile = cards;
            }
            _ => return None,
        }
        Some(())
    }

    /// Gives a card to a player, golden side up; the player's card of that type takes its former place.
    fn give_card(&self, state: &mut State, seat: Seat, card: ActionCard) {
        let old = state.player(seat).cards.and(self.tables.same_type(card));
        if old.contains(card) {
            return;
        }
        let swap = |set: &mut ActionCardSet| {
            if set.contains(card) {
                set.remove(card);
                *set = set.or(old);
            }
        };
        swap(&mut state.supply);
        swap(&mut state.players[0].pile);
        swap(&mut state.players[1].pile);
        let opponent = State::opponent(seat);
        let swaps_golden = state.player(opponent).cards.contains(card);
        swap(&mut state.player_mut(opponent).cards);
        if !swaps_golden {
            state.golden = state.golden.without(old);
        }
        let player = state.player_mut(seat);
        player.cards = player.cards.without(old);
        player.cards.insert(card);
        state.golden.insert(card);
    }

    fn set_of_table(&self, state: &mut State, name: &str, of: &str, value: &str) -> Option<()> {
        match name {
            "supply" => {
                let cards = self.card_list(value)?;
                for player in &mut state.players {
                    player.cards = player.cards.without(cards);
                    player.pile = player.pile.without(cards);
                }
                state.golden = state.golden.without(cards);
                state.supply = cards;
            }
            "side" => {
                let card = self.read_card(of)?;
                match value {
                    "golden" => state.golden.insert(card),
                    "grey" => state.golden.remove(card),
                    _ => return None,
                }
            }
            "lines" => {
                let lines: LineSet = words(value)
                    .map(|word| self.read_line(word))
                    .collect::<Option<_>>()?;
                self.lay_out(state, lines)?;
            }
            "yard" => {
                let yard = read_resources(value)?;
                exchange(state, state.yard, yard)?;
                state.yard = yard;
            }
            "events" => {
                let events = u8::try_from(read_number(value)?).ok()?;
                state.bag.events = (state.bag.events + state.events).checked_sub(events)?;
                state.events = events;
            }
            "rubble" => {
                let rubble = u8::try_from(read_number(value)?).ok()?;
                state.rubble[self.read_station(of)?.index()] = rubble;
            }
            "track" => {
                let space = self.read_track_space(of)?;
                for player in &mut state.players {
                    player.tracks.remove(space);
                }
                if let Some(seat) = Owner::read(value)?.seat() {
                    state.player_mut(seat).tracks.insert(space);
                }
            }
            "station" => {
                let space = self.read_space(of)?;
                for player in &mut state.players {
                    player.stations.remove(space);
                }
                if let Some(seat) = Owner::read(value)?.seat() {
                    state.player_mut(seat).stations.insert(space);
                }
            }
            "navvy" => {
                let card = self.read_station(of)?;
                match value {
                    "yes" => {
                        state.navvies.insert(card);
                        state.rubble[card.index()] = 0;
                    }
                    "no" => state.navvies.remove(card),
                    _ => return None,
                }
            }
            "summit" => state.summit = Owner::read(value)?.seat(),
            "start" => {
                state.start = read_seat(value)?;
                turn_of(state);
            }
            "turn" => {
                let turn = number(value).filter(|&turn| turn > 0)?;
                self.begin_at(state, turn)?;
            }
            "last-turn" => state.last_turn = number(value)?,
            _ => return None,
        }
        Some(())
    }

    /// The initial display of these lines.
    fn lay_out(&self, state: &mut State, lines: LineSet) -> Option<()> {
        if lines.len() != 6 || state.lines.is_empty() {
            return None;
        }
        state.lines = lines;
        state.navvies = StationCardSet::EMPTY;
        state.rubble = [0; crate::ids::MAX_STATION_CARDS];
        for card in self.cards_in_play(state).iter() {
            state.rubble[card.index()] = self.tables.station(card).rubble;
        }
        for player in &mut state.players {
            player.tracks = TrackSpaceSet::EMPTY;
            player.stations = StationSpaceSet::EMPTY;
            player.surveyor = crate::ids::Place::HOME;
        }
        Some(())
    }

    /// The beginning of a turn; anything still to happen is dropped.
    fn begin_at(&self, state: &mut State, turn: u16) -> Option<()> {
        let setup = |task| !matches!(task, Task::SetupTake(_) | Task::FirstTurn);
        if state.turn == 0 && state.agenda.iter().any(setup) {
            return None;
        }
        exchange(state, state.hand, Bundle::default())?;
        state.hand = Bundle::default();
        state.in_use = None;
        state.turn = turn;
        state.agenda = Agenda::default();
        state.agenda.push(Task::BeginTurn);
        turn_of(state);
        Some(())
    }

    fn card_list(&self, value: &str) -> Option<ActionCardSet> {
        words(value).map(|word| self.read_card(word)).collect()
    }

    fn read_track_space(&self, text: &str) -> Option<TrackSpace> {
        let (card, number) = text.rsplit_once('.')?;
        let spaces = self.tables.station(self.read_station(card)?).tracks;
        let number = read_ordinal(number, spaces.len())?;
        Some(spaces.nth(number - 1))
    }
}

/// Replaces what lies somewhere; the bag gives and takes the difference.
fn exchange(state: &mut State, from: Bundle, to: Bundle) -> Option<()> {
    state.bag.iron = (state.bag.iron + from.iron).checked_sub(to.iron)?;
    state.bag.stone = (state.bag.stone + from.stone).checked_sub(to.stone)?;
    Some(())
}

/// The start player has the odd turns.
fn turn_of(state: &mut State) {
    state.active = if state.turn > 0 && state.turn.is_multiple_of(2) {
        State::opponent(state.start)
    } else {
        state.start
    };
}

fn seat_of(number: u32) -> Seat {
    Seat::new(number as u8 - 1)
}

/// A seat, or `-` for nobody.
enum Owner {
    Nobody,
    Seat(Seat),
}

impl Owner {
    fn read(value: &str) -> Option<Owner> {
        match value {
            "-" => Some(Owner::Nobody),
            _ => read_seat(value).map(Owner::Seat),
        }
    }

    fn seat(self) -> Option<Seat> {
        match self {
            Owner::Nobody => None,
            Owner::Seat(seat) => Some(seat),
        }
    }
}

fn read_seat(value: &str) -> Option<Seat> {
    read_ordinal(value, 2).map(seat_of)
}

fn number(value: &str) -> Option<u16> {
    u16::try_from(read_number(value)?).ok()
}

fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split(' ').filter(|&word| word != "-")
}
