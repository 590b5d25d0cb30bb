//! Advice, as it travels.

use jantaku_advice as advice;
use jantaku_advice::safety::Mark;
use jantaku_core::{Kind, Seat};
use jantaku_score as score;

use super::{kinds, seat};
use crate::{AfterDiscard, Connection, DiscardHint, KanWarning, SafetyMark, TileSafety, WaitLeft};

impl From<advice::WaitLeft> for WaitLeft {
    fn from(wait: advice::WaitLeft) -> WaitLeft {
        WaitLeft { tile: wait.kind.tile(), left: wait.left }
    }
}

impl From<advice::AfterDiscard> for AfterDiscard {
    fn from(after: advice::AfterDiscard) -> AfterDiscard {
        AfterDiscard { waits: after.waits.into_iter().map(Into::into).collect(), furiten: kinds(after.furiten) }
    }
}

impl From<advice::DiscardHint> for DiscardHint {
    fn from(hint: advice::DiscardHint) -> DiscardHint {
        DiscardHint {
            shanten: hint.shanten,
            ukeire: hint.ukeire.into_iter().map(Into::into).collect(),
            connection: connection(hint.connection, hint.tile.kind()),
            best: hint.best,
        }
    }
}

fn connection(connection: score::Connection, kind: Kind) -> Connection {
    match connection {
        score::Connection::Triplet => Connection::Triplet,
        score::Connection::Pair => Connection::Pair,
        score::Connection::Run => Connection::Run,
        score::Connection::Near => Connection::Near,
        score::Connection::Lone if kind.is_honour() => Connection::LoneHonour,
        score::Connection::Lone => Connection::Lone,
    }
}

impl From<advice::KanWarning> for KanWarning {
    fn from(warning: advice::KanWarning) -> KanWarning {
        match warning {
            advice::KanWarning::BreaksTenpai => KanWarning::BreaksTenpai {},
            advice::KanWarning::LowersHand => KanWarning::LowersHand {},
            advice::KanWarning::ChangesWaits { waits } => KanWarning::ChangesWaits { waits: kinds(waits) },
            advice::KanWarning::NewDora { riichi } => {
                KanWarning::NewDora { riichi: riichi.into_iter().map(seat).collect() }
            }
        }
    }
}

impl From<advice::TileSafety> for TileSafety {
    fn from(safety: advice::TileSafety) -> TileSafety {
        let against = safety.against.into_iter().map(|(seat, mark)| safety_mark(seat, mark));
        TileSafety { tile: safety.kind.tile(), left: safety.left, grade: safety.grade, against: against.collect() }
    }
}

pub(super) fn safety_mark(against: Seat, mark: Mark) -> SafetyMark {
    let Mark { class, suji, wall, grade: _ } = mark;
    SafetyMark { seat: seat(against), class, suji: kinds(suji), wall }
}
