//! Finding one's feet again behind damage: where does a frame hold?
//!
//! The seed of a frame is the four bytes before it, so any place can be tried. A checksum of each
//! try would cost up to a mebibyte of reading; instead the checksums of all prefixes are taken once,
//! and that of any range follows from two of them, because a CRC is linear:
//! `crc(seed, a..b) = shift(seed ^ crc(0, ..a), b - a) ^ crc(0, ..b)`, where `shift` goes on over
//! zeros. So a hostile file costs time in proportion to its size.

use super::frame::{CRC_LEN, Crc, FRAME_LEN_MAX, take_len};
use std::sync::LazyLock;

/// CRC-32C's polynomial, lowest power in the highest bit.
const POLYNOMIAL: u32 = 0x82f6_3b78;
/// Shifts are looked up in two steps of this many bytes.
const STEP: usize = 1 << 10;

const _: () = assert!(FRAME_LEN_MAX as usize / STEP < 2 * STEP, "the second table is long enough");

/// `x^(8n)` for `n` up to a step, and for `n` whole steps.
struct Powers {
    bytes: Vec<u32>,
    steps: Vec<u32>,
}

static POWERS: LazyLock<Powers> = LazyLock::new(|| {
    let one = 1 << 31;
    let powers = |of: u32, count: usize| -> Vec<u32> {
        std::iter::successors(Some(one), |power| Some(times(*power, of))).take(count).collect()
    };
    let bytes = powers(1 << (31 - 8), STEP + 1);
    let steps = powers(bytes[STEP], STEP + 2);
    Powers { bytes, steps }
});

/// Where the first frame at `from` or behind it holds, seeded with the four bytes before it.
pub fn find_frame(bytes: &[u8], from: usize) -> Option<usize> {
    let from = from.max(CRC_LEN);
    let window = bytes.get(from..)?;
    let mut crc = Crc(0);
    let prefixes: Vec<u32> = std::iter::once(0)
        .chain(window.iter().map(|byte| {
            crc = crc.extended(&[*byte]);
            crc.0
        }))
        .collect();
    let powers = &*POWERS;
    (from..bytes.len()).find(|at| {
        let Ok((len, len_len)) = take_len(&bytes[*at..], 0) else { return false };
        let end = at + len_len + len;
        let Some(found) = bytes.get(end..).and_then(|rest| rest.first_chunk::<CRC_LEN>()) else {
            return false;
        };
        let seed = bytes[at - CRC_LEN..].first_chunk::<CRC_LEN>().expect("from is at least 4");
        let (start, len) = (at - from, len + len_len);
        let shifted = times(
            times(u32::from_le_bytes(*seed) ^ prefixes[start], powers.bytes[len % STEP]),
            powers.steps[len / STEP],
        );
        shifted ^ prefixes[end - from] == u32::from_le_bytes(*found)
    })
}

/// The product of two polynomials modulo that of the checksum.
fn times(mut a: u32, mut b: u32) -> u32 {
    let mut product = 0;
    while a != 0 {
        if a & (1 << 31) != 0 {
            product ^= b;
        }
        a <<= 1;
        b = if b & 1 == 0 { b >> 1 } else { b >> 1 ^ POLYNOMIAL };
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::frame::{put, take};
    use proptest::prelude::*;

    /// The plain way: try to take a frame at every place.
    fn find_plainly(bytes: &[u8], from: usize) -> Option<usize> {
        (from.max(CRC_LEN)..bytes.len()).find(|at| {
            let seed = bytes[at - CRC_LEN..].first_chunk::<CRC_LEN>().expect("4 bytes");
            take(Crc(u32::from_le_bytes(*seed)), &bytes[*at..], 0).is_ok()
        })
    }

    #[test]
    fn a_long_frame_is_found_behind_rubbish() {
        for len in [0, 1, STEP - 3, STEP, 70_000, FRAME_LEN_MAX as usize - 1] {
            let mut bytes = vec![0; 9];
            let payload: Vec<u8> = (0..len as u32).map(|at| (at * 31) as u8).collect();
            put(Crc(0), 2, &payload, &mut bytes).expect("fits");
            assert_eq!(find_frame(&bytes, 0), Some(9), "{len}");
            let last = bytes.len() - 1;
            bytes[last] ^= 1;
            assert_eq!(find_frame(&bytes, 0), None, "{len}");
        }
    }

    #[test]
    fn the_end_of_the_file_is_no_place_for_a_frame() {
        assert_eq!(find_frame(&[], 0), None);
        assert_eq!(find_frame(&[1, 2, 3], 9), None);
        assert_eq!(find_frame(&[1; 12], 11), None);
    }

    proptest! {
        /// The quick way finds what the plain way finds.
        #[test]
        fn quick_and_plain_agree(
            before in prop::collection::vec(any::<u8>(), 0..60),
            payload in prop::collection::vec(any::<u8>(), 0..60),
            behind in prop::collection::vec(any::<u8>(), 0..20),
            from in 0..20_usize,
        ) {
            let mut bytes = before;
            let seed = match bytes.last_chunk::<CRC_LEN>() {
                Some(seed) => u32::from_le_bytes(*seed),
                None => 7,
            };
            put(Crc(seed), 2, &payload, &mut bytes).expect("fits");
            bytes.extend(behind);
            prop_assert_eq!(find_frame(&bytes, from), find_plainly(&bytes, from));
        }
    }
}
