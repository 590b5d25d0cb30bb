//! Worked examples of hands and payments, one line each in data/examples.jsonl, with their numbers in the
//! specification. Examples of play are in the engine's tests.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{WinLine, keys, value_of, win};
use jantaku_core::notation::{format_tiles, parse_tiles};
use jantaku_core::{BySeat, Counts, Kind, Players, Ruleset, Seat, Yaku};
use jantaku_score::{
    Covered, FuReason, Liability, Limit, NoWin, Payments, Value, Win, WinPayment, base_points, nagashi_payments,
    noten_payments, waits, win_payments,
};
use serde::Deserialize;

const EXAMPLES: &str = include_str!("data/examples.jsonl");
const PLAYS: &str = include_str!("../../engine/tests/data/examples.jsonl");
const DEFENCE: &str = include_str!("../../advice/tests/data/examples.jsonl");

/// The number of examples in the specification: prefix and last number.
const LISTED: &[(char, u32)] = &[('y', 128), ('g', 73), ('b', 40), ('t', 34), ('s', 43)];

/// A line of the file.
#[derive(Deserialize)]
struct Example {
    id: String,
    /// The preset; the parlour's where none is named.
    house: Option<String>,
    /// Options that differ from it.
    #[serde(default)]
    rules: serde_json::Map<String, serde_json::Value>,
    /// None where the example is for later.
    #[serde(default)]
    checks: Vec<Check>,
    later: Option<String>,
}

/// What must be true. Hands are lines as in `common`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Check {
    Dora { indicator: String, is: String },
    Hand(HandCheck),
    Refused { line: String, why: String },
    Waits { hand: String, tiles: String },
    Paid { han: u8, fu: u8, dealer: bool, ron: bool, points: Vec<i32>, base: Option<i32> },
    Fu { line: String, of: String, fu: u8 },
    Win(WinCheck),
    Noten { tenpai: usize, deltas: [i32; 4] },
    Nagashi { winners: Vec<usize>, deltas: [i32; 4] },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HandCheck {
    line: String,
    /// All yaku, in order.
    yaku: Option<String>,
    #[serde(default)]
    has: Vec<String>,
    #[serde(default)]
    not: Vec<String>,
    /// Han of single yaku.
    #[serde(default)]
    worth: BTreeMap<String, u8>,
    han: Option<u8>,
    units: Option<u8>,
    base: Option<i32>,
    fu: Option<u8>,
    fu_sum: Option<u8>,
    dora: Option<u8>,
}

/// What everyone gains or loses by a hand.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WinCheck {
    line: String,
    winner: usize,
    from: Option<usize>,
    dealer: usize,
    #[serde(default)]
    honba: u32,
    #[serde(default)]
    sticks: u32,
    liable: Option<usize>,
    /// Units of the yakuman that were fed.
    #[serde(default = "one")]
    units: u8,
    deltas: [i32; 4],
}

fn one() -> u8 {
    1
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat from 0 to 3")
}

fn deltas(payments: &Payments) -> Vec<i32> {
    payments.deltas(Players::Four).values().copied().collect()
}

impl Example {
    fn all(text: &str) -> Vec<Example> {
        text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))).collect()
    }

    fn house(&self) -> Ruleset {
        let toml = |value: &serde_json::Value| match value.get("yakuman") {
            Some(units) => format!("{{ yakuman = {units} }}"),
            None => value.to_string(),
        };
        let options: String =
            self.rules.iter().map(|(option, value)| format!("{option} = {}\n", toml(value))).collect();
        let house = self.house.as_deref().unwrap_or("yakuza");
        Ruleset::from_toml(&format!("base = {house:?}\n{options}")).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The win of a line under the example's rules, where the line names none itself.
    fn scene(&self, line: &str) -> WinLine {
        let scene = WinLine::read(line);
        if line.contains("rules:") { scene } else { scene.with(|rules| *rules = self.house()) }
    }

    fn win(&self, line: &str) -> Win {
        self.scene(line).score().unwrap_or_else(|no_win| panic!("{line}: {no_win}"))
    }

    fn holds(&self, check: &Check) {
        match check {
            Check::Dora { indicator, is } => {
                let indicator = indicator.parse().expect("a tile");
                assert_eq!(self.house().dora(indicator).to_string(), *is);
            }
            Check::Hand(hand) => hand.holds(&self.win(&hand.line)),
            Check::Refused { line, why } => {
                let found = match self.scene(line).score() {
                    Err(NoWin::NoYaku) => "no_yaku",
                    Err(NoWin::BelowTwoHan { .. }) => "below_two_han",
                    _ => "another outcome",
                };
                assert_eq!(found, why);
            }
            Check::Waits { hand, tiles } => {
                let counts: Counts = parse_tiles(hand).expect("tiles").into_iter().collect();
                let melds = (13 - counts.total()) / 3;
                let found: Vec<_> = waits(&counts, melds).iter().map(Kind::tile).collect();
                assert_eq!(format_tiles(&found), *tiles);
            }
            Check::Paid { han, fu, dealer, ron, points, base } => {
                let (found, limit) = base_points(&self.house(), *han, *fu);
                assert_eq!(found, base.unwrap_or(found));
                assert_eq!(self.paid(found, limit, *dealer, *ron), *points);
            }
            Check::Fu { line, of, fu } => assert_eq!(fu_of(&self.win(line), of), *fu, "{line}"),
            Check::Win(paid) => assert_eq!(paid.deltas(self), paid.deltas, "{}", paid.line),
            Check::Noten { tenpai, deltas: expected } => {
                let tenpai = BySeat::from_fn(Players::Four, |seat| seat.index() < *tenpai);
                assert_eq!(deltas(&noten_payments(&self.house(), &tenpai)), expected);
            }
            Check::Nagashi { winners, deltas: expected } => {
                let winners: Vec<Seat> = winners.iter().copied().map(seat).collect();
                assert_eq!(deltas(&nagashi_payments(&self.house(), seat(0), 0, &winners)), expected);
            }
        }
    }

    /// What each payer pays for a hand of this base.
    fn paid(&self, base: i32, limit: Option<Limit>, dealer: bool, ron: bool) -> Vec<i32> {
        let won = Win { base, limit, ..win("234m456p1167s555z ron:8s") };
        let payments = win_payments(&WinPayment {
            rules: &self.house(),
            win: &won,
            winner: seat(if dealer { 0 } else { 1 }),
            from: ron.then(|| seat(2)),
            dealer: seat(0),
            honba: 0,
            sticks: 0,
            pao: &[],
        });
        deltas(&payments).into_iter().map(|delta| -delta).filter(|paid| *paid > 0).collect()
    }
}

