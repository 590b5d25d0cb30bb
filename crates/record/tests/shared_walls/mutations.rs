//! Our verifier and the other one read the same grammar: of every record, however damaged, they say the same.

use std::fs;

use jantaku_core::Wall;
use jantaku_record::{MatchId, WallSource};
use serde_json::{Value, json};

use super::verifiers::{folder, ours, theirs};
use crate::common::Die;

/// How often each kind of change is made.
const EACH: usize = 500;

/// What a change is made with: a record's lines and a die.
struct Changing {
    lines: Vec<String>,
    die: Die,
}

type Change = fn(&mut Changing);

const CHANGES: &[(&str, Change)] = &[
    ("nothing", |_| {}),
    ("a round with a wall of the server", |c| c.own_wall(WallSource::Seed([7; 32]))),
    ("a round with a stated wall", |c| {
        let rules = crate::common::house(0);
        c.own_wall(WallSource::Stated(Wall::from_seed([7; 32], &rules.tile_set())));
    }),
    ("ura indicators", Changing::ura),
    ("dora indicators", Changing::dora),
    ("draws left out", Changing::draws),
    ("the last draws left out", Changing::last_draws),
    ("rounds left out", Changing::rounds),
    ("no deal", |c| c.drop_one("dealt")),
    ("the first lines alone", |c| {
        let many = 1 + c.die.below(8);
        c.lines.truncate(many);
    }),
    ("seals and shares", Changing::seals),
    ("versions", Changing::versions),
    ("hexadecimal digits", Changing::hex),
    ("keys twice", Changing::twice),
    ("fields that nothing reads", Changing::more_fields),
    ("line breaks and marks", Changing::breaks),
    ("a byte", Changing::byte),
    ("lines in another order", Changing::order),
    ("a value", Changing::value),
    ("points", Changing::points),
];

impl Changing {
    fn kind(&self, at: usize) -> String {
        let value: Value = serde_json::from_str(&self.lines[at]).unwrap_or_default();
        value["type"].as_str().unwrap_or_default().to_owned()
    }

    /// The places of the lines of a type.
    fn of(&self, kind: &str) -> Vec<usize> {
        (0..self.lines.len()).filter(|at| self.kind(*at) == kind).collect()
    }

    fn one_of(&mut self, kind: &str) -> Option<usize> {
        let found = self.of(kind);
        if found.is_empty() { None } else { Some(found[self.die.below(found.len())]) }
    }

    fn any(&mut self) -> usize {
        let many = self.lines.len();
        self.die.below(many)
    }

    fn drop_one(&mut self, kind: &str) {
        if let Some(at) = self.one_of(kind) {
            self.lines.remove(at);
        }
    }

    fn edit(&mut self, at: usize, change: impl FnOnce(&mut Value, &mut Die)) {
        let mut value: Value = serde_json::from_str(&self.lines[at]).unwrap();
        change(&mut value, &mut self.die);
        self.lines[at] = value.to_string();
    }

    fn own_wall(&mut self, source: WallSource) {
        let (sealed, seeds) = (self.of("shared_wall"), self.of("shared_seed"));
        let nth = self.die.below(sealed.len());
        self.lines[sealed[nth]] = source.sealed().to_json();
        if let Some(at) = seeds.get(nth) {
            self.lines[*at] = source.revealed().to_json();
        }
    }

    fn ura(&mut self) {
        let Some(at) = self.one_of("round_ended") else { return };
        self.edit(at, |line, die| {
            let Some(tiles) = line["outcome"]["ura_indicators"].as_array_mut() else { return };
            let tile = json!(["1z", "5m", "0p", "9s"][die.below(4)]);
            match die.below(3) {
                0 => tiles.push(tile),
                1 => drop(tiles.pop()),
                _ => tiles.iter_mut().for_each(|ura| *ura = tile.clone()),
            }
        });
    }

