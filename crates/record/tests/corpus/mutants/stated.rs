//! Differences between two readings of a record.

use std::collections::BTreeSet;
use std::mem::discriminant;

use jantaku_core::BySeat;
use jantaku_record::Record;
use jantaku_record::formats::Input;
use jantaku_record::formats::client::{Observed, Stream};
use jantaku_record::formats::log::{
    Log, LogEnd, LogRound, LogStart, Move, StatedDraw, StatedResult, StatedWin, TileNumbers,
};

type Changes = BTreeSet<&'static str>;

/// What the second states differently from the first.
pub fn changes(first: &Input, second: &Input) -> Changes {
    let mut changes = Changes::new();
    match (first, second) {
        (Input::Log(first), Input::Log(second)) => log(first, second, &mut changes),
        (Input::Logs(first), Input::Logs(second)) if first.len() == second.len() => {
            first.iter().zip(second).for_each(|(first, second)| log(first, second, &mut changes));
        }
        (Input::Logs(_), _) | (Input::Log(_), Input::Logs(_)) => drop(changes.insert("number of matches")),
        (Input::Client(first), Input::Client(second)) => stream(first, second, &mut changes),
        (Input::Ours(first), Input::Ours(second)) => ours(first, second, &mut changes),
        _ => drop(changes.insert("the format")),
    }
    changes
}

/// Names a thing where two values of it differ.
macro_rules! compare {
    ($changes:ident, $first:ident, $second:ident, $($field:ident: $what:literal),+ $(,)?) => {
        $(if $first.$field != $second.$field {
            $changes.insert($what);
        })+
    };
}

fn log(first: &Log, second: &Log, changes: &mut Changes) {
    compare!(changes, first, second, rules: "rules", seats: "names", title: "title", seed: "seed of the walls");
    result(first.result.as_ref(), second.result.as_ref(), changes);
    if first.rounds.len() != second.rounds.len() {
        changes.insert("number of rounds");
        return;
    }
    for (first, second) in first.rounds.iter().zip(&second.rounds) {
        round(first, second, changes);
    }
}

fn result(first: Option<&StatedResult>, second: Option<&StatedResult>, changes: &mut Changes) {
    match (first, second) {
        (Some(first), Some(second)) => {
            compare!(changes, first, second, points: "final points", totals: "results", places: "places");
        }
        (None, None) => {}
        _ => drop(changes.insert("whether the match is over")),
    }
}

fn round(first: &LogRound, second: &LogRound, changes: &mut Changes) {
    start(&first.start, &second.start, changes);
    compare!(changes, first, second, indicators: "list of indicators", ura: "ura indicators");
    let sorted = |hands: &BySeat<Vec<_>>| {
        let mut hands = hands.clone();
        hands.iter_mut().for_each(|(_, hand)| hand.sort());
        hands
    };
    if sorted(&first.hands) != sorted(&second.hands) {
        changes.insert("hands dealt");
    } else if first.hands != second.hands {
        changes.insert("order of the deal");
    }
    numbers(first.numbers.as_ref(), second.numbers.as_ref(), changes);
    moves(&first.moves.iter().collect::<Vec<_>>(), &second.moves.iter().collect::<Vec<_>>(), changes);
    end(first.end.as_ref(), second.end.as_ref(), changes);
}

fn start(first: &LogStart, second: &LogStart, changes: &mut Changes) {
    compare!(
        changes, first, second,
        wind_index: "wind of the round", dealer: "dealer", honba: "honba", sticks: "sticks", scores: "points at the start",
        indicator: "first indicator", dice: "dice",
    );
}

fn numbers(first: Option<&TileNumbers>, second: Option<&TileNumbers>, changes: &mut Changes) {
    if first != second {
        changes.insert("copies of tiles");
    }
}

fn moves(first: &[&Move], second: &[&Move], changes: &mut Changes) {
    if first.len() != second.len() {
        changes.insert("number of moves");
        return;
    }
    for (first, second) in first.iter().zip(second) {
        if discriminant(*first) != discriminant(*second) {
            changes.insert("order of moves");
        } else if first != second {
            changes.insert(move_changed(first, second));
        }
    }
}

