//! The public circumstances of a win.

use jantaku_core::{Kind, Seat, Tile, Yaku};
use jantaku_score::{Riichi, WinContext};

use super::How;
use crate::{ClaimOn, DrawFrom, Phase, RiichiStatus, Table};

/// The circumstances of a win of `seat` with this tile.
pub(super) fn context(table: &Table, seat: Seat, tile: Tile, how: How) -> WinContext {
    let (riichi, ippatsu) = match table.riichi[seat] {
        RiichiStatus::Riichi { double, ippatsu } => (declared(double), ippatsu),
        RiichiStatus::None | RiichiStatus::Declared { .. } => (Riichi::None, false),
    };
    let robbed = matches!(how, How::Claimed(ClaimOn::Kakan | ClaimOn::Ankan));
    let kita = how == How::Claimed(ClaimOn::Kita);
    let supplement = how == How::Drawn(DrawFrom::Supplement);
    let of_kan = supplement && !table.drawn_for_kita;
    let discarder = discarder(table, how);
    let first = matches!(how, How::Drawn(DrawFrom::Live) | How::Claimed(ClaimOn::Discard));
    let counts_copies = how != How::Imagined && table.rules.yaku.knows(Yaku::Ketsupaihou);
    WinContext {
        riichi,
        open_riichi: riichi != Riichi::None && table.opened[seat].is_some(),
        from_riichi: from_riichi(table, how),
        ippatsu: ippatsu && how != How::Imagined,
        last_tile: table.live_left == 0 && !robbed && !kita && how != How::Imagined,
        rinshan: supplement && (of_kan || table.rules.kita_rinshan_yaku),
        chankan: robbed || (kita && table.rules.kita_chankan_yaku),
        first_turn: first && table.first_turn(seat),
        declares: discarder.map_or(Riichi::None, |from| declared_with(table.riichi[from])),
        after_kan: discarder.is_some() && table.kan_chain > 0,
        from: discarder.and_then(|from| seat.relative(from, table.players())),
        nippatsu: how != How::Imagined && table.second_shot[seat],
        kan_chain: if of_kan { table.kan_chain } else { 0 },
        first_kan: of_kan && first_kan(table, seat),
        seen_copies: if counts_copies { seen_copies(table, tile.kind(), matches!(how, How::Claimed(_))) } else { 0 },
        eighth_deal: table.start.position.kept >= 7 && table.start.position.kept_by.is_none(),
    }
}

fn declared(double: bool) -> Riichi {
    if double { Riichi::Double } else { Riichi::Riichi }
}

/// The player whose discard would win.
fn discarder(table: &Table, how: How) -> Option<Seat> {
    match table.phase {
        Phase::Claims { from, on: ClaimOn::Discard, .. } if how == How::Claimed(ClaimOn::Discard) => Some(from),
        _ => None,
    }
}

/// Whether the claimed tile is that of a player in riichi, not counting one that declares it.
fn from_riichi(table: &Table, how: How) -> bool {
    let (Phase::Claims { from, .. }, How::Claimed(on)) = (&table.phase, how) else { return false };
    let status = table.riichi[*from];
    status.is_riichi() && (on != ClaimOn::Discard || declared_with(status) == Riichi::None)
}

/// The riichi that the discard on offer declares. The stick may be paid already; ippatsu ends with the next discard.
fn declared_with(status: RiichiStatus) -> Riichi {
    match status {
        RiichiStatus::Declared { double } | RiichiStatus::Riichi { double, ippatsu: true } => declared(double),
        RiichiStatus::None | RiichiStatus::Riichi { ippatsu: false, .. } => Riichi::None,
    }
}

/// Whether the player has not discarded yet and has only kans, and nobody else has a meld.
fn first_kan(table: &Table, seat: Seat) -> bool {
    table.rivers[seat].is_empty()
        && table
            .melds
            .iter()
            .all(|(who, melds)| if who == seat { melds.iter().all(|meld| meld.is_kan()) } else { melds.is_empty() })
}

/// The number of tiles of a kind that are among discards, melds, norths and indicators, not counting the one that would win.
fn seen_copies(table: &Table, kind: Kind, claimed: bool) -> u8 {
    let in_rivers = table.rivers.values().flatten().filter(|discard| discard.claimed_by.is_none());
    let in_melds = table.melds.values().flatten().flat_map(|meld| meld.tiles());
    let tiles = in_rivers.map(|discard| discard.tile).chain(in_melds).chain(table.indicators.iter().copied());
    let aside = if kind == Kind::NORTH { table.kita.values().sum::<u8>() } else { 0 };
    let seen = tiles.filter(|tile| tile.kind() == kind).count() as u8;
    (seen + aside).saturating_sub(u8::from(claimed))
}
