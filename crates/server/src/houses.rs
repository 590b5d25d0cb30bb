//! The rules that can be played by, and houses of one's own.

mod refusal;

pub(crate) use refusal::HouseRefusal;
