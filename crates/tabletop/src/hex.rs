//! Bytes as lower-case hexadecimal digits: one spelling, so that hashes can be compared as text.

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Two digits for each byte.
pub fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        text.push(char::from(DIGITS[usize::from(byte >> 4)]));
        text.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
    text
}

/// Exactly `N` bytes; upper-case digits are refused.
pub fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != N * 2 {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

fn digit(digit: u8) -> Option<u8> {
    let value = DIGITS.iter().position(|&known| known == digit)?;
    Some(value as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip_and_one_spelling() {
        let text = write(&[0x00, 0x9f, 0xff]);
        assert_eq!(text, "009fff");
        assert_eq!(read::<3>(&text), Some([0x00, 0x9f, 0xff]));
        for wrong in ["009fF0", "009ff", "009ff0a", "00 ff0", "00ü9f"] {
            assert_eq!(read::<3>(wrong), None, "{wrong}");
        }
    }
}
