//! Tests of the rules, each by its source.

pub(crate) mod anew;
pub(crate) mod camp_tests;
pub(crate) mod choices;
pub(crate) mod corrections;
pub(crate) mod laws;
pub(crate) mod lore_tests;
pub(crate) mod second_reading;
pub(crate) mod second_reading_cards;
pub(crate) mod second_reading_heroes;
pub(crate) mod vectors;
