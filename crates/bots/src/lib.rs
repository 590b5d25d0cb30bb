//! Jantaku bots.
