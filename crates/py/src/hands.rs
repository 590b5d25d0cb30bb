//! Shanten, ukeire and scores of stated hands.

use jantaku_core::notation::parse_tiles;
use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, KindSet, Tile};
use jantaku_wire::{ScoreAnswer, convert};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{JantakuError, NoWin};
use crate::python;
use crate::rules::RulesArg;

/// A hand to be looked at: its concealed tiles, and how many melds it has.
struct Stated {
    counts: Counts,
    melds: usize,
    played: TilesPlayed,
}

fn stated(tiles: &str, melds: usize, rules: Option<RulesArg>) -> PyResult<Stated> {
    let rules = RulesArg::ruleset(rules)?;
    let read: Vec<Tile> = parse_tiles(tiles).map_err(|error| JantakuError::new_err(error.to_string()))?;
    let counts: Counts = read.iter().copied().collect();
    let count = read.len() + 3 * melds;
    if melds > 4 || !(count == 13 || count == 14) {
        let most = "a hand has 13 or 14 tiles, three for each of up to four melds";
        return Err(JantakuError::new_err(format!("{most}; here are {} tiles and {melds} melds", read.len())));
    }
    if let Some(kind) = counts.five_of_a_kind() {
        return Err(JantakuError::new_err(format!("there are only four {kind}")));
    }
    Ok(Stated { counts, melds, played: rules.tile_set })
}

fn names(kinds: KindSet) -> Vec<String> {
    kinds.iter().map(|kind| kind.tile().to_string()).collect()
}

/// The tiles of a text such as `"123m406p77z"`, one by one and in the order written.
#[pyfunction]
pub fn read_tiles(text: &str) -> PyResult<Vec<String>> {
    let tiles = parse_tiles(text).map_err(|error| JantakuError::new_err(error.to_string()))?;
    Ok(tiles.iter().map(Tile::to_string).collect())
}

/// How many tiles a hand is away from tenpai: 0 is tenpai, -1 a complete hand.
///
/// `tiles` are the concealed ones, such as `"123m406p77z"`: 13 or 14 with three for each meld.
#[pyfunction]
#[pyo3(signature = (tiles, melds = 0, rules = None))]
pub fn shanten(tiles: &str, melds: usize, rules: Option<RulesArg>) -> PyResult<i8> {
    let hand = stated(tiles, melds, rules)?;
    Ok(jantaku_score::shanten(&hand.counts, hand.melds, hand.played).min())
}

/// The tiles that bring a hand of 13 tiles nearer to a win; in tenpai, its waits.
#[pyfunction]
#[pyo3(signature = (tiles, melds = 0, rules = None))]
pub fn ukeire(tiles: &str, melds: usize, rules: Option<RulesArg>) -> PyResult<Vec<String>> {
    let hand = stated(tiles, melds, rules)?;
    if hand.counts.total() as usize + 3 * hand.melds != 13 {
        return Err(JantakuError::new_err("ukeire is asked of 13 tiles; `discards` tells it of each discard from 14"));
    }
    Ok(names(jantaku_score::ukeire(&hand.counts, hand.melds, hand.played)))
}

/// For each tile that can be discarded from 14: the shanten after it, and the tiles that lower that.
#[pyfunction]
#[pyo3(signature = (tiles, melds = 0, rules = None))]
pub fn discards<'py>(
    py: Python<'py>,
    tiles: &str,
    melds: usize,
    rules: Option<RulesArg>,
) -> PyResult<Bound<'py, PyDict>> {
    let hand = stated(tiles, melds, rules)?;
    if hand.counts.total() as usize + 3 * hand.melds != 14 {
        return Err(JantakuError::new_err("discards are asked of 14 tiles"));
    }
    let each = PyDict::new(py);
    for after in jantaku_score::discards(&hand.counts, hand.melds, hand.played) {
        each.set_item(after.kind.tile().to_string(), (after.shanten.min(), names(after.ukeire)))?;
    }
    Ok(each)
}

/// What a win scores, step by step: groups, fu, yaku, dora, payments.
///
/// `line` is a win in words: the concealed tiles without the winning one, then `tsumo:` or `ron:` with it, and whatever applies of
/// `chii:`, `pon:`, `kan:`, `ankan:`, `riichi`, `ippatsu`, `dora:`, `ura:`, `seat:`, `round:`, `honba:` and others.
/// `"234m567p345s78s88s tsumo:9s riichi dora:4p"` is one. A hand that does not win raises `NoWin`.
#[pyfunction]
#[pyo3(signature = (line, rules = None, sticks = 0))]
pub fn score<'py>(py: Python<'py>, line: &str, rules: Option<RulesArg>, sticks: u32) -> PyResult<Bound<'py, PyAny>> {
    let rules = RulesArg::ruleset(rules)?;
    match convert::scored(line, &rules, sticks).map_err(|error| JantakuError::new_err(error.to_string()))? {
        ScoreAnswer::Win(win) => python(py, &win),
        ScoreAnswer::NoWin { message, .. } => Err(NoWin::new_err(message)),
    }
}
