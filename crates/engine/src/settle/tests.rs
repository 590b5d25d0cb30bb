use super::*;

fn seats(points: [i32; 4]) -> BySeat<i32> {
    BySeat::from_vec(points.to_vec()).unwrap()
}

fn totals(rules: &Ruleset, points: [i32; 4], sticks: u32) -> Vec<(usize, i32)> {
    let settlement = settle_game(rules, &seats(points), sticks, EndReason::LastHand);
    settlement.standings.iter().map(|standing| (standing.seat.index(), standing.total)).collect()
}

///
#[test]
fn uma_and_oka_go_by_place() {
    let rules = Ruleset::preset("tenhou").unwrap();
    assert_eq!(totals(&rules, [25000, 41300, 15000, 18700], 0), [(1, 51300), (0, 5000), (3, -21300), (2, -35000)]);
}

///
#[test]
fn ties_go_to_the_seat_nearer_the_first_dealer_and_sticks_to_the_first() {
    let rules = Ruleset::preset("yakuza").unwrap();
    assert_eq!(totals(&rules, [25000, 25000, 24000, 25000], 1), [(0, 36000), (1, 5000), (3, -15000), (2, -26000)]);
}

#[test]
fn shared_places_share_the_uma() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    rules.tie_break = TieBreak::Shared;
    rules.oka = Oka::None;
    rules.return_points = 25000;
    assert_eq!(totals(&rules, [30000, 30000, 20000, 20000], 0), [(0, 20000), (1, 20000), (2, -20000), (3, -20000)]);
}

#[test]
fn half_a_thousand_goes_away_from_zero_below_zero_too() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    rules.settle_rounding = Rounding::HalfAway;
    let totals = totals(&rules, [76600, 29500, -4500, -1600], 0);
    assert_eq!(
        totals,
        [(0, 98000), (1, 10000), (3, -42000), (2, -55000)]
            .map(|(seat, total)| (seat, total - if seat == 0 { 11000 } else { 0 }))
    );
}

/// exactly half a thousand goes down, 600 points go up, and the first makes the sum nothing.
#[test]
fn the_first_place_absorbs_the_rounding() {
    for house in ["pretty_girls", "pool_of_dreams"] {
        let rules = Ruleset::preset(house).unwrap();
        let totals = totals(&rules, [40600, 29500, 15500, 14400], 0);
        assert_eq!(totals, [(0, 42000), (1, 4000), (2, -20000), (3, -26000)]);
        assert_eq!(totals.iter().map(|(_, total)| total).sum::<i32>(), 0);
    }
}

/// whatever the uma, it goes by place, and places stay.
#[test]
fn uma_of_any_kind_leaves_the_places() {
    let even = [[0, 0, 0, 0], [10000, 5000, -5000, -10000], [20000, 10000, -10000, -20000]];
    let wide = [[40000, 20000, -20000, -40000], [25000, 0, -10000, -15000], [35000, 5000, -15000, -25000]];
    let uneven = [[45000, 5000, -15000, -35000], [75000, 15000, -25000, -65000]];
    for uma in even.into_iter().chain(wide).chain(uneven) {
        let mut rules = Ruleset::preset("yakuza").unwrap();
        rules.uma = uma.to_vec();
        let points = [24000, 31000, 20000, 25000];
        let expected = [(1, 6000 + uma[0]), (3, uma[1]), (0, -1000 + uma[2]), (2, -5000 + uma[3])];
        assert_eq!(totals(&rules, points, 0), expected);
    }
}

/// what four players lack to the return points goes to the first.
#[test]
fn oka_is_what_the_starting_points_lack() {
    for (start, oka) in [(25000, 20000), (27000, 12000), (30000, 0)] {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        (rules.starting_points, rules.uma) = (start, vec![0; 4]);
        let points = [start + 3000, start - 1000, start - 1000, start - 1000];
        assert_eq!(totals(&rules, points, 0)[0], (0, start + 3000 - 30000 + oka));
    }
}

