//! `cargo xtask test --changed`: the checks that a change can break.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::command::{Outcome, command, output, root, run};
use crate::steps::{self, step};
use crate::{tools, web};

/// The folder of the page's sources.
const PAGE: &str = "crates/web/ui/";

/// What rules are called, for the page, too.
const RULES: &str = "crates/core/texts/";

#[derive(Debug, Default, PartialEq, Eq)]
struct Plan {
    packages: BTreeSet<PathBuf>,
    /// Set if the page is to be checked.
    page: bool,
    /// Set if Rust code was changed.
    rust: bool,
}

pub fn check(base: Option<&str>) -> Outcome {
    let base = output(&mut command("git", &["merge-base", base.unwrap_or("main"), "HEAD"]))
        .ok_or_else(|| format!("git knows no commit `{}`", base.unwrap_or("main")))?;
    let files = files(&base)?;
    let plan = plan(&files, &readers(), |folder| root().join(folder).join("Cargo.toml").is_file());
    println!("{} files differ from {base:.9}: {plan:?}", files.len());
    if plan.rust {
        (step("fmt").run)()?;
    }
    (step("coverage").run)()?;
    if plan.page {
        (step("web-lint").run)()?;
        let chromium = tools::chromium()?;
        run(web::script(&["test", "--", "--changed", &base, "--passWithNoTests"])?.env("CHROMIUM", chromium))?;
    }
    if plan.packages.is_empty() {
        return Ok(());
    }
    let dependents: Vec<String> =
        plan.packages.iter().map(|folder| Ok(format!("rdeps(={})", name(folder)?))).collect::<Result<_, String>>()?;
    // Cargo rebuilds only what depends on the changes; by package, it would build the others with other features.
    steps::tests_of(&dependents.join(" + "))
}

/// The paths that differ from a commit, untracked ones included.
fn files(base: &str) -> Result<Vec<PathBuf>, String> {
    let list =
        |args: &[&str]| output(&mut command("git", args)).ok_or_else(|| format!("`git {}` fails", args.join(" ")));
    let known = list(&["diff", "--name-only", base])?;
    let new = list(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(known.lines().chain(new.lines()).map(PathBuf::from).collect())
}

/// The Rust files that read something of the page, each with the path that it names.
fn readers() -> Vec<(PathBuf, String)> {
    let found =
        output(&mut command("git", &["grep", "-oE", "web/ui/src/[a-zA-Z/._]+", "--", "*.rs"])).unwrap_or_default();
    let lines = found.lines().filter_map(|line| line.split_once(':'));
    lines.map(|(file, path)| (file.into(), format!("crates/{path}"))).collect()
}

/// `is_package` says whether a folder is that of a package.
fn plan(files: &[PathBuf], readers: &[(PathBuf, String)], is_package: impl Fn(&Path) -> bool) -> Plan {
    let package = |file: &Path| {
        let mut folders = file.ancestors().skip(1).filter(|folder| *folder != Path::new(""));
        folders.find(|folder| is_package(folder)).map(Path::to_path_buf)
    };
    let mut plan = Plan::default();
    for file in files {
        plan.rust |= file.extension().is_some_and(|end| end == "rs");
        plan.page |= file.starts_with(RULES);
        if file.starts_with(PAGE) {
            plan.page = true;
            let reads = |(_, path): &&(PathBuf, String)| file.starts_with(path);
            plan.packages.extend(readers.iter().filter(reads).filter_map(|(reader, _)| package(reader)));
        } else if file.extension().is_some_and(|end| end == "md") {
            // The maps are compared with the tree.
            plan.packages.insert("xtask".into());
        } else if ["Cargo.toml", "Cargo.lock"].map(Path::new).contains(&file.as_path()) {
            plan.packages.insert("crates/core".into());
        } else {
            plan.packages.extend(package(file));
        }
    }
    plan
}

/// The name of the package in a folder.
fn name(folder: &Path) -> Result<String, String> {
    let file = root().join(folder).join("Cargo.toml");
    let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let name = text.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    name.map(str::to_owned).ok_or_else(|| format!("{} has no name", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(files: &[&str]) -> Plan {
        let readers = [("crates/drills/tests/texts.rs".into(), "crates/web/ui/src/texts".to_owned())];
        let packages = ["crates/core", "crates/drills", "crates/web", "xtask"];
        let files: Vec<PathBuf> = files.iter().map(PathBuf::from).collect();
        plan(&files, &readers, |folder| packages.iter().any(|package| Path::new(package) == folder))
    }

    fn packages(plan: &Plan) -> Vec<&str> {
        plan.packages.iter().map(|folder| folder.to_str().expect("these are UTF-8")).collect()
    }

    #[test]
    fn a_file_calls_for_its_package() {
        let plan = of(&["crates/core/src/rules/menu.rs", "crates/core/menus/a.toml"]);
        assert_eq!((packages(&plan), plan.rust, plan.page), (vec!["crates/core"], true, false));
    }

    #[test]
    fn the_page_calls_for_its_checks_and_for_who_reads_it() {
        let plan = of(&["crates/web/ui/src/texts/en/drills.ftl", "crates/web/ui/src/main.tsx"]);
        assert_eq!((packages(&plan), plan.rust, plan.page), (vec!["crates/drills"], false, true));
        assert!(packages(&of(&["crates/web/ui/src/main.tsx"])).is_empty());
    }

    #[test]
    fn what_rules_are_called_calls_for_the_page_too() {
        let plan = of(&["crates/core/texts/ja/rules.ftl"]);
        assert_eq!((packages(&plan), plan.page), (vec!["crates/core"], true));
    }

    #[test]
    fn maps_and_the_workspace_are_nobodys_alone() {
        assert_eq!(packages(&of(&["docs/rules.md"])), ["xtask"]);
        assert_eq!(packages(&of(&["Cargo.lock"])), ["crates/core"]);
        assert_eq!(of(&[".gitignore"]), Plan::default());
    }

    #[test]
    fn the_readers_of_the_page_are_found() {
        let drills = |(file, path): &(PathBuf, String)| {
            file.starts_with("crates/drills") && path.starts_with("crates/web/ui/src/texts/")
        };
        assert!(readers().iter().any(drills), "{:?}", readers());
        assert_eq!(name(Path::new("crates/core")).as_deref(), Ok("jantaku-core"));
    }
}
