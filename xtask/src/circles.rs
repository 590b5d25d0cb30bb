//! Circles of files: those of a crate that use one another, each directly or by way of the next.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::command::{Outcome, command, output, root};
use source::Source;

mod source;

/// The words before the list of allowed circles in `ARCHITECTURE.md`.
const ALLOWED: &str = "use one another in a circle: ";

/// The files of one crate by their modules: `search/win_value`, the root as an empty text.
type Files = BTreeMap<String, Source>;

/// Fails where the circles are not those that `ARCHITECTURE.md` names.
pub fn check() -> Outcome {
    let mut list = command("git", &["ls-files", "*/src/*.rs"]);
    let listed = output(list.current_dir(root())).ok_or("git lists no files")?;
    let mut crates: BTreeMap<&str, Files> = BTreeMap::new();
    for file in listed.lines() {
        let Some((folder, module)) = file.split_once("/src/") else { continue };
        // A file that is listed and not there has been deleted.
        let Ok(text) = fs::read_to_string(root().join(file)) else { continue };
        let module = module.trim_end_matches(".rs");
        let module = if matches!(module, "lib" | "main") { "" } else { module.trim_end_matches("/mod") };
        let name = folder.rsplit('/').next().unwrap_or(folder);
        crates.entry(name).or_default().insert(module.to_owned(), Source::read(&text));
    }
    let found = crates.into_iter().flat_map(|(name, files)| circles(files).into_iter().map(move |c| (name, c)));
    let found: BTreeSet<String> = found.map(|(name, circle)| said(name, &circle)).collect();
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).map_err(|error| error.to_string())?;
    compare(&found, &allowed(&page).ok_or_else(|| format!("ARCHITECTURE.md does not say `{ALLOWED}`"))?)
}

/// The modules of a circle, by their names in the folder.
fn said(name: &str, circle: &[String]) -> String {
    let folder = circle[0].rsplit_once('/').map_or("", |(folder, _)| folder);
    let path = child(name, folder).trim_end_matches('/').replace('/', "::");
    let names = circle.iter().map(|module| module[folder.len()..].trim_start_matches('/'));
    format!("`{path}` {}", names.collect::<Vec<_>>().join(" "))
}

/// The circles that a page allows: one sentence, with `·` between them.
fn allowed(page: &str) -> Option<BTreeSet<String>> {
    let list = page.split_once(ALLOWED)?.1.split('.').next()?;
    Some(list.split('·').map(|circle| circle.split_whitespace().collect::<Vec<_>>().join(" ")).collect())
}

fn compare(found: &BTreeSet<String>, allowed: &BTreeSet<String>) -> Outcome {
    let list = |circles: Vec<&String>| circles.into_iter().map(|circle| format!("\n  {circle}")).collect::<String>();
    let (new, gone) = (list(found.difference(allowed).collect()), list(allowed.difference(found).collect()));
    match (new.is_empty(), gone.is_empty()) {
        (true, true) => Ok(()),
        (true, false) => Err(format!("ARCHITECTURE.md names circles that are none any more:{gone}")),
        (false, true) => Err(format!("files use one another in a circle:{new}")),
        (false, false) => {
            Err(format!("files use one another in a circle:{new}\nand not, as ARCHITECTURE.md says:{gone}"))
        }
    }
}

/// The circles of a crate, each in order. A file and those that it declares, or that they do, are no circle: they are one module.
fn circles(mut files: Files) -> Vec<Vec<String>> {
    let tests: Vec<String> =
        files.iter().flat_map(|(module, file)| file.tests.iter().map(|test| child(module, test))).collect();
    files.retain(|module, _| !tests.iter().any(|test| is_within(module, test)));
    let mut used: BTreeMap<&str, BTreeSet<&str>> =
        files.keys().map(|module| (module.as_str(), BTreeSet::new())).collect();
    for (module, file) in &files {
        let others = file.paths.iter().map(|path| resolve(&files, module, path, IMPORTS));
        for (module, other) in others.filter_map(|other| apart(module, other)) {
            used.entry(module).or_default().insert(other);
        }
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> = used.keys().map(|module| (*module, reached(&used, module))).collect();
    let mut circles = BTreeSet::new();
    for (module, others) in &reached {
        circles.insert(
            others.iter().copied().filter(|other| reached[other].contains(module)).map(str::to_owned).collect(),
        );
    }
    circles.into_iter().filter(|circle: &Vec<String>| circle.len() > 1).collect()
}

/// All that a file uses, directly or by way of others.
fn reached<'a>(used: &BTreeMap<&str, BTreeSet<&'a str>>, from: &str) -> BTreeSet<&'a str> {
    let (mut reached, mut next): (_, Vec<&str>) = (BTreeSet::new(), used[from].iter().copied().collect());
    while let Some(module) = next.pop() {
        if reached.insert(module) {
            next.extend(&used[module]);
        }
    }
    reached
}

/// The modules of one folder within which, or which, two modules are. None where one is within the other.
fn apart<'a>(one: &'a str, other: &'a str) -> Option<(&'a str, &'a str)> {
    if one.is_empty() || other.is_empty() {
        return None;
    }
    let ends =
        |module: &'a str| module.match_indices('/').map(|(at, _)| at).chain([module.len()]).map(|end| &module[..end]);
    ends(one).zip(ends(other)).find(|(one, other)| one != other)
}

