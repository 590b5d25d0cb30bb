//! The texts of `--help`, completions and manual pages, from `texts/en/help.ftl`.
//!
//! The key of a text is its command and argument: `rules-list` is a command, `play--port` an argument. An argument that
//! is the same everywhere is under `any`, as `any--json`.

use clap::{Arg, Command};

include!(concat!(env!("OUT_DIR"), "/help.rs"));

/// The program with the help of all its commands and arguments.
pub fn describe(program: Command) -> Command {
    // Without a command the program takes the arguments of `play`.
    let program = program.about(text("jantaku")).mut_args(|arg| argument("play", arg));
    program.mut_subcommands(|command| {
        let key = command.get_name().to_owned();
        described(command, &key)
    })
}

fn described(command: Command, key: &str) -> Command {
    let command = command.about(text(key)).after_help(text(&format!("{key}.after")));
    command.mut_args(|arg| argument(key, arg)).mut_subcommands(|command| {
        let key = format!("{key}-{}", command.get_name());
        described(command, &key)
    })
}

fn argument(command: &str, arg: Arg) -> Arg {
    let name = arg.get_long().unwrap_or_else(|| arg.get_id().as_str());
    let text = text(&format!("{command}--{name}")).or_else(|| text(&format!("any--{name}")));
    arg.help(text)
}

pub fn text(key: &str) -> Option<&'static str> {
    HELP.binary_search_by_key(&key, |(key, _)| key).ok().map(|at| HELP[at].1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The texts of a command and its parts, and the names of those without one.
    fn texts(command: &Command, shown: &mut BTreeSet<String>, missing: &mut Vec<String>) {
        let mut add = |name: &str, text: Option<String>| match text {
            Some(text) => drop(shown.insert(text)),
            None => missing.push(format!("{} {name}", command.get_name())),
        };
        add("", command.get_about().map(ToString::to_string));
        command.get_after_help().into_iter().for_each(|text| add("", Some(text.to_string())));
        for arg in command.get_arguments() {
            add(arg.get_id().as_str(), arg.get_help().map(ToString::to_string));
            arg.get_help_heading().into_iter().for_each(|heading| add("", Some(heading.to_owned())));
            // The shells' texts are the library's.
            for value in arg.get_possible_values().iter().filter(|_| arg.get_id() != "shell") {
                if arg.get_action().takes_values() {
                    add(value.get_name(), value.get_help().map(ToString::to_string));
                }
            }
        }
        command.get_subcommands().for_each(|command| texts(command, shown, missing));
    }

    #[test]
    fn every_command_argument_and_value_has_a_text() {
        let (mut shown, mut missing) = (BTreeSet::new(), Vec::new());
        texts(&crate::program(), &mut shown, &mut missing);
        assert_eq!(missing, Vec::<String>::new());
        let unused = HELP.iter().filter(|(_, text)| cfg!(feature = "formats") && !shown.contains(*text));
        assert_eq!(unused.map(|(key, _)| *key).collect::<Vec<_>>(), Vec::<&str>::new());
    }
}
