//! Luck, log file, timeline, lines and verification.
