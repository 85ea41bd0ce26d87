//! Makes files smaller for the way to the browser: LZ77 with the fixed code of DEFLATE (RFC 1951), wrapped as gzip
//! (RFC 1952). Plain on purpose: it packs a few embedded files once, and saves a dependency.

use std::collections::HashMap;

/// The farthest a repetition may lie back.
const WINDOW: usize = 32 * 1024;
/// The shortest repetition worth a reference, and the longest one has.
const SHORTEST: usize = 3;
const LONGEST: usize = 258;
/// How many earlier places are tried for a longer repetition.
const TRIES: usize = 64;

/// The first length of every code from 257 on, with its extra bits; the same for distances from 0.
const LENGTHS: [(usize, u8); 29] = [
    (3, 0),
    (4, 0),
    (5, 0),
    (6, 0),
    (7, 0),
    (8, 0),
    (9, 0),
    (10, 0),
    (11, 1),
    (13, 1),
    (15, 1),
    (17, 1),
    (19, 2),
    (23, 2),
    (27, 2),
    (31, 2),
    (35, 3),
    (43, 3),
    (51, 3),
    (59, 3),
    (67, 4),
    (83, 4),
    (99, 4),
    (115, 4),
    (131, 5),
    (163, 5),
    (195, 5),
    (227, 5),
    (258, 0),
];
const DISTANCES: [(usize, u8); 30] = [
    (1, 0),
    (2, 0),
    (3, 0),
    (4, 0),
    (5, 1),
    (7, 1),
    (9, 2),
    (13, 2),
    (17, 3),
    (25, 3),
    (33, 4),
    (49, 4),
    (65, 5),
    (97, 5),
    (129, 6),
    (193, 6),
    (257, 7),
    (385, 7),
    (513, 8),
    (769, 8),
    (1025, 9),
    (1537, 9),
    (2049, 10),
    (3073, 10),
    (4097, 11),
    (6145, 11),
    (8193, 12),
    (12289, 12),
    (16385, 13),
    (24577, 13),
];

/// A text as gzip.
pub fn gzip(text: &[u8]) -> Vec<u8> {
    let mut out = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
    out.extend(deflate(text));
    out.extend(checksum(text).to_le_bytes());
    out.extend((text.len() as u32).to_le_bytes());
    out
}

/// CRC-32 as gzip has it.
fn checksum(text: &[u8]) -> u32 {
    let mut sum = !0_u32;
    for &byte in text {
        sum ^= u32::from(byte);
        for _ in 0..8 {
            sum = (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg());
        }
    }
    !sum
}

/// Bits, the lowest of each byte first.
#[derive(Default)]
struct Bits {
    out: Vec<u8>,
    held: u32,
    count: u8,
}

impl Bits {
    /// Adds a number, its lowest bit first.
    fn number(&mut self, number: u32, bits: u8) {
        self.held |= number << self.count;
        self.count += bits;
        while self.count >= 8 {
            self.out.push(self.held as u8);
            self.held >>= 8;
            self.count -= 8;
        }
    }

    /// Adds a code, its highest bit first.
    fn code(&mut self, code: u32, bits: u8) {
        self.number(code.reverse_bits() >> (32 - bits), bits);
    }

    /// A literal, the end, or the length of a repetition in the fixed code.
    fn symbol(&mut self, symbol: u32) {
        match symbol {
            0..=143 => self.code(0x30 + symbol, 8),
            144..=255 => self.code(0x190 + symbol - 144, 9),
            256..=279 => self.code(symbol - 256, 7),
            _ => self.code(0xc0 + symbol - 280, 8),
        }
    }

    fn repetition(&mut self, length: usize, distance: usize) {
        let (index, (first, extra)) = entry(&LENGTHS, length);
        self.symbol(257 + index);
        self.number((length - first) as u32, extra);
        let (index, (first, extra)) = entry(&DISTANCES, distance);
        self.code(index, 5);
        self.number((distance - first) as u32, extra);
    }
}

