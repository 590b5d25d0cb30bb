use jantaku_advice as advice;
use jantaku_advice::safety::Mark;
use jantaku_core::{Kind, Seat};
use jantaku_score as score;

use super::{kinds, seat};
use crate::{Connection, DiscardHint, SafetyMark, TileSafety};

impl From<advice::DiscardHint> for DiscardHint {
    fn from(hint: advice::DiscardHint) -> DiscardHint {
        DiscardHint {
            shanten: hint.shanten,
            ukeire: hint.ukeire,
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
