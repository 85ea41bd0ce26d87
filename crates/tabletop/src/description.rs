//! A position in words: every fact that matters from here on, one per line, in the vocabulary of rulebook and
//! notation.
//!
//! ```text
//! iron 1 = 3
//! on hebron.e1 = 2
//! at A1 = 2
//! asked = place
//! ```
//!
//! Test scripts read these facts and digests are made from them, so neither depends on the layout of a state. A
//! digest leaves out empty facts (`0`, `no`, `-`): when a later scenario introduces a new kind of fact, positions
//! without it keep their digests.

use sha2::{Digest as _, Sha256};

use crate::hex;
use crate::notation::write_bundle;
use crate::points::Points;
use crate::rules::Rules;
use crate::seat::Seat;

/// The bytes of a digest; each is written as two digits.
pub const DIGEST_BYTES: usize = 16;

/// The length of older digests, which hashed the bytes of a state. They are recognised by their length and never
/// compared.
pub const OLDER_DIGEST_BYTES: usize = 8;

/// Receives the facts of a position one by one.
#[derive(Clone, Debug)]
pub struct Description {
    text: String,
    which: Which,
}

/// Which facts are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Which {
    Something,
    All,
}

impl Description {
    fn of<R: Rules>(rules: &R, state: &R::State, which: Which) -> String {
        let mut description = Description {
            text: String::with_capacity(2048),
            which,
        };
        rules.describe(state, &mut description);
        description.text
    }

    /// A fact: its key, one word or two, and its value.
    pub fn fact(&mut self, key: impl Term, value: impl Term) {
        if self.which == Which::Something && value.is_nothing() {
            return;
        }
        key.write(&mut self.text);
        self.text.push_str(" = ");
        value.write(&mut self.text);
        self.text.push('\n');
    }
}

/// The facts of a position that are not empty: what its digest is made from.
pub fn describe<R: Rules>(rules: &R, state: &R::State) -> String {
    Description::of(rules, state, Which::Something)
}

/// The value of one fact, empty or not; `None` if there is no such fact.
pub fn find<R: Rules>(rules: &R, state: &R::State, key: &str) -> Option<String> {
    let text = Description::of(rules, state, Which::All);
    let value = |line: &str| {
        let rest = line.strip_prefix(key)?.strip_prefix(" = ")?;
        Some(rest.to_owned())
    };
    text.lines().find_map(value)
}

/// The first 32 hexadecimal digits of the SHA-256 over the description: the same for every layout of the state.
pub fn digest<R: Rules>(rules: &R, state: &R::State) -> String {
    let hash = Sha256::digest(describe(rules, state));
    hex::write(&hash[..DIGEST_BYTES])
}

/// Parts of a fact's key and value, each with exactly one spelling.
pub trait Term {
    /// Whether it stands for nothing.
    fn is_nothing(&self) -> bool {
        false
    }
    /// Writes it down.
    fn write(&self, out: &mut String);
}

impl<T: Term + ?Sized> Term for &T {
    fn is_nothing(&self) -> bool {
        (**self).is_nothing()
    }

    fn write(&self, out: &mut String) {
        (**self).write(out);
    }
}

impl Term for str {
    fn write(&self, out: &mut String) {
        out.push_str(self);
    }
}

impl Term for String {
    fn write(&self, out: &mut String) {
        out.push_str(self);
    }
}

impl Term for char {
    fn write(&self, out: &mut String) {
        out.push(*self);
    }
}

impl Term for u32 {
    fn is_nothing(&self) -> bool {
        *self == 0
    }

    // Many records are written per second, and writing digits by hand is several times as fast as a formatter.
    fn write(&self, out: &mut String) {
        if *self > 9 {
            (self / 10).write(out);
        }
        out.push(char::from(b'0' + (self % 10) as u8));
    }
}

impl Term for u16 {
    fn is_nothing(&self) -> bool {
        *self == 0
    }

    fn write(&self, out: &mut String) {
        u32::from(*self).write(out);
    }
}

impl Term for u8 {
    fn is_nothing(&self) -> bool {
        *self == 0
    }

    fn write(&self, out: &mut String) {
        u32::from(*self).write(out);
    }
}

impl Term for bool {
    fn is_nothing(&self) -> bool {
        !*self
    }

    fn write(&self, out: &mut String) {
        out.push_str(if *self { "yes" } else { "no" });
    }
}

/// Seats count from 1.
impl Term for Seat {
    fn write(&self, out: &mut String) {
        self.number().write(out);
    }
}

impl Term for Points {
    fn is_nothing(&self) -> bool {
        *self == Points::ZERO
    }

    fn write(&self, out: &mut String) {
        out.push_str(&self.to_string());
    }
}

impl<T: Term> Term for Option<T> {
    fn is_nothing(&self) -> bool {
        self.is_none()
    }

    fn write(&self, out: &mut String) {
        match self {
            Some(term) => term.write(out),
            None => out.push('-'),
        }
    }
}

impl<A: Term, B: Term> Term for (A, B) {
    fn write(&self, out: &mut String) {
        self.0.write(out);
        out.push(' ');
        self.1.write(out);
    }
}

/// A place, spelled by what it belongs to, a mark and its number there: `track.3`, `hebron.e1`.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a>(pub &'a str, pub &'static str, pub u8);

impl Term for Place<'_> {
    fn write(&self, out: &mut String) {
        out.push_str(self.0);
        out.push_str(self.1);
        self.2.write(out);
    }
}

/// Words in order, `-` for none.
#[derive(Clone, Copy, Debug)]
pub struct List<I>(pub I);

impl<I: Iterator<Item: Term> + Clone> Term for List<I> {
    fn is_nothing(&self) -> bool {
        self.0.clone().next().is_none()
    }

    fn write(&self, out: &mut String) {
        let mut words = self.0.clone();
        match words.next() {
            Some(first) => first.write(out),
            None => out.push('-'),
        }
        for word in words {
            out.push(' ');
            word.write(out);
        }
    }
}

/// Counts with their letters: `2i1c`, `-` for nothing.
#[derive(Clone, Copy, Debug)]
pub struct Counts<'a>(pub &'a str, pub &'a [u8]);

impl Term for Counts<'_> {
    fn is_nothing(&self) -> bool {
        self.1.iter().all(|&count| count == 0)
    }

    fn write(&self, out: &mut String) {
        write_bundle(self.0, self.1, out).expect("writing to a string");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(term: impl Term) -> String {
        let mut text = String::new();
        term.write(&mut text);
        text
    }

    #[test]
    fn terms_have_one_spelling() {
        assert_eq!(written(0_u8), "0");
        assert_eq!(written(65_535_u16), "65535");
        assert_eq!(written(u32::MAX), "4294967295");
        assert_eq!(written(true), "yes");
        assert_eq!(written(None::<Seat>), "-");
        assert_eq!(written(("at", Some(Seat::new(1)))), "at 2");
        assert_eq!(written(Place("hebron", ".e", 3)), "hebron.e3");
        assert_eq!(written(List([4_u8, 17].into_iter())), "4 17");
        assert_eq!(written(List(std::iter::empty::<u8>())), "-");
        assert_eq!(written(Counts("isc", &[2, 0, 1])), "2i1c");
        assert!(Counts("isc", &[0; 3]).is_nothing());
        assert!(!Some(0_u8).is_nothing());
    }
}
