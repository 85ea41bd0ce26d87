//! The inputs of the net, and how quantities become inputs. The order of calls defines the numbering: each call takes
//! the next numbers and turns some of them on.

/// A set with room for the inputs of a table in any game.
pub type TableInputs = Inputs<15>;
/// The same for the inputs of a player.
pub type PlayerInputs = Inputs<9>;

/// A set of active inputs, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inputs<const WORDS: usize> {
    words: [u64; WORDS],
}

impl<const WORDS: usize> Inputs<WORDS> {
    /// Everything off.
    pub const NONE: Inputs<WORDS> = Inputs { words: [0; WORDS] };

    /// The inputs active here but not there.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &Inputs<WORDS>) -> Inputs<WORDS> {
        let mut rest = *self;
        for (word, other) in rest.words.iter_mut().zip(other.words) {
            *word &= !other;
        }
        rest
    }

    /// The active inputs in ascending order.
    #[inline]
    pub fn each(&self, mut show: impl FnMut(u16)) {
        for (place, &word) in (0..).zip(&self.words) {
            let mut left = word;
            while left != 0 {
                show(place * 64 + left.trailing_zeros() as u16);
                left &= left - 1;
            }
        }
    }
}

/// Writes active inputs.
#[derive(Debug)]
pub struct InputWriter<'a> {
    words: &'a mut [u64],
    next: u16,
}

impl<'a> InputWriter<'a> {
    /// Begins with input 0.
    #[inline]
    pub fn new<const WORDS: usize>(inputs: &'a mut Inputs<WORDS>) -> InputWriter<'a> {
        *inputs = Inputs::NONE;
        InputWriter {
            words: &mut inputs.words,
            next: 0,
        }
    }

    #[inline]
    fn turn_on(&mut self, input: u16) {
        self.words[usize::from(input >> 6)] |= 1 << (input & 63);
    }

    /// One-hot: one of `size` inputs, the last one for all greater values.
    #[inline]
    pub fn one(&mut self, value: usize, size: u16) {
        let value = value.min(usize::from(size) - 1) as u16;
        self.turn_on(self.next + value);
        self.next += size;
    }

    /// Thermometer code: the first `value` of `size` inputs, so that what was learned for small values also holds for
    /// greater ones.
    #[inline]
    pub fn steps(&mut self, value: usize, size: u16) {
        let value = value.min(usize::from(size)) as u16;
        for step in 0..value {
            self.turn_on(self.next + step);
        }
        self.next += size;
    }

    /// A single input.
    #[inline]
    pub fn flag(&mut self, on: bool) {
        self.bits(u32::from(on), 1);
    }

    /// An input for each of the lowest `size` bits.
    #[inline]
    pub fn bits(&mut self, set: u32, size: u16) {
        let set = u64::from(set) & (u64::MAX >> (64 - size));
        let (word, shift) = (usize::from(self.next >> 6), self.next & 63);
        self.words[word] |= set << shift;
        if shift + size > 64 {
            self.words[word + 1] |= set >> (64 - shift);
        }
        self.next += size;
    }

    /// Skips numbers that do not apply here.
    #[inline]
    pub fn skip(&mut self, size: u16) {
        self.next += size;
    }

    /// The number of inputs so far.
    #[inline]
    pub fn size(&self) -> usize {
        usize::from(self.next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(inputs: &TableInputs) -> Vec<u16> {
        let mut list = Vec::new();
        inputs.each(|input| list.push(input));
        list
    }

    #[test]
    fn numbers_follow_the_calls() {
        let mut inputs = TableInputs::NONE;
        let mut writer = InputWriter::new(&mut inputs);
        writer.one(2, 10);
        writer.one(99, 10);
        writer.flag(true);
        writer.flag(false);
        writer.steps(2, 3);
        writer.skip(25);
        // Across a word boundary, and nothing beyond the size.
        writer.bits(u32::MAX, 20);
        assert_eq!(writer.size(), 70);
        let mut expected = vec![2, 19, 20, 22, 23];
        expected.extend(50..70);
        assert_eq!(on(&inputs), expected);
    }

    #[test]
    fn without_leaves_what_is_new() {
        let (mut one, mut other) = (TableInputs::NONE, TableInputs::NONE);
        InputWriter::new(&mut one).bits(0b1101, 4);
        InputWriter::new(&mut other).bits(0b0111, 4);
        assert_eq!(on(&one.without(&other)), [3]);
        assert_eq!(on(&other.without(&one)), [1]);
    }
}
