use jantaku_core::rules::{Nagashi, PinfuTsumo};
use jantaku_core::{Relative, Ruleset, Worth, Yaku};
use jantaku_help::{Book, Example, FuLine, LimitLine, NearMiss as Missed, Points, PointsRow as Row, YakuPage};
use jantaku_scenario::WinLine;
use jantaku_score::{Riichi, Win, WinBy};

use super::end::{dora_count, fu_item, limit, shown};
use super::strategy;
use crate::{
    FuHelp, HelpBook, HelpFacts, HelpHand, HelpScore, LimitByFu, LimitRow, NearMiss, PointsCell, PointsRow, ShownHand,
    YakuHelp, YakuValue, summary,
};

pub fn help(rules: &Ruleset) -> HelpBook {
    let book = Book::of(rules);
    HelpBook {
        rules: rules.name.clone(),
        title: rules.title().to_owned(),
        players: rules.players.into(),
        summary: summary::summary(rules),
        display: rules.into(),
        facts: facts(rules),
        yaku: book.yaku.iter().map(|page| yaku(page, rules)).collect(),
        fu: book.fu.iter().map(|line| fu(line, rules)).collect(),
        points: book.points.iter().map(|row| points_row(row, rules)).collect(),
        limits: book.limits.iter().map(|line| limit_row(line, rules)).collect(),
        studies: book.studies.iter().map(|study| strategy::study(study, rules)).collect(),
        figures: strategy::figures(),
    }
}

fn facts(rules: &Ruleset) -> HelpFacts {
    let reds = rules.red_fives;
    HelpFacts {
        start_points: rules.starting_points,
        riichi_stake: rules.riichi_stake,
        honba: rules.honba_value,
        noten: rules.noten_pot,
        two_han_from: rules.two_han_from,
        open_tanyao: rules.yaku.counting(false).contains(Yaku::Tanyao),
        red_fives: reds.m + reds.p + reds.s,
        ura: rules.ura_dora,
        kan_dora: rules.kan_dora,
        nagashi: rules.nagashi_value != Nagashi::Off,
        nagashi_unclaimed: rules.nagashi_needs_unclaimed,
        nagashi_hand: rules.nagashi_needs_closed,
        free_pinfu: rules.pinfu_tsumo == PinfuTsumo::ZeroFu,
    }
}

fn yaku(page: &YakuPage, rules: &Ruleset) -> YakuHelp {
    let info = page.yaku.info();
    let gives = |closed: bool| match page.worth {
        Worth::Absent => None,
        Worth::Han(han) => Some(han[usize::from(!closed)]).filter(|&han| han > 0).map(YakuValue::Han),
        Worth::Yakuman { yakuman } => Some(YakuValue::Yakuman(yakuman)),
        Worth::Limit { limit: fixed } => Some(YakuValue::Limit(limit(fixed.into(), rules.terms))),
    };
    YakuHelp {
        key: info.key.to_owned(),
        kanji: info.kanji.to_owned(),
        name: rules.terms.own_name(page.yaku).map(str::to_owned),
        english: page.yaku.english().to_owned(),
        romaji: info.romaji.to_owned(),
        meaning: info.meaning.english().to_owned(),
        closed: gives(true),
        open: gives(false),
        first: page.first,
        hand: page.hand.as_ref().map(|hand| example(hand, rules)),
        near_miss: page.near_miss.as_ref().map(|miss| near_miss(miss, rules)),
    }
}

fn near_miss(miss: &Missed, rules: &Ruleset) -> NearMiss {
    NearMiss { hand: example(&miss.hand, rules), reason: miss.reason.to_owned() }
}

fn fu(line: &FuLine, rules: &Ruleset) -> FuHelp {
    FuHelp { item: fu_item(&line.item), hand: example(&line.hand, rules) }
}