fn move_changed(first: &Move, second: &Move) -> &'static str {
    match (first, second) {
        (Move::Discard { tile, riichi, .. }, Move::Discard { tile: other, riichi: declares, .. }) => {
            match (tile == other, riichi == declares) {
                (true, true) => "whether a discard is the tile drawn",
                (true, false) => "whether a discard declares riichi",
                _ => "which tile is discarded",
            }
        }
        (Move::Draw { .. }, _) => "which tile is drawn",
        (Move::RiichiPaid { seat, .. }, Move::RiichiPaid { seat: other, .. }) if seat == other => {
            "points after a riichi stick"
        }
        (Move::RiichiPaid { .. }, _) => "who pays a riichi stick",
        (Move::Meld { .. }, _) => "meld",
        (Move::Kita { .. }, _) => "North set aside",
        (Move::Dora { .. }, _) => "indicator of a kan",
        _ => "move",
    }
}

fn end(first: Option<&LogEnd>, second: Option<&LogEnd>, changes: &mut Changes) {
    match (first, second) {
        (Some(LogEnd::Won(first)), Some(LogEnd::Won(second))) if first.len() == second.len() => {
            first.iter().zip(second).for_each(|(first, second)| win(first, second, changes));
        }
        (Some(LogEnd::Drawn(first)), Some(LogEnd::Drawn(second))) => draw(first, second, changes),
        (Some(_), None) => drop(changes.insert("end of a round left out")),
        (None, None) => {}
        _ => drop(changes.insert("end of a round")),
    }
}

fn win(first: &StatedWin, second: &StatedWin, changes: &mut Changes) {
    compare!(
        changes, first, second,
        seat: "winner", from: "discarder", liable: "liable player", tile: "winning tile", hand: "winning hand", yaku: "yaku",
        han: "han", fu: "fu", limit: "limit", points: "points of the hand", chips: "chips", pot: "pot", before: "points before",
        deltas: "payments", after: "points after",
    );
}

fn draw(first: &StatedDraw, second: &StatedDraw, changes: &mut Changes) {
    compare!(
        changes, first, second,
        kind: "kind of draw", tenpai: "tenpai", shown: "hands shown", pot: "pot", before: "points before",
        deltas: "payments", after: "points after",
    );
}

fn stream(first: &Stream, second: &Stream, changes: &mut Changes) {
    compare!(changes, first, second, rules: "rules", players: "players", seat: "whose stream it is");
    result(first.result.as_ref(), second.result.as_ref(), changes);
    if first.rounds.len() != second.rounds.len() {
        changes.insert("number of rounds");
        return;
    }
    for (first, second) in first.rounds.iter().zip(&second.rounds) {
        start(&first.start, &second.start, changes);
        compare!(changes, first, second, hand: "hands dealt", indicators: "list of indicators", ura: "ura indicators");
        end(first.end.as_ref(), second.end.as_ref(), changes);
        let steps = |round: &jantaku_record::formats::client::StreamRound| -> Vec<_> {
            round.steps.iter().map(|step| (step.observed.clone(), step.offers)).collect()
        };
        let (first, second) = (steps(first), steps(second));
        if first.len() != second.len() {
            changes.insert("number of moves");
            continue;
        }
        for ((first, offers), (second, others)) in first.iter().zip(&second) {
            if offers != others {
                changes.insert("offers");
            }
            match (first, second) {
                (Observed::Move(first), Observed::Move(second)) => moves(&[first], &[second], changes),
                (first, second) if first != second => drop(changes.insert("move")),
                _ => {}
            }
        }
    }
}

fn ours(first: &Record, second: &Record, changes: &mut Changes) {
    let (one, other) = (&first.header, &second.header);
    compare!(
        changes, one, other,
        jantaku: "version of the program", match_id: "id of the match", rules: "rules", rules_hash: "hash of the rules", seats: "names",
        excerpt: "whether it is an excerpt",
    );
    if first.rounds.len() != second.rounds.len() {
        changes.insert("number of rounds");
    }
    for (first, second) in first.rounds.iter().zip(&second.rounds) {
        if first.sealed.what != second.sealed.what {
            changes.insert("commitment");
        }
        if first.revealed.as_ref().map(|at| &at.what) != second.revealed.as_ref().map(|at| &at.what) {
            changes.insert("wall");
        }
        let events = |round: &jantaku_record::RecordedRound| -> Vec<_> {
            round.events.iter().map(|event| event.what.clone()).collect()
        };
        if events(first) != events(second) {
            changes.insert("events");
        }
    }
    if first.ended.as_ref().map(|at| &at.what) != second.ended.as_ref().map(|at| &at.what) {
        changes.insert("final result");
    }
}
