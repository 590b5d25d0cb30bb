//! Discards of the drawn tile that a converter writes with the tile's own code, where others write 60.

use jantaku_core::{BySeat, Meld, Tile};

use crate::formats::log::{LogRound, Move};

/// Corrects the discards of a record: the code of the tile drawn is that tile where the hand has no other such tile, or
/// its player is in riichi. If a record has that, its other discards of such a code may be either tile.
pub(super) fn by_code(rounds: &mut [LogRound]) {
    let found = rounds.iter_mut().map(|round| correct(round, Some(true)));
    if found.fold(false, |any, found| any | found) {
        for round in rounds {
            correct(round, None);
        }
    }
}

/// Marks what is certainly the tile drawn, or with `None` leaves open what may be.
fn correct(round: &mut LogRound, mark: Option<bool>) -> bool {
    let players = round.hands.players();
    let mut hands = round.hands.clone();
    let mut drawn: BySeat<Option<Tile>> = BySeat::from_fn(players, |_| None);
    let mut riichi = BySeat::from_fn(players, |_| false);
    let mut found = false;
    for step in &mut round.moves {
        match step {
            Move::Draw { seat, tile } => {
                drawn[*seat] = Some(*tile);
                hands[*seat].push(*tile);
            }
            Move::Discard { seat, tile, tsumogiri, riichi: declares } => {
                let same = drawn[*seat].take() == Some(*tile) && *tsumogiri == Some(false);
                let only = hands[*seat].iter().filter(|held| *held == tile).count() == 1 || riichi[*seat];
                if same && (only || mark.is_none()) {
                    *tsumogiri = mark;
                    found = true;
                }
                take(&mut hands[*seat], &[*tile]);
                riichi[*seat] |= *declares;
            }
            Move::Meld { seat, meld } => match meld {
                Meld::Chii(chii) => take(&mut hands[*seat], &chii.own()),
                Meld::Pon(pon) => take(&mut hands[*seat], &pon.own()),
                Meld::Daiminkan(kan) => take(&mut hands[*seat], &kan.own()),
                Meld::Ankan(kan) => take(&mut hands[*seat], &kan.tiles()),
                Meld::Kakan(kan) => take(&mut hands[*seat], &[kan.added()]),
            },
            Move::Kita { seat, .. } => take(&mut hands[*seat], &[jantaku_core::Kind::NORTH.tile()]),
            Move::RiichiPaid { .. } | Move::Dora { .. } => {}
        }
    }
    found
}

fn take(hand: &mut Vec<Tile>, tiles: &[Tile]) {
    for tile in tiles {
        if let Some(at) = hand.iter().position(|held| held == tile) {
            hand.swap_remove(at);
        }
    }
}
