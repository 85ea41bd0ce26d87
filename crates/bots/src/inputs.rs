//! How quantities become inputs. The order of the calls is the numbering: each takes the next numbers and turns some
//! of them on.

use crate::knowledge::Inputs;

/// Writes the inputs that are on.
#[derive(Debug)]
pub struct Pen<'a> {
    inputs: &'a mut Inputs,
    next: u16,
}

impl<'a> Pen<'a> {
    /// Begins with input 0.
    #[inline]
    pub fn new(inputs: &'a mut Inputs) -> Pen<'a> {
        inputs.clear();
        Pen { inputs, next: 0 }
    }

    /// One of `size` inputs: the value's, the last one for anything above.
    #[inline]
    pub fn one(&mut self, value: usize, size: u16) {
        let value = value.min(usize::from(size) - 1) as u16;
        self.inputs.push(self.next + value);
        self.next += size;
    }

    /// The first `value` of `size` inputs, so that what was learned for less holds for more.
    #[inline]
    pub fn steps(&mut self, value: usize, size: u16) {
        let value = value.min(usize::from(size)) as u16;
        for step in 0..value {
            self.inputs.push(self.next + step);
        }
        self.next += size;
    }

    /// One input, on or off.
    #[inline]
    pub fn flag(&mut self, on: bool) {
        if on {
            self.inputs.push(self.next);
        }
        self.next += 1;
    }

    /// An input for each of the lowest `size` bits.
    #[inline]
    pub fn bits(&mut self, set: u32, size: u16) {
        let mut left = set & (u64::MAX >> (64 - size)) as u32;
        while left != 0 {
            self.inputs.push(self.next + left.trailing_zeros() as u16);
            left &= left - 1;
        }
        self.next += size;
    }

    /// Leaves numbers unused that do not apply here.
    #[inline]
    pub fn skip(&mut self, size: u16) {
        self.next += size;
    }

    /// How many inputs there are up to here.
    #[inline]
    pub fn size(&self) -> usize {
        usize::from(self.next)
    }
}
