//! Rule files, read whole so that all their faults are reported at once.

use std::collections::BTreeSet;

use serde::Deserialize;
use toml::de::{DeTable, Deserializer};
use toml::{Table, Value};

use super::{Fault, OptionInfo, RulesError, Ruleset, Shape};
use crate::Yaku;

/// Why rules can always be written.
const PLAIN: &str = "rules are plain tables, lists, numbers and words";

/// How alike two words must be, from 0 to 1, for one to be suggested for the other.
const ALIKE: f64 = 0.84;

/// The number of missing options that are named before the rest are only counted.
const NAMED: usize = 5;

impl Ruleset {
    /// The longest name of a house, in characters: it is shown in lists and at the table.
    pub const NAME_LEN: usize = 40;

    /// Reads a rule file. With a key `base = "preset"` the file states only what differs from that preset; without it
    /// every option is required. Every misspelt key, wrong value, missing option and contradiction is reported.
    pub fn from_toml(text: &str) -> Result<Ruleset, RulesError> {
        let (keys, broken) = DeTable::parse_recoverable(text);
        let lines = Lines::of(text);
        RulesError::unless_none(broken.iter().map(|error| Fault::syntax(&lines, error)).collect())?;
        let mut own = Table::deserialize(Deserializer::from(keys.clone()))
            .map_err(|error| RulesError::Faulty(vec![Fault::syntax(&lines, &error)]))?;
        let mut reading = Reading { lines, keys: keys.get_ref(), faults: Vec::new(), doubtful: BTreeSet::new() };
        let base = own.remove("base");
        let mut table = base.as_ref().map_or_else(Table::new, |base| reading.base(base));
        for (key, value) in own {
            reading.option(&mut table, key, value);
        }
        reading.missing(&table);
        reading.finish(table)
    }

    /// The rules as a complete rule file.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect(PLAIN)
    }

    /// The options with their values.
    pub(super) fn table(&self) -> Table {
        Table::try_from(self).expect(PLAIN)
    }

    /// A message that no option has this name, with the one that may be meant.
    pub fn unknown_option(name: &str) -> String {
        let yaku = Yaku::ALL.iter().map(|yaku| yaku.key());
        let known = Ruleset::OPTIONS.iter().map(|option| option.key).chain(["base"]).chain(yaku);
        format!("there is no option `{name}`{}", meant(name, known))
    }
}

/// A rule file being read.
struct Reading<'a> {
    lines: Lines,
    /// The file's keys with their places.
    keys: &'a DeTable<'a>,
    faults: Vec<Fault>,
    /// Options without a valid value.
    doubtful: BTreeSet<&'static str>,
}

