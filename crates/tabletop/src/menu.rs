//! Menus: the legal choices of one decision, described once. The code that lists them also picks one at random and
//! tells whether a choice is among them, so the three cannot disagree.

use crate::rng::Rng;
use crate::rules::Choices;

/// The legal choices of one decision.
#[derive(Clone, Copy, Debug)]
pub struct Menu<O> {
    pub options: O,
    /// Whether it may be declined.
    pub pass: bool,
}

/// The choices of a decision, apart from declining it.
pub trait MenuItems: Copy {
    type Choice: Copy + PartialEq;

    /// The choice that declines; last in the list.
    const PASS: Self::Choice;

    /// Calls `found` for every choice, in sorted order.
    fn each(self, found: impl FnMut(Self::Choice));

    /// Whether the choice is one of them. Any choice may be asked about.
    fn contains(self, choice: Self::Choice) -> bool;

    fn count(self) -> u32;

    /// The choice that has `rank` others before it; there must be more than `rank`.
    fn nth(self, rank: u32) -> Self::Choice;
}

/// An operation on a menu. In hot paths a game passes the operation to the place that knows which options there are,
/// so that the compiler can specialise it.
pub trait Verb<O: MenuItems> {
    type Output;

    fn act(self, menu: Menu<O>) -> Self::Output;
}

/// Picks a uniformly random choice.
#[derive(Debug)]
pub struct Pick<'a, R>(pub &'a mut R);

#[derive(Debug)]
pub struct ListAll<'a, C>(pub &'a mut Choices<C>);

/// Tells whether the choice is one of them.
#[derive(Clone, Copy, Debug)]
pub struct Contains<C>(pub C);

/// Tells whether there is a choice other than declining.
#[derive(Clone, Copy, Debug)]
pub struct Any;

impl<O: MenuItems, R: Rng> Verb<O> for Pick<'_, R> {
    type Output = O::Choice;

    #[expect(
        clippy::inline_always,
        reason = "a straight line per decision, measured"
    )]
    #[inline(always)]
    fn act(self, menu: Menu<O>) -> O::Choice {
        let options = menu.options.count();
        let rank = self.0.below(options + u32::from(menu.pass));
        if rank == options {
            O::PASS
        } else {
            menu.options.nth(rank)
        }
    }
}

impl<O: MenuItems> Verb<O> for ListAll<'_, O::Choice> {
    type Output = ();

    #[inline]
    fn act(self, menu: Menu<O>) {
        self.0.clear();
        menu.options.each(|choice| self.0.push(choice));
        if menu.pass {
            self.0.push(O::PASS);
        }
    }
}

impl<O: MenuItems> Verb<O> for Contains<O::Choice> {
    type Output = bool;

    fn act(self, menu: Menu<O>) -> bool {
        if self.0 == O::PASS {
            menu.pass
        } else {
            menu.options.contains(self.0)
        }
    }
}

impl<O: MenuItems> Verb<O> for Any {
    type Output = bool;

    fn act(self, menu: Menu<O>) -> bool {
        menu.options.count() > 0
    }
}

/// [`MenuItems::count`] for decisions that are rare.
pub fn count<O: MenuItems>(options: O) -> u32 {
    let mut count = 0;
    options.each(|_| count += 1);
    count
}

/// [`MenuItems::nth`] for decisions that are rare.
pub fn nth<O: MenuItems>(options: O, mut rank: u32) -> O::Choice {
    let mut picked = None;
    options.each(|choice| match rank.checked_sub(1) {
        Some(left) => rank = left,
        None => picked = picked.or(Some(choice)),
    });
    picked.expect("rank below the number of choices")
}

/// All bundles of `least` to `most` pieces of three kinds, no more of each than there are. For decisions about fewer
/// kinds, there are none of the first.
#[derive(Clone, Copy, Debug)]
pub struct Bundles {
    pub there: [u8; 3],
    pub least: u8,
    pub most: u8,
}

/// The number of bundles with at most `most` pieces. Those of the last two kinds are counted row by row of the second
/// kind; the rows have equal length while there is room for all of the third kind.
#[inline(never)]
const fn count_up_to([first, second, third]: [u8; 3], most: u8) -> u32 {
    let (first, second, third) = (first as u32, second as u32, third as u32);
    let (mut count, mut one) = (0, 0);
    while one <= first && one <= most as u32 {
        let room = most as u32 - one;
        let third = if third < room { third } else { room };
        let rows = if second < room { second + 1 } else { room + 1 };
        let equal = room - third + 1;
        let full = if rows < equal { rows } else { equal };
        let rest = rows - full;
        // From there on, each row is one shorter than the one before.
        count += full * (third + 1) + rest * third - rest * rest.saturating_sub(1) / 2;
        one += 1;
    }
    count
}

