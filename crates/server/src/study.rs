//! What one learns by.

mod refusal;
