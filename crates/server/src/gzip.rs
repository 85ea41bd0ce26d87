//! Makes answers smaller for the way to the browser.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;

/// How much time is given to it.
#[derive(Clone, Copy, Debug)]
pub enum Care {
    /// For what is made anew for everybody who looks: most of the gain for less than a millisecond.
    Quick,
    /// For what is packed once.
    Thorough,
}

/// Packs bytes as gzip.
pub fn gzip(bytes: &[u8], care: Care) -> Vec<u8> {
    let level = match care {
        Care::Quick => Compression::fast(),
        Care::Thorough => Compression::best(),
    };
    let mut packer = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), level);
    let packed = packer.write_all(bytes).and_then(|()| packer.finish());
    packed.expect("memory takes every byte")
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let style = view::page::STYLE.content().into_bytes();
        for care in [Care::Quick, Care::Thorough] {
            for bytes in [&b""[..], b"a", &[7; 1000], &style] {
                let packed = gzip(bytes, care);
                let mut back = Vec::new();
                GzDecoder::new(&*packed).read_to_end(&mut back).unwrap();
                assert_eq!(back, bytes);
            }
            assert!(gzip(&style, care).len() * 2 < style.len());
        }
    }
}
