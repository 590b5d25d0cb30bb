//! Checks the end of a round and of a match, item by item.

use jantaku_core::{BySeat, Hand, Seat, Tile, Yaku};
use jantaku_engine::{Action, Event, Outcome, Round, RoundEnd, Table};

use super::round::RoundReplay;
use super::{Check, Fault, same, stated, stated_win};
use crate::formats::log::{
    Counted, DrawKind, Log, LogEnd, StatedDraw, StatedLimit, StatedPoints, StatedResult, StatedWin, StatedWorth,
    StatedYaku,
};
use crate::yaku_names::name_of;

/// What the end of a round is compared with.
pub(super) struct Ending<'a> {
    /// The number of the event.
    pub at: usize,
    /// The table after it.
    pub table: &'a Table,
    /// The indicators that the record lists.
    pub indicators: Option<&'a [Tile]>,
    /// The ura indicators that it lists.
    pub ura: Option<&'a [Tile]>,
}

impl Ending<'_> {
    fn fault(&self, check: Check, record: impl ToString, rules: impl ToString) -> Fault {
        (self.at, check, record.to_string(), rules.to_string())
    }
}

/// Compares the end of a round with that by the rules.
pub(super) fn check_end(ending: &Ending<'_>, stated: &LogEnd) -> Result<(), Fault> {
    let table = ending.table;
    let Some(end) = table.result() else {
        return Err(ending.fault(Check::Outcome, "the round is over", stated::phase(table)));
    };
    check_outcome(ending, stated, end)?;
    if let Some(indicators) = ending.indicators {
        same(ending.at, Check::Dora, indicators, &table.indicators, tiles)?;
    }
    let ours = match &end.outcome {
        Outcome::Won { ura_indicators, .. } => &ura_indicators[..],
        _ => &[],
    };
    ending.ura.map_or(Ok(()), |ura| same(ending.at, Check::Ura, ura, ours, tiles))
}

fn check_outcome(ending: &Ending<'_>, stated: &LogEnd, end: &RoundEnd) -> Result<(), Fault> {
    match (stated, &end.outcome) {
        (LogEnd::Won(stated), Outcome::Won { .. }) => check_wins(ending, stated, end),
        (LogEnd::Drawn(draw), Outcome::Exhaustive { hands, nagashi }) => {
            let kind = if nagashi.is_empty() { DrawKind::Exhaustive } else { DrawKind::Nagashi };
            same_kind(ending, draw.kind, kind)?;
            if let Some(stated) = &draw.tenpai {
                let ours = hands.map(|_, showing| showing.is_tenpai());
                if *stated != ours {
                    return Err(ending.fault(Check::Tenpai, seats(stated), seats(&ours)));
                }
            }
            check_draw(ending, draw, &BySeat::from_fn(hands.players(), |seat| hands[seat].tenpai()), end)
        }
        (LogEnd::Drawn(draw), Outcome::Abortive { reason, shown }) => {
            same_kind(ending, draw.kind, DrawKind::Abort(*reason))?;
            check_draw(ending, draw, &BySeat::from_fn(shown.players(), |seat| shown[seat].as_ref()), end)
        }
        (LogEnd::Won(_), ours) => Err(ending.fault(Check::Outcome, "a win", outcome(ours))),
        (LogEnd::Drawn(draw), ours) => Err(ending.fault(Check::Outcome, kind(draw.kind), outcome(ours))),
    }
}

fn same_kind(ending: &Ending<'_>, stated: DrawKind, ours: DrawKind) -> Result<(), Fault> {
    if stated == ours { Ok(()) } else { Err(ending.fault(Check::Outcome, kind(stated), kind(ours))) }
}

pub(super) fn kind(kind: DrawKind) -> String {
    match kind {
        DrawKind::Exhaustive => "an exhaustive draw".to_owned(),
        DrawKind::Nagashi => "an exhaustive draw with nagashi".to_owned(),
        DrawKind::Abort(reason) => format!("an abortive draw: {}", reason.key()),
    }
}

