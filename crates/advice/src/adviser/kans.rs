//! Kans.

use jantaku_core::{Kind, Meld};
use jantaku_engine::Action;

use super::ground::Ground;
use super::{Fact, Said};

/// The closed kan on offer.
fn ankan(ground: &Ground) -> Option<(Action, Kind)> {
    ground.choices.iter().find_map(|&action| match action {
        Action::Ankan { kind } => Some((action, kind)),
        _ => None,
    })
}

//
pub(super) fn delay_kan(ground: &Ground) -> Option<Said> {
    let (kan, kind) = ankan(ground)?;
    let shanten = ground.best()?.shanten;
    let far = u8::try_from(shanten).ok().filter(|&shanten| shanten > 0)?;
    ground.in_riichi().is_empty().then(|| Said::avoid(kan).with(Fact::Tile(kind.tile())).with(Fact::Shanten(far)))
}

//
pub(super) fn no_kan_into_riichi(ground: &Ground) -> Option<Said> {
    let kan = |action: &&Action| matches!(action, Action::Ankan { .. } | Action::Kakan { .. } | Action::Daiminkan);
    let kan = ground.choices.iter().find(kan)?;
    let riichi = ground.in_riichi();
    (!riichi.is_empty() && ground.table.kan_turns_dora()).then(|| Said::avoid(*kan).with(Fact::Players(riichi)))
}

//
pub(super) fn add_to_pon(ground: &Ground) -> Option<Said> {
    let (kan, tile) = ground.choices.iter().find_map(|&action| match action {
        Action::Kakan { tile } => Some((action, tile)),
        _ => None,
    })?;
    let after = ground.view.after_kan(kan)?;
    let pon = ground.view.hand().melds().iter().any(|meld| matches!(meld, Meld::Pon(_)) && meld.kind() == tile.kind());
    let keeps = jantaku_score::shanten(&after.counts(), after.melds().len(), ground.table.rules.tile_set).min()
        <= ground.best()?.shanten;
    (pon && keeps && ground.quiet()).then(|| Said::choose(kan).with(Fact::Tile(tile)))
}
