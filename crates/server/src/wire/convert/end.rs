//! Results: wins line by line, payments, standings.

use jantaku_core::rules::{KyuushuKyuuhai, Terms};
use jantaku_core::{BySeat, Hand, Seat, Wind, Yaku};
use jantaku_engine::{self as engine, Abort, EndReason};
use jantaku_score::{self as score, FuReason, Limit, Shape, Value, Wait};

use super::table::{dora, tiles};
use super::{list, seat};
use crate::wire::{
    Account, DoraCount, FuItem, LimitName, MatchEnd, Meld, Outcome, RoundEnd, ScoreChange, ShownHand, Standing, Tile,
    Transfer, TransferReason, Winner, YakuLine, YakuValue,
};

/// The end of a round at this table.
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
        engine::Outcome::Exhaustive { tenpai, nagashi } => {
            Outcome::Exhaustive { tenpai: shown_hands(tenpai), nagashi: nagashi.iter().copied().map(seat).collect() }
        }
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
    ShownHand { concealed: tiles(&concealed), melds: hand.melds().iter().map(Meld::from).collect() }
}

fn winner(winning: &engine::Winning, payments: &score::Payments, table: &engine::Table) -> Winner {
    let win = &winning.win;
    let for_hand = |transfer: &&score::Transfer| {
        transfer.to == score::Account::Seat(winning.seat)
            && matches!(transfer.reason, score::Reason::Hand | score::Reason::Pao)
    };
    Winner {
        seat: seat(winning.seat),
        from: winning.from.map(seat),
        tile: Tile(winning.tile),
        hand: shown(&winning.hand),
        yaku: yaku_lines(&win.listed(&table.rules), table.wind(winning.seat), table.start.wind, table.rules.terms),
        dora: DoraCount { dora: win.dora.dora, ura: win.dora.ura, red: win.dora.red, kita: win.dora.kita },
        han: win.han,
        fu: win.fu.total,
        fu_items: win.fu.items.iter().map(fu_item).collect(),
        limit: win.limit.map(|reached| limit(reached, table.rules.terms)),
        points: payments.iter().filter(for_hand).map(|transfer| transfer.points).sum(),
        liable: winning.liable.map(seat),
    }
}

/// Value triplets go by their tile; a wind that is both is one line.
fn yaku_lines(lines: &[score::YakuLine], own: Wind, round: Wind, terms: Terms) -> Vec<YakuLine> {
    let double = own == round && lines.iter().any(|line| line.yaku == Yaku::RoundWind);
    let line = |line: &score::YakuLine| {
        let (key, kanji, name, value) = match line.yaku {
            Yaku::RoundWind if double => return None,
            Yaku::SeatWind if double => {
                let han = lines.iter().filter(|line| matches!(line.yaku, Yaku::SeatWind | Yaku::RoundWind));
                let han = Value::Han(han.map(|line| line.value.han()).sum());
                ("double_wind", format!("ダブ{}", wind_kanji(own)), format!("Double {own} wind"), han)
            }
            Yaku::SeatWind => (line.yaku.key(), wind_kanji(own).to_owned(), format!("{own} wind (seat)"), line.value),
            Yaku::RoundWind => {
                (line.yaku.key(), wind_kanji(round).to_owned(), format!("{round} wind (round)"), line.value)
            }
            yaku => (yaku.key(), yaku.kanji().to_owned(), terms.name(yaku).to_owned(), line.value),
        };
        let value = match value {
            Value::Han(han) => YakuValue::Han(han),
            Value::Units(units) => YakuValue::Yakuman(units),
            Value::Limit(fixed) => YakuValue::Limit(limit(fixed.into(), terms)),
        };
        Some(YakuLine { key: key.to_owned(), kanji, name, value })
    };
    lines.iter().filter_map(line).collect()
}

fn wind_kanji(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "東",
        Wind::South => "南",
        Wind::West => "西",
        Wind::North => "北",
    }
}

