//! Lengths of frames: LEB128, seven bits a byte, the lowest first, in the shortest form.

/// Most bytes that a number of 64 bits takes.
const LEN_MAX: usize = 10;

/// Why bytes do not begin with a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leb128Error {
    /// The bytes end inside it.
    Ends,
    /// A last byte 0 that says nothing, or more than 64 bits.
    Form,
}

/// Splits a number off `bytes`.
///
/// # Errors
///
/// [`Leb128Error`].
pub fn take(bytes: &[u8]) -> Result<(u64, &[u8]), Leb128Error> {
    let mut value = 0_u64;
    for (at, byte) in bytes.iter().enumerate().take(LEN_MAX) {
        let low = u64::from(byte & 0x7f);
        if at == LEN_MAX - 1 && *byte > 1 {
            return Err(Leb128Error::Form);
        }
        value |= low << (7 * at);
        if byte & 0x80 == 0 {
            let shortest = at == 0 || *byte != 0;
            return if shortest { Ok((value, &bytes[at + 1..])) } else { Err(Leb128Error::Form) };
        }
    }
    Err(Leb128Error::Ends)
}

/// Appends a number.
pub fn put(mut value: u64, into: &mut Vec<u8>) {
    while value >= 0x80 {
        into.push(value as u8 | 0x80);
        value >>= 7;
    }
    into.push(value as u8);
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn only_the_shortest_form_is_a_number() {
        assert_eq!(take(&[0x7f, 9]), Ok((127, &[9][..])));
        assert_eq!(take(&[0x80, 0x01]), Ok((128, &[][..])));
        assert_eq!(take(&[0x00]), Ok((0, &[][..])));
        assert_eq!(take(&[0x80, 0x00]), Err(Leb128Error::Form));
        assert_eq!(take(&[0xff, 0x80, 0x00]), Err(Leb128Error::Form));
        assert_eq!(take(&[]), Err(Leb128Error::Ends));
        assert_eq!(take(&[0x80]), Err(Leb128Error::Ends));
        assert_eq!(take(&[0xff; 12]), Err(Leb128Error::Form));
    }

    proptest! {
        /// Every number comes back, with what stands behind it.
        #[test]
        fn a_number_comes_back(value in any::<u64>(), shift in 0..64_u32) {
            let value = value >> shift;
            let mut bytes = Vec::new();
            put(value, &mut bytes);
            bytes.push(42);
            prop_assert_eq!(take(&bytes), Ok((value, &[42][..])));
        }
    }
}
