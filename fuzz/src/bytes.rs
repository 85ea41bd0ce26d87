//! The bytes of an input, taken from the front; an exhausted input gives none.

/// What is left of an input.
#[derive(Debug, Clone, Copy)]
pub struct Bytes<'a>(pub &'a [u8]);

impl<'a> Bytes<'a> {
    /// The next byte.
    pub fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// A number below a bound, from one byte, or from two if one is not enough.
    pub fn below(&mut self, bound: usize) -> Option<usize> {
        assert!(bound > 0, "nothing to choose from");
        let mut number = usize::from(self.byte()?);
        if bound > 256 {
            number = number << 8 | usize::from(self.byte()?);
        }
        Some(number % bound)
    }

    /// The next line without its end, or what is left.
    pub fn line(&mut self) -> &'a [u8] {
        let end = self.0.iter().position(|&byte| byte == b'\n');
        let (line, rest) = match end {
            Some(end) => (&self.0[..end], &self.0[end + 1..]),
            None => (self.0, &[][..]),
        };
        self.0 = rest;
        line
    }
}
