//! What a hand will be worth.

use jantaku_core::{Counts, Hand, Kind, Tile};
use jantaku_engine::RiichiStatus;
use jantaku_score::{Riichi, WinBy, WinContext, WinQuery};

use crate::plan::Plan;
use crate::sight::Sight;

/// Points of a child's win by its han, at an ordinary number of fu.
const POINTS: [f64; 14] = [
    0.0, 1200.0, 2300.0, 4600.0, 7700.0, 8000.0, 12000.0, 12000.0, 16000.0, 16000.0, 16000.0, 24000.0, 24000.0, 32000.0,
];
const DEALER: f64 = 1.5;

/// What riichi adds beside its own han: ippatsu, ura dora, the self-draw.
const WITH_RIICHI: f64 = 0.6;

/// The points of a hand that is still to be made by this plan; `more`: han it will have beside what is seen of it.
pub fn estimate(sight: &Sight, hand: &Hand, counts: &Counts, plan: &Plan, more: f64) -> f64 {
    let kept = hand.tiles().filter(|tile| plan.kinds.contains(tile.kind()) && counts.of(tile.kind()) > 0);
    let melded = hand.melds().iter().flat_map(|meld| meld.tiles());
    let dora: u8 = kept.chain(melded).map(|tile| sight.dora_of(tile)).sum();
    let all = all_counts(hand, counts);
    let yakuhai = yakuhai(sight, &all, plan);
    let yaku = match plan.closed {
        true => 1.0 + WITH_RIICHI + yakuhai + leanings(&all),
        false => plan.han + yakuhai,
    };
    if sight.two_han() && !plan.closed && yaku < 2.0 {
        return 0.0;
    }
    let norths = if sight.table.rules.kita_is_dora { sight.table.kita[sight.me] } else { 0 };
    points(sight, yaku + f64::from(dora + norths) + more)
}

/// Melds with the concealed tiles as they will be.
fn all_counts(hand: &Hand, counts: &Counts) -> Counts {
    let mut all = *counts;
    hand.melds().iter().flat_map(|meld| meld.tiles()).for_each(|tile| all.add(tile.kind()));
    all
}

/// Han of value triplets; a pair may still become one.
fn yakuhai(sight: &Sight, all: &Counts, plan: &Plan) -> f64 {
    let kinds = sight.yakuhai.iter().filter(|(kind, _)| plan.kinds.contains(*kind));
    let each = kinds.map(|&(kind, han)| match (all.of(kind), sight.left.of(kind)) {
        (3.., _) => f64::from(han),
        (2, 1..) => 0.35 * f64::from(han),
        _ => 0.0,
    });
    each.sum()
}

/// Han of what a closed hand may still grow into: all simples, or one suit.
fn leanings(all: &Counts) -> f64 {
    let count = |test: &dyn Fn(Kind) -> bool| -> u8 { Kind::all().filter(|&k| test(k)).map(|k| all.of(k)).sum() };
    let tanyao = match count(&|kind| kind.is_yaochuu()) {
        0 => 1.0,
        1..=2 => 0.3,
        _ => 0.0,
    };
    let strangers = |suit| count(&|kind| kind.suit().is_some_and(|other| other != suit));
    let flush = match jantaku_core::Suit::ALL.map(strangers).into_iter().min() {
        Some(0) => 2.5,
        Some(1..=2) => 1.0,
        _ => 0.0,
    };
    tanyao + flush
}

/// Points for a number of han, fractions in between.
pub fn points(sight: &Sight, han: f64) -> f64 {
    let whole = (han as usize).min(POINTS.len() - 2);
    let part = (han - whole as f64).min(1.0);
    let child = POINTS[whole] + part * (POINTS[whole + 1] - POINTS[whole]);
    if sight.is_dealer() { DEALER * child } else { child }
}

/// The question what this tile wins; `riichi`: with riichi declared before it.
pub fn query<'a>(sight: &Sight<'a>, hand: &'a Hand, tile: Tile, riichi: bool, by: WinBy) -> WinQuery<'a> {
    let table = sight.table;
    let declared = match table.riichi[sight.me] {
        RiichiStatus::Riichi { double: true, .. } => Riichi::Double,
        RiichiStatus::Riichi { .. } => Riichi::Riichi,
        _ if riichi && table.first_turn(sight.me) => Riichi::Double,
        _ if riichi => Riichi::Riichi,
        _ => Riichi::None,
    };
    WinQuery {
        rules: &table.rules,
        hand,
        winning_tile: tile,
        by,
        seat_wind: table.wind(sight.me),
        round_wind: table.start.wind,
        context: WinContext {
            riichi: declared,
            open_riichi: table.opened[sight.me].is_some(),
            ..WinContext::default()
        },
        indicators: &table.indicators,
        ura_indicators: &[],
        kita: table.kita[sight.me],
        honba: table.start.honba,
    }
}
