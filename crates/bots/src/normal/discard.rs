//! Which tile to discard.

use jantaku_core::{Hand, Kind, Tile};
use jantaku_engine::Action;

use super::outlook::{Outlook, outlook};
use super::plan::{Plan, plans};
use super::sight::Sight;

/// A discard and what it leads to.
#[derive(Clone, Copy)]
pub struct Choice {
    pub action: Action,
    /// Points to be expected, what the discard may cost taken off.
    pub worth: f64,
    pub outlook: Outlook,
}

/// The best of the discards among `legal`, with riichi where that is better.
pub fn best(sight: &Sight, hand: &Hand, legal: &[Action]) -> Option<Choice> {
    let mut tiles: Vec<(Tile, bool)> = Vec::with_capacity(14);
    for action in legal {
        if let &Action::Discard { tile, tsumogiri } = action
            && !tiles.iter().any(|(known, _)| *known == tile)
        {
            tiles.push((tile, tsumogiri));
        }
    }
    let riichi = |tile, tsumogiri| legal.contains(&Action::Riichi { tile, tsumogiri });
    among(sight, hand, tiles.into_iter().map(|(tile, tsumogiri)| (tile, tsumogiri, riichi(tile, tsumogiri))))
}

/// The best of these discards: tile, whether it is the drawn one, whether riichi may be declared with it.
pub fn among(sight: &Sight, hand: &Hand, tiles: impl Iterator<Item = (Tile, bool, bool)>) -> Option<Choice> {
    let plans = plans(sight, hand);
    let counts = hand.counts();
    let nearest: Vec<i8> = plans.iter().map(|plan| plan.shanten(&counts, hand.melds().len())).collect();
    let mut best: Option<Choice> = None;
    for (tile, tsumogiri, riichi) in tiles {
        let mut rest = hand.clone();
        if rest.discard(tile, tsumogiri).is_err() {
            continue;
        }
        let near: Vec<Plan> = keeping(&plans, &nearest, &rest);
        let outlook = outlook(sight, &rest, &near, riichi);
        let worth = worth(sight, tile, &outlook);
        if best.is_none_or(|best| worth > best.worth) {
            let action = match outlook.riichi {
                true => Action::Riichi { tile, tsumogiri },
                false => Action::Discard { tile, tsumogiri },
            };
            best = Some(Choice { action, worth, outlook });
        }
    }
    best
}

/// The plans by which the rest is as near to tenpai as the hand was. From tenpai a step back may be worth it.
fn keeping(plans: &[Plan], nearest: &[i8], rest: &Hand) -> Vec<Plan> {
    let counts = rest.counts();
    let near = |(plan, &nearest): (&Plan, &i8)| {
        let allowed = nearest.max(i8::from(nearest <= 0));
        (plan.shanten(&counts, rest.melds().len()) <= allowed).then_some(*plan)
    };
    plans.iter().zip(nearest).filter_map(near).collect()
}

/// Goes on with the hand, or gives it up and only looks for safety, whichever is better.
fn worth(sight: &Sight, tile: Tile, outlook: &Outlook) -> f64 {
    let danger = sight.danger[tile.kind().index()];
    let push = outlook.gain - ahead(sight, outlook.shanten);
    push.max(0.0) - danger - loose(sight, tile.kind())
}

/// What the discards still needed on the way to tenpai and a win will cost against the threats.
pub fn ahead(sight: &Sight, shanten: i8) -> f64 {
    let chance = match shanten {
        ..=0 => 0.03,
        1 => 0.09,
        2 => 0.18,
        _ => 0.3,
    };
    chance * sight.threats.iter().map(|threat| threat.loss).sum::<f64>()
}

/// What a tile is worth in itself, when nothing else tells two apart: middle numbers find partners more easily.
fn loose(sight: &Sight, kind: Kind) -> f64 {
    let tile = match (kind.suit(), kind.number()) {
        (None, _) if sight.yakuhai_of(kind) > 0 => f64::from(sight.left.of(kind)),
        (None, _) => 0.5,
        (_, 1 | 9) => 2.0,
        (_, 2 | 8) => 4.0,
        _ => 6.0,
    };
    tile + 2.0 * f64::from(sight.dora.of(kind))
}