impl HandCheck {
    fn holds(&self, won: &Win) {
        let worth = |key: &String| value_of(won, Yaku::from_key(key).expect("a yaku"));
        if let Some(yaku) = &self.yaku {
            assert_eq!(keys(won), *yaku);
        }
        assert!(self.has.iter().all(|key| worth(key).is_some()), "{:?} in {}", self.has, keys(won));
        assert!(self.not.iter().all(|key| worth(key).is_none()), "not {:?} in {}", self.not, keys(won));
        for (key, han) in &self.worth {
            assert_eq!(worth(key), Some(Value::Han(*han)), "{key}");
        }
        let units: u8 = won.yaku.iter().map(|line| line.value.units()).sum();
        let found = (won.han, units, won.base, won.fu.total, won.fu.sum(), won.dora.total());
        let expected = (
            self.han.unwrap_or(found.0),
            self.units.unwrap_or(found.1),
            self.base.unwrap_or(found.2),
            self.fu.unwrap_or(found.3),
            self.fu_sum.unwrap_or(found.4),
            self.dora.unwrap_or(found.5),
        );
        assert_eq!(found, expected, "han, units, base, fu, sum of fu, dora of {}", self.line);
    }
}

impl WinCheck {
    fn deltas(&self, example: &Example) -> Vec<i32> {
        let liable = self.liable.map(|liable| Liability { seat: seat(liable), covers: Covered::Units(self.units) });
        deltas(&win_payments(&WinPayment {
            rules: &example.house(),
            win: &example.win(&self.line),
            winner: seat(self.winner),
            from: self.from.map(seat),
            dealer: seat(self.dealer),
            honba: self.honba,
            sticks: self.sticks,
            pao: liable.as_slice(),
        }))
    }
}

/// The fu of sets, pair or wait, or of all that one house lists together: all except those of every win.
fn fu_of(won: &Win, of: &str) -> u8 {
    let counts = |reason: &FuReason| match reason {
        FuReason::Set(_) => ["set", "listed"].contains(&of),
        FuReason::Pair(_) => ["pair", "listed"].contains(&of),
        FuReason::Wait(_) => ["wait", "listed"].contains(&of),
        FuReason::Tsumo => of == "listed",
        _ => false,
    };
    won.fu.items.iter().filter(|item| counts(&item.reason)).map(|item| item.fu).sum()
}

#[test]
fn every_example_holds() {
    let mut wrong = Vec::new();
    for example in Example::all(EXAMPLES) {
        assert_ne!(example.checks.is_empty(), example.later.is_none(), "{}", example.id);
        let held = std::panic::catch_unwind(|| example.checks.iter().for_each(|check| example.holds(check)));
        wrong.extend(held.is_err().then_some(example.id));
    }
    assert!(wrong.is_empty(), "these do not hold, each with its reason above: {wrong:?}");
}

#[test]
fn every_listed_example_is_here_in_play_or_in_defence() {
    let elsewhere = PLAYS.lines().chain(DEFENCE.lines());
    let plays: Vec<serde_json::Value> = elsewhere.map(|line| serde_json::from_str(line).unwrap()).collect();
    let plays = plays.iter().map(|line| line["id"].as_str().unwrap().to_owned());
    let ids: Vec<String> = Example::all(EXAMPLES).into_iter().map(|example| example.id).chain(plays).collect();
    let numbers: BTreeSet<&str> = ids.iter().map(|id| &id[..4]).collect();
    let listed = LISTED.iter().flat_map(|(prefix, last)| (1..=*last).map(move |number| format!("{prefix}{number:03}")));
    let listed: Vec<String> = listed.collect();
    assert_eq!(numbers, listed.iter().map(String::as_str).collect());
    assert_eq!(ids.len(), listed.len());
}
