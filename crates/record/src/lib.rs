//! Jantaku record.
