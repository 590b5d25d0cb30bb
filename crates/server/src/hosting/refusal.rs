use std::net::Ipv4Addr;

use jantaku_career::refusals;

use crate::refusal::{Refusal, SENTENCES};

refusals! {
    SENTENCES;
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) enum HostingRefusal {
        HostNoNetwork,
        /// The internet may reach it, and nothing is encrypted.
        HostPublic { address: Ipv4Addr },
        HostRefused { why: String },
        HostStore { why: String },
    }
}

impl Refusal for HostingRefusal {
    fn key(&self) -> Option<&'static str> {
        Some(self.key())
    }
}
