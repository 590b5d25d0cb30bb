//! Jantaku server.
