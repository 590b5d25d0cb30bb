//! Which tile to discard.

use jantaku_core::{Hand, Tile};
use jantaku_engine::Action;

use super::outlook::{Outlook, outlook};
use crate::plan::{Plan, plans};
use crate::sight::Sight;

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
    among(sight, hand, tiles.iter().map(|&(tile, tsumogiri)| (tile, tsumogiri, riichi(tile, tsumogiri))))
}

/// The best of these discards: tile, whether it is the drawn one, whether riichi may be declared with it.
pub fn among(sight: &Sight, hand: &Hand, tiles: impl Iterator<Item = (Tile, bool, bool)> + Clone) -> Option<Choice> {
    let nearest = of_plans(sight, hand, 0, tiles.clone())?;
    let waits_in_vain = nearest.outlook.shanten <= 0 && nearest.outlook.gain <= 0.0;
    if waits_in_vain { of_plans(sight, hand, 1, tiles) } else { Some(nearest) }
}

/// The best discard that takes the hand no more than `back` further from tenpai, by any of its plans.
fn of_plans(sight: &Sight, hand: &Hand, back: i8, tiles: impl Iterator<Item = (Tile, bool, bool)>) -> Option<Choice> {
    let (counts, melds) = (hand.counts(), hand.melds().len());
    let near = |plan: Plan| (plan, plan.shanten(&counts, melds).max(0) + back);
    let plans: Vec<(Plan, i8)> = plans(sight, hand).into_iter().map(near).collect();
    let mut best: Option<Choice> = None;
    for (tile, tsumogiri, riichi) in tiles {
        let mut rest = hand.clone();
        if rest.discard(tile, tsumogiri).is_err() {
            continue;
        }
        let counts = rest.counts();
        let kept = plans.iter().filter(|(plan, limit)| plan.shanten(&counts, melds) <= *limit);
        let kept: Vec<Plan> = kept.map(|(plan, _)| *plan).collect();
        let outlook = outlook(sight, &rest, &kept, riichi);
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

/// Goes on with the hand, or gives it up and only looks for safety, whichever is better.
fn worth(sight: &Sight, tile: Tile, outlook: &Outlook) -> f64 {
    let danger = sight.danger[tile.kind().index()];
    let push = outlook.gain - ahead(sight, outlook.shanten);
    push.max(0.0) - danger - sight.loose(tile.kind())
}

/// What the discards still needed on the way to tenpai and a win will cost against the threats.
pub fn ahead(sight: &Sight, shanten: i8) -> f64 {
    let chance = match shanten {
        ..=0 => 0.015,
        1 => 0.04,
        2 => 0.08,
        _ => 0.13,
    };
    chance * sight.threat
}