impl Reading<'_> {
    /// The options of the preset that the file builds on.
    fn base(&mut self, base: &Value) -> Table {
        match base.as_str().map(Ruleset::preset) {
            Some(Ok(rules)) => rules.table(),
            Some(Err(error)) => self.no_base(error.to_string()),
            None => self.no_base("`base` is the name of a preset in quotes".to_owned()),
        }
    }

    /// Marks every option as doubtful, so that none is reported as missing.
    fn no_base(&mut self, message: String) -> Table {
        self.fault(&["base"], message);
        self.doubtful.extend(Ruleset::OPTIONS.iter().map(|option| option.key));
        Table::new()
    }

    fn option(&mut self, table: &mut Table, key: String, value: Value) {
        let Some(option) = OptionInfo::find(&key) else {
            return self.fault(&[&key], Ruleset::unknown_option(&key));
        };
        if let (Shape::Yaku, Value::Table(entries)) = (option.shape, &value) {
            let known = table.entry(option.key).or_insert_with(|| Value::Table(Table::new()));
            return self.yaku(known, entries);
        }
        let length = value.as_str().map_or(0, |name| name.chars().count());
        if option.key == "name" && !(1..=Ruleset::NAME_LEN).contains(&length) && value.is_str() {
            return self
                .fault(&[option.key], format!("`name` has 1 to {} characters, not {length}", Ruleset::NAME_LEN));
        }
        let whole = match (table.get(option.key), &value) {
            (Some(Value::Table(below)), Value::Table(above)) => Value::Table(over(below, above)),
            _ => value.clone(),
        };
        if (option.fits)(whole.clone()) {
            self.doubtful.remove(option.key);
            table.insert(key, whole);
        } else {
            self.doubtful.insert(option.key);
            self.fault(&[option.key], format!("`{key}` is {}, not {value}", option.allowed()));
        }
    }

    /// The yaku that a file names, one by one.
    fn yaku(&mut self, known: &mut Value, entries: &Table) {
        for (key, worth) in entries {
            let place = ["yaku", key];
            if Yaku::from_key(key).is_none() {
                let meant = meant(key, Yaku::ALL.iter().map(|yaku| yaku.key()));
                self.fault(&place, format!("there is no yaku `{key}`{meant}"));
            } else if !crate::yaku::fits(worth.clone()) {
                let allowed = "[han closed, han open], like [2, 1], or { yakuman = 1 }, each at most 13, or { limit = \"mangan\" }, \
                     or true for its usual worth, or false for none";
                self.fault(&place, format!("`{key}` is {allowed}; not {worth}"));
            } else if let Value::Table(known) = known {
                known.insert(key.clone(), worth.clone());
            }
        }
    }

    fn missing(&mut self, table: &Table) {
        let keys = Ruleset::OPTIONS.iter().map(|option| option.key);
        let missing: Vec<&str> = keys.filter(|key| !table.contains_key(*key) && !self.doubtful.contains(key)).collect();
        if missing.is_empty() {
            return;
        }
        let named: Vec<String> = missing.iter().take(NAMED).map(|key| format!("`{key}`")).collect();
        let rest = match missing.len().saturating_sub(NAMED) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let help = "a line `base = \"tenhou\"` takes what is missing from a preset";
        self.fault(&[], format!("options are missing: {}{rest}; {help}", named.join(", ")));
        self.doubtful.extend(missing);
    }

    /// The rules, or all faults, including contradictions between the valid options.
    fn finish(mut self, mut table: Table) -> Result<Ruleset, RulesError> {
        if !self.doubtful.is_empty() {
            let stopgap = Ruleset::preset("tenhou")?.table();
            self.doubtful.iter().for_each(|key| drop(table.insert((*key).to_owned(), stopgap[*key].clone())));
        }
        let rules: Ruleset =
            table.try_into().map_err(|error| RulesError::Faulty(vec![Fault::syntax(&self.lines, &error)]))?;
        for fault in rules.faults() {
            if !fault.keys.iter().any(|key| self.doubtful.contains(key.as_str())) {
                let keys: Vec<&str> = fault.keys.iter().map(String::as_str).collect();
                self.fault(&keys, fault.message);
            }
        }
        self.faults.sort_by_key(|fault| fault.line);
        RulesError::unless_none(self.faults).map(|()| rules)
    }

    /// Reports a fault at the first of these keys that the file has; `["yaku", "pinfu"]` is a place within a table.
    fn fault(&mut self, keys: &[&str], message: String) {
        let line = keys.iter().find_map(|key| {
            let at = match keys {
                ["yaku", within] => self.keys.get("yaku")?.get_ref().as_table()?.get_key_value(*within)?.0.span(),
                _ => self.keys.get_key_value(*key)?.0.span(),
            };
            Some(self.lines.at(at.start))
        });
        self.faults.push(Fault { line, ..Fault::new(keys, message) });
    }
}

impl Fault {
    pub(super) fn syntax(lines: &Lines, error: &toml::de::Error) -> Fault {
        let at = error.span().map(|span| lines.at(span.start));
        Fault { line: at, ..Fault::new(&[], error.message().to_owned()) }
    }
}

/// Where the lines of a text end.
pub(super) struct Lines(Vec<usize>);

impl Lines {
    pub(super) fn of(text: &str) -> Lines {
        Lines(text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at).collect())
    }

    /// The number of the line, from 1, that contains this byte.
    fn at(&self, byte: usize) -> usize {
        self.0.partition_point(|&end| end < byte) + 1
    }
}

/// `above` on top of `below`.
fn over(below: &Table, above: &Table) -> Table {
    below.clone().into_iter().chain(above.clone()).collect()
}

