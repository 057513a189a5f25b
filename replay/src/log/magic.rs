//! The first eight bytes of a log: what it is, and which format.

/// Version of the format that this program writes, and the newest that it reads.
pub const FORMAT_VERSION: u8 = 1;

/// The first bytes of every log, before the version.
const NAME: [u8; 7] = *b"KANSO\0\0";

/// The first bytes of a log of this version.
pub const MAGIC: [u8; MAGIC_LEN] =
    [NAME[0], NAME[1], NAME[2], NAME[3], NAME[4], NAME[5], NAME[6], FORMAT_VERSION];

/// How many bytes stand before the first frame.
pub const MAGIC_LEN: usize = 8;

/// What the first bytes of a file say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Magic {
    /// A log that this program reads.
    Log,
    /// A log of a later format.
    Newer {
        /// Its version.
        version: u8,
    },
    /// A file that ends before they are whole, as a crash at its creation leaves it.
    Short,
    /// Something else.
    Other,
}

/// Looks at the first bytes of a file.
pub fn look(bytes: &[u8]) -> Magic {
    let named = bytes.len().min(NAME.len());
    if bytes[..named] != NAME[..named] {
        return Magic::Other;
    }
    match bytes.get(NAME.len()) {
        None => Magic::Short,
        Some(&FORMAT_VERSION) => Magic::Log,
        Some(0) => Magic::Other,
        Some(&version) => Magic::Newer { version },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_tell_a_log_from_a_newer_one_and_from_anything_else() {
        assert_eq!(look(&MAGIC), Magic::Log);
        assert_eq!(look(b"KANSO\0\0\x02more"), Magic::Newer { version: 2 });
        assert_eq!(look(b"KANSO\0\0\0"), Magic::Other);
        assert_eq!(look(b"kanso\0\0\x01"), Magic::Other);
        assert_eq!(look(b"{\"kind\":"), Magic::Other);
        for len in 0..7 {
            assert_eq!(look(&MAGIC[..len]), Magic::Short);
        }
    }
}
