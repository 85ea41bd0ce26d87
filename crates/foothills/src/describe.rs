//! A position in words, for digests and test scripts. Cards, lines and spaces are named as in the notation, and
//! effects by the card or surveyor space on which they are printed; indices into tables stay inside.

use tabletop::description::{Counts, List, Place, Term};
use tabletop::{Description, Seat};

use crate::agenda::{Doer, GainKind, Task};
use crate::engine::Rules;
use crate::goods::{Bundle, Cubes};
use crate::ids::{ActionCardSet, CardType, LineSet, Side};
use crate::state::{Player, State};
use crate::tables::EffectRange;

impl Rules {
    pub(crate) fn describe_position(&self, state: &State, description: &mut Description) {
        // Every field is named, so that a new one must be described or declared to follow from others.
        let State {
            players,
            bag,
            yard,
            events,
            hand,
            rubble,
            lines,
            navvies,
            buffer_stops,
            golden: _,
            supply,
            summit,
            start,
            active,
            turn,
            last_turn,
            in_use,
            agenda,
            derived: _,
        } = state;
        description.fact("turn", *turn);
        description.fact("last-turn", *last_turn);
        description.fact("start", *start);
        description.fact("active", *active);
        for (seat, player) in Seat::all(2).zip(players) {
            self.describe_player(seat, player, description);
        }
        let lines_of = |lines: LineSet| List(lines.iter().map(|line| self.line_id(line)));
        description.fact("lines", lines_of(*lines));
        description.fact("buffer-stops", lines_of(*buffer_stops));
        for card in self.tables.all_stations().iter() {
            let id = self.station_id(card);
            description.fact(("rubble", id), rubble[card.index()]);
            description.fact(("navvy", id), navvies.contains(card));
            let table = self.tables.station(card);
            let owner = |owns: &dyn Fn(&Player) -> bool| {
                Seat::all(2).find(|&seat| owns(state.player(seat)))
            };
            for (space, number) in table.tracks.iter().zip(1..) {
                let owner = owner(&|player| player.tracks.contains(space));
                description.fact(("track", Place(id, ".", number)), owner);
            }
            for (space, number) in table.stations.iter().zip(1..) {
                let owner = owner(&|player| player.stations.contains(space));
                description.fact(("station", Place(id, ".", number)), owner);
            }
        }
        description.fact("summit", *summit);
        description.fact("yard", resources(*yard));
        description.fact("events", *events);
        let Cubes {
            iron,
            stone,
            events,
        } = *bag;
        description.fact("bag", Counts("ise", &[iron, stone, events]));
        description.fact("hand", resources(*hand));
        description.fact("supply", self.card_names(*supply));
        for card in self.tables.all_cards().iter() {
            let side = SideUp(state.side(card));
            description.fact(("side", self.card_id(card)), side);
        }
        description.fact("in-use", in_use.map(|card| self.card_id(card)));
        for (task, place) in agenda.iter().zip(1_u8..) {
            description.fact(("next", place), Planned { rules: self, task });
        }
    }

    fn describe_player(&self, seat: Seat, player: &Player, description: &mut Description) {
        let Player {
            resources: Bundle { iron, stone },
            rubble,
            passengers,
            points,
            surveyor,
            tickets,
            // The owners of spaces are described with the spaces.
            tracks: _,
            stations: _,
            cards,
            pile,
        } = player;
        description.fact(("iron", seat), *iron);
        description.fact(("stone", seat), *stone);
        description.fact(("rubble", seat), *rubble);
        description.fact(("passengers", seat), *passengers);
        description.fact(("points", seat), *points);
        let place = match surveyor.card() {
            Some(card) => self.station_id(card),
            None if *surveyor == crate::ids::Place::PUB => "pub",
            None => "home",
        };
        description.fact(("surveyor", seat), place);
        let tickets = tickets.iter().map(|ticket| self.ticket_card(ticket));
        let tickets = tickets.map(|card| self.station_id(card));
        description.fact(("tickets", seat), List(tickets));
        description.fact(("cards", seat), self.card_names(*cards));
        description.fact(("pile", seat), self.card_names(*pile));
    }

    fn card_names(&self, cards: ActionCardSet) -> impl Term {
        List(cards.iter().map(|card| self.card_id(card)))
    }

    pub(crate) fn type_id(&self, kind: CardType) -> &str {
        &self.sheets().types[kind.index()].id
    }

