//! The chain: one hash over all bytes of a log up to some place.
//!
//! A checksum finds accidents; the chain finds forgeries, for whoever has kept a head hash.
//! Source: FORMAT.md, *Chain*.

use super::record::ChainHash;

/// What keeps this hash apart from every other use of BLAKE3 here.
const CONTEXT: &str = "kanso chain 1";

/// The chain as it grows.
#[derive(Clone, Debug)]
pub struct Chain(blake3::Hasher);

impl Default for Chain {
    fn default() -> Self {
        Self::new()
    }
}

impl Chain {
    /// The chain before the first byte.
    pub fn new() -> Self {
        Self(blake3::Hasher::new_derive_key(CONTEXT))
    }

    /// Goes on over `bytes`.
    pub fn update(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// The hash of all bytes so far.
    pub fn hash(&self) -> ChainHash {
        *self.0.finalize().as_bytes()
    }
}

/// The hash of these bytes: the head hash, when they are all of a log's whole frames.
pub fn hash(bytes: &[u8]) -> ChainHash {
    let mut chain = Chain::new();
    chain.update(bytes);
    chain.hash()
}

/// The hash of all bytes before each of these offsets, in one pass.
///
/// # Panics
///
/// When the offsets do not ascend, or pass the end of `bytes`: a bug of the caller, who has them
/// from the frames of the same bytes.
pub fn hashes(bytes: &[u8], offsets: impl IntoIterator<Item = u64>) -> Vec<ChainHash> {
    let mut chain = Chain::new();
    let mut done = 0;
    let hash_before = |offset| {
        let to = offset as usize;
        chain.update(&bytes[done..to]);
        done = to;
        chain.hash()
    };
    offsets.into_iter().map(hash_before).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_places_in_one_pass_are_as_one_by_one() {
        let bytes: Vec<u8> = (0..5_000_u32).map(|at| (at * 7) as u8).collect();
        let places = [0, 0, 8, 1_024, 1_025, 4_999, 5_000];
        let one_by_one: Vec<_> = places.iter().map(|at| hash(&bytes[..*at as usize])).collect();
        assert_eq!(hashes(&bytes, places), one_by_one);
    }
}
