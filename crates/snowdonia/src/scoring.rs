//! X4-X7: points line by line, and who wins.

pub mod score_item;

mod contract_scoring;

pub use score_item::ScoreItem;

use tabletop::{PerSeat, Points, ScoreLine, Seat, SeatSet};

use crate::SpotKind;
use crate::components::Bonus;
use crate::contract::Contract;
use crate::engine::Rules;
use crate::place::Spot;
use crate::state::{Player, State};
use contract_scoring::{Holding, Need};

impl Rules {
    pub(crate) fn total_points(&self, state: &State) -> PerSeat<Points> {
        let mut totals = PerSeat::default();
        for seat in Seat::all(self.tables.seats) {
            let mut sum = 0;
            self.each_line(state, seat, |_, points| sum += points);
            totals[seat] = Points::whole(sum);
        }
        totals
    }

    pub(crate) fn score_lines(&self, state: &State) -> Vec<ScoreLine<ScoreItem>> {
        // A sheet of the usual length needs no second piece of memory.
        let mut lines = Vec::with_capacity(64);
        for seat in Seat::all(self.tables.seats) {
            self.each_line(state, seat, |item, points| {
                lines.push(ScoreLine {
                    seat,
                    item,
                    points: Points::whole(points),
                });
            });
        }
        lines
    }

    /// X4, in the order of the sheet.
    fn each_line(&self, state: &State, seat: Seat, mut line: impl FnMut(ScoreItem, i16)) {
        let player = &state.players[seat];
        for spot in player.spots.iter() {
            match self.spot(spot) {
                SpotKind::Track { .. } => {
                    line(
                        ScoreItem::Track { spot },
                        i16::from(self.track_vp(state, spot)),
                    );
                }
                SpotKind::Excavation { vp, .. } => {
                    line(ScoreItem::Excavation { spot }, i16::from(vp));
                }
            }
        }
        for site in player.sites.without(self.strait()).iter() {
            line(ScoreItem::Build { site }, i16::from(self.site(site).2.vp));
        }
        self.each_contract_line(state, seat, &mut line);
        if let Some(train) = player.train {
            let points = self.train_points(player);
            if points != 0 {
                line(ScoreItem::Train { train }, points);
            }
        }
        let stop = player.surveyor;
        line(
            ScoreItem::Surveyor { stop },
            i16::from(self.surveyor_vp(player.terminus, stop)),
        );
        let count = state.daffodils[seat];
        if count > 0 {
            let points = self.daffodil_points(count);
            line(ScoreItem::Daffodils { count }, points);
        }
    }

    /// DL10: points for a number of daffodils; beyond the end of the table, each full table brings its last entry,
    /// and counting starts over.
    pub fn daffodil_points(&self, count: u8) -> i16 {
        let table = &self.tables.scenario.daffodils;
        let Some(&most) = table.last() else {
            return 0;
        };
        let all = table.len() as u8;
        let (full, rest) = (count / all, count % all);
        let rest = rest
            .checked_sub(1)
            .map_or(0, |last| table[usize::from(last)]);
        i16::from(full) * i16::from(most) + i16::from(rest)
    }

    /// PT12: points of the player's train, possibly negative.
    fn train_points(&self, player: &Player) -> i16 {
        let power = self.tables.powers.of(player.train);
        let empty = power.unload.filter(|_| player.train_rubble == 0);
        let rubble = i16::try_from(player.train_rubble).unwrap_or(i16::MAX);
        let burden = i16::from(power.burden).saturating_mul(rubble);
        i16::from(power.points) + i16::from(empty.unwrap_or(0)) - burden
    }

    /// Points of a track card as dealt, or of a canal (DL5).
    pub fn track_vp(&self, state: &State, spot: Spot) -> u8 {
        if self.canals().contains(spot) {
            return self.tables.route.canal_vp[spot.index()];
        }
        self.tables.components.tracks[usize::from(state.kinds[spot.index()])].vp
    }

