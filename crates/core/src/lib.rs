//! Jantaku core.
