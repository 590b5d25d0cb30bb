//! Jantaku web.
