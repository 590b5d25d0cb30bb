//! Reads the imports, names and declarations of a file of Rust, word by word.

use std::collections::{BTreeMap, BTreeSet};

/// The names of a path, in order.
pub type Path = Vec<String>;

#[derive(Default)]
pub struct Source {
    /// The imports by their names here.
    pub names: BTreeMap<String, Path>,
    /// What everything is imported from.
    pub globs: Vec<Path>,
    /// Every path that the code names, with those it imports.
    pub paths: BTreeSet<Path>,
    /// The items that are declared here, at any depth.
    pub items: BTreeSet<String>,
    /// The modules that are only compiled for tests.
    pub tests: Vec<String>,
}

const KINDS: [&str; 8] = ["const", "enum", "fn", "macro_rules", "static", "struct", "trait", "type"];

impl Source {
    pub fn read(text: &str) -> Self {
        let words = words(text);
        let (mut source, mut at) = (Self::default(), 0);
        while let Some(word) = words.get(at) {
            let rest = &words[at..];
            if let Some(item) = rest.strip_prefix(&["#", "[", "cfg", "(", "test", ")", "]"]) {
                let length = item_length(item);
                source.tests.extend(
                    item[..length].windows(3).filter(|w| w[0] == "mod" && w[2] == ";").map(|w| w[1].to_owned()),
                );
                at = words.len() - item.len() + length;
            } else if *word == "use" && rest.get(1) != Some(&"<") {
                at += 1;
                source.imports(&words, &mut at, &[]);
            } else if is_name(word) {
                let path: Vec<&str> = path(rest);
                at += path.len() * 2 - 1;
                if KINDS.contains(word)
                    && let Some(name) = rest.iter().skip(1).find(|word| is_name(word))
                {
                    source.items.insert((*name).to_owned());
                }
                if path.len() > 1 {
                    source.paths.insert(path.into_iter().map(str::to_owned).collect());
                }
            } else {
                at += 1;
            }
        }
        source
    }

    /// Reads one branch of a `use`.
    fn imports(&mut self, words: &[&str], at: &mut usize, before: &[String]) {
        let mut path = before.to_vec();
        while let Some(word) = words.get(*at).filter(|word| !matches!(**word, "," | ";" | "}")) {
            *at += 1;
            match *word {
                "{" => {
                    while words.get(*at).is_some_and(|word| *word != "}") {
                        self.imports(words, at, &path);
                        *at += usize::from(words.get(*at) == Some(&","));
                    }
                    *at += 1;
                    return;
                }
                "*" => {
                    self.paths.insert(path.clone());
                    return self.globs.push(path);
                }
                "as" => {
                    let name = words.get(*at).copied().unwrap_or_default().to_owned();
                    *at += 1;
                    self.paths.insert(path.clone());
                    self.names.insert(name, path);
                    return;
                }
                "::" => {}
                "self" if !path.is_empty() => {}
                name => path.push(name.to_owned()),
            }
        }
        if let Some(name) = path.last().cloned() {
            self.paths.insert(path.clone());
            self.names.insert(name, path);
        }
    }
}

/// The names that `::` joins at the beginning.
fn path<'a>(words: &[&'a str]) -> Vec<&'a str> {
    let more = words[1..].chunks_exact(2).take_while(|pair| pair[0] == "::" && is_name(pair[1])).map(|pair| pair[1]);
    std::iter::once(words[0]).chain(more).collect()
}

/// The number of words of the first item: up to its `;`, or to the end of its braces.
fn item_length(words: &[&str]) -> usize {
    let mut depth = 0_usize;
    for (at, word) in words.iter().enumerate() {
        match *word {
            "{" => depth += 1,
            "}" if depth <= 1 => return at + 1,
            "}" => depth -= 1,
            ";" if depth == 0 => return at + 1,
            _ => {}
        }
    }
    words.len()
}

fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// The names and signs of a source, `::` as one, without its comments, texts, characters and lifetimes.
fn words(text: &str) -> Vec<&str> {
    let (mut words, mut rest) = (Vec::new(), text);
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(length) = text_length(rest) {
            length
        } else {
            let name = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            let length = if name > 0 {
                name
            } else if rest.starts_with("::") {
                2
            } else {
                first.len_utf8()
            };
            if !first.is_whitespace() {
                words.push(&rest[..length]);
            }
            length
        };
        rest = &rest[length..];
    }
    words
}

/// The length of the text, character or lifetime at the beginning, if there is one.
fn text_length(rest: &str) -> Option<usize> {
    let raw = rest.strip_prefix("br").or_else(|| rest.strip_prefix('r')).unwrap_or_default();
    let hashes = raw.len() - raw.trim_start_matches('#').len();
    if let Some(text) = raw[hashes..].strip_prefix('"') {
        let end = format!("\"{}", "#".repeat(hashes));
        return Some(rest.len() - text.len() + text.find(&end).map_or(text.len(), |at| at + end.len()));
    }
    let quote = rest.chars().next().filter(|first| matches!(first, '"' | '\''))?;
    let lifetime = rest[1..].find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len() - 1);
    if quote == '\'' && lifetime > 0 && !rest[1 + lifetime..].starts_with('\'') {
        return Some(1 + lifetime);
    }
    let mut escaped = false;
    let end = rest.char_indices().skip(1).find(|&(_, c)| {
        let ends = c == quote && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    Some(end.map_or(rest.len(), |(at, _)| at + 1))
}