fn outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Won { .. } => "a win".to_owned(),
        Outcome::Exhaustive { nagashi, .. } if nagashi.is_empty() => kind(DrawKind::Exhaustive),
        Outcome::Exhaustive { .. } => kind(DrawKind::Nagashi),
        Outcome::Abortive { reason, .. } => kind(DrawKind::Abort(*reason)),
    }
}

fn seats(which: &BySeat<bool>) -> String {
    let seats: Vec<String> = which.iter().filter(|(_, is)| **is).map(|(seat, _)| format!("seat {seat}")).collect();
    if seats.is_empty() { "nobody".to_owned() } else { seats.join(", ") }
}

fn tiles(tiles: &[Tile]) -> String {
    tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ")
}

fn check_draw(
    ending: &Ending<'_>,
    draw: &StatedDraw,
    shown: &BySeat<Option<&Hand>>,
    end: &RoundEnd,
) -> Result<(), Fault> {
    for (seat, stated) in draw.shown.iter().flat_map(|shown| shown.iter()) {
        let ours = shown[seat].map(|hand| {
            let mut tiles: Vec<Tile> = hand.tiles().collect();
            tiles.sort();
            tiles
        });
        let say = |hand: &Option<Vec<Tile>>| {
            let hand = hand.as_ref().map_or("nothing".to_owned(), |hand| tiles(hand));
            format!("seat {seat} shows {hand}")
        };
        same(ending.at, Check::Tenpai, stated, &ours, say)?;
    }
    let deltas = end.payments.deltas(end.scores.players());
    let before = end.scores.map(|seat, points| points - deltas[seat]);
    same_points(ending.at, Check::Scores, draw.before.as_ref(), &before)?;
    same_points(ending.at, Check::Payment, draw.deltas.as_ref(), &deltas)?;
    same_points(ending.at, Check::Scores, draw.after.as_ref(), &end.scores)?;
    same_pot(ending, draw.pot, end.sticks)
}

fn same_points(at: usize, check: Check, stated: Option<&BySeat<i32>>, ours: &BySeat<i32>) -> Result<(), Fault> {
    match stated {
        Some(stated) => same(at, check, stated, ours, stated::numbers),
        None => Ok(()),
    }
}

fn same_pot(ending: &Ending<'_>, stated: Option<[u32; 2]>, sticks: u32) -> Result<(), Fault> {
    let Some(stated) = stated else { return Ok(()) };
    let say = |[honba, sticks]: &[u32; 2]| format!("{honba} honba and {sticks} sticks");
    same(ending.at, Check::Pot, &stated, &[ending.table.start.position.honba, sticks], say)
}

fn check_wins(ending: &Ending<'_>, stated: &[StatedWin], end: &RoundEnd) -> Result<(), Fault> {
    let Outcome::Won { wins, .. } = &end.outcome else { unreachable!("only ends by a win are compared with wins") };
    let list = |seats: &Vec<Seat>| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" and ");
    let (stated_winners, winners): (Vec<Seat>, Vec<Seat>) =
        (stated.iter().map(|win| win.seat).collect(), wins.iter().map(|win| win.seat).collect());
    same(ending.at, Check::Winner, &stated_winners, &winners, list)?;
    let start = ending.table.start.clone();
    let all = end.payments.deltas(end.scores.players());
    let mut scores = end.scores.map(|seat, points| points - all[seat]);
    let mut sticks = u32::try_from(-end.payments.pot_delta() / ending.table.rules.riichi_stake.max(1)).unwrap_or(0);
    for (stated, ours) in stated.iter().zip(wins) {
        let said = stated_win(ours, &start, end);
        check_win(ending, stated, &said, stated::as_ron(ours, start.position.dealer))?;
        same_points(ending.at, Check::Scores, stated.before.as_ref(), &scores)?;
        same_pot(ending, stated.pot, std::mem::take(&mut sticks))?;
        let deltas = said.deltas.unwrap_or_else(|| all.clone());
        scores = scores.map(|seat, points| points + deltas[seat]);
        let after = if winners.last() == Some(&ours.seat) { &end.scores } else { &scores };
        same_points(ending.at, Check::Scores, stated.after.as_ref(), after)?;
    }
    Ok(())
}