    /// X5, X6, SE14: every contract of the player, used or not, with the best allocation of rubble and markers.
    fn each_contract_line(&self, state: &State, seat: Seat, line: &mut impl FnMut(ScoreItem, i16)) {
        let player = &state.players[seat];
        let own = player.unused.or(player.used);
        if own.is_empty() {
            return;
        }
        let (tracks, sites) = self.marker_counts(player);
        let mut holding = Holding::new(player.rubble, tracks, sites);
        for contract in own.iter() {
            if let Bonus::Goods {
                sites,
                tracks,
                rubble,
                surveyor,
                vp,
            } = self.contract(contract).bonus
                && self.reached(player) >= surveyor
            {
                holding.add(Need {
                    contract,
                    sites,
                    tracks,
                    rubble,
                    vp,
                });
            }
        }
        let counting = own.and(self.tables.effects.counting);
        for contract in counting.iter() {
            if let Bonus::Fulfilled { contracts, vp } = self.contract(contract).bonus {
                holding.reward(contracts, vp);
            }
        }
        let others = own.without(counting);
        if !counting.is_empty() {
            let points = |contract| self.contract_points(state, seat, contract, false).0;
            let sure = others.iter().filter(|&contract| points(contract) > 0);
            holding.fulfilled = sure.count() as u8;
        }
        let scored = holding.best();
        let mut counted = 0;
        for contract in others.iter() {
            let (points, [sites, tracks, rubble]) =
                self.contract_points(state, seat, contract, scored.contains(contract));
            counted += u8::from(points > 0);
            line(
                ScoreItem::Contract {
                    contract,
                    sites,
                    tracks,
                    rubble,
                    counted: 0,
                },
                points,
            );
        }
        for contract in counting.iter() {
            let Bonus::Fulfilled { contracts, vp } = self.contract(contract).bonus else {
                continue;
            };
            let met = counted >= contracts;
            line(
                ScoreItem::Contract {
                    contract,
                    sites: 0,
                    tracks: 0,
                    rubble: 0,
                    counted,
                },
                if met { vp.into() } else { 0 },
            );
        }
    }

    /// Track markers and site markers of a player, as contracts count them; BB3: those on a strait are track markers.
    pub fn marker_counts(&self, player: &Player) -> (u8, u8) {
        let tracks = player.spots.and(self.track_spots()).len();
        let tracks = tracks + player.sites.and(self.strait()).len();
        let all = player.spots.len() + player.sites.len();
        (tracks as u8, (all - tracks) as u8)
    }

    /// Points of a contract that does not count others, and what it uses up.
    fn contract_points(
        &self,
        state: &State,
        seat: Seat,
        contract: Contract,
        scored: bool,
    ) -> (i16, [u8; 3]) {
        let player = &state.players[seat];
        match &self.contract(contract).bonus {
            Bonus::Goods {
                sites,
                tracks,
                rubble,
                vp,
                ..
            } if scored => (i16::from(*vp), [*sites, *tracks, *rubble]),
            Bonus::Goods { .. } | Bonus::Fulfilled { .. } => (0, [0; 3]),
            Bonus::StartPlayer(vp) => {
                let starts = i16::from(state.start == seat);
                (starts * i16::from(*vp), [0; 3])
            }
            Bonus::PerCoal(vp) => (i16::from(*vp) * i16::from(player.goods.coal), [0; 3]),
            Bonus::Reached(steps) => {
                let reached = steps
                    .iter()
                    .rev()
                    .find(|(number, _)| self.reached(player) >= *number);
                (reached.map_or(0, |&(_, vp)| i16::from(vp)), [0; 3])
            }
        }
    }

    /// X6: the printed number, in halves, of the station the surveyor stands on.
    fn reached(&self, player: &Player) -> u8 {
        self.stop(player.surveyor).number
    }

    /// X7.
    pub(crate) fn winning_seats(&self, state: &State) -> SeatSet {
        let totals = self.total_points(state);
        let seats = self.tables.seats;
        let best = Seat::all(seats)
            .map(|seat| totals[seat])
            .max()
            .expect("a seat");
        let mut winners = SeatSet::NONE;
        if self.tables.options.tie_last_in_order {
            let latest = state
                .first
                .round(seats)
                .filter(|&seat| totals[seat] == best)
                .last();
            winners.insert(latest.expect("somebody has the most"));
        } else {
            Seat::all(seats)
                .filter(|&seat| totals[seat] == best)
                .for_each(|seat| winners.insert(seat));
        }
        winners
    }
}
