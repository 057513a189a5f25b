//! Inputs for [`targets`](crate::targets) that need no fuzzer: the same ones each time.

use kanso_engine::laws::Dice;

/// Input `number` of a row that begins with `seed`: from 1 to 96 bytes, most of them small.
pub fn input(seed: u64, number: u64) -> Vec<u8> {
    let mut dice = Dice::new(seed.wrapping_mul(1_000_003).wrapping_add(number));
    let len = 1 + dice.below(96) as usize;
    (0..len)
        .map(|_| match dice.below(4) {
            0 => dice.below(256) as u8,
            1 => dice.below(8) as u8,
            _ => dice.below(64) as u8,
        })
        .collect()
}
