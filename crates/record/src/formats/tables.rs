//! Tables that do not play by the ranked rules of their site, as far as their records show it.
//!
//! Tenhou's own client (tenhou.net/3, in the function that names a kind of table) reads the bits of `GO type`: 0x100 is
//! 暗, discards shown darker; 0x600 a parlour table (雀荘戦: 若, 銀, 琥, 孔) with 祝, chips: none without 0x200, five with
//! 0x400, otherwise two; 0x800 東天紅, and before that its matches of one hand (技). Tenhou's manual (tenhou.net/man) has
//! separate parlour rules for kan indicators, honba and limits, which no record states.

use jantaku_core::{BySeat, Ruleset};

use super::log::{LogStart, StatedResult};

/// The bits of `GO type` for a parlour's chips.
const CHIPS: u32 = 0x200;
const PARLOUR: u32 = 0x400;
/// 東天紅, or one hand.
const OTHER_GAME: u32 = 0x800;

/// The name of a kind of Tenhou table that is not supported.
pub(super) fn not_supported(bits: u32, csrule: Option<&str>) -> Option<String> {
    if let Some(rule) = csrule.filter(|rule| !rule.is_empty()) {
        return Some(format!("a tournament of Tenhou's with rules of its own (csrule {rule})"));
    }
    if bits & OTHER_GAME != 0 {
        return Some(format!("Tenhou's table for 東天紅 or for matches of one hand (GO type {bits:#x})"));
    }
    let chips = match (bits & CHIPS != 0, bits & PARLOUR != 0) {
        (false, false) => return None,
        (false, true) => "no",
        (true, false) => "2",
        (true, true) => "5",
    };
    let rules = "whose kiriage, honba and kan indicators are a parlour's";
    Some(format!("Tenhou's parlour table (雀荘戦) with {chips} chips, {rules} (GO type {bits:#x})"))
}

/// Whether a line of tenhou.net/6 names a parlour's room.
pub(super) fn is_parlour(line: &str) -> bool {
    let room = line.trim_start_matches(['三', '四']);
    room.starts_with(['若', '銀', '琥', '孔']) && room.chars().nth(1).is_some_and(|length| "東南".contains(length))
}

/// Whether a match stated to be East only continued as one of East and South does. The extension of East ends when the
/// deal passes and somebody has the goal.
pub(super) fn goes_beyond_east(rules: &Ruleset, starts: &[&LogStart]) -> bool {
    starts.windows(2).any(|pair| {
        let passes = (pair[0].wind_index, pair[0].dealer) != (pair[1].wind_index, pair[1].dealer);
        passes && pair[1].wind_index > 0 && pair[1].scores.values().any(|&points| points >= rules.goal_points)
    })
}

/// The uma of Tenhou's matches over East in 2008 and 2009, when results were whole thousands.
const OLDER_UMA: [i32; 4] = [10_000, 5_000, -5_000, -10_000];

/// The uma of that time, if the results of a match over East fit it and not the later one.
pub(super) fn older_uma(rules: &Ruleset, result: &StatedResult) -> Option<Vec<i32>> {
    let (points, totals) = (result.points.as_ref()?, result.totals.as_ref()?);
    if rules.round_winds.len() > 1 || rules.uma.len() != OLDER_UMA.len() {
        return None;
    }
    let order = by_points(points);
    let (&first, &last) = (order.first()?, order.last()?);
    // The others' results are rounded and first place has the rest, so a difference of two thousand is none.
    let apart = (totals[first] - totals[last]) - (points[first] - points[last]);
    let oka = (rules.return_points - rules.starting_points) * order.len() as i32;
    let fits = |uma: &[i32]| (apart - oka - (uma[0] - uma[3])).abs() <= 2_500;
    (fits(&OLDER_UMA) && !fits(&rules.uma)).then(|| OLDER_UMA.to_vec())
}

/// The seats from first place to last; among equals the seat nearest the first dealer comes first.
fn by_points(points: &BySeat<i32>) -> Vec<jantaku_core::Seat> {
    let mut order: Vec<_> = points.iter().map(|(seat, _)| seat).collect();
    order.sort_by_key(|&seat| (-points[seat], seat));
    order
}

/// Adopts the terms that a room of Mahjong Soul agreed on, as far as a record shows them: the starting points, and from
/// the results the return points and the uma.
pub(super) fn take_terms(rules: &mut Ruleset, starts: &[&LogStart], result: Option<&StatedResult>) {
    let first = starts.first().filter(|start| start.name() == "E1.0");
    let same = first.and_then(|start| {
        let mut points = start.scores.values();
        let one = *points.next()?;
        points.all(|&points| points == one).then_some(one)
    });
    let Some(start) = same.filter(|start| (1_000..=200_000).contains(start) && start % 100 == 0) else { return };
    if start != rules.starting_points {
        // Otherwise the return points are the starting points.
        (rules.starting_points, rules.return_points) = (start, start);
        rules.goal_points = rules.goal_points.max(start);
    }
    if let Some((returned, uma)) = result.and_then(|result| exchanged(start, result)) {
        (rules.return_points, rules.uma) = (returned, uma);
    }
}

/// The return points and uma that give these results without oka; `None` if there are none.
fn exchanged(start: i32, result: &StatedResult) -> Option<(i32, Vec<i32>)> {
    let (points, totals) = (result.points.as_ref()?, result.totals.as_ref()?);
    let order = by_points(points);
    let sum = |of: &BySeat<i32>| of.values().map(|&value| i64::from(value)).sum::<i64>();
    let lacking = sum(points) - sum(totals);
    let returned = i32::try_from(lacking / order.len() as i64).ok()?;
    let whole = lacking % order.len() as i64 == 0 && returned % 5_000 == 0 && returned >= start;
    let uma: Vec<i32> = order.iter().map(|&seat| totals[seat] - (points[seat] - returned)).collect();
    let agreed = uma.iter().all(|uma| uma % 1_000 == 0) && uma.is_sorted_by(|a, b| a >= b);
    (whole && agreed).then_some((returned, uma))
}
