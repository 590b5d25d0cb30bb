//! `jantaku score --batch`: score vectors, one JSON object a line, compared with our own score.

mod vector;

use std::collections::BTreeMap;

use jantaku_core::Yaku;
use jantaku_record::yaku_names::{Counted, number_of};
use jantaku_score::{NoWin, Value, Win};
use serde_json::json;

use crate::failure::Failure;
use crate::input;
use crate::output::print;
use crate::score::Scene;
use crate::score_output;
use vector::{Expected, Houses, Vector, scene};

/// Compares every line with what it expects; with `json` prints what comes out, a line for each.
pub fn run(path: &str, json: bool) -> Result<(), Failure> {
    let (mut passed, mut failed) = (0, 0);
    let mut houses = Houses::default();
    let text = input::file(path)?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    for (index, line) in lines {
        let at = |message: String| Failure::input(format!("{path}, line {}: {message}", index + 1));
        let vector: Vector = serde_json::from_str(line).map_err(|error| at(error.to_string()))?;
        let named = |message: String| at(format!("{}: {message}", vector.id));
        let scene = scene(&vector, &mut houses).map_err(named)?;
        let scored = scene.score();
        let differences = vector.expected.as_ref().map(|expected| check(expected, &scene, &scored));
        let differences = differences.transpose().map_err(named)?.unwrap_or_default();
        if differences.is_empty() {
            passed += 1;
        } else {
            failed += 1;
        }
        if json {
            answer(&vector.id, &scene, &scored, &differences)?;
        } else if !differences.is_empty() {
            print(format!("{}: {}", vector.id, differences.join("; ")))?;
        }
    }
    if !json {
        print(format!("{passed} passed, {failed} failed"))?;
    }
    if failed == 0 { Ok(()) } else { Err(Failure::Told) }
}

/// One line of JSON: the win, or why it is none, and where that differs from what was expected.
fn answer(id: &str, scene: &Scene, scored: &Result<Win, NoWin>, differences: &[String]) -> Result<(), Failure> {
    let mut answer = json!({ "id": id, "differences": differences });
    match scored {
        Ok(win) => answer["win"] = score_output::object(scene, win, &scene.payments(win)?, &[]),
        Err(no_win) => answer["no_win"] = error_name(no_win).into(),
    }
    print(answer)
}

/// Where a vector and our score differ.
fn check(expected: &Expected, scene: &Scene, scored: &Result<Win, NoWin>) -> Result<Vec<String>, String> {
    Ok(match (scored, &expected.error) {
        (Ok(win), None) => compare(scene, win, expected)?,
        (Ok(_), Some(error)) => vec![format!("expected {error}, found a win")],
        (Err(no_win), Some(error)) if error_name(no_win) == error => Vec::new(),
        (Err(no_win), Some(error)) => vec![format!("expected {error}, found: {no_win}")],
        (Err(no_win), None) => vec![format!("expected a win, found: {no_win}")],
    })
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

fn compare(scene: &Scene, win: &Win, expected: &Expected) -> Result<Vec<String>, String> {
    let units: u8 = win.yaku.iter().map(|line| line.value.units()).sum();
    let yaku = yaku_by_id(scene, win);
    let ids: Vec<u8> = yaku.keys().copied().collect();
    let payments = scene.payments(win).map_err(|_| "nobody sits there".to_owned())?;
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
    Ok(differences)
}

fn differ<T: PartialEq + std::fmt::Debug>(differences: &mut Vec<String>, what: &str, expected: Option<T>, found: T) {
    if let Some(expected) = expected.filter(|expected| *expected != found) {
        differences.push(format!("{what}: expected {expected:?}, found {found:?}"));
    }
}

/// Han by Tenhou's number of the yaku; a yakuman counts as 13 for each unit, as the vectors do.
fn yaku_by_id(scene: &Scene, win: &Win) -> BTreeMap<u8, u8> {
    let han = |value| match value {
        Value::Han(han) => han,
        Value::Units(units) => 13 * units,
        Value::Limit(_) => 0,
    };
    let lines = win.yaku.iter().filter_map(|line| Some((tenhou_id(line.yaku, scene)?, han(line.value))));
    let dora = [(52, win.dora.dora + win.dora.kita), (53, win.dora.ura), (54, win.dora.red)];
    lines.chain(dora.into_iter().filter(|(_, count)| *count > 0)).collect()
}

fn tenhou_id(yaku: Yaku, scene: &Scene) -> Option<u8> {
    let wind = if yaku == Yaku::SeatWind { scene.seat_wind } else { scene.round_wind };
    number_of(Counted::Yaku(yaku), Some(wind))
}
