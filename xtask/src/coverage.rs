//! Which tests hold which requirement of docs/requirements.md.
//!
//! A test names requirements (`R-091`) in the comment right above it, in its name (`r091`), or in its body, which
//! covers the lines of a table there. A table outside counts for the tests that name it, a line of a data file
//! by its `requirements`. Tests of the browser part name theirs in the same ways.

mod browser;
mod scan;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::command::{Outcome, root};

/// The parts whose requirements must be held by tests.
const PARTS: [&str; 2] = ["rules", "settings"];

/// A requirement's number.
type Number = u16;

/// Tests by the requirement they name.
type Held = BTreeMap<Number, BTreeSet<String>>;

/// One line of docs/requirements.md.
#[derive(Debug, PartialEq, Eq)]
struct Requirement {
    number: Number,
    in_scope: bool,
    not_yet: bool,
}

/// Prints requirement and tests, a line each.
pub fn print() -> Outcome {
    let (requirements, held) = read()?;
    for requirement in &requirements {
        match held.get(&requirement.number) {
            Some(tests) => {
                println!("{} {}", name(requirement.number), tests.iter().cloned().collect::<Vec<_>>().join(" "));
            }
            None if requirement.in_scope => println!("missing {}", name(requirement.number)),
            None => {}
        }
    }
    Ok(())
}

/// Fails where docs/requirements.md and the tests disagree.
pub fn check() -> Outcome {
    let (requirements, held) = read()?;
    let faults = faults(&requirements, &held);
    if faults.is_empty() {
        let in_scope = requirements.iter().filter(|requirement| requirement.in_scope);
        let (not_yet, done): (Vec<_>, Vec<_>) = in_scope.partition(|requirement| requirement.not_yet);
        println!("{} requirements are held by tests, {} not yet", done.len(), not_yet.len());
        Ok(())
    } else {
        Err(faults.join("\n"))
    }
}

fn faults(requirements: &[Requirement], held: &Held) -> Vec<String> {
    let known: BTreeSet<Number> = requirements.iter().map(|requirement| requirement.number).collect();
    let unknown = held.iter().filter(|(number, _)| !known.contains(number));
    let unknown = unknown.map(|(&number, tests)| format!("{} is no requirement; {tests:?} name it", name(number)));
    let lost = |requirement: &&Requirement| {
        requirement.in_scope && requirement.not_yet == held.contains_key(&requirement.number)
    };
    let wrong = requirements.iter().filter(lost).map(|requirement| match requirement.not_yet {
        true => format!("{} has a test: take `not yet` away in docs/requirements.md", name(requirement.number)),
        false => format!("no test names {} any more", name(requirement.number)),
    });
    unknown.chain(wrong).collect()
}

fn name(number: Number) -> String {
    format!("R-{number:03}")
}

fn read() -> Result<(Vec<Requirement>, Held), String> {
    let path = root().join("docs/requirements.md");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok((requirements(&text), scan::tests(&root())?))
}

fn requirements(text: &str) -> Vec<Requirement> {
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, number, part, _, mark, _] = cells[..] else { return None };
        let number = number.strip_prefix("R-")?.parse().ok()?;
        Some(Requirement { number, in_scope: PARTS.contains(&part), not_yet: mark.starts_with("not yet") })
    };
    text.lines().filter_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_read_by_its_rows() {
        let text = "| number | part | what | |\n|---|---|---|---|\n| R-001 | rules | Tiles. | |\n\
                    | R-006 | table | Faces. | |\n| R-012 | rules | Stack. | not yet: one stack only |\n";
        let row = |number, in_scope, not_yet| Requirement { number, in_scope, not_yet };
        assert_eq!(requirements(text), [row(1, true, false), row(6, false, false), row(12, true, true)]);
    }

    #[test]
    fn what_list_and_tests_disagree_on_is_named() {
        let row = |number, not_yet| Requirement { number, in_scope: true, not_yet };
        let held = |numbers: &[Number]| -> Held { numbers.iter().map(|&number| (number, BTreeSet::new())).collect() };
        let list = [row(1, false), row(2, true)];
        assert!(faults(&list, &held(&[1])).is_empty());
        assert_eq!(faults(&list, &held(&[])), ["no test names R-001 any more"]);
        assert!(faults(&list, &held(&[1, 2]))[0].contains("take `not yet` away"));
        assert!(faults(&list, &held(&[1, 3]))[0].starts_with("R-003 is no requirement"));
    }

    #[test]
    fn the_list_of_this_project_has_every_part() {
        let (requirements, _) = read().unwrap();
        assert_eq!(requirements.len(), 477);
        assert!(requirements.iter().any(|requirement| requirement.in_scope));
    }
}
