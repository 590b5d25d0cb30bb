use std::net::SocketAddr;
use std::num::NonZeroU16;

use axum::http::Uri;
use axum::http::uri::Scheme;
use thiserror::Error;

use crate::people::{LaunchKey, RelyingParty};

#[derive(Debug, Clone)]
pub enum Entrance {
    /// The one person who has the key of the printed link.
    Key(LaunchKey),
    /// Everybody who gives a name.
    Names,
}

#[derive(Debug, Clone)]
pub struct Site {
    /// The hosts that are ours, as requests name them.
    hosts: Vec<String>,
    origins: Vec<String>,
    /// The name of the cookie with the secret.
    pub(super) cookie: String,
    pub(super) is_secure: bool,
    /// The relying party for passkeys; none where browsers have none for our address.
    pub(crate) passkeys: Option<RelyingParty>,
    pub(crate) entrance: Entrance,
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no address of a server: write it as https://mahjong.example.org")]
pub struct NoUrl(String);

impl Site {
    /// A server on this machine alone.
    pub fn local(address: SocketAddr, entrance: Entrance) -> Site {
        let port = address.port();
        let mut hosts = vec![address.to_string(), format!("localhost:{port}")];
        if port == 80 {
            hosts.extend([address.ip().to_string(), "localhost".to_owned()]);
        }
        let origins: Vec<String> = hosts.iter().map(|host| format!("http://{host}")).collect();
        // Browsers send cookies to every port of a host.
        let cookie = match &entrance {
            Entrance::Key(_) => format!("jantaku-{port}"),
            Entrance::Names => format!("jantaku-session-{port}"),
        };
        // A single user does not sign in; and a bare address has no passkeys.
        let localhost = origins.last().filter(|_| matches!(entrance, Entrance::Names));
        let passkeys = localhost.and_then(|origin| RelyingParty::new("localhost", origin.clone()));
        Site { hosts, origins, cookie, is_secure: false, passkeys, entrance }
    }

    /// A server at a public address, such as `https://mahjong.example.org`.
    pub fn public(url: &str) -> Result<Site, NoUrl> {
        let no_url = || NoUrl(url.to_owned());
        let uri: Uri = url.parse().map_err(|_| no_url())?;
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@')).ok_or_else(no_url)?;
        let (scheme, usual) = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => ("https", 443),
            Some(scheme) if *scheme == Scheme::HTTP => ("http", 80),
            _ => return Err(no_url()),
        };
        if uri.path() != "/" || uri.query().is_some() {
            return Err(no_url());
        }
        // A browser leaves out the usual port.
        let name = authority.host().to_ascii_lowercase();
        let port = match authority.as_str().strip_prefix(authority.host()).and_then(|rest| rest.strip_prefix(':')) {
            Some(port) => Some(port.parse::<NonZeroU16>().map_err(|_| no_url())?.get()),
            None => None,
        };
        let host = match port.filter(|port| *port != usual) {
            Some(port) => format!("{name}:{port}"),
            None => name.clone(),
        };
        let is_secure = scheme == "https";
        let cookie = if is_secure { "__Host-jantaku" } else { "jantaku-session" }.to_owned();
        let origin = format!("{scheme}://{host}");
        let passkeys = RelyingParty::new(&name, origin.clone());
        Ok(Site { hosts: vec![host], origins: vec![origin], cookie, is_secure, passkeys, entrance: Entrance::Names })
    }

    pub(crate) fn is_own_host(&self, host: &str) -> bool {
        self.hosts.iter().any(|own| own == host)
    }

    pub(crate) fn is_own_origin(&self, origin: &str) -> bool {
        self.origins.iter().any(|own| own == origin)
    }

    /// Returns the header that keeps this value in the browser; an empty value deletes it.
    pub(crate) fn set_cookie(&self, value: &str) -> String {
        let Site { cookie, is_secure, entrance, .. } = self;
        let age = if value.is_empty() { 0 } else { 31_536_000 };
        // A link from elsewhere leads into a room; the key is only for whoever has the printed link.
        let same_site = if matches!(entrance, Entrance::Key(_)) { "Strict" } else { "Lax" };
        let secure = if *is_secure { "; Secure" } else { "" };
        format!("{cookie}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite={same_site}{secure}")
    }

    /// The name of the cookie that identifies a browser between a passkey's question and answer.
    pub(crate) fn passkey_cookie(&self) -> String {
        format!("{}-passkey", self.cookie)
    }

    /// The cookie lasts as long as the browser may take to answer.
    pub(crate) fn set_passkey_cookie(&self, value: &str) -> String {
        let (cookie, secure) = (self.passkey_cookie(), if self.is_secure { "; Secure" } else { "" });
        format!("{cookie}={value}; Path=/; Max-Age=300; HttpOnly; SameSite=Strict{secure}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_names_and_pages_are_ours() {
        let local = Site::local("127.0.0.1:7000".parse().unwrap(), Entrance::Names);
        for host in ["127.0.0.1:7000", "localhost:7000"] {
            assert!(local.is_own_host(host) && local.is_own_origin(&format!("http://{host}")));
        }
        for host in ["evil.example:7000", "127.0.0.1", "127.0.0.1:7001", "localhost:7000.evil.example", ""] {
            assert!(!local.is_own_host(host), "{host}");
        }
        for origin in ["http://localhost:7001", "https://localhost:7000", "http://evil.example", "null", "file://"] {
            assert!(!local.is_own_origin(origin), "{origin}");
        }
    }

    #[test]
    fn a_public_server_is_known_by_its_url_and_its_cookie_travels_by_tls_alone() {
        for url in ["https://Mahjong.example.org", "https://mahjong.example.org:443/"] {
            let site = Site::public(url).unwrap();
            assert!(site.is_own_host("mahjong.example.org") && site.is_own_origin("https://mahjong.example.org"));
            assert!(!site.is_own_origin("http://mahjong.example.org") && !site.is_own_host("localhost:8136"));
            let cookie = site.set_cookie("ab");
            assert_eq!(cookie, "__Host-jantaku=ab; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure");
            assert!(site.set_cookie("").contains("Max-Age=0"));
        }
        let site = Site::public("http://192.168.1.5:8136").unwrap();
        assert!(site.is_own_host("192.168.1.5:8136") && site.set_cookie("ab").starts_with("jantaku-session=ab"));
        for url in [
            "",
            "mahjong.example.org",
            "ftp://a.example",
            "https://a.example/b",
            "https://me@a.example",
            "/a",
            "http://a.example:99999",
            "http://a.example:0",
            "http://a.example:",
        ] {
            assert_eq!(Site::public(url).unwrap_err(), NoUrl(url.to_owned()));
        }
    }
}
