//! Who somebody is.

mod refusal;

pub use refusal::SignInRefusal;
pub(crate) use refusal::{DataRefusal, EntryRefusal, OFFER_MINUTES};
