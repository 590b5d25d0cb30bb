//! Results: wins line by line, payments, standings.

use jantaku_core::rules::{self, KyuushuKyuuhai, Terms};
use jantaku_core::{BySeat, Hand, Seat, Wind, Yaku};
use jantaku_engine::{self as engine, Abort};
use jantaku_score::{self as score, Limit, Shape, Value, Wait};

use super::table::dora;
use super::{list, seat};
use crate::{
    Account, DoraCount, EndReason, FuItem, FuReason, LimitName, MatchEnd, Meld, Outcome, RoundEnd, ScoreChange,
    ShownHand, Standing, Transfer, Winner, YakuLine, YakuValue,
};

pub(super) fn round_end(end: &engine::RoundEnd, table: &engine::Table) -> RoundEnd {
    let deltas = end.payments.deltas(end.scores.players());
    let chips = end.chips(&table.rules);
    let change = |(at, &after): (Seat, &i32)| ScoreChange { before: after - deltas[at], delta: deltas[at], after };
    let ura = match &end.outcome {
        engine::Outcome::Won { ura_indicators, .. } => dora(table, ura_indicators),
        _ => Vec::new(),
    };
    RoundEnd {
        outcome: outcome(end, table),
        dora: dora(table, &table.indicators),
        ura,
        transfers: end.payments.iter().map(transfer).collect(),
        changes: end.scores.iter().map(change).collect(),
        sticks: end.sticks,
        chips: if chips.values().any(|&chips| chips != 0) { list(&chips, |&chips| chips) } else { Vec::new() },
    }
}

fn outcome(end: &engine::RoundEnd, table: &engine::Table) -> Outcome {
    match &end.outcome {
        engine::Outcome::Won { wins, .. } => {
            Outcome::Won { winners: wins.iter().map(|win| winner(win, &end.payments, table)).collect() }
        }
        engine::Outcome::Exhaustive { hands, nagashi } => Outcome::Exhaustive {
            tenpai: list(hands, |showing| showing.tenpai().map(shown)),
            noten: list(hands, |showing| showing.hand().filter(|_| !showing.is_tenpai()).map(shown)),
            nagashi: nagashi.iter().copied().map(seat).collect(),
        },
        engine::Outcome::Abortive { reason, shown } => {
            let (kanji, name) = abort(*reason, table.rules.kyuushu_kyuuhai);
            Outcome::Abortive {
                reason: reason.key().to_owned(),
                kanji: kanji.to_owned(),
                name: name.to_owned(),
                shown: shown_hands(shown),
            }
        }
    }
}

fn shown_hands(hands: &BySeat<Option<Hand>>) -> Vec<Option<ShownHand>> {
    list(hands, |hand| hand.as_ref().map(shown))
}

pub(super) fn shown(hand: &Hand) -> ShownHand {
    let mut concealed: Vec<_> = hand.tiles().collect();
    concealed.sort();
    ShownHand { concealed, melds: hand.melds().iter().map(Meld::from).collect() }
}

fn winner(winning: &engine::RoundWin, payments: &score::Payments, table: &engine::Table) -> Winner {
    let win = &winning.win;
    let for_hand = |transfer: &&score::Transfer| {
        transfer.to == score::Account::Seat(winning.seat)
            && matches!(transfer.reason, score::Reason::Hand | score::Reason::Pao)
    };
    Winner {
        seat: seat(winning.seat),
        from: winning.from.map(seat),
        tile: winning.tile,
        hand: shown(&winning.hand),
        yaku: yaku_lines(&win.listed(&table.rules), table.wind(winning.seat), table.start.wind, table.rules.terms),
        dora: dora_count(win.dora),
        han: win.han,
        fu: win.fu.total,
        fu_items: win.listed_fu(&table.rules, winning.tile).iter().map(fu_item).collect(),
        limit: win.limit.map(|reached| limit(reached, table.rules.terms)),
        points: payments.iter().filter(for_hand).map(|transfer| transfer.points).sum(),
        liable: winning.liable.map(seat),
    }
}

pub(super) fn dora_count(count: score::DoraCount) -> DoraCount {
    let score::DoraCount { dora, ura, red, kita } = count;
    DoraCount { dora, ura, red, kita }
}

