//! `jantaku score --batch`: score vectors, one JSON object a line, compared with our own score.

mod vector;

use std::collections::BTreeMap;

use jantaku_core::Yaku;
use jantaku_record::yaku_names::{Counted, number_of};
use jantaku_score::{NoWin, Payments, Value, Win};
use serde_json::{Value as Json, json};

use crate::failure::Failure;
use crate::input;
use crate::output::print;
use crate::score::StatedWin;
use crate::score_output;
use vector::{Expected, Houses, Vector, scene};

/// Compares every line with its expectation; with `json` prints the results, a line for each. A line that is no vector
/// is reported with its number, and the next one is read.
pub fn run(path: &str, json: bool) -> Result<(), Failure> {
    let (mut passed, mut failed, mut unread) = (0, 0, 0);
    let mut houses = Houses::default();
    let bytes = input::bytes(path)?;
    let lines = bytes.split(|&byte| byte == b'\n').zip(1..);
    for (line, number) in lines.filter(|(line, _)| !line.trim_ascii().is_empty()) {
        match Scored::read(line, &mut houses) {
            Ok(scored) => {
                *if scored.differences.is_empty() { &mut passed } else { &mut failed } += 1;
                if json {
                    print(scored.answer())?;
                } else if !scored.differences.is_empty() {
                    print(format!("{}: {}", scored.id, scored.differences.join("; ")))?;
                }
            }
            Err(fault) => {
                unread += 1;
                if json {
                    print(json!({ "line": number, "id": fault.id, "error": fault.message }))?;
                } else {
                    let id = fault.id.map_or_else(String::new, |id| format!("{id}: "));
                    note!("{path}, line {number}: {id}{}", fault.message);
                }
            }
        }
    }
    if !json {
        let unread = if unread == 0 { String::new() } else { format!(", {unread} unreadable") };
        print(format!("{passed} passed, {failed} failed{unread}"))?;
    }
    match (failed, unread) {
        (0, 0) if passed == 0 => Err(Failure::input(format!("{path}: there is no line to compare"))),
        (0, 0) => Ok(()),
        (_, 0) => Err(Failure::Reported),
        (_, _) => Err(Failure::InputReported),
    }
}

struct Fault {
    id: Option<String>,
    message: String,
}

/// A vector and its score.
struct Scored {
    id: String,
    scene: StatedWin,
    /// The win and its payments, or the reason for none.
    scored: Result<(Win, Payments), NoWin>,
    /// The differences from the expectation.
    differences: Vec<String>,
}

impl Scored {
    fn read(line: &[u8], houses: &mut Houses) -> Result<Scored, Fault> {
        let vector: Vector =
            serde_json::from_slice(line).map_err(|error| Fault { id: None, message: error.to_string() })?;
        Scored::of(&vector, houses).map_err(|message| Fault { id: Some(vector.id.clone()), message })
    }

    fn of(vector: &Vector, houses: &mut Houses) -> Result<Scored, String> {
        let scene = scene(vector, houses)?;
        let scored = match scene.score() {
            Ok(win) => {
                let payments = scene.payments(&win)?;
                Ok((win, payments))
            }
            Err(no_win) => Err(no_win),
        };
        if !matches!(scored, Err(NoWin::Contradiction(_))) {
            scene.check()?;
        }
        let differences = vector.expected.as_ref().map(|expected| check(expected, &scene, &scored)).unwrap_or_default();
        Ok(Scored { id: vector.id.clone(), scene, scored, differences })
    }

    /// One line of JSON.
    fn answer(&self) -> Json {
        let mut answer = json!({ "id": self.id, "differences": self.differences });
        match &self.scored {
            Ok((win, payments)) => answer["win"] = score_output::object(&self.scene, win, payments, &[]),
            Err(no_win) => {
                answer["no_win"] = error_name(no_win).into();
                answer["why"] = no_win.to_string().into();
            }
        }
        answer
    }
}

