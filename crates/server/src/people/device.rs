//! What a browser says of itself.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use jantaku_store::Device;
use woothee::parser::Parser;

/// The browser that a request comes from, in the words that people use.
pub(crate) fn device(headers: &HeaderMap) -> Device {
    let said = headers.get(USER_AGENT).and_then(|said| said.to_str().ok());
    let Some(found) = said.and_then(|said| Parser::new().parse(said)) else { return Device::default() };
    let known = |word: &str| (word != "UNKNOWN").then(|| word.to_owned());
    Device { browser: known(found.name), system: known(system(found.os)) }
}

/// What people call it, without its version: what browsers say of that is mostly untrue.
fn system(name: &str) -> &str {
    match name {
        "Mac OSX" => "macOS",
        _ if name.starts_with("Windows") => "Windows",
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_recognized_and_anything_else_is_nothing() {
        let of = |said: &str| {
            let Device { browser, system } = device(&HeaderMap::from_iter([(USER_AGENT, said.parse().unwrap())]));
            format!("{}/{}", browser.unwrap_or_default(), system.unwrap_or_default())
        };
        let android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
        assert_eq!(of(android), "Chrome/Android");
        let iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
        assert_eq!(of(iphone), "Safari/iPhone");
        let windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0";
        assert_eq!(of(windows), "Firefox/Windows");
        let mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
        assert_eq!(of(mac), "Safari/macOS");
        assert_eq!(of("something/1"), "/");
        assert_eq!(device(&HeaderMap::new()), Device::default());
    }
}