/// The last row that begins at or below a value.
fn entry(table: &[(usize, u8)], value: usize) -> (u32, (usize, u8)) {
    let index = table.partition_point(|(first, _)| *first <= value) - 1;
    (index as u32, table[index])
}

fn deflate(text: &[u8]) -> Vec<u8> {
    let mut bits = Bits::default();
    // The last block, with the fixed code.
    bits.number(0b011, 3);
    let mut places: HashMap<[u8; SHORTEST], Vec<usize>> = HashMap::new();
    let mut at = 0;
    while at < text.len() {
        let (length, distance) = longest(text, at, &places);
        let step = if length >= SHORTEST {
            bits.repetition(length, distance);
            length
        } else {
            bits.symbol(u32::from(text[at]));
            1
        };
        for place in at..at + step {
            if let Some(start) = text.get(place..place + SHORTEST) {
                let start = [start[0], start[1], start[2]];
                places.entry(start).or_default().push(place);
            }
        }
        at += step;
    }
    bits.symbol(256);
    bits.number(0, 7);
    bits.out
}

/// The longest earlier occurrence of what follows, and how far back it lies.
fn longest(text: &[u8], at: usize, places: &HashMap<[u8; SHORTEST], Vec<usize>>) -> (usize, usize) {
    let Some(start) = text.get(at..at + SHORTEST) else {
        return (0, 0);
    };
    let Some(earlier) = places.get(&[start[0], start[1], start[2]]) else {
        return (0, 0);
    };
    let near = earlier.iter().rev().take(TRIES);
    let near = near.take_while(|&&place| at - place <= WINDOW);
    let same = |place: usize| {
        let pairs = text[place..].iter().zip(&text[at..]).take(LONGEST);
        pairs.take_while(|(one, other)| one == other).count()
    };
    let best = near.map(|&place| (same(place), at - place));
    // Of equals the nearest: it takes fewer bits.
    best.max_by_key(|&(length, distance)| (length, usize::MAX - distance))
        .unwrap_or((0, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads the fixed code back: what a browser does.
    fn inflate(packed: &[u8]) -> Vec<u8> {
        let mut at = 0;
        let mut bit = || {
            let value = packed[at / 8] >> (at % 8) & 1;
            at += 1;
            u32::from(value)
        };
        let mut out: Vec<u8> = Vec::new();
        let number = |bits: u8, bit: &mut dyn FnMut() -> u32| {
            (0..bits).fold(0, |sum, place| sum | bit() << place)
        };
        assert_eq!(number(3, &mut bit), 0b011);
        loop {
            let mut code = (0..7).fold(0, |code, _| code << 1 | bit());
            let symbol = if code < 0x18 {
                256 + code
            } else {
                code = code << 1 | bit();
                match code {
                    0x30..=0xbf => code - 0x30,
                    0xc0..=0xc7 => 280 + code - 0xc0,
                    _ => 144 + (code << 1 | bit()) - 0x190,
                }
            };
            match symbol {
                256 => return out,
                0..=255 => out.push(symbol as u8),
                _ => {
                    let (first, extra) = LENGTHS[symbol as usize - 257];
                    let length = first + number(extra, &mut bit) as usize;
                    let code = (0..5).fold(0, |code, _| code << 1 | bit());
                    let (first, extra) = DISTANCES[code as usize];
                    let distance = first + number(extra, &mut bit) as usize;
                    for _ in 0..length {
                        out.push(out[out.len() - distance]);
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let style = view::page::STYLE.content().into_bytes();
        let odd: Vec<u8> = (0..=255).cycle().take(1000).collect();
        for text in [&b""[..], b"a", b"aaaa", &[7; 1000], &odd, &style] {
            assert_eq!(inflate(&deflate(text)), text);
        }
        assert!(gzip(&style).len() * 3 < style.len());
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
    }
}