/// Compares only what the record states; `as_ron` is what the hand would be worth on a discard.
fn check_win(ending: &Ending<'_>, stated: &StatedWin, ours: &StatedWin, as_ron: i32) -> Result<(), Fault> {
    let at = ending.at;
    let who = |seat: &Option<Seat>| seat.map_or("nobody".to_owned(), |seat| format!("seat {seat}"));
    let players = ending.table.players();
    same(at, Check::Winner, &stated.from, &ours.from, |seat| format!("from {}", who(seat)))?;
    if let (Some(stated), Some(ours)) = (&stated.tile, &ours.tile) {
        same(at, Check::Hand, stated, ours, Tile::to_string)?;
    }
    if let (Some(stated), Some(ours)) = (&stated.hand, &ours.hand) {
        same(at, Check::Hand, &stated[..], ours, tiles)?;
    }
    if let (Some(stated), Some(ours)) = (&stated.yaku, &ours.yaku) {
        check_yaku(ending, stated, ours)?;
    }
    if let (Some(stated), Some(ours)) = (stated.han, ours.han) {
        same(at, Check::Han, &stated, &ours, u8::to_string)?;
    }
    // Tenhou has 0 fu for kokushi.
    let kokushi = |line: &StatedYaku| matches!(line.what, Counted::Yaku(Yaku::Kokushi | Yaku::Kokushi13));
    let uncounted = ours.yaku.iter().flatten().any(kokushi);
    if let (Some(stated), Some(fu)) = (stated.fu.filter(|&fu| fu > 0 || !uncounted), ours.fu) {
        same(at, Check::Fu, &stated, &fu, u8::to_string)?;
    }
    if let (Some(stated), Some(limit)) = (stated.limit, ours.limit) {
        let kazoe = limit == StatedLimit::Kazoe && stated == StatedLimit::Yakuman;
        // If kiriage makes the hand a mangan, Tenhou gives its points and names no limit.
        let rounded =
            ending.table.rules.kiriage && matches!((ours.han, ours.fu), (Some(4), Some(30)) | (Some(3), Some(60)));
        let unnamed = rounded && limit == StatedLimit::Mangan && stated == StatedLimit::None;
        if stated != limit && !kazoe && !unnamed {
            return Err(ending.fault(Check::Limit, format!("{stated:?}"), format!("{limit:?}")));
        }
    }
    if let (Some(stated), Some(sum)) = (stated.points, ours.points) {
        let sum = match stated {
            StatedPoints::AsRon(_) => as_ron,
            _ => sum.sum(players),
        };
        same(at, Check::Points, &stated.sum(players), &sum, i32::to_string)?;
    }
    if let (Some(stated), Some(ours)) = (stated.liable, ours.liable) {
        same(at, Check::Liable, &stated, &ours, who)?;
    }
    if let Some(deltas) = &ours.deltas {
        same_points(ending.at, Check::Payment, stated.deltas.as_ref(), deltas)?;
    }
    Ok(())
}

fn list(lines: &[StatedYaku]) -> String {
    let say = |line: &StatedYaku| {
        let name = match (line.what, line.wind) {
            (Counted::Yaku(yaku), Some(wind)) => format!("{} {wind}", yaku.key()),
            (Counted::Yaku(yaku), None) => yaku.key().to_owned(),
            (other, _) => name_of(other, None).unwrap_or_default(),
        };
        match line.worth {
            StatedWorth::Han(han) => format!("{name} {han}"),
            StatedWorth::Yakuman(units) => format!("{name} {units} yakuman"),
            StatedWorth::Uncounted => format!("{name} yakuman"),
            StatedWorth::Limit(limit) => format!("{name} {limit}"),
        }
    };
    lines.iter().map(say).collect::<Vec<_>>().join(", ")
}

