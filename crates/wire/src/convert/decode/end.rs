use jantaku_core::Players;
use jantaku_engine::{self as engine, RoundWin, Table};
use jantaku_score as score;

use super::pieces::shown;
use super::{DecodeError, by_seat, seat};
use crate::{Account, EndReason, MatchEnd, Outcome, ResultLine, RoundEnd, ShownHand, Standing, Transfer, Winner};

/// The end of the round at this table, as it was before it.
pub(super) fn round_end(end: &RoundEnd, table: &Table) -> Result<engine::RoundEnd, DecodeError> {
    Ok(engine::RoundEnd {
        outcome: outcome(end, table)?,
        payments: end.transfers.iter().map(transfer).collect::<Result<_, _>>()?,
        scores: by_seat(end.changes.iter().map(|change| change.after).collect(), table.players())?,
        sticks: end.sticks,
    })
}

fn outcome(end: &RoundEnd, table: &Table) -> Result<engine::Outcome, DecodeError> {
    let players = table.players();
    match &end.outcome {
        Outcome::Won { winners } => {
            let ura_indicators: Vec<_> = end.ura.iter().map(|dora| dora.indicator).collect();
            let wins = winners.iter().map(|winner| win(winner, table, &ura_indicators)).collect::<Result<_, _>>()?;
            Ok(engine::Outcome::Won { wins, ura_indicators })
        }
        Outcome::Exhaustive { tenpai, noten, nagashi } => {
            let tenpai = tenpai.iter().map(|hand| hand.as_ref().map(shown).transpose());
            let noten = noten.iter().map(|hand| hand.as_ref().map(shown).transpose());
            let showing = tenpai.zip(noten).map(|(tenpai, noten)| {
                let noten = noten?.map_or(engine::Showing::Nothing, engine::Showing::Noten);
                Ok(tenpai?.map_or(noten, engine::Showing::Tenpai))
            });
            let hands = by_seat(showing.collect::<Result<_, DecodeError>>()?, players)?;
            let nagashi = nagashi.iter().copied().map(seat).collect::<Result<_, _>>()?;
            Ok(engine::Outcome::Exhaustive { hands, nagashi })
        }
        Outcome::Abortive { reason, shown: hands, .. } => {
            let reason = engine::Abort::ALL.into_iter().find(|abort| abort.key() == reason);
            let hand = |hand: &Option<ShownHand>| hand.as_ref().map(shown).transpose();
            let hands = hands.iter().map(hand).collect::<Result<_, _>>()?;
            let reason = reason.ok_or(DecodeError::Field("reason"))?;
            Ok(engine::Outcome::Abortive { reason, shown: by_seat(hands, players)? })
        }
    }
}

/// The worth of a winner's hand follows from the table, line by line.
fn win(winner: &Winner, table: &Table, ura: &[jantaku_core::Tile]) -> Result<RoundWin, DecodeError> {
    let (who, tile, hand) = (seat(winner.seat)?, winner.tile, shown(&winner.hand)?);
    let win = table.score_shown(who, &hand, tile, ura)?;
    let (from, liable) = (winner.from.map(seat).transpose()?, winner.liable.map(seat).transpose()?);
    Ok(RoundWin { seat: who, from, tile, hand, win, liable })
}

fn transfer(transfer: &Transfer) -> Result<score::Transfer, DecodeError> {
    let account = |account| match account {
        Account::Seat { seat: who } => seat(who).map(score::Account::Seat),
        Account::Pot {} => Ok(score::Account::Pot),
    };
    let &Transfer { from, to, points, reason } = transfer;
    Ok(score::Transfer { from: account(from)?, to: account(to)?, points, reason })
}

pub(super) fn settlement(end: &MatchEnd, players: Players) -> Result<engine::Settlement, DecodeError> {
    let mut points = vec![0; players.count()];
    for standing in &end.standings {
        *points.get_mut(usize::from(standing.seat)).ok_or(DecodeError::Field("seat"))? = standing.points;
    }
    Ok(engine::Settlement {
        reason: match end.reason {
            EndReason::LastHand => engine::EndReason::LastHand,
            EndReason::Goal => engine::EndReason::Goal,
            EndReason::Bust => engine::EndReason::Bust,
            EndReason::AgariYame | EndReason::AgariStop => engine::EndReason::AgariYame,
            EndReason::TenpaiYame | EndReason::TenpaiStop => engine::EndReason::TenpaiYame,
        },
        standings: end.standings.iter().map(|one| standing(one, &end.lines)).collect::<Result<_, _>>()?,
        leftover_sticks: end.leftover_sticks,
        scores: by_seat(points, players)?,
    })
}

fn standing(standing: &Standing, lines: &[ResultLine]) -> Result<engine::Standing, DecodeError> {
    let amount = |line| lines.iter().zip(&standing.amounts).find(|(own, _)| **own == line).map_or(0, |found| *found.1);
    Ok(engine::Standing {
        seat: seat(standing.seat)?,
        place: standing.place,
        points: standing.points,
        uma: amount(ResultLine::Uma),
        oka: amount(ResultLine::Oka),
        earlier: amount(ResultLine::Earlier),
        chips: amount(ResultLine::Chips),
        yakitori: amount(ResultLine::Yakitori),
        fouls: amount(ResultLine::Fouls),
        total: standing.total,
    })
}
