//! Tests by the requirements of docs/requirements.md that they show.
//!
//! A test names requirements (`R-091`) in the comment right above it, in its name (`r091`), or in its body, which
//! covers the lines of a table there. A table outside counts for the tests that name it, a line of a data file by its
//! `requirements`. Tests of the browser part name theirs in the same ways.

mod browser;
mod lines;
mod scan;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use crate::command::{Outcome, root};

type Number = u16;

/// Tests by the requirement they name.
type Held = BTreeMap<Number, BTreeSet<String>>;

/// The state of a row that a test names; such a row may also be held `in part`, with the missing part.
const HELD: &str = "held";
const IN_PART: &str = "in part: ";
/// The state of a row without a test, with the missing part or the place of a picture.
const WITHOUT_TEST: [&str; 2] = ["not yet", "picture: "];

#[derive(Debug, PartialEq, Eq)]
struct Requirement<'a> {
    number: Number,
    state: &'a str,
}

pub fn print() -> Outcome {
    let text = read()?;
    let held = scan::tests(&root())?;
    for Requirement { number, state } in requirements(&text) {
        match held.get(&number) {
            Some(tests) => println!("{} {}", name(number), tests.iter().cloned().collect::<Vec<_>>().join(" ")),
            None => println!("{} ({state})", name(number)),
        }
    }
    Ok(())
}

/// Writes into docs/requirements.md which rows are held, and checks the page.
pub fn write() -> Outcome {
    let text = written(&read()?, &scan::tests(&root())?);
    fs::write(path(), text).map_err(|error| format!("{}: {error}", path().display()))?;
    check()
}

/// Fails where docs/requirements.md and the tests disagree.
pub fn check() -> Outcome {
    let text = read()?;
    let held = scan::tests(&root())?;
    let requirements = requirements(&text);
    let faults = faults(&requirements, &held);
    if !faults.is_empty() {
        return Err(faults.join("\n"));
    }
    let count = |state: &str| requirements.iter().filter(|requirement| requirement.state.starts_with(state)).count();
    let [held, in_part, not_yet, picture] = [HELD, IN_PART, WITHOUT_TEST[0], WITHOUT_TEST[1]].map(count);
    println!("requirements: {held} held by tests, {in_part} in part, {picture} seen in a picture, {not_yet} not yet");
    Ok(())
}

fn faults(requirements: &[Requirement], held: &Held) -> Vec<String> {
    let known: BTreeSet<Number> = requirements.iter().map(|requirement| requirement.number).collect();
    let unknown = held.iter().filter(|(number, _)| !known.contains(number));
    let unknown = unknown.map(|(&number, tests)| format!("{} is no requirement; {tests:?} name it", name(number)));
    let wrong = requirements.iter().filter_map(|&Requirement { number, state }| {
        let without_test = WITHOUT_TEST.iter().any(|mark| state.starts_with(mark));
        match held.contains_key(&number) {
            true if state == HELD || state.starts_with(IN_PART) => None,
            true => Some(format!("{} has a test: its state is `held`, not `{state}`", name(number))),
            false if without_test => None,
            false => {
                Some(format!("no test names {}: its state is `not yet` or `picture: …`, not `{state}`", name(number)))
            }
        }
    });
    unknown.chain(wrong).collect()
}

/// The text with `held` in every row that a test names, unless it is held in part.
fn written(text: &str, held: &Held) -> String {
    let line = |line: &str| match requirement(line) {
        Some(Requirement { number, state }) if held.contains_key(&number) && !state.starts_with(IN_PART) => {
            let cells = line.trim_end().trim_end_matches('|').trim_end();
            let kept = cells.strip_suffix(state).unwrap_or(cells).trim_end();
            format!("{kept} {HELD} |\n")
        }
        _ => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

fn name(number: Number) -> String {
    format!("R-{number:03}")
}

fn path() -> PathBuf {
    root().join("docs/requirements.md")
}

fn read() -> Result<String, String> {
    fs::read_to_string(path()).map_err(|error| format!("{}: {error}", path().display()))
}

fn requirements(text: &str) -> Vec<Requirement<'_>> {
    text.lines().filter_map(requirement).collect()
}

fn requirement(line: &str) -> Option<Requirement<'_>> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let [_, number, _, _, state, _] = cells[..] else { return None };
    Some(Requirement { number: number.strip_prefix("R-")?.parse().ok()?, state })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(numbers: &[Number]) -> Held {
        numbers.iter().map(|&number| (number, BTreeSet::new())).collect()
    }

    #[test]
    fn the_list_is_read_by_its_rows() {
        let text = "| number | part | what | state |\n|---|---|---|---|\n| R-001 | rules | Tiles. | held |\n\
                    | R-006 | table | Faces. | |\n| R-012 | rules | Stack. | not yet: one stack only |\n";
        let row = |number, state| Requirement { number, state };
        assert_eq!(requirements(text), [row(1, "held"), row(6, ""), row(12, "not yet: one stack only")]);
    }

    #[test]
    fn what_list_and_tests_disagree_on_is_named() {
        let row = |number, state| Requirement { number, state };
        let list = [row(1, "held"), row(2, "not yet"), row(3, "picture: board"), row(4, "in part: no dice")];
        assert!(faults(&list, &held(&[1, 4])).is_empty());
        assert_eq!(faults(&list, &held(&[1])).len(), 1);
        assert!(faults(&list, &held(&[4]))[0].starts_with("no test names R-001"));
        assert!(faults(&list, &held(&[1, 2, 4]))[0].starts_with("R-002 has a test"));
        assert!(faults(&list, &held(&[1, 3, 4]))[0].starts_with("R-003 has a test"));
        assert!(faults(&list, &held(&[1, 4, 5]))[0].starts_with("R-005 is no requirement"));
        assert_eq!(faults(&[row(1, "")], &held(&[])).len(), 1);
    }

    #[test]
    fn the_states_of_rows_with_tests_are_written_and_others_kept() {
        let text = "# List\n| R-001 | rules | Tiles. | |\n| R-002 | table | Faces. | not yet: none |\n\
                    | R-003 | rules | Stack. | in part: one |\n| R-004 | rules | Suits. | held |\n";
        let expected = "# List\n| R-001 | rules | Tiles. | held |\n| R-002 | table | Faces. | held |\n\
                        | R-003 | rules | Stack. | in part: one |\n| R-004 | rules | Suits. | held |\n";
        assert_eq!(written(text, &held(&[1, 2, 3])), expected);
        assert_eq!(written(expected, &held(&[1, 2, 3])), expected);
    }

    #[test]
    fn the_list_of_this_project_has_every_part() {
        assert_eq!(requirements(&read().unwrap()).len(), 477);
    }
}
