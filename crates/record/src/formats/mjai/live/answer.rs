//! Choices as answers.

use jantaku_core::{Hand, Kind, Meld, Seat, Tile};
use jantaku_engine::{Action, Actions, Phase, View};
use serde_json::{Value, json};

use crate::formats::mjai::line::written;

/// A message or an answer.
pub type Message = Value;

/// The answer that expresses a choice of the view's seat; `None` if mjai cannot express it. Riichi is announced first;
/// its discard is the next answer.
pub fn answer(view: &View, action: Action) -> Option<Message> {
    let (me, table) = (view.seat(), view.table());
    let actor = me.index();
    let offered = match table.phase {
        Phase::Claims { from, tile, .. } => Some((from.index(), tile)),
        _ => None,
    };
    let call = |kind: &str, own: &[Tile]| {
        let (target, tile) = offered?;
        Some(json!({ "type": kind, "actor": actor, "target": target, "pai": written(tile), "consumed": all(own) }))
    };
    Some(match action {
        Action::Discard { tile, tsumogiri } => dahai(me, tile, tsumogiri),
        Action::Riichi { .. } => json!({ "type": "reach", "actor": actor }),
        Action::Chii { own } => call("chi", &own)?,
        Action::Pon { own } => call("pon", &own)?,
        Action::Daiminkan => call("daiminkan", &held(view.hand(), offered?.1.kind()))?,
        Action::Ankan { kind } => {
            json!({ "type": "ankan", "actor": actor, "consumed": all(&held(view.hand(), kind)) })
        }
        Action::Kakan { tile } => {
            let pon = view.hand().melds().iter().find_map(|meld| match meld {
                Meld::Pon(pon) if pon.called().kind() == tile.kind() => Some(pon),
                _ => None,
            })?;
            let [a, b] = pon.own();
            json!({ "type": "kakan", "actor": actor, "pai": written(tile), "consumed": all(&[a, b, pon.called()]) })
        }
        Action::Kita => json!({ "type": "nukidora", "actor": actor, "pai": written(Kind::NORTH.tile()) }),
        Action::KyuushuKyuuhai => json!({ "type": "ryukyoku", "actor": actor, "reason": "kyushukyuhai" }),
        Action::Tsumo => {
            let drawn = view.hand().drawn()?;
            json!({ "type": "hora", "actor": actor, "target": actor, "pai": written(drawn) })
        }
        Action::Ron => {
            let (target, tile) = offered?;
            json!({ "type": "hora", "actor": actor, "target": target, "pai": written(tile) })
        }
        Action::Pass => json!({ "type": "none" }),
        Action::OpenRiichi { .. }
        | Action::ShowTenpai
        | Action::ShowNoten
        | Action::HideHand
        | Action::Continue
        | Action::Stop => {
            return None;
        }
    })
}

/// A discard as an answer.
pub(super) fn dahai(me: Seat, tile: Tile, tsumogiri: bool) -> Message {
    json!({ "type": "dahai", "actor": me.index(), "pai": written(tile), "tsumogiri": tsumogiri })
}

/// The choices as answers, each once; riichi only once, whatever the discard.
pub fn offers(view: &View, actions: &Actions) -> Vec<Message> {
    let mut offers = Vec::new();
    for offer in actions.legal.iter().filter_map(|&action| answer(view, action)) {
        if !offers.contains(&offer) {
            offers.push(offer);
        }
    }
    offers
}

/// The tiles of a kind in a hand.
fn held(hand: &Hand, kind: Kind) -> Vec<Tile> {
    hand.tiles().filter(|tile| tile.kind() == kind).collect()
}

fn all(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(|&tile| written(tile)).collect()
}
