//! Who sits at a training table: the net that learns, with its aim, and partners that play differently, so that the
//! net sees every kind of game.

use tabletop::{PerSeat, Rng as _, Seat, Wyrand};

use crate::aim::Aim;
use crate::knowledge::Knowledge;
use crate::search::settings::StyleBonus;

/// How a seat plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Partner {
    /// The net that learns.
    Learner(Aim),
    /// The net the training began with.
    Earlier,
    /// The net that learns, with a style: its number.
    Styled(usize),
    /// The game's estimate.
    Estimate,
}

/// How often, of 65,536, a table has partners of all kinds.
const MIXED: u32 = 65_536 * 2 / 5;
/// How often a seat at other tables plays by the estimate.
const BY_ESTIMATE: u32 = 65_536 / 10;
/// How often a game begins with random choices.
const OPENINGS: u32 = 65_536 * 3 / 20;
/// The most random choices at the beginning.
const LONGEST_OPENING: u32 = 24;

/// Draws who sits where, in a game in which the net plays for this aim.
pub(super) fn seated<R: Knowledge>(
    seats: u8,
    aim: Aim,
    earlier: bool,
    rng: &mut Wyrand,
) -> PerSeat<Partner> {
    let mixed = chance(MIXED, rng);
    let mut partners = PerSeat([Partner::Learner(aim); tabletop::MAX_SEATS]);
    for seat in Seat::all(seats) {
        partners[seat] = if mixed {
            match (rng.below(20), R::styles().len()) {
                (0..=9, _) => Partner::Learner(Aim::Points),
                (10..=12, _) if earlier => Partner::Earlier,
                (13..=14, styles @ 1..) => Partner::Styled(rng.below(styles as u32) as usize),
                (15..=16, _) => Partner::Estimate,
                _ => Partner::Learner(Aim::Victory),
            }
        } else if chance(BY_ESTIMATE, rng) {
            Partner::Estimate
        } else {
            Partner::Learner(aim)
        };
    }
    partners
}

/// Draws the number of random choices at the beginning of a game.
pub(super) fn opening(rng: &mut Wyrand) -> u32 {
    if chance(OPENINGS, rng) {
        1 + rng.below(LONGEST_OPENING)
    } else {
        0
    }
}

pub(super) fn chance(of_65536: u32, rng: &mut Wyrand) -> bool {
    rng.word() >> 16 < of_65536
}

impl Partner {
    pub fn aim(self) -> Aim {
        match self {
            Partner::Learner(aim) => aim,
            _ => Aim::Victory,
        }
    }

    /// The bonus of its style.
    pub fn liking<R: Knowledge>(self) -> Option<StyleBonus<R>> {
        match self {
            Partner::Styled(number) => Some(R::styles()[number].bonus),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every kind of partner occurs, and tables with only the net; a training without an initial net never uses one.
    #[test]
    fn every_kind_of_partner_comes() {
        let mut rng = Wyrand::new(4);
        let mut draw = |aim, earlier| {
            let tables = (0..400).map(|_| seated::<snowdonia::Rules>(3, aim, earlier, &mut rng));
            tables.collect::<Vec<_>>()
        };
        for aim in Aim::ALL {
            let tables = draw(aim, true);
            let count = |kind: &dyn Fn(&Partner) -> bool| {
                let seats = tables.iter().flat_map(|table| &table.0[..3]);
                seats.filter(|&partner| kind(partner)).count()
            };
            assert!(count(&|partner| matches!(partner, Partner::Earlier)) > 10);
            assert!(count(&|partner| matches!(partner, Partner::Styled(_))) > 10);
            assert!(count(&|partner| matches!(partner, Partner::Estimate)) > 50);
            for aim in Aim::ALL {
                assert!(count(&|&partner| partner == Partner::Learner(aim)) > 50);
            }
            let alone = |table: &&PerSeat<Partner>| {
                let seats = table.0[..3].iter();
                seats
                    .copied()
                    .all(|partner| partner == Partner::Learner(aim))
            };
            assert!(tables.iter().filter(alone).count() > 100);
        }
        let strangers = draw(Aim::Victory, false);
        let mut seats = strangers.iter().flat_map(|table| &table.0[..3]);
        assert!(seats.all(|&partner| partner != Partner::Earlier));
    }

    #[test]
    fn some_games_begin_at_random() {
        let mut rng = Wyrand::new(4);
        let lengths: Vec<u32> = (0..1000).map(|_| opening(&mut rng)).collect();
        let some = lengths.iter().filter(|&&length| length > 0).count();
        assert!((100..200).contains(&some), "{some}");
        assert!(lengths.iter().all(|&length| length <= LONGEST_OPENING));
    }
}
