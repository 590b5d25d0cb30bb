use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use jantaku_store::Device;

/// The words of each browser's user agent, and its common name. Most also name those that they are compatible with, so
/// the order counts: the first match is the browser itself.
const BROWSERS: [(&str, &str); 9] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// The same for operating systems.
const SYSTEMS: [(&str, &str); 8] = [
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
    ("BSD", "BSD"),
];

/// The browser of a request in common words. Its version is left out: user agents mostly misstate it.
pub(crate) fn device(headers: &HeaderMap) -> Device {
    let said = headers.get(USER_AGENT).and_then(|said| said.to_str().ok()).unwrap_or_default();
    let known =
        |words: &[(&str, &str)]| words.iter().find(|(word, _)| said.contains(word)).map(|(_, name)| (*name).to_owned());
    Device { browser: known(&BROWSERS), system: known(&SYSTEMS) }
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
        assert_eq!(of(&format!("{windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0")).as_str(), "Edge/Windows");
        assert_eq!(of("something/1"), "/");
        assert_eq!(device(&HeaderMap::new()), Device::default());
    }
}
