//! How a round ends: wins and draws with all their payments.

use jantaku_core::rules::{MultiRonHonba, MultiRonSticks, Nagashi, NagashiAfter, NagashiHand};
use jantaku_core::{Hand, Meld, Place, Seat, Tile};
use jantaku_score::{
    Account, Payments, Reason, Transfer, WinPayment, chombo_payments, nagashi_payments, noten_payments, win_payments,
};

use crate::legal::{CompleteHand, How, is_tenpai, score_win, without_drawn};
use crate::seat_state::SeatState;
use crate::{Abort, Origin, Outcome, Phase, RiichiStatus, RiverTile, Round, RoundEnd, RoundWin, Showing, Table};

/// The win of the seat whose turn it is.
pub(crate) fn tsumo(round: &Round, seat: Seat) -> Option<RoundEnd> {
    let hand = &round.own[seat].hand;
    let tile = hand.drawn()?;
    let Phase::Turn { origin: Origin::Draw(from), .. } = round.table.phase else { return None };
    won(round, &[(seat, without_drawn(hand, tile))], None, tile, How::Drawn(from))
}

/// The wins of these seats on the tile on offer, in turn order.
pub(crate) fn ron(round: &Round, winners: &[Seat]) -> RoundEnd {
    let Phase::Claims { from, tile, on } = round.table.phase else { unreachable!("a ron claims a tile on offer") };
    let hands: Vec<(Seat, Hand)> = winners.iter().map(|&seat| (seat, round.own[seat].hand.clone())).collect();
    won(round, &hands, Some(from), tile, How::Claimed(on)).expect("a ron was checked when it was claimed")
}

fn won(round: &Round, winners: &[(Seat, Hand)], from: Option<Seat>, tile: Tile, how: How) -> Option<RoundEnd> {
    let table = &round.table;
    let in_riichi = |seat: Seat| matches!(table.riichi[seat], RiichiStatus::Riichi { .. });
    let ura_indicators =
        if winners.iter().any(|(seat, _)| in_riichi(*seat)) { ura_indicators(round) } else { Vec::new() };
    let scored = |(seat, hand): &(Seat, Hand)| {
        let query = CompleteHand { hand, tile, how, ura_indicators: &ura_indicators };
        let win = score_win(table, *seat, &query).ok()?;
        Some(RoundWin { seat: *seat, from, tile, hand: hand.clone(), win, liable: None })
    };
    let mut wins: Vec<RoundWin> = winners.iter().map(scored).collect::<Option<_>>()?;
    let payments = table.pay(&mut wins);
    Some(ended(table, Outcome::Won { wins, ura_indicators }, payments, 0))
}

impl Table {
    /// The payments of wins on one tile, in turn order, in the present state; also sets who is liable for each win.
    pub fn pay(&self, wins: &mut [RoundWin]) -> Payments {
        let winners: Vec<Seat> = wins.iter().map(|win| win.seat).collect();
        let mut payments = Payments::default();
        for (nth, winning) in wins.iter_mut().enumerate() {
            let pao = self.liabilities(winning.seat, &winning.win);
            let paid = win_payments(&WinPayment {
                rules: &self.rules,
                win: &winning.win,
                winner: winning.seat,
                from: winning.from,
                dealer: self.dealer(),
                honba: self.honba_of(nth),
                sticks: self.sticks_of(&winners, nth),
                pao: &pao,
            });
            let paid = match self.start.broken() {
                Some(broken) => paid.doubled_for(broken),
                None => paid,
            };
            payments.extend(paid.iter().copied());
            winning.liable = pao.last().map(|liability| liability.seat);
        }
        payments
    }

    //
    /// The honba that the `nth` winner on one tile collects.
    fn honba_of(&self, nth: usize) -> u32 {
        match self.rules.multi_ron_honba {
            MultiRonHonba::First if nth > 0 => 0,
            _ => self.start.position.honba,
        }
    }

    //
    /// The riichi sticks that the `nth` winner on one tile takes.
    fn sticks_of(&self, winners: &[Seat], nth: usize) -> u32 {
        let own = |seat: &Seat| match self.rules.multi_ron_sticks {
            MultiRonSticks::First => 0,
            MultiRonSticks::OwnBackRestFirst => u32::from(matches!(self.riichi[*seat], RiichiStatus::Riichi { .. })),
        };
        match nth {
            0 => self.sticks.saturating_sub(winners[1..].iter().map(own).sum()),
            _ => own(&winners[nth]),
        }
    }
}

