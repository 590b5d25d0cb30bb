//! Liability for a player's discard that completes a called yakuman set (包).

use jantaku_core::rules::PaoHand;
use jantaku_core::{Kind, Meld, Seat, Yaku};
use jantaku_score::{Covered, Liability, Value, Win};

use crate::{DrawFrom, Origin, Phase, Table};

impl Table {
    /// Records that a meld just laid with a discard of `from` may be the last set of a hand with liability.
    pub(crate) fn fed_by(&mut self, from: Seat, seat: Seat, meld: &Meld) {
        self.kan_fed_by = meld.is_kan().then_some(from);
        let laid = &self.melds[seat];
        let last = |hand: &PaoHand| {
            let (sets, _, counts) = sets(*hand)?;
            (counts(meld) && laid.iter().filter(|meld| counts(meld)).count() == sets).then_some((*hand, from))
        };
        self.fed[seat].extend(self.rules.pao.iter().filter_map(last));
    }

    /// Who is liable for a win and for what, in the order in which the sets were fed.
    pub(crate) fn liabilities(&self, winner: Seat, win: &Win) -> Vec<Liability> {
        let supplement = matches!(self.phase, Phase::Turn { origin: Origin::Draw(DrawFrom::Supplement), .. });
        let units = |yaku: Yaku| {
            let of = |value: Value| if let Value::Units(units) = value { Some(units) } else { None };
            win.yaku.iter().find(|line| line.yaku == yaku).and_then(|line| of(line.value))
        };
        let fed = self.fed[winner].iter().filter_map(|&(hand, seat)| {
            let (_, yaku, _) = sets(hand)?;
            Some(Liability { seat, covers: Covered::Units(units(yaku)?) })
        });
        let kan = self.kan_fed_by.filter(|_| supplement && self.rules.pao.contains(&PaoHand::DaiminkanRinshan));
        fed.chain(kan.map(|seat| Liability { seat, covers: Covered::Hand })).collect()
    }
}

/// Which sets, how many of them, and the yakuman they make; `None` for the kan whose supplement tile wins.
type Sets = (usize, Yaku, fn(&Meld) -> bool);

fn sets(hand: PaoHand) -> Option<Sets> {
    Some(match hand {
        PaoHand::Daisangen => (3, Yaku::Daisangen, |meld| of(meld, Kind::is_dragon)),
        PaoHand::Daisuushii => (4, Yaku::Daisuushii, |meld| of(meld, Kind::is_wind)),
        PaoHand::Tsuuiisou => (4, Yaku::Tsuuiisou, |meld| of(meld, Kind::is_honour)),
        PaoHand::Chinroutou => (4, Yaku::Chinroutou, |meld| of(meld, Kind::is_terminal)),
        PaoHand::Ryuuiisou => (4, Yaku::Ryuuiisou, |meld| of(meld, Kind::is_green)),
        PaoHand::Suukantsu => (4, Yaku::Suukantsu, Meld::is_kan),
        PaoHand::DaiminkanRinshan => return None,
    })
}

/// Whether a meld has only such tiles.
fn of(meld: &Meld, is: fn(Kind) -> bool) -> bool {
    meld.tiles().iter().all(|tile| is(tile.kind()))
}
