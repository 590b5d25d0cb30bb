//! What a discard may cost. The chance of dealing in is counted from the shapes that could wait for the tile and can
//! still exist: what was discarded (現物), its suji, and walls of tiles all seen (壁) need no rules of their own.

use jantaku_core::{Counts, Kind, KindSet, Meld, Seat};
use jantaku_engine::{RiichiStatus, Table};
use jantaku_score::live_waits;

/// A player who may be waiting.
pub struct Threat {
    /// Points that dealing in can be expected to cost, times the chance that the player waits at all.
    pub loss: f64,
    /// Kinds it cannot win with: discarded by itself, or let pass since.
    pub safe: KindSet,
    /// What it waits for, where its hand lies open.
    pub waits: Option<KindSet>,
}

/// What an ordinary riichi costs.
const RIICHI: f64 = 5500.0;
/// What a hand laid open for riichi costs whoever feeds it.
const LAID_OPEN: f64 = 32000.0;
/// What an ordinary open hand costs, and each dora seen in it.
const OPEN: f64 = 2600.0;
const OPEN_DORA: f64 = 1800.0;
const DEALER: f64 = 1.5;

/// The other players in riichi, or with three melds laid.
pub fn threats(table: &Table, me: Seat) -> Vec<Threat> {
    let others = table.players().seats_from(me).skip(1);
    let waits = |seat| table.opened[seat].as_ref().map(|hand| live_waits(hand, &table.rules));
    let threat = |seat| Some(Threat { loss: loss(table, seat)?, safe: safe(table, seat), waits: waits(seat) });
    others.filter_map(threat).collect()
}

fn loss(table: &Table, seat: Seat) -> Option<f64> {
    let open = table.melds[seat].iter().filter(|meld| meld.is_open()).count();
    let loss = match (table.riichi[seat], open) {
        _ if table.opened[seat].is_some() => LAID_OPEN,
        (RiichiStatus::Declared { .. } | RiichiStatus::Riichi { .. }, _) => RIICHI,
        (RiichiStatus::None, 4) => 0.9 * open_loss(table, seat),
        (RiichiStatus::None, 3) => 0.5 * open_loss(table, seat),
        _ => return None,
    };
    Some(if seat == table.dealer() { DEALER * loss } else { loss })
}

fn open_loss(table: &Table, seat: Seat) -> f64 {
    let tiles = || table.melds[seat].iter().flat_map(Meld::tiles);
    let dora: usize = table.dora().map(|dora| tiles().filter(|tile| tile.kind() == dora).count()).sum();
    let red = tiles().filter(|tile| tile.is_red()).count();
    (OPEN + OPEN_DORA * (dora + red) as f64).min(12000.0)
}

/// What `seat` has discarded, and what others have since its riichi, or else since its last discard.
pub fn safe(table: &Table, seat: Seat) -> KindSet {
    let riichi = table.riichi[seat].is_riichi();
    let mut safe = table.discarded(seat);
    let mut since = KindSet::EMPTY;
    let mut declared = false;
    for (who, kind, sideways) in in_order(table) {
        if who != seat {
            since.insert(kind);
        } else if !riichi || (sideways && !declared) {
            declared = true;
            since = KindSet::EMPTY;
        }
    }
    if !riichi || declared {
        safe = safe | since;
    }
    safe
}

/// All discards in the order they were made. A claimed tile gives the next discard to its claimant.
fn in_order(table: &Table) -> impl Iterator<Item = (Seat, Kind, bool)> + '_ {
    let mut next = table.dealer();
    let mut at = table.rivers.map(|_, _| 0usize);
    std::iter::from_fn(move || {
        let seat = next;
        let discard = table.rivers[seat].get(at[seat])?;
        at[seat] += 1;
        next = discard.claimed_by.unwrap_or(seat.next(table.players()));
        Some((seat, discard.tile.kind(), discard.sideways))
    })
}

/// Points that a discard of each kind can be expected to cost.
pub fn danger(threats: &[Threat], left: &Counts, unseen: usize) -> [f64; Kind::COUNT] {
    let mut danger = [0.0; Kind::COUNT];
    for kind in Kind::all().filter(|_| !threats.is_empty()) {
        let chance = |threat: &Threat| match threat.waits {
            Some(waits) => f64::from(u8::from(waits.contains(kind) && !threat.safe.contains(kind))),
            None => deal_in(kind, threat.safe, left, unseen),
        };
        let each = threats.iter().map(|threat| threat.loss * chance(threat));
        danger[kind.index()] = each.sum();
    }
    danger
}

/// Chances that a waiting hand waits in a shape, for each way to make the shape from unseen tiles, when a typical
/// number is unseen. Players seek two-sided waits, so these are likelier than others.
const TWO_SIDED: f64 = 0.0031;
const CLOSED: f64 = 0.0011;
const EDGE: f64 = 0.0010;
const PAIRS: f64 = 0.0015;
const HONOUR_PAIRS: f64 = 0.0040;
const SINGLE: f64 = 0.0020;
const TYPICAL_UNSEEN: f64 = 90.0;

/// The chance that a waiting player wins with this kind.
fn deal_in(kind: Kind, safe: KindSet, left: &Counts, unseen: usize) -> f64 {
    if safe.contains(kind) {
        return 0.0;
    }
    let density = TYPICAL_UNSEEN / (unseen.max(1) as f64);
    let of = |kind: Kind| f64::from(left.of(kind));
    let near = |steps: i8| kind.offset(steps);
    let mut two_tiles = CLOSED * near(-1).zip(near(1)).map_or(0.0, |(a, b)| of(a) * of(b));
    for side in [1, -1] {
        let Some((a, b)) = near(side).zip(near(2 * side)) else { continue };
        two_tiles += of(a)
            * of(b)
            * match near(3 * side) {
                None => EDGE,
                Some(other) if safe.contains(other) => 0.0,
                Some(_) => TWO_SIDED,
            };
    }
    let same = of(kind);
    let pairs = if kind.is_honour() { HONOUR_PAIRS } else { PAIRS };
    two_tiles += pairs * same * (same - 1.0).max(0.0) / 2.0;
    two_tiles * density * density + SINGLE * same * density
}
