//! Reads the requirements that the browser's tests name.

use std::collections::{BTreeMap, BTreeSet};

use super::Number;
use super::lines::{end, numbers, tables, uses};

/// Whether a file has tests of the browser part.
pub fn is_test_file(name: &str) -> bool {
    name.ends_with(".test.ts") || name.ends_with(".test.tsx")
}

/// The tests of a source, with the requirements in their comments, names, bodies, or tables.
pub fn in_source(text: &str) -> Vec<(String, BTreeSet<Number>)> {
    let lines: Vec<&str> = text.lines().collect();
    let tables = tables(text, "");
    let begins = |line: &&str| line.starts_with("test(") || line.starts_with("test.each(");
    let tests = lines.iter().enumerate().filter(|(_, line)| begins(line));
    tests.map(|(at, _)| test(&lines, at, &tables)).collect()
}

fn test(lines: &[&str], at: usize, tables: &BTreeMap<&str, BTreeSet<Number>>) -> (String, BTreeSet<Number>) {
    let item = &lines[at..=end(lines, at)];
    let body = item.join("\n");
    let mut named = numbers(above(lines, at).iter().chain(item));
    tables.iter().filter(|(table, _)| uses(&body, table)).for_each(|(_, numbers)| named.extend(numbers));
    (name(&body), named)
}

/// The comment right above a line.
fn above<'a>(lines: &'a [&'a str], at: usize) -> &'a [&'a str] {
    let belongs = |line: &&&str| ["/**", "*", "//"].iter().any(|mark| line.trim_start().starts_with(mark));
    let count = lines[..at].iter().rev().take_while(belongs).count();
    &lines[at - count..at]
}

/// The name of a test, which is behind its cases, as one word like those of Rust.
fn name(body: &str) -> String {
    let rest = if body.starts_with("test.each") { body.split_once(")(").map_or("", |(_, rest)| rest) } else { body };
    let name = rest.split('"').nth(1).unwrap_or("test");
    name.split_whitespace().collect::<Vec<_>>().join("_")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = r#"
const CASES: readonly (readonly [string, number])[] = [
  ["R-001", 1],
];

/** R-002, R-003 */
test("first things first", () => {
  expect(1).toBe(1); // R-004
});

test.each(CASES)("a case (%s)", (_, value) => {
  expect(value).toBe(1);
});

/** R-005 of a helper. */
function help() {}

test.each([
  ["desktop", 1],
] as const)("of its own cases (R-006)", (_, value) => {
  expect(value).toBe(1); // R-007
});

test("a body without braces", () =>
  expect(1).toBe(1)); // R-008

/** R-009 of the next helper. */
const next = () => {
  help(); // R-010
};
"#;

    #[test]
    fn a_test_names_requirements_above_within_and_by_table_and_none_of_what_follows_it() {
        let expected: [(&str, &[Number]); 4] = [
            ("first_things_first", &[2, 3, 4]),
            ("a_case_(%s)", &[1]),
            ("of_its_own_cases_(R-006)", &[6, 7]),
            ("a_body_without_braces", &[8]),
        ];
        let expected = expected.map(|(name, numbers)| (name.to_owned(), numbers.iter().copied().collect()));
        assert_eq!(in_source(SOURCE), expected);
    }
}
