//! Reads the requirements that tests in Rust name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::lines::{above, end, number, numbers, tables, uses};
use super::{Held, Number, browser};

/// Every test of the crates, and every line of their tables, by the requirements named.
pub fn tests(root: &Path) -> Result<Held, String> {
    let mut held = Held::new();
    let mut data = Vec::new();
    let mut sources = String::new();
    let mut rust = Vec::new();
    for path in files(&root.join("crates"))? {
        let extension = path.extension().and_then(|extension| extension.to_str());
        let read = || fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()));
        match extension {
            Some("rs") => {
                let text = read()?;
                sources.push_str(&text);
                rust.push((path.clone(), text));
            }
            Some("jsonl") => data.push((path.clone(), read()?)),
            Some("ts" | "tsx") if browser::is_test_file(&path.to_string_lossy()) => {
                let module = module(&path.strip_prefix(root).unwrap_or(&path).with_extension(""));
                for (test, numbers) in browser::in_source(&read()?) {
                    add(&mut held, &numbers, &format!("{module}::{test}"));
                }
            }
            _ => {}
        }
    }
    for (path, text) in &rust {
        let module = module(path.strip_prefix(root).unwrap_or(path));
        let beside = rust.iter().filter(|(other, _)| other != path && other.parent() == path.parent());
        let shared = beside.flat_map(|(_, text)| tables(text, "pub ")).collect();
        for (test, numbers) in in_source(text, shared) {
            add(&mut held, &numbers, &format!("{module}::{test}"));
        }
    }
    for (path, text) in data {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if sources.contains(&*name) {
            for (id, numbers) in in_data(&text) {
                add(&mut held, &numbers, &format!("{}::{id}", module(path.strip_prefix(root).unwrap_or(&path))));
            }
        }
    }
    Ok(held)
}

fn add(held: &mut Held, numbers: &BTreeSet<Number>, test: &str) {
    for &number in numbers {
        held.entry(number).or_default().insert(test.to_owned());
    }
}

fn files(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dir).map_err(|error| format!("{}: {error}", dir.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            // Not ours: the browser part's packages, and what is built of its sources.
            if !["node_modules", "generated", "dist"].iter().any(|folder| path.ends_with(folder)) {
                found.extend(files(&path)?);
            }
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

/// The module of a file of tests: `crates/engine/tests/rules/furiten.rs` is `engine::rules::furiten`.
fn module(path: &Path) -> String {
    let parts = path.with_extension("");
    let parts = parts.iter().map(|part| part.to_string_lossy().into_owned());
    let plain = |part: &String| !matches!(part.as_str(), "crates" | "tests" | "src" | "data" | "main" | "mod" | "lib");
    parts.filter(plain).collect::<Vec<_>>().join("::")
}

/// The tests of a source, with the requirements of each or of a table that it uses.
fn in_source(text: &str, beside: BTreeMap<&str, BTreeSet<Number>>) -> Vec<(String, BTreeSet<Number>)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut tests = Vec::new();
    let mut tables = beside;
    tables.extend(self::tables(text, ""));
    for (at, line) in lines.iter().enumerate() {
        let item = || &lines[at..=end(&lines, at)];
        if let Some(name) = function(line).filter(|_| is_test(above(&lines, at))) {
            let mut named = numbers(above(&lines, at).iter().chain(item()));
            named.extend(name.split('_').filter_map(|word| word.strip_prefix('r').and_then(number)));
            tests.push((name, named, item().join("\n")));
        }
    }
    let with_tables = |(name, mut named, body): (&str, BTreeSet<Number>, String)| {
        tables.iter().filter(|(table, _)| uses(&body, table)).for_each(|(_, numbers)| named.extend(numbers));
        (name.to_owned(), named)
    };
    tests.into_iter().map(with_tables).collect()
}

fn is_test(above: &[&str]) -> bool {
    let has = |what: &str| above.iter().any(|line| line.trim_start().starts_with(what));
    (has("#[test]") || has("#[tokio::test")) && !has("#[ignore")
}

fn function(line: &str) -> Option<&str> {
    let rest = line.trim_start();
    let rest = rest.strip_prefix("async ").unwrap_or(rest).strip_prefix("fn ")?;
    rest.split(['(', '<']).next()
}

/// The lines of a data file with an `id` and `requirements`.
fn in_data(text: &str) -> Vec<(String, BTreeSet<Number>)> {
    let line = |line: &str| {
        let id = line.split_once("\"id\": \"")?.1.split('"').next()?;
        let named = line.split_once("\"requirements\": [")?.1.split(']').next()?;
        Some((id.to_owned(), numbers([named].iter())))
    };
    text.lines().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
/// R-001: a table.
const TABLE: &[&str] = &[
    \"a\", // R-002
    \"b\", // R-0023 is no number
];

/// R-003, R-004
#[test]
fn tests_r005_by_name() {
    assert!(true); // R-006
}

/// R-007 is of a helper.
fn helper() {}

#[test]
fn uses_the_table() {
    TABLE.len();
}

/// R-008
#[test]
#[ignore]
fn never_runs() {}

mod inner {
    /// R-009
    #[tokio::test]
    async fn deeper() {
        if true {
        }
        // R-010
    }
}
";

    #[test]
    fn a_public_table_of_a_file_beside_counts_where_it_is_used() {
        let beside =
            tables("pub const TABLE: &[u8] = &[\n    // R-007\n    1,\n];\n// R-008\nconst OWN: u8 = 1;\n", "pub ");
        let found = in_source("#[test]\nfn uses_it() {\n    TABLE.len();\n    OWN;\n}\n", beside);
        assert_eq!(found, [("uses_it".to_owned(), BTreeSet::from([7]))]);
    }

    #[test]
    fn tests_name_requirements_above_within_and_by_table() {
        let found = in_source(SOURCE, BTreeMap::new());
        let expected: [(&str, &[Number]); 3] =
            [("tests_r005_by_name", &[3, 4, 5, 6]), ("uses_the_table", &[1, 2]), ("deeper", &[9, 10])];
        let expected = expected.map(|(name, numbers)| (name.to_owned(), numbers.iter().copied().collect()));
        assert_eq!(found, expected);
    }

    #[test]
    fn lines_of_data_name_theirs() {
        let line = "{\"id\": \"y001-dora\", \"given\": \"R-001\", \"requirements\": [\"R-104\", \"R-008\"]}\n{\"id\": \"y002\"}";
        assert_eq!(in_data(line), [("y001-dora".to_owned(), [8, 104].into())]);
    }

    #[test]
    fn a_path_is_a_module() {
        assert_eq!(module(Path::new("crates/engine/tests/rules/furiten.rs")), "engine::rules::furiten");
        assert_eq!(module(Path::new("crates/core/src/lib.rs")), "core");
    }
}
