//! The icon of the installed program, drawn here: a peak on a green background. Systems want bitmaps in several
//! sizes.

use std::io::Write as _;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

const GROUND: [u8; 3] = [0x45, 0x5a, 0x4a];
const SNOW: [u8; 3] = [0xff, 0xff, 0xff];
const LINE: [u8; 3] = [0xb3, 0x26, 0x1e];
/// Samples per pixel in each direction, for smooth edges.
const LOOKS: u32 = 4;

/// For home screens.
pub const SMALL: u32 = 192;
/// For splash screens.
pub const LARGE: u32 = 512;

type Point = (f64, f64);

/// The peak, in a square of 32 by 32. All of it is within the circle to which systems crop.
const PEAK: [Point; 6] = [
    (6.5, 23.5),
    (14.0, 9.5),
    (17.5, 14.5),
    (19.5, 12.0),
    (25.5, 23.5),
    (6.5, 23.5),
];
/// The line that climbs it.
const TRACK: [Point; 5] = [
    (9.0, 22.5),
    (15.0, 20.5),
    (18.5, 18.0),
    (15.5, 16.0),
    (14.5, 13.0),
];
const TRACK_WIDTH: f64 = 1.4;

/// The icon as a PNG of this size.
pub fn icon(size: u32) -> Vec<u8> {
    let mut rows = Vec::new();
    for y in 0..size {
        // No filter.
        rows.push(0);
        for x in 0..size {
            rows.extend_from_slice(&point(x, y, size));
        }
    }
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&rows).expect("memory takes every byte");
    let packed = packed.finish().expect("memory takes every byte");
    let mut head = Vec::new();
    head.extend_from_slice(&size.to_be_bytes());
    head.extend_from_slice(&size.to_be_bytes());
    // Eight bits for each of three colours.
    head.extend_from_slice(&[8, 2, 0, 0, 0]);
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, content) in [(b"IHDR", &head), (b"IDAT", &packed), (b"IEND", &Vec::new())] {
        png.extend_from_slice(&(content.len() as u32).to_be_bytes());
        let mut sum = Crc::new();
        for part in [&kind[..], content] {
            sum.update(part);
            png.extend_from_slice(part);
        }
        png.extend_from_slice(&sum.sum().to_be_bytes());
    }
    png
}

/// The colour of a pixel: the mean of its samples.
fn point(x: u32, y: u32, size: u32) -> [u8; 3] {
    let mut sum = [0; 3];
    for look in 0..LOOKS * LOOKS {
        let inside = |whole: u32, part: u32| {
            (f64::from(whole) + (f64::from(part) + 0.5) / f64::from(LOOKS)) * 32.0 / f64::from(size)
        };
        let at = (inside(x, look % LOOKS), inside(y, look / LOOKS));
        let seen = colour(at);
        for (sum, seen) in sum.iter_mut().zip(seen) {
            *sum += u32::from(seen);
        }
    }
    sum.map(|sum| (sum / (LOOKS * LOOKS)) as u8)
}

fn colour(at: Point) -> [u8; 3] {
    let near = |pair: &[Point]| distance(at, pair[0], pair[1]) < TRACK_WIDTH / 2.0;
    if !is_in_peak(at) {
        GROUND
    } else if TRACK.windows(2).any(near) {
        LINE
    } else {
        SNOW
    }
}

/// Whether a ray from a point crosses the outline an odd number of times.
fn is_in_peak((x, y): Point) -> bool {
    let crosses = |pair: &&[Point]| {
        let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
        (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
    };
    PEAK.windows(2).filter(crosses).count() % 2 == 1
}

/// From a point to a line between two others.
fn distance((x, y): Point, (ax, ay): Point, (bx, by): Point) -> f64 {
    let (dx, dy) = (bx - ax, by - ay);
    let along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    let along = along.clamp(0.0, 1.0);
    (x - ax - along * dx).hypot(y - ay - along * dy)
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::ZlibDecoder;

    use super::*;

    #[test]
    fn icons_are_pictures_of_their_size() {
        for size in [SMALL, LARGE] {
            let png = icon(size);
            assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
            assert_eq!(png[16..20], size.to_be_bytes());
            let packed = &png[41..png.len() - 16];
            let mut rows = Vec::new();
            ZlibDecoder::new(packed).read_to_end(&mut rows).unwrap();
            assert_eq!(rows.len() as u32, size * (3 * size + 1));
            let at = |x: u32, y: u32| {
                let index = (y * size / 32 * (3 * size + 1) + 1 + x * size / 32 * 3) as usize;
                <[u8; 3]>::try_from(&rows[index..index + 3]).unwrap()
            };
            assert_eq!((at(2, 2), at(22, 22)), (GROUND, SNOW));
            assert!(png.len() < 30_000, "{}", png.len());
        }
    }
}
