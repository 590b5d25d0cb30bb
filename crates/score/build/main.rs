//! Writes the tables that `src/shanten/tables.rs` and `src/groups.rs` explain.

mod automaton;
mod groups;

use std::collections::HashMap;
use std::env;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::Path;

use automaton::{Automaton, Costs, SETS, join};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build");
    let folder = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo names no OUT_DIR"))?;
    let mut classes = Classes::default();
    let suits = Halves::build(&mut classes, 9, 5, true);
    let honours = Halves::build(&mut classes, 7, 4, false);
    classes.close();
    let mut text = String::new();
    suits.write("SUIT", Path::new(&folder), &mut text)?;
    honours.write("HONOUR", Path::new(&folder), &mut text)?;
    classes.write(Path::new(&folder))?;
    fs::write(Path::new(&folder).join("tables.rs"), text)?;
    let mut text = String::new();
    groups::write(Path::new(&folder), &mut text)?;
    fs::write(Path::new(&folder).join("groups.rs"), text)
}

/// The distinct costs, each with its number.
#[derive(Default)]
struct Classes {
    numbers: HashMap<Costs, u8>,
    costs: Vec<Costs>,
}

impl Classes {
    fn number(&mut self, costs: Costs) -> u8 {
        *self.numbers.entry(costs).or_insert_with(|| {
            self.costs.push(costs);
            u8::try_from(self.costs.len() - 1).expect("there are fewer than 256 classes")
        })
    }

    /// Adds the sums of all pairs, until nothing new appears.
    fn close(&mut self) {
        let mut joined = 0;
        while joined < self.costs.len() {
            let last = self.costs[joined];
            for other in 0..=joined {
                self.number(join(&last, &self.costs[other]));
            }
            joined += 1;
        }
    }

    /// Every pair of classes in a square of 256, and for each the costs by the number of sets, with a pair.
    fn write(&mut self, folder: &Path) -> io::Result<()> {
        let mut square = vec![0; 256 * 256];
        for left in 0..self.costs.len() {
            for right in 0..self.costs.len() {
                square[256 * left + right] = self.number(join(&self.costs[left], &self.costs[right]));
            }
        }
        let missing = |sets: usize| square.iter().map(move |class| (*class, sets));
        let missing = (0..=SETS).flat_map(missing).map(|(class, sets)| self.costs[usize::from(class)][sets][1]);
        fs::write(folder.join("missing.bin"), missing.collect::<Vec<u8>>())?;
        fs::write(folder.join("join.bin"), &square)
    }
}

/// The class of every part of a hand, by its two codes: the first selects a row, the second an entry in it.
struct Halves {
    rows: Vec<u16>,
    classes: Vec<Vec<u8>>,
}

impl Halves {
    fn build(classes: &mut Classes, kinds: usize, first: usize, runs: bool) -> Halves {
        let automaton = Automaton::build(kinds, runs);
        let mut known: HashMap<Vec<u8>, u16> = HashMap::new();
        let (mut rows, mut found) = (Vec::new(), Vec::new());
        for code in 0..codes(first) {
            let state = automaton.read(0, &digits(code, first));
            let class = |rest| *automaton.costs(automaton.read(state, &digits(rest, kinds - first)));
            let row: Vec<u8> = (0..codes(kinds - first)).map(|rest| classes.number(class(rest))).collect();
            rows.push(*known.entry(row).or_insert_with_key(|row| {
                found.push(row.clone());
                found.len() as u16 - 1
            }));
        }
        Halves { rows, classes: found }
    }

    fn write(&self, name: &str, folder: &Path, text: &mut String) -> io::Result<()> {
        let _ = writeln!(text, "static {name}_ROWS: [u16; {}] = {:?};", self.rows.len(), self.rows);
        let (many, width) = (self.classes.len(), self.classes[0].len());
        let _ = writeln!(text, "const {name}_WIDTH: usize = {width};");
        let _ = writeln!(
            text,
            "static {name}_CLASSES: [u8; {}] = *include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.bin\"));",
            many * width
        );
        fs::write(folder.join(format!("{name}.bin")), self.classes.concat())
    }
}

/// The number of codes with this many digits.
fn codes(digits: usize) -> usize {
    5_usize.pow(digits as u32)
}

/// The digits of a code to base 5, the last first: the counts of the kinds, the lowest first.
fn digits(code: usize, many: usize) -> Vec<usize> {
    (0..many as u32).map(|digit| code / 5_usize.pow(digit) % 5).collect()
}
