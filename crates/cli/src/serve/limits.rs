//! The limits of a server for many, by what the system allows.

use std::num::NonZeroU32;

use jantaku_server::Limits;

use super::Settings;

/// The connections of a server for many at a time.
const CONNECTIONS: usize = 10_240;

/// Files that the server opens besides its connections: its store, records, and those of the system's libraries.
const OWN_FILES: usize = 128;

/// The number of people with the limits of one address: those behind an unnamed proxy.
const MANY: NonZeroU32 = NonZeroU32::new(100).unwrap();

impl Settings {
    /// The limits of a server that may open this many files; unlimited if none.
    pub(super) fn limits(&self, files: Option<usize>) -> Limits {
        let usual = Limits::default();
        // With other servers each connection may need one to another server and one from it.
        let share = if self.together.is_some() { 3 } else { 1 };
        let free = files.map_or(CONNECTIONS, |files| files.saturating_sub(OWN_FILES).max(files / 2) / share);
        let connections = free.clamp(1, CONNECTIONS);
        let usual = Limits {
            connections,
            per_address: usual.per_address.min(connections.div_ceil(8)),
            reserved: usual.reserved.min(connections / 8),
            proxy: self.proxy.map(|proxy| proxy.to_canonical()),
            ..usual
        };
        if self.proxy.is_some() || !self.is_behind_some_proxy() {
            return usual;
        }
        // All connections come from the address of the proxy.
        Limits {
            per_address: connections,
            reserved: 0,
            sign_ins: usual.sign_ins.saturating_mul(MANY),
            attempts: usual.attempts.saturating_mul(MANY),
            names_asked: usual.names_asked.saturating_mul(MANY),
            rooms: usual.rooms.saturating_mul(MANY.get() as usize),
            ..usual
        }
    }

    /// Whether people come by TLS that this server does not speak.
    fn is_behind_some_proxy(&self) -> bool {
        self.tls_certificate.is_none() && self.public_url.as_ref().is_some_and(|url| url.starts_with("https:"))
    }

    /// Advice on the limits for the administrator, in words.
    pub(super) fn of_limits(&self, limits: &Limits) -> Vec<String> {
        let few =
            (limits.connections < CONNECTIONS).then(|| text!("serve-few-files", connections = limits.connections));
        let unnamed =
            (self.proxy.is_none() && self.is_behind_some_proxy()).then(|| text!("serve-unnamed-proxy").to_owned());
        few.into_iter().chain(unnamed).collect()
    }
}

/// Raises the number of files that this program may open as far as the system allows, and returns it; none if
/// unlimited.
#[cfg(unix)]
pub(super) fn open_files() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If it cannot be raised, the current one has to do.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    getrlimit(Resource::Nofile).current.map(|files| usize::try_from(files).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
pub(super) fn open_files() -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::serve::tests::of;

    #[test]
    fn few_addresses_never_take_all_connections() {
        let plain = of(&["--public-url", "http://a.example"]);
        for files in [None, Some(65_536), Some(4096), Some(1024), Some(256), Some(64)] {
            let limits = plain.limits(files);
            assert!(files.is_none_or(|files| limits.connections < files), "{files:?}: {limits:?}");
            let taken_by_five = 5 * limits.per_address;
            assert!(
                taken_by_five < limits.connections && limits.reserved < limits.connections,
                "{files:?}: {limits:?}"
            );
        }
        assert_eq!(plain.limits(Some(65_536)).connections, CONNECTIONS);
        assert_eq!(plain.of_limits(&plain.limits(Some(65_536))), Vec::<String>::new());
        assert!(plain.of_limits(&plain.limits(Some(1024)))[0].contains("896"));
        assert_eq!(of(&["--together", "10.0.0.1:8137"]).limits(Some(1024)).connections, 298);
    }

    /// A proxy brings all connections; if it is named, people have the limits of their own addresses.
    #[test]
    fn a_named_proxy_leaves_the_limits_of_an_address_as_they_are() {
        let behind = |more: &[&str]| of(&[&["--public-url", "https://a.example"], more].concat());
        let unnamed = behind(&[]).limits(None);
        assert_eq!((unnamed.per_address, unnamed.rooms), (CONNECTIONS, 100 * Limits::default().rooms));
        assert_eq!(behind(&[]).of_limits(&unnamed).len(), 1, "it is asked for the proxy");
        let named = behind(&["--proxy", "::ffff:127.0.0.1"]);
        let limits = named.limits(None);
        assert_eq!(limits.proxy, Some([127, 0, 0, 1].into()));
        assert_eq!((limits.per_address, limits.rooms), (Limits::default().per_address, Limits::default().rooms));
        assert!(named.of_limits(&limits).is_empty());
        let by_itself = behind(&["--tls-certificate", "a.pem", "--tls-key", "b.pem"]).limits(None);
        assert_eq!(by_itself.per_address, Limits::default().per_address);
    }
}
