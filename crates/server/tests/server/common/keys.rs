//! The keys of the servers of this program, by their addresses.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Mutex;

static KEYS: Mutex<Option<HashMap<SocketAddr, String>>> = Mutex::new(None);

/// The key of the server at this address, from now on.
pub fn remember(address: SocketAddr, key: &str) {
    KEYS.lock().unwrap().get_or_insert_default().insert(address, key.to_owned());
}

/// The value of the header that brings the key.
pub fn bearer(address: SocketAddr) -> String {
    format!("Bearer {}", KEYS.lock().unwrap().as_ref().unwrap()[&address])
}
