//! Estimates of what a hand will be worth.

use jantaku_core::{Counts, Hand, Kind, Tile};
use jantaku_engine::RiichiStatus;
use jantaku_score::{Riichi, WinBy, WinContext, WinQuery};

use crate::plan::Plan;
use crate::position::Position;

/// The points of a non-dealer's win by its han, at a typical number of fu; set by hand.
const CHILD_POINTS: [f64; 14] = [
    0.0, 1200.0, 2300.0, 4600.0, 7700.0, 8000.0, 12000.0, 12000.0, 16000.0, 16000.0, 16000.0, 24000.0, 24000.0, 32000.0,
];
/// The dealer's points as a factor of the others'.
const DEALER_FACTOR: f64 = 1.5;

/// The han that riichi adds on average beside its own, by ippatsu, ura dora and menzen tsumo; set by hand.
const RIICHI_EXTRA_HAN: f64 = 0.6;

/// The points of a hand that is still to be completed by this plan. `extra_han`: han beside those of the tiles held.
pub fn estimate(position: &Position, hand: &Hand, counts: &Counts, plan: &Plan, extra_han: f64) -> f64 {
    let kept = hand.tiles().filter(|tile| plan.kinds.contains(tile.kind()) && counts.of(tile.kind()) > 0);
    let melded = hand.melds().iter().flat_map(|meld| meld.tiles());
    let dora: u8 = kept.chain(melded).map(|tile| position.dora_of(tile)).sum();
    let all = all_counts(hand, counts);
    let yakuhai = yakuhai(position, &all, plan);
    let yaku = match plan.closed {
        true => 1.0 + RIICHI_EXTRA_HAN + yakuhai + potential_han(&all),
        false => plan.han + yakuhai,
    };
    if position.two_han() && !plan.closed && yaku < 2.0 {
        return 0.0;
    }
    let norths = if position.table.rules.kita_is_dora { position.table.kita[position.me] } else { 0 };
    points(position, yaku + f64::from(dora + norths) + extra_han)
}

/// The melds together with these concealed tiles.
fn all_counts(hand: &Hand, counts: &Counts) -> Counts {
    let mut all = *counts;
    hand.melds().iter().flat_map(|meld| meld.tiles()).for_each(|tile| all.add(tile.kind()));
    all
}

/// The expected han of yakuhai; a pair may still become a triplet, by a chance set by hand.
fn yakuhai(position: &Position, all: &Counts, plan: &Plan) -> f64 {
    let kinds = position.yakuhai.iter().filter(|(kind, _)| plan.kinds.contains(*kind));
    let each = kinds.map(|&(kind, han)| match (all.of(kind), position.left.of(kind)) {
        (3.., _) => f64::from(han),
        (2, 1..) => 0.35 * f64::from(han),
        _ => 0.0,
    });
    each.sum()
}

/// The expected han of what a closed hand may still become, tanyao or a flush; set by hand.
fn potential_han(all: &Counts) -> f64 {
    let count = |test: &dyn Fn(Kind) -> bool| -> u8 { Kind::all().filter(|&k| test(k)).map(|k| all.of(k)).sum() };
    let tanyao = match count(&|kind| kind.is_yaochuu()) {
        0 => 1.0,
        1..=2 => 0.3,
        _ => 0.0,
    };
    let off_suit = |suit| count(&|kind| kind.suit().is_some_and(|other| other != suit));
    let flush = match jantaku_core::Suit::ALL.map(off_suit).into_iter().min() {
        Some(0) => 2.5,
        Some(1..=2) => 1.0,
        _ => 0.0,
    };
    tanyao + flush
}

/// The points for a number of han, interpolated for fractions.
pub fn points(position: &Position, han: f64) -> f64 {
    let whole = (han as usize).min(CHILD_POINTS.len() - 2);
    let part = (han - whole as f64).min(1.0);
    let child = CHILD_POINTS[whole] + part * (CHILD_POINTS[whole + 1] - CHILD_POINTS[whole]);
    if position.is_dealer() { DEALER_FACTOR * child } else { child }
}

/// The query for a win with this tile. `riichi`: with riichi declared first.
pub fn query<'a>(position: &Position<'a>, hand: &'a Hand, tile: Tile, riichi: bool, by: WinBy) -> WinQuery<'a> {
    let table = position.table;
    let declared = match table.riichi[position.me] {
        RiichiStatus::Riichi { double: true, .. } => Riichi::Double,
        RiichiStatus::Riichi { .. } => Riichi::Riichi,
        _ if riichi && table.first_turn(position.me) => Riichi::Double,
        _ if riichi => Riichi::Riichi,
        _ => Riichi::None,
    };
    WinQuery {
        rules: &table.rules,
        hand,
        winning_tile: tile,
        by,
        seat_wind: table.wind(position.me),
        round_wind: table.start.wind,
        context: WinContext {
            riichi: declared,
            open_riichi: table.opened[position.me].is_some(),
            ..WinContext::default()
        },
        indicators: &table.indicators,
        ura_indicators: &[],
        kita: table.kita[position.me],
        honba: table.start.position.honba,
    }
}
