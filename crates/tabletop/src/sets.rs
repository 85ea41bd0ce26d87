//! Sets of small things as bits of a word, each typed by its members (decision 6). `named!` makes a type for things
//! known by a small number together with its set; `set_of!` makes the set of a type that already has `from_index` and
//! `index`.

/// A type for things known by a small number, and the set of such things.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $(#[$set_doc:meta])* $set:ident: $bits:ty) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        pub struct $name(pub u8);

        impl $name {
            /// The thing with this index.
            ///
            /// # Panics
            /// If the index does not fit into a set.
            /// If a set could not hold it.
            #[inline]
            pub const fn new(index: u8) -> $name {
                assert!((index as u32) < <$bits>::BITS);
                $name(index)
            }

            #[inline]
            const fn from_index(index: u8) -> $name {
                $name(index)
            }

            /// Its index in tables and sets.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            pub const fn only(self) -> $set {
                $set(1 << self.0)
            }
        }

        $crate::set_of!($(#[$set_doc])* $set: $bits, of $name);
    };
}

/// A set of things that have `const fn from_index(u8)` and `const fn index(self) -> usize`.
#[macro_export]
macro_rules! set_of {
    ($(#[$doc:meta])* $set:ident: $bits:ty, of $member:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $set($bits);

        #[allow(dead_code, reason = "every set has the same verbs, whichever its game needs")]
        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);

            #[inline]
            pub const fn from_bits(bits: $bits) -> $set {
                $set(bits)
            }

            /// The set as a word, one bit per index.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The set of all indices below this one.
            #[inline]
            pub const fn below(index: usize) -> $set {
                if index as u32 >= <$bits>::BITS {
                    $set(<$bits>::MAX)
                } else {
                    $set((1 << index) - 1)
                }
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, one: $member) -> bool {
                let index = one.index() as u32;
                index < <$bits>::BITS && self.0 >> index & 1 == 1
            }

            #[inline]
            pub const fn insert(&mut self, one: $member) {
                self.0 |= 1 << one.index();
            }

            #[inline]
            pub const fn remove(&mut self, one: $member) {
                self.0 &= !(1 << one.index());
            }

            /// Adds the member or removes it.
            pub const fn put(&mut self, one: $member, there: bool) {
                self.remove(one);
                self.0 |= (there as $bits) << one.index();
            }

            /// Whether nothing is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The intersection.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The union.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The difference: what is in this set but not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether the sets intersect.
            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// The lowest member.
            #[inline]
            pub const fn first(self) -> Option<$member> {
                if self.0 == 0 {
                    None
                } else {
                    Some($member::from_index(self.0.trailing_zeros() as u8))
                }
            }

            /// The highest member.
            #[inline]
            pub const fn last(self) -> Option<$member> {
                if self.0 == 0 {
                    None
                } else {
                    Some($member::from_index(self.0.ilog2() as u8))
                }
            }

            /// The member that has `rank` lower ones in the set; the set must have more than `rank`.
            #[inline]
            pub fn nth(self, rank: u32) -> $member {
                let mut bits = self.0;
                for _ in 0..rank {
                    bits &= bits.wrapping_sub(1);
                }
                debug_assert_ne!(bits, 0);
                $member::from_index(bits.trailing_zeros() as u8)
            }

            /// The members, lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let one = $set(bits).first();
                    bits &= bits.wrapping_sub(1);
                    one
                })
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(items: I) -> $set {
                let mut set = $set::EMPTY;
                for one in items {
                    set.insert(one);
                }
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let indices = self.iter().map(|one| one.index());
                f.debug_set().entries(indices).finish()
            }
        }
    };
}
