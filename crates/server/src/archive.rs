//! Finished matches.

mod refusal;

pub(crate) use refusal::ArchiveRefusal;
