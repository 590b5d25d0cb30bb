//! Jantaku engine.
