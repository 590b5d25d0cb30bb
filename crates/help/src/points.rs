//! Points by fu and han, and the limits.

use jantaku_core::rules::{OpenPinfuFu, PinfuTsumo};
use jantaku_core::{Ruleset, Seat, Worth, Yaku};
use jantaku_score::{Limit, base_points, win_deltas};

/// What hands of so many fu pay.
#[derive(Debug, Clone)]
pub struct PointsRow {
    /// Fu, rounded up to tens.
    pub fu: u8,
    /// By han, from 1 to 4; `None` where no hand is worth so little with these fu.
    pub cells: [Option<Points>; 4],
}

/// What a hand pays, without honba.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Points {
    pub limit: Option<Limit>,
    /// What the dealer receives from the discarder; `None` where no ron is worth this.
    pub dealer_ron: Option<i32>,
    /// What the dealer receives from each of the others; `None` where no self-draw is worth this.
    pub dealer_tsumo: Option<i32>,
    /// What another player receives from the discarder.
    pub ron: Option<i32>,
    /// What another player receives from each of the others but the dealer, and from the dealer.
    pub tsumo: Option<[i32; 2]>,
}

/// A limit of a house.
#[derive(Debug, Clone)]
pub struct LimitLine {
    pub limit: Limit,
    /// The least han for it; `None` for a yakuman.
    pub least_han: Option<u8>,
    /// The most; `None` where nothing lies above.
    pub most_han: Option<u8>,
    /// With fewer han: how many, and the least fu with which they reach it.
    pub by_fu: Vec<(u8, u8)>,
    pub points: Points,
}

/// The fu that hands can have: tens, and those of seven pairs.
fn possible_fu(rules: &Ruleset) -> Vec<u8> {
    let mut fu: Vec<u8> = (2..=11).map(|tens| 10 * tens).collect();
    fu.push(rules.chiitoi_fu);
    fu.sort_unstable();
    fu.dedup();
    fu
}

//
pub(crate) fn rows(rules: &Ruleset) -> Vec<PointsRow> {
    let row = |fu| PointsRow { fu, cells: [1, 2, 3, 4].map(|han| cell(rules, fu, han)) };
    possible_fu(rules).into_iter().map(row).collect()
}

fn cell(rules: &Ruleset, fu: u8, han: u8) -> Option<Points> {
    let (base, limit) = base_points(rules, han, fu);
    let [ron, tsumo] = possible(rules, fu, han);
    (ron || tsumo).then(|| pays(rules, base, limit, [ron, tsumo]))
}

/// Whether a ron, and a self-draw, can be worth so much. With 20 fu there is only the self-drawn pinfu, and where open
/// hands are not raised their ron; with the fu of seven pairs only these. Where thirteen orphans are worth han, they have
/// 20 fu, too.
fn possible(rules: &Ruleset, fu: u8, han: u8) -> [bool; 2] {
    let han_of = |yaku: Yaku| match rules.yaku.worth(yaku) {
        Worth::Han([closed, _]) => closed,
        _ => 0,
    };
    let drawn = han_of(Yaku::MenzenTsumo);
    let orphans = [Yaku::Kokushi, Yaku::Kokushi13].into_iter().any(|yaku| (1..=han).contains(&han_of(yaku)));
    match fu {
        20 => [
            orphans || rules.open_pinfu_fu == OpenPinfuFu::Twenty,
            orphans || rules.pinfu_tsumo == PinfuTsumo::ZeroFu && han >= han_of(Yaku::Pinfu) + drawn,
        ],
        _ if !fu.is_multiple_of(10) => {
            let pairs = han_of(Yaku::Chiitoitsu);
            [han >= pairs, han >= pairs + drawn]
        }
        _ => [true, true],
    }
}

fn pays(rules: &Ruleset, base: i32, limit: Option<Limit>, [ron, tsumo]: [bool; 2]) -> Points {
    let seats: Vec<Seat> = rules.players.seats().collect();
    let (dealer, other, third) = (seats[0], seats[1], seats[2]);
    let paid = |winner, from, payer: Seat| -win_deltas(rules, winner, from, dealer, base, 0)[payer];
    Points {
        limit,
        dealer_ron: ron.then(|| paid(dealer, Some(other), other)),
        dealer_tsumo: tsumo.then(|| paid(dealer, None, other)),
        ron: ron.then(|| paid(other, Some(third), third)),
        tsumo: tsumo.then(|| [paid(other, None, third), paid(other, None, dealer)]),
    }
}

/// The han below five that reach a limit with enough fu, and the least fu for it.
fn by_fu(rules: &Ruleset, limit: Limit) -> Vec<(u8, u8)> {
    let fu = possible_fu(rules);
    let reaches = |han, fu| cell(rules, fu, han).is_some_and(|points| points.limit == Some(limit));
    (1..=4).filter_map(|han| Some((han, fu.iter().copied().find(|&fu| reaches(han, fu))?))).collect()
}

//
pub(crate) fn limits(rules: &Ruleset) -> Vec<LimitLine> {
    if rules.aotenjou {
        return Vec::new();
    }
    let mut lines: Vec<LimitLine> = Vec::new();
    for han in 5..=13 {
        let (base, limit) = base_points(rules, han, 30);
        let Some(limit) = limit else { continue };
        match lines.last_mut() {
            Some(line) if line.limit == limit => line.most_han = Some(han),
            _ => {
                let points = pays(rules, base, Some(limit), [true; 2]);
                let by_fu = by_fu(rules, limit);
                lines.push(LimitLine { limit, least_han: Some(han), most_han: Some(han), by_fu, points });
            }
        }
    }
    if let Some(last) = lines.last_mut() {
        last.most_han = None;
    }
    let units: std::collections::BTreeSet<u8> = Yaku::ALL
        .iter()
        .filter_map(|&yaku| match rules.yaku.worth(yaku) {
            Worth::Yakuman { yakuman: units @ 1.. } => Some(units),
            _ => None,
        })
        .collect();
    lines.extend(units.into_iter().map(|units| {
        let limit = Limit::Yakuman(units);
        let points = pays(rules, limit.base(rules), Some(limit), [true; 2]);
        LimitLine { limit, least_han: None, most_han: None, by_fu: Vec::new(), points }
    }));
    lines
}
