//! Which tile is the safest against the one player in riichi.

use jantaku_advice::safety::{Class, Grade, Kabe, Mark};
use jantaku_advice::{TileSafety, safety};
use jantaku_core::{Kind, Seat};
use jantaku_engine::{Actions, RiichiStatus, View};

use super::Found;
use crate::{Choice, Task};

/// How many tiles are shown.
const SHOWN: usize = 4;

/// By how many grades the others are more dangerous: two that are nearly as safe are no question.
const GAP: u8 = 2;

/// The question of a turn against one riichi, if one tile is clearly safer than three others.
pub fn question(view: &View, actions: &Actions) -> Option<Found> {
    if view.table().riichi[view.seat()] != RiichiStatus::None {
        return None;
    }
    let tiles = safety(view, actions);
    let mut marks: Vec<(Kind, Mark, u8)> =
        tiles.iter().map(|tile| Some((tile.kind, only(view, tile)?.1, tile.left))).collect::<Option<_>>()?;
    marks.sort_by_key(|(kind, mark, _)| (mark.grade, mark.class, *kind));
    let (&(best, mark, _), rest) = marks.split_first()?;
    let genbutsu = mark.class == Class::Genbutsu;
    let riskier = |other: &&(Kind, Mark, u8)| {
        let (_, mark_of, left) = other;
        // A tile whose other copies are all seen may be as safe as one that was discarded. How suji compares with an honour,
        // with a two or an eight, with a wall, and with a tile of which few are left, players disagree about.
        let middle = match mark_of.class {
            Class::Middle => true,
            Class::ThreeSeven => mark.class != Class::SujiThreeSeven,
            _ => false,
        };
        let compares = if genbutsu { *left > 0 } else { *left > 1 && middle && mark_of.wall.is_none() };
        compares && apart(mark.grade, mark_of.grade) >= GAP
    };
    let others: Vec<Kind> = rest.iter().filter(riskier).map(|(kind, ..)| *kind).collect();
    if others.len() + 1 < SHOWN {
        return None;
    }
    let skill = skill(view, best, &mark, only(view, tiles.first()?)?.0)?;
    let mut shown: Vec<Kind> = others.into_iter().take(SHOWN - 1).chain([best]).collect();
    shown.sort();
    let right = shown.iter().position(|&kind| kind == best)?;
    let task = Task { choices: shown.into_iter().map(|kind| Choice::Tile(kind.tile())).collect(), right: vec![right] };
    Some(Found { skill, level: level(skill), task })
}

/// The mark against the only player who threatens, if that one is in riichi.
pub fn only(view: &View, tile: &TileSafety) -> Option<(Seat, Mark)> {
    match tile.against[..] {
        [(seat, mark)] if view.table().riichi[seat].is_riichi() && view.table().opened[seat].is_none() => {
            Some((seat, mark))
        }
        _ => None,
    }
}

fn apart(safer: Grade, other: Grade) -> u8 {
    other as u8 - safer as u8
}

/// What shows that the tile is the safest.
fn skill(view: &View, kind: Kind, mark: &Mark, seat: Seat) -> Option<&'static str> {
    let discarded = view.table().rivers[seat].iter().any(|lying| lying.tile.kind() == kind);
    match (mark.class, mark.wall) {
        (Class::Genbutsu, _) if discarded => Some("genbutsu"),
        (Class::Genbutsu, _) => Some("passed"),
        (_, Some(Kabe::NoChance)) => Some("wall"),
        _ if kind.is_honour() => Some("honour"),
        (Class::SujiTerminal | Class::SujiTwoEight | Class::SujiThreeSeven, None) => Some("suji"),
        _ => None,
    }
}

fn level(skill: &str) -> u8 {
    match skill {
        "genbutsu" => 1,
        "passed" => 2,
        "honour" | "suji" => 3,
        _ => 4,
    }
}