/// The differences of a vector and our score.
fn check(expected: &Expected, scene: &StatedWin, scored: &Result<(Win, Payments), NoWin>) -> Vec<String> {
    match (scored, &expected.error) {
        (Ok((win, payments)), None) => compare(scene, win, payments, expected),
        (Ok(_), Some(error)) => vec![format!("expected {error}, found a win")],
        (Err(no_win), Some(error)) if error_name(no_win) == error => Vec::new(),
        (Err(no_win), Some(error)) => vec![format!("expected {error}, found: {no_win}")],
        (Err(no_win), None) => vec![format!("expected a win, found: {no_win}")],
    }
}

fn error_name(no_win: &NoWin) -> &'static str {
    match no_win {
        NoWin::NotComplete => "hand_not_winning",
        NoWin::NoYaku => "no_yaku",
        NoWin::BelowTwoHan { .. } => "below_two_han",
        NoWin::LateYaku(_) => "late_yaku",
        NoWin::Contradiction(_) => "contradiction",
    }
}

fn compare(scene: &StatedWin, win: &Win, payments: &Payments, expected: &Expected) -> Vec<String> {
    let units: u8 = win.yaku.iter().map(|line| line.value.units()).sum();
    let yaku = yaku_by_id(scene, win);
    let ids: Vec<u8> = yaku.keys().copied().collect();
    let deltas: Vec<i32> = payments.deltas(scene.rules.players).values().copied().collect();
    let gained = deltas[scene.seat_wind as usize];
    let extra = scene.honba as i32 * scene.rules.honba_value + scene.sticks as i32 * scene.rules.riichi_stake;

    let mut differences = Vec::new();
    differ(&mut differences, "yakuman", expected.yakuman, units);
    if units == 0 {
        differ(&mut differences, "han", expected.han, win.han);
        differ(&mut differences, "fu", expected.fu, win.fu.total);
    }
    differ(&mut differences, "yaku", expected.yaku.clone(), yaku);
    if units > 0 {
        let mut listed = expected.yakuman_yaku.clone();
        listed.iter_mut().for_each(|ids| ids.sort_unstable());
        differ(&mut differences, "yakuman", listed, ids.clone());
    }
    differ(&mut differences, "points", expected.points, gained - extra);
    differ(&mut differences, "deltas", expected.deltas.clone(), deltas);
    differ(&mut differences, "total", expected.cost.as_ref().map(|cost| cost.total), gained);
    let any = expected.yakuman_any_of.as_ref().map(|wanted| wanted.iter().any(|id| ids.contains(id)));
    if any != expected.present {
        differences.push(format!("expected one of {:?}: {:?}", expected.yakuman_any_of, expected.present));
    }
    differences
}

fn differ<T: PartialEq + std::fmt::Debug>(differences: &mut Vec<String>, what: &str, expected: Option<T>, found: T) {
    if let Some(expected) = expected.filter(|expected| *expected != found) {
        differences.push(format!("{what}: expected {expected:?}, found {found:?}"));
    }
}

/// Han by Tenhou's number of the yaku; a yakuman counts as 13 for each unit, as the vectors do.
fn yaku_by_id(scene: &StatedWin, win: &Win) -> BTreeMap<u8, u8> {
    let han = |value| match value {
        Value::Han(han) => han,
        Value::Units(units) => 13 * units,
        Value::Limit(_) => 0,
    };
    let lines = win.yaku.iter().filter_map(|line| Some((tenhou_id(line.yaku, scene)?, han(line.value))));
    let dora = [(52, win.dora.dora + win.dora.kita), (53, win.dora.ura), (54, win.dora.red)];
    lines.chain(dora.into_iter().filter(|(_, count)| *count > 0)).collect()
}

fn tenhou_id(yaku: Yaku, scene: &StatedWin) -> Option<u8> {
    let wind = if yaku == Yaku::SeatWind { scene.seat_wind } else { scene.round_wind };
    number_of(Counted::Yaku(yaku), Some(wind))
}
