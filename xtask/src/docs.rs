//! Docs that are too short to say what a name does not.

use std::fs;

use crate::command::{Outcome, command, output, root};

/// The most words of a doc that says too little.
const FEW: usize = 3;

/// Fails where a doc comment has three words or fewer.
pub fn check() -> Outcome {
    let mut list = command("git", &["ls-files", "*.rs", "*.ts", "*.tsx"]);
    let files = output(list.current_dir(root())).ok_or("git lists no files")?;
    let mut found = Vec::new();
    for file in files.lines().filter(|file| !file.contains("/generated/")) {
        // A file that is listed and not there has been deleted.
        let Ok(text) = fs::read_to_string(root().join(file)) else { continue };
        found.extend(short(&text).into_iter().map(|(line, doc)| format!("{file}:{line}: {doc}")));
    }
    if found.is_empty() { Ok(()) } else { Err(format!("docs that say too little:\n{}", found.join("\n"))) }
}

/// The short docs of a source, each with its line. A mark of requirements or of a document's lines is no doc.
fn short(text: &str) -> Vec<(usize, String)> {
    let mut docs: Vec<(usize, String)> = Vec::new();
    let mut above = false;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        let part = line.strip_prefix("///").or_else(|| line.strip_prefix("/**")?.strip_suffix("*/")).map(str::trim);
        if let Some(part) = part {
            match docs.last_mut().filter(|_| above) {
                Some((_, doc)) => *doc = format!("{doc} {part}"),
                None => docs.push((number, part.to_owned())),
            }
        }
        above = part.is_some();
    }
    docs.retain(|(_, doc)| !is_mark(doc) && doc.split_whitespace().count() <= FEW);
    docs
}

/// Whether a doc begins with a mark such as `R-091` or `T:31`.
fn is_mark(doc: &str) -> bool {
    let mut letters = doc.chars();
    letters.next().is_some_and(|letter| letter.is_ascii_uppercase())
        && matches!(letters.next(), Some('-' | ':'))
        && letters.next().is_some_and(|digit| digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_doc_of_three_words_is_short_and_a_mark_is_none() {
        let text = "/// The seat.\nseat,\n/// R-091\n#[test]\n/// The tile that\n/// is drawn.\ntile,\n/** By day. */";
        assert_eq!(short(text), [(1, "The seat.".to_owned()), (8, "By day.".to_owned())]);
        assert_eq!(short("/// The seat that draws.\n/** A name with a link. */"), []);
    }
}