/// The lines of a result. Value triplets go by their tile; a wind that is both is one line.
pub fn yaku_lines(lines: &[score::YakuLine], own: Wind, round: Wind, terms: Terms) -> Vec<YakuLine> {
    let double = own == round && lines.iter().any(|line| line.yaku == Yaku::RoundWind);
    let line = |line: &score::YakuLine| {
        let (key, names, value) = match line.yaku {
            Yaku::RoundWind if double => return None,
            Yaku::SeatWind if double => {
                let han = lines.iter().filter(|line| matches!(line.yaku, Yaku::SeatWind | Yaku::RoundWind));
                let han = Value::Han(han.map(|line| line.value.han()).sum());
                let (kanji, romaji) = wind_names(own);
                let english = format!("Double {own} wind");
                let name = terms.own_name(Yaku::SeatWind).map(|_| english.clone());
                let kanji = format!("ダブ{kanji}");
                ("double_wind", Names { kanji, name, english, romaji: format!("Daburu {romaji}") }, han)
            }
            Yaku::SeatWind => (line.yaku.key(), names_of_wind(line.yaku, own, terms), line.value),
            Yaku::RoundWind => (line.yaku.key(), names_of_wind(line.yaku, round, terms), line.value),
            yaku => (yaku.key(), names(yaku, terms), line.value),
        };
        let value = match value {
            Value::Han(han) => YakuValue::Han(han),
            Value::Units(units) => YakuValue::Yakuman(units),
            Value::Limit(fixed) => YakuValue::Limit(limit(fixed.into(), terms)),
        };
        let Names { kanji, name, english, romaji } = names;
        Some(YakuLine { key: key.to_owned(), kanji, name, english, romaji, value })
    };
    lines.iter().filter_map(line).collect()
}

struct Names {
    kanji: String,
    name: Option<String>,
    english: String,
    romaji: String,
}

fn names(yaku: Yaku, terms: Terms) -> Names {
    let [kanji, english, romaji] = [yaku.kanji(), yaku.english(), yaku.romaji()].map(str::to_owned);
    Names { kanji, name: terms.own_name(yaku).map(str::to_owned), english, romaji }
}

/// The names of a triplet of winds, which all say which wind it is.
fn names_of_wind(yaku: Yaku, wind: Wind, terms: Terms) -> Names {
    let (kanji, romaji) = wind_names(wind);
    let whose = if yaku == Yaku::SeatWind { "seat" } else { "round" };
    Names {
        kanji: kanji.to_owned(),
        name: terms.own_name(yaku).map(|name| format!("{name} ({wind})")),
        english: format!("{wind} wind ({whose})"),
        romaji: romaji.to_owned(),
    }
}

fn wind_names(wind: Wind) -> (&'static str, &'static str) {
    match wind {
        Wind::East => ("東", "Ton"),
        Wind::South => ("南", "Nan"),
        Wind::West => ("西", "Shaa"),
        Wind::North => ("北", "Pei"),
    }
}

pub(super) fn fu_item(item: &score::FuItem) -> FuItem {
    let (reason, kind) = match item.reason {
        score::FuReason::Win => (FuReason::Win, None),
        score::FuReason::ClosedRon => (FuReason::ClosedRon, None),
        score::FuReason::Tsumo => (FuReason::Tsumo, None),
        score::FuReason::Chiitoitsu => (FuReason::Chiitoitsu, None),
        score::FuReason::Set(set) => (set_reason(set.shape, set.concealed), Some(set.kind)),
        score::FuReason::Pair(kind) => (FuReason::Pair, Some(kind)),
        score::FuReason::Wait(wait) => (wait_reason(wait), None),
        score::FuReason::OpenPinfu => (FuReason::OpenPinfu, None),
    };
    FuItem { reason, kind: kind.map(|kind| kind.tile()), fu: item.fu }
}

fn set_reason(shape: Shape, concealed: bool) -> FuReason {
    match (shape, concealed) {
        (Shape::Run, _) => FuReason::Run,
        (Shape::Triplet, false) => FuReason::OpenTriplet,
        (Shape::Triplet, true) => FuReason::ConcealedTriplet,
        (Shape::Quad, false) => FuReason::OpenKan,
        (Shape::Quad, true) => FuReason::ClosedKan,
    }
}

pub(super) fn wait_reason(wait: Wait) -> FuReason {
    match wait {
        Wait::Ryanmen => FuReason::Ryanmen,
        Wait::Kanchan => FuReason::Kanchan,
        Wait::Penchan => FuReason::Penchan,
        Wait::Shanpon => FuReason::Shanpon,
        Wait::Tanki => FuReason::Tanki,
    }
}