pub(super) fn example(example: &Example, rules: &Ruleset) -> HelpHand {
    let line = &example.line;
    let ShownHand { concealed, melds } = shown(&line.hand);
    HelpHand {
        concealed,
        melds,
        winning_tile: line.winning_tile,
        tsumo: line.by == WinBy::Tsumo,
        seat_wind: line.seat_wind,
        round_wind: line.round_wind,
        moments: moments(line).into_iter().map(str::to_owned).collect(),
        score: example.win.as_ref().zip(example.points).map(|(win, points)| score(win, points, line, rules)),
    }
}

/// The keys of the special moments of a win.
fn moments(line: &WinLine) -> Vec<&'static str> {
    let context = &line.context;
    let riichi = match (context.open_riichi, context.riichi) {
        (_, Riichi::None) => None,
        (false, Riichi::Riichi) => Some("riichi"),
        (false, Riichi::Double) => Some("double_riichi"),
        (true, Riichi::Riichi) => Some("open_riichi"),
        (true, Riichi::Double) => Some("open_double_riichi"),
    };
    let declares = match context.declares {
        Riichi::None => None,
        Riichi::Riichi => Some("declares"),
        Riichi::Double => Some("declares_double"),
    };
    let is = |so: bool, key| so.then_some(key);
    [
        riichi,
        is(context.ippatsu, "ippatsu"),
        is(context.nippatsu, "nippatsu"),
        is(context.last_tile, "last_tile"),
        is(context.rinshan, "rinshan"),
        is(context.kan_chain > 1, "kan_chain"),
        is(context.first_kan, "first_kan"),
        is(context.chankan, "chankan"),
        is(context.first_turn, "first_turn"),
        declares,
        is(context.after_kan, "after_kan"),
        is(context.from == Some(Relative::Right), "from_right"),
        is(context.from == Some(Relative::Left), "from_left"),
        is(context.seen_copies == 3, "seen_copies"),
        is(context.eighth_deal, "eighth_deal"),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn score(win: &Win, points: i32, line: &WinLine, rules: &Ruleset) -> HelpScore {
    HelpScore {
        yaku: win.listed(rules).iter().map(|line| line.yaku.key().to_owned()).collect(),
        dora: dora_count(win.dora),
        han: win.han,
        fu: win.fu.total,
        fu_items: win.listed_fu(rules, line.winning_tile).iter().map(fu_item).collect(),
        limit: win.limit.map(|reached| limit(reached, rules.terms)),
        points,
    }
}

fn points_row(row: &Row, rules: &Ruleset) -> PointsRow {
    PointsRow { fu: row.fu, cells: row.cells.iter().map(|cell| Some(points(cell.as_ref()?, rules))).collect() }
}

fn points(points: &Points, rules: &Ruleset) -> PointsCell {
    PointsCell {
        limit: points.limit.map(|reached| limit(reached, rules.terms)),
        dealer_ron: points.dealer_ron,
        dealer_tsumo: points.dealer_tsumo,
        ron: points.ron,
        tsumo: points.tsumo,
    }
}

fn limit_row(line: &LimitLine, rules: &Ruleset) -> LimitRow {
    LimitRow {
        limit: limit(line.limit, rules.terms),
        least_han: line.least_han,
        most_han: line.most_han,
        by_fu: line.by_fu.iter().map(|&(han, fu)| LimitByFu { han, fu }).collect(),
        points: points(&line.points, rules),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NagashiHand;

    /// B:75-78, G:1050-1058, and a house without nagashi.
    #[test]
    fn what_nagashi_takes_is_said_of_each_house() {
        let of = |name: &str| {
            let facts = facts(&Ruleset::preset(name).unwrap());
            (facts.nagashi, facts.nagashi_unclaimed, facts.nagashi_hand)
        };
        assert_eq!(of("pool_of_dreams"), (true, true, NagashiHand::ClosedNoAnkan));
        assert_eq!(of("pretty_girls"), (true, true, NagashiHand::Any));
        assert!(!of("shanghai").0);
    }
}