    /// An effect by where it is printed: `A golden 1`, `B2 grey 1`, `I-4 surveyor 1`.
    fn write_effect(&self, effect: u8, out: &mut String) {
        let tables = &self.tables;
        let golden = tables.golden.iter().zip(&self.sheets().types);
        let golden = golden.map(|(range, kind)| (*range, kind.id.as_str(), "golden"));
        let cards = tables.all_cards();
        let grey = tables.cards.iter().zip(cards.iter());
        let grey = grey.map(|(table, card)| (table.grey, self.card_id(card), "grey"));
        let stations = tables.stations.iter().zip(tables.all_stations().iter());
        let surveyor =
            stations.map(|(table, card)| (table.surveyor, self.station_id(card), "surveyor"));
        let printed = golden
            .chain(grey)
            .chain(surveyor)
            .find(|(range, ..)| (range.next..range.end).contains(&effect));
        if let Some((range, id, side)) = printed {
            ((id, side), effect - range.next + 1).write(out);
        }
    }
}

fn resources(bundle: Bundle) -> impl Term {
    struct Resources([u8; 2]);
    impl Term for Resources {
        fn is_nothing(&self) -> bool {
            self.0 == [0, 0]
        }
        fn write(&self, out: &mut String) {
            Counts("is", &self.0).write(out);
        }
    }
    Resources([bundle.iron, bundle.stone])
}

/// The side of a card that is up; the golden one only counts as a fact if the card has an owner.
struct SideUp(Side);

impl Term for SideUp {
    fn is_nothing(&self) -> bool {
        self.0 == Side::Grey
    }

    fn write(&self, out: &mut String) {
        out.push_str(match self.0 {
            Side::Golden => "golden",
            Side::Grey => "grey",
        });
    }
}

/// Something still to happen.
struct Planned<'a> {
    rules: &'a Rules,
    task: Task,
}

impl Term for Planned<'_> {
    fn write(&self, out: &mut String) {
        let rules = self.rules;
        match self.task {
            Task::None => "nothing".write(out),
            Task::LeaveOut => "leave-out".write(out),
            Task::FirstYard => "first-yard".write(out),
            Task::SetAside(kind) => ("set-aside", rules.type_id(kind)).write(out),
            Task::DrawStart => "start".write(out),
            Task::SetupTake(seat) => ("set-up-take", seat).write(out),
            Task::FirstTurn => "first-turn".write(out),
            Task::BeginTurn => "begin-turn".write(out),
            Task::Effects(EffectRange { next, end }, _) if next >= end => "effects -".write(out),
            Task::Effects(EffectRange { next, end }, doer) => {
                let doer = match doer {
                    Doer::Card => "card",
                    Doer::Surveyor => "surveyor",
                };
                self.with_effect("effects", next, out);
                (" left", (end - next, ("by", doer))).write(out);
            }
            Task::Take { left, may_stop } => (("take", left), Stop(may_stop)).write(out),
            Task::Dig { effect } => self.with_effect("dig", effect, out),
            Task::Trade {
                effect,
                left,
                may_stop,
            } => {
                self.with_effect("trade", effect, out);
                (" left", (left, Stop(may_stop))).write(out);
            }
            Task::Build { effect } => self.with_effect("build", effect, out),
            Task::Visit { effect } => self.with_effect("visit", effect, out),
            Task::VisitAfter { card } => ("visit-after", rules.station_id(card)).write(out),
            Task::FlipOwn => "flip-own".write(out),
            Task::Score { may_stop } => ("score", Stop(may_stop)).write(out),
            Task::TakeTicket => "ticket".write(out),
            Task::StartTicket { card } => ("start-ticket", rules.station_id(card)).write(out),
            Task::Gain { kind, left } => {
                let kind = match kind {
                    GainKind::Iron => "iron",
                    GainKind::Stone => "stone",
                    GainKind::Either => "either",
                };
                (("gain", kind), left).write(out);
            }
            Task::Pay { effect, may_stop } => {
                self.with_effect("pay", effect, out);
                ("", Stop(may_stop)).write(out);
            }
            Task::Keep { most } => ("keep", most).write(out),
            Task::Flip { most } => ("flip", most).write(out),
            Task::DrawToYard { cubes } => ("draw-to-yard", cubes).write(out),
            Task::DrawToHand { cubes, keep } => {
                (("draw-to-hand", cubes), ("keep", keep)).write(out);
            }
            Task::EndTurn => "end-turn".write(out),
        }
    }
}

impl Planned<'_> {
    fn with_effect(&self, word: &str, effect: u8, out: &mut String) {
        out.push_str(word);
        out.push(' ');
        self.rules.write_effect(effect, out);
    }
}

/// Whether it may be declined.
struct Stop(bool);

impl Term for Stop {
    fn write(&self, out: &mut String) {
        out.push_str(if self.0 { "may-stop" } else { "must" });
    }
}