/// Small numbers are looked up rather than computed: random games count bundles in every round, and it is measurably
/// faster.
const SMALL: usize = 8;

/// The results of `count_up_to`, by `most` and the three kinds in order.
static COUNTS: [[[[u8; SMALL]; SMALL]; SMALL]; SMALL] = {
    let mut counts = [[[[0; SMALL]; SMALL]; SMALL]; SMALL];
    let mut index = 0;
    while index < SMALL.pow(4) {
        let (pair, last) = (index / SMALL / SMALL, index % (SMALL * SMALL));
        let (most, first) = (pair / SMALL, pair % SMALL);
        let (second, third) = (last / SMALL, last % SMALL);
        let there = [first as u8, second as u8, third as u8];
        counts[most][first][second][third] = count_up_to(there, most as u8) as u8;
        index += 1;
    }
    counts
};

impl Bundles {
    /// The number of bundles with at most this number of pieces.
    #[inline]
    fn up_to(self, most: u8) -> u32 {
        let Some(small) = COUNTS.get(usize::from(most)) else {
            return count_up_to(self.there, most);
        };
        let [first, second, third] = self.there.map(|kind| usize::from(kind.min(most)) % SMALL);
        small[first][second][third].into()
    }

    /// The number of bundles of the last two kinds with at most this number of pieces.
    #[inline]
    fn pairs(self, most: u8) -> u32 {
        let [_, second, third] = self.there;
        let there = [0, second, third];
        Bundles { there, ..self }.up_to(most)
    }

    #[inline]
    pub fn count(self) -> u32 {
        let less = match self.least {
            0 => 0,
            1 => 1,
            least => self.up_to(least - 1),
        };
        self.up_to(self.most).saturating_sub(less)
    }

    #[inline]
    pub fn each(self, mut found: impl FnMut([u8; 3])) {
        let [first, second, third] = self.there;
        for one in 0..=first.min(self.most) {
            for other in 0..=second.min(self.most - one) {
                let most = third.min(self.most - one - other);
                let least = self.least.saturating_sub(one + other);
                (least..=most).for_each(|last| found([one, other, last]));
            }
        }
    }

    /// The bundle that has `rank` others before it; there must be more than `rank`.
    #[inline]
    pub fn nth(self, mut rank: u32) -> [u8; 3] {
        if self.least > 1 {
            let mut picked = None;
            self.each(|bundle| {
                if rank == 0 {
                    picked = picked.or(Some(bundle));
                }
                rank = rank.saturating_sub(1);
            });
            return picked.expect("rank below the number of bundles");
        }
        // The first bundle of all is the empty one.
        rank += u32::from(self.least);
        let mut one = 0;
        while let Some(left) = rank.checked_sub(self.pairs(self.most - one)) {
            rank = left;
            one += 1;
        }
        let mut other = 0;
        loop {
            let row = u32::from(self.there[2].min(self.most - one - other)) + 1;
            if rank < row {
                return [one, other, rank as u8];
            }
            rank -= row;
            other += 1;
        }
    }

    pub fn contains(self, bundle: [u8; 3]) -> bool {
        let total: u16 = bundle.into_iter().map(u16::from).sum();
        let mut kinds = bundle.into_iter().zip(self.there);
        kinds.all(|(taken, there)| taken <= there)
            && (u16::from(self.least)..=u16::from(self.most)).contains(&total)
    }

    /// Whether there is a bundle of at least one piece.
    #[inline]
    pub fn any(self) -> bool {
        let there: u16 = self.there.into_iter().map(u16::from).sum();
        self.most > 0 && there >= u16::from(self.least.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bundles_are_counted_and_ranked_as_they_are_listed() {
        for bits in 0..5_u16.pow(5) {
            let digit = |place: u32| (bits / 5_u16.pow(place) % 5) as u8;
            check(Bundles {
                there: [digit(0), digit(1), digit(2)],
                least: digit(3),
                most: digit(4),
            });
        }
    }

    #[test]
    fn so_are_bundles_too_large_to_be_looked_up() {
        for bits in 0..4_usize.pow(4) {
            let one_of = |place: u32, sizes: [u8; 4]| sizes[bits / 4_usize.pow(place) % 4];
            let there = [0, 1, 2].map(|place| one_of(place, [0, 3, 8, 9]));
            let most = one_of(3, [7, 8, 12, 255]);
            for least in [0, 1] {
                check(Bundles { there, least, most });
            }
        }
    }

    fn check(bundles: Bundles) {
        let mut listed = Vec::new();
        bundles.each(|bundle| listed.push(bundle));
        assert_eq!(bundles.count() as usize, listed.len(), "{bundles:?}");
        for (rank, &bundle) in listed.iter().enumerate() {
            assert_eq!(bundles.nth(rank as u32), bundle, "{bundles:?}");
            assert!(bundles.contains(bundle), "{bundles:?}");
        }
    }
}
