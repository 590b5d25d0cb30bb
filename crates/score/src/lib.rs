//! Jantaku score.
