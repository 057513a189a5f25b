//! The target `play` under a fuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kanso_tests::targets::play(bytes));
