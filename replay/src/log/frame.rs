//! One frame of the log: length, kind, payload, checksum.
//!
//! ```text
//! offset  size  field
//!      0  1..3  length of kind and payload, LEB128 in its shortest form, 1..=FRAME_LEN_MAX
//!      n     1  kind
//!    n+1     m  payload
//!  n+1+m     4  CRC-32C of all of the above, seeded with the four bytes before the frame, little-endian
//! ```
//!
//! The four bytes before a frame are the checksum of the frame before it; before the first frame
//! they are the last four of the magic. So a frame that is moved, doubled or missing is noticed on
//! the spot, and a reader can find its feet again anywhere. Source: FORMAT.md, *Frames*.
//!
//! What is left out: files, records, and what to do about a broken frame.

use super::leb128::{self, Leb128Error};
use super::magic::{MAGIC, MAGIC_LEN};

/// Longest kind and payload accepted, in bytes; a longer length field is damage, not data.
pub const FRAME_LEN_MAX: u64 = 1 << 20;

/// Bytes of a checksum.
pub const CRC_LEN: usize = 4;

/// Fewest bytes of a frame: a length, a kind, a checksum.
pub const FRAME_LEN_MIN: usize = 1 + 1 + CRC_LEN;

/// A checksum: CRC-32C (Castagnoli), which also seeds that of the next frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crc(pub u32);

impl Crc {
    /// What seeds the first frame: the last four bytes of the magic.
    pub const START: Self = Self(u32::from_le_bytes([
        MAGIC[MAGIC_LEN - 4],
        MAGIC[MAGIC_LEN - 3],
        MAGIC[MAGIC_LEN - 2],
        MAGIC[MAGIC_LEN - 1],
    ]));

    /// The checksum that goes on over `bytes`.
    #[must_use]
    pub fn extended(self, bytes: &[u8]) -> Self {
        Self(crc32c::crc32c_append(self.0, bytes))
    }

    /// Its bytes in the file.
    pub const fn to_le_bytes(self) -> [u8; CRC_LEN] {
        self.0.to_le_bytes()
    }
}

/// A frame that holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame<'a> {
    /// What the payload is.
    pub kind: u8,
    /// The payload.
    pub payload: &'a [u8],
    /// Its checksum: the seed of the next frame.
    pub crc: Crc,
}

/// Why the bytes at some place are no frame. Every variant says where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FrameError {
    /// The file ends inside a frame. One flipped bit of a length looks like this too, in the middle
    /// of a file.
    #[error("byte {offset}: the file ends inside a frame ({have} of {need} bytes)")]
    Torn {
        /// Where the frame begins.
        offset: u64,
        /// How many bytes are there.
        have: usize,
        /// How many it takes, as far as that can be told.
        need: usize,
    },
    /// The length field cannot be a length.
    #[error("byte {offset}: {len} is no frame length (1 to {max})")]
    Length {
        /// Where the frame begins.
        offset: u64,
        /// What its length field says.
        len: u64,
        /// The longest there is.
        max: u64,
    },
    /// The length field is not written in the shortest form.
    #[error("byte {offset}: the length of the frame is not written in its shortest form")]
    LengthForm {
        /// Where the frame begins.
        offset: u64,
    },
    /// Whole, but not as it was written, or not after the frame before it.
    #[error("byte {offset}: the frame's checksum does not hold")]
    Checksum {
        /// Where the frame begins.
        offset: u64,
    },
}

impl FrameError {
    /// Where the frame begins.
    pub fn offset(&self) -> u64 {
        match self {
            Self::Torn { offset, .. }
            | Self::Length { offset, .. }
            | Self::LengthForm { offset }
            | Self::Checksum { offset } => *offset,
        }
    }
}

/// A payload that fits no frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{len} bytes do not fit one frame (at most {FRAME_LEN_MAX} with the kind)")]
pub struct TooLong {
    /// Length of kind and payload.
    pub len: u64,
}

impl TooLong {
    /// Whether a payload of this length fits a frame.
    ///
    /// # Errors
    ///
    /// [`TooLong`].
    pub fn check(payload: usize) -> Result<(), Self> {
        let len = payload as u64 + 1;
        if len > FRAME_LEN_MAX { Err(Self { len }) } else { Ok(()) }
    }
}

/// Splits the length off the first frame of `bytes`: the length of kind and payload, and how many
/// bytes the length field itself takes.
///
/// # Errors
///
/// [`FrameError`], never `Checksum`.
pub fn take_len(bytes: &[u8], offset: u64) -> Result<(usize, usize), FrameError> {
    let (len, body) = leb128::take(bytes).map_err(|error| match error {
        Leb128Error::Ends => {
            FrameError::Torn { offset, have: bytes.len(), need: bytes.len() + FRAME_LEN_MIN }
        }
        Leb128Error::Form => FrameError::LengthForm { offset },
    })?;
    if !(1..=FRAME_LEN_MAX).contains(&len) {
        return Err(FrameError::Length { offset, len, max: FRAME_LEN_MAX });
    }
    Ok((len as usize, bytes.len() - body.len()))
}