fn fu_item(item: &score::FuItem) -> FuItem {
    let (reason, kind, text) = match item.reason {
        FuReason::Win => ("win", None, "a win".to_owned()),
        FuReason::ClosedRon => ("closed_ron", None, "closed hand, won on a discard".to_owned()),
        FuReason::Tsumo => ("tsumo", None, "self-draw".to_owned()),
        FuReason::Chiitoitsu => ("chiitoitsu", None, "seven pairs".to_owned()),
        FuReason::Set(set) => {
            let how = if set.concealed { "concealed" } else { "open" };
            let what = match set.shape {
                Shape::Run => "run",
                Shape::Triplet => "triplet",
                Shape::Quad => "kan",
            };
            ("set", Some(set.kind), format!("{how} {what}"))
        }
        FuReason::Pair(kind) => ("pair", Some(kind), "value pair".to_owned()),
        FuReason::Wait(wait) => ("wait", None, wait_text(wait).to_owned()),
        FuReason::OpenPinfu => ("open_pinfu", None, "open hand without other fu".to_owned()),
    };
    FuItem { reason: reason.to_owned(), kind: kind.map(|kind| Tile(kind.tile())), text, fu: item.fu }
}

fn wait_text(wait: Wait) -> &'static str {
    match wait {
        Wait::Ryanmen => "two-sided wait",
        Wait::Kanchan => "middle wait",
        Wait::Penchan => "edge wait",
        Wait::Shanpon => "wait on two pairs",
        Wait::Tanki => "pair wait",
    }
}

fn limit(limit: Limit, terms: Terms) -> LimitName {
    let (key, kanji) = match limit {
        Limit::Mangan => ("mangan", "満貫"),
        Limit::Haneman => ("haneman", "跳満"),
        Limit::Baiman => ("baiman", "倍満"),
        Limit::Sanbaiman => ("sanbaiman", "三倍満"),
        Limit::Kazoe => ("kazoe", "数え役満"),
        Limit::Yakuman(_) => ("yakuman", "役満"),
    };
    LimitName { key: key.to_owned(), name: limit.name(terms), kanji: kanji.to_owned() }
}

fn abort(reason: Abort, nine_kinds: KyuushuKyuuhai) -> (&'static str, &'static str) {
    match reason {
        // There nine kinds are not always nine.
        Abort::KyuushuKyuuhai if nine_kinds == KyuushuKyuuhai::Shanghai => {
            ("配り直し", "Dealt again, for terminals and honours")
        }
        Abort::KyuushuKyuuhai => ("九種九牌", "Nine kinds of terminals and honours"),
        Abort::SuufonRenda => ("四風連打", "Four discards of one wind"),
        Abort::SuuchaRiichi => ("四家立直", "Four riichi"),
        Abort::Suukaikan => ("四開槓", "Four kans"),
        Abort::Sanchahou => ("三家和", "Three rons"),
        Abort::FifthKan => ("五開槓", "A fifth kan"),
        Abort::Chombo => ("錯和", "Riichi without tenpai"),
    }
}

fn transfer(transfer: &score::Transfer) -> Transfer {
    let account = |account: score::Account| match account {
        score::Account::Seat(who) => Account::Seat { seat: seat(who) },
        score::Account::Pot => Account::Pot {},
    };
    let reason = match transfer.reason {
        score::Reason::Hand => TransferReason::Hand,
        score::Reason::Honba => TransferReason::Honba,
        score::Reason::Sticks => TransferReason::Sticks,
        score::Reason::Pao => TransferReason::Pao,
        score::Reason::Noten => TransferReason::Noten,
        score::Reason::Nagashi => TransferReason::Nagashi,
        score::Reason::RiichiStick => TransferReason::RiichiStick,
        score::Reason::Chombo => TransferReason::Chombo,
    };
    Transfer { from: account(transfer.from), to: account(transfer.to), points: transfer.points, reason }
}

/// The standings after a game, or after the match.
pub(super) fn match_end(settlement: &engine::Settlement, table: &engine::Table) -> MatchEnd {
    let rules = &table.rules;
    let reason = match settlement.reason {
        EndReason::LastHand => "last_hand",
        EndReason::Goal => "goal",
        EndReason::Bust => "bust",
        EndReason::AgariYame => "agari_yame",
        EndReason::TenpaiYame => "tenpai_yame",
    };
    let lines = settlement.lines();
    let standing = |standing: &engine::Standing| Standing {
        seat: seat(standing.seat),
        place: standing.place,
        points: standing.points,
        amounts: lines.iter().map(|(_, points)| points(standing)).collect(),
        total: standing.total,
    };
    MatchEnd {
        reason: reason.to_owned(),
        game: table.start.game + 1,
        games: rules.hanchan_count,
        unit: rules.settle_unit.name().to_owned(),
        per_thousand: rules.per_thousand(),
        lines: lines.iter().map(|(title, _)| (*title).to_owned()).collect(),
        standings: settlement.standings.iter().map(standing).collect(),
        leftover_sticks: settlement.leftover_sticks,
    }
}