/// How many float decides which table holds; exactly the points float.
#[test]
fn uma_may_float() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    (rules.starting_points, rules.return_points, rules.oka, rules.floating_at) = (30000, 30000, Oka::None, 30000);
    rules.floating_uma = [[0, 0, 0, 0], [12, -1, -3, -8], [8, 4, -4, -8], [8, 3, 1, -12], [0, 0, 0, 0]]
        .map(|table| table.map(|thousands| 1000 * thousands).to_vec())
        .to_vec();
    let uma = |points: [i32; 4]| -> Vec<i32> {
        let settlement = settle_game(&rules, &seats(points), 0, EndReason::LastHand);
        settlement.standings.iter().map(|standing| standing.uma).collect()
    };
    assert_eq!(uma([42000, 29900, 28100, 20000]), [12000, -1000, -3000, -8000]);
    assert_eq!(uma([42000, 30000, 28000, 20000]), [8000, 4000, -4000, -8000]);
    assert_eq!(uma([35000, 35000, 31000, 19000]), [8000, 3000, 1000, -12000]);
    assert_eq!(uma([30000; 4]), [0; 4]);
    assert_eq!(uma([29000; 4]), [0; 4]); // sticks that were lost
}

/// touzai raises every result to a thousand, and no result makes up for the others.
#[test]
fn each_result_may_stand_by_itself() {
    let mut rules = Ruleset::preset("touzai").unwrap();
    let points = [48100, 29500, 15500, 14900];
    assert_eq!(totals(&rules, points, 0), [(0, 31000), (1, 0), (2, -14000), (3, -15000)]);
    let below = [68000, 45000, 30000, -35500];
    assert_eq!(totals(&rules, below, 0)[3], (3, -65000));
    rules.settle_rest = SettleRest::Winner;
    assert_eq!(totals(&rules, points, 0), [(0, 29000), (1, 0), (2, -14000), (3, -15000)]);
}

/// leftover sticks of a shared first place; what hundreds cannot split goes to the first seat or is lost.
#[test]
fn sticks_of_a_shared_first_place() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    rules.tie_break = TieBreak::Shared;
    let scores = |rules: &Ruleset, points| -> Vec<i32> {
        settle_game(rules, &seats(points), 1, EndReason::LastHand).scores.values().copied().collect()
    };
    let three = [26000, 21000, 26000, 26000];
    assert_eq!(scores(&rules, three), [26400, 21000, 26300, 26300]);
    rules.leftover_split = LeftoverSplit::Floor;
    assert_eq!(scores(&rules, three), [26300, 21000, 26300, 26300]);
    assert_eq!(scores(&rules, [26000, 21000, 26100, 25900]), [26000, 21000, 27100, 25900]);
    rules.tie_break = TieBreak::FirstDealerOrder;
    assert_eq!(scores(&rules, three), [27000, 21000, 26000, 26000]);
}

/// who never won pays those who have, together or each; whoever won once is none.
#[test]
fn who_never_won_pays() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    rules.yakitori = 1500;
    let paid = |rules: &Ruleset, won: [bool; 4]| -> Vec<i32> {
        let tally = BySeat::from_vec(won.map(|won| Tally { won, ..Tally::default() }).to_vec()).unwrap();
        let order = [2, 0, 1, 3].map(|index| Seat::new(index).unwrap());
        yakitori(rules, &order, &tally).values().copied().collect()
    };
    assert_eq!(paid(&rules, [true, true, true, false]), [500, 500, 500, -1500]);
    assert_eq!(paid(&rules, [true, false, true, false]), [1500, -1500, 1500, -1500]);
    assert_eq!(paid(&rules, [true; 4]), [0; 4]);
    assert_eq!(paid(&rules, [false; 4]), [0; 4]);
    rules.yakitori = 1000; // a third of it leaves a rest, to the best placed
    assert_eq!(paid(&rules, [true, true, true, false]), [333, 333, 334, -1000]);
    rules.yakitori_to = YakitoriTo::ToEach;
    assert_eq!(paid(&rules, [true, true, true, false]), [1000, 1000, 1000, -3000]);
    rules.yakitori = 0;
    assert_eq!(paid(&rules, [true, true, true, false]), [0; 4]);
}
