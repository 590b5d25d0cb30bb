//! Which tile is the safest against the one player in riichi.

use jantaku_advice::safety::{Class, Grade, Kabe, Mark};
use jantaku_advice::{TileSafety, safety};
use jantaku_core::{Counts, Kind, Seat};
use jantaku_engine::{Actions, RiichiStatus, View};
use jantaku_wire::DrillChoice;

use super::Found;
use crate::Task;

/// The number of tiles that are shown.
const SHOWN: usize = 4;

/// By how many grades the others are more dangerous: two that are nearly as safe are no question.
const GAP: u8 = 2;

/// A tile of the hand: its kind, the assessment against the player in riichi, and how many copies are unseen.
type Assessed = (Kind, Mark, u8);

/// A tile that is clearly safer than others.
struct Safe {
    kind: Kind,
    skill: &'static str,
    /// The others, those that look safe first.
    others: Vec<Kind>,
}

impl Safe {
    /// Whether looks don't tell the answer: another looks as safe, to somebody who sees no river.
    fn is_hidden(&self) -> bool {
        self.others.first().is_some_and(|&other| looks(other) <= looks(self.kind))
    }

    fn level(&self) -> u8 {
        if self.is_hidden() { level(self.skill) } else { 1 }
    }
}

/// A two or an eight that may be waited for with its neighbours in so many ways is more dangerous than one with suji.
const WIDE: u32 = 6;

/// The question of a turn against one riichi, if one tile is clearly safer than three others. The hand may hold a safer one,
/// which is not shown then; of several such tiles it is the one that is hardest to tell.
pub fn question(view: &View, actions: &Actions) -> Option<Found> {
    if view.table().riichi[view.seat()] != RiichiStatus::None {
        return None;
    }
    let tiles = safety(view, actions);
    let seat = only(view, tiles.first()?)?.0;
    let assessed: Vec<Assessed> =
        tiles.iter().map(|tile| Some((tile.kind, only(view, tile)?.1, tile.left))).collect::<Option<_>>()?;
    let safe = assessed.iter().filter_map(|one| safe(view, seat, one, &assessed));
    let safe = safe.max_by_key(|safe| (safe.level(), safe.kind))?;
    let mut shown: Vec<Kind> = safe.others.iter().copied().take(SHOWN - 1).chain([safe.kind]).collect();
    shown.sort();
    let right = shown.iter().position(|&kind| kind == safe.kind)?;
    let task = Task {
        choices: shown.into_iter().map(|kind| DrillChoice::Tile { tile: kind.tile() }).collect(),
        right: vec![right],
    };
    Some(Found { skill: safe.skill, level: safe.level(), task })
}

/// A tile, if enough of the others are clearly more dangerous.
fn safe(view: &View, seat: Seat, one: &Assessed, all: &[Assessed]) -> Option<Safe> {
    let (kind, mark, _) = one;
    let skill = skill(view, *kind, mark, seat)?;
    let genbutsu = mark.class == Class::Genbutsu;
    let unseen = view.unseen_counts().kinds;
    // A tile whose other copies are all seen may be as safe as one that was discarded.
    let compares = |other: &Assessed| if genbutsu { other.2 > 0 } else { compares(one, other, &unseen) };
    let riskier = |other: &&Assessed| compares(other) && apart(mark.grade, other.1.grade) >= Some(GAP);
    let mut others: Vec<Kind> = all.iter().filter(riskier).map(|(kind, ..)| *kind).collect();
    others.sort_by_key(|kind| (looks(*kind), *kind));
    (others.len() + 1 >= SHOWN).then_some(Safe { kind: *kind, skill, others })
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

/// Whether everybody agrees that the other tile is the more dangerous one, if the first is no genbutsu. How suji and honours compare
/// with a wall and with a tile of which few are left, players disagree about.
fn compares((kind, mark, left): &Assessed, (other, of, others_left): &Assessed, unseen: &Counts) -> bool {
    if *others_left <= 1 || of.wall.is_some() {
        return false;
    }
    let terminal = !kind.is_honour() && kind.is_yaochuu();
    let wide = || two_sided(*other, unseen) >= WIDE && *others_left > 2 && others_left >= left;
    match of.class {
        Class::Middle => true,
        Class::ThreeSeven => looks(*kind) < 3,
        Class::TwoEight => terminal || (looks(*kind) == 2 && wide()) || mark.grade == Grade::NearlySafe,
        Class::Terminal => mark.grade == Grade::NearlySafe,
        Class::ValueNew => kind.is_honour() && left < others_left,
        _ => false,
    }
}

/// In how many ways a two or an eight may be waited for with its two neighbours towards the middle.
fn two_sided(kind: Kind, unseen: &Counts) -> u32 {
    let towards = if kind.number() < 5 { 1 } else { -1 };
    let left = |steps: i8| kind.offset(steps * towards).map_or(0, |kind| u32::from(unseen.of(kind)));
    left(1) * left(2)
}

/// How safe a tile looks to somebody who sees no river: honours the safest, then the outermost numbers.
fn looks(kind: Kind) -> u8 {
    if kind.is_honour() { 0 } else { kind.number().min(10 - kind.number()) }
}

/// By how many grades the other is more dangerous.
fn apart(safer: Grade, other: Grade) -> Option<u8> {
    (other as u8).checked_sub(safer as u8)
}

/// What shows that the tile is the safest.
fn skill(view: &View, kind: Kind, mark: &Mark, seat: Seat) -> Option<&'static str> {
    let discarded = view.table().rivers[seat].iter().any(|lying| lying.tile.kind() == kind);
    match (mark.class, mark.wall) {
        (Class::Genbutsu, _) if discarded => Some("genbutsu"),
        (Class::Genbutsu, _) => Some("passed"),
        // Of the middle tiles too many other waits remain.
        (_, Some(Kabe::NoChance)) => (looks(kind) <= 2).then_some("wall"),
        _ if kind.is_honour() => Some("honour"),
        (Class::SujiTerminal | Class::SujiTwoEight | Class::SujiThreeSeven, None) => Some("suji"),
        _ => None,
    }
}

fn level(skill: &str) -> u8 {
    match skill {
        "genbutsu" => 2,
        "passed" | "honour" => 3,
        "suji" => 4,
        _ => 5,
    }
}