pub(super) fn limit(limit: Limit, terms: Terms) -> LimitName {
    let (key, kanji) = match limit {
        Limit::Mangan => ("mangan", "満貫"),
        Limit::Haneman => ("haneman", "跳満"),
        Limit::Baiman => ("baiman", "倍満"),
        Limit::Sanbaiman => ("sanbaiman", "三倍満"),
        Limit::Kazoe => ("kazoe", "数え役満"),
        Limit::Yakuman(_) => ("yakuman", "役満"),
    };
    LimitName {
        key: key.to_owned(),
        name: limit.own_name(terms).map(str::to_owned),
        english: limit.to_string(),
        kanji: kanji.to_owned(),
    }
}

fn abort(reason: Abort, nine_kinds: KyuushuKyuuhai) -> (&'static str, &'static str) {
    match reason {
        // There nine kinds are not always nine.
        Abort::KyuushuKyuuhai if nine_kinds == KyuushuKyuuhai::Shanghai => {
            ("配り直し", "Redeal, for terminals and honours")
        }
        Abort::KyuushuKyuuhai => ("九種九牌", "Nine terminals and honours"),
        Abort::SuufonRenda => ("四風連打", "Four winds"),
        Abort::SuuchaRiichi => ("四家立直", "Four riichi"),
        Abort::Suukaikan => ("四開槓", "Four kans"),
        Abort::Sanchahou => ("三家和", "Triple ron"),
        Abort::FifthKan => ("五開槓", "A fifth kan"),
        Abort::Chombo => ("ノーテンリーチ", "Riichi without tenpai"),
    }
}

fn transfer(transfer: &score::Transfer) -> Transfer {
    let account = |account: score::Account| match account {
        score::Account::Seat(who) => Account::Seat { seat: seat(who) },
        score::Account::Pot => Account::Pot {},
    };
    let &score::Transfer { from, to, points, reason } = transfer;
    Transfer { from: account(from), to: account(to), points, reason }
}

pub fn match_end(settlement: &engine::Settlement, table: &engine::Table) -> MatchEnd {
    let rules = &table.rules;
    let in_any_place = settlement.reason.yame(rules) == Some(rules::Yame::DealerChoice);
    let reason = match settlement.reason {
        engine::EndReason::LastHand => EndReason::LastHand,
        engine::EndReason::Goal => EndReason::Goal,
        engine::EndReason::Bust => EndReason::Bust,
        engine::EndReason::AgariYame if in_any_place => EndReason::AgariStop,
        engine::EndReason::AgariYame => EndReason::AgariYame,
        engine::EndReason::TenpaiYame if in_any_place => EndReason::TenpaiStop,
        engine::EndReason::TenpaiYame => EndReason::TenpaiYame,
    };
    let lines = settlement.lines();
    let standing = |standing: &engine::Standing| Standing {
        seat: seat(standing.seat),
        place: standing.place,
        points: standing.points,
        amounts: lines.iter().map(|line| line.points(standing)).collect(),
        total: standing.total,
    };
    MatchEnd {
        reason,
        game: table.start.position.game + 1,
        games: rules.settled_games(),
        unit: rules.settle_unit,
        per_thousand: rules.per_thousand(),
        standings: settlement.standings.iter().map(standing).collect(),
        lines,
        return_points: rules.return_points,
        leftover_sticks: settlement.leftover_sticks,
        leftover: rules.leftover_sticks,
    }
}

#[cfg(test)]
mod tests {
    use jantaku_core::rules::{Extension, Yame};
    use jantaku_testkit::{Scene, SceneExt};

    use super::*;

    fn lines<const N: usize>(yaku: [Yaku; N]) -> [score::YakuLine; N] {
        yaku.map(|yaku| score::YakuLine { yaku, value: Value::Han(1) })
    }