    fn dora(&mut self) {
        if self.die.below(2) == 0 && !self.of("dora_revealed").is_empty() {
            return self.drop_one("dora_revealed");
        }
        let at = 1 + self.any();
        let tile = ["1z", "5m", "0p", "9s"][self.die.below(4)];
        self.lines.insert(at, json!({"type": "dora_revealed", "indicator": tile}).to_string());
    }

    fn draws(&mut self) {
        for _ in 0..1 + self.die.below(3) {
            let kind = ["drew", "discarded", "called", "kan_declared"][self.die.below(4)];
            self.drop_one(kind);
        }
    }

    fn last_draws(&mut self) {
        let Some(end) = self.one_of("round_ended") else { return };
        let many = 1 + self.die.below(10);
        let last: Vec<usize> =
            (0..end).rev().filter(|at| matches!(self.kind(*at).as_str(), "drew" | "discarded")).take(many).collect();
        last.into_iter().for_each(|at| drop(self.lines.remove(at)));
    }

    fn rounds(&mut self) {
        let (sealed, seeds) = (self.of("shared_wall"), self.of("shared_seed"));
        let nth = self.die.below(sealed.len());
        let end = seeds.get(nth).map_or(self.lines.len(), |at| at + self.die.below(2));
        self.lines.drain(sealed[nth]..end.max(sealed[nth]));
    }

    /// A share or a seal is another's, or none, or one too many.
    fn seals(&mut self) {
        let (kind, key) = [("shared_wall", "seals"), ("shared_seed", "shares")][self.die.below(2)];
        let Some(at) = self.one_of(kind) else { return };
        self.edit(at, |line, die| {
            let (seat, other) = (die.below(4), die.below(4));
            match (die.below(6), line[key].as_array_mut()) {
                (0, _) => line[key] = Value::Null,
                (1, _) => drop(line.as_object_mut().unwrap().remove(key)),
                (_, None) => line[key] = json!([null, null, null, null]),
                (2, Some(parts)) => parts.push(Value::Null),
                (3, Some(parts)) => drop(parts.pop()),
                (4, Some(parts)) if seat.max(other) < parts.len() => parts.swap(seat, other),
                (_, Some(parts)) => parts.iter_mut().skip(seat).take(1).for_each(|part| *part = Value::Null),
            }
        });
    }

    /// A round is of another version, and of one that it can be or that it cannot.
    fn versions(&mut self) {
        let Some(at) = self.one_of("shared_wall") else { return };
        self.edit(at, |line, die| {
            line["version"] = json!(1 + die.below(3));
            match die.below(3) {
                0 => drop(line.as_object_mut().unwrap().remove("seals")),
                1 => line["seals"] = json!([null, null, null, null]),
                _ => {}
            }
        });
    }

    fn hex(&mut self) {
        let kind = ["match", "shared_wall", "shared_seed"][self.die.below(3)];
        let Some(at) = self.one_of(kind) else { return };
        self.edit(at, |line, die| {
            let seat = die.below(5);
            let is_seal = kind == "shared_wall" && line["seals"].is_array() && seat > 0;
            let hex = match kind {
                "match" => &mut line["match_id"],
                "shared_wall" if is_seal => &mut line["seals"][seat.min(3) - 1],
                "shared_wall" => &mut line["commitment"],
                _ if seat == 4 => &mut line["secret"],
                _ => &mut line["shares"][seat.min(2)],
            };
            let text = hex.as_str().unwrap_or("00").to_owned();
            *hex = match die.below(8) {
                0 => json!(text.to_uppercase()),
                1 => json!(format!(" {text}")),
                2 => json!(text.replacen(|_| true, " ", 1)),
                3 => json!(&text[2..]),
                4 => json!(format!("{text}00")),
                5 => json!(text.replacen(|_| true, ["0", "f", "+", "٣"][die.below(4)], 1)),
                6 => json!(format!("{text}\n")),
                _ => Value::Null,
            };
        });
    }

