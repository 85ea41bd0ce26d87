//! From the fields of a value to the variables of its sentence.

use tabletop::Seat;

use crate::goods::Good;
use crate::sentences::name;
use crate::text::{Arg, Text};

/// What sentences about a game are made with.
#[derive(Debug)]
pub struct Words<'a, R> {
    pub rules: &'a R,
    /// By seat.
    pub names: &'a [String],
    pub text: &'a Text,
}

impl<R> Clone for Words<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Words<'_, R> {}

impl<'a, R> Words<'a, R> {
    pub fn new(rules: &'a R, names: &'a [String], text: &'a Text) -> Words<'a, R> {
        Words { rules, names, text }
    }

    pub fn name(self, seat: Seat) -> String {
        name(self.names, seat, self.text)
    }
}

/// A value that can occur in a sentence about a game: a seat by its name, a number as a number.
pub trait Told<R> {
    fn told(self, words: Words<'_, R>) -> Arg;
}

/// Types that a method puts into words: `told! { Rules: Train => train, Stop => station }`.
macro_rules! told {
    ($rules:ty: $($kind:ty => $method:ident),* $(,)?) => {
        $(impl $crate::told::Told<$rules> for $kind {
            fn told(self, words: $crate::told::Words<'_, $rules>) -> $crate::text::Arg {
                words.$method(self).into()
            }
        })*
    };
}
pub(crate) use told;

macro_rules! plain {
    ($($kind:ty),*) => {
        $(impl<R> Told<R> for $kind {
            fn told(self, _: Words<'_, R>) -> Arg {
                self.into()
            }
        })*
    };
}

plain!(u8, u16, char, String);

impl<R> Told<R> for Seat {
    fn told(self, words: Words<'_, R>) -> Arg {
        words.name(self).into()
    }
}

/// Goods as the subject of a sentence or on their own: `(Good::Coal, 3)`.
impl<R, N: Into<u16>> Told<R> for (Good, N) {
    fn told(self, words: Words<'_, R>) -> Arg {
        words.text.count(self.0, self.1.into()).into()
    }
}

/// Goods as a list, without those that are zero.
impl<R, const N: usize> Told<R> for [(Good, u8); N] {
    fn told(self, words: Words<'_, R>) -> Arg {
        let goods = self.map(|(good, n)| (good, n.into()));
        words.text.goods(&goods).into()
    }
}

/// Goods as the object of taking, making or paying.
#[derive(Clone, Copy, Debug)]
pub struct Object<T>(pub T);

impl<R, N: Into<u16>> Told<R> for Object<(Good, N)> {
    fn told(self, words: Words<'_, R>) -> Arg {
        let (good, n) = self.0;
        words.text.count_object(good, n.into()).into()
    }
}

impl<R, const N: usize> Told<R> for Object<[(Good, u8); N]> {
    fn told(self, words: Words<'_, R>) -> Arg {
        let goods = self.0.map(|(good, n)| (good, n.into()));
        words.text.goods_object(&goods).into()
    }
}

/// Sentences as a table, one line per variant: its fields, the key of its message, the variables. A variable takes
/// the words of a field, by default the one of its name; a variant without a line does not compile. Variants that
/// need code come before the lines.
macro_rules! sentences {
    (
        $words:ident, $value:ident: $kind:ident;
        code { $($pattern:pat $(if $guard:expr)? => $code:expr,)* }
        $($variant:ident $({ $($fields:tt)* })? => $key:literal $(, $name:ident $(= $field:expr)?)*;)*
    ) => {
        match $value {
            $($pattern $(if $guard)? => $code,)*
            $($kind::$variant $({ $($fields)* })? => $crate::say!(
                $words.text,
                $key
                $(, $name = $crate::told::variable!($words, $name $(= $field)?))*
            ),)*
        }
    };
}
pub(crate) use sentences;

macro_rules! variable {
    ($words:ident, $name:ident) => {
        $crate::told::Told::told($name, $words)
    };
    ($words:ident, $name:ident = $field:expr) => {
        $crate::told::Told::told($field, $words)
    };
}
pub(crate) use variable;