    /// a house's own names, and where it has none, none.
    #[test]
    fn a_house_names_what_it_has_a_name_for() {
        let lines = lines([Yaku::Riichi, Yaku::Ippatsu, Yaku::Haku, Yaku::SeatWind]);
        let named = |terms: Terms| {
            let lines = yaku_lines(&lines, Wind::South, Wind::East, terms);
            lines.into_iter().map(|line| line.name.unwrap_or_default()).collect::<Vec<_>>()
        };
        assert_eq!(named(Terms::Common), [""; 4]);
        assert_eq!(named(Terms::Yakuza), ["Riichi", "Ippatsu", "White", "Seat wind (South)"]);
        assert_eq!(named(Terms::Touzai), ["Declare ready", "Ready and go out", "White", "Own wind (South)"]);
        assert_eq!(named(Terms::Shanghai), ["Reach", "Ippatsu", "", ""]);
        assert_eq!(named(Terms::PoolOfDreams), ["Riichi", "One-shot", "", "Pon of seat wind (South)"]);
        let double = |terms: Terms| yaku_lines(&lines, Wind::South, Wind::South, terms).pop().unwrap().name;
        assert_eq!([double(Terms::Common), double(Terms::Shanghai)], [None, None]);
        let limits = [Terms::Common, Terms::Touzai].map(|terms| limit(Limit::Haneman, terms).name);
        assert_eq!(limits, [None, Some("one half limit".to_owned())]);
    }

    ///
    #[test]
    fn value_triplets_go_by_their_tile() {
        let lines = lines([Yaku::Haku, Yaku::Hatsu, Yaku::Chun, Yaku::SeatWind, Yaku::RoundWind]);
        let winds_of = |own, round| {
            let lines = yaku_lines(&lines, own, round, Terms::Common);
            lines.into_iter().map(|line| (line.english, line.value)).collect::<Vec<_>>()
        };
        let one = |name: &str| (name.to_owned(), YakuValue::Han(1));
        let dragons = ["White dragon", "Green dragon", "Red dragon"].map(one);
        let winds = winds_of(Wind::South, Wind::East);
        assert_eq!(winds[..3], dragons);
        assert_eq!(winds[3..], ["South wind (seat)", "East wind (round)"].map(one));
        let double = winds_of(Wind::East, Wind::East);
        assert_eq!(double[3..], [("Double East wind".to_owned(), YakuValue::Han(2))]);
    }

    /// The end of a match that the last dealer wins with these points and ends under this rule.
    fn ended(yame: Yame, dealer: i32) -> EndReason {
        let scene = Scene::of("tenhou").rules(|rules| {
            (rules.agari_yame, rules.yame_needs_goal) = (yame, false);
            (rules.extension, rules.extension_max_winds) = (Extension::None, 0);
        });
        let points = [30000, 30000, 40000 - dealer, dealer];
        let scene = scene.wind(1).dealer(3).points(points).hand(3, "234567m34588s45p").draws("1z 6p");
        let mut t = scene.indicators("1z").deal();
        t.discard(3, "1z").discard(0, "6p").ron(3);
        if t.game().settlement().is_none() {
            t.act(3, engine::Action::Stop);
        }
        match_end(t.game().settlement().unwrap(), t.table()).reason
    }

    /// nobody is said to lead who does not.
    #[test]
    fn the_end_by_the_last_dealer_is_sent_as_the_house_has_it() {
        assert_eq!(ended(Yame::DealerChoice, 10000), EndReason::AgariStop);
        assert_eq!(ended(Yame::DealerChoice, 35000), EndReason::AgariStop);
        assert_eq!(ended(Yame::LeaderChoice, 35000), EndReason::AgariYame);
        assert_eq!(ended(Yame::LeaderAutomatic, 35000), EndReason::AgariYame);
    }

    /// two hanchan settled together are sent as two games, and as one settlement that ends the match.
    #[test]
    fn the_second_of_two_hanchan_has_its_number_and_ends_the_match() {
        let hand = |wind| {
            let scene = Scene::of("pretty_girls").wind(wind).dealer(3).points([25000, 38000, 20000, 17000]);
            let mut t = scene.hand(1, "234567m34588s45p").draws("1z 2z 3z 4z 6p").indicators("1z").deal();
            t.discard(3, "1z").discard(0, "2z").discard(1, "3z").discard(2, "4z").discard(3, "6p").ron(1);
            t
        };
        let (first, second) = (hand(1), hand(3));
        let game = |t: &jantaku_testkit::Play| crate::convert::view(&t.view(0)).table.round.game;
        assert_eq!((game(&first), game(&second)), (1, 2));
        assert_eq!(first.game().settlement(), None);
        let end = match_end(second.game().settlement().unwrap(), second.table());
        assert_eq!((end.game, end.games), (1, 1));
    }
}
