use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Mutex;

static KEYS: Mutex<Option<HashMap<SocketAddr, String>>> = Mutex::new(None);

pub fn remember(address: SocketAddr, key: &str) {
    KEYS.lock().unwrap().get_or_insert_default().insert(address, key.to_owned());
}

pub fn bearer(address: SocketAddr) -> String {
    format!("Bearer {}", KEYS.lock().unwrap().as_ref().unwrap()[&address])
}
