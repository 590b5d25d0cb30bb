//! The description of the HTTP endpoints names every route of the server with every method.

use std::fs;
use std::path::Path;

/// A path, and the methods that it has.
type Route = (String, Vec<&'static str>);

const METHODS: [&str; 3] = ["get", "post", "delete"];

/// The routes of the server in its source; several lines may have the same path.
fn routes(source: &str) -> Vec<Route> {
    let routes = source.split(".route(\"").skip(1).filter_map(|rest| {
        let (path, handlers) = rest.split_once('"')?;
        let methods = METHODS.into_iter().filter(|method| {
            let mut calls = handlers.lines().next().into_iter().flat_map(|line| line.split(&[' ', '.'][..]));
            calls.any(|call| call.starts_with(&format!("{method}(")))
        });
        Some((path.to_owned(), methods.collect()))
    });
    routes.filter(|(path, _)| path.starts_with("/api/")).collect()
}

/// What the description says of a path.
fn described<'a>(text: &'a str, path: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(&format!("\n  {path}:"))?;
    Some(rest.split("\n  /").next().unwrap_or(rest))
}

#[test]
fn every_route_is_described() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let text = fs::read_to_string(root.join("tools/http-api/openapi.yaml")).unwrap();
    // Each subject of the server has its own.
    let files =
        fs::read_dir(root.join("crates/server/src")).unwrap().map(|entry| entry.unwrap().path().join("routes.rs"));
    let routes: Vec<Route> =
        files.filter_map(|file| fs::read_to_string(file).ok()).flat_map(|text| routes(&text)).collect();
    assert!(routes.len() > 40, "{routes:?}");
    for (path, methods) in routes {
        let described = described(&text, &path).unwrap_or_else(|| panic!("openapi.yaml lacks {path}"));
        assert!(!methods.is_empty(), "{path} has no method");
        for method in methods {
            assert!(
                described.contains(&format!("{method}: {{")) || described.contains(&format!("{method}:\n")),
                "{method} {path}"
            );
        }
    }
}

#[test]
fn a_route_has_the_methods_of_its_line() {
    let source = r#".route("/api/a", get(x::get).post(y)).route("/api/b/{id}", delete(z)) .route("/c", get(w))"#;
    let expected = [("/api/a".to_owned(), vec!["get", "post"]), ("/api/b/{id}".to_owned(), vec!["delete"])];
    assert_eq!(routes(source), expected);
    assert!(described("\n  /api/ab: {get: {}}\n", "/api/a").is_none());
}
