//! What a seat may do: decided here and nowhere else, from what that seat knows.

mod claims;
mod turn;

use jantaku_core::{Hand, KindSet, Meld, Ruleset, Seat, Tile, Wall, rules::Kuikae};
use jantaku_score::{NoWin, Occasion, Riichi, Win, WinBy, WinQuery, score};

use crate::next::{Next, after_round};
use crate::own::Own;
use crate::{Action, Actions, ClaimOn, Denial, DrawFrom, Phase, RiichiStatus, Table};

pub(crate) use claims::{daiminkan, pon, round_ends};
pub(crate) use turn::{ankan_of, pon_of, without_drawn};

/// The actions of `seat`, whose private knowledge is `own`.
pub(crate) fn actions(table: &Table, seat: Seat, own: &Own) -> Actions {
    if own.answer.is_some() {
        return Actions::default();
    }
    match &table.phase {
        Phase::Turn { seat: turn, origin } if *turn == seat => turn::actions(table, seat, own, *origin),
        Phase::Claims { from, tile, on } if *from != seat => claims::actions(table, seat, own, *from, *tile, *on),
        Phase::Over(_) => between(table, seat),
        _ => Actions::default(),
    }
}

fn between(table: &Table, seat: Seat) -> Actions {
    let legal = match after_round(table) {
        Next::End(_) => vec![],
        Next::Ask { seat: asked, .. } if asked == seat => vec![Action::Continue, Action::Stop],
        _ => vec![Action::Continue],
    };
    Actions { legal, denied: vec![] }
}

/// How a winning tile comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum How {
    /// Drawn by the winner.
    Drawn(DrawFrom),
    /// Another player's tile.
    Claimed(ClaimOn),
    /// Some day, in some ordinary way: to see whether a waiting hand has a yaku.
    Imagined,
}

/// A hand with its winning tile.
pub(crate) struct Winning<'a> {
    pub hand: &'a Hand,
    pub tile: Tile,
    pub how: How,
    pub ura_indicators: &'a [Tile],
}

/// Scores a win of `seat` as things stand on the table.
pub(crate) fn score_win(table: &Table, seat: Seat, winning: &Winning<'_>) -> Result<Win, NoWin> {
    let (riichi, ippatsu) = match table.riichi[seat] {
        RiichiStatus::Riichi { double, ippatsu } => (if double { Riichi::Double } else { Riichi::Riichi }, ippatsu),
        RiichiStatus::None | RiichiStatus::Declared { .. } => (Riichi::None, false),
    };
    let how = winning.how;
    let robbed = matches!(how, How::Claimed(ClaimOn::Kakan | ClaimOn::Ankan));
    let kita = how == How::Claimed(ClaimOn::Kita);
    let rinshan = how == How::Drawn(DrawFrom::Supplement);
    let by = if matches!(how, How::Claimed(_)) { WinBy::Ron } else { WinBy::Tsumo };
    score(&WinQuery {
        rules: &table.rules,
        hand: winning.hand,
        winning_tile: winning.tile,
        by,
        seat_wind: table.wind(seat),
        round_wind: table.start.wind,
        occasion: Occasion {
            riichi,
            ippatsu,
            last_tile: table.live_left == 0 && !robbed && !kita && how != How::Imagined,
            rinshan: rinshan && (!table.drawn_for_kita || table.rules.kita_rinshan_yaku),
            chankan: robbed || (kita && table.rules.kita_chankan_yaku),
            first_turn: how == How::Drawn(DrawFrom::Live) && table.first_turn(seat),
        },
        indicators: &table.indicators,
        ura_indicators: winning.ura_indicators,
        kita: table.kita[seat],
        honba: table.start.honba,
    })
}

/// Why a complete hand is no win.
fn denial(no_win: NoWin) -> Denial {
    match no_win {
        NoWin::BelowTwoHan { han } => Denial::BelowTwoHan { han },
        _ => Denial::NoYaku,
    }
}

/// Why no kan can be declared now, if so.
fn kan_barred(table: &Table) -> Option<Denial> {
    if table.live_left == 0 {
        Some(Denial::LastTile)
    } else if table.kans() >= Wall::KANS {
        Some(Denial::FourKans)
    } else {
        None
    }
}

/// The kinds that may not be discarded right after laying `meld`.
pub fn kuikae(rules: &Ruleset, meld: &Meld) -> KindSet {
    let mut barred = KindSet::EMPTY;
    let called = match meld.called() {
        Some((tile, _)) if rules.kuikae != Kuikae::Allowed => tile.kind(),
        _ => return barred,
    };
    barred.insert(called);
    if let (Meld::Chii(chii), Kuikae::NoSameOrSuji) = (meld, rules.kuikae) {
        let low = chii.low();
        let other_end = match called.number() - low.number() {
            0 => low.offset(3),
            2 => low.offset(-1),
            _ => None,
        };
        other_end.into_iter().for_each(|kind| barred.insert(kind));
    }
    barred
}