    fn twice(&mut self) {
        let at = self.any();
        let line = self.lines[at].clone();
        let places: Vec<usize> = line.match_indices("\":").map(|(place, _)| place).collect();
        let Some(&end) = places.get(self.die.below(places.len().max(1))) else { return };
        let start = line[..end].rfind('"').unwrap();
        let key = &line[start..=end];
        let value = ["1", "null", "\"x\"", "{}"][self.die.below(4)];
        self.lines[at] = format!("{}{key}:{value},{}", &line[..start], &line[start..]);
    }

    fn more_fields(&mut self) {
        let kind = ["drew", "dora_revealed", "discarded", "dealt", "shared_wall", "round_ended"][self.die.below(6)];
        let Some(at) = self.one_of(kind) else { return };
        let key = ["indicator", "tile", "tiles", "seed", "dice", "version", "note"][self.die.below(7)];
        self.edit(at, |line, _| {
            if let Some(fields) = line.as_object_mut().filter(|fields| !fields.contains_key(key)) {
                fields.insert(key.to_owned(), json!("1z"));
            }
        });
    }

    fn breaks(&mut self) {
        let mark = ["\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{feff}", "\r", "\n", " ", "\t", "\0", "\u{1e}"];
        let mark = mark[self.die.below(mark.len())];
        let at = self.any();
        match self.die.below(5) {
            0 => self.lines[at].insert_str(0, mark),
            1 => self.lines[at].push_str(mark),
            2 => self.lines[0].insert_str(0, mark),
            3 => self.lines[0] = self.lines[0].replacen("Aki", &format!("A{mark}ki"), 1),
            _ => {
                let line = self.lines[at].clone();
                self.lines.push(format!("{mark}{line}"));
            }
        }
    }

    fn byte(&mut self) {
        let at = self.any();
        let mut chars: Vec<char> = self.lines[at].chars().collect();
        let place = self.die.below(chars.len());
        let with = ['0', '1', '9', 'a', 'F', '"', '{', ']', ',', '-', '.', 'e', '\\', 'é'][self.die.below(14)];
        chars[place] = with;
        self.lines[at] = chars.into_iter().collect();
    }

    fn order(&mut self) {
        let (one, other) = (self.any(), self.any());
        match self.die.below(3) {
            0 => self.lines.swap(one, other),
            1 => drop(self.lines.remove(one)),
            _ => {
                let line = self.lines[one].clone();
                self.lines.insert(other, line);
            }
        }
    }

    fn value(&mut self) {
        let kind = self.any();
        let kind = self.kind(kind);
        let Some(at) = self.one_of(&kind) else { return };
        let depth = 124 + self.die.below(5);
        let with = ["null", "-0", "1.0", "1", "1e400", "true", "\"\"", "[]", "{}", "4294967296", "-1", "NaN", "1e2"];
        let mut text = with[self.die.below(with.len())].to_owned();
        match self.die.below(8) {
            0 => text = format!("{}0{}", "[".repeat(depth), "]".repeat(depth)),
            1 => text = "\"\\ud800\"".to_owned(),
            2 => text = format!("{}1", "9".repeat(400)),
            _ => {}
        }
        let line = self.lines[at].clone();
        let places: Vec<usize> = line.match_indices("\":").map(|(place, _)| place + 2).collect();
        let from = places[self.die.below(places.len())];
        let rest = &line[from..];
        let end = match rest.as_bytes()[0] {
            b'"' => rest[1..].find('"').map(|end| end + 2),
            b'[' => rest.find(']').map(|end| end + 1),
            _ => rest.find([',', '}']),
        };
        self.lines[at] = format!("{}{text}{}", &line[..from], &rest[end.unwrap()..]);
    }