/// How often what a path names may be imported from elsewhere.
const IMPORTS: u8 = 8;

/// The file of what a path names in a file: the same one where nothing of this crate is meant.
fn resolve<'a>(files: &'a Files, mut module: &'a str, path: &[String], imports: u8) -> &'a str {
    let mut rest = path;
    while let Some((first, more)) = rest.split_first() {
        match first.as_str() {
            "crate" => module = "",
            "super" => module = module.rsplit_once('/').map_or("", |(parent, _)| parent),
            "self" => {}
            _ => break,
        }
        rest = more;
    }
    find(files, module, rest, imports)
}

/// The file of what a module has by this path: what is declared there, or where that is imported from.
fn find<'a>(files: &'a Files, module: &'a str, path: &[String], imports: u8) -> &'a str {
    let Some((name, rest)) = path.split_first() else { return module };
    if let Some((below, _)) = files.get_key_value(&child(module, name)) {
        return find(files, below, rest, imports);
    }
    let Some(file) = files.get(module).filter(|file| imports > 0 && !file.items.contains(name)) else { return module };
    if let Some(import) = file.names.get(name) {
        return resolve(files, module, &[import, rest].concat(), imports - 1);
    }
    let globs = file.globs.iter().map(|glob| resolve(files, module, glob, imports - 1)).filter(|from| *from != module);
    let found = |from| (from, find(files, from, path, imports - 1));
    let mut found = globs.map(found).filter(|(from, at)| from != at || files[*from].items.contains(name));
    found.next().map_or(module, |(_, at)| at)
}

fn child(module: &str, name: &str) -> String {
    if module.is_empty() { name.to_owned() } else { format!("{module}/{name}") }
}

/// Whether a module is another one, or within it.
fn is_within(module: &str, other: &str) -> bool {
    let rest = module.strip_prefix(other);
    other.is_empty() || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let files = files.iter().map(|(module, text)| ((*module).to_owned(), Source::read(text)));
        circles(files.collect()).iter().map(|circle| circle.join(" ")).collect()
    }

    #[test]
    fn files_that_use_one_another_are_a_circle() {
        assert_eq!(found(&[("a", "use crate::b::B;"), ("b", "fn b(a: super::a::A) {}")]), ["a b"]);
        let three = [
            ("x", ""),
            ("x/a", "use super::b;\nb::f();"),
            ("x/b", "use super::c::{self, C};"),
            ("x/c", "use crate::x::a::{A as B};"),
        ];
        assert_eq!(found(&three), ["x/a x/b x/c"]);
        // Two are no circle by way of a third that only uses them.
        assert_eq!(found(&[("a", "use crate::b::B;"), ("b", ""), ("c", "use crate::{a, b};")]), [""; 0]);
    }

    #[test]
    fn what_is_imported_is_of_the_file_that_declares_it() {
        let root = ("", "mod a;\nmod b;\npub use a::{A as Other};\npub use b::*;");
        assert_eq!(found(&[root, ("a", "use crate::B;"), ("b", "pub struct B;\nfn f() -> super::Other {}")]), ["a b"]);
        assert_eq!(found(&[root, ("a", "use crate::C;"), ("b", "pub struct B;\nfn f() -> super::Other {}")]), [""; 0]);
    }

    #[test]
    fn a_module_and_what_is_in_it_are_no_circle() {
        assert_eq!(found(&[("a", "mod b;\nuse b::B;"), ("a/b", "use super::A;")]), [""; 0]);
        assert_eq!(
            found(&[("a", "mod b;\nuse b::B;"), ("a/b", "use crate::c::C;"), ("c", "use crate::a::A;")]),
            ["a c"]
        );
    }

    #[test]
    fn tests_comments_and_texts_use_nothing() {
        let other = ("b", "use crate::a::A;");
        assert_eq!(found(&[("a", "// crate::b::B\nconst B: (&str, char) = (\"crate::b\", '\"');"), other]), [""; 0]);
        assert_eq!(found(&[("a", "#[cfg(test)]\nmod tests {\n    use crate::b::{B};\n}"), other]), [""; 0]);
        assert_eq!(found(&[("a", "#[cfg(test)]\nmod tests;\n"), ("a/tests", "use crate::b::B;"), other]), [""; 0]);
        assert_eq!(found(&[("a", "#[cfg(test)]\nuse crate::c::{B};\nuse crate::b::B;"), other]), ["a b"]);
    }

    #[test]
    fn the_page_names_exactly_the_circles() {
        let page = format!("Files\n{ALLOWED}`a` b c ·\n`d` e f. More.\n");
        assert_eq!(said("a", &["b/c/d".to_owned(), "b/c/e".to_owned()]), "`a::b::c` d e");
        assert_eq!(said("a", &["b".to_owned(), "c".to_owned()]), "`a` b c");
        let circles = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(allowed(&page), Some(circles(&["`a` b c", "`d` e f"])));
        assert_eq!(compare(&circles(&["`a` b c"]), &circles(&["`a` b c"])), Ok(()));
        assert!(compare(&circles(&["`a` b c d"]), &circles(&["`a` b c"])).is_err());
        assert!(compare(&circles(&[]), &circles(&["`a` b c"])).is_err());
    }
}