//
/// The indicators that a winner in riichi turns.
fn ura_indicators(round: &Round) -> Vec<Tile> {
    let under = round.table.rules.ura_under(round.table.indicators.len());
    under.filter_map(|nth| round.wall.at(Place::Ura(nth))).collect()
}

/// An aborted round; `shown` are the seats that show their hands.
pub(crate) fn abortive(round: &Round, reason: Abort, shown: &[Seat]) -> RoundEnd {
    let shown = round.own.map(|seat, own| shown.contains(&seat).then(|| own.hand.clone()));
    ended(&round.table, Outcome::Abortive { reason, shown }, Payments::default(), round.table.sticks)
}

//
/// Hands are shown and a player in riichi is not tenpai. The sticks of the hand are returned.
pub(crate) fn chombo(round: &Round) -> Option<RoundEnd> {
    let table = &round.table;
    let riichi = |seat: &Seat| table.riichi[*seat].is_riichi();
    let offenders: Vec<Seat> =
        table.players().seats().filter(|seat| riichi(seat) && round.own[*seat].waits.is_empty()).collect();
    if offenders.is_empty() {
        return None;
    }
    let mut payments = chombo_payments(&table.rules, table.dealer(), &offenders);
    for seat in table.players().seats().filter(riichi) {
        let points = table.rules.riichi_stake;
        payments.push(Transfer { from: Account::Pot, to: Account::Seat(seat), points, reason: Reason::RiichiStick });
    }
    let shown = round.own.map(|seat, own| offenders.contains(&seat).then(|| own.hand.clone()));
    Some(ended(table, Outcome::Abortive { reason: Abort::Chombo, shown }, payments, table.start.position.sticks))
}

/// The wall has run out.
pub(crate) fn exhaustive(round: &Round) -> RoundEnd {
    if let Some(chombo) = chombo(round) {
        return chombo;
    }
    let table = &round.table;
    let hands = round.own.map(|seat, own| match table.declared(seat) {
        Some(showing) => showing.clone(),
        None => unasked(table, seat, own),
    });
    let nagashi = nagashi(table);
    let mut payments = if nagashi.is_empty() {
        noten_payments(&table.rules, &hands.map(|_, showing| showing.is_tenpai()))
    } else {
        nagashi_payments(&table.rules, table.dealer(), table.start.position.honba, &nagashi)
    };
    let mut sticks = table.sticks;
    if let (Some(&first), NagashiAfter::AsTsumoWin) = (nagashi.first(), table.rules.nagashi_after) {
        let points = table.rules.riichi_stake * std::mem::take(&mut sticks) as i32;
        payments.push(Transfer { from: Account::Pot, to: Account::Seat(first), points, reason: Reason::Sticks });
    }
    ended(table, Outcome::Exhaustive { hands, nagashi }, payments, sticks)
}

/// The tenpai hand that a seat without a choice shows, if it has one.
pub(crate) fn unasked(table: &Table, seat: Seat, own: &SeatState) -> Showing {
    if is_tenpai(table, seat, own) { Showing::Tenpai(own.hand.clone()) } else { Showing::Nothing }
}

/// The seats that score nagashi, in turn order from the dealer.
pub(crate) fn nagashi(table: &Table) -> Vec<Seat> {
    let scores = |seat: &Seat| table.rules.nagashi_value != Nagashi::Off && scores_nagashi(table, *seat);
    table.players().seats_from(table.dealer()).filter(scores).collect()
}

//
/// Only terminals and honours discarded, none of them claimed, and a hand that the house admits.
fn scores_nagashi(table: &Table, seat: Seat) -> bool {
    let rules = &table.rules;
    let counts = |discard: &RiverTile| {
        discard.tile.kind().is_yaochuu() && !(rules.nagashi_needs_unclaimed && discard.claimed_by.is_some())
    };
    let admitted = match rules.nagashi_needs_closed {
        NagashiHand::Any => true,
        NagashiHand::Closed => table.melds[seat].iter().all(|meld| matches!(meld, Meld::Ankan(_))),
        NagashiHand::ClosedNoAnkan => table.melds[seat].is_empty(),
    };
    let river = &table.rivers[seat];
    admitted && !river.is_empty() && river.iter().all(counts)
}

fn ended(table: &Table, outcome: Outcome, payments: Payments, sticks: u32) -> RoundEnd {
    let deltas = payments.deltas(table.players());
    let scores = table.scores.map(|seat, points| points + deltas[seat]);
    RoundEnd { outcome, payments, scores, sticks }
}
