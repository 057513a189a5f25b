//! The board, found by what a screen reader speaks.
