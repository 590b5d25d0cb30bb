//! A wall, reconstructed from the tiles of a record.

use std::sync::Arc;

use jantaku_core::{Place, Ruleset, Tile, Wall, dealt_at};

use crate::formats::log::{LogRound, Move};

/// The wall of a round. The remaining tiles fill the places that the record never shows, from the highest down.
pub(super) fn rebuild(round: &LogRound, rules: &Arc<Ruleset>) -> Result<Wall, String> {
    let set = rules.tile_set();
    let mut left = [0_u8; Tile::COUNT];
    Tile::all().for_each(|tile| left[tile.index()] = set.count(tile) as u8);
    let size: usize = left.iter().map(|&count| usize::from(count)).sum();
    let mut shown = Shown { tiles: vec![None; size], left, fault: None };
    let players = rules.players.count();
    for (seat, hand) in round.hands.iter() {
        let turn = round.start.dealer.distance_to(seat, rules.players);
        if hand.len() != 13 {
            return Err(format!("{} tiles dealt to seat {seat}", hand.len()));
        }
        for (nth, &tile) in hand.iter().enumerate() {
            shown.put_at(Some(dealt_at(rules.players, turn, nth)), tile);
        }
    }
    let (mut live, mut supplements, mut supplement_due) = (13 * players, 0, false);
    for step in &round.moves {
        match step {
            &Move::Draw { tile, .. } if supplement_due => {
                shown.put_at(set.index(Place::Supplement(supplements)), tile);
                supplements += 1;
                supplement_due = false;
            }
            &Move::Draw { tile, .. } => {
                shown.put_at(set.index(Place::Live(live)), tile);
                live += 1;
            }
            Move::Meld { meld, .. } => supplement_due = meld.is_kan(),
            Move::Kita { .. } => supplement_due = true,
            _ => {}
        }
    }
    for (nth, tile) in indicators(round).into_iter().enumerate() {
        shown.put_at(set.index(Place::Indicator(nth)), tile);
    }
    let first = rules.ura_under(Wall::INDICATORS).start;
    for (nth, &tile) in round.ura.iter().flatten().enumerate() {
        shown.put_at(set.index(Place::Ura(first + nth)), tile);
    }
    if let Some(fault) = shown.fault {
        return Err(fault);
    }
    let left = shown.left;
    let mut rest = Tile::all().rev().flat_map(|tile| std::iter::repeat_n(tile, left[tile.index()].into()));
    let tiles: Option<Vec<Tile>> = shown.tiles.into_iter().map(|tile| tile.or_else(|| rest.next())).collect();
    let tiles = tiles.ok_or("more tiles than the wall has")?;
    let wall = Wall::new(tiles, &set).map_err(|error| error.to_string())?;
    Ok(wall.with_dice(round.start.dice(rules)))
}

/// All indicators that a record names, in the order turned.
pub(in crate::formats) fn indicators(round: &LogRound) -> Vec<Tile> {
    let turned = round.moves.iter().filter_map(|step| match step {
        Move::Dora { indicator } => Some(*indicator),
        _ => None,
    });
    let mut turned_tiles: Vec<Tile> = std::iter::once(round.start.indicator).chain(turned).collect();
    // A list at the end also has the indicators that no move turns.
    turned_tiles.extend(round.indicators.iter().flatten().skip(turned_tiles.len()).collect::<Vec<_>>());
    turned_tiles
}

struct Shown {
    tiles: Vec<Option<Tile>>,
    left: [u8; Tile::COUNT],
    fault: Option<String>,
}

impl Shown {
    fn put_at(&mut self, place: Option<usize>, tile: Tile) {
        match (self.left[tile.index()].checked_sub(1), place) {
            (Some(left), Some(at)) => {
                self.left[tile.index()] = left;
                self.tiles[at] = Some(tile);
            }
            (Some(_), None) => {
                self.fault.get_or_insert_with(|| "more draws or indicators than the wall has".to_owned());
            }
            (None, _) => {
                self.fault.get_or_insert_with(|| format!("one {tile} too many"));
            }
        }
    }
}