/// Texts of a round's wins that contradict the tiles: the wind of a yaku, and the chips.
pub(super) fn wrong_labels(ending: &Ending<'_>, stated: &LogEnd) -> Vec<Fault> {
    let (LogEnd::Won(stated), Some(end)) = (stated, ending.table.result()) else { return Vec::new() };
    let Outcome::Won { wins, .. } = &end.outcome else { return Vec::new() };
    let chips = stated.iter().zip(wins).filter_map(|(stated, ours)| {
        let ours = ours.chips(&ending.table.rules);
        let said = i32::from(stated.chips?);
        (said != ours).then(|| ending.fault(Check::Chips, said, ours))
    });
    let lines = stated.iter().zip(wins).flat_map(|(stated, ours)| {
        let ours = stated_win(ours, &ending.table.start, end).yaku.unwrap_or_default();
        let pair = move |line: &StatedYaku| Some((*line, *ours.iter().find(|ours| ours.what == line.what)?));
        stated.yaku.iter().flatten().filter_map(pair).collect::<Vec<_>>()
    });
    let wrong = lines.filter(|(line, ours)| line.wind.is_some_and(|wind| ours.wind != Some(wind)));
    wrong.map(|(line, ours)| ending.fault(Check::Yaku, list(&[line]), list(&[ours]))).chain(chips).collect()
}

/// Compares the yaku; neither their order nor the wind of their label matters.
fn check_yaku(ending: &Ending<'_>, stated: &[StatedYaku], ours: &[StatedYaku]) -> Result<(), Fault> {
    let named = |lines: &[StatedYaku]| -> Vec<StatedYaku> {
        let mut lines: Vec<StatedYaku> =
            lines.iter().copied().filter(|line| line.worth != StatedWorth::Han(0)).collect();
        lines.sort();
        lines
    };
    let (stated, ours) = (named(stated), named(ours));
    let agree = |(a, b): (&StatedYaku, &StatedYaku)| {
        let uncounted = a.worth == StatedWorth::Uncounted && matches!(b.worth, StatedWorth::Yakuman(_));
        a.what == b.what && (uncounted || a.worth == b.worth)
    };
    if stated.len() == ours.len() && stated.iter().zip(&ours).all(agree) {
        return Ok(());
    }
    Err(ending.fault(Check::Yaku, list(&stated), list(&ours)))
}

/// Checks whether the match is over where the record ends, and with which result.
pub(super) fn check_match_end(
    replay: &mut RoundReplay<'_, impl FnMut(&Round, &Event)>,
    log: &Log,
) -> Result<(), Fault> {
    let Some(result) = &log.result else { return Ok(()) };
    let stops = replay.table.asked().find(|&seat| replay.table.legal_actions(seat).legal.contains(&Action::Stop));
    if let Some(seat) = stops {
        replay.choose(seat, Action::Stop)?;
    }
    let Some(settlement) = replay.table.settlement() else {
        return Err(replay.fault(Check::MatchEnd, "the match is over", "another round follows"));
    };
    let mut standings = settlement.standings.clone();
    standings.sort_by_key(|standing| standing.seat);
    let by_seat = |of: fn(&jantaku_engine::Standing) -> i32| BySeat::from_vec(standings.iter().map(of).collect());
    let StatedResult { points, totals, places } = result;
    if let Some(ours) = by_seat(|standing| standing.points) {
        same_points(replay.at, Check::Final, points.as_ref(), &ours)?;
    }
    if let Some(ours) = by_seat(|standing| standing.total) {
        same_points(replay.at, Check::Final, totals.as_ref(), &ours)?;
    }
    if let Some(ours) = by_seat(|standing| standing.place.into()) {
        let places = places.as_ref().map(|places| places.map(|_, place| i32::from(*place)));
        same_points(replay.at, Check::Final, places.as_ref(), &ours)?;
    }
    replay.tally.count("final results");
    Ok(())
}