    fn points(&mut self) {
        let kind = ["round_ended", "dealt", "match_ended"][self.die.below(3)];
        let Some(at) = self.one_of(kind) else { return };
        self.edit(at, |line, die| {
            let (one, more) = (die.below(3), [100, -100, 2_147_483_648_i64, 0][die.below(4)]);
            line["scores"][one] = json!(line["scores"][one].as_i64().unwrap_or(0) + more);
        });
    }
}

/// Records to change: matches of all houses, most of them cut off after a round or two.
fn records() -> Vec<Vec<String>> {
    let record = |number: usize| {
        let rules = crate::common::house(number % 4);
        let of = if number.is_multiple_of(3) { crate::shared_walls::shared } else { crate::shared_walls::sealed };
        let seed = |round| of(MatchId(number as u64), round, &rules);
        let lines = crate::shared_walls::play(&rules, &crate::shared_walls::table(&rules), seed).to_json_lines();
        let lines: Vec<String> = lines.lines().map(String::from).collect();
        let seeds = lines.iter().enumerate().filter(|(_, line)| line.contains(r#""type":"shared_seed""#));
        let end =
            seeds.map(|(at, _)| at + 1).nth(number % 2).filter(|_| !number.is_multiple_of(5)).unwrap_or(lines.len());
        lines[..end].to_vec()
    };
    let all = (1..=60).map(record);
    all.filter(|lines| lines.len() < 300).collect()
}

#[test]
fn both_verifiers_say_the_same_of_every_damaged_record() {
    let records = records();
    assert!(records.len() > 20, "{}", records.len());
    let folder = folder("mutations");
    for (nth, (name, change)) in CHANGES.iter().enumerate() {
        let (mut files, mut expected) = (Vec::new(), Vec::new());
        for number in 0..EACH {
            let mut changing = Changing {
                lines: records[number % records.len()].clone(),
                die: Die(((nth * EACH + number) as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            };
            change(&mut changing);
            let text = changing.lines.join("\n") + if changing.die.below(8) == 0 { "" } else { "\n" };
            let file = folder.join(format!("{nth}-{number}.jsonl"));
            fs::write(&file, &text).unwrap();
            expected.push(ours(text.as_bytes()));
            files.push(file);
        }
        let Some(said) = theirs(&files) else { return };
        let mut said = said.lines();
        for (file, expected) in files.iter().zip(&expected) {
            let mut line = || {
                let line = said.next().unwrap_or_default();
                line.strip_prefix(&format!("{}: ", file.display())).unwrap_or("of another file").to_owned()
            };
            match expected {
                None => assert!(line().starts_with("REFUSED: "), "{name}: {} is refused by us alone", file.display()),
                Some(rounds) => {
                    for (holds, round) in rounds.iter().zip(1..) {
                        let wanted = format!("round {round} {}: ", if *holds { "holds" } else { "DOES NOT HOLD" });
                        let found = line();
                        assert!(found.starts_with(&wanted), "{name}: {}: {wanted}\n{found}", file.display());
                    }
                }
            }
        }
        assert_eq!(said.next(), None);
        let accepted = expected.iter().flatten().filter(|rounds| rounds.iter().all(|holds| *holds)).count();
        println!("{name}: {accepted} of {EACH} accepted by both");
        files.iter().for_each(|file| fs::remove_file(file).unwrap());
    }
}

/// What is no record at all is refused in words.
#[test]
fn what_is_no_record_is_refused_by_both() {
    let folder = folder("nothing");
    let texts = ["", "\n", "\u{feff}", "{}", "[]", "\u{2028}", "null", "{\"type\":\"match\"}"];
    let write = |(nth, text): (usize, &str)| {
        assert!(ours(text.as_bytes()).is_none(), "{text:?}");
        let file = folder.join(format!("{nth}.jsonl"));
        fs::write(&file, text).unwrap();
        file
    };
    let files: Vec<_> = texts.into_iter().enumerate().map(write).collect();
    let Some(said) = theirs(&files) else { return };
    assert!(said.lines().count() == files.len() && said.lines().all(|line| line.contains("REFUSED: ")), "{said}");
}
