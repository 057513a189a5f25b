//! Rules of tabletop games as pure state machines.
