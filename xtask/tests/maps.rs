//! Every path that the maps (ARCHITECTURE.md and the READMEs) name exists, and every file of tests is one.

use std::fs;
use std::path::{Path, PathBuf};

/// The endings of file names among words in back-ticks.
const FILES: [&str; 9] = [".rs", ".toml", ".txt", ".md", ".ts", ".tsx", ".css", ".mjs", ".py"];

/// The words in back-ticks that look like a path, and the targets of links within this project.
fn paths(text: &str) -> Vec<&str> {
    let quoted = text.split("```").step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2));
    let quoted = quoted.filter(|word| word.contains('/') || FILES.iter().any(|end| word.ends_with(end)));
    let quoted = quoted.filter(|word| !word.contains([' ', '@']) && !word.starts_with('/'));
    let links = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    quoted.chain(links.filter(|link| !link.is_empty() && !link.contains("://"))).collect()
}

/// The folders in which there may be a README.
fn folders(root: &Path) -> Vec<PathBuf> {
    let below = ["crates", "tools"].iter().flat_map(|name| fs::read_dir(root.join(name)).expect("it is a folder"));
    let below = below.map(|entry| entry.expect("the folder can be read").path());
    ["", "benches", "fuzz", "xtask"].iter().map(|name| root.join(name)).chain(below).collect()
}

#[test]
fn every_path_in_a_map_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let maps = folders(root).into_iter().flat_map(|folder| [folder.join("README.md"), folder.join("ARCHITECTURE.md")]);
    let maps: Vec<PathBuf> = maps.filter(|map| map.is_file()).collect();
    assert!(maps.len() > 15, "{maps:?}");
    let mut missing = Vec::new();
    for map in maps {
        let text = fs::read_to_string(&map).unwrap();
        let folder = map.parent().unwrap();
        let unknown = paths(&text).into_iter().filter(|path| !folder.join(path).exists() && !root.join(path).exists());
        missing.extend(unknown.map(|path| format!("{}: there is no `{path}`", map.display())));
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn paths_are_words_in_back_ticks_and_targets_of_links() {
    let text =
        "`src/a.rs`, `b.toml`, `cargo run a/b`, `@c/d`, [e](../e.md#f), [g](https://g), `h`\n```\n`i/j`\n```\n`/k`";
    assert_eq!(paths(text), ["src/a.rs", "b.toml", "../e.md"]);
}

/// Without its `mod` a file beside `tests/main.rs` would be no test.
#[test]
fn every_file_of_tests_is_part_of_their_program() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = 0;
    for folder in folders(root).iter().map(|folder| folder.join("tests")) {
        let Ok(program) = fs::read_to_string(folder.join("main.rs")) else { continue };
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let name = path.file_stem().unwrap().to_str().unwrap();
            let source = path.extension().is_some_and(|end| end == "rs") || path.join("mod.rs").exists();
            if source && name != "main" {
                assert!(program.contains(&format!("\nmod {name};\n")), "{} is no part of main.rs", path.display());
                files += 1;
            }
        }
    }
    assert!(files > 40, "{files}");
}