/// Splits the first frame off `bytes`; `offset` is where they stand in the file.
///
/// # Errors
///
/// [`FrameError`]; the length is checked before anything is read.
pub fn take(seed: Crc, bytes: &[u8], offset: u64) -> Result<(Frame<'_>, &[u8]), FrameError> {
    let (len, len_len) = take_len(bytes, offset)?;
    let covered = len_len + len;
    let torn = FrameError::Torn { offset, have: bytes.len(), need: covered + CRC_LEN };
    let Some((own, rest)) = bytes.split_at_checked(covered) else { return Err(torn) };
    let Some((found, rest)) = rest.split_first_chunk::<CRC_LEN>() else { return Err(torn) };
    let crc = seed.extended(own);
    if crc.to_le_bytes() != *found {
        return Err(FrameError::Checksum { offset });
    }
    let (kind, payload) = own[len_len..].split_first().expect("a length is at least 1");
    Ok((Frame { kind: *kind, payload, crc }, rest))
}

/// Appends a frame; returns its checksum, the seed of the next one.
///
/// # Errors
///
/// [`TooLong`]; nothing was appended.
pub fn put(seed: Crc, kind: u8, payload: &[u8], into: &mut Vec<u8>) -> Result<Crc, TooLong> {
    TooLong::check(payload.len())?;
    let len = payload.len() as u64 + 1;
    let start = into.len();
    leb128::put(len, into);
    into.push(kind);
    into.extend_from_slice(payload);
    let crc = seed.extended(&into[start..]);
    into.extend_from_slice(&crc.to_le_bytes());
    debug_assert!(take(seed, &into[start..], 0).is_ok(), "what is written can be read");
    Ok(crc)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const KIND: u8 = 2;

    fn put_one(payload: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        put(Crc::START, KIND, payload, &mut bytes).expect("fits");
        bytes
    }

    /// The check value of CRC-32C for the text "123456789", from the catalogue of CRC algorithms.
    #[test]
    fn the_checksum_is_castagnolis() {
        assert_eq!(Crc(0).extended(b"123456789"), Crc(0xe306_9283));
    }

    #[test]
    fn the_longest_frame_is_read_and_a_longer_one_is_not_written() {
        let longest = vec![7; FRAME_LEN_MAX as usize - 1];
        let bytes = put_one(&longest);
        assert_eq!(take(Crc::START, &bytes, 0).expect("whole").0.payload, &longest[..]);
        let mut into = Vec::new();
        let longer = vec![7; FRAME_LEN_MAX as usize];
        assert_eq!(
            put(Crc::START, KIND, &longer, &mut into),
            Err(TooLong { len: FRAME_LEN_MAX + 1 })
        );
        assert!(into.is_empty());
    }

    #[test]
    fn a_length_that_cannot_be_is_damage() {
        let mut endless = Vec::new();
        leb128::put(u64::MAX, &mut endless);
        for (len, field) in
            [(0, vec![0]), (FRAME_LEN_MAX + 1, vec![0x81, 0x80, 0x40]), (u64::MAX, endless)]
        {
            let bytes = [&field[..], &[0; 20]].concat();
            let error = FrameError::Length { offset: 5, len, max: FRAME_LEN_MAX };
            assert_eq!(take(Crc::START, &bytes, 5), Err(error));
        }
        let error = FrameError::LengthForm { offset: 5 };
        assert_eq!(take(Crc::START, &[0x82, 0, 2, 1, 0, 0, 0, 0], 5), Err(error));
    }

    proptest! {
        /// A frame comes back with what stands behind it.
        #[test]
        fn a_frame_comes_back(
            payload in prop::collection::vec(any::<u8>(), 0..400),
            seed in any::<u32>(),
            kind in any::<u8>(),
        ) {
            let mut bytes = Vec::new();
            let crc = put(Crc(seed), kind, &payload, &mut bytes).expect("fits");
            bytes.extend([1, 2, 3]);
            let (frame, rest) = take(Crc(seed), &bytes, 0)?;
            prop_assert_eq!(frame, Frame { kind, payload: &payload, crc });
            prop_assert_eq!(rest, [1, 2, 3]);
        }

        /// Changing any one bit of a frame is noticed, wherever it falls.
        #[test]
        fn one_flipped_bit_is_always_noticed(
            payload in prop::collection::vec(any::<u8>(), 1..200),
            at in any::<prop::sample::Index>(),
            bit in 0..8_u32,
        ) {
            let mut bytes = put_one(&payload);
            let at = at.index(bytes.len());
            bytes[at] ^= 1 << bit;
            prop_assert!(take(Crc::START, &bytes, 0).is_err(), "byte {} bit {}", at, bit);
        }

        /// A frame that ends early is torn, wherever it ends.
        #[test]
        fn a_cut_frame_is_torn(
            payload in prop::collection::vec(any::<u8>(), 1..200),
            at in any::<prop::sample::Index>(),
        ) {
            let bytes = put_one(&payload);
            let have = at.index(bytes.len());
            match take(Crc::START, &bytes[..have], 9) {
                Err(FrameError::Torn { offset: 9, have: found, need }) => {
                    prop_assert_eq!(found, have);
                    // With its length whole it can be told how long it is.
                    let len_len = bytes.len() - payload.len() - 1 - CRC_LEN;
                    prop_assert!(need > have && (have < len_len || need == bytes.len()));
                }
                other => prop_assert!(false, "{:?}", other),
            }
        }
    }
}
