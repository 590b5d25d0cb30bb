use std::fmt;
use std::net::SocketAddr;

use jantaku_wire::ids::same_secret;

/// The key of a data directory: 32 hexadecimal digits, 128 bits. Whoever has it may do what the player may.
#[derive(Clone, PartialEq, Eq)]
pub struct LaunchKey(String);

impl LaunchKey {
    pub fn from_bits(bits: [u8; 16]) -> LaunchKey {
        LaunchKey(bits.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    pub fn parse(text: String) -> Option<LaunchKey> {
        (text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(LaunchKey(text))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Compares as [`same_secret`] does.
    pub fn is(&self, text: &str) -> bool {
        same_secret(text, &self.0)
    }

    /// Returns the link that opens the page, with this query.
    pub fn link(&self, address: SocketAddr, query: &str) -> String {
        let and = if query.is_empty() { "" } else { "&" };
        format!("http://{address}/?key={}{and}{query}", self.0)
    }
}

impl fmt::Debug for LaunchKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LaunchKey(…)")
    }
}
