//! Jantaku testkit.
