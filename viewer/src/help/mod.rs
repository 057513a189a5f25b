//! The keys, as the help shows them.
