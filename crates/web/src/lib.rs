//! The browser part of Jantaku: the page's files as the build made them, embedded in the program.
//!
//! Nothing here knows of a web server: [`asset`] looks a path up, and whoever serves it sets the headers that
//! [`Asset`] names.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$JANTAKU_WEB_DIST"]
struct Dist;

/// A file of the page.
#[derive(Debug, Clone)]
pub struct Asset {
    pub bytes: Cow<'static, [u8]>,
    /// The value of `Content-Type`.
    pub mime: String,
    /// The value of `ETag`, quoted: a hash of the content.
    pub etag: String,
    /// The value of `Cache-Control`.
    pub cache_control: &'static str,
}

/// The file at a path of the page: `assets/index-C0FFEE.js`, with or without a slash before it; the empty path is the
/// page itself. `None` where there is no such file.
pub fn asset(path: &str) -> Option<Asset> {
    let path = match path.strip_prefix('/').unwrap_or(path) {
        "" => "index.html",
        path => path,
    };
    let file = Dist::get(path)?;
    let hash = file.metadata.sha256_hash();
    Some(Asset {
        bytes: file.data,
        mime: mime(path),
        etag: format!("\"{}\"", hash[..16].iter().map(|byte| format!("{byte:02x}")).collect::<String>()),
        cache_control: cache_control(path),
    })
}

/// The paths of all files, in no stated order.
pub fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Dist::iter()
}

fn mime(path: &str) -> String {
    let mime = mime_guess::from_path(path).first_or_octet_stream();
    match mime.type_() {
        mime_guess::mime::TEXT => format!("{mime}; charset=utf-8"),
        _ => mime.to_string(),
    }
}

/// Files below `assets/` carry a hash of their content in their name, so a copy of them never grows old.
fn cache_control(path: &str) -> &'static str {
    if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_files_that_are_there() {
        let page = asset("/").unwrap();
        assert_eq!(page.mime, "text/html; charset=utf-8");
        assert_eq!(page.cache_control, "no-cache");
        let html = String::from_utf8(page.bytes.to_vec()).unwrap();
        let named: Vec<&str> = html.split('"').filter(|word| word.starts_with("/assets/")).collect();
        assert!(named.iter().any(|path| path.ends_with(".js")), "{html}");
        for path in named {
            let file = asset(path).unwrap_or_else(|| panic!("the page names {path}, which is not embedded"));
            assert!(file.cache_control.contains("immutable"));
        }
    }

    #[test]
    fn every_file_has_a_type_and_a_tag_of_its_own() {
        let mut tags = std::collections::BTreeSet::new();
        for path in paths() {
            let file = asset(&path).unwrap();
            assert_ne!(file.mime, "application/octet-stream", "{path}");
            assert!(!file.bytes.is_empty(), "{path}");
            assert!(tags.insert(file.etag), "{path}");
        }
        assert_eq!(asset("favicon.svg").unwrap().mime, "image/svg+xml");
        assert_eq!(asset("manifest.webmanifest").unwrap().mime, "application/manifest+json");
        // A worker that is kept would show the offline page of another version.
        let worker = asset("worker.js").unwrap();
        assert_eq!((worker.mime.as_str(), worker.cache_control), ("text/javascript; charset=utf-8", "no-cache"));
    }

    #[test]
    fn what_is_not_part_of_the_page_is_not_found() {
        for path in ["nothing.js", "../Cargo.toml", "//index.html", "assets", "tiles.html"] {
            assert!(asset(path).is_none(), "{path}");
        }
    }
}