/// `; did you mean …?` where a word is close enough.
fn meant<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> String {
    let likeness = |known: &str| strsim::jaro_winkler(word, known);
    let best = known.map(|known| (likeness(known), known)).max_by(|a, b| a.0.total_cmp(&b.0));
    match best {
        Some((alike, known)) if alike >= ALIKE => format!("; did you mean `{known}`?"),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Worth;

    fn faults(text: &str) -> Vec<String> {
        match Ruleset::from_toml(text).unwrap_err() {
            RulesError::Faulty(faults) => faults.iter().map(Fault::to_string).collect(),
            error => panic!("{error}"),
        }
    }

    #[test]
    fn a_rule_file_may_state_only_what_differs() {
        let house = "base = \"tenhou\"\nname = \"ours\"\nopen_tanyao = false\nred_fives = { p = 2 }\n\
                     [yaku]\ndaisuushii = { yakuman = 2 }";
        let rules = Ruleset::from_toml(house).unwrap();
        assert!(!rules.open_tanyao);
        assert_eq!((rules.red_fives.m, rules.red_fives.p), (1, 2));
        assert_eq!(rules.yaku.worth(Yaku::Daisuushii), Worth::Yakuman { yakuman: 2 });
        assert_eq!(rules.yaku.han(Yaku::Chanta, false), Some(1));
    }

    #[test]
    fn all_faults_are_named_at_once_with_their_lines() {
        let house = "base = \"tenhou\"\nopentanyao = true\nkuikae = \"sometimes\"\nstarting_points = -5\n\
                     goal_points = 0\nriichi_min_wall = true\n\n[yaku]\nsanshoku_dojun = [2, 1]\npinfu = 1\n";
        assert_eq!(
            faults(house),
            [
                "line 2: there is no option `opentanyao`; did you mean `open_tanyao`?",
                "line 3: `kuikae` is \"allowed\", \"no_same\", \"no_same_or_suji\" or \"no_tile_of_run\", not \"sometimes\"",
                "line 4: `starting_points` is a whole number from 0 to 1000000, not -5",
                "line 5: `extension` plays for a goal, but `goal_points` is 0",
                "line 5: `yame_needs_goal` asks for a goal, but `goal_points` is 0",
                "line 6: `riichi_min_wall` is a whole number from 0 to 70, not true",
                "line 9: there is no yaku `sanshoku_dojun`; did you mean `sanshoku_doujun`?",
                "line 10: `pinfu` is [han closed, han open], like [2, 1], or { yakuman = 1 }, each at most 13, \
                 or { limit = \"mangan\" }, or true for its usual worth, or false for none; not 1",
            ]
        );
    }

    #[test]
    fn what_is_missing_is_named_and_a_wrong_base_is_not_all_that_is() {
        let missing = &faults("name = \"ours\"\nkiriage = 3")[..];
        assert!(missing[0].starts_with("options are missing: `players`, `tile_set`"), "{missing:?}");
        assert_eq!(missing[1], "line 2: `kiriage` is true or false, not 3");
        let base = &faults("kita = true\nbase = \"tenho\"\nsupplement_tiles = 4")[..];
        assert!(base[0].contains("`supplement_tiles` must be 8"), "{base:?}");
        assert!(base[1].starts_with("line 2: there is no preset `tenho`"), "{base:?}");
        assert_eq!(base.len(), 2);
    }

    #[test]
    fn a_name_is_short_enough_to_be_shown() {
        let of_length = |length: usize| format!("base = \"tenhou\"\nname = \"{}\"\n", "麻".repeat(length));
        assert!(Ruleset::from_toml(&of_length(40)).is_ok());
        assert_eq!(faults(&of_length(300)), ["line 2: `name` has 1 to 40 characters, not 300"]);
        assert_eq!(faults(&of_length(0)), ["line 2: `name` has 1 to 40 characters, not 0"]);
    }

    #[test]
    fn every_broken_line_is_named() {
        let broken = faults("base = \"tenhou\"\nname = ours\nkiriage == true\n");
        assert!(broken.iter().any(|fault| fault.starts_with("line 2:")), "{broken:?}");
        assert!(broken.iter().any(|fault| fault.starts_with("line 3:")), "{broken:?}");
    }

    #[test]
    fn contradictions_of_every_kind_are_found() {
        let fault = |text: &str| faults(&format!("base = \"tenhou\"\n{text}")).join("\n");
        assert!(fault("kita = true").contains("`supplement_tiles` must be 8"));
        assert!(fault("kita_min_wall = 0").contains("`kita_min_wall` is a whole number from 1"));
        assert!(fault("supplement_tiles = 6").contains("4 or 8, not 6"));
        assert!(fault("uma = [1, 2]").contains("`uma` needs one number"));
        assert!(fault("kan_dora = false").contains("`kan_ura_dora` needs"));
        assert!(fault("round_winds = []").contains("names no round"));
        assert!(fault("red_fives = { m = 5 }").contains("from 0 to 4, not 5"));
    }
}
