//! Seeds that nobody knows.

/// A seed from the system's own source of randomness.
///
/// # Errors
///
/// Why the system gives none, in its words.
pub fn fresh_seed() -> Result<[u8; 32], String> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| error.to_string())?;
    Ok(seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_seeds_are_not_the_same() {
        assert_ne!(fresh_seed().expect("given"), fresh_seed().expect("given"));
    }
}
